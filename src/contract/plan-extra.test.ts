import { describe, expect, test } from "vitest";
import { noPlanChoices } from "./plan-choices.ts";
import { planExtraOf } from "./plan-extra.ts";

const shown = (daysOld: number, safeMonthlyExtra = "410.00") => ({
  safeMonthlyExtra,
  periodEnd: "2026-08-31",
  evidence: { daysOld },
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

  test("needs no word where old statements left nothing", () => {
    expect(planExtraOf(shown(200, "0.00"), noPlanChoices)).toEqual({ amount: 0, old: null });
  });
});
