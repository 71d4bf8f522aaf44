import type { Database } from "../../platform/database/port.ts";
import { joinTargets } from "./joined-accounts.ts";
import { loadAccounts, loadSpans } from "./repository.ts";

/** First and last day of the rows that a document brought to an account. */
export type DocumentSpan = {
  readonly accountId: string;
  readonly documentId: string;
  readonly from: string;
  readonly to: string;
};

/** By account as shown: rows of a joined account count as those of the one it was joined into. */
export function loadDocumentSpans(database: Database, personId: string): Promise<DocumentSpan[]> {
  return database.forPerson(personId, async (sql) => {
    const targets = joinTargets(await loadAccounts(sql, personId));
    return (await loadSpans(sql, personId)).flatMap(({ accountId, documentId, from, to }) =>
      from !== null && to !== null
        ? [{ accountId: targets.get(accountId) ?? accountId, documentId, from, to }]
        : [],
    );
  });
}
