import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { D, digits, named, PAGE, usd } from "./hq-data.ts";
import { addMonths, amortized, hqLoan } from "./hq-loans-data.ts";

/** A car maker's finance company: coupon on top, vehicle and contract below, activity with its division. */
const carMaker: Layout = {
  name: "hq-loan-car-maker",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const loan = hqLoan(seed, {
      salt: 19,
      size: [19_000, 46_000],
      rate: [15, 70],
      terms: [48, 60, 72],
      paid: [9, 40],
      lateFee: 2_500,
      dueDay: "08",
    });
    const { person, random } = loan;
    const total = loan.payment + loan.pastDue + loan.lateFee;
    const rate = Number(loan.rate).toFixed(2);
    const vehicle = `${random.pick([2021, 2022, 2023, 2024])} ${random.pick(["NOVARA CRESTA EX-L", "NOVARA PILA SPORT", "NOVARA ODESSA TOURING"])}`;
    const payoff = loan.balance + Math.round((loan.balance * Number(loan.rate)) / 36_500) * 21;
    const html = document(
      `${BASE}body{font:8.8pt Arial}h3{font-size:10pt;color:#c8102e;border-bottom:1px solid #c8102e;margin:14px 0 3px}.s{font-size:7.2pt;line-height:1.3}.t td,.t th{font-size:8pt;padding-top:2px}.t th{background:#eee}.due{border:2px solid #c8102e;padding:8px}`,
      `<div class=row><div style="font:bold 17pt Arial;color:#c8102e">NOVARA<span style="color:#000;font-size:10pt"> Financial Services</span></div><div class=r><b>RETAIL ACCOUNT STATEMENT</b><br>Page 1 of 2</div></div>
      <div class=row style="margin:14px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>${pairs(
        [
          ["Account Number", loan.number],
          ["Statement Date", date.slash(loan.statement)],
          ["Vehicle", vehicle],
          ["VIN", `1HGFE2F5${digits(random, 9)}`],
        ],
      )}</div><div class=due>${pairs([
        ["Monthly Payment Amount", usd(loan.payment)],
        ["Past Due Amount", usd(loan.pastDue)],
        ["Late Charges", usd(loan.lateFee)],
        ["Other Charges", "$0.00"],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${usd(total)}</b>`],
        ["<b>DUE DATE</b>", `<b>${date.slash(loan.due)}</b>`],
      ])}<p class=s>A late charge may be assessed if your payment is not received by ${date.slash(addDays(loan.due, 10))}.</p></div></div>
      <h3>Account Summary</h3><div class=row><div>${pairs([
        ["Amount Financed", usd(loan.original)],
        ["Principal Balance", usd(loan.balance)],
        ["Annual Percentage Rate", `${rate}%`],
        ["Daily Interest Accrual", usd(Math.round((loan.balance * Number(loan.rate)) / 36_500))],
      ])}</div><div>${pairs([
        ["Contract Date", date.slash(loan.opened)],
        ["Original Term", `${loan.term} months`],
        ["Payments Remaining", String(loan.left)],
        ["Maturity Date", date.slash(loan.maturity)],
      ])}</div></div><p class=s>Payoff amount as of ${date.slash(addDays(loan.statement, 10))}: ${usd(payoff)}. Payoff amounts change daily; call or visit us online for a current quote before you pay.</p>
      <h3>Activity Since Your Last Statement</h3>${grid("llrrrr", ["Date", "Description", "Principal", "Interest", "Late/Other", "Total"], loan.late ? [["", "No payments received", "", "", "", ""]] : [[date.slash(loan.paidOn), "PAYMENT RECEIVED", usd(loan.last.principal), usd(loan.last.interest), "$0.00", usd(loan.payment)]], "class=t")}
      <h3>Messages</h3><p class=s>${loan.late ? "Your account is past due. Please send your payment today. If you have already sent it, thank you." : "Thank you for your payment. Lease or buy again: loyal customers may qualify for a $500 bonus toward a new Novara. See your dealer for details."}</p><p class=s>Interest paid in ${loan.statement.slice(0, 4)}: ${usd(loan.year.interest)}</p>
      <div style="border-top:1px dashed #000;margin-top:20px;padding-top:8px"><div class=s style="text-align:center">Please detach and return this portion with your payment</div>${grid("lllr", ["Account Number", "Due Date", "Total Amount Due", "Amount Enclosed"], [[loan.number, date.slash(loan.due), usd(total), "$ __________"]], "class=t")}<div class=row style="margin-top:10px"><div>${escaped(person.name)}</div><div>NOVARA FINANCIAL SERVICES<br>P.O. BOX 60001<br>CITY OF INDUSTRY, CA 91716-0001</div></div></div>
      ${PAGE}<p class=s><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. <b>Simple interest.</b> Your contract is a simple interest contract. The amount of each payment applied to interest depends on the number of days since your last payment and your unpaid principal balance. <b>Insurance.</b> You must keep your vehicle insured with a deductible of not more than $1,000.00.</p><p class=s>Novara Financial Services is a DBA of Novara American Finance Corporation. Page 2 of 2</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "NOVARA Financial Services",
        accounts: [
          {
            kind: "auto-loan",
            institution: "NOVARA Financial Services",
            accountLast4: loan.number.slice(-4),
            statementDate: loan.statement,
            currentBalance: D(loan.balance),
            originalBalance: D(loan.original),
            minimumPayment: D(loan.payment),
            paymentDueDate: loan.due,
            pastDue: D(loan.pastDue),
            maturityDate: loan.maturity,
            apr: rate,
          },
        ],
        transactions: loan.late
          ? []
          : [{ account: 0, date: loan.paidOn, description: "PAYMENT RECEIVED", amount: D(loan.payment) }],
        allowed: {
          ...named(
            "NOVARA",
            "Novara Financial Services",
            "NOVARA FINANCIAL SERVICES",
            "Novara American Finance Corporation",
          ),
          "accounts.0.feesCharged": [D(loan.lateFee)],

          ...(loan.late
            ? {}
            : {
                "accounts.0.paymentsAndCredits": [D(loan.payment)],
                "accounts.0.interestCharged": [D(loan.last.interest)],
              }),
        },
      },
    };
  },
};

const PROGRAMS = [
  "DIRECT SUBSIDIZED STAFFORD",
  "DIRECT UNSUBSIDIZED STAFFORD",
  "DIRECT PLUS GRADUATE",
  "DIRECT UNSUB CONSOLIDATION",
];
const RATES = ["3.730", "4.990", "6.540", "5.500"];

/** A federal student loan servicer: several groups under one number, each a row of a table and a line of payments. */
const education: Layout = {
  name: "hq-loan-education-servicer",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const base = hqLoan(seed, {
      salt: 31,
      size: [5_000, 9_000],
      rate: [30, 40],
      terms: [120],
      paid: [10, 60],
      lateFee: 0,
      dueDay: "21",
    });
    const { person, random } = base;
    const groups = PROGRAMS.slice(0, random.whole(2, 4)).map((program, index) => {
      const rate = RATES[index] ?? "5.500";
      const original = random.whole(30, 140) * 10_000;
      const plan = amortized(original, Number(rate), 120, base.paid);
      const last = plan.parts[base.paid - 1] ?? { principal: 0, interest: 0 };
      const owed = Math.round((plan.balance * Number(rate) * (base.late ? 45 : 14)) / 36_500);
      return {
        letter: "ABCD"[index] ?? "A",
        program,
        rate,
        original,
        plan,
        last,
        owed,
        pastDue: base.late ? plan.payment : 0,
        disbursed: addMonths(`${base.statement.slice(0, 8)}04`, -base.paid - 40 + index * 10),
      };
    });
    const add = (pick: (group: (typeof groups)[number]) => number) =>
      groups.reduce((sum, group) => sum + pick(group), 0);
    const current = add((group) => group.plan.payment);
    const past = add((group) => group.pastDue);
    const html = document(
      `${BASE}body{font:8.5pt Arial}.tl{background:#00586f;color:#fff;padding:4px 8px;margin:14px 0 3px;font-weight:bold}.t td,.t th{font-size:7.5pt;border:1px solid #9bb;padding:3px 4px}.t th{background:#e3eff2}.s{font-size:7.2pt;line-height:1.35;margin:5px 0}.pay{border:1px solid #00586f;border-radius:6px;padding:8px}`,
      `<div class=row><div style="font:bold 17pt Verdana;color:#00586f">norwick<span style="font-size:8pt;display:block;color:#555">Education Loan Services</span></div><div class=r>PO Box 36008, Knoxville, TN 37930<br>1-855-555-0137<br>A servicer to Federal Student Aid</div></div>
      <div class=row style="margin:14px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<p class=s>Repayment Plan: LEVEL<br>Statement Date: ${date.slash(base.statement)}<br>Account Number: ${base.number}</p></div><div class=pay><b>Monthly Billing Statement</b>${pairs(
        [
          ["Past Due Amount (Due Now)", usd(past)],
          [`Current Amount Due (by ${date.slash(base.due)})`, usd(current)],
          ["Unpaid Fees", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${usd(past + current)}</b>`],
          ["<b>Payment Due Date</b>", `<b>${date.slash(base.due)}</b>`],
        ],
      )}</div></div>
      <div class=tl>YOUR LOAN DETAILS</div>${grid(
        "lllrrrrrr",
        [
          "Group",
          "Loan Type",
          "Disbursed",
          "Interest Rate",
          "Original Principal",
          "Principal Balance",
          "Unpaid Interest",
          "Past Due",
          "Current Payment",
        ],
        [
          ...groups.map((group) => [
            group.letter,
            group.program,
            date.slash(group.disbursed),
            `${group.rate}%`,
            usd(group.original),
            usd(group.plan.balance),
            usd(group.owed),
            usd(group.pastDue),
            usd(group.plan.payment),
          ]),
          [
            "",
            "<b>TOTAL</b>",
            "",
            "",
            usd(add((group) => group.original)),
            usd(add((group) => group.plan.balance)),
            usd(add((group) => group.owed)),
            usd(past),
            usd(current),
          ],
        ],
        "class=t",
      )}
      <div class=tl>PAYMENTS RECEIVED SINCE LAST STATEMENT</div>${
        base.late
          ? "<p>We have not received a payment since your last statement.</p>"
          : grid(
              "lllrrrr",
              [
                "Date",
                "Description",
                "Group",
                "Applied to Principal",
                "Applied to Interest",
                "Applied to Fees",
                "Total",
              ],
              [
                ...groups.map((group) => [
                  date.slash(base.paidOn),
                  "PAYMENT",
                  group.letter,
                  usd(group.last.principal),
                  usd(group.last.interest),
                  "$0.00",
                  usd(group.plan.payment),
                ]),
                [
                  "",
                  "<b>TOTAL</b>",
                  "",
                  usd(add((group) => group.last.principal)),
                  usd(add((group) => group.last.interest)),
                  "$0.00",
                  usd(current),
                ],
              ],
              "class=t",
            )
      }
      <p class=s><b>Interest accrues daily.</b> Your estimated payoff changes each day; this statement is not a payoff quote. <b>Paying more than your monthly payment:</b> unless you tell us otherwise, extra amounts are applied first to the group with the highest interest rate and may advance your due date. ${past > 0 ? "<b>Your account is past due.</b> Delinquencies of 90 days or more are reported to national credit bureaus. Contact us about deferment, forbearance or an income-driven plan." : "Save 0.25% on your interest rate when you enroll in auto pay."}</p>
      <div style="border-top:1px dashed #000;margin-top:16px;padding-top:8px" class=row><div>Make checks payable to: U.S. DEPARTMENT OF EDUCATION<br>PO BOX 790322<br>ST LOUIS, MO 63179-0322<br><br>${escaped(person.name)}</div><div>${pairs(
        [
          ["Account Number", base.number],
          ["Payment Due Date", date.slash(base.due)],
          ["Past Due Amount", usd(past)],
          ["Current Amount Due", usd(current)],
          ["Total Amount Due", usd(past + current)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div>`,
    );
    const names = [
      "norwick",
      "Norwick",
      "Norwick Education Loan Services",
      "U.S. DEPARTMENT OF EDUCATION",
      "U.S. Department of Education",
    ];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "norwick Education Loan Services",
        accounts: groups.map((group) => ({
          kind: "student-loan",
          institution: "norwick Education Loan Services",
          accountLast4: base.number.slice(-4),
          statementDate: base.statement,
          currentBalance: D(group.plan.balance),
          originalBalance: D(group.original),
          minimumPayment: D(group.plan.payment),
          paymentDueDate: base.due,
          pastDue: D(group.pastDue),
          apr: group.rate,
        })),
        transactions: base.late
          ? []
          : groups.map((group, account) => ({
              account,
              date: base.paidOn,
              description: "PAYMENT",
              amount: D(group.plan.payment),
            })),
        allowed: {
          institution: names,
          ...Object.fromEntries(
            groups.flatMap((group, index) => [
              [`accounts.${index}.institution`, names],
              [`accounts.${index}.interestCharged`, [D(group.owed), D(group.last.interest)]],
              [`accounts.${index}.paymentsAndCredits`, [D(group.plan.payment)]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
            ]),
          ),
        },
      },
    };
  },
};

export const hqLoansTwo: readonly Layout[] = [carMaker, education];
