import { document, type Layout } from "../layout.ts";
import { accountNumber, addMonths, makeStudentLoans } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { address, debtTruth, SHEET } from "./sx-data.ts";

const $ = money.dollar;
const sum = <T>(list: readonly T[], of: (item: T) => number) => list.reduce((all, item) => all + of(item), 0);

/** A federal servicer: the bill and its slip on page one, each group as a block of its own on page two. */
const federal: Layout = {
  name: "sx-student-federal-group-blocks",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed * 5 + 610);
    const [payment, principal, accrued] = [
      sum(d.groups, (group) => group.instalment),
      sum(d.groups, (group) => group.principal),
      sum(d.groups, (group) => group.accrued),
    ];
    const late = seed % 4 === 1;
    const past = (amount: number) => (late ? amount : 0);
    const number = `${d.number.slice(0, 2)}-${d.number.slice(2)}-${seed % 9}`;
    const toInterest = Math.round(d.last.amount * 0.37);
    const html = document(
      `body{font:9pt "Liberation Sans";color:#222}${BASE}${SHEET}h2{font-size:11pt;background:#1b4f8f;color:#fff;padding:3px 8px;margin:12px 0 4px}td{padding:2px 6px}.blk{border:1px solid #1b4f8f;margin:8px 0;break-inside:avoid}.blk h4{margin:0;padding:3px 8px;background:#dfe9f5}.big td{font-weight:bold;font-size:10.5pt;border-top:1px solid #1b4f8f}.cut{border-top:1px dashed #333;padding-top:6px}`,
      `<div class=sheet><div class=row><div><b style="font-size:19pt;color:#1b4f8f">cornerstar</b><br><span style="font-size:8pt">EDUCATION LOAN SERVICES</span></div><div class=r style="font-size:7.6pt">Federal Student Aid<br>An OFFICE of the U.S. DEPARTMENT of EDUCATION<br>PROUD SPONSOR of the AMERICAN MIND&reg;<br><b>LOAN SERVICER</b></div></div>
      <div class=row style="margin-top:18px"><div>${address(d.person)}<p class=small>Cornerstar Education Loan Services<br>P.O. Box 82561, Lincoln, NE 68501-2561<br>888-555-0186 | cornerstar.example</p></div><div>${pairs(
        [
          ["Account Number:", number],
          ["Statement Date:", date.slash(d.statementDate)],
          ["Current Amount Due:", $(payment + past(payment))],
          ["Due Date:", date.slash(d.dueDate)],
        ],
      )}</div></div>
      <h2>Your Billing Statement</h2><div class=row><table>${[
        ["Past Due Amount", $(past(payment))],
        ["Regular Monthly Payment Amount", $(payment)],
        ["Unpaid Late Fees", $(0)],
        ["Current Amount Due", $(payment + past(payment))],
      ]
        .map(
          ([label, value], index) =>
            `<tr${index === 3 ? " class=big" : ""}><td>${label}</td><td class=r>${value}</td></tr>`,
        )
        .join("")}</table>${pairs([
        ["Current Principal Balance", $(principal)],
        ["Outstanding Accrued Interest", $(accrued)],
        ["Outstanding Fees", $(0)],
        ["<b>Total Outstanding Balance</b>", `<b>${$(principal + accrued)}</b>`],
      ])}</div>
      <h2>Payments Since Your Last Statement</h2>${grid(
        "llrrrr",
        ["Effective", "Posted", "Amount", "Principal", "Interest", "Fees"],
        [
          [
            date.slash(d.last.day),
            date.slash(addDays(d.last.day, 1)),
            $(d.last.amount),
            $(d.last.amount - toInterest),
            $(toInterest),
            $(0),
          ],
        ],
      )}
      <h2>Important Information</h2><div class=small style="padding:0 6px">${late ? `<b>Your account is 19 days past due.</b> You may be eligible to lower or postpone your payment. ` : ""}Your repayment plan: Level. Estimated payoff ${date.monthYear(addMonths(d.dueDate, 96))}. If you are on an income-driven plan, recertify by ${date.slash(addDays(d.statementDate, 70))}. Payments as low as $0 per month are possible. Sign up for auto debit and get a 0.25% interest rate reduction. Interest you paid in ${Number(d.statementDate.slice(0, 4)) - 1}: $846.15. Never pay a company for help with your federal student loans; some charge $600 or more for what we do for free.</div>
      <div class="cut foot row"><div class=small>Make check payable to <b>U.S. Department of Education</b><br>Write ${number} on it and send it to<br>Department of Education, P.O. Box 740283, Atlanta, GA 30374-0283<br><br>&#9633; Do not advance my due date &nbsp; &#9633; Apply extra to group ______</div><div>${pairs(
        [
          ["Account Number", number],
          ["Due Date", date.slash(d.dueDate)],
          ["Current Amount Due", $(payment + past(payment))],
          ["Amount Enclosed", "$ _______._____"],
        ],
      )}</div></div></div>
      <div style="break-before:page"><div class=row><b>cornerstar</b><div class=r>${number} &middot; Page 2 of 2</div></div><h2>Loan Group Details as of ${date.slash(d.statementDate)}</h2>${d.groups
        .map(
          (group) =>
            `<div class=blk><h4>Group A${group.code} &nbsp; ${group.program}</h4><div class=row>${pairs([
              ["Interest Rate (Fixed)", `${group.rate}%`],
              ["Original Principal", $(group.original)],
              ["Loan Status", "Repayment"],
              ["Daily Interest", $(Math.round((group.principal * Number(group.rate)) / 36_500))],
            ])}${pairs([
              ["Principal Balance", $(group.principal)],
              ["Accrued Interest", $(group.accrued)],
              ["Outstanding Balance", $(group.principal + group.accrued)],
              ["Regular Monthly Payment", $(group.instalment)],
              ["Past Due Amount", $(past(group.instalment))],
            ])}</div></div>`,
        )
        .join(
          "",
        )}<p class=small>Groups hold loans that share a type and rate. Amounts above your current amount due are allocated to the group with the highest rate. Capitalization: unpaid interest may be added to principal when you leave a plan.</p></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Cornerstar Education Loan Services",
        [
          "cornerstar",
          "Cornerstar",
          "CORNERSTAR EDUCATION LOAN SERVICES",
          "U.S. Department of Education",
          "Department of Education",
        ],
        d.groups.map((group) => ({
          facts: {
            kind: "student-loan",
            accountLast4: number.replaceAll("-", "").slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(group.principal),
            originalBalance: decimal(group.original),
            minimumPayment: decimal(group.instalment),
            paymentDueDate: d.dueDate,
            pastDue: decimal(past(group.instalment)),
            apr: group.rate,
          },
          open: { interestCharged: [decimal(group.accrued)], feesCharged: ["0.00"] },
        })),
      ),
    };
  },
};

/** A private lender: one row a loan, each with a number of its own, variable and fixed rates, a cosigner. */
const privately: Layout = {
  name: "sx-student-private-loan-rows",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed * 23 + 9);
    const random = seededRandom(seed + 90);
    const loans = d.groups.map((group, index) => ({
      ...group,
      rate: `${random.whole(5, 12)}.${random.pick(["125", "375", "75", "99"])}`,
      number: accountNumber(random, 8),
      first: addMonths(d.statementDate, -60 + index * 9),
      end: addMonths(d.dueDate, 80 + index * 11),
    }));
    const payment = sum(loans, (loan) => loan.instalment);
    const index30 = (4 + (seed % 3) * 0.25).toFixed(2);
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed";color:#1d1d3a}${BASE}${SHEET}.top{border-bottom:4px solid #f2a900;padding-bottom:5px}.card{border:1px solid #bbc;border-radius:5px;padding:7px 10px}.l th{font-size:7.2pt;vertical-align:bottom;border-bottom:1.5px solid #1d1d3a}.l td{font-size:8pt;padding:4px 3px;border-bottom:1px solid #ccd}h3{font-size:10.5pt;margin:14px 0 3px}.cut{border-top:1px dashed #666;padding-top:6px}`,
      `<div class=sheet><div class="row top"><div><b style="font-size:16pt">Bright Quad</b> Student Loans</div><div class=r>Billing statement<br><b>${date.long(d.statementDate)}</b></div></div>
      <div class=row style="margin:16px 0"><div>${address(d.person)}<br><br>Cosigner: Dana L Elsewhere</div><div class=card>${pairs(
        [
          ["Total payment due", `<b>${$(payment)}</b>`],
          ["Due on", `<b>${date.long(d.dueDate)}</b>`],
          ["Past due", $(0)],
          ["Late fees", $(0)],
          ["Interest paid this year", $(Math.round(payment * 3.1))],
        ],
      )}</div></div>
      <h3>Your loans</h3>${grid(
        "llrrrrrr",
        [
          "Loan",
          "First disbursed",
          "Original amount",
          "Interest rate",
          "Principal balance",
          "Unpaid interest",
          "Amount due",
          "Scheduled end",
        ],
        [
          ...loans.map((loan, index) => [
            `${["Undergraduate", "Career", "Graduate", "Parent"][index]} Loan ${loan.number}`,
            date.slash(loan.first),
            $(loan.original),
            `${loan.rate}% ${index % 2 ? "V" : "F"}`,
            $(loan.principal),
            $(loan.accrued),
            $(loan.instalment),
            date.slash(loan.end),
          ]),
          [
            "<b>Total</b>",
            "",
            $(sum(loans, (loan) => loan.original)),
            "",
            $(sum(loans, (loan) => loan.principal)),
            $(sum(loans, (loan) => loan.accrued)),
            $(payment),
            "",
          ],
        ],
        "class=l",
      )}<p class=small>F = fixed. V = variable: the 30-day Average SOFR, ${index30}% on the first business day of the month, plus your margin, never above 25.00%. Rates include a 0.25 percentage point auto debit reduction where you are enrolled.</p>
      <h3>Last payment</h3><p>We received ${$(d.last.amount)} on ${date.longNoYear(d.last.day)}. Thank you!</p>
      <h3>What you should know</h3><div class=small>Payments are allocated to all loans due in proportion to their amounts due. To pay more toward one loan, choose it online. Returned payment fee: up to $20. Late fee: 5% of the past due amount, at most $25. The cosigner may be released after 12 on-time principal and interest payments. Loans are made by Quad Savings Bank or purchased by BQ Funding Trust 2022-B and serviced by Bright Quad Servicing, LLC. Total outstanding including unpaid interest: ${$(sum(loans, (loan) => loan.principal + loan.accrued))}. This is not a payoff amount.</div>
      <div class="cut foot row"><div>Bright Quad<br>PO Box 9555<br>Wilkes-Barre, PA 18773-9555</div><div>${pairs(
        [
          ["Customer ID", `BQ-${d.number.slice(0, 6)}`],
          ["Payment due date", date.slash(d.dueDate)],
          ["Total payment due", $(payment)],
          ["Enclosed", "$"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Bright Quad Student Loans",
        ["Bright Quad", "Bright Quad Servicing, LLC", "Quad Savings Bank"],
        loans.map((loan) => ({
          facts: {
            kind: "student-loan",
            accountLast4: loan.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(loan.principal),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.instalment),
            paymentDueDate: d.dueDate,
            maturityDate: loan.end,
            apr: loan.rate,
          },
          // The zero stands over all loans at once.
          open: { pastDue: ["0.00"], feesCharged: ["0.00"], interestCharged: [decimal(loan.accrued)] },
        })),
      ),
    };
  },
};

export const sxStudents: readonly Layout[] = [federal, privately];
