import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, addMonths, BODY, digits, instalment, interestFor, sum } from "./td-data.ts";

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789".split("");

/** A pay-over-time lender: one purchase, one plan, its whole payment schedule. */
const plan: Layout = {
  name: "td-plan-assenta",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 83 + 3);
    const person = makePerson(random);
    const code = () => Array.from({ length: 4 }, () => random.pick(LETTERS)).join("");
    const id = `${code()}-${digits(random, 4)}`;
    const shop = random.pick([
      "Northgate Cycles",
      "Wren & Oak Furniture",
      "Halcyon Mattress Co.",
      "Tallis Audio",
      "Peakline Outdoors",
    ]);
    const rate = random.pick([0, 1000, 1500, 2499, 2999, 3599]);
    const term = random.pick([3, 6, 12, 18]);
    const purchase = random.whole(28_000, 240_000);
    const down = random.chance(0.3) ? Math.round(purchase / 1000) * 100 : 0;
    const original = purchase - down;
    const payment = rate === 0 ? Math.ceil(original / term) : instalment(original, rate, term);
    const bought = `${random.pick([2025, 2026])}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
    const made = random.whole(1, term - 2);
    let balance = original;
    const steps = Array.from({ length: term }, (_, index) => {
      const interest = Math.round((balance * rate) / 120_000);
      const amount = index === term - 1 ? balance + interest : payment;
      balance -= amount - interest;
      return { day: addMonths(bought, index + 1), amount, interest, principal: amount - interest, balance };
    });
    const paid = steps.slice(0, made);
    const left = steps.slice(made);
    const dueDate = addMonths(bought, made + 1);
    const asOf = addDays(dueDate, -random.whole(9, 20));
    const principal = paid.at(-1)?.balance ?? original;
    const interest = sum(steps.map((step) => step.interest));
    const day = date.abbreviatedBare;
    const html = document(
      `${BODY}body{color:#101820}.logo{font-size:22pt;font-weight:bold;letter-spacing:-1px}.logo i{color:#4a4af4;font-style:normal}.card{background:#f6f6fb;border-radius:12px;padding:14px 18px;margin:14px 0}.big{font-size:22pt;font-weight:bold}.lab{color:#60646c;font-size:8.5pt}.two{display:flex;gap:40px}.two>div{flex:1}td{padding:4px 0}h3{font-size:11.5pt;margin:14px 0 2px}.t th{color:#60646c;font-size:8pt;font-weight:normal;padding:3px 0}.t td{border-top:1px solid #e3e3ea;padding:3.5px 0}.s{font-size:7.5pt;color:#60646c}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>assent<i>a</i></div><div class=lab style="text-align:right">Plan summary as of ${day(asOf)}<br>Loan ID ${id}</div></div><p>${escaped(person.name)}<br>${person.street}, ${person.town}</p>
<div class=card style="display:flex;justify-content:space-between"><div><div class=lab>${escaped(shop)}</div><div class=big>${$(principal)}</div><div class=lab>Remaining principal balance</div></div><div style="text-align:right"><div class=lab>Next payment</div><div class=big>${$(payment)}</div><div class=lab>Due ${day(dueDate)} - AutoPay ${random.chance(0.6) ? "on" : "off"}</div></div></div>
<div class=two><div><h3>Your purchase</h3>${pairs([
        ["Merchant", escaped(shop)],
        ["Purchase date", day(bought)],
        ["Purchase amount", $(purchase)],
        ["Down payment", $(down)],
        ["Loan amount", $(original)],
      ])}</div><div><h3>Your loan terms</h3>${pairs([
        ["APR", `${decimal(rate)}%`],
        ["Term", `${term} months`],
        ["Monthly payment", $(payment)],
        ["Total interest", $(interest)],
        ["Total of payments", $(original + interest)],
        ["Final payment date", day(addMonths(bought, term))],
      ])}</div></div>
<div class=two><div><h3>Progress</h3>${pairs([
        [`Paid to date (${made} of ${term})`, $(sum(paid.map((step) => step.amount)))],
        [`Left to pay (${left.length} of ${term})`, $(sum(left.map((step) => step.amount)))],
        ["Overdue", "$0.00"],
      ])}</div><div><h3>Fees</h3>${pairs([
        ["Late fees", "$0.00 - never"],
        ["Prepayment penalty", "None"],
      ])}</div></div>
<h3>Payment schedule</h3>${grid(
        "llrrrr",
        ["Date", "Payment", "Principal", "Interest", "Amount", "Status"],
        steps.map((step, index) => [
          day(step.day),
          `Payment ${index + 1}`,
          $(step.principal),
          $(step.interest),
          $(step.amount),
          index < made ? "Paid" : index === made ? "Next up" : "Scheduled",
        ]),
        "class=t",
      )}
<p class=s>Interest is simple, not compounded. Your rate is fixed. Paying early can save you interest; the amount needed to pay off your loan today may differ from the remaining principal balance because of interest that has accrued. We may report your loan and payment activity to credit bureaus; missed payments may affect your credit score.</p><p class=s>Rates from 0-36% APR. A down payment may be required. Payment options depend on your purchase amount and may not be available in all states. Loans are made by Tidewater Commerce Bank, Member FDIC, and serviced by Assenta Loan Services, LLC, NMLS 1479990. 855-555-0123. assenta.example/help</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "assenta",
          accounts: [
            {
              kind: "personal-loan",
              institution: "assenta",
              accountLast4: id.slice(-4),
              statementDate: asOf,
              currentBalance: decimal(principal),
              originalBalance: decimal(original),
              minimumPayment: decimal(payment),
              paymentDueDate: dueDate,
              pastDue: "0.00",
              maturityDate: addMonths(bought, term),
              apr: decimal(rate),
            },
          ],
          transactions: paid.map((step, index) => ({
            account: 0,
            date: step.day,
            description: `Payment ${index + 1}`,
            amount: decimal(step.amount),
          })),
          allowed: {
            "accounts.0.kind": ["loan", "other"],
            "accounts.0.paymentsAndCredits": [decimal(sum(paid.map((step) => step.amount)))],
            "accounts.0.feesCharged": ["0.00"],
          },
        },
        "Assenta",
        "Assenta Loan Services, LLC",
        "Assenta Loan Services",
        "Tidewater Commerce Bank",
      ),
    };
  },
};

/** A debt collector's validation notice in the form of the model notice of Regulation F. */
const collector: Layout = {
  name: "td-collection-brandt-kessel",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 79 + 5);
    const person = makePerson(random);
    const letter = `${random.pick([2025, 2026])}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
    const from = addDays(letter, -random.whole(120, 700));
    const dispute = addDays(letter, 40);
    const account = digits(random, 4);
    const reference = `${digits(random, 3)}-${digits(random, 6)}`;
    const debt = random.pick([
      ["a Meridian Outfitters store credit card", "Quillmark Bank, N.A."],
      ["a Pinecrest Rewards credit card", "Pinecrest National Bank"],
      ["a personal loan", "Oakhollow Credit Union"],
    ] as const);
    const owed = random.whole(42_000, 890_000);
    const interest = random.chance(0.5) ? interestFor(owed, 899, 120) : 0;
    const fees = random.chance(0.35) ? random.pick([2_500, 3_500, 6_000]) : 0;
    const paid = random.chance(0.4) ? random.pick([2_500, 5_000, 10_000]) : 0;
    const now = owed + interest + fees - paid;
    const name = "Brandt & Kessel Recovery, LLC";
    const site = "www.brandtkessel.example";
    const line = (label: string, sign: string, amount: number, cls = "") =>
      `<tr class="${cls}"><td>${label}</td><td style="width:14px">${sign}</td><td class=r>${$(amount)}</td></tr>`;
    const html = document(
      `${BODY}body{font-size:9.5pt}.two{display:flex;gap:30px}.two>div{flex:1}h2{font-size:12pt;margin:14px 0 5px;border-top:2px solid #222;padding-top:6px}.it td{padding:5px 6px 5px 0;border-bottom:1px solid #bbb}.it .tot td{font-weight:bold;border-bottom:2px solid #222}ul{margin:4px 0;padding-left:16px}li{margin-bottom:6px}.cut{border-top:1px dashed #222;margin-top:10px;padding-top:10px}.s{font-size:8pt}`,
      `<div class=two><div><b>${escaped(name)}</b><br>P.O. Box 41880<br>Sioux Falls, SD 57118-1880<br>(800) 555-0167 from 8am to 8pm CST, Monday to Friday<br>${site}</div><div>To: ${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>Reference: ${reference}<br>Date: ${date.long(letter)}</div></div>
<p style="margin-top:14px"><b>${escaped(name)} is a debt collector.</b> We are trying to collect a debt that you owe to ${debt[1]}. We will use any information you give us to help collect the debt.</p>
<div class=two><div><h2>Our information shows:</h2><p>You had ${debt[0]} from ${debt[1]} with account number ending in ${account}.</p><table class=it>${line(`As of ${date.long(from)}, you owed:`, "", owed)}<tr><td colspan=3>Between ${date.long(from)} and today:</td></tr>${line("You were charged this amount in interest:", "+", interest)}${line("You were charged this amount in fees:", "+", fees)}${line("You paid or were credited this amount toward the debt:", "&ndash;", paid)}${line("Total amount of the debt now:", "", now, "tot")}</table></div>
<div><h2>How can you dispute the debt?</h2><ul><li><b>Call or write to us by ${date.long(dispute)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(dispute)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. You may also include supporting documents. We accept disputes electronically at ${site}/dispute.</li></ul><h2>What else can you do?</h2><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(dispute)}, we must stop collection until we send you that information. You may use the form below or write to us without the form. We accept such requests electronically at ${site}/request.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b> For instance, you have the right to stop or limit how we contact you.</li><li>Contact us about your payment options.</li><li>P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</li></ul></div></div>
<p class=s style="text-align:center"><b>Notice: See reverse side for important information.</b></p>
<div class="cut two"><div><b>Mail this form to:</b><br>${escaped(name)}<br>P.O. Box 41880<br>Sioux Falls, SD 57118-1880<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}<br>Reference: ${reference}</div><div><b>How do you want to respond?</b><br><i>Check all that apply:</i><br>&#9633; I want to dispute the debt because I think:<br>&nbsp;&nbsp;&nbsp;&#9633; This is not my debt.<br>&nbsp;&nbsp;&nbsp;&#9633; The amount is wrong.<br>&nbsp;&nbsp;&nbsp;&#9633; Other (please describe on reverse or attach additional information).<br>&#9633; I want you to send me the name and address of the original creditor.<br>&#9633; I enclosed this amount: $ ____________<br>&nbsp;&nbsp;&nbsp;<span class=s>Make your check payable to <i>${escaped(name)}</i>. Include the reference number ${reference}.</span><br>&#9633; Quiero este formulario en espa&ntilde;ol.</div></div>
<div style="break-before:page"><h2>Important information</h2><p class=s><b>California:</b> The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that, except under unusual circumstances, collectors may not contact you before 8 a.m. or after 9 p.m.</p><p class=s><b>Colorado:</b> For information about the Colorado Fair Debt Collection Practices Act, see www.coag.gov/car. A consumer has the right to request in writing that a debt collector or collection agency cease further communication with the consumer.</p><p class=s><b>Minnesota:</b> This collection agency is licensed by the Minnesota Department of Commerce.</p><p class=s><b>New York City:</b> Department of Consumer and Worker Protection license number 2098841-DCA.</p><p class=s><b>North Carolina:</b> Department of Insurance permit number 119504.</p><p class=s><b>Tennessee:</b> This collection agency is licensed by the Collection Service Board of the Department of Commerce and Insurance.</p><p class=s>A payment returned by your bank may be charged a fee of up to $25.00 where state law and your agreement allow it.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "other",
              institution: name,
              accountLast4: account,
              statementDate: letter,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          // What a collector adds up is the debt's history, not a month's.
          allowed: {
            "accounts.0.previousBalance": [decimal(owed)],
            "accounts.0.originalBalance": [decimal(owed)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
            "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
            "accounts.0.periodStart": [from],
            "accounts.0.periodEnd": [letter],
          },
        },
        "Brandt & Kessel Recovery",
        debt[1],
      ),
    };
  },
};

export const tdOthers: readonly Layout[] = [plan, collector];
