import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, instalment, monthEnd, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A big bank's mortgage: the question-and-answer box of the amount due, a maturity date, contractual terms. */
const bank: Layout = {
  name: "vc-loan-mortgage-bank",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 321);
    const due = monthStart(random);
    const stated = addDays(due, -random.whole(12, 18));
    const rate = random.pick([2.75, 3.625, 4.99, 6.375, 7.125]);
    const term = random.pick([180, 360]);
    const made = random.whole(8, 90);
    const original = random.whole(140, 690) * 100_000;
    const level = instalment(original, rate, term);
    const before = remaining(original, rate, term, made);
    const interest = Math.round((before * rate) / 1200);
    const after = before - (level - interest);
    const next = Math.round((after * rate) / 1200);
    const escrow = random.whole(30_000, 110_000);
    const extra = random.chance(0.3) ? random.whole(50, 300) * 100 : 0;
    const principal = after - extra;
    const regular = level + escrow;
    const loan = digits(random, 10);
    const paidOn = addDays(due, -random.whole(25, 30));
    const months = Math.max(1, Number(stated.slice(5, 7)));
    const matures = inMonths(due, term - made - 1);
    const taxes = random.chance(0.3) ? random.whole(90_000, 280_000) : 0;
    const rows = [
      [
        date.slash(paidOn),
        "Payment - Thank You",
        $(regular),
        $(level - interest),
        $(interest),
        $(escrow),
        "$0.00",
      ],
      ...(extra > 0
        ? [[date.slash(paidOn), "Principal Payment", $(extra), $(extra), "$0.00", "$0.00", "$0.00"]]
        : []),
      ...(taxes > 0
        ? [
            [
              date.slash(addDays(paidOn, 3)),
              "County Tax Disbursement",
              `-${$(taxes)}`,
              "$0.00",
              "$0.00",
              `-${$(taxes)}`,
              "$0.00",
            ],
          ]
        : []),
    ];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:21pt;font-weight:bold;letter-spacing:2px;color:#123a6b} h3{color:#123a6b;border-bottom:1px solid #123a6b;font-size:10.5pt;margin:12px 0 4px} .due{border:2px solid #123a6b;padding:8px} .t td,.t th{font-size:7.5pt;padding:2px 3px} .cut{border-top:1px dashed #000;margin-top:16px;padding-top:8px}`,
      `<div class=row><div><div class=logo>GARRISON &#9670;</div><div class=small>Customer Service 1-800-555-0108 &nbsp; Hearing impaired (TDD) 1-800-555-0109<br>Garrison Bank, N.A. &nbsp; OH4-7302 &nbsp; PO Box 183222 &nbsp; Columbus, OH 43218-3222</div></div><div class=due>${pairs(
        [
          ["<b>Mortgage Loan Statement</b>", ""],
          ["Loan Number", loan],
          ["Statement Date", date.slash(stated)],
          ["Property Address", person.street],
          ["Payment Due Date", date.slash(due)],
          ["<b>Total Payment Due</b>", `<b>${$(regular)}</b>`],
        ],
      )}<div class=small>If payment is received after ${date.slash(addDays(due, 15))}, a ${$(Math.round(level * 0.05))} late fee may be charged.</div></div></div>
<p style="margin:16px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div><h3>Loan Overview as of ${date.slash(stated)}</h3>${pairs([
        ["Original Principal Balance", $(original)],
        ["Unpaid Principal Balance", $(principal)],
        ["Interest Rate", `${rate.toFixed(5)}%`],
        ["Escrow Balance", $(escrow * 3 + 1_207)],
        ["Maturity Date", date.monthYear(matures)],
        ["Prepayment Penalty", "No"],
      ])}<div class=small>The unpaid principal balance isn't the amount needed to pay off your loan. Call us or go to garrison.example/mortgage for a payoff quote.</div></div><div><h3>Monthly Payment Breakdown</h3>${pairs(
        [
          ["Principal", $(level - next)],
          ["Interest", $(next)],
          ["Escrow (Taxes and/or Insurance)", $(escrow)],
          ["Optional Products", "$0.00"],
          ["<b>Total Monthly Payment</b>", `<b>${$(regular)}</b>`],
          ["Past Due Payment(s)", "$0.00"],
          ["Unpaid Late Fees", "$0.00"],
          ["Other Fees and Advances", "$0.00"],
          ["<b>Total Payment Due</b>", `<b>${$(regular)}</b>`],
        ],
      )}</div></div>
<h3>Past Payments Breakdown</h3>${grid(
        "lrr",
        ["", "Since Last Statement", `Year-to-Date (as of ${date.slash(stated)})`],
        [
          ["Principal", $(level - interest + extra), $((level - interest) * months + extra)],
          ["Interest", $(interest), $(interest * months)],
          ["Escrow", $(escrow), $(escrow * months)],
          ["Optional Products", "$0.00", "$0.00"],
          ["Late Fees", "$0.00", "$0.00"],
          ["Other Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", $(regular + extra), $(regular * months + extra)],
        ],
      )}<p class=small>*Partial Payments: Any partial payments listed here aren't applied to your mortgage, but instead are held in a separate suspense account.</p>
<h3>Transaction Activity Since Your Last Statement</h3>${grid("llrrrrr", ["Date", "Description", "Total Received", "Principal", "Interest", "Escrow", "Fees"], rows, "class=t")}
<div class=cut><div class=row><div>${person.name}<br><br>GARRISON BANK<br>PO BOX 78420<br>PHOENIX, AZ 85062-8420</div><div>${pairs(
        [
          ["Loan Number", loan],
          [`Total Payment Due ${date.slash(due)}`, $(regular)],
          [
            `Payment after ${date.slash(addDays(due, 15))} with late fee`,
            $(regular + Math.round(level * 0.05)),
          ],
          ["Additional Principal", "$ ________"],
          ["Additional Escrow", "$ ________"],
          ["Total Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>${NEXT}<h3>Important information about your loan</h3><p>We may charge you a fee for any payment returned or rejected by your financial institution, subject to state law. The fee for a returned item is $25.00.</p><p>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p>HUD-approved homeownership counseling: 1-800-569-4287. Homeowner's HOPE&trade; Hotline: 888-995-HOPE (888-995-4673).</p><p class=small>Garrison Bank, N.A. Member FDIC. &copy; ${stated.slice(0, 4)} Garrison Bancorp &amp; Co. Equal Housing Opportunity.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Garrison Bank",
          accounts: [
            {
              kind: "mortgage",
              institution: "Garrison Bank",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(principal),
              originalBalance: decimal(original),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: "0.00",
              apr: rate.toFixed(5),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment - Thank You", amount: decimal(regular) },
            ...(extra > 0
              ? [{ account: 0, date: paidOn, description: "Principal Payment", amount: decimal(extra) }]
              : []),
          ],
          openRows: [taxes, -taxes].map((amount) => ({
            account: 0,
            date: addDays(paidOn, 3),
            description: "County Tax Disbursement",
            amount: decimal(amount),
          })),
          allowed: {
            "accounts.0.apr": [rate.toFixed(3), rate.toFixed(2), String(rate)],
            "accounts.0.maturityDate": [matures, monthEnd(matures)],
            "accounts.0.interestCharged": [decimal(interest), decimal(next)],
            "accounts.0.paymentsAndCredits": [decimal(regular + extra), decimal(regular)],
            "accounts.0.feesCharged": ["0.00"],
          },
        },
        "Garrison",
        "Garrison Bank, N.A.",
        "GARRISON BANK",
      ),
    };
  },
};

/** A servicer for others: a rate that may change, months past due, money in suspense, a deferred balance. */
const servicer: Layout = {
  name: "vc-loan-mortgage-suspense",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 322);
    const due = monthStart(random);
    const stated = addDays(due, -14);
    const rate = random.pick([4.125, 5.5, 6.875]);
    const original = random.whole(110, 380) * 100_000;
    const made = random.whole(20, 120);
    const level = instalment(original, rate, 360);
    const balance = remaining(original, rate, 360, made);
    const late = random.whole(0, 3);
    const interest = Math.round((balance * rate) / 1200);
    const escrow = random.whole(25_000, 70_000);
    const regular = level + escrow;
    const past = regular * late;
    const fees = late > 0 ? Math.round(level * 0.04) * late + 1_500 : 0;
    const suspense = late > 0 && random.chance(0.6) ? random.whole(5_000, 60_000) : 0;
    const deferred = random.chance(0.4) ? random.whole(200_000, 1_900_000) : 0;
    const owed = regular + past + fees - suspense;
    const loan = `00${digits(random, 8)}`;
    const reset = inMonths(due, 7);
    const unpaid = Array.from({ length: late }, (_, index) => inMonths(due, index - late));
    const html = document(
      `body{font:8.5pt Verdana,'DejaVu Sans'}${BASE} .logo{font:italic bold 20pt Georgia,serif;color:#00685e} .h{font-weight:bold;background:#e3f1ef;border-top:2px solid #00685e;padding:3px 6px;margin-top:10px} td{padding:1px 4px} .cut{border-top:1px dashed #333;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Shoalwater</div><b>MORTGAGE SERVICING</b><div class=small>P.O. BOX 5452, MT. LAUREL, NJ 08054-5452<br>www.shoalwater.example &nbsp; Phone 1-800-555-0186</div></div><div><div class=r style="font-size:13pt"><b>Mortgage Statement</b></div>${pairs(
        [
          ["Statement Date:", date.slash(stated)],
          ["Account Number:", loan],
          ["Payment Due Date:", date.slash(due)],
          ["<b>Amount Due:</b>", `<b>${$(owed)}</b>`],
        ],
      )}<i class=small>If payment is received after ${date.slash(addDays(due, 15))}, ${$(Math.round(level * 0.04))} late fee will be charged.</i></div></div>
<p style="margin:14px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div><div class=h>Account Information</div>${pairs([
        ["Outstanding Principal", $(balance)],
        deferred > 0 && ["Deferred Principal Balance", $(deferred)],
        [`Interest Rate (Until ${date.monthYear(reset)})`, `${rate.toFixed(3)}%`],
        ["Prepayment Penalty", "No"],
        ["Escrow Balance", late > 0 ? `-${$(escrow)}` : $(escrow * 2)],
        ["Suspense Balance", $(suspense)],
      ])}</div><div><div class=h>Explanation of Amount Due</div>${pairs([
        ["Principal", $(level - interest)],
        ["Interest", $(interest)],
        ["Escrow (for Taxes and Insurance)", $(escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
        ["Total Fees and Charges", $(fees)],
        ["Past Due Payment(s)", $(past)],
        ["Unapplied Funds", suspense > 0 ? `-${$(suspense)}` : "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(owed)}</b>`],
      ])}</div></div>
<div class=h>Past Payments Breakdown</div>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year To Date"],
        [
          ["Principal", late > 0 ? "$0.00" : $(level - interest), $((level - interest) * 2)],
          ["Interest", late > 0 ? "$0.00" : $(interest), $(interest * 2)],
          ["Escrow (Taxes and Insurance)", late > 0 ? "$0.00" : $(escrow), $(escrow * 2)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)", $(suspense), $(suspense)],
          ["<b>Total</b>", $(late > 0 ? suspense : regular), $(regular * 2 + suspense)],
        ],
      )}
${
  late > 0
    ? `<div class=h>**Delinquency Notice**</div><p><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.long(stated)}, you are ${late * 30} days delinquent on your mortgage loan.</p><p><b>Recent Account History</b></p><ul>${unpaid.map((day) => `<li>Payment due ${date.slash(day)}: Unpaid balance of ${$(regular)}</li>`).join("")}<li>Current payment due ${date.slash(due)}: ${$(regular)}</li></ul><p><b>Total: ${$(owed)} due. You must pay this amount to bring your loan current.</b></p><p>If You Are Experiencing Financial Difficulty: See the back for information about mortgage counseling or assistance.</p>`
    : `<div class=h>Important Messages</div><p>Your interest rate is scheduled to change on ${date.slash(reset)}. You will be sent a notice before your payment changes. Sign up for paperless statements and be entered to win $1,000.00!</p>`
}
<div class=cut><div class=row><div><b>SHOALWATER MORTGAGE SERVICING</b><br>PO BOX 371458<br>PITTSBURGH PA 15250-7458<br><br>${person.name}</div><div>${pairs(
        [
          ["Account Number", loan],
          ["Amount Due", $(owed)],
          ["Due By", date.slash(due)],
          ["Late charge if received after grace", $(Math.round(level * 0.04))],
          ["Additional Principal", "$"],
          ["Total Amount Enclosed", "$"],
        ],
      )}<b>Make check payable to Shoalwater Mortgage Corporation</b></div></div></div>${NEXT}<p class=small>Shoalwater Mortgage Corporation is a debt collector attempting to collect a debt; any information obtained will be used for that purpose. However, if you are in bankruptcy or received a bankruptcy discharge of this debt, this communication is not an attempt to collect the debt against you personally. NMLS #2726. Owner of the loan: Evergrove Trust 2007-3.</p><p class=small>Qualified Written Requests: P.O. Box 66002, Lawrenceville, NJ 08648. To obtain a payoff figure, which includes interest to the date of payment and fees, write or call. A deferred principal balance, if any, bears no interest and is due when the loan matures or the property is sold.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Shoalwater Mortgage Servicing",
          accounts: [
            {
              kind: "mortgage",
              institution: "Shoalwater Mortgage Servicing",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(balance),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(3),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.interestCharged": [decimal(interest), "0.00"],
            "accounts.0.paymentsAndCredits": [decimal(late > 0 ? suspense : regular)],
          },
        },
        "Shoalwater",
        "Shoalwater Mortgage Corporation",
      ),
    };
  },
};

export const vcLoansHouse: readonly Layout[] = [bank, servicer];
