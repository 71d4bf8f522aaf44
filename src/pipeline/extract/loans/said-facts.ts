import { formatMoney } from "#engine/money/parse-money.ts";
import { paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";

/** "The last one is on", "by maturity on", "paid in full by". */
const ENDS =
  /\b(?:matur(?:es|ity)|(?:last|final)\s(?:one|payment|instal?lment)|paid\s(?:off|in\sfull)|(?:loan|plan|contract|note)\sends)\b[^.;]{0,24}\b(?:on|by|in|is|of|for)\s*$|\b(?:loan|plan|contract|note|agreement|term)\s(?:runs?|lasts?|continues?|goes\son)\s(?:until|till|to|through)\s*$|\b(?:ends?|finish(?:es)?|is\s(?:repaid|finished))\swith\s(?:the|its|a|your)\s(?:(?:last|final)\s)?(?:payment|instal?lment)\s(?:due\s)?(?:of|on|for|in)\s*$/i;
const MADE = /\b(?:received|posted|made|was|were|thank|applied|payoff|send)\b/i;
/** "0% if paid in full by 05/01/2027": a promotion ends, not the loan. */
const ON_CONDITION = /\bif\b|\bpromo/i;
const REACH = 80;

/** The day a loan ends where only a sentence names it: a day after the next payment. */
export function saidMaturity(
  { sheet, values }: Reading,
  dayFirst: boolean,
  after: string | undefined,
): Finding | undefined {
  if (after === undefined) return undefined;
  for (const paragraph of paragraphsOf(sheet, values))
    for (const { value, start } of paragraph.values) {
      if (value.kind !== "date" || value.date.year === undefined) continue;
      const before = paragraph.text.slice(Math.max(0, start - REACH), start).replace(/^.*[.;]\s/s, "");
      if (!ENDS.test(before) || MADE.test(before) || ON_CONDITION.test(before)) continue;
      const day = resolveDate(value.date, { dayFirst });
      if (day && day > after) return makeFinding(day, value.span, 0.8);
    }
  return undefined;
}

const LATE =
  /^\s*(?:(?:from|of)\s(?:earlier|previous|prior|past)\s(?:months?|payments?|bills?|instal?lments?)\s)?(?:is|are|was|remains?)\s(?:now\s|still\s|currently\s)?(?:past[\s-]due|overdue|in\sarrears)\b/i;

/** "$525.51 is past due": a figure only where the paper prints the amount again, else a question. */
export function saidPastDue({ sheet, values }: Reading): Finding | undefined {
  for (const paragraph of paragraphsOf(sheet, values))
    for (const { value, end } of paragraph.values)
      if (value.kind === "money" && !value.money.bare && LATE.test(paragraph.text.slice(end)))
        return { ...makeFinding(formatMoney(value.money.amount), value.span, 0.7), isSaid: true };
  return undefined;
}

const RATE = /\b(?:rate|apr)\b[^.;%]{0,40}\b(?:is|of|at)\s*$/i;
/** "To be repaid over 24 months at 32.99% simple interest", "bears interest at 4.875% a year". */
const AT = /\bat\s*$/i;
const INTEREST = /^\s(?:simple|fixed|annual|yearly)?\s*interest\b/i;
const BEARS = /\binterest\sat\s*$/i;
const NOT_THE_RATE =
  /\b(?:if|could|would|may|offers?|up to|as low as|from|cap|margin|index|default|penalty|judge?ment|prime|sofr|libor|treasury|fees?|transfers?|(?:pre-?)?approved|(?:auto|car|home|mortgage|savings|cd|certificate) rates?)\b/i;

/** The only rate that the sentences of a loan's paper tell. */
export function saidRate(reading: Reading): Finding | undefined {
  const found = paragraphsOf(reading.sheet, reading.values).flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(({ start, end }) => {
      if (NOT_THE_RATE.test(paragraph.text.slice(start, end))) return [];
      return paragraph.values.flatMap(({ value, start: from, end: to }) => {
        if (value.kind !== "percent" || from < start || from >= end) return [];
        const before = paragraph.text.slice(start, from);
        const isRate =
          RATE.test(before) ||
          BEARS.test(before) ||
          (AT.test(before) && INTEREST.test(paragraph.text.slice(to, end)));
        return isRate ? [makeFinding(value.percent.percent, value.span, 0.7)] : [];
      });
    }),
  );
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
