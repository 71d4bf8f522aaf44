import { expect, test } from "vitest";
import { minimumDue, minimumNote } from "./minimum-due.ts";

const debt = {
  debtType: "credit-card",
  currentBalance: "1234.50",
  apr: "24.99",
  minimumPayment: "35.00",
} as const;

test.each<[string, Partial<Parameters<typeof minimumDue>[0]>, string | null]>([
  ["a usual one is as it is printed", {}, "35.00"],
  ["one above what is owed is the balance and a month's interest", { minimumPayment: "9999.00" }, "1260.21"],
  ["all that is owed may be due", { minimumPayment: "1260.21" }, "1260.21"],
  ["without an APR it is bounded by the highest", { apr: null, minimumPayment: "9999.00" }, "1440.25"],
  ["of an unknown balance nothing is known", { currentBalance: null, minimumPayment: "9999.00" }, "9999.00"],
  ["where nothing is owed it is left", { currentBalance: "0.00" }, "35.00"],
  ["an unknown one stays unknown", { minimumPayment: null }, null],
  [
    "a mortgage's holds escrow beside the last of its principal",
    { debtType: "mortgage", currentBalance: "900.00", apr: "4.875", minimumPayment: "1410.22" },
    "1410.22",
  ],
  [
    "a student loan's holds unpaid interest beside its principal",
    { debtType: "loan", currentBalance: "150.00", apr: "6.8", minimumPayment: "200.00" },
    "200.00",
  ],
])("the minimum that is due: %s", (_, changes, expected) => {
  expect(minimumDue({ ...debt, ...changes })).toBe(expected);
});

test("a balance with a higher rate, and interest that was put aside, may be due too", () => {
  const advance = { kind: "cash-advance", balance: "100.00", apr: "29.99", expires: null } as const;
  const owed = { ...debt, minimumPayment: "9999.00" };
  expect(minimumDue({ ...owed, buckets: [advance] })).toBe("1265.35");
  expect(minimumDue({ ...owed, buckets: [{ ...advance, accruedInterest: "50.00" }] })).toBe("1315.35");
});

test("one sentence says why another minimum counts than the printed one", () => {
  expect(minimumNote(debt)).toBeUndefined();
  expect(minimumNote({ ...debt, minimumPayment: "9999.00" })).toBe(
    "A minimum of $9,999.00 is more than the card can ask for, so all that is owed with a month's interest counts: $1,260.21.",
  );
});
