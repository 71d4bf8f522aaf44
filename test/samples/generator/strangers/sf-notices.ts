import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { band, grid, pairs } from "../markup.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { paper, usd } from "./sf-data.ts";

/** The monthly bill of a leased car: a contract, a residual, payments that remain, nothing borrowed. */
const carLease = paper("car-lease", "bill", ({ address, day, due, number, amount, whole }) => {
  const [base, tax, fee] = [amount(280, 540), amount(18, 46), amount(0, 30)];
  const account = number("0########");
  const done = whole(4, 30);
  return {
    house: ["Tamarin Motor Leasing"],
    style: ".box{background:#111}h1{color:#111}h3{border-color:#b00}",
    body: `<div class=row><div><h1>TAMARIN MOTOR LEASING</h1><p>${address}</p></div><div class=box>Account ${account}<br>Total due ${date.slash(due)}<div class=big>${usd(base + tax + fee)}</div></div></div><h3>Your lease</h3>${pairs(
      [
        ["Statement date", date.slash(day)],
        ["Vehicle", `2025 Tamarin LX, VIN ...${number("######")}`],
        ["Lease maturity date", date.slash(addMonths(day, 36 - done))],
        ["Payments made / remaining", `${done} / ${36 - done}`],
        ["Residual value", usd(whole(140, 260) * 10_000)],
        ["Annual mileage allowance", "12,000 at $0.25 over"],
      ],
    )}<h3>Amount due</h3>${pairs([
      ["Base monthly payment", usd(base)],
      ["Use tax", usd(tax)],
      ["Toll and late charges", usd(fee)],
      ["Past due amount", "$0.00"],
      ["<b>Total amount due</b>", `<b>${usd(base + tax + fee)}</b>`],
      [`Last payment received ${date.slash(addDays(day, -18))}`, usd(base + tax)],
    ])}<p>Ready for your next Tamarin? 2.9% APR for 60 months on select models. A payoff (purchase) quote is available online; a disposition fee of $395.00 applies on return.</p><div class=cut>Account ${account} &nbsp; Autopay: NO &nbsp; Payment due ${date.slash(due)} &nbsp; ${usd(base + tax + fee)}</div>`,
  };
});

/** A bursar's account: charges by term, aid that is pending, a loan's disbursement, a payment plan's first amount. */
const tuition = paper("tuition-bill", "green", ({ name, day, due, number, amount }) => {
  const [fees, board] = [amount(900, 1_900), amount(2_900, 5_800)];
  const [classes, grant] = [amount(5_800, 14_000), amount(900, 3_900)];
  const loan = 272_300;
  const total = classes + fees + board;
  return {
    house: ["Castellan State University", "Castellan State University Bursar"],
    body: `<h1>Castellan State University &middot; Student Account</h1>${band([
      ["Student", name],
      ["ID", number("900######")],
      ["Statement date", date.dashed(day)],
      ["Due date", date.dashed(due)],
    ])}<div class=box>Amount due <span class=big>${usd(total - grant - loan)}</span></div><h3>Fall 2026</h3>${grid(
      "llrr",
      ["Date", "Description", "Charge", "Credit"],
      [
        [date.dashed(addDays(day, -22)), "Tuition, 15 hours", grouped(classes), ""],
        [date.dashed(addDays(day, -22)), "Technology and campus fees", grouped(fees), ""],
        [date.dashed(addDays(day, -22)), "Housing and 14 meals", grouped(board), ""],
        [date.dashed(addDays(day, -3)), "Castellan Grant", "", grouped(grant)],
        [date.dashed(addDays(day, -3)), "Direct Subsidized Loan (net of 1.057% fee)", "", grouped(loan)],
        ["", "<b>Account balance</b>", `<b>${grouped(total - grant - loan)}</b>`, ""],
      ],
    )}<p>Prior balance 0.00. Minimum payment to avoid being dropped: 20%, ${usd(Math.round((total - grant - loan) * 0.2))}. A service charge of 1.25% is added each month to unpaid balances; holds are placed at $200.00.</p>`,
  };
});

/** A toll road's invoice by plate, with an escalation for those who wait. */
const toll = paper("toll-bill", "office", ({ address, day, due, number, whole }) => {
  const trips = [0, 1, 2, 3].map((index) => ({
    on: addDays(day, -21 + index * 3),
    sum: whole(120, 990),
  }));
  const total = trips.reduce((sum, trip) => sum + trip.sum, 0);
  return {
    house: ["PRAIRIE PARKWAY TOLL AUTHORITY", "Prairie Parkway Toll Authority"],
    body: `<h1>PRAIRIE PARKWAY TOLL AUTHORITY</h1><p>${address}</p><div class=box>INVOICE ${number("TB-#########")} &nbsp; PLATE ${number("TX KLM####")}<br>BALANCE DUE $${grouped(total + 150)} BY ${date.slash(due)}</div><h3>TRANSACTIONS</h3>${grid(
      "lllr",
      ["DATE", "TIME", "LOCATION", "AMOUNT"],
      trips.map((trip, index) => [
        date.slash(trip.on),
        number(`0${index + 6}:4#`),
        number("GANTRY ## NB"),
        grouped(trip.sum),
      ]),
    )}${pairs([
      ["PREVIOUS BALANCE", "0.00"],
      ["TOLLS THIS PERIOD", grouped(total)],
      ["MAILING FEE", "1.50"],
      ["TOTAL AMOUNT DUE", grouped(total + 150)],
    ])}<p>IF NOT PAID: 2ND NOTICE ADDS $5.00, THEN $25.00 PER TOLL. A TAG ACCOUNT WITH AUTOPAY SAVES 50%; MINIMUM BALANCE $10.00, PREPAID $20.00.</p>`,
  };
});

/** A citation left behind a wiper. */
const parking = paper("parking-fine", "slip", ({ day, number, random }) => {
  const fine = random.pick([3_500, 4_800, 6_500, 9_000]);
  const citation = number("4########");
  return {
    house: ["CITY OF ALDER FALLS", "City of Alder Falls"],
    body: `<h1>CITY OF ALDER FALLS</h1><h3>NOTICE OF PARKING VIOLATION</h3>${pairs([
      ["CITATION", citation],
      ["ISSUED", `${date.slash(day)} 14:${number("3#")}`],
      ["PLATE", number("WA BRD####")],
      ["MAKE", "TAMARIN GRY"],
      ["LOCATION", number("#00 BLK PINE")],
      ["METER", number("P-###")],
      ["CODE 11.24", "EXPIRED METER"],
    ])}<div class=box>AMOUNT DUE<div class=big>${usd(fine)}</div>IF PAID BY ${date.slash(addDays(day, 15))}</div>${pairs(
      [
        [`AFTER ${date.slash(addDays(day, 15))}`, usd(fine + 2_500)],
        [`AFTER ${date.slash(addDays(day, 45))}`, usd(fine + 5_000)],
        ["UNPAID CITATIONS", "0"],
        ["BALANCE FORWARD", "$0.00"],
      ],
    )}<p>PAY ONLINE WITH A CREDIT CARD ($2.50 FEE). UNPAID FINES MAY BE SENT TO COLLECTIONS AND YOUR REGISTRATION HELD.</p><div class=cut>DETACH STUB &nbsp; ${citation}</div>`,
  };
});

/** A clerk's notice of costs: counts, restitution, credits and a minimum a month set by the judge. */
const court = paper("court-fine", "letter", ({ address, name, day, due, number, amount }) => {
  const [fine, costs, restitution, paid] = [
    amount(100, 500),
    amount(120, 300),
    amount(0, 900),
    amount(20, 100),
  ];
  return {
    house: ["Tamarack County District Court", "TAMARACK COUNTY DISTRICT COURT"],
    style: "h1{text-align:center;font-size:13pt}",
    body: `<h1>TAMARACK COUNTY DISTRICT COURT<br>OFFICE OF THE CLERK</h1><p>${date.long(day)}</p><p>${address}</p><p><b>Re: State v. ${name}, Case No. ${number("26CR00####")}</b></p><p>The following is assessed under the judgment entered ${date.long(addMonths(day, -2))}:</p>${pairs(
      [
        ["Fine", usd(fine)],
        ["Court costs and fees", usd(costs)],
        ["Restitution", usd(restitution)],
        [`Paid ${date.slash(addDays(day, -19))}, receipt ${number("#####")}`, `(${usd(paid)})`],
        ["<b>Balance owing</b>", `<b>${usd(fine + costs + restitution - paid)}</b>`],
      ],
    )}<p>You were ordered to pay at least $50.00 each month. Your next payment is due ${date.long(due)}. Interest accrues on restitution at 9% per annum. Failure to pay may result in a warrant, a license suspension, or a referral.</p><p>Deputy Clerk</p>`,
  };
});

/** A state's support ledger: an obligation, arrears with interest, payments by wage withholding. */
const support = paper("child-support", "office", ({ address, day, number, amount }) => {
  const [monthly, arrears] = [amount(310, 980), amount(200, 4_800)];
  const interest = Math.round(arrears * 0.005);
  const paid = monthly - amount(0, 40);
  return {
    house: ["STATE DISBURSEMENT UNIT", "Division of Child Support Services"],
    body: `<h1>DIVISION OF CHILD SUPPORT SERVICES<br>MONTHLY NOTICE OF ACCOUNT</h1><p>${address}</p>${pairs([
      ["CASE NUMBER", number("0##########")],
      ["NOTICE DATE", date.slash(day)],
      ["ROLE", "PAYING PARENT"],
    ])}<h3>ACCOUNT SUMMARY</h3>${pairs([
      ["BEGINNING BALANCE (ARREARS)", grouped(arrears)],
      ["CURRENT SUPPORT CHARGED", grouped(monthly)],
      ["INTEREST CHARGED, 6.00% PER YEAR", grouped(interest)],
      ["PAYMENTS RECEIVED", `${grouped(paid)}-`],
      ["ENDING BALANCE", grouped(arrears + monthly + interest - paid)],
    ])}<h3>PAYMENTS</h3>${grid(
      "llr",
      ["DATE", "SOURCE", "AMOUNT"],
      [[date.slash(addDays(day, -12)), "INCOME WITHHOLDING - EMPLOYER", grouped(paid)]],
    )}<p class=box>PLEASE PAY: CURRENT ${grouped(monthly)} PLUS ARREARS PAYMENT 75.00 = ${grouped(monthly + 7_500)} DUE THE 1ST. PAST DUE SUPPORT OF $1,000.00 OR MORE MAY BE REPORTED TO CREDIT BUREAUS.</p><p>PAY TO: STATE DISBURSEMENT UNIT</p>`,
  };
});

/** A guest's folio that comes to nothing on the last line. */
const folio = paper("hotel-folio", "leaflet", ({ name, day, number, amount, whole }) => {
  const nights = whole(2, 4);
  const [rate, food] = [amount(119, 289), amount(14, 70)];
  const tax = Math.round(rate * 0.135);
  const total = nights * (rate + tax) + food;
  return {
    house: ["The Halyard Inn & Suites", "The Halyard Inn"],
    style: "td,th{border-width:0 0 1px}",
    body: `<h1>The Halyard Inn &amp; Suites</h1><div class=row><div>${name}<br>Company:<br>Rewards no. ${number("HY#######")}</div><div>${pairs(
      [
        ["Room", number("4##")],
        ["Folio no.", number("88####")],
        ["Arrival", date.stampDashed(addDays(day, -nights))],
        ["Departure", date.stampDashed(day)],
      ],
    )}</div></div>${grid(
      "llrr",
      ["Date", "Description", "Charges", "Credits"],
      [
        ...Array.from({ length: nights }, (_, index) => addDays(day, index - nights)).flatMap((night) => [
          [date.stampDashed(night), "Room charge", grouped(rate), ""],
          [date.stampDashed(night), "Occupancy tax 13.5%", grouped(tax), ""],
        ]),
        [date.stampDashed(addDays(day, -1)), "Harbor Grill", grouped(food), ""],
        [date.stampDashed(day), `Mastercard XX${number("####")}`, "", grouped(total)],
        ["", "<b>Total</b>", grouped(total), grouped(total)],
        ["", "<b>Balance due</b>", "0.00", ""],
      ],
    )}<p>I agree that my liability for this bill is not waived. Points earned this stay: ${whole(900, 8_000)}. Earn 5x with the Halyard Visa: $0 intro annual fee, 0% intro APR for 12 months, then 21.24% to 29.99%.</p>`,
  };
});

/** A state's renewal notice for plates: a due date, fees, a late penalty. */
const registration = paper("vehicle-registration", "form", ({ address, day, due, number, amount }) => {
  const [licence, levy] = [amount(40, 90), amount(25, 260)];
  return {
    house: ["Department of Motor Vehicles", "DEPARTMENT OF MOTOR VEHICLES"],
    body: `<div class=row><div><h1>DEPARTMENT OF MOTOR VEHICLES</h1>REGISTRATION RENEWAL NOTICE</div><div class=box>AMOUNT DUE <span class=big>${usd(licence + levy + 2_300)}</span><br>DUE DATE ${date.slash(due)}</div></div><p>${address}</p>${grid(
      "llll",
      ["LICENSE NUMBER", "VEHICLE ID NUMBER", "MAKE / YEAR", "RENEWAL ID (RIN)"],
      [[number("8TRK###"), number("4XZ##########"), "TAMA 2019", number("####")]],
    )}<h3>FEES</h3>${pairs([
      ["Registration fee", usd(licence)],
      ["Vehicle license fee (may be deductible)", usd(levy)],
      ["County / district fees", "$23.00"],
      ["Parking citations outstanding", "$0.00"],
      ["TOTAL", usd(licence + levy + 2_300)],
      [`If postmarked after ${date.slash(due)}`, usd(licence + levy + 2_300 + 3_400)],
    ])}<p>Legal owner / lienholder: TRUEWHEEL FINANCIAL. Insurance required: minimum $30,000/$60,000/$15,000. Issued ${date.slash(day)}. A 1.95% fee applies to card payments.</p><div class=cut>REMIT WITH PAYMENT &nbsp; RIN as above &nbsp; ${usd(licence + levy + 2_300)}</div>`,
  };
});

/** A garage's estimate: parts, labour and a shop's credit card with no interest for six months. */
const repair = paper("repair-estimate", "office", ({ address, day, number, amount, whole }) => {
  const jobs = [
    ["FRONT PADS + ROTORS", amount(120, 260), amount(110, 220)],
    ["TIMING COVER RESEAL", amount(40, 160), amount(500, 1_400)],
    ["ALIGNMENT", 0, 9_995],
  ] as const;
  const [parts, hours] = [1, 2].map((at) => jobs.reduce((sum, job) => sum + Number(job[at]), 0));
  const [p, h] = [parts ?? 0, hours ?? 0];
  const tax = Math.round(p * 0.07);
  return {
    house: ["BENTWRENCH AUTO CARE", "Bentwrench Auto Care"],
    body: `<h1>BENTWRENCH AUTO CARE</h1><div style="text-align:center">*** ESTIMATE *** NOT AN INVOICE</div><div class=row><p>${address}</p><div>${pairs(
      [
        ["RO #", number("######")],
        ["DATE", date.short(day)],
        ["MILEAGE", String(whole(60_000, 148_000))],
      ],
    )}</div></div>${grid(
      "lrrr",
      ["JOB", "PARTS", "LABOR", "TOTAL"],
      jobs.map(([title, part, work]) => [title, grouped(part), grouped(work), grouped(part + work)]),
    )}${pairs([
      ["PARTS", grouped(p)],
      ["LABOR", grouped(h)],
      ["SHOP SUPPLIES", "24.95"],
      ["TAX 7% ON PARTS", grouped(tax)],
      ["ESTIMATED TOTAL", `$${grouped(p + h + tax + 2_495)}`],
      ["DEPOSIT DUE TODAY 10%", `$${grouped(Math.round((p + h + tax + 2_495) / 10))}`],
    ])}<p class=box>BENTWRENCH CREDIT CARD: NO INTEREST IF PAID IN FULL WITHIN 6 MONTHS ON $199.00 OR MORE. INTEREST CHARGED FROM PURCHASE DATE OTHERWISE. MINIMUM MONTHLY PAYMENTS REQUIRED. 34.99% APR.</p>`,
  };
});

/** A form for pay by deposit: an employer, two accounts, a split of the net pay. */
const depositForm = paper("direct-deposit-form", "form", ({ name, address, day, number, whole }) => ({
  house: ["Dunmere Foods LLC", "Dunmere Foods", "Weyburn State Bank", "Pelican Community Credit Union"],
  body: `<h1>Payroll Direct Deposit Authorization</h1><p>Dunmere Foods LLC, Payroll Department &nbsp; Effective pay date ${date.slash(addDays(day, 12))}</p><div class=box>Employee: ${name} &nbsp; Employee ID ${number("00####")}<br>${address}</div><h3>ACCOUNTS</h3>${grid(
    "lllll",
    ["", "Financial institution", "Routing number", "Account number", "Deposit"],
    [
      [
        "1 ☒ Checking ☐ Savings",
        "Weyburn State Bank",
        number("0914#####"),
        number("77########"),
        `$${whole(5, 19) * 50}.00 of net pay`,
      ],
      [
        "2 ☐ Checking ☒ Savings",
        "Pelican Community Credit Union",
        number("3119#####"),
        number("10######"),
        `${whole(1, 4) * 5}% of net pay`,
      ],
      ["3 ☐ Checking ☐ Savings", "", "", "", "Remaining balance"],
    ],
  )}<p>I authorize my employer to deposit my net pay, and to make withdrawals to correct an error. Pay frequency: biweekly. Amounts must be at least $25.00. ☐ Pay card: monthly fee $0.00, ATM withdrawal $2.50.</p><p>Signature ____________ Date ${date.slash(day)}</p><div class=cut>Attach a voided check here. &nbsp; PAY TO THE ORDER OF ________ $ VOID</div>`,
}));

export const sfNotices: readonly Layout[] = [
  carLease,
  tuition,
  toll,
  parking,
  court,
  support,
  folio,
  registration,
  repair,
  depositForm,
];
