import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import {
  $,
  addDays,
  decimal,
  digits,
  instalment,
  lastDay,
  monthsOn,
  percent,
  share,
  start,
  sum,
  two,
} from "./ul-data.ts";

/** A federal servicer: many groups under one account number. */
const groups: Layout = {
  name: "ul-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 3);
    const statement = `${year}-${two(month)}-${random.pick(["04", "07", "12"])}`;
    const due = addDays(statement, 24);
    const account = `E${digits(random, 9)}`;
    const late = random.chance(0.35);
    const kinds = [
      "Direct Loan - Subsidized",
      "Direct Loan - Unsubsidized",
      "Direct Loan - Subsidized",
      "Direct Loan - Unsubsidized",
      "Direct Loan - Grad PLUS",
    ];
    const rates = [275, 453, 505, 373, 754];
    const list = Array.from({ length: random.whole(3, 5) }, (_, index) => {
      const original = random.whole(200_000, index === 4 ? 1_800_000 : 650_000);
      const rate = rates[index] ?? 453;
      const principal = share(original, random.whole(55, 104) / 100);
      const regular = instalment(original, rate, 120);
      const accrued = share(principal, (rate * random.whole(5, 28)) / 3_650_000);
      return {
        name: `Group ${String.fromCharCode(65 + index)}`,
        kind: kinds[index] ?? "",
        rate,
        original,
        principal,
        accrued,
        regular,
        past: late ? regular : 0,
      };
    });
    const regular = sum(list.map((group) => group.regular));
    const past = sum(list.map((group) => group.past));
    const paidOn = addDays(statement, -9);
    const institution = "Corvallin";
    return {
      html: document(
        `${BASE}body{font:9pt Arial}.brand{font:bold 24pt 'Trebuchet MS';color:#0a7d8c}.top{display:flex;gap:20px}.top>div:first-child{flex:1.3}.box{flex:1;border:2px solid #0a7d8c;padding:8px}.box .big{font-size:17pt;font-weight:bold}h3{color:#0a7d8c;margin:14px 0 4px;font-size:11pt}.t td,.t th{border:1px solid #bcd;padding:3px 4px;font-size:7.5pt}.t td:first-child{white-space:nowrap}.t th{background:#dff1f3;vertical-align:bottom}.t tr:last-child td{font-weight:bold}.u td{padding:2px}`,
        `<div class=top><div><div class=brand>corvallin</div><div class=small>P.O. Box 82561, Lincoln, NE 68501 &nbsp; | &nbsp; 888.555.0118</div><p style="margin-top:30px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div>
<div class=box>Account Number: <b>${account}</b><br>Statement Date: ${date.slash(statement)}<hr>Current Amount Due<div class=big>${$(regular + past)}</div>Due Date: <b>${date.slash(due)}</b><hr>${pairs(
          [
            ["Past Due Amount", $(past)],
            ["Regular Monthly Payment Amount", $(regular)],
            ["Fees", $(0)],
            ["Last Payment Received", $(regular)],
            ["On", date.slash(paidOn)],
          ],
          "class=u",
        )}</div></div>
<p>${late ? "<b>Your account is past due.</b> Please pay the Current Amount Due now, or contact us to learn about options to lower or postpone your payment." : "Thank you for your payment. You are on track. If you pay more than the amount due, the extra is applied to the group with the highest interest rate unless you tell us otherwise."}</p>
<h3>Loan Group Detail</h3>${grid("llrrrrrr", ["Group", "Loan Type", "Interest Rate", "Principal Balance", "Accrued Interest", "Outstanding Balance", "Past Due Amount", "Regular Monthly Payment"], [...list.map((group) => [group.name, group.kind, `${percent(group.rate, 3)}%`, $(group.principal), $(group.accrued), $(group.principal + group.accrued), $(group.past), $(group.regular)]), ["Total", "", "", $(sum(list.map((group) => group.principal))), $(sum(list.map((group) => group.accrued))), $(sum(list.map((group) => group.principal + group.accrued))), $(past), $(regular)]], "class=t")}
<p class=small>Loans with the same loan type, interest rate and repayment plan are placed in groups for billing. Your repayment plan is: Standard Repayment (Level). Interest accrues daily on the principal balance of each group (principal balance x interest rate / 365.25). The outstanding balance is not a payoff amount; request a payoff at corvallin.com.</p>
<h3>How to Reach Us</h3><p class=small>Credit bureau disputes must be sent to Corvallin, Attn: Credit Disputes, P.O. Box 82505, Lincoln, NE 68501. Corvallin is a servicer to Federal Student Aid. Active duty service member? You may be eligible for a 6% interest rate cap.</p>
<div style="border-top:1px dashed #333;margin-top:16px;padding-top:8px" class=row><div>Make checks payable to:<br><b>CORVALLIN</b><br>PO BOX 2970<br>OMAHA NE 68103-2970</div><div>${pairs(
          [
            ["Account Number", account],
            ["Due Date", date.slash(due)],
            ["Current Amount Due", $(regular + past)],
            ["Amount Enclosed", "$"],
          ],
          "class=u",
        )}</div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: list.map((group) => ({
          kind: "student-loan" as const,
          institution,
          accountLast4: account.slice(-4),
          statementDate: statement,
          currentBalance: decimal(group.principal),
          minimumPayment: decimal(group.regular),
          paymentDueDate: due,
          pastDue: decimal(group.past),
          apr: percent(group.rate, 3),
        })),
        transactions: [],
        openRows: [
          { account: 0, date: paidOn, description: "Last Payment Received", amount: decimal(regular) },
        ],
        allowed: {
          institution: ["corvallin", "CORVALLIN"],
          ...Object.fromEntries(
            list.flatMap((_, index) => [
              [`accounts.${index}.institution`, ["corvallin", "CORVALLIN"]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
            ]),
          ),
        },
      },
    };
  },
};

/** A private lender's bill for two loans or one. */
const privately: Layout = {
  name: "ul-student-private",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 4);
    const from = `${year}-${two(month)}-01`;
    const to = lastDay(year, month);
    const due = monthsOn(from, 1, random.pick([18, 21, 25]));
    const late = random.chance(0.3);
    const fees = late ? 2500 : 0;
    const list = Array.from({ length: random.whole(1, 2) }, (_, index) => {
      const disbursed = random.whole(500_000, 2_400_000);
      const rate = random.pick([512, 687, 799, 1025, 1162]) + index * 25;
      const payment = instalment(disbursed, rate, 144);
      const opening = share(disbursed, random.whole(60, 99) / 100);
      const interest = share(opening, (rate * 30) / 3_650_000);
      return {
        id: `${digits(random, 4)}-${digits(random, 4)}`,
        name: index === 0 ? "Undergraduate Smart Loan" : "Graduate Smart Loan",
        disbursed,
        rate,
        payment,
        opening,
        interest,
        principal: payment - interest,
        closing: opening - payment + interest,
      };
    });
    const total = sum(list.map((loan) => loan.payment));
    const behind = late ? total : 0;
    const paidOn = `${year}-${two(month)}-${random.pick(["17", "20"])}`;
    const account = digits(random, 10);
    const institution = "Fannie Roe Bank";
    return {
      html: document(
        `${BASE}body{font:9pt Helvetica,Arial}.brand{font:italic bold 22pt Georgia;color:#1b3f8b}.band2{background:#1b3f8b;color:#fff;padding:6px 10px;font-size:12pt;margin:10px 0}.three{display:flex;gap:14px}.three>div{flex:1;border-top:4px solid #f5a800;padding-top:5px}.n{font-size:14pt;font-weight:bold}.t td{padding:2px 4px;border-bottom:1px dotted #888}h4{margin:14px 0 3px;color:#1b3f8b}`,
        `<div class=row><div class=brand>fannie roe</div><div class=r>Account number<br><b>${account}</b></div></div><div class=band2>Your billing statement</div>
<div class=three><div>Total payment due<div class=n>${$(total + behind + fees)}</div></div><div>Due date<div class=n>${date.slash(due)}</div></div><div>Billing period<div style="font-weight:bold;margin-top:4px">${date.slash(from)} - ${date.slash(to)}</div></div></div>
<div class=row style="margin-top:14px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["Past due amount", $(behind)],
            ["Current amount due", $(total)],
            ["Unpaid fees", $(fees)],
            ["Total payment due", $(total + behind + fees)],
          ],
          "class=t",
        )}</div></div>
${list
  .map(
    (loan, index) =>
      `<h4>Loan ${index + 1}: ${loan.name}</h4><div class=row><div>${pairs(
        [
          ["Loan number", loan.id],
          ["Original disbursed amount", $(loan.disbursed)],
          ["Current principal", $(loan.closing)],
          ["Unpaid interest", $(0)],
          ["Interest rate (fixed)", `${percent(loan.rate, 3)}%`],
        ],
        "class=t",
      )}</div><div>${pairs(
        [
          ["Monthly payment amount", $(loan.payment)],
          ["Past due amount", $(late ? loan.payment : 0)],
          ["Payments this period", $(loan.payment)],
          ["Applied to interest", $(loan.interest)],
          ["Applied to principal", $(loan.principal)],
        ],
        "class=t",
      )}</div></div>`,
  )
  .join("")}
<h4>Payments received this billing period</h4>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          list.map((loan) => [date.slash(paidOn), `Payment - Loan ${loan.id}`, $(loan.payment)]),
          "class=t",
        )}
<p class=small>The Current Amount Due is due on the date shown even if you have paid more than was due in an earlier period, unless you asked us to advance your due date. Interest is capitalized only as your promissory note provides. We may report information about your loan to consumer reporting agencies. Late payments, missed payments, or other defaults may be reflected in your credit report. A late fee of up to $25.00 may be charged.</p><p class=small>Refer a friend and stay on top of your score: you can see your quarterly FICO&reg; Score free of charge when you log in. Fannie Roe Bank, Member FDIC. fannieroe.com</p>
<div style="border-top:2px dashed #1b3f8b;margin-top:14px;padding-top:6px" class=row><div><b>Fannie Roe Bank</b><br>P.O. Box 9500<br>Wilkes-Barre, PA 18773-9500</div><div>${pairs(
          [
            ["Account number", account],
            ["Total payment due", $(total + behind + fees)],
            ["Due date", date.slash(due)],
            ["Amount enclosed", "$|__|__|__|__|.|__|__|"],
          ],
          "class=t",
        )}</div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: list.map((loan) => ({
          kind: "student-loan" as const,
          institution,
          accountLast4: loan.id.slice(-4),
          periodStart: from,
          periodEnd: to,
          currentBalance: decimal(loan.closing),
          originalBalance: decimal(loan.disbursed),
          minimumPayment: decimal(loan.payment),
          paymentDueDate: due,
          pastDue: decimal(late ? loan.payment : 0),
          apr: percent(loan.rate, 3),
        })),
        transactions: list.map((loan, index) => ({
          account: index,
          date: paidOn,
          description: `Payment - Loan ${loan.id}`,
          amount: decimal(loan.payment),
        })),
        allowed: {
          institution: ["fannie roe", "Fannie Roe"],
          ...Object.fromEntries(
            list.flatMap((loan, index) => [
              [`accounts.${index}.institution`, ["fannie roe", "Fannie Roe"]],
              [`accounts.${index}.accountLast4`, [account.slice(-4)]],
              [`accounts.${index}.statementDate`, [to]],
              [`accounts.${index}.interestCharged`, [decimal(loan.interest)]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(loan.payment)]],
              [`accounts.${index}.feesCharged`, [decimal(fees)]],
            ]),
          ),
        },
      },
    };
  },
};

export const ulStudents: readonly Layout[] = [groups, privately];
