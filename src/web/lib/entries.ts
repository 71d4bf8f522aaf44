/** What a person typed, and how it is changed: several features do, and each change moves everything computed from it. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Entry,
  type EntryContent,
  entryContentSchema,
  entryListSchema,
  type SavedEntry,
  savedEntrySchema,
} from "#contract/entries.ts";
import { jsonBody, request, send, sentenceOf } from "./api-client.ts";
import { readQuery } from "./query-client.ts";
import { derivedFromDocuments, queryKeys } from "./query-keys.ts";
import { showToast } from "./toast-store.ts";

export const entriesQuery = readQuery(queryKeys.entries, entryListSchema);

/** Reads everything again that stands on the ledger. */
export async function refreshLedger(client: QueryClient): Promise<void> {
  await Promise.all(derivedFromDocuments.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type Change = {
  readonly content: EntryContent;
  /** The entry that is changed; absent for a new one. */
  readonly entry?: Entry | undefined;
  /** Types a transaction although one like it is there, or an APR that was asked about. */
  readonly sure?: boolean;
};

const put = ({ content, entry, sure = false }: Change): Promise<SavedEntry> =>
  entry === undefined
    ? request("/api/entries", savedEntrySchema, jsonBody("POST", { content, sure }))
    : request(
        `/api/entries/${entry.id}`,
        savedEntrySchema,
        jsonBody("PUT", { version: entry.version, content, sure }),
      );

const remove = ({ id, version }: Entry): Promise<string> =>
  send(`/api/entries/${id}?version=${version}`, { method: "DELETE" });

/** Says that what was typed is another account than a document's, or lets it be recognised again. */
export const separateEntry = ({ id, version }: Entry, apart: boolean): Promise<SavedEntry> =>
  request(`/api/entries/${id}/apart`, savedEntrySchema, jsonBody("PUT", { version, apart }));

const failed = (error: unknown): void => {
  showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" });
};

/** Does it, reads everything again, and says so when it did not work: the notice then holds the way to it. */
async function attempt(client: QueryClient, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    await refreshLedger(client);
  } catch (error) {
    const action = { label: "Try again", onAction: () => void attempt(client, work) };
    showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive", action });
  }
}

/** Saves what was typed, and offers to take it back. A refusal is left to the form. */
export function useSaveEntry(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: put,
    onSuccess: async ({ entry, notice }, change) => {
      // A second word of one day completes the first: what that said is what it goes back to.
      const known = client.getQueryData(entriesQuery.queryKey)?.find(({ id }) => id === entry.id);
      const before = change.entry ?? known;
      await refreshLedger(client);
      const undo = () =>
        before === undefined ? remove(entry) : put({ content: before.content, entry, sure: true });
      showToast({
        title: `${name} saved`,
        ...(notice === null ? {} : { description: notice }),
        action: { label: "Undo", onAction: () => void attempt(client, undo) },
      });
    },
  });
}

/** Deletes what was typed, and offers to bring it back. */
export function useDeleteEntry(name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onError: failed,
    onSuccess: async (_, { id }) => {
      await refreshLedger(client);
      const restore = () => request(`/api/entries/${id}/restore`, savedEntrySchema, { method: "POST" });
      showToast({
        title: `${name} deleted`,
        action: { label: "Undo", onAction: () => void attempt(client, restore) },
      });
    },
  });
}

/** A change outside the entries that can be taken back: both directions, and what is said about it. */
export function useUndoable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: UndoableChange) => change(),
    onError: failed,
    onSuccess: async (_, { title, undo }) => {
      await refreshLedger(client);
      showToast({ title, action: { label: "Undo", onAction: () => void attempt(client, undo) } });
    },
  });
}

type UndoableChange = {
  readonly title: string;
  readonly change: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
};

/** What is wrong with the content by field name, in the contract's own sentences; empty when it can be sent. */
export function problemsOf(content: unknown): Readonly<Record<string, string>> {
  const read = entryContentSchema.safeParse(content);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues
      .toReversed()
      .map(({ path, message }) => [String(path.at(-1) ?? ""), `${message.replace(/\.$/, "")}.`]),
  );
}

/** An amount or a rate as people type it, in the contract's form: without signs and grouping. */
export function plainNumber(typed: string): string {
  const text = typed.trim().replaceAll("−", "-");
  const isGrouped = !text.includes(",") || /^\D*\d{1,3}(,\d{3})+(\.\d{1,2})?\D*$/.test(text);
  return isGrouped ? text.replaceAll(/[$%,\s]/g, "") : text;
}
