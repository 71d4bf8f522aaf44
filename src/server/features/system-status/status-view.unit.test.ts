import { describe, expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt, Source } from "#contract/debts.ts";
import { type SystemStatus, systemStatusSchema } from "#contract/system-status.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { completedDocument, household, planOf } from "#test/fakes/sample-household.ts";
import { type KnownAboutPerson, statusView } from "./status-view.ts";

const today = parsePlainDate("2026-11-20") as PlainDate; // a day
const { debts, documents } = household("one");
const [card] = debts;
const plan = planOf(debts, cents(50_000));
if (!card || !plan) throw new Error("no plan");

const view = (changes: Partial<KnownAboutPerson> = {}): SystemStatus =>
  systemStatusSchema.parse(
    statusView({
      debts,
      documents,
      analysis: null,
      plan,
      pastDue: new Map(),
      modelHost: null,
      lastBackup: null,
      now: new Date(`${today}T12:00:00Z`),
      marks: [],
      recorded: [],
      setUpOn: "2026-11-20",
      monthlyAmount: null,
      checking: undefined,
      today,
      ...changes,
    }),
  );
const withCard = (changes: Partial<Debt>) => view({ debts: [{ ...card, ...changes }] });
const healthOf = (status: SystemStatus, name: string) => status.health.find((item) => item.name === name);

describe("the status", () => {
  test("runs with a plan, and says what is next", () => {
    const status = view();
    expect(status).toMatchObject({ autopilot: "running", waitingFor: null, criticalAlerts: [] });
    const [next] = status.upcoming;
    expect(status.nextPayment).toMatchObject({ date: next?.date, amount: "500.00" });
    expect(status.nextPayment?.inDays).toBe((Date.parse(next?.date ?? "") - Date.parse(today)) / 86_400_000);
    expect(status.lastAnalysis).toBe(documents[0]?.uploadedAt);
  });

  test("adds up all that is paid on one day, and lists five weeks", () => {
    const sample = household("sample");
    const all = planOf(sample.debts, cents(261_225));
    const status = view({ debts: sample.debts, plan: all ?? "none" });
    const days = status.upcoming.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(Math.max(...days.map((day) => Date.parse(day)))).toBeLessThanOrEqual(Date.parse("2026-12-25"));
    expect(status.nextPayment?.amount).toBe("2612.25");
  });

  test("waits without a plan, and says why", () => {
    expect(view({ plan: "Upload a bank statement first." })).toMatchObject({
      autopilot: "waiting",
      waitingFor: "Upload a bank statement first.",
      nextPayment: null,
      upcoming: [],
      paydays: [],
    });
  });

  test("waits while spending is above income, and that is an alert", () => {
    const analysis = { shortfall: "120.50", evidence: { daysOld: 0 } } as CashflowAnalysis; // what is looked at
    const status = view({ analysis });
    expect(status.autopilot).toBe("waiting");
    expect(status.criticalAlerts).toMatchObject([
      { kind: "shortfall", title: "Each month is $120.50 short" },
    ]);
  });

  test.each([
    ["2026-11-07", 1, null, "It came due, and no statement or mark tells about it yet."],
    ["2026-12-07", 1, null, "It came due, and no statement or mark tells about it yet."],
    ["2026-10-21", 0, true, "The payment of November 2026 is still to come."],
    ["2026-11-30", 0, true, "The payment of November 2026 is still to come."],
  ])(
    "of this month says what came due, and fills nothing in: due day of %s",
    (due, dueSoFar, onTrack, sentence) => {
      const { month } = withCard({ paymentDueDate: due });
      expect(month).toMatchObject({ due: 1, dueSoFar, paid: 0, percent: 0, onTrack, sentence });
    },
  );

  const typed = { ...card.sources["currentBalance"], typedAt: "2026-11-20T10:00:00.000Z" } as Source; // no page is looked at

  test.each<[string, Partial<Debt>]>([
    ["only typed", { sources: { currentBalance: typed, minimumPayment: typed } }],
    ["shown by an old statement", { statementDate: "2026-10-05" }],
  ])("claims nothing of a month that is still to come where the debt is %s", (_, changes) => {
    expect(withCard({ paymentDueDate: "2026-11-30", ...changes }).month?.onTrack).toBeNull();
    expect(healthOf(withCard(changes), "Statements")?.status).toBe("attention");
  });

  test("says nothing of statements while there is no debt", () => {
    expect(healthOf(view({ debts: [] }), "Statements")?.status).toBe("off");
  });

  test("has nothing due this month where the statement asks for a later one", () => {
    expect(withCard({ paymentDueDate: "2026-12-21" }).month).toBeNull();
  });

  test("is ready, not running, until the person said that the payments are set up", () => {
    const status = view({ setUpOn: null });
    expect(status.autopilot).toBe("ready");
    expect(status.waitingFor).toContain("not set up yet");
  });

  const mark = { debtId: card.id, month: "2026-11", amount: "70.00" };
  const statement = (paid: string, asked: string | null = "70.00") => [
    {
      debtId: card.id,
      creditor: card.creditor,
      accountLast4: card.accountLast4,
      from: "2026-10-12",
      to: "2026-11-12",
      asked,
      paid,
      interest: null,
      fees: null,
      purchases: null,
      other: null,
      principal: "0.00",
      basis: "printed" as const,
      balances: [
        { amount: "0.00", documentId: "doc_1" },
        { amount: "0.00", documentId: "doc_2" },
      ] as [{ amount: string; documentId: string }, { amount: string; documentId: string }],
    },
  ];

  test.each([
    ["came due a few days ago and nothing tells about it", "2026-10-31", "2026-11-03", ["open"]],
    ["came due long ago and nothing tells about it", "2026-10-12", "2026-11-03", []],
    ["came due long before, on an old statement", "2026-06-30", "2026-11-03", ["open"]],
    ["a newer statement asks for the next one", "2026-11-30", "2026-11-03", []],
  ] as const)("of the month before, a payment that %s", (_, paymentDueDate, on, states) => {
    const status = view({
      debts: [{ ...card, paymentDueDate }],
      plan: "No plan.",
      today: parsePlainDate(on) as PlainDate, // a day
    });
    expect(status.unsettled.map(({ state }) => state)).toEqual(states);
    expect(status.monthBefore).toBeNull();
  });

  test("of the month before says what a statement of this month proves, and keeps what was marked", () => {
    const december = { plan: "No plan.", today: parsePlainDate("2026-12-02") as PlainDate }; // a day
    const debt = { ...card, paymentDueDate: "2026-12-12" };
    const missed = view({ ...december, debts: [debt], recorded: statement("0.00") });
    expect(missed.unsettled).toMatchObject([
      { state: "unpaid", knownBy: "statement", dueDate: "2026-11-12" },
    ]);
    expect(missed.monthBefore).toBe("Last month: the payment is not made.");
    const paid = view({ ...december, debts: [debt], recorded: statement("70.00") });
    expect(paid).toMatchObject({
      unsettled: [],
      monthBefore: "Last month: the payment of November 2026 is made.",
    });
    const marked = view({ ...december, debts: [debt], marks: [{ ...mark, status: "paid" }] });
    expect(marked.unsettled).toMatchObject([{ state: "paid", knownBy: "person" }]);
  });

  test("counts a payment that was marked by hand", () => {
    const { month } = view({ marks: [{ ...mark, status: "paid" }] });
    expect(month).toMatchObject({ paid: 1, percent: 100, onTrack: true });
    expect(month?.sentence).toBe("The payment of November 2026 is made.");
    expect(month?.payments).toMatchObject([{ state: "paid", knownBy: "person", sentence: null }]);
    const unpaid = view({ marks: [{ ...mark, status: "unpaid" }] }).month;
    expect(unpaid).toMatchObject({ paid: 0, percent: 0, onTrack: false });
  });

  test.each([
    [
      "paid",
      "0.00",
      "unpaid",
      "You marked it as paid, but the statement of 12 November 2026 shows no payment.",
    ],
    [
      "paid",
      "69.99",
      "unpaid",
      "You marked it as paid, but the statement of 12 November 2026 shows only $69.99 of $70.00.",
    ],
    [
      "unpaid",
      "70.00",
      "paid",
      "You marked it as not paid, but the statement of 12 November 2026 shows $70.00 paid.",
    ],
    ["paid", "500.00", "paid", "The statement of 12 November 2026 shows $500.00 paid."],
  ] as const)("believes a statement before the mark %s: %s", (status, paid, state, sentence) => {
    const { month } = view({ marks: [{ ...mark, status }], recorded: statement(paid) });
    expect(month?.payments).toMatchObject([{ state, knownBy: "statement", sentence }]);
    expect(month?.onTrack).toBe(state === "paid");
  });

  test("holds a payment against the bill of its own month, not against today's minimum", () => {
    const risen = { debts: [{ ...card, minimumPayment: "79.00" }], plan: "No plan." };
    const { month } = view({ ...risen, recorded: statement("77.00", "77.00") });
    expect(month).toMatchObject({ paid: 1, percent: 100, onTrack: true });
    expect(month?.payments).toMatchObject([
      { state: "paid", amount: "77.00", sentence: "The statement of 12 November 2026 shows $77.00 paid." },
    ]);
    const short = view({ ...risen, recorded: statement("77.00", "78.00") }).month;
    expect(short?.payments).toMatchObject([
      {
        state: "unpaid",
        amount: "78.00",
        sentence: "The statement of 12 November 2026 shows only $77.00 of $78.00.",
      },
    ]);
    const untold = view({ ...risen, recorded: statement("77.00", null) }).month;
    expect(untold?.payments).toMatchObject([{ state: "open", amount: "79.00" }]);
  });

  test("holds a payment against what the plan pays that month", () => {
    const begun = {
      ...plan,
      schedule: plan.schedule.map((row) => ({ ...row, date: "2026-11", payment: "1382.00" })),
    };
    const sentence = "The statement of 12 November 2026 shows $77.00 of $1,382.00 paid.";
    const { month } = view({ plan: begun, recorded: statement("77.00", "77.00") });
    expect(month).toMatchObject({ paid: 0, percent: 0, onTrack: false });
    expect(month?.sentence).toContain("Less was paid than planned.");
    expect(month?.payments).toMatchObject([{ state: "part", amount: "1382.00", sentence }]);
    expect(view({ plan: begun, recorded: statement("1382.00", "77.00") }).month).toMatchObject({
      paid: 1,
      onTrack: true,
    });
    const marked = view({
      marks: [{ ...mark, status: "paid", amount: "500.00" }],
      recorded: statement("77.00"),
    });
    expect(marked.month?.payments).toMatchObject([
      {
        state: "part",
        amount: "500.00",
        sentence:
          "You marked it as paid, but the statement of 12 November 2026 shows $77.00 of $500.00 paid.",
      },
    ]);
  });

  test("knows nothing of the month without a due day, or when nothing is owed", () => {
    expect(withCard({ paymentDueDate: null }).month).toBeNull();
    expect(withCard({ currentBalance: "0.00" }).month).toBeNull();
  });

  test("puts what is past due first", () => {
    const analysis = { shortfall: "1.00", evidence: { daysOld: 0 } } as CashflowAnalysis; // what is looked at
    const status = view({
      analysis,
      pastDue: new Map([[card.id, { amount: cents(3500), day: "2026-10-12" }]]),
    });
    expect(status.criticalAlerts.map(({ kind }) => kind)).toEqual(["past-due", "shortfall"]);
    expect(status.criticalAlerts[0]?.title).toBe("Chase Freedom: $35.00 past due");
    expect(status.criticalAlerts[0]?.sentence).toMatch(
      /^Pay it first, by hand, today\. The statement of 12 October 2026 shows it\. If you cannot/,
    );
    const old = view({ pastDue: new Map([[card.id, { amount: cents(3500), day: "2026-05-05" }]]) });
    expect(old.criticalAlerts[0]?.sentence).toMatch(
      /^The statement of 5 May 2026 shows it\. If it is still open, pay it first, by hand, today\./,
    );
    const undated = view({ pastDue: new Map([[card.id, { amount: cents(3500) }]]) });
    expect(undated.criticalAlerts[0]?.sentence).toMatch(
      /^A document without a day shows it\. If it is still open, pay it first, by hand, today\./,
    );
    expect(status.month?.onTrack).toBe(false);
    expect(
      view({ pastDue: new Map([[card.id, { amount: cents(0), day: "2026-10-12" }]]) }).criticalAlerts,
    ).toEqual([]);
  });

  test.each([
    ["2026-11-19", 0],
    ["2026-11-20", 1],
    ["2027-01-04", 1],
    ["2027-01-05", 0],
  ])("warns of a promotion that ends within 45 days: %s", (expires, count) => {
    const bucket = { kind: "promotional", balance: "800.00", apr: "0.00", expires } as const;
    expect(withCard({ buckets: [bucket] }).criticalAlerts).toHaveLength(count);
  });

  test.each([
    [
      { deferred: true, accruedInterest: "183.40" },
      "Chase Freedom: pay $800.00 by 4 January 2027, or all its interest is charged",
      "If anything of it is left after that day, the interest since the purchase is charged at once: $183.40 by the last statement.",
    ],
    [
      { deferred: true, apr: "29.99" },
      "Chase Freedom: pay $800.00 by 4 January 2027, or all its interest is charged",
      "If anything of it is left after that day, the interest since the purchase is charged at once: at 29.99 % a year.",
    ],
    [
      {},
      "Chase Freedom: the promotion ends on 4 January 2027",
      "$800.00 of it then bears 22.99 % a year. What you can pay before that day saves interest.",
    ],
  ])("says what the end of a promotion costs: %j", (facts, title, sentence) => {
    const bucket = {
      kind: "promotional",
      balance: "800.00",
      apr: "0.00",
      expires: "2027-01-04",
      ...facts,
    } as const;
    expect(withCard({ apr: "22.99", buckets: [bucket] }).criticalAlerts).toMatchObject([{ title, sentence }]);
    const unknown = withCard({ apr: null, buckets: [{ ...bucket, deferred: false }] }).criticalAlerts;
    expect(unknown[0]?.sentence).toContain("then bears the card's normal rate.");
  });

  test("says what is in order and what is not", () => {
    const failed = { ...completedDocument("doc_9", "x.pdf"), status: "failed" as const };
    const reading = { ...completedDocument("doc_8", "y.pdf"), status: "reading" as const };
    expect(healthOf(view(), "Documents")).toMatchObject({ status: "ok", sentence: "1 document read." });
    expect(healthOf(view({ documents: [reading] }), "Documents")?.sentence).toBe("1 document is being read.");
    expect(healthOf(view({ documents: [reading, failed] }), "Documents")?.status).toBe("attention");
    expect(healthOf(withCard({ statementDate: "2026-10-06" }), "Statements")?.status).toBe("ok");
    expect(healthOf(withCard({ statementDate: "2026-10-05" }), "Statements")?.sentence).toContain(
      "Chase Freedom: the newest statement is more than 45 days old.",
    );
    const question = { documentId: "d", field: "apr", reason: "Blurred.", candidates: [] };
    expect(healthOf(withCard({ openQuestions: [question] }), "Questions")?.status).toBe("attention");
    expect(healthOf(view(), "Backups")).toMatchObject({ status: "attention" });
    const lastBackup = new Date(`${today}T03:00:00Z`);
    expect(healthOf(view({ lastBackup }), "Backups")).toMatchObject({ status: "ok" });
    expect(healthOf(view({ lastBackup: new Date("2026-11-01") }), "Backups")?.sentence).toContain(
      "1 November",
    );
    expect(healthOf(view(), "Model")?.status).toBe("off");
    expect(healthOf(view({ modelHost: "model.example" }), "Model")?.sentence).toContain("model.example");
  });
});
