import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, digits, later, monthStart, plain, start, sum, usd } from "./uh-data.ts";

const OWED = [
  ["Bank of Rockport", "Larch & Main Store credit card"],
  ["Synchronous Bank", "HomeGoods Rewards credit card"],
  ["Comenia Capital Bank", "Bella Vista credit card"],
] as const;

/** The first letter in the regulator's form: two columns above, a tear-off with boxes to check beneath. */
const validation: Layout = {
  name: "uh-collection-validation",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 8);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const asOf = later(today, -random.whole(5, 20));
    const by = addDays(today, random.whole(38, 42));
    const owed = random.whole(30_000, 620_000);
    const interest = random.chance(0.5) ? Math.round(owed * 0.06) : 0;
    const fees = random.chance(0.3) ? 2_500 : 0;
    const paid = random.chance(0.4) ? 5_000 : 0;
    const total = owed + interest + fees - paid;
    const [creditor, product] = random.pick(OWED);
    const buyer = random.chance(0.5);
    const current = buyer ? "LVX Funding LLC" : creditor;
    const last4 = digits(random, 4);
    const reference = digits(random, 9);
    return {
      html: document(
        `body{font:9.2pt Arial}${BASE}.box td{padding:4px 6px;border-bottom:1px solid #999}.box td.r{white-space:nowrap}.box tr:last-child td{font-weight:bold;border-bottom:0;background:#eee}h3{font-size:10.5pt;margin:10px 0 3px}p{margin:5px 0}ul{margin:3px 0;padding-left:16px}.tear{border-top:1px dashed #000;margin-top:12px;padding-top:8px}`,
        `<div class=row><div><b style="font-size:12pt">Ridgemont Receivables Group LLC</b><br>P.O. Box 10587, Greenville, SC 29603<br>(866) 555-0111 from 8am to 9pm EST, Monday to Friday<br>www.ridgemontrg.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<br><br><b>Date:</b> ${date.long(today)}<br><b>Reference:</b> ${reference}</div></div><br>
<div class=row><div><p><b>Ridgemont Receivables Group LLC is a debt collector.</b> We are trying to collect a debt that you owe to ${current}. We will use any information you give us to help collect the debt.</p><h3>Our information shows:</h3><p>You had a ${product} from ${creditor} with account number ending in ${last4}.${buyer ? ` ${current} is the current creditor.` : ""}</p>${pairs(
          [
            [`As of ${date.long(asOf)}, you owed:`, usd(owed)],
            [`Between ${date.long(asOf)} and today:`, ""],
            ["You were charged this amount in interest:", `+ ${usd(interest)}`],
            ["You were charged this amount in fees:", `+ ${usd(fees)}`],
            ["You paid or were credited this amount toward the debt:", `- ${usd(paid)}`],
            ["Total amount of the debt now:", usd(total)],
          ],
          "class=box",
        )}</div>
<div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${date.long(by)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(by)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</li></ul><h3>What else can you do?</h3><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(by)}, we must stop collection until we send you that information.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b> For instance, you have the right to stop or limit how we contact you.</li><li>Contact us about your payment options.</li><li>P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</li></ul></div></div>
<p class=small>Notice: Please see reverse side for important disclosures. We are required under state law to notify consumers of certain rights; this list does not contain a complete list of the rights consumers have under state and federal law.</p>
<div class=tear><div class=row><div><b>How do you want to respond?</b><p><b>Check all that apply:</b></p>&#9744; I want to dispute the debt because I think:<br>&nbsp;&nbsp;&nbsp;&#9744; This is not my debt.<br>&nbsp;&nbsp;&nbsp;&#9744; The amount is wrong.<br>&nbsp;&nbsp;&nbsp;&#9744; Other (please describe on reverse or attach additional information).<br>&#9744; I want you to send me the name and address of the original creditor.<br>&#9744; I enclosed this amount: $ ____________<p class=small>Make your check payable to <i>Ridgemont Receivables Group LLC</i>. Include the reference number ${reference}.</p></div><div><b>Mail this form to:</b><br>Ridgemont Receivables Group LLC<br>P.O. Box 10587<br>Greenville, SC 29603<br><br>${person.name}<br>${person.street}<br>${person.town}</div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "Ridgemont Receivables Group LLC",
        accounts: [
          {
            kind: "other",
            institution: "Ridgemont Receivables Group LLC",
            accountLast4: last4,
            statementDate: today,
            currentBalance: decimal(total),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["Ridgemont Receivables Group", creditor, current],
          "accounts.0.institution": ["Ridgemont Receivables Group", creditor, current],
          "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
          "accounts.0.accountLast4": [reference.slice(-4)],
          "accounts.0.previousBalance": [decimal(owed)],
          "accounts.0.originalBalance": [decimal(owed)],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.feesCharged": [decimal(fees)],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
          "accounts.0.pastDue": [decimal(total)],
          "accounts.0.periodStart": [asOf],
          "accounts.0.periodEnd": [today],
        },
      },
    };
  },
};

/** A debt buyer's own letter: the account in a box on the right, then three offers side by side. */
const offers: Layout = {
  name: "uh-collection-offers",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 9);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const expiry = addDays(today, random.whole(28, 35));
    const balance = random.whole(45_000, 780_000);
    const [creditor] = random.pick(OWED);
    const original = digits(random, 4);
    const own = `3${digits(random, 8)}`;
    const share = random.pick([60, 50, 40]);
    const once = Math.round((balance * (100 - share)) / 100);
    const parts = random.pick([6, 12]);
    const part = Math.round((balance * 0.8) / parts);
    const interest = random.chance(0.3) ? Math.round(balance * 0.04) : 0;
    return {
      html: document(
        `body{font:9.5pt Calibri,Arial}${BASE}.logo{font:bold 20pt Arial;color:#005eb8}.logo small{font:9pt Arial;display:block;color:#333}.acct{border:1px solid #005eb8;border-radius:6px;padding:8px;font-size:8.5pt}.acct td{padding:2px 0}.opt{display:flex;gap:10px;margin:12px 0}.opt>div{flex:1;border:1px solid #005eb8;text-align:center;padding-bottom:8px}.opt .h{background:#005eb8;color:#fff;font-weight:bold;padding:4px}.opt .b{font-size:15pt;font-weight:bold;margin:6px}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
        `<div class=row><div><div class=logo>CALDER<small>Credit Management, Inc.</small></div>P.O. Box 939069, San Diego, CA 92193<br><br>${date.slash(today)}<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div class=acct>${pairs(
          [
            ["Calder Account Number:", own],
            ["Original Creditor:", creditor.toUpperCase()],
            ["Original Account Number:", `************${original}`],
            ["Current Owner:", "CALDER FUNDING, LLC"],
            [
              "Charge-Off Date:",
              date.slash(addDays(later(today, -random.whole(14, 40)), random.whole(1, 20))),
            ],
            ["Balance at Charge-Off:", usd(balance - interest)],
            ["Post Charge-Off Interest:", usd(interest)],
            ["Current Balance:", `<b>${usd(balance)}</b>`],
          ],
        )}<div style="text-align:center;margin-top:6px"><b>Offer Expiration Date: ${date.slash(expiry)}</b></div></div></div>
<p>RE: ${creditor}</p><p>Dear ${person.name},</p><p>Congratulations! You have been <b>pre-approved</b> for a discount program designed to save you money. Act now to maximize your savings and put this debt behind you by calling 800-555-0136. Pay online today at CalderCredit.example.</p>
<div class=opt><div><div class=h>Option 1: ${share}% OFF</div><div class=b>${usd(once)}</div>Payment due date:<br>${date.slash(expiry)}<br><i>You save ${usd(balance - once)}</i></div><div><div class=h>Option 2: 20% OFF</div><div class=b>${parts} payments of ${usd(part)}</div>First payment due date:<br>${date.slash(expiry)}<br><i>You save ${usd(balance - part * parts)}</i></div><div><div class=h>Option 3: Monthly Payments</div><div class=b>As low as $50 per month</div>Call today to discuss your options and get more details.</div></div>
<p><b>What if I can't pay?</b> Let us know about your situation; we have hardship programs for illness, loss of work and military service. If these options don't work for you, call one of our Account Managers to help you set up a plan. Hours of operation: Sun-Th: 5am-9pm PT; Fri-Sat: 5am-4:30pm PT.</p>
<p class=small><b>Important Disclosure Information:</b> Calls to and/or from this company may be monitored or recorded. We are not obligated to renew any offers provided. We will report forgiveness of debt as required by IRS regulations. Reporting is not required every time a debt is canceled or settled. After your final payment the account will be considered "Paid in Full" if you pay the full balance or "Paid in Full for less than the full balance" if you settle the account for less than the full balance. If you pay your full balance, we will report your account as Paid in Full.</p>
<p class=small><b>THIS IS AN ATTEMPT TO COLLECT A DEBT. ANY INFORMATION OBTAINED WILL BE USED FOR THAT PURPOSE.</b> Basic information about the debt and us, as of ${date.slash(today)}: the law limits how long you can be sued on a debt and how long a debt can appear on your credit report.</p>
<div class=cut><div class=row><div><b>PAYMENT CERTIFICATE</b><br>Calder Account #: ${own}<br>Current Balance: ${usd(balance)}<br>Amount Enclosed: $__________</div><div>Make check payable to: <b>Calder Credit Management, Inc.</b><br>P.O. Box 2121<br>Warren, MI 48090</div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "Calder Credit Management, Inc.",
        accounts: [
          {
            kind: "other",
            institution: "Calder Credit Management, Inc.",
            accountLast4: own.slice(-4),
            statementDate: today,
            currentBalance: decimal(balance),
          },
        ],
        transactions: [],
        allowed: {
          institution: [
            "CALDER Credit Management, Inc.",
            "Calder Credit Management",
            "CALDER Credit Management",
            "CALDER FUNDING, LLC",
            creditor,
            creditor.toUpperCase(),
          ],
          "accounts.0.institution": [
            "CALDER Credit Management, Inc.",
            "Calder Credit Management",
            "CALDER Credit Management",
            "CALDER FUNDING, LLC",
            creditor,
            creditor.toUpperCase(),
          ],
          "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
          "accounts.0.accountLast4": [original],
          "accounts.0.originalBalance": [decimal(balance - interest)],
          "accounts.0.previousBalance": [decimal(balance - interest)],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.pastDue": [decimal(balance)],
        },
      },
    };
  },
};

const CLIENTS = [
  "LAKE COUNTY EMERGENCY PHYSICIANS",
  "ST BRENDAN REGIONAL MEDICAL CTR",
  "VALLEY RADIOLOGY ASSOC PC",
  "TRI-CITY AMBULANCE SVC",
];

/** An agency that collects for doctors: one line a service date, a stub with card boxes on top. */
const medical: Layout = {
  name: "uh-collection-medical",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 10);
    const today = `${monthStart(random)}-${random.whole(10, 28)}`;
    const offset = random.whole(0, 3);
    const bears = random.chance(0.3);
    const debts = Array.from({ length: random.whole(1, 4) }, (_, index) => {
      const principal = random.whole(4_500, 160_000);
      return {
        client: CLIENTS[(index + offset) % CLIENTS.length] ?? "",
        number: `V${digits(random, 9)}`,
        service: addDays(later(today, -random.whole(6, 19)), -random.whole(0, 27)),
        principal,
        interest: bears ? Math.round(principal * 0.03) : 0,
      };
    });
    const total = sum(debts.map((debt) => debt.principal + debt.interest));
    const file = digits(random, 8);
    return {
      html: document(
        `body{font:9pt "Times New Roman"}${BASE}.cc{width:70%;flex:none}.cc td{border:1px solid #000;padding:3px 5px;font-size:7.5pt}.t td,.t th{border:1px solid #000;padding:3px 5px;font-size:8.5pt}.t th{background:#d8d8d8}p{margin:8px 0}`,
        `<div class=row><div class=small>Dept 6188<br>PO Box 4115<br>Concord, CA 94524<br>RETURN SERVICE REQUESTED</div><table class=cc><tr><td colspan=3>IF PAYING BY CREDIT CARD, FILL OUT BELOW &nbsp; &#9744; VISA &nbsp; &#9744; MASTERCARD &nbsp; &#9744; DISCOVER</td></tr><tr><td colspan=2>CARD NUMBER</td><td>EXP. DATE</td></tr><tr><td>SIGNATURE</td><td>CVV</td><td>AMOUNT PAID $</td></tr><tr><td>FILE NUMBER<br><b>${file}</b></td><td>LETTER DATE<br><b>${date.slash(today)}</b></td><td>AMOUNT DUE<br><b>${usd(total)}</b></td></tr></table></div><br>
<div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>D.W. HARGROVE &amp; ASSOCIATES, INC.</b><br>PO BOX 64378<br>SAINT PAUL, MN 55164-0378</div></div><p class=small style="text-align:center;border-top:1px dashed #000">Detach Upper Portion And Return With Payment</p>
<div class=row><div style="font-size:13pt"><b>D.W. Hargrove &amp; Associates, Inc.</b><div style="font-size:8.5pt">444 Highway 96 East, St. Paul, MN 55127<br>Toll Free: 877-555-0174</div></div><div style="text-align:right">${date.long(today)}<br>File Number: ${file}<br>Patient: ${person.name}</div></div>
<p>Dear ${person.name}:</p><p>The account${debts.length > 1 ? "s" : ""} listed below ${debts.length > 1 ? "have" : "has"} been placed with our office for collection. Our records indicate that the balance remains unpaid after your insurance carrier has processed the claim. We want to help you resolve this matter.</p>${grid(
          "llcrrr",
          ["Creditor", "Creditor's Acct #", "Date of Service", "Principal", "Interest", "Balance"],
          [
            ...debts.map((debt) => [
              debt.client,
              debt.number,
              date.short(debt.service),
              plain(debt.principal),
              plain(debt.interest),
              plain(debt.principal + debt.interest),
            ]),
            ["", "", "", "", "<b>Total Due</b>", `<b>${usd(total)}</b>`],
          ],
          "class=t",
        )}
<p>Payment in full, or arrangements for payment, can be made at www.dwhpay.example or by calling our office. Payment plans are available. If you have insurance that covers ${debts.length > 1 ? "these services" : "this service"}, please complete the reverse side. If you pay by check and it is returned, a $25.00 returned item charge may be added where permitted by law.</p>
<p>Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt, or any portion thereof, this office will assume this debt is valid. If you notify this office in writing within 30 days from receiving this notice, this office will obtain verification of the debt or a copy of a judgment and mail you a copy. Upon your written request within 30 days, this office will provide you with the name and address of the original creditor, if different from the current creditor.</p>
<p>We do not report medical accounts with a balance under $500.00 to credit reporting agencies. A hospital may have financial assistance for those who qualify.</p><p>This is an attempt to collect a debt by a debt collector. Any information obtained will be used for that purpose.</p><p>Sincerely,<br>Account Representative<br>D.W. Hargrove &amp; Associates, Inc.</p><p class=small>NOTICE: SEE REVERSE SIDE FOR IMPORTANT CONSUMER INFORMATION. Office hours: Mon-Thu 7am-8pm, Fri 7am-5pm, Sat 8am-12pm CT. &nbsp; HGR-214 / 0${digits(random, 5)}</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "D.W. Hargrove & Associates, Inc.",
        accounts: debts.map((debt) => ({
          kind: "other" as const,
          institution: "D.W. Hargrove & Associates, Inc.",
          accountLast4: debt.number.slice(-4),
          statementDate: today,
          currentBalance: decimal(debt.principal + debt.interest),
        })),
        transactions: [],
        allowed: Object.fromEntries([
          [
            "institution",
            [
              "D.W. HARGROVE & ASSOCIATES, INC.",
              "D.W. Hargrove & Associates",
              ...debts.map((debt) => debt.client),
            ],
          ],
          ...debts.flatMap((debt, index) => [
            [
              `accounts.${index}.institution`,
              ["D.W. HARGROVE & ASSOCIATES, INC.", "D.W. Hargrove & Associates", debt.client],
            ],
            [`accounts.${index}.kind`, ["loan"]],
            [`accounts.${index}.accountLast4`, debts.length > 1 ? [] : [file.slice(-4)]],
            [`accounts.${index}.originalBalance`, [decimal(debt.principal)]],
            [`accounts.${index}.interestCharged`, [decimal(debt.interest)]],
            [`accounts.${index}.pastDue`, [decimal(debt.principal + debt.interest)]],
          ]),
        ]),
      },
    };
  },
};

export const uhCollections: readonly Layout[] = [validation, offers, medical];
