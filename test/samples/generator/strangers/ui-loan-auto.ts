import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  addMonths,
  digits,
  instalment,
  interestFor,
  last4,
  monthlyInterest,
  owedAfter,
  percent,
  uiDesk,
} from "./ui-data.ts";

/** A credit union's bill for an auto loan: a box of terms, the month's activity, a coupon. */
const auto: Layout = {
  name: "ui-loan-auto-credit-union",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 7);
    const name = "Garrison Federal Credit Union";
    const number = `${digits(random, 8)}${random.pick(["70", "71", "76"])}`;
    const original = random.whole(140, 480) * 10_000;
    const rate = random.pick([389, 454, 529, 614, 749]);
    const term = random.pick([48, 60, 72]);
    const paid = random.whole(4, term - 12);
    const before = owedAfter(original, rate, term, paid);
    const payment = instalment(original, rate, term);
    const behind = random.chance(0.3);
    const fee = behind ? 2_900 : 0;
    const payDay = addDays(month.start, random.whole(6, 14));
    const interest = interestFor(before, rate, 31);
    const owed = behind ? before : before - (payment - interest);
    const statement = addDays(month.start, 19);
    const due = addMonths(`${month.start.slice(0, 8)}10`, 1);
    const pastDue = behind ? payment : 0;
    const ytd = interest * Number(month.start.slice(5, 7));
    const $ = money.dollar;
    const rows = behind
      ? [[date.short(addDays(month.start, 18)), "LATE FEE", "", "", $(fee), "", $(owed)]]
      : [
          [
            date.short(payDay),
            "PAYMENT - TRANSFER FROM CHECKING",
            $(payment),
            $(interest),
            "$0.00",
            $(payment - interest),
            $(owed),
          ],
        ];
    return {
      html: document(
        `body{font:9pt Arial}${BASE}.logo{font:bold 20pt Arial Narrow,Arial;color:#12305c}.logo b{color:#c8102e}.tab th{background:#12305c;color:#fff;padding:4px 5px;font-size:7.5pt}.tab td{padding:4px 5px;border-bottom:1px solid #bbb}.box{border:1.5px solid #12305c;border-radius:8px;padding:8px}.box td{padding:2px 0}.big{font:bold 11pt Arial;text-align:center;background:#e8ebf0;padding:5px;margin:12px 0 6px}.cut{border-top:1px dashed #000;margin-top:24px;text-align:center;font-size:7pt}`,
        `<div class=row><div><div class=logo>GARRISON <b>FEDERAL</b></div><span class=small>Garrison Federal Credit Union &middot; P.O. Box 1432, Alexandria, VA 22313 &middot; 1-800-555-0153 &middot; garrisonfcu.example</span></div><div class=r style="font:bold 14pt Arial">CONSUMER LOAN STATEMENT</div></div>
<div class=row style="margin-top:14px"><div style="padding:20px 0 0 20px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=box>${pairs(
          [
            ["Loan Number", number],
            ["Statement Date", date.short(statement)],
            ["Loan Type", random.pick(["NEW AUTO", "USED AUTO", "AUTO REFINANCE"])],
            ["Payment Due Date", date.short(due)],
            ["Regular Payment", $(payment)],
            ["Past Due Amount", $(pastDue)],
            ["Late Fees Due", $(fee)],
            ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(payment + pastDue + fee)}</b>`],
          ],
        )}</div></div>
${behind ? "<p><b>YOUR LOAN IS PAST DUE.</b> Please remit the total amount due immediately. If payment has already been made, please disregard this notice.</p>" : ""}
<div class=big>LOAN INFORMATION</div>${grid(
          "ccccc",
          [
            "ORIGINAL LOAN AMOUNT",
            "ANNUAL PERCENTAGE RATE",
            "DAILY PERIODIC RATE",
            "MATURITY DATE",
            "PER DIEM INTEREST",
          ],
          [
            [
              $(original),
              `${percent(rate)}%`,
              `${(rate / 36_500).toFixed(5)}%`,
              date.short(addMonths(due, term - paid)),
              `$${((owed * rate) / 365_000_000).toFixed(4)}`,
            ],
          ],
          "class=tab",
        )}
<div class=big>LOAN ACTIVITY ${date.short(addDays(statement, -30))} - ${date.short(statement)}</div>${grid(
          "llrrrrr",
          ["DATE", "DESCRIPTION", "AMOUNT", "INTEREST", "FEES", "PRINCIPAL", "PRINCIPAL BALANCE"],
          [
            [date.short(addDays(statement, -30)), "PREVIOUS BALANCE", "", "", "", "", $(before)],
            ...rows,
            [date.short(statement), "NEW BALANCE", "", "", "", "", `<b>${$(owed)}</b>`],
          ],
          "class=tab",
        )}
<div class=row style="margin-top:10px"><div>${grid(
          "lrr",
          ["", "THIS PERIOD", `${statement.slice(0, 4)} YEAR TO DATE`],
          [
            ["TOTAL FEES CHARGED", $(fee), $(fee)],
            ["TOTAL INTEREST CHARGED", $(behind ? 0 : interest), $(ytd)],
          ],
          "class=tab",
        )}</div><div class=small><b>INTEREST CHARGE CALCULATION.</b> Your Annual Percentage Rate (APR) is the annual interest rate on your account. The balance used to compute interest is the unpaid balance each day after payments and credits to that balance have been subtracted. <b>The balance shown is not a payoff amount.</b> Call 1-800-555-0153 for a payoff quote.</div></div>
<p class=small><b>SKIP-A-PAY:</b> Eligible members may skip one payment a year for a $30 processing fee. Interest continues to accrue. &nbsp; <b>NOTICE:</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. A late fee of 20% of the interest due, with a minimum of $29.00, is charged if a payment is more than five days late.</p>
<div class=cut>DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</div><div class=row style="margin-top:8px"><div>${escaped(person.name)}<br>Loan Number ${number}<p>MAKE CHECK PAYABLE TO:<br>GARRISON FEDERAL CREDIT UNION<br>P.O. BOX 247080<br>OMAHA NE 68124</p></div><div class=box>${pairs(
          [
            ["Payment Due Date", date.short(due)],
            ["Total Amount Due", $(payment + pastDue + fee)],
            ["Additional Principal", "$ _________"],
            ["Amount Enclosed", "$ _________"],
          ],
        )}</div></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "auto-loan",
              institution: name,
              accountLast4: last4(number),
              statementDate: statement,
              periodStart: addDays(statement, -30),
              periodEnd: statement,
              originalBalance: decimal(original),
              previousBalance: decimal(before),
              currentBalance: decimal(owed),
              apr: percent(rate),
              minimumPayment: decimal(payment),
              pastDue: decimal(pastDue),
              paymentDueDate: due,
              maturityDate: addMonths(due, term - paid),
              feesCharged: decimal(fee),
              interestCharged: decimal(behind ? 0 : interest),
            },
          ],
          transactions: [
            behind
              ? { account: 0, date: addDays(month.start, 18), description: "LATE FEE", amount: decimal(-fee) }
              : {
                  account: 0,
                  date: payDay,
                  description: "PAYMENT - TRANSFER FROM CHECKING",
                  amount: decimal(payment),
                },
          ],
          allowed: behind
            ? {}
            : { "accounts.0.paymentsAndCredits": [decimal(payment), decimal(payment - interest)] },
        },
        "GARRISON FEDERAL",
      ),
    };
  },
};

/** An online lender: cards of figures, an interest rate beside the APR that includes the origination fee. */
const online: Layout = {
  name: "ui-loan-personal-online",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 8);
    const name = "Kindlewell";
    const number = `L${digits(random, 7)}`;
    const original = random.whole(20, 250) * 10_000;
    const rate = random.whole(799, 2_699);
    const term = random.pick([36, 60]);
    const paid = random.whole(2, term - 8);
    const before = owedAfter(original, rate, term, paid - 1);
    const payment = instalment(original, rate, term);
    const missed = random.chance(0.25);
    const fee = missed ? 1_500 : 0;
    const interest = monthlyInterest(before, rate);
    const owed = missed ? before : before - payment + interest;
    const statement = addDays(month.end, -8);
    const payDay = addDays(month.start, 4);
    const due = addMonths(payDay, 1);
    const accrued = interestFor(owed, rate, 17);
    const pastDue = missed ? payment : 0;
    const left = term - paid + (missed ? 1 : 0);
    const matures = addMonths(due, left - (missed ? 2 : 1));
    const history = missed ? [] : [{ day: payDay, text: "AutoPay payment", amount: payment }];
    const earlier = { day: addMonths(payDay, -1), text: "AutoPay payment", amount: payment };
    const beforeInterest = monthlyInterest(owedAfter(original, rate, term, paid - 2), rate);
    const $ = money.dollar;
    const card = (label: string, value: string, note: string) =>
      `<div class=card><div class=k>${label}</div><div class=big>${value}</div><div class=small>${note}</div></div>`;
    return {
      html: document(
        `body{font:10pt Helvetica,Arial;color:#2b2b3a}${BASE}.logo{font:600 22pt Arial;color:#5b3df5}.card{background:#f5f3ff;border-radius:10px;padding:12px}.k{font-size:8.5pt;color:#666}.big{font:bold 16pt Arial;margin:4px 0}.d td{padding:6px 0;border-bottom:1px solid #e5e3f0}h2{font:bold 12pt Arial;margin:20px 0 6px}.t th{font-size:8pt;color:#666;border-bottom:1px solid #2b2b3a;padding:4px 0}.t td{padding:6px 0;border-bottom:1px solid #eee}.fine{font-size:7pt;color:#666;margin-top:18px}`,
        `<div class=row><div class=logo>kindlewell</div><div class=r>Monthly statement<br>${date.abbreviatedBare(statement)}</div></div><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=row>${card("Total amount due", $(payment + pastDue + fee), `Due ${date.abbreviatedBare(due)}`)}${card("Outstanding principal", $(owed), `of ${$(original)} borrowed`)}${card("Payments remaining", String(left), `of ${term} monthly payments`)}</div>
${missed ? `<p style="border-left:4px solid #d33;padding-left:8px"><b>Your ${date.longNoYear(payDay)} payment was returned.</b> You have a past due balance. Please update your bank account to avoid further fees.</p>` : ""}
<div class=row><div><h2>What you owe this month</h2>${pairs(
          [
            ["Monthly payment", $(payment)],
            ["Past due", $(pastDue)],
            ["Fees", $(fee)],
            ["<b>Total amount due</b>", `<b>${$(payment + pastDue + fee)}</b>`],
          ],
          "class=d",
        )}</div><div><h2>Loan details</h2>${pairs(
          [
            ["Loan ID", number],
            ["Original loan amount", $(original)],
            ["Interest rate (fixed)", `${percent(rate)}%`],
            ["APR*", `${percent(rate + random.whole(180, 410))}%`],
            ["Term", `${term} months`],
            ["Accrued interest", $(accrued)],
            ["Final payment date", date.abbreviatedBare(matures)],
          ],
          "class=d",
        )}</div></div>
<h2>Payment history</h2>${grid(
          "llrrrr",
          ["Date", "Description", "Principal", "Interest", "Fees", "Total"],
          [
            ...history.map((line) => [
              date.abbreviatedBare(line.day),
              line.text,
              $(payment - interest),
              $(interest),
              "$0.00",
              $(line.amount),
            ]),
            [
              date.abbreviatedBare(earlier.day),
              earlier.text,
              $(payment - beforeInterest),
              $(beforeInterest),
              "$0.00",
              $(payment),
            ],
          ],
          "class=t",
        )}
<div class=row><div><h2>Paying off early?</h2>There is no prepayment fee. Your payoff amount as of ${date.abbreviatedBare(statement)} is <b>${$(owed + accrued + fee)}</b> and changes daily.</div><div><h2>Refer a friend</h2>Give $150, get $150. Share your link from the dashboard. Terms apply.</div></div>
<p class=fine>*The APR includes the interest rate and the origination fee that was deducted from your loan proceeds. Your loan was made by Crosswater Bank, Member FDIC, and is serviced by Kindlewell Servicing, Inc., NMLS #1500553. If a payment is more than 10 days late we may charge the greater of 5% of the past due amount or $15. If a payment is returned for insufficient funds we may charge $15. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Interest accrues daily on the outstanding principal. Payments are applied first to fees, then to accrued interest, then to principal. Questions? support@kindlewell.example or (855) 555-0176, P.O. Box 1503, San Carlos, CA 94070.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "personal-loan",
              institution: name,
              accountLast4: last4(number),
              statementDate: statement,
              originalBalance: decimal(original),
              currentBalance: decimal(owed),
              apr: percent(rate),
              minimumPayment: decimal(payment),
              pastDue: decimal(pastDue),
              paymentDueDate: due,
              maturityDate: matures,
            },
          ],
          transactions: [...history, earlier].map((line) => ({
            account: 0,
            date: line.day,
            description: line.text,
            amount: decimal(line.amount),
          })),
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(accrued), ...(missed ? [] : [decimal(interest)])],
          },
        },
        "kindlewell",
        "Kindlewell Servicing, Inc.",
      ),
    };
  },
};

export const uiInstalments: readonly Layout[] = [auto, online];
