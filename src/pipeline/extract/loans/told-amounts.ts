import { formatMoney } from "#engine/money/parse-money.ts";
import { type Paragraph, type ParagraphValue, paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
type Field = "currentBalance" | "originalBalance" | "minimumPayment";

/** What the words right before an amount, or those right after it, say of it. */
type Told = {
  readonly field: Field;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Both of them, with "#" for the amount. */
  readonly around?: RegExp;
};

const TOLD: readonly Told[] = [
  {
    field: "currentBalance",
    before:
      /\b(?:principal|balance|debt|loan)\s(?:now\s|still\s|currently\s|today\s)?stands\s(?:now\s|today\s)?at$|\b(?:unpaid|outstanding|remaining)\s(?:loan\s)?(?:principal|balance)(?:\sbalance)?\s(?:is|of)(?:\snow)?$|\byou\s(?:now\s|still\s|currently\s)?owe(?:\sus)?$/,
    after:
      /^(?:is\s|are\s)?(?:still\s)?(?:left to (?:re)?pay|left on (?:the|your) (?:loan|plan)|owing|owed today)\b/,
  },
  {
    field: "originalBalance",
    before:
      /\b(?:lent|loaned|advanced)\s(?:to\s)?you$|\byou\s(?:first\s|originally\s)?borrowed$|\b(?:bought|purchased|ordered)\b[^;]*\sfor$/,
    after: /^(?:was\s|were\s|you\s|we\s)?(?:first\s|originally\s)?(?:borrowed|financed|lent)\b/,
  },
  {
    field: "minimumPayment",
    around: /\b(?:payment|instal?lment) of # (?:(?:is|comes|falls|will be) (?:next )?)?due\b(?! to)/,
  },
  {
    field: "originalBalance",
    before: /\b(?:opened|originated|taken out|funded)\b[^:;]{0,24} for$|\byou financed$/,
  },
  {
    field: "minimumPayment",
    before:
      /\b(?:next|regular|usual|monthly)\s(?:monthly\s)?(?:instal?lment|payment)\s(?:is|will be)$|\b(?:ask\s(?:you\s)?for|pay|send(?:\sus)?)\sat\sleast$/,
    after: /^(?:is\s)?(?:your\s)?(?:regular\s|usual\s)?monthly\s(?:payment|instal?lment)\b/,
  },
];

/** Offers, examples and sums of another time. */
const NOT_THIS_LOAN =
  /\b(?:if|example|could|would|offers?|offered|new|extra|additional|rates? from|as low as|up to|per|a year ago|last year|instead|qualif\w+|apply|settle)\b/;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^a-z0-9'%:;]+/g, " ")
    .trim();

const SHORT_LINE = 72;

/** A short line that begins with words and their figure is a label, no sentence: "Bought Jul 20, 2026 for $255.74". */
function isLine({ lines }: Paragraph, { span }: MoneyValue): boolean {
  const [first, next] = lines;
  return (
    span.segment === first?.segment &&
    span.segment.text.length <= SHORT_LINE &&
    (next === undefined ||
      /^[A-Z]/.test(next.segment.text) ||
      // "Bought Jul 17, 2025 for $554.69 · Split in 4": what a dot ends goes on in no other line.
      /^\s[·•|]\s/.test(span.segment.text.slice(span.end)))
  );
}

/**
 * Amounts of a loan that only sentences tell, the first of each: questions until a sum or a second print confirms them. An amount that
 * two sentences tell differently is left out.
 */
export function toldAmounts({ sheet, values }: Reading): ReadonlyMap<string, Finding> {
  const found = new Map<string, Finding>();
  const contradicted = new Set<string>();
  for (const paragraph of paragraphsOf(sheet, values)) {
    for (const { start, end } of sentencesOf(paragraph)) {
      if (NOT_THIS_LOAN.test(paragraph.text.slice(start, end).toLowerCase())) continue;
      const amounts = paragraph.values.filter(
        (place): place is ParagraphValue & { value: MoneyValue } =>
          place.start >= start && place.end <= end && place.value.kind === "money" && !place.value.money.bare,
      );
      for (const [index, { value, start: from, end: to }] of amounts.entries()) {
        const before = plain(paragraph.text.slice(amounts[index - 1]?.end ?? start, from));
        const after = plain(paragraph.text.slice(to, amounts[index + 1]?.start ?? end));
        const told = TOLD.find(
          (one) =>
            one.before?.test(before) || one.after?.test(after) || one.around?.test(`${before} # ${after}`),
        );
        if (!told) continue;
        const known = found.get(told.field);
        const finding = makeFinding(formatMoney(value.money.amount), value.span, 0.7);
        const isLabel = index === 0 && isLine(paragraph, value);
        if (!known) found.set(told.field, isLabel ? finding : { ...finding, isSaid: true });
        else if (known.value !== finding.value) contradicted.add(told.field);
      }
    }
  }
  for (const field of contradicted) found.delete(field);
  return found;
}
