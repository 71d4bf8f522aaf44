import { document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, start, total } from "./un-data.ts";

const p = money.plain;

/** A payroll bureau's voucher: earnings left, withholdings and deductions right, net pay allocation, a check that is no check. */
const stub: Layout = {
  name: "vb-income-stub-voucher",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 451);
    const number = random.whole(3, 20);
    const payDay = addDays("2026-01-09", 14 * number);
    const end = addDays(payDay, -6);
    const begin = addDays(end, -13);
    const periods = number + 1;
    const rate = random.whole(1_850, 4_900);
    const regular = rate * 80;
    const overHours = random.pick([0, 0, 425, 650]);
    const over = Math.round((rate * 1.5 * overHours) / 100);
    const gross = regular + over;
    const overYtd = over + random.whole(0, 9) * 4_711;
    const grossYtd = regular * periods + overYtd;
    const employer = random.pick([
      "Hollow Creek Millwork LLC",
      "Brightline Dental PC",
      "Sandhill Freight Inc",
    ]);
    const retire = Math.round(gross * 0.04);
    const medical = random.pick([0, 6_850, 11_240]);
    const ytd = (amount: number) => Math.round((amount * grossYtd) / gross);
    const taxes = [
      ["Fed Income Tax", Math.round((gross - retire - medical) * 0.094)],
      ["Social Security", Math.round((gross - medical) * 0.062)],
      ["Medicare", Math.round((gross - medical) * 0.0145)],
      ["NE Income Tax", Math.round((gross - retire - medical) * 0.041)],
    ] as const;
    const deductions = [
      ["401K EE Pretax", retire],
      ["Medical PreTax", medical],
    ] as const;
    const taxYtd = taxes.map(([, amount]) => ytd(amount));
    const deductYtd = [ytd(retire), medical * periods];
    const [taxSum, deductSum] = [total(taxes.map(([, amount]) => amount)), retire + medical];
    const net = gross - taxSum - deductSum;
    const netYtd = grossYtd - total(taxYtd) - total(deductYtd);
    const id = digits(random, 4);
    const rows: string[][] = [
      [
        "Regular",
        "80.0000",
        (rate / 100).toFixed(4),
        p(regular),
        `${80 * periods}.0000`,
        p(regular * periods),
      ],
      ...(overYtd > 0
        ? [
            [
              "Overtime",
              (overHours / 100).toFixed(4),
              ((rate * 1.5) / 100).toFixed(4),
              over > 0 ? p(over) : "",
              "",
              p(overYtd),
            ],
          ]
        : []),
      ["<b>Total Earnings</b>", "", "", `<b>${p(gross)}</b>`, "", `<b>${p(grossYtd)}</b>`],
    ];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .b{border:1px solid #000;padding:4px;margin-top:6px} td,th{padding:1px 4px;font-size:8pt} .h{background:#000;color:#fff;padding:1px 4px;font-weight:bold} .chk{border:1px dashed #000;padding:12px;margin-bottom:14px}`,
      `<div class=chk><div class=row><div><b>${employer}</b><br>2210 Industrial Loop<br>Kearney, NE 68847</div><div style="text-align:right">DATE: ${date.slash(payDay)}<br>Voucher No. ${digits(random, 6)}</div></div><p>Net Pay Allocation: Direct Deposit &mdash; Checking xxxxxx${digits(random, 4)} &nbsp; ******${p(net)}</p><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><div style="text-align:center"><b>THIS IS NOT A CHECK &nbsp; NON-NEGOTIABLE</b></div></div>
<div class=row><div><div class=h>PERSONAL AND CHECK INFORMATION</div><b>${person.name.toUpperCase()}</b><br>Soc Sec #: xxx-xx-xxxx &nbsp; Employee ID: ${id}<br>Home Department: 200 Production<br><br>Pay Period: ${date.slash(begin)} to ${date.slash(end)}<br>Check Date: ${date.slash(payDay)} &nbsp; Pay Frequency: Bi-Weekly<div class=h style="margin-top:8px">NET PAY ALLOCATIONS</div>${grid(
        "lrr",
        ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
        [
          ["Check Amount", "0.00", "0.00"],
          ["Chkg", p(net), p(netYtd)],
          ["<b>NET PAY</b>", `<b>${p(net)}</b>`, `<b>${p(netYtd)}</b>`],
        ],
      )}</div><div><div class=h>EARNINGS</div>${grid("lrrrrr", ["DESCRIPTION", "HRS/UNITS", "RATE", "THIS PERIOD ($)", "YTD HOURS", "YTD ($)"], rows)}<div class=h style="margin-top:6px">WITHHOLDINGS</div>${grid(
        "llrr",
        ["DESCRIPTION", "FILING STATUS", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...taxes.map(([name, amount], index) => [
            name,
            index === 0 ? "S" : "",
            p(amount),
            p(taxYtd[index] ?? 0),
          ]),
          ["<b>TOTAL</b>", "", p(taxSum), p(total(taxYtd))],
        ],
      )}<div class=h style="margin-top:6px">DEDUCTIONS</div>${grid(
        "lrr",
        ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...deductions.map(([name, amount], index) => [name, p(amount), p(deductYtd[index] ?? 0)]),
          ["<b>TOTAL</b>", p(deductSum), p(total(deductYtd))],
        ],
      )}</div></div><div class=b>${grid(
        "lrr",
        ["NET PAY", "THIS PERIOD ($)", "YTD ($)"],
        [["", `<b>${p(net)}</b>`, `<b>${p(netYtd)}</b>`]],
      )}</div><div class=small>Payrolls by Paywright, Inc. &nbsp; 0047 1822-0B14 ${employer} &bull; 2210 Industrial Loop &bull; Kearney NE 68847 &bull; (308) 555-0177</div>`,
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
            payDate: payDay,
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
          "income.0.federalTaxWithheld": [decimal(taxes[0][1]), decimal(taxYtd[0] ?? 0)],
          "income.0.taxYear": [payDay.slice(0, 4)],
        },
      },
    };
  },
};

/** A 1099-NEC as a filing service prints it: the form's boxes, the copy's notices, the account number of the payer. */
const contractor: Layout = {
  name: "vb-income-1099nec-filer",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 452);
    const year = random.pick(["2024", "2025"]);
    const payer = random.pick([
      "Tallgrass Media Group LLC",
      "Orchard & Main Interiors Inc",
      "Pinyon Health Staffing LP",
    ]);
    const amount = random.whole(180_000, 8_400_000);
    const held = random.chance(0.25) ? Math.round(amount * 0.24) : 0;
    const state = random.chance(0.5);
    const box = (label: string, value: string, style = "") =>
      `<div class=x style="${style}"><div class=k>${label}</div><div class=v>${value}</div></div>`;
    const printed = payer.replace("&", "&amp;");
    const html = document(
      `body{font:8pt Arial}${BASE} .f{display:grid;grid-template-columns:3fr 1.4fr 1.4fr 1.1fr;border:1px solid #000} .x{border:1px solid #000;padding:3px;min-height:44px} .k{font-size:6.5pt} .v{font:10pt "Courier New";margin-top:3px} .t{text-align:center;font-weight:bold}`,
      `<div style="text-align:center"><label>&#9633; CORRECTED (if checked)</label></div><div class=f>${box("PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.", `${printed}<br>880 Prospector Way Ste 210<br>Boise, ID 83702<br>208-555-0151`, "grid-row:span 2")}${box("OMB No. 1545-0116", "", "")}<div class="x t" style="grid-column:span 2">Nonemployee<br>Compensation<div class=k>Form 1099-NEC (Rev. January 2024)<br>For calendar year</div>${year}</div>${box("1 Nonemployee compensation", `$ ${p(amount)}`, "grid-column:span 2")}<div class="x t">Copy B<div class=k>For Recipient</div></div>${box("PAYER'S TIN &nbsp;&nbsp;&nbsp;&nbsp; RECIPIENT'S TIN", `${digits(random, 2)}-${digits(random, 7)} &nbsp; XXX-XX-${digits(random, 4)}`)}${box("2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale", "&#9633;", "grid-column:span 2")}<div class="x k" style="grid-row:span 4">This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</div>${box("RECIPIENT'S name", person.name)}${box("3", "", "grid-column:span 2;background:#ddd")}${box("Street address (including apt. no.)<br>City or town, state or province, country, and ZIP or foreign postal code", `${person.street}<br>${person.town}`)}${box("4 Federal income tax withheld", held > 0 ? `$ ${p(held)}` : "$", "grid-column:span 2")}${box("Account number (see instructions)", `V-${digits(random, 5)}`)}${box("5 State tax withheld", "$")}${box("6 State/Payer's state no. &nbsp; 7 State income", state ? `ID/00${digits(random, 7)}<br>$ ${p(amount)}` : "")}</div><div class=row><b>Form 1099-NEC</b><span>(keep for your records)</span><span>www.irs.gov/Form1099NEC</span><span>Department of the Treasury - Internal Revenue Service</span></div>
<h3>Instructions for Recipient</h3><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is SE income, report it on Schedule C or F (Form 1040) if a sole proprietor, or on Form 1065 and Schedule K-1 if a partnership.</p><p><b>Box 2.</b> If checked, consumer products totaling $5,000 or more were sold to you for resale, on a buy-sell, a deposit-commission, or other basis.</p><p><b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. Include this amount on your income tax return as tax withheld.</p><p><b>Boxes 5-7.</b> State income tax withheld reporting boxes. <b>Future developments:</b> www.irs.gov/Form1099NEC.</p><div class=small style="margin-top:20px">e-filed and mailed by TallyForms &middot; tallyforms.example &middot; sent ${date.slash(`${Number(year) + 1}-01-${random.whole(12, 30)}`)}</div>`,
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
            ...(held > 0 ? { federalTaxWithheld: decimal(held) } : {}),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

export const vbIncome: readonly Layout[] = [stub, contractor];
