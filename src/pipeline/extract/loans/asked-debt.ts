import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { labelledDebts } from "./labelled-debts.ts";

/** What a collector calls all that it asks for, where nothing else stands in the cell. */
const ASKED =
  /^(?:(?:total|full|current)\s)?(?:amount\s(?:of\s(?:the\s|this\s|your\s)?debt|due|owed|owing|placed|referred|assigned|claimed)|debt(?:\samount)?|payoff(?:\samount)?|total|claim(?:\samount)?)(?:\s(?:as\sof\sthe\sdate\sof\sthis\s(?:letter|notice)|as\sof\stoday|today|now|placed))?\s*:?\s*$/i;
const BARE_TOTAL = /^(?:(?:full|current)\s)?total\s*:?$/i;
/** What is offered in parts, or for less, has a total of its own. */
const PART = /^(?:\d+(?:st|nd|rd|th)\s)?(?:payments?|instal?lments?|parts?)\b/i;
const SETTLES = /\bsettle/i;
const ROWS_OF_PARTS = 4;

/** Whether a total is that of parts offered: of rows of payments above it, or in a letter that would settle for less. */
function isOfOffer({ row, page }: Segment, { sheet }: Reading): boolean {
  const above = sheet.rows.slice(Math.max(0, row - ROWS_OF_PARTS), row).flatMap(({ segments }) => segments);
  return (
    above.some((cell) => cell.page === page && PART.test(cell.text.trim())) ||
    sheet.segments.some(({ text }) => SETTLES.test(text))
  );
}

/** The debt under such a label, in the label's cell or the one to its right, where all of them print one amount. */
export function askedDebt(reading: Reading): Finding | undefined {
  const isAsked = (words: string, label: Segment) =>
    ASKED.test(words) && !(BARE_TOTAL.test(words) && isOfOffer(label, reading));
  const [first, ...others] = labelledDebts(reading, isAsked, 0.85);
  return first && others.every(({ value }) => value === first.value) ? first : undefined;
}
