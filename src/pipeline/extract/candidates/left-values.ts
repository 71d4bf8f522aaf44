import type { Segment, Sheet, Span } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { PrintedLabel } from "./find-labels.ts";

/** Fewer rows may stand so by chance. */
const ENOUGH = 3;

type Values = ReadonlyMap<Segment, readonly PrintedValue[]>;
type Pair = { readonly label: Segment; readonly value: PrintedValue };

/** The figure that a cell begins with, and the words it prints after it; undefined for any other cell. */
function figureFirst(
  segment: Segment,
  values: Values,
): { readonly value: PrintedValue; readonly words: string } | undefined {
  const [value, other] = (values.get(segment) ?? []).filter(({ kind }) => kind !== "number");
  const isKind = value?.kind === "money" || value?.kind === "date" || value?.kind === "percent";
  if (!isKind || !SIGN.test(segment.text.slice(0, value.span.start))) return undefined;
  if (!other) return { value, words: segment.text.slice(value.span.end).trim() };
  // "$70.48 interest, at a rate of 26.24%": the words up to the remark name the figure.
  const [words = "", remark] = segment.text.slice(value.span.end, other.span.start).split(/[,(;]/);
  return remark === undefined ? undefined : { value, words: words.trim() };
}

const SIGN = /^\s*[-+=−–]?\s*$/;

/** Whether a label stands in the words right after the figure that its cell begins with, not in a remark on another value. */
export function isBesideFirst(first: PrintedValue, { segment, start }: Span, values: Values): boolean {
  const next = (values.get(segment) ?? []).find(
    ({ kind, span }) => kind !== "number" && span.start >= first.span.end,
  );
  return segment !== first.span.segment || next === undefined || start < next.span.start;
}

const isLabel = (text: string) => /^[A-Za-z]/.test(text) && /[A-Za-z]{3}/.test(text) && text.length < 60;

/** A row of nothing but figures, each right before its words: in one cell with them or in the cell before. */
function pairsOf(segments: readonly Segment[], values: Values): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index];
    const figure = segment && figureFirst(segment, values);
    if (!segment || !figure) return [];
    if (isLabel(figure.words)) {
      pairs.push({ label: segment, value: figure.value });
      continue;
    }
    const next = segments[++index];
    const isClose = next !== undefined && next.x0 - segment.x1 < 3 * (segment.y1 - segment.y0);
    if (figure.words !== "" || !isClose || (values.get(next) ?? []).length > 0 || !isLabel(next.text))
      return [];
    pairs.push({ label: next, value: figure.value });
  }
  return pairs;
}

/**
 * Papers that print the figure first and its label right of it ("$2,100.00 Previous balance"): for each such label its figure. Such rows
 * stand at least three under one another, most of them amounts; none for other papers.
 */
export function figuresLeftOfLabels(sheet: Sheet, values: Values): ReadonlyMap<Segment, PrintedValue> {
  const found = new Map<Segment, PrintedValue>();
  let block: Pair[] = [];
  let last = -1;
  const close = () => {
    const amounts = block.filter(({ value }) => value.kind === "money").length;
    if (amounts >= ENOUGH && amounts > block.length / 2)
      for (const { label, value } of block) found.set(label, value);
    block = [];
  };
  for (const row of sheet.rows) {
    const pairs = pairsOf(row.segments, values);
    if (pairs.length === 0) continue;
    if (row.index - last > 2) close();
    block.push(...pairs);
    last = row.index;
  }
  close();
  return found;
}

/** "$24.00 of fees", "$90.00 is overdue": the amount in a sentence belongs to the words it is "of", or that it "is". */
const LEADS_TO = /^\s*(?:of|in|(?:that\s|which\s)?(?:is|was|are|were)(?:\s(?:now|still|currently))?)\s*$/i;
/** "You have $300.00 available of your $5,000 credit line": words of a sentence before an amount that its label follows. */
const IN_A_SENTENCE = /\b(?:have|has|had|of|your|the|an?|includes?|including|with)\s*$/i;

/** Words of less weight ("left", "balance") are said of any amount. */
const TELLING = 0.7;

/** The amount in a sentence that its label follows; undefined for labels that stand before their values. */
export function figureBefore(
  { label, span: { segment, start } }: PrintedLabel,
  values: Values,
): PrintedValue | undefined {
  const last = (values.get(segment) ?? []).filter(({ span }) => span.end <= start).at(-1);
  if (last?.kind !== "money" || label.kind !== "money" || label.weight < TELLING) return undefined;
  const link = segment.text.slice(last.span.end, start);
  const isLed =
    LEADS_TO.test(link) || (link.trim() === "" && IN_A_SENTENCE.test(segment.text.slice(0, last.span.start)));
  return isLed ? last : undefined;
}

const OF_THE_NEXT =
  /^\s*(?:of|in)\s+(?:interest|fees?|purchases|credits?|payments?|cash|charges)\b|^\s+(?:interest|fees)\b/i;

/** Such an amount is not that of the words before it: "interest and $24.00 of fees", "$9.00 interest, $24.00 fees". */
export const isOfTheNext = ({ span }: PrintedValue): boolean =>
  OF_THE_NEXT.test(span.segment.text.slice(span.end));
