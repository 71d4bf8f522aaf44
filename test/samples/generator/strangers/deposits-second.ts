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

/** A bank of the south: a summary with signs after the words, centred section titles, totals with dollar signs, daily balances. */
const centredSections = stranger("deposit-centred-sections", "bank-statements", (seed) => {
  const d = strangerDeposit(seed + 710);
  const who = makePerson(seededRandom(seed + 711));
  const section = (title: string, ...kinds: Parameters<typeof linesOf>[1][]) => {
    const list = linesOf(d, ...kinds);
    if (list.length === 0) return "";
    const total = list.reduce((sum, line) => sum + Math.abs(line.amount), 0);
    return `<div class=t>${title}</div>${grid("llr", [], [...list.map((l) => [date.noYear(l.day), l.check ? `Check ${l.check}` : escaped(l.text), money.plain(Math.abs(l.amount))]), ["", `<b>Total ${title}</b>`, `<b>${$(total)}</b>`]], "class=d")}`;
  };
  const days = columnsOf(dailyBalances(d), 3);
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.t{text-align:center;font-weight:bold;color:#3a7d1f;border-bottom:1px solid #3a7d1f;margin-top:12px;letter-spacing:0.5px}.d td:first-child{width:55px}`,
    `<div class=row><div style="font-size:17pt;color:#3a7d1f"><b>PROVINCES BANK</b></div><div class=r>ACCOUNT # ${d.number}<br>Cycle ${date.slash(d.start)} through ${date.slash(d.end)}<br>Page 1 of 2</div></div><p>${address(who)}</p><div class=t>LIFEGREEN SIMPLE CHECKING</div><div class=t>SUMMARY</div>${pairs(
      [
        ["Beginning Balance", $(d.beginning)],
        ["Deposits &amp; Credits", `${$(sumOf(d.lines, "deposit"))} +`],
        ["Withdrawals", `${$(-sumOf(d.lines, "card", "electronic"))} -`],
        ["Fees", `${$(-sumOf(d.lines, "fee"))} -`],
        ["Automatic Transfers", `${$(0)} +`],
        ["Checks", `${$(-sumOf(d.lines, "check"))} -`],
        ["Ending Balance", $(d.ending)],
      ],
      "style='width:50%'",
    )}${pairs(
      [
        ["Minimum Daily Balance", $(Math.min(...running(d).map((line) => line.balance)))],
        ["Average Monthly Statement Balance", $(Math.floor((d.beginning + d.ending) / 2))],
      ],
      "style='width:50%'",
    )}
    ${section("DEPOSITS &amp; CREDITS", "deposit")}${section("WITHDRAWALS", "card", "electronic")}${section("FEES", "fee")}${section("CHECKS", "check")}
    <div class=t>DAILY BALANCE SUMMARY</div>${grid(
      "lrlrlr",
      days.flatMap(() => ["Date", "Balance"]),
      (days[0] ?? []).map((_, index) =>
        days.flatMap((column) => {
          const entry = column[index];
          return entry ? [date.noYear(entry.day), money.plain(entry.balance)] : ["", ""];
        }),
      ),
    )}<p class=small>You may request account disclosures containing terms, fees and rate information. For all your banking needs, please call 1-800-555-0134. Overdraft fees year-to-date $0.00.</p>`,
  );
  const printed = [
    ...linesOf(d, "deposit"),
    ...linesOf(d, "card", "electronic"),
    ...linesOf(d, "fee"),
    ...linesOf(d, "check"),
  ];
  return {
    html,
    truth: {
      ...depositStatement("PROVINCES BANK", depositTruth(d, "PROVINCES BANK", printed)),
      allowed: {
        "accounts.0.statementDate": [d.end],
        "accounts.0.feesCharged": [money.plain(-sumOf(d.lines, "fee"))],
      },
    },
  };
});

/** A credit union of sailors: shares with their own suffix, days without a year and with a dash, trailing minus, dividends. */
const shareAccounts = stranger("deposit-share-accounts", "bank-statements", (seed) => {
  const parts = [strangerDeposit(seed + 720), strangerDeposit(seed + 720, "savings")];
  const who = makePerson(seededRandom(seed + 721));
  const titles = ["EveryDay Checking", "Membership Savings"];
  const [first] = parts;
  if (!first) throw new RangeError("There are two accounts.");
  const html = document(
    `body{font:8.5pt "Liberation Mono"}${BASE}h4{margin:14px 0 2px}`,
    `<div class=row><div><b style="font-size:13pt">ANCHORAGE SOUND FCU</b><br>PO Box 3100 Merrifield VA</div><div class=r>Statement of Account<br>Statement Period ${date.short(first.start)} - ${date.short(first.end)}<br>Access No. 10${first.number.slice(0, 4)}</div></div><p>${address(who)}</p>
    <b>Summary of your deposit accounts</b>${grid(
      "lrrrr",
      ["", "Previous Balance", "Deposits/ Credits", "Withdrawals/ Debits", "Ending Balance"],
      [
        ...parts.map((d, index) => [
          `${titles[index] ?? ""}<br>${d.number}`,
          $(d.beginning),
          $(sumOf(d.lines, "deposit")),
          $(-sumOf(d.lines, "card", "electronic", "check", "fee")),
          $(d.ending),
        ]),
        [
          "Totals",
          $(parts.reduce((sum, d) => sum + d.beginning, 0)),
          $(parts.reduce((sum, d) => sum + sumOf(d.lines, "deposit"), 0)),
          $(parts.reduce((sum, d) => sum - sumOf(d.lines, "card", "electronic", "check", "fee"), 0)),
          $(parts.reduce((sum, d) => sum + d.ending, 0)),
        ],
      ],
    )}
    ${parts
      .map(
        (d, index) =>
          `<h4>${titles[index] ?? ""} - ${d.number}</h4>${grid("llrr", ["Date", "Transaction Detail", "Amount($)", "Balance($)"], [[date.noYear(d.start).replace("/", "-"), "Beginning Balance", "", money.plain(d.beginning)], ...running(d).map((l) => [date.noYear(l.day).replace("/", "-"), l.check ? `Check ${l.check}` : escaped(l.text), l.amount < 0 ? `${money.plain(-l.amount)}-` : money.plain(l.amount), money.plain(l.balance)]), [date.noYear(d.end).replace("/", "-"), "Ending Balance", "", money.plain(d.ending)]])}`,
      )
      .join("")}<p>Your account earned an annual percentage yield of 0.05% this period.</p>`,
  );
  const truths = parts.map((d, index) => depositTruth(d, "ANCHORAGE SOUND FCU", d.lines, index));
  return {
    html,
    truth: {
      ...depositStatement("ANCHORAGE SOUND FCU", ...truths),
      allowed: Object.fromEntries(parts.map((d, index) => [`accounts.${index}.statementDate`, [d.end]])),
    },
  };
});

export const secondDeposits: readonly Layout[] = [centredSections, shareAccounts];
