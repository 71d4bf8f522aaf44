import { makeBenefit, makeStub, makeWageYear, type StubData } from "../income-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";

const $ = money.dollar;
const FREQUENCIES = ["weekly", "biweekly", "semimonthly", "monthly"] as const;

const stubFacts = (d: StubData, payer: string) => ({
  kind: "paystub" as const,
  payer,
  payDate: d.payDate,
  periodStart: d.start,
  periodEnd: d.end,
  frequency: d.frequency,
  grossPay: decimal(d.gross.current),
  netPay: decimal(d.net.current),
  ytdGross: decimal(d.gross.ytd),
});

const withheld = (d: StubData) => (d.taxes[0] ? [d.taxes[0].current, d.taxes[0].ytd].map(decimal) : []);

/** The big processor's earnings statement: earnings left, other benefits right, a cheque that is not one below, no net of the year. */
const earnings: Layout = {
  name: "sk-income-earnings-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed * 3 + 1, FREQUENCIES);
    const minus = (amount: number) => `-${money.plain(amount)}`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}td{padding:1.5px 3px}th{border-bottom:2px solid #000;font-size:7.5pt}.s td{border-bottom:2px solid #000}`,
      `<div class=row><div class=small>CO. &nbsp; FILE &nbsp; DEPT. &nbsp; CLOCK &nbsp; VCHR. NO.<br>7XR &nbsp; 00${d.employeeId} &nbsp; 000140 &nbsp; 01 &nbsp; 00000${d.checkNumber} &nbsp; 1</div><div style="font:bold 18pt 'Liberation Sans'" class=r>Earnings Statement</div></div>
      <div class=row style="margin:8px 0 16px"><div><b>COBALT RIVER MANUFACTURING INC</b><br>2100 FOUNDRY ROW<br>DAYTON, OH 45402</div><div>${pairs(
        [
          ["Period Beginning:", date.slash(d.start)],
          ["Period Ending:", date.slash(d.end)],
          ["Pay Date:", date.slash(d.payDate)],
        ],
      )}</div></div><div class=row><div class=small>Filing Status: Single/Married filing separately<br>Exemptions/Allowances:<br>&nbsp; Federal: Standard Withholding Table<br>&nbsp; State: 0</div><div><b>${d.person.name.toUpperCase()}</b><br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</div></div>
      <div class=row style="margin-top:16px"><div style="flex:1.7">${grid(
        "lrrrr",
        ["Earnings", "rate", "hours", "this period", "year to date"],
        [
          ...d.earnings.map((line, index) => [
            line.label,
            index === 0 ? (d.hourlyRate / 100).toFixed(4) : "",
            index === 0 ? d.hours : "",
            money.plain(line.current),
            money.plain(line.ytd),
          ]),
          ["", "", "<b>Gross Pay</b>", `<b>${$(d.gross.current)}</b>`, money.plain(d.gross.ytd)],
        ],
      )}<br>${grid(
        "llrr",
        ["Deductions", "Statutory", "", ""],
        [
          ...d.taxes.map((line) => ["", line.label, minus(line.current), money.plain(line.ytd)]),
          ["", "<b>Other</b>", "", ""],
          ...d.deductions.map((line) => [
            "",
            `${line.label}${line.label === "401(k)" ? "*" : ""}`,
            minus(line.current),
            money.plain(line.ytd),
          ]),
          ["", "<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, ""],
          ["", "Checking 1", minus(d.net.current), ""],
          ["", "<b>Net Check</b>", "<b>$0.00</b>", ""],
        ],
      )}<p class=small>* Excluded from federal taxable wages. Your federal taxable wages this period are ${$(d.gross.current - (d.deductions[0]?.current ?? 0))}</p></div>
      <div>${grid(
        "lrr",
        ["Other Benefits and Information", "this period", "total to date"],
        [
          ["Group Term Life", "4.12", "61.80"],
          [
            "401K ER Match",
            money.plain(Math.round((d.deductions[0]?.current ?? 0) / 2)),
            money.plain(Math.round((d.deductions[0]?.ytd ?? 0) / 2)),
          ],
          ["Total Hours Worked", d.hours, ""],
          ["Vacation Balance", "", "46.50"],
        ],
      )}<p><b>Important Notes</b><br>YOUR COMPANY PHONE NUMBER IS 937-555-0170<br>BASIS OF PAY: HOURLY</p></div></div>
      <div style="border-top:1px dashed #000;margin-top:50px;padding-top:10px;background:#f4f4f4"><div class=row><div><b>COBALT RIVER MANUFACTURING INC</b><br>2100 FOUNDRY ROW, DAYTON, OH 45402</div><div>${pairs(
        [
          ["Advice number:", `00000${d.checkNumber}`],
          ["Pay date:", date.slash(d.payDate)],
        ],
      )}</div></div>${grid("lllr", ["Deposited to the account of", "account number", "transit ABA", "amount"], [[d.person.name.toUpperCase(), "xxxxxx4417", "xxxx xxxx", $(d.net.current)]])}<div style="font-size:20pt;letter-spacing:8px;color:#888" class=r>NON-NEGOTIABLE</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "COBALT RIVER MANUFACTURING INC",
        accounts: [],
        transactions: [],
        income: [stubFacts(d, "COBALT RIVER MANUFACTURING INC")],
        allowed: { "income.0.federalTaxWithheld": withheld(d), "income.0.taxYear": [d.payDate.slice(0, 4)] },
      },
    };
  },
};

/** An office worker's payslip from a modern system: current and year in one table on top, every kind in a table of its own. */
const payslip: Layout = {
  name: "sk-income-payslip-tables",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed * 5 + 2, FREQUENCIES);
    const sum = (list: StubData["taxes"], pick: "current" | "ytd") =>
      list.reduce((total, line) => total + line[pick], 0);
    const pre = d.deductions.slice(0, 1);
    const post = d.deductions.slice(1);
    const block = (title: string, list: StubData["taxes"]) =>
      `<h4>${title}</h4>${grid("lrr", ["Description", "Amount", "YTD"], [...list.map((line) => [line.label, money.plain(line.current), money.plain(line.ytd)]), [`<b>${title}</b>`, `<b>${money.plain(sum(list, "current"))}</b>`, `<b>${money.plain(sum(list, "ytd"))}</b>`]], "border=1")}`;
    const html = document(
      `body{font:8.5pt "DejaVu Sans"}${BASE}td,th{padding:3px 4px}th{background:#e7e7e7;font-size:7.5pt}h4{margin:12px 0 2px;text-align:center;background:#cfd8e6;padding:2px}`,
      `<center><b>Orchard Analytics LLC</b> &nbsp; 400 Pier Ave, Suite 900 &nbsp; Seattle, WA 98101 &nbsp; +1 (206) 555-0131</center><br>${grid(
        "lllll",
        ["Name", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date"],
        [[d.person.name, d.employeeId, date.slash(d.start), date.slash(d.end), date.slash(d.payDate)]],
        "border=1",
      )}<br>${grid(
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
            money.plain(d.gross.current),
            money.plain(sum(pre, "current")),
            money.plain(sum(d.taxes, "current")),
            money.plain(sum(post, "current")),
            money.plain(d.net.current),
          ],
          [
            "YTD",
            "",
            money.plain(d.gross.ytd),
            money.plain(sum(pre, "ytd")),
            money.plain(sum(d.taxes, "ytd")),
            money.plain(sum(post, "ytd")),
            money.plain(d.net.ytd),
          ],
        ],
        "border=1",
      )}<div class=row><div><h4>Earnings</h4>${grid(
        "llrrrr",
        ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
        [
          ...d.earnings.map((line, index) => [
            line.label,
            `${date.noYear(d.start)}-${date.noYear(d.end)}`,
            index === 0 ? d.hours : "0",
            index === 0 ? money.plain(d.hourlyRate) : "0",
            money.plain(line.current),
            money.plain(line.ytd),
          ]),
          [
            "<b>Earnings</b>",
            "",
            "",
            "",
            `<b>${money.plain(d.gross.current)}</b>`,
            `<b>${money.plain(d.gross.ytd)}</b>`,
          ],
        ],
        "border=1",
      )}</div><div>${block("Employee Taxes", d.taxes)}</div></div><div class=row><div>${block("Pre Tax Deductions", pre)}</div><div>${block("Post Tax Deductions", post)}</div></div>
      <div class=row><div><h4>Employer Paid Benefits</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          [
            "401(k) Match",
            money.plain(Math.round(sum(pre, "current") / 2)),
            money.plain(Math.round(sum(pre, "ytd") / 2)),
          ],
          ["Medical - Employer", "412.50", "4,950.00"],
        ],
        "border=1",
      )}</div><div><h4>Taxable Wages</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", money.plain(d.gross.current), money.plain(d.gross.ytd)],
          [
            "Federal Withholding - Taxable Wages",
            money.plain(d.gross.current - sum(pre, "current")),
            money.plain(d.gross.ytd - sum(pre, "ytd")),
          ],
        ],
        "border=1",
      )}</div></div>
      <h4>Payment Information</h4>${grid("llllr", ["Bank", "Account Name", "Account Number", "USD Amount", "Amount"], [["Kindred Bank", "Kindred Bank ******4417", "******4417", "", `${money.plain(d.net.current)} USD`]], "border=1")}`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Orchard Analytics LLC",
        accounts: [],
        transactions: [],
        income: [{ ...stubFacts(d, "Orchard Analytics LLC"), ytdNet: decimal(d.net.ytd) }],
        allowed: { "income.0.federalTaxWithheld": withheld(d), "income.0.taxYear": [d.payDate.slice(0, 4)] },
      },
    };
  },
};

/** A year's wage form as a processor prints it: a reconciliation from gross to box 1 on top, then the same form four times. */
const wageForm: Layout = {
  name: "sk-income-w2-four-copies",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeWageYear(seed * 7 + 3);
    const gross = d.socialWages + 182_400;
    const box = (number: string, label: string, value: string) =>
      `<div class=b><span class=t>${number} ${label}</span><div class=a>${value}</div></div>`;
    const form = (
      copy: string,
    ) => `<div class=f><div class=two>${box("a", "Employee's social security number", "XXX-XX-6391")}${box("d", "Control number", d.control)}</div><div class=two>${box("1", "Wages, tips, other comp.", money.plain(d.wages).replaceAll(",", ""))}${box("2", "Federal income tax withheld", money.plain(d.withheld).replaceAll(",", ""))}</div><div class=two>${box("3", "Social security wages", money.plain(d.socialWages).replaceAll(",", ""))}${box("4", "Social security tax withheld", money.plain(d.socialTax).replaceAll(",", ""))}</div><div class=two>${box("5", "Medicare wages and tips", money.plain(d.socialWages).replaceAll(",", ""))}${box("6", "Medicare tax withheld", money.plain(d.medicareTax).replaceAll(",", ""))}</div>
      ${box("c", "Employer's name, address, and ZIP code", "LANTERN SCHOOL DISTRICT 12<br>88 COLLEGE WAY<br>FORT COLLINS CO 80521")}<div class=two>${box("b", "Employer's FED ID number", d.employerId)}${box("12a", "See instructions for box 12", d.deferred > 0 ? `D &nbsp; ${money.plain(d.deferred).replaceAll(",", "")}` : "")}</div>${box("e/f", "Employee's name, address and ZIP code", `${d.person.name.toUpperCase()}<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}`)}
      <div class=two>${box("15", "State", "CO &nbsp; 30118821")}${box("16", "State wages, tips, etc.", money.plain(d.wages).replaceAll(",", ""))}${box("17", "State income tax", money.plain(d.stateTax).replaceAll(",", ""))}</div><div class=row style="align-items:end"><div style="font-size:6.5pt">${copy}<br>Dept. of the Treasury - IRS</div><div style="font-size:13pt;text-align:right"><b>W-2</b> <span style="font-size:7pt">Wage and Tax Statement</span> <b>${d.year}</b></div></div></div>`;
    const html = document(
      `body{font:8pt "Liberation Sans"}${BASE}.f{border:1.5px solid #000;width:49%;display:inline-block;vertical-align:top;margin:3px 0}.two{display:flex}.two .b{flex:1}.b{border:0.5px solid #000;padding:1px 3px;min-height:24px}.t{font-size:5.5pt}.a{font:8pt "Liberation Mono";padding-left:6px}td{padding:1px 3px}`,
      `<div class=row><div><b style="font-size:12pt">${d.year} W-2 and EARNINGS SUMMARY</b><br>This summary is included with your W-2 to help describe portions in more detail.<br>${d.person.name.toUpperCase()}</div><div>${grid(
        "lrrr",
        [
          "",
          "Wages, Tips, other Compensation<br>Box 1 of W-2",
          "Social Security Wages<br>Box 3 of W-2",
          "Medicare Wages<br>Box 5 of W-2",
        ],
        [
          ["Gross Pay", money.plain(gross), money.plain(gross), money.plain(gross)],
          ["Less 401(k) (D-Box 12)", money.plain(d.deferred), "N/A", "N/A"],
          ["Less Cafe 125", "1,824.00", "1,824.00", "1,824.00"],
          [
            "<b>Reported W-2 Wages</b>",
            `<b>${money.plain(d.wages)}</b>`,
            `<b>${money.plain(d.socialWages)}</b>`,
            `<b>${money.plain(d.socialWages)}</b>`,
          ],
        ],
      )}</div></div><hr>${["Copy B to be filed with employee's Federal Income Tax Return.", "Copy C for employee's records.", "Copy 2 to be filed with employee's State Income Tax Return.", "Copy 2 to be filed with employee's City or Local Income Tax Return."].map(form).join(" ")}`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "LANTERN SCHOOL DISTRICT 12",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer: "LANTERN SCHOOL DISTRICT 12",
            taxYear: d.year,
            wages: decimal(d.wages),
            federalTaxWithheld: decimal(d.withheld),
          },
        ],
        allowed: { "income.0.grossPay": [decimal(gross)], "income.0.frequency": ["annual"] },
      },
    };
  },
};

/** The agency's yearly letter on what the new benefit will be: amount, premium, what is left, last year's amount in prose. */
const newBenefit: Layout = {
  name: "sk-income-new-benefit-amount",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeBenefit(seed * 11 + 4);
    const january = `2026-01-${String(7 * (1 + (seed % 3)) + 7)}`;
    const html = document(
      `body{font:11pt "Liberation Serif";line-height:1.35}${BASE}td{padding:3px 4px}h3{margin:14px 0 4px}`,
      `<div class=row><div><b>Social Security Administration</b><br>Important Information</div><div class=r>Date: ${date.long(addDays("2025-11-20", seed % 12))}<br>BNC#: 25S${d.claim}H42118-A</div></div><p style="margin:26px 0">${d.person.name.toUpperCase()}<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</p>
      <center><h2>Your New Benefit Amount</h2></center><p><b>BENEFICIARY'S NAME: ${d.person.name.toUpperCase()}</b></p><p>Your Social Security benefits will increase by 2.8 percent in 2026 because of a rise in the cost of living. You can use this letter as proof of your benefit amount if you need to apply for food, rent, or energy assistance.</p>
      <h3>How Much You Will Get</h3>${pairs(
        [
          ["Your monthly benefit before deductions", $(d.full)],
          ["Deductions:", ""],
          [
            "&nbsp;&nbsp; Medicare Medical Insurance (If you did not have Medicare, you pay $0.00)",
            `-${$(d.medicare)}`,
          ],
          ["&nbsp;&nbsp; Medicare Prescription Drug Plan", "-$0.00"],
          ["&nbsp;&nbsp; U.S. Federal tax withholding", "-$0.00"],
          ["&nbsp;&nbsp; Voluntary Federal tax withholding", "-$0.00"],
          [
            `<b>After we take any other deductions, you will receive on or about ${date.long(january)}</b>`,
            `<b>${$(d.paid)}</b>`,
          ],
        ],
        "style='width:85%;margin:auto'",
      )}<p>Your benefit was ${$(Math.floor(d.full / 1.028 / 10) * 10)} a month in 2025. If you disagree with any of these amounts, you must write to us within 60 days. We will deposit the payment into your account; if you have a card, we will load the money onto it.</p>
      <h3>If You Work</h3><p>In 2026 you may earn up to $24,480 if you are under full retirement age all year. The limit is $65,160 in the year you reach it. We withhold $1 in benefits for every $2 above.</p><h3>Need more help?</h3><p>Visit www.ssa.gov, or call 1-800-772-1213 (TTY 1-800-325-0778) between 8 a.m. and 7 p.m.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Social Security Administration",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "Social Security Administration",
            payDate: january,
            frequency: "monthly",
            grossPay: decimal(d.full),
            netPay: decimal(d.paid),
          },
        ],
        allowed: { "income.0.federalTaxWithheld": ["0.00"], "income.0.taxYear": ["2026"] },
      },
    };
  },
};

export const skIncome: readonly Layout[] = [earnings, payslip, wageForm, newBenefit];
