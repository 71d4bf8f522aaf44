import type { AccountKind, Box, Evidence, IncomeFacts } from "#contract/extraction.ts";
import { type Segment, type Span, spanOf, unionBox } from "../layout/sheet.ts";

/** One figure found, with where it stands and whether arithmetic or a second print confirms it. */
export type Finding = {
  readonly value: string;
  readonly evidence: Evidence;
  readonly score: number;
  /** A sum that only works with this figure, or a second print of it. */
  witnessed: boolean;
  /** Only a sentence names it: no fact unless something witnesses it. */
  readonly isSaid?: true;
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

/** One line of a portfolio. */
export type HoldingDraft = {
  readonly name: string;
  readonly symbol?: string;
  readonly value: Finding;
  /** Where name and symbol stand. */
  readonly print: Evidence;
  /** Lines of one table share this number. */
  readonly table: number;
  /** Quantity times price, both printed beside it, is the value. */
  readonly isProven?: boolean;
};

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
  /** Its figures say that it was paid to the loan, whatever it is called. */
  readonly isPayment?: boolean;
};

/** A full account number never leaves: only its last four characters do. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\d[\d -]{6,}(?=\d{4}(?!\d))/g, (run) => run.replaceAll(/\d/g, "•"));
}

/** "Transfer to account 9988776655" says whose number it is: all but its end is hidden. */
export const withoutAccountNumbers = (text: string): string =>
  text.replaceAll(
    /(?<=\b(?:account|acct|a\/c|loan|card)\b\.?\s{0,2}(?:(?:number|no\.?|#)\s{0,2})?[:#]?\s{0,2})\d{3,}(?=\d{4}(?!\d))/gi,
    (run) => "•".repeat(run.length),
  );

const round = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));

export function evidenceOf(span: Span): Evidence {
  const box: Box = [round(span.box[0]), round(span.box[1]), round(span.box[2]), round(span.box[3])];
  return { page: span.segment.page, box, text: withoutNumbers(span.text), confidence: span.confidence };
}

/** The place of a name whose words stand in several cells. */
export function evidenceOfCells(cells: readonly Segment[]): Evidence {
  const spans = cells.map((cell) => spanOf(cell, 0, cell.text.length));
  const box = unionBox(spans.map((span) => span.box)).map(round) as unknown as Box;
  return {
    page: cells[0]?.page ?? 1,
    box,
    text: withoutNumbers(spans.map((span) => span.text).join(" ")),
    confidence: Math.min(...spans.map((span) => span.confidence)),
  };
}

/** "$9.000": whole dollars whose comma was recognised as a point. */
const POINT_FOR_COMMA = /^[-+(]?\$?\d{1,3}(?:\.\d{3})+\)?$/;

/** What a recognised print says where it was understood as whole dollars: with the comma that stands on the page. */
function asUnderstood(evidence: Evidence, value: string): Evidence {
  if (evidence.confidence === 1 || !POINT_FOR_COMMA.test(evidence.text)) return evidence;
  const isWhole = Number(evidence.text.replaceAll(/\D/g, "")) === Math.abs(Number(value));
  return isWhole ? { ...evidence, text: evidence.text.replaceAll(".", ",") } : evidence;
}

export function makeFinding(value: string, span: Span, score: number): Finding {
  return { value, evidence: asUnderstood(evidenceOf(span), value), score, witnessed: false, rivals: [] };
}
