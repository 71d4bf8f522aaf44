import type { Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { later, numerals, PAGE, paper, repaid, row, someDay, sum } from "./up-data.ts";

const $ = money.dollar;
const SHOPS = [
  "Peloria Fitness",
  "Marlow Mattress Co.",
  "Trailhead Outfitters",
  "Vantek Electronics",
  "Juniper Airways",
];

type Plan = {
  readonly shop: string;
  readonly number: string;
  readonly bought: string;
  readonly price: number;
  readonly left: number;
  readonly each: number;
  readonly due: string;
  readonly ends: string;
  readonly rate: string;
  readonly overdue: number;
  readonly paidOn: string;
};

/** A pay-later lender's account overview printed from the web: a card for each purchase, some free of interest. */
const payLater = paper(
  "up-paylater-overview",
  13,
  `body{font:10pt Inter,Helvetica,Liberation Sans;color:#101820}${BASE} .w{font:bold 22pt Helvetica;letter-spacing:-1px} .w i{color:#4a4af4} .card{border:1px solid #d9d9e3;border-radius:10px;padding:10px 14px;margin-top:10px;break-inside:avoid} .card td{padding:1.5px 0;font-size:9pt} .card h4{margin:0 0 4px} .late{color:#b3261e;font-weight:bold} .hist td,.hist th{border-bottom:1px solid #eee;padding:4px 2px;font-size:9pt} .g{color:#666;font-size:7.5pt}`,
  (random, person) => {
    const stated = someDay(random, random.whole(10, 24), 3);
    const offset = random.whole(0, 4);
    const lateOne = random.chance(0.3);
    const plans = Array.from({ length: random.whole(2, 4) }, (_, index): Plan => {
      const shop = SHOPS[(index + offset) % SHOPS.length] ?? "Vantek Electronics";
      const number = `${random.pick(["K7QX", "M2RD", "ZP4W", "H9TB"])}-${numerals(random, 4)}`;
      if (index === 1) {
        const each = random.whole(1_500, 9_000);
        const paid = random.whole(1, 2);
        const due = addDays(stated, random.whole(3, 12));
        return {
          shop,
          number,
          bought: addDays(due, -14 * paid),
          price: each * 4,
          left: each * (4 - paid),
          each,
          due,
          ends: addDays(due, 14 * (3 - paid)),
          rate: "0.00",
          overdue: 0,
          paidOn: addDays(due, -14),
        };
      }
      const term = random.pick([6, 12, 18, 24]);
      const paid = random.whole(1, term - 3);
      const rate = random.pick([10, 15, 19.99, 25.99, 29.99, 35.99]);
      const loan = repaid(random.whole(15_000, 220_000), rate, term, paid);
      const due = `${later(stated, 1).slice(0, 8)}0${random.whole(1, 9)}`;
      const overdue = lateOne && index === 0 ? loan.level : 0;
      return {
        shop,
        number,
        bought: later(due, -paid - 1 - (overdue > 0 ? 1 : 0)),
        price: loan.original,
        left: loan.balance,
        each: loan.level,
        due,
        ends: later(due, term - paid - (overdue > 0 ? 2 : 1)),
        rate: rate.toFixed(2),
        overdue,
        paidOn: later(due, overdue > 0 ? -2 : -1),
      };
    });
    const history = plans
      .map((plan, index) => ({ plan, index }))
      .toSorted((one, two) => two.plan.paidOn.localeCompare(one.plan.paidOn));
    const rows = history.map(({ plan, index }) => row(plan.paidOn, plan.shop, plan.each, index));
    const body = `<div class=row><div class=w>lattic<i>e</i></div><div class=r>Account overview<br>As of ${date.abbreviatedBare(stated)}</div></div>
<p>${person.name}<br><span class=g>j&bull;&bull;&bull;&bull;@mail.example &nbsp;&middot;&nbsp; (&bull;&bull;&bull;) &bull;&bull;&bull;-4471</span></p>
<div class=row style="background:#f4f4fb;border-radius:10px;padding:12px 16px"><div><div class=g>You owe</div><div style="font-size:18pt">${$(sum(plans.map((plan) => plan.left)))}</div></div><div><div class=g>Active loans</div><div style="font-size:18pt">${plans.length}</div></div><div><div class=g>Your spending estimate*</div><div style="font-size:18pt">${money.wholeDollars(random.whole(4, 36) * 10_000)}</div></div></div>
<h3>Active loans</h3>${plans
      .map(
        (plan) =>
          `<div class=card><h4>${plan.shop} <span class=g>Loan ID ${plan.number}</span></h4>${plan.overdue > 0 ? `<div class=late>Overdue: ${$(plan.overdue)} was due ${date.abbreviatedBare(later(plan.due, -1))}</div>` : ""}<div class=row>${pairs(
            [
              ["Remaining balance", $(plan.left)],
              ["Loan amount", $(plan.price)],
              ["Purchased", date.abbreviatedBare(plan.bought)],
            ],
          )}${pairs([
            ["Next payment", $(plan.each)],
            ["Due", date.abbreviatedBare(plan.due)],
            ["Final payment", date.abbreviatedBare(plan.ends)],
            ["APR", `${plan.rate}%`],
          ])}</div><div class=g>${plan.rate === "0.00" ? "Pay in 4: every 2 weeks, interest-free" : "Monthly payments"} &middot; AutoPay ${plan.overdue > 0 ? "off" : "on"}</div></div>`,
      )
      .join("")}
<h3>Recent payments</h3>${grid(
      "lllr",
      ["Date", "Loan", "Paid with", "Amount"],
      history.map(({ plan }) => [
        date.abbreviatedBare(plan.paidOn),
        plan.shop,
        "Debit card &bull;&bull;3310",
        $(plan.each),
      ]),
      "class=hist",
    )}
${PAGE}<h3>Offers for you</h3><p>0% APR for 12 months at Corbel Home on $250 or more. Prequalify without affecting your credit score. Savings account: earn 3.75% APY, no minimums.</p><h3>Helpful to know</h3><p class=g>The remaining balance is the principal you still owe. Interest is simple interest, so paying early saves you money; there are no late fees, no prepayment fees and no hidden fees. We may report your loan and payment history to credit bureaus, and paying late may affect your ability to get another loan.</p><p class=g>*Your spending estimate is not guaranteed and is subject to an eligibility check. Rates from 0&ndash;36% APR. For example, a $800.00 purchase might be split into 12 monthly payments of $72.21 at 15% APR, or 4 interest-free payments of $200.00 every 2 weeks. A down payment may be required.</p><p class=g>Loans by Lattice Loan Services, LLC, or by its lending partners, Meridian Falls Bank, Member FDIC, and Pine Ledge Bank; serviced by Lattice Loan Services, LLC. California residents: loans are made or arranged pursuant to a California Finance Lenders Law license. NMLS ID 1479506. 650 California St, Fl 12, San Francisco, CA 94108. Help: 855-555-0123.</p>`;
    return {
      body,
      institution: "Lattice",
      also: ["lattice", "Lattice Loan Services, LLC", "Lattice Loan Services"],
      accounts: plans.map((plan) => ({
        kind: "loan",
        accountLast4: plan.number.slice(-4),
        statementDate: stated,
        currentBalance: decimal(plan.left),
        originalBalance: decimal(plan.price),
        minimumPayment: decimal(plan.each),
        paymentDueDate: plan.due,
        maturityDate: plan.ends,
        apr: plan.rate,
        ...(plan.overdue > 0 ? { pastDue: decimal(plan.overdue) } : {}),
      })),
      rows,
      allowed: Object.fromEntries(
        plans.flatMap((plan, index) => [
          [`accounts.${index}.kind`, ["personal-loan", "other"]],
          [`accounts.${index}.paymentsAndCredits`, [decimal(plan.each)]],
        ]),
      ),
    };
  },
);

/** A medical collector's second letter: patient and service, a breakdown in a table, a pay-in-parts offer as decoy. */
const collector = paper(
  "up-collector-medical",
  14,
  `body{font:10pt Times New Roman,Liberation Serif}${BASE} .adr{font:8pt Arial} .ac td,.ac th{border:1px solid #000;padding:3px 6px;font-size:9pt} .op{border:1px solid #000;padding:6px 10px;margin:8px 0} .co{border-top:1px dashed #000;margin-top:16px;padding-top:8px}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(3, 27));
    const served = addDays(stated, -random.whole(240, 620));
    const placed = addDays(stated, -random.whole(32, 60));
    const charged = random.whole(24_000, 310_000);
    const interest = random.chance(0.5) ? Math.round(charged * 0.04) : 0;
    const fees = random.chance(0.25) ? random.pick([1_500, 2_500]) : 0;
    const paid = random.chance(0.45) ? random.whole(20, 110) * 100 : 0;
    const owed = charged + interest + fees - paid;
    const number = `${random.pick(["MC", "RW", "TX"])}${numerals(random, 8)}`;
    const clientNumber = numerals(random, 9);
    const client = random.pick([
      "Saint Brannoc Regional Medical Center",
      "Cedar Flats Emergency Physicians",
      "Lowell Valley Imaging",
    ]);
    const part = Math.ceil(owed / 6);
    const offer = addDays(stated, 35);
    const body = `<div class=row><div class=adr><b style="font-size:12pt">WEXFORD RECOVERY SERVICES, INC.</b><br>P.O. Box 50250, Knoxville, TN 37950<br>Office hours: Mon - Thu 8AM - 8PM, Fri 8AM - 5PM ET<br>Toll free: 1-877-555-0109 &nbsp; wexfordpay.example</div><div class=r>${date.long(stated)}</div></div>
<p style="margin:36px 0 26px 36px">${block}</p>
<table style="width:70%"><tr><td>Re:</td><td>Creditor: <b>${client}</b></td></tr><tr><td></td><td>Creditor's Account No.: ${clientNumber}</td></tr><tr><td></td><td>Our Reference No.: <b>${number}</b></td></tr><tr><td></td><td>Date of Service: ${date.slash(served)}</td></tr><tr><td></td><td>Amount Due: <b>${$(owed)}</b></td></tr></table>
<p>Dear ${person.name}:</p>
<p>We wrote to you before about the account shown above, which ${client} placed with this office on ${date.slash(placed)}. As of the date of this letter the account remains unpaid. If you have insurance that should pay for these services, please send us a copy of both sides of your card, or call us with the information.</p>
${grid(
  "lrrrrr",
  ["Service date", "Principal", "Interest", "Fees", "Payments / Adjustments", "Balance"],
  [[date.slash(served), $(charged), $(interest), $(fees), paid > 0 ? `(${$(paid)})` : "$0.00", $(owed)]],
  "class=ac",
)}
<div class=op><b>Need time?</b> If the whole balance is more than you can handle, you may pay in six monthly payments of ${$(part)}, the first by ${date.long(offer)}.${random.chance(0.5) ? ` Or settle the account with one payment of ${$(Math.round(owed * 0.7))}, a saving of 30%, received in this office by ${date.long(offer)}.` : ""} We are not obligated to renew this offer.</div>
<p>You may qualify for financial assistance or charity care from the hospital under its written policy. Ask the creditor's billing office for an application, or go to its website. Nothing in this letter asks you to waive that right.</p>
<p>Sincerely,<br>D. Halvorsen, Ext. 4418<br>Wexford Recovery Services, Inc.</p>
<p><b>This communication is from a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose.</b></p>
<p class=small>A returned check may be subject to a fee of $25.00 where the law permits it. Calls to or from this company may be monitored or recorded.</p>
<div class=co><div class=adr>*** Detach lower portion and return with payment ***</div><div class=row><div class=adr>PO BOX 1280<br>OAKS PA 19456-1280<br>ADDRESS SERVICE REQUESTED<br><br>WEXFORD RECOVERY SERVICES INC<br>PO BOX 50250<br>KNOXVILLE TN 37950-0250</div><div class=adr>${pairs(
      [
        ["&#9633; VISA &nbsp; &#9633; MASTERCARD &nbsp; &#9633; DISCOVER", ""],
        ["CARD NUMBER", "EXP. DATE ___ / ___"],
        ["SIGNATURE", "AMOUNT $ ________"],
        ["REFERENCE NO.", number],
        ["BALANCE", $(owed)],
      ],
    )}</div></div></div>
${PAGE}<div class=adr><p><b>We are required by law to notify consumers of the following rights. This list does not include a complete list of the rights consumers have under state and federal law.</b></p><p>CALIFORNIA: The state Rosenthal Fair Debt Collection Practices Act and the federal Act require that, except under unusual circumstances, collectors may not contact you before 8 a.m. or after 9 p.m. COLORADO: A consumer has the right to request in writing that a debt collector cease further communication. In-state office: 8690 Wolff Court, Suite 110, Westminster, CO 80031, 303-920-4763. MASSACHUSETTS: You have the right to make a request that telephone calls regarding your debt not be made to your place of employment; it is valid for ten days unless written confirmation is sent within seven days. MINNESOTA: This collection agency is licensed by the Minnesota Department of Commerce. NEW YORK CITY: Department of Consumer and Worker Protection license number 2090917-DCA. NORTH CAROLINA: Permit number 104256. TENNESSEE: This collection agency is licensed by the Collection Service Board of the Department of Commerce and Insurance. UTAH: As required by law, a negative credit report may be submitted to a credit reporting agency.</p><p>We will not report a medical debt to a credit bureau where the balance is below $500.00 or it is less than 365 days old. To opt out of e-mails, write to privacy@wexfordpay.example. WISCONSIN: This agency is licensed by the Division of Banking, PO Box 7876, Madison, WI 53707.</p></div>`;
    return {
      body,
      institution: "Wexford Recovery Services, Inc.",
      also: [
        "Wexford Recovery Services, Inc",
        "Wexford Recovery Services",
        "WEXFORD RECOVERY SERVICES INC",
        "WEXFORD RECOVERY SERVICES, INC.",
        client,
      ],
      accounts: [
        {
          kind: "other",
          accountLast4: number.slice(-4),
          statementDate: stated,
          currentBalance: decimal(owed),
        },
      ],
      allowed: {
        "accounts.0.kind": ["loan", "personal-loan"],
        "accounts.0.accountLast4": [clientNumber.slice(-4)],
        "accounts.0.originalBalance": [decimal(charged)],
        "accounts.0.interestCharged": [decimal(interest)],
        "accounts.0.feesCharged": [decimal(fees)],
        "accounts.0.paymentsAndCredits": [decimal(paid)],
        "accounts.0.pastDue": [decimal(owed)],
      },
    };
  },
);

export const upOthers: readonly Layout[] = [payLater, collector];
