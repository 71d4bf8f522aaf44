import { type DepositData, type DepositLine, depositTruth, makeOverdrawn, sumOf } from "./deposit-data.ts";
import { depositStatement } from "./deposit-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { makePerson } from "./person.ts";
import { date, decimal, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";
import {
  dailyBalances,
  depositRows,
  quietDeposit,
  running,
  shareLoan,
  strangerDeposit,
} from "./stranger-data.ts";

const $ = money.dollar;
const textOf = (line: DepositLine) => (line.check ? `Check ${line.check}` : escaped(line.text));
const outOf = (d: DepositData) => -sumOf(d.lines, "card", "electronic", "check", "fee");

/** A new company's account: days as headings with the newest first, no table heads, money in and out by sign. */
const dayList: Layout = {
  name: "stranger-deposit-day-list",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 3);
    const days = [...new Set(d.lines.map((l) => l.day))].toReversed();
    const printed = days.flatMap((day) => d.lines.filter((l) => l.day === day));
    const html = document(
      `body{font:10pt "Liberation Sans";color:#333}${BASE}.day{border-bottom:1px solid #ddd;margin-top:12px;color:#888}`,
      `<div style="font-size:17pt;color:#0a7"><b>birch</b></div><p>Banking services provided by Timberline Bank, Member FDIC.</p><h2>Checking account statement</h2><p>${d.name}<br>Account ••${d.number.slice(-4)}<br>${date.monthDay(d.start)} – ${date.abbreviated(d.end)}</p>
      <div class=row><div>Opening balance<br><b>${$(d.beginning)}</b></div><div>Money in<br><b>+${$(sumOf(d.lines, "deposit"))}</b></div><div>Money out<br><b>−${$(outOf(d))}</b></div><div>Closing balance<br><b>${$(d.ending)}</b></div></div>
      ${days
        .map(
          (day) =>
            `<div class=day>${date.long(day)}</div>${grid(
              "lr",
              [],
              d.lines
                .filter((l) => l.day === day)
                .map((l) => [textOf(l), `${l.amount > 0 ? "+" : "−"}${$(Math.abs(l.amount))}`]),
            )}`,
        )
        .join(
          "",
        )}<p class=small>Average daily balance ${$(d.beginning + 991)}. Annual percentage yield earned 0.00%.</p>`,
    );
    const truth = depositStatement("birch", depositTruth(d, "birch", printed));
    return {
      html,
      truth: {
        ...truth,
        allowed: { institution: ["Timberline Bank"], "accounts.0.institution": ["Timberline Bank"] },
      },
    };
  },
};

/** Several accounts: a table of all with a total line, then each account with its own rows and an interest summary. */
const relationship: Layout = {
  name: "stranger-deposit-relationship",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const parts = [strangerDeposit(seed + 13), strangerDeposit(seed + 13, "savings")];
    const names = ["Preferred Interest Checking", "Money Market Savings"];
    const [first] = parts;
    if (!first) throw new RangeError("A statement has an account.");
    const total = (pick: (d: DepositData) => number) => parts.reduce((sum, d) => sum + pick(d), 0);
    const who = makePerson(seededRandom(seed + 2));
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h3{margin:14px 0 3px;border-bottom:1px solid #000}`,
      `<div class=row><div style="font-size:16pt"><b>Old Harbor Trust</b></div><div class=r><b>Combined Statement of Accounts</b><br>${date.long(first.start)} through ${date.long(first.end)}</div></div><p>${who.name}<br>${who.street}<br>${who.town}</p>
      <h3>Your accounts at a glance</h3>${grid("llrr", ["Account", "Account number", "Balance last period", "Balance this period"], [...parts.map((d, i) => [names[i] ?? "", `xxxxxx${d.number.slice(-4)}`, $(d.beginning), $(d.ending)]), ["<b>Total deposit balances</b>", "", `<b>${$(total((d) => d.beginning))}</b>`, `<b>${$(total((d) => d.ending))}</b>`]])}
      ${parts
        .map((d, i) => {
          const rows = running(d).map((l) => [
            date.monthDay(l.day),
            textOf(l),
            l.amount < 0 ? money.plain(-l.amount) : "",
            l.amount > 0 ? money.plain(l.amount) : "",
            money.plain(l.balance),
          ]);
          return `<h3>${names[i]} &nbsp; xxxxxx${d.number.slice(-4)}</h3>${pairs(
            [
              ["Opening balance", $(d.beginning)],
              ["Total credits", $(sumOf(d.lines, "deposit"))],
              ["Total debits", $(outOf(d))],
              ["Closing balance", $(d.ending)],
            ],
            "style='width:45%'",
          )}${
            d.kind === "savings"
              ? pairs(
                  [
                    ["Interest paid this period", "$1.04"],
                    ["Interest paid year-to-date", "$12.87"],
                    ["Annual percentage yield earned", "0.45%"],
                    ["Days in period", "30"],
                  ],
                  "style='width:45%'",
                )
              : ""
          }${grid("llrrr", ["Date", "Description", "Debit", "Credit", "Balance"], [["", "Opening balance", "", "", money.plain(d.beginning)], ...rows, ["", "Closing balance", "", "", money.plain(d.ending)]])}`;
        })
        .join("")}`,
    );
    return {
      html,
      truth: depositStatement(
        "Old Harbor Trust",
        ...parts.map((d, i) => depositTruth(d, "Old Harbor Trust", d.lines, i)),
      ),
    };
  },
};

/** Shares and a loan of one member in suffixes, the loan's rows split into principal and interest. */
const sharesAndLoan: Layout = {
  name: "stranger-deposit-shares-and-loan",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const parts = [strangerDeposit(seed + 31, "savings"), strangerDeposit(seed + 31)];
    const [first] = parts;
    if (!first) throw new RangeError("A statement has an account.");
    const loan = shareLoan(seed, first.start, first.end);
    const titles = ["REGULAR SHARE SAVINGS", "SHARE DRAFT CHECKING"];
    const row = (l: DepositLine & { balance: number }) => [
      date.short(l.day),
      textOf(l),
      money.plain(l.amount),
      money.plain(l.balance),
    ];
    const html = document(
      `body{font:9pt "DejaVu Sans Mono","Liberation Mono"}${BASE}.h{background:#cdc;padding:2px;margin-top:14px}td,th{font-size:8pt}`,
      `<div style="font-size:13pt">Blue Heron Federal Credit Union</div><div class=row><div>${first.name}</div><div class=r>Member # XXXXX52<br>Statement Period<br>${date.short(first.start)} - ${date.short(first.end)}</div></div>
      ${parts.map((d, i) => `<div class=h>${titles[i]} (ID ${d.number.slice(-4)})</div>${grid("llrr", ["Date", "Transaction", "Amount", "New Balance"], [[date.short(d.start), "Beginning Balance", "", money.plain(d.beginning)], ...running(d).map(row), [date.short(d.end), "Ending Balance", "", money.plain(d.ending)]])}<div>Deposits ${money.plain(sumOf(d.lines, "deposit"))} &nbsp; Withdrawals ${money.plain(outOf(d))}</div><div>YTD Dividends 4.17 &nbsp; Annual Percentage Yield Earned 0.05%</div>`).join("")}
      <div class=h>USED AUTO LOAN (ID ${loan.number})</div><div>Annual Percentage Rate ${loan.apr}% &nbsp; Daily Periodic Rate ${(Number(loan.apr) / 365).toFixed(6)}%</div>${grid(
        "llrrrr",
        ["Date", "Transaction", "Amount", "Interest", "Principal", "Balance"],
        [
          [date.short(first.start), "Previous Balance", "", "", "", money.plain(loan.previous)],
          [
            date.short(loan.paidOn),
            "Loan Payment",
            money.plain(loan.payment),
            money.plain(loan.interest),
            money.plain(loan.principal),
            money.plain(loan.balance),
          ],
          [date.short(first.end), "New Balance", "", "", "", money.plain(loan.balance)],
        ],
      )}<div>Payment Due ${money.plain(loan.payment)} &nbsp; Due Date ${date.short(loan.due)}</div><div>YTD Interest Paid ${money.plain(loan.interest * 3)}</div>`,
    );
    const institution = "Blue Heron Federal Credit Union";
    const truth = depositStatement(
      institution,
      ...parts.map((d, i) => depositTruth(d, institution, d.lines, i)),
    );
    return {
      html,
      truth: {
        ...truth,
        accounts: [
          ...truth.accounts,
          {
            kind: "auto-loan",
            institution,
            accountLast4: loan.number,
            periodStart: first.start,
            periodEnd: first.end,
            currentBalance: decimal(loan.balance),
            apr: loan.apr,
            minimumPayment: decimal(loan.payment),
            paymentDueDate: loan.due,
          },
        ],
        transactions: [
          ...truth.transactions,
          { account: 2, date: loan.paidOn, description: "Loan Payment", amount: decimal(loan.payment) },
        ],
        allowed: {
          "accounts.2.interestCharged": [decimal(loan.interest)],
          "accounts.2.previousBalance": [decimal(loan.previous)],
        },
      },
    };
  },
};

/** A month in which nothing moved: only balances, a yield that is no debt's rate, the fee schedule. */
const nothingMoved: Layout = {
  name: "stranger-deposit-nothing-moved",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = quietDeposit(seed);
    const html = document(
      `body{font:10pt "Liberation Sans"}${BASE}h3{margin:18px 0 4px}`,
      `<div style="font-size:18pt;color:#503">Saffron Savings Bank</div><p>Statement date: ${date.long(d.end)}<br>Statement period: ${date.slash(d.start)} to ${date.slash(d.end)}</p><p>${d.name}</p>
      <h3>High-Yield Savings Account, number ending in ${d.number.slice(-4)}</h3>${pairs(
        [
          ["Starting balance", $(d.beginning)],
          ["Total deposits", "$0.00"],
          ["Total withdrawals", "$0.00"],
          ["Balance at end of period", $(d.ending)],
          ["Interest rate", "0.00%"],
          ["Annual percentage yield (APY)", "0.00%"],
          ["Interest earned this year", "$0.41"],
          ["Minimum balance to earn interest", "$10,000.00"],
        ],
        "style='width:60%'",
      )}<h3>Account activity</h3><p>There was no activity on your account during this statement period.</p><p class=small>An inactive account fee of $5.00 may apply after 24 months. Outgoing wires cost $30.00.</p>`,
    );
    const truth = depositTruth(d, "Saffron Savings Bank");
    truth.account.statementDate = d.end;
    return { html, truth: depositStatement("Saffron Savings Bank", truth) };
  },
};

/** Overdrawn: balances with DR, withdrawals in brackets, newest row first, the balance in the second column. */
const newestFirst: Layout = {
  name: "stranger-deposit-newest-first",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeOverdrawn(seed + 67);
    const lines = running(d).toReversed();
    const side = (n: number) => (n < 0 ? `(${money.plain(-n)})` : money.plain(n));
    const low = Math.min(...dailyBalances(d).map((entry) => entry.balance));
    const html = document(
      `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}.t th{background:#246;color:#fff}.t td{border-bottom:1px solid #ddd}`,
      `<div class=row><div style="font-size:15pt"><b>Cactus Wren Bank</b><br><span style="font-size:9pt">Small Business Checking</span></div><div class=r>Account x${d.number.slice(-4)}<br>From ${date.bare(d.start)} to ${date.bare(d.end)}</div></div>
      <table style="margin:14px 0"><tr><td>Balance brought forward</td><td>Paid in</td><td>Paid out</td><td>Balance carried forward</td></tr><tr style="font-size:13pt"><td>${$(d.beginning)}</td><td>${$(sumOf(d.lines, "deposit"))}</td><td>${$(outOf(d))}</td><td>${d.ending < 0 ? `(${$(-d.ending)})` : $(d.ending)}</td></tr></table>
      <p class=small>Lowest balance this period ${low < 0 ? `(${$(-low)})` : $(low)}. Overdraft limit $500.00. Fees for overdrafts this year $136.00.</p>
      ${grid(
        "lrlr",
        ["Date", "Balance", "Description", "Amount"],
        lines.map((l) => [date.bare(l.day), side(l.balance), textOf(l), side(l.amount)]),
        "class=t",
      )}`,
    );
    const truth = depositTruth(d, "Cactus Wren Bank");
    return {
      html,
      truth: depositStatement("Cactus Wren Bank", {
        account: truth.account,
        transactions: depositRows(lines),
      }),
    };
  },
};

/** A savings quarter: interest as a section of its own, plus and minus before figures, day-first dates. */
const interestSummary: Layout = {
  name: "stranger-deposit-interest-summary",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = strangerDeposit(seed + 77, "savings");
    const paid = sumOf(
      d.lines.filter((l) => l.text === "INTEREST PAID"),
      "deposit",
    );
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}.card{border:1px solid #bbb;border-radius:6px;padding:8px;margin:10px 0}`,
      `<div class=row><div style="font-size:16pt">Allegro <b>Direct</b></div><div class=r>Statement Date ${date.slash(d.end)}<br>Customer Care 1-877-247-2559</div></div><p>${d.name}</p>
      <div class=card><b>Online Savings Account</b> &nbsp; Account Number ******${d.number.slice(-4)}<div class=row><div>${pairs(
        [
          ["Statement Period", `${date.short(d.start)} - ${date.short(d.end)}`],
          ["Beginning Balance", $(d.beginning)],
          ["Deposits and Credits", $(sumOf(d.lines, "deposit") - paid)],
          ["Interest Paid", $(paid)],
          ["Withdrawals and Debits", `-${$(outOf(d))}`],
          ["Ending Balance", $(d.ending)],
        ],
      )}</div><div>${pairs([
        ["Annual Percentage Yield Earned", "3.82%"],
        ["Interest Rate", "3.75%"],
        ["Average Daily Balance", $(d.beginning + 12_345)],
        ["Interest Paid Year-to-Date", $(paid + 4_410)],
        ["Previous Year Interest", "$88.12"],
      ])}</div></div></div>
      <b>Activity</b>${grid("llrr", ["Date", "Description", "Credits/Debits", "Balance"], [[date.slash(d.start), "Beginning Balance", "", $(d.beginning)], ...running(d).map((l) => [date.slash(l.day), textOf(l), `${l.amount < 0 ? "-" : "+"}${$(Math.abs(l.amount))}`, $(l.balance)]), [date.slash(d.end), "Ending Balance", "", $(d.ending)]])}`,
    );
    const truth = depositTruth(d, "Allegro Direct");
    truth.account.statementDate = d.end;
    return {
      html,
      truth: {
        ...depositStatement("Allegro Direct", truth),
        // Interest has a line of its own in the summary: with it or without it are both what is printed.
        allowed: { "accounts.0.totalDeposits": [decimal(sumOf(d.lines, "deposit") - paid)] },
      },
    };
  },
};

export const strangerOtherDeposits: readonly Layout[] = [
  dayList,
  relationship,
  sharesAndLoan,
  nothingMoved,
  newestFirst,
  interestSummary,
];
