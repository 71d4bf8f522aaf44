import type { Extraction } from "#contract/extraction.ts";
import { readPages } from "../extract/reading.ts";
import type { Page } from "../page.ts";
import type { Refine } from "../ports/refiner.ts";
import { acceptProof, askAboutPointed, withSummary } from "./accept-pointed.ts";
import { openFields } from "./open-fields.ts";
import { numberWords, type PointedValue, readPointed, withPointed } from "./point-words.ts";
import { shownLines } from "./shown-lines.ts";

/**
 * Asks a second opinion about the figures that the rules are unsure of, once. What it points at are further candidates: the document
 * is read again with them, and only what a new sum proves becomes a fact; the rest are questions. A certain document is not asked about.
 */
export async function refineExtraction(
  pages: readonly Page[],
  local: Extraction,
  extract: (pages: readonly Page[]) => Extraction,
  refine: Refine,
): Promise<Extraction> {
  const fields = openFields(local);
  if (fields.length === 0) return local;
  const idOf = numberWords(pages);
  const lines = shownLines(readPages(pages), idOf, fields);
  if (lines.length === 0) return local;
  const answer = await refine({
    documentType: local.documentType,
    fields: fields.map(({ path, meaning, kind }) => ({ path, meaning, kind })),
    lines,
  });
  if (answer.kind === "none") return { ...local, warnings: [...local.warnings, answer.note] };
  const shown = new Set(lines.flatMap((line) => line.words.map((word) => word.id)));
  const pointed = readPointed(pages, idOf, shown, fields, answer.fields);
  if (pointed.length === 0) return local;
  const proved = firstProof(pages, local, extract, pointed) ?? local;
  return withSummary(askAboutPointed(proved, pointed, fields));
}

/** All words together, then without one of them, then each alone: one that is wrong must not spoil the others' proof. */
function firstProof(
  pages: readonly Page[],
  local: Extraction,
  extract: (pages: readonly Page[]) => Extraction,
  pointed: readonly PointedValue[],
): Extraction | undefined {
  const withoutOne = pointed.length > 2 ? pointed.map((left) => pointed.filter((one) => one !== left)) : [];
  const alone = pointed.length > 1 ? pointed.map((one) => [one]) : [];
  for (const some of [pointed, ...withoutOne, ...alone]) {
    const paths = new Set(some.map(({ field }) => field.path));
    const proof = acceptProof(local, extract(withPointed(pages, some)), paths);
    if (proof) return proof;
  }
  return undefined;
}
