import { formatMoney } from "#engine/money/parse-money.ts";
import { type Row, type Segment, type Sheet, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprEntry } from "./apr-entry.ts";
import { DEFERRED, headingOver } from "./deferred-interest.ts";

const HEADING_REACH = 16;
/** A promotion may fill three lines: what it is called, its figures, and the rate that waits behind it. */
const LINES = 1;

const BALANCE_HEADING = /(?:promo(?:tional)?|remaining|deferred|special)[a-z]{0,12}bal(?:ance)?$/;
const END_HEADING = /expir|promo(?:tional)?(?:period)?end|enddate$|endson$|payinfullby|^ends$/;
const SAYS_RATE = /\bAPR\b|annual percentage rate|\brate\b/i;

type Values = ReadonlyMap<Segment, readonly PrintedValue[]>;

const valuesOf = (row: Row | undefined, values: Values): PrintedValue[] =>
  (row?.segments ?? []).flatMap((segment) => values.get(segment) ?? []);

/** The one rate of a promotion: on its row, else on the lines right under and over it, in words that name an APR. */
function rateOf(
  row: Row,
  sheet: Sheet,
  values: Values,
): Extract<PrintedValue, { kind: "percent" }> | undefined {
  const near = [row, sheet.rows[row.index + LINES], sheet.rows[row.index - LINES]].filter(
    (line) => line?.page === row.page,
  );
  for (const line of near) {
    const [rate, other] = valuesOf(line, values).filter((value) => value.kind === "percent");
    const isSaid = line === row || (rate !== undefined && SAYS_RATE.test(rate.span.segment.text));
    if (
      rate &&
      !other &&
      isSaid &&
      !valuesOf(line, values).some(({ kind }) => kind === "money" && line !== row)
    )
      return rate;
  }
  return undefined;
}

/**
 * The promotions of a table of their own, apart from that of the rates: each row has its balance and the day on which it ends under
 * headings that say so, and its rate beside or below it.
 */
export function promotionsInTable(sheet: Sheet, values: Values, dayFirst: boolean): AprEntry[] {
  return sheet.rows.flatMap((row) => {
    const above = sheet.rows
      .slice(Math.max(0, row.index - HEADING_REACH), row.index)
      .filter((other) => other.page === row.page)
      .flatMap((other) => other.segments)
      .filter((segment) => (values.get(segment) ?? []).length === 0 && segment.text.length < 40);
    const own = valuesOf(row, values);
    const balances = own.filter(
      (value) => value.kind === "money" && BALANCE_HEADING.test(headingOver(value, above)),
    );
    const ends = own.filter((value) => value.kind === "date" && END_HEADING.test(headingOver(value, above)));
    const [[balance, another], [end]] = [balances, ends];
    if (balance?.kind !== "money" || another || end?.kind !== "date") return [];
    const day = resolveDate(end.date, { dayFirst });
    const rate = rateOf(row, sheet, values);
    if (!rate || !day || balance.money.amount <= 0) return [];
    // The line before may be the next promotion above, which says how that one is charged.
    const before = sheet.rows[row.index - LINES];
    const title = valuesOf(before, values).some(({ kind }) => kind === "money") ? undefined : before;
    const words = [title, row].flatMap((line) => line?.segments ?? []);
    const deferral = words.find(({ text }) => DEFERRED.test(squash(text)));
    return [
      {
        kind: "promotional" as const,
        apr: makeFinding(rate.percent.percent, rate.span, 0.8),
        balance: makeFinding(formatMoney(balance.money.amount), balance.span, 0.9),
        expires: makeFinding(day, end.span, 0.9),
        ...(deferral
          ? { deferred: makeFinding("deferred", spanOf(deferral, 0, deferral.text.length), 0.9) }
          : {}),
      },
    ];
  });
}

const isSamePrint = (a: AprEntry, b: AprEntry) =>
  a.apr.evidence.page === b.apr.evidence.page &&
  a.apr.evidence.box.every((edge, index) => edge === b.apr.evidence.box[index]);

/**
 * The rates of a card with the promotions that their table does not list, or lists without a balance. A promotion's row that was taken for a
 * row of rates gives its first amount, which is what was bought, not what is left of it.
 */
export function withPromotions(listed: readonly AprEntry[], promotions: readonly AprEntry[]): AprEntry[] {
  const isBought = (entry: AprEntry) =>
    entry.kind === "promotional" &&
    promotions.some(
      (promotion) => isSamePrint(entry, promotion) && entry.balance?.value !== promotion.balance?.value,
    );
  const rates = listed.filter((entry) => !isBought(entry));
  const isListed = ({ apr, balance, expires }: AprEntry) =>
    rates.some(
      (entry) =>
        entry.kind === "promotional" &&
        (entry.balance?.value === balance?.value ||
          (entry.balance !== undefined &&
            entry.apr.value === apr.value &&
            entry.expires !== undefined &&
            entry.expires.value === expires?.value)),
    );
  const added = promotions.filter((promotion) => !isListed(promotion));
  const isAdded = ({ kind, apr, balance }: AprEntry) =>
    kind === "promotional" && !balance && added.some((promotion) => promotion.apr.value === apr.value);
  return [...rates.filter((entry) => !isAdded(entry)), ...added];
}
