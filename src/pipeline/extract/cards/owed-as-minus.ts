import { cents } from "#engine/money/cents.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { rollForward } from "./roll-forward.ts";

const BALANCES = ["previousBalance", "currentBalance"];
/** What is to be paid is no debt of the bank's, however it is printed. */
const DUE = ["minimumPayment", "pastDue"];

const amountOf = ({ value }: Candidate) => (value.kind === "money" ? value.money.amount : undefined);

/**
 * "You owed last time -$412.00, you bought -$117.40, you owe -$388.20": seen from the holder's side what is owed has a minus. Where both
 * balances are printed so, and the sum holds only the other way round, the figures are turned to what the card calls them elsewhere.
 */
export function turnOwedAsMinus(candidates: readonly Candidate[]): readonly Candidate[] {
  const areMinus = BALANCES.every((field) => {
    const amounts = candidates.filter((one) => one.field === field).flatMap((one) => amountOf(one) ?? []);
    return amounts.length > 0 && amounts.every((amount) => amount < 0);
  });
  if (!areMinus || rollForward(candidates).check?.passed) return candidates;
  const turned = candidates.map(turn);
  return rollForward(turned).check?.passed ? turned : candidates;
}

const LINE = ["creditLimit", "availableCredit"];

function turn(candidate: Candidate): Candidate {
  const { field, value } = candidate;
  if (value.kind !== "money" || LINE.includes(field)) return candidate;
  if (DUE.includes(field) && value.money.amount >= 0) return candidate;
  return {
    ...candidate,
    value: { ...value, money: { ...value.money, amount: cents(0 - value.money.amount) } },
  };
}
