import type { TransactionFacts } from "#contract/extraction.ts";
import { document } from "../layout.ts";
import { makeCreditLine, makeLoan, makePayLaterPlan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { layoutOf, makeDebt, paper } from "./sp-data.ts";

const $ = money.dollar;

/** A credit line that a subservicer keeps for a trust, under a former lender's name: a ledger with its interest row, rates in a side bar. */
const heloc = layoutOf("sp-heloc-subservicer-ledger", (seed) => {
  const d = makeCreditLine(seed * 7 + 350);
  const rows: TransactionFacts[] = [
    ...(d.advances > 0
      ? [
          {
            account: 0,
            date: d.advanceDay,
            description: "ADVANCE - CHECK 1021",
            amount: decimal(-d.advances),
          },
        ]
      : []),
    { account: 0, date: d.paymentDay, description: "PAYMENT RECEIVED", amount: decimal(d.payments) },
    { account: 0, date: d.end, description: "FINANCE CHARGE - PERIODIC RATE", amount: decimal(-d.interest) },
    ...(d.fees > 0 ? [{ account: 0, date: d.end, description: "ANNUAL FEE", amount: decimal(-d.fees) }] : []),
  ];
  const issuer = "Clearmark Home Equity Servicing";
  const html = document(
    `body{font:9.4pt "Liberation Sans"}${BASE}.l{font-size:15pt;font-weight:bold;color:#243b6b}.main{display:flex;gap:16px;margin-top:12px}.side{width:190px;background:#edf0f7;padding:8px;font-size:8pt}.main>div:last-child{flex:1}td,th{padding:3px 4px}`,
    `<div class=row><div class=l>Clearmark<br>Home Equity Servicing</div><div class="r small">Serviced for Sterling Pointe Trust 2006-HE3<br>Your line was formerly with Meridian Home Lending<br>800-555-0112</div></div>
    <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <div class=main><div class=side><b>RATE INFORMATION</b><p>Prime Rate as published in The Wall Street Journal plus a margin of 1.25%.</p>${pairs(
      [
        ["ANNUAL PERCENTAGE RATE", `${d.rate}%`],
        ["Daily periodic rate", `${(Number(d.rate) / 365).toFixed(5)}%`],
        ["Days in cycle", "30"],
        ["Lifetime cap", "18.00%"],
      ],
    )}<p>Interest paid year to date: ${$(d.interest * 4)}</p></div><div>${pairs([
      ["Line account", d.number],
      ["Billing period", `${date.short(d.start)} - ${date.short(d.end)}`],
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Line matures", date.short(d.maturity)],
      ["Minimum payment", $(d.minimum)],
      ["Past due", $(d.pastDue)],
      ["Payment due", date.short(d.dueDate)],
    ])}<h4>Ledger</h4>${grid(
      "llr",
      ["Posted", "Entry", "Amount"],
      [
        ["", "PREVIOUS BALANCE", $(d.previous)],
        ...rows.map((row) => [
          date.short(row.date ?? d.end),
          row.description ?? "",
          money.brackets(Math.round(-100 * Number(row.amount))),
        ]),
        ["", "NEW BALANCE", $(d.balance)],
      ],
    )}</div></div><p class=small>A late charge of 5% or $10.00 applies fifteen days after the due date. Billing errors: write within 60 days to PO Box 77404, Ewing, NJ 08628. Any draw below $300.00 may be returned.</p>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          kind: "heloc",
          institution: issuer,
          accountLast4: d.number.slice(-4),
          periodStart: d.start,
          periodEnd: d.end,
          currentBalance: decimal(d.balance),
          previousBalance: decimal(d.previous),
          creditLimit: decimal(d.limit),
          availableCredit: decimal(d.available),
          minimumPayment: decimal(d.minimum),
          paymentDueDate: d.dueDate,
          pastDue: decimal(d.pastDue),
          maturityDate: d.maturity,
          apr: d.rate,
          interestCharged: decimal(d.interest),
        },
      ],
      ["Clearmark", "Sterling Pointe Trust 2006-HE3"],
      {
        "accounts.0.statementDate": [d.end],
        "accounts.0.paymentsAndCredits": [decimal(d.payments)],
        "accounts.0.purchases": [decimal(d.advances)],
        "accounts.0.feesCharged": [decimal(d.fees)],
      },
      rows,
    ),
  };
});

/** A pay-later firm's two-week plan with ticks, the loan's bank in small print. */
const later = layoutOf("sp-pay-later-ticked-schedule", (seed) => {
  const d = makePayLaterPlan(seed * 5 + 71);
  const html = document(
    `body{font:11pt "DejaVu Sans";text-align:left}${BASE}.l{font-size:22pt;font-weight:bold;color:#6b2cf5}td,th{padding:6px 0;border-bottom:1px solid #ddd}.c{max-width:5in;margin:20px auto}`,
    `<div class=c><div class=l>splitly</div><h2>${d.merchant}</h2><p>Order ${d.number} &middot; ${date.abbreviatedBare(d.boughtOn)}</p><p>Your next payment of <b>${$(d.schedule[d.paid]?.amount ?? 0)}</b> is due ${date.long(d.nextDue)}. You have <b>${$(d.remaining)}</b> left to pay.</p>
    ${grid(
      "llr",
      ["", "Date", "Amount"],
      d.schedule.map((entry, index) => [
        entry.paid ? "&#10003; Paid" : `Payment ${index + 1}`,
        date.abbreviatedBare(entry.day),
        $(entry.amount),
      ]),
    )}
    ${pairs([
      ["Loan amount", $(d.price)],
      ["Interest", $(0)],
      ["APR", "0%"],
      ["Past due", $(0)],
    ])}<p class=small>Splitly, Inc. services loans made by Granite Fork Bank, Member FDIC. Late fee up to $7.00 or 25% of the payment. Monthly plans 10.00% to 36.00% APR: $800.00 at 15.00% for 12 months is $72.21 a month.</p></div>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          kind: "loan",
          institution: "Splitly",
          accountLast4: d.number.slice(-4),
          currentBalance: decimal(d.remaining),
          originalBalance: decimal(d.price),
          minimumPayment: decimal(d.schedule[d.paid]?.amount ?? 0),
          paymentDueDate: d.nextDue,
          pastDue: "0.00",
          apr: "0.00",
        },
      ],
      ["splitly", "Splitly, Inc.", "Granite Fork Bank"],
      {
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.interestCharged": ["0.00"],
        "accounts.0.maturityDate": [d.schedule.at(-1)?.day ?? d.nextDue],
        "accounts.0.paymentsAndCredits": [decimal(d.price - d.remaining)],
      },
    ),
  };
});

/** Patients' and dental financing: the practice in the letterhead's shade, a programme's servicer, terms in sentences. */
const care = layoutOf("sp-dental-financing-coupon", (seed) => {
  const d = makeLoan(seed * 9 + 404, {
    from: 1_500,
    to: 18_000,
    terms: [24, 36, 60],
    rateFrom: 5,
    rateTo: 17,
  });
  const issuer = "Brightarc Patient Lending";
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}.l{color:#00838f;font-size:17pt}.box{border:1px solid #00838f;padding:8px;margin:10px 0}td{padding:3px 0}`,
    `<div class=row><div class=l>BRIGHTARC <b>Patient Lending</b></div><div class=r>Billing date ${date.bare(d.statementDate)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>Treatment by: Cedar Street Dental &amp; Implant Group, PLLC. Provider ID 40217. Chart 118-${d.number.slice(0, 4)}.</p>
    <div class=box>${pairs([
      ["Loan No.", d.number],
      ["Treatment amount financed", $(d.original)],
      ["Unpaid principal", $(d.principal)],
      ["Note rate", `${d.rate}%`],
      ["Instalment", $(d.instalment)],
      ["Overdue", $(d.pastDue)],
      ["Late fee", $(d.lateFee)],
      ["Pay this amount", $(d.instalment + d.pastDue + d.lateFee)],
    ])}</div>
    <p>Your instalment is due on or before ${date.long(d.dueDate)} and the last one on ${date.long(d.maturity)}. We applied ${$(d.last.amount)} on ${date.bare(d.last.day)}: ${$(d.last.principal)} to principal and ${$(d.last.interest)} to interest.</p><p class=small>Loans are made by Tamarack State Bank and serviced by Brightarc Health Finance LLC. Promotional no-interest plans require payment in full within 12 months; otherwise interest at 26.99% is charged from the treatment date. Returned payment $25.00.</p>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          kind: "personal-loan",
          institution: issuer,
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          currentBalance: decimal(d.principal),
          originalBalance: decimal(d.original),
          minimumPayment: decimal(d.instalment),
          paymentDueDate: d.dueDate,
          pastDue: decimal(d.pastDue),
          maturityDate: d.maturity,
          apr: d.rate,
        },
      ],
      ["BRIGHTARC Patient Lending", "Brightarc", "Brightarc Health Finance LLC", "Tamarack State Bank"],
      {
        "accounts.0.kind": ["loan", "other"],
        "accounts.0.feesCharged": [decimal(d.lateFee)],
        "accounts.0.interestCharged": [decimal(d.last.interest)],
        "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
      },
    ),
  };
});

/** The three letters share their sums and nothing of their look. */
const letter = (
  name: string,
  issuer: string,
  names: readonly string[],
  print: (d: ReturnType<typeof makeDebt>, person: ReturnType<typeof makePerson>) => string,
  last4: (d: ReturnType<typeof makeDebt>) => string,
) =>
  layoutOf(name, (seed) => {
    const d = makeDebt(seed + name.length * 101);
    const person = makePerson(d.random);
    return {
      html: print(d, person),
      truth: paper(
        [
          {
            kind: "loan",
            institution: issuer,
            accountLast4: last4(d),
            statementDate: d.letter,
            currentBalance: decimal(d.now),
          },
        ],
        names,
        {
          "accounts.0.kind": ["other", "personal-loan", "credit-card"],
          "accounts.0.accountLast4": [d.file.slice(-4), d.account.slice(-4)],
          "accounts.0.originalBalance": [decimal(d.atFirst)],
          "accounts.0.previousBalance": [decimal(d.atFirst)],
          "accounts.0.pastDue": [decimal(d.now)],
          "accounts.0.interestCharged": [decimal(d.interest)],
          "accounts.0.feesCharged": [decimal(d.fees)],
          "accounts.0.paymentsAndCredits": [decimal(d.paid)],
        },
      ),
    };
  });

const law = letter(
  "sp-collection-law-firm",
  "Rusk, Adeyemi & Pell, P.C.",
  ["Rusk, Adeyemi & Pell", "Talon Ridge Receivables LLC"],
  (d, person) =>
    document(
      `body{font:11pt/1.4 "Liberation Serif";padding:0 .4in}${BASE}.h{text-align:center;font-variant:small-caps;font-size:16pt}`,
      `<div class=h>Rusk, Adeyemi &amp; Pell, P.C.<br><span style="font-size:9pt">Attorneys at Law &middot; 600 Market Street, Suite 1440, Wilmington, DE 19801</span></div><p>${date.long(d.letter)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Our Client: Talon Ridge Receivables LLC<br>Original Creditor: Bluestone Bank, N.A.<br>Account Number: XXXX-XXXX-XXXX-${d.account.slice(-4)}<br>Our File No.: ${d.file}</p><p>Dear ${person.name}:</p><p>This firm represents Talon Ridge Receivables LLC, to which your debt was assigned. As of ${date.long(d.since)} you owed ${$(d.atFirst)}. Between then and today you were charged ${$(d.interest)} in interest and ${$(d.fees)} in fees, and you paid or were credited ${$(d.paid)}. The total amount of the debt now is ${$(d.now)}.</p><p>If you call or write to dispute the debt by ${date.long(d.disputeBy)} we must stop collection until we send you information that shows you owe it. No attorney has personally reviewed your account. Court costs of $125.00 may be awarded if suit is filed.</p><p>Very truly yours,</p><p>This communication is from a debt collector.</p>`,
    ),
  (d) => d.account.slice(-4),
);

const buyer = letter(
  "sp-collection-debt-buyer-offers",
  "Quillfeather Portfolio Recovery, LLC",
  ["QPR", "Quillfeather Portfolio Recovery", "Quillfeather"],
  (d, person) =>
    document(
      `body{font:9.6pt "Liberation Sans"}${BASE}.h{background:#333;color:#fff;padding:8px;font-size:14pt}.o>div{border:1px solid #333;padding:8px;text-align:center}td{padding:3px}`,
      `<div class=h>QPR <span style="font-size:9pt">Quillfeather Portfolio Recovery, LLC</span></div><div class=row><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Date", date.slash(d.letter)],
          ["Account number", d.file],
          ["Original account ending", d.account.slice(-4)],
          ["Seller", "Keyborough Bank"],
          ["Merchant", "Fernwood Furniture"],
          ["Charge-off date", date.slash(d.since)],
        ],
      )}</div></div><h4>Our information shows</h4>${pairs([
        [`You had a balance at charge-off on ${date.slash(d.since)} of`, $(d.atFirst)],
        ["Interest charged since", `+ ${$(d.interest)}`],
        ["Fees charged since", `+ ${$(d.fees)}`],
        ["Paid or credited since", `- ${$(d.paid)}`],
        ["<b>Total amount of the debt now</b>", `<b>${$(d.now)}</b>`],
      ])}<h4>Choose an option by ${date.slash(d.disputeBy)}</h4><div class="row o"><div>40% OFF<br>One payment of ${$(Math.round(d.now * 0.6))}</div><div>20% OFF<br>6 payments of ${$(Math.round((d.now * 0.8) / 6))}</div><div>Pay over time<br>as low as $50.00 a month</div></div><p class=small>The law limits how long you can be sued on a debt. PO Box 12914, Norfolk, VA 23541. License 1012388.</p>`,
    ),
  (d) => d.file.slice(-4),
);

const agency = letter(
  "sp-collection-agency-for-creditor",
  "National Accounts Bureau of Ohio",
  ["NABO", "NATIONAL ACCOUNTS BUREAU OF OHIO", "Mercy Valley Hospital"],
  (d, person) =>
    document(
      `body{font:10pt "Liberation Mono"}${BASE}.tear{border-top:1px dashed;margin-top:30px;padding-top:8px}`,
      `<p>NATIONAL ACCOUNTS BUREAU OF OHIO<br>PO BOX 40912, TOLEDO OH 43604 &nbsp; 419-555-0144</p><p>${date.capitalLong(d.letter)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p>CREDITOR: MERCY VALLEY HOSPITAL<br>ACCOUNT: ${d.file}<br>CLIENT REF: ${d.account}<br>SERVICE DATE: ${date.slash(d.since)}</p><p>YOUR ACCOUNT HAS BEEN PLACED WITH US FOR COLLECTION.</p><p>AMOUNT ON ${date.slash(d.since)}: ${$(d.atFirst)}<br>INTEREST: ${$(d.interest)}<br>FEES: ${$(d.fees)}<br>PAYMENTS: ${$(d.paid)}<br>BALANCE NOW: ${$(d.now)}</p><p>DISPUTE BY ${date.slash(d.disputeBy)}. A CARD PAYMENT COSTS NO FEE. CHECKS RETURNED: $20.00.</p><div class=tear>ACCOUNT ${d.file} &nbsp; BALANCE ${$(d.now)} &nbsp; PAID $________</div>`,
    ),
  (d) => d.file.slice(-4),
);

export const spLines = [heloc, later, care, law, buyer, agency];
