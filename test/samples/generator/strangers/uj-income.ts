import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { $, digits, money2, start, sum } from "./uj-data.ts";

const plain = money.plain;
const part = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** A public pension's monthly advice: gross, deductions, net, each for the month and the year. */
const pension: Layout = {
  name: "uj-income-pension-advice",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 31);
    const month = Number(day.slice(5, 7));
    const first = `${day.slice(0, 7)}-01`;
    const paid = first;
    const earned = addDays(first, -1);
    const count = month;
    const base = random.whole(148_000, 395_000);
    const cola = part(base, random.whole(2, 9));
    const survivor = random.chance(0.3) ? 4_150 : 0;
    const gross = base + cola + survivor;
    const federal = part(gross, random.whole(7, 13));
    const state = random.chance(0.6) ? part(gross, random.whole(2, 4)) : 0;
    const health = random.whole(4_200, 31_000);
    const dental = random.chance(0.5) ? random.whole(1_800, 6_900) : 0;
    const dues = random.chance(0.4) ? 300 : 0;
    const deductions = [
      ["Federal Tax", federal],
      ["State Tax", state],
      ["Health - Medicare Advantage", health],
      ["Dental", dental],
      ["Retired Employees Assn", dues],
    ] as const;
    const taken = sum(deductions.map(([, amount]) => amount));
    const net = gross - taken;
    const id = digits(random, 10);
    const line = (name: string, amount: number) => [name, plain(amount), plain(amount * count)];
    const html = document(
      `${BASE}body{font:9.4pt Arial,sans-serif;color:#1d2733}.bar{background:#1f4e79;color:#fff;padding:8px 14px}.bar b{font-size:17pt;letter-spacing:1px}.i{border:1px solid #1f4e79;margin:10px 0}.i td,.i th{border:1px solid #9fb7cf;padding:4px 8px}.i th{background:#e6eef6;font-size:8pt}.t th{border-bottom:2px solid #1f4e79;padding:3px 6px}.t td{padding:3px 6px;border-bottom:1px dotted #999}.t,.tot{table-layout:fixed}.tot td{font-weight:bold;background:#e6eef6;padding:5px 6px}h3{margin:12px 0 3px;color:#1f4e79;font-size:10.5pt}p{margin:5px 0}`,
      `<div class="row bar"><div><b>OPRS</b><br>Ozark Public Retirement System</div><div class=r>Statement of Benefit Payment<br>P.O. Box 1652, Jefferson City, MO 65102<br>888 OPRS (or 888-555-0177)</div></div>
      ${grid("llll", ["Payee", "Payee ID", "Issue Date", "Benefit Period"], [[`${person.name}<br>${person.street}<br>${person.town}`, `XXXXXX${id.slice(-4)}`, date.slash(paid), date.monthYear(earned)]], "class=i")}
      <p>Your monthly retirement benefit has been electronically deposited. This is not a check and is not negotiable.</p>
      <h3>Benefit</h3>
      ${grid("lrr", ["Description", "Current", "Year to Date"], [line("Base Allowance", base), line("Cost-of-Living Adjustment", cola), ...(survivor > 0 ? [line("Purchasing Power Supplement", survivor)] : [])], "class=t")}
      ${grid("lrr", [], [line("Gross Benefit", gross)], "class=tot")}
      <h3>Deductions</h3>
      ${grid(
        "lrr",
        ["Description", "Current", "Year to Date"],
        deductions.filter(([, amount]) => amount > 0).map(([name, amount]) => line(name, amount)),
        "class=t",
      )}
      ${grid("lrr", [], [line("Total Deductions", taken), line("Net Benefit", net)], "class=tot")}
      <h3>Direct Deposit</h3>
      ${grid("lllr", ["Financial Institution", "Account Type", "Account Number", "Amount"], [["First Harbor Bank", "Checking", `XXXXXX${digits(random, 4)}`, plain(net)]], "class=i")}
      <h3>Tax Withholding Election</h3>
      ${pairs(
        [
          ["Federal", `Married filing jointly; additional $0.00`],
          ["Remaining tax-free contributions", plain(random.whole(200_000, 900_000))],
        ],
        'class=t style="width:60%"',
      )}
      <p class=small>Cost-of-living adjustments are paid beginning with the May 1 warrant of each year. To change your address, withholding or direct deposit, log in to your account at oprs.example. If a member dies, please notify us promptly; payments issued after the date of death must be returned. Form 1099-R is mailed by the end of January.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Ozark Public Retirement System",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "Ozark Public Retirement System",
            payDate: paid,
            frequency: "monthly",
            grossPay: money2(gross),
            netPay: money2(net),
            ytdGross: money2(gross * count),
            ytdNet: money2(net * count),
          },
        ],
        allowed: {
          institution: ["OPRS"],
          "income.0.payer": ["OPRS"],
          "income.0.kind": ["other", "paystub"],
          "income.0.federalTaxWithheld": [money2(federal), money2(federal * count)],
          "income.0.periodStart": [`${earned.slice(0, 7)}-01`],
          "income.0.periodEnd": [earned],
        },
      },
    };
  },
};

/** A state's unemployment award: a weekly amount, a ceiling, and the quarters' wages by employer. */
const award: Layout = {
  name: "uj-income-state-award",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 32);
    const weekly = random.whole(180, 450) * 100;
    const begins = addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 7) % 7) - 7);
    const ends = addDays(begins, 363);
    const weeks = 26;
    const year = Number(day.slice(0, 4)) - 1;
    const high = weekly * 26;
    const jobs = random.chance(0.4)
      ? ["LARKSPUR FOODS INC", "TERRAVISTA LOGISTICS LLC"]
      : [random.pick(["GOLDEN POPPY HOTELS LP", "BAYLINE ELECTRIC CO"])];
    const wages = jobs.map((name, index) => ({
      name,
      quarters: [0, 1, 2, 3].map((quarter) =>
        index === 0 && quarter === 2
          ? high - (jobs.length > 1 ? 41_000 : 0)
          : index > 0 && quarter === 2
            ? 41_000
            : random.whole(index > 0 ? 20_000 : 90_000, Math.round(high * (index > 0 ? 0.14 : 0.8))),
      ),
    }));
    const columns = [0, 1, 2, 3].map((quarter) => sum(wages.map((job) => job.quarters[quarter] ?? 0)));
    const html = document(
      `${BASE}body{font:9.6pt Arial,sans-serif;color:#000}.h{border-bottom:2px solid #000;padding-bottom:6px}.logo{font:bold 22pt "Arial Black",Arial;letter-spacing:2px}.n{margin:12px 0}.n td{padding:5px 4px;border-bottom:1px solid #000}.n td:first-child{width:6%;font-weight:bold}.t th{border:1px solid #000;padding:3px 5px;font-size:8pt;background:#eee}.t td{border:1px solid #000;padding:3px 5px;font-size:8.6pt}p{margin:6px 0}h3{font-size:11pt;margin:12px 0 4px}`,
      `<div class="row h"><div><span class=logo>SDWD</span><br>State Department of Workforce Development</div><div class=r><b>NOTICE OF UNEMPLOYMENT INSURANCE AWARD</b><br>Mail Date: ${date.slash(day)}<br>Customer Account Number: ${digits(random, 10)}<br>SSN (last 4): ${digits(random, 4)}</div></div>
      <div style="margin:14px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
      <p>You filed an Unemployment Insurance (UI) claim. The amounts below are based on the wages your employer(s) reported. This notice does not mean you have been found eligible for benefits.</p>
      <table class=n>${[
        ["1.", "Claim Beginning Date:", date.slash(begins)],
        ["2.", "Claim Ending Date:", date.slash(ends)],
        ["3.", "Maximum Benefit Amount:", $(weekly * weeks)],
        ["4.", "Weekly Benefit Amount:", $(weekly)],
        ["5.", "Total Wages:", $(sum(columns))],
        ["6.", "Highest Quarter Earnings:", $(Math.max(...columns))],
      ]
        .map(
          ([item, label, value]) =>
            `<tr><td>${item}</td><td>${label}</td><td class=r><b>${value}</b></td></tr>`,
        )
        .join("")}</table>
      <p>8. This item will show either the amount you must earn in employment to qualify for a later claim or information about your eligibility. You must look for full-time work each week. Keep a record of your work search.</p>
      <h3>9. Employee's Wages for the Quarter Ending:</h3>
      ${grid("lrrrr", ["Employer", `03/31/${year}`, `06/30/${year}`, `09/30/${year}`, `12/31/${year}`], [...wages.map((job) => [job.name, ...job.quarters.map((amount) => plain(amount))]), ["10. TOTALS", ...columns.map((amount) => plain(amount))]], "class=t")}
      <h3>Important</h3>
      <p>If any of the wages are not correct, or if wages or an employer are missing, you must contact us within 30 days of the mail date of this notice. Your benefits are taxable. If you asked us to withhold federal income tax, 10 percent is deducted from each weekly payment. You will receive a Form 1099-G in January.</p>
      <p>You may earn $25.00 or 25 percent of your weekly wages, whichever is greater, before your weekly benefit is reduced. You must certify for benefits every two weeks at sdwd.example or by calling 1-866-555-0137.</p>
      <p class=small>DE 429Z Rev. 11 (6-24) (INTERNET) &nbsp;&nbsp;&nbsp; Page 1 of 2 &nbsp;&nbsp;&nbsp; CU &nbsp; P.O. Box 826880, Sacramento, CA 94280</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "State Department of Workforce Development",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "State Department of Workforce Development",
            frequency: "weekly",
            grossPay: money2(weekly),
          },
        ],
        allowed: {
          institution: ["SDWD"],
          "income.0.payer": ["SDWD"],
          "income.0.periodStart": [begins],
          "income.0.periodEnd": [ends],
        },
      },
    };
  },
};

export const incomeLayouts: readonly Layout[] = [pension, award];
