import { makePortfolio, type PortfolioData, sharesOf } from "../investment-data.ts";
import { investmentTruth } from "../investment-layouts.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { leavingOpen } from "../strangers/sb-data.ts";
import { capitals, home, mainstream, through } from "./hp-data.ts";

const $ = money.dollar;
const invest = (name: string, make: Layout["make"]) => mainstream("investments", `invest-${name}`, make);
const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
const priceOf = (price: number) => decimal(price);
const periodOf = (d: PortfolioData) => ({ periodStart: d.start, periodEnd: d.end });

/** A discount house: value large with the period before, positions by class with cost and gain, sweep cash as a class of its own. */
const kestrel = invest("kestrel-investor", (seed) => {
  const d = makePortfolio(seed * 3 + 401, 30);
  const cost = d.positions.reduce((sum, position) => sum + position.cost, 0);
  const held = d.total - d.cash;
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.h{background:#00708c;color:#fff;padding:3px 6px;font-weight:bold;margin:12px 0 2px}.tx td,.tx th{padding:2px 4px;border-bottom:.5px solid #c5d8dd;vertical-align:top}.big{font-size:20pt;color:#00708c}`,
    `<div class=row><div><b style="font-size:15pt;color:#00708c">kestrel &amp; co.</b><br>Investor One<sup>&reg;</sup> Account of</div><div class=r>Account Number <b>####-${d.number.slice(-4)}</b><br>Statement Period <b>${through(d)}</b></div></div><p>${home(capitals(d.person))}</p>
    <div class=row><div><div class=h>Account Summary</div><div>Ending Account Value as of ${date.noYear(d.end)}</div><div class=big>${$(d.total)}</div><div>Beginning Account Value as of ${date.noYear(d.start)}</div><div style="font-size:13pt">${$(d.beginning)}</div></div><div><div class=h>Change in Account Value</div>${grid(
      "lr",
      ["", "This Statement"],
      [
        ["Beginning Value", $(d.beginning)],
        ["Deposits", $(d.added + d.employerAdded)],
        ["Withdrawals", money.brackets(-d.taken)],
        ["Market Appreciation/(Depreciation)", money.brackets(d.change)],
        ["<b>Ending Value</b>", `<b>${$(d.total)}</b>`],
      ],
      "class=tx",
    )}<p class=small>Margin Loan Balance $0.00. Funds available to trade may differ.</p></div></div>
    <div class=h>Asset Allocation</div>${grid(
      "lrr",
      ["", "This Period", "Current Allocation"],
      [
        ["Cash and Cash Investments", $(d.cash), share(d.cash, d.total)],
        ["Equities, ETFs and Mutual Funds", $(held), share(held, d.total)],
        ["<b>Total</b>", `<b>${$(d.total)}</b>`, "100%"],
      ],
      "class=tx style='width:65%'",
    )}
    <div class=h>Positions - Cash and Cash Investments</div>${grid("llrrr", ["Type", "Description", "Starting Balance($)", "Ending Balance($)", "% of Acct"], [["Bank Sweep", "KESTREL BANK SWEEP", money.plain(Math.round(d.cash * 0.8)), money.plain(d.cash), share(d.cash, d.total)]], "class=tx")}
    <div class=h>Positions - Equities and Funds</div>${grid("llrrrrrr", ["Symbol", "Description", "Quantity", "Price($)", "Market Value($)", "Cost Basis($)", "Unrealized Gain/(Loss)($)", "% of Acct"], [...d.positions.map((p) => [p.symbol, p.name.toUpperCase(), sharesOf(p), priceOf(p.price), money.plain(p.value), money.plain(p.cost), money.brackets(p.value - p.cost).replace("$", ""), share(p.value, d.total)]), ["", "<b>Total</b>", "", "", `<b>${$(held)}</b>`, $(cost), money.brackets(held - cost), share(held, d.total)]], "class=tx")}
    <p class=small>Securities products are not FDIC insured, not bank guaranteed, and may lose value. Pledged Asset Line rates start at 6.90%. Open a checking account with no minimum and get up to $300.00. Kestrel &amp; Co. Inc., Member SIPC.</p>`,
  );
  const truth = investmentTruth(
    "kestrel & co.",
    { ...d, positions: d.positions.map((p) => ({ ...p, name: p.name.toUpperCase() })) },
    { kind: "brokerage", accountLast4: d.number.slice(-4), ...periodOf(d) },
    { symbols: true },
  );
  return {
    html,
    truth: leavingOpen(alsoNamed(truth, "Kestrel & Co. Inc.", "kestrel"), {
      "accounts.0.beginningBalance": decimal(d.beginning),
      "accounts.0.totalDeposits": decimal(d.added + d.employerAdded),
      // Cash may be taken for a holding.
      [`accounts.0.holdings.${d.positions.length}.name`]: ["KESTREL BANK SWEEP", "Bank Sweep"],
      [`accounts.0.holdings.${d.positions.length}.value`]: decimal(d.cash),
    }),
  };
});

/** A recordkeeper's quarterly plan statement: balance and vested balance, by source and by fund with two values each. */
const harborRecord = invest("beaconfield-401k", (seed) => {
  const d = makePortfolio(seed * 5 + 419);
  const random = seededRandom(seed + 4_190);
  const before = d.positions.map((p) => Math.round(p.value * (0.82 + random.whole(0, 12) / 100)));
  const stable = "Stable Value Fund";
  const cashBefore = d.beginning - before.reduce((sum, value) => sum + value, 0);
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}h3{color:#5a2a82;border-bottom:1px solid #5a2a82;margin:16px 0 4px}.tx td,.tx th{padding:2px 5px;border-bottom:.5px solid #ddd}.big{font-size:22pt;color:#5a2a82}`,
    `<div class=row><div><b style="font-size:16pt;color:#5a2a82">Beaconfield Retirement</b><p>${home(capitals(d.person))}</p></div><div class=r><b>ALDER MANUFACTURING, INC. 401(K) SAVINGS PLAN</b><br>Retirement Savings Statement<br>Statement Period: ${date.slash(d.start)} to ${date.slash(d.end)}<br>Participant ID: XXXXX${d.number.slice(-4)}</div></div>
    <h3>Your Account Summary</h3><div class=row><div><div>Your Account Balance</div><div class=big>${$(d.total)}</div><div>Vested Balance ${$(d.vested)}</div><p class=small>Your estimated monthly income at age 67: ${$(Math.round(d.total / 220))}. This is an illustration.</p></div><div>${pairs(
      [
        ["Beginning Balance", $(d.beginning)],
        ["Your Contributions", $(d.added)],
        ["Employer Contributions", $(d.employerAdded)],
        ["Withdrawals", d.taken > 0 ? `-${$(d.taken)}` : $(0)],
        ["Change in Market Value", money.dollar(d.change)],
        ["<b>Ending Balance</b>", `<b>${$(d.total)}</b>`],
      ],
    )}<p class=small>Your personal rate of return this period is ${random.whole(-4, 9)}.${random.whole(1, 9)}%. Contributions year to date ${$(d.ytdAdded)}. The ${d.end.slice(0, 4)} limit is $23,500.00.</p></div></div>
    <h3>Market Value of Your Account</h3>${grid("lrrrr", ["Investment", `Shares as of ${date.noYear(d.end)}`, `Price as of ${date.noYear(d.end)}`, `Market Value as of ${date.noYear(d.start)}`, `Market Value as of ${date.noYear(d.end)}`], [...d.positions.map((p, at) => [p.name, sharesOf(p), $(p.price), $(before[at] ?? 0), $(p.value)]), [stable, (d.cash / 100).toFixed(3), "$1.00", $(cashBefore), $(d.cash)], ["<b>Account Totals</b>", "", "", $(d.beginning), `<b>${$(d.total)}</b>`]], "class=tx")}
    <h3>Your Contribution Summary</h3>${grid(
      "lrrrr",
      ["Source", "Period to date", "Vested percent", "Total balance", "Total vested balance"],
      [
        [
          "Employee Pre-tax",
          $(d.added),
          "100%",
          $(d.total - (d.total - d.vested) * 2),
          $(d.total - (d.total - d.vested) * 2),
        ],
        ["Employer Match", $(d.employerAdded), "50%", $((d.total - d.vested) * 2), $(d.total - d.vested)],
      ],
      "class=tx",
    )}
    <h3>Did you know?</h3><p>You may be able to borrow from your account. The amount available for a loan is ${$(Math.round(d.vested / 2))} and the current loan rate is 8.50%. You have no outstanding loans.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        investmentTruth(
          "Beaconfield Retirement",
          d,
          { kind: "401k", ...periodOf(d) },
          { symbols: false, cashName: stable },
        ),
        "ALDER MANUFACTURING, INC.",
      ),
      // A participant's number may be taken for the account's.
      { "accounts.0.accountLast4": d.number.slice(-4) },
    ),
  };
});

/** A fund house: total in one line, funds with ticker and two balances, a table of contributions by tax year. */
const windrose = invest("windrose-ira", (seed) => {
  const d = makePortfolio(seed * 7 + 433);
  const settlement = "Federal Money Market Fund";
  const html = document(
    `body{font:9.6pt "Liberation Serif"}${BASE}h2{font-size:14pt;color:#8c1515;border-top:2px solid #8c1515;margin:16px 0 4px;padding-top:3px}.tx td,.tx th{padding:3px 5px;border-bottom:.5px solid #bbb}`,
    `<div class=row><div style="font-size:19pt;color:#8c1515">Windrose Funds</div><div class=r>${date.long(d.end)}, year-to-date statement<br>Client Services: 800-555-0184</div></div><p>${home(d.person)}</p>
    <h2>Statement overview</h2><p><b>Total value of all accounts as of ${date.long(d.end)}</b> &nbsp; <span style="font-size:15pt">${$(d.total)}</span></p>${pairs(
      [
        [`Year-to-date`, ""],
        ["Beginning balance", $(d.beginning)],
        ["Contributions and other deposits", $(d.added + d.employerAdded)],
        ["Withdrawals and fees", d.taken > 0 ? `&ndash;${$(d.taken)}` : $(0)],
        ["Investment returns", d.change < 0 ? `&ndash;${$(-d.change)}` : $(d.change)],
        ["Ending balance", $(d.total)],
      ],
      "class=tx style='width:60%'",
    )}
    <h2>Roth IRA &mdash; ${d.person.name}</h2><p>Windrose Fiduciary Trust Company, custodian &nbsp; Account number: XXXX${d.number.slice(-4)}</p>
    ${grid("llrrrr", ["Symbol", "Name", "Expense ratio", "Quantity", "Price", `Balance on ${date.slash(d.end)}`], [["WFMXX", settlement, "0.11%", (d.cash / 100).toFixed(2), "$1.00", $(d.cash)], ...d.positions.map((p) => [p.symbol, p.name, "0.14%", sharesOf(p), $(p.price), $(p.value)]), ["", "<b>Total</b>", "", "", "", `<b>${$(d.total)}</b>`]], "class=tx")}
    <h2>Retirement summary</h2>${grid(
      "lrr",
      ["", "Tax year contributions", "Distributions"],
      [
        [`${Number(d.end.slice(0, 4)) - 1}`, $(650_000), $(0)],
        [d.end.slice(0, 4), $(d.added + d.employerAdded), $(d.taken)],
      ],
      "class=tx style='width:70%'",
    )}<p class=small>If you are 50 or older you can contribute $8,000.00. The money market yield on ${date.long(d.end)} was 4.02%. Windrose Flagship Select starts at $1,000,000.00.</p>`,
  );
  const truth = investmentTruth(
    "Windrose Funds",
    d,
    { kind: "ira", accountLast4: d.number.slice(-4) },
    { symbols: true },
  );
  const [first] = truth.accounts;
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        first
          ? {
              ...truth,
              accounts: [
                {
                  ...first,
                  holdings: [
                    { name: settlement, symbol: "WFMXX", value: decimal(d.cash) },
                    ...(first.holdings ?? []),
                  ],
                },
              ],
            }
          : truth,
        "Windrose Fiduciary Trust Company",
        "Windrose",
      ),
      {
        // No first day is printed.
        "accounts.0.periodStart": [],
        "accounts.0.totalDeposits": decimal(d.added + d.employerAdded),
      },
    ),
  };
});

export const hpInvestments: readonly Layout[] = [kestrel, harborRecord, windrose];
