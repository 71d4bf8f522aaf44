import type { Evidence } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { type Segment, type Span, spanOf, unionBox } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type Finding, type HoldingDraft } from "../result/draft.ts";
import { isSymbol, SAID_SYMBOL } from "./name-print.ts";

/** What heads the account of one company's shares. Small print of brokers speaks of transfer agents, book entry and dividends as well. */
const ONE_COMPANY =
  /\b(?:employee (?:stock|share) (?:purchase|ownership|investment)|ESPP|direct stock purchase)\b/i;
/** What is longer, or ends as sentences do, heads nothing. */
const HEADING_LENGTH = 80;

/** Money that waits beside the shares, or is put elsewhere: whether it belongs to the value is not said. */
const MONEY_BESIDE =
  /\b(?:residual|uninvested|not yet invested|carried forward|cash|sweep|settlement|money market)\b/i;
/** Shares that are promised: their paper may count them or not. */
const PROMISED = /\b(?:grants|awards?|unvested|restricted (?:stock|shares?)|RSUs?)\b/i;
/** What was paid during a period is no part of what there is at its end. */
const MOVED =
  /\b(?:this (?:period|quarter|month|year)|year[\s-]to[\s-]date|ytd|used to purchase|withheld|dividends (?:paid|reinvested))\b/i;
const COUNTED = /\b(?:shares?|units?)\b/i;
const NUMBER = /^[\d,]*\d(?:\.\d+)?$/;

type Row = Reading["sheet"]["rows"][number];

const isSentence = ({ text }: Segment): boolean =>
  text.length > HEADING_LENGTH || /[.!?]$/.test(text.trim().replace(/\b(?:inc|corp|co|ltd)\.$/i, ""));

const isRowOf =
  (line: HoldingDraft) =>
  ({ segments }: Row): boolean => {
    const { page, box } = line.value.evidence;
    return segments.some((cell) => cell.page === page && cell.y0 < box[3] && cell.y1 > box[1]);
  };

const isHeadedAsOne = ({ sheet }: Reading, line: HoldingDraft): boolean =>
  sheet.segments.some(
    (cell) =>
      cell.page === line.value.evidence.page &&
      cell.y1 <= line.value.evidence.box[1] &&
      ONE_COMPANY.test(cell.text) &&
      !isSentence(cell),
  );

/** A row of a plan's history begins with its day. */
const isDated = ({ values }: Reading, { segments }: Row): boolean =>
  segments.slice(0, 1).some((cell) => values.get(cell)?.[0]?.kind === "date");

/** The amounts of a row that are more than nothing. */
const amountsIn = ({ values }: Reading, { segments }: Row): readonly string[] =>
  segments
    .flatMap((cell) => values.get(cell) ?? [])
    .flatMap((value) =>
      value.kind === "money" && !value.money.bare && value.money.amount !== 0
        ? [formatMoney(value.money.amount)]
        : [],
    );

/** Money or shares in another row, which the one line's value may lack. */
function hasMore(reading: Reading, line: HoldingDraft): boolean {
  const own = reading.sheet.rows.filter((row) => isRowOf(line)(row));
  const texts = own.flatMap(({ segments }) => segments.map(({ text }) => text.trim()));
  const amounts = own.flatMap((row) => amountsIn(reading, row));
  return reading.sheet.rows.some((row) => {
    if (own.includes(row)) return false;
    const words = row.segments.map(({ text }) => text).join(" ");
    const hasMoney = amountsIn(reading, row).some((amount) => !amounts.includes(amount));
    const isSaid = row.segments.some((cell) => isSentence(cell));
    if (PROMISED.test(words) && !isSaid) return true;
    if (hasMoney && MONEY_BESIDE.test(words)) return true;
    if (isDated(reading, row) || isSaid || MOVED.test(words)) return false;
    const [label, ...counts] = row.segments.map(({ text }) => text.trim());
    const isOtherCount =
      label !== undefined &&
      COUNTED.test(label) &&
      counts.some(
        (text) => NUMBER.test(text) && Number(text.replaceAll(",", "")) > 0 && !texts.includes(text),
      );
    return isOtherCount || hasMoney;
  });
}

type Told = { readonly symbol: string; readonly span: Span };

const LABEL_ALONE = /^(?:(?:stock|ticker|company)\s)?(?:symbol|ticker)\s?:?$/i;

/** A symbol behind its label in one cell, or in the cell beside it. */
function toldIn({ sheet }: Reading, segment: Segment): Told[] {
  const match = SAID_SYMBOL.exec(segment.text);
  const symbol = match?.groups?.["symbol"];
  if (match && symbol !== undefined && isSymbol(symbol))
    return [{ symbol, span: spanOf(segment, match.index, match.index + match[0].length) }];
  const row = sheet.rows[segment.row]?.segments ?? [];
  const beside = row[row.indexOf(segment) + 1];
  if (!beside || !LABEL_ALONE.test(segment.text.trim()) || !isSymbol(beside.text)) return [];
  return [{ symbol: beside.text.trim(), span: spanOf(beside, 0, beside.text.length) }];
}

function together(one: Evidence, other: Evidence): Evidence {
  return {
    page: one.page,
    box: unionBox([one.box, other.box]),
    text: `${one.text} ${other.text}`,
    confidence: Math.min(one.confidence, other.confidence),
  };
}

/** The one symbol that the paper tells of its company: "Symbol: GLY". */
function withToldSymbol(reading: Reading, line: HoldingDraft): HoldingDraft {
  const told = reading.sheet.segments.flatMap((segment) => toldIn(reading, segment));
  const [first] = told.filter(({ span }) => span.segment.page === line.print.page);
  if (!first || line.symbol !== undefined || told.some(({ symbol }) => symbol !== first.symbol)) return line;
  return { ...line, symbol: first.symbol, print: together(line.print, evidenceOf(first.span)) };
}

/** A price in a dated row of the history, which the row of the shares prints as well. Any other amount may be a holding of its own. */
function isPriceOf(reading: Reading, line: HoldingDraft, held: HoldingDraft): boolean {
  if (line.value.doubt === undefined) return false;
  const { rows } = reading.sheet;
  const isHistory = rows.filter((row) => isRowOf(line)(row)).every((row) => isDated(reading, row));
  return (
    isHistory &&
    rows.filter((row) => isRowOf(held)(row)).some((row) => amountsIn(reading, row).includes(line.value.value))
  );
}

/** The one line that shares times price prove; what stands beside it is a price of its history. */
function onlyProven(reading: Reading, holdings: readonly HoldingDraft[]): HoldingDraft | undefined {
  const [only, ...others] = holdings.length > 1 ? holdings.filter(({ isProven }) => isProven) : holdings;
  if (!only || others.length > 0) return undefined;
  return holdings.every((line) => line === only || isPriceOf(reading, line, only)) ? only : undefined;
}

/**
 * The statement of a plan that holds one company's shares: what they are worth is the account's value, though only the column of the one row
 * says it, where shares times price prove it and the paper prints no further money or shares.
 */
export function ofOneCompany(reading: Reading, entry: AccountReading): AccountReading {
  const { kind, holdings = [], findings } = entry.account;
  const line = onlyProven(reading, holdings);
  if (!line || kind === "401k" || !isHeadedAsOne(reading, line)) return entry;
  const named = { ...entry, account: { ...entry.account, holdings: [withToldSymbol(reading, line)] } };
  if (findings.has("totalValue") || line.isProven !== true || hasMore(reading, line)) return named;
  const total: Finding = { ...line.value, witnessed: true, rivals: [] };
  return { ...named, account: { ...named.account, findings: new Map([...findings, ["totalValue", total]]) } };
}
