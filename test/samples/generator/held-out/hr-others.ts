import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, digits, total } from "./hr-data.ts";

/** A papers' truth that belongs to none of the product's types. */
const nothing = (...names: string[]) => ({
  documentType: "unknown" as const,
  accounts: [],
  transactions: [],
  allowed: { institution: names },
});

/** An electric utility's monthly bill: billing summary, usage, meter readings, rate detail, payment stub. */
const utility: Layout = {
  name: "hr-unknown-electric-bill",
  type: "unknown",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 9_501);
    const person = makePerson(random);
    const bill = random.pick(["2026-10-14", "2026-11-12", "2026-09-11"]);
    const from = addDays(bill, -33);
    const to = addDays(bill, -2);
    const due = addDays(bill, 23);
    const number = `9100 ${digits(random, 4)} ${digits(random, 4)}`;
    const used = random.whole(540, 1_870);
    const before = random.whole(10_000, 88_000);
    const previous = random.whole(7_500, 26_000);
    const unpaid = random.chance(0.2);
    const paid = unpaid ? 0 : previous;
    const energy = Math.round(used * 11.263);
    const riders = [
      ["Basic Customer Charge", 1_400],
      ["Energy Charge", energy],
      ["Fuel Charge", Math.round(used * 2.871)],
      ["Storm Recovery Charge", Math.round(used * 0.204)],
      ["Summary of Rider Adjustments", Math.round(used * 0.61)],
      ["Renewable Energy Rider", 124],
    ] as const;
    const current = total(riders.map((rider) => rider[1]));
    const tax = Math.round(current * 0.07);
    const late = unpaid ? Math.round(previous * 0.01) : 0;
    const owed = previous - paid + current + tax + late;
    const equal = random.chance(0.5);
    const foot = (page: number) => `<div class=small style="text-align:right">page ${page} of 2</div>`;
    const html = document(
      `${BASE}body{font:9pt Arial;color:#222}.logo{font:bold 17pt Arial;color:#00789e}.due{background:#e6f3f7;padding:8px}.p td.r{white-space:nowrap}.p td{padding:3px 0;border-bottom:1px solid #ddd}.g td,.g th{padding:3px 5px;font-size:8pt;border-bottom:1px solid #ddd}h2{font-size:11pt;color:#00789e;margin:14px 0 4px}.bars{display:flex;align-items:flex-end;height:70px;gap:5px;border-bottom:1px solid #555}.bars div{flex:1;background:#59b0c9}.stub{border-top:1px dashed #444;margin-top:22px;padding-top:8px}.page{break-after:page}`,
      `<div class=page><div class=row><div><div class=logo>TIDEWATER<sup style="font-size:7pt"> ENERGY.</sup></div>tidewater-energy.example<br>1.800.555.0188</div><div>${pairs(
        [
          ["Your Energy Bill", ""],
          ["Bill date", date.abbreviatedBare(bill)],
          ["For service", `${date.monthDay(from)} - ${date.monthDay(to)}`],
          ["", `${(Date.parse(to) - Date.parse(from)) / 86_400_000} days`],
          ["Account number", number],
        ],
      )}</div></div>${foot(1)}
      <p><b>Service address</b><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
      <div class=row><div><h2>Billing summary</h2>${pairs(
        [
          ["Previous Amount Due", $(previous)],
          ...(unpaid
            ? []
            : ([[`Payment Received ${date.monthDay(addDays(bill, -14))}`, `-${$(paid)}`]] as const)),
          ...(late > 0 ? ([["Late Payment Charge", $(late)]] as const) : []),
          ["Current Electric Charges", $(current)],
          ["Taxes", $(tax)],
          [`<b>Total Amount Due ${date.monthDay(due)}</b>`, `<b>${$(owed)}</b>`],
        ],
        "class=p",
      )}${unpaid ? "<p>Your account has a past due balance. Please pay immediately to avoid disconnection of service.</p>" : "<p>Thank you for your payment.</p>"}</div><div><h2>Your usage snapshot</h2><div class=bars>${Array.from({ length: 13 }, (_, index) => `<div style="height:${20 + ((index * 37 + used) % 50)}px"></div>`).join("")}</div><div class=small>Electric usage history (kWh)</div>${grid(
        "lrr",
        ["", "Current Month", date.abbreviatedBare(addDays(bill, -365)).replace(/ \d+,/, "")],
        [
          ["Electric (kWh)", used.toLocaleString("en-US"), Math.round(used * 0.94).toLocaleString("en-US")],
          ["Avg. Daily (kWh)", String(Math.round(used / 31)), String(Math.round((used * 0.94) / 30))],
          ["12-month usage (kWh)", (used * 11).toLocaleString("en-US"), ""],
        ],
        "class=g",
      )}</div></div>
      ${equal ? `<p><b>Interested in Budget Billing?</b> Based on your past 12 months of usage your monthly payment would be ${$(Math.round(owed * 0.93))}. Call or go online to enroll.</p>` : "<p><b>Go paperless.</b> Sign up for AutoPay and Paperless Billing online.</p>"}
      <div class=stub><div class=row><div>Please return this portion with your payment. Thank you for your business.<br><br>Tidewater Energy Payment Processing<br>PO Box 1094<br>Charlotte, NC 28201-1094</div><div>${pairs(
        [
          ["Account number", number],
          [`<b>Total due by ${date.monthDay(due)}</b>`, `<b>${$(owed)}</b>`],
          [`After ${date.monthDay(due)}, the amount due will increase to`, $(owed + Math.round(owed * 0.01))],
          ["Add here to help others with a contribution to Share the Light", "$ ________"],
          ["Amount enclosed", "$ ________"],
        ],
        "class=p",
      )}</div></div><div class=small>${digits(random, 12)} ${digits(random, 10)} 0000 ${owed} ${owed}</div></div></div>
      ${foot(2)}<h2>Your usage detail - Electric</h2>${grid(
        "lr",
        [],
        [
          [`Meter - ${digits(random, 9)}`, ""],
          [`Actual reading on ${date.monthDay(to)}`, String(before + used)],
          [`Previous reading on ${date.monthDay(from)}`, `- ${before}`],
          ["Energy Used", `${used.toLocaleString("en-US")} kWh`],
          ["Billed kWh", `${used.toLocaleString("en-US")}.000 kWh`],
        ],
        "class=g",
      )}<h2>Billing details - Electric</h2><p>Billing Period - ${date.monthDay(from)} to ${date.monthDay(to)}<br>Your current rate is Residential Service (RES). Energy charge: ${used.toLocaleString("en-US")} kWh @ $0.11263</p>${grid(
        "lr",
        [],
        [
          ...riders.map(([name, cents]) => [name, $(cents)]),
          ["<b>Total Current Charges</b>", `<b>${$(current)}</b>`],
          ["Sales Tax 7%", $(tax)],
          ["<b>Total Taxes</b>", `<b>${$(tax)}</b>`],
        ],
        "class=g",
      )}<p class=small>Bills not paid in full by the due date are subject to a late payment charge of 1.0% on the unpaid balance. A $10.00 fee applies to returned payments. If your service is disconnected, you must pay the past-due balance, a reconnection fee and, where required, a security deposit. When you pay by check, you authorize us to use information from your check to make a one-time electronic fund transfer. For questions regarding the bill or a billing dispute, contact us before the due date.</p>`,
    );
    return { html, truth: nothing("TIDEWATER ENERGY", "Tidewater Energy", "TIDEWATER ENERGY.") };
  },
};

type Cover = readonly [name: string, limit: string, deductible: string, premium: number];

const CARS = [
  "2021 TOYOTA RAV4 4 DOOR WAGON",
  "2018 FORD F150 4 DOOR EXT CAB",
  "2023 HONDA CIVIC 4 DOOR SEDAN",
  "2016 SUBARU OUTBACK WAGON",
];

/** A direct insurer's declarations page with its payment plan. */
const insurance: Layout = {
  name: "hr-unknown-auto-insurance",
  type: "unknown",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 9_602);
    const person = makePerson(random);
    const from = random.pick(["2026-10-22", "2026-09-08", "2026-11-15"]);
    const until = `${Number(from.slice(0, 4)) + (Number(from.slice(5, 7)) > 6 ? 1 : 0)}-${String(((Number(from.slice(5, 7)) + 5) % 12) + 1).padStart(2, "0")}-${from.slice(8)}`;
    const number = digits(random, 9);
    const count = random.whole(1, 2);
    const offset = random.whole(0, 3);
    const cars = Array.from({ length: count }, (_, index) => {
      const full = index === 0 || random.chance(0.5);
      const own: readonly Cover[] = [
        ["Comprehensive", "Actual Cash Value", "$500", random.whole(35, 110) * 100],
        ["Collision", "Actual Cash Value", "$1,000", random.whole(90, 320) * 100],
        ["Rental Reimbursement", "up to $40 each day/maximum 30 days", "", random.whole(9, 24) * 100],
      ];
      const lines: readonly Cover[] = [
        ["Liability To Others", "", "", random.whole(180, 410) * 100],
        ["&nbsp;&nbsp;Bodily Injury Liability", "$100,000 each person/$300,000 each accident", "", 0],
        ["&nbsp;&nbsp;Property Damage Liability", "$100,000 each accident", "", 0],
        [
          "Uninsured/Underinsured Motorist",
          "$100,000 each person/$300,000 each accident",
          "",
          random.whole(21, 79) * 100,
        ],
        ["Medical Payments", "$5,000 each person", "", random.whole(6, 22) * 100],
        ...(full ? own : []),
        ["Roadside Assistance", "", "", random.whole(4, 11) * 100],
      ];
      return {
        car: CARS[(offset + index) % CARS.length] ?? "",
        vin: `${digits(random, 1)}T3${digits(random, 2)}RFV${digits(random, 3)}W0${digits(random, 5)}`,
        lines,
        sum: total(lines.map((line) => line[3])),
      };
    });
    const premium = total(cars.map((car) => car.sum));
    const down = Math.ceil(premium / 6);
    const fee = 500;
    const rest = Math.floor((premium - down) / 5);
    const last = premium - down - rest * 4;
    const full = Math.round(premium * 0.91);
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:italic 900 19pt "Arial Black",Arial;color:#0a62b8}.g td,.g th{padding:2px 4px;border-bottom:1px solid #ccc;font-size:8pt}h2{font-size:12pt;margin:14px 0 4px}h3{font-size:9.5pt;margin:10px 0 2px;border-top:1.5px solid #000;padding-top:3px}.rt{border-left:2px solid #0a62b8;padding-left:10px}`,
      `<div class=row><div><div class=logo>PREVALINE</div><span class=small>DIRECT&reg; AUTO</span><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div><div class=rt><b>Policy Number: ${number}</b><br>Underwritten by:<br>Prevaline Preferred Insurance Company<br>${date.long(addDays(from, -31))}<br>Policy Period: ${date.abbreviatedBare(from)} - ${date.abbreviatedBare(until)}<br>Page 1 of 2<br><br><b>prevaline.example</b><br>Online Service: make payments, check billing activity, update policy information or check status of a claim.<br><b>1-800-555-0119</b><br>For customer service and claims service, 24 hours a day, 7 days a week.</div></div>
      <h2>Auto Insurance Coverage Summary</h2><p><b>This is your Renewal Declarations Page</b></p><p>The coverages, limits and policy period shown apply only if you pay for this policy to renew.</p><p class=small>Your coverage begins on ${date.longNoYear(from)}, ${from.slice(0, 4)} at 12:01 a.m. This policy expires on ${date.longNoYear(until)}, ${until.slice(0, 4)} at 12:01 a.m. Your insurance policy and any policy endorsements contain a full explanation of your coverage. The policy limits shown for a vehicle may not be combined with the limits for the same coverage on another vehicle, unless the policy contract allows the stacking of limits. The policy contract is form 9611D (05/25).</p>
      <h3>Drivers and resident relatives</h3>${grid("ll", ["Name", "Additional information"], [[escaped(person.name), "Named insured"]], "class=g")}
      <h2>Outline of coverage</h2>${cars
        .map(
          (car) =>
            `<h3>${car.car}</h3><p class=small>VIN: ${car.vin} &nbsp; Garaging ZIP Code: ${person.town.slice(-5)} &nbsp; Primary use of the vehicle: Commute${car.lines.length > 6 ? " &nbsp; Loss Payee: ROCKWELL AUTO CREDIT" : ""}</p>${grid(
              "llrr",
              ["", "Limits", "Deductible", "Premium"],
              [
                ...car.lines.map(([name, limit, deductible, cents]) => [
                  name,
                  limit,
                  deductible,
                  cents > 0 ? $(cents).slice(0, -3) : "",
                ]),
                [
                  `<b>Total premium for ${car.car.slice(0, 4)} ${car.car.split(" ")[1] ?? ""}</b>`,
                  "",
                  "",
                  "",
                ],
              ].map((row, index, all) =>
                index === all.length - 1 ? [row[0] ?? "", "", "", $(car.sum)] : row,
              ),
              "class=g",
            )}`,
        )
        .join("")}
      ${pairs([[`<b>Total 6 month policy premium</b>`, `<b>${$(premium)}</b>`]], "class=g")}${pairs(
        [
          ["Discount if paid in full", `-${$(premium - full)}`],
          ["Total 6 month policy premium if paid in full", $(full)],
        ],
        "class=g",
      )}
      <h3>Premium discounts</h3>${grid("ll", ["Policy", ""], [[number, "Home Owner, Online Quote, Continuous Insurance: Platinum, Paperless and Five-Year Claim Free"]], "class=g")}
      <h2>Your payment schedule</h2><p>You may pay in 6 payments. An installment fee of ${$(fee)} is included in each payment after the first unless you use Electronic Funds Transfer.</p>${grid(
        "llr",
        ["Payment", "Due date", "Amount"],
        [
          ["Minimum amount due to renew", date.abbreviatedBare(from), $(down)],
          ...[1, 2, 3, 4, 5].map((index) => [
            `Installment ${index}`,
            date.abbreviatedBare(addDays(from, index * 30)),
            $((index === 5 ? last : rest) + fee),
          ]),
        ],
        "class=g",
      )}<h3>Company officers</h3><p class=small>If your payment is returned, a fee of $20.00 applies. A late fee of $10.00 is charged when the minimum amount due is not received by the due date. We may obtain credit information in determining your rate; you may request a re-evaluation each year. Lienholder information: a copy of this page is sent to the loss payee. President &nbsp; Secretary</p>`,
    );
    return {
      html,
      truth: nothing(
        "PREVALINE",
        "Prevaline",
        "Prevaline Preferred Insurance Company",
        "PREVALINE DIRECT AUTO",
      ),
    };
  },
};

export const hrOthers: readonly Layout[] = [utility, insurance];
