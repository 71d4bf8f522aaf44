import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type Cell, describe, findingOf, isMoney, OF_ALL, OF_THE_FIRST, rollOf } from "./line-parts.ts";

const FIRST = /^(?:opening|beginning|starting|previous|prior) (?:principal )?balance:?$/i;
const LAST = /^(?:closing|ending|new|current) (?:principal )?balance:?$/i;

/** A balance with a label of its own, in the cell right of it. */
type Balance = { readonly row: number; readonly label: Segment; readonly value: MoneyValue };

/** Rows from `from` up to `to` describe one part of the line; its movements stand between two balances. */
type Section = {
  readonly from: number;
  readonly to: number;
  readonly first: Balance;
  readonly last: Balance;
};

function balancesOf({ sheet, values }: Reading, name: RegExp): Balance[] {
  return sheet.rows.flatMap(({ segments, index }) =>
    segments.flatMap((label, at) => {
      const right = segments[at + 1];
      const value = right ? values.get(right)?.[0] : undefined;
      return name.test(label.text.trim()) && isMoney(value) && !value.money.bare
        ? [{ row: index, label, value }]
        : [];
    }),
  );
}

const amountOf = ({ value }: Balance): number => value.money.amount;

/** Left edges that differ by less begin in one line. */
const ALIGNED = 0.02;

/** The balance that each part begins with, one under another; the first of three or more may be that of all of them. */
function firstBalances(reading: Reading): Balance[] {
  const found = balancesOf(reading, FIRST);
  const left = found.at(-1)?.label.x0 ?? 0;
  const aligned = found.filter(({ label }) => Math.abs(label.x0 - left) < ALIGNED);
  const [total, ...parts] = aligned;
  const sum = parts.reduce((all, part) => all + amountOf(part), 0);
  return total && parts.length > 1 && sum === amountOf(total) ? parts : aligned;
}

const gapAbove = (rows: readonly Row[], index: number): number => {
  const [row, above] = [rows[index], rows[index - 1]];
  return row && above && row.page === above.page ? row.y0 - above.y0 : 0;
};

/** The line after the widest space: where a new part begins. */
function titleBetween(rows: readonly Row[], after: number, upTo: number): number {
  let best = upTo;
  for (let index = after + 1; index < upTo; index++)
    if (gapAbove(rows, index) > gapAbove(rows, best) + 0.001) best = index;
  return best;
}

const heightOf = (cell: Segment): number => cell.y1 - cell.y0;
const isBold = ({ words }: Segment): boolean => words.every(({ word }) => word.bold === true);

/**
 * The nearest line above the first part that is printed like the titles of the others: at their left edge, without a figure, under as
 * wide a space; else in their print.
 */
function titleAbove(
  { sheet: { rows }, values }: Reading,
  upTo: number,
  other: number,
  space: number,
): number | undefined {
  const [like] = rows[other]?.segments ?? [];
  const alike = rows.slice(0, upTo).filter(({ segments: [title, ...cells] }) => {
    if (!like || !title || Math.abs(title.x0 - like.x0) > ALIGNED / 2) return false;
    const isBare = [title, ...cells].every((cell) =>
      (values.get(cell) ?? []).every(({ kind }) => !FIGURES.has(kind)),
    );
    return isBare && isBold(title) === isBold(like);
  });
  const inSpace = alike.findLast(({ index }) => gapAbove(rows, index) >= SPACE_OF_PART * space);
  const inPrint = alike.findLast(({ segments: [title] }) => {
    const [own, theirs] = [title && heightOf(title), like && heightOf(like)];
    return own !== undefined && theirs !== undefined && Math.abs(own - theirs) < 0.05 * theirs;
  });
  return (inSpace ?? inPrint)?.index;
}

const FIGURES: ReadonlySet<PrintedValue["kind"]> = new Set(["money", "percent", "date"]);

/** How much of the space above the title of a part sets others apart, and ends the last one. */
const SPACE_OF_PART = 0.8;

function sectionsOf(reading: Reading): Section[] {
  const { rows } = reading.sheet;
  const firsts = firstBalances(reading);
  const lasts = balancesOf(reading, LAST);
  const pairs = firsts.flatMap((first, index) => {
    const next = firsts[index + 1]?.row ?? rows.length;
    const last = lasts.find(({ row }) => row > first.row && row < next);
    return last ? [{ first, last }] : [];
  });
  if (pairs.length < 2 || pairs.length < firsts.length) return [];
  const titles = pairs
    .slice(1)
    .map(({ first }, index) => titleBetween(rows, pairs[index]?.last.row ?? 0, first.row));
  const space = Math.min(...titles.map((title) => gapAbove(rows, title) || 1));
  const top = titleAbove(reading, pairs[0]?.first.row ?? 0, titles[0] ?? 0, space);
  if (top === undefined) return [];
  const bottom = rows.findIndex(
    (row, index) =>
      index > (pairs.at(-1)?.last.row ?? 0) &&
      (row.page !== rows[index - 1]?.page || gapAbove(rows, index) >= SPACE_OF_PART * space),
  );
  const starts = [top, ...titles, bottom < 0 ? rows.length : bottom];
  return pairs.map((pair, index) => ({
    ...pair,
    from: starts[index] ?? 0,
    to: starts[index + 1] ?? rows.length,
  }));
}

/** Labels with the values right of them, wherever they stand in a part. */
function cellsOf({ sheet, values }: Reading): Cell[] {
  return sheet.rows.flatMap(({ segments }) =>
    segments.flatMap((label, index) => {
      const right = segments[index + 1];
      const found = right ? (values.get(right) ?? []) : [];
      return found.length > 0 && (values.get(label) ?? []).length === 0
        ? [{ name: label.text.trim(), values: found }]
        : [];
    }),
  );
}

/** What rolls from the only first balance of a paper to the last one below it. */
export function onlyRolled(reading: Reading): ReadonlyMap<string, Finding> {
  const [first, other] = balancesOf(reading, FIRST);
  const last = first && balancesOf(reading, LAST).find(({ row }) => row > first.row);
  if (!first || !last || other) return new Map();
  return rollOf({ heading: "", cells: movements({ first, last }, reading) })?.findings ?? new Map();
}

/** The movements of a part, where they are listed under each other from its first balance to its last. */
function movements({ first, last }: Pick<Section, "first" | "last">, part: Reading): Cell[] {
  return part.sheet.rows.slice(first.row, last.row + 1).flatMap(({ segments }) => {
    const at = segments.findIndex((cell) => Math.abs(cell.x0 - first.label.x0) < ALIGNED / 2);
    const right = at < 0 ? undefined : segments[at + 1];
    const name = segments[at]?.text.trim() ?? "";
    return right ? [{ name, values: part.values.get(right) ?? [] }] : [];
  });
}

/** All that is owed on the parts together stands outside of them. */
function isTotalPrinted({ allValues }: Reading, sections: readonly Section[]): boolean {
  const sum = sections.reduce((all, { last }) => all + amountOf(last), 0);
  return allValues.some(
    (value) =>
      isMoney(value) &&
      value.money.amount === sum &&
      !sections.some(({ from, to }) => value.span.segment.row >= from && value.span.segment.row < to),
  );
}

/** The month, the due day and the like are those of the paper, unless a part has its own. */
const OWN_FIRST: ReadonlySet<string> = new Set(["accountLast4", "paymentDueDate"]);
/** What the cells and the sum of a part say more surely than its labels alone. */
const BALANCES = ["previousBalance", "currentBalance"] as const;

/**
 * The parts of a line of credit one under another, each with a title, figures and movements of its own: what varies, then each amount
 * that was fixed. Each leads from a first balance to a last one, by itself or as one of those that sum to what is owed. `readPart` reads
 * the figures of one part.
 */
export function lineSections(
  reading: Reading,
  whole: AccountReading,
  readPart: (part: Reading) => AccountReading,
): AccountReading[] {
  const sections = sectionsOf(reading);
  const parts = sections.map((section) => {
    const part = partOf(reading, ({ index }) => index >= section.from && index < section.to);
    return { section, part, roll: rollOf({ heading: "", cells: movements(section, part) }) };
  });
  if (parts.length < 2) return [];
  if (!isTotalPrinted(reading, sections) && parts.some(({ roll }) => !roll)) return [];
  return parts.map(({ section, part, roll }, index) => {
    const { account, checks } = readPart(part);
    const own = account.findings;
    const findings = new Map<string, Finding>(own);
    // "Payment" alone is as often the one to come.
    if (!checks.some(({ name, passed }) => passed && name === "card-balance-roll-forward"))
      findings.delete("paymentsAndCredits");
    for (const field of [...OF_ALL, ...(index === 0 ? OF_THE_FIRST : [])]) {
      const finding = whole.account.findings.get(field);
      if (finding && !(OWN_FIRST.has(field) && own.has(field))) findings.set(field, finding);
    }
    for (const [field, balance] of [
      [BALANCES[0], section.first],
      [BALANCES[1], section.last],
    ] as const)
      findings.set(field, findingOf(balance.value, amountOf(balance)));
    for (const [field, finding] of [
      ...describe({ heading: "", cells: cellsOf(part) }, whole.dates.dayFirst),
      ...(roll?.findings ?? []),
    ])
      findings.set(field, finding);
    return {
      ...whole,
      account: { kind: whole.account.kind, findings },
      checks: roll ? [roll.check] : index === 0 ? [totalCheck(sections)] : [],
      reading: part,
      hasOwnRows: true as const,
    };
  });
}

function totalCheck(sections: readonly Section[]) {
  const amounts = sections.map(({ last }) => amountOf(last));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const detail = `${amounts.map((amount) => formatMoney(cents(amount))).join(" + ")} = ${formatMoney(cents(sum))}`;
  return { name: "loan-groups-balance", passed: true, detail };
}
