import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $ } from "./tg-data.ts";
import { hoursOf, makeStub, stubTruth } from "./tg-pay.ts";

const plain = money.plain;

/** A federal civilian's leave and earnings form: numbered blocks, then current and year-to-date ladders, leave, remarks. */
const leaveAndEarnings: Layout = {
  name: "tg-stub-leave-and-earnings",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 75,
      every: "biweekly",
      hourly: false,
      rate: [2_600, 5_600],
      lag: 13,
      state: 500,
      saves: [5, 6, 8],
      pretax: [
        ["fehb", 7_000, 21_000],
        ["dental", 900, 2_600],
      ],
      posttax: [["fegli", 800, 1_900]],
      pension: 80,
    });
    const { person, of } = stub;
    const agency = stub.random.pick(["DEPARTMENT OF THE INTERIOR", "DEFENSE LOGISTICS AGENCY"]);
    const d = date.short;
    const year = Math.round((stub.rate * 208_700) / 100);
    const base = Math.round(year / 1.1706);
    const block = (number: number, label: string, value: string) =>
      `<td><div class=k>${number}. ${label}</div><div class=v>${value}</div></td>`;
    const item = (key: string, label: string) =>
      stub.has(key) ? [[label, plain(of(key).now), plain(of(key).ytd)]] : [];
    const code = (key: string, label: string) =>
      stub.has(key) ? [[label, hoursOf(of(key).hours), plain(of(key).now)]] : [];
    const deducted = of("pretaxTotal").now + of("taxes").now + of("posttaxTotal").now;
    const deductedYear = of("pretaxTotal").ytd + of("taxes").ytd + of("posttaxTotal").ytd;
    const html = document(
      `body{font:7.6pt "Courier New",monospace;color:#000}${BASE}.blocks td{border:1px solid #000;padding:2px 4px;vertical-align:top}.k{font:6.2pt Arial;color:#000}.v{font-weight:bold;min-height:10px}.t td{padding:1px 4px}.t th{font:bold 6.8pt Arial;border-bottom:1px solid #000;padding:1px 4px}.band2{background:#ddd;text-align:center;font:bold 8pt Arial;border:1px solid #000;padding:1px;margin-top:4px}h1{font:bold 11pt Arial;text-align:center;margin:0 0 4px}`,
      `<h1>${agency}<br>CIVILIAN LEAVE AND EARNINGS STATEMENT</h1>
<table class=blocks><tr>${block(1, "Pay Period End", d(stub.end))}${block(2, "Pay Date", d(stub.payDate))}${block(3, "Name", person.name.toUpperCase())}${block(4, "Pay Plan/Grade/Step", "GS 11 04")}${block(5, "Hourly/Daily Rate", plain(stub.rate))}</tr>
<tr>${block(6, "Basic OT Rate", plain(stub.overRate))}${block(7, "Basic Pay + Locality Adj = Adjusted Basic Pay", `${plain(base)} + ${plain(year - base)} = ${plain(year)}`)}${block(8, "Soc Sec No", "***-**-****")}${block(9, "Locality %", "17.06")}${block(10, "FLSA Category", "E")}</tr>
<tr>${block(11, "SCD Leave", "06/14/12")}${block(12, "Max Leave Carry Over", "240")}${block(13, "Leave Year End", `01/10/${stub.end.slice(2, 4) === "24" ? "25" : "26"}`)}${block(14, "Financial Institution - Net Pay", "HOLLOWAY FEDERAL CREDIT UNION")}${block(15, "Financial Institution - Allotment #1", "")}</tr>
<tr>${block(17, "Tax / Marital Status / Exemptions", "FED S 00 &nbsp; MD S 01")}${block(19, "Cumulative Retirement", `FERS: ${plain(of("pension").ytd * 3)}`)}${block(20, "Military Deposit", "")}${block(21, "TSP Data", `${stub.save}%`)}${block(16, "Financial Institution - Allotment #2", "")}</tr></table>
<div class=band2>22. GROSS TO NET</div>${grid(
        "lrr",
        ["", "CURRENT", "YEAR TO DATE"],
        [
          ["GROSS PAY", plain(of("gross").now), plain(of("gross").ytd)],
          ["TAXABLE WAGES", plain(of("taxable").now), plain(of("taxable").ytd)],
          ["NONTAXABLE WAGES", "", ""],
          ["TAX DEFERRED WAGES", plain(of("pretaxTotal").now), plain(of("pretaxTotal").ytd)],
          ["DEDUCTIONS", plain(deducted), plain(deductedYear)],
          ["AEIC", "", ""],
          ["NET PAY", plain(of("net").now), plain(of("net").ytd)],
        ],
        'class=t style="width:70%"',
      )}
<div class=band2>CURRENT EARNINGS</div><div class=row><div>${grid(
        "lrr",
        ["TYPE", "HOURS/DAYS", "AMOUNT"],
        [
          ...code("regular", "REGULAR PAY"),
          ...code("holiday", "HOLIDAY LEAVE"),
          ...code("leave", "ANNUAL LEAVE"),
        ],
        "class=t",
      )}</div><div></div></div>
<div class=band2>DEDUCTIONS</div><div class=row><div>${grid(
        "lrr",
        ["TYPE", "CURRENT", "YEAR TO DATE"],
        [
          ...item("dental", "DENTAL/VISION"),
          ...item("fegli", "FEGLI"),
          ...item("fehb", "FEHB"),
          ...item("medicare", "MEDICARE"),
          ...item("social", "OASDI"),
        ],
        "class=t",
      )}</div><div>${grid(
        "lrr",
        ["TYPE", "CURRENT", "YEAR TO DATE"],
        [
          ...item("pension", "RETIRE, FERS"),
          ...item("federal", "TAX, FEDERAL"),
          ...item("state", "TAX, STATE (MD)"),
          ...item("saved", "TSP SAVINGS"),
        ],
        "class=t",
      )}</div></div>
<div class=band2>LEAVE</div>${grid(
        "lrrrrrrr",
        [
          "TYPE",
          "PRIOR YR BALANCE",
          "ACCRUED PAY PD",
          "ACCRUED YTD",
          "USED PAY PD",
          "USED YTD",
          "CURRENT BALANCE",
          "USE-LOSE/TERM DATE",
        ],
        [
          [
            "ANNUAL",
            "112.00",
            "6.00",
            hoursOf(stub.n * 600),
            hoursOf(of("leave").hours),
            hoursOf(of("leave").ytdHours),
            hoursOf(11_200 + stub.n * 600 - of("leave").ytdHours),
            "",
          ],
          [
            "SICK",
            "208.00",
            "4.00",
            hoursOf(stub.n * 400),
            "0.00",
            "0.00",
            hoursOf(20_800 + stub.n * 400),
            "",
          ],
        ],
        "class=t",
      )}
<div class=band2>BENEFITS PAID BY GOVERNMENT FOR YOU</div>${grid(
        "lrr",
        ["TYPE", "CURRENT", "YEAR TO DATE"],
        [
          ["FEHB", "312.46", plain(31_246 * stub.n)],
          ...item("social", "OASDI"),
          ...item("medicare", "MEDICARE"),
          ...item("match", "TSP MATCHING"),
        ],
        'class=t style="width:70%"',
      )}
<div class=band2>REMARKS</div><p>REGULAR PAY INCLUDES LOCALITY ADJUSTMENT.<br>YOU MAY CHANGE YOUR HEALTH BENEFITS DURING OPEN SEASON.<br>VERIFY YOUR ADDRESS: ${person.street.toUpperCase()} ${person.town.toUpperCase()}</p>`,
    );
    const truth = stubTruth(stub, agency, true);
    // The form prints the last day of the period and never its first, nor a word for how often.
    const { periodStart: _start, frequency, ...entry } = truth.income?.[0] ?? { kind: "paystub" };
    return {
      html,
      truth: {
        ...truth,
        income: [entry],
        allowed: { ...truth.allowed, "income.0.frequency": [frequency ?? "biweekly"] },
      },
    };
  },
};

/** Shaded header strip, then earnings over two columns of taxes and deductions, summary line at the foot. */
const strip: Layout = {
  name: "tg-stub-shaded-summary-foot",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 65,
      every: "biweekly",
      hourly: true,
      rate: [1_725, 3_950],
      lag: 7,
      state: 495,
      saves: [0, 3, 4],
      pretax: [
        ["medical", 4_200, 13_000],
        ["vision", 300, 900],
      ],
      posttax: [["ltd", 300, 1_400]],
    });
    const { person, of } = stub;
    const employer = stub.random.pick([
      "Maplecrest Senior Living of Illinois, LLC",
      "Brindle Foods Distribution Co.",
    ]);
    const line = (key: string, label: string) =>
      stub.has(key) ? [[label, plain(of(key).now), plain(of(key).ytd)]] : [];
    const d = date.bare;
    const html = document(
      `body{font:8.6pt Tahoma,Arial,sans-serif;color:#111}${BASE}.strip{background:#e3e3e3;border:1px solid #888}.strip td{padding:3px 8px}.t{border:1px solid #888;margin-bottom:10px}.t th{background:#e3e3e3;padding:3px 6px;font-size:7.8pt}.t td{padding:2.2px 6px}h1{font-size:13pt;margin:0}.foot th{background:#444;color:#fff;padding:4px 6px}.foot td{padding:4px 6px;font-weight:bold;border:1px solid #444}.fine{font-size:7.2pt}`,
      `<div class=row style="margin-bottom:12px"><div><h1>${employer}</h1>2210 Commerce Court<br>Naperville, IL 60563</div><div class=r><h1>Pay Statement</h1></div></div>
<div class=strip><table><tr><td>Period Start Date</td><td>${d(stub.start)}</td><td>Pay Date</td><td>${d(stub.payDate)}</td></tr><tr><td>Period End Date</td><td>${d(stub.end)}</td><td>Document</td><td>${String(stub.advice).slice(0, 6)}</td></tr><tr><td>Pay Frequency</td><td>Bi-Weekly</td><td>Net Pay</td><td><b>${$(of("net").now)}</b></td></tr></table></div>
<div class=row style="margin:14px 0"><div><b>Pay Details</b><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Employee Number", String(stub.employee)],
          ["SSN", "XXX-XX-XXXX"],
          ["Job", "Caregiver II"],
          ["Pay Rate", $(stub.rate)],
        ],
      )}</div><div>${pairs([
        ["Pay Group", "BW Hourly"],
        ["Location", "Naperville"],
        ["Department", "Resident Services"],
        ["Federal Income Tax", "S 0"],
      ])}</div></div>
${grid(
  "lrrrrr",
  ["Earnings", "Pay Type Rate", "Hours", "Current", "YTD Hours", "YTD"],
  [
    ...(
      [
        ["regular", "Regular", stub.rate],
        ["overtime", "Overtime", stub.overRate],
        ["holiday", "Holiday", stub.rate],
        ["leave", "PTO", stub.rate],
      ] as const
    )
      .filter(([key]) => stub.has(key))
      .map(([key, label, rate]) => [
        label,
        $(rate),
        hoursOf(of(key).hours),
        $(of(key).now),
        hoursOf(of(key).ytdHours),
        $(of(key).ytd),
      ]),
    [
      "<b>Total</b>",
      "",
      `<b>${hoursOf(of("gross").hours)}</b>`,
      `<b>${$(of("gross").now)}</b>`,
      `<b>${hoursOf(of("gross").ytdHours)}</b>`,
      `<b>${$(of("gross").ytd)}</b>`,
    ],
  ],
  "class=t",
)}<div class=row style="gap:10px"><div>${grid(
        "lrr",
        ["Deductions (Employee)", "Current", "YTD"],
        [
          ...line("saved", "401K (pre-tax)"),
          ...line("medical", "Medical (pre-tax)"),
          ...line("vision", "Vision (pre-tax)"),
          ...line("ltd", "LTD Buy-Up"),
          [
            "<b>Total Deductions</b>",
            plain(of("pretaxTotal").now + of("posttaxTotal").now),
            plain(of("pretaxTotal").ytd + of("posttaxTotal").ytd),
          ],
        ],
        "class=t",
      )}${grid(
        "lrr",
        ["Employer", "Current", "YTD"],
        [
          ["Medical ER", plain(28_450), plain(28_450 * stub.n)],
          ...(stub.has("saved") ? line("match", "401K Match") : []),
        ],
        "class=t",
      )}</div><div>${grid(
        "lrr",
        ["Taxes", "Current", "YTD"],
        [
          ...line("federal", "Federal Income Tax"),
          ...line("medicare", "Employee Medicare"),
          ...line("social", "Social Security Employee Tax"),
          ...line("state", "IL State Income Tax"),
          ["<b>Total Taxes</b>", plain(of("taxes").now), plain(of("taxes").ytd)],
        ],
        "class=t",
      )}${grid(
        "lrr",
        ["Paid Time Off", "Current Taken", "Balance"],
        [["PTO", hoursOf(of("leave").hours), hoursOf(stub.leaveHours[0] * 100)]],
        "class=t",
      )}</div></div>
${grid(
  "lrrrrr",
  ["Pay Summary", "Gross", "FIT Taxable Wages", "Taxes", "Deductions", "Net Pay"],
  (["now", "ytd"] as const).map((when) => [
    when === "now" ? "Current" : "YTD",
    $(of("gross")[when]),
    $(of("taxable")[when]),
    $(of("taxes")[when]),
    $(of("pretaxTotal")[when] + of("posttaxTotal")[when]),
    $(of("net")[when]),
  ]),
  "class=foot",
)}<p><b>Net Pay Distribution</b></p>${grid(
        "llr",
        ["Account", "Account Type", "Amount"],
        stub.deposits.map((amount, index) => [
          `xxxxxxx${stub.accounts[index] ?? 0}`,
          index === 0 && stub.deposits.length > 1 ? "Savings" : "Checking",
          $(amount),
        ]),
        "class=t",
      )}<p class=fine>Keep this statement with your permanent records. Contact Human Resources within 30 days if any information is not correct.</p>`,
    );
    return { html, truth: stubTruth(stub, employer, true) };
  },
};

export const tgStubs3 = [leaveAndEarnings, strip];
