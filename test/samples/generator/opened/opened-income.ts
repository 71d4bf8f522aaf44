import { makeBenefit, makePayerYear, makeStub, makeWageYear, type StubData } from "../income-data.ts";
import { incomeTruth, openStubFigures, stubFigures } from "../income-layouts.ts";
import { document } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { address, opened } from "./furniture.ts";

const $ = money.dollar;
const plain = money.plain;

/** A payroll house's stub over a voided cheque: deductions with a minus, net pay without a year to date. */
const overCheque = opened("income-stub-over-cheque", "income", (seed) => {
  const d = makeStub(seed, ["biweekly", "weekly"]);
  const minus = (line: StubData["taxes"][number], pre = "") => [
    `${pre}${line.label}`,
    `-${plain(line.current)}`,
    plain(line.ytd),
  ];
  const html = document(
    `body{font:8.5pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.c{border-right:1px solid #aaa;padding-right:14px}u{font-weight:bold}`,
    `<div class=row><div class=small>CO. 7KL &nbsp; FILE ${d.employeeId} &nbsp; DEPT. 000410 &nbsp; CLOCK 1 &nbsp; NUMBER ${d.checkNumber}</div><div style="font-size:14pt" class=r>Earnings Statement</div></div><div class=row><div>COLUMBIA CARGO HANDLING CORP<br>1 DOCK STREET<br>PORTLAND, OR 97203</div><div>${pairs(
      [
        ["Period Beginning:", date.slash(d.start)],
        ["Period Ending:", date.slash(d.end)],
        ["Pay Date:", date.slash(d.payDate)],
      ],
    )}</div></div><p>Taxable Marital Status: Single &nbsp; Exemptions/Allowances: Federal: 0, OR: 1</p><p style="font-size:10pt">${address(d.person)}</p>
    <div class=row><div class=c>${grid("lrrrr", ["Earnings", "rate", "hours", "this period", "year to date"], [...d.earnings.map((line, index) => [line.label, index === 0 ? plain(d.hourlyRate) : "", index === 0 ? d.hours : "", plain(line.current), plain(line.ytd)]), ["", "", "<b>Gross Pay</b>", `<b>${$(d.gross.current)}</b>`, plain(d.gross.ytd)]])}<br>${grid("lrr", ["Deductions", "", ""], [["<i>Statutory</i>", "", ""], ...d.taxes.map((line) => minus(line)), ["<i>Other</i>", "", ""], ...d.deductions.map((line) => minus(line, line.label === "401(k)" ? "*" : "")), ["<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, ""]])}</div><div><b>Other Benefits and Information</b>${grid(
      "lrr",
      ["", "this period", "total to date"],
      [
        ["Group Term Life", "4.10", "61.50"],
        ["Vac Hours Avail", "", "48.00"],
      ],
    )}<p>* Excluded from federal taxable wages</p><p>Your federal taxable wages this period are ${$(d.gross.current - (d.deductions[0]?.current ?? 0))}</p></div></div>
    <div style="border-top:2px dashed #333;margin-top:26px;padding-top:8px"><div class=row><div>COLUMBIA CARGO HANDLING CORP</div><div class=r>Advice number: 0000${d.checkNumber}<br>Pay date: ${date.slash(d.payDate)}</div></div>${grid("llrr", ["Deposited to the account of", "account number", "transit ABA", "amount"], [[d.person.name, "xxxxxx9034", "xxxx xxxx", $(d.net.current)]])}<p style="font-size:16pt;color:#999">THIS IS NOT A CHECK &nbsp; NON-NEGOTIABLE</p></div>`,
  );
  const { ytdNet: _, ...figures } = stubFigures(d);
  return {
    html,
    truth: incomeTruth("COLUMBIA CARGO HANDLING CORP", figures, {
      ...openStubFigures(d),
      "income.0.frequency": [d.frequency],
    }),
  };
});

/** A young payroll service: year to date before current, names of its own for gross and net, the employer at the bottom. */
const takeHome = opened("income-stub-take-home", "income", (seed) => {
  const d = makeStub(seed, ["semimonthly", "monthly"]);
  const list = (title: string, lines: StubData["taxes"], total: string) =>
    `<h4>${title}</h4>${grid(
      "lrr",
      ["", "Year to date", "Current"],
      [
        ...lines.map((line) => [line.label, $(line.ytd), $(line.current)]),
        [
          `<b>${total}</b>`,
          `<b>${$(lines.reduce((sum, line) => sum + line.ytd, 0))}</b>`,
          `<b>${$(lines.reduce((sum, line) => sum + line.current, 0))}</b>`,
        ],
      ],
    )}`;
  const html = document(
    `body{font:9.5pt "DejaVu Sans"}${BASE}h4{margin:12px 0 2px;color:#e05}td{padding:2px 0;border-bottom:1px dotted #ccc}`,
    `<div class=row><div><span style="font-size:15pt">Paystub</span><br>Pay period: ${date.abbreviated(d.start)} - ${date.abbreviated(d.end)}<br>Payday: ${date.abbreviated(d.payDate)}</div><div class=r>Take home<div style="font-size:17pt;color:#e05">${$(d.net.current)}</div></div></div><p>${escaped(d.person.name)}<br>SSN ending 2217 &nbsp; Hired 03/14/2019</p>
    ${list("Gross earnings", d.earnings, "Total gross earnings")}${list("Employee taxes withheld", d.taxes, "Total taxes")}${list("Employee deductions", d.deductions, "Total deductions")}<h4>Summary</h4>${grid(
      "lrr",
      ["", "Year to date", "Current"],
      [
        ["Gross earnings", $(d.gross.ytd), $(d.gross.current)],
        ["Net pay (take home)", $(d.net.ytd), $(d.net.current)],
      ],
    )}<h4>Employer taxes</h4>${grid("lrr", ["", "Year to date", "Current"], [["Social Security", $(d.taxes[1]?.ytd ?? 0), $(d.taxes[1]?.current ?? 0)]])}<p>Employer: <b>Wren &amp; Oak Design Studio</b>, 12 Canal Walk, Richmond, VA 23223</p>`,
  );
  return {
    html,
    truth: incomeTruth("Wren & Oak Design Studio", stubFigures(d), {
      ...openStubFigures(d),
      "income.0.frequency": [d.frequency],
    }),
  };
});

/** A substitute W-2: two copies on one sheet, figures without grouping, the boxes in another order. */
const twoCopies = opened("income-w2-two-copies", "income", (seed) => {
  const d = makeWageYear(seed);
  const box = (label: string, value: string, wide = false) =>
    `<td style="border:1px solid #000;vertical-align:top;padding:1px 3px" ${wide ? "colspan=2" : ""}><span style="font-size:6pt">${label}</span><br>${value}</td>`;
  const copy = (title: string) =>
    `<table style="margin-bottom:18px;table-layout:fixed"><tr>${box("d Control number", `${d.control} KT/AX1`)}${box("Dept.", "0200")}${box("1 Wages, tips, other comp.", decimal(d.wages))}${box("2 Federal income tax withheld", decimal(d.withheld))}</tr><tr>${box("c Employer's name, address, and ZIP code", "LODESTAR MEDICAL GROUP PA<br>77 HARBOR BLVD STE 400<br>TAMPA FL 33602", true)}${box("3 Social security wages", decimal(d.socialWages))}${box("4 Social security tax withheld", decimal(d.socialTax))}</tr><tr>${box("b Employer's FED ID number", d.employerId)}${box("a Employee's SSA number", "XXX-XX-6093")}${box("5 Medicare wages and tips", decimal(d.socialWages))}${box("6 Medicare tax withheld", decimal(d.medicareTax))}</tr><tr>${box("e/f Employee's name, address and ZIP code", address(d.person), true)}${box("12a", d.deferred > 0 ? `D ${decimal(d.deferred)}` : "")}${box("14 Other", "")}</tr><tr>${box("15 State", "FL")}${box("16 State wages, tips, etc.", decimal(d.wages))}${box("17 State income tax", "0.00")}${box("18 Local wages", "")}</tr></table><div class=row style="margin-bottom:26px"><div><b>W-2 Wage and Tax Statement ${d.year}</b></div><div class=r>${title}<br><span class=small>OMB No. 1545-0008</span></div></div>`;
  const html = document(
    `body{font:9pt "Liberation Mono"}${BASE}`,
    `<div class=small>${d.year} W-2 and EARNINGS SUMMARY</div>${copy("Copy B to be filed with employee's Federal Income Tax Return")}${copy("Copy C for employee's records")}`,
  );
  return {
    html,
    truth: incomeTruth("LODESTAR MEDICAL GROUP PA", {
      kind: "w2",
      taxYear: d.year,
      wages: decimal(d.wages),
      federalTaxWithheld: decimal(d.withheld),
    }),
  };
});

/** Dividends on a broker's substitute form: a list of lines, the box numbers in brackets, the year in the heading. */
const dividendList = opened("income-1099-div-list", "income", (seed) => {
  const d = makePayerYear(seed, 4_000, 900_000);
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${BASE}td{padding:2px 0;border-bottom:1px dotted #999}`,
    `<div class=row><div>Payer: <b>Harborline Clearing LLC</b><br>499 Washington Blvd<br>Jersey City, NJ 07310<br>Federal ID ${d.payerId}</div><div class=r style="font-size:13pt">${d.year} FORM 1099-DIV*<br>DIVIDENDS AND DISTRIBUTIONS<br><span class=small>Copy B for Recipient (OMB No. 1545-0110)</span></div></div><div class=row><p>Recipient: ${address(d.person)}</p><p>Account Number: Z40-${d.accountLast4}<br>Recipient's Identification Number: ***-**-3320</p></div>
    ${pairs([
      ["1a Total Ordinary Dividends (includes lines 1b, 5, 2e)", plain(d.amount)],
      ["1b Qualified Dividends", plain(d.second)],
      ["2a Total Capital Gain Distributions (includes lines 2b, 2c, 2d, 2f)", plain(d.third)],
      ["3 Nondividend Distributions", "0.00"],
      ["4 Federal Income Tax Withheld", plain(d.withheld)],
      ["5 Section 199A Dividends", "0.00"],
      ["6 Investment Expenses", "0.00"],
      ["7 Foreign Tax Paid", plain(Math.round(d.third / 9))],
      ["12 Exempt-Interest Dividends", "0.00"],
    ])}<p class=small>* This is important tax information and is being furnished to the Internal Revenue Service. If you are required to file a return, a negligence penalty may be imposed on you if this income is taxable.</p>`,
  );
  return {
    html,
    truth: incomeTruth(
      "Harborline Clearing LLC",
      { kind: "1099", taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)] },
    ),
  };
});

/** A platform's form for its drivers: the boxes under each other, a summary of gross fares that is not the income. */
const platformNec = opened("income-1099-nec-platform", "income", (seed) => {
  const d = makePayerYear(seed, 80_000, 4_900_000);
  const html = document(
    `body{font:10pt "TeX Gyre Heros","Liberation Sans"}${BASE}.b{border:1px solid #333;padding:4px}`,
    `<div class=row><div>[ ] VOID &nbsp; [ ] CORRECTED</div><div class=r><b>Form 1099-NEC</b> (Rev. January 2024)<br>For calendar year ${d.year}</div></div><div class=b><span class=small>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span><br>Swiftlane Technologies, Inc.<br>800 Howard Ave, San Francisco, CA 94103</div><div class=row><div class=b><span class=small>PAYER'S TIN</span><br>${d.payerId}</div><div class=b><span class=small>RECIPIENT'S TIN</span><br>***-**-1180</div></div><div class=b><span class=small>RECIPIENT'S name</span><br>${address(d.person)}</div>
    <div class=row><div class=b><span class=small>1 Nonemployee compensation</span><br>$ ${plain(d.amount)}</div><div class=b><span class=small>4 Federal income tax withheld</span><br>$ ${plain(d.withheld)}</div></div><div class=row><div class=b><span class=small>5 State tax withheld</span><br>$ 0.00</div><div class=b><span class=small>6 State/Payer's state no.</span><br>CA 441-0098-2</div><div class=b><span class=small>7 State income</span><br>$ ${plain(d.amount)}</div></div>
    <h4>Your ${d.year} tax summary (not an official form)</h4>${pairs([
      ["Gross fares, including amounts paid to us", $(d.amount + d.second)],
      ["Service fees", `-${$(d.second)}`],
      ["Online miles", "11,204"],
    ])}`,
  );
  return {
    html,
    truth: incomeTruth("Swiftlane Technologies, Inc.", {
      kind: "1099",
      taxYear: d.year,
      nonemployeeCompensation: decimal(d.amount),
      federalTaxWithheld: decimal(d.withheld),
    }),
  };
});

/** A veterans' award: a table of the monthly amount, what is withheld and what is paid, under a sentence about the decision. */
const awardTable = opened("income-award-table", "income", (seed) => {
  const d = makeBenefit(seed);
  const html = document(
    `body{font:10.5pt "Liberation Sans"}${BASE}td,th{border:1px solid #666;padding:4px}`,
    `<div style="text-align:center"><b>DEPARTMENT OF VETERANS AFFAIRS</b><br>Evidence Intake Center<br>Janesville, WI 53547</div><p>${date.long(d.letterDate)}</p><p>${address(d.person)}</p><p>Dear Veteran,</p><p>This letter is a summary of benefits you currently receive. Your combined service-connected evaluation is 70%.</p><h4>What you are paid each month</h4>${grid("rrrl", ["Monthly Award Amount", "Amount Withheld", "Amount Paid", "Payment Start Date"], [[$(d.full), $(d.medicare), $(d.paid), date.long(d.from)]])}<p>We are currently withholding part of your award for insurance premiums. Payment is made by direct deposit to the account ending 8830 on the first business day of the month.</p>`,
  );
  return {
    html,
    truth: incomeTruth(
      "DEPARTMENT OF VETERANS AFFAIRS",
      { kind: "benefits", frequency: "monthly", grossPay: decimal(d.full), netPay: decimal(d.paid) },
      { "income.0.payDate": [d.letterDate], "income.0.periodStart": [d.from] },
    ),
  };
});

export const openedIncome = [overCheque, takeHome, twoCopies, dividendList, platformNec, awardTable];
