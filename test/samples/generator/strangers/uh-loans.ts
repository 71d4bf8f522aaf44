import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import {
  addDays,
  date,
  daysBetween,
  decimal,
  digits,
  instalment,
  interestOn,
  later,
  leftAfter,
  monthStart,
  start,
  sum,
  usd,
} from "./uh-data.ts";

const KINDS = [
  ["Direct Loan Subsidized", 339, 573],
  ["Direct Loan Unsubsidized", 376, 653],
  ["Direct Loan Unsubsidized (Graduate)", 531, 808],
  ["Direct Sub Consolidation Loan", 425, 650],
] as const;

/** A federal servicer: a snapshot of the whole account in front, one block a loan group behind. */
const federal: Layout = {
  name: "uh-loan-federal-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 1);
    const statement = `${monthStart(random)}-0${random.whole(2, 9)}`;
    const due = addDays(statement, 21);
    const paidOn = addDays(statement, -random.whole(6, 11));
    const late = seed % 3 === 2;
    const count = random.whole(2, 4);
    const number = `E${digits(random, 9)}`;
    const groups = Array.from({ length: count }, (_, index) => {
      const [kind, low, high] = random.pick(KINDS);
      const rate = random.whole(low, high);
      const original = random.whole(20, 160) * 10_000;
      const first = `${random.whole(2015, 2021)}-${random.pick(["08", "09", "01"])}-${random.whole(10, 28)}`;
      const left = random.whole(70, 104);
      const principal = leftAfter(original, rate, 120, 120 - left);
      const regular = instalment(original, rate, 120);
      const accrued = interestOn(principal, rate, daysBetween(paidOn, statement) + (late ? 30 : 0));
      const soon = interestOn(principal, rate, daysBetween(paidOn, due) + (late ? 30 : 0));
      const paidInterest = Math.min(regular, interestOn(principal, rate, 30));
      return {
        name: String.fromCharCode(65 + index),
        kind,
        rate,
        original,
        first,
        left,
        principal,
        regular,
        accrued,
        soon,
        paid: late ? 0 : regular,
        paidInterest: late ? 0 : paidInterest,
        missed: late ? regular : 0,
      };
    });
    const total = sum(groups.map((group) => group.regular));
    const missed = late ? total : 0;
    const balance = sum(groups.map((group) => group.principal + group.accrued));
    const furniture = (page: number) =>
      `<div class=fur><span>Account Number: ${number}</span><span>Page ${page} of 2</span></div>`;
    const block = (group: (typeof groups)[number]) =>
      `<div class=grp><div class=gh>Group: A${group.name}</div><div class=row><div>${pairs([
        ["Loan Type", group.kind],
        ["Original Principal Amount", usd(group.original)],
        ["First Disbursement Date", date.slash(group.first)],
        ["Lender Name", "US Department of Education"],
        ["Interest Rate", `${decimal(group.rate)}0%`],
        ["Daily Interest*", `$${((group.principal * group.rate) / 365_000_000).toFixed(2)}`],
        [`Accrued Interest on ${date.bare(statement)}`, usd(group.accrued)],
      ])}</div><div>${pairs([
        [`Estimated Interest* on ${date.bare(due)}`, usd(group.soon)],
        ["Past Due Amount", usd(group.missed)],
        ["Regular Monthly Payment Amount", usd(group.regular)],
        ["Outstanding Principal Balance", usd(group.principal)],
        [`Estimated Payoff* Through ${date.bare(due)}`, usd(group.principal + group.soon)],
        ["Repayment Plan", "Standard"],
        ["Loan Term (payments remaining)", String(group.left)],
      ])}</div></div><div class=gp>Payment Summary: Total Amount Paid Since Last Statement <b>${usd(group.paid)}</b> &nbsp; Applied to Interest <b>${usd(group.paidInterest)}</b> &nbsp; Applied to Principal <b>${usd(group.paid - group.paidInterest)}</b></div></div>`;
    return {
      html: document(
        `body{font:9pt Arial}${BASE}.logo{font:bold 20pt Georgia;color:#16557a}.side{width:30%;background:#e9f1f5;padding:10px;font-size:8pt;flex:none!important}.det td{padding:4px 6px;border-bottom:1px solid #b8cad4}.det{font-size:10pt}h2{font-size:13pt;color:#16557a;margin:6px 0}.cut{border-top:1px dashed #000;margin-top:18px;padding-top:8px}.fur{display:flex;justify-content:space-between;font-size:7.5pt;margin:4px 0 8px}.grp{border:1px solid #16557a;margin-bottom:10px;break-inside:avoid;font-size:8pt}.gh{background:#16557a;color:#fff;padding:3px 8px;font-weight:bold}.grp .row{padding:4px 8px}.gp{padding:4px 8px;background:#e9f1f5}`,
        `<div class=row><div class=logo>larkfield</div><div class=small style="text-align:right">Larkfield is a servicer to Federal Student Aid.<br>Phone: 888.555.0142 &nbsp; Online: Larkfield.example</div></div>${furniture(1)}
<div class=row><div class=side><b>Contact Us</b><br>Phone: 888.555.0142<br>Email: Help@larkfield.example<br>Correspondence Address:<br>Larkfield, P.O. Box 82714<br>Lincoln, NE 68501-2714<br><br><b>Log In to Your Account at Larkfield.example</b><br>With your online account you have 24/7 access to:<ul style="padding-left:14px;margin:4px 0"><li>View your account summary</li><li>Make a payment</li><li>Explore options to lower or postpone your payments</li><li>Change your auto debit information</li></ul><b>Special Payments</b><br>You can designate how payment funds are applied anytime by making payments online.</div>
<div><div style="margin:0 0 14px">${person.name}<br>${person.street}<br>${person.town}</div><h2>Your Student Loan Account Details</h2><div class=small>For This Month's Billing Cycle</div>${pairs(
          [
            ["Account", number],
            ["Statement Date", date.bare(statement)],
            ["Current Balance", usd(balance)],
            [late ? "Last Payment" : `Last Payment (Effective ${date.bare(paidOn)})`, usd(late ? 0 : total)],
            ["Regular Monthly Payment Amount", usd(total)],
            ["Past Due Amount (if applicable)", `+ ${usd(missed)}`],
            ["<b>Current Amount Due</b>", `<b>${usd(total + missed)}</b>`],
            ["Due Date", date.bare(due)],
          ],
          "class=det",
        )}<p class=small>The current balance is the total loan amount (principal and interest) at the time this statement was generated; it is not a payoff amount. ${late ? "Your account is past due. Please pay the past due amount right away, or call us to talk about a lower payment, a deferment or a forbearance." : "Thanks for making your payments on time!"}</p></div></div>
<p class=small>If you are unable to make your payment, you may qualify for an income-driven repayment plan, deferment or forbearance. Delinquency of 90 days or more is reported to the nationwide consumer reporting agencies. *Interest is figured daily on a 365-day year on the outstanding principal balance.</p>
<div class=cut><div class=row><div>Make checks payable to Larkfield.<br>Please write your account number on your check.<br><br>${person.name}</div><div>${pairs(
          [
            ["Account Number", number],
            ["Due Date", date.bare(due)],
            ["Current Amount Due", usd(total + missed)],
            ["Amount Enclosed", "$ _________"],
          ],
        )}</div></div></div>
<div style="break-before:page"></div>${furniture(2)}<h2>Account Snapshot</h2>${groups.map(block).join("")}<p class=small>*Estimates assume that no payments are made before the date shown.</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "larkfield",
        accounts: groups.map((group) => ({
          kind: "student-loan" as const,
          institution: "larkfield",
          statementDate: statement,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          apr: decimal(group.rate),
          minimumPayment: decimal(group.regular),
          pastDue: decimal(group.missed),
          paymentDueDate: due,
        })),
        transactions: [],
        openRows: late
          ? []
          : [{ account: 0, date: paidOn, description: "Last Payment", amount: decimal(total) }],
        allowed: Object.fromEntries([
          ["institution", ["Larkfield"]],
          ...groups.flatMap((group, index) => [
            [`accounts.${index}.institution`, ["Larkfield", "US Department of Education"]],
            [`accounts.${index}.accountLast4`, [number.slice(-4)]],
            [`accounts.${index}.paymentsAndCredits`, [decimal(group.paid)]],
            [`accounts.${index}.interestCharged`, [decimal(group.accrued)]],
          ]),
        ]),
      },
    };
  },
};

/** A private student lender: a billing period, what is due in a column of boxes, loans by number. */
const privateStudent: Layout = {
  name: "uh-loan-private-student",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 2);
    const end = `${monthStart(random)}-${random.whole(10, 27)}`;
    const begin = addDays(later(end, -1), 1);
    const due = addDays(end, 21);
    const days = daysBetween(begin, end) + 1;
    const paidOn = addDays(begin, random.whole(8, 22));
    const late = seed % 3 === 1;
    const accountNumber = digits(random, 10);
    const group = digits(random, 16);
    const loans = Array.from({ length: 1 + (seed % 2) }, (_, index) => {
      const rate = random.whole(525, 1290);
      const original = random.whole(30, 240) * 10_000;
      const before = leftAfter(original, rate, 144, random.whole(8, 60));
      const each = instalment(original, rate, 144);
      const interest = interestOn(before, rate, days);
      const fee = late ? Math.min(2_500, Math.round(each * 0.05)) : 0;
      return {
        name: `0${index + 1}`,
        variable: random.chance(0.4),
        rate,
        original,
        each,
        interest,
        fee,
        paid: late ? 0 : each,
        principal: late ? before : before - (each - interest),
        unpaid: late ? interest : 0,
        missed: late ? each : 0,
        first: `${random.whole(2017, 2022)}-${random.pick(["08", "09", "01"])}-${random.whole(10, 28)}`,
      };
    });
    const all = (pick: (loan: (typeof loans)[number]) => number) => sum(loans.map(pick));
    const totalDue = all((loan) => loan.each + loan.missed + loan.fee);
    const two = loans.length > 1;
    return {
      html: document(
        `body{font:8.5pt Verdana,Arial}${BASE}.logo{font:bold 19pt Arial;color:#0b3a6f}.logo i{color:#e87722;font-style:normal}.box{border:2px solid #0b3a6f;margin-bottom:6px;padding:6px 8px}.box b{float:right}.t td,.t th{border:1px solid #999;padding:3px 4px;font-size:7.2pt}.t th{background:#dfe7f0;vertical-align:bottom}h3{font-size:9.5pt;margin:12px 0 4px;border-bottom:2px solid #e87722;color:#0b3a6f}.slip{border-top:1px dashed #333;margin-top:14px;padding-top:8px}`,
        `<div class=row><div><div class=logo>Ada<i>Merrow</i>&reg;</div><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["Account Number:", accountNumber],
            ["16-digit Loan Group Number:", group.replaceAll(/(\d{4})(?=\d)/g, "$1 ")],
            ["Billing Period:", `${date.slash(begin)} - ${date.slash(end)}`],
          ],
        )}</div></div><br>
<div class=row><div style="flex:1.2"><div class=box>Past Due Amount (Pay Now) <b>${usd(all((loan) => loan.missed))}</b></div><div class=box>Unpaid Fees <b>${usd(all((loan) => loan.fee))}</b></div><div class=box>Current Amount Due <b>${usd(all((loan) => loan.each))}</b></div><div class=box>Current Amount Due Date <b>${date.slash(due)}</b></div><div class=box style="background:#0b3a6f;color:#fff">Total Payment Due <b>${usd(totalDue)}</b></div></div><div><b>Important messages</b><p style="margin:4px 0">${late ? "Your loans are past due. If you've already sent your payment, thank you. A loan that stays past due may be reported to consumer reporting agencies and could affect your credit." : "Thank you for your payment. Want to save time? Enroll in auto debit and you may get a 0.25 percentage point interest rate reduction while enrolled."}</p><p style="margin:4px 0">A late fee of 5% of the past due amount, up to $25.00, may be charged when a payment is more than 15 days late.</p></div></div>
<h3>Loan Information</h3>${pairs([
          ["Unpaid Interest", usd(all((loan) => loan.unpaid))],
          ["Unpaid Fees", usd(all((loan) => loan.fee))],
          ["Current Principal", usd(all((loan) => loan.principal))],
          [
            `Current Balance (as of ${date.slash(end)})`,
            usd(all((loan) => loan.unpaid + loan.fee + loan.principal)),
          ],
        ])}
<h3>Loan Details</h3>${grid(
          "lllrrrrrrr",
          [
            "Loan",
            "First Disb. Date",
            "Interest Rate",
            "Original Principal",
            "Current Principal",
            "Unpaid Interest",
            "Interest Accrued This Period",
            "Fees Assessed This Period",
            "Past Due Amount",
            "Current Amount Due",
          ],
          loans.map((loan) => [
            loan.name,
            date.slash(loan.first),
            `${decimal(loan.rate)}0%<br>${loan.variable ? "Variable" : "Fixed"}`,
            usd(loan.original),
            usd(loan.principal),
            usd(loan.unpaid),
            usd(loan.interest),
            usd(loan.fee),
            usd(loan.missed),
            usd(loan.each),
          ]),
          "class=t",
        )}
<h3>Billing Period Summary - Payments Received</h3>${
          late
            ? "<p>No payments were received during this billing period.</p>"
            : grid(
                "lllrrr",
                ["Date", "Loan", "Description", "Principal", "Interest", "Total"],
                loans.map((loan) => [
                  date.slash(paidOn),
                  loan.name,
                  "Payment - Thank You",
                  usd(loan.each - loan.interest),
                  usd(loan.interest),
                  usd(loan.each),
                ]),
                "class=t",
              )
        }
<p class=small>Smart Choice Student Loan&reg; made by Ada Merrow Bank. Interest accrues daily on the Current Principal. If you pay more than the Total Payment Due, we first apply it to Unpaid Fees and Unpaid Interest and then to the Current Principal of the loan with the highest interest rate. If you don't pay by the due date, more interest accrues. Information about you may be reported to consumer reporting agencies under the account number of each loan.</p>
<div class=slip><div class=row><div class=small>Ada Merrow<br>P.O. Box 8377<br>Philadelphia, PA 19101-8377</div><div>${pairs(
          [
            ["Account Number", accountNumber],
            ["Due Date", date.slash(due)],
            ["Total Payment Due", usd(totalDue)],
            ["Amount Enclosed", "$ ____________"],
          ],
        )}</div></div></div><div class=small style="text-align:center">Page 1 of 1</div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "AdaMerrow",
        accounts: loans.map((loan) => ({
          kind: "student-loan" as const,
          institution: "AdaMerrow",
          ...(two ? {} : { accountLast4: accountNumber.slice(-4) }),
          statementDate: end,
          periodStart: begin,
          periodEnd: end,
          currentBalance: decimal(loan.principal),
          originalBalance: decimal(loan.original),
          apr: decimal(loan.rate),
          minimumPayment: decimal(loan.each),
          pastDue: decimal(loan.missed),
          paymentDueDate: due,
          feesCharged: decimal(loan.fee),
          interestCharged: decimal(loan.interest),
        })),
        transactions: late
          ? []
          : loans.map((loan, account) => ({
              account,
              date: paidOn,
              description: "Payment - Thank You",
              amount: decimal(loan.each),
            })),
        allowed: Object.fromEntries([
          ["institution", ["Ada Merrow", "Ada Merrow Bank"]],
          ...loans.flatMap((_, index) => [
            [`accounts.${index}.institution`, ["Ada Merrow", "Ada Merrow Bank"]],
            [`accounts.${index}.accountLast4`, [accountNumber.slice(-4), group.slice(-4)]],
            [`accounts.${index}.paymentsAndCredits`, [decimal(loans[index]?.paid ?? 0)]],
          ]),
        ]),
      },
    };
  },
};

export const uhStudentLoans: readonly Layout[] = [federal, privateStudent];
