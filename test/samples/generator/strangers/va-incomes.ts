import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;

/** A big system's pay slip: one strip of current and year-to-date, tables side by side, hours by week, no word for how often. */
const stub: Layout = {
  name: "va-income-paystub-strip",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 461);
    const weekly = random.chance(0.25);
    const span = weekly ? 7 : 14;
    const number = random.whole(3, weekly ? 40 : 20);
    const begun = addDays("2025-12-28", (number - 1) * span);
    const end = addDays(begun, span - 1);
    const payDay = addDays(end, 5);
    const hours = weekly ? 40 : 80;
    const rate = random.whole(2_150, 4_900);
    const overtime = random.chance(0.5) ? random.whole(1, 9) : 0;
    const earnings = [
      {
        name: "Regular Hourly",
        dates: `${date.slash(begun)} - ${date.slash(end)}`,
        hours,
        rate,
        amount: hours * rate,
      },
      ...(overtime > 0
        ? [
            {
              name: "Overtime",
              dates: `${date.slash(begun)} - ${date.slash(end)}`,
              hours: overtime,
              rate: Math.round(rate * 1.5),
              amount: overtime * Math.round(rate * 1.5),
            },
          ]
        : []),
    ].map((line) => ({ ...line, ytd: line.name === "Overtime" ? line.amount * 3 : line.amount * number }));
    const gross = total(earnings.map((line) => line.amount));
    const ytdGross = total(earnings.map((line) => line.ytd));
    const part = (name: string, share: number) => ({
      name,
      amount: Math.round(gross * share),
      ytd: Math.round(ytdGross * share),
    });
    const pre = [part("401(k)", 0.05), part("Medical PPO", 0.031), part("Dental", 0.004)].slice(
      0,
      random.whole(1, 3),
    );
    const taxes = [
      part("OASDI", 0.059),
      part("Medicare", 0.0138),
      part("Federal Withholding", 0.091),
      part("State Tax - IL", 0.046),
    ];
    const post = random.chance(0.5) ? [part("Vol. Life", 0.003)] : [];
    const sum = (list: ReadonlyArray<{ amount: number; ytd: number }>) => ({
      amount: total(list.map((line) => line.amount)),
      ytd: total(list.map((line) => line.ytd)),
    });
    const [preSum, taxSum, postSum] = [sum(pre), sum(taxes), sum(post)];
    const net = gross - preSum.amount - taxSum.amount - postSum.amount;
    const ytdNet = ytdGross - preSum.ytd - taxSum.ytd - postSum.ytd;
    const table = (title: string, list: ReadonlyArray<{ name: string; amount: number; ytd: number }>) =>
      `<div><div class=h>${title}</div>${grid("lrr", ["Description", "Amount", "YTD"], [...list.map((line) => [line.name, grouped(line.amount), grouped(line.ytd)]), [`<b>${title}</b>`, `<b>${grouped(sum(list).amount)}</b>`, `<b>${grouped(sum(list).ytd)}</b>`]], "class=t")}</div>`;
    const html = document(
      `body{font:7.5pt Arial,"Liberation Sans"}${BASE} .h{background:#d9d9d9;text-align:center;font-weight:bold;border:1px solid #000;padding:2px;margin-top:8px} .t td,.t th{border:1px solid #000;padding:2px 3px}`,
      `<div style="text-align:center"><b style="font-size:11pt">Lindqvist Medical Center</b> &nbsp; 2100 Lakeland Ave &nbsp; Peoria, IL 61604 &nbsp; +1 (309) 5550144</div>${grid(
        "lllllll",
        [
          "Name",
          "Company",
          "Employee ID",
          "Pay Period Begin",
          "Pay Period End",
          "Check Date",
          "Check Number",
        ],
        [
          [
            person.name,
            "Lindqvist Medical Center",
            digits(random, 6),
            date.slash(begun),
            date.slash(end),
            date.slash(payDay),
            "",
          ],
        ],
        "class=t style='margin-top:8px'",
      )}${grid(
        "lrrrrrr",
        [
          "",
          "Hours Worked",
          "Gross Pay",
          "Pre Tax Deductions",
          "Employee Taxes",
          "Post Tax Deductions",
          "Net Pay",
        ],
        [
          [
            "Current",
            `${hours + overtime}.00`,
            grouped(gross),
            grouped(preSum.amount),
            grouped(taxSum.amount),
            grouped(postSum.amount),
            grouped(net),
          ],
          [
            "YTD",
            grouped((hours * number + overtime * 3) * 100),
            grouped(ytdGross),
            grouped(preSum.ytd),
            grouped(taxSum.ytd),
            grouped(postSum.ytd),
            grouped(ytdNet),
          ],
        ],
        "class=t style='margin-top:8px'",
      )}<div class=row><div style="flex:2"><div class=h>Earnings</div>${grid("llrrrr", ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"], [...earnings.map((line) => [line.name, line.dates, String(line.hours), grouped(line.rate), grouped(line.amount), grouped(line.ytd)]), ["<b>Earnings</b>", "", "", "", `<b>${grouped(gross)}</b>`, `<b>${grouped(ytdGross)}</b>`]], "class=t")}</div>${table("Employee Taxes", taxes)}</div><div class=row>${table("Pre Tax Deductions", pre)}${post.length > 0 ? table("Post Tax Deductions", post) : "<div></div>"}</div><div class=row>${table("Employer Paid Benefits", [part("401(k) Match", 0.03), part("Medical PPO - Employer", 0.12)])}<div><div class=h>Taxable Wages</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", grouped(Math.round(gross * 0.96)), grouped(Math.round(ytdGross * 0.96))],
          [
            "Federal Withholding - Taxable Wages",
            grouped(gross - preSum.amount),
            grouped(ytdGross - preSum.ytd),
          ],
        ],
        "class=t",
      )}</div></div><div class=row><div><div class=h>Withholding</div>${grid(
        "lll",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", "N/A"],
          ["Allowances", "0", "1"],
          ["Additional Withholding", "0", "0"],
        ],
        "class=t",
      )}</div><div><div class=h>Absence Plans</div>${grid("lrrr", ["Description", "Accrued", "Reduced", "Available"], [["PTO", "6.15", "0", `${random.whole(12, 140)}.40`]], "class=t")}</div></div><div class=h>Payment Information</div>${grid("llllr", ["Bank", "Account Name", "Account Number", "USD Amount", "Amount"], [["Trivers Bank", "Checking ******4410", "******4410", "", `${grouped(net)} USD`]], "class=t")}`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: "Lindqvist Medical Center",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Lindqvist Medical Center",
            payDate: payDay,
            periodStart: begun,
            periodEnd: end,
            frequency: weekly ? "weekly" : "biweekly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(ytdGross),
            ytdNet: decimal(ytdNet),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": taxes
            .slice(2, 3)
            .flatMap((line) => [decimal(line.amount), decimal(line.ytd)]),
          "income.0.taxYear": ["2026", "2025"],
        },
      },
    };
  },
};

/** A public retirement system's letter: sentences first, then the month's allowance with what is held back, legal text behind. */
const letter: Layout = {
  name: "va-income-pension-letter",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 462);
    const month = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-01`;
    const stated = addDays(month, random.whole(5, 20));
    const base = random.whole(110_000, 480_000);
    const cola = random.chance(0.7) ? Math.round(base * 0.02) : 0;
    const gross = base + cola;
    const held = [
      ["Federal Income Tax", Math.round(gross * 0.09)],
      ["State Income Tax", random.chance(0.5) ? Math.round(gross * 0.025) : 0],
      ["Health Insurance Premium", random.chance(0.7) ? random.whole(9_000, 48_000) : 0],
      ["Retiree Association Dues", random.chance(0.3) ? 500 : 0],
    ].filter((line): line is [string, number] => typeof line[1] === "number" && line[1] > 0);
    const net = gross - total(held.map((line) => line[1]));
    const member = digits(random, 10);
    const warrant = addDays(month, 0);
    const retired = inMonths(month, -random.whole(14, 150));
    const html = document(
      `body{font:10.5pt "Times New Roman","Liberation Serif"}${BASE} .logo{font:bold 22pt Arial;color:#1f4f8b} .t td,.t th{border-bottom:1px solid #999;padding:3px 4px} p{margin:10px 0}`,
      `<div class=row><div><div class=logo>CascPERS</div><div style="font:8pt Arial">Cascadia Public Employees' Retirement System<br>Benefit Services Division<br>P.O. Box 942711, Olympia, WA 98504-2711<br>888-555-0177 | TTY 877-249-7442 | www.cascpers.example</div></div></div><p>${date.long(stated)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p><b>Re: Verification of Retirement Income</b><br>CascPERS ID: ${member}</p><p>To Whom It May Concern:</p><p>This letter is in response to a request for verification of income. Our records show that the person named above has been receiving a monthly service retirement allowance from CascPERS since ${date.long(retired)}. The allowance is payable for life.</p><p>The current gross monthly allowance is <b>${$(gross)}</b>. The most recent payment, dated ${date.long(warrant)}, was made by direct deposit as follows:</p>${grid(
        "lr",
        ["Benefit Breakdown", "Monthly Amount"],
        [
          ["Unmodified Base Allowance", $(base)],
          ...(cola > 0 ? [["Cost-of-Living Adjustment (COLA)", $(cola)]] : []),
          ["<b>Gross Allowance</b>", `<b>${$(gross)}</b>`],
          ...held.map(([name, amount]) => [`Less: ${name}`, `-${$(amount)}`]),
          ["<b>Net Amount Paid</b>", `<b>${$(net)}</b>`],
        ],
        "class=t",
      )}<p>Beneficiary election: Option 3. The allowance may increase each May in accordance with the Public Employees' Retirement Law. A yearly statement (Form 1099-R) is mailed each January.</p><p>If you need more information, please visit our website or call us toll free.</p><p>Sincerely,</p><p>M. Okafor, Manager<br>Retirement Benefit Services</p>${NEXT}<p style="font:bold 11pt Arial">Privacy Notice</p><p style="font-size:8.5pt">The privacy of personal information is of the utmost importance to CascPERS. The information in this letter is provided at the request of the member. Submission of a Social Security number is mandatory for tax reporting. You may receive up to $50,000 in temporary annuities only in the cases named by law; the earnings limit for retirees who return to work is 960 hours in each fiscal year. Direct deposits are made on the first day of the month; if the first falls on a weekend or holiday, the deposit is made on the next business day.</p>${pairs(
        [
          ["Form", "BSD-VOI (Rev. 3/26)"],
          ["Page", "2 of 2"],
        ],
      )}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Cascadia Public Employees' Retirement System",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "benefits",
              payer: "Cascadia Public Employees' Retirement System",
              payDate: warrant,
              frequency: "monthly",
              grossPay: decimal(gross),
              netPay: decimal(net),
            },
          ],
          allowed: { "income.0.federalTaxWithheld": held.slice(0, 1).map((line) => decimal(line[1])) },
        },
        "CascPERS",
      ),
    };
  },
};

export const vaIncomes: readonly Layout[] = [stub, letter];
