import type { Category } from "../category.ts";

/** A wording and what it says about a transaction. */
export type LexiconEntry = {
  /** Lower-case letters, digits and plus signs without gaps, `&` as `and`: compared where a word begins. */
  readonly phrase: string;
  readonly category: Category;
  /** The merchant's name as people know it; absent for a general word. */
  readonly name?: string;
  /** General words: how surely they decide, 0 to 1. */
  readonly weight: number;
};

export const MERCHANT_WEIGHT = 0.96;

export function squashed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9+]/g, "");
}

const items = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

/**
 * Merchants of one category: names apart by commas, each with other printed forms after `=`. A name followed by `:` is printed in
 * the forms after it only, because the bare name is an everyday word.
 */
export function merchants(category: Category, list: string): LexiconEntry[] {
  return items(list).flatMap((item) => {
    const [name = "", ...forms] = item.split(/[=:]/);
    return (item.includes(":") ? forms : [name, ...forms]).map((form) => ({
      phrase: squashed(form),
      category,
      name: name.trim(),
      weight: MERCHANT_WEIGHT,
    }));
  });
}

/** General words of one category, of one weight. */
export function words(category: Category, weight: number, list: string): LexiconEntry[] {
  return items(list).map((item) => ({ phrase: squashed(item), category, weight }));
}
