export type PercentMatch = { readonly start: number; readonly end: number; readonly percent: string };

const PERCENT = /(?<![\w.,])(?<number>\d{1,3}(?:\s?[.,]\s?\d{1,5})?)\s?(?:%|(?:percent|pct\.?)(?![a-z]))/gi;

/** At least two decimals, no more than were printed except zeros: "18" -> "18.00", "24.990" -> "24.99", "6.875" -> "6.875". */
export function normalisePercent(text: string): string {
  const [whole = "0", fraction = ""] = text.replaceAll(/\s/g, "").replace(",", ".").split(".");
  return `${Number(whole)}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
}

/** Every percentage printed in a text, in order; nothing above 999 is one. */
export function findPercents(text: string): PercentMatch[] {
  return [...text.matchAll(PERCENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    percent: normalisePercent(match.groups?.["number"] ?? ""),
  }));
}
