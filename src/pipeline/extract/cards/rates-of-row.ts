import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprKind, PercentValue } from "./apr-entry.ts";

type KindOf = (text: string) => AprKind | undefined;
type NamedRate = { readonly kind: AprKind; readonly value: PercentValue };

const APR_WORDS = /\bAPR\b|\brate\b/i;

/** Two rates of a row or more, each right after words of its own that name an APR: "Purchase APR 20.40%  Cash APR 29.24%". */
export function ratesApart(
  row: Row,
  percents: readonly PercentValue[],
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  kindOf: KindOf,
): NamedRate[] | undefined {
  if (percents.length < 2) return undefined;
  const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
  const named = percents.flatMap((value) => {
    const before = own.filter((other) => other.kind !== "number" && other.span.x1 <= value.span.x0).at(-1);
    const words = row.segments
      .filter((segment) => segment.x0 < value.span.x0 && segment.x1 > (before?.span.x1 ?? 0))
      .map((segment) => {
        const from = segment === before?.span.segment ? before.span.end : 0;
        return segment.text.slice(from, segment === value.span.segment ? value.span.start : undefined);
      })
      .join(" ");
    const kind = kindOf(squash(words));
    return kind && APR_WORDS.test(words) && words.length < 40 ? [{ kind, value }] : [];
  });
  return named.length === percents.length ? named : undefined;
}

const PLAIN_RATE =
  /^(?:(?:your|the)\s)?(?:annual\spercentage\srate|apr|(?:interest|annual|yearly)\srate)\b[^a-z]*$/i;
const BETWEEN = /\s*(?:,|\/|&|\band\b)\s*/i;
/** A kind of balance and nothing else: an offer has more words, of when it ends or of whom it is for. */
const KIND_ALONE = /^(?:(?:all|new)\s)?(?:purchases?|(?:cash\s)?advances?|(?:balance\s)?transfers?)$/i;

/** One rate for several kinds, named behind it: "ANNUAL PERCENTAGE RATE 10.900% PURCHASES AND CASH ADVANCES". */
export function ratesTogether(rate: PercentValue, kindOf: KindOf): NamedRate[] | undefined {
  const { segment, start, end } = rate.span;
  if (!PLAIN_RATE.test(segment.text.slice(0, start))) return undefined;
  const names = segment.text
    .slice(end)
    .replace(/^\W*(?:(?:on|for)\s)?/i, "")
    .replace(/\W+$/, "")
    .split(BETWEEN)
    .filter((name) => name !== "");
  if (!names.every((name) => KIND_ALONE.test(name))) return undefined;
  const kinds = new Set(names.flatMap((name) => kindOf(squash(name)) ?? []));
  return kinds.size > 1 ? [...kinds].map((kind) => ({ kind, value: rate })) : undefined;
}

/** What else is charged at the rate of purchases. */
const OTHER_CHARGES = /^(?:all\s)?(?:other\s(?:charges|balances|transactions)|fees|other)$/i;

/** The kinds of balance that a row names together before its rate: "Purchases, Balance Transfers & Other Charges". */
export function kindsNamed(words: string, kindOf: KindOf): readonly AprKind[] {
  const names = words
    .replace(/[^A-Za-z]+$/, "")
    .split(/\s*(?:[,/&]|\band\b)[\s,/&]*/i)
    .filter((name) => name !== "");
  const isEach = names.every((name) => KIND_ALONE.test(name) || OTHER_CHARGES.test(name));
  return isEach ? [...new Set(names.flatMap((name) => kindOf(squash(name)) ?? []))] : [];
}

/** A rate of a day or a month is a smaller part of that of a year; nothing is part of none. */
const isOfShorterTime = (rate: PercentValue, ofYear: PercentValue): boolean =>
  Number(rate.percent.percent) > 0 && Number(rate.percent.percent) * MONTHS <= Number(ofYear.percent.percent);
/** A little less than a year has, because the rates of months are rounded. */
const MONTHS = 11;

/**
 * The rates of a row without the one that begins its name: in "0% Intro offer" beside a cell "0.00% (V)" the second one is the rate of
 * the row. All of them where not one rate alone stands in a cell behind the name: "29.99% APR on cash advances" has a name of its own.
 */
export function ratesBehindName(row: Row, percents: readonly PercentValue[]): readonly PercentValue[] {
  const [name] = row.segments;
  const [first, behind, another] = percents;
  if (!first || !behind || another || first.span.segment !== name || behind.span.segment === name)
    return percents;
  const begins = !/[A-Za-z\d]/.test(name.text.slice(0, first.span.start));
  const goesOn = /^\W*[A-Za-z]{2}/.test(name.text.slice(first.span.end));
  const { segment, start, end } = behind.span;
  const isAlone = !/[A-Za-z]{2}/.test(`${segment.text.slice(0, start)} ${segment.text.slice(end)}`);
  return begins && goesOn && isAlone && !isOfShorterTime(behind, first) ? [behind] : percents;
}

const OF_LIMIT = /\b(?:limit|available|line|minimum|payment)\b[^\d]*$/i;

/** "CREDIT LIMIT 6,000.00" beside a rate: an amount that its own words name is no balance on which interest is charged. */
export const isOfLimit = ({ span }: PrintedValue): boolean =>
  OF_LIMIT.test(span.segment.text.slice(0, span.start));
