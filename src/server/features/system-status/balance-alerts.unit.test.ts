import { expect, test } from "vitest";
import { alertSchema } from "#contract/system-status.ts";
import { addMonths, dayInMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { DatedFlow, FlowKind } from "#engine/cashflow/history-paths.ts";
import { cents } from "#engine/money/cents.ts";
import { household } from "#test/fakes/sample-household.ts";
import { type BalanceKnowledge, balanceAlerts } from "./balance-alerts.ts";

const day = (text: string): PlainDate => parsePlainDate(text) ?? ("" as PlainDate); // a valid day
const sample = household("sample");
const [card] = household("one").debts;
if (!card || !sample.cashflow) throw new Error("no card");
const debt = { ...card, currentBalance: "900.00", minimumPayment: "57.00", paymentDueDate: "2026-11-10" };

function monthly(dayOfMonth: number, amount: number, payer: string, kind: FlowKind): DatedFlow[] {
  const may = parsePlainMonth("2026-05");
  if (may === undefined) throw new Error("a month");
  return Array.from({ length: 6 }, (_, index) => ({
    on: dayInMonth(addMonths(may, index), dayOfMonth),
    amount: cents(amount),
    kind,
    payer,
  }));
}

/** $3,000.00 on the 15th, $1,200.00 rent on the 5th. */
const checking = (balance: number) => [
  {
    balance: cents(balance),
    runs: [{ first: day("2026-05-01"), last: day("2026-10-31") }],
    flows: [...monthly(15, 300_000, "EMPLOYER", "income"), ...monthly(5, -120_000, "LANDLORD", "essential")],
  },
];
const alerts = (changes: Partial<BalanceKnowledge>) =>
  balanceAlerts({
    debts: [debt],
    analysis: { ...sample.cashflow!, bufferNow: "250.00" },
    checking: checking(123_000),
    marks: [],
    recorded: [],
    upcoming: [],
    setUpOn: null,
    today: day("2026-11-02"),
    ...changes,
  }).map((alert) => alertSchema.parse(alert));
const kinds = (changes: Partial<BalanceKnowledge>) => alerts(changes).map(({ kind }) => kind);

test("a minimum above what the account will hold comes first, then what is too little until payday", () => {
  expect(alerts({})).toMatchObject([
    {
      kind: "minimum-short",
      debtId: debt.id,
      day: "2026-11-10",
      title: `${debt.creditor}: checking may not hold the $57.00 of 10 November 2026`,
      sentence: expect.stringContaining("It would hold about $30.00 that day."),
    },
    {
      kind: "low-balance",
      day: "2026-11-15",
      title: "Checking may be $27.00 short by 10 November 2026, before payday",
      sentence: expect.stringContaining("Worked out from $1,230.00 in checking on 31 October 2026"),
    },
  ]);
});

test("below the buffer but not below zero names the buffer", () => {
  expect(alerts({ checking: checking(140_000) })).toMatchObject([
    {
      kind: "low-balance",
      day: null,
      title: "Checking may fall to $143.00 by 10 November 2026, before payday",
      sentence: expect.stringContaining("$250.00 should stay there."),
    },
  ]);
});

test.each<[string, Partial<BalanceKnowledge>, string[]]>([
  ["enough is there", { checking: checking(200_000) }, []],
  ["the statements tell too little", { checking: undefined }, []],
  ["the month is not known", { analysis: null }, []],
  ["the debt is paid off", { debts: [{ ...debt, currentBalance: "0.00" }] }, ["low-balance"]],
  [
    "the payment was made already",
    {
      marks: [{ debtId: debt.id, month: "2026-11", status: "paid", amount: "57.00" }],
      checking: checking(148_000),
    },
    [],
  ],
  [
    "the first payment is asked for later",
    { debts: [{ ...debt, paymentDueDate: "2026-12-10" }], checking: checking(148_000) },
    [],
  ],
  [
    "the payment came due, and nothing tells that it was made",
    { today: day("2026-11-12"), checking: checking(148_000) },
    ["low-balance"],
  ],
])("where %s", (_, changes, expected) => {
  expect(kinds(changes)).toEqual(expected);
});

test("what the plan pays counts once it is set up, in the place of the minimum", () => {
  const upcoming = [
    { date: "2026-11-04", debtId: debt.id, creditor: debt.creditor, amount: "400.00", dueDate: "2026-11-10" },
  ];
  const enough = checking(200_000);
  expect(kinds({ upcoming, checking: enough })).toEqual([]);
  const [low, ...others] = alerts({ upcoming, checking: checking(180_000), setUpOn: "2026-11-01" });
  expect(others).toEqual([]);
  expect(low?.title).toBe("Checking may fall to $200.00 by 4 November 2026, before payday");
});
