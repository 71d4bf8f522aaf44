/** What a plan takes as the extra of each month, and what it does with one that the bank statements do not make sure. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { CashflowAnalysis } from "./cashflow.ts";
import { type CertaintyFacts, type Uncertainty, uncertaintyOf } from "./extra-certainty.ts";
import type { OldExtra } from "./payoff-plan.ts";
import type { PlanChoices } from "./plan-choices.ts";
import { dayText, dollarText } from "./plan-sentences.ts";

type Shown = Pick<CashflowAnalysis, "safeMonthlyExtra" | "periodEnd"> & CertaintyFacts;

export type PlanExtra = {
  /** Cents a month beside the minimums. */
  readonly amount: Cents;
  /** What statements left that do not make it sure, and whether it is in `amount`; null where they do or left nothing. */
  readonly old: OldExtra | null;
};

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

const namesText = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function oldExtraSentence(
  amount: Cents,
  { periodEnd, evidence }: Shown,
  reason: Uncertainty,
  isUsed: boolean,
): string {
  const [left, until] = [dollarText(amount), dayText(periodEnd)];
  const minimumOf = `the minimum payment of ${namesText(evidence.withoutMinimum)}`;
  switch (reason) {
    case "old-statements":
      return isUsed
        ? `You chose to count on ${left} a month, which your bank statements left until ${until}. Newer ones may leave less.`
        : `Your bank statements end on ${until}. The ${left} a month that they left is not in this plan: it pays the minimums alone until newer statements show what is left today.`;
    case "unknown-minimum":
      return isUsed
        ? `You chose to count on ${left} a month, of which ${minimumOf} is not taken off, because it is not known.`
        : `What has to be paid is not all known: ${minimumOf} is missing. The ${left} a month that your bank statements leave without it is not in this plan: it pays the known minimums alone until that one is settled.`;
    case "low-confidence":
      return isUsed
        ? `You chose to count on ${left} a month, which your bank statements show but do not make sure. More of them may leave less.`
        : `Your bank statements show too little to be sure of the ${left} a month that they leave. It is not in this plan: it pays the minimums alone until more statements make it sure.`;
    default:
      return reason satisfies never;
  }
}

/**
 * The safe extra, where it can be counted on (see extra-certainty). Otherwise it counts for nothing until the person says that the plan
 * may count on it all the same, and then never for more than was confirmed, and only while no newer statement is there.
 */
export function planExtraOf(analysis: Shown, { oldExtra }: Pick<PlanChoices, "oldExtra">): PlanExtra {
  const extra = centsOf(analysis.safeMonthlyExtra);
  const { periodEnd: shownUntil } = analysis;
  const reason = uncertaintyOf(analysis);
  if (extra === 0 || reason === null) return { amount: extra, old: null };
  const confirmed = oldExtra?.shownUntil === shownUntil ? centsOf(oldExtra.amount) : cents(0);
  const used = cents(Math.min(extra, confirmed));
  const shown = used > 0 ? used : extra;
  return {
    amount: used,
    old: {
      amount: formatMoney(shown),
      shownUntil,
      reason,
      isUsed: used > 0,
      sentence: oldExtraSentence(shown, analysis, reason, used > 0),
    },
  };
}
