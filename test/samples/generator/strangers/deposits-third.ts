import { depositTruth, sumOf } from "../deposit-data.ts";
import { depositStatement, linesOf } from "../deposit-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { address } from "../opened/furniture.ts";
import { makePerson } from "../person.ts";
import { date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { running, strangerDeposit } from "../stranger-data.ts";
import { stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** A bank of the midwest: the number of items in the summary, checks marked with a star, amounts with a sign of their own column. */
const itemCounts = stranger("deposit-item-counts", "bank-statements", (seed) => {
  const d = strangerDeposit(seed + 910);
  const who = makePerson(seededRandom(seed + 911));
  const line = (title: string, sign: string, ...kinds: Parameters<typeof linesOf>[1][]) => {
    const list = linesOf(d, ...kinds);
    const total = list.reduce((sum, entry) => sum + Math.abs(entry.amount), 0);
    return [title, String(list.length), money.plain(total), sign];
  };
  const section = (title: string, sign: string, ...kinds: Parameters<typeof linesOf>[1][]) => {
    const list = linesOf(d, ...kinds);
    if (list.length === 0) return "";
    const total = list.reduce((sum, entry) => sum + Math.abs(entry.amount), 0);
    return `<h4>${title}</h4>${grid("llr", ["Date", "Description of Transaction", "Amount"], [...list.map((l) => [date.monthDay(l.day), l.check ? `Check ${l.check}` : escaped(l.text), `${$(Math.abs(l.amount))}${sign}`]), ["", `<b>Total ${title}</b>`, `<b>${$(total)}${sign}</b>`]])}`;
  };
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{margin:11px 0 2px;border-bottom:1px solid #0c2074}`,
    `<div class=row><div style="font-size:18pt;color:#0c2074"><b>gbank</b>.<br><span style="font-size:8pt">All of us serving some of you®</span></div><div class=r><b>Uni-Statement</b><br>Account Number: ${d.number.slice(0, 1)} ${d.number.slice(1, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)}<br>Statement Period: ${date.abbreviated(d.start)} through ${date.abbreviated(d.end)}</div></div><p>${address(who)}</p><h3>GBANK SMARTLY CHECKING &nbsp; <span class=small>Member FDIC</span></h3><p>gbank National Association</p><b>Account Summary</b>${grid(
      "lrrl",
      ["", "# Items", "", ""],
      [
        [`Beginning Balance on ${date.monthDay(d.start)}`, "", `$${money.plain(d.beginning)}`, ""],
        line("Deposits / Credits", "", "deposit"),
        line("Card Withdrawals", "-", "card"),
        line("Other Withdrawals", "-", "electronic", "fee"),
        line("Checks Paid", "-", "check"),
        [`<b>Ending Balance on ${date.abbreviated(d.end)}</b>`, "", `<b>$${money.plain(d.ending)}</b>`, ""],
      ],
      "style='width:60%'",
    )}
    ${section("Deposits / Credits", "", "deposit")}${section("Card Withdrawals", "-", "card")}${section("Other Withdrawals", "-", "electronic", "fee")}${section("Checks Paid", "-", "check")}<p class=small>* Gap in check sequence. Overdraft paid fees this period $0.00, year-to-date $72.00.</p>`,
  );
  const printed = [
    ...linesOf(d, "deposit"),
    ...linesOf(d, "card"),
    ...linesOf(d, "electronic", "fee"),
    ...linesOf(d, "check"),
  ];
  return {
    html,
    truth: {
      ...depositStatement("gbank", depositTruth(d, "gbank", printed)),
      allowed: {
        institution: ["gbank National Association", "gbank, N.A."],
        "accounts.0.institution": ["gbank National Association", "gbank, N.A."],
        "accounts.0.statementDate": [d.end],
      },
    },
  };
});

/** A young bank: two accounts with figures in tiles, types beside texts, newest row first, amounts with signs. */
const tilesNewestFirst = stranger("deposit-tiles-newest-first", "bank-statements", (seed) => {
  const parts = [strangerDeposit(seed + 920), strangerDeposit(seed + 920, "savings")];
  const who = makePerson(seededRandom(seed + 921));
  const [first] = parts;
  if (!first) throw new RangeError("There are two accounts.");
  const titles = ["Checking Account", "Savings Account"];
  const type = (amount: number, check: string | undefined) =>
    check ? "Check" : amount > 0 ? "Direct Deposit" : "Debit Card";
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.k{color:#777;font-size:7.5pt}.v{font-size:11pt}h3{margin:16px 0 2px}`,
    `<div class=row><div style="font-size:20pt;color:#00a2c7"><b>SoLo</b></div><div class=r>Monthly Statement Period<br>${date.abbreviated(first.start)} - ${date.abbreviated(first.end)}</div></div><p>${address(who)}</p><p>Banking services provided by SoLo Bank, N.A., Member FDIC.</p>
    ${parts
      .map((d, index) => {
        const rows = running(d).toReversed();
        return `<h3>${titles[index] ?? ""} - ${d.number.slice(-4)}</h3>${pairs([["Account Number", d.number]], "style='width:40%'")}${band(
          [
            ["Beginning Balance", $(d.beginning)],
            ["Current Balance", $(d.ending)],
            ["Total Deposits", $(sumOf(d.lines, "deposit"))],
            ["Total Withdrawals", $(-sumOf(d.lines, "card", "electronic", "check", "fee"))],
            ["Monthly Interest Paid", $(0)],
          ],
        )}${grid(
          "lllrr",
          ["DATE", "TYPE", "DESCRIPTION", "AMOUNT", "BALANCE"],
          rows.map((l) => [
            date.abbreviated(l.day),
            type(l.amount, l.check),
            l.check ? `Check ${l.check}` : escaped(l.text),
            l.amount < 0 ? `-${$(-l.amount)}` : $(l.amount),
            $(l.balance),
          ]),
        )}`;
      })
      .join("")}`,
  );
  const truths = parts.map((d, index) => depositTruth(d, "SoLo", d.lines.toReversed(), index));
  return {
    html,
    truth: {
      ...depositStatement("SoLo", ...truths),
      allowed: {
        institution: ["SoLo Bank, N.A.", "SoLo Bank"],
        ...Object.fromEntries(
          parts.flatMap((d, index) => [
            [`accounts.${index}.institution`, ["SoLo Bank, N.A.", "SoLo Bank"]],
            [`accounts.${index}.statementDate`, [d.end]],
          ]),
        ),
      },
    },
  };
});

export const thirdDeposits: readonly Layout[] = [itemCounts, tilesNewestFirst];
