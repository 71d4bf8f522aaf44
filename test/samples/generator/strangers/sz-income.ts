import { makeBenefit, makeStub, makeWageYear } from "../income-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { address, named } from "./sz-data.ts";

const plain = money.plain;
const $ = money.dollar;

/** The most common stub there is: company codes in the corner, statutory deductions with minus signs, the voucher below. */
const vouchered: Layout = {
  name: "sz-stub-statutory-voucher",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed + 31, ["weekly", "biweekly"]);
    const random = seededRandom(seed + 5);
    const payer = "KESTREL CABINETWORKS INC";
    const [medical, saved] = [d.deductions[1], d.deductions[0]];
    const taxable = d.gross.current - (saved?.current ?? 0) - (medical?.current ?? 0);
    const hours: Record<string, string> = { Regular: d.hours, Holiday: "8.00" };
    const account = random.whole(1_000, 9_899);
    const labels = ["Federal Income Tax", "Social Security Tax", "Medicare Tax", "WI State Income Tax"];
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}td{padding:1.5px 3px}.u{border-bottom:1px solid #000;font-weight:bold}.u+td{border-bottom:1px solid #000}th{font-size:7.5pt;border-bottom:1px solid #000}.n td{background:#e5e5e5;font-weight:bold}`,
      `<div class=row><div><table style="width:90%;font-size:7pt"><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td><td></td></tr><tr><td>K4Q</td><td>0${d.employeeId}3</td><td>000310</td><td>22</td><td>00000${d.checkNumber}</td><td>1</td></tr></table><br><i>${payer}<br>8801 W INDUSTRIAL LOOP<br>FRANKLIN, WI 53132</i></div><div><h2 style="margin:0 0 6px">Earnings Statement</h2>${pairs(
        [
          ["Period Beginning:", date.slash(d.start)],
          ["Period Ending:", date.slash(d.end)],
          ["Pay Date:", date.slash(d.payDate)],
        ],
      )}</div></div>
      <div class=row style="margin:14px 0"><div>Filing Status: Single/Married filing separately<br>Exemptions/Allowances:<br>&nbsp; Federal: Standard Withholding Table<br>&nbsp; WI: 1</div><div><b>${address(d.person)}</b></div></div>
      <div class=row><div style="flex:3">${grid(
        "lrrrr",
        ["<u>Earnings</u>", "rate", "hours", "this period", "year to date"],
        [
          ...d.earnings.map((line) => [
            line.label,
            line.label === "Overtime"
              ? ((d.hourlyRate * 1.5) / 100).toFixed(4)
              : `${decimal(d.hourlyRate)}00`,
            hours[line.label] ?? (line.current / (d.hourlyRate * 1.5)).toFixed(2),
            plain(line.current),
            plain(line.ytd),
          ]),
          ["", "", "<b>Gross Pay</b>", `<b>${$(d.gross.current)}</b>`, `<b>${plain(d.gross.ytd)}</b>`],
        ],
      )}<br>${grid(
        "llrr",
        ["<u>Deductions</u>", "Statutory", "", ""],
        [
          ...d.taxes.map((tax, index) => ["", labels[index] ?? "", `-${plain(tax.current)}`, plain(tax.ytd)]),
          ["", "<b>Other</b>", "", ""],
          ...d.deductions.map((line, index) => [
            "",
            ["401K Employee", "Medical Pre-Tax", "Dental"][index] ?? "",
            `-${plain(line.current)}${index < 2 ? "*" : ""}`,
            plain(line.ytd),
          ]),
          ["", "<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, ""],
          ["", "Checking 1", `-${plain(d.net.current)}`, ""],
          ["", "<b>Net Check</b>", "<b>$0.00</b>", ""],
        ],
      )}<p>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${$(taxable)}</p></div><div style="flex:2">${grid(
        "lrr",
        ["<u>Other Benefits and Information</u>", "this period", "total to date"],
        [
          ["Group Term Life", "1.84", "38.64"],
          [
            "Er 401K Match",
            plain(Math.round((saved?.current ?? 0) / 2)),
            plain(Math.round((saved?.ytd ?? 0) / 2)),
          ],
          ["Pto Balance", "", `${random.whole(4, 96)}.00`],
        ],
      )}<br><b>Important Notes</b><p>COMPANY PH#: 414 555 0188<br>BASIS OF PAY: HOURLY</p></div></div>
      <div style="border-top:2px dashed #777;margin-top:24px;padding-top:10px"><div class=row><div><i>${payer}<br>8801 W INDUSTRIAL LOOP<br>FRANKLIN, WI 53132</i></div><div>Advice number: 00000${d.checkNumber}<br>Pay date: ${date.slash(d.payDate)}</div></div>${grid("llrr", ["Deposited to the account of", "account number", "transit ABA", "amount"], [[`<b>${d.person.name.toUpperCase()}</b>`, `xxxxxx${account}`, "xxxx xxxx", $(d.net.current)]])}<h2 style="text-align:center;color:#888">NON-NEGOTIABLE</h2></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer,
            payDate: d.payDate,
            periodStart: d.start,
            periodEnd: d.end,
            grossPay: decimal(d.gross.current),
            netPay: decimal(d.net.current),
            ytdGross: decimal(d.gross.ytd),
          },
        ],
        allowed: {
          "income.0.frequency": [d.frequency],
          "income.0.federalTaxWithheld": [decimal(d.taxes[0]?.current ?? 0), decimal(d.taxes[0]?.ytd ?? 0)],
        },
      },
    };
  },
};

/** A suite of human resources prints it: a strip of the payslip's facts, a matrix of current and year-to-date, tables in pairs. */
const matrix: Layout = {
  name: "sz-stub-current-ytd-matrix",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed + 67, ["biweekly", "semimonthly"]);
    const sums = (lines: typeof d.taxes, key: "current" | "ytd") =>
      lines.reduce((total, line) => total + line[key], 0);
    const payer = "Summit Ridge Health Partners";
    const pre = d.deductions;
    const cells = (key: "current" | "ytd") => [
      key === "current" ? "Current" : "YTD",
      key === "current" ? d.hours : (Number(d.hours) * Math.round(d.gross.ytd / d.gross.current)).toFixed(2),
      plain(d.gross[key]),
      plain(sums(pre, key)),
      plain(sums(d.taxes, key)),
      "0.00",
      plain(d.net[key]),
    ];
    const labels = ["Federal Withholding", "OASDI", "Medicare", "State Tax - CO"];
    const html = document(
      `body{font:8pt "DejaVu Sans"}${BASE}table{margin-bottom:10px}td,th{border:1px solid #aaa;padding:3px 4px}th{background:#f0f0f0;font-size:7pt}.c{text-align:center;font-weight:bold;background:#dfe6ee;border:1px solid #aaa;border-bottom:0;padding:2px}`,
      `<div class=row><div><b style="font-size:13pt;color:#27618c">Summit Ridge</b> <span style="color:#27618c">health partners</span></div><div class=r>${payer} &nbsp; 1900 E Arapahoe Rd &nbsp; Centennial, CO 80112 &nbsp; +1 (303) 555-0143</div></div><p>${address(d.person)}</p>
      ${grid("lllllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[d.person.name, `${payer} LLC`, `10${d.employeeId}`, date.slash(d.start), date.slash(d.end), date.slash(d.payDate), ""]])}${grid("lrrrrrr", ["", "Hours Worked", "Gross Pay", "Pre Tax Deductions", "Employee Taxes", "Post Tax Deductions", "Net Pay"], [cells("current"), cells("ytd")])}
      <div class=row><div style="flex:3"><div class=c>Earnings</div>${grid(
        "llrrrr",
        ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
        [
          ...d.earnings.map((line) => [
            line.label === "Regular" ? "Hourly Pay" : line.label,
            `${date.slash(d.start)} - ${date.slash(d.end)}`,
            line.label === "Regular" ? d.hours : "",
            line.label === "Regular" ? decimal(d.hourlyRate) : "0",
            plain(line.current),
            plain(line.ytd),
          ]),
          ["<b>Earnings</b>", "", "", "", `<b>${plain(d.gross.current)}</b>`, `<b>${plain(d.gross.ytd)}</b>`],
        ],
      )}</div><div style="flex:2"><div class=c>Employee Taxes</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ...d.taxes.map((tax, index) => [labels[index] ?? "", plain(tax.current), plain(tax.ytd)]),
          [
            "<b>Employee Taxes</b>",
            `<b>${plain(sums(d.taxes, "current"))}</b>`,
            `<b>${plain(sums(d.taxes, "ytd"))}</b>`,
          ],
        ],
      )}</div></div>
      <div class=row><div><div class=c>Pre Tax Deductions</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ...pre.map((line, index) => [
            ["403(b) Pre-Tax", "Medical PPO", "Dental"][index] ?? "",
            plain(line.current),
            plain(line.ytd),
          ]),
          [
            "<b>Pre Tax Deductions</b>",
            `<b>${plain(sums(pre, "current"))}</b>`,
            `<b>${plain(sums(pre, "ytd"))}</b>`,
          ],
        ],
      )}</div><div><div class=c>Employer Paid Benefits</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["Medical PPO ER", plain((pre[1]?.current ?? 0) * 3), plain((pre[1]?.ytd ?? 0) * 3)],
          [
            "403(b) Match",
            plain(Math.round((pre[0]?.current ?? 0) / 2)),
            plain(Math.round((pre[0]?.ytd ?? 0) / 2)),
          ],
          ["<b>Employer Paid Benefits</b>", "", ""],
        ],
      )}</div><div><div class=c>Taxable Wages</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          [
            "OASDI - Taxable Wages",
            plain(d.gross.current - sums(pre.slice(1), "current")),
            plain(d.gross.ytd - sums(pre.slice(1), "ytd")),
          ],
          [
            "Federal Withholding - Taxable Wages",
            plain(d.gross.current - sums(pre, "current")),
            plain(d.gross.ytd - sums(pre, "ytd")),
          ],
        ],
      )}</div></div>
      <div class=row><div>${grid(
        "lll",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Married filing jointly", "Married"],
          ["Allowances", "0", "0"],
          ["Additional Withholding", "0", "0"],
        ],
      )}</div><div><div class=c>Absence Plans</div>${grid(
        "lrrr",
        ["Description", "Accrued", "Reduced", "Available"],
        [
          ["PTO Plan", "6.15", "0", String(40 + (seed % 70))],
          ["Extended Illness Bank", "1.85", "0", String(12 + (seed % 31))],
        ],
      )}</div></div>
      <div class=c>Payment Information</div>${grid("lllrr", ["Bank", "Account Name", "Account Number", "USD Amount", "Payment Amount"], [["WELLS FARGO BANK", "Checking", `******${d.employeeId}`, "", `${plain(d.net.current)} USD`]])}`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "income",
          institution: `${payer} LLC`,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: `${payer} LLC`,
              payDate: d.payDate,
              periodStart: d.start,
              periodEnd: d.end,
              grossPay: decimal(d.gross.current),
              netPay: decimal(d.net.current),
              ytdGross: decimal(d.gross.ytd),
              ytdNet: decimal(d.net.ytd),
            },
          ],
          allowed: {
            "income.0.frequency": [d.frequency],
            "income.0.federalTaxWithheld": [decimal(d.taxes[0]?.current ?? 0), decimal(d.taxes[0]?.ytd ?? 0)],
          },
        },
        payer,
        "Summit Ridge",
      ),
    };
  },
};

/** A pension fund's letter on the yearly increase: what was paid before stands beside what is paid now. */
const increase: Layout = {
  name: "sz-benefit-adjustment-notice",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeBenefit(seed + 12);
    const random = seededRandom(seed + 900);
    const gross = d.full + random.whole(1, 99);
    const before = Math.round(gross / 1.025);
    const tax = random.whole(40, 190) * 100;
    const health = random.whole(9_100, 24_400);
    const net = gross - tax - health;
    const payer = "Public School Employees Retirement Fund of Keystone";
    const payDate = addDays(d.letterDate, random.whole(9, 20));
    const html = document(
      `body{font:10.5pt "Liberation Serif";padding:0 26px}${BASE}td,th{padding:4px 6px}.t td,.t th{border:1px solid #333}p{line-height:1.35}`,
      `<div style="text-align:center"><b style="font-size:14pt;letter-spacing:3px">P S E R F</b><br>COMMONWEALTH OF KEYSTONE<br><b>${payer}</b><br><span style="font-size:9pt">5 North 5th Street, Suite 100, Harrisburg PA 17101-1905 &nbsp;·&nbsp; Toll-free 1.888.555.0137 &nbsp;·&nbsp; www.pserf.example</span></div>
      <p>${date.long(d.letterDate)}</p><p>${address(d.person)}</p><p>PID: ****${d.claim}<br><b>RE: Notice of Benefit Adjustment</b></p><p>Dear ${d.person.name.split(" ")[0]}:</p>
      <p>The Board approved a cost-of-living adjustment of 2.5% for retirees whose benefit began before July 1, ${Number(d.letterDate.slice(0, 4)) - 3}. Your new monthly benefit is payable with the check dated ${date.long(payDate)}. The increase to your gross monthly benefit is ${$(gross - before)}. Please keep this letter; it may be used as proof of income.</p>
      ${grid(
        "lrr",
        ["Monthly amounts", "Prior", "New"],
        [
          ["Gross monthly benefit", $(before), $(gross)],
          ["Less: Federal income tax withholding", money.brackets(-tax), money.brackets(-tax)],
          ["Less: Health Options Program premium", money.brackets(-health), money.brackets(-health)],
          ["<b>Net monthly benefit</b>", $(before - tax - health), `<b>${$(net)}</b>`],
        ],
        "class=t",
      )}<p>At the new rate your gross benefit is ${$(gross * 12)} a year. Your remaining guaranteed account value as of December 31 was ${$(gross * 31 + 4_417)}. Premium assistance of up to $100.00 a month is not part of your benefit and is not taxable.</p><p>To change your tax withholding, send us a new W-4P at least 30 days before the month in which the change should begin. Benefits are deposited on the last business day of each month.</p><p>Sincerely,</p><p><i>Office of Member Services</i></p><p style="font-size:8pt">PSRS-1266 (09/2025) &nbsp; This is not a bill.</p>`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "income",
          institution: payer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer,
              payDate,
              frequency: "monthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [decimal(tax)],
          },
        },
        "PSERF",
        "P S E R F",
        "Commonwealth of Keystone",
      ),
    };
  },
};

/** A payroll firm's W-2: an earnings summary that comes down from gross pay to each box, then copies side by side. */
const summarised: Layout = {
  name: "sz-w2-earnings-summary-copies",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeWageYear(seed + 23);
    const cafeteria = 60_000 + (seed % 40) * 4_321;
    const gross = d.socialWages + cafeteria;
    const payer = "MERIDIAN FOODSERVICE GROUP LLC";
    const small = (label: string, value: string) => `<span class=lb>${label}</span><br>${value}`;
    const copy = (title: string) =>
      `<table class=f><tr><td colspan=2>${small("d Control number", `${d.control} K4Q/22H`)}</td><td>${small("Dept.", "210")}</td><td>${small("Corp.", "A")}</td></tr>
      <tr><td colspan=4>${small("c Employer's name, address, and ZIP code", `${payer}<br>400 COMMERCE PARK DR<br>PLANO TX 75074`)}</td></tr><tr><td colspan=4>${small("e/f Employee's name, address, and ZIP code", address(d.person).toUpperCase())}</td></tr>
      <tr><td colspan=2>${small("b Employer's FED ID number", d.employerId)}</td><td colspan=2>${small("a Employee's SSA number", `XXX-XX-${d.control.slice(0, 4)}`)}</td></tr>
      <tr><td colspan=2>${small("1 Wages, tips, other comp.", decimal(d.wages))}</td><td colspan=2>${small("2 Federal income tax withheld", decimal(d.withheld))}</td></tr>
      <tr><td colspan=2>${small("3 Social security wages", decimal(d.socialWages))}</td><td colspan=2>${small("4 Social security tax withheld", decimal(d.socialTax))}</td></tr>
      <tr><td colspan=2>${small("5 Medicare wages and tips", decimal(d.socialWages))}</td><td colspan=2>${small("6 Medicare tax withheld", decimal(d.medicareTax))}</td></tr>
      <tr><td colspan=2>${small("7 Social security tips", "")}</td><td colspan=2>${small("8 Allocated tips", "")}</td></tr><tr><td colspan=2>${small("9", "")}</td><td colspan=2>${small("10 Dependent care benefits", "")}</td></tr>
      <tr><td colspan=2>${small("11 Nonqualified plans", "")}</td><td colspan=2>${small("12a See instructions for box 12", d.deferred > 0 ? `D | ${decimal(d.deferred)}` : "")}</td></tr><tr><td colspan=2>${small("14 Other", "")}</td><td colspan=2>${small("12b", `DD | ${decimal(cafeteria * 4 + 1_260)}`)}</td></tr>
      <tr><td>${small("15 State", "CO")}</td><td>${small("Employer's state ID no.", "18842077")}</td><td colspan=2>${small("16 State wages, tips, etc.", decimal(d.wages))}</td></tr><tr><td colspan=2>${small("17 State income tax", decimal(d.stateTax))}</td><td>${small("18 Local wages, tips, etc.", "")}</td><td>${small("20 Locality name", "")}</td></tr></table><div class=tt><b>${title}</b><br><span>Form <b style="font-size:13pt">W-2</b> &nbsp; <b>Wage and Tax Statement &nbsp; <span style="font-size:14pt">${d.year}</span></b></span><br>OMB No. 1545-0029 &nbsp; Dept. of the Treasury - IRS</div>`;
    const less = (amount: number) => (amount > 0 ? plain(amount) : "N/A");
    const html = document(
      `body{font:8pt "Liberation Sans"}${BASE}.f td{border:1px solid #000;padding:1px 3px;vertical-align:top;height:24px}.lb{font-size:6pt}.tt{font-size:7pt;margin-top:4px}.s td{padding:1.5px 3px}`,
      `<div class=row><div style="flex:3"><b style="font-size:12pt">${d.year} W-2 and EARNINGS SUMMARY</b><p>This summary section is included with your W-2 to help describe in detail. The reverse side includes general information that you may also find helpful.</p><p>1. The following information reflects your final ${d.year} pay stub plus any adjustments submitted by your employer.</p>${grid(
        "lrrrr",
        [
          "",
          "Wages, Tips, other Compensation<br>Box 1 of W-2",
          "Social Security Wages<br>Box 3 of W-2",
          "Medicare Wages<br>Box 5 of W-2",
          "CO. State Wages, Tips, Etc.<br>Box 16 of W-2",
        ],
        [
          ["Gross Pay", ...Array.from({ length: 4 }, () => plain(gross))],
          ["Less 401(k) (D-Box 12)", less(d.deferred), "N/A", "N/A", less(d.deferred)],
          ["Less Other Cafe 125", ...Array.from({ length: 4 }, () => plain(cafeteria))],
          [
            "<b>Reported W-2 Wages</b>",
            ...[d.wages, d.socialWages, d.socialWages, d.wages].map((amount) => `<b>${plain(amount)}</b>`),
          ],
        ],
        "class=s",
      )}</div><div>2. Employee Name and Address.<p>${address(d.person).toUpperCase()}</p><span class=small>© ${Number(d.year) + 1} Paysource, Inc. &nbsp; PAGE 1 OF 1</span></div></div><div class=row style="margin-top:16px"><div>${copy("Copy B to be filed with employee's Federal Income Tax Return.")}</div><div>${copy("Copy C for employee's records. CO. State Reference Copy")}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer,
            taxYear: d.year,
            wages: decimal(d.wages),
            federalTaxWithheld: decimal(d.withheld),
          },
        ],
        allowed: {
          "income.0.frequency": ["annual"],
          "income.0.grossPay": [decimal(gross)],
          "income.0.ytdGross": [decimal(gross)],
        },
      },
    };
  },
};

export const szIncome: readonly Layout[] = [vouchered, matrix, increase, summarised];
