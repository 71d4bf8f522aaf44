/** What a plan takes as the extra of each month, and what it does with one that old bank statements show. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { type CashflowAnalysis, OLD_HISTORY_DAYS } from "./cashflow.ts";
import type { OldExtra } from "./payoff-plan.ts";
import type { PlanChoices } from "./plan-choices.ts";
import { dayText, dollarText } from "./plan-sentences.ts";

type Shown = Pick<CashflowAnalysis, "safeMonthlyExtra" | "periodEnd"> & {
  readonly evidence: Pick<CashflowAnalysis["evidence"], "daysOld">;
};

export type PlanExtra = {
  /** Cents a month beside the minimums. */
  readonly amount: Cents;
  /** What old statements left, and whether it is in `amount`; null where they are new or left nothing. */
  readonly old: OldExtra | null;
};

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

function oldExtraSentence(amount: Cents, shownUntil: string, isUsed: boolean): string {
  const until = dayText(shownUntil);
  return isUsed
    ? `You chose to count on ${dollarText(amount)} a month, which your bank statements left until ${until}. Newer ones may leave less.`
    : `Your bank statements end on ${until}. The ${dollarText(amount)} a month that they left is not in this plan: it pays the minimums alone until newer statements show what is left today.`;
}

/**
 * The safe extra of statements up to `OLD_HISTORY_DAYS` days old. Older ones count for nothing until the person says that the plan
 * may count on their extra all the same, and then never for more than was confirmed, and only while no newer statement is there.
 */
export function planExtraOf(analysis: Shown, { oldExtra }: Pick<PlanChoices, "oldExtra">): PlanExtra {
  const extra = centsOf(analysis.safeMonthlyExtra);
  const { periodEnd: shownUntil } = analysis;
  if (extra === 0 || analysis.evidence.daysOld <= OLD_HISTORY_DAYS) return { amount: extra, old: null };
  const confirmed = oldExtra?.shownUntil === shownUntil ? centsOf(oldExtra.amount) : cents(0);
  const used = cents(Math.min(extra, confirmed));
  const shown = used > 0 ? used : extra;
  return {
    amount: used,
    old: {
      amount: formatMoney(shown),
      shownUntil,
      isUsed: used > 0,
      sentence: oldExtraSentence(shown, shownUntil, used > 0),
    },
  };
}
