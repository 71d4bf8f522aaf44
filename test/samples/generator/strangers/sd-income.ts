import { document, type Layout } from "../layout.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { inWords, type Line, makePayday, makeYear, stubTruth, total, yearTruth } from "./income-data.ts";
import { holderOf, layoutOf, usd } from "./sd-data.ts";

const layout = layoutOf("income", "income");

const FIRMS = [
  "Harrow & Pike Construction Co",
  "BLUE MESA PEDIATRICS PLLC",
  "Tollgate Distribution LLC",
  "Winsome County Library System",
  "Larkin Bros. Tire & Auto",
] as const;
const safe = (text: string) => text.replaceAll("&", "&amp;");
const firmOf = (seed: number) => FIRMS[seed % FIRMS.length] ?? FIRMS[0];

/** A payroll bureau's self-seal cheque: the year's column stands before the period's, taxes and deductions in one list, the cheque below. */
const selfSeal = layout("stub-year-first", (seed) => {
  const d = {
    ...makePayday(seed + 40, ["biweekly", "weekly"], {
      regular: "REG",
      extra: ["O/T 1.5", "SICK"],
      federal: "FIT",
      social: "OASDI-EE",
      medicare: "MED-EE",
      state: "SIT",
      before: ["401K", "S125 MED", "S125 DEN"],
      after: ["UNIFORM", "CHILD SUPP"],
    }),
    employer: firmOf(seed),
  };
  const taken = [...d.taxes, ...d.before, ...d.after];
  const all = total(taken);
  const html = document(
    `@page{margin:0.35in}body{font:8.2pt "Liberation Mono"}table{width:100%}td,th{text-align:right;padding:1px 4px}td:first-child,th:first-child{text-align:left}th{border-bottom:1px solid;font-size:7pt}.cols{display:flex;gap:18px;align-items:flex-start}.cols>div{flex:1}.cut{border-top:1px dashed #555;margin:26px 0 12px}`,
    `<div style="display:flex;justify-content:space-between"><span>${safe(d.employer)}<br>${d.street}<br>${d.town}</span><span style="text-align:right">EARNINGS STATEMENT<br>CHECK DATE ${date.short(d.payDate)}<br>PERIOD ${date.short(d.start)} - ${date.short(d.end)}<br>VOUCHER V${d.number}</span></div><p>${d.employee} &nbsp; EMP# ${d.number.slice(0, 4)} &nbsp; DEPT 0${(seed % 8) + 1}0 &nbsp; SSN XXX-XX-${d.number.slice(-4)} &nbsp; FED: S 0 &nbsp; ST: S 1</p>
    <div class=cols><div><table><tr><th>EARNINGS</th><th>YTD AMOUNT</th><th>RATE</th><th>HOURS</th><th>THIS CHECK</th></tr>${d.earnings.map((line) => `<tr><td>${line.name}</td><td>${grouped(line.ytd)}</td><td>${line.rate ?? ""}</td><td>${line.hours ?? ""}</td><td>${grouped(line.current)}</td></tr>`).join("")}<tr><td>TOTAL GROSS</td><td>${grouped(d.gross.ytd)}</td><td></td><td></td><td>${grouped(d.gross.current)}</td></tr></table><p>ACCRUALS: VAC 41.33 HRS &nbsp; SICK 18.00 HRS</p></div><div><table><tr><th>WITHHELD</th><th>YTD AMOUNT</th><th>THIS CHECK</th></tr>${taken.map((line) => `<tr><td>${line.name}</td><td>${grouped(line.ytd)}</td><td>${grouped(line.current)}</td></tr>`).join("")}<tr><td>TOTAL WITHHELD</td><td>${grouped(all.ytd)}</td><td>${grouped(all.current)}</td></tr><tr><td>&nbsp;</td></tr><tr><td>NET</td><td>${grouped(d.net.ytd)}</td><td>${grouped(d.net.current)}</td></tr></table></div></div>
    <div class=cut></div><div style="display:flex;justify-content:space-between"><span>${safe(d.employer)}</span><span>NO. V${d.number}</span><span>${date.short(d.payDate)}</span></div><p>PAY EXACTLY ${inWords(d.net.current).toUpperCase()} DOLLARS &nbsp;&nbsp;&nbsp; ****${grouped(d.net.current)}</p><p>TO THE ORDER OF ${d.employee}<br>${d.home}<br>${d.homeTown}</p><p style="text-align:center">* * * NON-NEGOTIABLE - DEPOSITED TO CHECKING X${d.number.slice(-3)} * * *</p><p style="font-size:6.6pt">VOID AFTER 90 DAYS. YOUR W-2 FOR LAST YEAR SHOWED WAGES OF ${grouped(d.gross.ytd + 311_900)}. MINIMUM WAGE IN THIS STATE IS $15.00.</p>`,
  );
  return { html, truth: stubTruth(d, ["frequency"]) };
});

/** An online payroll's page: money in big print, take-home in a sentence, what the firm pays as a decoy, reimbursement inside take-home. */
const online = layout("stub-take-home", (seed) => {
  const random = seededRandom(seed + 17_000);
  const base = makePayday(seed + 400, ["semimonthly", "monthly"], {
    regular: "Salary",
    extra: ["Bonus"],
    federal: "Federal Income Tax",
    social: "Social Security",
    medicare: "Medicare",
    state: "State Income Tax",
    before: ["Traditional 401(k)", "Medical"],
    after: ["Roth 401(k)"],
  });
  const back: Line = { name: "Reimbursement: mileage", current: random.whole(2_000, 21_000), ytd: 0 };
  const repaid = { ...back, ytd: back.current + random.whole(0, 60_000) };
  const d = {
    ...base,
    employer: firmOf(seed + 2),
    net: { name: "Net", current: base.net.current + repaid.current, ytd: base.net.ytd + repaid.ytd },
  };
  const rows = (title: string, list: readonly Line[]) =>
    `<tr class=h><td>${title}</td><td>Current</td><td>Year to date</td></tr>${list.map((line) => `<tr><td>${line.name}</td><td>${usd(line.current)}</td><td>${usd(line.ytd)}</td></tr>`).join("")}`;
  const html = document(
    `body{font:9.4pt "DejaVu Sans","Liberation Sans";color:#233}table{width:100%}td{padding:4px 2px;text-align:right;border-bottom:1px solid #e8ecec}td:first-child{text-align:left}.h td{color:#0a7d78;font-weight:bold;padding-top:14px;border-bottom:2px solid #0a7d78}.big{font-size:26pt;color:#0a7d78}`,
    `<div style="display:flex;justify-content:space-between"><b style="color:#0a7d78">paywell</b><span>Paystub for ${date.abbreviatedBare(d.start)} - ${date.abbreviatedBare(d.end)}</span></div><h2 style="margin:10px 0 0">${safe(d.employer)}</h2><div style="font-size:8pt">${d.street}, ${d.town}</div><p>${d.employee}<br>${d.home}, ${d.homeTown}</p><p>You took home</p><div class=big>${usd(d.net.current)}</div><p>on payday, ${date.long(d.payDate)}. It went to Checking ...${d.number.slice(-4)} (${usd(d.net.current - 15_000)}) and Savings ...${d.number.slice(0, 4)} ($150.00).</p>
    <table>${rows("Gross earnings", d.earnings)}<tr><td><b>Gross pay</b></td><td><b>${usd(d.gross.current)}</b></td><td><b>${usd(d.gross.ytd)}</b></td></tr>${rows("Before-tax deductions", d.before)}${rows("Taxes you pay", d.taxes)}${d.after.length > 0 ? rows("After-tax deductions", d.after) : ""}${rows("Added back, not taxed", [repaid])}${rows("What the company pays on top", d.employerPaid)}${rows(
      "Summary",
      [total(d.before), total(d.taxes)].map((line, index) => ({
        ...line,
        name: index === 0 ? "Total before-tax deductions" : "Total taxes",
      })),
    )}<tr><td><b>Take home</b></td><td><b>${usd(d.net.current)}</b></td><td><b>${usd(d.net.ytd)}</b></td></tr></table><p style="font-size:7.4pt">Get paid two days early with paywell Wallet: up to $500 between paydays, 0% interest, tips optional.</p>`,
  );
  return { html, truth: stubTruth(d, ["frequency"]) };
});

/** A wage form of a payroll firm: the reconciliation of the last stub to the boxes left, two copies right, boxes with their number in the label. */
const wageForm = layout("w2-with-reconciliation", (seed) => {
  const d = makeYear(seed + 61, 1_900_000, 15_500_000);
  const payer = firmOf(seed + 1);
  const deferred = Math.round(d.amount * 0.05);
  const social = d.amount + deferred;
  const shown = (amount: number) => decimal(amount);
  const copy = (title: string) =>
    `<div class=form><table><tr><td>1 Wages, tips, other comp.<b>${shown(d.amount)}</b></td><td>2 Federal income tax withheld<b>${shown(d.withheld)}</b></td></tr><tr><td>3 Social security wages<b>${shown(social)}</b></td><td>4 Social security tax withheld<b>${shown(Math.round(social * 0.062))}</b></td></tr><tr><td>5 Medicare wages and tips<b>${shown(social)}</b></td><td>6 Medicare tax withheld<b>${shown(Math.round(social * 0.0145))}</b></td></tr><tr><td>d Control number<b>0000${d.ein.slice(-4)} Q1</b></td><td>b Employer's FED ID number<b>${d.ein}</b></td></tr><tr><td colspan=2>c Employer's name, address, and ZIP code<b>${safe(payer)}<br>${d.street}<br>${d.town}</b></td></tr><tr><td>7 Social security tips</td><td>8 Allocated tips</td></tr><tr><td>11 Nonqualified plans</td><td>12a D<b>${shown(deferred)}</b></td></tr><tr><td>14 Other</td><td>12b DD<b>${shown(d.small * 12)}</b></td></tr><tr><td colspan=2>e/f Employee's name, address and ZIP code<b>${d.person}<br>${d.home}<br>${d.homeTown}</b></td></tr><tr><td>15 State<b>OH 5${d.ein.slice(-6)}</b></td><td>16 State wages, tips, etc.<b>${shown(d.amount)}</b></td></tr><tr><td>17 State income tax<b>${shown(d.state)}</b></td><td>19 Local income tax</td></tr></table><div><b>W-2</b> Wage and Tax Statement <b style="font-size:15pt">${d.year}</b> &nbsp; ${title} &nbsp; OMB No. 1545-0008 &nbsp; Dept. of the Treasury - IRS</div></div>`;
  const html = document(
    `@page{margin:0.3in}body{font:6.6pt "Liberation Sans"}.form{border:1px solid #000;margin-bottom:10px;padding:2px}.form table{width:100%}.form td{border:1px solid #000;width:50%;height:26px;vertical-align:top;padding:1px 3px}.form td b{display:block;font:8.6pt "Liberation Mono";text-align:right}.flow td{text-align:right;padding:3px 8px;font-size:8pt}.flow td:first-child{text-align:left}`,
    `<div style="display:flex;gap:16px"><div style="width:50%"><h3 style="font-size:10pt">${d.year} W-2 and EARNINGS SUMMARY</h3><p style="font-size:8pt">This summary shows how your final pay statement became the boxes of your form.</p><table class=flow><tr><td></td><td>Wages, tips,<br>other comp.<br>Box 1</td><td>Social security<br>wages<br>Box 3</td></tr><tr><td>Gross pay</td><td>${grouped(social + d.small)}</td><td>${grouped(social + d.small)}</td></tr><tr><td>Less other Cafe 125</td><td>${grouped(d.small)}</td><td>${grouped(d.small)}</td></tr><tr><td>Less 401(k) (D-Box 12)</td><td>${grouped(deferred)}</td><td>N/A</td></tr><tr><td><b>Reported wages</b></td><td><b>${grouped(d.amount)}</b></td><td><b>${grouped(social)}</b></td></tr></table><p style="font-size:8pt">To change your W-4, see your payroll department. ${d.person}, your last address on file is ${d.home}.</p>${copy("Copy 2 to be filed with your state return")}</div><div style="width:50%">${copy("Copy B to be filed with your federal return")}${copy("Copy C for employee's records")}</div></div>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "w2",
        payer,
        taxYear: d.year,
        wages: decimal(d.amount),
        federalTaxWithheld: decimal(d.withheld),
      },
      { "income.0.grossPay": [decimal(social + d.small)] },
    ),
  };
});

/** A state retirement system's advice of deposit: this month, the year, what changed since last month; the fund is called an allowance. */
const allowance = layout("pension-advice", (seed) => {
  const random = seededRandom(seed * 71 + 9);
  const [name, street, town] = holderOf(random);
  const month = random.whole(2, 11);
  const payDate = addDays(`2026-${String(month + 1).padStart(2, "0")}-01`, -1);
  const basic = random.whole(90_000, 520_000);
  const cola = random.whole(2_000, 41_000);
  const gross = basic + cola;
  const tax = Math.round(gross * 0.09);
  const health = random.whole(4_000, 39_000);
  const net = gross - tax - health;
  const payer = "Great Basin Public Employees Retirement System";
  const line = (label: string, now: number, before: number, year: number) =>
    `<tr><td>${label}</td><td>${grouped(now)}</td><td>${grouped(before)}</td><td>${grouped(year)}</td></tr>`;
  const html = document(
    `@page{margin:0.9in}body{font:10pt "Liberation Serif"}table{width:100%}td,th{text-align:right;padding:3px 6px}td:first-child,th:first-child{text-align:left}th{font-size:8pt;border-bottom:1px solid}.t td{border-top:1px solid;font-weight:bold}`,
    `<div style="text-align:center"><b style="font-size:13pt">${payer}</b><br>4410 Ruby Valley Road, Elko NV 89801</div><p style="text-align:right">Retiree ID R-${random.whole(100_000, 989_999)}</p><p>${name}<br>${street}<br>${town}</p><p>ADVICE OF MONTHLY ALLOWANCE, deposited ${date.long(payDate)}</p><table><tr><th></th><th>This month</th><th>Last month</th><th>Calendar year</th></tr>${line("Basic allowance", basic, basic, basic * month)}${line("Cost-of-living increase", cola, cola - 1_100, cola * month)}<tr class=t><td>Allowance before deductions</td><td>${grouped(gross)}</td><td>${grouped(gross - 1_100)}</td><td>${grouped(gross * month)}</td></tr>${line("Federal withholding (M-1)", tax, tax, tax * month)}${line("Retiree health premium", health, health, health * month)}<tr class=t><td>Amount deposited</td><td>${grouped(net)}</td><td>${grouped(net - 1_100)}</td><td>${grouped(net * month)}</td></tr></table><p>Your beneficiary of record would receive a one-time payment of $5,000.00. Your own contributions not yet returned to you: ${usd(random.whole(900_000, 6_000_000))}. Your allowance may change on ${date.long(addDays(payDate, 61))} when premiums for the new plan year begin.</p><p>Fraud alert: we never call to ask for your bank account number.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer,
        payDate,
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(net),
        ytdGross: decimal(gross * month),
        ytdNet: decimal(net * month),
      },
      {
        "income.0.federalTaxWithheld": [decimal(tax), decimal(tax * month)],
        "income.0.taxYear": ["2026"],
        "income.0.periodEnd": [payDate],
      },
    ),
  };
});

/** A government's earnings and leave statement: numbered blocks, codes, the year beside the period, leave hours as decoys; no word of a stub. */
const leave = layout("stub-earnings-and-leave", (seed) => {
  const d = {
    ...makePayday(seed + 900, ["biweekly"], {
      regular: "01 REGULAR TIME",
      extra: ["11 NIGHT DIFF 10%", "31 HOLIDAY WORKED"],
      federal: "75 FEDERAL TAX",
      social: "OASDI TAX",
      medicare: "MEDICARE TAX",
      state: "76 STATE TAX VA",
      before: ["TSP SAVINGS 5%", "FEHB ENROLL 105"],
      after: ["SGL LIFE INS"],
    }),
    employer: "Bureau of Harbor Safety",
  };
  const code = (line: Line) =>
    `<tr><td>${line.name}</td><td>${line.hours ?? ""}</td><td>${decimal(line.current)}</td><td>${decimal(line.ytd)}</td></tr>`;
  const cell = (number: number, label: string, value: string) =>
    `<div><small>${number} ${label}</small><br>${value}</div>`;
  const taken = total(d.before, d.taxes, d.after);
  const html = document(
    `@page{margin:0.5in}body{font:8.4pt "Liberation Mono"}.cells{display:flex;flex-wrap:wrap;border-top:1px solid;border-left:1px solid}.cells div{border-right:1px solid;border-bottom:1px solid;padding:2px 5px;flex:1 0 22%}small{font:6.4pt "Liberation Sans"}table{width:100%}td,th{text-align:right;padding:1px 4px}td:first-child,th:first-child{text-align:left}th{font:bold 7pt "Liberation Sans";border-bottom:1px solid}`,
    `<div style="text-align:center;font:bold 11pt 'Liberation Sans'">STATEMENT OF EARNINGS AND LEAVE</div><div style="text-align:center">${d.employer}</div><div class=cells>${cell(1, "PAY PERIOD END", date.short(d.end))}${cell(2, "PAY DATE", date.short(d.payDate))}${cell(3, "NAME", d.employee)}${cell(4, "PAY PLAN/GRADE/STEP", "GS 09 04")}${cell(5, "HOURLY RATE", d.earnings[0]?.rate ?? "")}${cell(6, "PERIOD BEGIN", date.short(d.start))}${cell(7, "SCD LEAVE", "06/14/15")}${cell(8, "FINANCIAL INSTITUTION - NET PAY", "CANYON CREDIT UNION")}</div><br><div class=cells>${cell(19, "", `<table><tr><td></td><td>CURRENT</td><td>YEAR TO DATE</td></tr><tr><td>GROSS PAY</td><td>${decimal(d.gross.current)}</td><td>${decimal(d.gross.ytd)}</td></tr><tr><td>TAXABLE WAGES</td><td>${decimal(d.taxable.current)}</td><td>${decimal(d.taxable.ytd)}</td></tr><tr><td>DEDUCTIONS</td><td>${decimal(taken.current)}</td><td>${decimal(taken.ytd)}</td></tr><tr><td>NET PAY</td><td>${decimal(d.net.current)}</td><td>${decimal(d.net.ytd)}</td></tr></table>`)}${cell(20, "TSP DATA", "5% traditional, employing agency adds 5%")}</div><p style="text-align:center">CURRENT EARNINGS</p><table><tr><th>TYPE</th><th>HOURS/DAYS</th><th>AMOUNT</th><th>YEAR TO DATE</th></tr>${d.earnings.map(code).join("")}</table><p style="text-align:center">DEDUCTIONS</p><table><tr><th>TYPE</th><th></th><th>CURRENT</th><th>YEAR TO DATE</th></tr>${[...d.taxes, ...d.before, ...d.after].map(code).join("")}</table><p style="text-align:center">LEAVE</p><table><tr><th>TYPE</th><th>PRIOR YR BALANCE</th><th>ACCRUED PAY PD</th><th>USED YTD</th><th>CURRENT BALANCE</th></tr><tr><td>ANNUAL</td><td>112.00</td><td>6.00</td><td>${(seed % 40) + 4}.00</td><td>${(seed % 90) + 60}.00</td></tr><tr><td>SICK</td><td>240.00</td><td>4.00</td><td>16.00</td><td>${(seed % 70) + 180}.00</td></tr></table><p style="text-align:center">BENEFITS PAID BY GOVERNMENT FOR YOU</p><table>${d.employerPaid.map((line) => `<tr><td>${line.name.toUpperCase()}</td><td></td><td>${decimal(line.current)}</td><td>${decimal(line.ytd)}</td></tr>`).join("")}</table><p>REMARKS: OPEN SEASON FOR HEALTH BENEFITS BEGINS IN NOVEMBER. TSP CONTRIBUTION LIMIT IS 23500.00.</p>`,
  );
  return { html, truth: stubTruth(d, ["frequency"]) };
});

/** A restaurant's till prints the pay: tips that were already handed out come off again, nothing of the year, the net at the top. */
const tips = layout("stub-tips-no-year", (seed) => {
  const base = makePayday(
    seed + 1_300,
    ["weekly"],
    {
      regular: "Server $2.83",
      extra: ["Host hours", "Training"],
      federal: "Fed W/H",
      social: "Soc Sec",
      medicare: "Medicare",
      state: "State W/H",
      before: [],
      after: ["Meals"],
    },
    [1_400, 2_600],
  );
  const random = seededRandom(seed + 5_600);
  const handed = random.whole(2_000, Math.floor(base.net.current / 4));
  const after = [...base.after, { name: "Tips paid daily", current: handed, ytd: handed }];
  const d = {
    ...base,
    employer: random.pick(["The Copper Ladle", "Nonna Rosa's Kitchen", "DRIFTWOOD OYSTER BAR"]),
    net: { ...base.net, current: base.net.current - handed },
  };
  const list = (items: readonly Line[]) =>
    items
      .map(
        (line) =>
          `<tr><td>${line.name}${line.hours ? ` (${line.hours} h)` : ""}</td><td>${usd(line.current)}</td></tr>`,
      )
      .join("");
  const html = document(
    `@page{size:5.5in 8.5in;margin:0.35in}body{font:9.6pt "Liberation Sans"}table{width:100%}td{padding:2px 0}td:last-child{text-align:right}.s td{border-top:1px solid #000;font-weight:bold}`,
    `<div style="text-align:center"><b>${d.employer}</b><br>${d.street}, ${d.town}</div><p>Team member: ${d.employee}<br>Week of ${date.bare(d.start)} to ${date.bare(d.end)}<br>Paid on ${date.bare(d.payDate)} by direct deposit</p><div style="border:2px solid;padding:8px;text-align:center">NET TO YOU <span style="font-size:18pt">${usd(d.net.current)}</span></div><p><b>Earned this week</b> (charged tips are part of the hourly lines)</p><table>${list(d.earnings)}<tr class=s><td>Earned in all</td><td>${usd(d.gross.current)}</td></tr></table><p><b>Taken out</b></p><table>${list([...d.taxes, ...after])}<tr class=s><td>Taken out in all</td><td>${usd(d.gross.current - d.net.current)}</td></tr></table><p style="font-size:7.6pt">Tip credit taken: $4.42 an hour. Declared cash tips last week: ${usd(random.whole(1_000, 9_000))}. Schedule questions: see the board. Team meal price goes to $6.00 next month.</p>`,
  );
  return { html, truth: stubTruth(d, ["ytdGross", "ytdNet"]) };
});

/** A custodian's yearly set of tax forms in one: dividends and interest side by side, sales by class under them, fees and last year's note. */
const composite = layout("1099-composite", (seed) => {
  const d = makeYear(seed + 210, 20_000, 2_400_000);
  const random = seededRandom(seed + 31_000);
  const payer = "Torrent Clearing LLC";
  const interest = random.whole(300, 190_000);
  const qualified = Math.round(d.amount * 0.7);
  const [dividendTax, interestTax] = [Math.round(d.amount * 0.24), 0];
  const line = (box: string, label: string, amount: number) =>
    `<tr><td>${box}- ${label}</td><td>${grouped(amount)}</td></tr>`;
  const proceeds = random.whole(200_000, 9_000_000);
  const cost = Math.round(proceeds * 0.93);
  const html = document(
    `@page{margin:0.5in}body{font:8.2pt "Liberation Sans"}.cols{display:flex;gap:16px}.cols>div{flex:1}table{width:100%}td,th{padding:2px 4px;border-bottom:1px solid #ccd}td:last-child,th:last-child{text-align:right}.b td,.b th{text-align:right}.b td:first-child{text-align:left}h3{font-size:9pt;background:#22304a;color:#fff;padding:2px 5px;margin:10px 0 2px}`,
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:12pt">${payer}</b><br>One Pinnacle Square, Jersey City NJ 07310<br>Payer TIN ${d.ein}</div><div style="text-align:right"><b>${d.year} TAX INFORMATION STATEMENT</b><br>Account ${random.whole(1_000, 9_899)}-${random.whole(1_000, 9_899)}<br>Statement date: 02/14/${Number(d.year) + 1}<br>Recipient's TIN: ***-**-${random.whole(1_000, 9_899)}</div></div><p>${d.person}<br>${d.home}<br>${d.homeTown}</p><p>This statement holds the forms 1099-DIV, 1099-INT and 1099-B for ${d.year}. Amounts are reported to the IRS except as noted. Corrected: no.</p><div class=cols><div><h3>DIVIDENDS AND DISTRIBUTIONS ${d.year} 1099-DIV OMB 1545-0110</h3><table>${line("1a", "Total ordinary dividends (includes lines 1b, 5)", d.amount)}${line("1b", "Qualified dividends", qualified)}${line("2a", "Total capital gain distributions", d.small)}${line("3", "Nondividend distributions", 0)}${line("4", "Federal income tax withheld", dividendTax)}${line("5", "Section 199A dividends", Math.round(d.amount * 0.04))}${line("7", "Foreign tax paid", Math.round(d.small * 0.1))}</table></div><div><h3>INTEREST INCOME ${d.year} 1099-INT OMB 1545-0112</h3><table>${line("1", "Interest income", interest)}${line("2", "Early withdrawal penalty", 0)}${line("3", "Interest on U.S. Savings Bonds and Treasury", Math.round(interest * 0.2))}${line("4", "Federal income tax withheld", interestTax)}${line("8", "Tax-exempt interest", 0)}</table></div></div><h3>SUMMARY OF PROCEEDS, GAINS AND LOSSES (1099-B)</h3><table class=b><tr><th>Term</th><th>Form 8949</th><th>Proceeds</th><th>Cost basis</th><th>Wash sale</th><th>Net gain or loss</th></tr><tr><td>Short</td><td>A (basis reported)</td><td>0.00</td><td>0.00</td><td>0.00</td><td>0.00</td></tr><tr><td>Long</td><td>D (basis reported)</td><td>${grouped(proceeds)}</td><td>${grouped(cost)}</td><td>0.00</td><td>${grouped(proceeds - cost)}</td></tr></table><h3>NOT REPORTED TO THE IRS</h3><table>${line("", "Advisory fees paid", random.whole(1_000, 90_000))}${line("", "Margin interest paid", random.whole(100, 9_000))}</table><p style="font-size:7pt">We mailed your ${Number(d.year) - 1} forms in February ${d.year}. Contribution limits for ${Number(d.year) + 1} have changed; consider a Roth IRA.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer, taxYear: d.year, federalTaxWithheld: decimal(dividendTax) },
      {
        "income.0.grossPay": [decimal(d.amount), decimal(interest)],
        ...Object.fromEntries(
          [1, 2].flatMap(
            (index): Array<[string, readonly string[]]> => [
              [`income.${index}.kind`, ["1099"]],
              [`income.${index}.payer`, [payer]],
              [`income.${index}.taxYear`, [d.year]],
              [`income.${index}.federalTaxWithheld`, [decimal(interestTax)]],
              [`income.${index}.grossPay`, [decimal(interest)]],
            ],
          ),
        ),
      },
    ),
  };
});

/** The official form of a pension distribution as a payer types it: boxes in a grid, codes, state boxes, a rollover left out of the tax. */
const distribution = layout("1099-r-typed-grid", (seed) => {
  const d = makeYear(seed + 330, 150_000, 9_000_000);
  const payer = "Granite Peak Annuity & Trust";
  const taxable = d.amount - d.small;
  const box = (label: string, value: string, span = 1) =>
    `<td colspan=${span}><small>${label}</small><div>${value}</div></td>`;
  const html = document(
    `body{font:8.6pt "Liberation Mono"}small{font:6.4pt "Liberation Sans";color:#a00}table{width:100%;table-layout:fixed}td{border:1px solid #a00;padding:1px 4px;height:38px;vertical-align:top}td div{padding-top:3px}`,
    `<table><tr><td colspan=2 rowspan=2><small>PAYER'S name, street address, city or town, state, ZIP code, and telephone no.</small><div>${safe(payer)}<br>12 Commerce Green<br>Concord NH 03301</div></td>${box("1 Gross distribution", `$ ${decimal(d.amount)}`)}<td rowspan=2><small>OMB No. 1545-0119</small><div style="font:bold 15pt 'Liberation Sans'">${d.year}</div><small>Form 1099-R</small></td><td rowspan=2><small>Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.</small></td></tr><tr>${box("2a Taxable amount", `$ ${decimal(taxable)}`)}</tr><tr>${box("PAYER'S TIN", d.ein)}${box("RECIPIENT'S TIN", `XXX-XX-${d.ein.slice(-4)}`)}${box("2b Taxable amount not determined", "")}${box("Total distribution", "")}${box("Copy B", "Report this income on your federal tax return")}</tr><tr>${box("RECIPIENT'S name", d.person, 2)}${box("3 Capital gain (included in box 2a)", "$")}${box("4 Federal income tax withheld", `$ ${decimal(d.withheld)}`)}${box("5 Employee contributions/ Designated Roth contributions", `$ ${decimal(d.small)}`)}</tr><tr>${box("Street address (including apt. no.)", d.home, 2)}${box("6 Net unrealized appreciation", "$")}${box("7 Distribution code(s)", "7")}${box("8 Other", "$")}</tr><tr>${box("City or town, state, and ZIP code", d.homeTown, 2)}${box("9a Your percentage of total distribution", "%")}${box("9b Total employee contributions", `$ ${decimal(d.small * 6)}`)}${box("13 Date of payment", `12/31/${d.year}`)}</tr><tr>${box("Account number (see instructions)", `GPX-${d.ein.slice(-5)}`, 2)}${box("14 State tax withheld", `$ ${decimal(d.state)}`)}${box("15 State/Payer's state no.", "NH 990-12")}${box("16 State distribution", `$ ${decimal(d.amount)}`)}</tr></table><p style="font:7pt 'Liberation Sans'">This information is being furnished to the IRS. If a distribution was made before age 59 1/2 a 10% additional tax may apply.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer, taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)], "income.0.payDate": [`${d.year}-12-31`] },
    ),
  };
});

/** A state's letter on a claim for jobless pay: the weekly amount, the most of the whole claim and the wages it rests on as decoys. */
const jobless = layout("unemployment-determination", (seed) => {
  const random = seededRandom(seed * 113 + 14);
  const [name, street, town] = holderOf(random);
  const day = addDays("2026-01-19", random.whole(0, 280));
  const weekly = random.whole(190, 680) * 100;
  const quarters = [0, 1, 2, 3].map(() => random.whole(400_000, 1_900_000));
  const payer = "Cascadia Employment Security Department";
  const html = document(
    `@page{margin:0.9in}body{font:10pt "Liberation Sans"}table{width:100%;margin:8px 0}td,th{border:1px solid #888;padding:4px 6px;text-align:right}td:first-child,th:first-child{text-align:left}`,
    `<b style="font-size:12pt">${payer}</b><p style="text-align:right">Mailed ${date.long(day)}<br>Claimant ID ${random.whole(1_000_000, 9_899_999)}</p><p>${name}<br>${street}<br>${town}</p><h3>NOTICE OF MONETARY DETERMINATION</h3><p>Your claim is effective ${date.long(addDays(day, -8))} and ends ${date.long(addDays(day, 355))}. You are eligible for a weekly benefit amount of <b>${usd(weekly)}</b>, up to a maximum benefit amount of ${usd(weekly * 26)}. The first week is a waiting week and is not paid.</p><table><tr><th>Employer</th><th>Q1</th><th>Q2</th><th>Q3</th><th>Q4</th></tr><tr><td>${safe(firmOf(seed))}</td>${quarters.map((quarter) => `<td>${grouped(quarter)}</td>`).join("")}</tr></table><p>Total base year wages ${usd(quarters.reduce((sum, quarter) => sum + quarter, 0))}. You may ask us to withhold 10% for federal income tax. Earnings above $5.00 and one quarter of your weekly amount reduce what is paid. An overpayment must be repaid with 1% interest a month.</p><p>You may appeal within 30 days.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "benefits", payer, frequency: "weekly", grossPay: decimal(weekly) },
      {
        "income.0.payDate": [day],
        "income.0.netPay": [decimal(weekly)],
        "income.0.periodStart": [addDays(day, -8)],
        "income.0.periodEnd": [addDays(day, 355)],
      },
    ),
  };
});

export const sdIncome: readonly Layout[] = [
  selfSeal,
  online,
  wageForm,
  allowance,
  leave,
  tips,
  composite,
  distribution,
  jobless,
];
