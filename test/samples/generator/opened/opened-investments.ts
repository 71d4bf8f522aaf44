import { makePortfolio, type PortfolioData, type Position, sharesOf } from "../investment-data.ts";
import { investmentTruth } from "../investment-layouts.ts";
import { document } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { opened, rightsNotice } from "./furniture.ts";

const $ = money.dollar;
const plain = money.plain;
const portion = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

/** A discount broker: symbols first, gains and shares of the account behind the value, an allocation box, a sweep account. */
const symbolsFirst = opened("invest-symbols-first", "investments", (seed) => {
  const d = makePortfolio(seed, 31);
  const invested = d.total - d.cash;
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h4{background:#dfe9f5;padding:3px;margin:10px 0 3px}`,
    `<div class=row><div style="font-size:17pt;color:#069">corliss <b>WEALTH</b></div><div>Corliss One<sup>®</sup> Account of<br>${d.person.name}</div><div class=r>Account Number<br><b>${d.number.slice(0, 4)}-${d.number.slice(4)}</b><br>Statement Period<br><b>${date.long(d.start).split(",")[0] ?? ""}-${date.long(d.end)}</b></div></div>
    <div class=row><div><h4>Account Summary</h4><div>Ending Account Value as of ${date.noYear(d.end)}</div><div style="font-size:17pt">${$(d.total)}</div><div>Beginning Account Value as of ${date.noYear(d.start)}</div><div style="font-size:13pt">${$(d.beginning)}</div></div><div><h4>&nbsp;</h4>${grid(
      "lrr",
      ["", "This Statement", "YTD"],
      [
        ["Beginning Value", $(d.beginning), $(d.beginning - 501_233)],
        ["Deposits", plain(d.added + d.employerAdded), plain(d.ytdAdded)],
        ["Withdrawals", money.brackets(-d.taken), money.brackets(-d.taken - 30_000)],
        ["Dividends and Interest", "0.00", "812.40"],
        ["Market Appreciation/(Depreciation)", money.brackets(d.change), money.brackets(d.change - 4_410)],
        ["Expenses", "0.00", "0.00"],
        ["<b>Ending Value</b>", `<b>${$(d.total)}</b>`, `<b>${$(d.total)}</b>`],
      ],
    )}</div></div>
    <h4>Asset Allocation</h4>${grid(
      "lrr",
      ["", "This Period", "Current Allocation"],
      [
        ["Cash and Cash Investments", $(d.cash), portion(d.cash, d.total)],
        ["Equities and Funds", $(invested), portion(invested, d.total)],
        ["Total", $(d.total), "100%"],
      ],
    )}
    <h4>Positions - Summary</h4><b>Cash and Cash Investments</b>${grid("llrrr", ["Type", "Description", "Starting Balance", "Ending Balance", "% of Acct"], [["Bank Sweep", "CORLISS BANK SWEEP", $(d.cash - 12_301), $(d.cash), portion(d.cash, d.total)]])}<b>Positions</b>${grid(
      "llrrrrrr",
      [
        "Symbol",
        "Description",
        "Quantity",
        "Price($)",
        "Market Value($)",
        "Cost Basis($)",
        "Unrealized Gain/(Loss)($)",
        "% of Acct",
      ],
      d.positions.map((p) => [
        p.symbol,
        escaped(p.name.toUpperCase()),
        sharesOf(p),
        plain(p.price),
        plain(p.value),
        plain(p.cost),
        p.value < p.cost ? `(${plain(p.cost - p.value)})` : plain(p.value - p.cost),
        portion(p.value, d.total),
      ]),
    )}${rightsNotice}`,
  );
  const truth = investmentTruth(
    "corliss WEALTH",
    d,
    { kind: "brokerage", accountLast4: d.number.slice(-4) },
    { symbols: true },
  );
  const account = truth.accounts[0];
  account?.holdings?.unshift({ name: "CORLISS BANK SWEEP", value: decimal(d.cash) });
  return {
    html,
    truth: {
      ...truth,
      allowed: {
        ...truth.allowed,
        institution: ["corliss"],
        "accounts.0.institution": ["corliss"],
        "accounts.0.holdings.0.name": ["Bank Sweep"],
      },
    },
  };
});

/** A household's portfolio: a taxable account and a Roth IRA under one total, funds in blocks. */
const twoAccounts = opened("invest-two-accounts", "investments", (seed) => {
  const parts = [makePortfolio(seed), makePortfolio(seed + 900)];
  const kinds = ["brokerage", "ira"] as const;
  const titles = ["Individual brokerage account", "Roth IRA brokerage account"];
  const [first] = parts;
  if (!first) throw new RangeError("A portfolio has an account.");
  const end = first.end;
  const dated = parts.map((d): PortfolioData => ({ ...d, start: first.start, end }));
  const total = dated.reduce((sum, d) => sum + d.total, 0);
  const block = (d: PortfolioData, index: number) =>
    `<h3>${titles[index] ?? ""} &mdash; XXXX-${d.number.slice(-4)}</h3><p>Total account value on ${date.long(end)}: <b>${$(d.total)}</b></p>${grid("llrrr", ["Symbol", "Name", "Quantity", `Price on ${date.noYear(end)}`, `Balance on ${date.noYear(end)}`], [["GHFX", "Federal Money Fund", (d.cash / 100).toFixed(2), "$1.00", $(d.cash)], ...d.positions.map((p) => [p.symbol, escaped(p.name), sharesOf(p), $(p.price), $(p.value)])])}`;
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${BASE}h3{color:#802;margin:16px 0 2px}td,th{padding:2px 4px}`,
    `<div class=row><div style="font-size:18pt;color:#802">Galleon Group</div><div class=r>Statement overview<br>${date.long(end)}, quarter-to-date</div></div><p>${first.person.name}</p>${pairs(
      [
        ["Total value of all accounts", `<b>${$(total)}</b>`],
        ["Individual brokerage account", $(dated[0]?.total ?? 0)],
        ["Roth IRA brokerage account", $(dated[1]?.total ?? 0)],
        ["Annual cash flow (estimated)", $(212_044)],
      ],
      "style='width:60%'",
    )}${dated.map(block).join("")}<p class=small>SIPC protects up to $500,000, including $250,000 for claims for cash.</p>`,
  );
  const name = (position: Position) => ({
    name: position.name,
    symbol: position.symbol,
    value: decimal(position.value),
  });
  return {
    html,
    truth: {
      documentType: "investments",
      institution: "Galleon Group",
      accounts: dated.map((d, index) => ({
        kind: kinds[index] ?? "brokerage",
        institution: "Galleon Group",
        accountLast4: d.number.slice(-4),
        totalValue: decimal(d.total),
        holdings: [
          { name: "Federal Money Fund", symbol: "GHFX", value: decimal(d.cash) },
          ...d.positions.map(name),
        ],
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        dated.flatMap((d, index) => [
          [`accounts.${index}.statementDate`, [end]],
          [`accounts.${index}.periodEnd`, [end]],
          [`accounts.${index}.endingBalance`, [decimal(d.total)]],
        ]),
      ),
    },
  };
});

/** A plan's keeper: the balance by source beside the balance by fund, five figures a fund, a loan and a vested share. */
const bySource = opened("invest-401k-by-source", "investments", (seed) => {
  const d = makePortfolio(seed);
  const funds = [
    ...d.positions,
    { name: "Guaranteed Income Fund", symbol: "", shares: 0, price: 0, cost: 0, value: d.cash },
  ];
  const added = d.added + d.employerAdded;
  const share = Math.floor(added / funds.length);
  const rows = funds.map((fund, index) => {
    const into = index === 0 ? added - share * (funds.length - 1) : share;
    const gain = Math.round(fund.value / 31);
    return [escaped(fund.name), $(fund.value - into - gain), $(into), $(gain), $(fund.value)];
  });
  const deferral = Math.round(d.total * 0.6);
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h4{color:#063;border-bottom:1px solid #063;margin:12px 0 3px}`,
    `<div class=row><div style="font-size:18pt;color:#063">SUMMITVIEW RETIREMENT</div><div class=r>${d.person.name}<br>Plan Number 410227-01 &nbsp; Participant ID ***-**-${d.number.slice(-4)}</div></div><h3>Tallgrass Foods 401(k) Savings and Profit Sharing Plan</h3><p>Quarterly statement: ${date.abbreviated(d.start)} through ${date.abbreviated(d.end)}</p>
    <div class=row><div style="background:#e8f3ec;padding:10px">How much do I have?<div style="font-size:18pt">${$(d.total)}</div>Your total account balance as of ${date.abbreviated(d.end)}<br><span class=small>Vested account balance: ${$(d.vested)}. At retirement this could be $2,114 a month.</span></div><div>${pairs(
      [
        ["Opening Balance", $(d.beginning)],
        ["Money In (contributions)", $(added)],
        ["Money Out (withdrawals and fees)", $(d.taken)],
        ["Gain/Loss", $(d.change)],
        ["Closing Balance", $(d.total)],
      ],
    )}</div></div>
    <h4>Balance by contribution source</h4>${grid(
      "lrr",
      ["Source", "Balance", "Vested"],
      [
        ["Employee Before-Tax", $(deferral), "100%"],
        ["Employer Match", $(d.total - deferral), "80%"],
        ["Total", $(d.total), ""],
      ],
    )}<h4>Balance by fund</h4>${grid("lrrrr", ["Investment Option", "Beginning Balance", "Money In", "Gain/Loss", "Ending Balance"], rows)}<p class=small>Your contribution rate is 6.00%. Expense ratios are between 0.02% and 0.71%.</p>`,
  );
  const truth = investmentTruth(
    "SUMMITVIEW RETIREMENT",
    d,
    { kind: "401k", periodStart: d.start, periodEnd: d.end },
    { symbols: false, cashName: "Guaranteed Income Fund" },
  );
  return {
    html,
    truth: {
      ...truth,
      // A participant's number that may be the tail of a social security number: it may be returned or not.
      allowed: { ...truth.allowed, "accounts.0.accountLast4": [d.number.slice(-4)] },
    },
  };
});

export const openedInvestments = [symbolsFirst, twoAccounts, bySource];
