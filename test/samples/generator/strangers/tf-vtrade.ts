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
  percent,
  perUnit,
  plainCaps,
  row,
  shares,
  sheets,
  sumOf,
  toldOf,
} from "./tf-data.ts";

const STYLE = `body{font:7.6pt/1.3 Arial,Helvetica,sans-serif;color:#14213d}${BASE}.top{display:flex;justify-content:space-between;border-bottom:1px solid #5627d8;padding-bottom:4px;margin-bottom:10px}.logo b{color:#5627d8;font-size:14pt}.logo span{font-size:9pt}h2{font-size:9pt;margin:14px 0 2px;color:#5627d8}h1{font-size:14pt;font-weight:normal;margin:6px 0}.t th{font-size:6.8pt;border-bottom:1px solid #14213d;vertical-align:bottom}.t td{padding-top:2px;padding-bottom:2px;vertical-align:top}.t .tot td{font-weight:bold;border-top:1px solid #14213d}.t .sec td{padding-top:6px}.foot{margin-top:20px;font-size:6.5pt;border-top:1px solid #aaa;padding-top:3px}.dots td:first-child{border-bottom:1px dotted #888}`;

/** An online broker inside a wire house: totals including accrued interest, every lot on its own line and a total below. */
export const vtrade: Layout = {
  name: "tf-vtrade-client-statement",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 4 === 3;
    const book = makeBook(seed, {
      salt: 6,
      mix: { stock: [2, 4], etf: [1, 2] },
      ira,
      option: seed % 2 === 0 && !ira,
    });
    const mmf = seed % 3 === 1;
    const number = `${book.digits.slice(0, 3)}-${book.digits.slice(2)}-2${book.digits.slice(0, 2)}`;
    const last4 = number.replaceAll("-", "").slice(-4);
    const told = { ...book, last4 };
    const short = date.bareShort;
    const period = `${date.longNoYear(book.start)}-${Number(book.end.slice(8))}, ${book.end.slice(0, 4)}`;
    const kind = ira ? "Traditional IRA" : "Self-Directed Brokerage Account";
    const optionName = ({ security }: Position) => {
      const [day = "", strike = ""] = security.cusip.split("|");
      return `CALL ${security.caps} ${strike}.000 ${date.short(day)}`;
    };
    const option = book.ofKind("option");
    const sections: ReadonlyArray<readonly [string, string, readonly Position[]]> = [
      ["STOCKS", "COMMON STOCKS", book.ofKind("stock")],
      ["EXCHANGE-TRADED & CLOSED-END FUNDS", "", book.ofKind("etf")],
    ];
    const lots = (position: Position) => {
      const per = (cost: number, quantity: number) => `$${grouped(Math.round((cost * 1000) / quantity))}`;
      const yearly = position.income > 0 ? `$${grouped(position.income)}` : "&mdash;";
      const yields = position.income > 0 ? percent(position.income, position.value).slice(0, -1) : "&mdash;";
      const name = `${escaped(plainCaps(position))} (${position.security.symbol})`;
      const [one, other] = position.lots;
      if (one && other === undefined)
        return `<tr class=sec><td>${name}</td><td class=r>${date.bareShort(one.day)}</td><td class=r>${shares(position.quantity)}</td><td class=r>${per(position.cost, position.quantity)}</td><td class=r>$${grouped(position.price)}0</td><td class=r>$${grouped(position.cost)}</td><td class=r>$${grouped(position.value)}</td><td class=r>${money.brackets(position.gain)}</td><td class=r>${yearly}</td><td class=r>${yields}</td></tr>`;
      let left = position.value;
      const lines = position.lots.map((lot, index) => {
        const value =
          index === position.lots.length - 1 ? left : Math.round((lot.quantity * position.price) / 1000);
        left -= value;
        return `<tr${index === 0 ? " class=sec" : ""}><td>${index === 0 ? name : ""}</td><td class=r>${date.bareShort(lot.day)}</td><td class=r>${shares(lot.quantity)}</td><td class=r>${per(lot.cost, lot.quantity)}</td><td class=r>${index === 0 ? `$${grouped(position.price)}0` : ""}</td><td class=r>$${grouped(lot.cost)}</td><td class=r>$${grouped(value)}</td><td class=r>${money.brackets(value - lot.cost)} ${index === 0 ? "LT" : "ST"}</td><td></td><td></td></tr>`;
      });
      return `${lines.join("")}<tr style="font-weight:bold"><td></td><td class=r>Total</td><td class=r>${shares(position.quantity)}</td><td></td><td></td><td class=r>${grouped(position.cost)}</td><td class=r>${grouped(position.value)}</td><td class=r>${cell(position.gain)}</td><td class=r>${yearly}</td><td class=r>${yields}</td></tr>`;
    };
    const HEAD = head([
      "Security Description",
      "Trade Date",
      "Quantity",
      "Unit Cost",
      "Share Price",
      "Total Cost",
      "Market Value",
      "Unrealized Gain/(Loss)",
      "Est Ann Income",
      "Current Yield %",
    ]);
    const share = (rows: readonly Position[]) => percent(sumOf(rows, "value"), book.total);
    const section = ([title, sub, rows]: (typeof sections)[number]) =>
      rows.length === 0
        ? ""
        : `<h2>${escaped(title)}</h2>${sub && `<b>${sub}</b>`}<table class=t>${HEAD}${rows.map(lots).join("")}<tr class=tot><td>${escaped(title)}</td><td class=r>${share(rows)}</td><td colspan=3></td><td class=r>$${grouped(sumOf(rows, "cost"))}</td><td class=r>$${grouped(sumOf(rows, "value"))}</td><td class=r>${money.brackets(sumOf(rows, "gain"))}</td><td class=r>$${grouped(sumOf(rows, "income"))}</td><td class=r>${percent(sumOf(rows, "income"), sumOf(rows, "value")).slice(0, -1)}</td></tr></table>`;
    const cashName = mmf ? "KESSLER LIQ GOVT MMF SVC" : "KESSLER BRANDT PRIVATE BANK NA";
    const cashRow = [
      `${cashName}${mmf ? " (KLGXX)" : " #"}`,
      `$${grouped(book.core)}`,
      mmf ? "3.980" : "&mdash;",
      mmf ? `$${grouped(Math.round(book.core * 0.0398))}` : "$1.00",
      mmf ? "&mdash;" : "0.010",
    ];
    const before = `(as of ${short(book.start)})`;
    const change = book.change - book.dividends - book.interest;
    const page1 = `<div class=row><div><h1>CLIENT STATEMENT <span style="color:#888">|</span> For the Period ${period}</h1><br><b>STATEMENT FOR:</b><br>${book.person.name}<br><br><br>${owner(book.person)}<br><br><br></div><div style="flex:0 0 260px"><table class=t><tr><td><b>Beginning Total Value</b> ${before}</td><td class=r><b>$${grouped(book.before)}</b></td></tr><tr><td><b>Ending Total Value</b> (as of ${short(book.end)})</td><td class=r><b>$${grouped(book.total)}</b></td></tr><tr><td><i>Includes Accrued Interest</i></td><td></td></tr></table><br><b>Access Your Account Online At</b><br>www.vtrade.example<br><br><b>Customer Service</b><br>800-555-0138 &nbsp; 24 hours a day, 7 days a week<br><br>Kessler Brandt Securities LLC. Member SIPC. V*TRADE is a business of Kessler Brandt.</div></div><p style="text-align:center;border:1px solid #14213d;padding:6px"><b>INVESTMENTS AND INSURANCE PRODUCTS: NOT FDIC INSURED &bull; NOT A BANK DEPOSIT &bull; NOT INSURED BY ANY FEDERAL GOVERNMENT AGENCY &bull; NOT BANK GUARANTEED &bull; MAY LOSE VALUE</b></p>`;
    const page2 = `<h1>Account Summary</h1><div class=row><div><h2>CHANGE IN VALUE OF YOUR ACCOUNT (includes accrued interest)</h2><table class=t>${head(["", `This Period (${short(book.start)}-${short(book.end)})`, `This Year (1/1/${book.end.slice(2, 4)}-${short(book.end)})`])}${row(["<b>TOTAL BEGINNING VALUE</b>", `<b>$${grouped(book.before)}</b>`, `<b>$${grouped(book.ytd.before)}</b>`])}${row(["Credits", book.deposits === 0 ? "&mdash;" : grouped(book.deposits), grouped(book.ytd.deposits)])}${row(["Debits", book.withdrawals === 0 ? "&mdash;" : cell(-book.withdrawals), cell(-book.ytd.withdrawals)])}${row(["Security Transfers", "&mdash;", "&mdash;"])}${row(["Net Credits/Debits/Transfers", money.brackets(book.deposits - book.withdrawals), money.brackets(book.ytd.deposits - book.ytd.withdrawals)], "tot")}${row(["Change in Value", cell(book.change), cell(book.ytdChange)])}${row(["TOTAL ENDING VALUE", `$${grouped(book.total)}`, `$${grouped(book.total)}`], "tot")}</table></div><div><h2>ASSET ALLOCATION (includes accrued interest)</h2><table class=t>${head(["", "Market Value", "Percentage"])}${row(["Cash", `$${grouped(book.core)}`, percent(book.core, book.total)])}${row(["Equities", grouped(book.total - book.core), percent(book.total - book.core, book.total)])}${row(["TOTAL VALUE", `$${grouped(book.total)}`, "100.00%"], "tot")}</table><p class=small>FDIC rules apply and Bank Deposits are eligible for FDIC insurance but are not covered by SIPC. Cash and securities (including MMFs) are eligible for SIPC coverage.</p></div></div><div class=row><div><h2>BALANCE SHEET (^ includes accrued interest)</h2><table class=t>${head(["", `Last Period (as of ${short(addDays(book.start, -1))})`, `This Period (as of ${short(book.end)})`])}${row(["Cash, BDP, MMFs", `$${grouped(book.coreBefore)}`, `$${grouped(book.core)}`])}${row(["Stocks", grouped(sumOf(book.ofKind("stock"), "before")), grouped(sumOf(book.ofKind("stock"), "value"))])}${row(["ETFs & CEFs", grouped(sumOf(book.ofKind("etf"), "before")), grouped(sumOf(book.ofKind("etf"), "value"))])}${option.length > 0 ? row(["Options", cell(sumOf(option, "before")), cell(sumOf(option, "value"))]) : ""}${row(["Total Assets", `$${grouped(book.before)}`, `$${grouped(book.total)}`], "tot")}${row(["Total Liabilities (outstanding balance)", "&mdash;", "&mdash;"])}${row(["TOTAL VALUE", `$${grouped(book.before)}`, `$${grouped(book.total)}`], "tot")}</table></div><div><h2>CASH FLOW</h2><table class=t>${head(["", "This Period"])}${row(["<b>OPENING CASH, BDP, MMFs</b>", `<b>$${grouped(book.coreBefore)}</b>`])}${row(["Purchases", cell(-book.buys)])}${row(["Sales and Redemptions", cell(book.sales)])}${row(["Income and Distributions", cell(book.dividends + book.interest)])}${row(["Electronic Transfers-Credits", cell(book.deposits)])}${row(["Electronic Transfers-Debits", cell(-book.withdrawals)])}${row(["CLOSING CASH, BDP, MMFs", `$${grouped(book.core)}`], "tot")}</table></div></div><div class=row><div><h2>INCOME AND DISTRIBUTION SUMMARY</h2><table class=t>${head(["", "This Period", "This Year"])}${row(["Qualified Dividends", `$${grouped(book.dividends)}`, `$${grouped(book.ytd.dividends)}`])}${row(["Interest", grouped(book.interest), grouped(book.ytd.interest)])}${row(["TOTAL INCOME AND DISTRIBUTIONS", `$${grouped(book.dividends + book.interest)}`, `$${grouped(book.ytd.dividends + book.ytd.interest)}`], "tot")}</table></div><div><h2>GAIN/(LOSS) SUMMARY</h2><table class=t>${head(["", "Unrealized Inception to Date"])}${row(["TOTAL GAIN/(LOSS)", money.brackets(book.gain)], "tot")}</table><p class=small>Market change net of income this period: ${cell(change)}. This summary may change due to basis adjustments.</p></div></div>`;
    const page3 = `<h1>Account Detail</h1><div><b>Investment Objectives (in order of priority)</b>: Capital Appreciation, Income &nbsp; <b>Brokerage Account</b></div><h2>HOLDINGS</h2><p class=small>This section reflects positions purchased/sold on a trade date basis. "Market Value" and "Unrealized Gain/(Loss)" may not reflect the value that could be obtained in the market. Fixed income securities are sorted by maturity date. Est Ann Income is (a) calculated on a pre-tax basis, (b) does not include any reduction for applicable non-US withholding taxes.</p><h2>CASH, BANK DEPOSIT PROGRAM AND MONEY MARKET FUNDS</h2><table class=t>${head(["Description", "Market Value", "7-Day Current Yield %", "Est Ann Income", "APY %"])}${row(cashRow)}<tr class=tot><td>CASH, BDP, AND MMFs &nbsp;&nbsp; ${percent(book.core, book.total)}</td><td class=r>$${grouped(book.core)}</td><td></td><td class=r>${cashRow[3]}</td><td></td></tr></table>${mmf ? "" : "<p class=small># Bank Deposits are held at Kessler Brandt Bank, N.A. and/or Kessler Brandt Private Bank, N.A., each a national bank and FDIC member.</p>"}${sections.map(section).join("")}${option.length > 0 ? `<h2>OPTIONS</h2><table class=t>${head(["Security Description", "Trade Date", "Quantity", "Unit Cost", "Share Price", "Total Cost", "Market Value", "Unrealized Gain/(Loss)", "Est Ann Income"])}${option.map((position) => `<tr class=sec><td>${escaped(optionName(position))} (${position.security.symbol})<br><i>Short position; covered</i></td><td class=r>${short(position.lots[0]?.day ?? book.start)}</td><td class=r>(${shares(-position.quantity)})</td><td class=r>$${grouped(perUnit(position))}0</td><td class=r>$${grouped(position.price)}0</td><td class=r>${money.brackets(position.cost)}</td><td class=r>${money.brackets(position.value)}</td><td class=r>${money.brackets(position.gain)} ST</td><td class=r>&mdash;</td></tr>`).join("")}</table>` : ""}<br><table class=t><tr class=tot><td>TOTAL VALUE (includes accrued interest)</td><td class=r>100.00%</td><td class=r>$${grouped(book.cost)}</td><td class=r>$${grouped(book.total)}</td><td class=r>${money.brackets(book.gain)}</td><td class=r>$${grouped(book.income)}</td></tr></table><p class=small>Unrealized Gain/(Loss) totals only reflect positions that have both cost basis and market value information available. Cash, MMF, Deposits and positions stating "Please Provide" or "Pending Corporate Actions" are not included.</p>`;
    const words: Record<Entry["kind"], string> = {
      deposit: "Funds Received",
      withdrawal: "Funds Paid",
      dividend: "Qualified Dividend",
      reinvest: "Reinvestment",
      interest: "Interest Income",
      buy: "Bought",
      sell: "Sold",
      fee: "Service Fee",
    };
    const page4 = `<h2>ACTIVITY</h2><b>CASH FLOW ACTIVITY BY DATE</b>${grid(
      "lllrrr",
      ["Activity Date", "Activity Type", "Description", "Quantity", "Price", "Credits/(Debits)"],
      book.entries.map((entry) => [
        date.bareNoYear(entry.day),
        words[entry.kind],
        escaped(
          entry.security?.caps ??
            (entry.kind === "interest"
              ? `${cashName} (Period ${date.noYear(book.start)}-${date.noYear(book.end)})`
              : "ACH TRANSFER"),
        ),
        entry.quantity ? shares(Math.abs(entry.quantity)) : "",
        entry.price ? `$${grouped(entry.price)}00` : "",
        money.brackets(entry.amount),
      ]),
      "class=t",
    )}<br><b>NET CREDITS/(DEBITS) &nbsp; ${money.brackets(book.core - book.coreBefore)}</b><h2>MESSAGES</h2><p>Consolidated Statement of Financial Condition (In Millions of Dollars): At ${date.long(addDays(book.start, -1))}, Kessler Brandt Securities LLC had net capital of $16,821 which exceeded the Securities and Exchange Commission's minimum requirement by $13,206.</p>`;
    const pages = [page1, page2, page3, page4];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          (page) =>
            `<div class=top><span class=logo><b>V*TRADE</b> <span>from Kessler Brandt</span></span><span style="text-align:right">${page === 1 ? "" : `CLIENT STATEMENT | For the Period ${period}<br>`}<b>${kind}</b> ${number}${page === 1 ? "" : `<br>${book.person.name}`}</span></div>`,
          (page) => `Page ${page} of ${pages.length}`,
        ),
      ),
      truth: toldOf(
        "V*TRADE from Kessler Brandt",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book: told,
            holdings: [
              ...(mmf ? [{ name: cashName, symbol: "KLGXX", value: book.core }] : []),
              ...sections.flatMap(([, , rows]) =>
                rows.map((position) => ({
                  name: plainCaps(position),
                  symbol: position.security.symbol,
                  value: position.value,
                })),
              ),
              ...option.map((position) => ({
                name: optionName(position),
                openSymbol: position.security.symbol,
                value: position.value,
              })),
            ],
            ...(!mmf && { cash: [cashName, `${cashName} #`, "CASH, BDP, AND MMFs"] }),
          },
        ],
        "V*TRADE",
        "Kessler Brandt",
        "Kessler Brandt Securities LLC",
      ),
    };
  },
};
