import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { BREAK, begin, sum } from "./ur-data.ts";

/** A federal agency's leave and earnings statement: numbered boxes and a deduction list of twenty lines. */
const leave: Layout = {
  name: "ur-stub-leave",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 8);
    const run = random.whole(2, 24);
    const end = addDays("2026-01-10", (run - 1) * 14);
    const paid = addDays(end, 6);
    const hourly = random.whole(2_600, 6_900);
    const basic = hourly * 80;
    const overtime = random.chance(0.5) ? random.whole(1, 12) : 0;
    const ot = Math.round(hourly * 1.5);
    const gross = basic + ot * overtime;
    const grossYtd = basic * run + ot * (overtime + 6);
    const extra = gross - basic;
    const extraYtd = grossYtd - basic * run;
    const maybe = (share: number, amount: number) => (random.chance(share) ? amount : 0);
    const list = [
      { name: "ALLOTMENT, SV", code: "1", now: maybe(0.6, 10_000) },
      { name: "CHARITY", code: "0990", now: maybe(0.4, 500) },
      { name: "DENTAL", code: "", now: 1_896 },
      { name: "DUES", code: "KP", now: maybe(0.5, 1_950) },
      { name: "FEGLI", code: "C0", now: Math.round(basic * 0.0026) },
      { name: "FEGLI OPTNL", code: "B", now: 640 },
      { name: "FEHB", code: "105", now: random.whole(9_800, 31_000) },
      { name: "FSA-DC", code: "", now: maybe(0.3, 9_615) },
      { name: "FSA-HC", code: "", now: maybe(0.5, 4_808) },
      { name: "LTC", code: "", now: maybe(0.2, 3_120) },
      { name: "MEDICARE", code: "", now: Math.round(basic * 0.0141), share: 0.0145 },
      { name: "OASDI", code: "", now: Math.round(basic * 0.0602), share: 0.062 },
      { name: "RETIRE, FERS", code: "K", now: Math.round(basic * 0.008) },
      { name: "TAX, FEDERAL", code: "", now: Math.round(basic * 0.098), share: 0.12 },
      { name: "TAX, LOCAL", code: "391810", now: maybe(0.4, Math.round(basic * 0.01)) },
      { name: "TAX, STATE", code: "OH", now: Math.round(basic * 0.028), share: 0.03 },
      { name: "TSP LOAN", code: "G", now: maybe(0.3, 7_244) },
      { name: "TSP ROTH", code: "2%", now: Math.round(basic * 0.02) },
      { name: "TSP SAVINGS", code: "5%", now: Math.round(basic * 0.05) },
      { name: "VISION", code: "", now: 542 },
    ]
      .filter((line) => line.now > 0)
      .map(({ name, code, now, share = 0 }) => ({
        name,
        code,
        now: now + Math.round(extra * share),
        soFar: now * run + Math.round(extraYtd * share),
      }));
    const of = (...names: readonly string[]) => list.filter((line) => names.includes(line.name));
    const nowOf = (lines: ReadonlyArray<{ now: number }>) => sum(lines.map((line) => line.now));
    const thenOf = (lines: ReadonlyArray<{ soFar: number }>) => sum(lines.map((line) => line.soFar));
    const deferred = of("TSP SAVINGS");
    const exempt = of("DENTAL", "FEHB", "FSA-DC", "FSA-HC", "VISION");
    const taxable = gross - nowOf(deferred) - nowOf(exempt);
    const taxableYtd = grossYtd - thenOf(deferred) - thenOf(exempt);
    const [net, netYtd] = [gross - nowOf(list), grossYtd - thenOf(list)];
    const federal = of("TAX, FEDERAL");
    const annual = Math.round((basic * 26) / 100);
    const local = Math.round(annual - annual / 1.2201);
    const half = Math.ceil(list.length / 2);
    const cells = list.slice(0, half).map((line, index) => {
      const other = list[index + half];
      const print = (entry: typeof other) =>
        entry ? [entry.name, entry.code, decimal(entry.now), decimal(entry.soFar)] : ["", "", "", ""];
      return [...print(line), ...print(other)];
    });
    const box = (entries: ReadonlyArray<readonly [string, string]>) =>
      `<div class=b>${entries.map(([label, value]) => `<div><span>${label}</span><br>${value}</div>`).join("")}</div>`;
    const html = document(
      `body{font:7.5pt "Courier New",Liberation Mono,monospace}${BASE} .b{display:flex;border:1px solid #000;border-bottom:0} .b>div{flex:1;border-right:1px solid #000;padding:1px 4px;min-height:26px} .b>div:last-child{border-right:0} .b span{font:6pt Arial} .h{background:#ddd;border:1px solid #000;text-align:center;font:bold 8pt Arial} .t{border:1px solid #000} .t td,.t th{padding:0 5px} .ttl{text-align:center;font:bold 10pt Arial}`,
      `<div class=ttl>DEPARTMENT OF COASTAL WORKS<br>CIVILIAN LEAVE AND EARNINGS STATEMENT</div><div class=small style="text-align:center;margin-bottom:4px">VISIT THE PAYROLL WEBSITE AT: www.cpas.example/civilianemployees</div>
${box([
  ["1. PAY PERIOD END", date.short(end)],
  ["2. PAY DATE", date.short(paid)],
  ["3. NAME", person.name.toUpperCase()],
  ["4. PAY PLAN/GRADE/STEP", `GS ${random.whole(7, 13)} 0${random.whole(1, 9)}`],
  ["5. HOURLY/DAILY RATE", decimal(hourly)],
])}
${box([
  ["6. BASIC OT RATE", decimal(ot)],
  ["7. BASIC PAY + LOCALITY ADJ = ADJUSTED BASIC PAY", `${annual - local}.00 + ${local}.00 = ${annual}.00`],
  ["8. SOC SEC NO", "***-**-4471"],
  ["9. LOCALITY %", "22.01"],
])}
${box([
  ["10. FLSA CATEGORY", "N"],
  ["11. SCD LEAVE", "06/14/09"],
  ["12. MAX LEAVE CARRY OVER", "240"],
  ["13. LEAVE YEAR END", "01/09/27"],
])}
${box([
  ["14. FINANCIAL INSTITUTION - NET PAY", "HARBORSTONE BANK"],
  ["15. FINANCIAL INSTITUTION - ALLOTMENT #1", of("ALLOTMENT, SV").length > 0 ? "AMERIVA FCU" : ""],
  ["16. FINANCIAL INSTITUTION - ALLOTMENT #2", ""],
])}
${box([
  ["17. TAX", "FED<br>OH"],
  ["MARITAL STATUS", "M<br>M"],
  ["EXEMPTIONS", "0<br>2"],
  ["ADD'L", "0<br>0"],
  ["18. TAX", "391810"],
  ["19. CUMULATIVE RETIREMENT", `FERS: ${decimal(Math.round(basic * 0.008) * (run + 130))}`],
  ["20. MILITARY DEPOSIT", ""],
])}
<div class=row style="gap:0"><div>${grid(
        "lrr",
        ["21.", "CURRENT", "YEAR TO DATE"],
        [
          ["GROSS PAY", decimal(gross), decimal(grossYtd)],
          ["TAXABLE WAGES", decimal(taxable), decimal(taxableYtd)],
          ["NONTAXABLE WAGES", decimal(nowOf(exempt)), decimal(thenOf(exempt))],
          ["TAX DEFERRED WAGES", decimal(nowOf(deferred)), decimal(thenOf(deferred))],
          ["DEDUCTIONS", decimal(nowOf(list)), decimal(thenOf(list))],
          ["AEIC", "", ""],
          ["NET PAY", decimal(net), decimal(netYtd)],
        ],
        "class=t style='height:100%'",
      )}</div><div>${grid(
        "lr",
        ["22. TSP DATA", ""],
        [
          ["TSP 5% ROTH 2%", ""],
          ["AGENCY AUTOMATIC 1%", decimal(Math.round(basic * 0.01))],
          ["AGENCY MATCHING", decimal(Math.round(basic * 0.04))],
          ["TSP YTD EMPLOYEE", decimal(thenOf(of("TSP SAVINGS", "TSP ROTH")))],
        ],
        "class=t style='height:100%'",
      )}</div></div>
<div class=h>CURRENT EARNINGS</div>${grid("lrrlrr", ["TYPE", "HOURS/DAYS", "AMOUNT", "TYPE", "HOURS/DAYS", "AMOUNT"], [["REGULAR PAY", "80.00", decimal(basic), overtime > 0 ? "OVERTIME" : "", overtime > 0 ? overtime.toFixed(2) : "", overtime > 0 ? decimal(ot * overtime) : ""]], "class=t")}
<div class=h>DEDUCTIONS</div>${grid("llrrllrr", ["TYPE", "CODE", "CURRENT", "YEAR TO DATE", "TYPE", "CODE", "CURRENT", "YEAR TO DATE"], cells, "class=t")}
<div class=h>LEAVE</div>${grid(
        "lrrrrrrr",
        [
          "TYPE",
          "PRIOR YR BALANCE",
          "ACCRUED PAY PD",
          "ACCRUED YTD",
          "USED PAY PD",
          "USED YTD",
          "CURRENT BALANCE",
          "USE-LOSE/TERM DATE",
        ],
        [
          ["ANNUAL", "112.00", "8.00", (8 * run).toFixed(2), "0.00", "16.00", (96 + 8 * run).toFixed(2), ""],
          ["SICK", "340.50", "4.00", (4 * run).toFixed(2), "0.00", "8.00", (332.5 + 4 * run).toFixed(2), ""],
          ["HOLIDAY", "", "", "", overtime > 6 ? "8.00" : "0.00", "24.00", "", ""],
        ],
        "class=t",
      )}
<div class=h>BENEFITS PAID BY GOVERNMENT FOR YOU</div>${grid(
        "lrrlrr",
        ["TYPE", "CURRENT", "YEAR TO DATE", "TYPE", "CURRENT", "YEAR TO DATE"],
        [
          [
            "FEGLI",
            decimal(Math.round(basic * 0.0013)),
            decimal(Math.round(basic * 0.0013) * run),
            "FEHB",
            decimal(40_210),
            decimal(40_210 * run),
          ],
          [
            "MEDICARE",
            decimal(Math.round(basic * 0.0141)),
            decimal(Math.round(basic * 0.0141) * run),
            "RETIRE, FERS",
            decimal(Math.round(basic * 0.184)),
            decimal(Math.round(basic * 0.184) * run),
          ],
        ],
        "class=t",
      )}
<div class=h>REMARKS</div><div class=t style="padding:4px">YOUR PAYROLL OFFICE ID NUMBER IS 97380800<br>YOUR AGENCY/DUTY STATION: COASTAL WORKS DIST OFC, TOLEDO OH<br>CURRENT PAY PERIOD SALARY INCREASE: NONE. HOME ADDRESS: ${person.street.toUpperCase()} ${person.town.toUpperCase()}<br>THRIFT SAVINGS CATCH-UP CONTRIBUTIONS FOR 2026 ARE LIMITED TO $8,000.00. OPEN SEASON FOR HEALTH BENEFITS ENDS 12/14/26.</div>${BREAK}<div class=small>LEAVE AND EARNINGS STATEMENT CODES: KP UNION DUES PLAN. K FERS REGULAR. SV SAVINGS. Verify items 1 through 22 each pay period and tell your customer service representative of errors. An overpayment is a debt to the Government, 5 U.S.C. 5514.</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Department of Coastal Works",
          accounts: [],
          transactions: [],
          income: [
            {
              kind: "paystub",
              payer: "Department of Coastal Works",
              payDate: paid,
              periodEnd: end,
              grossPay: decimal(gross),
              netPay: decimal(net),
              ytdGross: decimal(grossYtd),
              ytdNet: decimal(netYtd),
            },
          ],
          allowed: {
            "income.0.frequency": ["biweekly"],
            "income.0.federalTaxWithheld": [decimal(nowOf(federal)), decimal(thenOf(federal))],
            "income.0.wages": [decimal(taxable), decimal(taxableYtd)],
          },
        },
        "DEPARTMENT OF COASTAL WORKS",
      ),
    };
  },
};

export const urStubLeave: readonly Layout[] = [leave];
