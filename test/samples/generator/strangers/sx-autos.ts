import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, debtTruth, monthOpen, SHEET } from "./sx-data.ts";

const $ = money.dollar;

/** An online bank's vehicle bill: the sum and its day large, the account as a list of questions, payoff told in a sentence. */
const online: Layout = {
  name: "sx-auto-online-bank-at-a-glance",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 13 + 57, loanSizes.auto);
    const due = d.instalment + d.pastDue + d.lateFee;
    const number = `${d.number.slice(0, 3)}-${d.number.slice(3, 7)}-${d.number.slice(7)}${seed % 10}${(seed * 7) % 10}`;
    const html = document(
      `body{font:9.2pt "Liberation Sans";color:#2a2a3c}${BASE}${SHEET}.logo{font:bold 22pt "Liberation Sans";color:#650360;letter-spacing:-1px}.logo i{font:normal 12pt "Liberation Sans";letter-spacing:0}.hero{display:flex;background:#f3ecf3;border-radius:6px;margin:12px 0}.hero>div{flex:1;padding:9px 14px}.hero b{display:block;font-size:17pt;color:#650360}h3{color:#650360;font-size:10.5pt;margin:12px 0 2px}td{padding:3px 2px;border-bottom:1px solid #ddd}.s td,.s th{border-bottom:1px solid #999;font-size:8.4pt}.cut{border-top:1px dashed #555;padding-top:7px}`,
      `<div class=sheet><div class=row><div class=logo>copperline <i>auto</i></div><div class=r style="font-size:8pt">copperline.example/auto<br>888-555-0119 &middot; 24 hours<br>Page 1 of 1</div></div>
      <div class=row style="margin-top:16px"><div>${address(d.person)}</div><div>${pairs([
        ["Account number", number],
        ["Statement date", date.abbreviatedBare(d.statementDate)],
        ["Vehicle", `${2019 + (seed % 6)} Ford Escape`],
      ])}</div></div>
      <h3 style="font-size:14pt">Your vehicle financing statement</h3>
      <div class=hero><div>Total amount due<b>${$(due)}</b></div><div>Payment due date<b>${date.abbreviatedBare(d.dueDate)}</b></div><div style="font-size:8.2pt">${d.pastDue ? `Includes a past due amount of <strong>${$(d.pastDue)}</strong>. Please pay it right away to avoid more charges.` : "Thank you for keeping your account current."}</div></div>
      <div class=row><div><h3>Amount due details</h3>${pairs([
        ["Monthly payment", $(d.instalment)],
        ["Past due payments", $(d.pastDue)],
        ["Unpaid late charges", $(d.lateFee)],
        ["Other unpaid charges", $(0)],
        ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
      ])}<p class=small>A late charge may be added if we receive your payment after ${date.slash(addDays(d.dueDate, 10))}.</p></div><div><h3>Account details</h3>${pairs(
        [
          ["Unpaid principal balance", $(d.principal)],
          ["Annual percentage rate", `${d.rate}%`],
          ["Contract date", date.slash(d.openedOn)],
          ["Maturity date", date.slash(d.maturity)],
          ["Payments remaining", `${d.termMonths - d.paymentsMade} of ${d.termMonths}`],
          ["Interest paid year-to-date", $(d.ytdInterest)],
        ],
      )}</div></div>
      <h3>Recent transactions</h3>${grid(
        "llrrrr",
        ["Posted", "Description", "Total", "Principal", "Interest*", "Charges"],
        [
          [
            date.slash(d.last.day),
            "Payment - Auto Pay",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(0),
          ],
          ...(d.lateFee
            ? [[date.slash(addDays(d.last.day, 1)), "Late charge", $(d.lateFee), $(0), $(0), $(d.lateFee)]]
            : []),
        ],
        "class=s",
      )}
      <p class=small>*Your contract uses the simple interest method. Interest accrues daily at about ${$(d.perDiem)} per day on the unpaid principal balance.</p>
      <p><b>Want to pay it off?</b> Your payoff is ${$(d.payoff)} if received by ${date.longNoYear(addDays(d.statementDate, 10))}. Send it to Copperline Payment Processing, PO Box 9001951, Louisville KY 40290. Overnight: 6716 Grade Lane, Suite 910.</p>
      <p class=small>Copperline Auto is the trade name of Copperline Bank, Member FDIC, and, for contracts bought before June 2021, of Gilmore Acceptance Corporation. Copperline is a registered mark of Copperline Financial Inc. Refinance offers start at 6.49% APR; on $25,000 over 72 months that is 72 payments of $420.14. Colorado: the administrator is at 1300 Broadway, Denver. We may report information about your account to credit bureaus. A returned payment costs up to $25.</p>
      <div class="cut foot row"><div class=small>Auto Pay: ${$(d.instalment)} will be drawn from Millbrook Savings Bank x4410 on ${date.short(d.dueDate)}. If you pay by mail, send this slip.<br><br>${address(d.person)}</div><div>${pairs(
        [
          ["Account number", number],
          ["Due date", date.slash(d.dueDate)],
          ["Total amount due", $(due)],
          ["Amount enclosed", "$ ____________"],
        ],
      )}<br>PAYMENT PROCESSING CENTER<br>PO BOX 78234<br>PHOENIX AZ 85062-8234</div></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Copperline Auto",
        ["copperline auto", "copperline", "Copperline", "Copperline Bank", "Copperline Financial Inc."],
        [
          {
            facts: {
              kind: "auto-loan",
              accountLast4: number.replaceAll("-", "").slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
            open: monthOpen(d),
          },
        ],
      ),
    };
  },
};

/** A maker's lender: capitals in a ruled grid, the name in two lines, its figures above the address window. */
const captive: Layout = {
  name: "sx-auto-captive-ruled-grid",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 17 + 140, loanSizes.auto);
    const due = d.instalment + d.pastDue + d.lateFee;
    const number = `704${d.number.slice(0, 6)}`;
    const html = document(
      `body{font:8.8pt "Liberation Sans Narrow";color:#000}${BASE}${SHEET}.g td{border:1px solid #666;padding:3px 6px;width:25%}.g small{display:block;font-size:6.8pt;color:#444}.bar{background:#222;color:#fff;text-align:center;font-weight:bold;padding:2px;margin:10px 0 3px}td{padding:2px 6px}.cut{border-top:1px dashed #000;padding-top:6px}`,
      `<div class=sheet><div class=row><div><div style="font:bold 21pt 'Liberation Sans';letter-spacing:4px">OSTRA</div><div style="border-top:2px solid #c00;font-size:10pt;width:1.6in">FINANCIAL SERVICES</div></div><div class=r><b style="font-size:13pt">Retail Billing Statement</b><br>For account inquiries 1-800-555-0141<br>Automated pay by phone 1-800-555-0142<br>www.ostrafinancial.example</div></div>
      <table class=g style="margin-top:12px"><tr><td><small>ACCOUNT NUMBER</small>${number}</td><td><small>STATEMENT DATE</small>${date.short(d.statementDate)}</td><td><small>DUE DATE</small><b>${date.short(d.dueDate)}</b></td><td><small>TOTAL AMOUNT DUE</small><b>${$(due)}</b></td></tr><tr><td><small>VEHICLE</small>${2020 + (seed % 5)} OSTRA VALERO SE</td><td><small>VIN</small>3OSVA61E${d.number.slice(2)}1</td><td><small>CONTRACT MATURITY DATE</small>${date.short(d.maturity)}</td><td><small>ANNUAL PERCENTAGE RATE</small>${d.rate}%</td></tr><tr><td><small>AMOUNT FINANCED</small>${$(d.original)}</td><td><small>PRINCIPAL BALANCE</small>${$(d.principal)}</td><td><small>REMAINING TERM</small>${d.termMonths - d.paymentsMade} MONTHS</td><td><small>DAILY INTEREST</small>${$(d.perDiem)}</td></tr></table>
      <div style="margin:30px 0 24px 30px">${address(d.person)}</div>
      <div class=row><div><div class=bar>CURRENT BILLING</div>${pairs([
        [`PAYMENT DUE ${date.short(d.dueDate)}`, $(d.instalment)],
        ["PAST DUE PAYMENTS", $(d.pastDue)],
        ["LATE CHARGES", $(d.lateFee)],
        ["RETURNED ITEM CHARGES", $(0)],
        ["MISCELLANEOUS", $(0)],
        ["<b>TOTAL AMOUNT DUE</b>", `<b>${$(due)}</b>`],
      ])}</div><div><div class=bar>LAST PAYMENT RECEIVED</div>${pairs([
        ["DATE", date.short(d.last.day)],
        ["AMOUNT", $(d.last.amount)],
        ["APPLIED TO PRINCIPAL", $(d.last.principal)],
        ["APPLIED TO FINANCE CHARGE", $(d.last.interest)],
        ["APPLIED TO LATE/OTHER", $(0)],
        [`FINANCE CHARGE PAID IN ${d.last.day.slice(0, 4)}`, $(d.ytdInterest)],
      ])}</div></div>
      <div class=bar>MESSAGES</div><p>${d.pastDue ? "YOUR ACCOUNT IS SERIOUSLY PAST DUE. PLEASE REMIT THE TOTAL AMOUNT DUE NOW. IF PAYMENT HAS BEEN MADE, PLEASE DISREGARD." : "CONGRATULATIONS! YOU ARE PREQUALIFIED FOR LOYALTY CASH OF $750 TOWARD A NEW OSTRA AND RATES FROM 2.9% APR UP TO 60 MONTHS."}</p><p class=small>Your contract is a simple interest contract. The principal balance shown is not your payoff. To obtain a payoff quote, valid for 10 days, call us. Excess mileage and wear apply to lease accounts only: 20 cents a mile over 12,000 miles a year. Title will be released within 10 business days of payoff in certified funds. OFS is a service mark used by Ostra Motor Credit Corporation. Retail contracts in some states are held by Ostra Auto Trust. Late charge: 5% of the unpaid amount of the payment if not received within 10 days of its due date, or the lesser amount your contract states.</p>
      <div class="cut foot"><div style="text-align:center;font-size:7.4pt">PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT &mdash; DO NOT STAPLE OR FOLD</div><table class=g style="margin:6px 0 14px"><tr><td><small>ACCOUNT NUMBER</small>${number}</td><td><small>DUE DATE</small>${date.short(d.dueDate)}</td><td><small>TOTAL AMOUNT DUE</small>${$(due)}</td><td><small>AMOUNT ENCLOSED</small>$</td></tr></table><div class=row><div>${address(d.person)}</div><div>OSTRA FINANCIAL SERVICES<br>PO BOX 60511<br>CITY OF INDUSTRY, CA 91716-0511</div></div><p style="font:8.5pt 'Liberation Mono'">${number}00${decimal(due).replace(".", "").padStart(9, "0")}${decimal(d.instalment).replace(".", "").padStart(9, "0")}4</p></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "OSTRA FINANCIAL SERVICES",
        ["Ostra Financial Services", "OSTRA", "Ostra", "OFS", "Ostra Motor Credit Corporation"],
        [
          {
            facts: {
              kind: "auto-loan",
              accountLast4: number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
            open: monthOpen(d),
          },
        ],
      ),
    };
  },
};

/** A small lender's bill every second week: plain words, the name in capitals and in the remittance address alone. */
const biweekly: Layout = {
  name: "sx-auto-subprime-every-two-weeks",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 19 + 8, {
      from: 7_000,
      to: 21_000,
      terms: [48, 60, 72],
      rateFrom: 17,
      rateTo: 24,
    });
    const pay = Math.round((d.instalment * 12) / 26);
    const part = (principal: number) => Math.round((principal * Number(d.rate)) / 2_600);
    const second = { interest: part(d.principal), principal: pay - part(d.principal) };
    const first = { interest: part(d.principal + second.principal), balance: d.principal + second.principal };
    const due = pay + (d.pastDue ? pay : 0) + d.lateFee;
    const html = document(
      `body{font:10pt "Liberation Serif"}${BASE}${SHEET}td{padding:2px 4px}.f td{border-bottom:1px dotted #888}.t th{border-bottom:2px solid #000}.cut{border-top:1px dashed #000;padding-top:8px}`,
      `<div class=sheet><div style="text-align:center;font:bold 15pt 'Liberation Serif'">STATEMENT OF ACCOUNT</div><div style="text-align:center">Questions about your account? Call 1-866-555-0177 or visit www.simpleroadacceptance.example</div>
      <div class=row style="margin:24px 0 16px"><div>${address(d.person)}</div><div>${pairs(
        [
          ["Date of Statement:", date.capitalLong(d.statementDate)],
          ["Account No.:", `XXXXX${d.number.slice(-5)}`],
          ["Collateral:", `${2013 + (seed % 8)} CHEV MALIBU`],
          ["Next Payment Due:", date.capitalLong(d.dueDate)],
        ],
        "class=f",
      )}</div></div>
      <table class=f>${[
        ["Bi-weekly payment amount", $(pay)],
        ["Amount past due", $(d.pastDue ? pay : 0)],
        ["Late fees owed", $(d.lateFee)],
        ["Amount now due", $(due)],
        ["Interest rate on your contract", `${d.rate}%`],
        ["Remaining principal balance (this is not a payoff figure)", $(d.principal)],
        ["Amount financed", $(d.original)],
      ]
        .map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`)
        .join("")}</table>
      <p><b>Account history since your last statement</b></p>${grid(
        "llrrrr",
        ["Date", "Type", "Amount", "Interest", "Principal", "Balance"],
        [
          [
            date.bare(addDays(d.last.day, -14)),
            "Debit card pmt",
            $(pay),
            $(first.interest),
            $(pay - first.interest),
            $(first.balance),
          ],
          [
            date.bare(d.last.day),
            "Debit card pmt",
            $(pay),
            $(second.interest),
            $(second.principal),
            $(d.principal),
          ],
          ...(d.lateFee ? [[date.bare(addDays(d.last.day, 1)), "Late fee", $(d.lateFee), "", "", ""]] : []),
        ],
        "class=t",
      )}
      <p>You may pay at any Cash Depot, with a debit card by phone ($2.95 fee), or on our app. Refer a friend and take $100.00 off your next payment. If your job, phone or insurance has changed tell us at once. Your next two payments are ${$(pay)} on ${date.bare(d.dueDate)} and ${$(pay)} on ${date.bare(addDays(d.dueDate, 14))}; your last payment is scheduled for ${date.bare(addMonths(d.dueDate, d.termMonths - d.paymentsMade))}.</p>
      <p class=small>Your vehicle may be equipped with a starter interrupt or GPS device as described in your contract. This communication is from a debt collector if your account has been assigned. We report to TransUnion, Equifax and Experian monthly. Payments are applied first to interest, then principal, then fees.</p>
      <div class="cut foot row"><div>Mail payments to:<br>SIMPLE ROAD ACCEPTANCE CORP.<br>P O BOX 3357<br>GRAND RAPIDS MI 49501</div><div>${pairs(
        [
          ["Account No.", `XXXXX${d.number.slice(-5)}`],
          ["Due", date.bare(d.dueDate)],
          ["Amount now due", $(due)],
          ["I am paying", "$ ___________"],
        ],
      )}</div></div></div>`,
    );
    const last = addMonths(d.dueDate, d.termMonths - d.paymentsMade);
    return {
      html,
      truth: debtTruth(
        "SIMPLE ROAD ACCEPTANCE CORP.",
        ["Simple Road Acceptance Corp.", "SIMPLE ROAD ACCEPTANCE", "simpleroadacceptance"],
        [
          {
            facts: {
              kind: "auto-loan",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(pay),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue ? pay : 0),
              maturityDate: last,
              apr: d.rate,
            },
            open: {
              paymentsAndCredits: [decimal(pay * 2)],
              interestCharged: [decimal(first.interest + second.interest)],
              feesCharged: [decimal(d.lateFee)],
              previousBalance: [decimal(first.balance + pay - first.interest)],
            },
          },
        ],
      ),
    };
  },
};

export const sxAutos: readonly Layout[] = [online, captive, biweekly];
