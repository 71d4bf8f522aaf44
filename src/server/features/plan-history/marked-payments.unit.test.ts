import { expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { household } from "#test/fakes/sample-household.ts";
import { markedPayments, untoldMonths } from "./marked-payments.ts";

const [sample] = household("one").debts;
if (!sample) throw new Error("no debt");
const card: Debt = { ...sample, id: "card", paymentDueDate: "2026-12-07", minimumPayment: "70.00" };
const today = parsePlainDate("2026-11-20") as PlainDate; // a day
const shown = {
  debtId: "card",
  creditor: card.creditor,
  accountLast4: null,
  from: "2026-08-12",
  to: "2026-09-12",
  asked: "70.00",
  paid: "80.00",
  interest: null,
  fees: null,
  purchases: null,
  other: null,
  balances: [
    { amount: "0.00", documentId: "doc_1" },
    { amount: "0.00", documentId: "doc_2" },
  ] as [{ amount: string; documentId: string }, { amount: string; documentId: string }],
  principal: "0.00",
  basis: "printed" as const,
};
const mark = { debtId: "card", month: "2026-09", status: "paid" as const, amount: "80.00" };

test("a mark waits for a statement, and then is proved by it", () => {
  expect(markedPayments([mark], [card], [])).toMatchObject([
    { state: "paid", knownBy: "person", marked: "paid" },
  ]);
  expect(markedPayments([mark], [card], [shown])).toMatchObject([
    {
      state: "paid",
      knownBy: "statement",
      sentence: "The statement of 12 September 2026 shows $80.00 paid.",
    },
  ]);
});

test("a mark is held against the bill of its month and what was to be paid, not against today's minimum", () => {
  const risen = { ...card, minimumPayment: "82.00" };
  expect(markedPayments([mark], [risen], [shown])).toMatchObject([{ state: "paid" }]);
  const more = { ...mark, amount: "300.00" };
  expect(markedPayments([more], [risen], [shown])).toMatchObject([
    {
      state: "part",
      sentence: "You marked it as paid, but the statement of 12 September 2026 shows $80.00 of $300.00 paid.",
    },
  ]);
  expect(markedPayments([mark], [risen], [{ ...shown, asked: "81.00" }])).toMatchObject([
    { state: "unpaid" },
  ]);
});

test("a mark of a debt that is gone is left out", () => {
  expect(markedPayments([{ ...mark, debtId: "gone" }], [card], [])).toEqual([]);
});

test("months that nothing tells about are said, those with a statement or a mark are not", () => {
  const known = { debts: [card], marks: [], recorded: [shown] };
  expect(untoldMonths("2026-08-20", today, known)).toEqual([
    `${card.creditor}: nothing tells what was paid in October 2026. Upload the statements after, or mark it.`,
  ]);
  expect(untoldMonths("2026-08-01", today, { ...known, recorded: [] })).toEqual([
    `${card.creditor}: nothing tells what was paid in August, September and October 2026. Upload the statements after, or mark it.`,
  ]);
  const marks = [{ ...mark, month: "2026-10" }];
  expect(untoldMonths("2026-08-20", today, { ...known, marks })).toEqual([]);
  expect(untoldMonths(undefined, today, known)).toEqual([]);
});
