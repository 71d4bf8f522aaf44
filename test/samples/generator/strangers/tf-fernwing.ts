import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import { type Entry, head, makeBook, type Position, percent, row, sheets, toldOf } from "./tf-data.ts";

const STYLE = `body{font:8pt/1.4 "Helvetica Neue",Helvetica,Arial,sans-serif;color:#1c1c1c}${BASE}.top{display:flex;justify-content:space-between;margin-bottom:12px}.logo{font-weight:bold;font-size:15pt}.addr{font-size:7pt;color:#555}h2{font-size:12pt;margin:16px 0 6px}.t th{font-size:7pt;color:#555;border-bottom:1px solid #1c1c1c;font-weight:500;vertical-align:bottom}.t td{padding-top:4px;padding-bottom:4px;border-bottom:1px solid #eaeaea;vertical-align:top}.t .tot td{font-weight:bold}.s{font-size:7pt;color:#666}.foot{margin-top:24px;font-size:7pt;color:#555;text-align:right}`;
const $ = money.dollar;
const quantity = (thousandths: number) =>
  thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);

/** A phone broker: short names with the yield below, one long list, cash lines after the total of securities. */
export const fernwing: Layout = {
  name: "tf-fernwing-app",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 4 === 2;
    const book = makeBook(seed, {
      salt: 11,
      mix: { stock: [3, 8], etf: [1, 4] },
      ira,
      fractions: seed % 3 !== 0,
      option: seed % 3 === 0 && !ira,
    });
    const number = `${book.digits.slice(0, 1)}${book.digits}`;
    const type = ira ? "Cash" : "Margin";
    const option = book.ofKind("option");
    const short = ({ security }: Position) =>
      security.legal.replace(/,? (Inc\.|Corporation|Company|& Co\.)$/, "").replace(/ Class A$/, "");
    const optionName = ({ security }: Position) => {
      const [day = "", strike = ""] = security.cusip.split("|");
      return `${security.symbol} ${date.slash(day)} Call $${strike}.00`;
    };
    const positions = [...book.ofKind("stock"), ...book.ofKind("etf")];
    const listed = positions.map((position) => ({
      position,
      name: position.security.kind === "etf" ? position.security.legal : short(position),
    }));
    const signed = (amount: number) => (amount < 0 ? `($${grouped(amount)})` : $(amount));
    const page1 = `<h2>Account Summary</h2><table class=t>${head(["", "Opening Balance", "Closing Balance"])}${row(["Net Account Balance", $(book.coreBefore), $(book.core)])}${row(["Total Securities", $(book.before - book.coreBefore), $(book.invested)])}${row(["Portfolio Value", $(book.before), $(book.total)], "tot")}</table><div class=row><div><h2>Income and Expense Summary</h2><table class=t>${head(["", "This Period", "Year to Date"])}${row(["Dividends", $(book.dividends), $(book.ytd.dividends)])}${row(["Capital Gains Distributions", "$0.00", "$0.00"])}${row(["Interest Earned", $(book.interest), $(book.ytd.interest)])}</table></div><div><h2>Portfolio Allocation</h2><table class=t>${row(["Cash and Cash Equivalents", percent(book.core, book.total)])}${row(["Equities", percent(book.invested - option.reduce((sum, each) => sum + each.value, 0), book.total)])}${row(
      [
        "Options",
        option.length > 0
          ? percent(
              option.reduce((sum, each) => sum + each.value, 0),
              book.total,
            )
          : "0.00%",
      ],
    )}</table></div></div><p class=s>This statement shall be conclusive if not objected to in writing within ten days. Errors and omissions exempted. Please address all communications to the firm and not to the individuals. Address changes or other material changes on your account should be directed to the office servicing your account. Kindly mention your account number. This statement should be retained for income tax purposes.</p>${ira ? `<h2>Retirement Contributions</h2>${grid("lrr", ["", "This Period", "Year to Date"], [[`${book.end.slice(0, 4)} contributions`, $(book.deposits), $(book.ytd.deposits)]], "class=t")}` : ""}<p class=s><b>Important Information.</b> Fernwing Financial LLC is the introducing broker for your account and carries it through Fernwing Securities, LLC. Fernwing Securities is a member of FINRA and SIPC; SIPC protects securities customers of its members up to $500,000 (including $250,000 for claims for cash). Cash swept to program banks through the Deposit Sweep Program is eligible for FDIC insurance and is not a security. If you are a margin customer, this is a combined statement of your margin account and special memorandum account.</p>`;
    const page2 = `<h2>Portfolio Summary</h2><table class=t><tr><th>Securities Held in Account</th><th>Sym/Cusip</th><th>Acct Type</th><th class=r>Qty</th><th class=r>Price</th><th class=r>Mkt Value</th><th class=r>Est. Dividend Yield</th><th class=r>% of Total Portfolio</th></tr>${listed
      .map(
        ({ position, name }) =>
          `<tr><td>${escaped(name)}<br><span class=s>Estimated Yield: ${(position.security.yields / 100).toFixed(2)}%</span></td><td>${position.security.symbol}</td><td>${type}</td><td class=r>${quantity(position.quantity)}</td><td class=r>${$(position.price)}</td><td class=r>${$(position.value)}</td><td class=r>${$(position.income)}</td><td class=r>${percent(position.value, book.total)}</td></tr>`,
      )
      .join(
        "",
      )}${option.map((position) => `<tr><td>${optionName(position)}<br><span class=s>Estimated Yield: 0.00%</span></td><td>${position.security.symbol}</td><td>Margin</td><td class=r>${position.quantity / 1000}S</td><td class=r>${$(position.price)}</td><td class=r>${signed(position.value)}</td><td class=r>$0.00</td><td class=r>${percent(position.value, book.total)}</td></tr>`).join("")}<tr class=tot><td colspan=5>Total Securities</td><td class=r>${$(book.invested)}</td><td class=r>${$(book.income)}</td><td class=r>${percent(book.invested, book.total)}</td></tr><tr><td colspan=5>Brokerage Cash Balance</td><td class=r>$0.00</td><td></td><td class=r>0.00%</td></tr><tr><td colspan=5>Deposit Sweep Balance</td><td class=r>${$(book.core)}</td><td></td><td class=r>${percent(book.core, book.total)}</td></tr><tr class=tot><td colspan=5>Total Priced Portfolio</td><td class=r>${$(book.total)}</td><td></td><td class=r>100.00%</td></tr></table>`;
    const codes: Record<Entry["kind"], string> = {
      deposit: "ACH",
      withdrawal: "ACH",
      dividend: "CDIV",
      reinvest: "Buy",
      interest: "INT",
      buy: "Buy",
      sell: "Sell",
      fee: "FEE",
    };
    const what = (entry: Entry) => {
      if (!entry.security)
        return entry.kind === "interest"
          ? "Interest Payment"
          : entry.amount > 0
            ? "ACH Deposit"
            : "ACH Withdrawal";
      if (entry.kind === "dividend") return `Cash Div: R/D ${entry.day} P/D ${entry.day}`;
      return `${escaped(entry.security.legal)}<br><span class=s>Unsolicited, CUSIP: ${entry.security.cusip}</span>`;
    };
    const page3 = `<h2>Account Activity</h2><table class=t><tr><th>Description</th><th>Symbol</th><th>Acct Type</th><th>Transaction</th><th>Date</th><th class=r>Qty</th><th class=r>Price</th><th class=r>Debit</th><th class=r>Credit</th></tr>${book.entries.map((entry) => `<tr><td>${what(entry)}</td><td>${entry.security?.symbol ?? ""}</td><td>${type}</td><td>${codes[entry.kind]}</td><td>${date.slash(entry.day)}</td><td class=r>${entry.quantity ? quantity(Math.abs(entry.quantity)) : ""}</td><td class=r>${entry.price ? $(entry.price) : ""}</td><td class=r>${entry.amount < 0 ? `$${grouped(entry.amount)}` : ""}</td><td class=r>${entry.amount > 0 ? $(entry.amount) : ""}</td></tr>`).join("")}<tr class=tot><td colspan=7>Total Funds Paid and Received</td><td class=r>$${grouped(book.entries.filter((entry) => entry.amount < 0).reduce((sum, entry) => sum + entry.amount, 0))}</td><td class=r>${$(book.entries.filter((entry) => entry.amount > 0).reduce((sum, entry) => sum + entry.amount, 0))}</td></tr></table><h2>Executed Trades Pending Settlement</h2><p class=s>These transactions may not be reflected in the other summaries.</p>${grid("llllrrrr", ["Description", "Acct Type", "Transaction", "Trade Date", "Qty", "Price", "Debit", "Credit"], [["<b>Total Executed Trades Pending Settlement</b>", "", "", "", "", "", "$0.00", "$0.00"]], "class=t")}<h2>Deposit Sweep Activity</h2><p class=s>Program bank balances are shown at the end of the period: First Prairie Bank ${$(book.core)}.</p>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          () =>
            `<div class=top><div><div class=logo>fernwing</div><div class=addr>85 Alder Road, Menlo Park, CA 94025<br>help@fernwing.example</div></div><div style="text-align:right"><b>${date.slash(book.start)} to ${date.slash(book.end)}</b><br>${book.person.name}${ira ? " - Traditional IRA" : ""} Account #: ${number}<br>${book.person.street}, ${book.person.town}</div></div>`,
          (page) => `Page ${page} of ${pages.length}`,
        ),
      ),
      truth: toldOf(
        "fernwing",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book,
            holdings: [
              ...listed.map(({ position, name }) => ({
                name,
                symbol: position.security.symbol,
                value: position.value,
              })),
              ...option.map((position) => ({
                name: optionName(position),
                symbol: position.security.symbol,
                value: position.value,
              })),
            ],
            cash: ["Deposit Sweep Balance"],
            emptyCash: "Brokerage Cash Balance",
          },
        ],
        "Fernwing",
        "Fernwing Financial LLC",
        "Fernwing Securities, LLC",
        "Fernwing Securities",
        "Fernwing Financial",
      ),
    };
  },
};
