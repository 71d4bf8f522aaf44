import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, BODY } from "./td-data.ts";
import { groupsOpen, groupsTold, type TdStudent, tdStudent } from "./td-student-data.ts";

/** A state authority that services federal loans: one wide table, a row a loan, past due and due now beside it. */
const authority: Layout = {
  name: "td-student-ozhela",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const bill = tdStudent(seed, {
      salt: 23,
      digits: 10,
      count: [2, 5],
      names: ["DLSTFD - Subsidized", "DLUNST - Unsubsidized", "DLUNST - Unsubsidized"],
      rates: [275, 373, 453, 499, 505, 550, 653, 376],
      size: [18, 120],
      states: ["paid", "late", "nothing-due", "paid"],
    });
    const { person, groups, total } = bill;
    const day = date.slash;
    const account = bill.account.replace(/(\d\d)(\d{4})(\d{4})/, "$1 $2 $3");
    const regular = total((group) => group.regular);
    const pastDue = total((group) => group.pastDue);
    const plan = bill.state === "nothing-due" ? "Income-Based Repayment" : "Standard Repayment";
    const html = document(
      `${BODY}body{font-family:Georgia,"Times New Roman",serif;font-size:8.5pt}.logo{font-family:Arial;font-size:23pt;font-weight:bold;color:#00558c;border-left:10px solid #f2a900;padding-left:10px}.logo small{display:block;font-size:7.5pt;font-weight:normal;color:#333}.sum{border:2px solid #00558c;width:310px}.sum caption{background:#00558c;color:#fff;padding:4px;font-weight:bold}.sum td{padding:3px 8px}.sum tr:last-child td{background:#fdf3d8;font-weight:bold}h3{color:#00558c;margin:16px 0 4px;font-size:10.5pt}.t{border:1px solid #999}.t th{background:#e9eff4;border:1px solid #999;font-size:7pt;padding:3px;text-align:center}.t td{border:1px solid #999;font-size:7.5pt;padding:3px}.s{font-size:7.5pt}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div class=logo>OZHELA<small>Ozark Higher Education Loan Authority</small></div><div class=s style="text-align:right">633 Clarkson Ridge Drive<br>Fayetteville, AR 72701-1243<br>888.555.0119 &nbsp;|&nbsp; ozhela.example</div></div>
<div style="display:flex;justify-content:space-between;margin-top:20px"><div style="padding-top:24px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><table class=sum><caption>BILLING STATEMENT</caption><tr><td>Account Number</td><td class=r>${account}</td></tr><tr><td>Statement Date</td><td class=r>${day(bill.statementDate)}</td></tr><tr><td>Past Due Amount</td><td class=r>${$(pastDue)}</td></tr><tr><td>Monthly Payment Amount</td><td class=r>${$(regular)}</td></tr><tr><td>Payment Due Date</td><td class=r>${day(bill.dueDate)}</td></tr><tr><td>Total Amount Due</td><td class=r>${$(pastDue + regular)}</td></tr></table></div>
<h3>Account Activity Since Your Last Statement</h3>${
        bill.state === "paid"
          ? grid(
              "llrrr",
              ["Effective Date", "Transaction", "Principal", "Interest", "Total"],
              [
                [
                  day(bill.paidDay),
                  bill.autopay ? "AUTO DEBIT PAYMENT" : "PAYMENT RECEIVED",
                  $(total((group) => group.toPrincipal)),
                  $(total((group) => group.toInterest)),
                  $(total((group) => group.paid)),
                ],
              ],
              "class=t",
            )
          : "<p>We have not received a payment since your last statement.</p>"
      }
<h3>Loan Detail as of ${day(bill.statementDate)}</h3>${grid(
        "clcrrrrrr",
        [
          "Loan<br>Seq",
          "Loan Type",
          "First<br>Disb Date",
          "Original<br>Principal",
          "Interest<br>Rate",
          "Outstanding<br>Principal",
          "Outstanding<br>Interest",
          "Past Due<br>Amount",
          "Current<br>Amount Due",
        ],
        [
          ...groups.map((group, index) => [
            String(index + 1),
            group.name,
            day(group.disbursed),
            $(group.original),
            `${group.apr}%`,
            $(group.principal),
            $(group.unpaid),
            $(group.pastDue),
            $(group.regular),
          ]),
          [
            "",
            "<b>TOTALS</b>",
            "",
            $(total((group) => group.original)),
            "",
            $(total((group) => group.principal)),
            $(total((group) => group.unpaid)),
            $(pastDue),
            $(regular),
          ],
        ],
        "class=t",
      )}<p class=s>Repayment Plan: ${plan}. Loan Status: REPAYMENT. Loan Holder: US DEPT OF EDUCATION.${bill.autopay ? " Interest rates shown include the 0.25% Auto Debit reduction." : ""}</p>
<h3>Important Messages</h3><p class=s>${bill.state === "nothing-due" ? "Your current income-driven payment amount is $0.00. You are not required to make a payment at this time, but interest may continue to accrue on your loans. You must recertify your income each year." : "Having trouble making payments? You have options. Visit StudentAid.gov/loan-simulator to compare repayment plans, or call us before you miss a payment."}</p><p class=s>Payments are applied first to outstanding interest and then to principal, in proportion across your loans unless you give us other instructions. Paying more than the Total Amount Due may advance your next due date; you may ask us not to advance it.</p><p class=s>We may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Interest you paid may be deductible; see IRS Publication 970.</p>
<div style="border-top:1px dashed #555;margin-top:22px;padding-top:8px;display:flex;gap:20px"><div style="flex:1" class=s>Return this coupon with your check payable to US DEPARTMENT OF EDUCATION<br><br>US DEPARTMENT OF EDUCATION<br>OZHELA<br>PO BOX 790453<br>ST LOUIS MO 63179-0453</div><table style="width:270px"><tr><td>Account Number</td><td class=r>${account}</td></tr><tr><td>Payment Due Date</td><td class=r>${day(bill.dueDate)}</td></tr><tr><td>Total Amount Due</td><td class=r>${$(pastDue + regular)}</td></tr><tr><td>Amount Enclosed</td><td class=r>$ ___________</td></tr></table></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "OZHELA",
          accounts: groupsTold(bill, "OZHELA").map((group, index) => ({
            ...group,
            pastDue: decimal(groups[index]?.pastDue ?? 0),
          })),
          transactions: [],
          openRows:
            bill.state === "paid"
              ? [
                  {
                    account: 0,
                    date: bill.paidDay,
                    description: bill.autopay ? "AUTO DEBIT PAYMENT" : "PAYMENT RECEIVED",
                    amount: decimal(total((group) => group.paid)),
                  },
                ]
              : [],
          allowed: groupsOpen(bill, { interestCharged: (group) => [group.unpaid] }),
        },
        "Ozark Higher Education Loan Authority",
        "US DEPARTMENT OF EDUCATION",
        "US DEPT OF EDUCATION",
      ),
    };
  },
};

/** One loan's payment is its row; a payment over several loans belongs to none of them alone. */
function paidRow(bill: TdStudent, description: string) {
  const row = {
    account: 0,
    date: bill.paidDay,
    description,
    amount: decimal(bill.total((group) => group.paid)),
  };
  const rows = bill.state === "paid" ? [row] : [];
  return bill.groups.length === 1 ? { transactions: rows } : { transactions: [], openRows: rows };
}

/** A private student lender: current balance with interest in it, a box for each loan. */
const privateLender: Layout = {
  name: "td-student-hattie-lane",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const bill = tdStudent(seed, {
      salt: 31,
      digits: 10,
      count: [1, 3],
      names: ["Smart Path Student Loan", "Smart Path Graduate Loan", "Smart Path Student Loan"],
      rates: [549, 687, 812, 1025, 1199, 937],
      size: [60, 260],
      states: ["paid", "paid", "late"],
    });
    const { person, groups, total } = bill;
    const day = date.slash;
    const regular = total((group) => group.regular);
    const pastDue = total((group) => group.pastDue);
    const html = document(
      `${BODY}body{color:#222}.logo{font-family:Georgia,serif;font-size:22pt;color:#1f3f8f}.logo em{color:#e85d75;font-style:normal}.grid{display:flex;gap:22px}.pane{background:#eef2fb;padding:10px 14px;width:250px}.pane .k{font-size:8pt;color:#1f3f8f;margin-top:7px}.pane .v{font-size:12pt;font-weight:bold}h3{color:#1f3f8f;font-size:11pt;margin:14px 0 3px}.loan{border-top:3px solid #1f3f8f;margin-top:12px;padding-top:4px}.loan .cols{display:flex;gap:26px}.loan .cols>div{flex:1}td{padding:1.5px 0}.s{font-size:7.5pt}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>Hattie<em>Lane</em> Bank</div><div class=s style="text-align:right">Account Number: ${bill.account}<br>Statement Date: ${day(bill.statementDate)}<br>Page 1 of 2</div></div>
<div class=grid style="margin-top:18px"><div style="flex:1">${escaped(person.name)}<br>${person.street}<br>${person.town}<h3 style="margin-top:34px">Your student loan statement</h3><p>Billing Period: ${day(bill.periodStart)} to ${day(bill.statementDate)}</p>${pairs(
        [
          ["Current Principal", $(total((group) => group.principal))],
          ["Unpaid Interest", $(total((group) => group.unpaid))],
          ["Unpaid Fees", "$0.00"],
          ["<b>Current Balance</b>", `<b>${$(total((group) => group.balance))}</b>`],
        ],
      )}<h3>Payments received this billing period</h3>${
        bill.state === "paid"
          ? pairs([
              [`${day(bill.paidDay)} &nbsp; Payment received - thank you`, $(total((group) => group.paid))],
            ])
          : "<p>No payments were received.</p>"
      }</div>
<div class=pane><div class=k>Past Due Amount (due now)</div><div class=v>${$(pastDue)}</div><div class=k>Current Amount Due</div><div class=v>${$(regular)}</div><div class=k>Current Amount Due Date</div><div class=v>${day(bill.dueDate)}</div><div class=k>Total Payment Due</div><div class=v>${$(pastDue + regular)}</div><p class=s>${bill.autopay ? `You're enrolled in auto debit. We'll withdraw ${$(regular)} on ${day(bill.dueDate)}.` : `To avoid a late fee, we must receive your payment by ${day(bill.dueDate)}. A late fee of 5% of the amount past due, up to $25, may be charged 15 days after that.`}</p></div></div>
${groups
  .map(
    (group, index) =>
      `<div class=loan><b>Loan 0${index + 1}: ${group.name}</b><div class=cols><div>${pairs([
        ["Original Loan Amount", $(group.original)],
        ["Current Principal", $(group.principal)],
        ["Unpaid Interest", $(group.unpaid)],
        ["Current Balance", $(group.balance)],
      ])}</div><div>${pairs([
        [`Interest Rate (${index % 2 === 0 ? "fixed" : "variable"})`, `${group.apr}%`],
        ["Interest accrued this billing period", $(group.periodInterest)],
        ["Scheduled Payment Amount", $(group.regular)],
        ["Past Due Amount", $(group.pastDue)],
      ])}</div></div></div>`,
  )
  .join("")}
<div style="border-top:1px dashed #333;margin-top:24px;padding-top:8px" class=grid><div style="flex:1" class=s>Make checks payable to Hattie Lane Bank.<br>P.O. Box 4600, Wilkes-Barre, PA 18773-4600<br>[ ] Apply any extra to the loan numbers written on the back.</div><div style="width:270px">${pairs(
        [
          ["Account Number", bill.account],
          ["Due Date", day(bill.dueDate)],
          ["Total Payment Due", $(pastDue + regular)],
          ["Amount Enclosed", "$_________"],
        ],
      )}</div></div>
<div style="break-before:page" class=s><div class=logo style="font-size:14pt">Hattie<em>Lane</em> Bank</div><p style="text-align:right">Page 2 of 2</p><h3>About your statement</h3><p><b>Current Balance</b> is the sum of the Current Principal, Unpaid Interest and Unpaid Fees as of the end of the billing period. It is not a payoff amount, because interest accrues every day.</p><p><b>How interest is calculated.</b> Current Principal x interest rate / 365.25 x days since your last payment.</p><p><b>How payments are applied.</b> First to unpaid fees, then to unpaid interest, then to Current Principal. Amounts above the Total Payment Due go to the loan with the highest rate unless you tell us otherwise.</p><p><b>Variable rates</b> are tied to the 30-day Average SOFR and may change monthly. The maximum rate is 25.00%.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Trouble paying?</b> Call 800-555-0155. Hattie Lane Bank, Member FDIC. NMLS #909090.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Hattie Lane Bank",
          accounts: groupsTold(bill, "Hattie Lane Bank").map((account, index) => ({
            ...account,
            periodStart: bill.periodStart,
            periodEnd: bill.statementDate,
            pastDue: decimal(groups[index]?.pastDue ?? 0),
            interestCharged: decimal(groups[index]?.periodInterest ?? 0),
          })),
          ...paidRow(bill, "Payment received - thank you"),
          allowed: groupsOpen(bill, {
            feesCharged: () => [0],
            paymentsAndCredits: () => [total((group) => group.paid)],
          }),
        },
        "HattieLane Bank",
        "Hattie Lane",
        "HattieLane",
      ),
    };
  },
};

export const tdMoreStudents: readonly Layout[] = [authority, privateLender];
