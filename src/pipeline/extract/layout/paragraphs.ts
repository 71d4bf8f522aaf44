import { onceFor } from "../once-for.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type Segment, type Sheet, type Span, spanOf } from "./sheet.ts";

/** Lines of running text as one text. A place in it leads back to the line that prints it. */
export type Paragraph = {
  readonly text: string;
  readonly lines: readonly { readonly segment: Segment; readonly from: number }[];
  /** Values of its lines, with where they start and end in `text`. */
  readonly values: readonly ParagraphValue[];
};

export type ParagraphValue = {
  readonly value: PrintedValue;
  readonly start: number;
  readonly end: number;
};

const heightOf = (segment: Segment) => segment.y1 - segment.y0;

/** An item of a sum begins a line of its own. */
const OWN_LINE = /^[-+=−–]\s?\$/;

/** A line of so many letters that its next line may go on with it. */
const LONG_LINE = 40;

function nextLine(line: Segment, sheet: Sheet): Segment | undefined {
  const height = heightOf(line);
  for (const row of sheet.rows.slice(line.row + 1, line.row + 5)) {
    const below = row.segments.find(
      (other) =>
        other.page === line.page &&
        Math.abs(other.x0 - line.x0) < height &&
        other.y0 - line.y1 < 1.1 * height &&
        other.y0 > line.y0 + 0.5 * height &&
        !OWN_LINE.test(other.text) &&
        Math.abs(heightOf(other) - height) < 0.35 * height,
    );
    if (below) return below;
  }
  return undefined;
}

/** Every cell as a paragraph of its own, long lines joined with those that go on under them. */
export function paragraphsOf(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): Paragraph[] {
  const joined = new Set<Segment>();
  const paragraphs: Paragraph[] = [];
  for (const segment of sheet.segments) {
    if (joined.has(segment)) continue;
    const lines: { segment: Segment; from: number }[] = [{ segment, from: 0 }];
    let text = segment.text;
    let line: Segment | undefined = segment;
    while (line && line.text.length >= LONG_LINE) {
      line = nextLine(line, sheet);
      if (!line || joined.has(line)) break;
      joined.add(line);
      lines.push({ segment: line, from: text.length + 1 });
      text += ` ${line.text}`;
    }
    const own = lines.flatMap(({ segment: part, from }) =>
      (values.get(part) ?? []).map((value) => ({
        value,
        start: from + value.span.start,
        end: from + value.span.end,
      })),
    );
    paragraphs.push({ text, lines, values: own });
  }
  return paragraphs;
}

/** The print of a stretch of a paragraph: as much of it as stands on the line where it begins. */
export function paragraphSpan({ lines }: Paragraph, start: number, end: number): Span | undefined {
  const line = lines.findLast(({ from }) => from <= start);
  if (!line) return undefined;
  return spanOf(line.segment, start - line.from, Math.min(end - line.from, line.segment.text.length));
}

/** Stops that end a sentence: no stop of an amount, of a month or of a form of company. */
const STOP =
  /(?<!\b(?:inc|no|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|st|min|est|approx|p\.m|a\.m|n\.a))[.;!?](?=\s|$)/gi;

/** The sentences of a paragraph as places in its text. */
export const sentencesOf = onceFor(
  ({ text }: Paragraph): readonly { readonly start: number; readonly end: number }[] => {
    const ends = [...text.matchAll(STOP)].map(({ index }) => index + 1);
    if (ends.at(-1) !== text.length) ends.push(text.length);
    let start = 0;
    return ends.map((end) => {
      const sentence = { start, end };
      start = end;
      return sentence;
    });
  },
);
