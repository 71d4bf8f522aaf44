import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, grouped, money } from "../print-styles.ts";
import {
  type Entry,
  head,
  makeBook,
  owner,
  type Position,
  row,
  shares,
  sheets,
  sumOf,
  toldOf,
} from "./tf-data.ts";

const STYLE = `body{font:8.3pt/1.35 Georgia,"Times New Roman",serif;color:#111}${BASE}.top{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:16px}.logo{font-size:20pt;color:#96151d}h2{font-size:13pt;font-weight:normal;margin:18px 0 4px;color:#96151d}h3{font:bold 8.5pt Arial,sans-serif;margin:12px 0 2px;border-top:1px solid #96151d;padding-top:4px}table{font:7.6pt Arial,sans-serif}.t th{font-size:6.8pt;vertical-align:bottom;border-bottom:1px solid #888;font-weight:normal;color:#444}.t td{padding-top:3px;padding-bottom:3px;vertical-align:top}.t .tot td{border-top:1px solid #888;font-weight:bold}.foot{margin-top:24px;font:7pt Arial,sans-serif;text-align:right}.box{background:#f3efe6;padding:10px 14px}`;
const $ = money.dollar;

/** The shareholder-owned house: the paper names a day; funds in mixed case, symbols before them, the settlement fund first. */
export const windrose: Layout = {
  name: "tf-windrose-quarter",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 3 !== 0;
    const book = makeBook(seed, {
      salt: 5,
      months: 3,
      mix: { stock: [0, 2], etf: [1, 3], fund: [1, 3] },
      ira,
      reinvest: true,
    });
    const kind = ira
      ? seed % 2 === 0
        ? "Roth IRA brokerage account"
        : "Traditional IRA brokerage account"
      : "Individual brokerage account";
    const [was, is] = [date.slash(addDays(book.start, -1)), date.slash(book.end)];
    const account = book.digits;
    const list = (title: string, rows: readonly Position[]) =>
      rows.length === 0
        ? ""
        : `<h3>${title}</h3><table class=t><tr><th>Symbol</th><th>Name</th><th class=r>Quantity</th><th class=r>Price on ${is}</th><th class=r>Balance on ${was}</th><th class=r>Balance on ${is}</th></tr>${rows
            .map(
              (position) =>
                `<tr><td>${position.security.symbol}</td><td>${escaped(position.security.legal)}${seed % 2 === 0 ? `<br><span style="color:#666;font-size:6.8pt">Total cost: ${$(position.cost)} &nbsp; Unrealized gain/loss: ${$(position.gain)}</span>` : ""}</td><td class=r>${shares(position.quantity, 4)}</td><td class=r>$${grouped(position.price)}00</td><td class=r>${position.before === 0 ? "&mdash;" : $(position.before)}</td><td class=r>${$(position.value)}</td></tr>`,
            )
            .join(
              "",
            )}<tr class=tot><td colspan=4></td><td class=r>${$(sumOf(rows, "before"))}</td><td class=r>${$(sumOf(rows, "value"))}</td></tr></table>`;
    const all = book.dividends + book.interest;
    const page1 = `<div class=row><div style="padding:20px 0 40px">${owner(book.person)}</div><div style="text-align:right" class=small>View your statements online at windrose.example.<br><br>Client Services: 800-555-0127<br>Windrose Voice Network: 800-555-0129</div></div><h2>Statement overview</h2><div class=box><div style="font-size:16pt">${$(book.total)}</div>Total value of all accounts as of ${date.long(book.end)}</div><h3>Accounts</h3><table class=t>${head(["", `Value on ${was}`, `Value on ${is}`])}${row([`<b>${book.person.name}</b>`, "", ""])}${row([`${kind} ${account}`, $(book.before), $(book.total)])}${row(["Total value of all accounts", $(book.before), $(book.total)], "tot")}</table><h3>Asset mix</h3>${grid(
      "lrr",
      ["", `Value on ${is}`, "Percent"],
      [
        ["Stocks", $(sumOf(book.ofKind("stock", "etf"), "value")), ""],
        ["Funds", $(sumOf(book.ofKind("fund"), "value")), ""],
        ["Short-term reserves", $(book.core), ""],
      ].map(([name = "", value = ""], index) => [
        name,
        value,
        `${((([sumOf(book.ofKind("stock", "etf"), "value"), sumOf(book.ofKind("fund"), "value"), book.core][index] ?? 0) / book.total) * 100).toFixed(1)}%`,
      ]),
      "class=t",
    )}<p class=small>Your asset mix percentages are based on your holdings as of the prior month-end. Brokerage assets are held by Windrose Brokerage Services, a division of Windrose Marketing Corporation, member FINRA and SIPC.</p>`;
    const page2 = `<h2>${kind}&mdash;${account}*</h2><div>${book.person.name}</div><h3>Account overview</h3><div class=row><div class=box><div style="font-size:15pt">${$(book.total)}</div>Total account value as of ${date.long(book.end)}</div><div><b>Year-to-date income</b>${grid(
      "lr",
      [],
      [
        [ira ? "Tax-deferred income" : "Taxable income", $(book.ytd.dividends + book.ytd.interest)],
        ["Nontaxable income", "0.00"],
        ["<b>Total</b>", `<b>${$(book.ytd.dividends + book.ytd.interest)}</b>`],
      ],
      "class=t",
    )}${ira ? `<br><b>${book.end.slice(0, 4)} contributions</b>${grid("lr", [], [["Regular contributions", $(book.ytd.deposits)]], "class=t")}` : ""}</div></div><h2>Balances and holdings for Windrose Brokerage Account&mdash;${account}*</h2><p class=small>You may have purchased mutual fund shares at different prices. Cost basis information, if shown, is provided as a service and should not be used for tax preparation. For the average cost of mutual funds, log on to windrose.example.</p><h3>Sweep program</h3><table class=t><tr><th>Name</th><th class=r>Quantity</th><th class=r>Price on ${is}</th><th class=r>Balance on ${was}</th><th class=r>Balance on ${is}</th></tr>${row(["Windrose Federal Money Market Fund<br><span style='color:#666;font-size:6.8pt'>7-day SEC yield as of " + is + ": 4.21%</span>", shares(book.core * 10, 4), "$1.00", $(book.coreBefore), $(book.core)])}${row(["", "", "", $(book.coreBefore), $(book.core)], "tot")}</table>${list("ETFs", book.ofKind("etf"))}${list("Mutual funds", book.ofKind("fund"))}${list("Stocks", book.ofKind("stock"))}<p class=small>*For your protection, verify this statement as soon as you receive it.</p>`;
    const words: Record<Entry["kind"], string> = {
      deposit: ira ? "Contribution current year" : "Funds received",
      withdrawal: ira ? "Normal distribution" : "Funds paid",
      dividend: "Dividend",
      reinvest: "Reinvestment",
      interest: "Dividend",
      buy: "Buy",
      sell: "Sell",
      fee: "Fee",
    };
    const page3 = `<h2>Account activity for Windrose Brokerage Account&mdash;${account}*</h2><h3>Income summary</h3>${grid(
      "lrrrr",
      ["", "Dividends", "Interest", "Tax-exempt interest", "Total"],
      [
        ["Quarter-to-date", $(all), "$0.00", "$0.00", $(all)],
        [
          "Year-to-date",
          $(book.ytd.dividends + book.ytd.interest),
          "0.00",
          "0.00",
          $(book.ytd.dividends + book.ytd.interest),
        ],
      ],
      "class=t",
    )}<h3>Completed transactions</h3>${grid(
      "lllllrrr",
      ["Settlement date", "Trade date", "Symbol", "Name", "Transaction type", "Quantity", "Price", "Amount"],
      book.entries.map((entry) => [
        date.noYear(entry.day),
        date.noYear(entry.day),
        entry.security?.symbol ?? (entry.kind === "interest" ? "WRFXX" : "&mdash;"),
        escaped(
          entry.security?.legal ??
            (entry.kind === "interest" ? "Windrose Federal Money Market Fund" : "Bank transfer"),
        ),
        words[entry.kind],
        entry.quantity ? shares(entry.quantity, 4) : "&mdash;",
        entry.price ? grouped(entry.price) : "&mdash;",
        entry.amount < 0 ? `&minus;$${grouped(entry.amount)}` : $(entry.amount),
      ]),
      "class=t",
    )}<h2>Disclosures</h2><p class=small>Margin accounts, options and other complex instruments: read your agreement. A statement of financial condition is available for your personal inspection at our offices. Free credit balances are held in a segregated account and may be used in the conduct of our business. You have the right to receive, on demand, any free credit balance. Report any inaccuracy or discrepancy promptly, and in writing. Securities in your brokerage account are protected up to $500,000 by SIPC, including $250,000 for claims for cash. The Windrose Federal Money Market Fund is not insured by the FDIC.</p>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          () =>
            `<div class=top><span class=logo>Windrose<sup style="font-size:8pt">&reg;</sup></span><span style="font-size:10pt">${date.long(book.end)}, quarter-to-date statement</span></div>`,
          (page) => `Page ${page} of ${pages.length}`,
        ),
      ),
      truth: toldOf(
        "Windrose",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book,
            onlyDated: true,
            holdings: [
              { name: "Windrose Federal Money Market Fund", value: book.core, openSymbol: "WRFXX" },
              ...[...book.ofKind("etf"), ...book.ofKind("fund"), ...book.ofKind("stock")].map((position) => ({
                name: position.security.legal,
                symbol: position.security.symbol,
                value: position.value,
              })),
            ],
          },
        ],
        "Windrose Brokerage Services",
        "Windrose Brokerage",
        "Windrose Marketing Corporation",
      ),
    };
  },
};
