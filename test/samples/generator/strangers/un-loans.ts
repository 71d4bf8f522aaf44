import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, instalment, monthEnd, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A large credit union's bill of a car loan: a narrow strip of figures over a ledger of effective dates. */
const auto: Layout = {
  name: "un-loan-cu-auto",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 1);
    const first = monthStart(random);
    const last = monthEnd(first);
    const rate = random.whole(449, 1099) / 100;
    const term = random.pick([48, 60, 72, 84]);
    const original = random.whole(14_000, 42_000) * 100;
    const level = instalment(original, rate, term);
    const before = remaining(original, rate, term, random.whole(4, 30));
    const paidOn = addDays(first, random.whole(3, 20));
    const interest = daily(before, rate, random.whole(28, 32));
    const after = before - (level - interest);
    const late = random.chance(0.35);
    const fee = late ? 2_500 : 0;
    const pastDue = late ? level : 0;
    const due = addDays(last, random.whole(14, 22));
    const account = digits(random, 9);
    const ytd = interest * Number(first.slice(5, 7)) + random.whole(100, 900);
    const rows = [
      [date.noYear(first), "BALANCE FORWARD", "", "", "", "", plain(before)],
      [
        date.noYear(paidOn),
        "PAYMENT - ONLINE TRANSFER",
        `${plain(level)}-`,
        plain(level - interest),
        plain(interest),
        "0.00",
        plain(after),
      ],
    ];
    if (late)
      rows.push([
        date.noYear(last),
        "LATE FEE ASSESSED",
        plain(fee),
        "0.00",
        "0.00",
        plain(fee),
        plain(after),
      ]);
    const html = document(
      `body{font:8.5pt Arial}${BASE} h1{font-size:17pt;color:#7a5b00;margin:0} .bar{background:#e9e2cc;font-weight:bold;padding:3px 6px;margin-top:10px} .s td,.s th{border:1px solid #999;padding:3px 5px;text-align:center;font-size:8pt} .t td,.t th{padding:2px 5px;font-size:8pt} .t th{border-bottom:1px solid #333} .cut{border-top:1px dashed #333;margin-top:22px;padding-top:8px}`,
      `<div class=row><div><h1>Sierra Gold</h1><b>CREDIT UNION</b><br>P.O. Box 15200, Sacramento, CA 95851-0200<br>1-877-555-0143 &nbsp; sierragoldcu.example</div>
<div>${pairs([
        ["Member Number", account],
        ["Statement Period", `${date.slash(first)} - ${date.slash(last)}`],
        ["Page", "1 of 1"],
      ])}</div></div><p style="margin:26px 0 26px 40px">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=bar>LOAN BILLING STATEMENT &nbsp; VEHICLE LOAN - ID 0${random.whole(30, 60)} &nbsp; 20${random.whole(19, 25)} ${random.pick(["TOYOTA RAV4", "HONDA ACCORD", "FORD F150", "SUBARU OUTBACK"])}</div>
${grid(
  "ccccccc",
  [
    "Principal Balance",
    "ANNUAL PERCENTAGE RATE",
    "Daily Periodic Rate",
    "Regular Payment",
    "Past Due",
    "Late Fees Due",
    "Total Due",
  ],
  [
    [
      $(after),
      `${rate.toFixed(2)}%`,
      `${(rate / 365).toFixed(6)}%`,
      $(level),
      $(pastDue),
      $(fee),
      $(level + pastDue + fee),
    ],
  ],
  "class=s",
)}<p><b>Payment Due Date: ${date.slash(due)}</b>${late ? " &nbsp; Your loan is past due. Please remit the past due amount immediately to protect your credit standing." : ""}</p>
<div class=bar>TRANSACTIONS</div>${grid("llrrrrr", ["Eff. Date", "Transaction Description", "Amount", "Principal", "Interest", "Fees", "Balance"], rows, "class=t")}
<div class=row><div><div class=bar>FEES</div>${pairs([["TOTAL FEES FOR THIS PERIOD", $(fee)]])}</div><div><div class=bar>INTEREST CHARGED</div>${pairs(
        [["TOTAL INTEREST FOR THIS PERIOD", $(interest)]],
      )}</div></div>
<p>${first.slice(0, 4)} Totals Year-to-Date: Interest Paid ${$(ytd)} &nbsp;&nbsp; Fees Charged ${$(fee)}</p>
<p class=small>HOW WE FIGURE YOUR INTEREST: Interest accrues daily on the unpaid principal balance by multiplying the principal balance by the daily periodic rate for each day it is outstanding. A payment received after the due date will cause more interest to accrue. A late fee of $25.00 may be charged if a payment is more than 15 days late. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<p class=small>Looking to lower your rate? Refinance with rates as low as 3.99% APR and skip payments for 90 days. Membership required.</p>
<div class=cut><div class=row><div>${person.name}<br>Make check payable to Sierra Gold Credit Union</div><div>${pairs(
        [
          ["Member Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Due", $(level + pastDue + fee)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Sierra Gold Credit Union",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Sierra Gold Credit Union",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              currentBalance: decimal(after),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              apr: rate.toFixed(2),
              feesCharged: decimal(fee),
              interestCharged: decimal(interest),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "PAYMENT - ONLINE TRANSFER", amount: decimal(level) },
            ...(late
              ? [{ account: 0, date: last, description: "LATE FEE ASSESSED", amount: decimal(-fee) }]
              : []),
          ],
          allowed: { "accounts.0.previousBalance": [decimal(before)], "accounts.0.statementDate": [last] },
        },
        "Sierra Gold",
      ),
    };
  },
};

/** A federal servicer's bill: account details in one box, each group of loans on the second page. */
const student: Layout = {
  name: "un-loan-student-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 2);
    const stated = `2026-${String(random.whole(3, 11)).padStart(2, "0")}-0${random.whole(2, 7)}`;
    const due = addDays(stated, 21);
    const days = random.whole(5, 12);
    const lastPaid = addDays(stated, -days);
    const account = `E${digits(random, 9)}`;
    const late = random.chance(0.3);
    const groups = ["A", "B", "C"].slice(0, random.whole(1, 3)).map((letter, index) => {
      const rate = random.pick([2.75, 3.73, 4.53, 4.99, 5.28, 5.5, 6.53, 6.8]);
      const original = random.whole(3_500, 12_000) * 100;
      const principal = remaining(original, rate, 120, random.whole(6, 60));
      const level = instalment(original, rate, 120);
      const toInterest = daily(principal, rate, 30);
      return {
        letter,
        type: random.pick([
          "Direct Loan - Subsidized",
          "Direct Loan - Unsubsidized",
          "Direct Loan - Consolidation Unsub",
        ]),
        rate,
        original,
        principal,
        level,
        accrued: daily(principal, rate, days),
        toInterest,
        disbursed: `20${14 + index}-0${random.whole(8, 9)}-${random.whole(10, 28)}`,
        daily: (principal * rate) / 3_650_000,
        past: late ? level : 0,
      };
    });
    const all = (pick: (group: (typeof groups)[number]) => number) =>
      groups.reduce((sum, group) => sum + pick(group), 0);
    const level = all((group) => group.level);
    const past = all((group) => group.past);
    const balance = all((group) => group.principal + group.accrued);
    const head = `<div class=row><div><span class=logo>Brightwell</span><br><span class=small>Servicing for the U.S. Department of Education</span></div><div class=small style="text-align:right">Questions About Your Statement?<br>Phone: 888.555.0122 &nbsp; Online: brightwellservicing.example</div></div>`;
    const detail = groups
      .map(
        (group) =>
          `<div class=g><b>Group ${group.letter}</b></div><div class=row><div>${pairs([
            ["Loan Type", group.type],
            ["Original Principal Amount", $(group.original)],
            ["First Disbursement Date", date.bare(group.disbursed)],
            ["Lender Name", "DEPT OF ED"],
            ["Interest Rate", `${group.rate.toFixed(2)}%`],
            ["Daily Interest*", `$${group.daily.toFixed(2)}`],
          ])}</div><div>${pairs([
            [`Accrued Interest on ${date.bare(stated)}`, $(group.accrued)],
            ["Regular Monthly Payment Amount", $(group.level)],
            ["Past Due Amount", $(group.past)],
            ["Outstanding Principal Balance", $(group.principal)],
            ["Repayment Plan", "Standard"],
            ["Loan Term (payments remaining)", String(random.whole(50, 110))],
          ])}</div></div>`,
      )
      .join("");
    const html = document(
      `body{font:9pt "Trebuchet MS",Verdana,sans-serif;color:#222}${BASE} .logo{font-size:22pt;color:#00594f} .box{border:2px solid #00594f;border-radius:6px;padding:8px 12px} h3{color:#00594f;margin:0 0 4px} .tot td{border-top:1px solid #00594f;font-weight:bold} .g{background:#d7ebe7;padding:3px 6px;margin:10px 0 4px} .cut{border-top:1px dashed #555;margin-top:30px;padding-top:10px} .t th{background:#eee;font-size:8pt} .t td{font-size:8pt}`,
      `${head}<p style="margin:30px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div class=box style="flex:1.4"><h3>Your Student Loan Account Details</h3><div class=small>For This Month's Billing Cycle</div>
${pairs([
  ["Account", account],
  ["Statement Date", date.bare(stated)],
  ["Current Balance", $(balance)],
  [`Last Payment (Effective ${date.bare(lastPaid)})`, $(level)],
])}<hr>${pairs([
        ["Regular Monthly Payment Amount", $(level)],
        ["Amount Satisfied by Extra Payment", "- $0.00"],
        ["Past Due Amount", `+ ${$(past)}`],
      ])}${pairs(
        [
          ["Current Amount Due", $(level + past)],
          ["Due Date", date.bare(due)],
        ],
        "class=tot",
      )}</div>
<div><h3>Log In to Your Account</h3><p>See your account summary, make a payment, or explore options to lower or postpone your payments.</p>
${late ? "<p><b>Your account is past due.</b> Contact us today. Delinquency may be reported to national credit bureaus.</p>" : "<p><b>Save 0.25% on your interest rate</b> when you sign up for auto debit.</p>"}</div></div>
<p class=small>Paying more than your current amount due will reduce your principal balance and the total cost of your loans. Special payment instructions can be designated online. Current balance is not a payoff amount.</p>
<div class=cut><div class=row><div><b>Brightwell</b><br>P.O. Box 82505, Lincoln, NE 68501-2505<br><br>${person.name}</div><div>${pairs(
        [
          ["Account", account],
          ["Due Date", date.bare(due)],
          ["Current Amount Due", $(level + past)],
          ["Amount Enclosed", "$ _________"],
        ],
      )}</div></div></div><div class=small style="text-align:right">Page 1 of 2</div>${NEXT}
${head}<h3 style="margin-top:14px">Account Snapshot</h3>${detail}
<h3 style="margin-top:14px">Payment Activity Since Last Statement</h3>${grid(
        "lllrrr",
        ["Effective Date", "Group", "Description", "Applied to Interest", "Applied to Principal", "Total"],
        groups.map((group) => [
          date.bare(lastPaid),
          group.letter,
          "Payment - Web",
          $(group.toInterest),
          $(group.level - group.toInterest),
          $(group.level),
        ]),
        "class=t",
      )}<p class=small>*Daily interest is figured by multiplying the outstanding principal balance by the interest rate and dividing by 365. Fees: your loans have no late fees. If you are experiencing difficulty making payments, you may be eligible for an income-driven repayment plan, deferment, or forbearance.</p><div class=small style="text-align:right">Page 2 of 2</div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Brightwell",
        accounts: groups.map((group) => ({
          kind: "student-loan",
          institution: "Brightwell",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          minimumPayment: decimal(group.level),
          paymentDueDate: due,
          pastDue: decimal(group.past),
          apr: group.rate.toFixed(2),
        })),
        transactions: groups.map((group, index) => ({
          account: index,
          date: lastPaid,
          description: "Payment - Web",
          amount: decimal(group.level),
        })),
        allowed: Object.fromEntries(
          groups.flatMap((group, index) => [
            [`accounts.${index}.interestCharged`, [decimal(group.accrued), decimal(group.toInterest)]],
            [`accounts.${index}.paymentsAndCredits`, [decimal(group.level)]],
          ]),
        ),
      },
    };
  },
};

export const unLoans: readonly Layout[] = [auto, student];
