import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { dollars, flat, hourly, type PayLine, plain, share, start, totals } from "./ud-data.ts";

const blank = (cents: number) => (cents === 0 ? "" : plain(cents));

/** The largest payroll bureau's cheque stub: statement at the top, the cheque itself below. */
const earningsStatement: Layout = {
  name: "ud-stub-earnings-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const employer = random.pick([
      "TRESCOTT MOLDED PRODUCTS INC",
      "HALVORSEN FOODSERVICE LLC",
      "Ozark Trail Freight Systems, Inc.",
    ]);
    const weekly = random.chance(0.4);
    const span = weekly ? 7 : 14;
    const end = addDays("2026-02-07", random.whole(0, 19) * 14);
    const begin = addDays(end, 1 - span);
    const pay = addDays(end, weekly ? 5 : 6);
    const n = Math.floor((Date.parse(pay) - Date.parse("2026-01-01")) / 86_400_000 / span) + 1;
    const rate = random.whole(1_725, 4_150);
    const normal = weekly ? 4_000 : 8_000;
    const extra = random.chance(0.6) ? random.whole(1, 24) * 50 : 0;
    const earnings: PayLine[] = [
      hourly("Regular", rate, normal - 800, (normal - 800) * n + random.whole(0, 8) * 100),
      ...(extra > 0
        ? [hourly("Overtime", Math.round(rate * 1.5), extra, extra + random.whole(0, 40) * 100)]
        : []),
      hourly("Holiday", rate, 800, 800 * Math.min(n, 5)),
      { label: "Bonus", now: 0, ytd: random.whole(0, 3) * 25_000 },
    ];
    const gross = totals(earnings);
    const dental = flat("Dental", 842, n);
    const k401 = share("401(K)", 0.05, gross.now, gross.ytd);
    const medical = flat("Medical", weekly ? 4_118 : 8_236, n);
    const taxable = gross.now - dental.now - k401.now - medical.now;
    const taxableYtd = gross.ytd - dental.ytd - k401.ytd - medical.ytd;
    const federal = share("Federal Income Tax", 0.091, taxable, taxableYtd);
    const statutory = [
      federal,
      share("Social Security Tax", 0.062, gross.now, gross.ytd),
      share("Medicare Tax", 0.0145, gross.now, gross.ytd),
      share("OH State Income Tax", 0.0275, taxable, taxableYtd),
    ];
    const other = [
      { ...dental, label: "Dental*" },
      { ...medical, label: "Medical*" },
      { ...k401, label: "401(K)*" },
    ];
    const net = gross.now - totals([...statutory, ...other]).now;
    const row = (line: PayLine) =>
      `<tr><td></td><td>${line.label}</td><td class=r>-${plain(line.now)}</td><td class=r>${plain(line.ytd)}</td></tr>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.co{font-size:7pt;letter-spacing:.2pt}h1{font-size:19pt;margin:0}.u th{border-bottom:1.5pt solid #000;padding-top:5px}.tot td{font-weight:bold;border-top:1px solid #000;background:#e4e4e4}.chk{border:1px solid #999;padding:12px;margin-top:30px}`,
      `<div class=row><div><table class=co style="width:auto"><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td></tr><tr><td>K7D</td><td>${random.whole(100_000, 999_999)}</td><td>004210</td><td>B12</td><td>00${random.whole(10_000_000, 99_999_999)}</td></tr></table>
<p style="margin:6px 0"><b>${employer}</b><br>2200 INDUSTRIAL PKWY<br>MANSFIELD, OH 44903</p>
<p class=small>Taxable Marital Status: Single<br>Exemptions/Allowances:<br>&nbsp;&nbsp;Federal: 0<br>&nbsp;&nbsp;OH: 1</p></div>
<div><h1>Earnings Statement</h1><table style="width:auto"><tr><td>Period Beginning:</td><td>${date.slash(begin)}</td></tr><tr><td>Period Ending:</td><td>${date.slash(end)}</td></tr><tr><td>Pay Date:</td><td>${date.slash(pay)}</td></tr></table><p style="margin-top:16px"><b>${escaped(person.name)}<br>${person.street}<br>${person.town}</b></p></div></div>
<div class=row style="margin-top:10px"><div style="flex:1.55"><table class=u><tr><th>Earnings</th><th class=r>rate</th><th class=r>hours</th><th class=r>this period</th><th class=r>year to date</th></tr>${earnings.map((line) => `<tr><td>${line.label}</td><td class=r>${line.rate ?? ""}</td><td class=r>${line.hours ?? ""}</td><td class=r>${blank(line.now)}</td><td class=r>${blank(line.ytd)}</td></tr>`).join("")}<tr class=tot><td></td><td colspan=2>Gross Pay</td><td class=r>${dollars(gross.now)}</td><td class=r>${plain(gross.ytd)}</td></tr></table>
<table class=u style="margin-top:12px"><tr><th>Deductions</th><th>Statutory</th><th></th><th></th></tr>${statutory.map(row).join("")}<tr><td></td><th style="border-bottom:1px solid #000">Other</th><td></td><td></td></tr>${other.map(row).join("")}<tr class=tot><td></td><td>Net Pay</td><td class=r>${dollars(net)}</td><td></td></tr><tr><td></td><td>Checking 1</td><td class=r>-${plain(net)}</td><td></td></tr><tr class=tot><td></td><td>Net Check</td><td class=r>$0.00</td><td></td></tr></table>
<p class=small>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${dollars(taxable)}</p></div>
<div><table class=u><tr><th>Other Benefits and<br>Information</th><th class=r>this period</th><th class=r>total to date</th></tr><tr><td>Group Term Life</td><td class=r>0.51</td><td class=r>${decimal(51 * n)}</td></tr><tr><td>Vac Hrs Left</td><td></td><td class=r>${decimal(random.whole(8, 80) * 100)}</td></tr><tr><td>401K Match</td><td class=r>${plain(Math.round(k401.now / 2))}</td><td class=r>${plain(Math.round(k401.ytd / 2))}</td></tr></table><p><b>Important Notes</b><br>YOUR COMPANY PHONE NUMBER IS 419-555-0144<br>BASIS OF PAY: HOURLY</p></div></div>
<div class=chk><div class=row><div><b>${employer}</b><br>2200 INDUSTRIAL PKWY<br>MANSFIELD, OH 44903</div><div>Advice number: 00${random.whole(10_000_000, 99_999_999)}<br>Pay date: ${date.slash(pay)}</div></div><p><b>Deposited to the account of</b><br>${escaped(person.name)}</p>${grid("llr", ["account number", "transit ABA", "amount"], [[`xxxxxx${random.whole(1_000, 9_999)}`, "xxxx xxxx", dollars(net)]])}<p style="text-align:center"><b>THIS IS NOT A CHECK</b> &nbsp; NON-NEGOTIABLE</p></div>`,
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
            kind: "paystub",
            payer: employer,
            payDate: pay,
            periodStart: begin,
            periodEnd: end,
            frequency: weekly ? "weekly" : "biweekly",
            grossPay: decimal(gross.now),
            netPay: decimal(net),
            ytdGross: decimal(gross.ytd),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": [decimal(federal.now), decimal(federal.ytd)],
          "income.0.wages": [decimal(taxable)],
        },
      },
    };
  },
};

const SCHOOLS = [
  "Lampasas Creek Independent School District",
  "Caddo Mills West ISD",
  "Pecan Valley Independent School District",
];

/** A Texas school district's monthly wage statement from the regional service centre's software. */
const district: Layout = {
  name: "ud-stub-school-district",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const school = random.pick(SCHOOLS);
    const month = random.whole(2, 11);
    const two = String(month).padStart(2, "0");
    const pay = `2026-${two}-${random.pick(["20", "24", "25"])}`;
    const end = addDays(pay, -random.whole(8, 12));
    const base = random.whole(412_000, 598_000);
    const stipend = random.chance(0.5) ? random.whole(4, 30) * 1_000 : 0;
    const supplemental = random.chance(0.6) ? random.whole(5_000, 62_000) : 0;
    const earn: PayLine[] = [
      flat("Standard Gross", base, month),
      flat("Stipend", stipend, month),
      { label: "Supplemental Pay", now: supplemental, ytd: supplemental + random.whole(0, 40) * 500 },
    ];
    const gross = totals(earn);
    const trs = share("TRS Salary Red", 0.0825, gross.now, gross.ytd);
    const care = share("TRS Insurance", 0.0065, gross.now, gross.ytd);
    const cafe = flat("Cafeteria 125", random.whole(21_000, 58_000), month);
    const taxable = gross.now - trs.now - cafe.now;
    const taxableYtd = gross.ytd - trs.ytd - cafe.ytd;
    const federal = share("Withholding Tax", 0.083, taxable, taxableYtd);
    const medicare = share("Medicare Tax", 0.0145, gross.now - cafe.now, gross.ytd - cafe.ytd);
    const dues = flat("ATPE Dues", random.chance(0.5) ? 1_650 : 0, month);
    const cut = [federal, medicare, trs, care, cafe, dues];
    const out = totals(cut);
    const cell = (line: PayLine) => [line.label, plain(line.now), plain(line.ytd)];
    const html = document(
      `${BASE}body{font:8.5pt "Times New Roman",serif}.b{border:1.2px solid #000;margin-bottom:9px}.b th{background:#d9e2ec;border-bottom:1px solid #000;font-size:8pt}.b td,.b th{padding:1.5px 5px}.t{font-weight:bold}h2{text-align:center;font-size:13pt;margin:0}`,
      `<h2>${school}</h2><p style="text-align:center;margin:2px 0 10px">P. O. Box 417 &nbsp; 1102 S Bobcat Drive, TX 76550<br><b>WAGE AND EARNING STATEMENT</b></p>
<table class=b><tr><th>Employee Name</th><th>Employee Nbr</th><th>Campus</th><th>Pay Date</th><th>Period Ending</th><th>Pay Frequency</th></tr><tr><td>${escaped(person.name)}</td><td>00${random.whole(1_000, 9_999)}</td><td>041 - Elementary</td><td>${date.dashed(pay)}</td><td>${date.dashed(end)}</td><td>Monthly</td></tr></table>
<table class=b><tr><th>Marital Status</th><th>Nbr Dependents</th><th>Addl Withholding</th><th>Advice Nbr</th><th>Contract Months</th></tr><tr><td>M - Married</td><td>2</td><td>0.00</td><td>${random.whole(10_000, 99_999)}</td><td>12</td></tr></table>
<div class=row><div>${grid("lrr", ["Earnings and Deductions", "This Period", "Calendar YTD"], [...earn.map(cell), ["<b>Total Earnings</b>", `<b>${plain(gross.now)}</b>`, `<b>${plain(gross.ytd)}</b>`], ...cut.map(cell), ["<b>Total Deductions</b>", `<b>${plain(out.now)}</b>`, `<b>${plain(out.ytd)}</b>`], ["<b>NET PAY</b>", `<b>${plain(gross.now - out.now)}</b>`, `<b>${plain(gross.ytd - out.ytd)}</b>`]], "class=b")}</div>
<div>${grid("lrrr", ["Job Description", "Units", "Pay Rate", "This Period"], [["TEACHER, GRADE 4", "", "", plain(base)], ...(stipend > 0 ? [["UIL COACH STIPEND", "", "", plain(stipend)]] : []), ...(supplemental > 0 ? [["AFTER SCHOOL TUTORING", "", "", plain(supplemental)]] : [])], "class=b")}
${grid(
  "lrr",
  ["Non-TRS / Employer Paid", "This Period", "Calendar YTD"],
  [
    ["TEA Health Ins Contribution", "75.00", plain(7_500 * month)],
    ["Employer Health Ins", "325.00", plain(32_500 * month)],
    ["Taxable Wage", plain(taxable), plain(taxableYtd)],
    ["FICA Gross", "0.00", "0.00"],
    ["Medicare Gross", plain(gross.now - cafe.now), plain(gross.ytd - cafe.ytd)],
  ],
  "class=b",
)}
${grid(
  "lrrrr",
  ["Leave Type", "Beg Bal", "Adv/Earned", "Used", "End Bal"],
  [
    ["State Personal", "12.500", "0.500", "1.000", "12.000"],
    ["Local Sick", "31.000", "0.500", "0.000", "31.500"],
  ],
  "class=b",
)}</div></div>
${grid("llr", ["Bank Name", "Bank Acct Nbr", "Deposit Amt"], [["FIRST STATE BK OF THE HILL COUNTRY", `*****${random.whole(1_000, 9_999)}`, plain(gross.now - out.now)]], "class=b")}
<p class=small>This statement is furnished in accordance with the Texas Education Code. Report errors to the payroll office within ten working days. Accrued wages due to 10-month employees paid over twelve months are not reflected above. Open enrollment for the coming plan year ends August 15.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: school,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: school,
            payDate: pay,
            periodEnd: end,
            frequency: "monthly",
            grossPay: decimal(gross.now),
            netPay: decimal(gross.now - out.now),
            ytdGross: decimal(gross.ytd),
            ytdNet: decimal(gross.ytd - out.ytd),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": [decimal(federal.now), decimal(federal.ytd)],
          "income.0.wages": [decimal(taxable), decimal(taxableYtd)],
        },
      },
    };
  },
};

export const udPay: readonly Layout[] = [earningsStatement, district];
