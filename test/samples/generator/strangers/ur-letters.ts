import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { BREAK, begin, figures, months, sum } from "./ur-data.ts";

const $ = money.dollar;

/** A veterans' office's letter of benefits: questions in one column, answers in the other; never a net amount. */
const veterans: Layout = {
  name: "ur-letter-veterans",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 11);
    const written = addDays("2026-01-12", random.whole(0, 300));
    const rating = random.pick([
      { share: 30, amount: 55_247 },
      { share: 50, amount: 113_290 },
      { share: 70, amount: 180_845 },
      { share: 90, amount: 236_226 },
      { share: 100, amount: 393_858 },
    ]);
    const amount = rating.amount + random.whole(0, 24) * 500 + random.whole(0, 99);
    const total = rating.share === 100;
    const award = random.pick(["2025-12-01", `2025-${String(random.whole(1, 11)).padStart(2, "0")}-01`]);
    const html = document(
      `body{font:10.5pt "Times New Roman",Liberation Serif,serif;line-height:1.25}${BASE} @page{margin:0.9in} td{padding:3px 0;vertical-align:top} .t td{border-bottom:1px solid #ccc} h3{font-size:11.5pt;margin:14px 0 4px}`,
      `<div style="text-align:center"><b style="font-size:14pt;color:#003f72">U.S. Office of Veterans Affairs and Pensions</b><br>Veterans Benefits Division<br>810 Vermillion Ave NW, Washington, DC 20420</div>
<p style="margin-top:30px">${date.long(written)}</p><div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>In Reply Refer to: 320/NCC<br>File Number: *****${figures(random, 4)}</div></div>
<p>Dear ${person.name}:</p><p>This letter is a summary of benefits you currently receive from the Office of Veterans Affairs and Pensions (OVAP). We are providing this letter to disabled Veterans to use in applying for benefits such as housing entitlements, free or reduced state park annual memberships, state or local property or vehicle tax relief, civil service preference, or any other program or entitlement in which verification of OVAP benefits is required. Please safeguard this important document. This letter replaces OVAP Form 20-5455, and is considered an official record of your OVAP entitlement.</p>
<h3>- America is Grateful to You for Your Service -</h3><p>Our records contain the following information:</p>
<h3>Personal Claim Information</h3>${grid(
        "ll",
        [],
        [
          ["Your OVAP claim number is:", `xxx-xx-${figures(random, 4)}`],
          ["You are the:", "Veteran"],
        ],
      )}
<h3>Military Information</h3><p>Your most recent, verified periods of service (up to three) include:</p>${grid("lll", ["Branch of Service", "Character of Service", "Entered / Released Active Duty"], [[random.pick(["Army", "Navy", "Marine Corps"]), "Honorable", "July 06, 2004 / August 31, 2010"]])}<p class=small>(There may be additional periods of service not listed above.)</p>
<h3>OVAP Benefit Information</h3>${pairs(
        [
          ["You have one or more service-connected disabilities:", "Yes"],
          ["Your combined service-connected evaluation is:", `${rating.share}%`],
          ["Your current monthly award amount is:", $(amount)],
          [
            "The effective date of the last change to your current award was:",
            date
              .capitalLong(award)
              .replace(/^(.)(\w+)/, (_, first: string, rest: string) => first + rest.toLowerCase()),
          ],
          total && [
            "You are considered to be totally and permanently disabled due solely to your service-connected disabilities:",
            "Yes",
          ],
          total && [
            "The effective date of when you became totally and permanently disabled due to your service-connected disabilities:",
            "March 11, 2021",
          ],
          ["You are in receipt of special monthly compensation:", "No"],
        ],
        "class=t",
      )}
<p>You should contact your state or local office of Veterans' affairs for information on any tax, license, or fee-related benefits for which you may be eligible. State offices of Veterans' affairs are available at ovap.example/statedva.htm.</p>
<h3>Need Additional Information or Verification?</h3><p>If you have any questions about this letter or need additional verification of OVAP benefits, please call us at 1-800-555-0100. If you use a Telecommunications Device for the Deaf (TDD), the federal relay number is 711. Send electronic inquiries through the Internet at iris.ovap.example.</p><p>Sincerely yours,</p><p style="margin-top:26px"><i>A. R. Whitcombe</i><br>Executive Director<br>Benefits Assistance Service</p>`,
    );
    const names = [
      "U.S. Office of Veterans Affairs and Pensions",
      "OVAP",
      "Veterans Benefits Division",
      "Office of Veterans Affairs and Pensions Veterans Benefits Division",
    ];
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Office of Veterans Affairs and Pensions",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Office of Veterans Affairs and Pensions",
              frequency: "monthly",
              grossPay: decimal(amount),
            },
          ],
          allowed: { "income.0.netPay": [decimal(amount)], "income.0.periodStart": [award] },
        },
        ...names,
      ),
    };
  },
};

/** A state retirement system's direct-deposit notice by letter: allowance, deductions, net, the year so far. */
const pension: Layout = {
  name: "ur-letter-pension",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 12);
    const count = random.whole(2, 11);
    const month = `2026-${String(count).padStart(2, "0")}-01`;
    const paid = months(month, 1);
    const base = random.whole(98_000, 520_000);
    const cola = Math.round(base * random.pick([0.02, 0.06, 0.11]));
    const ppa = random.chance(0.3) ? random.whole(1_000, 14_000) : 0;
    const gross = base + cola + ppa;
    const off = [
      ["Federal Income Tax", random.chance(0.85) ? Math.round(gross * 0.1) : 0],
      ["State Income Tax", random.chance(0.6) ? Math.round(gross * 0.03) : 0],
      ["Health Insurance (WESTPERS Platinum PPO)", random.chance(0.7) ? random.whole(4_000, 31_000) : 0],
      ["Dental - Delta Crest", random.chance(0.5) ? 4_872 : 0],
      ["Vision", 974],
      ["Retired Public Employees Assn Dues", random.chance(0.4) ? 500 : 0],
    ] as const;
    const printed = off.filter(([name, amount]) => amount > 0 || name.endsWith("Tax"));
    const less = sum(off.map(([, amount]) => amount));
    const net = gross - less;
    const federal = off[0][1];
    const html = document(
      `body{font:9.5pt Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#1a3e6f} .t td,.t th{border-bottom:1px solid #bbb;padding:3px 6px} .h{background:#1a3e6f;color:#fff;padding:3px 8px;font-weight:bold;margin-top:10px}`,
      `<div class=row><div><div class=logo>WestPERS</div><div class=small>Western Public Employees' Retirement System<br>P.O. Box 942716 | Sacramento, CA 94229-2716<br>(888) 555-0173 | TTY (877) 555-0149</div></div><div class=r><b>Account Services and Benefit Payments</b><br>www.westpers.example</div></div>
<p style="margin:34px 0 20px">${person.name}<br>${person.street}<br>${person.town}</p><div class=row><div>WestPERS ID: ${figures(random, 10)}</div><div>Member: ${person.name}</div><div class=r>Type: Service Retirement</div></div>
<h3>Retirement Allowance Statement</h3><p>Dear ${person.name}:</p><p>This statement shows your monthly retirement allowance for <b>${date.monthYear(month)}</b>, which is payable on <b>${date.long(paid)}</b>. Your payment is sent by electronic fund transfer to the account ending in ${figures(random, 4)} at HARBORSTONE BANK. You may use this letter as verification of income.</p>
<div class=h>Monthly allowance</div>${grid(
        "lrr",
        ["Allowance", "This Payment", "Calendar Year to Date"],
        [
          ["Base Allowance", $(base), $(base * count)],
          ["Cost-of-Living Adjustment (COLA)", $(cola), $(cola * count)],
          ...(ppa > 0 ? [["Purchasing Power Protection", $(ppa), $(ppa * count)]] : []),
          ["<b>Gross Allowance</b>", `<b>${$(gross)}</b>`, `<b>${$(gross * count)}</b>`],
        ],
        "class=t",
      )}
<div class=h>Deductions</div>${grid("lrr", ["Deduction", "This Payment", "Calendar Year to Date"], [...printed.map(([name, amount]) => [name, $(amount), $(amount * count)]), ["<b>Total Deductions</b>", $(less), $(less * count)]], "class=t")}
<div class=h>Net allowance</div>${grid("lrr", [], [["<b>Net Allowance</b>", `<b>${$(net)}</b>`, `<b>${$(net * count)}</b>`]], "class=t")}
<p><b>Taxable gross this payment:</b> ${$(gross - 1_215)} &nbsp;&nbsp; <b>Tax-free portion:</b> $12.15 &nbsp;&nbsp; <b>Federal withholding election:</b> Married, 0 dependents</p>
<p><b>Messages.</b> The next COLA is payable May 1. The maximum allowance under your option is reduced by the cost of a lifetime benefit to your beneficiary. Your one-time death benefit is $2,000. To change your withholding, log in to myWestPERS or send form 1289. Changes received by the 10th of the month take effect with the next payment.</p>
${BREAK}<h3>Pay dates and important notices</h3>${grid(
        "ll",
        ["Month", "Payable"],
        Array.from({ length: 12 }, (_, index) => [
          date.monthYear(months("2026-01-01", index)),
          date.long(months("2026-02-01", index)),
        ]),
        "class=t",
      )}<p><b>Working after retirement.</b> As a retiree you may work no more than 960 hours in a fiscal year for a WestPERS employer. <b>Overpayments.</b> If you are paid more than you are entitled to, WestPERS will recover it from later allowances. <b>Change of address.</b> Report changes at least 30 days ahead.</p><p class=small>The Western Public Employees' Retirement System complies with the Information Practices Act of 1977. The information requested is collected pursuant to the Government Code (sections 20000, et seq.).</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Western Public Employees' Retirement System",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Western Public Employees' Retirement System",
              payDate: paid,
              frequency: "monthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(gross * count),
              ytdNet: decimal(net * count),
            },
          ],
          allowed: {
            "income.0.kind": ["other"],
            "income.0.federalTaxWithheld": [decimal(federal), decimal(federal * count)],
            "income.0.periodStart": [month],
            "income.0.periodEnd": [addDays(paid, -1)],
          },
        },
        "WestPERS",
      ),
    };
  },
};

export const urLetters: readonly Layout[] = [veterans, pension];
