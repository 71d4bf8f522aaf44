import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import {
  type Entry,
  head,
  makeBook,
  owner,
  type Position,
  percent,
  row,
  shares,
  sheets,
  toldOf,
} from "./tf-data.ts";

const STYLE = `body{font:8.4pt/1.38 "Trebuchet MS",Arial,sans-serif;color:#1d2b38}${BASE}.top{display:flex;justify-content:space-between;border-bottom:6px solid #005f9e;padding-bottom:6px;margin-bottom:14px}.logo{font:bold 16pt Georgia,serif;color:#005f9e}.logo small{font:8pt Arial;color:#444}h2{font-size:11.5pt;color:#005f9e;margin:16px 0 4px}h3{font-size:9pt;margin:12px 0 2px;background:#e4eef5;padding:3px 5px}.t th{font-size:7.2pt;border-bottom:1px solid #005f9e;vertical-align:bottom}.t td{padding-top:3px;padding-bottom:3px;border-bottom:1px solid #dfe7ee}.t .tot td{font-weight:bold;border-top:1px solid #005f9e}.s{font-size:7pt;color:#555}.side{flex:0 0 200px!important;background:#f2f6f9;padding:8px}.foot{margin-top:20px;font-size:7pt;display:flex;justify-content:space-between}`;
const $ = money.dollar;
const HOUSE = [
  ["The Meridale Growth Fund-A", "MGFAX", "05"],
  ["Meridale Balanced Fund-A", "MBLAX", "11"],
  ["Meridale Capital Income Builder-A", "MCIAX", "12"],
  ["New World Horizons Fund-A", "NWHAX", "36"],
  ["Meridale Bond Fund of America-A", "MBFAX", "08"],
] as const;

/** A fund company's quarter: every fund with its number, then each fund's own ledger of shares. */
export const meridale: Layout = {
  name: "tf-meridale-fund-company",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 3 !== 1;
    const book = makeBook(seed, { salt: 14, months: 3, mix: { fund: [2, 5] }, ira, reinvest: true });
    const number = book.digits;
    const houseOf = (position: Position) => HOUSE[book.positions.indexOf(position)] ?? HOUSE[0];
    const moneyFund = "Meridale U.S. Government Money Market Fund-A";
    const period = `${date.long(book.start)}, through ${date.long(book.end)}`;
    const [was, is] = [date.bareShort(book.start), date.bareShort(book.end)];
    const kind = ira ? (seed % 2 === 0 ? "Traditional IRA" : "Roth IRA") : "Individual";
    const registration = ira ? `MTC CUST ${kind.toUpperCase()}<br>${book.person.name}` : book.person.name;
    const change = book.change;
    const page1 = `<div class=row><div><div style="padding:14px 0 30px">${owner(book.person)}</div><h2>Your portfolio value</h2><div style="font-size:20pt">${$(book.total)}</div><div>as of ${date.long(book.end)}</div></div><div class=side><b>Your financial professional</b><br>P. R. Castellano<br>Northgate Advisers, LLC<br>(502) 555-0171<br><br><b>Meridale Funds Service Company</b><br>(800) 555-0122, 8 a.m. to 7 p.m. ET<br>meridalefunds.example<br><br><b>Account number</b><br>${number}<br><br><b>Registration</b><br>${registration}</div></div><h2>Portfolio summary</h2><table class=t>${head(["", "This quarter", "Year-to-date"])}${row(["Beginning value", $(book.before), $(book.ytd.before)])}${row([ira ? "Contributions" : "Purchases", $(book.deposits), $(book.ytd.deposits)])}${row([ira ? "Distributions" : "Redemptions", $(-book.withdrawals), $(-book.ytd.withdrawals)])}${row(["Dividends and capital gains reinvested, and change in market value", $(change), $(book.ytdChange)])}${row(["Ending value", $(book.total), $(book.total)], "tot")}</table><h2>Summary of your funds</h2><table class=t><tr><th>Fund name</th><th>Fund number</th><th class=r>Value on ${was}</th><th class=r>Shares on ${is}</th><th class=r>Share price</th><th class=r>Value on ${is}</th><th class=r>% of portfolio</th></tr>${book.positions
      .map((position) => {
        const [name, symbol, fund] = houseOf(position);
        return `<tr><td>${name} (${symbol})</td><td>${fund}</td><td class=r>${$(position.before)}</td><td class=r>${shares(position.quantity)}</td><td class=r>${$(position.price)}</td><td class=r>${$(position.value)}</td><td class=r>${percent(position.value, book.total, 1)}</td></tr>`;
      })
      .join(
        "",
      )}<tr><td>${moneyFund} (MUSXX)</td><td>59</td><td class=r>${$(book.coreBefore)}</td><td class=r>${shares(book.core * 10)}</td><td class=r>$1.00</td><td class=r>${$(book.core)}</td><td class=r>${percent(book.core, book.total, 1)}</td></tr><tr class=tot><td colspan=2>Total</td><td class=r>${$(book.before)}</td><td></td><td></td><td class=r>${$(book.total)}</td><td class=r>100.0%</td></tr></table>${ira ? `<h2>IRA information</h2>${grid("lr", [], [[`${book.end.slice(0, 4)} contributions received this year`, $(book.ytd.deposits)]], "class=t")}` : ""}`;
    const words: Partial<Record<Entry["kind"], string>> = {
      dividend: "Income dividend",
      reinvest: "Dividend reinvested",
      buy: "Exchange from money market fund",
      sell: "Exchange to money market fund",
      deposit: ira ? "Contribution - current year" : "Automatic investment plan",
      withdrawal: ira ? "Normal distribution" : "Redemption",
      interest: "Income dividend reinvested",
    };
    const ledger = (position: Position) => {
      const [name, symbol, fund] = houseOf(position);
      const mine = book.entries.filter(
        (entry) => entry.security === position.security && entry.kind !== "dividend",
      );
      let held = position.quantity - mine.reduce((sum, entry) => sum + (entry.quantity ?? 0), 0);
      const first = held;
      return `<h3>${name} &nbsp; <span style="font-weight:normal">Fund number ${fund} &nbsp; Symbol ${symbol}</span></h3>${grid(
        "llrrrr",
        [
          "Trade date",
          "Description",
          "Dollar amount",
          "Share price",
          "Shares this transaction",
          "Share balance",
        ],
        [
          ["", "Beginning share balance", "", "", "", shares(first)],
          ...mine.map((entry) => {
            held += entry.quantity ?? 0;
            return [
              date.slash(entry.day),
              words[entry.kind] ?? "",
              `$${grouped(entry.amount)}`,
              $(entry.price ?? 0),
              shares(entry.quantity ?? 0),
              shares(held),
            ];
          }),
          [
            date.slash(book.end),
            `Ending share balance: value ${$(position.value)}`,
            "",
            $(position.price),
            "",
            shares(position.quantity),
          ],
        ],
        "class=t",
      )}`;
    };
    const cash = book.entries.filter((entry) =>
      ["deposit", "withdrawal", "interest", "buy", "sell"].includes(entry.kind),
    );
    let balance = book.coreBefore;
    const page2 = `<h2>Account activity</h2>${book.positions.map(ledger).join("")}<h3>${moneyFund} &nbsp; <span style="font-weight:normal">Fund number 59 &nbsp; Symbol MUSXX</span></h3>${grid(
      "llrrr",
      ["Trade date", "Description", "Dollar amount", "Share price", "Share balance"],
      [
        ["", "Beginning share balance", "", "", shares(balance * 10)],
        ...cash.map((entry) => {
          balance += entry.amount;
          const text =
            entry.kind === "buy"
              ? "Exchange to another fund"
              : entry.kind === "sell"
                ? "Exchange from another fund"
                : (words[entry.kind] ?? "");
          return [date.slash(entry.day), text, $(entry.amount), "$1.00", shares(balance * 10)];
        }),
      ],
      "class=t",
    )}<h2>Dividends and capital gains</h2>${grid(
      "lrr",
      ["", "This quarter", "Year-to-date"],
      [
        ["Income dividends", $(book.dividends + book.interest), $(book.ytd.dividends + book.ytd.interest)],
        ["Short-term capital gains", "$0.00", "$0.00"],
        ["Long-term capital gains", "$0.00", "$0.00"],
      ],
      "class=t",
    )}<p class=s>Investors should carefully consider investment objectives, risks, charges and expenses. Class A shares are sold with an initial sales charge; you may be entitled to a reduced charge through rights of accumulation. If you believe there is an error, call us within 60 days. Meridale Distributors, Inc. Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank, so they may lose value.</p>`;
    const pages = [page1, page2];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          () =>
            `<div class=top><div class=logo>Meridale Funds<sup style="font-size:7pt">&reg;</sup> <small>From Porter Group</small></div><div style="text-align:right"><b>Quarterly statement</b><br>${period}</div></div>`,
          (page) =>
            `<span>${number}-${kind.toUpperCase().replaceAll(" ", "")}</span><span>Page ${page} of ${pages.length}</span>`,
        ),
      ),
      truth: toldOf(
        "Meridale Funds",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book,
            holdings: [
              ...book.positions.map((position) => ({
                name: houseOf(position)[0],
                symbol: houseOf(position)[1],
                value: position.value,
              })),
              { name: moneyFund, symbol: "MUSXX", value: book.core },
            ],
          },
        ],
        "Meridale Funds From Porter Group",
        "Meridale Funds Service Company",
        "Porter Group",
        "Meridale",
      ),
    };
  },
};
