import { document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, stateOf } from "./ug-data.ts";

const g = grouped;
const $ = money.dollar;

type Income = NonNullable<Truth["income"]>[number];

const told = (entry: Income, allowed: Truth["allowed"]): Truth => ({
  documentType: "income",
  ...(entry.payer === undefined ? {} : { institution: entry.payer }),
  accounts: [],
  transactions: [],
  income: [entry],
  allowed: allowed ?? {},
});

/** A bank's substitute for the government's form of interest: a letter page with numbered rows and its accounts. */
const interest: Layout = {
  name: "ug-1099-int-substitute",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 43 + 2);
    const person = makePerson(random);
    const [payer, street, town] = random.pick([
      ["Sorrel Bank, N.A.", "P.O. Box 30114", "Salt Lake City, UT 84130"],
      ["Kittredge Savings Bank", "22 Exchange Street", "Portland, ME 04101"],
      ["Great Basin Federal Credit Union", "PO Box 71", "Elko, NV 89803"],
    ] as const);
    const taxYear = String(random.whole(2023, 2025));
    const accounts = Array.from({ length: random.whole(1, 3) }, (_, index) => ({
      number: `******${digits(random, 4)}`,
      name: ["Online Savings", "12-Month CD", "Money Market"][index] ?? "Savings",
      paid: random.whole(1_100, 190_000),
      penalty: index === 1 && random.chance(0.4) ? random.whole(900, 9_000) : 0,
    }));
    const paid = accounts.reduce((sum, account) => sum + account.paid, 0);
    const penalty = accounts.reduce((sum, account) => sum + account.penalty, 0);
    const held = random.chance(0.2) ? Math.round(paid * 0.24) : 0;
    const line = (number: string, text: string, value: string) => [number, text, value] as const;
    const body = `<div class=row><div><div class=logo>${escaped(payer)}</div>${street}<br>${town}<br>1-800-555-01${random.whole(10, 99)}</div><div class=yr><b>${taxYear}</b> TAX INFORMATION STATEMENT<br><span class=s>PLEASE RETAIN FOR YOUR RECORDS</span></div></div>
<div class=who>${person.name}<br>${person.street}<br>${person.town}</div>
<div class=bar>Form 1099-INT &mdash; Interest Income &nbsp; <span>Copy B For Recipient &nbsp; OMB No. 1545-0112 &nbsp; &#9744; CORRECTED (if checked)</span></div>
<div class=row><div>${pairs([
      ["PAYER'S TIN:", `${digits(random, 2)}-${digits(random, 7)}`],
      ["PAYER'S RTN (optional):", ""],
    ])}</div><div>${pairs([
      ["RECIPIENT'S TIN:", `XXX-XX-${digits(random, 4)}`],
      ["FATCA filing requirement:", "[ ]"],
    ])}</div></div>
${grid(
  "llr",
  ["Box", "Description", "Amount"],
  [
    line("1", "Interest income", $(paid)),
    line("2", "Early withdrawal penalty", $(penalty)),
    line("3", "Interest on U.S. Savings Bonds and Treasury obligations", "$0.00"),
    line("4", "Federal income tax withheld", $(held)),
    line("5", "Investment expenses", "$0.00"),
    line("6", "Foreign tax paid", "$0.00"),
    line("8", "Tax-exempt interest", "$0.00"),
    line("11", "Bond premium", "$0.00"),
    line("15", "State", stateOf(person)),
    line("17", "State tax withheld", "$0.00"),
  ],
  "class=f",
)}
<h4>Detail by account</h4>${grid(
      "llrrr",
      [
        "Account number",
        "Account",
        "Interest Income (Box 1)",
        "Early Withdrawal Penalty (Box 2)",
        "Federal Tax Withheld (Box 4)",
      ],
      [
        ...accounts.map((account, index) => [
          account.number,
          account.name,
          $(account.paid),
          $(account.penalty),
          index === 0 ? $(held) : "$0.00",
        ]),
        ["<b>Total</b>", "", `<b>${$(paid)}</b>`, `<b>${$(penalty)}</b>`, `<b>${$(held)}</b>`],
      ],
      "class=d",
    )}
<p class=s>This is important tax information and is being furnished to the Internal Revenue Service (except as indicated). If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p><p class=s><b>Box 1.</b> Shows taxable interest paid to you during the calendar year by the payer. This does not include interest shown in box 3. <b>Box 2.</b> Shows interest or principal forfeited because of early withdrawal of time savings. <b>Box 4.</b> Shows backup withholding. Generally, a payer must backup withhold if you did not furnish your taxpayer identification number (TIN) or you did not furnish the correct TIN to the payer.</p>`;
    return {
      html: document(
        `${BASE}body{font:9pt Georgia,serif}.logo{font:bold 17pt Georgia,serif;color:#274060}.yr{text-align:right;font-size:11pt}.who{margin:34px 0 30px 40px;font-size:10pt}.bar{background:#274060;color:#fff;padding:5px 8px;font-weight:bold;margin-bottom:6px}.bar span{font-weight:normal;font-size:7.5pt}.f{margin-top:8px}.f td,.f th{border-bottom:1px solid #bbb;padding:3px 6px}.f td:first-child{width:40px}.d td,.d th{padding:3px 6px;border:1px solid #bbb}.d th{font-size:7.5pt}.s{font-size:7pt;font-weight:normal}h4{margin:18px 0 4px}`,
        body,
      ),
      truth: told(
        { kind: "1099", payer, taxYear, federalTaxWithheld: decimal(held) },
        {
          "income.0.frequency": ["annual"],
          "income.0.grossPay": [decimal(paid)],
          "income.0.ytdGross": [decimal(paid)],
        },
      ),
    };
  },
};

/** A pension plan's form of distributions: the official boxes, twice on the sheet. */
const pension: Layout = {
  name: "ug-1099-r-pension",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 47 + 5);
    const person = makePerson(random);
    const [payer, street, town] = random.pick([
      ["OHIO VALLEY TEAMSTERS PENSION TRUST", "1 FEDERAL PLZ STE 710", "WHEELING WV 26003"],
      ["TALLMAST FIDUCIARY TRUST COMPANY", "PO BOX 982", "VALLEY FORGE PA 19482"],
      ["DAKOTA TEACHERS RETIREMENT FUND", "3442 CAPITOL WAY", "BISMARCK ND 58503"],
    ] as const);
    const taxYear = String(random.whole(2023, 2025));
    const gross = random.whole(480_000, 5_600_000);
    const own = random.chance(0.4) ? random.whole(12_000, 90_000) : 0;
    const taxable = gross - own;
    const held = random.chance(0.15) ? 0 : Math.round((taxable * random.whole(8, 20)) / 100);
    const stateTax = random.chance(0.4) ? Math.round(taxable * 0.03) : 0;
    const ein = `${digits(random, 2)}-${digits(random, 7)}`;
    const tin = `XXX-XX-${digits(random, 4)}`;
    const account = `${digits(random, 5)}-${digits(random, 4)}`;
    const code = random.pick(["7", "7", "4", "1"]);
    const stateNo = `${stateOf(person)} ${digits(random, 7)}`;
    const box = (label: string, value: string, extra = "") =>
      `<td ${extra}><i>${label}</i><span>${value}</span></td>`;
    const sum = (value: number) => (value === 0 ? "$" : `$${g(value)}`);
    const copy = (name: string, text: string) => `<table class=f>
<tr>${box("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${escaped(payer)}<br>${street}<br>${town}`, "rowspan=3 colspan=2 class=p")}${box("1 &nbsp;Gross distribution", `$${g(gross)}`)}<td rowspan=2 class=y><i>OMB No. 1545-0119</i><b>${taxYear}</b><i>Form</i> <strong>1099-R</strong></td><td rowspan=3 class=t>Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.</td></tr>
<tr>${box("2a &nbsp;Taxable amount", `$${g(taxable)}`)}</tr>
<tr>${box("2b &nbsp;Taxable amount not determined", "&#9744;")}${box("Total distribution", "&#9744;")}</tr>
<tr>${box("PAYER'S TIN", ein)}${box("RECIPIENT'S TIN", tin)}${box("3 &nbsp;Capital gain (included in box 2a)", "$")}${box("4 &nbsp;Federal income tax withheld", `$${g(held)}`)}<td rowspan=4 class=c><b>${name}</b>${text}</td></tr>
<tr>${box("RECIPIENT'S name, street address (including apt. no.), city or town, state or province, country, and ZIP or foreign postal code", `${person.name}<br>${person.street}<br>${person.town}`, "rowspan=3 colspan=2 class=p")}${box("5 &nbsp;Employee contributions/Designated Roth contributions or insurance premiums", sum(own))}${box("6 &nbsp;Net unrealized appreciation in employer's securities", "$")}</tr>
<tr>${box("7 &nbsp;Distribution code(s) &nbsp; IRA/SEP/SIMPLE", `${code} &nbsp; &nbsp; &#9744;`)}${box("8 &nbsp;Other", "$ &nbsp; &nbsp; %")}</tr>
<tr>${box("9a &nbsp;Your percentage of total distribution", "%")}${box("9b &nbsp;Total employee contributions", "$")}</tr>
<tr>${box("10 &nbsp;Amount allocable to IRR within 5 years", "$")}${box("11 &nbsp;1st year of desig. Roth contrib.", "")}${box("14 &nbsp;State tax withheld", sum(stateTax))}${box("15 &nbsp;State/Payer's state no.", stateNo)}${box("16 &nbsp;State distribution", stateTax > 0 ? `$${g(taxable)}` : "$")}</tr>
<tr>${box("Account number (see instructions)", account, "colspan=2")}${box("17 &nbsp;Local tax withheld", "$")}${box("18 &nbsp;Name of locality", "")}${box("19 &nbsp;Local distribution", "$")}</tr></table>
<div class=row><div>Form <b>1099-R</b></div><div>www.irs.gov/Form1099R</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div>`;
    const body = `<div class=cor>&#9744; CORRECTED (if checked)</div>${copy("Copy B", "<br>Report this income on your federal tax return. If this form shows federal income tax withheld in box 4, attach this copy to your return.<br><br>This information is being furnished to the IRS.")}<hr><div class=cor>&#9744; CORRECTED (if checked)</div>${copy("Copy C", "<br>For Recipient's Records<br><br>This information is being furnished to the IRS.")}`;
    return {
      html: document(
        `${BASE}body{font:7.5pt Arial,sans-serif}.f{table-layout:fixed}.f td{border:1px solid #000;vertical-align:top;padding:2px 4px;height:34px}.f i{display:block;font:5.5pt Arial}.f span{font:8.5pt 'Courier New',monospace}.y{text-align:center}.y b{display:block;font-size:17pt}.y strong{font-size:11pt}.y i{display:inline}.t{font-weight:bold;font-size:8pt}.c{font-size:6.5pt}.c b{font-size:11pt}.cor{text-align:center;margin:4px}hr{border:0;border-top:1px dashed #777;margin:26px 0}.row{margin-top:2px}`,
        body,
      ),
      truth: told(
        { kind: "1099", payer, taxYear, federalTaxWithheld: decimal(held) },
        {
          "income.0.frequency": ["annual"],
          "income.0.grossPay": [decimal(gross), decimal(taxable)],
          "income.0.ytdGross": [decimal(gross), decimal(taxable)],
        },
      ),
    };
  },
};

/** Social Security's yearly letter of the new amount. */
const newAmount: Layout = {
  name: "ug-ssa-new-benefit-amount",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 53 + 9);
    const person = makePerson(random);
    const [year, rise, medicare] = random.pick([
      [2026, "2.8", 20_290],
      [2025, "2.5", 18_500],
      [2024, "3.2", 17_470],
    ] as const);
    const insured = random.chance(0.8);
    const drugs = insured && random.chance(0.35) ? random.whole(80, 640) * 10 : 0;
    const off = insured ? medicare + drugs : 0;
    const taxShare = random.chance(0.4) ? random.pick([7, 10, 12]) : 0;
    const base = random.whole(900, 3_300) * 100;
    const gross = base + off;
    const tax = Math.round((gross * taxShare) / 100);
    const net = gross - off - tax;
    const first = year === 2026 ? 14 : year === 2025 ? 8 : 10;
    const paid = addDays(`${year}-01-01`, first - 1 + 7 * random.whole(0, 2));
    const day = date.long(paid);
    const payer = "Social Security Administration";
    const minus = (value: number) => (value === 0 ? "$0.00" : `-${$(value)}`);
    const body = `<div class=hd><div class=seal>&#9733;</div><div><b>Social Security Administration</b><br>Important Information</div></div>
<div class=row><div class=addr>${person.name}<br>${person.street}<br>${person.town}</div><div class=k>Date: ${date.long(`${year - 1}-11-2${seed % 8}`)}<br>BNC#: ${String(year - 1).slice(2)}S${digits(random, 4)}C${digits(random, 5)}</div></div>
<h1>Your New Benefit Amount</h1>
<p>BENEFICIARY'S NAME: ${person.name.toUpperCase()}</p>
<p>Your Social Security benefit will increase by ${rise} percent in ${year} because of a rise in the cost of living. You can use this letter as proof of your benefit amount if you need to apply for food, rent, or energy assistance, bank loans, or for other business. Keep this letter with your important financial records.</p>
<h2>How much will I get and when?</h2>
${pairs(
  [
    ["&bull; Your monthly benefit before deductions", $(gross)],
    [`&bull; Medicare Medical Insurance (Part B) premium`, minus(insured ? medicare : 0)],
    [
      "&bull; Medicare Prescription Drug Plan (Part D) premium<br><span class=s>(We will notify you if the amount changes in the new year. If you did not elect withholding, we show $0.00.)</span>",
      minus(drugs),
    ],
    ["&bull; U.S. Federal tax withholding", minus(tax)],
    [
      `<b>&bull; The amount we will deposit into your bank account on or about ${day}</b>`,
      `<b>${$(net)}</b>`,
    ],
  ],
  "class=b",
)}
<p>If you disagree with any of these amounts, you must write to us within 60 days from the date you receive this letter. Or visit www.ssa.gov/non-medical/appeal to appeal online.</p>
<h2>What if I have other questions?</h2><p>Visit www.ssa.gov for most of your business. You may also call 1-800-772-1213 (TTY 1-800-325-0778), Monday through Friday, 8:00 a.m. to 7:00 p.m. If you work while you receive benefits and are under full retirement age, you may earn up to ${year === 2026 ? "$24,480" : year === 2025 ? "$23,400" : "$22,320"} in ${year} before we withhold any benefits.</p>
<div class=foot><span>SSA-4926SM (1-${year})</span></div>`;
    return {
      html: document(
        `${BASE}body{font:11pt 'Times New Roman',serif;padding:0 24px}.hd{display:flex;gap:12px;align-items:center;font-size:15pt;border-bottom:2px solid #000;padding-bottom:6px}.seal{width:44px;height:44px;border:2px solid #000;border-radius:50%;text-align:center;line-height:40px}.addr{padding-top:34px}.row{margin:10px 0 26px}.k{text-align:left;padding-left:60px}h1{font-size:17pt;text-align:center;margin:8px 0}h2{font-size:12.5pt;margin:16px 0 4px}.b td{padding:4px 2px;vertical-align:bottom}.s{font-size:9pt}.foot{margin-top:30px;font-size:9pt;text-align:center}.foot span{float:left}`,
        body,
      ),
      truth: told(
        {
          kind: "benefits",
          payer,
          payDate: paid,
          frequency: "monthly",
          grossPay: decimal(gross),
          netPay: decimal(net),
        },
        { "income.0.federalTaxWithheld": [decimal(tax)], "income.0.taxYear": [String(year)] },
      ),
    };
  },
};

/** A state's notice of an unemployment award: boxes of amounts, wages by quarter, how to read them. */
const award: Layout = {
  name: "ug-unemployment-award",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 59 + 13);
    const person = { ...makePerson(random), town: "FRESNO, CA 93721" };
    const payer = "EMPLOYMENT DEVELOPMENT DEPARTMENT";
    const weekly = random.whole(110, 450);
    const weeks = 26;
    const begins = addDays("2025-01-05", 7 * random.whole(0, 48));
    const ends = addDays(begins, 363);
    const mailed = addDays(begins, 8);
    const employers = [
      random.pick(["VANTREX LOGISTICS", "PELAGIC SEAFOODS"]),
      ...(random.chance(0.5) ? ["FERNWOOD BAKERY"] : []),
    ];
    // The weekly amount is a twenty-sixth of the best quarter, which is the last.
    const best = weekly * weeks * 100;
    const part = (from: number, to: number) => Math.round((best * random.whole(from, to)) / 1000);
    const second = part(60, 200);
    const lines = employers.map((_, index) =>
      index === 0
        ? [part(300, 700), part(300, 700), part(400, 790), employers.length > 1 ? best - second : best]
        : [0, part(20, 150), part(20, 190), second],
    );
    const columns = [0, 1, 2, 3].map((quarter) => lines.reduce((sum, line) => sum + (line[quarter] ?? 0), 0));
    const total = columns.reduce((sum, column) => sum + column, 0);
    const wage = (cents: number) => g(cents);
    const box = (label: string, value: string) =>
      `<div><div class=l>${label}</div><div class=v>${value}</div></div>`;
    const body = `<div class=row><div class=st><b>State of California</b><br>${payer}<br>PO BOX 826880 - MIC 40<br>SACRAMENTO CA 94280</div><div class=r>${pairs(
      [
        ["Mail Date:", date.slash(mailed)],
        ["EDD Customer Account Number:", digits(random, 10)],
        ["Social Security Number:", `XXX-XX-${digits(random, 4)}`],
      ],
    )}</div></div><div class=ad>${person.name}<br>${person.street}<br>${person.town}</div>
<h1>NOTICE OF UNEMPLOYMENT INSURANCE AWARD</h1>
<div class=bx>${box("1. Claim Beginning Date:", date.slash(begins))}${box("2. Claim Ending Date:", date.slash(ends))}${box("3. Maximum Benefit Amount:", `$${(weekly * weeks).toLocaleString("en-US")}.00`)}${box("4. Weekly Benefit Amount:", `$${weekly}.00`)}</div>
<div class=bx>${box("5. Total Wages:", `$${wage(total)}`)}${box("6. Highest Quarter Earnings:", `$${wage(Math.max(...columns))}`)}${box("7. You must look for full-time work each week.", "YES")}${box("8. Base Period:", "STANDARD")}</div>
<p>This item shows the wages reported by your employer(s) for the quarters of the base period. Check them carefully. If wages are missing or wrong, write to us within 30 days of the mail date.</p>
${grid("lrrrr", ["9. Employee Wages for the Quarter Ending:<br>Employer Name", "QTR 1", "QTR 2", "QTR 3", "QTR 4"], [...employers.map((employer, index) => [employer, ...(lines[index] ?? []).map(wage)]), ["<b>10. TOTALS:</b>", ...columns.map((column) => `<b>${wage(column)}</b>`)]], "class=t")}
<p><b>This is not a decision on whether you may be paid.</b> The award tells you the amount you could receive if you meet all other eligibility requirements. Item 4 is the most you may be paid for each week of unemployment. Payments are reduced by wages over $25 or 25 percent of your earnings for the week, whichever is greater. Item 3 is the most you may be paid during the twelve months of this claim.</p>
<p><b>Waiting period.</b> The first week you are eligible is not paid. Benefits are taxable income; you may ask us to withhold ten percent for federal income tax.</p>
<div class=ft>DE 429Z Rev. 31 (4-24) (INTERNET) &nbsp; &nbsp; Page 1 of 1 &nbsp; &nbsp; CU</div>`;
    return {
      html: document(
        `${BASE}body{font:9.5pt Arial,sans-serif}.st b{font-size:12pt}.ad{margin:28px 0 24px 30px}h1{font-size:13pt;text-align:center;margin:0 0 12px}.bx{display:flex;border:1px solid #000;border-bottom-width:0}.bx+p{border-top:1px solid #000;margin-top:0;padding-top:8px}.bx>div{flex:1;padding:4px 6px;border-left:1px solid #000}.bx>div:first-child{border-left:0}.l{font-size:8pt;min-height:24px}.v{font-size:11pt;font-weight:bold}.t td,.t th{border:1px solid #000;padding:4px 6px}.t th{background:#e5e5e5;font-size:8pt}.ft{margin-top:44px;font-size:7.5pt}`,
        body,
      ),
      truth: told(
        { kind: "benefits", payer, frequency: "weekly", grossPay: `${weekly}.00` },
        {
          institution: [
            "State of California",
            "EDD",
            "State of California Employment Development Department",
          ],
          "income.0.payer": [
            "State of California",
            "EDD",
            "State of California Employment Development Department",
          ],
          "income.0.periodStart": [begins],
          "income.0.periodEnd": [ends],
        },
      ),
    };
  },
};

export const ugTaxForms: readonly Layout[] = [interest, pension, newAmount, award];
