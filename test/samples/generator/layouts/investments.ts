import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

type Fund = {
  readonly name: string;
  readonly symbol: string;
  readonly shares: string;
  readonly price: string;
  readonly before: number;
  readonly value: number;
};

/** One account over a quarter, in cents; the funds and the cash add up to the value. */
type Portfolio = {
  readonly last4: string;
  readonly start: string;
  readonly end: string;
  readonly funds: readonly Fund[];
  readonly before: number;
  readonly value: number;
  readonly added: number;
  readonly taken: number;
  readonly fees: number;
  readonly gain: number;
};

const FUNDS = [
  ["Total Stock Market Index Fund", "TSMIX"],
  ["Balanced Growth Fund Investor Class", "BGFIX"],
  ["International Equity ETF", "INEQ"],
  ["Short-Term Treasury Fund", "STTFX"],
  ["Target Horizon 2045 Trust", "TH45X"],
  ["Northgate Technologies Inc Common Stock", "NGTI"],
] as const;

function makePortfolio(seed: number): Portfolio {
  const random = seededRandom(seed);
  const quarter = random.pick([
    ["2026-01-01", "2026-03-31"],
    ["2026-04-01", "2026-06-30"],
    ["2026-07-01", "2026-09-30"],
  ] as const);
  const first = random.whole(0, 2);
  const funds = FUNDS.slice(first, first + random.whole(2, 4)).map(([name, symbol]): Fund => {
    const shares = random.whole(10_000, 900_000) / 1_000;
    const price = random.whole(900, 14_000) / 100;
    const value = Math.round(shares * price * 100);
    return {
      name,
      symbol,
      shares: shares.toFixed(3),
      price: price.toFixed(2),
      before: Math.round(value * (0.9 + random.whole(0, 15) / 100)),
      value,
    };
  });
  const total = (pick: (fund: Fund) => number) => funds.reduce((sum, fund) => sum + pick(fund), 0);
  const [before, value] = [total((fund) => fund.before), total((fund) => fund.value)];
  const added = random.whole(0, 4) * 75_000;
  const taken = random.chance(0.3) ? 40_000 : 0;
  const fees = random.whole(0, 2_500);
  return {
    last4: String(random.whole(1000, 9899)),
    start: quarter[0],
    end: quarter[1],
    funds,
    before,
    value,
    added,
    taken,
    fees,
    gain: value - before - added + taken + fees,
  };
}

function factsOf(
  d: Portfolio,
  kind: AccountFacts["kind"],
  institution: string,
  symbols = true,
): AccountFacts {
  return {
    kind,
    institution,
    accountLast4: d.last4,
    periodStart: d.start,
    periodEnd: d.end,
    totalValue: decimal(d.value),
    holdings: d.funds.map((fund) => ({
      name: fund.name,
      ...(symbols ? { symbol: fund.symbol } : {}),
      value: decimal(fund.value),
    })),
  };
}

const truthOf = (institution: string, accounts: readonly AccountFacts[]): Truth => ({
  documentType: "investments",
  institution,
  accounts,
  transactions: [],
});

const cells = (values: readonly string[]) => values.map((value) => `<td class=r>${value}</td>`).join("");
const STYLE = `.r{text-align:right;padding-left:14px}table{width:100%}.h td{font-weight:bold;border-bottom:1px solid #777;vertical-align:bottom}.b td{font-weight:bold;border-top:1px solid #777}.big{font-size:19pt}h3{margin:12px 0 3px}.two{display:flex;justify-content:space-between;gap:24px}.two>div{flex:1}`;

/** A brokerage's report: this period beside year-to-date, holdings with beginning and ending values, cost and gain. */
const investmentReport: Layout = {
  name: "investments-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed);
    const line = (name: string, now: number, year: number) =>
      `<tr><td>${name}</td>${cells([money.dollar(now), money.dollar(year)])}</tr>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${STYLE}`,
      `<div class=two><div class=big>Alder Investments</div><div style="text-align:right"><b>INVESTMENT REPORT</b><br>${date.long(d.start)} - ${date.long(d.end)}</div></div><p>Envelope # BKQ0044<br>MORGAN T EXAMPLE<br>17 BIRCH LANE, DAYTON OH 45402</p><div class=two><div><h3>Your Account Value:</h3><div class=big>${money.dollar(d.value)}</div><p>Change from Last Period: <b>${d.value >= d.before ? "&#9650;" : "&#9660;"} ${money.dollar(Math.abs(d.value - d.before))}</b></p><p>Account Number: Z41-20${d.last4}<br>Individual Brokerage Account</p></div><div><table><tr class=h><td></td><td class=r>This Period</td><td class=r>Year-to-Date</td></tr>${line("Beginning Account Value", d.before, d.before - 120_000)}${line("Additions", d.added, d.added + 50_000)}${line("Subtractions", -d.taken - d.fees, -d.taken - d.fees)}${line("Change in Investment Value *", d.gain, d.gain + 70_000)}<tr class=b><td>Ending Account Value</td>${cells([money.dollar(d.value), money.dollar(d.value)])}</tr><tr><td>Accrued Interest (AI)</td>${cells(["$0.00", ""])}</tr></table></div></div>
      <h3>Holdings</h3><table><tr class=h><td>Description</td><td class=r>Beginning<br>Market Value<br>${date.monthDay(d.start)}</td><td class=r>Quantity<br>${date.monthDay(d.end)}</td><td class=r>Price<br>Per Unit</td><td class=r>Ending<br>Market Value<br>${date.monthDay(d.end)}</td><td class=r>Total<br>Cost Basis</td><td class=r>Unrealized<br>Gain/Loss</td></tr>${d.funds.map((fund) => `<tr><td>${fund.name} (${fund.symbol})</td>${cells([money.dollar(fund.before), fund.shares, `$${fund.price}`, money.dollar(fund.value), money.dollar(fund.before - 30_000), money.dollar(fund.value - fund.before + 30_000)])}</tr>`).join("")}<tr class=b><td>Total Holdings</td>${cells([money.dollar(d.before), "", "", money.dollar(d.value), "", ""])}</tr></table><p>Estimated annual income ${money.dollar(Math.round(d.value / 50))}. Not FDIC insured. Brokerage services provided by Alder Brokerage Services LLC, Member NYSE, SIPC.</p>`,
    );
    return { html, truth: truthOf("Alder Investments", [factsOf(d, "brokerage", "Alder Investments")]) };
  },
};

/** An employer's plan: sources of money, vested beside total, a loan that is no asset, funds without symbols. */
const planStatement: Layout = {
  name: "investments-401k",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed);
    const vested = Math.round(d.value * 0.86);
    const line = (name: string, value: string) => `<tr><td>${name}</td><td class=r>${value}</td></tr>`;
    const html = document(
      `body{font:9pt "Liberation Sans"}${STYLE}`,
      `<div class=big>Meridian Retirement Services</div><h3>BLUESTEM LOGISTICS CORP. 401(K) SAVINGS PLAN</h3><div class=two><div>Retirement Savings Statement<br>Statement Period: ${date.slash(d.start)} to ${date.slash(d.end)}<br>Account number: ****${d.last4}</div><div>Customer Service: (800) 555-0177<br>JORDAN A SAMPLE<br>17 Birch Lane</div></div>
      <div class=two><div><h3>Your Account Summary</h3><table>${line("Beginning Balance", money.dollar(d.before))}${line("Employee Contributions", money.dollar(Math.floor(d.added / 2)))}${line("Employer Contributions", money.dollar(d.added - Math.floor(d.added / 2)))}${line("Withdrawals", money.dollar(-d.taken))}${line("Fees", money.dollar(-d.fees))}${line("Change in Market Value", money.dollar(d.gain))}<tr class=b><td>Ending Balance</td><td class=r>${money.dollar(d.value)}</td></tr></table></div><div><h3>Additional Information</h3><table>${line("Vested Balance", money.dollar(vested))}${line("Outstanding Loan Balance", money.dollar(412_055))}${line("Your personal rate of return", "4.2%")}</table></div></div>
      <h3>Market Value of Your Account</h3><table><tr class=h><td>Investment</td><td class=r>Shares/Units</td><td class=r>Unit Price</td><td class=r>Market Value as of ${date.slash(d.start)}</td><td class=r>Market Value as of ${date.slash(d.end)}</td></tr>${d.funds.map((fund) => `<tr><td>${fund.name}</td>${cells([fund.shares, `$${fund.price}`, money.dollar(fund.before), money.dollar(fund.value)])}</tr>`).join("")}<tr class=b><td>Account Totals</td>${cells(["", "", money.dollar(d.before), money.dollar(d.value)])}</tr></table>`,
    );
    return {
      html,
      truth: truthOf("Meridian Retirement Services", [
        factsOf(d, "401k", "Meridian Retirement Services", false),
      ]),
    };
  },
};

/** A household's statement: two accounts under one total, symbols in a column of their own. */
const severalAccounts: Layout = {
  name: "investments-two-accounts",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const first = makePortfolio(seed);
    const second = { ...makePortfolio(seed + 5_000), start: first.start, end: first.end };
    const overview = (name: string, d: Portfolio) =>
      `<tr><td>${name}</td><td>XXXX${d.last4}</td>${cells([money.dollar(d.before), money.dollar(d.value)])}</tr>`;
    const account = (name: string, d: Portfolio) =>
      `<h3>${name} &mdash; XXXX${d.last4}</h3><div>Account value <b>${money.dollar(d.value)}</b> as of ${date.long(d.end)}</div><table><tr class=h><td>Symbol</td><td>Name</td><td class=r>Quantity</td><td class=r>Price on ${date.slash(d.end)}</td><td class=r>Balance on ${date.slash(d.start)}</td><td class=r>Balance on ${date.slash(d.end)}</td></tr>${d.funds.map((fund) => `<tr><td>${fund.symbol}</td><td>${fund.name}</td>${cells([fund.shares, `$${fund.price}`, money.dollar(fund.before), money.dollar(fund.value)])}</tr>`).join("")}<tr class=b><td></td><td>Total</td><td></td><td></td>${cells([money.dollar(d.before), money.dollar(d.value)])}</tr></table>`;
    const html = document(
      `body{font:8.5pt "DejaVu Sans"}${STYLE}`,
      `<div class=two><div class=big>Sextant Funds</div><div style="text-align:right">${date.long(first.end)}, quarter-to-date statement<br>Statement period ${date.slash(first.start)} - ${date.slash(first.end)}</div></div><p>Casey R Specimen</p><h3>Statement overview</h3><div>Total value of all accounts <b>${money.dollar(first.value + second.value)}</b></div><table><tr class=h><td>Accounts</td><td></td><td class=r>Value on ${date.slash(first.start)}</td><td class=r>Value on ${date.slash(first.end)}</td></tr>${overview("Roth IRA", first)}${overview("Brokerage account", second)}<tr class=b><td>Total</td><td></td>${cells([money.dollar(first.before + second.before), money.dollar(first.value + second.value)])}</tr></table><h3>Market summary</h3><p>Mutual funds and ETFs may lose value.</p>${account("Roth IRA brokerage account", first)}${account("Individual brokerage account", second)}`,
    );
    return {
      html,
      truth: truthOf("Sextant Funds", [
        factsOf(first, "ira", "Sextant Funds"),
        factsOf(second, "brokerage", "Sextant Funds"),
      ]),
    };
  },
};

export const portfolioLayouts: readonly Layout[] = [investmentReport, planStatement, severalAccounts];
