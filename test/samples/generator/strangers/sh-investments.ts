import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Keep, type Lot, linesOf, makeKeep, sumOf } from "./portfolio-data.ts";
import { nestTruth, span } from "./sd-data.ts";
import { at, layoutOf, year } from "./sh-data.ts";

const $ = money.dollar;
const invest = layoutOf("invest", "investments");

const NAMES: Readonly<Record<Lot["group"], ReadonlyArray<readonly [name: string, symbol: string]>>> = {
  stock: [
    ["Halcyon Water Works Inc", "HWW"],
    ["Tamber Logistics Corp", "TMBR"],
    ["Juniper Point Brands", "JPB"],
    ["Vellora Medical Hldgs", "VLMD"],
    ["Great Basin Copper Co", "GBCU"],
  ],
  fund: [
    ["Everstead Growth & Income Fund", "EVGIX"],
    ["Everstead Short-Term Bond Fund", "EVSBX"],
    ["Passage 2040 Retirement Fund", "PSGFX"],
    ["Norrland International Index", "NRLIX"],
    ["Calder Small-Cap Blend Instl", "CLSBX"],
    ["Everstead Stable Income Trust", "EVSTX"],
  ],
  etf: [
    ["Signal Total Market ETF", "SGTM"],
    ["Signal Aggregate Bond ETF", "SGAB"],
    ["Norrland Dividend Leaders ETF", "NDLE"],
    ["Signal Mid-Cap 400 ETF", "SGMC"],
  ],
  bond: [["US Treasury Note 4.25% 11/15/2034", "91282X"]],
};

/** A portfolio as `makeKeep` makes it, of this set's own products. */
function folio(
  seed: number,
  options: NonNullable<Parameters<typeof makeKeep>[1]> & { readonly salt: number },
): Keep {
  const { salt, ...shape } = options;
  const keep = makeKeep(seed * 11 + salt, shape);
  const next = new Map<string, number>();
  const lots = keep.lots
    .map((lot): Lot => {
      const place = next.get(lot.group) ?? 0;
      next.set(lot.group, place + 1);
      const names = NAMES[lot.group];
      const [name, symbol] = names[(place + seed) % names.length] ?? [lot.name, lot.symbol];
      return place < names.length ? { ...lot, name, symbol } : lot;
    })
    .toSorted((a, b) => a.group.localeCompare(b.group));
  return { ...keep, lots };
}

const safe = (text: string) => text.replaceAll("&", "&amp;");

/** An investor's account over four pages: headings repeat, each group of positions has its own table, cost and gain stand beside value. */
const wrenfield = invest("wrenfield-positions", (seed) => {
  const d = folio(seed, { salt: 31_401, groups: ["stock", "etf", "fund"], most: 7, monthly: true });
  const random = seededRandom(seed + 31_402);
  const top = (page: number) =>
    `<div class=row style="border-bottom:1px solid #0369a1;padding-bottom:4px"><div><b style="font-size:14pt;color:#0369a1">Wrenfield</b><br>Investor One account of ${d.person.name}</div><div class=r>Statement period<br>${date.long(d.start)} - ${date.long(d.end)}<br>${page} of 4</div></div>`;
  const titles: ReadonlyArray<readonly [Lot["group"], string]> = [
    ["stock", "Positions - Equities"],
    ["etf", "Positions - Exchange Traded Funds"],
    ["fund", "Positions - Mutual Funds"],
  ];
  const table = (group: Lot["group"], title: string) => {
    const lots = d.lots.filter((lot) => lot.group === group);
    if (lots.length === 0) return "";
    return `<h3>${title}</h3>${grid(
      "llrrrrrrr",
      [
        "Symbol",
        "Description",
        "Quantity",
        "Price($)",
        "Market Value($)",
        "Cost Basis($)",
        "Unrealized Gain/(Loss)($)",
        "Est. Annual Income($)",
        "% of Acct",
      ],
      [
        ...lots.map((lot) => [
          lot.symbol,
          safe(lot.name),
          lot.shares,
          lot.price,
          money.plain(lot.value),
          money.plain(lot.cost),
          lot.value < lot.cost ? `(${money.plain(lot.cost - lot.value)})` : money.plain(lot.value - lot.cost),
          money.plain(lot.income),
          `${Math.round((100 * lot.value) / d.value)}%`,
        ]),
        [
          "",
          `<b>Total ${title.slice(12)}</b>`,
          "",
          "",
          `<b>$${money.plain(sumOf(lots.map((lot) => lot.value)))}</b>`,
          `$${money.plain(sumOf(lots.map((lot) => lot.cost)))}`,
          "",
          `$${money.plain(sumOf(lots.map((lot) => lot.income)))}`,
          "",
        ],
      ],
      "class=l",
    )}`;
  };
  const html = document(
    `body{font:7.9pt "Liberation Sans"}${BASE}.next{break-before:page}h3{background:#e0f2fe;padding:3px 6px;margin:12px 0 3px;font-size:9.4pt}.l td,.l th{padding:2px 4px;border-bottom:1px solid #d6e4ee;vertical-align:bottom}.k td{padding:3px 4px}`,
    `${top(1)}<div class=row style="margin:14px 0"><div>${at(d.person)}</div><div class=r>Account Number<br><b>${d.number.slice(0, 4)}-${d.number.slice(4)}</b><br>Your consultant: branch team, (800) 555-0138</div></div>
    <div class=row><div><h3>Account Summary</h3>${pairs(
      [
        [
          `Ending Account Value as of ${date.bareNoYear(d.end)}`,
          `<b style="font-size:13pt">${$(d.value)}</b>`,
        ],
        [`Beginning Account Value as of ${date.bareNoYear(d.start)}`, $(d.before)],
        ["Change in Account Value", $(d.value - d.before)],
      ],
      "class=k",
    )}</div><div><h3>What moved it</h3>${pairs(
      [
        ["Deposits", $(d.added + d.employer)],
        ["Withdrawals", $(-d.taken)],
        ["Expenses", $(-d.fees)],
        ["Dividends, interest and market change", $(d.gain)],
      ],
      "class=k",
    )}</div></div>
    <h3>Asset Allocation</h3>${grid(
      "lrr",
      ["", "This Period", "Current Allocation"],
      [
        ["Cash and Cash Investments", $(d.cash), `${Math.round((100 * d.cash) / d.value)}%`],
        ["Everything else", $(d.invested), `${100 - Math.round((100 * d.cash) / d.value)}%`],
        ["<b>Total</b>", `<b>${$(d.value)}</b>`, "100%"],
      ],
      "class=l",
    )}<h3>Income and gain this year</h3>${grid(
      "lrr",
      ["", "This Period", "Year to Date"],
      [
        ["Dividends, taxable", $(Math.round(d.income / 12)), $(Math.round(d.income / 2))],
        ["Realized gain or (loss), long term", "$0.00", $(random.whole(1_000, 400_000))],
      ],
      "class=l",
    )}<p class=small>Margin is not enabled. If it were, you could borrow up to ${$(Math.round(d.invested / 2))} at 11.325%. Sweep program rate 0.05%. Trade US shares online for $0.00.</p>
    <div class=next>${top(2)}<h3>Cash and Cash Investments</h3>${grid(
      "llrr",
      ["Type", "Description", "Beginning Balance($)", "Ending Balance($)"],
      [["Bank Sweep", "WRENFIELD BANK, FDIC INSURED", money.plain(d.cashBefore), money.plain(d.cash)]],
      "class=l",
    )}${table(...(titles[0] ?? ["stock", ""]))}</div><div class=next>${top(3)}${titles
      .slice(1)
      .map(([group, title]) => table(group, title))
      .join("")}<p>Estimated annual income of all positions: ${$(d.income)}</p></div>
    <div class=next>${top(4)}<h3>Transactions - Summary</h3>${pairs(
      [
        ["Beginning cash", $(d.cashBefore)],
        ["Ending cash", $(d.cash)],
      ],
      "class=k",
    )}<h3>Terms and Conditions</h3><p>Cost basis may be incomplete and is not for tax filing. Values are from sources believed reliable. Securities are protected to $500,000 by SIPC, $250,000 of it for cash. Wrenfield &amp; Co. is a member of FINRA. Consider a Wrenfield Rewards card: 1.5% into this account and a $200.00 bonus after $1,000.00 of purchases.</p></div>`,
  );
  return {
    html,
    truth: nestTruth(
      "Wrenfield",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: linesOf(d),
          facts: { accountLast4: d.last4, ...span(d) },
          cash: ["WRENFIELD BANK, FDIC INSURED", "Bank Sweep", "Cash and Cash Investments", "WRENFIELD BANK"],
        },
      ],
      {},
      ["Wrenfield & Co."],
    ),
  };
});

/** A fund house's retirement letter: two value columns by day, this and last year's contributions, no totals line named value. */
const everstead = invest("everstead-rollover", (seed) => {
  const d0 = folio(seed, { salt: 31_421, groups: ["fund"], most: 4 });
  const lots = d0.lots;
  const value = sumOf(lots.map((lot) => lot.value));
  const before = sumOf(lots.map((lot) => lot.before));
  const d: Keep = { ...d0, value, before, gain: value - before - d0.added + d0.taken, employer: 0, fees: 0 };
  const random = seededRandom(seed + 31_422);
  const day = date.slash;
  const html = document(
    `body{font:9.4pt "Liberation Serif"}${BASE}.l td,.l th{padding:5px 6px;border-bottom:1px solid #aab}.l th{vertical-align:bottom;color:#7c2d12}h3{color:#7c2d12;margin:18px 0 4px}`,
    `<div class=row><div><b style="font-size:20pt;color:#7c2d12">Everstead</b> <span>Funds</span></div><div class=r>Quarter ended ${date.long(d.end)}<br>Client services 800-555-0164</div></div><p style="margin:22px 0">${at(d.person)}</p><h2 style="font-weight:normal">Rollover IRA &mdash; ${d.person.name}, custodian Everstead Trust</h2><p>Account ${d.number.slice(0, 2)}**-**${d.last4}. On ${date.long(d.end)} everything in it was worth <b>${$(value)}</b>, ${value >= before ? "up" : "down"} ${$(Math.abs(value - before))} from ${date.long(d.start)}.</p>
    <h3>Your funds</h3>${grid(
      "llrrrr",
      [
        "Symbol",
        "Fund",
        "Shares on last day",
        "Share price",
        `Balance on ${day(d.start)}`,
        `Balance on ${day(d.end)}`,
      ],
      [
        ...lots.map((lot) => [
          lot.symbol,
          safe(lot.name),
          lot.shares,
          `$${lot.price}`,
          $(lot.before),
          $(lot.value),
        ]),
        ["", "<b>All funds</b>", "", "", `<b>${$(before)}</b>`, `<b>${$(value)}</b>`],
      ],
      "class=l",
    )}
    <div class=row><div><h3>This quarter</h3>${pairs([
      ["You added", $(d.added)],
      ["You took out", $(d.taken)],
      ["Market and dividends", $(d.gain)],
    ])}</div><div><h3>Contributions by tax year</h3>${pairs([
      [year(d.end), $(d.added)],
      [String(Number(year(d.end)) - 1), $(random.whole(1_000, 7_000) * 100)],
      [`Most you may add for ${year(d.end)}`, "$7,000.00"],
    ])}</div></div>
    <h3>Mind the age of 73</h3><p>Required distributions start then. A balance of $100,000.00 would make one of about $3,773.58. Past performance: the Growth &amp; Income Fund returned 11.02% over one year, 8.41% over ten. Funds in this account have expense ratios of 0.04% to 0.61%. A $20.00 yearly fee is waived for e-delivery.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "Everstead Funds",
      [
        {
          kind: "ira",
          keep: d,
          value,
          lines: linesOf(d),
          facts: { accountLast4: d.last4 },
        },
      ],
      {},
      ["Everstead", "Everstead Trust"],
    ),
  };
});

/** A recordkeeper's quarter: funds by activity in columns, sources with vesting, an outlook of monthly income as a decoy. */
const baldwin = invest("baldwin-plan", (seed) => {
  const d0 = folio(seed, { salt: 31_441, groups: ["fund"], most: 5 });
  const lots = d0.lots;
  const value = sumOf(lots.map((lot) => lot.value));
  const before = sumOf(lots.map((lot) => lot.before));
  const gain = value - before - d0.added - d0.employer + d0.fees;
  const d: Keep = { ...d0, value, before, gain, taken: 0 };
  const match = Math.round(value * 0.3);
  const share = [40, 60, 80][seed % 3] ?? 60;
  const vested = value - match + Math.round((match * share) / 100);
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.box{border:2px solid #4d7c0f;border-radius:8px;padding:10px}.l td,.l th{padding:4px 5px;border-bottom:1px solid #cddab8}.l th{background:#ecfccb;font-size:7.8pt}h3{color:#3f6212;margin:16px 0 4px}.next{break-before:page}`,
    `<div class=row><div><b style="font-size:15pt;color:#3f6212">Baldwin Retirement Plan Services</b><br>Ostler Manufacturing Savings and Profit Sharing Plan</div><div class=r>Plan 70${(seed % 90) + 10}1<br>${date.bare(d.start)} to ${date.bare(d.end)}</div></div><p>${at(d.person)}<br>Participant ID ending ${d.last4}</p>
    <div class=row><div class=box>What your account was worth on ${date.bare(d.end)}<br><b style="font-size:20pt">${$(value)}</b><br>Your vested balance is ${$(vested)}.</div><div class=box>Your rate of return this quarter<br><b style="font-size:20pt">${((100 * gain) / Math.max(1, before)).toFixed(2)}%</b><br>If you retired at 67 you might have ${$(Math.round(value / 190))} a month.</div></div>
    <h3>Quarter at a glance</h3>${pairs([
      ["Opening balance", $(before)],
      ["You put in", $(d.added)],
      ["Ostler put in", $(d.employer)],
      ["Fees", $(-d.fees)],
      ["Gain or loss", $(gain)],
      ["Closing balance", $(value)],
    ])}
    <h3>Your investments</h3>${grid(
      "lrrrr",
      ["Fund", "Units", "Unit value", `Opening`, "Closing"],
      [
        ...lots.map((lot) => [safe(lot.name), lot.shares, lot.price, $(lot.before), $(lot.value)]),
        ["<b>Total</b>", "", "", $(before), `<b>${$(value)}</b>`],
      ],
      "class=l",
    )}
    <div class=next><b style="color:#3f6212">Baldwin Retirement Plan Services</b><h3>Where the money came from</h3>${grid(
      "lrrr",
      ["Source", "Balance", "Vested %", "Vested balance"],
      [
        ["Employee pre-tax 401(k)", $(value - match), "100%", $(value - match)],
        ["Employer match", $(match), `${share}%`, $(Math.round((match * share) / 100))],
        ["Total", $(value), "", $(vested)],
      ],
      "class=l",
    )}<h3>Where new money goes</h3>${grid(
      "lr",
      ["Fund", "Share of each contribution"],
      lots.map((lot, index) => [safe(lot.name), index === 0 ? `${100 - 10 * (lots.length - 1)}%` : "10%"]),
      "class=l",
    )}<p>So far in ${year(d.end)} you have put in ${$(d.added * 2)}; the limit is $24,500.00. You may borrow up to ${$(Math.floor(vested / 200) * 100)} from the plan at Prime + 1%; no loan is outstanding. Recordkeeping costs $9.75 a quarter.</p></div>`,
  );
  return {
    html,
    truth: nestTruth(
      "Baldwin Retirement Plan Services",
      [
        {
          kind: "401k",
          keep: d,
          value,
          lines: linesOf(d, false),
          facts: { accountLast4: d.last4, ...span(d) },
        },
      ],
      {},
      ["Ostler Manufacturing Savings and Profit Sharing Plan", "Ostler Manufacturing", "Baldwin"],
    ),
  };
});

/** A health account's month: a cash part with its rows and a small portfolio, medical decoys, the legal limits. */
const wellspring = invest("wellspring-health", (seed) => {
  const d = folio(seed, { salt: 31_461, groups: ["fund", "etf"], most: 3, monthly: true });
  const html = document(
    `body{font:9.2pt "Liberation Sans";color:#1f3044}${BASE}.h{border-left:8px solid #db2777;padding-left:10px}.l td,.l th{padding:4px 5px;border-bottom:1px solid #e5e7eb}.two>div{background:#fdf2f8;padding:10px}`,
    `<div class=row><div class=h><b style="font-size:17pt">Wellspring</b><br>Health Savings Account statement</div><div class=r>${date.monthDay(d.start)} to ${date.abbreviatedBare(d.end)}<br>Account ...${d.last4}</div></div><p>${at(d.person)}</p>
    <div class="row two"><div>Cash you can spend<br><b style="font-size:14pt">${$(d.cash)}</b></div><div>Invested<br><b style="font-size:14pt">${$(d.invested)}</b></div><div>Altogether<br><b style="font-size:14pt">${$(d.value)}</b></div></div>
    <h3>Cash</h3>${pairs([
      [`On ${date.bare(d.start)}`, $(d.cashBefore)],
      ["Interest this month (0.10% APY)", "$0.31"],
      [`On ${date.bare(d.end)}`, $(d.cash)],
    ])}
    <h3>Investments</h3>${grid(
      "llrrrr",
      ["Investment", "Ticker", "Shares", "Price", "Value last month", "Value now"],
      [
        ...d.lots.map((lot) => [
          safe(lot.name),
          lot.symbol,
          lot.shares,
          lot.price,
          $(lot.before),
          $(lot.value),
        ]),
        ["<b>Invested</b>", "", "", "", $(d.before - d.cashBefore), `<b>${$(d.invested)}</b>`],
      ],
      "class=l",
    )}
    <h3>Your year</h3>${pairs([
      [`Contributions for ${year(d.end)}`, $(d.added * 2)],
      ["Of these from your employer", $(d.employer * 2)],
      [`Family limit ${year(d.end)}`, "$8,750.00"],
      ["Single limit", "$4,400.00"],
      ["Paid for care", $(d.taken)],
    ])}<p class=small>Keep receipts: you told us of $212.40 paid to Lakeside Dental. Money above $1,000.00 can be invested. Monthly fee $2.50 below $3,000.00. Not insured, may lose value. Cash at Orchard State Bank, Member FDIC.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "Wellspring",
      [
        {
          kind: "other",
          keep: d,
          lines: linesOf(d),
          facts: { accountLast4: d.last4, ...span(d) },
          cash: ["Cash", "Cash you can spend"],
          kinds: ["savings", "brokerage"],
        },
      ],
      {},
      ["Orchard State Bank"],
    ),
  };
});

/** An employer's share plan: bought shares and cash are held; what has not vested is printed larger and does not count. */
const equipath = invest("equipath-shares", (seed) => {
  const d0 = folio(seed, { salt: 31_481, groups: ["stock"], most: 2 });
  const lot = d0.lots[0];
  if (!lot) throw new RangeError("A share is held.");
  const value = lot.value + d0.cash;
  const d: Keep = { ...d0, lots: [lot], value, before: lot.before + d0.cashBefore, taken: 0, fees: 0 };
  const units = 120 + (seed % 9) * 35;
  const price = Math.round(Number(lot.price) * 100);
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.l td,.l th{padding:4px 6px;border:1px solid #cbd5e1}.l th{background:#f1f5f9}.big{font-size:15pt;font-weight:bold}h3{margin:16px 0 4px;color:#334155}`,
    `<div class=row><div><b style="font-size:16pt;color:#4338ca">EquiPath</b><br>for the people of ${safe(lot.name)}</div><div class=r>Participant statement<br>${date.stampDashed(d.start)} to ${date.stampDashed(d.end)}<br>Participant no. ****${d.last4}</div></div><p>${at(d.person)}</p>
    <div class=row><div>Held for you today<div class=big>${$(value)}</div></div><div>Could be yours if you stay*<div class=big>${$(units * price)}</div></div><div>${lot.symbol} closed at<div class=big>$${lot.price}</div></div></div>
    <h3>Held for you</h3>${grid(
      "lrrr",
      ["", "Shares", "Price", "Market value"],
      [
        [`${safe(lot.name)} (${lot.symbol})`, lot.shares, `$${lot.price}`, $(lot.value)],
        ["Cash awaiting purchase", "", "", $(d.cash)],
        ["<b>Held for you</b>", "", "", `<b>${$(value)}</b>`],
      ],
      "class=l",
    )}
    <h3>Employee stock purchase plan, this offering</h3>${pairs([
      ["Taken from your pay since the offering began", $(d.added)],
      ["Lookback price", $(Math.round(price * 0.91))],
      ["Discount", "15%"],
      ["Estimated purchase price", $(Math.round(price * 0.91 * 0.85))],
    ])}
    <h3>*Restricted stock units, not vested</h3>${grid(
      "llrrl",
      ["Grant", "Granted", "Units left", "Value at close", "Next vesting"],
      [
        [
          "RSU-0419",
          date.stampDashed(d.start),
          String(units),
          $(units * price),
          date.stampDashed(addDays(d.end, 46)),
        ],
      ],
      "class=l",
    )}<p class=small>Unvested units are not yours and are not included in what is held for you. Dividends last year: $41.16. Selling costs $0.03 a share and $25.00 for a wire. EquiPath Securities LLC, member FINRA/SIPC. Tax is withheld at 22.00% when units vest.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "EquiPath",
      [
        {
          kind: "brokerage",
          keep: d,
          value,
          lines: linesOf(d),
          facts: { accountLast4: d.last4, ...span(d) },
          cash: ["Cash awaiting purchase", "Cash"],
          kinds: ["other"],
        },
      ],
      {},
      ["EquiPath Securities LLC", lot.name],
    ),
  };
});

export const shInvestments: readonly Layout[] = [wrenfield, everstead, baldwin, wellspring, equipath];
