import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  addMonths,
  at,
  daysBetween,
  digits,
  instalment,
  last4,
  type Row,
  remaining,
  start,
} from "./hu-data.ts";

const $ = money.dollar;

const MORTGAGE_STYLE = `${BASE}body{font:8.5pt Arial,sans-serif;color:#222}.teal{color:#0b6e7f}.logo{font:bold 21pt Georgia,serif;color:#0b6e7f}
.box{border:1px solid #8aa;border-radius:5px;padding:7px 9px;margin-bottom:9px}.h{font-weight:bold;font-size:10pt;color:#0b6e7f;border-bottom:1.5px solid #0b6e7f;margin:0 0 5px;padding-bottom:2px}
.tot td{font-weight:bold;border-top:1px solid #333}.due{background:#e4f1f3}.t th{background:#e4f1f3;font-size:7.5pt;padding:3px}.t td{padding:3px;border-bottom:1px solid #dde}
.cut{border-top:1px dashed #555;margin-top:12px;padding-top:8px}.addr{min-height:52px;margin:14px 0}.pg{break-before:page}`;

/** A large non-bank mortgage servicer. */
const mortgage: Layout = {
  name: "hu-mortgage-servicer",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 1);
    const loan = `06${digits(random, 8)}`;
    const stated = addMonths(`2025-11-${random.pick(["17", "18", "19"])}`, random.whole(0, 10));
    const due = `${addMonths(stated, 1).slice(0, 8)}01`;
    const rate = random.pick([2.875, 3.25, 4.125, 5.5, 6.125, 6.75, 7.25]);
    const original = random.whole(1400, 5200) * 10_000;
    const pi = instalment(original, rate, 360);
    const paid = random.whole(14, 130);
    const balance = remaining(original, rate, pi, paid);
    const escrow = random.whole(32_000, 98_000);
    const regular = pi + escrow;
    const late = random.chance(0.35);
    const fee = late ? Math.round(pi * 0.05) : 0;
    const overdue = late ? regular : 0;
    const nextInterest = Math.round((balance * rate) / 1200);
    const before = remaining(original, rate, pi, paid - 1);
    const lastInterest = Math.round((before * rate) / 1200);
    const got = late ? 0 : regular;
    const from = addDays(addMonths(stated, -1), 1);
    const payday = `${stated.slice(0, 8)}0${random.whole(2, 9)}`;
    const taxes = !late && random.chance(0.4);
    const tax = random.whole(90_000, 260_000);
    const month = Number(stated.slice(5, 7));
    const yearCount = late ? month - 1 : month;
    const parts = Array.from({ length: yearCount }, (_, index) =>
      Math.round((remaining(original, rate, pi, paid - 1 - index) * rate) / 1200),
    );
    const yearInterest = parts.reduce((total, item) => total + item, 0);
    const escrowBalance = random.whole(80_000, 400_000);
    const rows: Row[] = late
      ? [
          {
            account: 0,
            date: addDays(`${stated.slice(0, 8)}01`, 16 - 1),
            description: "Late Charge Assessment",
            amount: decimal(-fee),
          },
        ]
      : [{ account: 0, date: payday, description: "Payment - Thank You", amount: decimal(regular) }];
    const taxDay = addDays(payday, 4);
    const taxText = "Property Tax Disbursement";
    const printed = [
      ...(late
        ? [[date.slash(rows[0]?.date ?? ""), "Late Charge Assessment", $(fee), "", "", "", $(fee)]]
        : [
            [
              date.slash(payday),
              "Payment - Thank You",
              $(regular),
              $(pi - lastInterest),
              $(lastInterest),
              $(escrow),
              "",
            ],
          ]),
      ...(taxes ? [[date.slash(taxDay), taxText, $(-tax), "", "", $(-tax), ""]] : []),
    ];
    const total = regular + fee + overdue;
    const name = "Mr. Hadley";
    const body = `<div class=row><div><div class=logo>mr. <span style='font-weight:normal'>hadley</span></div><div class=small>PO Box 619098<br>Dallas, TX 75261-9741</div>
<div class=addr>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div></div>
<div><div style='text-align:right;font-size:13pt' class=teal>Mortgage Loan Statement</div><div class="box due">${pairs(
      [
        ["Statement Date", date.slash(stated)],
        ["Loan Number", loan],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["<b>Amount Due</b>", `<b style='font-size:13pt'>${$(total)}</b>`],
      ],
    )}<div class=small>If payment is received after ${date.slash(addDays(due, 15))}, a ${$(Math.round(pi * 0.05))} late fee will be charged.</div></div>
<div class=small><b>QUESTIONS? WE'RE HERE TO HELP.</b> Customer Service 888-480-0132 &nbsp; Mon-Thu 7 a.m. to 8 p.m. (CT), Fri 7 a.m. to 7 p.m. (CT)<br>www.mrhadley.example &nbsp; Property Address: ${escaped(person.street)}, ${escaped(person.town)}</div></div></div>
<div class=row><div><div class=box><div class=h>Account Overview</div>${pairs([
      ["Interest Bearing Principal Balance", $(balance)],
      ["Deferred Balance", "$0.00"],
      ["Interest Rate", `${rate.toFixed(3)}%`],
      ["Escrow Balance", $(escrowBalance)],
      ["Prepayment Penalty", "None"],
    ])}<div class=small>The principal balance does not represent the payoff amount of your account and is not to be used for payoff purposes.</div></div>
<div class=box><div class=h>Past Payments Breakdown</div>${grid(
      "lrr",
      ["", "Paid Since Last Statement", `Paid Year to Date`],
      [
        ["Principal", $(late ? 0 : pi - lastInterest), $(pi * yearCount - yearInterest)],
        ["Interest", $(late ? 0 : lastInterest), $(yearInterest)],
        ["Escrow (Taxes &amp; Insurance)", $(late ? 0 : escrow), $(escrow * yearCount)],
        ["Fees and Charges", "$0.00", "$0.00"],
        ["Lender Paid Expenses", "$0.00", "$0.00"],
        ["Partial Payment (Unapplied)", "$0.00", "$0.00"],
        ["<b>Total</b>", `<b>${$(got)}</b>`, `<b>${$(regular * yearCount)}</b>`],
      ],
    )}</div></div>
<div><div class=box><div class=h>Explanation of Amount Due</div>${pairs([
      ["Principal", $(pi - nextInterest)],
      ["Interest", $(nextInterest)],
      ["Escrow Amount (for Taxes &amp; Insurance)", $(escrow)],
      ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
      ["Total Fees &amp; Charges", $(fee)],
      ["Overdue Payment", $(overdue)],
      ["<b>Total Amount Due</b>", `<b>${$(total)}</b>`],
    ])}</div><div class=box><div class=h>Important Messages</div>${
      late
        ? `<b>Delinquency Notice.</b> You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure. As of ${date.slash(stated)}, you are ${daysBetween(addMonths(due, -1), stated)} days delinquent on your mortgage loan.`
        : "You're all set for a $0 cost account review. If you have experienced a hardship, help is available."
    }<p class=small>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p></div></div></div>
<div class=h>Transaction Activity (${date.slash(from)} to ${date.slash(stated)})</div>${grid("llrrrrr", ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "OTHER"], printed, "class=t")}
<div class=cut><div class=small style='text-align:center'>DETACH HERE AND RETURN WITH YOUR PAYMENT. PLEASE ALLOW A MINIMUM OF 7 TO 10 DAYS FOR POSTAL DELIVERY.</div>
<div class=row><div>${escaped(person.name)}<br><br>MR. HADLEY<br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><div>${pairs(
      [
        ["LOAN NUMBER", loan],
        ["PAYMENT DUE DATE", date.slash(due)],
        ["TOTAL AMOUNT DUE", $(total)],
        ["ADDITIONAL PRINCIPAL", "$ ____________"],
        ["ADDITIONAL ESCROW", "$ ____________"],
        ["TOTAL AMOUNT OF YOUR CHECK", "$ ____________"],
      ],
    )}</div></div></div>
<div class=pg><div class=h>Important Information</div><p>Hadley Mortgage LLC d/b/a Mr. Hadley is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. However, if you are currently in bankruptcy or have received a discharge in bankruptcy, this communication is not an attempt to collect a debt from you personally.</p>
<p><b>CREDIT REPORTING.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<p><b>NOTICE OF ERROR OR INFORMATION REQUEST.</b> A written request must be sent to PO Box 650783, Dallas TX 75265. A returned check is subject to a fee of $25.00 where allowed by law.</p>
<p><b>HOUSING COUNSELOR INFORMATION.</b> If you would like counseling or assistance, you may contact the U.S. Department of Housing and Urban Development (HUD) at 800-569-4287.</p><div class=small style='text-align:right'>Page 2 of 2</div></div>`;
    const open = (list: readonly number[]) => [...new Set(list.map(decimal))];
    return {
      html: document(MORTGAGE_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "mortgage",
            institution: name,
            accountLast4: last4(loan),
            statementDate: stated,
            currentBalance: decimal(balance),
            minimumPayment: decimal(regular),
            paymentDueDate: due,
            pastDue: decimal(overdue),
            apr: rate.toFixed(3),
            feesCharged: decimal(fee),
          },
        ],
        transactions: rows,
        openRows: taxes
          ? [-1, 1].map((sign) => ({
              account: 0,
              date: taxDay,
              description: taxText,
              amount: decimal(sign * tax),
            }))
          : [],
        allowed: {
          institution: ["mr. hadley", "Hadley Mortgage LLC", "MR. HADLEY"],
          [at(0, "institution")]: ["mr. hadley", "Hadley Mortgage LLC", "MR. HADLEY"],
          [at(0, "periodStart")]: [from],
          [at(0, "periodEnd")]: [stated],
          [at(0, "paymentsAndCredits")]: open([got]),
          [at(0, "interestCharged")]: open([nextInterest, late ? 0 : lastInterest]),
        },
      },
    };
  },
};

const AUTO_STYLE = `${BASE}body{font:9pt Helvetica,Arial,sans-serif}.bar{background:#10233f;color:#fff;padding:9px 12px;display:flex;justify-content:space-between}
.bar b{font-size:15pt;letter-spacing:1px}.main{display:flex;gap:14px;margin-top:10px}.left{flex:1}.side{width:176px;background:#eef1f5;padding:10px;font-size:8pt}
h3{font-size:9.5pt;background:#d7dee8;margin:10px 0 4px;padding:3px 6px}.left table td{padding:2px 6px}.sum td{border-top:1.5px solid #10233f;font-weight:bold}.cut{border-top:1px dashed #000;margin-top:16px;padding-top:8px}.pg{break-before:page;font-size:8pt}`;

/** The finance arm of a car maker. */
const auto: Layout = {
  name: "hu-auto-captive",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 2);
    const number = digits(random, 8);
    const stated = addMonths(`2025-10-${random.whole(10, 26)}`, random.whole(0, 11));
    const due = addDays(stated, 20);
    const rate = random.pick([0.9, 2.9, 3.9, 4.99, 6.74, 8.49]);
    const term = random.pick([48, 60, 72]);
    const financed = random.whole(19_000, 52_000) * 100 + random.whole(0, 99);
    const payment = instalment(financed, rate, term);
    const paid = random.whole(3, 40);
    const before = remaining(financed, rate, payment, paid - 1);
    const interest = Math.round((before * rate) / 1200);
    const balance = before - (payment - interest);
    const late = random.chance(0.3);
    const fee = late ? 2_500 : 0;
    const overdue = late ? payment : 0;
    const total = payment + overdue + fee;
    const received = addDays(stated, -random.whole(8, 16));
    const daily = Math.round((balance * rate) / 36_500);
    const through = addDays(stated, 10);
    const payoff = balance + daily * daysBetween(received, through) + fee;
    const [car, vin] = random.pick([
      ["2023 VELANDE TERRA XL", "1VTFW1E58PF"],
      ["2024 VELANDE RIDGELINE S", "1VTFD8GH6RK"],
      ["2022 VELANDE CORSA SE", "3VTHP0HA4NR"],
    ] as const);
    const name = "Velande Credit";
    const body = `<div class=bar><b>VELANDE CREDIT</b><span>Account Statement</span></div>
<div class=main><div class=left><div class=row><div style='padding:14px 0'>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div><div>${pairs(
      [
        ["Account Number", `<b>${number}</b>`],
        ["Statement Date", date.short(stated)],
        ["Vehicle", car],
        ["VIN", `${vin}${digits(random, 6)}`],
      ],
    )}</div></div>
<h3>Account Summary</h3>${pairs([
      ["Original Amount Financed", $(financed)],
      ["Annual Percentage Rate", `${rate.toFixed(2)}%`],
      ["Contract Term", `${term} months`],
      [
        "Maturity Date",
        date.short(
          addMonths(due.slice(0, 8) + (Number(due.slice(8)) > 28 ? "28" : due.slice(8)), term - paid - 1),
        ),
      ],
      ["Principal Balance", $(balance)],
      [`Payoff Amount (good through ${date.short(through)})`, $(payoff)],
    ])}
<h3>Last Payment</h3>${grid(
      "lrrrr",
      ["Date Received", "Amount", "To Principal", "To Finance Charge", "To Late Charges"],
      [[date.short(received), $(payment), $(payment - interest), $(interest), "$0.00"]],
    )}
<h3>Amount Due</h3>${pairs([
      ["Current Monthly Payment", $(payment)],
      ["Past Due Payments", $(overdue)],
      ["Late Charges", $(fee)],
      ["Other Charges", "$0.00"],
    ])}<table class=sum><tr><td>Total Amount Due by ${date.short(due)}</td><td class=r>${$(total)}</td></tr></table>
<p class=small>${late ? "Your account is past due. Please remit the total amount due immediately. If you have already sent your payment, thank you." : "Payments received after the due date accrue additional finance charges on this simple interest contract."} A late charge may be assessed on any scheduled payment not received within 10 days after it is due.</p></div>
<div class=side><b>Important Messages</b><p>Go paperless today. Enroll in Account Manager at velandecredit.example and see your statements online.</p><p><b>$29.95*</b> oil change and tire rotation at your Velande dealer. See dealer for details. Expires ${date.short(addDays(stated, 45))}.</p><p>Ready for your next Velande? Ask about <b>1.9%</b> APR for 36 months on select models for well qualified buyers.</p><p>Questions? 1-800-555-0147<br>Mon - Fri 8 a.m. to 9 p.m.</p></div></div>
<div class=cut><div class=row><div><b>Remittance Coupon</b><br>${escaped(person.name)}<br><br>VELANDE CREDIT<br>PO BOX 220564<br>PITTSBURGH PA 15257-2564</div><div>${pairs(
      [
        ["Account Number", number],
        ["Due Date", date.short(due)],
        ["Total Amount Due", $(total)],
        ["Amount Enclosed", "$ __________"],
      ],
    )}</div></div><div class=small>Make checks payable to Velande Credit. Mail 5 to 7 days before the due date. &#9744; Change of address on reverse</div></div>
<div class=pg><p><b>Payment disputes.</b> Any check marked "paid in full" or otherwise tendered as full satisfaction of a disputed amount must be sent to Velande Credit, PO Box 542000, Omaha, NE 68154-8000.</p><p><b>Bankruptcy notices.</b> PO Box 62180, Colorado Springs, CO 80962. If you are in bankruptcy, this statement is for information only.</p><p><b>Electronic check conversion.</b> When you pay by check, you authorize us to use information from your check to make a one-time electronic fund transfer from your account.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><div style='text-align:right'>Page 2 of 2</div></div>`;
    return {
      html: document(AUTO_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "auto-loan",
            institution: name,
            accountLast4: last4(number),
            statementDate: stated,
            currentBalance: decimal(balance),
            originalBalance: decimal(financed),
            minimumPayment: decimal(payment),
            paymentDueDate: due,
            pastDue: decimal(overdue),
            maturityDate: addMonths(
              due.slice(0, 8) + (Number(due.slice(8)) > 28 ? "28" : due.slice(8)),
              term - paid - 1,
            ),
            apr: rate.toFixed(2),
          },
        ],
        transactions: [],
        openRows: ["Last Payment", "Payment", "Payment Received"].map((description) => ({
          account: 0,
          date: received,
          description,
          amount: decimal(payment),
        })),
        allowed: {
          institution: ["VELANDE CREDIT"],
          [at(0, "institution")]: ["VELANDE CREDIT"],
          [at(0, "feesCharged")]: [decimal(fee)],
          [at(0, "interestCharged")]: [decimal(interest)],
          [at(0, "paymentsAndCredits")]: [decimal(payment)],
        },
      },
    };
  },
};

export const huLoansOne: readonly Layout[] = [mortgage, auto];
