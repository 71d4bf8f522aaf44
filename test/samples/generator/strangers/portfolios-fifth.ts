import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { type Keep, keepTruth, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";

const $ = money.dollar;
const g = money.plain;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `fifth-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

const dates = (keep: Keep) => ({ periodStart: keep.start, periodEnd: keep.end });
const gainOf = (cost: number, value: number) => (value < cost ? `(${g(cost - value)})` : g(value - cost));

/** A broker in the pocket: opening and closing columns, the symbol beside a name whose yield stands below, cash apart in a table. */
const pocketBroker = layout("invest-pocket-broker", (seed) => {
  const d = makeKeep(seed, { groups: ["stock", "etf"], monthly: true, most: 5 });
  const html = document(
    `body{font:8.5pt "Liberation Sans";color:#222}${BASE}td,th{padding:4px 6px;border-bottom:1px solid #eee;vertical-align:top}th{font-size:7pt;color:#777}.g{color:#888;font-size:7pt}`,
    `<div class=row><div style="font-size:17pt"><b>larkspur</b></div><div class=r>${date.slash(d.start)} to ${date.slash(d.end)}<br>${d.person.name}<br>Individual Account #:${d.number}</div></div>
    <div class=row style="margin-top:20px"><div><h3>Account Summary</h3>${grid(
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
        ["Dividends", $(d.income), $(d.income * 4)],
        ["Interest Earned", "$0.00", "$1.12"],
        ["Subscription Fees", $(d.fees), $(d.fees * 3)],
      ],
    )}</div></div>
    <h3>Portfolio Summary</h3>${grid(
      "lllrrrr",
      [
        "Securities Held in Account",
        "Sym/Cusip",
        "Acct Type",
        "Qty",
        "Price",
        "Mkt Value",
        "% of Total Portfolio",
      ],
      [
        ...d.lots.map((lot) => [
          `${escaped(lot.name)}<div class=g>Estimated Yield: ${((lot.income / lot.value) * 100).toFixed(2)}%</div>`,
          lot.symbol,
          "Margin",
          lot.shares,
          `$${lot.price}`,
          $(lot.value),
          `${((lot.value / d.value) * 100).toFixed(2)}%`,
        ]),
        [
          "<b>Total Securities</b>",
          "",
          "",
          "",
          "",
          `<b>${$(d.invested)}</b>`,
          `${((d.invested / d.value) * 100).toFixed(2)}%`,
        ],
        ["Brokerage Cash Balance", "", "", "", "", $(d.cash), `${((d.cash / d.value) * 100).toFixed(2)}%`],
        ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(d.value)}</b>`, "100%"],
      ],
    )}<h3>Account Activity</h3>${grid(
      "lllrr",
      ["Description", "Transaction", "Date", "Debit", "Credit"],
      [
        ["ACH Deposit", "ACH", date.slash(addDays(d.start, 3)), "", $(d.added)],
        ["Larkspur Plus", "FEE", date.slash(addDays(d.start, 12)), $(500), ""],
      ],
    )}<p class=small>All securities are held by Larkspur Securities, LLC, member FINRA/SIPC, 85 Harbor Road, Suite 12, Menlo Park, CA 94025. Margin buying power of $25,000 or more is required for pattern day traders.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "larkspur",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: [...linesOf(d), { name: "Brokerage Cash Balance", value: d.cash }],
          facts: { accountLast4: d.last4, ...dates(d) },
        },
      ],
      { institution: ["Larkspur Securities, LLC"], "accounts.0.institution": ["Larkspur Securities, LLC"] },
    ),
  };
});

/** A government's savings plan: one column a fund, what happened down the side, the total last. */
const savingsPlan = layout("invest-savings-plan", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 3 });
  const named = d.lots.map((lot, index) => ({ ...lot, name: ["G Fund", "C Fund", "L 2050"][index] ?? "" }));
  const cash = {
    name: "F Fund",
    value: d.cash,
    before: d.cashBefore,
    shares: (d.cash / 2031).toFixed(4),
    price: "20.31",
  };
  const funds = [...named, cash];
  const net = d.added + d.employer - d.taken - d.fees;
  const share = (part: number, whole: number) => Math.round((part / whole) * net);
  const puts = funds.map((fund, index) =>
    index < funds.length - 1
      ? share(fund.value, d.value)
      : net - sumOf(funds.slice(0, -1).map((each) => share(each.value, d.value))),
  );
  const row = (label: string, pick: (index: number) => string, total: string) => [
    label,
    ...funds.map((_, index) => pick(index)),
    total,
  ];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}td,th{padding:4px 6px;border:1px solid #9ab}h1{font-size:15pt;color:#123a6b;margin:0}`,
    `<h1>Uniformed Employees Savings Plan</h1><div class=row><div>Quarterly Participant Statement<br>For the Period ${date.slash(d.start)} - ${date.slash(d.end)}</div><div class=r>Account Number: *****${d.number.slice(0, 4)}${d.last4}<br>Retirement coverage: FERS</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><div class=row><div><b>Your account balance</b><div style="font-size:20pt">${$(d.value)}</div></div><div><b>Vested account balance</b><div style="font-size:20pt">${$(d.value - Math.round(d.employer / 2))}</div></div></div><h3>Your Investment Activity by Fund</h3>${grid(
      `l${"r".repeat(funds.length + 1)}`,
      ["", ...funds.map((fund) => fund.name), "Total"],
      [
        row("Beginning Balance", (index) => $(funds[index]?.before ?? 0), $(d.before)),
        row("Contributions and other, net", (index) => $(puts[index] ?? 0), $(net)),
        row(
          "Gain or Loss This Quarter",
          (index) =>
            money.brackets((funds[index]?.value ?? 0) - (funds[index]?.before ?? 0) - (puts[index] ?? 0)),
          money.brackets(d.gain),
        ),
        row("Ending Balance", (index) => $(funds[index]?.value ?? 0), $(d.value)),
        row("Ending Shares", (index) => funds[index]?.shares ?? "", ""),
        row("Ending Share Price", (index) => `$${funds[index]?.price ?? ""}`, ""),
      ],
    )}<h3>Loan Status</h3><p>You have no loans. The minimum loan is $1,000.00; the most you may borrow is $50,000.00.</p><h3>Contribution limit</h3>${pairs(
      [
        ["Elective deferral limit for the year", "$24,500.00"],
        ["Your deferrals this year", $(d.added * 2)],
      ],
      "style='width:60%'",
    )}`,
  );
  return {
    html,
    truth: keepTruth("Uniformed Employees Savings Plan", [
      {
        kind: "401k",
        keep: d,
        lines: funds.map(({ name, value }) => ({ name, value })),
        facts: { accountLast4: d.last4, ...dates(d) },
      },
    ]),
  };
});

/** A wire house: net value on the cover, then a table a class with purchases on rows of their own, symbols behind the names. */
const wireHouse = layout("invest-wire-house", (seed) => {
  const d = makeKeep(seed, { groups: ["stock", "fund"], monthly: true, most: 4 });
  const groups = (["stock", "fund"] as const)
    .map((group) => ({
      title: group === "stock" ? "EQUITIES" : "MUTUAL FUNDS/CLOSED END FUNDS/UIT",
      lots: d.lots.filter((lot) => lot.group === group),
    }))
    .filter((group) => group.lots.length > 0);
  const lots = groups.flatMap((group) => group.lots);
  const html = document(
    `@page{@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans"}}body{font:8pt "Liberation Sans"}${BASE}h3{background:#0b2545;color:#fff;font-size:9pt;padding:3px 6px;margin:16px 0 2px}td,th{padding:2px 4px;font-size:7.4pt;vertical-align:bottom}th{border-bottom:1px solid #0b2545}`,
    `<div class=row><div style="font-size:14pt;letter-spacing:2px">DRUMMOND KEATING</div><div class=r><b>Primary Account: ${d.number.slice(0, 3)}-${d.number.slice(3, 5)}${d.last4.slice(1)}</b><br>${date.long(d.start)} - ${date.long(d.end)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <div style="font-size:11pt;margin:14px 0">Net Portfolio Value: <b style="float:right">${$(d.value)}</b></div><p>Your Financial Advisor: M. Okafor-Lindgren, 600 Congress Ave Ste 400, Austin TX 78701, 1-512-555-0190</p>
    ${grid(
      "lrr",
      ["YOUR WEALTH ACCESS ACCOUNT", "This Statement", "Last Statement"],
      [
        ["Opening Value", $(d.before), $(d.before - 311_007)],
        ["Total Credits", $(d.added + d.employer), $(125_000)],
        ["Total Debits", money.brackets(-d.taken - d.fees), "0.00"],
        ["Securities You Transferred In/Out", "-", "-"],
        ["Market Gains/(Losses)", money.brackets(d.gain), $(186_007)],
        ["<b>Closing Value</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.before)}</b>`],
      ],
    )}${grid(
      "lrr",
      ["ASSETS", date.long(d.end), date.long(addDays(d.start, -1))],
      [
        ["Cash/Money Accounts", g(d.cash), g(d.cashBefore)],
        [
          "Equities",
          g(sumOf(lots.filter((lot) => lot.group === "stock").map((lot) => lot.value))),
          g(sumOf(lots.filter((lot) => lot.group === "stock").map((lot) => lot.before))),
        ],
        [
          "Mutual Funds",
          g(sumOf(lots.filter((lot) => lot.group === "fund").map((lot) => lot.value))),
          g(sumOf(lots.filter((lot) => lot.group === "fund").map((lot) => lot.before))),
        ],
        ["<b>Long Market Value</b>", g(d.value), g(d.before)],
        ["LIABILITIES Margin Loan/Debit Balance", "-", "-"],
        ["<b>NET PORTFOLIO VALUE</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.before)}</b>`],
      ],
    )}
    <div style="break-before:page"></div><h3>CASH/MONEY ACCOUNTS</h3>${grid(
      "lrrrrr",
      [
        "Description",
        "Quantity",
        "Total<br>Cost Basis",
        "Estimated<br>Market Price",
        "Estimated<br>Market Value",
        "Est. Annual<br>Yield%",
      ],
      [["DRUMMOND BANK DEPOSIT PROGRAM", g(d.cash), g(d.cash), "1.0000", g(d.cash), ".05"]],
    )}${groups
      .map(
        (group) =>
          `<h3>${group.title}</h3>${grid(
            "lllrrrrrr",
            [
              "Description",
              "Symbol",
              "Acquired",
              "Quantity",
              "Unit<br>Cost Basis",
              "Total<br>Cost Basis",
              "Estimated<br>Market Price",
              "Estimated<br>Market Value",
              "Unrealized<br>Gain/(Loss)",
            ],
            [
              ...group.lots.map((lot, index) => [
                escaped(lot.name.toUpperCase()),
                lot.symbol,
                date.short(addDays(d.start, -300 - 97 * index)),
                lot.shares,
                (lot.cost / 100 / Number(lot.shares)).toFixed(4),
                g(lot.cost),
                `${lot.price}00`,
                g(lot.value),
                gainOf(lot.cost, lot.value),
              ]),
              [
                "<b>TOTAL</b>",
                "",
                "",
                "",
                "",
                g(sumOf(group.lots.map((lot) => lot.cost))),
                "",
                g(sumOf(group.lots.map((lot) => lot.value))),
                "",
              ],
            ],
          )}`,
      )
      .join(
        "",
      )}<p class=small>Drummond Keating Securities LLC is a registered broker-dealer. Notes: cost basis may be adjusted. Fund shares over $1,000,000 may qualify for breakpoints.</p>`,
  );
  const number = `${d.number.slice(0, 5)}${d.last4.slice(1)}`;
  return {
    html,
    truth: keepTruth(
      "DRUMMOND KEATING",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: [
            { name: "DRUMMOND BANK DEPOSIT PROGRAM", value: d.cash },
            ...lots.map(({ name, symbol, value }) => ({ name: name.toUpperCase(), symbol, value })),
          ],
          facts: { accountLast4: number.slice(-4), ...dates(d) },
        },
      ],
      {
        "accounts.0.accountLast4": [number.slice(-4)],
        institution: ["Drummond Keating Securities LLC"],
        "accounts.0.institution": ["Drummond Keating Securities LLC"],
      },
    ),
  };
});

/** A record keeper: funds under headings of what they invest in, expense ratios, two sources beside each other, a benefit book's words. */
const recordKeeper = layout("invest-record-keeper", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 4, places: 4 });
  const classes = ["Fixed Income", "Balanced/Asset Allocation", "Large U.S. Equity", "International Equity"];
  const own = (amount: number) => Math.round(amount * 0.62);
  const stable = { name: "Guaranteed Interest Balance Contract", value: d.cash, before: d.cashBefore };
  const all = [stable, ...d.lots];
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}td,th{padding:3px 6px}th{border-bottom:2px solid #006a8e;font-size:8pt}.c td{font-style:italic;color:#006a8e;padding-top:8px}`,
    `<div class=row><div style="font-size:16pt;color:#006a8e">Midland Principal Life</div><div class=r>Retirement Account Statement<br>${date.long(d.start)} through ${date.long(d.end)}</div></div><div class=row style="margin:14px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>Ridgeway Tool &amp; Die Retirement Savings Plan<br>Contract Number 4-${d.number.slice(0, 5)}<br>ID number ending ${d.last4}</div></div>
    <h3>Where do I stand?</h3>${pairs(
      [
        [`Account balance on ${date.slash(addDays(d.start, -1))}`, $(d.before)],
        ["What you contributed", $(d.added)],
        ["What your employer contributed", $(d.employer)],
        ["Withdrawals", money.brackets(-d.taken)],
        ["Fees and expenses", money.brackets(-d.fees)],
        ["Gain/loss", money.brackets(d.gain)],
        [`<b>Account balance on ${date.slash(d.end)}</b>`, `<b>${$(d.value)}</b>`],
        ["Amount of this that is vested", $(d.value - Math.round(d.employer * 0.4))],
      ],
      "style='width:75%'",
    )}<h3>How is my account invested?</h3><table><tr><th>Investment option</th><th class=r>Expense ratio</th><th class=r>Units</th><th class=r>Unit value</th><th class=r>Your money</th><th class=r>Employer money</th><th class=r>Total balance</th></tr>${all
      .map((fund, index) => {
        const lot = d.lots[index - 1];
        return `<tr class=c><td colspan=7>${classes[Math.min(index, classes.length - 1)] ?? ""}</td></tr><tr><td>${escaped(fund.name)}</td><td class=r>0.${41 + index * 7}%</td><td class=r>${lot?.shares ?? "-"}</td><td class=r>${lot?.price ?? "-"}</td><td class=r>${g(own(fund.value))}</td><td class=r>${g(fund.value - own(fund.value))}</td><td class=r>${g(fund.value)}</td></tr>`;
      })
      .join(
        "",
      )}<tr><td><b>Totals</b></td><td></td><td></td><td></td><td class=r>${g(sumOf(all.map((fund) => own(fund.value))))}</td><td class=r>${g(d.value - sumOf(all.map((fund) => own(fund.value))))}</td><td class=r><b>${g(d.value)}</b></td></tr></table><h3>Am I on track?</h3><p>At age 67 your account may pay an estimated $1,904 a month. You may need $4,120 a month. Saving 2% more of pay could add $212 a month.</p><p class=small>Contributions of ${$(d.added)} are shown as of the pay date. Beneficiary on file: yes.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "Midland Principal Life",
      [
        {
          kind: "401k",
          keep: d,
          lines: all.map(({ name, value }) => ({ name, value })),
          facts: { ...dates(d) },
        },
      ],
      { "accounts.0.accountLast4": [d.last4, d.number.slice(1, 5)] },
    ),
  };
});

/** A bank's trust department: tax cost beside market value, income cash and principal cash, accrued income below the assets. */
const trustBank = layout("invest-trust-bank", (seed) => {
  const d = makeKeep(seed, { groups: ["fund", "etf"], most: 4 });
  const income = Math.round(d.cash * 0.2);
  const html = document(
    `body{font:8.6pt "DejaVu Serif"}${BASE}td,th{padding:3px 5px}th{font-size:7pt;border-bottom:1px solid #333}h2{font-size:11pt;text-align:center;margin:12px 0 4px}`,
    `<div style="text-align:center;font-size:14pt">First Harbor Trust Company</div><h2>STATEMENT OF ACCOUNT</h2><div class=row><div>${d.person.name} Rollover IRA<br>${d.person.street}<br>${d.person.town}</div><div class=r>Account No. ${d.number.slice(0, 2)}-${d.number.slice(2, 4)}-${d.last4}<br>${date.long(d.start)} to ${date.long(d.end)}</div></div>
    <h2>MARKET VALUE RECONCILIATION</h2>${pairs([
      ["Beginning Market Value", $(d.before)],
      ["Contributions", $(d.added + d.employer)],
      ["Distributions", money.brackets(-d.taken)],
      ["Trustee Fees", money.brackets(-d.fees)],
      ["Change in Market Value and Income", money.brackets(d.gain)],
      ["Ending Market Value", $(d.value)],
    ])}<h2>SCHEDULE OF ASSETS</h2>${grid(
      "rlrrrr",
      ["Units", "Asset Description", "Tax Cost", "Unit Price", "Market Value", "Est. Annual<br>Income"],
      [
        ["", "<b>CASH AND EQUIVALENTS</b>", "", "", "", ""],
        ["", "Principal Cash", g(d.cash - income), "1.00", g(d.cash - income), ""],
        ["", "Income Cash", g(income), "1.00", g(income), ""],
        ["", "<b>MUTUAL AND EXCHANGE TRADED FUNDS</b>", "", "", "", ""],
        ...d.lots.map((lot) => [
          lot.shares,
          `${escaped(lot.name)}<br>Ticker: ${lot.symbol}`,
          g(lot.cost),
          lot.price,
          g(lot.value),
          g(lot.income),
        ]),
        [
          "",
          "<b>TOTAL ASSETS</b>",
          g(d.cash + sumOf(d.lots.map((lot) => lot.cost))),
          "",
          `<b>${g(d.value)}</b>`,
          g(d.income),
        ],
      ],
    )}<p class=small>First Harbor Trust Company is a subsidiary of First Harbor Bank, Member FDIC. Non-deposit investments are not insured. Trust minimum $750,000.</p>`,
  );
  return {
    html,
    truth: keepTruth("First Harbor Trust Company", [
      {
        kind: "ira",
        keep: d,
        lines: [
          { name: "Principal Cash", value: d.cash - income },
          { name: "Income Cash", value: income },
          ...linesOf(d),
        ],
        facts: { accountLast4: d.last4, ...dates(d) },
      },
    ]),
  };
});

/** A family of accounts for two children: the number behind the name, shares of one fund mix, no table for the totals. */
const collegeFunds = layout("invest-two-children", (seed) => {
  const parts = [0, 1].map((index) => makeKeep(seed + index * 307, { groups: ["fund"], most: 3 }));
  const [one] = parts;
  if (!one) throw new RangeError("No account.");
  const keeps = parts.map((keep): Keep => ({ ...keep, start: one.start, end: one.end }));
  const child = ["Rowan", "Tamsin"];
  const block = (k: Keep, index: number) =>
    `<h3>Beneficiary: ${child[index]} — account ${k.number}</h3><p>Value on ${date.long(k.end)}: <b>${$(k.invested)}</b> (${date.long(addDays(k.start, -1))}: ${$(k.before - k.cashBefore)})</p>${grid(
      "lrrr",
      ["Portfolio", "Units", "Unit price", "Value"],
      k.lots.map((lot) => [escaped(lot.name), lot.shares, `$${lot.price}`, $(lot.value)]),
    )}<p>Contributions this quarter ${$(k.added)}; since opening ${$(k.added * 9 + 120_000)}; withdrawals ${$(0)}.</p>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}h3{margin:22px 0 2px;color:#3b6e22}td,th{padding:3px 6px;border-bottom:1px dotted #999}`,
    `<div class=row><div style="font-size:20pt;color:#3b6e22">Bright Acorn <span style="font-size:10pt">529 Plan</span></div><div class=r>Quarterly statement<br>${date.long(one.start)} – ${date.long(one.end)}</div></div><p>Account owner: ${one.person.name}<br>${one.person.street}<br>${one.person.town}</p>${keeps.map(block).join("")}<p class=small>Bright Acorn 529 Plan is a savings program of the state. Balance cap per beneficiary $550,000. Gifts up to $19,000 a year are free of gift tax.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "Bright Acorn",
      keeps.map((keep) => ({
        kind: "other" as const,
        keep,
        value: keep.invested,
        lines: linesOf(keep, false),
        facts: { accountLast4: keep.last4, ...dates(one) },
      })),
      {},
      ["Bright Acorn 529 Plan"],
    ),
  };
});

/** Written before the rules were read again, after those of another author had been learned from. */
export const fifthPortfolios: readonly Layout[] = [
  pocketBroker,
  savingsPlan,
  wireHouse,
  recordKeeper,
  trustBank,
  collegeFunds,
];
