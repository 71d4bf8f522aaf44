import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, grouped } from "../print-styles.ts";
import { digits, hoursOf, type Line, makePay, stubTruth } from "./ug-data.ts";

const g = grouped;

/** The modern web payroll: airy tables one below another and a summary at the foot. */
const gusto: Layout = {
  name: "ug-stub-web-payroll",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const rhythm = "semimonthly";
    const pay = makePay(seed, {
      salt: 17,
      rhythm,
      salaried: true,
      regular: "Regular Hours | Salary",
      extras: ["Bonus", "Paid Time Off"],
      taxes: (state) => ["Federal Income Tax", "Social Security", "Medicare", `${state} Withholding Tax`],
      before: ["Medical Insurance", "Dental Insurance", "Traditional 401(k)"],
      after: ["Commuter Benefits"],
    });
    const { random, person } = pay;
    const payer = random.pick([
      "Loomly Studio LLC",
      "Fernwood & Daughters Bakery, Inc.",
      "Quillpoint Analytics Inc.",
    ]);
    const spent = random.chance(0.4) ? random.whole(1_500, 22_000) : 0;
    const off = [...pay.before, ...pay.after];
    const sums = (lines: readonly Line[]) => [
      g(lines.reduce((sum, line) => sum + line.now, 0)),
      g(lines.reduce((sum, line) => sum + line.ytd, 0)),
    ];
    const three = (title: string, head: string, lines: readonly Line[]) =>
      `<h3>${title}</h3>${grid(
        "lrr",
        [head, "Current", "Year to Date"],
        lines.map((line) => [line.name, `$${g(line.now)}`, `$${g(line.ytd)}`]),
      )}`;
    const employer = pay.taxes.slice(1, 3);
    const dollars = (texts: readonly string[]) => texts.map((text) => `$${text}`);
    const [withSpent, withSpentYtd] = [pay.net.now + spent, pay.net.ytd + spent];
    const truth = stubTruth(pay, payer, rhythm, true);
    const body = `<div class=top><div class=logo>${escaped(payer)}</div><div class=tt>Earnings Statement</div></div>
<div class=row><div><p class=k>Pay period</p><p>${date.abbreviatedBare(pay.start)} - ${date.abbreviatedBare(pay.end)}</p><p class=k>Pay Day</p><p>${date.abbreviatedBare(pay.paid)}</p></div>
<div><p class=k>Company</p><p>${escaped(payer)}<br>31 Alder Way<br>Asheville, NC 28801<br>(555) 555-0143</p></div>
<div><p class=k>Employee</p><p>${person.name}<br>${person.street}<br>${person.town}<br>SSN: XXX-XX-${digits(random, 4)}</p></div></div>
<h3>Employee Gross Earnings</h3>${grid(
      "lrrrr",
      ["Description", "Rate", "Hours", "Current", "Year to Date"],
      pay.earnings.map((line) => [
        line.name,
        `$${g(line.rate ?? 0)}`,
        hoursOf(line.hours),
        `$${g(line.now)}`,
        `$${g(line.ytd)}`,
      ]),
    )}
${
  off.length > 0
    ? `<h3>Employee Deductions</h3>${grid(
        "llrr",
        ["Description", "Type", "Current", "Year to Date"],
        off.map((line) => [
          line.name,
          pay.before.includes(line) ? "Pre-Tax" : "Post-Tax",
          `$${g(line.now)}`,
          `$${g(line.ytd)}`,
        ]),
      )}`
    : ""
}
<div class=row><div>${three("Employee Taxes Withheld", "Employee Tax", pay.taxes)}</div><div>${three("Employer Tax", "Company Tax", employer)}</div></div>
<h3>Summary</h3>${grid(
      "lrr",
      ["Description", "Current", "Year to Date"],
      [
        ["Gross Earnings", `$${g(pay.gross.now)}`, `$${g(pay.gross.ytd)}`],
        ["Pre-Tax Deductions/Contributions", ...dollars(sums(pay.before))],
        ["Taxes", ...dollars(sums(pay.taxes))],
        ["Post-Tax Deductions/Contributions", ...dollars(sums(pay.after))],
        ["<b>Net Pay</b>", `<b>$${g(pay.net.now)}</b>`, `<b>$${g(pay.net.ytd)}</b>`],
        ["Total Reimbursements", `$${g(spent)}`, `$${g(spent)}`],
        ["<b>Check Amount</b>", `<b>$${g(withSpent)}</b>`, `<b>$${g(withSpentYtd)}</b>`],
        ["Hours Worked", hoursOf(pay.earnings[0]?.hours), ""],
      ],
      "class=s",
    )}
<div class=pto><b>Paid Time Off</b> &nbsp; Used: ${random.whole(0, 30)} hrs &nbsp; Available: ${random.whole(10, 110)} hrs</div>
<p class=f>This payslip was made with Plumkit Payroll. Figures that include a check amount may differ from net pay when reimbursements are paid.</p>`;
    return {
      html: document(
        `${BASE}body{font:8.5pt Helvetica,Arial,sans-serif;color:#333}.top{display:flex;justify-content:space-between;border-bottom:3px solid #f45d48;padding-bottom:8px;margin-bottom:6px}.logo{font-size:14pt;font-weight:bold}.tt{font-size:14pt;color:#777}.k{color:#888;font-size:7.5pt;margin:6px 0 1px}p{margin:0}h3{font-size:9.5pt;margin:14px 0 4px;color:#0a8080}th{color:#888;font-weight:normal;border-bottom:1px solid #ccc;padding-bottom:3px}td{border-bottom:1px solid #eee;padding-top:3px;padding-bottom:3px}.s td{font-size:9pt}.pto{margin-top:12px;background:#f6f6f6;padding:7px}.f{margin-top:12px;font-size:7pt;color:#888}`,
        body,
      ),
      truth,
    };
  },
};

const boxed = (title: string, table: string) => `<div class=box><div class=bt>${title}</div>${table}</div>`;

/** A hospital's advice from a large personnel system: boxes in twos and threes, totals in one line at the foot. */
const hospital: Layout = {
  name: "ug-stub-hospital-advice",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const pay = makePay(seed, {
      salt: 23,
      rhythm: "biweekly",
      regular: "Regular Earnings",
      extras: ["Overtime 1.5", "Shift Differential - Night", "PTO"],
      taxes: (state) => ["Fed Withholdng", "Fed OASDI/EE", "Fed MED/EE", `${state} Withholdng`],
      before: ["Medical PPO", "Dental Plus", "403(b) Retirement Plan", "Flex Spending Health"],
      after: ["Supplemental Life", "Parking", "Hospital Foundation Gift"],
    });
    const { random, person } = pay;
    const [payer, unit] = random.pick([
      ["Saint Brendan Regional Medical Center", "SBRMC"],
      ["Larkmoor Health", "LKMHS"],
      ["Tri-Rivers Hospital Authority", "TRHA1"],
    ] as const);
    const advice = digits(random, 9);
    const list = (lines: readonly Line[]) =>
      grid(
        "lrr",
        ["<u>Description</u>", "<u>Current</u>", "<u>YTD</u>"],
        [
          ...lines.map((line) => [line.name, g(line.now), g(line.ytd)]),
          [
            "<b>TOTAL:</b>",
            `<b>${g(lines.reduce((sum, line) => sum + line.now, 0))}</b>`,
            `<b>${g(lines.reduce((sum, line) => sum + line.ytd, 0))}</b>`,
          ],
        ],
      );
    const total = (lines: readonly Line[], key: "now" | "ytd") =>
      lines.reduce((sum, line) => sum + line[key], 0);
    const off = [...pay.before, ...pay.after];
    const hours = (key: "hours" | "ytdHours") =>
      pay.earnings.reduce((sum, line) => sum + (line[key] ?? 0), 0).toFixed(2);
    const annual = pay.rate * 2080;
    const paid: Line[] = [
      { name: "Medical PPO", now: 31_250, ytd: 31_250 * pay.count },
      { name: "Basic Life*", now: 412, ytd: 412 * pay.count },
    ];
    const body = `<div class="row hd"><div><b>${payer}</b><br>1400 Hospital Drive<br>Lima, OH 45804</div><div class=g>${pairs(
      [
        ["Pay Group:", "BWK-Bi-Weekly Hourly"],
        ["Pay Begin Date:", date.slash(pay.start)],
        ["Pay End Date:", date.slash(pay.end)],
      ],
    )}</div><div class=g>${pairs([
      ["Business Unit:", unit],
      ["Advice #:", advice],
      ["Advice Date:", date.slash(pay.paid)],
    ])}</div></div>
<div class="row hd"><div><b>${person.name}</b><br>${person.street}<br>${person.town}</div><div class=g>${pairs(
      [
        ["Employee ID:", digits(random, 7)],
        ["Department:", `${digits(random, 5)}-${random.pick(["Med/Surg 4 West", "Radiology", "Pharmacy"])}`],
        ["Location:", "Main Campus"],
        ["Job Title:", random.pick(["Registered Nurse II", "Imaging Tech", "Pharmacy Tech"])],
        ["Pay Rate:", `$${g(pay.rate)} Hourly`],
        ["Annual Rate:", `$${g(annual)}`],
      ],
    )}</div><div class=g>${grid(
      "lrr",
      ["TAX DATA:", "Federal", `${pay.state} State`],
      [
        ["Marital Status:", "Single", "N/A"],
        ["Allowances:", "0", `${random.whole(0, 2)}`],
        ["Addl. Pct:", "", ""],
        ["Addl. Amt:", random.chance(0.3) ? "25.00" : "", ""],
      ],
    )}</div></div>
<div class=row><div class=w2>${boxed(
      "HOURS AND EARNINGS",
      grid(
        "lrrrrr",
        [
          "<u>Description</u>",
          "<u>Rate</u>",
          "<u>Hours</u>",
          "<u>Earnings</u>",
          "<u>YTD Hours</u>",
          "<u>YTD Earnings</u>",
        ],
        [
          ...pay.earnings.map((line) => [
            line.name,
            ((line.rate ?? 0) / 100).toFixed(6),
            hoursOf(line.hours),
            g(line.now),
            hoursOf(line.ytdHours),
            g(line.ytd),
          ]),
          [
            "<b>TOTAL:</b>",
            "",
            `<b>${hours("hours")}</b>`,
            `<b>${g(pay.gross.now)}</b>`,
            `<b>${hours("ytdHours")}</b>`,
            `<b>${g(pay.gross.ytd)}</b>`,
          ],
        ],
      ),
    )}</div><div>${boxed("TAXES", list(pay.taxes))}</div></div>
<div class=row><div>${boxed("BEFORE-TAX DEDUCTIONS", list(pay.before))}</div><div>${boxed("AFTER-TAX DEDUCTIONS", list(pay.after))}</div><div>${boxed("EMPLOYER PAID BENEFITS", `${list(paid)}<div class=x>*TAXABLE</div>`)}</div></div>
<div class=box>${grid(
      "lrrrrr",
      ["", "TOTAL GROSS", "FED TAXABLE GROSS", "TOTAL TAXES", "TOTAL DEDUCTIONS", "NET PAY"],
      [
        [
          "Current",
          g(pay.gross.now),
          g(pay.taxable.now),
          g(total(pay.taxes, "now")),
          g(total(off, "now")),
          `<b>${g(pay.net.now)}</b>`,
        ],
        [
          "YTD",
          g(pay.gross.ytd),
          g(pay.taxable.ytd),
          g(total(pay.taxes, "ytd")),
          g(total(off, "ytd")),
          `<b>${g(pay.net.ytd)}</b>`,
        ],
      ],
    )}</div>
<div class=row><div>${boxed(
      "PTO HOURS",
      pairs([
        ["Start Balance", `${random.whole(20, 90)}.00`],
        ["+ Earned", "6.16"],
        ["- Taken", "0.00"],
      ]),
    )}</div><div class=w2>${boxed(
      "NET PAY DISTRIBUTION",
      grid(
        "lllr",
        ["", "<u>Account Type</u>", "<u>Account Number</u>", "<u>Deposit Amount</u>"],
        [
          [`Advice #${advice}`, "Checking", `xxxxxx${digits(random, 4)}`, g(pay.net.now)],
          ["<b>TOTAL:</b>", "", "", `<b>${g(pay.net.now)}</b>`],
        ],
      ),
    )}</div></div>
<div class=box><div class=x>MESSAGE: ${random.pick(["Flu vaccination is due by November 1 for all clinical staff.", "Benefit confirmation letters have been mailed. Check yours carefully.", ""])}</div></div>`;
    return {
      html: document(
        `${BASE}body{font:7.5pt Arial,sans-serif}.row{gap:0}.hd{border:1px solid #000;border-bottom:0;padding:5px}.hd+.row{border-top:1px solid #000}.hd>div{padding-right:12px}.g td{font-size:7pt}.box{border:1px solid #000;padding:4px;height:100%}.bt{font-weight:bold;text-align:center;border-bottom:1px solid #000;margin:-4px -4px 3px;padding:2px;background:#e9e9e9}.row>.w2{flex:1.9}.x{padding:6px 2px;font-size:7pt}th{font-weight:normal;font-size:6.5pt}td+td,th+th{padding-left:5px}`,
        body,
      ),
      truth: stubTruth(pay, payer, "biweekly", true),
    };
  },
};

export const ugPayslips: readonly Layout[] = [gusto, hospital];
