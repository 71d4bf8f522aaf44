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
import { paper } from "./ve-data.ts";

const $ = money.dollar;

/** A servicer that took the loan over: coupon on top of the page's foot, delinquency box with history, phases of fees. */
const mortgage = paper("loan-mortgage-shore", "loans", (seed) => {
  const { random, person } = start(seed, 721);
  const first = monthStart(random);
  const stated = addDays(first, 17);
  const due = inMonths(first, 1);
  const rate = random.pick([3.125, 3.75, 4.5, 6.375, 7.125]);
  const original = random.whole(140, 480) * 100_000;
  const before = remaining(original, rate, 360, random.whole(8, 90));
  const level = instalment(original, rate, 360);
  const interest = Math.round((before * rate) / 1200);
  const principal = level - interest;
  const after = before - principal;
  const nextInterest = Math.round((after * rate) / 1200);
  const escrow = random.whole(31_000, 88_000);
  const late = random.chance(0.35);
  const regular = level + escrow;
  const past = late ? regular : 0;
  const fee = late ? Math.round(level * 0.05) : 0;
  const unapplied = late ? random.whole(0, 1) * 25_000 : 0;
  const owed = regular + past + fee - unapplied;
  const months = Number(stated.slice(5, 7));
  const loan = digits(random, 10);
  const paidOn = addDays(first, late ? -12 : random.whole(2, 12));
  const taxOn = addDays(first, 14);
  const tax = random.chance(0.4) ? random.whole(90_000, 310_000) : 0;
  const maturity = inMonths(due, random.whole(180, 330));
  const rows = [
    [date.slash(paidOn), "PAYMENT", $(principal), $(interest), $(escrow), "$0.00", $(regular)],
    ...(tax > 0
      ? [
          [
            date.slash(taxOn),
            "COUNTY TAX DISBURSEMENT",
            "$0.00",
            "$0.00",
            `-${$(tax)}`,
            "$0.00",
            `-${$(tax)}`,
          ],
        ]
      : []),
    ...(fee > 0
      ? [[date.slash(addDays(first, 16)), "LATE CHARGE ASSESSED", "$0.00", "$0.00", "$0.00", $(fee), $(fee)]]
      : []),
  ];
  const html = document(
    `body{font:8.5pt Arial}${BASE} .logo{font:300 22pt Arial;color:#00788a} .h{background:#00788a;color:#fff;padding:3px 6px;font-weight:bold;margin-top:8px} .t td,.t th{font-size:7.5pt;padding:2px 4px;border-bottom:1px solid #ccc} .due{background:#e6f3f5;padding:6px}`,
    `<div class=row><div><div class=logo>Shorepoint</div><div class=small>Mortgage Servicing<br>P.O. Box 10826, Greenville, SC 29603-0826</div><p style="margin-top:20px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><h3 style="margin:0">Mortgage Statement</h3>Statement Date: ${date.slash(stated)}<div class=due>${pairs(
      [
        ["Account Number", loan],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["<b>Amount Due</b>", `<b>${$(owed)}</b>`],
      ],
    )}<i class=small>If payment is received after ${date.slash(addDays(due, 15))}, ${$(Math.round(level * 0.05))} late fee will be charged.</i></div><div class=small>Phone Number: 800-365-7107 &nbsp; Website: www.shorepointmtg.example<br>Property Address: ${person.street}, ${person.town}</div></div></div>
<div class=row><div><div class=h>Account Information</div>${pairs([
      ["Outstanding Principal Balance*", $(after)],
      ["Current Interest Rate", `${rate.toFixed(3)}%`],
      ["Prepayment Penalty", "No"],
      ["Maturity Date", date.monthYear(maturity)],
      ["Escrow Balance", $(escrow * random.whole(2, 6))],
      ["Unapplied Funds Balance", $(unapplied)],
    ])}<span class=small>*This is the Principal Balance only, not the amount required to pay your loan in full.</span></div><div><div class=h>Explanation of Amount Due</div>${pairs(
      [
        ["Principal", $(level - nextInterest)],
        ["Interest", $(nextInterest)],
        ["Escrow (Taxes and/or Insurance)", $(escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
        ["Total Fees and Charges", $(fee)],
        ["Overdue Payment", $(past)],
        ["Unapplied Funds", unapplied > 0 ? `-${$(unapplied)}` : "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(owed)}</b>`],
      ],
    )}</div></div>
<div class=h>Transaction Activity (${date.slash(addDays(first, -14))} - ${date.slash(stated)})</div>${grid("llrrrrr", ["Date", "Description", "Principal", "Interest", "Escrow", "Fees/Other", "Total"], rows, "class=t")}
<div class=h>Past Payments Breakdown</div>${grid(
      "lrr",
      ["", "Paid Since Last Statement", "Paid Year to Date"],
      [
        ["Principal", $(principal), $(principal * months)],
        ["Interest", $(interest), $(interest * months)],
        ["Escrow (Taxes and Insurance)", $(escrow), $(escrow * months)],
        ["Fees", "$0.00", "$0.00"],
        ["Unapplied Funds", $(unapplied), $(unapplied)],
        ["<b>Total</b>", $(regular + unapplied), $(regular * months + unapplied)],
      ],
      "class=t",
    )}
${
  late
    ? `<div class=h>**Delinquency Notice**</div><p><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure &mdash; the loss of your home. As of ${date.slash(stated)}, your first missed payment was due ${date.slash(inMonths(due, -1))}.<br>Recent Account History:<br>&bull; Payment due ${date.slash(inMonths(due, -2))}: Fully paid on ${date.slash(paidOn)}<br>&bull; Payment due ${date.slash(inMonths(due, -1))}: Unpaid balance of ${$(past)}<br>&bull; Current payment due ${date.slash(due)}: ${$(regular)}<br>&bull; <b>Total: ${$(owed)} due. You must pay this amount to bring your loan current.</b></p>`
    : `<div class=h>Important Messages</div><p>Go paperless! Sign up for eStatements at www.shorepointmtg.example. Did you know you can make an additional principal payment with your monthly payment? Shorepoint Mortgage Servicing is a trade name of New Harbor LLC.</p>`
}
<p class=small><b>Partial Payments:</b> Any partial payments you make are not applied to your mortgage, but instead are held in a separate unapplied funds account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p>
<hr style="border-top:1px dashed"><div class=row><div>Shorepoint Mortgage Servicing<br>P.O. BOX 650840<br>DALLAS TX 75265-0840</div><div>${pairs(
      [
        ["Account Number", loan],
        ["Due Date", date.slash(due)],
        ["Total Amount Due", $(owed)],
        ["Additional Principal", "$"],
        ["Additional Escrow", "$"],
        ["Total Amount Enclosed", "$"],
      ],
    )}</div></div>${NEXT}<h3>Important Disclosures</h3><p class=small>New Harbor LLC dba Shorepoint Mortgage Servicing is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. If you are in bankruptcy or received a bankruptcy discharge of this debt, this communication is not an attempt to collect the debt against you personally. Attention Servicemembers and Dependents: The federal Servicemembers Civil Relief Act and certain state laws provide important protections. HUD counseling: 800-569-4287. NMLS ID 3013. A returned check fee of up to $25.00 may apply. North Carolina residents: New Harbor is licensed under permit 112953.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "Shorepoint Mortgage Servicing",
        accounts: [
          {
            kind: "mortgage",
            institution: "Shorepoint Mortgage Servicing",
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
          { account: 0, date: paidOn, description: "PAYMENT", amount: decimal(regular) },
          ...(fee > 0
            ? [
                {
                  account: 0,
                  date: addDays(first, 16),
                  description: "LATE CHARGE ASSESSED",
                  amount: decimal(-fee),
                },
              ]
            : []),
        ],
        openRows:
          tax > 0
            ? [{ account: 0, date: taxOn, description: "COUNTY TAX DISBURSEMENT", amount: decimal(-tax) }]
            : [],
        allowed: {
          "accounts.0.feesCharged": [decimal(fee), "0.00"],
          "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
          "accounts.0.paymentsAndCredits": [decimal(regular), decimal(regular + unapplied)],
          "accounts.0.periodStart": [addDays(first, -14)],
          "accounts.0.periodEnd": [stated],
          // Printed as a month only.
          "accounts.0.maturityDate": [maturity, `${maturity.slice(0, 8)}01`, monthEnd(maturity)],
        },
      },
      "Shorepoint",
      "New Harbor LLC",
      "New Harbor LLC dba Shorepoint Mortgage Servicing",
    ),
  };
});

/** A regional bank's home equity line: draw period, variable rate, principal and interest apart in the amount due. */
const heloc = paper("loan-heloc-draw", "loans", (seed) => {
  const { random, person } = start(seed, 722);
  const end = addDays("2026-01-18", random.whole(0, 270));
  const days = random.whole(29, 32);
  const first = addDays(end, 1 - days);
  const limit = random.whole(6, 30) * 500_000;
  const previous = random.whole(700_000, Math.round(limit * 0.8));
  const rate = random.pick([7.25, 7.75, 8.49, 9.1]).toFixed(2);
  const late = random.chance(0.25);
  const paid = late ? 0 : Math.round((previous * Number(rate)) / 1200) + random.whole(0, 300) * 100;
  const drawn = random.chance(0.5) ? random.whole(5, 60) * 10_000 : 0;
  const average = previous - Math.round(paid / 2) + Math.round(drawn / 3);
  const interest = daily(average, Number(rate), days);
  const fee = late ? 2_500 : 0;
  const balance = previous - paid + drawn + interest + fee;
  const pastDue = late ? Math.round((previous * Number(rate)) / 1200) : 0;
  const due = addDays(end, 25);
  const account = digits(random, 14);
  const minimum = interest + fee + pastDue;
  const payday = addDays(first, 11);
  const drawday = addDays(first, 17);
  const drawEnds = inMonths(`${end.slice(0, 8)}15`, random.whole(14, 100));
  const maturity = inMonths(drawEnds, 180);
  const rows = [
    ...(paid > 0 ? [{ day: payday, text: "PAYMENT RECEIVED - THANK YOU", amount: paid }] : []),
    ...(drawn > 0 ? [{ day: drawday, text: "ADVANCE - CHECK 0114", amount: -drawn }] : []),
    ...(fee > 0 ? [{ day: addDays(first, 20), text: "LATE FEE", amount: -fee }] : []),
  ];
  const html = document(
    `body{font:9pt Tahoma,Arial}${BASE} .logo{font:bold 20pt Tahoma,Arial;color:#006b3f} .h{color:#006b3f;font-weight:bold;border-bottom:2px solid #006b3f;margin-top:12px} .t td,.t th{padding:2px 4px}`,
    `<div class=row><div class=logo>&#10059; Commonhold Bank<sup>&reg;</sup></div><div style="text-align:right">1-800-555-9222<br>Call anytime for account information, current rates and answers to your questions.<br><br><b>Home Equity Line of Credit Statement</b><br>Page 1 of 2</div></div>
<div class=row style="margin-top:16px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>Beginning ${date.longNoYear(first)}, ${first.slice(0, 4)}<br>through ${date.long(end)}<br>Account Number ${account}</div></div>
<div class=row><div><div class=h>Account Summary</div>${pairs([
      ["Previous Balance", $(previous)],
      ["Payments and Credits", `- ${$(paid)}`],
      ["Advances and Debits", `+ ${$(drawn)}`],
      ["Fees Charged", `+ ${$(fee)}`],
      ["Interest Charged", `+ ${$(interest)}`],
      ["<b>New Balance</b>", `<b>= ${$(balance)}</b>`],
    ])}${pairs([
      ["Credit Limit", $(limit)],
      ["Available Credit", $(limit - balance)],
      ["Draw Period End Date", date.slash(drawEnds)],
      ["Maturity Date", date.slash(maturity)],
      ["Statement Closing Date", date.slash(end)],
      ["Days in Billing Cycle", String(days)],
    ])}</div><div><div class=h>Payment Information</div>${pairs([
      ["Principal Due", "$0.00"],
      ["Interest Due", $(interest)],
      ["Fees Due", $(fee)],
      ["Past Due Amount", $(pastDue)],
      ["<b>Minimum Payment Due</b>", `<b>${$(minimum)}</b>`],
      ["<b>Payment Due Date</b>", `<b>${date.slash(due)}</b>`],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment within 15 days of the payment due date listed above, you may be charged a late fee of $25.00.</p>${late ? "<p><b>Your account is past due. Please remit the Minimum Payment Due immediately.</b></p>" : "<p>During your draw period, only interest is due each month. Paying principal as well will lower what you owe.</p>"}</div></div>
<div class=h>Transactions</div>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], [...rows.map((row) => [date.noYear(row.day), date.noYear(row.day), row.text, row.amount > 0 ? `-${$(row.amount)}` : $(-row.amount)]), [date.noYear(end), date.noYear(end), "INTEREST CHARGE", $(interest)], ["", "", "<b>Total Interest for this Period</b>", $(interest)], ["", "", "<b>Total Fees for this Period</b>", $(fee)]], "class=t")}
<table class=t style="width:55%;margin-top:8px"><tr><th colspan=2>${end.slice(0, 4)} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${end.slice(0, 4)}</td><td class=r>${$(fee)}</td></tr><tr><td>Total interest charged in ${end.slice(0, 4)}</td><td class=r>${$(interest * Number(end.slice(5, 7)))}</td></tr></table>
<div class=h>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrrrr", ["Type of Balance", "Annual Percentage Rate (APR)", "Daily Periodic Rate", "Days", "Balance Subject to Interest Rate", "Interest Charge"], [["Variable Rate Line", `${rate}% (v)`, `${(Number(rate) / 365).toFixed(5)}%`, String(days), $(average), $(interest)]], "class=t")}<span class=small>(v) = Variable Rate. If you have more than one rate, see reverse side.</span>
<hr style="border-top:1px dashed"><div class=row><div>COMMONHOLD BANK, N.A.<br>P.O. BOX 42010<br>PROVIDENCE, RI 02940-2010</div><div>${pairs(
      [
        ["Account Number", account],
        ["Payment Due Date", date.slash(due)],
        ["Minimum Payment Due", $(minimum)],
        ["Additional Principal", "$"],
        ["Amount Enclosed", "$"],
      ],
    )}</div></div>${NEXT}<p class=small><b>What To Do If You Think You Find A Mistake On Your Statement:</b> write to us at Commonhold Bank, Attn: Client Services Department, PO Box 42001, Providence, RI 02940-2001. You must contact us within 60 days after the error appeared on your statement. <b>How We Calculate Your Balance Subject to Interest Rate:</b> We use a method called "average daily balance (including new transactions)." Equal Housing Lender. Member FDIC. Commonhold is a brand name of Commonhold Bank, N.A.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "Commonhold Bank",
        accounts: [
          {
            kind: "heloc",
            institution: "Commonhold Bank",
            accountLast4: account.slice(-4),
            statementDate: end,
            periodStart: first,
            periodEnd: end,
            previousBalance: decimal(previous),
            currentBalance: decimal(balance),
            paymentsAndCredits: decimal(paid),
            feesCharged: decimal(fee),
            interestCharged: decimal(interest),
            creditLimit: decimal(limit),
            availableCredit: decimal(limit - balance),
            minimumPayment: decimal(minimum),
            paymentDueDate: due,
            pastDue: decimal(pastDue),
            maturityDate: maturity,
            apr: rate,
          },
        ],
        transactions: [
          ...rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: decimal(row.amount),
          })),
          { account: 0, date: end, description: "INTEREST CHARGE", amount: decimal(-interest) },
        ],
        allowed: {
          "accounts.0.purchases": [decimal(drawn)],
          "accounts.0.minimumPayment": [decimal(interest), decimal(interest + fee)],
          "accounts.0.aprs.0.kind": ["purchase", "cash-advance"],
          "accounts.0.aprs.0.apr": [rate],
          "accounts.0.aprs.0.balance": [decimal(average)],
        },
      },
      "Commonhold",
      "Commonhold Bank, N.A.",
    ),
  };
});

export const veLoansHome: readonly Layout[] = [mortgage, heloc];
