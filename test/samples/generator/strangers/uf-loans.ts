import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { digits, fact, instalments, type Line, shiftMonth, start, usd } from "./uf-data.ts";

/** The frame of a mortgage's month: paid or missed, what is due next, what was paid this year. */
function mortgage(seed: number, salt: number, lateShare: number) {
  const { random, person } = start(seed, salt);
  const rate = random.pick(["2.875", "3.250", "3.625", "4.125", "5.500", "6.125", "6.750"]);
  const loan = instalments(random, { amount: [1_400, 5_600], rate, term: 360, paid: [13, 140] });
  const escrow = random.whole(28_000, 94_000);
  const regular = loan.payment + escrow;
  const missed = random.chance(lateShare);
  const month = `${random.whole(2025, 2026)}-${String(random.whole(2, 12)).padStart(2, "0")}`;
  const day = `${month}-${random.whole(16, 19)}`;
  const due = shiftMonth(`${month}-01`, 1);
  const late = Math.round(loan.payment * 0.05);
  const count = Number(month.slice(5)) - (missed ? 1 : 0);
  const yearInterest = (loan.interest + 37) * count;
  return {
    random,
    person,
    rate,
    loan,
    escrow,
    regular,
    missed,
    month,
    day,
    due,
    late,
    balance: missed ? loan.before : loan.balance,
    interest: missed ? loan.interest : loan.nextInterest,
    principal: missed ? loan.principal : loan.nextPrincipal,
    fees: missed ? late : 0,
    overdue: missed ? regular : 0,
    paid: missed ? 0 : regular,
    paidOn: `${month}-0${random.whole(1, 9)}`,
    year: {
      principal: loan.payment * count - yearInterest,
      interest: yearInterest,
      escrow: escrow * count,
      total: regular * count,
    },
    maturity: shiftMonth(due, 360 - loan.count - 2),
    escrowBalance: random.whole(40_000, 480_000),
    number: digits(random, 10),
  };
}

/** After Mr. Cooper. */
const halloway: Layout = {
  name: "uf-mortgage-ms-halloway",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const own = mortgage(seed, 31, 0.3);
    const { person, loan } = own;
    const total = own.regular + own.fees + own.overdue;
    const rows: Line[] = own.missed
      ? [{ day: `${own.month}-16`, text: "LATE CHARGE ASSESSMENT", amount: -own.late }]
      : [{ day: own.paidOn, text: "PAYMENT", amount: own.paid }];
    const html = document(
      `${BASE}body{font:8.5pt Arial;color:#333}.logo{font:300 22pt Arial;color:#00738a}.logo b{color:#f0883a}.bar{background:#00738a;color:#fff;padding:3px 6px;font-weight:bold;margin:12px 0 3px}.tile{border:2px solid #00738a;border-radius:8px;padding:8px}.tile td{padding:3px 0}.t td,.t th{border-bottom:1px solid #ccc;padding:2px 0;font-size:8pt}.due{background:#e2f1f3;font-weight:bold;padding:4px;display:flex;justify-content:space-between}p{margin:4px 0}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=row><div><div class=logo>ms. <b>halloway</b></div><div class=small>RETURN SERVICE ONLY, PLEASE DO NOT SEND MAIL TO THIS ADDRESS<br>PO Box 818060, 5801 Postal Road, Cleveland, OH 44181</div><div style="margin:24px 0">${person.name}<br>${person.street}<br>${person.town}</div></div>
<div><div style="text-align:right;font-size:13pt;margin-bottom:6px">MORTGAGE LOAN STATEMENT</div><div class=tile>${pairs(
        [
          ["STATEMENT DATE", date.slash(own.day)],
          ["LOAN NUMBER", own.number],
          ["PAYMENT DUE DATE", date.slash(own.due)],
          ["<b>AMOUNT DUE</b>", `<b>${usd(total)}</b>`],
        ],
      )}<div class=small>If payment is received after ${date.slash(addDays(own.due, 15))}, a ${usd(own.late)} late fee will be charged.</div></div><p class=small><b>Questions? We're here to help.</b> Customer Service 833-555-0115, Monday through Thursday 7 a.m. to 8 p.m. (CT). www.mshalloway.com</p></div></div>
<div class=row><div><div class=bar>ACCOUNT OVERVIEW</div><div class=small>PROPERTY ADDRESS<br>${person.street}, ${person.town}</div>${pairs(
        [
          ["INTEREST BEARING PRINCIPAL BALANCE", usd(own.balance)],
          ["INTEREST RATE", `${own.rate}%`],
          ["ESCROW BALANCE", usd(own.escrowBalance)],
          ["PREPAYMENT PENALTY", "NO"],
        ],
        "class=t",
      )}<p class=small>The principal balance does not represent the payoff amount of your account and is not to be used for payoff purposes.</p></div>
<div><div class=bar>EXPLANATION OF AMOUNT DUE</div>${pairs(
        [
          ["PRINCIPAL", usd(own.principal)],
          ["INTEREST", usd(own.interest)],
          ["ESCROW AMOUNT (for Taxes and Insurance)", usd(own.escrow)],
          ["<b>REGULAR MONTHLY PAYMENT</b>", `<b>${usd(own.regular)}</b>`],
          ["TOTAL FEES AND CHARGES", usd(own.fees)],
          ["OVERDUE PAYMENT(S)", usd(own.overdue)],
        ],
        "class=t",
      )}<div class=due><span>TOTAL AMOUNT DUE</span><span>${usd(total)}</span></div></div></div>
<div class=bar>PAST PAYMENTS BREAKDOWN</div>${grid(
        "lrr",
        ["", "PAID SINCE LAST STATEMENT", "PAID YEAR TO DATE"],
        [
          ["PRINCIPAL", usd(own.missed ? 0 : loan.principal), usd(own.year.principal)],
          ["INTEREST", usd(own.missed ? 0 : loan.interest), usd(own.year.interest)],
          ["ESCROW (TAXES AND INSURANCE)", usd(own.missed ? 0 : own.escrow), usd(own.year.escrow)],
          ["FEES AND CHARGES", "$0.00", "$0.00"],
          ["LENDER PAID EXPENSES", "$0.00", "$0.00"],
          ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00", "$0.00"],
          ["<b>TOTAL</b>", usd(own.paid), usd(own.year.total)],
        ],
        "class=t",
      )}
<div class=bar>TRANSACTION ACTIVITY (${date.slash(addDays(shiftMonth(own.day, -1), 1))} to ${date.slash(own.day)})</div>${grid(
        "llrrrrr",
        ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "FEES"],
        rows.map((line) =>
          own.missed
            ? [date.slash(line.day), line.text, usd(line.amount), "", "", "", usd(line.amount)]
            : [
                date.slash(line.day),
                line.text,
                usd(line.amount),
                usd(loan.principal),
                usd(loan.interest),
                usd(own.escrow),
                "",
              ],
        ),
        "class=t",
      )}
<div class=bar>IMPORTANT MESSAGES</div><p class=small>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage. ${own.missed ? "You are late on your mortgage payment. Failure to bring your loan current may result in fees and foreclosure, the loss of your home." : "Thank you for your timely payments."} For a list of housing counselors call HUD at 800-569-4287 or go to www.hud.gov.</p>
<div style="border-top:1px dashed #000;padding-top:8px" class="row cut"><div class=small>DETACH HERE AND RETURN WITH YOUR PAYMENT. PLEASE ALLOW A MINIMUM OF 7 TO 10 DAYS FOR POSTAL DELIVERY.<br><br>MS. HALLOWAY<br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><div>${pairs(
        [
          ["LOAN NUMBER", own.number],
          ["TOTAL AMOUNT DUE", usd(total)],
          ["PAYMENT DUE DATE", date.slash(own.due)],
          ["ADDITIONAL PRINCIPAL", "$ ________"],
          ["ADDITIONAL ESCROW", "$ ________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$ ________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Ms. Halloway",
          accounts: [
            {
              kind: "mortgage",
              institution: "Ms. Halloway",
              accountLast4: own.number.slice(-4),
              statementDate: own.day,
              currentBalance: decimal(own.balance),
              apr: own.rate,
              minimumPayment: decimal(own.regular),
              paymentDueDate: own.due,
              pastDue: decimal(own.overdue),
            },
          ],
          transactions: rows.map((line) => fact(line)),
          allowed: {
            "accounts.0.feesCharged": [decimal(own.fees), "0.00"],
            "accounts.0.interestCharged": [decimal(own.interest), decimal(loan.interest)],
            "accounts.0.paymentsAndCredits": [decimal(own.paid)],
            "accounts.0.periodStart": [addDays(shiftMonth(own.day, -1), 1)],
            "accounts.0.periodEnd": [own.day],
          },
        },
        "ms. halloway",
        "MS. HALLOWAY",
      ),
    };
  },
};

/** After Chase Home Lending. */
const ames: Layout = {
  name: "uf-mortgage-sterling-ames",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const own = mortgage(seed, 32, 0.2);
    const { person, loan, random } = own;
    const total = own.regular + own.fees + own.overdue;
    const insurance = random.chance(0.4) ? random.whole(90_000, 240_000) : 0;
    const paid: Line = { day: own.paidOn, text: "Monthly payment", amount: own.regular };
    const charged: Line = { day: `${own.month}-16`, text: "Late charge assessed", amount: -own.late };
    const rows = own.missed ? [charged] : [paid];
    const disbursed: Line = {
      day: `${own.month}-12`,
      text: "Homeowners insurance disbursement",
      amount: -insurance,
    };
    const dots = (label: string, value: string) =>
      `<div class=d><span>${label}</span><i></i><span>${value}</span></div>`;
    const html = document(
      `${BASE}body{font:9pt "Liberation Sans",Arial}.logo{font:bold 16pt Arial;color:#117aca}.logo span{font-weight:300;color:#555}.d{display:flex;align-items:baseline;padding:2px 0}.d i{flex:1;border-bottom:1px dotted #999;margin:0 4px}h3{color:#117aca;font-size:11pt;margin:14px 0 4px;border-bottom:1px solid #117aca}.t th{background:#eef4fa;padding:3px;font-size:8pt}.t td{padding:3px;border-bottom:1px solid #ddd}p{margin:5px 0}.next{break-before:page}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=row><div class=logo style="flex:2">Sterling Ames Bank <span>| Home Lending</span></div><div class="r small">Customer Service: 1-800-555-0136<br>Monday - Friday 8 a.m. - midnight (ET)<br>sterlingames.com</div></div>
<div class=row style="margin-top:22px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b style="font-size:13pt">Mortgage Loan Statement</b>${dots("Loan number", own.number)}${dots("Statement date", date.slash(own.day))}${dots("Payment due date", `<b>${date.slash(own.due)}</b>`)}${dots("<b>Total payment amount</b>", `<b>${usd(total)}</b>`)}<p class=small>A late charge of ${usd(own.late)} may apply if received after ${date.slash(addDays(own.due, 15))}.</p></div></div>
<div class=row><div><h3>Loan overview</h3>${dots("Original principal balance", usd(loan.original))}${dots("Unpaid principal balance", usd(own.balance))}${dots("Interest rate (fixed)", `${own.rate}%`)}${dots("Maturity date", date.monthYear(own.maturity))}${dots("Escrow balance", usd(own.escrowBalance))}${dots("Prepayment penalty", "None")}<p class=small>Property address: ${person.street}, ${person.town}</p></div><div><h3>Explanation of payment amount</h3>${dots("Principal", usd(own.principal))}${dots("Interest", usd(own.interest))}${dots("Escrow (taxes and/or insurance)", usd(own.escrow))}${dots("<b>Total monthly payment</b>", `<b>${usd(own.regular)}</b>`)}${own.missed ? dots(`Past due payment (${date.slash(`${own.month}-01`)})`, usd(own.overdue)) : ""}${dots("Unpaid late charges", usd(own.fees))}${dots("<b>Total payment amount</b>", `<b>${usd(total)}</b>`)}</div></div>
${own.missed ? `<h3>Delinquency notice</h3><p>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure &#8211; the loss of your home. You are ${Math.round((Date.parse(own.day) - Date.parse(`${own.month}-01`)) / 86_400_000)} days delinquent on your mortgage loan. <b>Total: ${usd(total - own.regular)} due.</b> You must pay this amount to bring your loan current.</p>` : ""}
<h3>Past payments breakdown</h3>${grid(
        "lrr",
        ["", "Since last statement", "Year to date"],
        [
          ["Principal", usd(own.missed ? 0 : loan.principal), usd(own.year.principal)],
          ["Interest", usd(own.missed ? 0 : loan.interest), usd(own.year.interest)],
          ["Escrow", usd(own.missed ? 0 : own.escrow), usd(own.year.escrow)],
          ["Fees", "$0.00", "$0.00"],
          ["Unapplied funds", "$0.00", "$0.00"],
          ["<b>Total</b>", usd(own.paid), usd(own.year.total)],
        ],
        "class=t",
      )}
<h3>Transaction activity since your last statement</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Escrow", "Total"],
        [
          ...rows.map((line) =>
            own.missed
              ? [date.slash(line.day), line.text, "", "", "", usd(line.amount)]
              : [
                  date.slash(line.day),
                  line.text,
                  usd(loan.principal),
                  usd(loan.interest),
                  usd(own.escrow),
                  usd(line.amount),
                ],
          ),
          ...(insurance > 0
            ? [
                [
                  date.slash(disbursed.day),
                  disbursed.text,
                  "",
                  "",
                  `-${usd(insurance)}`,
                  `-${usd(insurance)}`,
                ],
              ]
            : []),
        ],
        "class=t",
      )}
<div style="border-top:1px dashed;padding-top:8px" class="row cut"><div class=small>Please detach and return this portion with your payment.<br>Sterling Ames Bank, N.A.<br>PO Box 78420, Phoenix, AZ 85062-8420</div><div>${dots("Loan number", own.number)}${dots("Payment due date", date.slash(own.due))}${dots("Total payment amount", usd(total))}${dots("Additional principal", "$ ________")}</div></div></div>
<div class=next><div class=row><div class=logo>Sterling Ames Bank</div><div class="r small">Loan number ${own.number}<br>Page 2 of 2</div></div><h3>Important messages</h3><p class=small><b>Partial payments:</b> We may hold partial payments in an unapplied funds account until there is enough to make a full monthly payment. <b>Notice of error or information request:</b> must be sent in writing to P.O. Box 183166, Columbus, OH 43218. <b>Credit reporting:</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. <b>Housing counselor information:</b> contact the U.S. Department of Housing and Urban Development at 1-800-569-4287. <b>Bankruptcy:</b> If you are in bankruptcy this statement is for information only and is not an attempt to collect a debt.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Sterling Ames Bank",
          accounts: [
            {
              kind: "mortgage",
              institution: "Sterling Ames Bank",
              accountLast4: own.number.slice(-4),
              statementDate: own.day,
              originalBalance: decimal(loan.original),
              currentBalance: decimal(own.balance),
              apr: own.rate,
              minimumPayment: decimal(own.regular),
              paymentDueDate: own.due,
              ...(own.missed ? { pastDue: decimal(own.overdue) } : {}),
            },
          ],
          transactions: rows.map((line) => fact(line)),
          ...(insurance > 0 ? { openRows: [fact(disbursed)] } : {}),
          allowed: {
            "accounts.0.maturityDate": [own.maturity],
            "accounts.0.feesCharged": [decimal(own.fees), "0.00"],
            "accounts.0.interestCharged": [decimal(own.interest), decimal(loan.interest)],
            "accounts.0.paymentsAndCredits": [decimal(own.paid)],
            ...(own.missed ? { "accounts.0.pastDue": [decimal(total - own.regular)] } : {}),
          },
        },
        "Sterling Ames Bank, N.A.",
        "Sterling Ames Bank | Home Lending",
        "Sterling Ames",
      ),
    };
  },
};

export const ufLoans: readonly Layout[] = [halloway, ames];
