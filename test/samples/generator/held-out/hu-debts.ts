import { document, type Layout } from "../layout.ts";
import { BASE, escaped, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { addMonths, at, digits, instalment, last4, type Row, remaining, start, sum } from "./hu-data.ts";

const $ = money.dollar;

const LATER_STYLE = `${BASE}body{font:9.5pt 'DejaVu Sans',Verdana,sans-serif;color:#111}.logo{font-size:20pt;font-weight:bold}.logo i{color:#4a4af4;font-style:normal}.card{border:1px solid #ccc;border-radius:10px;padding:10px 14px;margin:10px 0;break-inside:avoid}.big{font-size:19pt;font-weight:bold}.m{font-weight:bold;font-size:11pt}.id{color:#666;font-size:7.5pt}.t td,.t th{border-bottom:1px solid #e3e3e3;padding:4px 0}`;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A pay-over-time company's monthly statement of all plans. */
const later: Layout = {
  name: "hu-pay-over-time",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 21);
    const begin = addMonths("2025-10-01", random.whole(0, 11));
    const end = addDays(addMonths(begin, 1), -1);
    const name = "Tandeo";
    const shops = ["Marlow Home", "Peakline", "Tripora", "Haventry", "Voltix"];
    const first = random.whole(0, 2);
    const code = () =>
      Array.from({ length: 4 }, () => LETTERS[random.whole(0, LETTERS.length - 1)] ?? "A").join("");
    const plans = Array.from({ length: random.whole(2, 3) }, (_, index) => {
      const rate = random.pick([0, 15, 19.99, 29.99]);
      const term = random.pick([6, 12, 18]);
      const paid = random.whole(1, term - 2);
      const base = random.whole(20, 140) * 100;
      const amount = rate === 0 ? base * term : base * term - random.whole(1, 99);
      const payment = instalment(amount, rate, term);
      const day = String(random.whole(3, 26)).padStart(2, "0");
      return {
        shop: shops[first + index] ?? "Marlow Home",
        id: `${code()}-${digits(random, 4)}`,
        rate,
        term,
        amount,
        payment,
        left: remaining(amount, rate, payment, paid),
        lastPaid: `${begin.slice(0, 8)}${day}`,
        due: `${addMonths(begin, 1).slice(0, 8)}${day}`,
        opened: `${addMonths(begin, -paid).slice(0, 8)}${day}`,
        paid,
      };
    });
    const rows: Row[] = plans
      .map((plan, account) => ({
        account,
        date: plan.lastPaid,
        description: `Payment - ${plan.shop}`,
        amount: decimal(plan.payment),
      }))
      .toSorted((one, two) => one.date.localeCompare(two.date) || one.account - two.account);
    const body = `<div class=row><div class=logo>tandeo<i>.</i></div><div style='text-align:right'><b>Monthly statement</b><br>${date.abbreviatedBare(begin)} – ${date.abbreviatedBare(end)}</div></div><p>${escaped(person.name)}<br>${escaped(person.street)}, ${escaped(person.town)}</p>
<div class=row><div class=card>Total remaining<div class=big>${$(sum(plans.map((plan) => plan.left)))}</div><span class=id>across ${plans.length} purchases</span></div><div class=card>Payments coming up<div class=big>${$(sum(plans.map((plan) => plan.payment)))}</div><span class=id>due in the next 30 days</span></div></div>
<h3>Your purchases</h3>${plans
      .map(
        (plan) =>
          `<div class=card><div class=row><div class=m>${plan.shop}<div class=id>Loan ID ${plan.id} · Opened ${date.abbreviatedBare(plan.opened)}</div></div><div style='text-align:right'>Remaining balance<div class=m>${$(plan.left)}</div></div></div>${pairs(
            [
              ["Loan amount", $(plan.amount)],
              ["APR", plan.rate === 0 ? "0.00%" : `${plan.rate.toFixed(2)}%`],
              ["Payments made", `${plan.paid} of ${plan.term}`],
              ["Monthly payment", $(plan.payment)],
              ["Next payment due", date.abbreviatedBare(plan.due)],
              ["Past due", "$0.00"],
            ],
          )}</div>`,
      )
      .join("")}
<h3>Activity this month</h3><table class=t><tr><th>Date</th><th>Description</th><th>Loan ID</th><th class=r>Amount</th></tr>${rows.map((row) => `<tr><td>${date.abbreviatedBare(row.date)}</td><td>${row.description}</td><td>${plans[row.account]?.id ?? ""}</td><td class=r>$${row.amount}</td></tr>`).join("")}</table>
<p class=small>We never charge late fees. Rates from 0–36% APR. Loans are made by Cross Meridian Bank, an FDIC-insured New Jersey state-chartered bank, and serviced by Tandeo, Inc. Some payments may be reported to credit bureaus. NMLS ID 1900412. California residents: Loans by Tandeo Loan Services, LLC are made or arranged pursuant to a California Finance Lender license.</p><p class=small>Save up to 4.00% APY with a Tandeo Savings account. Questions? Visit tandeo.example/help or call (855) 555-0171.</p>`;
    const names = ["tandeo", "Tandeo, Inc.", "Cross Meridian Bank"];
    return {
      html: document(LATER_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts: plans.map((plan) => ({
          kind: "loan",
          institution: name,
          accountLast4: last4(plan.id),
          periodStart: begin,
          periodEnd: end,
          currentBalance: decimal(plan.left),
          originalBalance: decimal(plan.amount),
          minimumPayment: decimal(plan.payment),
          paymentDueDate: plan.due,
          pastDue: "0.00",
          apr: plan.rate.toFixed(2),
        })),
        transactions: rows,
        allowed: {
          institution: names,
          ...Object.fromEntries(
            plans.flatMap((plan, index) => [
              [at(index, "institution"), [...names, plan.shop]],
              [at(index, "kind"), ["personal-loan", "other"]],
              [at(index, "statementDate"), [end]],
              [at(index, "paymentsAndCredits"), [decimal(plan.payment)]],
            ]),
          ),
        },
      },
    };
  },
};

const LETTER_STYLE = `${BASE}body{font:9pt Arial,sans-serif}.cols{display:grid;grid-template-columns:1fr 1fr;gap:24px;margin-top:14px}h3{font-size:11pt;margin:8px 0 3px}.i td{padding:3px 0;border-bottom:1px solid #999}.cut{border-top:1px dashed #000;margin-top:12px;padding-top:8px}`;

/** A validation notice in the form that Regulation F gives. */
const collection: Layout = {
  name: "hu-collection-notice",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 22);
    const name = "Northmere Recovery Associates, LLC";
    const creditor = random.pick(["Bank of Rockport", "Corvane Bank, N.A.", "Lakeshore Retail Services"]);
    const debt = random.pick(["credit card", "Visa credit card", "store card"]);
    const ending = digits(random, 4);
    const reference = `${digits(random, 3)}-${digits(random, 5)}`;
    const written = addMonths("2026-01-12", random.whole(0, 9));
    const itemised = addMonths(`${written.slice(0, 8)}05`, -random.whole(5, 14));
    const owed = random.whole(400, 8_500) * 100 + random.whole(1, 99);
    const interest = random.chance(0.5) ? 0 : Math.round(owed * 0.06);
    const fees = random.chance(0.6) ? 0 : 2_500;
    const credits = random.chance(0.5) ? 0 : random.whole(2, 15) * 1_000;
    const now = owed + interest + fees - credits;
    const reply = addDays(written, 40);
    const body = `<div class=row><div><b style='font-size:12pt'>${name}</b><br>P.O. Box 121212<br>Norfolk, VA 23502<br>(800) 555-0199 from 8am to 8pm EST, Monday to Saturday<br>www.northmere.example</div><div>To: ${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}<br><br>Date: ${date.long(written)}<br>Reference: ${reference}</div></div>
<p><b>${name} is a debt collector.</b> We are trying to collect a debt that you owe to ${creditor}. We will use any information you give us to help collect the debt.</p>
<div class=cols><div><h3>Our information shows:</h3><p>You had a ${debt} from ${creditor} with account number ending in ${ending}.</p><table class=i><tr><td>As of ${date.long(itemised)}, you owed:</td><td class=r>${$(owed)}</td></tr><tr><td>Between ${date.long(itemised)} and today:</td><td></td></tr><tr><td>You were charged this amount in interest:</td><td class=r>+ ${$(interest)}</td></tr><tr><td>You were charged this amount in fees:</td><td class=r>+ ${$(fees)}</td></tr><tr><td>You paid or were credited this amount toward the debt:</td><td class=r>- ${$(credits)}</td></tr><tr><td><b>Total amount of the debt now:</b></td><td class=r><b>${$(now)}</b></td></tr></table></div>
<div><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(reply)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p><b>If you write to us by ${date.long(reply)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</p><h3>What else can you do?</h3><p><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(reply)}, we must stop collection until we send you that information.</p><p>Go to <b>www.cfpb.gov/debt-collection</b> to learn more about your rights under federal law.</p><p>Contact us about your payment options.</p></div></div>
<p class=small>Notice: See reverse side for important information. Calls may be monitored or recorded.</p>
<div class=cut><b>How do you want to respond?</b><div class=row><div><p>Check all that apply:</p><p>&#9744; I want to dispute the debt because I think:<br>&nbsp;&nbsp; &#9744; This is not my debt.<br>&nbsp;&nbsp; &#9744; The amount is wrong.<br>&nbsp;&nbsp; &#9744; Other (please describe on reverse or attach additional information).</p><p>&#9744; I want you to send me the name and address of the original creditor.</p><p>&#9744; I enclosed this amount: $ _______<br><span class=small>Make your check payable to ${name}. Include the reference number ${reference}.</span></p></div><div><p>Mail this form to:<br>${name}<br>P.O. Box 121212<br>Norfolk, VA 23502</p><p>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</p></div></div></div>`;
    return {
      html: document(LETTER_STYLE, body),
      truth: {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "other",
            institution: name,
            accountLast4: ending,
            statementDate: written,
            currentBalance: decimal(now),
            interestCharged: decimal(interest),
            feesCharged: decimal(fees),
            paymentsAndCredits: decimal(credits),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["Northmere Recovery Associates", creditor],
          [at(0, "institution")]: ["Northmere Recovery Associates", creditor],
          [at(0, "kind")]: ["loan", "credit-card", "personal-loan"],
          [at(0, "previousBalance")]: [decimal(owed)],
          [at(0, "originalBalance")]: [decimal(owed)],
        },
      },
    };
  },
};

export const huDebts: readonly Layout[] = [later, collection];
