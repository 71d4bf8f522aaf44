import { document, type Layout } from "../layout.ts";
import { addMonths, levelPayment } from "../loan-data.ts";
import { emptyTruth } from "../other-layouts.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { holderOf, layoutOf, opening, usd, whole } from "./sd-data.ts";

const unwanted = layoutOf("decoy", "unknown");
const unborn = layoutOf("decoy", "loans");

/** A prequalified offer by post: three terms with payments, a savings example with a neighbour's balances, a code and a deadline. */
const offer = unborn("prequalified-terms", (seed) => {
  const random = seededRandom(seed * 83 + 4);
  const [name, street, town] = holderOf(random);
  const day = addDays("2026-01-12", random.whole(0, 290));
  const amount = random.whole(5, 45) * 100_000;
  const rate = `${random.whole(8, 21)}.${random.pick(["49", "74", "99"])}`;
  const terms = [36, 48, 60].map((months) => ({ months, payment: levelPayment(amount, rate, months) }));
  const owed = random.whole(8_000, 19_000) * 100;
  const html = document(
    `body{font:10.4pt "Liberation Serif"}.hd{font:bold 20pt "Liberation Sans";color:#b3471f}table{width:100%;margin:10px 0}td,th{border:1px solid #d9b8a8;padding:6px;text-align:center}th{background:#f8ece6}.fine{font-size:7pt;columns:2}`,
    `<div class=hd>Brightleaf Lending</div><p>${date.long(day)}</p><p>${name}<br>${street}<br>${town}</p><p>Dear ${name.split(" ")[0] ?? ""},</p><p>You are prequalified for up to <b>${whole(amount)}</b>. Turn what you pay now into one fixed payment, with a rate of ${rate}% APR. Use code <b>BLF-${random.whole(10_000, 98_999)}</b> by ${date.long(addDays(day, 35))}.</p><table><tr><th>Amount</th><th>Term</th><th>APR</th><th>Your monthly payment</th><th>Payment due</th></tr>${terms.map((term) => `<tr><td>${whole(amount)}</td><td>${term.months} months</td><td>${rate}%</td><td>${usd(term.payment)}</td><td>the 5th</td></tr>`).join("")}</table><p><b>See the difference.</b> A customer like you had a current balance of ${usd(owed)} on two cards at 24.99% and a minimum payment of ${usd(Math.round(owed * 0.031))}. With Brightleaf, the new payment was ${usd(levelPayment(owed, rate, 48))}.</p><p>Total amount financed ${usd(amount)}; account number will be assigned at funding.</p><div class=fine>This offer is not a commitment to lend. We looked at your credit report; you can stop such offers at 1-888-555-0119. An origination fee of 1.85% to 8.99% is taken from the amount. Late fee $15.00 or 5%. Not available where prohibited. Loans by Weyburn State Bank. Rates between 7.99% and 29.99% APR.</div>`,
  );
  return {
    html,
    truth: opening(emptyTruth("loans", "Brightleaf Lending"), {
      institution: ["Brightleaf Lending", "Weyburn State Bank"],
    }),
  };
});

/** A servicer's yearly escrow account disclosure: an escrow balance month by month, the old and the new payment, a shortage coupon. */
const escrow = unborn("escrow-disclosure", (seed) => {
  const random = seededRandom(seed * 89 + 6);
  const [name, street, town] = holderOf(random);
  const day = addDays("2026-01-08", random.whole(0, 270));
  const house = "Larkhill Home Servicing";
  const number = String(random.whole(10_000_000, 98_999_999));
  const core = random.whole(70_000, 310_000);
  const [taxes, cover] = [random.whole(180_000, 960_000), random.whole(90_000, 390_000)];
  const monthly = Math.round((taxes + cover) / 12);
  const old = monthly - random.whole(1_100, 9_500);
  const shortage = random.whole(10_000, 90_000);
  const spread = Math.round(shortage / 12);
  const effective = `${addDays(day, 40).slice(0, 7)}-01`;
  let balance = random.whole(60_000, 190_000) + taxes;
  const months = Array.from({ length: 12 }, (_, index) => {
    const out = index === 4 ? taxes : index === 8 ? cover : 0;
    balance += monthly - out;
    return { day: addMonths(effective, index), out, balance };
  });
  const html = document(
    `body{font:8.8pt "Liberation Sans"}h3{background:#2f4858;color:#fff;padding:3px 6px;font-size:9.4pt}table{width:100%}td,th{text-align:right;padding:2px 6px;border-bottom:1px dotted #999}td:first-child,th:first-child{text-align:left}.cut{border-top:1px dashed;margin-top:18px;padding-top:8px;display:flex;justify-content:space-between}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt;color:#2f4858">${house}</b><span style="text-align:right">ANNUAL ESCROW ACCOUNT DISCLOSURE STATEMENT<br>${date.long(day)}<br>Loan number: ${number}</span></div><p>${name}<br>${street}<br>${town}</p><p>We review your escrow account once a year. This is not a bill and not your monthly statement. Your account has a <b>shortage of ${usd(shortage)}</b>.</p>
    <h3>What changes</h3><table><tr><th></th><th>Present payment</th><th>New payment effective ${date.slash(effective)}</th></tr><tr><td>Principal and interest</td><td>${usd(core)}</td><td>${usd(core)}</td></tr><tr><td>Escrow deposit</td><td>${usd(old)}</td><td>${usd(monthly)}</td></tr><tr><td>Shortage spread over 12 months</td><td>$0.00</td><td>${usd(spread)}</td></tr><tr><td><b>Total payment</b></td><td><b>${usd(core + old)}</b></td><td><b>${usd(core + monthly + spread)}</b></td></tr></table>
    <h3>Anticipated disbursements</h3><table><tr><td>COUNTY TAX</td><td>${usd(taxes)}</td></tr><tr><td>HOMEOWNERS INSURANCE</td><td>${usd(cover)}</td></tr><tr><td><b>Total</b></td><td><b>${usd(taxes + cover)}</b></td></tr></table>
    <h3>Projection for the coming year</h3><table><tr><th>Month</th><th>To escrow</th><th>From escrow</th><th>Projected balance</th></tr>${months.map((month) => `<tr><td>${date.monthYear(month.day)}</td><td>${grouped(monthly)}</td><td>${month.out > 0 ? grouped(month.out) : ""}</td><td>${grouped(month.balance)}</td></tr>`).join("")}</table><p>Federal law lets us keep a cushion of ${usd(monthly * 2)}. The lowest projected balance falls below it.</p>
    <div class=cut><div>ESCROW SHORTAGE COUPON<br>${name}<br>Loan number ${number}</div><div>Shortage amount ${usd(shortage)}<br>If you pay it now your payment from ${date.slash(effective)} will be ${usd(core + monthly)}<br>Amount enclosed $ ________</div></div>`,
  );
  const at = "accounts.0";
  return {
    html,
    truth: opening(emptyTruth("loans", house), {
      // The loan exists, its balance is not printed: naming it with its number and payment is as right as naming nothing.
      [`${at}.kind`]: ["mortgage"],
      [`${at}.institution`]: [house],
      [`${at}.accountLast4`]: [number.slice(-4)],
      [`${at}.statementDate`]: [day],
      [`${at}.minimumPayment`]: [core + old, core + monthly + spread, core + monthly].map((each) =>
        decimal(each),
      ),
      [`${at}.paymentDueDate`]: [effective],
    }),
  };
});

/** An insurer's declarations page: limits, premiums, instalments with dates, a lender named as the loss payee. */
const declarations = unwanted("policy-declarations", (seed) => {
  const random = seededRandom(seed * 97 + 8);
  const [name, street, town] = holderOf(random);
  const start = addDays("2026-01-15", random.whole(0, 260));
  const end = addMonths(start, 6);
  const parts = [
    ["Bodily injury liability", "$100,000 each person / $300,000 each accident", random.whole(9_000, 31_000)],
    ["Property damage liability", "$100,000 each accident", random.whole(7_000, 24_000)],
    ["Comprehensive", "Actual cash value, $500 deductible", random.whole(3_000, 15_000)],
    ["Collision", "Actual cash value, $1,000 deductible", random.whole(9_000, 39_000)],
    ["Uninsured motorist", "$50,000 each person", random.whole(2_000, 9_000)],
  ] as const;
  const premium = parts.reduce((sum, [, , amount]) => sum + amount, 0);
  const each = Math.round(premium / 6);
  const html = document(
    `@page{margin:0.7in}body{font:9.4pt "Liberation Sans"}table{width:100%;margin:8px 0}td,th{border:1px solid #9aa;padding:4px 7px;text-align:left}td:last-child,th:last-child{text-align:right}th{background:#e4ecef}h1{font-size:14pt;color:#26566b;margin:0}`,
    `<div style="display:flex;justify-content:space-between"><h1>Cedar Mutual Casualty Company</h1><div style="text-align:right"><b>PERSONAL AUTO<br>DECLARATIONS PAGE</b></div></div><p>Named insured: ${name}, ${street}, ${town}</p><p>Policy number <b>PA ${random.whole(1_000_000, 9_899_999)}-${random.whole(10, 98)}</b><br>Policy period ${date.long(start)} to ${date.long(end)}, 12:01 a.m. standard time<br>Statement of account: renewal &nbsp; Agent: T. Ferrand, 1-800-555-0166</p><table><tr><th>Your coverage</th><th>Limit</th><th>Premium</th></tr>${parts.map(([title, limit, amount]) => `<tr><td>${title}</td><td>${limit}</td><td>${usd(amount)}</td></tr>`).join("")}<tr><td colspan=2><b>Total premium for this period</b></td><td><b>${usd(premium)}</b></td></tr></table><p>Vehicle: 2021 Tamarin Crossover, VIN 4XZ${random.whole(100_000, 989_999)}. Loss payee / lienholder: Truewheel Financial, loan ${random.whole(10_000, 98_999)}.</p><table><tr><th>Payment plan</th><th>Due date</th><th>Amount due</th></tr>${[0, 1, 2, 3, 4, 5].map((index) => `<tr><td>Installment ${index + 1}</td><td>${date.slash(addMonths(start, index))}</td><td>${usd(index === 0 ? premium - each * 5 : each)}</td></tr>`).join("")}</table><p style="font-size:7.6pt">An installment fee of $4.00 is part of each payment after the first. A late fee of $10.00 applies after the due date. We may use your credit report to set the premium; your current balance with us is $0.00. Discounts saved you ${usd(random.whole(4_000, 31_000))}.</p>`,
  );
  return { html, truth: emptyTruth("unknown", "Cedar Mutual Casualty Company") };
});

/** A power and water bill: previous balance, payment, new charges, budget plan, a late fee and a slip: everything a card has but debt. */
const utility = unwanted("city-utility-bill", (seed) => {
  const random = seededRandom(seed * 101 + 10);
  const [name, street, town] = holderOf(random);
  const day = addDays("2026-01-20", random.whole(0, 280));
  const due = addDays(day, 21);
  const previous = random.whole(5_000, 31_000);
  const lines = [
    ["Electric service, residential rate R-1", random.whole(4_000, 19_000)],
    ["Water, 5/8 inch meter", random.whole(1_800, 6_400)],
    ["Sewer", random.whole(2_000, 5_900)],
    ["Trash and recycling", 2_350],
  ] as const;
  const fresh = lines.reduce((sum, [, amount]) => sum + amount, 0);
  const number = `${random.whole(10, 98)}-${random.whole(1_000, 9_899)}-${random.whole(10, 98)}`;
  const house = "Alder Falls Municipal Utilities";
  const html = document(
    `body{font:9.4pt "Liberation Sans"}.due{background:#004f7c;color:#fff;padding:12px;width:2.6in}table{width:100%}td{padding:3px 4px;border-bottom:1px solid #d5dee3}td:last-child{text-align:right}.cut{border-top:1px dashed #333;margin-top:30px;padding-top:10px;display:flex;justify-content:space-between}`,
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt;color:#004f7c">${house}</b><p>${name}<br>${street}<br>${town}</p></div><div class=due>Account ${number}<br>Statement date ${date.slash(day)}<br>Amount due<div style="font-size:22pt">${usd(fresh)}</div>Due date ${date.slash(due)}</div></div><h3>Account summary</h3><table><tr><td>Previous balance</td><td>${usd(previous)}</td></tr><tr><td>Payment received ${date.noYear(addDays(day, -12))} - thank you</td><td>-${usd(previous)}</td></tr><tr><td>Balance forward</td><td>$0.00</td></tr><tr><td>New charges</td><td>${usd(fresh)}</td></tr><tr><td><b>Total amount due</b></td><td><b>${usd(fresh)}</b></td></tr></table><h3>Charges for ${date.slash(addDays(day, -31))} to ${date.slash(addDays(day, -2))} (30 days)</h3><table>${lines.map(([title, amount]) => `<tr><td>${title}</td><td>${usd(amount)}</td></tr>`).join("")}</table><p>Meter 44${random.whole(10_000, 98_999)}: ${random.whole(300, 1_400)} kWh at $0.1184. Same month last year: ${random.whole(300, 1_400)} kWh. Your budget plan payment would be ${usd(Math.round(fresh / 1_000) * 1_000)} a month. Deposit on file: $150.00, earning interest at 1.20% a year.</p><p style="font-size:7.4pt">A late charge of 1.5% is added to the unpaid balance after the due date. Service may be disconnected when a past due balance of $50.00 or more remains. Paying by credit card costs $2.95.</p><div class=cut><div>${house}<br>PO Box 88, Alder Falls WA 98201</div><div>Account ${number}<br>Pay by ${date.slash(due)}: ${usd(fresh)}<br>After ${date.slash(due)}: ${usd(Math.round(fresh * 1.015))}</div></div>`,
  );
  return { html, truth: emptyTruth("unknown", house) };
});

/** A landlord's ledger of one lease: charges, payments and a running balance as an account has, but rent is no account of the contract. */
const rent = unwanted("resident-ledger", (seed) => {
  const random = seededRandom(seed * 103 + 12);
  const [name] = holderOf(random);
  const rentDue = random.whole(95, 260) * 1_000;
  const first = `2026-0${random.whole(1, 4)}-01`;
  let balance = 0;
  const rows: Array<readonly [day: string, text: string, charge: number, payment: number, balance: number]> =
    [];
  const add = (day: string, text: string, charge: number, payment: number) => {
    balance += charge - payment;
    rows.push([day, text, charge, payment, balance]);
  };
  for (let month = 0; month < 5; month++) {
    const day = addMonths(first, month);
    const water = random.whole(2_100, 7_800);
    add(day, "Rent - Apartment", rentDue, 0);
    add(day, "Water/Sewer reimbursement", water, 0);
    if (month === 2) add(addDays(day, 5), "Late charge", 7_500, 0);
    add(
      addDays(day, month === 2 ? 6 : 1),
      `ACH payment #${random.whole(1_000, 9_899)}`,
      0,
      month === 4 ? rentDue : balance,
    );
  }
  const day = addDays(addMonths(first, 4), 12);
  const house = "Quarry Ridge Apartments";
  const html = document(
    `@page{margin:0.6in}body{font:9pt "DejaVu Sans","Liberation Sans"}table{width:100%}td,th{padding:4px 6px;text-align:right;border-bottom:1px solid #ddd;font-size:8pt}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{background:#f0f0f0}`,
    `<div style="text-align:center"><b style="font-size:13pt">Resident Ledger</b><br>${house}<br>Date: ${date.bare(day)}</div><p style="display:flex;justify-content:space-between"><span>Code: t00${random.whole(10_000, 98_999)}<br>Name: ${name}<br>Unit: ${random.pick(["B-204", "1107", "C12"])}</span><span>Status: Current<br>Rent: ${grouped(rentDue)}<br>Deposit: ${grouped(50_000)}<br>Lease: ${date.bare(first)} - ${date.bare(addDays(addMonths(first, 12), -1))}<br>Due day: 1</span></p><table><tr><th>Date</th><th>Description</th><th>Charge</th><th>Payment</th><th>Balance</th></tr>${rows.map(([on, text, charge, payment, left]) => `<tr><td>${date.bare(on)}</td><td>${text}</td><td>${charge > 0 ? grouped(charge) : ""}</td><td>${payment > 0 ? grouped(payment) : ""}</td><td>${grouped(left)}</td></tr>`).join("")}</table><table style="margin-top:14px"><tr><th style="text-align:right">0-30 days</th><th style="text-align:right">30-60 days</th><th>Above 60 days</th><th>Amount due</th></tr><tr><td style="text-align:right">${grouped(balance)}</td><td style="text-align:right">0.00</td><td>0.00</td><td>${grouped(balance)}</td></tr></table>`,
  );
  return { html, truth: emptyTruth("unknown", house) };
});

export const sdDecoys: readonly Layout[] = [offer, escrow, declarations, utility, rent];
