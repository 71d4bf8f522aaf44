import { z } from "zod";

export const exportFormat = "debt-freedom-data";

/** "debt-freedom-data-2026-11-20.json"; `exportedOn` is a day, YYYY-MM-DD. */
export const exportFileName = (exportedOn: string, extension: "json" | "zip"): string =>
  `${exportFormat}-${exportedOn}.${extension}`;

const householdMember = z.enum(["you", "a member"]);

/** The household that the person belongs to, as they see it, without names or accounts of others. For knowing only: an import leaves it out. */
const householdExportSchema = z.object({
  isOwner: z.boolean(),
  members: z.int(),
  goals: z.array(
    z.object({
      title: z.string(),
      /** The month it is to be reached, YYYY-MM. */
      by: z.string().nullable(),
      kind: z.enum(["save", "pay-off"]),
      /** Dollars; null for paying off. */
      target: z.string().nullable(),
      since: z.string(),
      madeAt: z.iso.datetime(),
    }),
  ),
  /** The newest first. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.string(),
      by: householdMember.nullable(),
      about: householdMember.nullable(),
    }),
  ),
});
export type HouseholdExport = z.infer<typeof householdExportSchema>;

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
  /** Null for who belongs to none; missing in exports of before there were households. */
  household: householdExportSchema.nullish(),
  /** Rows by table. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type DataExport = z.infer<typeof dataExportSchema>;
