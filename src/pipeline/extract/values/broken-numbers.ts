import type { Segment, Sheet } from "../layout/sheet.ts";
import type { PrintedValue } from "./find-values.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;

/** How a number goes on in the next line: with digits, in groups like those before. */
const GOES_ON = /^(?<digits>\d{1,8}(?:-\d{1,8})*)(?=[.,;:)]*(?:\s|$))/;

/** "... account 4455 6677" over "8899, which": fours of a number in a line of running text. */
const LONG_LINE = 40;
const IN_FOURS = /^\d{4}(?:\s\d{4}){1,2}$/;
const NEXT_FOUR = /^\d{4}[.,;]/;

/** The line below at the same edge, or the one that a paragraph goes on with. */
function lineBelow(segment: Segment, { rows }: Sheet): Segment | undefined {
  const height = segment.y1 - segment.y0;
  return rows
    .slice(segment.row + 1, segment.row + 4)
    .flatMap(({ segments }) => segments)
    .find(
      (other) =>
        other.page === segment.page &&
        other.y0 - segment.y1 < height &&
        other.y0 > segment.y0 + 0.5 * height &&
        other.x0 < segment.x1 &&
        other.x1 > segment.x0 &&
        Math.abs(other.x0 - segment.x0) < 1.5 * height,
    );
}

/**
 * A number that its line breaks behind a hyphen ("account number 123-456-" over "789.") with the rest of it. Where the rest is not found its
 * end is not known, and the number is none.
 */
export function wholeNumber(value: AccountValue, sheet: Sheet): AccountValue | undefined {
  const { segment, end, text } = value.span;
  const below = lineBelow(segment, sheet)?.text ?? "";
  const isHyphened = /^\s?[-‐‑–]$/.test(segment.text.slice(end)) && /\d$/.test(text);
  const isOpen = end === segment.text.length && segment.text.length >= LONG_LINE && IN_FOURS.test(text);
  if (!isHyphened && !(isOpen && NEXT_FOUR.test(below))) return value;
  const rest = GOES_ON.exec(below)?.groups?.["digits"];
  if (rest === undefined) return undefined;
  const last4 = `${text}${rest}`.replaceAll(/[^A-Z\d]/gi, "").slice(-4);
  return { ...value, account: { ...value.account, last4 } };
}
