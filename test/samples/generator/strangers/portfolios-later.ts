import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { type Keep, keepTruth, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";

const $ = money.dollar;
const g = money.plain;
const b = money.brackets;
const bare = (amount: number) => (amount < 0 ? `(${g(-amount)})` : g(amount));
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `later-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

/** A bank's brokerage arm: a balance sheet of last and this period, positions with unit cost and total cost before the value. */
const balanceSheet = layout("invest-balance-sheet", (seed) => {
  const d = makeKeep(seed, { monthly: true, groups: ["stock", "etf", "fund"] });
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}h4{border-top:3px solid #5b2b82;padding-top:4px;margin:14px 0 2px}td{padding:2px 0;vertical-align:top}`,
    `<div class=row><div style="font-size:16pt"><b>C*TRADE</b> <span style="font-size:9pt">from Corwin Stanhope</span></div><div class=r>CLIENT STATEMENT | For the Period ${date.long(d.start).replace(/,.*/, "")}-${Number(d.end.slice(8))}, ${d.end.slice(0, 4)}<br>Page 1 of 4</div></div><p>Beginning Total Value (as of ${date.bare(d.start).replace(/\/20/, "/")}) &nbsp; <b>${$(d.before)}</b><br>Ending Total Value (as of ${date.bare(d.end).replace(/\/20/, "/")}) &nbsp; <b>${$(d.value)}</b><br><span class=small>Includes Accrued Interest</span></p><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><div class=r>Self-Directed Brokerage Account<br>${d.number.slice(0, 3)}-${d.number.slice(3)}-205</div>
    <h4>BALANCE SHEET (^ includes accrued interest)</h4>${grid(
      "lrr",
      ["", `Last Period<br>(as of ${date.bare(d.start)})`, `This Period<br>(as of ${date.bare(d.end)})`],
      [
        ["Cash, BDP, MMFs", $(d.cashBefore), $(d.cash)],
        ["Stocks, ETFs and Funds", g(d.before - d.cashBefore), g(d.invested)],
        ["Options", "&mdash;", "&mdash;"],
        ["<b>Total Assets</b>", `<b>${$(d.before)}</b>`, `<b>${$(d.value)}</b>`],
        ["Total Liabilities (outstanding balance)", "&mdash;", "&mdash;"],
        ["<b>TOTAL VALUE</b>", `<b>${$(d.before)}</b>`, `<b>${$(d.value)}</b>`],
      ],
      "style='width:70%'",
    )}
    <h4>CASH, BANK DEPOSIT PROGRAM AND MONEY MARKET FUNDS</h4>${grid("lrrrr", ["Description", "", "Market Value", "Est Ann Income", "APY %"], [["CORWIN STANHOPE BANK N.A. #", "", $(d.cash), "$4.00", "0.010"]])}${grid("lrrr", ["", "Percentage of Holdings", "Market Value", "Est Ann Income"], [["CASH, BDP, AND MMFs", share(d.cash, d.value), $(d.cash), "$4.00"]])}
    <h4>STOCKS, ETFs AND FUNDS</h4>${grid(
      "lrrrrrrrr",
      [
        "Security Description",
        "Quantity",
        "Share Price",
        "Unit Cost",
        "Total Cost",
        "Market Value",
        "Unrealized Gain/(Loss)",
        "Est Ann Income",
        "Current Yield %",
      ],
      d.lots.map((lot) => [
        `${escaped(lot.name.toUpperCase())} (${lot.symbol})`,
        lot.shares,
        `$${lot.price}0`,
        `$${decimal(Math.round(lot.cost / Math.max(1, Number(lot.shares))))}`,
        $(lot.cost),
        $(lot.value),
        b(lot.value - lot.cost),
        $(lot.income),
        ((lot.income / lot.value) * 100).toFixed(2),
      ]),
    )}${grid(
      "lrrrr",
      ["", "Percentage of Holdings", "Total Cost", "Market Value", "Unrealized Gain/(Loss)"],
      [
        [
          "STOCKS, ETFs AND FUNDS",
          share(d.invested, d.value),
          $(sumOf(d.lots.map((l) => l.cost))),
          $(d.invested),
          b(d.invested - sumOf(d.lots.map((l) => l.cost))),
        ],
        [
          "<b>TOTAL MARKET VALUE</b>",
          "100.00%",
          $(sumOf(d.lots.map((l) => l.cost))),
          `<b>${$(d.value)}</b>`,
          "",
        ],
      ],
    )}`,
  );
  return {
    html,
    truth: keepTruth(
      "C*TRADE",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: [
            { name: "CORWIN STANHOPE BANK N.A.", value: d.cash },
            ...linesOf(d).map((line) => ({ ...line, name: line.name.toUpperCase() })),
          ],
          facts: { periodStart: d.start, periodEnd: d.end },
        },
      ],
      { "accounts.0.accountLast4": [d.last4, `${d.last4.slice(-1)}205`] },
      ["Corwin Stanhope", "C*TRADE from Corwin Stanhope"],
    ),
  };
});

/** An advisor on every corner: value and money invested since the beginning, returns per line, a retirement account. */
const cornerOffice = layout("invest-corner-office", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], monthly: true });
  const html = document(
    `body{font:10pt "Liberation Serif"}${BASE}h3{font-family:"Liberation Sans";border-bottom:1px solid #000;margin:16px 0 4px}td{padding:3px 0}th{font-size:8pt}`,
    `<div class=row><div style="font-size:19pt"><b>Eberhart James</b></div><div class=r>Account Holder(s) ${d.person.name}<br>Account Number ${d.number.slice(0, 3)}-${d.number.slice(3)}-1-4<br>Statement Date ${date.monthDay(d.start)} - ${date.monthDay(d.end)}, ${d.end.slice(0, 4)}</div></div><h3>Traditional IRA - Select</h3><p>Portfolio Objective - Account: Balanced Toward Growth</p><div class=row><div><b>Account Value</b><div style="font-size:18pt">${$(d.value)}</div></div><div>${grid(
      "lrr",
      ["Value Summary", "This Period", "This Year"],
      [
        ["Beginning value", $(d.before), $(d.before - 120_300)],
        ["Assets added to account", g(d.added + d.employer), g(d.added + d.employer + 50_000)],
        ["Assets withdrawn from account", g(-d.taken), g(-d.taken)],
        ["Fees and charges", g(-d.fees), g(-d.fees)],
        ["Change in value", g(d.gain), g(d.gain + 70_300)],
        ["<b>Ending Value</b>", `<b>${$(d.value)}</b>`, ""],
      ],
    )}</div></div><p class=small>For more information regarding the Value Summary section, please visit www.eberhartjames.example.</p>
    <h3>Rate of Return</h3>${grid("lrrrr", ["Your Personal Rate of Return for Assets Held", "This Quarter", "Year to Date", "Last 12 Months", "3 Years Annualized"], [["", "2.17%", "6.02%", "9.88%", "5.41%"]])}
    <h3>Asset Details (as of ${date.monthDay(d.end)}, ${d.end.slice(0, 4)})</h3>${grid(
      "lr",
      ["Assets Held At Eberhart James", "Balance"],
      [
        ["Cash, Insured Bank Deposit &amp; Money Market Funds", ""],
        ["Insured Bank Deposit 0.15%*", $(d.cash)],
      ],
    )}<br>${grid(
      "lrrrrr",
      [
        "Mutual Funds",
        "Price",
        "Quantity",
        "Amount Invested Since Inception",
        "Amount Withdrawn Since Inception",
        "Value",
      ],
      d.lots.map((lot) => [escaped(lot.name), lot.price, lot.shares, g(lot.cost), "&mdash;", g(lot.value)]),
    )}<div class=row style="border-top:2px solid #000;margin-top:6px"><b>Total Account Value</b><b class=r>${$(d.value)}</b></div>
    <h3>Investment and Other Activity by Date</h3>${grid("llrrr", ["Date", "Description", "Quantity", "Where invested", "Amount"], [[date.noYear(d.start), `Dividend on ${escaped(d.lots[0]?.name ?? "")}`, "", "Reinvested", "$18.44"]])}`,
  );
  return {
    html,
    truth: keepTruth(
      "Eberhart James",
      [
        {
          kind: "ira",
          keep: d,
          lines: [{ name: "Insured Bank Deposit", value: d.cash }, ...linesOf(d, false)],
          facts: { periodStart: d.start, periodEnd: d.end },
        },
      ],
      { "accounts.0.accountLast4": [`${d.last4.slice(-2)}14`, d.last4] },
    ),
  };
});

/** A mutual-fund family: every fund has its own figures in a strip, the account's total at the top right. */
const fundFamily = layout("invest-fund-family", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 4 });
  const funds = d.lots;
  const value = d.invested;
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}h3{color:#933;margin:14px 0 2px}td{padding:3px 0}.f{border-left:4px solid #933;padding-left:8px;margin:10px 0}`,
    `<div class=row><div style="font-size:17pt;color:#933">T. Alder Pruitt</div><div class=r>${date.long(d.start)} &ndash; ${date.long(d.end)}<br>Investor number *****${d.last4}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h3>Roth IRA</h3><div class=row><div>${grid("lrr", ["", date.short(d.start), date.short(d.end)], [["Total market value", $(d.before - d.cashBefore), `<b>${$(value)}</b>`]])}</div><div>Year-to-date contributions for 2026 $${decimal(d.added)}<br>Year-to-date distributions $0.00</div></div>
    ${funds
      .map(
        (lot, index) =>
          `<div class=f><b>${escaped(lot.name)}</b> &nbsp; ${lot.symbol} &nbsp; Fund 0${index + 41}${grid(
            "lrrrr",
            ["", "Share price", "Shares", "Market value", "Average cost basis"],
            [
              [`Beginning balance on ${date.short(d.start)}`, `$${lot.price}`, "", $(lot.before), ""],
              ["Dividends reinvested", `$${lot.price}`, "0.412", "$12.04", ""],
              [
                `Ending balance on ${date.short(d.end)}`,
                `$${lot.price}`,
                lot.shares,
                $(lot.value),
                $(lot.cost),
              ],
            ],
          )}</div>`,
      )
      .join("")}<p class=small>Shares of funds are not insured. Distribution yield 2.11%.</p>`,
  );
  return {
    html,
    truth: keepTruth("T. Alder Pruitt", [
      {
        kind: "ira",
        keep: { ...d, value, before: d.before - d.cashBefore },
        lines: linesOf(d),
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A robo-adviser: goals as accounts, shares before prices in one list per goal, everything with few lines. */
const goals = layout("invest-goals", (seed) => {
  const parts = [
    makeKeep(seed, { groups: ["etf"], places: 4, monthly: true }),
    makeKeep(seed + 51, { groups: ["etf"], places: 4, monthly: true, skip: 1 }),
  ];
  const [one] = parts;
  if (!one) throw new RangeError("No account.");
  const titles = [
    ["General Investing", "Individual Investment Account"],
    ["Retirement", "Traditional IRA"],
  ];
  const keeps = parts.map((keep): Keep => ({ ...keep, start: one.start, end: one.end }));
  const block = (k: Keep, index: number) =>
    `<h3>${titles[index]?.[0]}</h3><p style="margin:0;color:#666">${titles[index]?.[1]} &middot; Account #${k.number}</p>${pairs(
      [
        ["Beginning balance", $(k.before)],
        ["Deposits", $(k.added + k.employer)],
        ["Withdrawals", `-${$(k.taken)}`],
        ["Advisory fee", `-${$(k.fees)}`],
        ["Market change and dividends", b(k.gain)],
        ["<b>Ending balance</b>", `<b>${$(k.value)}</b>`],
      ],
      "style='width:50%'",
    )}${grid("llrrrr", ["Ticker", "Holding", "Shares", "Price", "Value", "Change"], [...k.lots.map((lot) => [lot.symbol, escaped(lot.name), lot.shares, `$${lot.price}`, $(lot.value), b(lot.value - lot.before)]), ["", "Cash", "", "", $(k.cash), b(k.cash - k.cashBefore)]])}`;
  const html = document(
    `body{font:9.5pt "DejaVu Sans"}${BASE}h3{margin:20px 0 0;color:#0a64d8}td{padding:3px 0;border-bottom:1px solid #eee}`,
    `<div class=row><div style="font-size:19pt;color:#0a64d8"><b>Upward</b></div><div class=r>Monthly account statement<br>${date.monthYear(one.end)}</div></div><p>${one.person.name}</p><p>Statement period: ${date.long(one.start)} to ${date.long(one.end)}</p>${grid("lr", ["Goal", "Balance"], [...keeps.map((k, index) => [titles[index]?.[0] ?? "", $(k.value)]), ["<b>Total</b>", `<b>${$(sumOf(keeps.map((k) => k.value)))}</b>`]], "style='width:50%'")}${keeps.map(block).join("")}<p class=small>Brokerage services are provided by Upward Securities LLC, member FINRA/SIPC.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "Upward",
      keeps.map((keep, index) => ({
        kind: index === 0 ? "brokerage" : "ira",
        keep,
        lines: [...linesOf(keep), { name: "Cash", value: keep.cash }],
        facts: { accountLast4: keep.last4, periodStart: one.start, periodEnd: one.end },
      })),
      {},
      ["Upward Securities LLC"],
    ),
  };
});

/** A payroll firm's plan: no signs of currency at all, sources as columns with a total column, loan and hardship lines. */
const sourceColumns = layout("invest-source-columns", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 4 });
  const funds = [
    ...d.lots.map(({ name, value }) => ({ name, value })),
    { name: "Fixed Account", value: d.cash },
  ];
  const split = (value: number) => {
    const own = Math.round(value * 0.52);
    const roth = Math.round(value * 0.17);
    return [own, roth, value - own - roth];
  };
  const columns = [0, 1, 2].map((at) => sumOf(funds.map((fund) => split(fund.value)[at] ?? 0)));
  const html = document(
    `body{font:9pt "Liberation Sans Narrow"}${BASE}h4{margin:14px 0 2px;text-transform:uppercase}td{padding:2px 0}`,
    `<div class=row><div style="font-size:16pt"><b>Vantor Financial</b></div><div class=r>Participant Statement<br>${date.slash(d.start)} through ${date.slash(d.end)}</div></div><p><b>TILLMAN TOOL &amp; DIE, INC. 401(k) PROFIT SHARING PLAN</b><br>Plan ID 77120 &nbsp; Participant: ${d.person.name}</p><h4>Account summary</h4>${grid(
      "lrr",
      ["", "This period", "Year to date"],
      [
        ["Beginning balance", g(d.before), g(d.before - 310_441)],
        ["Contributions", g(d.added + d.employer), g((d.added + d.employer) * 3)],
        ["Distributions", bare(-d.taken), bare(-d.taken)],
        ["Loan repayments", "0.00", "0.00"],
        ["Fees", bare(-d.fees), bare(-d.fees * 2)],
        ["Gain/(loss)", bare(d.gain), bare(d.gain + 4_120)],
        ["<b>Ending balance</b>", `<b>${g(d.value)}</b>`, `<b>${g(d.value)}</b>`],
      ],
    )}<h4>Your balance by investment and source</h4>${grid("lrrrr", ["Investment", "Pre-tax deferral", "Roth deferral", "Employer match", "Total"], [...funds.map((fund) => [escaped(fund.name), ...split(fund.value).map((part) => g(part)), g(fund.value)]), ["<b>Total</b>", ...columns.map((sum) => g(sum)), `<b>${g(d.value)}</b>`], ["Vested percentage", "100%", "100%", "80%", ""], ["Vested balance", g(columns[0] ?? 0), g(columns[1] ?? 0), g(Math.round((columns[2] ?? 0) * 0.8)), g((columns[0] ?? 0) + (columns[1] ?? 0) + Math.round((columns[2] ?? 0) * 0.8))]])}<h4>Future contributions</h4>${grid(
      "lr",
      ["Investment", "Election"],
      funds.map((fund, index) => [escaped(fund.name), index === 0 ? "100%" : "0%"]),
    )}<p class=small>You may borrow up to 50,000.00. Your outstanding loan balance is 0.00.</p>`,
  );
  return {
    html,
    truth: keepTruth("Vantor Financial", [
      { kind: "401k", keep: d, lines: funds, facts: { periodStart: d.start, periodEnd: d.end } },
    ]),
  };
});

/** A statement in lines of type, each position over two lines: the name first, its figures below. */
const twoLinePositions = layout("invest-two-line-positions", (seed) => {
  const d = makeKeep(seed, { groups: ["stock", "etf"], monthly: true });
  const html = document(
    `body{font:9pt "Liberation Mono"}${BASE}td{padding:1px 0}`,
    `<b>MARLOW KEANE SECURITIES, INC.</b><br>MEMBER FINRA SIPC<br><br>ACCOUNT NO: ${d.number.slice(0, 4)}-${d.number.slice(4)} &nbsp; TYPE: JOINT WROS &nbsp; STATEMENT PERIOD: ${date.slash(d.start)} TO ${date.slash(d.end)}<br>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>${pairs(
      [
        ["PRIOR ACCOUNT VALUE", $(d.before)],
        ["DEPOSITS AND SECURITIES RECEIVED", $(d.added + d.employer)],
        ["WITHDRAWALS", $(-d.taken)],
        ["FEES", $(-d.fees)],
        ["CHANGE IN MARKET VALUE AND INCOME", $(d.gain)],
        ["CURRENT ACCOUNT VALUE", $(d.value)],
      ],
      "style='width:60%'",
    )}<br>PORTFOLIO POSITIONS<br>${grid(
      "rrrrr",
      ["QUANTITY", "PRICE", "MARKET VALUE", "EST ANNUAL INC", "YIELD"],
      d.lots.flatMap((lot) => [
        [
          `<div style="text-align:left;white-space:nowrap;width:0">${escaped(lot.name.toUpperCase())} &nbsp; SYM ${lot.symbol}</div>`,
          "",
          "",
          "",
          "",
        ],
        [
          lot.shares,
          lot.price,
          $(lot.value),
          $(lot.income),
          `${((lot.income / lot.value) * 100).toFixed(1)}%`,
        ],
      ]),
    )}<br>${pairs(
      [
        ["TOTAL SECURITIES", $(d.invested)],
        ["CASH BALANCE", $(d.cash)],
        ["TOTAL ACCOUNT VALUE", $(d.value)],
      ],
      "style='width:60%'",
    )}`,
  );
  return {
    html,
    truth: keepTruth(
      "MARLOW KEANE SECURITIES, INC.",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: [
            ...linesOf(d).map((line) => ({ ...line, name: line.name.toUpperCase() })),
            { name: "CASH BALANCE", value: d.cash },
          ],
          facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
        },
      ],
      {},
      ["MARLOW KEANE SECURITIES"],
    ),
  };
});

export const laterPortfolios: readonly Layout[] = [
  balanceSheet,
  cornerOffice,
  fundFamily,
  goals,
  sourceColumns,
  twoLinePositions,
];
