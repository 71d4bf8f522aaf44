import type { IncomeFacts } from "#contract/extraction.ts";
import { makeBenefit, makePayerYear, makeWageYear } from "../income-data.ts";
import { document, type Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { heldOut, SHEET, sheets } from "./sheets.ts";

const $ = money.dollar;
const plain = money.plain;

const incomeTruth = (payer: string, facts: IncomeFacts, allowed: Truth["allowed"] = {}): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [{ payer, ...facts }],
  allowed,
});

type PayLine = { readonly label: string; readonly now: number; readonly year: number };
const total = (lines: readonly PayLine[]) => ({
  now: lines.reduce((sum, line) => sum + line.now, 0),
  year: lines.reduce((sum, line) => sum + line.year, 0),
});

/** A pay period that adds up in both columns: gross - before-tax - taxes - after-tax = net. */
function makePay(seed: number, days: 7 | 14) {
  const random = seededRandom(seed * 19 + 7);
  const end = addDays("2026-01-31", 7 * random.whole(0, 41));
  const payDate = addDays(end, random.whole(4, 7));
  const rounds = Math.ceil(
    (Date.parse(payDate) - Date.parse(`${payDate.slice(0, 4)}-01-01`)) / 86_400_000 / days,
  );
  const line = (label: string, now: number, drift = 0): PayLine => ({
    label,
    now,
    year: now * rounds + random.whole(0, drift),
  });
  const hours = days === 7 ? 40 : 80;
  const wage = random.whole(1_790, 5_200);
  const over = random.chance(0.5) ? random.whole(1, 7) : 0;
  const earnings = [
    line("Regular Hours", hours * wage),
    ...(over > 0 ? [line("Overtime 1.5", Math.round(over * wage * 1.5), 60_000)] : []),
    ...(random.chance(0.4) ? [{ label: "Paid Time Off", now: 0, year: wage * 16 }] : []),
  ];
  const gross = total(earnings);
  const part = (percent: number) => Math.round((gross.now * percent) / 100);
  const before = [
    line("Dental", random.whole(600, 1_900)),
    line("Medical PPO", random.whole(3_900, 14_000)),
    line("Retirement 403(b)", part(random.whole(3, 7)), 1_500),
  ];
  const taxes = [
    line("OASDI", part(6.2), 2_500),
    line("Medicare", part(1.45), 700),
    line("Federal Withholding", part(random.whole(7, 14)), 8_000),
    line("State Tax - CO", part(random.whole(3, 4)), 3_000),
  ];
  const after = [line("Parking", 1_500), ...(random.chance(0.4) ? [line("Union Dues", 2_200)] : [])];
  const taken = total([...before, ...taxes, ...after]);
  return {
    person: makePerson(random),
    start: addDays(end, 1 - days),
    end,
    payDate,
    hours,
    over,
    wage,
    earnings,
    before,
    taxes,
    after,
    gross,
    net: { now: gross.now - taken.now, year: gross.year - taken.year },
    number: String(random.whole(100_000, 989_999)),
  };
}

/** A large employer's payslip: one row of totals over two columns of tables; what the employer pays stands beside it. */
const payslip = heldOut("income-payslip-tables", "income", (seed) => {
  const d = makePay(seed, 14);
  const payer = "Front Range University Hospital";
  const sums = [d.before, d.taxes, d.after].map(total);
  const table = (title: string, head: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
    `<div class=w><div class=ti>${title}</div><table><tr>${head.map((text, index) => `<th class="${index > 0 ? "n" : ""}">${text}</th>`).join("")}</tr>${rows.map((row) => `<tr>${row.map((text, index) => `<td class="${index > 0 ? "n" : ""}">${text}</td>`).join("")}</tr>`).join("")}</table></div>`;
  const listed = (title: string, list: readonly PayLine[]) =>
    table(
      title,
      ["Description", "Amount", "YTD"],
      [
        ...list.map((line) => [line.label, plain(line.now), plain(line.year)]),
        [`<b>${title}</b>`, `<b>${plain(total(list).now)}</b>`, `<b>${plain(total(list).year)}</b>`],
      ],
    );
  const saved = Math.round(d.net.now * 0.15);
  const html = document(
    `body{font:7.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.w{border:1px solid #ccc;margin-bottom:8px}.ti{background:#f0f0f0;text-align:center;font-weight:bold;padding:2px}th{text-align:left;border-bottom:1px solid #ccc;font-weight:normal;color:#555}th.n{text-align:right}td,th{padding:2px 4px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 10px}`,
    `<div style="text-align:center;font-size:10pt;margin-bottom:8px"><b>Front Range University Hospital</b> &nbsp; 1635 Aurora Ct &nbsp; Aurora, CO 80045 &nbsp; +1 (720) 555-0148</div>
    <div class=w><table><tr><th>Name</th><th>Company</th><th>Employee ID</th><th>Pay Period Begin</th><th>Pay Period End</th><th>Check Date</th><th>Check Number</th></tr><tr><td>${d.person.name}</td><td>${payer}</td><td>${d.number}</td><td>${date.slash(d.start)}</td><td>${date.slash(d.end)}</td><td>${date.slash(d.payDate)}</td><td></td></tr></table></div>
    <div class=w><table><tr><th></th><th class=n>Hours Worked</th><th class=n>Gross Pay</th><th class=n>Pre Tax Deductions</th><th class=n>Employee Taxes</th><th class=n>Post Tax Deductions</th><th class=n>Net Pay</th></tr><tr><td>Current</td><td class=n>${(d.hours + d.over).toFixed(2)}</td><td class=n>${plain(d.gross.now)}</td>${sums.map((sum) => `<td class=n>${plain(sum.now)}</td>`).join("")}<td class=n>${plain(d.net.now)}</td></tr><tr><td>YTD</td><td class=n>${((d.hours + d.over) * 12).toFixed(2)}</td><td class=n>${plain(d.gross.year)}</td>${sums.map((sum) => `<td class=n>${plain(sum.year)}</td>`).join("")}<td class=n>${plain(d.net.year)}</td></tr></table></div>
    <div class=g><div>${table(
      "Earnings",
      ["Description", "Hours", "Rate", "Amount", "YTD"],
      [
        ...d.earnings.map((line, index) => [
          line.label,
          index === 0 ? d.hours.toFixed(2) : index === 1 && d.over > 0 ? d.over.toFixed(2) : "0",
          index === 0 ? plain(d.wage) : "",
          plain(line.now),
          plain(line.year),
        ]),
        ["<b>Earnings</b>", "", "", `<b>${plain(d.gross.now)}</b>`, `<b>${plain(d.gross.year)}</b>`],
      ],
    )}${listed("Pre Tax Deductions", d.before)}${listed("Post Tax Deductions", d.after)}</div><div>${listed("Employee Taxes", d.taxes)}${listed(
      "Employer Paid Benefits",
      [
        { label: "Employer Medical", now: 41_250, year: 495_000 },
        {
          label: "Employer 403(b) Match",
          now: Math.round(d.gross.now / 25),
          year: Math.round(d.gross.year / 25),
        },
      ],
    )}${listed("Taxable Wages", [
      {
        label: "OASDI - Taxable Wages",
        now: d.gross.now - (d.before[1]?.now ?? 0),
        year: d.gross.year - (d.before[1]?.year ?? 0),
      },
      {
        label: "Federal - Taxable Wages",
        now: d.gross.now - (sums[0]?.now ?? 0),
        year: d.gross.year - (sums[0]?.year ?? 0),
      },
    ]).replace(/<tr><td class=""><b>Taxable Wages.*?<\/tr>/, "")}</div></div>
    ${table(
      "Payment Information",
      ["Bank", "Account Name", "Account Number", "Amount in Pay Group Currency"],
      [
        ["Harborstone Bank", "Everyday", "******3307", `${plain(d.net.now - saved)} USD`],
        ["Plume", "Savings", "******1190", `${plain(saved)} USD`],
      ],
    )}`,
  );
  return {
    html,
    truth: incomeTruth(
      payer,
      {
        kind: "paystub",
        payDate: d.payDate,
        periodStart: d.start,
        periodEnd: d.end,
        grossPay: decimal(d.gross.now),
        netPay: decimal(d.net.now),
        ytdGross: decimal(d.gross.year),
        ytdNet: decimal(d.net.year),
      },
      {
        "income.0.frequency": ["biweekly"],
        "income.0.wages": [d.gross.now - (sums[0]?.now ?? 0), d.gross.year - (sums[0]?.year ?? 0)].map(
          decimal,
        ),
        "income.0.taxYear": [d.payDate.slice(0, 4)],
        "income.0.federalTaxWithheld": [d.taxes[2]?.now ?? 0, d.taxes[2]?.year ?? 0].map(decimal),
      },
    ),
  };
});

/** A small firm's stub from its bookkeeping: total pay instead of gross, year to date only for some, the net in a box. */
const bookkeeping = heldOut("income-stub-bookkeeping", "income", (seed) => {
  const d = makePay(seed + 50, 7);
  const payer = "Pinyon Ridge Landscaping Inc.";
  const rows = (list: readonly PayLine[]) =>
    list
      .map(
        (line) =>
          `<tr><td>${line.label}</td><td class=n>${plain(line.now)}</td><td class=n>${plain(line.year)}</td></tr>`,
      )
      .join("");
  const [before, taxes, after] = [total(d.before), total(d.taxes), total(d.after)];
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}table{width:100%}.n{text-align:right}.two{display:flex;gap:40px}.two>div{flex:1}.h{font-weight:bold;border-bottom:1.5px solid #2ca01c;margin-top:14px;display:flex;justify-content:space-between}.h span{font-weight:normal;font-size:8pt}td{padding:1.5px 0}.net{border:2px solid #2ca01c;padding:8px;text-align:center;margin-top:12px}`,
    `<div class=two><div><b>PAY STUB DETAIL</b><br>PAY DATE: ${date.slash(d.payDate)}<br>NET PAY: ${$(d.net.now)}</div><div class=n>Pinyon Ridge Landscaping Inc.<br>PO Box 1184<br>Durango CO 81302</div></div>
    <div class=two style="margin-top:16px"><div><div class=h>EMPLOYER</div>Pinyon Ridge Landscaping Inc.<br>PO Box 1184<br>Durango CO 81302<div class=h>EMPLOYEE</div>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br>SSN: ...-..-4471</div><div><div class=h>PAY PERIOD</div><table><tr><td>Period Beginning:</td><td class=n>${date.slash(d.start)}</td></tr><tr><td>Period Ending:</td><td class=n>${date.slash(d.end)}</td></tr><tr><td>Pay Date:</td><td class=n>${date.slash(d.payDate)}</td></tr><tr><td>Pay Frequency:</td><td class=n>Weekly</td></tr><tr><td>Total Hours:</td><td class=n>${(d.hours + d.over).toFixed(2)}</td></tr></table><div class=net>NET PAY:<div style="font-size:16pt">${$(d.net.now)}</div></div></div></div>
    <div class=two><div><div class=h>BENEFITS<span>Used &nbsp; Available</span></div><table><tr><td>Sick</td><td class=n>0.00</td><td class=n>14.50</td></tr></table><div class=h>PAY<span>Current &nbsp;&nbsp;&nbsp; YTD</span></div><table>${rows(d.earnings)}</table><div class=h>OTHER PAY<span>Current &nbsp;&nbsp;&nbsp; YTD</span></div><table><tr><td>Company 401k match (not in net)</td><td class=n>25.00</td><td class=n>300.00</td></tr></table></div><div><div class=h>TAXES<span>Current &nbsp;&nbsp;&nbsp; YTD</span></div><table>${rows(d.taxes)}</table><div class=h>DEDUCTIONS<span>Current &nbsp;&nbsp;&nbsp; YTD</span></div><table>${rows([...d.before, ...d.after])}</table></div></div>
    <div style="width:52%;margin-left:auto"><div class=h>SUMMARY<span>Current &nbsp;&nbsp;&nbsp; YTD</span></div><table><tr><td>Total Pay</td><td class=n>${$(d.gross.now)}</td><td class=n>${$(d.gross.year)}</td></tr><tr><td>Taxes</td><td class=n>${$(taxes.now)}</td><td class=n>${$(taxes.year)}</td></tr><tr><td>Deductions</td><td class=n>${$(before.now + after.now)}</td><td class=n>${$(before.year + after.year)}</td></tr><tr><td><b>Net Pay</b></td><td class=n><b>${$(d.net.now)}</b></td><td></td></tr></table></div><p style="font-size:7pt">MEMO: Happy work anniversary! A $150.00 gift card is waiting for you in the office.</p>`,
  );
  return {
    html,
    truth: incomeTruth(
      payer,
      {
        kind: "paystub",
        payDate: d.payDate,
        periodStart: d.start,
        periodEnd: d.end,
        frequency: "weekly",
        grossPay: decimal(d.gross.now),
        netPay: decimal(d.net.now),
        ytdGross: decimal(d.gross.year),
      },
      {
        "income.0.taxYear": [d.payDate.slice(0, 4)],
        "income.0.federalTaxWithheld": [d.taxes[2]?.now ?? 0, d.taxes[2]?.year ?? 0].map(decimal),
      },
    ),
  };
});

/** The form as the agency draws it: lettered boxes left, numbered right, two states, and a page of instructions with sums. */
const wageForm = heldOut("income-w2-official", "income", (seed) => {
  const d = makeWageYear(seed + 70);
  const payer = "HIGH PLAINS GRAIN COOPERATIVE";
  const b = (label: string, value: string, area: string) =>
    `<div class=b style="grid-area:${area}"><i>${label}</i>${value}</div>`;
  const split = Math.round(d.wages * 0.7);
  const html = document(
    `${SHEET}body{font:9pt "Liberation Mono"}.f{display:grid;grid-template-columns:repeat(12,1fr);grid-auto-rows:42px;border:1px solid #000}.b{border:1px solid #000;margin:-1px 0 0 -1px;padding:2px 4px;overflow:hidden}.b i{display:block;font:normal 6pt "Liberation Sans"}.foot{font:7pt "Liberation Sans"}p{font:8pt "Liberation Sans"}`,
    sheets(
      [
        `<div class=f>${b("a Employee's social security number", "***-**-5108", "1 / 3 / 2 / 7")}${b("OMB No. 1545-0008", "", "1 / 7 / 2 / 13")}${b("b Employer identification number (EIN)", d.employerId, "2 / 1 / 3 / 7")}${b("1 Wages, tips, other compensation", plain(d.wages), "2 / 7 / 3 / 10")}${b("2 Federal income tax withheld", plain(d.withheld), "2 / 10 / 3 / 13")}${b("c Employer's name, address, and ZIP code", `${payer}<br>RR 2 BOX 41<br>GOODLAND KS 67735`, "3 / 1 / 5 / 7")}${b("3 Social security wages", plain(d.socialWages), "3 / 7 / 4 / 10")}${b("4 Social security tax withheld", plain(d.socialTax), "3 / 10 / 4 / 13")}${b("5 Medicare wages and tips", plain(d.socialWages), "4 / 7 / 5 / 10")}${b("6 Medicare tax withheld", plain(d.medicareTax), "4 / 10 / 5 / 13")}${b("d Control number", d.control, "5 / 1 / 6 / 7")}${b("7 Social security tips", "", "5 / 7 / 6 / 10")}${b("8 Allocated tips", "", "5 / 10 / 6 / 13")}${b("e Employee's first name and initial &nbsp; Last name", d.person.name, "6 / 1 / 7 / 7")}${b("9", "", "6 / 7 / 7 / 10")}${b("10 Dependent care benefits", "", "6 / 10 / 7 / 13")}${b("f Employee's address and ZIP code", `${d.person.street}<br>${d.person.town}`, "7 / 1 / 9 / 7")}${b("11 Nonqualified plans", "", "7 / 7 / 8 / 10")}${b("12a See instructions for box 12", d.deferred > 0 ? `D &nbsp; ${plain(d.deferred)}` : "", "7 / 10 / 8 / 13")}${b("13 Statutory employee [ ] Retirement plan [X] Third-party sick pay [ ]", "", "8 / 7 / 9 / 10")}${b("12b", `DD &nbsp; ${plain(912_044)}`, "8 / 10 / 9 / 13")}${b("15 State &nbsp; Employer's state ID number", `KS 036-${d.employerId.slice(0, 2)}41<br>NE 21-${d.employerId.slice(3, 8)}`, "9 / 1 / 11 / 5")}${b("16 State wages, tips, etc.", `${plain(split)}<br>${plain(d.wages - split)}`, "9 / 5 / 11 / 8")}${b("17 State income tax", `${plain(Math.round(d.stateTax * 0.7))}<br>${plain(d.stateTax - Math.round(d.stateTax * 0.7))}`, "9 / 8 / 11 / 10")}${b("18 Local wages, tips, etc.", "", "9 / 10 / 11 / 12")}${b("20 Locality", "", "9 / 12 / 11 / 13")}</div><div style="display:flex;justify-content:space-between;font-family:'Liberation Sans';margin-top:4px"><div>Form <b style="font-size:15pt">W-2</b> Wage and Tax Statement</div><b style="font-size:18pt">${d.year}</b><div style="font-size:7pt">Department of the Treasury - Internal Revenue Service<br>Copy B - To Be Filed With Employee's FEDERAL Tax Return.<br>This information is being furnished to the Internal Revenue Service.</div></div>`,
        `<p><b>Notice to Employee</b></p><p><b>Do you have to file?</b> Refer to the Instructions for Form 1040 to determine if you are required to file a tax return. Even if you do not have to file, you may be eligible for a refund if box 2 shows an amount or if you are eligible for any credit.</p><p><b>Earned income credit (EIC).</b> You may be able to take the EIC for ${d.year} if you do not have a qualifying child and earned less than $18,591 ($25,511 if married filing jointly).</p><p><b>Box 12.</b> The following list explains the codes shown in box 12. Elective deferrals (codes D, E, F and S) under all plans are generally limited to a total of $23,000.00. Deferrals under code G are limited to $23,000.00.</p><p><b>Box 1.</b> Enter this amount on the wages line of your tax return. <b>Box 2.</b> Enter this amount on the federal income tax withheld line of your tax return.</p>`,
      ],
      (page) => (page === 1 ? "" : "Instructions for Employee (see also Notice to Employee)"),
    ),
  );
  return {
    html,
    truth: incomeTruth(payer, {
      kind: "w2",
      taxYear: d.year,
      wages: decimal(d.wages),
      federalTaxWithheld: decimal(d.withheld),
    }),
  };
});

/** A bank's yearly interest on a letter-size substitute: two columns of small boxes, some of them empty. */
const interestForm = heldOut("income-1099-int", "income", (seed) => {
  const d = makePayerYear(seed + 90, 1_000, 240_000);
  const payer = "Old Mission Savings Bank";
  const cell = (label: string, value: string) =>
    `<div class=c><span>${label}</span><div class=n>${value}</div></div>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}.n{text-align:right}.o{display:grid;grid-template-columns:1.1fr 1fr;border:1px solid #000}.o>div{border-right:1px solid #000}.c{border-bottom:1px solid #000;padding:2px 5px;min-height:34px}.c span{font-size:6.5pt;display:block}.q{display:grid;grid-template-columns:1fr 1fr}.q .c{border-right:1px solid #000}`,
    `<div style="text-align:center;font-size:8pt">☐ CORRECTED (if checked)</div><div class=o><div><div class=c style="min-height:86px"><span>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span>${payer}<br>40 Plaza St<br>Monterey, CA 93940<br>831-555-0171</div><div class=q>${cell("PAYER'S TIN", d.payerId)}${cell("RECIPIENT'S TIN", "***-**-2098")}</div><div class=c><span>RECIPIENT'S name</span>${d.person.name}</div><div class=c><span>Street address (including apt. no.)</span>${d.person.street}</div><div class=c><span>City or town, state or province, country, and ZIP or foreign postal code</span>${d.person.town}</div><div class=q>${cell("FATCA filing requirement", "☐")}${cell("Account number (see instructions)", `XXXXX${d.accountLast4}`)}</div></div>
    <div><div class=c style="display:flex;justify-content:space-between"><div><span>OMB No. 1545-0112</span>Form <b>1099-INT</b><span>(Rev. January 2024)</span></div><div style="text-align:right">Interest Income<span>For calendar year</span><b style="font-size:13pt">${d.year}</b></div></div>${cell("1 Interest income", `$ ${plain(d.amount)}`)}<div class=q>${cell("2 Early withdrawal penalty", `$ ${plain(d.third)}`)}${cell("Payer's RTN (optional)", "")}</div>${cell("3 Interest on U.S. Savings Bonds and Treasury obligations", "$")}<div class=q>${cell("4 Federal income tax withheld", d.withheld > 0 ? `$ ${plain(d.withheld)}` : "$")}${cell("5 Investment expenses", "$")}${cell("6 Foreign tax paid", "$")}${cell("7 Foreign country or U.S. territory", "")}${cell("8 Tax-exempt interest", `$ ${plain(d.second)}`)}${cell("9 Specified private activity bond interest", "$")}${cell("15 State &nbsp; 16 State identification no.", "CA &nbsp; 200-4471-8")}${cell("17 State tax withheld", "$")}</div></div></div><p style="font-size:7pt">Copy B For Recipient. This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported. www.irs.gov/Form1099INT</p>`,
  );
  return {
    html,
    truth: incomeTruth(
      payer,
      {
        kind: "1099",
        taxYear: d.year,
        ...(d.withheld > 0 ? { federalTaxWithheld: decimal(d.withheld) } : {}),
      },
      {
        "income.0.grossPay": [decimal(d.amount)],
        "income.0.frequency": ["annual"],
      },
    ),
  };
});

/** A pension fund's letter: what is paid each month in running text, then the parts; last year's amount stands beside it. */
const pensionLetter = heldOut("income-pension-letter", "income", (seed) => {
  const d = makeBenefit(seed + 110);
  const random = seededRandom(seed + 111);
  const payer = "Keystone Public Employees Retirement System";
  const tax = random.whole(20, 180) * 100;
  const net = d.full - d.medicare - tax;
  const old = Math.round(d.full * 0.972);
  const html = document(
    `body{font:11pt "DejaVu Serif Condensed","DejaVu Serif"}table{width:72%;margin:12px 0 12px 30px}.n{text-align:right}td{padding:2px 0}.s{font-size:8pt}`,
    `<div style="border-bottom:1px solid #000;padding-bottom:8px"><b>Keystone Public Employees Retirement System</b><br><span class=s>30 North Third Street, Suite 150, Harrisburg PA 17101 &nbsp; 1-800-555-0138</span></div><p style="text-align:right">${date.long(d.letterDate)}</p><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>Member ID: KP-${d.claim} &nbsp;&nbsp; Re: Verification of benefit</p><p>Dear member:</p><p>You asked us to confirm your benefit. You receive a retirement benefit for life under the joint and survivor option. Since your cost-of-living adjustment of 2.8%, effective ${date.long(d.from)}, your gross monthly benefit is <b>${$(d.full)}</b>; before that date it was ${$(old)}.</p><p>Each month the following is taken from it before it is paid to your bank on the first business day:</p><table><tr><td>Gross monthly benefit</td><td class=n>${$(d.full)}</td></tr><tr><td>Federal income tax</td><td class=n>(${$(tax)})</td></tr><tr><td>Retiree health premium</td><td class=n>(${$(d.medicare)})</td></tr><tr><td><b>Net monthly benefit</b></td><td class=n><b>${$(net)}</b></td></tr></table><p>On your death your survivor would receive 50% of it, or ${$(Math.round(d.full / 2))} a month. A lump sum of $2,500.00 is paid to your beneficiary.</p><p>Sincerely,</p><p>Benefit Services Division</p>`,
  );
  return {
    html,
    truth: incomeTruth(
      payer,
      { kind: "benefits", frequency: "monthly", grossPay: decimal(d.full), netPay: decimal(net) },
      {
        "income.0.periodStart": [d.from],
        "income.0.federalTaxWithheld": [decimal(tax)],
      },
    ),
  };
});

export const heldOutIncome = [payslip, bookkeeping, wageForm, interestForm, pensionLetter];
