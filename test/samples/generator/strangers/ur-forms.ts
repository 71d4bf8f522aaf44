import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { BREAK, begin, figures } from "./ur-data.ts";

const n = money.plain;
const b = (label: string, value: string, wide = 1) =>
  `<div class=x style="flex:${wide}"><span>${label}</span><div>${value || "&nbsp;"}</div></div>`;
const line = (...boxes: readonly string[]) => `<div class=ln>${boxes.join("")}</div>`;

/** The payroll giant's four-part sheet: a reference copy and three more, with the sum of the year's earnings beside. */
const wages: Layout = {
  name: "ur-form-wages",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 9);
    const year = random.pick([2023, 2024, 2025]);
    const gross = random.whole(2_900_000, 13_900_000);
    const plan = random.chance(0.7) ? Math.round(gross * 0.06) : 0;
    const cafe = random.whole(90_000, 520_000);
    const life = random.chance(0.5) ? random.whole(4_000, 31_000) : 0;
    const fica = gross + life - cafe;
    const box1 = fica - plan;
    const federal = Math.round(box1 * random.pick([0.082, 0.104, 0.131]));
    const [social, medicare] = [Math.round(fica * 0.062), Math.round(fica * 0.0145)];
    const state = random.pick([
      { code: "PA", rate: 0.0307, wages: fica + 0 },
      { code: "GA", rate: 0.0489, wages: box1 },
      { code: "TX", rate: 0, wages: 0 },
    ]);
    const stateTax = Math.round(state.wages * state.rate);
    const control = `${figures(random, 6)} RZ/9QK`;
    const employer = "COPPERLINE SUPPLY CORP";
    const address = `${employer}<br>8100 INDUSTRIAL PKWY STE 4<br>LANCASTER PA 17601`;
    const ein = `23-${figures(random, 7)}`;
    const me = `${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`;
    const hasState = state.rate > 0;
    const form = (title: string, foot: string) =>
      `<div class=w>${line(b("d Control number", control), b("Dept.", "004100"), b("Corp.", "TQ2"), b("Employer use only", "A 217"))}
${line(b("c Employer's name, address, and ZIP code", address))}
${line(b("e/f Employee's name, address, and ZIP code", me))}
${line(b("b Employer's FED ID number", ein), b("a Employee's SSA number", "XXX-XX-5512"))}
${line(b("1 Wages, tips, other comp.", decimal(box1)), b("2 Federal income tax withheld", decimal(federal)))}
${line(b("3 Social security wages", decimal(fica)), b("4 Social security tax withheld", decimal(social)))}
${line(b("5 Medicare wages and tips", decimal(fica)), b("6 Medicare tax withheld", decimal(medicare)))}
${line(b("7 Social security tips", ""), b("8 Allocated tips", ""))}
${line(b("9", ""), b("10 Dependent care benefits", ""))}
${line(b("11 Nonqualified plans", ""), b("12a See instructions for box 12", life > 0 ? `C | ${decimal(life)}` : ""))}
${line(b("14 Other", hasState && state.code === "PA" ? `${decimal(Math.round(gross * 0.0007))} PA SUI` : ""), b("12b", plan > 0 ? `D | ${decimal(plan)}` : ""), b("12c", `DD | ${decimal(cafe * 3 + 118_044)}`), b("13 Stat emp. Ret. plan 3rd party sick pay", plan > 0 ? "X" : ""))}
${line(b("15 State Employer's state ID no.", hasState ? `${state.code} ${ein.slice(3)}` : ""), b("16 State wages, tips, etc.", hasState ? decimal(state.wages) : ""))}
${line(b("17 State income tax", hasState ? decimal(stateTax) : ""), b("18 Local wages, tips, etc.", ""))}
${line(b("19 Local income tax", ""), b("20 Locality name", ""))}
<div class=row><div><b>${title}</b><br><span class=big>W-2</span> Wage and Tax Statement <span class=big>${year}</span></div><div class="small r">OMB No. 1545-0008<br>${foot}</div></div></div>`;
    const minus = (amount: number) => (amount === 0 ? "N/A" : n(amount));
    const html = document(
      `@page{margin:0.3in}body{font:7pt Arial}${BASE} .ln{display:flex;border:1px solid #000;border-bottom:0} .x{border-right:1px solid #000;padding:0 3px;min-height:20px} .x:last-child{border-right:0} .x span{font-size:5.5pt;display:block} .w{margin-bottom:6px} .w>.row{border:1px solid #000;padding:2px 4px} .big{font-size:12pt;font-weight:bold} .s td,.s th{padding:1px 4px;font-size:7pt} .blue{background:#e6f0fa;padding:8px} .two{display:flex;gap:12px}.two>div{width:50%}`,
      `<div class=two><div>${form("Employee Reference Copy", "Copy C for employee's records.")}</div><div class=blue><div style="font-size:14pt;font-weight:bold">${year} W-2 and EARNINGS SUMMARY</div><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><p><b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b></p>${grid(
        "lrrrr",
        [
          "",
          "Wages, Tips, other Compensation<br>Box 1 of W-2",
          "Social Security Wages<br>Box 3 of W-2",
          "Medicare Wages<br>Box 5 of W-2",
          hasState ? `${state.code} State Wages, Tips, Etc.<br>Box 16 of W-2` : "",
        ],
        [
          ["Gross Pay", n(gross), n(gross), n(gross), hasState ? n(gross) : ""],
          ["Plus GTL (C-Box 12)", minus(life), minus(life), minus(life), hasState ? minus(life) : ""],
          [
            "Less 401(k) (D-Box 12)",
            minus(plan),
            "N/A",
            "N/A",
            hasState && state.wages === box1 ? minus(plan) : hasState ? "N/A" : "",
          ],
          ["Less Other Cafe 125", n(cafe), n(cafe), n(cafe), hasState ? n(cafe) : ""],
          ["<b>Reported W-2 Wages</b>", n(box1), n(fica), n(fica), hasState ? n(state.wages) : ""],
        ],
        "class=s",
      )}<p><b>2. Employee Name and Address.</b></p><p>${me}</p><p>&copy; ${year} PAYNORTH, Inc.</p>${pairs(
        [
          ["Fed. Income Tax Withheld, Box 2 of W-2", n(federal)],
          ["Social Security Tax Withheld, Box 4 of W-2", n(social)],
          ["Medicare Tax Withheld, Box 6 of W-2", n(medicare)],
          hasState && ["State Income Tax, Box 17 of W-2", n(stateTax)],
        ],
        "class=s",
      )}</div></div>
<div class=two style="margin-top:14px"><div>${form("Federal Filing Copy", "Copy B to be filed with employee's Federal Income Tax Return.")}</div><div>${form(hasState ? `${state.code}.State Filing Copy` : "State Reference Copy", "Copy 2 to be filed with employee's State Income Tax Return.")}</div></div>
${BREAK}<h3>Instructions for Employee</h3><p><b>Box 1.</b> Enter this amount on the wages line of your tax return. <b>Box 2.</b> Enter this amount on the federal income tax withheld line of your tax return. <b>Box 5.</b> You may be required to report this amount on Form 8959. <b>Box 8.</b> This amount is not included in box 1, 3, 5, or 7. <b>Box 12.</b> C - Taxable cost of group-term life insurance over $50,000 (included in boxes 1, 3, and 5). D - Elective deferrals to a section 401(k) cash or deferred arrangement; generally limited to a total of $23,500. DD - Cost of employer-sponsored health coverage. The amount reported with code DD is not taxable.</p><p><b>Earned income credit (EIC).</b> You may be able to take the EIC if your adjusted gross income is less than a certain amount. Workers without children could qualify if income is less than $19,104. <b>Corrections.</b> If your name, SSN, or address is incorrect, correct Copies B, C, and 2 and ask your employer to correct your employment record. <b>Credit for excess taxes.</b> If you had more than one employer and more than $10,918.20 in social security was withheld, you may be able to claim a credit.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Copperline Supply Corp",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "w2",
              payer: "Copperline Supply Corp",
              taxYear: String(year),
              wages: decimal(box1),
              federalTaxWithheld: decimal(federal),
            },
          ],
          allowed: {
            "income.0.frequency": ["annual"],
            "income.0.grossPay": [decimal(gross)],
            "income.0.ytdGross": [decimal(gross)],
          },
        },
        employer,
      ),
    };
  },
};

/** A record keeper's 1099-R: a cover letter with a table of what is inside, then the same form three times. */
const pensionForm: Layout = {
  name: "ur-form-distribution",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 10);
    const year = random.pick([2024, 2025]);
    const rollover = random.chance(0.25);
    const gross = random.whole(180_000, 6_400_000);
    const basis = !rollover && random.chance(0.3) ? random.whole(10_000, Math.floor(gross / 5)) : 0;
    const taxable = rollover ? 0 : gross - basis;
    const federal = rollover ? 0 : Math.round(taxable * random.pick([0.1, 0.2, 0.22]));
    const stateTax = rollover ? 0 : Math.round(taxable * 0.04);
    const code = rollover ? "G" : random.pick(["7", "1", "2"]);
    const account = figures(random, 9);
    const payer = "NORTHBRIDGE INSTITUTIONAL OPERATIONS COMPANY";
    const zero = (amount: number) => (amount === 0 ? "" : money.dollar(amount));
    const form = (copy: string) =>
      `<div class=w><div class=small>[ &nbsp; ] CORRECTED (if checked)</div><div class=ln><div class=x style="flex:2"><span>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span><div>${payer}<br>AS AGENT FOR VALEMONT GLASSWORKS SAVINGS PLAN<br>P.O. BOX 770001, CINCINNATI, OH 45277-0024<br>800-555-0190</div></div><div style="flex:1.2;border-right:1px solid #000">${b("1 Gross distribution", money.dollar(gross))}${b("2a Taxable amount", money.dollar(taxable))}${b("2b Taxable amount not determined [ ] &nbsp; Total distribution [X]", "")}</div><div class=x style="flex:1"><span>OMB No. 1545-0119</span><div class=big>${year}</div><div>Form 1099-R</div></div><div class=x style="flex:1"><b>Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.</b></div></div>
${line(b("PAYER'S TIN", "04-3217795"), b("RECIPIENT'S TIN", "***-**-3308"), b("3 Capital gain (included in box 2a)", ""), b("4 Federal income tax withheld", rollover ? "$0.00" : money.dollar(federal)), `<div class=x style="flex:1">${copy}</div>`)}
${line(b("RECIPIENT'S name and address", `${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`, 2), b("5 Employee contributions/Designated Roth contributions or insurance premiums", zero(basis)), b("6 Net unrealized appreciation in employer's securities", ""), b("7 Distribution code(s)", code), b("IRA/SEP/SIMPLE", "[ ]"), b("8 Other", ""))}
${line(b("Account number (see instructions)", `${account}-1`), b("9a Your percentage of total distribution", ""), b("9b Total employee contributions", ""), b("10 Amount allocable to IRR within 5 years", ""), b("11 1st year of desig. Roth contrib.", ""), b("12 FATCA filing requirement", "[ ]"), b("13 Date of payment", ""))}
${line(b("14 State tax withheld", zero(stateTax)), b("15 State/Payer's state no.", "OH / 51-992014"), b("16 State distribution", rollover ? "" : money.dollar(gross)), b("17 Local tax withheld", ""), b("18 Name of locality", ""), b("19 Local distribution", ""))}<div class=row style="border:1px solid #000;padding:1px 4px"><div>Form 1099-R</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div></div>`;
    const html = document(
      `body{font:8pt Arial}${BASE} .logo{font:bold 18pt Georgia,serif;color:#35682d} .ln{display:flex;border:1px solid #000;border-bottom:0} .x{border-right:1px solid #000;padding:1px 3px;min-height:24px} .x:last-child{border-right:0} .x span{font-size:5.5pt;display:block} .ln .x .x{border-right:0} .w{margin:0 0 16px;font-size:7pt;break-inside:avoid} .big{font-size:14pt;font-weight:bold} .t td,.t th{padding:3px 6px;border-bottom:1px solid #ccc}`,
      `<div class=row><div class=logo>Northbridge<br><span style="font-size:9pt">INVESTMENTS</span></div><div class=r>P.O. Box 770001<br>Cincinnati, OH 45277-0024</div></div><p style="margin:40px 0 30px">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p>
<h2>Your ${year} Tax Form 1099-R is enclosed</h2><p>VALEMONT GLASSWORKS SAVINGS PLAN &nbsp; | &nbsp; Plan number 72214</p><p>This form shows the withdrawals, loans treated as distributions, or rollovers that you took from your workplace savings plan between January 1, ${year} and December 31, ${year}. We have also sent this information to the Internal Revenue Service.</p>${grid("lcr", ["Form", "Distribution code", "Gross distribution"], [["1099-R", `${code}${rollover ? " - Direct rollover" : code === "1" ? " - Early distribution, no known exception" : code === "2" ? " - Early distribution, exception applies" : " - Normal distribution"}`, money.dollar(gross)]], "class=t")}
<p><b>What you need to do.</b> File Copy B with your federal return if federal income tax is shown in box 4. Keep Copy C for your records. Questions? Go to northbridge.example/tax or call 800-555-0190, business days (except NYSE holidays), 8:30 a.m. to midnight Eastern time.</p><p class=small>Northbridge does not provide legal or tax advice. Form mailed ${date.long(addDays(`${year + 1}-01-15`, random.whole(0, 12)))}. Northbridge Brokerage Services LLC, Member NYSE, SIPC. 614231.18.0</p>
${BREAK}${form("<b>Copy B</b><br>Report this income on your federal tax return. If this form shows federal income tax withheld in box 4, attach this copy to your return.")}${form("<b>Copy C</b><br>For Recipient's Records")}${form("<b>Copy 2</b><br>File this copy with your state, city, or local income tax return, when required.")}
${BREAK}<h3>Instructions for Recipient</h3><p>Generally, distributions from retirement plans (IRAs, qualified plans, section 403(b) plans, and governmental section 457(b) plans), insurance contracts, etc., are reported to recipients on Form 1099-R. <b>Box 1.</b> Shows the total amount you received this year. The amount may have been a direct rollover, a transfer or conversion to a Roth IRA, a recharacterized IRA contribution; or it may have been received as periodic payments, nonperiodic payments, or a total distribution. <b>Box 2a.</b> This part of the distribution is generally taxable. <b>Box 4.</b> Shows federal income tax withheld. Include this amount on your income tax return as tax withheld. <b>Box 5.</b> Generally, this shows the employee's investment in the contract (after-tax contributions), if any, recovered tax free this year. <b>Box 7.</b> 1-Early distribution, no known exception. 2-Early distribution, exception applies. 7-Normal distribution. G-Direct rollover and direct payment. <b>Additional tax.</b> You may owe 10% on an early distribution, and up to $5,000 may be excepted for a birth or adoption.</p>`,
    );
    const names = [
      "Northbridge Institutional Operations Company",
      "NORTHBRIDGE INSTITUTIONAL OPERATIONS COMPANY AS AGENT FOR VALEMONT GLASSWORKS SAVINGS PLAN",
      "VALEMONT GLASSWORKS SAVINGS PLAN",
      "Valemont Glassworks",
      "Northbridge Investments",
      "Northbridge",
    ];
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: payer,
          accounts: [],
          transactions: [],
          income: [{ kind: "1099", payer, taxYear: String(year), federalTaxWithheld: decimal(federal) }],
          allowed: {
            "income.0.frequency": ["annual"],
            "income.0.grossPay": [decimal(gross), decimal(taxable)],
            "income.0.ytdGross": [decimal(gross), decimal(taxable)],
            "income.0.periodStart": [`${year}-01-01`],
            "income.0.periodEnd": [`${year}-12-31`],
          },
        },
        ...names,
      ),
    };
  },
};

export const urForms: readonly Layout[] = [wages, pensionForm];
