import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Line, makePayday, makeYear, stubTruth, total, yearTruth } from "./income-data.ts";
import { cells as r, stubStyle as STYLE, taken } from "./pay-stubs.ts";

const g = grouped;
const $ = money.dollar;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `later-${name}`,
  type: "income",
  heldOut: false,
  make,
});

/** Two strips of boxes, label above figure: one for the period, one for the year; the details follow without sums. */
const strips = layout("stub-strips", (seed) => {
  const d = makePayday(seed, ["biweekly", "monthly"], {
    regular: "Hourly",
    extra: ["Premium"],
    before: ["PPO Medical", "Vision"],
  });
  const strip = (title: string, pick: "current" | "ytd") =>
    `<table class=b><tr><td rowspan=2><b>${title}</b></td>${["Gross Earnings", "Pre-Tax", "Taxes", "Post-Tax", "Net Earnings"].map((label) => `<td class=s>${label}</td>`).join("")}</tr><tr>${[d.gross, total(d.before), total(d.taxes), total(d.after), d.net].map((l) => `<td>${$(l[pick])}</td>`).join("")}</tr></table>`;
  const list = (title: string, lines: readonly Line[]) =>
    `<h3>${title}</h3><table>${lines.map((l) => `<tr><td>${l.name}</td>${r($(l.current), $(l.ytd))}</tr>`).join("")}</table>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}.b td{border:1px solid #88a;padding:3px 6px}`,
    `<div class=two><div><b>${escaped(d.employer)}</b><br>${d.street}<br>${d.town}</div><div><b>${d.employee}</b><br>${d.home}<br>${d.homeTown}</div></div><p>Deposit date ${date.abbreviated(d.payDate)} | Earned ${date.abbreviated(d.start)} &ndash; ${date.abbreviated(d.end)} | Statement #${d.number}</p>${strip("This period", "current")}<br>${strip("Year to date", "ytd")}${list("Earnings", d.earnings)}${list("Pre-tax", d.before)}${list("Taxes", d.taxes)}${list("Post-tax", d.after)}${list("Company paid", d.employerPaid)}`,
  );
  return { html, truth: stubTruth(d) };
});

/** A service member's month: entitlements, deductions and allotments in three columns, a sum block with signs. */
const serviceMonth = layout("stub-service-month", (seed) => {
  const d = makePayday(seed, ["monthly"], {
    regular: "BASE PAY",
    extra: ["BAS", "BAH"],
    federal: "FEDERAL TAXES",
    social: "FICA-SOC SECURITY",
    medicare: "FICA-MEDICARE",
    state: "STATE TAXES",
    before: [],
    after: ["SGLI", "AFRH"],
  });
  const deducted = total(d.taxes, d.after);
  const list = (lines: readonly Line[]) =>
    lines.map((l) => `${l.name}<span style="float:right">${decimal(l.current)}</span><br>`).join("");
  const html = document(
    `body{font:8pt "Liberation Mono"}${STYLE}td{border:1px solid #000;padding:2px 4px}`,
    `<div class=c><b>MARITIME SERVICE LEAVE AND EARNINGS STATEMENT</b></div><table><tr><td>NAME<br>${d.employee}</td><td>SOC. SEC. NO.<br>***-**-4410</td><td>GRADE<br>E5</td><td>PERIOD COVERED<br>${date.dayFirst(d.start)} - ${date.dayFirst(d.end)}</td></tr></table><table><tr><td>ENTITLEMENTS</td><td>DEDUCTIONS</td><td>ALLOTMENTS</td><td>SUMMARY</td></tr><tr><td>${list(d.earnings)}<br><br>TOTAL<span style="float:right">${decimal(d.gross.current)}</span></td><td>${list([...d.taxes, ...d.after])}<br>TOTAL<span style="float:right">${decimal(deducted.current)}</span></td><td>DISCRETIONARY ALT<span style="float:right">.00</span></td><td>+AMT FWD<span style="float:right">.00</span><br>+TOT ENT<span style="float:right">${decimal(d.gross.current)}</span><br>-TOT DED<span style="float:right">${decimal(deducted.current)}</span><br>-TOT ALMT<span style="float:right">.00</span><br>=NET AMT<span style="float:right">${decimal(d.net.current)}</span><br>-CR FWD<span style="float:right">.00</span><br>=EOM PAY<span style="float:right">${decimal(d.net.current)}</span></td></tr></table>
    <table><tr><td>LEAVE</td><td>BF BAL 22.5</td><td>ERND 10.0</td><td>USED 3</td><td>CR BAL 29.5</td></tr><tr><td>FED TAXES</td><td>WAGE PERIOD ${decimal(d.taxable.current)}</td><td>WAGE YTD ${decimal(d.taxable.ytd)}</td><td>M/S S</td><td>TAX YTD ${decimal(d.taxes[0]?.ytd ?? 0)}</td></tr></table><p>REMARKS: YTD ENTITLE ${decimal(d.gross.ytd)} &nbsp; YTD DEDUCT ${decimal(deducted.ytd)}</p>`,
  );
  const { institution: _, ...truth } = stubTruth(d, ["payer", "payDate", "ytdNet", "ytdGross"], {
    "income.0.payer": ["MARITIME SERVICE"],
    institution: ["MARITIME SERVICE"],
    "income.0.ytdGross": [decimal(d.gross.ytd)],
  });
  return { html, truth };
});

/** A district's warrant: earnings over deductions in one list with subtotals; "Warrant amount" is the net. */
const warrant = layout("stub-warrant", (seed) => {
  const d = makePayday(seed, ["monthly", "semimonthly"], {
    regular: "Contract salary",
    extra: ["Stipend"],
    federal: "Federal income tax",
    social: "OASDI",
    state: "State income tax",
    before: ["Retirement contribution", "Health plan"],
    after: ["Association dues"],
  });
  const row = (name: string, l: Line, bold = false) =>
    `<tr${bold ? ' style="font-weight:bold"' : ""}><td>${name}</td>${r(g(l.current), g(l.ytd))}</tr>`;
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${STYLE}table{width:85%}`,
    `<h3>${escaped(d.employer)}</h3>${d.street}, ${d.town}<p>Warrant no. ${d.number} &nbsp; Issue date ${date.slash(d.payDate)}<br>Pay for ${date.slash(d.start)} to ${date.slash(d.end)}<br>Payee ${d.employee}</p><table><tr><td></td>${r("Amount", "Calendar year to date")}</tr>${d.earnings.map((l) => row(l.name, l)).join("")}${row("Total earnings", d.gross, true)}${[...d.before, ...d.taxes, ...d.after].map((l) => row(l.name, l)).join("")}${row("Total deductions", taken(d), true)}${row("Warrant amount", d.net, true)}</table>`,
  );
  return { html, truth: stubTruth(d) };
});

/** One box under the other, the figure right of its label; employer and employee at the foot. */
const tallWage = layout("w2-tall", (seed) => {
  const d = makeYear(seed);
  const line = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}table{width:60%}td{border:1px solid #555;padding:3px}`,
    `<b>Form W-2 Wage and Tax Statement</b> &nbsp; ${d.year} &nbsp; OMB No. 1545-0008<table>${line("1 Wages, tips, other compensation", decimal(d.amount))}${line("2 Federal income tax withheld", decimal(d.withheld))}${line("3 Social security wages", decimal(d.base))}${line("4 Social security tax withheld", decimal(Math.round(d.base * 0.062)))}${line("5 Medicare wages and tips", decimal(d.base))}${line("6 Medicare tax withheld", decimal(Math.round(d.base * 0.0145)))}${line("12a D", decimal(d.base - d.amount))}${line("17 State income tax", decimal(d.state))}</table><p>c Employer's name, address, and ZIP code<br>${escaped(d.payer)}<br>${d.street}<br>${d.town}</p><p>e Employee's name<br>${d.person}<br>${d.home}<br>${d.homeTown}</p>`,
  );
  return {
    html,
    truth: yearTruth({
      kind: "w2",
      payer: d.payer,
      taxYear: d.year,
      wages: decimal(d.amount),
      federalTaxWithheld: decimal(d.withheld),
    }),
  };
});

/** A custodian's own table for a 1099-R: box, description, amount. */
const boxTable = layout("1099-r-table", (seed) => {
  const d = { ...makeYear(seed, 300_000, 5_000_000), payer: "Highmeadow Trust Company" };
  const line = (...cells: readonly string[]) =>
    `<tr>${cells.map((cell, index) => `<td${index === 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}td{border-bottom:1px solid #ccc;padding:3px}`,
    `<div class=two><div><b>${d.payer}</b><br>${d.street}<br>${d.town}</div><div class=r><b>${d.year} Form 1099-R</b><br>Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.<br>Copy B</div></div><p>Recipient: ${d.person}<br>${d.home}<br>${d.homeTown}</p><table>${line("<b>Box</b>", "<b>Description</b>", "<b>Amount</b>")}${line("1", "Gross distribution", g(d.amount))}${line("2a", "Taxable amount", g(d.amount))}${line("2b", "Taxable amount not determined", "X")}${line("4", "Federal income tax withheld", g(d.withheld))}${line("7", "Distribution code(s)", "7")}${line("14", "State tax withheld", g(d.state))}</table>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer: d.payer, taxYear: d.year, federalTaxWithheld: decimal(d.withheld) },
      { "income.0.grossPay": [decimal(d.amount)] },
    ),
  };
});

/** An insurer's award in prose: a weekly rate, paid every two weeks. */
const injury = layout("injury-award", (seed) => {
  const random = seededRandom(seed + 31);
  const weekly = random.whole(20_000, 110_000);
  const payer = "Bluewater Casualty Insurance Company";
  const html = document(
    `body{font:10.5pt "Liberation Serif"}${STYLE}`,
    `<b>${payer}</b><br>Claims Department<br>PO Box 9912<p>June 4, 2026</p><p>Chris P Mockup<br>640 Lantern Way</p><p>Re: Notice of Workers' Compensation Benefits</p><p>Your claim has been accepted. Your weekly benefit amount is ${$(weekly)}, which is two thirds of your average weekly wage of ${$(Math.round(weekly * 1.5))}. The state maximum is $1,299.00. Benefits begin ${date.long(addDays("2026-05-01", random.whole(0, 20)))}.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "benefits", payer, frequency: "weekly", grossPay: decimal(weekly) },
      {
        "income.0.payDate": ["2026-06-04"],
        "income.0.periodStart": Array.from({ length: 21 }, (_, i) => addDays("2026-05-01", i)),
      },
    ),
  };
});

/** A plan's letter: gross, withheld and net monthly pension in one paragraph and a small list. */
const pensionLetter = layout("pension-letter", (seed) => {
  const random = seededRandom(seed + 13);
  const gross = random.whole(60_000, 390_000);
  const [tax, dental] = [Math.round(gross * 0.12), random.whole(1_500, 6_000)];
  const payer = "Machinists Joint Pension Trust";
  const html = document(
    `body{font:11pt "Liberation Serif"}${STYLE}table{width:60%}`,
    `<div class=c><b>${payer}</b><br>Verification of Pension Income</div><p>April 2, 2026</p><p>To whom it may concern:</p><p>Lee Ann Demo receives a lifetime monthly pension from this plan. The current amounts are:</p><table><tr><td>Gross monthly pension</td><td class=r>${$(gross)}</td></tr><tr><td>Less federal income tax</td><td class=r>${$(tax)}</td></tr><tr><td>Less dental premium</td><td class=r>${$(dental)}</td></tr><tr><td>Net monthly pension</td><td class=r>${$(gross - tax - dental)}</td></tr></table><p>Payments are made on the first of each month.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer,
        frequency: "monthly",
        grossPay: decimal(gross),
        netPay: decimal(gross - tax - dental),
      },
      { "income.0.payDate": ["2026-04-02"], "income.0.federalTaxWithheld": [decimal(tax)] },
    ),
  };
});

export const laterIncomeLayouts: readonly Layout[] = [
  strips,
  serviceMonth,
  warrant,
  tallWage,
  boxTable,
  injury,
  pensionLetter,
];
