import { z } from "zod";

export const exportFormat = "debt-freedom-data";

/** "debt-freedom-data-2026-11-20.json"; `exportedOn` is a day, YYYY-MM-DD. */
export const exportFileName = (exportedOn: string, extension: "json" | "zip"): string =>
  `${exportFormat}-${exportedOn}.${extension}`;

/**
 * Everything that is kept of a person. Amounts are whole cents, instants ISO 8601 in UTC, days YYYY-MM-DD, keyed hashes base64. A row
 * has the columns of its table by name; what is encrypted on the server is open here.
 */
export const dataExportSchema = z.object({
  format: z.literal(exportFormat),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  /** 32 bytes, base64: finds the same document, account or transaction again after an import. Opens nothing. */
  equalityKey: z.base64(),
  /** Uploaded files that are still kept; in the ZIP they lie under `path`. */
  originals: z.array(
    z.object({ documentId: z.string(), fileName: z.string(), sizeBytes: z.int(), path: z.string() }),
  ),
  /** Rows by table. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type DataExport = z.infer<typeof dataExportSchema>;
