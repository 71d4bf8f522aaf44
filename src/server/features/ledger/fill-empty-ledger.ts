import type { AccountKind } from "#contract/extraction.ts";
import { newId } from "../../platform/ids.ts";
import { identityText, type Scope } from "./known-accounts.ts";
import { normalisedLast4 } from "./match-accounts.ts";
import { createdAt, type ReadDocument } from "./merge-document.ts";
import {
  insertAccounts,
  insertStatements,
  insertTransactions,
  type TransactionInsert,
} from "./repository.ts";
import { sealDescription, sealName, sealStatement } from "./sealed-rows.ts";
import { statementAsOf, statementContent } from "./statement.ts";
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
  const transactions: TransactionInsert[] = [];
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
    for (const row of transactionRows(extraction.transactions).rows) {
      const accountId = ids[row.accountIndex];
      if (accountId === undefined) continue;
      const { twin, postedOn, amount, category } = row;
      const matchMac = vault.mac("transaction", row.matchText);
      const descriptionSealed = sealDescription(vault, accountId, matchMac, twin, row.description);
      transactions.push({
        personId,
        accountId,
        matchMac,
        twin,
        documentId: document.id,
        postedOn,
        amountCents: amount,
        descriptionSealed,
        category,
      });
    }
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
  await insertTransactions(sql, transactions);
}
