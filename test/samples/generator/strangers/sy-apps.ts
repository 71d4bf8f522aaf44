import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, linesOf, makeFolio, makeLot, type Product, percent, some, total, truthOf } from "./sy-data.ts";

const STOCKS: readonly Product[] = [
  ["ALDERGATE INC COM", "ALDG"],
  ["PINNACLE WEST FOODS INC", "PWF"],
  ["MERIDIAN DEVICES CORP", "MRDN"],
  ["SOUTHERN RAIL & TERMINAL CO", "SRT"],
  ["OKAFOR PHARMACEUTICALS INC COM", "OKPH"],
  ["FIRST HURON BANCORP COM NEW", "FHBC"],
];
const ETFS: readonly Product[] = [
  ["CORESHARES TR S&P 500 ETF", "CVVS"],
  ["ALLMARKET INDEX FDS TOTAL STK MKT ETF", "ATMI"],
  ["CORESHARES US AGGREGATE BD ETF", "CAGG"],
  ["FLEXTRACK DIVIDEND EQUITY ETF", "FLXD"],
];

/** An app's broker: a plain statement of columns, the portfolio's value opening and closing, fractional shares. */
const app: Layout = {
  name: "sy-brokerage-app",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const folio = makeFolio(seed + 73_013, {
      months: 1,
      lots: (random) =>
        some(random, [...STOCKS, ...ETFS], random.whole(2, 5)).map((each) =>
          makeLot(random, each, { large: 300_000 }),
        ),
    });
    const { random, person, start, end, lots, cash, cashBefore, value, before, invested } = folio;
    const number = accountNumber(random, 9);
    const title = (text: string) =>
      text
        .split(" ")
        .map((word) => (word.length > 3 && word !== "ETF" ? word[0] + word.slice(1).toLowerCase() : word))
        .join(" ");
    const named = lots.map((lot) => ({ ...lot, name: title(lot.name) }));
    const html = document(
      `body{font:8.6pt "Liberation Sans";color:#111}${BASE}.n{font-size:6.5pt;color:#666}h3{font-size:13pt;margin:18px 0 6px}td,th{padding:4.5px 3px;vertical-align:top;border-bottom:1px solid #eee}th{color:#777;font-weight:normal;font-size:7.4pt}`,
      `<div class=row><div><b style="font-size:17pt;letter-spacing:-1px">finch</b><br><span class=n>85 Willow Rd, Menlo Park, CA 94025<br>help@finch.example</span></div><div class=r>${date.slash(start)} to ${date.slash(end)}<br>${person.name} &nbsp; Account #:${number}<br>${person.street}<br>${person.town}</div></div>
      <div class=row><div><h3>Account Summary</h3>${grid(
        "lrr",
        ["", "Opening Balance", "Closing Balance"],
        [
          ["Net Account Balance", $(cashBefore), $(cash)],
          ["Total Securities", $(before - cashBefore), $(invested)],
          ["<b>Portfolio Value</b>", `<b>${$(before)}</b>`, `<b>${$(value)}</b>`],
        ],
      )}</div><div><h3>Income and Expense Summary</h3>${grid(
        "lrr",
        ["", "This Period", "Year to Date"],
        [
          ["Dividends", $(folio.income), $(folio.year.income)],
          ["Capital Gain Distributions", "$0.00", "$0.00"],
          ["Interest Paid", "$0.00", "$0.00"],
          ["Gold Fees", $(folio.fees), $(folio.year.fees)],
        ],
      )}</div></div>
      <h3>Portfolio Allocation</h3>${pairs([
        [`Cash and Cash Equivalents`, percent(cash, value, 2)],
        ["Equities", percent(invested, value, 2)],
        ["Options", "0.00%"],
      ])}
      <h3>Portfolio Summary</h3>${grid(
        "llcrrrrr",
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
          ...named.map((lot) => [
            `${escaped(lot.name)}<br><span class=n>Estimated Yield: ${percent(lot.yearly, lot.value, 2)}</span>`,
            lot.symbol,
            "Margin",
            (lot.shares / 1_000).toFixed(6),
            $(lot.price),
            $(lot.value),
            $(lot.yearly),
            percent(lot.value, value, 2),
          ]),
          [
            "<b>Total Securities</b>",
            "",
            "",
            "",
            "",
            `<b>${$(invested)}</b>`,
            $(total(lots, (lot) => lot.yearly)),
            percent(invested, value, 2),
          ],
          ["Brokerage Cash Balance", "", "", "", "", $(cash), "", percent(cash, value, 2)],
          ["<b>Total Priced Portfolio</b>", "", "", "", "", `<b>${$(value)}</b>`, "", "100.00%"],
        ],
      )}
      <h3>Account Activity</h3>${grid(
        "lllcrrrr",
        ["Description", "Symbol", "Acct Type", "Transaction", "Date", "Qty", "Debit", "Credit"],
        [
          ...(folio.added
            ? [["ACH Deposit", "", "Margin", "ACH", date.slash(addDays(start, 3)), "", "", $(folio.added)]]
            : []),
          [
            `Cash Div: R/D ${start} P/D ${addDays(start, 11)}`,
            named[0]?.symbol ?? "",
            "Margin",
            "CDIV",
            date.slash(addDays(start, 11)),
            "",
            "",
            $(folio.income),
          ],
          ...(folio.taken
            ? [
                [
                  "ACH Withdrawal",
                  "",
                  "Margin",
                  "ACH",
                  date.slash(addDays(start, 19)),
                  "",
                  $(folio.taken),
                  "",
                ],
              ]
            : []),
          ...(folio.fees
            ? [
                [
                  "Gold Subscription Fee",
                  "",
                  "Margin",
                  "GOLD",
                  date.slash(addDays(start, 24)),
                  "",
                  $(folio.fees),
                  "",
                ],
              ]
            : []),
          [
            "<b>Total Funds Paid and Received</b>",
            "",
            "",
            "",
            "",
            "",
            `<b>${$(folio.taken + folio.fees)}</b>`,
            `<b>${$(folio.added + folio.income)}</b>`,
          ],
        ],
      )}
      <p class=n>This statement shall be conclusive if not objected to in writing within ten days. Errors and omissions exempted. Finch Securities, LLC carries your account as clearing broker-dealer by arrangement with your introducing broker-dealer, Finch Financial LLC, member FINRA/SIPC. Your account is protected up to $500,000 ($250,000 for claims for cash). Gold margin: first $1,000 free, then 5.75%. Estimated yields are for information only.</p>`,
    );
    return {
      html,
      truth: truthOf(
        "Finch",
        ["Finch Financial LLC", "Finch Securities, LLC", "finch"],
        [
          {
            kind: "brokerage",
            last4: number.slice(-4),
            folio,
            lines: linesOf(named),
            cash: { names: ["Brokerage Cash Balance"], value: cash },
          },
        ],
      ),
    };
  },
};

export const syApps: readonly Layout[] = [app];
