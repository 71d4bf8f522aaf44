import type { Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, perDiem, repaid, row, someDay, sum } from "./up-data.ts";

const $ = money.dollar;
const PROGRAMS = [
  "DIRECT SUB",
  "DIRECT UNSUB",
  "STFD SUB",
  "STFD UNSUB",
  "DIRECT GRAD PLUS",
  "DIRECT SUB CONSOL",
];

/** A federal servicer: sums on page one, a block for each lettered group on page two, payments split among groups. */
const federal = paper(
  "up-student-federal",
  9,
  `body{font:9pt Segoe UI,Open Sans,Arial}${BASE} .lg{font:bold 21pt Arial;color:#2f7d3b} .o{background:#2f7d3b;color:#fff;padding:4px 8px;font-weight:bold;margin-top:10px} .q td{padding:2px 6px;border-bottom:1px solid #d5e3d6} .gr{border:1px solid #2f7d3b;margin-top:8px;break-inside:avoid} .gr td{padding:1px 6px;font-size:8pt} .gr b{display:block;background:#e6f1e7;padding:2px 6px} .v td,.v th{font-size:8pt;padding:2px 4px;border-bottom:1px solid #ccc}`,
  (random, _, block) => {
    const stated = someDay(random, random.whole(1, 8));
    const due = addDays(stated, random.whole(20, 22));
    const plan = random.pick(["Standard", "Graduated", "Income-Based Repayment (IBR)", "zero"]);
    const zero = plan === "zero";
    const late = !zero && random.chance(0.3);
    const account = `E${numerals(random, 9)}`;
    const offset = random.whole(0, 5);
    const paidOn = addDays(stated, -random.whole(9, 12));
    const groups = Array.from({ length: random.whole(2, 5) }, (_unused, index) => {
      const rate = random.pick([3.4, 3.73, 4.53, 5.05, 5.5, 6.8, 7.54]);
      const original = random.whole(1_750, 10_250) * 100;
      const loan = repaid(original, rate, 120, random.whole(4, 70));
      const regular = zero ? 0 : loan.level;
      return {
        code: `A${String.fromCodePoint(65 + index)}`,
        program: PROGRAMS[(index + offset) % PROGRAMS.length] ?? "DIRECT SUB",
        rate,
        original,
        balance: loan.balance,
        accrued: perDiem(loan.balance, rate, late ? 42 : 11),
        regular,
        past: late ? regular : 0,
        last: loan.last,
        daily: perDiem(loan.balance, rate),
      };
    });
    const regular = sum(groups.map((group) => group.regular));
    const past = sum(groups.map((group) => group.past));
    const paid = !zero && !late;
    const rows = paid ? groups.map((group, index) => row(paidOn, "EFT Payment", group.regular, index)) : [];
    const balance = sum(groups.map((group) => group.balance));
    const accrued = sum(groups.map((group) => group.accrued));
    const principalPaid = sum(groups.map((group) => group.last.principal));
    const interestPaid = sum(groups.map((group) => group.last.interest));
    const body = `<div class=row><div><div class=lg>granitedge</div><div class=small>A SERVICER TO FEDERAL STUDENT AID<br>an office of the U.S. Department of Education</div><p class=small>PO Box 82561<br>Lincoln, NE 68501-2561</p><p style="margin:20px 0">${block}</p></div><div><b style="font-size:14pt">Monthly Billing Statement</b>${pairs(
      [
        ["Account Number:", account],
        ["Statement Date:", date.slash(stated)],
        ["Due Date:", date.slash(due)],
        ["Past Due Amount:", $(past)],
        ["Regular Monthly Payment Amount:", $(regular)],
        ["Unpaid Fees:", "$0.00"],
        ["<b>Current Amount Due:</b>", `<b>${$(regular + past)}</b>`],
      ],
      "class=q",
    )}<p class=small>Website: granitedge.studentaid.example<br>Phone: 888.555.0162 (Mon 8 a.m. - 9 p.m., Tue - Wed 8 a.m. - 8 p.m., Thu - Fri 8 a.m. - 6 p.m. Eastern)<br>Fax: 877.555.0101</p></div></div>
<div class=o>Account Summary as of ${date.slash(stated)}</div>${pairs(
      [
        ["Current Principal Balance", $(balance)],
        ["Accrued Interest", $(accrued)],
        ["Outstanding Balance", $(balance + accrued)],
        ["Repayment Plan", zero ? "Income-Based Repayment (IBR)" : plan],
        ["Payments Counted Toward Forgiveness", String(random.whole(3, 90))],
      ],
      "class=q",
    )}
<div class=o>${late ? "Your Account Is Past Due" : "Message Center"}</div><p>${
      late
        ? "We have not received the payment that was due last month. Delinquency of 90 days or more is reported to the nationwide consumer reporting agencies. You may be able to lower or postpone your payments: deferment, forbearance or a repayment plan based on your income are available at no cost to you."
        : zero
          ? `Based on your income and family size, your payment amount is $0.00. You do not need to make a payment at this time, but interest may continue to accrue. You must recertify by ${date.slash(addDays(due, 121))}.`
          : "Sign up for auto debit and get a 0.25% interest rate reduction while payments are being made. Never pay a company for help with your federal student loans: our help is free."
    }</p>
<div class=o>How Your Last Payment Was Applied</div>${
      paid
        ? grid(
            "lllrrrr",
            ["Group", "Effective Date", "Description", "Principal", "Interest", "Fees", "Total"],
            [
              ...groups.map((group) => [
                group.code,
                date.slash(paidOn),
                "EFT Payment",
                $(group.last.principal),
                $(group.last.interest),
                "$0.00",
                $(group.regular),
              ]),
              ["<b>Total</b>", "", "", $(principalPaid), $(interestPaid), "$0.00", $(regular)],
            ],
            "class=v",
          )
        : "<p>No payments were received since your last statement.</p>"
    }
<div style="border-top:1px dashed #000;margin-top:22px;padding-top:6px" class=row><div><b>granitedge</b><br>PO BOX 740283<br>ATLANTA GA 30374-0283<p class=small>&#9633; Apply any extra to my highest rate group first<br>&#9633; Do not advance my due date</p></div><div>${pairs(
      [
        ["Account Number", account],
        ["Due Date", date.slash(due)],
        ["Current Amount Due", $(regular + past)],
        ["Amount Enclosed", "$ _____ , _____ . ___"],
      ],
    )}</div></div>
${PAGE}<div class=o>Group Details</div>${groups
      .map(
        (group) =>
          `<div class=gr><b>Group ${group.code} &ndash; ${group.program}</b><div class=row>${pairs([
            ["Due Date", date.slash(due)],
            ["Interest Rate", `${group.rate.toFixed(3)}% Fixed`],
            ["Status", "REPAYMENT"],
            ["Original Principal", $(group.original)],
          ])}${pairs([
            ["Principal Balance", $(group.balance)],
            ["Accrued Interest", $(group.accrued)],
            ["Outstanding Balance", $(group.balance + group.accrued)],
            ["Daily Interest Accrual", $(group.daily)],
          ])}${pairs([
            ["Regular Monthly Payment", $(group.regular)],
            ["Past Due Amount", $(group.past)],
            ["Fees", "$0.00"],
            ["Current Amount Due", $(group.regular + group.past)],
          ])}</div></div>`,
      )
      .join("")}
<div class=o>Important Information</div><p class=small><b>Payment allocation.</b> Payments are allocated proportionally across groups based on the regular monthly payment of each, first to past due groups. Within a group we apply to late fees, then outstanding interest, then principal. <b>Paying ahead.</b> If you pay more than is due, your due date may advance unless you tell us otherwise. <b>Standing instructions</b> may be set online. <b>Credit reporting.</b> We report each loan separately every month. <b>Student Loan Interest Deduction.</b> Form 1098-E is available each January if you paid $600.00 or more of interest. <b>Military:</b> The SCRA may limit your interest to 6%. <b>Ombudsman:</b> If a dispute is not resolved, contact the Federal Student Aid Ombudsman Group, PO Box 1854, Monticello, KY 42633, 877.557.2575.</p><p class=small>granitedge is a trade name of Granitedge Servicing Corporation. All rights reserved. Payments mailed overnight: 6420 Southpoint Pkwy, Lincoln, NE 68508. This statement is an attempt to collect a debt where you are past due.</p>`;
    return {
      body,
      institution: "granitedge",
      also: ["Granitedge", "Granitedge Servicing Corporation", "Granitedge Servicing"],
      accounts: groups.map((group) => ({
        kind: "student-loan",
        accountLast4: account.slice(-4),
        statementDate: stated,
        currentBalance: decimal(group.balance),
        originalBalance: decimal(group.original),
        minimumPayment: decimal(group.regular),
        paymentDueDate: due,
        pastDue: decimal(group.past),
        apr: group.rate.toFixed(3),
      })),
      rows,
      openRows: paid ? [row(paidOn, "Total", regular)] : [],
      allowed: Object.fromEntries(
        groups.flatMap((group, index) => [
          [`accounts.${index}.feesCharged`, ["0.00"]],
          [`accounts.${index}.interestCharged`, [decimal(group.accrued), decimal(group.last.interest)]],
          [`accounts.${index}.paymentsAndCredits`, [decimal(paid ? group.regular : 0)]],
        ]),
      ),
    };
  },
);

/** A private student lender: one or two loans by number in a wide table, variable or fixed, with a cosigner. */
const lender = paper(
  "up-student-private",
  10,
  `body{font:9.5pt Georgia,Liberation Serif}${BASE} .n{background:#4b1f6f;color:#fff;padding:10px 14px} .n b{font-size:20pt} .big{font-size:22pt;color:#4b1f6f} .u td,.u th{font:8pt Arial;border:1px solid #bbb;padding:3px 4px} .i{font:7.5pt Arial}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(4, 9));
    const due = addDays(stated, 22);
    const account = numerals(random, 10);
    const late = random.chance(0.25);
    const loans = Array.from({ length: random.pick([1, 2, 2]) }, (_, index) => {
      const variable = random.chance(0.4);
      const rate = Number(`${random.whole(5, 13)}.${random.pick(["125", "250", "375", "875"])}`);
      const loan = repaid(random.whole(6_000, 34_000) * 100, rate, 144, random.whole(6, 90));
      const early = random.chance(0.25);
      return {
        name: `Prospect Undergraduate ${variable ? "(Variable)" : "(Fixed)"}`,
        code: `${account.slice(0, 6)}-0${index + 1}`,
        rate,
        early,
        disbursed: later(`2026-0${random.whole(1, 9)}-1${random.whole(0, 9)}`, -12 * random.whole(7, 9)),
        original: loan.original,
        balance: early ? loan.original : loan.balance,
        interest: early ? perDiem(loan.original, rate, 30) : loan.last.interest,
        principal: early ? 0 : loan.last.principal,
        regular: early ? perDiem(loan.original, rate, 30) : loan.level,
      };
    });
    const regular = sum(loans.map((loan) => loan.regular));
    const past = late ? regular : 0;
    const fee = late ? 2_500 : 0;
    const paidOn = addDays(stated, -random.whole(7, 10));
    const feeOn = addDays(stated, -1);
    const rows = late
      ? []
      : loans.map((loan, index) => row(paidOn, "Auto debit payment", loan.regular, index));
    const body = `<div class=n><b>prospect hall</b> &nbsp;student lending</div><div class=row style="margin-top:14px"><div><p class=i>Prospect Hall Student Lending<br>P.O. Box 3229, Wilmington, DE 19804</p><p style="margin:22px 0">${block}</p></div><div class=r><div>Amount due by ${date.long(due)}</div><div class=big>${$(regular + past + fee)}</div><div>Account number ${account}<br>Statement date ${date.long(stated)}</div></div></div>
<p>${late ? "<b>Your account is past due.</b> We want to help you and your cosigner get back on track. Call us today at 800-555-0132." : `Thanks for being on time. Next up: a payment of ${$(regular)}.`}</p>
<div class=row><div>${pairs(
      [
        ["Current monthly payment", $(regular)],
        ["Past due payments", $(past)],
        ["Unpaid late fees", $(fee)],
        ["<b>Total amount due</b>", `<b>${$(regular + past + fee)}</b>`],
      ],
      "class=u",
    )}</div><div>${pairs(
      [
        ["Total principal balance", $(sum(loans.map((loan) => loan.balance)))],
        [
          "Total unpaid interest",
          $(sum(loans.map((loan) => perDiem(loan.balance, loan.rate, late ? 38 : 8)))),
        ],
        ["Number of loans", String(loans.length)],
        ["Cosigner", "On file"],
      ],
      "class=u",
    )}</div></div>
<h3>Your loans</h3>${grid(
      "llrrrrrr",
      [
        "Loan",
        "First disbursed",
        "Original principal",
        "Current principal",
        "Unpaid interest",
        "Interest rate",
        "Monthly payment",
        "Past due",
      ],
      loans.map((loan) => [
        `${loan.code}<br>${loan.name}${loan.early ? "<br><i>In school - interest only</i>" : ""}`,
        date.slash(loan.disbursed),
        $(loan.original),
        $(loan.balance),
        $(perDiem(loan.balance, loan.rate, late ? 38 : 8)),
        `${loan.rate.toFixed(3)}%`,
        $(loan.regular),
        $(late ? loan.regular : 0),
      ]),
      "class=u",
    )}
<h3>Activity since your last statement</h3>${grid(
      "lllrrrr",
      ["Date", "Loan", "Description", "Principal", "Interest", "Fees", "Total"],
      late
        ? [[date.slash(feeOn), "All", "Late fee", "", "", $(fee), $(fee)]]
        : loans.map((loan) => [
            date.slash(paidOn),
            loan.code,
            "Auto debit payment",
            $(loan.principal),
            $(loan.interest),
            "$0.00",
            $(loan.regular),
          ]),
      "class=u",
    )}
<p class=i>Variable rates are based on the 30-day Average SOFR plus a margin and may change monthly. Late fee: 5% of the past due payment or $25, whichever is less. Ask us about graduated repayment, cosigner release after 12 on-time principal and interest payments, and deferment for graduate school.</p>
<div style="border-top:1px dashed #000;margin-top:16px;padding-top:6px" class=row><div class=i>Send payments to:<br>Prospect Hall<br>P.O. Box 4600<br>Wilkes-Barre, PA 18773-4600</div><div>${pairs(
      [
        ["Account number", account],
        ["Payment due date", date.slash(due)],
        ["Total amount due", $(regular + past + fee)],
        ["Amount enclosed", "$ ____________"],
      ],
    )}</div></div>
${PAGE}<h3>Things you should know</h3><p class=i>Unless you instruct otherwise, we allocate a payment first among past due loans, oldest first, and then to each loan by its current amount due; any more goes to the loan with the highest interest rate. Payments received by 5 p.m. ET are credited that day. Your balance is not a payoff quote; interest accrues daily on principal. You or your estate may be relieved of the loan in case of total and permanent disability or death.</p><p class=i>We may report information about your account, and your cosigner's, to consumer reporting agencies. Complaints: write to the Office of the Customer Advocate, P.O. Box 4200, Wilkes-Barre, PA 18773. California residents: the Department of Financial Protection and Innovation takes complaints at 866-275-2677. Interest paid in ${stated.slice(0, 4)}: ${$(sum(loans.map((loan) => loan.interest)) * monthOf(stated))}. Loans are made by Prospect Hall Bank, Member FDIC. &copy; 2026 Prospect Hall Bank. ${person.town}</p>`;
    return {
      body,
      institution: "Prospect Hall Student Lending",
      also: ["Prospect Hall", "prospect hall student lending", "Prospect Hall Bank", "prospect hall"],
      accounts: loans.map((loan) => ({
        kind: "student-loan",
        accountLast4: loan.code.replace("-", "").slice(-4),
        statementDate: stated,
        currentBalance: decimal(loan.balance),
        originalBalance: decimal(loan.original),
        minimumPayment: decimal(loan.regular),
        paymentDueDate: due,
        pastDue: decimal(late ? loan.regular : 0),
        apr: loan.rate.toFixed(3),
      })),
      rows,
      openRows: late ? loans.map((_, index) => row(feeOn, "Late fee", -fee, index)) : [],
      allowed: Object.fromEntries(
        loans.flatMap((loan, index) => [
          [`accounts.${index}.accountLast4`, [account.slice(-4), loan.code.slice(-4)]],
          [`accounts.${index}.feesCharged`, ["0.00", decimal(fee)]],
          [
            `accounts.${index}.interestCharged`,
            [decimal(loan.interest), decimal(perDiem(loan.balance, loan.rate, late ? 38 : 8))],
          ],
          [`accounts.${index}.paymentsAndCredits`, [decimal(late ? 0 : loan.regular)]],
        ]),
      ),
    };
  },
);

export const upStudents: readonly Layout[] = [federal, lender];
