import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { date, grouped, money } from "../print-styles.ts";
import { type Line, makePayday, stubTruth, total } from "./income-data.ts";
import { incomeLayout as layout, cells as r, stubStyle as STYLE, taken } from "./pay-stubs.ts";

const g = grouped;
const $ = money.dollar;

/** A phone app's page: take-home pay in large print, a list of sums, details under headings; "to date" in small grey under each. */
const appPage = layout("stub-app-page", (seed) => {
  const d = makePayday(seed, ["biweekly", "semimonthly"], {
    regular: "Salary",
    extra: ["Bonus"],
    before: ["401(k)", "HSA"],
  });
  const item = (name: string, l: Line) =>
    `<div class=i><div>${name}</div><div class=r><b>${$(l.current)}</b><div class=k>YTD ${$(l.ytd)}</div></div></div>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${STYLE}.i{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:4px 0;width:420px}.k{font-size:7.5pt;color:#777}.hero{font-size:30pt}`,
    `<div class=k>${escaped(d.employer)}</div><div>Payday ${date.long(d.payDate)}</div><div class=k>Take-home pay</div><div class=hero>${$(d.net.current)}</div><div class=k>For work from ${date.monthDay(d.start)} to ${date.abbreviated(d.end)}</div><p>Hi ${d.employee}, here is how your pay was worked out.</p>
    <h3>Earnings</h3>${d.earnings.map((l) => item(l.name, l)).join("")}${item("Total gross earnings", d.gross)}<h3>Taxes</h3>${d.taxes.map((l) => item(l.name, l)).join("")}${item("Total taxes", total(d.taxes))}<h3>Deductions</h3>${[...d.before, ...d.after].map((l) => item(l.name, l)).join("")}${item("Total deductions", total(d.before, d.after))}<h3>Take-home pay</h3>${item("Take-home pay", d.net)}<h3>Your employer also paid</h3>${d.employerPaid.map((l) => item(l.name, l)).join("")}`,
  );
  return { html, truth: stubTruth(d) };
});

/** Restaurant: tips declared and paid by card, a count of meals, cash tips taken back below the taxes. */
const tips = layout("stub-tips", (seed) => {
  const d = makePayday(
    seed,
    ["weekly", "biweekly"],
    {
      regular: "Server",
      extra: ["Server OT", "CC Tips", "Svc Charge"],
      before: [],
      after: ["Meals", "Uniform"],
    },
    [900, 1_800],
  );
  const html = document(
    `body{font:8.5pt "Liberation Sans Narrow"}${STYLE}td{padding:2px 5px;border:1px solid #ccc}.h td{background:#333;color:#fff}`,
    `<table><tr><td colspan=3><b>${escaped(d.employer)}</b> ${d.street} ${d.town}</td><td>Voucher ${d.number}</td></tr><tr><td>Employee<br>${d.employee}</td><td>Pay Period<br>${date.bare(d.start)} to ${date.bare(d.end)}</td><td>Check Date<br>${date.bare(d.payDate)}</td><td>Net Amount<br>${$(d.net.current)}</td></tr></table><br>
    <table><tr class=h><td>Earnings</td>${r("Rate", "Hrs", "Amt", "YTD Hrs", "YTD Amt")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.name.includes("Tips") ? "" : (l.rate ?? ""), l.name.includes("Tips") ? "" : (l.hours ?? ""), g(l.current), "", g(l.ytd))}</tr>`).join("")}<tr><td><b>Gross Wages</b></td>${r("", g(d.hours.current), `<b>${g(d.gross.current)}</b>`, g(d.hours.ytd), `<b>${g(d.gross.ytd)}</b>`)}</tr>
    <tr class=h><td>Taxes</td>${r("Taxable", "", "Amt", "", "YTD Amt")}</tr>${d.taxes.map((l) => `<tr><td>${l.name}</td>${r(g(d.taxable.current), "", g(l.current), "", g(l.ytd))}</tr>`).join("")}<tr class=h><td>Deductions</td>${r("", "", "Amt", "", "YTD Amt")}</tr>${d.after.map((l) => `<tr><td>${l.name}</td>${r("", "", g(l.current), "", g(l.ytd))}</tr>`).join("")}<tr><td><b>Net Wages</b></td>${r("", "", `<b>${g(d.net.current)}</b>`, "", `<b>${g(d.net.ytd)}</b>`)}</tr></table><p class=s>Memo: declared cash tips this period 86.00, year to date 1,604.00 (not paid through payroll)</p>`,
  );
  return { html, truth: stubTruth(d) };
});

/** Civilian government leave and earnings statement: numbered fields, current and year-to-date sums on top, leave table below. */
const leaveStatement = layout("stub-leave-statement", (seed) => {
  const d = makePayday(seed, ["biweekly"], {
    regular: "REGULAR PAY",
    extra: ["OVERTIME", "NIGHT DIFF"],
    federal: "TAX, FEDERAL",
    social: "OASDI",
    medicare: "MEDICARE",
    state: "TAX, STATE AZ",
    before: ["RETIRE, FERS", "TSP SAVINGS", "FEHB"],
    after: ["FEGLI", "DUES"],
  });
  const agency = "Bureau of Coastal Surveys";
  const field = (number: number, label: string, value: string) =>
    `<td><div class=s>${number}. ${label}</div>${value}</td>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}${STYLE}td{border:1px solid #444;padding:2px 4px}.n td{border:0}`,
    `<div class=c><b>${agency}</b><br><b>CIVILIAN LEAVE AND EARNINGS STATEMENT</b></div><table><tr>${field(1, "Pay Period End", date.slash(d.end))}${field(2, "Pay Date", date.slash(d.payDate))}${field(3, "Name", d.employee)}${field(4, "Pay Plan/Grade/Step", "GS 09 04")}</tr><tr>${field(5, "Hourly/Daily Rate", d.earnings[0]?.rate ?? "")}${field(6, "Basic OT Rate", "61.08")}${field(7, "Basic Pay + Locality Adj = Adjusted Basic Pay", "58,103 + 9,802 = 67,905")}${field(8, "Soc Sec No", "***-**-4410")}</tr></table>
    <table><tr><td></td>${r("CURRENT", "YEAR TO DATE")}<td>TYPE</td></tr><tr><td>GROSS PAY</td>${r(g(d.gross.current), g(d.gross.ytd))}<td rowspan=5>TSP DATA 5%<br>FINANCIAL INSTITUTION: HARBOR CU</td></tr><tr><td>TAXABLE WAGES</td>${r(g(d.taxable.current), g(d.taxable.ytd))}</tr><tr><td>DEDUCTIONS</td>${r(g(taken(d).current), g(taken(d).ytd))}</tr><tr><td>AEIC</td>${r("", "")}</tr><tr><td>NET PAY</td>${r(g(d.net.current), g(d.net.ytd))}</tr></table>
    <div class=c>CURRENT EARNINGS</div><table class=n><tr><td>TYPE</td>${r("HOURS/DAYS", "AMOUNT")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.hours ?? "", g(l.current))}</tr>`).join("")}</table><div class=c>DEDUCTIONS</div><table class=n><tr><td>TYPE</td>${r("CURRENT", "YEAR TO DATE")}</tr>${[...d.taxes, ...d.before, ...d.after].map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}</table>
    <div class=c>LEAVE</div><table class=n><tr><td>TYPE</td>${r("PRIOR YR BALANCE", "ACCRUED PAY PD", "ACCRUED YTD", "USED PAY PD", "CURRENT BALANCE")}</tr><tr><td>ANNUAL</td>${r("96.00", "6.00", "54.00", "8.00", "118.00")}</tr><tr><td>SICK</td>${r("210.00", "4.00", "36.00", "", "246.00")}</tr></table><div class=c>BENEFITS PAID BY GOVERNMENT FOR YOU</div><table class=n><tr><td>FEHB</td>${r("412.08", "7,829.52")}</tr></table>`,
  );
  const truth = stubTruth({ ...d, employer: agency }, ["periodStart", "frequency"], {
    "income.0.frequency": ["biweekly"],
  });
  return { html, truth };
});

/** A builder's weekly record: a row a job, fringe benefits paid to the hall, sums on one line, net "this check". */
const unionWeek = layout("stub-union-week", (seed) => {
  const d = makePayday(
    seed,
    ["weekly"],
    {
      regular: "JRNY ST",
      extra: ["JRNY OT", "TRAVEL"],
      federal: "Fed Tax",
      social: "SS Tax",
      medicare: "Med Tax",
      state: "State Tax",
      before: ["Annuity EE"],
      after: ["Working Dues", "Vacation Fund", "PAC"],
    },
    [3_600, 6_400],
  );
  const html = document(
    `body{font:8pt "Liberation Sans"}${STYLE}td{padding:2px 4px}.h td{border-bottom:1px solid}`,
    `<div class=two><div><b>${escaped(d.employer)}</b><br>${d.street}, ${d.town}</div><div class=r>Week Ending: ${date.slash(d.end)}<br>Check Date: ${date.slash(d.payDate)}<br>Check: ${d.number}</div></div><p>${d.employee} &nbsp;&nbsp; Local 418 &nbsp; Class: Journeyman</p>
    <table><tr class=h><td>Job</td><td>Type</td>${r("Hours", "Rate", "Pay")}</tr>${d.earnings.map((l, index) => `<tr><td>24-${101 + index}</td><td>${l.name}</td>${r(l.hours ?? "", l.rate ?? "", g(l.current))}</tr>`).join("")}</table><br>
    <div class=two><table style="height:10px"><tr class=h><td>Deductions</td>${r("Y-T-D", "Current")}</tr>${[...d.taxes, ...d.before, ...d.after].map((l) => `<tr><td>${l.name}</td>${r(g(l.ytd), g(l.current))}</tr>`).join("")}</table><table style="height:10px"><tr class=h><td>Fringes (paid by contractor)</td>${r("Y-T-D", "Current")}</tr><tr><td>Pension</td>${r("9,120.00", "304.00")}</tr><tr><td>Health &amp; Welfare</td>${r("12,412.80", "413.76")}</tr></table></div><br>
    <table><tr class=h><td></td>${r("Y-T-D", "Current")}</tr><tr><td>Total Gross Wages</td>${r(g(d.gross.ytd), g(d.gross.current))}</tr><tr><td>Total Deductions</td>${r(g(taken(d).ytd), g(taken(d).current))}</tr><tr><td><b>Net This Check</b></td>${r(g(d.net.ytd), `<b>${g(d.net.current)}</b>`)}</tr></table>`,
  );
  return { html, truth: stubTruth(d, ["periodStart", "frequency"]) };
});

/** Net pay divided over three accounts and printed only as their total; taxes and earnings side by side with big gaps. */
const splitDeposit = layout("stub-split-deposit", (seed) => {
  const d = makePayday(seed, ["semimonthly", "biweekly"], {
    regular: "Salary Exempt",
    extra: ["Commission", "Auto Allowance"],
    federal: "FIT",
    social: "SOC SEC",
    medicare: "MED",
    state: "SIT",
  });
  const first = Math.round(d.net.current * 0.6);
  const html = document(
    `body{font:9pt "Liberation Serif"}${STYLE}td{padding:1px 3px}.h td{background:#e8e8e8;font-weight:bold}`,
    `<table><tr><td style="font-size:12pt">${escaped(d.employer)}<br><span class=s>${d.street}<br>${d.town}</span></td><td class=c><b>Direct Deposit Advice</b></td><td><table class=h2><tr><td>Check Date</td><td>Voucher Number</td></tr><tr><td>${date.long(d.payDate)}</td><td>${d.number}</td></tr></table></td></tr></table><br>
    <table><tr class=h><td>Direct Deposits</td><td>Type</td><td>Account</td>${r("Amount")}</tr><tr><td>HARBOR BANK</td><td>C</td><td>***4417</td>${r(g(first))}</tr><tr><td>SUMMIT CU</td><td>S</td><td>***0092</td>${r(g(d.net.current - first - 20_000))}</tr><tr><td>SUMMIT CU</td><td>C</td><td>***7713</td>${r("200.00")}</tr><tr><td><b>Total Direct Deposits</b></td><td></td><td></td>${r(`<b>${g(d.net.current)}</b>`)}</tr></table><p>${d.employee}<br>${d.home}<br>${d.homeTown}</p><p class=c><b>Non Negotiable - This is not a check</b></p><hr>
    <table><tr><td>Employee ID ${d.number}</td><td>Fed Taxable Income ${g(d.taxable.current)}</td><td>Check Date ${date.long(d.payDate)}</td></tr><tr><td>Location HQ</td><td>Fed Filing Status S-0</td><td>Period Beginning ${date.long(d.start)}</td></tr><tr><td>Hourly $${d.earnings[0]?.rate ?? ""}</td><td>State Filing Status S-0</td><td>Period Ending ${date.long(d.end)}</td></tr></table><br>
    <div class=two><table style="height:10px"><tr class=h><td>Earnings</td>${r("Rate", "Hours", "Amount", "YTD")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r("", "", g(l.current), g(l.ytd))}</tr>`).join("")}<tr class=h><td>Gross Earnings</td>${r("", g(d.hours.current), g(d.gross.current), g(d.gross.ytd))}</tr></table>
    <table style="height:10px"><tr class=h><td>Taxes</td>${r("Amount", "YTD")}</tr>${d.taxes.map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}<tr class=h><td>Deductions</td>${r("Amount", "YTD")}</tr>${[...d.before, ...d.after].map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}</table></div><p>Benefits: 401k Match &nbsp; ${g(d.employerPaid[0]?.current ?? 0)} &nbsp; ${g(d.employerPaid[0]?.ytd ?? 0)}</p>`,
  );
  return { html, truth: stubTruth(d, ["ytdNet"]) };
});

/** Household help: a letter-like statement in label-value lines; amounts with the dollar sign far left. */
const household = layout("stub-household", (seed) => {
  const d = makePayday(
    seed,
    ["weekly", "biweekly", "monthly"],
    { regular: "Regular wages", extra: ["Overtime wages"], before: [], after: [] },
    [1_600, 3_400],
  );
  const family = "The Whitlock Family";
  const row = (name: string, l: Line) =>
    `<tr><td>${name}</td><td class=r>$</td><td class=r>${g(l.current)}</td><td class=r>$</td><td class=r>${g(l.ytd)}</td></tr>`;
  const html = document(
    `body{font:10.5pt "Liberation Serif"}${STYLE}table{width:auto}td{padding:2px 10px 2px 0}`,
    `<h2>Pay Statement</h2><p><b>Employer:</b> ${family}<br><b>Employee:</b> ${d.employee}<br><b>Date of payment:</b> ${date.long(d.payDate)}<br><b>Pay schedule:</b> ${{ weekly: "Weekly", biweekly: "Every two weeks", semimonthly: "Twice a month", monthly: "Monthly", annual: "" }[d.frequency]}<br><b>Work performed:</b> ${date.long(d.start)} through ${date.long(d.end)}</p>
    <table><tr><td></td><td></td><td class=r><i>This paycheck</i></td><td></td><td class=r><i>So far this year</i></td></tr>${d.earnings.map((l) => row(`${l.name} (${l.hours ?? ""} h at $${l.rate ?? ""})`, l)).join("")}${row("<b>Wages before taxes</b>", d.gross)}${d.taxes.map((l) => row(l.name, l)).join("")}${row("Total taxes withheld", total(d.taxes))}${row("<b>Amount paid to employee</b>", d.net)}</table><p>Taxes paid by the employer on this paycheck: Social Security $${g(d.taxes[1]?.current ?? 0)}, Medicare $${g(d.taxes[2]?.current ?? 0)}, unemployment $4.20.</p>`,
  );
  return { html, truth: stubTruth({ ...d, employer: family }) };
});

export const moreStrangerStubs: readonly Layout[] = [
  appPage,
  tips,
  leaveStatement,
  unionWeek,
  splitDeposit,
  household,
];
