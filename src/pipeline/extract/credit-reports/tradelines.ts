import type { AccountKind } from "#contract/extraction.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Block, findBlocks } from "../layout/blocks.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import { tradelineColumns, tradelineLabels } from "../lexicon/report-labels.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { fromCards } from "./tradeline-cards.ts";
import {
  amountFinding,
  creditorIn,
  isCreditorName,
  isListHeading,
  kindOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

const LEXICON = compileLexicon(tradelineLabels, []);
const FIGURES = ["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"] as const;

/** "Open Accounts", "Closed" above a table or a list of blocks. */
function sectionStatus(reading: Reading, row: number): "open" | "closed" | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const segments = reading.sheet.rows[index]?.segments ?? [];
    if (segments.length !== 1) continue;
    const text = squash(segments[0]?.text ?? "");
    if (/^(?:your)?(?:open|active|currentlyopen)(?:accounts?|tradelines|creditaccounts)?\d*$/.test(text))
      return "open";
    if (/^(?:your)?(?:closed|paidclosed|inactive)(?:accounts?|tradelines|creditaccounts)?\d*$/.test(text))
      return "closed";
  }
  return undefined;
}

/** "Credit cards" or "Home loans" above a table. */
function sectionKind(reading: Reading, row: number): AccountKind | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const [only, another] = reading.sheet.rows[index]?.segments ?? [];
    if (only && !another && isListHeading(only.text))
      return kindOf([only.text.replace(/\s*\(\d+\)$/, "").replace(/s$/i, "")]);
  }
  return undefined;
}

/** A number below a hundred in a column of amounts without sign and cents is an amount too. */
function smallAmount(table: Table, index: number, row: Row): Finding | undefined {
  const column = table.columns[index];
  const isBare = table.rows.some(({ values }) => {
    const value = values.get(index);
    return value?.kind === "money" && value.money.bare;
  });
  const cell = row.segments.find(
    ({ x0, x1, text }) =>
      column && /^\d{1,2}$/.test(text.trim()) && Math.min(x1, column.x1) > Math.max(x0, column.x0),
  );
  return isBare && cell
    ? makeFinding(`${Number(cell.text)}.00`, spanOf(cell, 0, cell.text.length), 0.9)
    : undefined;
}

function fromTable(table: Table, reading: Reading): Tradeline[] {
  const fields = new Map<string, number>();
  for (const [index, column] of table.columns.entries()) {
    const field = tradelineColumns.find(([, pattern]) => pattern.test(squash(column.heading)))?.[0];
    if (field && field !== "skip" && !fields.has(field)) fields.set(field, index);
  }
  if (!fields.has("balance") || fields.size < 2) return [];
  return table.rows.flatMap((entry) => {
    const cell = entry.row.segments[0];
    const creditor = cell ? creditorIn(cell, reading.values.get(cell) ?? []) : undefined;
    if (!creditor || /^totals?\b/i.test(creditor.value)) return [];
    const texts = entry.row.segments.slice(1).map((segment) => segment.text);
    const kind = kindOf([...texts, creditor.value]) ?? sectionKind(reading, entry.row.index);
    const status = statusOf(texts) ?? sectionStatus(reading, entry.row.index);
    const figures = new Map<string, Finding>();
    for (const [field, index] of fields) {
      const value = entry.values.get(index);
      const finding = value ? amountFinding(value) : smallAmount(table, index, entry.row);
      if (finding) figures.set(field, finding);
    }
    return [
      {
        creditor,
        ...(kind ? { kind } : {}),
        ...(status ? { status } : {}),
        figures: tidy(kind, figures),
      },
    ];
  });
}

/** The words that a label announces: after it, right of it, or below it. */
function wordsAfter(part: Reading, label: RegExp): string[] {
  const found: string[] = [];
  for (const segment of part.sheet.segments) {
    const match = label.exec(segment.text);
    if (!match || match.index > 0) continue;
    const rest = segment.text.slice(match[0].length).trim();
    if (rest !== "") {
      found.push(rest);
      continue;
    }
    const row = part.sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const below = part.sheet.rows
      .slice(segment.row + 1, segment.row + 3)
      .flatMap((next) => next.segments)
      .find((other) => Math.abs(other.x0 - segment.x0) < 0.02);
    // Side by side the value follows its label; stacked, the next cell is the next label.
    for (const cell of [right, below]) if (cell) found.push(cell.text);
  }
  return found;
}

const TYPE =
  /^(?:(?:account|loan|credit|portfolio|debt)\s*(?:\/\s*(?:account|loan)\s*)?)?type\s*:?\s*|^kind\s*:?\s*|^type of (?:account|loan)\s*:?\s*/i;
const STATUS = /^(?:account|current|loan)?\s*status\s*:?\s*|^open\s*\/\s*closed\s*:?\s*|^condition\s*:?\s*/i;

/** "Original Loan Amount" says nothing about the kind: bureaus print it over cards as well. */
const LABEL_OF_AMOUNT = /\bamount\b|\bpayment\b/i;

/** "Terms: $120 per month" */
const PER_MONTH = /^\s*(?:per|a|each|every|\/)\s*mo(?:nth)?\b|^\s*monthly\b/i;

function monthlyTerms(part: Reading): Finding | undefined {
  const value = part.allValues.find(
    ({ kind, span }) => kind === "money" && PER_MONTH.test(span.segment.text.slice(span.end)),
  );
  return value && amountFinding(value);
}

/** "Type:" with "Revolving" below it: a word that is a value must not claim the amount on its right. */
function isWordUnderLabel(segment: Segment, part: Reading): boolean {
  if ((part.values.get(segment) ?? []).length > 0 || segment.text.trim().endsWith(":")) return false;
  const above = part.sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .findLast((row) => row.segments.length > 0);
  return (
    above?.segments.some(
      (other) => other.text.trim().endsWith(":") && Math.abs(other.x0 - segment.x0) < 0.012,
    ) === true
  );
}

function fromBlock(block: Block, reading: Reading): Tradeline | undefined {
  const part = cellsWhere(reading, (segment) => block.segments.has(segment));
  const figured = cellsWhere(part, (segment) => !isWordUnderLabel(segment, part));
  const candidates = pairValues(
    figured.sheet,
    figured.values,
    findLabels(figured.sheet, figured.values, LEXICON),
  );
  const figures = new Map<string, Finding>();
  for (const field of FIGURES) {
    const [best] = candidates
      .filter((candidate) => candidate.field === field && candidate.value.kind === "money")
      .toSorted((a, b) => b.score - a.score);
    const finding = best ? amountFinding(best.value) : undefined;
    if (finding) figures.set(field, finding);
  }
  if (!figures.has("balance") && !figures.has("creditLimit") && !figures.has("originalBalance"))
    return undefined;
  const terms = figures.has("monthlyPayment") ? undefined : monthlyTerms(part);
  if (terms) figures.set("monthlyPayment", terms);
  const named = [...block.title, ...part.sheet.segments.slice(0, 2)];
  const [{ segment: name, finding: creditor } = {}] = named
    .filter((segment) => isCreditorName(segment.text))
    .flatMap((segment) => {
      const values = (reading.values.get(segment) ?? []).filter((value) => value.kind !== "money");
      const finding = creditorIn(segment, values);
      return finding ? [{ segment, finding }] : [];
    });
  if (!name || !creditor) return undefined;
  const texts = part.sheet.segments.map((segment) => segment.text).filter((text) => !isListHeading(text));
  // "EXAMPLE BANK - Credit Card": what follows the name says of which kind.
  const besideName = name.text.slice(name.text.indexOf(creditor.value) + creditor.value.length);
  const others = texts
    .slice(1)
    .filter((text) => text.replace(TYPE, "") !== "" && !LABEL_OF_AMOUNT.test(text));
  const kind = kindOf([...wordsAfter(part, TYPE), besideName, ...others, creditor.value]);
  const closedOn = part.sheet.segments.some(
    (segment) => /date\s*closed|closed\s*on/i.test(segment.text) && hasDate(part, segment),
  );
  const status =
    statusOf(wordsAfter(part, STATUS)) ??
    statusOf([besideName]) ??
    (closedOn
      ? "closed"
      : statusOf(
          texts.filter((text) => text.length < 30 && !/current balance|current payment|date/i.test(text)),
        )) ??
    sectionStatus(reading, name.row);
  return {
    creditor,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    figures: tidy(kind, figures),
  };
}

/** A day printed in or right of a cell. */
function hasDate(part: Reading, segment: Segment): boolean {
  const row = part.sheet.rows[segment.row]?.segments ?? [];
  return [segment, row[row.indexOf(segment) + 1]].some(
    (cell) => cell !== undefined && (part.values.get(cell) ?? []).some((value) => value.kind === "date"),
  );
}

/** Rows of an overview by kind ("Revolving 3 $2,345") are sums, not accounts. */
function looksLikeAccounts(lines: readonly Tradeline[]): boolean {
  const sums = lines.filter((line) =>
    /^(?:revolving|instal+ment|mortgages?|real estate|other|total|collections?|credit cards?|auto loans?|student loans?|loans?)$/i.test(
      line.creditor.value,
    ),
  );
  return lines.length > 0 && sums.length * 2 <= lines.length;
}

const factsOf = (lines: readonly Tradeline[]) =>
  lines.reduce((sum, line) => sum + line.figures.size + (line.kind ? 1 : 0) + (line.status ? 1 : 0), 0);

/**
 * The accounts that a bureau lists, from tables or from repeated blocks of labels. Personal remarks and the names of those who asked are
 * in neither.
 */
export function findTradelines(reading: Reading): Tradeline[] {
  const tables = findTables(reading, true)
    .map((table) => fromTable(table, reading))
    .filter(looksLikeAccounts)
    .flat();
  const candidates: readonly Candidate[] = pairValues(
    reading.sheet,
    reading.values,
    findLabels(reading.sheet, reading.values, LEXICON),
  );
  const blocks = findBlocks(reading, candidates).flatMap((block) => fromBlock(block, reading) ?? []);
  const found = blocks.length > tables.length ? blocks : tables;
  const cards = fromCards(reading);
  const listed = factsOf(cards) > factsOf(found) ? cards : found;
  return looksLikeAccounts(listed) ? listed : [];
}
