import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, dollars, instalment } from "./hv-data.ts";

const $ = money.dollar;
const interestFor = (principal: number, rate: number, days: number) =>
  Math.round((principal * rate * days) / 3_650_000);

/** An auto loan of a credit union: summary box, one activity table, year-to-date line, coupon. */
const autoUnion: Layout = {
  name: "hv-loan-auto-union",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 53 + 3);
    const person = makePerson(random);
    const rate = random.whole(429, 1149);
    const original = dollars(random, 14_000, 42_000);
    const payment = instalment(original, rate / 100, 72);
    const month = String(random.whole(3, 12)).padStart(2, "0");
    const end = `2026-${month}-28`;
    const start = addDays(end, -29);
    const before = Math.round((original * random.whole(35, 93)) / 100);
    const paidOn = addDays(end, -random.whole(8, 16));
    const interest = interestFor(before, rate, 30);
    const late = random.chance(0.3);
    const after = before - (payment - interest);
    const due = addDays(end, random.whole(15, 22));
    const fee = late ? 2500 : 0;
    const pastDue = random.chance(0.25) ? payment : 0;
    const member = digits(random, 8);
    const last4 = digits(random, 4);
    const html = document(
      `${BASE}body{font:9pt Arial}h1{font:bold 17pt Georgia;color:#0a4d3c;margin:0}.bx{border:1px solid #0a4d3c;margin:8px 0}.bx h3{background:#0a4d3c;color:#fff;margin:0;padding:3px 6px;font-size:9pt}.bx td{padding:2px 6px}.t th{border-bottom:2px solid #0a4d3c;font-size:8pt}.t td,.t th{padding:3px 6px}.cut{border-top:1px dashed #000;margin-top:26px;padding-top:10px}.small{color:#333}`,
      `<div class=row><div><h1>Golden Ridge Credit Union</h1><div class=small>PO Box 15980, Sacramento, CA 95852-1980 &nbsp; 1-800-555-0171</div><br><br>${person.name}<br>${person.street}<br>${person.town}</div>
<div class=bx><h3>LOAN STATEMENT</h3>${pairs([
        ["Member Number", `XXXX${member.slice(-4)}`],
        ["Loan Number", `XXXXXX${last4}`],
        ["Statement Period", `${date.slash(start)} - ${date.slash(end)}`],
        ["Statement Date", date.slash(end)],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["Total Amount Due", `<b>${$(payment + pastDue + fee)}</b>`],
      ])}</div></div>
<div class=row><div class=bx><h3>LOAN INFORMATION</h3>${pairs([
        ["Loan Type", "New Auto - Fixed Rate"],
        ["Original Loan Amount", $(original)],
        ["Interest Rate", `${decimal(rate)}%`],
        ["Daily Periodic Rate", `${(rate / 36_500).toFixed(6)}%`],
        ["Collateral", "2023 SUBARU OUTBACK"],
      ])}</div>
<div class=bx><h3>AMOUNT DUE</h3>${pairs([
        ["Regular Payment", $(payment)],
        ["Past Due Amount", $(pastDue)],
        ["Unpaid Late Charges", $(fee)],
        ["Total Amount Due", $(payment + pastDue + fee)],
      ])}</div></div>
<div class=bx><h3>ACCOUNT ACTIVITY</h3>${grid(
        "llrrrrr",
        ["Date", "Description", "Amount", "Principal", "Interest", "Late Charge", "Principal Balance"],
        [
          [date.slash(start), "Beginning Balance", "", "", "", "", $(before)],
          [
            date.slash(paidOn),
            "PAYMENT - ACH TRANSFER",
            $(payment),
            $(payment - interest),
            $(interest),
            $(0),
            $(after),
          ],
          [date.slash(end), "Ending Balance", "", "", "", "", $(after)],
        ],
        "class=t",
      )}</div>
<p>Interest Paid Year-to-Date: ${$(interest * Number(month) - 137 * Number(month))} &nbsp;&nbsp; If your payment is not received within 15 days of its due date, a late charge of $25.00 may be assessed. The ending balance is not a payoff amount; interest accrues daily. Call for a payoff quote.</p>
<p class=small><b>In case of errors or inquiries about your statement:</b> If you think your statement is wrong, or if you need more information about a transaction, write us on a separate sheet as soon as possible. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Federally insured by NCUA.</p>
<div class=cut><div class=row><div>Make check payable to:<br><b>GOLDEN RIDGE CREDIT UNION</b><br>PO BOX 15980<br>SACRAMENTO CA 95852-1980</div><div>${pairs(
        [
          ["Due Date", date.slash(due)],
          ["Amount Due", $(payment + pastDue + fee)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Golden Ridge Credit Union",
        accounts: [
          {
            kind: "auto-loan",
            institution: "Golden Ridge Credit Union",
            accountLast4: last4,
            statementDate: end,
            periodStart: start,
            periodEnd: end,
            currentBalance: decimal(after),
            previousBalance: decimal(before),
            originalBalance: decimal(original),
            minimumPayment: decimal(payment),
            paymentDueDate: due,
            pastDue: decimal(pastDue),
            apr: decimal(rate),
          },
        ],
        transactions: [
          { account: 0, date: paidOn, description: "PAYMENT - ACH TRANSFER", amount: decimal(payment) },
        ],
        allowed: {
          "accounts.0.accountLast4": [member.slice(-4)],
          "accounts.0.feesCharged": [...new Set([decimal(fee), "0.00"])],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.paymentsAndCredits": [decimal(payment)],
        },
      },
    };
  },
};

/** A private student lender's bill: one group of loans, each with its own balance and its own payments. */
const studentPrivate: Layout = {
  name: "hv-loan-student-private",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 59 + 4);
    const person = makePerson(random);
    const end = addDays("2025-03-20", random.whole(0, 18) * 30);
    const start = addDays(end, -29);
    const due = addDays(end, 21);
    const paidOn = addDays(start, random.whole(5, 20));
    const behind = random.chance(0.25);
    const loans = Array.from({ length: random.whole(2, 3) }, (_, index) => {
      const original = dollars(random, 4_000, 26_000);
      const rate = random.whole(519, 1349);
      const principal = Math.round((original * random.whole(55, 103)) / 100) + random.whole(1, 99);
      const payment = instalment(original, rate / 100, 144);
      return {
        number: digits(random, 10),
        disbursed: `${2017 + index}-08-2${index}`,
        original,
        rate,
        fixed: random.chance(0.5),
        interest: interestFor(principal, rate, random.whole(8, 14)),
        principal,
        payment,
        paidInterest: interestFor(principal, rate, 30),
        pastDue: behind ? payment : 0,
      };
    });
    const total = (pick: (loan: (typeof loans)[number]) => number) =>
      loans.reduce((all, loan) => all + pick(loan), 0);
    const current = total((loan) => loan.payment);
    const past = total((loan) => loan.pastDue);
    const customer = digits(random, 10);
    const html = document(
      `${BASE}body{font:8.5pt Arial;color:#222}.logo{font:italic bold 20pt Georgia;color:#00457c}.hd{background:#00457c;color:#fff;padding:3px 6px;font-weight:bold;margin-top:10px}.big{background:#e8f0f6;padding:8px}.big td{padding:3px;font-size:9.5pt}.ln{border:1px solid #9bb;margin-top:8px;padding:5px}.ln td{padding:1px 4px}.t th{border-bottom:1px solid #000;font-size:7.5pt}.cut{border-top:1px dashed #000;margin-top:16px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Hallie Wren</div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Account Number: <b>${customer}</b><br>Billing Period: <b>${date.slash(start)} - ${date.slash(end)}</b><br>Statement Date: <b>${date.slash(end)}</b><br>Page 1 of 1</div></div>
<div class="row" style="margin-top:14px"><div class=big>${pairs([
        ["Past Due Amount (Pay Now)", $(past)],
        ["Current Amount Due", $(current)],
        ["Current Amount Due Date", date.slash(due)],
        ["Unpaid Fees", $(0)],
        ["<b>Total Payment Due</b>", `<b>${$(past + current)}</b>`],
      ])}</div>
<div>${behind ? "<b>Your account is past due.</b> Please pay the past due amount now to bring your account current." : "<b>Save on interest.</b> Enroll in auto debit and you may receive a 0.25 percentage point interest rate reduction."}<br><br>Paying more than the Current Amount Due can reduce your Total Loan Cost. Unless you tell us otherwise, extra money is applied to the loan with the highest interest rate.</div></div>
<div class=hd>Loan Summary</div>${pairs([
        ["Current Principal", $(total((loan) => loan.principal))],
        ["Unpaid Interest", $(total((loan) => loan.interest))],
        [`Current Balance as of ${date.slash(end)}`, $(total((loan) => loan.principal + loan.interest))],
      ])}
<div class=hd>Loan Details</div>${loans
        .map(
          (loan, index) =>
            `<div class=ln><b>${index + 1}. Smart Path Student Loan &nbsp; Loan Number ${loan.number}</b> &nbsp; First Disbursement ${date.slash(loan.disbursed)}<div class=row><div>${pairs(
              [
                ["Original Principal", $(loan.original)],
                ["Current Principal", $(loan.principal)],
                ["Unpaid Interest", $(loan.interest)],
              ],
            )}</div><div>${pairs([
              [`Interest Rate (${loan.fixed ? "Fixed" : "Variable"})`, `${(loan.rate / 100).toFixed(3)}%`],
              ["Past Due Amount", $(loan.pastDue)],
              ["Current Amount Due", $(loan.payment)],
            ])}</div></div>${grid("llrrrr", ["Date", "Transaction", "Total", "Interest", "Fees", "Principal"], behind ? [] : [[date.slash(paidOn), "Payment - Thank You", $(loan.payment), $(loan.paidInterest), $(0), $(loan.payment - loan.paidInterest)]], "class=t")}${behind ? "<i>No payments were received during this billing period.</i>" : ""}</div>`,
        )
        .join(
          "",
        )}<p class=small>Interest accrues daily on the Current Principal. Late fees: 5% of the amount past due, up to $25, if a payment is more than 15 days late. We may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your consumer report. Servicemembers may be entitled to an interest rate of 6%.</p>
<div class=cut><div class=row><div>Hallie Wren<br>P.O. Box 3319<br>Wilmington, DE 19804-4319</div><div>${pairs(
        [
          ["Account Number", customer],
          ["Due Date", date.slash(due)],
          ["Total Payment Due", $(past + current)],
          ["Amount Enclosed", "$"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Hallie Wren",
        accounts: loans.map((loan) => ({
          kind: "student-loan" as const,
          institution: "Hallie Wren",
          accountLast4: loan.number.slice(-4),
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          currentBalance: decimal(loan.principal),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.payment),
          paymentDueDate: due,
          pastDue: decimal(loan.pastDue),
          apr: decimal(loan.rate),
        })),
        transactions: behind
          ? []
          : loans.map((loan, index) => ({
              account: index,
              date: paidOn,
              description: "Payment - Thank You",
              amount: decimal(loan.payment),
            })),
        allowed: Object.fromEntries(
          loans.flatMap((loan, index): [string, string[]][] => [
            [`accounts.${index}.interestCharged`, [decimal(loan.interest), decimal(loan.paidInterest)]],
            [`accounts.${index}.feesCharged`, ["0.00"]],
            [`accounts.${index}.apr`, [`${decimal(loan.rate)}0`]],
            [`accounts.${index}.paymentsAndCredits`, [decimal(loan.payment)]],
          ]),
        ),
      },
    };
  },
};

/** An online lender's monthly statement: labels over values, the rate beside an APR with the fee in it. */
const personalOnline: Layout = {
  name: "hv-loan-personal-online",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 61 + 5);
    const person = makePerson(random);
    const original = dollars(random, 30, 350) * 100;
    const rate = random.whole(899, 2799);
    const months = random.pick([36, 60]);
    const payment = instalment(original, rate / 100, months);
    const day = addDays("2025-04-05", random.whole(0, 19) * 30);
    const due = addDays(day, 20);
    const paid = random.chance(0.8);
    const paidOn = addDays(day, -random.whole(6, 20));
    const before = Math.round((original * random.whole(30, 96)) / 100) + random.whole(1, 99);
    const interest = Math.round((before * rate) / 120_000);
    const after = paid ? before - payment + interest : before;
    const next = Math.round((after * rate) / 120_000);
    const fee = paid ? 0 : 1500;
    const past = paid ? 0 : payment;
    const maturity = addDays(due, 30 * random.whole(8, 30));
    const id = digits(random, 9);
    const cell = (label: string, value: string) =>
      `<div><div class=k>${label}</div><div class=v>${value}</div></div>`;
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial;color:#2b2b3a}.logo{font-size:21pt;color:#5a31f4;font-weight:bold;letter-spacing:-1px}.k{font-size:7.5pt;color:#777}.v{font-size:11pt}.due{background:#f3f0ff;border-radius:8px;padding:12px;margin:14px 0}.due .v{font-size:15pt;font-weight:bold}h2{font-size:11pt;border-bottom:1px solid #5a31f4;margin:16px 0 6px}td{padding:3px 0}.cut{border-top:1px dotted #555;margin-top:26px;padding-top:8px}`,
      `<div class=row><div class=logo>uplyft</div><div class=r>Monthly Loan Statement<br>Statement Date ${date.abbreviatedBare(day)}</div></div><br>${person.name}<br>${person.street}<br>${person.town}
<div class="due band">${cell("Total Amount Due", $(payment + past + fee))}${cell("Payment Due Date", date.abbreviatedBare(due))}${cell("Loan ID", id)}${cell("AutoPay", paid ? "On" : "Off")}</div>
<h2>Loan Overview</h2><div class=band>${cell("Original Loan Amount", $(original))}${cell("Outstanding Principal", $(after))}${cell("Interest Rate", `${decimal(rate)}%`)}${cell("APR*", `${decimal(rate + 312)}%`)}</div><div class=band>${cell("Term", `${months} months`)}${cell("Maturity Date", date.abbreviatedBare(maturity))}${cell("Monthly Payment", $(payment))}${cell("Loan Type", "Personal Loan")}</div>
<div class=row><div><h2>Explanation of Amount Due</h2>${pairs([
        ["Principal", $(payment - next)],
        ["Interest", $(next)],
        ["Regular Monthly Payment", $(payment)],
        ["Past Due Amount", $(past)],
        ["Late Fees", $(fee)],
        ["<b>Total Amount Due</b>", `<b>${$(payment + past + fee)}</b>`],
      ])}</div>
<div><h2>Past Payments Breakdown</h2>${grid(
        "lr",
        ["", "Paid Last Month"],
        [
          ["Principal", $(paid ? payment - interest : 0)],
          ["Interest", $(paid ? interest : 0)],
          ["Fees", $(0)],
          ["Total", $(paid ? payment : 0)],
        ],
      )}</div></div>
<h2>Transaction Activity Since Your Last Statement</h2>${grid("llrr", ["Date", "Description", "Amount", "Principal Balance"], paid ? [[date.slash(paidOn), "Payment received - Thank you", $(payment), $(after)]] : [["", "No payments received", "", $(after)]])}
${paid ? "" : "<p><b>Your payment is past due.</b> A late fee of $15.00 was charged. Please pay the Total Amount Due to bring your loan current.</p>"}
<p class=small>*The APR reflects the origination fee you paid when the loan was made. Your outstanding principal is not a payoff amount; for a payoff quote sign in to your dashboard. If we do not receive your payment within 15 days of its due date you may be charged a late fee of $15 or 5% of the unpaid amount, whichever is greater. Loans are made by Crosswater Bank, Member FDIC, and serviced by Uplyft, Inc. We may report information about your account to credit bureaus.</p>
<div class=cut><div class=row><div>Uplyft, Inc.<br>P.O. Box 8120<br>Carol Stream, IL 60197</div><div>${pairs([
        ["Loan ID", id],
        ["Payment Due Date", date.abbreviatedBare(due)],
        ["Total Amount Due", $(payment + past + fee)],
      ])}</div></div></div>`,
    );
    const names = ["Uplyft, Inc.", "Uplyft, Inc", "Crosswater Bank"];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "uplyft",
        accounts: [
          {
            kind: "personal-loan",
            institution: "uplyft",
            accountLast4: id.slice(-4),
            statementDate: day,
            currentBalance: decimal(after),
            originalBalance: decimal(original),
            minimumPayment: decimal(payment),
            paymentDueDate: due,
            pastDue: decimal(past),
            maturityDate: maturity,
            apr: decimal(rate),
          },
        ],
        transactions: paid
          ? [
              {
                account: 0,
                date: paidOn,
                description: "Payment received - Thank you",
                amount: decimal(payment),
              },
            ]
          : [],
        allowed: {
          institution: names,
          "accounts.0.institution": names,
          "accounts.0.feesCharged": [...new Set([decimal(fee), "0.00"])],
          "accounts.0.interestCharged": [...new Set([decimal(next), decimal(paid ? interest : 0)])],
          "accounts.0.paymentsAndCredits": [decimal(paid ? payment : 0)],
        },
      },
    };
  },
};

export const hvLoans: readonly Layout[] = [autoUnion, studentPrivate, personalOnline];
