import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { type Keep, keepTruth, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";

const $ = money.dollar;
const g = money.plain;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `third-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

/** A wealth manager's book: a household of three accounts, one table for all, then positions of each account under a coloured bar. */
const household = layout("invest-household", (seed) => {
  const parts = [0, 1, 2].map((index) =>
    makeKeep(seed + index * 211, {
      groups: index === 1 ? ["etf"] : ["fund", "stock"],
      most: 3,
      monthly: true,
    }),
  );
  const [one] = parts;
  if (!one) throw new RangeError("No account.");
  const keeps = parts.map((keep): Keep => ({ ...keep, start: one.start, end: one.end }));
  const titles = ["Trust account", "SEP IRA", "Roth IRA"];
  const total = (pick: (k: Keep) => number) => sumOf(keeps.map(pick));
  const block = (k: Keep, index: number) =>
    `<div style="background:#24425c;color:#fff;padding:4px 6px;margin-top:18px">${titles[index]} &nbsp;|&nbsp; account ending in ${k.last4}</div>${grid("lrrrrr", ["Security", "Ticker", "Shares", "Price", "Market value", "Gain or loss"], [...k.lots.map((lot) => [escaped(lot.name), lot.symbol, lot.shares, lot.price, g(lot.value), lot.value < lot.cost ? `-${g(lot.cost - lot.value)}` : g(lot.value - lot.cost)]), ["Cash sweep program", "", "", "", g(k.cash), ""], [`<b>Total for ${titles[index]}</b>`, "", "", "", `<b>${g(k.value)}</b>`, ""]])}`;
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}td{padding:3px 4px}`,
    `<div class=row><div style="font-size:15pt;letter-spacing:1px;color:#24425c">PEMBROKE HALE WEALTH PARTNERS</div><div class=r>Household report<br>${date.long(one.start)} to ${date.long(one.end)}</div></div><p>Prepared for ${one.person.name}</p>${grid("llrrrr", ["Account", "Number", "Beginning value", "Net additions", "Investment result", "Ending value"], [...keeps.map((k, index) => [titles[index] ?? "", `x${k.last4}`, $(k.before), $(k.added + k.employer - k.taken - k.fees), $(k.gain), $(k.value)]), ["<b>Household total</b>", "", $(total((k) => k.before)), $(total((k) => k.added + k.employer - k.taken - k.fees)), $(total((k) => k.gain)), `<b>${$(total((k) => k.value))}</b>`]])}<p class=small>Target allocation 60/40. Benchmark return 3.1% for the period, net of fees 2.8%.</p>${keeps.map(block).join("")}`,
  );
  return {
    html,
    truth: keepTruth(
      "PEMBROKE HALE WEALTH PARTNERS",
      keeps.map((keep, index) => ({
        kind: index === 0 ? "brokerage" : "ira",
        keep,
        lines: [...linesOf(keep), { name: "Cash sweep program", value: keep.cash }],
        facts: { accountLast4: keep.last4, periodStart: one.start, periodEnd: one.end },
      })),
    ),
  };
});

/** A record keeper's quarterly letter: large figure, gauge words, a table without heading for the funds, percentages first. */
const planLetter = layout("invest-plan-letter", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 4 });
  const funds = [
    ...d.lots.map(({ name, value }) => ({ name, value })),
    { name: "Company Stock Fund", value: d.cash },
  ];
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}h3{color:#d4531c;margin:18px 0 4px}td{padding:4px 0;border-bottom:1px solid #e5e5e5}`,
    `<div class=row><div style="font-size:18pt;color:#d4531c"><b>Primacor</b></div><div class=r>Retirement account statement<br>${date.slash(d.start)} - ${date.slash(d.end)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h3>Hollins Regional Health 403(b) Retirement Plan</h3><div class=row><div>Total retirement account balance<div style="font-size:22pt"><b>${$(d.value)}</b></div>as of ${date.slash(d.end)}</div><div>Your estimated monthly income at age 67<div style="font-size:16pt">$2,318</div>You are 71% of the way to your goal of $3,265</div></div>
    <h3>Account activity</h3>${pairs(
      [
        [`Balance as of ${date.slash(d.start)}`, $(d.before)],
        ["Your contributions", $(d.added)],
        ["Hollins contributions", $(d.employer)],
        ["Withdrawals", `($${decimal(d.taken)})`],
        ["Plan expenses", `($${decimal(d.fees)})`],
        ["Investment gain/loss", $(d.gain)],
        [`<b>Balance as of ${date.slash(d.end)}</b>`, `<b>${$(d.value)}</b>`],
      ],
      "style='width:60%'",
    )}<h3>Where your money is invested</h3>${grid(
      "rlr",
      [],
      funds.map((fund) => [share(fund.value, d.value), escaped(fund.name), $(fund.value)]),
    )}<p>Vested account balance ${$(d.value - Math.round(d.employer * 0.4))}. Loans available up to ${$(Math.round(d.value / 2))}.</p>`,
  );
  return {
    html,
    truth: keepTruth("Primacor", [
      { kind: "401k", keep: d, lines: funds, facts: { periodStart: d.start, periodEnd: d.end } },
    ]),
  };
});

/** A trust company's schedule: asset classes as headings with amounts, cost before market value, CUSIPs, percent of account last. */
const trustSchedule = layout("invest-trust-schedule", (seed) => {
  const d = makeKeep(seed, { groups: ["stock", "fund"], monthly: true });
  const cusip = (index: number) => `${31842 + index * 77}K10${index}`;
  const groups = [...Map.groupBy(d.lots, (lot) => lot.group)];
  const names = {
    stock: "COMMON STOCK",
    fund: "MUTUAL FUNDS - EQUITY",
    etf: "EXCHANGE TRADED FUNDS",
    bond: "BONDS",
  };
  let index = 0;
  const html = document(
    `body{font:8.5pt "Liberation Serif"}${BASE}td{padding:2px 3px;vertical-align:top}th{border-bottom:1px solid #000;font-size:7.5pt}`,
    `<div style="text-align:center"><b style="font-size:13pt">FIRST GRANITE TRUST COMPANY</b><br>STATEMENT OF ACCOUNT<br>FOR THE PERIOD ${date.capitalLong(d.start)} THROUGH ${date.capitalLong(d.end)}</div><br><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>ACCOUNT NUMBER 10-${d.number}<br>REVOCABLE TRUST - INVESTMENT MANAGEMENT ACCOUNT</div></div><br><b>ACCOUNT RECONCILIATION</b>${pairs(
      [
        ["BEGINNING MARKET VALUE", g(d.before)],
        ["RECEIPTS", g(d.added + d.employer)],
        ["DISBURSEMENTS", g(-d.taken)],
        ["FEES", g(-d.fees)],
        ["CHANGE IN MARKET VALUE", g(d.gain)],
        ["ENDING MARKET VALUE", g(d.value)],
      ],
      "style='width:55%'",
    )}<br><b>SCHEDULE OF INVESTMENTS</b>${grid(
      "rlrrrr",
      ["PAR VALUE OR SHARES", "ASSET DESCRIPTION", "COST BASIS", "MARKET PRICE", "MARKET VALUE", "% OF ACCT"],
      [
        ["", "<b>CASH EQUIVALENTS</b>", "", "", "", ""],
        [
          decimal(d.cash),
          "GRANITE GOVERNMENT OBLIGATIONS FUND",
          g(d.cash),
          "1.00",
          g(d.cash),
          share(d.cash, d.value),
        ],
        ["", "<b>TOTAL CASH EQUIVALENTS</b>", `<b>${g(d.cash)}</b>`, "", `<b>${g(d.cash)}</b>`, ""],
        ...groups.flatMap(([group, lots]) => [
          ["", `<b>${names[group]}</b>`, "", "", "", ""],
          ...lots.map((lot) => [
            lot.shares,
            `${escaped(lot.name.toUpperCase())}<br>CUSIP: ${cusip(index++)}`,
            g(lot.cost),
            lot.price,
            g(lot.value),
            share(lot.value, d.value),
          ]),
          [
            "",
            `<b>TOTAL ${names[group]}</b>`,
            `<b>${g(sumOf(lots.map((l) => l.cost)))}</b>`,
            "",
            `<b>${g(sumOf(lots.map((l) => l.value)))}</b>`,
            "",
          ],
        ]),
        [
          "",
          "<b>TOTAL INVESTMENTS</b>",
          `<b>${g(d.cash + sumOf(d.lots.map((l) => l.cost)))}</b>`,
          "",
          `<b>${g(d.value)}</b>`,
          "100.0%",
        ],
      ],
    )}`,
  );
  return {
    html,
    truth: keepTruth("FIRST GRANITE TRUST COMPANY", [
      {
        kind: "brokerage",
        keep: d,
        lines: [
          { name: "GRANITE GOVERNMENT OBLIGATIONS FUND", value: d.cash },
          ...linesOf(d, false).map((line) => ({ ...line, name: line.name.toUpperCase() })),
        ],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** An app's monthly page: sentences, cards with the name left and the value right, shares in grey below, crypto-like pills. */
const appCards = layout("invest-app-cards", (seed) => {
  const d = makeKeep(seed, { groups: ["etf", "stock"], monthly: true, most: 4 });
  const card = (name: string, below: string, value: string) =>
    `<div class=row style="border-bottom:1px solid #e0e0e0;padding:7px 0"><div><b>${name}</b><div style="color:#777;font-size:8pt">${below}</div></div><div class=r style="font-size:11pt">${value}</div></div>`;
  const html = document(
    `body{font:10pt "DejaVu Sans";padding:0 60px}${BASE}`,
    `<div style="font-size:20pt;color:#6b2de0"><b>acornleaf</b></div><p>Hi ${d.person.name.split(" ")[0]}, here is your ${date.monthYear(d.end)} statement.</p><p>Taxable investment account &middot;&middot;&middot;&middot;${d.last4}<br>${date.long(d.start)} &ndash; ${date.long(d.end)}</p><div style="background:#f1ecfd;padding:14px;border-radius:10px">Account value<div style="font-size:24pt">${$(d.value)}</div>You started the month with ${$(d.before)}</div><h3>What you own</h3>${d.lots.map((lot) => card(`${escaped(lot.name)} &middot; ${lot.symbol}`, `${lot.shares} shares at $${lot.price}`, $(lot.value))).join("")}${card("Uninvested cash", "Earning 1.00% APY", $(d.cash))}<h3>This month</h3>${pairs(
      [
        ["You added", `+${$(d.added + d.employer)}`],
        ["You withdrew", `-${$(d.taken)}`],
        ["Fees", `-${$(d.fees)}`],
        ["Market", `${d.gain < 0 ? "-" : "+"}${$(Math.abs(d.gain))}`],
      ],
    )}<p class=small>Securities offered through Acornleaf Securities, LLC. Investing involves risk.</p>`,
  );
  return {
    html,
    truth: keepTruth(
      "acornleaf",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: [...linesOf(d), { name: "Uninvested cash", value: d.cash }],
          facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
        },
      ],
      {},
      ["Acornleaf Securities, LLC"],
    ),
  };
});

/** A provider with whole pages of sideways comparison: each fund's value of the last two quarter ends, then its share and units. */
const twoQuarters = layout("invest-two-quarters", (seed) => {
  const d = makeKeep(seed, { groups: ["fund", "etf"], most: 5, places: 3 });
  const invested = d.invested;
  const before = d.before - d.cashBefore;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{margin:16px 0 3px;color:#14506e}td{padding:3px 2px}th{vertical-align:bottom}`,
    `<div class=row><div style="font-size:16pt;color:#14506e">Meridian Benefit Services</div><div class=r>Quarterly statement<br>Prepared ${date.long(d.end)}</div></div><p>${d.person.name}<br>Deferred compensation plan 457(b) &nbsp; Participant account number: ${d.number}</p><p>Period: ${date.abbreviated(d.start)} to ${date.abbreviated(d.end)}</p><h4>Summary of your account</h4>${grid(
      "lrr",
      ["", "Current quarter", "Year to date"],
      [
        ["Opening balance", $(before), $(before - 99_000)],
        ["Payroll contributions", $(d.added + d.employer), $((d.added + d.employer) * 2)],
        ["Payments to you", $(-d.taken), $(-d.taken)],
        ["Administrative fees", $(-d.fees), $(-d.fees)],
        ["Investment earnings", $(invested - before - d.added - d.employer + d.taken + d.fees), $(88_100)],
        ["<b>Closing balance</b>", `<b>${$(invested)}</b>`, `<b>${$(invested)}</b>`],
      ],
    )}<h4>Investment detail</h4>${grid("lrrrrr", ["Fund", "Units held", "Unit price", `Value on<br>${date.slash(d.start)}`, `Value on<br>${date.slash(d.end)}`, "Percent<br>of total"], [...d.lots.map((lot) => [escaped(lot.name), lot.shares, `$${lot.price}`, $(lot.before), $(lot.value), share(lot.value, invested)]), ["Account total", "", "", $(before), $(invested), "100.0%"]])}<h4>Performance of your funds</h4>${grid(
      "lrrr",
      ["Fund", "3 months", "1 year", "5 years"],
      d.lots.map((lot) => [escaped(lot.name), "2.41%", "9.18%", "7.02%"]),
    )}`,
  );
  return {
    html,
    truth: keepTruth("Meridian Benefit Services", [
      {
        kind: "401k",
        keep: { ...d, value: invested, before },
        lines: linesOf(d, false),
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

export const thirdPortfolios: readonly Layout[] = [
  household,
  planLetter,
  trustSchedule,
  appCards,
  twoQuarters,
];
