import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { $, digits, plain } from "./hr-data.ts";
import { hoursText, type Pay, type PayLine, pay, sumNow, sumYear } from "./hr-pay-data.ts";

const stubTruth = (payer: string, slip: Pay, frequency: "weekly" | "biweekly", names: readonly string[]) => ({
  documentType: "income" as const,
  institution: payer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "paystub" as const,
      payer,
      payDate: slip.payDay,
      periodStart: slip.start,
      periodEnd: slip.end,
      frequency,
      grossPay: decimal(slip.gross),
      netPay: decimal(slip.net),
      ytdGross: decimal(slip.grossYear),
      ytdNet: decimal(slip.netYear),
    },
  ],
  allowed: {
    ...(names.length > 0 ? { institution: names, "income.0.payer": names } : {}),
    "income.0.federalTaxWithheld": [decimal(slip.taxes[0]?.now ?? 0), decimal(slip.taxes[0]?.year ?? 0)],
  },
});

const EMPLOYERS = [
  ["Tallgrass Behavioral Health, Inc.", "6100 S Yale Ave Suite 900", "Tulsa, OK 74136", "OK State W/H"],
  ["Brightwater Foods LLC", "2200 Stockyard Rd", "Omaha, NE 68107", "NE State W/H"],
  ["Cimarron Pipe & Supply Co.", "415 W Reno Ave", "Oklahoma City, OK 73102", "OK State W/H"],
] as const;

/** A single-database payroll house's voucher: summary strip with current and year, tables below. */
const voucher: Layout = {
  name: "hr-income-voucher-strip",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const [employer, street, town, state] = EMPLOYERS[seed % 3] ?? EMPLOYERS[0];
    const slip = pay(seed, { salt: 9_101, days: 14, rate: [2_100, 4_900], state, end: "2026-10-31" });
    const { random, person } = slip;
    const table = (title: string, list: readonly PayLine[]) =>
      `<div><div class=t>${title}</div>${grid(
        "lrr",
        ["Description", "Current", "YTD"],
        [
          ...list.map((line) => [line.name, plain(line.now), plain(line.year)]),
          ["<b>Total</b>", `<b>${plain(sumNow(list))}</b>`, `<b>${plain(sumYear(list))}</b>`],
        ],
        "class=g",
      )}</div>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.t{background:#1f6b3a;color:#fff;font-weight:bold;padding:2px 5px;margin-top:8px}.g td,.g th{padding:2px 4px;border-bottom:1px solid #ddd;font-size:7.8pt}.strip td,.strip th{border:1px solid #1f6b3a;padding:4px;text-align:right;font-size:8pt}.strip th{background:#eaf4ed}.i td{padding:1px 3px;font-size:8pt}h1{font-size:13pt;margin:0}`,
      `<div class=row><div><h1>${escaped(employer)}</h1>${street}<br>${town}</div><div>${pairs(
        [
          ["Period Start", date.slash(slip.start)],
          ["Period End", date.slash(slip.end)],
          ["Pay Date", date.slash(slip.payDay)],
          ["Voucher #", digits(random, 7)],
          ["Pay Frequency", "Bi-Weekly"],
        ],
        "class=i",
      )}</div></div>
      <div class=row style="margin-top:14px"><div><b>${escaped(person.name)}</b><br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Employee Code", `${random.pick(["A", "B", "K"])}${digits(random, 3)}`],
          ["Department", `0${digits(random, 2)} - Operations`],
          ["Fed Filing Status", "Single - 0"],
          ["Base Rate", $(slip.earnings[0]?.rate ?? 0)],
        ],
        "class=i",
      )}</div></div><p></p>
      ${grid(
        "lrrrrrr",
        [
          "",
          "Gross Earnings",
          "Pre-Tax Deductions",
          "Taxable Wages",
          "Taxes",
          "Post-Tax Deductions",
          "Net Pay",
        ],
        [
          [
            "<b>Current</b>",
            plain(slip.gross),
            plain(sumNow(slip.pretax)),
            plain(slip.taxable),
            plain(sumNow(slip.taxes)),
            plain(sumNow(slip.after)),
            `<b>${plain(slip.net)}</b>`,
          ],
          [
            "<b>YTD</b>",
            plain(slip.grossYear),
            plain(sumYear(slip.pretax)),
            plain(slip.taxableYear),
            plain(sumYear(slip.taxes)),
            plain(sumYear(slip.after)),
            plain(slip.netYear),
          ],
        ],
        "class=strip",
      )}
      <div class=t>Earnings</div>${grid(
        "lrrrr",
        ["Description", "Rate", "Hours", "Current", "YTD"],
        [
          ...slip.earnings.map((line) => [
            line.name,
            plain(line.rate ?? 0),
            hoursText(line.hours),
            plain(line.now),
            plain(line.year),
          ]),
          ["<b>Total</b>", "", "", `<b>${plain(slip.gross)}</b>`, `<b>${plain(slip.grossYear)}</b>`],
        ],
        "class=g",
      )}<div class=row>${table("Taxes", slip.taxes)}${table("Pre-Tax Deductions", slip.pretax)}${table("Post-Tax Deductions", slip.after)}</div>
      <div class=row><div><div class=t>Employer Contributions (memo)</div>${grid(
        "lrr",
        ["Description", "Current", "YTD"],
        [
          ["401(k) Match", plain(Math.round(slip.gross * 0.03)), plain(Math.round(slip.grossYear * 0.03))],
          ["Medical ER", "312.44", plain(31_244 * slip.nth)],
        ],
        "class=g",
      )}</div><div><div class=t>Net Pay Distribution</div>${grid(
        "llr",
        ["Account Type", "Account Number", "Amount"],
        [
          ["Checking", `XXXXX${digits(random, 4)}`, plain(slip.net - 15_000)],
          ["Savings", `XXXXX${digits(random, 4)}`, "150.00"],
        ],
        "class=g",
      )}</div></div>
      <div class=t>Time Off</div>${grid(
        "lrrrr",
        ["Accrual", "Beginning", "Accrued", "Taken", "Available"],
        [
          ["PTO", "46.15", "4.62", "0.00", "50.77"],
          ["Sick", "24.00", "1.54", "0.00", "25.54"],
        ],
        "class=g",
      )}<p style="margin-top:22px;border-top:1px dashed #888;padding-top:8px">DIRECT DEPOSIT VOUCHER - NON-NEGOTIABLE &nbsp;&nbsp; ${escaped(employer)} &nbsp;&nbsp; Net Pay <b>${money.dollar(slip.net)}</b></p>`,
    );
    return {
      html,
      truth: stubTruth(employer, slip, "biweekly", [employer.replace(/,? (Inc\.|LLC|Co\.)$/, "")]),
    };
  },
};

const SHOPS = [
  ["HARLOW & SONS ROOFING INC", "1188 INDUSTRIAL BLVD", "COLUMBUS, GA 31907", "GA - State Income Tax"],
  ["CANYON CREEK VETERINARY CLINIC PC", "7 MILL POND RD", "FLAGSTAFF, AZ 86001", "AZ - State Income Tax"],
] as const;

/** A small-business payroll house's weekly statement: one wide table, amount and year in the same columns throughout. */
const smallBusiness: Layout = {
  name: "hr-income-small-business-weekly",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const [employer, street, town, state] = SHOPS[seed % 2] ?? SHOPS[0];
    const slip = pay(seed, { salt: 9_202, days: 7, rate: [1_700, 3_300], state, end: "2026-11-08" });
    const { random, person } = slip;
    const minus = (line: PayLine) => [line.name, "", "", `-${plain(line.now)}`, plain(line.year)];
    const blank = (title: string, now = "", year = "") => [`<b>${title}</b>`, "", "", now, year];
    const checking = Math.round(slip.net * 0.8);
    const html = document(
      `${BASE}body{font:9pt "Courier New",monospace;font-family:Arial}.box{border:1px solid #000;padding:6px}.g td{padding:2px 6px}.g th{border-bottom:2px solid #000;border-top:2px solid #000;padding:3px 6px;font-size:7.8pt}.big{font-size:14pt;font-weight:bold}.i td{padding:1px 0}.side{font-size:8pt}`,
      `<div class=row><div>${employer}<br>${street}<br>${town}</div><div class=big style="text-align:center">Earnings Statement</div><div class=r><i>Page 001 of 001</i></div></div>
      <div class=row style="margin:14px 0"><div class=side>${pairs(
        [
          ["Period Beginning:", date.slash(slip.start)],
          ["Period Ending:", date.slash(slip.end)],
          ["Check Date:", date.slash(slip.payDay)],
          ["Week Number:", String(slip.nth)],
          ["Batch Number:", digits(random, 4)],
        ],
        "class=i",
      )}</div><div></div><div class=box>${escaped(person.name)}<br>${person.street}<br>${person.town}</div></div>
      <div class=side style="margin-bottom:8px">SSN: XXX-XX-${digits(random, 4)} &nbsp; Federal: Single &nbsp; Tax override: 0.00 &nbsp; State: 0 &nbsp; Pay basis: Hourly, weekly</div>
      <div style="display:flex;gap:14px"><div style="flex:3">${grid(
        "lrrrr",
        ["EARNINGS", "HOURS/UNITS", "RATE", "THIS PERIOD ($)", "YEAR TO DATE ($)"],
        [
          ...slip.earnings.map((line) => [
            line.name,
            hoursText(line.hours),
            ((line.rate ?? 0) / 100).toFixed(4),
            plain(line.now),
            plain(line.year),
          ]),
          blank("GROSS PAY", `<b>${plain(slip.gross)}</b>`, `<b>${plain(slip.grossYear)}</b>`),
          blank("WITHHOLDINGS"),
          ...slip.taxes.map(minus),
          blank("DEDUCTIONS"),
          ...slip.pretax.map((line) => minus({ ...line, name: `*${line.name}` })),
          ...slip.after.map(minus),
          blank("NET PAY", `<b>${plain(slip.net)}</b>`, `<b>${plain(slip.netYear)}</b>`),
        ],
        "class=g",
      )}<p class=small>* Excluded from federal taxable wages<br>Your federal taxable wages this period are ${$(slip.taxable)}</p></div>
      <div style="flex:1.3" class=side><b>NET PAY ALLOCATIONS</b>${grid(
        "lr",
        [],
        [
          [`Checking<br>xxxxxx${digits(random, 4)}`, plain(checking)],
          [`Savings<br>xxxxxx${digits(random, 4)}`, plain(slip.net - checking)],
          ["Total Direct Deposit", plain(slip.net)],
        ],
      )}<br><b>OTHER INFORMATION</b>${pairs([
        ["PTO Balance (hrs)", "31.50"],
        ["Employer Paid Medical", "96.20"],
        ["Company Match", plain(Math.round(slip.gross * 0.02))],
      ])}<br><b>IMPORTANT NOTES</b><p>Open enrollment for 2027 benefits ends December 4. See the office for forms.</p></div></div>
      <div style="border-top:1px dashed #000;margin-top:34px;padding-top:14px"><div class=row><div>${employer}<br>${street}<br>${town}</div><div class=r>Advice number: 000${digits(random, 5)}<br>Pay date: ${date.slash(slip.payDay)}</div></div><p class=box style="text-align:center;font-size:12pt"><b>THIS IS NOT A CHECK</b></p><div class=row><div>Deposited to the account of<br><b>${escaped(person.name)}</b></div><div class=r>amount<br><b>${money.dollar(slip.net)}</b></div></div><p class=small>&copy; 2026 Aldon Payroll Services, Inc.</p></div>`,
    );
    return { html, truth: stubTruth(employer, slip, "weekly", [employer.replace(/ (INC|PC)$/, "")]) };
  },
};

export const hrStubs: readonly Layout[] = [voucher, smallBusiness];
