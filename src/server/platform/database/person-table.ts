import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Place } from "../crypto/port.ts";

/** A row as the database driver gives it, by the names of schema.ts. */
export type PersonRow = Readonly<Record<string, unknown>>;

type SealedColumn = {
  readonly holds: "text" | "json";
  /** Where it was sealed to; see the feature that writes it. */
  readonly place: (row: PersonRow, personId: string) => Omit<Place, "personId">;
};

export type PersonTable = {
  readonly name: string;
  readonly table: PgTable;
  /** Whose row it is. */
  readonly owner: PgColumn;
  /** The primary key without the owner: the order in which rows are taken out. */
  readonly order: readonly PgColumn[];
  readonly sealed: Readonly<Record<string, SealedColumn>>;
  /** "data" and "settings" come back with an import, "account" is for knowing only; a sentence says why it is not taken out. */
  readonly exported: "data" | "settings" | "account" | { readonly never: string };
  /** Columns that are not taken out, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** With what it is erased: the money data alone, with a reset of everything, or only with the account. */
  readonly erasedWith: Erasure;
};

/** What is erased: the money data; that and the settings; or everything, so that nothing of the person remains. */
export const erasureKinds = ["data", "reset", "account"] as const;
export type Erasure = (typeof erasureKinds)[number];

const textOf = (row: PersonRow, name: string): string => {
  const value = row[name];
  if (Buffer.isBuffer(value)) return value.toString("hex");
  return typeof value === "string" ? value : String(Number(value));
};

/** Sealed to a table, a row named by some of its columns, and a column. */
export function json(table: string, column: string, parts: readonly string[], separator = "/"): SealedColumn {
  return {
    holds: "json",
    place: (row, personId) => ({
      table,
      rowId: parts.map((part) => (part === "personId" ? personId : textOf(row, part))).join(separator),
      column,
    }),
  };
}
export const text = (...place: Parameters<typeof json>): SealedColumn => ({
  ...json(...place),
  holds: "text",
});

/** Whether this erasure takes the table's rows. */
export function isErasedBy(table: PersonTable, what: Erasure): boolean {
  return erasureKinds.indexOf(table.erasedWith) <= erasureKinds.indexOf(what);
}
