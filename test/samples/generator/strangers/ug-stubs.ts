import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, grouped } from "../print-styles.ts";
import { digits, hoursOf, type Line, makePay, stubTruth } from "./ug-data.ts";

const g = grouped;

/** The large payroll house's earnings statement: file numbers on top, statutory and other deductions, the advice below. */
const adp: Layout = {
  name: "ug-stub-earnings-statement",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const rhythm = seed % 3 === 0 ? "weekly" : "biweekly";
    const pay = makePay(seed, {
      salt: 5,
      rhythm,
      regular: "Regular",
      extras: ["Overtime", "Holiday", "Vacation"],
      taxes: (state) => [
        "Federal Income Tax",
        "Social Security Tax",
        "Medicare Tax",
        `${state} State Income Tax`,
        ...(state === "NY" ? ["New York Cit Income Tax"] : []),
        ...(state === "CA" ? ["CA SUI/SDI Tax"] : []),
      ],
      before: ["401K", "Dental", "Medical"],
      after: ["Life Ins", "Union Dues", "Uniforms"],
    });
    const { random, person } = pay;
    const [payer, street, town] = random.pick([
      ["HARLAN BROTHERS FOUNDRY INC", "2100 RIVER RD", "DUBUQUE, IA 52001"],
      ["VANTREX LOGISTICS LLC", "88 COMMERCE PKWY STE 200", "COLUMBUS, OH 43215"],
      ["KESTREL & BOONE SUPPLY CO", "415 TERMINAL AVE", "SPOKANE, WA 99202"],
    ] as const);
    const minus = (value: number) => (value === 0 ? "" : `-${g(value)}`);
    const advice = `0000${digits(random, 6)}`;
    const left = (line: Line, star = "") =>
      `<tr><td></td><td>${line.name}</td><td></td><td></td><td class=r>${minus(line.now)}${star}</td><td class=r>${g(line.ytd)}</td></tr>`;
    const part = (title: string) =>
      `<tr class=h><td>${title}</td><td></td><td></td><td></td><td></td><td></td></tr>`;
    const table = `<table class=e><tr class=t><th>Earnings</th><th></th><th class=r>rate</th><th class=r>hours</th><th class=r>this period</th><th class=r>year to date</th></tr>
${pay.earnings.map((line) => `<tr><td></td><td>${line.name}</td><td class=r>${((line.rate ?? 0) / 100).toFixed(4)}</td><td class=r>${line.now ? hoursOf(line.hours) : ""}</td><td class=r>${line.now ? g(line.now) : ""}</td><td class=r>${g(line.ytd)}</td></tr>`).join("")}
<tr class=sum><td></td><td colspan=3><b>Gross Pay</b></td><td class=r><b>$${g(pay.gross.now)}</b></td><td class=r>${g(pay.gross.ytd)}</td></tr>
<tr class=t><th>Deductions</th><th>Statutory</th><th></th><th></th><th></th><th></th></tr>${pay.taxes.map((line) => left(line)).join("")}
${pay.before.length + pay.after.length > 0 ? part("").replace("<td></td>", "<td><b>Other</b></td>") : ""}${pay.before.map((line) => left(line, "*")).join("")}${pay.after.map((line) => left(line)).join("")}
<tr class=sum><td></td><td colspan=3><b>Net Pay</b></td><td class=r><b>$${g(pay.net.now)}</b></td><td></td></tr>
<tr><td></td><td>Checking 1</td><td></td><td></td><td class=r>-${g(pay.net.now)}</td><td></td></tr>
<tr class=sum><td></td><td colspan=3><b>Net Check</b></td><td class=r><b>$0.00</b></td><td></td></tr></table>`;
    const vacation = random.whole(8, 90);
    const body = `<div class=row><div class=nums><table><tr><td>CO.</td><td>FILE</td><td>DEPT.</td><td>CLOCK</td><td>VCHR. NO.</td><td></td></tr><tr><td>${random.pick(["KQ4", "7ZB", "RNX"])}</td><td>${digits(random, 6)}</td><td>${digits(random, 6)}</td><td>${digits(random, 5)}</td><td>${advice}</td><td>1</td></tr></table>
<p>${escaped(payer)}<br>${street}<br>${town}</p></div><div><h1>Earnings Statement</h1>${pairs([
      ["Period Beginning:", date.slash(pay.start)],
      ["Period Ending:", date.slash(pay.end)],
      ["Pay Date:", date.slash(pay.paid)],
    ])}</div></div>
<div class=row><div class=s>Taxable Marital Status: &nbsp; ${random.pick(["Single", "Married"])}<br>Exemptions/Allowances:<br>&nbsp; Federal: &nbsp; ${random.whole(0, 2)}<br>&nbsp; ${pay.state}: &nbsp; ${random.whole(0, 2)}<br>Social Security Number: XXX-XX-${digits(random, 4)}</div><div class=a>${person.name}<br>${person.street}<br>${person.town}</div></div>
<div class="row mid"><div class=wide>${table}<p class=s>${pay.before.length > 0 ? "* Excluded from federal taxable wages<br>" : ""}Your federal taxable wages this period are<br>$${g(pay.taxable.now)}</p></div>
<div class=side>${grid(
      "lrr",
      ["Other Benefits and<br>Information", "this period", "total to date"],
      [
        ["Vac Hrs Bal", "", `${vacation}.00`],
        ["Sick Hrs Bal", "", `${random.whole(0, 40)}.00`],
        ["Group Term Life", "2.31", g(231 * pay.count)],
      ],
      "class=e",
    )}<p><b>Important Notes</b><br>${random.pick(["OPEN ENROLLMENT ENDS NOVEMBER 15. SEE YOUR SUPERVISOR.", "YOUR COMPANY PHONE NUMBER HAS CHANGED.", "PLEASE VERIFY YOUR HOME ADDRESS BEFORE YEAR END."])}</p><p><b>BASIS OF PAY: HOURLY</b></p></div></div>
<div class=adv><div class=row><div>${escaped(payer)}<br>${street}<br>${town}</div><div>${pairs([
      ["Advice number:", advice],
      ["Pay date:", date.slash(pay.paid)],
    ])}</div></div>
${grid("lrrr", ["Deposited to the account of", "account number", "transit &nbsp; ABA", "amount"], [[person.name, `xxxxxx${digits(random, 4)}`, "xxxx &nbsp; xxxx", `$${g(pay.net.now)}`]], "class=e")}<p class=void>THIS IS NOT A CHECK</p><p class=non>NON-NEGOTIABLE</p></div>`;
    return {
      html: document(
        `${BASE}body{font:8.5pt Arial,sans-serif}h1{font:bold 17pt 'Times New Roman',serif;margin:0 0 6px}.nums{font-size:7.5pt}.nums td+td{padding-left:6px}.s{font-size:7.5pt}.a{padding-top:26px;font-size:9.5pt}.mid{margin-top:14px;align-items:flex-start}.mid>.wide{flex:2.1}.e th{border-bottom:1px solid #000}.e td,.e th{padding-top:2px;padding-bottom:1px}.sum td{border-bottom:1px solid #888;background:#eee}.adv{border-top:2px dashed #777;margin-top:40px;padding-top:22px}.void{font:bold 15pt Arial;text-align:center;letter-spacing:3px;color:#555;margin:24px 0 4px}.non{text-align:center;font-weight:bold;margin:0}`,
        body,
      ),
      truth: stubTruth(pay, payer, rhythm, false),
    };
  },
};

/** The small employers' payroll house: a bar of personal facts on the left, three named tables on the right. */
const paychex: Layout = {
  name: "ug-stub-personal-check-information",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const rhythm = seed % 2 === 0 ? "weekly" : "biweekly";
    const pay = makePay(seed, {
      salt: 11,
      rhythm,
      regular: "Hourly",
      extras: ["Overtime", "Sick", "Holiday"],
      taxes: (state) => [
        "Fed Income Tax",
        "Social Security",
        "Medicare",
        `${state} Income Tax`,
        ...(state === "NY" ? ["NY PFL", "NY Disability"] : []),
      ],
      before: ["401K EE", "Med 125"],
      after: ["Roth 401K", "Child Support", "Aflac"],
    });
    const { random, person } = pay;
    const payer = random.pick([
      "Tidewater Veterinary Associates PC",
      "Dominick's Tile & Stone Inc",
      "Okafor Dental Group LLC",
    ]);
    const office = `00${random.whole(10, 99)} ${random.pick(["A123", "B807", "F446"])}-${digits(random, 4)}`;
    const bank = digits(random, 4);
    const out = [...pay.before, ...pay.after];
    const total = (lines: readonly Line[], key: "now" | "ytd") =>
      lines.reduce((sum, line) => sum + line[key], 0);
    const hours = (key: "hours" | "ytdHours") =>
      pay.earnings.reduce((sum, line) => sum + (line[key] ?? 0), 0).toFixed(4);
    const section = (title: string, table: string) => `<tr><td class=n>${title}</td><td>${table}</td></tr>`;
    const body = `<table class=f><tr><td class=l><h2>PERSONAL AND CHECK INFORMATION</h2><p><b>${person.name}</b><br>${person.street}<br>${person.town}</p><p>Soc Sec #: xxx-xx-xxxx &nbsp; Employee ID: ${random.whole(3, 98)}</p><p>Home Department: ${random.whole(1, 4) * 100} ${random.pick(["Front Office", "Field", "Support"])}</p><p>Pay Period: ${date.short(pay.start)} to ${date.short(pay.end)}<br>Check Date: ${date.short(pay.paid)} &nbsp; Check #: ${random.whole(1000, 19_999)}</p>
<h2>NET PAY ALLOCATIONS</h2>${grid(
      "lrr",
      ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
      [
        ["Check Amount", "0.00", "0.00"],
        [`Chkg ${bank}`, g(pay.net.now), g(pay.net.ytd)],
        ["<b>NET PAY</b>", `<b>${g(pay.net.now)}</b>`, `<b>${g(pay.net.ytd)}</b>`],
      ],
    )}<h2>TIME OFF <span>(Based on Policy Year)</span></h2>${grid(
      "lrr",
      ["DESCRIPTION", "AMT TAKEN", "AVAIL BAL"],
      [
        ["Sick", `${random.whole(0, 16)}.00 hrs`, `${random.whole(2, 40)}.00 hrs`],
        ["Vac", `${random.whole(0, 40)}.00 hrs`, `${random.whole(2, 80)}.00 hrs`],
      ],
    )}</td>
<td class=m><table class=w>${section(
      "EARNINGS",
      grid(
        "lrrrrr",
        ["DESCRIPTION", "HRS/UNITS", "RATE", "THIS PERIOD ($)", "YTD HOURS", "YTD ($)"],
        [
          ...pay.earnings.map((line) => [
            line.name,
            line.now ? (line.hours ?? 0).toFixed(4) : "",
            line.now ? ((line.rate ?? 0) / 100).toFixed(4) : "",
            line.now ? g(line.now) : "",
            (line.ytdHours ?? 0).toFixed(4),
            g(line.ytd),
          ]),
          ["<b>Total Hours</b>", hours("hours"), "", "", hours("ytdHours"), ""],
          ["<b>Gross Earnings</b>", "", "", `<b>${g(pay.gross.now)}</b>`, "", `<b>${g(pay.gross.ytd)}</b>`],
          ["<b>Total Hrs Worked</b>", (pay.earnings[0]?.hours ?? 0).toFixed(4), "", "", "", ""],
        ],
      ),
    )}${section(
      "WITHHOLDINGS",
      grid(
        "llrr",
        ["DESCRIPTION", "FILING STATUS", "THIS PERIOD ($)", "YTD ($)"],
        [
          ...pay.taxes.map((line, index) => [
            line.name,
            index === 0 || index === 3 ? random.pick(["S", "M", "SMS 0"]) : "",
            g(line.now),
            g(line.ytd),
          ]),
          [
            "<b>TOTAL</b>",
            "",
            `<b>${g(total(pay.taxes, "now"))}</b>`,
            `<b>${g(total(pay.taxes, "ytd"))}</b>`,
          ],
        ],
      ),
    )}${
      out.length > 0
        ? section(
            "DEDUCTIONS",
            grid(
              "lrr",
              ["DESCRIPTION", "THIS PERIOD ($)", "YTD ($)"],
              [
                ...out.map((line) => [line.name, g(line.now), g(line.ytd)]),
                ["<b>TOTAL</b>", `<b>${g(total(out, "now"))}</b>`, `<b>${g(total(out, "ytd"))}</b>`],
              ],
            ),
          )
        : ""
    }</table></td></tr></table><table class=net><tr><td>NET PAY</td><td class=r><span>THIS PERIOD ($)</span><br>${g(pay.net.now)}</td><td class=r><span>YTD ($)</span><br>${g(pay.net.ytd)}</td></tr></table>
<div class=foot>Payroll prepared by Caldera Payroll Services &nbsp; | &nbsp; ${office} &nbsp; ${escaped(payer)} &bull; 914 Quarry St &bull; Beaumont, TX 77701 &bull; (555) 555-0${random.whole(100, 199)}</div>`;
    return {
      html: document(
        `${BASE}body{font:7.5pt Arial,sans-serif}h2{font-size:7pt;margin:14px 0 5px;background:#d8dee8;padding:3px}h2 span{font-weight:normal}.f>tbody>tr>td{vertical-align:top}.f .l{width:37%;padding-right:10px;border-right:1px solid #99a}.m{padding-left:10px!important}.w>tbody>tr>td{vertical-align:top;border-bottom:1px solid #99a;padding:6px 2px}.w .n{font-weight:bold;font-size:6.5pt;width:15%}th{font-size:5.5pt}.w td td+td,.w th+th{padding-left:4px}.net{margin-top:12px;border:1px solid #667;background:#d8dee8;font-weight:bold;font-size:10pt}.net td{padding:4px 10px}.net span{font-size:6pt}.foot{margin-top:20px;font-size:7pt;color:#333;border-top:1px solid #000;padding-top:4px}`,
        body,
      ),
      truth: stubTruth(pay, payer, rhythm, true),
    };
  },
};

export const ugStubs: readonly Layout[] = [adp, paychex];
