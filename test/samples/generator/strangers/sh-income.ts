import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Line, makePayday, type Pay, stubTruth, total, yearTruth } from "./income-data.ts";
import { layoutOf } from "./sh-data.ts";

const $ = money.dollar;
const m = money.plain;
const income = layoutOf("income", "income");

const EMPLOYERS = [
  "CORVALLIS COLD STORAGE, INC.",
  "Hearthway Home Health LLC",
  "Dunbar County Schools",
  "Sable & Finch Architects",
] as const;
const employed = (d: Pay, seed: number): Pay => ({
  ...d,
  employer: EMPLOYERS[seed % EMPLOYERS.length] ?? EMPLOYERS[0],
});

/** The largest payroll vendor's statement: earnings and statutory deductions in the left half, benefits and notes right, a voucher below. */
const vendor = income("vendor-statement", (seed) => {
  const d = employed(
    makePayday(seed + 3_151, ["biweekly", "weekly", "semimonthly"], {
      regular: "Regular",
      extra: ["Overtime", "Holiday"],
      federal: "Federal Income Tax",
      social: "Social Security Tax",
      medicare: "Medicare Tax",
      state: "OR State Income Tax",
      before: ["401K", "Med Pre Tax", "Den Pre Tax"],
      after: ["Life Ins", "Roth Ira Club"],
    }),
    seed,
  );
  const other = (line: Line) =>
    `<tr><td>${line.name}${d.before.includes(line) ? "*" : ""}</td><td class=r>-${m(line.current)}</td><td class=r>${m(line.ytd)}</td></tr>`;
  const html = document(
    `body{font:8.2pt "Liberation Sans"}${BASE}th{border-bottom:1.5px solid #000;font-size:7.6pt}.b td{padding:1.5px 3px}.hl{background:#e5e5e5;font-weight:bold}.v{border-top:1px dashed #777;margin-top:28px;padding-top:10px}`,
    `<div class=row><div class=small>CO. FILE DEPT. CLOCK VCHR. NO.<br>KX7 00${d.number.slice(0, 4)} 0200 0000${d.number.slice(-3)} 1</div><div><b style="font-size:15pt">Earnings Statement</b></div></div>
    <div class=row style="margin:10px 0"><div>${escaped(d.employer)}<br>${d.street}<br>${d.town}<p class=small>Filing Status: Single &nbsp; Federal: Std W/H Table<br>Social Security Number: XXX-XX-${d.number.slice(-4)}</p></div><div><table style="width:auto"><tr><td>Period Beginning:</td><td>${date.slash(d.start)}</td></tr><tr><td>Period Ending:</td><td>${date.slash(d.end)}</td></tr><tr><td>Pay Date:</td><td>${date.slash(d.payDate)}</td></tr></table><p>${d.employee}<br>${d.home}<br>${d.homeTown}</p></div></div>
    <div class=row><div style="flex:1.35"><table class=b><tr><th>Earnings</th><th class=r>rate</th><th class=r>hours</th><th class=r>this period</th><th class=r>year to date</th></tr>${d.earnings
      .map(
        (line) =>
          `<tr><td>${line.name}</td><td class=r>${line.rate ?? ""}</td><td class=r>${line.hours ?? ""}</td><td class=r>${m(line.current)}</td><td class=r>${m(line.ytd)}</td></tr>`,
      )
      .join(
        "",
      )}<tr class=hl><td colspan=3>Gross Pay</td><td class=r>${$(d.gross.current)}</td><td class=r>${m(d.gross.ytd)}</td></tr></table>
    <table class=b style="margin-top:10px"><tr><th>Deductions</th><th class=r></th><th class=r></th></tr><tr><td colspan=3><b>Statutory</b></td></tr>${d.taxes.map((line) => `<tr><td>${line.name}</td><td class=r>-${m(line.current)}</td><td class=r>${m(line.ytd)}</td></tr>`).join("")}<tr><td colspan=3><b>Other</b></td></tr>${[...d.before, ...d.after].map(other).join("")}<tr class=hl><td>Net Pay</td><td class=r>${$(d.net.current)}</td><td></td></tr><tr><td>Checking</td><td class=r>-${m(d.net.current)}</td><td></td></tr><tr class=hl><td>Net Check</td><td class=r>$0.00</td><td></td></tr></table><p class=small>* Excluded from federal taxable wages. Your federal taxable wages this period are ${$(d.taxable.current)}</p></div>
    <div><table class=b><tr><th>Other Benefits and Information</th><th class=r>this period</th><th class=r>total to date</th></tr>${d.employerPaid.map((line) => `<tr><td>${line.name}</td><td class=r>${m(line.current)}</td><td class=r>${m(line.ytd)}</td></tr>`).join("")}<tr><td>Vac Balance</td><td></td><td class=r>64.50</td></tr><tr><td>Sick Balance</td><td></td><td class=r>22.00</td></tr><tr><td>Total Hours</td><td class=r>${m(d.hours.current)}</td><td></td></tr></table><p><b>Important Notes</b><br>OPEN ENROLLMENT ENDS ${date.slash(addDays(d.payDate, 20))}. FSA MAXIMUM $3,400.00. CHECK YOUR ADDRESS FOR YOUR W-2.</p></div></div>
    <div class="v row"><div>${escaped(d.employer)}<br>${d.street}<br>${d.town}<p>Deposited to the account of<br>${d.employee}</p></div><div><table class=b><tr><td>Advice number:</td><td>0000${d.number}</td></tr><tr><td>Pay date:</td><td>${date.slash(d.payDate)}</td></tr></table>${grid(
      "llr",
      ["account number", "transit ABA", "amount"],
      [[`xxxxxx${d.number.slice(1, 5)}`, "xxxx xxxx", $(d.net.current)]],
    )}<p><b>NON-NEGOTIABLE</b></p></div></div>`,
  );
  return { html, truth: stubTruth(d, ["ytdNet", "frequency"]) };
});

/** A small firm's bookkeeping programme: three copies in one page are usual; here the stub with 'Current' and 'YTD', memo and net in words. */
const small = income("small-employer", (seed) => {
  const d = employed(
    makePayday(
      seed + 3_971,
      ["biweekly", "semimonthly", "monthly"],
      {
        regular: "Hourly",
        extra: ["Overtime (x1.5) hourly", "Tips reported"],
        federal: "Federal Withholding",
        social: "Social Security Employee",
        medicare: "Medicare Employee",
        state: "State - Withholding",
        before: ["SIMPLE IRA", "Health Insurance (pre-tax)"],
        after: ["Advance repaid"],
      },
      [1_500, 3_400],
    ),
    seed + 1,
  );
  const deductions = total(d.before, d.after);
  const taxes = total(d.taxes);
  const table = (title: string, lines: readonly Line[]) =>
    grid(
      "lrr",
      [title, "Current", "YTD Amount"],
      lines.map((line) => [escaped(line.name), m(line.current), m(line.ytd)]),
      "class=t",
    );
  const memo: Readonly<Record<string, string>> = {
    biweekly: "Every Other Week",
    semimonthly: "Twice a Month",
    monthly: "Monthly",
  };
  const html = document(
    `body{font:9pt "DejaVu Sans"}${BASE}.t{margin-bottom:12px}.t td,.t th{padding:2px 4px}.t th{background:#eee;font-weight:normal;font-size:8pt}`,
    `<div class=row style="border-bottom:1px solid;padding-bottom:6px"><div>${escaped(d.employer)}<br>${d.street}<br>${d.town}</div><div class=r>Direct Deposit ${d.number}<br>Schedule: ${memo[d.frequency] ?? ""}</div></div><p>Employee<br>${d.employee}, ${d.home}, ${d.homeTown}<br>***-**-${d.number.slice(0, 4)}</p><p>Pay Period: ${date.slash(d.start)} - ${date.slash(d.end)} &nbsp;&nbsp; Pay Date: ${date.slash(d.payDate)}</p>
    <div class=row><div>${grid(
      "lrrrr",
      ["Earnings and Hours", "Qty", "Rate", "Current", "YTD Amount"],
      [
        ...d.earnings.map((line) => [
          line.name,
          line.hours ?? "",
          line.rate ?? "",
          m(line.current),
          m(line.ytd),
        ]),
        ["", "", "", `<b>${m(d.gross.current)}</b>`, `<b>${m(d.gross.ytd)}</b>`],
      ],
      "class=t",
    )}${table("Employee Taxes", d.taxes)}</div><div style="flex:.8">${table("Deductions From Pay", [...d.before, ...d.after])}${table("Company Contributions", d.employerPaid)}</div></div>
    ${grid(
      "lrr",
      ["Summary", "Current", "YTD Amount"],
      [
        ["Total Pay", $(d.gross.current), $(d.gross.ytd)],
        ["Taxes", $(taxes.current), $(taxes.ytd)],
        ["Deductions", $(deductions.current), $(deductions.ytd)],
        ["<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, $(d.net.ytd)],
      ],
      "class=t style='width:50%'",
    )}<p>Memo: thanks for the extra Saturday! Next year's minimum wage will be $16.25.</p><p style="font-size:7pt">Powered by Ledgerling Payroll, $49.00 a month for small teams.</p>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A pension fund's notice of yearly adjustment: sentences, then a small list; last year's amount, a one-time sum and the spouse's share as decoys. */
const benefit = income("pension-adjustment", (seed) => {
  const random = seededRandom(seed * 41 + 31_601);
  const person = makePerson(random);
  const payDay = `2026-${String(random.whole(1, 9)).padStart(2, "0")}-01`;
  const letter = addDays(payDay, -random.whole(15, 26));
  const before = random.whole(70_000, 390_000);
  const gross = before + Math.round(before * 0.028);
  const tax = Math.round(gross * 0.1);
  const health = random.whole(4_000, 31_000);
  const net = gross - tax - health;
  const payer = "Great Plains Electrical Workers Pension Trust";
  const html = document(
    `@page{margin:1in}body{font:11pt/1.45 "Liberation Serif"}table{width:70%;margin:12px 0}td{padding:2px 0}.r{text-align:right}`,
    `<div style="text-align:center"><b style="font-size:15pt">${payer}</b><br>Benefit Office &middot; 2200 Douglas St, Omaha NE 68102 &middot; 402-555-0113</div><p>${date.long(letter)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p><b>About your monthly benefit</b> (member file ending ${random.whole(1_000, 9_899)})</p><p>Each year the trustees review benefits. Beginning with the payment of ${date.long(payDay)} your gross monthly benefit rises by 2.8%, from ${$(before)} to <b>${$(gross)}</b>. After what we withhold, <b>${$(net)}</b> will be deposited each month.</p>
    <table><tr><td>Gross monthly benefit</td><td class=r>${$(gross)}</td></tr><tr><td>Federal income tax withheld</td><td class=r>&ndash; ${$(tax)}</td></tr><tr><td>Retiree health plan</td><td class=r>&ndash; ${$(health)}</td></tr><tr><td><b>Net monthly deposit</b></td><td class=r><b>${$(net)}</b></td></tr></table>
    <p>In 2025 we paid you ${$(before * 12)}; Form 1099-R was mailed in January. A one-time death benefit of $2,500.00 is payable to your beneficiary. Under the option you chose, your spouse would receive ${$(Math.round(gross / 2))} a month.</p><p>This notice may be used to show your income to a landlord or lender.</p><p>Sincerely,<br>The Board of Trustees</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer,
        payDate: payDay,
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(net),
      },
      {
        "income.0.payDate": [letter],
        "income.0.periodStart": [payDay],
        "income.0.federalTaxWithheld": [decimal(tax)],
        "income.0.taxYear": ["2025", "2026"],
      },
    ),
  };
});

export const shIncome: readonly Layout[] = [vendor, small, benefit];
