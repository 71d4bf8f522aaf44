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
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { address, coupon } from "../opened/furniture.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { loanFacts, paidRow, stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** A servicer's bill with a card a loan, two in a line: names of programs, figures under their words, the sum above. */
const studentCards = stranger("loan-student-cards", "loans", (seed) => {
  const d = makeStudentLoans(seed + 140);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const name = "Advena Student Loans";
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.card{border:1px solid #bbb;border-radius:6px;padding:8px;margin:6px 0;width:48.5%;break-inside:avoid}.cards{display:flex;flex-wrap:wrap;justify-content:space-between}`,
    `<div class=row><div style="font-size:17pt;color:#5b2a86">Advena <span style="font-size:11pt">Student Loans</span></div><div class=r>Monthly Billing Statement<br>${date.long(d.statementDate)}</div></div><p>${address(d.person)}</p>
    <div style="background:#f4eefa;padding:8px">${pairs(
      [
        ["Account", d.number],
        ["Your payment is due", date.long(d.dueDate)],
        ["Unpaid principal, all loans", $(all((g) => g.principal))],
        ["Unpaid interest, all loans", $(all((g) => g.accrued))],
        ["Past due", $(0)],
        ["<b>Pay this amount</b>", `<b>${$(all((g) => g.instalment))}</b>`],
      ],
      "style='width:60%'",
    )}</div>
    <h3>Your loans</h3><div class=cards>${d.groups
      .map(
        (g, index) =>
          `<div class=card><b>1-0${index + 1} ${g.program}</b>${pairs([
            ["Amount borrowed", $(g.original)],
            ["Unpaid principal", $(g.principal)],
            ["Unpaid interest", $(g.accrued)],
            ["Interest rate", `${g.rate}%`],
            ["Monthly payment", $(g.instalment)],
          ])}</div>`,
      )
      .join("")}</div>
    <p class=small>We received ${$(d.last.amount)} on ${date.slash(d.last.day)}. Interest accrues every day on unpaid principal. Your loans are held by the U.S. Department of Education.</p>${coupon(
      name,
      [
        ["Account", d.number],
        ["Due", date.slash(d.dueDate)],
        ["Pay this amount", $(all((g) => g.instalment))],
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
      allowed: Object.fromEntries(
        d.groups.flatMap((g, index) => [
          [`accounts.${index}.pastDue`, ["0.00"]],
          [`accounts.${index}.interestCharged`, [decimal(g.accrued)]],
        ]),
      ),
    },
  };
});

/** A bank's mortgage: overdue and coming payments apart, a month of maturity without its day, two names for the principal. */
const bankMortgage = stranger("loan-bank-mortgage", "loans", (seed) => {
  const d = makeLoan(seed + 150, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const due = regular + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9pt "TeX Gyre Heros","Liberation Sans"}${BASE}h4{color:#126bc5;border-bottom:1px solid #126bc5;margin:12px 0 3px}`,
    `<div class=row><div style="font-size:18pt;color:#126bc5"><b>PACIFICA</b> <span style="font-size:11pt">Home Lending</span></div><div>${pairs(
      [
        ["Loan number", d.number],
        ["Statement date", date.slash(d.statementDate)],
        ["Property address", d.person.street],
      ],
    )}</div></div><p>${address(d.person)}</p>
    <div style="border:2px solid #126bc5;padding:8px" class=row><div>Payment due<br><span style="font-size:16pt">${date.slash(d.dueDate)}</span></div><div>Total amount due<br><span style="font-size:16pt">${$(due)}</span></div><div class=small>If we receive your payment after ${date.slash(addDays(d.dueDate, 15))}, you'll pay a late charge of $72.15.</div></div>
    <div class=row><div><h4>Loan overview</h4>${pairs([
      ["Original principal balance", $(d.original)],
      ["Unpaid principal balance*", $(d.principal)],
      ["Interest rate (fixed)", `${d.rate}%`],
      ["Loan maturity", date.monthYear(d.maturity)],
      ["Escrow account balance", $(d.escrowBalance)],
      ["Prepayment penalty", "None"],
    ])}</div><div><h4>Breakdown of amount due</h4>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (taxes and/or insurance)", $(d.escrow)],
      ["Optional products", $(0)],
      ["Your monthly mortgage payment", $(regular)],
      ["Overdue payments", $(d.pastDue)],
      ["Late charges and other fees", $(d.lateFee)],
      ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
    ])}</div></div>
    <h4>Activity since your last statement</h4>${grid("llrrrrr", ["Date", "Description", "Total received", "Principal", "Interest", "Escrow", "Fees"], [[date.slash(d.last.day), "Payment - ACH", $(d.last.amount), $(d.last.principal), $(d.last.interest), $(d.escrow), $(0)]])}
    <h4>Payments year to date</h4><div style="width:50%">${pairs([
      ["Principal", $(d.ytdPrincipal)],
      ["Interest", $(d.ytdInterest)],
      ["Escrow", $(d.escrow * 3)],
      ["Total", $(d.ytdPrincipal + d.ytdInterest + d.escrow * 3)],
    ])}</div><p class=small>*This is not the amount needed to pay off your loan. Your last tax disbursement was $1,844.20.</p>`,
  );
  const facts: Partial<ReturnType<typeof loanFacts>> = loanFacts(d);
  delete facts.maturityDate;
  return {
    html,
    truth: loanTruth(
      "PACIFICA Home Lending",
      { kind: "mortgage", ...facts },
      {
        transactions: [paidRow(d, "Payment - ACH")],
        allowed: {
          ...openLoanFigures(d),
          institution: ["PACIFICA"],
          "accounts.0.institution": ["PACIFICA"],
        },
      },
    ),
  };
});

/** A carmaker's lender: sentences with figures, an account snapshot under two headings, days in short months. */
const carSnapshot = stranger("loan-car-snapshot", "loans", (seed) => {
  const d = makeLoan(seed + 160, loanSizes.auto);
  const due = d.instalment + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}.g{background:#f0f0f0;padding:7px;margin-top:10px}`,
    `<div class=row><div style="font-size:15pt"><b>OKUMA</b> MOTOR CREDIT</div><div class=r>MONTHLY STATEMENT<br>${date.abbreviated(d.statementDate)}</div></div><p>${address(d.person)}</p><p>Dear ${d.person.name}: thank you for financing your 2023 OKUMA TERRA with us. Here is where your account stands.</p>
    <div class=g><b>ACCOUNT SNAPSHOT</b><div class=row><div>${pairs([
      ["Account No.", `070 ${d.number.slice(0, 4)} ${d.number.slice(4, 7)} ${d.number.slice(7)}`],
      ["Contract date", date.abbreviated(d.openedOn)],
      ["Scheduled payoff date", date.abbreviated(d.maturity)],
      ["Contract rate", `${d.rate}%`],
    ])}</div><div>${pairs([
      ["Amount financed", $(d.original)],
      ["Outstanding balance", $(d.principal)],
      ["Payments made / left", `${d.paymentsMade} / ${d.termMonths - d.paymentsMade}`],
      ["Title status", "Held electronically"],
    ])}</div></div></div>
    <div class=g><b>PAYMENT COUPON DETAILS</b>${pairs(
      [
        [`Payment for ${date.abbreviated(d.dueDate)}`, $(d.instalment)],
        ["Amounts past due", $(d.pastDue)],
        ["Late charges", $(d.lateFee)],
        ["<b>TOTAL NOW DUE</b>", `<b>${$(due)}</b>`],
        ["Due on or before", date.abbreviated(d.dueDate)],
      ],
      "style='width:55%'",
    )}</div>
    <div class=g><b>LAST PAYMENT</b><p>Received ${date.abbreviated(d.last.day)}: ${$(d.last.amount)} (principal ${$(d.last.principal)}, finance charge ${$(d.last.interest)}).</p></div><p class=small>Payoff as of ${date.abbreviated(addDays(d.statementDate, 10))}: ${$(d.payoff)}. Each day adds ${$(d.perDiem)}. OKUMA MOTOR CREDIT is an equal opportunity lender.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "OKUMA MOTOR CREDIT",
      { kind: "auto-loan", ...loanFacts(d) },
      {
        transactionsOpen: true,
        allowed: openLoanFigures(d),
      },
    ),
  };
});

/** An equity line: the month as a ladder, the line's limits in a side box, a rate of index and margin, what is due by parts. */
const equityLadder = stranger("loan-equity-ladder", "loans", (seed) => {
  const d = makeCreditLine(seed + 170);
  const principalDue = d.minimum - d.interest - d.fees;
  const rows = [
    ...(d.advances ? [{ day: d.advanceDay, text: "Advance - online transfer", amount: d.advances }] : []),
    { day: d.paymentDay, text: "Payment - thank you", amount: -d.payments },
    ...(d.fees ? [{ day: d.end, text: "Annual participation fee", amount: d.fees }] : []),
    { day: d.end, text: "Interest charge", amount: d.interest },
  ];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{background:#f58025;color:#fff;padding:3px 6px;margin:10px 0 3px}`,
    `<div class=row><div style="font-size:16pt;color:#f58025"><b>TRELLIS BANK</b></div><div class=r>Home Equity Line of Credit Statement<br>For the period ${date.slash(d.start)} through ${date.slash(d.end)}<br>Account number: XXXXXX-${d.number.slice(-4)}</div></div><p>${address(d.person)}</p>
    <div class=row><div><h4>Account Summary</h4>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments and credits", `- ${$(d.payments)}`],
      ["Advances", `+ ${$(d.advances)}`],
      ["Fees charged", `+ ${$(d.fees)}`],
      ["Interest charged", `+ ${$(d.interest)}`],
      ["<b>New balance</b>", `<b>= ${$(d.balance)}</b>`],
    ])}<h4>Credit Line</h4>${pairs([
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Draw period ends", date.slash("2032-04-30")],
      ["Maturity date", date.slash(d.maturity)],
    ])}</div><div><h4>Payment Information</h4>${pairs([
      ["Principal due", $(principalDue)],
      ["Interest due", $(d.interest)],
      ["Fees due", $(d.fees)],
      ["Past due", $(0)],
      ["<b>Minimum payment due</b>", `<b>${$(d.minimum)}</b>`],
      ["Payment due date", date.slash(d.dueDate)],
    ])}<p class=small>Late payment warning: if we do not receive your minimum payment within 10 days of the due date you may pay a late fee of $40.00.</p></div></div>
    <h4>Transactions</h4>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      rows.map((row) => [
        date.noYear(row.day),
        row.text,
        row.amount < 0 ? `- ${$(-row.amount)}` : $(row.amount),
      ]),
    )}
    <h4>Interest Charge Calculation</h4>${grid("lrrrr", ["Type of balance", "Daily periodic rate", "ANNUAL PERCENTAGE RATE", "Average daily balance", "Interest charge"], [["Variable rate line", `${(Number(d.rate) / 365).toFixed(5)}%`, `${d.rate}%`, $(d.previous), $(d.interest)]])}<p class=small>Your rate is the Prime Rate (7.50%) plus a margin. Year-to-date: fees $0.00, interest ${$(d.interest * 5)}.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "TRELLIS BANK",
      {
        kind: "heloc",
        accountLast4: d.number.slice(-4),
        periodStart: d.start,
        periodEnd: d.end,
        paymentDueDate: d.dueDate,
        minimumPayment: decimal(d.minimum),
        pastDue: "0.00",
        previousBalance: decimal(d.previous),
        paymentsAndCredits: decimal(d.payments),
        feesCharged: decimal(d.fees),
        interestCharged: decimal(d.interest),
        currentBalance: decimal(d.balance),
        creditLimit: decimal(d.limit),
        availableCredit: decimal(d.available),
        maturityDate: d.maturity,
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
          "accounts.0.purchases": [decimal(d.advances)],
          "accounts.0.statementDate": [d.end],
        },
      },
    ),
  };
});

/** A debt buyer's letter: all names of the account in a list, the itemisation in columns, offers below. */
const buyerColumns = stranger("loan-debt-buyer-columns", "loans", (seed) => {
  const d = makeCollection(seed + 180);
  const owner = "Ashgrove Recovery Associates, LLC";
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}th,td{font-size:8.5pt}.box{border:1px solid #000;padding:6px;margin:10px 0}`,
    `<div class=row><div><b style="font-size:14pt;color:#234">${owner}</b><br>120 Corporate Blvd, Norfolk, VA 23502</div><div class=r>${date.long(d.letterDate)}</div></div><p>${address(d.person)}</p>
    <div class=box><div class=row><div>${pairs([
      ["Current creditor", owner],
      ["Original creditor", escaped(d.creditor)],
      ["Account number ending in", d.originalLast4],
      ["Our file number", d.number],
    ])}</div></div></div>
    <p>Our records show that you owe the balance below. ${owner} bought this account and it is now the owner.</p>${grid(
      "rrrrr",
      [
        `Amount due on ${date.slash(d.itemisedFrom)}`,
        "Interest added",
        "Fees added",
        "Payments and credits",
        "Total amount of debt now",
      ],
      [[$(d.owedThen), $(d.interest), $(d.fees), $(d.paid), $(d.owedNow)]],
      "border=1",
    )}
    <p>Ways to resolve your account: pay ${$(Math.round(d.owedNow * 0.7))} in a single payment, or $75.00 a month until the balance is paid. You may dispute the debt until ${date.long(d.disputeBy)}.</p><p class=small>This communication is from a debt collector and is an attempt to collect a debt. Any information obtained will be used for that purpose.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      owner,
      { kind: "loan", accountLast4: d.originalLast4, currentBalance: decimal(d.owedNow) },
      {
        allowed: {
          institution: ["Ashgrove Recovery Associates"],
          "accounts.0.institution": ["Ashgrove Recovery Associates"],
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

/** A plan of monthly payments with interest, as an e-mail prints it: sentences, a list with dots, the merchant's name largest but one. */
const planMail = stranger("loan-plan-mail", "loans", (seed) => {
  const d = makePayLaterPlan(seed + 190);
  const next = d.schedule[d.paid]?.amount ?? 0;
  const html = document(
    `body{font:11pt "Liberation Sans"}${BASE}td{padding:5px 0;border-bottom:1px solid #eee}`,
    `<div style="font-size:22pt;color:#4a4af4"><b>assent</b></div><h2>Your payment is coming up</h2><p>Hi there, your ${$(next)} payment for ${d.merchant} is due ${date.long(d.nextDue)}.</p>${pairs(
      [
        ["Loan ID", `${d.number.slice(0, 4)}-${d.number.slice(4)}`],
        ["Amount due", $(next)],
        ["Due date", date.long(d.nextDue)],
        ["Remaining balance", $(d.remaining)],
        ["Total financed", $(d.price)],
        ["Payments made", `${d.paid} of ${d.count}`],
        ["APR", "0%"],
      ],
    )}<p>Autopay is on: we'll charge your debit card ending in 8820.</p><p class=small>assent loans are made by Foothill Bank. Purchases you make now may be eligible for 0–36% APR. A $500 purchase might cost $45.14/mo over 12 months at 15% APR.</p>`,
  );
  return {
    html,
    truth: loanTruth(
      "assent",
      {
        kind: "loan",
        accountLast4: d.number.slice(-4),
        originalBalance: decimal(d.price),
        currentBalance: decimal(d.remaining),
        minimumPayment: decimal(next),
        paymentDueDate: d.nextDue,
        apr: "0",
      },
      {
        transactionsOpen: true,
        allowed: {
          institution: ["Foothill Bank"],
          "accounts.0.institution": ["Foothill Bank"],
          "accounts.0.kind": ["personal-loan", "other"],
          "accounts.0.apr": ["0.00"],
        },
      },
    ),
  };
});

export const secondLenders: readonly Layout[] = [
  studentCards,
  bankMortgage,
  carSnapshot,
  equityLadder,
  buyerColumns,
  planMail,
];
