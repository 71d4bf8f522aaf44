import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { $, percentOf, plain, start, sum } from "./uo-data.ts";
import { html, type Position, part, positions } from "./uo-positions.ts";

const STOCKS = [
  ["ABBOTT LABORATORIES", "ABT"],
  ["COSTCO WHOLESALE CO", "COST"],
  ["DEERE & CO", "DE"],
  ["MICROSOFT CORP", "MSFT"],
  ["PROCTER & GAMBLE", "PG"],
  ["UNION PACIFIC CORP", "UNP"],
] as const;
const ETFS = [
  ["ISHARES CORE S&P 500 ETF", "IVV"],
  ["VANGUARD TOTAL STOCK MARKET ETF", "VTI"],
  ["ISHARES CORE US AGGREGATE BOND ETF", "AGG"],
] as const;
/** A discount broker's month: value at the top, a summary with the year beside it, positions by class, transactions. */
const broker: Layout = {
  name: "uo-invest-discount-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, first, last, last4 } = start(seed, 5);
    const number = `${random.whole(1000, 8999)}-${last4}`;
    const stocks = positions(random, STOCKS, random.whole(1, 3));
    const etfs = positions(random, ETFS, random.whole(1, 2));
    const held = [...stocks, ...etfs];
    const deposits = random.chance(0.6) ? random.whole(2, 15) * 10_000 : 0;
    const withdrawals = random.chance(0.3) ? random.whole(2, 9) * 10_000 : 0;
    const dividend = random.whole(1_100, 9_400);
    const interest = random.whole(12, 190);
    const cashBefore = random.whole(240_000, 900_000);
    const bought = etfs[0] ?? held[0];
    const lot = random.whole(1, 3);
    const cost = bought === undefined ? 0 : lot * bought.price;
    const cash = cashBefore + deposits - withdrawals + dividend + interest - cost;
    const end = cash + sum(held.map((p) => p.value));
    const begin = cashBefore + sum(held.map((p) => p.begin));
    const market = end - begin - deposits + withdrawals - dividend - interest;
    const ytd = {
      deposits: deposits + 300_000,
      withdrawals: withdrawals + 50_000,
      income: dividend + interest + 23_411,
    };
    const ytdMarket = market + random.whole(100_000, 600_000);
    const ytdBegin = end - ytd.deposits + ytd.withdrawals - ytd.income - ytdMarket;
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
        list.map((p) => {
          const basis = percentOf(p.value, 72 + (p.price % 40));
          return [
            p.symbol,
            html(p.name),
            p.quantity.toFixed(4),
            `${plain(p.price)}000`,
            plain(p.value),
            plain(basis),
            money.brackets(p.value - basis).replace("$", ""),
            part(p.value, end),
          ];
        }),
        "class=t",
      );
    const period = `${date.longNoYear(first)}-${Number(last.slice(8))}, ${last.slice(0, 4)}`;
    const top = (page: number) =>
      `<div class="row hd"><div><b class=lg>Ames <i>Whitlock</i></b></div><div class=small>Ames One<sup>&reg;</sup> Account of<br><b>${person.name}</b></div><div class="small r">Statement Period<br><b>${period}</b></div></div>${page === 1 ? "" : "<div class=small>&nbsp;</div>"}`;
    const foot = (page: number) => `<div class="small r" style="margin-top:16px">${page} of 2</div>`;
    const rows = [
      [
        addDays(first, 4),
        "Dividend",
        "Cash Dividend",
        held[0]?.symbol ?? "",
        html(held[0]?.name ?? ""),
        "",
        "",
        plain(dividend),
      ],
      ...(deposits > 0
        ? [
            [
              addDays(first, 8),
              "Deposit",
              "MoneyLink Txn",
              "",
              "Tfr FIRST SUMMIT BANK",
              "",
              "",
              plain(deposits),
            ],
          ]
        : []),
      [
        addDays(first, 11),
        "Purchase",
        "",
        bought?.symbol ?? "",
        html(bought?.name ?? ""),
        `${lot}.0000`,
        plain(bought?.price ?? 0),
        `(${plain(cost)})`,
      ],
      [addDays(first, 15), "Interest", "Credit Interest", "", "BANK INT", "", "", plain(interest)],
      ...(withdrawals > 0
        ? [
            [
              addDays(first, 20),
              "Withdrawal",
              "MoneyLink Txn",
              "",
              "Tfr FIRST SUMMIT BANK",
              "",
              "",
              `(${plain(withdrawals)})`,
            ],
          ]
        : []),
    ];
    return {
      html: document(
        `${BASE}body{font:9pt Arial,sans-serif;color:#222}.lg{font-size:18pt;color:#0077a8}.hd{border-bottom:3px solid #0077a8;padding-bottom:6px}h2{font-size:12pt;color:#0077a8;margin:14px 0 4px}.t td,.t th{border-bottom:1px solid #ddd;padding:3px;font-size:7.8pt}.t th{vertical-align:bottom;color:#555}.big{font-size:20pt}.box{background:#eef6fa;padding:8px}.p2{break-before:page}`,
        `${top(1)}<div class=row style="margin-top:10px"><div>Account Number<br><b>${number}</b><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=box><table><tr><td>Ending Account Value as of ${date.noYear(last)}</td><td>Beginning Account Value as of ${date.noYear(first)}</td></tr><tr><td class=big>${$(end)}</td><td class=big>${$(begin)}</td></tr></table></div></div>
<h2>Account Summary</h2>${grid(
          "lrr",
          ["", "This Statement", "Year-to-Date"],
          [
            ["Beginning Value", $(begin), $(ytdBegin)],
            ["Deposits", plain(deposits), plain(ytd.deposits)],
            [
              "Withdrawals",
              withdrawals > 0 ? `(${plain(withdrawals)})` : "0.00",
              `(${plain(ytd.withdrawals)})`,
            ],
            ["Dividends and Interest", plain(dividend + interest), plain(ytd.income)],
            ["Transfer of Securities", "0.00", "0.00"],
            [
              "Market Appreciation/(Depreciation)",
              money.brackets(market).replace("$", ""),
              money.brackets(ytdMarket).replace("$", ""),
            ],
            ["Expenses", "0.00", "0.00"],
            ["<b>Ending Value</b>", `<b>${$(end)}</b>`, `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}
<div class=row><div><h2>Asset Allocation</h2>${grid(
          "lrr",
          ["", "This Period", "Current Allocation"],
          [
            ["Cash and Cash Investments", plain(cash), part(cash, end)],
            ["Equities", plain(sum(stocks.map((p) => p.value))), part(sum(stocks.map((p) => p.value)), end)],
            [
              "Exchange Traded Funds",
              plain(sum(etfs.map((p) => p.value))),
              part(sum(etfs.map((p) => p.value)), end),
            ],
            ["<b>Total</b>", `<b>${$(end)}</b>`, "<b>100%</b>"],
          ],
          "class=t",
        )}</div><div><h2>Income Summary</h2>${grid(
          "lrr",
          ["", "Tax-Exempt", "Taxable"],
          [
            ["Bank Sweep Interest", "0.00", plain(interest)],
            ["Cash Dividends", "0.00", plain(dividend)],
            ["<b>Total Income</b>", "<b>$0.00</b>", `<b>${$(dividend + interest)}</b>`],
          ],
          "class=t",
        )}<p class=small>Margin Loan Balance <b>$0.00</b></p></div></div>
<p class=small>For questions about this statement, or if there has been a change in your financial situation, please call 800-555-0111, 24 hours a day. Securities products and services are offered by Ames Whitlock &amp; Co., Inc., Member SIPC. Not FDIC insured, not a deposit, may lose value.</p>${foot(1)}
<div class=p2>${top(2)}<h2>Positions - Cash and Cash Investments</h2>${grid("llrrrr", ["Type", "Description", "Beginning Balance($)", "Ending Balance($)", "Change in Period Balance($)", "% of Acct"], [["Bank Sweep", "WHITLOCK BANK, SSB", plain(cashBefore), plain(cash), money.brackets(cash - cashBefore).replace("$", ""), part(cash, end)]], "class=t")}
<h2>Positions - Equities</h2>${table(stocks)}
<h2>Positions - Exchange Traded Funds</h2>${table(etfs)}
<h2>Transaction Details</h2>${grid(
          "llllllrrr",
          ["Date", "Category", "Action", "Symbol", "Description", "Quantity", "Price($)", "Amount($)"],
          rows.map(([day = "", ...rest]) => [date.noYear(day), ...rest]),
          "class=t",
        )}
<h2>Bank Sweep Activity</h2><p>Beginning Balance ${$(cashBefore)} &nbsp; Ending Balance ${$(cash)}. The annual percentage yield for the period was 0.05%.</p>
<h2>Endnotes For Your Account</h2><p class=small>Bank Sweep: deposits held at one or more affiliated banks are insured by the FDIC up to applicable limits and are not protected by SIPC. Cost basis may be incomplete. Estimated figures are not guaranteed. Report errors within 10 days of receipt.</p>${foot(2)}</div>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Ames Whitlock",
        accounts: [
          {
            kind: "brokerage",
            institution: "Ames Whitlock",
            accountLast4: last4,
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(end),
            holdings: [
              { name: "WHITLOCK BANK, SSB", value: decimal(cash) },
              ...held.map(({ name, symbol, value }) => ({ name, symbol, value: decimal(value) })),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Ames Whitlock & Co., Inc."],
          "accounts.0.institution": ["Ames Whitlock & Co., Inc."],
          "accounts.0.statementDate": [last],
          "accounts.0.beginningBalance": [decimal(begin)],
          "accounts.0.endingBalance": [decimal(end)],
          "accounts.0.totalDeposits": [decimal(deposits)],
          "accounts.0.totalWithdrawals": [decimal(withdrawals)],
          "accounts.0.holdings.0.name": [
            "Bank Sweep",
            "Cash and Cash Investments",
            "Bank Sweep WHITLOCK BANK, SSB",
          ],
        },
      },
    };
  },
};

export const uoBroker = [broker];
