import type { AccountFacts, Extraction } from "#contract/extraction.ts";
import type { Scope } from "./known-accounts.ts";
import { mergeDocument, type ReadDocument, saveTransactions, unmergeDocument } from "./merge-document.ts";
import {
  accountsOfDocument,
  deleteDocumentTransactions,
  documentsOfAccounts,
  loadStatements,
  lockLedger,
  replaceStatement,
} from "./repository.ts";
import { sealStatement } from "./sealed-rows.ts";
import { statementAsOf, statementContent } from "./statement.ts";

/** What tells one account from another: a correction here may move the statement to another account. */
const identityOf = ({ accounts, institution, currency }: Extraction): string =>
  JSON.stringify([
    currency,
    accounts.map((facts) => [facts.kind, facts.institution ?? institution, facts.accountLast4]),
  ]);

const dayOf = ({ statementDate, periodEnd }: AccountFacts): string => `${statementDate} ${periodEnd}`;

/**
 * Brings the ledger in step with a document whose figures a person corrected: `before` is what it said until now, the document
 * what it says with all corrections. The account keeps its identity unless the correction is about that.
 */
export async function recorrectDocument(
  scope: Scope,
  document: ReadDocument,
  before: Extraction,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
): Promise<void> {
  const { sql, personId } = scope;
  await lockLedger(sql, personId);
  if (identityOf(before) !== identityOf(document.extraction)) {
    await unmergeDocument(scope, document.id, loadExtraction);
    await mergeDocument(scope, document);
    return;
  }
  await replaceStatements(scope, document, before);
  if (JSON.stringify(before.transactions) === JSON.stringify(document.extraction.transactions)) return;
  await deleteDocumentTransactions(sql, personId, document.id);
  const places = await accountsOfDocument(sql, personId, document.id);
  const touched = places.map(({ accountId }) => accountId);
  await saveTransactions(scope, document, new Map(places.map((at) => [at.accountIndex, at.accountId])));
  // A row that was this document's and is no more may be another document's too: it stays, from there.
  for (const otherId of await documentsOfAccounts(sql, personId, touched)) {
    const extraction = otherId === document.id ? undefined : await loadExtraction(otherId);
    if (!extraction) continue;
    const ofOther = await accountsOfDocument(sql, personId, otherId);
    const accountIds = new Map(ofOther.map((at) => [at.accountIndex, at.accountId]));
    await saveTransactions(scope, { id: otherId, extraction }, accountIds);
  }
}

async function replaceStatements(
  { sql, vault, personId }: Scope,
  document: ReadDocument,
  before: Extraction,
): Promise<void> {
  const { extraction } = document;
  const own = (await loadStatements(sql, personId)).filter(({ documentId }) => documentId === document.id);
  for (const { accountIndex, asOf } of own) {
    const facts = extraction.accounts[accountIndex];
    const read = before.accounts[accountIndex];
    if (!facts || !read) continue;
    const content = statementContent(
      extraction,
      accountIndex,
      facts,
      document.fileName,
      document.corrections,
    );
    await replaceStatement(
      sql,
      personId,
      { documentId: document.id, accountIndex },
      {
        asOf: dayOf(facts) === dayOf(read) ? asOf : statementAsOf(facts, document.uploadedAt).day,
        factsSealed: sealStatement(vault, document.id, accountIndex, content),
      },
    );
  }
}
