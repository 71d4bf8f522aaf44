import { describe, expect, test } from "vitest";
import { noPlanChoices } from "./plan-choices.ts";
import { planExtraOf } from "./plan-extra.ts";

const shown = (daysOld: number, safeMonthlyExtra = "410.00") => ({
  safeMonthlyExtra,
  periodEnd: "2026-08-31",
  confidenceScore: 79,
  evidence: { daysOld, withoutMinimum: [] as string[] },
});
const confirmed = (amount: string, shownUntil = "2026-08-31") => ({
  ...noPlanChoices,
  oldExtra: { amount, shownUntil },
});

describe("the extra that a plan counts on", () => {
  test("is the safe extra of statements of the last 45 days, whatever was confirmed before", () => {
    expect(planExtraOf(shown(45), noPlanChoices)).toEqual({ amount: 41_000, old: null });
    expect(planExtraOf(shown(3), confirmed("100.00"))).toEqual({ amount: 41_000, old: null });
  });

  test("is nothing of older ones, and says what they left", () => {
    expect(planExtraOf(shown(46), noPlanChoices)).toEqual({
      amount: 0,
      old: {
        amount: "410.00",
        shownUntil: "2026-08-31",
        reason: "old-statements",
        isUsed: false,
        sentence:
          "Your bank statements end on 31 August 2026. The $410.00 a month that they left is not in this plan: it pays the minimums alone until newer statements show what is left today.",
      },
    });
  });

  test("is what the person confirmed of them, never more than they show", () => {
    expect(planExtraOf(shown(120), confirmed("410.00"))).toMatchObject({
      amount: 41_000,
      old: { amount: "410.00", isUsed: true },
    });
    expect(planExtraOf(shown(120), confirmed("300.00")).amount).toBe(30_000);
    expect(planExtraOf(shown(120, "120.00"), confirmed("300.00"))).toMatchObject({
      amount: 12_000,
      old: {
        sentence:
          "You chose to count on $120.00 a month, which your bank statements left until 31 August 2026. Newer ones may leave less.",
      },
    });
  });

  test("is not confirmed by a word about other statements", () => {
    expect(planExtraOf(shown(46), confirmed("410.00", "2026-07-31"))).toMatchObject({
      amount: 0,
      old: { isUsed: false },
    });
  });

  test("is nothing while a minimum is not known, until it is settled or the person says so", () => {
    const unknown = { ...shown(3), evidence: { daysOld: 3, withoutMinimum: ["Nelnet"] } };
    expect(planExtraOf(unknown, noPlanChoices)).toMatchObject({
      amount: 0,
      old: {
        reason: "unknown-minimum",
        isUsed: false,
        sentence:
          "What has to be paid is not all known: the minimum payment of Nelnet is missing. The $410.00 a month that your bank statements leave without it is not in this plan: it pays the known minimums alone until that one is settled.",
      },
    });
    expect(planExtraOf(unknown, confirmed("410.00"))).toMatchObject({
      amount: 41_000,
      old: {
        isUsed: true,
        sentence:
          "You chose to count on $410.00 a month, of which the minimum payment of Nelnet is not taken off, because it is not known.",
      },
    });
  });

  test("is nothing of a history that says too little, from the same score as the headline", () => {
    const unsure = { ...shown(3), confidenceScore: 29 };
    expect(planExtraOf(unsure, noPlanChoices)).toMatchObject({
      amount: 0,
      old: {
        reason: "low-confidence",
        sentence:
          "Your bank statements show too little to be sure of the $410.00 a month that they leave. It is not in this plan: it pays the minimums alone until more statements make it sure.",
      },
    });
    expect(planExtraOf(unsure, confirmed("410.00"))).toMatchObject({ amount: 41_000, old: { isUsed: true } });
    expect(planExtraOf({ ...shown(3), confidenceScore: 30 }, noPlanChoices)).toEqual({
      amount: 41_000,
      old: null,
    });
  });

  test("needs no word where old statements left nothing", () => {
    expect(planExtraOf(shown(200, "0.00"), noPlanChoices)).toEqual({ amount: 0, old: null });
  });
});
