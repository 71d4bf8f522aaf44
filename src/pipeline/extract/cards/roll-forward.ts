import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type MoneyChoice, moneyChoices } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";

const ADDED = [
  "purchases",
  "cashAdvances",
  "balanceTransfers",
  "feesCharged",
  "interestCharged",
  "otherDebits",
] as const;
/** Summaries that print no interest of the period print it by the kind of balance it was charged on. */
export const INTEREST_BY_KIND = ["interestOnPurchases", "interestOnCash", "interestOnTransfers"] as const;
const MOVEMENTS = [...ADDED, ...INTEREST_BY_KIND];
type Part =
  | "previousBalance"
  | "paymentsAndCredits"
  | "payments"
  | "credits"
  | (typeof MOVEMENTS)[number]
  | "currentBalance";

export type RollForward = {
  /** The choice of each part that the sum uses; the best candidates when no choice adds up. */
  readonly parts: ReadonlyMap<Part, MoneyChoice>;
  readonly check?: Check;
};

/** More alternatives than this per figure would let chance find a sum. */
const ALTERNATIVES = 3;
const MAX_TRIES = 20_000;

/** A label right beside its figure. */
const CLEAR = 0.8;

type Option = MoneyChoice | undefined;

function sumOf(parts: ReadonlyMap<Part, MoneyChoice>): Cents {
  const amount = (part: Part) => parts.get(part)?.amount ?? 0;
  const reducing = parts.has("paymentsAndCredits")
    ? ["paymentsAndCredits" as const]
    : ["payments" as const, "credits" as const];
  const less = reducing.reduce((sum, part) => sum + Math.abs(amount(part)), 0);
  return cents(MOVEMENTS.reduce((sum, part) => sum + amount(part), amount("previousBalance") - less));
}

function detailOf(parts: ReadonlyMap<Part, MoneyChoice>, total: Cents): string {
  const terms = [formatMoney(parts.get("previousBalance")?.amount ?? cents(0))];
  for (const part of ["paymentsAndCredits", "payments", "credits"] as const) {
    const choice = parts.get(part);
    if (choice) terms.push(`- ${formatMoney(cents(Math.abs(choice.amount)))}`);
  }
  for (const part of MOVEMENTS) {
    const choice = parts.get(part);
    if (choice) terms.push(`${choice.amount < 0 ? "-" : "+"} ${formatMoney(cents(Math.abs(choice.amount)))}`);
  }
  const printed = parts.get("currentBalance")?.amount ?? cents(0);
  return `${terms.join(" ")} ${total === printed ? "=" : "is not"} ${formatMoney(printed)}`;
}

function* combinations(
  options: readonly (readonly [Part, readonly Option[]])[],
): Generator<Map<Part, MoneyChoice>> {
  const [head, ...rest] = options;
  if (!head) {
    yield new Map();
    return;
  }
  for (const tail of combinations(rest)) {
    for (const option of head[1]) yield option ? new Map([...tail, [head[0], option]]) : new Map(tail);
  }
}

/**
 * Chooses the set of printed figures for which previous balance - payments and credits + purchases + cash advances + balance
 * transfers + fees + interest = new balance, the one with the best-announced figures first.
 */
export function rollForward(candidates: readonly Candidate[]): RollForward {
  const found = solveByKind(candidates);
  const owed = found.parts.get("currentBalance");
  // Accounts kept in plans add up plan by plan: the total is what is owed, and a plan's first balance is not the account's.
  const total = moneyChoices(candidates, "currentBalance").find(
    ({ candidate }) => candidate.label.label.phrase.startsWith("total") && candidate.score > CLEAR,
  );
  if (!owed || !total || owed.amount === total.amount) return found;
  const others = candidates.filter(
    (candidate) => candidate.field !== "currentBalance" || candidate.value === total.candidate.value,
  );
  const whole = solveBoth(others, ADDED);
  if (whole.check?.passed) return whole;
  const parts = new Map([...found.parts, ["currentBalance" as const, total]]);
  parts.delete("previousBalance");
  return { parts };
}

/** With the interest by kinds of balance where no other interest completes the sum. */
function solveByKind(candidates: readonly Candidate[]): RollForward {
  const first = solveBoth(candidates, ADDED);
  if (first.check?.passed || INTEREST_BY_KIND.every((part) => moneyChoices(candidates, part).length === 0))
    return first;
  const rest = ADDED.filter((part) => part !== "interestCharged");
  const byKind = solveBoth(candidates, [...rest, ...INTEREST_BY_KIND]);
  if (!byKind.check?.passed) return first;
  const sum = INTEREST_BY_KIND.reduce((total, part) => total + (byKind.parts.get(part)?.amount ?? 0), 0);
  // Another total of interest is printed: the kinds fit by chance, or one of them is missing.
  const totals = moneyChoices(candidates, "interestCharged");
  return totals.length === 0 || totals.some(({ amount }) => amount === sum) ? byKind : first;
}

type Movements = readonly (typeof MOVEMENTS)[number][];

/** What a table of rates names as well: its interest on them is no amount of theirs. */
const OF_RATES = ["cashAdvances", "balanceTransfers", "otherDebits"] as const;

/**
 * Where the interest and another movement are together an interest that is printed too, the other one is its part on cash or transfers: the
 * whole adds up as well.
 */
function withWholeInterest(found: RollForward, candidates: readonly Candidate[]): RollForward {
  const interest = found.parts.get("interestCharged");
  if (!found.check?.passed || !interest) return found;
  for (const part of OF_RATES) {
    const other = found.parts.get(part);
    const whole =
      other &&
      moneyChoices(candidates, "interestCharged").find(
        ({ amount }) => other.amount > 0 && amount === interest.amount + other.amount,
      );
    if (!whole) continue;
    const parts = new Map([...found.parts, ["interestCharged" as const, whole]]);
    parts.delete(part);
    return passed(parts);
  }
  return found;
}

function solveBoth(candidates: readonly Candidate[], movements: Movements): RollForward {
  return withWholeInterest(solveJointOrApart(candidates, movements), candidates);
}

function solveJointOrApart(candidates: readonly Candidate[], movements: Movements): RollForward {
  const joint = moneyChoices(candidates, "paymentsAndCredits").length > 0;
  const first = solve(candidates, joint, movements);
  if (!joint || first.check?.passed) return first;
  // A heading can read like the joint figure while the summary prints payments and credits apart.
  const apart = solve(candidates, false, movements);
  return apart.check?.passed ? apart : first;
}

function solve(candidates: readonly Candidate[], joint: boolean, movements: Movements): RollForward {
  const choices = (part: Part, extra: readonly Option[] = []): readonly [Part, readonly Option[]] => {
    const found: Option[] = moneyChoices(candidates, part).slice(0, ALTERNATIVES);
    return [part, found.length === 0 ? [undefined] : [...found, ...extra]];
  };
  const options = [
    choices("previousBalance"),
    choices("currentBalance"),
    ...(joint ? [choices("paymentsAndCredits")] : [choices("payments"), choices("credits", [undefined])]),
    ...movements.map((part) => choices(part, [undefined])),
  ];
  const best = new Map(options.flatMap(([part, found]) => (found[0] ? [[part, found[0]] as const] : [])));
  if (!best.has("previousBalance") || !best.has("currentBalance")) return { parts: best };
  const balances = (parts: ReadonlyMap<Part, MoneyChoice>) =>
    sumOf(parts) === parts.get("currentBalance")?.amount;
  if (best.size >= 3 && balances(best)) return passed(best);
  let found: Map<Part, MoneyChoice> | undefined;
  let foundScore = 0;
  let tries = 0;
  for (const parts of combinations(options)) {
    if (++tries > MAX_TRIES) break;
    if (!balances(parts)) continue;
    // "All was paid" holds by itself wherever a nought stands beside some balance.
    if (parts.get("currentBalance")?.amount === 0 && best.get("currentBalance")?.amount !== 0) continue;
    const score = [...parts.values()].reduce((sum, choice) => sum + choice.candidate.score, 0);
    if (score > foundScore && enough(parts)) [found, foundScore] = [parts, score];
  }
  if (found) return passed(found);
  // A sum can only fail when everything it needs is printed.
  if (!enough(best) || !best.has("purchases")) return { parts: best };
  return {
    parts: best,
    check: { name: "card-balance-roll-forward", passed: false, detail: detailOf(best, sumOf(best)) },
  };
}

/** Both balances alone, or one movement between them, prove little unless every printed movement is used. */
function enough(parts: ReadonlyMap<Part, MoneyChoice>): boolean {
  const movements = [...parts.keys()].filter(
    (part) => part !== "previousBalance" && part !== "currentBalance",
  );
  return movements.length >= 2;
}

function passed(parts: ReadonlyMap<Part, MoneyChoice>): RollForward {
  return {
    parts,
    check: { name: "card-balance-roll-forward", passed: true, detail: detailOf(parts, sumOf(parts)) },
  };
}
