/** What a person said about a merchant outweighs everything else. */
import { type Category, categoryKind } from "./category.ts";

export type Correction = {
  readonly merchantKey: string;
  readonly direction: "in" | "out";
  readonly category: Category;
};

/** A shorter key that another begins with must have as many letters: "shell" is not "shell beach motel". */
const LETTERS_TO_BE_ALIKE = 9;

/** One merchant printed in two ways: one key begins with the whole words of the other. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= LETTERS_TO_BE_ALIKE && short.includes(" ") && long.startsWith(`${short} `);
}

/** Money back is the spending it came from; other money in is not what money out is. */
const holdsBothWays = (category: Category): boolean => {
  const kind = categoryKind(category);
  return kind === "essential" || kind === "discretionary";
};

export type AppliedCorrection = { readonly category: Category; readonly isExact: boolean };

/** Looks up corrections; of several for one merchant the last in the list holds. */
export function correctionLookup(
  corrections: readonly Correction[],
): (merchantKey: string, direction: "in" | "out") => AppliedCorrection | undefined {
  const newestFirst = corrections.toReversed();
  const found = new Map<string, AppliedCorrection | undefined>();
  const find = (merchantKey: string, direction: "in" | "out"): AppliedCorrection | undefined => {
    const usable = newestFirst.filter((each) => each.direction === direction || holdsBothWays(each.category));
    const exact =
      usable.find((each) => each.merchantKey === merchantKey && each.direction === direction) ??
      usable.find((each) => each.merchantKey === merchantKey);
    const chosen = exact ?? usable.find((each) => isAlike(each.merchantKey, merchantKey));
    return chosen && { category: chosen.category, isExact: exact !== undefined };
  };
  return (merchantKey, direction) => {
    const key = `${direction} ${merchantKey}`;
    if (!found.has(key)) found.set(key, find(merchantKey, direction));
    return found.get(key);
  };
}
