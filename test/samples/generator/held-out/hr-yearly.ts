import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, digits, plain } from "./hr-data.ts";

const EMPLOYERS = [
  ["NORTH SHORE REGIONAL MEDICAL CENTER", "900 LAKEFRONT PKWY", "ERIE PA 16507", "PA"],
  ["DELAFIELD AEROSPACE COMPANY LP", "PO BOX 2210", "WICHITA KS 67201", "KS"],
  ["CITY OF PORT ARDEN", "1 MUNICIPAL PLAZA", "PORT ARDEN MI 49441", "MI"],
] as const;

/** One copy of the form on a sheet of its own, with the notice below. */
const wages: Layout = {
  name: "hr-income-w2-one-copy",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 9_303);
    const person = makePerson(random);
    const [employer, street, town, state] = random.pick(EMPLOYERS);
    const gross = random.whole(3_400_000, 13_900_000);
    const deferral = random.chance(0.8) ? Math.round((gross * random.whole(3, 9)) / 100) : 0;
    const health = random.whole(90_000, 420_000);
    const social = gross - health;
    const box1 = social - deferral;
    const federal = Math.round(box1 * (random.whole(800, 1_700) / 10_000));
    const box = (number: string, label: string, value: string, span = 1, rows = 1) =>
      `<td colspan=${span} rowspan=${rows}><span class=k>${number ? `<b>${number}</b> ` : ""}${label}</span><div class=v>${value}</div></td>`;
    const twelve = [
      ...(deferral > 0 ? [["D", plain(deferral)]] : []),
      ["DD", plain(health * 3)],
      ...(random.chance(0.5) ? [["W", plain(random.whole(20_000, 180_000))]] : []),
    ];
    const code = (letter: string, index: number) =>
      box(
        `12${letter}`,
        index === 0 ? "See instructions for box 12" : "",
        twelve[index] ? `${twelve[index]?.[0]} &nbsp;|&nbsp; ${twelve[index]?.[1]}` : "&nbsp;",
        2,
      );
    const html = document(
      `${BASE}body{font:9pt Arial}table.w{width:100%;table-layout:fixed}.w td{border:1px solid #000;vertical-align:top;padding:2px 4px;height:34px}.w td+td{padding-left:4px}.k{font-size:6.2pt}.v{font:10pt "Courier New",monospace;margin-top:2px}.title{font:bold 20pt Arial}`,
      `<table class=w><tr>${box("a", "Employee's social security number", `XXX-XX-${digits(random, 4)}`, 3)}<td colspan=5><span class=k>OMB No. 1545-0029 &nbsp; This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.</span></td></tr>
      <tr>${box("b", "Employer identification number (EIN)", `${random.whole(10, 98)}-${digits(random, 7)}`, 4)}${box("1", "Wages, tips, other compensation", plain(box1), 2)}${box("2", "Federal income tax withheld", plain(federal), 2)}</tr>
      <tr>${box("c", "Employer's name, address, and ZIP code", `${employer}<br>${street}<br>${town}`, 4, 3)}${box("3", "Social security wages", plain(social), 2)}${box("4", "Social security tax withheld", plain(Math.round(social * 0.062)), 2)}</tr>
      <tr>${box("5", "Medicare wages and tips", plain(social), 2)}${box("6", "Medicare tax withheld", plain(Math.round(social * 0.0145)), 2)}</tr>
      <tr>${box("7", "Social security tips", "", 2)}${box("8", "Allocated tips", "", 2)}</tr>
      <tr>${box("d", "Control number", `0000${digits(random, 6)} ${random.pick(["V2J", "K9P", "7RT"])}`, 4)}${box("9", "", "", 2)}${box("10", "Dependent care benefits", "", 2)}</tr>
      <tr>${box("e", "Employee's first name and initial &nbsp; Last name &nbsp; Suff.", `${escaped(person.name)}<br><br>${person.street}<br>${person.town}`, 4, 4)}${box("11", "Nonqualified plans", "", 2)}${code("a", 0)}</tr>
      <tr>${box("13", `Statutory employee [ ] Retirement plan [${deferral > 0 ? "X" : " "}] Third-party sick pay [ ]`, "", 2)}${code("b", 1)}</tr>
      <tr>${box("14", "Other", state === "PA" ? "SUI 41.20" : "&nbsp;", 2, 2)}${code("c", 2)}</tr><tr>${code("d", 3)}</tr>
      <tr>${box("15", "State &nbsp; Employer's state ID number", `${state} ${digits(random, 8)}`, 2)}${box("16", "State wages, tips, etc.", plain(box1))}${box("17", "State income tax", plain(Math.round(box1 * 0.0307)))}${box("18", "Local wages, tips, etc.", state === "PA" ? plain(social) : "")}${box("19", "Local income tax", state === "PA" ? plain(Math.round(social * 0.01)) : "")}${box("20", "Locality name", state === "PA" ? "ERIE" : "", 2)}</tr></table>
      <div class=row style="margin-top:6px"><div><b>Form <span class=title>W-2</span> Wage and Tax Statement</b></div><div class=title style="text-align:center">2025</div><div class=r><span class=small>Department of the Treasury - Internal Revenue Service</span></div></div><p><b>Copy C - For EMPLOYEE'S RECORDS.</b> (See <i>Notice to Employee</i>.)</p>
      <h3>Notice to Employee</h3><p class=small style="columns:2"><b>Do you have to file?</b> Refer to the Form 1040 instructions to determine if you are required to file a tax return. Even if you don't have to file a tax return, you may be eligible for a refund if box 2 shows an amount or if you are eligible for any credit. <b>Earned income tax credit (EITC).</b> You may be able to take the EITC for 2025 if your adjusted gross income (AGI) is less than a certain amount. The amount of the credit is based on income and family size. Workers without children could qualify for a smaller credit. <b>Employee's social security number (SSN).</b> For your protection, this form may show only the last four digits of your SSN. <b>Clergy and religious workers.</b> If you aren't subject to social security and Medicare taxes, see Pub. 517. <b>Corrections.</b> If your name, SSN, or address is incorrect, correct Copies B, C, and 2 and ask your employer to correct your employment record. <b>Cost of employer-sponsored health coverage.</b> The reporting in box 12, using code DD, of the cost of employer-sponsored health coverage is for your information only. The amount reported with code DD is not taxable. <b>Credit for excess taxes.</b> If you had more than one employer in 2025 and more than $10,918.20 in social security taxes were withheld, you may be able to claim a credit for the excess. <b>Box 1.</b> Enter this amount on the wages line of your tax return. <b>Box 2.</b> Enter this amount on the federal income tax withheld line of your tax return.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: employer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer: employer,
            taxYear: "2025",
            wages: decimal(box1),
            federalTaxWithheld: decimal(federal),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

/** A public pension system's notice of a monthly payment. */
const pension: Layout = {
  name: "hr-income-pension-notice",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 9_404);
    const person = makePerson(random);
    const payDay = random.pick(["2026-10-01", "2026-11-02", "2026-09-01"]);
    const month = addDays(payDay, -5);
    const count = Number(payDay.slice(5, 7));
    const base = random.whole(118_000, 460_000);
    const cola = Math.round(base * random.pick([0.03, 0.062, 0.115]));
    const gross = base + cola;
    const federal = random.chance(0.8) ? Math.round(gross * random.pick([0.06, 0.09, 0.11])) : 0;
    const state = random.chance(0.5) ? Math.round(gross * 0.02) : 0;
    const health = random.whole(9_000, 38_000);
    const dues = random.chance(0.4) ? 750 : 0;
    const deductions = federal + state + health + dues;
    const net = gross - deductions;
    const row = (name: string, cents: number) => [name, $(cents), $(cents * count)];
    const html = document(
      `${BASE}body{font:10pt "Times New Roman",serif}.mast{text-align:center;border-bottom:3px double #333;padding-bottom:8px}.mast b{font-size:17pt;letter-spacing:1px}.g td,.g th{border:1px solid #666;padding:4px 7px}.g th{background:#eee}.net td{font-size:12pt}`,
      `<div class=mast><b>LAKELAND TEACHERS RETIREMENT SYSTEM</b><br>275 East Capitol Street, Columbus, OH 43215 &nbsp; 1-888-555-0176 &nbsp; www.ltrs.example</div>
      <div class=row style="margin:20px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${grid(
        "lr",
        [],
        [
          ["Date of payment", date.long(payDay)],
          ["Benefit for the month of", date.monthYear(month)],
          ["LTRS ID number", `R${digits(random, 7)}`],
          ["Payment type", "Service retirement, Plan B"],
          ["Method of payment", "Direct deposit (EFT)"],
        ],
      )}</div></div>
      <h3 style="text-align:center">STATEMENT OF MONTHLY BENEFIT PAYMENT</h3><p>This is to notify you of the amount deposited to your account. You will receive a statement only when the amount of your payment changes.</p>${grid(
        "lrr",
        ["", "This Payment", "Year-to-Date"],
        [
          row("Base benefit", base),
          row("Cost-of-living adjustment", cola),
          [`<b>Gross benefit</b>`, `<b>${$(gross)}</b>`, `<b>${$(gross * count)}</b>`],
          ["<b>Deductions</b>", "", ""],
          row("Federal income tax (W-4P)", federal),
          ...(state > 0 ? [row("State income tax", state)] : []),
          row("LTRS health care plan premium", health),
          ...(dues > 0 ? [row("Retired teachers association dues", dues)] : []),
          row("Total deductions", deductions),
          ["<b>Net benefit deposited</b>", `<b>${$(net)}</b>`, `<b>${$(net * count)}</b>`],
        ],
        "class=g",
      )}<p>Deposited to: MIDSTATE FEDERAL CREDIT UNION, account ending in ${digits(random, 4)}</p>
      <div class=row><div><b>Remaining account information</b>${grid(
        "lr",
        [],
        [
          ["After-tax contributions not yet recovered", $(random.whole(200_000, 1_900_000))],
          ["Monthly tax-free amount", $(random.whole(2_000, 9_500))],
          ["Lump-sum death benefit", "$1,000.00"],
        ],
      )}</div><div><b>Important dates</b><br>Next payment date: ${date.long(addDays(payDay, 31).slice(0, 8) + (payDay.slice(5, 7) === "10" ? "02" : "01"))}<br>Open enrollment: November 1 - November 24<br>1099-R forms are mailed by January 31, 2027.</div></div><p class=small>To change your address, tax withholding or direct deposit, log in to your Personal Account or send a signed request. Notify LTRS of the death of a benefit recipient; any payments made after the month of death must be returned. Medicare Part B reimbursement, if any, is included in the benefit. The premium subsidy is subject to annual review by the Retirement Board.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "LAKELAND TEACHERS RETIREMENT SYSTEM",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "LAKELAND TEACHERS RETIREMENT SYSTEM",
            payDate: payDay,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(gross * count),
            ytdNet: decimal(net * count),
          },
        ],
        allowed: {
          institution: ["LTRS"],
          "income.0.payer": ["LTRS"],
          "income.0.periodStart": [`${month.slice(0, 7)}-01`],
          "income.0.periodEnd": [addDays(`${payDay.slice(0, 7)}-01`, -1)],
          "income.0.federalTaxWithheld": [decimal(federal), decimal(federal * count)],
        },
      },
    };
  },
};

export const hrYearly: readonly Layout[] = [wages, pension];
