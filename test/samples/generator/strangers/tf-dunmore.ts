import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import {
  cell,
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

const DUNMORE = `body{font:7.6pt/1.3 Verdana,Geneva,sans-serif;color:#1b1b1b}${BASE}.top{display:flex;justify-content:space-between;margin-bottom:10px}.logo{background:#0a7fb8;color:#fff;padding:10px 12px;font:13pt Georgia,serif}.logo b{letter-spacing:1px;font-size:10pt}.who{text-align:right}.lab{font-size:6.5pt;color:#555}h2{font:12pt Georgia,serif;border-bottom:2px solid #0a7fb8;margin:14px 0 4px;padding-bottom:2px}.t th{font-size:6.5pt;font-weight:normal;background:#e7eef2;vertical-align:bottom}.t td{padding-top:3px;padding-bottom:3px;border-bottom:1px solid #e0e0e0;vertical-align:top;font-size:7pt}.t .tot td{font-weight:bold;background:#f5f5f5}.eq{display:flex;text-align:center;gap:4px;background:#f1f5f7;padding:6px}.eq div{flex:1}.eq b{display:block;font-size:7.5pt;margin-top:4px}.foot{margin-top:20px;font-size:6.5pt;color:#555;border-top:1px solid #ccc;display:flex;justify-content:space-between;padding-top:3px}`;

/** A discount broker: everything in brackets and without dollar signs, cash in a bank sweep, bonds in a table of their own. */
export const dunmore: Layout = {
  name: "tf-dunmore-one",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const book = makeBook(seed, {
      salt: 3,
      mix: { stock: [3, 6], etf: [0, 3], fund: [0, 1], bond: seed % 2 === 0 ? [1, 3] : [0, 0] },
      ira: seed % 3 === 2,
    });
    const ira = seed % 3 === 2;
    const number = `${book.digits.slice(0, 4)}-${book.digits.slice(4)}`;
    const period = `${date.longNoYear(book.start)}-${Number(book.end.slice(8))}, ${book.end.slice(0, 4)}`;
    const [from, to] = [date.noYear(book.start), date.noYear(book.end)];
    const of = (rows: readonly Position[], label: string, title: string) => {
      if (rows.length === 0) return "";
      const bonds = label === "Fixed Income";
      return `<h2>Positions - ${title}</h2>${grid(
        "llrrrrrrrr",
        [
          bonds ? "CUSIP" : "Symbol",
          "Description",
          bonds ? "Par" : "Quantity",
          "Price($)",
          "Market Value($)",
          "Cost Basis($)",
          "Unrealized Gain/(Loss)($)",
          bonds ? "Coupon Rate" : "Est. Yield",
          "Est. Annual Income($)",
          "% of Acct",
        ],
        rows.map((position) => [
          bonds ? position.security.cusip : `<b>${position.security.symbol}</b>`,
          escaped(bonds ? `${position.security.caps} ${position.security.second}` : fullCaps(position)),
          shares(position.quantity, 4),
          `${grouped(position.price)}000`,
          cell(position.value),
          cell(position.cost),
          cell(position.gain),
          bonds
            ? `${(position.security.yields / 100).toFixed(3)}%`
            : position.income > 0
              ? percent(position.income, position.value)
              : "N/A",
          position.income > 0 ? cell(position.income) : "N/A",
          `${Math.round((position.value / book.total) * 100)}%`,
        ]),
        "class=t",
      ).replace(
        "</table>",
        `<tr class=tot><td colspan=4>Total ${label}</td><td class=r>$${grouped(sumOf(rows, "value"))}</td><td class=r>$${grouped(sumOf(rows, "cost"))}</td><td class=r>${money.brackets(sumOf(rows, "gain"))}</td><td></td><td class=r>$${grouped(sumOf(rows, "income"))}</td><td class=r>${Math.round((sumOf(rows, "value") / book.total) * 100)}%</td></tr></table>`,
      )}`;
    };
    const groups = [
      { label: "Equities", title: "Equities", rows: book.ofKind("stock") },
      { label: "Exchange Traded Funds", title: "Exchange Traded Funds", rows: book.ofKind("etf") },
      { label: "Mutual Funds", title: "Mutual Funds", rows: book.ofKind("fund") },
      { label: "Fixed Income", title: "Fixed Income", rows: book.ofKind("bond") },
    ];
    const sheet1 = `<div class=row><div><div style="padding:44px 0 30px">${owner(book.person)}</div><h2>Account Summary</h2><div class=row><div><div class=lab>Ending Account Value as of ${to}</div><div style="font-size:16pt">$${grouped(book.total)}</div></div><div><div class=lab>Beginning Account Value as of ${from}</div><div style="font-size:16pt">$${grouped(book.before)}</div></div></div><br><table class=t>${head(["", "This Statement", "YTD"])}${row(["Beginning Value", `$${grouped(book.before)}`, `$${grouped(book.ytd.before)}`])}${row(["Deposits", cell(book.deposits), cell(book.ytd.deposits)])}${row(["Withdrawals", cell(-book.withdrawals), cell(-book.ytd.withdrawals)])}${row(["Dividends and Interest", cell(book.dividends + book.interest), cell(book.ytd.dividends + book.ytd.interest)])}${row(["Transfer of Securities", "0.00", "0.00"])}${row(["Market Appreciation/(Depreciation)", cell(book.change - book.dividends - book.interest), cell(book.ytdChange - book.ytd.dividends - book.ytd.interest)])}${row(["Expenses", "0.00", "0.00"])}${row(["Ending Value", `$${grouped(book.total)}`, `$${grouped(book.total)}`], "tot")}</table></div><div style="flex:0 0 190px;border-left:1px solid #ccc;padding-left:12px"><b>Manage Your Account</b><p>Customer Service and Trading:<br>Call your Dunmore Representative<br>1-800-555-0135<br>24/7 Customer Service</p><b>For the most current records on your account visit dunmore.example/login.</b><p>Statements are archived up to 10 years online.</p><b>Commitment to Transparency</b><p>Client Relationship Summaries and Best Interest disclosures are at dunmore.example/transparency.</p></div></div><p class=small>Everett Dunmore &amp; Co., Inc., member SIPC, receives compensation from fund companies at dunmore.example. Some fees and charges are not included. Please see "Endnotes for Your Account" section for an explanation of the endnote codes and symbols on this statement.</p>`;
    const top5 = book.positions.toSorted((one, other) => other.value - one.value).slice(0, 4);
    const sheet2 = `<div class=row><div><h2>Asset Allocation</h2>${grid("lrr", ["", "This Period", "Current Allocation"], [...groups.filter(({ rows }) => rows.length > 0).map(({ label, rows }) => [label, `$${grouped(sumOf(rows, "value"))}`, `${Math.round((sumOf(rows, "value") / book.total) * 100)}%`]), ["Cash and Cash Investments", `$${grouped(book.core)}`, `${Math.round((book.core / book.total) * 100)}%`], ["<b>Total</b>", `<b>$${grouped(book.total)}</b>`, "<b>100%</b>"]], "class=t")}</div><div><h2>Top Account Holdings This Period</h2>${grid(
      "llrr",
      ["SYMBOL CUSIP", "Description", "Market Value", "% of Accounts"],
      top5.map((position) => [
        position.security.symbol || position.security.cusip,
        escaped(position.security.caps),
        `$${grouped(position.value)}`,
        `${Math.round((position.value / book.total) * 100)}%`,
      ]),
      "class=t",
    )}</div></div><h2>Income Summary</h2>${grid(
      "lrr",
      [
        "Federal Tax Status",
        `This Period ${ira ? "Tax-Deferred" : "Taxable"}`,
        `YTD ${ira ? "Tax-Deferred" : "Taxable"}`,
      ],
      [
        [
          "Bank Sweep Interest",
          cell(book.bankInterest),
          cell(book.ytd.interest - book.interest + book.bankInterest),
        ],
        ["Cash Dividends", cell(book.dividends), cell(book.ytd.dividends)],
        [
          "Corporate Bond and Other Interest",
          cell(book.interest - book.bankInterest),
          cell(book.interest - book.bankInterest),
        ],
        [
          "<b>Total Income</b>",
          `<b>$${grouped(book.dividends + book.interest)}</b>`,
          `<b>$${grouped(book.ytd.dividends + book.ytd.interest)}</b>`,
        ],
      ],
      "class=t",
    )}<h2>Positions - Summary</h2><div class=eq><div>Beginning Value as of ${from}<b>$${grouped(book.before)}</b></div>+<div>Transfer of Securities(In/Out)<b>$0.00</b></div>+<div>Dividends Reinvested<b>$0.00</b></div>+<div>Cash Activity<b>${money.brackets(book.core - book.coreBefore)}</b></div>+<div>Change in Market Value<b>${money.brackets(book.total - book.before - book.core + book.coreBefore)}</b></div>=<div>Ending Value as of ${to}<b>$${grouped(book.total)}</b></div><div>Cost Basis<b>$${grouped(book.cost)}</b></div><div>Unrealized Gain/(Loss)<b>${money.brackets(book.gain)}</b></div></div><h2>Cash and Cash Investments</h2>${grid(
      "lllrrrrr",
      [
        "Type",
        "Symbol",
        "Description",
        "Beginning Balance($)",
        "Ending Balance($)",
        "Change in Period Balance($)",
        "Interest/ Yield Rate",
        "% of Acct",
      ],
      [
        [
          "Bank Sweep",
          "",
          "EVERETT DUNMORE BANK <sup>1,2</sup>",
          cell(book.coreBefore),
          cell(book.core),
          cell(book.core - book.coreBefore),
          "0.05%",
          `${Math.round((book.core / book.total) * 100)}%`,
        ],
        [
          "<b>Total Cash and Cash Investments</b>",
          "",
          "",
          `<b>$${grouped(book.coreBefore)}</b>`,
          `<b>$${grouped(book.core)}</b>`,
          `<b>${money.brackets(book.core - book.coreBefore)}</b>`,
          "",
          "",
        ],
      ],
      "class=t",
    )}`;
    const word: Record<Entry["kind"], readonly [string, string]> = {
      deposit: ["Deposit", "MoneyLink Transfer"],
      withdrawal: ["Withdrawal", "MoneyLink Transfer"],
      dividend: ["Dividend", "Qualified Dividend"],
      reinvest: ["Purchase", "Reinvested Shares"],
      interest: ["Interest", "Bond Interest"],
      buy: ["Purchase", ""],
      sell: ["Sale", ""],
      fee: ["Expense", ""],
    };
    const sheet3 = `${groups.map(({ rows, label, title }) => of(rows, label, title)).join("")}<h2>Transactions - Summary</h2><div class=eq><div>Beginning Cash* as of ${from}<b>$${grouped(book.coreBefore)}</b></div>+<div>Deposits<b>$${grouped(book.deposits)}</b></div>+<div>Withdrawals<b>${money.brackets(-book.withdrawals)}</b></div>+<div>Purchases<b>${money.brackets(-book.buys)}</b></div>+<div>Sales/ Redemptions<b>$${grouped(book.sales)}</b></div>+<div>Dividends/ Interest<b>$${grouped(book.dividends + book.interest)}</b></div>+<div>Expenses<b>$0.00</b></div>=<div>Ending Cash* as of ${to}<b>$${grouped(book.core)}</b></div></div><p class=small>*Cash includes sweep investments and cash.</p>`;
    const sheet4 = `<h2>Transaction Details</h2>${grid(
      "lllllrrr",
      [
        "Date",
        "Category",
        "Action",
        "Symbol/ CUSIP",
        "Description",
        "Quantity",
        "Price/Rate per Share($)",
        "Amount($)",
      ],
      book.entries.map((entry) => [
        date.noYear(entry.day),
        word[entry.kind][0],
        entry.kind === "interest" && !entry.security ? "Bank Interest" : word[entry.kind][1],
        entry.security ? entry.security.symbol || entry.security.cusip : "",
        entry.security
          ? escaped(entry.security.caps)
          : entry.kind === "interest"
            ? `BANK INT ${book.start.slice(5, 7)}16-${book.end.slice(5, 7)}15`
            : "FUNDS TRANSFER",
        entry.quantity ? shares(entry.quantity, 4) : "",
        entry.price ? `${grouped(entry.price)}00` : "",
        cell(entry.amount),
      ]),
      "class=t",
    )}<h2>Endnotes For Your Account</h2><div class=row class=small><div><sup>1</sup> For the Bank Sweep feature, interest is paid for a period that differs from the Statement Period. Balances include interest paid as indicated on your statement.</div><div><sup>2</sup> Bank Sweep: deposits are held at one or more FDIC-insured banks that are affiliated with Everett Dunmore &amp; Co., Inc. They are not SIPC insured.</div></div><h2>Terms and Conditions</h2><p class=small>GENERAL INFORMATION AND KEY TERMS: This Account statement is furnished solely by Everett Dunmore &amp; Co., Inc. ("Dunmore") for your Account at Dunmore. Unless otherwise defined herein, capitalized terms have the same meanings as in your Account Agreement. If you receive any other communication that is inconsistent with this statement, contact us immediately. <b>Dividend and Interest Income:</b> the income shown is credited on the payable date. <b>Market Price:</b> the most recent price evaluation available to Dunmore on the last business day of the report period. <b>Yield to Maturity:</b> the actual average annual return on a note if held to maturity.</p>`;
    const pages = [sheet1, sheet2, sheet3, sheet4];
    return {
      html: document(
        DUNMORE,
        sheets(
          pages,
          () =>
            `<div class=top><div class=logo>everett <b>DUNMORE</b></div><div class=who><div class=lab>${ira ? "Contributory IRA of" : "Dunmore One<sup>&reg;</sup> Account of"}</div>${book.person.name}</div><div class=who><div class=lab>Account Number</div><b>${number}</b><div class=lab>Statement Period</div><b>${period}</b></div></div>`,
          (page) =>
            `<span>&copy;${book.end.slice(0, 4)} Everett Dunmore &amp; Co., Inc. All rights reserved. Member SIPC.</span><span>${page} of ${pages.length}</span>`,
        ),
      ),
      truth: toldOf(
        "everett DUNMORE",
        [
          {
            kind: ira ? "ira" : "brokerage",
            book,
            holdings: groups.flatMap(({ rows }) =>
              rows.map((position) => ({
                name: fullCaps(position),
                ...(position.security.symbol !== "" && { symbol: position.security.symbol }),
                value: position.value,
              })),
            ),
            cash: [
              "EVERETT DUNMORE BANK",
              "Bank Sweep",
              "Bank Sweep EVERETT DUNMORE BANK",
              "Cash and Cash Investments",
            ],
          },
        ],
        "Everett Dunmore",
        "Everett Dunmore & Co., Inc.",
        "Everett Dunmore & Co., Inc",
        "Dunmore",
      ),
    };
  },
};
