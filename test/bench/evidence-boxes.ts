import type { Evidence, Extraction } from "#contract/extraction.ts";
import type { Page } from "#pipeline/page.ts";
import type { Figure } from "./compare-facts.ts";

/** Half a line of small print: words whose middle lies in the box, or this close to it, belong to it. */
const MARGIN = 0.003;
/** What kind of thing an entry is follows from the whole page, not from one printed word. */
const WITHOUT_PRINT = new Set(["kind", "status", "frequency"]);

/** In words of letters alone a stroke is one letter: print has one shape for the capital I and the small l, which a recogniser tells by chance. */
const squashed = (text: string) => {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return /\d/.test(plain) ? plain : plain.replaceAll("l", "i");
};

/** The evidence of a figure; a name stands once for the document and all its accounts. */
export function evidenceFor(extraction: Extraction, figure: Figure): Evidence | undefined {
  const key = figure.from.split(".").at(-1) ?? "";
  return (
    extraction.evidence[figure.from] ??
    (["institution", "payer", "bureau"].includes(key) ? extraction.evidence["institution"] : undefined)
  );
}

/** Whether the words inside the box are those that the evidence quotes. */
export function boxHoldsText(pages: readonly Page[], { page, box, text }: Evidence): boolean {
  const [x0, y0, x1, y1] = box;
  const words = pages
    .filter((candidate) => candidate.number === page)
    .flatMap((candidate) => candidate.words)
    .filter((word) => {
      // Evidence lies on the page as it is shown upright.
      const shown = word.shown ?? word.box;
      const [x, y] = [(shown[0] + shown[2]) / 2, (shown[1] + shown[3]) / 2];
      return x >= x0 - MARGIN && x <= x1 + MARGIN && y >= y0 - MARGIN && y <= y1 + MARGIN;
    })
    .map((word) => squashed(word.text));
  const quoted = text.split(/\s+/).map(squashed).filter(Boolean);
  const joined = words.join("");
  return (
    quoted.length > 0 &&
    (joined.includes(quoted.join("")) || quoted.every((part) => words.some((word) => word.includes(part))))
  );
}

const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d)[,\s](?=\d{3})/g, "").match(/\d+(\.\d+)?|\.\d+/g) ?? []).map(Number);

/** A decimal figure is a number in its quoted print, or the sum of all numbers quoted. */
export function textSaysValue(figure: Figure, { text }: Evidence): boolean {
  const value = figure.got ?? "";
  if (!/^-?\d+\.\d+$/.test(value)) return true;
  const [amount, numbers] = [Math.abs(Number(value)), numbersIn(text)];
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.includes(amount) || Math.abs(sum - amount) < 0.005;
}

export type Proof = "proved" | "no evidence" | "box without the text" | "text without the value";

/** Whether a figure returned as a fact is proved by its place on the page; undefined for what needs no print. */
export function proofOf(pages: readonly Page[], extraction: Extraction, figure: Figure): Proof | undefined {
  if (figure.got === undefined || WITHOUT_PRINT.has(figure.from.split(".").at(-1) ?? "")) return undefined;
  const evidence = evidenceFor(extraction, figure);
  if (!evidence) return "no evidence";
  if (!boxHoldsText(pages, evidence)) return "box without the text";
  return textSaysValue(figure, evidence) ? "proved" : "text without the value";
}
