import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { makeYear, type Year, yearTruth } from "./income-data.ts";
import { incomeLayout as layout, stubStyle as STYLE } from "./pay-stubs.ts";

const g = grouped;
const $ = money.dollar;
const share = (amount: number, rate: number) => Math.round(amount * rate);

const wageTruth = (d: Year) =>
  yearTruth({
    kind: "w2",
    payer: d.payer,
    taxYear: d.year,
    wages: decimal(d.amount),
    federalTaxWithheld: decimal(d.withheld),
  });

/** Substitute print in columns: the box number stands alone in tiny print left of the label; two copies side by side. */
const substituteWage = layout("w2-substitute", (seed) => {
  const d = makeYear(seed);
  const b = (number: string, label: string, value: string) =>
    `<td><span class=n>${number}</span> <span class=s>${label}</span><div class=r>${value}</div></td>`;
  const copy = (name: string) =>
    `<div><table><tr><td><span class=s>OMB No. 1545-0008</span></td><td class=c><b style="font-size:14pt">${d.year}</b> <b>W-2</b> <span class=s>Wage and Tax Statement</span></td></tr></table>
    <table><tr>${b("b", "Employer identification number", d.ein)}${b("a", "Employee's SSN", "***-**-4410")}</tr></table><table><tr><td><span class=n>c</span> <span class=s>Employer's name, address and ZIP code</span><div>${escaped(d.payer)}<br>${d.street}<br>${d.town}</div></td></tr><tr><td><span class=n>e</span> <span class=s>Employee's name, address and ZIP code</span><div>${d.person}<br>${d.home}<br>${d.homeTown}</div></td></tr></table>
    <table><tr>${b("7", "Social security tips", "")}${b("1", "Wages, tips, other comp", g(d.amount))}${b("2", "Federal income tax withheld", g(d.withheld))}</tr><tr>${b("8", "Allocated tips", "")}${b("3", "Social security wages", g(d.base))}${b("4", "Social security tax withheld", g(share(d.base, 0.062)))}</tr><tr>${b("9", "", "")}${b("5", "Medicare wages and tips", g(d.base))}${b("6", "Medicare tax withheld", g(share(d.base, 0.0145)))}</tr><tr>${b("10", "Dependent care benefits", "")}${b("12a", "", `D ${g(d.base - d.amount)}`)}${b("12b", "", `DD ${g(814_020)}`)}</tr></table><table><tr>${b("15", "State / ID", "AL 7718")}${b("16", "State wages", g(d.amount))}${b("17", "State tax", g(d.state))}</tr></table><div class=s>${name}</div></div>`;
  const html = document(
    `body{font:8pt "Liberation Sans Narrow"}${STYLE}td{border:1px solid #666;padding:1px 3px;height:27px}.n{font-size:5.5pt;font-weight:bold}.s{font-size:5.5pt}`,
    `<div class=two>${copy("Copy B, to be filed with employee's federal tax return")}${copy("Copy 2, to be filed with employee's state tax return")}</div><p class=s>This information is being furnished to the Internal Revenue Service. Department of the Treasury - IRS</p>`,
  );
  return { html, truth: wageTruth(d) };
});

/** An online portal's list: "Box 1 - Wages …" a line each. */
const portalWage = layout("w2-portal-list", (seed) => {
  const d = makeYear(seed);
  const line = (box: string, label: string, value: string) =>
    `<tr><td>Box ${box}</td><td>${label}</td><td class=r>${value}</td></tr>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${STYLE}table{width:80%}td{border-bottom:1px solid #eee;padding:4px}`,
    `<h2>${d.year} Form W-2</h2><p>Wage and Tax Statement for tax year ${d.year}</p><p>Employer<br><b>${escaped(d.payer)}</b><br>${d.street}, ${d.town}<br>EIN ${d.ein}</p><p>Employee<br><b>${d.person}</b><br>SSN ending 4410</p><table>${line("1", "Wages, tips, other compensation", $(d.amount))}${line("2", "Federal income tax withheld", $(d.withheld))}${line("3", "Social Security wages", $(d.base))}${line("4", "Social Security tax withheld", $(share(d.base, 0.062)))}${line("5", "Medicare wages and tips", $(d.base))}${line("6", "Medicare tax withheld", $(share(d.base, 0.0145)))}${line("12a", "Code D - Elective deferrals to a 401(k)", $(d.base - d.amount))}${line("16", "State wages", $(d.amount))}${line("17", "State income tax", $(d.state))}</table>`,
  );
  return { html, truth: wageTruth(d) };
});

type FormBox = readonly [number: string, label: string, value: string];

/** The recipient's copies of one form, `copies` times on a sheet, boxes in three columns. */
function informationForm(
  name: string,
  form: string,
  title: string,
  d: Year,
  boxes: readonly FormBox[],
  copies: number,
): string {
  const cell = ([number, label, value]: FormBox) =>
    `<td><span class=s><b>${number}</b> ${label}</span><div>$ ${value}</div></td>`;
  const lines = Array.from({ length: Math.ceil(boxes.length / 2) }, (_, index) =>
    boxes.slice(index * 2, index * 2 + 2),
  );
  const copy = `<div style="margin-bottom:30px"><div class=s>[ ] VOID &nbsp; [ ] CORRECTED</div><table><tr><td rowspan=2 style="width:42%"><span class=s>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span><div>${escaped(d.payer)}<br>${d.street}<br>${d.town}</div></td>${lines[0]?.map(cell).join("") ?? ""}<td rowspan=2 class=c><span class=s>OMB No. 1545-0115</span><br><b style="font-size:15pt">${d.year}</b><br>Form <b>${form}</b></td><td rowspan=2 class=c><b>${title}</b></td></tr><tr>${lines[1]?.map(cell).join("") ?? ""}</tr>
  <tr><td><span class=s>PAYER'S TIN</span> ${d.ein} &nbsp; <span class=s>RECIPIENT'S TIN</span> XXX-XX-4410</td>${lines[2]?.map(cell).join("") ?? ""}<td colspan=2 rowspan=3 class=s><b>Copy B For Recipient</b><br>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty may be imposed.</td></tr><tr><td><span class=s>RECIPIENT'S name</span><div>${d.person}</div></td>${lines[3]?.map(cell).join("") ?? ""}</tr><tr><td><span class=s>Street address, city, state, ZIP</span><div>${d.home}, ${d.homeTown}</div></td>${lines[4]?.map(cell).join("") ?? ""}</tr></table><div class=s>Form ${form} (keep for your records) &nbsp; Department of the Treasury - Internal Revenue Service</div></div>`;
  return document(
    `body{font:8pt "Liberation Sans"}${STYLE}td{border:1px solid #000;padding:1px 3px;height:30px}.s{font-size:5.5pt}/*${name}*/`,
    copy.repeat(copies),
  );
}

const miscForm = layout("1099-misc", (seed) => {
  const d = makeYear(seed, 150_000, 6_000_000);
  const html = informationForm(
    "misc",
    "1099-MISC",
    "Miscellaneous Information",
    d,
    [
      ["1", "Rents", g(d.amount)],
      ["2", "Royalties", seed % 2 ? g(d.small) : ""],
      ["3", "Other income", ""],
      ["4", "Federal income tax withheld", g(d.withheld)],
      ["5", "Fishing boat proceeds", ""],
      ["6", "Medical and health care payments", ""],
      ["7", "Payer made direct sales totaling $5,000 or more", ""],
      ["8", "Substitute payments in lieu of dividends or interest", ""],
      ["16", "State tax withheld", g(d.state)],
      ["18", "State income", g(d.amount)],
    ],
    1,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer: d.payer, taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)] },
    ),
  };
});

/** Three copies a sheet. */
const contractor = layout("1099-nec-three", (seed) => {
  const d = makeYear(seed, 90_000, 9_000_000);
  const html = informationForm(
    "nec",
    "1099-NEC",
    "Nonemployee Compensation",
    d,
    [
      ["1", "Nonemployee compensation", g(d.amount)],
      [
        "2",
        "Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale",
        "",
      ],
      ["3", "", ""],
      ["4", "Federal income tax withheld", g(d.withheld)],
      ["5", "State tax withheld", g(d.state)],
      ["6", "State/Payer's state no.", ""],
      ["7", "State income", g(d.amount)],
    ],
    3,
  );
  return {
    html,
    truth: yearTruth({
      kind: "1099",
      payer: d.payer,
      taxYear: d.year,
      federalTaxWithheld: decimal(d.withheld),
      nonemployeeCompensation: decimal(d.amount),
    }),
  };
});

/** Unemployment as a state agency reports it. */
const unemploymentForm = layout("1099-g", (seed) => {
  const d = { ...makeYear(seed, 200_000, 2_100_000), payer: "Idaho Department of Labor Services" };
  const html = informationForm(
    "g",
    "1099-G",
    "Certain Government Payments",
    d,
    [
      ["1", "Unemployment compensation", g(d.amount)],
      ["2", "State or local income tax refunds, credits, or offsets", ""],
      ["3", "Box 2 amount is for tax year", ""],
      ["4", "Federal income tax withheld", g(d.withheld)],
      ["5", "RTAA payments", ""],
      ["6", "Taxable grants", ""],
      ["7", "Agriculture payments", ""],
      ["11", "State income tax withheld", g(d.state)],
    ],
    2,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer: d.payer, taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)] },
    ),
  };
});

/** A bank's letter that stands for the form: lines with dot leaders. */
const interestLetter = layout("1099-int-letter", (seed) => {
  const d = { ...makeYear(seed, 1_200, 300_000), payer: "Tamarack Savings Bank" };
  const dots = (label: string, value: string) =>
    `<div style="display:flex"><span>${label}</span><span style="flex:1;overflow:hidden;white-space:nowrap">${" .".repeat(90)}</span><span>${value}</span></div>`;
  const html = document(
    `body{font:10pt "Liberation Serif"}${STYLE}`,
    `<b>${d.payer}</b><br>${d.street}, ${d.town}<br>Payer's Federal ID ${d.ein}<p>${d.person}<br>${d.home}<br>${d.homeTown}</p><h3>Tax Year ${d.year} - Form 1099-INT Interest Income (OMB No. 1545-0112)</h3><p>Account ending 4417</p>${dots("Box 1 Interest income", $(d.amount))}${dots("Box 2 Early withdrawal penalty", "$0.00")}${dots("Box 3 Interest on U.S. Savings Bonds and Treasury obligations", "$0.00")}${dots("Box 4 Federal income tax withheld", $(d.withheld))}${dots("Box 5 Investment expenses", "$0.00")}${dots("Box 6 Foreign tax paid", "$0.00")}<p>This is important tax information and is being furnished to the Internal Revenue Service.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer: d.payer, taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)] },
    ),
  };
});

/** The Social Security Administration's statement of a year's benefits. */
const benefitYear = layout("ssa-1099", (seed) => {
  const random = seededRandom(seed + 90);
  const d = makeYear(seed);
  const [paid, repaid] = [random.whole(12_000, 38_000) * 100, random.chance(0.3) ? 40_000 : 0];
  const medicare = 217_560;
  const withheld = random.chance(0.6) ? share(paid, 0.1) : 0;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}td{border:1px solid #000;padding:3px;height:44px}`,
    `<b>FORM SSA-1099 - SOCIAL SECURITY BENEFIT STATEMENT</b><table><tr><td style="width:12%"><b>${d.year}</b></td><td>PART OF YOUR SOCIAL SECURITY BENEFITS SHOWN IN BOX 5 MAY BE TAXABLE INCOME. SEE THE REVERSE FOR MORE INFORMATION.</td></tr></table><table><tr><td>Box 1. Name<br>${d.person}</td><td>Box 2. Beneficiary's Social Security Number<br>XXX-XX-4410</td></tr></table><table><tr><td>Box 3. Benefits Paid in ${d.year}<br>${$(paid)}</td><td>Box 4. Benefits Repaid to SSA in ${d.year}<br>${repaid ? $(repaid) : "NONE"}</td><td>Box 5. Net Benefits for ${d.year} (Box 3 minus Box 4)<br>${$(paid - repaid)}</td></tr></table>
    <table><tr><td><b>DESCRIPTION OF AMOUNT IN BOX 3</b><br>Paid by check or direct deposit &nbsp; ${$(paid - medicare - withheld)}<br>Medicare Part B premiums deducted from your benefits &nbsp; ${$(medicare)}<br>${withheld ? `Voluntary Federal Income Tax Withheld &nbsp; ${$(withheld)}<br>` : ""}Total Additions &nbsp; ${$(paid)}<br>Benefits for ${d.year} &nbsp; ${$(paid)}</td><td><b>DESCRIPTION OF AMOUNT IN BOX 4</b><br>${repaid ? $(repaid) : "NONE"}<br><br>Box 6. Voluntary Federal Income Tax Withheld<br>${withheld ? $(withheld) : "NONE"}<br>Box 7. Address<br>${d.home}<br>${d.homeTown}<br>Box 8. Claim Number (Use this number if you need to contact SSA.)<br>XXX-XX-4410A</td></tr></table><p>Form SSA-1099-SM (1-${Number(d.year) + 1}) &nbsp; DO NOT RETURN THIS FORM TO SSA OR IRS</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "1099",
        taxYear: d.year,
        ...(withheld ? { federalTaxWithheld: decimal(withheld) } : {}),
      },
      {
        "income.0.payer": ["SSA", "Social Security Administration", "Social Security"],
        institution: ["SSA", "Social Security Administration", "Social Security"],
        "income.0.grossPay": [decimal(paid), decimal(paid - repaid)],
        "income.0.netPay": [decimal(paid - repaid), decimal(paid - medicare - withheld)],
        "income.0.kind": ["benefits"],
      },
    ),
  };
});

/** A pension office's monthly advice: gross annuity, what is taken, net payment. */
const pensionAdvice = layout("pension-advice", (seed) => {
  const random = seededRandom(seed + 40);
  const payer = "Prairie Teachers Retirement System";
  const gross = random.whole(90_000, 480_000);
  const [tax, health] = [share(gross, 0.1), random.whole(8_000, 41_000)];
  const month = random.whole(2, 10);
  const payDate = `2026-${String(month).padStart(2, "0")}-01`;
  const row = (name: string, current: number) =>
    `<tr><td>${name}</td><td class=r>${g(current)}</td><td class=r>${g(current * month)}</td></tr>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${STYLE}table{width:75%}td{padding:3px}`,
    `<div class=two><div><b>${payer}</b><br>410 Capitol Way<br>Pierre, SD 57501</div><div class=r>Statement of Annuity Payment<br>Payment date: ${date.long(payDate)}<br>Retiree ID R-${random.whole(10_000, 98_000)}</div></div><p>${random.pick(["Lee Ann Demo", "Chris P Mockup"])}</p><table><tr><td></td><td class=r><b>This Payment</b></td><td class=r><b>Year to Date</b></td></tr>${row("Gross Monthly Benefit", gross)}${row("Federal Income Tax", tax)}${row("Retiree Health Premium", health)}${row("Net Monthly Benefit", gross - tax - health)}</table><p>Your benefit is deposited to your account ending in 4417. Benefits are paid on the first business day of each month.</p>`,
  );
  const net = gross - tax - health;
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer,
        payDate,
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(net),
        ytdGross: decimal(gross * month),
        ytdNet: decimal(net * month),
      },
      { "income.0.federalTaxWithheld": [decimal(tax), decimal(tax * month)], "income.0.taxYear": ["2026"] },
    ),
  };
});

/** Disability compensation in prose: the award and since when; nothing is deducted. */
const veteransLetter = layout("veterans-letter", (seed) => {
  const random = seededRandom(seed + 55);
  const award = random.whole(17_500, 410_000);
  const day = `2026-0${random.whole(1, 9)}-1${random.whole(0, 9)}`;
  const html = document(
    `body{font:11pt "Liberation Serif"}${STYLE}`,
    `<div class=c><b>DEPARTMENT OF VETERANS AFFAIRS</b><br>Regional Office<br>1240 East Ninth Street</div><p>${date.long(day)}</p><p>${random.pick(["Terry L Sampson", "Dana W Testcase"])}<br>2250 E 47TH ST</p><p>This letter is a summary of benefits you currently receive from the Department of Veterans Affairs (VA). We are providing this letter to disabled Veterans to use in applying for benefits such as state or local property or vehicle tax relief.</p><p><b>VA Benefit Information</b></p><p>You have one or more service-connected disabilities: Yes<br>Your combined service-connected evaluation is: ${random.whole(1, 10) * 10}%<br>Your current monthly award amount is: ${$(award)}<br>The effective date of the last change to your current award was: December 1, 2025</p><p>You should contact your state or local office of Veterans' affairs for information on any benefits. Funeral allowances up to $978.00 may apply.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer: "Department of Veterans Affairs",
        frequency: "monthly",
        grossPay: decimal(award),
      },
      {
        "income.0.payDate": [day],
        "income.0.periodStart": ["2025-12-01"],
        "income.0.netPay": [decimal(award)],
      },
    ),
  };
});

/** The yearly notice of a cost-of-living increase: three amounts with leaders. */
const increaseNotice = layout("increase-notice", (seed) => {
  const random = seededRandom(seed + 66);
  const premium = 20_290;
  const net = random.whole(700, 2_700) * 100;
  const gross = net + premium + random.whole(0, 8) * 10;
  const line = (label: string, value: number) =>
    `<tr><td>&bull; ${label}</td><td class=r style="padding-left:30px">${$(value)}</td></tr>`;
  const html = document(
    `body{font:11pt "Liberation Sans"}${STYLE}table{width:auto}`,
    `<b>Social Security Administration</b><h3>Your New Benefit Amount</h3><p class=r>Date: November 25, 2025<br>BNC#: 25S1182J44107</p><p>LEE ANN DEMO<br>640 LANTERN WAY</p><p>Your Social Security benefit will increase by 2.8 percent in 2026 because of a rise in the cost of living. You can use this letter as proof of your benefit amount.</p><p><b>How Much You Will Get</b></p><table>${line("Your monthly amount before deductions is", gross)}${line("The amount we deduct for Medicare medical insurance is", premium)}${line("The amount we deduct for voluntary federal tax withholding is", 0)}${line("After we take any other deductions, you will receive in your bank account", net)}</table><p>You will receive this amount on or about January 14, 2026. If you work and earn more than $24,480.00 we may have to withhold some benefits.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer: "Social Security Administration",
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(net),
      },
      {
        "income.0.payDate": ["2026-01-14", "2025-11-25"],
        "income.0.taxYear": ["2026"],
        "income.0.federalTaxWithheld": ["0.00"],
      },
    ),
  };
});

/** A state's determination in sentences; the maximum and the wages of the base period are decoys. */
const determination = layout("determination", (seed) => {
  const random = seededRandom(seed + 77);
  const weekly = random.whole(90, 900) * 100;
  const payer = "Nevada Division of Employment Security";
  const html = document(
    `body{font:10.5pt "Liberation Serif"}${STYLE}`,
    `<div class=c><b>${payer}</b><br>Monetary Determination</div><p>Mailed: March 19, 2026</p><p>Robin K. Anybody<br>118 Rural Route 6</p><p>Based on wages of ${$(weekly * 92)} paid to you in your base period, you are monetarily eligible for unemployment benefits. Your weekly benefit amount is ${$(weekly)} and your maximum benefit amount is ${$(weekly * 26)}. You may be paid for up to 26 weeks in the benefit year that begins 03/15/2026 and ends 03/13/2027.</p><p>If you earn more than ${$(share(weekly, 0.25))} in a week your benefit will be reduced. You may appeal within 11 days.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "benefits", payer, frequency: "weekly", grossPay: decimal(weekly) },
      {
        "income.0.payDate": ["2026-03-19"],
        "income.0.periodStart": ["2026-03-15"],
        "income.0.periodEnd": ["2027-03-13"],
      },
    ),
  };
});

export const strangerYearForms: readonly Layout[] = [
  substituteWage,
  portalWage,
  miscForm,
  contractor,
  unemploymentForm,
  interestLetter,
  benefitYear,
  pensionAdvice,
  veteransLetter,
  increaseNotice,
  determination,
];
