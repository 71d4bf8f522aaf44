import { expect, test } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { provePayment } from "./payment-proof.ts";

const day = (text: string): PlainDate => {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
};
const shown = (paid: number | undefined) => [
  { from: day("2026-09-12"), to: day("2026-10-12"), paid: cents(9_999) },
  { from: day("2026-10-12"), to: day("2026-11-12"), paid: paid === undefined ? undefined : cents(paid) },
];

test.each([
  [
    "a statement that shows at least what was asked proves the payment",
    6_000,
    "2026-11-07",
    { kind: "paid", paid: 6_000, shownOn: "2026-11-12" },
  ],
  ["less than that is short", 5_999, "2026-11-07", { kind: "short", paid: 5_999, shownOn: "2026-11-12" }],
  ["nothing is missed", 0, "2026-11-07", { kind: "missed", shownOn: "2026-11-12" }],
  [
    "the day of the newer statement belongs to it",
    6_000,
    "2026-11-12",
    { kind: "paid", paid: 6_000, shownOn: "2026-11-12" },
  ],
  [
    "the day of the older one to the statement before",
    6_000,
    "2026-10-12",
    { kind: "paid", paid: 9_999, shownOn: "2026-10-12" },
  ],
  ["statements that do not tell prove nothing", undefined, "2026-11-07", { kind: "unknown" }],
  ["a due date after the newest statement is not known", 6_000, "2026-11-13", { kind: "unknown" }],
])("%s", (_, paid, due, expected) => {
  expect(provePayment(day(due), cents(6_000), shown(paid))).toEqual(expected);
});
