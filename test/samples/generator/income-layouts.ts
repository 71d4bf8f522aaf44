import type { Extraction } from "#contract/extraction.ts";
import { makeBenefit, makePayerYear, makeStub, makeWageYear, type StubData } from "./income-data.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import { BASE, band, grid } from "./markup.ts";
import { date, decimal, money } from "./print-styles.ts";

const $ = money.dollar;
type Income = Extraction["income"][number];

export const incomeTruth = (
  payer: string,
  income: Omit<Income, "payer">,
  allowed: Truth["allowed"] = {},
): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [{ payer, ...income }],
  allowed,
});

export const stubFigures = (d: StubData): Omit<Income, "payer"> => ({
  kind: "paystub",
  payDate: d.payDate,
  periodStart: d.start,
  periodEnd: d.end,
  grossPay: decimal(d.gross.current),
  netPay: decimal(d.net.current),
  ytdGross: decimal(d.gross.ytd),
  ytdNet: decimal(d.net.ytd),
});

/** A stub's printed federal tax is a figure too; the contract names that field for the year's forms. */
export const openStubFigures = (d: StubData) => ({
  "income.0.federalTaxWithheld": [decimal(d.taxes[0]?.current ?? 0), decimal(d.taxes[0]?.ytd ?? 0)],
  "income.0.taxYear": [d.payDate.slice(0, 4)],
});

/** Earnings left, taxes and deductions right, current beside year to date, the deposit's account as a decoy. */
const stubColumns: Layout = {
  name: "income-stub-columns",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed, ["biweekly", "weekly"]);
    const row = (line: { label: string; current: number; ytd: number }) => [
      line.label,
      money.plain(line.current),
      money.plain(line.ytd),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.box{border:1px solid #888;padding:6px}`,
      `<div class=row><div><b style="font-size:13pt">Brightwell Clinic, Inc.</b><br>200 Commerce Park<br>Dayton, OH 45402</div><div class=r><b>Earnings Statement</b><br>Pay Frequency: ${d.frequency === "weekly" ? "Weekly" : "Biweekly"}<br>Period Beginning: ${date.slash(d.start)}<br>Period Ending: ${date.slash(d.end)}<br>Pay Date: ${date.slash(d.payDate)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}<br>Employee ID ${d.employeeId}</p>
      <div class=row><div class=box>${grid("lrrrr", ["Earnings", "rate", "hours", "this period", "year to date"], [...d.earnings.map((line, index) => [line.label, index === 0 ? money.plain(d.hourlyRate) : "", index === 0 ? d.hours : "", money.plain(line.current), money.plain(line.ytd)]), ["<b>Gross Pay</b>", "", "", `<b>${$(d.gross.current)}</b>`, `<b>${money.plain(d.gross.ytd)}</b>`]])}</div>
      <div class=box>${grid("lrr", ["Taxes", "this period", "year to date"], d.taxes.map(row))}<br>${grid("lrr", ["Deductions", "this period", "year to date"], d.deductions.map(row))}</div></div>
      <div class=box style="margin-top:8px">${grid("lrr", ["", "this period", "year to date"], [["<b>Net Pay</b>", `<b>${$(d.net.current)}</b>`, $(d.net.ytd)]])}</div>
      <p>Deposited to the account of ${d.person.name}: Checking xxxxxx4417, transit ABA xxxx0248, amount ${$(d.net.current)}</p><p class=small>Your federal taxable wages this period are ${$(d.gross.current - (d.deductions[0]?.current ?? 0))}</p>`,
    );
    return {
      html,
      truth: incomeTruth(
        "Brightwell Clinic, Inc.",
        { ...stubFigures(d), frequency: d.frequency },
        openStubFigures(d),
      ),
    };
  },
};

/** A summary row (gross, taxes, deductions, net) over two lines: current and year to date. */
const stubSummary: Layout = {
  name: "income-stub-summary",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeStub(seed, ["semimonthly", "monthly"]);
    const total = (lines: StubData["taxes"], pick: "current" | "ytd") =>
      lines.reduce((sum, line) => sum + line[pick], 0);
    const line = (title: string, pick: "current" | "ytd") => [
      title,
      money.plain(d.gross[pick]),
      money.plain(total(d.taxes, pick)),
      money.plain(total(d.deductions, pick)),
      money.plain(d.net[pick]),
    ];
    const list = (title: string, lines: StubData["taxes"]) =>
      `<div>${grid(
        "lrr",
        [title, "Current", "YTD"],
        lines.map((entry) => [entry.label, money.plain(entry.current), money.plain(entry.ytd)]),
      )}</div>`;
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}th{background:#dde;padding:3px}td{padding:2px 3px}`,
      `<div class=row><div style="font-size:14pt">Acme Logistics LLC</div><div class=r>Check No. ${d.checkNumber}</div></div><p>Pay period ${date.long(d.start)} to ${date.long(d.end)} &nbsp; Pay day: ${date.long(d.payDate)}</p><p>Employee: ${d.person.name} &nbsp; SSN XXX-XX-7731</p>
      ${grid("lrrrr", ["", "Gross pay", "Taxes", "Deductions", "Net pay"], [line("Current", "current"), line("YTD", "ytd")])}
      <div class=row style="margin-top:14px">${list("Earnings", d.earnings)}${list("Employee taxes", d.taxes)}${list("Deductions", d.deductions)}</div>
      ${band([
        ["Vacation balance (hours)", "62.50"],
        ["Sick balance (hours)", "18.00"],
      ])}`,
    );
    return {
      html,
      truth: incomeTruth("Acme Logistics LLC", stubFigures(d), {
        ...openStubFigures(d),
        "income.0.frequency": [d.frequency],
      }),
    };
  },
};

const cell = (label: string, value: string, width = 50) =>
  `<div style="width:${width}%;border:1px solid #000;min-height:30px;padding:2px 4px"><div class=small>${label}</div><div>${value}</div></div>`;

/** The wage form with its numbered boxes: employer left, figures in two columns right. */
const wageForm: Layout = {
  name: "income-w2-boxes",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeWageYear(seed);
    const two = (a: string, b: string) => `<div style="display:flex">${a}${b}</div>`;
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}`,
      `<div style="display:flex;border:1px solid #000"><div style="width:50%">${cell("a Employee's social security number", "XXX-XX-4410", 100)}${cell("b Employer identification number (EIN)", d.employerId, 100)}${cell("c Employer's name, address, and ZIP code", "Tallgrass Foods Corporation<br>900 Mill Road<br>Omaha, NE 68102", 100)}${cell("d Control number", d.control, 100)}${cell("e Employee's first name and initial &nbsp; Last name", `${d.person.name}<br>${d.person.street}<br>${d.person.town}`, 100)}</div>
      <div style="width:50%">${two(cell("1 Wages, tips, other compensation", money.plain(d.wages)), cell("2 Federal income tax withheld", money.plain(d.withheld)))}${two(cell("3 Social security wages", money.plain(d.socialWages)), cell("4 Social security tax withheld", money.plain(d.socialTax)))}${two(cell("5 Medicare wages and tips", money.plain(d.socialWages)), cell("6 Medicare tax withheld", money.plain(d.medicareTax)))}${two(cell("7 Social security tips", ""), cell("8 Allocated tips", ""))}${two(cell("11 Nonqualified plans", ""), cell("12a See instructions for box 12", d.deferred ? `D &nbsp; ${money.plain(d.deferred)}` : ""))}${two(cell("13 Statutory employee", ""), cell("14 Other", ""))}</div></div>
      <div style="display:flex;border:1px solid #000">${cell("15 State &nbsp; Employer's state ID number", "NE &nbsp; 4471902", 25)}${cell("16 State wages, tips, etc.", money.plain(d.wages), 25)}${cell("17 State income tax", money.plain(d.stateTax), 25)}${cell("18 Local wages, tips, etc.", "", 25)}</div>
      <div class=row style="margin-top:6px"><div><b style="font-size:13pt">Form W-2</b> Wage and Tax Statement</div><div style="font-size:16pt;text-align:center"><b>${d.year}</b></div><div class=small>Department of the Treasury - Internal Revenue Service<br>Copy B - To Be Filed With Employee's FEDERAL Tax Return. OMB No. 1545-0008</div></div>`,
    );
    return {
      html,
      truth: incomeTruth("Tallgrass Foods Corporation", {
        kind: "w2",
        taxYear: d.year,
        wages: decimal(d.wages),
        federalTaxWithheld: decimal(d.withheld),
      }),
    };
  },
};

/** One form of the 1099 family: payer and recipient left, boxes right. */
function form1099(
  name: string,
  title: string,
  payer: string,
  range: readonly [number, number],
  boxes: (d: ReturnType<typeof makePayerYear>) => ReadonlyArray<readonly [string, string]>,
  figures: (d: ReturnType<typeof makePayerYear>) => Partial<Income>,
  allowed: (d: ReturnType<typeof makePayerYear>) => Truth["allowed"] = () => ({}),
): Layout {
  return {
    name,
    type: "income",
    heldOut: false,
    make: (seed) => {
      const d = makePayerYear(seed, ...range);
      const html = document(
        `body{font:9pt "Liberation Sans"}${BASE}`,
        `<div style="display:flex"><div style="width:52%">${cell("PAYER'S name, street address, city or town, state, ZIP code, and telephone no.", `${payer.replace("&", "&amp;")}<br>1 Corporate Plaza<br>Charlotte, NC 28202`, 100)}<div style="display:flex">${cell("PAYER'S TIN", d.payerId)}${cell("RECIPIENT'S TIN", "XXX-XX-2291")}</div>${cell("RECIPIENT'S name", d.person.name, 100)}${cell("Street address", `${d.person.street}<br>${d.person.town}`, 100)}${cell("Account number (see instructions)", `XXXX${d.accountLast4}`, 100)}</div>
        <div style="width:48%"><div style="text-align:right;padding:4px"><span class=small>OMB No. 1545-0116 &nbsp; For calendar year</span> <b style="font-size:14pt">${d.year}</b></div>${boxes(
          d,
        )
          .map(([label, value]) => cell(label, value, 100))
          .join(
            "",
          )}</div></div><div class=row style="margin-top:4px"><div><b>Form ${title}</b></div><div class=small>Copy B For Recipient. This is important tax information and is being furnished to the IRS.</div></div>`,
      );
      return {
        html,
        truth: incomeTruth(payer, { kind: "1099", taxYear: d.year, ...figures(d) }, allowed(d)),
      };
    },
  };
}

const nonemployee = form1099(
  "income-1099-nec",
  "1099-NEC &nbsp; Nonemployee Compensation",
  "Northline Studios LLC",
  [120_000, 9_400_000],
  (d) => [
    ["1 Nonemployee compensation", $(d.amount)],
    ["2 Payer made direct sales totaling $5,000 or more", ""],
    ["4 Federal income tax withheld", $(d.withheld)],
    ["5 State tax withheld", ""],
    ["7 State income", $(d.amount)],
  ],
  (d) => ({ nonemployeeCompensation: decimal(d.amount), federalTaxWithheld: decimal(d.withheld) }),
);

const interest = form1099(
  "income-1099-int",
  "1099-INT &nbsp; Interest Income",
  "Copperfield Bank, N.A.",
  [1_100, 220_000],
  (d) => [
    ["1 Interest income", $(d.amount)],
    ["2 Early withdrawal penalty", $(0)],
    ["3 Interest on U.S. Savings Bonds and Treasury obligations", $(d.third)],
    ["4 Federal income tax withheld", $(d.withheld)],
    ["8 Tax-exempt interest", $(0)],
  ],
  (d) => ({ federalTaxWithheld: decimal(d.withheld) }),
  (d) => ({ "income.0.grossPay": [decimal(d.amount)] }),
);

const dividends = form1099(
  "income-1099-div",
  "1099-DIV &nbsp; Dividends and Distributions",
  "Fairhaven Brokerage Services LLC",
  [4_000, 900_000],
  (d) => [
    ["1a Total ordinary dividends", $(d.amount)],
    ["1b Qualified dividends", $(d.second)],
    ["2a Total capital gain distr.", $(d.third)],
    ["4 Federal income tax withheld", $(d.withheld)],
    ["7 Foreign tax paid", $(0)],
  ],
  (d) => ({ federalTaxWithheld: decimal(d.withheld) }),
  (d) => ({ "income.0.grossPay": [decimal(d.amount)] }),
);

const retirement = form1099(
  "income-1099-r",
  "1099-R &nbsp; Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, etc.",
  "Keystone Pension Trust",
  [300_000, 5_200_000],
  (d) => [
    ["1 Gross distribution", $(d.amount)],
    ["2a Taxable amount", $(d.amount - d.third)],
    ["4 Federal income tax withheld", $(d.withheld)],
    ["5 Employee contributions/Designated Roth contributions or insurance premiums", $(d.third)],
    ["7 Distribution code(s)", "7"],
  ],
  (d) => ({ federalTaxWithheld: decimal(d.withheld) }),
  (d) => ({ "income.0.grossPay": [decimal(d.amount)] }),
);

/** A letter in sentences: the full monthly benefit, the premium taken off, what is paid. */
const benefitLetter: Layout = {
  name: "income-benefit-letter",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const d = makeBenefit(seed);
    const html = document(
      `body{font:11pt "Liberation Serif"}${BASE}`,
      `<div class=row><div style="font-size:15pt">Social Security Administration<br><b>Benefit Verification Letter</b></div><div class=r>Date: ${date.long(d.letterDate)}<br>BNC#: 26B${d.claim}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>You asked us for information from your record. The information that you requested is shown below.</p>
      <h4>Information About Current Social Security Benefits</h4><p>Beginning ${date.monthYear(d.from)}, the full monthly Social Security benefit before any deductions is ${$(d.full)}.</p><p>We deduct ${$(d.medicare)} for medical insurance premiums each month.</p><p>The regular monthly Social Security payment is ${$(d.paid)}.<br>(We must round down to the whole dollar.)</p><p>Social Security benefits for a given month are paid the following month.</p><p>If you have questions, call 1-800-555-0121.</p>`,
    );
    return {
      html,
      truth: incomeTruth(
        "Social Security Administration",
        {
          kind: "benefits",
          frequency: "monthly",
          grossPay: decimal(d.full),
          netPay: decimal(d.paid),
        },
        { "income.0.payDate": [d.letterDate], "income.0.periodStart": [d.from] },
      ),
    };
  },
};

export const incomeLayouts: readonly Layout[] = [
  stubColumns,
  stubSummary,
  wageForm,
  nonemployee,
  interest,
  dividends,
  retirement,
  benefitLetter,
];
