import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;
const { plain } = money;

/** A servicer of adjustable loans after the regulator's sample form: charges and payments in two columns. */
const mortgage: Layout = {
  name: "vd-loan-mortgage-adjustable",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 321);
    const first = monthStart(random);
    const stated = addDays(first, 18);
    const due = inMonths(first, 1);
    const rate = random.pick([3.25, 4.125, 4.75, 6.5]);
    const original = random.whole(140, 610) * 100_000;
    const paid = random.whole(14, 90);
    const late = random.chance(0.35);
    const before = remaining(original, rate, 360, paid);
    const level = instalment(original, rate, 360);
    const interest = Math.round((before * rate) / 1200);
    const after = late ? before : before - (level - interest);
    const nextInterest = Math.round((after * rate) / 1200);
    const escrow = random.whole(24_000, 88_000);
    const regular = level + escrow;
    const fee = late ? Math.round(level * 0.04) : 0;
    const past = late ? regular : 0;
    const due2 = regular + fee + past;
    const months = Number(first.slice(5, 7)) - (late ? 1 : 0);
    const loan = digits(random, 10);
    const until = inMonths(first, random.whole(8, 40));
    const paidOn = addDays(first, random.whole(0, 9));
    const lateOn = addDays(first, 16);
    const ytdInterest = (interest + 412) * months;
    const rows = late
      ? [
          [
            date.bareShort(lateOn),
            `Late Fee (charged because full payment not received by ${date.bareShort(addDays(first, 15))})`,
            $(fee),
            "",
          ],
        ]
      : [[date.bareShort(paidOn), "Payment Received - Thank you", "", $(regular)]];
    const html = document(
      `body{font:9pt "Liberation Sans",Arial}${BASE} .logo{font:bold 19pt "Liberation Serif";color:#00483a} .h{background:#00483a;color:#fff;padding:3px 6px;font-weight:bold} .b{border:1px solid #00483a;margin-bottom:9px} .b td,.b th{padding:2px 6px} .f td,.f th{border-top:1px solid #c6d2ce;font-size:8pt}`,
      `<div class=row><div><div class=logo>Quarry Hill Loan Servicing</div><div class=small>Customer Service 1-800-555-0162 &nbsp; Mon-Fri 8am-9pm ET<br>www.quarryhillservicing.example</div><p style="margin-top:26px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><b style="font-size:14pt">Mortgage Statement</b><br>Statement Date: ${date.bare(stated)}<div class=b style="margin-top:6px">${pairs(
        [
          ["Account Number", loan],
          ["Payment Due Date", date.bare(due)],
          ["<b>Amount Due</b>", `<b>${$(due2)}</b>`],
        ],
      )}<div class=small style="padding:3px 6px"><i>If payment is received after ${date.bare(addDays(due, 15))}, ${$(Math.round(level * 0.04))} late fee will be charged.</i></div></div></div></div>
<div class=row><div class=b><div class=h>Account Information</div>${pairs([
        ["Property Address", person.street],
        ["Outstanding Principal<sup>1</sup>", $(after)],
        [`Interest Rate (Until ${date.monthYear(until)})`, `${rate.toFixed(3)}%`],
        ["Prepayment Penalty", "No"],
        ["Escrow Balance", $(escrow * random.whole(2, 7))],
        ["Loan Type", "5/1 ARM - Conventional"],
      ])}<div class=small style="padding:3px 6px"><sup>1</sup>This is the outstanding principal only, not the amount required to pay your loan in full.</div></div><div class=b><div class=h>Explanation of Amount Due</div>${pairs(
        [
          ["Principal", $(level - nextInterest)],
          ["Interest", $(nextInterest)],
          ["Escrow (for Taxes and Insurance)", $(escrow)],
          ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
          ["Total Fees Charged", $(fee)],
          ["Overdue Payment", $(past)],
          ["<b>Total Amount Due</b>", `<b>${$(due2)}</b>`],
        ],
      )}</div></div>
<div class=b><div class=h>Transaction Activity (${date.bareShort(addDays(first, -12))} to ${date.bareShort(stated)})</div>${grid("llrr", ["Date", "Description", "Charges", "Payments"], rows, "class=f")}</div>
<div class=row><div class=b><div class=h>Past Payments Breakdown</div>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", late ? "$0.00" : $(level - interest), $(level * months - ytdInterest)],
          ["Interest", late ? "$0.00" : $(interest), $(ytdInterest)],
          ["Escrow (Taxes and Insurance)", late ? "$0.00" : $(escrow), $(escrow * months)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", late ? "$0.00" : $(regular), $(regular * months)],
        ],
        "class=f",
      )}</div><div class=b><div class=h>${late ? "**Delinquency Notice**" : "Important Messages"}</div><p style="margin:4px 6px;font-size:8pt">${
        late
          ? `<b>You are late on your mortgage payment.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.longNoYear(stated)}, you are 18 days delinquent on your mortgage loan.<br><b>Recent Account History</b><br>&bull; Payment due ${date.bareShort(inMonths(first, -1))}: Fully paid on time<br>&bull; Payment due ${date.bareShort(first)}: Unpaid balance of ${$(regular)}<br>&bull; Current payment due ${date.bareShort(due)}: ${$(regular)}<br>&bull; <b>Total: ${$(due2)} due.</b> You must pay this amount to bring your loan current.`
          : `*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.<br>Your interest rate may change on ${date.bare(until)}. We will write to you 210 to 240 days ahead of the first payment at a new rate.`
      }</p></div></div>
<div style="border-top:1px dashed #000;padding-top:8px"><div class=row><div>Quarry Hill Loan Servicing<br>PO Box 4622<br>Mt. Laurel, NJ 08054</div><div>${pairs(
        [
          ["Account Number", loan],
          [`Due By ${date.bare(due)}:`, $(due2)],
          ["Additional Principal", "$________"],
          ["Additional Escrow", "$________"],
          ["<b>Total Amount Enclosed</b>", "$________"],
        ],
      )}<i>Make check payable to Quarry Hill Loan Servicing.</i></div></div></div>
${NEXT}<div class=small><p><b>Housing Counselor Information:</b> If you would like counseling or assistance, you can contact HUD at 1-800-569-4287 or the Consumer Financial Protection Bureau at www.consumerfinance.gov/mortgagehelp.</p><p><b>Notice of Error / Request for Information:</b> A written notice must be sent to Quarry Hill Loan Servicing, PO Box 66002, Lawrenceville, NJ 08648.</p><p><b>Servicemembers Civil Relief Act:</b> Federal law limits interest on obligations incurred before military service to 6%.</p><p><b>Attention: bankruptcy.</b> If you are in an active bankruptcy case or have received a discharge of your personal liability, we are sending this statement for information only. Quarry Hill Loan Servicing is a trade name of QH Mortgage Services Corporation, NMLS #2726. This is an attempt to collect a debt.</p><p>Fees: Payoff quote by fax $0.00. Returned check $20.00. Phone payment with a representative $17.50.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Quarry Hill Loan Servicing",
          accounts: [
            {
              kind: "mortgage",
              institution: "Quarry Hill Loan Servicing",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(3),
            },
          ],
          transactions: late
            ? [
                {
                  account: 0,
                  date: lateOn,
                  description: `Late Fee (charged because full payment not received by ${date.bareShort(addDays(first, 15))})`,
                  amount: decimal(-fee),
                },
              ]
            : [
                {
                  account: 0,
                  date: paidOn,
                  description: "Payment Received - Thank you",
                  amount: decimal(regular),
                },
              ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest), "0.00"],
            "accounts.0.paymentsAndCredits": [decimal(late ? 0 : regular)],
            "accounts.0.periodStart": [addDays(first, -12)],
            "accounts.0.periodEnd": [stated],
          },
        },
        "QH Mortgage Services Corporation",
      ),
    };
  },
};

/** A community bank's core system prints its home equity loan notice by the typewriter. */
const equity: Layout = {
  name: "vd-loan-equity-notice",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 322);
    const due = addDays(monthStart(random), random.pick([4, 9, 14, 19]));
    const stated = addDays(due, -random.whole(12, 16));
    const rate = random.pick([6.74, 7.49, 8.125, 8.99]);
    const term = random.pick([120, 180, 240]);
    const original = random.whole(18, 140) * 100_000;
    const paid = random.whole(5, 60);
    const before = remaining(original, rate, term, paid);
    const level = instalment(original, rate, term);
    const paidOn = addDays(stated, -random.whole(3, 14));
    const interest = daily(before, rate, 30);
    const principal = level - interest;
    const after = before - principal;
    const accrued = daily(after, rate, Math.round((Date.parse(due) - Date.parse(paidOn)) / 86_400_000));
    const late = random.chance(0.3);
    const past = late ? level : 0;
    const fee = late ? Math.round(level * 0.05) : 0;
    const opened = inMonths(due, -paid - 2);
    const matures = inMonths(opened, term);
    const loan = `${digits(random, 8)}-${random.whole(10, 99)}`;
    const line = (name: string, value: string, width = 44) =>
      `${name}${".".repeat(Math.max(2, width - name.length - value.length))}${value}`;
    const cell = (text: string, width: number) => text.padStart(width);
    const html = document(
      `body{font:9.5pt "Liberation Mono",monospace}${BASE} pre{font:inherit;margin:0;line-height:1.25} .logo{font:bold 15pt "Liberation Serif"}`,
      `<div class=logo>First Farmers &amp; Drovers Bank</div><pre>
101 COURTHOUSE SQUARE - PO BOX 338 - CENTERVILLE TN 37033
(931) 555-0129                                  MEMBER FDIC


                       LOAN BILLING NOTICE

${person.name.toUpperCase().padEnd(38)}NOTICE DATE    ${date.short(stated)}
${person.street.toUpperCase().padEnd(38)}LOAN NUMBER    ${loan}
${person.town.toUpperCase().padEnd(38)}PAYMENT DUE    ${date.short(due)}
${" ".repeat(38)}OFFICER        RLH   BRANCH 004

DESCRIPTION:  HOME EQUITY TERM LOAN - FIXED
COLLATERAL:   2ND D/T  ${person.street.toUpperCase()}

-----------------------------------------------------------------
${line("ORIGINAL LOAN AMOUNT", plain(original))}
${line("NOTE DATE", date.short(opened))}
${line("MATURITY DATE", date.short(matures))}
${line("INTEREST RATE", `${rate.toFixed(3)}%`)}
${line("DAILY ACCRUAL", ((after * rate) / 3_650_000).toFixed(4))}
${line("PRINCIPAL BALANCE", plain(after))}
${line("INTEREST PAID YEAR TO DATE", plain(interest * Number(due.slice(5, 7)) + 118))}
${line("INTEREST PAID PRIOR YEAR", plain(interest * 12 + 4_417))}
-----------------------------------------------------------------
ACTIVITY SINCE LAST NOTICE
EFF DATE   TRANSACTION            AMOUNT    PRINCIPAL     INTEREST
${date.short(paidOn)}   REGULAR PAYMENT${cell(plain(level), 14)}${cell(plain(principal), 13)}${cell(plain(interest), 13)}
-----------------------------------------------------------------
PAYMENT DUE ${date.short(due)}
${line("  PRINCIPAL", plain(level - accrued))}
${line("  INTEREST TO DUE DATE", plain(accrued))}
${line("  SCHEDULED PAYMENT", plain(level))}
${line("  PAST DUE PAYMENTS", plain(past))}
${line("  LATE CHARGES DUE", plain(fee))}
${line("  TOTAL DUE", plain(level + past + fee))}

A LATE CHARGE OF 5.00% OF THE SCHEDULED PAYMENT WILL BE ASSESSED IF
NOT RECEIVED WITHIN 10 DAYS OF THE DUE DATE.
${late ? "OUR RECORDS SHOW A PRIOR PAYMENT HAS NOT BEEN RECEIVED. PLEASE CALL." : "ASK US ABOUT AUTOMATIC PAYMENT FROM YOUR DROVERS CHECKING ACCOUNT."}
THIS IS NOT A PAYOFF. CONTACT THE BANK FOR A PAYOFF FIGURE.

- - - - - - - - - - DETACH AND RETURN WITH PAYMENT - - - - - - - -
FIRST FARMERS &amp; DROVERS BANK      LOAN ${loan}   DUE ${date.short(due)}
${person.name.toUpperCase().padEnd(34)}SCHEDULED PAYMENT ${cell(plain(level), 12)}
${" ".repeat(34)}TOTAL DUE         ${cell(plain(level + past + fee), 12)}
${" ".repeat(34)}EXTRA PRINCIPAL   ____________
${" ".repeat(34)}AMOUNT ENCLOSED   ____________
</pre>${NEXT}<pre>
        BILLING RIGHTS SUMMARY AND OTHER NOTICES

ALL WRITTEN COMMUNICATIONS CONCERNING DISPUTED AMOUNTS, INCLUDING
ANY CHECK TENDERED AS FULL SATISFACTION OF A DEBT, MUST BE SENT TO
FIRST FARMERS &amp; DROVERS BANK, LOAN OPERATIONS, PO BOX 338,
CENTERVILLE TN 37033.

WE MAY REPORT INFORMATION ABOUT YOUR ACCOUNT TO CREDIT BUREAUS. LATE
PAYMENTS, MISSED PAYMENTS, OR OTHER DEFAULTS ON YOUR ACCOUNT MAY BE
REFLECTED IN YOUR CREDIT REPORT.

YOU MUST KEEP HAZARD INSURANCE ON THE COLLATERAL NAMING THE BANK AS
MORTGAGEE.  INTEREST IS COMPUTED ON A 365 DAY BASIS BY THE SIMPLE
INTEREST METHOD.  EQUAL HOUSING LENDER.
</pre>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "First Farmers & Drovers Bank",
          accounts: [
            {
              kind: "loan",
              institution: "First Farmers & Drovers Bank",
              accountLast4: loan.replace("-", "").slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: matures,
              apr: rate.toFixed(3),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "REGULAR PAYMENT", amount: decimal(level) },
          ],
          allowed: {
            "accounts.0.kind": ["heloc", "mortgage", "other"],
            "accounts.0.accountLast4": [loan.slice(-4)],
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(interest), decimal(accrued)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
          },
        },
        "FIRST FARMERS & DROVERS BANK",
      ),
    };
  },
};

export const vdLoansHouse: readonly Layout[] = [mortgage, equity];
