import { type DepositData, type DepositLine, depositTruth, sumOf } from "./deposit-data.ts";
import { depositStatement, linesOf } from "./deposit-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { addDays, date, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import { columnsOf, dailyBalances, running, strangerDeposit } from "./stranger-data.ts";

const $ = money.dollar;
const textOf = (line: DepositLine) => (line.check ? `Check ${line.check}` : escaped(line.text));
const outOf = (d: DepositData) => -sumOf(d.lines, "card", "electronic", "check", "fee");

/** "Beginning balance on <day>", sections with negative figures, checks side by side, a ledger and a fee table as decoys. */
const otherAdditions: Layout = {
  name: "stranger-deposit-other-additions",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed);
    const row = (l: DepositLine) => [date.short(l.day), textOf(l), money.plain(l.amount)];
    const checks = linesOf(d, "check");
    const cell = (l?: DepositLine) =>
      l ? [date.short(l.day), l.check ?? "", money.plain(l.amount)] : ["", "", ""];
    const [left = [], right = []] = columnsOf(checks, 2);
    const daily = dailyBalances(d);
    const ledger = columnsOf(daily, 3);
    const who = makePerson(seededRandom(seed + 1));
    const section = (title: string, lines: readonly DepositLine[], total: string) =>
      `<h3>${title}</h3>${grid("llr", ["Date", "Description", "Amount"], lines.map(row))}<div class=row><b>${total}</b><b class=r>${$(lines.reduce((s, l) => s + l.amount, 0))}</b></div>`;
    const printed = [
      ...linesOf(d, "deposit"),
      ...linesOf(d, "card"),
      ...linesOf(d, "electronic"),
      ...left.flatMap((l, i) => [l, right[i]].filter((x) => x !== undefined)),
      ...linesOf(d, "fee"),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{color:#c00;margin:12px 0 2px}`,
      `<div class=row><div><b style="font-size:16pt">Bank of Redwater</b><br>P.O. Box 15284<br>Wilmington, DE 19850</div><div class=r>Customer service information<br>1.800.432.1000</div></div><p>${who.name}<br>${who.street}<br>${who.town}</p>
      <h2>Your Everyday Plus Banking</h2><div>for ${date.long(d.start)} to ${date.long(d.end)} &nbsp;&nbsp; Account number: ${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)}</div>
      <h3>Account summary</h3>${pairs(
        [
          [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
          ["Deposits and other additions", money.plain(sumOf(d.lines, "deposit"))],
          ["ATM and debit card subtractions", money.plain(sumOf(d.lines, "card"))],
          ["Other subtractions", money.plain(sumOf(d.lines, "electronic"))],
          ["Checks", money.plain(sumOf(d.lines, "check"))],
          ["Service fees", money.plain(sumOf(d.lines, "fee"))],
          [`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
        ],
        "style='width:62%'",
      )}
      ${section("Deposits and other additions", linesOf(d, "deposit"), "Total deposits and other additions")}
      ${section("ATM and debit card subtractions", linesOf(d, "card"), "Total ATM and debit card subtractions")}
      ${section("Other subtractions", linesOf(d, "electronic"), "Total other subtractions")}
      <h3>Checks</h3>${grid(
        "llrllr",
        ["Date", "Check #", "Amount", "Date", "Check #", "Amount"],
        left.map((l, i) => [...cell(l), ...cell(right[i])]),
      )}<div class=row><b>Total checks</b><b class=r>${$(sumOf(d.lines, "check"))}</b></div><div class=row><div>Total # of checks</div><div class=r>${checks.length}</div></div>
      ${linesOf(d, "fee").length > 0 ? section("Service fees", linesOf(d, "fee"), "Total service fees") : ""}
      ${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total Overdraft fees", "$0.00", "$70.00"],
          ["Total NSF: Returned Item fees", "$0.00", "$35.00"],
        ],
        "border=1",
      )}
      <h3>Daily ledger balances</h3>${grid(
        "lrlrlr",
        ["Date", "Balance ($)", "Date", "Balance($)", "Date", "Balance ($)"],
        (ledger[0] ?? []).map((_, i) =>
          ledger.flatMap((c) => (c[i] ? [date.noYear(c[i].day), money.plain(c[i].balance)] : ["", ""])),
        ),
      )}`,
    );
    return {
      html,
      truth: depositStatement("Bank of Redwater", depositTruth(d, "Bank of Redwater", printed)),
    };
  },
};

/** Two amount columns, the balance only on a day's last row, a check number column, "on 3/4" dates, overdraft table. */
const lastOfDay: Layout = {
  name: "stranger-deposit-last-of-day",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 23);
    const lines = running(d);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{margin:12px 0 2px}.red{background:#b00;color:#fc0;padding:4px;width:60px;text-align:center;float:right}th{vertical-align:bottom;font-weight:normal;color:#555}`,
      `<div class=red>WAGON<br>ROAD</div><div style="font-size:15pt">Everyday Checking</div><p>Account number: <b>${d.number}</b> &nbsp;■&nbsp; ${date.long(d.start)} - ${date.long(d.end)} &nbsp;■&nbsp; Page 1 of 3</p><p>${d.name}</p><p>Questions? 1-800-TO-WAGON. Wagon Road Bank, N.A. (114)</p>
      <div class=row><div><h3>Statement period activity summary</h3>${pairs([
        [`Beginning balance on ${date.bareNoYear(d.start)}`, $(d.beginning)],
        ["Deposits/Additions", money.plain(sumOf(d.lines, "deposit"))],
        ["Withdrawals/Subtractions", `- ${money.plain(outOf(d))}`],
        [`<b>Ending balance on ${date.bareNoYear(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
      ])}</div><div><p>Account number: ${d.number} (primary account)<br>Routing Number (RTN): 121042882</p></div></div>
      <h3>Overdraft Protection</h3><p>This account is not currently covered by Overdraft Protection.</p>
      <h3>Transaction history</h3>${grid(
        "lllrrr",
        [
          "<br><br>Date",
          "Check<br>Number",
          "Description",
          "Deposits/<br>Additions",
          "Withdrawals/<br>Subtractions",
          "Ending daily<br>balance",
        ],
        [
          ...lines.map((l, i) => [
            date.bareNoYear(l.day),
            l.check ?? "",
            l.check ? "Check" : escaped(l.text),
            l.amount > 0 ? money.plain(l.amount) : "",
            l.amount < 0 ? money.plain(-l.amount) : "",
            lines[i + 1]?.day === l.day ? "" : money.plain(l.balance),
          ]),
          [
            `<b>Ending balance on ${date.bareNoYear(d.end)}</b>`,
            "",
            "",
            "",
            "",
            `<b>${money.plain(d.ending)}</b>`,
          ],
          ["<b>Totals</b>", "", "", `<b>${$(sumOf(d.lines, "deposit"))}</b>`, `<b>${$(outOf(d))}</b>`, ""],
        ],
      )}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</p>
      <h3>Summary of Overdraft and Returned Item fees</h3>${grid(
        "lrr",
        ["", "Total this statement period", "Total year-to-date"],
        [
          ["Total Overdraft Fees", "$0.00", "$35.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
      )}
      <h3>Monthly service fee summary</h3>${pairs([
        ["Fee period", `${date.slash(d.start)} - ${date.slash(d.end)}`],
        ["Standard monthly service fee $10.00", "You paid $0.00"],
        ["Minimum daily balance $500.00", $(Math.min(...dailyBalances(d).map((x) => x.balance)))],
        ["Total amount of qualifying direct deposits $500.00", $(sumOf(d.lines, "deposit"))],
      ])}`,
    );
    return {
      html,
      truth: depositStatement("Wagon Road Bank, N.A.", depositTruth(d, "Wagon Road Bank, N.A.")),
    };
  },
};

/** A horizontal balance summary, checks in three columns with gaps marked, days without a year, average balances as decoys. */
const threeCheckColumns: Layout = {
  name: "stranger-deposit-three-check-columns",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 41);
    const checks = linesOf(d, "check");
    const columns = columnsOf(checks, 3);
    const cell = (l?: DepositLine) =>
      l
        ? [`${l.check ?? ""}${Number(l.check) % 2 ? " *" : ""}`, money.plain(-l.amount), date.noYear(l.day)]
        : ["", "", ""];
    const row = (l: DepositLine) => [date.noYear(l.day), money.plain(Math.abs(l.amount)), textOf(l)];
    const count = (...kinds: DepositLine["kind"][]) => linesOf(d, ...kinds).length;
    const section = (title: string, lines: readonly DepositLine[], says: string) =>
      lines.length === 0
        ? ""
        : `<h3>${title}</h3><div class=r>${says}</div>${grid("lrl", ["Date posted", "Amount", "Transaction description"], lines.map(row))}`;
    const byRow = Array.from({ length: columns[0]?.length ?? 0 }, (_, i) =>
      columns.flatMap((c) => (c[i] ? [c[i]] : [])),
    ).flat();
    const printed = [
      ...linesOf(d, "deposit"),
      ...byRow,
      ...linesOf(d, "card"),
      ...linesOf(d, "electronic"),
      ...linesOf(d, "fee"),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}h3{border-top:2px solid #f58;margin:12px 0 2px}`,
      `<div class=row><div style="font-size:14pt"><b>Virtual Basket Spend Statement</b><br><span style="font-size:9pt">Copper Kettle Bank</span></div><div class=r>For the period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Primary account number: XX-XXXX-${d.number.slice(-4)}<br>Number of enclosures: 0</div></div><p>${d.name}</p>
      <h3>Balance Summary</h3>${grid("rrrr", ["Beginning<br>balance", "Deposits and<br>other additions", "Checks and other<br>deductions", "Ending<br>balance"], [[money.plain(d.beginning), money.plain(sumOf(d.lines, "deposit")), money.plain(outOf(d)), money.plain(d.ending)]])}${grid("rr", ["Average monthly<br>balance", "Charges<br>and fees"], [[money.plain(d.beginning + 4_321), money.plain(-sumOf(d.lines, "fee"))]], "style='width:50%;margin-left:50%'")}
      <h3>Transaction Summary</h3>${grid("rrr", ["Checks paid/written", "Check Card POS signed transactions", "Total ATM transactions"], [[String(checks.length), String(count("card")), "0"]])}
      <h2>Activity Detail</h2>${section("Deposits and Other Additions", linesOf(d, "deposit"), `There were ${count("deposit")} Deposits and Other Additions totaling ${$(sumOf(d.lines, "deposit"))}.`)}
      <h3>Checks and Substitute Checks</h3><div class=r>There were ${checks.length} checks listed totaling ${$(-sumOf(d.lines, "check"))}.</div>${grid(
        "lrllrllrl",
        [
          "Check number",
          "Amount",
          "Date paid",
          "Check number",
          "Amount",
          "Date paid",
          "Check number",
          "Amount",
          "Date paid",
        ],
        Array.from({ length: columns[0]?.length ?? 0 }, (_, i) => columns.flatMap((c) => cell(c[i]))),
      )}<div class=small>* Gap in check sequence</div>
      ${section("Banking/Check Card Withdrawals and Purchases", linesOf(d, "card"), `There were ${count("card")} purchases totaling ${$(-sumOf(d.lines, "card"))}.`)}
      ${section("Online and Electronic Banking Deductions", linesOf(d, "electronic"), `There were ${count("electronic")} deductions totaling ${$(-sumOf(d.lines, "electronic"))}.`)}
      ${section("Other Deductions", linesOf(d, "fee"), `There was 1 other deduction totaling ${$(-sumOf(d.lines, "fee"))}.`)}
      <h3>Daily Balance Detail</h3>${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        (columnsOf(dailyBalances(d), 3)[0] ?? []).map((_, i) =>
          columnsOf(dailyBalances(d), 3).flatMap((c) =>
            c[i] ? [date.noYear(c[i].day), money.plain(c[i].balance)] : ["", ""],
          ),
        ),
      )}`,
    );
    return {
      html,
      truth: depositStatement("Copper Kettle Bank", depositTruth(d, "Copper Kettle Bank", printed)),
    };
  },
};

/** A community bank: counts before the labels, "last statement" and "this statement", debits with a minus behind. */
const countedLines: Layout = {
  name: "stranger-deposit-counted-lines",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 61);
    const debits = d.lines.filter((l) => l.amount < 0 && !l.check);
    const credits = linesOf(d, "deposit");
    const checks = linesOf(d, "check");
    const trail = (n: number) => `${money.plain(Math.abs(n))}${n < 0 ? "-" : ""}`;
    const bare = (day: string) => `${Number(day.slice(5, 7))}-${day.slice(8, 10)}`;
    const printed = [...credits, ...debits, ...checks];
    const html = document(
      `body{font:9pt "Liberation Mono"}${BASE}.c{text-align:center;border-top:1px dashed;border-bottom:1px dashed;margin:10px 0}`,
      `<div style="font-size:12pt"><b>FARMERS &amp; DROVERS STATE BANK</b></div><div>PO BOX 210 &nbsp; HAYS KS 67601-0210</div><div class=r>ACCOUNT: ${d.number.slice(-8)}<br>DOCUMENTS: ${checks.length}<br>PAGE: 1</div><p>${d.name}</p>
      <div class=c>FREEDOM CHECKING ACCOUNT ${d.number.slice(-8)}</div>
      ${grid(
        "lrr",
        [],
        [
          ["", `LAST STATEMENT ${date.short(addDays(d.start, -1))}`, trail(d.beginning)],
          [
            `AVG AVAILABLE BALANCE ${money.plain(d.beginning - 3_117)}`,
            `${credits.length} CREDITS`,
            trail(sumOf(d.lines, "deposit")),
          ],
          [
            `AVERAGE BALANCE ${money.plain(d.beginning - 2_001)}`,
            `${debits.length + checks.length} DEBITS`,
            trail(outOf(d)),
          ],
          ["", `THIS STATEMENT ${date.short(d.end)}`, trail(d.ending)],
        ],
      )}
      <div class=c>DEPOSITS AND OTHER CREDITS</div>${grid(
        "llr",
        ["DATE", "DESCRIPTION", "AMOUNT"],
        credits.map((l) => [bare(l.day), textOf(l), trail(l.amount)]),
      )}
      <div class=c>OTHER DEBITS</div>${grid(
        "llr",
        ["DATE", "DESCRIPTION", "AMOUNT"],
        debits.map((l) => [bare(l.day), textOf(l), trail(l.amount)]),
      )}
      <div class=c>CHECKS IN NUMBER ORDER</div>${grid(
        "llr",
        ["DATE", "CHECK #", "AMOUNT"],
        checks.map((l) => [bare(l.day), l.check ?? "", trail(l.amount)]),
        "style='width:45%'",
      )}
      <div class=c>DAILY BALANCE INFORMATION</div>${grid(
        "lrlr",
        ["DATE", "BALANCE", "DATE", "BALANCE"],
        (columnsOf(dailyBalances(d), 2)[0] ?? []).map((_, i) =>
          columnsOf(dailyBalances(d), 2).flatMap((c) =>
            c[i] ? [bare(c[i].day), trail(c[i].balance)] : ["", ""],
          ),
        ),
      )}`,
    );
    const truth = depositTruth(d, "FARMERS & DROVERS STATE BANK", printed);
    delete truth.account.periodStart;
    delete truth.account.periodEnd;
    truth.account.statementDate = d.end;
    return {
      html,
      truth: {
        ...depositStatement("FARMERS & DROVERS STATE BANK", truth),
        // The days of the two statements are printed, not the first day of the period between them.
        allowed: {
          "accounts.0.periodStart": [addDays(d.start, -1)],
          "accounts.0.periodEnd": [d.end],
        },
      },
    };
  },
};

export const strangerBankDeposits: readonly Layout[] = [
  otherAdditions,
  lastOfDay,
  threeCheckColumns,
  countedLines,
];
