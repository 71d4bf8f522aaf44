import type { DocumentType } from "#contract/document-type.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { Grid } from "./grid.ts";
import type { Listing } from "./listing.ts";

/** The formats in which banks and money programs hand out transactions. */
export type TableFormat = "csv" | "spreadsheet" | "ofx" | "qif" | "camt";

/** A file as cells whose meaning is still to be found, or as a listing where the format itself says what is what. */
export type ReadTables =
  | { readonly kind: "grids"; readonly source: "csv" | "spreadsheet"; readonly grids: readonly Grid[] }
  | { readonly kind: "listing"; readonly listing: Listing };

/** Reads a bank download or a table. The parser of each format is loaded when the first such file turns up. Throws ReadFailure. */
export async function readTables(bytes: Uint8Array, format: TableFormat): Promise<ReadTables> {
  switch (format) {
    case "csv": {
      const { readCsv } = await import("./read-csv.ts");
      return { kind: "grids", source: "csv", grids: [readCsv(bytes)] };
    }
    case "spreadsheet": {
      const { readSpreadsheet } = await import("./read-spreadsheet.ts");
      return { kind: "grids", source: "spreadsheet", grids: readSpreadsheet(bytes) };
    }
    case "ofx": {
      const { readOfx } = await import("./ofx/read-ofx.ts");
      return { kind: "listing", listing: readOfx(bytes) };
    }
    case "camt": {
      const { readCamt } = await import("./read-camt.ts");
      return { kind: "listing", listing: readCamt(bytes) };
    }
    case "qif": {
      const { readQif } = await import("./read-qif.ts");
      return { kind: "listing", listing: readQif(bytes) };
    }
    default:
      return format satisfies never;
  }
}

/** How many sheets evidence may point into. */
export function sheetCount(tables: ReadTables): number {
  return tables.kind === "listing"
    ? tables.listing.pages
    : Math.max(1, ...tables.grids.map(({ sheet }) => sheet));
}

/** Turns what was read into facts with evidence. Throws ReadFailure UNREADABLE_FILE when it lists no transactions. */
export async function extractTables(tables: ReadTables, requestedType?: DocumentType): Promise<Extraction> {
  const { listingFacts } = await import("./listing-facts.ts");
  if (tables.kind === "listing") return listingFacts(tables.listing, requestedType);
  const { listTables } = await import("./list-tables.ts");
  return listingFacts(listTables(tables.grids, { source: tables.source, requestedType }), requestedType);
}
