import { stack } from "../candidates/find-labels.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { meaningOf } from "./amount-meaning.ts";
import { isAmount } from "./group-statements.ts";
import {
  creditorIn,
  FORM_NOUN,
  hasCreditor,
  isCreditorName,
  isPartOfReport,
  withoutCount,
} from "./tradeline-words.ts";

/** A name that may open an account. */
export type Anchor = { readonly cell: Segment; readonly name: Finding };

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

const IS_FIRM = /\b(?:bank|union|financial|finance|llc|inc|corp|n\.?a\.?)\b/i;

/** Whether a cell announces something rather than naming somebody: "Balance", "Account type: Revolving". */
function announces({ text: printed }: Segment): boolean {
  const text = (withoutCount(printed).split(/\s[-–—|·]\s|\(/)[0] ?? "").trim();
  const colon = text.indexOf(":");
  const label = colon > 0 ? text.slice(0, colon) : text;
  if (colon > 0 || formFields.has(squash(label))) return true;
  return (meaningOf(text) !== undefined || FORM_NOUN.test(text)) && !IS_FIRM.test(text);
}

/** What stands in the place of a value. */
const NO_NAME =
  /^(?:(?:not|first|last|never)\s(?:reported|late)|months?|none|n\/?a|on time|current|fair|good|poor|excellent|very good|authori[sz]ed user)$/i;

/** "Creditor: EXAMPLE BANK" */
function labelledName(cell: Segment): Finding | undefined {
  const colon = cell.text.indexOf(":");
  if (colon < 0 || formFields.get(squash(cell.text.slice(0, colon))) !== "creditor") return undefined;
  const text = cell.text.slice(colon + 1).trim();
  const start = cell.text.lastIndexOf(text);
  return /[A-Za-z]{2}/.test(text) ? makeFinding(text, spanOf(cell, start, cell.text.length), 0.9) : undefined;
}

/** "Lender   EXAMPLE BANK" in two cells. */
function nameBeside(cell: Segment, reading: Reading): Finding | undefined {
  const row = reading.sheet.rows[cell.row]?.segments ?? [];
  const label = row[row.indexOf(cell) - 1];
  const isLabel = label && row[0] === label && formFields.get(squash(label.text)) === "creditor";
  return isLabel && isCreditorName(cell.text) ? creditorIn(cell, reading.values.get(cell) ?? []) : undefined;
}

/** "EXAMPLE BANK", "1ST EXAMPLE FCU". */
const BEGINS_AS_NAME = /^(?:[A-Z]|\d{1,3}(?:ST|ND|RD|TH|st|nd|rd|th)\s+[A-Z])/;
const LISTED = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|[•*–-])\s+(?=[A-Z\d])/;

function anchorOf(cell: Segment, reading: Reading): Anchor | undefined {
  const said = subjectOf(cell);
  if (said) return { cell, name: said };
  const text = withoutCount(cell.text.trim());
  if (!/[A-Za-z]{2}/.test(text.replaceAll(/[Xx]{2,}/g, "")) || !isCreditorName(text) || isPartOfReport(text))
    return undefined;
  if (announces(cell) || !BEGINS_AS_NAME.test(text.replace(LISTED, ""))) return undefined;
  const name = creditorIn(cell, reading.values.get(cell) ?? []);
  return name && hasCreditor({ creditor: name }) && !NO_NAME.test(name.value) ? { cell, name } : undefined;
}

const isCapitals = (text: string) => /[A-Z]/.test(text) && !/[a-z]{2}/.test(text);
const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.max(a, b);

type Style = { readonly height: number; readonly capitals: boolean; readonly bold: boolean };

const styleOf = ({ cell, name }: Anchor): Style => ({
  height: cell.y1 - cell.y0,
  capitals: isCapitals(name.value),
  bold: cell.words[0]?.word.bold === true,
});

const REPEATED = 3;
/** How much the heights of names printed alike differ, as a share; those of recognised words depend on their letters too. */
const ALIKE = 0.08;
const ALIKE_ON_PICTURES = 0.16;

/** Names of one kind: printed alike, and beginning at one edge. */
function stylesOf(anchors: readonly Anchor[], share: number): Anchor[][] {
  const kinds: { style: Style; list: Anchor[] }[] = [];
  for (const anchor of anchors) {
    const style = styleOf(anchor);
    const kind = kinds.find(
      (known) =>
        known.style.capitals === style.capitals &&
        known.style.bold === style.bold &&
        near(known.style.height, style.height, share),
    );
    if (kind) kind.list.push(anchor);
    else kinds.push({ style, list: [anchor] });
  }
  const lists = kinds.map(({ list }) => list);
  // Words that stand in every account may be a label that no list knows.
  const counts = new Map<string, number>();
  for (const { name } of anchors) counts.set(name.value, (counts.get(name.value) ?? 0) + 1);
  const unlike = lists.map((list) => list.filter(({ name }) => (counts.get(name.value) ?? 0) < REPEATED));
  // Names may be in capitals or not in one list.
  const sizes = Map.groupBy(anchors, ({ cell }) => Math.round((cell.y1 - cell.y0) * 1000));
  return [...lists, ...unlike, ...sizes.values()].flatMap((list) => [...edgesOf(list), list]);
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
export function columnEdges(anchors: readonly Anchor[]): number[] {
  const rows = Map.groupBy(anchors, ({ cell }) => cell.row);
  const isBeside = [...rows.values()].some((list) => list.length > 1);
  return isBeside ? edgesOf(anchors).map((edge) => edge[0]?.cell.x0 ?? 0) : [];
}

export const columnAt = (edges: readonly number[], x: number) =>
  edges.findLastIndex((edge) => x >= edge - 0.02);

const hasAmount = (cell: Segment, reading: Reading): boolean =>
  (reading.values.get(cell) ?? []).some(({ kind }) => kind === "money");

/** Two lines of one name: nothing stands between them and they are set close. */
export function joinNames(anchors: readonly Anchor[], reading: Reading): Anchor[] {
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
      !hasAmount(before.cell, reading) &&
      !hasAmount(anchor.cell, reading) &&
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

/** Lists of names, each of cells printed alike or announced alike: one of them may be that of the accounts. */
export function nameLists(reading: Reading): Anchor[][] {
  const { segments } = reading.sheet;
  const labelled = segments.flatMap((cell) => {
    const name = labelledName(cell) ?? nameBeside(cell, reading);
    return name ? [{ cell, name }] : [];
  });
  const all = segments.flatMap((cell) => (isAmount(reading, cell) ? [] : (anchorOf(cell, reading) ?? [])));
  const isPicture = all.some(({ name }) => name.evidence.confidence < 1);
  return [
    ...(labelled.length > 1 ? [labelled] : []),
    ...stylesOf(all, ALIKE),
    ...(isPicture ? stylesOf(all, ALIKE_ON_PICTURES) : []),
  ];
}

/** Columns of letters and numbers stand before names; other words do not. */
const MARK = 4;

/** Whether words stand before the name in its row that are no name of this kind themselves. */
export function isInside({ cell }: Anchor, anchors: readonly Anchor[], { sheet }: Reading): boolean {
  const row = sheet.rows[cell.row]?.segments ?? [];
  const [before] = row.slice(0, row.indexOf(cell)).filter(({ text }) => text.trim().length >= MARK);
  return (
    before !== undefined &&
    formFields.get(squash(before.text)) !== "creditor" &&
    !anchors.some((other) => other.cell === before)
  );
}
