import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, grouped, money } from "../print-styles.ts";
import {
  cell,
  type Entry,
  head,
  makeBook,
  owner,
  type Position,
  plainCaps,
  row,
  shares,
  sheets,
  sumOf,
  toldOf,
} from "./tf-data.ts";

const STYLE = `body{font:7.6pt/1.3 Helvetica,Arial,sans-serif;color:#111}${BASE}.top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px}.logo{font:bold 15pt "Times New Roman",serif;color:#00467f}.logo small{display:block;font:6.5pt Helvetica}h2{background:#00467f;color:#fff;font-size:8.5pt;padding:2px 6px;margin:12px 0 4px}h3{font-size:8pt;margin:8px 0 2px}.t th{font-size:6.6pt;font-weight:normal;font-style:italic;border-bottom:1px solid #555;vertical-align:bottom}.t td{padding-top:1.5px;padding-bottom:1.5px;vertical-align:top;font-size:7.2pt}.t .tot td{font-weight:bold;border-top:1px solid #555}.npv{font-size:12pt;display:flex;justify-content:space-between;border-bottom:2px solid #00467f;margin-top:6px}.ind{color:#444;font-size:6.6pt;padding-left:10px}.foot{margin-top:18px;font-size:6.5pt;display:flex;justify-content:space-between}`;
const longPadded = (day: string) => `${date.long(day).split(" ")[0]} ${day.slice(8)}, ${day.slice(0, 4)}`;

/** A wire house's cash management account: net portfolio value, assets beside cash flow, lots with subtotals, funds with notes below. */
export const pomeroy: Layout = {
  name: "tf-pomeroy-cma",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 3 === 1;
    const name = ira ? "IRRA" : "CMA";
    const book = makeBook(seed, {
      salt: 7,
      mix: { stock: [3, 5], etf: [0, 1], fund: [1, 3] },
      ira,
      fractions: seed % 4 === 0,
    });
    const number = `${book.digits.slice(0, 1)}RX-${book.digits.slice(3)}`;
    const stocks = [...book.ofKind("stock"), ...book.ofKind("etf")];
    const funds = book.ofKind("fund");
    const last = addDays(book.start, -1);
    const acquired = (day: string) => date.short(day);
    const equity = (position: Position) => {
      let left = position.value;
      let earned = position.income;
      const lines = position.lots.map((lot, index) => {
        const final = index === position.lots.length - 1;
        const value = final ? left : Math.round((lot.quantity * position.price) / 1000);
        const income = final ? earned : Math.round((position.income * lot.quantity) / position.quantity);
        left -= value;
        earned -= income;
        return `<tr><td>${index === 0 ? escaped(plainCaps(position)) : ""}</td><td>${index === 0 ? position.security.symbol : ""}</td>${[acquired(lot.day), shares(lot.quantity, 4), `${grouped(Math.round((lot.cost * 1000) / lot.quantity))}00`, grouped(lot.cost), `${grouped(position.price)}00`, grouped(value), cell(value - lot.cost), position.income > 0 ? String(Math.round(income / 100)) : "", position.income > 0 ? (position.security.yields / 100).toFixed(2).replace(/^0/, "") : ""].map((text) => `<td class=r>${text}</td>`).join("")}</tr>`;
      });
      const subtotal = `<tr><td></td><td></td><td class=r>Subtotal</td><td class=r>${shares(position.quantity, 4)}</td><td></td><td class=r>${grouped(position.cost)}</td><td></td><td class=r>${grouped(position.value)}</td><td class=r>${cell(position.gain)}</td><td class=r>${position.income > 0 ? Math.round(position.income / 100) : ""}</td><td></td></tr>`;
      return lines.join("") + (position.lots.length > 1 ? subtotal : "");
    };
    const fund = (position: Position) =>
      `<tr>${[escaped(`${position.security.caps} ${position.security.second}`), shares(position.quantity, 4), grouped(position.cost), `${grouped(position.price)}00`, grouped(position.value), cell(position.gain), grouped(Math.round(position.cost * 0.86)), cell(position.value - Math.round(position.cost * 0.86)), position.income > 0 ? String(Math.round(position.income / 100)) : ""].map((text, index) => `<td${index > 0 ? " class=r" : ""}>${text}</td>`).join("")}</tr><tr><td colspan=9 class=ind>SYMBOL: ${position.security.symbol} &nbsp;&nbsp; Initial Purchase: ${acquired(position.lots[0]?.day ?? book.start)}<br>${/BOND|RETURN/.test(position.security.caps) ? "Fixed Income 100%" : "Equity 100%"}</td></tr>`;
    const [net, wasNet] = [`$${grouped(book.total)}`, `$${grouped(book.before)}`];
    const market = book.change - book.dividends - book.interest;
    const page1 = `<div class=row><div style="padding-top:6px">Online at: www.mypomeroy.example<br><br>${owner(book.person)}</div><div style="text-align:right">Account Number: <b>${number}</b><br>24-Hour Assistance: (800) 555-0176<br>Access Code: 46-${book.digits.slice(0, 3)}-0${book.digits.slice(4)}</div></div><div class=npv><span>Net Portfolio Value:</span><b>${net}</b></div><div class=row style="margin-top:8px"><div><b>Your Financial Advisor:</b><br>THE BRANNIGAN GROUP<br>600 CHESTNUT STREET 4TH FL<br>CHATTANOOGA TN 37402<br>1-800-555-0190</div><div>${ira ? "This is your Individual Retirement Rollover Account statement." : "Trust Management Account options are available through your advisor."}</div></div><h2>${ira ? "RETIREMENT ACCOUNT - IRRA" : "CMA&reg; ACCOUNT"} &nbsp;&nbsp; ${longPadded(book.start)} - ${longPadded(book.end)}</h2><table class=t style="width:60%">${head(["", "This Statement", "Year to Date"])}${row([`Opening Value (${date.noYear(book.start)})`, wasNet, `$${grouped(book.ytd.before)}`])}${row(["Total Credits", grouped(book.deposits + book.dividends + book.interest), grouped(book.ytd.deposits + book.ytd.dividends + book.ytd.interest)])}${row(["Total Debits", cell(-book.withdrawals), cell(-book.ytd.withdrawals)])}${row(["Securities You Transferred In/Out", "-", "-"])}${row(["Market Gains/(Losses)", cell(market), cell(book.ytdChange - book.ytd.dividends - book.ytd.interest)])}${row([`Closing Value (${date.noYear(book.end)})`, net, net], "tot")}</table><div class=row><div><h3>ASSETS</h3><table class=t>${head(["", date.longNoYear(book.end), date.longNoYear(last)])}${row(["Cash/Money Accounts", grouped(book.core), grouped(book.coreBefore)])}${row(["Fixed Income", "-", "-"])}${row(["Equities", grouped(sumOf(stocks, "value")), grouped(sumOf(stocks, "before"))])}${row(["Mutual Funds", grouped(sumOf(funds, "value")), grouped(sumOf(funds, "before"))])}${row(["Options", "-", "-"])}${row(["Other", "-", "-"])}${row(["Subtotal (Long Portfolio)", grouped(book.total), grouped(book.before)])}${row(["TOTAL ASSETS", net, wasNet], "tot")}</table><h3>LIABILITIES</h3><table class=t>${row(["Debit Balance", "-", "-"])}${row(["Short Market Value", "-", "-"])}${row(["TOTAL LIABILITIES", "-", "-"], "tot")}${row(["NET PORTFOLIO VALUE", net, wasNet], "tot")}</table></div><div><h3>CASH FLOW</h3><table class=t>${head(["", "This Statement", "Year to Date"])}${row(["<b>Opening Cash/Money Accounts</b>", `$${grouped(book.coreBefore)}`, ""])}${row(["CREDITS", "", ""])}${row(["Funds Received", book.deposits === 0 ? "-" : grouped(book.deposits), grouped(book.ytd.deposits)])}${row(["Electronic Transfers", "-", "-"])}${row(["Subtotal", grouped(book.deposits), grouped(book.ytd.deposits)])}${row(["DEBITS", "", ""])}${row(["Electronic Transfers", cell(-book.withdrawals), cell(-book.ytd.withdrawals)])}${row(["Margin Interest Charged", "-", "-"])}${row(["Net Cash Flow", money.brackets(book.deposits - book.withdrawals), ""], "tot")}${row(["Dividends/Interest Income", grouped(book.dividends + book.interest), grouped(book.ytd.dividends + book.ytd.interest)])}${row(["Security Purchases/Debits", cell(-book.buys), ""])}${row(["Security Sales/Credits", grouped(book.sales), ""])}${row(["Closing Cash/Money Accounts", `$${grouped(book.core)}`, ""], "tot")}</table></div></div><p class=small>Pomeroy, Hale, Finch &amp; Strand Incorporated (also referred to as "PHF&amp;S" or "Pomeroy") makes available certain investment products sponsored, managed, distributed or provided by companies that are affiliates of Carolina Corporation. Member SIPC. Investment products: <b>Are Not FDIC Insured &nbsp; Are Not Bank Guaranteed &nbsp; May Lose Value</b></p>`;
    const title = `YOUR ${name} ASSETS`;
    const page2 = `<h2>${title}</h2><h3>CASH/MONEY ACCOUNTS</h3><table class=t>${head(["Description", "Quantity", "Total Cost Basis", "Estimated Market Price", "Estimated Market Value", "Estimated Annual Income", "Est. Annual Yield%"])}${row(["+CAROLINA BANK DEPOSIT PROGRAM", shares(Math.floor(book.core / 100) * 1000, 2), grouped(book.core), "1.0000", grouped(book.core), String(Math.round(book.core / 1_000_000)), ".01"])}${row(["TOTAL", "", grouped(book.core), "", grouped(book.core), String(Math.round(book.core / 1_000_000)), ".01"], "tot")}</table><h3>EQUITIES</h3><table class=t><tr><th>Description</th><th>Symbol</th>${["Acquired", "Quantity", "Unit Cost Basis", "Total Cost Basis", "Estimated Market Price", "Estimated Market Value", "Unrealized Gain/(Loss)", "Estimated Annual Income", "Current Yield%"].map((text) => `<th class=r>${text}</th>`).join("")}</tr>${stocks.map(equity).join("")}<tr class=tot><td colspan=5>TOTAL</td><td class=r>${grouped(sumOf(stocks, "cost"))}</td><td></td><td class=r>${grouped(sumOf(stocks, "value"))}</td><td class=r>${cell(sumOf(stocks, "gain"))}</td><td class=r>${Math.round(sumOf(stocks, "income") / 100)}</td><td></td></tr></table>${funds.length > 0 ? `<h3>MUTUAL FUNDS/CLOSED END FUNDS/UIT</h3><table class=t>${head(["Description", "Quantity", "Total Cost Basis", "Estimated Market Price", "Estimated Market Value", "Unrealized Gain/(Loss)", "Total Client Investment", "Cumulative Investment Return ($)", "Estimated Annual Income"])}${funds.map(fund).join("")}<tr class=tot><td>TOTAL</td><td></td><td class=r>${grouped(sumOf(funds, "cost"))}</td><td></td><td class=r>${grouped(sumOf(funds, "value"))}</td><td class=r>${cell(sumOf(funds, "gain"))}</td><td></td><td></td><td class=r>${Math.round(sumOf(funds, "income") / 100)}</td></tr></table>` : ""}<br><table class=t>${head(["LONG PORTFOLIO", "Adjusted/Total Cost Basis", "Estimated Market Value", "Unrealized Gain/(Loss)"])}${row(["TOTAL", grouped(book.cost + book.core), grouped(book.total), cell(book.gain)], "tot")}</table><p class=small><b>Total Client Investment:</b> Cost of shares directly purchased and still held. Does not include shares purchased through reinvestment. <b>Cumulative Investment Return:</b> Estimated Market Value minus Total Client Investment. Initial Purchase: Date of your initial investment in this fund.</p>`;
    const words: Record<Entry["kind"], string> = {
      deposit: ira ? "IRA Contribution" : "Funds Received",
      withdrawal: ira ? "IRA Distribution" : "Withdrawal",
      dividend: "* Dividend",
      reinvest: "Reinvestment",
      interest: "Bank Interest",
      buy: "Purchase",
      sell: "Sale",
      fee: "Fee",
    };
    const activity = (title2: string, kinds: ReadonlyArray<Entry["kind"]>) => {
      const rows = book.entries.filter((entry) => kinds.includes(entry.kind));
      if (rows.length === 0) return "";
      return `<h3>${title2}</h3>${grid(
        "lllrrr",
        [
          "Date",
          "Description",
          "Transaction Type",
          "Quantity",
          "Unit Price",
          kinds.includes("buy") ? "Debit/Credit" : "Amount",
        ],
        rows.map((entry) => [
          date.noYear(entry.day),
          escaped(
            entry.security?.caps ??
              (entry.kind === "interest" ? "CAROLINA BANK DEPOSIT PROGRAM" : "TR FROM/TO CHECKING"),
          ),
          words[entry.kind],
          entry.quantity ? shares(entry.quantity, 4) : "",
          entry.price ? `${grouped(entry.price)}00` : "",
          cell(entry.amount),
        ]),
        "class=t",
      )}`;
    };
    const page3 = `<h2>YOUR ${name} TRANSACTIONS</h2>${activity("DIVIDENDS/INTEREST INCOME TRANSACTIONS", ["dividend", "interest"])}${activity("SECURITY TRANSACTIONS", ["buy", "sell"])}${activity("CASH/OTHER TRANSACTIONS", ["deposit", "withdrawal"])}<p class=small>* Dividend reinvestment is not elected. Customer Service: please advise your Financial Advisor immediately of any discrepancies on your statement.</p>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          (page) =>
            `<div class=top><div class=logo>POMEROY<small>A CAROLINA BANK COMPANY</small></div><div style="text-align:right">${page === 1 ? "" : `${book.person.name}<br>Account Number: ${number}<br>`}${longPadded(book.start)} - ${longPadded(book.end)}</div></div>`,
          (page) => `<span>+</span><span>${book.digits.slice(0, 3)} ${page} of ${pages.length}</span>`,
        ),
      ),
      truth: toldOf(
        "POMEROY",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book: { ...book, last4: number.replaceAll("-", "").slice(-4) },
            holdings: [
              ...stocks.map((position) => ({
                name: plainCaps(position),
                symbol: position.security.symbol,
                value: position.value,
              })),
              ...funds.map((position) => ({
                name: `${position.security.caps} ${position.security.second}`,
                symbol: position.security.symbol,
                value: position.value,
              })),
            ],
            cash: ["CAROLINA BANK DEPOSIT PROGRAM", "+CAROLINA BANK DEPOSIT PROGRAM"],
          },
        ],
        "Pomeroy, Hale, Finch & Strand Incorporated",
        "Pomeroy, Hale, Finch & Strand",
        "PHF&S",
      ),
    };
  },
};
