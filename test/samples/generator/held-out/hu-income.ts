import { document, type Layout } from "../layout.ts";
import { BASE, escaped, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { addMonths, digits, start } from "./hu-data.ts";

const $ = money.dollar;
const n = money.plain;

const W2_STYLE = `${BASE}body{font:7.5pt Arial,sans-serif}.four{display:grid;grid-template-columns:1fr 1fr;gap:10px}.w{border:1px solid #000}.w .g{display:grid;grid-template-columns:1fr 1fr}.w .c{border:.5px solid #000;padding:1px 3px;min-height:25px}.w .c b{font-weight:normal;display:block;font-size:5.5pt}.w .f{grid-column:1/3}.cp{font-weight:bold;padding:2px 3px;font-size:7pt}h1{font-size:12pt;margin:0}.sm td{padding:2px 0}.w{break-inside:avoid}.sm th{font-size:6.5pt}`;

/** The largest payroll printer: an earnings summary above, copies of the form in quarters of the sheet. */
const w2: Layout = {
  name: "hu-w2-quarters",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const year = random.pick(["2024", "2025"]);
    const [employer, street, town] = random.pick([
      ["HALVERSEN PRECISION INC", "2200 FOUNDRY RD", "ROCKFORD IL 61104"],
      ["TRI-COUNTY ORTHOPAEDICS PC", "815 MEDICAL PARK BLVD", "TULSA OK 74136"],
      ["OSTERMAN FOODS GROUP LLC", "41 WHARF ST SUITE 300", "ALBANY NY 12207"],
    ] as const);
    const gross = random.whole(38_000, 128_000) * 100 + random.whole(0, 99);
    const saved = Math.round(gross * random.pick([0, 0.04, 0.06, 0.1]));
    const health = random.whole(900, 4_200) * 100;
    const wages = gross - saved - health;
    const fica = gross - health;
    const federal = Math.round(wages * random.pick([0.081, 0.112, 0.134]));
    const social = Math.round(fica * 0.062);
    const medicare = Math.round(fica * 0.0145);
    const state = Math.round(wages * 0.0435);
    const ein = `${digits(random, 2)}-${digits(random, 7)}`;
    const cell = (label: string, value: string, wide = false) =>
      `<div class='c${wide ? " f" : ""}'><b>${label}</b>${value}</div>`;
    const st = town.slice(-8, -6);
    const form = (copy: string) =>
      `<div class=w><div class=g>${cell("d Control number &nbsp; Dept. &nbsp; Corp. &nbsp; Employer use only", "004417 RJ7/K2Q &nbsp; 000210", true)}${cell("c Employer's name, address, and ZIP code", `${employer}<br>${street}<br>${town}`, true)}${cell("b Employer's FED ID number", ein)}${cell("a Employee's SSA number", "XXX-XX-4406")}${cell("1 Wages, tips, other comp.", n(wages))}${cell("2 Federal income tax withheld", n(federal))}${cell("3 Social security wages", n(fica))}${cell("4 Social security tax withheld", n(social))}${cell("5 Medicare wages and tips", n(fica))}${cell("6 Medicare tax withheld", n(medicare))}${cell("7 Social security tips", "")}${cell("8 Allocated tips", "")}${cell("9", "")}${cell("10 Dependent care benefits", "")}${cell("11 Nonqualified plans", "")}${cell("12a See instructions for box 12", saved > 0 ? `D | ${n(saved)}` : "")}${cell("14 Other", "")}${cell("12b", `DD | ${n(health * 3)}`)}${cell("e/f Employee's name, address and ZIP code", `${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}`, true)}${cell("15 State &nbsp; Employer's state ID no.", `${st} ${ein.slice(3)}`)}${cell("16 State wages, tips, etc.", n(wages))}${cell("17 State income tax", n(state))}${cell("18 Local wages, tips, etc.", "")}</div><div class=cp>${copy} &nbsp; <span style='font-size:9pt'>W-2</span> Wage and Tax Statement ${year} &nbsp; OMB No. 1545-0008</div></div>`;
    const body = `<div class=four><div><h1>${year} W-2 and EARNINGS SUMMARY</h1><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p>
<b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b><table class=sm><tr><th></th><th class=r>Wages, Tips, other Comp.<br>Box 1 of W-2</th><th class=r>Social Security Wages<br>Box 3 of W-2</th><th class=r>Medicare Wages<br>Box 5 of W-2</th></tr><tr><td>Gross Pay</td><td class=r>${n(gross)}</td><td class=r>${n(gross)}</td><td class=r>${n(gross)}</td></tr><tr><td>Less 401(k) (D-Box 12)</td><td class=r>${saved > 0 ? n(saved) : "N/A"}</td><td class=r>N/A</td><td class=r>N/A</td></tr><tr><td>Less Other Cafe 125</td><td class=r>${n(health)}</td><td class=r>${n(health)}</td><td class=r>${n(health)}</td></tr><tr><td><b>Reported W-2 Wages</b></td><td class=r><b>${n(wages)}</b></td><td class=r><b>${n(fica)}</b></td><td class=r><b>${n(fica)}</b></td></tr></table><p><b>2. Employee Name and Address.</b><br>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</p></div>
${form("Copy C for employee's records.")}${form("Copy B to be filed with employee's Federal Income Tax Return.")}${form(`Copy 2 to be filed with employee's ${st} State Income Tax Return.`)}</div>`;
    return {
      html: document(W2_STYLE, body),
      truth: {
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
          "income.0.grossPay": [decimal(gross)],
          "income.0.ytdGross": [decimal(gross)],
          "income.0.frequency": ["annual"],
        },
      },
    };
  },
};

const NEC_STYLE = `${BASE}body{font:8pt Helvetica,Arial,sans-serif}.form{display:grid;grid-template-columns:3fr 2fr 2fr;border:1.5px solid #000;margin-top:14px}.form>div{border:.5px solid #000;padding:3px 5px;min-height:44px}.form b{font-weight:normal;display:block;font-size:6.5pt}.two{grid-column:2/4}.v{font-size:9.5pt}`;

/** A platform's contractor form, as the electronic filers print it. */
const nec: Layout = {
  name: "hu-1099-nec-platform",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const year = random.pick(["2024", "2025"]);
    const payer = random.pick(["Fetchway, Inc.", "Quillby Technologies LLC", "Sprynt Delivery Inc"]);
    const paid = random.whole(600, 42_000) * 100 + random.whole(1, 99);
    const taxed = random.chance(0.2);
    const withheld = taxed ? Math.round(paid * 0.24) : 0;
    const cell = (label: string, value: string, wide = false) =>
      `<div${wide ? " class=two" : ""}><b>${label}</b><span class=v>${value}</span></div>`;
    const copy = `<div style='text-align:right'>&#9744; CORRECTED (if checked)</div><div class=form>${cell("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${payer}<br>901 Battery Street, Floor 4<br>San Francisco, CA 94111<br>(855) 555-0131`)}${cell("OMB No. 1545-0116", `Form <b style='display:inline;font:bold 13pt Arial'>1099-NEC</b><br>(Rev. January 2024)<br>For calendar year ${year}`)}${cell("", "<b style='font:bold 11pt Arial'>Nonemployee Compensation</b>Copy B<br>For Recipient")}${cell("PAYER'S TIN", `${digits(random, 2)}-${digits(random, 7)}`)}${cell("1 Nonemployee compensation", `$ ${n(paid)}`, true)}${cell("RECIPIENT'S TIN", "XXX-XX-7312")}${cell("2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale", "&#9744;", true)}${cell("RECIPIENT'S name", escaped(person.name))}${cell("3", "", true)}${cell("Street address (including apt. no.)", escaped(person.street))}${cell("4 Federal income tax withheld", `$ ${n(withheld)}`, true)}${cell("City or town, state or province, country, and ZIP or foreign postal code", escaped(person.town))}${cell("5 State tax withheld", "$")}${cell("6 State/Payer's state no.", "")}${cell("Account number (see instructions)", `acct_1${digits(random, 9)}`)}${cell("7 State income", "$", true)}</div><p class=small>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p>`;
    const body = `${copy}<h3>Instructions for Recipient</h3><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment (SE) income, report it on Schedule C (Form 1040) and complete Schedule SE if your net earnings are $400 or more.</p><p><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer.</p><p><b>Boxes 5-7.</b> State income tax withheld reporting boxes.</p>`;
    return {
      html: document(NEC_STYLE, body),
      truth: {
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
            federalTaxWithheld: decimal(withheld),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

const LETTER = `${BASE}body{font:10.5pt 'Times New Roman',serif;padding:0 26px}h3{font-size:11.5pt;margin:16px 0 4px}table td{padding:3px 0;vertical-align:top}.pg{break-before:page}`;

/** The yearly notice of a rise in the cost of living from the national insurance office. */
const cola: Layout = {
  name: "hu-benefit-cola-notice",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const gross = random.whole(780, 3_900) * 100 + random.pick([0, 50, 90]);
    const partB = random.pick([0, 20_290, 20_290]);
    const partD = random.pick([0, 3_450, 1_890]);
    const tax = random.chance(0.3) ? Math.round(gross * 0.1) : 0;
    const net = Math.floor((gross - partB - partD - tax) / 100) * 100;
    const cents = gross - partB - partD - tax - net;
    const before = gross - cents;
    const paid = `2026-01-${random.pick(["14", "21", "28"])}`;
    const code = `25B1886D${digits(random, 5)}`;
    const name = "Social Insurance Administration";
    const body = `<div style='font-size:17pt;font-weight:bold'>${name}</div><div style='font-size:12pt'>Retirement, Survivors, and Disability Insurance<br><b>Important Information</b></div><div style='text-align:right'>Date: November 26, 2025<br>BNC#: ${code}</div><div style='margin:26px 0'>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div>
<p>Your benefit will increase by 2.8% in 2026 because of a rise in the cost of living. You can use this letter as proof of your benefit amount if you need to apply for food, rent, or energy assistance. You can also use it to apply for bank loans or for other business. Keep this letter with your important financial records.</p>
<h3>How Much You Will Get</h3>${pairs([
      ["Your monthly benefit before deductions", $(before)],
      ["Deductions:", ""],
      [
        "&nbsp; Medicare Medical Insurance<br><i>(If you did not have Medicare as of November 15, 2025 or if someone else pays your premium, we show $0.00)</i>",
        `-${$(partB)}`,
      ],
      [
        "&nbsp; Medicare Prescription Drug Plan<br><i>(We will notify you if the amount changes in 2026. If you did not elect withholding as of November 1, 2025, we show $0.00)</i>",
        `-${$(partD)}`,
      ],
      ["&nbsp; U.S. Federal tax withholding", "-$0.00"],
      [
        "&nbsp; Voluntary Federal tax withholding<br><i>(If you did not elect voluntary tax withholding as of November 15, 2025, we show $0.00)</i>",
        `-${$(tax)}`,
      ],
      [
        `<b>After we take any other deductions, you will receive</b><br>the payment you are due for December 2025 on or about ${date.long(paid)}.`,
        `<b>${$(net)}</b>`,
      ],
    ])}
<p>The information above shows your monthly benefit amount before and after deductions. Please remember, we will pay you in the month following the month for which it is due.</p><p>The Treasury Department requires Federal benefit payments to be made electronically.</p><p style='text-align:right'>See Next Page</p>
<div class=pg><div style='text-align:right'>${code} &nbsp; Page 2 of 2</div><h3>What If You Disagree</h3><p>If you disagree with any of these amounts, you must write to us within 60 days from the date you receive this letter. We would be happy to review the amounts.</p><h3>If You Have Questions</h3><p>Call us at 1-800-555-0113. If you are under full retirement age, you may earn up to $24,480 in 2026 before we withhold benefits.</p></div>`;
    return {
      html: document(LETTER, body),
      truth: {
        documentType: "income",
        institution: name,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: name,
            frequency: "monthly",
            grossPay: decimal(before),
            netPay: decimal(net),
            payDate: paid,
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": [decimal(tax), "0.00"],
          "income.0.taxYear": ["2026", "2025"],
        },
      },
    };
  },
};

const UI_STYLE = `${BASE}body{font:9.5pt Arial,sans-serif}h2{background:#ddd;font-size:10.5pt;padding:3px 6px;margin:14px 0 6px}.t td,.t th{border:1px solid #000;padding:3px 5px}.m td{padding:2px 6px}`;

/** A state's monetary determination. */
const unemployment: Layout = {
  name: "hu-benefit-unemployment",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 14);
    const begin = random.pick(["2026-02-01", "2026-01-11", "2026-03-08"]);
    const finish = random.pick(["2027-01-30"]);
    const end = begin === "2026-02-01" ? finish : begin === "2026-01-11" ? "2027-01-09" : "2027-03-06";
    const quarters = Array.from({ length: 4 }, () => random.whole(6_000, 15_000) * 100 + random.whole(0, 99));
    const total = quarters.reduce((all, item) => all + item, 0);
    const high = Math.max(...quarters);
    const weekly = Math.min(57_300, Math.floor(high / 2_600) * 100);
    const most = weekly * 26;
    const mailed = addMonths(begin.slice(0, 8) + "18", 0);
    const name = "Dakota Valley Department of Workforce Services";
    const heads = ["4th Qtr 2024", "1st Qtr 2025", "2nd Qtr 2025", "3rd Qtr 2025"];
    const body = `<div class=row><div><b style='font-size:12pt'>${name}</b><br>Unemployment Insurance Division<br>P.O. Box 5510</div><div style='text-align:right'><b style='font-size:13pt'>NOTICE OF MONETARY DETERMINATION</b><br>THIS IS NOT A DETERMINATION OF ELIGIBILITY</div></div>
<div class=row style='margin-top:22px'><div>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}</div><div>${pairs(
      [
        ["Claimant ID:", digits(random, 8)],
        ["SSN:", "XXX-XX-5519"],
        ["Date Mailed:", date.slash(mailed)],
        ["Effective Date of Claim:", date.slash(begin)],
      ],
    )}</div></div>
<h2>YOUR BENEFIT ENTITLEMENT</h2>${pairs(
      [
        ["Weekly Benefit Amount (WBA)", `<b>${$(weekly)}</b>`],
        ["Maximum Benefit Amount (MBA)", $(most)],
        ["Number of Weeks", "26"],
        ["Benefit Year Begins", date.slash(begin)],
        ["Benefit Year Ends", date.slash(end)],
        ["Base Period", "10/01/2024 - 09/30/2025"],
      ],
      "class=m",
    )}
<h2>WAGES USED IN THIS DETERMINATION</h2><table class=t><tr><th>Employer</th>${heads.map((head) => `<th class=r>${head}</th>`).join("")}<th class=r>Total</th></tr><tr><td>${random.pick(["MERIDIAN FABRICATION LLC", "OAKES HOTEL GROUP INC"])}</td>${quarters.map((item) => `<td class=r>${$(item)}</td>`).join("")}<td class=r>${$(total)}</td></tr><tr><td><b>Total Base Period Wages</b></td>${quarters.map((item) => `<td class=r>${$(item)}</td>`).join("")}<td class=r><b>${$(total)}</b></td></tr></table>
<p>Your weekly benefit amount is 1/26 of the wages in your highest quarter, rounded down to the next lower dollar, up to the state maximum of $573.00. To be monetarily eligible you must have total base period wages of at least 1.5 times your high quarter wages.</p>
<h2>YOUR RIGHT TO APPEAL</h2><p>If wages are missing or wrong, request a redetermination in writing within 15 calendar days of the date mailed. Continue to file your weekly certification while your appeal is pending. Benefits are subject to federal income tax; you may choose to have 10% withheld.</p><p class=small>UI-214 (Rev. 07/25) &nbsp; Page 1 of 1</p>`;
    return {
      html: document(UI_STYLE, body),
      truth: {
        documentType: "income",
        institution: name,
        accounts: [],
        transactions: [],
        income: [{ kind: "benefits", payer: name, frequency: "weekly", grossPay: decimal(weekly) }],
        allowed: { "income.0.periodStart": [begin], "income.0.periodEnd": [end] },
      },
    };
  },
};

export const huIncome: readonly Layout[] = [w2, nec, cola, unemployment];
