import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import {
  type Book,
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

const HALLMERE = `body{font:8pt/1.28 Arial,Helvetica,sans-serif;color:#222}${BASE}.top{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:3px solid #368727;padding-bottom:6px;margin-bottom:12px}.logo{font:italic bold 17pt Georgia,serif;color:#368727}.logo small{font:7pt Arial;letter-spacing:3px;display:block;font-style:normal;color:#444}.rep{text-align:right}.rep b{font-size:11pt;color:#368727}h2{font-size:13pt;font-weight:normal;color:#368727;margin:14px 0 5px}h3{font-size:9pt;margin:10px 0 3px}.t th{font-size:7pt;border-bottom:1px solid #666;vertical-align:bottom}.t td{border-bottom:1px dotted #bbb;padding-top:3px;padding-bottom:3px;vertical-align:top}.t .tot td{font-weight:bold;border-bottom:1px solid #666}.big{font-size:17pt}.big b{float:right}.pv{border-top:2px solid #368727;border-bottom:2px solid #368727;padding:6px 0;margin:6px 0}.foot{margin-top:18px;border-top:1px solid #999;padding-top:4px;font-size:7pt;display:flex;justify-content:space-between}.sub td{font-weight:bold;background:#eef5ea}i{color:#555}`;

const dash = (amount: number, style = money.plain) => (amount === 0 ? "-" : style(amount));

const optionCaps = ({ security, quantity }: Position) => {
  const [day = "", strike = ""] = security.cusip.split("|");
  return `CALL (${security.symbol}) ${security.caps} ${date.capital(day)} ${day.slice(2, 4)} $${strike} (${Math.abs(quantity) / 10} SHS)`;
};

/** A fund house's investment report: one or two accounts, each with a core position, market values of both month ends. */
export const hallmere: Layout = {
  name: "tf-hallmere-investment-report",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const first = makeBook(seed, {
      salt: 1,
      mix: { stock: [2, 5], etf: [1, 3], fund: [0, 2] },
      option: seed % 3 === 0,
      reinvest: true,
    });
    const second = makeBook(seed, {
      salt: 2,
      mix: { etf: [0, 1], fund: [2, 3] },
      ira: true,
      reinvest: true,
      period: first,
    });
    const two = seed % 2 === 0;
    const books: ReadonlyArray<{ book: Book; ira: boolean; title: string; number: string }> = [
      {
        book: first,
        ira: false,
        title: `${first.person.name} - INDIVIDUAL`,
        number: `Z${first.digits.slice(0, 2)}-${first.digits.slice(2)}`,
      },
      ...(two
        ? [
            {
              book: second,
              ira: true,
              title: `${first.person.name} - ROTH IRA - HALLMERE MANAGEMENT TRUST CO - CUSTODIAN`,
              number: `${second.digits.slice(0, 3)}-${second.digits.slice(2)}`,
            },
          ]
        : []),
    ];
    const all = (key: "before" | "total" | "deposits" | "withdrawals" | "change") =>
      books.reduce((sum, { book }) => sum + book[key], 0);
    const allYtd = (key: keyof Book["ytd"]) => books.reduce((sum, { book }) => sum + book.ytd[key], 0);
    const word = two ? "Portfolio" : "Account";
    const flow = (
      what: string,
      ours: { before: number; deposits: number; withdrawals: number; change: number; total: number },
      ytd: { before: number; deposits: number; withdrawals: number },
    ) =>
      `<table class=t>${head(["", "This Period", "Year-to-Date"])}${row([`<b>Beginning ${what} Value</b>`, `<b>${money.dollar(ours.before)}</b>`, `<b>${money.dollar(ytd.before)}</b>`])}${ours.deposits + ytd.deposits > 0 ? row(["Additions", dash(ours.deposits), dash(ytd.deposits)]) : ""}${ours.withdrawals + ytd.withdrawals > 0 ? row(["Subtractions", dash(-ours.withdrawals), dash(-ytd.withdrawals)]) : ""}${row(["Change in Investment Value *", money.plain(ours.change), money.plain(ours.total - ytd.before - ytd.deposits + ytd.withdrawals)])}${row([`Ending ${what} Value **`, money.dollar(ours.total), money.dollar(ours.total)], "tot")}</table>`;
    const totals = {
      before: all("before"),
      deposits: all("deposits"),
      withdrawals: all("withdrawals"),
      change: all("change"),
      total: all("total"),
    };
    const moved = totals.total - totals.before;
    const page1 = `<div class=row><div style="padding-top:30px"><div class=small>Envelope # BJKQSM${first.digits.slice(0, 5)}</div><br>${owner(first.person)}<br><br><br><div style="border:1px solid #ccc;padding:7px"><b>Go paperless.</b><br>Get your statements, confirmations and tax forms online. Log in to hallmere.example and choose eDelivery.</div><h3>Contact Information</h3>${grid(
      "lr",
      [],
      [
        ["Online", "hallmere.example"],
        ["Automated Telephone", "(800) 555-0144"],
        ["Customer Service", "(800) 555-0160"],
      ],
    )}</div><div><div class="pv big">Your ${word} Value: <b>${money.dollar(totals.total)}</b></div><div>${word} Change from Last Period: <b style="float:right">${moved < 0 ? "&#9660;" : "&#9650;"} $${grouped(moved)}</b></div><br>${flow(word, totals, { before: allYtd("before"), deposits: allYtd("deposits"), withdrawals: allYtd("withdrawals") })}<p class=small>* Reflects appreciation or depreciation of your holdings due to price changes, transactions from Other Holdings, plus any distribution and income earned during the statement period.<br>** Excludes unpriced securities.</p></div></div><h2>Accounts Included in This Report</h2><table class=t>${head(["Account Type/Name", "Account Number", "Beginning Value", "Ending Value"])}${books.map(({ book, ira, title, number }) => `<tr class=sub><td colspan=4>${ira ? "PERSONAL RETIREMENT" : "GENERAL INVESTMENTS"}</td></tr>${row([`${ira ? "Hallmere Roth IRA" : "Hallmere Account"}<br>${title}`, number, money.dollar(book.before), money.dollar(book.total)])}`).join("")}${row([`Ending ${word} Value`, "", money.dollar(totals.before), money.dollar(totals.total)], "tot")}</table><p class=small>Total Portfolio Value includes the market value of each account held at Hallmere as of the statement date. Brokerage services provided by Hallmere Brokerage Services LLC (HBS), Member NYSE, SIPC.</p>`;
    const nameOf = (position: Position) =>
      position.security.kind === "option" ? optionCaps(position) : fullCaps(position);
    const detail = ({ book, ira, title, number }: (typeof books)[number]) => {
      const line = (position: Position) =>
        row([
          `${ira || position.security.kind === "fund" ? "" : "M "}${escaped(nameOf(position))}${position.security.kind === "option" ? "" : ` (${position.security.symbol})`}`,
          position.before === 0 ? "unavailable" : money.dollar(position.before),
          shares(position.quantity),
          `$${grouped(position.price)}00`,
          money.dollar(position.value),
          money.dollar(position.cost),
          money.dollar(position.gain),
          position.income > 0
            ? `$${grouped(position.income)}<br><i>${percent(position.income, position.value)}</i>`
            : "-",
        ]);
      const block = (name: string, rows: readonly Position[]) =>
        rows.length === 0
          ? ""
          : `<tr class=sub><td colspan=8>${name}</td></tr>${rows.map(line).join("")}${row([`Total ${name} (${Math.round((sumOf(rows, "value") / book.total) * 100)}% of account holdings)`, money.dollar(sumOf(rows, "before")), "", "", money.dollar(sumOf(rows, "value")), money.dollar(sumOf(rows, "cost")), money.dollar(sumOf(rows, "gain")), dash(sumOf(rows, "income"), money.dollar)], "tot")}`;
      const dated = (entry: Entry) => date.noYear(entry.day);
      const trades = book.entries.filter((entry) => ["buy", "sell", "reinvest"].includes(entry.kind));
      const income = book.entries.filter((entry) => entry.kind === "dividend");
      const money2 = book.entries.filter((entry) => entry.kind === "deposit" || entry.kind === "withdrawal");
      const holdings = `<h2>Holdings</h2><table class=t style="font-size:7.2pt">${head(["Description", `Beginning Market Value ${date.monthDay(book.start)}, ${book.start.slice(0, 4)}`, `Quantity ${date.monthDay(book.end)}, ${book.end.slice(0, 4)}`, `Price Per Unit ${date.monthDay(book.end)}, ${book.end.slice(0, 4)}`, `Ending Market Value ${date.monthDay(book.end)}, ${book.end.slice(0, 4)}`, "Total Cost Basis", "Unrealized Gain/Loss", "EAI ($) / EY (%)"])}<tr class=sub><td colspan=8>Core Account</td></tr>${row(["HALLMERE GOVERNMENT MONEY MARKET (HLGXX)<br><i>-- 7-day yield: 4.02%</i>", money.dollar(book.coreBefore), shares(book.core * 10), "$1.0000", money.dollar(book.core), "not applicable", "not applicable", `$${grouped(Math.round(book.core * 0.0402))}<br><i>4.02%</i>`])}${row([`Total Core Account (${Math.round((book.core / book.total) * 100)}% of account holdings)`, money.dollar(book.coreBefore), "", "", money.dollar(book.core), "", "", ""], "tot")}${block("Mutual Funds", book.ofKind("fund"))}${block("Exchange Traded Products", book.ofKind("etf"))}${block("Common Stock", book.ofKind("stock"))}${block("Options", book.ofKind("option"))}${row(["Total Holdings", "", "", "", money.dollar(book.total), money.dollar(book.cost), money.dollar(book.gain), ""], "tot")}</table><p class=small>All positions held in cash account unless indicated otherwise. EAI is an estimate of annual income for a specific security position over the next rolling 12 months. EY is calculated by dividing the EAI by the market value. Total Cost Basis does not include the cost basis on core, money market or other positions where cost basis is unknown or not applicable.</p>`;
      const summary = `<div class=big style="border-bottom:2px solid #368727">Account Value: <b>${money.dollar(book.total)}</b></div><br><div class=row><div>${flow("Account", book, book.ytd)}</div><div><b>Income Summary</b><table class=t>${head(["", "This Period", "Year-to-Date"])}${row([ira ? "Tax-free" : "Taxable", dash(book.dividends + book.interest, money.dollar), dash(book.ytd.dividends + book.ytd.interest, money.dollar)])}${row(["&nbsp;&nbsp;Dividends", dash(book.dividends + book.interest), dash(book.ytd.dividends + book.ytd.interest)])}${row(["&nbsp;&nbsp;Interest", "-", "-"])}${row(["Total", money.dollar(book.dividends + book.interest), money.dollar(book.ytd.dividends + book.ytd.interest)], "tot")}</table>${ira ? `<br><b>Contributions and Distributions</b><table class=t>${head(["", "This Period", "Year-to-Date"])}${row([`${book.end.slice(0, 4)} Contributions`, dash(book.deposits, money.dollar), dash(book.ytd.deposits, money.dollar)])}</table>` : ""}</div></div>`;
      const activity = `<h2>Activity</h2>${
        trades.length > 0
          ? `<h3>Securities Bought &amp; Sold</h3>${grid(
              "llllrrr",
              [
                "Settlement Date",
                "Security Name",
                "Symbol/ CUSIP",
                "Description",
                "Quantity",
                "Price",
                "Amount",
              ],
              trades.map((entry) => [
                dated(entry),
                escaped(entry.security?.caps ?? ""),
                entry.security?.cusip ?? "",
                entry.kind === "buy" ? "You Bought" : entry.kind === "sell" ? "You Sold" : "Reinvestment",
                shares(entry.quantity ?? 0),
                `$${grouped(entry.price ?? 0)}000`,
                money.dollar(entry.amount),
              ]),
              "class=t",
            )}`
          : ""
      }<h3>Dividends, Interest &amp; Other Income</h3>${grid("llllr", ["Settlement Date", "Security Name", "Symbol/ CUSIP", "Description", "Amount"], [...income.map((entry) => [dated(entry), escaped(entry.security?.caps ?? ""), entry.security?.cusip ?? "", "Dividend Received", money.dollar(entry.amount)]), [date.noYear(book.end), "HALLMERE GOVERNMENT MONEY MARKET", "31617H201", "Dividend Received", money.dollar(book.bankInterest)]], "class=t")}${
        money2.length > 0
          ? `<h3>${ira ? "Contributions and Distributions" : "Deposits and Withdrawals"}</h3>${grid(
              "llr",
              ["Date", "Description", "Amount"],
              money2.map((entry) => [
                dated(entry),
                entry.amount > 0
                  ? ira
                    ? `Cash Contribution Current Year`
                    : "Electronic Funds Transfer Received"
                  : ira
                    ? "Normal Distribution"
                    : "Electronic Funds Transfer Paid",
                money.dollar(entry.amount),
              ]),
              "class=t",
            )}`
          : ""
      }`;
      return [
        `<div style="font-size:10pt"><b>Account # ${number}</b><br>${title}</div><br>${summary}${holdings}`,
        `<div style="font-size:10pt"><b>Account # ${number}</b><br>${title}</div>${activity}`,
      ];
    };
    const pages = [page1, ...books.flatMap(detail)];
    const html = sheets(
      pages,
      () =>
        `<div class=top><div class=logo>Hallmere<small>INVESTMENTS</small></div><div class=rep><b>INVESTMENT REPORT</b><br>${date.long(first.start)} - ${date.long(first.end)}</div></div>`,
      (page) =>
        `<span>MR_CE _BJKQSMBBBBRWKG_BBBBB ${first.digits}</span><span>${page} of ${pages.length}</span>`,
    );
    return {
      html: document(HALLMERE, html),
      truth: toldOf(
        "Hallmere Investments",
        books.map(({ book, ira }) => ({
          kind: ira ? "ira" : "brokerage",
          book,
          holdings: [
            { name: "HALLMERE GOVERNMENT MONEY MARKET", symbol: "HLGXX", value: book.core },
            ...["fund", "etf", "stock", "option"].flatMap((kind) =>
              book.positions
                .filter((position) => position.security.kind === kind)
                .map((position) =>
                  kind === "option"
                    ? {
                        name: optionCaps(position),
                        openSymbol: position.security.symbol,
                        value: position.value,
                        also: [
                          `M ${optionCaps(position)}`,
                          optionCaps(position).replace(`(${position.security.symbol}) `, ""),
                        ],
                      }
                    : {
                        name: fullCaps(position),
                        symbol: position.security.symbol,
                        value: position.value,
                        also: [`M ${fullCaps(position)}`],
                      },
                ),
            ),
          ],
        })),
        "Hallmere",
        "Hallmere Brokerage Services LLC",
        "Hallmere Brokerage Services",
      ),
    };
  },
};
