import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;
type Named = { readonly name: string; readonly value: AccountValue; readonly row: number };
/** Where the part of an account begins, and its number in the overview. */
export type NamedSection = { readonly row: number; readonly number: string; readonly value: AccountValue };

const FEWEST_LETTERS = 4;
/** "Online Savings Account" of the overview heads its part as "Online Savings", and the other way round. */
const LAST_WORD = /account$/;

const centre = ({ y0, y1 }: Segment) => (y0 + y1) / 2;

/** The words left of a number in an overview: a narrow column breaks a name, so that its lines stand half a line above and below. */
function nameBeside({ span }: AccountValue, reading: Reading): string {
  const { segment } = span;
  const before = segment.text.slice(0, span.start).trim();
  if (before !== "") return before;
  const cells = reading.sheet.rows
    .slice(Math.max(0, segment.row - 1), segment.row + 2)
    .flatMap((row) => row.segments)
    .filter(
      (cell) =>
        cell.page === segment.page &&
        cell.x1 < segment.x0 &&
        Math.abs(centre(cell) - centre(segment)) < segment.y1 - segment.y0 &&
        (reading.values.get(cell) ?? []).length === 0,
    );
  return cells
    .toSorted((a, b) => a.y0 - b.y0)
    .map(({ text }) => text)
    .join(" ");
}

/** The accounts of an overview: rows of a name, a number and amounts. */
function listedAccounts(reading: Reading): Named[] {
  return reading.sheet.rows.flatMap((row) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const numbers = own.filter((value): value is AccountValue => value.kind === "account");
    const [value, other] = numbers;
    if (!value || other || !hasMoney(reading, row) || own.some(({ kind }) => kind === "date")) return [];
    const name = squash(nameBeside(value, reading)).replace(LAST_WORD, "");
    return name.length < FEWEST_LETTERS ? [] : [{ name, value, row: row.index }];
  });
}

const isTitle = ({ segments: [only, other] }: Row, name: string, { values }: Reading): boolean =>
  only !== undefined &&
  !other &&
  (values.get(only) ?? []).length === 0 &&
  squash(only.text).replace(LAST_WORD, "") === name;

/**
 * Accounts whose parts print no number: "Online Savings" and "High Yield CD" head them, and an overview above says which numbers these names
 * have. None unless each account of the overview has a part.
 */
export function namedSections(reading: Reading): NamedSection[] {
  const listed = listedAccounts(reading);
  const [last] = listed.slice(-1);
  const [names, numbers] = [
    new Set(listed.map(({ name }) => name)),
    new Set(listed.map(({ value }) => value.account.last4)),
  ];
  if (!last || listed.length < 2 || names.size < listed.length || numbers.size < listed.length) return [];
  const below = reading.sheet.rows.slice(last.row + 1);
  const sections = listed.flatMap(({ name, value }) => {
    const title = below.find((row) => isTitle(row, name, reading));
    return title ? [{ row: title.index, number: value.account.last4, value }] : [];
  });
  return sections.length < listed.length ? [] : sections.toSorted((a, b) => a.row - b.row);
}
