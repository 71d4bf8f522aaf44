import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

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
${late ? `<div class=b><div class=h>DELINQUENCY NOTICE</div><p style="margin:4px 8px">You are late on your mortgage payments. As of ${date.slash(stated)}, you are 17 days delinquent on your mortgage loan. Failure to bring your loan current may result in fees and foreclosure - the loss of your home.<br>Recent Account History: Payment due ${date.slash(first)}: Unpaid balance of ${$(past)}. Total: ${$(regular + past + fee)} due. You must pay this amount to bring your loan current.</p></div>` : `<p class=small>IMPORTANT MESSAGES: Thinking about a kitchen remodel? Your home equity could be the answer. Call us to see how much cash you may be able to access.</p>`}
<p class=small>Partial payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage. The principal balance is not the amount required to pay off your loan.</p>
<div class=cut><div class=row><div><b>LARKSTONE MORTGAGE LLC DBA MS. HARPER</b><br>PO BOX 650783, DALLAS, TX 75265-0783</div><div>${pairs(
        [
          ["LOAN NUMBER", loan],
          ["TOTAL AMOUNT DUE", $(regular + past + fee)],
          ["ADDITIONAL PRINCIPAL", "$ ________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$ ________"],
        ],
      )}</div></div></div><div class=small style="text-align:right">Page 1 of 2</div>${NEXT}<div class=h>IMPORTANT INFORMATION ABOUT YOUR LOAN</div><p><b>Ways to pay:</b> Online at msharper.example at no charge, by phone (a fee of up to $14.00 may apply), or by mail with the coupon. Payments by check must be drawn on a U.S. bank. A returned payment may be charged up to $25.00.</p><p><b>Credit reporting:</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Housing counselor information:</b> If you would like counseling or assistance, you can contact the U.S. Department of Housing and Urban Development (HUD) for a list of homeownership counselors in your area at 800-569-4287.</p><p><b>Notice of error and information requests:</b> Write to Larkstone Mortgage LLC, PO Box 619098, Dallas, TX 75261. <b>Escrow:</b> Your escrow is analyzed once a year. If taxes or insurance go up, your monthly payment may change. If your insurance lapses, we may buy coverage at your expense.</p><p class=small>If you are a confirmed successor in interest who has not assumed the loan, this statement is for information only. NMLS Unique ID 2119. Texas consumers: complaints may be sent to the Department of Savings and Mortgage Lending, 2601 North Lamar, Suite 201, Austin, TX 78705.</p><div class=small style="text-align:right">Page 2 of 2</div>`,
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

export const unLoansHouse: readonly Layout[] = [mortgage];
