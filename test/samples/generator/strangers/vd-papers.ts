import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthStart, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;
const { plain } = money;

/** A bureau's own disclosure: a block of small facts an account, whole dollars, a grid of months. */
const report: Layout = {
  name: "vd-report-bureau-blocks",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 371);
    const day = addDays(monthStart(random), random.whole(0, 27));
    const names = [
      "ALPINE BANK",
      "BRIDGEWAY AUTO FIN",
      "DEPT OF ED/EDPILOT",
      "HALVARD EXPRESS",
      "KESTREL/COMBERTON",
      "QUARRY HILL LOAN SVC",
    ].filter((_, index) => index < 3 || random.chance(0.7));
    const accounts = names.map((creditor, index) => {
      const card = ["ALPINE BANK", "HALVARD EXPRESS", "KESTREL/COMBERTON"].includes(creditor);
      const closed = index > 0 && random.chance(0.3);
      const size = creditor.startsWith("QUARRY")
        ? random.whole(150, 400) * 1000
        : random.whole(12, 42) * 1000;
      const limit = card ? random.whole(10, 180) * 100 : 0;
      const balance = closed
        ? 0
        : card
          ? random.whole(0, limit)
          : random.whole(Math.floor(size / 3), size - 500);
      const kind = card
        ? "credit-card"
        : creditor.startsWith("BRIDGE")
          ? "auto-loan"
          : creditor.startsWith("DEPT")
            ? "student-loan"
            : "mortgage";
      return {
        creditor,
        card,
        closed,
        size,
        limit,
        balance,
        kind,
        monthly: closed ? 0 : Math.max(card ? 25 : 90, Math.round((card ? balance : size) / 70)),
      };
    });
    const w = (amount: number) => `$${amount.toLocaleString("en-US")}`;
    const type = {
      "credit-card": "CREDIT CARD",
      "auto-loan": "AUTOMOBILE",
      "student-loan": "STUDENT LOAN",
      mortgage: "CONVENTIONAL REAL ESTATE MTG",
    };
    const inquiries = random.whole(0, 3);
    const file = digits(random, 9);
    const open = accounts.filter((account) => !account.closed).length;
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:bold 19pt Arial;color:#0a6c9b} h3{border-bottom:2px solid #0a6c9b;margin:14px 0 4px;font-size:12pt} .a{break-inside:avoid;margin-bottom:12px} .a b.n{font-size:10pt} .a td{padding:1px 6px;vertical-align:top} .m td,.m th{border:1px solid #aaa;font-size:6.5pt;text-align:center;padding:1px}`,
      `<div class=row><div class=logo>TransUnion<sup>&reg;</sup></div><div style="text-align:right">File Number: ${file}<br>Date Issued: ${date.slash(day)}</div></div>
<h3>Personal Credit Report for ${person.name}</h3><div class=row><div>SSN: XXX-XX-${random.whole(1000, 9898)}<br>Date of Birth: 04/1984<br>You have been on our files since 07/2003</div><div><b>Current Address</b><br>${person.street}<br>${person.town}<br>Date Reported: 03/2021</div></div>
<h3>Summary</h3>${pairs(
        [
          ["Total Accounts", String(accounts.length)],
          ["Open Accounts", String(open)],
          ["Closed Accounts", String(accounts.length - open)],
          ["Collections", "0"],
          ["Public Records", "0"],
          ["Regular Inquiries", String(inquiries)],
        ],
        'style="width:45%"',
      )}
<h3>Satisfactory Accounts</h3><p class=small>The following accounts are reported with no adverse information. N/R = not reported, X = unknown, OK = current. The balances are those on the date each creditor last updated.</p>
${accounts
  .map(
    (account, index) =>
      `<div class=a><b class=n>${account.creditor}</b> #${digits(random, 6)}****<div class=small>( PO BOX ${1200 + index * 37}, WILMINGTON, DE 19850, (800) 555-01${10 + index} )</div><div class=row><div>${pairs(
        [
          ["Date Opened:", `0${random.whole(1, 9)}/1${random.whole(0, 9)}/20${random.whole(12, 23)}`],
          ["Responsibility:", "Individual Account"],
          [
            "Account Type:",
            account.card
              ? "Revolving Account"
              : account.kind === "mortgage"
                ? "Mortgage Account"
                : "Installment Account",
          ],
          ["Loan Type:", type[account.kind as keyof typeof type]],
        ],
      )}</div><div>${pairs([
        ["Balance:", w(account.balance)],
        ["Date Updated:", date.slash(addDays(day, -random.whole(3, 30)))],
        !account.closed && ["Monthly Payment:", w(account.monthly)],
        account.card ? ["Credit Limit:", w(account.limit)] : ["Original Amount:", w(account.size)],
        account.card && ["High Balance:", w(account.limit - 1)],
      ])}</div><div>${pairs([
        ["Pay Status:", account.closed ? "Paid or Paying as Agreed" : "Current; Paid or Paying as Agreed"],
        ["Account Status:", account.closed ? "Closed" : "Open"],
        !account.card && ["Terms:", "Monthly"],
        account.closed && ["Date Closed:", "11/02/2024"],
      ])}</div></div><table class=m><tr><th></th>${["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"].map((month) => `<th>${month}</th>`).join("")}</tr><tr><td>2024</td>${"<td>OK</td>".repeat(12)}</tr></table></div>`,
  )
  .join("")}
<h3>Regular Inquiries</h3>${inquiries === 0 ? "<p>You have no regular inquiries on your file.</p>" : Array.from({ length: inquiries }, (_, index) => `<p><b>${["FIRST TOLLAND BANK", "CB/DEALERTRACK", "RENTGRADE INC"][index]}</b><br>Requested On: ${date.slash(addDays(day, -40 - index * 61))} &nbsp; Permissible Purpose: CREDIT TRANSACTION</p>`).join("")}
${NEXT}<h3>Should you wish to contact TransUnion</h3><p>TransUnion Consumer Relations, P.O. Box 1000, Chester, PA 19016. To dispute an item, visit www.transunion.com/disputeonline.</p><p class=small>Para informaci&oacute;n en espa&ntilde;ol, visite www.consumerfinance.gov/learnmore. <b>A Summary of Your Rights Under the Fair Credit Reporting Act.</b> You must be told if information in your file has been used against you. You have the right to know what is in your file. You have the right to ask for a credit score. You may limit "prescreened" offers: 1-888-567-8688. You may seek damages from violators. If you ask for a freeze, we must place it within 1 business day, at no charge ($0).</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "TransUnion",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          reportDate: day,
          accountsTotal: String(accounts.length),
          accountsOpen: String(open),
          accountsClosed: String(accounts.length - open),
          inquiries: String(inquiries),
          collections: "0",
          accounts: accounts.map((account) => ({
            creditor: account.creditor,
            kind: account.kind as "credit-card",
            balance: `${account.balance}.00`,
            ...(account.card
              ? { creditLimit: `${account.limit}.00` }
              : { originalBalance: `${account.size}.00` }),
            ...(account.closed ? {} : { monthlyPayment: `${account.monthly}.00` }),
            status: account.closed ? "closed" : "open",
          })),
        },
      },
    };
  },
};

/** An HR suite's payslip: tables two abreast, current and year to date in each, bank splits at the foot. */
const payslip: Layout = {
  name: "vd-income-suite-payslip",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 381);
    const ends = addDays("2026-01-10", random.whole(1, 20) * 14);
    const begins = addDays(ends, -13);
    const paid = addDays(ends, 6);
    const n = Math.round((Date.parse(paid) - Date.parse("2026-01-02")) / (14 * 86_400_000)) + 1;
    const rate = random.whole(2_200, 6_900);
    const overtime = random.chance(0.4) ? random.whole(1, 9) : 0;
    const regular = rate * (random.chance(0.3) ? 72 : 80);
    const leave = rate * 80 - regular;
    const over = Math.round(rate * 1.5) * overtime;
    const gross = regular + leave + over;
    const medical = random.whole(4_000, 21_000);
    const plan = Math.round(gross * 0.06);
    const taxable = gross - medical;
    const taxes: [string, number][] = [
      ["OASDI", Math.round(taxable * 0.062)],
      ["Medicare", Math.round(taxable * 0.0145)],
      ["Federal Withholding", Math.round((taxable - plan) * 0.11)],
      ["State Tax - IL", Math.round((taxable - plan) * 0.0495)],
    ];
    const post = random.whole(500, 4_400);
    const taxSum = total(taxes.map(([, amount]) => amount));
    const net = gross - medical - plan - taxSum - post;
    const ytd = (amount: number) => plain(amount * n);
    const employer = random.pick([
      "Northgate Logistics, Inc.",
      "Bellwether Health System",
      "Osprey Bay School District",
    ]);
    const half = random.chance(0.5) ? 20_000 : 0;
    const html = document(
      `body{font:8pt Arial}${BASE} h4{background:#d9d9d9;margin:8px 0 0;padding:2px 5px;text-align:center;border:1px solid #777} .t td,.t th{border:1px solid #777;padding:2px 4px;font-size:7.5pt}`,
      `<div class=row><div><b style="font-size:11pt">${employer}</b><br>2400 Commerce Pkwy, Naperville, IL 60563 &nbsp; +1 (630) 555-0124</div></div>
${grid("lllllll", ["Name", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"], [[person.name, digits(random, 6), date.slash(begins), date.slash(ends), date.slash(paid), ""]], "class=t style='margin-top:8px'")}
${grid(
  "lrrrrrr",
  ["", "Hours Worked", "Gross Pay", "Pre Tax Deductions", "Employee Taxes", "Post Tax Deductions", "Net Pay"],
  [
    [
      "Current",
      (regular / rate + overtime).toFixed(2),
      plain(gross),
      plain(medical + plan),
      plain(taxSum),
      plain(post),
      plain(net),
    ],
    [
      "YTD",
      ((regular / rate + overtime) * n).toFixed(2),
      ytd(gross),
      ytd(medical + plan),
      ytd(taxSum),
      ytd(post),
      ytd(net),
    ],
  ],
  "class=t style='margin-top:8px'",
)}
<div class=row><div><h4>Earnings</h4>${grid(
        "llrrrr",
        ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
        [
          [
            "Hourly Regular",
            `${date.slash(begins)} - ${date.slash(ends)}`,
            (regular / rate).toFixed(2),
            decimal(rate),
            plain(regular),
            ytd(regular),
          ],
          ...(leave > 0
            ? [
                [
                  "Paid Time Off",
                  `${date.slash(begins)} - ${date.slash(ends)}`,
                  "8.00",
                  decimal(rate),
                  plain(leave),
                  ytd(leave),
                ],
              ]
            : []),
          ...(overtime > 0
            ? [
                [
                  "Overtime",
                  `${date.slash(begins)} - ${date.slash(ends)}`,
                  overtime.toFixed(2),
                  decimal(Math.round(rate * 1.5)),
                  plain(over),
                  ytd(over),
                ],
              ]
            : []),
          ["<b>Earnings</b>", "", "", "", `<b>${plain(gross)}</b>`, `<b>${ytd(gross)}</b>`],
        ],
        "class=t",
      )}</div><div><h4>Employee Taxes</h4>${grid("lrr", ["Description", "Amount", "YTD"], [...taxes.map(([name, amount]) => [name, plain(amount), ytd(amount)]), ["<b>Employee Taxes</b>", plain(taxSum), ytd(taxSum)]], "class=t")}</div></div>
<div class=row><div><h4>Pre Tax Deductions</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["401(k) Pretax", plain(plan), ytd(plan)],
          ["Medical PPO", plain(medical), ytd(medical)],
          ["<b>Pre Tax Deductions</b>", plain(medical + plan), ytd(medical + plan)],
        ],
        "class=t",
      )}</div><div><h4>Post Tax Deductions</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["Supplemental Life", plain(post), ytd(post)],
          ["<b>Post Tax Deductions</b>", plain(post), ytd(post)],
        ],
        "class=t",
      )}</div></div>
<div class=row><div><h4>Employer Paid Benefits</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["401(k) Match", plain(Math.round(plan / 2)), ytd(Math.round(plan / 2))],
          ["Basic Life GTL", "3.12", ytd(312)],
        ],
        "class=t",
      )}</div><div><h4>Taxable Wages</h4>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", plain(taxable), ytd(taxable)],
          ["Federal Withholding - Taxable Wages", plain(taxable - plan), ytd(taxable - plan)],
        ],
        "class=t",
      )}</div></div>
<div class=row><div><h4>Withholding</h4>${grid(
        "lll",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", ""],
          ["Allowances", "0", "1"],
          ["Additional Withholding", "0", "0"],
        ],
        "class=t",
      )}</div><div><h4>Absence Plans</h4>${grid("lrrr", ["Description", "Accrued", "Reduced", "Available"], [["PTO Plan", "5.23", leave > 0 ? "8.00" : "0.00", "61.40"]], "class=t")}</div></div>
<h4>Payment Information</h4>${grid("lllr", ["Bank", "Account Name", "Account Number", "Amount in Pay Group Currency"], [...(half > 0 ? [["Ardent Bank", "Savings", "******5512", `${plain(half)} USD`]] : []), ["Alpine Bank", "Checking", "******0846", `${plain(net - half)} USD`]], "class=t")}`,
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
              payDate: paid,
              periodStart: begins,
              periodEnd: ends,
              frequency: "biweekly",
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(gross * n),
              ytdNet: decimal(net * n),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [decimal(taxes[2]?.[1] ?? 0), decimal((taxes[2]?.[1] ?? 0) * n)],
            "income.0.taxYear": [paid.slice(0, 4)],
          },
        },
        employer.replace(", Inc.", ""),
      ),
    };
  },
};

/** A pension fund's 1099-R in copies: numbered boxes, none of them wages. */
const pension: Layout = {
  name: "vd-income-pension-1099r",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 382);
    const year = random.pick(["2024", "2025"]);
    const distributed = random.whole(600, 4_800) * 1_200 + random.whole(0, 99);
    const after = random.chance(0.4) ? random.whole(20_000, 190_000) : 0;
    const taxable = distributed - after;
    const federal = random.chance(0.2) ? 0 : Math.round(taxable * 0.12);
    const state = Math.round(taxable * 0.03);
    const payer = "Great Basin Public Employees Retirement System";
    const box = (label: string, value: string) => `<td><div class=l>${label}</div>${value}&nbsp;</td>`;
    const copy = (name: string) =>
      `<table class=f><tr><td rowspan=3 style="width:42%"><div class=l>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</div>${payer}<br>540 E 200 S STE 300<br>SALT LAKE CITY UT 84102<br>801-555-0166</td>${box("1 Gross distribution", $(distributed))}<td rowspan=2 style="text-align:center"><div class=l>OMB No. 1545-0119</div><b style="font-size:16pt">${year}</b><br>Form <b>1099-R</b></td></tr><tr>${box("2a Taxable amount", $(taxable))}</tr><tr>${box("2b Taxable amount not determined [ ] &nbsp; Total distribution [ ]", "")}<td style="font-size:7pt"><b>${name}</b></td></tr>
<tr><td><div class=l>PAYER'S TIN &nbsp; | &nbsp; RECIPIENT'S TIN</div>87-600${random.whole(1000, 9898)} &nbsp; | &nbsp; XXX-XX-4417</td>${box("3 Capital gain (included in box 2a)", "")}${box("4 Federal income tax withheld", $(federal))}</tr>
<tr><td rowspan=2><div class=l>RECIPIENT'S name, street address (including apt. no.), city or town</div>${person.name}<br>${person.street}<br>${person.town}</td>${box("5 Employee contributions/Designated Roth contributions or insurance premiums", after > 0 ? $(after) : "")}${box("6 Net unrealized appreciation in employer's securities", "")}</tr><tr>${box("7 Distribution code(s) &nbsp; IRA/SEP/SIMPLE [ ]", "7")}${box("8 Other", "")}</tr>
<tr><td><div class=l>10 Amount allocable to IRR within 5 years | 11 1st year of desig. Roth contrib. | 12 FATCA</div>&nbsp;</td>${box("9a Your percentage of total distribution", "")}${box("9b Total employee contributions", "")}</tr>
<tr><td><div class=l>Account number (see instructions)</div>M${String(seed * 7919 + 204_417).slice(0, 6)}</td>${box("14 State tax withheld", $(state))}${box("15 State/Payer's state no. &nbsp; 16 State distribution", `UT/1188 &nbsp; ${$(taxable)}`)}</tr></table>`;
    const copies = [
      "Copy B - Report this income on your federal tax return. If this form shows federal income tax withheld in box 4, attach this copy to your return.",
      "Copy C - For Recipient's Records",
    ].map((name) => copy(name).replace(/87-600\d+/, "87-6001142"));
    const html = document(
      `body{font:9pt "Liberation Mono"}${BASE} .f{margin-bottom:22px} .f td{border:1px solid #000;padding:2px 5px;vertical-align:top} .l{font:6.5pt Arial}`,
      `<div style="font:8pt Arial;text-align:center;margin-bottom:8px">[ ] CORRECTED (if checked) &nbsp; Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.</div>${copies.join("")}${NEXT}<div style="font:8pt Arial"><b>Instructions for Recipient</b><p>Generally, distributions from retirement plans (IRAs, qualified plans, section 403(b) plans, and governmental section 457(b) plans), insurance contracts, etc., are reported to recipients on Form 1099-R.</p><p><b>Box 1.</b> Shows the total amount distributed this year. <b>Box 2a.</b> This part of the distribution is generally taxable. <b>Box 4.</b> Shows federal income tax withheld. Include this on your income tax return as tax withheld. <b>Box 5.</b> Generally, this shows the employee's investment in the contract (after-tax contributions), if any, recovered tax free this year. <b>Box 7.</b> Code 7: Normal distribution. You may be subject to an additional 10% tax under age 59 1/2.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: payer,
          accounts: [],
          transactions: [],
          income: [{ kind: "1099", payer, taxYear: year, federalTaxWithheld: decimal(federal) }],
          allowed: {
            "income.0.frequency": ["annual"],
            "income.0.grossPay": [decimal(distributed)],
            "income.0.ytdGross": [decimal(distributed)],
            "income.0.wages": [decimal(taxable), decimal(distributed)],
          },
        },
        payer.toUpperCase(),
      ),
    };
  },
};

export const vdPapers: readonly Layout[] = [report, payslip, pension];
