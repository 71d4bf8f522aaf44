import type { IncomeFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { makePay, type PayData, type PayLine, sumOf } from "./income-data.ts";

function truthOf(
  d: PayData,
  changes: Partial<IncomeFacts> = {},
  without: readonly (keyof IncomeFacts)[] = [],
): Truth {
  const facts: IncomeFacts = {
    kind: "paystub",
    payer: d.employer,
    payDate: d.payDate,
    periodStart: d.start,
    periodEnd: d.end,
    frequency: d.frequency,
    grossPay: decimal(d.gross.current),
    netPay: decimal(d.net.current),
    ytdGross: decimal(d.gross.ytd),
    ytdNet: decimal(d.net.ytd),
    ...changes,
  };
  for (const field of without) delete facts[field];
  return { documentType: "income", institution: d.employer, accounts: [], transactions: [], income: [facts] };
}

const escape = (text: string) => text.replaceAll("&", "&amp;");
const cells = (values: readonly string[]) => values.map((value) => `<td class=r>${value}</td>`).join("");

/** A processor's classic sheet: earnings with rate and hours on the left, dates at the top, a voucher below. No year-to-date net. */
const earningsStatement: Layout = {
  name: "pay-stub-earnings-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makePay(seed);
    const earned = (l: PayLine) =>
      `<tr><td>${l.name}</td>${cells([l.rate ?? "", l.hours ?? "", l.current === 0 ? "" : grouped(l.current), grouped(l.ytd)])}</tr>`;
    const taken = (l: PayLine) =>
      `<tr><td>${l.name}</td><td></td><td></td>${cells([`-${grouped(l.current)}`, grouped(l.ytd)])}</tr>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}.top{display:flex;justify-content:space-between}.title{font-size:17pt;font-weight:bold}.r{text-align:right;padding-left:22px}td{padding:1px 0}.b td{font-weight:bold;border-top:1px solid #000}.cols{display:flex;gap:34px;margin-top:26px}.small{font-size:6.5pt}`,
      `<div class=small>CO. FILE DEPT. CLOCK VCHR. NO. &nbsp; 009<br>K7Q 004417 000200 0000310042 1</div>
      <div class=top><div>${escape(d.employer.toUpperCase())}<br>${d.street.toUpperCase()}<br>${d.city.toUpperCase()}</div><div><div class=title>Earnings Statement</div><table><tr><td>Period Beginning:</td><td class=r>${date.slash(d.start)}</td></tr><tr><td>Period Ending:</td><td class=r>${date.slash(d.end)}</td></tr><tr><td>Pay Date:</td><td class=r>${date.slash(d.payDate)}</td></tr></table></div></div>
      <p>Taxable Marital Status: Single<br>Exemptions/Allowances: Federal: 0</p><div style="margin-left:55%">${d.employee.toUpperCase()}<br>17 BIRCH LANE<br>${d.city.toUpperCase()}</div>
      <div class=cols><table><tr><td><b>Earnings</b></td><td class=r>rate</td><td class=r>hours</td><td class=r>this period</td><td class=r>year to date</td></tr>${d.earnings.map(earned).join("")}<tr class=b><td>Gross Pay</td><td></td><td></td>${cells([money.dollar(d.gross.current), grouped(d.gross.ytd)])}</tr>
      <tr><td colspan=5><br><b>Deductions</b> &nbsp; Statutory</td></tr>${d.taxes.map(taken).join("")}<tr><td colspan=5><br>Other</td></tr>${[...d.preTax, ...d.postTax].map(taken).join("")}<tr class=b><td>Net Pay</td><td></td><td></td>${cells([money.dollar(d.net.current), ""])}</tr></table>
      <div><b>Other Benefits and<br>Information</b><table><tr><td></td><td class=r>this period</td><td class=r>total to date</td></tr>${d.employerPaid.map((l) => `<tr><td>${l.name}</td>${cells([grouped(l.current), grouped(l.ytd)])}</tr>`).join("")}<tr><td>Vacation Balance</td><td></td><td class=r>46.15</td></tr></table><p>Your federal taxable wages this period are ${money.dollar(d.gross.current - sumOf(d.preTax).current)}</p></div></div>
      <br><br><div class=top><div>${escape(d.employer.toUpperCase())}<br>${d.street.toUpperCase()}<br>${d.city.toUpperCase()}</div><div>Advice number: 00000310042<br>Pay date: ${date.slash(d.payDate)}</div></div>
      <p><b>Deposited to the account of</b> ${d.employee.toUpperCase()} &nbsp; account number xxxxxx4410 &nbsp; transit ABA xxxx xxxx &nbsp; amount ${money.dollar(d.net.current)}</p><p class=small>THIS IS NOT A CHECK</p>`,
    );
    return { html, truth: truthOf(d, { payer: d.employer.toUpperCase() }, ["ytdNet"]) };
  },
};

/** Sections of description, hours, rate and two money columns; net pay under its own heading. */
const sectionSheet: Layout = {
  name: "pay-stub-sections",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makePay(seed);
    const row = (l: PayLine) =>
      `<tr><td></td><td>${l.name}</td>${cells([l.hours ?? "", l.rate ?? "", grouped(l.current), grouped(l.ytd)])}</tr>`;
    const total = (name: string, l: PayLine) =>
      `<tr class=b><td></td><td>${name}</td><td></td><td></td>${cells([grouped(l.current), grouped(l.ytd)])}</tr>`;
    const head = (title: string, hours = "", rate = "") =>
      `<tr class=h><td>${title}</td><td>DESCRIPTION</td>${cells([hours, rate, "THIS PERIOD ($)", "YTD ($)"])}</tr>`;
    const html = document(
      `body{font:8pt "DejaVu Sans"}.r{text-align:right;padding-left:18px}.h td{font-weight:bold;background:#eee}.b td{border-top:1px solid #555;font-weight:bold}table{width:100%}.two{display:flex;justify-content:space-between}`,
      `<div class=two><div><b>${escape(d.employer)}</b><br>${d.street}<br>${d.city}</div><div>Paid through Quickroll Payroll Services<br>1-800-555-0188</div></div><hr>
      <table><tr><td><b>PERSONAL AND CHECK INFORMATION</b><br>${d.employee}<br>17 Birch Lane<br>${d.city}<br>Soc Sec #: xxx-xx-4410 &nbsp; Employee ID: 2217<br><br>Hire Date: 03/14/19 &nbsp; Status: Active<br>Filing Status: Federal: Single<br>Dept: 100</td><td><b>PAY PERIOD</b><br>Pay Period: ${date.short(d.start)} to ${date.short(d.end)}<br>Check Date: ${date.short(d.payDate)} &nbsp; Check #: 20418<br><br><b>NET PAY ALLOCATIONS</b><br>Checking ${grouped(d.net.current - 10_000)}<br>Savings 100.00</td></tr></table><br>
      <table>${head("EARNINGS", "HRS/UNITS", "RATE")}${d.earnings.map(row).join("")}${total("Total Hours", { name: "", current: 8_000, ytd: 172_000 })}${total("Gross Earnings", d.gross)}
      ${head("TAXES")}${d.taxes.map(row).join("")}${total("Total Taxes", sumOf(d.taxes))}
      ${head("DEDUCTIONS")}${[...d.preTax, ...d.postTax].map(row).join("")}${total("Total Deductions", sumOf([...d.preTax, ...d.postTax]))}
      <tr class=h><td>NET PAY</td><td></td><td></td><td></td>${cells(["THIS PERIOD ($)", "YTD ($)"])}</tr><tr class=b><td></td><td></td><td></td><td></td>${cells([grouped(d.net.current), grouped(d.net.ytd)])}</tr></table>
      <p>Payrolls by Quickroll Payroll Services</p>`,
    );
    return { html, truth: truthOf(d) };
  },
};

/** Rows are the periods and columns the sums: "Current" over "YTD". */
const periodRows: Layout = {
  name: "pay-stub-period-rows",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makePay(seed);
    const list = (title: string, lines: readonly PayLine[]) =>
      `<table class=t><tr><th colspan=3>${title}</th></tr><tr><td>Description</td><td class=r>Amount</td><td class=r>YTD</td></tr>${lines.map((l) => `<tr><td>${l.name}</td>${cells([grouped(l.current), grouped(l.ytd)])}</tr>`).join("")}<tr><td>${title}</td>${cells([grouped(sumOf(lines).current), grouped(sumOf(lines).ytd)])}</tr></table>`;
    const [before, tax, after] = [sumOf(d.preTax), sumOf(d.taxes), sumOf(d.postTax)];
    const period = (name: string, pick: (l: PayLine) => number, hours: string) =>
      `<tr><td>${name}</td>${cells([hours, grouped(pick(d.gross)), grouped(pick(before)), grouped(pick(tax)), grouped(pick(after)), grouped(pick(d.net))])}</tr>`;
    const html = document(
      `body{font:8pt "Liberation Sans"}.r{text-align:right}table{width:100%;margin-top:8px}td,th{border:1px solid #bbb;padding:2px 5px;text-align:left}td.r{text-align:right}.two{display:flex;gap:14px}.two>table{width:50%}h3{margin:0}`,
      `<h3>Payslip</h3><table><tr><td>Name</td><td>Company</td><td>Employee ID</td><td>Pay Period Begin</td><td>Pay Period End</td><td>Check Date</td><td>Check Number</td></tr><tr><td>${d.employee}</td><td>${escape(d.employer)}</td><td>00417</td><td>${date.slash(d.start)}</td><td>${date.slash(d.end)}</td><td>${date.slash(d.payDate)}</td><td></td></tr></table>
      <table><tr><td></td><td class=r>Hours Worked</td><td class=r>Gross Pay</td><td class=r>Pre Tax Deductions</td><td class=r>Employee Taxes</td><td class=r>Post Tax Deductions</td><td class=r>Net Pay</td></tr>${period("Current", (l) => l.current, "80.00")}${period("YTD", (l) => l.ytd, "1,640.00")}</table>
      <table class=t><tr><th colspan=6>Earnings</th></tr><tr><td>Description</td><td>Dates</td><td class=r>Hours</td><td class=r>Rate</td><td class=r>Amount</td><td class=r>YTD</td></tr>${d.earnings.map((l) => `<tr><td>${l.name}</td><td>${date.slash(d.start)} - ${date.slash(d.end)}</td>${cells([l.hours ?? "", l.rate ?? "", grouped(l.current), grouped(l.ytd)])}</tr>`).join("")}<tr><td>Earnings</td><td></td><td></td><td></td>${cells([grouped(d.gross.current), grouped(d.gross.ytd)])}</tr></table>
      <div class=two>${list("Employee Taxes", d.taxes)}${list("Pre Tax Deductions", d.preTax)}</div><div class=two>${list("Post Tax Deductions", d.postTax)}${list("Employer Paid Benefits", d.employerPaid)}</div>
      <table><tr><th colspan=5>Payment Information</th></tr><tr><td>Bank</td><td>Account Name</td><td>Account Number</td><td>USD Amount</td><td class=r>Amount</td></tr><tr><td>Harbor Bank</td><td>Checking</td><td>******4410</td><td></td><td class=r>${grouped(d.net.current)} USD</td></tr></table>`,
    );
    return { html, truth: truthOf(d) };
  },
};

/** A plain summary in words: current and year-to-date beside each sum, frequency printed, gross as "Gross earnings". */
const summaryTable: Layout = {
  name: "pay-stub-summary",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makePay(seed);
    const [before, tax, after] = [sumOf(d.preTax), sumOf(d.taxes), sumOf(d.postTax)];
    const row = (name: string, l: PayLine) =>
      `<tr><td>${name}</td>${cells([money.dollar(l.current), money.dollar(l.ytd)])}</tr>`;
    const part = (title: string, lines: readonly PayLine[]) =>
      `<tr class=h><td>${title}</td><td class=r>Current</td><td class=r>Year-To-Date</td></tr>${lines.map((l) => row(l.name, l)).join("")}`;
    const html = document(
      `body{font:9pt "Liberation Serif"}.r{text-align:right;width:130px}.h td{font-weight:bold;border-bottom:1px solid #999;padding-top:9px}table{width:100%}.two{display:flex;justify-content:space-between}h2{margin:0}`,
      `<div class=two><div><h2>${escape(d.employer)}</h2>${d.street}<br>${d.city}</div><div>Employee<br><b>${d.employee}</b><br>XXX-XX-4410</div></div>
      <p>Pay period: ${date.abbreviated(d.start)} - ${date.abbreviated(d.end)} &nbsp;&nbsp;&nbsp;&nbsp; Pay Day: ${date.abbreviated(d.payDate)}</p><p>Pay Stub Detail &nbsp;&nbsp;&nbsp; Pay frequency: ${{ weekly: "Every week", biweekly: "Every other week", semimonthly: "Twice per month", monthly: "Monthly" }[d.frequency]}</p>
      <table><tr class=h><td>Employee Gross Earnings</td><td class=r>Hours</td><td class=r>Current</td><td class=r>Year-To-Date</td></tr>${d.earnings.map((l) => `<tr><td>${l.name} | Hourly</td><td class=r>${l.hours ?? ""}</td><td class=r>${money.dollar(l.current)}</td><td class=r>${money.dollar(l.ytd)}</td></tr>`).join("")}</table>
      <table>${part("Employee Taxes Withheld", d.taxes)}${part("Employee Deductions", [...d.preTax, ...d.postTax])}${part("Employer Contributions", d.employerPaid)}
      <tr class=h><td>Summary</td><td class=r>Current</td><td class=r>Year-To-Date</td></tr>${row("Gross Earnings", d.gross)}${row("Pre-Tax Deductions/Contributions", before)}${row("Taxes", tax)}${row("Post-Tax Deductions/Contributions", after)}${row("Net Pay", d.net)}${row("Total Reimbursements", { name: "", current: 0, ytd: 0 })}<tr><td>Check Amount</td>${cells([money.dollar(d.net.current), ""])}</tr></table>`,
    );
    return { html, truth: truthOf(d) };
  },
};

export const payStubLayouts: readonly Layout[] = [earningsStatement, sectionSheet, periodRows, summaryTable];
