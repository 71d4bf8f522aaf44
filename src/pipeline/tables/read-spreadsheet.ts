import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { ReadFailure } from "../read-failure.ts";
import { decodeText } from "./decode-text.ts";
import { type Cell, EMPTY_CELL, type Grid, gridOf } from "./grid.ts";
import { damagedTable, MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, tooManyRows } from "./table-limits.ts";
import { refuseZipBomb } from "./zip-directory.ts";

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isCompound = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/**
 * Reads every visible sheet of an XLSX, XLS or ODS file, or the tables of a web page saved as .xls. Numbers and days come from
 * what is stored, not from how wide the column happened to be printed. Throws ReadFailure.
 */
export function readSpreadsheet(bytes: Uint8Array): Grid[] {
  if (isZip(bytes)) refuseZipBomb(bytes);
  const book = open(bytes);
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap((sheet, index) => (sheet.Hidden ? [book.SheetNames[index]] : [])),
  );
  const names = book.SheetNames.filter((name) => !hidden.has(name)).slice(0, MAX_SHEETS);
  const grids = names.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    return sheet ? [gridOfSheet(sheet, index + 1, name, book.Workbook?.WBProps?.date1904 === true)] : [];
  });
  if (grids.every((grid) => grid.rows.length === 0)) {
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "This spreadsheet holds no cells, so there was nothing to read.",
    );
  }
  return grids;
}

function open(bytes: Uint8Array): WorkBook {
  // Cells of dates keep their format, so that a day is told from a number.
  const options = {
    dense: true,
    cellNF: true,
    sheetRows: MAX_ROWS + 1,
    cellFormula: false,
    cellHTML: false,
  } as const;
  try {
    return isZip(bytes) || isCompound(bytes)
      ? read(bytes, { ...options, type: "buffer" })
      : // Text kept as it is: this library would read 03/04 its own way.
        read(decodeText(bytes), { ...options, type: "string", raw: true });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) {
      throw new ReadFailure(
        "UNREADABLE_FILE",
        "This spreadsheet is locked with a password. Please open it, save it without the password, and upload that copy.",
        { cause: error },
      );
    }
    throw damagedTable("spreadsheet", error);
  }
}

function gridOfSheet(sheet: WorkSheet, number: number, name: string, date1904: boolean): Grid {
  const data = (sheet["!data"] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[]; // dense sheets only
  if (data.length > MAX_ROWS) throw tooManyRows();
  const rows = Array.from(data, (row) =>
    Array.from((row ?? []).slice(0, MAX_COLUMNS), (cell) => cellOf(cell, date1904)),
  );
  return gridOf(rows, number, name);
}

function cellOf(cell: CellObject | undefined, date1904: boolean): Cell {
  if (cell === undefined || cell.v === undefined || cell.t === "z" || cell.t === "e") return EMPTY_CELL;
  if (cell.t !== "n" || typeof cell.v !== "number") return { text: String(cell.w ?? cell.v).trim() };
  const text = (cell.w ?? String(cell.v)).trim();
  const date = typeof cell.z === "string" && SSF.is_date(cell.z) ? dayOf(cell.v, date1904) : undefined;
  return date === undefined ? { text, number: cell.v } : { text, date };
}

/** The serial number of a day, whatever the machine's time zone. A format of hours alone is no day. */
function dayOf(serial: number, date1904: boolean): string | undefined {
  // parse_date_code is typed as any
  const parts = SSF.parse_date_code(serial, { date1904 }) as { y: number; m: number; d: number } | null;
  if (!parts || parts.y < 1980 || parts.y > 2100) return undefined;
  return `${parts.y}-${String(parts.m).padStart(2, "0")}-${String(parts.d).padStart(2, "0")}`;
}
