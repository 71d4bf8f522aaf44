import { document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped } from "../markup.ts";
import { makePerson } from "../person.ts";
import { decimal, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, stateOf } from "./ug-data.ts";

const g = grouped;

/** One year's wages of one employee, with what was kept from them. */
function makeYear(seed: number, salt: number) {
  const random = seededRandom(seed * 37 + salt);
  const person = makePerson(random);
  const gross = random.whole(2_400_000, 13_500_000);
  const saved = random.chance(0.7) ? Math.round((gross * random.whole(3, 9)) / 100) : 0;
  const cafeteria = random.chance(0.7) ? random.whole(60_000, 640_000) : 0;
  const wages = gross - saved - cafeteria;
  const security = gross - cafeteria;
  const share = (amount: number, rate: number) => Math.round(amount * rate);
  return {
    random,
    person,
    state: stateOf(person),
    taxYear: String(random.whole(2023, 2025)),
    gross,
    saved,
    cafeteria,
    wages,
    security,
    federal: share(wages, random.whole(60, 150) / 1000),
    securityTax: share(security, 0.062),
    medicareTax: share(security, 0.0145),
    stateTax: share(wages, random.whole(29, 50) / 1000),
    ssn: `XXX-XX-${digits(random, 4)}`,
    ein: `${digits(random, 2)}-${digits(random, 7)}`,
  };
}

type Year = ReturnType<typeof makeYear>;

const wageTruth = (year: Year, payer: string, showsGross: boolean): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "w2",
      payer,
      taxYear: year.taxYear,
      wages: decimal(year.wages),
      federalTaxWithheld: decimal(year.federal),
    },
  ],
  allowed: {
    "income.0.frequency": ["annual"],
    "income.0.grossPay": showsGross ? [decimal(year.gross), decimal(year.wages)] : [decimal(year.wages)],
    "income.0.ytdGross": showsGross ? [decimal(year.gross), decimal(year.wages)] : [decimal(year.wages)],
  },
});

/** A cell of a form: the small label over its figure. */
const cell = (label: string, value: string, span = 1, rows = 1) =>
  `<td colspan=${span} rowspan=${rows}><div class=l>${label}</div><div class=v>${value}</div></td>`;

const twelve = (year: Year) => (year.saved > 0 ? `D | &nbsp; ${decimal(year.saved)}` : "");

/** The payroll house's sheet: an earnings summary over the reference copy, three more copies in quarters. */
const summarySheet: Layout = {
  name: "ug-w2-earnings-summary",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const year = makeYear(seed, 3);
    const { random, person } = year;
    const [payer, street, town] = random.pick([
      ["HARLAN BROTHERS FOUNDRY INC", "2100 RIVER RD", "DUBUQUE, IA 52001"],
      ["PELAGIC SEAFOODS OF MAINE LLC", "6 CANNERY WHARF", "ROCKLAND, ME 04841"],
      ["OXBOW STAFFING GROUP INC", "3390 PEACHTREE CTR", "ATLANTA, GA 30303"],
    ] as const);
    const control = `${digits(random, 6)} ${random.pick(["ATLA/KQ4", "CHIC/7ZB"])} ${digits(random, 6)}`;
    const minus = (value: number) => (value === 0 ? "0.00" : g(value));
    const summary = (label: string, figures: readonly string[]) =>
      `<tr><td>${label}</td>${figures.map((figure) => `<td class=r>${figure}</td>`).join("")}</tr>`;
    const copy = (title: string, foot: string) => `<div class=q><table class=f>
<tr>${cell("1 &nbsp;Wages, tips, other comp.", decimal(year.wages))}${cell("2 &nbsp;Federal income tax withheld", decimal(year.federal))}</tr>
<tr>${cell("3 &nbsp;Social security wages", decimal(year.security))}${cell("4 &nbsp;Social security tax withheld", decimal(year.securityTax))}</tr>
<tr>${cell("5 &nbsp;Medicare wages and tips", decimal(year.security))}${cell("6 &nbsp;Medicare tax withheld", decimal(year.medicareTax))}</tr>
<tr>${cell("d &nbsp;Control number &nbsp; Dept. &nbsp; Corp. &nbsp; Employer use only", control, 2)}</tr>
<tr>${cell("c &nbsp;Employer's name, address, and ZIP code", `${escaped(payer)}<br>${street}<br>${town}`, 2)}</tr>
<tr>${cell("b &nbsp;Employer's FED ID number", year.ein)}${cell("a &nbsp;Employee's SSA number", year.ssn)}</tr>
<tr>${cell("7 &nbsp;Social security tips", "")}${cell("8 &nbsp;Allocated tips", "")}</tr>
<tr>${cell("10 &nbsp;Dependent care benefits", "")}${cell("12a See instructions for box 12", twelve(year))}</tr>
<tr>${cell("14 &nbsp;Other", year.cafeteria > 0 ? `${decimal(year.cafeteria)} CAF125` : "")}${cell("13 &nbsp;Stat emp. | Ret. plan | 3rd party sick pay", year.saved > 0 ? "X" : "")}</tr>
<tr>${cell("e/f Employee's name, address and ZIP code", `${person.name}<br>${person.street}<br>${person.town}`, 2)}</tr>
<tr>${cell("15 State &nbsp; Employer's state ID no.", `${year.state} &nbsp; ${digits(seededRandom(seed), 8)}`)}${cell("16 State wages, tips, etc.", decimal(year.wages))}</tr>
<tr>${cell("17 State income tax", decimal(year.stateTax))}${cell("18 Local wages, tips, etc.", "")}</tr>
<tr>${cell("19 Local income tax", "")}${cell("20 Locality name", "")}</tr></table>
<div class=t><b>${title}</b><br><span>Form</span> <b class=big>W-2</b> &nbsp; Wage and Tax Statement &nbsp; <b class=big>${year.taxYear}</b><br><i>${foot}</i> &nbsp; OMB No. 1545-0008</div></div>`;
    const body = `<div class=row><div>${copy("Employee Reference Copy", "Copy C for employee's records.")}</div><div class=es><h1>${year.taxYear} W-2 and EARNINGS SUMMARY</h1>
<p>This section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p>
<p><b>1.</b> The following information reflects your final ${year.taxYear} pay stub plus any adjustments submitted by your employer.</p>
<table class=m><tr><th></th><th class=r>Wages, Tips, other<br>Compensation<br>Box 1 of W-2</th><th class=r>Social Security<br>Wages<br>Box 3 of W-2</th><th class=r>Medicare<br>Wages<br>Box 5 of W-2</th><th class=r>${year.state} State Wages,<br>Tips, Etc.<br>Box 16 of W-2</th></tr>
${summary("Gross Pay", [g(year.gross), g(year.gross), g(year.gross), g(year.gross)])}
${summary("Less 401(k) (D-Box 12)", [minus(year.saved), "N/A", "N/A", minus(year.saved)])}
${summary("Less Other Cafe 125", [minus(year.cafeteria), minus(year.cafeteria), minus(year.cafeteria), minus(year.cafeteria)])}
${summary(
  "<b>Reported W-2 Wages</b>",
  [g(year.wages), g(year.security), g(year.security), g(year.wages)].map((figure) => `<b>${figure}</b>`),
)}</table>
<p><b>2. Employee Name and Address.</b></p><p class=ad>${person.name}<br>${person.street}<br>${person.town}</p><p class=c>&copy; ${year.taxYear} PAYMARK, Inc.</p></div></div>
<div class=row style="border-top:1px dashed #555;margin-top:8px;padding-top:8px"><div>${copy("Federal Filing Copy", "Copy B to be filed with employee's Federal Income Tax Return.")}</div><div>${copy(`${year.state}.State Filing Copy`, "Copy 2 to be filed with employee's State Income Tax Return.")}</div></div>`;
    return {
      html: document(
        `${BASE}body{font:7pt Arial,sans-serif}.q{border:1px solid #000}.f td{border:1px solid #000;vertical-align:top;padding:0 3px;width:50%}.l{font-size:5pt}.v{font-size:8pt;min-height:9pt;text-align:center}.t{padding:3px 5px}.big{font-size:12pt}.row{gap:14px}.es{background:#dfeaf6;padding:8px}h1{font-size:10pt;margin:0 0 4px}.m th{font-size:5.5pt}.m td{font-size:6.5pt;padding-top:3px}.m td+td,.m th+th{padding-left:4px}.ad{font-size:10pt;margin:4px 20px}.c{text-align:right;margin-top:30px}`,
        body,
      ),
      truth: wageTruth(year, payer, true),
    };
  },
};

/** The government's own form, two copies on a sheet, as accounting programs print it. */
const official: Layout = {
  name: "ug-w2-official-two-up",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const year = makeYear(seed, 41);
    const { random, person } = year;
    const [payer, street, town] = random.pick([
      ["Tidewater Veterinary Associates PC", "914 Quarry St", "Beaumont, TX 77701"],
      ["Unified School District 418", "1200 N Main Street", "McPherson, KS 67460"],
      ["Zamora & Sons Roofing, LLC", "2717 Industrial Blvd, Unit 9", "Pueblo, CO 81003"],
    ] as const);
    const space = person.name.lastIndexOf(" ");
    const stateId = digits(random, 9);
    const check = (on: boolean) => (on ? "&#9746;" : "&#9744;");
    const copy = (title: string) => `<div class=copy><table class=f>
<tr><td class=k></td>${cell("a &nbsp;Employee's social security number", year.ssn)}<td colspan=2><div class=l>OMB No. 1545-0029 &nbsp; <b>Safe, accurate, FAST! Use</b> IRS <i>e-file</i></div><div class=l>Visit the IRS website at www.irs.gov/efile</div></td></tr>
<tr>${cell("b &nbsp;Employer identification number (EIN)", year.ein, 2)}${cell("1 &nbsp;Wages, tips, other compensation", g(year.wages))}${cell("2 &nbsp;Federal income tax withheld", g(year.federal))}</tr>
<tr>${cell("c &nbsp;Employer's name, address, and ZIP code", `${escaped(payer)}<br>${street}<br>${town}`, 2, 3)}${cell("3 &nbsp;Social security wages", g(year.security))}${cell("4 &nbsp;Social security tax withheld", g(year.securityTax))}</tr>
<tr>${cell("5 &nbsp;Medicare wages and tips", g(year.security))}${cell("6 &nbsp;Medicare tax withheld", g(year.medicareTax))}</tr>
<tr>${cell("7 &nbsp;Social security tips", "")}${cell("8 &nbsp;Allocated tips", "")}</tr>
<tr>${cell("d &nbsp;Control number", "", 2)}${cell("9", "")}${cell("10 &nbsp;Dependent care benefits", "")}</tr>
<tr>${cell("e &nbsp;Employee's first name and initial &nbsp; &nbsp; Last name &nbsp; &nbsp; Suff.", `${person.name.slice(0, space)} &nbsp; &nbsp; ${person.name.slice(space + 1)}<br><br>${person.street}<br>${person.town}`, 2, 3)}${cell("11 &nbsp;Nonqualified plans", "")}${cell("12a See instructions for box 12", year.saved > 0 ? `D &nbsp; ${g(year.saved)}` : "")}</tr>
<tr>${cell("13 &nbsp;Statutory employee &nbsp; Retirement plan &nbsp; Third-party sick pay", `${check(false)} &nbsp; &nbsp; &nbsp; ${check(year.saved > 0)} &nbsp; &nbsp; &nbsp; ${check(false)}`)}${cell("12b", year.cafeteria > 0 ? `DD &nbsp; ${g(year.cafeteria * 2)}` : "")}</tr>
<tr>${cell("14 &nbsp;Other", year.cafeteria > 0 ? `Sec 125 &nbsp; ${g(year.cafeteria)}` : "")}${cell("12c", "")}</tr>
<tr><td colspan=4><div class=l>f &nbsp;Employee's address and ZIP code</div></td></tr></table>
<table class="f g"><tr>${cell("15 State", year.state)}${cell("Employer's state ID number", stateId)}${cell("16 State wages, tips, etc.", g(year.wages))}${cell("17 State income tax", g(year.stateTax))}${cell("18 Local wages, tips, etc.", "")}${cell("19 Local income tax", "")}${cell("20 Locality name", "")}</tr></table>
<div class=row><div><span class=s>Form</span> <b class=w>W-2</b> <b>Wage and Tax Statement</b></div><div class=y>${year.taxYear}</div><div class=dep>Department of the Treasury&mdash;Internal Revenue Service</div></div><div class=s>${title}</div></div>`;
    const body = `${copy("<b>Copy B&mdash;To Be Filed With Employee's FEDERAL Tax Return.</b><br>This information is being furnished to the Internal Revenue Service.")}<div class=cut></div>${copy("<b>Copy C&mdash;For EMPLOYEE'S RECORDS.</b> (See <i>Notice to Employee</i> on the back of Copy B.)<br>This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.")}`;
    return {
      html: document(
        `${BASE}body{font:8pt Arial,sans-serif}.f td{border:1px solid #000;vertical-align:top;padding:1px 4px}.f{table-layout:fixed}.f.g{margin-top:-1px}.k{background:#fff}.l{font-size:5.5pt;white-space:normal}.v{font:9pt 'Courier New',monospace;min-height:11pt}.w{font-size:17pt}.y{font:bold 19pt Arial;text-align:center}.dep{text-align:right;font-size:6.5pt}.s{font-size:6.5pt}.cut{border-top:1px dashed #888;margin:18px 0}.copy{min-height:4.6in}.row>div{align-self:end}`,
        body,
      ),
      truth: wageTruth(year, payer, false),
    };
  },
};

/** Nonemployee pay on the government's form, with the column of the recipient's copy at its right. */
const contractor: Layout = {
  name: "ug-1099-nec-copy-b",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 41 + 7);
    const person = makePerson(random);
    const [payer, street, town] = random.pick([
      ["Quillpoint Analytics Inc.", "60 E Rio Salado Pkwy Ste 900", "Tempe, AZ 85281"],
      ["Brightline Couriers LLC", "4th Floor, 118 Howard St", "San Francisco, CA 94105"],
      ["M. J. Abernathy Realty Group", "508 Main St", "Galena, IL 61036"],
    ] as const);
    const taxYear = String(random.whole(2023, 2025));
    const pay = random.whole(62_000, 9_800_000);
    const held = random.chance(0.25) ? Math.round(pay * 0.24) : 0;
    const printsZero = random.chance(0.5);
    const state = stateOf(person);
    const box4 = held > 0 || printsZero;
    const dollar = (value: number | undefined) => (value === undefined ? "$" : `$ &nbsp; ${g(value)}`);
    const form = `<table class=f>
<tr><td rowspan=3 class=p><div class=l>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</div><div class=v>${escaped(payer)}<br>${street}<br>${town}<br>555-555-0${random.whole(110, 190)}</div></td><td rowspan=2 class=n></td><td class=o><div class=l>OMB No. 1545-0116</div><div>Form <b>1099-NEC</b></div></td><td rowspan=3 class=t><b>Nonemployee<br>Compensation</b></td></tr>
<tr><td class=l>(Rev. ${taxYear === "2025" ? "April 2025" : taxYear === "2024" ? "January 2024" : "January 2022"})</td></tr>
<tr><td class=n></td><td><div class=l>For calendar year</div><b>${taxYear}</b></td></tr>
<tr><td class=p><table class=i><tr><td><div class=l>PAYER'S TIN</div><div class=v>${digits(random, 2)}-${digits(random, 7)}</div></td><td><div class=l>RECIPIENT'S TIN</div><div class=v>***-**-${digits(random, 4)}</div></td></tr></table></td><td colspan=2><div class=l><b>1</b> Nonemployee compensation</div><div class=v>${dollar(pay)}</div></td><td rowspan=5 class=copy><div class=cb>Copy B</div><b>For Recipient</b><p>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p></td></tr>
<tr><td class=p rowspan=2><div class=l>RECIPIENT'S name, street address (including apt. no.), city or town, state or province, country, and ZIP or foreign postal code</div><div class=v>${person.name}<br>${person.street}<br>${person.town}</div></td><td colspan=2><div class=l><b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale &nbsp; &#9744;</div></td></tr>
<tr><td colspan=2><div class=l><b>3</b></div></td></tr>
<tr><td class=p rowspan=2><div class=l>Account number (see instructions)</div><div class=v>${random.chance(0.5) ? `V-${digits(random, 5)}` : ""}</div></td><td colspan=2><div class=l><b>4</b> Federal income tax withheld</div><div class=v>${dollar(box4 ? held : undefined)}</div></td></tr>
<tr><td colspan=2><table class=i><tr><td><div class=l><b>5</b> State tax withheld</div><div class=v>$</div></td><td><div class=l><b>6</b> State/Payer's state no.</div><div class=v>${state} ${digits(random, 6)}</div></td><td><div class=l><b>7</b> State income</div><div class=v>${dollar(pay)}</div></td></tr></table></td></tr></table>
<div class=row><div>Form <b>1099-NEC</b> &nbsp; (keep for your records)</div><div>www.irs.gov/Form1099NEC</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div>`;
    const body = `<div class=cor>&#9744; CORRECTED (if checked)</div>${form}
<div class=ins><h3>Instructions for Recipient</h3><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment (SE) income, report it on Schedule C or F (Form 1040) if a sole proprietor, or on Form 1065 and Schedule K-1 (Form 1065) if a partnership. Net income of $400 or more from self-employment is subject to SE tax.</p><p><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. Include this amount on your income tax return as tax withheld.</p><p><b>Boxes 5&ndash;7.</b> State income tax withheld reporting boxes.</p></div>`;
    return {
      html: document(
        `${BASE}body{font:8pt Arial,sans-serif}.cor{text-align:center;margin-bottom:2px}.f>tbody>tr>td{border:1px solid #000;vertical-align:top;padding:2px 4px}.p{width:46%}.n{width:14%}.o{width:16%}.l{font-size:6pt}.v{font-size:9pt;min-height:13pt;padding-top:2px}.t{text-align:center;vertical-align:middle!important;font-size:11pt}.copy{text-align:right;font-size:6.5pt;width:22%}.cb{font:bold 13pt Arial}.i td{padding:0 4px;vertical-align:top}.i td+td{border-left:1px solid #000}.i .v{font-size:7.5pt;white-space:nowrap}.row{margin-top:3px;font-size:7pt}.ins{margin-top:34px;columns:2;font-size:7.5pt}.ins h3{margin:0}`,
        body,
      ),
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "1099",
            payer,
            taxYear,
            nonemployeeCompensation: decimal(pay),
            ...(box4 ? { federalTaxWithheld: decimal(held) } : {}),
          },
        ],
        allowed: {
          "income.0.frequency": ["annual"],
          "income.0.grossPay": [decimal(pay)],
          "income.0.ytdGross": [decimal(pay)],
        },
      },
    };
  },
};

export const ugWageForms: readonly Layout[] = [summarySheet, official, contractor];
