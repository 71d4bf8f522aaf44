import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import {
  type Entry,
  fullCaps,
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

const STYLE = `body{font:8pt/1.32 "Times New Roman",Times,serif;color:#111}${BASE}.top{display:flex;justify-content:space-between;border-bottom:1.5px solid #0b2f5b;margin-bottom:10px;padding-bottom:5px}.logo{font-size:16pt;letter-spacing:.5px;color:#0b2f5b}h2{font:bold 12pt "Times New Roman";color:#0b2f5b;margin:14px 0 4px}h3{font:bold 9pt Arial;margin:10px 0 2px;background:#dfe6ee;padding:2px 4px}table{font-family:Arial,sans-serif;font-size:7.3pt}.t th{font-size:6.8pt;border-bottom:1px solid #0b2f5b;vertical-align:bottom}.t td{padding-top:2.5px;padding-bottom:2.5px;vertical-align:top}.t .tot td{font-weight:bold;border-top:1px solid #0b2f5b}.t .blk td{border-top:1px solid #ddd}.foot{margin-top:18px;font-size:7pt;display:flex;justify-content:space-between}.s{font-size:6.8pt;color:#444}`;
const brackets = money.brackets;

/** An adviser network's paper: "Your Value This Statement", symbols in brackets behind names, bonds with a line of terms. */
export const ellery: Layout = {
  name: "tf-ellery-adviser",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 3 === 2;
    const book = makeBook(seed, {
      salt: 9,
      mix: { stock: [1, 3], etf: [0, 2], fund: [1, 3], bond: seed % 4 === 0 ? [0, 0] : [1, 3] },
      ira,
      fee: seed % 2 === 1,
    });
    const number = book.digits;
    const period = `${date.longNoYear(book.start)} to ${date.long(book.end)}`;
    const listed = (title: string, rows: readonly Position[]) =>
      rows.length === 0
        ? ""
        : `<h3>${title}</h3><table class=t>${head(["Description (Symbol or CUSIP)", "Quantity", "Price", "Value", "Total Cost Basis", "Gain or (Loss)&plusmn;", "Estimated Income Yield", "Estimated Annual Income"])}${rows.map((position) => row([`${escaped(fullCaps(position))} (${position.security.symbol})`, shares(position.quantity), `$${grouped(position.price)}0`, `$${grouped(position.value)}`, `$${grouped(position.cost)}`, brackets(position.gain), position.income > 0 ? percent(position.income, position.value) : "", position.income > 0 ? `$${grouped(position.income)}` : ""], "blk")).join("")}${row([`${title} Total`, "", "", `$${grouped(sumOf(rows, "value"))}`, `$${grouped(sumOf(rows, "cost"))}`, brackets(sumOf(rows, "gain")), percent(sumOf(rows, "income"), sumOf(rows, "value")), `$${grouped(sumOf(rows, "income"))}`], "tot")}</table>`;
    const bonds = book.ofKind("bond");
    const bondName = ({ security }: Position) => `${security.caps} ${security.second}`;
    const bondTable =
      bonds.length === 0
        ? ""
        : `<h3>Fixed Income</h3><table class=t>${head(["Description (CUSIP)", "Par Value", "Price", "Value", "Total Cost Basis", "Gain or (Loss)&plusmn;", "Estimated Annual Income"])}${bonds.map((position) => row([`${escaped(position.security.caps)}<br>${position.security.second} (${position.security.cusip})<br><span class=s>Ratings Information: Moody's: ${position.security.caps.startsWith("UNITED") ? "Aa1" : "A1"} &nbsp; Est. Accrued Interest (not in value)</span>`, `$${shares(position.quantity, 2)}`, `$${grouped(position.price)}0`, `$${grouped(position.value)}`, `$${grouped(position.cost)}`, brackets(position.gain), `$${grouped(position.income)}`], "blk")).join("")}${row(
            [
              "Fixed Income Total",
              `$${shares(
                bonds.reduce((sum, position) => sum + position.quantity, 0),
                2,
              )}`,
              "",
              `$${grouped(sumOf(bonds, "value"))}`,
              `$${grouped(sumOf(bonds, "cost"))}`,
              brackets(sumOf(bonds, "gain")),
              `$${grouped(sumOf(bonds, "income"))}`,
            ],
            "tot",
          )}</table>`;
    const income = book.dividends + book.interest;
    const ytdIncome = book.ytd.dividends + book.ytd.interest;
    const market = book.change + book.fee - income;
    const ytdMarket =
      book.total - book.ytd.before - book.ytd.deposits + book.ytd.withdrawals + book.ytd.fee - ytdIncome;
    const cells = (amount: number) => (amount === 0 ? "$ 0.00" : brackets(amount));
    const page1 = `<div class=row><div style="padding:12px 0 24px">${owner(book.person)}</div><div style="text-align:right">Account # ${number}<br><b>Your Financial Advisor:</b><br>MAREK J LINDQVIST<br>Gordon Ellery &amp; Associates, Inc.<br>310 HARBOR ST STE 800 | ST. PETERSBURG, FL 33701<br>(727) 555-0118<br><span class=s>Client Services: 800-555-0147 | Monday - Friday 8 a.m. to 9 p.m. ET</span></div></div><h2>${ira ? "Individual Retirement Account" : "Investment Account"} Summary</h2><div class=row style="border-top:1px solid #0b2f5b;border-bottom:1px solid #0b2f5b;padding:6px 0;text-align:center"><div>Your Value This Statement<br><b style="font-size:15pt">$${grouped(book.total)}</b></div><div>Value Last Statement<br><b style="font-size:11pt">$${grouped(book.before)}</b></div><div>Prior Year-End<br><b style="font-size:11pt">$${grouped(book.ytd.before)}</b></div></div><div class=row><div><h2>Activity</h2><table class=t>${head(["", "This Statement", "Year to Date"])}${row(["<b>Beginning Balance</b>", `<b>$ ${grouped(book.before)}</b>`, `<b>$ ${grouped(book.ytd.before)}</b>`])}${row(["Deposits", cells(book.deposits), cells(book.ytd.deposits)])}${row(["Income", cells(income), cells(ytdIncome)])}${row(["Withdrawals", cells(-book.withdrawals), cells(-book.ytd.withdrawals)])}${row(["Expenses", cells(-book.fee), cells(-book.ytd.fee)])}${row(["Change in Value", cells(market), cells(ytdMarket)])}${row(["Ending Balance", `$ ${grouped(book.total)}`, `$ ${grouped(book.total)}`], "tot")}${row(["Purchases", cells(-book.buys), ""])}${row(["Sales/Redemptions", cells(book.sales), ""])}</table></div><div><h2>Dollar-Weighted Performance</h2><p class=s>See Understanding Your Statement for important information about these calculations.</p>${grid("lrr", ["Performance Inception 03/17/16", "This Quarter", "YTD"], [["", `${(book.random.whole(-200, 500) / 100).toFixed(2)}%`, `${(book.random.whole(-300, 1200) / 100).toFixed(2)}%`]], "class=t")}<h2>Asset Allocation Analysis</h2>${grid(
      "lrr",
      ["", "Value", "Percentage"],
      [
        [
          "US Equity, Non-US Equity &amp; Funds",
          `$${grouped(book.invested - sumOf(bonds, "value"))}`,
          percent(book.invested - sumOf(bonds, "value"), book.total),
        ],
        ["Fixed Income", `$${grouped(sumOf(bonds, "value"))}`, percent(sumOf(bonds, "value"), book.total)],
        ["Cash &amp; Cash Alternatives", `$${grouped(book.core)}`, percent(book.core, book.total)],
      ],
      "class=t",
    )}</div></div><p class=s>Gordon Ellery &amp; Associates, Inc. Member New York Stock Exchange/SIPC. The account purpose on file is Growth with a medium risk tolerance and a time horizon exceeding 10 years.</p>`;
    const page2 = `<h2>Your Portfolio</h2><h3>Cash &amp; Cash Alternatives</h3><table class=t>${head(["Gordon Ellery Bank Deposit Program #", "Value", "Estimated Income Yield", "Estimated Annual Income"])}${row(["<span class=s>Your bank priority state: FL &nbsp; Participating banks recently added: none</span>", "", "", ""])}${row(["Gordon Ellery Bank", `$${grouped(book.core)}`, "", ""])}${row(["Gordon Ellery Bank Deposit Program Total", `$${grouped(book.core)}`, "0.25%", `$${grouped(Math.round(book.core * 0.0025))}`], "tot")}</table>${listed("Mutual Funds", book.ofKind("fund"))}${listed("Equities", book.ofKind("stock"))}${listed("Exchange-Traded Products (ETPs)", book.ofKind("etf"))}${bondTable}<br><table class=t>${row(["Portfolio Total", `$${grouped(book.total)}`], "tot")}</table><p class=s># Please see the Gordon Ellery Bank Deposit Program on the Understanding Your Statement page. &plusmn; Please see Cost Basis on the Understanding Your Statement page.</p>`;
    const words: Record<Entry["kind"], readonly [string, string, string]> = {
      deposit: ["Deposits", "Credit", ira ? "Current Year Contribution" : "ACH Credit"],
      withdrawal: ["Withdrawals", "Debit", ira ? "Normal Distribution" : "ACH Debit"],
      dividend: ["Income", "Dividend", ""],
      reinvest: ["Purchases", "Reinvest", ""],
      interest: ["Income", "Interest", "Gordon Ellery Bank Deposit Program"],
      buy: ["Purchases", "Buy", ""],
      sell: ["Sales/Redemptions", "Sell", ""],
      fee: ["Expenses", "Fee", "Asset-Based Advisory Fee"],
    };
    let balance = book.coreBefore;
    const page3 = `<h2>Your Activity</h2><table class=t><tr>${["Date", "Activity Category", "Activity Type", "Description (Symbol or CUSIP)"].map((text) => `<th>${text}</th>`).join("")}${["Quantity", "Price", "Amount", "Cash Balance"].map((text) => `<th class=r>${text}</th>`).join("")}</tr><tr><td></td><td colspan=6>Beginning Balance</td><td class=r>$${grouped(balance)}</td></tr>${book.entries
      .map((entry) => {
        balance += entry.amount;
        const [category, type, what] = words[entry.kind];
        return `<tr><td>${date.slash(entry.day)}</td><td>${category}</td><td>${type}</td><td>${entry.security ? `${escaped(entry.security.caps)} (${entry.security.symbol || entry.security.cusip})` : what}</td><td class=r>${entry.quantity ? shares(entry.quantity) : ""}</td><td class=r>${entry.price ? `$${grouped(entry.price)}0` : ""}</td><td class=r>${brackets(entry.amount)}</td><td class=r>${brackets(balance)}</td></tr>`;
      })
      .join(
        "",
      )}</table><h2>Understanding Your Statement</h2><div class=row class=s><div class=s><b>Bank Deposit Program</b> - An automatic cash sweep program that deposits available cash into interest-bearing accounts at one or more banks. The balances are insured by the FDIC, not SIPC, up to $250,000 per bank. <b>Cost Basis</b> - Cost basis information for uncovered securities will not be reported to the IRS.</div><div class=s><b>Estimated Annual Income and Estimated Income Yield</b> - are estimates; actual income may be lower or higher. <b>Pricing</b> - While sources used for pricing publicly traded securities are considered reliable, the prices may be based on estimates. <b>Reinvestments</b> - Additional shares bought by dividends increase the cost basis.</div></div>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          (page) =>
            `<div class=top><span class=logo>GORDON ELLERY<sup style="font-size:7pt">&reg;</sup></span><span>${page === 1 ? "" : `${book.person.name}'s ${ira ? "IRA" : "Investment Account"} &nbsp; Account # ${number} &nbsp; `}<b>${period}</b></span></div>`,
          (page) =>
            `<span>Account carried by Gordon Ellery &amp; Associates, Inc., Member New York Stock Exchange/SIPC</span><span>Page ${page} of ${pages.length}</span>`,
        ),
      ),
      truth: toldOf(
        "GORDON ELLERY",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book,
            holdings: [
              ...[...book.ofKind("fund"), ...book.ofKind("stock"), ...book.ofKind("etf")].map((position) => ({
                name: fullCaps(position),
                symbol: position.security.symbol,
                value: position.value,
              })),
              ...bonds.map((position) => ({
                name: bondName(position),
                value: position.value,
                also: [position.security.caps],
              })),
            ],
            cash: [
              "Gordon Ellery Bank",
              "Gordon Ellery Bank Deposit Program",
              "Gordon Ellery Bank Deposit Program #",
            ],
          },
        ],
        "Gordon Ellery & Associates, Inc.",
        "Gordon Ellery & Associates",
      ),
    };
  },
};
