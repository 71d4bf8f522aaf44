import type { DocumentType } from "#contract/document-type.ts";
import type { Sheet } from "./layout/sheet.ts";
import { documentCues, MIN_TYPE_SCORE } from "./lexicon/document-cues.ts";
import { squash } from "./lexicon/label-set.ts";

export type TypeFinding = {
  readonly type: DocumentType;
  /** The share of the best type among all cues: how sure the type is. */
  readonly certainty: number;
  /** A letter that offers or plans a debt that does not exist. */
  readonly isOffer: boolean;
};

/** Decides what kind of paper this is from its words. The first page counts double: later pages are full of legal text. */
export function findDocumentType(sheet: Sheet): TypeFinding {
  const firstPage = sheet.rows[0]?.page;
  const textOf = (first: boolean) =>
    squash(
      sheet.segments
        .filter((segment) => (segment.page === firstPage) === first)
        .map((segment) => segment.text)
        .join(" "),
    );
  const [first, later] = [textOf(true), textOf(false)];
  const scores = new Map<DocumentType | "offer", number>();
  for (const [type, weight, pattern] of documentCues) {
    const share = pattern.test(first) ? 1 : pattern.test(later) ? 0.5 : 0;
    scores.set(type, (scores.get(type) ?? 0) + weight * share);
  }
  const offer = scores.get("offer") ?? 0;
  scores.delete("offer");
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  const score = best?.[1] ?? 0;
  // A real statement may advertise; an offer lacks a previous balance and movements.
  const isOffer =
    offer >= 5 && !/previous(?:statement)?balance|beginningbalance|transactions|grosspay/.test(first + later);
  if (!best || isOffer || score < MIN_TYPE_SCORE) return { type: "unknown", certainty: 0, isOffer };
  return { type: best[0] as DocumentType, certainty: score / (score + (second?.[1] ?? 0)), isOffer };
}
