import { document, type Layout } from "../layout.ts";
import { escaped } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { type Line, makePayday, makeYear, stubTruth, total, yearTruth } from "./income-data.ts";
import { cells as r, stubStyle as STYLE } from "./pay-stubs.ts";

const g = grouped;
const $ = money.dollar;
const share = (amount: number, rate: number) => Math.round(amount * rate);
const layout = (name: string, make: Layout["make"]): Layout => ({
  name: `fourth-${name}`,
  type: "income",
  heldOut: false,
  make,
});

/** A large employer's portal: a band with this period and the year in two rows, sections in two columns below. */
const bandRows = layout("stub-band-rows", (seed) => {
  const d = makePayday(seed, ["biweekly", "semimonthly"], {
    before: ["401(k) Pretax", "Medical", "Vision"],
    after: ["Roth 401(k)"],
  });
  const section = (title: string, lines: readonly Line[]) =>
    `<div><b>${title}</b><table><tr><td>Description</td>${r("Amount", "YTD")}</tr>${lines.map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}<tr><td><b>${title}</b></td>${r(`<b>${g(total(lines).current)}</b>`, `<b>${g(total(lines).ytd)}</b>`)}</tr></table></div>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}${STYLE}td{padding:1px 4px}.two{margin-top:10px}`,
    `<b>${escaped(d.employer)}</b> &nbsp; ${d.street} &nbsp; ${d.town}<br><br><table><tr><td><b>Name</b></td><td><b>Company</b></td><td><b>Employee ID</b></td><td><b>Pay Period Begin</b></td><td><b>Pay Period End</b></td><td><b>Check Date</b></td><td><b>Check Number</b></td></tr><tr><td>${d.employee}</td><td>${escaped(d.employer)}</td><td>${d.number}</td><td>${date.slash(d.start)}</td><td>${date.slash(d.end)}</td><td>${date.slash(d.payDate)}</td><td></td></tr></table><br><table><tr><td></td>${r("Hours Worked", "Gross Pay", "Pre Tax Deductions", "Employee Taxes", "Post Tax Deductions", "Net Pay")}</tr>${(["current", "ytd"] as const).map((key) => `<tr><td>${key === "current" ? "Current" : "YTD"}</td>${r((d.hours[key] / 100).toFixed(2), g(d.gross[key]), g(total(d.before)[key]), g(total(d.taxes)[key]), g(total(d.after)[key]), g(d.net[key]))}</tr>`).join("")}</table><div class=two>${section("Earnings", d.earnings)}${section("Employee Taxes", d.taxes)}</div><div class=two>${section("Pre Tax Deductions", d.before)}${section("Post Tax Deductions", d.after)}</div><div class=two><div><b>Employer Paid Benefits</b><table>${d.employerPaid.map((l) => `<tr><td>${l.name}</td>${r(g(l.current), g(l.ytd))}</tr>`).join("")}</table></div><div><b>Payment Information</b><br>Bank: Harborlight Credit Union, account ending ******4417 &nbsp; ${g(d.net.current)} USD</div></div>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A young payroll service: airy cards, a summary list at the foot whose words are its own. */
const airySummary = layout("stub-airy-summary", (seed) => {
  const d = makePayday(seed, ["biweekly", "weekly"], {
    regular: "Regular Hours",
    extra: ["Overtime Hours"],
    before: ["Medical Insurance"],
    after: ["Child Support"],
  });
  const head = `<tr><td></td>${r("Current", "Year to date")}</tr>`;
  const row = (l: Line, name = l.name) => `<tr><td>${name}</td>${r($(l.current), $(l.ytd))}</tr>`;
  const html = document(
    `body{font:9.5pt "DejaVu Sans"}${STYLE}h4{margin:16px 0 2px;color:#0a8080}td{padding:3px 0;border-bottom:1px solid #eee}`,
    `<div class=two><div><b style="font-size:13pt">Earnings Statement</b><br><br><b>${escaped(d.employer)}</b><br>${d.street}<br>${d.town}</div><div class=r>Pay period: ${date.monthDay(d.start)} - ${date.monthDay(d.end)}, ${d.end.slice(0, 4)}<br>Pay Day: ${date.monthDay(d.payDate)}, ${d.payDate.slice(0, 4)}<br><br>${d.employee}<br>${d.home}<br>${d.homeTown}</div></div><h4>Employee Gross Earnings</h4><table><tr><td>Description</td>${r("Rate", "Hours", "Current", "Year to date")}</tr>${d.earnings.map((l) => `<tr><td>${l.name}</td>${r(`$${l.rate ?? ""}`, l.hours ?? "", $(l.current), $(l.ytd))}</tr>`).join("")}</table><h4>Employee Taxes Withheld</h4><table>${head}${d.taxes.map((l) => row(l)).join("")}</table><h4>Employee Deductions</h4><table>${head}${[...d.before, ...d.after].map((l) => row(l)).join("")}</table><h4>Employer Contributions</h4><table>${head}${d.employerPaid.map((l) => row(l)).join("")}</table><h4>Summary</h4><table>${head}${row(d.gross, "Gross Earnings")}${row(total(d.before), "Pre-Tax Deductions/Contributions")}${row(total(d.taxes), "Taxes")}${row(total(d.after), "Post-Tax Deductions/Contributions")}${row(d.net, "<b>Net Pay</b>")}<tr><td>Total Reimbursements</td>${r("$0.00", "$0.00")}</tr>${row(d.net, "Check Amount")}</table>`,
  );
  return { html, truth: stubTruth(d) };
});

/** Four copies of one W-2 on a sheet, as an employer's printer folds them; each with the earnings summary's words nowhere. */
const fourUp = layout("w2-four-up", (seed) => {
  const d = makeYear(seed);
  const b = (number: string, label: string, value: string) =>
    `<td><span class=n>${number} ${label}</span><div>${value}</div></td>`;
  const copy = (name: string) =>
    `<div style="border:1px solid #000;padding:4px"><table><tr>${b("1", "Wages, tips, other comp.", g(d.amount))}${b("2", "Federal income tax withheld", g(d.withheld))}</tr><tr>${b("3", "Social security wages", g(d.base))}${b("4", "Social security tax withheld", g(share(d.base, 0.062)))}</tr><tr>${b("5", "Medicare wages and tips", g(d.base))}${b("6", "Medicare tax withheld", g(share(d.base, 0.0145)))}</tr></table><table><tr>${b("c", "Employer's name, address, and ZIP code", `${escaped(d.payer)}<br>${d.street}<br>${d.town}`)}</tr><tr>${b("b", "Employer's FED ID number", d.ein)}${b("a", "Employee's SSA number", "XXX-XX-4410")}</tr><tr>${b("12a", "See instructions for box 12", `D ${g(d.base - d.amount)}`)}${b("14", "Other", `SDI ${g(d.small)}`)}</tr><tr>${b("e/f", "Employee's name, address and ZIP code", `${d.person}<br>${d.home}<br>${d.homeTown}`)}</tr><tr>${b("16", "State wages, tips, etc.", g(d.amount))}${b("17", "State income tax", g(d.state))}</tr></table><b>${d.year}</b> W-2 <span class=n>${name} Wage and Tax Statement OMB No. 1545-0008</span></div>`;
  const html = document(
    `body{font:7.5pt "Liberation Sans"}${STYLE}td{border:1px solid #777;padding:1px 3px;vertical-align:top}.n{font-size:5.5pt}.four{display:grid;grid-template-columns:1fr 1fr;gap:14px}`,
    `<div class=four>${["Federal Filing Copy", "State Filing Copy", "City or Local Filing Copy", "Employee Reference Copy"].map(copy).join("")}</div>`,
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

/** A broker's composite: sums of several 1099 forms, lines with box numbers, most of them zero. */
const composite = layout("1099-composite", (seed) => {
  const d = makeYear(seed, 40_000, 900_000);
  const payer = "Tallow Creek Brokerage Services LLC";
  const line = (box: string, label: string, value: string) =>
    `<tr><td>${box}- ${label}</td><td class=r>${value}</td></tr>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${STYLE}h4{margin:14px 0 2px;border-bottom:1px solid #000}td{padding:1px 3px}`,
    `<div class=two><div><b style="font-size:12pt">${payer}</b><br>${d.street}<br>${d.town}<br>PAYER'S TIN: ${d.ein}</div><div class=r><b>TAX INFORMATION STATEMENT ${d.year}</b><br>Composite Form 1099<br>Account 7731-4410<br>Statement Date: 02/14/${Number(d.year) + 1}</div></div><p>${d.person}<br>${d.home}<br>${d.homeTown}<br>RECIPIENT'S TIN: XXX-XX-4410</p><div class=two><div><h4>DIVIDENDS AND DISTRIBUTIONS &nbsp; ${d.year} 1099-DIV</h4><table>${line("1a", "Total ordinary dividends", g(d.amount))}${line("1b", "Qualified dividends", g(share(d.amount, 0.6)))}${line("2a", "Total capital gain distributions", "0.00")}${line("4", "Federal income tax withheld", g(d.withheld))}${line("7", "Foreign tax paid", g(d.small))}</table></div><div><h4>INTEREST INCOME &nbsp; ${d.year} 1099-INT</h4><table>${line("1", "Interest income", g(d.small * 2))}${line("3", "Interest on US Savings Bonds", "0.00")}${line("4", "Federal income tax withheld", "0.00")}</table></div></div><h4>SUMMARY OF PROCEEDS, GAINS AND LOSSES</h4><table><tr><td>Term</td>${r("Proceeds", "Cost basis", "Net gain or loss(-)")}</tr><tr><td>Short-term</td>${r(g(d.base), g(d.base - 4_410), g(4_410))}</tr><tr><td>Long-term</td>${r("0.00", "0.00", "0.00")}</tr></table><p>This is important tax information and is being furnished to the Internal Revenue Service.</p>`,
  );
  return {
    html,
    truth: yearTruth(
      { kind: "1099", payer, taxYear: d.year },
      {
        "income.0.federalTaxWithheld": [decimal(d.withheld)],
        "income.0.payer": ["Tallow Creek Brokerage Services"],
        institution: ["Tallow Creek Brokerage Services"],
        "income.0.grossPay": [decimal(d.amount)],
      },
    ),
  };
});

export const fourthIncomeLayouts: readonly Layout[] = [bandRows, airySummary, fourUp, composite];
