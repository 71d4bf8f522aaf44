import { document, type Layout } from "../layout.ts";
import {
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  makeStudentLoans,
} from "../loan-data.ts";
import { loanTruth, openLoanFigures } from "../loan-layouts.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { address, coupon } from "../opened/furniture.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { loanFacts, paidRow, stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** A private lender of students: loans side by side as columns of one table, their sum as the last column. */
const studentColumns = stranger("loan-student-columns-sum", "loans", (seed) => {
  const d = makeStudentLoans(seed + 240);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const row = (label: string, pick: (group: (typeof d.groups)[number]) => number) => [
    label,
    ...d.groups.map((g) => $(pick(g))),
    $(all(pick)),
  ];
  const name = "Sally Fay Bank";
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}th{border-bottom:1px solid #06c}`,
    `<div class=row><div style="font-size:18pt;color:#06c"><b>Sally Fay</b> <span style="font-size:11pt">Bank</span></div><div>${pairs(
      [
        ["Statement Date", date.abbreviated(d.statementDate)],
        ["Account Ending in", d.number.slice(-4)],
        ["Current Amount Due", $(all((g) => g.instalment))],
        ["Payment Due Date", date.abbreviated(d.dueDate)],
        ["Past Due Amount", $(0)],
      ],
    )}</div></div><p>${address(d.person)}</p>
    <h4>Your student loan details</h4>${grid(
      `l${"r".repeat(d.groups.length + 1)}`,
      ["", ...d.groups.map((_, index) => `Loan 0${index + 1}`), "Total"],
      [
        row("Disbursed amount", (g) => g.original),
        row("Current principal", (g) => g.principal),
        row("Unpaid interest", (g) => g.accrued),
        ["Interest rate", ...d.groups.map((g) => `${g.rate}%`), ""],
        row("Payment due this month", (g) => g.instalment),
      ],
    )}
    <h4>Since your last statement</h4>${grid("llr", ["Date", "Description", "Amount"], [[date.slash(d.last.day), "Payment, thank you", $(d.last.amount)]])}<p class=small>Graduated? Options such as a grace period of 6 months may apply. You could save $412.20 in interest with autopay's 0.25% reduction.</p>${coupon(
      name,
      [
        ["Account Ending in", d.number.slice(-4)],
        ["Current Amount Due", $(all((g) => g.instalment))],
        ["Payment Due Date", date.abbreviated(d.dueDate)],
      ],
    )}`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: name,
      accounts: d.groups.map((g) => ({
        kind: "student-loan" as const,
        institution: name,
        accountLast4: d.number.slice(-4),
        statementDate: d.statementDate,
        paymentDueDate: d.dueDate,
        originalBalance: decimal(g.original),
        currentBalance: decimal(g.principal),
        minimumPayment: decimal(g.instalment),
        apr: g.rate,
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: {
        institution: ["Sally Fay"],
        ...Object.fromEntries(
          d.groups.flatMap((g, index) => [
            [`accounts.${index}.institution`, ["Sally Fay"]],
            [`accounts.${index}.pastDue`, ["0.00"]],
            [`accounts.${index}.interestCharged`, [decimal(g.accrued)]],
          ]),
        ),
      },
    },
  };
});

/** A mortgage in arrears: the notice that the law asks for, with the months unpaid and a total that brings the loan current. */
const arrearsNotice = stranger("loan-mortgage-arrears", "loans", (seed) => {
  const base = makeLoan(seed + 250, loanSizes.mortgage);
  const regular = base.instalment + base.escrow;
  const d = { ...base, pastDue: regular * 2, lateFee: 11_340 };
  const due = regular + d.pastDue + d.lateFee;
  const month = (count: number) => date.slash(addDays(d.dueDate, -30 * count));
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.h{background:#c8102e;color:#fff;padding:3px 6px;font-weight:bold;margin:10px 0 3px}`,
    `<div class=row><div style="font-size:16pt;color:#c8102e"><b>LIBERTY OAK MORTGAGE</b></div><div class=r>MORTGAGE STATEMENT<br>Statement Date: ${date.slash(d.statementDate)}</div></div>
    <div class=row><div>${address(d.person)}</div><div style="border:1px solid #000;padding:5px">${pairs([
      ["Account Number", d.number],
      ["Payment Due Date", date.slash(d.dueDate)],
      ["<b>Amount Due</b>", `<b>${$(due)}</b>`],
    ])}<span class=small>If payment is received after ${date.slash(addDays(d.dueDate, 15))}, a $56.70 late fee will be charged.</span></div></div>
    <div class=row><div><div class=h>Account Information</div>${pairs([
      ["Outstanding Principal", $(d.principal)],
      ["Interest Rate (Until next change)", `${d.rate}%`],
      ["Prepayment Penalty", "No"],
      ["Escrow Balance", $(d.escrowBalance)],
      ["Maturity Date", date.slash(d.maturity)],
    ])}</div><div><div class=h>Explanation of Amount Due</div>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (for Taxes and Insurance)", $(d.escrow)],
      ["<b>Regular Monthly Payment</b>", $(regular)],
      ["Total Fees Charged", $(d.lateFee)],
      ["Overdue Payment", $(d.pastDue)],
      ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
    ])}</div></div>
    <div class=h>Delinquency Notice</div><p>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure, the loss of your home. As of ${date.slash(d.statementDate)}, you are 61 days delinquent on your mortgage loan.</p><b>Recent Account History</b><ul><li>Payment due ${month(2)}: Unpaid balance of ${$(regular)}</li><li>Payment due ${month(1)}: Unpaid balance of ${$(regular)}</li><li>Current payment due ${date.slash(d.dueDate)}: ${$(regular)}</li><li><b>Total: ${$(due)} due. You must pay this amount to bring your loan current.</b></li></ul>
    <div class=h>Past Payments Breakdown</div>${grid(
      "lrr",
      ["", "Paid Last Month", "Paid Year to Date"],
      [
        ["Principal", $(0), $(d.ytdPrincipal)],
        ["Interest", $(0), $(d.ytdInterest)],
        ["Escrow (Taxes and Insurance)", $(0), $(d.escrow * 4)],
        ["Fees", $(0), $(3_000)],
        ["Partial Payment (Unapplied)*", $(0), $(0)],
        ["Total", $(0), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 4 + 3_000)],
      ],
    )}
    <div class=h>Transaction Activity</div>${grid("llrr", ["Date", "Description", "Charges", "Payments"], [[date.slash(addDays(d.statementDate, -9)), "Late Fee (charged because payment was late)", $(5_670), ""]])}`,
  );
  const { originalBalance: _original, ...facts } = loanFacts(d);
  return {
    html,
    truth: loanTruth(
      "LIBERTY OAK MORTGAGE",
      { kind: "mortgage", ...facts },
      {
        transactions: [
          {
            account: 0,
            date: addDays(d.statementDate, -9),
            description: "Late Fee (charged because payment was late)",
            amount: "-56.70",
          },
        ],
        allowed: { ...openLoanFigures(d), "accounts.0.feesCharged": [decimal(d.lateFee), "56.70"] },
      },
    ),
  };
});

/** A bank's auto loan in one narrow column: words with colons, figures right behind them, no table at all. */
const colonLines = stranger("loan-auto-colon-lines", "loans", (seed) => {
  const d = makeLoan(seed + 260, loanSizes.auto);
  const due = d.instalment + d.pastDue + d.lateFee;
  const html = document(
    `body{font:10pt "DejaVu Serif","Liberation Serif"}${BASE}p{margin:5px 0}`,
    `<div style="font-size:18pt;color:#650360">Allegro</div><p>Auto statement for ${d.person.name}</p><p>${address(d.person)}</p><hr>
    <p>Account: ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}-${d.number.slice(6)} &nbsp;&nbsp;&nbsp; Statement date: ${date.long(d.statementDate)}</p><p>Vehicle: 2021 MAZDA CX-5 &nbsp;&nbsp;&nbsp; VIN: JM3KFBDM1M0${d.number.slice(0, 6)}</p>
    <p>Regular payment: ${$(d.instalment)} &nbsp;&nbsp;&nbsp; Past due: ${$(d.pastDue)} &nbsp;&nbsp;&nbsp; Late charges: ${$(d.lateFee)}</p><p><b>Total amount due: ${$(due)} &nbsp;&nbsp;&nbsp; Due date: ${date.long(d.dueDate)}</b></p>
    <p>Principal balance as of ${date.long(d.statementDate)}: ${$(d.principal)}</p><p>Original amount financed: ${$(d.original)} &nbsp;&nbsp;&nbsp; Annual percentage rate: ${d.rate}% &nbsp;&nbsp;&nbsp; Maturity date: ${date.long(d.maturity)}</p><p>Estimated payoff through ${date.long(addDays(d.statementDate, 10))}: ${$(d.payoff)} &nbsp;&nbsp;&nbsp; Per diem: ${$(d.perDiem)}</p>
    <p><b>Most recent payment</b></p><p>${date.long(d.last.day)}: ${$(d.last.amount)}, of which principal ${$(d.last.principal)} and interest ${$(d.last.interest)}.</p><p class=small>Allegro is a trade name of Allegro Bank. If you are in bankruptcy this statement is for information only.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "Allegro",
      { kind: "auto-loan", ...loanFacts(d) },
      {
        transactionsOpen: true,
        allowed: {
          ...openLoanFigures(d),
          institution: ["Allegro Bank"],
          "accounts.0.institution": ["Allegro Bank"],
        },
      },
    ),
  };
});

/** Purchases on instalments, a line each: what it cost, what is left, what comes next and when. */
const orderTable = stranger("loan-order-table", "loans", (seed) => {
  const plans = [makePayLaterPlan(seed + 270), makePayLaterPlan(seed + 771), makePayLaterPlan(seed + 1_272)];
  const total = plans.reduce((sum, plan) => sum + plan.remaining, 0);
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}th{background:#b2fce4;padding:4px}td{padding:4px;border-bottom:1px solid #ddd}`,
    `<div style="font-size:22pt"><b>afterward</b></div><h3>Your open orders</h3><p>Total owing ${$(total)}</p>${grid(
      "lllrrrl",
      ["Order", "Store", "Ordered", "Order total", "Remaining", "Next payment", "Due"],
      plans.map((plan) => [
        `xxxx${plan.number.slice(-4)}`,
        plan.merchant,
        date.abbreviated(plan.boughtOn),
        $(plan.price),
        $(plan.remaining),
        $(plan.schedule[plan.paid]?.amount ?? 0),
        date.abbreviated(plan.nextDue),
      ]),
    )}<p class=small>Interest-free. Late fees may apply: at most 25% of the order or $8.00. Estimated spending limit $1,200.00.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: "afterward",
      accounts: plans.map((plan) => ({
        kind: "loan" as const,
        institution: "afterward",
        accountLast4: plan.number.slice(-4),
        originalBalance: decimal(plan.price),
        currentBalance: decimal(plan.remaining),
        minimumPayment: decimal(plan.schedule[plan.paid]?.amount ?? 0),
        paymentDueDate: plan.nextDue,
      })),
      transactions: [],
      transactionsOpen: true,
      allowed: Object.fromEntries(
        plans.map((_, index) => [`accounts.${index}.kind`, ["personal-loan", "other"]]),
      ),
    },
  };
});

/** A medical collector: the itemisation between the words of its first sentence and a small table, creditor in capitals. */
const medicalLetter = stranger("loan-medical-letter", "loans", (seed) => {
  const d = makeCollection(seed + 280);
  const name = "CREEKSIDE ACCOUNT RESOLUTION";
  const html = document(
    `body{font:10pt "Liberation Serif"}${BASE}`,
    `<div style="text-align:center"><b style="font-size:13pt">${name}</b><br>4000 Creek Rd, Dayton OH 45402 · 1-877-555-0116</div><p>${date.long(d.letterDate)}</p><p>${address(d.person)}</p>${pairs(
      [
        ["Creditor:", escaped(d.creditor)],
        ["Creditor's account no.:", `****${d.originalLast4}`],
        ["Amount owed today:", $(d.owedNow)],
      ],
      "style='width:60%;border:1px solid #000'",
    )}<p>Dear ${d.person.name},</p><p>The account above was placed with our office for collection. How this amount came about since ${date.long(d.itemisedFrom)}:</p>${grid(
      "lr",
      [],
      [
        ["Amount owed on that date", $(d.owedThen)],
        ["plus interest", $(d.interest)],
        ["plus fees", $(d.fees)],
        ["less payments and credits", $(d.paid)],
        ["Amount owed today", $(d.owedNow)],
      ],
      "style='width:60%'",
    )}<p>If you dispute this debt, or part of it, tell us by ${date.long(d.disputeBy)}. We can arrange payments of as little as $25.00 a month.</p><p class=small>This is an attempt to collect a debt by a debt collector. Any information obtained will be used for that purpose.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      d.creditor,
      { kind: "loan", accountLast4: d.originalLast4, currentBalance: decimal(d.owedNow) },
      {
        allowed: {
          institution: [name],
          "accounts.0.institution": [name],
          "accounts.0.kind": ["other"],
          "accounts.0.statementDate": [d.letterDate],
          "accounts.0.originalBalance": [decimal(d.owedThen)],
          "accounts.0.previousBalance": [decimal(d.owedThen)],
          "accounts.0.interestCharged": [decimal(d.interest)],
          "accounts.0.feesCharged": [decimal(d.fees)],
          "accounts.0.paymentsAndCredits": [decimal(d.paid)],
        },
      },
    ),
  };
});

/** A lender of many small investors: tiles of figures, a bar of progress in words, the payments made as a table without words. */
const tileLoan = stranger("loan-tiles-history", "loans", (seed) => {
  const d = { ...makeLoan(seed + 290, loanSizes.personal), pastDue: 0, lateFee: 0 };
  const html = document(
    `body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.k{color:#777;font-size:8pt}.v{font-size:13pt;color:#223}.band>div{border:1px solid #ccd;padding:8px}`,
    `<div class=row><div style="font-size:17pt;color:#1a7f64">LoanGarden</div><div class=r>Member statement<br>as of ${date.slash(d.statementDate)}</div></div><p>${address(d.person)}</p><h3>Debt consolidation loan #${d.number}</h3>${band(
      [
        ["Remaining principal", $(d.principal)],
        ["Next payment amount", $(d.instalment)],
        ["Next payment date", date.slash(d.dueDate)],
      ],
    )}${band([
      ["Original loan", $(d.original)],
      ["Rate / APR", `${d.rate}% / ${(Number(d.rate) + 1.62).toFixed(2)}%`],
      ["Matures", date.slash(d.maturity)],
    ])}<p>You've repaid ${d.paymentsMade} of ${d.termMonths} payments: ${$(d.original - d.principal)} of principal.</p><h4>Payments received in the last statement period</h4>${grid("lrrrr", ["Date", "Total", "Principal", "Interest", "Remaining principal"], [[date.slash(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest), $(d.principal)]])}<p class=small>LoanGarden Bank, Member FDIC. Autopay pulls from checking account ending 0094.</p>`,
  );
  const { pastDue: _none, ...facts } = loanFacts(d);
  return {
    html,
    truth: loanTruth(
      "LoanGarden",
      { kind: "personal-loan", ...facts },
      {
        transactions: [paidRow(d, "Payment")],
        allowed: {
          ...openLoanFigures(d),
          institution: ["LoanGarden Bank"],
          "accounts.0.institution": ["LoanGarden Bank"],
        },
      },
    ),
  };
});

/** A personal line of credit at a credit union: limit, advances and payments in one plain list, the payment of the month in a sentence. */
const unionLine = stranger("loan-union-line", "loans", (seed) => {
  const d = makeCreditLine(seed + 300);
  const rows = [
    { day: d.paymentDay, text: "PAYMENT", amount: -d.payments },
    ...(d.advances ? [{ day: d.advanceDay, text: "LOAN ADVANCE", amount: d.advances }] : []),
    ...(d.fees ? [{ day: d.end, text: "ANNUAL FEE", amount: d.fees }] : []),
    { day: d.end, text: "FINANCE CHARGE", amount: d.interest },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  let running = d.previous;
  const html = document(
    `body{font:9pt "Liberation Mono"}${BASE}`,
    `<div class=row><div><b>TIDEWATER COMMUNITY CREDIT UNION</b><br>PERSONAL LINE OF CREDIT STATEMENT</div><div class=r>Period ${date.slash(d.start)} - ${date.slash(d.end)}<br>Line number ${d.number}</div></div><p>${address(d.person)}</p>${grid(
      "rrrrr",
      ["CREDIT LIMIT", "AVAILABLE CREDIT", "ANNUAL PERCENTAGE RATE", "PAYMENT DUE DATE", "MINIMUM PAYMENT"],
      [[$(d.limit), $(d.available), `${d.rate}%`, date.slash(d.dueDate), $(d.minimum)]],
    )}<br>${grid(
      "llrr",
      ["DATE", "TRANSACTION", "AMOUNT", "BALANCE"],
      [
        [date.slash(d.start), "PREVIOUS BALANCE", "", $(d.previous)],
        ...rows.map((row) => {
          running += row.amount;
          return [date.slash(row.day), row.text, money.trailing(row.amount), $(running)];
        }),
        [date.slash(d.end), "NEW BALANCE", "", $(d.balance)],
      ],
    )}<p>Finance charges this period ${$(d.interest)}. Fees this period ${$(d.fees)}. Finance charges year to date ${$(d.interest * 6)}.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "TIDEWATER COMMUNITY CREDIT UNION",
      {
        kind: "loan",
        accountLast4: d.number.slice(-4),
        periodStart: d.start,
        periodEnd: d.end,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(d.minimum),
        previousBalance: decimal(d.previous),
        feesCharged: decimal(d.fees),
        interestCharged: decimal(d.interest),
        currentBalance: decimal(d.balance),
        creditLimit: decimal(d.limit),
        availableCredit: decimal(d.available),
        apr: d.rate,
      },
      {
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.text,
          amount: decimal(-row.amount),
        })),
        allowed: {
          "accounts.0.kind": ["personal-loan"],
          "accounts.0.purchases": [decimal(d.advances)],
          "accounts.0.paymentsAndCredits": [decimal(d.payments)],
          "accounts.0.statementDate": [d.end],
        },
      },
    ),
  };
});

export const thirdLenders: readonly Layout[] = [
  studentColumns,
  arrearsNotice,
  colonLines,
  orderTable,
  medicalLetter,
  tileLoan,
  unionLine,
];
