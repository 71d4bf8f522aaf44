import type { RefineRequest } from "#pipeline/ports/refiner.ts";

const HIDDEN = "•";
const lettersOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The request without the person's name and e-mail address, wherever they are printed: for anonymous mode. The words keep their
 * numbers, so that the others can be pointed at.
 */
export function withoutNames(
  request: RefineRequest,
  person: { readonly name: string | null; readonly email: string | null } | undefined,
): RefineRequest {
  const names = [
    ...(person?.name ?? "").split(/[\s,]+/),
    ...(person?.email ?? "").split("@"),
    person?.email ?? "",
  ];
  const hidden = new Set(names.map(lettersOf).filter(({ length }) => length > 1));
  const lines = request.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (hidden.has(lettersOf(word.text)) ? { ...word, text: HIDDEN } : word)),
  }));
  return { ...request, lines };
}
