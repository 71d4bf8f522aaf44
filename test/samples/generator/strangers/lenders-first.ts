import { document, type Layout } from "../layout.ts";
import { loanSizes, makeCollection, makeLoan, makePayLaterPlan, makeStudentLoans } from "../loan-data.ts";
import { loanTruth, openLoanFigures } from "../loan-layouts.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { address, coupon } from "../opened/furniture.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { loanFacts, paidRow, stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** A federal servicer: a table of groups under headings of three lines, amounts of each group again where the last payment went. */
const studentTable = stranger("loan-student-servicer-table", "loans", (seed) => {
  const d = makeStudentLoans(seed + 40);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const name = "Millrace Student Aid Servicing";
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}th{font-size:7.5pt;vertical-align:bottom;border-bottom:1px solid #333}.h{background:#0b5;color:#fff;padding:3px 6px;margin-top:12px;font-weight:bold}`,
    `<div class=row><div><b style="font-size:15pt;color:#0a4">Millrace</b><br><span class=small>STUDENT AID SERVICING</span></div><div class=r>P.O. Box 82561, Lincoln, NE 68501<br>888.555.0148 | millracesas.example</div></div>
    <div class=row style="margin-top:14px"><div>${address(d.person)}</div><div style="border:1px solid #0a4;padding:6px">${pairs(
      [
        ["Account Number:", d.number],
        ["Statement Date:", date.slash(d.statementDate)],
        ["Current Amount Due:", $(all((g) => g.instalment))],
        ["Current Due Date:", date.slash(d.dueDate)],
      ],
    )}</div></div>
    <div class=h>Payment Summary</div><div style="width:55%">${pairs([
      ["Regular Monthly Payment Amount", $(all((g) => g.instalment))],
      ["Past Due Amount", $(0)],
      ["Fees", $(0)],
      [`Amount Due by ${date.slash(d.dueDate)}`, $(all((g) => g.instalment))],
      [`Total Payments Received Since Last Statement`, $(d.last.amount)],
    ])}</div>
    <div class=h>Loan Information as of ${date.slash(d.statementDate)}</div>${grid(
      "llrrrrr",
      [
        "Group",
        "Loan Type",
        "Interest<br>Rate",
        "Original<br>Loan Amount",
        "Outstanding<br>Principal<br>Balance",
        "Unpaid<br>Accrued<br>Interest",
        "Regular<br>Monthly<br>Payment",
      ],
      [
        ...d.groups.map((g) => [
          g.code,
          `${g.program}<br>Fixed, Standard`,
          `${g.rate}%`,
          $(g.original),
          $(g.principal),
          $(g.accrued),
          $(g.instalment),
        ]),
        [
          "",
          "<b>Total</b>",
          "",
          $(all((g) => g.original)),
          $(all((g) => g.principal)),
          $(all((g) => g.accrued)),
          $(all((g) => g.instalment)),
        ],
      ],
    )}
    <div class=h>How your last payment was applied</div>${grid(
      "lrrrr",
      ["Date", "Payment", "Principal", "Interest", "Fees"],
      [
        [
          date.slash(d.last.day),
          $(d.last.amount),
          $(d.last.amount - all((g) => g.accrued)),
          $(all((g) => g.accrued)),
          $(0),
        ],
      ],
    )}<p class=small>If you pay more than the amount due, your next due date is advanced unless you tell us otherwise. A borrower with a balance of $10,000 at 6% who pays $20 more a month saves $1,180 over the term.</p>
    ${coupon(name, [
      ["Account Number", d.number],
      ["Due Date", date.slash(d.dueDate)],
      ["Amount Due", $(all((g) => g.instalment))],
    ])}`,
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
        institution: ["Millrace"],
        ...Object.fromEntries(
          d.groups.flatMap((g, index) => [
            [`accounts.${index}.institution`, ["Millrace"]],
            [`accounts.${index}.pastDue`, ["0.00"]],
            [`accounts.${index}.feesCharged`, ["0.00"]],
            [`accounts.${index}.interestCharged`, [decimal(g.accrued)]],
          ]),
        ),
      },
    },
  };
});

/** A home-loan servicer: account on the left, the explanation of what is due on the right, payments of month and year, activity split in parts. */
const homeServicer = stranger("loan-home-servicer", "loans", (seed) => {
  const d = makeLoan(seed + 50, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const due = regular + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}h4{background:#dde3ea;margin:10px 0 3px;padding:3px 5px}`,
    `<div class=row><div style="font-size:15pt;color:#0a3a66"><b>Mr. Fielding</b> <span style="font-size:10pt">Home Loans</span></div><div><table><tr><td>Mortgage Loan Statement</td></tr></table>${pairs(
      [
        ["Statement Date", date.slash(d.statementDate)],
        ["Loan Number", `0${d.number}`],
        ["Payment Due Date", date.slash(d.dueDate)],
        ["<b>Amount Due</b>", `<b>${$(due)}</b>`],
      ],
    )}<p class=small>If payment is received after ${date.slash(addDays(d.dueDate, 15))}, $68.40 late fee will be charged.</p></div></div><p>${address(d.person)}</p>
    <div class=row><div><h4>Account Information</h4>${pairs([
      ["Property Address", d.person.street],
      ["Interest Bearing Principal Balance", $(d.principal)],
      ["Deferred Principal Balance", $(0)],
      ["Escrow Balance", $(d.escrowBalance)],
      ["Interest Rate", `${d.rate}%`],
      ["Prepayment Penalty", "No"],
      ["Maturity Date", date.slash(d.maturity)],
    ])}</div><div><h4>Explanation of Amount Due</h4>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow Amount (for Taxes and Insurance)", $(d.escrow)],
      ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
      ["Lender Paid Expenses", $(0)],
      ["Total Fees &amp; Charges", $(d.lateFee)],
      ["Past Unpaid Amount", $(d.pastDue)],
      ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
    ])}</div></div>
    <h4>Past Payments Breakdown</h4>${grid(
      "lrr",
      ["", "Paid Since Last Statement", "Paid Year to Date"],
      [
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow (Taxes and Insurance)", $(d.escrow), $(d.escrow * 4)],
        ["Fees and Charges", $(0), $(0)],
        ["Partial Payment (Unapplied)", $(0), $(0)],
        ["<b>Total</b>", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 4)],
      ],
    )}
    <h4>Transaction Activity (${date.slash(addDays(d.statementDate, -31))} to ${date.slash(d.statementDate)})</h4>${grid(
      "llrrrrr",
      ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"],
      [
        [
          date.slash(d.last.day),
          "Payment",
          $(d.last.amount),
          $(d.last.principal),
          $(d.last.interest),
          $(d.escrow),
          "",
        ],
      ],
    )}<p class=small>Important messages: partial payments are not applied to your mortgage but held in a separate suspense account. HUD-approved counseling: 800-569-4287.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "Mr. Fielding",
      {
        kind: "mortgage",
        ...(({ originalBalance: _original, ...rest }) => rest)(loanFacts(d)),
      },
      {
        transactions: [paidRow(d, "Payment")],
        allowed: {
          ...openLoanFigures(d),
          institution: ["Mr. Fielding Home Loans", "Fielding Home Loans"],
          "accounts.0.institution": ["Mr. Fielding Home Loans", "Fielding Home Loans"],
          "accounts.0.periodStart": [addDays(d.statementDate, -31)],
          "accounts.0.periodEnd": [d.statementDate],
        },
      },
    ),
  };
});

/** A bank's car loan: the amount due in the largest print under its words, the vehicle, loan details as cards, rows with parts. */
const carBank = stranger("loan-car-bank-cards", "loans", (seed) => {
  const d = makeLoan(seed + 60, loanSizes.auto);
  const due = d.instalment + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.k{color:#666;font-size:7.5pt}.v{font-size:11pt}h3{border-bottom:2px solid #c33;margin:16px 0 4px}`,
    `<div class=row><div style="font-size:16pt;color:#c33"><b>Arbor One</b> <i>Auto Finance</i></div><div class=r>Auto Loan Statement<br>Account ending in ${d.number.slice(-4)}</div></div><div class=row style="margin-top:10px"><div>${address(d.person)}</div><div style="background:#f3f3f3;padding:10px;text-align:center"><div class=k>TOTAL AMOUNT DUE</div><div style="font-size:22pt">${$(due)}</div><div class=k>DUE DATE</div><div style="font-size:14pt">${date.abbreviated(d.dueDate)}</div></div></div>
    <p>2022 SUBARU OUTBACK &nbsp; VIN: 4S4BTAFC8N3${d.number.slice(0, 6)}</p>
    <h3>What you owe this month</h3>${band([
      ["Regular Payment", $(d.instalment)],
      ["Past Due Payments", $(d.pastDue)],
      ["Late Fees", $(d.lateFee)],
      ["Total Amount Due", $(due)],
    ])}
    <h3>Loan details as of ${date.abbreviated(d.statementDate)}</h3>${band([
      ["Principal Balance", $(d.principal)],
      ["Original Amount Financed", $(d.original)],
      ["Annual Percentage Rate", `${d.rate}%`],
      ["Maturity Date", date.abbreviated(d.maturity)],
    ])}${band([
      ["Payments remaining", String(d.termMonths - d.paymentsMade)],
      ["Payoff quote", $(d.payoff)],
      ["Quote good through", date.abbreviated(addDays(d.statementDate, 18))],
      ["Interest per day", $(d.perDiem)],
    ])}
    <h3>Transactions since your last statement</h3>${grid(
      "llrrrr",
      ["Date", "Description", "Principal", "Interest", "Fees", "Total"],
      [
        [
          date.noYear(d.last.day),
          "Online payment - thank you",
          $(d.last.principal),
          $(d.last.interest),
          $(0),
          $(d.last.amount),
        ],
      ],
    )}<p class=small>A late fee of 5% of the unpaid amount, at least $10.00, is charged 10 days after the due date. ${d.statementDate.slice(0, 4)} interest paid: ${$(d.ytdInterest)}.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "Arbor One Auto Finance",
      { kind: "auto-loan", ...loanFacts(d) },
      {
        transactions: [paidRow(d, "Online payment - thank you")],
        allowed: {
          ...openLoanFigures(d),
          institution: ["Arbor One"],
          "accounts.0.institution": ["Arbor One"],
        },
      },
    ),
  };
});

/** A lender by web: a page of the account as it is printed from the site, labels under figures, days in words. */
const webLoan = stranger("loan-web-personal", "loans", (seed) => {
  const d = makeLoan(seed + 70, loanSizes.personal);
  const figure = (value: string, label: string) =>
    `<div><div style="font-size:15pt">${value}</div><div style="color:#667;font-size:8pt">${label}</div></div>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}h4{margin:18px 0 4px}`,
    `<div class=row><div style="font-size:19pt;color:#2a5bd7"><b>Uplevel</b></div><div class=r>Monthly Statement<br>Prepared ${date.long(d.statementDate)}</div></div><p>${address(d.person)}</p><h4>Personal Loan ·· ${d.number.slice(-4)}</h4>
    <div class=row>${figure($(d.principal), "Outstanding principal")}${figure($(d.instalment + d.pastDue), "Total due this month")}${figure(date.long(d.dueDate), "Payment due date")}</div>
    <h4>This month</h4>${pairs([
      ["Scheduled payment", $(d.instalment)],
      ["&nbsp;&nbsp;of which principal", $(d.nextPrincipal)],
      ["&nbsp;&nbsp;of which interest", $(d.nextInterest)],
      ["Overdue from earlier months", $(d.pastDue)],
      ["Total due this month", $(d.instalment + d.pastDue)],
    ])}
    <h4>Your loan</h4>${pairs([
      ["Funded on", date.long(d.openedOn)],
      ["Loan amount", $(d.original)],
      ["Interest rate", `${d.rate}%`],
      ["APR (with 4.5% origination fee)", `${(Number(d.rate) + 2.41).toFixed(2)}%`],
      ["Term", `${d.termMonths} months`],
      ["Final payment", date.long(d.maturity)],
      ["Principal paid to date", $(d.original - d.principal)],
    ])}
    <h4>Payment history</h4>${grid("lrrr", ["Posted", "Amount", "Principal", "Interest"], [[date.long(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest)]])}
    <p class=small>All loans are originated by Quarry Bank, Member FDIC, and serviced by Uplevel Inc., NMLS 1548935. To pay your loan in full on ${date.long(d.dueDate)} the amount is ${$(d.payoff)}.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "Uplevel",
      { kind: "personal-loan", ...loanFacts(d) },
      {
        transactionsOpen: true,
        allowed: {
          ...openLoanFigures(d),
          institution: ["Quarry Bank", "Uplevel Inc."],
          "accounts.0.institution": ["Quarry Bank", "Uplevel Inc."],
        },
      },
    ),
  };
});

/** The bureau's model form of a validation notice: what was owed on the itemisation day, what came and went since, what is owed now. */
const validationNotice = stranger("loan-validation-notice", "loans", (seed) => {
  const d = makeCollection(seed + 80);
  const name = "Southbend Receivables Management";
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}`,
    `<div class=row><div><b>${name}</b><br>P.O. Box 121212<br>Pasadena, CA 91111-2222<br>(800) 555-0190 from 8am to 8pm EST, Monday to Saturday<br>www.southbendrm.example</div><div><b>To:</b> ${address(d.person)}<br><br>Reference: ${d.number}</div></div><hr>
    <h3>${name} is a debt collector. We are trying to collect a debt that you owe to ${escaped(d.creditor)}. We will use any information you give us to help collect the debt.</h3>
    <div class=row><div><b>Our information shows:</b><p>You had a ${escaped(d.creditor)} account with account number ending in ${d.originalLast4}.</p>${pairs(
      [
        [`As of ${date.long(d.itemisedFrom)}, you owed:`, $(d.owedThen)],
        [`Between ${date.long(d.itemisedFrom)} and today:`, ""],
        ["You were charged this amount in interest:", `+ ${$(d.interest)}`],
        ["You were charged this amount in fees:", `+ ${$(d.fees)}`],
        ["You paid or were credited this amount toward the debt:", `- ${$(d.paid)}`],
        ["<b>Total amount of the debt now:</b>", `<b>${$(d.owedNow)}</b>`],
      ],
    )}</div><div><b>How can you dispute the debt?</b><p><b>Call or write to us by ${date.long(d.disputeBy)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><b>What else can you do?</b><p>Write to ask for the name and address of the original creditor, if different from the current creditor. Contact us about your payment options.</p></div></div>
    <div style="border-top:1px dashed #000;margin-top:20px"><b>How do you want to respond?</b><p>☐ I want to dispute the debt because I think: ☐ This is not my debt. ☐ The amount is wrong.</p><p>☐ I enclosed this amount: $ ______ Make your check payable to ${name}. Include the reference number ${d.number}.</p></div>`,
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
          "accounts.0.statementDate": [d.itemisedFrom],
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

/** A purchase in instalments: what is left in the heading, a schedule of paid and coming parts with their states. */
const planSchedule = stranger("loan-plan-schedule", "loans", (seed) => {
  const d = makePayLaterPlan(seed + 90);
  const next = d.schedule[d.paid];
  const html = document(
    `body{font:10pt "DejaVu Sans","Liberation Sans"}${BASE}td{padding:3px 0}`,
    `<div style="font-size:24pt;color:#e07">kwikpay</div><p>Order confirmed ${date.abbreviated(d.boughtOn)} · ${d.merchant}</p><h2>Pay in ${d.count}</h2>${pairs(
      [
        ["Order no.", d.number],
        ["Order total", $(d.price)],
        ["Paid so far", $(d.price - d.remaining)],
        ["Left to pay", $(d.remaining)],
        ["Next payment", `${$(next?.amount ?? 0)} on ${date.abbreviated(d.nextDue)}`],
        ["Interest", "0% APR"],
      ],
    )}<h4>Payment schedule</h4>${grid(
      "llrl",
      ["#", "Date", "Amount", "Status"],
      d.schedule.map((entry, index) => [
        String(index + 1),
        date.abbreviated(entry.day),
        $(entry.amount),
        entry.paid ? "Paid" : index === d.paid ? "Due next" : "Upcoming",
      ]),
    )}<p class=small>Payments are charged to Visa ending 4419. A late fee of up to $7.00 may be added. kwikpay loans to California residents are made under a license.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "kwikpay",
      {
        kind: "loan",
        accountLast4: d.number.slice(-4),
        originalBalance: decimal(d.price),
        currentBalance: decimal(d.remaining),
        minimumPayment: decimal(next?.amount ?? 0),
        paymentDueDate: d.nextDue,
        apr: "0",
      },
      {
        transactionsOpen: true,
        allowed: {
          "accounts.0.kind": ["personal-loan", "other"],
          "accounts.0.apr": ["0", "0.00"],
          "accounts.0.maturityDate": [d.schedule.at(-1)?.day ?? ""],
          "accounts.0.paymentsAndCredits": [decimal(d.price - d.remaining)],
        },
      },
    ),
  };
});

export const firstLenders: readonly Layout[] = [
  studentTable,
  homeServicer,
  carBank,
  webLoan,
  validationNotice,
  planSchedule,
];
