import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  type Account,
  addMonths,
  at,
  daysBetween,
  digits,
  instalment,
  last4,
  type Row,
  start,
  sum,
} from "./hu-data.ts";

const $ = money.dollar;

const STUDENT_STYLE = `${BASE}body{font:8.5pt Arial,sans-serif;color:#1d2b36}.logo{font:bold 22pt 'Trebuchet MS',sans-serif;color:#5a2d82}.q{font-size:7.5pt}
.gray{background:#efeaf4;padding:8px 10px;margin-top:8px}.h{color:#5a2d82;font-weight:bold;font-size:11pt;margin:8px 0 4px}.d td{border-bottom:1px dotted #888;padding:3px 0}.due td{font-size:11pt;font-weight:bold}
.cut{border-top:1px dashed #444;margin-top:16px;padding-top:8px}.pg{break-before:page}.g th{background:#5a2d82;color:#fff;padding:3px}.g td{border-bottom:1px solid #ccc;padding:3px}`;

const TYPES = [
  "Direct Sub Stafford",
  "Direct Unsub Stafford",
  "Direct Unsub Stafford",
  "Direct Sub Stafford",
];

/** A servicer of federal student loans: groups with their own rate and instalment on the second page. */
const student: Layout = {
  name: "hu-student-servicer",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 3);
    const number = `E${digits(random, 9)}`;
    const stated = addMonths("2025-11-04", random.whole(0, 11));
    const due = addDays(stated, 22);
    const received = addDays(stated, -random.whole(6, 14));
    const paidAhead = random.chance(0.15);
    const late = !paidAhead && random.chance(0.25);
    const count = random.whole(2, 4);
    const rates = [random.pick([4.53, 5.05, 2.75]), 4.99, random.pick([5.5, 6.53]), 6.39];
    const groups = Array.from({ length: count }, (_, index) => {
      const original = random.whole(22, 75) * 10_000;
      const rate = rates[index] ?? 4.99;
      const left = Math.round(original * (0.55 + random.whole(0, 40) / 100)) + random.whole(1, 99);
      const regular = instalment(original, rate, 120);
      const daily = (left * rate) / 36_525;
      const accrued = Math.round(daily * daysBetween(received, stated));
      const toInterest = Math.round(daily * 30);
      return {
        name: `Group ${"ABCD"[index]}`,
        type: TYPES[index] ?? "",
        original,
        rate,
        left,
        regular,
        daily,
        accrued,
        estimated: Math.round(daily * daysBetween(received, due)),
        toInterest,
        first: `${2017 + index}-08-${random.whole(14, 28)}`,
        terms: random.whole(30, 90),
      };
    });
    const regular = sum(groups.map((group) => group.regular));
    const pastDue = late ? regular : 0;
    const satisfied = paidAhead ? regular : 0;
    const current = regular - satisfied + pastDue;
    const balance = sum(groups.map((group) => group.left + group.accrued));
    const auto = random.chance(0.4) && !late;
    const name = "Lindwell";
    const usde = "U.S. Department of Education";
    const column = (print: (group: (typeof groups)[number]) => string) => groups.map(print);
    const cents = (value: number) => $(Math.round(value));
    const body = `<div class=row><div><div class=logo>lindwell</div><div style='margin:26px 0 10px'>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div></div>
<div class=q><b>Questions About Your Statement?</b><br>Phone: 888.555.0122<br>Email: help@lindwell.example<br>Online: Lindwell.example<br><br><b>SEND PAYMENTS TO</b><br>U.S. Department of Education<br>P.O. Box 740283, Atlanta, GA 30374-0283</div></div>
<div class=row><div><div class=h>Log In to Your Account at Lindwell.example</div><p>With your online account you have 24/7 access to:</p><ul><li>View your account summary</li><li>Make a payment</li><li>Explore options to lower or postpone your payments</li><li>Change your auto debit information</li></ul>
<div class=gray><b>${late ? "Your Account Is Past Due" : "Thanks for Your Payment"}</b><p>${late ? "We have not received the payment due last month. Delinquency of 90 days or more is reported to the national consumer reporting agencies." : auto ? "You are currently enrolled in auto debit payments. This statement is for your information only." : "Save 0.25% on your interest rate when you enroll in auto debit."}</p></div>
<div class=gray><b>Special Payments</b><p>You can designate how payment funds are applied anytime by making payments online. Please refer to the Special Payments section on the back side of this statement for more details.</p></div></div>
<div><div class=h>Your Student Loan Account Details</div><div>For This Month's Billing Cycle</div><table class=d><tr><td>Account</td><td class=r>${number}</td></tr><tr><td>Statement Date</td><td class=r>${date.bare(stated)}</td></tr><tr><td>Current Balance</td><td class=r>${$(balance)}</td></tr><tr><td>Last Payment (Effective ${date.bare(received)})</td><td class=r>${$(regular)}</td></tr><tr><td>Regular Monthly Payment Amount</td><td class=r>${$(regular)}</td></tr><tr><td>Amount Satisfied by Extra Payment</td><td class=r>- ${$(satisfied)}</td></tr><tr><td>Past Due Amount (if applicable)</td><td class=r>+ ${$(pastDue)}</td></tr></table>
<table class=due><tr><td>Current Amount Due</td><td class=r>${$(current)}</td></tr></table><p class=small>${paidAhead ? "We encourage you to continue to make monthly payments even if your amount due is $0 because interest may continue to accrue." : "You can avoid extra costs by paying more than your current amount due."} If you are having trouble making payments, call us. You may qualify for an income-driven repayment plan.</p>
${auto ? `<div class=gray>${pairs([["Next Auto Debit", `${$(regular)} on ${date.bare(due)}`]])}</div>` : ""}</div></div>
<div class=cut><div class=row><div class=small>Make checks payable to U.S. Department of Education. Write your account number on your check. Do not send cash.<br><br>&#9744; Check here if your address or phone number has changed and provide the new information on the back.</div><div>${pairs(
      [
        ["Account", number],
        ["Due Date", `<b>${date.bare(due)}</b>`],
        ["Current Amount Due", `<b>${$(current)}</b>`],
        ["Amount Enclosed", "$ ___________"],
      ],
    )}</div></div></div>
<div class=pg><div class=row><div class=logo>lindwell</div><div style='text-align:right'>Account ${number}<br>Page 2 of 2</div></div><div class=h>Account Snapshot</div>${grid(
      `l${"r".repeat(count)}`,
      ["", ...column((group) => group.name)],
      [
        ["Loan Type", ...column((group) => group.type)],
        ["Original Principal Amount", ...column((group) => $(group.original))],
        ["First Disbursement Date", ...column((group) => date.bare(group.first))],
        ["Lender Name", ...column(() => usde)],
        ["Interest Rate", ...column((group) => `${group.rate.toFixed(2)}% (Fixed)`)],
        ["Daily Interest*", ...column((group) => cents(group.daily))],
        [`Accrued Interest on ${date.bare(stated)}`, ...column((group) => $(group.accrued))],
        [`Estimated Interest* on ${date.bare(due)}`, ...column((group) => $(group.estimated))],
        ["Regular Monthly Payment Amount", ...column((group) => $(group.regular))],
        ["Outstanding Principal Balance", ...column((group) => $(group.left))],
        [
          `Estimated Payoff* Through ${date.bare(due)}`,
          ...column((group) => $(group.left + group.estimated)),
        ],
        ["Repayment Plan", ...column(() => "Level")],
        ["Loan Term (payments remaining)", ...column((group) => `120 (${group.terms})`)],
      ],
      "class=g",
    )}<div class=h>Payment Summary</div>${grid(
      `l${"r".repeat(count)}`,
      ["Total Since Last Statement", ...column((group) => group.name)],
      [
        ["Total Amount Paid Since Last Statement", ...column((group) => $(group.regular))],
        ["Applied to Interest", ...column((group) => $(group.toInterest))],
        ["Applied to Principal", ...column((group) => $(group.regular - group.toInterest))],
        ["Applied to Fees", ...column(() => "$0.00")],
      ],
      "class=g",
    )}<p class=small>*The daily interest, estimated interest, and estimated payoff are estimates based on the outstanding principal balance as of the date of this statement. Interest continues to accrue daily until the loan is paid in full.</p>
<p class=small><b>Special Payments.</b> Unless you tell us otherwise, any amount over the current amount due is applied to the loan group with the highest interest rate. <b>Credit reporting.</b> We report information about your account to national consumer reporting agencies. <b>Federal Student Aid Ombudsman:</b> 877.557.2575.</p></div>`;
    const accounts: Account[] = groups.map((group) => ({
      kind: "student-loan",
      institution: name,
      accountLast4: last4(number),
      statementDate: stated,
      currentBalance: decimal(group.left),
      originalBalance: decimal(group.original),
      minimumPayment: decimal(group.regular),
      paymentDueDate: due,
      apr: group.rate.toFixed(2),
    }));
    const names = ["lindwell", usde];
    return {
      html: document(STUDENT_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts,
        transactions: [],
        openRows: groups.flatMap((group, index) =>
          [group.regular, regular].map((amount) => ({
            account: index,
            date: received,
            description: "Last Payment",
            amount: decimal(amount),
          })),
        ),
        allowed: {
          institution: names,
          ...Object.fromEntries(
            groups.flatMap((group, index) => [
              [at(index, "institution"), names],
              [at(index, "pastDue"), [decimal(pastDue)]],
              [at(index, "paymentsAndCredits"), [decimal(group.regular)]],
              [at(index, "feesCharged"), ["0.00"]],
              [at(index, "interestCharged"), [decimal(group.toInterest), decimal(group.accrued)]],
            ]),
          ),
        },
      },
    };
  },
};

const HELOC_STYLE = `${BASE}body{font:9pt 'Liberation Sans',Arial,sans-serif}.logo{font:bold 17pt Arial;color:#7a1022;letter-spacing:.5px}.red{color:#7a1022}h2{font-size:11pt;color:#7a1022;border-bottom:1px solid #7a1022;margin:14px 0 4px}
.t th{border-bottom:1px solid #000;font-size:8pt;padding:2px 0}.t td{padding:2px 0}.t th+th,.t td+td{padding-left:10px}.bx{border:2px solid #7a1022;padding:8px}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}.pg{break-before:page;font-size:8pt}.b td{font-weight:bold;border-top:1px solid #000}`;

/** A national bank's home equity line of credit. */
const heloc: Layout = {
  name: "hu-heloc-national",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 4);
    const number = `6821${digits(random, 10)}`;
    const end = addMonths(`2025-11-${random.whole(12, 24)}`, random.whole(0, 10));
    const begin = addDays(addMonths(end, -1), 1);
    const days = daysBetween(begin, end) + 1;
    const due = addDays(end, 25);
    const prime = random.pick([7.5, 7.25, 7]);
    const margin = random.pick([0, 0.49, 0.99, 1.25]);
    const rate = prime + margin;
    const limit = random.whole(20, 150) * 100_000;
    const startPrincipal = Math.round(limit * (random.whole(15, 60) / 100)) + random.whole(1, 9_999);
    const lastInterest = Math.round((startPrincipal * rate * 31) / 36_500);
    const previous = startPrincipal + lastInterest;
    const payDay = addDays(begin, random.whole(4, 12));
    const extra = random.chance(0.4) ? random.whole(1, 9) * 10_000 : 0;
    const payment = lastInterest + extra;
    const draws = Array.from({ length: random.whole(0, 2) }, (_, index) => ({
      day: addDays(payDay, 3 + index * 5),
      text: random.pick([
        "ONLINE BANKING TRANSFER TO CHK 7731",
        `HOME EQUITY CHECK ${random.whole(1001, 1080)}`,
        "BANKING CENTER ADVANCE",
      ]),
      amount: random.whole(5, 60) * 10_000,
    }));
    const anniversary = random.chance(0.25);
    const fee = anniversary ? 7_500 : 0;
    const feeDay = addDays(end, -2);
    const advances = sum(draws.map((draw) => draw.amount));
    const principalDays =
      startPrincipal * days -
      extra * (daysBetween(payDay, end) + 1) +
      sum(draws.map((draw) => draw.amount * (daysBetween(draw.day, end) + 1)));
    const average = Math.round(principalDays / days);
    const interest = Math.round((average * days * rate) / 36_500);
    const balance = previous - payment + advances + fee + interest;
    const available = limit - (balance - interest - fee);
    const minimum = interest + fee;
    const name = "Bank of Carrolton";
    const rows: Row[] = [
      { account: 0, date: payDay, description: "PAYMENT - THANK YOU", amount: decimal(payment) },
      ...draws.map((draw) => ({
        account: 0,
        date: draw.day,
        description: draw.text,
        amount: decimal(-draw.amount),
      })),
      ...(fee > 0 ? [{ account: 0, date: feeDay, description: "ANNUAL FEE", amount: decimal(-fee) }] : []),
      { account: 0, date: end, description: "FINANCE CHARGE", amount: decimal(-interest) },
    ];
    const cents = (text: string) => Math.round(Number(text) * 100);
    const body = `<div class=row><div><div class=logo>BANK OF CARROLTON</div><div class=small>P.O. Box 15222<br>Wilmington, DE 19886-5222</div></div><div style='text-align:right'><b>Home Equity Line of Credit Statement</b><br>Account Number: ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8, 10)} ${number.slice(10)}<br>Billing Cycle: ${date.slash(begin)} - ${date.slash(end)}<br>Days in Billing Cycle: ${days}</div></div>
<div class=row style='margin-top:16px'><div style='padding-top:14px'>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div><div class=bx>${pairs(
      [
        ["Minimum Payment Due", `<b>${$(minimum)}</b>`],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["Past Due Amount", "$0.00"],
        ["Late Payment Charge after", date.slash(addDays(due, 15))],
      ],
    )}</div></div>
<div class=row><div><h2>Account Summary</h2>${pairs([
      ["Previous Balance", $(previous)],
      ["Payments and Credits", $(-payment)],
      ["Advances", $(advances)],
      ["Fees and Other Charges", $(fee)],
      ["<b>FINANCE CHARGES</b>", `<b>${$(interest)}</b>`],
    ])}<table class=b><tr><td>New Balance</td><td class=r>${$(balance)}</td></tr></table></div><div><h2>Credit Line Information</h2>${pairs(
      [
        ["Credit Limit", $(limit)],
        ["Available Credit", $(available)],
        ["Draw Period End Date", date.slash(addMonths(`${end.slice(0, 8)}15`, random.whole(20, 90)))],
        ["Finance Charges Paid Year-to-Date", $(lastInterest * Math.max(1, Number(end.slice(5, 7))))],
      ],
    )}</div></div>
<h2>Account Activity</h2>${grid(
      "lllr",
      ["Posting Date", "Transaction Date", "Description", "Amount"],
      rows.map((row) => [
        date.noYear(row.date),
        date.noYear(row.date),
        row.description === "FINANCE CHARGE" ? "<b>FINANCE CHARGE</b>" : row.description,
        row.amount.startsWith("-") ? $(cents(row.amount.slice(1))) : $(-cents(row.amount)),
      ]),
      "class=t",
    )}
<h2>Finance Charge Information</h2>${grid(
      "lrrrrr",
      [
        "Type of Balance",
        "Balance Subject to Finance Charge",
        "Days",
        "Daily Periodic Rate",
        "Corresponding ANNUAL PERCENTAGE RATE",
        "FINANCE CHARGE",
      ],
      [
        [
          "Variable Rate Balance (V)",
          $(average),
          String(days),
          `${(rate / 365).toFixed(6)}%`,
          `${rate.toFixed(3)}%`,
          $(interest),
        ],
      ],
      "class=t",
    )}<p class=small>Your variable rate is based on the Index (Prime Rate as published in <i>The Wall Street Journal</i>, ${prime.toFixed(2)}%) plus a Margin of ${margin.toFixed(2)}%.</p>
<p class=small><b>Fixed-Rate Loan Option.</b> You can convert all or part of your variable balance to a fixed rate (minimum $5,000.00). Call 800.555.0166 for today's rates.</p>
<div class=cut><div class=row><div>${escaped(person.name)}<br><br>Bank of Carrolton<br>P.O. Box 15222, Wilmington, DE 19886-5222<br><span class=small>Make check payable to Bank of Carrolton. Mail this coupon with your payment.</span></div><div>${pairs(
      [
        ["Account Number", number],
        ["Payment Due Date", date.slash(due)],
        ["New Balance", $(balance)],
        ["Minimum Payment Due", $(minimum)],
        ["Enter payment amount", "$ __________"],
      ],
    )}</div></div></div>
<div class=pg><h2>IMPORTANT INFORMATION ABOUT THIS ACCOUNT</h2><p><b>Computing the Finance Charge.</b> We figure the finance charge by applying the daily periodic rate to the "average daily balance" of your account. To get the average daily balance we take the beginning balance of your account each day, add any new advances and subtract any payments or credits and unpaid finance charges. There is no grace period.</p><p><b>BILLING RIGHTS SUMMARY. In Case of Errors or Questions About Your Bill.</b> If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet at the address on your bill as soon as possible. We must hear from you no later than 60 days after we sent you the first bill on which the error or problem appeared.</p><p>In your letter, give us your name and account number, the dollar amount of the suspected error, and describe the error and explain, if you can, why you believe there is an error.</p><p><b>Payments.</b> Payments received by 5:00 p.m. are credited as of the date of receipt. A late charge of 5% of the payment, at least $15.00, may apply.</p><p>Equal Housing Lender. Bank of Carrolton, N.A. Member FDIC. &nbsp; Page 2 of 2</p></div>`;
    const names = ["BANK OF CARROLTON", "Bank of Carrolton, N.A."];
    return {
      html: document(HELOC_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "heloc",
            institution: name,
            accountLast4: last4(number),
            periodStart: begin,
            periodEnd: end,
            currentBalance: decimal(balance),
            previousBalance: decimal(previous),
            creditLimit: decimal(limit),
            availableCredit: decimal(available),
            minimumPayment: decimal(minimum),
            paymentDueDate: due,
            pastDue: "0.00",
            apr: rate.toFixed(3),
            paymentsAndCredits: decimal(payment),
            feesCharged: decimal(fee),
            interestCharged: decimal(interest),
          },
        ],
        transactions: rows,
        allowed: {
          institution: names,
          [at(0, "institution")]: names,
          [at(0, "purchases")]: [decimal(advances)],
          [at(0, "statementDate")]: [end],
          [at(0, "aprs.0.kind")]: ["purchase", "cash-advance"],
          [at(0, "aprs.0.apr")]: [rate.toFixed(3)],
          [at(0, "aprs.0.balance")]: [decimal(average)],
        },
      },
    };
  },
};

export const huLoansTwo: readonly Layout[] = [student, heloc];
