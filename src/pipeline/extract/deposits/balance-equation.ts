import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type MoneyChoice, moneyChoices } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";

export type BalanceEquation = {
  readonly beginning?: MoneyChoice;
  readonly ending?: MoneyChoice;
  /** The printed figures that together are all money in (out): one total, or one figure per kind. */
  readonly moneyIn: readonly MoneyChoice[];
  readonly moneyOut: readonly MoneyChoice[];
  readonly check?: Check;
};

const IN_PARTS = ["deposits", "otherCredits", "interestPaid"] as const;
const OUT_PARTS = ["withdrawals", "checks", "serviceFees"] as const;
const MAX_PARTS = 8;

/** One choice per wording and amount: the overview and the foot of a section print the same sum twice. */
function partChoices(candidates: readonly Candidate[], fields: readonly string[]): MoneyChoice[] {
  const found: MoneyChoice[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    if (!fields.includes(candidate.field) || candidate.value.kind !== "money" || candidate.value.money.bare)
      continue;
    const amount = candidate.value.money.amount;
    const phrase = candidate.label.label.phrase.replace(/^total/, "");
    const known = found.some(
      (other) =>
        Math.abs(other.amount) === Math.abs(amount) &&
        other.candidate.label.label.phrase.replace(/^total/, "") === phrase,
    );
    if (!known && amount !== 0) found.push({ amount, candidate });
  }
  return found.slice(0, MAX_PARTS);
}

/** A side on which nothing moved is printed as a figure of nothing: that is its total. */
function orNothing(
  choices: readonly MoneyChoice[],
  candidates: readonly Candidate[],
  fields: readonly string[],
): readonly MoneyChoice[] {
  if (choices.length > 0) return choices;
  for (const field of fields) {
    const nothing = moneyChoices(candidates, field).find(({ amount }) => amount === 0);
    if (nothing) return [nothing];
  }
  return [];
}

type Subset = { readonly sum: number; readonly choices: readonly MoneyChoice[]; readonly rank: number };

const score = (choices: readonly MoneyChoice[]) =>
  choices.reduce((sum, choice) => sum + choice.candidate.score, 0);
const size = (choices: readonly MoneyChoice[]) =>
  choices.reduce((sum, choice) => sum + Math.abs(choice.amount), 0);

/** Ways to make "all money in": a printed total alone is best, then a total with the kinds printed beside it, then the kinds. */
function subsets(totals: readonly MoneyChoice[], parts: readonly MoneyChoice[]): Subset[] {
  const found: Subset[] = [{ sum: 0, choices: [], rank: -1 }];
  for (const total of [undefined, ...totals.slice(0, 3)]) {
    for (let mask = 0; mask < 1 << parts.length; mask++) {
      const chosen = parts.filter((_, index) => mask & (1 << index));
      const choices = total ? [total, ...chosen] : chosen;
      if (choices.length === 0) continue;
      const sum = choices.reduce((all, choice) => all + Math.abs(choice.amount), 0);
      const alone = total && chosen.length === 0 ? 3 : 0;
      found.push({ sum, choices, rank: alone + score(choices) * 0.2 });
    }
  }
  return found;
}

function detail(
  beginning: Cents,
  ending: Cents,
  moneyIn: readonly MoneyChoice[],
  moneyOut: readonly MoneyChoice[],
): string {
  const plus = moneyIn.map((choice) => ` + ${formatMoney(cents(Math.abs(choice.amount)))}`).join("");
  const minus = moneyOut.map((choice) => ` - ${formatMoney(cents(Math.abs(choice.amount)))}`).join("");
  const holds = beginning + size(moneyIn) - size(moneyOut) === ending;
  return `${formatMoney(beginning)}${plus}${minus} ${holds ? "=" : "is not"} ${formatMoney(ending)}`;
}

/** Chooses the printed figures for which beginning balance + money in - money out = ending balance. */
export function balanceEquation(candidates: readonly Candidate[]): BalanceEquation {
  const beginnings = moneyChoices(candidates, "beginningBalance").slice(0, 3);
  const endings = moneyChoices(candidates, "endingBalance").slice(0, 3);
  const [inTotals, outTotals] = [
    moneyChoices(candidates, "totalDeposits"),
    moneyChoices(candidates, "totalWithdrawals"),
  ];
  const ins = subsets(inTotals, partChoices(candidates, IN_PARTS));
  const outs = subsets(outTotals, partChoices(candidates, OUT_PARTS));
  const outBySum = Map.groupBy(outs, (subset) => subset.sum);
  let best: { beginning: MoneyChoice; ending: MoneyChoice; in: Subset; out: Subset } | undefined;
  let bestRank = 0;
  for (const beginning of beginnings) {
    for (const ending of endings) {
      for (const subset of ins) {
        for (const out of outBySum.get(beginning.amount + subset.sum - ending.amount) ?? []) {
          if (subset.choices.length + out.choices.length === 0) continue;
          const rank = subset.rank + out.rank + beginning.candidate.score + ending.candidate.score;
          if (rank > bestRank) [best, bestRank] = [{ beginning, ending, in: subset, out }, rank];
        }
      }
    }
  }
  if (best) {
    const check: Check = {
      name: "deposit-balance",
      passed: true,
      detail: detail(best.beginning.amount, best.ending.amount, best.in.choices, best.out.choices),
    };
    return {
      beginning: best.beginning,
      ending: best.ending,
      moneyIn: orNothing(best.in.choices, candidates, ["totalDeposits", ...IN_PARTS]),
      moneyOut: orNothing(best.out.choices, candidates, ["totalWithdrawals", ...OUT_PARTS]),
      check,
    };
  }
  const [beginning, ending] = [beginnings[0], endings[0]];
  const [moneyIn, moneyOut] = [inTotals.slice(0, 1), outTotals.slice(0, 1)];
  const complete = beginning && ending && moneyIn.length > 0 && moneyOut.length > 0;
  return {
    ...(beginning ? { beginning } : {}),
    ...(ending ? { ending } : {}),
    moneyIn,
    moneyOut,
    ...(complete
      ? {
          check: {
            name: "deposit-balance",
            passed: false,
            detail: detail(beginning.amount, ending.amount, moneyIn, moneyOut),
          },
        }
      : {}),
  };
}
