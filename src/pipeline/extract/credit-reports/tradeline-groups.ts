import { stack } from "../candidates/find-labels.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { meaningOf } from "./amount-meaning.ts";
import { isAmount, type Statement, statementsOf } from "./group-statements.ts";
import { wordsOfGroup } from "./group-words.ts";
import { endsAccounts, type Section, sectionOf } from "./tradeline-sections.ts";
import {
  amountFinding,
  creditorIn,
  isCreditorName,
  isPartOfReport,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

/** A name that may open an account. */
type Anchor = { readonly cell: Segment; readonly name: Finding };

/** What stands between one name and the next. */
type Group = { readonly anchor: Anchor; readonly statements: Statement[] };

const AMOUNTS = ["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"] as const;

/** "EXAMPLE BANK is a credit card opened in 2015": the name ends at the verb. */
const SUBJECT =
  /^(?<name>[A-Z][\w&/'.,-]*(?:\s+(?:[A-Z0-9][\w&/'.-]*|of|the|and|for|&|\/|-))*)\s+(?:is|was|has|had|reports?|shows?|opened|lent|holds|says)\s/;
const PRONOUN =
  /^(?:it|its|this|that|these|there|you|your|we|our|they|their|the|a|an|in|on|at|as|of|with|using|nobody|no|none|each|every|what|who|last|next|since|score|my|here)\b/i;
const SPEAKS_OF_DEBT = /card|loan|mortgage|credit|lease|account|line|debt/i;

function subjectOf(cell: Segment): Finding | undefined {
  const name = SUBJECT.exec(cell.text)?.groups?.["name"];
  if (!name || name.length > 45 || PRONOUN.test(name) || isPartOfReport(name)) return undefined;
  if (!SPEAKS_OF_DEBT.test(cell.text.slice(name.length))) return undefined;
  return makeFinding(name, spanOf(cell, 0, name.length), 0.85);
}

/** Whether a cell announces something rather than naming somebody: "Balance", "Account type: Revolving". */
function announces({ text: printed }: Segment): boolean {
  const text = printed.split("(")[0] ?? "";
  const colon = text.indexOf(":");
  const label = colon > 0 ? text.slice(0, colon) : text;
  if (formFields.has(squash(label))) return true;
  if (colon > 0) return true;
  return (
    meaningOf(text) !== undefined && !/\b(?:bank|union|financial|finance|llc|inc|corp|n\.?a\.?)\b/i.test(text)
  );
}

function anchorOf(cell: Segment, reading: Reading): Anchor | undefined {
  const said = subjectOf(cell);
  if (said) return { cell, name: said };
  const text = cell.text.trim();
  if (!/[A-Za-z]{2}/.test(text.replaceAll(/[Xx]{2,}/g, "")) || !isCreditorName(text) || isPartOfReport(text))
    return undefined;
  if (announces(cell) || /^[^A-Z]/.test(text.replace(/^\d{1,2}[.)]?\s+/, ""))) return undefined;
  const name = creditorIn(cell, reading.values.get(cell) ?? []);
  return name && !isPartOfReport(name.value) ? { cell, name } : undefined;
}

const isCapitals = (text: string) => /[A-Z]/.test(text) && !/[a-z]{2}/.test(text);
const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.max(a, b);

type Style = { readonly height: number; readonly capitals: boolean; readonly bold: boolean };

const styleOf = ({ cell, name }: Anchor): Style => ({
  height: cell.y1 - cell.y0,
  capitals: isCapitals(name.value),
  bold: cell.words[0]?.word.bold === true,
});

/** Names of one kind: printed alike, and beginning at one edge. */
function stylesOf(anchors: readonly Anchor[]): Anchor[][] {
  const kinds: { style: Style; list: Anchor[] }[] = [];
  for (const anchor of anchors) {
    const style = styleOf(anchor);
    const kind = kinds.find(
      (known) =>
        known.style.capitals === style.capitals &&
        known.style.bold === style.bold &&
        near(known.style.height, style.height, 0.08),
    );
    if (kind) kind.list.push(anchor);
    else kinds.push({ style, list: [anchor] });
  }
  const lists = kinds.map(({ list }) => list);
  // Names may be in capitals or not in one list.
  const sizes = Map.groupBy(anchors, ({ cell }) => Math.round((cell.y1 - cell.y0) * 1000));
  return [...lists, ...sizes.values()].flatMap((list) => [...edgesOf(list), list]);
}

function edgesOf(list: readonly Anchor[]): Anchor[][] {
  const edges: Anchor[][] = [];
  for (const anchor of list.toSorted((a, b) => a.cell.x0 - b.cell.x0)) {
    const edge = edges.at(-1);
    if (edge?.[0] && anchor.cell.x0 - edge[0].cell.x0 < 0.015) edge.push(anchor);
    else edges.push([anchor]);
  }
  return edges.map((edge) => edge.toSorted((a, b) => a.cell.row - b.cell.row));
}

/** Cards side by side: each edge at which two or more names begin is a column. */
function columnEdges(anchors: readonly Anchor[]): number[] {
  const rows = Map.groupBy(anchors, ({ cell }) => cell.row);
  const isBeside = [...rows.values()].some((list) => list.length > 1);
  return isBeside ? edgesOf(anchors).map((edge) => edge[0]?.cell.x0 ?? 0) : [];
}

const columnAt = (edges: readonly number[], x: number) => edges.findLastIndex((edge) => x >= edge - 0.02);

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
  return withoutRemarks(groups);
}

/** How much longer than the longest of the others the last account may be. */
const LONGER = 1.6;

const reachOf = ({ anchor: { cell } }: Group, statement: Statement): number =>
  statement.cell.page === cell.page ? statement.cell.y1 - cell.y0 : Number.POSITIVE_INFINITY;

/** No name follows the last account: what stands much further below its name than in the others is a remark of the report. */
function withoutRemarks(groups: Group[]): Group[] {
  const last = groups.findLast(({ statements }) => statements.length > 0);
  const others = groups
    .filter((group) => group !== last)
    .flatMap((group) => group.statements.map((statement) => reachOf(group, statement)))
    .filter(Number.isFinite);
  if (!last || others.length === 0) return groups;
  const most = Math.max(...others) * LONGER;
  const statements = last.statements.filter(
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

/** What a group says: the first amount of each field, with a doubt where another one contradicts it. */
function figuresOf({ anchor, statements }: Group): Map<string, Finding> {
  const figures = new Map<string, Finding>();
  for (const field of AMOUNTS) {
    const own = statements.filter(({ meaning }) => meaning === field);
    const [first] = own;
    const finding = first && amountFinding(first.value);
    if (!finding) continue;
    if (own.some(({ value }) => amountFinding(value)?.value !== finding.value))
      finding.doubt = "The report prints two amounts for this figure.";
    figures.set(field, finding);
  }
  const bare = statements.filter(
    ({ meaning, cell }) => meaning === undefined && cell.row === anchor.cell.row && cell !== anchor.cell,
  );
  const [only] = bare;
  // What stands beside the name itself is what is owed, whatever a line below it says of a balance.
  const alone = only && bare.length === 1 ? amountFinding(only.value) : undefined;
  if (alone) figures.set("balance", alone);
  return figures;
}

/** How well names of one style cut the amounts: a group has one balance, and no field twice. */
function worthOf(groups: readonly Group[], total: number | undefined): number {
  let worth = 0;
  let whole = 0;
  for (const group of groups) {
    const figures = figuresOf(group);
    const doubts = [...figures.values()].filter(({ doubt }) => doubt).length;
    if (figures.has("balance")) {
      worth += 1 + 0.3 * Math.min(3, figures.size) - 2 * doubts;
      whole += 1;
    } else worth -= group.statements.some(({ meaning }) => meaning !== undefined) ? 0.6 : 0.15;
  }
  return whole > 1 && whole === total ? worth * 1.4 : worth;
}

/** Two lines of one name: nothing stands between them and they are set close. */
function joinNames(anchors: readonly Anchor[], reading: Reading): Anchor[] {
  const joined: Anchor[] = [];
  for (const anchor of anchors) {
    const before = joined.at(-1);
    const height = anchor.cell.y1 - anchor.cell.y0;
    const isRest =
      before !== undefined &&
      before.cell.page === anchor.cell.page &&
      anchor.cell.row === before.cell.row + 1 &&
      anchor.cell.y0 - before.cell.y1 < 0.5 * height &&
      Math.abs(anchor.cell.x0 - before.cell.x0) < 0.012 &&
      reading.sheet.rows[before.cell.row]?.segments.length === 1 &&
      isCapitals(before.name.value) &&
      isCapitals(anchor.name.value);
    if (!isRest) {
      joined.push(anchor);
      continue;
    }
    const both = stack(before.cell, anchor.cell);
    joined[joined.length - 1] = {
      cell: before.cell,
      name: makeFinding(both.text, spanOf(both, 0, both.text.length), 0.85),
    };
  }
  return joined;
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
  const found = reading.sheet.rows.flatMap((row) => {
    const section = sectionOf(row);
    return section ? [{ row: row.index, section }] : [];
  });
  return found.some(({ row }) => row < first && row >= first - HEADING_REACH) ? found : [];
}

function lineOf(
  group: Group,
  end: number,
  reading: Reading,
  edges: readonly number[],
  over: Section,
): Tradeline | undefined {
  const figures = figuresOf(group);
  if (!figures.has("balance")) return undefined;
  const { cell, name } = group.anchor;
  const column = columnAt(edges, cell.x0);
  const part = cellsWhere(
    reading,
    (own) =>
      own.row >= cell.row && own.row < end && (edges.length === 0 || columnAt(edges, own.x0) === column),
  );
  const { kind, status, collected } = wordsOfGroup(part, cell, name.value, reading, over);
  return {
    creditor: name,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(collected ? { isCollected: true } : {}),
    figures: tidy(kind, figures),
  };
}

/** One name over one amount may be any heading. */
const isList = (groups: readonly Group[]): boolean =>
  groups.filter((group) => figuresOf(group).has("balance")).length > 1 ||
  groups.some((group) => figuresOf(group).has("balance") && figuresOf(group).size > 1);

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
  const names = rows.flatMap(({ segments }) =>
    segments.flatMap((cell) => (isAmount(reading, cell) ? [] : (anchorOf(cell, reading) ?? []))),
  );
  let best: { groups: Group[]; worth: number } | undefined;
  for (const style of stylesOf(names)) {
    const groups = cut(joinNames(style, reading), statements, ends, reading);
    const worth = worthOf(groups, total);
    if (worth > (best?.worth ?? 0)) best = { groups, worth };
  }
  if (!best || !isList(best.groups) || !isUnderstood(best.groups)) return [];
  const { groups } = best;
  const edges = columnEdges(groups.map(({ anchor }) => anchor));
  const sections = sectionsOf(groups, reading);
  const stops = [...ends, ...sections.map(({ row }) => row)];
  return groups.flatMap((group) => {
    const above = sections.filter(({ row }) => row < group.anchor.cell.row).map(({ section }) => section);
    const kind = above.findLast((section) => section.kind)?.kind;
    const status = above.findLast((section) => section.status)?.status;
    const over = { ...(kind ? { kind } : {}), ...(status ? { status } : {}) };
    return lineOf(group, endOf(group, groups, stops, edges), reading, edges, over) ?? [];
  });
}
