import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { date, decimal, grouped } from "../print-styles.ts";
import { inWords, type Line, makePayday, type Pay, stubTruth, total } from "./income-data.ts";

const g = grouped;
const r = (...values: readonly string[]) => values.map((value) => `<td class=r>${value}</td>`).join("");
const taken = (d: Pay) => total(d.taxes, d.before, d.after);
const STYLE =
  "td{vertical-align:top}.r{text-align:right}.c{text-align:center}table{width:100%}.two{display:flex;gap:18px}.two>*{flex:1}h1,h2,h3{margin:2px 0}.s{font-size:6.5pt}";

const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `stranger-${name}`,
  type: "income",
  heldOut: false,
  make,
});

/** Deductions with a minus before them, statutory and other; net pay has no year-to-date; the deposit follows as a deduction. */
const minusColumn = layout("stub-minus-column", (seed) => {
  const d = makePayday(seed, ["biweekly", "weekly"], {
    federal: "Federal Income",
    social: "Social Security",
    state: "AL State Income",
  });
  const less = (l: Line) => `<tr><td></td><td>${l.name}</td>${r(`-${g(l.current)}`, g(l.ytd))}</tr>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}.h{border-bottom:2px solid #000;font-weight:bold}`,
    `<div class=two><div><table style="width:70%"><tr class=s><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td></tr><tr><td>K4Q</td><td>${d.number}</td><td>000300</td><td></td><td>0000${d.number} 1</td></tr></table><br><i>${escaped(d.employer)}</i><br><i>${d.street}</i><br><i>${d.town}</i><br><br>Taxable Filing Status: Single<br>Exemptions/Allowances:<br>&nbsp; Federal: 1, $25 Additional Tax</div>
    <div><h2>Earnings Statement</h2><table style="width:60%"><tr><td>Period Beginning:</td><td>${date.slash(d.start)}</td></tr><tr><td>Period Ending:</td><td>${date.slash(d.end)}</td></tr><tr><td>Pay Date:</td><td>${date.slash(d.payDate)}</td></tr></table><br><b>${d.employee}</b><br>${d.home}<br>${d.homeTown}</div></div><br>
    <div class=two><table style="height:10px"><tr class=h><td>Earnings</td>${r("rate", "hours", "this period", "year to date")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.rate ?? "", l.hours ?? "", g(l.current), g(l.ytd))}</tr>`).join("")}<tr><td></td><td colspan=2><b>Gross Pay</b></td>${r(`<b>$${g(d.gross.current)}</b>`, g(d.gross.ytd))}</tr>
    <tr class=h><td>Deductions</td><td colspan=2>Statutory</td><td></td><td></td></tr>${d.taxes.map((l) => `<tr><td></td><td colspan=2>${l.name}</td>${r(`-${g(l.current)}`, g(l.ytd))}</tr>`).join("")}<tr class=h><td></td><td colspan=2>Other</td><td></td><td></td></tr>${[
      ...d.before,
      ...d.after,
    ]
      .map((l) => less(l).replace("<td>", "<td colspan=2>").replace("<td colspan=2></td>", "<td></td>"))
      .join("")
      .replaceAll(/<td><\/td><td>([^<]+)/g, "<td></td><td colspan=2>$1")}
    <tr class=h><td></td><td colspan=2>Net Pay</td>${r(`$${g(d.net.current)}`, "")}</tr><tr><td></td><td colspan=2>Checking 1</td>${r(`-${g(d.net.current)}`, "")}</tr><tr class=h><td></td><td colspan=2>Net Check</td>${r("$0.00", "")}</tr></table>
    <div style="flex:.6"><table><tr class=h><td>Other Benefits and Information</td>${r("this period", "total to date")}</tr>${d.employerPaid.map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}<tr><td>Vacation Hrs</td>${r("", "46.20")}</tr></table><p>Your federal taxable wages this period are $${g(d.taxable.current)}</p><p>* Excluded from federal taxable wages</p></div></div>`,
  );
  return { html, truth: stubTruth(d, ["ytdNet"]) };
});

/** Desktop bookkeeping print: taxes negative, the sum of the earnings stands without a label; employer in the last line. */
const bookkeeper = layout("stub-bookkeeper", (seed) => {
  const d = makePayday(seed, ["weekly", "biweekly", "semimonthly"], {
    regular: "Hourly Rate",
    extra: ["Overtime Hourly", "Sick Hourly"],
    federal: "Federal Withholding",
    social: "Social Security Employee",
    medicare: "Medicare Employee",
    state: "ID - Withholding",
    before: ["Health Insurance (pre-tax)"],
  });
  const section = (title: string, lines: readonly Line[]) =>
    lines.length === 0
      ? ""
      : `<table class=t><tr class=h><td>${title}</td><td></td><td></td>${r("Current", "YTD Amount")}</tr>${lines.map((l) => `<tr><td>${l.name}</td><td></td><td></td>${r(`-${g(l.current)}`, `-${g(l.ytd)}`)}</tr>`).join("")}<tr><td></td><td></td><td></td>${r(`<u>-${g(total(lines).current)}</u>`, `<u>-${g(total(lines).ytd)}</u>`)}</tr></table>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}.t td{width:15%}.t td:first-child{width:45%}.h td{border-bottom:1px solid #000;font-weight:bold;padding-top:8px}`,
    `<table><tr><td><b>Employee Pay Stub</b></td><td>Check number: DD${d.number}</td><td>Pay Period: ${date.slash(d.start)} - ${date.slash(d.end)}</td><td>Pay Date: ${date.slash(d.payDate)}</td></tr></table><p><b>Employee</b> &nbsp; SSN ***-**-4410 &nbsp; Status (Fed/State): Single/Withhold<br>${d.employee}, ${d.home}, ${d.homeTown}</p>
    <table class=t><tr class=h><td>Earnings and Hours</td>${r("Qty", "Rate", "Current", "YTD Amount")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.hours?.replace(".", ":") ?? "", l.rate ?? "", g(l.current), g(l.ytd))}</tr>`).join("")}<tr><td></td>${r("", "", `<u>${g(d.gross.current)}</u>`, `<u>${g(d.gross.ytd)}</u>`)}</tr></table>
    ${section("Deductions From Gross", d.before)}${section("Taxes", d.taxes)}${section("Adjustments to Net Pay", d.after)}
    <table class=t><tr class=h><td>Net Pay</td><td></td><td></td>${r(g(d.net.current), g(d.net.ytd))}</tr></table><p>Memo: Direct Deposit</p><p style="margin-top:120px">${escaped(d.employer)}, ${d.street}, ${d.town} &nbsp;&nbsp; Powered by Ledgerleaf Payroll</p>`,
  );
  return { html, truth: stubTruth(d) };
});

/** Campus print: begin and end dates in a block, current and year halves side by side, five sums in the last table. */
const campus = layout("stub-campus", (seed) => {
  const d = makePayday(seed, ["monthly", "biweekly"], {
    regular: "Regular Pay",
    extra: ["Summer Session"],
    federal: "Fed Withholdng",
    social: "Fed OASDI/EE",
    medicare: "Fed MED/EE",
    state: "MN Withholdng",
    before: ["TIAA 403b", "Medical", "Parking Pretax"],
    after: ["Campus Gym", "United Way"],
  });
  const list = (title: string, lines: readonly Line[]) =>
    `<table class=b><tr><th colspan=3>${title}</th></tr><tr><td><b>Description</b></td>${r("<b>Current</b>", "<b>YTD</b>")}</tr>${lines.map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}<tr><td><b>TOTAL:</b></td>${r(`<b>${g(total(lines).current)}</b>`, `<b>${g(total(lines).ytd)}</b>`)}</tr></table>`;
  const [tax, rest] = [total(d.taxes), total(d.before, d.after)];
  const sums = (title: string, pick: "current" | "ytd") =>
    `<tr><td><b>${title}</b></td>${r(g(d.gross[pick]), g(d.taxable[pick]), g(tax[pick]), g(rest[pick]), g(d.net[pick]))}</tr>`;
  const html = document(
    `body{font:7.5pt "Liberation Sans"}${STYLE}.b{border:1px solid #000;margin-top:-1px}.b th{border-bottom:1px solid #000}td,th{padding:1px 4px}`,
    `<table class=b><tr><td><b>${escaped(d.employer)}</b><br>${d.street}<br>${d.town}</td><td><table><tr><td>Pay Group:</td><td>SAL-Salaried Staff</td></tr><tr><td>Pay Begin Date:</td><td>${date.slash(d.start)}</td></tr><tr><td>Pay End Date:</td><td>${date.slash(d.end)}</td></tr></table></td><td><table><tr><td>Business Unit:</td><td>UNIV1</td></tr><tr><td>Advice #:</td><td>000000007${d.number}</td></tr><tr><td>Advice Date:</td><td>${date.slash(d.payDate)}</td></tr></table></td></tr></table>
    <table class=b><tr><td>${d.employee}<br>${d.home}<br>${d.homeTown}</td><td>Employee ID: 0${d.number}<br>Department: 14500-Library Services<br>Location: Main Campus<br>Job Title: Specialist II<br>Pay Rate: $${d.earnings[0]?.rate ?? ""} Hourly</td><td><table><tr><td><b>TAX DATA:</b></td><td><b>Federal</b></td><td><b>MN State</b></td></tr><tr><td>Tax Status:</td><td>Single</td><td>Single</td></tr><tr><td>Allowances:</td><td>0</td><td>1</td></tr></table></td></tr></table>
    <div class=two style="gap:0"><table class=b><tr><th colspan=6>HOURS AND EARNINGS</th></tr><tr><td></td><td colspan=3 class=c>---------- Current ----------</td><td colspan=2 class=c>--------- YTD ---------</td></tr><tr><td><b>Description</b></td>${r("<b>Rate</b>", "<b>Hours</b>", "<b>Earnings</b>", "<b>Hours</b>", "<b>Earnings</b>")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.rate ?? "", l.hours ?? "", g(l.current), "", g(l.ytd))}</tr>`).join("")}<tr><td><b>TOTAL:</b></td>${r("", g(d.hours.current), `<b>${g(d.gross.current)}</b>`, g(d.hours.ytd), `<b>${g(d.gross.ytd)}</b>`)}</tr></table>${list("TAXES", d.taxes)}</div>
    <div class=two style="gap:0">${list("BEFORE-TAX DEDUCTIONS", d.before)}${list("AFTER-TAX DEDUCTIONS", d.after)}${list("EMPLOYER PAID BENEFITS", d.employerPaid)}</div>
    <table class=b><tr><td></td>${r("<b>TOTAL GROSS</b>", "<b>FED TAXABLE GROSS</b>", "<b>TOTAL TAXES</b>", "<b>TOTAL DEDUCTIONS</b>", "<b>NET PAY</b>")}</tr>${sums("Current", "current")}${sums("YTD", "ytd")}</table>
    <table class=b><tr><th colspan=4>NET PAY DISTRIBUTION</th></tr><tr><td>Advice #000000007${d.number}</td><td>Checking</td><td>XXXX4417</td>${r(g(d.net.current))}</tr><tr><td><b>TOTAL:</b></td><td></td><td></td>${r(g(d.net.current))}</tr></table>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A cheque with its stub under it: amount in stars and in words; the stub's year column stands first. */
const cheque = layout("stub-cheque", (seed) => {
  const d = makePayday(seed, ["weekly"], {
    regular: "Reg",
    extra: ["OT", "Per Diem"],
    federal: "FITW",
    social: "FICA-SS",
    medicare: "FICA-Med",
    state: "SITW",
    before: ["Medical 125"],
    after: ["Tools", "Child Support"],
  });
  const row = (l: Line) => `<tr><td>${l.name}</td>${r(g(l.ytd), g(l.current))}</tr>`;
  const html = document(
    `body{font:9pt "Liberation Mono"}${STYLE}.ck{border:1px solid #777;padding:12px;margin-bottom:26px}`,
    `<div class=ck><div class=two><div><b>${escaped(d.employer)}</b><br>${d.street}<br>${d.town}</div><div class=r>No. ${d.number}<br><br>DATE ${date.slash(d.payDate)}</div></div><br><div>PAY &nbsp; ***${inWords(d.net.current).toUpperCase()} DOLLARS***</div><br><div class=two><div>TO THE<br>ORDER OF &nbsp; ${d.employee}<br>${d.home}<br>${d.homeTown}</div><div class=r><b>$**${g(d.net.current)}</b></div></div><div class=r>______________________<br>AUTHORIZED SIGNATURE</div><div>"0${d.number}" :084000026: 0038812277"</div></div>
    <div>${escaped(d.employer)} &nbsp;&nbsp; PAYROLL CHECK STUB &nbsp; ${d.employee}</div><div>Period: ${date.short(d.start)} - ${date.short(d.end)} &nbsp;&nbsp; Check Date: ${date.short(d.payDate)} &nbsp;&nbsp; Chk ${d.number}</div><br>
    <div class=two><table style="height:10px"><tr><td><b>Earnings</b></td>${r("Hours", "Rate", "YTD", "Amount")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(l.hours ?? "", l.rate ?? "", g(l.ytd), g(l.current))}</tr>`).join("")}<tr><td>Total</td>${r("", "", g(d.gross.ytd), g(d.gross.current))}</tr></table>
    <table style="height:10px"><tr><td><b>Withholding</b></td>${r("YTD", "Amount")}</tr>${[...d.taxes, ...d.before, ...d.after].map(row).join("")}<tr><td>Total</td>${r(g(taken(d).ytd), g(taken(d).current))}</tr></table></div><br><table><tr><td>Gross: $${g(d.gross.current)}</td><td>Less: $${g(taken(d).current)}</td><td><b>Net Check: $${g(d.net.current)}</b></td><td>YTD Net: $${g(d.net.ytd)}</td></tr></table>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A pad of printed forms filled in by hand: one grid of boxes, label above figure, one period, no year. */
const padForm = layout("stub-pad-form", (seed) => {
  const d = makePayday(
    seed,
    ["weekly", "biweekly"],
    { extra: ["Overtime"], before: ["Insurance"], after: ["Advance"] },
    [1_500, 3_200],
  );
  const regular = d.earnings[0];
  const overtime = d.earnings[1];
  const amount = (l: Line | undefined) => (l === undefined ? "" : decimal(l.current));
  const boxes = (entries: readonly (readonly [string, string])[]) =>
    `<table><tr>${entries.map(([label, value]) => `<td><div class=s>${label}</div><div class=v>${value}</div></td>`).join("")}</tr></table>`;
  const html = document(
    `body{font:10pt "Liberation Sans"}${STYLE}td{border:1px solid #333;padding:2px 5px;height:40px}.v{font:12pt "Liberation Serif";font-style:italic}`,
    `<div class=c><b>STATEMENT OF EARNINGS AND DEDUCTIONS</b><br>DETACH AND RETAIN FOR YOUR RECORDS</div>${boxes(
      [
        ["EMPLOYER", escaped(d.employer)],
        ["EMPLOYEE", d.employee],
        ["SOC. SEC. NO.", "XXX-XX-4410"],
      ],
    )}${boxes([
      ["PERIOD FROM", date.bare(d.start)],
      ["PERIOD TO", date.bare(d.end)],
      ["DATE PAID", date.bare(d.payDate)],
      ["CHECK NO.", d.number.slice(0, 4)],
    ])}${boxes([
      ["REG. HRS.", regular?.hours ?? ""],
      ["RATE", regular?.rate ?? ""],
      ["REGULAR EARNINGS", amount(regular)],
      ["O.T. HRS.", overtime?.hours ?? ""],
      ["OVERTIME EARNINGS", amount(overtime)],
      ["TOTAL WAGES", decimal(d.gross.current)],
    ])}${boxes([
      ["FED. W/H TAX", amount(d.taxes[0])],
      ["F.I.C.A.", amount(d.taxes[1])],
      ["MEDICARE", amount(d.taxes[2])],
      ["STATE W/H TAX", amount(d.taxes[3])],
      ["INSURANCE", amount(d.before[0])],
      ["ADVANCES", amount(d.after[0])],
      ["TOTAL DEDUCTIONS", decimal(taken(d).current)],
      ["NET AMOUNT PAID", decimal(d.net.current)],
    ])}`,
  );
  return { html, truth: stubTruth(d, ["ytdGross", "ytdNet"]) };
});

/** Line-printer text in columns of a fixed pitch, capitals only, sums in the last lines. */
const linePrinter = layout("stub-line-printer", (seed) => {
  const d = makePayday(seed, ["biweekly", "semimonthly"], {
    regular: "REG PAY",
    extra: ["OVT PAY", "HOL PAY"],
    federal: "FED W/H",
    social: "OASDI",
    medicare: "HI",
    state: "ST W/H",
    before: ["RETIRE", "HLTH INS"],
    after: ["UNION DUES", "CR UNION"],
  });
  const pad = (text: string, width: number) => text.padStart(width);
  const others = [...d.taxes, ...d.before, ...d.after];
  const rows = Array.from({ length: Math.max(d.earnings.length, others.length) }, (_, index) => {
    const [e, o] = [d.earnings[index], others[index]];
    const left = e
      ? `${e.name.padEnd(10)}${pad(e.hours ?? "", 8)}${pad(g(e.current), 12)}${pad(g(e.ytd), 13)}`
      : "".padEnd(43);
    return `${left}   ${o ? `${o.name.padEnd(12)}${pad(g(o.current), 10)}${pad(g(o.ytd), 12)}` : ""}`;
  });
  const html = document(
    `body{font:8.5pt "Liberation Mono"}pre{font:inherit}`,
    `<pre>${escaped(d.employer.toUpperCase())}${pad("STATEMENT OF EARNINGS", 40)}
${d.street.toUpperCase()}  ${d.town.toUpperCase()}

EMPLOYEE ${d.employee.toUpperCase()}      EMP NO 0${d.number}   SSN XXX-XX-4410
PAY PERIOD ${date.short(d.start)} THRU ${date.short(d.end)}      PAY DATE ${date.short(d.payDate)}   ADVICE NO ${d.number}

EARNINGS     HOURS      CURRENT   YR TO DATE   DEDUCTIONS     CURRENT  YR TO DATE
${rows.join("\n")}

GROSS PAY         ${pad(g(d.gross.current), 12)}${pad(g(d.gross.ytd), 13)}
TOTAL DEDUCTIONS  ${pad(g(taken(d).current), 12)}${pad(g(taken(d).ytd), 13)}
NET PAY           ${pad(g(d.net.current), 12)}${pad(g(d.net.ytd), 13)}

DEPOSITED TO ACCT ENDING 4417  ${pad(g(d.net.current - 5_000), 12)}
DEPOSITED TO ACCT ENDING 0092  ${pad("50.00", 12)}
LEAVE BALANCES  ANNUAL  112.50   SICK   64.00   COMP    3.75</pre>`,
  );
  const truth = stubTruth(d);
  return { html, truth };
});

export const strangerStubs: readonly Layout[] = [
  minusColumn,
  bookkeeper,
  campus,
  cheque,
  padForm,
  linePrinter,
];
export { layout as incomeLayout, r as cells, STYLE as stubStyle, taken };
