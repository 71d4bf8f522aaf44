import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What a month brought, not what is still unpaid: a servicer has to print it, also where it is nothing. */
const OF_THE_MONTH =
  /^(?:your )?(?:total )?(?:new )?(?:late |other )?(?:fees|charges)(?:\s?(?:and|&|\/)\s?(?:other )?(?:fees|charges))?(?: (?:charged|assessed|imposed))?(?<when> since (?:your |the )?(?:last|previous|prior) (?:bill|statement)| (?:for )?this (?:billing )?(?:period|month|cycle|statement))?:?$/i;
const CHARGED = /\b(?:charged|assessed|imposed)\b/i;

const OF_THE_YEAR = /\b(?:year[\s-]to[\s-]date|y-?t-?d|so far this year|this year so far)\b/i;
/** Rows under a title that still belong to it. */
const UNDER_TITLE = 6;

const isOver = (title: Segment, cell: Segment): boolean =>
  title.page === cell.page && title.x0 < cell.x1 && cell.x0 < title.x1;

/** A title above the label or its amount says that the lines under it are of the year. */
function isUnderYear(label: Segment, amount: Segment, { rows }: Reading["sheet"]): boolean {
  return rows
    .slice(Math.max(0, label.row - UNDER_TITLE), label.row)
    .flatMap(({ segments }) => segments)
    .some((title) => OF_THE_YEAR.test(title.text) && (isOver(title, label) || isOver(title, amount)));
}

/** Whether an amount, or the cell left of it that names it, stands under a title of the year. */
export function isAmountOfYear(amount: Segment, sheet: Reading["sheet"]): boolean {
  const row = sheet.rows[amount.row]?.segments ?? [];
  return isUnderYear(row[row.indexOf(amount) - 1] ?? amount, amount, sheet);
}

/** As a lender has to print it, with a column of the period or in so many words. */
const INTEREST =
  /^total interest(?: (?:charged|charges))?(?<when> (?:for |in )?this (?:billing )?(?:period|month|cycle|statement))?:?$/i;
const BEGINS = /^total interest$/i;
const GOES_ON = /^(?:charged|charges|this period|for this period)$/i;
const OF_THE_PERIOD = /^(?:for )?this(?: (?:billing )?(?:period|month|cycle|statement))?$|^period$/i;

/** The words of a label, of which the second line may stand below its amounts. */
function labelOf(label: Segment, { rows }: Reading["sheet"]): { readonly text: string; readonly y1: number } {
  const text = label.text.trim();
  const below = BEGINS.test(text)
    ? rows
        .slice(label.row + 1, label.row + 3)
        .flatMap(({ segments }) => segments)
        .find(
          (cell) =>
            cell.page === label.page && Math.abs(cell.x0 - label.x0) < 0.01 && GOES_ON.test(cell.text.trim()),
        )
    : undefined;
  return below && below.y0 - label.y1 < label.y1 - label.y0
    ? { text: `${text} ${below.text.trim()}`, y1: below.y1 }
    : { text, y1: label.y1 };
}

/** Whether words without a figure go on directly below a label: "over the life of the loan". */
function goesOnBelow(label: Segment, { sheet, values }: Reading): boolean {
  return sheet.rows.slice(label.row + 1, label.row + 3).some(({ segments }) => {
    const isFigures = segments.some((cell) => values.get(cell)?.some(({ kind }) => kind === "money"));
    return (
      !isFigures &&
      segments.some(
        (cell) => isOver(label, cell) && cell.y0 - label.y1 < label.y1 - label.y0 && /[a-z]/i.test(cell.text),
      )
    );
  });
}

/** Interest of the month beside its label, where the label or the head of the column says of which time it is. */
export function chargedInterest(reading: Reading): Finding | undefined {
  const { sheet, values } = reading;
  const found = sheet.segments.flatMap((label) => {
    const { text, y1 } = labelOf(label, sheet);
    const match = INTEREST.exec(text);
    if (!match) return [];
    const isWhole = text !== label.text.trim() || match.groups?.["when"] !== undefined;
    if (!isWhole && goesOnBelow(label, reading)) return [];
    const right = sheet.rows
      .slice(label.row, label.row + 2)
      .flatMap(({ segments }) => segments)
      .filter((cell) => cell.page === label.page && cell.x0 >= label.x1 && cell.y0 < y1)
      .toSorted((a, b) => a.x0 - b.x0)[0];
    const value = right ? values.get(right)?.[0] : undefined;
    if (!right || value?.kind !== "money" || value.money.bare || value.money.amount < 0) return [];
    const isOfPeriod = sheet.rows
      .slice(Math.max(0, label.row - UNDER_TITLE), label.row)
      .flatMap(({ segments }) => segments)
      .some((title) => OF_THE_PERIOD.test(title.text.trim()) && isOver(title, right));
    if (match.groups?.["when"] === undefined && !isOfPeriod) return [];
    return isUnderYear(right, right, sheet)
      ? []
      : [makeFinding(formatMoney(value.money.amount), value.span, 0.95)];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Fees of the month beside a label that says so; none where two such labels differ. */
export function chargedFees({ sheet, values }: Reading): Finding | undefined {
  const found = sheet.rows.flatMap(({ segments }) =>
    segments.flatMap((label, index) => {
      const text = label.text.trim();
      const match = OF_THE_MONTH.exec(text);
      const right = segments[index + 1];
      const value = right ? values.get(right)?.[0] : undefined;
      const isOfMonth =
        match !== null &&
        (match.groups?.["when"] !== undefined ||
          (CHARGED.test(text) && right !== undefined && !isUnderYear(label, right, sheet)));
      return isOfMonth && value?.kind === "money" && !value.money.bare && value.money.amount >= 0
        ? [makeFinding(formatMoney(value.money.amount), value.span, 0.95)]
        : [];
    }),
  );
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
