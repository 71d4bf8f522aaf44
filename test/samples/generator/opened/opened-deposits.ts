import {
  type DepositData,
  type DepositLine,
  depositTruth,
  makeDeposit,
  makeOverdrawn,
  sumOf,
} from "../deposit-data.ts";
import { depositStatement, linesOf } from "../deposit-layouts.ts";
import { alsoNamed, document } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { opened, rightsNotice } from "./furniture.ts";

const $ = money.dollar;
const textOf = (line: DepositLine) => (line.check ? `Check #${line.check}` : escaped(line.text));
const outOf = (d: DepositData) => -sumOf(d.lines, "card", "electronic", "check", "fee");

function withBalances(d: DepositData): ReadonlyArray<readonly [DepositLine, number]> {
  let balance = d.beginning;
  return d.lines.map((line) => [line, (balance += line.amount)] as const);
}

/** An online bank: savings and checking in one statement, a yield earned, credits before debits, a balance in every row. */
const onlineBank = opened("deposit-online-combined", "bank-statements", (seed) => {
  const parts = [makeDeposit(seed, "savings"), makeDeposit(seed)];
  const first = parts[0];
  if (!first) throw new RangeError("A statement has an account.");
  const titles = { savings: "Online Savings Account", checking: "Spending Account" };
  const section = (d: DepositData) =>
    `<div style="background:#4b1d6b;color:#fff;padding:4px;margin-top:16px">${titles[d.kind]} &nbsp; Account Number: XXXXXX${d.number.slice(-4)}</div><div class=row><div>${pairs(
      [
        ["Beginning Balance", $(d.beginning)],
        ["Deposits &amp; Credits", $(sumOf(d.lines, "deposit"))],
        ["Withdrawals &amp; Debits", $(outOf(d))],
        ["Ending Balance", $(d.ending)],
      ],
    )}</div><div>${pairs([
      ["Annual Percentage Yield Earned", d.kind === "savings" ? "4.20%" : "0.10%"],
      ["Days in Statement Period", "30"],
      ["Average Daily Balance", $(d.beginning + 40_017)],
      ["Interest Paid YTD", $(12_044)],
    ])}</div></div>
    ${grid("llrrr", ["Date", "Activity", "Credits", "Debits", "Balance"], [[date.slash(d.start), "Beginning Balance", "", "", $(d.beginning)], ...withBalances(d).map(([line, balance]) => [date.slash(line.day), textOf(line), line.amount > 0 ? $(line.amount) : "$0.00", line.amount < 0 ? `-${$(-line.amount)}` : "-$0.00", $(balance)]), [date.slash(d.end), "Ending Balance", "", "", $(d.ending)]], "class=t")}`;
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}.t td{padding:2px;border-bottom:1px solid #eee}`,
    `<div class=row><div style="font-size:21pt;color:#4b1d6b">junco</div><div class=r>Combined Customer Statement<br>Statement Date ${date.slash(first.end)}<br>Page 1 of 2</div></div><p>${first.name}</p>
    ${grid("llrr", ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"], [...parts.map((d) => [titles[d.kind], `XXXXXX${d.number.slice(-4)}`, $(d.beginning), $(d.ending)]), ["<b>Total</b>", "", $(parts.reduce((sum, d) => sum + d.beginning, 0)), $(parts.reduce((sum, d) => sum + d.ending, 0))]])}${parts.map(section).join("")}<p class=small>Junco Bank, Member FDIC. Deposits are insured up to $250,000 per depositor.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        ...depositStatement(
          "junco",
          ...parts.map((d, index) => {
            const { account, transactions } = depositTruth(d, "junco", d.lines, index);
            const { periodStart: _, periodEnd: __, ...printed } = account;
            return { account: { ...printed, statementDate: d.end }, transactions };
          }),
        ),
        // The period stands nowhere, only the days of the first and last balance.
        allowed: Object.fromEntries(
          parts.flatMap((d, index) => [
            [`accounts.${index}.periodStart`, [d.start]],
            [`accounts.${index}.periodEnd`, [d.end]],
          ]),
        ),
      },
      "Junco Bank",
    ),
  };
});

/** A big bank's paper: debit and credit sections, checks in three columns with a star for a gap, balances a day as a decoy. */
const starredChecks = opened("deposit-starred-checks", "bank-statements", (seed) => {
  const d = makeDeposit(seed);
  const checks = linesOf(d, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const cells = checks.map((line, index) => {
    const before = checks[index - 1];
    const gap = before && Number(line.check) !== Number(before.check) + 1 ? " *" : "";
    return [`${line.check ?? ""}${gap}`, date.noYear(line.day).replace("/", "-"), money.plain(-line.amount)];
  });
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => [
    ...(cells[index * 2] ?? []),
    ...(cells[index * 2 + 1] ?? ["", "", ""]),
  ]);
  const daily = [...new Map(withBalances(d).map(([line, balance]) => [line.day, balance]))];
  const list = (title: string, lines: readonly DepositLine[]) =>
    lines.length === 0
      ? ""
      : `<h4>${title}</h4>${grid(
          "lrl",
          ["Date", "Amount", "Description"],
          lines.map((line) => [
            date.noYear(line.day).replace("/", "-"),
            money.plain(Math.abs(line.amount)),
            escaped(line.text),
          ]),
          "class=a",
        )}<div>Total ${title}: ${$(Math.abs(lines.reduce((sum, line) => sum + line.amount, 0)))}</div>`;
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}h4{margin:12px 0 2px;border-bottom:1px solid #000}.a{width:100%}.a td:nth-child(1){width:55px}.a td:nth-child(2){width:90px;padding-right:20px}`,
    `<div class=row><div style="font-size:18pt">FIRST KEARNEY BANK</div><div class=r>Account Statement<br>${date.capitalLong(d.start)} THRU ${date.capitalLong(d.end)}<br>ACCOUNT NO. ${d.number}<br>PAGE 1 OF 1</div></div><p>${d.name}</p><p><b>PERSONAL INTEREST CHECKING</b></p>${grid("rrrrr", ["Opening Balance", "Total Deposits and Credits", "Total Withdrawals and Debits", "Service Charges", "Closing Balance"], [[$(d.beginning), $(sumOf(d.lines, "deposit")), $(-sumOf(d.lines, "card", "electronic", "check")), $(-sumOf(d.lines, "fee")), $(d.ending)]])}
    ${list("Deposits and Credits", linesOf(d, "deposit"))}<h4>Checks Cleared</h4>${grid("lrrlrr", ["Check No.", "Date", "Amount", "Check No.", "Date", "Amount"], rows)}<p class=small>* Indicates a break in check number sequence. Total checks: ${checks.length}</p>${list("Withdrawals and Debits", linesOf(d, "card", "electronic"))}${list("Service Charges", linesOf(d, "fee"))}
    <h4>Daily Balance Summary</h4>${grid(
      "lrlr",
      ["Date", "Balance", "Date", "Balance"],
      Array.from({ length: Math.ceil(daily.length / 2) }, (_, index) =>
        [daily[index * 2], daily[index * 2 + 1]].flatMap((entry) =>
          entry ? [date.noYear(entry[0]).replace("/", "-"), money.plain(entry[1])] : ["", ""],
        ),
      ),
    )}${rightsNotice}`,
  );
  const order = [
    ...linesOf(d, "deposit"),
    ...checks,
    ...linesOf(d, "card", "electronic"),
    ...linesOf(d, "fee"),
  ];
  return {
    html,
    truth: depositStatement("FIRST KEARNEY BANK", depositTruth(d, "FIRST KEARNEY BANK", order)),
  };
});

/** A military credit union: all accounts in one table of five figures, debits with a minus after the figure, below zero too. */
const fiveFigures = opened("deposit-five-figures", "bank-statements", (seed) => {
  const parts = [makeOverdrawn(seed), makeDeposit(seed, "savings")];
  const first = parts[0];
  if (!first) throw new RangeError("A statement has an account.");
  const titles = { savings: "Membership Savings", checking: "EveryDay Checking" };
  const html = document(
    `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}td,th{padding:2px 4px}.t tr:nth-child(even){background:#f2f5fa}`,
    `<div class=row><div style="font-size:16pt;color:#024">Anchor Point Federal Credit Union</div><div class=r>Statement of Account<br>Access No. 4471190<br>Statement Period ${date.short(first.start)} - ${date.short(first.end)}</div></div><p>${first.name}</p><p><b>Summary of your deposit accounts</b></p>
    ${grid(
      "lrrrrr",
      ["", "Previous Balance", "Deposits/ Credits", "Withdrawals/ Debits", "Ending Balance", "YTD Dividends"],
      parts.map((d) => [
        `<b>${titles[d.kind]}</b><br>${d.number}`,
        $(d.beginning),
        $(sumOf(d.lines, "deposit")),
        $(outOf(d)),
        money.trailing(d.ending),
        $(d.kind === "savings" ? 3_117 : 0),
      ]),
    )}${parts
      .map(
        (d) =>
          `<p><b>${titles[d.kind]} - ${d.number}</b></p>${grid("llrr", ["Date", "Transaction Detail", "Amount($)", "Balance($)"], [[date.noYear(d.start).replace("/", "-"), "Beginning Balance", "", money.trailing(d.beginning)], ...withBalances(d).map(([line, balance]) => [date.noYear(line.day).replace("/", "-"), textOf(line), money.trailing(line.amount), money.trailing(balance)]), [date.noYear(d.end).replace("/", "-"), "Ending Balance", "", money.trailing(d.ending)]], "class=t")}`,
      )
      .join("")}`,
  );
  return {
    html,
    truth: depositStatement(
      "Anchor Point Federal Credit Union",
      ...parts.map((d, index) => depositTruth(d, "Anchor Point Federal Credit Union", d.lines, index)),
    ),
  };
});

export const openedDeposits = [onlineBank, starredChecks, fiveFigures];
