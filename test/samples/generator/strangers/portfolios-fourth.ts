import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { keepTruth, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";

const $ = money.dollar;
const g = money.plain;
const bare = (amount: number) => (amount < 0 ? `(${g(-amount)})` : g(amount));
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `fourth-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

/** Every purchase is listed under its position, and the position's total below: lots are not holdings. */
const taxLots = layout("invest-tax-lots", (seed) => {
  const d = makeKeep(seed, { groups: ["stock", "etf"], monthly: true, most: 4 });
  const lot = (index: number) => {
    const l = d.lots[index];
    if (!l) return [];
    const shares = Number(l.shares);
    const first = Math.max(1, Math.floor(shares * 0.4));
    const price = Math.round(Number(l.price) * 100);
    const parts = [first, shares - first];
    const costs = [Math.round(l.cost * 0.37), l.cost - Math.round(l.cost * 0.37)];
    return [
      [`<b>${escaped(l.name)}</b> (${l.symbol})`, "", "", "", "", ""],
      ...parts.map((count, at) => [
        `&nbsp;&nbsp;Acquired ${at === 0 ? "03/14/19" : "11/02/22"}`,
        String(count),
        l.price,
        g(costs[at] ?? 0),
        g(count * price),
        bare(count * price - (costs[at] ?? 0)),
      ]),
      ["&nbsp;&nbsp;Total", l.shares, "", g(l.cost), g(l.value), bare(l.value - l.cost)],
    ];
  };
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}h4{border-bottom:2px solid #777;margin:14px 0 2px}td{padding:2px 0}`,
    `<div class=row><div style="font-size:16pt">Stannard Locke</div><div class=r>Account statement<br>${date.long(d.start)} - ${date.long(d.end)}</div></div><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>Account number: ${d.number.slice(0, 3)} ${d.number.slice(3)}<br>Individual account</div></div><h4>Value of your account</h4>${grid(
      "lrr",
      ["", "This month", "This year"],
      [
        ["Opening value", $(d.before), $(d.before - 77_210)],
        ["Money in", g(d.added + d.employer), g(d.added + d.employer)],
        ["Money out", bare(-d.taken - d.fees), bare(-d.taken - d.fees)],
        ["Market gains and losses", bare(d.gain), bare(d.gain + 77_210)],
        ["<b>Closing value</b>", `<b>${$(d.value)}</b>`, `<b>${$(d.value)}</b>`],
      ],
      "style='width:70%'",
    )}<h4>Cash and deposits</h4>${grid("lr", ["Description", "Value"], [["Locke Insured Deposit Account", g(d.cash)]])}<h4>Stocks and exchange-traded funds</h4>${grid("lrrrrr", ["Security and date acquired", "Quantity", "Current price", "Adjusted cost", "Current value", "Unrealized gain (loss)"], [...d.lots.flatMap((_, index) => lot(index)), ["<b>Total stocks and exchange-traded funds</b>", "", "", g(sumOf(d.lots.map((l) => l.cost))), g(d.invested), ""]])}`,
  );
  return {
    html,
    truth: keepTruth("Stannard Locke", [
      {
        kind: "brokerage",
        keep: d,
        lines: [{ name: "Locke Insured Deposit Account", value: d.cash }, ...linesOf(d)],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A plan's funds grouped by kind of asset over two pages, flows in many columns, subtotals after each group. */
const manyColumns = layout("invest-many-columns", (seed) => {
  const d = makeKeep(seed, { groups: ["fund", "etf", "stock"], most: 6 });
  const funds = [
    ...d.lots.map(({ name, before, value }) => ({ name, before, value })),
    { name: "Capital Preservation Account", before: d.cashBefore, value: d.cash },
  ];
  const cell = (fund: { before: number; value: number }, index: number) => {
    const into = index === 0 ? d.added + d.employer : 0;
    const out = index === 0 ? -(d.taken + d.fees) : 0;
    return [
      g(fund.before),
      g(into),
      g(out),
      "0.00",
      bare(fund.value - fund.before - into - out),
      g(fund.value),
    ];
  };
  const head = [
    "Investment",
    "Balance<br>last period",
    "Contri-<br>butions",
    "With-<br>drawals",
    "Transfers",
    "Gain/<br>(loss)",
    "Balance<br>this period",
  ];
  const half = Math.ceil(funds.length / 2);
  const part = (list: typeof funds, from: number, title: string) =>
    grid("lrrrrrr", head, [
      [`<b>${title}</b>`, "", "", "", "", "", ""],
      ...list.map((fund, index) => [escaped(fund.name), ...cell(fund, from + index)]),
      [
        `<b>Subtotal ${title.toLowerCase()}</b>`,
        g(sumOf(list.map((f) => f.before))),
        "",
        "",
        "",
        "",
        `<b>${g(sumOf(list.map((f) => f.value)))}</b>`,
      ],
    ]);
  const html = document(
    `body{font:8.5pt "Liberation Sans Narrow"}${BASE}h4{margin:16px 0 4px;color:#8a1f3d}td{padding:2px 0}th{vertical-align:bottom}`,
    `<div class=row><div style="font-size:16pt;color:#8a1f3d">Northwater Retirement Services</div><div class=r>Statement period<br>${date.slash(d.start)} - ${date.slash(d.end)}</div></div><p><b>GALLOWAY LOGISTICS 401(K) PLAN</b><br>${d.person.name}<br>Participant ID: XXX-XX-${d.last4}</p><h4>Your account summary</h4>${pairs(
      [
        [`Balance on ${date.slash(d.start)}`, $(d.before)],
        ["Contributions", $(d.added + d.employer)],
        ["Withdrawals and fees", $(-(d.taken + d.fees))],
        ["Gain/(loss)", $(d.gain)],
        [`<b>Balance on ${date.slash(d.end)}</b>`, `<b>${$(d.value)}</b>`],
        ["Vested balance", $(d.value - Math.round(d.employer / 2))],
        ["Personal rate of return", "2.9%"],
      ],
      "style='width:60%'",
    )}<h4>Your account by investment</h4>${part(funds.slice(0, half), 0, "Stock investments")}<div style="break-before:page"><h4>Your account by investment (continued)</h4>${part(funds.slice(half), half, "Blended and stable investments")}<div class=row style="border-top:2px solid #000;margin-top:8px"><b>Total account</b><b class=r>${g(d.value)}</b></div></div>`,
  );
  return {
    html,
    truth: keepTruth("Northwater Retirement Services", [
      {
        kind: "401k",
        keep: d,
        lines: funds.map(({ name, value }) => ({ name, value })),
        facts: { periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** Bonds with rate, day and CUSIP over three lines, prices in percent of the face value, accrued interest beside the value. */
const ladder = layout("invest-bond-ladder", (seed) => {
  const d = makeKeep(seed, { groups: ["fund"], most: 2, monthly: true });
  const random = seededRandom(seed + 801);
  const bonds = ["CITY OF ALDERMERE GO", "TREASURY NOTE", "OSPREY RAIL CORP SR NOTE"].map((name, index) => {
    const face = random.whole(5, 40) * 100_000;
    const price = random.whole(91_000, 104_000);
    return {
      name,
      face,
      price,
      rate: `${random.whole(2, 5)}.${random.whole(100, 899)}%`,
      due: `0${index + 3}/15/${2029 + index}`,
      value: Math.round((face * price) / 100_000),
      accrued: Math.round(face * 0.006),
      cusip: `91282C${index}K${index + 4}`,
    };
  });
  const total = d.value + sumOf(bonds.map((bond) => bond.value));
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}h4{background:#eee;padding:3px;margin:14px 0 3px}td{padding:2px 3px;vertical-align:top}`,
    `<div class=row><div style="font-size:17pt">Carrow &amp; Finch Securities</div><div class=r>Statement for the period<br>${date.long(d.start)} to ${date.long(d.end)}</div></div><div class=row><div>${d.person.name} JOINT TENANTS<br>${d.person.street}<br>${d.person.town}</div><div class=r>Account ${d.number.slice(0, 4)}-${d.number.slice(4)}<br>Joint account</div></div><h4>Account value</h4>${pairs(
      [
        ["Total account value, beginning of period", $(total - d.gain - 31_000)],
        ["Total account value, end of period", `<b>${$(total)}</b>`],
        ["Accrued interest (not included)", $(sumOf(bonds.map((bond) => bond.accrued)))],
      ],
      "style='width:70%'",
    )}<h4>Money market</h4>${grid("lrr", ["Description", "Quantity", "Market value"], [["CF Prime Reserves", decimal(d.cash), $(d.cash)]])}<h4>Fixed income</h4>${grid(
      "lrrrr",
      ["Description", "Face value", "Price", "Market value", "Accrued interest"],
      bonds.map((bond) => [
        `${bond.name}<br>${bond.rate} DUE ${bond.due}<br>CUSIP ${bond.cusip}`,
        g(bond.face).slice(0, -3),
        (bond.price / 1_000).toFixed(3),
        $(bond.value),
        $(bond.accrued),
      ]),
    )}<h4>Mutual funds</h4>${grid(
      "lrrrr",
      ["Description", "Shares", "Price", "Market value", "Estimated income"],
      d.lots.map((lot) => [
        `${escaped(lot.name)}<br>${lot.symbol}`,
        lot.shares,
        lot.price,
        $(lot.value),
        $(lot.income),
      ]),
    )}`,
  );
  return {
    html,
    truth: keepTruth(
      "Carrow & Finch Securities",
      [
        {
          kind: "brokerage",
          keep: d,
          value: total,
          lines: [
            { name: "CF Prime Reserves", value: d.cash },
            ...bonds.map(({ name, value }) => ({ name, value })),
            ...linesOf(d),
          ],
          facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
        },
      ],
      {
        "accounts.0.beginningBalance": [decimal(total - d.gain - 31_000)],
        ...Object.fromEntries(
          bonds.flatMap((bond, index) => [
            [`accounts.0.holdings.${index + 1}.name`, [`${bond.name} ${bond.rate} DUE ${bond.due}`]],
            [`accounts.0.holdings.${index + 1}.symbol`, [bond.cusip]],
          ]),
        ),
      },
    ),
  };
});

/** A stock plan of an employer: shares held, what they are worth, and awards that are not yet the person's. */
const stockPlan = layout("invest-stock-plan", (seed) => {
  const d = makeKeep(seed, { groups: ["etf"], most: 2 });
  const [lot] = d.lots;
  if (!lot) throw new RangeError("No lot.");
  const value = lot.value + d.cash;
  const html = document(
    `body{font:9.5pt "DejaVu Sans"}${BASE}h4{margin:18px 0 3px;color:#303080}td{padding:3px 0}`,
    `<div class=row><div style="font-size:15pt;color:#303080">Sharewell Plan Services</div><div class=r>Stock plan statement<br>${date.slash(d.start)} &ndash; ${date.slash(d.end)}</div></div><p>${d.person.name}<br>Participant account ${d.number}</p><p>Calyx Instruments, Inc. Employee Stock Purchase Plan - individual brokerage account</p><h4>Account value at ${date.slash(d.end)}</h4><div style="font-size:18pt">${$(value)}</div><h4>Shares you own</h4>${grid(
      "llrrr",
      ["Holding", "Symbol", "Shares", "Closing price", "Worth"],
      [
        ["Calyx Instruments Common", "CLYX", lot.shares, `$${lot.price}`, $(lot.value)],
        ["Cash from sales and dividends", "", "", "", $(d.cash)],
      ],
    )}<h4>Awards not yet vested (not included above)</h4>${grid("lrrr", ["Grant", "Unvested units", "Next vesting", "Estimated value"], [["RSU 2024-117", "412", "02/15/2027", $(Math.round(412 * Number(lot.price) * 100))]])}<h4>Purchases this period</h4>${grid("llrr", ["Date", "Type", "Shares", "Amount"], [[date.slash(d.end), "ESPP purchase", "14.220", $(190_255)]])}`,
  );
  return {
    html,
    truth: keepTruth("Sharewell Plan Services", [
      {
        kind: "brokerage",
        keep: { ...d, value },
        lines: [
          { name: "Calyx Instruments Common", symbol: "CLYX", value: lot.value },
          { name: "Cash from sales and dividends", value: d.cash },
        ],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

/** A custodian's IRA for coins: eight decimals, names with tickers in front, a fee schedule with dollar signs below. */
const coins = layout("invest-coin-ira", (seed) => {
  const d = makeKeep(seed, { groups: ["etf"], monthly: true, most: 3 });
  const names = [
    ["Bitcoin", "BTC"],
    ["Ether", "ETH"],
    ["Litecoin", "LTC"],
  ] as const;
  const assets = d.lots.map((lot, index) => ({
    ...lot,
    name: names[index]?.[0] ?? lot.name,
    symbol: names[index]?.[1] ?? lot.symbol,
    shares: `${lot.shares}.00000000`,
  }));
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}h4{margin:18px 0 3px}td{padding:3px 0;border-bottom:1px solid #ddd}`,
    `<div class=row><div style="font-size:18pt;color:#b8860b"><b>Coinhaven Trust Company</b></div><div class=r>Monthly statement<br>${date.long(d.start)} - ${date.long(d.end)}</div></div><p>${d.person.name}<br>Traditional IRA &nbsp; Account: CH-${d.number}</p>${grid(
      "lr",
      [],
      [
        ["Value at start of period", $(d.before)],
        ["Contributions", $(d.added + d.employer)],
        ["Distributions", $(-d.taken)],
        ["Custody fee", $(-d.fees)],
        ["Change in value of assets", $(d.gain)],
        ["<b>Value at end of period</b>", `<b>${$(d.value)}</b>`],
      ],
      "style='width:55%'",
    )}<h4>Assets</h4>${grid("lrrr", ["Asset", "Amount held", "Price (USD)", "Value (USD)"], [...assets.map((lot) => [`${lot.symbol} - ${lot.name}`, lot.shares, lot.price, g(lot.value)]), ["US dollars", "", "", g(d.cash)]])}<h4>Fees</h4><p class=small>Annual custody fee $195.00, trading fee 1.00%, wire $35.00.</p>`,
  );
  return {
    html,
    truth: keepTruth("Coinhaven Trust Company", [
      {
        kind: "ira",
        keep: d,
        lines: [
          ...assets.map(({ name, symbol, value }) => ({ name, symbol, value })),
          { name: "US dollars", value: d.cash },
        ],
        facts: { accountLast4: d.last4, periodStart: d.start, periodEnd: d.end },
      },
    ]),
  };
});

export const fourthPortfolios: readonly Layout[] = [taxLots, manyColumns, ladder, stockPlan, coins];
