import { parseMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type HoldingDraft } from "../result/draft.ts";
import { isKindOfNothing } from "./holding-words.ts";

/** "Margin account 0.00" beside "Cash account 172.65": a part of the account in which there is nothing. */
const KIND_OF_ACCOUNT =
  /^(?:margin|short|credit|debit)(?:[\s/&]{1,3}(?:margin|short|credit|debit|and|accounts?|acct|balances?|positions?|loans?|cash|type|interest|market|values?|equity|securities|sales?|borrowings?|available))*$/i;

/** "Summary of Realized Gain/Loss" over lines of 0.00: what was won or lost is held by nobody. */
const GAINS =
  /\b(?:realized|unrealized)\b|\bgains?\s?(?:\/|and|or|&)\s?\(?loss(?:es)?\b|^(?:long|short)[\s-]term(?:\s?\(|\s?$|\s(?:capital|gains?|loss(?:es)?|held|covered|noncovered|total|holdings?|positions?|sales?|proceeds|transactions?|distributions?|disallowed)\b)/i;

/** One fund, which several of a kind are not: "Real Estate Fund", where "Mutual fund" may stand for "Mutual funds". */
const FUND = /(?<!\b(?:mutual|hedge|traded)\s)\bfund\b/i;

/** What heads how many units there are, and what one of them costs. */
const HEADS_UNITS =
  /\b(?:units?|shares?|quantity|qty|price|nav)\b(?!.*\b(?:balance|market value|total)\b)|^number of\b/i;
/** How many units there are, and what one is worth, have more decimals than money. */
const OF_UNITS = /^\$?\d[\d,]*\.\d{3,6}$/;
const FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
const TABLE_ROWS = 45;

/** The words nearest over a cell. */
function headingOver({ sheet }: Reading, cell: Segment): string {
  const over = sheet.rows
    .slice(Math.max(0, cell.row - TABLE_ROWS), cell.row)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ segments }) => segments)
    .findLast(
      ({ text, x0, x1 }) => Math.min(x1, cell.x1) > Math.max(x0, cell.x0) && /[A-Za-z]{3}/.test(text),
    );
  return over?.text ?? "";
}

/** "Short Term Bond Fund  0.000  $10.11  $0.00": beside its value stands how many units there are, or what one costs. */
function hasUnits(reading: Reading, { value: { evidence } }: HoldingDraft): boolean {
  const value = reading.allValues.find(({ span }) => {
    const { page, box } = evidenceOf(span);
    return page === evidence.page && box.every((edge, index) => edge === evidence.box[index]);
  });
  const cells = value ? (reading.sheet.rows[value.span.segment.row]?.segments ?? []) : [];
  return cells.some(
    (cell) =>
      cell !== value?.span.segment &&
      (OF_UNITS.test(cell.text.trim()) ||
        (FIGURE.test(cell.text.trim()) && HEADS_UNITS.test(headingOver(reading, cell)))),
  );
}

const isProved = ({ symbol, isProven }: HoldingDraft): boolean => Boolean(symbol) || isProven === true;

/** Whether a line of nothing only tells a kind of account, of asset or of gains: units or a price beside it, or "Fund", prove a holding. */
export function isEmptyKind(reading: Reading, line: HoldingDraft, lines: readonly HoldingDraft[]): boolean {
  const { name } = line;
  if (isProved(line) || parseMoney(line.value.value) !== 0) return false;
  if (GAINS.test(name)) return true;
  // A plan may list funds by their values alone and call some of them by nothing but a kind.
  const isOfFunds = lines.some(
    (other) => other.table === line.table && !isProved(other) && FUND.test(other.name),
  );
  const isKind = KIND_OF_ACCOUNT.test(name) || (isKindOfNothing(name) && !isOfFunds);
  return isKind && !FUND.test(name) && !hasUnits(reading, line);
}
