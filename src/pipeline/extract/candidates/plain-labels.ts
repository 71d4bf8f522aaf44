import { squash } from "../lexicon/label-set.ts";
import type { Candidate } from "./pair-values.ts";

/** A label of the paper covers its cell, so far as words that change nothing are left out. */
const PLAIN = 0.95;
/** Words that may stand around a label without making it another figure's, and those that tell one loan of several from the next. */
const HARMLESS =
  /^(?:the|your|my|our|this|a|an|of|on|as|at|in|for|by|to|is|was|and|or|with|from|through|thru|total|totals|current|new|now|today|todays|period|statement|cycle|billing|month|monthly|amount|balance|date|due|usd|us|dollars|loan|loans|group|account|accounts|plan|number|no|acct|card|ending|see|page|back|reverse|note|below|above|details|summary|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** Words that are a part of too many other labels to be the plain one ("principal" of a payment beside "interest-bearing principal"). */
const PART = /^(?:principal|interest|escrow|fees?|balance|payments?|credits?|amount|total|due)$/;

/** The wording that announces a figure, where it can be a plain label. */
function wordingOf({ label: { span } }: Candidate): string | undefined {
  const wording = squash(span.segment.text.slice(span.start, span.end));
  return PART.test(wording) ? undefined : wording;
}

/** What a cell says beside the wording that announces a figure, its figures left out. */
function wordsAround({ label: { span }, value }: Candidate): string[] {
  const { segment } = span;
  const after = value.span.segment === segment ? Math.max(span.end, value.span.start) : segment.text.length;
  const beside = `${segment.text.slice(0, span.start)} ${segment.text.slice(span.end, after)}`;
  return (beside.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !HARMLESS.test(word));
}

/**
 * Where a paper prints a figure under its plain label ("Principal balance") and another one under the same label with more words
 * ("Disputed part of principal balance"), the words say that it is another figure: it is nobody's, whatever they mean.
 */
export function withoutVariants(candidates: readonly Candidate[]): Candidate[] {
  const plain = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.field === "other" || candidate.label.stacked) continue;
    if (candidate.label.coverage < PLAIN && wordsAround(candidate).length > 0) continue;
    const wording = wordingOf(candidate);
    if (wording === undefined) continue;
    const key = `${candidate.field} ${wording}`;
    plain.set(key, [...(plain.get(key) ?? []), candidate]);
  }
  if (plain.size === 0) return [...candidates];
  return candidates.map((candidate) => {
    const { field, value, label } = candidate;
    if (field === "other" || label.coverage >= PLAIN || wordsAround(candidate).length === 0) return candidate;
    const others = plain.get(`${field} ${wordingOf(candidate) ?? ""}`) ?? [];
    const figure = squash(value.span.text);
    const isVariant = others.length > 0 && others.every((other) => squash(other.value.span.text) !== figure);
    return isVariant ? { ...candidate, field: "other" } : candidate;
  });
}
