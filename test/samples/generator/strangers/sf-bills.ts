import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { band, grid, pairs } from "../markup.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { backOf, paper, usd } from "./sf-data.ts";

/** Balances, a deferred payment agreement's advert, a late charge in per cent and a deposit that earns interest. */
const electric = paper("electric", "bill", ({ address, day, due, number, amount, whole }) => {
  const [before, power, wires, levies] = [amount(60, 260), amount(40, 150), amount(30, 90), amount(4, 19)];
  const carried = amount(0, 60);
  const fresh = power + wires + levies;
  const late = Math.round(carried * 0.015);
  const account = number("44## ### ###");
  return {
    house: ["Ridgeline Power & Light", "Ridgeline Power", "RPL"],
    body: `<div class=row><div><h1>Ridgeline Power &amp; Light</h1><p>${address}</p></div><div class=box>Account number ${account}<br>Total amount due by ${date.abbreviatedBare(due)}<div class=big>${usd(carried + fresh + late)}</div>AutoPay: not enrolled</div></div>
    <h3>Account summary as of ${date.long(day)}</h3>${pairs([
      ["Previous balance", usd(before + carried)],
      [`Payment received ${date.monthDay(addDays(day, -14))}`, `-${usd(before)}`],
      ["Past due balance", usd(carried)],
      ["Late payment charge, 1.5%", usd(late)],
      ["Current charges", usd(fresh)],
      ["<b>Account balance</b>", `<b>${usd(carried + fresh + late)}</b>`],
    ])}
    <h3>Current charges, ${date.monthDay(addDays(day, -32))} - ${date.monthDay(addDays(day, -2))}</h3>${pairs(
      [
        [`Supply ${whole(310, 1_400)} kWh x $0.10${number("##")}`, usd(power)],
        ["Delivery", usd(wires)],
        ["Taxes and regulatory charges", usd(levies)],
      ],
    )}
    <p>Security deposit held $200.00, interest paid 2.10% a year. Having trouble? A deferred payment agreement starts at 50% down with a minimum payment of $25.00 a month. Budget Billing would make every bill ${usd(Math.round(fresh / 500) * 500)}.</p>
    <div class="row cut"><div>Ridgeline Power &amp; Light<br>PO Box 5510, Carver Falls OR 97004</div><div>${pairs(
      [
        ["Account", account],
        ["Payment due", date.slash(due)],
        ["Amount due", usd(carried + fresh + late)],
        ["Amount enclosed", "$________"],
      ],
    )}</div></div>${backOf("Ridgeline", "<b>Previous balance:</b> what you owed on your last bill. <b>Account balance:</b> previous balance less payments plus current charges. <b>Late payment charge:</b> 1.5% a month, 18% a year, on balances above $25.00.", "<b>Example.</b> A home that uses 1,000 kWh pays $131.42, of which $12.00 is the basic charge. With Budget Billing the payment is $118.00.", "<b>Energy loans.</b> Heat pumps: borrow $2,500 to $15,000 at 3.99% APR for up to 120 months through Pelican Community Bank.")}`,
  };
});

/** A levelised plan: the amount to pay, the true cost and a deferred balance that rolls forward, as a loan's would. */
const gas = paper("gas-levelised", "green", ({ address, day, due, number, amount, whole }) => {
  const [deferred, level, cost] = [amount(40, 310), amount(60, 140), amount(30, 220)];
  const rest = deferred + cost - level;
  const member = number("#####-##");
  return {
    house: ["Northfork Gas Cooperative", "NORTHFORK GAS COOPERATIVE"],
    body: `<h1>NORTHFORK GAS COOPERATIVE</h1>${band([
      ["Member number", member],
      ["Bill date", date.short(day)],
      ["Payment due date", date.short(due)],
      ["Please pay", `<span class=big>${usd(level)}</span>`],
    ])}<p>${address}</p><h3>Level Payment Plan</h3>${pairs([
      ["Deferred balance last month", usd(deferred)],
      ["Actual cost of gas this month", usd(cost)],
      ["Plan payment", `(${usd(level)})`],
      ["Deferred balance now", rest < 0 ? `(${usd(-rest)})` : usd(rest)],
      ["Settle-up month", "April"],
    ])}<h3>Twelve months</h3>${grid(
      "lrrr",
      ["Month", "Therms", "Cost", "Billed"],
      [0, 1, 2, 3, 4, 5].map((index) => [
        date.monthYear(addMonths(day, index - 6)),
        String(whole(9, 140)),
        grouped(amount(20, 190)),
        grouped(level),
      ]),
    )}<div class=box>Furnace due for replacement? Members may borrow up to $9,500 at 4.99% APR for 60 months and repay on this bill. Ask us.</div><p class=small>A charge of 5% applies to balances unpaid 10 days after the due date. Patronage capital credited to you in 2025: ${usd(amount(8, 45))}.</p><div class=cut>Detach and return. Member ${member} &nbsp; Pay by ${date.short(due)}: ${usd(level)} &nbsp; After: ${usd(Math.round(level * 1.05))}</div>`,
  };
});

/** A wireless bill whose handsets are paid in instalments at 0%, each with a balance that remains. */
const wireless = paper("phone-device", "bright", ({ name, day, due, number, amount, whole }) => {
  const lines = ["", ""].map(() => {
    const price = whole(18, 36) * 3_600;
    const paid = whole(3, 30);
    return { phone: number("555-01##"), price, paid, each: price / 36, plan: whole(30, 55) * 100 };
  });
  const fees = amount(9, 24);
  const total = lines.reduce((sum, line) => sum + line.each + line.plan, fees);
  return {
    house: ["Quill Mobile", "quill mobile"],
    body: `<div class=row><div><h1>quill mobile</h1><p>Hi ${name}!<br>Account ${number("9########-000#")}<br>Bill period ${date.monthDay(addDays(day, -30))} - ${date.monthDay(addDays(day, -1))}</p></div><div class=box>Your bill is<div class=big>${usd(total)}</div>AutoPay is scheduled for ${date.longNoYear(due)}<br>Card ending ${number("####")}</div></div><h3>By line</h3>${grid(
      "lrrr",
      ["Line", "Plan", "Device", "Total"],
      [
        ...lines.map((line) => [
          `(512) ${line.phone}`,
          usd(line.plan),
          usd(line.each),
          usd(line.plan + line.each),
        ]),
        ["Taxes and fees", "", "", usd(fees)],
        ["<b>Total due</b>", "", "", `<b>${usd(total)}</b>`],
      ],
    )}<h3>Device instalment agreements</h3>${grid(
      "llrrrr",
      ["Agreement", "Device", "Financed", "Installment", "Paid", "Remaining balance"],
      lines.map((line, index) => [
        number("EIP 20##########"),
        index === 0 ? "Kestrel 9 Pro 256GB" : "Kestrel 8a 128GB",
        usd(line.price),
        `${line.paid} of 36 &nbsp; ${usd(line.each)}`,
        usd(line.each * line.paid),
        usd(line.price - line.each * line.paid),
      ]),
    )}<p>0.00% APR. Remaining balance becomes due if you cancel. Previous balance ${usd(total)}, payment ${date.bareNoYear(addDays(day, -9))} -${usd(total)}, balance forward $0.00.</p><p class=small>Late fee: the greater of $7.00 or 5%. Get the Quill Rewards Card: 3% back, $0 annual fee, 19.99% - 29.99% variable APR. Offer from Weyburn State Bank.</p>${backOf("Quill Mobile", "<b>Device agreements.</b> Amount financed is the price less the down payment. Number of payments 36, annual percentage rate 0.00%, finance charge $0.00. Late payments can be reported to credit bureaus.", "<b>Credit class.</b> Your account spending limit is $400.00. Your next credit review is in 90 days.", "<b>Trade in.</b> Up to $830.00 off over 36 monthly bill credits of $23.05; credits end when the balance is paid.")}`,
  };
});

/** Cable: bundles, a promotional discount that expires, equipment, and a returned payment. */
const internet = paper("internet-tv", "office", ({ address, day, due, number, amount }) => {
  const [net, tv, gear] = [amount(59, 99), amount(60, 130), 1_700];
  const [off, taxes, back] = [2_000, amount(8, 29), 2_500];
  const old = amount(120, 190);
  const fresh = net + tv + gear - off + taxes + back;
  return {
    house: ["TRELLIS BROADBAND", "Trellis Broadband"],
    body: `<h1>TRELLIS BROADBAND<br>STATEMENT OF SERVICE</h1><div class=row><p>${address}</p><div>${pairs([
      ["Account Number", number("8155 10 ### #######")],
      ["Statement Date", date.slash(day)],
      ["Service From", `${date.noYear(addDays(day, 6))}-${date.noYear(addDays(day, 36))}`],
      ["Due By", date.slash(due)],
    ])}</div></div><h3>BALANCE</h3>${pairs([
      ["Previous Balance", grouped(old)],
      [`Payment ${date.noYear(addDays(day, -20))}`, `${grouped(old)}-`],
      [`Payment returned ${date.noYear(addDays(day, -17))}`, grouped(old)],
      ["Remaining Balance - due now", grouped(old)],
    ])}<h3>NEW CHARGES</h3>${pairs([
      ["Internet 500", grouped(net)],
      ["TV Choice + Regional Sports", grouped(tv)],
      ["Gateway and 1 box", grouped(gear)],
      [`Promotion, ends ${date.slash(addMonths(day, 5))}`, `${grouped(off)}-`],
      ["Taxes, franchise fee", grouped(taxes)],
      ["Returned payment fee", grouped(back)],
      ["TOTAL NEW CHARGES", grouped(fresh)],
    ])}<p class=box><span class=big>TOTAL DUE &nbsp; $${grouped(old + fresh)}</span></p><p>TO KEEP SERVICE PAY AT LEAST THE REMAINING BALANCE OF $${grouped(old)} BY ${date.slash(addDays(day, 8))}. LATE FEE $10.00. RECONNECTION $6.00. A CREDIT CARD ON FILE SAVES $10.00 A MONTH.</p>`,
  };
});

/** A premium notice of a home insurer with a minimum due against the full balance. */
const premium = paper("premium-notice", "bill", ({ address, day, due, number, amount }) => {
  const yearly = amount(900, 2_900);
  const paid = Math.round(yearly * 0.25);
  const rest = yearly - paid;
  const least = Math.round(rest / 3) + 500;
  return {
    house: ["Harbor Oak Insurance Group", "Harbor Oak Insurance"],
    style: "h1,.k{color:#7a3e00}.box{background:#7a3e00}h3{border-color:#7a3e00}",
    body: `<h1>Harbor Oak Insurance Group</h1><p style="font-size:13pt">Premium billing statement</p><div class=row><p>${address}</p><div class=box>Minimum amount due<div class=big>${usd(least)}</div>Due date ${date.slash(due)}<br>Or pay in full ${usd(rest)}</div></div>${band(
      [
        ["Billing account", number("A00######")],
        ["Statement date", date.slash(day)],
        ["Balance", usd(rest)],
        ["Payment plan", "Quarterly"],
      ],
    )}<h3>Policies on this account</h3>${grid(
      "llrr",
      ["Policy", "Term", "Premium", "Unpaid balance"],
      [
        [
          number("HO3 #######"),
          `${date.slash(addDays(day, -80))} - ${date.slash(addMonths(addDays(day, -80), 12))}`,
          usd(yearly),
          usd(rest),
        ],
      ],
    )}<h3>Activity since the last statement</h3>${pairs([
      ["Balance last statement", usd(yearly)],
      [`${date.slash(addDays(day, -61))} Payment - thank you`, `-${usd(paid)}`],
      ["Installment fee (included in the minimum due)", "$5.00"],
    ])}<p>If the minimum amount due is not received by ${date.long(addDays(due, 12))}, coverage will cancel for non-payment. A mortgagee is named: Larkhill Home Servicing, loan ${number("00########")}.</p><div class="row cut"><div>Make checks payable to Harbor Oak</div><div>${pairs(
      [
        ["Minimum due", usd(least)],
        ["Full balance", usd(rest)],
        ["Due", date.slash(due)],
      ],
    )}</div></div>${backOf("Harbor Oak", "<b>Minimum amount due</b> is the installment plus fees plus any past due amount. <b>Balance</b> is the premium not yet paid for the policy term.", "<b>Late fee</b> $10.00. <b>Payment plans:</b> monthly $5.00 an installment, quarterly $5.00, full pay saves 6%.", "<b>Mortgage billed?</b> Send your servicer the billing account number before the due date.")}`,
  };
});

/** A family's ledger at the dentist: insurance estimates, aged balances, a finance charge line. */
const dentist = paper("dentist", "form", ({ address, name, day, due, number, amount }) => {
  const [exam, films, crown] = [amount(60, 120), amount(40, 110), amount(900, 1_500)];
  const covered = Math.round((exam + films) * 0.9 + crown * 0.5);
  const mine = exam + films + crown - covered;
  const charge = Math.round(mine * 0.015);
  return {
    house: ["Willow Creek Family Dentistry", "Deanna Orrin DDS"],
    body: `<div class=row><div><h1>Willow Creek Family Dentistry</h1>Deanna Orrin DDS &nbsp; 22 Mill Race Rd<br><p>${address}</p></div><div>${grid(
      "lrr",
      ["STATEMENT DATE", "AMOUNT DUE", "ACCOUNT NO."],
      [[date.short(day), usd(mine + charge), number("####")]],
    )}<p class=box>IF PAYING BY CREDIT CARD FILL OUT BELOW &nbsp; ☐ ☐ ☐<br>CARD NUMBER ____________________ EXP ____ AMOUNT ______</p></div></div><h3>RESPONSIBLE PARTY: ${name}</h3>${grid(
      "lllrrr",
      ["Date", "Patient", "Description", "Charges", "Credits", "Balance"],
      [
        [date.short(addDays(day, -40)), "Self", "D0120 Periodic exam", grouped(exam), "", grouped(exam)],
        [date.short(addDays(day, -40)), "Self", "D0274 Bitewings", grouped(films), "", grouped(exam + films)],
        [
          date.short(addDays(day, -33)),
          "Self",
          "D2740 Crown #14",
          grouped(crown),
          "",
          grouped(exam + films + crown),
        ],
        [
          date.short(addDays(day, -9)),
          "Self",
          "Insurance payment, Bluestem Dental",
          "",
          grouped(covered),
          grouped(mine),
        ],
        [
          date.short(day),
          "",
          "Finance charge 1.5% / 18% annual",
          grouped(charge),
          "",
          grouped(mine + charge),
        ],
      ],
    )}<br>${grid("rrrrr", ["Current", "30 days", "60 days", "90 days", "Balance due"], [[grouped(mine + charge), "0.00", "0.00", "0.00", usd(mine + charge)]])}<p>Payment is due ${date.slash(due)}. Your insurance did not pay in full. Next appointment: call us.</p>`,
  };
});

/** A hospital's guarantor statement: charges, adjustments and what is owed, in prose and boxes. */
const hospital = paper("hospital", "bright", ({ address, day, due, number, amount }) => {
  const [room, lab, drugs] = [amount(1_900, 7_800), amount(300, 900), amount(90, 600)];
  const total = room + lab + drugs;
  const contract = Math.round(total * 0.52);
  const paid = Math.round(total * 0.31);
  const copay = 15_000;
  const owed = total - contract - paid - copay;
  const account = number("10#######");
  return {
    house: ["St. Brannoc Medical Center", "St. Brannoc Health"],
    style: "h1,h3{color:#00695c}.box{border-color:#00695c}",
    body: `<div class=row><div><h1>St. Brannoc<br>Medical Center</h1><p>${address}</p></div><div class=box>Guarantor account ${account}<br>Statement date ${date.abbreviatedBare(day)}<br>You owe<div class=big>${usd(owed)}</div>Pay by ${date.abbreviatedBare(due)}</div></div><h3>Emergency visit, ${date.long(addDays(day, -58))}</h3>${pairs(
      [
        ["Emergency room and facility", usd(room)],
        ["Laboratory", usd(lab)],
        ["Pharmacy", usd(drugs)],
        ["Total charges", usd(total)],
        ["Insurance adjustment", `-${usd(contract)}`],
        ["Insurance payment", `-${usd(paid)}`],
        [`Your payment ${date.bareNoYear(addDays(day, -58))}`, `-${usd(copay)}`],
        ["<b>Balance</b>", `<b>${usd(owed)}</b>`],
      ],
    )}<p>This is your first notice. Physicians bill separately. Uninsured? You may qualify for a 40% discount, or for free care when your income is below 200% of the poverty level. Accounts unpaid after 120 days may be referred to an agency.</p><div class=cut>Tear here &nbsp; Guarantor ${account} &nbsp; Amount due ${usd(owed)} &nbsp; Due ${date.slash(due)} &nbsp; Amount enclosed $ _____</div>`,
  };
});

/** A clinic for animals, paid in part with a medical credit line and with the rest open. */
const vet = paper("veterinary", "invoice", ({ address, day, number, amount }) => {
  const parts = [
    ["Emergency exam - Biscuit (canine, 31.4 lb)", amount(90, 150)],
    ["Radiographs, 3 views", amount(180, 320)],
    ["Surgery: foreign body", amount(1_200, 2_600)],
    ["Carprofen 75 mg x 14", amount(20, 44)],
  ] as const;
  const total = parts.reduce((sum, [, each]) => sum + each, 0);
  const paid = Math.round(total / 200) * 100;
  return {
    house: ["Pinecrest Animal Hospital"],
    body: `<div class=row><div><b>Pinecrest Animal Hospital</b><br>9 Depot St</div><h1>INVOICE</h1></div><p>${address}</p>${pairs(
      [
        ["Invoice", number("2######")],
        ["Client ID", number("####")],
        ["Date", date.stampDashed(day)],
      ],
    )}<h3>Services</h3>${grid("lr", ["Description", "Amount"], [...parts.map(([title, each]) => [title, grouped(each)] as const), ["Sales tax (medication only)", "1.24"]])}<h3>Payments</h3>${pairs(
      [
        ["Invoice total", usd(total + 124)],
        [`PetWell Credit x${number("####")}, 12 months no interest if paid in full`, `(${usd(paid)})`],
        ["Balance due now", usd(total + 124 - paid)],
        ["Previous balance", "$0.00"],
      ],
    )}<p class=box>Balances over 30 days carry a billing charge of $7.50 or 1.5% a month. Annual percentage rate 18%. Reminders: rabies ${date.slash(addMonths(day, 4))}.</p>`,
  };
});

/** A county's bill in two halves, with penalties and a prior year's delinquent balance. */
const propertyTax = paper("property-tax", "form", ({ address, number, amount, whole }) => {
  const value = whole(140, 640) * 100_000;
  const half = Math.round((value * 0.0118) / 2);
  const school = Math.round(value * 0.006402);
  const old = amount(0, 300);
  const parcel = number("R#######");
  return {
    house: [
      "Tamarack County Treasurer",
      "TAMARACK COUNTY TREASURER",
      "Tamarack County",
      "County of Tamarack",
    ],
    body: `<div class=row><div><h1>TAMARACK COUNTY TREASURER</h1>2026 REAL PROPERTY TAX STATEMENT</div><div class=box>Parcel ${parcel}<br>Tax area ${number("0##")}<br>Loan company: Larkhill (not requested)</div></div><p>${address}</p>${grid(
      "lrr",
      ["VALUATION", "LAST YEAR", "THIS YEAR"],
      [
        ["Real market value", usd(Math.round(value * 0.96)), usd(value)],
        ["Assessed value", usd(Math.round(value * 0.62)), usd(Math.round(value * 0.64))],
        ["Homestead exemption", "-$25,000.00", "-$25,000.00"],
      ],
    )}<br>${grid(
      "lrr",
      ["TAXING DISTRICT", "RATE", "AMOUNT"],
      [
        ["School district 14J", "0.6402%", usd(school)],
        ["County, fire, library", "0.5398%", usd(half * 2 - school)],
        ["<b>Total current tax</b>", "", `<b>${usd(half * 2)}</b>`],
        ["Delinquent tax, interest at 16% per year", "", usd(old)],
      ],
    )}<h3>PAYMENT OPTIONS</h3>${grid(
      "llrr",
      ["Option", "Due", "Discount", "Pay this amount"],
      [
        ["Full", "11/16/2026", `3%: ${usd(Math.round(half * 0.06))}`, usd(Math.round(half * 1.94) + old)],
        ["Half", "11/16/2026", "none", usd(half + old)],
        ["Second half", "05/15/2027", "none", usd(half)],
      ],
    )}<div class=cut>2ND HALF COUPON &nbsp; Parcel ${parcel} &nbsp; Balance ${usd(half)} due 05/15/2027 &nbsp; Minimum payment accepted $40.00</div>`,
  };
});

/** The first page of a return: wages, interest, withheld tax and an amount owed. */
const return1040 = paper("form-1040", "form", ({ name, address, number, amount, whole }) => {
  const [wages, interest] = [whole(38_000, 118_000), whole(12, 900)];
  const taxable = wages + interest - 15_000;
  const tax = Math.round(taxable * 0.14);
  const withheld = tax - whole(100, 900);
  const line = (code: string, text: string, value: number) => [code, text, grouped(value * 100).slice(0, -3)];
  return {
    house: [
      "Department of the Treasury",
      "Internal Revenue Service",
      "Department of the Treasury - Internal Revenue Service",
    ],
    body: `<div class=row><div><h1>Form 1040</h1>Department of the Treasury - Internal Revenue Service</div><div class=big>U.S. Individual Income Tax Return 2025</div><div>OMB No. 1545-0074<br>IRS Use Only</div></div><div class=box>Your name: ${name} &nbsp; Social security number ***-**-${number("####")}<br>${address}</div><p>Filing status ☒ Single ☐ Married filing jointly &nbsp; Digital assets: No</p><h3>Income</h3>${grid(
      "llr",
      [],
      [
        line("1a", "Total amount from Form(s) W-2, box 1", wages),
        line("1z", "Add lines 1a through 1h", wages),
        line("2b", "Taxable interest", interest),
        ["3b", "Ordinary dividends", ""],
        ["5a", "Pensions and annuities", ""],
        ["7", "Capital gain or (loss)", ""],
        line("9", "Total income", wages + interest),
        line("11", "Adjusted gross income", wages + interest),
        line("12", "Standard deduction", 15_000),
        line("15", "Taxable income", taxable),
      ],
    )}<h3>Tax, Payments and Amount You Owe</h3>${grid(
      "llr",
      [],
      [
        line("16", "Tax", tax),
        line("25a", "Federal income tax withheld from Form(s) W-2", withheld),
        line("33", "Total payments", withheld),
        line("37", "Amount you owe", tax - withheld),
        ["38", "Estimated tax penalty", ""],
      ],
    )}<p>Direct deposit routing ${number("#########")} &nbsp; Account ${number("********####")} &nbsp; ☒ Checking ☐ Savings</p><p>Preparer's fee ${usd(amount(90, 260))}</p>`,
  };
});

export const sfBills: readonly Layout[] = [
  electric,
  gas,
  wireless,
  internet,
  premium,
  dentist,
  hospital,
  vet,
  propertyTax,
  return1040,
];
