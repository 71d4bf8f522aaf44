import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { dollars, plain, start, sum } from "./ud-data.ts";

/** A ride-hailing company's weekly statement for its drivers. */
const driverWeek: Layout = {
  name: "ud-gig-weekly-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 21);
    const company = random.pick(["Hoppla", "Zuvio", "Rydello"]);
    const begin = addDays("2026-01-05", random.whole(0, 42) * 7);
    const end = addDays(begin, 7);
    const days = Array.from({ length: 7 }, (_, index) => ({
      day: addDays(begin, index),
      trips: random.chance(0.2) ? 0 : random.whole(3, 19),
    })).map((entry) => ({ ...entry, fare: entry.trips * random.whole(620, 1_480) }));
    const fare = sum(days.map((entry) => entry.fare));
    const trips = sum(days.map((entry) => entry.trips));
    const tip = random.whole(1_200, 9_800);
    const promotion = random.chance(0.6) ? random.whole(1, 8) * 1_000 : 0;
    const earnings = fare + tip + promotion;
    const tolls = random.chance(0.6) ? random.whole(300, 3_200) : 0;
    const cashOuts = random.chance(0.5) ? [random.whole(4_000, 12_000)] : [];
    const instant = sum(cashOuts);
    const bank = earnings + tolls - instant;
    const line = (label: string, amount: string, strong = false) =>
      `<div class=l style="${strong ? "font-weight:bold;border-bottom:1px solid #000" : ""}"><span>${label}</span><span>${amount}</span></div>`;
    const html = document(
      `${BASE}body{font:9.5pt Helvetica,Arial;color:#111}.l{display:flex;justify-content:space-between;padding:4px 0}.logo{font:bold 24pt Helvetica;letter-spacing:-1pt}.big{font:bold 30pt Helvetica;margin:4px 0}h3{margin:20px 0 4px;font-size:13pt}.g{background:#f3f3f3;padding:12px 16px;margin-top:16px}`,
      `<div class=row><div class=logo>${company}</div><div class=r>Weekly statement<br>Page 1 of 1</div></div>
<p>${escaped(person.name)}<br>${date.abbreviatedBare(begin)} 4 AM - ${date.abbreviatedBare(end)} 4 AM</p>
<div class=g>Your earnings<div class=big>${dollars(earnings)}</div><div class=row><div>Online<br><b>${random.whole(18, 52)} h ${random.whole(0, 59)} m</b></div><div>Trips<br><b>${trips}</b></div><div>Points<br><b>${trips * 3}</b></div></div></div>
<h3>Breakdown</h3>${line("Fare", dollars(fare))}${promotion > 0 ? line("Promotion", dollars(promotion)) : ""}${line("Tip", dollars(tip))}${line("Your earnings", dollars(earnings), true)}${tolls > 0 ? line("Refunds &amp; expenses (toll)", dollars(tolls)) : ""}
<h3>Balance</h3>${line(`Starting balance at ${date.abbreviatedBare(begin)} 4 AM`, "$0.00")}${line("Your earnings", dollars(earnings))}${tolls > 0 ? line("Refunds &amp; expenses", dollars(tolls)) : ""}${instant > 0 ? line("Payouts: Instant cash out", `-${dollars(instant)}`) : ""}${line("Payouts: Transferred to bank account", `-${dollars(bank)}`)}${line(`Ending balance at ${date.abbreviatedBare(end)} 4 AM`, "$0.00", true)}
<h3>Daily fares</h3>${grid(
        "lrr",
        ["Day", "Trips", "Fare"],
        days.map((entry) => [date.monthDay(entry.day), String(entry.trips), dollars(entry.fare)]),
      )}
<p class=small style="margin-top:22px">This statement is a summary of activity on the ${company} platform and is not a payslip. Customers paid a total of ${dollars(Math.round(fare * 1.36))} for these trips, of which ${dollars(Math.round(fare * 0.36))} went to ${company} service fees, government taxes and third-party insurance. Drivers are independent contractors; ${company} does not withhold taxes. Weekly statements are issued each Monday.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: company,
        accounts: [],
        transactions: [],
        transactionsOpen: true,
        income: [
          {
            kind: "other",
            payer: company,
            periodStart: begin,
            periodEnd: end,
            frequency: "weekly",
            grossPay: decimal(earnings),
          },
        ],
        allowed: {
          "income.0.kind": ["paystub"],
          "income.0.periodEnd": [addDays(end, -1)],
          "income.0.netPay": [decimal(earnings), decimal(bank), decimal(bank + instant)],
          "income.0.nonemployeeCompensation": [decimal(earnings)],
        },
      },
    };
  },
};

/** The wage and tax statement as the largest payroll bureau prints it: a summary and three copies on one sheet. */
const wageStatement: Layout = {
  name: "ud-w2-four-up",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 22);
    const employer = random.pick([
      "ANSELMO BROTHERS ELECTRIC CO",
      "VERIDYNE OPTICS CORPORATION",
      "PIKE STREET BAKERIES LLC",
    ]);
    const year = random.pick(["2024", "2025"]);
    const gross = random.whole(3_100_000, 11_800_000);
    const k401 = random.chance(0.7) ? Math.round(gross * 0.06) : 0;
    const cafe = random.whole(120_000, 420_000);
    const wages = gross - k401 - cafe;
    const social = gross - cafe;
    const federal = Math.round(wages * 0.124);
    const state = Math.round(wages * 0.0307);
    const control = `00${random.whole(1_000, 9_999)} R2/PX4`;
    const cell = (label: string, value: string, wide = "") =>
      `<td ${wide}><span class=k>${label}</span><br>${value}</td>`;
    const copy = (title: string) =>
      `<div class=w><table><tr>${cell("1&nbsp; Wages, tips, other comp.", decimal(wages))}${cell("2&nbsp; Federal income tax withheld", decimal(federal))}</tr><tr>${cell("3&nbsp; Social security wages", decimal(social))}${cell("4&nbsp; Social security tax withheld", decimal(Math.round(social * 0.062)))}</tr><tr>${cell("5&nbsp; Medicare wages and tips", decimal(social))}${cell("6&nbsp; Medicare tax withheld", decimal(Math.round(social * 0.0145)))}</tr><tr>${cell("d&nbsp; Control number &nbsp;&nbsp; Dept. &nbsp;&nbsp; Corp. &nbsp;&nbsp; Employer use only", `${control} &nbsp; 0100 &nbsp; A &nbsp; ${random.whole(10, 99)}`, "colspan=2")}</tr><tr>${cell("c&nbsp; Employer's name, address, and ZIP code", `${employer}<br>418 KEYSTONE AVE<br>READING PA 19601`, "colspan=2")}</tr><tr>${cell("b&nbsp; Employer's FED ID number", "23-4417702")}${cell("a&nbsp; Employee's SSA number", "XXX-XX-4471")}</tr><tr>${cell("7&nbsp; Social security tips", "")}${cell("8&nbsp; Allocated tips", "")}</tr><tr>${cell("9", "")}${cell("10&nbsp; Dependent care benefits", "")}</tr><tr>${cell("11&nbsp; Nonqualified plans", "")}${cell("12a See instructions for box 12", k401 > 0 ? `D | ${decimal(k401)}` : `DD | ${decimal(cafe)}`)}</tr><tr>${cell("14&nbsp; Other", `${decimal(Math.round(gross * 0.0007))} SUI`)}${cell("12b", k401 > 0 ? `DD | ${decimal(cafe * 3)}` : "")}</tr><tr>${cell("e/f Employee's name, address and ZIP code", `${escaped(person.name)}<br>${person.street}<br>${person.town}`, "colspan=2")}</tr><tr>${cell("15 State &nbsp; Employer's state ID no.", "PA &nbsp; 1844 0712")}${cell("16 State wages, tips, etc.", decimal(gross))}</tr><tr>${cell("17 State income tax", decimal(state))}${cell("18 Local wages, tips, etc.", decimal(gross))}</tr><tr>${cell("19 Local income tax", decimal(Math.round(gross * 0.01)))}${cell("20 Locality name", "READING")}</tr></table><div class=small>${title}<br><b style="font-size:11pt">W-2</b> Wage and Tax Statement <b style="font-size:11pt">${year}</b> &nbsp; OMB No. 1545-0029<br>Dept. of the Treasury - Internal Revenue Service</div></div>`;
    const sums = (label: string, one: number, two: number, three: number) => [
      label,
      plain(one),
      plain(two),
      plain(three),
    ];
    const html = document(
      `${BASE}body{font:7pt "Courier New",monospace}.k{font:5.2pt Arial}.w{border:1.5px solid #000;padding:0}.w td{border:1px solid #000;padding:0 3px;vertical-align:top;height:23px}.w td+td{padding-left:3px}.q{display:grid;grid-template-columns:1fr 1fr;gap:14px}.s{font:7.5pt Arial}.s h2{font-size:12pt;margin:0 0 6px}.s td,.s th{padding:3px 2px}`,
      `<div class=q><div class=s><h2>${year} W-2 and EARNINGS SUMMARY</h2><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><p><b>1.</b> Your Gross Pay was adjusted as follows to produce your W-2 Statement.</p>${grid("lrrr", ["", "Wages, Tips, other Compensation<br>Box 1 of W-2", "Social Security Wages<br>Box 3 of W-2", "Medicare Wages<br>Box 5 of W-2"], [sums("Gross Pay", gross, gross, gross), ...(k401 > 0 ? [["Less 401(k) (D-Box 12)", plain(k401), "N/A", "N/A"]] : []), sums("Less Other Cafe 125", cafe, cafe, cafe), sums("<b>Reported W-2 Wages</b>", wages, social, social)])}<p><b>2.</b> Employee Name and Address.</p><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p><p class=small>To change your Employee W-4 Profile Information, file a new W-4 with your payroll department.</p></div>${copy("Copy C for employee's records")}${copy("Copy B to be filed with employee's Federal Income Tax Return.")}${copy("PA. State Copy 2 to be filed with employee's State Income Tax Return.")}</div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: employer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer: employer,
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

/** The yearly notice of the new benefit amount. */
const newBenefit: Layout = {
  name: "ud-letter-new-benefit",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 23);
    const before = random.whole(1_080, 3_350) * 100 + random.whole(0, 9) * 10;
    const partB = 20_290;
    const partD = random.chance(0.4) ? random.whole(120, 620) * 10 : 0;
    const tax = random.chance(0.4) ? Math.round(before * 0.1) : 0;
    const net = Math.floor((before - partB - partD - tax) / 100) * 100;
    const pay = random.pick(["2026-01-14", "2026-01-21", "2026-01-28", "2026-01-02"]);
    const item = (label: string, amount: number) =>
      `<tr><td style="padding:3px 0 3px 24px">&bull; ${label}</td><td class=r>${dollars(amount)}</td></tr>`;
    const html = document(
      `${BASE}body{font:11pt "Times New Roman",serif;padding:0.3in 0.4in}h1{font-size:17pt;margin:0}h2{font-size:12.5pt;margin:16px 0 4px}p{margin:6px 0}`,
      `<div class=row><div><h1>Social Security Administration</h1><b style="font-size:14pt">Your New Benefit Amount</b></div></div>
<p style="text-align:right">Date: November 28, 2025<br>BNC#: 25B${random.whole(1_000, 9_999)}J${random.whole(10_000, 99_999)}-A</p>
<p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<p>Your Social Security benefits will increase by 2.8 percent in 2026 because of a rise in the cost of living. You can use this letter as proof of your benefit amount if you need to apply for food, rent, or energy assistance, or for other business. Keep this letter with your important financial records.</p>
<h2>How Much Will I Get And When?</h2><table>${item("Your monthly amount (before deductions) is", before)}${item("The amount we deduct for Medicare Medical Insurance is", partB)}<tr><td style="padding-left:38px" class=small>(If you did not have Medicare as of November 20, 2025, or if someone else pays your premium, we show $0.00.)</td><td></td></tr>${item("The amount we deduct for your Medicare Prescription Drug Plan is", partD)}<tr><td style="padding-left:38px" class=small>(We will notify you if the amount changes in 2026. If you did not elect withholding as of November 1, 2025, we show $0.00.)</td><td></td></tr>${item("The amount we deduct for voluntary federal tax withholding is", tax)}${item(`After we take any other deductions, you will receive <br>on or about ${date.long(pay)}`, net)}</table>
<p>If you disagree with any of these amounts, you must write to us within 60 days from the date you receive this letter. Or visit our website to appeal online. We round the amount you receive down to the whole dollar.</p>
<h2>What If I Have Questions?</h2><p>Please visit our website for more information and a variety of online services. You can also call 1-800-772-1213 and speak to a representative from 8 a.m. until 7 p.m., Monday through Friday. Hearing impaired callers may call TTY, 1-800-325-0778. If you are outside the United States, you can contact any U.S. embassy or consulate office.</p>
<h2>What Should I Know About Working?</h2><p>If you are younger than full retirement age all of 2026, we deduct $1 for each $2 you earn over $24,480. In the year you reach that age the limit is $65,160.</p>
<p class=small>Enclosure: Fact Sheet &nbsp; Form SSA-4926-SM-COLA (11-25) &nbsp; See Next Page</p>`,
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
            payDate: pay,
            frequency: "monthly",
            grossPay: decimal(before),
            netPay: decimal(net),
          },
        ],
        allowed: {
          institution: ["Social Security"],
          "income.0.payer": ["Social Security"],
          "income.0.federalTaxWithheld": [decimal(tax)],
        },
      },
    };
  },
};

/** Independent contractor's yearly form with the payer's cover page of a payments company. */
const contractorForm: Layout = {
  name: "ud-1099-nec-recipient",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 24);
    const payer = random.pick([
      "Kestridge Media Partners LLC",
      "BOLLARD & FINCH STAFFING INC",
      "Orrin Valley Courier Co.",
    ]);
    const year = random.pick(["2024", "2025"]);
    const amount = random.whole(210_000, 6_400_000);
    const held = random.chance(0.25) ? Math.round(amount * 0.24) : 0;
    const cell = (label: string, value: string, more = "") =>
      `<td ${more}><span class=k>${label}</span><br>${value}</td>`;
    const html = document(
      `${BASE}body{font:9pt "Courier New",monospace}.k{font:6.5pt Arial}.f td{border:1px solid #000;padding:2px 4px;vertical-align:top;height:42px}.f td+td{padding-left:4px}.i{font:8pt Arial;columns:2;margin-top:18px}`,
      `<p style="text-align:right;font:7pt Arial">&#9744; CORRECTED (if checked)</p><table class=f><tr>${cell("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${escaped(payer)}<br>71 DOCK SQUARE STE 900<br>PORTLAND, ME 04101<br>207-555-0162`, "rowspan=2 colspan=2 style='width:48%'")}${cell("OMB No. 1545-0116", `<b>Form 1099-NEC</b><br><span class=k>(Rev. January 2024) For calendar year</span><br>${year}`, "style='width:22%'")}<td style="font:bold 13pt Arial;text-align:right;width:30%">Nonemployee Compensation</td></tr><tr>${cell("1 Nonemployee compensation", `$ ${plain(amount)}`)}<td style="font:8pt Arial;text-align:right"><b>Copy B</b><br>For Recipient</td></tr>
<tr>${cell("PAYER'S TIN", "01-0552208")}${cell("RECIPIENT'S TIN", `XXX-XX-${random.whole(1_000, 9_999)}`)}${cell("2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale", "&#9744;", "colspan=1")}<td rowspan=4 style="font:7pt Arial">This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</td></tr>
<tr>${cell("RECIPIENT'S name", escaped(person.name), "colspan=2")}${cell("3 Excess golden parachute payments", "$")}</tr><tr>${cell("Street address (including apt. no.)", person.street, "colspan=2")}${cell("4 Federal income tax withheld", `$ ${plain(held)}`)}</tr><tr>${cell("City or town, state or province, country, and ZIP or foreign postal code", person.town, "colspan=2")}${cell("5 State tax withheld", "$ 0.00")}</tr><tr>${cell("Account number (see instructions)", `V-${random.whole(10_000, 99_999)}`, "colspan=2")}${cell("6 State/Payer's state no.", "ME 0147")}${cell("7 State income", `$ ${plain(amount)}`)}</tr></table>
<p class=k>Form <b>1099-NEC</b> (Rev. 1-2024) &nbsp; (keep for your records) &nbsp; www.irs.gov/Form1099NEC &nbsp; Department of the Treasury - Internal Revenue Service</p>
<div class=i><b>Instructions for Recipient</b><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F (Form 1040) if a sole proprietor, and complete Schedule SE (Form 1040).</p><p><b>Box 2.</b> If checked, consumer products totaling $5,000 or more were sold to you for resale.</p><p><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. Include this amount on your income tax return as tax withheld.</p><p><b>Boxes 5-7.</b> State income tax withheld reporting boxes.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "1099",
            payer,
            taxYear: year,
            nonemployeeCompensation: decimal(amount),
            federalTaxWithheld: decimal(held),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

export const udPapers: readonly Layout[] = [driverWeek, wageStatement, newBenefit, contractorForm];
