import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, start, total } from "./un-data.ts";
import { paper } from "./ve-data.ts";

const $ = money.dollar;
const bare = money.plain;

/** A payslip from a big employer's portal: a row of sums, current over year to date, taxes in tables beside. */
const stub = paper("income-payslip-portal", "income", (seed) => {
  const { random, person } = start(seed, 761);
  const no = random.whole(2, 22);
  const payDay = addDays("2026-01-02", no * 14);
  const periodEnd = addDays(payDay, -6);
  const periodStart = addDays(periodEnd, -13);
  const hourly = random.whole(1_900, 4_800);
  const overtime = random.chance(0.4) ? random.whole(1, 9) : 0;
  const regular = hourly * 80;
  const extra = Math.round(hourly * 1.5) * overtime;
  const gross = regular + extra;
  const retirement = Math.round(gross * 0.05);
  const health = random.whole(3_000, 14_000);
  const taxes = [
    ["OASDI", Math.round((gross - health) * 0.062)],
    ["Medicare", Math.round((gross - health) * 0.0145)],
    ["Federal Withholding", Math.round((gross - health - retirement) * 0.1)],
  ] as const;
  const taxed = total(taxes.map(([, amount]) => amount));
  const after = 1_250;
  const net = gross - retirement - health - taxed - after;
  const count = no + 1;
  const ytdGross = regular * count + extra;
  const scaled = (amount: number) => amount * count;
  const ytdNet = ytdGross - scaled(retirement + health + taxed + after);
  const two = (name: string, amount: number) => [name, bare(amount), bare(scaled(amount))];
  const html = document(
    `body{font:8.5pt Arial}${BASE} .t td,.t th{border:1px solid #ccc;padding:2px 5px} .t th{background:#f1f1f1} h4{margin:10px 0 2px}`,
    `<div class=row><div><b style="font-size:13pt">Halvorsen Medical Center</b><br>600 Lakeland Ave, Duluth, MN 55802 &nbsp; +1 (218) 555-0117</div></div>${grid("lllllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[person.name, "Halvorsen Medical Center", digits(random, 6), date.slash(periodStart), date.slash(periodEnd), date.slash(payDay), ""]], "class=t")}<br>${grid(
      "lrrrrrrr",
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
          `${80 + overtime}.00`,
          bare(gross),
          bare(retirement + health),
          bare(taxed),
          bare(after),
          bare(net),
        ],
        [
          "YTD",
          `${80 * count + overtime}.00`,
          bare(ytdGross),
          bare(scaled(retirement + health)),
          bare(scaled(taxed)),
          bare(scaled(after)),
          bare(ytdNet),
        ],
      ],
      "class=t",
    )}
<div class=row><div><h4>Earnings</h4>${grid(
      "llrrrr",
      ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
      [
        [
          "Regular",
          `${date.slash(periodStart)} - ${date.slash(periodEnd)}`,
          "80",
          bare(hourly),
          bare(regular),
          bare(regular * count),
        ],
        ...(extra > 0
          ? [
              [
                "Overtime Premium",
                `${date.slash(periodStart)} - ${date.slash(periodEnd)}`,
                String(overtime),
                bare(Math.round(hourly * 1.5)),
                bare(extra),
                bare(extra),
              ],
            ]
          : []),
        ["Earnings", "", "", "", bare(gross), bare(ytdGross)],
      ],
      "class=t",
    )}</div><div><h4>Employee Taxes</h4>${grid("lrr", ["Description", "Amount", "YTD"], [...taxes.map(([name, amount]) => two(name, amount)), two("Employee Taxes", taxed)], "class=t")}</div></div>
<div class=row><div><h4>Pre Tax Deductions</h4>${grid("lrr", ["Description", "Amount", "YTD"], [two("403(b)", retirement), two("Medical PPO", health), two("Pre Tax Deductions", retirement + health)], "class=t")}</div><div><h4>Post Tax Deductions</h4>${grid("lrr", ["Description", "Amount", "YTD"], [two("Parking Ramp B", after), two("Post Tax Deductions", after)], "class=t")}</div></div>
<div class=row><div><h4>Employer Paid Benefits</h4>${grid("lrr", ["Description", "Amount", "YTD"], [two("403(b) Match", Math.round(retirement / 2)), two("Basic Life", 315)], "class=t")}</div><div><h4>Taxable Wages</h4>${grid(
      "lrr",
      ["Description", "Amount", "YTD"],
      [
        ["OASDI - Taxable Wages", bare(gross - health), bare(ytdGross - scaled(health))],
        [
          "Federal Withholding - Taxable Wages",
          bare(gross - health - retirement),
          bare(ytdGross - scaled(health + retirement)),
        ],
      ],
      "class=t",
    )}</div></div>
<div class=row><div><h4>Withholding</h4>${grid(
      "lrr",
      ["", "Federal", "State"],
      [
        ["Marital Status", "Single", "Single"],
        ["Allowances", "0", "0"],
        ["Additional Withholding", "0", "0"],
      ],
      "class=t",
    )}</div><div><h4>Absence Plans</h4>${grid("lrrr", ["Description", "Accrued", "Reduced", "Available"], [["PTO", "6.15", "0", "88.40"]], "class=t")}</div></div>
<h4>Payment Information</h4>${grid("lllrr", ["Bank", "Account Name", "Account Number", "USD Amount", "Payment Amount"], [["Prairie Rivers FCU", "Checking ******2210", "******2210", "", `${bare(net)} USD`]], "class=t")}`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "income",
        institution: "Halvorsen Medical Center",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Halvorsen Medical Center",
            payDate: payDay,
            periodStart,
            periodEnd,
            frequency: "biweekly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(ytdGross),
            ytdNet: decimal(ytdNet),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": [decimal(taxes[2][1]), decimal(scaled(taxes[2][1]))],
        },
      },
      "Halvorsen",
    ),
  };
});

/** Social Security's December letter of the new amount: leaders, deductions, what arrives and on which day. */
const benefit = paper("income-social-security-raise", "income", (seed) => {
  const { random, person } = start(seed, 762);
  const gross = random.whole(1_050, 3_400) * 100 + random.pick([0, 0, 50, 90]);
  const medicare = random.chance(0.85) ? 20_290 : 0;
  const drugs = random.chance(0.3) ? random.whole(1_500, 6_000) : 0;
  const tax = random.chance(0.3) ? Math.round(gross / 1000) * 100 : 0;
  const net = Math.floor((gross - medicare - drugs - tax) / 100) * 100;
  const rounded = gross - (gross - medicare - drugs - tax - net);
  const payDay = random.pick(["2026-01-02", "2026-01-14", "2026-01-21", "2026-01-28"]);
  const line = (label: string, amount: number) =>
    `<tr><td>&bull; ${label}</td><td class=r>${$(amount)}</td></tr>`;
  const html = document(
    `body{font:11.5pt Times New Roman,Liberation Serif,serif}${BASE} td{padding:4px 2px} h3{margin:14px 0 4px}`,
    `<div style="text-align:right"><b>BNC#: 25T${digits(random, 4)}H${digits(random, 5)}-A</b></div><h2 style="margin:0">Social Security Administration</h2><div class=row><div><b>Your New Benefit Amount</b></div><div style="text-align:right">Date: November 28, 2025</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<p>Your Social Security benefits will increase by 2.8% in 2026 because of a rise in the cost of living. You can use this letter as proof of your benefit amount if you need to apply for food, rent, or energy assistance, bank loans, or for other business. Keep this letter with your important financial records.</p><h3>How Much Will I Get And When?</h3><table>${line("Your monthly amount (before deductions) is", rounded)}${line("The amount we are deducting for Medicare Medical Insurance is", medicare)}<tr><td colspan=2 class=small>(If you did not have Medicare as of November 14, 2025, or if someone else pays your premium, we show $0.00.)</td></tr>${line("The amount we deduct for your Medicare prescription drug plan is", drugs)}<tr><td colspan=2 class=small>(We will notify you if the amount changes in 2026. If you did not elect withholding as of November 1, 2025, we show $0.00.)</td></tr>${line("The amount we deduct for U.S. Federal tax withholding is", tax)}<tr><td colspan=2 class=small>(If you did not elect voluntary tax withholding as of November 14, 2025, we show $0.00.)</td></tr>${line(`After we take any other deductions, you will receive</td><td class=r></td></tr><tr><td>&nbsp; on ${date.long(payDay)}.`, net)}</table>
<p>If you disagree with any of these amounts, you must write to us within 60 days from the date you receive this letter. Or visit www.ssa.gov/non-medical/appeal to appeal online. We would be happy to review the amounts.</p><p>If you receive a paper check and want to switch to an electronic payment, please visit the Department of the Treasury's Go Direct website at www.godirect.gov.</p><h3>What If I Have Questions?</h3><p>Visit www.ssa.gov. Call us toll-free at 1-800-772-1213. If you work: in 2026 you may earn up to $24,480 before full retirement age without a reduction.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "income",
        institution: "Social Security Administration",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "Social Security Administration",
            payDate: payDay,
            frequency: "monthly",
            grossPay: decimal(rounded),
            netPay: decimal(net),
          },
        ],
        allowed: { "income.0.federalTaxWithheld": [decimal(tax)], "income.0.taxYear": ["2026"] },
      },
      "Social Security",
    ),
  };
});

export const veIncome: readonly Layout[] = [stub, benefit];
