import type { DocumentType } from "#contract/document-type.ts";
import type { IncomeFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

const $ = money.dollar;

const sa = (name: string, type: DocumentType, make: Layout["make"]): Layout => ({
  name: `sa-${name}`,
  type,
  heldOut: false,
  make,
});

type Item = { readonly label: string; readonly now: number; readonly year: number };

/** One pay in cents: earnings minus taxes minus deductions is net, this time and in the year. */
type Pay = {
  readonly person: Person;
  readonly employer: string;
  readonly start: string;
  readonly end: string;
  readonly payDay: string;
  readonly frequency: NonNullable<IncomeFacts["frequency"]>;
  readonly rate: number;
  readonly hours: number;
  readonly overtime: number;
  readonly earned: readonly Item[];
  readonly taxes: readonly Item[];
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  readonly gross: Item;
  readonly net: Item;
  readonly digits: string;
  readonly count: number;
};

const total = (label: string, list: readonly Item[]): Item => ({
  label,
  now: list.reduce((sum, item) => sum + item.now, 0),
  year: list.reduce((sum, item) => sum + item.year, 0),
});

const EMPLOYERS = [
  "Ostrander Foods, Inc.",
  "Delphine Health System",
  "Columbia Cargo LLC",
  "Marrow & Pike Builders",
];

function makePay(seed: number, frequency: "weekly" | "biweekly" | "semimonthly"): Pay {
  const random = seededRandom(seed * 97 + 41);
  const count = random.whole(3, frequency === "weekly" ? 44 : 19);
  const half = frequency === "semimonthly";
  const days = frequency === "weekly" ? 7 : 14;
  const month = String(Math.ceil(count / 2)).padStart(2, "0");
  const start = half
    ? `2026-${month}-${count % 2 === 1 ? "01" : "16"}`
    : addDays("2025-12-28", (count - 1) * days);
  const nextMonth = `2026-${String(Math.ceil(count / 2) + 1).padStart(2, "0")}-01`;
  const end = half
    ? count % 2 === 1
      ? `2026-${month}-15`
      : addDays(nextMonth, -1)
    : addDays(start, days - 1);
  const rate = random.whole(1_850, 6_400);
  const hours = half ? 86 : days === 7 ? 40 : 80;
  const overtime = random.chance(0.6) ? random.whole(1, 11) : 0;
  const yearOf = (now: number, low = 92) =>
    now * (count - 1) - Math.round((now * (count - 1) * random.whole(0, 100 - low)) / 100) + now;
  const item = (label: string, now: number, low?: number): Item => ({ label, now, year: yearOf(now, low) });
  const earned = [
    item("Regular", rate * hours),
    ...(overtime > 0 ? [item("Overtime", Math.round(rate * 1.5 * overtime), 70)] : []),
    { label: "Holiday", now: 0, year: rate * 8 },
  ];
  const gross = total("Gross pay", earned);
  const share = (label: string, part: number): Item => ({
    label,
    now: Math.round(gross.now * part),
    year: Math.round(gross.year * part),
  });
  const federal = random.whole(70, 140) / 1_000;
  const taxes = [
    share("Federal Income Tax", federal),
    share("Social Security", 0.062),
    share("Medicare", 0.0145),
    share(random.pick(["NY State Income Tax", "IL State Income Tax", "CA State Income Tax"]), 0.039),
  ];
  const before = [share("401(k)", 0.05), item("Medical", random.whole(40, 190) * 100 + 25, 100)];
  const after = [item("Roth Savings", random.whole(1, 6) * 1_500, 100)];
  const out = [...taxes, ...before, ...after];
  const minus = total("", out);
  return {
    person: makePerson(random),
    employer: random.pick(EMPLOYERS),
    start,
    end,
    payDay: addDays(end, half ? 5 : random.whole(4, 7)),
    frequency,
    rate,
    hours,
    overtime,
    earned,
    taxes,
    before,
    after,
    gross,
    net: { label: "Net pay", now: gross.now - minus.now, year: gross.year - minus.year },
    digits: String(random.whole(10_021, 98_977)),
    count,
  };
}

/** The federal tax of a stub is printed, and its field is one of the year's forms: it is left open, as is a frequency not printed. */
const payTruth = (d: Pay, more: { readonly ytdNet: boolean; readonly frequency: boolean }): Truth => ({
  documentType: "income",
  institution: d.employer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "paystub",
      payer: d.employer,
      payDate: d.payDay,
      periodStart: d.start,
      periodEnd: d.end,
      ...(more.frequency ? { frequency: d.frequency } : {}),
      grossPay: decimal(d.gross.now),
      netPay: decimal(d.net.now),
      ytdGross: decimal(d.gross.year),
      ...(more.ytdNet ? { ytdNet: decimal(d.net.year) } : {}),
    },
  ],
  allowed: {
    "income.0.frequency": [d.frequency],
    "income.0.taxYear": [d.payDay.slice(0, 4)],
    "income.0.federalTaxWithheld": d.taxes
      .slice(0, 1)
      .flatMap((tax) => [decimal(tax.now), decimal(tax.year)]),
  },
});

const safe = (text: string) => text.replaceAll("&", "&amp;");

/** The largest payroll bureau's sheet: earnings left, notes right, minus signs on all that is taken, a voided cheque below. */
const voucher = sa("stub-bureau-voucher", "income", (seed) => {
  const d = makePay(seed, "biweekly");
  const minus = (item: Item, star = false) =>
    `<tr><td></td><td>${item.label}</td><td></td><td class=n>-${grouped(item.now)}${star ? "*" : "&nbsp;"}</td><td class=n>${grouped(item.year)}</td></tr>`;
  const taxable = d.gross.now - total("", d.before).now;
  const html = document(
    `@page{margin:0.4in 0.5in}body{font:8.3pt "Liberation Sans Narrow","Liberation Sans";color:#000}.n{text-align:right}td,th{padding:1.2px 4px}.e{width:100%}.e th{font-weight:normal;border-bottom:1px solid #000;text-align:left}.e th.n{text-align:right}.hd{font-weight:bold;font-size:9.5pt}.b td{font-weight:bold;border-top:1px solid #000;background:#ececec}.chk{border-top:2px dashed #777;margin-top:60px;padding-top:16px;position:relative}.void{position:absolute;top:112px;left:34%;font-size:24pt;color:#ccc;letter-spacing:.2em}`,
    `<table style="width:100%"><tr><td style="vertical-align:top;width:55%"><span style="font-size:6.5pt">CO. &nbsp; FILE &nbsp;&nbsp; DEPT. &nbsp; CLOCK &nbsp; VCHR. NO.<br>K7Q &nbsp; 00${d.digits.slice(0, 4)} &nbsp; 410200 &nbsp; 0000${d.digits} &nbsp; 1</span><br><br><i>${safe(d.employer)}</i><br>800 INDUSTRIAL PKWY<br>DAYTON, OH 45402</td><td style="vertical-align:top"><span style="font-size:15pt"><b>Earnings Statement</b></span><table style="margin-top:8px"><tr><td>Period Beginning:</td><td>${date.slash(d.start)}</td></tr><tr><td>Period Ending:</td><td>${date.slash(d.end)}</td></tr><tr><td>Pay Date:</td><td>${date.slash(d.payDay)}</td></tr></table><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p></td></tr></table><p style="font-size:7.4pt">Taxable Marital Status: Single<br>Exemptions/Allowances: Federal: 0, $25 Additional Tax</p><table style="width:100%"><tr><td style="width:58%;vertical-align:top;padding:0"><table class=e><tr><th class=hd>Earnings</th><th class=n>rate</th><th class=n>hours</th><th class=n>this period</th><th class=n>year to date</th></tr>${d.earned.map((item) => `<tr><td>${item.label}</td><td class=n>${item.label === "Regular" ? `${decimal(d.rate)}00` : ""}</td><td class=n>${item.label === "Regular" ? `${d.hours}.00` : item.label === "Overtime" ? `${d.overtime}.00` : ""}</td><td class=n>${item.now > 0 ? grouped(item.now) : ""}</td><td class=n>${grouped(item.year)}</td></tr>`).join("")}<tr class=b><td></td><td colspan=2>Gross Pay</td><td class=n>$${grouped(d.gross.now)}</td><td class=n>${grouped(d.gross.year)}</td></tr></table><br><table class=e><tr><th class=hd>Deductions</th><th colspan=4>Statutory</th></tr>${d.taxes.map((item) => minus(item)).join("")}<tr><td></td><td colspan=4 style="border-bottom:1px solid #000">Other</td></tr>${d.before.map((item) => minus(item, true)).join("")}${d.after.map((item) => minus(item)).join("")}<tr class=b><td></td><td colspan=2>Net Pay</td><td class=n>$${grouped(d.net.now)}</td><td></td></tr><tr><td></td><td>Checking 1</td><td></td><td class=n>-${grouped(d.net.now)}&nbsp;</td><td></td></tr><tr class=b><td></td><td colspan=2>Net Check</td><td class=n>$0.00</td><td></td></tr></table><p style="font-size:7pt">* Excluded from federal taxable wages<br>Your federal taxable wages this period are $${grouped(taxable)}</p></td><td style="vertical-align:top;padding-left:24px"><table class=e><tr><th class=hd>Other Benefits and<br>Information</th><th class=n>this period</th><th class=n>total to date</th></tr><tr><td>Company 401(k) match</td><td class=n>${grouped(Math.round(d.gross.now * 0.03))}</td><td class=n>${grouped(Math.round(d.gross.year * 0.03))}</td></tr><tr><td>Group Term Life</td><td class=n>4.31</td><td class=n>${grouped(431 * d.count)}</td></tr><tr><td>Vacation Balance</td><td></td><td class=n>61.50</td></tr></table><p><b>Important Notes</b><br>BASIS OF PAY: HOURLY. OPEN ENROLLMENT ENDS NOVEMBER 14.</p></td></tr></table><div class=chk><div class=void>NON-NEGOTIABLE</div><table style="width:100%"><tr><td>${safe(d.employer)}<br>800 INDUSTRIAL PKWY, DAYTON, OH 45402</td><td class=n>Advice number: 0000${d.digits}<br>Pay date: ${date.slash(d.payDay)}</td></tr></table><table style="width:100%;margin-top:14px"><tr><td><b>Deposited to the account of</b></td><td>account number</td><td>transit ABA</td><td class=n>amount</td></tr><tr><td>${d.person.name}</td><td>xxxxxx${d.digits.slice(1)}</td><td>xxxx xxxx</td><td class=n>$${grouped(d.net.now)}</td></tr></table></div>`,
  );
  return { html, truth: payTruth(d, { ytdNet: false, frequency: false }) };
});

/** A small firm's payroll program: stacked tables with current and year to date, the employer's own taxes as a decoy, a summary last. */
const smallFirm = sa("stub-payroll-program", "income", (seed) => {
  const d = makePay(seed, "semimonthly");
  const table = (title: string, list: readonly Item[], sum?: string) =>
    `<div class=bl><div class=ti>${title}</div><table><tr><th>Description</th><th>Current</th><th>Year-To-Date</th></tr>${list.map((item) => `<tr><td>${item.label}</td><td>${$(item.now)}</td><td>${$(item.year)}</td></tr>`).join("")}${sum ? `<tr class=b><td>${sum}</td><td>${$(total("", list).now)}</td><td>${$(total("", list).year)}</td></tr>` : ""}</table></div>`;
  const firm = d.taxes.slice(1, 3).map((item) => ({ ...item, label: `${item.label} (employer)` }));
  const html = document(
    `@page{margin:0.7in}body{font:9pt "DejaVu Sans";color:#33383d}.bl{break-inside:avoid}.ti{color:#f45d48;font-size:10.5pt;margin:16px 0 4px}table{width:100%}th{font-size:7pt;color:#8a9199;font-weight:normal;text-align:right;border-bottom:2px solid #edeff1}td{text-align:right;padding:4px 0;border-bottom:1px solid #edeff1;font-size:8.2pt}td:first-child,th:first-child{text-align:left}.b td{font-weight:bold}.meta{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px;font-size:8.2pt}.meta b{display:block;font-size:6.8pt;color:#8a9199;font-weight:normal}`,
    `<div style="font-size:17pt">Paystub for ${date.abbreviated(d.start)} – ${date.abbreviated(d.end)}</div><div class=meta style="margin-top:14px"><div><b>Employee</b>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div><b>Company</b>${safe(d.employer)}<br>31 Foundry Row<br>Albany, NY 12207</div><div><b>Pay day</b>${date.abbreviated(d.payDay)}<br><br><b>SSN</b>XXX-XX-${d.digits.slice(1)}</div></div><div class=bl><div class=ti>Employee Gross Earnings</div><table><tr><th>Description</th><th>Rate</th><th>Hours</th><th>Current</th><th>Year-To-Date</th></tr>${d.earned.map((item) => `<tr><td>${item.label}</td><td>${$(item.label === "Overtime" ? Math.round(d.rate * 1.5) : d.rate)}</td><td>${item.label === "Regular" ? d.hours : item.label === "Overtime" ? d.overtime : 0}.0</td><td>${$(item.now)}</td><td>${$(item.year)}</td></tr>`).join("")}</table></div>${table("Employee Taxes Withheld", d.taxes)}${table("Employee Deductions", [...d.before, ...d.after])}${table("Employer Tax", firm)}${table("Employer Contributions", [{ label: "Medical (company share)", now: 31_250, year: 31_250 * d.count }])}<div class=bl><div class=ti>Summary</div><table><tr><th>Description</th><th>Current</th><th>Year-To-Date</th></tr>${[
      d.gross,
      total("Pre-Tax Deductions", d.before),
      total("Employee Taxes", d.taxes),
      total("Post-Tax Deductions", d.after),
      d.net,
    ]
      .map(
        (item, index) =>
          `<tr${index === 4 ? " class=b" : ""}><td>${["Gross Earnings", "", "", "", "Net Pay"][index] || item.label}</td><td>${$(item.now)}</td><td>${$(item.year)}</td></tr>`,
      )
      .join(
        "",
      )}<tr><td>Total Reimbursements</td><td>$0.00</td><td>$184.20</td></tr><tr><td>Hours Worked</td><td>${d.hours + d.overtime}.0</td><td></td></tr></table></div><p style="font-size:7pt;color:#8a9199">Paid by direct deposit to account ending ${d.digits.slice(1)}. Paid time off available: 42.7 hours.</p>`,
  );
  return { html, truth: payTruth(d, { ytdNet: true, frequency: false }) };
});

/** A large employer's HR suite: two rows, current and year to date, under a heading a figure; then four grids in two columns. */
const suite = sa("stub-hr-suite", "income", (seed) => {
  const d = makePay(seed, seed % 3 === 0 ? "weekly" : "biweekly");
  const hoursYear = (d.hours + d.overtime) * d.count;
  const sums = [d.gross, total("", d.before), total("", d.taxes), total("", d.after), d.net];
  const list = (title: string, items: readonly Item[]) =>
    `<div class=g><div class=gt>${title}</div><table><tr><th>Description</th><th>Amount</th><th>YTD</th></tr>${items.map((item) => `<tr><td>${item.label}</td><td>${item.now > 0 ? grouped(item.now) : ""}</td><td>${grouped(item.year)}</td></tr>`).join("")}<tr class=t><td>${title}</td><td>${grouped(total("", items).now)}</td><td>${grouped(total("", items).year)}</td></tr></table></div>`;
  const word = d.frequency === "weekly" ? "Weekly" : "Biweekly";
  const html = document(
    `@page{size:11in 8.5in;margin:0.45in}body{font:8.4pt "TeX Gyre Heros","Liberation Sans"}table{width:100%}td,th{border:1px solid #9aa7b5;padding:2.5px 5px;text-align:right;font-size:7.9pt}td:first-child,th:first-child{text-align:left}th{background:#dfe7ef}.gs{display:grid;grid-template-columns:1fr 1fr;gap:10px 14px;margin:10px 0}.gt{text-align:center;background:#c4d2e0;border:1px solid #9aa7b5;border-bottom:0;font-size:8pt}.t td{font-weight:bold}.tx td,.tx th{text-align:left}`,
    `<div style="text-align:center;font-size:12pt;margin-bottom:8px">${safe(d.employer)} &nbsp; 5600 Cromwell Ave, Tulsa, OK 74104 &nbsp; +1 (918) 5550130</div><table class=tx><tr><th>Name</th><th>Company</th><th>Employee ID</th><th>Pay Period Begin</th><th>Pay Period End</th><th>Check Date</th><th>Check Number</th><th>Pay Frequency</th></tr><tr><td>${d.person.name}</td><td>${safe(d.employer)}</td><td>1${d.digits}</td><td>${date.slash(d.start)}</td><td>${date.slash(d.end)}</td><td>${date.slash(d.payDay)}</td><td></td><td>${word}</td></tr></table><table style="margin-top:10px"><tr><th></th><th>Hours Worked</th><th>Gross Pay</th><th>Pre Tax Deductions</th><th>Employee Taxes</th><th>Post Tax Deductions</th><th>Net Pay</th></tr><tr><td>Current</td><td>${d.hours + d.overtime}.00</td>${sums.map((item) => `<td>${grouped(item.now)}</td>`).join("")}</tr><tr><td>YTD</td><td>${grouped(hoursYear * 100)}</td>${sums.map((item) => `<td>${grouped(item.year)}</td>`).join("")}</tr></table><div class=gs>${list("Earnings", d.earned)}${list("Employee Taxes", d.taxes)}${list("Pre Tax Deductions", d.before)}${list("Post Tax Deductions", d.after)}${list(
      "Employer Paid Benefits",
      [
        { label: "401(k) Match", now: Math.round(d.gross.now * 0.04), year: Math.round(d.gross.year * 0.04) },
        { label: "Basic Life", now: 212, year: 212 * d.count },
      ],
    )}${list("Taxable Wages", [
      { label: "OASDI - Taxable Wages", now: d.gross.now, year: d.gross.year },
      {
        label: "Federal Withholding - Taxable Wages",
        now: d.gross.now - total("", d.before).now,
        year: d.gross.year - total("", d.before).year,
      },
    ])}</div><table class=tx><tr><th>Payment Information: Bank</th><th>Account Name</th><th>Account Number</th><th>USD Amount</th><th>Amount</th></tr><tr><td>Tamarack FCU</td><td>Tamarack FCU ******${d.digits.slice(1)}</td><td>******${d.digits.slice(1)}</td><td></td><td>${grouped(d.net.now)} USD</td></tr></table>`,
  );
  return { html, truth: payTruth(d, { ytdNet: true, frequency: true }) };
});

/** A retirement system's letter on a changed pension: the old month beside the new one, last year's sum in the text. */
const pension = sa("benefit-pension-letter", "income", (seed) => {
  const random = seededRandom(seed * 61 + 17);
  const person = makePerson(random);
  const month = random.whole(2, 9);
  const pay = `2026-0${month}-01`;
  const letter = addDays(pay, -random.whole(12, 19));
  const old = random.whole(110_000, 520_000);
  const raise = random.pick([15, 20, 25, 32]);
  const fresh = old + Math.round((old * raise) / 1_000);
  const [taxOld, taxNew] = [Math.round(old * 0.08), Math.round(fresh * 0.08)];
  const premium = random.whole(9_000, 24_000);
  const health = [premium, premium + 815] as const;
  const [netOld, netNew] = [old - taxOld - health[0] - 450, fresh - taxNew - health[1] - 450];
  const member = String(random.whole(100_200, 987_600));
  const row = (label: string, a: string, b: string) => `<tr><td>${label}</td><td>${a}</td><td>${b}</td></tr>`;
  const html = document(
    `@page{margin:1in}body{font:11pt/1.4 "Liberation Serif"}table{width:88%;margin:14px auto}td,th{padding:3px 8px;text-align:right;border-bottom:1px solid #aaa}td:first-child,th:first-child{text-align:left}th{font-size:9.5pt}`,
    `<div style="text-align:center;border-bottom:3px double #000;padding-bottom:8px"><span style="font-size:15pt">Prairie State Public Employees Retirement System</span><br><span style="font-size:9pt">1 Capitol Concourse, Springfield, IL 62704 · (217) 555-0166</span></div><p style="display:flex;justify-content:space-between"><span>${person.name}<br>${person.street}<br>${person.town}</span><span style="text-align:right">${date.long(letter)}<br>Member ID ${member}</span></p><p>RE: Notice of change in your monthly benefit</p><p>Dear Retiree:</p><p>Your retirement benefit has been increased by the annual cost-of-living adjustment of ${(raise / 10).toFixed(1)}%. The change is effective with the payment dated ${date.long(pay)}, which will be deposited to your bank account ending in ${member.slice(2)}.</p><table><tr><th>Monthly</th><th>Previous<br>amount</th><th>New<br>amount</th></tr>${row("Gross benefit", $(old), $(fresh))}${row("Federal income tax", `(${grouped(taxOld)})`, `(${grouped(taxNew)})`)}${row("Health insurance premium", `(${grouped(health[0])})`, `(${grouped(health[1])})`)}${row("Retiree association dues", "(4.50)", "(4.50)")}${row("<b>Net benefit payable</b>", `<b>${$(netOld)}</b>`, `<b>${$(netNew)}</b>`)}</table><p>In calendar year 2025 you were paid ${$(old * 12)} before deductions. Form 1099-R for that year was mailed in January. Your remaining contributions not yet recovered tax-free are ${$(Math.round(old * 5.3))}.</p><p>If you return to covered work and earn more than $21,240 in a year, part of the benefit may be withheld. A death benefit of $5,000.00 is payable to your beneficiary.</p><p>Sincerely,<br><br>Benefit Payments Division</p><p style="font-size:8pt">This letter may be used as verification of retirement income. PS-204 (11/25)</p>`,
  );
  const payer = "Prairie State Public Employees Retirement System";
  return {
    html,
    truth: {
      documentType: "income",
      institution: payer,
      accounts: [],
      transactions: [],
      income: [
        {
          kind: "benefits",
          payer,
          payDate: pay,
          frequency: "monthly",
          grossPay: decimal(fresh),
          netPay: decimal(netNew),
        },
      ],
      allowed: {
        "income.0.federalTaxWithheld": [decimal(taxNew)],
        "income.0.taxYear": ["2026", "2025"],
        "income.0.periodStart": [pay],
      },
    },
  };
});

export const saIncome: readonly Layout[] = [voucher, smallFirm, suite, pension];
