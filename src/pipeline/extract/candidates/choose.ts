import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { Candidate } from "./pair-values.ts";

/** A candidate amount for one field. */
export type MoneyChoice = { readonly amount: Cents; readonly candidate: Candidate };

/** A rival nearly as well announced as the winner is a contradiction, not noise. */
const RIVAL_SHARE = 0.9;
const RIVAL_SCORE = 0.8;

/** Whole numbers without a currency sign are believed for limits only, and even there only beside a clear label. */
const BARE_FIELDS = new Set(["creditLimit", "availableCredit", "originalBalance"]);

/** Candidate amounts of a field, best first, one entry per distinct amount; a repeated print raises its score a little. */
export function moneyChoices(
  candidates: readonly Candidate[],
  field: string,
): (MoneyChoice & { readonly prints: number })[] {
  const byAmount = new Map<number, { best: Candidate; prints: number }>();
  for (const candidate of candidates) {
    if (candidate.field !== field || candidate.value.kind !== "money") continue;
    const { money } = candidate.value;
    if (money.bare && !BARE_FIELDS.has(field)) continue;
    const known = byAmount.get(money.amount);
    if (!known) byAmount.set(money.amount, { best: candidate, prints: 1 });
    else {
      known.prints += 1;
      if (candidate.score > known.best.score) known.best = candidate;
    }
  }
  return [...byAmount]
    .map(([amount, { best, prints }]) => ({ amount: cents(amount), candidate: best, prints }))
    .toSorted((a, b) => rank(b) - rank(a));
}

const LISTED = /\s[|·•]\s.*\s[|·•]\s/;
const VERB = /\b(?:is|was|are|were|be|been|of)\W*$/i;

/** "The new balance is $1.00": a sentence, not a label beside its figure. Anybody may have written it, of anything. */
function isSaid({ label, value }: Candidate): boolean {
  const { segment, start, end } = label.span;
  // "Payment of $610.68 due 04/26/2026 | Past due $0.00": labels and figures in one line.
  if (LISTED.test(segment.text) && /(?:^|[|·•])\s*$/.test(segment.text.slice(0, start))) return false;
  return segment === value.span.segment && VERB.test(segment.text.slice(end, value.span.start));
}

const SAID_LOSS = 0.15;

const rank = (choice: { readonly candidate: Candidate; readonly prints: number }) =>
  choice.candidate.score + 0.05 * Math.min(2, choice.prints - 1) - (isSaid(choice.candidate) ? SAID_LOSS : 0);

/** Turns the best candidate into a finding; the others that are as good become its rivals, unless it is what they add up to. */
export function chooseMoney(
  candidates: readonly Candidate[],
  field: string,
  unsigned = false,
): Finding | undefined {
  const choices = moneyChoices(candidates, field);
  const best = choices[0];
  if (!best) return undefined;
  const finding = moneyFinding(best, unsigned);
  finding.witnessed = best.prints > 1;
  for (const other of choices.slice(1)) {
    if (other.candidate.score < RIVAL_SCORE || other.candidate.score < best.candidate.score * RIVAL_SHARE)
      continue;
    if (Math.abs(other.amount) !== Math.abs(best.amount)) finding.rivals.push(moneyFinding(other, unsigned));
  }
  const parts = finding.rivals.map(({ value }) => parseMoney(value) ?? cents(0));
  const isTheirSum = parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === Math.abs(best.amount);
  if (isTheirSum) return { ...finding, witnessed: true, rivals: [] };
  return finding;
}

export function moneyFinding(choice: MoneyChoice, unsigned = false): Finding {
  const amount = unsigned ? cents(Math.abs(choice.amount)) : choice.amount;
  const finding = makeFinding(formatMoney(amount), choice.candidate.value.span, choice.candidate.score);
  return isSaid(choice.candidate) ? { ...finding, isSaid: true } : finding;
}
