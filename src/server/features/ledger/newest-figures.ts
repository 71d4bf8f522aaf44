import type { AccountFacts, Evidence } from "#contract/extraction.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { FigureCorrection, StatementContent, StatementQuestion } from "./statement.ts";

/** One statement of an account, with the document it comes from. */
export type Statement = StatementContent & {
  readonly documentId: string;
  /** Which of the document's accounts it speaks of. */
  readonly accountIndex: number;
  readonly asOf: string;
  readonly uploadedAt: Date;
};

/** The money, rates and dates of an account: its plain-text fields. */
export type FigureField = {
  [Field in keyof AccountFacts]-?: NonNullable<AccountFacts[Field]> extends string ? Field : never;
}[keyof AccountFacts];

export type Figure = {
  readonly value: string;
  readonly documentId: string;
  readonly fileName: string;
  readonly asOf: string;
  readonly evidence: Evidence | undefined;
  /** Where the figure is in its document's extraction. */
  readonly path: string;
  /** Set when the value is a person's word. */
  readonly correction: FigureCorrection | undefined;
  /** When a person typed it in; absent for what a document shows. */
  readonly typedAt?: string;
};

export type FigureQuestion = StatementQuestion & { readonly documentId: string; readonly path: string };

/** A figure is known, in question, or shown by no document. */
export type FigureState =
  | { readonly kind: "known"; readonly figure: Figure }
  | { readonly kind: "in-question"; readonly question: FigureQuestion }
  | { readonly kind: "not-shown" };

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Newest first. Of one day, digital documents before pictures, then the later upload, then a fixed order. */
export function newestFirst(statements: readonly Statement[]): readonly Statement[] {
  return statements.toSorted(
    (left, right) =>
      compareTexts(right.asOf, left.asOf) ||
      Number(right.digital) - Number(left.digital) ||
      right.uploadedAt.getTime() - left.uploadedAt.getTime() ||
      compareTexts(left.documentId, right.documentId),
  );
}

/** A statement read within this many days of what was typed replaces it: it is the paper that the person typed from memory. */
const ESTIMATE_DAYS = 45;

/**
 * Puts what a person typed before any document was there behind the documents that came later and are about the same time, so that
 * the statement's exact figures count although it was printed some days earlier.
 */
export function settleEstimates(statements: readonly Statement[]): readonly Statement[] {
  return statements.map((estimate) => {
    if (estimate.typed?.as !== "estimate") return estimate;
    const replacing = statements.filter(
      ({ typed, uploadedAt, asOf }) =>
        typed === undefined &&
        uploadedAt > estimate.uploadedAt &&
        daysBetween(asOf as PlainDate, estimate.asOf as PlainDate) <= ESTIMATE_DAYS,
    );
    const first = replacing.map(({ asOf }) => asOf).toSorted()[0];
    if (first === undefined || first > estimate.asOf) return estimate;
    return { ...estimate, asOf: addDays(first as PlainDate, -1) };
  });
}

/**
 * Terms that stay until the lender changes them. Where a person corrected one, a later statement that reads just what was found
 * wrong repeats the misreading and changes nothing.
 */
const TERMS: ReadonlySet<FigureField> = new Set([
  "apr",
  "creditLimit",
  "originalBalance",
  "maturityDate",
] satisfies FigureField[]);

const pathOf = ({ accountIndex }: Statement, field: FigureField): string =>
  `accounts.${accountIndex}.${field}`;

function figureOf(statement: Statement, field: FigureField, value: string): Figure {
  const { documentId, fileName, asOf, evidence, corrections, typed } = statement;
  return {
    value,
    documentId,
    fileName,
    asOf,
    evidence: evidence[field],
    path: pathOf(statement, field),
    correction: corrections?.[field],
    ...(typed === undefined ? {} : { typedAt: typed.at }),
  };
}

/** The newest earlier correction of a term whose wrong reading this very value is. */
function repeatedMisreading(
  older: readonly Statement[],
  field: FigureField,
  value: string,
): Figure | undefined {
  if (!TERMS.has(field)) return undefined;
  const corrected = older.find(({ corrections }) => corrections?.[field] !== undefined);
  const right = corrected?.facts[field];
  return corrected && right !== undefined && corrected.corrections?.[field]?.was === value
    ? figureOf(corrected, field, right)
    : undefined;
}

/**
 * The present state of one figure: that of the newest statement that shows it at all, a person's word before any document of
 * the same day. A doubt in a newer statement is not covered up with an older statement's figure, but a clear figure of the same
 * day answers the doubt.
 */
export function newestFigure(statements: readonly Statement[], field: FigureField): FigureState {
  let doubt: { asOf: string; question: FigureQuestion } | undefined;
  const ordered = newestFirst(statements);
  for (const [position, statement] of ordered.entries()) {
    if (doubt && statement.asOf !== doubt.asOf) break;
    const corrected = ordered.find(
      ({ asOf, facts, corrections }) =>
        corrections?.[field] !== undefined && asOf === statement.asOf && facts[field] !== undefined,
    );
    const best = corrected ?? statement;
    const value = best.facts[field];
    if (value !== undefined) {
      const figure = corrected ? undefined : repeatedMisreading(ordered.slice(position + 1), field, value);
      return { kind: "known", figure: figure ?? figureOf(best, field, value) };
    }
    const question = statement.questions.find((candidate) => candidate.field === field);
    if (question && !doubt) {
      const { documentId } = statement;
      doubt = {
        asOf: statement.asOf,
        question: { ...question, documentId, path: pathOf(statement, field) },
      };
    }
  }
  return doubt ? { kind: "in-question", question: doubt.question } : { kind: "not-shown" };
}
