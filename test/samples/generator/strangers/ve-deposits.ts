import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { added, type BankRow, bankTruthRows, byDay, monthOfRows, paper, running } from "./ve-data.ts";

const $ = money.dollar;
/** A stagecoach bank: one table with additions, subtractions and a balance only on the last row of a day. */
const coach = paper("bank-everyday-checking", "bank-statements", (seed) => {
  const { random, person } = start(seed, 711);
  const m = monthOfRows(random, 9);
  const fee = random.chance(0.4);
  const rows = byDay([
    ...m.ins,
    ...m.outs,
    ...(fee ? [{ day: m.end, text: "Monthly Service Fee", amount: -1_000 }] : []),
  ]);
  const beginning = random.whole(180_000, 900_000);
  const balances = running(beginning, rows);
  const ending = balances.at(-1) ?? beginning;
  const deposits = added(m.ins);
  const spent = -added(rows) + deposits;
  const number = digits(random, 10);
  const lines = rows.map((row, index) => [
    date.bareNoYear(row.day),
    row.text,
    row.amount > 0 ? money.plain(row.amount) : "",
    row.amount < 0 ? money.plain(-row.amount) : "",
    rows[index + 1]?.day === row.day ? "" : money.plain(balances[index] ?? 0),
  ]);
  const html = document(
    `body{font:9pt Verdana,Arial}${BASE} .logo{background:#b31e30;color:#ffd24a;font:bold 15pt Georgia;padding:10px 8px;float:right} h3{margin:14px 0 4px;border-bottom:1px solid #888} .t td,.t th{padding:1px 4px;font-size:8pt;vertical-align:bottom;border-bottom:1px solid #ddd}`,
    `<div class=logo>WESTON<br>FARRIS</div><h2>Weston Farris Everyday Checking</h2><p>${date.long(m.end)} &nbsp; &#9632; &nbsp; Page 1 of 2</p>
<div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week: We accept all relay calls<br><b>1-800-TO-WESTON</b> (1-800-869-3557)<br>En espa&ntilde;ol: 1-877-727-2932<br>Online: westonfarris.example<br>Write: Weston Farris Bank, N.A. (825)<br>P.O. Box 6995, Portland, OR 97228-6995</div></div>
<div class=row><div><h3>You and Weston Farris</h3><p>Thank you for being a loyal Weston Farris customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div><h3>Account options</h3><p>A check mark in the box indicates you have these convenient services with your account(s): Online Banking &#10003; &nbsp; Direct Deposit &#10003; &nbsp; Online Bill Pay &#9633; &nbsp; Overdraft Protection &#9633;</p></div></div>
<div class=row><div><h3>Statement period activity summary</h3>${pairs([
      [`Beginning balance on ${date.bareNoYear(m.first)}`, $(beginning)],
      ["Deposits/Additions", money.plain(deposits)],
      ["Withdrawals/Subtractions", `- ${money.plain(spent)}`],
      [`<b>Ending balance on ${date.bareNoYear(m.end)}</b>`, `<b>${$(ending)}</b>`],
    ])}</div><div><p style="margin-top:20px">Account number: <b>${number}</b><br><b>${person.name}</b><br>Texas/Arkansas account terms and conditions apply<br>For Direct Deposit use Routing Number (RTN): 111900659</p></div></div>
<p><b>Overdraft Protection</b> Your account is linked to no other account. If you would like to set it up, visit a branch.</p>
${NEXT}<h3>Transaction history</h3>${grid(
      "llrrr",
      [
        "Date",
        "Description",
        "Deposits/<br>Additions",
        "Withdrawals/<br>Subtractions",
        "Ending daily<br>balance",
      ],
      [
        ...lines,
        [`<b>Ending balance on ${date.bareNoYear(m.end)}</b>`, "", "", "", `<b>${money.plain(ending)}</b>`],
        ["<b>Totals</b>", "", `<b>${$(deposits)}</b>`, `<b>${$(spent)}</b>`, ""],
      ],
      "class=t",
    )}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>
<h3>Monthly service fee summary</h3><p>For a complete list of fees and detailed account information, see the Fee and Information Schedule. Fee period ${date.slash(m.first)} - ${date.slash(m.end)}. Standard monthly service fee $10.00. You paid ${fee ? "$10.00" : "$0.00"}.</p>${grid(
      "lrr",
      [
        "How to avoid the monthly service fee (complete 1 requirement)",
        "Minimum required",
        "This fee period",
      ],
      [
        [
          "Minimum daily balance",
          "$500.00",
          `${$(Math.max(0, Math.min(beginning, ...balances)))} ${fee ? "&#9633;" : "&#9745;"}`,
        ],
        [
          "Total amount of qualifying electronic deposits",
          "$500.00",
          fee ? "$0.00 &#9633;" : `${$(added(m.ins.slice(0, 2)))} &#9745;`,
        ],
      ],
      "class=t",
    )}<p class=small>Account Balance Calculation Worksheet: 1. Use the following worksheet to calculate your overall account balance. ENTER A. The ending balance shown on your statement $ ______. ADD B. Any deposits listed in your register. &copy;2010 Weston Farris Bank, N.A. All rights reserved. Member FDIC. NMLSR ID 399801</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "bank-statements",
        institution: "Weston Farris",
        accounts: [
          {
            kind: "checking",
            institution: "Weston Farris",
            accountLast4: number.slice(-4),
            statementDate: m.end,
            periodStart: m.first,
            periodEnd: m.end,
            beginningBalance: decimal(beginning),
            endingBalance: decimal(ending),
            totalDeposits: decimal(deposits),
            totalWithdrawals: decimal(spent),
          },
        ],
        transactions: bankTruthRows(rows),
        allowed: { "accounts.0.feesCharged": [fee ? "10.00" : "0.00"] },
      },
      "WESTON FARRIS",
      "Weston Farris Bank, N.A.",
      "Weston Farris Bank",
    ),
  };
});

/** A southern regional bank: sections by kind, checks in two columns with stars, daily balances in three. */
const regional = paper("bank-regional-checks", "bank-statements", (seed) => {
  const { random, person } = start(seed, 712);
  const m = monthOfRows(random, 7);
  let no = random.whole(2040, 4800);
  const checks = Array.from({ length: random.whole(3, 7) }, (_, index) => {
    no += random.pick([1, 1, 2]);
    return {
      no,
      day: addDays(m.first, 2 + index * 3),
      text: `Check ${no}`,
      amount: -random.whole(1_500, 60_000),
    };
  });
  const fees = random.chance(0.5) ? [{ day: m.end, text: "MONTHLY FEE", amount: -800 }] : [];
  const outs = m.outs.map((row) => ({ ...row, text: row.text.toUpperCase() }));
  const ins = m.ins.map((row) => ({ ...row, text: row.text.toUpperCase() }));
  const all = byDay([...ins, ...outs, ...checks, ...fees]);
  const beginning = random.whole(250_000, 800_000);
  const balances = running(beginning, all);
  const ending = balances.at(-1) ?? beginning;
  const number = digits(random, 10);
  const dayEnds = all
    .map((row, index) => [row.day, balances[index] ?? 0] as const)
    .filter(([day], index) => all[index + 1]?.day !== day);
  const list = (rows: readonly BankRow[]) =>
    grid(
      "llr",
      [],
      [
        ...rows.map((row) => [date.noYear(row.day), row.text, money.plain(Math.abs(row.amount))]),
        ["", "<b>Total</b>", `<b>${$(Math.abs(added(rows)))}</b>`],
      ],
      "class=t",
    );
  const columns = (cells: readonly string[][], count: number) =>
    Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
      Array.from(
        { length: count },
        (__, column) => cells[row * count + column] ?? cells[0]?.map(() => "") ?? [],
      ).flat(),
    );
  const checkCells = checks.map((check, index) => [
    date.noYear(check.day),
    `${check.no}${index > 0 && check.no !== (checks[index - 1]?.no ?? 0) + 1 ? " *" : ""}`,
    money.plain(-check.amount),
  ]);
  const low = Math.min(beginning, ...balances);
  const html = document(
    `body{font:9pt Arial}${BASE} .logo{font:bold 22pt Arial;color:#528400} .h{text-align:center;font-weight:bold;background:#e8f0d8;padding:3px;margin:10px 0 3px} .t td,.t th{padding:1px 6px;font-size:8.5pt}`,
    `<div class=row><div><div class=logo>&#9650; MAGNOLIA</div><div class=small>Magnolia Bank<br>Gulf Shores Main Office<br>1400 Dauphin Way<br>Mobile, AL 36604</div><p style="margin-top:24px">${person.name}<br>${person.street}<br>${person.town}</p></div><div style="text-align:right"><b>ACCOUNT # ${number}</b><br>092<br>Cycle 26<br>Enclosures 0<br>Page 1 of 2</div></div>
<div class=h>LIFEGREEN CHECKING<br>${date.long(m.first)} through ${date.long(m.end)}</div>
<div class=h>SUMMARY</div><div class=row><div>${pairs([
      ["Beginning Balance", $(beginning)],
      ["Deposits &amp; Credits", `${$(added(ins))} +`],
      ["Withdrawals", `${$(-added(outs))} -`],
      ["Fees", `${$(-added(fees))} -`],
      ["Automatic Transfers", "$0.00 +"],
      ["Checks", `${$(-added(checks))} -`],
      ["<b>Ending Balance</b>", `<b>${$(ending)}</b>`],
    ])}</div><div>${pairs([["Minimum Balance", money.wholeDollars(Math.max(0, low))]])}</div></div>
<div class=h>DEPOSITS &amp; CREDITS</div>${list(ins)}<div class=h>WITHDRAWALS</div>${list(outs)}${fees.length > 0 ? `<div class=h>FEES</div>${list(fees)}` : ""}
${NEXT}<div class=h>CHECKS</div>${grid("llrllr", ["Date", "Check No.", "Amount", "Date", "Check No.", "Amount"], columns(checkCells, 2), "class=t")}<div class=r><b>Total Checks ${$(-added(checks))}</b></div><div class=small>* Break In Check Number Sequence.</div>
<div class=h>DAILY BALANCE SUMMARY</div>${grid(
      "lrlrlr",
      ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
      columns(
        dayEnds.map(([day, balance]) => [date.noYear(day), money.trailing(balance)]),
        3,
      ),
      "class=t",
    )}
<div class=h>You may request account disclosures containing TERMS, FEES, and RATE INFORMATION (if applicable) for your account by contacting any Magnolia office.</div>
<table class=t style="margin-top:8px"><tr><td></td><th class=r>Total For This Period</th><th class=r>Total Calendar Year-to-Date</th></tr><tr><td>Total Overdraft Fees (may include waived fees)</td><td class=r>0.00</td><td class=r>${money.plain(random.pick([0, 3_600]))}</td></tr><tr><td>Total Returned Item Fees (may include waived fees)</td><td class=r>0.00</td><td class=r>0.00</td></tr></table>
<p>For all your banking needs, please call 1-800-MAGNOLIA (624-6654) or visit us on the Internet at www.magnolia.example. <b>Thank You For Banking With Magnolia!</b></p><p class=small>Magnolia Bank, Member FDIC. Easy Steps to Balance Your Account. 1. Write here the amount shown on statement for ENDING BALANCE $ ____. 2. Enter any deposits which have not been credited on this statement. In case of errors or questions about your electronic transfers, telephone us toll-free or write to Magnolia Electronic Funds Transfer Services, P.O. Box 413, Birmingham, AL 35201. We must hear from you no later than 60 days.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "bank-statements",
        institution: "Magnolia Bank",
        accounts: [
          {
            kind: "checking",
            institution: "Magnolia Bank",
            accountLast4: number.slice(-4),
            periodStart: m.first,
            periodEnd: m.end,
            beginningBalance: decimal(beginning),
            endingBalance: decimal(ending),
            totalDeposits: decimal(added(ins)),
            totalWithdrawals: decimal(-added([...outs, ...fees, ...checks])),
          },
        ],
        transactions: bankTruthRows([...ins, ...outs, ...fees, ...checks]),
        allowed: {
          "accounts.0.totalWithdrawals": [
            decimal(-added(outs)),
            decimal(-added([...outs, ...checks])),
            decimal(-added([...outs, ...fees])),
          ],
          "accounts.0.feesCharged": [decimal(-added(fees))],
        },
      },
      "MAGNOLIA",
      "Magnolia",
    ),
  };
});

export const veDeposits: readonly Layout[] = [coach, regional];
