import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { type Keep, keepTruth, type Lot, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";

const $ = money.dollar;
const g = money.plain;
const b = money.brackets;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `stranger-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

const TITLES = { fund: "Mutual Funds", stock: "Stocks", etf: "Exchange Traded Products", bond: "Bonds" };
const groupsOf = (lots: readonly Lot[]) => [...Map.groupBy(lots, (lot) => lot.group)];

/** A large house's report over two accounts: a page of overview, then each account's holdings in groups, with last period's values. */
const twoAccountReport = layout("invest-report-two-accounts", (seed) => {
  const parts = [makeKeep(seed), makeKeep(seed + 300, { groups: ["etf", "fund"], skip: 1 })];
  const [one] = parts;
  if (!one) throw new RangeError("No account.");
  const keeps = parts.map((keep): Keep => ({ ...keep, start: one.start, end: one.end, person: one.person }));
  const names = ["INDIVIDUAL - TOD", "ROLLOVER IRA"];
  const [value, before] = [sumOf(keeps.map((k) => k.value)), sumOf(keeps.map((k) => k.before))];
  const numbers = keeps.map(
    (k, index) => `${index === 0 ? "Z" : "2"}${k.number.slice(0, 2)}-${k.number.slice(2)}`,
  );
  const lotRow = (lot: Lot, whole: number) => [
    `${escaped(lot.name.toUpperCase())} (${lot.symbol})`,
    $(lot.before),
    lot.shares,
    `$${lot.price}00`,
    $(lot.value),
    $(lot.cost),
    b(lot.value - lot.cost),
    `$${decimal(lot.income)}<br>${share(lot.income, whole)}`,
  ];
  const holdings = (k: Keep, index: number) =>
    `<div style="break-before:page"><div class=row><h3>Account Holdings</h3><div class=r><b>Account # ${numbers[index]}</b><br>${k.person.name} - ${names[index]}</div></div>${grid(
      "lrrrrrrr",
      [
        "Description",
        `Beginning<br>Market Value<br>${date.monthDay(k.start)}, ${k.start.slice(0, 4)}`,
        `Quantity<br>${date.monthDay(k.end)}, ${k.end.slice(0, 4)}`,
        `Price<br>Per Unit<br>${date.monthDay(k.end)}, ${k.end.slice(0, 4)}`,
        `Ending<br>Market Value<br>${date.monthDay(k.end)}, ${k.end.slice(0, 4)}`,
        "Total<br>Cost Basis",
        "Unrealized<br>Gain/Loss",
        "EAI ($)/<br>EY (%)",
      ],
      [
        ["<b>Core Account</b>", "", "", "", "", "", "", ""],
        [
          "TERRACE GOVERNMENT MONEY MARKET (TGMXX)",
          $(k.cashBefore),
          decimal(k.cash),
          "$1.0000",
          $(k.cash),
          "not applicable",
          "not applicable",
          "$41.20<br>4.010%",
        ],
        [
          `<b>Total Core Account (${share(k.cash, k.value)} of account holdings)</b>`,
          `<b>${$(k.cashBefore)}</b>`,
          "",
          "",
          `<b>${$(k.cash)}</b>`,
          "",
          "",
          "<b>$41.20</b>",
        ],
        ...groupsOf(k.lots).flatMap(([group, lots]) => [
          [`<b>${TITLES[group]}</b>`, "", "", "", "", "", "", ""],
          ...lots.map((lot) => lotRow(lot, k.value)),
          [
            `<b>Total ${TITLES[group]} (${share(sumOf(lots.map((lot) => lot.value)), k.value)} of account holdings)</b>`,
            `<b>${$(sumOf(lots.map((lot) => lot.before)))}</b>`,
            "",
            "",
            `<b>${$(sumOf(lots.map((lot) => lot.value)))}</b>`,
            `<b>${$(sumOf(lots.map((lot) => lot.cost)))}</b>`,
            `<b>${b(sumOf(lots.map((lot) => lot.value - lot.cost)))}</b>`,
            "",
          ],
        ]),
        [
          "<b>Total Holdings</b>",
          "",
          "",
          "",
          `<b>${$(k.value)}</b>`,
          `<b>${$(sumOf(k.lots.map((lot) => lot.cost)))}</b>`,
          `<b>${b(sumOf(k.lots.map((lot) => lot.value - lot.cost)))}</b>`,
          "",
        ],
      ],
    )}<p class=small>All positions held in cash account unless indicated otherwise. EAI and EY are estimates and not guarantees.</p></div>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}${BASE}td{padding:2px 0;vertical-align:top}th{font-size:7pt;vertical-align:bottom}`,
    `<div class=row><div style="font-size:20pt;color:#0a5c2b"><b>Harrowgate</b></div><div class=r><b>INVESTMENT REPORT</b><br>${date.long(one.start)} - ${date.long(one.end)}</div></div><p style="margin-top:30px">${one.person.name}<br>${one.person.street}<br>${one.person.town}</p>
    <div class=row><div style="border:1px solid #0a5c2b;padding:8px"><b>Your Portfolio Value:</b><div style="font-size:20pt">${$(value)}</div><b>Portfolio Change from Last Period:</b><div style="font-size:13pt">${b(value - before)}</div></div><div>${grid(
      "lrr",
      ["", "This Period", "Year-to-Date"],
      [
        ["Beginning Portfolio Value", $(before), $(before - 880_121)],
        [
          "Additions",
          g(sumOf(keeps.map((k) => k.added + k.employer))),
          g(sumOf(keeps.map((k) => k.added + k.employer)) + 250_000),
        ],
        [
          "Subtractions",
          g(-sumOf(keeps.map((k) => k.taken + k.fees))),
          g(-sumOf(keeps.map((k) => k.taken + k.fees))),
        ],
        [
          "Change in Investment Value *",
          g(sumOf(keeps.map((k) => k.gain))),
          g(sumOf(keeps.map((k) => k.gain)) + 630_121),
        ],
        ["<b>Ending Portfolio Value</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
      ],
    )}</div></div><h3>Accounts Included in This Report</h3>${grid(
      "lllrr",
      ["Page", "Account Type/Name", "Account Number", "Beginning Value", "Ending Value"],
      [
        ...keeps.map((k, index) => [
          String(index + 2),
          `<b>GENERAL INVESTMENTS</b><br>${k.person.name} - ${names[index]}`,
          numbers[index] ?? "",
          $(k.before),
          $(k.value),
        ]),
        ["", "<b>Total Portfolio</b>", "", `<b>${$(before)}</b>`, `<b>${$(value)}</b>`],
      ],
    )}${keeps.map(holdings).join("")}`,
  );
  return {
    html,
    truth: keepTruth(
      "Harrowgate",
      keeps.map((keep, index) => ({
        kind: index === 0 ? "brokerage" : "ira",
        keep,
        lines: [
          { name: "TERRACE GOVERNMENT MONEY MARKET", symbol: "TGMXX", value: keep.cash },
          ...linesOf(keep).map((line) => ({ ...line, name: line.name.toUpperCase() })),
        ],
        facts: { accountLast4: keep.last4, periodStart: one.start, periodEnd: one.end },
      })),
    ),
  };
});

/** An advisor's house: cash and funds in tables of their own with different columns, symbols on the line below the name. */
const advisorTables = layout("invest-advisor-tables", (seed) => {
  const d = makeKeep(seed, { monthly: true, groups: ["stock", "etf"] });
  const rows = d.lots.map((lot) => [
    `${escaped(lot.name.toUpperCase())}<br>&nbsp;&nbsp;SYMBOL: ${lot.symbol} &nbsp;${lot.group === "etf" ? "Equity 100%" : ""}`,
    lot.shares,
    g(lot.cost),
    `${lot.price}00`,
    g(lot.value),
    lot.value < lot.cost ? `(${g(lot.cost - lot.value)})` : g(lot.value - lot.cost),
    g(lot.income).slice(0, -3),
    ((lot.income / lot.value) * 100).toFixed(2),
  ]);
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h4{background:#123a6b;color:#fff;padding:2px 4px;margin:12px 0 2px}td{vertical-align:top;padding:2px}`,
    `<div class=row><div style="font-size:15pt;color:#123a6b">Whitlock &amp; Dane</div><div class=r>Online at: www.mywhitlockdane.example<br>Account Number: <b>${d.number.slice(0, 3)}-${d.number.slice(3)}</b></div></div><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div><b>YOUR CMX&reg; ACCOUNT STATEMENT</b><br>${date.long(d.start)} - ${date.long(d.end)}<div style="font-size:13pt;margin-top:8px">Net Portfolio Value: &nbsp;<b>${$(d.value)}</b></div><span class=small>Your Financial Advisor: P. QUILLER, 1-800-555-0142</span></div></div>
    <div class=row><div><h4>ASSETS</h4>${grid(
      "lrr",
      ["", date.longNoYear(d.end), "Last Statement"],
      [
        ["Cash/Money Accounts", g(d.cash), g(d.cashBefore)],
        ["Fixed Income", "-", "-"],
        [
          "Equities",
          g(sumOf(d.lots.filter((l) => l.group === "stock").map((l) => l.value))),
          g(sumOf(d.lots.filter((l) => l.group === "stock").map((l) => l.before))),
        ],
        [
          "Mutual Funds / ETFs",
          g(sumOf(d.lots.filter((l) => l.group === "etf").map((l) => l.value))),
          g(sumOf(d.lots.filter((l) => l.group === "etf").map((l) => l.before))),
        ],
        ["Subtotal (Long Portfolio)", g(d.value), g(d.before)],
        ["<b>TOTAL ASSETS</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.before)}</b>`],
        ["TOTAL LIABILITIES", "-", "-"],
        ["<b>NET PORTFOLIO VALUE</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.before)}</b>`],
      ],
    )}</div><div><h4>CASH FLOW</h4>${grid(
      "lrr",
      ["", "This Statement", "Year to Date"],
      [
        ["Opening Cash/Money Accounts", $(d.cashBefore), ""],
        ["Electronic Transfers", g(d.added), g(d.added * 4)],
        ["Dividends/Interest Income", "118.20", "1,023.77"],
        ["Security Purchases/Debits", `(${g(d.added)})`, `(${g(d.added * 3)})`],
        ["Closing Cash/Money Accounts", $(d.cash), ""],
      ],
    )}</div></div>
    <h4>YOUR CMX ASSETS</h4>${grid(
      "lrrrrrr",
      [
        "CASH/MONEY ACCOUNTS<br>Description",
        "Quantity",
        "Total<br>Cost Basis",
        "Estimated<br>Market Price",
        "Estimated<br>Market Value",
        "Estimated<br>Annual Income",
        "Est. Annual<br>Yield%",
      ],
      [
        [
          "WD BANK DEPOSIT PROGRAM",
          decimal(d.cash).split(".")[0] ?? "",
          g(d.cash),
          "1.0000",
          g(d.cash),
          "12",
          ".05",
        ],
        ["TOTAL", "", g(d.cash), "", g(d.cash), "12", ".05"],
      ],
    )}
    <br>${grid("lrrrrrrr", ["EQUITIES<br>Description", "Quantity", "Total<br>Cost Basis", "Estimated<br>Market Price", "Estimated<br>Market Value", "Unrealized<br>Gain/(Loss)", "Estimated<br>Annual Income", "Current<br>Yield%"], [...rows, ["TOTAL", "", g(sumOf(d.lots.map((l) => l.cost))), "", g(d.invested), "", "", ""]])}<p class=small>Total Client Investment/Total Return Since Inception ($): compares your original cost with the current value and says nothing about performance.</p>`,
  );
  return {
    html,
    truth: keepTruth("Whitlock & Dane", [
      {
        kind: "brokerage",
        keep: d,
        lines: [
          { name: "WD BANK DEPOSIT PROGRAM", value: d.cash },
          ...linesOf(d).map((line) => ({ ...line, name: line.name.toUpperCase() })),
        ],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A broker on the phone: opening and closing columns, a yield below each name, cash outside the list. */
const phoneBroker = layout("invest-phone-broker", (seed) => {
  const d = makeKeep(seed, { monthly: true, groups: ["stock", "etf"], most: 4 });
  const html = document(
    `body{font:9pt "Liberation Sans";color:#222}${BASE}h3{margin:18px 0 4px}th{border-bottom:1px solid #999;font-weight:normal;color:#666}td{padding:4px 0}`,
    `<div class=row><div style="font-size:17pt"><b>larkhood</b></div><div class=r>${date.slash(d.start)} to ${date.slash(d.end)}<br>${d.person.name} &nbsp; Account #:${d.number}<br>${d.person.street}, ${d.person.town}<br>help@larkhood.com</div></div><div class=row><div><h3>Account Summary</h3>${grid(
      "lrr",
      ["", "Opening Balance", "Closing Balance"],
      [
        ["Net Account Balance", $(d.cashBefore), $(d.cash)],
        ["Total Securities", $(d.before - d.cashBefore), $(d.invested)],
        ["<b>Portfolio Value</b>", `<b>${$(d.before)}</b>`, `<b>${$(d.value)}</b>`],
      ],
    )}</div><div><h3>Income and Expense Summary</h3>${grid(
      "lrr",
      ["", "This Period", "Year to Date"],
      [
        ["Dividends", "$3.12", "$48.90"],
        ["Capital Gains Distributions", "$0.00", "$0.00"],
        ["Interest Earned", "$0.41", "$2.05"],
      ],
    )}</div></div><h3>Portfolio Allocation</h3><p>Cash and Cash Equivalents ${share(d.cash, d.value)}<br>Equities ${share(d.invested, d.value)}<br>Options 0.00%</p>
    <h3>Portfolio Summary</h3><b>Securities Held in Account</b>${grid("lllrrrrr", ["", "Sym/Cusip", "Acct Type", "Qty", "Price", "Mkt Value", "Est. Dividend Yield", "% of Total Portfolio"], [...d.lots.map((lot) => [`${escaped(lot.name)}<br><span class=small>Estimated Yield: ${((lot.income / lot.value) * 100).toFixed(2)}%</span>`, lot.symbol, "Margin", lot.shares, `$${lot.price}`, $(lot.value), $(lot.income), share(lot.value, d.value)]), ["<b>Total Securities</b>", "", "", "", "", `<b>${$(d.invested)}</b>`, `<b>${$(d.income)}</b>`, share(d.invested, d.value)], ["<b>Brokerage Cash Balance</b>", "", "", "", "", `<b>${$(d.cash)}</b>`, "", share(d.cash, d.value)], ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(d.value)}</b>`, "", "100%"]])}
    <h3>Account Activity</h3>${grid(
      "llllrrr",
      ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Debit", "Credit"],
      [
        ["ACH Deposit", "", "Cash", "ACH", date.slash(d.end), "", $(d.added)],
        [
          escaped(d.lots[0]?.name ?? ""),
          d.lots[0]?.symbol ?? "",
          "Margin",
          "Buy",
          date.slash(d.end),
          $(d.added),
          "",
        ],
      ],
    )}`,
  );
  return {
    html,
    truth: keepTruth("larkhood", [
      {
        kind: "brokerage",
        keep: d,
        lines: [...linesOf(d), { name: "Brokerage Cash Balance", value: d.cash }],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A teacher's annuity: units and unit values grouped by kind of asset, contract numbers, rates of return as decoys. */
const annuity = layout("invest-teachers-annuity", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], places: 4 });
  const lots = d.lots;
  const guaranteed = d.cash;
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${BASE}h3{color:#1b3f7a;margin:14px 0 2px;font-family:"Liberation Sans"}.g td{border-top:1px solid #ccc;padding:3px 0}`,
    `<div class=row><div style="font:bold 20pt 'Liberation Sans';color:#1b3f7a">TEMPA</div><div class=r>Quarterly review<br>${date.long(d.start)}&ndash;${date.long(d.end)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h3>Retirement portfolio for Bellweather State University 403(b) Plan</h3><div class=row><div><b>Your balance on ${date.long(d.end)}</b><div style="font-size:19pt">${$(d.value)}</div>Personal rate of return this quarter: 3.42%<br>Year to date: 7.10%</div><div>${pairs(
      [
        [`Balance on ${date.long(d.start)}`, $(d.before)],
        ["Your contributions", $(d.added)],
        ["Employer contributions", $(d.employer)],
        ["Withdrawals, transfers and fees", `-${$(d.taken + d.fees)}`],
        ["Gains/loss", b(d.gain)],
        [`<b>Balance on ${date.long(d.end)}</b>`, `<b>${$(d.value)}</b>`],
      ],
    )}</div></div>
    <h3>Your investments</h3><div class=g>${grid("lrrrr", ["", "Units", "Unit value", "Value", "% of total"], [["<b>Guaranteed</b>", "", "", `<b>${$(guaranteed)}</b>`, share(guaranteed, d.value)], ["TEMPA Traditional", "", "", $(guaranteed), ""], ["<b>Equities and multi-asset</b>", "", "", `<b>${$(d.invested)}</b>`, share(d.invested, d.value)], ...lots.map((lot) => [escaped(lot.name), lot.shares, `$${lot.price}`, $(lot.value), share(lot.value, d.value)]), ["<b>Total</b>", "", "", `<b>${$(d.value)}</b>`, "100.0%"]])}</div><h3>Your contracts</h3>${grid(
      "llr",
      ["Contract", "Number", "Value"],
      [
        ["RA", `K${d.number.slice(0, 6)}-7`, $(d.value - guaranteed)],
        ["GRA", `L${d.number.slice(1, 7)}-2`, $(guaranteed)],
      ],
    )}<p class=small>If you convert your balance at 67, estimated lifetime income is $1,204.00 a month. This is no promise.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "TEMPA",
      [
        {
          kind: "401k",
          keep: d,
          lines: [{ name: "TEMPA Traditional", value: guaranteed }, ...linesOf(d, false)],
          facts: { periodStart: d.start, periodEnd: d.end },
        },
      ],
      {
        "accounts.0.accountLast4": [
          d.number.slice(2, 6),
          `${d.number.slice(3, 6)}7`,
          `${d.number.slice(4, 7)}2`,
        ],
      },
    ),
  };
});

/** An employer plan: sources with vested shares, funds with flows in columns, a loan beside the balance. */
const planAtAGlance = layout("invest-plan-at-a-glance", (seed) => {
  const d = makeKeep(seed, { groups: ["fund", "etf"], most: 5 });
  const loan = 412_377 + seed * 1_311;
  const funds = [
    ...d.lots.map((l) => ({ name: l.name, before: l.before, value: l.value })),
    { name: "Stable Value Account", before: d.cashBefore, value: d.cash },
  ];
  const into = d.added + d.employer;
  const rows = funds.map((fund, index) => {
    const first = index === 0;
    const contributed = first ? into : 0;
    const out = first ? -(d.taken + d.fees) : 0;
    return [
      escaped(fund.name),
      g(fund.before),
      g(contributed),
      g(out),
      g(fund.value - fund.before - contributed - out),
      `<b>${g(fund.value)}</b>`,
    ];
  });
  const deferral = Math.round(d.value * 0.71);
  const match = d.value - deferral;
  const html = document(
    `body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h4{color:#fff;background:#00656b;padding:3px;margin:12px 0 2px}`,
    `<div class=row><div style="font-size:18pt;color:#00656b;letter-spacing:2px">ASCENDIUM</div><div class=r>Statement period<br>${date.slash(d.start)} - ${date.slash(d.end)}</div></div><h3>PORTER RIVER PAPER COMPANY 401(K) PLAN</h3><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div style="background:#e6f2f2;padding:8px">Your account at a glance<div style="font-size:16pt">${$(d.value)}</div>Vested balance ${$(deferral + Math.round(match * 0.6))}<br>Outstanding loan balance ${$(loan)}<br>Your rate of return this period <b>4.18%</b></div></div>
    <h4>What changed</h4>${grid(
      "lrr",
      ["", "This period", "Since 01/01"],
      [
        ["Beginning balance", $(d.before), $(d.before - 412_200)],
        ["Employee contributions", g(d.added), g(d.added * 3)],
        ["Employer contributions", g(d.employer), g(d.employer * 3)],
        ["Withdrawals/distributions", g(-d.taken), g(-d.taken)],
        ["Fees", g(-d.fees), g(-d.fees * 2)],
        ["Change in value", g(d.gain), g(d.gain + 12_200)],
        ["<b>Ending balance</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.value)}</b>`],
      ],
    )}
    <h4>Balance by money source</h4>${grid(
      "lrrr",
      ["Source", "Balance", "% vested", "Vested balance"],
      [
        ["Employee deferral", $(deferral), "100%", $(deferral)],
        ["Employer match", $(match), "60%", $(Math.round(match * 0.6))],
        ["Total", $(d.value), "", $(deferral + Math.round(match * 0.6))],
      ],
    )}
    <h4>How your account is invested</h4>${grid("lrrrrr", ["Investment", "Beginning balance", "Contributions", "Withdrawals and fees", "Change in value", "Ending balance"], [...rows, ["<b>Total</b>", g(d.before), g(into), g(-(d.taken + d.fees)), g(d.gain), `<b>${g(d.value)}</b>`]])}
    <h4>Loan information</h4>${grid("lrrrr", ["Loan", "Original amount", "Principal paid", "Interest paid", "Balance"], [["01 General purpose", $(900_000), $(38_120), $(6_601), $(loan)]])}`,
  );
  return {
    html,
    truth: keepTruth("ASCENDIUM", [
      {
        kind: "401k",
        keep: d,
        lines: funds.map(({ name, value }) => ({ name, value })),
        facts: { periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A health account: cash at the bank and money invested are one value; contributions count towards a limit. */
const healthAccount = layout("invest-health-account", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 3, monthly: true });
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}h3{color:#7a2a8a;margin:16px 0 2px}td{padding:3px 0;border-bottom:1px solid #eee}`,
    `<div class=row><div style="font-size:19pt;color:#7a2a8a">Brightwell HSA</div><div class=r>${d.person.name}<br>Account number ****${d.last4}<br>Statement period ${date.slash(d.start)} - ${date.slash(d.end)}</div></div><h3>Health savings account summary</h3>${grid(
      "lrr",
      ["", "Opening", "Closing"],
      [
        ["HSA cash balance", $(d.cashBefore), $(d.cash)],
        ["HSA investment balance", $(d.before - d.cashBefore), $(d.invested)],
        ["<b>Total HSA balance</b>", `<b>${$(d.before)}</b>`, `<b>${$(d.value)}</b>`],
      ],
    )}<h3>Contributions for tax year</h3>${pairs([
      ["Your contributions year to date", $(d.added)],
      ["Employer contributions year to date", $(d.employer)],
      ["IRS annual limit (individual)", "$4,400.00"],
      ["You can still contribute", $(Math.max(0, 440_000 - d.added - d.employer))],
    ])}<h3>Investment positions</h3>${grid("llrrr", ["Fund", "Ticker", "Shares", "Closing price", "Closing value"], [...d.lots.map((lot) => [escaped(lot.name), lot.symbol, lot.shares, `$${lot.price}`, $(lot.value)]), ["Total investments", "", "", "", $(d.invested)]])}<h3>Cash account activity</h3>${grid(
      "llrr",
      ["Date", "Description", "Amount", "Cash balance"],
      [
        [date.slash(d.start), "Opening balance", "", $(d.cashBefore)],
        [date.slash(d.end), "Interest 0.10% APY", "$0.37", $(d.cash)],
      ],
    )}`,
  );
  return {
    html,
    truth: keepTruth(
      "Brightwell HSA",
      [
        {
          kind: "other",
          keep: d,
          lines: linesOf(d),
          facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
        },
      ],
      {},
      ["Brightwell"],
    ),
  };
});

/** A college plan: one portfolio per child, units and a price of four places, everything in few words. */
const collegePlan = layout("invest-college-plan", (seed) => {
  const parts = [
    makeKeep(seed, { groups: ["fund"], most: 2, places: 3 }),
    makeKeep(seed + 77, { groups: ["fund"], most: 2, places: 3, skip: 2 }),
  ];
  const [one] = parts;
  if (!one) throw new RangeError("No account.");
  const kids = ["JUNE A SAMPLE", "OTTO B SAMPLE"];
  const keeps = parts.map(
    (keep): Keep => ({
      ...keep,
      start: one.start,
      end: one.end,
      value: keep.invested,
      before: keep.before - keep.cashBefore,
    }),
  );
  const block = (k: Keep, index: number) =>
    `<div style="border:1px solid #888;padding:10px;margin-top:14px"><div class=row><div><b>Beneficiary: ${kids[index]}</b><br>Account XXXXX${k.last4}</div><div class=r>Market value on ${date.bare(k.end)}<br><b style="font-size:14pt">${$(k.value)}</b></div></div>${grid(
      "lrrrr",
      ["Investment portfolio", "Units", "NAV", `Value ${date.bare(k.start)}`, `Value ${date.bare(k.end)}`],
      k.lots.map((lot) => [escaped(lot.name), lot.shares, `$${lot.price}`, $(lot.before), $(lot.value)]),
    )}<p class=small>Contributions this year ${$(k.added)}. Earnings portion of the account ${$(Math.abs(k.gain))}.</p></div>`;
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}`,
    `<div style="font-size:20pt">Prairie 529 <span style="font-size:11pt">College Savings Plan</span></div><p>Account owner: ${one.person.name}</p><p>Quarterly statement for ${date.long(one.start)} to ${date.long(one.end)}</p><p>Total of all your accounts: <b>${$(sumOf(keeps.map((k) => k.value)))}</b></p>${keeps.map(block).join("")}`,
  );
  return {
    html,
    truth: keepTruth(
      "Prairie 529",
      keeps.map((keep) => ({
        kind: "other",
        keep,
        lines: linesOf(keep, false),
        facts: { accountLast4: keep.last4, periodStart: one.start, periodEnd: one.end },
      })),
      {},
      ["Prairie", "Prairie 529 College Savings Plan"],
    ),
  };
});

export const strangerPortfolios: readonly Layout[] = [
  twoAccountReport,
  advisorTables,
  phoneBroker,
  annuity,
  planAtAGlance,
  healthAccount,
  collegePlan,
];
