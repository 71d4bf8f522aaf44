/** From when, until when or in which month something is to happen, and the words without it. Months to come alone. */
import { addMonths, monthOf, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import type { AdvisorFacts } from "../facts.ts";

export type Time = {
  readonly from: PlainMonth | null;
  readonly until: PlainMonth | null;
  /** One month in which it is: neither a beginning nor an end. */
  readonly only: PlainMonth | null;
  /** What is left of the words. */
  readonly rest: string;
};

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const A_MONTH = `(?:(?:the )?month of )?(${MONTHS.join("|")})(?: (?:of )?(20\\d\\d))?|next month|this month|next year|this christmas|christmas`;
const START = "(?:starting|beginning|begin|start|starts|begins|effective|as of|from)(?: in| from| on| with)?";
const END = "(?:up )?(?:until|through|to)(?: the)?(?: (end|start|beginning|middle) of)?";

const RANGE = new RegExp(`\\b(?:from|between|starting|beginning) (${A_MONTH}) ${END} (${A_MONTH})\\b`);
const FROM = new RegExp(`\\b${START} (${A_MONTH})(?: (?:on|onwards?|forward))?\\b`);
const FROM_LATER = new RegExp(`\\b${START} (\\d{1,2}) months?(?: from now)?\\b`);
const UNTIL = new RegExp(`\\b${END} (${A_MONTH})\\b`);
const LENGTH =
  /\b(?:for |over )?(?:(?:just|only|about|the|next|coming|first|following) )*(\d{1,3}) (month|year)s?(?: long)?\b/;
const IN_LATER = /\bin (\d{1,2}) (month|year)s?(?: from now)?\b/;
const ONE_MONTH = new RegExp(`\\b(?:(?:in|come|during|this|at|around|early|late) )*(${A_MONTH})\\b`);
const FROM_NOW =
  /\b(?:(?:starting|beginning|from) (?:right )?(?:now|today)(?: on)?|right now|right away|immediately)\b/;

type Named = { readonly month: PlainMonth; readonly hasYear: boolean };

/** The next such month, the present one included. */
function monthOfWords(words: string, facts: AdvisorFacts): Named | undefined {
  const now = monthOf(facts.today);
  if (words === "this month") return { month: now, hasYear: true };
  if (words === "next month") return { month: addMonths(now, 1), hasYear: true };
  const thisYear = Number(now.slice(0, 4));
  if (words === "next year") {
    const january = parsePlainMonth(`${thisYear + 1}-01`);
    return january === undefined ? undefined : { month: january, hasYear: true };
  }
  const found = /([a-z]+)(?: (?:of )?(20\d\d))?$/.exec(words);
  const number = words.endsWith("christmas") ? MONTHS.length : MONTHS.indexOf(found?.[1] ?? "") + 1;
  const year = found?.[2];
  const month = parsePlainMonth(`${year ?? thisYear}-${String(number).padStart(2, "0")}`);
  if (month === undefined) return undefined;
  return {
    month: year === undefined && month < now ? addMonths(month, 12) : month,
    hasYear: year !== undefined,
  };
}

const without = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, " ").trim();

const lengthOf = (count: string | undefined, unit: string | undefined): number =>
  Number(count ?? 0) * (unit === "year" ? 12 : 1);

/** The month in which a plan of the person's begins. */
export function firstMonth({ outline, today }: AdvisorFacts): PlainMonth {
  const start = typeof outline === "string" ? undefined : parsePlainMonth(outline.startMonth);
  return start ?? addMonths(monthOf(today), 1);
}

/** The last month of "until june": June where its end is meant, and where something is paid until then; else the month before. */
function lastMonth(end: PlainMonth, part: string | undefined, word: string, isBreak: boolean): PlainMonth {
  if (part === "end" || word.includes("through")) return end;
  return part === "start" || part === "beginning" || isBreak ? addMonths(end, -1) : end;
}

/** `isBreak`: something stops, and goes on in the month that is named as its end. Undefined where a time cannot be read for certain. */
export function timeOf(text: string, facts: AdvisorFacts, isBreak: boolean): Time | undefined {
  let rest = text;
  let [from, until, only]: [PlainMonth | null, PlainMonth | null, PlainMonth | null] = [null, null, null];
  const take = (form: RegExp): RegExpExecArray | null => {
    const found = form.exec(rest);
    if (found !== null) rest = without(rest, found);
    return found;
  };
  take(FROM_NOW);
  const range = take(RANGE);
  if (range !== null) {
    // Of the groups of one month the first holds its words, of the other the fifth.
    const [first, last] = [monthOfWords(range[1] ?? "", facts), monthOfWords(range[5] ?? "", facts)];
    if (first === undefined || last === undefined) return undefined;
    from = first.month;
    const end = !last.hasYear && last.month < from ? addMonths(last.month, 12) : last.month;
    until = lastMonth(end, range[4], range[0], false);
  }
  const begins = range === null ? take(FROM) : null;
  if (begins !== null) {
    const first = monthOfWords(begins[1] ?? "", facts);
    if (first === undefined) return undefined;
    from = first.month;
  }
  const later = range === null && begins === null ? take(FROM_LATER) : null;
  if (later !== null) from = addMonths(monthOf(facts.today), Number(later[1]));
  const ends = range === null ? take(UNTIL) : null;
  if (ends !== null) {
    const last = monthOfWords(ends[2] ?? "", facts);
    if (last === undefined || ends[1] === "middle") return undefined;
    const end = from !== null && !last.hasYear && last.month < from ? addMonths(last.month, 12) : last.month;
    until = lastMonth(end, ends[1], ends[0], isBreak);
  }
  const inSome = take(IN_LATER);
  if (inSome !== null) only = addMonths(monthOf(facts.today), lengthOf(inSome[1], inSome[2]));
  const length = take(LENGTH);
  if (length !== null) {
    if (until !== null || only !== null) return undefined;
    until = addMonths(from ?? firstMonth(facts), lengthOf(length[1], length[2]) - 1);
  }
  const one = take(ONE_MONTH);
  if (one !== null) {
    const month = monthOfWords(one[1] ?? "", facts);
    if (month === undefined || only !== null) return undefined;
    // "For two months in april": from then on.
    if (length !== null && from === null) {
      from = month.month;
      until = addMonths(from, lengthOf(length[1], length[2]) - 1);
    } else if (from === null && until === null) only = month.month;
    else return undefined;
  }
  // What begins before the plan does begins with it.
  const start = firstMonth(facts);
  return {
    from: from !== null && from <= start ? null : from,
    until,
    only: only !== null && only < start ? start : only,
    rest,
  };
}
