import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { begin, figures, sum } from "./ur-data.ts";

const n = money.plain;

/** An HR suite's payslip: a strip of current and year-to-date sums, then eight tables two by two. */
const suite: Layout = {
  name: "ur-stub-suite",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 6);
    const run = random.whole(2, 24);
    const paid = addDays("2026-01-09", (run - 1) * 14);
    const end = addDays(paid, -6);
    const first = addDays(end, -13);
    const rate = random.whole(2_150, 6_400);
    const holiday = random.chance(0.3) ? 8 : 0;
    const off = random.chance(0.4) ? random.whole(1, 3) * 8 : 0;
    const regular = 80 - holiday - off;
    const bonus = random.chance(0.4) ? random.whole(500, 4_000) * 100 : 0;
    const base = rate * 80;
    const now = (share: number) => Math.round(base * share);
    const soFar = (amount: number, extra = 0) => amount * run + extra;
    const earnings = [
      { name: "Regular", hours: regular, now: rate * regular, soFar: rate * (80 * run - holiday - off - 24) },
      { name: "Holiday", hours: holiday, now: rate * holiday, soFar: rate * (holiday + 16) },
      { name: "Paid Time Off", hours: off, now: rate * off, soFar: rate * (off + 8) },
      { name: "Annual Incentive Plan", hours: 0, now: 0, soFar: bonus },
    ].filter((line) => line.soFar > 0);
    const pre = [
      { name: "401(k) - Pre Tax", now: now(0.06) },
      { name: "Medical - PPO", now: random.whole(4_500, 16_000) },
      { name: "Dental", now: random.whole(700, 2_100) },
      { name: "HSA", now: random.chance(0.5) ? 7_500 : 0 },
    ].filter((line) => line.now > 0);
    const taxable = base - sum(pre.map((line) => line.now));
    const health = sum(pre.slice(1).map((line) => line.now));
    const taxes = [
      { name: "OASDI", now: Math.round((base - health) * 0.062), extra: Math.round(bonus * 0.062) },
      { name: "Medicare", now: Math.round((base - health) * 0.0145), extra: Math.round(bonus * 0.0145) },
      { name: "Federal Withholding", now: Math.round(taxable * 0.13), extra: Math.round(bonus * 0.22) },
      { name: "State Tax - CO", now: Math.round(taxable * 0.044), extra: Math.round(bonus * 0.044) },
      { name: "CO FAMLI - EE", now: Math.round(base * 0.0044), extra: 0 },
    ];
    const post = [
      { name: "Supplemental Life", now: random.whole(300, 1_900) },
      { name: "Roth 401(k)", now: random.chance(0.3) ? now(0.02) : 0 },
      { name: "ESPP", now: random.chance(0.4) ? now(0.05) : 0 },
    ].filter((line) => line.now > 0);
    const current = {
      gross: base,
      pre: sum(pre.map((line) => line.now)),
      tax: sum(taxes.map((line) => line.now)),
      post: sum(post.map((line) => line.now)),
    };
    const ytd = {
      gross: sum(earnings.map((line) => line.soFar)),
      pre: soFar(current.pre),
      tax: sum(taxes.map((line) => soFar(line.now, line.extra))),
      post: soFar(current.post),
    };
    const net = current.gross - current.pre - current.tax - current.post;
    const netYtd = ytd.gross - ytd.pre - ytd.tax - ytd.post;
    const taxableYtd = soFar(taxable, bonus);
    const federal = taxes[2];
    const table = (title: string, lines: ReadonlyArray<{ name: string; now: number; extra?: number }>) =>
      `<div class=bx><div class=h>${title}</div>${grid("lrr", ["Description", "Amount", "YTD"], [...lines.map((line) => [line.name, n(line.now), n(soFar(line.now, line.extra))]), [`<b>${title}</b>`, n(sum(lines.map((line) => line.now))), n(sum(lines.map((line) => soFar(line.now, line.extra))))]])}</div>`;
    const html = document(
      `@page{size:letter landscape}body{font:8pt Arial}${BASE} .h{background:#e9eef4;font-weight:bold;padding:2px 6px;text-align:center} .bx{border:1px solid #b7c1cd;margin:5px 0} .bx td,.bx th{padding:1px 6px;border-bottom:1px solid #edf0f4} .row{gap:10px}`,
      `<div class=row><div><b style="font-size:13pt;color:#0a4b8c">Tallgrass Medical Devices</b></div><div>Tallgrass Medical Devices, Inc. &nbsp; 1450 Infinite Dr &nbsp; Louisville, CO 80027 &nbsp; +1 (303) 5550142</div></div>
<div class=bx>${grid("lllllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[person.name, "Tallgrass Medical Devices, Inc.", figures(random, 6), date.slash(first), date.slash(end), date.slash(paid), ""]])}</div>
<div class=bx>${grid(
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
            n(regular * 100),
            n(current.gross),
            n(current.pre),
            n(current.tax),
            n(current.post),
            n(net),
          ],
          [
            "YTD",
            n((80 * run - holiday - off - 24) * 100),
            n(ytd.gross),
            n(ytd.pre),
            n(ytd.tax),
            n(ytd.post),
            n(netYtd),
          ],
        ],
      )}</div>
<div class=row><div class=bx><div class=h>Earnings</div>${grid("llrrrr", ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"], [...earnings.map((line) => [line.name, line.now > 0 ? `${date.slash(first)} - ${date.slash(end)}` : "", n(line.hours * 100), line.now > 0 ? n(rate) : "0", n(line.now), n(line.soFar)]), ["<b>Earnings</b>", "", "", "", n(current.gross), n(ytd.gross)]])}</div>${table("Employee Taxes", taxes)}</div>
<div class=row>${table("Pre Tax Deductions", pre)}${table("Post Tax Deductions", post)}</div>
<div class=row>${table("Employer Paid Benefits", [
        { name: "401(k) Match", now: now(0.04) },
        { name: "Medical - ER", now: 41_230 },
        { name: "Basic Life", now: 412 },
      ])}<div class=bx><div class=h>Taxable Wages</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", n(base - health), n(soFar(base - health, bonus))],
          ["Medicare - Taxable Wages", n(base - health), n(soFar(base - health, bonus))],
          ["Federal Withholding - Taxable Wages", n(taxable), n(taxableYtd)],
        ],
      )}</div></div>
<div class=row><div class=bx><div class=h>&nbsp;</div>${grid(
        "lrr",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", ""],
          ["Allowances", "0", "0"],
          ["Additional Withholding", "0", "0"],
        ],
      )}</div><div class=bx><div class=h>Absence Plans</div>${grid(
        "lrrr",
        ["Description", "Accrued", "Reduced", "Available"],
        [
          ["Paid Time Off", "6.15", off.toFixed(2), (60 + run * 2.5).toFixed(2)],
          ["Sick", "2.46", "0", "32"],
        ],
      )}</div></div>
<div class=bx><div class=h>Payment Information</div>${grid(
        "lllrr",
        ["Bank", "Account Name", "Account Number", "USD Amount", "Payment Amount"],
        [
          ["Front Range Credit Union", "Savings", `******${figures(random, 4)}`, "150.00", "150.00 USD"],
          [
            "Harborstone Bank",
            "Checking",
            `******${figures(random, 4)}`,
            n(net - 15_000),
            `${n(net - 15_000)} USD`,
          ],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Tallgrass Medical Devices",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: "Tallgrass Medical Devices",
              payDate: paid,
              periodStart: first,
              periodEnd: end,
              grossPay: decimal(current.gross),
              netPay: decimal(net),
              ytdGross: decimal(ytd.gross),
              ytdNet: decimal(netYtd),
            },
          ],
          allowed: {
            "income.0.frequency": ["biweekly"],
            "income.0.federalTaxWithheld": [
              decimal(federal?.now ?? 0),
              decimal(soFar(federal?.now ?? 0, federal?.extra)),
            ],
            "income.0.wages": [decimal(taxable), decimal(taxableYtd)],
          },
        },
        "Tallgrass Medical Devices, Inc.",
      ),
    };
  },
};

/** A payroll bureau's voucher: a stub that says it is no check, under it the advice of deposit. */
const voucher: Layout = {
  name: "ur-stub-voucher",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 7);
    const run = random.whole(2, 21);
    const month = Math.ceil(run / 2);
    const half = run % 2 === 1;
    const mm = `2026-${String(month).padStart(2, "0")}`;
    const first = half ? `${mm}-01` : `${mm}-16`;
    const end = half ? `${mm}-15` : addDays(`2026-${String(month + 1).padStart(2, "0")}-01`, -1);
    const paid = addDays(end, random.whole(3, 5));
    const salary = random.whole(1_500, 3_900) * 100;
    const overtime = random.chance(0.5) ? random.whole(2, 14) : 0;
    const rate = Math.round(((salary * 24) / 2_080) * 1.5);
    const commission = random.chance(0.4) ? random.whole(80, 900) * 100 : 0;
    const earnings = [
      { name: "SALARY", rate: "", hours: "86.67", now: salary, soFar: salary * run },
      {
        name: "OT",
        rate: (rate / 100).toFixed(4),
        hours: overtime.toFixed(2),
        now: rate * overtime,
        soFar: rate * (overtime + run),
      },
      { name: "COMM", rate: "", hours: "", now: commission, soFar: commission + 45_000 },
    ];
    const gross = sum(earnings.map((line) => line.now));
    const grossYtd = sum(earnings.map((line) => line.soFar));
    const deductions = [
      { name: "401K", now: Math.round(gross * 0.05), soFar: Math.round(grossYtd * 0.05) },
      { name: "MED125", now: 9_418, soFar: 9_418 * run },
      { name: "DEN125", now: 1_240, soFar: 1_240 * run },
      ...(random.chance(0.4) ? [{ name: "CHSUP", now: 18_750, soFar: 18_750 * run }] : []),
    ];
    const cafe = 10_658;
    const tax = (share: number, wages: number) => Math.round(wages * share);
    const fit = {
      now: gross - cafe - Math.round(gross * 0.05),
      soFar: grossYtd - cafe * run - Math.round(grossYtd * 0.05),
    };
    const fica = { now: gross - cafe, soFar: grossYtd - cafe * run };
    const taxes = [
      { name: "FITW", now: tax(0.108, fit.now), soFar: tax(0.108, fit.soFar) },
      { name: "MED", now: tax(0.0145, fica.now), soFar: tax(0.0145, fica.soFar) },
      { name: "SS", now: tax(0.062, fica.now), soFar: tax(0.062, fica.soFar) },
      { name: "IL", now: tax(0.0495, fit.now), soFar: tax(0.0495, fit.soFar) },
    ];
    const off = (list: ReadonlyArray<{ now: number }>) => sum(list.map((line) => line.now));
    const offYtd = (list: ReadonlyArray<{ soFar: number }>) => sum(list.map((line) => line.soFar));
    const net = gross - off(deductions) - off(taxes);
    const number = figures(random, 6);
    const bank = figures(random, 4);
    const rows = (list: ReadonlyArray<{ name: string; now: number; soFar: number }>) =>
      list.map((line) => [line.name, line.now === 0 ? "" : n(line.now), n(line.soFar)]);
    const html = document(
      `body{font:8pt Arial Narrow,Liberation Sans Narrow,Arial}${BASE} .t td,.t th{padding:1px 5px} .t th{border-bottom:1px solid #000;font-size:7.5pt} .void{text-align:center;font-weight:bold;letter-spacing:2px;margin:4px 0} .bx{border:1px solid #000;padding:4px 8px;margin:4px 0} .cut{border-top:1px dashed #000;margin:14px 0 10px}`,
      `<div class=void>Non Negotiable - This is not a check - Non Negotiable</div><div class=row><div><b style="font-size:12pt">Quarry Street Distillers LLC</b><br>2200 Quarry St<br>Peoria, IL 61602</div><div><b style="font-size:12pt">Earnings Statement</b></div><div class=bx>${grid(
        "lr",
        [],
        [
          ["Check Date:", date.long(paid)],
          ["Period Beginning:", date.long(first)],
          ["Period Ending:", date.long(end)],
          ["Voucher Number", number],
          ["Net Pay", n(net)],
          ["Check Amount", "0.00"],
        ],
      )}</div></div>
<div class=bx>${grid("lllll", ["Employee", "Employee ID", "Location / Department", "Pay Group", "Federal / State Filing"], [[`${person.name}<br>${person.street}<br>${person.town}`, figures(random, 4), "100 / 210 Bottling", "Semi-Monthly Salaried NE", "S / S"]], "class=t")}</div>
<div class=row><div class=bx>${grid("lrrrr", ["Earnings", "Rate", "Hours", "Amount", "YTD"], [...earnings.map((line) => [line.name, line.now > 0 ? line.rate : "", line.now > 0 ? line.hours : "", line.now > 0 ? n(line.now) : "", n(line.soFar)]), ["<b>Gross Earnings</b>", "", "", `<b>${n(gross)}</b>`, `<b>${n(grossYtd)}</b>`]], "class=t")}</div><div class=bx>${grid("lrr", ["Deductions", "Amount", "YTD"], [...rows(deductions), ["<b>Deductions</b>", n(off(deductions)), n(offYtd(deductions))]], "class=t")}</div></div>
<div class=row><div class=bx>${grid("lrr", ["Taxes", "Amount", "YTD"], [...rows(taxes), ["<b>Taxes</b>", n(off(taxes)), n(offYtd(taxes))]], "class=t")}</div><div class=bx>${grid(
        "lllr",
        ["Direct Deposits", "Type", "Account", "Amount"],
        [
          ["HARBORSTONE BANK", "C", `***${bank}`, n(net)],
          ["<b>Total Direct Deposits</b>", "", "", n(net)],
        ],
        "class=t",
      )}</div></div>
<div class=row><div class=bx>${grid(
        "lrrr",
        ["Time Off", "Available to Use", "Plan Year Used", "Accrued"],
        [
          ["PTO", (40 + run).toFixed(2), "24.00", (64 + run).toFixed(2)],
          ["SICK", "16.00", "8.00", "24.00"],
        ],
        "class=t",
      )}</div><div class=bx>${grid("lrr", ["Benefits (employer)", "Amount", "YTD"], [["401KM", n(Math.round(gross * 0.03)), n(Math.round(grossYtd * 0.03))]], "class=t")}<b>Memo</b> Fair Labor: report errors to payroll within 5 days. Open enrollment closes on the 20th.</div></div>
<div class=cut></div><div class=row><div><b>Quarry Street Distillers LLC</b><br>2200 Quarry St, Peoria, IL 61602</div><div class=r>Voucher Number: ${number}<br>Voucher Date: ${date.long(paid)}</div></div><div class=bx><div class=void>DIRECT DEPOSIT VOUCHER</div>${grid("llr", [], [["Deposited to the account of", person.name.toUpperCase(), n(net)]])}<p>${person.street}<br>${person.town}</p><div class=void>Non Negotiable - This is not a check - Non Negotiable</div></div><div class=small>Payroll by Paywell Corporation, 1400 American Ln, Schaumburg, IL 60173. PAYWELL and the leaf are marks of Paywell Corporation.</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Quarry Street Distillers LLC",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: "Quarry Street Distillers LLC",
              payDate: paid,
              periodStart: first,
              periodEnd: end,
              frequency: "semimonthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(grossYtd),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [decimal(taxes[0]?.now ?? 0), decimal(taxes[0]?.soFar ?? 0)],
          },
        },
        "Quarry Street Distillers",
      ),
    };
  },
};

export const urStubs: readonly Layout[] = [suite, voucher];
