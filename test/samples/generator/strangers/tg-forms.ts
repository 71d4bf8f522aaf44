import { document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

const plain = money.plain;
/** Tax forms print amounts without grouping. */
const bare = decimal;

type Employer = { readonly name: string; readonly street: string; readonly town: string };

function makeWages(random: Random) {
  const gross = random.whole(2_800_000, 14_500_000);
  const saved = random.chance(0.7) ? Math.round((gross * random.whole(3, 10)) / 100) : 0;
  const cafeteria = random.chance(0.75) ? random.whole(60_000, 520_000) : 0;
  const wages = gross - saved - cafeteria;
  const social = gross - cafeteria;
  return {
    gross,
    saved,
    cafeteria,
    wages,
    social,
    federal: Math.round(wages * (0.07 + random.whole(0, 60) / 1000)),
    socialTax: Math.round(social * 0.062),
    medicareTax: Math.round(social * 0.0145),
    state: Math.round(wages * 0.0425),
    local: Math.round(social * 0.012),
    health: random.whole(400_000, 1_900_000),
    year: random.pick(["2023", "2024", "2025"]),
    ein: `${random.whole(10, 99)}-${random.whole(1_000_000, 9_999_999)}`,
    stateId: `${random.whole(1_000_000, 9_999_999)}`,
    control: `${random.whole(100_000, 999_999)}`,
  };
}
type Wages = ReturnType<typeof makeWages>;

const wagesTruth = (w: Wages, payer: string, grossPrinted: boolean): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "w2",
      payer,
      taxYear: w.year,
      wages: decimal(w.wages),
      federalTaxWithheld: decimal(w.federal),
    },
  ],
  allowed: {
    "income.0.frequency": ["annual"],
    ...(grossPrinted ? { "income.0.grossPay": [decimal(w.gross)] } : {}),
  },
});

/** Four copies on a sheet under the payroll service's earnings summary. */
const fourUp: Layout = {
  name: "tg-w2-four-up-summary",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 9);
    const person = makePerson(random);
    const w = makeWages(random);
    const employer: Employer = random.pick([
      { name: "SANDOVAL-PIKE LOGISTICS INC", street: "7100 INDUSTRIAL PKWY", town: "TOLEDO, OH 43612" },
      { name: "GREAT MIAMI TOOLING CO", street: "35 FOUNDRY STREET", town: "DAYTON, OH 45402" },
    ]);
    const cell = (label: string, value: string, span = 1) =>
      `<td colspan=${span}><div class=k>${label}</div><div class=v>${value}</div></td>`;
    const copy = (title: string, note: string) => `<div class=copy><table>
<tr>${cell("d Control number", `${w.control} R4K/H7`)}${cell("Dept. &nbsp;&nbsp; Corp. &nbsp;&nbsp; Employer use only", "000310 &nbsp; A &nbsp; 118")}</tr>
<tr>${cell("c Employer's name, address, and ZIP code", `${employer.name}<br>${employer.street}<br>${employer.town}`, 2)}</tr>
<tr>${cell("b Employer's FED ID number", w.ein)}${cell("a Employee's SSA number", "XXX-XX-0000")}</tr>
<tr>${cell("1 Wages, tips, other comp.", bare(w.wages))}${cell("2 Federal income tax withheld", bare(w.federal))}</tr>
<tr>${cell("3 Social security wages", bare(w.social))}${cell("4 Social security tax withheld", bare(w.socialTax))}</tr>
<tr>${cell("5 Medicare wages and tips", bare(w.social))}${cell("6 Medicare tax withheld", bare(w.medicareTax))}</tr>
<tr>${cell("7 Social security tips", "")}${cell("8 Allocated tips", "")}</tr>
<tr>${cell("9", "")}${cell("10 Dependent care benefits", "")}</tr>
<tr>${cell("11 Nonqualified plans", "")}${cell("12a See instructions for box 12", w.saved > 0 ? `D | ${bare(w.saved)}` : "")}</tr>
<tr>${cell("14 Other", "")}${cell("12b", `DD | ${bare(w.health)}`)}</tr>
<tr>${cell("13 Stat emp. | Ret. plan | 3rd party sick pay", w.saved > 0 ? "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; X" : "")}${cell("12c", "")}</tr>
<tr>${cell("e/f Employee's name, address and ZIP code", `${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`, 2)}</tr>
<tr>${cell("15 State &nbsp; Employer's state ID no.", `OH &nbsp; 5${w.stateId}`)}${cell("16 State wages, tips, etc.", bare(w.wages))}</tr>
<tr>${cell("17 State income tax", bare(w.state))}${cell("18 Local wages, tips, etc.", bare(w.social))}</tr>
<tr>${cell("19 Local income tax", bare(w.local))}${cell("20 Locality name", "CITY")}</tr></table>
<div class=foot><b>${title}</b><br><span style="font-size:11pt;font-weight:bold">W-2</span> Wage and Tax Statement <b style="font-size:11pt">${w.year}</b><br><span class=k>OMB No. 1545-0008 &nbsp; ${note}</span></div></div>`;
    const line = (label: string, ...values: readonly number[]) => [
      label,
      ...values.map((value) => (value === 0 ? "N/A" : plain(value))),
    ];
    const html = document(
      `body{font:6.6pt Arial,sans-serif}${BASE}.quad{display:grid;grid-template-columns:1fr 1fr;gap:6px}.copy{border:1px solid #000}.copy td{border:1px solid #000;padding:0 3px;vertical-align:top;width:50%}.copy td+td{padding-left:3px}.k{font-size:5.2pt;padding-top:1px}.v{font-size:7.2pt;min-height:8px;line-height:1.05}.foot{padding:1px 4px}.t td,.t th{padding:0 3px;font-size:7pt}`,
      `<div style="height:1.75in"><b style="font-size:10pt">${w.year} W-2 and EARNINGS SUMMARY</b><div class=row style="gap:12px"><div style="flex:.7"><p style="margin:2px 0">This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><b>Employee Reference Copy</b><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}<br>Social Security Number: XXX-XX-0000</div><div style="flex:1.6"><b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b>${grid(
        "lrrrr",
        [
          "",
          "Wages, Tips, other Compensation<br>Box 1 of W-2",
          "Social Security Wages<br>Box 3 of W-2",
          "Medicare Wages<br>Box 5 of W-2",
          "OH. State Wages, Tips, Etc.<br>Box 16 of W-2",
        ],
        [
          line("Gross Pay", w.gross, w.gross, w.gross, w.gross),
          line("Less 401(k) (D-Box 12)", w.saved, 0, 0, w.saved),
          line("Less Other Cafe 125", w.cafeteria, w.cafeteria, w.cafeteria, w.cafeteria),
          line("<b>Reported W-2 Wages</b>", w.wages, w.social, w.social, w.wages),
        ],
        "class=t",
      )}<p style="margin:4px 0 0"><b>2. Employee Name and Address.</b> If your address is wrong, tell your payroll department. &copy; ${w.year} Payline Services, Inc.</p></div></div></div>
<div class=quad>${copy("Employee Reference Copy", "Copy C for employee's records.")}${copy("Federal Filing Copy", "Copy B to be filed with employee's Federal Income Tax Return.")}${copy("OH. State Filing Copy", "Copy 2 to be filed with employee's State Income Tax Return.")}${copy("City or Local Filing Copy", "Copy 2 to be filed with employee's City or Local Income Tax Return.")}</div>`,
    );
    return { html, truth: wagesTruth(w, employer.name, true) };
  },
};

/** The official form, twice on a sheet. */
const twoUp: Layout = {
  name: "tg-w2-two-up-official",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 33);
    const person = makePerson(random);
    const w = makeWages(random);
    const employer: Employer = random.pick([
      { name: "Okafor Family Dentistry, P.A.", street: "612 Peachtree Hill Rd", town: "Macon, GA 31201" },
      {
        name: "Board of Regents, Chattahoochee State College",
        street: "1 College Circle",
        town: "Columbus, GA 31907",
      },
    ]);
    const box = (label: string, value: string, style = "") =>
      `<div class=b style="${style}"><div class=k>${label}</div><div class=v>${value}</div></div>`;
    const control = random.chance(0.5) ? w.control : "";
    const money2 = (label: string, value: number | undefined) =>
      box(label, value === undefined ? "" : bare(value), "text-align:left");
    const copy = (title: string, text: string) => `<div class=form>
<div class=line>${box("", "", "flex:.9;background:#eee")}${box("<b>a</b> Employee's social security number", "***-**-0000", "flex:1.4")}${box("OMB No. 1545-0008", "", "flex:.8")}${box("Safe, accurate, FAST! Use IRS e-file", "Visit the IRS website at www.irs.gov/efile", "flex:2")}</div>
<div class=line><div style="flex:1.35">${box("<b>b</b> Employer identification number (EIN)", w.ein)}${box("<b>c</b> Employer's name, address, and ZIP code", `${escaped(employer.name)}<br>${employer.street}<br>${employer.town}`, "min-height:62px")}${box("<b>d</b> Control number", control)}${box("<b>e</b> Employee's first name and initial &nbsp; Last name &nbsp; Suff.", person.name, "")}${box("<b>f</b> Employee's address and ZIP code", `${person.street}<br>${person.town}`, "min-height:70px")}</div>
<div style="flex:1.25"><div class=line>${money2("<b>1</b> Wages, tips, other compensation", w.wages)}${money2("<b>2</b> Federal income tax withheld", w.federal)}</div><div class=line>${money2("<b>3</b> Social security wages", w.social)}${money2("<b>4</b> Social security tax withheld", w.socialTax)}</div><div class=line>${money2("<b>5</b> Medicare wages and tips", w.social)}${money2("<b>6</b> Medicare tax withheld", w.medicareTax)}</div><div class=line>${money2("<b>7</b> Social security tips", undefined)}${money2("<b>8</b> Allocated tips", undefined)}</div><div class=line>${money2("<b>9</b>", undefined)}${money2("<b>10</b> Dependent care benefits", undefined)}</div><div class=line>${money2("<b>11</b> Nonqualified plans", undefined)}${box("<b>12a</b> See instructions for box 12", w.saved > 0 ? `E &nbsp;&nbsp; ${bare(w.saved)}` : "")}</div><div class=line>${box("<b>13</b> Statutory employee &nbsp; Retirement plan &nbsp; Third-party sick pay", w.saved > 0 ? "[ ] &nbsp; [X] &nbsp; [ ]" : "[ ] &nbsp; [ ] &nbsp; [ ]")}${box("<b>12b</b>", `DD &nbsp;&nbsp; ${bare(w.health)}`)}</div><div class=line>${box("<b>14</b> Other", w.cafeteria > 0 ? `SEC125 ${bare(w.cafeteria)}` : "")}${box("<b>12c</b>", "")}</div></div></div>
<div class=line>${box("<b>15</b> State &nbsp; Employer's state ID number", `GA &nbsp;&nbsp; ${w.stateId}-AB`, "flex:1.6")}${money2("<b>16</b> State wages, tips, etc.", w.wages)}${money2("<b>17</b> State income tax", w.state)}${money2("<b>18</b> Local wages, tips, etc.", undefined)}${money2("<b>19</b> Local income tax", undefined)}${box("<b>20</b> Locality name", "", "flex:.7")}</div>
<div class=row style="padding:5px 2px"><div style="flex:1.4"><span style="font-size:7pt">Form</span> <b style="font-size:17pt">W-2</b> <b>Wage and Tax Statement</b></div><div style="font-size:20pt;font-weight:bold;text-align:center">${w.year}</div><div class=r style="font-size:7pt">Department of the Treasury&mdash;Internal Revenue Service</div></div><div><b>${title}</b><br>${text}</div></div>`;
    const html = document(
      `body{font:7.6pt Arial,Helvetica,sans-serif}${BASE}.form{height:4.75in;margin-bottom:.25in}.line{display:flex}.line>div{flex:1}.b{border:.7px solid #000;padding:1px 4px;min-height:26px}.k{font-size:6.2pt}.v{font:9pt "Courier New",monospace;padding-top:1px}`,
      `${copy("Copy B&mdash;To Be Filed With Employee's FEDERAL Tax Return.", "This information is being furnished to the Internal Revenue Service.")}${copy("Copy C&mdash;For EMPLOYEE'S RECORDS <span style='font-weight:normal'>(See Notice to Employee on the back of Copy B.)</span>", "This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.")}`,
    );
    return { html, truth: wagesTruth(w, employer.name, false) };
  },
};

/** The official form for a contractor, copy B, with the recipient's instructions under it. */
const contractor: Layout = {
  name: "tg-1099-nec-copy-b",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 57);
    const person = makePerson(random);
    const payer = random.pick([
      "Larkspur Media Partners LLC",
      "Vance & Tolliver Home Builders Inc",
      "CEDARLINE STAFFING LP",
    ]);
    const paid = random.whole(90_000, 8_800_000);
    const withheld = random.chance(0.25) ? Math.round(paid * 0.24) : random.chance(0.4) ? 0 : undefined;
    const year = random.pick(["2024", "2025"]);
    const state = random.chance(0.5);
    const box = (label: string, value: string, style = "") =>
      `<div class=b style="${style}"><div class=k>${label}</div><div class=v>${value}</div></div>`;
    const amount = (label: string, value: number | undefined) =>
      box(label, `$ ${value === undefined ? "" : plain(value)}`);
    const html = document(
      `body{font:8pt Arial,sans-serif}${BASE}.line{display:flex}.line>div{flex:1}.b{border:.8px solid #000;padding:2px 5px;min-height:36px}.k{font-size:6.6pt}.v{font:10pt "Courier New",monospace;padding-top:3px}h3{font-size:9.5pt;margin:20px 0 4px}.ins{columns:2;font-size:7.6pt}`,
      `<div style="text-align:center;font-size:8pt;margin-bottom:3px">&#9744; CORRECTED (if checked)</div>
<div class=line><div style="flex:1.5">${box("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${escaped(payer)}<br>900 Canal Row, Ste 210<br>Baton Rouge, LA 70801<br>225-555-0133`, "min-height:96px")}</div><div style="flex:1.5"><div class=line>${box("", "", "flex:1.2;min-height:96px")}<div style="flex:1">${box(`OMB No. 1545-0116<br>Form <b style='font-size:11pt'>1099-NEC</b><br>(Rev. January 2024)<br>For calendar year <b>${year}</b>`, "", "min-height:96px")}</div><div style="flex:1.1">${box("<b style='font-size:11pt'>Nonemployee Compensation</b>", "", "min-height:96px")}</div></div></div></div>
<div class=line><div style="flex:2.4"><div class=line>${box("PAYER'S TIN", `${random.whole(10, 99)}-${random.whole(1_000_000, 9_999_999)}`)}${box("RECIPIENT'S TIN", "***-**-0000")}<div style="flex:1.2">${amount("<b>1</b> Nonemployee compensation", paid)}</div></div>
<div class=line><div style="flex:2">${box("RECIPIENT'S name", person.name)}</div><div style="flex:1.2">${box("<b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale", "&#9744;")}</div></div>
<div class=line><div style="flex:2">${box("Street address (including apt. no.)", person.street)}</div><div style="flex:1.2">${amount("<b>3</b>", undefined)}</div></div>
<div class=line><div style="flex:2">${box("City or town, state or province, country, and ZIP or foreign postal code", person.town)}</div><div style="flex:1.2">${amount("<b>4</b> Federal income tax withheld", withheld)}</div></div>
<div class=line><div style="flex:1">${box("Account number (see instructions)", random.chance(0.4) ? `V-${random.whole(10_000, 99_999)}` : "")}</div><div>${amount("<b>5</b> State tax withheld", state ? Math.round(paid * 0.03) : undefined)}</div><div>${box("<b>6</b> State/Payer's state no.", state ? "LA 4417702-001" : "")}</div><div>${amount("<b>7</b> State income", state ? paid : undefined)}</div></div></div>
<div style="flex:.6">${box("<b style='font-size:11pt'>Copy B</b><br>For Recipient", "<span style='font:7pt Arial'>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</span>", "height:100%;text-align:right")}</div></div>
<div class=row style="font-size:7.4pt;margin-top:2px"><div>Form <b>1099-NEC</b> (Rev. 1-2024) &nbsp; (keep for your records)</div><div>www.irs.gov/Form1099NEC</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div>
<h3>Instructions for Recipient</h3><div class=ins><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax.</p><p>If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in box 1 on the line for "Wages, salaries, tips, etc." of Form 1040. You must also complete Form 8919.</p><p><b>Recipient's taxpayer identification number (TIN).</b> For your protection, this form may show only the last four digits of your TIN. However, the issuer has reported your complete TIN to the IRS.</p><p><b>Account number.</b> May show an account or other unique number the payer assigned to distinguish your account.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F if a sole proprietor.</p><p><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer.</p><p><b>Boxes 5-7.</b> State income tax withheld reporting boxes.</p></div>`,
    );
    const truth: Truth = {
      documentType: "income",
      institution: payer,
      accounts: [],
      transactions: [],
      income: [
        {
          kind: "1099",
          payer,
          taxYear: year,
          nonemployeeCompensation: decimal(paid),
          ...(withheld === undefined ? {} : { federalTaxWithheld: decimal(withheld) }),
        },
      ],
      allowed: { "income.0.frequency": ["annual"] },
    };
    return { html, truth };
  },
};

export const tgForms = [fourUp, twoUp, contractor];
