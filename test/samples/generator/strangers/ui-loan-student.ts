import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { addMonths, digits, instalment, interestFor, owedAfter, percent, sum, uiDesk } from "./ui-data.ts";

const KINDS = ["Direct Sub Stafford", "Direct Unsub Stafford", "Direct Sub Stafford", "Direct Grad PLUS"];
const RATES = [376, 499, 275, 708];

/** A federal servicer: the account's bill in front, the loan groups side by side as columns behind. */
const groups: Layout = {
  name: "ui-loan-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 6);
    const name = "Corvant";
    const account = `E${digits(random, 9)}`;
    const statement = addDays(month.start, random.whole(2, 6));
    const due = addDays(statement, 21);
    const lastPaid = addDays(statement, -9);
    const late = random.chance(0.3);
    const debit = !late && random.chance(0.6);
    const paid = random.whole(14, 60);
    const letters = ["AA", "AB", "AC", "AD"].slice(0, random.whole(3, 4));
    const loans = letters.map((letter, index) => {
      const original = random.whole(9, 40) * 25_000;
      const rate = RATES[index] ?? 500;
      const principal = owedAfter(original, rate, 120, paid);
      const regular = instalment(original, rate, 120);
      const accrued = interestFor(principal, rate, 9);
      const untilDue = interestFor(principal, rate, 30);
      const interestPaid = interestFor(principal, rate, 30);
      return {
        letter,
        kind: KINDS[index] ?? "",
        original,
        rate,
        principal,
        regular,
        accrued,
        untilDue,
        interestPaid,
        pastDue: late ? regular : 0,
        first: addMonths("2021-08-19", -paid + index * 5),
      };
    });
    const total = (of: (loan: (typeof loans)[number]) => number) => sum(loans.map(of));
    const regular = total((loan) => loan.regular);
    const pastDue = total((loan) => loan.pastDue);
    const row = (label: string, of: (loan: (typeof loans)[number]) => string) => [label, ...loans.map(of)];
    const $ = money.dollar;
    return {
      html: document(
        `body{font:8.5pt Arial;color:#222}${BASE}.logo{font:bold 24pt Arial;color:#00558c}.bar{background:#00558c;color:#fff;font:bold 10pt Arial;padding:4px 8px;margin:10px 0 4px}.d td{padding:4px 2px;border-bottom:1px solid #ccc}.g td,.g th{padding:3px 5px;border:1px solid #bbb;font-size:8pt}.g td:first-child{background:#eef4f9;font-weight:bold}.note{background:#f1f1f1;padding:8px}.coupon{break-inside:avoid;border-top:2px dashed #000;margin-top:20px;padding-top:8px}h2{font:bold 10.5pt Arial;color:#00558c;margin:8px 0 3px}`,
        `<div class=row><div><div class=logo>Corvant</div><h2>Questions About Your Statement?</h2>Phone: 888.555.0122<br>Email: help@corvant.example<br>Online: Corvant.example<p><b>Federal Student Aid</b> &mdash; loan servicer for the U.S. Department of Education</p></div><div class=note><b>Log In to Your Account at Corvant.example</b><br>With your online account you have 24/7 access to:<br>&bull; View your account summary<br>&bull; Make a payment<br>&bull; Explore options to lower or postpone your payments<br>&bull; Change your auto debit information</div></div>
<div class=row><div><div class=bar>${late ? "Your Payment Is Past Due" : "Thanks for Your Payment"}</div><p>${
          late
            ? "We have not received your last payment. If you are having trouble making payments, contact us: you may be able to lower or postpone your payments. We may report information about your account to consumer reporting agencies."
            : debit
              ? "You are currently enrolled in auto debit payments. This statement is for your information only."
              : "You can save time and earn a 0.25% interest rate reduction by enrolling in auto debit."
        }</p><h2>Special Payment Instructions</h2><p>You have the option to direct your payments (including partial payments) to individual loans or loan groups, as a one-time or recurring instruction. Please refer to the back side of this statement for more details.</p></div>
<div><div class=bar>Your Student Loan Account Details<br><span class=small>For This Month's Billing Cycle</span></div>${pairs(
          [
            ["Account", account],
            ["Statement Date", date.bare(statement)],
            ["Current Balance", $(total((loan) => loan.principal + loan.accrued))],
            late ? undefined : [`Last Payment (Effective ${date.bare(lastPaid)})`, $(regular)],
            ["Regular Monthly Payment Amount", $(regular)],
            ["Amount Already Paid for This Month", "- $0.00"],
            ["Past Due Amount (if applicable)", `+ ${$(pastDue)}`],
            ["<b>Current Amount Due</b>", `<b>${$(regular + pastDue)}</b>`],
          ],
          "class=d",
        )}${debit ? `<p><b>Next Auto Debit</b> ${$(regular)} on ${date.bare(due)}</p>` : ""}</div></div>
<div class=coupon>${
          debit
            ? "<b>AUTO DEBIT: ENROLLED</b>"
            : "Please return this portion with your check or money order payable to Corvant."
        }<div class=row style="margin-top:8px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["Account Number", account],
            ["Current Amount Due", $(regular + pastDue)],
            ["Due Date", date.bare(due)],
            ["Amount Enclosed", "$ ____________"],
          ],
          "class=d",
        )}</div></div><p>CORVANT, P.O. BOX 2970, OMAHA, NE 68103-2970</p></div>
<div style="break-before:page"><div class=row><div><b>${escaped(person.name)}</b></div><div class=r>Account ${account} &nbsp; Page 2 of 2</div></div>
<div class=bar>Account Snapshot</div>${grid(
          `l${"r".repeat(loans.length)}`,
          row("Loan Group", (loan) => `Group ${loan.letter}`),
          [
            row("Loan Type", (loan) => loan.kind),
            row("Original Principal Amount", (loan) => $(loan.original)),
            row("First Disbursement Date", (loan) => date.bare(loan.first)),
            row("Lender Name", () => "U.S. DEPT OF ED"),
            row("Interest Rate", (loan) => `${percent(loan.rate)}%`),
            row("Daily Interest*", (loan) => $(Math.round((loan.principal * loan.rate) / 3_652_500))),
            row(`Accrued Interest on ${date.bare(statement)}`, (loan) => $(loan.accrued)),
            row(`Estimated Interest* on ${date.bare(due)}`, (loan) => $(loan.untilDue)),
            row("Regular Monthly Payment Amount", (loan) => $(loan.regular)),
            row("Past Due Amount", (loan) => $(loan.pastDue)),
            row("Outstanding Principal Balance", (loan) => $(loan.principal)),
            row(`Estimated Payoff* Through ${date.bare(due)}`, (loan) => $(loan.principal + loan.untilDue)),
            row("Repayment Plan", () => "Level"),
            row("Loan Term (payments remaining)", () => String(120 - paid)),
          ],
          "class=g",
        )}<p class=small>*Estimates assume no payments, rate changes or other account activity before the date shown.</p>
${
  late
    ? ""
    : `<div class=bar>Payment Summary: Total Amount Paid Since Last Statement</div>${grid(
        `l${"r".repeat(loans.length)}`,
        row("", (loan) => `Group ${loan.letter}`),
        [
          row("Total Amount Paid Since Last Statement", (loan) => $(loan.regular)),
          row("Applied to Interest", (loan) => $(loan.interestPaid)),
          row("Applied to Principal", (loan) => $(loan.regular - loan.interestPaid)),
          row("Applied to Fees", () => "$0.00"),
        ],
        "class=g",
      )}`
}
<p class=small><b>How payments are applied.</b> Payments are allocated across loan groups in proportion to the amount due on each group, first to outstanding fees, then to accrued interest, then to principal. If you pay more than the amount due, the excess is allocated to the group with the highest interest rate unless you instruct otherwise. <b>Credit reporting.</b> We may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. <b>Returned checks.</b> When you provide a check as payment, you authorize us to use information from your check to make a one-time electronic fund transfer. <b>Disputes.</b> If you believe there is an error in your loan, write to P.O. Box 82561, Lincoln, NE 68501.</p></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: loans.map((loan) => ({
            kind: "student-loan",
            institution: name,
            statementDate: statement,
            originalBalance: decimal(loan.original),
            currentBalance: decimal(loan.principal),
            apr: percent(loan.rate),
            minimumPayment: decimal(loan.regular),
            pastDue: decimal(loan.pastDue),
            paymentDueDate: due,
          })),
          transactions: [],
          openRows: late
            ? []
            : [{ account: 0, date: lastPaid, description: "Last Payment", amount: decimal(regular) }],
          allowed: Object.fromEntries(
            loans.flatMap((loan, index) => [
              [`accounts.${index}.accountLast4`, [account.slice(-4)]],
              ...(late
                ? []
                : [
                    [
                      `accounts.${index}.interestCharged`,
                      [decimal(loan.interestPaid), decimal(loan.accrued)],
                    ],
                    [`accounts.${index}.paymentsAndCredits`, [decimal(loan.regular)]],
                  ]),
            ]),
          ),
        },
        "CORVANT",
      ),
    };
  },
};

export const uiStudent: readonly Layout[] = [groups];
