import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import {
  type Book,
  type Entry,
  head,
  makeBook,
  owner,
  type Position,
  percent,
  row,
  shares,
  sheets,
  sumOf,
  toldOf,
} from "./tf-data.ts";

const STYLE = `body{font:8.6pt/1.45 "Helvetica Neue",Arial,sans-serif;color:#2d3142}${BASE}.top{display:flex;justify-content:space-between;align-items:center;margin-bottom:18px}.logo{font:500 17pt Arial;color:#1f6feb}h1{font-size:17pt;font-weight:300;margin:6px 0}h2{font-size:11pt;font-weight:500;margin:18px 0 4px;color:#1f6feb}.t th{font-size:7.2pt;font-weight:500;color:#777;border-bottom:1px solid #ccd;vertical-align:bottom}.t td{padding-top:4px;padding-bottom:4px;border-bottom:1px solid #eef;vertical-align:top}.t .tot td{font-weight:bold;border-top:1px solid #99a}.grp td{background:#f3f6fc;font-weight:500}.s{font-size:7pt;color:#777}.foot{margin-top:24px;font-size:7pt;color:#777}`;
const $ = money.dollar;

/** A robo-adviser's quarter: one goal or two, each an account; shares and values at both ends of the quarter. */
export const cairnly: Layout = {
  name: "tf-cairnly-robo-quarter",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const retirement = makeBook(seed, {
      salt: 12,
      months: 3,
      mix: { etf: [3, 6] },
      ira: true,
      fractions: true,
      fee: true,
    });
    const general = makeBook(seed, {
      salt: 13,
      months: 3,
      mix: { etf: [3, 6] },
      fractions: true,
      fee: true,
      period: retirement,
    });
    const roth = seed % 4 < 2;
    const goals: ReadonlyArray<{ book: Book; ira: boolean; goal: string; type: string }> = [
      { book: retirement, ira: true, goal: "Retirement", type: roth ? "Roth IRA" : "Traditional IRA" },
      ...(seed % 2 === 1
        ? [{ book: general, ira: false, goal: "General Investing", type: "Individual Taxable" }]
        : []),
    ];
    const quarter = `${date.long(retirement.start)} - ${date.long(retirement.end)}`;
    const bond = (position: Position) => /Bond|Muni/.test(position.security.legal);
    const [was, is] = [date.monthDay(retirement.start), date.monthDay(retirement.end)];
    const all = (
      key: "before" | "total" | "deposits" | "withdrawals" | "fee" | "dividends" | "change" | "interest",
    ) => goals.reduce((sum, { book }) => sum + book[key], 0);
    const summary = (
      pick: (
        key: "before" | "total" | "deposits" | "withdrawals" | "fee" | "dividends" | "change" | "interest",
      ) => number,
    ) =>
      `<table class=t>${row([`Beginning Balance (${was})`, $(pick("before"))])}${row(["Deposits", $(pick("deposits"))])}${row(["Withdrawals", $(-pick("withdrawals"))])}${row(["Dividends", $(pick("dividends"))])}${row(["Interest", $(pick("interest"))])}${row(["Advisory Fees", $(-pick("fee"))])}${row(["Market Changes", $(pick("change") + pick("fee") - pick("dividends") - pick("interest"))])}${row([`Ending Balance (${is})`, $(pick("total"))], "tot")}</table>`;
    const cover = `<h1>Quarterly Statement</h1><div>${quarter}</div><div class=row style="margin-top:14px"><div>${owner(retirement.person)}</div><div class=s>Cairnly Securities LLC<br>450 W 33rd St, FL 11<br>New York, NY 10001<br>support@cairnly.example</div></div><h2>Total Cairnly Balance</h2><div style="font-size:22pt;font-weight:300">${$(all("total"))}</div>${summary(all)}<h2>Your Goals</h2>${grid(
      "lllrr",
      ["Goal", "Account Type", "Account Number", "Beginning Balance", "Ending Balance"],
      goals.map(({ book, goal, type }) => [goal, type, `CRN-${book.digits}`, $(book.before), $(book.total)]),
      "class=t",
    )}<p class=s>Cairnly Securities LLC, Member FINRA/SIPC, is the broker-dealer and custodian of your account; Cairnly LLC is an SEC-registered investment adviser. Advisory fees are 0.25% a year of your average balance and are charged at the start of each quarter.</p>`;
    const detail = ({ book, goal, type }: (typeof goals)[number]) => {
      const line = (position: Position) =>
        row([
          `${escaped(position.security.legal)} (${position.security.symbol})`,
          $(position.price),
          $(position.before),
          shares(position.quantity),
          $(position.value),
          percent(position.value, book.total, 1),
        ]);
      const group = (title: string, rows: readonly Position[]) =>
        rows.length === 0
          ? ""
          : `<tr class=grp><td colspan=6>${title}</td></tr>${rows.map(line).join("")}${row([`Total ${title}`, "", $(sumOf(rows, "before")), "", $(sumOf(rows, "value")), percent(sumOf(rows, "value"), book.total, 1)], "tot")}`;
      const bonds = book.positions.filter(bond);
      const stocks = book.positions.filter((position) => !bond(position));
      const words: Record<Entry["kind"], string> = {
        deposit: type.endsWith("IRA") ? "Contribution" : "Deposit",
        withdrawal: "Withdrawal",
        dividend: "Dividend",
        reinvest: "Dividend Reinvestment",
        interest: "Cash Interest",
        buy: "Buy",
        sell: "Sell - Rebalance",
        fee: "Advisory Fee",
      };
      return `<h1>${goal}</h1><div>${type} &middot; Account Number CRN-${book.digits}</div><div class=row><div>${summary((key) => book[key])}</div><div><table class=t>${head(["", "This Quarter", "Year to Date"])}${row(["Dividends", $(book.dividends), $(book.ytd.dividends)])}${row(["Fees", $(-book.fee), $(-book.ytd.fee)])}${row([type.endsWith("IRA") ? `${book.end.slice(0, 4)} Contributions` : "Deposits", $(book.deposits), $(book.ytd.deposits)])}</table><p class=s>Target allocation: ${Math.round((sumOf(stocks, "value") / book.invested) * 100)}% stocks / ${100 - Math.round((sumOf(stocks, "value") / book.invested) * 100)}% bonds. Your goal is within its drift tolerance of 3%.</p></div></div><h2>Holdings</h2><table class=t>${head(["Fund", `Price (${is})`, `Value (${was})`, `Shares (${is})`, `Value (${is})`, "% of Goal"])}${group("Stocks", stocks)}${group("Bonds", bonds)}${row(["Cash", "", $(book.coreBefore), "", $(book.core), percent(book.core, book.total, 1)])}${row(["Total", "", $(book.before), "", $(book.total), "100.0%"], "tot")}</table><h2>Activity</h2>${grid(
        "lllrrr",
        ["Date", "Transaction", "Fund", "Price", "Shares", "Amount"],
        book.entries.map((entry) => [
          date.abbreviatedBare(entry.day),
          words[entry.kind],
          entry.security?.symbol ?? "",
          entry.price ? $(entry.price) : "",
          entry.quantity ? shares(entry.quantity) : "",
          `${entry.amount < 0 ? "-" : ""}$${grouped(entry.amount)}`,
        ]),
        "class=t",
      )}`;
    };
    const pages = [cover, ...goals.map(detail)];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          (page) =>
            `<div class=top><span class=logo>cairnly</span><span class=s>${page === 1 ? "" : quarter}</span></div>`,
          (page) =>
            `Page ${page} of ${pages.length} &middot; Investing involves risk, including the loss of principal. Please report any error within ten days to support@cairnly.example. Not FDIC insured, no bank guarantee, may lose value.`,
        ),
      ),
      truth: toldOf(
        "Cairnly",
        goals.map(({ book, ira }) => ({
          kind: ira ? "ira" : "brokerage",
          book,
          holdings: [
            ...book.positions.filter((position) => !bond(position)),
            ...book.positions.filter(bond),
          ].map((position) => ({
            name: position.security.legal,
            symbol: position.security.symbol,
            value: position.value,
          })),
          cash: ["Cash"],
        })),
        "Cairnly Securities LLC",
        "Cairnly LLC",
        "Cairnly Securities",
      ),
    };
  },
};
