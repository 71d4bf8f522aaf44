import type { Segment, Span } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** Bounds of the bands that scores are sorted into, as FICO, VantageScore and the bureaus print them. */
const BOUNDS = new Set(
  [300, 499, 500, 579, 580, 600, 601, 619, 620, 660, 661, 669, 670, 699, 700].map(String),
);
for (const bound of [719, 720, 739, 740, 749, 750, 780, 781, 799, 800, 850]) BOUNDS.add(String(bound));

/** Of this many in a row that only rise or only fall, all but one of them bounds, none is anybody's score. */
const LEAST_OF_SCALE = 3;

const TO = String.raw`\s*(?:[-–—]|to)\s*`;
const BAND_AFTER = new RegExp(String.raw`^${TO}\d{3}\b`, "i");
const BAND_BEFORE = new RegExp(String.raw`\b\d{3}${TO}$`, "i");

/** "670-739", "800 to 850". */
const isOfBand = ({ segment, start, end }: Span): boolean =>
  BAND_AFTER.test(segment.text.slice(end)) || BAND_BEFORE.test(segment.text.slice(0, start));

/** "Your score 712" on the scale itself. */
const OWN_SCORE = /\b(?:your|fico|vantage\w*|credit)\b[^\d]{0,24}\bscore\b[^\d]{0,6}$/i;

const isNamed = ({ segment, start }: Span): boolean => OWN_SCORE.test(segment.text.slice(0, start));

type NumberValue = Extract<PrintedValue, { kind: "number" }>;

function isScale(row: readonly NumberValue[]): boolean {
  const numbers = row.toSorted((a, b) => a.span.x0 - b.span.x0).map((value) => value.number);
  if (numbers.join() === "300,850" || numbers.join() === "850,300") return true;
  const rises = numbers.slice(1).map((number, index) => Number(number) > Number(numbers[index]));
  const bounds = numbers.filter((number) => BOUNDS.has(number)).length;
  return numbers.length >= LEAST_OF_SCALE && new Set(rises).size === 1 && bounds >= numbers.length - 1;
}

/**
 * The printed values of a report without the numbers of a scale on which a score is shown: "300 Poor  580 Fair  670 Good  850", "Good 670-739".
 * @param isScore whether a number may be a score
 */
export function withoutScales(
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  isScore: (text: string) => boolean,
): Map<Segment, readonly PrintedValue[]> {
  const numbers = [...values.values()]
    .flat()
    .filter((value): value is NumberValue => value.kind === "number" && isScore(value.number));
  const rows = Map.groupBy(numbers, ({ span }) => span.segment.row);
  const ofScale = new Set<PrintedValue>(
    [...rows.values()].flatMap((row) =>
      isScale(row) ? row.filter(({ span }) => !isNamed(span)) : row.filter(({ span }) => isOfBand(span)),
    ),
  );
  return new Map(
    [...values].map(([segment, own]) => [segment, own.filter((value) => !ofScale.has(value))] as const),
  );
}
