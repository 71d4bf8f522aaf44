import type { Extraction } from "#contract/extraction.ts";
import { makePortfolio, type PortfolioData, type Position, sharesOf } from "../investment-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { NEXT_PAGE } from "./sk-parts.ts";

const $ = money.dollar;

type Holding = NonNullable<Extraction["accounts"][number]["holdings"]>[number];

const holdingOf = (p: Position): Holding => ({ name: p.name, symbol: p.symbol, value: decimal(p.value) });

/** Flows beside the value are printed, but the contract leaves them open. */
export const flows = (d: PortfolioData, index = 0): Record<string, string[]> => ({
  [`accounts.${index}.statementDate`]: [d.end],
  [`accounts.${index}.periodStart`]: [d.start],
  [`accounts.${index}.periodEnd`]: [d.end],
  [`accounts.${index}.beginningBalance`]: [decimal(d.beginning)],
  [`accounts.${index}.endingBalance`]: [decimal(d.total)],
  [`accounts.${index}.totalDeposits`]: [d.added, d.employerAdded, d.added + d.employerAdded].map(decimal),
  [`accounts.${index}.totalWithdrawals`]: [decimal(d.taken), "0.00"],
});

/** What cash and each position were worth on the first day: they make up the first value. */
export function firstValues(d: PortfolioData): {
  readonly cash: number;
  readonly positions: readonly number[];
} {
  const positions = d.positions.map((p) => Math.round((p.value * d.beginning) / d.total));
  return { cash: d.beginning - positions.reduce((sum, value) => sum + value, 0), positions };
}

/** A fund house's report of a whole household's accounts: a table of them, a section each, last period's value in every row. */
const household: Layout = {
  name: "sk-invest-portfolio-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const first = makePortfolio(seed * 2 + 1, 31);
    const other = makePortfolio(seed * 2 + 2, 31);
    const second = { ...other, start: first.start, end: first.end };
    const list = [
      { d: first, title: "INDIVIDUAL - TOD", prefix: "Z", kind: "brokerage" as const },
      { d: second, title: "ROTH IRA", prefix: "2", kind: "ira" as const },
    ];
    const total = first.total + second.total;
    const core = "PINNACLE GOVERNMENT CASH RESERVES";
    const number = (prefix: string, d: PortfolioData) =>
      `${prefix}${d.number.slice(0, 2)}-${d.number.slice(2, 8)}`;
    const section = ({ d, title, prefix }: (typeof list)[number]) =>
      `${NEXT_PAGE}<div class=row><div><b>Account # ${number(prefix, d)}</b><br>${title}</div><div class=r>INVESTMENT REPORT<br>${date.long(d.start)} - ${date.long(d.end)}</div></div>
      <h3>Account Summary</h3><div class=row><div>${pairs([
        ["Beginning Account Value", $(d.beginning)],
        ["Additions", money.plain(d.added + d.employerAdded)],
        ["Subtractions", d.taken > 0 ? `-${money.plain(d.taken)}` : "-"],
        ["Change in Investment Value *", money.plain(d.change)],
        ["<b>Ending Account Value **</b>", `<b>${$(d.total)}</b>`],
        ["Accrued Interest (AI)", "0.00"],
      ])}</div><div class=small>* Reflects appreciation or depreciation of your holdings due to price changes, transactions from Other Activity In or Out, and Multi-currency transactions, plus any distribution and income earned during the statement period. ** Excludes unpriced securities.</div></div>
      <h3>Holdings</h3>${grid(
        "lrrrrr",
        [
          "Description",
          `Beginning<br>Market Value<br>${date.monthDay(d.start)}`,
          `Quantity<br>${date.monthDay(d.end)}`,
          "Price<br>Per Unit",
          `Ending<br>Market Value<br>${date.monthDay(d.end)}`,
          "Cost",
        ],
        [
          ["<b>Core Account</b>", "", "", "", "", ""],
          [core, $(firstValues(d).cash), (d.cash / 100).toFixed(3), "$1.0000", $(d.cash), "not applicable"],
          ["<b>Mutual Funds and Stocks</b>", "", "", "", "", ""],
          ...d.positions.map((p, index) => [
            `${escaped(p.name.toUpperCase())} (${p.symbol})`,
            money.plain(firstValues(d).positions[index] ?? 0),
            sharesOf(p),
            (p.price / 100).toFixed(4),
            money.plain(p.value),
            money.plain(p.cost),
          ]),
          ["<b>Total Holdings</b>", "", "", "", `<b>${$(d.total)}</b>`, ""],
        ],
      )}`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}h3{background:#eef3ec;padding:3px;margin:10px 0 3px;color:#2c6b1f}th{font-size:7.5pt;vertical-align:bottom;border-bottom:1px solid #2c6b1f}td{padding:2.5px 2px;border-bottom:1px solid #eee}.env{border:1px solid #2c6b1f;padding:10px}`,
      `<div class=row><div style="font:bold 20pt 'Liberation Serif';color:#2c6b1f">Pinnacle</div><div class=r><b>INVESTMENT REPORT</b><br>${date.long(first.start)} - ${date.long(first.end)}</div></div><div class=row style="margin:22px 0"><div>Envelope # BKGHJQBBBBSXW<br><br>${first.person.name}<br>${first.person.street}<br>${first.person.town}</div><div class=env><div style="font-size:12pt">Your Portfolio Value:</div><div style="font-size:20pt"><b>${$(total)}</b></div>${pairs(
        [
          ["Change from Last Period:", money.brackets(total - first.beginning - second.beginning)],
          ["Beginning Portfolio Value", $(first.beginning + second.beginning)],
          ["Additions", $(first.added + first.employerAdded + second.added + second.employerAdded)],
          ["Subtractions", $(first.taken + second.taken)],
          ["<b>Ending Portfolio Value</b>", `<b>${$(total)}</b>`],
        ],
      )}</div></div><h3>Accounts Included in This Report</h3>${grid(
        "lllrr",
        ["Page", "Account Type/Name", "Account Number", "Beginning Value", "Ending Value"],
        [
          ...list.map(({ d, title, prefix }, index) => [
            String(index + 2),
            title,
            number(prefix, d),
            $(d.beginning),
            $(d.total),
          ]),
          ["", "<b>Ending Portfolio Value</b>", "", "", `<b>${$(total)}</b>`],
        ],
      )}<h3>Contact Information</h3><p>Online pinnacle.example &nbsp; Customer Service (800) 555-0144. Brokerage services provided by Pinnacle Brokerage Services LLC, Member SIPC.</p>${list.map(section).join("")}`,
    );
    const truthHolding = (p: Position) => ({ ...holdingOf(p), name: p.name.toUpperCase() });
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Pinnacle",
        accounts: list.map(({ d, kind }) => ({
          kind,
          institution: "Pinnacle",
          accountLast4: d.number.slice(4, 8),
          periodStart: d.start,
          periodEnd: d.end,
          totalValue: decimal(d.total),
          holdings: [{ name: core, value: decimal(d.cash) }, ...d.positions.map(truthHolding)],
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...flows(first),
          ...flows(second, 1),
          institution: ["Pinnacle Brokerage Services LLC"],
          ...Object.fromEntries(
            [0, 1].map((i) => [`accounts.${i}.institution`, ["Pinnacle Brokerage Services LLC"]]),
          ),
        },
      },
    };
  },
};

/** A broker's statement with kinds of assets apart: cash, equities and funds each with a total, percent of account, market value first. */
const broker: Layout = {
  name: "sk-invest-asset-kinds",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed * 3 + 2, 30);
    const half = Math.ceil(d.positions.length / 2);
    const [shares, funds] = [d.positions.slice(0, half), d.positions.slice(half)];
    const sum = (rows: readonly Position[]) => rows.reduce((total, p) => total + p.value, 0);
    const percent = (value: number) => `${((value / d.total) * 100).toFixed(1)}%`;
    const table = (title: string, rows: readonly Position[]) =>
      `<h4>Positions - ${title}</h4>${grid(
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
          ...rows.map((p) => [
            `<b>${p.symbol}</b>`,
            escaped(p.name.toUpperCase()),
            (p.shares / 1_000).toFixed(4),
            (p.price / 100).toFixed(5),
            money.plain(p.value),
            money.plain(p.cost),
            money.brackets(p.value - p.cost).replace("$", ""),
            percent(p.value),
          ]),
          [
            `<b>Total ${title}</b>`,
            "",
            "",
            "",
            `<b>${$(sum(rows))}</b>`,
            "",
            "",
            `<b>${percent(sum(rows))}</b>`,
          ],
        ],
      )}`;
    const html = document(
      `body{font:8.5pt "Liberation Sans Narrow"}${BASE}h4{margin:14px 0 2px;font-size:11pt;color:#00578a}th{background:#e3edf3;font-size:8pt;padding:3px}td{padding:3px;border-bottom:1px solid #ddd}`,
      `<div class=row><div style="font:italic bold 17pt 'Liberation Serif';color:#00578a">galen sable</div><div><b style="font-size:13pt">Schedule of Your Account</b><br>Brokerage Account of<br>${d.person.name.toUpperCase()}</div><div>Account Number<br><b>${d.number.slice(0, 4)}-${d.number.slice(4, 8)}</b></div><div>Statement Period<br><b>${date.long(d.start)} - ${date.long(d.end)}</b></div></div>
      <div class=row style="margin-top:16px"><div><h4>Account Summary</h4><div style="background:#e3edf3;padding:10px">Ending Account Value as of ${date.noYear(d.end)}<div style="font-size:19pt">${$(d.total)}</div>Beginning Account Value as of ${date.noYear(d.start)}<div style="font-size:13pt">${$(d.beginning)}</div></div></div><div>${grid(
        "lrr",
        ["", "This Statement", "YTD"],
        [
          ["Beginning Value", $(d.beginning), $(d.beginning - 1_204_411)],
          ["Deposits", money.plain(d.added + d.employerAdded), money.plain(d.ytdAdded)],
          ["Withdrawals", money.plain(-d.taken), money.plain(-d.taken)],
          ["Dividends and Interest", "0.00", money.plain(31_207)],
          ["Market Appreciation/(Depreciation)", money.plain(d.change), money.plain(d.change + 88_121)],
          ["Expenses", "0.00", "0.00"],
          ["<b>Ending Value</b>", `<b>${$(d.total)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}</div></div><h4>Asset Allocation</h4>${grid("lrr", ["", "This Period", "Current Allocation"], [["Cash and Cash Investments", money.plain(d.cash), percent(d.cash)], ["Equities", money.plain(sum(shares)), percent(sum(shares))], ...(funds.length > 0 ? [["Mutual Funds", money.plain(sum(funds)), percent(sum(funds))]] : []), ["<b>Total</b>", `<b>${$(d.total)}</b>`, "100%"]], "style='width:55%'")}
      <p class=small>Margin: not enabled. Available to withdraw ${$(Math.round(d.cash * 0.8))}. Your next statement will be sent next month. Estimated annual income ${$(Math.round(d.total * 0.013))}.</p>${NEXT_PAGE}
      <h4>Positions - Summary</h4>${grid("llrrrr", ["Beginning Value", "+ Transfer of Securities", "+ Cash Activity", "+ Change in Market Value", "= Ending Value", "Cost Basis"], [[$(d.beginning), "$0.00", $(d.added + d.employerAdded - d.taken), $(d.change), $(d.total), $(d.positions.reduce((total, p) => total + p.cost, 0))]])}
      <h4>Cash and Cash Investments</h4>${grid(
        "llrrr",
        ["Type", "Description", "Beginning Balance($)", "Ending Balance($)", "% of Acct"],
        [
          ["Cash", "SABLE BANK SWEEP", money.plain(d.cash + 4_512), money.plain(d.cash), percent(d.cash)],
          ["<b>Total Cash</b>", "", "", `<b>${$(d.cash)}</b>`, ""],
        ],
      )}
      ${table("Equities", shares)}${funds.length > 0 ? table("Mutual Funds", funds) : ""}<p class=small>Values are as of the close of the last business day. Values of “N/A” are not in totals. Galen Sable &amp; Co., Inc. Member SIPC.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "galen sable",
        accounts: [
          {
            kind: "brokerage",
            institution: "galen sable",
            accountLast4: d.number.slice(4, 8),
            periodStart: d.start,
            periodEnd: d.end,
            totalValue: decimal(d.total),
            holdings: [
              { name: "SABLE BANK SWEEP", value: decimal(d.cash) },
              ...d.positions.map((p) => ({ ...holdingOf(p), name: p.name.toUpperCase() })),
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...flows(d),
          institution: ["Galen Sable & Co., Inc."],
          "accounts.0.institution": ["Galen Sable & Co., Inc."],
        },
      },
    };
  },
};

/** An app's monthly statement: two totals side by side, opening and closing, whole pages of small columns, cash outside the list. */
const appBroker: Layout = {
  name: "sk-invest-app",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const d = makePortfolio(seed * 5 + 4, 30);
    const stocks = d.total - d.cash;
    const html = document(
      `body{font:8pt "DejaVu Sans"}${BASE}th{border-bottom:1px solid #000;font-weight:normal;color:#555}td{padding:3px 2px;border-bottom:1px solid #eee}.b{background:#f2f2f2;padding:8px}`,
      `<div class=row><div style="font:bold 18pt 'Liberation Serif';color:#3a8a1e">Sparrowhawk</div><div class=r>Page 1 of 2<br>${date.slash(d.start)} to ${date.slash(d.end)}<br>${d.person.name} Account #:${d.number}<br>${d.person.street}, ${d.person.town}</div></div>
      <div class=row style="margin-top:16px"><div><b>Portfolio Allocation</b>${pairs([
        ["Cash and Cash Equivalents", `${((d.cash / d.total) * 100).toFixed(2)}%`],
        ["Equities", `${((stocks / d.total) * 100).toFixed(2)}%`],
        ["Options", "0.00%"],
      ])}</div><div class=b><b>Account Summary</b>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Net Account Balance", $(d.cash - 2_301), $(d.cash)],
          ["Total Securities", $(d.beginning - d.cash + 2_301), $(stocks)],
          ["<b>Portfolio Value</b>", `<b>${$(d.beginning)}</b>`, `<b>${$(d.total)}</b>`],
        ],
      )}</div></div>
      <div class=row style="margin-top:12px"><div class=b><b>Income and Expense Summary</b>${grid(
        "lrr",
        ["", "This Period", "Year to Date"],
        [
          ["Dividends", "$3.11", "$38.90"],
          ["Capital Gains Distributions", "$0.00", "$0.00"],
          ["Interest Earned", "$0.42", "$4.77"],
          ["Gold Fee", "-$5.00", "-$50.00"],
        ],
      )}</div></div>
      <h3>Portfolio Summary</h3>${grid(
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
          ...d.positions.map((p) => [
            escaped(p.name),
            p.symbol,
            "Margin",
            sharesOf(p),
            $(p.price),
            $(p.value),
            "0.00%",
            `${((p.value / d.total) * 100).toFixed(2)}%`,
          ]),
          [
            "<b>Total Securities</b>",
            "",
            "",
            "",
            "",
            `<b>${$(stocks)}</b>`,
            "",
            `${((stocks / d.total) * 100).toFixed(2)}%`,
          ],
          [
            "Brokerage Cash Balance",
            "",
            "",
            "",
            "",
            $(d.cash),
            "",
            `${((d.cash / d.total) * 100).toFixed(2)}%`,
          ],
          ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(d.total)}</b>`, "", "100%"],
        ],
      )}${NEXT_PAGE}<div class=r>Page 2 of 2<br>${date.slash(d.start)} to ${date.slash(d.end)}</div><h3>Account Activity</h3>${grid(
        "lllllrrrr",
        ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Qty", "Price", "Debit", "Credit"],
        [
          ["ACH Deposit", "", "Cash", "ACH", date.slash(d.start), "", "", "", $(d.added + d.employerAdded)],
          ...d.positions.map((p) => [
            escaped(p.name),
            p.symbol,
            "Margin",
            "Buy",
            date.slash(d.start),
            "1.000",
            $(p.price),
            $(p.price),
            "",
          ]),
          ...(d.taken > 0
            ? [["ACH Withdrawal", "", "Cash", "ACH", date.slash(d.end), "", "", $(d.taken), ""]]
            : []),
          ["Gold Subscription Fee", "", "Margin", "GOLD", date.slash(d.end), "", "", "$5.00", ""],
        ],
      )}<h3>Loaned Securities</h3><p>You loaned no securities in this period.</p><p class=small>Sparrowhawk Financial LLC and Sparrowhawk Securities, LLC, Members FINRA/SIPC. Margin interest rate 5.75%. Crypto is held elsewhere and is not part of this statement.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Sparrowhawk",
        accounts: [
          {
            kind: "brokerage",
            institution: "Sparrowhawk",
            accountLast4: d.number.slice(-4),
            periodStart: d.start,
            periodEnd: d.end,
            totalValue: decimal(d.total),
            holdings: d.positions.map(holdingOf),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...flows(d),
          // Cash stands below the list's total: it may be taken for one more holding.
          [`accounts.0.holdings.${d.positions.length}.name`]: ["Brokerage Cash Balance"],
          [`accounts.0.holdings.${d.positions.length}.value`]: [decimal(d.cash)],
          institution: ["Sparrowhawk Financial LLC", "Sparrowhawk Securities, LLC"],
          "accounts.0.institution": ["Sparrowhawk Financial LLC", "Sparrowhawk Securities, LLC"],
        },
      },
    };
  },
};

export const skInvestmentsFirst: readonly Layout[] = [household, broker, appBroker];
