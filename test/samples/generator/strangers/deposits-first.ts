import { depositTruth, sumOf } from "../deposit-data.ts";
import { depositStatement, linesOf } from "../deposit-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { address } from "../opened/furniture.ts";
import { makePerson } from "../person.ts";
import { date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { columnsOf, dailyBalances, running, strangerDeposit } from "../stranger-data.ts";
import { stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** A large bank: a summary of four in a row, sections with counts in their headings, checks in three columns, daily balances in three. */
const sectionCounts = stranger("deposit-section-counts", "bank-statements", (seed) => {
  const d = strangerDeposit(seed + 510);
  const who = makePerson(seededRandom(seed + 511));
  const checks = linesOf(d, "check");
  const section = (title: string, words: string, ...kinds: Parameters<typeof linesOf>[1][]) => {
    const list = linesOf(d, ...kinds);
    if (list.length === 0) return "";
    const total = list.reduce((sum, line) => sum + Math.abs(line.amount), 0);
    return `<div class=h>${title}<span style="float:right;font-weight:normal">There ${list.length === 1 ? "was 1" : `were ${list.length}`} ${words} totaling ${$(total)}.</span></div>${grid(
      "lrl",
      ["Date", "Amount", "Description"],
      list.map((l) => [date.noYear(l.day), money.plain(Math.abs(l.amount)), escaped(l.text)]),
      "class=t",
    )}`;
  };
  const days = columnsOf(dailyBalances(d), 3);
  const checkColumns = columnsOf(checks, 3);
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}.h{background:#e6e6e6;padding:3px 5px;margin:11px 0 2px;font-weight:bold}.t td:nth-child(1){width:60px}.t td:nth-child(2){width:80px}`,
    `<div class=row><div><b style="font-size:15pt;color:#e60">PEMBROKE</b> <span style="font-size:10pt">BANK</span><br>Virtual Wallet Checking Statement</div><div class=r>For the period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Primary account number: ${d.number.slice(0, 2)}-${d.number.slice(2, -4)}-${d.number.slice(-4)}<br>Page 1 of 2<br>Number of enclosures: 0</div></div><p>${address(who)}</p>
    <div class=h>Checking Account Summary</div><p>Account number: ${d.number.slice(0, 2)}-${d.number.slice(2, -4)}-${d.number.slice(-4)}</p><b>Balance Summary</b>${grid("rrrr", ["Beginning<br>balance", "Deposits and<br>other additions", "Checks and other<br>deductions", "Ending<br>balance"], [[money.plain(d.beginning), money.plain(sumOf(d.lines, "deposit")), money.plain(-sumOf(d.lines, "card", "electronic", "check", "fee")), money.plain(d.ending)]])}${pairs(
      [
        ["Average monthly balance", money.plain(Math.floor((d.beginning + d.ending) / 2))],
        ["Charges and fees", money.plain(-sumOf(d.lines, "fee"))],
      ],
      "style='width:45%;float:right'",
    )}<div style="clear:both"></div>
    <div class=h style="background:#ccc">Activity Detail</div>${section("Deposits and Other Additions", "Deposits and Other Additions", "deposit")}
    <div class=h>Checks and Substitute Checks</div>${grid(
      "llrllrllr",
      checkColumns.flatMap(() => ["Date posted", "Check number", "Amount"]),
      (checkColumns[0] ?? []).map((_, index) =>
        checkColumns.flatMap((column) => {
          const line = column[index];
          return line ? [date.noYear(line.day), line.check ?? "", money.plain(-line.amount)] : ["", "", ""];
        }),
      ),
    )}
    ${section("Banking/Debit Card Withdrawals and Purchases", "Debit Card/Bankcard Withdrawals", "card")}${section("Online and Electronic Banking Deductions", "Online or Electronic Banking Deductions", "electronic")}${section("Other Deductions", "Other Deductions", "fee")}
    <div class=h>Daily Balance Detail</div>${grid(
      "lrlrlr",
      days.flatMap(() => ["Date", "Balance"]),
      (days[0] ?? []).map((_, index) =>
        days.flatMap((column) => {
          const entry = column[index];
          return entry ? [date.noYear(entry.day), money.plain(entry.balance)] : ["", ""];
        }),
      ),
    )}<p class=small>Overdraft and returned item fees this period $0.00, year to date $36.00. Member FDIC.</p>`,
  );
  const checksByRow = (checkColumns[0] ?? []).flatMap((_, index) =>
    checkColumns.flatMap((column) => column[index] ?? []),
  );
  const printed = [
    ...linesOf(d, "deposit"),
    ...checksByRow,
    ...linesOf(d, "card"),
    ...linesOf(d, "electronic"),
    ...linesOf(d, "fee"),
  ];
  return {
    html,
    truth: {
      ...depositStatement("PEMBROKE BANK", depositTruth(d, "PEMBROKE BANK", printed)),
      allowed: {
        institution: ["PEMBROKE"],
        "accounts.0.institution": ["PEMBROKE"],
        "accounts.0.statementDate": [d.end],
        "accounts.0.feesCharged": [money.plain(-sumOf(d.lines, "fee"))],
      },
    },
  };
});

/** An online bank: all accounts in one table on top, then each with credits, debits and balance in columns, first and last balance as rows. */
const onlineCombined = stranger("deposit-online-combined", "bank-statements", (seed) => {
  const parts = [strangerDeposit(seed + 520), strangerDeposit(seed + 520, "savings")];
  const who = makePerson(seededRandom(seed + 521));
  const titles = ["Spending Account", "Online Savings Account"];
  const [first] = parts;
  if (!first) throw new RangeError("There are two accounts.");
  const html = document(
    `body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h3{color:#650360;margin:18px 0 3px}th{border-bottom:1px solid #650360;font-size:8pt}`,
    `<div class=row><div style="font-size:24pt;color:#650360"><b>amity</b></div><div class=r><b>Combined Customer Statement</b><br>Statement Date ${date.slash(first.end)}<br>${date.slash(first.start)} - ${date.slash(first.end)}</div></div><p>${address(who)}</p>
    <h3>Account Summary</h3>${grid(
      "llrr",
      ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"],
      parts.map((d, index) => [
        titles[index] ?? "",
        `xxxxxx${d.number.slice(-4)}`,
        $(d.beginning),
        $(d.ending),
      ]),
    )}<div class=r><b>Total Ending Balance ${$(parts.reduce((sum, d) => sum + d.ending, 0))}</b></div>
    ${parts
      .map(
        (d, index) =>
          `<h3>${titles[index]} xxxxxx${d.number.slice(-4)}</h3><p class=small>Annual Percentage Yield Earned this period 0.10% &nbsp; Days in period 30 &nbsp; Year-to-date interest paid $12.41</p>${grid("llrrr", ["Date", "Description", "Credits", "Debits", "Balance"], [[date.slash(d.start), "Beginning Balance", "", "", $(d.beginning)], ...running(d).map((l) => [date.slash(l.day), l.check ? `Check ${l.check}` : escaped(l.text), l.amount > 0 ? $(l.amount) : "-", l.amount < 0 ? `-${$(-l.amount)}` : "-", $(l.balance)]), [date.slash(d.end), "Ending Balance", "", "", $(d.ending)]])}`,
      )
      .join("")}<p class=small>amity bank, PO Box 951, Horsham, PA 19044. 1-877-555-0142. amity.example</p>`,
  );
  const truths = parts.map((d, index) => {
    const truth = depositTruth(d, "amity", d.lines, index);
    delete truth.account.totalDeposits;
    delete truth.account.totalWithdrawals;
    truth.account.statementDate = d.end;
    return truth;
  });
  return {
    html,
    truth: {
      ...depositStatement("amity", ...truths),
      allowed: {
        institution: ["amity bank"],
        ...Object.fromEntries(
          parts.flatMap((_, index) => [[`accounts.${index}.institution`, ["amity bank"]]]),
        ),
      },
    },
  };
});

export const firstDeposits: readonly Layout[] = [sectionCounts, onlineCombined];
