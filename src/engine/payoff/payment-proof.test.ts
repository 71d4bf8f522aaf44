import { expect, test } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { provePayment } from "./payment-proof.ts";

const day = (text: string): PlainDate => {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
};
const shown = (paid: number | undefined, asked: number | null = 6_000) => [
  { from: day("2026-09-12"), to: day("2026-10-12"), asked: cents(6_000), paid: cents(9_999) },
  {
    from: day("2026-10-12"),
    to: day("2026-11-12"),
    asked: asked === null ? undefined : cents(asked),
    paid: paid === undefined ? undefined : cents(paid),
  },
];

test.each([
  [
    "a statement that shows at least what was asked proves the payment",
    6_000,
    "2026-11-07",
    { kind: "paid", paid: 6_000, shownOn: "2026-11-12" },
  ],
  [
    "less than that is short",
    5_999,
    "2026-11-07",
    { kind: "short", paid: 5_999, asked: 6_000, shownOn: "2026-11-12" },
  ],
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

test.each<[string, number, number | null, object]>([
  ["a minimum that has risen since is not what was asked", 5_900, 5_900, { kind: "paid", paid: 5_900 }],
  ["nor is one that has fallen", 6_000, 6_100, { kind: "short", paid: 6_000, asked: 6_100 }],
  ["without it the usual one proves a payment", 6_000, null, { kind: "paid", paid: 6_000 }],
  ["but never that it was too small", 5_999, null, { kind: "unknown" }],
  ["no payment is missed without it as well", 0, null, { kind: "missed" }],
  ["nothing asked, nothing missed", 0, 0, { kind: "nothing-asked" }],
])("of an earlier bill: %s", (_, paid, asked, expected) => {
  expect(provePayment(day("2026-11-07"), cents(6_000), shown(paid, asked))).toMatchObject(expected);
});
