import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Line, makePayday, makeYear, stubTruth, total, yearTruth } from "./income-data.ts";
import { cells as r, stubStyle as STYLE } from "./pay-stubs.ts";

const g = grouped;
const $ = money.dollar;
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `third-${name}`,
  type: "income",
  heldOut: false,
  make,
});

/** A message about a deposit: a few lines of words and figures, no year. */
const depositNotice = layout("stub-deposit-notice", (seed) => {
  const d = makePayday(seed, ["semimonthly", "biweekly"], { regular: "Salary", extra: [] });
  const line = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;
  const html = document(
    `body{font:11pt "Liberation Sans"}${STYLE}table{width:50%}`,
    `<h3>Pay notification</h3><p>From: ${escaped(d.employer)}</p><p>Hello ${d.employee}, your pay for ${date.long(d.start)} to ${date.long(d.end)} will arrive in your account on ${date.long(d.payDate)}.</p><table>${line("Gross pay", $(d.gross.current))}${line("Federal taxes withheld", `-${$(d.taxes[0]?.current ?? 0)}`)}${line("Social Security and Medicare", `-${$((d.taxes[1]?.current ?? 0) + (d.taxes[2]?.current ?? 0))}`)}${line("State taxes withheld", `-${$(d.taxes[3]?.current ?? 0)}`)}${line("Benefits and other deductions", `-${$(total(d.before, d.after).current)}`)}${line("<b>Net pay</b>", `<b>${$(d.net.current)}</b>`)}</table><p>Pay date: ${date.long(d.payDate)}</p>`,
  );
  return { html, truth: stubTruth(d, ["ytdGross", "ytdNet"]) };
});

/** Pairs in two blocks: the period's figures left, those of the year right, each label with its period. */
const pairBlocks = layout("stub-pair-blocks", (seed) => {
  const d = makePayday(seed, ["monthly", "semimonthly"], { before: ["Pension", "Health"], after: ["Union"] });
  const rows = (prefix: string, pick: "current" | "ytd") =>
    [
      ["Gross", d.gross],
      ["Federal Tax", d.taxes[0]],
      ["FICA", total(d.taxes.slice(1, 3))],
      ["State Tax", d.taxes[3]],
      ["Other Deductions", total(d.before, d.after)],
      ["Net", d.net],
    ]
      .map(
        ([name, l]) =>
          `<tr><td>${prefix} ${name as string}:</td><td class=r>${g((l as Line)[pick])}</td></tr>`,
      )
      .join("");
  const html = document(
    `body{font:10pt "Liberation Mono"}${STYLE}`,
    `${escaped(d.employer)}<br>${d.street}, ${d.town}<br><br>EMPLOYEE EARNINGS RECORD<br>Name: ${d.employee}<br>From: ${date.slash(d.start)} Thru: ${date.slash(d.end)} &nbsp; Paid: ${date.slash(d.payDate)}<br><br><div class=two><table>${rows("Current", "current")}</table><table>${rows("YTD", "ytd")}</table></div>`,
  );
  return { html, truth: stubTruth(d) };
});

/** Amounts with the currency behind them, days with the day first, sums in capitals in their own lines. */
const currencyBehind = layout("stub-currency-behind", (seed) => {
  const d = makePayday(seed, ["monthly"], {
    regular: "Base salary",
    extra: ["Housing stipend"],
    federal: "US federal income tax",
    social: "US Social Security tax",
    medicare: "US Medicare tax",
    state: "State income tax",
  });
  const row = (name: string, l: Line) =>
    `<tr><td>${name}</td>${r(`${g(l.current)} USD`, `${g(l.ytd)} USD`)}</tr>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${STYLE}td{padding:3px}`,
    `<div class=two><h3>${escaped(d.employer)}</h3><div class=r>Salary slip no. ${d.number}</div></div><table style="width:60%"><tr><td>Employee</td><td>${d.employee}</td></tr><tr><td>Salary period</td><td>${date.dayFirst(d.start)} to ${date.dayFirst(d.end)}</td></tr><tr><td>Date of payment</td><td>${date.dayFirst(d.payDate)}</td></tr></table><br><table><tr><td></td>${r("<b>This month</b>", "<b>Since January</b>")}</tr>${d.earnings.map((l) => row(l.name, l)).join("")}${row("<b>TOTAL EARNINGS</b>", d.gross)}${[...d.taxes, ...d.before, ...d.after].map((l) => row(l.name, l)).join("")}${row("<b>TOTAL DEDUCTIONS</b>", total(d.taxes, d.before, d.after))}${row("<b>NET SALARY</b>", d.net)}</table>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A contractor's form typed as a list of labels and values. */
const typedContractor = layout("1099-nec-typed", (seed) => {
  const d = makeYear(seed, 80_000, 7_000_000);
  const html = document(
    `body{font:10pt "Liberation Mono"}pre{font:inherit}`,
    `<pre>FORM 1099-NEC                      TAX YEAR ${d.year}
NONEMPLOYEE COMPENSATION           COPY B FOR RECIPIENT

Payer's name:          ${escaped(d.payer)}
Payer's address:       ${d.street}, ${d.town}
Payer's TIN:           ${d.ein}
Recipient's name:      ${d.person}
Recipient's address:   ${d.home}, ${d.homeTown}

Box 1  Nonemployee compensation        $${g(d.amount)}
Box 4  Federal income tax withheld     $${g(d.withheld)}
Box 5  State tax withheld              $${g(d.state)}
Box 7  State income                    $${g(d.amount)}</pre>`,
  );
  return {
    html,
    truth: yearTruth({
      kind: "1099",
      payer: d.payer,
      taxYear: d.year,
      federalTaxWithheld: decimal(d.withheld),
      nonemployeeCompensation: decimal(d.amount),
    }),
  };
});

/** An award of supplemental income: "we will pay you … each month". */
const supplemental = layout("supplemental-award", (seed) => {
  const random = seededRandom(seed + 5);
  const amount = random.whole(20_000, 99_000);
  const html = document(
    `body{font:11pt "Liberation Serif"}${STYLE}`,
    `<b>Social Security Administration</b><br>Supplemental Security Income<br><b>Notice of Change in Payment</b><p>Date: January 12, 2026</p><p>Robin K. Anybody<br>118 Rural Route 6</p><p>We are writing to tell you about changes in your Supplemental Security Income payments. The rest of this letter will tell you more about this change.</p><h4>What Will Change</h4><p>Your monthly payment will be ${$(amount)} beginning February 2026. We will send this amount on the first day of each month. The most a person living alone can get is $994.00. You may keep resources of $2,000.00.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      {
        kind: "benefits",
        payer: "Social Security Administration",
        frequency: "monthly",
        grossPay: decimal(amount),
      },
      { "income.0.payDate": ["2026-01-12"], "income.0.netPay": [decimal(amount)] },
    ),
  };
});

export const thirdIncomeLayouts: readonly Layout[] = [
  depositNotice,
  pairBlocks,
  currencyBehind,
  typedContractor,
  supplemental,
];
