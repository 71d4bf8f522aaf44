import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { digits, money2, start, sum } from "./uj-data.ts";

const plain = money.plain;
const part = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** How many weeks of the year are over. */
const weekOf = (day: string) =>
  Math.floor((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 604_800_000);

/** A staffing agency's weekly stub: hours by client, taxes beside, the cheque's face below. */
const staffing: Layout = {
  name: "uj-income-staffing-stub",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 33);
    const end = addDays(day, -new Date(Date.parse(day)).getUTCDay());
    const begin = addDays(end, -6);
    const paid = addDays(end, 5);
    const rate = random.whole(1_650, 3_400);
    const hours = random.whole(28, 40);
    const over = hours === 40 || random.chance(0.4) ? random.whole(1, 8) : 0;
    const client = random.pick([
      "Kestrel Distribution - Plainfield",
      "Omnitech Assembly",
      "Harbor Point Health Admin",
    ]);
    const regular = rate * hours;
    const overRate = Math.round(rate * 1.5);
    const overtime = overRate * over;
    const expense = random.chance(0.25) ? 1_500 : 0;
    const gross = regular + overtime;
    const before = random.whole(1, Math.max(1, weekOf(paid) - 2));
    const taxes = [
      ["Federal Income Tax", part(gross, random.whole(5, 10))],
      ["Social Security", Math.round(gross * 0.062)],
      ["Medicare", Math.round(gross * 0.0145)],
      ["State Income Tax", Math.round(gross * 0.0425)],
    ] as const;
    const other = random.chance(0.5) ? ([["Limited Medical", 2_296]] as const) : [];
    const taken = sum([...taxes, ...other].map(([, amount]) => amount));
    const net = gross - taken + expense;
    const all = (amount: number) => amount * (before + 1) - part(amount, before);
    const ytdGross = all(gross);
    const ytdTaken = sum([...taxes, ...other].map(([, amount]) => all(amount)));
    const html = document(
      `${BASE}body{font:8.6pt Arial,sans-serif;color:#111}.logo{font:bold 18pt Arial;color:#d2451e}.k td,.k th{padding:3px 6px;border:1px solid #bbb}.k th{background:#f3e7e2;font-size:7.6pt}.t th{border-bottom:1px solid #d2451e;padding:2px 4px}.t td{padding:2px 4px}.t tr:last-child td{border-top:1px solid #111;font-weight:bold}h3{font-size:9.4pt;margin:10px 0 2px}.cheque{border:1px solid #555;margin-top:26px;padding:14px 18px;background:#fbf7f5}.nn{font:bold 16pt Arial;color:#bbb;letter-spacing:4px;text-align:center}`,
      `<div class=row><div><div class=logo>Korvane Staffing</div>Korvane Services, Inc.<br>999 West Big Beaver Road, Troy, MI 48084</div><div>${pairs(
        [
          ["Employee", person.name],
          ["Employee ID", digits(random, 7)],
          ["Advice Number", digits(random, 8)],
          ["SSN", `XXX-XX-${digits(random, 4)}`],
        ],
      )}</div></div>
      ${grid("llllrr", ["Pay Begin Date", "Pay End Date", "Check Date", "Pay Group", "Fed Status", "Branch"], [[date.slash(begin), date.slash(end), date.slash(paid), "WKY - Weekly Temp", "S / 0", digits(random, 4)]], 'class=k style="margin-top:10px"')}
      <h3>Hours and Earnings</h3>
      ${grid(
        "lllrrrr",
        ["Description", "Client", "W/E Date", "Rate", "Hours", "Earnings", "YTD Earnings"],
        [
          [
            "Regular",
            client,
            date.short(end),
            plain(rate),
            `${hours}.00`,
            plain(regular),
            plain(all(regular)),
          ],
          ...(over > 0
            ? [
                [
                  "Overtime",
                  client,
                  date.short(end),
                  plain(overRate),
                  `${over}.00`,
                  plain(overtime),
                  plain(all(overtime)),
                ],
              ]
            : []),
          [
            "Total Gross",
            "",
            "",
            "",
            `${hours + over}.00`,
            plain(gross),
            plain(over > 0 ? all(regular) + all(overtime) : ytdGross),
          ],
        ],
        "class=t",
      )}
      <div class=row><div><h3>Taxes</h3>${grid("lrr", ["Description", "Current", "YTD"], [...taxes.map(([name, amount]) => [name, plain(amount), plain(all(amount))]), ["Total", plain(sum(taxes.map(([, amount]) => amount))), plain(sum(taxes.map(([, amount]) => all(amount))))]], "class=t")}</div>
      <div><h3>After-Tax Deductions</h3>${grid("lrr", ["Description", "Current", "YTD"], [...other.map(([name, amount]) => [name, plain(amount), plain(all(amount))]), ["Total", plain(sum(other.map(([, amount]) => amount))), plain(sum(other.map(([, amount]) => all(amount))))]], "class=t")}
      <h3>Reimbursements</h3>${grid("lrr", ["Description", "Current", "YTD"], [["Mileage", plain(expense), plain(expense)]], "class=t")}</div></div>
      <h3>Summary</h3>
      ${grid(
        "lrrrr",
        ["", "Total Gross", "Total Taxes and Deductions", "Reimbursements", "Net Pay"],
        [
          ["Current", plain(gross), plain(taken), plain(expense), plain(net)],
          [
            "YTD",
            plain(over > 0 ? all(regular) + all(overtime) : ytdGross),
            plain(ytdTaken),
            plain(expense),
            plain((over > 0 ? all(regular) + all(overtime) : ytdGross) - ytdTaken + expense),
          ],
        ],
        "class=k",
      )}
      <p class=small>Sick time balance: ${random.whole(2, 30)}.00 hours. Please report time for the week by Sunday at midnight. Availability for a new assignment must be reported within 48 hours of the end of an assignment.</p>
      <div class=cheque><div class=row><div><b>Korvane Services, Inc.</b><br>999 West Big Beaver Road, Troy, MI 48084</div><div class=r>Date: ${date.slash(paid)}<br><b>Deposit Amount: $${plain(net)}</b></div></div><p>To the account of: <b>${person.name}</b><br>${person.street}<br>${person.town}</p>${grid("lllr", ["Account Type", "Bank", "Account Number", "Deposit Amount"], [["Checking", "Cordova Bank", `xxxxxx${digits(random, 4)}`, plain(net)]])}<div class=nn>NON-NEGOTIABLE</div></div>`,
    );
    const year = over > 0 ? all(regular) + all(overtime) : ytdGross;
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Korvane Services, Inc.",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Korvane Services, Inc.",
            payDate: paid,
            periodStart: begin,
            periodEnd: end,
            frequency: "weekly",
            grossPay: money2(gross),
            netPay: money2(net),
            ytdGross: money2(year),
            ytdNet: money2(year - ytdTaken + expense),
          },
        ],
        allowed: {
          institution: ["Korvane Staffing", "Korvane Services"],
          "income.0.payer": ["Korvane Staffing", "Korvane Services"],
          "income.0.federalTaxWithheld": [money2(taxes[0][1]), money2(all(taxes[0][1]))],
        },
      },
    };
  },
};

/** A restaurant's biweekly stub: cash tips are in the gross and taken out again below. */
const tips: Layout = {
  name: "uj-income-tips-stub",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 34);
    const end = addDays(day, -new Date(Date.parse(day)).getUTCDay());
    const begin = addDays(end, -13);
    const paid = addDays(end, 5);
    const wage = random.pick([213, 350, 725, 1_100, 1_650]);
    const hours = random.whole(42, 78);
    const regular = wage * hours;
    const credit = random.whole(32_000, 110_000);
    const cash = random.chance(0.7) ? random.whole(4_000, 28_000) : 0;
    const trained = random.chance(0.3) ? random.whole(4, 12) : 0;
    const training = trained * 1_200;
    const gross = regular + credit + cash + training;
    const taxes = [
      ["Fed Withholding", part(gross, random.whole(5, 9))],
      ["Fed OASDI/Employee", Math.round(gross * 0.062)],
      ["Fed MED/Employee", Math.round(gross * 0.0145)],
      ["State Withholding", Math.round(gross * 0.0307)],
    ] as const;
    const meals = random.whole(2, 9) * 350;
    const taxed = sum(taxes.map(([, amount]) => amount));
    const taken = cash + meals;
    const net = gross - taxed - taken;
    const times = random.whole(1, Math.max(1, Math.floor(weekOf(paid) / 2) - 1));
    const all = (amount: number) => amount * times + part(amount, 40);
    const earnings = [
      ["Server", plain(wage), `${hours}.00`, regular],
      ["Server Training", "12.00", `${trained}.00`, training],
      ["Charge Tips", "", "", credit],
      ["Declared Cash Tips", "", "", cash],
    ] as const;
    const shown = earnings.filter(([, , , amount]) => amount > 0);
    const ytdGross = sum(shown.map(([, , , amount]) => all(amount)));
    const ytdTaxed = sum(taxes.map(([, amount]) => all(amount)));
    const ytdTaken = all(cash) + all(meals);
    const ytdNet = ytdGross - ytdTaxed - ytdTaken;
    const html = document(
      `${BASE}body{font:8.4pt "Courier New",monospace;color:#000}.top{border:2px solid #000;padding:8px 10px}.h{font:bold 12pt Arial;text-align:center;margin-bottom:4px}.cols{display:flex;gap:0;border:1px solid #000;border-top:0}.cols>div{flex:1;padding:6px 8px}.cols>div+div{border-left:1px solid #000}.cols h4{font:bold 8pt Arial;margin:0 -8px 4px;padding:2px 8px;background:#ddd}.b{border:1px solid #000;border-top:0}.b td,.b th{border-right:1px solid #000;padding:3px 6px;text-align:right}.b th{background:#ddd;font:bold 8pt Arial;text-align:right}td+td,th+th{padding-left:4px}`,
      `<div class=top><div class=h>Vinelli's Italian Kitchen</div><div style="text-align:center">VINELLI RESTAURANTS INC &nbsp; 1000 LAKE UNDERHILL DR ORLANDO FL 32837</div>
      <div class=row style="margin-top:8px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>EMPLOYEE #: ${digits(random, 8)}<br>RESTAURANT: ${digits(random, 4)}<br>SSN: ***-**-${digits(random, 4)}</div><div>PERIOD BEGIN: ${date.slash(begin)}<br>PERIOD END: &nbsp; ${date.slash(end)}<br>PAY DATE: &nbsp;&nbsp;&nbsp; ${date.slash(paid)}<br>PAY CYCLE: &nbsp;&nbsp; BI-WEEKLY</div></div></div>
      <div class=cols><div style="flex:1.5"><h4>EARNINGS</h4>${grid(
        "lrrrr",
        ["TYPE", "RATE", "HOURS", "CURRENT", "YTD"],
        shown.map(([name, each, time, amount]) => [name, each, time, plain(amount), plain(all(amount))]),
      )}</div>
      <div><h4>TAXES</h4>${grid(
        "lrr",
        ["TAX", "CURRENT", "YTD"],
        taxes.map(([name, amount]) => [name, plain(amount), plain(all(amount))]),
      )}</div></div>
      <div class=cols><div style="flex:1.5"><h4>DEDUCTIONS</h4>${grid("lrr", ["TYPE", "CURRENT", "YTD"], [...(cash > 0 ? [["Cash Tips Already Received", plain(cash), plain(all(cash))]] : []), ["Employee Meals", plain(meals), plain(all(meals))]])}</div>
      <div><h4>TIP INFORMATION</h4>${pairs([
        ["Tips declared this period", plain(credit + cash)],
        ["Gross sales", plain(part(credit + cash, 640))],
        [
          "Tips as % of sales",
          `${money2(Math.round(((credit + cash) * 10_000) / part(credit + cash, 640)))}%`,
        ],
        ["Tip credit per hour", "5.12"],
      ])}</div></div>
      ${grid(
        "lrrrr",
        ["", "GROSS PAY", "TAXES", "DEDUCTIONS", "NET PAY"],
        [
          ["CURRENT", plain(gross), plain(taxed), plain(taken), plain(net)],
          ["YTD", plain(ytdGross), plain(ytdTaxed), plain(ytdTaken), plain(ytdNet)],
        ],
        "class=b",
      )}
      <p style="font:7.6pt Arial">NET PAY DISTRIBUTION: PAYCARD ENDING ${digits(random, 4)} &nbsp; $${plain(net)}. You must report all cash tips of $20.00 or more in a month. Shift pay is available through the app; a fee of $1.99 may apply. This statement is a record of earnings and deductions. Keep it for your files.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Vinelli Restaurants Inc",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Vinelli Restaurants Inc",
            payDate: paid,
            periodStart: begin,
            periodEnd: end,
            frequency: "biweekly",
            grossPay: money2(gross),
            netPay: money2(net),
            ytdGross: money2(ytdGross),
            ytdNet: money2(ytdNet),
          },
        ],
        allowed: {
          institution: ["VINELLI RESTAURANTS INC", "Vinelli's Italian Kitchen"],
          "income.0.payer": ["VINELLI RESTAURANTS INC", "Vinelli's Italian Kitchen"],
          "income.0.federalTaxWithheld": [money2(taxes[0][1]), money2(all(taxes[0][1]))],
        },
      },
    };
  },
};

export const stubLayouts: readonly Layout[] = [staffing, tips];
