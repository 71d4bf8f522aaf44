import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, facts, makeDebt, paper, rateOf, rowsWhen, type Size, tr, truthOf } from "./so-data.ts";

const $ = money.dollar;

const ROOF: Size = {
  borrowed: [120, 740],
  terms: [180, 240, 300],
  rates: [1, 7],
  endings: ["49", "99", "50", "25"],
};

/** A solar lender: cards of rounded corners, the payment that comes if no tax credit is paid in, a table of scenarios. */
const solar = paper("solar-target-balance-cards", (seed) => {
  const d = makeDebt(seed * 47 + 2, ROOF);
  const target = Math.round(d.original * 0.3);
  const later = Math.round(d.instalment * 1.37);
  const by = addMonths(d.due, 2 + (seed % 9));
  return {
    style: `body{font:9.4pt "DejaVu Sans Light";color:#123}.t{display:flex;justify-content:space-between;margin-bottom:16px}.t b{font:bold 20pt "Liberation Sans";color:#f2a900}.c{display:grid;grid-template-columns:1.5fr 1fr 1fr;gap:10px}.c>div{border:1px solid #cdd9e3;border-radius:12px;padding:10px 12px}.c .p{background:#083d5c;color:#fff;grid-row:span 2}.p strong{font-size:22pt;display:block;font-weight:normal}.c small{display:block;color:#678}.p small{color:#bcd}.sc{margin-top:14px}.sc th,.sc td{padding:4px 8px;font-size:8.4pt;border-bottom:1px solid #cdd9e3}.s{font-size:7.2pt;line-height:1.5;margin-top:16px;color:#456}`,
    body: `<div class=t><b>&#9728; brightgable</b><span class=r>Hello, ${d.person.name}<br>Loan ${d.number}<br>System ID ${d.other.slice(0, 8)}<br>Bill date: ${date.slash(d.statement)}</span></div>
      <div class=c><div class=p><small>Amount due ${date.long(d.due)}</small><strong>${$(d.totalDue)}</strong><table style="margin-top:10px">${tr("Monthly payment", $(d.regular))}${tr("Past due", $(d.pastDue))}${tr("Fees", $(d.fees))}</table><small style="margin-top:8px">Auto pay discount of 0.50% is ${seed % 2 === 0 ? "included in" : "not included in"} your rate.</small></div><div><small>Principal balance</small>${$(d.principal)}</div><div><small>Interest rate</small>${d.rate}% fixed</div><div><small>Amount of loan</small>${$(d.original)}</div><div><small>Final payment date</small>${date.slash(d.matures)}</div></div>
      <table class=sc><tr><th>If by ${date.slash(by)} you prepay</th><th class=r>Monthly payment from ${date.noYear(by)}</th><th class=r>You would pay over the term</th></tr>${tr(`${$(target)} (target)`, $(d.regular), $(d.regular * d.term + target))}${tr($(Math.round(target / 2)), $(Math.round((d.regular + later) / 2)), $(Math.round(((d.regular + later) / 2) * d.term)))}${tr("$0.00", $(later), $(later * d.term))}</table>
      <p>We received ${$(d.last.amount)} on ${date.slash(d.last.day)}: ${$(d.last.principal)} went to principal and ${$(d.last.interest)} to interest. Paid this year: ${$(d.ytd.principal)} principal, ${$(d.ytd.interest)} interest.</p>
      ${address(d, 'style="font-size:8pt;margin-top:12px"')}
      <p class=s>Creditor: Canyon State Bank. Brightgable, Inc. (NMLS 1830027) services your loan for it. Federal tax credits are yours to claim; neither of us gives tax advice. A UCC-1 fixture filing of record may cost $75.00 to subordinate for a refinance. Your installer's production estimate of 8,412 kWh at $0.142 per kWh is not a promise. Mail: Brightgable, PO Box 91910, Sioux Falls SD 57109. Returned payment fee $15.00; a late fee of ${$(d.lateCharge)} may be charged after 15 days.</p>`,
    truth: truthOf([d], [facts(d, "loan", "Brightgable, Inc.")], {
      also: ["Brightgable", "brightgable", "Brightgable, Inc", "Canyon State Bank"],
      kinds: ["personal-loan", "other"],
      noRows: true,
    }),
  };
});

/** A home-improvement plan sold at a contractor's table: interest deferred and waived if paid in time, two due amounts told apart. */
const improvement = paper("home-improvement-deferred-interest", (seed) => {
  const base = makeDebt(seed * 53 + 6, {
    borrowed: [38, 420],
    terms: [84, 120, 144],
    rates: [14, 22],
    endings: ["99", "49", "90"],
  });
  const months = 3 + (seed % 8);
  const deferred = Math.round((base.original * Number(base.rate) * months) / 1_200);
  const minimum = Math.round(base.original / 100);
  const paid = minimum * months;
  const principal = base.original - paid;
  const opened = addMonths(base.due, -months - 1);
  const d = { ...base, principal, pastDue: 0, fees: 0 };
  const ends = addMonths(opened, 18);
  const start = addDays(addMonths(d.statement, -1), 1);
  const paidOn = addDays(start, 9);
  return {
    style: `body{font:9.2pt "Liberation Sans";color:#222}.hd{display:flex;justify-content:space-between;border-top:10px solid #3c6e47;padding-top:8px}.hd b{font:bold 18pt "DejaVu Serif Condensed";color:#3c6e47}.pr{border:2px solid #3c6e47;padding:10px 12px;margin:12px 0;font-size:10pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:24px}.two td{padding:2px 0}.two h4{margin:0 0 3px;font-size:9.6pt;background:#e6efe7;padding:2px 6px}.tx{margin-top:14px}.tx th{background:#3c6e47;color:#fff;padding:3px 6px;font-size:8.2pt}.tx td{padding:3px 6px}.s{font-size:7.3pt;line-height:1.45;margin-top:14px}`,
    body: `<div class=hd><div><b>Trellis&reg;</b><br><span style="font-size:8pt">Home Project Loans</span></div><div class=r>Account ending in <b style="font:bold 9.2pt 'Liberation Sans'">${d.number.slice(-4)}</b><br>Plan 3118 &nbsp; Application ID ${d.other.slice(0, 10)}<br>${date.slash(start)} to ${date.slash(d.statement)}</div></div>
      ${address(d, 'style="margin:14px 0 0 24px"')}
      <div class=pr><b>No interest if you pay in full by ${date.long(ends)}.</b> To avoid the ${$(deferred)} of interest that has built up since ${date.long(opened)}, pay the whole promotional balance of ${$(principal)} by then. After that your payment will be ${$(d.instalment)} a month for the rest of the term.</div>
      <div class=two><div><h4>Balance</h4><table>${tr("Previous balance", $(principal + minimum))}${tr("Payments", money.brackets(-minimum))}${tr("Project draws", "$0.00")}${tr("Interest billed", "$0.00")}${tr("Fees billed", "$0.00")}${tr("<b>Current balance</b>", `<b>${$(principal)}</b>`)}${tr("Deferred interest (not billed)", $(deferred))}</table></div>
      <div><h4>Payment</h4><table>${tr("Payment this month", $(minimum))}${tr("Past due", "$0.00")}${tr("Amount due", $(minimum))}${tr("Due", date.slash(d.due))}${tr("Suggested to pay in time", $(Math.ceil(principal / Math.max(1, 18 - months))))}</table><h4 style="margin-top:8px">Terms</h4><table>${tr("Amount financed", $(d.original))}${tr("APR (fixed)", `${d.rate}%`)}${tr("Contractor", "Hearth &amp; Eave Roofing")}</table></div></div>
      <table class=tx><tr><th>Date</th><th>What</th><th class=r>Amount</th></tr><tr><td>${date.slash(paidOn)}</td><td>PAYMENT - THANK YOU</td><td class=r>${money.brackets(-minimum)}</td></tr></table>
      <p class=s>Trellis is a program name for consumer loans by federally insured, equal-opportunity lenders. Your lender: Bank of Fenwick, Member FDIC. Serviced by Trellis Servicing, LLC, 1797 Peach Row, Atlanta GA 30309 on behalf of your lender. Late payment: ${$(Math.round(minimum / 20))} or $15.00, whichever is less. Payments made by autopay from Lakeland Bank are drawn on the due date. A reamortization can be asked for once with a lump sum of $2,500.00 or more. You should not sign a completion certificate before the work is done.</p>`,
    truth: truthOf(
      [d],
      [
        facts(d, "loan", "Trellis", ["maturityDate", "statementDate"], {
          minimumPayment: decimal(minimum),
          pastDue: "0.00",
          previousBalance: decimal(principal + minimum),
          periodStart: start,
          periodEnd: d.statement,
          apr: rateOf(d.rate),
          paymentsAndCredits: decimal(minimum),
          feesCharged: "0.00",
          interestCharged: "0.00",
        }),
      ],
      {
        also: ["Trellis Home Project Loans", "Trellis Servicing, LLC", "Bank of Fenwick", "Trellis®"],
        kinds: ["personal-loan", "other"],
        rows: [{ account: 0, date: paidOn, description: "PAYMENT - THANK YOU", amount: decimal(minimum) }],
        allowed: { "accounts.0.statementDate": [d.statement], "accounts.0.purchases": ["0.00"] },
      },
    ),
  };
});

/** Manufactured homes: an acronym with a former name, all capitals, the insurance in the payment, delinquency by buckets, counter slip. */
const manufactured = paper("manufactured-home-former-name", (seed) => {
  const d = makeDebt(seed * 59 + 33, {
    borrowed: [340, 1_680],
    terms: [180, 240, 276],
    rates: [7, 12],
    endings: ["25", "50", "75", "95"],
    escrow: [60, 210],
  });
  const tax = Math.round(d.escrow * 0.4);
  const inspection = d.missed > 1 ? 2_000 : 0;
  const now = d.totalDue + inspection;
  return {
    style: `body{font:8.9pt "DejaVu Sans Mono"}.l{display:flex;gap:14px;align-items:center;border:2px solid #000;padding:8px 12px}.l b{font:bold 24pt "Liberation Serif";border-right:2px solid #000;padding-right:14px}.b3{display:grid;grid-template-columns:repeat(3,1fr);border:1px solid #000;margin-top:12px}.b3>div{padding:6px 8px;border-right:1px solid #000}.b3>div:last-child{border:0}.b3 u{display:block;margin-bottom:4px;font-size:8pt}.b3 td{font-size:7.6pt;padding:1px 0}.ag th,.ag td{border:1px solid #000;padding:3px 6px;font-size:7.8pt;text-align:center}.s{font-size:6.8pt;line-height:1.4;margin-top:12px}.cut{border-top:2px dashed #000;margin-top:16px;padding-top:10px}`,
    body: `<div class=l><b>HMF</b><span>HOMESTEAD MANOR FINANCE, INC.<br><span style="font-size:7.6pt">FORMERLY PALMETTO HOUSING CREDIT &nbsp;&middot;&nbsp; AN EQUAL HOUSING LENDER</span></span></div>
      <div class=row style="margin-top:16px">${address(d, 'style="padding-left:16px"')}<table style="flex:1;font-size:8pt">${tr("LOAN NUMBER", d.number)}${tr("HOME SERIAL NO", `HMT${d.other.slice(0, 6)}AB`)}${tr("HUD LABEL", `NTA1${d.other.slice(4, 10)}`)}${tr("BILLING DATE", date.bare(d.statement))}${tr("PAYMENT DUE DATE", date.bare(d.due))}${tr("TOTAL AMOUNT DUE", money.plain(now))}</table></div>
      <div class=b3><div><u>CURRENT PAYMENT</u><table>${tr("PRIN &amp; INT", money.plain(d.instalment))}${tr("HOME INSURANCE", money.plain(d.escrow - tax))}${tr("PERSONAL PROP TAX", money.plain(tax))}${tr("MONTHLY PAYMENT", money.plain(d.regular))}</table></div><div><u>BALANCES</u><table>${tr("PRINCIPAL", money.plain(d.principal))}${tr("ESCROW", money.plain(d.escrowBalance))}${tr("UNAPPLIED", money.plain(d.suspense))}${tr("LATE CHARGES", money.plain(d.fees))}${tr("OTHER FEES", money.plain(inspection))}</table></div><div><u>NOTE</u><table>${tr("AMT FINANCED", money.plain(d.original))}${tr("RATE", `${d.rate}00%`)}${tr("FIRST DUE", date.bare(d.opened))}${tr("MATURES", date.bare(d.matures))}${tr("PMTS LEFT", String(d.term - d.made))}</table></div></div>
      <table class=ag style="margin-top:10px"><tr><th>CURRENT</th><th>1-29 PAST DUE</th><th>30-59 PAST DUE</th><th>60+ PAST DUE</th><th>TOTAL PAST DUE</th></tr><tr><td>${money.plain(d.regular)}</td><td>${money.plain(d.missed > 0 ? d.regular : 0)}</td><td>${money.plain(d.missed > 1 ? d.regular : 0)}</td><td>0.00</td><td>${money.plain(d.pastDue)}</td></tr></table>
      <p>LAST PAYMENT ${date.bare(d.last.day)}: ${money.plain(d.last.amount)} (INT ${money.plain(d.last.interest)}, PRIN ${money.plain(d.last.principal)}, ESCROW ${money.plain(d.escrow)}). YEAR TO DATE INT ${money.plain(d.ytd.interest)}, PRIN ${money.plain(d.ytd.principal)}, ESCROW ${money.plain(d.ytd.escrow)}.</p>
      ${rowsWhen(d.missed > 0, `<p><b>YOUR HOME IS COLLATERAL. CALL 1-800-555-0199 BEFORE ${date.bare(addDays(d.statement, 12))}.</b></p>`)}
      <p class=s>PAYOFF IS NOT PRINCIPAL; AS OF THE BILLING DATE IT IS ${money.plain(d.payoff)}. LATE AFTER 15 DAYS: ${money.plain(d.lateCharge)}. NSF 25.00. SITE RENT IS PAID TO YOUR COMMUNITY, NOT TO US (${money.plain(41_500 + (seed % 7) * 1_000)} PER YOUR APPLICATION). MOVING THE HOME NEEDS OUR WRITTEN CONSENT. HMF IS LICENSED AS HOMESTEAD MANOR FINANCE, INC., NMLS 1561, KNOXVILLE TN 37919. INSURANCE IS PLACED BY HMF AGENCY LLC; COVER 72,000, DEDUCTIBLE 1,000. THIS IS AN ATTEMPT TO COLLECT A DEBT.</p>
      <div class="cut row"><div>HMF PAYMENT PROCESSING<br>PO BOX 98051<br>LOUISVILLE KY 40298</div><table style="flex:1">${tr("LOAN", d.number)}${tr("DUE", date.bare(d.due))}${tr("PAY", money.plain(now))}${tr("PAY AFTER 15 DAYS", money.plain(now + d.lateCharge))}</table></div>`,
    truth: truthOf([d], [facts(d, "mortgage", "Homestead Manor Finance, Inc.")], {
      also: ["HMF", "HOMESTEAD MANOR FINANCE, INC.", "Homestead Manor Finance"],
      kinds: ["loan", "other"],
      noRows: true,
      allowed: {
        "accounts.0.feesCharged": [
          decimal(d.fees),
          decimal(d.missed > 0 ? d.lateCharge : 0),
          decimal(inspection),
          decimal(d.fees + inspection),
        ],
      },
    }),
  };
});

export const soHomes: readonly Layout[] = [solar, improvement, manufactured];
