import type { Check, Extraction } from "#contract/extraction.ts";
import type { Page, Word } from "../page.ts";

/** Weak prints that are tried, and other readings of each: more would cost seconds and let chance find a sum. */
const MAX_WORDS = 12;
const MAX_READINGS = 14;
const MAX_TRIES = 90;
/** A figure below this is no fact by itself (the gate of `extract/result/settle.ts`). */
const WEAK = 0.995;

type Variant = { readonly page: Page; readonly word: Word; readonly text: string };

/**
 * Extracts facts from recognised pages, and where their sums fail tries the other ways in which a weak print can be read: what
 * another look at it saw, "$" read as "5", a minus lost, 0, 6 and 8 mixed up. A reading replaces the first one only when it makes
 * a failed sum hold, harms no other, and no second reading does the same: arithmetic, not likeness, decides.
 */
export function proveReadings(
  pages: readonly Page[],
  extract: (pages: readonly Page[]) => Extraction,
): Extraction {
  const first = extract(pages);
  if (first.checks.every((check) => check.passed)) return first;
  let proof: { readonly extraction: Extraction; readonly variant: Variant } | undefined;
  for (const variant of variantsOf(pages)) {
    const extraction = extract(pages.map((page) => (page === variant.page ? withReading(variant) : page)));
    if (!proves(first, extraction)) continue;
    if (proof && !sameFigures(proof.extraction, extraction)) return first;
    proof ??= { extraction, variant };
  }
  if (!proof) return first;
  const { word, text } = proof.variant;
  return {
    ...proof.extraction,
    warnings: [
      ...proof.extraction.warnings,
      `The print "${word.text}" was taken for "${text}", because only then the figures add up.`,
    ],
  };
}

function withReading({ page, word, text }: Variant): Page {
  return { ...page, words: page.words.map((other) => (other === word ? { ...word, text } : other)) };
}

function variantsOf(pages: readonly Page[]): Variant[] {
  return pages
    .filter((page) => page.source === "ocr")
    .flatMap((page) => page.words.map((word) => ({ page, word })))
    .filter(({ word }) => word.confidence < WEAK && /\d/.test(word.text))
    .toSorted((a, b) => a.word.confidence - b.word.confidence)
    .slice(0, MAX_WORDS)
    .flatMap(({ page, word }) => otherReadings(word).map((text) => ({ page, word, text })))
    .slice(0, MAX_TRIES);
}

const AMOUNT = /^[-+(]?\$?\d{1,3}(?:,?\d{3})*\.\d{2}[-)]?$/;
const TWINS: Readonly<Record<string, string>> = {
  "0": "68",
  "6": "80",
  "8": "60",
  "5": "6",
  "3": "8",
  "1": "7",
  "7": "1",
};

/** What else an amount may have been, likeliest first. */
function otherReadings(word: Word): string[] {
  const { text } = word;
  const found = new Set(word.otherReadings ?? []);
  if (/^[-+(]?5\d/.test(text)) found.add(text.replace("5", "$"));
  if (AMOUNT.test(text)) {
    if (/^[$\d]/.test(text)) found.add(`-${text}`);
    for (const [at, digit] of text.split("").entries()) {
      for (const twin of TWINS[digit] ?? "") found.add(text.slice(0, at) + twin + text.slice(at + 1));
    }
  }
  const kept = [...found].filter((reading) => reading !== text && AMOUNT.test(reading));
  return kept.slice(0, MAX_READINGS + (word.otherReadings?.length ?? 0));
}

/** A sum that failed holds now, every sum is still there, and none that held fails. */
function proves(before: Extraction, after: Extraction): boolean {
  const [was, is] = [byName(before.checks), byName(after.checks)];
  if (before.documentType !== after.documentType || before.accounts.length !== after.accounts.length)
    return false;
  if (after.transactions.length < before.transactions.length) return false;
  if ([...was].some(([name, passed]) => is.get(name) === undefined || (passed && is.get(name) === false)))
    return false;
  return [...is].some(([name, passed]) => passed && was.get(name) === false);
}

/** Checks of several accounts share a name: they count in order. */
function byName(checks: readonly Check[]): Map<string, boolean> {
  const counts = new Map<string, number>();
  return new Map(
    checks.map(({ name, passed }) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [`${name} ${count}`, passed];
    }),
  );
}

function sameFigures(a: Extraction, b: Extraction): boolean {
  return JSON.stringify([a.accounts, a.transactions]) === JSON.stringify([b.accounts, b.transactions]);
}
