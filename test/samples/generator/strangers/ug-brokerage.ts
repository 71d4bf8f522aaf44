import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
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
  shareCount,
  total,
} from "./ug-data.ts";

const g = grouped;
const $ = money.dollar;
const brackets = (value: number) => (value < 0 ? `(${g(value)})` : g(value));
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

const SHARES: readonly Fund[] = [
  { name: "APPLE INC", symbol: "AAPL", price: 23_140 },
  { name: "COSTCO WHOLESALE CO", symbol: "COST", price: 93_215 },
  { name: "JOHNSON & JOHNSON", symbol: "JNJ", price: 16_480 },
  { name: "MICROSOFT CORP", symbol: "MSFT", price: 43_890 },
  { name: "VERIZON COMMUNICATIO", symbol: "VZ", price: 4_312 },
];
const TRACKERS: readonly Fund[] = [
  { name: "ISHARES CORE S&P 500 ETF", symbol: "IVV", price: 58_877 },
  { name: "VANGUARD TOTAL BOND MARKET ETF", symbol: "BND", price: 7_290 },
  { name: "INVESCO QQQ TRUST", symbol: "QQQ", price: 49_960 },
];

/** The large discount broker's monthly statement: summary page, positions by class, transactions. */
const brokerage: Layout = {
  name: "ug-brokerage-one-account",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 61 + 4);
    const person = makePerson(random);
    const month = monthOf(random);
    const shares = makePositions(random, SHARES, 2, 2_400_000);
    const trackers = makePositions(random, TRACKERS, 1, 3_800_000);
    const all = [...shares, ...trackers];
    const cash = random.whole(3_100, 890_000);
    const invested = total(all, "value");
    const ending = invested + cash;
    const bought = random.chance(0.5) ? all[random.whole(0, all.length - 1)] : undefined;
    const lot = bought === undefined ? 0 : Math.round(bought.value / 10);
    const dividends = shares.map((share) => Math.round(share.value * 0.0021));
    const interest = random.whole(2, 190);
    const income = dividends.reduce((sum, paid) => sum + paid, interest);
    const deposit = random.chance(0.6) ? random.whole(2, 40) * 5_000 : 0;
    const withdrawal = random.chance(0.35) ? random.whole(2, 30) * 5_000 : 0;
    const cashBefore = Math.max(cash + lot + withdrawal - income - deposit, 0);
    // What the cash cannot bear is not drawn.
    const drawn = cash - cashBefore - income - deposit + lot;
    const withdrawn = Math.max(-drawn, 0);
    const deposited = deposit + Math.max(drawn, 0);
    const investedBefore = total(all, "before");
    const change = invested - investedBefore - lot;
    const beginning = investedBefore + cashBefore;
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const [first, last] = [date.noYear(month.start), date.noYear(month.end)];
    const period = `${date.monthYear(month.start).replace(/ \d+$/, "")} 1-${month.end.slice(8)}, ${month.year}`;
    const [brand, account, site, sweep] = random.pick([
      ["Corwin Hale", "Corwin One&reg; Account", "corwinhale", "CORWIN BANK, N.A."],
      ["FARRIS & LOWE", "Farris Access&reg; Account", "farrislowe", "FARRIS BANK FSB"],
    ] as const);
    const head = `<div class=hd><div class=logo>${escaped(brand)}</div><div><b>${account} of</b><br>${person.name}</div><div class=r>Account Number<br><b>${number}</b></div><div class=r>Statement Period<br><b>${period}</b></div></div>`;
    const foot = (page: number) => `<div class=ft>${page} of 3</div>`;
    const ytd = (value: number) => value * Math.min(month.month, 3);
    const ytdChange = month.month === 1 ? change : change * 2;
    const ytdBegin = ending - ytd(deposited) + ytd(withdrawn) - ytd(income) - ytdChange;
    const line = (label: string, now: number, year: number, sign = "") => [
      label,
      now === 0 ? "0.00" : `${sign}${brackets(now)}`,
      year === 0 ? "0.00" : `${sign}${brackets(year)}`,
    ];
    const one = `${head}<div class=row><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=need><b>Online Assistance</b><br>Visit us at ${site}.example.com<br><b>Customer Service and Trading:</b><br>1-800-555-0144 &nbsp; Available 24 hours a day, 7 days a week</div></div>
<h2>Account Summary</h2><div class=row><div class=end><span>Ending Account Value as of ${last}</span><b>${$(ending)}</b></div><div class=end><span>Beginning Account Value as of ${first}</span><b>${$(beginning)}</b></div></div>
<div class=row><div>${grid(
      "lrr",
      ["", "This Statement", "YTD"],
      [
        line("Beginning Value", beginning, ytdBegin, "$"),
        line("Deposits", deposited, ytd(deposited)),
        line("Withdrawals", -withdrawn, -ytd(withdrawn)),
        line("Dividends and Interest", income, ytd(income)),
        line("Transfer of Securities", 0, 0),
        line("Market Appreciation/(Depreciation)", change, ytdChange),
        line("Expenses", 0, 0),
        ["<b>Ending Value</b>", `<b>$${g(ending)}</b>`, `<b>$${g(ending)}</b>`],
      ],
      "class=t",
    )}<p class=s>Change in Value of Your Account. Total includes all cash and securities held in the account.</p></div>
<div><h3>Asset Allocation</h3>${grid(
      "lrr",
      ["", "This Period", "Current Allocation"],
      [
        ["Cash and Cash Investments", g(cash), percent(cash, ending)],
        ["Equities", g(total(shares, "value")), percent(total(shares, "value"), ending)],
        ["Exchange Traded Funds", g(total(trackers, "value")), percent(total(trackers, "value"), ending)],
        ["<b>Total</b>", `<b>$${g(ending)}</b>`, "<b>100%</b>"],
      ],
      "class=t",
    )}<h3>Income Summary</h3>${grid(
      "lrr",
      ["", "Federal Tax Status", "This Period"],
      [
        ["Bank Sweep Interest", "Taxable", g(interest)],
        ["Cash Dividends", "Taxable", g(income - interest)],
        ["<b>Total Income</b>", "", `<b>$${g(income)}</b>`],
      ],
      "class=t",
    )}</div></div>
<p class=s>${escaped(brand)} &amp; Co., Inc. is a Member of SIPC. Securities products and services are not bank deposits, are not FDIC insured and may lose value. Margin loan balance: 0.00.</p>${foot(1)}`;
    const table = (list: readonly Position[]) =>
      grid(
        "llrrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
          "% of Acct",
        ],
        [
          ...list.map((position) => [
            position.symbol,
            escaped(position.name),
            shareCount(position.shares, 4),
            (position.price / 100).toFixed(5),
            g(position.value),
            g(position.cost),
            brackets(position.value - position.cost),
            percent(position.value, ending),
          ]),
          [
            `<b>Total</b>`,
            "",
            "",
            "",
            `<b>$${g(total(list, "value"))}</b>`,
            `<b>$${g(total(list, "cost"))}</b>`,
            `<b>$${brackets(total(list, "value") - total(list, "cost"))}</b>`,
            percent(total(list, "value"), ending),
          ],
        ],
        "class=t",
      );
    const two = `${head}<h2>Positions - Summary</h2>${grid(
      "rrrrrr",
      [
        `Beginning Value as of ${first} +`,
        "Transfer of Securities (In/Out) +",
        "Cash Activity +",
        "Change in Market Value =",
        `Ending Value as of ${last}`,
        "Unrealized Gain/(Loss)",
      ],
      [
        [
          `$${g(beginning)}`,
          "$0.00",
          `$${brackets(cash - cashBefore + lot)}`,
          `$${brackets(change)}`,
          `<b>$${g(ending)}</b>`,
          `$${brackets(invested - total(all, "cost"))}`,
        ],
      ],
      "class=t",
    )}<h2>Cash and Cash Investments</h2>${grid(
      "llrrrr",
      [
        "Type",
        "Description",
        "Beginning Balance($)",
        "Ending Balance($)",
        "Change in Period Balance($)",
        "Interest/ Yield Rate",
      ],
      [
        [
          "Bank Sweep",
          `${sweep}<sup>X,Z</sup>`,
          g(cashBefore),
          g(cash),
          brackets(cash - cashBefore),
          "0.05%",
        ],
        [
          "<b>Total Cash and Cash Investments</b>",
          "",
          `<b>$${g(cashBefore)}</b>`,
          `<b>$${g(cash)}</b>`,
          `<b>$${brackets(cash - cashBefore)}</b>`,
          "",
        ],
      ],
      "class=t",
    )}
<h2>Positions - Equities</h2>${table(shares)}<h2>Positions - Exchange Traded Funds</h2>${table(trackers)}<p class=s>Estimated Annual Income ("EAI") and Estimated Yield ("EY") calculations are for informational purposes only. X, Z: see endnotes. Values may not include all of your gains/losses; cost basis is provided as a service.</p>${foot(2)}`;
    const rows: string[][] = [];
    if (deposited > 0)
      rows.push([
        date.noYear(addDays(month.start, 2)),
        "Deposit",
        "MoneyLink Txn",
        "",
        "Tfr SORREL BANK, N.A.",
        "",
        "",
        g(deposited),
      ]);
    if (bought !== undefined)
      rows.push([
        date.noYear(addDays(month.start, 6)),
        "Purchase",
        "",
        bought.symbol,
        escaped(bought.name),
        shareCount(Math.round((lot / bought.price) * 1000), 4),
        (bought.price / 100).toFixed(4),
        `(${g(lot)})`,
      ]);
    for (const [index, share] of shares.entries())
      rows.push([
        date.noYear(addDays(month.start, 11 + index)),
        "Dividend",
        "Cash Dividend",
        share.symbol,
        escaped(share.name),
        "",
        "",
        g(dividends[index] ?? 0),
      ]);
    if (withdrawn > 0)
      rows.push([
        date.noYear(addDays(month.start, 20)),
        "Withdrawal",
        "MoneyLink Txn",
        "",
        "Tfr SORREL BANK, N.A.",
        "",
        "",
        `(${g(withdrawn)})`,
      ]);
    rows.push([
      date.noYear(addDays(month.start, 25)),
      "Interest",
      "Bank Interest",
      "",
      `BANK INT ${month.start.slice(5, 7)}01-${month.start.slice(5, 7)}25`,
      "",
      "",
      g(interest),
    ]);
    const three = `${head}<h2>Transaction Details</h2>${grid("llllllrr", ["Date", "Category", "Action", "Symbol/ CUSIP", "Description", "Quantity", "Price/Rate per Share($)", "Amount($)"], rows, "class=t")}<p><b>Total Transactions</b> &nbsp; $${brackets(cash - cashBefore)}</p><h2>Endnotes For Your Account</h2><p class=s>X Bank Sweep deposits are held at one or more banks and are insured by the FDIC up to applicable limits. Z Balances shown are as of the close of business on the last day of the period.</p><h3>Terms and Conditions</h3><p class=s>GENERAL INFORMATION: Please review this statement carefully and report any discrepancy immediately. Any oral communications should be re-confirmed in writing to further protect your rights, including rights under the Securities Investor Protection Act. DIVIDEND REINVESTMENT, INTEREST and other entries follow the terms of your account agreement.</p>${foot(3)}`;
    const truth: Truth = {
      documentType: "investments",
      institution: brand,
      accounts: [
        {
          kind: "brokerage",
          institution: brand,
          accountLast4: number.slice(-4),
          periodStart: month.start,
          periodEnd: month.end,
          totalValue: decimal(ending),
          holdings: holdingsOf(all),
        },
      ],
      transactions: [],
      transactionsOpen: true,
      allowed: {
        "accounts.0.statementDate": [month.end],
        "accounts.0.beginningBalance": [decimal(beginning)],
        "accounts.0.endingBalance": [decimal(ending)],
        "accounts.0.totalDeposits": [decimal(deposited)],
        "accounts.0.totalWithdrawals": [decimal(withdrawn)],
        [`accounts.0.holdings.${all.length}.name`]: ["Bank Sweep", sweep],
        [`accounts.0.holdings.${all.length}.value`]: [decimal(cash)],
      },
    };
    return {
      html: document(
        `${BASE}body{font:8pt Arial,sans-serif}.hd{display:flex;gap:20px;border-bottom:3px solid #0b5a8a;padding-bottom:6px;margin-bottom:10px}.hd>div{flex:1}.logo{font:bold italic 16pt Georgia,serif;color:#0b5a8a}.need{font-size:7.5pt;background:#eef4f8;padding:8px}h2{font-size:10.5pt;color:#0b5a8a;border-bottom:1px solid #0b5a8a;margin:16px 0 5px}h3{font-size:9pt;margin:10px 0 3px}.end{background:#eef4f8;padding:8px}.end span{display:block}.end b{font-size:15pt}.t td,.t th{border-bottom:1px solid #ccc;padding:3px 2px}.t th{font-size:6.5pt;vertical-align:bottom}.s{font-size:6.5pt}.ft{text-align:right;font-size:7pt;margin-top:14px;break-after:page}.ft:last-child{break-after:auto}`,
        one + two + three,
      ),
      truth: alsoNamed(truth, `${brand} & Co., Inc.`, `${brand} & Co.`),
    };
  },
};

export const ugBrokerage: readonly Layout[] = [brokerage];
