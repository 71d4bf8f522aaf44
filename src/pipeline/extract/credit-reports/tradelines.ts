import type { AccountKind } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Block, findBlocks } from "../layout/blocks.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import { tradelineColumns, tradelineKinds, tradelineLabels } from "../lexicon/report-labels.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

const LEXICON = compileLexicon(tradelineLabels, []);
const FIGURES = ["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"] as const;

/** One account as a bureau shows it; figures by their contract names. */
export type Tradeline = {
  readonly creditor: Finding;
  readonly kind?: AccountKind;
  readonly status?: "open" | "closed";
  readonly figures: ReadonlyMap<string, Finding>;
};

/** The kind that the texts name, best first; "installment" alone leaves room for what the creditor's name says. */
function kindOf(texts: readonly string[]): AccountKind | undefined {
  let general: AccountKind | undefined;
  for (const text of texts) {
    const found = tradelineKinds.find(([, pattern]) => pattern.test(squash(text)))?.[0];
    if (found !== undefined && found !== "loan")
      return general === "loan" && found === "credit-card" ? general : found;
    general ??= found;
  }
  return general;
}

const CLOSED = /\bclosed\b|\bpaid\s*(?:off|in\s*full)\b|\btransferred\b|\binactive\b|\bpaid\s*,?\s*satisf/i;
const OPEN = /\bopen\b|\bcurrent\b|\bactive\b|\bpays?\s*as\s*agreed\b/i;

function statusOf(texts: readonly string[]): "open" | "closed" | undefined {
  for (const text of texts) {
    if (CLOSED.test(text)) return "closed";
    if (OPEN.test(text)) return "open";
  }
  return undefined;
}

const NOT_A_NAME =
  /^(?:account|type|status|balance|opened|closed|open|date|credit|loan|total|page|individual|joint|revolving|instal+ment|accounts|your|payment|limit|summary|inquir|collections?)\b(?:\s|$)/i;

/** A line of prose above a list is no name. */
const SENTENCE = /[.!?]$|^(?:\S+\s+){7}/;

/** The creditor's name at the start of a cell, without the account number that follows it. */
function creditorIn(segment: Segment, values: readonly PrintedValue[]): Finding | undefined {
  const first = values.find((value) => value.kind !== "number");
  let end = first ? first.span.start : segment.text.length;
  const label =
    /\s*(?:[-–|·:(,]\s*)?(?:\b(?:account|acct|a\/c))?\s*(?:\b(?:number|no\.?)|#)?\s*(?:\bending(?:\s*in)?)?\s*[:(-]?\s*$/i.exec(
      segment.text.slice(0, end),
    );
  if (label && first) end = label.index;
  const text = segment.text
    .slice(0, end)
    .trim()
    .replace(/[\s,:;|·-]+$/, "");
  if (text.length < 2 || !/[A-Za-z]{2}/.test(text)) return undefined;
  const start = segment.text.indexOf(text);
  return makeFinding(text, spanOf(segment, start, start + text.length), 0.9);
}

function amountFinding(value: PrintedValue): Finding | undefined {
  return value.kind === "money" ? makeFinding(formatMoney(value.money.amount), value.span, 0.9) : undefined;
}

/** A card has a limit, a loan the amount that was borrowed; bureaus print a column for both. */
function tidy(kind: AccountKind | undefined, figures: Map<string, Finding>): Map<string, Finding> {
  const either = figures.get("limitOrOriginal");
  figures.delete("limitOrOriginal");
  const revolves = kind === "credit-card" || kind === "heloc";
  if (either && kind !== undefined) figures.set(revolves ? "creditLimit" : "originalBalance", either);
  if (kind === "credit-card") figures.delete("originalBalance");
  else if (kind !== undefined && !revolves && figures.has("originalBalance")) figures.delete("creditLimit");
  return figures;
}

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
    const kind = kindOf([...texts, creditor.value]);
    const status = statusOf(texts) ?? sectionStatus(reading, entry.row.index);
    const figures = new Map<string, Finding>();
    for (const [field, index] of fields) {
      const value = entry.values.get(index);
      const finding = value ? amountFinding(value) : undefined;
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
  /^(?:account|loan|credit|portfolio)?\s*type\s*:?\s*|^kind\s*:?\s*|^type of (?:account|loan)\s*:?\s*/i;
const STATUS = /^(?:account|current|loan)?\s*status\s*:?\s*|^open\s*\/\s*closed\s*:?\s*|^condition\s*:?\s*/i;

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
  const named = [...block.title, ...part.sheet.segments.slice(0, 2)];
  const creditor = named
    .filter((segment) => !NOT_A_NAME.test(segment.text) && !SENTENCE.test(segment.text))
    .map((segment) =>
      creditorIn(
        segment,
        (reading.values.get(segment) ?? []).filter((value) => value.kind !== "money"),
      ),
    )
    .find((finding) => finding !== undefined);
  if (!creditor) return undefined;
  const texts = part.sheet.segments.map((segment) => segment.text);
  const kind = kindOf([...wordsAfter(part, TYPE), ...texts.slice(1), creditor.value]);
  const closedOn = part.sheet.segments.some(
    (segment) => /date\s*closed|closed\s*on/i.test(segment.text) && hasDate(part, segment),
  );
  const status =
    statusOf(wordsAfter(part, STATUS)) ??
    (closedOn
      ? "closed"
      : statusOf(
          texts.filter((text) => text.length < 30 && !/current balance|current payment|date/i.test(text)),
        )) ??
    sectionStatus(reading, [...block.segments][0]?.row ?? 0);
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

const SECTION =
  /^(?:your)?(?:open)?(?:creditcards|storecards|chargecards|autoloans|carloans|studentloans|mortgages?|realestate|homeloans|personalloans|otherloans|loans|linesofcredit|instal+mentaccounts|revolvingaccounts|creditcardaccounts|homeequity)\d*$/;

/** The short list of a score app: names and balances under the names of kinds, without any label. */
function fromLists(reading: Reading): Tradeline[] {
  const lines: Tradeline[] = [];
  let kind: AccountKind | undefined;
  for (const row of reading.sheet.rows) {
    const [cell, ...others] = row.segments;
    if (!cell) continue;
    const money = row.segments
      .flatMap((segment) => reading.values.get(segment) ?? [])
      .filter((value) => value.kind === "money");
    const [amount] = money;
    if (!amount) {
      if (others.length > 0) continue;
      if (SECTION.test(squash(cell.text))) kind = kindOf([cell.text.replace(/s$/i, "")]);
      else if (/^(?:inquir|hard|public|collection|personal|employ|address)/i.test(cell.text))
        kind = undefined;
      continue;
    }
    const creditor = creditorIn(cell, reading.values.get(cell) ?? []);
    if (!kind || money.length !== 1 || !creditor || NOT_A_NAME.test(creditor.value)) continue;
    const finding = amountFinding(amount);
    if (finding) lines.push({ creditor, kind, figures: new Map([["balance", finding]]) });
  }
  return lines;
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
  const listed = found.length > 0 ? found : fromLists(reading);
  return looksLikeAccounts(listed) ? listed : [];
}
