import { stack } from "./candidates/find-labels.ts";
import type { NameGuess } from "./institution-fallbacks.ts";
import { type Segment, spanOf } from "./layout/sheet.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";

type Named = Pick<NameGuess, "name" | "span">;

/** Words that end a name and cannot stand for one alone. */
const SECOND_LINE =
  /^(?:partners|company|services|advisors|advisers|management|group|association|corporation|(?:federal )?credit union|trust company|retirement services|financial services|savings bank|bank|(?:inc|llc|ltd)\.?)$/i;
const WORDS = /^[A-Za-z][A-Za-z'’&. ]{2,30}$/;

const heightOf = ({ y0, y1 }: Segment) => y1 - y0;
/** Lines of one logo: close to each other, at the same edge or under the same middle. */
const areLines = (above: Segment, below: Segment): boolean =>
  above.page === below.page &&
  below.y0 - above.y1 < 0.6 * heightOf(above) &&
  (Math.abs(below.x0 - above.x0) < 0.4 * heightOf(above) ||
    Math.abs(below.x0 + below.x1 - above.x0 - above.x1) < 0.6 * heightOf(above));

const near = ({ sheet }: Reading, segment: Segment, steps: readonly number[]): Segment[] =>
  steps.flatMap((step) => sheet.rows[segment.row + step]?.segments ?? []);

/** Two lines are one name if they end like one, or if the paper says them together elsewhere. */
function secondLine({ span }: Named, reading: Reading): Segment | undefined {
  const { segment } = span;
  const size = heightOf(segment);
  return near(reading, segment, [1, 2]).find((below) => {
    const text = below.text.trim();
    if (!areLines(segment, below) || Math.abs(heightOf(below) - size) > 0.15 * size) return false;
    if (SECOND_LINE.test(text)) return true;
    const both = squash(`${segment.text} ${text}`);
    return (
      WORDS.test(text) &&
      !isHeading(text) &&
      reading.sheet.segments.some((other) => squash(other.text).includes(both))
    );
  });
}

/** A form of company below a larger line: "Cedar Hollow" over "Federal Credit Union". */
function firstLine({ name, span }: Named, reading: Reading): Segment | undefined {
  const { segment } = span;
  if (span.start > 0 || !SECOND_LINE.test(name)) return undefined;
  return near(reading, segment, [-1, -2]).find(
    (above) =>
      areLines(above, segment) &&
      heightOf(above) >= 0.85 * heightOf(segment) &&
      WORDS.test(above.text.trim()) &&
      !isHeading(above.text),
  );
}

/** A long name may be set in two lines, of which one was found. */
export function besideLines(guess: Named, reading: Reading): Named {
  const { name, span } = guess;
  const above = firstLine(guess, reading);
  if (above) {
    const both = stack(above, span.segment);
    return { name: `${above.text.trim()} ${name}`, span: spanOf(both, 0, both.text.length) };
  }
  if (span.end < span.segment.text.trimEnd().length) return guess;
  const below = secondLine(guess, reading);
  if (!below) return guess;
  const both = stack(span.segment, below);
  return { name: `${name} ${below.text.trim()}`, span: spanOf(both, span.start, both.text.length) };
}
