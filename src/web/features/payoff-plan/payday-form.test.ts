import { expect, test } from "vitest";
import type { PayPattern } from "#contract/payoff-plan.ts";
import { paydayFields, paydaysOf } from "./payday-form.ts";

const DAY = "2026-11-20";

test.each<PayPattern | null>([
  null,
  { kind: "weekly", on: "2026-11-13" },
  { kind: "biweekly", on: "2026-11-13" },
  { kind: "semimonthly", days: [1, 15] },
  { kind: "monthly", day: 31 },
])("what is kept comes back from the form as it was: %j", (paydays) => {
  expect(paydaysOf(paydayFields(paydays, DAY))).toEqual({ paydays });
});

test.each([
  [{ kind: "monthly", first: "32" }, "A day is a number from 1 to 31."],
  [{ kind: "monthly", first: "" }, "A day is a number from 1 to 31."],
  [{ kind: "semimonthly", first: "5", second: "5" }, "Pay twice a month has two different days."],
  [{ kind: "weekly", on: "" }, "Choose one of your paydays."],
] as const)("what is no payday is refused with a sentence: %j", (fields, problem) => {
  expect(paydaysOf({ ...paydayFields(null, DAY), ...fields })).toEqual({ problem });
});
