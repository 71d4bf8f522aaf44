import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, start, total } from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A row of a stub: this period's cents and the year's. */
type Row = {
  readonly name: string;
  readonly now: number;
  readonly year: number;
  readonly hours?: string;
  readonly rate?: string;
};
const nowOf = (rows: readonly Row[]) => total(rows.map((row) => row.now));
const yearOf = (rows: readonly Row[]) => total(rows.map((row) => row.year));

/** An online payroll service for small shops: company and employee above, plain tables, a summary at the end. */
const smallPayroll: Layout = {
  name: "un-income-stub-online-payroll",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const month = random.whole(1, 11);
    const half = random.chance(0.5);
    const first = `2026-${String(month).padStart(2, "0")}-${half ? "01" : "16"}`;
    const last = half ? addDays(first, 14) : monthEnd(first);
    const paid = addDays(last, half ? 5 : random.whole(1, 5));
    const runs = month * 2 - (half ? 1 : 0);
    const employer = random.pick([
      "Blue Heron Veterinary Clinic LLC",
      "Kettle & Thyme Catering Inc",
      "Ostrander Design Studio, LLC",
    ]);
    const hours = random.whole(70, 88);
    const rate = random.whole(1_850, 4_200);
    const row = (name: string, now: number): Row => ({ name, now, year: now * runs });
    const earnings: Row[] = [{ ...row("Regular", hours * rate), hours: `${hours}.00`, rate: $(rate) }];
    if (random.chance(0.4)) {
      const over = random.whole(2, 9);
      earnings.push({
        name: "Overtime",
        now: over * Math.round(rate * 1.5),
        year: over * Math.round(rate * 1.5),
        hours: `${over}.00`,
        rate: $(Math.round(rate * 1.5)),
      });
    }
    if (random.chance(0.4)) earnings.push({ name: "Bonus", now: 25_000, year: 25_000, hours: "", rate: "" });
    const gross = nowOf(earnings);
    const grossYear = yearOf(earnings);
    const rest = random.chance(0.6) ? [row("Medical Insurance", random.whole(3_000, 14_000))] : [];
    const tax = (name: string, share: number): Row => ({
      name,
      now: Math.round(gross * share),
      year: Math.round(grossYear * share),
    });
    const taxes = [
      tax("Federal Income Tax", random.whole(70, 140) / 1000),
      tax("Social Security", 0.062),
      tax("Medicare", 0.0145),
      tax("OR Withholding Tax", 0.071),
    ];
    const net = gross - nowOf(rest) - nowOf(taxes);
    const netYear = grossYear - yearOf(rest) - yearOf(taxes);
    const html = document(
      `body{font:9pt Lato,"Liberation Sans",Arial;color:#333}${BASE} h1{font-size:16pt;font-weight:normal;color:#f45d48;margin:0 0 16px} h3{font-size:10pt;margin:18px 0 4px;color:#0a8080} .t th{background:#f4f4f3;padding:5px;font-size:8pt} .t td{padding:5px;border-bottom:1px solid #eee} .k{color:#777}`,
      `<h1>Earnings Statement</h1><div class=row><div><b>${employer.replace("&", "&amp;")}</b><br>${random.whole(100, 900)} NW Everett St<br>Portland, OR 97209<br>(503) 555-0141</div><div><b>${person.name}</b><br>${person.street}<br>${person.town}<br><span class=k>Employee SSN:</span> XXX-XX-${digits(random, 4)}</div><div><span class=k>Pay period:</span> ${date.abbreviated(first)} - ${date.abbreviated(last)}<br><span class=k>Pay Day:</span> ${date.abbreviated(paid)}<br><span class=k>Pay frequency:</span> Twice a month<br><span class=k>Federal filing status:</span> Single</div></div>
<h3>Employee Gross Earnings</h3>${grid(
        "lrrrr",
        ["Description", "Rate", "Hours", "Current", "Year To Date"],
        earnings.map((line) => [line.name, line.rate ?? "", line.hours ?? "", $(line.now), $(line.year)]),
        "class=t",
      )}
<div class=row><div><h3>Employee Taxes Withheld</h3>${grid(
        "lrr",
        ["Description", "Current", "Year To Date"],
        taxes.map((line) => [line.name, $(line.now), $(line.year)]),
        "class=t",
      )}</div><div><h3>Employer Tax</h3>${grid(
        "lrr",
        ["Company Tax", "Current", "Year To Date"],
        taxes.slice(1, 3).map((line) => [line.name, $(line.now), $(line.year)]),
        "class=t",
      )}</div></div>
<h3>Employee Deductions</h3>${grid("llrr", ["Description", "Type", "Current", "Year To Date"], rest.length > 0 ? rest.map((line) => [line.name, "Pre-Tax", $(line.now), $(line.year)]) : [["None", "", "$0.00", "$0.00"]], "class=t")}
<h3>Summary</h3>${grid(
        "lrr",
        ["Description", "Current", "Year To Date"],
        [
          ["Gross Earnings", $(gross), $(grossYear)],
          ["Pre-Tax Deductions/Contributions", $(nowOf(rest)), $(yearOf(rest))],
          ["Taxes", $(nowOf(taxes)), $(yearOf(taxes))],
          ["Post-Tax Deductions/Contributions", "$0.00", "$0.00"],
          ["<b>Net Pay</b>", `<b>${$(net)}</b>`, `<b>${$(netYear)}</b>`],
          ["Total Reimbursements", "$0.00", "$0.00"],
          ["<b>Check Amount</b>", `<b>${$(net)}</b>`, ""],
          ["Hours Worked", String(hours), ""],
        ],
        "class=t",
      )}<p class=small style="margin-top:24px">Paid time off: Vacation ${random.whole(8, 70)}.00 hours remaining &nbsp;|&nbsp; Sick ${random.whole(4, 40)}.00 hours remaining. Paystub powered by Marlo. Direct deposit to checking account ending in ${digits(random, 4)}: ${$(net)}.</p>`,
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
            kind: "paystub",
            payer: employer,
            payDate: paid,
            periodStart: first,
            periodEnd: last,
            frequency: "semimonthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(grossYear),
            ytdNet: decimal(netYear),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": taxes
            .slice(0, 1)
            .flatMap((line) => [decimal(line.now), decimal(line.year)]),
        },
      },
    };
  },
};

/** A hospital's advice of deposit: hours by kind of shift, taxes and deductions side by side, leave balances. */
const hospital: Layout = {
  name: "un-income-stub-hospital",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const run = random.whole(2, 24);
    const first = addDays("2025-12-28", (run - 1) * 14);
    const last = addDays(first, 13);
    const paid = addDays(last, 6);
    const rate = random.whole(3_400, 5_900);
    const row = (name: string, hours: number, at: number): Row => ({
      name,
      hours: `${hours}.00`,
      rate: (at / 100).toFixed(4),
      now: hours * at,
      year: hours * at * run,
    });
    const earnings = [
      row("Regular Pay", random.pick([60, 64, 72]), rate),
      row("Evening Differential", random.whole(8, 24), 250),
      row("Night Differential", random.whole(8, 36), 475),
      row("Weekend Differential", random.pick([12, 16, 24]), 300),
    ];
    if (random.chance(0.5)) earnings.push(row("On Call", random.whole(8, 24), 600));
    if (random.chance(0.5)) earnings.push(row("Overtime 1.5", random.whole(2, 12), Math.round(rate * 1.5)));
    if (random.chance(0.5)) earnings.push(row("PTO", 12, rate));
    const gross = nowOf(earnings);
    const part = (name: string, now: number): Row => ({ name, now, year: now * run });
    const share = (name: string, of: number) => part(name, Math.round(gross * of));
    const before = [
      share("403(b) Savings Plan", 0.05),
      part("Medical PPO", random.whole(5_000, 16_000)),
      part("Dental", 1_245),
      part("FSA Health", 3_846),
    ];
    const taxes = [
      share("Fed Withholdng", random.whole(90, 160) / 1000),
      share("Fed MED/EE", 0.0142),
      share("Fed OASDI/EE", 0.0605),
      share("PA Withholdng", 0.0307),
      part("PA LST", 200),
    ];
    const after = [part("Union Dues - Local 1199", random.whole(2_800, 4_600)), part("Suppl Life", 616)];
    const net = gross - nowOf(before) - nowOf(taxes) - nowOf(after);
    const netYear = yearOf(earnings) - yearOf(before) - yearOf(taxes) - yearOf(after);
    const federal = { now: gross - nowOf(before), year: yearOf(earnings) - yearOf(before) };
    const list = (title: string, rows: readonly Row[]) =>
      `<div><div class=h>${title}</div>${grid("lrr", ["Description", "Current", "YTD"], [...rows.map((line) => [line.name, plain(line.now), plain(line.year)]), ["<b>Total:</b>", plain(nowOf(rows)), plain(yearOf(rows))]], "class=t")}</div>`;
    const html = document(
      `body{font:8pt Arial}${BASE} .row{gap:8px} .o td,.o th{border:1px solid #000;padding:2px 4px;font-size:8pt} .h{background:#ccc;text-align:center;font-weight:bold;border:1px solid #000;margin-top:6px;padding:1px} .t{border:1px solid #000} .t td,.t th{padding:1px 4px;font-size:7.5pt} .t th{border-bottom:1px solid #000}`,
      `<div class=row><div><b style="font-size:12pt">St. Brendan Regional Medical Center</b><br>1400 Locust Street<br>Pittsburgh, PA 15219</div><div>${pairs(
        [
          ["Pay Group:", "RN2-Hospital Biweekly"],
          ["Pay Begin Date:", date.slash(first)],
          ["Pay End Date:", date.slash(last)],
        ],
        "class=o",
      )}</div><div>${pairs(
        [
          ["Business Unit:", "SBRMC"],
          ["Advice #:", `00000000${digits(random, 7)}`],
          ["Advice Date:", date.slash(paid)],
        ],
        "class=o",
      )}</div></div>
<div class=row style="margin-top:8px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Employee ID:", digits(random, 6)],
          ["Department:", `${digits(random, 5)}-Medical/Surgical 6W`],
          ["Job Title:", "Registered Nurse"],
          ["Pay Rate:", `$${(rate / 100).toFixed(6)} Hourly`],
        ],
      )}</div><div>${grid(
        "lrr",
        ["TAX DATA:", "Federal", "PA State"],
        [
          ["Tax Status:", "Single", "N/A"],
          ["Addl. Amt:", "0.00", "0.00"],
        ],
      )}</div></div>
<div class=h>HOURS AND EARNINGS</div>${grid(
        "lrrrrr",
        ["Description", "Rate", "Hours", "Earnings", "YTD Hours", "YTD Earnings"],
        [
          ...earnings.map((line) => [
            line.name,
            line.rate ?? "",
            line.hours ?? "",
            plain(line.now),
            `${Number(line.hours) * run}.00`,
            plain(line.year),
          ]),
          ["<b>Total:</b>", "", "", `<b>${plain(gross)}</b>`, "", `<b>${plain(yearOf(earnings))}</b>`],
        ],
        "class=t",
      )}
<div class=row>${list("TAXES", taxes)}${list("BEFORE-TAX DEDUCTIONS", before)}${list("AFTER-TAX DEDUCTIONS", after)}</div>
<br>${grid(
        "lrrrrr",
        ["", "TOTAL GROSS", "FED TAXABLE GROSS", "TOTAL TAXES", "TOTAL DEDUCTIONS", "NET PAY"],
        [
          [
            "Current",
            plain(gross),
            plain(federal.now),
            plain(nowOf(taxes)),
            plain(nowOf(before) + nowOf(after)),
            plain(net),
          ],
          [
            "YTD",
            plain(yearOf(earnings)),
            plain(federal.year),
            plain(yearOf(taxes)),
            plain(yearOf(before) + yearOf(after)),
            plain(netYear),
          ],
        ],
        "class=o",
      )}
<div class=row><div><div class=h>LEAVE BALANCES</div>${grid(
        "lrr",
        ["", "Earned", "Balance"],
        [
          ["PTO", "7.38", `${random.whole(20, 240)}.50`],
          ["Extended Sick", "1.85", `${random.whole(20, 400)}.25`],
        ],
        "class=t",
      )}</div><div style="flex:2"><div class=h>NET PAY DISTRIBUTION</div>${grid(
        "llrr",
        ["Payment Type", "Account Type", "Account Number", "Amount"],
        [
          [
            `Advice #00000000${digits(random, 7)}`,
            "Checking",
            `xxxxx${digits(random, 4)}`,
            plain(net - 20_000),
          ],
          ["", "Savings", `xxxxx${digits(random, 4)}`, plain(20_000)],
          ["<b>Total:</b>", "", "", plain(net)],
        ],
        "class=t",
      )}</div></div><p><b>MESSAGE:</b> Open enrollment is October 20 through November 7. Flu shots are required by December 1. Time cards must be approved by Sunday noon.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "St. Brendan Regional Medical Center",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "St. Brendan Regional Medical Center",
            payDate: paid,
            periodStart: first,
            periodEnd: last,
            frequency: "biweekly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(yearOf(earnings)),
            ytdNet: decimal(netYear),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": taxes
            .slice(0, 1)
            .flatMap((line) => [decimal(line.now), decimal(line.year)]),
        },
      },
    };
  },
};

export const unIncome: readonly Layout[] = [smallPayroll, hospital];
