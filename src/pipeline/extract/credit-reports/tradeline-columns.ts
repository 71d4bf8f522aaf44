import { parseMoney } from "#engine/money/parse-money.ts";
import { stack } from "../candidates/find-labels.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { amountsIn, type Line, pairIn } from "./column-amounts.ts";
import { labelledAmounts } from "./labelled-amounts.ts";
import { codedStatus } from "./status-codes.ts";
import { type Column, CREDITOR, type Head, headAt, heightOf, overlaps } from "./tradeline-column-heads.ts";
import { endsAccounts, isApart, sectionKind, sectionStatus, stateOverTable } from "./tradeline-sections.ts";
import { paymentsInTerms } from "./tradeline-terms.ts";
import {
  creditorIn,
  isCollected,
  isCreditorName,
  isListHeading,
  isPartOfReport,
  kindOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

/** The column of a cell: the one whose heading it stands under, else the nearest. */
function columnAt(columns: readonly Column[], box: { readonly x0: number; readonly x1: number }): number {
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const shared = Math.min(column.x1, box.x1) - Math.max(column.x0, box.x0);
    const away = Math.min(
      Math.abs(column.x0 - box.x0),
      Math.abs(column.x1 - box.x1),
      Math.abs(column.x0 + column.x1 - box.x0 - box.x1) / 2,
    );
    const rank = shared > 0 ? away * 0.3 - shared : away;
    if (rank < nearest) [best, nearest] = [index, rank];
  }
  return best;
}

/** Amounts stand under the edge of their column rather than under its heading: those that fit one heading alone widen it. */
function widen(head: Head, body: readonly Row[], reading: Reading): Head {
  const columns = head.columns.map((column) => ({ ...column }));
  for (const cell of body.flatMap((row) => row.segments))
    for (const value of reading.values.get(cell) ?? []) {
      const under = head.columns.flatMap((column, index) => (overlaps(column, value.span) ? [index] : []));
      const column = under.length === 1 ? columns[under[0] ?? -1] : undefined;
      if (value.kind !== "money" || !column) continue;
      column.x0 = Math.min(column.x0, value.span.x0);
      column.x1 = Math.max(column.x1, value.span.x1);
    }
  // Names of different lengths begin at one edge: a long one shows below which heading the short ones stand.
  const words = body
    .flatMap((row) => row.segments)
    .filter((cell) => (reading.values.get(cell) ?? []).length === 0);
  for (const cell of words) {
    const under = head.columns.flatMap((column, index) => (overlaps(column, cell) ? [index] : []));
    const column = under.length === 1 ? columns[under[0] ?? -1] : undefined;
    if (column && words.some((other) => other !== cell && Math.abs(other.x0 - cell.x0) < 0.004))
      column.x0 = Math.min(column.x0, cell.x0);
  }
  return { ...head, columns };
}

/** Cells of one account may be centred beside a name of two lines: lines that overlap are one row. */
function bandsOf(rows: readonly Row[]): Row[] {
  const bands: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const band = bands.at(-1);
    // Lines of one cell stand below each other and stay lines.
    const isBeside = !rows[index - 1]?.segments.some((cell) =>
      row.segments.some((own) => overlaps(own, cell)),
    );
    const height = Math.min(heightOf(row), band ? heightOf(band.segments.at(-1) ?? band) : 1);
    if (band && isBeside && band.page === row.page && band.y1 - row.y0 > OVERLAP * height)
      bands[bands.length - 1] = {
        ...band,
        segments: [...band.segments, ...row.segments],
        y1: Math.max(band.y1, row.y1),
      };
    else bands.push(row);
  }
  return bands.map((band) => ({
    ...band,
    segments: band.segments.toSorted((a, b) => (Math.abs(a.x0 - b.x0) < 0.01 ? a.y0 - b.y0 : a.x0 - b.x0)),
  }));
}

/** Share of a line that another covers when both belong to one row; lines set close cover less. */
const OVERLAP = 0.3;

/** "PUBLIC RECORDS: 0   COLLECTIONS: 0": what the whole file counts stands below its accounts. */
const COUNTS_OF_FILE =
  /^(?:public records?|(?:total |number of |# ?)?(?:inquir\w*|collections?|trade ?lines?|trades))\s*(?<count>:|\d+$|$)/i;

/** "TRADES", "Collections" alone between rows head more accounts; a colon or a figure behind them counts those above. */
function countsFile({ segments: [first, second] }: Row): boolean {
  const count = COUNTS_OF_FILE.exec(first?.text.trim() ?? "")?.groups?.["count"];
  return count !== undefined && (count !== "" || /^\d+$/.test(second?.text.trim() ?? ""));
}

const isBareHeading = ({ segments: [first, second] }: Row): boolean =>
  first !== undefined && !second && COUNTS_OF_FILE.test(first.text.trim());

/** The rows below a head that belong to its table. */
function bodyOf(head: Head, end: number, reading: Reading): Row[] {
  const body: Row[] = [];
  let last = head.rows.at(-1);
  for (const row of bandsOf(reading.sheet.rows.slice((last?.index ?? 0) + 1, end))) {
    if (!last || row.page !== last.page) break;
    const height = heightOf(last.segments[0] ?? last);
    if (row.segments.length === 1 && row.y0 - last.y1 > 1.2 * height && body.length > 0) break;
    if (row.y0 - last.y1 > 4 * height) break;
    if (countsFile(row)) break;
    if (row.segments.slice(0, 2).some(({ text }) => /^(?:grand )?totals?\b/i.test(text.trim()))) break;
    // The heading of the next list is no word of the account above it.
    const [only, another] = row.segments;
    if (!only || another || !(isListHeading(only.text) || isBareHeading(row))) body.push(row);
    last = row;
  }
  return body;
}

type Entry = { readonly name: Segment; readonly rows: Row[] };

/** The masked part of an account number is no name. */
const isName = (cell: Segment) =>
  /[A-Za-z]{2}/.test(cell.text.replaceAll(/[Xx]{2,}/g, "")) && isCreditorName(cell.text);

/** Lines of one account stand closer than accounts do, where the two differ at all. */
function isTight(row: Row, before: Row | undefined, body: readonly Row[]): boolean {
  // What stands below the last account in a cell or two ("COLLECTIONS: 0") is no line of the list.
  const end = body.findLastIndex(({ segments }) => segments.length > 3);
  const pitches = body.slice(1, end + 1).map((next, index) => next.y0 - (body[index]?.y0 ?? 0));
  const [least, most] = [Math.min(...pitches), Math.max(...pitches)];
  return before !== undefined && most > 1.35 * least && row.y0 - before.y0 < 1.15 * least;
}

/** A name of two lines, the name and a number, may be centred beside the amounts: its first line stands alone above them. */
function nameAbove(row: Row, before: Row | undefined, names: number, head: Head): Segment | undefined {
  const [only, another] = before?.segments ?? [];
  const isAlone = only !== undefined && !another && columnAt(head.columns, only) === names && isName(only);
  return isAlone && row.y0 - only.y1 < 0.3 * heightOf(only) ? only : undefined;
}

/** A name in capitals that goes on in the line below; its address and number have digits. */
const NAME_REST = /^[A-Z][A-Z&/'. -]*$/;

/** The space between two lines of one cell, and how much higher than the lower one stands what is centred beside both, in line heights. */
const LINE_SPACE = 0.4;
const HIGHER = 0.2;

const middleOf = ({ y0, y1 }: Segment): number => (y0 + y1) / 2;

/** Whether the other cells of a row stand between the lines of a name rather than beside the lower one. */
function areBetween(beside: Segment, above: Segment, row: Row): boolean {
  const height = heightOf(beside);
  const middles = row.segments.filter((cell) => cell !== beside).map(middleOf);
  const [middle] = middles.toSorted((a, b) => a - b).slice(Math.floor(middles.length / 2));
  return (
    middle !== undefined &&
    middle < middleOf(beside) - HIGHER * height &&
    middle > middleOf(above) + HIGHER * height &&
    beside.y0 - above.y1 < LINE_SPACE * height
  );
}

/** Lines that run into each other, or have the amounts between them, are those of one cell: a name of two lines beside amounts that are centred, on a page that is askew. */
function overlapping(beside: Segment, above: Segment | undefined, row: Row): Segment | undefined {
  const isOne =
    above !== undefined &&
    (beside.y0 < above.y1 || areBetween(beside, above, row)) &&
    NAME_REST.test(above.text.trim()) &&
    NAME_REST.test(beside.text.trim());
  return isOne ? stack(above, beside) : undefined;
}

/** The body cut where a name begins an account beside amounts in the other columns. */
function entriesOf(head: Head, body: readonly Row[], reading: Reading): Entry[] {
  const names = head.columns.findIndex((column) => CREDITOR.test(column.heading));
  const columnsIn = (row: Row) => new Set(row.segments.map((cell) => columnAt(head.columns, cell))).size;
  const entries: Entry[] = [];
  for (const [index, row] of body.entries()) {
    const beside = row.segments.find((cell) => columnAt(head.columns, cell) === names && isName(cell));
    const above = nameAbove(row, body[index - 1], names, head);
    const joined = beside && overlapping(beside, above, row);
    const name = joined ?? beside ?? above;
    const amounts = row.segments.filter((cell) =>
      (reading.values.get(cell) ?? []).some((value) => value.kind === "money"),
    );
    const others = row.segments.filter(
      (cell) => cell !== (beside ?? name) && columnAt(head.columns, cell) > names,
    );
    const opened = entries.at(-1)?.rows[0];
    const isMore = opened && isTight(row, body[index - 1], body) && columnsIn(row) < columnsIn(opened);
    if (name && amounts.length >= 1 && others.length >= 2 && !isMore) {
      // The upper line was taken for one of the account before.
      if (joined) entries.at(-1)?.rows.pop();
      entries.push({ name, rows: [row] });
    } else entries.at(-1)?.rows.push(row);
  }
  return entries;
}

function nameOf({ name, rows }: Entry, head: Head): Segment {
  const names = columnAt(head.columns, name);
  const below = [...(rows[0]?.segments ?? []), ...(rows[1]?.segments ?? [])].find(
    (cell) =>
      cell.y0 > name.y0 && columnAt(head.columns, cell) === names && !name.text.endsWith(cell.text.trim()),
  );
  const goesOn = below && NAME_REST.test(name.text.trim()) && NAME_REST.test(below.text.trim());
  const isKind = goesOn && (isPartOfReport(below.text) || statusOf([below.text]) !== undefined);
  return goesOn && !isKind ? stack(name, below) : name;
}

/** No code of a column that says whose the account is ("B", "JT") is longer. */
const CODE_LETTERS = 2;

/** A code in the narrow column left of the names may run into a name: it stands left of the heading over them, under its own. */
function withoutCode(creditor: Finding, whole: Segment, name: Segment, head: Head): Finding {
  const names = head.columns.findIndex((column) => CREDITOR.test(column.heading));
  const [own, codes] = [head.columns[names], head.columns[names - 1]];
  const [first, next] = name.words;
  if (!own || !codes || !first || !next || first.word.text.length > CODE_LETTERS) return creditor;
  if (!creditor.value.startsWith(`${first.word.text} `) || !overlaps(codes, first) || overlaps(own, first))
    return creditor;
  const rest = creditor.value.slice(first.word.text.length).trim();
  const start = whole.text.indexOf(rest);
  return makeFinding(rest, spanOf(whole, start, start + rest.length), creditor.score);
}

/** What stands in a column of one account, line by line. */
function linesIn(column: number, entry: Entry, head: Head, reading: Reading): Line[] {
  const isOfPayment = head.columns[column]?.parts.some(
    (part) => part === "monthlyPayment" || part === "terms",
  );
  const isOfEither = head.columns[column]?.parts.join() === "limitOrOriginal";
  return entry.rows.flatMap((row) =>
    row.segments.flatMap((cell): Line[] => {
      const values = (reading.values.get(cell) ?? []).filter(
        (value) =>
          value.kind === "money" || (value.kind === "number" && value.span.text === cell.text.trim()),
      );
      const pair = isOfEither && columnAt(head.columns, cell) === column ? pairIn(cell) : [];
      if (pair.length > 0) return pair;
      const terms = isOfPayment ? paymentsInTerms(cell) : [];
      // The notation says what an amount in it is: "419" in "72 X 419" is paid a month.
      const others = values.filter(
        ({ span }) => !terms.some((term) => term.span.end > span.start && term.span.start < span.end),
      );
      const own = [...others, ...terms].filter((value) => columnAt(head.columns, value.span) === column);
      if (own.length > 0) return own.map((value) => ({ text: value.span.text, value }));
      return values.length === 0 && columnAt(head.columns, cell) === column
        ? [{ text: cell.text.trim() }]
        : [];
    }),
  );
}

/** "60M", "048 MOS" under "Terms": what is paid back in so many months was lent at once. */
const MONTHS = /(?<![$\d,.])0?\d{2,3}\s?M(?:OS?|ONTHS?)?\b/i;

/**
 * "CLOSED ACCOUNT; PAID IN FULL 12/25" below a name: a remark begins with the state, an address has it in its middle. "TRANSFERRED FROM
 * ANOTHER LENDER" and "CLOSED END LOAN" are said of open accounts.
 */
const STATE_REMARK =
  /^\W*(?:(?:remarks?|comments?)\s*:\s*)?(?:account\s+(?:is\s+|was\s+)?)?(?:closed(?![\s-]+end\b)|paid|transferred(?!\s+(?:in|from)\b))\b/i;

const remarkedState = (texts: readonly string[]): Tradeline["status"] =>
  statusOf(texts.filter((text) => STATE_REMARK.test(text)));

function lineOf(entry: Entry, head: Head, reading: Reading): Tradeline | undefined {
  const whole = nameOf(entry, head);
  const printed = creditorIn(whole, reading.values.get(whole) ?? []);
  const creditor = printed && withoutCode(printed, whole, entry.name, head);
  if (!creditor) return undefined;
  const figures = new Map<string, Finding>();
  for (const [index, column] of head.columns.entries()) {
    if ([...column.parts, ...column.lines].every((part) => part === undefined || part === "skip")) continue;
    for (const [field, finding] of amountsIn(linesIn(index, entry, head, reading), column))
      if (!figures.has(field)) figures.set(field, finding);
  }
  for (const [field, finding] of labelledAmounts(entry.rows, entry.name, reading))
    if (!figures.has(field)) figures.set(field, finding);
  const cells = entry.rows.flatMap((row) => row.segments);
  const names = columnAt(head.columns, entry.name);
  const under = (pattern: RegExp) =>
    head.columns.flatMap((column, index) =>
      pattern.test(column.heading) && index !== names
        ? [
            cells
              .filter((cell) => columnAt(head.columns, cell) === index)
              .map((cell) => cell.text)
              .join(" "),
          ]
        : [],
    );
  const texts = cells.filter((cell) => columnAt(head.columns, cell) !== names).map((cell) => cell.text);
  const besideName = cells.filter(
    (cell) =>
      columnAt(head.columns, cell) === names && cell !== entry.name && !creditor.value.includes(cell.text),
  );
  const kinds = [...under(/type|kind|loan(?!amount)/), ...texts, ...besideName.map((cell) => cell.text)];
  const kind =
    kindOf([...kinds, creditor.value]) ??
    sectionKind(reading, entry.rows[0]?.index ?? 0, head.rows[0]?.index) ??
    (under(/terms/).some((text) => MONTHS.test(text)) ? "loan" : undefined);
  const [isOpen = ""] = under(/^(?:is|still)?open$/);
  const status =
    (/^(?:y|yes)$/i.test(isOpen) ? "open" : /^(?:n|no)$/i.test(isOpen) ? "closed" : undefined) ??
    statusOf(under(/status|state$|condition|comment|remark/)) ??
    codedStatus(under(/stat|condition/), figures.get("balance")?.value) ??
    statusOf(texts) ??
    stateOverTable(reading, head.rows[0]?.index ?? 0) ??
    sectionStatus(reading, entry.rows[0]?.index ?? 0) ??
    remarkedState(besideName.map(({ text }) => text));
  return {
    creditor,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(isCollected(texts) ? { isCollected: true } : {}),
    figures: tidy(kind, figures),
  };
}

/** Six or seven digits without a sign are taken for an account's number, except where they stand among amounts. */
const LONG_AMOUNT = /^[1-9]\d{5,6}$/;

function withLongAmounts(head: Head, body: readonly Row[], reading: Reading): Reading {
  const cells = body.flatMap((row) => row.segments);
  const holdsMoney = (cell: Segment) => (reading.values.get(cell) ?? []).some(({ kind }) => kind === "money");
  const columns = new Set(cells.filter(holdsMoney).map((cell) => columnAt(head.columns, cell)));
  const values = new Map(reading.values);
  for (const cell of cells) {
    const column = columnAt(head.columns, cell);
    const isOfAmounts = head.columns[column]?.parts.some((part) => part !== undefined && part !== "skip");
    const amount = LONG_AMOUNT.test(cell.text.trim()) ? parseMoney(cell.text.trim()) : undefined;
    if (amount === undefined || !isOfAmounts || !columns.has(column) || holdsMoney(cell)) continue;
    const span = spanOf(cell, 0, cell.text.length);
    const money = { start: 0, end: cell.text.length, amount, bare: true, odd: false };
    values.set(cell, [{ kind: "money", span, money }]);
  }
  return { sheet: reading.sheet, values, allValues: [...values.values()].flat() };
}

/** Rows between the heading of a list and the headings of its columns. */
const HEADING_REACH = 3;

const isUnderOtherHeading = (row: number, { sheet }: Reading): boolean =>
  sheet.rows
    .slice(Math.max(0, row - HEADING_REACH), row)
    // "Inquiries  2" over a table is the last line of an overview.
    .some((over) => over.segments.length === 1 && endsAccounts(over));

/** The accounts of tables whose headings or cells run over several lines: a creditor with its address, a limit over a high balance. */
export function fromColumns(reading: Reading): Tradeline[] {
  const heads: Head[] = [];
  for (let index = 0; index < reading.sheet.rows.length; index++) {
    const head = headAt(index, reading);
    if (!head) continue;
    heads.push(head);
    index = head.rows.at(-1)?.index ?? index;
  }
  const [first] = heads;
  // A table of collectors' claims is printed much like that of the accounts before it.
  const listed = heads.filter(
    ({ rows: [row] }) =>
      !row ||
      !(isApart(row.index, first?.rows[0]?.index ?? 0, reading) || isUnderOtherHeading(row.index, reading)),
  );
  return listed.flatMap((printed) => {
    const index = heads.indexOf(printed);
    const body = bodyOf(printed, heads[index + 1]?.rows[0]?.index ?? reading.sheet.rows.length, reading);
    const head = widen(printed, body, reading);
    const amounts = withLongAmounts(head, body, reading);
    return entriesOf(head, body, amounts).flatMap((entry) => lineOf(entry, head, amounts) ?? []);
  });
}
