import type { AccountKind } from "#contract/extraction.ts";
import { newId } from "../../platform/ids.ts";
import { identityText, type Scope } from "./known-accounts.ts";
import { normalisedLast4 } from "./match-accounts.ts";
import { createdAt, type ReadDocument } from "./merge-document.ts";
import { insertAccounts, insertStatements } from "./repository.ts";
import { sealName, sealStatement } from "./sealed-rows.ts";
import { statementAsOf, statementContent } from "./statement.ts";
import { addTransactions, type NewTransaction } from "./transaction-batch.ts";
import { transactionRows } from "./transaction-rows.ts";

type FilledAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly institution: string | null;
  readonly last4: string | null;
  readonly currency: string;
  readonly since: Date;
};

const DEFAULT_CURRENCY = "USD";

/**
 * Writes what `mergeDocument` would write for the same documents, oldest first, in four statements instead of ten for each. Only
 * for a person without any account, and for documents whose accounts all show institution, number and date and overlap nowhere.
 */
export async function fillEmptyLedger(scope: Scope, documents: readonly ReadDocument[]): Promise<void> {
  const { sql, vault, personId } = scope;
  const accounts = new Map<string, FilledAccount>();
  const statements: Parameters<typeof insertStatements>[1] = [];
  const brought: Array<{ readonly documentId: string; readonly rows: readonly NewTransaction[] }> = [];
  for (const document of documents) {
    const { extraction } = document;
    const currency = extraction.currency ?? DEFAULT_CURRENCY;
    const ids = extraction.accounts.map((facts, index) => {
      const institution = facts.institution ?? extraction.institution ?? null;
      const last4 = normalisedLast4(facts.accountLast4);
      const key = JSON.stringify([facts.kind, institution, last4, currency]);
      const since = createdAt(document, index);
      const account = accounts.get(key) ?? {
        id: newId("account"),
        kind: facts.kind,
        institution,
        last4,
        currency,
        since,
      };
      accounts.set(key, account);
      statements.push({
        personId,
        accountId: account.id,
        documentId: document.id,
        accountIndex: index,
        asOf: statementAsOf(facts, document.uploadedAt).day,
        factsSealed: sealStatement(
          vault,
          document.id,
          index,
          statementContent(extraction, index, facts, document.fileName, document.corrections),
        ),
      });
      return account.id;
    });
    const rows = transactionRows(extraction.transactions).rows.flatMap((row): NewTransaction[] => {
      const accountId = ids[row.accountIndex];
      return accountId === undefined
        ? []
        : [{ ...row, accountId, matchMac: vault.mac("transaction", row.matchText) }];
    });
    brought.push({ documentId: document.id, rows });
  }
  await insertAccounts(
    sql,
    [...accounts.values()].map(({ id, kind, institution, last4, currency, since }, index, all) => ({
      personId,
      id,
      kind,
      identityMac: vault.mac(
        "account-identity",
        identityText(
          { facts: { kind, accountLast4: last4 ?? "" }, institution, currency },
          id,
          all.slice(0, index),
        ),
      ),
      nameSealed: sealName(vault, id, { institution, last4 }),
      currency,
      createdAt: since,
    })),
  );
  await insertStatements(sql, statements);
  await addTransactions(scope, brought);
}
