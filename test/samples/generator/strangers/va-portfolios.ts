import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import {
  digits,
  inMonths,
  monthEnd,
  monthStart,
  NEXT,
  percentOf,
  shares,
  start,
  total,
  worth,
} from "./un-data.ts";

const $ = money.dollar;

type Fund = {
  readonly name: string;
  readonly symbol: string;
  readonly units: number;
  readonly price: number;
  readonly value: number;
};

const hold = (random: Random, list: ReadonlyArray<readonly [string, string]>, least: number): Fund[] =>
  list.slice(0, random.whole(least, list.length)).map(([name, symbol]) => {
    const [units, price] = [random.whole(900, 160_000), random.whole(1_400, 31_000)];
    return { name, symbol, units, price, value: worth(units, price) };
  });

const holdings = (funds: readonly Fund[]) =>
  funds.map((fund) => ({
    name: fund.name,
    ...(fund.symbol ? { symbol: fund.symbol } : {}),
    value: decimal(fund.value),
  }));

const sumOf = (funds: readonly Fund[]) => total(funds.map((fund) => fund.value));

/** An app's brokerage: opening and closing side by side, a pie of percents, each stock over two lines. */
const brokerage: Layout = {
  name: "va-fund-brokerage-app",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 441);
    const begun = monthStart(random);
    const end = monthEnd(begun);
    const stocks = hold(
      random,
      [
        ["Apple", "AAPL"],
        ["NVIDIA", "NVDA"],
        ["Vanguard S&P 500 ETF", "VOO"],
        ["Ford Motor", "F"],
        ["Realty Income", "O"],
        ["Palantir Technologies", "PLTR"],
        ["iShares Core U.S. Aggregate Bond", "AGG"],
      ],
      2,
    );
    const cash = random.chance(0.25) ? 0 : random.whole(100, 420_000);
    const securities = sumOf(stocks);
    const value = cash + securities;
    const opening = Math.round(value * (0.9 + random.whole(0, 18) / 100));
    const account = digits(random, 9);
    const dividend = random.chance(0.6) ? random.whole(90, 5_200) : 0;
    const year = dividend * Number(begun.slice(5, 7));
    const html = document(
      `body{font:8pt "Capsule Sans",Arial}${BASE} .logo{font:bold 16pt Arial;color:#00a300} .h{border-top:2px solid #000;padding-top:3px;font:bold 11pt Arial;margin:14px 0 6px} .t td,.t th{border-bottom:1px solid #e4e4e4;padding:3px 2px;vertical-align:top}`,
      `<div class=row><div class=logo>Quiver<span style="font-weight:normal;color:#000;font-size:8pt"><br>Quiver Securities LLC<br>85 Willow Road, Menlo Park, CA 94025<br>help@quiver.example</span></div><div class=r>${date.slash(begun)} to ${date.slash(end)}<br>Individual Account #:${account}<br>${person.name}<br>${person.street}, ${person.town}</div></div><div class=row><div><div class=h>Account Summary</div>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Net Account Balance", $(Math.round(opening * 0.04)), $(cash)],
          ["Total Securities", $(opening - Math.round(opening * 0.04)), $(securities)],
          ["<b>Portfolio Value</b>", `<b>${$(opening)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=t",
      )}</div><div><div class=h>Income and Expense Summary</div>${grid(
        "lrr",
        ["", "This Period", "Year to Date"],
        [
          ["Dividends", $(dividend), $(year)],
          ["Capital Gains Distributions", "$0.00", "$0.00"],
          ["Interest Earned", "$0.00", "$0.00"],
        ],
        "class=t",
      )}</div></div><div class=h>Portfolio Allocation</div><div class=row><div>Cash and Cash Equivalents &nbsp; ${percentOf(cash, value, 2)}%<br>Equities &nbsp; ${percentOf(securities, value, 2)}%<br>Options &nbsp; 0.00%</div><div>This statement shall be deemed conclusive unless objected to in writing within 10 days. Please report any change in your investment objectives.</div></div>${NEXT}<div class=h>Portfolio Summary</div>${grid(
        "lllrrrrr",
        [
          "Securities Held in Account",
          "Sym/Cusip",
          "Acct Type",
          "Qty",
          "Price",
          "Mkt Value",
          "Est. Dividend Yield",
          "% of Total Portfolio",
        ],
        [
          ...stocks.map((stock) => [
            `${stock.name.replace("&", "&amp;")}<br><span style="color:#777">Estimated Yield: 0.00%</span>`,
            stock.symbol,
            "Margin",
            shares(stock.units),
            $(stock.price),
            $(stock.value),
            "$0.00",
            `${percentOf(stock.value, value, 2)}%`,
          ]),
          [
            "<b>Total Securities</b>",
            "",
            "",
            "",
            "",
            `<b>${$(securities)}</b>`,
            "$0.00",
            `${percentOf(securities, value, 2)}%`,
          ],
          ["Brokerage Cash Balance", "", "", "", "", $(cash), "", `${percentOf(cash, value, 2)}%`],
          ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(value)}</b>`, "", ""],
        ],
        "class=t",
      )}<div class=h>Account Activity</div>${
        dividend > 0
          ? grid(
              "llllrrr",
              ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Debit", "Credit"],
              [
                [
                  `Cash Div: R/D ${begun} P/D ${end}`,
                  stocks[0]?.symbol ?? "",
                  "Margin",
                  "CDIV",
                  date.slash(end),
                  "",
                  $(dividend),
                ],
                ["<b>Total Funds Paid and Received</b>", "", "", "", "", "$0.00", $(dividend)],
              ],
              "class=t",
            )
          : "<p>No activity in this period.</p>"
      }<div class=h>Executed Trades Pending Settlement</div><p>These transactions may not be reflected in the other summaries. None.</p>${NEXT}<div class=h>Important Information</div><p>Quiver Securities LLC carries your account as clearing broker. SIPC protects securities customers of its members up to $500,000 (including $250,000 for claims for cash). Prices are obtained from outside services and are not guaranteed. Estimated yield is annualized from the last dividend. Margin: if you have a margin account, this is a combined statement of your general account and a special memorandum account maintained for you under Section 220.5 of Regulation T issued by the Board of Governors of the Federal Reserve. Quiver Financial LLC (member SIPC) is a registered broker dealer. Please retain this statement for tax purposes.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Quiver",
          accounts: [
            {
              kind: "brokerage",
              institution: "Quiver",
              accountLast4: account.slice(-4),
              periodStart: begun,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: holdings(stocks),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(opening)],
            "accounts.0.endingBalance": [decimal(value)],
            [`accounts.0.holdings.${stocks.length}.name`]: [
              "Brokerage Cash Balance",
              "Cash",
              "Net Account Balance",
            ],
            [`accounts.0.holdings.${stocks.length}.value`]: [decimal(cash)],
          },
        },
        "Quiver Securities LLC",
        "Quiver Securities",
        "Quiver Financial LLC",
      ),
    };
  },
};

/** A neighbourhood adviser's IRA: a value big on top, a table of the year, assets by class with long fund names. */
const ira: Layout = {
  name: "va-fund-ira-adviser",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 442);
    const begun = monthStart(random);
    const end = monthEnd(begun);
    const funds = hold(
      random,
      [
        ["Growth Fd of America Cl A", ""],
        ["Capital Income Builder Cl A", ""],
        ["Franklin Income Fund Cl A1", ""],
        ["Hartford Dividend & Growth Cl A", ""],
        ["MFS Total Return Bond Cl A", ""],
      ],
      2,
    );
    const cash = random.whole(400, 190_000);
    const value = cash + sumOf(funds);
    const roth = random.chance(0.4);
    const added = random.chance(0.5) ? random.whole(5, 60) * 1_000 : 0;
    const fees = random.chance(0.3) ? 4_000 : 0;
    const opening = Math.round(value * 0.97);
    const account = `${digits(random, 3)}-${digits(random, 5)}-1-${random.whole(1, 9)}`;
    const change = value - opening - added + fees;
    const html = document(
      `body{font:9pt Georgia,"Liberation Serif"}${BASE} .logo{font:italic bold 20pt Georgia;color:#3b3b3b} .logo b{color:#e0a500} h2{font-size:12pt;background:#f9e9b8;padding:3px 6px;margin:14px 0 4px} .t td,.t th{border-bottom:1px solid #ccc;padding:3px 2px}`,
      `<div class=row><div><div class=logo>Emmett <b>Doyle</b></div><div style="font-size:7.5pt">201 Progress Parkway, Maryland Heights, MO 63043-3042<br>www.emmettdoyle.example | Member SIPC</div></div><div class=r>${date.long(begun)} - ${date.long(end)}<br>Page 1 of 3<br>Account Holder(s) ${person.name}<br>Account Number <b>${account}</b></div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=row><div><h2>${roth ? "Roth" : "Traditional"} Individual Retirement Account - Select</h2><p>Portfolio Objective - Account: Balanced Toward Growth</p><p>Your Financial Advisor: Dana Rowley, CFP&reg;, 217-555-0119, 3300 Robbins Rd Ste B, Springfield, IL 62704</p></div><div style="border:2px solid #e0a500;padding:10px;text-align:center">Account Value<br><b style="font-size:20pt">${$(value)}</b><p>1 Month Ago ${$(opening)} &nbsp; 1 Year Ago ${$(Math.round(value * 0.88))}</p></div></div><h2>Value Summary</h2>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning value", $(opening), $(Math.round(value * 0.9))],
          ["Assets added to account", grouped(added), grouped(added)],
          ["Assets withdrawn from account", "0.00", "0.00"],
          [
            "Fees and charges",
            fees > 0 ? `-${grouped(fees)}` : "0.00",
            fees > 0 ? `-${grouped(fees)}` : "0.00",
          ],
          [
            "Change in value",
            money.plain(change),
            money.plain(value - Math.round(value * 0.9) - added + fees),
          ],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, ""],
        ],
        "class=t",
      )}<p style="font-size:7.5pt">For more information regarding the Value Summary section, please visit www.emmettdoyle.example/mystatementguide.</p><h2>Rate of Return</h2><p>Your personal rate of return for this account: this quarter ${percentOf(random.whole(10, 500), 10_000, 2)}%, year to date ${percentOf(random.whole(100, 1_400), 10_000, 2)}%. It measures your investment performance and accounts for when you invest and withdraw.</p>${NEXT}<h2>Asset Details (as of ${date.long(end)})</h2>${grid(
        "lrrr",
        ["Assets Held At Emmett Doyle", "", "", ""],
        [
          ["Cash, Insured Bank Deposit &amp; Money Market Funds", "", "", ""],
          ["Insured Bank Deposit 0.10%", "", "", $(cash)],
        ],
        "class=t",
      )}${grid("lrrr", ["Mutual Funds", "Price", "Quantity", "Value"], [...funds.map((fund) => [fund.name.replace("&", "&amp;"), grouped(fund.price), shares(fund.units), grouped(fund.value)]), ["<b>Total Account Value</b>", "", "", `<b>${$(value)}</b>`]], "class=t")}<h2>Retirement Summary</h2>${pairs(
        [
          [`${end.slice(0, 4)} Contributions (through ${date.long(end)})`, $(added)],
          [`${Number(end.slice(0, 4)) - 1} Contributions`, "$0.00"],
          [`${end.slice(0, 4)} Distributions`, "$0.00"],
        ],
      )}<h2>Investment and Other Activity by Date</h2>${
        added > 0 || fees > 0
          ? grid(
              "llr",
              ["Date", "Description", "Amount"],
              [
                ...(added > 0 ? [[date.noYear(begun), "Contribution - Current Year", $(added)]] : []),
                ...(fees > 0
                  ? [[date.noYear(inMonths(begun, 0)), "Retirement Account Maintenance Fee", `-${$(fees)}`]]
                  : []),
              ],
              "class=t",
            )
          : "<p>No activity this period.</p>"
      }${NEXT}<h2>About Emmett Doyle</h2><p style="font-size:7.5pt">Emmett Doyle &amp; Co., L.P. is dually registered with the Securities and Exchange Commission as a broker-dealer and an investment adviser. Review your statement carefully and report any discrepancy within 30 days. Statement of financial condition is available at your local branch office. Fair market value for Individual Retirement Accounts: your fair market value as of December 31 will be reported to the IRS as required. If you are subject to required minimum distributions, consult your tax advisor. Pricing: values may be rounded; securities may be illiquid. Insured Bank Deposit balances are deposited at FDIC-insured banks.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Emmett Doyle",
          accounts: [
            {
              kind: "ira",
              institution: "Emmett Doyle",
              accountLast4: account.replaceAll("-", "").slice(-4),
              periodStart: begun,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: [{ name: "Insured Bank Deposit", value: decimal(cash) }, ...holdings(funds)],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.accountLast4": [account.slice(-4)],
            "accounts.0.statementDate": [end],
            "accounts.0.beginningBalance": [decimal(opening)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(added)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.holdings.0.name": ["Insured Bank Deposit 0.10%"],
          },
        },
        "Emmett Doyle & Co., L.P.",
      ),
    };
  },
};

export const vaPortfolios: readonly Layout[] = [brokerage, ira];
