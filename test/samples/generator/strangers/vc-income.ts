import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthStart, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A public body's leave and earnings statement: numbered boxes, deductions in two columns, leave in hours. */
const leave: Layout = {
  name: "vc-income-leave-earnings",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 371);
    const end = addDays("2026-01-10", random.whole(1, 20) * 14);
    const begin = addDays(end, -13);
    const pay = addDays(end, 6);
    const periods = Math.max(1, Math.floor((Date.parse(pay) - Date.parse("2026-01-02")) / 1_209_600_000) + 1);
    const hourly = random.whole(2_400, 5_900);
    const overtime = random.chance(0.4) ? random.whole(2, 12) : 0;
    const regular = hourly * 80;
    const extra = Math.round(hourly * 1.5) * overtime;
    const gross = regular + extra;
    const cuts: ReadonlyArray<readonly [string, string, number]> = [
      ["FEHB", "104", random.whole(9_000, 24_000)],
      ["FEGLI", "C0", random.whole(800, 2_400)],
      ["MEDICARE", "", Math.round(gross * 0.0145)],
      ["OASDI", "", Math.round(gross * 0.062)],
      ["RETIRE, FERS", "K", Math.round(gross * 0.044)],
      ["TAX, FEDERAL", "S00", Math.round(gross * 0.11)],
      ["TAX, STATE", "VA", Math.round(gross * 0.042)],
      ["TSP-FERS", "", Math.round(gross * 0.05)],
    ];
    const taken = total(cuts.map(([, , amount]) => amount));
    const net = gross - taken;
    const [ytdGross, ytdTaken] = [gross + regular * (periods - 1), taken * periods];
    const cell = ([type, code, amount]: readonly [string, string, number]) => [
      type,
      code,
      plain(amount),
      plain(amount * periods),
    ];
    const half = Math.ceil(cuts.length / 2);
    const html = document(
      `body{font:8pt 'Courier New',monospace}${BASE} .q td{border:1px solid #000;vertical-align:top;padding:2px 4px} .q b{font:7pt Arial;display:block} .t td,.t th{padding:1px 4px} .h{border:1px solid #000;background:#eee;text-align:center;font-weight:bold;margin-top:6px}`,
      `<div style="text-align:center;font:bold 12pt Arial">HARBOR DEFENSE FINANCE CENTER<br>CIVILIAN LEAVE AND EARNINGS STATEMENT</div><div style="text-align:center">VISIT THE HDFC WEBSITE AT: WWW.HDFC.EXAMPLE</div>
<table class=q><tr><td><b>1. Pay Period End</b>${date.short(end)}</td><td><b>2. Pay Date</b>${date.short(pay)}</td><td><b>3. Name</b>${person.name.toUpperCase()}</td><td><b>4. Pay Plan/Grade/Step</b>GS 11 0${random.whole(1, 9)}</td><td><b>5. Hourly/Daily Rate</b>${plain(hourly)}</td></tr><tr><td><b>6. Basic OT Rate</b>${plain(Math.round(hourly * 1.5))}</td><td><b>7. Basic Pay + Locality Adj = Adjusted Basic Pay</b>${plain(hourly * 2087)}</td><td><b>8. Soc Sec No</b>***-**-${digits(random, 4)}</td><td><b>9. Cost of living</b></td><td><b>10. Service Comp Date</b>04/11/11</td></tr><tr><td><b>11. FLSA Category</b>N</td><td><b>12. SCD Leave</b>04/11/11</td><td><b>13. Max Leave Carry Over</b>240</td><td><b>14. Leave Year End</b>01/09/27</td><td><b>15. Financial Institution - Net Pay</b>ANCHOR FEDERAL CREDIT UNION</td></tr></table>
<div class=h>SUMMARY</div>${grid(
        "lrr",
        ["18.", "Current", "Year to Date"],
        [
          ["GROSS PAY", plain(gross), plain(ytdGross)],
          [
            "TAXABLE WAGES",
            plain(gross - (cuts[0]?.[2] ?? 0) - (cuts[7]?.[2] ?? 0)),
            plain(ytdGross - ((cuts[0]?.[2] ?? 0) + (cuts[7]?.[2] ?? 0)) * periods),
          ],
          ["NONTAXABLE WAGES", "", ""],
          ["TAX DEFERRED WAGES", plain(cuts[7]?.[2] ?? 0), plain((cuts[7]?.[2] ?? 0) * periods)],
          ["DEDUCTIONS", plain(taken), plain(ytdTaken)],
          ["AEIC", "", ""],
          ["NET PAY", plain(net), ""],
        ],
        "class=t",
      )}
<div class=h>CURRENT EARNINGS</div>${grid("lrrlrr", ["TYPE", "HOURS/DAYS", "AMOUNT", "TYPE", "HOURS/DAYS", "AMOUNT"], [["REGULAR PAY", "80.00", plain(regular), overtime > 0 ? "OVERTIME" : "", overtime > 0 ? `${overtime}.00` : "", overtime > 0 ? plain(extra) : ""]], "class=t")}
<div class=h>DEDUCTIONS</div>${grid(
        "llrrllrr",
        ["TYPE", "CODE", "CURRENT", "YEAR TO DATE", "TYPE", "CODE", "CURRENT", "YEAR TO DATE"],
        cuts.slice(0, half).map((cut, index) => [...cell(cut), ...cell(cuts[index + half] ?? ["", "", 0])]),
        "class=t",
      )}
<div class=h>LEAVE</div>${grid(
        "lrrrrrr",
        [
          "TYPE",
          "PRIOR YR BALANCE",
          "ACCRUED PAY PD",
          "ACCRUED YTD",
          "USED PAY PD",
          "USED YTD",
          "CURRENT BALANCE",
        ],
        [
          ["ANNUAL", "120.00", "6.00", `${periods * 6}.00`, "0.00", "0.00", `${120 + periods * 6}.00`],
          ["SICK", "310.50", "4.00", `${periods * 4}.00`, "0.00", "0.00", `${310 + periods * 4}.50`],
          ["HOLIDAY", "", "", "", "8.00", "8.00", ""],
        ],
        "class=t",
      )}
<div class=h>BENEFITS PAID BY GOVERNMENT FOR YOU</div>${grid(
        "lrrlrr",
        ["TYPE", "CURRENT", "YEAR TO DATE", "TYPE", "CURRENT", "YEAR TO DATE"],
        [
          [
            "FEHB",
            plain(41_288),
            plain(41_288 * periods),
            "TSP MATCHING",
            plain(Math.round(gross * 0.04)),
            plain(Math.round(gross * 0.04) * periods),
          ],
          [
            "OASDI",
            plain(cuts[3]?.[2] ?? 0),
            plain((cuts[3]?.[2] ?? 0) * periods),
            "FERS",
            plain(Math.round(gross * 0.184)),
            plain(Math.round(gross * 0.184) * periods),
          ],
        ],
        "class=t",
      )}
<div class=h>REMARKS</div><p>PAY PERIOD ${date.short(begin)} THROUGH ${date.short(end)}. YOUR TSP ELECTION IS 05%. IT IS OPEN SEASON FOR HEALTH BENEFITS ONCE A YEAR. YOUR NET PAY OF $${plain(net)} WAS SENT BY ELECTRONIC FUNDS TRANSFER.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Harbor Defense Finance Center",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: "Harbor Defense Finance Center",
              payDate: pay,
              periodStart: begin,
              periodEnd: end,
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(ytdGross),
            },
          ],
          allowed: {
            "income.0.frequency": ["biweekly"],
            "income.0.federalTaxWithheld": [decimal(cuts[5]?.[2] ?? 0)],
          },
        },
        "HDFC",
      ),
    };
  },
};

/** A teachers' pension: the advice of a benefit paid into a bank, with tax and dues taken off, and sums of the year. */
const pension: Layout = {
  name: "vc-income-pension-advice",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 372);
    const pay = monthStart(random);
    const months = Number(pay.slice(5, 7));
    const base = random.whole(140_000, 520_000);
    const rise = Math.round(base * 0.08);
    const gross = base + rise;
    const federal = random.chance(0.8) ? Math.round(gross * 0.09) : 0;
    const state = Math.round(gross * 0.03);
    const medical = random.chance(0.6) ? random.whole(8_000, 42_000) : 0;
    const dues = random.chance(0.4) ? 850 : 0;
    const net = gross - federal - state - medical - dues;
    const rows = (
      [
        ["Federal Withholding Tax", federal],
        ["State Withholding Tax", state],
        ["Medical Insurance Premium", medical],
        ["Retired Educators Association Dues", dues],
      ] as const
    ).filter(([, amount]) => amount > 0);
    const id = digits(random, 10);
    const html = document(
      `body{font:9.5pt Georgia,Gelasio,serif}${BASE} .logo{font-size:20pt;font-weight:bold;color:#1d5c63} h3{font-size:11pt;color:#1d5c63;border-bottom:1px solid #1d5c63;margin:16px 0 4px} .t td,.t th{padding:3px}`,
      `<div class=row><div><div class=logo>WalSTRS</div>Walden State Teachers' Retirement System<br><span class=small>P.O. Box 15275 &nbsp; West Walden, CA 95851-0275 &nbsp; 800-555-0153</span></div><div class=r><b>STATEMENT OF BENEFIT PAYMENT</b><br>Direct Deposit Advice<br>THIS IS NOT A CHECK</div></div>
<div class=row style="margin-top:18px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Client ID", id],
          ["Payment Date", date.slash(pay)],
          ["Benefit for the month of", date.monthYear(inMonths(pay, -1))],
          ["Advice Number", digits(random, 8)],
          ["Deposited to", `Checking account ending ${digits(random, 4)}`],
        ],
      )}</div></div>
<h3>Benefit Detail</h3>${grid(
        "lrr",
        ["", "Current", "Year-to-Date"],
        [
          ["Member Only Benefit", $(base), $(base * months)],
          ["Annual Benefit Adjustment", $(rise), $(rise * months)],
          ["Supplemental Benefit", "$0.00", "$0.00"],
          ["<b>Gross Benefit</b>", `<b>${$(gross)}</b>`, `<b>${$(gross * months)}</b>`],
        ],
        "class=t",
      )}<h3>Deductions</h3>${grid("lrr", ["", "Current", "Year-to-Date"], [...rows.map(([name, amount]) => [name, $(amount), $(amount * months)]), ["<b>Total Deductions</b>", $(gross - net), $((gross - net) * months)]], "class=t")}
<h3>Net Payment</h3>${grid("lrr", ["", "Current", "Year-to-Date"], [["<b>Net Benefit</b>", `<b>${$(net)}</b>`, `<b>${$(net * months)}</b>`]], "class=t")}
<p class=small>Tax withholding elections: Federal - Married, 0 additional; State - formula, additional $0.00. Taxable portion of your gross benefit this month: ${$(Math.floor(gross * 0.94))}.</p>${NEXT}<h3>Messages</h3><p>Benefits are paid on the first of the month for the month before. The annual benefit adjustment of 2% simple is added each September 1. To change your bank or tax withholding, log in to myWalSTRS. Your Form 1099-R will be mailed by January 31. Please report the death of a benefit recipient at once; payments made after death must be returned.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Walden State Teachers' Retirement System",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Walden State Teachers' Retirement System",
              payDate: pay,
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(gross * months),
              ytdNet: decimal(net * months),
            },
          ],
          allowed: {
            "income.0.frequency": ["monthly"],
            "income.0.kind": ["other"],
            "income.0.periodStart": [inMonths(pay, -1)],
            "income.0.periodEnd": [addDays(pay, -1)],
            ...(federal > 0 && { "income.0.federalTaxWithheld": [decimal(federal)] }),
          },
        },
        "WalSTRS",
      ),
    };
  },
};

export const vcIncome: readonly Layout[] = [leave, pension];
