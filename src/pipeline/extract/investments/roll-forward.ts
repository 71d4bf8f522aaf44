import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type MoneyChoice, moneyChoices } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";

/** More movements than this would let chance find a sum. */
const MAX_MOVEMENTS = 8;

type RollForward = { readonly ending: MoneyChoice; readonly check: Check };

/** Beginning value + contributions - withdrawals - fees + change in value = ending value, over printed figures. */
export function rollForward(
  candidates: readonly Candidate[],
  endings: readonly MoneyChoice[],
): RollForward | undefined {
  const movements = candidates
    .flatMap(({ field, value }) => {
      if (value.kind !== "money" || value.money.bare || value.money.amount === 0) return [];
      const { amount } = value.money;
      if (field === "change") return [{ amount: Number(amount), row: value.span.segment.row }];
      return field === "decrease" ? [{ amount: -Math.abs(amount), row: value.span.segment.row }] : [];
    })
    .toSorted((a, b) => a.row - b.row)
    .map(({ amount }) => amount)
    .slice(0, MAX_MOVEMENTS);
  for (const ending of endings.slice(0, 4)) {
    for (const beginning of moneyChoices(candidates, "beginningValue").slice(0, 3)) {
      const difference = ending.amount - beginning.amount;
      for (let mask = 2 ** movements.length - 1; mask > 0; mask--) {
        const used = movements.filter((_, index) => (mask >> index) & 1);
        if (used.length < 2 || used.reduce((sum, amount) => sum + amount, 0) !== difference) continue;
        const terms = used.map(
          (amount) => `${amount < 0 ? "-" : "+"} ${formatMoney(cents(Math.abs(amount)))}`,
        );
        const detail = `${formatMoney(beginning.amount)} ${terms.join(" ")} = ${formatMoney(ending.amount)}`;
        return { ending, check: { name: "portfolio-roll-forward", passed: true, detail } };
      }
    }
  }
  return undefined;
}
