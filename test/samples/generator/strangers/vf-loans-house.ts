import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
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

/** A non-bank servicer's mortgage bill of western print: amount due on top, days without the name of a field, delinquency box. */
const mortgage: Layout = {
  name: "vf-loan-mortgage",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 121);
    const first = monthStart(random);
    const stated = addDays(first, 15);
    const due = inMonths(first, 1);
    const rate = random.pick([2.75, 3.125, 4.99, 6.375, 6.875]);
    const original = random.whole(140, 610) * 100_000;
    const before = remaining(original, rate, 360, random.whole(6, 80));
    const level = instalment(original, rate, 360);
    const interest = Math.round((before * rate) / 1200);
    const principal = level - interest;
    const after = before - principal;
    const nextInterest = Math.round((after * rate) / 1200);
    const escrow = random.whole(29_000, 110_000);
    const regular = level + escrow;
    const extra = random.chance(0.3) ? random.whole(1, 10) * 5_000 : 0;
    const owing = after - extra;
    const late = random.chance(0.25);
    const charge = late ? Math.round(level * 0.04) : 0;
    const past = late ? regular : 0;
    const months = Number(first.slice(5, 7));
    const loan = `${random.pick(["8", "1", "7"])}-${digits(random, 9)}`.replace("-", "");
    const paidOn = addDays(first, random.whole(0, 9));
    const shownInterest = extra > 0 ? Math.round((owing * rate) / 1200) : nextInterest;
    const html = document(
      `body{font:8.5pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 22pt Arial,Liberation Sans;color:#1f6f43} .h{background:#1f6f43;color:#fff;font-weight:bold;padding:3px 6px;margin-top:8px} .b{border:1px solid #1f6f43;padding:4px 6px} .t th{font-size:7pt;border-bottom:1px solid #888} .t td{font-size:7.5pt;padding-top:2px}`,
      `<div class=row><div><div class=logo>SEQUOIA<span style="font-weight:normal">LOAN</span></div>P.O. Box 514387<br>Los Angeles, CA 90051-4387</div><div><div style="font-size:13pt;font-weight:bold">Mortgage Statement</div>${pairs(
        [
          ["Statement Date:", date.slash(stated)],
          ["Account Number:", loan],
          ["Payment Due Date:", `<b>${date.slash(due)}</b>`],
          ["<b>Amount Due:</b>", `<b>${$(regular + past + charge)}</b>`],
        ],
        "class=b",
      )}<i>If payment is received after ${date.slash(addDays(due, 15))}, a ${$(Math.round(level * 0.04))} late fee will be charged.</i></div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Contact Us: Customer Service (800) 555-0119, Mon - Fri 6:00 a.m. to 6:00 p.m. PT &nbsp; sequoialoan.example<br><b>Property Address:</b> ${person.street}, ${person.town}</p>
<div class=row><div><div class=h>Account Information</div><div class=b>${pairs([
        ["Outstanding Principal Balance<sup>1</sup>", $(owing)],
        ["Interest Rate", `${rate.toFixed(3)}%`],
        ["Escrow Balance", $(escrow * random.whole(1, 7))],
        ["Deferred Balance", "$0.00"],
        ["Prepayment Penalty", "No"],
        ["Loan Type", random.pick(["Conventional", "FHA", "VA"])],
      ])}<div class=small><sup>1</sup>This is your Outstanding Principal Balance, not the amount required to pay your loan in full.</div></div></div><div><div class=h>Explanation of Amount Due</div><div class=b>${pairs(
        [
          ["Principal", $(level - shownInterest)],
          ["Interest", $(shownInterest)],
          ["Escrow (Taxes and Insurance)", $(escrow)],
          ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
          ["Total Fees and Charges", $(charge)],
          ["Overdue Payment", $(past)],
          ["<b>Total Amount Due</b>", `<b>${$(regular + past + charge)}</b>`],
        ],
      )}</div></div></div>
<div class=h>Past Payment Breakdown</div><div class=b>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", $(principal + extra), $(principal * months + extra)],
          ["Interest", $(interest), $(interest * months)],
          ["Escrow (Taxes and Insurance)", $(escrow), $(escrow * months)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", $(regular + extra), $(regular * months + extra)],
        ],
      )}</div><div class=h>Transaction Activity (${date.short(addDays(first, -15))} to ${date.short(stated)})</div>${grid(
        "llrrrrr",
        ["Date", "Description", "Total Received", "Principal", "Interest", "Escrow", "Fees/Other"],
        [
          [
            date.short(paidOn),
            "Payment - Thank You",
            $(regular),
            $(principal),
            $(interest),
            $(escrow),
            "$0.00",
          ],
          ...(extra
            ? [
                [
                  date.short(addDays(paidOn, 1)),
                  "Principal Curtailment",
                  $(extra),
                  $(extra),
                  "$0.00",
                  "$0.00",
                  "$0.00",
                ],
              ]
            : []),
        ],
        "class=t",
      )}${
        late
          ? `<div class=h>**Delinquency Notice**</div><div class=b><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.slash(stated)}, you are 15 days delinquent on your mortgage loan.<br>Recent Account History<br>&bull; Payment due ${date.short(first)}: Unpaid payment of ${$(past)}<br>&bull; Current payment due ${date.short(due)}: ${$(regular)}<br>&bull; Total: ${$(regular + past + charge)} due. You must pay this amount to bring your loan current.<br><i>If you are experiencing financial difficulty, see the reverse for information about mortgage counseling or assistance.</i></div>`
          : `<div class=h>Important Messages</div><div class=b>Your Annual Escrow Account Disclosure Statement is available online. Going paperless is easy: log in and choose eStatements. Interested in lowering your payment? Call a Loan Officer at (866) 555-0150. Rates from 5.875% (6.021% APR).</div>`
      }<p class=small>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account.</p><div style="border-top:1px dashed" class=row><div>SEQUOIA LOAN SERVICES, LLC<br>P.O. BOX 660929<br>DALLAS, TX 75266-0929</div>${pairs(
        [
          ["Account Number", loan],
          [`Due ${date.slash(due)}`, $(regular + past + charge)],
          [`Late charge after ${date.slash(addDays(due, 15))}`, $(Math.round(level * 0.04))],
          ["Additional Principal", "$"],
          ["Additional Escrow", "$"],
          ["Total Amount Enclosed", "$"],
        ],
      )}</div>${NEXT}<p class=small><b>Servicemembers Civil Relief Act.</b> You may be entitled to certain protections. <b>HUD counselors:</b> (800) 569-4287. <b>Notice of Error/Information Request:</b> Attn: Correspondence Unit, P.O. Box 514387, Los Angeles, CA 90051-4387. <b>Payoff requests</b> can be made online. <b>Returned items</b> may be assessed a fee of up to $25.00. Sequoia Loan Services, LLC is licensed by the Department of Financial Protection and Innovation under the California Residential Mortgage Lending Act. NMLS ID 35953. Equal Housing Opportunity &copy; 2008-2026.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Sequoia Loan Services, LLC",
          accounts: [
            {
              kind: "mortgage",
              institution: "Sequoia Loan Services, LLC",
              accountLast4: loan.slice(-4),
              statementDate: stated,
              currentBalance: decimal(owing),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(3),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment - Thank You", amount: decimal(regular) },
            ...(extra
              ? [
                  {
                    account: 0,
                    date: addDays(paidOn, 1),
                    description: "Principal Curtailment",
                    amount: decimal(extra),
                  },
                ]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(charge), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(shownInterest)],
            "accounts.0.paymentsAndCredits": [decimal(regular + extra)],
            "accounts.0.periodStart": [addDays(first, -15)],
            "accounts.0.periodEnd": [stated],
          },
        },
        "Sequoia Loan Services",
        "SEQUOIALOAN",
        "SequoiaLoan",
        "Sequoia",
      ),
    };
  },
};

/** A bank's home equity line: interest only is due, the average daily balance, the end of the draw period. */
const heloc: Layout = {
  name: "vf-loan-heloc",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 122);
    const first = monthStart(random);
    const last = monthEnd(first);
    const days = Number(last.slice(8));
    const due = addDays(last, 22);
    const limit = random.whole(5, 30) * 1_000_000;
    const previous = random.whole(Math.round(limit / 8), Math.round(limit / 2));
    const rate = random.pick(["7.75", "8.24", "8.99", "9.50"]);
    const paidOn = addDays(first, random.whole(10, 20));
    const advance = random.chance(0.5) ? random.whole(5, 80) * 10_000 : 0;
    const drawnOn = addDays(first, random.whole(2, 8));
    const payment = daily(previous, Number(rate), 30);
    const averaged = Math.round(
      (previous * days +
        advance * (days - Number(drawnOn.slice(8)) + 1) -
        payment * (days - Number(paidOn.slice(8)) + 1)) /
        days,
    );
    const interest = daily(averaged, Number(rate), days);
    const fee = random.chance(0.2) ? 5_000 : 0;
    const balance = previous - payment + advance + interest + fee;
    const minimum = interest + fee;
    const account = digits(random, 13);
    const matures = inMonths(`${Number(first.slice(0, 4)) + random.whole(12, 28)}${first.slice(4)}`, 3);
    const rows: Array<readonly [day: string, text: string, amount: number]> = [];
    if (fee) rows.push([first, "ANNUAL FEE", -fee]);
    if (advance) rows.push([drawnOn, "ADVANCE - ONLINE TRANSFER TO CHECKING", -advance]);
    rows.push([paidOn, "AUTOMATIC PAYMENT - THANK YOU", payment]);
    const html = document(
      `body{font:9pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 20pt Arial,Liberation Sans;color:#f58025} h3{font-size:10pt;border-top:3px solid #f58025;padding-top:3px;margin:12px 0 3px} .t td,.t th{border-bottom:1px solid #ddd;padding-bottom:2px}`,
      `<div class=row><div><div class=logo>THREE RIVERS BANK</div><b>Home Equity Line of Credit Statement</b></div><div class=r>Account number ${account.slice(0, 4)}-XXXX-${account.slice(-4)}<br>Statement date ${date.slash(last)}<br>For 24-hour information sign on to threerivers.example<br>1-888-555-0106</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div><h3>Payment Summary</h3>${pairs([
        ["Minimum Payment Due", `<b>${$(minimum)}</b>`],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["Past Due Amount", "$0.00"],
        ["Late Fee (if received after 15 days)", $(4_000)],
      ])}<p class=small>Payment will be deducted from your checking account ending 4417.</p></div><div><h3>Line Summary</h3>${pairs(
        [
          ["Credit Limit", $(limit)],
          ["Available Credit", $(limit - balance)],
          ["Draw Period End Date", date.slash(inMonths(matures, -120))],
          ["Maturity Date", date.slash(matures)],
        ],
      )}</div></div><h3>Account Activity Summary</h3>${pairs(
        [
          ["Previous Balance", $(previous)],
          ["- Payments/Credits", $(payment)],
          ["+ Advances/Debits", $(advance)],
          ["+ Fees Charged", $(fee)],
          ["+ INTEREST CHARGED", $(interest)],
          ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
        ],
        "style='width:55%'",
      )}<h3>Transactions ${date.slash(first)} - ${date.slash(last)}</h3>${grid(
        "lllr",
        ["Trans", "Effective", "Description", "Amount"],
        [
          ...rows.map(([day, text, amount]) => [
            date.noYear(day),
            date.noYear(day),
            text,
            amount > 0 ? `-${grouped(amount)}` : grouped(amount),
          ]),
          ["", "", "<b>Fees</b> TOTAL FEES FOR THIS PERIOD", grouped(fee)],
          ["", "", "<b>Interest Charged</b> TOTAL INTEREST FOR THIS PERIOD", grouped(interest)],
        ],
        "class=t",
      )}<p style="text-align:center"><b>${last.slice(0, 4)} Totals Year-to-Date</b><br>Total fees charged in ${last.slice(0, 4)}: ${$(fee)} &nbsp; Total interest charged in ${last.slice(0, 4)}: ${$(interest + (Number(first.slice(5, 7)) - 1) * payment)}</p><h3>Interest Charge Calculation</h3>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Daily Periodic Rate",
          "Average Daily Balance",
          "Interest Charge",
        ],
        [
          [
            "Variable Rate Line (v)",
            `${rate}%`,
            `${(Number(rate) / 365).toFixed(5)}%`,
            $(averaged),
            $(interest),
          ],
        ],
        "class=t",
      )}<p class=small>(v) = Variable Rate. Days in billing cycle: ${days}. The balance subject to interest is the average daily balance. Interest you paid may be deductible; consult your tax advisor.</p>${NEXT}<p class=small><b>What To Do If You Think You Find A Mistake On Your Statement:</b> write to Three Rivers Bank, National Association, P.O. Box 5570, Cleveland, OH 44101. In your letter, give us your name and account number, the dollar amount and a description of the problem. You must contact us within 60 days. Negative information may be reported. A Fixed Rate Lock lets you convert all or part of your balance: minimum $5,000. Equal Housing Lender. Member FDIC.</p><hr>Payment coupon: ${person.name} &nbsp; Account ending ${account.slice(-4)} &nbsp; New Balance ${$(balance)} &nbsp; Minimum Payment Due ${$(minimum)} &nbsp; Due ${date.slash(due)}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Three Rivers Bank",
          accounts: [
            {
              kind: "heloc",
              institution: "Three Rivers Bank",
              accountLast4: account.slice(-4),
              statementDate: last,
              periodStart: first,
              periodEnd: last,
              currentBalance: decimal(balance),
              previousBalance: decimal(previous),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              pastDue: "0.00",
              maturityDate: matures,
              apr: rate,
              paymentsAndCredits: decimal(payment),
              feesCharged: decimal(fee),
              interestCharged: decimal(interest),
            },
          ],
          transactions: rows.map(([day, text, amount]) => ({
            account: 0,
            date: day,
            description: text,
            amount: decimal(amount),
          })),
          allowed: { "accounts.0.purchases": [decimal(advance)] },
        },
        "Three Rivers Bank, National Association",
        "THREE RIVERS BANK",
      ),
    };
  },
};

export const vfLoansHouse: readonly Layout[] = [mortgage, heloc];
