import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  daily,
  digits,
  inMonths,
  instalment,
  monthEnd,
  monthStart,
  NEXT,
  remaining,
  start,
} from "./un-data.ts";

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
          allowed: { "accounts.0.previousBalance": [decimal(before)] },
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
    const lastPaid = addDays(stated, -random.whole(5, 12));
    const account = `E${digits(random, 9)}`;
    const late = random.chance(0.3);
    const groups = ["A", "B", "C"].slice(0, random.whole(1, 3)).map((letter, index) => {
      const rate = random.pick([2.75, 3.73, 4.53, 4.99, 5.28, 5.5, 6.53, 6.8]);
      const original = random.whole(3_500, 12_000) * 100;
      const principal = remaining(original, rate, 120, random.whole(6, 60));
      const level = instalment(original, rate, 120);
      const days = random.whole(5, 12);
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
        daily: Math.round((principal * rate) / 365) / 100,
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
      },
    };
  },
};

/** A non-bank servicer's mortgage bill: three boxes on top, where payments went, activity, the coupon. */
const mortgage: Layout = {
  name: "un-loan-mortgage-nonbank",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 3);
    const first = monthStart(random);
    const stated = addDays(first, 17);
    const due = inMonths(first, 1);
    const rate = random.pick([2.875, 3.25, 3.875, 5.625, 6.125, 6.75]);
    const original = random.whole(160, 520) * 100_000;
    const paid = random.whole(10, 70);
    const before = remaining(original, rate, 360, paid);
    const level = instalment(original, rate, 360);
    const interest = Math.round((before * rate) / 1200);
    const principal = level - interest;
    const after = before - principal;
    const nextInterest = Math.round((after * rate) / 1200);
    const escrow = random.whole(38_000, 96_000);
    const late = random.chance(0.3);
    const past = late ? level + escrow : 0;
    const fee = late ? Math.round(level * 0.05) : 0;
    const regular = level + escrow;
    const months = Number(first.slice(5, 7));
    const loan = digits(random, 10);
    const paidOn = addDays(first, 2);
    const lateOn = addDays(first, 16);
    const ytdPrincipal = principal * months - months * 41;
    const ytdInterest = regular * months - ytdPrincipal - escrow * months;
    const rows = [[date.slash(paidOn), "Payment", $(regular), $(principal), $(interest), $(escrow), "", ""]];
    if (late) rows.push([date.slash(lateOn), "Late Charge Assessed", $(fee), "", "", "", $(fee), ""]);
    const html = document(
      `body{font:8.5pt Calibri,Carlito,Arial}${BASE} .logo{font-size:20pt;font-weight:bold;color:#c8102e} .h{background:#3d4a57;color:#fff;padding:3px 8px;font-weight:bold} .due td{border:1px solid #3d4a57;padding:4px 8px} .b{border:1px solid #bbb;margin-bottom:8px} .b table{margin:4px 0} .b td{padding:1px 8px} .t td,.t th{border-bottom:1px solid #ccc;padding:2px 4px;font-size:7.5pt} .cut{border-top:1px dashed #333;padding-top:8px;margin-top:14px}`,
      `<div class=row><div><div class=logo>ms. harper</div><div class=small>Ms. Harper is a brand name of Larkstone Mortgage LLC<br>PO Box 619094, Dallas, TX 75261</div><p style="margin-top:24px">${person.name}<br>${person.street}<br>${person.town}</p></div>
<div><b style="font-size:13pt">MORTGAGE LOAN STATEMENT</b>${pairs(
        [
          ["STATEMENT DATE", date.slash(stated)],
          ["LOAN NUMBER", loan],
          ["PAYMENT DUE DATE", date.slash(due)],
          ["<b>AMOUNT DUE</b>", `<b>${$(regular + past + fee)}</b>`],
        ],
        "class=due",
      )}<div class=small>If payment is received after ${date.slash(addDays(due, 15))}, ${$(Math.round(level * 0.05))} late fee will be charged.</div></div></div>
<p>PROPERTY ADDRESS: ${person.street}, ${person.town}</p>
<div class=row><div><div class=b><div class=h>ACCOUNT OVERVIEW</div>${pairs([
        ["INTEREST BEARING PRINCIPAL BALANCE", $(after)],
        ["DEFERRED PRINCIPAL BALANCE", "$0.00"],
        ["ESCROW BALANCE", $(escrow * random.whole(2, 6))],
        ["INTEREST RATE", `${rate.toFixed(3)}%`],
        ["PREPAYMENT PENALTY", "NONE"],
      ])}</div></div><div><div class=b><div class=h>EXPLANATION OF AMOUNT DUE</div>${pairs([
        ["PRINCIPAL", $(level - nextInterest)],
        ["INTEREST", $(nextInterest)],
        ["ESCROW AMOUNT (FOR TAXES AND INSURANCE)", $(escrow)],
        ["<b>REGULAR MONTHLY PAYMENT</b>", `<b>${$(regular)}</b>`],
        ["TOTAL FEES AND CHARGES", $(fee)],
        ["OVERDUE PAYMENT(S)", $(past)],
        ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00"],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(regular + past + fee)}</b>`],
      ])}</div></div></div>
<div class=b><div class=h>PAST PAYMENTS BREAKDOWN</div>${grid(
        "lrr",
        ["", "PAID SINCE LAST STATEMENT", "PAID YEAR TO DATE"],
        [
          ["PRINCIPAL", $(principal), $(ytdPrincipal)],
          ["INTEREST", $(interest), $(ytdInterest)],
          ["ESCROW (TAXES AND INSURANCE)", $(escrow), $(escrow * months)],
          ["FEES", "$0.00", "$0.00"],
          ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00", "$0.00"],
          ["<b>TOTAL</b>", $(regular), $(regular * months)],
        ],
      )}</div>
<div class=b><div class=h>TRANSACTION ACTIVITY (${date.slash(addDays(first, -13))} to ${date.slash(stated)})</div>${grid("llrrrrrr", ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "FEES", "OTHER"], rows, "class=t")}</div>
${late ? `<div class=b><div class=h>DELINQUENCY NOTICE</div><p style="margin:4px 8px">You are late on your mortgage payments. As of ${date.slash(stated)}, you are ${random.whole(32, 47)} days delinquent on your mortgage loan. Failure to bring your loan current may result in fees and foreclosure - the loss of your home.<br>Recent Account History: Payment due ${date.slash(first)}: Unpaid balance of ${$(past)}. Total: ${$(regular + past + fee)} due. You must pay this amount to bring your loan current.</p></div>` : `<p class=small>IMPORTANT MESSAGES: Thinking about a kitchen remodel? Your home equity could be the answer. Call us to see how much cash you may be able to access.</p>`}
<p class=small>Partial payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage. The principal balance is not the amount required to pay off your loan.</p>
<div class=cut><div class=row><div><b>LARKSTONE MORTGAGE LLC DBA MS. HARPER</b><br>PO BOX 650783, DALLAS, TX 75265-0783</div><div>${pairs(
        [
          ["LOAN NUMBER", loan],
          ["TOTAL AMOUNT DUE", $(regular + past + fee)],
          ["ADDITIONAL PRINCIPAL", "$ ________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$ ________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Ms. Harper",
          accounts: [
            {
              kind: "mortgage",
              institution: "Ms. Harper",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(3),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment", amount: decimal(regular) },
            ...(late
              ? [{ account: 0, date: lateOn, description: "Late Charge Assessed", amount: decimal(-fee) }]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
            "accounts.0.paymentsAndCredits": [decimal(regular)],
            "accounts.0.periodStart": [addDays(first, -13)],
            "accounts.0.periodEnd": [stated],
          },
        },
        "ms. harper",
        "Larkstone Mortgage LLC",
        "Larkstone Mortgage",
        "LARKSTONE MORTGAGE LLC DBA MS. HARPER",
      ),
    };
  },
};

export const unLoans: readonly Layout[] = [auto, student, mortgage];
