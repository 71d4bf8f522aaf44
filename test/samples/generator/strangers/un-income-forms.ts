import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, start } from "./un-data.ts";

const $ = money.dollar;

/** The government's form for distributions, as a custodian fills it in: boxes with small numbers. */
const distributions: Layout = {
  name: "un-income-1099r-form",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const year = random.pick(["2024", "2025"]);
    const gross = random.whole(4_000, 68_000) * 100 + random.whole(0, 99);
    const known = random.chance(0.7);
    const withheld = random.chance(0.2) ? 0 : Math.round(gross * random.pick([0.1, 0.12, 0.2]));
    const state = random.chance(0.4) ? Math.round(gross * 0.04) : 0;
    const payer = random.pick([
      "Tidewater Fiduciary Trust Company",
      "Granite Peak Life Insurance Company",
      "National Rail Pension Trust",
    ]);
    const cell = (label: string, value: string, span = 1) =>
      `<td colspan=${span}><div class=k>${label}</div><div class=v>${value}</div></td>`;
    const html = document(
      `body{font:8pt Arial}${BASE} .f{table-layout:fixed} .f td{border:1px solid #000;vertical-align:top;padding:2px 4px;height:40px} .k{font-size:6.5pt} .v{font:9.5pt "Courier New","Liberation Mono",monospace;padding:3px 0 0 4px}`,
      `<div style="text-align:right">&#9633; CORRECTED (if checked)</div><table class=f><tr><td colspan=3 rowspan=2 style="height:110px"><div class=k>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</div><div class=v>${payer}<br>PO Box 770001<br>Norfolk, VA 23510<br>800-555-0183</div></td>${cell("<b>1</b> Gross distribution", $(gross), 2)}<td rowspan=2><div class=k>OMB No. 1545-0119</div><div style="font-size:18pt;font-weight:bold">${year}</div><div class=k>Form <b>1099-R</b></div></td><td rowspan=2 colspan=2><b>Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.</b></td></tr>
<tr>${cell("<b>2a</b> Taxable amount", known ? $(gross) : "", 2)}</tr>
<tr><td colspan=3><div class=k>PAYER'S TIN &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; RECIPIENT'S TIN</div><div class=v>54-${digits(random, 7)} &nbsp; XXX-XX-${digits(random, 4)}</div></td>${cell("<b>2b</b> Taxable amount not determined", known ? "" : "X", 2)}${cell("Total distribution", "")}<td colspan=2 rowspan=4><b>Copy B</b><br>Report this income on your federal tax return. If this form shows federal income tax withheld in box 4, attach this copy to your return.<br><br>This information is being furnished to the IRS.</td></tr>
<tr><td colspan=3 rowspan=2><div class=k>RECIPIENT'S name, street address, city or town, state, and ZIP code</div><div class=v>${person.name}<br>${person.street}<br>${person.town}</div></td>${cell("<b>3</b> Capital gain (included in box 2a)", "$0.00", 1)}${cell("<b>4</b> Federal income tax withheld", $(withheld), 2)}</tr>
<tr>${cell("<b>5</b> Employee contributions/ Designated Roth contributions or insurance premiums", "$0.00")}${cell("<b>6</b> Net unrealized appreciation in employer's securities", "", 2)}</tr>
<tr>${cell("<b>10</b> Amount allocable to IRR within 5 years", "")}${cell("<b>11</b> 1st year of desig. Roth contrib.", "")}${cell("<b>12</b> FATCA filing requirement", "")}${cell("<b>7</b> Distribution code(s)", "7")}${cell("<b>8</b> Other", "", 1)}${cell("<b>9a</b> Your percentage of total distribution", "%")}</tr>
<tr>${cell("Account number (see instructions)", `P${digits(random, 8)}`, 2)}${cell("<b>13</b> Date of payment", "")}${cell("<b>14</b> State tax withheld", state ? $(state) : "$0.00", 2)}${cell("<b>15</b> State/Payer's state no.", "VA", 1)}${cell("<b>16</b> State distribution", state ? $(gross) : "", 2)}</tr></table>
<div class=row><div>Form <b>1099-R</b></div><div>www.irs.gov/Form1099R</div><div style="text-align:right">Department of the Treasury - Internal Revenue Service</div></div>
<h4 style="margin-top:26px">Instructions for Recipient</h4><p class=small>Generally, distributions from retirement plans (IRAs, qualified plans, section 403(b) plans, and governmental section 457(b) plans), insurance contracts, etc., are reported to recipients on Form 1099-R. <b>Box 1.</b> Shows the total amount you received this year. <b>Box 2a.</b> This part of the distribution is generally taxable. If there is no entry in this box, the payer may not have all the facts needed to figure the taxable amount. <b>Box 4.</b> Shows federal income tax withheld. Include this amount on your income tax return as tax withheld. If you receive distributions before age 59½, you may have to pay a 10% additional tax. <b>Box 7.</b> Code 7, normal distribution.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [{ kind: "1099", payer, taxYear: year, federalTaxWithheld: decimal(withheld) }],
        allowed: {
          "income.0.grossPay": [decimal(gross)],
          "income.0.frequency": ["annual"],
        },
      },
    };
  },
};

/** A state teachers' fund verifies what it pays each month. */
const pension: Layout = {
  name: "un-income-state-pension-letter",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 14);
    const month = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-01`;
    const written = addDays(month, random.whole(6, 20));
    const base = random.whole(160_000, 480_000);
    const cola = random.chance(0.7) ? Math.round(base * random.whole(2, 18) * 0.01) : 0;
    const gross = base + cola;
    const federal = Math.round(gross * random.whole(5, 14) * 0.01);
    const state = random.chance(0.6) ? Math.round(gross * 0.028) : 0;
    const health = random.chance(0.6) ? random.whole(9_000, 42_000) : 0;
    const net = gross - federal - state - health;
    const html = document(
      `body{font:11pt "Liberation Serif","Times New Roman",serif;margin:0 20px}${BASE} .logo{text-align:center;border-bottom:2px double #333;padding-bottom:8px} .d{width:70%;margin:8px auto} .d td{padding:2px 0} .d tr:last-child td{border-top:1px solid #000;font-weight:bold}`,
      `<div class=logo><b style="font-size:16pt">STRB Buckeye</b><br>State Teachers Retirement Board of Buckeye<br><span style="font-size:9pt">275 East Broad Street, Columbus, OH 43215-3771 &nbsp; 888-555-0127</span></div>
<p>${date.long(written)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Re: Verification of Monthly Benefit<br>Member ID: M${digits(random, 7)}<br>Effective date of retirement: ${date.long(inMonths(month, -random.whole(30, 200)))}</p>
<p>To Whom It May Concern:</p><p>This letter is to verify that the individual named above receives a service retirement benefit from this system. The benefit is payable monthly for the lifetime of the retiree. The payment made on ${date.long(month)} was as follows:</p>
${pairs(
  [
    ["Base Monthly Benefit", $(base)],
    cola > 0 && ["Cost-of-Living Adjustment", $(cola)],
    ["Gross Monthly Benefit", $(gross)],
    ["Federal Income Tax Withheld", `-${$(federal)}`],
    state > 0 && ["State Income Tax Withheld", `-${$(state)}`],
    health > 0 && ["Health Care Premium", `-${$(health)}`],
    ["Net Monthly Benefit", $(net)],
  ],
  "class=d",
)}<p>Payment is made by electronic transfer on the first business day of each month. Benefits are subject to a cost-of-living adjustment only when granted by the Retirement Board, and are not subject to Social Security or Medicare withholding.</p><p>If you have questions, please contact our Member Services Center between 8 a.m. and 5 p.m., Monday through Friday.</p><p>Sincerely,</p><p style="margin-top:30px">Lorraine T. Abernathy<br>Director, Member Benefits</p><p style="font-size:8pt;margin-top:60px">This information is provided at the request of the member. Form INC-VER (Rev. 01/25)</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "State Teachers Retirement Board of Buckeye",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "State Teachers Retirement Board of Buckeye",
              payDate: month,
              frequency: "monthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
            },
          ],
          allowed: { "income.0.federalTaxWithheld": [decimal(federal)] },
        },
        "STRB Buckeye",
      ),
    };
  },
};

export const unIncomeForms: readonly Layout[] = [distributions, pension];
