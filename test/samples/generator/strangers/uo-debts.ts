import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, percentOf, some, start, sum } from "./uo-data.ts";

/** What such a debt may rightly be called. */
export const KINDS = ["loan", "other", "personal-loan"];

/** A debt buyer's letter: what is owed at the right, three discount options as boxes, a payment certificate below. */
const buyer: Layout = {
  name: "uo-debt-buyer-options",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, last, last4 } = start(seed, 8);
    const day = addDays(last, -random.whole(3, 24));
    const number = `31${random.whole(100, 899)}${last4}`;
    const original = String(random.whole(1_102, 9_897));
    const chargedOff = random.whole(48_000, 720_000);
    const paid = random.chance(0.35) ? random.whole(25, 200) * 100 : 0;
    const balance = chargedOff - paid;
    const off = random.pick([30, 40, 50]);
    const creditor = random.pick([
      "Lakemont Bank, N.A.",
      "Syncor Bank / Kitchenaire",
      "Berrien One Bank (USA), N.A.",
    ]);
    const until = addDays(day, 31);
    const option = (title: string, head: string, lines: readonly string[]) =>
      `<div class=o><div class=ot>${title}</div><b>${head}</b>${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;
    const part = Math.ceil(percentOf(balance, 100 - off + 20) / 6);
    return {
      html: document(
        `${BASE}body{font:10pt "Times New Roman",serif}.lg{font:bold 24pt Arial;color:#123f75}.bx{border:1px solid #123f75}.bx td{padding:3px 6px;border-bottom:1px solid #ccd}.os{display:flex;gap:10px;margin:12px 0}.o{flex:1;border:2px solid #123f75;text-align:center;padding-bottom:8px;line-height:1.5}.ot{background:#123f75;color:#fff;font-weight:bold;padding:4px;margin-bottom:4px}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
        `<div class=row><div><div class=lg>TCM</div><div class=small>Tamarack Credit Management, Inc.<br>P.O. Box 2121, Warren, MI 48090</div><p>${date.slash(day)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
          [
            ["TCM Account Number", number],
            ["Original Creditor", creditor],
            ["Original Account Number", `XXXXXXXXXXXX${original}`],
            ["Current Owner", "Tamarack Funding LLC"],
            ["<b>Current Balance</b>", `<b>${$(balance)}</b>`],
          ],
          "class=bx",
        )}<p style="text-align:center">Call <b>(800) 555-0160</b><br><span class=small>Sun-Th 5am-9pm PT, Fri-Sat 5am-4:30pm PT</span></p></div></div>
<p>RE: ${creditor}</p><p>Dear ${person.name},</p><p>We understand that life can get in the way, and we would like to help. Here are three options to resolve this account. <b>Save up to ${$(percentOf(balance, off))}</b> when you act by ${date.slash(until)}.</p>
<div class=os>${option("Option 1", `${off}% OFF`, ["One payment of only", `<b>${$(balance - percentOf(balance, off))}</b>`, `Due by ${date.slash(until)}`])}${option("Option 2", `${off - 20}% OFF`, ["6 monthly payments of only", `<b>${$(part)}</b>`, `First payment by ${date.slash(until)}`])}${option("Option 3", "MONTHLY PAYMENTS", ["As low as", "<b>$50 per month</b>", "Call today to discuss"])}</div>
<p>After receiving your final payment, we will consider the account paid in full (Option 3) or paid in full for less than the full balance (Options 1 and 2). We are not obligated to renew any offers provided.</p>
<div class=row><div><b>Account Details</b>${pairs([
          ["Balance at charge-off", $(chargedOff)],
          ["Interest since charge-off", "$0.00"],
          ["Fees since charge-off", "$0.00"],
          ["Payments and credits since charge-off", $(paid)],
        ])}</div><div class=small>This is an attempt to collect a debt and any information obtained will be used for that purpose. This communication is from a debt collector. We may report information about your account to credit bureaus; a report of a settled account will read paid in full for less than the full balance. If you have a complaint, question or want to tell us what we can do better, please write to Consumer Support Services at the address above. Calls to and from the company may be monitored or recorded.</div></div>
<div class=cut><div class=row><div><b>PAYMENT CERTIFICATE</b>${pairs([
          ["TCM Account Number:", number],
          ["Original Account Number:", "See above"],
          ["Current Balance:", $(balance)],
          ["Payment Amount:", "$____________"],
        ])}</div><div><p>Make check payable to Tamarack Credit Management, Inc.<br>TCM<br>P.O. Box 2004<br>Warren, MI 48090</p><p class=small>Write your account number on the check. Do not send cash.</p></div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "Tamarack Credit Management, Inc.",
        accounts: [
          {
            kind: "other",
            institution: "Tamarack Credit Management, Inc.",
            accountLast4: last4,
            statementDate: day,
            currentBalance: decimal(balance),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["Tamarack Credit Management", "TCM", "Tamarack Funding LLC"],
          "accounts.0.institution": ["Tamarack Credit Management", "TCM", "Tamarack Funding LLC"],
          "accounts.0.kind": KINDS,
          "accounts.0.accountLast4": [original],
          "accounts.0.originalBalance": [decimal(chargedOff)],
          "accounts.0.previousBalance": [decimal(chargedOff)],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
          "accounts.0.interestCharged": ["0.00"],
          "accounts.0.feesCharged": ["0.00"],
        },
      },
    };
  },
};

const VISITS = [
  ["Emergency Department Visit", "Dr. P. Arlen"],
  ["Outpatient Imaging", "Dr. S. Whitcomb"],
  ["Office Visit - Orthopedics", "Dr. J. Onuma"],
  ["Laboratory Services", "Dr. P. Arlen"],
  ["Outpatient Surgery", "Dr. L. Castellan"],
] as const;

/** A hospital's guarantor statement on a payment plan: the instalment due now at the top, visits behind the balance. */
const hospital: Layout = {
  name: "uo-hospital-payment-plan",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, last, last4 } = start(seed, 9);
    const day = addDays(last, -random.whole(8, 16));
    const due = addDays(day, 21);
    const missed = random.chance(0.25);
    const visits = some(random, VISITS, random.whole(2, 4)).map(([name, doctor], index) => {
      const charges = random.whole(38_000, 690_000);
      const insurance = percentOf(charges, random.whole(45, 80));
      return { name, doctor, day: addDays(day, -170 + index * 19), charges, insurance, paid: 0 };
    });
    const open = sum(visits.map((visit) => visit.charges - visit.insurance));
    const monthly = Math.max(2_500, Math.round(open / 18 / 500) * 500);
    const before = random.whole(2, 4) * monthly;
    const now = missed ? 0 : monthly;
    const balance = open - before - now;
    const late = missed ? monthly : 0;
    const guarantor = `10${random.whole(2000, 8999)}${last4}`;
    const received = addDays(day, -11);
    return {
      html: document(
        `${BASE}body{font:9.5pt Calibri,Carlito,Arial,sans-serif;color:#233}.lg{font-size:19pt;color:#00766c}.due{background:#00766c;color:#fff;padding:10px 14px;border-radius:6px}.due b{font-size:20pt}.t td,.t th{border-bottom:1px solid #bcd;padding:4px 3px}.t th{background:#e3f1ef}h2{color:#00766c;font-size:12pt;margin:14px 0 4px}.cut{border-top:1px dashed #555;margin-top:18px;padding-top:8px}.cut td{border:1px solid #777;padding:4px}`,
        `<div class=row><div><div class=lg>St. Brannoc Health</div><div class=small>Patient Financial Services</div></div><div>${pairs(
          [
            ["Statement Date", date.slash(day)],
            ["Guarantor Name", person.name],
            ["Guarantor Number", guarantor],
          ],
        )}</div></div>
<div class=row style="margin-top:10px"><div class=due>Payment Plan Amount Due<br><b>${$(monthly + late)}</b><br>Due Date ${date.slash(due)}</div><div><h2 style="margin:0">Your Payment Plan</h2>${pairs(
          [
            ["Monthly Payment", $(monthly)],
            ["Past Due Plan Amount", $(late)],
            ["Remaining Plan Balance", $(balance)],
            ["Estimated Payments Remaining", String(Math.ceil(balance / monthly))],
            ["Interest Rate", "0%"],
          ],
        )}</div></div>
<p>${missed ? "We did not receive your last plan payment. Please pay the total shown above to keep your plan active." : "Thank you for your recent payment. Your plan is active and in good standing."} You can pay by phone, by mail or in MyBrannoc. <b>Financial assistance may be available</b>: ask for an application or visit our website for our plain language summary.</p>
<h2>Balance Summary</h2>${pairs(
          [
            ["Total Charges on Plan", $(sum(visits.map((v) => v.charges)))],
            ["Insurance Payments and Adjustments", `-${$(sum(visits.map((v) => v.insurance)))}`],
            ["Your Earlier Payments", `-${$(before)}`],
            ["Payments Since Last Statement", now > 0 ? `-${$(now)}` : "$0.00"],
            ["<b>Remaining Plan Balance</b>", `<b>${$(balance)}</b>`],
          ],
          "class=t",
        )}
<h2>Details of Care</h2>${grid(
          "lllrrr",
          [
            "Date of Service",
            "Description",
            "Provider",
            "Charges",
            "Insurance &amp; Adjustments",
            "Your Responsibility",
          ],
          [
            ...visits.map((v) => [
              date.slash(v.day),
              v.name,
              v.doctor,
              $(v.charges),
              `-${$(v.insurance)}`,
              $(v.charges - v.insurance),
            ]),
            [
              "",
              "<b>Total</b>",
              "",
              $(sum(visits.map((v) => v.charges))),
              `-${$(sum(visits.map((v) => v.insurance)))}`,
              `<b>${$(open)}</b>`,
            ],
          ],
          "class=t",
        )}
${now > 0 ? `<p>Patient payment received ${date.slash(received)}: ${$(now)}. Thank you.</p>` : ""}
<p class=small>Physicians who are not employed by St. Brannoc Health bill separately. You have the right to receive a Good Faith Estimate. If two consecutive plan payments are missed, the plan may be cancelled and the balance referred to a collection agency. Questions about your bill? Call 555-0181, Monday-Friday, 8 a.m. - 5 p.m. An itemized bill is available on request at no cost.</p>
<div class=cut><p class=small>Please detach and return with your payment. &#9744; Check here if your address or insurance has changed (see reverse).</p>${grid("cccc", ["Guarantor Number", "Due Date", "Amount Due", "Amount Enclosed"], [[guarantor, date.slash(due), $(monthly + late), "$"]])}<p>St. Brannoc Health, P.O. Box 74410, Dayton, OH 45401 &nbsp;&nbsp; &#9744; Visa &#9744; Mastercard &#9744; Discover &nbsp; Card No. __________</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "St. Brannoc Health",
        accounts: [
          {
            kind: "other",
            institution: "St. Brannoc Health",
            accountLast4: last4,
            statementDate: day,
            currentBalance: decimal(balance),
            minimumPayment: decimal(monthly),
            paymentDueDate: due,
            pastDue: decimal(late),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.kind": KINDS,
          "accounts.0.paymentsAndCredits": [decimal(now)],
          "accounts.0.apr": ["0", "0.00"],
          "accounts.0.originalBalance": [decimal(open)],
        },
      },
    };
  },
};

export const uoDebts = [buyer, hospital];
