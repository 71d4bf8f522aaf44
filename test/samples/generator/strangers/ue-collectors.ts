import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, cents, digits, openFor, start } from "./ue-data.ts";

const KINDS = ["loan", "other", "credit-card", "personal-loan"];

/** A collector's first letter after the regulator's model: two columns, the debt itemised, a form to tear off. */
const validation: Layout = {
  name: "ue-collection-validation",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const letter = `2026-${String(random.whole(1, 11)).padStart(2, "0")}-${String(random.whole(2, 27)).padStart(2, "0")}`;
    const since = addDays(letter, -random.whole(90, 600));
    const creditor = random.pick([
      "Marlow Savings Bank",
      "Synthia Bank",
      "First Delmar Bank",
      "Carrow Bank (USA), N.A.",
    ]);
    const owner = random.pick(["ARVENTA FUNDING LLC", "LVL PORTFOLIO LLC"]);
    const ending = digits(random, 4);
    const reference = `${digits(random, 3)}-${digits(random, 6)}`;
    const then = random.whole(31_000, 980_000);
    const interest = random.chance(0.4) ? random.whole(900, 38_000) : 0;
    const fees = random.chance(0.2) ? random.whole(10, 50) * 100 : 0;
    const paid = random.chance(0.3) ? random.whole(5, 40) * 500 : 0;
    const now = then + interest + fees - paid;
    const until = addDays(letter, 38);
    const html = document(
      `${BASE}body{font:9.5pt Arial}.cols{display:flex;gap:26px}.cols>div{flex:1}h3{font-size:11pt;margin:10px 0 3px}.owe td{padding:4px 0;border-bottom:1px solid #bbb;vertical-align:bottom}.owe tr:last-child td{font-weight:bold;border-bottom:2px solid #000}.tear{border-top:1px dashed #000;margin-top:12px;padding-top:8px;font-size:8.5pt}p{margin:5px 0}`,
      `<div class=row><div><b style="font-size:14pt">Ridgemont Capital Services</b><br>PO Box 10497<br>Greenville, SC 29603-0497<br>(866) 555-0113 from 8:00 am to 9:00 pm EST, Monday to Friday<br>www.ridgemontcap.example</div><div>To: ${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>Reference: <b>${reference}</b><br>Date: ${date.long(letter)}</div></div>
      <h2 style="font-size:13pt;margin:14px 0 6px">Ridgemont Capital Services is a debt collector. We are trying to collect a debt that you owe to ${owner}. We will use any information you give us to help collect the debt.</h2>
      <div class=cols><div><h3>Our information shows:</h3><p>You had a ${random.pick(["Visa credit card", "Mastercard credit card", "store credit card"])} from ${escaped(creditor)} with account number ending in ${ending}.</p>
      ${pairs(
        [
          [`As of ${date.long(since)}, you owed:`, $(then)],
          [
            `Between ${date.long(since)} and today:<br>You were charged this amount in interest:`,
            `+ ${$(interest)}`,
          ],
          ["You were charged this amount in fees:", `+ ${$(fees)}`],
          ["You paid or were credited this amount toward the debt:", `- ${$(paid)}`],
          ["Total amount of the debt now:", $(now)],
        ],
        "class=owe",
      )}</div>
      <div><h3>How can you dispute the debt?</h3><p>&bull; <b>Call or write to us by ${date.long(until)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p>&bull; <b>If you write to us by ${date.long(until)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. You may also include supporting documents.</p><h3>What else can you do?</h3><p>&bull; <b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(until)}, we must stop collection until we send you that information.</p><p>&bull; Go to <b>www.cfpb.gov/debt-collection</b> to learn more about your rights under federal law. For instance, you have the right to stop or limit how we contact you.</p><p>&bull; Contact us about your payment options.</p><p>&bull; P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</p></div></div>
      <p class=small>Notice: See reverse side for important information. Ridgemont Capital Services LP is licensed by the New York City Department of Consumer and Worker Protection, license 1310403.</p>
      <div class="tear cols"><div><b>Mail this form to:</b><br>Ridgemont Capital Services<br>PO Box 10497<br>Greenville, SC 29603-0497<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}<br>Reference: ${reference}</div><div><b>How do you want to respond?</b><br>Check all that apply:<br>&#9744; I want to dispute the debt because I think:<br>&nbsp;&nbsp;&nbsp;&#9744; This is not my debt. &nbsp; &#9744; The amount is wrong.<br>&nbsp;&nbsp;&nbsp;&#9744; Other (please describe on reverse or attach additional information).<br>&#9744; I want you to send me the name and address of the original creditor.<br>&#9744; I enclosed this amount: $ [__________]<br><span class=small>Make your check payable to <i>Ridgemont Capital Services</i>. Include the reference number ${reference}.</span><br>&#9744; Quiero este formulario en espa&ntilde;ol.</div></div>`,
    );
    const names = ["Ridgemont Capital Services LP", creditor, owner];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Ridgemont Capital Services",
        accounts: [
          {
            kind: "other",
            institution: "Ridgemont Capital Services",
            accountLast4: ending,
            statementDate: letter,
            previousBalance: cents(then),
            interestCharged: cents(interest),
            feesCharged: cents(fees),
            paymentsAndCredits: cents(paid),
            currentBalance: cents(now),
          },
        ],
        transactions: [],
        allowed: {
          institution: names,
          ...openFor(0, {
            institution: names,
            kind: KINDS,
            accountLast4: [reference.slice(-4)],
            originalBalance: [cents(then)],
            pastDue: [cents(now)],
            periodStart: [since],
            periodEnd: [letter],
          }),
        },
      },
    };
  },
};

/** A debt buyer's letter of discounts: facts of the account in a panel at the right, three ways to pay, a coupon. */
const discount: Layout = {
  name: "ue-collection-discount",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 14);
    const letter = `2026-${String(random.whole(1, 11)).padStart(2, "0")}-${String(random.whole(2, 27)).padStart(2, "0")}`;
    const creditor = random.pick([
      "SYNTHIA BANK",
      "CITRON BANK, N.A.",
      "CAPSTAN ONE BANK (USA), N.A.",
      "COMENDA BANK",
    ]);
    const account = `3${digits(random, 8)}`;
    const ending = digits(random, 4);
    const balance = random.whole(42_000, 860_000);
    const until = addDays(letter, random.whole(28, 40));
    const share = random.pick([30, 40, 45]);
    const once = balance - Math.round((balance * share) / 100);
    const second = balance - Math.round((balance * (share - 20)) / 100);
    const six = Math.ceil(second / 6);
    const low = random.pick([5_000, 4_000, 7_500]);
    const option = (title: string, big: string, inner: string) =>
      `<div class=op><div class=oh>${title}</div><div class=ob>${big}</div>${inner}</div>`;
    const html = document(
      `${BASE}body{font:9.5pt Arial;color:#1b1b1b}.logo{font:bold 16pt Arial;color:#0b4f8a}.panel{background:#eaf1f8;border:1px solid #0b4f8a;padding:8px 10px;flex:0 0 3in!important}.panel td{padding:2px 0;font-size:8.5pt;vertical-align:top}.ops{display:flex;gap:10px;margin:12px 0}.op{flex:1;border:1px solid #0b4f8a;text-align:center;font-size:8.5pt;padding-bottom:8px}.oh{background:#0b4f8a;color:#fff;font-weight:bold;padding:4px}.ob{font-size:15pt;font-weight:bold;padding:6px 0 2px}p{margin:7px 0}`,
      `<div class=row><div><span class=logo>Halvern Credit Management, Inc.</span><br><span class=small>350 Camino De La Reina, Suite 100, San Diego, CA 92108</span></div></div>
      <div class=row style="margin-top:14px"><div>${date.dashed(letter)}<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=panel>${pairs(
        [
          ["Original Creditor", creditor],
          ["Original Account Number Ending in", ending],
          ["HCM Account Number", account],
          ["Current Owner", "Halvern Funding LLC"],
          ["Charge-Off Date", date.dashed(addDays(letter, -random.whole(300, 1400)))],
          ["<b>Current Balance</b>", `<b>${$(balance)}</b>`],
        ],
      )}</div></div>
      <p>RE: ${creditor}</p><p>Dear ${escaped(person.name)},</p><p><b>Congratulations! You have been pre-approved for a discount program designed to save you money.</b> Act now to maximize your savings and put this debt behind you by calling 800-555-0151. Pay online today at halverncredit.example.</p>
      <div class=ops>${option("Option 1", `${share}% OFF`, `You Pay Only<br><b>${$(once)}</b><br>Payment Due Date: ${date.dashed(until)}`)}${option("Option 2", `${share - 20}% OFF`, `6 Monthly Payments of Only<br><b>${$(six)}</b><br>First Payment Due Date: ${date.dashed(until)}`)}${option("Option 3", "Monthly Payments As Low As:", `<b>${$(low)}</b> per month<br>Call today to discuss your options and get more details.`)}</div>
      <p>These offers expire ${date.dashed(until)}. We are not obligated to renew any offers provided.</p>
      ${random.chance(0.5) ? `<p>The law limits how long you can be sued on a debt and how long a debt can appear on your credit report. Due to the age of this debt, we will not sue you for it or report payment or non-payment of it to a credit bureau.</p>` : "<p>If your account is being reported to the credit bureaus, we will update it to Paid in Full or Paid in Full for less than the full balance after we receive your last payment.</p>"}
      <p>Sincerely,<br><i>Tim Bolen</i>, Division Manager</p>
      ${grid("ll", ["Hours of Operation", "Important Disclosure"], [["Sun-Th: 5am-9pm PT<br>Fri-Sat: 5am-4:30pm PT", "This is an attempt to collect a debt. Any information obtained will be used for that purpose."]], "style='font-size:8.5pt'")}
      <div class=row style="border-top:1px dashed #444;margin-top:14px;padding-top:8px"><div><b>PAYMENT COUPON</b><br>HCM Account Number: ${account}<br>${escaped(person.name)}<br><br>Make check payable to: Halvern Credit Management<br>P.O. Box 301030, Los Angeles, CA 90030-1030</div><div>${pairs(
        [
          ["Current Balance", $(balance)],
          ["Offer Expiration Date", date.dashed(until)],
          ["Amount Enclosed", "$ ___________"],
        ],
      )}</div></div>
      <p class=small>Basic information about the debt: interest 0.00, fees 0.00. As of the date of this letter you owe the current balance shown. See the reverse side for state disclosures.</p>`,
    );
    const names = ["Halvern Credit Management", creditor, "Halvern Funding LLC"];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Halvern Credit Management, Inc.",
        accounts: [
          {
            kind: "other",
            institution: "Halvern Credit Management, Inc.",
            accountLast4: ending,
            statementDate: letter,
            currentBalance: cents(balance),
          },
        ],
        transactions: [],
        allowed: {
          institution: names,
          ...openFor(0, {
            institution: names,
            kind: KINDS,
            accountLast4: [account.slice(-4)],
            pastDue: [cents(balance)],
            interestCharged: ["0.00"],
            feesCharged: ["0.00"],
          }),
        },
      },
    };
  },
};

export const ueCollectors: readonly Layout[] = [validation, discount];
