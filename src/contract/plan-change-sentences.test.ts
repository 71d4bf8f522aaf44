import { expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { debtId } from "#engine/payoff/plan.ts";
import type { ChangeCause } from "#engine/payoff/plan-change.ts";
import { planChangeSentence } from "./plan-change-sentences.ts";

const say = (daysSooner: number, cause?: ChangeCause, costDifference = 0) =>
  planChangeSentence({
    daysSooner,
    costDifference: cents(costDifference),
    debtFreeDate: "2027-10-07",
    cause,
    nameOf: (id) => (id === "card" ? "Chase Sapphire" : "?"),
  });
const id = debtId("card");

test.each<[string, string]>([
  [say(11, { kind: "budget", by: cents(5000) }), "11 days sooner, because you can send $50.00 more a month."],
  [say(-1, { kind: "budget", by: cents(-5000) }), "1 day later, because you can send $50.00 less a month."],
  [
    say(-31, { kind: "balance", id, by: cents(12_345) }),
    "31 days later, because Chase Sapphire owes $123.45 more than planned.",
  ],
  [
    say(60, { kind: "balance", id, by: cents(-100) }),
    "60 days sooner, because Chase Sapphire owes $1.00 less than planned.",
  ],
  [say(-61, { kind: "new-debt", id }), "2 months later, because Chase Sapphire was added."],
  [
    say(400, { kind: "gone-debt", id }),
    "1 year 1 month sooner, because Chase Sapphire is not among your debts any more.",
  ],
  [
    say(0, { kind: "apr", id }, -1240),
    "Still 7 October 2027, $12.40 less interest, because the APR of Chase Sapphire changed.",
  ],
  [
    say(-40, { kind: "order", from: "optimal", to: "custom" }),
    "40 days later, because you chose an order of your own.",
  ],
  [
    say(2, { kind: "order", from: "custom", to: "custom" }),
    "2 days sooner, because you changed your own order.",
  ],
  [
    say(-3, { kind: "order", from: "custom", to: "snowball" }),
    "3 days later, because you chose the smallest balance first.",
  ],
  [
    say(0, { kind: "order", from: "snowball", to: "optimal" }, -5),
    "Still 7 October 2027, $0.05 less interest, because you chose the cheapest order.",
  ],
  [say(0, undefined, 5), "Still 7 October 2027, $0.05 more interest."],
  [say(0), "Still 7 October 2027."],
  [say(3), "3 days sooner."],
])("%s", (sentence, expected) => {
  expect(sentence).toBe(expected);
});
