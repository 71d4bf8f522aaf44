import type { IncomeFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { makeYearForm, PEOPLE, type YearForm } from "./income-data.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;");

function truthOf(income: IncomeFacts): Truth {
  return {
    documentType: "income",
    ...(income.payer ? { institution: income.payer } : {}),
    accounts: [],
    transactions: [],
    income: [income],
  };
}

const w2Truth = (d: YearForm): Truth =>
  truthOf({
    kind: "w2",
    payer: d.payer,
    taxYear: d.year,
    wages: decimal(d.amount),
    federalTaxWithheld: decimal(d.withheld),
  });

const box = (label: string, value: string, style = "") =>
  `<td style="${style}"><div class=l>${label}</div><div class=v>${value}</div></td>`;

function w2Boxes(d: YearForm): string {
  const employer = `${escape(d.payer)}<br>${d.street}<br>${d.city}`;
  return `<table><tr>${box("<b>a</b> Employee's social security number", "XXX-XX-4410")}${box("", "OMB No. 1545-0008")}${box("", "")}</tr>
  <tr>${box("<b>b</b> Employer identification number (EIN)", "31-5550142")}${box("<b>1</b> Wages, tips, other compensation", grouped(d.amount))}${box("<b>2</b> Federal income tax withheld", grouped(d.withheld))}</tr>
  <tr>${box("<b>c</b> Employer's name, address, and ZIP code", employer).replace("<td", "<td rowspan=3")}${box("<b>3</b> Social security wages", grouped(d.socialWages))}${box("<b>4</b> Social security tax withheld", grouped(Math.round(d.socialWages * 0.062)))}</tr>
  <tr>${box("<b>5</b> Medicare wages and tips", grouped(d.socialWages))}${box("<b>6</b> Medicare tax withheld", grouped(Math.round(d.socialWages * 0.0145)))}</tr>
  <tr>${box("<b>7</b> Social security tips", "")}${box("<b>8</b> Allocated tips", "")}</tr>
  <tr>${box("<b>d</b> Control number", "0417 K7Q")}${box("<b>9</b>", "")}${box("<b>10</b> Dependent care benefits", "")}</tr>
  <tr>${box("<b>e</b> Employee's first name and initial &nbsp; Last name", `${d.recipient}<br>17 Birch Lane<br>${d.city}`).replace("<td", "<td rowspan=2")}${box("<b>11</b> Nonqualified plans", "")}${box("<b>12a</b> See instructions for box 12", `D | ${grouped(d.socialWages - d.amount)}`)}</tr>
  <tr>${box("<b>13</b> Statutory employee &nbsp; Retirement plan X", "")}${box("<b>14</b> Other", "")}</tr></table>
  <table><tr>${box("<b>15</b> State Employer's state ID number", "OH 52-118842")}${box("<b>16</b> State wages, tips, etc.", grouped(d.amount + 41_000))}${box("<b>17</b> State income tax", grouped(d.stateTax))}${box("<b>18</b> Local wages, tips, etc.", "")}${box("<b>19</b> Local income tax", "")}${box("<b>20</b> Locality name", "")}</tr></table>
  <div class=foot><span>Form <b class=big>W-2</b> <b>Wage and Tax Statement</b></span> <b class=big>${d.year}</b> <span>Department of the Treasury&mdash;Internal Revenue Service</span></div>`;
}

const FORM_STYLE = `body{font:8pt "Liberation Sans"}table{width:100%}td{border:1px solid #000;vertical-align:top;padding:1px 4px;height:31px}.l{font-size:6pt}.v{font:9pt "Liberation Mono";padding-left:14px}.big{font-size:16pt}.foot{display:flex;justify-content:space-between;margin:4px 0 26px}`;

/** The official boxes, once. */
const officialW2: Layout = {
  name: "w2-official",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeYearForm(seed);
    const html = document(
      FORM_STYLE,
      `${w2Boxes(d)}<p>Copy B&mdash;To Be Filed With Employee's FEDERAL Tax Return.<br>This information is being furnished to the Internal Revenue Service.</p>`,
    );
    return { html, truth: w2Truth(d) };
  },
};

/** Four small copies on one sheet, with abbreviated labels, beside an explanation of gross pay. */
const fourCopies: Layout = {
  name: "w2-four-copies",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeYearForm(seed);
    const copy = (name: string) =>
      `<div class=c><table><tr>${box("1 Wages, tips, other comp.", decimal(d.amount))}${box("2 Federal income tax withheld", decimal(d.withheld))}</tr><tr>${box("3 Social security wages", decimal(d.socialWages))}${box("4 Social security tax withheld", decimal(Math.round(d.socialWages * 0.062)))}</tr><tr>${box("5 Medicare wages and tips", decimal(d.socialWages))}${box("6 Medicare tax withheld", decimal(Math.round(d.socialWages * 0.0145)))}</tr><tr>${box("d Control number", "0417 K7Q")}${box("b Employer's FED ID number", "31-5550142")}</tr></table><table><tr>${box("c Employer's name, address, and ZIP code", `${escape(d.payer)}<br>${d.street}<br>${d.city}`)}</tr><tr>${box("e/f Employee's name, address and ZIP code", `${d.recipient}<br>17 Birch Lane<br>${d.city}`)}</tr></table><table><tr>${box("16 State wages, tips, etc.", decimal(d.amount))}${box("17 State income tax", decimal(d.stateTax))}</tr></table><div><b>W-2 Wage and Tax Statement ${d.year}</b><br>${name}</div></div>`;
    const html = document(
      `${FORM_STYLE}body{font-size:7pt}.g{display:flex;flex-wrap:wrap;gap:12px}.c{width:48%}td{height:26px}`,
      `<div class=g>${copy("Copy B to be filed with employee's Federal Income Tax Return")}<div class=c><b>${d.year} W-2 and EARNINGS SUMMARY</b><p>Your Gross Pay was adjusted as follows to produce your W-2 Statement.</p><table><tr><td></td><td>Wages, Tips, other Compensation Box 1 of W-2</td><td>Social Security Wages Box 3 of W-2</td></tr><tr><td>Gross Pay</td><td>${grouped(d.socialWages + 88_000)}</td><td>${grouped(d.socialWages + 88_000)}</td></tr><tr><td>Less Other Cafe 125</td><td>${grouped(88_000)}</td><td>${grouped(88_000)}</td></tr><tr><td>Reported W-2 Wages</td><td>${grouped(d.amount)}</td><td>${grouped(d.socialWages)}</td></tr></table></div>${copy("Copy 2 to be filed with employee's State Income Tax Return")}${copy("Copy C for employee's records")}</div>`,
    );
    return { html, truth: w2Truth(d) };
  },
};

function form1099(
  name: string,
  title: string,
  d: YearForm,
  boxes: readonly (readonly [string, string])[],
): string {
  const right = boxes
    .map(([label, value]) => `<tr>${box(label, value === "" ? "" : `$ ${value}`)}</tr>`)
    .join("");
  return document(
    `${FORM_STYLE}.half{display:flex}.half>*{width:50%}`,
    `<div>&#9744; CORRECTED (if checked)</div><div class=half><table><tr>${box("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${escape(d.payer)}<br>${d.street}<br>${d.city}<br>(937) 555-0142`, "height:92px")}</tr><tr>${box("PAYER'S TIN &nbsp;&nbsp;&nbsp;&nbsp; RECIPIENT'S TIN", "31-5550142 &nbsp;&nbsp; XXX-XX-4410")}</tr><tr>${box("RECIPIENT'S name", d.recipient)}</tr><tr>${box("Street address (including apt. no.)", "17 Birch Lane")}</tr><tr>${box("City or town, state or province, country, and ZIP or foreign postal code", d.city)}</tr><tr>${box("Account number (see instructions)", "")}</tr></table>
    <div><div style="text-align:right;padding:4px">OMB No. 1545-0116<br>Form <b>${name}</b> (Rev. January 2024)<br>For calendar year <b>${d.year}</b><br><b style="font-size:13pt">${title}</b></div><table>${right}</table></div></div><p>Form ${name} &nbsp; (keep for your records) &nbsp; www.irs.gov/Form1099 &nbsp; Department of the Treasury - Internal Revenue Service</p>`,
  );
}

const nonemployee: Layout = {
  name: "1099-nec",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeYearForm(seed);
    const withheld = seed % 2 === 0 ? d.withheld : undefined;
    const html = form1099("1099-NEC", "Nonemployee Compensation", d, [
      ["<b>1</b> Nonemployee compensation", grouped(d.amount)],
      [
        "<b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale",
        "",
      ],
      ["<b>3</b> Excess golden parachute payments", ""],
      ["<b>4</b> Federal income tax withheld", withheld === undefined ? "" : grouped(withheld)],
      ["<b>5</b> State tax withheld", grouped(d.stateTax)],
      ["<b>7</b> State income", grouped(d.amount)],
    ]);
    return {
      html,
      truth: truthOf({
        kind: "1099",
        payer: d.payer,
        taxYear: d.year,
        ...(withheld === undefined ? {} : { federalTaxWithheld: decimal(withheld) }),
        nonemployeeCompensation: decimal(d.amount),
      }),
    };
  },
};

const retirement: Layout = {
  name: "1099-r",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = { ...makeYearForm(seed), payer: "Northgate Retirement Trust Company" };
    const html = form1099(
      "1099-R",
      "Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.",
      d,
      [
        ["<b>1</b> Gross distribution", grouped(d.amount)],
        ["<b>2a</b> Taxable amount", grouped(d.amount)],
        ["<b>3</b> Capital gain (included in box 2a)", ""],
        ["<b>4</b> Federal income tax withheld", grouped(d.withheld)],
        ["<b>5</b> Employee contributions/Designated Roth contributions or insurance premiums", ""],
        ["<b>14</b> State tax withheld", grouped(d.stateTax)],
      ],
    );
    return {
      html,
      truth: truthOf({
        kind: "1099",
        payer: d.payer,
        taxYear: d.year,
        federalTaxWithheld: decimal(d.withheld),
      }),
    };
  },
};

/** A letter in sentences: the full benefit, what is deducted, and what is paid. */
const benefitLetter: Layout = {
  name: "benefits-verification",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed);
    const premium = 20_290;
    const net = random.whole(800, 2_900) * 100;
    const gross = net + premium + random.whole(0, 9) * 10;
    const html = document(
      `body{font:11pt "Liberation Serif"}h2{margin:0}`,
      `<h2>Social Security Administration</h2><b>Benefit Verification Letter</b><p style="text-align:right">Date: March 4, 2026<br>BNC#: 26S1182J44107<br>REF: A</p><p>${random.pick(PEOPLE).toUpperCase()}<br>17 BIRCH LANE<br>DAYTON OH 45402</p><p>You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may send them this letter.</p><h3>Information About Current Social Security Benefits</h3><p>Beginning December 2025, the full monthly Social Security benefit before any deductions is ${money.dollar(gross)}.</p><p>We deduct ${money.dollar(premium)} for medical insurance premiums each month.</p><p>The regular monthly Social Security payment is ${money.dollar(net)}.<br>(We must round down to the whole dollar.)</p><p>Social Security benefits for a given month are paid the following month. (For example, Social Security benefits for March are paid in April.)</p><p>Your Social Security benefits are paid on or about the third Wednesday of each month.</p><h3>Date of Birth Information</h3><p>The date of birth shown on our records is July 9, 1958.</p>`,
    );
    return {
      html,
      truth: truthOf({
        kind: "benefits",
        payer: "Social Security Administration",
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(net),
      }),
    };
  },
};

/** An agency's notice: the weekly amount among the maximum, the base wages and a claim's dates. */
const weeklyBenefit: Layout = {
  name: "benefits-weekly",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed);
    const weekly = random.whole(120, 780) * 100;
    const line = (name: string, value: string) =>
      `<tr><td>${name}</td><td style="text-align:right;padding-left:40px">${value}</td></tr>`;
    const html = document(
      `body{font:10pt "Liberation Sans"}td{padding:3px}`,
      `<b>State of Ohio</b><br><b>Department of Job and Family Services</b><h3>Notice of Unemployment Insurance Award</h3><p>${random.pick(PEOPLE)}<br>17 Birch Lane<br>Dayton, OH 45402</p><table>${line("Claim effective date", "02/08/2026")}${line("Benefit year ends", "02/06/2027")}${line("Weekly benefit amount", money.dollar(weekly))}${line("Maximum benefit amount", money.dollar(weekly * 26))}${line("Total base period wages", money.dollar(weekly * 104))}${line("Number of weeks", "26")}</table><p>This notice is not a guarantee of payment. Each week you must certify for benefits. Earnings above ${money.dollar(Math.round(weekly / 5))} reduce the payment.</p>`,
    );
    return {
      html,
      truth: truthOf({
        kind: "benefits",
        payer: "Department of Job and Family Services",
        frequency: "weekly",
        grossPay: decimal(weekly),
      }),
    };
  },
};

export const yearFormLayouts: readonly Layout[] = [
  officialW2,
  fourCopies,
  nonemployee,
  retirement,
  benefitLetter,
  weeklyBenefit,
];
