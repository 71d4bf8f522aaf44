import type { AccountKind, Box, Evidence, IncomeFacts } from "#contract/extraction.ts";
import type { Span } from "../layout/sheet.ts";

/** One figure found, with where it stands and whether arithmetic or a second print confirms it. */
export type Finding = {
  readonly value: string;
  readonly evidence: Evidence;
  readonly score: number;
  /** A sum that only works with this figure, or a second print of it. */
  witnessed: boolean;
  /** Why a person has to look: set when figures contradict each other or a sum fails. */
  doubt?: string;
  readonly rivals: Finding[];
};

/** Facts of one account under construction; keys are contract paths below `accounts.N.`. */
export type AccountDraft = {
  kind: AccountKind;
  institution?: string;
  readonly findings: Map<string, Finding>;
  readonly holdings?: readonly HoldingDraft[];
};

/** One line of a portfolio. The name is part of the same row as the value and needs no place of its own. */
export type HoldingDraft = { readonly name: string; readonly symbol?: string; readonly value: Finding };

/** Facts of one payment of income under construction; keys are contract paths below `income.N.`. */
export type IncomeDraft = {
  readonly kind: IncomeFacts["kind"];
  readonly findings: Map<string, Finding>;
};

export type TransactionDraft = {
  account: number;
  readonly date: Finding;
  readonly amount: Finding;
  readonly description: string;
};

/** A full account number never leaves: only its last four characters do. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d[\d -]{6,}(?=\d{4}(?!\d))/g, (run) => run.replaceAll(/\d/g, "•"));
}

const round = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

export function evidenceOf(span: Span): Evidence {
  const box: Box = [round(span.box[0]), round(span.box[1]), round(span.box[2]), round(span.box[3])];
  return { page: span.segment.page, box, text: withoutNumbers(span.text), confidence: span.confidence };
}

export function makeFinding(value: string, span: Span, score: number): Finding {
  return { value, evidence: evidenceOf(span), score, witnessed: false, rivals: [] };
}
