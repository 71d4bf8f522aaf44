/** How the figures of a debt's card came about, for the panels that they open. */
import type { Debt } from "#contract/debts.ts";
import { cents } from "#engine/money/cents.ts";
import { centsOf, sumCents } from "../../lib/format-money.ts";
import type { Term, Working } from "../../ui/worked-figure.tsx";
import { utilizationAdvicePercent } from "./debt-figures.ts";

/** How much of a debt is paid off. */
export function paidOffWorking(debt: Debt, percent: number): Working {
  const [original, current] = [centsOf(debt.originalBalance), centsOf(debt.currentBalance)];
  return {
    sentence: `${percent}\u00a0% of the original balance is paid off, rounded down.`,
    terms: [
      { label: "Original balance", amount: original, source: debt.sources["originalBalance"] },
      { label: "Owed now", amount: current, sign: "−", source: debt.sources["currentBalance"] },
    ],
    result: { label: "Paid off", amount: cents(original - current) },
  };
}

/** How much of a card's limit is used. */
export function utilizationWorking(debt: Debt, percent: number): Working {
  return {
    sentence: `The balance is ${percent}\u00a0% of the limit, rounded to a whole percent. Scores suffer above ${utilizationAdvicePercent}\u00a0%.`,
    terms: [
      { label: "Balance", amount: centsOf(debt.currentBalance), source: debt.sources["currentBalance"] },
      { label: "Limit", amount: centsOf(debt.creditLimit), source: debt.sources["creditLimit"] },
    ],
  };
}

/** What is owed in all: the known balances. */
export function owedWorking(debts: readonly Debt[]): Working {
  const known = debts.filter(({ currentBalance }) => currentBalance !== null);
  return {
    ...(known.length === debts.length
      ? {}
      : { sentence: "A balance that is not known yet counts as nothing here." }),
    terms: known.map(
      ({ creditor, accountLast4, currentBalance, sources }): Term => ({
        label: accountLast4 === null ? creditor : `${creditor} ···${accountLast4}`,
        amount: currentBalance ?? "0.00",
        source: sources["currentBalance"],
      }),
    ),
    result: { label: "Owed", amount: sumCents(known.map(({ currentBalance }) => currentBalance)) },
  };
}
