import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

const $ = money.dollar;

const sa = (name: string, make: Layout["make"]): Layout => ({
  name: `sa-${name}`,
  type: "investments",
  heldOut: false,
  make,
});

type Kind = "stock" | "fund" | "etf" | "bond" | "target";

/** One position in cents; shares are in thousandths and shares times price is the value. */
type Owned = {
  readonly name: string;
  readonly symbol: string;
  readonly cusip: string;
  readonly kind: Kind;
  readonly shares: string;
  readonly sharesBefore: string;
  readonly price: string;
  readonly priceBefore: string;
  readonly value: number;
  readonly before: number;
  readonly cost: number;
  readonly income: number;
};

/** before + added + matched - taken - fees + gain = value; positions and cash make up the value. */
type Holder = {
  readonly person: Person;
  readonly number: string;
  readonly last4: string;
  readonly start: string;
  readonly end: string;
  readonly owned: readonly Owned[];
  readonly cash: number;
  readonly value: number;
  readonly before: number;
  readonly added: number;
  readonly matched: number;
  readonly taken: number;
  readonly fees: number;
  readonly gain: number;
  readonly random: Random;
};

const SECURITIES: ReadonlyArray<readonly [string, string, Kind]> = [
  ["AMBERLINE LOGISTICS INC", "AMBL", "stock"],
  ["BOREAL NUTRITION CO", "BRNC", "stock"],
  ["CASTELLAN SOFTWARE CL A", "CSTA", "stock"],
  ["DUNMORE ELECTRIC PWR", "DNEP", "stock"],
  ["Total US Equity Index Fund", "TUEIX", "fund"],
  ["Overseas Developed Index Fund", "OVDIX", "fund"],
  ["Aggregate Bond Index Fund", "AGBIX", "fund"],
  ["Small Company Growth Fund", "SMCGX", "fund"],
  ["Broad US Shares ETF", "BUSX", "etf"],
  ["Emerging Countries ETF", "EMCX", "etf"],
  ["Municipal Income ETF", "MNIX", "etf"],
  ["Inflation Protected ETF", "INPX", "etf"],
  ["Retirement Glide 2040 Fund", "RGLFX", "target"],
  ["Retirement Glide 2055 Fund", "RGMFX", "target"],
  ["Stable Value Option", "STBVX", "target"],
];

const QUARTERS = [
  ["2025-07-01", "2025-09-30"],
  ["2025-10-01", "2025-12-31"],
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
] as const;

function ownedOf(random: Random, [name, symbol, kind]: readonly [string, string, Kind]): Owned {
  const thousandths = kind === "stock" ? random.whole(4, 600) * 1_000 : random.whole(3_001, 640_000);
  const price = random.whole(1_015, 28_900);
  const value = Math.round((thousandths * price) / 1_000);
  const before = Math.round(value * (0.9 + random.whole(0, 14) / 100));
  const priceBefore = Math.round(price * (0.93 + random.whole(0, 12) / 100));
  const text = (count: number) =>
    grouped(Math.round(count / 10)).replace(/\d\d$/, (two) => `${two}${count % 10}`);
  return {
    name,
    symbol,
    kind,
    cusip: `${random.whole(10_000, 99_899)}${random.pick(["K", "R", "V"])}10${random.whole(1, 9)}`,
    shares: kind === "stock" ? String(thousandths / 1_000) : text(thousandths),
    sharesBefore: text(Math.round((before * 1_000) / priceBefore)),
    price: decimal(price),
    priceBefore: decimal(priceBefore),
    value,
    before,
    cost: Math.round(value * (0.64 + random.whole(0, 50) / 100)),
    income: Math.round(value * (random.whole(3, 38) / 1_000)),
  };
}

type Wish = {
  readonly kinds: readonly Kind[];
  readonly most?: number;
  readonly monthly?: boolean;
  readonly cash?: boolean;
};

function makeHolder(seed: number, wish: Wish): Holder {
  const random = seededRandom(seed * 71 + 29);
  const [first, end] = random.pick(QUARTERS);
  const usable = SECURITIES.filter(([, , kind]) => wish.kinds.includes(kind));
  const from = random.whole(0, usable.length - 1);
  const count = Math.min(usable.length, random.whole(2, wish.most ?? 5));
  const owned = Array.from({ length: count }, (_, index) =>
    ownedOf(
      random,
      usable[(from + index) % usable.length] ?? ["Total US Equity Index Fund", "TUEIX", "fund"],
    ),
  );
  const cash = wish.cash === false ? 0 : random.whole(1_107, 940_000);
  const value = cash + owned.reduce((sum, each) => sum + each.value, 0);
  const before = Math.round(cash * 0.8) + owned.reduce((sum, each) => sum + each.before, 0);
  const added = random.whole(12, 260) * 1_000 + 50;
  const matched = Math.round(added * 0.4);
  const taken = random.chance(0.4) ? random.whole(20, 400) * 1_000 : 0;
  const fees = random.whole(250, 3_900);
  const digits = `${random.whole(2_000, 8_999)}${random.whole(1_000, 9_899)}`;
  return {
    person: makePerson(random),
    number: digits,
    last4: digits.slice(-4),
    start: wish.monthly ? `${end.slice(0, 7)}-01` : first,
    end,
    owned,
    cash,
    value,
    before,
    added,
    matched,
    taken,
    fees,
    gain: value - before - added - matched + taken + fees,
    random,
  };
}

const add = (list: readonly Owned[], pick: (each: Owned) => number) =>
  list.reduce((sum, each) => sum + pick(each), 0);

const lines = (list: readonly Owned[], symbols: boolean) =>
  list.map(({ name, symbol, value }) => ({ name, ...(symbols ? { symbol } : {}), value: decimal(value) }));

type Entry = {
  readonly holder: Holder;
  readonly facts: AccountFacts;
  /** Cash printed apart from the positions: the contract leaves open whether it is one of them. */
  readonly cashNames?: readonly string[];
  readonly deposits?: readonly number[];
  readonly withdrawals?: readonly number[];
};

/** Value, number, printed days and positions are asked for; flows and balances of deposit accounts are left open for these kinds. */
function holdingTruth(house: string, entries: readonly Entry[], allowed: Truth["allowed"] = {}): Truth {
  const open = entries.flatMap(({ holder, facts, cashNames, deposits, withdrawals }, index) => {
    const at = `accounts.${index}`;
    const extra = `${at}.holdings.${facts.holdings?.length ?? 0}`;
    return [
      [`${at}.statementDate`, [holder.end]],
      [`${at}.beginningBalance`, [decimal(holder.before)]],
      [`${at}.endingBalance`, [facts.totalValue ?? ""]],
      [
        `${at}.totalDeposits`,
        (deposits ?? [holder.added, holder.matched, holder.added + holder.matched]).map((each) =>
          decimal(each),
        ),
      ],
      [
        `${at}.totalWithdrawals`,
        (withdrawals ?? [holder.taken, holder.taken + holder.fees]).map((each) => decimal(each)),
      ],
      [`${at}.feesCharged`, [decimal(holder.fees)]],
      ...(cashNames
        ? ([
            [`${extra}.name`, cashNames],
            [`${extra}.value`, [decimal(holder.cash)]],
          ] as const)
        : []),
    ] as const;
  });
  return {
    documentType: "investments",
    institution: house,
    accounts: entries.map(({ facts }) => ({ institution: house, ...facts })),
    transactions: [],
    transactionsOpen: true,
    allowed: { ...Object.fromEntries(open), ...allowed },
  };
}

const period = (holder: Holder) => ({ periodStart: holder.start, periodEnd: holder.end });

/** A discount broker's month: value boxes, this period beside the year, positions under a heading a class, subtotals, dated activity. */
const discount = sa("invest-discount-broker", (seed) => {
  const d = makeHolder(seed, { kinds: ["stock", "etf", "fund"], monthly: true, most: 6 });
  const change = d.value - d.before;
  const groups = (
    [
      ["Equities", "stock"],
      ["Exchange Traded Funds", "etf"],
      ["Mutual Funds", "fund"],
    ] as const
  )
    .map(([title, kind]) => ({ title, list: d.owned.filter((each) => each.kind === kind) }))
    .filter((group) => group.list.length > 0);
  const shown = groups.flatMap((group) => group.list);
  const year = (amount: number) => amount * 3 + 41_250;
  const line = (label: string, now: string, ytd: string) =>
    `<tr><td>${label}</td><td>${now}</td><td>${ytd}</td></tr>`;
  const html = document(
    `@page{margin:0.45in 0.5in;@bottom-right{content:counter(page) " of " counter(pages);font:7pt "Liberation Sans"}}body{font:8.2pt "Liberation Sans";color:#111}h2{background:#0b6e4f;color:#fff;font-size:10pt;margin:14px 0 0;padding:3px 8px;font-weight:normal}table{width:100%}td,th{padding:2.5px 5px;text-align:right;font-size:7.8pt}td:first-child,th:first-child{text-align:left}th{border-bottom:1px solid #0b6e4f;font-size:6.8pt;vertical-align:bottom;color:#0b6e4f}.st td{font-weight:bold;border-top:1px solid #999}.bx{display:flex;gap:10px;margin:12px 0}.bx div{flex:1;border-top:3px solid #0b6e4f;padding-top:4px}.bx b{font-size:15pt;display:block}`,
    `<div style="display:flex;justify-content:space-between"><div style="font-size:18pt;color:#0b6e4f"><b>tradefern</b></div><div style="text-align:right">Brokerage Account of<br><b>${d.person.name}</b></div></div><div style="display:flex;justify-content:space-between;margin-top:6px"><div>${d.person.street}<br>${d.person.town}</div><table style="width:260px"><tr><td>Account Number</td><td>${d.number.slice(0, 4)}-${d.last4}</td></tr><tr><td>Statement Period</td><td>${date.long(d.start).replace(/, \d+$/, "")}-${d.end.slice(8)}, ${d.end.slice(0, 4)}</td></tr></table></div><div class=bx><div>Ending Account Value as of ${date.short(d.end)}<b>${$(d.value)}</b></div><div>Beginning Account Value as of ${date.short(d.start)}<b>${$(d.before)}</b></div><div>Change ($)<b>${money.brackets(change)}</b></div></div><table style="width:70%"><tr><th>Account Summary</th><th>This Statement</th><th>YTD</th></tr>${line("Beginning Value", $(d.before), $(d.before - year(d.added) + d.added))}${line("Deposits", grouped(d.added + d.matched), grouped(year(d.added + d.matched)))}${line("Withdrawals", d.taken > 0 ? money.brackets(-d.taken) : "0.00", money.brackets(-year(d.taken)))}${line("Dividends and Interest", grouped(add(d.owned, (each) => Math.round(each.income / 12))), grouped(add(d.owned, (each) => Math.round(each.income / 3))))}${line("Expenses", money.brackets(-d.fees), money.brackets(-d.fees * 4))}${line("Market Appreciation/(Depreciation)", money.brackets(d.gain - add(d.owned, (each) => Math.round(each.income / 12))), money.brackets(d.value - (d.before - year(d.added) + d.added) - year(d.added + d.matched) + year(d.taken) - add(d.owned, (each) => Math.round(each.income / 3)) + d.fees * 4))}<tr class=st><td>Ending Value</td><td>${$(d.value)}</td><td>${$(d.value)}</td></tr></table><p style="font-size:7pt">Margin loan balance $0.00 · Available to withdraw ${$(d.cash)} · SIPC covers up to $500,000, including $250,000 for cash.</p><h2>Positions - Summary</h2><table><tr><th>Cash and Cash Investments</th><th>Beginning Balance</th><th>Change in Period Balance</th><th>Ending Balance</th><th>Pending/Unsettled</th><th>Interest/ Yield Rate</th><th>% of Acct</th></tr><tr><td>Bank Sweep</td><td>${grouped(Math.round(d.cash * 0.8))}</td><td>${grouped(d.cash - Math.round(d.cash * 0.8))}</td><td>${grouped(d.cash)}</td><td>0.00</td><td>0.05%</td><td>${Math.round((d.cash / d.value) * 100)}%</td></tr></table>${groups.map((group) => `<h2>Positions - ${group.title}</h2><table><tr><th>Symbol &nbsp; Description</th><th>Quantity</th><th>Price($)</th><th>Market<br>Value($)</th><th>Cost<br>Basis($)</th><th>Unrealized<br>Gain/(Loss)($)</th><th>Est.<br>Yield</th><th>Est. Annual<br>Income($)</th><th>% of<br>Acct</th></tr>${group.list.map((each) => `<tr><td><b>${each.symbol}</b> &nbsp;&nbsp; ${each.name}</td><td>${each.shares}</td><td>${each.price}</td><td>${grouped(each.value)}</td><td>${grouped(each.cost)}</td><td>${each.value < each.cost ? `(${grouped(each.cost - each.value)})` : grouped(each.value - each.cost)}</td><td>${((each.income / each.value) * 100).toFixed(2)}%</td><td>${grouped(each.income)}</td><td>${Math.round((each.value / d.value) * 100)}%</td></tr>`).join("")}<tr class=st><td>Total ${group.title}</td><td></td><td></td><td>${$(add(group.list, (each) => each.value))}</td><td>${$(add(group.list, (each) => each.cost))}</td><td></td><td></td><td>${$(add(group.list, (each) => each.income))}</td><td></td></tr></table>`).join("")}<h2 style="break-before:page">Transaction Details</h2><table><tr><th>Date</th><th>Category</th><th>Action</th><th>Symbol</th><th>Quantity</th><th>Price</th><th>Amount($)</th></tr><tr><td>${date.noYear(addDays(d.start, 4))}</td><td>Deposit</td><td>MoneyLink Txn</td><td></td><td></td><td></td><td>${grouped(d.added + d.matched)}</td></tr>${shown.map((each, index) => `<tr><td>${date.noYear(addDays(d.start, 8 + index * 2))}</td><td>Dividend</td><td>Cash Dividend</td><td>${each.symbol}</td><td></td><td></td><td>${grouped(Math.round(each.income / 12))}</td></tr>`).join("")}<tr><td>${date.noYear(addDays(d.end, -2))}</td><td>Fee</td><td>Advisory Fee</td><td></td><td></td><td></td><td>(${grouped(d.fees)})</td></tr></table><p style="font-size:6.5pt">Prices are rounded to two decimal places and may not equal the market value. Accrued interest and yields are estimates. Transfers up to $100,000 may be made online.</p>`,
  );
  return {
    html,
    truth: holdingTruth("tradefern", [
      {
        holder: d,
        facts: {
          kind: "brokerage",
          accountLast4: d.last4,
          ...period(d),
          totalValue: decimal(d.value),
          holdings: lines(shown, true),
        },
        cashNames: ["Bank Sweep"],
      },
    ]),
  };
});

/** A full-service house: cover with adviser and allocation, names over two lines with CUSIP and purchase day, accrued interest apart. */
const fullService = sa("invest-full-service", (seed) => {
  const d = makeHolder(seed, { kinds: ["stock", "fund"], most: 5 });
  const accrued = d.random.whole(105, 9_700);
  const total = d.value + accrued;
  const day = (index: number) => date.short(addDays(d.start, -200 - index * 173));
  const row = (label: string, a: string, b: string) => `<tr><td>${label}</td><td>${a}</td><td>${b}</td></tr>`;
  const html = document(
    `@page{margin:0.6in;@top-right{content:"CLIENT STATEMENT | For the Period ${date.long(d.start)} - ${date.long(d.end)}";font:7.5pt "Liberation Serif"}@bottom-center{content:"Page " counter(page);font:7pt "Liberation Serif"}}body{font:9pt "Liberation Serif";color:#1c1c1c}h2{font:italic 15pt "Liberation Serif";color:#7a5c1e;border-bottom:1px solid #7a5c1e;margin:0 0 8px}.pg{break-before:page}table{width:100%}td,th{text-align:right;padding:3px 6px;vertical-align:top}td:first-child,th:first-child{text-align:left}th{font:normal 7.5pt "Liberation Sans";color:#7a5c1e;border-bottom:1px solid #bbb}small{color:#666;font-size:7pt}.t td{border-top:1px solid #000;border-bottom:3px double #000;font-weight:bold}`,
    `<div style="font-size:21pt;letter-spacing:.2em;color:#7a5c1e">HARTWELL BRANDT</div><div style="display:flex;gap:40px;margin-top:30px"><div style="flex:1">${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div style="flex:1;font-size:8pt"><b>Your Financial Advisor</b><br>E. R. Lindqvist, CFP®<br>Senior Vice President<br>212 555-0144<br><br><b>Your Branch</b><br>1 Liberty Plaza 26th Floor<br>New York, NY 10006</div></div><div style="background:#f5f0e4;padding:14px 18px;margin:34px 0"><div style="font-size:8pt;letter-spacing:.1em">TOTAL VALUE OF YOUR ACCOUNT (as of ${date.bare(d.end)})</div><div style="font-size:26pt">${$(total)}</div><small>Includes Accrued Interest</small></div><div>Active Assets Account<br>Account number <b>512-0${d.number.slice(0, 3)}${d.last4}-031</b></div><table style="width:72%;margin-top:22px"><tr><th>CHANGE IN VALUE OF YOUR ACCOUNT</th><th>This Quarter</th><th>This Year</th></tr>${row("TOTAL BEGINNING VALUE", $(d.before), $(d.before - 1_204_410))}${row("Credits", grouped(d.added + d.matched), grouped((d.added + d.matched) * 2))}${row("Debits", `(${grouped(d.taken + d.fees)})`, `(${grouped((d.taken + d.fees) * 2)})`)}${row("Net Credits/Debits/Transfers", money.brackets(d.added + d.matched - d.taken - d.fees), money.brackets(2 * (d.added + d.matched - d.taken - d.fees)))}${row("Change in Value", money.brackets(d.gain + accrued), money.brackets(d.gain + accrued + 1_204_410 - (d.added + d.matched - d.taken - d.fees)))}<tr class=t><td>TOTAL ENDING VALUE</td><td>${$(total)}</td><td>${$(total)}</td></tr></table><div class=pg><h2>Asset Allocation</h2><table style="width:60%"><tr><th></th><th>Market Value</th><th>Percentage</th></tr>${row("Cash and Accrued Interest", $(d.cash + accrued), (((d.cash + accrued) / total) * 100).toFixed(2))}${row("Equities and Funds", $(d.value - d.cash), (((d.value - d.cash) / total) * 100).toFixed(2))}<tr class=t><td>TOTAL VALUE</td><td>${$(total)}</td><td>100.00</td></tr></table><p><small>FDIC rules apply and Bank Deposits are eligible for insurance up to $250,000 per bank.</small></p><h2 style="margin-top:24px">Holdings</h2><table><tr><th>Security Description</th><th>Trade Date</th><th>Quantity</th><th>Unit Cost<br>Share Price</th><th>Total Cost</th><th>Market Value</th><th>Unrealized<br>Gain/(Loss)</th><th>Est Ann Income<br>Accrued Interest</th></tr>${d.owned.map((each, index) => `<tr><td><b>${each.name}</b> (${each.symbol})<br><small>CUSIP ${each.cusip}; Rating: 2; Next Dividend Payable ${date.short(addDays(d.end, 20 + index))}</small></td><td>${day(index)}</td><td>${each.shares}</td><td>$${decimal(Math.round((each.cost / each.value) * Number(each.price) * 100))}<br>${each.price}</td><td>${$(each.cost)}</td><td>${$(each.value)}</td><td>${each.value < each.cost ? `(${grouped(each.cost - each.value)})` : grouped(each.value - each.cost)}</td><td>${grouped(each.income)}<br>${index === 0 ? grouped(accrued) : "—"}</td></tr>`).join("")}<tr class=t><td>SECURITIES</td><td></td><td></td><td></td><td>${$(add(d.owned, (each) => each.cost))}</td><td>${$(add(d.owned, (each) => each.value))}</td><td></td><td>${grouped(add(d.owned, (each) => each.income))}<br>${$(accrued)}</td></tr></table><table style="margin-top:12px"><tr><th>CASH, BANK DEPOSIT PROGRAM AND MONEY MARKET FUNDS</th><th>Market Value</th><th>7-Day Yield</th></tr>${row("HARTWELL BANK N.A.", $(d.cash), "0.01")}</table></div><div class=pg><h2>Activity</h2><table><tr><th>Date</th><th>Activity Type</th><th>Description</th><th>Credits/(Debits)</th></tr><tr><td>${date.bareNoYear(addDays(d.start, 9))}</td><td>Funds Received</td><td>WIRED FUNDS</td><td>${$(d.added + d.matched)}</td></tr>${d.taken > 0 ? `<tr><td>${date.bareNoYear(addDays(d.start, 31))}</td><td>Check</td><td>CHECK #0212</td><td>(${grouped(d.taken)})</td></tr>` : ""}<tr><td>${date.bareNoYear(addDays(d.end, -6))}</td><td>Service Fee</td><td>ADV FEE</td><td>(${grouped(d.fees)})</td></tr></table><p><small>Gains of $3,000 may be offset against income. Errors must be reported within 10 days.</small></p></div>`,
  );
  return {
    html,
    truth: holdingTruth(
      "HARTWELL BRANDT",
      [
        {
          holder: d,
          facts: {
            kind: "brokerage",
            accountLast4: `${d.last4.slice(-1)}031`,
            ...period(d),
            totalValue: decimal(total),
            holdings: lines(d.owned, true),
          },
          cashNames: ["HARTWELL BANK N.A.", "Cash"],
        },
      ],
      // The last group of the printed number names the branch's adviser.
      { "accounts.0.accountLast4": [d.last4] },
    ),
  };
});

/** A robo-adviser's quarter: a goal, a big figure, target and present shares of each ETF, performance and fees in words. */
const robo = sa("invest-robo-goal", (seed) => {
  const d = makeHolder(seed, { kinds: ["etf"], cash: false, most: 4 });
  const share = (each: Owned) => ((each.value / d.value) * 100).toFixed(1);
  const html = document(
    `@page{margin:0.7in}body{font:9.5pt/1.45 "DejaVu Sans","Liberation Sans";color:#263238;font-weight:normal}.pill{background:#e0f2f1;border-radius:14px;padding:16px 20px;margin:16px 0;break-inside:avoid}.big{font-size:27pt;color:#00695c}.g{display:grid;grid-template-columns:2.6fr 1fr 1fr 1fr 1fr;gap:5px 10px;font-size:8.2pt;align-items:baseline}.g>*{text-align:right}.g>:nth-child(5n+1){text-align:left}.g em{font-style:normal;color:#78909c;font-size:7.2pt}.w{display:flex;justify-content:space-between;border-bottom:1px dotted #b0bec5;padding:3px 0;font-size:8.6pt}`,
    `<div style="display:flex;justify-content:space-between"><b style="color:#00695c;font-size:16pt">Steadily</b><span style="font-size:8pt;text-align:right">Quarterly statement<br>${date.monthDay(d.start)} – ${date.monthDay(d.end)}, ${d.end.slice(0, 4)}</span></div><p>${d.person.name}<br><span style="font-size:8pt">Goal: Build Wealth · Individual taxable account #${d.number}</span></p><div class=pill>Your balance<div class=big>${$(d.value)}</div><span style="font-size:8pt">That is ${$(Math.abs(d.value - d.before))} ${d.value >= d.before ? "more" : "less"} than on ${date.longNoYear(d.start)}. Your goal is $250,000 by 2041.</span></div><div class=pill style="background:#f7f9fa"><b>How it moved</b><div class=w><span>Starting balance</span><span>${$(d.before)}</span></div><div class=w><span>You put in</span><span>+${$(d.added + d.matched)}</span></div><div class=w><span>You took out</span><span>${d.taken > 0 ? "−" : ""}${$(d.taken)}</span></div><div class=w><span>Our fee (0.25% a year)</span><span>−${$(d.fees)}</span></div><div class=w><span>Market and dividends</span><span>${d.gain < 0 ? "−" : "+"}${$(Math.abs(d.gain))}</span></div><div class=w><b>Ending balance</b><b>${$(d.value)}</b></div></div><div class=pill style="background:#fff;border:1px solid #cfd8dc"><b>What you own</b><div class=g style="margin-top:8px"><em>ETF</em><em>Shares</em><em>Target</em><em>Now</em><em>Value</em>${d.owned.map((each) => `<span>${each.name}<br><em>${each.symbol} · price $${each.price}</em></span><span>${each.shares}</span><span>${Math.max(1, Math.round((each.value / d.value) * 100))}%</span><span>${share(each)}%</span><b>${$(each.value)}</b>`).join("")}</div></div><p style="font-size:7.4pt;color:#78909c">Since you joined you have earned ${$(Math.abs(d.gain) * 3 + 51_022)} (time-weighted 7.4%). Tax losses harvested this year: ${$(d.fees * 11)}. Cash up to $2 million is insured at program banks. Steadily Advisers LLC is not a bank.</p>`,
  );
  return {
    html,
    truth: holdingTruth("Steadily", [
      {
        holder: d,
        facts: {
          kind: "brokerage",
          accountLast4: d.last4,
          ...period(d),
          totalValue: decimal(d.value),
          holdings: lines(d.owned, true),
        },
      },
    ]),
  };
});

/** A fund house's IRA: a block a fund with first and last balance, contributions of two tax years, last year's value for distributions. */
const fundIra = sa("invest-fund-house-ira", (seed) => {
  const d = makeHolder(seed, { kinds: ["fund", "target"], cash: false, most: 4 });
  const kind = d.random.pick(["Traditional IRA", "Roth IRA", "Rollover IRA"]);
  const year = Number(d.end.slice(0, 4));
  const block = (each: Owned, index: number) =>
    `<div class=f><div class=fn>${each.name} <span>(${each.symbol}) &nbsp; Fund number 0${310 + index * 17}</span></div><table><tr><th>Date</th><th>Transaction</th><th>Dollar amount</th><th>Share price</th><th>Shares this transaction</th><th>Total shares owned</th></tr><tr><td>${date.short(addDays(d.start, -1))}</td><td>Beginning balance</td><td>${$(each.before)}</td><td>$${each.priceBefore}</td><td></td><td>${each.sharesBefore}</td></tr><tr><td>${date.short(addDays(d.end, -9))}</td><td>Income dividend .084</td><td>${$(Math.round(each.income / 4))}</td><td>${each.price}</td><td>1.204</td><td></td></tr><tr class=e><td>${date.short(d.end)}</td><td>Ending balance</td><td>${$(each.value)}</td><td>$${each.price}</td><td></td><td>${each.shares}</td></tr></table></div>`;
  const html = document(
    `@page{margin:0.55in}body{font:8.8pt "TeX Gyre Heros","Liberation Sans";color:#222}.f{margin:14px 0;break-inside:avoid}.fn{background:#7b1e28;color:#fff;padding:3px 7px;font-weight:bold}.fn span{font-weight:normal;font-size:7.6pt}table{width:100%}td,th{padding:2px 7px;text-align:right}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{font-size:7pt;font-weight:normal;color:#666;border-bottom:1px solid #ddd}.e td{font-weight:bold;border-top:1px solid #7b1e28}.k{width:58%}.k td:nth-child(2){text-align:right}`,
    `<table><tr><td><span style="font-size:17pt;color:#7b1e28">Cobblestone</span><br><span style="font-size:7.5pt">P.O. Box 1101, Valley Forge, PA 19482-1101</span></td><td></td><td>${date.long(d.end)}, quarter-to-date statement<br>Page 1<br>Client Services 800-555-0161</td></tr></table><p style="margin:22px 0">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><div style="font-size:12pt;font-weight:bold">${kind} Account ${d.number}-0</div><div style="font-size:7.6pt">Cobblestone Fiduciary Trust Company, custodian</div><table class=k style="margin:12px 0"><tr><td>Value on ${date.long(addDays(d.start, -1))}</td><td>${$(d.before)}</td></tr><tr><td>Additions</td><td>${$(d.added + d.matched)}</td></tr><tr><td>Withdrawals</td><td>${d.taken > 0 ? "– " : ""}${$(d.taken)}</td></tr><tr><td>Account service fee</td><td>– ${$(d.fees)}</td></tr><tr><td>Investment returns</td><td>${d.gain < 0 ? "– " : ""}${$(Math.abs(d.gain))}</td></tr><tr style="font-weight:bold"><td>Total ${kind} value on ${date.long(d.end)}</td><td>${$(d.value)}</td></tr></table><table class=k><tr><th>IRA contributions</th><th style="text-align:right">Tax year ${year - 1}</th><th>Tax year ${year}</th></tr><tr><td>Regular contribution</td><td>${$(700_000)}</td><td>${$(d.added)}</td></tr><tr><td>Value on December 31, ${year - 1}</td><td></td><td>${$(d.before - 8_812)}</td></tr></table>${d.owned.map(block).join("")}<p style="font-size:6.8pt">The contribution limit for ${year} is $7,500 ($8,600 if age 50 or older). A $25 annual fee applies to each fund below $5,000,000 in total assets unless you receive statements electronically. Cobblestone funds are sold by prospectus.</p>`,
  );
  return {
    html,
    truth: holdingTruth(
      "Cobblestone",
      [
        {
          holder: d,
          facts: {
            kind: "ira",
            accountLast4: `${d.last4.slice(-3)}0`,
            statementDate: d.end,
            totalValue: decimal(d.value),
            holdings: lines(d.owned, true),
          },
        },
      ],
      {
        // A hyphen and a check digit follow the number.
        "accounts.0.accountLast4": [d.last4],
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
        "accounts.0.periodEnd": [d.end],
        institution: ["Cobblestone Fiduciary Trust Company"],
        "accounts.0.institution": ["Cobblestone Fiduciary Trust Company"],
      },
    ),
  };
});

/** A recordkeeper's 401(k) quarter: sources with vested shares, investments with units, a plan loan, fees, retirement-income guesses. */
const plan401k = sa("invest-401k-sources-loan", (seed) => {
  const d = makeHolder(seed, { kinds: ["fund", "target"], cash: false, most: 5 });
  const employer = d.random.pick(["Columbia Cargo", "Ostrander Foods", "Delphine Health System"]);
  const parts = [0.55, 0.15, 0.3];
  const split = (amount: number) => {
    const [one, two] = [Math.round(amount * (parts[0] ?? 0)), Math.round(amount * (parts[1] ?? 0))];
    return [one, two, amount - one - two] as const;
  };
  const [values, befores, gains] = [split(d.value), split(d.before), split(d.gain - d.fees - d.taken)];
  const own = Math.round(d.added * 0.8);
  const puts = [own, d.added - own, d.matched];
  const shareVested = d.random.pick([20, 40, 60, 80]);
  const vested = values[0] + values[1] + Math.round((values[2] * shareVested) / 100);
  const loan = { first: d.random.whole(30, 180) * 10_000, rest: 0, pay: d.random.whole(4_000, 21_000) };
  loan.rest = Math.round(loan.first * (d.random.whole(20, 90) / 100)) - 13;
  const names = ["Employee Pre-Tax Deferral", "Roth 401(k)", "Safe Harbor Company Match"];
  const html = document(
    `@page{margin:0.5in 0.55in;@bottom-left{content:"${employer} 401(k) Savings Plan  Plan #74410";font:7pt "Liberation Sans";white-space:pre}@bottom-right{content:"Page " counter(page) " of " counter(pages);font:7pt "Liberation Sans"}}body{font:8.6pt "Liberation Sans";color:#333}.hd{background:linear-gradient(90deg,#2a2f6e,#5a62c7);color:#fff;padding:12px 16px}h3{color:#2a2f6e;font-size:11pt;margin:18px 0 4px}table{width:100%}td,th{padding:3px 5px;text-align:right;border-bottom:1px solid #e4e4ef;font-size:8pt}td:first-child,th:first-child{text-align:left}th{font-size:7pt;color:#5a62c7;vertical-align:bottom}.t td{font-weight:bold;background:#f1f1fa}.sq{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px;margin:14px 0}.sq div{border:1px solid #5a62c7;padding:8px 10px}.sq b{font-size:14pt;display:block;color:#2a2f6e}`,
    `<div class=hd><div style="font-size:15pt">Keystone Retirement Services</div><div>${employer} 401(k) Savings Plan</div></div><div style="display:flex;justify-content:space-between;margin-top:10px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div style="text-align:right">Quarterly Statement of Account<br>Statement period: ${date.slash(d.start)} to ${date.slash(d.end)}<br>Participant since 2019 · Date of birth 1984</div></div><div class=sq><div>Total account balance<b>${$(d.value)}</b></div><div>Vested balance<b>${$(vested)}</b></div><div>Personal rate of return<br>this quarter<b>${((d.gain / d.before) * 100).toFixed(2)}%</b></div></div><h3>Your account activity</h3><table style="width:64%"><tr><th></th><th>This quarter</th><th>Year to date</th></tr><tr><td>Opening balance</td><td>${$(d.before)}</td><td>${$(d.before - d.added * 2)}</td></tr><tr><td>Your contributions</td><td>${$(d.added)}</td><td>${$(d.added * 3)}</td></tr><tr><td>Employer contributions</td><td>${$(d.matched)}</td><td>${$(d.matched * 3)}</td></tr><tr><td>Withdrawals</td><td>${money.trailing(-d.taken)}</td><td>${money.trailing(-d.taken)}</td></tr><tr><td>Plan fees</td><td>${money.trailing(-d.fees)}</td><td>${money.trailing(-d.fees * 3)}</td></tr><tr><td>Gain or loss</td><td>${money.trailing(d.gain)}</td><td>${money.trailing(d.value - (d.before - d.added * 2) - d.added * 3 - d.matched * 3 + d.taken + d.fees * 3)}</td></tr><tr class=t><td>Closing balance</td><td>${$(d.value)}</td><td>${$(d.value)}</td></tr></table><h3>Balance by source</h3><table><tr><th>Contribution source</th><th>Opening<br>balance</th><th>Contri-<br>butions</th><th>Gain/loss, fees and<br>withdrawals</th><th>Closing<br>balance</th><th>Vested<br>percent</th><th>Vested<br>balance</th></tr>${names.map((name, index) => `<tr><td>${name}</td><td>${grouped(befores[index] ?? 0)}</td><td>${grouped(puts[index] ?? 0)}</td><td>${money.trailing((values[index] ?? 0) - (befores[index] ?? 0) - (puts[index] ?? 0))}</td><td>${grouped(values[index] ?? 0)}</td><td>${index === 2 ? shareVested : 100}%</td><td>${grouped(index === 2 ? Math.round((values[2] * shareVested) / 100) : (values[index] ?? 0))}</td></tr>`).join("")}<tr class=t><td>Total</td><td>${grouped(d.before)}</td><td>${grouped(d.added + d.matched)}</td><td>${money.trailing(gains[0] + gains[1] + gains[2])}</td><td>${grouped(d.value)}</td><td></td><td>${grouped(vested)}</td></tr></table><h3 style="break-before:page">Your investments</h3><table><tr><th>Investment option</th><th>Units on<br>${date.short(d.end)}</th><th>Unit value</th><th>Balance on<br>${date.short(addDays(d.start, -1))}</th><th>Balance on<br>${date.short(d.end)}</th><th>Future<br>elections</th></tr>${d.owned.map((each, index) => `<tr><td>${each.name}</td><td>${each.shares}</td><td>${each.price}</td><td>${grouped(each.before)}</td><td>${grouped(each.value)}</td><td>${index === 0 ? `${100 - 10 * (d.owned.length - 1)}%` : "10%"}</td></tr>`).join("")}<tr class=t><td>Total</td><td></td><td></td><td>${grouped(d.before)}</td><td>${grouped(d.value)}</td><td>100%</td></tr></table><h3>Loan information</h3><table><tr><th>Loan number</th><th>Original<br>amount</th><th>Outstanding<br>principal</th><th>Interest<br>rate</th><th>Payment<br>(biweekly)</th><th>Final payment</th></tr><tr><td>01 General purpose</td><td>${grouped(loan.first)}</td><td>${grouped(loan.rest)}</td><td>9.50%</td><td>${grouped(loan.pay)}</td><td>${date.slash(addDays(d.end, 740))}</td></tr></table><p style="font-size:7.4pt">Your loan is not part of the account balance shown above. The most you may borrow is the lesser of $50,000 or half of your vested balance.</p><h3>What your balance could pay</h3><table style="width:64%"><tr><td>Estimated monthly income, single life annuity at 67</td><td>${$(Math.round(d.value / 190))}</td></tr><tr><td>Estimated monthly income, joint and 100% survivor</td><td>${$(Math.round(d.value / 228))}</td></tr></table><p style="font-size:6.8pt">The deferral limit for 2026 is $24,500. Diversify: more than 20% in one company's stock may be too much. Contact 1-800-555-0119.</p>`,
  );
  return {
    html,
    truth: holdingTruth(
      "Keystone Retirement Services",
      [
        {
          holder: d,
          facts: {
            kind: "401k",
            ...period(d),
            totalValue: decimal(d.value),
            holdings: lines(d.owned, false),
          },
        },
      ],
      {
        institution: [employer],
        "accounts.0.institution": [employer],
        // A loan from one's own account is a debt or is none: the contract does not say.
        "accounts.1.kind": ["loan", "personal-loan", "other"],
        "accounts.1.institution": ["Keystone Retirement Services", employer],
        "accounts.1.currentBalance": [decimal(loan.rest)],
        "accounts.1.originalBalance": [decimal(loan.first)],
        "accounts.1.minimumPayment": [decimal(loan.pay)],
        "accounts.1.apr": ["9.50"],
        "accounts.1.maturityDate": [addDays(d.end, 740)],
        "accounts.1.statementDate": [d.end],
        "accounts.1.periodStart": [d.start],
        "accounts.1.periodEnd": [d.end],
      },
    ),
  };
});

/** A teachers' annuity house: one contract of a 403(b), a guaranteed account with a rate beside unit accounts, figures below their labels. */
const plan403b = sa("invest-403b-annuity", (seed) => {
  const d = makeHolder(seed, { kinds: ["fund"], most: 3 });
  const certain = d.cash;
  const share = (amount: number) => `${((amount / d.value) * 100).toFixed(1)}%`;
  const box = (label: string, value: string) => `<div><span>${label}</span>${value}</div>`;
  const html = document(
    `@page{margin:0.75in 0.8in}body{font:9.4pt "DejaVu Serif";color:#20304a}.bx{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #20304a}.bx div{padding:6px 9px;border-right:1px solid #20304a;font-size:10.5pt}.bx span{display:block;font:6.8pt "DejaVu Sans";color:#5b6b86}table{width:100%}td,th{padding:4px 6px;border-bottom:1px solid #b8c2d4;text-align:right;font-size:8.4pt}td:first-child,th:first-child{text-align:left}th{font:6.8pt "DejaVu Sans"}h3{font-size:11pt;margin:20px 0 5px}`,
    `<div style="text-align:right;font-size:8pt">Retirement Portfolio Statement<br>${date.long(d.start)} – ${date.long(d.end)}</div><div style="font-size:17pt">Scholars Mutual Annuity</div><p style="margin:18px 0">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h3>403(b) Tax-Deferred Annuity Plan — Larkin State University</h3><div style="font-size:8.4pt;margin-bottom:8px">Contract number ${d.number.slice(0, 2)}K${d.number.slice(2, 4)}${d.last4} &nbsp; Plan 105 882</div><div class=bx>${box("Accumulation<br>beginning of period", $(d.before))}${box("Contributions<br>received", $(d.added + d.matched))}${box("Transfers and<br>withdrawals", money.brackets(-d.taken))}${box("Expenses<br>deducted", money.brackets(-d.fees))}</div><div class=bx style="border-top:0">${box("Gains, losses<br>and interest", money.brackets(d.gain))}${box("Accumulation<br>end of period", `<b>${$(d.value)}</b>`)}${box("Surrender value<br>if cashed out", $(Math.round(d.value * 0.975)))}${box("Death benefit", $(d.value))}</div><h3>Your accounts in this contract</h3><table><tr><th>ACCOUNT</th><th>UNITS/SHARES</th><th>UNIT VALUE<br>OR RATE</th><th>BEGINNING VALUE</th><th>ENDING VALUE</th><th>% OF<br>TOTAL</th></tr><tr><td>Guaranteed Traditional Account</td><td>—</td><td>4.25%</td><td>${grouped(Math.round(certain * 0.8))}</td><td>${grouped(certain)}</td><td>${share(certain)}</td></tr>${d.owned.map((each) => `<tr><td>${each.name}</td><td>${each.shares}</td><td>${each.price}</td><td>${grouped(each.before)}</td><td>${grouped(each.value)}</td><td>${share(each.value)}</td></tr>`).join("")}<tr><td><b>Total</b></td><td></td><td></td><td><b>${grouped(d.before)}</b></td><td><b>${grouped(d.value)}</b></td><td>100.0%</td></tr></table><h3>Contributions by source</h3><table style="width:60%"><tr><td>Employee salary reduction</td><td>${$(d.added)}</td></tr><tr><td>Institution match</td><td>${$(d.matched)}</td></tr></table><p style="font-size:7pt">The Guaranteed Traditional Account credits 4.25% on new money through ${date.long(addDays(d.end, 180))}; the guaranteed minimum is 1.00%. Withdrawals are paid in 84 monthly installments. Projected annual income at age 65: ${$(Math.round(d.value / 14))}.</p>`,
  );
  return {
    html,
    truth: holdingTruth(
      "Scholars Mutual Annuity",
      [
        {
          holder: d,
          facts: {
            kind: "401k",
            accountLast4: d.last4,
            ...period(d),
            totalValue: decimal(d.value),
            holdings: [
              { name: "Guaranteed Traditional Account", value: decimal(certain) },
              ...lines(d.owned, false),
            ],
          },
        },
      ],
      // The list of kinds has no 403(b).
      { "accounts.0.kind": ["other", "ira"], institution: ["Larkin State University"] },
    ),
  };
});

/** A health account, cash and funds: the sum is what it holds; the year's contributions and medical payments beside it. */
const healthAccount = sa("invest-hsa-invested", (seed) => {
  const d = makeHolder(seed, { kinds: ["fund", "etf"], monthly: true, most: 3 });
  const spent = d.random.whole(1_500, 19_000);
  const html = document(
    `@page{margin:0.5in}body{font:9pt "Liberation Sans";color:#004d5a}.l{display:flex;gap:18px}.c{width:190px;background:#d7f3f0;padding:14px;font-size:8.2pt}.c b{display:block;font-size:12pt;margin-bottom:9px}.m{flex:1}table{width:100%}td,th{padding:4px 3px;text-align:left;border-bottom:1px solid #cde5e8}td:last-child,th:last-child{text-align:right}th{font-size:7.4pt;background:#004d5a;color:#fff;padding:4px}`,
    `<div class=l><div class=c><div style="font-size:15pt;margin-bottom:16px;font-weight:bold">ClearMeadow<br>HSA</div>Total HSA value<b>${$(d.value)}</b>Cash account<b>${$(d.cash)}</b>Investment account<b>${$(d.value - d.cash)}</b><hr>${d.end.slice(0, 4)} contributions to date<b>${$(d.added * 2 + 30_000)}</b>IRS limit, individual<b>$4,400.00</b>Room left<b>${$(440_000 - Math.min(440_000, d.added * 2 + 30_000))}</b>Paid to providers this year<b>${$(spent * 4)}</b></div><div class=m><div style="text-align:right;font-size:8pt">Health Savings Account<br>Monthly statement ${date.dashed(d.start)} through ${date.dashed(d.end)}</div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>Account no. ending <b>${d.last4}</b> &nbsp; Employer: Ostrander Foods</p><table><tr><th>Cash account activity</th><th></th><th>Amount</th></tr><tr><td>${date.dashed(addDays(d.start, 3))}</td><td>Payroll contribution</td><td>${grouped(d.added)}</td></tr><tr><td>${date.dashed(addDays(d.start, 9))}</td><td>Debit card LAKEVIEW PHARMACY</td><td>-${grouped(spent)}</td></tr><tr><td>${date.dashed(addDays(d.start, 14))}</td><td>Transfer to investments</td><td>-${grouped(Math.round(d.added / 3))}</td></tr><tr><td>${date.dashed(d.end)}</td><td>Interest (APY 0.35%)</td><td>0.42</td></tr></table><br><table><tr><th>Investments</th><th>Ticker</th><th>Shares</th><th>NAV</th><th>Market value</th></tr>${d.owned.map((each) => `<tr><td>${each.name}</td><td>${each.symbol}</td><td>${each.shares}</td><td>$${each.price}</td><td>${$(each.value)}</td></tr>`).join("")}<tr><td><b>Total investments</b></td><td></td><td></td><td></td><td><b>${$(d.value - d.cash)}</b></td></tr></table><p style="font-size:7.4pt">Cash above $1,000.00 may be invested. Monthly investment fee $2.90. A debit card may be replaced for $5.00. Keep receipts for 7 years.</p></div></div>`,
  );
  return {
    html,
    truth: holdingTruth(
      "ClearMeadow HSA",
      [
        {
          holder: d,
          facts: {
            kind: "other",
            accountLast4: d.last4,
            ...period(d),
            totalValue: decimal(d.value),
            holdings: lines(d.owned, true),
          },
          cashNames: ["Cash account", "Cash"],
          deposits: [d.added],
          withdrawals: [spent, spent + Math.round(d.added / 3)],
        },
      ],
      {
        institution: ["ClearMeadow"],
        "accounts.0.institution": ["ClearMeadow"],
        "accounts.0.kind": ["savings", "brokerage"],
      },
    ),
  };
});

/** A state's college plan: portfolios with units, contributions of the year and since the start, a named beneficiary. */
const college = sa("invest-529-college", (seed) => {
  const d = makeHolder(seed, { kinds: ["target", "fund"], cash: false, most: 2 });
  const renamed = d.owned.map((each, index) => ({
    ...each,
    name: index === 0 ? "2038 Enrollment Portfolio" : `${each.name.replace(" Fund", "")} Portfolio`,
  }));
  const html = document(
    `@page{margin:0.6in 0.7in}body{font:9pt "TeX Gyre Heros","Liberation Sans";color:#2b2b2b}.a{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:6px solid #e0a100;padding-bottom:6px}table{width:100%}td,th{padding:5px 6px;text-align:center;font-size:8.6pt}td:first-child,th:first-child{text-align:left}th{font-size:7.4pt;background:#fdf3d6;font-weight:normal}.n{margin:4px 0 0 24px;font-size:8pt}`,
    `<div class=a><span style="font-size:16pt">SageState <b>529</b></span><span style="text-align:right;font-size:8pt">SageState College Savings Plan<br>P.O. Box 55440, Boise ID 83705</span></div><p style="display:flex;justify-content:space-between"><span>${d.person.name}<br>${d.person.street}<br>${d.person.town}</span><span style="text-align:right">Statement date: <b>${date.long(d.end)}</b><br>Account: <b>5290${d.number}</b><br>Beneficiary: Robin Sample<br>Successor owner: on file</span></p><h3 style="margin:16px 0 6px">Portfolio summary as of ${date.long(d.end)}</h3><table><tr><th>Investment portfolio</th><th>Beginning value</th><th>Units owned</th><th>Unit price</th><th>Current value</th><th>Allocation</th></tr>${renamed.map((each) => `<tr><td>${each.name}</td><td>${$(each.before)}</td><td>${each.shares}</td><td>$${each.price}</td><td>${$(each.value)}</td><td>${((each.value / d.value) * 100).toFixed(0)}%</td></tr>`).join("")}<tr><td><b>Account total</b></td><td><b>${$(d.before)}</b></td><td></td><td></td><td><b>${$(d.value)}</b></td><td></td></tr></table><h3 style="margin:18px 0 4px">Contributions and distributions</h3><table><tr><th></th><th>This quarter</th><th>${d.end.slice(0, 4)} to date</th><th>Since account opening</th></tr><tr><td>Contributions</td><td>${$(d.added + d.matched)}</td><td>${$((d.added + d.matched) * 2)}</td><td>${$(Math.round(d.value * 0.71))}</td></tr><tr><td>Qualified distributions</td><td>${$(d.taken)}</td><td>${$(d.taken)}</td><td>${$(d.taken)}</td></tr><tr><td>Earnings</td><td>${money.signed(d.gain)}</td><td>${money.signed(d.gain)}</td><td>${$(d.value - Math.round(d.value * 0.71) + d.taken)}</td></tr><tr><td>Account maintenance fee</td><td>${$(d.fees)}</td><td>${$(d.fees * 2)}</td><td></td></tr></table><div class=n>• The state deduction is up to $6,000 ($12,000 if married filing jointly).</div><div class=n>• Gifts of up to $95,000 may be spread over five years. The maximum account balance is $500,000.</div><div class=n>• Share your Ugift code: B4X-7${d.last4.slice(-2)}</div>`,
  );
  return {
    html,
    truth: holdingTruth(
      "SageState College Savings Plan",
      [
        {
          holder: d,
          facts: {
            kind: "other",
            accountLast4: d.last4,
            statementDate: d.end,
            totalValue: decimal(d.value),
            holdings: lines(renamed, false),
          },
        },
      ],
      {
        institution: ["SageState 529", "SageState"],
        "accounts.0.institution": ["SageState 529", "SageState"],
        "accounts.0.kind": ["brokerage"],
        "accounts.0.periodEnd": [d.end],
      },
    ),
  };
});

/** One client, several accounts: a table of all with their sum, then a part for each account with its own positions and sum. */
const relationship = sa("invest-relationship", (seed) => {
  const wishes: readonly Wish[] = [
    { kinds: ["stock", "etf"], most: 3 },
    { kinds: ["fund"], most: 3, cash: false },
    { kinds: ["etf"], most: 2, cash: false },
  ];
  const all = wishes.map((wish, index) => makeHolder(seed * 3 + index, wish));
  const base = all[0];
  if (!base) throw new RangeError("No account.");
  const held = all.map((each) => ({ ...each, start: base.start, end: base.end, person: base.person }));
  const titles = ["Joint Brokerage", "Roth IRA", "Rollover IRA"];
  const kinds = ["brokerage", "ira", "ira"] as const;
  const sum = (pick: (each: Holder) => number) => held.reduce((total, each) => total + pick(each), 0);
  const part = (d: Holder, index: number) =>
    `<div class=part><div class=pt><b>${titles[index]}</b> &nbsp; ${d.number.slice(0, 4)} ${d.last4}<span>Account value ${date.dayFirst(d.end)} <b>${$(d.value)}</b></span></div><table><tr><th>Holding</th><th>Ticker</th><th>Quantity</th><th>Last price</th><th>Value ${date.monthDay(addDays(d.start, -1))}</th><th>Value ${date.monthDay(d.end)}</th><th>Gain or loss</th></tr>${d.owned.map((each) => `<tr><td>${each.name}</td><td>${each.symbol}</td><td>${each.shares}</td><td>${each.price}</td><td>${grouped(each.before)}</td><td>${grouped(each.value)}</td><td>${each.value < each.cost ? `${grouped(each.cost - each.value)}-` : grouped(each.value - each.cost)}</td></tr>`).join("")}${d.cash > 0 ? `<tr><td>Norwood Government Money Fund</td><td>NGMXX</td><td>${grouped(d.cash)}</td><td>1.00</td><td>${grouped(Math.round(d.cash * 0.8))}</td><td>${grouped(d.cash)}</td><td></td></tr>` : ""}<tr class=t><td>Total ${titles[index]}</td><td></td><td></td><td></td><td>${grouped(d.before)}</td><td>${grouped(d.value)}</td><td></td></tr></table><div class=fl>Deposits ${grouped(d.added + d.matched)} &nbsp;|&nbsp; Withdrawals ${d.taken > 0 ? `${grouped(d.taken)}-` : "0.00"} &nbsp;|&nbsp; Fees ${grouped(d.fees)}- &nbsp;|&nbsp; Market change ${money.trailing(d.gain)}</div></div>`;
  const html = document(
    `@page{margin:0.5in 0.6in}body{font:8.6pt "Liberation Sans Narrow","Liberation Sans";color:#111}.part{margin-top:20px;break-inside:avoid}.pt{border:1px solid #111;padding:4px 8px;background:#efefef}.pt span{float:right}table{width:100%}td,th{padding:2.5px 6px;text-align:right}td:first-child,th:first-child{text-align:left}th{font-size:7.4pt;border-bottom:1px solid #111}.t td{font-weight:bold;border-top:1px solid #111}.fl{font-size:7.6pt;padding:4px 6px;color:#444}`,
    `<div style="display:flex;justify-content:space-between"><span style="font:16pt 'Liberation Serif'">Norwood Private Client</span><span>Combined statement<br>${date.dayFirst(base.start)} to ${date.dayFirst(base.end)}</span></div><p>Prepared for ${base.person.name}<br>${base.person.street}, ${base.person.town}</p><div style="font-size:12pt;margin:16px 0 4px">Relationship overview</div><table style="width:84%"><tr><th>Account</th><th>Number</th><th>Value ${date.monthDay(addDays(base.start, -1))}</th><th>Net additions</th><th>Value ${date.monthDay(base.end)}</th></tr>${held.map((d, index) => `<tr><td>${titles[index]}</td><td>${d.number.slice(0, 4)} ${d.last4}</td><td>${grouped(d.before)}</td><td>${money.trailing(d.added + d.matched - d.taken)}</td><td>${grouped(d.value)}</td></tr>`).join("")}<tr class=t><td>Total relationship</td><td></td><td>${grouped(sum((d) => d.before))}</td><td>${money.trailing(sum((d) => d.added + d.matched - d.taken))}</td><td>$${grouped(sum((d) => d.value))}</td></tr></table><p style="font-size:7pt">Relationships of $500,000 and more pay no custody fee. Line of credit available $150,000.00 at 8.25%; nothing drawn.</p>${held.map(part).join("")}<p style="font-size:6.8pt">Norwood Private Client is a service of Norwood Securities LLC, member FINRA/SIPC.</p>`,
  );
  return {
    html,
    truth: holdingTruth(
      "Norwood Private Client",
      held.map(
        (d, index): Entry => ({
          holder: d,
          facts: {
            kind: kinds[index] ?? "brokerage",
            accountLast4: d.last4,
            ...period(base),
            totalValue: decimal(d.value),
            holdings: [
              ...lines(d.owned, true),
              ...(d.cash > 0
                ? [{ name: "Norwood Government Money Fund", symbol: "NGMXX", value: decimal(d.cash) }]
                : []),
            ],
          },
          deposits: [d.added + d.matched, d.added + d.matched - d.taken],
        }),
      ),
      { institution: ["Norwood Securities LLC"] },
    ),
  };
});

/** An employer's stock plan: shares held are the value; grants not yet vested and the purchase plan's discount are not. */
const stockPlan = sa("invest-stock-plan", (seed) => {
  const d = makeHolder(seed, { kinds: ["stock"], most: 2 });
  const company = d.random.pick([
    ["Veridian Instruments", "VRDI"],
    ["Halcyon Networks", "HLCN"],
  ] as const);
  const price = d.random.whole(2_400, 31_000);
  const [espp, rsu, waiting] = [d.random.whole(8, 140), d.random.whole(15, 300), d.random.whole(20, 500)];
  const [shares, value] = [espp + rsu, (espp + rsu) * price];
  const total = value + d.cash;
  const paid = Math.round(price * 0.78);
  const buys = 2;
  const first = Math.floor(espp / buys);
  const html = document(
    `@page{margin:0.55in}body{font:8.8pt "DejaVu Sans Condensed","DejaVu Sans";color:#2d1b4e}h3{font-size:10pt;border-left:5px solid #7e57c2;padding-left:7px;margin:18px 0 6px}table{width:100%}td,th{padding:4px 6px;text-align:right;font-size:8pt;border-bottom:1px solid #e6dff2}td:first-child,th:first-child{text-align:left}th{font-size:7pt;color:#7e57c2}.s{display:flex;justify-content:space-between;background:#2d1b4e;color:#fff;padding:10px 14px;margin:10px 0}.s b{display:block;font-size:15pt}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt">EquiDesk Stock Plan Services</b><span style="font-size:7.6pt;text-align:right">Participant statement<br>${date.capitalLong(d.start)} – ${date.capitalLong(d.end)}</span></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br>Participant account ${d.number} · ${company[0]}</p><div class=s><span>Account value<b>${$(total)}</b></span><span>Shares<b>${shares}</b></span><span>Closing price ${date.short(d.end)}<b>$${decimal(price)}</b></span><span>Cash<b>${$(d.cash)}</b></span></div><h3>Shares you hold</h3><table><tr><th>Security</th><th>Source</th><th>Shares</th><th>Market value</th></tr><tr><td>${company[0]} common (${company[1]})</td><td>Purchase plan</td><td>${espp}</td><td>${$(espp * price)}</td></tr><tr><td></td><td>Vested restricted units</td><td>${rsu}</td><td>${$(rsu * price)}</td></tr><tr><td><b>Total ${company[1]}</b></td><td></td><td><b>${shares}</b></td><td><b>${$(value)}</b></td></tr></table><h3>Employee stock purchase plan — purchases</h3><table><tr><th>Purchase date</th><th>Offering began</th><th>Fair market value</th><th>Your price (85%)</th><th>Shares bought</th><th>Cost</th></tr>${[first, espp - first].map((count, index) => `<tr><td>${date.slash(addDays(d.end, -20 - 184 * index))}</td><td>${date.slash(addDays(d.end, -204 - 184 * index))}</td><td>$${decimal(Math.round(paid / 0.85))}</td><td>$${decimal(paid)}</td><td>${count}</td><td>${$(count * paid)}</td></tr>`).join("")}</table><p style="font-size:7.6pt">Payroll contributions not yet used: ${$(d.added)}. Contribution rate 10%; the yearly limit is $25,000.</p><h3>Grants not yet vested</h3><table><tr><th>Grant</th><th>Granted</th><th>Next vest</th><th>Unvested units</th><th>Potential value*</th></tr><tr><td>RSU 2024-0188</td><td>${date.slash(addDays(d.end, -500))}</td><td>${date.slash(addDays(d.end, 45))}</td><td>${waiting}</td><td>${$(waiting * price)}</td></tr></table><p style="font-size:7pt">*Potential value is not part of your account value; units are forfeited on leaving. Sales cost $9.95 plus $0.03 a share. Form 3922 is mailed by January 31.</p>`,
  );
  return {
    html,
    truth: holdingTruth(
      "EquiDesk Stock Plan Services",
      [
        {
          holder: d,
          facts: {
            kind: "brokerage",
            accountLast4: d.last4,
            ...period(d),
            totalValue: decimal(total),
            holdings: [{ name: `${company[0]} common`, symbol: company[1], value: decimal(value) }],
          },
          cashNames: ["Cash"],
          deposits: [],
          withdrawals: [],
        },
      ],
      {
        institution: ["EquiDesk", company[0]],
        "accounts.0.institution": ["EquiDesk", company[0]],
        "accounts.0.kind": ["other"],
        "accounts.0.holdings.0.name": [company[0], company[1]],
      },
    ),
  };
});

export const saInvestments: readonly Layout[] = [
  discount,
  fullService,
  robo,
  fundIra,
  plan401k,
  plan403b,
  healthAccount,
  college,
  relationship,
  stockPlan,
];
