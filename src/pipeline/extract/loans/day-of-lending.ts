import { daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { undatedPaper } from "../paper-day.ts";
import type { Reading } from "../reading.ts";
import { isDayFirst, resolveDate } from "../values/dates.ts";

const ISSUED = /^(?:date)?issued?(?:on|date)?$/;

/** "Date issued" may be said of the paper, which is printed again, from a web page for one, within this time. */
const DAYS_UNTIL_PRINTED = 60;

/** "Issued" among the terms of a loan: the day it was lent, where the paper's own day, behind its title or alone at its head, is much later. */
export function withoutDayOfLending(
  candidates: readonly Candidate[],
  reading: Reading,
): readonly Candidate[] {
  const dated = candidates.filter(({ field, value }) => field === "statementDate" && value.kind === "date");
  const issued = dated.filter(({ label }) => ISSUED.test(label.label.phrase));
  if (issued.length === 0) return candidates;
  const dayFirst = isDayFirst(
    reading.allValues.flatMap((value) => (value.kind === "date" ? [value.date] : [])),
  );
  const dayOf = ({ value }: Candidate) =>
    value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
  const own = [
    ...dated.filter((candidate) => !issued.includes(candidate)).map(dayOf),
    parsePlainDate(undatedPaper(reading, candidates, dayFirst)?.value ?? ""),
  ].filter((day) => day !== undefined);
  const isOfLending = (candidate: Candidate) => {
    const day = dayOf(candidate);
    const least = /date|on$/.test(candidate.label.label.phrase) ? DAYS_UNTIL_PRINTED : 0;
    return day !== undefined && own.some((other) => daysBetween(day, other) > least);
  };
  return candidates.filter((candidate) => !issued.includes(candidate) || !isOfLending(candidate));
}
