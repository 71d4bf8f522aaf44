import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, digits, PAGE, sum, umStart } from "./um-data.ts";

const MINI =
  "This is an attempt to collect a debt. Any information obtained will be used for that purpose. This communication is from a debt collector.";

const ORIGINAL = ["Pinegrove Bank, N.A.", "Syncora Bank", "Coventry Bank USA", "Comenza Capital Bank"];

/** A debt buyer's validation notice in the form of Regulation F. */
const buyer: Layout = {
  name: "um-debt-buyer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 5);
    const original = random.pick(ORIGINAL);
    const account = digits(random, 4);
    const reference = digits(random, 10);
    const charged = addDays(day, -random.whole(120, 700));
    const owed = random.whole(48_000, 980_000);
    const interest = random.chance(0.35) ? random.whole(900, 19_000) : 0;
    const fees = random.chance(0.2) ? random.whole(10, 49) * 100 : 0;
    const paid = random.chance(0.4) ? random.whole(2, 12) * 2_500 : 0;
    const total = owed + interest + fees - paid;
    const until = addDays(day, 43);
    return {
      html: document(
        `${BASE}body{${PAGE};font-size:9.5pt}.hd{border-bottom:2px solid #333;padding-bottom:6px}.box{border:1px solid #333;padding:8px}.box td{padding:2px 0}.tot td{border-top:1px solid #333;font-weight:bold}.tear{border-top:2px dashed #333;margin-top:14px;padding-top:8px}h3{font-size:11pt;margin:10px 0 3px}ul{margin:3px 0;padding-left:16px}`,
        `<div class="row hd"><div><b style="font-size:15pt">Northmoor Funding, LLC</b><br>P.O. Box 939069<br>San Diego, CA 92193<br>(844) 555-0119 from 8am to 8pm EST, Monday to Saturday<br>www.northmoorfunding.example</div><div>To: ${person.name}<br>${person.street}<br>${person.town}<br><br>Reference: ${reference}<br>${date.long(day)}</div></div>
<p><b>Northmoor Funding, LLC is a debt collector.</b> We are trying to collect a debt that you owe to Northmoor Funding, LLC. We will use any information you give us to help collect the debt.</p>
<div class=row><div><h3>Our information shows:</h3><p>You had a credit card from ${original} with account number ending in ${account}.</p>${pairs(
          [
            [`As of ${date.long(charged)}, you owed:`, $(owed)],
            [`Between ${date.long(charged)} and today:`, ""],
            ["You were charged this amount in interest:", `+ ${$(interest)}`],
            ["You were charged this amount in fees:", `+ ${$(fees)}`],
            ["You paid or were credited this amount toward the debt:", `- ${$(paid)}`],
          ],
          "class=box",
        )}<table class=tot><tr><td><b>Total amount of the debt now:</b></td><td class=r><b>${$(total)}</b></td></tr></table></div>
<div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${date.long(until)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(until)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</li></ul><h3>What else can you do?</h3><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(until)}, we must stop collection until we send you that information.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b></li><li>Contact us about your payment options.</li></ul></div></div>
<p class=small><b>Original Creditor:</b> ${original} &nbsp; <b>Current Creditor:</b> Northmoor Funding, LLC &nbsp; <b>Charge-off date:</b> ${date.slash(charged)}</p><p class=small>We are required under state law to notify consumers of the following rights. This list does not contain a complete list of the rights consumers have under state and federal law. New York City Department of Consumer and Worker Protection License Number 2071934-DCA. Please note that a negative credit bureau report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations.</p>
<div class="tear row"><div>Mail this form to:<br>Northmoor Funding, LLC<br>P.O. Box 939069<br>San Diego, CA 92193<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div><b>How do you want to respond?</b><br>Check all that apply:<br>&#9633; I want to dispute the debt because I think:<br>&nbsp;&nbsp;&#9633; This is not my debt.<br>&nbsp;&nbsp;&#9633; The amount is wrong.<br>&nbsp;&nbsp;&#9633; Other (please describe on reverse or attach additional information).<br>&#9633; I want you to send me the name and address of the original creditor.<br>&#9633; I enclosed this amount: $ ____________<br>Make your check payable to <i>Northmoor Funding, LLC</i>. Include the reference number ${reference}.</div></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Northmoor Funding, LLC",
          accounts: [
            {
              kind: "other",
              institution: "Northmoor Funding, LLC",
              accountLast4: account,
              statementDate: day,
              currentBalance: decimal(total),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
            "accounts.0.accountLast4": [reference.slice(-4)],
            "accounts.0.previousBalance": [decimal(owed)],
            "accounts.0.originalBalance": [decimal(owed)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
          },
        },
        "Northmoor Funding",
        original,
      ),
    };
  },
};

/** A law firm's letter: the matter in a block at the right, the figures in the running text. */
const firm: Layout = {
  name: "um-debt-lawfirm",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 6);
    const original = random.pick(ORIGINAL);
    const client = random.chance(0.5) ? original : "Sable Ridge Receivables LLC";
    const account = digits(random, 4);
    const file = `${random.whole(22, 26)}-${digits(random, 6)}`;
    const balance = random.whole(90_000, 1_450_000);
    const settle = random.chance(0.5) ? Math.round(balance * 0.6) : 0;
    return {
      html: document(
        `${BASE}body{font-family:"Times New Roman",Times,serif;font-size:11pt;line-height:1.35}.hd{text-align:center;border-bottom:1px solid #000;padding-bottom:6px}.hd b{font-size:15pt;letter-spacing:1px}.re{width:62%;margin:12px 0 12px auto}.re td{padding:1px 0}.re td.r{text-align:left}.cp{border-top:1px dashed #000;margin-top:22px;padding-top:8px;font-size:9.5pt}p{margin:8px 0}`,
        `<div class=hd><b>HOLLINGER, PRATT &amp; DUNMORE, P.C.</b><br>Attorneys at Law<br>30 Montgomery Street, Suite 1205, Rochester, New York 14604<br>Telephone: (866) 555-0172 &bull; Fax: (585) 555-0176 &bull; Hours: Mon-Thu 8 AM - 8 PM, Fri 8 AM - 5 PM EST</div>
<p>${date.long(day)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p>${pairs(
          [
            ["Re:", ""],
            ["Creditor:", client],
            ["Original Creditor:", original],
            ["Account No.:", `XXXXXXXXXXXX${account}`],
            ["Our File No.:", file],
            ["<b>Balance Due:</b>", `<b>${$(balance)}</b>`],
          ],
          "class=re",
        )}
<p>Dear ${person.name}:</p><p>Please be advised that this law firm has been retained by ${client} regarding the above-referenced account. As of the date of this letter, our records show that you owe a balance of ${$(balance)}. This balance will not increase due to interest or late charges while the account is placed with this office.</p>
<p>At this time, no attorney with this firm has personally reviewed the particular circumstances of your account. If you are unable to pay the balance in full, please contact this office so that a payment arrangement may be discussed.</p>
${settle > 0 ? `<p>Our client has authorized us to accept a reduced amount of ${$(settle)} in full settlement of your account, provided that it is received in this office on or before ${date.long(addDays(day, 45))}. We are not obligated to renew this offer.</p>` : ""}
<p>Unless you notify this office within thirty (30) days after receiving this notice that you dispute the validity of this debt or any portion thereof, this office will assume this debt is valid. If you notify this office in writing within thirty (30) days from receiving this notice, this office will obtain verification of the debt or obtain a copy of a judgment and mail you a copy of such verification or judgment.</p>
<p>Very truly yours,</p><p><b>Hollinger, Pratt &amp; Dunmore, P.C.</b></p><p style="font-size:9pt">${MINI}</p>
<div class="cp row"><div>Please detach and return with your payment<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["File No.:", file],
            ["Balance Due:", $(balance)],
            ["Amount Enclosed:", "$ __________"],
          ],
        )}Make check payable to Hollinger, Pratt &amp; Dunmore, P.C., as attorneys</div></div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "HOLLINGER, PRATT & DUNMORE, P.C.",
          accounts: [
            {
              kind: "other",
              institution: client,
              accountLast4: account,
              statementDate: day,
              currentBalance: decimal(balance),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
            "accounts.0.accountLast4": [file.slice(-4)],
          },
        },
        "HOLLINGER, PRATT & DUNMORE",
        "Hollinger, Pratt & Dunmore, P.C.",
        "HOLLINGER, PRATT & DUNMORE, P.C.",
        client,
        original,
      ),
    };
  },
};

const CARE = [
  "ST BRENDAN REGIONAL MEDICAL CENTER",
  "LAKE COUNTY EMERGENCY PHYSICIANS",
  "TRI RIVERS RADIOLOGY",
];

/** A medical collector's notice with one to three patient accounts and a card slip at the top. */
const medical: Layout = {
  name: "um-debt-medical",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 7);
    const pin = digits(random, 9);
    const bills = CARE.slice(0, random.whole(1, 3)).map((name) => ({
      name,
      number: digits(random, 8),
      served: addDays(day, -random.whole(150, 420)),
      amount: random.whole(4_500, 164_000),
    }));
    const total = sum(bills.map((bill) => bill.amount));
    return {
      html: document(
        `${BASE}body{${PAGE}}.slip{border:1px solid #446;display:flex}.slip>div{flex:1;padding:6px;border-right:1px solid #446}.k{font-size:6.5pt;color:#446}.t th{background:#446;color:#fff;padding:3px 5px;font-size:8pt}.t td{padding:4px 5px;border-bottom:1px solid #99a}.tot{font-size:12pt;text-align:right;margin:8px 0}.cut{border-top:1px dashed #000;text-align:center;font-size:7pt;margin:10px 0}`,
        `<div class=row><div class=small>PO Box 3537<br>Bloomington IL 61702-3537<br>ADDRESS SERVICE REQUESTED<br>${date.long(day)}</div><div class=slip><div><div class=k>ACCOUNT IDENTIFICATION #</div>${pin}</div><div><div class=k>TOTAL BALANCE DUE</div><b>${$(total)}</b></div><div style="border:0"><div class=k>AMOUNT PAID</div>$</div></div></div>
<div class=row style="margin-top:14px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><b>MIDSTATE HEALTH RECOVERY, INC.</b><br>PO BOX 19023<br>SPRINGFIELD IL 62794-9023</div></div><div class=cut>DETACH HERE AND RETURN TOP PORTION WITH PAYMENT. SEE REVERSE SIDE FOR CREDIT CARD PAYMENT.</div>
<div class=row><div><b style="font-size:13pt;color:#446">Midstate Health Recovery, Inc.</b><br>Phone: (217) 555-0150 or toll free (800) 555-0151<br>Office Hours: Mon - Thu 8:00 AM - 7:00 PM, Fri 8:00 AM - 5:00 PM CST</div><div class=r>Date: ${date.slash(day)}<br>Account #: ${pin}</div></div>
<p>The account(s) listed below have been placed with our office for collection. Our client${bills.length > 1 ? "s have" : " has"} not received payment for the services provided to you. Please remit the balance in full or contact our office to discuss this matter.</p>
${grid(
  "lllrr",
  ["Creditor", "Client Acct #", "Date of Service", "Interest", "Balance"],
  bills.map((bill) => [bill.name, bill.number, date.slash(bill.served), $(0), $(bill.amount)]),
  "class=t",
)}<div class=tot>Total Balance Due: <b>${$(total)}</b></div>
<p>If you have insurance that may pay all or a portion of this debt, please contact our office with your policy information. You may pay online at www.midstatehealth.example using Account # ${pin}. A service charge of $25.00 may be assessed on any returned check.</p>
<p>Unless you notify this office within 30 days after receiving this notice that you dispute the validity of this debt or any portion thereof, this office will assume this debt is valid. If you notify this office in writing within 30 days from receiving this notice that you dispute the validity of this debt or any portion of it, this office will obtain verification of the debt or obtain a copy of a judgment and mail you a copy of such judgment or verification. If you request of this office in writing within 30 days after receiving this notice, this office will provide you with the name and address of the original creditor, if different from the current creditor.</p><p><b>${MINI}</b></p><p class=small>As required by law, you are hereby notified that a negative credit report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations. Calls may be monitored or recorded for quality assurance. NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION.</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "MIDSTATE HEALTH RECOVERY, INC.",
        accounts: bills.map((bill) => ({
          kind: "other" as const,
          institution: bill.name,
          accountLast4: bill.number.slice(-4),
          statementDate: day,
          currentBalance: decimal(bill.amount),
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: [
            "Midstate Health Recovery, Inc.",
            "Midstate Health Recovery",
            "MIDSTATE HEALTH RECOVERY",
          ],
          ...Object.fromEntries(
            bills.flatMap((_, index) => [
              [
                `accounts.${index}.institution`,
                [
                  "MIDSTATE HEALTH RECOVERY, INC.",
                  "Midstate Health Recovery, Inc.",
                  "Midstate Health Recovery",
                ],
              ],
              [`accounts.${index}.kind`, ["loan", "personal-loan"]],
              [`accounts.${index}.interestCharged`, ["0.00"]],
            ]),
          ),
          ...(bills.length === 1
            ? {
                "accounts.0.institution": [
                  "MIDSTATE HEALTH RECOVERY, INC.",
                  "Midstate Health Recovery, Inc.",
                  "Midstate Health Recovery",
                ],
                "accounts.0.accountLast4": [pin.slice(-4)],
              }
            : {}),
        },
      },
    };
  },
};

export const umCollections: readonly Layout[] = [buyer, firm, medical];
