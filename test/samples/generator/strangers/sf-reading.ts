import type { Layout } from "../layout.ts";
import { addMonths, levelPayment, monthlyInterest } from "../loan-data.ts";
import { grid, pairs } from "../markup.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { paper, usd } from "./sf-data.ts";

/** A tenancy in clauses: rent, deposit, late fee, dates of a term. */
const lease = paper("apartment-lease", "letter", ({ name, day, number, amount, whole }) => {
  const rent = whole(85, 240) * 1_000;
  const start = `${addDays(day, 25).slice(0, 7)}-01`;
  return {
    house: ["Quarry Ridge Apartments", "Quarry Ridge Holdings LLC"],
    body: `<h1>RESIDENTIAL LEASE AGREEMENT</h1><p>This agreement is made ${date.long(day)} between Quarry Ridge Holdings LLC ("Landlord") and ${name} ("Tenant") for Unit ${number("B-2##")}.</p><p><b>1. Term.</b> Twelve months, beginning ${date.long(start)} and ending ${date.long(addDays(addMonths(start, 12), -1))}.</p><p><b>2. Rent.</b> ${usd(rent)} per month, due on the 1st. Total rent for the term is ${usd(rent * 12)}. A prorated first payment of ${usd(amount(100, 400))} is due at signing.</p><p><b>3. Late charges.</b> A payment not received by the 5th incurs $75.00 plus $10.00 a day. Returned payments: $35.00. The interest rate on unpaid balances is 12% per annum.</p><p><b>4. Security deposit.</b> ${usd(rent)}, account ${number("****####")} at Weyburn State Bank, earning 0.10% interest.</p><p><b>5. Utilities.</b> Tenant's account. Minimum renter's cover $100,000.</p><p><b>6. Payments.</b> By autopay in the resident portal; credit cards carry a fee of 2.95%. Payments apply first to past due balances.</p><p>Tenant ______________ &nbsp; Landlord ______________</p>`,
  };
});

/** A card's terms as they come with the plastic: many rates and fees, no holder's figures. */
const agreement = paper("cardholder-agreement", "leaflet", ({ day, number, random }) => {
  const [prime, margin] = [random.pick([6.75, 7, 7.25]), random.whole(9, 20) + 0.49];
  const rate = (prime + margin).toFixed(2);
  return {
    house: ["Weyburn State Bank"],
    style: "td,th{padding:7px}td:first-child{font-weight:bold;width:42%}",
    body: `<h1>Cardholder Agreement</h1><p>Weyburn State Bank &nbsp; Pricing information as of ${date.long(day)} &nbsp; ${number("WSB-CA-####")}</p><h3>Interest Rates and Interest Charges</h3>${grid(
      "ll",
      [],
      [
        [
          "Annual Percentage Rate (APR) for Purchases",
          `<span class=big>${rate}%</span><br>This APR will vary with the market based on the Prime Rate.`,
        ],
        [
          "APR for Balance Transfers",
          `<b>0.00%</b> introductory APR for 15 billing cycles, then <b>${rate}%</b>`,
        ],
        ["APR for Cash Advances", `<b>${(prime + 22.74).toFixed(2)}%</b>`],
        ["Penalty APR and When It Applies", "<b>29.99%</b> if you make a late payment."],
        [
          "How to Avoid Paying Interest",
          "Your due date is at least 25 days after the close of each billing cycle. We will not charge interest on purchases if you pay your entire balance by the due date.",
        ],
        ["Minimum Interest Charge", "If you are charged interest, the charge will be no less than $1.50."],
      ],
    )}<h3>Fees</h3>${grid(
      "ll",
      [],
      [
        ["Annual Fee", "$0"],
        ["Balance Transfer", "Either $5 or 5% of the amount of each transfer, whichever is greater."],
        ["Late Payment / Returned Payment", "Up to $40 / up to $29"],
      ],
    )}<div class=cols><p>How We Calculate Your Balance: average daily balance (including new purchases). Minimum payment: the greater of $35 or 1% of your new balance plus interest and late fees. Credit limit: your initial credit line is on the card carrier. We add a margin of ${margin.toFixed(2)}% to the Prime Rate of ${prime.toFixed(2)}%. The daily periodic rate is 1/365th of the APR.</p></div>`,
  };
});

/** A private promise to pay between two people, blank where it would be signed. */
const note = paper("promissory-note", "letter", ({ name, day, amount, random }) => {
  const sum = amount(2_000, 14_000);
  const rate = `${random.whole(3, 7)}.50`;
  const monthly = levelPayment(sum, rate, 36);
  return {
    house: ["Hollis Marchetti"],
    body: `<h1 style="text-align:center">PROMISSORY NOTE</h1><p style="display:flex;justify-content:space-between"><b>${usd(sum)}</b><span>Draft of ${date.long(day)}</span></p><p>FOR VALUE RECEIVED, the undersigned, ${name} ("Maker"), promises to pay to the order of Hollis Marchetti ("Holder") the principal sum of <b>${usd(sum)}</b>, with interest on the unpaid balance at the rate of <b>${rate}%</b> per annum.</p><p>1. <u>Payments.</u> Thirty-six consecutive monthly payments of ${usd(monthly)}, the first due ${date.long(addMonths(`${day.slice(0, 7)}-01`, 1))}, the last on ${date.long(addMonths(`${day.slice(0, 7)}-01`, 36))} ("Maturity Date").</p><p>2. <u>Late charge.</u> 5% of any payment more than ten days past due. 3. <u>Prepayment</u> without penalty. 4. <u>Default.</u> The entire balance becomes due; the default rate is 12.00%. 5. <u>Security.</u> None. 6. <u>Governing law.</u> The State of Ohio.</p><p>Not binding until signed by both parties before a notary.</p><p>_________________ Maker &nbsp;&nbsp; _________________ Holder</p>`,
  };
});

/** A web calculator's printed table: payment, interest and balance month by month of a sum that a person typed. */
const amortisation = paper("amortisation-printout", "leaflet", ({ day, amount, random }) => {
  const sum = Math.round(amount(9_000, 38_000) / 100_000) * 100_000;
  const rate = `${random.whole(4, 11)}.${random.pick(["25", "49", "99"])}`;
  const months = random.pick([48, 60, 72]);
  const monthly = levelPayment(sum, rate, months);
  let left = sum;
  const rows = Array.from({ length: 18 }, (_, index) => {
    const interest = monthlyInterest(left, rate);
    left -= monthly - interest;
    return [
      String(index + 1),
      date.monthYear(addMonths(`${day.slice(0, 7)}-01`, index + 1)),
      usd(monthly),
      usd(monthly - interest),
      usd(interest),
      usd(left),
    ];
  });
  return {
    house: ["sumwise.example", "Sumwise"],
    style: 'body{font-family:"DejaVu Sans"}h1{border:0;font-size:16pt}td,th{border-width:0 0 1px}',
    body: `<p class=small>${date.bareShort(day)}, 9:14 PM &nbsp;&nbsp; Loan Calculator | sumwise.example</p><h1>Loan Calculator</h1><div class=row><div>${pairs(
      [
        ["Loan amount", usd(sum)],
        ["Loan term (months)", String(months)],
        ["Interest rate", `${rate}%`],
      ],
    )}</div><div class=box>Monthly payment<div class=big>${usd(monthly)}</div>Total of ${months} payments ${usd(monthly * months)}<br>Total interest ${usd(monthly * months - sum)}</div></div><h3>Amortization schedule</h3>${grid("rlrrrr", ["#", "Date", "Payment", "Principal", "Interest", "Remaining balance"], rows)}<p class=small>Today's rates: 36-month personal loan from 6.99% APR. Sponsored. &nbsp; https://sumwise.example/loan &nbsp; 1/4</p>`,
  };
});

/** The federal form of what a bank does with personal facts: it speaks of balances, incomes and scores and has none. */
const privacy = paper("privacy-notice", "form", ({ day, number }) => ({
  house: ["Pelican Community Bank", "PELICAN COMMUNITY BANK"],
  body: `<div class=row><b>Rev. ${date.monthYear(day)}</b><span class=small>${number("PCB-####")}</span></div>${grid(
    "ll",
    [],
    [
      ["<h1>FACTS</h1>", "<h1>WHAT DOES PELICAN COMMUNITY BANK DO WITH YOUR PERSONAL INFORMATION?</h1>"],
      [
        "Why?",
        "Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing.",
      ],
      [
        "What?",
        "The types we collect and share depend on the product you have with us: Social Security number and income; account balances and payment history; credit history and credit scores; mortgage rates and payments; overdraft history and checking account information.",
      ],
    ],
  )}<br>${grid(
    "lll",
    ["Reasons we can share your personal information", "Does Pelican share?", "Can you limit this sharing?"],
    [
      [
        "For our everyday business purposes - such as to process your transactions, maintain your account(s), or report to credit bureaus",
        "Yes",
        "No",
      ],
      ["For our marketing purposes", "Yes", "No"],
      ["For joint marketing with other financial companies", "No", "We don't share"],
      ["For our affiliates to market to you", "Yes", "Yes"],
    ],
  )}<h3>To limit our sharing</h3><p>Call ${number("1-800-555-01##")} or mail the form below. We can begin sharing 30 days from ${date.long(day)}.</p><div class=cut>Mail-in form &nbsp; ☐ Do not share my creditworthiness with affiliates &nbsp; Name ________ &nbsp; Account # ____________</div><p>Who we are: Pelican Community Bank; Pelican Card Services; Pelican Investments, LLC. Deposits insured to $250,000.</p>`,
}));

/** A bank's letter on a branch that closes: an account's end is named, fees and a bonus, no balance. */
const closing = paper("branch-closing", "letter", ({ address, name, day, number }) => ({
  house: ["Pelican Community Bank"],
  body: `<h1 style="color:#0b5">Pelican Community Bank</h1><p>${date.long(day)}</p><p>${address}</p><p><b>Your Alder Falls branch will close ${date.long(addDays(day, 92))}</b></p><p>Dear ${name},</p><p>We are writing to you because your checking account ending in ${number("####")} was opened at ${number("2##")} Pine Street. On ${date.long(addDays(day, 92))} at 2 p.m. this branch will be combined with our Carver Falls office, ${number("1#")}.${number("#")} miles away.</p><p>You need not do anything. Your account number, direct deposits, autopay, cards, loans and statements stay the same. Safe deposit boxes must be emptied by ${date.long(addDays(day, 60))}; unused rent is refunded, up to $45.00.</p><p>As a thank you, the $12.00 monthly service fee is waived for three statements, with no minimum daily balance. Open a 9-month certificate at 4.10% APY with $500.00 or more, or ask about home equity lines from 7.49% APR.</p><p>Sincerely,<br>Retail Banking</p><p class=small>Member FDIC. Equal Housing Lender. APY as of ${date.slash(day)}; a penalty may apply.</p>`,
}));

/** A counselling agency's leaflet: an example family's cards with balances and rates, before and after. */
const counselling = paper("counselling-leaflet", "leaflet", ({ day, amount, number }) => {
  const cards = [
    ["Bank card", amount(3_000, 7_000), "24.99%", "8.00%"],
    ["Store card", amount(700, 2_400), "31.49%", "6.00%"],
    ["Gas card", amount(300, 900), "28.24%", "9.90%"],
  ] as const;
  const total = cards.reduce((sum, [, owed]) => sum + owed, 0);
  return {
    house: ["Clearwater Credit Counseling", "Clearwater"],
    style: "h1{color:#035;border-color:#035}",
    body: `<h1>Out of debt in 3 to 5 years</h1><p>Clearwater Credit Counseling, a nonprofit agency &nbsp; ${number("1-888-555-01##")} &nbsp; ${date.monthYear(day)}</p><div class=cols><p>You pay every month and the balance hardly moves. A debt management plan puts your cards into one payment at a lower interest rate. It is not a loan.</p><p>Our counselors are certified. The first talk is free; a plan costs $0 to $59 a month, depending on your state.</p></div><h3>Meet the Madeup family</h3>${grid(
      "lrrrr",
      ["Account", "Current balance", "APR", "APR on a plan", "Minimum payment"],
      [
        ...cards.map(([title, owed, rate, lower]) => [
          title,
          usd(owed),
          rate,
          lower,
          usd(Math.round(owed * 0.031)),
        ]),
        ["<b>Total</b>", `<b>${usd(total)}</b>`, "", "", usd(Math.round(total * 0.031))],
      ],
    )}<div class=box>On their own: ${usd(Math.round(total * 2.4))} over 22 years. With Clearwater: one payment of <b>${usd(Math.round(total / 44))}</b>, debt free in 51 months.</div><div class=cols><p>Bring: statements of each account, two pay stubs, your credit report.</p><p>What happens to my credit score? Accounts in a plan are closed. Late fees stop after three payments.</p></div>`,
  };
});

/** A columnist answers a reader with two cards and a car loan. */
const column = paper("newspaper-column", "leaflet", ({ day, amount, random }) => {
  const [first, second, car] = [amount(4_000, 9_900), amount(900, 3_900), amount(8_000, 19_000)];
  const rate = `${random.whole(21, 29)}.99`;
  return {
    house: ["The Dayton Lantern", "Dayton Lantern"],
    style: "h1{text-align:center;font-family:'Liberation Serif'}.cols{columns:3}",
    body: `<h1>The Dayton Lantern</h1><p style="text-align:center">${date.long(day)} &nbsp; MONEY &nbsp; Page C${random.whole(2, 6)} &nbsp; $2.50</p><p class=big>Avalanche or snowball? Pay the costly one first</p><div class=cols><p><b>Dear Penny Wise:</b> I owe ${usd(first)} on a Visa at ${rate}% APR with a minimum payment of ${usd(Math.round(first * 0.03))}, ${usd(second)} on a store card at 30.49%, and my auto loan balance is ${usd(car)} at 6.4%. I bring home ${usd(amount(1_400, 2_300))} every two weeks. Where do I start? - Tired in Kettering</p><p><b>Dear Tired:</b> Every dollar above the minimums goes to the store card. Interest on it runs to about ${usd(Math.round((second * 0.3049) / 12))} a month. When it is gone, roll its payment into the Visa.</p><p>Call the bank and ask for a hardship rate; one reader's fell from 27.99% to 9.9%. A balance transfer at 0% for 15 months costs a fee of 3% to 5%, so on ${usd(first)} expect ${usd(Math.round(first * 0.05))}.</p><p>Don't skip the car: after a due date is missed by 30 days, it shows on your credit report, and a score of 700 can drop by 80 points.</p><p>The average household now owes $9,144 on cards, says the Fed, up 6% from last year.</p></div><p class=small>Advertisement: Pelican Community Bank. Checking that pays 3.00% APY. See account terms.</p>`,
  };
});

/** A person's own list of debts and bills, typed at the kitchen table: figures without proof. */
const budget = paper("budget-worksheet", "office", ({ first, day, amount, random }) => {
  const bills = [
    ["rent", random.whole(85, 190) * 1_000],
    ["electric + gas", amount(110, 290)],
    ["groceries (goal!!)", random.whole(35, 80) * 1_000],
    ["car ins", amount(90, 190)],
    ["phone", amount(60, 150)],
  ] as const;
  const debts = [
    ["visa", amount(1_900, 6_900), "25ish"],
    ["store card", amount(300, 1_900), "30"],
    ["car", amount(5_000, 15_000), "6.9"],
    ["mom", 60_000, "0"],
  ] as const;
  const pay = amount(1_300, 2_200);
  const out = bills.reduce((sum, [, each]) => sum + each, 0);
  const mins = debts.map(([, owed]) => Math.round(owed * 0.03));
  const least = mins.reduce((sum, each) => sum + each, 0);
  return {
    house: [first],
    style: 'body{font:11pt "DejaVu Sans"}h1{text-align:left}',
    body: `<h1>${first}'s budget - ${date.monthYear(day)}</h1><p>paycheck ${usd(pay)} x 2 = ${usd(pay * 2)}</p><h3>bills</h3>${pairs(
      [...bills.map(([title, each]) => [title, grouped(each)] as const), ["total", grouped(out)]],
      "style='width:60%'",
    )}<h3>what i owe</h3>${grid(
      "lrrrl",
      ["", "balance", "min pmt", "apr %", "due"],
      debts.map(([title, owed, rate], index) => [
        title,
        grouped(owed),
        grouped(mins[index] ?? 0),
        rate,
        `${4 + index * 6}th`,
      ]),
    )}<p>left over: ${usd(pay * 2 - out - least)}</p><p>* call visa about late fee ($39) !!<br>* autopay for car starts ${date.bareNoYear(addDays(day, 9))}<br>* credit score 6${random.whole(10, 89)} per app</p>`,
  };
});

/** A gift card's page of balance and use: a number, an amount available, a list of what was spent. */
const giftCard = paper("gift-card-balance", "bright", ({ day, number, random, amount }) => {
  const [one, two] = [amount(3, 19), amount(4, 21)];
  const loaded = random.pick([5_000, 7_500, 10_000]);
  return {
    house: ["Bramble Market", "Weyburn State Bank"],
    style: ".box{background:#2b2b3b;color:#fff}",
    body: `<h1>Bramble Market Gift Card</h1><div class=box>Card number ${number("6006 49** **** ####")}<br>Available balance<div class=big>${usd(loaded - one - two)}</div>as of ${date.abbreviatedBare(day)}</div><h3>Recent transactions</h3>${grid(
      "llrr",
      ["Date", "Description", "Amount", "Balance"],
      [
        [date.slash(addDays(day, -3)), "Store 0143 purchase", `-${usd(two)}`, usd(loaded - one - two)],
        [date.slash(addDays(day, -16)), "Online purchase", `-${usd(one)}`, usd(loaded - one)],
        [date.slash(addDays(day, -40)), "Activation", usd(loaded), usd(loaded)],
      ],
    )}<p><b>Reload it.</b> Set up auto-reload when your balance falls below the minimum of $10.00. The card is not a credit card; there is no APR, no payment due and no credit limit. Funds do not expire; after 12 months without use a $2.00 monthly fee may apply where allowed.</p><p class=small>Issued by Weyburn State Bank. Not FDIC insured.</p>`,
  };
});

export const sfReading: readonly Layout[] = [
  lease,
  agreement,
  note,
  amortisation,
  privacy,
  closing,
  counselling,
  column,
  budget,
  giftCard,
];
