import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, makeStudentLoans, monthlyInterest } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { FINE } from "./sk-data.ts";
import { NEXT_PAGE } from "./sk-parts.ts";

const $ = money.dollar;

/** A car maker's lender: amount due in boxes over a coupon, payoff and per diem beside the principal, a late amount apart. */
const auto: Layout = {
  name: "sk-loan-car-maker",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 3 + 1, loanSizes.auto);
    const dueNow = d.instalment + d.pastDue + d.lateFee;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.red{background:#b5121b;color:#fff;padding:4px 8px;font-weight:bold}.box{border:1px solid #b5121b;padding:8px}td{padding:3px 2px}`,
      `<div class=row><div style="font:bold 17pt 'Liberation Sans';color:#b5121b">TOKIWA FINANCIAL SERVICES</div><div class=r>Retail Installment Contract Billing Statement</div></div>
      <div class=row style="margin:16px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${pairs(
        [
          ["Account Number", d.number],
          ["Statement Date", date.slash(d.statementDate)],
          ["Vehicle", "2023 TOKIWA ORBIT LE"],
          ["VIN", "JT2BF22K1W0123456"],
        ],
      )}</div></div>
      <div class=row><div><div class=red>PAYMENT SUMMARY</div><div class=box>${pairs([
        ["Regular Monthly Payment", $(d.instalment)],
        ["Past Due Amount", $(d.pastDue)],
        ["Late Charges", $(d.lateFee)],
        ["Miscellaneous Fees", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(dueNow)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(d.dueDate)}</b>`],
      ])}</div><p class=small>A late charge of 5% of the payment ($${(d.instalment / 2_000).toFixed(2)}) may be assessed if your payment is not received by ${date.slash(addDays(d.dueDate, 10))}.</p></div>
      <div><div class=red>CONTRACT INFORMATION</div><div class=box>${pairs([
        ["Contract Date", date.slash(d.openedOn)],
        ["Original Amount Financed", $(d.original)],
        ["Annual Percentage Rate", `${d.rate}%`],
        ["Original Term (Months)", String(d.termMonths)],
        ["Remaining Payments", String(d.termMonths - d.paymentsMade)],
        ["Maturity Date", date.slash(d.maturity)],
        ["<b>Outstanding Principal Balance*</b>", `<b>${$(d.principal)}</b>`],
        [`Payoff amount good through ${date.slash(addDays(d.statementDate, 18))}`, $(d.payoff)],
        ["Per diem", $(d.perDiem)],
      ])}</div></div></div><p class=small>*This is not a payoff amount.</p>
      <div class=red>ACTIVITY SINCE YOUR LAST STATEMENT</div>${grid(
        "llrrrr",
        ["Date", "Description", "Amount", "Principal", "Finance Charge", "Late Charge"],
        [
          [
            date.slash(d.last.day),
            "PAYMENT RECEIVED - THANK YOU",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            "$0.00",
          ],
        ],
      )}<p>Go paperless at tokiwafinancial.example. Lease-end? Ask your dealer about $500.00 loyalty cash.</p><p class=small>${FINE.loan}</p>
      <div style="border-top:1px dashed #000;margin-top:120px;padding-top:8px" class=row><div>TOKIWA FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</div><div>${pairs(
        [
          ["Account Number", d.number],
          ["Due Date", date.slash(d.dueDate)],
          ["Total Amount Due", $(dueNow)],
          ["Additional Principal", "$___________"],
          ["Amount Enclosed", "$___________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "TOKIWA FINANCIAL SERVICES",
        accounts: [
          {
            kind: "auto-loan",
            institution: "TOKIWA FINANCIAL SERVICES",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(d.instalment),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        },
      },
    };
  },
};

/** A federal servicer: groups by letter, each a row of its own table with rate, principal, interest due and share of the payment. */
const student: Layout = {
  name: "sk-loan-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed);
    const sum = (pick: (group: (typeof d.groups)[number]) => number) =>
      d.groups.reduce((total, group) => total + pick(group), 0);
    const due = sum((group) => group.instalment);
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.hd{background:#14532d;color:#fff;padding:4px 8px}.gr{background:#e9f3ec}td{padding:4px}th{border-bottom:2px solid #14532d;padding:4px;font-size:8pt}`,
      `<div class=row><div><b style="font-size:20pt;color:#14532d">Hollybrook</b><br>Servicer for the U.S. Department of Education</div><div class="r gr" style="padding:8px">${pairs(
        [
          ["Account Number", `E${d.number}`],
          ["Statement Date", date.long(d.statementDate)],
          ["<b>Due Date</b>", `<b>${date.long(d.dueDate)}</b>`],
          ["<b>Current Amount Due</b>", `<b>${$(due)}</b>`],
          ["Past Due Amount", "$0.00"],
          ["Total Amount Due", $(due)],
        ],
      )}</div></div><p style="margin:20px 0">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=hd>Account Overview</div><div class=band><div>Current Principal Balance<br><b>${$(sum((g) => g.principal))}</b></div><div>Unpaid Accrued Interest<br><b>${$(sum((g) => g.accrued))}</b></div><div>Fees<br><b>$0.00</b></div><div>Total Outstanding<br><b>${$(sum((g) => g.principal + g.accrued))}</b></div></div>
      <p>Your last payment of ${$(d.last.amount)} was received on ${date.slash(d.last.day)}. Auto Debit is <b>ON</b>: you receive a 0.25% interest rate reduction, which the rates below include. Your repayment plan is Standard. If you applied for an income-driven plan, your payment could be as low as $0.</p>
      <div class=hd>Loan Details by Group</div>${grid(
        "llrrrrr",
        [
          "Group",
          "Loan Type",
          "Interest Rate",
          "Original Principal",
          "Current Principal",
          "Unpaid Interest",
          "Regular Monthly Payment",
        ],
        [
          ...d.groups.map((group) => [
            `<b>${group.code}${group.code}</b>`,
            escaped(group.program),
            `${group.rate}%`,
            $(group.original),
            $(group.principal),
            $(group.accrued),
            $(group.instalment),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            `<b>${$(sum((g) => g.original))}</b>`,
            `<b>${$(sum((g) => g.principal))}</b>`,
            `<b>${$(sum((g) => g.accrued))}</b>`,
            `<b>${$(due)}</b>`,
          ],
        ],
      )}<div class=row><div><p><b>How payments are applied.</b> A payment goes first to interest, then to principal. If you pay more than the amount due, the excess goes to the loan with the highest rate unless you ask otherwise and your due date may be advanced (“paid ahead”).</p></div><div><p><b>Tax reminder.</b> Interest of ${$(sum((g) => g.accrued) * 7)} was paid in the previous year. Your 1098-E is available in January if you paid $600.00 or more.</p></div></div><p class=small>${FINE.loan}</p>
      <div style="border-top:1px dashed #000;margin-top:40px;padding-top:8px" class=row><div>Hollybrook<br>PO Box 82561<br>Lincoln, NE 68501-2561</div><div>${pairs(
        [
          ["Account Number", `E${d.number}`],
          ["Due Date", date.slash(d.dueDate)],
          ["Current Amount Due", $(due)],
          ["Amount Enclosed", "$ ___ ___ ___ . ___"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Hollybrook",
        accounts: d.groups.map((group) => ({
          kind: "student-loan" as const,
          institution: "Hollybrook",
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          minimumPayment: decimal(group.instalment),
          paymentDueDate: d.dueDate,
          apr: group.rate,
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: Object.fromEntries(
          d.groups.flatMap((_, i) => [
            [`accounts.${i}.pastDue`, ["0.00"]],
            [`accounts.${i}.feesCharged`, ["0.00"]],
          ]),
        ),
      },
    };
  },
};

/** A mortgage servicer's statement after the law's model: explanation of the amount due, past payments in two columns, escrow. */
const mortgage: Layout = {
  name: "sk-loan-mortgage-model",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 5 + 2, loanSizes.mortgage);
    const regular = d.instalment + d.escrow;
    const due = regular + d.pastDue + d.lateFee;
    const months = Number(d.last.day.slice(5, 7));
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{background:#e5e9f0;margin:0 0 3px;padding:4px 6px;font-size:10pt}td{padding:2px 4px}.box{border:1px solid #44597a;margin-bottom:10px}.due{background:#44597a;color:#fff;padding:8px}.due table{color:#fff}`,
      `<div class=row><div><b style="font-size:19pt;color:#44597a">Mr. Larch</b> <span style="font-size:9pt">home loans</span><br>RETURN SERVICE ONLY, PLEASE DO NOT SEND MAIL TO THIS ADDRESS<br>PO Box 818060, 5801 Postal Road, Cleveland, OH 44181</div><div><div style="font-size:13pt"><b>MORTGAGE LOAN STATEMENT</b></div>STATEMENT DATE: ${date.slash(d.statementDate)}<div class=due>${pairs(
        [
          ["LOAN NUMBER", d.number],
          ["PAYMENT DUE DATE", date.slash(d.dueDate)],
          ["<b>AMOUNT DUE</b>", `<b>${$(due)}</b>`],
        ],
      )}<div class=small>If payment is received after ${date.slash(addDays(d.dueDate, 15))}, a $${(d.instalment / 2_000).toFixed(2)} late fee will be charged.</div></div></div></div>
      <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>PROPERTY ADDRESS: ${d.person.street}, ${d.person.town}</p>
      <div class=row><div><div class=box><h3>ACCOUNT OVERVIEW</h3>${pairs([
        ["INTEREST BEARING PRINCIPAL BALANCE", `<b>${$(d.principal)}</b>`],
        ["DEFERRED BALANCE", "$0.00"],
        ["ESCROW BALANCE", $(d.escrowBalance)],
        ["INTEREST RATE (FIXED)", `${d.rate}%`],
        ["ORIGINAL LOAN AMOUNT", $(d.original)],
        ["MATURITY DATE", date.slash(d.maturity)],
        ["PREPAYMENT PENALTY", "NONE"],
      ])}</div><div class=box><h3>PAST PAYMENTS BREAKDOWN</h3>${grid(
        "lrr",
        ["", "PAID SINCE LAST STATEMENT", "PAID YEAR TO DATE"],
        [
          ["PRINCIPAL", $(d.last.principal), $(d.ytdPrincipal)],
          ["INTEREST", $(d.last.interest), $(d.ytdInterest)],
          ["ESCROW (TAXES &amp; INSURANCE)", $(d.escrow), $(d.escrow * months)],
          ["FEES/OTHER CHARGES", "$0.00", "$0.00"],
          ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00", "$0.00"],
          [
            "<b>TOTAL</b>",
            `<b>${$(d.last.amount)}</b>`,
            `<b>${$(d.ytdPrincipal + d.ytdInterest + d.escrow * months)}</b>`,
          ],
        ],
      )}</div></div><div><div class=box><h3>EXPLANATION OF AMOUNT DUE</h3>${pairs([
        ["PRINCIPAL", $(d.nextPrincipal)],
        ["INTEREST", $(d.nextInterest)],
        ["ESCROW AMOUNT (TAXES &amp; INSURANCE)", $(d.escrow)],
        ["<b>REGULAR MONTHLY PAYMENT</b>", `<b>${$(regular)}</b>`],
        ["TOTAL FEES &amp; CHARGES", $(d.lateFee)],
        ["OVERDUE PAYMENT(S)", $(d.pastDue)],
        ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00"],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(due)}</b>`],
      ])}</div><p class=small><b>Partial payments:</b> any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p><p class=small><b>Housing counselor:</b> call the CFPB at 1-855-411-2372. Thinking of a cash-out refinance? You may have about ${$(Math.round(d.original / 4))} in available equity.</p></div></div>
      <div class=box><h3>TRANSACTION ACTIVITY (${date.slash(addDays(d.statementDate, -30))} to ${date.slash(d.statementDate)})</h3>${grid(
        "llrrrrr",
        ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "OTHER"],
        [
          [
            date.slash(d.last.day),
            "PAYMENT",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
            "$0.00",
          ],
        ],
      )}</div><div style="border-top:1px dashed #000;padding-top:6px;margin-top:30px" class=row><div>DETACH HERE AND RETURN WITH YOUR PAYMENT. PLEASE ALLOW A MINIMUM OF 7 TO 10 DAYS FOR POSTAL DELIVERY.<br>MR. LARCH, PO BOX 650783, DALLAS, TX 75265-0783</div><div>${pairs(
        [
          ["LOAN NUMBER", d.number],
          ["TOTAL AMOUNT DUE", $(due)],
          [
            `AMOUNT DUE IF RECEIVED AFTER ${date.slash(addDays(d.dueDate, 15))}`,
            $(due + Math.round(d.instalment / 20)),
          ],
          ["ADDITIONAL PRINCIPAL", "$________"],
          ["ADDITIONAL ESCROW", "$________"],
        ],
      )}</div></div>${NEXT_PAGE}<h3>IMPORTANT INFORMATION</h3><p class=small>${FINE.loan} Interest over the last 12 months at ${d.rate}% was ${$(monthlyInterest(d.principal, d.rate) * 12)}. Next escrow analysis: ${date.monthYear(addMonths(d.statementDate, 4))}.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Mr. Larch",
        accounts: [
          {
            kind: "mortgage",
            institution: "Mr. Larch",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(regular),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Mr. Larch home loans"],
          "accounts.0.institution": ["Mr. Larch home loans"],
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
          "accounts.0.periodStart": [addDays(d.statementDate, -30)],
          "accounts.0.periodEnd": [d.statementDate],
        },
      },
    };
  },
};

export const skLoansFirst: readonly Layout[] = [auto, student, mortgage];
