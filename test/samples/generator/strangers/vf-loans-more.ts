import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A branch lender's loan: insurance products in the payment, the APR of the contract beside the rate of interest. */
const personal: Layout = {
  name: "vf-loan-personal",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 141);
    const due = addDays(monthStart(random), random.whole(0, 27));
    const stated = addDays(due, -20);
    const rate = random.pick([17.99, 24.5, 28.74, 31.99]);
    const [original, term, made] = [
      random.whole(20, 140) * 10_000,
      random.pick([36, 48, 60]),
      random.whole(3, 25),
    ];
    const level = instalment(original, rate, term);
    const before = remaining(original, rate, term, made);
    const interest = daily(before, rate, 30);
    const after = before - (level - interest);
    const late = random.chance(0.3);
    const past = late ? Math.round(level * 0.6) : 0;
    const fee = late ? 1_500 : 0;
    const account = digits(random, 12);
    const paidOn = addDays(stated, -9);
    const html = document(
      `body{font:9.5pt Georgia,Liberation Serif}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 22pt Arial,Liberation Sans;color:#003a70} .o{border:1px solid #003a70;border-radius:8px;padding:8px;margin:8px 0} h3{color:#003a70;margin:10px 0 4px}`,
      `<div class=row><div class=logo>Hearthside<span style="color:#e05a00">.</span></div><div class=r>Monthly Billing Statement<br>Statement date: ${date.abbreviatedBare(stated)}<br>Account ending in ${account.slice(-4)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Hello ${person.name.split(" ")[0]}, here's your loan at a glance.</p><div class=o><div class=row><div>Total amount due<br><b style="font-size:17pt">${$(level + past + fee)}</b></div><div>Due by<br><b style="font-size:17pt">${date.abbreviatedBare(due)}</b></div><div>Principal balance<br><b style="font-size:17pt">${$(after)}</b></div></div></div><h3>What's due</h3>${pairs(
        [
          ["Regular payment", $(level)],
          ["Past due amount", $(past)],
          ["Unpaid late charges", $(fee)],
          ["Total amount due", $(level + past + fee)],
        ],
      )}<h3>Loan details</h3>${pairs([
        ["Date of loan", date.abbreviatedBare(inMonths(`${due.slice(0, 8)}01`, -made - 2))],
        ["Original principal amount", $(original)],
        ["Interest rate", `${rate.toFixed(2)}%`],
        ["Annual Percentage Rate (as disclosed in your contract)", `${(rate + 2.71).toFixed(2)}%`],
        ["Term", `${term} months`],
        [
          "Final payment due",
          date.abbreviatedBare(inMonths(`${due.slice(0, 8)}${due.slice(8)}`, term - made - 1)),
        ],
        ["Daily interest amount", $(daily(after, rate, 1))],
      ])}<h3>Transactions since your last statement</h3>${grid(
        "llrrrr",
        ["Date", "Type", "Amount", "Principal", "Interest", "Fees"],
        [[date.short(paidOn), "Payment - debit card", $(level), $(level - interest), $(interest), "$0.00"]],
      )}<p>Thinking of paying by cash? Bring this statement to your branch: 2210 W Main St, Suite 4, (205) 555-0187. Mention a friend and get a $100 gift card when they close a loan.</p>${NEXT}<p class=small>Payoff: the balance shown is not a payoff amount. Interest accrues daily. Late charge: the greater of 5% of the payment or $15.00. Credit insurance and membership plans are optional and cancellable. Loans made by Hearthside Financial Group, LLC (NMLS# 1339418) or one of its affiliates. Mailing address for payments: PO Box 740594, Cincinnati, OH 45274-0594. Disputes about credit reporting: PO Box 3251, Evansville, IN 47731. This communication is from a creditor.</p><hr>Account ending in ${account.slice(-4)} &nbsp; Total amount due ${$(level + past + fee)} &nbsp; Due by ${date.abbreviatedBare(due)} &nbsp; Amount enclosed $__________`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Hearthside",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Hearthside",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: inMonths(due, term - made - 1),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment - debit card", amount: decimal(level) },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
          },
        },
        "Hearthside Financial Group, LLC",
        "Hearthside Financial Group",
        "Hearthside.",
      ),
    };
  },
};

/** A validation notice of a medical debt: the federal model form, the dated sum and today's, the tear-off with boxes. */
const collector: Layout = {
  name: "vf-loan-medical-collector",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 142);
    const written = addDays("2026-01-12", random.whole(0, 270));
    const service = addDays(written, -random.whole(190, 420));
    const then = random.whole(9_000, 310_000);
    const paid = random.chance(0.5) ? random.whole(1_000, Math.floor(then / 3)) : 0;
    const interest = random.chance(0.25) ? daily(then, 6, 160) : 0;
    const now = then + interest - paid;
    const account = `VM${digits(random, 7)}`;
    const hospital = random.pick([
      "Lakeview Regional Medical Center",
      "Bayou Emergency Physicians",
      "St. Alban Imaging Associates",
    ]);
    const last4 = digits(random, 4);
    const minus = paid ? `- ${$(paid)}` : "- $0.00";
    const html = document(
      `body{font:10pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .bx{border:1.5px solid #000;padding:8px} td{padding-bottom:4px} h3{font-size:11pt;margin:10px 0 4px}`,
      `<div class=row><div>Vance &amp; Mercer Receivables, Inc.<br>PO Box 1280<br>Oaks, PA 19456-1280<br>(800) 555-0171 from 8am to 8pm ET, Monday to Friday<br>www.vancemercer.example</div><div>To: ${person.name}<br>${person.street}<br>${person.town}<br><br>Reference: ${account}<br>${date.long(written)}</div></div><h3>Vance &amp; Mercer Receivables, Inc. is a debt collector. We are trying to collect a debt that you owe to ${hospital}. We will use any information you give us to help collect the debt.</h3><div class=row><div><h3>Our information shows:</h3><p>You received medical services from ${hospital}, patient account ending in ${last4}.</p>${pairs(
        [
          [`As of ${date.long(service)}, you owed:`, $(then)],
          ["Between that date and today:", ""],
          ["You were charged this amount in interest:", `+ ${$(interest)}`],
          ["You were charged this amount in fees:", "+ $0.00"],
          ["You paid or were credited this amount toward the debt:", minus],
          ["<b>Total amount of the debt now:</b>", `<b>${$(now)}</b>`],
        ],
        "class=bx",
      )}</div><div class=bx><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(addDays(written, 37))}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p>If you write to us by ${date.long(addDays(written, 37))}, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.</p><h3>What else can you do?</h3><p>Write to ask for the name and address of the original creditor, if different from the current creditor. Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law. Contact us about your payment options, for example ${random.pick(["6", "10", "12"])} monthly payments.</p></div></div><p class=small>Notice: see reverse side for important information. Hospital financial assistance may be available. Calls may be recorded. Our NMLS and New York City Department of Consumer and Worker Protection license numbers: 2091143-DCA.</p><div style="border-top:1px dashed;padding-top:8px"><div class=row><div>Mail this form to:<br>Vance &amp; Mercer Receivables, Inc.<br>PO Box 1280<br>Oaks, PA 19456-1280<p>${person.name}</p></div><div><b>How do you want to respond?</b><br>&#9744; I want to dispute the debt because I think: <br>&nbsp; &#9744; This is not my debt. &#9744; The amount is wrong. &#9744; Other<br>&#9744; I want you to send me the name and address of the original creditor.<br>&#9744; I enclosed this amount: $______<br><i>Make your check payable to Vance &amp; Mercer Receivables, Inc. Include the reference number ${account}.</i><br>&#9744; Quiero este formulario en español.</div></div></div>${NEXT}<p class=small>State disclosures. California: The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that debt collectors may not contact you before 8 a.m. or after 9 p.m. Colorado: Our office is at 7200 S. Alton Way, Suite B180, Centennial, CO 80112. Minnesota: This collection agency is licensed by the Minnesota Department of Commerce. North Carolina permit 113170. Tennessee: licensed by the Collection Service Board. Utah: a negative credit report may be submitted if you fail to fulfill the terms of your credit obligations.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Vance & Mercer Receivables, Inc.",
          accounts: [
            {
              kind: "other",
              institution: "Vance & Mercer Receivables, Inc.",
              accountLast4: account.slice(-4),
              statementDate: written,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "other"],
            "accounts.0.accountLast4": [last4],
            "accounts.0.previousBalance": [decimal(then)],
            "accounts.0.originalBalance": [decimal(then)],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
            "accounts.0.pastDue": [decimal(now)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": ["0.00"],
          },
        },
        "Vance & Mercer Receivables",
        hospital,
      ),
    };
  },
};

export const vfLoansMore: readonly Layout[] = [personal, collector];
