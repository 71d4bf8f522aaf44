import type { Extraction } from "#contract/extraction.ts";
import type { AccountEffect, KeptRow, SkippedRow } from "#contract/figures.ts";
import type { Scope } from "./known-accounts.ts";
import { newestFirst, type Statement } from "./newest-figures.ts";
import { loadStatements, loadTransactionOwners, OWN_ROW_TWIN } from "./repository.ts";
import { openStatement } from "./sealed-rows.ts";
import { transactionRows } from "./transaction-rows.ts";

/** What one document did to the ledger, and what of it was left out. */
export type DocumentEffect = {
  readonly accounts: readonly AccountEffect[];
  readonly skipped: readonly SkippedRow[];
  readonly kept: readonly KeptRow[];
  readonly addedTransactions: number;
};

type AccountStatement = Statement & { readonly accountId: string };

async function loadAll({ sql, vault, personId }: Scope): Promise<AccountStatement[]> {
  return (await loadStatements(sql, personId)).map(
    ({ documentId, accountIndex, accountId, asOf, uploadedAt, factsSealed }) => ({
      ...openStatement(vault, documentId, accountIndex, factsSealed),
      documentId,
      accountIndex,
      accountId,
      asOf,
      uploadedAt,
    }),
  );
}

function effectOf(
  own: AccountStatement,
  all: readonly AccountStatement[],
  extraction: Extraction,
): AccountEffect {
  const newest = newestFirst(all.filter(({ accountId }) => accountId === own.accountId))[0];
  const { documentId = own.documentId, fileName = "", asOf = own.asOf } = newest ?? {};
  return {
    index: own.accountIndex,
    kind: own.facts.kind,
    institution: own.facts.institution ?? extraction.institution ?? null,
    accountLast4: own.facts.accountLast4 ?? null,
    asOf: own.asOf,
    newer: documentId === own.documentId ? null : { documentId, fileName, asOf },
  };
}

/**
 * Looks up what became of a document: for each account whether its statement is the present one, and each transaction that was
 * not added because of it, with the reason.
 */
export async function describeDocument(
  scope: Scope,
  documentId: string,
  extraction: Extraction,
): Promise<DocumentEffect> {
  const { sql, vault, personId } = scope;
  const all = await loadAll(scope);
  const own = all.filter((statement) => statement.documentId === documentId);
  const fileNames = new Map(all.map((statement) => [statement.documentId, statement.fileName]));
  const accountIds = new Map(own.map(({ accountIndex, accountId }) => [accountIndex, accountId]));
  const owners = await loadTransactionOwners(sql, personId, [...new Set(accountIds.values())]);
  const ownerOf = new Map(
    owners.map((row) => [`${row.accountId} ${row.matchMac.toString("base64")} ${row.twin}`, row.documentId]),
  );
  const { rows } = transactionRows(extraction.transactions);
  const placed = new Map(rows.map((row) => [row.index, row]));
  const skipped: SkippedRow[] = [];
  const kept: KeptRow[] = [];
  for (const [index, { account, date, amount, description }] of extraction.transactions.entries()) {
    const row = placed.get(index);
    const accountId = accountIds.get(account);
    const skip = (reason: string, other: string | null): void => {
      const path = `transactions.${index}`;
      skipped.push({ path, date, description, amount, reason, documentId: other, canKeep: other !== null });
    };
    if (!row) {
      skip("Its date or amount could not be read exactly.", null);
      continue;
    }
    const mac = vault.mac("transaction", row.matchText).toString("base64");
    // Of an account that the document prints twice only one print has a statement: the row is looked for in all of them.
    const places = accountId === undefined ? [...accountIds.values()] : [accountId];
    const isKept = places.some((id) => ownerOf.get(`${id} ${mac} ${OWN_ROW_TWIN + row.twin}`) === documentId);
    if (isKept) {
      kept.push({ path: `transactions.${index}`, date, description, amount });
      continue;
    }
    const owner = places.flatMap((id) => ownerOf.get(`${id} ${mac} ${row.twin}`) ?? [])[0];
    if (owner === documentId) continue;
    if (owner !== undefined) {
      skip(`${fileNames.get(owner) ?? "Another document"} already brought this very row.`, owner);
      continue;
    }
    const alike = owners.find(
      (other) =>
        places.includes(other.accountId) &&
        other.documentId !== documentId &&
        other.postedOn === row.postedOn &&
        other.amountCents === row.amount,
    );
    if (alike) {
      const name = fileNames.get(alike.documentId) ?? "Another document";
      skip(`${name} already shows this day and amount in other words.`, alike.documentId);
    } else {
      skip("It could not be assigned to an account.", null);
    }
  }
  return {
    accounts: own
      .toSorted((left, right) => left.accountIndex - right.accountIndex)
      .map((statement) => effectOf(statement, all, extraction)),
    skipped,
    kept,
    addedTransactions: owners.filter((row) => row.documentId === documentId).length,
  };
}
