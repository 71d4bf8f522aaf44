import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, shares, start, total } from "./un-data.ts";

import { owned } from "./vf-data.ts";

const $ = money.dollar;

/** A robo-adviser's IRA: stock and bond parts, tickers first, fractions of shares to five places. */
const robo: Layout = {
  name: "vf-portfolio-robo-ira",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 153);
    const first = monthStart(random);
    const last = monthEnd(first);
    const held = owned(
      random,
      [
        ["Vanguard Total Stock Market ETF", "VTI", 29_318],
        ["Vanguard FTSE Developed Markets ETF", "VEA", 5_502],
        ["Vanguard FTSE Emerging Markets ETF", "VWO", 4_977],
        ["iShares Core US Aggregate Bond ETF", "AGG", 9_921],
      ],
      random.whole(2, 4),
      80_000,
    );
    const all = total(held.map((row) => row.value));
    const deposits = random.chance(0.7) ? random.whole(2, 58) * 1_000 : 0;
    const dividends = random.whole(0, 2_500);
    const fee = Math.round((all * 0.0025) / 12);
    const change = Math.round(all * random.whole(-4, 4) * 0.01);
    const before = all - deposits - dividends + fee - change;
    const account = digits(random, 8);
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font-size:18pt;font-weight:bold} .t td,.t th{border-bottom:1px solid #ddd;padding:5px 4px}`,
      `<div class=row><div class=logo>Steadwise</div><div class=r>Statement: ${date.abbreviatedBare(first)} - ${date.abbreviatedBare(last)}<br>${person.name}</div></div><h2>Roth IRA &nbsp;<small>Account #${account}</small></h2><div>Goal: Retirement &nbsp; | &nbsp; Portfolio: Core, 90% stocks</div><h3>Balance summary</h3>${pairs(
        [
          ["Beginning balance", $(before)],
          ["Deposits", $(deposits)],
          ["Withdrawals", "$0.00"],
          ["Dividends reinvested", $(dividends)],
          ["Advisory fees", `-${$(fee)}`],
          ["Market changes", money.dollar(change)],
          ["<b>Ending balance</b>", `<b>${$(all)}</b>`],
        ],
        "class=t style='width:60%'",
      )}<h3>Contributions</h3>${pairs(
        [
          [`${last.slice(0, 4)} contributions to date`, $(deposits)],
          ["Annual limit", "$7,500"],
        ],
        "class=t style='width:60%'",
      )}<h3>Holdings as of ${date.abbreviatedBare(last)}</h3>${grid(
        "llrrr",
        ["Ticker", "Description", "Shares", "Price", "Value"],
        [
          ...held.map((row) => [row.symbol, row.name, shares(row.units, 5), $(row.price), $(row.value)]),
          ["", "<b>Total</b>", "", "", `<b>${$(all)}</b>`],
        ],
        "class=t",
      )}<h3>Activity</h3>${grid(
        "lllr",
        ["Date", "Transaction", "Fund", "Amount"],
        [
          ...(deposits ? [[date.monthDay(addDays(first, 5)), "Automatic Deposit", "", $(deposits)]] : []),
          ...(dividends
            ? [
                [
                  date.monthDay(addDays(first, 11)),
                  "Dividend Reinvestment",
                  held[0]?.symbol ?? "",
                  $(dividends),
                ],
              ]
            : []),
          [date.monthDay(addDays(first, 1)), "Advisory Fee", "", `-${$(fee)}`],
        ],
        "class=t",
      )}<p class=small>Steadwise LLC is an SEC-registered investment adviser. Brokerage services provided by Steadwise Securities, Member FINRA/SIPC. Cash in transit is not included. Form 5498 is provided in May. 27 W 23rd Street, New York, NY 10010. Questions: (718) 555-0129.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Steadwise",
          accounts: [
            {
              kind: "ira",
              institution: "Steadwise",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(all),
              holdings: held.map((row) => ({
                name: row.name,
                symbol: row.symbol,
                value: decimal(row.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.previousBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(all)],
            "accounts.0.totalDeposits": [decimal(deposits)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "Steadwise LLC",
        "Steadwise Securities",
      ),
    };
  },
};

export const vfPortfolioRobo: readonly Layout[] = [robo];
