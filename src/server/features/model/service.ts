import type { EgressEntry, EgressOutcome, EgressPage, ModelInUse } from "#contract/egress.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import type { NoteEgress } from "./refiner.ts";
import { type EgressRow, findEgress, insertEgress, loadEgress, saveOutcome } from "./repository.ts";

export type EgressDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
};

export type SentDocument = {
  readonly personId: string;
  readonly documentId: string;
  readonly fileName: string;
};

const PAGE_SIZE = 20;

type Content = { readonly fileName: string; readonly text: string };
const place = (id: string) => ({ table: "egress", rowId: id, column: "content" });

function openEntry(vault: PersonVault, row: EgressRow): EgressEntry {
  // The vault proves that it is what was sealed below: no second validation.
  const { fileName, text } = JSON.parse(vault.open(place(row.id), row.contentSealed).toString()) as Content;
  return {
    id: row.id,
    sentAt: row.sentAt.toISOString(),
    documentId: row.documentId,
    fileName,
    host: row.host,
    model: row.model,
    sizeBytes: row.sizeBytes,
    outcome: row.outcome as EgressOutcome, // only the functions below write it
    text,
  };
}

/**
 * Notes what is sent about one document before it is sent. Of a document that is gone, and of a person who is, nothing is noted, and
 * so nothing sent: the note rejects.
 */
export function createEgressNotes(
  {
    database,
    vaults,
    clock,
    isThere,
  }: EgressDependencies & {
    /** Whether the document is still there; whoever erases it waits until the note is written. */
    readonly isThere: (sql: Sql, personId: string, documentId: string) => Promise<boolean>;
  },
  { host, model }: ModelInUse,
  { personId, documentId, fileName }: SentDocument,
): NoteEgress {
  return async (text) => {
    const id = newId("egress");
    await database.forPerson(personId, async (sql) => {
      // Before the vault: of somebody who was erased meanwhile not even a new key is made.
      if (!(await isThere(sql, personId, documentId))) throw new Error("the document is gone");
      const vault = await vaults.openVault(sql, personId);
      const content: Content = { fileName, text };
      await insertEgress(sql, {
        personId,
        id,
        documentId,
        sentAt: clock.now(),
        host,
        model,
        sizeBytes: Buffer.byteLength(text),
        outcome: "sent" satisfies EgressOutcome,
        contentSealed: vault.seal(place(id), JSON.stringify(content)),
      });
    });
    return (outcome) => database.forPerson(personId, (sql) => saveOutcome(sql, personId, id, outcome));
  };
}

export type EgressService = ReturnType<typeof createEgressService>;

/** A person's egress log. `modelInUse` is null when no model is configured. */
export function createEgressService(
  { database, vaults }: Omit<EgressDependencies, "clock">,
  modelInUse: ModelInUse | null,
) {
  return {
    /** Newest first; an unknown `before` begins at the newest. */
    async listEgress(personId: string, before: string | undefined): Promise<EgressPage> {
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const from = before === undefined ? undefined : await findEgress(sql, personId, before);
        const rows = await loadEgress(sql, personId, PAGE_SIZE + 1, from);
        const shown = rows.slice(0, PAGE_SIZE);
        return {
          modelInUse,
          entries: shown.map((row) => openEntry(vault, row)),
          next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
        };
      });
    },
  };
}
