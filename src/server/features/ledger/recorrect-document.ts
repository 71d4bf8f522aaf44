import { isTyped } from "#contract/entries.ts";
import type { AccountFacts, Extraction } from "#contract/extraction.ts";
import { identityText, loadKnownAccounts, type Scope } from "./known-accounts.ts";
import { type FoundAccount, matchAccounts, normalisedLast4 } from "./match-accounts.ts";
import { mergeDocument, type ReadDocument, saveTransactions, unmergeDocument } from "./merge-document.ts";
import {
  accountsOfDocument,
  deleteDocumentTransactions,
  documentsOfAccounts,
  loadStatements,
  lockLedger,
  renameAccount,
  replaceStatement,
} from "./repository.ts";
import { sealName, sealStatement } from "./sealed-rows.ts";
import { statementAsOf, statementContent } from "./statement.ts";

const DEFAULT_CURRENCY = "USD";

/** What tells one account from another: a correction here may move the statement to another account. */
const identityOf = ({ accounts, institution, currency }: Extraction): string =>
  JSON.stringify([
    currency,
    accounts.map((facts) => [facts.kind, facts.institution ?? institution, facts.accountLast4]),
  ]);

const dayOf = ({ statementDate, periodEnd }: AccountFacts): string => `${statementDate} ${periodEnd}`;

/**
 * Brings the ledger in step with a document whose figures a person corrected: `before` is what it said until now, the document
 * what it says with all corrections. An account keeps its id, and with it everything that was said about it; its institution, number
 * or kind corrected, it is named anew, unless another document speaks of it too or the right name is another account's: then the
 * document's statement goes where it belongs.
 */
export async function recorrectDocument(
  scope: Scope,
  document: ReadDocument,
  before: Extraction,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
): Promise<void> {
  const { sql, personId } = scope;
  await lockLedger(sql, personId);
  const isOther = identityOf(before) !== identityOf(document.extraction);
  if (isOther && !(await renameOwnAccounts(scope, document))) {
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

/** Names the accounts of a document as its corrected figures do, where they are its own alone. False, and nothing changed, otherwise. */
async function renameOwnAccounts(scope: Scope, document: ReadDocument): Promise<boolean> {
  const { sql, vault, personId } = scope;
  const { extraction } = document;
  const places = await accountsOfDocument(sql, personId, document.id);
  const ids = places.map(({ accountId }) => accountId);
  if (places.length === 0 || new Set(ids).size < ids.length) return false;
  const speaking = await documentsOfAccounts(sql, personId, ids);
  if (speaking.some((id) => id !== document.id && !isTyped(id))) return false;
  const known = await loadKnownAccounts(scope);
  const others = known.filter(({ id }) => !ids.includes(id));
  const renamed = places.flatMap(({ accountId, accountIndex }) => {
    const facts = extraction.accounts[accountIndex];
    if (facts === undefined) return [];
    const institution = facts.institution ?? extraction.institution ?? null;
    const currency = extraction.currency ?? DEFAULT_CURRENCY;
    const found: FoundAccount = {
      facts,
      institution,
      currency,
      asOf: statementAsOf(facts, document.uploadedAt).day,
    };
    return [{ accountId, found }];
  });
  const matches = matchAccounts(
    others,
    renamed.map(({ found }) => found),
  );
  // Another currency is another account; and so is one that the right name already belongs to.
  const isSameMoney = renamed.every(
    ({ accountId, found }) => known.find(({ id }) => id === accountId)?.currency === found.currency,
  );
  if (!isSameMoney || matches.some(({ kind }) => kind !== "new")) return false;
  for (const { accountId, found } of renamed) {
    const { facts, institution } = found;
    await renameAccount(sql, personId, accountId, {
      kind: facts.kind,
      identityMac: vault.mac(
        "account-identity",
        identityText(
          found,
          accountId,
          known.filter(({ id }) => id !== accountId),
        ),
      ),
      nameSealed: sealName(vault, accountId, { institution, last4: normalisedLast4(facts.accountLast4) }),
    });
  }
  return true;
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
