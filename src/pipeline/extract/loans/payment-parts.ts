import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type MoneyChoice, moneyChoices } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";

export type PaymentParts = {
  /** The instalment that the printed parts or the total due prove. */
  readonly instalment?: MoneyChoice;
  readonly pastDue?: MoneyChoice;
  readonly checks: readonly Check[];
};

const ALTERNATIVES = 4;

type Option = MoneyChoice | undefined;

const amountOf = (option: Option): number => option?.amount ?? 0;
const optional = (choices: readonly MoneyChoice[]): Option[] => [...choices, undefined];

/** Each way to add up printed parts: principal and interest (or their joint figure), escrow, other parts. */
function* partSums(candidates: readonly Candidate[]): Generator<MoneyChoice[]> {
  const choices = (field: string) => moneyChoices(candidates, field).slice(0, ALTERNATIVES);
  const [escrows, others] = [choices("partEscrow"), choices("partOther")];
  const bases: MoneyChoice[][] = choices("partBoth").map((joint) => [joint]);
  for (const principal of choices("partPrincipal")) {
    for (const interest of choices("partInterest")) bases.push([principal, interest]);
  }
  for (const base of bases) {
    for (const escrow of optional(escrows)) {
      for (const other of optional(others)) {
        const parts = [...base, ...[escrow, other].filter((part) => part !== undefined)];
        if (parts.length > 1) yield parts;
      }
    }
  }
}

const total = (parts: readonly MoneyChoice[]): Cents =>
  cents(parts.reduce((sum, part) => sum + part.amount, 0));
const sumText = (parts: readonly MoneyChoice[]) => parts.map((part) => formatMoney(part.amount)).join(" + ");

/** The instalment that principal + interest + escrow + other parts make; the best announced of those that add up. */
function instalmentFromParts(
  candidates: readonly Candidate[],
  instalments: readonly MoneyChoice[],
): { choice: MoneyChoice; check: Check } | undefined {
  let best: { choice: MoneyChoice; check: Check } | undefined;
  let bestScore = 0;
  for (const parts of partSums(candidates)) {
    const sum = total(parts);
    for (const choice of instalments) {
      if (choice.amount !== sum || sum <= 0) continue;
      // More parts prove more: with escrow the whole instalment, without it often only a line above it.
      const score = choice.candidate.score + parts.filter((part) => part.amount !== 0).length * 0.5;
      if (score <= bestScore) continue;
      best = {
        choice,
        check: {
          name: "loan-payment-parts",
          passed: true,
          detail: `${sumText(parts)} = ${formatMoney(sum)}`,
        },
      };
      bestScore = score;
    }
  }
  return best;
}

/** Instalment + past due + fees = total due, with the instalment among `instalments` where any is printed. */
function totalDueCheck(
  candidates: readonly Candidate[],
  instalments: readonly MoneyChoice[],
): { choice: MoneyChoice; pastDue?: MoneyChoice; check: Check } | undefined {
  const overdue = optional(
    ["pastDue", "pastDueSaid"].flatMap((field) => moneyChoices(candidates, field).slice(0, ALTERNATIVES)),
  );
  const fees = moneyChoices(candidates, "feesDue").slice(0, ALTERNATIVES);
  for (const due of moneyChoices(candidates, "totalDue").slice(0, ALTERNATIVES)) {
    for (const choice of instalments.slice(0, ALTERNATIVES)) {
      for (const late of overdue) {
        for (const fee of [undefined, ...fees]) {
          const sum = choice.amount + amountOf(late) + amountOf(fee);
          const printed = choice.candidate.value !== due.candidate.value;
          if (sum !== due.amount || !printed || (late === undefined && fee === undefined)) continue;
          const parts = [choice, late, fee].filter((part) => part !== undefined);
          return {
            choice,
            ...(late ? { pastDue: late } : {}),
            check: {
              name: "loan-total-due",
              passed: true,
              detail: `${sumText(parts)} = ${formatMoney(due.amount)}`,
            },
          };
        }
      }
    }
  }
  return undefined;
}

/**
 * What a loan's payment box proves: principal + interest + escrow = instalment, and instalment + past due + fees = total due. Where no
 * instalment is printed the total due is it, unless something past due or a fee is part of it.
 */
export function paymentParts(candidates: readonly Candidate[]): PaymentParts {
  const named = moneyChoices(candidates, "minimumPayment").filter((choice) => choice.amount >= 0);
  const dues = moneyChoices(candidates, "totalDue");
  const fromParts = instalmentFromParts(candidates, named) ?? instalmentFromParts(candidates, dues);
  const [best] = named;
  // "This month" beside "from before" and what both come to.
  const said = moneyChoices(candidates, "minimumPaymentSaid");
  const pool = fromParts ? [fromParts.choice] : [...named, ...said];
  const due = totalDueCheck(candidates, pool);
  const checks = [fromParts?.check, due?.check].filter((check) => check !== undefined);
  const proven = fromParts?.choice ?? due?.choice;
  if (proven) return { instalment: proven, ...(due?.pastDue ? { pastDue: due.pastDue } : {}), checks };
  if (best) return { checks };
  const extra = ["pastDue", "pastDueSaid", "feesDue"].some((field) =>
    moneyChoices(candidates, field).some((choice) => choice.amount > 0),
  );
  return dues[0] && !extra ? { instalment: dues[0], checks } : { checks };
}
