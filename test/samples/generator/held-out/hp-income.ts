import { makeStub, makeWageYear, type StubData } from "../income-data.ts";
import { incomeTruth, openStubFigures, stubFigures } from "../income-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { capitals, home, mainstream } from "./hp-data.ts";

const $ = money.dollar;
const income = (name: string, make: Layout["make"]) => mainstream("income", `income-${name}`, make);
const sum = (list: StubData["taxes"], pick: "current" | "ytd") =>
  list.reduce((total, line) => total + line[pick], 0);

/** A vendor's stub under a non-negotiable check: statutory and other deductions in one list, trailing minus, net as a check line. */
const timber = income("stub-statutory", (seed) => {
  const d = makeStub(seed * 3 + 601, ["biweekly", "weekly"]);
  const employer = "TIMBERLINE SCHOOL DISTRICT 14";
  const less = (amount: number) => `-${money.plain(amount)}`;
  const line = (label: string, current: string, ytd: string) => [label, "", "", current, ytd];
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.tx td,.tx th{padding:1px 4px}.tx th{border-bottom:1px solid #000;font-size:7.5pt}.b{font-weight:bold}.ck{border:1px solid #777;background:#f1f6ee;padding:12px;margin-top:30px}`,
    `<div class=row><div><span class=small>CO. FILE DEPT. CLOCK VCHR. NO.<br>8KQ ${d.employeeId} 014200 0000${d.checkNumber} 1</span><p><b>${employer}</b><br>700 EDUCATION WAY<br>BEND, OR 97701</p></div><div><b style="font-size:15pt">Earnings Statement</b>${pairs(
      [
        ["Period Beginning:", date.slash(d.start)],
        ["Period Ending:", date.slash(d.end)],
        ["Pay Date:", date.slash(d.payDate)],
      ],
      "style='width:70%'",
    )}<p>${home(capitals(d.person))}</p></div></div>
    <p class=small>Taxable Marital Status: Single &nbsp; Exemptions/Allowances: Federal: 0, State: 1</p>
    <div class=row><div style="flex:1.6">${grid(
      "lrrrr",
      ["Earnings", "rate", "hours", "this period", "year to date"],
      [
        ...d.earnings.map((entry, at) => [
          entry.label,
          at === 0 ? decimal(d.hourlyRate) : "",
          at === 0 ? d.hours : "",
          money.plain(entry.current),
          money.plain(entry.ytd),
        ]),
        ["", "", "<b>Gross Pay</b>", `<b>${$(d.gross.current)}</b>`, money.plain(d.gross.ytd)],
        line("<b>Deductions</b> &nbsp; Statutory", "", ""),
        ...d.taxes.map((entry) =>
          line(
            `${entry.label}${entry.label.endsWith("Tax") ? "" : " Tax"}`,
            less(entry.current),
            money.plain(entry.ytd),
          ),
        ),
        line("<i>Other</i>", "", ""),
        ...d.deductions.map((entry) =>
          line(
            `${entry.label}${entry.label.startsWith("401") ? "*" : ""}`,
            less(entry.current),
            money.plain(entry.ytd),
          ),
        ),
        ["", "", "<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, ""],
        line("Checking 1", less(d.net.current), ""),
        ["", "", "Net Check", "$0.00", ""],
      ],
      "class=tx",
    )}<p class=small>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${$(d.gross.current - (d.deductions[0]?.current ?? 0))}</p></div><div>${grid(
      "lrr",
      ["Other Benefits and Information", "this period", "total to date"],
      [
        ["Vacation Hrs", "3.08", "41.50"],
        ["Sick Hrs", "2.00", "118.25"],
        [
          "Er Pension",
          money.plain(Math.round(d.gross.current * 0.06)),
          money.plain(Math.round(d.gross.ytd * 0.06)),
        ],
        ["Group Term Life", "4.10", "86.10"],
      ],
      "class=tx",
    )}</div></div>
    <div class=ck><div class=row><div><b>${employer}</b></div><div>Advice number: 0000${d.checkNumber}<br>Pay date: ${date.slash(d.payDate)}</div></div><p>Deposited to the account of ${d.person.name.toUpperCase()}</p>${grid("lllr", ["", "account number", "transit ABA", "amount"], [["", "xxxxxx7731", "xxxx xxxx", $(d.net.current)]])}<b style="letter-spacing:3px">THIS IS NOT A CHECK</b></div>`,
  );
  return {
    html,
    truth: incomeTruth(
      employer,
      Object.fromEntries(Object.entries(stubFigures(d)).filter(([key]) => key !== "ytdNet")) as Omit<
        ReturnType<typeof stubFigures>,
        "ytdNet"
      >,
      {
        ...openStubFigures(d),
        "income.0.frequency": [d.frequency],
        "income.0.wages": [decimal(d.gross.current - (d.deductions[0]?.current ?? 0))],
      },
    ),
  };
});

/** A cloud payroll's pay slip: information in one row, a totals row (current over YTD), blocks with employer-paid benefits as a decoy. */
const cedar = income("stub-payslip-totals", (seed) => {
  const d = makeStub(seed * 5 + 617, ["semimonthly", "monthly", "biweekly"]);
  const employer = "Cedar & Quill Health Partners";
  const m = money.plain;
  const list = (title: string, entries: StubData["taxes"]) =>
    `<div class=t>${title}</div>${grid("lrr", ["Description", "Amount", "YTD"], [...entries.map((entry) => [entry.label, m(entry.current), m(entry.ytd)]), ["<b>Total</b>", m(sum(entries, "current")), m(sum(entries, "ytd"))]], "class=tx")}`;
  const html = document(
    `body{font:8.6pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.tx td,.tx th{border:.5px solid #999;padding:2px 4px}.t{text-align:center;font-weight:bold;margin-top:12px;background:#e6e6e6;border:.5px solid #999;border-bottom:0;padding:2px}`,
    `<div class=row><div><b style="font-size:12pt">${employer.replace("&", "&amp;")}</b> &nbsp; 88 Dunmore Plaza, Suite 400 &nbsp; Omaha, NE 68102 &nbsp; +1 (402) 555-0123</div></div><p>${d.person.name} &nbsp; ${d.person.street}, ${d.person.town}</p>
    ${grid("llllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date"], [[d.person.name, employer.replace("&", "&amp;"), d.employeeId, date.slash(d.start), date.slash(d.end), date.slash(d.payDate)]], "class=tx")}<br>
    ${grid(
      "lrrrrrr",
      [
        "",
        "Hours Worked",
        "Gross Pay",
        "Pre Tax Deductions",
        "Employee Taxes",
        "Post Tax Deductions",
        "Net Pay",
      ],
      [
        [
          "Current",
          d.hours,
          m(d.gross.current),
          m(sum(d.deductions, "current")),
          m(sum(d.taxes, "current")),
          "0.00",
          m(d.net.current),
        ],
        [
          "YTD",
          "",
          m(d.gross.ytd),
          m(sum(d.deductions, "ytd")),
          m(sum(d.taxes, "ytd")),
          "0.00",
          m(d.net.ytd),
        ],
      ],
      "class=tx",
    )}
    <div class=t>Earnings</div>${grid(
      "llrrrr",
      ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
      d.earnings.map((entry, at) => [
        entry.label,
        `${date.slash(d.start)} - ${date.slash(d.end)}`,
        at === 0 ? d.hours : "",
        at === 0 ? m(d.hourlyRate) : "",
        m(entry.current),
        m(entry.ytd),
      ]),
      "class=tx",
    )}
    <div class=row><div>${list("Employee Taxes", d.taxes)}</div><div>${list("Pre Tax Deductions", d.deductions)}</div></div>
    <div class=row><div><div class=t>Employer Paid Benefits</div>${grid(
      "lrr",
      ["Description", "Amount", "YTD"],
      [
        ["401(k) Match", m(Math.round(d.gross.current * 0.04)), m(Math.round(d.gross.ytd * 0.04))],
        ["Employer Medical", "412.88", "7,431.84"],
      ],
      "class=tx",
    )}</div><div><div class=t>Taxable Wages</div>${grid(
      "lrr",
      ["Description", "Amount", "YTD"],
      [
        [
          "Federal Withholding - Taxable Wages",
          m(d.gross.current - (d.deductions[0]?.current ?? 0)),
          m(d.gross.ytd - (d.deductions[0]?.ytd ?? 0)),
        ],
        ["OASDI - Taxable Wages", m(d.gross.current), m(d.gross.ytd)],
      ],
      "class=tx",
    )}</div></div>
    <div class=t>Payment Information</div>${grid("lllr", ["Bank", "Account Name", "Account Number", "Payment Amount"], [["Westbrook Bank", "Westbrook ******4410", "******4410", `${m(d.net.current)} USD`]], "class=tx")}`,
  );
  return {
    html,
    truth: incomeTruth(employer, stubFigures(d), {
      ...openStubFigures(d),
      "income.0.frequency": [d.frequency],
      "income.0.wages": [
        d.gross.current - (d.deductions[0]?.current ?? 0),
        d.gross.ytd - (d.deductions[0]?.ytd ?? 0),
      ].map(decimal),
    }),
  };
});

const box = (label: string, value: string) => `<td class=x><div class=l>${label}</div>${value}</td>`;

/** Four identical copies on a sheet, as payroll vendors print them for the envelope: labels tiny, no dollar signs. */
const fourUp = income("w2-four-copies", (seed) => {
  const d = makeWageYear(seed * 7 + 631);
  const employer = "NORTHFIELD CANNERY INC";
  const m = money.plain;
  const copy = (name: string) =>
    `<div class=c><table><tr>${box("d Control number", d.control)}${box("Dept.", "0310")}${box("Corp.", "T/8KQ")}</tr></table><table><tr>${box("c Employer's name, address, and ZIP code", `${employer}<br>4100 HARBOR INDUSTRIAL PKWY<br>MANITOWOC, WI 54220`)}</tr><tr>${box("e/f Employee's name, address, and ZIP code", home(capitals(d.person)))}</tr></table><table><tr>${box("b Employer's FED ID number", d.employerId)}${box("a Employee's SSA number", `XXX-XX-${d.control.slice(-4)}`)}</tr><tr>${box("1 Wages, tips, other comp.", m(d.wages))}${box("2 Federal income tax withheld", m(d.withheld))}</tr><tr>${box("3 Social security wages", m(d.socialWages))}${box("4 Social security tax withheld", m(d.socialTax))}</tr><tr>${box("5 Medicare wages and tips", m(d.socialWages))}${box("6 Medicare tax withheld", m(d.medicareTax))}</tr><tr>${box("7 Social security tips", "")}${box("8 Allocated tips", "")}</tr><tr>${box("11 Nonqualified plans", "")}${box("12a See instructions for box 12", d.deferred > 0 ? `D | ${m(d.deferred)}` : "")}</tr><tr>${box("14 Other", "")}${box("13 Stat emp. &nbsp; Ret. plan &nbsp; 3rd party sick pay", d.deferred > 0 ? "&nbsp; X" : "")}</tr></table><table><tr>${box("15 State", "WI")}${box("Employer's state ID no.", "036-10221")}${box("16 State wages, tips, etc.", m(d.wages))}${box("17 State income tax", m(d.stateTax))}</tr></table><div class=n><b>${name}</b><br>Form <b>W-2</b> Wage and Tax Statement <b>${d.year}</b> OMB No. 1545-0008</div></div>`;
  const html = document(
    `body{font:7.6pt "Liberation Sans"}${BASE}.four{display:grid;grid-template-columns:1fr 1fr;gap:14px 18px}.x{border:.5px solid #000;padding:1px 3px;vertical-align:top;height:22px}td+td.x{padding-left:3px}.l{font-size:5.6pt}.n{font-size:7.5pt;margin-top:2px}.c{break-inside:avoid}`,
    `<div class=four>${["Federal Filing Copy", "Employee Reference Copy", "State Filing Copy", "City or Local Filing Copy"].map(copy).join("")}</div>`,
  );
  return {
    html,
    truth: incomeTruth(employer, {
      kind: "w2",
      taxYear: d.year,
      wages: decimal(d.wages),
      federalTaxWithheld: decimal(d.withheld),
    }),
  };
});

export const hpIncome: readonly Layout[] = [timber, cedar, fourUp];
