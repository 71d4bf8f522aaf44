import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import { NEXT, start, total } from "./un-data.ts";

/** A payroll firm's stub: the company in the corner, hours and rates, check voided as direct deposit below. */
const stub: Layout = {
  name: "vf-income-stub",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 171);
    const end = addDays("2026-01-17", 14 * random.whole(0, 20));
    const first = addDays(end, -13);
    const paid = addDays(end, 6);
    const times = Math.floor((Date.parse(paid) - Date.parse("2026-01-01")) / 86_400_000 / 14) + 1;
    const rate = random.whole(1_650, 4_200);
    const over = random.chance(0.5) ? random.whole(2, 14) * 50 : 0;
    const regular = rate * 80;
    const overtime = Math.round((rate * 1.5 * over) / 100);
    const gross = regular + overtime;
    const ytdGross = regular * times + overtime * Math.min(times, 2);
    const health = random.whole(2_500, 14_000);
    const k = Math.round(gross * 0.04);
    const [ytdHealth, ytdK] = [health * times, Math.round(ytdGross * 0.04)];
    const tax = (share: number, less: number, more: number) =>
      [Math.round((gross - less) * share), Math.round((ytdGross - more) * share)] as const;
    const taxes = [
      ["Social Security", ...tax(0.062, health, ytdHealth)],
      ["Medicare", ...tax(0.0145, health, ytdHealth)],
      ["Fed Income Tax", ...tax(0.082, health + k, ytdHealth + ytdK)],
      ["OH Income Tax", ...tax(0.021, health + k, ytdHealth + ytdK)],
      ["OH Dublin Cty", ...tax(0.02, 0, 0)],
    ] as const;
    const taxSum = [total(taxes.map((row) => row[1])), total(taxes.map((row) => row[2]))] as const;
    const net = gross - taxSum[0] - health - k;
    const ytdNet = ytdGross - taxSum[1] - ytdHealth - ytdK;
    const employer = "OLENTANGY VETERINARY PARTNERS LLC";
    const html = document(
      `body{font:8pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .h{background:#d9d9d9;font-weight:bold;padding:2px 6px} .t td,.t th{border:1px solid #999;padding:1px 5px} .n{border:2px solid #000;padding:6px;font-size:10pt;margin-top:6px}`,
      `<div class=row><div><b>${employer}</b><br>6120 Post Rd Ste 200<br>Dublin, OH 43016</div><div class=r>ORG1: 200 Clinic<br>EE ID: ${random.whole(10, 990)} &nbsp; DD</div></div><p style="margin:24px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><div class=row><div><div class=h>PERSONAL AND CHECK INFORMATION</div>${person.name}<br>Soc Sec #: xxx-xx-xxxx &nbsp; Employee ID: ${random.whole(10, 990)}<br>Home Department: 200 Clinic<br><br><b>Pay Period:</b> ${date.short(first)} to ${date.short(end)}<br><b>Check Date:</b> ${date.short(paid)} &nbsp; <b>Check #:</b> ${random.whole(1_100, 9_800)}<br>Pay Frequency: Biweekly<div class=h style="margin-top:8px">NET PAY ALLOCATIONS</div>${grid(
        "lrr",
        ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
        [
          ["Check Amount", "0.00", "0.00"],
          [`Chkg ${random.whole(100, 989)}`, grouped(net), grouped(ytdNet)],
          ["<b>NET PAY</b>", `<b>${grouped(net)}</b>`, `<b>${grouped(ytdNet)}</b>`],
        ],
      )}<div class=h style="margin-top:8px">TIME OFF (Based on Policy Year)</div>${grid("lrr", ["DESCRIPTION", "AMT TAKEN", "AVAILABLE BALANCE"], [["PTO", "0.00 hrs", `${random.whole(4, 88)}.50 hrs`]])}</div><div><div class=h>EARNINGS</div>${grid(
        "lrrrr",
        ["DESCRIPTION", "HRS/UNITS", "RATE", "THIS PERIOD ($)", "YTD ($)"],
        [
          ["Regular", "80.0000", `${decimal(rate)}00`, grouped(regular), grouped(regular * times)],
          ...(over
            ? [
                [
                  "Overtime",
                  `${decimal(over)}00`,
                  (rate * 0.015).toFixed(4),
                  grouped(overtime),
                  grouped(overtime * Math.min(times, 2)),
                ],
              ]
            : []),
          ["Total Hours", `${decimal(8_000 + over)}00`, "", "", ""],
          ["<b>Gross Earnings</b>", "", "", `<b>${grouped(gross)}</b>`, `<b>${grouped(ytdGross)}</b>`],
        ],
        "class=t",
      )}<div class=h>WITHHOLDINGS</div>${grid(
        "llrr",
        ["DESCRIPTION", "FILING STATUS", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...taxes.map(([text, now, year]) => [
            text,
            text.startsWith("Fed") ? "SMS" : "",
            grouped(now),
            grouped(year),
          ]),
          ["<b>TOTAL</b>", "", grouped(taxSum[0]), grouped(taxSum[1])],
        ],
        "class=t",
      )}<div class=h>DEDUCTIONS</div>${grid(
        "llrr",
        ["DESCRIPTION", "", "THIS PERIOD ($)", "YTD ($)"],
        [
          ["401k EE Pretax", "", grouped(k), grouped(ytdK)],
          ["Medical Pretax", "", grouped(health), grouped(ytdHealth)],
          ["<b>TOTAL</b>", "", grouped(k + health), grouped(ytdK + ytdHealth)],
        ],
        "class=t",
      )}<div class=n><div class=row><b>NET PAY</b><span>THIS PERIOD ($)<br><b>${grouped(net)}</b></span><span>YTD ($)<br><b>${grouped(ytdNet)}</b></span></div></div></div></div><p class=small>Payrolls by Paywell, Inc. &nbsp; 0041 1732-0094 ${employer} &bull; 6120 Post Rd Ste 200 &bull; Dublin OH 43016 &bull; (614) 555-0149</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Olentangy Veterinary Partners LLC",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: "Olentangy Veterinary Partners LLC",
              payDate: paid,
              periodStart: first,
              periodEnd: end,
              frequency: "biweekly",
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(ytdGross),
              ytdNet: decimal(ytdNet),
            },
          ],
          allowed: { "income.0.federalTaxWithheld": [decimal(taxes[2][1]), decimal(taxes[2][2])] },
        },
        employer,
      ),
    };
  },
};

/** A 1099-NEC, Copy B, boxes as on the federal form, with instructions on the back. */
const nec: Layout = {
  name: "vf-income-1099nec",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 172);
    const year = random.pick(["2024", "2025"]);
    const paid = random.whole(120_000, 7_900_000);
    const held = random.chance(0.2) ? Math.round(paid * 0.24) : 0;
    const payer = random.pick([
      "Gulfstar Courier Network, Inc.",
      "Mapleton Arts Council",
      "Roving Nurse Staffing LLC",
    ]);
    const html = document(
      `body{font:8pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .g td{border:1px solid #000;vertical-align:top;padding:3px 5px;height:44px} .v{font:10pt "Courier New",Liberation Mono}`,
      `<div style="text-align:right">&#9744; CORRECTED (if checked)</div><table class=g><tr><td rowspan=3 style="width:46%">PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.<div class=v>${payer}<br>2900 Commerce Pkwy<br>Mobile, AL 36606<br>251-555-0183</div></td><td rowspan=2 style="width:20%"></td><td>OMB No. 1545-0116<br>Form <b style="font-size:12pt">1099-NEC</b><br>(Rev. January 2024)<br>For calendar year<div class=v>${year}</div></td><td style="width:16%"><b style="font-size:12pt">Nonemployee Compensation</b></td></tr><tr><td colspan=2></td></tr><tr><td colspan=2><b>1</b> Nonemployee compensation<div class=v>$ ${grouped(paid)}</div></td><td rowspan=4><b>Copy B<br>For Recipient</b><p style="font-size:6.5pt">This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p></td></tr><tr><td>PAYER'S TIN<div class=v>63-0${random.whole(100_000, 999_999)}</div> RECIPIENT'S TIN<div class=v>XXX-XX-${random.whole(1000, 9999)}</div></td><td colspan=2><b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale &#9744;</td></tr><tr><td>RECIPIENT'S name<div class=v>${person.name}</div>Street address (including apt. no.)<div class=v>${person.street}</div>City or town, state or province, country, and ZIP or foreign postal code<div class=v>${person.town}</div></td><td colspan=2><b>3</b></td></tr><tr><td>Account number (see instructions)<div class=v>V-${random.whole(1000, 9999)}</div></td><td colspan=2><b>4</b> Federal income tax withheld<div class=v>$ ${held ? grouped(held) : ""}</div></td></tr><tr><td></td><td><b>5</b> State tax withheld<br>$</td><td><b>6</b> State/Payer's state no.</td><td><b>7</b> State income<br>$</td></tr></table><div class=row><div>Form <b>1099-NEC</b> (Rev. 1-2024) &nbsp; (keep for your records)</div><div>www.irs.gov/Form1099NEC</div><div class=r>Department of the Treasury - Internal Revenue Service</div></div>${NEXT}<h3>Instructions for Recipient</h3><p>You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax. If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in box 1 on the line for "Wages, salaries, tips, etc." of Form 1040.</p><p><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment (SE) income, report it on Schedule C or F (Form 1040). <b>Box 2.</b> If checked, consumer products totaling $5,000 or more were sold to you for resale. <b>Box 3.</b> Reserved for future use. <b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. <b>Boxes 5-7.</b> State income tax withheld reporting boxes.</p>`,
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
            nonemployeeCompensation: decimal(paid),
            ...(held ? { federalTaxWithheld: decimal(held) } : {}),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

export const vfIncome: readonly Layout[] = [stub, nec];
