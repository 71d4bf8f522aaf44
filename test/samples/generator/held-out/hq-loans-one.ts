import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { D, digits, named, PAGE, usd } from "./hq-data.ts";
import { addMonths, hqLoan } from "./hq-loans-data.ts";

/** A mortgage servicer: amount due in a box at the right, the required boxes below, a delinquency notice when it applies. */
const servicer: Layout = {
  name: "hq-loan-mortgage-servicer",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const loan = hqLoan(seed, {
      salt: 7,
      size: [140_000, 520_000],
      rate: [24, 60],
      terms: [360, 360, 180],
      paid: [14, 90],
      lateFee: 6_250,
      dueDay: "01",
    });
    const { person, random } = loan;
    const escrow = random.whole(32_000, 98_000);
    const regular = loan.payment + escrow;
    const overdue = loan.late ? regular : 0;
    const fees = loan.late && Number(loan.statement.slice(8)) >= 17 ? Math.round(loan.payment * 0.05) : 0;
    const total = regular + overdue + fees;
    const lastPaid = loan.late ? 0 : regular;
    const tax = random.chance(0.35) ? random.whole(90_000, 260_000) : 0;
    const held = random.whole(120_000, 520_000);
    const from = addDays(addMonths(loan.statement, -1), 1);
    const taxDay = addDays(loan.paidOn, 3);
    const lateDay = `${loan.statement.slice(0, 8)}17`;
    const noted = fees > 0;
    const rows: ReadonlyArray<readonly [string, string, string, string]> = [
      ...(loan.late ? [] : [[date.short(loan.paidOn), "Payment - Thank You", "", usd(regular)] as const]),
      ...(tax > 0 ? [[date.short(taxDay), "County Tax Disbursement", usd(tax), ""] as const] : []),
      ...(noted ? [[date.short(lateDay), "Late Charge Assessed", usd(fees), ""] as const] : []),
    ];
    const street = person.street;
    const html = document(
      `${BASE}body{font:8.6pt Arial}h3{background:#17375e;color:#fff;font-size:9pt;margin:10px 0 0;padding:3px 6px}.bx{border:1px solid #17375e;padding:5px 7px}.s{font-size:7.1pt;line-height:1.3;margin:4px 0}.t td,.t th{font-size:7.8pt;border-bottom:1px solid #ccc;padding-top:2px}`,
      `<div class=row><div><span style="font:bold 15pt Georgia;color:#17375e">TORRANCE</span><br><span style="letter-spacing:3px;font-size:7pt">MORTGAGE SERVICES, LLC</span><p class=s>P.O. Box 5001, Westfield, IN 46074<br>Customer Service: 800-555-0128<br>NMLS ID #2600</p></div><div><div class=bx><b style="font-size:12pt">Mortgage Statement</b>${pairs(
        [
          ["Statement Date", date.slash(loan.statement)],
          ["Loan Number", loan.number],
          ["Payment Due Date", `<b>${date.slash(loan.due)}</b>`],
          ["Amount Due", `<b>${usd(total)}</b>`],
        ],
      )}<p class=s>If payment is received after ${date.slash(addDays(loan.due, 15))}, ${usd(Math.round(loan.payment * 0.05))} late fee will be charged.</p></div></div></div>
      <div style="margin:10px 0">${escaped(person.name)}<br>${street}<br>${person.town}</div>
      <div class=row><div><h3>Account Information</h3><div class=bx>${pairs([
        ["Property Address", street],
        ["Outstanding Principal Balance*", usd(loan.balance)],
        ["Deferred Principal Balance", "$0.00"],
        ["Escrow Balance", usd(held)],
        ["Current Interest Rate", `${loan.rate}%`],
        ["Maturity Date", date.slash(loan.maturity)],
        ["Prepayment Penalty", "No"],
      ])}<p class=s>*This is your Principal Balance only, not the amount required to pay the loan in full.</p></div></div>
      <div><h3>Explanation of Amount Due</h3><div class=bx>${pairs([
        ["Principal", usd(loan.next.principal)],
        ["Interest", usd(loan.next.interest)],
        ["Escrow (Taxes and/or Insurance)", usd(escrow)],
        ["<b>Regular Monthly Payment</b>", `<b>${usd(regular)}</b>`],
        ["Total Fees and Charges", usd(fees)],
        ["Past Due Payment(s)", usd(overdue)],
        ["Unapplied Balance", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${usd(total)}</b>`],
      ])}</div></div></div>
      <div class=row><div><h3>Past Payments Breakdown</h3><div class=bx>${grid(
        "lrr",
        ["", "Paid Since Last Statement", "Paid Year-To-Date"],
        [
          ["Principal", usd(loan.last.principal), usd(loan.year.principal)],
          ["Interest", usd(loan.last.interest), usd(loan.year.interest)],
          ["Escrow (Taxes &amp; Insurance)", usd(loan.late ? 0 : escrow), usd(escrow * loan.inYear)],
          ["Fees and Charges", "$0.00", "$0.00"],
          ["Partial Payment (Unapplied)*", "$0.00", "$0.00"],
          ["<b>Total</b>", usd(lastPaid), usd(regular * loan.inYear)],
        ],
      )}</div></div><div>${
        loan.late
          ? `<h3>Delinquency Notice</h3><div class=bx><p class=s><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.slash(loan.statement)}, you are ${Number(loan.statement.slice(8)) - 1} days delinquent on your mortgage loan.</p><p class=s>Recent Account History<br>&bull; Payment due ${date.slash(addMonths(loan.due, -2))}: Fully paid on time<br>&bull; Payment due ${date.slash(addMonths(loan.due, -1))}: Unpaid balance of ${usd(regular)}<br>&bull; Total: ${usd(overdue + fees)} due. You must pay this amount to bring your loan current.</p></div>`
          : `<h3>Important Messages</h3><div class=bx><p class=s>*<b>Partial Payments:</b> Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p></div>`
      }</div></div>
      <h3>Transaction Activity (${date.slash(from)} to ${date.slash(loan.statement)})</h3>${grid("llrr", ["Date", "Description", "Charges", "Payments"], rows, "class=t")}
      <div style="border-top:1px dashed #000;margin-top:12px;padding-top:6px" class=row><div><b>TORRANCE MORTGAGE SERVICES, LLC</b><br>P.O. BOX 3730<br>ANAHEIM, CA 92803<br><br>${escaped(person.name)}</div><div>${pairs(
        [
          ["Loan Number", loan.number],
          ["Payment Due Date", date.slash(loan.due)],
          ["Amount Due", usd(total)],
          [
            `Late fee if received after ${date.slash(addDays(loan.due, 15))}`,
            usd(Math.round(loan.payment * 0.05)),
          ],
          ["Additional Principal", "$ ________"],
          ["Total Enclosed", "$ ________"],
        ],
      )}</div></div>
      ${PAGE}<h3>Important Notices</h3><p class=s><b>Housing Counselor Information:</b> If you would like counseling or assistance, you can contact the U.S. Department of Housing and Urban Development (HUD). For a list of homeownership counselors in your area, call 800-569-4287.</p><p class=s><b>Notice of error or information request:</b> You must send it in writing to P.O. Box 5001, Westfield, IN 46074. <b>Credit reporting:</b> We may report information about your account to credit bureaus. Late payments, missed payments or other defaults on your account may be reflected in your credit report.</p><p class=s>This communication is from a debt collector and it is for the purpose of collecting a debt. If you have received a discharge in bankruptcy, this statement is for informational purposes only.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "TORRANCE MORTGAGE SERVICES, LLC",
        accounts: [
          {
            kind: "mortgage",
            institution: "TORRANCE MORTGAGE SERVICES, LLC",
            accountLast4: loan.number.slice(-4),
            statementDate: loan.statement,
            currentBalance: D(loan.balance),
            minimumPayment: D(regular),
            paymentDueDate: loan.due,
            pastDue: D(overdue),
            maturityDate: loan.maturity,
            apr: loan.rate,
          },
        ],
        transactions: loan.late
          ? []
          : [{ account: 0, date: loan.paidOn, description: "Payment - Thank You", amount: D(regular) }],
        openRows: [
          ...(tax > 0
            ? [{ account: 0, date: taxDay, description: "County Tax Disbursement", amount: D(-tax) }]
            : []),
          ...(noted
            ? [{ account: 0, date: lateDay, description: "Late Charge Assessed", amount: D(-fees) }]
            : []),
        ],
        allowed: {
          ...named(
            "TORRANCE",
            "Torrance",
            "TORRANCE MORTGAGE SERVICES",
            "Torrance Mortgage Services, LLC",
            "Torrance Mortgage Services",
          ),
          "accounts.0.feesCharged": [D(fees)],
          "accounts.0.paymentsAndCredits": [D(lastPaid)],
          "accounts.0.interestCharged": [D(loan.next.interest), D(loan.last.interest)],
          "accounts.0.periodStart": [from],
          "accounts.0.periodEnd": [loan.statement],
        },
      },
    };
  },
};

/** A New England bank's line on a house: previous balance to new balance, daily rates, draw period. */
const homeLine: Layout = {
  name: "hq-loan-home-equity-line",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 67 + 29);
    const person = makePerson(random);
    const number = `47${digits(random, 8)}`;
    const close = `${random.pick([2025, 2026])}-0${random.whole(1, 8)}-${random.whole(12, 26)}`;
    const days = random.whole(28, 31);
    const start = addDays(close, 1 - days);
    const due = addDays(close, 25);
    const limit = random.whole(8, 40) * 500_000;
    const rate = random.whole(30, 40) / 4;
    const apr = rate.toFixed(2);
    const late = random.chance(0.2);
    const previous = Math.round((limit * random.whole(15, 75)) / 100);
    const before = Math.round((previous * rate * 30) / 36_500);
    const payment = late ? 0 : before + (random.chance(0.5) ? random.whole(5, 90) * 1_000 : 0);
    const advance = random.chance(0.5) ? random.whole(10, 120) * 5_000 : 0;
    const paidOn = addDays(start, random.whole(14, 20));
    const advanceOn = addDays(start, random.whole(3, 12));
    const average = Math.round(previous - payment * 0.4 + advance * 0.7);
    const charge = Math.round((average * rate * days) / 36_500);
    const fee = random.chance(0.2) ? 5_000 : 0;
    const feeOn = addDays(start, 21);
    const balance = previous - payment + advance + charge + fee;
    const pastDue = late ? before : 0;
    const minimum = charge + fee + pastDue;
    const opened = `${Number(close.slice(0, 4)) - random.whole(1, 6)}-0${random.whole(1, 9)}-15`;
    const drawEnd = addMonths(opened, 120);
    const maturity = addMonths(opened, 300);
    const rows = [
      ...(advance > 0
        ? [{ day: advanceOn, text: "ADVANCE - ONLINE TRANSFER TO CHECKING", amount: -advance }]
        : []),
      ...(payment > 0 ? [{ day: paidOn, text: "PAYMENT - AUTOMATIC TRANSFER", amount: payment }] : []),
      ...(fee > 0 ? [{ day: feeOn, text: "ANNUAL FEE", amount: -fee }] : []),
      { day: close, text: "INTEREST CHARGE", amount: -charge },
    ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    const html = document(
      `${BASE}body{font:8.7pt Calibri,Carlito,Arial}.bar{border-left:6px solid #008555;padding-left:8px;font-size:12pt;font-weight:bold;margin:14px 0 4px}.s{font-size:7.3pt;line-height:1.3;margin:4px 0}.t td,.t th{font-size:8pt;padding-top:2px;border-bottom:1px solid #cde3da}.hl{background:#e6f3ee;padding:8px}`,
      `<div class=row><div style="font:bold 18pt Arial;color:#008555">Tiverton Bank&#10022;</div><div class=r>Home Equity Line of Credit Statement<br>1-888-555-0117<br>Call 24 hours a day, 7 days a week.</div></div>
      <div class=row style="margin-top:16px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=hl>${pairs(
        [
          ["Account Number", `XXXXXX${number.slice(-4)}`],
          ["Statement Period", `${date.abbreviatedBare(start)} - ${date.abbreviatedBare(close)}`],
          ["Minimum Payment Due", `<b>${usd(minimum)}</b>`],
          ["Payment Due Date", `<b>${date.abbreviatedBare(due)}</b>`],
        ],
      )}</div></div>
      <div class=row><div><div class=bar>Summary of Account Activity</div>${pairs([
        ["Previous Balance", usd(previous)],
        ["Payments", `- ${usd(payment)}`],
        ["Advances", `+ ${usd(advance)}`],
        ["Fees Charged", `+ ${usd(fee)}`],
        ["Interest Charged", `+ ${usd(charge)}`],
        ["<b>New Balance</b>", `<b>${usd(balance)}</b>`],
      ])}</div><div><div class=bar>Credit Line Information</div>${pairs([
        ["Credit Limit", usd(limit)],
        ["Available Credit", usd(Math.max(0, limit - balance))],
        ["Statement Closing Date", date.slash(close)],
        ["Days in Billing Cycle", String(days)],
        ["Draw Period End Date", date.slash(drawEnd)],
        ["Maturity Date", date.slash(maturity)],
      ])}</div></div>
      <div class=bar>Payment Information</div>${grid("rrrrr", ["Interest Due", "Principal Due", "Fees Due", "Past Due Amount", "Minimum Payment Due"], [[usd(charge), "$0.00", usd(fee), usd(pastDue), usd(minimum)]], "class=t")}<p class=s>During the draw period your minimum payment is the interest that has accrued plus any fees and past due amounts. If we do not receive your payment within 15 days of the Payment Due Date, a late charge of 5% of the payment due may be assessed.</p>
      <div class=bar>Transactions</div>${grid(
        "lllr",
        ["Trans Date", "Post Date", "Description", "Amount"],
        rows.map((row) => [
          date.noYear(row.day),
          date.noYear(row.day),
          row.text,
          row.amount > 0 ? `- ${usd(row.amount)}` : usd(-row.amount),
        ]),
        "class=t",
      )}
      <div class=bar>Interest Charge Calculation</div>${grid("lrrrr", ["Type of Balance", "Daily Periodic Rate", "ANNUAL PERCENTAGE RATE", "Average Daily Balance", "Interest Charge"], [["Variable Rate Line", `${(rate / 365).toFixed(6)}% (v)`, `${apr}% (v)`, usd(average), usd(charge)]], "class=t")}<p class=s>(v) = Variable rate. Your Annual Percentage Rate is the annual interest rate on your account. ${close.slice(0, 4)} Totals Year-to-Date: interest charged ${usd(charge + before)}; fees charged ${usd(fee)}.</p>
      <div style="border-top:1px dashed #000;margin-top:14px;padding-top:8px" class=row><div>Tiverton Bank<br>PO Box 42001<br>Providence, RI 02940-2001</div><div>${pairs(
        [
          ["Account Number", `XXXXXX${number.slice(-4)}`],
          ["New Balance", usd(balance)],
          ["Minimum Payment Due", usd(minimum)],
          ["Payment Due Date", date.slash(due)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div>
      ${PAGE}<p class=s><b>BILLING RIGHTS SUMMARY. In Case of Errors or Questions About Your Bill.</b> If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet as soon as possible. We must hear from you no later than 60 days after we sent you the first bill on which the error or problem appeared. <b>How we figure the balance.</b> We figure the interest charge by applying the periodic rate to the average daily balance of your account, including current transactions.</p><p class=s>Tiverton Bank, N.A. Equal Housing Lender. NMLS ID #433960</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Tiverton Bank",
        accounts: [
          {
            kind: "heloc",
            institution: "Tiverton Bank",
            accountLast4: number.slice(-4),
            statementDate: close,
            periodStart: start,
            periodEnd: close,
            currentBalance: D(balance),
            previousBalance: D(previous),
            creditLimit: D(limit),
            availableCredit: D(Math.max(0, limit - balance)),
            minimumPayment: D(minimum),
            paymentDueDate: due,
            pastDue: D(pastDue),
            maturityDate: maturity,
            apr,
            paymentsAndCredits: D(payment),
            feesCharged: D(fee),
            interestCharged: D(charge),
          },
        ],
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: row.text,
          amount: D(row.amount),
        })),
        allowed: { ...named("Tiverton Bank, N.A."), "accounts.0.purchases": [D(advance)] },
      },
    };
  },
};

export const hqLoansOne: readonly Layout[] = [servicer, homeLine];
