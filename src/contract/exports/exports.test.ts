import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { type PayoffPlan, payoffPlanSchema } from "../payoff-plan.ts";
import { calendarText, foldLine, paymentCalendar } from "./calendar.ts";
import { cashflowWorkbookCsv, cashflowWorkbookFileName } from "./cashflow-workbook.ts";
import { csvCell, csvText, debtScheduleCsv, scheduleCsv } from "./csv.ts";
import { debtScheduleFileName, scheduleFileName, scheduleMediaTypes } from "./file-name.ts";
import { htmlText, scheduleHtml } from "./schedule-html.ts";
import { scheduleJson } from "./schedule-json.ts";

const NOW = "2026-11-20T10:00:00.000Z";
const DAY = "2026-11-20";

/** The sample household's plan, with each creditor named as given. */
function planWith(name?: string): PayoffPlan {
  const { debts } = household("sample");
  const plan = planOf(
    debts.map((debt, index) => (name === undefined ? debt : { ...debt, creditor: `${name}${index}` })),
    cents(261_225),
  );
  if (plan === undefined) throw new Error("the sample plan ends");
  return plan;
}
const plan = planWith();

/** An independent reader of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  for (let index = 0; index < body.length; index++) {
    const character = body[index];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (body[index + 1] === '"') {
        cell += '"';
        index++;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") {
      rows.at(-1)?.push(cell);
      cell = "";
    } else if (character === "\r" && body[index + 1] === "\n") {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = "";
      index++;
    } else cell += character;
  }
  return rows.slice(0, -1);
}

/** An independent reader of a calendar: unfolded lines, by name. */
function readCalendar(text: string): [string, string][] {
  return text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    });
}
const valuesOf = (text: string, name: string) =>
  readCalendar(text).flatMap(([key, value]) => (key === name ? [value] : []));

const hostile = [
  '=HYPERLINK("http://evil.example","Bank")',
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  " =1+1",
  "\u200B=1+1",
  "＝1+1",
  "Bank;=1+1",
  'Bank,"=1+1"',
  "Line\r\nBreak",
  "<script>alert(1)</script>",
  "</style><img src=x onerror=alert(1)>",
  'O\'Neil & Söhne "GmbH"',
  "\u202Eevil",
  "back\\slash, comma; semi",
  "日本銀行".repeat(30),
  "😀".repeat(40),
];

describe("a cell of a table", () => {
  it.each([
    ["Example Bank", "Example Bank"],
    ["-12.30", "-12.30"],
    ["1234.56", "1234.56"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["=1+1", `"'=1+1"`],
    ["+1 555 0100", `"'+1 555 0100"`],
    ["-2+3", `"'-2+3"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"' '=1"`],
    ["two\r\nlines", "two lines"],
    ["Bank;=1+1", `"Bank;'=1+1"`],
    ["A-Bank", "A-Bank"],
    [" padded ", '" padded "'],
    ["", ""],
  ])("%j is written %j", (text, written) => {
    expect(csvCell(text)).toBe(written);
  });

  it("comes back as written by any reader of the format, and never as a formula", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...hostile))),
        (texts) => {
          const cells = readCsv(csvText([["x", ...texts]]))[0] ?? [];
          expect(cells).toHaveLength(texts.length + 1);
          for (const cell of cells) {
            const isNumber = /^-?\d+(\.\d+)?$/.test(cell);
            expect(isNumber || !/^[\s\p{Cf}]*[=+\-@]/u.test(cell)).toBe(true);
            expect(cell).not.toMatch(/[;,|]\s*[=+\-@]/u);
            expect(cell).not.toMatch(/\p{Cc}/u);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("makes the file begin with a byte order mark only where a character is not ASCII", () => {
    expect(csvText([["Bank"]])).toBe("Bank\r\n");
    expect(csvText([["Söhne"]])).toBe("\uFEFFSöhne\r\n");
  });
});

describe("debts of one plan month that are due in two calendar months", () => {
  const late = plan.debts[0]?.debtId;
  const next = (month: string) =>
    month.endsWith("12")
      ? `${Number(month.slice(0, 4)) + 1}-01`
      : `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, "0")}`;
  const mixed: PayoffPlan = {
    ...plan,
    schedule: plan.schedule.map((row) => (row.debtId === late ? { ...row, date: next(row.date) } : row)),
  };

  it("stand in the table in the order of the calendar, each row once", () => {
    const months = readCsv(scheduleCsv(mixed))
      .slice(1)
      .map(([month]) => month ?? "");
    expect(months).toEqual(months.toSorted());
    expect(months).toHaveLength(plan.schedule.length);
    expect(new Set(months).size).toBeGreaterThan(1);
  });

  it("stand on paper under the month in which they are due", () => {
    const headings = [...scheduleHtml(mixed, DAY).matchAll(/<th scope="rowgroup" rowspan="(\d+)">/g)];
    const counts = Map.groupBy(mixed.schedule, ({ date }) => date);
    expect(headings.map(([, count]) => Number(count))).toEqual(
      [...counts.keys()].toSorted().map((month) => counts.get(month)?.length),
    );
  });
});

describe("the schedule as CSV", () => {
  const rows = readCsv(scheduleCsv(plan));

  it("has exactly the six columns and one row for each payment", () => {
    expect(scheduleCsv(plan).split("\r\n")[0]).toBe(
      "Month,Creditor,Payment Amount,Principal,Interest,Remaining Balance",
    );
    expect(rows).toHaveLength(plan.schedule.length + 1);
    expect(rows[1]).toEqual(["2026-12", "Capital One Quicksilver", "1953.25", "1877.22", "76.03", "1243.22"]);
  });

  it("adds up: each payment is principal plus interest, all payments are what the plan pays", () => {
    const inCents = (text: string | undefined) => Math.round(Number(text) * 100);
    for (const row of rows.slice(1)) expect(inCents(row[2])).toBe(inCents(row[3]) + inCents(row[4]));
    expect(rows.slice(1).reduce((sum, row) => sum + inCents(row[2]), 0)).toBe(inCents(plan.totalPaid));
  });

  it("of one debt holds its payments only, under a name that any system takes", () => {
    const [debt] = plan.debts;
    if (!debt) throw new Error("no debt");
    const own = readCsv(debtScheduleCsv(plan, debt.debtId));
    expect(own).toHaveLength(plan.schedule.filter(({ debtId }) => debtId === debt.debtId).length + 1);
    expect(own.at(-1)?.[5]).toBe("0.00");
    expect(debtScheduleFileName({ creditor: "../Bank & Söhne: “A”", accountLast4: "4821" }, DAY)).toBe(
      "bank-söhne-a-4821-2026-11-20.csv",
    );
    expect(debtScheduleFileName({ creditor: "***", accountLast4: null }, DAY)).toBe("debt-2026-11-20.csv");
  });

  it("counts the account's fee as interest", () => {
    const [first] = plan.schedule;
    if (first === undefined) throw new Error("a plan has payments");
    const withFee = { ...plan, schedule: [{ ...first, payment: "1963.25", fee: "10.00" }] };
    expect(readCsv(scheduleCsv(withFee))[1]?.slice(2, 5)).toEqual(["1963.25", "1877.22", "86.03"]);
  });

  it.each(hostile)("keeps its shape for a creditor named %j", (name) => {
    const written = readCsv(scheduleCsv(planWith(name)));
    expect(written.every((row) => row.length === 6)).toBe(true);
    expect(written.slice(1).some((row) => /^[\s\p{Cf}]*[=+\-@]/u.test(row[1] ?? ""))).toBe(false);
  });
});

describe("the schedule as JSON", () => {
  it("holds the answer of the server, its units and the day", () => {
    const document = JSON.parse(scheduleJson(plan, DAY));
    expect(document).toMatchObject({ version: 1, exportedOn: DAY, units: { apr: expect.any(String) } });
    expect(payoffPlanSchema.parse(document.plan)).toEqual(plan);
  });
});

describe("the schedule as a page", () => {
  it.each([
    ["<b>", "&lt;b&gt;"],
    [`"'&`, "&quot;&#39;&amp;"],
    ["a\u0000b\u202Ec", "a b c"],
  ])("writes %j as %j", (text, written) => {
    expect(htmlText(text)).toBe(written);
  });

  it.each(hostile)("escapes a creditor named %j everywhere", (name) => {
    const html = scheduleHtml(planWith(name), DAY);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html).not.toContain("\u202E");
    expect(html.match(/<style>/g)).toHaveLength(1);
  });

  it("shows every payment, the amounts to set up and what is not in the plan", () => {
    const html = scheduleHtml(plan, DAY);
    expect(html.match(/<tr>/g)?.length).toBe(plan.schedule.length + plan.autopay.creditors.length + 2);
    for (const { steps } of plan.autopay.creditors) {
      for (const { sentence } of steps) expect(html).toContain(sentence);
    }
    expect(html).toContain("Riverside Medical Credit");
    expect(html).toContain("7 October 2027");
  });

  it("loads nothing from anywhere", () => {
    const html = scheduleHtml(plan, DAY);
    expect(html).not.toMatch(/\b(src|href|url)\s*[=(]/);
    expect(html).toContain("default-src 'none'");
  });

  it("says never where the minimums never end, and shows no negative saving", () => {
    const never = { ...plan, baseline: { outcome: "never", roughInterestSaved: "0.00" } } as const;
    expect(scheduleHtml(never, DAY)).toContain("On minimums alone these debts are never paid off.");
    expect(scheduleHtml({ ...plan, interestSaved: "-5.00" }, DAY)).not.toContain("less interest");
  });

  it("tells why the avalanche departs from highest APR first", () => {
    const departure = { reason: "fee", debtId: null, saved: "1.00", sentence: "A & B go first." } as const;
    expect(scheduleHtml({ ...plan, departure }, DAY)).toContain("A &amp; B go first.");
  });
});

describe("the calendar", () => {
  const text = paymentCalendar(plan, NOW);

  it("holds one event for each payment, with its day, amount and reminder", () => {
    const payments = plan.autopay.creditors.flatMap((creditor) => creditor.payments);
    expect(valuesOf(text, "BEGIN").filter((value) => value === "VEVENT")).toHaveLength(payments.length);
    expect(valuesOf(text, "BEGIN").filter((value) => value === "VALARM")).toHaveLength(payments.length);
    expect(valuesOf(text, "DTSTART;VALUE=DATE")).toEqual(
      payments.map(({ payOn }) => payOn.replaceAll("-", "")),
    );
    expect(valuesOf(text, "SUMMARY")[0]).toBe(String.raw`Pay $1\,953.25 at Capital One Quicksilver`);
  });

  it("ends each event on the next day, over the end of a month too", () => {
    const [creditor] = plan.autopay.creditors;
    const [payment] = creditor?.payments ?? [];
    if (creditor === undefined || payment === undefined) throw new Error("a plan has payments");
    const last = { ...creditor, payments: [{ ...payment, payOn: "2027-12-31" }] };
    const one = paymentCalendar({ ...plan, autopay: { ...plan.autopay, creditors: [last] } }, NOW);
    expect(valuesOf(one, "DTEND;VALUE=DATE")).toEqual(["20280101"]);
  });

  it("gives every event an id of its own, the same in every later file, and a higher sequence", () => {
    const later = paymentCalendar(plan, "2026-12-01T08:30:00.000Z");
    const ids = valuesOf(text, "UID");
    expect(new Set(ids).size).toBe(ids.length);
    expect(valuesOf(later, "UID")).toEqual(ids);
    expect(Number(valuesOf(later, "SEQUENCE")[0])).toBeGreaterThan(Number(valuesOf(text, "SEQUENCE")[0]));
    expect(valuesOf(text, "DTSTAMP")[0]).toBe("20261120T100000Z");
  });

  it("keeps ids apart for debts without a due day and for any characters in an id", () => {
    const debts = household("sample").debts.map((debt) => ({ ...debt, paymentDueDate: null }));
    const noDay = planOf(debts, cents(261_225));
    if (noDay === undefined) throw new Error("the plan ends");
    const renamed = noDay.autopay.creditors.map((creditor, index) => ({
      ...creditor,
      debtId: ["a b", "a.b", "a\nb", "äb"][index] ?? "",
    }));
    const ids = valuesOf(
      paymentCalendar({ ...noDay, autopay: { ...noDay.autopay, creditors: renamed } }, NOW),
      "UID",
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\w.@-]+$/.test(id))).toBe(true);
  });

  it("says what to do by hand, and when to switch a payment off", () => {
    const debts = household("sample").debts.map((debt) => ({ ...debt, paymentDueDate: "2026-11-23" }));
    const tight = planOf(debts, cents(261_225));
    if (tight === undefined) throw new Error("the plan ends");
    const notes = valuesOf(paymentCalendar(tight, NOW), "DESCRIPTION").join("|");
    expect(notes).toContain("Pay by hand on this day");
    expect(notes).toContain("switch the automatic payment off");
  });

  it.each(hostile)("keeps to the format for a creditor named %j", (name) => {
    const file = paymentCalendar(planWith(name), NOW);
    const lines = file.split("\r\n").slice(0, -1);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    expect(lines.every((line) => /^([A-Z-]+[:;]| )/.test(line))).toBe(true);
    const begins = lines.filter((line) => line.startsWith("BEGIN:")).length;
    expect(lines.filter((line) => line.startsWith("END:"))).toHaveLength(begins);
  });

  it.each([
    ["a,b;c\\d", String.raw`a\,b\;c\\d`],
    ["one\r\ntwo\rthree\nfour", String.raw`one\ntwo\nthree\nfour`],
    ["bell\u0007", "bell "],
  ])("escapes %j", (given, written) => {
    expect(calendarText(given)).toBe(written);
  });

  it("folds lines so that unfolding gives them back, never inside a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (any) => {
        const line = any.replaceAll(/\p{Cc}|\p{Cs}/gu, "");
        const folded = foldLine(line);
        expect(folded.endsWith("\r\n")).toBe(true);
        expect(folded.slice(0, -2).replaceAll("\r\n ", "")).toBe(line);
        for (const part of folded.split("\r\n")) {
          expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the cash flow as a workbook", () => {
  const { cashflow } = household("sample");
  if (cashflow === null) throw new Error("the sample household has a cash flow");
  const rows = readCsv(cashflowWorkbookCsv(cashflow));
  const valueOf = (name: string) => rows.find(([first]) => first === name)?.[1];

  it("adds up: income and what is taken off are the safe extra less the shortfall", () => {
    const waterfall = rows.slice(3, 8).map((row) => Math.round(Number(row[1]) * 100));
    const left = Number(valueOf("Safe Monthly EXTRA")) - Number(valueOf("Shortfall"));
    expect(waterfall.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(left * 100));
    expect(valueOf("Minimum Debt Payments")).toMatch(/^-\d+\.\d\d$/);
  });

  it("keeps savings, a stock, out of the waterfall", () => {
    expect(rows.slice(2, 10).flat()).not.toContain(cashflow.currentSavings);
    expect(valueOf("Current Savings")).toBe(cashflow.currentSavings);
  });

  it("lists every transaction once, and its text is never a formula", () => {
    const evil = {
      date: DAY,
      description: '=cmd|"/c calc"!A1',
      amount: "-1.00",
      category: "other",
      documentId: "d",
    };
    const given = { ...cashflow, transactions: { ...cashflow.transactions, essential: [evil] } };
    const lines = readCsv(cashflowWorkbookCsv(given)).filter(([kind]) => kind === "Essential");
    expect(lines).toEqual([["Essential", DAY, `'=cmd|"/c calc"!A1`, "-1.00", "other"]]);
  });

  it("writes nothing taken off as 0.00", () => {
    const none = readCsv(cashflowWorkbookCsv({ ...cashflow, discretionarySpending: "0.00" }));
    expect(none.find(([name]) => name === "Discretionary Spending")?.[1]).toBe("0.00");
  });
});

describe("the files", () => {
  it("are named for the day", () => {
    expect(scheduleFileName(DAY, "csv")).toBe("avalanche-schedule-2026-11-20.csv");
    expect(cashflowWorkbookFileName).toBe("cashflow-foundation-workbook.csv");
    expect(Object.keys(scheduleMediaTypes)).toEqual(["csv", "json", "html", "ics"]);
  });
});
