import { alsoNamed, document, type Layout } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, rng, total } from "./hw-data.ts";

const $ = money.dollar;
const plain = money.plain;
const STYLE =
  "td,th{vertical-align:top;padding:1.5px 4px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:20px}.f>*{flex:1}.n{font-size:7pt}";

const stub: Layout = {
  name: "hw-income-stub-larkspur",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 31);
    const person = makePerson(random);
    const payer = random.pick(["LARKSPUR FOODS GROUP INC", "TRI-RIVER HOSPITAL SYSTEM", "ODELL & MARSH LLC"]);
    const run = random.whole(4, 24);
    const payDate = addDays("2026-01-09", (run - 1) * 14);
    const end = addDays(payDate, -6);
    const start = addDays(end, -13);
    const rate = random.whole(2_150, 5_480);
    const regular = rate * 80;
    const hours = random.chance(0.5) ? random.whole(1, 9) : 0;
    const overtime = Math.round(rate * 1.5 * hours);
    const bonus = random.chance(0.25) ? random.whole(3, 15) * 10_000 : 0;
    const gross = regular + overtime + bonus;
    const olderOvertime = hours > 0 ? Math.round(rate * 1.5 * random.whole(2, 30)) : 0;
    const ytdGross = regular * run + overtime + olderOvertime + bonus;
    const share = ytdGross - gross;
    const medical = random.whole(4_200, 15_900);
    const saved = Math.round(gross * 0.06);
    const savedYear = saved + Math.round(share * 0.06);
    const taxed = (percent: number) => {
      const now = Math.round((gross * percent) / 100);
      return [now, now + Math.round((share * percent) / 100)] as const;
    };
    const statutory = (
      [
        ["Federal Income Tax", 9.8],
        ["Social Security Tax", 6.2],
        ["Medicare Tax", 1.45],
        ["IL State Income Tax", 4.6],
      ] as const
    ).map(([label, percent]) => ({ label, amounts: taxed(percent) }));
    const other = [
      { label: "401K", amounts: [saved, savedYear] as const },
      { label: "Medical Pre Tax*", amounts: [medical, medical * run] as const },
    ];
    const net = gross - total([...statutory, ...other].map((line) => line.amounts[0]));
    const account = digits(random, 4);
    const federal = statutory[0]?.amounts ?? [0, 0];
    const cut = (line: { readonly label: string; readonly amounts: readonly [number, number] }) =>
      `<tr><td></td><td colspan=2>${line.label}</td><td class=r>-${plain(line.amounts[0])}</td><td class=r>${plain(line.amounts[1])}</td></tr>`;
    const earned = (label: string, cells: readonly string[]) =>
      `<tr><td>${label}</td>${cells.map((cell) => `<td class=r>${cell}</td>`).join("")}</tr>`;
    const shown = payer.replace("&", "&amp;");
    const body = `<div class=f><div><table class=co style="width:320px"><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td></tr><tr><td>${random.pick(["K7L", "9QX", "H2B"])}</td><td>${digits(random, 6)}</td><td>${digits(random, 6)}</td><td>${digits(random, 5)}</td><td>${digits(random, 10)}</td></tr></table><p><i>${shown}</i><br><i>1400 COMMERCE PARKWAY</i><br><i>NAPERVILLE, IL 60563</i></p></div><div><h1>Earnings Statement</h1><table style="width:260px"><tr><td>Period Beginning:</td><td class=r>${date.slash(start)}</td></tr><tr><td>Period Ending:</td><td class=r>${date.slash(end)}</td></tr><tr><td>Pay Date:</td><td class=r>${date.slash(payDate)}</td></tr></table></div></div>
<div class=f style="margin:14px 0 24px"><div class=n>Filing Status: Single/Married filing separately<br>Exemptions/Allowances:<br>&nbsp; Federal: Standard Withholding Table<br>&nbsp; IL: 1</div><div><b>${person.name}</b><br><b>${person.street}</b><br><b>${person.town}</b></div></div>
<div class=f><table style="flex:1.6"><tr class=h><th>Earnings</th><th class=r>rate</th><th class=r>hours</th><th class=r>this period</th><th class=r>year to date</th></tr>${earned("Regular", [`${decimal(rate)}00`, "80.00", plain(regular), plain(regular * run)])}${hours > 0 ? earned("Overtime", [((rate * 1.5) / 100).toFixed(4), `${hours}.00`, plain(overtime), plain(overtime + olderOvertime)]) : ""}${bonus > 0 ? earned("Bonus", ["", "", plain(bonus), plain(bonus)]) : ""}<tr class=t><td></td><td colspan=2><b>Gross Pay</b></td><td class=r><b>${$(gross)}</b></td><td class=r>${plain(ytdGross)}</td></tr>
<tr class=h><th>Deductions</th><th colspan=4>Statutory</th></tr>${statutory.map(cut).join("")}<tr><td></td><td colspan=4 class=o>Other</td></tr>${other.map(cut).join("")}<tr class=t><td></td><td colspan=2><b>Net Pay</b></td><td class=r><b>${$(net)}</b></td><td></td></tr><tr><td></td><td colspan=2>Checking</td><td class=r>-${plain(net)}</td><td></td></tr><tr class=t><td></td><td colspan=2><b>Net Check</b></td><td class=r><b>$0.00</b></td><td></td></tr></table>
<div><table><tr class=h><th>Other Benefits and<br>Information</th><th class=r>this period</th><th class=r>total to date</th></tr><tr><td>Group Term Life</td><td class=r>4.12</td><td class=r>${plain(412 * run)}</td></tr><tr><td>401K Match</td><td class=r>${plain(Math.round(saved / 2))}</td><td class=r>${plain(Math.round(savedYear / 2))}</td></tr><tr><td>Pto Balance</td><td></td><td class=r>${random.whole(12, 140)}.50</td></tr><tr><td>Totl Hrs Worked</td><td class=r>${80 + hours}.00</td><td></td></tr></table><p><b>Important Notes</b><br>YOUR COMPANY PHONE NUMBER IS 630-555-0190<br>BASIS OF PAY: HOURLY<br>OPEN ENROLLMENT BEGINS NOVEMBER 1</p></div></div>
<p class=n>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${$(gross - saved - medical)}</p>
<div class=slip><div class=f><div>${shown}<br>1400 COMMERCE PARKWAY<br>NAPERVILLE, IL 60563</div><div>Advice number: &nbsp; ${digits(random, 11)}<br>Pay date: &nbsp; ${date.slash(payDate)}</div></div><br><table><tr><td><b>Deposited to the account of</b></td><td>account number</td><td>transit ABA</td><td class=r>amount</td></tr><tr><td>${person.name}</td><td>xxxxxx${account}</td><td>xxxx xxxx</td><td class=r>${$(net)}</td></tr></table><p class=void>NON-NEGOTIABLE</p></div>`;
    const style = `${STYLE}body{font:9pt Arial,sans-serif}h1{font:bold 17pt Arial;margin:0 0 6px}.co td{font-size:7pt;border-left:1px solid #999}.h th{border-bottom:2px solid #000;padding-top:8px}.t td{border-top:1px solid #000}.o{font-style:italic;border-bottom:1px solid #ccc}.slip{border-top:1px dashed #000;background:#f3f6fa;margin-top:70px;padding:14px}.void{text-align:center;font:bold 16pt Arial;letter-spacing:6px;color:#8a96a8}`;
    return {
      html: document(style, body),
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer,
            payDate,
            periodStart: start,
            periodEnd: end,
            frequency: "biweekly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(ytdGross),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": federal.map(decimal),
          "income.0.wages": [decimal(gross - saved - medical)],
        },
      },
    };
  },
};

const wageYear: Layout = {
  name: "hw-income-w2-summary",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 32);
    const person = makePerson(random);
    const payer = random.pick([
      "HARGROVE TIMBER CO",
      "NORTHLAKE SCHOOL DISTRICT 44",
      "VELLORA SOFTWARE INC",
      "MCADAMS DINER LLC",
    ]);
    const year = random.pick(["2023", "2024", "2025"]);
    const gross = random.whole(3_100_000, 11_800_000);
    const saved = random.chance(0.7) ? Math.round(gross * 0.05) : 0;
    const cafe = random.whole(90_000, 420_000);
    const wages = gross - saved - cafe;
    const social = gross - cafe;
    const federal = Math.round(wages * 0.104);
    const socialTax = Math.round(social * 0.062);
    const medicareTax = Math.round(social * 0.0145);
    const stateTax = Math.round(wages * 0.0425);
    const ein = `${digits(random, 2)}-${digits(random, 7)}`;
    const box = (label: string, value: string, extra = "") =>
      `<td ${extra}><span class=k>${label}</span><br>${value}</td>`;
    const copy = (title: string) =>
      `<table class=w2><tr>${box("d Control number", `${digits(rng(seed, 33), 6)} R8/KQ2`)}${box("Dept.", digits(rng(seed, 34), 6))}${box("1 Wages, tips, other comp.", decimal(wages))}${box("2 Federal income tax withheld", decimal(federal))}</tr><tr>${box("c Employer's name, address, and ZIP code", `${payer}<br>880 FOUNDRY STREET<br>GRAND RAPIDS MI 49504`, "colspan=2 rowspan=2")}${box("3 Social security wages", decimal(social))}${box("4 Social security tax withheld", decimal(socialTax))}</tr><tr>${box("5 Medicare wages and tips", decimal(social))}${box("6 Medicare tax withheld", decimal(medicareTax))}</tr><tr>${box("b Employer's FED ID number", ein)}${box("a Employee's SSA number", `XXX-XX-${digits(rng(seed, 35), 4)}`)}${box("7 Social security tips", "")}${box("8 Allocated tips", "")}</tr><tr>${box("e/f Employee's name, address and ZIP code", `${person.name}<br>${person.street}<br>${person.town}`, "colspan=2 rowspan=3")}${box("9", "")}${box("10 Dependent care benefits", "")}</tr><tr>${box("11 Nonqualified plans", "")}${box("12a See instructions for box 12", saved > 0 ? `D &nbsp; ${decimal(saved)}` : "")}</tr><tr>${box("14 Other", "")}${box("12b", `DD &nbsp; ${decimal(cafe * 3)}`)}</tr><tr>${box("15 State Employer's state ID no.", `MI ${ein.replace("-", "")}`, "colspan=2")}${box("16 State wages, tips, etc.", decimal(wages))}${box("17 State income tax", decimal(stateTax))}</tr><tr><td colspan=4 class=ft>${title}<br><b>W-2</b> Wage and Tax Statement <b>${year}</b> &nbsp; OMB No. 1545-0008 &nbsp; Dept. of the Treasury - IRS</td></tr></table>`;
    const row = (label: string, amounts: readonly number[]) =>
      `<tr><td>${label}</td>${amounts.map((amount) => `<td class=r>${plain(amount)}</td>`).join("")}</tr>`;
    const body = `<h1>${year} W-2 and EARNINGS SUMMARY</h1><p class=n>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><div class=sum><p><b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b></p><table><tr><th></th><th class=r>Wages, Tips, other<br>Compensation<br>Box 1 of W-2</th><th class=r>Social Security<br>Wages<br>Box 3 of W-2</th><th class=r>Medicare<br>Wages<br>Box 5 of W-2</th><th class=r>MI. State Wages,<br>Tips, Etc.<br>Box 16 of W-2</th></tr>${row("Gross Pay", [gross, gross, gross, gross])}${saved > 0 ? `<tr><td>Less 401(k) (D-Box 12)</td><td class=r>${plain(saved)}</td><td class=r>N/A</td><td class=r>N/A</td><td class=r>${plain(saved)}</td></tr>` : ""}${row("Less Other Cafe 125", [cafe, cafe, cafe, cafe])}${row("<b>Reported W-2 Wages</b>", [wages, social, social, wages])}</table><p><b>2. Employee Name and Address.</b></p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><p class=n>Fold and detach here</p><div class=f>${copy("Copy C for employee's records.")}${copy("Copy B to be filed with employee's Federal Income Tax Return.")}</div><p class=n>This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.</p>`;
    const style = `${STYLE}body{font:8.5pt Arial,sans-serif}h1{font-size:14pt;border-bottom:2px solid #000}.sum{background:#e4eefb;padding:10px;margin:8px 0 14px}.w2{table-layout:fixed;font-size:7.5pt}.w2 td{border:1px solid #000;height:30px}.k{font-size:5.5pt}.ft{text-align:center}.f{gap:10px;margin-top:8px}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "income",
          institution: payer,
          accounts: [],
          transactions: [],
          income: [
            { kind: "w2", payer, taxYear: year, wages: decimal(wages), federalTaxWithheld: decimal(federal) },
          ],
          allowed: {
            "income.0.frequency": ["annual"],
            "income.0.grossPay": [decimal(gross)],
            "income.0.ytdGross": [decimal(gross)],
          },
        },
        payer,
      ),
    };
  },
};

export const hwIncome: readonly Layout[] = [stub, wageYear];
