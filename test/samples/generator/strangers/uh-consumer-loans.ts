import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import {
  addDays,
  date,
  daysBetween,
  decimal,
  digits,
  instalment,
  interestOn,
  later,
  leftAfter,
  monthStart,
  start,
  usd,
} from "./uh-data.ts";

/** An online lender's monthly statement: big figures in front, a table of the loan's life beneath. */
const personal: Layout = {
  name: "uh-loan-online-personal",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 3);
    const due = `${monthStart(random)}-${random.whole(10, 28)}`;
    const statement = addDays(due, -15);
    const begin = addDays(later(statement, -1), 1);
    const term = random.pick([36, 48, 60, 72]);
    const paid = random.whole(4, 30);
    const rate = random.whole(899, 2099);
    const original = random.whole(10, 80) * 50_000;
    const each = instalment(original, rate, term);
    const before = leftAfter(original, rate, term, paid);
    const last = later(due, -1);
    const interest = interestOn(before, rate, daysBetween(later(last, -1), last));
    const late = seed % 3 === 0;
    const fee = late ? 500 : 0;
    const principal = late ? before : before - (each - interest);
    const accrued = interestOn(principal, rate, daysBetween(late ? later(last, -1) : last, statement));
    const made = later(due, -paid - 2);
    const maturity = later(made, term);
    const number = `PL${digits(random, 8)}`;
    const fees = Math.round(original * 0.05);
    const ytdMonths = Math.max(1, Number(statement.slice(5, 7)) - 1);
    const rows = late
      ? [{ day: addDays(last, 11), text: "Late fee", amount: -fee }]
      : [
          {
            day: last,
            text: random.pick(["AutoPay payment", "Payment received - ACH"]),
            amount: each,
          },
        ];
    return {
      html: document(
        `body{font:9.5pt Helvetica,Arial;color:#222}${BASE}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #00a2c7;padding-bottom:8px}.logo{font:bold 24pt Helvetica;color:#201747;letter-spacing:-1px}.cards{display:flex;gap:14px;margin:16px 0}.cards>div{flex:1;background:#f2f8fa;border-radius:8px;padding:12px}.cards .v{font-size:17pt;font-weight:bold}.cards .k{font-size:8.5pt;color:#555}h2{font-size:12pt;margin:18px 0 4px}.t td{padding:5px 2px;border-bottom:1px solid #ddd}.t th{padding:5px 2px;border-bottom:2px solid #201747;font-size:8.5pt}.grey{color:#666;font-size:7.5pt;line-height:1.35}`,
        `<div class=top><div class=logo>quillo</div><div style="text-align:right"><b>Personal Loan Statement</b><br>Statement date: ${date.long(statement)}<br>Loan number: ${number}</div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class=cards><div><div class=k>Total amount due</div><div class=v>${usd(late ? each * 2 + fee : each)}</div></div><div><div class=k>Payment due date</div><div class=v>${date.abbreviatedBare(due)}</div></div><div><div class=k>Outstanding principal</div><div class=v>${usd(principal)}</div></div></div>
${late ? "<p><b>We missed your last payment.</b> Please pay the total amount due as soon as you can. If something has changed, call us; our Unemployment Protection Program may help.</p>" : "<p><b>You're set up for AutoPay.</b> We will debit your payment on the due date from the bank account on file. Your rate includes a 0.25% AutoPay discount.</p>"}
<div class=row><div><h2>Amount due</h2>${pairs(
          [
            ["Regular monthly payment", usd(each)],
            ["Past due amount", usd(late ? each : 0)],
            ["Late fees", usd(fee)],
            ["<b>Total amount due</b>", `<b>${usd(late ? each * 2 + fee : each)}</b>`],
          ],
          "class=t",
        )}</div><div><h2>Loan details</h2>${pairs(
          [
            ["Original loan amount", usd(original)],
            ["Interest rate (fixed)", `${decimal(rate)}%`],
            ["APR at origination", `${decimal(rate + 187)}%`],
            ["Term", `${term} months`],
            ["Loan date", date.slash(made)],
            ["Maturity date", date.slash(maturity)],
          ],
          "class=t",
        )}</div></div>
<h2>Principal summary</h2><div style="font-size:8.5pt;color:#666">${date.long(begin)} &ndash; ${date.long(statement)}</div>${pairs(
          [
            ["Previous principal balance", usd(before)],
            ["Principal paid", late ? usd(0) : `-${usd(each - interest)}`],
            ["Outstanding principal balance", usd(principal)],
            ["Accrued interest through statement date", usd(accrued)],
            [`Interest paid year to date (${statement.slice(0, 4)})`, usd(interest * ytdMonths + 431)],
          ],
          "class=t",
        )}
<h2>Activity since your last statement</h2>${grid(
          "llrrrr",
          ["Date", "Description", "Amount", "Principal", "Interest", "Fees"],
          rows.map((row) => [
            date.slash(row.day),
            row.text,
            usd(Math.abs(row.amount)),
            late ? "&mdash;" : usd(each - interest),
            late ? "&mdash;" : usd(interest),
            late ? usd(fee) : usd(0),
          ]),
          "class=t",
        )}
<p class=grey>Your loan is a simple interest loan: interest accrues each day on the outstanding principal at the interest rate shown, on a 365-day year. Paying after the due date means more interest and a later payoff. The APR at origination includes an origination fee of ${usd(fees)} that was taken from the loan proceeds. If a payment is more than 10 days late, a late fee of $5.00 is charged. The outstanding principal balance is not a payoff amount; log in for a payoff quote good through a date you choose. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<p class=grey>Loans originated by Quillo Bank, N.A. NMLS #1121907. Equal Housing Lender. Questions? Call 855-555-0161, or write to Quillo, 2750 E. Cottonwood Pkwy, Suite 300, Salt Lake City, UT 84121. &nbsp; Page 1 of 1</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "quillo",
        accounts: [
          {
            kind: "personal-loan",
            institution: "quillo",
            accountLast4: number.slice(-4),
            statementDate: statement,
            periodStart: begin,
            periodEnd: statement,
            currentBalance: decimal(principal),
            previousBalance: decimal(before),
            originalBalance: decimal(original),
            minimumPayment: decimal(each),
            paymentDueDate: due,
            pastDue: decimal(late ? each : 0),
            maturityDate: maturity,
            apr: decimal(rate),
          },
        ],
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.text,
          amount: decimal(row.amount),
        })),
        allowed: {
          institution: ["Quillo", "Quillo Bank, N.A."],
          "accounts.0.institution": ["Quillo", "Quillo Bank, N.A."],
          "accounts.0.feesCharged": [decimal(fee)],
          "accounts.0.interestCharged": [decimal(accrued), ...(late ? [] : [decimal(interest)])],
          "accounts.0.paymentsAndCredits": late ? ["0.00"] : [decimal(each), decimal(each - interest)],
        },
      },
    };
  },
};

const CARS = ["2023 VESTRA LE", "2022 CORVENT XLE", "2024 TRAILHAWK SR5", "2021 LUMA HYBRID"];

/** A car maker's own lender: a box of the car's data, then the summary of charges and a coupon below. */
const captive: Layout = {
  name: "uh-loan-auto-captive",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 4);
    const due = `${monthStart(random)}-${random.whole(10, 28)}`;
    const statement = addDays(due, -16);
    const term = random.pick([60, 66, 72, 75]);
    const paid = random.whole(5, 40);
    const rate = random.pick([190, 299, 399, 549, 674, 829]);
    const financed = random.whole(180_000, 460_000) * 10 + random.whole(0, 9);
    const each = instalment(financed, rate, term);
    const late = seed % 4 === 2;
    const before = leftAfter(financed, rate, term, paid);
    const last = addDays(later(due, -1), -random.whole(0, 4));
    const interest = interestOn(before, rate, 30);
    const principal = late ? before : before - each + interest;
    const fee = late ? Math.min(3_000, Math.round(each * 0.05)) : 0;
    const misc = late && random.chance(0.4) ? 1_500 : 0;
    const total = each + (late ? each : 0) + fee + misc;
    const number = `${digits(random, 2)}-${digits(random, 4)}-${random.pick(["P", "R", "K"])}${digits(random, 4)}`;
    const payoff = principal + interestOn(principal, rate, 32);
    const remaining = term - paid - (late ? 0 : 1);
    const maturity = later(due, remaining - 1 - (late ? 1 : 0));
    const rows = late
      ? [{ day: addDays(later(due, -1), 11), text: "LATE CHARGE ASSESSED", amount: -fee }]
      : [{ day: last, text: random.pick(["PAYMENT - THANK YOU", "AUTO PAY PAYMENT"]), amount: each }];
    return {
      html: document(
        `body{font:9pt "Arial Narrow",Arial}${BASE}.logo{font:bold 15pt Arial;letter-spacing:1px;color:#c00}.logo small{display:block;font:8pt Arial;letter-spacing:4px;color:#333}.frame{border:1.5px solid #000}.frame .hd{background:#000;color:#fff;font-weight:bold;padding:3px 8px;text-transform:uppercase}.frame td{padding:3px 8px}.frame tr.tot td{background:#e5e5e5;font-weight:bold;border-top:1px solid #000}.four{display:flex}.four>div{flex:1;padding:4px 8px;border-right:1px solid #aaa}.four>div:last-child{border:0}.four .k{font-size:7pt}.four .v{font-weight:bold}.cut{border-top:1px dashed #000;margin-top:26px;padding-top:10px}`,
        `<div class=row><div class=logo>TAVARO<small>FINANCIAL SERVICES</small></div><div style="text-align:right">Customer Service 1-800-555-0187<br>www.tavarofinancial.example<br>Monday - Friday, 8 a.m. - 8 p.m. local time</div></div><br>
<div class=frame><div class=hd>Retail Account Billing Statement</div><div class=four><div><div class=k>STATEMENT DATE</div><div class=v>${date.slash(statement)}</div></div><div><div class=k>ACCOUNT NUMBER</div><div class=v>${number}</div></div><div><div class=k>VEHICLE MODEL</div><div class=v>${random.pick(CARS)}</div></div><div><div class=k>LAST 4 OF VIN</div><div class=v>${digits(random, 4)}</div></div></div></div><br>
<div class=row><div class=frame><div class=hd>Summary of Charges</div><table><tr><td>Past Due Amount</td><td class=r>${usd(late ? each : 0)}</td></tr><tr><td>Unpaid Late Charges</td><td class=r>${usd(fee)}</td></tr><tr><td>Miscellaneous Charges</td><td class=r>${usd(misc)}</td></tr><tr><td>Current Payment Due</td><td class=r>${usd(each)}</td></tr><tr><td>Payment Due Date</td><td class=r>${date.slash(due)}</td></tr><tr class=tot><td>TOTAL AMOUNT DUE</td><td class=r>${usd(total)}</td></tr></table></div>
<div class=frame><div class=hd>Account Information</div>${pairs([
          ["Original Amount Financed", usd(financed)],
          ["Annual Percentage Rate", `${decimal(rate)}%`],
          ["Contract Term (Months)", String(term)],
          ["Payments Remaining", String(remaining)],
          ["Scheduled Maturity Date", date.slash(maturity)],
          ["Outstanding Principal Balance", usd(principal)],
          [`Payoff Amount Good Through ${date.slash(addDays(statement, 10))}`, usd(payoff)],
        ])}</div></div><br>
<div class=frame><div class=hd>Account Activity Since Last Statement</div>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          rows.map((row) => [date.slash(row.day), row.text, usd(Math.abs(row.amount))]),
        )}</div>
<p>${late ? "<b>YOUR ACCOUNT IS PAST DUE.</b> Please remit the total amount due today or contact us to discuss your options. If you have already sent your payment, please disregard this notice." : "Thank you for your continued business. Did you know you can schedule payments, view statements and update your insurance information any time in the MyTavaro app?"}</p>
<p class=small><b>Simple interest contract.</b> Finance charges accrue daily on the unpaid principal balance at the Annual Percentage Rate. Payments received after the due date result in more of the payment going to finance charges and may leave a balance at maturity. A late charge of 5% of the payment, not more than $30.00, is assessed when a payment is more than 10 days late. The payoff amount is an estimate and does not include charges not yet posted.</p>
<p class=small><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. <b>Notice about electronic check conversion.</b> When you provide a check as payment, you authorize us either to use information from your check to make a one-time electronic fund transfer from your account or to process the payment as a check transaction.</p>
<div class=cut><div class=small>Please detach and return this portion with your payment. Do not staple or fold.</div><div class=row><div><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["ACCOUNT NUMBER", number],
            ["PAYMENT DUE DATE", date.slash(due)],
            ["TOTAL AMOUNT DUE", usd(total)],
            ["AMOUNT ENCLOSED", "$________.____"],
          ],
        )}<br>TAVARO FINANCIAL SERVICES<br>PO BOX 60114<br>CITY OF INDUSTRY, CA 91716-0114</div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "TAVARO FINANCIAL SERVICES",
        accounts: [
          {
            kind: "auto-loan",
            institution: "TAVARO FINANCIAL SERVICES",
            accountLast4: number.slice(-4),
            statementDate: statement,
            currentBalance: decimal(principal),
            originalBalance: decimal(financed),
            minimumPayment: decimal(each),
            paymentDueDate: due,
            pastDue: decimal(late ? each : 0),
            maturityDate: maturity,
            apr: decimal(rate),
          },
        ],
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.text,
          amount: decimal(row.amount),
        })),
        allowed: {
          institution: ["TAVARO"],
          "accounts.0.institution": ["TAVARO"],
          "accounts.0.feesCharged": [decimal(fee), decimal(fee + misc)],
          ...(late ? {} : { "accounts.0.paymentsAndCredits": [decimal(each)] }),
        },
      },
    };
  },
};

export const uhConsumerLoans: readonly Layout[] = [personal, captive];
