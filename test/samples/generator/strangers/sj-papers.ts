import { makeCreditFile } from "../credit-report-data.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { makePayday, stubTruth } from "./income-data.ts";
import { at } from "./sg-data.ts";
import { layoutOf } from "./sj-data.ts";

const $ = money.dollar;
const income = layoutOf("income", "income");

const SORTS: Readonly<Record<string, string>> = {
  "credit-card": "Revolving - Credit card",
  "auto-loan": "Installment - Auto",
  "student-loan": "Installment - Education",
  mortgage: "Mortgage - Conventional",
  "personal-loan": "Installment - Unsecured",
};

/** A consumer's own file by mail: no score, trade lines in panels, then collectors, a court's record and who looked. */
const carrow = layoutOf("report", "credit-reports")("carrow", (seed) => {
  const d = makeCreditFile(seed * 5 + 501);
  const random = seededRandom(seed + 502);
  const collectors = ["PEBBLE CREEK RECOVERY", "LATHAM MEDICAL COLLECTIONS", "UNIFIED UTILITY RECOVERY"]
    .slice(0, random.whole(1, 3))
    .map((name) => ({
      name,
      placed: addDays(d.reportDate, -random.whole(200, 1_500)),
      first: random.whole(90, 2_900) * 100,
      now: random.whole(20, 89) * 100,
      whose: random.pick(["MERCY VALLEY HOSPITAL", "UNION GAS", "QUILL WIRELESS"]),
    }));
  const filed = addDays(d.reportDate, -random.whole(700, 2_200));
  const html = document(
    `body{font:8.6pt "Liberation Sans"}${BASE}.pn{border:1px solid #6b7280;margin:6px 0;padding:4px 8px;break-inside:avoid}.pn b{display:block}h3{background:#1f2937;color:#fff;padding:3px 8px;margin:14px 0 4px}.pn td{padding:1px 4px}`,
    `<div class=row><div><b style="font-size:16pt">CARROW</b> Consumer Information Services<br>PO Box 1200, Chester, PA 19016</div><div class=r>Consumer disclosure<br>File number ${random.whole(100_000_000, 989_000_000)}<br>Date issued ${date.slash(d.reportDate)}</div></div><p>${at(d.person)}</p>
    <p>This is the information in your file. You asked for it under the Fair Credit Reporting Act. It does not include a score; you may buy one for $14.95.</p>
    <h3>What your file holds</h3><div class=row><div>${pairs([
      ["Trade lines", String(d.lines.length)],
      ["Open", String(d.open)],
      ["Closed or paid", String(d.closed)],
    ])}</div><div>${pairs([
      ["Accounts placed for collection", String(collectors.length)],
      ["Public records", "1"],
      ["Regular inquiries", String(d.inquiries.length)],
    ])}</div></div>
    <h3>Trade lines</h3>${d.lines
      .map(
        (line) =>
          `<div class=pn><b>${line.creditor} #${line.last4}****</b><div class=row><div>${pairs([
            ["Account type", SORTS[line.kind] ?? "Other"],
            ["Date opened", date.slash(line.openedOn)],
            ["Status", line.open ? "Open; current, paid as agreed" : "Closed by consumer; paid"],
          ])}</div><div>${pairs([
            ["Balance", money.wholeDollars(line.balance)],
            line.limit > 0
              ? ["Credit limit", money.wholeDollars(line.limit)]
              : ["Original amount", money.wholeDollars(line.original)],
            [
              "Scheduled payment",
              line.open ? money.wholeDollars(Math.floor(line.monthly / 100) * 100) : "--",
            ],
            ["High balance", money.wholeDollars((line.limit > 0 ? line.limit : line.original) - 100)],
          ])}</div></div></div>`,
      )
      .join("")}
    <h3>Collections</h3>${collectors
      .map(
        (entry) =>
          `<div class=pn><b>${entry.name}</b>${pairs([
            ["Placed for collection", date.slash(entry.placed)],
            ["Original creditor", entry.whose],
            ["Original amount placed", money.wholeDollars(entry.first)],
            ["Amount now", money.wholeDollars(entry.now)],
            ["Estimated month this item will be removed", date.monthYear(addDays(entry.placed, 2_555))],
          ])}</div>`,
      )
      .join("")}
    <h3>Public records</h3><div class=pn><b>U.S. BANKRUPTCY COURT, NORTHERN DISTRICT</b>${pairs([
      ["Type", "Chapter 13 bankruptcy, discharged"],
      ["Docket", `${filed.slice(2, 4)}-${random.whole(10_000, 60_000)}`],
      ["Filed", date.slash(filed)],
      ["Liabilities", money.wholeDollars(random.whole(9_000, 88_000) * 100)],
    ])}</div>
    <h3>Regular inquiries</h3>${
      d.inquiries.length === 0
        ? "<p>None</p>"
        : grid(
            "ll",
            ["Company", "Date"],
            d.inquiries.map((entry) => [entry.name, date.slash(entry.day)]),
          )
    }<h3>Promotional inquiries (not shown to others)</h3>${grid(
      "ll",
      ["Company", "Date"],
      [
        ["HARTLINE INSURANCE", date.slash(addDays(d.reportDate, -44))],
        ["SUMMIT ONE", date.slash(addDays(d.reportDate, -91))],
      ],
    )}<p class=small>You may dispute anything here free of charge. A consumer statement of up to 100 words can be added. Security freezes cost $0.00.</p>`,
  );
  const extra = collectors.flatMap((_, index) => {
    const path = `creditReport.accounts.${d.lines.length + index}`;
    return [
      [`${path}.creditor`, collectors.map((each) => each.name)],
      [`${path}.kind`, ["other", "loan"]],
      [`${path}.balance`, collectors.map((each) => decimal(each.now))],
      [`${path}.originalBalance`, collectors.map((each) => decimal(each.first))],
      [`${path}.status`, ["open", "closed"]],
    ] as const;
  });
  return {
    html,
    truth: {
      documentType: "credit-reports",
      institution: "CARROW",
      accounts: [],
      transactions: [],
      creditReport: {
        bureau: "CARROW",
        reportDate: d.reportDate,
        accountsTotal: String(d.lines.length),
        accountsOpen: String(d.open),
        accountsClosed: String(d.closed),
        inquiries: String(d.inquiries.length),
        collections: String(collectors.length),
        accounts: d.lines.map((line) => ({
          creditor: line.creditor,
          kind: line.kind,
          balance: decimal(line.balance),
          ...(line.limit > 0
            ? { creditLimit: decimal(line.limit) }
            : { originalBalance: decimal(line.original) }),
          ...(line.open ? { monthlyPayment: decimal(Math.floor(line.monthly / 100) * 100) } : {}),
          status: line.open ? ("open" as const) : ("closed" as const),
        })),
      },
      allowed: {
        institution: ["CARROW Consumer Information Services"],
        "creditReport.bureau": ["CARROW Consumer Information Services"],
        ...Object.fromEntries(extra),
      },
    },
  };
});

/** A payroll bureau's sheet, earnings left and a dozen deductions right, in the order of their codes. */
const paywright = income("paywright", (seed) => {
  const d = makePayday(
    seed + 601,
    ["biweekly", "semimonthly"],
    {
      regular: "REG Regular Pay",
      federal: "FITW Fed Income Tax",
      social: "SOC Soc Sec EE",
      medicare: "MED Medicare EE",
      state: "SIT State Inc Tax",
      extra: ["OT Overtime", "PTO Paid Time Off"],
      before: [
        "K 401K Deferral",
        "MD Medical PPO",
        "DN Dental",
        "VS Vision",
        "HS HSA Employee",
        "FS Dep Care FSA",
      ],
      after: ["LF Vol Life", "LN 401K Loan Repay", "CS Child Support", "UW United Way", "PK Parking"],
    },
    [3_400, 6_800],
  );
  const taken = [...d.taxes, ...d.before, ...d.after];
  const html = document(
    `body{font:7.8pt "Liberation Sans Narrow"}${BASE}.e td,.e th{border:.5px solid #94a3b8;padding:1.5px 4px}.e th{background:#e2e8f0}.co{border:1.5px solid #334155;padding:6px 10px}.v{text-align:center;letter-spacing:6px;color:#94a3b8;border-top:1px dashed #334155;margin-top:16px;padding-top:8px}`,
    `<div class="co row"><div><b style="font-size:11pt">${escaped(d.employer)}</b><br>${d.street}<br>${d.town}</div><div>${pairs(
      [
        ["Pay Group / Frequency", `01 / ${d.frequency === "biweekly" ? "Bi-weekly" : "Semi-monthly"}`],
        ["Period Beginning", date.slash(d.start)],
        ["Period Ending", date.slash(d.end)],
        ["Check Date", date.slash(d.payDate)],
        ["Voucher", `V${d.number}`],
      ],
    )}</div></div>
    <div class=row style="margin:8px 0"><div>${d.employee}<br>${d.home}<br>${d.homeTown}</div><div>${pairs([
      ["Employee No.", d.number.slice(-4)],
      ["Fed filing / extra", "M / 0.00"],
      ["Department", "300-Operations"],
      ["Base rate", `$${d.earnings[0]?.rate ?? ""}`],
    ])}</div></div>
    <div class=row><div>${grid(
      "lrrrr",
      ["Earnings", "Rate", "Hours", "Current", "Year to date"],
      [
        ...d.earnings.map((line) => [
          line.name,
          line.rate ?? "",
          line.hours ?? "",
          grouped(line.current),
          grouped(line.ytd),
        ]),
        [
          "<b>Gross earnings</b>",
          "",
          "",
          `<b>${grouped(d.gross.current)}</b>`,
          `<b>${grouped(d.gross.ytd)}</b>`,
        ],
      ],
      "class=e",
    )}<br>${grid(
      "lrr",
      ["Paid by employer (not part of pay)", "Current", "Year to date"],
      d.employerPaid.map((line) => [line.name, grouped(line.current), grouped(line.ytd)]),
      "class=e",
    )}<br>${grid(
      "lrr",
      ["Leave", "Taken", "Left"],
      [
        ["Vacation", "0.00", "61.34"],
        ["Sick", "8.00", "22.50"],
      ],
      "class=e",
    )}</div><div>${grid(
      "lrr",
      ["Deductions and taxes", "Current", "Year to date"],
      [
        ...taken.map((line) => [line.name, grouped(line.current), grouped(line.ytd)]),
        [
          "<b>All deductions</b>",
          `<b>${grouped(d.gross.current - d.net.current)}</b>`,
          `<b>${grouped(d.gross.ytd - d.net.ytd)}</b>`,
        ],
        ["<b>Take home</b>", `<b>${grouped(d.net.current)}</b>`, `<b>${grouped(d.net.ytd)}</b>`],
      ],
      "class=e",
    )}<div style="margin-top:6px">Federal taxable this period ${grouped(d.taxable.current)}</div></div></div>
    <div class=v>THIS IS NOT A CHECK</div><div class=row style="margin-top:8px"><div>Deposited to the account of<br>${d.employee}</div><div>${pairs(
      [
        ["Checking xxxx7714", grouped(d.net.current - 10_000)],
        ["Savings xxxx0932", grouped(10_000)],
      ],
    )}</div></div><p class=small>Prepared by Paywright Payroll Bureau, Des Moines. Questions about deductions go to your employer. Open enrollment ends November 20.</p>`,
  );
  return { html, truth: stubTruth(d) };
});

/** A restaurant's strip: hours at two rates, tips by card in the pay and tips in cash set off against it. */
const tallgrill = income("tallgrill", (seed) => {
  const made = makePayday(
    seed + 701,
    ["weekly", "biweekly"],
    {
      regular: "Hourly",
      federal: "Federal W/H",
      social: "FICA - OASDI",
      medicare: "FICA - Med",
      state: "State W/H",
      extra: ["OT x1.5", "Charged tips", "Cash tips declared"],
      before: ["Health plan"],
      after: ["Uniform", "Meals"],
    },
    [1_150, 2_100],
  );
  // Tips taken home in cash are pay for the taxes only: what was declared is taken off again.
  const taken = made.earnings
    .filter((line) => line.name === "Cash tips declared")
    .map((line) => ({ name: "Cash tips already received", current: line.current, ytd: line.ytd }));
  const d = {
    ...made,
    after: [...taken, ...made.after],
    net: {
      name: "Net",
      current: made.net.current - (taken[0]?.current ?? 0),
      ytd: made.net.ytd - (taken[0]?.ytd ?? 0),
    },
  };
  const tip = (name: string) => name.includes("tips");
  const html = document(
    `body{font:9pt "Liberation Mono";width:5.2in}${BASE}td,th{padding:0 3px}.ln{border-top:1px dashed #000;margin:8px 0 4px}.np{font-size:13pt;text-align:right;font-weight:bold}`,
    `<div style="text-align:center"><b>${escaped(d.employer.toUpperCase())}</b><br>${d.street}, ${d.town}</div><div class=ln></div>${d.employee}<br>${d.home}, ${d.homeTown}<br>Emp ${d.number.slice(-4)} &nbsp; Pd ${date.bareShort(d.start)}-${date.bareShort(d.end)} &nbsp; Paid ${date.bareShort(d.payDate)} &nbsp; Chk ${d.number}<div class=ln></div>${grid(
      "lrrrr",
      ["", "HRS", "RATE", "THIS CHECK", "YTD"],
      [
        ...d.earnings.map((line) => [
          line.name,
          tip(line.name) ? "" : (line.hours ?? ""),
          tip(line.name) ? "" : (line.rate ?? ""),
          grouped(line.current),
          grouped(line.ytd),
        ]),
        ["TOTAL PAY", "", "", grouped(d.gross.current), grouped(d.gross.ytd)],
      ],
    )}<div class=ln></div>${grid(
      "lrr",
      ["LESS", "THIS CHECK", "YTD"],
      [
        ...[...d.taxes, ...d.before, ...d.after].map((line) => [
          line.name,
          grouped(line.current),
          grouped(line.ytd),
        ]),
        ["TOTAL TAKEN OUT", grouped(d.gross.current - d.net.current), grouped(d.gross.ytd - d.net.ytd)],
      ],
    )}<div class=ln></div><div class=np>CHECK AMOUNT $${grouped(d.net.current)}</div><div class=r>YTD ${grouped(d.net.ytd)}</div><div class=ln></div><div style="font-size:7pt">SALES ${grouped(d.gross.current * 6 + 1_207)} TIP RATE 15.2%. MINIMUM CASH WAGE 2.13, TIP CREDIT TAKEN 5.12. SICK HRS LEFT 11.25. NEXT CHECK ${date.bareShort(addDays(d.payDate, d.frequency === "weekly" ? 7 : 14))}</div>`,
  );
  return { html, truth: stubTruth(d, ["frequency"]) };
});

/** A state retirement system writes what the pension will be: last year's beside this year's, net at the end of a column. */
const wascott = income("wascott", (seed) => {
  const random = seededRandom(seed * 3 + 801);
  const person = makePerson(random);
  const before = random.whole(120_000, 480_000);
  const raise = Math.round(before * 0.02);
  const gross = before + raise;
  const tax = Math.round((gross * random.whole(6, 13)) / 100);
  const [health, dues, survivor] = [random.whole(9_000, 41_000), 1_250, random.whole(2_000, 9_000)];
  const net = gross - tax - health - dues;
  const written = addDays("2025-12-04", random.whole(0, 20));
  const first = "2026-01-30";
  const name = "Wascott Public Employees Retirement System";
  const html = document(
    `body{font:11pt "Liberation Serif"}${BASE}.l td,.l th{padding:3px 8px;border-bottom:1px solid #d4d4d8}p{line-height:1.4}`,
    `<div style="text-align:center;border-bottom:2px solid #000;padding-bottom:6px"><b style="font-size:15pt">${name}</b><br>400 Capitol Mall, Suite 12</div><p>${date.long(written)}</p><p>${at(person)}</p><p>Retiree ID: ***${random.whole(1_000, 9_899)}<br>Re: Your allowance beginning January 2026</p><p>Dear Retiree:</p><p>Under the law a cost-of-living increase of 2.00% is added to your allowance. From the payment of ${date.long(first)} on, the amounts each month are:</p>
    ${grid(
      "lrr",
      ["", "Through December", "From January"],
      [
        ["Gross monthly allowance", $(before), $(gross)],
        ["Federal income tax", $(Math.round((before * tax) / gross)), $(tax)],
        ["Retiree health premium", $(health - 700), $(health)],
        ["Association dues", $(dues), $(dues)],
        [
          "<b>Net deposited to your bank</b>",
          $(before - Math.round((before * tax) / gross) - health + 700 - dues),
          `<b>${$(net)}</b>`,
        ],
      ],
      "class=l",
    )}<p>Payments are made on the last business day of each month. Should you die before your beneficiary, ${$(gross - survivor - Math.round(gross / 2))} a month would continue for life. In 2025 you were paid ${$(before * 12)} in all; form 1099-R will follow by January 31. Keep this letter: landlords and lenders accept it as proof of income.</p><p>A part-time job of more than $38,000.00 a year in covered work may stop the allowance.</p><p>Sincerely,<br>Benefit Payments Section</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "income",
        institution: name,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer: name,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
          },
        ],
        allowed: {
          "income.0.payDate": [first],
          "income.0.periodStart": ["2026-01-01"],
          "income.0.federalTaxWithheld": [decimal(tax)],
          "income.0.taxYear": ["2025", "2026"],
        },
      },
      "Wascott",
    ),
  };
});

/** A consumer's file and papers of pay, written without a look at the rules. */
export const sjPapers: readonly Layout[] = [carrow, paywright, tallgrill, wascott];
