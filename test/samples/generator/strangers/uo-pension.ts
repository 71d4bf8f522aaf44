import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, addMonths, endOfMonth, percentOf, start, sum } from "./uo-data.ts";

/** A teachers' pension fund's payment advice: gross to net with the calendar year beside it, then the bank. */
const pension: Layout = {
  name: "uo-pension-payment",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, first, last, last4 } = start(seed, 14);
    const months = Number(first.slice(5, 7));
    const pay = endOfMonth(first);
    const base = random.whole(131_000, 468_000);
    const rows = [
      ["Retirement Allowance", base, base * months],
      ...(random.chance(0.6)
        ? [["Cost-of-Living Adjustment", percentOf(base, 4), percentOf(base, 4) * months] as const]
        : []),
    ] as const;
    const gross = sum(rows.map((row) => row[1]));
    const grossYtd = sum(rows.map((row) => row[2]));
    const federal = random.chance(0.85) ? percentOf(gross, random.whole(5, 12)) : 0;
    const state = random.chance(0.5) ? percentOf(gross, 3) : 0;
    const health = random.chance(0.6) ? random.whole(8_000, 41_000) : 0;
    const dues = random.chance(0.4) ? 350 : 0;
    const list = (
      [
        ["Federal Income Tax", federal],
        ["State Income Tax", state],
        ["Health Insurance Premium", health],
        ["Retired Educators Assn. Dues", dues],
      ] as const
    ).filter(([, amount]) => amount > 0);
    const less = sum(list.map(([, amount]) => amount));
    const next = endOfMonth(addMonths(first, 1));
    return {
      html: document(
        `${BASE}body{font:10pt Georgia,"Times New Roman",serif;color:#1c2b3a}.lg{font-size:22pt;letter-spacing:2px}.hd{border-bottom:4px double #1c2b3a;padding-bottom:6px}.t{margin:8px 0}.t td,.t th{padding:4px 6px}.t th{border-bottom:1px solid #1c2b3a;font-variant:small-caps}.net{border:2px solid #1c2b3a;padding:8px 12px;display:flex;justify-content:space-between;font-size:13pt}h3{margin:14px 0 2px}`,
        `<div class="row hd"><div><div class=lg>OSTRS</div><div class=small>Ochoco State Teachers Retirement System</div></div><div class=r>Statement of Benefit Payment<br><span class=small>P.O. Box 15275, Bend, OR 97701 &nbsp; 888-555-0166</span></div></div>
<div class=row style="margin-top:12px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["Payment Date", date.long(pay)],
            ["Benefit Period", `${date.slash(first)} - ${date.slash(last)}`],
            ["Client ID", `2${random.whole(100_000, 899_999)}${last4}`],
            ["Benefit Type", "Service Retirement, Option 2"],
            ["Payment Method", "Direct Deposit"],
          ],
        )}</div></div>
<h3>Your Monthly Benefit</h3>${grid("lrr", ["Description", "This Payment", "Calendar Year to Date"], [...rows.map((row) => [row[0], $(row[1]), $(row[2])]), ["<b>Gross Benefit</b>", `<b>${$(gross)}</b>`, `<b>${$(grossYtd)}</b>`]], "class=t")}
<h3>Deductions</h3>${list.length === 0 ? "<p>None this month.</p>" : ""}${grid("lrr", ["Description", "This Payment", "Calendar Year to Date"], [...list.map(([name, amount]) => [name, $(amount), $(amount * months)]), ["<b>Total Deductions</b>", `<b>${$(less)}</b>`, `<b>${$(less * months)}</b>`]], "class=t")}
<div class=net><b>Net Benefit Payment</b><span><b>${$(gross - less)}</b></span></div>
<table class=t><tr><td>Net paid, calendar year to date</td><td class=r>${$((gross - less) * months)}</td></tr></table>
<h3>Deposited To</h3><p>First Summit Bank, checking account ending in ${random.whole(1000, 9899)}</p>
<h3>Tax Withholding Election</h3><p>Federal: ${federal > 0 ? "Single, withhold at table rate (Form W-4P on file)" : "No withholding elected"}. &nbsp; State: ${state > 0 ? "3% of gross benefit" : "No withholding elected"}.</p>
<p>Your next payment date is ${date.long(next)}. Benefits are paid on the last day of each month. Form 1099-R is mailed by January 31. Annual benefit adjustments are applied with the September 1 benefit.</p>
<p class=small>Please keep this statement as proof of income. You must tell us of a change of address, a divorce, the death of a beneficiary, or a return to work with a public school employer. This statement does not change any election on file. If the law, regulations or board rules conflict with this statement, the law governs.</p>`,
      ),
      truth: {
        documentType: "income",
        institution: "Ochoco State Teachers Retirement System",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: "Ochoco State Teachers Retirement System",
            payDate: pay,
            periodStart: first,
            periodEnd: last,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(gross - less),
            ytdGross: decimal(grossYtd),
            ytdNet: decimal((gross - less) * months),
          },
        ],
        allowed: {
          institution: ["OSTRS"],
          "income.0.payer": ["OSTRS"],
          "income.0.federalTaxWithheld": [decimal(federal), decimal(federal * months)],
        },
      },
    };
  },
};

export const uoPension = [pension];
