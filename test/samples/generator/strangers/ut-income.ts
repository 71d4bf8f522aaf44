import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, NEXT, start, total } from "./ut-data.ts";

const $ = money.dollar;

/** Hours, taxes and deductions of one pay, this period and since New Year. */
function pay(seed: number, salt: number, every: number) {
  const { random, person } = start(seed, salt);
  const count = random.whole(3, 21);
  const rate = random.whole(1_650, 5_200);
  const regular = rate * every * 40;
  const extra = random.chance(0.5) ? Math.round(rate * 1.5 * random.whole(1, 12)) : 0;
  const gross = regular + extra;
  const ytdGross = gross + (count - 1) * regular + random.whole(0, 50_000);
  const line = (name: string, share: number): [string, number, number] => [
    name,
    Math.round(gross * share),
    Math.round(ytdGross * share),
  ];
  const taxes = [
    line("Federal", random.whole(60, 140) / 1000),
    line("Social Security", 0.062),
    line("Medicare", 0.0145),
    line("State", 0.0391),
  ];
  const deductions: [string, number, number][] = [
    line("401(k)", 0.05),
    ["Medical", 8_715, 8_715 * count],
    ["Dental", 1_240, 1_240 * count],
  ];
  const all = [...taxes, ...deductions];
  const net = gross - total(all.map(([, now]) => now));
  const ytdNet = ytdGross - total(all.map(([, , ytd]) => ytd));
  return { random, person, count, rate, regular, extra, gross, ytdGross, taxes, deductions, net, ytdNet };
}

/** A payroll firm's cheque stub: earnings left, statutory and other deductions below, benefits right, the cheque at the foot. */
const stub: Layout = {
  name: "ut-pay-earnings-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const data = pay(seed, 51, 2);
    const { random, person } = data;
    const payDate = addDays("2026-01-09", data.count * 14);
    const end = addDays(payDate, -6);
    const first = addDays(end, -13);
    const employer = random.pick([
      "WESTLAKE TOOL & DIE INC",
      "MAPLE GROVE CARE CENTER LLC",
      "COBALT FREIGHT LINES INC",
    ]);
    const shown = employer.replaceAll("&", "&amp;");
    const row = ([name, now, ytd]: readonly [string, number, number], sign = "-") => [
      name,
      "",
      "",
      `${sign}${grouped(now)}`,
      grouped(ytd),
    ];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .title{font-size:18pt;font-weight:bold}.u th{border-bottom:2px solid #000}.u td,.u th{padding:2px 4px;font-size:8pt}.chk{border-top:2px solid #000;margin-top:60px;padding-top:10px;background:#f3f6f3}`,
      `<div class=small>CO. FILE DEPT. CLOCK VCHR. NO.<br>${digits(random, 3)} ${digits(random, 6)} 000100 0000${digits(random, 6)} 1</div><div class=row><div><p>${shown}<br>2200 INDUSTRIAL PARKWAY<br>${person.town}</p><div>Taxable Filing Status: Single<br>Exemptions/Allowances: Federal: Std W/H Table</div></div><div><div class=title>Earnings Statement</div>${pairs(
        [
          ["Period Beginning:", date.slash(first)],
          ["Period Ending:", date.slash(end)],
          ["Pay Date:", date.slash(payDate)],
        ],
      )}<p>${person.name}<br>${person.street}<br>${person.town}</p></div></div>
<div class=row style="margin-top:12px"><div style="flex:3">${grid(
        "lrrrr",
        ["Earnings", "rate", "hours", "this period", "year to date"],
        [
          [
            "Regular",
            (data.rate / 100).toFixed(4),
            "80.00",
            grouped(data.regular),
            grouped(data.ytdGross - data.extra - 61_200),
          ],
          [
            "Overtime",
            data.extra > 0 ? ((data.rate * 1.5) / 100).toFixed(4) : "",
            data.extra > 0 ? (data.extra / (data.rate * 1.5)).toFixed(2) : "",
            data.extra > 0 ? grouped(data.extra) : "",
            grouped(data.extra + 61_200),
          ],
          ["<b>Gross Pay</b>", "", "", `<b>${$(data.gross)}</b>`, grouped(data.ytdGross)],
          ["<b>Deductions</b>", "<b>Statutory</b>", "", "", ""],
          ...data.taxes.map(([name, now, ytd]) =>
            row([`${name}${name === "Federal" || name === "State" ? " Income" : ""} Tax`, now, ytd]),
          ),
          ["", "<b>Other</b>", "", "", ""],
          ...data.deductions.map(([name, now, ytd]) => row([name === "401(k)" ? "401K*" : name, now, ytd])),
          ["<b>Net Pay</b>", "", "", `<b>${$(data.net)}</b>`, ""],
          ["Checking 1", "", "", `-${grouped(data.net)}`, ""],
          ["<b>Net Check</b>", "", "", "<b>$0.00</b>", ""],
        ],
        "class=u",
      )}<p>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${$(data.gross - (data.deductions[0]?.[1] ?? 0))}</p></div><div style="flex:1.3"><b>Other Benefits and Information</b>${grid(
        "lrr",
        ["", "this period", "total to date"],
        [
          ["Group Term Life", "1.84", grouped(184 * data.count)],
          ["401K Match", grouped(Math.round(data.gross * 0.03)), grouped(Math.round(data.ytdGross * 0.03))],
          ["Vac Hrs Bal", "", "41.50"],
          ["Sick Hrs Bal", "", "18.00"],
        ],
        "class=u",
      )}<p><b>Important Notes</b><br>BASIS OF PAY: HOURLY<br>OPEN ENROLLMENT BEGINS NOVEMBER 2.</p></div></div>
<div class=chk><div class=row><div>${shown}<br>2200 INDUSTRIAL PARKWAY</div><div class=r>Advice number: 0000${digits(random, 7)}<br>Pay date: ${date.slash(payDate)}</div></div>${grid("lllr", ["Deposited to the account of", "account number", "transit ABA", "amount"], [[person.name, `xxxxxx${digits(random, 4)}`, "xxxx xxxx", $(data.net)]])}<center><b>THIS IS NOT A CHECK</b><br>NON-NEGOTIABLE</center></div><div class=small>&copy; APX, Inc.</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: employer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: employer,
              payDate,
              periodStart: first,
              periodEnd: end,
              frequency: "biweekly",
              grossPay: decimal(data.gross),
              netPay: decimal(data.net),
              ytdGross: decimal(data.ytdGross),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [
              decimal(data.taxes[0]?.[1] ?? 0),
              decimal(data.taxes[0]?.[2] ?? 0),
            ],
          },
        },
        employer.replace(/ (INC|LLC)$/, ""),
      ),
    };
  },
};

/** A cloud suite's payslip: a row of current and year-to-date sums on top, taxes before and after, the pay card at the end. */
const slip: Layout = {
  name: "ut-pay-cloud-payslip",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const data = pay(seed, 52, 1);
    const { random, person } = data;
    const payDate = addDays("2026-01-02", data.count * 7);
    const end = addDays(payDate, -5);
    const first = addDays(end, -6);
    const employer = random.pick([
      "Larkfield University Hospital",
      "Brightwater Grocers, Inc.",
      "Tamarack Outfitters LLC",
    ]);
    const taxSum = [
      total(data.taxes.map(([, now]) => now)),
      total(data.taxes.map(([, , ytd]) => ytd)),
    ] as const;
    const [saving, ...after] = data.deductions;
    const afterSum = [total(after.map(([, now]) => now)), total(after.map(([, , ytd]) => ytd))] as const;
    const lines = (list: readonly (readonly [string, number, number])[]) =>
      list.map(([name, now, ytd]) => [name, grouped(now), grouped(ytd)]);
    const html = document(
      `body{font:8pt Arial}${BASE} td,th{border:1px solid #b5b5b5;padding:3px 5px}th{background:#e9edf2}.c{background:#d5dde8;font-weight:bold;padding:3px 5px;margin-top:10px;text-align:center}`,
      `<p>${employer} &nbsp; 4100 Commerce Center Dr &nbsp; ${person.town} &nbsp; +1 (555) 555-0156</p>${grid("lllllll", ["Name", "Company", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[person.name, employer, digits(random, 6), date.slash(first), date.slash(end), date.slash(payDate), ""]])}
<div style="height:10px"></div>${grid(
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
            "40.00",
            grouped(data.gross),
            grouped(saving?.[1] ?? 0),
            grouped(taxSum[0]),
            grouped(afterSum[0]),
            grouped(data.net),
          ],
          [
            "YTD",
            `${data.count * 40}.00`,
            grouped(data.ytdGross),
            grouped(saving?.[2] ?? 0),
            grouped(taxSum[1]),
            grouped(afterSum[1]),
            grouped(data.ytdNet),
          ],
        ],
      )}
<div class=row><div style="flex:1.5"><div class=c>Earnings</div>${grid(
        "llrrrr",
        ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
        [
          [
            "Regular Hourly",
            `${date.slash(first)} - ${date.slash(end)}`,
            "40.00",
            (data.rate / 100).toFixed(2),
            grouped(data.regular),
            grouped(data.ytdGross - data.extra - 40_210),
          ],
          [
            "Overtime Premium",
            data.extra > 0 ? `${date.slash(first)} - ${date.slash(end)}` : "",
            "",
            "",
            data.extra > 0 ? grouped(data.extra) : "0.00",
            grouped(data.extra + 40_210),
          ],
          [
            "<b>Earnings</b>",
            "",
            "",
            "",
            `<b>${grouped(data.gross)}</b>`,
            `<b>${grouped(data.ytdGross)}</b>`,
          ],
        ],
      )}</div><div><div class=c>Employee Taxes</div>${grid("lrr", ["Description", "Amount", "YTD"], [...lines(data.taxes.map(([name, now, ytd]) => [{ Federal: "Federal Withholding", "Social Security": "OASDI", State: "State Tax - OH" }[name] ?? name, now, ytd])), ["<b>Employee Taxes</b>", grouped(taxSum[0]), grouped(taxSum[1])]])}</div></div>
<div class=row><div><div class=c>Pre Tax Deductions</div>${grid("lrr", ["Description", "Amount", "YTD"], saving ? lines([saving]) : [])}</div><div><div class=c>Post Tax Deductions</div>${grid("lrr", ["Description", "Amount", "YTD"], [...lines(after), ["<b>Post Tax Deductions</b>", grouped(afterSum[0]), grouped(afterSum[1])]])}</div></div>
<div class=row><div><div class=c>Employer Paid Benefits</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["Medical - ER", "191.40", grouped(19_140 * data.count)],
          ["Basic Life - ER", "0.92", grouped(92 * data.count)],
        ],
      )}</div><div><div class=c>Taxable Wages</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", grouped(data.gross), grouped(data.ytdGross)],
          [
            "Federal Withholding - Taxable Wages",
            grouped(data.gross - (saving?.[1] ?? 0)),
            grouped(data.ytdGross - (saving?.[2] ?? 0)),
          ],
        ],
      )}</div></div>
<div class=row><div><div class=c>Withholding</div>${grid(
        "lll",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", ""],
          ["Additional Withholding", "0", "0"],
        ],
      )}</div><div><div class=c>Absence Plans</div>${grid("lrrr", ["Description", "Accrued", "Reduced", "Available"], [["Paid Time Off", "3.08", "0.00", "57.44"]])}</div></div>
<div class=c>Payment Information</div>${grid("llllr", ["Bank", "Account Name", "Account Number", "USD Amount", "Amount"], [["Tidemark Bank", "Checking", `******${digits(random, 4)}`, "", `${grouped(data.net)} USD`]])}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: employer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: employer,
              payDate,
              periodStart: first,
              periodEnd: end,
              frequency: "weekly",
              grossPay: decimal(data.gross),
              netPay: decimal(data.net),
              ytdGross: decimal(data.ytdGross),
              ytdNet: decimal(data.ytdNet),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [
              decimal(data.taxes[0]?.[1] ?? 0),
              decimal(data.taxes[0]?.[2] ?? 0),
            ],
          },
        },
        employer.replace(/,? (Inc\.|LLC)$/, ""),
      ),
    };
  },
};

/** A teachers' retirement system's letter: the benefit verified in sentences and a short table, for a landlord. */
const benefit: Layout = {
  name: "ut-income-pension-letter",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 53);
    const letter = addDays("2026-01-20", random.whole(0, 300));
    const month = inMonths(`${letter.slice(0, 8)}01`, -1);
    const paidOn = monthEnd(month);
    const gross = random.whole(91_000, 468_000);
    const federal = random.chance(0.8) ? Math.round(gross * 0.1) : 0;
    const health = random.chance(0.6) ? random.whole(9_000, 38_000) : 0;
    const dues = 350;
    const net = gross - federal - health - dues;
    const since = `${random.whole(2008, 2024)}-07-01`;
    const html = document(
      `body{font:11pt 'Times New Roman',serif;line-height:1.35}${BASE} .logo{text-align:center;font:bold 15pt Georgia;color:#23395b}td{padding:2px 6px}`,
      `<div class=logo>Public School &amp; Teacher Retirement System of Ozarka</div><center class=small>3210 WEST TRUMAN BLVD &nbsp;&bull;&nbsp; PO BOX 268 &nbsp;&bull;&nbsp; JEFFERSON, OK 65102 &nbsp;&bull;&nbsp; (573) 555-0152<br>Rowan D. Pickett, Executive Director</center><p style="margin-top:26px">${date.long(letter)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p><b>RE: Verification of Retirement Benefit</b><br>Member ID: ${digits(random, 7)}</p><p>To Whom It May Concern:</p>
<p>This letter is furnished at the request of ${person.name}, who has received a service retirement benefit from the Public School &amp; Teacher Retirement System of Ozarka (PSTRO) since ${date.long(since)}. The benefit is payable monthly for the lifetime of the retiree under Option ${random.whole(1, 4)}, joint-and-survivor.</p><p>The gross monthly benefit is currently <b>${$(gross)}</b>. For the payment of ${date.long(paidOn)}, the following amounts applied:</p>${pairs([["Gross monthly benefit", $(gross)], ["Federal income tax withheld", $(federal)], health > 0 && ["Health insurance premium", $(health)], ["Retired teachers association dues", $(dues)], ["<b>Net monthly benefit</b>", `<b>${$(net)}</b>`]], "style='width:70%;margin-left:40px'")}
<p>Payments are sent by direct deposit on the last business day of each month. Benefits may be increased by a cost-of-living adjustment each January, up to 80% of the original benefit over a lifetime. The original benefit at retirement was ${$(Math.round(gross / 1.12))} a month.</p><p>If you have questions about this letter, please contact our Member Services at the number above between 7:30 a.m. and 4:30 p.m.</p><p>Sincerely,</p><p style="margin-top:30px">Alma Trent<br>Retirement Benefits Technician</p>${NEXT}<p class=small>Working after retirement: a retiree who returns to work for a covered employer may work up to 550 hours a school year and earn up to 50% of the compensation for the position without forfeiting the benefit. Retirement benefits are taxable income; Form 1099-R is mailed each January. A member's account is confidential and is released only at the written request of the member. Power of attorney papers must be on file before we can speak with a third party.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Public School & Teacher Retirement System of Ozarka",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Public School & Teacher Retirement System of Ozarka",
              payDate: paidOn,
              frequency: "monthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
            },
          ],
          allowed: { "income.0.federalTaxWithheld": [decimal(federal)] },
        },
        "PSTRO",
      ),
    };
  },
};

export const utIncome: readonly Layout[] = [stub, slip, benefit];
