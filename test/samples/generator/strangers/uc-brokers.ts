import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  type Book,
  bare,
  dayIn,
  digits,
  type Flow,
  holdingsOf,
  makeBook,
  openFigures,
  type Paper,
  STOCKS,
  share,
  stage,
  together,
  total,
  units,
} from "./uc-data.ts";

const HALLOWELL: readonly Paper[] = [
  ["HALLOWELL 500 INDEX FUND", "HWAIX", 21_347],
  ["HALLOWELL CONTRAFUND", "HWCNX", 2_418],
  ["HALLOWELL TOTAL INTL INDEX FUND", "HWTIX", 1_563],
  ["HALLOWELL US BOND INDEX FUND", "HWNAX", 1_042],
  ["HALLOWELL FREEDOM 2045", "HWFFX", 1_489],
];

/** One broker's report over all accounts of a household: a total first, then each account by itself. */
const report: Layout = {
  name: "uc-broker-investment-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 1, 1);
    const kinds = random.chance(0.5)
      ? (["brokerage", "ira"] as const)
      : (["brokerage", "ira", "ira"] as const);
    const titles = ["Individual - TOD", "Traditional IRA", "Roth IRA"];
    const accounts = kinds.map((kind, index) => ({
      kind,
      title: titles[index] ?? "",
      number:
        index === 0
          ? `Z${digits(random, 2)}-${digits(random, 6)}`
          : `${digits(random, 3)}-${digits(random, 6)}`,
      book: makeBook(random, {
        papers: index === 0 ? [...HALLOWELL, ...STOCKS] : HALLOWELL,
        count: random.whole(2, 4),
        cash: ["HALLOWELL GOVERNMENT MONEY MARKET", "HWAXX", 100],
        size: [180_000, 4_800_000],
        adds: [0.7, 20_000, 150_000],
        takes: [0.4, 10_000, 90_000],
        fees: [index === 0 ? 0.4 : 0, 500, 3500],
        part: span.part,
      }),
    }));
    const all = together(accounts.map((account) => account.book));
    const year = together(accounts.map((account) => account.book.year));
    const dash = (amount: number) => (amount === 0 ? "-" : bare(amount));
    const flows = (word: string, now: Flow, past: Flow) =>
      grid(
        "lrr",
        ["", "This Period", "Year-to-Date"],
        [
          [`Beginning ${word} Value`, $(now.begin), $(past.begin)],
          ["Additions", dash(now.added), dash(past.added)],
          ["Subtractions", dash(-now.taken), dash(-past.taken)],
          ["Transaction Costs, Fees &amp; Charges", dash(-now.fee), dash(-past.fee)],
          ["Change in Investment Value *", bare(now.income + now.change), bare(past.income + past.change)],
          [`<b>Ending ${word} Value **</b>`, `<b>${$(now.end)}</b>`, `<b>${$(past.end)}</b>`],
        ],
        "class=f",
      );
    const holding = (book: Book) =>
      grid(
        "lrrrrrrr",
        [
          "Description",
          `Beginning Market Value ${date.abbreviatedBare(span.start)}`,
          `Quantity ${date.abbreviatedBare(span.end)}`,
          `Price Per Unit ${date.abbreviatedBare(span.end)}`,
          `Ending Market Value ${date.abbreviatedBare(span.end)}`,
          "Total Cost Basis",
          "Unrealized Gain/Loss",
          "EAI ($) / EY (%)",
        ],
        [
          ...book.lots.map((lot) => [
            `${escaped(lot.name)} (${lot.symbol})`,
            $(lot.begin),
            units(lot.units),
            `$${(lot.price / 100).toFixed(4)}`,
            $(lot.value),
            lot.price === 100 ? "not applicable" : $(lot.cost),
            lot.price === 100 ? "not applicable" : $(lot.value - lot.cost),
            `${$(lot.income * 12)}<br>${share(lot.income * 12, lot.value, 3)}`,
          ]),
          [
            "<b>Total Holdings</b>",
            `<b>${$(book.begin)}</b>`,
            "",
            "",
            `<b>${$(book.end)}</b>`,
            "",
            `<b>${$(book.end - total(book.lots, (lot) => lot.cost))}</b>`,
            `<b>${$(book.income * 12)}</b>`,
          ],
        ],
        "class=h",
      );
    const pages = accounts.length + 1;
    const top = (number: number) =>
      `<div class=top><span class=logo>Hallowell<small>INVESTMENTS</small></span><span class=ir><b>INVESTMENT REPORT</b><br>${date.long(span.start)} - ${date.long(span.end)}</span></div><div class=foot>${number} of ${pages}</div>`;
    const rise = all.end - all.begin;
    const html = document(
      `${BASE}body{font:9pt Arial}.top{display:flex;justify-content:space-between;border-bottom:3px solid #368727;padding-bottom:6px}.logo{font:italic bold 20pt Georgia}.logo small{display:block;font:7pt Arial;letter-spacing:3px}.ir{text-align:right}.foot{position:relative;text-align:right;font-size:7pt;color:#555}.page{break-before:page}.f td{border-bottom:1px dotted #999;padding:3px 2px}.h{font-size:7.5pt}.h th{vertical-align:bottom;border-bottom:1px solid #333;font-weight:normal}.h td{border-bottom:1px solid #ddd;padding:4px 2px;vertical-align:top}.big{font-size:20pt;color:#368727}h2{font-size:13pt;margin:14px 0 6px}h3{font-size:10pt;background:#e7f0e4;padding:4px;margin:12px 0 4px}`,
      `${top(1)}<div class=row style="margin-top:28px"><div>Envelope # BHKXQ${digits(random, 6)}<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><b>Contact Information</b><br>Online Hallowell.example<br>FAST&reg;-Automated Telephone (800) 555-5555<br>Customer Service (800) 544-0190</div></div>
<div class=row style="margin-top:30px"><div><h2>Your Portfolio Value: <span class=big>${$(all.end)}</span></h2><p>Portfolio Change from Last Period: ${rise < 0 ? "&#9660;" : "&#9650;"} ${$(Math.abs(rise))}</p></div><div>${flows("Portfolio", all, year)}<p class=small>* Appreciation or depreciation of your holdings due to price changes plus any distribution and income earned during the statement period.<br>** Excludes unpriced securities.</p></div></div>
<h2>Accounts Included in This Report</h2>${grid(
        "cllrr",
        ["Page", "Account Type/Name", "Account Number", "Beginning Value", "Ending Value"],
        [
          ...accounts.map((account, index) => [
            String(index + 2),
            `${index === 0 ? "HALLOWELL ACCOUNT" : "PERSONAL RETIREMENT"}<br>${account.title}`,
            account.number,
            $(account.book.begin),
            $(account.book.end),
          ]),
          ["", "<b>Ending Portfolio Value</b>", "", `<b>${$(all.begin)}</b>`, `<b>${$(all.end)}</b>`],
        ],
        "class=f",
      )}<p class=small>Brokerage services provided by Hallowell Brokerage Services LLC (HBS), Member NYSE, SIPC. National Clearing Services LLC carries all brokerage accounts. Please review this report and notify us promptly of any discrepancy at the number above.</p>
${accounts
  .map(({ title, number, book }, index) => {
    const paying = book.lots.filter((lot) => lot.income > 0);
    return `<div class=page>${top(index + 2)}<h2>Account # ${number}</h2><div>${escaped(person.name)} - ${title.toUpperCase()}</div><h3>Account Summary</h3><div class=row><div><h2>Account Value: <span class=big>${$(book.end)}</span></h2><p>Change in Account Value ${book.end < book.begin ? "&#9660;" : "&#9650;"} ${$(Math.abs(book.end - book.begin))}</p></div><div>${flows("Account", book, book.year)}</div></div><h3>Holdings</h3>${holding(book)}<h3>Activity - Dividends, Interest &amp; Other Income</h3>${grid(
      "lllr",
      ["Settlement Date", "Security Name", "Description", "Amount"],
      [
        ...paying.map((lot) => [
          date.noYear(span.end),
          escaped(lot.name),
          "Dividend Received",
          $(lot.income),
        ]),
        ["", "<b>Total Dividends, Interest &amp; Other Income</b>", "", `<b>${$(book.income)}</b>`],
      ],
      "class=f",
    )}${book.added > 0 ? `<h3>Deposits</h3>${grid("llr", ["Date", "Reference", "Amount"], [[date.noYear(dayIn(span, 8)), "Eft Funds Received", $(book.added)]], "class=f")}` : ""}</div>`;
  })
  .join("")}`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Hallowell Investments",
        accounts: accounts.map(({ kind, number, book }) => ({
          kind,
          institution: "Hallowell Investments",
          accountLast4: number.slice(-4),
          periodStart: span.start,
          periodEnd: span.end,
          totalValue: decimal(book.end),
          holdings: holdingsOf(book),
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Hallowell", "Hallowell Brokerage Services LLC", "Hallowell Brokerage Services"],
          ...Object.fromEntries(
            accounts.map((_, index) => [
              `accounts.${index}.institution`,
              ["Hallowell", "Hallowell Brokerage Services LLC", "Hallowell Brokerage Services"],
            ]),
          ),
          ...Object.assign({}, ...accounts.map(({ book }, index) => openFigures(index, book, span.end))),
        },
      },
    };
  },
};

export const ucBrokers: readonly Layout[] = [report];
