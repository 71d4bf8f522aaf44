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

/** A credit union's line on the house: the open-end statement with fees, interest and year-to-date totals. */
const heloc: Layout = {
  name: "un-loan-cu-heloc",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 4);
    const first = monthStart(random);
    const last = monthEnd(first);
    const days = Number(last.slice(8));
    const limit = random.whole(8, 40) * 500_000;
    const previous = random.chance(0.15) ? 0 : Math.round(limit * random.whole(10, 60)) / 100;
    const before = Math.round(previous / 100) * 100 + (previous ? random.whole(1, 99) : 0);
    const advance = random.chance(0.5) || before === 0 ? random.whole(5, 80) * 5_000 : 0;
    const payment = before > 0 ? Math.round(before * 0.009) + random.whole(100, 900) : 0;
    const rate = random.whole(725, 925) / 100;
    const advanceOn = addDays(first, random.whole(4, 10));
    const payOn = addDays(first, random.whole(11, 20));
    const dayOf = (day: string) => days - Number(day.slice(8)) + 1;
    const average = Math.round((before * days + advance * dayOf(advanceOn) - payment * dayOf(payOn)) / days);
    const interest = daily(average, rate, days);
    const fee = random.chance(0.2) && before > 0 ? 1_500 : 0;
    const balance = before + advance - payment + interest + fee;
    const minimum = Math.max(interest + fee, Math.round(balance * 0.008));
    const due = addDays(last, 25);
    const account = digits(random, 10);
    const rows: Array<readonly [string, string, number]> = [];
    if (advance) rows.push([advanceOn, "Advance - Transfer To Share 01", advance]);
    if (payment) rows.push([payOn, "Payment - Thank You", -payment]);
    const year = first.slice(0, 4);
    const month = Number(first.slice(5, 7));
    const html = document(
      `body{font:9pt "Liberation Serif","Times New Roman",serif}${BASE} .logo{font:bold 20pt Arial;letter-spacing:3px;color:#14386b} .two{border-top:3px solid #14386b;border-bottom:1px solid #14386b;padding:6px 0} h4{margin:10px 0 2px;font:bold 9.5pt Arial;color:#14386b;text-transform:uppercase} .t th{font:bold 8pt Arial;border-bottom:1px solid #000} .t td{padding-top:2px} .cut{border-top:1px dashed #000;margin-top:14px;padding-top:6px}`,
      `<div class=row><div><div class=logo>NORQUAY</div><div style="font:8pt Arial">Federal Credit Union &nbsp;|&nbsp; 12770 Gateway Drive, Tukwila, WA 98168</div></div><div style="text-align:right;font:8pt Arial">Member Service 800-555-0168<br>Lost or stolen card 800-555-0169<br>Page 1 of 2</div></div>
<div class=row style="margin:18px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>HOME EQUITY LINE OF CREDIT STATEMENT</b><br>Statement Period ${date.bareShort(first)} through ${date.bareShort(last)}<br>Account Number ${account}</div></div>
<div class="row two"><div><b>Summary of Account Activity</b>${pairs([
        ["Previous Balance", $(before)],
        ["Advances (+)", $(advance)],
        ["Payments and Credits (-)", $(payment)],
        ["Fees Charged (+)", $(fee)],
        ["Interest Charged (+)", $(interest)],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ])}</div><div><b>Payment Information</b>${pairs([
        ["Minimum Payment Due", $(minimum)],
        ["Past Due Amount", "$0.00"],
        ["Payment Due Date", date.bareShort(due)],
        ["Credit Limit", $(limit)],
        ["Available Credit", $(limit - balance)],
        ["Days in Billing Cycle", String(days)],
      ])}</div></div>
<h4>Transactions</h4>${
        rows.length > 0
          ? grid(
              "llr",
              ["Post Date", "Description", "Amount"],
              rows.map(([day, text, amount]) => [date.bareShort(day), text, plain(amount)]),
              "class=t",
            )
          : "No transactions this period."
      }
<h4>Fees</h4>${fee ? grid("llr", [], [[date.bareShort(last), "Late Payment Fee", plain(fee)]]) : ""}${pairs([["TOTAL FEES FOR THIS PERIOD", $(fee)]])}
<h4>Interest Charged</h4>${grid("llr", [], [[date.bareShort(last), "Interest Charge", plain(interest)]])}${pairs([["TOTAL INTEREST FOR THIS PERIOD", $(interest)]])}
<h4>${year} Totals Year-to-Date</h4>${pairs([
        [`Total fees charged in ${year}`, $(fee)],
        [
          `Total interest charged in ${year}`,
          $(interest + Math.round(before * rate * (month - 1) * 0.00083)),
        ],
      ])}
<h4>Interest Charge Calculation</h4><p style="margin:2px 0">Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = variable rate</p>
${grid("lrrr", ["Type of Balance", "Annual Percentage Rate (APR)", "Average Daily Balance", "Interest Charge"], [["Line of Credit Advances", `${rate.toFixed(2)}% (v)`, $(average), $(interest)]], "class=t")}
<p class=small>What To Do If You Think You Find A Mistake On Your Statement: If you think there is an error on your statement, write to us at the address above within 60 days after the error appeared on your statement. While we investigate whether or not there has been an error, you do not have to pay any amount in question, but you are responsible for the remainder of your balance. We figure the interest charge by applying the daily periodic rate of ${(rate / 365).toFixed(6)}% to the average daily balance, including current transactions, times the days in the cycle. Draw period ends ${date.bare(inMonths(first, 82))}.</p>
<div class=cut><div class=row><div>NORQUAY FEDERAL CREDIT UNION<br>PO BOX 97050, SEATTLE WA 98124</div><div>${pairs(
        [
          ["Account Number", account],
          ["New Balance", $(balance)],
          ["Minimum Payment Due", $(minimum)],
          ["Payment Due Date", date.bareShort(due)],
        ],
      )}</div></div></div>${NEXT}<div style="text-align:right;font:8pt Arial">Page 2 of 2</div><h4>Your Billing Rights</h4><p>If you think there is an error on your statement, tell us your name and account number, the dollar amount of the suspected error, and describe what you believe is wrong and why. You must notify us in writing. While we investigate, we cannot try to collect the amount in question or report you as delinquent on that amount, and we can apply any unpaid amount against your credit limit.</p><h4>Payments</h4><p>Payments received at the address on the coupon by 5 p.m. are credited as of the date of receipt. Payments received elsewhere may be delayed up to 5 days. There is no grace period: interest begins on the date an advance is posted. A late fee of 5% of the payment, up to $15.00, applies to payments more than 10 days late. You may pay all or part of the balance at any time.</p><h4>Tax Information</h4><p>Interest of $600.00 or more in a year is reported on Form 1098. Consult a tax adviser on whether it is deductible. If you close the line within 36 months, you agree to repay closing costs of up to $500.00 that we paid for you.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Norquay Federal Credit Union",
          accounts: [
            {
              kind: "heloc",
              institution: "Norquay Federal Credit Union",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              currentBalance: decimal(balance),
              previousBalance: decimal(before),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              pastDue: "0.00",
              apr: rate.toFixed(2),
              paymentsAndCredits: decimal(payment),
              feesCharged: decimal(fee),
              interestCharged: decimal(interest),
            },
          ],
          transactions: [
            ...rows.map(([day, text, amount]) => ({
              account: 0,
              date: day,
              description: text,
              amount: decimal(-amount),
            })),
            ...(fee
              ? [{ account: 0, date: last, description: "Late Payment Fee", amount: decimal(-fee) }]
              : []),
            { account: 0, date: last, description: "Interest Charge", amount: decimal(-interest) },
          ],
          allowed: { "accounts.0.purchases": [decimal(advance)], "accounts.0.statementDate": [last] },
        },
        "NORQUAY",
        "Norquay",
        "NORQUAY FEDERAL CREDIT UNION",
      ),
    };
  },
};

/** A store-front lender: the amount due large at the right, the branch at the left, activity under it. */
const storefront: Layout = {
  name: "un-loan-storefront",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 5);
    const first = monthStart(random);
    const stated = addDays(first, 9);
    const due = addDays(stated, random.whole(15, 19));
    const rate = random.whole(2199, 3599) / 100;
    const term = random.pick([24, 36, 48, 60]);
    const original = random.whole(25, 140) * 10_000;
    const level = instalment(original, rate, term);
    const paid = random.whole(2, 18);
    const before = remaining(original, rate, term, paid);
    const paidOn = addDays(stated, -random.whole(9, 14));
    const interest = daily(before, rate, random.whole(27, 33));
    const after = before - level + interest;
    const late = random.chance(0.3);
    const past = late ? level : 0;
    const charge = late ? 3_000 : 0;
    const account = `${digits(random, 8)}-${digits(random, 8)}`;
    const chargeOn = addDays(stated, -2);
    const rows = [
      [date.short(paidOn), "Payment - Debit Card", $(level), $(level - interest), $(interest), "$0.00"],
    ];
    if (late) rows.push([date.short(chargeOn), "Late Charge", $(charge), "$0.00", "$0.00", $(charge)]);
    const html = document(
      `body{font:9pt Helvetica,"Liberation Sans",Arial;color:#1d2a4d}${BASE} .logo{font-size:22pt;font-weight:bold;color:#0b6bb3} .amt{background:#0b6bb3;color:#fff;padding:10px 14px;border-radius:4px} .amt .n{font-size:20pt;font-weight:bold} .k{font-size:8pt;color:#667} .v{font-size:11pt;font-weight:bold} h3{border-bottom:2px solid #0b6bb3;margin:16px 0 4px;font-size:11pt} .t td,.t th{padding:3px 4px;border-bottom:1px solid #dde} .t th{font-size:8pt} .cut{border-top:1px dashed #555;margin-top:30px;padding-top:10px}`,
      `<div class=row><div><div class=logo>Prairie<span style="color:#f58220">Main</span> Financial</div><p><b>Your branch</b><br>2230 S Glenstone Ave Ste 4<br>Springfield, MO 65804<br>(417) 555-0190</p><p style="margin-top:26px">${person.name}<br>${person.street}<br>${person.town}</p></div>
<div style="flex:0.8"><div class=amt>Total amount due<div class=n>${$(level + past + charge)}</div>Due date: ${date.long(due)}</div><div style="display:flex;gap:20px;margin-top:10px"><div><div class=k>Account number</div><div class=v>${account}</div></div><div><div class=k>Statement date</div><div class=v>${date.slash(stated)}</div></div></div></div></div>
<div class=row><div><h3>What you owe</h3>${pairs([
        ["Monthly payment", $(level)],
        ["Past due amount", $(past)],
        ["Unpaid late charges", $(charge)],
        ["Other charges", "$0.00"],
        ["<b>Total amount due</b>", `<b>${$(level + past + charge)}</b>`],
      ])}</div><div><h3>About your loan</h3>${pairs([
        ["Loan date", date.slash(inMonths(first, -paid - 2))],
        ["Amount financed", $(original)],
        ["Principal balance", $(after)],
        ["Interest rate", `${rate.toFixed(2)}%`],
        ["Interest paid year to date", $(interest * Number(first.slice(5, 7)) + 317)],
      ])}</div></div>
<h3>Activity since your last statement</h3>${grid("llrrrr", ["Date", "Description", "Amount", "Principal", "Interest", "Charges"], rows, "class=t")}
<div style="background:#eef4fa;padding:8px 10px;margin-top:14px"><b>${late ? "We want to help." : "Going paperless is easy."}</b> ${late ? "Your account is past due. Please call your branch or pay online today to avoid additional charges." : "Manage your account in our mobile app. Sign in and choose paperless statements."} Refer a friend and you could each get a $100 gift card.</div>
<p class=small>The principal balance is not a payoff amount. Because interest accrues daily on a simple interest loan, call for a payoff quote good through a given date. If your payment is more than 15 days late, a late charge may be assessed as stated in your loan agreement. We may report information about your account to credit bureaus. Optional credit insurance is not a condition of your loan. This is an attempt to collect a debt and any information obtained will be used for that purpose, unless you are in bankruptcy.</p>
<div class=cut><div class=row><div><b>PrairieMain Financial</b><br>PO Box 740594<br>Cincinnati, OH 45274-0594</div><div>${pairs(
        [
          ["Account number", account],
          ["Due date", date.slash(due)],
          ["Total amount due", $(level + past + charge)],
          ["Amount enclosed", "$ ____________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "PrairieMain Financial",
        accounts: [
          {
            kind: "personal-loan",
            institution: "PrairieMain Financial",
            accountLast4: account.slice(-4),
            statementDate: stated,
            currentBalance: decimal(after),
            originalBalance: decimal(original),
            minimumPayment: decimal(level),
            paymentDueDate: due,
            pastDue: decimal(past),
            apr: rate.toFixed(2),
          },
        ],
        transactions: [
          { account: 0, date: paidOn, description: "Payment - Debit Card", amount: decimal(level) },
          ...(late
            ? [{ account: 0, date: chargeOn, description: "Late Charge", amount: decimal(-charge) }]
            : []),
        ],
        allowed: {
          "accounts.0.feesCharged": [decimal(charge)],
          "accounts.0.interestCharged": [decimal(interest)],
        },
      },
    };
  },
};

export const unLoansTwo: readonly Layout[] = [heloc, storefront];
