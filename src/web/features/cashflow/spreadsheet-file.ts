import { type CellObject, utils, type WorkSheet, write } from "@e965/xlsx";
import type { Sheet, SheetCell } from "#contract/exports/cashflow-sheets.ts";

const MONEY_FORMAT = "#,##0.00";
const DAY_FORMAT = "yyyy-mm-dd";
const DAY_MS = 86_400_000;
/** Day 0 of the programs' calendar. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const WIDEST = 48;

/** Text is typed as text, so that no program runs it as a formula, whatever it begins with. */
function cellOf(cell: Exclude<SheetCell, null>): CellObject {
  if (typeof cell === "string") return { t: "s", v: cell };
  if (typeof cell === "number") return { t: "n", v: cell };
  if ("money" in cell) return { t: "n", v: Number(cell.money), z: MONEY_FORMAT };
  return { t: "n", v: (Date.parse(cell.day) - DAY_ZERO) / DAY_MS, z: DAY_FORMAT };
}

function lengthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (typeof cell === "object") return 12;
  return String(cell).length;
}

function sheetOf(rows: Sheet["rows"]): WorkSheet {
  const sheet: WorkSheet = {};
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, () => 0);
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) {
      if (cell === null) continue;
      sheet[utils.encode_cell({ r, c })] = cellOf(cell);
      widths[c] = Math.max(widths[c] ?? 0, lengthOf(cell));
    }
  }
  sheet["!ref"] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: columns - 1 } });
  sheet["!cols"] = widths.map((wch) => ({ wch: Math.min(WIDEST, wch + 2) }));
  return sheet;
}

/** The sheets as the bytes of an XLSX file; it holds values only, no formula. */
export function spreadsheetFile(sheets: readonly Sheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, rows } of sheets) utils.book_append_sheet(book, sheetOf(rows), name);
  const bytes: unknown = write(book, { type: "array", bookType: "xlsx", compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError("the writer gave no bytes");
  return bytes;
}
