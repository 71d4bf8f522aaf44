import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** The numbers of a car loan by days, with a month missed now and then. */
function carLoan(seed: number, salt: number) {
  const { random, person } = start(seed, salt);
  const due = addDays(monthStart(random), random.whole(2, 26));
  const rate = random.pick([3.99, 5.24, 6.79, 8.14, 11.49, 15.9]);
  const term = random.pick([60, 66, 72, 75]);
  const original = random.whole(1_400_000, 4_900_000);
  const paid = random.whole(4, 44);
  const before = remaining(original, rate, term, paid);
  const level = instalment(original, rate, term);
  const paidOn = addDays(due, -random.whole(24, 31));
  const interest = daily(before, rate, random.whole(28, 32));
  const late = random.chance(0.3);
  return {
    random,
    person,
    due,
    rate: rate.toFixed(2),
    term,
    original,
    paid,
    level,
    paidOn,
    interest,
    principal: level - interest,
    after: before - (level - interest),
    stated: addDays(due, -random.whole(14, 20)),
    past: late ? level : 0,
    fee: late ? Math.min(2_500, Math.round(level * 0.05)) : 0,
    opened: inMonths(addDays(due, -(Number(due.slice(8)) > 28 ? 3 : 0)), -paid - 2),
    matures: inMonths(addDays(due, -(Number(due.slice(8)) > 28 ? 3 : 0)), term - paid - 1),
    vin: `1FTEW1EP${random.whole(1, 9)}KF${digits(random, 6)}`,
  };
}

/** A bank's auto branch: what is due in a big circle, the loan's details in a sidebar, a payoff good through a day. */
const bank: Layout = {
  name: "vd-loan-auto-bank-sidebar",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = carLoan(seed, 331);
    const { random, person } = loan;
    const number = `6205${digits(random, 13)}`;
    const payoff = loan.after + daily(loan.after, Number(loan.rate), 34) + loan.fee;
    const ytd = Number(loan.due.slice(5, 7));
    const car = random.pick(["2022 FORD EXPLORER", "2021 NISSAN ROGUE", "2023 KIA TELLURIDE"]);
    const total = loan.level + loan.past + loan.fee;
    const html = document(
      `body{font:9pt Arial;color:#222}${BASE} .logo{font:bold italic 21pt Arial;color:#013d5b} .logo i{color:#d03027} .side{background:#eef3f6;padding:10px;flex:0 0 235px!important} h3{font-weight:normal;font-size:14pt;color:#013d5b;margin:10px 0 4px} .t td,.t th{border-bottom:1px solid #ccd;padding:3px 4px;font-size:8pt} .big{font-size:22pt;color:#013d5b}`,
      `<div class=row><div class=logo>Corbel<i>One</i> <span style="font-size:11pt;font-style:normal">Auto Finance</span></div><div style="text-align:right">Account Number: ${number}<br>Statement Date: ${date.monthDay(loan.stated)}, ${loan.stated.slice(0, 4)}</div></div>
<div class=row style="margin-top:16px"><div><p>${person.name}<br>${person.street}<br>${person.town}</p><h3>Hi ${person.name.split(" ")[0]}, here&rsquo;s your auto loan statement</h3><div class=row><div>Total Amount Due<div class=big>${$(total)}</div></div><div>Due Date<div class=big>${date.monthDay(loan.due)}, ${loan.due.slice(0, 4)}</div></div></div>
<h3>What you owe</h3>${pairs([
        ["Current Payment Due", $(loan.level)],
        loan.past > 0 && ["Past Due Amount", $(loan.past)],
        ["Fees", $(loan.fee)],
        ["<b>Total Amount Due</b>", `<b>${$(total)}</b>`],
      ])}<p class=small>A late fee may be assessed if your payment is received more than 10 days after your due date.</p>
<h3>Transactions since your last statement</h3>${grid("llrrrr", ["Date", "Description", "Amount", "Principal", "Finance Charges", "Fees"], [[date.bare(loan.paidOn), "Payment - Thank You", $(loan.level), $(loan.principal), $(loan.interest), "$0.00"], ...(loan.fee > 0 ? [[date.bare(addDays(loan.stated, -1)), "Late Fee Assessed", $(loan.fee), "", "", $(loan.fee)]] : [])], "class=t")}</div>
<div class=side><b>Loan details</b>${pairs([
        ["Vehicle", car],
        ["VIN ending in", loan.vin.slice(-6)],
        ["Principal Balance", $(loan.after)],
        ["Annual Percentage Rate", `${loan.rate}%`],
        ["Original Loan Amount", $(loan.original)],
        ["Original Term", `${loan.term} months`],
        ["Maturity Date", date.bare(loan.matures)],
      ])}<hr><b>Payoff</b><br>Your estimated payoff amount is ${$(payoff)}, good through ${date.bare(addDays(loan.stated, 10))}. To get a payoff letter sign in or call 1-800-555-0153.<hr><b>${loan.due.slice(0, 4)} year-to-date</b>${pairs(
        [
          ["Principal Paid", $(loan.principal * ytd)],
          ["Finance Charges Paid", $(loan.interest * ytd + 77)],
          ["Fees Paid", "$0.00"],
        ],
      )}</div></div>
<p style="border:1px solid #013d5b;padding:8px"><b>${loan.past > 0 ? "Your account is past due." : "Set it and forget it."}</b> ${loan.past > 0 ? "Being past due may affect your credit. Please make a payment today, or call us to talk about your choices." : "Enroll in AutoPay and never think about mailing a check again. Your payment is taken on your due date, or a day you choose."}</p>
<div style="border-top:1px dashed #888;padding-top:8px;margin-top:20px"><div class=row><div>${person.name}<br>Account Number: ${number}<p>CorbelOne Auto Finance<br>P.O. Box 60511<br>City of Industry, CA 91716-0511</p></div><div>${pairs(
        [
          ["Payment Due Date", date.bare(loan.due)],
          ["Total Amount Due", $(total)],
          ["Amount Enclosed", "$_________"],
        ],
      )}</div></div></div>${NEXT}<h3>Important information</h3><div class=small style="columns:2"><p><b>How your payments are applied:</b> Your loan is a simple interest loan. Interest accrues daily on the unpaid principal balance. Payments are applied first to accrued finance charges, then to principal, then to fees, unless your contract or state law says otherwise.</p><p><b>Mailing a check:</b> Payments received by 5 p.m. local time at the address on the coupon are credited the same business day. Do not send cash.</p><p><b>Credit reporting disputes:</b> CorbelOne Auto Finance, P.O. Box 259407, Plano, TX 75025.</p><p><b>Bankruptcy:</b> If you are in bankruptcy, this statement is for information purposes only and is not an attempt to collect.</p><p><b>Insurance:</b> You must keep your vehicle insured with deductibles not above $1,000.00 with us named as loss payee.</p><p>CorbelOne Auto Finance is a division of CorbelOne, N.A.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "CorbelOne Auto Finance",
          accounts: [
            {
              kind: "auto-loan",
              institution: "CorbelOne Auto Finance",
              accountLast4: number.slice(-4),
              statementDate: loan.stated,
              currentBalance: decimal(loan.after),
              originalBalance: decimal(loan.original),
              minimumPayment: decimal(loan.level),
              paymentDueDate: loan.due,
              ...(loan.past > 0 ? { pastDue: decimal(loan.past) } : {}),
              maturityDate: loan.matures,
              apr: loan.rate,
            },
          ],
          transactions: [
            {
              account: 0,
              date: loan.paidOn,
              description: "Payment - Thank You",
              amount: decimal(loan.level),
            },
            ...(loan.fee > 0
              ? [
                  {
                    account: 0,
                    date: addDays(loan.stated, -1),
                    description: "Late Fee Assessed",
                    amount: decimal(-loan.fee),
                  },
                ]
              : []),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.fee), "0.00"],
            "accounts.0.interestCharged": [decimal(loan.interest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.level)],
          },
        },
        "CorbelOne",
        "CorbelOne, N.A.",
        "Corbel One Auto Finance",
      ),
    };
  },
};

/** A maker's finance arm: the contract told in sentences and half-empty boxes; a number with letters. */
const captive: Layout = {
  name: "vd-loan-auto-maker-contract",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = carLoan(seed, 332);
    const { random, person } = loan;
    const number = `04 0${digits(random, 3)} ${random.pick(["TK", "QW", "ZR"])}${digits(random, 4)}`;
    const total = loan.level + loan.past + loan.fee;
    const left = loan.term - loan.paid - 1;
    const model = random.pick(["2024 TAKANO RAVINE XLE", "2022 TAKANO CORONADO SE", "2023 TAKANO HIGHTOP"]);
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 13pt Arial;color:#eb0a1e;letter-spacing:3px} .g{background:#58595b;color:#fff;padding:3px 8px;font-weight:bold;margin-top:10px} .box{border:1px solid #58595b} .box td{padding:3px 8px} .n td,.n th{padding:3px 6px;font-size:8pt}`,
      `<div class=row><div><div class=logo>TAKANO</div><div>FINANCIAL SERVICES</div></div><div style="text-align:right" class=small>Takano Financial Services<br>P.O. Box 22171, Tempe, AZ 85285-2171<br>Customer Service (800) 555-0186<br>Hearing Impaired - Please dial 711</div></div>
<div class=row style="margin-top:18px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><div class=g style="margin:0">RETAIL INSTALLMENT SALE CONTRACT STATEMENT</div><div class=box>${pairs(
        [
          ["Account Number", number],
          ["Billing Date", date.slash(loan.stated)],
          ["Payment Due Date", date.slash(loan.due)],
          ["Vehicle", model],
          ["VIN", `XXXXXXXXXX${loan.vin.slice(-7)}`],
        ],
      )}</div></div></div>
<div class=g>AMOUNT DUE</div><div class=box>${pairs([
        ["Monthly Payment", $(loan.level)],
        ["Past Due Payments", $(loan.past)],
        ["Late Charges", $(loan.fee)],
        ["Miscellaneous Charges", "$0.00"],
        ["Unapplied Funds", "($0.00)"],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(total)}</b>`],
      ])}</div>
<div class=g>CONTRACT INFORMATION</div><div class=box style="padding:6px 8px">Your contract began on ${date.long(loan.opened)} with an amount financed of ${$(loan.original)}, payable in ${loan.term} monthly payments at an Annual Percentage Rate of ${loan.rate}%. You have ${left} payments remaining; your final payment is due ${date.long(loan.matures)}. As of the billing date of this statement the unpaid principal balance of your contract is <b>${$(loan.after)}</b>. This is not a payoff amount. Interest accrues at ${$(daily(loan.after, Number(loan.rate), 1))} a day.</div>
<div class=g>ACCOUNT ACTIVITY SINCE ${date.slash(addDays(loan.paidOn, -3))}</div><div class=box>${grid("lrrrr", ["Posted", "Payment Received", "To Principal", "To Interest", "To Charges"], [[date.slash(loan.paidOn), $(loan.level), $(loan.principal), $(loan.interest), "$0.00"]], "class=n")}</div>
<div class=row style="margin-top:10px"><div class=box style="padding:8px">${loan.past > 0 ? "<b>YOUR ACCOUNT IS PAST DUE.</b> If you have already mailed your payment, please disregard. Otherwise remit the Total Amount Due at once or call us." : "<b>LOYALTY REWARDS YOU.</b> Current customers may get $500 toward their next new Takano financed with us. See your dealer."}</div><div class=box style="padding:8px">Interest paid in ${loan.due.slice(0, 4)} to date: ${$(loan.interest * Number(loan.due.slice(5, 7)) + 254)}. Pay by phone, text or online at takanofinancial.example.</div></div>
<div style="border-top:1px dashed #000;margin-top:24px;padding-top:8px" class=row><div>TAKANO FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</div><div>${pairs(
        [
          ["Account Number", number],
          ["Payment Due Date", date.slash(loan.due)],
          ["Total Amount Due", $(total)],
          ["Additional principal", "$ ______.__"],
          ["Amount Enclosed", "$ ______.__"],
        ],
      )}</div></div>${NEXT}<div class=g>ADDITIONAL INFORMATION</div><p class=small>Payments received after 5:00 p.m. at the payment processing center are credited the next business day. If you send more than the monthly payment, we apply the excess to your principal and your next due date may advance. Early or late payments change the interest you pay on a simple interest contract. NOTICE TO CUSTOMERS IN BANKRUPTCY: this statement is for information only. California residents: as required by law, you are hereby notified that a negative credit report may be submitted to a credit reporting agency. Takano Financial Services is a service mark of Takano Motor Credit Corporation. Lease accounts are owned by Takano Lease Trust. End of term fees of $350.00 apply to leases only.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Takano Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Takano Financial Services",
              accountLast4: number.slice(-4),
              statementDate: loan.stated,
              currentBalance: decimal(loan.after),
              originalBalance: decimal(loan.original),
              minimumPayment: decimal(loan.level),
              paymentDueDate: loan.due,
              pastDue: decimal(loan.past),
              maturityDate: loan.matures,
              apr: loan.rate,
            },
          ],
          transactions: [
            {
              account: 0,
              date: loan.paidOn,
              description: "Payment Received",
              amount: decimal(loan.level),
            },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.fee)],
            "accounts.0.interestCharged": [decimal(loan.interest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.level)],
          },
        },
        "TAKANO FINANCIAL SERVICES",
        "Takano Motor Credit Corporation",
      ),
    };
  },
};

export const vdLoansAuto: readonly Layout[] = [bank, captive];
