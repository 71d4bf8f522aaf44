import type { Row } from "../layout/sheet.ts";
import type { Table, TableRow } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

/** What may stand before the code of a loan. */
const BEFORE_CODE = /^(?:(?:loan|group|account|acct|note|sequence|seq|number|no|id)\b[.:#\s]*|#\s*)+/i;
/** "001", "AA", "1-01", "L001": the code that begins the row of a loan, whatever follows it. */
const CODE = /^(?:[A-Z]{1,2}|\d{1,3}(?:-\d{2,3})?|[A-Z]\d{1,3})(?=$|[\s:–-])/;

/** The code of a row, as its first cell prints it: "1-01" may be read as a day and is no part of a name then. */
function codeOf(row: Row | undefined): string | undefined {
  const text = row?.segments[0]?.text.trim() ?? "";
  return CODE.exec(text.replace(BEFORE_CODE, ""))?.[0].replace(/^0+(?=\d)/, "");
}

/** What is over a list of what came in: its columns are parts of a payment, not what is to be paid. */
const OF_PAYMENTS = /paid|applied|received|history|activity|transaction|lastpayment|payments?made|posted/;
const LINES_OVER = 2;

/** A table that tells what was paid: under such a title, or with a day in its rows that is not the one they fall due on. */
function tellsPayments({ columns, rows, headingRows }: Table, { sheet }: Reading): boolean {
  const first = (headingRows[0] ?? rows[0]?.row)?.index ?? 0;
  const title = sheet.rows.slice(Math.max(0, first - LINES_OVER), first);
  const over = [...title, ...headingRows].flatMap(({ segments }) => segments.map(({ text }) => text));
  const isDated = columns.some(
    ({ heading }, index) =>
      rows.some((row) => row.values.get(index)?.kind === "date") && !/due|disb/i.test(heading),
  );
  return isDated || OF_PAYMENTS.test(squash(over.join(" ")));
}

type Named = { readonly name: string; readonly rows?: readonly number[] };

/** The row of each loan where `names` says that it is its own; empty unless each has just one, and no two the same. */
function matched<Loan extends Named>(
  rows: readonly TableRow[],
  loans: readonly Loan[],
  names: (row: TableRow, loan: Loan) => boolean,
): ReadonlyMap<Loan, TableRow> {
  const found = new Map<Loan, TableRow>();
  for (const loan of loans) {
    const [row, another] = rows.filter((one) => names(one, loan));
    if (!row || another || [...found.values()].includes(row)) return new Map();
    found.set(loan, row);
  }
  return found;
}

/** What each row of a table names, where it names the loans of another one by name or code, each of them once; empty for other tables. */
export function rowsOfLoans<Loan extends Named>(
  table: Table,
  loans: readonly Loan[],
  reading: Reading,
): ReadonlyMap<Loan, TableRow> {
  const byName = matched(table.rows, loans, (row, { name }) => {
    const own = squash(name);
    return own.length >= 4 && squash(row.name).startsWith(own);
  });
  if (byName.size > 0 || tellsPayments(table, reading)) return byName;
  return matched(table.rows, loans, ({ row }, { rows }) => {
    const code = codeOf(reading.sheet.rows[rows?.at(-1) ?? -1]);
    return code !== undefined && codeOf(row) === code;
  });
}
