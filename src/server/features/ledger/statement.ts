import type { AccountFacts, Evidence, Extraction, RunningSpan } from "#contract/extraction.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";

/** A figure of one account that the document shows too unclearly to be a fact. */
export type StatementQuestion = {
  readonly field: string;
  readonly reason: string;
  readonly candidates: readonly string[];
};

/** A person's word on a figure: when it was given, and what the document was read as (null: nothing for certain). */
export type FigureCorrection = { readonly at: string; readonly was: string | null };

/** What one document says about one account, with where each figure was read. Kept sealed, as JSON. */
export type StatementContent = {
  readonly fileName: string;
  readonly facts: AccountFacts;
  /** False when the figures were recognised from a picture: a digital document of the same day outweighs it. */
  readonly digital: boolean;
  readonly evidence: Readonly<Record<string, Evidence>>;
  readonly questions: readonly StatementQuestion[];
  /** The figures that a person corrected, by field: they outrank what any document of the same day says. */
  readonly corrections?: Readonly<Record<string, FigureCorrection>>;
  /** Set where a person typed it instead of a document saying it. */
  readonly typed?: TypedOrigin;
  /** Of a list of transactions: from where to where its running balances lead. */
  readonly span?: RunningSpan;
};

/**
 * When a person typed a statement. An estimate stands in for a document that is not there yet; a word is said about an account
 * whose figures they see, and outranks what documents of its day and before say.
 */
export type TypedOrigin = { readonly at: string; readonly as: "estimate" | "word" };

/** The fields that a person must answer before they count, of the account at `index`, by their path below it. */
function questionsOf(extraction: Extraction, index: number): StatementQuestion[] {
  const prefix = `accounts.${index}.`;
  return extraction.questions
    .filter((question) => question.path.startsWith(prefix))
    .map((question) => ({
      field: question.path.slice(prefix.length),
      reason: question.reason,
      candidates: question.candidates.map((candidate) => candidate.value),
    }));
}

/**
 * The account at `index` as a statement. A figure that is also in question is taken out of the facts: until a person answers,
 * it is no fact.
 */
export function statementContent(
  extraction: Extraction,
  index: number,
  facts: AccountFacts,
  fileName: string,
  corrections: ReadonlyMap<string, FigureCorrection> = new Map(),
): StatementContent {
  const prefix = `accounts.${index}.`;
  const questions = questionsOf(extraction, index);
  const doubted = new Set(questions.map((question) => question.field));
  const span = extraction.checks.find((check) => check.span?.account === index)?.span;
  const known = Object.entries(facts).filter(([field]) => field === "kind" || !doubted.has(field));
  return {
    fileName,
    facts: { ...Object.fromEntries(known), kind: facts.kind },
    digital: extraction.source !== "ocr",
    evidence: Object.fromEntries(
      Object.entries(extraction.evidence)
        .filter(([path]) => path.startsWith(prefix) && !doubted.has(path.slice(prefix.length)))
        .map(([path, evidence]) => [path.slice(prefix.length), evidence]),
    ),
    questions,
    ...(span === undefined ? {} : { span }),
    corrections: Object.fromEntries(
      [...corrections]
        .filter(([path]) => path.startsWith(prefix))
        .map(([path, correction]) => [path.slice(prefix.length), correction]),
    ),
  };
}

/** The facts with the balance before the first line, as the running balances tell it, where none is printed: by it accounts are recognised. */
export const withSpan = ({ facts, span }: Pick<StatementContent, "facts" | "span">): AccountFacts =>
  span === undefined || facts.beginningBalance !== undefined
    ? facts
    : { ...facts, beginningBalance: span.beginning };

const FUTURE_DAYS = 45;

/** The day a statement speaks of, and a sentence when its printed date cannot be believed. */
export type AsOf = { readonly day: string; readonly warning?: string };

/**
 * Statement date, else period end, else the newest transaction (a download prints no date of its own), else the day of the
 * upload. A date more than 45 days after the upload is a misreading
 * (believed, it would stay the newest statement for ever): the day of the upload stands in for it.
 */
export function statementAsOf(facts: AccountFacts, uploadedAt: Date, newestTransaction?: string): AsOf {
  const uploadDay = uploadedAt.toISOString().slice(0, 10);
  const latest = new Date(uploadedAt.getTime() + FUTURE_DAYS * 86_400_000).toISOString().slice(0, 10);
  const printed = [facts.statementDate, facts.periodEnd, newestTransaction].find(
    (day) => day !== undefined && parsePlainDate(day) !== undefined,
  );
  if (printed === undefined) return { day: uploadDay };
  if (printed > latest) {
    return {
      day: uploadDay,
      warning: `The statement date reads ${printed}, which is in the future. The day of the upload was used instead.`,
    };
  }
  return { day: printed };
}
