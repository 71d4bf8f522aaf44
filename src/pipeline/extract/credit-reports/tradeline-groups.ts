import type { Segment } from "../layout/sheet.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { type Anchor, columnAt, columnEdges, isInside, joinNames, nameLists } from "./group-names.ts";
import { lineStartOf, type Statement, statementsOf } from "./group-statements.ts";
import { wordsOfGroup } from "./group-words.ts";
import { isRunningText } from "./running-text.ts";
import {
  endsAccounts,
  isApart,
  isListOfState,
  isSuperseded,
  type Section,
  sectionOf,
} from "./tradeline-sections.ts";
import { figureOf, type Tradeline, tidy } from "./tradeline-words.ts";

/** What stands between one name and the next. */
type Group = { readonly anchor: Anchor; readonly statements: Statement[] };

const AMOUNTS = ["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"] as const;

/** Gives each amount to the last name before it, in its own column where there are several; after the accounts none is given. */
function cut(
  anchors: readonly Anchor[],
  statements: readonly Statement[],
  ends: readonly number[],
  reading: Reading,
): Group[] {
  const edges = columnEdges(anchors);
  const groups = anchors.map((anchor): Group => ({ anchor, statements: [] }));
  for (const statement of statements) {
    const { row, x0 } = statement.cell;
    const column = columnAt(edges, x0);
    const group = groups.findLast(
      ({ anchor: { cell } }) =>
        cell.row <= row && (edges.length === 0 || columnAt(edges, cell.x0) === column),
    );
    if (!group) continue;
    const opened = group.anchor.cell.row;
    if (ends.some((end) => end > opened && end <= row)) continue;
    if (isUnderLargerPrint(group.anchor.cell, row, reading)) continue;
    group.statements.push(statement);
  }
  // Names behind the accounts are those of collectors and of those who asked.
  const first = groups.find((group) => figuresOf(group, reading).has("balance"))?.anchor.cell.row ?? 0;
  return withoutRemarks(
    oncePerName(groups).filter(({ anchor }) => !isApart(anchor.cell.row, first, reading)),
  );
}

/** A name over an account that is printed again among its labels is one name. */
function oncePerName(groups: readonly Group[]): Group[] {
  const once: Group[] = [];
  for (const group of groups) {
    const before = once.at(-1);
    const isAgain =
      before?.anchor.name.value === group.anchor.name.value &&
      before.statements.every(({ meaning }) => meaning === undefined);
    if (isAgain) before.statements.push(...group.statements);
    else once.push(group);
  }
  return once;
}

/** How much longer than the longest of the others the last account may be. */
const LONGER = 1.6;

const reachOf = ({ anchor: { cell } }: Group, statement: Statement): number =>
  statement.cell.page === cell.page ? statement.cell.y1 - cell.y0 : Number.POSITIVE_INFINITY;

/** Running text in which no other account is told is advice or an offer: "Refinance and pay $450 a month." */
const isInSentence = ({ cell }: Statement): boolean => isRunningText(cell.text);

/** No name follows the last account: what stands much further below its name than in the others is a remark of the report. */
function withoutRemarks(groups: Group[]): Group[] {
  const last = groups.findLast(({ statements }) => statements.length > 0);
  const others = groups
    .filter((group) => group !== last)
    .flatMap((group) =>
      group.statements
        .filter(({ meaning, cell }) => meaning !== undefined || cell.row === group.anchor.cell.row)
        .map((statement) => reachOf(group, statement)),
    )
    .filter(Number.isFinite);
  if (!last || others.length === 0) return groups;
  const most = Math.max(...others) * LONGER;
  const isTold = groups.some((group) => group !== last && group.statements.some(isInSentence));
  const own = isTold ? last.statements : last.statements.filter((statement) => !isInSentence(statement));
  const statements = own.filter(
    (statement) => reachOf(last, statement) <= most || reachOf(last, statement) === Number.POSITIVE_INFINITY,
  );
  return groups.map((group) => (group === last ? { ...group, statements } : group));
}

/** A line in larger print than the name opens another part of the report. */
const LARGER = 1.12;

function isUnderLargerPrint(name: Segment, row: number, { sheet }: Reading): boolean {
  const height = name.y1 - name.y0;
  return sheet.rows.slice(name.row + 1, row + 1).some(({ segments }) => {
    const [heading, another] = segments;
    return (
      heading !== undefined &&
      !another &&
      heading.x0 <= name.x0 + 0.02 &&
      /^[A-Z][A-Za-z]/.test(heading.text) &&
      heading.y1 - heading.y0 > LARGER * height
    );
  });
}

/** How far below the line of a name an amount set halfway to the next line of its account may begin, in heights of the name. */
const HALFWAY = 0.6;

/**
 * Whether a cell stands in the line of a name, or in a line of amounts alone right of it, halfway to the next line of the account: a line
 * that begins under the name ("Account ending 4821   $8,000") says something else.
 */
function isBesideName({ cell: name }: Anchor, cell: Segment, reading: Reading): boolean {
  if (cell.row === name.row) return cell !== name;
  const isNext = cell.row === name.row + 1 && cell.page === name.page;
  return isNext && cell.y0 - name.y1 < HALFWAY * (name.y1 - name.y0) && lineStartOf(cell, reading) > name.x1;
}

/** What a group says: the first amount of each field, with a doubt where another one contradicts it. */
function figuresOf({ anchor, statements }: Group, reading: Reading): Map<string, Finding> {
  const figures = new Map<string, Finding>();
  for (const field of AMOUNTS) {
    const own = statements.filter(({ meaning }) => meaning === field);
    const [first] = own;
    const finding = first && figureOf(first.value);
    if (!finding) continue;
    if (own.some(({ value }) => figureOf(value)?.value !== finding.value))
      finding.doubt = "The report prints two amounts for this figure.";
    figures.set(field, finding);
  }
  const bare = statements.filter(
    ({ meaning, cell }) => meaning === undefined && isBesideName(anchor, cell, reading),
  );
  const [only] = bare;
  // What stands beside the name itself is what is owed, whatever a line below it says of a balance.
  const alone = only && bare.length === 1 ? figureOf(only.value) : undefined;
  const isTold = statements.some(
    ({ meaning, cell }) =>
      meaning === "balance" && (cell === anchor.cell || isBesideName(anchor, cell, reading)),
  );
  if (alone && !isTold) figures.set("balance", alone);
  return figures;
}

/** How well names of one style cut the amounts: a group has one balance, and no field twice. */
function worthOf(groups: readonly Group[], total: number | undefined, reading: Reading): number {
  let worth = 0;
  let whole = 0;
  for (const group of groups) {
    const figures = figuresOf(group, reading);
    const doubts = [...figures.values()].filter(({ doubt }) => doubt).length;
    if (figures.has("balance")) {
      worth += 1 + 0.3 * Math.min(3, figures.size) - 2 * doubts;
      whole += 1;
    } else worth -= group.statements.some(({ meaning }) => meaning !== undefined) ? 0.6 : 0.15;
  }
  return whole > 1 && whole === total ? worth * 1.4 : worth;
}

/** What speaks against a style: amounts of accounts that no name owns, and names in the middle of a row. */
function slipsOf(groups: readonly Group[], statements: readonly Statement[], reading: Reading): number {
  const owned = new Set(groups.flatMap((group) => group.statements));
  const lost = statements.filter(
    (statement) => statement.meaning && statement.meaning !== "other" && !owned.has(statement),
  );
  const anchors = groups.map(({ anchor }) => anchor);
  const inside = anchors.filter((anchor) => isInside(anchor, anchors, reading));
  return 0.3 * lost.length + 0.6 * inside.length;
}

/** Where the part of each group ends: at the next name of its column, at the heading of another list, or where the accounts end. */
function endOf(
  group: Group,
  groups: readonly Group[],
  stops: readonly number[],
  edges: readonly number[],
): number {
  const own = group.anchor.cell;
  const column = columnAt(edges, own.x0);
  const next = groups
    .map(({ anchor }) => anchor.cell)
    .filter((cell) => cell.row > own.row && (edges.length === 0 || columnAt(edges, cell.x0) === column))
    .map(({ row }) => row);
  return Math.min(...next, ...stops.filter((row) => row > own.row), Number.POSITIVE_INFINITY);
}

/** Rows between a first name and the heading of its list. */
const HEADING_REACH = 4;

/** Headings of lists, where there is one over the first account: "Auto loan" in the middle of an account is a word of that account. */
function sectionsOf(groups: readonly Group[], reading: Reading): { row: number; section: Section }[] {
  const first = groups[0]?.anchor.cell.row ?? 0;
  const { rows } = reading.sheet;
  const found = rows.flatMap((row) => {
    const section = sectionOf(row);
    // Kinds with their sums one below another are an overview.
    const isListed = [rows[row.index - 1], rows[row.index + 1]].some(
      (other) => other?.page === row.page && row.segments.length > 1 && sectionOf(other) !== undefined,
    );
    return section && !isListed ? [{ row: row.index, section, isOfState: isListOfState(row) }] : [];
  });
  const over = found.filter(({ row }) => row < first && row >= first - HEADING_REACH);
  return found.filter(
    ({ row, section, isOfState }) =>
      over.some((other) => (other.section.kind === undefined) === (section.kind === undefined)) ||
      (over.length > 0 && isOfState && row > first),
  );
}

/** "Closed accounts" behind lists of several kinds heads accounts of any kind. */
function isBehindKinds(above: readonly { readonly section: Section }[]): boolean {
  const kinds = above.filter(({ section }) => section.kind);
  const first = above.findIndex(({ section }) => section.status);
  return kinds.length > 1 && first === kinds.length && first >= 0;
}

function lineOf(
  group: Group,
  end: number,
  reading: Reading,
  edges: readonly number[],
  over: Section,
): Tradeline | undefined {
  const figures = figuresOf(group, reading);
  if (figures.size === 0) return undefined;
  const { cell, name } = group.anchor;
  const column = columnAt(edges, cell.x0);
  const part = cellsWhere(
    reading,
    (own) =>
      own.row >= cell.row && own.row < end && (edges.length === 0 || columnAt(edges, own.x0) === column),
  );
  const { kind, status, collected } = wordsOfGroup(part, cell, name.value, reading, over);
  // A paid account may show dashes; a heading with an amount has no kind.
  if (!figures.has("balance") && !(kind && status)) return undefined;
  return {
    creditor: name,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(collected ? { isCollected: true } : {}),
    figures: tidy(kind, figures),
  };
}

/** One name over one amount may be any heading. */
const isList = (groups: readonly Group[], reading: Reading): boolean =>
  groups.filter((group) => figuresOf(group, reading).has("balance")).length > 1 ||
  groups.some((group) => figuresOf(group, reading).has("balance") && figuresOf(group, reading).size > 1);

/** Amounts that nothing names outnumber the others in a table: its headings tell what they are. */
function isUnderstood(groups: readonly Group[]): boolean {
  const all = groups.flatMap(({ statements }) => statements);
  const bare = all.filter(({ meaning }) => meaning === undefined).length;
  return bare <= all.length - bare + groups.length;
}

/**
 * The accounts of a report whatever its form: amounts are understood by the words beside, above, below or around them, and belong to the
 * name before them. Names are those cells, all printed alike, that cut the amounts into groups with one balance each.
 */
export function fromGroups(reading: Reading, total?: number): Tradeline[] {
  const statements = statementsOf(reading);
  const { rows } = reading.sheet;
  const ends = rows.filter(endsAccounts).map(({ index }) => index);
  let best: { groups: Group[]; worth: number } | undefined;
  for (const style of nameLists(reading)) {
    const groups = cut(joinNames(style, reading), statements, ends, reading);
    const worth = worthOf(groups, total, reading) - slipsOf(groups, statements, reading);
    if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { groups, worth };
  }
  if (!best || !isList(best.groups, reading) || !isUnderstood(best.groups)) return [];
  const anchors = best.groups.map(({ anchor }) => anchor);
  const first = best.groups.filter(({ anchor }) => !isInside(anchor, anchors, reading));
  const groups = first.length * 2 > best.groups.length ? first : best.groups;
  const edges = columnEdges(groups.map(({ anchor }) => anchor));
  const sections = sectionsOf(groups, reading);
  const isDivided = sections.some(
    ({ row, section }) => section.status === "closed" && row > (groups[0]?.anchor.cell.row ?? 0),
  );
  const stops = [...ends, ...sections.map(({ row }) => row)];
  return groups.flatMap((group) => {
    const above = sections.filter(({ row }) => row < group.anchor.cell.row);
    const ofKind = above.findLast(({ section }) => section.kind);
    const [heading] = rows[ofKind?.row ?? -1]?.segments ?? [];
    const isOver =
      heading && !isSuperseded(heading, group.anchor.cell, reading.sheet) && !isBehindKinds(above);
    const kind = isOver ? ofKind?.section.kind : undefined;
    // Where the closed ones have a list of their own, the others are open.
    const status =
      above.findLast(({ section }) => section.status)?.section.status ?? (isDivided ? "open" : undefined);
    const over = { ...(kind ? { kind } : {}), ...(status ? { status } : {}) };
    return lineOf(group, endOf(group, groups, stops, edges), reading, edges, over) ?? [];
  });
}
