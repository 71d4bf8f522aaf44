import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, PAGE, sum, umStart } from "./um-data.ts";

const n = money.plain;

/** An earnings statement of a big payroll service: text in columns, tear-off advice below. */
const service: Layout = {
  name: "um-stub-service",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 10);
    const employer = random.pick([
      "KESTREL FOODS INC",
      "HALVORSEN TOOL & DIE LLC",
      "BRIGHTWATER LOGISTICS CORP",
    ]);
    const every = random.pick([7, 14]);
    const end = addDays(day, -6);
    const begin = addDays(end, 1 - every);
    const past = Math.max(
      1,
      Math.ceil((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000 / every),
    );
    const rate = random.whole(1_800, 4_650);
    const hours = (every / 7) * 40;
    const over = random.chance(0.6) ? random.whole(1, 9) : 0;
    const regular = rate * hours;
    const half = Math.round(rate * 1.5);
    const earnings = [
      { name: "Regular", rate, hours, now: regular, year: regular * past },
      {
        name: "Overtime",
        rate: half,
        hours: over,
        now: half * over,
        year: half * (over + random.whole(1, 4) * (past - 1)),
      },
      { name: "Holiday", rate, hours: 0, now: 0, year: past > 3 ? rate * 8 * random.whole(1, 4) : 0 },
    ].filter((line) => line.year > 0);
    const gross = sum(earnings.map((line) => line.now));
    const grossYear = sum(earnings.map((line) => line.year));
    const plan = random.pick([0, 0.03, 0.05, 0.06]);
    const dental = random.whole(600, 2_200);
    const saved = { now: Math.round(gross * plan), year: Math.round(grossYear * plan) };
    const taxable = gross - saved.now - dental;
    const taxableYear = grossYear - saved.year - dental * past;
    const part = (share: number) => ({
      now: Math.round(taxable * share),
      year: Math.round(taxableYear * share),
    });
    const flat = (share: number) => ({
      now: Math.round((gross - dental) * share),
      year: Math.round((grossYear - dental * past) * share),
    });
    const federal = part(random.whole(70, 130) / 1_000);
    const statutory = [
      ["Federal Income Tax", federal],
      ["Social Security Tax", flat(0.062)],
      ["Medicare Tax", flat(0.0145)],
      ["IL State Income Tax", part(0.0495)],
    ] as const;
    const others = [
      ["Dental Pre-Tax", { now: dental, year: dental * past }],
      ...(saved.now > 0 ? ([["401K", saved]] as const) : []),
    ] as const;
    const deducted = [...statutory, ...others];
    const net = gross - sum(deducted.map(([, line]) => line.now));
    const lines = (list: ReadonlyArray<readonly [string, { now: number; year: number }]>, star: boolean) =>
      list.map(([name, line]) => ["", name, `-${n(line.now)}${star ? "*" : ""}`, n(line.year)]);
    const advice = digits(random, 8);
    return {
      html: document(
        `${BASE}body{${PAGE};font-size:8pt}.t td,.t th{padding:1px 4px}.t th{border-bottom:1px solid #000}.sub td{border-top:1px solid #000;font-weight:bold}.main{display:flex;gap:26px;margin-top:14px}.main>div:first-child{flex:1.5}.main>div:last-child{flex:1}.chk{border:1px solid #000;margin-top:60px;padding:12px}.g{background:#e6e6e6;font-weight:bold}`,
        `<div class=row><div><table style="font-size:7pt"><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td><td></td></tr><tr><td>7QK</td><td>${digits(random, 6)}</td><td>000310</td><td></td><td>${digits(random, 10)}</td><td>1</td></tr></table><p><i>${employer.replace("&", "&amp;")}</i><br>2400 INDUSTRIAL PKWY<br>ELGIN, IL 60123</p></div><div><div style="font-size:15pt;font-weight:bold">Earnings Statement</div><br>${pairs(
          [
            ["Period Beginning:", date.slash(begin)],
            ["Period Ending:", date.slash(end)],
            ["Pay Date:", date.slash(day)],
          ],
          "style='width:70%'",
        )}<p style="font-size:10pt"><b>${person.name.toUpperCase()}</b><br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p></div></div>
<div>Taxable Filing Status: Single<br>Exemptions/Allowances: &nbsp; Federal: Std W/H Table &nbsp; State: 1 &nbsp;&nbsp; Social Security Number: XXX-XX-${random.whole(1_000, 9_999)}</div>
<div class=main><div>${grid(
          "lrrrr",
          ["Earnings", "rate", "hours", "this period", "year to date"],
          earnings.map((line) => [
            line.name,
            line.hours > 0 ? decimal(line.rate) : "",
            line.hours > 0 ? line.hours.toFixed(2) : "",
            line.hours > 0 ? n(line.now) : "",
            n(line.year),
          ]),
          "class=t",
        )}<table class="t sub"><tr><td class=g>Gross Pay</td><td class=r>$${n(gross)}</td><td class=r style="width:25%">${n(grossYear)}</td></tr></table><br>
${grid("llrr", ["Deductions", "Statutory", "this period", "year to date"], lines(statutory, false), "class=t")}${grid("llrr", ["", "Other", "", ""], lines(others, true), "class=t")}
<table class="t sub"><tr><td class=g>Net Pay</td><td class=r>$${n(net)}</td><td style="width:25%"></td></tr><tr><td>Checking 1</td><td class=r>-${n(net)}</td><td></td></tr><tr><td class=g>Net Check</td><td class=r>$0.00</td><td></td></tr></table></div>
<div><b>Other Benefits and</b><br>${grid(
          "lrr",
          ["Information", "this period", "total to date"],
          [
            ["Group Term Life", "1.24", decimal(124 * past)],
            ["Vacation Hrs", "", `${random.whole(8, 96)}.00`],
            ["Sick Hrs", "", `${random.whole(4, 40)}.00`],
          ],
          "class=t",
        )}<p><b>Important Notes</b><br>BASIS OF PAY: HOURLY</p><p>* Excluded from federal taxable wages</p><p>Your federal taxable wages this period are $${n(taxable)}</p></div></div>
<div class=chk><div class=row><div><i>${employer.replace("&", "&amp;")}</i><br>2400 INDUSTRIAL PKWY<br>ELGIN, IL 60123</div><div class=r>Advice number: &nbsp; ${advice}<br>Pay date: &nbsp; ${date.slash(day)}</div></div><br>${grid("llrr", ["Deposited to the account of", "account number", "transit ABA", "amount"], [[`<b>${person.name.toUpperCase()}</b>`, `xxxxxx${random.whole(1_000, 9_999)}`, "xxxx xxxx", `$${n(net)}`]])}<p style="text-align:center;font-size:14pt"><b>NON-NEGOTIABLE</b></p></div><div class=small>&copy; 2000 PAYVANTA, Inc.</div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "income",
          institution: employer,
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: employer,
              payDate: day,
              periodStart: begin,
              periodEnd: end,
              frequency: every === 7 ? "weekly" : "biweekly",
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(grossYear),
            },
          ],
          allowed: {
            "income.0.federalTaxWithheld": [decimal(federal.now), decimal(federal.year)],
            "income.0.wages": [decimal(taxable)],
          },
        },
        employer.replace(/ (INC|LLC|CORP)$/, ""),
      ),
    };
  },
};

/** A state university's advice: ruled boxes, current and year to date side by side, totals across the foot. */
const university: Layout = {
  name: "um-stub-university",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 11);
    const start = `${day.slice(0, 7)}-01`;
    const end = addDays(`${addDays(start, 32).slice(0, 7)}-01`, -1);
    const paid = addDays(end, 1);
    const count = paid.slice(5, 7) === "01" ? 1 : Number(paid.slice(5, 7));
    const salary = random.whole(410_000, 920_000);
    const extra = random.chance(0.4) ? random.whole(20_000, 60_000) : 0;
    const gross = salary + extra;
    const grossYear = salary * count + extra;
    const line = (name: string, now: number, year: number) => ({ name, now, year });
    const share = (name: string, part: number) =>
      line(name, Math.round(salary * part), Math.round(salary * part) * count);
    const before = [
      share("Retirement Plan DCP", 0.08),
      line("Medical", random.whole(9_000, 24_000), 0),
      line("Vision", 1_250, 0),
    ].map((item) => (item.year === 0 ? { ...item, year: item.now * count } : item));
    const after = [
      line("Parking Permit", 8_400, 8_400 * count),
      line("Union Dues", 4_210, 4_210 * count),
    ].slice(0, random.whole(1, 2));
    const total = (list: ReadonlyArray<{ now: number; year: number }>, key: "now" | "year") =>
      sum(list.map((item) => item[key]));
    const taxable = gross - total(before, "now");
    const taxableYear = grossYear - total(before, "year");
    const tax = (name: string, part: number, on: number, onYear: number) =>
      line(name, Math.round(on * part), Math.round(onYear * part));
    const federal = tax("Fed Withholdng", random.whole(90, 150) / 1_000, taxable, taxableYear);
    const taxes = [
      federal,
      tax("Fed MED/EE", 0.0145, gross, grossYear),
      tax("Fed OASDI/EE", 0.062, gross, grossYear),
      tax("OR Withholdng", 0.0712, taxable, taxableYear),
    ];
    const deductions = total(before, "now") + total(after, "now");
    const deductionsYear = total(before, "year") + total(after, "year");
    const net = gross - total(taxes, "now") - deductions;
    const netYear = grossYear - total(taxes, "year") - deductionsYear;
    const advice = digits(random, 9);
    const list = (name: string, items: ReadonlyArray<ReturnType<typeof line>>) =>
      `<div><div class=h>${name}</div>${grid("lrr", ["Description", "Current", "YTD"], [...items.map((item) => [item.name, n(item.now), n(item.year)]), ["<b>Total:</b>", `<b>${n(total(items, "now"))}</b>`, `<b>${n(total(items, "year"))}</b>`]], "class=t")}</div>`;
    const rate = `$${n(salary)} Monthly`;
    return {
      html: document(
        `${BASE}body{${PAGE};font-size:7.5pt}.x{border:1px solid #000}.x>div{border-right:1px solid #000;padding:4px;margin:0}.x{gap:0;margin-top:-1px}.x>div:last-child{border:0}.h{text-align:center;font-weight:bold;border-bottom:1px solid #000;margin-bottom:2px}.t th{font-weight:normal;text-decoration:underline}.ft td,.ft th{border:1px solid #000;padding:3px 5px}.dd{margin-top:40px;border-top:1px dashed #000;padding-top:12px}`,
        `<div class=row><div><b style="font-size:11pt">Cascadia State University</b><br>Payroll Services<br>1600 SW Campus Way<br>Corvallis, OR 97331</div><div>Pay Group: &nbsp; MON-Monthly Unclassified<br>Pay Begin Date: &nbsp; ${date.slash(start)}<br>Pay End Date: &nbsp; ${date.slash(end)}</div><div>Business Unit: &nbsp; CSU01<br>Advice #: &nbsp; ${advice}<br>Advice Date: &nbsp; ${date.slash(paid)}</div></div>
<div class="row x" style="margin-top:8px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>Employee ID: &nbsp; ${digits(random, 8)}<br>Department: &nbsp; 226500-Chemistry<br>Location: &nbsp; Main Campus<br>Job Title: &nbsp; Research Associate<br>Pay Rate: &nbsp; ${rate}</div><div><b>TAX DATA:</b> &nbsp; Federal &nbsp; OR State<br>Tax Status: &nbsp; Single &nbsp; Single<br>Allowances: &nbsp; 0 &nbsp; 1<br>Addl. Percent:<br>Addl. Amount:</div></div>
<div class="row x"><div style="flex:1.6"><div class=h>HOURS AND EARNINGS</div>${grid("lrrrr", ["Description", "Rate", "Hours", "Earnings", "YTD Earnings"], [["Regular Salary", "", "173.33", n(salary), n(salary * count)], ...(extra > 0 ? [["Overload Pay", "", "", n(extra), n(extra)]] : []), ["<b>Total:</b>", "", "173.33", `<b>${n(gross)}</b>`, `<b>${n(grossYear)}</b>`]], "class=t")}</div>${list("TAXES", taxes)}</div>
<div class="row x">${list("BEFORE-TAX DEDUCTIONS", before)}${list("AFTER-TAX DEDUCTIONS", after)}<div><div class=h>EMPLOYER PAID BENEFITS</div>${grid(
          "lrr",
          ["Description", "Current", "YTD"],
          [
            ["Medical", "712.40", n(71_240 * count)],
            ["Basic Life*", "3.15", n(315 * count)],
          ],
          "class=t",
        )}* Taxable</div></div>
<div style="margin-top:-1px">${grid(
          "lrrrrr",
          ["", "TOTAL GROSS", "FED TAXABLE GROSS", "TOTAL TAXES", "TOTAL DEDUCTIONS", "NET PAY"],
          [
            ["Current", n(gross), n(taxable), n(total(taxes, "now")), n(deductions), n(net)],
            ["YTD", n(grossYear), n(taxableYear), n(total(taxes, "year")), n(deductionsYear), n(netYear)],
          ],
          "class=ft",
        )}</div>
<div class="row x"><div><div class=h>LEAVE BALANCES</div>${grid(
          "lrr",
          ["", "Vacation Hours", "Sick Hours"],
          [
            ["Earned", "15.00", "8.00"],
            ["End Balance", `${random.whole(20, 240)}.00`, `${random.whole(16, 400)}.00`],
          ],
          "class=t",
        )}</div><div><div class=h>NET PAY DISTRIBUTION</div>${pairs([
          [`Advice #${advice}`, n(net)],
          ["<b>Total:</b>", `<b>${n(net)}</b>`],
        ])}</div></div><p>MESSAGE: Open enrollment for the next plan year is October 1 through October 31. Review your benefit elections in Employee Self Service.</p>
<div class="dd row"><div><b>Cascadia State University</b><br>Corvallis, OR 97331</div><div>Date<br>${date.slash(paid)}</div><div class=r>Advice No.<br>${advice}</div></div><div class="row" style="margin-top:12px"><div>Deposit Amount: &nbsp; $${n(net)}<br><br>To The Account(s) Of<br><b>${person.name}</b></div><div>${grid("lrr", ["Account Type", "Account Number", "Deposit Amount"], [["Checking", `XXXXX${random.whole(1_000, 9_999)}`, `$${n(net)}`]], "class=t")}</div></div><p style="text-align:center;font-size:12pt"><b>NON-NEGOTIABLE</b></p>`,
      ),
      truth: {
        documentType: "income",
        institution: "Cascadia State University",
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer: "Cascadia State University",
            payDate: paid,
            periodStart: start,
            periodEnd: end,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
            ytdGross: decimal(grossYear),
            ytdNet: decimal(netYear),
          },
        ],
        allowed: {
          "income.0.federalTaxWithheld": [decimal(federal.now), decimal(federal.year)],
          "income.0.wages": [decimal(taxable), decimal(taxableYear)],
        },
      },
    };
  },
};

export const umStubs: readonly Layout[] = [service, university];
