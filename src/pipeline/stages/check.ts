import { type Extraction, extractionSchema } from "#contract/extraction.ts";
import { ReadFailure } from "../read-failure.ts";

/**
 * The last word before facts leave the reader: they have the promised shape, and each figure points at a page that exists.
 * Throws ReadFailure READING_FAILED, because a result that breaks the contract must never reach a plan.
 */
export function check(extraction: Extraction, pageCount: number): Extraction {
  const parsed = extractionSchema.safeParse(extraction);
  if (!parsed.success) throw contradiction(parsed.error);
  const places = [
    ...Object.values(parsed.data.evidence),
    ...parsed.data.questions.flatMap((question) =>
      question.candidates.map((candidate) => candidate.evidence),
    ),
  ];
  const astray = places.find((place) => place.page > pageCount);
  if (astray) throw contradiction(new RangeError(`Evidence on page ${astray.page} of ${pageCount}`));
  return parsed.data;
}

function contradiction(cause: unknown): ReadFailure {
  return new ReadFailure(
    "READING_FAILED",
    "Reading this file gave a result that contradicts itself, so nothing was taken from it. Your other files are safe; please try a clearer copy.",
    { cause },
  );
}
