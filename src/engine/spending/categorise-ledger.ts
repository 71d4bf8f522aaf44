/**
 * Categories of all of a person's transactions together. Each line by its words; then what only the others tell: a regular payer is
 * pay, a small equal amount each month a subscription, two legs a transfer, money back its purchase. What the person said holds
 * over all of it.
 */
import type { PlainDate } from "../calendar/plain-date.ts";
import { type AccountRole, type Categorised, categorise } from "./categorise.ts";
import { type Category, categoryKind, isCategory } from "./category.ts";
import { type Correction, correctionLookup } from "./corrections.ts";
import { createListMemory } from "./list-memory.ts";
import { canMove, categoryOfTransfer, findOwnTransfers } from "./own-transfers.ts";
import { findRecurringRhythm } from "./recurring-rhythm.ts";
import { findRefunds } from "./refunds.ts";

export type LedgerLine = {
  readonly accountId: string;
  readonly account: AccountRole;
  readonly on: PlainDate;
  /** Signed cents. */
  readonly amount: number;
  readonly description: string;
  /** What the file itself said, where it did: counts where the words say nothing. */
  readonly filed?: string;
  /** What the person said this one line is, whatever its merchant's others are. */
  readonly said?: Category;
};

export type CategorisedLine = Categorised & {
  /** True where the person's own word decided. */
  readonly isCorrected: boolean;
  /** Index of the other leg, or of the purchase that a refund belongs to. */
  readonly partner?: number;
};

/** Below this the words decide nothing by themselves. */
const UNSURE = 0.5;

/**
 * Lines that differ in digits only (dates, references) are one line; where the name itself has digits they are not. What it answers
 * is shared between lines and never changed.
 */
function wordsReader(): (line: LedgerLine) => CategorisedLine {
  const known = new Map<string, CategorisedLine>();
  return ({ description, amount, account }) => {
    const shape = `${account} ${amount > 0} ${description.replaceAll(/\d/g, "0")}`;
    const seen = known.get(shape);
    if (seen) return seen;
    const found: CategorisedLine = { ...categorise({ description, amount, account }), isCorrected: false };
    if (!/\d/.test(found.merchantKey)) known.set(shape, found);
    return found;
  };
}

const withCategory = (
  line: CategorisedLine,
  category: Category,
  confidence: number,
  reason: string,
  partner?: number,
): CategorisedLine => ({
  ...line,
  category,
  kind: categoryKind(category),
  confidence,
  reason,
  ...(partner === undefined ? {} : { partner }),
});

const SMALL_MONTHLY = 10_000;

/** What a rhythm says about the lines of one merchant, whose words say nothing; undefined where it says nothing either. */
function rhythmVerdict(
  group: readonly LedgerLine[],
  isIn: boolean,
): readonly [category: Category, reason: string] | undefined {
  const dates = [...new Set(group.map(({ on }) => on))].toSorted();
  const first = group[0];
  if (first === undefined || dates.length < 3) return undefined;
  const every = findRecurringRhythm(dates)?.rhythm.every;
  if (every === undefined) return undefined;
  const isEqual = group.every(({ amount }) => amount === first.amount);
  if (isIn && every !== "quarter" && every !== "year") return ["income", "the same payer pays regularly"];
  return !isIn && every === "month" && isEqual && -first.amount <= SMALL_MONTHLY
    ? ["subscriptions", "the same amount is taken every month"]
    : undefined;
}

/** What the rhythms of merchants said before, and of which lines: the same lines have the same. */
type RhythmMemory = Map<
  string,
  { readonly group: readonly LedgerLine[]; readonly verdict: ReturnType<typeof rhythmVerdict> }
>;

const isSameList = <T>(left: readonly T[], right: readonly T[]): boolean =>
  left.length === right.length && left.every((one, index) => one === right[index]);

/** The merchants that took money from a bank account. */
function merchantsPaid(lines: readonly LedgerLine[], found: readonly CategorisedLine[]): ReadonlySet<string> {
  const paid = new Set<string>();
  for (let index = 0; index < lines.length; index++) {
    const { amount, account } = lines[index]!;
    if (amount < 0 && account === "deposit") paid.add(found[index]!.merchantKey);
  }
  return paid;
}

/** What a rhythm says about lines whose words say nothing. */
function byRhythm(lines: readonly LedgerLine[], found: CategorisedLine[], memory: RhythmMemory): void {
  const groups = new Map<string, number[]>();
  for (let index = 0; index < found.length; index++) {
    const { category, confidence, merchantKey } = found[index]!;
    if (confidence >= UNSURE || (category !== "other" && category !== "deposit")) continue;
    const key = `${category} ${merchantKey}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  for (const key of memory.keys()) if (!groups.has(key)) memory.delete(key);
  const paid = groups.size === 0 ? undefined : merchantsPaid(lines, found);
  for (const [key, indices] of groups) {
    const { category, merchantKey } = found[indices[0]!]!;
    // Who takes money as well lent it: pay is not paid back.
    if (category === "deposit" && paid?.has(merchantKey)) continue;
    const group = indices.map((index) => lines[index]!);
    const before = memory.get(key);
    const verdict =
      before !== undefined && isSameList(before.group, group)
        ? before.verdict
        : rhythmVerdict(group, category === "deposit");
    memory.set(key, { group, verdict });
    if (verdict === undefined) continue;
    for (const index of indices) found[index] = withCategory(found[index]!, verdict[0], 0.6, verdict[1]);
  }
}

/** The places of the lines that fit, without a list of all places: there are tens of thousands. */
function placesOf(found: readonly CategorisedLine[], fits: (line: CategorisedLine) => boolean): number[] {
  const places: number[] = [];
  for (let index = 0; index < found.length; index++) if (fits(found[index]!)) places.push(index);
  return places;
}

function byOtherLegs(lines: readonly LedgerLine[], found: CategorisedLine[]): void {
  const indices = placesOf(found, canMove);
  const legs = indices.map((index) => {
    const { accountId, account, on, amount } = lines[index]!;
    return { accountId, account, on, amount, category: found[index]!.category };
  });
  for (const pair of findOwnTransfers(legs)) {
    const [out, into] = [indices[pair.out]!, indices[pair.in]!];
    if (found[out]!.isCorrected || found[into]!.isCorrected) continue;
    const category = categoryOfTransfer(legs[pair.out]!, legs[pair.in]!);
    const reason = "the same amount left one own account and arrived in another";
    found[out] = withCategory(found[out]!, category, 0.98, reason, into);
    found[into] = withCategory(found[into]!, category, 0.98, reason, out);
  }
}

function byPurchases(lines: readonly LedgerLine[], found: CategorisedLine[]): void {
  // Few merchants ever gave money back: only their lines are looked at.
  const giving = new Set<string>();
  for (let index = 0; index < lines.length; index++) {
    if (lines[index]!.amount > 0) giving.add(found[index]!.merchantKey);
  }
  const indices = placesOf(found, ({ merchantKey }) => giving.has(merchantKey));
  const purchasable = indices.map((index) => {
    const { accountId, on, amount } = lines[index]!;
    const { merchantKey, category } = found[index]!;
    return { accountId, on, amount, merchantKey, category };
  });
  for (const pair of findRefunds(purchasable)) {
    const [refund, purchase] = [indices[pair.refund]!, indices[pair.purchase]!];
    if (found[refund]!.isCorrected) continue;
    found[refund] = withCategory(
      found[refund]!,
      found[purchase]!.category,
      Math.max(found[refund]!.confidence, found[purchase]!.confidence),
      "it is money back for a purchase there",
      purchase,
    );
  }
}

/**
 * Money into a bank account that words file under spending is money back only with the purchase it is for: winnings, a pawned ring or
 * goods that were sold make nothing cheaper. A card takes money from its shops alone, so there it is.
 */
function withoutPurchase(lines: readonly LedgerLine[], found: CategorisedLine[]): void {
  for (let index = 0; index < lines.length; index++) {
    const [line, one] = [lines[index]!, found[index]!];
    if (line.amount <= 0 || line.account !== "deposit" || one.isCorrected || one.partner !== undefined)
      continue;
    if (one.kind !== "essential" && one.kind !== "discretionary") continue;
    found[index] = withCategory(one, "deposit", 0.6, "money came in and no purchase there is known");
  }
}

/** What the words, the file or the person say about one line by itself. */
function byItself(
  line: LedgerLine,
  read: ReturnType<typeof wordsReader>,
  correctionOf: ReturnType<typeof correctionLookup> | undefined,
): CategorisedLine {
  const worded = read(line);
  if (line.said !== undefined) {
    return { ...withCategory(worded, line.said, 1, "you said so for this one"), isCorrected: true };
  }
  const said = correctionOf?.(worded.merchantKey, line.amount > 0 ? "in" : "out");
  if (said) {
    const reason = said.isExact
      ? "you said so for this merchant"
      : "you said so for a merchant of the same name";
    return { ...withCategory(worded, said.category, 1, reason), isCorrected: true };
  }
  if (
    worded.confidence < UNSURE &&
    line.filed !== undefined &&
    isCategory(line.filed) &&
    line.filed !== "other"
  ) {
    return withCategory(worded, line.filed, UNSURE, "the file it came with says so");
  }
  return worded;
}

export type CategoriseLedger = (
  lines: readonly LedgerLine[],
  corrections?: readonly Correction[],
) => readonly CategorisedLine[];

/**
 * Makes a `categoriseLedger` that remembers the lines it has seen, as objects that are never changed: asked again with some more or
 * some fewer, it reads only the new ones, and answers what a new one would. What it remembers goes with it.
 */
export function createLedgerCategoriser(): CategoriseLedger {
  const read = wordsReader();
  const rhythms: RhythmMemory = new Map();
  const memory = createListMemory<LedgerLine, CategorisedLine>();
  let knownCorrections = "[]";
  return (lines, corrections = []) => {
    const said = JSON.stringify(corrections);
    if (said !== knownCorrections) {
      memory.forget();
      knownCorrections = said;
    }
    const correctionOf = corrections.length === 0 ? undefined : correctionLookup(corrections);
    // A copy: what other lines say of one holds for this list alone.
    const found = [...memory.extend(lines, (line) => byItself(line, read, correctionOf))];
    byRhythm(lines, found, rhythms);
    byOtherLegs(lines, found);
    byPurchases(lines, found);
    withoutPurchase(lines, found);
    return found;
  };
}

/**
 * Categorises all lines; the answer has the order of the input. The person's corrections come first and are never overruled; of two
 * for one merchant the later holds.
 */
export const categoriseLedger: CategoriseLedger = (lines, corrections) =>
  createLedgerCategoriser()(lines, corrections);
