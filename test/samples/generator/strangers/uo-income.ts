import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, percentOf, plain, start, sum } from "./uo-data.ts";

/** A big retailer's fortnightly stub: narrow blocks in typewriter columns, this period beside the year. */
const retailer: Layout = {
  name: "uo-stub-big-retailer",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, last4 } = start(seed, 12);
    const year = random.pick(["2025", "2026"]);
    const run = random.whole(3, 20);
    const end = addDays(`${year}-01-02`, 14 * run);
    const begin = addDays(end, -13);
    const pay = addDays(end, 6);
    const rate = random.whole(1_550, 2_475);
    const hours = random.whole(5_200, 8_000);
    const extra = random.chance(0.5) ? random.whole(50, 600) : 0;
    const overtime = Math.round(rate * 1.5);
    const earned = [
      { name: "REGULAR EARNINGS", rate: $(rate), hours, now: Math.round((rate * hours) / 100) },
      ...(extra > 0
        ? [
            {
              name: "OVERTIME EARNINGS",
              rate: $(overtime),
              hours: extra,
              now: Math.round((overtime * extra) / 100),
            },
          ]
        : []),
      ...(random.chance(0.4) ? [{ name: "SUNDAY PREMIUM", rate: "$1.00", hours: 800, now: 800 }] : []),
    ].map((row) => ({
      ...row,
      ytdHours: row.hours * run - random.whole(0, 9) * 10,
      ytd: percentOf(row.now * run, random.whole(86, 99)),
    }));
    const gross = sum(earned.map((row) => row.now));
    const ptoYtd = run > 6 ? Math.round((rate * 2_400) / 100) : 0;
    const grossYtd = sum(earned.map((row) => row.ytd)) + ptoYtd;
    const share = (percent: number) => [percentOf(gross, percent), percentOf(grossYtd, percent)] as const;
    const flat = (amount: number) => [amount, amount * (run - 1)] as const;
    const taxes = [
      ["FEDERAL W/H", ...share(random.whole(5, 9))],
      ["SOCIAL SECURITY", ...share(6.2)],
      ["MEDICARE", ...share(1.45)],
      ["STATE W/H", ...share(random.whole(2, 4))],
    ] as const;
    const other = [
      ["MEDICAL", ...flat(random.whole(3_100, 7_900))],
      ["DENTAL", ...flat(random.whole(600, 1_500))],
      ["401K", ...share(random.whole(3, 6))],
      ["STOCK PURCHASE", ...flat(1_500)],
    ] as const;
    const [tax, taxYtd] = [sum(taxes.map((t) => t[1])), sum(taxes.map((t) => t[2]))];
    const [less, lessYtd] = [sum(other.map((t) => t[1])), sum(other.map((t) => t[2]))];
    const net = gross - tax - less;
    const netYtd = grossYtd - taxYtd - lessYtd;
    const h = (value: number) => plain(value);
    return {
      html: document(
        `${BASE}body{font:8.5pt "Liberation Mono","Courier New",monospace}.lg{font:bold 19pt Arial;color:#1a3f94}.bx{border:1px solid #000;margin-top:8px}.bx h4{margin:0;background:#ddd;padding:2px 5px;border-bottom:1px solid #000}.bx td,.bx th{padding:2px 5px}.tot td{border-top:1px solid #000;font-weight:bold}`,
        `<div class=row><div><div class=lg>Marlowmart</div>MARLOWMART ASSOCIATES, LLC<br>508 SW 8TH STREET, BENTON, AR 72015</div><div>${pairs(
          [
            ["ADVICE #", String(random.whole(40_000_000, 89_999_999))],
            ["DEPOSIT DATE", date.slash(pay)],
            ["PAY PERIOD BEGIN", date.slash(begin)],
            ["PAY PERIOD END", date.slash(end)],
            ["FACILITY", `0${random.whole(1000, 5999)}`],
          ],
        )}</div></div>
<div class="bx row" style="padding:4px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>WIN: 22${random.whole(1_000_000, 8_999_999)}<br>TITLE: STOCKING ASSOCIATE<br>PAY RATE: ${$(rate)} HOURLY</div><div>FED FILING STATUS: SINGLE<br>STATE EXEMPTIONS: 01<br>ADDL W/H: $0.00</div></div>
<div class=bx><h4>HOURS AND EARNINGS</h4>${grid(
          "lrrrrr",
          ["DESCRIPTION", "RATE", "HOURS", "EARNINGS", "YTD HOURS", "YEAR TO DATE"],
          [
            ...earned.map((row) => [
              row.name,
              row.rate,
              h(row.hours),
              $(row.now),
              h(row.ytdHours),
              $(row.ytd),
            ]),
            ...(ptoYtd > 0 ? [["PTO", $(rate), "0.00", "$0.00", "24.00", $(ptoYtd)]] : []),
            ["<b>GROSS PAY</b>", "", "", `<b>${$(gross)}</b>`, "", `<b>${$(grossYtd)}</b>`],
          ],
        )}</div>
<div class=row><div class=bx><h4>TAXES</h4>${grid("lrr", ["", "THIS PERIOD", "YEAR TO DATE"], [...taxes.map(([n, a, b]) => [n, $(a), $(b)]), ["<b>TOTAL TAXES</b>", $(tax), $(taxYtd)]])}</div>
<div class=bx><h4>DEDUCTIONS</h4>${grid("lrr", ["", "THIS PERIOD", "YEAR TO DATE"], [...other.map(([n, a, b]) => [n, $(a), $(b)]), ["<b>TOTAL DEDUCTIONS</b>", $(less), $(lessYtd)]])}</div></div>
<div class=bx><h4>NET PAY</h4>${grid("lrr", ["", "THIS PERIOD", "YEAR TO DATE"], [["<b>NET PAY</b>", `<b>${$(net)}</b>`, `<b>${$(netYtd)}</b>`]])}</div>
<div class=bx><h4>DIRECT DEPOSIT</h4>${grid("lllr", ["PAYEE", "TYPE", "ACCOUNT #", "AMOUNT"], [["FIRST SUMMIT BANK", "CHECKING", `XXXXXX${last4}`, $(net)]])}</div>
<div class=row><div class=bx><h4>PTO (HOURS)</h4>${pairs([
          ["AVAILABLE", `${random.whole(4, 60)}.50`],
          ["PROTECTED PTO", `${random.whole(2, 40)}.25`],
        ])}</div><div class=bx><h4>COMPANY PAID</h4>${pairs([
          ["401K MATCH", $(other[2][1])],
          ["BASIC LIFE", "$1.12"],
        ])}</div></div>
<p>THIS IS A STATEMENT OF EARNINGS AND DEDUCTIONS. NON-NEGOTIABLE. KEEP FOR YOUR RECORDS. REPORT ANY PAY CONCERN TO YOUR PEOPLE LEAD OR CALL ASSOCIATE PAYROLL 800-555-0190.</p>`,
      ),
      truth: {
        documentType: "income",
        institution: "Marlowmart",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Marlowmart",
            payDate: pay,
            periodStart: begin,
            periodEnd: end,
            frequency: "biweekly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(grossYtd),
            ytdNet: decimal(netYtd),
          },
        ],
        allowed: {
          institution: ["MARLOWMART ASSOCIATES, LLC"],
          "income.0.payer": ["MARLOWMART ASSOCIATES, LLC"],
          "income.0.federalTaxWithheld": [decimal(taxes[0][1]), decimal(taxes[0][2])],
        },
      },
    };
  },
};

/** A payroll service's W-2 sheet: earnings summary in one quarter, three copies of the form in the others. */
const wageSheet: Layout = {
  name: "uo-w2-payroll-service",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const year = random.pick(["2024", "2025"]);
    const gross = random.whole(3_100_000, 13_900_000);
    const saved = random.chance(0.7) ? percentOf(gross, random.whole(3, 10)) : 0;
    const health = random.chance(0.8) ? random.whole(90_000, 420_000) : 0;
    const wages = gross - saved - health;
    const social = gross - health;
    const federal = percentOf(wages, random.whole(8, 15));
    const state = percentOf(wages, 4.25);
    const employer = random.pick([
      ["WINGATE MARINE SUPPLY INC", "2200 HARBOR RD", "MONROE, MI 48161"],
      ["BRIGHTLEAF PEDIATRICS PLLC", "81 CANTERBURY CT STE 2", "LANSING, MI 48910"],
      ["OKAFOR DESIGN BUILD LLC", "1460 FOUNDRY ST", "FLINT, MI 48502"],
    ] as const);
    const ein = `${random.whole(20, 88)}-${random.whole(1_000_000, 9_899_999)}`;
    const tail = String(random.whole(1_000, 9_899));
    const cell = (label: string, value: string, wide = false) =>
      `<div class="x${wide ? " w" : ""}"><span>${label}</span><div>${value}</div></div>`;
    const copy = (title: string, note: string) =>
      `<div class=q><div class=g>${cell("1 Wages, tips, other comp.", plain(wages))}${cell("2 Federal income tax withheld", plain(federal))}${cell("3 Social security wages", plain(social))}${cell("4 Social security tax withheld", plain(percentOf(social, 6.2)))}${cell("5 Medicare wages and tips", plain(social))}${cell("6 Medicare tax withheld", plain(percentOf(social, 1.45)))}${cell("d Control number &nbsp; Dept. &nbsp; Corp. &nbsp; Employer use only", `000${tail.slice(1)} K7/Q2L &nbsp; A &nbsp; 41`, true)}${cell("c Employer's name, address, and ZIP code", employer.join("<br>"), true)}${cell("b Employer's FED ID number", ein)}${cell("a Employee's SSA number", `XXX-XX-${tail}`)}${cell("7 Social security tips", "")}${cell("8 Allocated tips", "")}${cell("9", "")}${cell("10 Dependent care benefits", "")}${cell("11 Nonqualified plans", "")}${cell("12a See instructions for box 12", saved > 0 ? `D | ${plain(saved)}` : "")}${cell("14 Other", "")}${cell("12b", health > 0 ? `DD | ${plain(health * 3)}` : "")}${cell("e/f Employee's name, address and ZIP code", `${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`, true)}${cell("15 State &nbsp; Employer's state ID no.", `MI &nbsp; ${ein}`)}${cell("16 State wages, tips, etc.", plain(wages))}${cell("17 State income tax", plain(state))}${cell("18 Local wages, tips, etc.", "")}</div><div class=ft><b>${title}</b><span><b>W-2</b> Wage and Tax Statement <b>${year}</b></span></div><div class=n>${note} &nbsp; OMB No. 1545-0029</div></div>`;
    const line = (name: string, a: number, b: number, c: number) => [name, plain(a), plain(b), plain(c)];
    return {
      html: document(
        `${BASE}body{font:7pt Arial,sans-serif}.p{display:grid;grid-template-columns:1fr 1fr;gap:10px}.q{border:1px solid #000;padding:3px;height:4.85in;overflow:hidden}.g{display:grid;grid-template-columns:1fr 1fr}.x{border:.5px solid #000;padding:1px 3px;min-height:25px}.w{grid-column:1/3}.x span{font-size:5.5pt}.x div{font-size:8pt;padding-left:6px}.ft{display:flex;justify-content:space-between;margin-top:3px}.n{font-size:5.5pt}.e td,.e th{padding:3px 2px;font-size:6.6pt}.e th{vertical-align:bottom}`,
        `<div class=p><div class=q><div class=row><b style="font-size:11pt">${year} W-2 and EARNINGS SUMMARY</b><b style="font-size:14pt;text-align:right">Paymarrow</b></div><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><p>1. The following information reflects your final ${year} pay stub plus any adjustments submitted by your employer.</p>${pairs(
          [
            ["Gross Pay", plain(gross)],
            ["Fed. Income Tax Withheld &nbsp; Box 2 of W-2", plain(federal)],
            ["Social Security Tax Withheld &nbsp; Box 4 of W-2", plain(percentOf(social, 6.2))],
            ["Medicare Tax Withheld &nbsp; Box 6 of W-2", plain(percentOf(social, 1.45))],
            ["MI. State Income Tax &nbsp; Box 17 of W-2", plain(state)],
          ],
        )}<p>2. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</p>${grid(
          "lrrr",
          [
            "",
            "Wages, Tips, other Comp. Box 1 of W-2",
            "Social Security Wages Box 3 of W-2",
            "MI. State Wages Box 16 of W-2",
          ],
          [
            line("Gross Pay", gross, gross, gross),
            ...(saved > 0 ? [["Less 401(k) (D-Box 12)", plain(saved), "N/A", plain(saved)]] : []),
            ...(health > 0 ? [line("Less Other Cafe 125", health, health, health)] : []),
            line("<b>Reported W-2 Wages</b>", wages, social, wages),
          ],
          "class=e",
        )}<p>3. Employee Name and Address.</p><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><p>&copy; ${year} Paymarrow Payroll, Inc. &nbsp; PAGE 01 OF 01</p></div>
${copy("Copy C for employee's records.", "This information is being furnished to the Internal Revenue Service.")}${copy("Federal Filing Copy - Copy B", "Copy B to be filed with employee's Federal Income Tax Return.")}${copy("MI. State Filing Copy - Copy 2", "Copy 2 to be filed with employee's State Income Tax Return.")}</div>`,
      ),
      truth: {
        documentType: "income",
        institution: employer[0],
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer: employer[0],
            taxYear: year,
            wages: decimal(wages),
            federalTaxWithheld: decimal(federal),
          },
        ],
        allowed: {
          "income.0.grossPay": [decimal(gross)],
          "income.0.ytdGross": [decimal(gross)],
          "income.0.frequency": ["annual"],
        },
      },
    };
  },
};

export const uoIncome = [retailer, wageSheet];
