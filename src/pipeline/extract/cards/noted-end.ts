import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { AprEntry } from "./apr-entry.ts";

/** "*Promotional rate expires 05/07/2027": a note under the table of rates. */
const ENDS =
  /\b(?:promo(?:tional)?|introductory|intro)\s(?:(?:annual percentage\s)?rates?|aprs?|balances?|offers?|periods?)\s(?:on\s[a-z ]{3,40}\s)?(?:(?:will\s)?(?:expires?|ends?)(?:\son)?|(?:is|are)\s(?:valid|effective|good)\s(?:through|until|thru)|(?:expiration|end)\sdate\s?(?:is|:)?)\s*:?\s*$/i;

/** The day on which a note ends the one promotional rate of a paper; none where several rates or several days are told of. */
export function notedEnd(
  aprs: readonly AprEntry[],
  { allValues }: Reading,
  { closing, dayFirst }: { readonly closing: string | undefined; readonly dayFirst: boolean },
): Finding | undefined {
  const promotions = aprs.filter(({ kind }) => kind === "promotional");
  if (promotions.length !== 1 || promotions[0]?.expires) return undefined;
  const found = allValues.flatMap((value) => {
    if (value.kind !== "date" || value.date.year === undefined) return [];
    if (!ENDS.test(value.span.segment.text.slice(0, value.span.start))) return [];
    const day = resolveDate(value.date, { dayFirst });
    return day && day > (closing ?? "") ? [makeFinding(day, value.span, 0.8)] : [];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
