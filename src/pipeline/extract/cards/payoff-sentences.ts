import { formatMoney } from "#engine/money/parse-money.ts";
import {
  type Paragraph,
  type ParagraphValue,
  paragraphSpan,
  paragraphsOf,
  sentencesOf,
} from "../layout/paragraphs.ts";
import type { Segment, Sheet } from "../layout/sheet.ts";
import { makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { PayoffWarning } from "./minimum-payment-warning.ts";

const YEARS = /(?<![\d.])(?:(?<years>\d{1,2})\s?(?:-\s?)?(?:years?|yrs?)|36\s?(?:-\s?)?months?)\b/gi;
/** Words for the least that must be paid, with those that say nothing more is paid. */
const LEAST = String.raw`(?:\b(?:minimum|min|least|smallest|lowest)\b|\bwhat (?:is|we) (?:required|due|asked?)\b|\bthe required (?:payment|amount)\b)`;
const NOTHING_MORE = String.raw`\b(?:only|just|merely|alone|never more|no more|nothing more|nothing but)\b`;
const LEAST_ALONE = new RegExp(
  `${NOTHING_MORE}.*${LEAST}|${LEAST}.*${NOTHING_MORE}|^\\W*(?:the )?(?:minimum|min|smallest|least) (?:payments?|pmts?|amounts?)(?: due)?\\s*[:=–-]`,
  "is",
);
const A_MONTH = /^\W{0,3}(?:(?:each|every|per|a|in each)\s+(?:month|mo)\b|monthly\b|\/\s?mo)/i;
const OF_ALL = /\b(?:total|altogether|in all|overall|cost|paid|pay)\b/i;

type MoneyPlace = ParagraphValue & { readonly value: Extract<PrintedValue, { kind: "money" }> };

const isMoney = (place: ParagraphValue): place is MoneyPlace =>
  place.value.kind === "money" && !place.value.money.bare;

/** The sentence itself speaks of the least alone, or goes on with the heading that does: "If you only pay the least". */
const isOfLeast = (sentence: string, heading: string) =>
  LEAST_ALONE.test(sentence) || LEAST_ALONE.test(heading);

const MAX_HEADING = 60;

/** The short line right over a paragraph, at its left edge. Empty where there is none. */
function headingOver({ lines: [first] }: Paragraph, sheet: Sheet): string {
  if (!first) return "";
  const { row, page, x0 } = first.segment;
  const over = sheet.rows[row - 1]?.segments.find((cell) => Math.abs(cell.x0 - x0) < 0.02);
  return over && over.page === page && over.text.length <= MAX_HEADING && !/\d/.test(over.text)
    ? over.text
    : "";
}

/** What a paragraph says of the minimum alone and of three years, sentence by sentence. */
function readParagraph(
  paragraph: Paragraph,
  heading: string,
  warning: PayoffWarning,
  used: Set<PrintedValue>,
): void {
  const put = (field: keyof PayoffWarning, { value }: MoneyPlace) => {
    used.add(value);
    warning[field] ??= makeFinding(formatMoney(value.money.amount), value.span, 0.9);
  };
  let isOpen = false;
  let lead = heading;
  for (const { start, end } of sentencesOf(paragraph)) {
    const text = paragraph.text.slice(start, end);
    // "If you pay only the least." is the heading of the next sentence.
    const over = lead;
    lead = LEAST_ALONE.test(text) && !/\d/.test(text) ? text : "";
    const money = paragraph.values
      .filter(isMoney)
      .filter((place) => place.start >= start && place.end <= end);
    const monthly = money.filter((place) => A_MONTH.test(paragraph.text.slice(place.end, end)));
    const spans = [...text.matchAll(YEARS)].map((match) => ({
      years: match.groups?.["years"] ?? "3",
      start: start + match.index,
      end: start + match.index + match[0].length,
    }));
    const [first] = spans;
    if (!first) {
      // "In all you would pay $4,157." after the years of the minimum.
      const [only, other] = money.filter((place) => !monthly.includes(place));
      if (isOpen && only && !other && !warning.totalCost && OF_ALL.test(text)) put("totalCost", only);
      isOpen = false;
      continue;
    }
    isOpen = false;
    const payment = monthly.findLast((place) => place.end <= first.start) ?? monthly[0];
    if (payment && first.years === "3") put("monthlyPaymentFor36Months", payment);
    else if (!payment && isOfLeast(paragraph.text.slice(start, first.end), over) && !warning.years) {
      const span = paragraphSpan(paragraph, first.start, first.end);
      if (span) warning.years = makeFinding(first.years, span, 0.9);
      const total = money.find((place) => place.start >= first.end);
      if (total) put("totalCost", total);
      else isOpen = true;
    }
  }
}

/**
 * The payoff warning told in running text, in any words: the sentence that says how many years the minimum alone takes, with the amount
 * after them, and the one that sets a monthly payment beside three years. Only what `warning` lacks is added.
 */
export function readPayoffSentences(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  warning: PayoffWarning,
): ReadonlySet<PrintedValue> {
  const used = new Set<PrintedValue>();
  for (const paragraph of paragraphsOf(sheet, values)) {
    const found: PayoffWarning = {};
    readParagraph(paragraph, headingOver(paragraph, sheet), found, used);
    for (const field of ["years", "totalCost", "monthlyPaymentFor36Months"] as const) {
      const finding = found[field];
      if (finding) warning[field] ??= finding;
    }
  }
  return used;
}
