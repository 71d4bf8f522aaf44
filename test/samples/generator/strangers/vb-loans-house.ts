import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A default servicer's mortgage bill: explanation of amount due, past payments, suspense, figures without a dollar sign in the activity. */
const mortgage: Layout = {
  name: "vb-loan-mortgage-fenwick",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 411);
    const due = inMonths(monthStart(random), 1);
    const stated = addDays(due, -14);
    const rate = random.pick([3.125, 3.75, 4.5, 5.375, 6.875, 7.125]);
    const original = random.whole(110, 430) * 100_000 + 50_000;
    const before = remaining(original, rate, 360, random.whole(8, 120));
    const level = instalment(original, rate, 360);
    const interest = Math.round((before * rate) / 1200);
    const principal = level - interest;
    const after = before - principal;
    const nextInterest = Math.round((after * rate) / 1200);
    const escrow = random.whole(24_000, 88_000);
    const regular = level + escrow;
    const late = random.chance(0.35);
    const fee = late ? Math.round(level * 0.04) : 0;
    const past = late ? regular : 0;
    const months = Number(due.slice(5, 7)) - 1;
    const loan = `0${digits(random, 9)}`;
    const paidOn = addDays(inMonths(due, -1), random.whole(1, 11));
    const lateOn = addDays(stated, -2);
    const escrowBalance = escrow * random.whole(1, 7) + 313;
    const ytdPrincipal = months > 0 ? principal * months - months * 23 : 0;
    const rows = [
      [
        date.slash(paidOn),
        date.slash(inMonths(due, late ? -2 : -1)),
        "Regular Payment",
        money.plain(principal),
        money.plain(interest),
        money.plain(escrow),
        "",
        money.plain(regular),
      ],
    ];
    if (late)
      rows.push([
        date.slash(lateOn),
        "",
        "Late Charge Assessment",
        "",
        "",
        "",
        money.plain(fee),
        money.plain(fee),
      ]);
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:bold 17pt "Century Gothic",Arial;color:#4b2e83} .h{border-bottom:2px solid #4b2e83;color:#4b2e83;font-weight:bold;margin-top:10px} td,th{padding:1.5px 4px} .due{border:2px solid #4b2e83;padding:6px} .t td,.t th{font-size:7.5pt;border:1px solid #bbb} .cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>FENWICK <span style="font-weight:normal">mortgage servicing</span></div><div>P.O. Box 10826, Greenville, SC 29603-0826<br>Phone: (800) 365-7107 &nbsp; Mon-Fri 8AM-9PM</div><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p></div><div class=due><b>Mortgage Statement</b>${pairs(
        [
          ["Statement Date:", date.slash(stated)],
          ["Loan Number:", loan],
          ["Payment Due Date:", date.slash(due)],
          ["<b>Amount Due:</b>", `<b>${$(regular + past + fee)}</b>`],
        ],
      )}<i>If payment is received after ${date.slash(addDays(due, 15))}, ${$(Math.round(level * 0.04))} late fee will be charged.</i></div></div>
<div class=row><div><div class=h>Account Information</div>${pairs([
        ["Property Address:", `${person.street}, ${person.town}`],
        ["Outstanding Principal<sup>1</sup>:", $(after)],
        ["Deferred Balance:", "$0.00"],
        ["Interest Rate:", `${rate.toFixed(3)}%`],
        ["Escrow Balance:", $(escrowBalance)],
        ["Prepayment Penalty:", "No"],
      ])}<div class=small><sup>1</sup> This is not the amount required to pay your loan in full.</div></div><div><div class=h>Explanation of Amount Due</div>${pairs(
        [
          ["Principal:", $(level - nextInterest)],
          ["Interest:", $(nextInterest)],
          ["Escrow (Taxes and Insurance):", $(escrow)],
          ["Optional Products:", "$0.00"],
          ["<b>Regular Monthly Payment:</b>", `<b>${$(regular)}</b>`],
          ["Total Fees &amp; Charges:", $(fee)],
          ["Overdue Payment:", $(past)],
          ["<b>Total Amount Due:</b>", `<b>${$(regular + past + fee)}</b>`],
        ],
      )}</div></div>
<div class=h>Past Payments Breakdown</div>${grid(
        "lrr",
        ["", "Paid Last Month", "Paid Year to Date"],
        [
          ["Principal", $(principal), $(ytdPrincipal)],
          ["Interest", $(interest), $(level * months - ytdPrincipal)],
          ["Escrow (Taxes and Insurance)", $(escrow), $(escrow * months)],
          ["Fees", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", $(regular), $(regular * months)],
        ],
      )}
<div class=h>Transaction Activity (${date.slash(inMonths(stated.slice(0, 8) + "15", -1))} to ${date.slash(stated)})</div>${grid("lllrrrrr", ["Date", "Due", "Description", "Principal", "Interest", "Escrow", "Fees", "Total"], rows, "class=t")}
${late ? `<div class=h>**Delinquency Notice**</div><p>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure &mdash; the loss of your home. As of ${date.slash(stated)}, you are ${Math.round((Date.parse(stated) - Date.parse(inMonths(due, -1))) / 86_400_000)} days delinquent on your mortgage loan.</p><ul><li>Payment due ${date.slash(inMonths(due, -1))}: Unpaid balance of ${$(past)}</li><li>Total: ${$(regular + past + fee)} due. You must pay this amount to bring your loan current.</li></ul><p>If you are experiencing financial difficulty: see the back for information about mortgage counseling or assistance.</p>` : `<div class=h>Important Messages</div><p>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p>`}
<div class=cut>DETACH AND RETURN WITH YOUR PAYMENT<div class=row><div>FENWICK MORTGAGE SERVICING<br>P.O. BOX 740039<br>CINCINNATI, OH 45274-0039<p class=small>&#9633; Check here if your address or telephone number has changed.</p></div><div>${pairs(
        [
          ["Loan Number:", loan],
          [`Due By ${date.slash(due)}:`, $(regular + past + fee)],
          [`Due after ${date.slash(addDays(due, 15))}:`, $(regular + past + fee + Math.round(level * 0.04))],
          ["Additional Principal:", "$ ______"],
          ["Additional Escrow:", "$ ______"],
          ["Total Amount Enclosed:", "$ ______"],
        ],
      )}</div></div></div>${NEXT}<div class=h>Important Disclosures</div><p>Fenwick Mortgage Servicing is a trade name of Fenwick Loan Services, LLC. NMLS ID 39013. Please be advised that this company is a debt collector attempting to collect a debt, and any information obtained will be used for that purpose. If your debt is in active bankruptcy or has been discharged, this is for informational purposes only.</p><p><b>Servicemembers Civil Relief Act:</b> you may be entitled to certain protections, including a maximum rate of 6.000% for obligations incurred before service.</p><p><b>Fees:</b> Returned check $25.00; pay by phone with a representative $0.00; payoff quote by fax, where allowed, $20.00. <b>Housing counseling:</b> HUD, (800) 569-4287. <b>Error resolution:</b> P.O. Box 10826, Greenville, SC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Fenwick Mortgage Servicing",
          accounts: [
            {
              kind: "mortgage",
              institution: "Fenwick Mortgage Servicing",
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
            { account: 0, date: paidOn, description: "Regular Payment", amount: decimal(regular) },
            ...(late
              ? [{ account: 0, date: lateOn, description: "Late Charge Assessment", amount: decimal(-fee) }]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
            "accounts.0.paymentsAndCredits": [decimal(regular)],
            "accounts.0.periodStart": [inMonths(`${stated.slice(0, 8)}15`, -1)],
            "accounts.0.periodEnd": [stated],
          },
        },
        "FENWICK mortgage servicing",
        "Fenwick",
        "Fenwick Loan Services, LLC",
        "Fenwick Loan Services",
      ),
    };
  },
};

/** A savings association's home equity line: daily rate, finance charge, draw period, a coupon at the top. */
const homeEquity: Layout = {
  name: "vb-loan-heloc-cuyahoga",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 412);
    const first = monthStart(random);
    const end = addDays(first, 24);
    const begin = addDays(inMonths(end, -1), 1);
    const due = addDays(inMonths(first, 1), 14);
    const rate = random.pick(["6.74", "7.24", "7.49", "8.115"]);
    const limit = random.whole(4, 20) * 1_000_000;
    const previous = random.whole(600_000, Math.round(limit * 0.7));
    const paid = random.whole(9_000, 60_000);
    const drawn = random.chance(0.5) ? random.whole(5, 60) * 10_000 : 0;
    const days = Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000) + 1;
    const average = previous - Math.round(paid / 2) + Math.round(drawn / 3);
    const interest = daily(average, Number(rate), days);
    const annual = random.chance(0.2) ? 6_500 : 0;
    const balance = previous - paid + drawn + annual + interest;
    const minimum = interest + annual + Math.round(balance / 360);
    const number = digits(random, 10);
    const [payDay, drawDay] = [addDays(begin, 12), addDays(begin, 18)];
    const moves = [
      { day: payDay, text: "PAYMENT - AUTOMATIC TRANSFER", amount: paid },
      ...(drawn > 0 ? [{ day: drawDay, text: "ADVANCE - EQUITY LINE CHECK 0118", amount: -drawn }] : []),
      ...(annual > 0 ? [{ day: end, text: "ANNUAL FEE", amount: -annual }] : []),
      { day: end, text: "FINANCE CHARGE *INTEREST*", amount: -interest },
    ];
    let running = previous;
    const html = document(
      `body{font:9pt "Book Antiqua",Palatino,serif}${BASE} .logo{font:bold 16pt "Book Antiqua",serif} .bar{background:#264d3b;color:#fff;padding:3px 8px;letter-spacing:1px;margin-top:12px} td,th{padding:2px 6px} .cut{border-bottom:1px dashed #000;padding-bottom:8px;margin-bottom:12px} .g td,.g th{border:1px solid #264d3b;font-size:8pt}`,
      `<div class=cut><div class=row><div><div class=logo>Cuyahoga Savings &amp; Loan</div>7007 BROADLEAF AVENUE<br>CLEVELAND, OHIO 44105<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["ACCOUNT NUMBER", number],
          ["PAYMENT DUE DATE", date.dashed(due)],
          ["MINIMUM PAYMENT DUE", $(minimum)],
          ["NEW BALANCE", $(balance)],
          ["AMOUNT ENCLOSED", "$________"],
        ],
      )}<div class=small>Return this portion with your payment. Write your account number on your check.</div></div></div></div>
<div class=row><b>HOME EQUITY LINE OF CREDIT STATEMENT</b><span style="text-align:right">BILLING PERIOD ${date.dashed(begin)} TO ${date.dashed(end)}</span></div>
<div class=bar>CREDIT LINE</div>${grid("rrrr", ["Credit Limit", "Available Credit", "Draw Period Ends", "Maturity Date"], [[$(limit), $(limit - balance), date.dashed(inMonths(first, 74)), date.dashed(inMonths(first, 314))]], "class=g")}
<div class=bar>SUMMARY OF ACCOUNT</div>${grid("rrrrrr", ["Previous Balance", "Payments and Credits", "Advances and Debits", "Fees", "FINANCE CHARGES", "New Balance"], [[$(previous), $(paid), $(drawn), $(annual), $(interest), $(balance)]], "class=g")}
<div class=bar>ACTIVITY SINCE YOUR LAST STATEMENT</div>${grid(
        "llrrr",
        ["Date", "Description", "Advances/Charges", "Payments", "Balance"],
        moves.map((move) => {
          running -= move.amount;
          return [
            date.dashed(move.day),
            move.text,
            move.amount < 0 ? money.plain(-move.amount) : "",
            move.amount > 0 ? money.plain(move.amount) : "",
            money.plain(running),
          ];
        }),
        "class=g",
      )}
<div class=bar>FINANCE CHARGE COMPUTATION</div>${grid("lrrrr", ["Days", "Average Daily Balance", "Daily Periodic Rate*", "ANNUAL PERCENTAGE RATE", "FINANCE CHARGE"], [[String(days), $(average), `${(Number(rate) / 365).toFixed(5)}%`, `${rate}%`, $(interest)]], "class=g")}<p>*THE DAILY PERIODIC RATE MAY VARY. Your rate equals the Prime Rate published in The Wall Street Journal minus .26%.</p>
<div class=row><div><b>AMOUNT DUE</b>${pairs([
        ["PRINCIPAL", $(minimum - interest - annual)],
        ["FINANCE CHARGE", $(interest)],
        ["FEES", $(annual)],
        ["PAST DUE AMOUNT", "$0.00"],
        ["MINIMUM PAYMENT DUE", $(minimum)],
      ])}</div><div><b>YEAR TO DATE</b>${pairs([
        ["FINANCE CHARGES PAID", $(interest * Number(first.slice(5, 7)) + 188)],
        ["FEES PAID", $(annual)],
      ])}</div></div>${NEXT}<div class=bar>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR BILL</div><p>If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet at Cuyahoga Savings and Loan Association of Cleveland, 7007 Broadleaf Avenue, as soon as possible. We must hear from you no later than 60 days after we sent you the first bill on which the error or problem appeared.</p><p>The FINANCE CHARGE is figured on the average daily balance, including current transactions. To get it we take the beginning balance each day, add new advances and subtract payments. A late charge of 5% or $15.00 is due when a payment is 15 days late.</p><p class=small>Equal Housing Lender. NMLS #449401. Member FDIC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Cuyahoga Savings & Loan",
          accounts: [
            {
              kind: "heloc",
              institution: "Cuyahoga Savings & Loan",
              accountLast4: number.slice(-4),
              periodStart: begin,
              periodEnd: end,
              currentBalance: decimal(balance),
              previousBalance: decimal(previous),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              pastDue: "0.00",
              maturityDate: inMonths(first, 314),
              apr: rate,
              paymentsAndCredits: decimal(paid),
              feesCharged: decimal(annual),
              interestCharged: decimal(interest),
            },
          ],
          transactions: moves.map((move) => ({
            account: 0,
            date: move.day,
            description: move.text,
            amount: decimal(move.amount),
          })),
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.purchases": [decimal(drawn)],
          },
        },
        "Cuyahoga Savings and Loan Association of Cleveland",
        "Cuyahoga Savings and Loan",
      ),
    };
  },
};

/** An auto finance company: simple interest, extension message, a transaction table by parts, payment options as icons. */
const auto: Layout = {
  name: "vb-loan-auto-ridgeway",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 413);
    const due = addDays(monthStart(random), random.whole(3, 26));
    const stated = addDays(due, -20);
    const rate = random.pick([11.49, 15.99, 17.24, 19.95, 22.5]);
    const term = random.pick([60, 66, 72, 75]);
    const made = random.whole(4, 40);
    const financed = random.whole(11_200, 31_000) * 100;
    const level = instalment(financed, rate, term);
    const before = remaining(financed, rate, term, made);
    const days = random.whole(27, 34);
    const interest = daily(before, rate, days);
    const after = before - (level - interest);
    const late = random.chance(0.4);
    const past = late ? level : 0;
    const charges = late ? random.pick([1_500, 2_000, 2_500]) : 0;
    const account = digits(random, 11);
    const paidOn = addDays(stated, -9);
    const chargedOn = addDays(stated, -3);
    const car = random.pick([
      "2019 NISSAN ROGUE",
      "2021 KIA FORTE",
      "2018 FORD F-150",
      "2020 CHEVROLET MALIBU",
    ]);
    const html = document(
      `body{font:9pt Verdana,Arial}${BASE} .logo{font:900 19pt Verdana;color:#e2501f;text-transform:uppercase} .h{background:#f3d9cf;font-weight:bold;padding:3px 6px;margin-top:10px} td,th{padding:2px 4px;font-size:8pt} .big{border:3px solid #e2501f;padding:8px;text-align:center} .cut{border-top:2px dotted #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Ridgeway</div><div class=small>FINANCIAL SERVICES</div><p>4751 Wilshire Ct, Suite 100<br>Plano, TX 75024<br>(888) 739-9192</p></div><div class=big>MONTHLY BILLING STATEMENT<br><span style="font-size:15pt"><b>${$(level + past + charges)}</b></span><br>Total Amount Due on or before ${date.slash(due)}</div></div><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p>
<div class=row><div><div class=h>ACCOUNT DETAILS</div>${pairs([
        ["Statement Date", date.slash(stated)],
        ["Account Number", account],
        ["Vehicle", car],
        ["VIN (last 8)", `K${digits(random, 7)}`],
        ["Annual Percentage Rate", `${rate.toFixed(2)}%`],
        ["Original Amount Financed", $(financed)],
        ["Maturity Date", date.slash(inMonths(due, term - made - 2))],
        ["Current Principal Balance", $(after)],
      ])}</div><div><div class=h>AMOUNT DUE</div>${pairs([
        ["Current Payment", $(level)],
        ["Past Due Payment(s)", $(past)],
        ["Late Charges", $(charges)],
        ["Other Fees", "$0.00"],
        ["Unapplied Funds", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(level + past + charges)}</b>`],
      ])}<div class=small>A late charge may be assessed if the payment is more than 10 days late.</div></div></div>
<div class=h>TRANSACTIONS SINCE LAST STATEMENT</div>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Late/Other", "Total"],
        [
          [date.slash(paidOn), "PAYMENT - DEBIT CARD", $(level - interest), $(interest), "$0.00", $(level)],
          ...(late ? [[date.slash(chargedOn), "LATE CHARGE", "$0.00", "$0.00", $(charges), $(charges)]] : []),
        ],
      )}
<div class=h>PAYOFF</div><p>Your estimated payoff as of ${date.slash(stated)} is ${$(after + daily(after, rate, 9) + charges)}. Interest accrues at ${$(daily(after, rate, 1))} per day. This is an estimate; contact us for a payoff quote good for 10 days.</p>
<div class=h>MESSAGE CENTER</div><p>${late ? "YOUR ACCOUNT IS PAST DUE. Please make your payment today to keep your vehicle and protect your credit. If you cannot, call (888) 739-9192 to ask about an extension or a due date change." : "Thank you for your business! Refer a friend and receive $100.00 after their first on-time payment."} Because yours is a simple interest contract, paying late increases the interest you pay.</p>
<div class=cut><div class=row><div>Make checks payable to:<br>RIDGEWAY FINANCIAL SERVICES<br>PO BOX 54807<br>LOS ANGELES CA 90054-0807</div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Amount Due", $(level + past + charges)],
          ["Amount Enclosed", "$"],
        ],
      )}</div></div></div>${NEXT}<div class=h>WAYS TO PAY</div><p>Online at myaccount.ridgeway.example (free) &bull; By text: reply PAY &bull; MoneyGram receive code 5301 (fee of $3.99) &bull; 7-Eleven or CVS with barcode ($1.99) &bull; Mail.</p><div class=h>NOTICES</div><p class=small>We may report information about your account to credit bureaus. Late payments, missed payments or other defaults on your account may be reflected in your credit report. Payments marked "paid in full" must be sent to Disputes, PO Box 76809, Los Angeles CA. You must maintain comprehensive and collision insurance with a deductible of no more than $1,000.00, with Ridgeway Financial Services, LLC as lienholder. This is an attempt to collect a debt.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Ridgeway Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Ridgeway Financial Services",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(financed),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: inMonths(due, term - made - 2),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "PAYMENT - DEBIT CARD", amount: decimal(level) },
            ...(late
              ? [{ account: 0, date: chargedOn, description: "LATE CHARGE", amount: decimal(-charges) }]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(charges), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
          },
        },
        "Ridgeway",
        "Ridgeway Financial Services, LLC",
      ),
    };
  },
};

export const vbLoansHouse: readonly Layout[] = [mortgage, homeEquity, auto];
