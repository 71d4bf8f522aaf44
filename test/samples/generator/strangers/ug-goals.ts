import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  digits,
  type Fund,
  holdingsOf,
  makePositions,
  monthOf,
  type Position,
  quarterOf,
  shareCount,
  total,
} from "./ug-data.ts";

const g = grouped;
const $ = money.dollar;
const rate = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

const STOCKS: readonly Fund[] = [
  { name: "US Total Stock Market ETF", symbol: "VTI", price: 28_690 },
  { name: "US Large-Cap Value ETF", symbol: "VTV", price: 17_244 },
  { name: "Developed Market Stocks ETF", symbol: "VEA", price: 5_377 },
  { name: "Emerging Market Stocks ETF", symbol: "VWO", price: 4_831 },
];
const BONDS: readonly Fund[] = [
  { name: "US High Quality Bonds ETF", symbol: "AGG", price: 9_822 },
  { name: "International Developed Bonds ETF", symbol: "BNDX", price: 4_950 },
];

/** A robo adviser: each goal is an account, its funds under stocks and bonds, then what happened. */
const robo: Layout = {
  name: "ug-robo-goals",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 73 + 3);
    const person = makePerson(random);
    const month = monthOf(random);
    const choice = random.chance(0.6)
      ? (["brokerage", "ira"] as const)
      : ([random.pick(["brokerage", "ira"] as const)] as const);
    const goals = choice.map((kind) => {
      const stocks = makePositions(random, STOCKS, 2, 900_000);
      const bonds = makePositions(random, BONDS, 1, 400_000);
      const list = [...stocks, ...bonds];
      const ending = total(list, "value");
      const deposits = random.pick([0, 10_000, 25_000, 50_000]);
      const withdrawals = kind === "brokerage" && random.chance(0.25) ? random.whole(3, 30) * 1_000 : 0;
      const dividends = Math.round(ending * 0.0013);
      const fee = Math.round((ending * 0.0025) / 12);
      const before = total(list, "before");
      const market = ending - before - deposits + withdrawals - dividends + fee;
      const name = kind === "ira" ? "Retirement" : random.pick(["General Investing", "House Down Payment"]);
      return {
        kind,
        stocks,
        bonds,
        list,
        ending,
        deposits,
        withdrawals,
        dividends,
        fee,
        before,
        market,
        name,
        number: digits(random, 9),
      };
    });
    const every = goals.reduce((sum, goal) => sum + goal.ending, 0);
    const rows = (list: readonly Position[]) =>
      list
        .map(
          (fund) =>
            `<tr><td>${fund.name}</td><td>${fund.symbol}</td><td class=r>${shareCount(fund.shares)}</td><td class=r>${$(fund.price)}</td><td class=r>${$(fund.value)}</td><td class=r>${$(fund.before)}</td><td class=r>${money.dollar(fund.value - fund.before)}</td></tr>`,
        )
        .join("");
    const signed = (value: number) => (value === 0 ? "$0.00" : money.dollar(value));
    const goal = (
      item: (typeof goals)[number],
      index: number,
    ) => `<div class="${index > 0 ? "pg" : ""}"><div class=gh><div><span>Goal</span> ${item.name}</div><div>${item.kind === "ira" ? "Roth IRA" : "Individual Taxable Account"} &middot; Account ${item.number}</div></div>
<div class=cards><div><span>Beginning balance</span><b>${$(item.before)}</b></div><div><span>Deposits</span><b>${signed(item.deposits)}</b></div><div><span>Withdrawals</span><b>${signed(-item.withdrawals)}</b></div><div><span>Dividends</span><b>${$(item.dividends)}</b></div><div><span>Advisory fees</span><b>${signed(-item.fee)}</b></div><div><span>Market change</span><b>${$(item.market)}</b></div><div class=on><span>Ending balance</span><b>${$(item.ending)}</b></div></div>
<h3>Holdings</h3><table class=t><tr><th>Fund</th><th>Ticker</th><th class=r>Shares</th><th class=r>Price</th><th class=r>Ending value</th><th class=r>Beginning value</th><th class=r>Change</th></tr><tr class=g><td colspan=4>Stocks &nbsp; ${rate(total(item.stocks, "value"), item.ending)}</td><td class=r>${$(total(item.stocks, "value"))}</td><td></td><td></td></tr>${rows(item.stocks)}<tr class=g><td colspan=4>Bonds &nbsp; ${rate(total(item.bonds, "value"), item.ending)}</td><td class=r>${$(total(item.bonds, "value"))}</td><td></td><td></td></tr>${rows(item.bonds)}</table>
<h3>Activity</h3>${grid(
      "lllr",
      ["Date", "Type", "Description", "Amount"],
      [
        ...(item.deposits > 0
          ? [
              [
                date.abbreviatedBare(addDays(month.start, 4)),
                "Deposit",
                "Recurring deposit from checking",
                $(item.deposits),
              ],
            ]
          : []),
        ...(item.withdrawals > 0
          ? [
              [
                date.abbreviatedBare(addDays(month.start, 15)),
                "Withdrawal",
                "Withdrawal to checking",
                $(-item.withdrawals),
              ],
            ]
          : []),
        [
          date.abbreviatedBare(addDays(month.start, 19)),
          "Dividend",
          `${item.list[0]?.symbol ?? ""} dividend reinvested`,
          $(item.dividends),
        ],
        [
          date.abbreviatedBare(addDays(month.start, 21)),
          "Fee",
          "Monthly advisory fee (0.25% per year)",
          $(-item.fee),
        ],
      ],
      "class=t",
    )}</div>`;
    const body = `<div class=hd><div class=logo>upleaf</div><div>Monthly statement<br><b>${date.abbreviatedBare(month.start)} &ndash; ${date.abbreviatedBare(month.end)}</b></div></div><div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=sum><span>Total across all goals on ${date.abbreviatedBare(month.end)}</span><b>${$(every)}</b></div></div>${goals.map(goal).join("")}
<p class=f>Advisory services are provided by Upleaf Advisers LLC, an SEC-registered investment adviser. Brokerage services are provided by Upleaf Securities, member FINRA/SIPC. Not FDIC insured. Not bank guaranteed. May lose value. You should compare this statement with those of any other custodian. Report inaccuracies promptly to support@upleaf.example.com or (555) 555-0127.</p>`;
    const truth: Truth = {
      documentType: "investments",
      institution: "upleaf",
      accounts: goals.map((item) => ({
        kind: item.kind,
        institution: "upleaf",
        accountLast4: item.number.slice(-4),
        periodStart: month.start,
        periodEnd: month.end,
        totalValue: decimal(item.ending),
        holdings: holdingsOf(item.list),
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        goals.flatMap((item, index) => [
          [`accounts.${index}.statementDate`, [month.end]],
          [`accounts.${index}.beginningBalance`, [decimal(item.before)]],
          [`accounts.${index}.endingBalance`, [decimal(item.ending)]],
          [`accounts.${index}.totalDeposits`, [decimal(item.deposits)]],
          [`accounts.${index}.totalWithdrawals`, [decimal(item.withdrawals)]],
          [`accounts.${index}.feesCharged`, [decimal(item.fee)]],
        ]),
      ),
    };
    return {
      html: document(
        `${BASE}body{font:8.5pt Verdana,sans-serif;color:#1c2b39}.hd{display:flex;justify-content:space-between;margin-bottom:20px}.hd>div+div{text-align:right}.logo{font:bold 24pt Verdana;color:#2c9f45;letter-spacing:-1px}.sum{text-align:right}.sum span{display:block;font-size:7.5pt}.sum b{font-size:18pt}.gh{display:flex;justify-content:space-between;background:#1c2b39;color:#fff;padding:8px 10px;margin-top:20px}.gh span{opacity:.7;font-size:7pt}.cards{display:flex;gap:1px;margin-top:6px}.cards>div{flex:1;background:#eef3f0;padding:6px 4px}.cards span{display:block;font-size:6pt}.cards b{font-size:8pt}.cards .on{background:#cdebd4}h3{font-size:9.5pt;margin:14px 0 4px}.t th{font-size:7pt;color:#566;border-bottom:1px solid #1c2b39}.t td{padding-top:3px;padding-bottom:3px;border-bottom:1px solid #e4e8e6;font-size:8pt}.g td{background:#f7f9f8;font-weight:bold}.pg{break-before:page}.f{font-size:6.5pt;color:#566;margin-top:22px}`,
        body,
      ),
      truth: alsoNamed(truth, "Upleaf", "Upleaf Securities", "Upleaf Advisers LLC"),
    };
  },
};

/** A transfer agent's statement of an employee stock purchase plan: one company's shares under a holder number. */
const stockPlan: Layout = {
  name: "ug-employee-stock-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 79 + 1);
    const person = makePerson(random);
    const quarter = quarterOf(random);
    const [company, symbol] = random.pick([
      ["GRANTLEY ELECTRIC CORPORATION", "GLY"],
      ["Harborstone Foods, Inc.", "HBSF"],
      ["MERIWETHER & PACIFIC RAILWAY CO", "MPR"],
    ] as const);
    const brand = "ShareTrust";
    const price = random.whole(1_900, 18_500);
    const held = random.whole(20_000, 900_000);
    const buys = [0, 1, 2].map((index) => {
      const put = random.whole(40, 240) * 250;
      const paid = Math.round((price * random.whole(90, 108)) / 100);
      const cost = Math.round(paid * 0.85);
      return {
        day: addDays(quarter.start, 14 + index * 30),
        put,
        cost,
        market: paid,
        shares: Math.round((put / cost) * 1000),
      };
    });
    const bought = buys.reduce((sum, buy) => sum + buy.shares, 0);
    const shares = held + bought;
    const value = Math.round((shares * price) / 1000);
    const holder = `C000${digits(random, 7)}`;
    const put = buys.reduce((sum, buy) => sum + buy.put, 0);
    let running = held;
    const body = `<div class=row><div><div class=logo>${brand}</div>${brand} Trust Company, N.A.<br>PO Box 43078<br>Providence, RI 02940<br><br>Within USA &nbsp; 800 555 0181<br>www.sharetrust.example.com/employee</div><div class=box>${pairs(
      [
        ["Holder Account Number", `<b>${holder}</b>`],
        ["Company ID", symbol],
        ["SSN/TIN Certified", "Yes"],
        ["Statement Period", `${date.dayFirst(quarter.start)} - ${date.dayFirst(quarter.end)}`],
      ],
    )}</div></div><div class=ad>${person.name}<br>${person.street}<br>${person.town}</div>
<h1>${escaped(company)} &ndash; Employee Stock Purchase Plan Statement</h1><p><b>${escaped(company)}</b> is incorporated under the laws of the State of DE. &nbsp; Symbol: ${symbol}</p>
<h2>Account Summary</h2>${grid(
      "lrrrrr",
      [
        "Stock Class Description",
        "Opening Plan Shares",
        "Purchased This Period",
        "Closing Plan Shares/Units",
        "Closing Price Per Share ($)",
        "Market Value ($)",
      ],
      [
        [
          `<span style='white-space:nowrap'>${escaped(company)} - COMMON</span>`,
          shareCount(held, 6),
          shareCount(bought, 6),
          shareCount(shares, 6),
          (price / 100).toFixed(6),
          g(value),
        ],
      ],
      "class=t",
    )}<h2>Payroll Contributions</h2>${pairs(
      [
        ["Balance Forward ($)", "0.00"],
        ["Contributions this period ($)", g(put)],
        ["Used to purchase shares ($)", g(put)],
        ["Residual cash carried forward ($)", "0.00"],
      ],
      "class=p",
    )}<h2>Transaction History</h2><p class=s>From: ${date.dayFirst(quarter.start)} To: ${date.dayFirst(quarter.end)} &nbsp; This section pertains only to book-entry/DRS and plan shares.</p>${grid(
      "llrrrrr",
      [
        "Date",
        "Transaction Description",
        "Amount ($)",
        "Market Value Per Share ($)",
        "Purchase Price Per Share ($)",
        "Transaction Shares",
        "Total Shares",
      ],
      [
        ["", "Balance Forward", "", "", "", "", shareCount(running, 6)],
        ...buys.map((buy) => {
          running += buy.shares;
          return [
            date.dayFirst(buy.day),
            "Employee Purchase",
            g(buy.put),
            (buy.market / 100).toFixed(6),
            (buy.cost / 100).toFixed(6),
            shareCount(buy.shares, 6),
            shareCount(running, 6),
          ];
        }),
      ],
      "class=t",
    )}<p class=s>The shares were purchased at a discount of 15% from market value. The discount may be taxable as ordinary income when shares are sold. Retain this statement for tax purposes. Market value is based on the closing price on the last trading day of the period and is not a guarantee of the price you would receive.</p><div class=cut>&#9986; Transaction Request Form &nbsp; &mdash; &nbsp; ${holder} &nbsp; ${person.name}<br><br>&#9744; Sell all plan shares &nbsp; &nbsp; &#9744; Sell ______ plan shares &nbsp; &nbsp; &#9744; Issue a certificate for ______ plan shares<br><br>Signature ______________________________ &nbsp; Date (mm/dd/yyyy) ____ / ____ / ________</div>`;
    const truth: Truth = {
      documentType: "investments",
      institution: brand,
      accounts: [
        {
          kind: "brokerage",
          institution: brand,
          accountLast4: holder.slice(-4),
          periodStart: quarter.start,
          periodEnd: quarter.end,
          totalValue: decimal(value),
          holdings: [{ name: `${company} - COMMON`, symbol, value: decimal(value) }],
        },
      ],
      transactions: [],
      transactionsOpen: true,
      allowed: {
        "accounts.0.kind": ["other"],
        "accounts.0.holdings.0.name": [company, `${company} COMMON`],
        "accounts.0.statementDate": [quarter.end],
        "accounts.0.endingBalance": [decimal(value)],
        "accounts.0.totalDeposits": [decimal(put)],
      },
    };
    return {
      html: document(
        `${BASE}body{font:8pt Arial,sans-serif}.logo{font:bold 18pt Arial;color:#7a1f6b}.box{border:1px solid #7a1f6b;padding:8px;align-self:flex-start}.box td{padding:3px 0}.ad{margin:34px 0 26px 40px;font-size:9.5pt}h1{font-size:12pt;color:#7a1f6b}h2{font-size:9.5pt;background:#f1e6ef;padding:3px 6px;margin:16px 0 4px}.t th{font-size:6.5pt;vertical-align:bottom;border-bottom:1px solid #7a1f6b}.t td{padding-top:4px;padding-bottom:4px;font-size:7.5pt}.p{width:55%}.p td{padding:2px 0}.s{font-size:7pt}.cut{border-top:1px dashed #000;margin-top:40px;padding-top:12px}`,
        body,
      ),
      truth: alsoNamed(truth, "ShareTrust Trust Company, N.A.", company),
    };
  },
};

export const ugGoals: readonly Layout[] = [robo, stockPlan];
