import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import {
  type LoanData,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  makeStudentLoans,
} from "./loan-data.ts";
import { BASE, band, escaped, grid, pairs } from "./markup.ts";
import { date, decimal, money } from "./print-styles.ts";

const $ = money.dollar;

export const loanTruth = (
  institution: string,
  account: Omit<AccountFacts, "institution">,
  rest: Partial<Truth> = {},
): Truth => ({
  documentType: "loans",
  institution,
  accounts: [{ institution, ...account }],
  transactions: [],
  ...rest,
});

/** Printed parts of the last and the coming payment, which the contract leaves open for instalment loans. */
export function openLoanFigures(d: LoanData, index = 0): Record<string, readonly string[]> {
  const base = `accounts.${index}`;
  return {
    [`${base}.previousBalance`]: [decimal(d.principalBefore)],
    [`${base}.paymentsAndCredits`]: [decimal(d.last.amount)],
    [`${base}.interestCharged`]: [decimal(d.last.interest), decimal(d.nextInterest)],
    [`${base}.feesCharged`]: [decimal(d.lateFee)],
  };
}

/** Everything in one box on the right, the last payment's split below it, a payoff quote as a decoy. */
const auto: Layout = {
  name: "loan-auto-box",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.auto);
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}.box{border:1px solid #777;padding:8px}`,
      `<div class=row><div style="font-size:18pt;color:#225">Pinecrest Auto Finance</div><div class=r>Customer Care 1-800-555-0173<br>pinecrest.example</div></div>
      <h2>Auto Loan Statement</h2><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<p>Vehicle: 2023 HONDA CR-V<br>VIN ending 44102</p></div>
      <div class=box>${pairs([
        ["Account Number", `******${d.number.slice(-4)}`],
        ["Statement Date", date.slash(d.statementDate)],
        ["Payment Due Date", date.slash(d.dueDate)],
        ["Regular Monthly Payment", $(d.instalment)],
        ["Past Due Amount", $(d.pastDue)],
        ["Late Charges", $(d.lateFee)],
        ["<b>Total Amount Due</b>", `<b>${$(d.instalment + d.pastDue + d.lateFee)}</b>`],
      ])}</div></div>
      <h3>Loan Information</h3><div style="width:60%">${pairs([
        ["Original Amount Financed", $(d.original)],
        ["Current Principal Balance", $(d.principal)],
        ["Interest Rate", `${d.rate}%`],
        ["Maturity Date", date.slash(d.maturity)],
        ["Remaining Term", `${d.termMonths - d.paymentsMade} months`],
        [`Payoff Amount good through ${date.slash(d.dueDate)}`, $(d.payoff)],
        ["Daily Interest", $(d.perDiem)],
      ])}</div>
      <h3>Recent Activity</h3>${grid("llrrr", ["Date", "Description", "Principal", "Interest", "Amount"], [[date.slash(d.last.day), "PAYMENT RECEIVED", $(d.last.principal), $(d.last.interest), $(d.last.amount)]])}
      <p class=small>If your payment is more than 10 days late you may owe a late charge of 5% of the payment, at most $25.00. Year-to-date interest paid: ${$(d.ytdInterest)}.</p>
      <div style="border-top:1px dashed #333;margin-top:40px"><p>Please detach and return with your payment</p>${pairs(
        [
          ["Account Number", `******${d.number.slice(-4)}`],
          ["Due Date", date.slash(d.dueDate)],
          ["Total Amount Due", $(d.instalment + d.pastDue + d.lateFee)],
          ["Amount Enclosed", "$ ____________"],
        ],
        "style='width:50%'",
      )}</div>`,
    );
    return {
      html,
      truth: loanTruth(
        "Pinecrest Auto Finance",
        {
          kind: "auto-loan",
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.instalment),
          pastDue: decimal(d.pastDue),
          originalBalance: decimal(d.original),
          currentBalance: decimal(d.principal),
          apr: d.rate,
          maturityDate: d.maturity,
        },
        {
          transactions: [
            { account: 0, date: d.last.day, description: "PAYMENT RECEIVED", amount: decimal(d.last.amount) },
          ],
          allowed: openLoanFigures(d),
        },
      ),
    };
  },
};

/** A table with one row a loan group and a total line over them. */
const studentGroups: Layout = {
  name: "loan-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed);
    const sum = (pick: (group: (typeof d.groups)[number]) => number) =>
      d.groups.reduce((total, group) => total + pick(group), 0);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}td,th{padding:2px 4px}.g{background:#f4f4e8}`,
      `<div class=row><div style="font-size:17pt;color:#263">Meridian Student Loan Servicing</div><div class=r><b>Billing Statement</b><br>Account Number: ${d.number}<br>Statement Date: ${date.long(d.statementDate)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      ${band([
        ["Current Amount Due", $(sum((g) => g.instalment))],
        ["Due Date", date.long(d.dueDate)],
        ["Past Due Amount", $(0)],
        ["Total Amount Due", $(sum((g) => g.instalment))],
      ])}
      <h3>Your loans</h3>${grid(
        "lllrrrr",
        [
          "Group",
          "Loan type",
          "Interest rate",
          "Original principal",
          "Principal balance",
          "Unpaid interest",
          "Regular monthly payment",
        ],
        [
          ...d.groups.map((g) => [
            `Group ${g.code}`,
            g.program,
            `${g.rate}%`,
            $(g.original),
            $(g.principal),
            $(g.accrued),
            $(g.instalment),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            $(sum((g) => g.original)),
            $(sum((g) => g.principal)),
            $(sum((g) => g.accrued)),
            $(sum((g) => g.instalment)),
          ],
        ],
        "class=g",
      )}
      <h3>Last payment received</h3><p>${date.slash(d.last.day)} &nbsp; ${$(d.last.amount)}. Thank you.</p><p class=small>A late fee of up to 6% of the late amount may be charged. Paying more than the amount due lowers the total cost of your loans. Total balance with unpaid interest: ${$(sum((g) => g.principal + g.accrued))}.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Meridian Student Loan Servicing",
        accounts: d.groups.map((g) => ({
          kind: "student-loan" as const,
          institution: "Meridian Student Loan Servicing",
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
  },
};

/** An online lender: a rate and another APR with the origination fee in it, month names, labels over figures. */
const personal: Layout = {
  name: "loan-personal-cards",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.personal);
    const withFee = (Number(d.rate) + 2.31).toFixed(2);
    const html = document(
      `body{font:10pt "DejaVu Sans"}${BASE}.band>div{border:1px solid #ccd;padding:8px}.k{font-size:8pt;color:#556}.v{font-size:13pt}`,
      `<div style="font-size:20pt;color:#526">Larkspur Lending</div><p>Personal loan statement for ${escaped(d.person.name)}</p><p>Statement date ${date.long(d.statementDate)} &nbsp;&nbsp; Loan ID ...${d.number.slice(-4)}</p>
      ${band([
        ["Your next payment", $(d.instalment)],
        ["Due on", date.long(d.dueDate)],
        ["Remaining principal", $(d.principal)],
      ])}
      <h3>Loan details</h3>${pairs([["Original loan amount", $(d.original)], ["Interest rate (fixed)", `${d.rate}%`], ["Annual percentage rate (APR), includes origination fee", `${withFee}%`], ["Term", `${d.termMonths} months`], ["Payments made", String(d.paymentsMade)], ["Final payment date", date.long(d.maturity)], d.pastDue > 0 && ["Past due amount", $(d.pastDue)]])}
      <h3>Payment history</h3>${grid("lrrrr", ["Date", "Payment", "Principal", "Interest", "Remaining balance"], [[date.abbreviated(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest), $(d.principal)]])}
      <p class=small>Want to pay off early? Your payoff amount on ${date.long(d.dueDate)} will be ${$(d.payoff)}.</p>`,
    );
    return {
      html,
      truth: loanTruth(
        "Larkspur Lending",
        {
          kind: "personal-loan",
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.instalment),
          ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
          originalBalance: decimal(d.original),
          currentBalance: decimal(d.principal),
          apr: d.rate,
          maturityDate: d.maturity,
        },
        {
          transactions: [
            { account: 0, date: d.last.day, description: "Payment", amount: decimal(d.last.amount) },
          ],
          allowed: openLoanFigures(d),
        },
      ),
    };
  },
};

/** The form of the federal servicing rule: amount due, explanation, past payments this month and year, escrow. */
const mortgage: Layout = {
  name: "loan-mortgage-explained",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.mortgage);
    const regular = d.instalment + d.escrow;
    const due = regular + d.pastDue + d.lateFee;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.box{border:1px solid #444;padding:7px;margin-bottom:8px}h4{margin:0 0 4px}`,
      `<div class=row><div style="font-size:18pt">Granite Home Mortgage</div><div class=box>${pairs([
        ["Account Number", `xxxxxx${d.number.slice(-4)}`],
        ["Statement Date", date.slash(d.statementDate)],
        ["Payment Due Date", date.slash(d.dueDate)],
        ["<b>Amount Due</b>", `<b>${$(due)}</b>`],
      ])}<p class=small>If payment is received after ${date.slash(d.dueDate)}, a $48.20 late fee will be charged.</p></div></div>
      <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=row><div class=box><h4>Account Information</h4>${pairs([
        ["Outstanding Principal", $(d.principal)],
        ["Interest Rate (Fixed)", `${d.rate}%`],
        ["Escrow Balance", $(d.escrowBalance)],
        ["Maturity Date", date.slash(d.maturity)],
        ["Prepayment Penalty", "No"],
      ])}<p class=small>The outstanding principal is not the amount needed to pay off your loan.</p></div>
      <div class=box><h4>Explanation of Amount Due</h4>${pairs([
        ["Principal", $(d.nextPrincipal)],
        ["Interest", $(d.nextInterest)],
        ["Escrow (for Taxes and Insurance)", $(d.escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
        ["Total Fees Charged", $(d.lateFee)],
        ["Overdue Payment", $(d.pastDue)],
        ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
      ])}</div></div>
      <div class=box><h4>Transaction Activity</h4>${grid("llrr", ["Date", "Description", "Charges", "Payments"], [[date.short(d.last.day), "Payment Received - Thank you", "", $(d.last.amount)], ...(d.lateFee ? [[date.short(d.statementDate), "Late Fee", $(d.lateFee), ""]] : [])])}</div>
      <div class=box><h4>Past Payments Breakdown</h4>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Escrow (Taxes and Insurance)", $(d.escrow), $(d.escrow * 4)],
          ["Fees", $(0), $(0)],
          ["Partial Payment (Unapplied)", $(0), $(0)],
          ["Total", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 4)],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: loanTruth(
        "Granite Home Mortgage",
        {
          kind: "mortgage",
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(regular),
          pastDue: decimal(d.pastDue),
          currentBalance: decimal(d.principal),
          apr: d.rate,
          maturityDate: d.maturity,
        },
        {
          transactions: [
            {
              account: 0,
              date: d.last.day,
              description: "Payment Received - Thank you",
              amount: decimal(d.last.amount),
            },
            ...(d.lateFee
              ? [
                  {
                    account: 0,
                    date: d.statementDate,
                    description: "Late Fee",
                    amount: decimal(-d.lateFee),
                  },
                ]
              : []),
          ],
          allowed: openLoanFigures(d),
        },
      ),
    };
  },
};

/** A home-equity line: a card-like summary, an end of the draw period, an ANNUAL PERCENTAGE RATE beside a daily rate. */
const equityLine: Layout = {
  name: "loan-heloc-summary",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditLine(seed);
    const daily = (Number(d.rate) / 365).toFixed(5);
    const html = document(
      `body{font:9.5pt "Liberation Serif"}${BASE}h3{border-bottom:1px solid #333}`,
      `<div class=row><div style="font-size:17pt">Stonebridge Savings Bank</div><div class=r>Home Equity Line of Credit<br>Account ending in ${d.number.slice(-4)}<br>Billing period ${date.slash(d.start)} - ${date.slash(d.end)}</div></div><p>${d.person.name}</p>
      <div class=row><div><h3>Account Summary</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments", `- ${$(d.payments)}`],
        ["Advances", `+ ${$(d.advances)}`],
        ["Fees Charged", `+ ${$(d.fees)}`],
        ["Interest Charged", `+ ${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ])}</div>
      <div><h3>Payment Information</h3>${pairs([
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.dueDate)],
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Draw Period Ends", date.slash(d.maturity)],
      ])}</div></div>
      <h3>Transactions</h3>${grid("llr", ["Date", "Description", "Amount"], [...(d.advances ? [[date.noYear(d.advanceDay), "ADVANCE - ONLINE TRANSFER", $(d.advances)]] : []), [date.noYear(d.paymentDay), "PAYMENT - THANK YOU", $(-d.payments)], ...(d.fees ? [[date.noYear(d.end), "ANNUAL FEE", $(d.fees)]] : []), [date.noYear(d.end), "INTEREST CHARGE", $(d.interest)]])}
      <h3>Interest Charge Calculation</h3>${grid("lrrrr", ["Type of Balance", "Daily Periodic Rate", "ANNUAL PERCENTAGE RATE", "Average Daily Balance", "Interest Charge"], [["Variable Rate Line", `${daily}%`, `${d.rate}% (v)`, $(d.previous), $(d.interest)]])}<p class=small>(v) = Variable rate. The rate can not exceed 18.00%.</p>`,
    );
    const rows = [
      ...(d.advances
        ? [{ day: d.advanceDay, description: "ADVANCE - ONLINE TRANSFER", amount: -d.advances }]
        : []),
      { day: d.paymentDay, description: "PAYMENT - THANK YOU", amount: d.payments },
      ...(d.fees ? [{ day: d.end, description: "ANNUAL FEE", amount: -d.fees }] : []),
      { day: d.end, description: "INTEREST CHARGE", amount: -d.interest },
    ];
    return {
      html,
      truth: loanTruth(
        "Stonebridge Savings Bank",
        {
          kind: "heloc",
          accountLast4: d.number.slice(-4),
          periodStart: d.start,
          periodEnd: d.end,
          paymentDueDate: d.dueDate,
          minimumPayment: decimal(d.minimum),
          previousBalance: decimal(d.previous),
          paymentsAndCredits: decimal(d.payments),
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
            description: row.description,
            amount: decimal(row.amount),
          })),
          allowed: {
            "accounts.0.statementDate": [d.end],
            "accounts.0.purchases": [decimal(d.advances)],
            "accounts.0.maturityDate": [d.maturity],
          },
        },
      ),
    };
  },
};

/** A pay-later plan: a schedule of paid and coming instalments, no interest. */
const payLater: Layout = {
  name: "loan-pay-later",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makePayLaterPlan(seed);
    const next = d.schedule[d.paid]?.amount ?? 0;
    const html = document(
      `body{font:10.5pt "DejaVu Sans"}${BASE}td,th{padding:4px}`,
      `<div style="font-size:22pt;font-weight:bold">Splitly</div><h2>Your payment plan</h2><p>Purchase at ${d.merchant} on ${date.long(d.boughtOn)}</p>
      ${pairs([
        ["Plan number", `•••• ${d.number.slice(-4)}`],
        ["Purchase amount", $(d.price)],
        ["APR", "0%"],
        ["Amount paid so far", $(d.price - d.remaining)],
        ["Remaining balance", $(d.remaining)],
        ["Next payment", $(next)],
        ["Next payment due", date.long(d.nextDue)],
      ])}
      <h3>Schedule</h3>${grid(
        "llrl",
        ["#", "Due", "Amount", "Status"],
        d.schedule.map((entry, index) => [
          `${index + 1} of ${d.count}`,
          date.abbreviated(entry.day),
          $(entry.amount),
          entry.paid ? "Paid" : "Upcoming",
        ]),
      )}<p class=small>Pay in ${d.count}. No fees when you pay on time. A late fee of up to $7.00 may apply.</p>`,
    );
    return {
      html,
      truth: loanTruth(
        "Splitly",
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
            "accounts.0.kind": ["loan", "personal-loan", "other"],
            "accounts.0.purchases": [decimal(d.price)],
            "accounts.0.paymentsAndCredits": [decimal(d.price - d.remaining)],
            "accounts.0.maturityDate": [d.schedule.at(-1)?.day ?? ""],
          },
        },
      ),
    };
  },
};

/** A collector's first letter: what was owed then, what came on top, what is owed now; the creditor is not the sender. */
const collections: Layout = {
  name: "loan-collections-letter",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed);
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}`,
      `<div style="font-size:16pt">Harrow &amp; Pike Recovery LLC</div><p>PO Box 1173, Columbus, OH 43216<br>(800) 555-0118 from 8am to 8pm EST, Monday to Saturday</p><p class=r>${date.long(d.letterDate)}</p><p>To: ${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <h3>Harrow &amp; Pike Recovery LLC is a debt collector. We are trying to collect a debt that you owe to ${escaped(d.creditor)}. We will use any information you give us to help collect the debt.</h3>
      <h4>Our information shows:</h4><p>You had an account with ${escaped(d.creditor)} with account number ending in ${d.originalLast4}.</p>
      ${pairs(
        [
          [`As of ${date.long(d.itemisedFrom)}, you owed:`, $(d.owedThen)],
          [`Between ${date.long(d.itemisedFrom)} and today:`, ""],
          ["You were charged this amount in interest:", `+ ${$(d.interest)}`],
          ["You were charged this amount in fees:", `+ ${$(d.fees)}`],
          ["You paid or were credited this amount toward the debt:", `- ${$(d.paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(d.owedNow)}</b>`],
        ],
        "style='width:75%'",
      )}
      <h4>How can you dispute the debt?</h4><p>Call or write to us by ${date.long(d.disputeBy)}, to dispute all or part of the debt. If you do not, we will assume that our information is correct.</p>`,
    );
    return {
      html,
      truth: loanTruth(
        "Harrow & Pike Recovery LLC",
        { kind: "loan", accountLast4: d.originalLast4, currentBalance: decimal(d.owedNow) },
        {
          allowed: {
            "accounts.0.kind": ["loan", "other"],
            "accounts.0.statementDate": [d.letterDate],
            "accounts.0.previousBalance": [decimal(d.owedThen)],
            "accounts.0.originalBalance": [decimal(d.owedThen)],
            "accounts.0.interestCharged": [decimal(d.interest)],
            "accounts.0.feesCharged": [decimal(d.fees)],
            "accounts.0.paymentsAndCredits": [decimal(d.paid)],
            "accounts.0.pastDue": [decimal(d.owedNow)],
            "accounts.0.minimumPayment": [decimal(d.owedNow)],
          },
        },
      ),
    };
  },
};

export const loanLayouts: readonly Layout[] = [
  auto,
  studentGroups,
  personal,
  mortgage,
  equityLine,
  payLater,
  collections,
];
