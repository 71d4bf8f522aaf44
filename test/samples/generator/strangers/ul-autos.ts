import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { $, addDays, decimal, digits, loanOf, monthsOn, percent, plain, share, start } from "./ul-data.ts";

const CARS = ["2021 SOLERA XLE", "2022 KITE HYBRID", "2023 TERRANO SPORT 4D", "2020 BRIO LE"];

/** A car maker's own finance company. */
const captive: Layout = {
  name: "ul-auto-captive",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 1);
    const statement = `${year}-${String(month).padStart(2, "0")}-${random.pick(["08", "11", "17"])}`;
    const due = addDays(statement, 21);
    const months = random.pick([48, 60, 72]);
    const paid = random.whole(6, 40);
    const loan = loanOf(random.whole(1_900_000, 4_600_000), random.pick([299, 449, 579, 684]), months, paid);
    const late = random.chance(0.35);
    const pastDue = late ? loan.payment : 0;
    const charge = late ? Math.min(share(loan.payment, 0.05), 2500) : 0;
    const extra = random.chance(0.3) ? random.whole(1, 4) * 2500 : 0;
    const paidOn = addDays(statement, -random.whole(5, 11));
    const account = digits(random, 10);
    const full = `${account.slice(0, 2)} ${account.slice(2, 6)} ${account.slice(6)}`;
    const balance = loan.after - extra;
    const maturity = monthsOn(due, months - paid - 1);
    const total = loan.payment + pastDue + charge;
    const car = random.pick(CARS);
    const rows: Array<readonly [string, string, number]> = [
      [paidOn, "PAYMENT RECEIVED - THANK YOU", loan.payment],
    ];
    if (extra > 0) rows.push([addDays(paidOn, 3), "PRINCIPAL ONLY PAYMENT", extra]);
    const institution = "Ishikari Financial Services";
    return {
      html: document(
        `${BASE}body{font:9pt Arial}.logo{font:bold 19pt Arial;color:#c8102e;letter-spacing:-1px}.logo span{color:#222;font-weight:normal}h3{background:#58595b;color:#fff;font-size:9pt;margin:12px 0 4px;padding:3px 6px}.due td{border:1px solid #999;padding:4px 6px}.due tr:last-child td{background:#e6e7e8;font-weight:bold}.t td,.t th{padding:2px 6px;border-bottom:1px solid #ddd}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:6px}`,
        `<div class=row><div><div class=logo>ISHIKARI <span>Financial Services</span></div><div class=small>P.O. Box 22171, Owings Mills, MD 21117</div></div>
<div style="text-align:right;font-size:14pt">Retail Installment Contract<br><b>Monthly Billing Statement</b></div></div>
<div class=row style="margin-top:12px"><div>${pairs(
          [
            ["Account Number", full],
            ["Statement Date", date.slash(statement)],
            ["Vehicle", car],
            ["VIN (last 8)", `NR${digits(random, 6)}`],
          ],
          "class=t",
        )}<p style="margin-top:26px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div>
<div>${pairs(
          [
            ["Current Payment Due", $(loan.payment)],
            ["Past Due Amount", $(pastDue)],
            ["Late Charges", $(charge)],
            ["Other Charges", $(0)],
            ["Payment Due Date", date.slash(due)],
            ["TOTAL AMOUNT DUE", $(total)],
          ],
          "class=due",
        )}
<p class=small>${late ? "YOUR ACCOUNT IS PAST DUE. Please disregard if payment has been sent. If you are having difficulty making your payment, call us at (800) 555-0144." : "If you are enrolled in automatic payment, your bank account will be debited on the due date shown above."}</p></div></div>
<h3>CONTRACT INFORMATION</h3><div class=row><div>${pairs(
          [
            ["Outstanding Principal Balance*", $(balance)],
            ["Annual Percentage Rate", `${percent(loan.rate)}%`],
            ["Daily Simple Interest Accrual", $(share(balance, loan.rate / 3_650_000))],
          ],
          "class=t",
        )}</div><div>${pairs(
          [
            ["Original Amount Financed", $(loan.original)],
            ["Contract Maturity Date", date.slash(maturity)],
            ["Scheduled Payments Remaining", String(months - paid)],
          ],
          "class=t",
        )}</div></div>
<p class=small>*This is not a payoff amount. A payoff quote includes finance charges accrued to the date we receive your funds and any unpaid charges; it can be obtained at any time online.</p>
<h3>TRANSACTIONS SINCE YOUR LAST STATEMENT</h3>${grid(
          "llrrrr",
          ["Date", "Description", "Principal", "Finance Charge", "Late/Other", "Total"],
          rows.map(([day, text, amount], index) => [
            date.slash(day),
            text,
            plain(index === 0 ? loan.principal : amount),
            plain(index === 0 ? loan.interest : 0),
            "0.00",
            plain(amount),
          ]),
          "class=t",
        )}
<h3>IMPORTANT MESSAGES</h3><p class=small>Finance charges accrue daily on the unpaid principal balance. Paying after your due date will increase the amount of finance charge you pay over the life of the contract, and paying early will reduce it. A late charge may be assessed on any payment not received within 10 days after the due date. We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<p class=small>Loyalty has its rewards. You may qualify for $750 toward your next new Ishikari. See your participating dealer for details.</p>
<div class=cut><div class=small>Please detach and return this portion with your payment. Write your account number on your check. Do not send cash.</div>
<div class=row><div><b>ISHIKARI FINANCIAL SERVICES</b><br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</div><div>${pairs(
          [
            ["Account Number", full],
            ["Payment Due Date", date.slash(due)],
            ["Total Amount Due", $(total)],
            ["Amount Enclosed", "$ ____________"],
          ],
          "class=t",
        )}</div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "auto-loan",
            institution,
            accountLast4: account.slice(-4),
            statementDate: statement,
            currentBalance: decimal(balance),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: due,
            pastDue: decimal(pastDue),
            maturityDate: maturity,
            apr: percent(loan.rate),
          },
        ],
        transactions: rows.map(([day, description, amount]) => ({
          account: 0,
          date: day,
          description,
          amount: decimal(amount),
        })),
        allowed: {
          "accounts.0.feesCharged": [decimal(charge)],
          "accounts.0.interestCharged": [decimal(loan.interest)],
          "accounts.0.paymentsAndCredits": [decimal(loan.payment + extra)],
        },
      },
    };
  },
};

/** An online bank's vehicle account. */
const bank: Layout = {
  name: "ul-auto-bank",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, year, month } = start(seed, 2);
    const statement = `${year}-${String(month).padStart(2, "0")}-${random.pick(["05", "14", "22"])}`;
    const due = addDays(statement, random.whole(18, 24));
    const months = random.pick([60, 72, 75]);
    const paid = random.whole(3, 50);
    const loan = loanOf(random.whole(1_200_000, 5_200_000), random.pick([589, 724, 899, 1149]), months, paid);
    const late = random.chance(0.3);
    const lateFee = late ? 1500 : 0;
    const pastDue = late ? loan.payment : 0;
    const account = `${digits(random, 3)}-${digits(random, 4)}-${digits(random, 5)}`;
    const paidOn = addDays(statement, -random.whole(6, 14));
    const since = monthsOn(statement, -1);
    const total = loan.payment + pastDue + lateFee;
    const institution = "Arbour Bank";
    return {
      html: document(
        `${BASE}body{font:9.5pt Verdana,Arial;color:#333}.brand{font:bold 22pt Georgia;color:#5b0f5e}.hero{display:flex;background:#f3eaf4;margin:10px 0;border-radius:6px}.hero>div{flex:1;padding:10px;text-align:center;border-right:2px solid #fff}.hero b{display:block;font-size:15pt;color:#5b0f5e}h2{font-size:11pt;color:#5b0f5e;border-bottom:2px solid #5b0f5e;margin:14px 0 4px}.t td,.t th{padding:3px 4px;font-size:8.5pt}.t tr:nth-child(odd) td{background:#faf6fa}.foot{font-size:7pt;margin-top:12px}`,
        `<div class=row><div class=brand>arbour</div><div class=r><b>Your Auto Loan Statement</b><br><span class=small>Page 1 of 2</span></div></div>
<div class=row style="margin:10px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r>Account number: ${account}<br>Statement date: ${date.abbreviatedBare(statement)}<br>Vehicle: ${random.pick(["2019 Ford Escape", "2021 Chevrolet Equinox", "2022 Jeep Compass"])}</div></div>
<div class=hero><div>Total amount due<b>${$(total)}</b></div><div>Due date<b>${date.abbreviatedBare(due)}</b></div><div>Principal balance<b>${$(loan.after)}</b></div></div>
<div class=row><div><h2>What you owe</h2>${pairs(
          [
            ["Monthly payment", $(loan.payment)],
            ["Past due amount", $(pastDue)],
            ["Unpaid late charges", $(lateFee)],
            ["<b>Total amount due</b>", `<b>${$(total)}</b>`],
          ],
          "class=t",
        )}</div>
<div><h2>About your account</h2>${pairs(
          [
            ["Amount financed", $(loan.original)],
            ["Contract term", `${months} months`],
            ["Payments remaining", String(months - paid)],
            ["APR", `${percent(loan.rate)}%`],
          ],
          "class=t",
        )}</div></div>
<h2>Account activity ${date.short(since)} to ${date.short(statement)}</h2>${grid(
          "llrrrr",
          ["Post date", "Transaction", "Amount", "To interest", "To principal", "Principal balance"],
          [
            [date.short(since), "Beginning balance", "", "", "", $(loan.before)],
            [
              date.short(paidOn),
              "Payment - thank you",
              $(loan.payment),
              $(loan.interest),
              $(loan.principal),
              $(loan.after),
            ],
          ],
          "class=t",
        )}
<h2>Auto Pay makes it simple</h2><p>Set it up once at arbour.com/auto and never miss a due date. You can also choose a due date that suits you better, up to 15 days from the current one.</p>
<div style="border:1px solid #5b0f5e;padding:10px;margin-top:18px"><div class=row><div><b>Payment coupon</b><br>Arbour Bank<br>PO Box 78234<br>Phoenix, AZ 85062-8234</div><div>${pairs(
          [
            ["Account number", account],
            ["Due date", date.abbreviatedBare(due)],
            ["Total amount due", $(total)],
            ["Additional principal", "$__________"],
            ["Amount enclosed", "$__________"],
          ],
        )}</div></div></div>
<div style="break-before:page"><div class=row><div class=brand>arbour</div><div class="r small">Account number: ${account}<br>Page 2 of 2</div></div><h2>Good to know</h2><p class=foot style="font-size:8.5pt">How we figure interest. Yours is a simple interest contract: interest is earned each day on the unpaid principal balance, ${$(share(loan.after, loan.rate / 3_650_000))} per day as of the statement date. If you pay late, more of your payment goes to interest.</p><p class=foot style="font-size:8.5pt">Late charges. If we do not receive your payment within 10 days of its due date you may be charged $15.00 or as your contract provides.</p><p class=foot style="font-size:8.5pt">Paying off early? The principal balance is not your payoff amount. Call 1-888-555-0172 for a 10-day payoff quote. There is no prepayment penalty.</p><p class=foot style="font-size:8.5pt">Credit reporting. We may report information about your account to credit bureaus. If you believe we reported something inaccurate, write to Arbour Bank, Credit Disputes, PO Box 380901, Bloomington, MN 55438.</p><p class=foot style="font-size:8.5pt">Bankruptcy notice. If your debt has been discharged, this statement is for information only and is not an attempt to collect.</p><p class=foot>Arbour Bank, Member FDIC</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "auto-loan",
            institution,
            accountLast4: account.slice(-4),
            statementDate: statement,
            currentBalance: decimal(loan.after),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: due,
            pastDue: decimal(pastDue),
            apr: percent(loan.rate),
          },
        ],
        transactions: [
          { account: 0, date: paidOn, description: "Payment - thank you", amount: decimal(loan.payment) },
        ],
        allowed: {
          institution: ["arbour", "Arbour"],
          "accounts.0.institution": ["arbour", "Arbour"],
          "accounts.0.previousBalance": [decimal(loan.before)],
          "accounts.0.periodStart": [since],
          "accounts.0.periodEnd": [statement],
          "accounts.0.feesCharged": [decimal(lateFee)],
          "accounts.0.interestCharged": [decimal(loan.interest)],
          "accounts.0.paymentsAndCredits": [decimal(loan.payment)],
        },
      },
    };
  },
};

export const ulAutos: readonly Layout[] = [captive, bank];
