import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { makeFinding, type TransactionDraft } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";

const PAYMENT =
  /^(?:total|your)?(?:payments?|amountpaid|paid|amountreceived|paymentamount|paymentreceived|paymentreceivedamount)$/;
/** A column that says what was paid only under a title that speaks of payments. */
const SUM = /^(?:total|amount|totalamount)$/;
const OF_PAYMENTS = /^(?!.*(?:schedule|upcoming|future|remainingpayments)).*(?:payment|paid|received)/;
/** A schedule of what is still to be paid has the same columns. */
const HISTORY = /history|activity|received|recent|posted|made|previous|past|last|since/;

/** A cell that says nothing else than that a part of a plan was not paid; "received late" was. */
const NOT_PAID = /^(?:overdue|past\sdue|scheduled|upcoming|due|missed|unpaid|not\spaid|failed|declined)\W*$/i;

/** A row that says that something was charged or taken back is no payment, whatever heads its amount. */
const NO_PAYMENT =
  /\b(?:late\s(?:fees?|charges?)(?!\s(?:paid|payment))|(?:fees?|charges?)\s(?:assessed|added|imposed)|nsf|returned|revers(?:al|ed))\b/i;

/** What stands above a table: its headings and the two lines over them. */
function titleOf(reading: Reading, table: Table): string {
  const first = table.headingRows[0]?.index ?? 0;
  const rows = [...reading.sheet.rows.slice(Math.max(0, first - 2), first), ...table.headingRows];
  return squash(rows.flatMap((row) => row.segments.map((segment) => segment.text)).join(" "));
}

/** What stands right over a column: the title of a table runs on into the headings below it. */
function lastHeading({ headingRows }: Table, { x0, x1 }: Table["columns"][number]): string {
  const cell = headingRows.at(-1)?.segments.find((segment) => segment.x0 < x1 && segment.x1 > x0);
  return cell?.text ?? "";
}

/** Payments listed by day and amount, without a word on their lines: the heading of the column says what they are. */
export function paymentHistory({ reading, dates }: AccountReading, number: number): TransactionDraft[] {
  return findTables(reading).flatMap((table) => {
    const title = titleOf(reading, table);
    const named = table.columns.findIndex(
      (column) => PAYMENT.test(squash(column.heading)) || PAYMENT.test(squash(lastHeading(table, column))),
    );
    const isSum = named < 0 && OF_PAYMENTS.test(title);
    const paid = isSum
      ? table.columns.findIndex(
          (column) => SUM.test(squash(column.heading)) || SUM.test(squash(lastHeading(table, column))),
        )
      : named;
    if (paid < 0 || !HISTORY.test(title)) return [];
    const column = table.columns[paid];
    const isTitled = column && !PAYMENT.test(squash(column.heading));
    const description = isSum
      ? "Payment"
      : column
        ? isTitled
          ? lastHeading(table, column)
          : column.heading
        : "";
    return table.rows.flatMap((row): TransactionDraft[] => {
      const amount = row.values.get(paid);
      const date = [...row.values.values()].find((value) => value.kind === "date");
      const day =
        date?.kind === "date"
          ? resolveDate(date.date, {
              dayFirst: dates.dayFirst,
              ...(dates.lastDay ? { periodEnd: dates.lastDay } : {}),
            })
          : undefined;
      if (!day || !date || amount?.kind !== "money" || amount.money.amount === 0) return [];
      if (dates.lastDay && day > dates.lastDay) return [];
      if (row.row.segments.some(({ text }) => NOT_PAID.test(text.trim()) || NO_PAYMENT.test(text))) return [];
      const size = cents(Math.abs(amount.money.amount));
      return [
        {
          account: number,
          date: makeFinding(day, date.span, 0.9),
          amount: makeFinding(formatMoney(size), amount.span, 0.9),
          description,
        },
      ];
    });
  });
}
