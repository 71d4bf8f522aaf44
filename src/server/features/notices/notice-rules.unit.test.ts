import { expect, test } from "vitest";
import { defaultAlertPreferences } from "#contract/notifications.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import {
  type DueNotice,
  dayIn,
  dueNotices,
  endOfDayIn,
  isAtRisk,
  isDaytime,
  isStanding,
  noticesToGive,
} from "./notice-rules.ts";

const day = (text: string): PlainDate => parsePlainDate(text) ?? ("" as PlainDate); // a valid day
const today = day("2026-11-20");

const quietStatus: SystemStatus = {
  autopilot: "running",
  waitingFor: null,
  lastAnalysis: null,
  nextPayment: null,
  upcoming: [],
  paydays: [],
  month: null,
  statementDue: null,
  monthBefore: null,
  unsettled: [],
  criticalAlerts: [],
  health: [],
};
const payment = (
  dueDate: string,
  state: "paid" | "unpaid" | "open",
): NonNullable<SystemStatus["month"]>["payments"][number] => ({
  debtId: "account_1",
  creditor: "Example Bank",
  accountLast4: "4821",
  month: dueDate.slice(0, 7),
  dueDate,
  amount: "57.00",
  state,
  knownBy: null,
  sentence: null,
});
const monthWith = (one: ReturnType<typeof payment>): SystemStatus["month"] => ({
  due: 1,
  dueSoFar: 1,
  paid: 0,
  percent: 0,
  onTrack: null,
  sentence: "The payment is not made.",
  payments: [one],
});
const due = (status: Partial<SystemStatus>, plan: PayoffPlan | string = "no plan", on = today) =>
  dueNotices(
    {
      status: { ...quietStatus, ...status },
      plan,
      preferences: defaultAlertPreferences,
      lastDebtFreeDate: "2029-03-20",
    },
    on,
  );

test.each([
  ["unpaid", "2026-11-19", 1],
  ["unpaid", "2026-11-20", 0],
  ["open", "2026-11-17", 1],
  ["open", "2026-11-18", 0],
  ["paid", "2026-11-01", 0],
] as const)(
  "a payment that is %s and was due on %s makes %d notices on the 20th",
  (state, dueDate, count) => {
    expect(due({ month: monthWith(payment(dueDate, state)) })).toHaveLength(count);
  },
);

test("what is left of the month before is told too", () => {
  const left = [payment("2026-10-31", "unpaid"), payment("2026-10-30", "open")];
  expect(due({ unsettled: left }, "no plan", day("2026-11-02")).map(({ title }) => title)).toEqual([
    "Example Bank: $57.00 was due on 31 October 2026 and is not paid",
    "Example Bank: was the $57.00 due on 30 October 2026 paid?",
  ]);
});

test("what a statement proves to be missed is told, though it was asked about before; not beside its past due", () => {
  const asked = due({ month: monthWith(payment("2026-11-10", "open")) });
  const missed = { ...payment("2026-11-10", "unpaid"), knownBy: "statement" } as const;
  const proved = due({ unsettled: [missed] }, "no plan", day("2026-12-05"));
  expect(proved.map(({ subject }) => subject)).not.toEqual(asked.map(({ subject }) => subject));
  // Five weeks later it is still worth reading.
  expect((proved[0]?.until ?? "") > "2026-12-15").toBe(true);
  const pastDue = { kind: "past-due", debtId: "account_1", title: "Past due", sentence: "Pay it." } as const;
  expect(due({ unsettled: [missed], criticalAlerts: [pastDue] }).map(({ kind }) => kind)).toEqual([
    "past-due",
  ]);
});

test("what a person marked as not paid is not told once more where it was asked about", () => {
  const marked = { ...payment("2026-11-10", "unpaid"), knownBy: "person" } as const;
  const [one, other] = [payment("2026-11-10", "open"), marked].map(
    (state) => due({ month: monthWith(state) })[0],
  );
  expect(one?.subject).toBe(other?.subject);
});

// As much of a plan as a report reads.
const plan = { debtFreeDate: "2029-03-14", autopay: { creditors: [] } } as unknown as PayoffPlan;

test("the monthly report says the debt-free date, its change and what is to be set up", () => {
  const [report, ...others] = due({}, plan);
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    kind: "monthly-report",
    title: "Your November 2026: debt-free on 14 March 2029",
    sentences: [
      "That is 6 days sooner than in the last report.",
      "The payments run as planned; there is nothing to set up.",
    ],
  });
});

test("statements that the plan soon stops counting on are told once, after the report, whose last sentence they are", () => {
  const statementDue = {
    accounts: ["Harbor Bank"],
    shownUntil: "2026-10-12",
    countsUntil: "2026-11-26",
    sentence: "The plan counts on them until 26 November 2026.",
  };
  const [report, notice] = due({ statementDue }, plan);
  expect(report?.sentences.at(-1)).toBe(statementDue.sentence);
  expect(notice).toMatchObject({
    kind: "statement-due",
    subject: "statement-due 2026-10-12",
    title: "A newer statement of Harbor Bank is due by 26 November 2026",
    until: "2026-11-26",
    path: "/upload",
  });
  const both = [report, notice].filter((one) => one !== undefined);
  const told = { wasTold: () => false, quietThisMonth: 0 };
  const kinds = (quietMode: boolean) => noticesToGive(both, { ...told, quietMode }).map(({ kind }) => kind);
  expect(kinds(true)).toEqual(["monthly-report"]);
  expect(kinds(false)).toEqual(["monthly-report", "statement-due"]);
  expect(isStanding("statement-due")).toBe(true);
});

test("the report says how the month before came out", () => {
  const [report] = due({ monthBefore: "2 of the 3 payments of October 2026 are known to be made." }, plan);
  expect(report?.sentences).toContain("2 of the 3 payments of October 2026 are known to be made.");
});

test("the most urgent comes first", () => {
  const alert = { kind: "shortfall", debtId: null, title: "Short", sentence: "Mind it." } as const;
  const kinds = due({ month: monthWith(payment("2026-11-10", "unpaid")), criticalAlerts: [alert] }, plan).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["missed-payment", "shortfall", "monthly-report"]);
});

test.each([
  ["a balance below the buffer once a month", "low-balance", null, [null, null], 1],
  [
    "an account that will be overdrawn once before each payday",
    "low-balance",
    null,
    ["2026-11-27", "2026-11-30"],
    2,
  ],
  [
    "a payment that is not covered once for its month",
    "minimum-short",
    "card",
    ["2026-11-27", "2026-11-27"],
    1,
  ],
] as const)("%s, whatever its words", (_, kind, debtId, days, count) => {
  const subjects = days.map((one, index) => {
    const alert = { kind, debtId, day: one, title: `Words ${index}`, sentence: "Act." };
    return due({ criticalAlerts: [alert] })[0]?.subject;
  });
  expect(new Set(subjects).size).toBe(count);
});

test("what is about a day is over after that day", () => {
  const alert = {
    kind: "minimum-short",
    debtId: "card",
    day: "2026-11-27",
    title: "Low",
    sentence: "Act.",
  } as const;
  expect(due({ criticalAlerts: [alert] })[0]).toMatchObject({
    until: "2026-11-27",
    path: "/dashboard?tab=debts",
  });
});

/** What is given in a quarter, day by day, of notices that are true every day. */
function quarter(quietMode: boolean): readonly string[] {
  const told: { readonly subject: string; readonly month: string; readonly isQuiet: boolean }[] = [];
  for (let date = day("2026-10-01"); date < "2027-01-01"; date = addDays(date, 1)) {
    const month = date.slice(0, 7);
    const about = (kind: DueNotice["kind"], subject: string): DueNotice => ({
      kind,
      subject,
      title: subject,
      sentences: [],
      path: "/",
      until: date,
    });
    const all = [
      about("past-due", "past due 57"),
      // Two payments of the quarter are not covered, each for some days; the account runs low at the end of each month.
      ...(date >= "2026-10-20" && date < "2026-10-28"
        ? [about("minimum-short", "minimum-short october")]
        : []),
      ...(date >= "2026-12-01" && date < "2026-12-05"
        ? [about("minimum-short", "minimum-short december")]
        : []),
      ...(Number(date.slice(8)) > 24 ? [about("low-balance", `low-balance ${month}`)] : []),
      about("shortfall", `shortfall ${month}`),
      about("monthly-report", `report ${month}`),
    ];
    const given = noticesToGive(all, {
      wasTold: (subject) => told.some((one) => one.subject === subject),
      quietThisMonth: told.filter((one) => one.isQuiet && one.month === month).length,
      quietMode,
    });
    told.push(...given.map(({ kind, subject }) => ({ subject, month, isQuiet: !isAtRisk(kind) })));
  }
  return told.map(({ subject }) => subject);
}

test("Quiet Mode tells at once what costs money, and else one notice a month", () => {
  expect(quarter(true)).toEqual([
    "past due 57",
    "shortfall 2026-10",
    "minimum-short october",
    "low-balance 2026-10",
    "shortfall 2026-11",
    "low-balance 2026-11",
    "minimum-short december",
    "shortfall 2026-12",
    "low-balance 2026-12",
  ]);
});

test("without Quiet Mode each is told once a month, none twice", () => {
  const told = quarter(false);
  expect(told).toHaveLength(12);
  expect(new Set(told).size).toBe(12);
});

test.each([
  ["2026-11-20T12:59:59Z", "America/New_York", false],
  ["2026-11-20T13:00:00Z", "America/New_York", true],
  ["2026-11-21T00:59:59Z", "America/New_York", true],
  ["2026-11-21T01:00:00Z", "America/New_York", false],
])("%s in %s is daytime: %s", (instant, zone, isDay) => {
  expect(isDaytime(new Date(instant), zone)).toBe(isDay);
});

test("today is the person's own day", () => {
  expect(dayIn(new Date("2026-11-21T02:00:00Z"), "America/Chicago")).toBe("2026-11-20");
  expect(dayIn(new Date("2026-11-20T20:00:00Z"), "Pacific/Auckland")).toBe("2026-11-21");
});

test.each([
  ["2026-11-30", "America/Los_Angeles", "2026-12-01T08:00:00.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-02T05:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  ["2026-11-30", "Pacific/Kiritimati", "2026-11-30T10:00:00.000Z"],
  ["2026-11-30", "UTC", "2026-12-01T00:00:00.000Z"],
])("a notice is there until the end of %s in %s", (until, timeZone, end) => {
  expect(endOfDayIn(day(until), timeZone).toISOString()).toBe(end);
});
