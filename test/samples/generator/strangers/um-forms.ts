import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, PAGE, umStart } from "./um-data.ts";

const n = money.plain;
const box = (label: string, value: string, style = "") =>
  `<td ${style}><span class=k>${label}</span><br>${value}</td>`;

/** A payroll service's W-2: an earnings summary above, the same form three times for its copies. */
const w2: Layout = {
  name: "um-w2-summary",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = umStart(seed, 12);
    const year = random.pick(["2023", "2024", "2025"]);
    const employer = random.pick([
      "ORCHARD VALE SENIOR LIVING LLC",
      "DELMARCO BUILDERS INC",
      "NUVEXA SYSTEMS INC",
    ]);
    const gross = random.whole(3_400_000, 14_800_000);
    const saved = random.chance(0.7) ? Math.round(gross * random.pick([0.03, 0.06, 0.08])) : 0;
    const health = random.whole(60_000, 420_000);
    const wages = gross - saved - health;
    const social = gross - health;
    const federal = Math.round((wages * random.whole(70, 170)) / 1_000);
    const state = Math.round((wages * 495) / 10_000);
    const ein = `${random.whole(20, 88)}-${digits(random, 7)}`;
    const ssn = `XXX-XX-${random.whole(1_000, 9_999)}`;
    const control = `${digits(random, 6)} CHIC/7QK`;
    const medicare = Math.round((social * 145) / 10_000);
    const security = Math.round((social * 620) / 10_000);
    const form = (copy: string) =>
      `<table class=w><tr>${box("a Control number", control)}${box("1 Wages, tips, other comp.", n(wages))}${box("2 Federal income tax withheld", n(federal))}</tr><tr>${box("c Employer's name, address, and ZIP code", `${employer}<br>900 N LASALLE ST<br>CHICAGO IL 60610`, "rowspan=3")}${box("3 Social security wages", n(social))}${box("4 Social security tax withheld", n(security))}</tr><tr>${box("5 Medicare wages and tips", n(social))}${box("6 Medicare tax withheld", n(medicare))}</tr><tr>${box("7 Social security tips", "")}${box("8 Allocated tips", "")}</tr><tr>${box("b Employer's FED ID number", ein)}${box("9", "")}${box("10 Dependent care benefits", "")}</tr><tr>${box("a Employee's SSA number", ssn)}${box("11 Nonqualified plans", "")}${box("12a See instructions for box 12", saved > 0 ? `D | ${n(saved)}` : "")}</tr><tr>${box("e/f Employee's name, address and ZIP code", `${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`, "rowspan=2")}${box("14 Other", "")}${box("12b", `DD | ${n(health * 3)}`)}</tr><tr>${box("13 Stat emp. | Ret. plan | 3rd party sick pay", saved > 0 ? "X" : "", "colspan=2")}</tr><tr>${box("15 State &nbsp; Employer's state ID no.", "IL &nbsp; 4471-2096")}${box("16 State wages, tips, etc.", n(wages))}${box("17 State income tax", n(state))}</tr><tr>${box("18 Local wages, tips, etc.", "")}${box("19 Local income tax", "")}${box("20 Locality name", "")}</tr><tr><td colspan=3><b>${copy}</b><br><span class=k>OMB No. 1545-0008 &nbsp; Form</span> <b>W-2 Wage and Tax Statement ${year}</b></td></tr></table>`;
    return {
      html: document(
        `${BASE}body{${PAGE};font-size:7.5pt}.four{display:grid;grid-template-columns:1fr 1fr;gap:14px}.w td{border:1px solid #000;padding:1px 3px;vertical-align:top;height:21px;width:33%}.k{font-size:5.5pt}.s td{padding:1px 2px}.s td+td{text-align:right}`,
        `<div class=four><div><div style="font-size:14pt"><b>${year} W-2 and EARNINGS SUMMARY</b></div><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><p><b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b></p><table class=s><tr><td></td><td>Wages, Tips, other Compensation<br>Box 1 of W-2</td><td>Social Security Wages<br>Box 3 of W-2</td><td>Medicare Wages<br>Box 5 of W-2</td></tr><tr><td>Gross Pay</td><td>${n(gross)}</td><td>${n(gross)}</td><td>${n(gross)}</td></tr>${saved > 0 ? `<tr><td>Less 401(k) (D-Box 12)</td><td>${n(saved)}</td><td>N/A</td><td>N/A</td></tr>` : ""}<tr><td>Less Other Cafe 125</td><td>${n(health)}</td><td>${n(health)}</td><td>${n(health)}</td></tr><tr><td><b>Reported W-2 Wages</b></td><td><b>${n(wages)}</b></td><td><b>${n(social)}</b></td><td><b>${n(social)}</b></td></tr></table><p><b>2. Employee Name and Address.</b></p><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><p class=small>&copy; ${year} PAYVANTA, Inc. &nbsp; PAGE 01 OF 01</p></div>${form("Copy C for employee's records.")}${form("Copy B to be filed with employee's Federal Income Tax Return.")}${form("Copy 2 to be filed with employee's State Income Tax Return.")}</div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "income",
          institution: employer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "w2",
              payer: employer,
              taxYear: year,
              wages: decimal(wages),
              federalTaxWithheld: decimal(federal),
            },
          ],
          allowed: {
            "income.0.frequency": ["annual"],
            "income.0.grossPay": [decimal(gross)],
            "income.0.ytdGross": [decimal(gross)],
          },
        },
        employer.replace(/ (INC|LLC)$/, ""),
      ),
    };
  },
};

/** A 1099-NEC, Copy B, as a platform's tax service prints it, with its instructions below. */
const nec: Layout = {
  name: "um-1099-nec",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = umStart(seed, 13);
    const year = random.pick(["2023", "2024", "2025"]);
    const payer = random.pick([
      "Dashero Delivery, Inc.",
      "Quillmark Media Group LLC",
      "Ridewell Technologies, Inc.",
    ]);
    const pay = random.whole(61_000, 5_900_000);
    const withheld = random.chance(0.3) ? Math.round(pay * 0.24) : 0;
    const state = random.chance(0.5);
    const tin = `${random.whole(20, 88)}-${digits(random, 7)}`;
    const who = person.name;
    return {
      html: document(
        `${BASE}body{${PAGE};font-size:8.5pt}.w td{border:1px solid #000;padding:2px 4px;vertical-align:top}.k{font-size:6.5pt}.v{font-size:10pt}ol{columns:2;font-size:7.5pt}`,
        `<div style="text-align:center;font-size:8pt">&#9633; CORRECTED (if checked)</div><table class=w><tr><td rowspan=2 style="width:46%;height:96px"><span class=k>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span><br><span class=v>${payer}<br>303 2nd Street, Suite 800<br>San Francisco, CA 94107<br>(855) 555-0104</span></td><td rowspan=2></td><td><span class=k>OMB No. 1545-0116</span><br>Form <b style="font-size:13pt">1099-NEC</b><br><span class=k>(Rev. January 2024)</span><br>For calendar year <b>${year}</b></td><td rowspan=2 style="width:17%"><b style="font-size:11pt">Nonemployee Compensation</b></td></tr><tr><td></td></tr>
<tr><td><table style="width:100%"><tr><td style="border:0"><span class=k>PAYER'S TIN</span><br>${tin}</td><td style="border:0;border-left:1px solid #000"><span class=k>RECIPIENT'S TIN</span><br>XXX-XX-${random.whole(1_000, 9_999)}</td></tr></table></td><td colspan=2><span class=k><b>1</b> Nonemployee compensation</span><br>$ <span class=v>${n(pay)}</span></td><td rowspan=5><div class=r><b>Copy B</b><br><b>For Recipient</b></div><p class=k>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p></td></tr>
<tr><td rowspan=3><span class=k>RECIPIENT'S name</span><br><span class=v>${who}</span><br><br><span class=k>Street address (including apt. no.)</span><br>${person.street}<br><br><span class=k>City or town, state or province, country, and ZIP or foreign postal code</span><br>${person.town}</td><td colspan=2><span class=k><b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale &nbsp; &#9633;</span></td></tr><tr><td colspan=2><span class=k><b>3</b></span></td></tr><tr><td colspan=2><span class=k><b>4</b> Federal income tax withheld</span><br>$ <span class=v>${withheld > 0 ? n(withheld) : ""}</span></td></tr>
<tr><td><span class=k>Account number (see instructions)</span><br>${digits(random, 10)}</td><td colspan=2><table style="width:100%"><tr><td style="border:0"><span class=k><b>5</b> State tax withheld</span><br>$ ${state ? "0.00" : ""}</td><td style="border:0"><span class=k><b>6</b> State/Payer's state no.</span><br>${state ? `CA/${digits(random, 8)}` : ""}</td><td style="border:0"><span class=k><b>7</b> State income</span><br>$ ${state ? n(pay) : ""}</td></tr></table></td></tr></table>
<div class="row small"><div>Form <b>1099-NEC</b> (Rev. 1-2024)</div><div>(keep for your records)</div><div>www.irs.gov/Form1099NEC</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div>
<h3 style="margin-top:26px">Instructions for Recipient</h3><p style="font-size:8pt">You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax. If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in box 1 on the line for "Wages, salaries, tips, etc." of Form 1040, 1040-SR, or 1040-NR.</p><ol style="list-style:none;padding:0"><li><b>Recipient's taxpayer identification number (TIN).</b> For your protection, this form may show only the last four digits of your TIN.</li><li><b>Account number.</b> May show an account or other unique number the payer assigned to distinguish your account.</li><li><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F (Form 1040).</li><li><b>Box 2.</b> If checked, consumer products totaling $5,000 or more were sold to you for resale, on a buy-sell, a deposit-commission, or other basis.</li><li><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer.</li><li><b>Boxes 5-7.</b> State income tax withheld reporting boxes.</li></ol>`,
      ),
      truth: alsoNamed(
        {
          documentType: "income",
          institution: payer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "1099",
              payer,
              taxYear: year,
              nonemployeeCompensation: decimal(pay),
              ...(withheld > 0 ? { federalTaxWithheld: decimal(withheld) } : {}),
            },
          ],
          allowed: { "income.0.frequency": ["annual"] },
        },
        payer.replace(/,? (Inc\.|LLC)$/, ""),
      ),
    };
  },
};

/** A benefit verification letter of the federal pension office. */
const benefit: Layout = {
  name: "um-benefit-letter",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 14);
    const year = Number(day.slice(0, 4));
    const full = random.whole(9_400, 31_900) * 10;
    const medical = random.chance(0.75) ? (year >= 2026 ? 20_290 : 18_500) : 0;
    const regular = Math.floor((full - medical) / 100) * 100;
    const week = random.pick(["second", "third", "fourth"]);
    const kind = random.chance(0.7) ? "retirement" : "disability";
    const office = "Social Security Administration";
    return {
      html: document(
        `${BASE}body{font-family:"Times New Roman",Times,serif;font-size:12pt;line-height:1.3}h3{font-size:13pt;margin:16px 0 4px}p{margin:8px 0}.lines td{padding:2px 0}`,
        `<div style="font-size:19pt;font-weight:bold">${office}</div><div style="font-size:14pt"><b>Benefit Verification Letter</b></div><div style="margin:14px 0 0 56%">${pairs(
          [
            ["Date:", date.long(day)],
            ["BNC#:", `${year - 2000}${random.whole(100, 365)}Q${digits(random, 5)}`],
            ["REF:", "A"],
          ],
        )}</div>
<p style="margin:20px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><p>You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may give them this letter.</p>
<h3>Information About Current Social Security Benefits</h3><p>Beginning December ${year - 1}, the full monthly Social Security benefit before any deductions is $${n(full)}.</p>
<p>We deduct $${n(medical)} for medical insurance premiums each month.</p><p>The regular monthly Social Security payment is $${n(regular)}.<br>(We must round down to the whole dollar.)</p><p>Social Security benefits for a given month are paid the following month. (For example, Social Security benefits for March are paid in April.)</p><p>Your Social Security benefits are paid on or about the ${week} Wednesday of each month.</p>
${kind === "retirement" ? "<h3>Type of Social Security Benefit Information</h3><p>You are entitled to monthly retirement benefits.</p>" : "<h3>Type of Social Security Benefit Information</h3><p>You are entitled to monthly disability benefits.</p>"}
<h3>Medicare Information</h3><p>${medical > 0 ? `You are entitled to hospital insurance under Medicare beginning ${date.monthYear(addDays(`${day.slice(0, 7)}-01`, -1_400))}. You are entitled to medical insurance under Medicare beginning ${date.monthYear(addDays(`${day.slice(0, 7)}-01`, -1_400))}.` : "We found no information on our records about Medicare."}</p><h3>Date of Birth Information</h3><p>The date of birth shown on our records is ${date.long(addDays("1957-03-14", random.whole(0, 900)))}.</p>
<h3>If You Have Questions</h3><p>Need more help?</p><p>1. Visit www.ssa.gov for fast, simple, and secure online service.<br>2. Call us at 1-800-772-1213, weekdays from 8:00 am to 7:00 pm. If you are deaf or hard of hearing, call TTY 1-800-325-0778. Please mention this letter when you call.<br>3. You may also call your local office.</p><p style="margin-top:14px">How are we doing? Go to www.ssa.gov/feedback to tell us.</p><div class=r style="font-style:italic">${office}</div>`,
      ),
      truth: {
        documentType: "income",
        institution: office,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: office,
            frequency: "monthly",
            grossPay: decimal(full),
            netPay: decimal(regular),
          },
        ],
      },
    };
  },
};

export const umForms: readonly Layout[] = [w2, nec, benefit];
