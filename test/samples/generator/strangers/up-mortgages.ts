import type { Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, repaid, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A big bank's home mortgage arm: a grey summary on the right, notes by number, the coupon at the foot. */
const bank = paper(
  "up-mortgage-bank",
  1,
  `body{font:8.5pt Arial,Liberation Sans}${BASE} p{margin:6px 0} .box{background:#b31b1b;color:#ffcd41;font:bold 15pt Georgia,serif;padding:9px 12px;width:1.55in;line-height:1} .h{font:bold 11pt Georgia,serif;border-bottom:2px solid #b31b1b;margin-top:12px} .sum{background:#eeeae3;padding:8px 10px} .sum td{padding:1.5px 0} .act td,.act th{border-bottom:1px solid #999;font-size:8pt;padding:2px 2px} .cut{border-top:1px dashed #000;margin-top:10px;padding-top:5px}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(17, 21));
    const month = `${stated.slice(0, 8)}01`;
    const due = later(month, 1);
    const late = random.chance(0.25);
    const paid = random.whole(14, 120);
    const loan = repaid(
      random.whole(140, 610) * 100_000,
      random.pick([2.75, 3.125, 4.25, 6.375, 6.875]),
      360,
      paid,
    );
    const escrow = random.whole(41_000, 118_000);
    const regular = loan.level + escrow;
    const past = late ? regular : 0;
    const fee = late ? Math.round(loan.level * 0.05) : 0;
    const paidOn = addDays(late ? later(month, -1) : month, random.whole(0, 9));
    const lateOn = addDays(month, 15);
    const year = loan.year(monthOf(paidOn));
    const taxes = monthOf(stated) > 5 ? escrow * 4 : 0;
    const insured = !late && random.chance(0.35) ? escrow * 3 - 1_741 : 0;
    const insuredOn = addDays(month, 11);
    const account = `0${numerals(random, 9)}`;
    const matures = later(due, 359 - paid - (late ? 1 : 0));
    const rows = [];
    if (!late) rows.push(row(paidOn, "Payment", regular));
    else rows.push(row(lateOn, "Late charge assessed", -fee));
    const printed = late
      ? [[date.noYear(lateOn), "Late charge assessed", $(fee), "", "", "", $(fee)]]
      : [
          [
            date.noYear(paidOn),
            "Payment",
            $(regular),
            $(loan.last.principal),
            $(loan.last.interest),
            $(escrow),
            "",
          ],
        ];
    if (insured > 0)
      printed.push([
        date.noYear(insuredOn),
        "Hazard ins disbursement",
        `-${$(insured)}`,
        "",
        "",
        `-${$(insured)}`,
        "",
      ]);
    const body = `<div class=row><div><div class=box>HARLOW<br>STAGE</div><b>Harlow Stage Home Mortgage</b><div class=small>Return Mail Operations<br>PO Box 14411<br>Des Moines, IA 50306-3411</div><p style="margin:26px 0 0 20px">${block}</p></div>
<div><div style="font:16pt Georgia,serif;color:#b31b1b">Mortgage statement</div>${pairs([
      ["Statement date", date.short(stated)],
      ["Loan number", account],
      ["Property address", `${person.street}<br>${person.town}`],
    ])}<div class=h>Customer Service</div><table><tr><td>Online<br>harlowstage.example</td><td>Fax<br>1-866-555-0172</td></tr><tr><td>Telephone<br>1-800-555-0135</td><td>Correspondence<br>PO Box 10335<br>Des Moines, IA 50306</td></tr><tr><td>Hours of operation<br>Mon - Fri, 7 a.m. - 10 p.m.<br>Sat, 8 a.m. - 2 p.m., CT</td><td>Payments<br>PO Box 51120<br>Los Angeles, CA 90051</td></tr></table><div class=small>We accept telecommunications relay service calls</div></div></div>
<div class=row style="margin-top:12px"><div><div class=h>Important messages</div><p>Go paperless. Sign on to view your statements, tax documents and escrow analysis online, and turn off paper delivery at any time.</p><p><b>Questions about your escrow account?</b> We review escrow accounts at least once a year. A change in property taxes or homeowners insurance can raise or lower what you pay each month.</p>${
      late
        ? `<p><b>Our records show that your loan is past due.</b> If you have already mailed your payment, thank you. If you are experiencing a financial hardship, we want to help. Call us at 1-800-555-0177.</p>`
        : `<p><b>Buying, selling or refinancing?</b> Talk with a home mortgage consultant about rates from 5.990% (6.114% APR) and how much you could borrow, up to $832,750.</p>`
    }</div><div class=sum><b style="font:bold 11pt Georgia,serif">Summary</b>${pairs([
      ["<b>Payment (principal and/or interest)</b>", $(loan.level)],
      ["Escrow", $(escrow)],
      ["Optional product(s)", "$0.00"],
      ["<b>Current monthly payment</b>", `<b>${date.short(due)} &nbsp; ${$(regular)}</b>`],
      late && ["Past due payment(s)", $(past)],
      ["Unpaid late charges", $(fee)],
      ["Other charges", "$0.00"],
      ["<b>Total payment due</b>", `<b>${$(regular + past + fee)}</b>`],
      [
        `<span class=small>After ${date.short(addDays(due, 15))}, a late charge may apply</span>`,
        `<span class=small>${$(Math.round(loan.level * 0.05))}</span>`,
      ],
    ])}<div style="border-top:1px solid #888;margin:5px 0"></div>${pairs([
      ["Unpaid principal balance<sup>1</sup>", $(loan.balance)],
      ["<span class=small>(Contact Customer Service for your payoff balance)</span>", ""],
      ["Interest rate", `${loan.rate.toFixed(3)}%`],
      ["Maturity date", date.monthYear(matures)],
      ["Interest paid year-to-date", $(year.interest)],
      ["Taxes paid year-to-date", $(taxes)],
      ["Escrow balance", $(escrow * 4 + 8_812)],
      ["Prepayment penalty", "No"],
    ])}</div></div>
<div class=h>Activity since your last statement</div>${grid("llrrrrr", ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"], printed, "class=act")}
<div class=h>Past payments breakdown</div>${grid(
      "lrr",
      ["", "Paid since last statement", "Paid year-to-date"],
      [
        ["Principal", $(late ? 0 : loan.last.principal), $(year.principal)],
        ["Interest", $(late ? 0 : loan.last.interest), $(year.interest)],
        ["Escrow (taxes and insurance)", $(late ? 0 : escrow), $(escrow * monthOf(paidOn))],
        ["Fees/charges", "$0.00", "$0.00"],
        ["Unapplied funds<sup>2</sup>", "$0.00", "$0.00"],
        ["Total", $(late ? 0 : regular), $(year.principal + year.interest + escrow * monthOf(paidOn))],
      ],
      "class=act",
    )}
<div class=cut><div class=row><div>${block}<p class=small>&#9633; Check here and see reverse for address correction.</p></div><div>${pairs(
      [
        ["Loan number", account],
        ["Current payment due", date.slash(due)],
        ["Total payment due", $(regular + past + fee)],
        ["Additional principal", "$ ______________"],
        ["Additional escrow", "$ ______________"],
        ["Total amount enclosed", "$ ______________"],
      ],
    )}</div></div><p>HARLOW STAGE HOME MORTGAGE<br>PO BOX 51120<br>LOS ANGELES CA 90051-5420</p><div style="font:9pt monospace">708 ${account} 9 2 ${decimal(
      regular + past + fee,
    )
      .replace(".", "")
      .padStart(9, "0")} 5</div></div>
${PAGE}<div class=h>Important information</div><p><sup>1</sup> This is your principal balance only, not the amount required to pay your loan in full. <sup>2</sup> Unapplied funds are partial payments that are not applied to your mortgage but are held until the full payment is received.</p><p><b>Late charges and overdraft fees:</b> Mailed payments should be sent 5 to 7 days before the due date. A fee of up to $25.00 may be charged for each returned payment.</p><p><b>Housing counselor:</b> To find a HUD-approved housing counselor, go to consumerfinance.gov/find-a-housing-counselor or call 1-800-569-4287.</p><p><b>Request for Information or Notice of Error:</b> Write to PO Box 10335, Des Moines, IA 50306-0335 and include your loan number.</p><p><b>Credit reporting:</b> We may report information about your account to credit bureaus.</p><p><b>New York residents:</b> You may file complaints about the Servicer with the New York State Department of Financial Services.</p><p class=small>Harlow Stage Home Mortgage is a division of Harlow Stage Bank, N.A. &copy; 2026 Harlow Stage Bank, N.A. All rights reserved. Equal Housing Lender. NMLSR ID 399812</p>`;
    return {
      body,
      institution: "Harlow Stage Home Mortgage",
      also: ["Harlow Stage", "Harlow Stage Bank", "Harlow Stage Bank, N.A.", "Harlow Stage Bank, N.A"],
      accounts: [
        {
          kind: "mortgage",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(loan.balance),
          minimumPayment: decimal(regular),
          paymentDueDate: due,
          apr: loan.rate.toFixed(3),
          ...(late ? { pastDue: decimal(past) } : {}),
        },
      ],
      rows,
      openRows: insured > 0 ? [row(insuredOn, "Hazard ins disbursement", -insured)] : [],
      allowed: {
        "accounts.0.maturityDate": [matures, `${matures.slice(0, 8)}01`],
        "accounts.0.pastDue": [decimal(past + fee), ...(late ? [] : ["0.00"])],
        "accounts.0.feesCharged": [decimal(fee), "0.00"],
        "accounts.0.interestCharged": [decimal(late ? 0 : loan.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(late ? 0 : regular)],
      },
    };
  },
);

/** A servicer that is the trade name of another: the delinquency box with the history of the account. */
const servicer = paper(
  "up-mortgage-servicer",
  2,
  `body{font:8.5pt Verdana,DejaVu Sans}${BASE} .logo{font:bold 17pt Trebuchet MS,Carlito;color:#00778b} .tt{border:1.5px solid #000;padding:6px 8px} .bar{background:#00778b;color:#fff;font-weight:bold;padding:2px 6px} .bx{border:1px solid #00778b;margin:8px 0} .bx table{margin:3px 0} .bx td,.bx th{padding:1px 6px;font-size:8pt} .f{font-size:7pt}`,
  (random, person, block) => {
    const stated = someDay(random, 17, 3, 11);
    const due = `${later(stated, 1).slice(0, 8)}01`;
    const behind = random.pick([0, 0, 1, 2]);
    const adjustable = random.chance(0.4);
    const loan = repaid(
      random.whole(95, 420) * 100_000,
      random.pick([3.5, 4.625, 5.99, 7.25, 8.125]),
      360,
      random.whole(20, 190),
    );
    const escrow = random.chance(0.8) ? random.whole(28_000, 71_000) : 0;
    const regular = loan.level + escrow;
    const past = regular * behind;
    const charge = Math.round(loan.level * 0.05);
    const fee = behind > 0 ? charge : 0;
    const corporate = behind === 2 ? 1_500 : 0;
    const paidOn = addDays(`${stated.slice(0, 8)}01`, 3);
    const feeOn = addDays(`${stated.slice(0, 8)}01`, 15);
    const years = loan.year(Math.max(1, monthOf(stated) - behind));
    const count = Math.max(1, monthOf(stated) - behind);
    const account = numerals(random, 10);
    const rows = [
      ...(behind === 0 ? [row(paidOn, "Payment", regular)] : [row(feeOn, "Late Charge", -fee)]),
      ...(corporate > 0 ? [row(addDays(feeOn, 1), "Property Inspection", -corporate)] : []),
    ];
    const history = Array.from({ length: behind + 2 }, (_, index) => later(due, index - behind - 2));
    const owed = regular + past + fee + corporate;
    const body = `<table><tr><td style="width:48%"><div class=logo>pointbreak</div><b>Pointbreak Mortgage Servicing</b><div class=f>PO Box 77404<br>Ewing, NJ 08628</div><div class=f style="margin-top:8px">Phone Number: 800-555-0164 &nbsp; Fax: 866-555-0112<br>Email: loanservicing@pointbreakmtg.example<br>Hours: Monday-Friday 8:00AM-9:00PM ET, Saturday 10:00AM-2:00PM ET</div></td><td><div style="font-size:14pt;text-align:right">Mortgage Statement</div><div class=r>Statement Date: ${date.slash(stated)}</div><div class=tt>${pairs(
      [
        ["Loan Number", account],
        ["Payment Due Date", date.slash(due)],
        ["<b>Amount Due</b>", `<b>${$(owed)}</b>`],
      ],
    )}<div class=f><i>If payment is received after ${date.slash(addDays(due, 15))}, a ${$(charge)} late fee will be charged.</i></div></div></td></tr></table>
<p style="margin:22px 0 22px 30px">${block}</p>
<div class=row><div><div class=bx><div class=bar>Account Information</div>${pairs([
      ["Property Address", `${person.street}<br>${person.town}`],
      ["Outstanding Principal*", $(loan.balance)],
      ["Deferred Balance", "$0.00"],
      [
        adjustable
          ? `Current Interest Rate (until ${date.monthYear(later(due, 7))})`
          : "Current Interest Rate",
        `${loan.rate.toFixed(3)}%`,
      ],
      ["Escrow Balance", escrow > 0 ? $(behind > 1 ? -escrow : escrow * 3 + 1_420) : "$0.00"],
      ["Prepayment Penalty", "No"],
    ])}<div class=f style="padding:0 6px">*This is not a payoff amount. Please contact us for the amount needed to pay off your loan.</div></div></div>
<div><div class=bx><div class=bar>Explanation of Amount Due</div>${pairs([
      ["Principal", $(loan.nextPrincipal)],
      ["Interest", $(loan.nextInterest)],
      ["Escrow Amount (for Taxes and Insurance)", $(escrow)],
      ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
      ["Total Fees &amp; Charges", $(fee + corporate)],
      ["Overdue Payment(s)", $(past)],
      ["Partial Payment (Unapplied)", "$0.00"],
      ["<b>Total Amount Due</b>", `<b>${$(owed)}</b>`],
    ])}</div></div></div>
<div class=bx><div class=bar>Transaction Activity (${date.slash(addDays(later(stated, -1), 1))} to ${date.slash(stated)})</div>${grid(
      "llrr",
      ["Date", "Description", "Charges", "Payments"],
      [
        ...(behind === 0
          ? [[date.slash(paidOn), "Payment", "", $(regular)]]
          : [[date.slash(feeOn), "Late Charge", $(fee), ""]]),
        ...(corporate > 0 ? [[date.slash(addDays(feeOn, 1)), "Property Inspection", $(corporate), ""]] : []),
      ],
    )}</div>
<div class=row><div><div class=bx><div class=bar>Past Payments Breakdown</div>${grid(
      "lrr",
      ["", "Paid Last Month", "Paid Year to Date"],
      [
        ["Principal", $(behind === 0 ? loan.last.principal : 0), $(years.principal)],
        ["Interest", $(behind === 0 ? loan.last.interest : 0), $(years.interest)],
        ["Escrow (Taxes &amp; Insurance)", $(behind === 0 ? escrow : 0), $(escrow * count)],
        ["Fees &amp; Charges", "$0.00", "$0.00"],
        ["Partial Payment (Unapplied)", "$0.00", "$0.00"],
        ["<b>Total</b>", $(behind === 0 ? regular : 0), $(years.principal + years.interest + escrow * count)],
      ],
    )}</div></div><div>${
      behind > 0
        ? `<div class=bx><div class=bar>**Delinquency Notice**</div><div style="padding:4px 6px"><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure &ndash; the loss of your home. As of ${date.slash(stated)}, you are ${behind === 1 ? 16 : 47} days delinquent on your mortgage loan.<br><b>Recent Account History</b>${history
            .map(
              (day, index) =>
                `<br>&bull; Payment due ${date.slash(day)}: ${index < 2 ? `Fully paid on ${date.slash(addDays(day, 4))}` : `Unpaid balance of ${$(regular)}`}`,
            )
            .join(
              "",
            )}<br>&bull; Current payment due ${date.slash(due)}: ${$(regular)}<br><b>&bull; Total: ${$(owed)} due.</b> You must pay this amount to bring your loan current.<br>If You Are Experiencing Financial Difficulty: See the back for information about mortgage counseling or assistance.</div></div>`
        : `<div class=bx><div class=bar>Important Messages</div><div style="padding:4px 6px">Enroll in AutoPay at pointbreakmtg.example and never miss a due date. Have you thought about refinancing? Ask for a no-cost review of your loan: 888-555-0104.<br><br>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account.</div></div>`
    }</div></div>
<div style="border-top:1px dotted #000;margin-top:10px;padding-top:5px" class=row><div class=f>Pointbreak Mortgage Servicing<br>PO Box 740039<br>Cincinnati, OH 45274-0039<br><br>Make checks payable to Pointbreak Mortgage Servicing. Write your loan number on your check.</div><div>${pairs(
      [
        ["Loan Number", account],
        [`Amount Due By ${date.slash(due)}`, $(owed)],
        [`Amount Due After ${date.slash(addDays(due, 15))}`, $(owed + charge)],
        ["Additional Principal", "$__________"],
        ["Total Amount Enclosed", "$__________"],
      ],
    )}</div></div>
${PAGE}<p class=f>Drayton Residential LLC dba Pointbreak Mortgage Servicing is a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. If you are a customer in bankruptcy or a customer who has received a bankruptcy discharge of this debt: please be advised that this notice is to advise you of the status of your mortgage loan and is not a demand for payment.</p><p class=f><b>Notice to servicemembers and their dependents:</b> The federal Servicemembers Civil Relief Act and certain state laws provide important protections, including interest rate limits of 6%. Call 800-555-0164.</p><p class=f><b>Schedule of fees:</b> Returned payment $25.00; expedited payment by phone $0.00 &ndash; $15.00; payoff by fax $20.00; recorded release, as charged by the county. Not all fees are charged in all states.</p><p class=f><b>Successors in interest:</b> If you receive this as a confirmed successor in interest, you are not liable for the debt unless you assume it under state law.</p><p class=f>Attention North Carolina residents: permit number 113182. Colorado: 80 Garden Center, Suite 3, Broomfield, CO 80020. Drayton Residential LLC, 55 Beattie Place, Suite 110, Greenville, SC 29601. NMLS ID 3013.</p>`;
    return {
      body,
      institution: "Pointbreak Mortgage Servicing",
      also: [
        "pointbreak",
        "Pointbreak",
        "Drayton Residential LLC",
        "Drayton Residential LLC dba Pointbreak Mortgage Servicing",
      ],
      accounts: [
        {
          kind: "mortgage",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(loan.balance),
          minimumPayment: decimal(regular),
          paymentDueDate: due,
          pastDue: decimal(past),
          apr: loan.rate.toFixed(3),
        },
      ],
      rows,
      allowed: {
        "accounts.0.pastDue": [decimal(past + fee + corporate)],
        "accounts.0.periodStart": [addDays(later(stated, -1), 1)],
        "accounts.0.periodEnd": [stated],
        "accounts.0.feesCharged": [decimal(fee + corporate), "0.00"],
        "accounts.0.interestCharged": [
          decimal(loan.nextInterest),
          decimal(behind === 0 ? loan.last.interest : 0),
        ],
        "accounts.0.paymentsAndCredits": [decimal(behind === 0 ? regular : 0)],
      },
    };
  },
);

export const upMortgages: readonly Layout[] = [bank, servicer];
