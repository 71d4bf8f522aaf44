import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $ } from "./tg-data.ts";
import { hoursOf, makeStub, stubTruth } from "./tg-pay.ts";

const plain = money.plain;
const rateOf = (cents: number) => (cents / 100).toFixed(4);
const blank = (cents: number, style: (cents: number) => string = plain) => (cents === 0 ? "" : style(cents));

/** Codes in the corner, negative deductions, direct deposits taken off until nothing is left, an advice below. */
const advice: Layout = {
  name: "tg-stub-advice-statutory",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 5,
      every: seed % 2 === 0 ? "weekly" : "biweekly",
      hourly: true,
      rate: [1_850, 4_400],
      lag: 5,
      state: 430,
      taxes: [
        ["nyc", 290],
        ["pfl", 37],
      ],
      saves: [0, 4, 6, 8],
      pretax: [
        ["medical", 3_800, 14_500],
        ["dental", 600, 2_100],
      ],
      posttax: [["union", 900, 2_500]],
    });
    const { person, of } = stub;
    const employer = stub.random.pick(["HALVORSEN FREIGHT SYSTEMS INC", "BRIARWOOD CABINET WORKS LLC"]);
    const star = '<span style="padding-left:1px">*</span>';
    const earned = (key: string, label: string, rate: number) =>
      stub.has(key)
        ? [
            [
              label,
              blank(of(key).hours === 0 ? 0 : rate, rateOf),
              of(key).hours === 0 ? "" : hoursOf(of(key).hours),
              blank(of(key).now),
              plain(of(key).ytd),
            ],
          ]
        : [];
    const taken = (key: string, label: string, mark = "") =>
      stub.has(key) ? [["", label, `-${plain(of(key).now)}${mark}`, plain(of(key).ytd)]] : [];
    const rows = [
      ["<b>Statutory</b>", "", "", ""],
      ...taken("federal", "Federal Income"),
      ...taken("social", "Social Security"),
      ...taken("medicare", "Medicare"),
      ...taken("state", "NY State Income"),
      ...taken("nyc", "New York Cit Income"),
      ...taken("pfl", "NY Paid Family Lv Ins"),
      ["<b>Other</b>", "", "", ""],
      ...taken("saved", "401K", star),
      ...taken("medical", "Medical Pretax", star),
      ...taken("dental", "Dental Pretax", star),
      ...taken("union", "Union Dues"),
      ["", "<b>Net Pay</b>", `<b>${$(of("net").now)}</b>`, ""],
      ...stub.deposits.map((amount, index) => [
        "",
        stub.deposits.length > 1 && index === 0 ? "Savings 1" : "Checking 1",
        `-${plain(amount)}`,
        "",
      ]),
      ["", "<b>Net Check</b>", "<b>$0.00</b>", ""],
    ];
    const html = document(
      `body{font:8.6pt Arial,sans-serif;color:#000}${BASE}.codes td{font-size:7pt;padding:0 8px 0 0}.t td{padding:1.6px 3px}.t th{font-size:7.6pt;font-weight:normal;border-bottom:1px solid #000;padding:1px 3px}.fine{font-size:7.2pt}.cut{border-top:1px dashed #000;margin-top:26px;padding-top:12px}h1{font:bold 17pt Arial;margin:0}`,
      `<div class=row><div><table class=codes style="width:auto"><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td><td></td></tr><tr><td>R4K</td><td>${stub.employee}</td><td>000310</td><td>H7712</td><td>00${stub.advice}</td><td>1</td></tr></table><p>${employer}<br>1180 DOCK STREET<br>SUITE 300<br>YONKERS, NY 10701</p></div><div><h1>Earnings Statement</h1><p>${pairs(
        [
          ["Period Beginning:", date.slash(stub.start)],
          ["Period Ending:", date.slash(stub.end)],
          ["Pay Date:", date.slash(stub.payDate)],
        ],
        'style="width:60%"',
      )}</p></div></div><div class=row style="margin:12px 0 20px"><div class=fine>Filing Status: Single/Married filing separately<br>Exemptions/Allowances:<br>&nbsp;&nbsp;Federal: Standard Withholding Table<br>&nbsp;&nbsp;State: 1<br>&nbsp;&nbsp;Local: 1<br>Social Security Number: XXX-XX-XXXX</div><div style="font-size:10pt"><b>${person.name}<br>${person.street}<br>${person.town}</b></div></div>
<div class=row><div style="flex:1.25">${grid(
        "lrrrr",
        ["<b>Earnings</b>", "rate", "hours", "this period", "year to date"],
        [
          ...earned("regular", "Regular", stub.rate),
          ...earned("overtime", "Overtime", stub.overRate),
          ...earned("holiday", "Holiday", stub.rate),
          ...earned("leave", "Vacation", stub.rate),
          ["<b>Gross Pay</b>", "", "", `<b>${$(of("gross").now)}</b>`, plain(of("gross").ytd)],
        ],
        "class=t",
      )}<br>${grid("llrr", ["<b>Deductions</b>", "", "", ""], rows, "class=t")}<p class=fine>${star} Excluded from federal taxable wages<br><br>Your federal taxable wages this period are ${$(of("taxable").now)}</p></div>
<div><b>Other Benefits and<br>Information</b>${grid(
        "lrr",
        ["", "this period", "total to date"],
        [
          ...(stub.has("saved") ? [["401K Match", plain(of("match").now), plain(of("match").ytd)]] : []),
          ["Total Hours Worked", hoursOf(of("regular").hours + of("overtime").hours), ""],
          ["Vac Balance", "", hoursOf(stub.leaveHours[0] * 100)],
          ["Sick Balance", "", hoursOf(stub.leaveHours[1] * 100)],
        ],
        "class=t",
      )}<p><b>Important Notes</b><br><span class=fine>COMPANY PH#: 914-555-0116<br>BASIS OF PAY: HOURLY<br>OPEN ENROLLMENT BEGINS NOVEMBER 1. SEE HUMAN RESOURCES FOR YOUR PACKET.</span></p><p class=fine><b>Additional Tax Withholding Information</b><br>Taxable Filing Status: NY: Single &nbsp; Exemptions/Allowances: NY: 1 &nbsp; Local: 1</p></div></div>
<div class="cut row"><div>${employer}<br>1180 DOCK STREET SUITE 300<br>YONKERS NY 10701<p>Deposited to the account of<br><b>${person.name}</b></p></div><div>${pairs(
        [
          ["Advice number:", `00${stub.advice}`],
          ["Pay date:", date.slash(stub.payDate)],
        ],
      )}${grid(
        "llr",
        ["account number", "transit ABA", "amount"],
        stub.deposits.map((amount, index) => [`xxxxxx${stub.accounts[index] ?? 0}`, "xxxx xxxx", $(amount)]),
        "class=t",
      )}</div></div><p style="text-align:center;font-weight:bold;letter-spacing:3px;margin-top:26px">THIS IS NOT A CHECK &nbsp; NON-NEGOTIABLE</p>`,
    );
    return { html, truth: stubTruth(stub, employer, false) };
  },
};

/** Three numbered bands: personal, earnings and withholdings; the employer's name at the foot. */
const bands: Layout = {
  name: "tg-stub-band-sections",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 15,
      every: "semimonthly",
      hourly: false,
      rate: [2_600, 6_200],
      lag: 0,
      state: 307,
      taxes: [
        ["local", 100],
        ["unemployment", 7],
      ],
      saves: [0, 3, 5],
      pretax: [["medical", 6_000, 22_000]],
      posttax: [["garnish", 5_000, 18_000]],
      bonus: true,
    });
    const { person, of } = stub;
    const employer = stub.random.pick([
      "Pennbrook Dental Associates PC",
      "Osterman & Lisle Engineering, Inc.",
    ]);
    const earned = (key: string, label: string) =>
      stub.has(key)
        ? [
            [
              label,
              key === "bonus" ? "" : hoursOf(of(key).hours),
              "",
              blank(of(key).now),
              key === "bonus" ? "" : hoursOf(of(key).ytdHours),
              plain(of(key).ytd),
            ],
          ]
        : [];
    const held = (key: string, label: string) =>
      stub.has(key)
        ? [
            [
              label,
              key === "federal" ? "S" : key === "state" ? "S 0" : "",
              blank(of(key).now),
              plain(of(key).ytd),
            ],
          ]
        : [];
    const html = document(
      `body{font:8.4pt Arial,sans-serif;color:#111}${BASE}.sec{display:flex;border-top:1.5px solid #111;padding:6px 0 10px}.sec>.h{flex:0 0 1.45in;font-weight:bold;font-size:8pt}.sec>.b{flex:1}.t td{padding:1.8px 4px}.t th{font-size:7.3pt;border-bottom:1px solid #888;padding:2px 4px}.fine{font-size:7pt}`,
      `<div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r style="font-size:7.4pt">Org: 0091 &nbsp; EE ID: ${String(stub.employee).slice(0, 4)} &nbsp; DD</div></div>
<p style="margin:50px 0 22px;text-align:center"><b>NON-NEGOTIABLE &nbsp;&nbsp; VOID &nbsp;&nbsp; NON-NEGOTIABLE</b></p>
<div class=sec><div class=h>PERSONAL AND CHECK INFORMATION</div><div class=b><div class=row><div><b>${person.name}</b><br>${person.street}<br>${person.town}<br>Soc Sec #: xxx-xx-xxxx &nbsp; Employee ID: ${String(stub.employee).slice(0, 4)}<br>Home Department: 100 Clinical</div><div>${pairs(
        [
          ["<b>Pay Period:</b>", `${date.short(stub.start)} to ${date.short(stub.end)}`],
          ["<b>Check Date:</b>", date.short(stub.payDate)],
          ["<b>Check #:</b>", String(stub.advice).slice(0, 5)],
        ],
      )}<p style="margin:6px 0 0"><b>NET PAY ALLOCATIONS</b></p>${grid(
        "lr",
        ["DESCRIPTION", "THIS PERIOD ($)"],
        [
          ["Check Amount", "0.00"],
          ...stub.deposits.map((amount, index) => [
            stub.deposits.length > 1 && index === 0
              ? `Savings ${stub.accounts[0]}`
              : `Chkg ${stub.accounts[1]}`,
            plain(amount),
          ]),
          ["<b>NET PAY</b>", `<b>${plain(of("net").now)}</b>`],
        ],
        "class=t",
      )}</div></div></div></div>
<div class=sec><div class=h>EARNINGS<br><span class=fine>BASIS OF PAY: Salary</span></div><div class=b>${grid(
        "lrrrrr",
        ["DESCRIPTION", "HRS/UNITS", "RATE", "THIS PERIOD ($)", "YTD HOURS", "YTD ($)"],
        [
          ...earned("regular", "Salary"),
          ...earned("holiday", "Holiday"),
          ...earned("leave", "Vacation"),
          ...earned("bonus", "Bonus"),
          ["<b>Total Hours</b>", hoursOf(of("gross").hours), "", "", hoursOf(of("gross").ytdHours), ""],
          [
            "<b>Gross Earnings</b>",
            "",
            "",
            `<b>${plain(of("gross").now)}</b>`,
            "",
            `<b>${plain(of("gross").ytd)}</b>`,
          ],
        ],
        "class=t",
      )}</div></div>
<div class=sec><div class=h>WITHHOLDINGS</div><div class=b>${grid(
        "llrr",
        ["DESCRIPTION", "FILING STATUS", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...held("social", "Social Security"),
          ...held("medicare", "Medicare"),
          ...held("federal", "Fed Income Tax"),
          ...held("state", "PA Income Tax"),
          ...held("unemployment", "PA Unemploy"),
          ...held("local", "PA Lower-LowrT Inc"),
          ["<b>TOTAL</b>", "", `<b>${plain(of("taxes").now)}</b>`, `<b>${plain(of("taxes").ytd)}</b>`],
        ],
        "class=t",
      )}</div></div>
<div class=sec><div class=h>DEDUCTIONS</div><div class=b>${grid(
        "lrr",
        ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...(["saved", "medical", "garnish"] as const)
            .filter((key) => stub.has(key))
            .map((key) => [
              { saved: "401k EE Pretax", medical: "Medical Ins 125", garnish: "Child Support" }[key],
              blank(of(key).now),
              plain(of(key).ytd),
            ]),
          [
            "<b>TOTAL</b>",
            `<b>${plain(of("pretaxTotal").now + of("posttaxTotal").now)}</b>`,
            `<b>${plain(of("pretaxTotal").ytd + of("posttaxTotal").ytd)}</b>`,
          ],
        ],
        "class=t",
      )}</div></div>
<div class=sec><div class=h>TIME OFF <span class=fine>(Based on Policy Year)</span></div><div class=b>${grid(
        "lrrr",
        ["DESCRIPTION", "AMT TAKEN", "AVAILABLE", "UNITS"],
        [["Vacation", hoursOf(of("leave").ytdHours), hoursOf(stub.leaveHours[0] * 100), "hrs"]],
        "class=t",
      )}</div></div>
<div class=sec style="align-items:center"><div class=h>NET PAY</div><div class=b><table class=t><tr><td></td><td class=r>THIS PERIOD ($)<br><b>${plain(of("net").now)}</b></td><td class=r>YTD ($)<br><b>${plain(of("net").ytd)}</b></td></tr></table></div></div>
<div class=sec style="justify-content:space-between"><div class=fine>Payrolls by Paydell, Inc.</div><div class=r><b>${escaped(employer)}</b> &nbsp; 0091 0091-A217 &nbsp;&bull;&nbsp; 19 Mill Race Rd &nbsp;&bull;&nbsp; Lancaster PA 17602 &nbsp;&bull;&nbsp; (717) 555-0109</div></div>`,
    );
    return { html, truth: stubTruth(stub, employer, true) };
  },
};

/** A web-age stub: friendly headings, employee and company taxes side by side. */
const friendly: Layout = {
  name: "tg-stub-employee-company",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 25,
      every: seed % 3 === 0 ? "monthly" : "biweekly",
      hourly: seed % 3 !== 0,
      rate: [2_100, 5_200],
      lag: 6,
      state: 440,
      saves: [0, 5],
      pretax: [["medical", 4_000, 16_000]],
      posttax: [["roth", 4_000, 12_000]],
    });
    const { person, of } = stub;
    const employer = stub.random.pick(["Juniper & Rye Bakehouse LLC", "Tidewrack Studio, Inc."]);
    const line = (key: string, label: string) =>
      stub.has(key) ? [[label, $(of(key).now), $(of(key).ytd)]] : [];
    const futa = Math.max(0, Math.min(of("gross").now, 700_000 - (of("gross").ytd - of("gross").now)));
    const html = document(
      `body{font:9.2pt "Helvetica Neue",Arial,sans-serif;color:#343a40}${BASE}h1{font-size:17pt;font-weight:normal;margin:0;color:#f45d48}h3{margin:18px 0 3px;font-size:10.5pt;color:#0a8080}.t td{padding:4px 3px;border-bottom:1px solid #eee}.t th{padding:4px 3px;font-size:7.8pt;color:#6c757d;border-bottom:1.5px solid #ccc;font-weight:normal}.fine{font-size:7.6pt;color:#6c757d}.net{background:#f4f9f9;padding:8px 10px}`,
      `<div class=row><div><h1>Earnings Statement</h1><p><b>${escaped(employer)}</b><br>88 Wharf St, Suite 4<br>Portland, ME 04101<br>(207) 555-0180</p></div><div class=r>Pay period: <b>${date.abbreviatedBare(stub.start)} - ${date.abbreviatedBare(stub.end)}</b><br>Pay Day: <b>${date.abbreviatedBare(stub.payDate)}</b><p>${person.name} (...${stub.accounts[0]})<br>${person.street}<br>${person.town}</p></div></div>
<h3>Employee Gross Earnings</h3>${grid(
        "lrrrr",
        ["Description", "Rate", "Hours", "Current", "Year-To-Date"],
        [
          [
            "regular",
            stub.every === "monthly" ? "Salary | Studio Manager" : "Regular Hours | Baker",
            stub.rate,
          ] as const,
          ["overtime", "Overtime Hours", stub.overRate] as const,
          ["holiday", "Holiday", stub.rate] as const,
          ["leave", "Paid Time Off", stub.rate] as const,
        ]
          .filter(([key]) => stub.has(key))
          .map(([key, label, rate]) => [
            label,
            stub.every === "monthly" ? "" : $(rate),
            hoursOf(of(key).hours),
            $(of(key).now),
            $(of(key).ytd),
          ]),
        "class=t",
      )}
<div class=row><div><h3>Employee Taxes Withheld</h3>${grid(
        "lrr",
        ["Description", "Current", "Year-To-Date"],
        [
          ...line("federal", "Federal Income Tax"),
          ...line("social", "Social Security"),
          ...line("medicare", "Medicare"),
          ...line("state", "ME Withholding Tax"),
        ],
        "class=t",
      )}</div><div><h3>Employer Tax</h3>${grid(
        "lrr",
        ["Company Tax", "Current", "Year-To-Date"],
        [
          ...line("social", "Social Security"),
          ...line("medicare", "Medicare"),
          ["FUTA", $(Math.round(futa * 0.006)), $(Math.round(Math.min(of("gross").ytd, 700_000) * 0.006))],
        ],
        "class=t",
      )}</div></div>
<div class=row><div><h3>Employee Deductions</h3>${grid(
        "llrr",
        ["Description", "Type", "Current", "Year-To-Date"],
        [
          ["saved", "401(k)", "Pre-Tax"] as const,
          ["medical", "Medical Insurance", "Pre-Tax"] as const,
          ["roth", "Roth 401(k)", "Post-Tax"] as const,
        ]
          .filter(([key]) => stub.has(key))
          .map(([key, label, kind]) => [label, kind, $(of(key).now), $(of(key).ytd)]),
        "class=t",
      )}</div><div><h3>Employer Contributions</h3>${grid(
        "lrr",
        ["Description", "Current", "Year-To-Date"],
        [
          ...(stub.has("saved") ? line("match", "401(k) Match") : []),
          ["Medical Insurance", "$310.00", $(31_000 * stub.n)],
        ],
        "class=t",
      )}</div></div>
<h3>Summary</h3><div class=net>${grid(
        "lrr",
        ["Description", "Current", "Year-To-Date"],
        [
          ["Gross Earnings", $(of("gross").now), $(of("gross").ytd)],
          ["Pre-Tax Deductions/Contributions", $(of("pretaxTotal").now), $(of("pretaxTotal").ytd)],
          ["Taxes", $(of("taxes").now), $(of("taxes").ytd)],
          ["Post-Tax Deductions/Contributions", $(of("posttaxTotal").now), $(of("posttaxTotal").ytd)],
          ["<b>Net Pay</b>", `<b>${$(of("net").now)}</b>`, `<b>${$(of("net").ytd)}</b>`],
          ["Total Reimbursements", "$0.00", "$0.00"],
          ["Check Amount", $(of("net").now), $(of("net").ytd)],
          ["Hours Worked", hoursOf(of("regular").hours + of("overtime").hours), ""],
        ],
        "class=t",
      )}</div>
<h3>Paid Time Off Policy</h3><p class=fine>Balance Remaining: ${hoursOf(stub.leaveHours[0] * 100)} hours &nbsp;&nbsp; Year-To-Date Used: ${hoursOf(of("leave").ytdHours)} hours</p><h3>Your paycheck was deposited</h3><p class=fine>${stub.deposits.map((amount, index) => `${$(amount)} to ${index === 0 && stub.deposits.length > 1 ? "savings" : "checking"} account ending in ${stub.accounts[index] ?? 0}`).join("<br>")}</p>`,
    );
    return { html, truth: stubTruth(stub, employer, true) };
  },
};

export const tgStubs = [advice, bands, friendly];
