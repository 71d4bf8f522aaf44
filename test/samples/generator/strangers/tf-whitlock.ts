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

const STYLE = `body{font:7.8pt/1.32 Arial,Helvetica,sans-serif;color:#2b2b2b}${BASE}.top{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:14px}.logo{font:18pt Georgia,serif;color:#4a3a2a}.bar{background:#4a3a2a;color:#fff;padding:3px 8px;font-size:9pt;margin:14px 0 4px}.t th{font-size:6.8pt;color:#6b5a48;border-bottom:1px solid #6b5a48;vertical-align:bottom;font-weight:bold}.t td{padding-top:3px;padding-bottom:3px;border-bottom:.5px solid #ddd;vertical-align:top}.t .tot td{font-weight:bold;border-top:1px solid #6b5a48;border-bottom:2px solid #6b5a48}.g{color:#777;font-size:6.8pt}.foot{margin-top:22px;font-size:7pt;display:flex;justify-content:space-between}`;

/** A bank's self-directed account: symbol on a line of its own below the name, estimated income and yield stacked. */
export const whitlock: Layout = {
  name: "tf-whitlock-self-directed",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const ira = seed % 4 === 1;
    const book = makeBook(seed, {
      salt: 10,
      mix: { stock: [2, 6], etf: [1, 3] },
      ira,
      fractions: seed % 2 === 1,
    });
    const number = `${book.digits.slice(0, 3)}-${book.digits.slice(3)}`;
    const period = `${date.long(book.start)} - ${date.long(book.end)}`;
    const line = (position: Position) =>
      `<tr><td>${escaped(plainCaps(position))}<br><span class=g>Symbol: ${position.security.symbol}</span></td>${[
        position.lots.length > 1 ? "Multiple" : date.short(position.lots[0]?.day ?? book.start),
        shares(position.quantity, 5).replace(/\.00000$/, ""),
        grouped(position.price),
        grouped(position.value),
        grouped(perUnit(position)),
        grouped(position.cost),
        cell(position.gain),
        position.income > 0
          ? `${grouped(position.income)}<br><span class=g>${percent(position.income, position.value)}</span>`
          : "-",
      ]
        .map((text) => `<td class=r>${text}</td>`)
        .join("")}</tr>`;
    const HEAD = head([
      "Description",
      "Acquisition Date",
      "Quantity",
      "Price",
      "Market Value",
      "Unit Cost",
      "Cost Basis",
      "Unrealized Gain (Loss)",
      "Est. Annual Inc. / Est. Yield",
    ]);
    const table = (title: string, rows: readonly Position[]) =>
      rows.length === 0
        ? ""
        : `<div style="margin-top:8px"><b>${title}</b></div><table class=t>${HEAD}${rows.map(line).join("")}${row([`Total ${title}`, "", "", "", `$${grouped(sumOf(rows, "value"))}`, "", `$${grouped(sumOf(rows, "cost"))}`, money.brackets(sumOf(rows, "gain")), `$${grouped(sumOf(rows, "income"))}`], "tot")}</table>`;
    const income = book.dividends + book.interest;
    const ytdIncome = book.ytd.dividends + book.ytd.interest;
    const two = (amount: number) => (amount === 0 ? "0.00" : cell(amount));
    const kind = ira ? "SELF-DIRECTED ROTH IRA" : "SELF-DIRECTED BROKERAGE";
    const sweep = seed % 3 === 0;
    const sweepName = sweep
      ? "WHITLOCK U.S. GOVT MONEY MKT FUND PREMIER"
      : "WHITLOCK NATIONAL BANK DEPOSIT SWEEP";
    const page1 = `<div class=row><div style="padding:30px 0">${owner(book.person)}</div><div><b>Questions?</b><br>Client Service Center<br>(800) 555-0193<br>Monday-Friday 8 a.m. - 9 p.m. ET<br><br>Visit whitlock.example/investments</div></div><div class=bar>ACCOUNT SUMMARY &nbsp; Account # ${number}</div><table class=t style="font-size:9pt">${head(["", `Beginning ${date.abbreviatedBare(book.start)}`, `Ending ${date.abbreviatedBare(book.end)}`, "Change In Value"])}${row([`<b>TOTAL ACCOUNT VALUE</b>`, `$${grouped(book.before)}`, `<b>$${grouped(book.total)}</b>`, money.brackets(book.total - book.before)])}</table><div class=row><div><div class=bar>CHANGE IN ACCOUNT VALUE</div><table class=t>${head(["", "This Period", "Year-to-Date"])}${row(["Beginning Account Value", `$${grouped(book.before)}`, `$${grouped(book.ytd.before)}`])}${row(["Deposits (Cash &amp; Securities)", two(book.deposits), two(book.ytd.deposits)])}${row(["Withdrawals (Cash &amp; Securities)", two(-book.withdrawals), two(-book.ytd.withdrawals)])}${row(["Net Deposits / Withdrawals", money.brackets(book.deposits - book.withdrawals), money.brackets(book.ytd.deposits - book.ytd.withdrawals)], "tot")}${row(["Income", two(income), two(ytdIncome)])}${row(["Fees", "0.00", "0.00"])}${row(["Change In Investment Value", two(book.change - income), two(book.ytdChange - ytdIncome)])}${row(["ENDING ACCOUNT VALUE", `$${grouped(book.total)}`, `$${grouped(book.total)}`], "tot")}</table></div><div><div class=bar>ASSET ALLOCATION</div><table class=t>${head(["", "Beginning Market Value", "Ending Market Value", "Current Allocation"])}${row(["Equities", grouped(book.before - book.coreBefore), grouped(book.invested), percent(book.invested, book.total, 1)])}${row(["Cash &amp; Sweep Funds", grouped(book.coreBefore), grouped(book.core), percent(book.core, book.total, 1)])}${row(["TOTAL", `$${grouped(book.before)}`, `$${grouped(book.total)}`, "100.0%"], "tot")}</table><div class=bar>INCOME SUMMARY</div><table class=t>${head(["", "This Period", "Year-to-Date"])}${row(["Dividends", two(book.dividends), two(book.ytd.dividends)])}${row(["Interest", two(book.interest), two(book.ytd.interest)])}${row(["TOTAL INCOME", `$${grouped(income)}`, `$${grouped(ytdIncome)}`], "tot")}</table></div></div><p style="border:1px solid #6b5a48;padding:6px;text-align:center;font-size:7pt"><b>INVESTMENT AND INSURANCE PRODUCTS ARE: &bull; NOT FDIC INSURED &bull; NOT INSURED BY ANY FEDERAL GOVERNMENT AGENCY &bull; NOT A DEPOSIT OR OTHER OBLIGATION OF, OR GUARANTEED BY, WHITLOCK NATIONAL BANK OR ANY OF ITS AFFILIATES &bull; SUBJECT TO INVESTMENT RISKS, INCLUDING POSSIBLE LOSS OF THE PRINCIPAL AMOUNT INVESTED</b></p>`;
    const page2 = `<div class=bar>HOLDINGS</div><div><b>CASH &amp; SWEEP FUNDS</b></div><table class=t>${head(["Description", "Quantity", "Price", "Market Value", "Est. Annual Inc. / Est. Yield"])}${row([`${sweepName}${sweep ? "<br><span class=g>Symbol: WGMXX</span>" : "<br><span class=g>Bank deposit, FDIC insured</span>"}`, grouped(book.core), "1.00", grouped(book.core), sweep ? `${grouped(Math.round(book.core * 0.0397))}<br><span class=g>3.97%</span>` : `${grouped(Math.round(book.core * 0.0001))}<br><span class=g>0.01%</span>`])}${row(["Total Cash &amp; Sweep Funds", "", "", `$${grouped(book.core)}`, ""], "tot")}</table>${table("EQUITIES", book.ofKind("stock"))}${table("EXCHANGE TRADED FUNDS", book.ofKind("etf"))}<br><table class=t>${row(["TOTAL ACCOUNT VALUE", `$${grouped(book.total)}`], "tot")}</table><p class=g>Unit cost and cost basis are provided for informational purposes only. Multiple: the position was acquired on more than one day; see tax lots at whitlock.example. Est. Annual Inc. and Est. Yield are not guaranteed.</p>`;
    const words: Record<Entry["kind"], string> = {
      deposit: "Deposit",
      withdrawal: "Withdrawal",
      dividend: "Dividend",
      reinvest: "Reinvestment",
      interest: "Interest",
      buy: "Purchase",
      sell: "Sale",
      fee: "Fee",
    };
    const part = (title: string, kinds: ReadonlyArray<Entry["kind"]>) => {
      const rows = book.entries.filter((entry) => kinds.includes(entry.kind));
      return rows.length === 0
        ? ""
        : `<div style="margin-top:8px"><b>${title}</b></div>${grid("lllrrr", ["Date", "Type", "Description", "Quantity", "Per Unit Amount", "Amount"], [...rows.map((entry) => [date.noYear(entry.day), words[entry.kind], escaped(entry.security ? `${entry.security.caps} @ ${entry.security.symbol}` : entry.kind === "interest" ? sweepName : ira ? "ROTH CONTRIBUTION / DISTRIBUTION" : "ACH WHITLOCK NATIONAL BANK CHECKING"), entry.quantity ? shares(entry.quantity, 5).replace(/\.00000$/, "") : "", entry.price ? grouped(entry.price) : "", cell(entry.amount)]), [`<b>Total ${title}</b>`, "", "", "", "", `<b>${money.brackets(rows.reduce((sum, entry) => sum + entry.amount, 0))}</b>`]], "class=t")}`;
    };
    const page3 = `<div class=bar>CASH FLOW SUMMARY</div><table class=t style="width:55%">${row([`Opening Cash Balance as of ${date.slash(addDays(book.start, -1))}`, `$${grouped(book.coreBefore)}`])}${row([`Closing Cash Balance as of ${date.slash(book.end)}`, `$${grouped(book.core)}`], "tot")}</table><div class=bar>ACTIVITY</div>${part("TRADE ACTIVITY", ["buy", "sell"])}${part("INCOME", ["dividend", "interest"])}${part("DEPOSITS &amp; WITHDRAWALS", ["deposit", "withdrawal"])}<p class=g>Account is held at A.R. Whitlock Securities LLC (ARWS), member FINRA and SIPC. Please promptly report any inaccuracy or discrepancy in this statement. Any oral communication should be re-confirmed in writing to further protect your rights, including rights under the Securities Investor Protection Act (SIPA).</p>`;
    const pages = [page1, page2, page3];
    return {
      html: document(
        STYLE,
        sheets(
          pages,
          () =>
            `<div class=top><div class=logo>A.R.Whitlock</div><div style="text-align:right"><b>INVESTMENT ACCOUNT STATEMENT</b><br>STATEMENT PERIOD ${period}<br>${kind} &nbsp; Account # ${number}</div></div>`,
          (page) => `<span>A.R. Whitlock Securities LLC</span><span>Page ${page} of ${pages.length}</span>`,
        ),
      ),
      truth: toldOf(
        "A.R. Whitlock Securities LLC",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book: { ...book, last4: number.replaceAll("-", "").slice(-4) },
            holdings: [
              ...(sweep ? [{ name: sweepName, symbol: "WGMXX", value: book.core }] : []),
              ...[...book.ofKind("stock"), ...book.ofKind("etf")].map((position) => ({
                name: plainCaps(position),
                symbol: position.security.symbol,
                value: position.value,
              })),
            ],
            ...(!sweep && { cash: [sweepName, `${sweepName} Bank deposit, FDIC insured`] }),
          },
        ],
        "A.R.Whitlock",
        "A.R. Whitlock",
        "A.R. Whitlock Securities",
      ),
    };
  },
};
