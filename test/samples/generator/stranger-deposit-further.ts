import { type DepositData, type DepositLine, depositTruth, makeOverdrawn, sumOf } from "./deposit-data.ts";
import { depositStatement, linesOf } from "./deposit-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { addDays, date, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import { columnsOf, dailyBalances, depositRows, running, strangerDeposit } from "./stranger-data.ts";

const $ = money.dollar;
const textOf = (line: DepositLine) => (line.check ? `Check ${line.check}` : escaped(line.text));
const outOf = (d: DepositData) => -sumOf(d.lines, "card", "electronic", "check", "fee");
const net = (lines: readonly DepositLine[]) => lines.reduce((sum, line) => sum + line.amount, 0);

/** Sections with a subtotal heading each, plus and minus in the summary, checks with days beside, a page break inside. */
const plusMinus: Layout = {
  name: "stranger-deposit-plus-minus",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 301);
    const who = makePerson(seededRandom(seed + 8));
    const part = (title: string, lines: readonly DepositLine[]) =>
      lines.length === 0
        ? ""
        : `<div class=row style="margin-top:10px"><b>${title}</b><b class=r>${money.plain(Math.abs(net(lines)))}</b></div>${grid(
            "llr",
            ["Date", "Description", "Amount($)"],
            lines.map((l) => [date.noYear(l.day), textOf(l), money.plain(Math.abs(l.amount))]),
          )}`;
    const printed = [
      ...linesOf(d, "check"),
      ...linesOf(d, "card", "electronic", "fee"),
      ...linesOf(d, "deposit"),
    ];
    const [a = [], b = []] = columnsOf(linesOf(d, "check"), 2);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{color:#417;margin:14px 0 2px}`,
      `<div class=row><div><b style="font-size:17pt;color:#417">TRUNORTH</b></div><div class=r>${date.slash(d.end)}<br>Page 1 of 2</div></div><p>${who.name}<br>${who.street}<br>${who.town}</p><p>Your account statement<br>For ${date.slash(d.end)}</p>
      <h3>■ TRUNORTH ONE CHECKING ${d.number}</h3><b>Account summary</b>${pairs(
        [
          [`Your previous balance as of ${date.slash(addDays(d.start, -1))}`, $(d.beginning)],
          ["Checks", `- ${money.plain(-sumOf(d.lines, "check"))}`],
          [
            "Other withdrawals, debits and service charges",
            `- ${money.plain(-sumOf(d.lines, "card", "electronic", "fee"))}`,
          ],
          ["Deposits, credits and interest", `+ ${money.plain(sumOf(d.lines, "deposit"))}`],
          [`<b>Your new balance as of ${date.slash(d.end)}</b>`, `<b>= ${$(d.ending)}</b>`],
        ],
        "style='width:60%'",
      )}
      <b>Checks</b>${grid(
        "llrllr",
        ["Date", "Check #", "Amount($)", "Date", "Check #", "Amount($)"],
        a.map((l, i) =>
          [l, b[i]].flatMap((x) =>
            x ? [date.noYear(x.day), x.check ?? "", money.plain(-x.amount)] : ["", "", ""],
          ),
        ),
      )}<div class=row><b>Total checks</b><b class=r>= $${money.plain(-sumOf(d.lines, "check"))}</b></div>
      ${part("Other withdrawals, debits and service charges", linesOf(d, "card", "electronic", "fee"))}<div class=row><b>Total other withdrawals, debits and service charges</b><b class=r>= $${money.plain(-sumOf(d.lines, "card", "electronic", "fee"))}</b></div>
      ${part("Deposits, credits and interest", linesOf(d, "deposit"))}<div class=row><b>Total deposits, credits and interest</b><b class=r>= $${money.plain(sumOf(d.lines, "deposit"))}</b></div>
      <p class=small>Questions, comments or errors? Member FDIC. Overdraft fee of $36.00 may apply to each item.</p>`,
    );
    const byRow = a.flatMap((l, i) => [l, b[i]].filter((x) => x !== undefined));
    const truth = depositTruth(d, "TRUNORTH", [...byRow, ...printed.filter((l) => !l.check)]);
    delete truth.account.periodStart;
    delete truth.account.periodEnd;
    return {
      html,
      truth: {
        ...depositStatement("TRUNORTH", truth),
        // The day stands above the name and in the label of the last balance, not as the day of the statement.
        allowed: {
          "accounts.0.statementDate": [d.end],
          "accounts.0.periodStart": [addDays(d.start, -1), d.start],
          "accounts.0.periodEnd": [d.end],
        },
      },
    };
  },
};

/** Balance column before each row's amount pair, ISO-like months in letters, "Debits (-)" and "Credits (+)" heads. */
const signedHeads: Layout = {
  name: "stranger-deposit-signed-heads",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 317);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.t td{border-bottom:1px dotted #bbb}h3{margin:14px 0 3px}`,
      `<div class=row><div style="font-size:15pt;color:#064"><b>Evergreen Community Bank</b></div><div class=r>Statement of Account<br>${date.long(d.start)} – ${date.long(d.end)}<br>Account No. ${d.number.slice(0, -4).replaceAll(/\d/g, "*")}${d.number.slice(-4)}</div></div>
      <h3>Green Checking</h3>${grid("rrrrr", ["Beginning Balance", "Debits (-)", "Credits (+)", "Service Charges (-)", "Ending Balance"], [[$(d.beginning), $(-sumOf(d.lines, "card", "electronic", "check")), $(sumOf(d.lines, "deposit")), $(-sumOf(d.lines, "fee")), $(d.ending)]])}
      <h3>Transactions</h3>${grid("llrrr", ["Date", "Transaction Description", "Debits (-)", "Credits (+)", "Balance"], [[date.monthDay(d.start), "BEGINNING BALANCE", "", "", $(d.beginning)], ...running(d).map((l) => [date.monthDay(l.day), textOf(l), l.amount < 0 ? `-${$(-l.amount)}` : "", l.amount > 0 ? $(l.amount) : "", $(l.balance)]), [date.monthDay(d.end), "ENDING BALANCE", "", "", $(d.ending)]], "class=t")}
      <h3>Overdraft and Returned Item Fees</h3>${grid(
        "lrr",
        ["", "Total For This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$30.00"],
        ],
        "border=1",
      )}`,
    );
    return {
      html,
      truth: depositStatement("Evergreen Community Bank", depositTruth(d, "Evergreen Community Bank")),
    };
  },
};

/** Two accounts without an overview: each with its own heading, period line, summary and list; the second one is savings. */
const accountAfterAccount: Layout = {
  name: "stranger-deposit-account-after-account",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const parts = [strangerDeposit(seed + 331), strangerDeposit(seed + 331, "savings")];
    const names = ["360 Everyday Checking", "360 Reserve Savings"];
    const html = document(
      `body{font:9.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h2{margin:20px 0 2px;color:#047}.s td{padding:2px 0}`,
      `<div style="font-size:16pt;color:#c33"><b>Capstone 360</b></div><p>${parts[0]?.name ?? ""}</p><p>Here's your bank statement for the period ${date.abbreviated(parts[0]?.start ?? "")} - ${date.abbreviated(parts[0]?.end ?? "")}.</p>
      ${parts
        .map(
          (d, i) =>
            `<h2>${names[i] ?? ""} - ${d.number.slice(-10)}</h2>${grid("llrrr", ["DATE", "DESCRIPTION", "CATEGORY", "AMOUNT", "BALANCE"], [[date.monthDay(d.start), "Opening Balance", "", "", $(d.beginning)], ...running(d).map((l) => [date.monthDay(l.day), textOf(l), l.amount < 0 ? "Debit" : "Credit", `${l.amount < 0 ? "- " : "+ "}${$(Math.abs(l.amount))}`, $(l.balance)]), [date.monthDay(d.end), "Closing Balance", "", "", $(d.ending)]])}<p class=small>${d.kind === "savings" ? "ANNUAL PERCENTAGE YIELD EARNED 3.40% &nbsp; YTD INTEREST $12.40 &nbsp; DAYS IN STATEMENT CYCLE 30" : "Fees charged this period $0.00 &nbsp; Overdraft fees YTD $0.00"}</p>`,
        )
        .join("")}`,
    );
    return {
      html,
      truth: {
        ...depositStatement(
          "Capstone 360",
          ...parts.map((d, i) => {
            const truth = depositTruth(d, "Capstone 360", d.lines, i);
            delete truth.account.totalDeposits;
            delete truth.account.totalWithdrawals;
            return truth;
          }),
        ),
        allowed: {
          institution: ["Capstone"],
          "accounts.0.institution": ["Capstone"],
          "accounts.1.institution": ["Capstone"],
        },
      },
    };
  },
};

/** Overdrawn all month: the first and last balance with a minus, fees as a section, "OD" words as decoys. */
const minusBalances: Layout = {
  name: "stranger-deposit-minus-balances",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const month = makeOverdrawn(seed + 347);
    const gap = Math.max(month.beginning, month.ending) + 4_321;
    const d = { ...month, beginning: month.beginning - gap, ending: month.ending - gap };
    const signed = (n: number) => `${n < 0 ? "-" : ""}$${money.plain(Math.abs(n))}`;
    const section = (title: string, lines: readonly DepositLine[]) =>
      `<h4>${title} <span style="float:right">${signed(net(lines))}</span></h4>${grid(
        "llr",
        [],
        lines.map((l) => [date.short(l.day), textOf(l), signed(l.amount)]),
      )}`;
    const printed = [
      ...linesOf(d, "deposit"),
      ...linesOf(d, "check"),
      ...linesOf(d, "card", "electronic"),
      ...linesOf(d, "fee"),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h4{background:#eef2e8;padding:3px;margin:12px 0 3px}`,
      `<div class=row><div style="font-size:15pt;color:#486"><b>Willow Creek Bank</b></div><div class=r>Account # xxxxxx${d.number.slice(-4)}<br>Statement from ${date.short(d.start)} to ${date.short(d.end)}</div></div>
      <h4>SIMPLE CHECKING SUMMARY</h4>${pairs(
        [
          ["Starting balance", signed(d.beginning)],
          ["Deposits &amp; credits", signed(sumOf(d.lines, "deposit"))],
          ["Checks &amp; debits", signed(sumOf(d.lines, "check", "card", "electronic"))],
          ["Fees", signed(sumOf(d.lines, "fee"))],
          ["<b>Ending balance</b>", `<b>${signed(d.ending)}</b>`],
        ],
        "style='width:50%'",
      )}
      <p class=small>Your account was overdrawn on ${date.short(d.end)}. OD limit $300.00; OD interest 18.00%.</p>
      ${section("DEPOSITS &amp; CREDITS", linesOf(d, "deposit"))}${section("CHECKS", linesOf(d, "check"))}${section("CARD AND ELECTRONIC DEBITS", linesOf(d, "card", "electronic"))}${section("FEES", linesOf(d, "fee"))}
      <h4>END OF DAY BALANCES</h4>${grid(
        "lrlrlr",
        [],
        (columnsOf(dailyBalances(d), 3)[0] ?? []).map((_, i) =>
          columnsOf(dailyBalances(d), 3).flatMap((c) =>
            c[i] ? [date.short(c[i].day), signed(c[i].balance)] : ["", ""],
          ),
        ),
      )}`,
    );
    return {
      html,
      truth: depositStatement("Willow Creek Bank", depositTruth(d, "Willow Creek Bank", printed)),
    };
  },
};

/** An app's statement: one line a movement, time stamps and a status column, the amount before the running balance. */
const timeStamps: Layout = {
  name: "stranger-deposit-time-stamps",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 359);
    const clock = (i: number) => `${1 + (i % 12)}:${String((i * 17) % 60).padStart(2, "0")} PM`;
    const html = document(
      `body{font:9pt "DejaVu Sans","Liberation Sans"}${BASE}.t td{padding:3px 4px;font-size:8pt}h3{margin:18px 0 6px}`,
      `<div style="font-size:15pt;color:#83c"><b>Quill</b></div><p>Spending Account Statement<br>${d.name}<br>Account number ${d.number}<br>Routing number 103100195<br>Member since May 2021</p><p>Statement period<br><b>${date.abbreviated(d.start)} to ${date.abbreviated(d.end)}</b></p>
      <h3>Summary</h3>${pairs([
        [`Beginning balance on ${date.abbreviated(d.start)}`, $(d.beginning)],
        ["Deposits", $(sumOf(d.lines, "deposit"))],
        ["ATM withdrawals", "$0.00"],
        ["Purchases", `-${$(-sumOf(d.lines, "card"))}`],
        ["Transfers &amp; payments", `-${$(-sumOf(d.lines, "electronic", "check"))}`],
        ["Fees", `-${$(-sumOf(d.lines, "fee"))}`],
        [`Ending balance on ${date.abbreviated(d.end)}`, $(d.ending)],
      ])}
      <h3>Transactions</h3>${grid(
        "llllrr",
        ["Transaction date", "Time", "Description", "Type", "Amount", "Balance"],
        running(d).map((l, i) => [
          date.bare(l.day),
          clock(i),
          textOf(l),
          l.kind === "deposit" ? "Deposit" : l.kind === "card" ? "Purchase" : "Transfer",
          `${l.amount < 0 ? "-" : ""}${$(Math.abs(l.amount))}`,
          $(l.balance),
        ]),
        "class=t",
      )}
      <p class=small>Error resolution: call 844-244-6363. Quill is a technology company; banking services provided by Stonebrook Bank, N.A.</p>`,
    );
    return {
      html,
      truth: {
        ...depositStatement("Quill", depositTruth(d, "Quill")),
        allowed: {
          institution: ["Stonebrook Bank, N.A.", "Stonebrook Bank"],
          "accounts.0.institution": ["Stonebrook Bank, N.A.", "Stonebrook Bank"],
        },
      },
    };
  },
};

/** A money market month by quarter days: withdrawals in brackets in one column, the summary in a sentence a line. */
const sentences: Layout = {
  name: "stranger-deposit-sentences",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 373, "savings");
    const lines = d.lines.toReversed();
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}h3{margin:16px 0 4px;font-weight:normal;font-size:13pt}`,
      `<div style="text-align:right;font-size:15pt">Gull Island Savings Bank</div><div style="text-align:right">Harbor Street, Portland, ME 04101</div><p>${d.name}</p><p>PLATINUM MONEY MARKET ${d.number.slice(-8)}<br>Statement Cycle: ${date.capitalLong(d.start)} THROUGH ${date.capitalLong(d.end)}</p>
      <h3>Account balances</h3>${pairs(
        [
          [`Your balance on ${date.long(d.start)} was`, $(d.beginning)],
          ["We added deposits and interest of", $(sumOf(d.lines, "deposit"))],
          ["We subtracted withdrawals of", $(outOf(d))],
          [`Your balance on ${date.long(d.end)} was`, $(d.ending)],
        ],
        "style='width:70%'",
      )}
      <h3>Earnings</h3>${pairs(
        [
          ["Annual percentage yield earned this cycle", "2.15%"],
          ["Interest earned since January 1", "$41.77"],
          ["Average balance", $(d.beginning + 777)],
        ],
        "style='width:70%'",
      )}
      <h3>Account history, newest first</h3>${grid(
        "llrr",
        ["Posted", "Description", "Amount", "Balance"],
        running(d)
          .toReversed()
          .map((l) => [
            date.short(l.day),
            textOf(l),
            l.amount < 0 ? `(${money.plain(-l.amount)})` : money.plain(l.amount),
            money.plain(l.balance),
          ]),
      )}`,
    );
    return {
      html,
      truth: depositStatement("Gull Island Savings Bank", {
        account: depositTruth(d, "Gull Island Savings Bank").account,
        transactions: depositRows(lines),
      }),
    };
  },
};

export const strangerFurtherDeposits: readonly Layout[] = [
  plusMinus,
  signedHeads,
  accountAfterAccount,
  minusBalances,
  timeStamps,
  sentences,
];
