import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What the heading of an account says it is: something owed, or a share of the member's. */
export type TitledAs = "loan" | "card" | "share";

/** Something owed, or what was lent for, and what names a share: the one list for whatever asks which of them a heading is. */
const WORDS =
  /\b(?<owed>loans?|mortgage|equity|line\sof\scredit|credit\sline|heloc|vehicles?|auto(?![\s-]?(?:pay|debit|transfer|save))|visa|master\s?card|credit\scard)\b|\b(?:shares?|drafts?|checking|savings|money\s?market|certificates?|club|escrow|fund|check|debit)\b/gi;
const CARD = /\b(?:visa|master\s?card|credit\scard)\b/i;
/** "SHARE 09 MORTGAGE", "S11": a suffix of shares outranks whatever the share is called. */
const OF_SHARES = /^\W*(?:S\s?\d|shares?\s?(?:id|suffix|sfx|no\.?)?[\s#:.]*[A-Z]?\d)/i;
const OF_LOANS = /^\W*L\s?\d{1,4}\b/;
/** What is linked to an account, or secures it, and the usual words of a bank's name are no account's name. */
const BESIDE = /\([^)]*[a-z]{3}[^)]*\)?|\bsavings\s(?:and|&)\sloan\b/gi;
const BEHIND = /\b(?:with|linked|secured\sby|from|to|for)\b.*/i;

/** A cell up to its first figure, and whether it ends there. A suffix looks like a number of many kinds, and is part of the title. */
function untilFigure(segment: Row["segments"][number], { values }: Reading): { text: string; ends: boolean } {
  const figures = (values.get(segment) ?? []).filter(
    (value) =>
      value.kind === "percent" || value.kind === "date" || (value.kind === "money" && !value.money.bare),
  );
  const [first] = figures.map(({ span }) => span.start).toSorted((a, b) => a - b);
  return { text: segment.text.slice(0, first), ends: first !== undefined };
}

/** The cells of a title, as they are printed up to the row's first figure. */
function titleCells(row: Row, reading: Reading): string[] {
  const cells = row.segments.map((segment) => untilFigure(segment, reading));
  const end = cells.findIndex(({ ends }) => ends);
  return cells.slice(0, end < 0 ? undefined : end + 1).map(({ text }) => text);
}

/** What a row prints up to its first figure. */
export const titleText = (row: Row, reading: Reading): string => titleCells(row, reading).join(" ");

/** The last word of a name says what it names: a "mortgage saver checking" is no mortgage, a "share secured loan" no share. */
function lastWord(cell: string): { readonly isOwed: boolean } | undefined {
  const name = cell.replaceAll(BESIDE, " ").replace(BEHIND, "");
  const last = [...name.matchAll(WORDS)].at(-1);
  return last && { isOwed: last.groups?.["owed"] !== undefined };
}

/** What a title names, by the first of its cells that says so. */
export function titledAs(row: Row, reading: Reading): TitledAs | undefined {
  const cells = titleCells(row, reading);
  const text = cells.join(" ");
  if (OF_SHARES.test(text)) return "share";
  const [named] = cells.flatMap((cell) => lastWord(cell) ?? []);
  const isOwed = OF_LOANS.test(text) || named?.isOwed === true;
  if (!isOwed) return named && "share";
  return CARD.test(text) ? "card" : "loan";
}
