import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  $,
  bare,
  dayIn,
  digits,
  type Flow,
  makeBook,
  openFigures,
  STOCKS,
  share,
  stage,
  total,
  units,
} from "./uc-data.ts";

/** A discount broker's monthly statement: two shaded columns, positions by class. */
const discount: Layout = {
  name: "uc-broker-positions",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 2, 1);
    const ira = random.chance(0.4);
    const number = `${digits(random, 4)}-${digits(random, 4)}`;
    const book = makeBook(random, {
      papers: STOCKS,
      count: random.whole(3, 6),
      cash: ["GARRICK THORNE BANK, SSB", "", 100],
      size: [120_000, 2_600_000],
      adds: [0.6, 15_000, 200_000],
      takes: [0.35, 10_000, 120_000],
      fees: [0.3, 300, 2_500],
      part: span.part,
    });
    const [cash, ...stocks] = book.lots;
    if (!cash) throw new RangeError("No cash.");
    const br = (amount: number) => (amount < 0 ? `(${bare(-amount)})` : bare(amount));
    const held = total(stocks, (lot) => lot.value);
    const rowOf = (now: Flow) => [
      $(now.begin),
      br(now.added),
      br(-now.taken),
      br(now.income),
      "0.00",
      br(now.change),
      br(-now.fee),
      `<b>${$(now.end)}</b>`,
    ];
    const names = [
      "Beginning Value",
      "Deposits",
      "Withdrawals",
      "Dividends and Interest",
      "Transfer of Securities",
      "Market Appreciation/(Depreciation)",
      "Expenses",
      "<b>Ending Value</b>",
    ];
    const now = rowOf(book);
    const past = rowOf(book.year);
    const head = (page: number) =>
      `<div class=hd><div class=lg>garrick<br><b>THORNE</b></div><div>${ira ? "Contributory IRA" : "Garrick Thorne One&reg; Account"} of<br><b>${escaped(person.name)}</b></div><div class=r>Account Number<br><b>${number}</b></div><div class=r>Statement Period<br><b>${date.long(span.start).replace(/, \d+$/, "")}-${Number(span.end.slice(8))}, ${span.end.slice(0, 4)}</b></div></div><div class="small r">${page} of 2</div>`;
    const html = document(
      `${BASE}body{font:8.5pt "Liberation Sans",Arial}.hd{display:flex;justify-content:space-between;gap:10px;border-bottom:1px solid #00a0df;padding-bottom:6px}.lg{font-size:12pt;color:#00a0df;line-height:1}.lg b{letter-spacing:2px}.box{background:#eef6fa;padding:10px}.t td{padding:3px 4px;border-bottom:1px solid #ccd}.t th{background:#dbe9f1;padding:3px 4px;font-size:7pt;vertical-align:bottom}h2{color:#00689c;font-size:12pt;margin:14px 0 4px}.big{font-size:17pt}`,
      `${head(1)}<h2 style="font-size:16pt">Account Statement</h2><div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=small><b>Manage Your Account</b><br>Customer Service and Trading: 1-800-555-0143 24/7 Customer Service<br>For the most current records on your account visit garrickthorne.example/login. Statements are archived up to 10 years online.</div></div>
<h2>Account Summary</h2><div class=row><div class=box>Ending Account Value as of ${date.noYear(span.end)}<div class=big>${$(book.end)}</div></div><div class=box>Beginning Account Value as of ${date.noYear(span.start)}<div class=big>${$(book.begin)}</div></div></div>
${grid(
  "lrr",
  ["", "This Statement", "YTD"],
  names.map((name, index) => [name, now[index] ?? "", past[index] ?? ""]),
  "class=t style='margin-top:10px'",
)}
<h2>Asset Allocation</h2>${grid(
        "lrr",
        ["", "This Period", "Current Allocation"],
        [
          ["Cash and Cash Investments", bare(cash.value), share(cash.value, book.end, 0)],
          ["Equities", bare(held), share(held, book.end, 0)],
          ["<b>Total</b>", `<b>${$(book.end)}</b>`, "<b>100%</b>"],
        ],
        "class=t",
      )}<p class=small>Values may not reflect all of your gains/losses; Garrick Thorne has provided accurate gain and loss information wherever possible for most investments. Securities products and services are offered by Garrick Thorne &amp; Co., Inc. (Member SIPC).</p>
<div style="break-before:page">${head(2)}<h2>Positions - Summary</h2>${grid(
        "rrrrrrrr",
        [
          `Beginning Value as of ${date.noYear(span.start)}`,
          "Transfer of Securities(In/Out)",
          "Dividends Reinvested",
          "Cash Activity",
          "Change in Market Value",
          `Ending Value as of ${date.noYear(span.end)}`,
          "Cost Basis",
          "Unrealized Gain/(Loss)",
        ],
        [
          [
            $(book.begin),
            "$0.00",
            "$0.00",
            money.brackets(book.added - book.taken + book.income - book.fee),
            money.brackets(book.change),
            $(book.end),
            $(total(stocks, (lot) => lot.cost)),
            money.brackets(held - total(stocks, (lot) => lot.cost)),
          ],
        ],
        "class=t",
      )}
<h2>Cash and Cash Investments</h2>${grid(
        "llrrrr",
        [
          "Type",
          "Description",
          "Beginning Balance($)",
          "Ending Balance($)",
          "Change in Period Balance($)",
          "% of Acct",
        ],
        [
          [
            "Bank Sweep",
            `${cash.name} <sup>X,Z</sup>`,
            bare(cash.begin),
            bare(cash.value),
            br(cash.value - cash.begin),
            share(cash.value, book.end, 0),
          ],
          [
            "<b>Total Cash and Cash Investments</b>",
            "",
            `<b>$${bare(cash.begin)}</b>`,
            `<b>$${bare(cash.value)}</b>`,
            "",
            "",
          ],
        ],
        "class=t",
      )}
<h2>Positions - Equities</h2>${grid(
        "llrrrrrrrr",
        [
          "Symbol",
          "Description",
          "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
          "Est. Yield",
          "Est. Annual Income($)",
          "% of Acct",
        ],
        [
          ...stocks.map((lot) => [
            lot.symbol,
            escaped(lot.name),
            units(lot.units, 4),
            (lot.price / 100).toFixed(5),
            bare(lot.value),
            bare(lot.cost),
            br(lot.value - lot.cost),
            share(lot.income * 4, lot.value),
            bare(lot.income * 4),
            share(lot.value, book.end, 0),
          ]),
          ["<b>Total Equities</b>", "", "", "", `<b>$${bare(held)}</b>`, "", "", "", "", ""],
        ],
        "class=t",
      )}
<h2>Transaction Details</h2>${grid(
        "llllr",
        ["Date", "Category", "Action", "Symbol/Description", "Amount($)"],
        [
          ...(book.added > 0
            ? [
                [
                  date.noYear(dayIn(span, 4)),
                  "Deposit",
                  "MoneyLink Txn",
                  "Tfr BANK OF SPRINGFIELD",
                  bare(book.added),
                ],
              ]
            : []),
          ...(book.taken > 0
            ? [
                [
                  date.noYear(dayIn(span, 11)),
                  "Withdrawal",
                  "MoneyLink Txn",
                  "Tfr BANK OF SPRINGFIELD",
                  br(-book.taken),
                ],
              ]
            : []),
          ...(book.fee > 0
            ? [[date.noYear(dayIn(span, 15)), "Fee", "ADR Mgmt Fee", "FOREIGN ISSUE", br(-book.fee)]]
            : []),
          ...stocks.map((lot, index) => [
            date.noYear(dayIn(span, 16 + index)),
            "Dividend",
            "Cash Dividend",
            escaped(lot.name),
            bare(lot.income),
          ]),
          [
            date.noYear(dayIn(span, 27)),
            "Interest",
            "Credit Interest",
            "GARRICK1 INT BANK SWEEP",
            bare(cash.income),
          ],
        ],
        "class=t",
      )}</div>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Garrick Thorne",
        accounts: [
          {
            kind: ira ? "ira" : "brokerage",
            institution: "Garrick Thorne",
            accountLast4: number.slice(-4),
            periodStart: span.start,
            periodEnd: span.end,
            totalValue: decimal(book.end),
            holdings: book.lots.map((lot) => ({
              name: lot.name,
              ...(lot.symbol ? { symbol: lot.symbol } : {}),
              value: decimal(lot.value),
            })),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Garrick Thorne & Co., Inc.", "Garrick Thorne & Co."],
          "accounts.0.institution": ["Garrick Thorne & Co., Inc.", "Garrick Thorne & Co."],
          "accounts.0.holdings.0.name": ["Bank Sweep"],
          ...openFigures(0, book, span.end),
        },
      },
    };
  },
};

export const ucDiscount: readonly Layout[] = [discount];
