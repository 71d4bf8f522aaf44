import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { paper } from "./ve-data.ts";

const $ = money.dollar;

/** A debt buyer's validation notice after the model form, with a settlement offer and three plans on the back. */
const collection = paper("loan-collection-notice", "loans", (seed) => {
  const { random, person } = start(seed, 734);
  const written = addDays("2026-01-12", random.whole(0, 290));
  const asOf = addDays(written, -random.whole(200, 600));
  const owed = random.whole(40_000, 620_000);
  const interest = random.chance(0.4) ? random.whole(1_000, 30_000) : 0;
  const paid = random.chance(0.4) ? random.whole(1_000, 20_000) : 0;
  const now = owed + interest - paid;
  const reference = digits(random, 9);
  const original = digits(random, 4);
  const dispute = addDays(written, 40);
  const creditor = random.pick(["Kestrel Bank, N.A.", "Syncrest Bank", "Webbury Bank/Fingerpost"]);
  const offer = Math.round(now * 0.6);
  const html = document(
    `body{font:10pt Arial}${BASE} .b{border:1px solid #000;padding:8px;margin:8px 0} td{padding:3px 0} .logo{font:bold 14pt Times}`,
    `<div class=row><div><div class=logo>Ashgrove Recovery Services, L.P.</div>55 Beattie Place, Suite 110, MS 576<br>Greenville, SC 29601<br>1-866-464-1187 from 8:00AM to 9:00PM ET<br>www.ashgrove.example</div><div>To: ${person.name}<br>${person.street}<br>${person.town}<p>Reference: <b>${reference}</b><br>Date: ${date.slash(written)}</p></div></div>
<p><b>Ashgrove Recovery Services, L.P. is a debt collector.</b> We are trying to collect a debt that you owe to Linden Valley Funding LLC. We will use any information you give us to help collect the debt.</p>
<div class=row><div><h3>Our information shows:</h3><p>You had an account from ${creditor} with account number ending in ${original}. The current creditor is Linden Valley Funding LLC.</p>${pairs(
      [
        [`As of ${date.long(asOf)}, you owed:`, $(owed)],
        [`Between ${date.long(asOf)} and today:`, ""],
        ["You were charged this amount in interest:", `+ ${$(interest)}`],
        ["You were charged this amount in fees:", "+ $0.00"],
        ["You paid or were credited this amount toward the debt:", `- ${$(paid)}`],
        ["<b>Total amount of the debt now:</b>", `<b>${$(now)}</b>`],
      ],
    )}</div><div><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(dispute)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p><b>If you write to us by ${date.long(dispute)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</p><h3>What else can you do?</h3><p>Write to ask for the name and address of the original creditor, if different from the current creditor. Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law. Contact us about your payment options.</p></div></div>
<div class=b><b>Notice:</b> See reverse side for important information. The law limits how long you can be sued on a debt. Because of the age of your debt, Linden Valley Funding LLC will not sue you for it.</div>
<p>- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</p><div class=row><div>Mail this form to:<br>Ashgrove Recovery Services, L.P.<br>PO Box 10497<br>Greenville, SC 29603</div><div><b>How do you want to respond?</b><br>&#9633; This is not my debt. &#9633; The amount is wrong. &#9633; Other<br>&#9633; I want you to send me the name and address of the original creditor.<br>&#9633; I enclosed this amount: $ ________ Make your check payable to Ashgrove. Include the reference number ${reference}.</div></div>
${NEXT}<h3>Options we can offer</h3>${grid(
      "lrl",
      ["Option", "Amount", ""],
      [
        ["1. One payment, 40% off the balance", $(offer), `Received by ${date.slash(addDays(written, 45))}`],
        ["2. Six payments of", $(Math.round((now * 0.7) / 6)), "One each month"],
        ["3. Payments as low as", "$50.00", "Until the balance is paid"],
      ],
    )}<p>We are not obligated to renew these offers. This settlement may have tax consequences.</p><p style="font-size:8pt">New York City residents: New York City Department of Consumer and Worker Protection License Number 2094178. Colorado: 80 Garden Center, Suite 3, Broomfield, CO 80020. This collection agency is licensed by the Minnesota Department of Commerce. Calls may be monitored or recorded. Credit reporting: the account may be reported to the credit bureaus.</p>`,
  );
  const bare = creditor.replace(", N.A.", "");
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "loans",
        institution: "Ashgrove Recovery Services, L.P.",
        accounts: [
          {
            kind: "other",
            institution: "Ashgrove Recovery Services, L.P.",
            accountLast4: original,
            statementDate: written,
            currentBalance: decimal(now),
          },
        ],
        transactions: [],
        allowed: {
          "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
          "accounts.0.accountLast4": [reference.slice(-4)],
          "accounts.0.previousBalance": [decimal(owed)],
          "accounts.0.originalBalance": [decimal(owed)],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
          "accounts.0.pastDue": [decimal(now)],
          "accounts.0.periodStart": [asOf],
          "accounts.0.periodEnd": [written],
        },
      },
      "Ashgrove Recovery Services",
      "Ashgrove",
      "Linden Valley Funding LLC",
      "Linden Valley Funding",
      creditor,
      bare,
    ),
  };
});

export const veLoansCollection: readonly Layout[] = [collection];
