import type { AccountFacts, Evidence } from "#contract/extraction.ts";
import type { StatementContent, StatementQuestion } from "./statement.ts";

/** One statement of an account, with the document it comes from. */
export type Statement = StatementContent & {
  readonly documentId: string;
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
};

export type FigureQuestion = StatementQuestion & { readonly documentId: string };

/** A figure is known, in question, or shown by no document. */
export type FigureState =
  | { readonly kind: "known"; readonly figure: Figure }
  | { readonly kind: "in-question"; readonly question: FigureQuestion }
  | { readonly kind: "not-shown" };

/** Newest first. Of one day, digital documents before pictures, then the later upload, then a fixed order. */
export function newestFirst(statements: readonly Statement[]): readonly Statement[] {
  return statements.toSorted(
    (left, right) =>
      right.asOf.localeCompare(left.asOf) ||
      Number(right.digital) - Number(left.digital) ||
      right.uploadedAt.getTime() - left.uploadedAt.getTime() ||
      left.documentId.localeCompare(right.documentId),
  );
}

/**
 * The present state of one figure: that of the newest statement that shows it at all. A doubt in a newer statement is not
 * covered up with an older statement's figure, but a clear figure of the same day answers the doubt.
 */
export function newestFigure(statements: readonly Statement[], field: FigureField): FigureState {
  let doubt: { asOf: string; question: FigureQuestion } | undefined;
  for (const statement of newestFirst(statements)) {
    if (doubt && statement.asOf !== doubt.asOf) break;
    const value = statement.facts[field];
    if (value !== undefined) {
      const { documentId, fileName, asOf } = statement;
      return {
        kind: "known",
        figure: { value, documentId, fileName, asOf, evidence: statement.evidence[field] },
      };
    }
    const question = statement.questions.find((candidate) => candidate.field === field);
    if (question && !doubt) {
      doubt = { asOf: statement.asOf, question: { ...question, documentId: statement.documentId } };
    }
  }
  return doubt ? { kind: "in-question", question: doubt.question } : { kind: "not-shown" };
}
