import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Truth } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { last4 } from "./held-out-data.ts";
import { heldOut, lines, SHEET, sheets, span } from "./sheets.ts";

const $ = money.dollar;
const plain = money.plain;

type Holding = {
  readonly name: string;
  readonly symbol: string;
  readonly units: number;
  readonly price: number;
  readonly value: number;
  readonly before: number;
  readonly cost: number;
};
type Kind = "stock" | "etf" | "fund" | "bond" | "pool";

const NAMES: Readonly<Record<Kind, ReadonlyArray<readonly [string, string]>>> = {
  stock: [
    ["Calder Robotics Corp", "CLDR"],
    ["Ostrom Foods Co", "OSTM"],
    ["Vantera Energy Inc", "VTRA"],
    ["Pell Semiconductor", "PELL"],
    ["Hightower REIT", "HTWR"],
  ],
  etf: [
    ["Northern Broad Market ETF", "NBMK"],
    ["Global ex-US Equity ETF", "GXUS"],
    ["Short Treasury Bond ETF", "STBD"],
  ],
  fund: [
    ["Evergreen 500 Index Admiral", "EVFAX"],
    ["Evergreen Balanced Income", "EVBIX"],
    ["Castine International Value", "CSIVX"],
    ["Castine Total Bond", "CSTBX"],
  ],
  bond: [
    ["US TREASURY NOTE 4.250% DUE 11/15/2034", "91282CLW9"],
    ["DENTON CNTY TX GO 5.000% DUE 07/15/2031", "248866XQ4"],
  ],
  pool: [
    ["Large Company Index Trust", ""],
    ["Lifepath 2050 Retirement", ""],
    ["Stable Value Option", ""],
    ["Small-Mid Cap Growth", ""],
    ["International Stock Account", ""],
  ],
};

function pickHoldings(seed: number, kind: Kind, from: number, to: number): Holding[] {
  const random = seededRandom(seed * 23 + kind.length);
  const names = NAMES[kind];
  const first = random.whole(0, names.length - 1);
  return Array.from({ length: Math.min(names.length, random.whole(from, to)) }, (_, index): Holding => {
    const [name, symbol] = names[(first + index) % names.length] ?? ["", ""];
    const units = kind === "bond" ? random.whole(5, 40) * 1_000_000 : random.whole(60_000, 620_000);
    const price = kind === "bond" ? random.whole(91_000, 104_000) : random.whole(900, 38_000);
    const value =
      kind === "bond"
        ? Math.round((units / 1_000 / 100) * (price / 1_000) * 100)
        : Math.round((units * price) / 1_000);
    return {
      name,
      symbol,
      units,
      price,
      value,
      before: Math.round(value * (0.92 + random.whole(0, 140) / 1_000)),
      cost: Math.round(value * (0.66 + random.whole(0, 50) / 100)),
    };
  });
}

const valueOf = (list: ReadonlyArray<{ readonly value: number }>) =>
  list.reduce((sum, entry) => sum + entry.value, 0);
const beforeOf = (list: readonly Holding[]) => list.reduce((sum, entry) => sum + entry.before, 0);
const units = (holding: Holding) => (holding.units / 1_000).toFixed(3).replaceAll(/\B(?=(\d{3})+\.)/g, ",");
const held = (list: readonly Holding[], symbols = true) =>
  list.map((entry) => ({
    name: entry.name,
    ...(symbols && entry.symbol !== "" ? { symbol: entry.symbol } : {}),
    value: decimal(entry.value),
  }));
const gain = (holding: Holding) =>
  holding.value < holding.cost
    ? `(${plain(holding.cost - holding.value)})`
    : plain(holding.value - holding.cost);

const investmentTruth = (
  institution: string,
  accounts: readonly AccountFacts[],
  allowed: NonNullable<Truth["allowed"]>,
): Truth => ({
  documentType: "investments",
  institution,
  accounts,
  transactions: [],
  transactionsOpen: true,
  allowed,
});

/** A broker's month over three sheets: a table a class of asset with its sum, the value before beside the value now, activity. */
const byClass = heldOut("invest-by-class", "investments", (seed) => {
  const random = seededRandom(seed + 500);
  const name = "Whitcombe Securities";
  const person = makePerson(random);
  const number = accountNumber(random, 8);
  const start = `2026-${String(random.whole(1, 10)).padStart(2, "0")}-01`;
  const end = addDays(`${addDays(start, 40).slice(0, 8)}01`, -1);
  const [funds, stocks, bonds] = [
    pickHoldings(seed, "fund", 1, 3),
    pickHoldings(seed, "stock", 2, 5),
    pickHoldings(seed, "bond", 1, 2),
  ];
  const [etfs, cash, cashBefore] = [
    pickHoldings(seed, "etf", 1, 2),
    random.whole(20_000, 1_400_000),
    random.whole(20_000, 1_400_000),
  ];
  const all = [...funds, ...stocks, ...etfs, ...bonds];
  const [total, before] = [valueOf(all) + cash, beforeOf(all) + cashBefore];
  const [deposits, taken] = [random.whole(0, 3) * 50_000, random.chance(0.3) ? 75_000 : 0];
  const dividends = random.whole(900, 42_000);
  const change = total - before - deposits + taken - dividends;
  const table = (title: string, list: readonly Holding[], bond = false) =>
    `<div class=h>${title}</div><table><tr><th>Description</th><th class=n>Quantity</th><th class=n>Price</th><th class=n>Value on<br>${date.noYear(addDays(start, -1))}</th><th class=n>Value on<br>${date.noYear(end)}</th><th class=n>Total<br>Cost Basis</th><th class=n>Unrealized<br>Gain/Loss</th></tr>${list
      .map(
        (entry) =>
          `<tr><td><b>${entry.name}</b>${bond ? `<br><span class=s>CUSIP ${entry.symbol}</span>` : ` (${entry.symbol})`}</td><td class=n>${bond ? units(entry).slice(0, -1) : units(entry)}</td><td class=n>${bond ? (entry.price / 1_000).toFixed(3) : plain(entry.price)}</td><td class=n>${plain(entry.before)}</td><td class=n>${plain(entry.value)}</td><td class=n>${plain(entry.cost)}</td><td class=n>${gain(entry)}</td></tr>`,
      )
      .join(
        "",
      )}<tr class=t><td>Total ${title}</td><td></td><td></td><td class=n>${$(beforeOf(list))}</td><td class=n>${$(valueOf(list))}</td><td class=n>${$(list.reduce((sum, entry) => sum + entry.cost, 0))}</td><td></td></tr></table>`;
  const html = document(
    `${SHEET}body{font:8pt "Liberation Sans"}table{width:100%}.n{text-align:right}.h{background:#123d2c;color:#fff;padding:3px 6px;margin-top:12px;font-weight:bold}th{font-size:7pt;text-align:left;vertical-align:bottom;border-bottom:1px solid #123d2c}th.n{text-align:right}td{padding:3px 4px;border-bottom:1px solid #e5e5e5;vertical-align:top}.s{font-size:7pt;color:#555}.t td{font-weight:bold;background:#eef4f0}.two{display:flex;gap:28px}.two>div{flex:1}.v{font-size:20pt;color:#123d2c}.foot{font-size:7pt;display:flex;justify-content:space-between}`,
    sheets(
      [
        `<div class=two><div style="font-size:16pt;color:#123d2c">WHITCOMBE<br><span style="font-size:9pt;letter-spacing:3px">SECURITIES</span></div><div class=n><b>Investment Report</b><br>${span(start, end)}</div></div><div class=two style="margin-top:26px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Brokerage Account &nbsp; X${number.slice(0, 2)}-${number.slice(2)}</b><br>Individual - TOD<div style="margin-top:10px">Your Account Value:</div><div class=v>${$(total)}</div><div>Change from last period: ${money.brackets(total - before)}</div></div></div>
        <div class=two><div><div class=h>Account Value</div><table><tr><th></th><th class=n>This Period</th><th class=n>Year-to-Date</th></tr>${[
          ["Beginning Account Value", $(before), $(before - 812_377)],
          ["Additions", plain(deposits), plain(deposits * 3)],
          ["Subtractions", plain(-taken), plain(-taken * 2)],
          ["Dividends and interest", plain(dividends), plain(dividends * 4)],
          [
            "Change in Investment Value*",
            plain(change),
            plain(total - before + 812_377 - deposits * 3 + taken * 2 - dividends * 4),
          ],
          ["<b>Ending Account Value</b>", `<b>${$(total)}</b>`, `<b>${$(total)}</b>`],
        ]
          .map((row) => `<tr><td>${row[0]}</td><td class=n>${row[1]}</td><td class=n>${row[2]}</td></tr>`)
          .join("")}</table></div><div><div class=h>Asset Mix</div>${lines([
          ["Mutual Funds", `${Math.round((valueOf(funds) / total) * 100)}%`],
          ["Stocks and ETFs", `${Math.round((valueOf([...stocks, ...etfs]) / total) * 100)}%`],
          ["Fixed Income", `${Math.round((valueOf(bonds) / total) * 100)}%`],
          ["Core Account", `${Math.round((cash / total) * 100)}%`],
        ])}</div></div><p class=s>* Reflects appreciation or depreciation of your holdings due to price changes plus any distribution and income earned during the statement period. Brokerage services are provided by Whitcombe Securities LLC, Member NYSE, SIPC. Margin rates from 11.325% for debit balances below $25,000.</p>`,
        `<div class=h>Core Account</div><table><tr><th>Description</th><th class=n>Quantity</th><th class=n>Price</th><th class=n>Value on<br>${date.noYear(addDays(start, -1))}</th><th class=n>Value on<br>${date.noYear(end)}</th><th class=n>Seven-Day<br>Yield</th></tr><tr><td><b>Whitcombe Government Cash Reserves</b> (WGCXX)</td><td class=n>${plain(cash)}</td><td class=n>1.0000</td><td class=n>${plain(cashBefore)}</td><td class=n>${plain(cash)}</td><td class=n>3.91%</td></tr></table>${table("Mutual Funds", funds)}${table("Common Stock", stocks)}${table("Exchange Traded Products", etfs)}${table("Fixed Income", bonds, true)}<table><tr class=t><td>Total Holdings</td><td class=n>${$(total)}</td></tr></table>`,
        `<div class=h>Activity</div><table><tr><th>Settlement Date</th><th>Security Name</th><th>Description</th><th class=n>Amount</th></tr><tr><td>${date.noYear(addDays(start, 11))}</td><td>${stocks[0]?.name ?? ""}</td><td>Dividend Received</td><td class=n>${plain(dividends)}</td></tr>${deposits > 0 ? `<tr><td>${date.noYear(addDays(start, 14))}</td><td></td><td>Electronic Funds Transfer Received</td><td class=n>${plain(deposits)}</td></tr>` : ""}${taken > 0 ? `<tr><td>${date.noYear(addDays(start, 20))}</td><td></td><td>Check Paid # 1004</td><td class=n>${plain(-taken)}</td></tr>` : ""}</table><div class=h>Additional Information</div><p class=s>SIPC coverage protects securities customers of its members up to $500,000 (including $250,000 for claims for cash). Customer free credit balances are not segregated and may be used in the conduct of our business, subject to the limitations of 17 CFR Section 240.15c3-3.</p>`,
      ],
      (page, pages) =>
        `<span>${person.name} &nbsp; Account X${number.slice(0, 2)}-${number.slice(2)}</span><span>${page} of ${pages}</span>`,
    ),
  );
  return {
    html,
    truth: investmentTruth(
      name,
      [
        {
          kind: "brokerage",
          institution: name,
          accountLast4: last4(number),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(total),
          holdings: [
            { name: "Whitcombe Government Cash Reserves", symbol: "WGCXX", value: decimal(cash) },
            ...held([...funds, ...stocks, ...etfs]),
            ...held(bonds, false),
          ],
        },
      ],
      {
        institution: ["Whitcombe Securities LLC", "Whitcombe"],
        "accounts.0.institution": ["Whitcombe Securities LLC", "Whitcombe"],
        "accounts.0.statementDate": [end],
        "accounts.0.beginningBalance": [decimal(before)],
        "accounts.0.endingBalance": [decimal(total)],
        "accounts.0.totalDeposits": [decimal(deposits)],
        "accounts.0.totalWithdrawals": [decimal(taken)],
      },
    ),
  };
});

/** An employer's plan, one quarter: options in rows from first to last value, a vested amount that is less, a pie's legend. */
const planQuarter = heldOut("invest-401k-quarter", "investments", (seed) => {
  const random = seededRandom(seed + 540);
  const person = makePerson(random);
  const name = "Ridgeline Retirement Services";
  const end = random.pick(["2026-03-31", "2026-06-30", "2026-09-30", "2025-12-31"]);
  const start = `${end.slice(0, 5)}${String(Number(end.slice(5, 7)) - 2).padStart(2, "0")}-01`;
  const options = pickHoldings(seed, "pool", 3, 5).map((entry) => {
    const added = random.whole(5_000, 90_000);
    const fees = -random.whole(100, 1_900);
    return { ...entry, added, fees, change: entry.value - entry.before - added - fees };
  });
  const sum = (pick: (entry: (typeof options)[number]) => number) =>
    options.reduce((all, entry) => all + pick(entry), 0);
  const total = valueOf(options);
  const employer = Math.round(sum((entry) => entry.added) / 3);
  const own = sum((entry) => entry.added) - employer;
  const matched = Math.round(total * 0.3);
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}table{width:100%}.n{text-align:right}.hero{background:linear-gradient(#e8f1fa,#e8f1fa);padding:14px;display:flex;gap:30px;align-items:center}.hero>div{flex:1}.num{font-size:21pt;color:#0a4f8f}h3{color:#0a4f8f;font-weight:normal;font-size:13pt;margin:18px 0 4px}th{font-weight:normal;font-size:7.5pt;text-align:left;border-bottom:2px solid #0a4f8f;vertical-align:bottom}th.n{text-align:right}td{padding:3px 2px;border-bottom:1px solid #d9e4ee}.s{font-size:7pt;color:#444}.cols{display:flex;gap:34px}.cols>div{flex:1}`,
    `<div class=cols><div style="font-size:16pt;color:#0a4f8f">Ridgeline<br><span style="font-size:9pt">Retirement Services</span></div><div class=n><b>Hollis Manufacturing 401(k) Savings Plan</b><br>Retirement Savings Statement<br>Statement Period: ${date.slash(start)} to ${date.slash(end)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=hero><div>Your Account Balance on ${date.slash(end)}<div class=num>${$(total)}</div></div><div>Your vested balance<div style="font-size:13pt">${$(total - Math.round(matched / 2))}</div></div><div>Personal rate of return, this period<div style="font-size:13pt">${((sum((entry) => entry.change) / sum((entry) => entry.before)) * 100).toFixed(1)}%</div></div></div>
    <div class=cols><div><h3>Your Account Summary</h3>${lines([
      ["Beginning Balance", $(sum((entry) => entry.before))],
      ["Your Contributions", $(own)],
      ["Employer Contributions", $(employer)],
      ["Fees", `-${$(-sum((entry) => entry.fees))}`],
      ["Market Gain/Loss", $(sum((entry) => entry.change))],
      ["<b>Ending Balance</b>", `<b>${$(total)}</b>`],
    ])}</div><div><h3>Where Will You Be at 67?</h3>At your current pace you could have an estimated ${$(Math.round(total / 400_00) * 1_000)} a month in retirement. You save 6% of your pay; saving 8% could add $212.00 a month.<h3>Contribution rates</h3>${lines(
      [
        ["Pre-tax", "6%"],
        ["Roth", "0%"],
        ["Year-to-date contributions, yours and your employer's", $((own + employer) * 2)],
      ],
    )}</div></div>
    <h3>Your Investment Options</h3><table><tr><th>Option</th><th class=n>Balance<br>${date.noYear(start)}</th><th class=n>Contributions</th><th class=n>Fees</th><th class=n>Gain/Loss</th><th class=n>Balance<br>${date.noYear(end)}</th><th class=n>% of<br>total</th></tr>${options.map((entry) => `<tr><td>${entry.name}</td><td class=n>${$(entry.before)}</td><td class=n>${$(entry.added)}</td><td class=n>-${$(-entry.fees)}</td><td class=n>${$(entry.change)}</td><td class=n>${$(entry.value)}</td><td class=n>${Math.round((entry.value / total) * 100)}%</td></tr>`).join("")}<tr><td><b>Total</b></td><td class=n><b>${$(sum((entry) => entry.before))}</b></td><td class=n><b>${$(own + employer)}</b></td><td class=n><b>-${$(-sum((entry) => entry.fees))}</b></td><td class=n><b>${$(sum((entry) => entry.change))}</b></td><td class=n><b>${$(total)}</b></td><td class=n>100%</td></tr></table>
    <h3>Balance by Source</h3><table style="width:70%"><tr><th>Source</th><th class=n>Balance</th><th class=n>Vested %</th><th class=n>Vested balance</th></tr><tr><td>Employee pre-tax</td><td class=n>${$(total - matched)}</td><td class=n>100%</td><td class=n>${$(total - matched)}</td></tr><tr><td>Employer match</td><td class=n>${$(matched)}</td><td class=n>50%</td><td class=n>${$(matched - Math.round(matched / 2))}</td></tr></table><p class=s>A plan fee of $12.50 a quarter is taken from each account. The right to direct investments is limited as your plan describes. You may borrow up to half your vested balance, at most $50,000. Questions: 1-800-555-0119 or ridgeline.example.</p>`,
  );
  return {
    html,
    truth: investmentTruth(
      name,
      [
        {
          kind: "401k",
          institution: name,
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(total),
          holdings: held(options, false),
        },
      ],
      {
        institution: ["Ridgeline", "Hollis Manufacturing"],
        "accounts.0.institution": ["Ridgeline", "Hollis Manufacturing"],
        "accounts.0.statementDate": [end],
        "accounts.0.beginningBalance": [decimal(sum((entry) => entry.before))],
        "accounts.0.endingBalance": [decimal(total)],
        "accounts.0.totalDeposits": [decimal(own), decimal(own + employer), decimal(employer)],
      },
    ),
  };
});

/** A fund house's retirement account: one block a fund with its own register of shares, values by year of contribution. */
const fundHouse = heldOut("invest-ira-funds", "investments", (seed) => {
  const random = seededRandom(seed + 580);
  const person = makePerson(random);
  const name = "Castine & Lowell Funds";
  const number = accountNumber(random, 11);
  const end = random.pick(["2026-03-31", "2026-06-30", "2026-09-30", "2025-12-31"]);
  const start = `${end.slice(0, 5)}${String(Number(end.slice(5, 7)) - 2).padStart(2, "0")}-01`;
  const funds = pickHoldings(seed + 3, "fund", 2, 4);
  const total = valueOf(funds);
  const block = (fund: Holding) => {
    const bought = random.whole(1_000, 20_000);
    const price = fund.price - random.whole(1, 90);
    const got = Math.round((bought * 1_000) / price);
    return {
      bought,
      html: `<div class=fd><div class=fh><b>${fund.name}</b> &nbsp; Ticker ${fund.symbol}</div><table><tr><th>Trade date</th><th>Transaction</th><th class=n>Dollar amount</th><th class=n>Share price</th><th class=n>Shares</th><th class=n>Share balance</th></tr><tr><td>${date.dashed(start)}</td><td>Beginning balance</td><td class=n>${$(fund.before)}</td><td class=n></td><td></td><td class=n>${((fund.units - got) / 1_000).toFixed(3)}</td></tr><tr><td>${date.dashed(addDays(start, 44))}</td><td>Contribution, current year</td><td class=n>${$(bought)}</td><td class=n>${$(price)}</td><td class=n>${(got / 1_000).toFixed(3)}</td><td class=n>${units(fund)}</td></tr><tr><td>${date.dashed(end)}</td><td><b>Ending balance</b></td><td class=n><b>${$(fund.value)}</b></td><td class=n>${$(fund.price)}</td><td></td><td class=n><b>${units(fund)}</b></td></tr></table></div>`,
    };
  };
  const blocks = funds.map(block);
  const added = blocks.reduce((sum, entry) => sum + entry.bought, 0);
  const before = beforeOf(funds);
  const html = document(
    `body{font:9.5pt "Liberation Serif"}table{width:100%}.n{text-align:right}.fd{margin-top:14px;break-inside:avoid}.fh{border-top:2px solid #7b1e3a;padding:3px 0;color:#7b1e3a;font-size:11pt}th{font-weight:normal;font-style:italic;text-align:left;font-size:8pt}th.n{text-align:right}td{padding:1.5px 3px}.two{display:flex;gap:30px}.two>div{flex:1}.key{border:1px solid #7b1e3a;padding:10px}`,
    `<div class=two><div style="font-size:17pt;color:#7b1e3a">Castine &amp; Lowell Funds</div><div class=n>Quarterly statement<br>${date.long(start)} through ${date.long(end)}</div></div><div class=two style="margin-top:20px"><div>${person.name}<br>Traditional IRA<br>${person.street}<br>${person.town}<br><br>Account ${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}</div><div class=key>${lines(
      [
        [`Value on ${date.dashed(start)}`, $(before)],
        ["Purchases and contributions", $(added)],
        ["Redemptions and distributions", "$0.00"],
        ["Change in value", money.brackets(total - before - added)],
        [`<b>Total value on ${date.dashed(end)}</b>`, `<b>${$(total)}</b>`],
      ],
    )}</div></div>
    ${blocks.map((entry) => entry.html).join("")}
    <div class=fd><div class=fh>IRA contributions and distributions</div>${lines(
      [
        [`Contributions for tax year ${Number(end.slice(0, 4)) - 1}`, $(450_000)],
        [`Contributions for tax year ${end.slice(0, 4)}`, $(added * 2)],
        ["Your required minimum distribution this year", "Not required"],
        [`Fair market value on December 31, ${Number(end.slice(0, 4)) - 1}`, $(before - 120_031)],
      ],
      'style="width:70%"',
    )}</div><p style="font-size:7.5pt">The most you may contribute for ${end.slice(0, 4)} is $7,000, or $8,000 if you are 50 or older. Accounts below $10,000.00 pay a $25.00 annual custodial fee. Shareholder services 1-800-555-0190, castinelowell.example.</p>`,
  );
  return {
    html,
    truth: investmentTruth(
      name,
      [
        {
          kind: "ira",
          institution: name,
          accountLast4: last4(number),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(total),
          holdings: held(funds),
        },
      ],
      {
        "accounts.0.statementDate": [end],
        "accounts.0.beginningBalance": [decimal(before)],
        "accounts.0.endingBalance": [decimal(total)],
        "accounts.0.totalDeposits": [decimal(added)],
        "accounts.0.totalWithdrawals": ["0.00"],
      },
    ),
  };
});

/** A household at a wealth manager: a sheet over all, then a sheet an account with a code, what it holds and what it earns. */
const household = heldOut("invest-household", "investments", (seed) => {
  const random = seededRandom(seed + 620);
  const person = makePerson(random);
  const name = "Aldine Wealth Partners";
  const start = `2026-${String(random.whole(1, 10)).padStart(2, "0")}-01`;
  const end = addDays(`${addDays(start, 40).slice(0, 8)}01`, -1);
  const accounts = [
    {
      title: "Joint Brokerage",
      kind: "brokerage" as const,
      list: [...pickHoldings(seed + 11, "stock", 2, 4), ...pickHoldings(seed + 12, "etf", 1, 3)],
    },
    {
      title: "Rollover IRA",
      kind: "ira" as const,
      list: [...pickHoldings(seed + 13, "etf", 1, 2), ...pickHoldings(seed + 14, "fund", 1, 3)],
    },
  ].map((entry) => {
    const cash = random.whole(5_000, 700_000);
    return {
      ...entry,
      cash,
      number: accountNumber(random, 8),
      total: valueOf(entry.list) + cash,
      before: beforeOf(entry.list) + cash - 4_410,
    };
  });
  const total = valueOf(accounts.map((entry) => ({ value: entry.total })));
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Sans Narrow","Liberation Sans"}table{width:100%}.n{text-align:right}h1{font:normal 18pt "Liberation Serif";margin:0}h2{font:normal 14pt "Liberation Serif";margin:20px 0 4px;color:#444}th{background:#333;color:#fff;text-align:left;font-weight:normal;padding:3px 4px}th.n{text-align:right}td{padding:3px 4px;border-bottom:1px solid #ccc}.foot{font-size:7pt;color:#666}`,
    sheets(
      [
        `<h1>Aldine Wealth Partners</h1><p>${date.monthYear(start)} statement for ${person.name}</p><p>Period: ${date.slash(start)} &ndash; ${date.slash(end)}</p><h2>All accounts</h2><table><tr><th>Account</th><th>Number</th><th class=n>Value ${date.bareNoYear(addDays(start, -1))}</th><th class=n>Value ${date.bareNoYear(end)}</th></tr>${accounts.map((entry) => `<tr><td>${entry.title}</td><td>****${last4(entry.number)}</td><td class=n>${$(entry.before)}</td><td class=n>${$(entry.total)}</td></tr>`).join("")}<tr><td><b>Household total</b></td><td></td><td class=n><b>${$(accounts.reduce((sum, entry) => sum + entry.before, 0))}</b></td><td class=n><b>${$(total)}</b></td></tr></table><p>Your adviser: P. Lindqvist, 612-555-0140. Advisory fee this quarter: ${$(Math.round(total / 400))}.</p>`,
        ...accounts.map(
          (entry) =>
            `<h1>${entry.title}</h1><p>Account ****${last4(entry.number)} &nbsp; ${person.name}</p><p>Ending value ${date.slash(end)} &nbsp; <b style="font-size:13pt">${$(entry.total)}</b> &nbsp;&nbsp; Beginning value ${date.slash(start)} &nbsp; ${$(entry.before)}</p><h2>Holdings</h2><table><tr><th>Ticker</th><th>Security</th><th class=n>Shares</th><th class=n>Price</th><th class=n>Market value</th><th class=n>Est. annual income</th><th class=n>Weight</th></tr>${entry.list.map((holding) => `<tr><td>${holding.symbol}</td><td>${holding.name}</td><td class=n>${units(holding)}</td><td class=n>${$(holding.price)}</td><td class=n>${$(holding.value)}</td><td class=n>${$(Math.round(holding.value / 55))}</td><td class=n>${((holding.value / entry.total) * 100).toFixed(1)}%</td></tr>`).join("")}<tr><td></td><td>Cash balance</td><td></td><td></td><td class=n>${$(entry.cash)}</td><td></td><td class=n>${((entry.cash / entry.total) * 100).toFixed(1)}%</td></tr><tr><td></td><td><b>Total</b></td><td></td><td></td><td class=n><b>${$(entry.total)}</b></td><td class=n><b>${$(entry.list.reduce((sum, holding) => sum + Math.round(holding.value / 55), 0))}</b></td><td class=n>100.0%</td></tr></table>`,
        ),
      ],
      (page, pages) =>
        `Aldine Wealth Partners, 80 S 8th St, Minneapolis MN 55402. Securities held at Larkin Clearing LLC. Not FDIC insured. &nbsp; ${page} / ${pages}`,
    ),
  );
  return {
    html,
    truth: investmentTruth(
      name,
      accounts.map((entry) => ({
        kind: entry.kind,
        institution: name,
        accountLast4: last4(entry.number),
        periodStart: start,
        periodEnd: end,
        totalValue: decimal(entry.total),
        holdings: held(entry.list),
      })),
      Object.fromEntries([
        ["institution", ["Larkin Clearing LLC"]],
        ...accounts.flatMap((entry, index) => [
          [`accounts.${index}.institution`, ["Larkin Clearing LLC"]],
          [`accounts.${index}.statementDate`, [end]],
          [`accounts.${index}.beginningBalance`, [decimal(entry.before)]],
          [`accounts.${index}.endingBalance`, [decimal(entry.total)]],
          // Cash may be taken for a holding.
          [`accounts.${index}.holdings.${entry.list.length}.name`, ["Cash balance", "Cash"]],
          [`accounts.${index}.holdings.${entry.list.length}.value`, [decimal(entry.cash)]],
        ]),
      ]),
    ),
  };
});

export const heldOutInvestments = [byClass, planQuarter, fundHouse, household];
