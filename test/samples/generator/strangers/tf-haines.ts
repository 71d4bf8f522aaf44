import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
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

const STYLE = `body{font:8.4pt/1.35 "Helvetica Neue",Arial,sans-serif;color:#222}${BASE}.top{display:flex;justify-content:space-between;margin-bottom:14px}.logo{font:bold 17pt Georgia,serif}.logo small{display:block;font:6.5pt Arial;letter-spacing:1px}h2{font:bold 11pt Arial;border-bottom:4px solid #ffc72c;margin:16px 0 4px;padding-bottom:2px}.t th{font-size:7.4pt;border-bottom:1px solid #999;vertical-align:bottom}.t td{padding-top:3px;padding-bottom:3px;border-bottom:1px solid #e5e5e5;vertical-align:top}.t .tot td{font-weight:bold;border-bottom:2px solid #222}.val{background:#f6f3ea;padding:10px;border-radius:8px}.val b{font-size:17pt}.foot{margin-top:20px;font-size:7pt;text-align:center;color:#555}.s{color:#666;font-size:7pt}`;
const $ = money.dollar;

/** A branch-office adviser's paper: value boxes with earlier values, mixed-case names with a symbol line below. */
export const haines: Layout = {
  name: "tf-haines-branch-office",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 2 === 0;
    const book = makeBook(seed, {
      salt: 8,
      mix: { stock: [1, 4], etf: [0, 1], fund: [2, 4] },
      ira,
      reinvest: true,
      fee: seed % 3 === 0,
    });
    const number = `${book.digits.slice(0, 3)}-${book.digits.slice(3)}-1-${book.random.whole(0, 9)}`;
    const { random } = book;
    const mmf = seed % 4 < 2;
    const title = ira
      ? seed % 4 === 0
        ? "Roth Individual Retirement Account - Select"
        : "Traditional Individual Retirement Account - Select"
      : "Single Account - Select";
    const short = date.abbreviatedBare;
    const ago = (years: number) => $(Math.round((book.total * random.whole(780, 960)) / 1000 / years ** 0.2));
    const market = book.change + book.fee;
    const ytdMarket = book.total - book.ytd.before - book.ytd.deposits + book.ytd.withdrawals + book.ytd.fee;
    const list = (name: string, rows: readonly Position[]) =>
      rows.length === 0
        ? ""
        : `<table class=t style="margin-top:10px">${head([name, "Price", "Quantity", "Cost Basis", "Unrealized Gain/Loss", "Value"])}${rows.map((position) => row([`${escaped(position.security.legal)}<br><span class=s>Symbol: ${position.security.symbol} &nbsp; Asset Category: ${position.security.yields > 250 ? "Growth &amp; Income" : "Growth"}</span>`, grouped(position.price), shares(position.quantity), $(position.cost), $(position.gain), $(position.value)])).join("")}${row([`Total ${name.toLowerCase()}`, "", "", $(sumOf(rows, "cost")), $(sumOf(rows, "gain")), $(sumOf(rows, "value"))], "tot")}</table>`;
    const cashName = mmf ? "Haines Money Market Fund Investment Shares" : "Insured Bank Deposit";
    const out = book.coreBefore - book.core > 0 ? book.coreBefore - book.core : 0;
    const into = book.core - book.coreBefore > 0 ? book.core - book.coreBefore : 0;
    const page1 = `<div class=row><div style="padding:26px 0">${owner(book.person)}</div><div class=val><div style="font-weight:bold">Account Value</div><b>${$(book.total)}</b><table class=t style="margin-top:6px">${row(["1 Month Ago", $(book.before)])}${row(["1 Year Ago", ago(1)])}${row(["3 Years Ago", ago(3)])}${row(["5 Years Ago", ago(5)])}</table></div></div><h2>${title}</h2>${ira ? `<div>Haines Trust Company As Cust FBO ${book.person.name} IRA</div>` : ""}<div><b>Portfolio Objective - Account:</b> Balanced Toward Growth</div><div class=row><div><h2>Value Summary</h2><table class=t>${head(["", "This Period", "This Year"])}${row(["Beginning Value", $(book.before), $(book.ytd.before)])}${row(["Assets Added to Account", grouped(book.deposits), grouped(book.ytd.deposits)])}${row(["Assets Withdrawn from Account", money.plain(-book.withdrawals), money.plain(-book.ytd.withdrawals)])}${row(["Fees and Charges", money.plain(-book.fee), money.plain(-book.ytd.fee)])}${row(["Change in Value", money.plain(market), money.plain(ytdMarket)])}${row(["Ending Value", $(book.total), ""], "tot")}</table></div><div><h2>Rate of Return</h2><table class=t>${head(["Your Personal Rate of Return for", "This Quarter", "Year to Date", "Last 12 Months", "3 Years Annualized"])}${row(["Assets Held at Walter Haines", ...[2, 6, 9, 7].map((size) => `${(size + random.whole(-150, 150) / 100).toFixed(2)}%`)])}</table><p class=s>Your Personal Rate of Return: measures the investment performance of your account. It incorporates the timing of your additions and withdrawals and reflects commissions and fees paid.</p></div></div><p class=s>For more information regarding the Value Summary section, please visit www.walterhaines.example/mystatementguide. Information about your rate of return, including the time periods and the method used, is at www.walterhaines.example/performance.</p>`;
    const page2 = `<h2>Account Holdings <span style="font-weight:normal;font-size:8.4pt">(as of ${short(book.end)})</span></h2><div><b>Assets Held At Walter Haines</b></div><table class=t>${head([mmf ? "Money market funds" : "Cash, Insured Bank Deposit &amp; money market funds", mmf ? "7-Day Yield" : "Interest Rate", "Beginning Balance", "Deposits", "Withdrawals", "Ending Balance"])}${row([cashName, mmf ? "3.87%" : "0.10%*", $(book.coreBefore), into > 0 ? grouped(into) : "&mdash;", out > 0 ? `-${grouped(out)}` : "&mdash;", $(book.core)])}</table>${list("Stocks", book.ofKind("stock"))}${list("Exchange traded &amp; closed end funds", book.ofKind("etf"))}${list("Mutual funds", book.ofKind("fund"))}<table class=t style="margin-top:10px">${row(["Total Account Value", $(book.total)], "tot")}</table><p class=s>${mmf ? "" : "* The interest rate is the current rate as of the statement date. Insured Bank Deposit balances are held at program banks. "}Cost basis is the amount of your investment for tax purposes and is not the same as a rate of return. Unrealized gain/loss does not include reinvested dividends in its measure of performance.</p>`;
    const words: Record<Entry["kind"], string> = {
      deposit: ira ? "Contribution for current year" : "Electronic Transfer from Bank",
      withdrawal: ira ? "Distribution, Federal Tax Withholding Declined" : "Electronic Transfer to Bank",
      dividend: "Dividend on",
      reinvest: "Reinvestment into",
      interest: `Interest on ${cashName}`,
      buy: "Buy",
      sell: "Sell",
      fee: "Account Fee",
    };
    const page3 = `<h2>Income Summary</h2>${grid(
      "lrr",
      ["", "This Period", "This Year"],
      [
        [ira ? "Tax-deferred income" : "Dividends - Qualified", $(book.dividends), $(book.ytd.dividends)],
        ["Interest", $(book.interest), $(book.ytd.interest)],
        [
          "<b>Total</b>",
          `<b>${$(book.dividends + book.interest)}</b>`,
          `<b>${$(book.ytd.dividends + book.ytd.interest)}</b>`,
        ],
      ],
      "class=t",
    )}<h2>Investment and Other Activity by Date</h2>${grid(
      "llrrr",
      ["Date", "Description", "Quantity", "Price", "Amount"],
      book.entries.map((entry) => [
        date.bareNoYear(entry.day),
        escaped(entry.security ? `${words[entry.kind]} ${entry.security.legal}` : words[entry.kind]),
        entry.quantity ? shares(entry.quantity) : "",
        entry.price ? grouped(entry.price) : "",
        $(entry.amount),
      ]),
      "class=t",
    )}<h2>Your Relationship and Mailing Group(s)</h2><p class=s>By establishing a relationship group, accounts can be viewed together and your financial advisor can have a fuller view of your goals. Account Holder: ${book.person.name} &bull; Account Type: ${title} &bull; Mailing Group 1.</p><p class=s><b>Account Safety.</b> Please review your statement carefully. If you believe there are errors on your account, you must notify us promptly of your concerns. Walter Haines &amp; Co., L.P. is a member of SIPC, which protects customers up to $500,000 (including $250,000 for claims for cash). <b>Fair Market Value for Individual Retirement Accounts.</b> Your account's fair market value as of Dec. 31 will be reported to the IRS as required by law.</p>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          (page) =>
            `<div class=top><div class=logo>Walter Haines<small>201 Progress Parkway, Maryland Heights, MO 63043 &nbsp; Member SIPC</small></div><div>${page === 1 ? "<b>Dana P Ostrowski</b><br>Financial Advisor<br>(573) 555-0142" : book.person.name}</div><div style="text-align:right">Account Number: <b>${number}</b><br>Statement Date: <b>${date.monthDay(book.start)} - ${short(book.end)}</b><br>Page ${page} of ${pages.length}</div></div>`,
          () => `www.walterhaines.example`,
        ),
      ),
      truth: toldOf(
        "Walter Haines",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book: { ...book, last4: number.replaceAll("-", "").slice(-4) },
            holdings: [
              ...(mmf ? [{ name: cashName, value: book.core }] : []),
              ...[...book.ofKind("stock"), ...book.ofKind("etf"), ...book.ofKind("fund")].map((position) => ({
                name: position.security.legal,
                symbol: position.security.symbol,
                value: position.value,
              })),
            ],
            ...(!mmf && { cash: [cashName] }),
          },
        ],
        "Walter Haines & Co., L.P.",
        "Walter Haines & Co.",
        "Haines Trust Company",
      ),
    };
  },
};
