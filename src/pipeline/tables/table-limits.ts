import { ReadFailure } from "../read-failure.ts";

/** A person with ten transactions a day fills this in 13 years; more is a mistake or an attack. */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 200;
export const MAX_SHEETS = 20;
/** Of a spreadsheet once unpacked: reading takes about ten times this in memory. */
export const MAX_UNPACKED_BYTES = 100 * 1024 ** 2;
/** Sheets of text shrink to a tenth or a twentieth; a bomb to a thousandth. */
export const MAX_PACKING_RATIO = 200;

export function tooManyRows(): ReadFailure {
  return new ReadFailure(
    "TOO_COMPLEX",
    `This table has more than ${MAX_ROWS.toLocaleString("en-US")} rows, so it was not read. Please download a shorter period, such as one year at a time.`,
  );
}

export function damagedTable(what: string, cause?: unknown): ReadFailure {
  return new ReadFailure(
    "UNREADABLE_FILE",
    `This ${what} is damaged or incomplete, so nothing was read. Please download it from your bank again.`,
    { cause },
  );
}
