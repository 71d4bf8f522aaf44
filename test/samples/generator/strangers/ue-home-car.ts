import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, addMonths, cents, digits, foot, NEXT, openFor, rateOf, ueLoan } from "./ue-data.ts";

/** A national servicer's mortgage statement: boxes of capitals, amount due explained at the left, activity below. */
const mortgage: Layout = {
  name: "ue-mortgage-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = ueLoan(seed, {
      salt: 1,
      size: [12_000_000, 52_000_000],
      round: 5_000,
      rates: [2875, 3250, 4500, 5625, 6125, 6750, 7125],
      months: [360, 180],
      made: [5, 140],
      lateShare: 0.3,
    });
    const { random, person } = loan;
    const number = digits(random, 10);
    const escrow = random.chance(0.85) ? random.whole(28_000, 96_000) : 0;
    const regular = loan.payment + escrow;
    const lateFee = Math.round(loan.payment * 0.05);
    const fees = loan.late ? lateFee : 0;
    const overdue = loan.late ? regular : 0;
    const total = regular + fees + overdue;
    const paid = loan.late ? 0 : regular;
    const escrowBalance = escrow === 0 ? 0 : random.whole(90_000, 480_000);
    const tax = !loan.late && escrow > 0 && random.chance(0.4) ? random.whole(80_000, 260_000) : 0;
    const taxDay = addDays(loan.paidOn, 3);
    const monthNumber = Number(loan.statementDate.slice(5, 7));
    const months = Math.max(1, monthNumber - (loan.late ? 1 : 0));
    const ytdPrincipal = loan.late ? loan.principal * months : loan.principal * months - months * 137;
    const ytdInterest = loan.payment * months - ytdPrincipal;
    const until = addDays(loan.due, 15);
    const feeDay = addDays(loan.missed, 16);
    const activity: string[][] = [];
    if (loan.late)
      activity.push([date.slash(feeDay), "Late Charge Assessment", $(fees), "", "", "", $(fees)]);
    else
      activity.push([
        date.slash(loan.paidOn),
        "Payment",
        $(regular),
        $(loan.principal),
        $(loan.interest),
        escrow ? $(escrow) : "",
        "",
      ]);
    if (tax)
      activity.push([date.slash(taxDay), "County Tax Disbursement", `-${$(tax)}`, "", "", `-${$(tax)}`, ""]);
    const box = (title: string, inner: string) =>
      `<div class=box><div class=bar>${title}</div>${inner}</div>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.bar{background:#12325c;color:#fff;font-weight:bold;padding:3px 6px;font-size:8.5pt}.box{border:1px solid #12325c;margin-top:8px}.box td{padding:2px 6px}.tot td{font-weight:bold;border-top:1px solid #12325c}.top td{border:1px solid #12325c;padding:4px 6px;vertical-align:top}.act th{font-size:7.5pt;border-bottom:1px solid #999;padding:2px 4px}.act td{padding:2px 4px}.logo{font:bold 20pt Georgia;color:#12325c}`,
      `<div class=row><div><div class=logo>mr. brannock</div><div class=small>PO Box 619098, Lewisville, TX 75067</div></div><div class=r><b style="font-size:12pt">MORTGAGE LOAN STATEMENT</b><br><span class=small>CUSTOMER SERVICE 888-555-0142 &nbsp; Mon-Thu 7 a.m. to 8 p.m. (CT)<br>www.mrbrannock.example</span></div></div>
      <div class=row style="margin-top:14px"><div><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><table class=top><tr><td><span class=small>LOAN NUMBER</span><br><b>${number}</b></td><td><span class=small>STATEMENT DATE</span><br><b>${date.slash(loan.statementDate)}</b></td></tr><tr><td><span class=small>PAYMENT DUE DATE</span><br><b>${date.slash(loan.due)}</b></td><td><span class=small>AMOUNT DUE</span><br><b>${$(total)}</b></td></tr><tr><td colspan=2 class=small>If payment is received on or after ${date.slash(addDays(until, 1))}, ${$(lateFee)} late fee will be charged.</td></tr></table></div></div>
      <p class=small>PROPERTY ADDRESS: ${person.street}, ${person.town}</p>
      <div class=row><div>${box(
        "EXPLANATION OF AMOUNT DUE",
        pairs([
          ["PRINCIPAL", $(loan.nextPrincipal)],
          ["INTEREST", $(loan.nextInterest)],
          escrow > 0 && ["ESCROW AMOUNT (Taxes and/or Insurance)", $(escrow)],
        ]) +
          pairs([["REGULAR MONTHLY PAYMENT", $(regular)]], "class=tot") +
          pairs([
            ["TOTAL FEES CHARGED SINCE LAST STATEMENT", $(fees)],
            ["OVERDUE PAYMENT(S)", $(overdue)],
            ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00"],
          ]) +
          pairs([["TOTAL AMOUNT DUE", $(total)]], "class=tot"),
      )}</div>
      <div>${box(
        "ACCOUNT OVERVIEW",
        pairs([
          ["INTEREST BEARING PRINCIPAL BALANCE*", $(loan.balance)],
          ["DEFERRED PRINCIPAL BALANCE", "$0.00"],
          ["INTEREST RATE", `${rateOf(loan.rate)}%`],
          ["ESCROW BALANCE", $(escrowBalance)],
          ["PREPAYMENT PENALTY", "NO"],
        ]),
      )}<p class=small>*This is not the amount required to pay your loan in full. To request a payoff quote, sign in to your account or call the number above.</p></div></div>
      ${box(
        "PAST PAYMENTS BREAKDOWN",
        grid(
          "lrr",
          ["", "PAID SINCE LAST STATEMENT", "PAID YEAR TO DATE"],
          [
            ["PRINCIPAL", $(loan.late ? 0 : loan.principal), $(ytdPrincipal)],
            ["INTEREST", $(loan.late ? 0 : loan.interest), $(ytdInterest)],
            ["ESCROW (Taxes and Insurance)", $(loan.late ? 0 : escrow), $(escrow * months)],
            ["FEES", "$0.00", "$0.00"],
            ["PARTIAL PAYMENT (UNAPPLIED)", "$0.00", "$0.00"],
            ["<b>TOTAL</b>", $(paid), $(regular * months)],
          ],
        ),
      )}
      ${box(`TRANSACTION ACTIVITY (${date.slash(addDays(loan.lastStatement, 1))} to ${date.slash(loan.statementDate)})`, grid("llrrrrr", ["DATE", "DESCRIPTION", "TOTAL", "PRINCIPAL", "INTEREST", "ESCROW", "FEES/OTHER"], activity, "class=act"))}
      ${loan.late ? `<div class=box style="padding:5px 7px"><b>DELINQUENCY NOTICE</b><br>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure &ndash; the loss of your home. As of ${date.slash(loan.statementDate)}, you are ${Math.round((Date.parse(loan.statementDate) - Date.parse(loan.missed)) / 86_400_000)} days delinquent on your mortgage loan.<br>Recent account history: Payment due ${date.slash(loan.missed)}: Unpaid balance of ${$(overdue)}. &nbsp; Payment due ${date.slash(addMonths(loan.missed, -1))}: Fully paid on time.</div>` : ""}
      <p class=small><b>IMPORTANT MESSAGES</b> &nbsp;Partial payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage.</p>
      <div class=row style="border-top:1px dashed #555;padding-top:6px"><div><b>mr. brannock</b><br>LOAN NUMBER: ${number}<br>${escaped(person.name)}<br><span class=small>MAKE CHECKS PAYABLE TO MR. BRANNOCK. WRITE YOUR LOAN NUMBER ON YOUR CHECK.</span></div><div>${pairs(
        [
          ["TOTAL AMOUNT DUE", $(total)],
          ["DUE DATE", date.slash(loan.due)],
          [`IF RECEIVED AFTER ${date.slash(until)}, PAY`, $(total + lateFee)],
          ["ADDITIONAL PRINCIPAL", "$ ______________"],
          ["ADDITIONAL ESCROW", "$ ______________"],
          ["TOTAL AMOUNT OF YOUR CHECK", "$ ______________"],
        ],
      )}</div></div>
      ${foot("INTERNET REPRINT", "Page 1 of 2")}${NEXT}<b>HOW TO REACH US</b><p class=small>Notice of error and information requests: PO Box 619098, Lewisville, TX 75067. If you are experiencing financial difficulty, you may contact a HUD-approved housing counselor at 800-569-4287. Credit reporting: We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Payments received by 5 p.m. local time are credited the same day.</p>${foot("", "Page 2 of 2")}`,
    );
    const truth = {
      documentType: "loans" as const,
      institution: "Mr. Brannock",
      accounts: [
        {
          kind: "mortgage" as const,
          institution: "Mr. Brannock",
          accountLast4: number.slice(-4),
          statementDate: loan.statementDate,
          currentBalance: cents(loan.balance),
          minimumPayment: cents(regular),
          paymentDueDate: loan.due,
          pastDue: cents(overdue),
          apr: rateOf(loan.rate),
          feesCharged: cents(fees),
        },
      ],
      transactions: loan.late
        ? [{ account: 0, date: feeDay, description: "Late Charge Assessment", amount: cents(-fees) }]
        : [{ account: 0, date: loan.paidOn, description: "Payment", amount: cents(regular) }],
      allowed: openFor(0, {
        interestCharged: [cents(loan.nextInterest), cents(loan.late ? 0 : loan.interest)],
        paymentsAndCredits: [cents(paid)],
        periodStart: [addDays(loan.lastStatement, 1)],
        periodEnd: [loan.statementDate],
      }),
      ...(tax
        ? {
            openRows: [
              { account: 0, date: taxDay, description: "County Tax Disbursement", amount: cents(-tax) },
            ],
          }
        : {}),
    };
    return { html, truth };
  },
};

/** An online lender's car statement: wide white page, one shaded band, finance charge beside principal. */
const auto: Layout = {
  name: "ue-auto-finance",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = ueLoan(seed, {
      salt: 2,
      size: [1_400_000, 5_200_000],
      round: 1_733,
      rates: [3990, 5490, 6240, 7840, 9150, 11_690],
      months: [48, 60, 72, 75],
      made: [3, 40],
      lateShare: 0.3,
    });
    const { random, person } = loan;
    const number = `${digits(random, 3)}-${digits(random, 4)}-${digits(random, 5)}`;
    const car = random.pick([
      "2023 CHEVROLET EQUINOX",
      "2022 FORD F150",
      "2024 JEEP COMPASS",
      "2021 GMC TERRAIN",
    ]);
    const vin = `1GNAX${digits(random, 12)}`;
    const lateCharge = loan.late ? 2_500 : 0;
    const pastDue = loan.late ? loan.payment : 0;
    const total = loan.payment + pastDue + lateCharge;
    const chargeDay = addDays(loan.missed, 11);
    const rows = loan.late
      ? [[date.short(chargeDay), "LATE CHARGE ASSESSED", "$0.00", "$0.00", $(lateCharge), $(lateCharge)]]
      : [
          [
            date.short(loan.paidOn),
            "PAYMENT - THANK YOU",
            $(loan.principal),
            $(loan.interest),
            "$0.00",
            $(loan.payment),
          ],
        ];
    const left = loan.months - loan.made + (loan.late ? 1 : 0);
    const html = document(
      `${BASE}body{font:9pt "Helvetica Neue",Helvetica,Arial;color:#222}.logo{font:bold 24pt Verdana;color:#650360;letter-spacing:-1px}.h{color:#650360;font-size:12pt;border-bottom:2px solid #650360;margin:16px 0 4px}.duo{background:#f0e9f1;padding:9px;display:flex;gap:20px;margin:14px 0}.duo b{font-size:14pt}.duo>div{flex:1}.lines td{padding:3px 0;border-bottom:1px solid #ddd}.t th{font-size:8pt;border-bottom:1px solid #222;vertical-align:bottom;padding:3px 6px}.t td{padding:4px 6px;border-bottom:1px solid #ddd}`,
      `<div class=row><div><span class=logo>norrel</span><br><span class=small>Norrel Financial, P.O. Box 380902, Bloomington, MN 55438-0902</span></div><div>${pairs(
        [
          ["Statement Date:", date.slash(loan.statementDate)],
          ["Account Number:", number],
          ["Vehicle:", car],
          ["VIN:", vin],
        ],
      )}</div></div>
      <div style="margin-top:20px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
      <div class=duo><div>Payment Due Date<br><b>${date.slash(loan.due)}</b></div><div>Total Amount Due<br><b>${$(total)}</b></div><div>Auto Pay<br><b>${random.pick(["Not Enrolled", "Enrolled"])}</b></div></div>
      <div class=row><div><div class=h>Payment Information</div>${pairs(
        [
          ["Current Payment Due", $(loan.payment)],
          ["Past Due Amount", $(pastDue)],
          ["Late Charges", $(lateCharge)],
          ["Other Charges", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${$(total)}</b>`],
        ],
        "class=lines",
      )}</div>
      <div><div class=h>Account Information</div>${pairs(
        [
          ["Contract Date", date.slash(addMonths(loan.first, -1))],
          ["Original Amount Financed", $(loan.original)],
          ["Annual Percentage Rate", `${rateOf(loan.rate)}%`],
          ["Outstanding Balance of Amount Financed<sup>1</sup>", $(loan.balance)],
          ["Scheduled Maturity Date", date.slash(loan.maturity)],
          ["Payments Remaining", String(left)],
        ],
        "class=lines",
      )}</div></div>
      <div class=h>Activity Since Your Last Statement</div>${grid("llrrrr", ["Date", "Description", "Amount<br>Financed", "Finance<br>Charge", "Late and<br>Other Charges", "Total"], rows, "class=t")}
      <p class=small><sup>1</sup> This is not a payoff amount. Finance charges accrue daily on the outstanding balance of the amount financed. Your daily finance charge is ${$(Math.round((loan.balance * loan.rate) / 100_000 / 365))}. For a payoff good through a future date, log in at norrel.example or call 1-888-555-0177.</p>
      ${loan.late ? `<p><b>Your account is past due.</b> If you've already sent your payment, thank you. If not, please send ${$(pastDue + lateCharge)} today to bring your account current.</p>` : ""}
      <div class=h>Good to know</div><p>Going paperless is easy. Get an email when your statement's ready and see up to 6 months of statements online.</p><p class=small>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. When you provide a check as payment, you authorize us either to use information from your check to make a one-time electronic fund transfer from your account or to process the payment as a check transaction. A late charge of $25.00 may be assessed on any payment not received within 10 days of its due date.</p>
      <div style="border-top:1px dashed #888;margin-top:18px;padding-top:8px" class=row><div><span class=logo style="font-size:15pt">norrel</span><br>${escaped(person.name)}<br>Account Number ${number}<br><br>NORREL FINANCIAL<br>PAYMENT PROCESSING CENTER<br>P.O. BOX 78234<br>PHOENIX, AZ 85062-8234</div><div>${pairs(
        [
          ["Payment Due Date", date.slash(loan.due)],
          ["Total Amount Due", $(total)],
          ["Additional Amount", "$ __________"],
          ["Amount Enclosed", "$ __________"],
        ],
      )}</div></div>${foot("", "Page 1 of 1")}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Norrel Financial",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Norrel Financial",
              accountLast4: number.slice(-4),
              statementDate: loan.statementDate,
              currentBalance: cents(loan.balance),
              originalBalance: cents(loan.original),
              minimumPayment: cents(loan.payment),
              paymentDueDate: loan.due,
              pastDue: cents(pastDue),
              maturityDate: loan.maturity,
              apr: rateOf(loan.rate),
            },
          ],
          transactions: loan.late
            ? [
                {
                  account: 0,
                  date: chargeDay,
                  description: "LATE CHARGE ASSESSED",
                  amount: cents(-lateCharge),
                },
              ]
            : [
                {
                  account: 0,
                  date: loan.paidOn,
                  description: "PAYMENT - THANK YOU",
                  amount: cents(loan.payment),
                },
              ],
          allowed: openFor(0, {
            feesCharged: [cents(lateCharge)],
            interestCharged: loan.late ? ["0.00"] : [cents(loan.interest)],
            paymentsAndCredits: loan.late ? ["0.00"] : [cents(loan.payment)],
          }),
        },
        "norrel",
        "Norrel",
      ),
    };
  },
};

export const ueHomeCar: readonly Layout[] = [mortgage, auto];
