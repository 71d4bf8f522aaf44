import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, BODY } from "./td-data.ts";
import { groupsOpen, groupsTold, tdStudent } from "./td-student-data.ts";

const FEDERAL = [
  "DIRECT LOAN - UNSUBSIDIZED",
  "DIRECT LOAN - SUBSIDIZED",
  "DIRECT LOAN - UNSUBSIDIZED",
  "DIRECT LOAN - SUBSIDIZED",
];
const RATES = [275, 373, 453, 499, 505, 550, 376, 445];

/** A federal servicer that bills by loan group: details by group on page two, a column a group. */
const grouped: Layout = {
  name: "td-student-kelnor",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const bill = tdStudent(seed, {
      salt: 5,
      digits: 9,
      count: [2, 4],
      names: FEDERAL,
      rates: RATES,
      size: [20, 105],
      states: ["paid", "paid", "nothing-due"],
    });
    const { person, groups, total } = bill;
    const account = `E${bill.account}`;
    const day = date.bare;
    const regular = total((group) => group.regular);
    const line = (label: string, figure: (group: (typeof groups)[number]) => string) =>
      [label, ...groups.map(figure)] as const;
    const html = document(
      `${BODY}.logo{font-size:24pt;font-weight:bold;color:#00703c}.q{font-size:8pt}h2{font-size:13pt;color:#00703c;margin:14px 0 2px}.d td{padding:4px 0;border-bottom:1px solid #ccc}.side{width:230px;font-size:8pt}.side h3{font-size:10pt;margin:0 0 3px;color:#00703c}.side div{border:1px solid #bbb;padding:8px;margin-bottom:10px}.t th{background:#00703c;color:#fff;padding:3px 6px;font-size:8pt}.t td{padding:3px 6px;border-bottom:1px solid #ddd;font-size:8pt}.s{font-size:7.5pt}.due td{font-weight:bold;font-size:12pt;background:#e6f2ea;padding:6px}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>Kelnor</div><div class=q><b>Questions About Your Statement?</b><br>Phone: 888.555.0122<br>Email: help@kelnor.example<br>Online: Kelnor.example</div><div class=q><b>SEND PAYMENTS TO</b><br>US DEPARTMENT OF EDUCATION<br>PO Box 740283<br>Atlanta, GA 30374-0283</div></div>
<div style="margin:18px 0">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
<div style="display:flex;gap:22px"><div class=side><div><h3>Log In to Your Kelnor.example Account</h3>With your online account you have 24/7 access to view your account summary, make a payment, explore options to lower or postpone your payments, and change your auto debit information.</div><div><h3>Special Payments</h3>You can designate how payment funds are applied anytime by making payments online. Please refer to the Special Payments section on the back side of this statement for more details.</div>${bill.autopay ? `<div><h3>Auto Debit</h3>ENROLLED<br>Next Auto Debit: ${$(regular)} on ${day(bill.dueDate)}</div>` : ""}${bill.state === "nothing-due" ? "<div><h3>No Payment Is Due</h3>Under your income-driven repayment plan, your monthly payment is $0.00. Interest may continue to accrue.</div>" : ""}</div>
<div style="flex:1"><h2 style="margin-top:0">Your Student Loan Account Details</h2><div class=q>For This Month's Billing Cycle</div>${pairs(
        [
          ["Account", account],
          ["Statement Date", day(bill.statementDate)],
          [
            "Current Balance<br><span class=s>Total loan amount (principal and interest)</span>",
            $(total((group) => group.balance)),
          ],
          bill.state === "paid" && [
            `Last Payment (Effective ${day(bill.paidDay)})`,
            $(total((group) => group.paid)),
          ],
          ["Regular Monthly Payment Amount", $(regular)],
          ["Amount Satisfied by Extra Payment", "- $0.00"],
          ["Past Due Amount (if applicable)", "+ $0.00"],
        ],
        "class=d",
      )}${pairs(
        [
          ["Current Amount Due", $(regular)],
          ["Due Date", day(bill.dueDate)],
        ],
        "class=due",
      )}
<p class=q>You can avoid extra costs by paying more than your current amount due. If you are unable to pay, contact us right away to discuss your options.</p></div></div>
<div style="border-top:1px dashed #444;margin-top:40px;padding-top:8px;display:flex;gap:30px"><div style="flex:1" class=q>Please write your account number on your check and make it payable to US Department of Education. Do not send cash.<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div style="width:270px">${pairs(
        [
          ["Account", account],
          ["Due Date", day(bill.dueDate)],
          ["Current Amount Due", $(regular)],
          ["Amount Enclosed", "$ __________"],
        ],
      )}</div></div>
<div style="break-before:page"><div style="display:flex;justify-content:space-between"><div class=logo style="font-size:15pt">Kelnor</div><div class=q>Account ${account} &nbsp; Statement Date ${day(bill.statementDate)} &nbsp; Page 2</div></div><h2>Account Snapshot</h2>${grid(
        `l${"r".repeat(groups.length)}`,
        ["Loan Group", ...groups.map((group) => `Group: A${group.code}`)],
        [
          line("Loan Type", (group) => group.name),
          line("Original Principal Amount", (group) => $(group.original)),
          line("First Disbursement Date", (group) => day(group.disbursed)),
          line("Lender Name", () => "DEPT OF ED"),
          line("Interest Rate", (group) => `${group.apr}%${bill.autopay ? " (fixed)*" : " (fixed)"}`),
          line(`Accrued Interest on ${day(bill.statementDate)}`, (group) => $(group.unpaid)),
          line(`Estimated Interest on ${day(bill.dueDate)}`, (group) => $(group.unpaid + group.accruing)),
          line("Regular Monthly Payment Amount", (group) => $(group.regular)),
          line("Outstanding Principal Balance", (group) => $(group.principal)),
          line(`Estimated Payoff Through ${day(bill.dueDate)}`, (group) => $(group.payoff)),
          line("Repayment Plan", () => (bill.state === "nothing-due" ? "IBR" : "LEVEL")),
          line("Loan Term (payments remaining)", () => String(bill.remaining)),
        ],
        "class=t",
      )}<h2>Payment Summary</h2>${grid(
        `l${"r".repeat(groups.length)}`,
        ["", ...groups.map((group) => `Group: A${group.code}`)],
        [
          line(`Principal Paid Through ${day(bill.statementDate)}`, (group) => $(group.principalPaid)),
          line(`Interest Paid Through ${day(bill.statementDate)}`, (group) => $(group.interestPaid)),
          line(`Amount Paid Through ${day(bill.statementDate)}`, (group) =>
            $(group.principalPaid + group.interestPaid),
          ),
          line("Total Amount Paid Since Last Statement", (group) => $(group.paid)),
          line("Applied to Interest", (group) => $(group.toInterest)),
          line("Applied to Principal", (group) => $(group.toPrincipal)),
        ],
        "class=t",
      )}<p class=s>${bill.autopay ? "*Your interest rate includes a 0.25% reduction for auto debit. " : ""}Estimated amounts assume that no further payments are made. Interest accrues daily on the outstanding principal balance: (current principal balance x interest rate) / 365.25.</p><p class=s><b>Credit Reporting.</b> We may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=s><b>Special Payments.</b> If you have more than one loan group and pay more than the current amount due, the excess goes first to the group with the highest interest rate unless you tell us otherwise.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Kelnor",
          accounts: groupsTold(bill, "Kelnor").map((group, index) => ({
            ...group,
            paymentsAndCredits: decimal(groups[index]?.paid ?? 0),
          })),
          transactions: [],
          openRows:
            bill.state === "paid"
              ? [
                  {
                    account: 0,
                    date: bill.paidDay,
                    description: "Last Payment",
                    amount: decimal(total((group) => group.paid)),
                  },
                ]
              : [],
          allowed: groupsOpen(bill, {
            pastDue: () => [0],
            interestCharged: (group) => [group.unpaid, group.unpaid + group.accruing, group.toInterest],
          }),
        },
        "DEPT OF ED",
        "US DEPARTMENT OF EDUCATION",
      ),
    };
  },
};

/** A federal servicer with unpaid principal, interest and fees a loan, past due and current amounts apart. */
const unpaid: Layout = {
  name: "td-student-edaccord",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const bill = tdStudent(seed, {
      salt: 17,
      digits: 10,
      count: [2, 6],
      names: ["Direct Sub Stafford", "Direct Unsub Stafford"],
      rates: RATES,
      size: [15, 75],
      states: ["paid", "late", "paid"],
    });
    const { person, groups, total } = bill;
    const day = date.slash;
    const pastDue = total((group) => group.pastDue);
    const regular = total((group) => group.regular);
    const html = document(
      `${BODY}body{font-size:8.5pt}.logo{font-size:20pt;color:#14315c;font-weight:bold}.logo i{color:#d07a00;font-style:normal}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #14315c;padding-bottom:6px}.amt{display:flex;margin:14px 0;border:1px solid #14315c}.amt div{flex:1;padding:6px 8px;border-right:1px solid #14315c;font-size:7.5pt}.amt div:last-child{border:0;background:#14315c;color:#fff}.amt b{display:block;font-size:12pt;margin-top:4px}h3{background:#dfe6f0;color:#14315c;margin:14px 0 2px;padding:3px 6px;font-size:9.5pt}.t th{font-size:7pt;vertical-align:bottom;border-bottom:1px solid #14315c;padding:2px 3px}.t td{font-size:7.5pt;padding:2px 3px}.t tr:last-child td{border-top:1px solid #14315c;font-weight:bold}.s{font-size:7pt}`,
      `<div class=hd><div class=logo>Ed<i>Accord</i><div style="font-size:7.5pt;color:#333;font-weight:normal">OFFICIAL SERVICER OF FEDERAL STUDENT AID</div></div><div class=s style="text-align:right"><b>Billing Statement</b><br>Account Number: ${bill.account}<br>Statement Date: ${day(bill.statementDate)}<br>Billing Period: ${day(bill.periodStart)} - ${day(bill.statementDate)}<br>Page 1 of 2</div></div>
<div style="display:flex;justify-content:space-between;margin-top:16px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=s style="width:260px">Manage your account: EdAccord.example<br>Customer Service: 800-555-0174, Mon. 8 a.m. - 9 p.m., Tue. - Wed. 8 a.m. - 8 p.m., Thu. - Fri. 8 a.m. - 6 p.m. ET<br>Mail: PO Box 300001, Greenville, TX 75403-3001</div></div>
<div class=amt><div>Past Due Amount<br>(Pay Now)<b>${$(pastDue)}</b></div><div>Current Amount Due<br>&nbsp;<b>${$(regular)}</b></div><div>Current Amount<br>Due Date<b>${day(bill.dueDate)}</b></div><div>Unpaid Fees<br>&nbsp;<b>$0.00</b></div><div>Total Payment Due<br>&nbsp;<b>${$(pastDue + regular)}</b></div></div>
${bill.state === "late" ? "<p><b>Your account is past due.</b> If you cannot make a payment now, there are options. Call us to talk about income-driven repayment, deferment, or forbearance.</p>" : "<p>Thank you for your recent payment. Enroll in Auto Pay and you may qualify for a 0.25% interest rate reduction.</p>"}
<h3>Billing Period Summary</h3>${pairs(
        [
          ["Payments Received", $(total((group) => group.paid))],
          ["&nbsp;&nbsp;Applied to Principal", $(total((group) => group.toPrincipal))],
          ["&nbsp;&nbsp;Applied to Interest", $(total((group) => group.toInterest))],
          ["Fees Assessed", "$0.00"],
        ],
        'style="width:330px"',
      )}
${bill.state === "paid" ? `<p>Last payment posted: ${day(bill.paidDay)}</p>` : ""}
<h3>Loan Information</h3>${grid(
        "llrrrrrr",
        [
          "Loan",
          "Disbursement<br>Date",
          "Original<br>Principal",
          "Interest<br>Rate",
          "Unpaid<br>Interest",
          "Unpaid<br>Fees",
          "Unpaid<br>Principal",
          "Current<br>Balance",
        ],
        [
          ...groups.map((group, index) => [
            `1-${String(index + 1).padStart(2, "0")} ${group.name}`,
            day(group.disbursed),
            $(group.original),
            `${group.apr}%`,
            $(group.unpaid),
            "$0.00",
            $(group.principal),
            $(group.balance),
          ]),
          [
            "Total",
            "",
            $(total((group) => group.original)),
            "",
            $(total((group) => group.unpaid)),
            "$0.00",
            $(total((group) => group.principal)),
            $(total((group) => group.balance)),
          ],
        ],
        "class=t",
      )}
<div style="border-top:1px dashed #333;margin-top:30px;padding-top:8px;display:flex;gap:26px"><div style="flex:1" class=s>Detach and mail with your payment to:<br>Department of Education, PO Box 4450, Portland, OR 97208-4450<br>Include your account number on your check.</div><div style="width:280px">${pairs(
        [
          ["Account Number", bill.account],
          ["Current Amount Due Date", day(bill.dueDate)],
          ["Total Payment Due", $(pastDue + regular)],
          ["Amount Enclosed", "$________"],
        ],
      )}</div></div>
<div style="break-before:page"><div class=hd><div class=logo style="font-size:13pt">Ed<i>Accord</i></div><div class=s>Account Number: ${bill.account} &nbsp; Page 2 of 2</div></div><h3>Loan Details</h3>${grid(
        "llrrrr",
        [
          "Loan",
          "Repayment Plan /<br>Payments Remaining",
          "Monthly Payment<br>Amount",
          "Past Due<br>Amount",
          "Payments Received<br>This Period",
          "Amount Due",
        ],
        [
          ...groups.map((group, index) => [
            `1-${String(index + 1).padStart(2, "0")} ${group.name}`,
            `Level / ${bill.remaining}`,
            $(group.regular),
            $(group.pastDue),
            $(group.paid),
            $(group.regular + group.pastDue),
          ]),
          ["Total", "", $(regular), $(pastDue), $(total((group) => group.paid)), $(pastDue + regular)],
        ],
        "class=t",
      )}<h3>Important Information</h3><div class=s><p><b>Past Due Amount:</b> the part of earlier monthly payments that has not been satisfied. It does not include fees.</p><p><b>Unpaid Interest:</b> interest that has accrued and has not been paid as of the statement date. Unpaid Interest may be capitalized as permitted by law.</p><p><b>Allocation of payments:</b> payments satisfy the oldest past due amount first, then current amounts in proportion to each loan's monthly payment. Extra amounts go to the loan with the highest interest rate.</p><p><b>Credit reporting:</b> we may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Disputes:</b> Federal Student Aid Ombudsman Group, P.O. Box 1854, Monticello, KY 42633, 1-877-557-2575.</p></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "EdAccord",
          accounts: groupsTold(bill, "EdAccord").map((account, index) => ({
            ...account,
            periodStart: bill.periodStart,
            periodEnd: bill.statementDate,
            pastDue: decimal(groups[index]?.pastDue ?? 0),
            paymentsAndCredits: decimal(groups[index]?.paid ?? 0),
          })),
          transactions: [],
          openRows:
            bill.state === "paid"
              ? [
                  {
                    account: 0,
                    date: bill.paidDay,
                    description: "Last payment posted",
                    amount: decimal(total((group) => group.paid)),
                  },
                ]
              : [],
          allowed: groupsOpen(bill, {
            feesCharged: () => [0],
            interestCharged: (group) => [group.unpaid],
          }),
        },
        "Department of Education",
      ),
    };
  },
};

export const tdStudents: readonly Layout[] = [grouped, unpaid];
