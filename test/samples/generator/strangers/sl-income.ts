import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { type Line, makePayday, type Pay, stubTruth, total } from "./income-data.ts";

const plain = money.plain;

/** A hospital's advice of pay: hours by cost centre, benefits in two lists, leave, and the pay spread over two bank accounts. */
const hospital: Layout = {
  name: "sl-income-hospital-advice",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const made = makePayday(
      seed * 5 + 61,
      ["biweekly"],
      {
        regular: "REG Regular Hours",
        federal: "Fed Withholdng",
        social: "Fed OASDI/EE",
        medicare: "Fed MED/EE",
        state: "OR Withholdng",
        extra: ["NOC Night Differential", "ONC On Call", "OTP Overtime Premium"],
        before: ["403(b) Deferral", "Medical PPO EE+1", "Dental Plus", "Parking Pretax"],
        after: ["ONA Union Dues", "Supplemental Life"],
      },
      [2_900, 6_800],
    );
    const d: Pay = {
      ...made,
      employer: "Providence Meadow Hospital",
      employerPaid: made.employerPaid.map((line, index) => ({
        ...line,
        name: ["403(b) Employer Basic", "Medical PPO EE+1"][index] ?? line.name,
      })),
    };
    const saved = Math.round(d.net.current * 0.15);
    const deductions = total(d.before, d.after);
    const money2 = (lines: readonly Line[], title: string) =>
      grid(
        "lrr",
        [title, "Current", "YTD"],
        [
          ...lines.map((line) => [escaped(line.name), plain(line.current), plain(line.ytd)]),
          ["<b>TOTAL:</b>", `<b>${plain(total(lines).current)}</b>`, `<b>${plain(total(lines).ytd)}</b>`],
        ],
      );
    const html = document(
      `body{font:8pt "Liberation Sans Narrow","Liberation Sans"}${BASE}table{border:1px solid #000}.no,.no table{border:0}th{border-bottom:1px solid #000;background:#ececec;font-size:7.5pt;padding:2px 3px}td{padding:1.5px 3px}.g{display:flex;gap:0}.g>div{flex:1}.g table{height:100%}`,
      `<div class="row no"><div><b style="font-size:11pt">${d.employer}</b><br>4805 NE Glisan Way<br>Portland, OR 97213</div><div>${grid(
        "lr",
        [],
        [
          ["Pay Group:", "HB2 - Hourly Biweekly"],
          ["Pay Begin Date:", date.slash(d.start)],
          ["Pay End Date:", date.slash(d.end)],
        ],
      )}</div><div>${grid(
        "lr",
        [],
        [
          ["Business Unit:", "PMH01"],
          ["Advice #:", `0000000${d.number}`],
          ["Advice Date:", date.slash(d.payDate)],
        ],
      )}</div></div>
      <div class="g" style="margin-top:6px"><div>${grid(
        "ll",
        [],
        [
          [`<b>${d.employee}</b>`, "Employee ID: 0077214"],
          [d.home, "Department: 61440 - Med/Surg 4 West"],
          [d.homeTown, `Job Title: Registered Nurse II`],
          ["", `Pay Rate: $${d.earnings[0]?.rate ?? ""} Hourly`],
        ],
      )}</div><div>${grid(
        "lll",
        ["TAX DATA:", "Federal", "OR State"],
        [
          ["Tax Status:", "Single", "Single"],
          ["Allowances:", "0", "1"],
          ["Addl. Percent:", "", ""],
          ["Addl. Amount:", "25.00", ""],
        ],
      )}</div></div>
      <div class=g style="margin-top:6px"><div style="flex:1.7">${grid(
        "lrrrrr",
        ["HOURS AND EARNINGS", "Rate", "Current Hours", "Earnings", "YTD Hours", "YTD Earnings"],
        [
          ...d.earnings.map((line) => [
            line.name,
            line.rate ?? "",
            line.hours ?? "",
            plain(line.current),
            line.hours
              ? (Number(line.hours) * Math.round(line.ytd / Math.max(1, line.current))).toFixed(2)
              : "",
            plain(line.ytd),
          ]),
          ["<b>TOTAL:</b>", "", "", `<b>${plain(d.gross.current)}</b>`, "", `<b>${plain(d.gross.ytd)}</b>`],
        ],
      )}</div><div>${money2(d.taxes, "TAXES")}</div></div>
      <div class=g style="margin-top:6px"><div>${money2(d.before, "BEFORE-TAX DEDUCTIONS")}</div><div>${money2(d.after, "AFTER-TAX DEDUCTIONS")}</div><div>${money2(d.employerPaid, "EMPLOYER PAID BENEFITS*")}</div></div>
      ${grid(
        "lrrrrr",
        ["", "TOTAL GROSS", "FED TAXABLE GROSS", "TOTAL TAXES", "TOTAL DEDUCTIONS", "NET PAY"],
        [
          [
            "Current:",
            d.gross.current,
            d.taxable.current,
            total(d.taxes).current,
            deductions.current,
            d.net.current,
          ] as const,
          ["YTD:", d.gross.ytd, d.taxable.ytd, total(d.taxes).ytd, deductions.ytd, d.net.ytd] as const,
        ].map(([word, ...sums]) => [word, ...sums.map(plain)]),
        "style='margin-top:6px;font-size:9pt'",
      )}
      <div class=g style="margin-top:6px"><div>${grid(
        "lrrr",
        ["LEAVE BALANCES", "PTO Hours", "Extended Illness", "Comp"],
        [
          ["Start Balance:", "112.40", "48.00", "0.00"],
          ["+ Earned:", "7.69", "1.54", "0.00"],
          ["- Taken:", "12.00", "0.00", "0.00"],
          ["End Balance:", "108.09", "49.54", "0.00"],
        ],
      )}</div><div>${grid(
        "llrr",
        ["NET PAY DISTRIBUTION", "Account Type", "Account Number", "Deposit Amount"],
        [
          [`Advice #0000000${d.number}`, "Savings", "xxxxx3391", plain(saved)],
          ["", "Checking", "xxxxx0764", plain(d.net.current - saved)],
          ["TOTAL:", "", "", plain(d.net.current)],
        ],
      )}</div></div>
      <p class=small><b>MESSAGE:</b> Open enrollment closes ${date.long(addDays(d.payDate, 20))}. Flu vaccine proof is due in Employee Health. The flexible spending limit is $3,400. *Employer paid benefits are not part of your gross. Weekend bonus shifts pay $150.00 each.</p>`,
    );
    return { html, truth: stubTruth(d) };
  },
};

/** A restaurant's cheque with its stub: tips reported apart, the cheque that is none, words beside every sum. */
const tips: Layout = {
  name: "sl-income-restaurant-cheque",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const made = makePayday(
      seed * 3 + 17,
      ["weekly"],
      {
        regular: "Server hours",
        federal: "FIT",
        social: "SS",
        medicare: "MEDI",
        state: "SIT-GA",
        extra: ["Charged tips", "Training pay"],
        before: ["Simple IRA", "Aflac accident"],
        after: ["Uniform", "Meals"],
      },
      [1_200, 2_600],
    );
    const d: Pay = { ...made, employer: "Magnolia & Vine Restaurant Group LLC" };
    const off = [...d.taxes, ...d.before, ...d.after];
    const taken = total(off);
    const check = `00${d.number.slice(0, 4)}`;
    const cents = String(d.net.current % 100).padStart(2, "0");
    const html = document(
      `body{font:9pt "Liberation Mono"}${BASE}.check{border:1px solid #777;background:repeating-linear-gradient(135deg,#f3f7f3,#f3f7f3 6px,#fff 6px,#fff 12px);padding:16px;height:2.7in}.cut{border-top:1px dashed #999;margin:14px 0}th{border-bottom:1px solid #000;font-size:8pt}td{padding:1px 2px}.stub{padding:4px 10px}`,
      `<div class=check><div class=row><div><b>${escaped(d.employer)}</b><br>210 Barnard St, Savannah GA 31401<br>Payroll by Tillwork</div><div class=r>First Coastal Bank<br>64-1278/611<br><b>No. ${check}</b></div></div><div class=row style="margin-top:22px"><div>Pay to the order of<br><b>${d.employee}</b><br>${d.home}<br>${d.homeTown}</div><div class=r>${date.slash(d.payDate)}<br><br><b style="font-size:13pt">$**${plain(d.net.current)}</b></div></div><div style="margin-top:18px">${Math.floor(d.net.current / 100)} and ${cents}/100 ************************************ DOLLARS</div><div class=r style="margin-top:14px"><b>VOID - NOT NEGOTIABLE - PAID BY PAY CARD</b></div></div><div class=cut></div>
      <div class=stub><div class=row><div><b>${escaped(d.employer)}</b> Employee copy</div><div class=r style="flex:.3">Check ${check}</div></div><div>For work from ${date.bare(d.start)} to ${date.bare(d.end)}, given out ${date.bare(d.payDate)}. Emp no. 118 &nbsp; SSN xxx-xx-4410 &nbsp; Wk</div>
      <div class=row style="margin-top:10px"><div>${grid(
        "lrrr",
        ["What you made", "Hrs", "This week", "This year"],
        [
          ...d.earnings.map((line) => [
            line.name,
            line.name === "Charged tips" ? "" : (line.hours ?? ""),
            plain(line.current),
            plain(line.ytd),
          ]),
          ["<b>Total made</b>", "", `<b>${plain(d.gross.current)}</b>`, `<b>${plain(d.gross.ytd)}</b>`],
        ],
      )}</div><div>${grid(
        "lrr",
        ["What came off", "This week", "This year"],
        [
          ...off.map((line) => [line.name, plain(line.current), plain(line.ytd)]),
          ["<b>Total off</b>", `<b>${plain(taken.current)}</b>`, `<b>${plain(taken.ytd)}</b>`],
        ],
      )}</div></div><div style="border:2px solid #000;padding:6px;margin-top:10px;display:flex;justify-content:space-between"><b>What you take home</b><span>this week <b>${plain(d.net.current)}</b> &nbsp; this year ${plain(d.net.ytd)}</span></div>
      <p class=small>Direct cash wage $7.25 after tip credit of $0.00. Your tips this week averaged $11.83 an hour. Tip pool share 18%. Sick hours left 14.50. Pay card ending 7702; the first withdrawal each pay period is free, then $2.50. Questions: payroll@magnoliavine.example. Minimum wage poster: see the office door.</p></div>`,
    );
    return { html, truth: stubTruth(d) };
  },
};

export const slIncome: readonly Layout[] = [hospital, tips];
