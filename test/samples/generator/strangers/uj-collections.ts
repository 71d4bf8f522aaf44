import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, digits, money2, start, sum } from "./uj-data.ts";

/** What a letter lets a reader call the debt. */
const KINDS = ["loan", "personal-loan", "credit-card"];

/** The model validation notice: itemisation in the left column, rights in the right one, a form below the cut. */
const validation: Layout = {
  name: "uj-collect-validation-notice",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 11);
    const creditor = random.pick(["Cordova Bank", "Trivana Bank USA", "Northfield One, N.A."]);
    const shop = random.pick(["Roselle Department Store", "Homegoode", "Motor Club Rewards"]);
    const then = random.whole(38_000, 640_000);
    const interest = random.chance(0.5) ? random.whole(900, Math.round(then * 0.1)) : 0;
    const fees = random.chance(0.4) ? random.whole(1_000, 4_000) : 0;
    const paid = random.chance(0.5) ? random.whole(20, 90) * 100 : 0;
    const now = then + interest + fees - paid;
    const account = digits(random, 4);
    const reference = `${digits(random, 3)}-${digits(random, 6)}`;
    const asOf = addDays(day, -random.whole(90, 300));
    const deadline = date.long(addDays(day, 38));
    const box = "<span class=cb></span>";
    const html = document(
      `${BASE}body{font:9pt Arial,Helvetica,sans-serif;color:#000}h3{font-size:10pt;margin:8px 0 3px}p{margin:3px 0}.t td{padding:4px 0;border-bottom:1px solid #999}.t td:first-child{width:68%}.t tr:last-child td{font-weight:bold;border-bottom:2px solid #000}.cut{border-top:1px dashed #000;margin-top:10px;padding-top:6px}.cb{display:inline-block;width:8pt;height:8pt;border:1px solid #000;margin-right:5px}ul{margin:3px 0 3px 14px;padding:0}`,
      `<div class=row><div><b>Wexford Ridge Recovery, LLC</b><br>P.O. Box 121212<br>Pasadena, CA 91111-2222<br>(800) 555-0123 from 8am to 8pm EST, Monday to Saturday<br>www.wexfordridge.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<br><br><b>Reference:</b> ${reference}<br><b>Date:</b> ${date.long(day)}</div></div>
      <p style="margin:10px 0"><b>Wexford Ridge Recovery, LLC is a debt collector. We are trying to collect a debt that you owe to ${creditor}. We will use any information you give us to help collect the debt.</b></p>
      <div class=row><div><h3>Our information shows:</h3><p>You had a ${shop} credit card from ${creditor} with account number ending in ${account}.</p>
      ${pairs(
        [
          [`As of ${date.long(asOf)}, you owed:`, $(then)],
          [`Between ${date.long(asOf)} and today:`, ""],
          ["You were charged this amount in interest:", `+ ${$(interest)}`],
          ["You were charged this amount in fees:", `+ ${$(fees)}`],
          ["You paid or were credited this amount toward the debt:", `&minus; ${$(paid)}`],
          ["Total amount of the debt now:", $(now)],
        ],
        "class=t",
      )}</div>
      <div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${deadline}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${deadline},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. You may also include supporting documents. We accept disputes electronically at www.wexfordridge.example/dispute.</li></ul>
      <h3>What else can you do?</h3><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${deadline}, we must stop collection until we send you that information.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b> For instance, you have the right to stop or limit how we contact you.</li><li>Contact us about your payment options.</li><li>P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</li></ul></div></div>
      <p class=small style="margin-top:10px">Notice: See reverse side for important state disclosures. Calls to or from this company may be monitored or recorded.</p>
      <div class="row cut"><div><b>Mail this form to:</b><br>Wexford Ridge Recovery, LLC<br>P.O. Box 121212<br>Pasadena, CA 91111-2222<br><br>${person.name}<br>${person.street}<br>${person.town}<br><br>Reference: ${reference}</div>
      <div><b>How do you want to respond?</b><br>Check all that apply:<br>${box}I want to dispute the debt because I think:<br>&nbsp;&nbsp;&nbsp;${box}This is not my debt.<br>&nbsp;&nbsp;&nbsp;${box}The amount is wrong.<br>&nbsp;&nbsp;&nbsp;${box}Other (please describe on reverse or attach additional information).<br>${box}I want you to send me the name and address of the original creditor.<br>${box}I enclosed this amount: <b>$</b> ____________<br><span class=small>Make your check payable to Wexford Ridge Recovery, LLC. Include the reference number ${reference}.</span><br>${box}Quiero este formulario en espa&ntilde;ol.</div></div>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "Wexford Ridge Recovery, LLC",
        accounts: [
          {
            kind: "other",
            institution: "Wexford Ridge Recovery, LLC",
            accountLast4: account,
            statementDate: day,
            currentBalance: money2(now),
            interestCharged: money2(interest),
            feesCharged: money2(fees),
            paymentsAndCredits: money2(paid),
          },
        ],
        transactions: [],
      },
      "Wexford Ridge Recovery",
      creditor,
    );
    return {
      html,
      truth: {
        ...base,
        allowed: {
          ...base.allowed,
          "accounts.0.kind": KINDS,
          "accounts.0.accountLast4": [reference.slice(-4)],
          "accounts.0.previousBalance": [money2(then)],
          "accounts.0.originalBalance": [money2(then)],
        },
      },
    };
  },
};

/** A law firm on letterhead: a side list of attorneys, a RE block, typed paragraphs and a charge-off itemisation. */
const lawyers: Layout = {
  name: "uj-collect-law-firm",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 12);
    const [original, product] = random.pick([
      ["Brightline Bank, N.A.", "credit card"],
      ["Lendwell, Inc.", "personal loan"],
      ["Comendia Bank", "credit card"],
    ] as const);
    const buyer = random.pick(["Calverton Funding LLC", "Orchard Hill Receivables LLC"]);
    const charged = random.whole(90_000, 1_450_000);
    const paid = random.chance(0.4) ? random.whole(1, 12) * 2_500 : 0;
    const balance = charged - paid;
    const account = digits(random, 4);
    const fileNo = `${random.whole(20, 26)}-${digits(random, 6)}`;
    const chargeOff = addDays(day, -random.whole(260, 700));
    const html = document(
      `${BASE}body{font:10pt "Times New Roman",serif;color:#000;line-height:1.32}.head{text-align:center;border-bottom:1px solid #000;padding-bottom:6px;margin-bottom:10px}.firm{font-size:18pt;letter-spacing:2px;font-variant:small-caps}.frame{display:flex;gap:18px}.side{width:1.35in;font-size:7.4pt;border-right:1px solid #888;padding-right:8px}.re td{padding:0 6px;vertical-align:top}.re{width:auto;margin:8px 0 8px 40px}.it{width:86%;margin:6px auto}.it td{padding:2px 6px}.it tr:last-child td{border-top:1px solid #000;font-weight:bold}p{margin:7px 0;text-align:justify}.stub{border-top:1px dashed #444;margin-top:10px;padding-top:6px;font-size:9pt}`,
      `<div class=head><div class=firm>Haldane, Prewitt &amp; Roark, P.C.</div>Attorneys at Law<br><span style="font-size:8.5pt">250 N. Sunnyslope Road, Suite 300 &bull; Brookfield, WI 53005 &bull; Telephone (877) 555-0187 &bull; Hours: M-F 8:00 a.m. - 5:00 p.m. CT</span></div>
      <div class=frame><div class=side>Gordon T. Haldane<br>(WI, IL)<br><br>Lynne B. Prewitt<br>(WI, MN)<br><br>Samir D. Roark<br>(IL, IN)<br><br>Of Counsel:<br>Theresa Vance<br>(WI)<br><br>www.hprlaw.example</div>
      <div style="flex:1">${date.long(day)}<br><br>${person.name}<br>${person.street}<br>${person.town}
      <table class=re><tr><td>RE:</td><td>Current Creditor:</td><td>${buyer}</td></tr><tr><td></td><td>Original Creditor:</td><td>${original}</td></tr><tr><td></td><td>Account Number:</td><td>XXXXXXXXXXXX${account}</td></tr><tr><td></td><td>Our File No.:</td><td>${fileNo}</td></tr><tr><td></td><td>Balance Due:</td><td>${$(balance)}</td></tr></table>
      <p>Dear ${person.name}:</p>
      <p>Please be advised that this law firm represents ${buyer} in connection with the above-referenced ${product} account, which was originally opened with ${original} and subsequently sold. As of the date of this letter, you owe <b>${$(balance)}</b>. At this time, no attorney with this firm has personally reviewed the particular circumstances of your account.</p>
      <p>The account was charged off on ${date.long(chargeOff)}. The amount of the debt is itemized as follows:</p>
      ${pairs(
        [
          ["Total amount of the debt due as of charge-off:", $(charged)],
          ["Total amount of interest accrued since charge-off:", "$0.00"],
          ["Total amount of non-interest charges or fees accrued since charge-off:", "$0.00"],
          ["Total amount of payments and credits made since charge-off:", $(paid)],
          ["Current balance:", $(balance)],
        ],
        "class=it",
      )}
      <p>If you are unable to pay the balance in full, please contact our office so that we may discuss arrangements. We may be able to accept a reduced amount of ${$(Math.round((balance * random.pick([60, 65, 70])) / 100))} if paid within forty-five (45) days of this letter. We are not obligated to renew this offer.</p>
      <p>Payments may be made by telephone at (877) 555-0187, online at www.hprlaw.example, or by mailing a check made payable to ${buyer} with the coupon below.</p>
      <p>Sincerely,<br><br>Haldane, Prewitt &amp; Roark, P.C.</p>
      <p style="font-size:8.6pt"><b>THIS COMMUNICATION IS FROM A DEBT COLLECTOR. THIS IS AN ATTEMPT TO COLLECT A DEBT AND ANY INFORMATION OBTAINED WILL BE USED FOR THAT PURPOSE.</b></p></div></div>
      <div class="stub row"><div>Please detach and return with payment<br><b>Haldane, Prewitt &amp; Roark, P.C.</b><br>P.O. Box 270288, Milwaukee, WI 53227</div><div>${pairs(
        [
          ["File No.", fileNo],
          ["Balance Due", $(balance)],
          ["Amount Enclosed", "$____________"],
        ],
      )}</div></div>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "Haldane, Prewitt & Roark, P.C.",
        accounts: [
          {
            kind: "other",
            institution: "Haldane, Prewitt & Roark, P.C.",
            accountLast4: account,
            statementDate: day,
            currentBalance: money2(balance),
            interestCharged: "0.00",
            feesCharged: "0.00",
            paymentsAndCredits: money2(paid),
          },
        ],
        transactions: [],
      },
      "Haldane, Prewitt & Roark",
      buyer,
      original,
    );
    return {
      html,
      truth: {
        ...base,
        allowed: {
          ...base.allowed,
          "accounts.0.kind": KINDS,
          "accounts.0.accountLast4": [fileNo.slice(-4)],
          "accounts.0.previousBalance": [money2(charged)],
          "accounts.0.originalBalance": [money2(charged)],
        },
      },
    };
  },
};

/** A hospital's collector: one row a visit, a total, card boxes and a coupon on top. */
const medical: Layout = {
  name: "uj-collect-medical",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 13);
    const client = random.pick([
      "SAINT BRENDAN MEDICAL CENTER",
      "TRI-LAKES REGIONAL HOSPITAL",
      "PALMETTO EMERGENCY PHYSICIANS",
    ]);
    const visits = Array.from({ length: random.whole(2, 4) }, (_, index) => {
      const original = random.whole(6_500, 240_000);
      const paid = random.chance(0.4) ? Math.round(original * random.pick([0.1, 0.2, 0.25])) : 0;
      return {
        number: `${random.pick(["H", "V", "E"])}${digits(random, 9)}`,
        served: addDays(day, -random.whole(200, 260) - index * 31),
        original,
        paid,
        balance: original - paid,
      };
    });
    const total = sum(visits.map((visit) => visit.balance));
    const id = digits(random, 8);
    const deadline = date.bare(addDays(day, 40));
    const html = document(
      `${BASE}body{font:8.8pt Helvetica,Arial,sans-serif;color:#111}.logo{font:bold 16pt Georgia;color:#00607a}.card{border:1px solid #000;font-size:7pt}.card td{border:1px solid #000;padding:3px 5px;vertical-align:top;height:24px}.t th{background:#00607a;color:#fff;padding:4px 6px;font-size:8pt}.t td{padding:4px 6px;border-bottom:1px solid #bbb}.sum{width:44%;margin-left:56%;font-weight:bold}.sum td{padding:4px 6px;background:#e6f1f4}.cut{border-bottom:1px dashed #000;text-align:center;font-size:7pt;margin:10px 0}p{margin:5px 0}`,
      `<div class=row><div><span style="font-size:7pt">PO BOX 1629<br>MARYLAND HEIGHTS MO 63043-0629</span><br><br><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
      <div><table class=card><tr><td colspan=2>IF PAYING BY CREDIT CARD, FILL OUT BELOW<br>&#9633; VISA &nbsp; &#9633; MASTERCARD &nbsp; &#9633; DISCOVER</td></tr><tr><td>CARD NUMBER</td><td>EXP. DATE</td></tr><tr><td>SIGNATURE</td><td>CVV</td></tr><tr><td>STATEMENT DATE<br><b>${date.bare(day)}</b></td><td>PAY THIS AMOUNT<br><b>${$(total)}</b></td></tr><tr><td>MEDREVIA ID #<br><b>${id}</b></td><td>AMOUNT PAID<br><b>$</b></td></tr></table></div></div>
      <div class=cut>DETACH AND RETURN TOP PORTION WITH PAYMENT</div>
      <div class=row><div class=logo>Medrevia</div><div class=r>Medrevia, Inc.<br>(800) 555-0164 &bull; Mon-Thu 8am-8pm, Fri 8am-5pm CST<br>www.medrevia.example</div></div>
      <p>Dear ${person.name}:</p>
      <p>The account(s) listed below have been placed with this office for collection by <b>${client}</b>. Our records show that the balance remains unpaid. If you have insurance coverage that may apply to these services and have not provided it to the facility, please call us.</p>
      ${grid(
        "lllrrr",
        [
          "Creditor",
          "Account Number",
          "Service Date",
          "Original Balance",
          "Payments/Adj.",
          "Current Balance",
        ],
        visits.map((visit) => [
          client,
          visit.number,
          date.bare(visit.served),
          $(visit.original),
          visit.paid > 0 ? `-${$(visit.paid)}` : "$0.00",
          $(visit.balance),
        ]),
        "class=t",
      )}
      ${pairs([["Total Balance Due:", $(total)]], "class=sum")}
      <p>No interest or fees have been added to your account(s) by this office.</p>
      <p>Unless you notify this office by ${deadline} that you dispute the validity of this debt or any portion thereof, this office will assume this debt is valid. If you notify this office in writing by ${deadline}, this office will obtain verification of the debt and mail you a copy. If you request in writing by ${deadline}, this office will provide you with the name and address of the original creditor, if different from the current creditor.</p>
      <p><b>Financial assistance may be available.</b> ${client} offers help to patients who qualify. Ask us for an application, or set up a payment plan online from as little as $25.00 per month.</p>
      <p>This is an attempt to collect a debt by a debt collector and any information obtained will be used for that purpose. This communication is from a debt collector.</p>
      <p class=small>There will be a $25.00 fee on returned checks where permitted by law. We are required under state law to notify consumers of the following rights. This list does not contain a complete list of the rights consumers have under state and federal law. For New York City residents: license number 1098765. Tennessee: This collection agency is licensed by the Collection Service Board of the Department of Commerce and Insurance.</p>
      <p class=small style="text-align:center">${digits(random, 6)}-MRV-VAL1-${digits(random, 4)} &nbsp; Page 1 of 1</p>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "Medrevia",
        accounts: visits.map((visit) => ({
          kind: "other" as const,
          institution: "Medrevia",
          accountLast4: visit.number.slice(-4),
          statementDate: day,
          originalBalance: money2(visit.original),
          paymentsAndCredits: money2(visit.paid),
          currentBalance: money2(visit.balance),
        })),
        transactions: [],
      },
      "Medrevia, Inc.",
      client,
    );
    return {
      html,
      truth: {
        ...base,
        allowed: {
          ...base.allowed,
          ...Object.fromEntries(
            visits.map((_, index) => [`accounts.${index}.kind`, ["loan", "personal-loan"]]),
          ),
        },
      },
    };
  },
};

export const collectionLayouts: readonly Layout[] = [validation, lawyers, medical];
