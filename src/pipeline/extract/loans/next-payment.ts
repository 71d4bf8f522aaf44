import { formatMoney } from "#engine/money/parse-money.ts";
import { spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

const NEXT = /\b(?:next|upcoming)\b[^.\d]{0,24}$/i;
/** The line of the order says when and for how much it was bought, not what is to be paid. */
const BOUGHT = /\b(?:bought|purchased|ordered)\b/i;
/** "$45.04 comes out on Oct 17, 2026": what is collected, and when. */
const COLLECTED =
  /^\s*(?:(?:will\s)?(?:comes?|goes?|go)\sout|(?:is|will\sbe|gets)\s(?:taken|collected|charged|debited|withdrawn|drawn|deducted))(?:\sof\syour\s\w+)?\s(?:on|by)\s*$/i;
const ON = /^[\s,]*(?:(?:is\s)?due(?:\son)?|on|by)\s*$/i;

/**
 * "Next: $161.68 on Mar 11, 2026": the next instalment and its day in one line. A sentence that names them so needs a row of the plan that
 * prints the same amount beside the same day.
 */
export function nextPayment(reading: Reading, dayFirst: boolean): ReadonlyArray<readonly [string, Finding]> {
  for (const [segment, values] of reading.values) {
    for (const [index, money] of values.entries()) {
      const date = values[index + 1];
      if (money.kind !== "money" || date?.kind !== "date") continue;
      const between = segment.text.slice(money.span.end, date.span.start);
      const isNext = NEXT.test(segment.text.slice(0, money.span.start)) && ON.test(between);
      if (!isNext && !COLLECTED.test(between)) continue;
      const day = resolveDate(date.date, { dayFirst });
      // The day of the purchase and its price are none of the parts to come.
      const isAhead = (value: PrintedValue) =>
        value.kind === "date" &&
        (value.date.year === undefined || (resolveDate(value.date, { dayFirst }) ?? "") >= (day ?? ""));
      const rows = reading.sheet.rows
        .filter(
          (row) => !row.segments.includes(segment) && !row.segments.some(({ text }) => BOUGHT.test(text)),
        )
        .map((row) => row.segments.flatMap((other) => reading.values.get(other) ?? []))
        .filter((own) => own.some((value) => value.kind === "money") && own.some(isAhead));
      const isPlanned = rows.some(
        (own) =>
          own.some((value) => value.kind === "money" && value.money.amount === money.money.amount) &&
          own.some(
            (value) =>
              value.kind === "date" &&
              (value.date.year === undefined
                ? value.date.month === date.date.month && value.date.day === date.date.day
                : resolveDate(value.date, { dayFirst }) === day),
          ),
      );
      const isLabel = /(?:^|[.;]\s)\W*next(?:\spayment|\sinstal?lment)?\s?:\s*$/i.test(
        segment.text.slice(0, money.span.start),
      );
      // A plan that lists its parts has to list this one.
      if (!day || !(isPlanned || (isLabel && rows.length === 0))) continue;
      const payment = makeFinding(formatMoney(money.money.amount), money.span, 0.9);
      const due = makeFinding(day, date.span, 0.9);
      for (const finding of [payment, due]) finding.witnessed = isPlanned;
      return [
        ["minimumPayment", payment],
        ["paymentDueDate", due],
      ];
    }
  }
  return [];
}

const ORDER =
  /(?:^|\s)(?:order|plan|contract|agreement)\s*(?:no\.?|number|id|#)?\s*[:#]?\s*(?=[A-Z\d-]*\d)(?<number>[A-Z\d][A-Z\d-]{2,}\d{4})(?:[.,]?\s+(?:[·•|–—-]|at|from|placed|bought|made|purchased|of|on)\s.*)?$/i;

/** "Loan ID 7K2M-9QX4", in one cell or two: letters may end such a number. */
const LOAN_ID =
  /^(?:[Ll]oan|[Pp]lan)\s(?:ID|Id|id)\s*[:#]?\s*(?<number>(?=[A-Z\d-]*\d)(?:[A-Z\d]{4}-[A-Z\d]{4}|(?=(?:[A-Z]*\d){4})[A-Z\d]{8,16}))$/;

function loanId({ sheet }: Reading): Finding | undefined {
  for (const segment of sheet.segments) {
    const row = sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    for (const [cell, text] of [
      [segment, segment.text],
      [right, `${segment.text} ${right?.text ?? ""}`],
    ] as const) {
      const number = LOAN_ID.exec(text.trim())?.groups?.["number"];
      const end = cell?.text.trimEnd().length ?? 0;
      if (cell && number) return makeFinding(number.slice(-4), spanOf(cell, end - 4, end), 0.7);
    }
  }
  return undefined;
}

/** A plan that has no account number goes by that of its order. */
export function orderNumber(reading: Reading): Finding | undefined {
  const { sheet } = reading;
  for (const segment of sheet.segments) {
    const number = ORDER.exec(segment.text.trim())?.groups?.["number"];
    if (!number) continue;
    const end = segment.text.indexOf(number) + number.length;
    return makeFinding(number.slice(-4), spanOf(segment, end - 4, end), 0.7);
  }
  return loanId(reading);
}
