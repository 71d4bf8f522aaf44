import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  bare,
  closing,
  daysBetween,
  digits,
  fact,
  instalments,
  type Line,
  shiftMonth,
  start,
  usd,
} from "./uf-data.ts";

const VEHICLES = [
  "2022 HONDA CR-V",
  "2021 FORD F150 SUPERCREW",
  "2023 KIA SPORTAGE",
  "2020 CHEVROLET EQUINOX",
];

/** After Ally Auto. */
const arvo: Layout = {
  name: "uf-auto-arvo",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 41);
    const term = random.pick([60, 72, 75]);
    const rate = `${random.whole(4, 13)}.${random.pick(["19", "49", "64", "89"])}`;
    const loan = instalments(random, { amount: [160, 460], rate, term, paid: [3, 40] });
    const missed = random.chance(0.3);
    const day = closing(random, 18, 26);
    const due = `${shiftMonth(day, 1).slice(0, 8)}${random.pick(["03", "05", "08"])}`;
    const account = `${digits(random, 3)}-${digits(random, 4)}-${digits(random, 5)}`;
    const balance = missed ? loan.before : loan.balance;
    const late = missed ? 2_500 : 0;
    const overdue = missed ? loan.payment : 0;
    const total = loan.payment + overdue + late;
    const daily = (balance * Number(rate)) / 36_500;
    const lastDue = shiftMonth(due, -1);
    const unpaidDays = daysBetween(missed ? shiftMonth(lastDue, -1) : lastDue, addDays(day, 10));
    const row: Line = missed
      ? { day: addDays(lastDue, 10), text: "Late Charge Assessed", amount: -late }
      : { day: lastDue, text: "Payment - Auto Pay", amount: loan.payment };
    const maturity = shiftMonth(due, term - loan.count - 2);
    const side = (label: string, value: string) => `<div class=k>${label}</div><div class=v>${value}</div>`;
    const html = document(
      `${BASE}body{font:9pt Arial;color:#2a2a2a}.logo{font:bold 24pt Arial;color:#650360}.cols{display:flex;gap:20px}.side{width:2.1in;background:#f3edf5;padding:10px;border-left:6px solid #650360}.k{font-size:7.5pt;color:#650360;font-weight:bold;margin-top:7px}.v{font-size:10pt}h3{color:#650360;font-size:11pt;margin:12px 0 4px}.t th{border-bottom:2px solid #650360;font-size:8pt}.t td{border-bottom:1px solid #ddd;padding:3px 0}p{margin:5px 0}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=row><div class=logo>arvo</div><div class=r><b>Auto Billing Statement</b><br><span class=small>Arvo Financial &nbsp; P.O. Box 380902, Bloomington, MN 55438-0902<br>arvo.com/auto &nbsp; 1-888-555-0125</span></div></div>
<div class=cols style="margin-top:14px"><div class=side>${side("Account Number", account)}${side("Statement Date", date.slash(day))}${side("Vehicle", random.pick(VEHICLES))}${side("Vehicle Identification No. (last 6)", digits(random, 6))}${side("Contract Date", date.slash(addDays(shiftMonth(due, -(loan.count + 2)), 3)))}${side("Original Amount Financed", usd(loan.original))}${side("Original Term", `${term} months`)}${side("Annual Percentage Rate (APR)", `${rate}%`)}${side("Maturity Date", date.slash(maturity))}${side("Remaining Payments", String(term - loan.count - (missed ? 0 : 1)))}</div>
<div style="flex:1"><div style="margin-bottom:14px">${person.name}<br>${person.street}<br>${person.town}</div><h3>Your Payment Summary</h3>${pairs(
        [
          ["Payment Due Date", `<b>${date.slash(due)}</b>`],
          ["Current Payment Due", usd(loan.payment)],
          ["Past Due Amount", usd(overdue)],
          ["Late Charges", usd(late)],
          ["Other Charges", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${usd(total)}</b>`],
        ],
        "class=t",
      )}<p class=small>If your payment is not received within 10 days of the due date, a late charge of $25.00 may be assessed.</p><h3>Balance Information</h3>${pairs(
        [
          [`Principal Balance as of ${date.slash(day)}`, usd(balance)],
          ["Daily Finance Charge Accrual", `$${(daily / 100).toFixed(4)}`],
          [
            `Estimated Payoff Amount, good through ${date.slash(addDays(day, 10))}`,
            usd(balance + late + Math.round(daily * unpaidDays)),
          ],
        ],
        "class=t",
      )}<p class=small>Your payoff amount may change. Visit us online or call for an exact payoff quote before sending a payoff.</p></div></div>
<h3>Account Activity Since Your Last Statement</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Finance Charge", "Late Charges / Other", "Total"],
        [
          missed
            ? [date.slash(row.day), row.text, "$0.00", "$0.00", usd(late), usd(late)]
            : [
                date.slash(row.day),
                row.text,
                usd(loan.principal),
                usd(loan.interest),
                "$0.00",
                usd(loan.payment),
              ],
        ],
        "class=t",
      )}
<h3>Messages</h3><p class=small>${missed ? "Our records indicate your account is past due. If you have recently sent your payment, thank you." : "Auto Pay: your payment is scheduled to be withdrawn on your due date. Please keep this statement for your records."} We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Simple interest contract: paying early reduces, and paying late increases, the finance charge you pay.</p>
<div style="border-top:1px dashed;padding-top:10px" class="row cut"><div class=small>Detach and return with your payment. Write your account number on your check. Make check payable to Arvo.<br><br>ARVO PAYMENT PROCESSING CENTER<br>P.O. BOX 9001951<br>LOUISVILLE, KY 40290-1951</div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Amount Due", usd(total)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Arvo Financial",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Arvo Financial",
              accountLast4: account.slice(-4),
              statementDate: day,
              originalBalance: decimal(loan.original),
              currentBalance: decimal(balance),
              apr: rate,
              minimumPayment: decimal(loan.payment),
              paymentDueDate: due,
              pastDue: decimal(overdue),
              maturityDate: maturity,
            },
          ],
          transactions: [fact(row)],
          allowed: {
            "accounts.0.feesCharged": [decimal(late), "0.00"],
            "accounts.0.interestCharged": [decimal(missed ? 0 : loan.interest)],
            "accounts.0.paymentsAndCredits": [decimal(missed ? 0 : loan.payment)],
          },
        },
        "arvo",
        "Arvo",
      ),
    };
  },
};

/** After a home equity line of U.S. Bank: interest only while drawing, one variable balance. */
const ward: Layout = {
  name: "uf-heloc-second-ward",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 42);
    const to = closing(random, 5, 27);
    const from = addDays(shiftMonth(to, -1), 1);
    const days = daysBetween(from, to) + 1;
    const due = addDays(to, 22);
    const rate = `${random.whole(7, 9)}.${random.pick(["00", "25", "50", "75"])}`;
    const limit = random.whole(5, 20) * 1_000_000;
    const owed = random.whole(400_000, Math.round(limit * 0.6));
    const lastInterest = Math.round((owed * Number(rate) * 30) / 36_500);
    const previous = owed + lastInterest;
    const extra = random.chance(0.3) ? random.whole(2, 20) * 10_000 : 0;
    const payment = lastInterest + extra;
    const advance = random.chance(0.5) ? random.whole(10, 80) * 10_000 : 0;
    const fee = to.slice(5, 7) < "04" ? 7_500 : 0;
    const average = owed + Math.round(advance / 2) - Math.round(extra / 2);
    const interest = Math.round((average * Number(rate) * days) / 36_500);
    const balance = previous - payment + advance + fee + interest;
    const minimum = interest + fee;
    const account = digits(random, 10);
    const lines: Line[] = [
      ...(advance > 0
        ? [{ day: addDays(from, 4), text: `EQUILINE CHECK ${random.whole(101, 190)}`, amount: -advance }]
        : []),
      { day: addDays(from, 15), text: "PAYMENT - THANK YOU", amount: payment },
      ...(fee > 0 ? [{ day: addDays(from, 19), text: "ANNUAL FEE", amount: -fee }] : []),
      { day: to, text: "INTEREST CHARGED", amount: -interest },
    ];
    const matures = `${Number(to.slice(0, 4)) + 14}-${to.slice(5, 7)}-15`;
    const draws = `${Number(to.slice(0, 4)) + 4}-${to.slice(5, 7)}-15`;
    const year = to.slice(0, 4);
    const months = Number(to.slice(5, 7));
    const html = document(
      `${BASE}body{font:8.5pt Arial}.mast{display:flex;justify-content:space-between;background:#0c2074;color:#fff;padding:10px 14px}.mast b{font:bold 16pt Georgia}.mast b i{color:#ff6b6b;font-style:normal}h3{margin:14px 0 4px;font-size:9.5pt;background:#e7e9f2;padding:3px 6px;color:#0c2074}.t th{font-size:7.5pt;border-bottom:1px solid #0c2074}.t td{padding:2px 0}p{margin:5px 0}.o{border:1px solid #0c2074;padding:6px 8px}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=mast><div><b>SECOND <i>WARD</i> BANK</b></div><div style="text-align:right">HOME EQUITY LINE OF CREDIT<br>Page 1 of 1</div></div>
<div class=row style="margin-top:16px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=o>${pairs(
        [
          ["Account Number:", account],
          ["Statement Period:", `${date.abbreviatedBare(from)} through ${date.abbreviatedBare(to)}`],
          ["New Balance:", usd(balance)],
          ["<b>Minimum Payment Due:</b>", `<b>${usd(minimum)}</b>`],
          ["<b>Payment Due Date:</b>", `<b>${date.abbreviatedBare(due)}</b>`],
        ],
      )}<div class=small>Late Payment: If we do not receive your minimum payment within 10 days of the due date, a late fee of up to $40.00 may be assessed.</div></div></div>
<div class=row><div><h3>Activity Summary</h3>${pairs([
        ["Previous Balance", usd(previous)],
        ["Payments", `-${usd(payment)}`],
        ["Other Credits", "$0.00"],
        ["Advances", `+${usd(advance)}`],
        ["Fees Charged", `+${usd(fee)}`],
        ["Interest Charged", `+${usd(interest)}`],
        ["<b>New Balance</b>", `<b>=${usd(balance)}</b>`],
        ["Past Due", "$0.00"],
      ])}</div><div><h3>Line Information</h3>${pairs([
        ["Credit Limit", `$${bare(limit)}.00`],
        ["Available Credit", usd(limit - balance)],
        ["Draw Period End Date", date.slash(draws)],
        ["Maturity Date", date.slash(matures)],
        ["Days in Billing Period", String(days)],
      ])}<p class=small>Property: ${person.street}</p></div></div>
<h3>Transactions</h3>${grid(
        "llr",
        ["Date", "Description of Transaction", "Amount"],
        lines.map((line) => [
          date.noYear(line.day),
          escaped(line.text),
          line.amount > 0 ? `${usd(line.amount)}CR` : usd(line.amount),
        ]),
        "class=t",
      )}<div class=row style="margin-top:6px"><div></div><div class=o><b>${year} Totals Year-to-Date</b>${pairs(
        [
          [`Total Fees Charged in ${year}`, usd(fee > 0 ? fee : 7_500)],
          [`Total Interest Charged in ${year}`, usd(interest + (months - 1) * lastInterest)],
        ],
      )}</div></div>
<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrrr",
        [
          "Balance Type",
          "Balance Subject to Interest Rate",
          "Daily Periodic Rate",
          "Annual Percentage Rate",
          "Interest Charge",
        ],
        [
          [
            "Variable Rate Line",
            usd(average),
            `${(Number(rate) / 365).toFixed(5)}%`,
            `${rate}%`,
            usd(interest),
          ],
        ],
        "class=t",
      )}<p class=small>The rate is variable and is based on the Prime Rate as published in The Wall Street Journal. To figure the interest charge we multiply the average daily balance by the daily periodic rate and by the number of days in the billing period.</p>
<h3>Important Information</h3><p class=small><b>Billing Rights Summary. What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, write to us at Second Ward Bank, P.O. Box 3528, Oshkosh, WI 54903. You must contact us within 60 days after the error appeared on your statement. <b>Lock in a fixed rate!</b> Convert all or part of your balance to a fixed rate option, minimum $2,000.00. Ask a banker. During the draw period your minimum payment is the accrued interest and fees.</p>
<div style="border-top:1px dashed;padding-top:8px" class="row cut"><div class=small>SECOND WARD BANK<br>PO BOX 790179<br>SAINT LOUIS MO 63179-0179</div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.abbreviatedBare(due)],
          ["New Balance", usd(balance)],
          ["Minimum Payment Due", usd(minimum)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Second Ward Bank",
          accounts: [
            {
              kind: "heloc",
              institution: "Second Ward Bank",
              accountLast4: account.slice(-4),
              periodStart: from,
              periodEnd: to,
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
          transactions: lines.map((line) => fact(line)),
          allowed: {
            "accounts.0.purchases": [decimal(advance)],
            "accounts.0.statementDate": [to],
            "accounts.0.aprs.0.apr": [rate],
            "accounts.0.aprs.0.balance": [decimal(average)],
          },
        },
        "SECOND WARD BANK",
      ),
    };
  },
};

export const ufLoansTwo: readonly Layout[] = [arvo, ward];
