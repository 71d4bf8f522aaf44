import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { flat, hourly, type PayLine, plain, share, start, totals } from "./ud-data.ts";

/** A hospital system's pay slip from a hosted human-resources suite. */
const hospital: Layout = {
  name: "ud-stub-hospital-slip",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const employer = random.pick([
      "Saint Odile Regional Medical Center",
      "Mercer-Quint Health System",
      "Lakeland Shores Healthcare",
    ]);
    const end = addDays("2026-01-17", random.whole(1, 22) * 14);
    const begin = addDays(end, -13);
    const pay = addDays(end, 6);
    const n = Math.floor((Date.parse(pay) - Date.parse("2026-01-01")) / 86_400_000 / 14) + 1;
    const rate = random.whole(3_120, 5_980);
    const hours = random.pick([6_400, 7_200, 7_575]);
    const night = random.whole(0, 3) * 1_200;
    const call = random.chance(0.5) ? random.whole(4, 16) * 100 : 0;
    const lines: PayLine[] = [
      hourly("Regular Hours", rate, hours, hours * n),
      ...(night > 0
        ? [hourly("Shift Differential - Night", 450, night, night * n - random.whole(0, 6) * 100 * (n - 1))]
        : []),
      ...(call > 0 ? [hourly("On Call", 400, call, call + random.whole(0, 12) * 200)] : []),
      { ...hourly("PTO", rate, 800, 800 * Math.ceil(n / 3)) },
    ];
    const gross = totals(lines);
    const pre = [
      flat("Medical PPO", 11_384, n),
      flat("Vision", 512, n),
      share("403(b)", 0.06, gross.now, gross.ytd),
    ];
    const cut = totals(pre);
    const federal = share("Federal Withholding", 0.118, gross.now - cut.now, gross.ytd - cut.ytd);
    const taxes = [
      share("OASDI", 0.062, gross.now, gross.ytd),
      share("Medicare", 0.0145, gross.now, gross.ytd),
      federal,
      share("State Tax - MI", 0.0425, gross.now - cut.now, gross.ytd - cut.ytd),
    ];
    const post = [flat("Parking", 1_200, n), flat("Foundation Gift", random.chance(0.5) ? 500 : 0, n)];
    const tax = totals(taxes);
    const after = totals(post);
    const net = gross.now - cut.now - tax.now - after.now;
    const netYtd = gross.ytd - cut.ytd - tax.ytd - after.ytd;
    const table = (title: string, list: readonly PayLine[]) =>
      `<div>${grid("lrr", [title, "", ""], [["<i>Description</i>", "<i>Amount</i>", "<i>YTD</i>"], ...list.map((line) => [line.label, plain(line.now), plain(line.ytd)]), [`<b>${title}</b>`, `<b>${plain(totals(list).now)}</b>`, `<b>${plain(totals(list).ytd)}</b>`]], "class=g")}</div>`;
    const html = document(
      `${BASE}body{font:8pt Helvetica,Arial}.g{margin-bottom:10px}.g td,.g th{border:1px solid #b9c0c8;padding:3px 5px}.g th{background:#eef1f4}`,
      `<p style="font-size:9pt"><b style="font-size:12pt">${employer}</b> &nbsp; 900 Cathedral Ave &nbsp; Grand Rapids, MI 49503 &nbsp; +1 (616) 5550190</p>
${grid("lllllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[escaped(person.name), employer, String(random.whole(100_000, 999_999)), date.slash(begin), date.slash(end), date.slash(pay), ""]], "class=g")}
${grid(
  "lrrrrrr",
  ["", "Hours Worked", "Gross Pay", "Pre Tax Deductions", "Employee Taxes", "Post Tax Deductions", "Net Pay"],
  [
    [
      "Current",
      decimal(hours),
      plain(gross.now),
      plain(cut.now),
      plain(tax.now),
      plain(after.now),
      plain(net),
    ],
    [
      "YTD",
      plain(hours * n),
      plain(gross.ytd),
      plain(cut.ytd),
      plain(tax.ytd),
      plain(after.ytd),
      plain(netYtd),
    ],
  ],
  "class=g",
)}
${grid("llrrrr", ["Earnings", "", "", "", "", ""], [["<i>Description</i>", "<i>Dates</i>", "<i>Hours</i>", "<i>Rate</i>", "<i>Amount</i>", "<i>YTD</i>"], ...lines.map((line) => [line.label, `${date.slash(begin)} - ${date.slash(end)}`, line.hours ?? "", (line.rate ?? "").slice(0, -2), plain(line.now), plain(line.ytd)]), ["<b>Earnings</b>", "", "", "", `<b>${plain(gross.now)}</b>`, `<b>${plain(gross.ytd)}</b>`]], "class=g")}
<div class=row>${table("Employee Taxes", taxes)}${table("Pre Tax Deductions", pre)}</div><div class=row>${table("Post Tax Deductions", post)}${table("Employer Paid Benefits", [flat("403(b) Match", 6_210, n), flat("Basic Life", 288, n)])}</div>
<div class=row><div>${grid(
        "lrr",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", ""],
          ["Allowances", "0", "1"],
          ["Additional Withholding", "0", "0"],
        ],
        "class=g",
      )}</div><div>${grid(
        "lrrr",
        ["Absence Plans", "Accrued", "Reduced", "Available"],
        [
          ["PTO Plan", "6.77", "8.00", "112.46"],
          ["Sick Plan", "0.00", "0.00", "40.00"],
        ],
        "class=g",
      )}</div></div>
${grid(
  "llllr",
  ["Bank", "Account Name", "Account Number", "USD Amount", "Payment Amount"],
  [
    ["Great Sauk Community CU", "Savings", `******${random.whole(1_000, 9_999)}`, "", `${plain(10_000)} USD`],
    ["Huron Trust", "Checking", `******${random.whole(1_000, 9_999)}`, "", `${plain(net - 10_000)} USD`],
  ],
  "class=g",
)}`,
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
            frequency: "biweekly",
            grossPay: decimal(gross.now),
            netPay: decimal(net),
            ytdGross: decimal(gross.ytd),
            ytdNet: decimal(netYtd),
          },
        ],
        allowed: { "income.0.federalTaxWithheld": [decimal(federal.now), decimal(federal.ytd)] },
      },
    };
  },
};

/** The armed forces' leave and earnings statement. */
const leaveAndEarnings: Layout = {
  name: "ud-stub-military-les",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 14);
    const month = random.whole(2, 12);
    const first = `2026-${String(month).padStart(2, "0")}-01`;
    const last = addDays(month === 12 ? "2027-01-01" : `2026-${String(month + 1).padStart(2, "0")}-01`, -1);
    const base = random.whole(271_000, 498_000);
    const entitlements: (readonly [string, number])[] = [
      ["BASE PAY", base],
      ["BAS", 47_679],
      ["BAH", random.whole(110, 290) * 900],
      ...(random.chance(0.4) ? [["FSH", 25_000] as const] : []),
    ];
    const gross = entitlements.reduce((total, [, amount]) => total + amount, 0);
    const federal = Math.round(base * 0.086);
    const fixed: (readonly [string, number])[] = [
      ["FEDERAL TAXES", federal],
      ["FICA-SOC SECURITY", Math.round(base * 0.062)],
      ["FICA-MEDICARE", Math.round(base * 0.0145)],
      ["SGLI", 3_100],
      ["AFRH", 50],
      ["ROTH TSP", Math.round(base * 0.05)],
    ];
    const allotments: (readonly [string, number])[] = random.chance(0.6)
      ? [
          ["TRICARE DENTAL", 1_241],
          ["DISCRETIONARY ALT", random.whole(2, 9) * 5_000],
        ]
      : [["TRICARE DENTAL", 1_241]];
    const allotted = allotments.reduce((total, [, amount]) => total + amount, 0);
    const middle = Math.floor(
      (gross - fixed.reduce((total, [, amount]) => total + amount, 0) - allotted) / 2,
    );
    const deductions = [...fixed, ["MID-MONTH-PAY", middle] as const];
    const deducted = deductions.reduce((total, [, amount]) => total + amount, 0);
    const net = gross - deducted - allotted;
    const ytd = gross * month - random.whole(0, 9) * 1_000;
    const column = (title: string, list: readonly (readonly [string, number])[], total: number) =>
      `<td style="width:26%"><b>${title}</b><div class=tall>${list.map(([label, amount], index) => `<div class=ln><span>${"ABCDEFGHIJ"[index]} ${label}</span><span>${decimal(amount)}</span></div>`).join("")}</div><div class=ln style="border-top:1px solid"><span>TOTAL</span><span>${decimal(total)}</span></div></td>`;
    const box = (cells: readonly (readonly [string, string])[]) =>
      `<table class=x><tr>${cells.map(([label, value]) => `<td><span class=k>${label}</span><br>${value}</td>`).join("")}</tr></table>`;
    const stamp = date.stamp(last);
    const forward = Math.max(0, random.whole(0, 60));
    const html = document(
      `${BASE}body{font:7.5pt "Courier New",monospace}.x td{border:1px solid #000;vertical-align:top;padding:1px 4px}.k{font:6pt Arial}.ln{display:flex;justify-content:space-between}.tall{min-height:120px}h3{margin:0;font:bold 9pt Arial;text-align:center;border:1px solid;padding:2px}`,
      `<h3>DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT</h3>
${box([
  ["NAME (Last, First, MI)", escaped(person.name.toUpperCase().split(" ").toReversed().join(" "))],
  ["SOC. SEC. NO.", `***-**-${random.whole(1_000, 9_999)}`],
  ["GRADE", "E6"],
  ["PAY DATE", "140609"],
  ["YRS SVC", "12"],
  ["ETS", "280608"],
  ["BRANCH", "ARMY"],
  ["ADSN/DSSN", "3801"],
  ["PERIOD COVERED", `1-${Number(last.slice(8))} ${stamp.slice(2, 5)} 26`],
])}
<table class=x><tr>${column("ENTITLEMENTS", entitlements, gross)}${column("DEDUCTIONS", deductions, deducted)}${column("ALLOTMENTS", allotments, allotted)}<td><b>SUMMARY</b><div class=ln><span>+AMT FWD</span><span>.00</span></div><div class=ln><span>+TOT ENT</span><span>${decimal(gross)}</span></div><div class=ln><span>-TOT DED</span><span>${decimal(deducted)}</span></div><div class=ln><span>-TOT ALMT</span><span>${decimal(allotted)}</span></div><div class=ln><span>=NET AMT</span><span>${decimal(net)}</span></div><div class=ln><span>-CR FWD</span><span>.00</span></div><div class=ln><b>=EOM PAY</b><b>${decimal(net)}</b></div><br>DIEMS &nbsp; RET PLAN<br>140609 &nbsp; HIGH 3</td></tr></table>
${box([
  ["LEAVE BF BAL", decimal(forward * 50)],
  ["ERND", "2.5"],
  ["USED", "0"],
  ["CR BAL", decimal(forward * 50 + 250)],
  ["ETS BAL", "98.0"],
  ["LV LOST", ".0"],
  ["LV PAID", ".0"],
  ["USE/LOSE", ".0"],
])}
${box([
  ["FED TAXES WAGE PERIOD", decimal(base)],
  ["WAGE YTD", decimal(base * month)],
  ["M/S", "M"],
  ["EX", "02"],
  ["ADD'L TAX", ".00"],
  ["TAX YTD", decimal(federal * month)],
])}
${box([
  ["FICA TAXES WAGE PERIOD", decimal(base)],
  ["SOC WAGE YTD", decimal(base * month)],
  ["SOC TAX YTD", decimal(Math.round(base * 0.062) * month)],
  ["MED WAGE YTD", decimal(base * month)],
  ["MED TAX YTD", decimal(Math.round(base * 0.0145) * month)],
])}
${box([
  ["STATE TAXES ST", "TX"],
  ["WAGE PERIOD", ".00"],
  ["WAGE YTD", ".00"],
  ["M/S", "M"],
  ["EX", "00"],
  ["TAX YTD", ".00"],
])}
${box([
  ["PAY DATA BAQ TYPE", "W/DEP"],
  ["BAQ DEPN", "SPOUSE"],
  ["VHA ZIP", "76544"],
  ["RENT AMT", ".00"],
  ["SHARE", "1"],
  ["STAT", "R"],
  ["JFTR", ""],
  ["DEPNS", "0"],
  ["2D JFTR", ""],
  ["BAS TYPE", "STAND"],
  ["CHARITY YTD", ".00"],
  ["TPC", ""],
  ["PACIDN", "W5JXAA"],
])}
${box([
  ["TRADITIONAL PLAN BASE PAY RATE", "0"],
  ["BASE PAY CURRENT", ".00"],
  ["SPECIAL PAY RATE", "0"],
  ["INCENTIVE PAY RATE", "0"],
  ["BONUS PAY RATE", "0"],
])}
${box([
  ["ROTH PLAN BASE PAY RATE", "5"],
  ["BASE PAY CURRENT", decimal(Math.round(base * 0.05))],
  ["TSP YTD DEDUCTIONS", decimal(Math.round(base * 0.05) * month)],
  ["DEFERRED", ".00"],
  ["EXEMPT", ".00"],
])}
<div style="border:1px solid;padding:3px 5px;min-height:150px"><b>REMARKS:</b> &nbsp;&nbsp; YTD ENTITLE &nbsp;${decimal(ytd)} &nbsp;&nbsp;&nbsp; YTD DEDUCT &nbsp;${decimal(fixed.reduce((total, [, amount]) => total + amount, 0) * month)}<br><br>-SGLI COVERAGE AMOUNT IS $500,000<br>-MEMBER'S SGLI PREMIUM INCLUDES TSGLI<br>-BAH BASED ON W/DEP, ZIP 76544<br>-RATE CHG BAS 260101(000)<br>-BANK: FORT CAVAZOS NATL BK<br>-ACCT # ******${random.whole(1_000, 9_999)}<br>-REVIEW YOUR BENEFICIARIES IN THE MEMBER PORTAL<br>-DENTAL CONCERNS: CALL 1-844-555-0130</div>
<div class=row><span>DFAS FORM 702, JAN 02</span><span>WWW.DFAS.MIL</span></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "DEFENSE FINANCE AND ACCOUNTING SERVICE",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "DEFENSE FINANCE AND ACCOUNTING SERVICE",
            periodEnd: last,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(ytd),
          },
        ],
        allowed: {
          institution: ["ARMY", "DFAS"],
          "income.0.periodStart": [first],
          "income.0.payer": ["ARMY", "DFAS"],
          "income.0.federalTaxWithheld": [decimal(federal), decimal(federal * month)],
          "income.0.wages": [decimal(base), decimal(base * month)],
        },
      },
    };
  },
};

export const udPayMore: readonly Layout[] = [hospital, leaveAndEarnings];
