import { document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, address, digits, every, plain, type Stub, start, stub, sum } from "./ht-data.ts";

const EMPLOYERS = [
  "HOLLINGER SUPPLY CO INC",
  "Bexar Valley Dental Group PLLC",
  "TAMARACK FOODS LLC",
  "Osprey Point Hotels, Inc.",
];

function told(paper: Stub, payer: string, frequency: "biweekly" | "semimonthly", ytdNet: boolean): Truth {
  const federal = paper.taxes[0];
  return {
    documentType: "income",
    institution: payer,
    accounts: [],
    transactions: [],
    income: [
      {
        kind: "paystub",
        payer,
        payDate: paper.payDay,
        periodStart: paper.from,
        periodEnd: paper.to,
        frequency,
        grossPay: decimal(paper.gross.now),
        netPay: decimal(paper.net.now),
        ytdGross: decimal(paper.gross.year),
        ...(ytdNet ? { ytdNet: decimal(paper.net.year) } : {}),
      },
    ],
    allowed: federal ? { "income.0.federalTaxWithheld": [decimal(federal.now)] } : {},
  };
}

/** The largest payroll service: earnings at the left, other benefits at the right, the check below. */
const statement: Layout = {
  name: "ht-stub-earnings-statement",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const paper = stub(seed, {
      salt: 21,
      spans: every("2026-01-05", 14, 5, [6, 9, 13, 17]),
      salaried: false,
      perYear: 26,
      earningNames: ["Regular", "Overtime", "Holiday"],
      taxNames: ["Federal Income Tax", "Social Security Tax", "Medicare Tax", "IL State Income Tax"],
      deductionNames: ["Medical Pretax*", "401K*", "Stock Plan"],
    });
    const random = start(seed, 22);
    const company = random.pick(EMPLOYERS);
    const row = (name: string, now: number, year: number) => [
      name,
      "",
      "",
      now === 0 ? "" : plain(-now).replace("-", "-"),
      plain(year),
    ];
    const excluded = sum(paper.deductions.filter(({ name }) => name.endsWith("*")).map(({ now }) => now));
    const check = digits(random, 8);
    return {
      html: document(
        `${BASE}body{font:8.5pt "Courier New",monospace}.top{display:flex;justify-content:space-between}.es{font:bold 15pt Arial}.codes{font-size:7pt;width:62%}.codes th{font-weight:normal}.cols{display:flex;gap:22px;margin-top:22px}.cols>.a{width:64%}.cols>.b{width:36%}.t td,.t th{padding-top:1px;padding-bottom:1px}.t th{border-bottom:1px solid #000}.gp td{border-top:1px solid #000;font-weight:bold;background:#eee}.s td{font-weight:bold;text-decoration:underline;padding-top:8px}.check{border-top:2px dashed #888;margin-top:34px;padding-top:14px}.nn{font:bold 16pt Arial;color:#bbb;text-align:center;margin-top:16px}`,
        `<div class=top><div style="width:60%">${grid("lllllr", ["CO.", "FILE", "DEPT.", "CLOCK", "VCHR. NO.", ""], [["K7R", digits(random, 6), "000200", "", `0000${digits(random, 6)}`, "1"]], "class=codes")}<br><b>${escaped(company)}</b><br>2200 COMMERCE PKWY<br>SPRINGFIELD, IL 62704</div>
<div style="width:40%"><div class=es>Earnings Statement</div><br>${pairs([
          ["Period Beginning:", date.slash(paper.from)],
          ["Period Ending:", date.slash(paper.to)],
          ["Pay Date:", date.slash(paper.payDay)],
        ])}</div></div>
<div class=top style="margin-top:16px"><div>Taxable Filing Status: Single<br>Exemptions/Allowances:<br>&nbsp;&nbsp;Federal: Standard Withholding Table<br>&nbsp;&nbsp;IL: 1</div><div style="width:40%;font-weight:bold">${address(paper.person)}</div></div>
<div class=cols><div class=a><table class=t><tr><th>Earnings</th><th class=r>rate</th><th class=r>hours</th><th class=r>this period</th><th class=r>year to date</th></tr>${paper.earnings.map((entry) => `<tr><td>${entry.name}</td><td class=r>${entry.rate}</td><td class=r>${entry.hours}</td><td class=r>${entry.now === 0 ? "" : plain(entry.now)}</td><td class=r>${plain(entry.year)}</td></tr>`).join("")}
<tr class=gp><td colspan=3>Gross Pay</td><td class=r>${$(paper.gross.now)}</td><td class=r>${plain(paper.gross.year)}</td></tr><tr class=s><td colspan=5>Deductions&nbsp; Statutory</td></tr>${paper.taxes
          .map(
            ({ name, now, year }) =>
              `<tr>${row(name, now, year)
                .map((cell, index) => `<td${index ? " class=r" : ""}>${cell}</td>`)
                .join("")}</tr>`,
          )
          .join("")}
<tr class=s><td colspan=5>Other</td></tr>${paper.deductions
          .map(
            ({ name, now, year }) =>
              `<tr>${row(name, now, year)
                .map((cell, index) => `<td${index ? " class=r" : ""}>${cell}</td>`)
                .join("")}</tr>`,
          )
          .join("")}
<tr class=gp><td colspan=3>Net Pay</td><td class=r>${$(paper.net.now)}</td><td></td></tr><tr><td colspan=3>Checking 1</td><td class=r>-${plain(paper.net.now)}</td><td></td></tr><tr class=gp><td colspan=3>Net Check</td><td class=r>$0.00</td><td></td></tr></table>
<p>* Excluded from federal taxable wages<br><br>Your federal taxable wages this period are ${$(paper.gross.now - excluded)}</p></div>
<div class=b>${grid(
          "lrr",
          ["Other Benefits and<br>Information", "this period", "total to date"],
          [
            ["Group Term Life", "2.14", plain(214 * 9)],
            ["Vac Avail Hrs", "", "46.20"],
            ["Sick Avail Hrs", "", "24.00"],
            ["Totl Hrs Worked", "80.00", ""],
          ],
          "class=t",
        )}<br><b>Important Notes</b><br>BASIS OF PAY: HOURLY<br><br>YOUR COMPANY'S PHONE NUMBER IS 217-555-0149<br><br><b>Additional Tax Withholding Information</b><br>Taxable Marital Status: IL: Single</div></div>
<div class=check><div class=top><div><b>${escaped(company)}</b><br>2200 COMMERCE PKWY<br>SPRINGFIELD, IL 62704</div><div>${pairs(
          [
            ["Advice number:", check],
            ["Pay date:", date.slash(paper.payDay)],
          ],
        )}</div></div>
<div class=top style="margin-top:18px"><div>Deposited&nbsp; to the account of<br><b>${paper.person.name}</b></div><div style="width:55%">${grid("llr", ["account number", "transit&nbsp; ABA", "amount"], [[`xxxxxx${digits(random, 4)}`, "xxxx xxxx", $(paper.net.now)]], "class=t")}</div></div><div class=nn>THIS IS NOT A CHECK</div></div>`,
      ),
      truth: told(paper, company, "biweekly", false),
    };
  },
};

/** The second service: boxes headed by grey bars, hourly work every second week, this period and YTD side by side. */
const personalAndCheck: Layout = {
  name: "ht-stub-personal-and-check",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const paper = stub(seed, {
      salt: 23,
      spans: every("2026-01-05", 14, 5, [4, 8, 14, 18]),
      salaried: false,
      perYear: 26,
      earningNames: ["Hourly", "Overtime", "Vacation"],
      taxNames: ["Fed Income Tax", "Social Security", "Medicare", "NY Income Tax"],
      deductionNames: ["Dental/Medical 125", "401K EE Pretax", "Uniforms"],
    });
    const random = start(seed, 24);
    const company = random.pick(EMPLOYERS);
    const hours = sum(paper.earnings.map((entry) => Math.round(Number(entry.hours || "0") * 100)));
    const block = (title: string, rows: string) =>
      `<div class=block><div class=side>${title}</div><div class=body>${rows}</div></div>`;
    const employee = random.whole(10, 99);
    const split = random.chance(0.5) ? 20_000 : 0;
    const off = (list: Stub["taxes"]) => [
      ...list.map(({ name, now, year }) => [name, "", plain(now), plain(year)]),
      [
        "<b>TOTAL</b>",
        "",
        `<b>${plain(sum(list.map(({ now }) => now)))}</b>`,
        `<b>${plain(sum(list.map(({ year }) => year)))}</b>`,
      ],
    ];
    return {
      html: document(
        `${BASE}body{font:8pt Arial}.block{display:flex;border:1px solid #777;border-bottom:0}.block:last-of-type{border-bottom:1px solid #777}.side{width:120px;background:#d9d9d9;font-weight:bold;padding:5px;font-size:7.5pt}.body{flex:1;padding:4px 8px}.body th{font-size:7pt;font-weight:bold}.head{display:flex;justify-content:space-between;margin-bottom:12px}.net td{font-weight:bold;font-size:10pt}`,
        `<div class=head><div><b>${escaped(company)}</b><br>415 Industrial Loop<br>Albany, NY 12207</div><div class=r>ORG1:100 Operations<br>EE ID: ${employee} &nbsp;&nbsp; DD<br><br>${address(paper.person)}</div></div>
${block("PERSONAL AND CHECK INFORMATION", `<div class=row><div>${address(paper.person)}<br>Soc Sec #: xxx-xx-xxxx &nbsp; Employee ID: ${employee}<br><br>Home Department: 100 Operations</div><div>Pay Period: ${date.short(paper.from)} to ${date.short(paper.to)}<br>Check Date: ${date.short(paper.payDay)} &nbsp;&nbsp; Check #: ${digits(random, 4)}</div></div>`)}
${block("NET PAY ALLOCATIONS", grid("lrr", ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"], [["Check Amount", "0.00", "0.00"], ...(split ? [[`Savings ${digits(random, 4)}`, plain(split), ""]] : []), [`Chkg ${digits(random, 4)}`, plain(paper.net.now - split), split ? "" : plain(paper.net.year)], ["<b>NET PAY</b>", `<b>${plain(paper.net.now)}</b>`, `<b>${plain(paper.net.year)}</b>`]]))}
${block("EARNINGS", grid("lrrrrr", ["DESCRIPTION", "HRS/UNITS", "RATE", "THIS PERIOD ($)", "YTD HOURS", "YTD ($)"], [...paper.earnings.map((entry) => [entry.name, entry.hours, entry.now ? entry.rate : "", entry.now ? plain(entry.now) : "", "", plain(entry.year)]), ["Total Hours", (hours / 100).toFixed(2), "", "", "", ""], ["<b>Gross Earnings</b>", "", "", `<b>${plain(paper.gross.now)}</b>`, "", `<b>${plain(paper.gross.year)}</b>`], ["Total Hrs Worked", (hours / 100).toFixed(2), "", "", "", ""]]))}
${block("WITHHOLDINGS", grid("llrr", ["DESCRIPTION", "FILING STATUS", "THIS PERIOD ($)", "YTD ($)"], off(paper.taxes)))}
${block("DEDUCTIONS", grid("llrr", ["DESCRIPTION", "", "THIS PERIOD ($)", "YTD ($)"], off(paper.deductions)))}
${block("NET PAY", grid("lrr", ["", "THIS PERIOD ($)", "YTD ($)"], [["", plain(paper.net.now), plain(paper.net.year)]], "class=net"))}
<p class=small>Payrolls by Brightwick, Inc. &nbsp;&nbsp; 0${digits(random, 3)}-B${digits(random, 3)} &nbsp; ${escaped(company)} • 415 Industrial Loop • Albany NY 12207 • (518) 555-0170</p>`,
      ),
      truth: told(paper, company, "biweekly", true),
    };
  },
};

const SEMI = [
  ["2026-03-01", "2026-03-15", "2026-03-20", 5],
  ["2026-05-16", "2026-05-31", "2026-06-05", 11],
  ["2026-08-01", "2026-08-15", "2026-08-20", 16],
  ["2026-10-01", "2026-10-15", "2026-10-20", 20],
] as const;

/** The online service: plain tables of current and year to date, employer's taxes beside, a summary last. */
const online: Layout = {
  name: "ht-stub-online-service",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const paper = stub(seed, {
      salt: 25,
      spans: SEMI,
      salaried: true,
      perYear: 24,
      earningNames: ["Regular Hours", "Overtime", "Bonus"],
      taxNames: ["Federal Income Tax", "Social Security", "Medicare", "CA Withholding Tax"],
      deductionNames: ["Medical Insurance (pre-tax)", "Guideline 401(k)", "Commuter Benefits"],
    });
    const random = start(seed, 26);
    const company = random.pick(EMPLOYERS);
    const expense = random.chance(0.4) ? random.whole(20, 180) * 100 : 0;
    const total = (list: Stub["taxes"], which: "now" | "year") => $(sum(list.map((entry) => entry[which])));
    const three = (title: string, list: Stub["taxes"]) =>
      grid(
        "lrr",
        [title, "Current", "Year to Date"],
        list.map(({ name, now, year }) => [name, $(now), $(year)]),
        "class=t",
      );
    const employer = paper.taxes.slice(1, 3).concat({ name: "FUTA", now: 0, year: 4_200 });
    return {
      html: document(
        `${BASE}body{font:8.5pt "Helvetica Neue",Arial;color:#333}.top{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding-bottom:12px}h1{font-size:13pt;margin:0 0 4px}.t{margin-top:16px}.t th{background:#f2f2f0;padding:5px 6px}.t td{padding:4px 6px;border-bottom:1px solid #eee}.sum{width:60%;margin-left:auto}.sum tr:nth-last-child(2) td{font-weight:bold}`,
        `<div class=top><div><h1>${escaped(company)}</h1>900 Mission Annex, Suite 200<br>Fresno, CA 93721<br>(559) 555-0118</div><div><b>Pay period:</b> ${date.abbreviatedBare(paper.from)} - ${date.abbreviatedBare(paper.to)}<br><b>Pay day:</b> ${date.abbreviatedBare(paper.payDay)}<br><br>${address(paper.person)}<br>XXX-XX-${digits(random, 4)}</div></div>
${grid(
  "lrrrr",
  ["Employee Gross Earnings", "Rate", "Hours", "Current", "Year to Date"],
  paper.earnings.map((entry) => [entry.name, "", entry.now ? entry.hours : "", $(entry.now), $(entry.year)]),
  "class=t",
)}
<div class=row><div>${three("Employee Taxes Withheld", paper.taxes)}</div><div>${three("Employer Tax", employer)}</div></div>
<div class=row><div>${three("Employee Deductions", paper.deductions)}</div><div>${three("Employer Contributions", [{ name: "Medical Insurance", now: 31_250, year: 312_500 }])}</div></div>
${grid(
  "lrr",
  ["Summary", "Current", "Year to Date"],
  [
    ["Gross Earnings", $(paper.gross.now), $(paper.gross.year)],
    ["Employee Deductions", total(paper.deductions, "now"), total(paper.deductions, "year")],
    ["Taxes", total(paper.taxes, "now"), total(paper.taxes, "year")],
    ["Reimbursements", $(expense), $(expense)],
    ["Net Pay", $(paper.net.now), $(paper.net.year)],
    ["Check Amount", $(paper.net.now + expense), ""],
  ],
  "class='t sum'",
)}
<p class=small style="margin-top:20px">Direct deposit to account ending in ${digits(random, 4)}. Paid time off: 61.33 hours available. This pay stub was made with Tandemwell payroll.</p>`,
      ),
      truth: told(paper, company, "semimonthly", true),
    };
  },
};

export const htStubs: readonly Layout[] = [statement, personalAndCheck, online];
