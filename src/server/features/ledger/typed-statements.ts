/**
 * What a person types about an account, as a statement of it beside those of documents: recognised, merged and taken out by the same
 * rules.
 */

import { CASH, typedByYou } from "#contract/entries.ts";
import type { AccountFacts, AccountKind, Evidence, Extraction } from "#contract/extraction.ts";
import { completeName, identityText, insertFound, loadKnownAccounts, type Scope } from "./known-accounts.ts";
import {
  type FoundAccount,
  type KnownAccount,
  matchAccounts,
  normalisedLast4,
  shownByDocuments,
} from "./match-accounts.ts";
import { saveTransactions } from "./merge-document.ts";
import { type FigureField, newestFigure, type Statement } from "./newest-figures.ts";
import {
  accountsOfDocument,
  accountsOfRows,
  deleteDocumentRows,
  deleteEmptyAccounts,
  documentsOfAccounts,
  insertStatements,
  loadStatements,
  loadTransactionOwners,
  lockLedger,
  OWN_ROW_TWIN,
  renameAccount,
} from "./repository.ts";
import { openStatement, sealName, sealStatement } from "./sealed-rows.ts";
import type { FigureCorrection, StatementContent, TypedOrigin } from "./statement.ts";
import { addTransactions } from "./transaction-batch.ts";
import { transactionRows } from "./transaction-rows.ts";

/** An account as a person typed it. */
export type TypedAccount = {
  readonly entryId: string;
  readonly at: Date;
  /** The day on the person's calendar that the figures speak of. */
  readonly day: string;
  readonly kind: AccountKind;
  readonly institution: string;
  readonly facts: Omit<AccountFacts, "kind" | "institution" | "statementDate">;
};

/** A person's word on figures of an account that is there. */
export type TypedFigures = {
  readonly entryId: string;
  readonly at: Date;
  readonly day: string;
  readonly accountId: string;
  readonly facts: Partial<AccountFacts>;
};

const CURRENCY = "USD";

/** There is no page: the whole of an empty one stands for it, and the text is what was typed. */
const typedEvidence = (text: string): Evidence => ({ page: 1, box: [0, 0, 1, 1], text, confidence: 1 });

function typedContent(
  facts: AccountFacts,
  typed: TypedOrigin,
  corrections: Readonly<Record<string, FigureCorrection>>,
): StatementContent {
  const evidence = Object.entries(facts).flatMap(([field, value]) =>
    field === "kind" || typeof value !== "string" ? [] : [[field, typedEvidence(value)] as const],
  );
  return {
    fileName: typedByYou,
    facts,
    digital: true,
    evidence: Object.fromEntries(evidence),
    questions: [],
    corrections,
    typed,
  };
}

async function saveStatement(
  { sql, vault, personId }: Scope,
  row: { readonly entryId: string; readonly accountId: string; readonly asOf: string },
  content: StatementContent,
): Promise<void> {
  const { entryId, accountId, asOf } = row;
  await deleteDocumentRows(sql, personId, entryId);
  await insertStatements(sql, [
    {
      personId,
      accountId,
      documentId: entryId,
      accountIndex: 0,
      asOf,
      factsSealed: sealStatement(vault, entryId, 0, content),
    },
  ]);
}

/**
 * Puts a typed account into the ledger: as the account that a document already shows, else as a new one, whatever else was typed.
 * Changed, it stays with its account, and names it anew where nothing else speaks of it; `isApart` gives it an account of its own, for
 * what was taken for another's by mistake. Returns the account, and whether others speak of it.
 */
export async function placeTypedAccount(
  scope: Scope,
  typed: TypedAccount,
  presentAccountId: string | null,
  isApart = false,
): Promise<{ readonly accountId: string; readonly isShared: boolean }> {
  const { sql, vault, personId } = scope;
  await lockLedger(sql, personId);
  const { entryId, at, day, kind, institution } = typed;
  const facts: AccountFacts = { ...typed.facts, kind, institution, statementDate: day };
  const found: FoundAccount = { facts, institution, currency: CURRENCY, asOf: day };
  const known = await loadKnownAccounts(scope);
  const present = isApart ? undefined : known.find(({ id }) => id === presentAccountId);
  const match =
    present === undefined && !isApart ? matchAccounts(shownByDocuments(known), [found])[0] : undefined;
  const matched = match?.kind === "known" ? known.find(({ id }) => id === match.id) : undefined;
  // Brought back after its deletion it is the same account again: what was kept under its id still speaks of it.
  const target =
    present ??
    matched ??
    (await insertFound(scope, found, known, at, isApart ? undefined : (presentAccountId ?? undefined)));
  if (matched) await completeName(scope, matched, found);
  await saveStatement(
    scope,
    { entryId, accountId: target.id, asOf: day },
    typedContent(facts, { at: at.toISOString(), as: "estimate" }, {}),
  );
  const speaking = await documentsOfAccounts(sql, personId, [target.id]);
  const isShared = speaking.some((id) => id !== entryId);
  if (present && !isShared) {
    const others = known.filter(({ id }) => id !== present.id);
    await renameAccount(sql, personId, present.id, {
      kind,
      identityMac: vault.mac("account-identity", identityText(found, present.id, others)),
      nameSealed: sealName(vault, present.id, {
        institution,
        last4: normalisedLast4(facts.accountLast4),
      }),
    });
  }
  await deleteEmptyAccounts(sql, personId);
  return { accountId: target.id, isShared };
}

/** Whether documents or other entries speak of the account that this entry stands in: then it can be taken apart from them. */
export async function isTypedShared(
  { sql, personId }: Scope,
  entryId: string,
  accountId: string,
): Promise<boolean> {
  const speaking = await documentsOfAccounts(sql, personId, [accountId]);
  // A word on the figures belongs to the account, whoever else speaks of it.
  return speaking.some((id) => id !== entryId && !id.startsWith("figures_"));
}

/** The account's statements but this entry's own. */
async function otherStatements({ sql, vault, personId }: Scope, accountId: string, entryId: string) {
  return (await loadStatements(sql, personId))
    .filter((row) => row.accountId === accountId && row.documentId !== entryId)
    .map(
      ({ documentId, accountIndex, asOf, uploadedAt, factsSealed }): Statement => ({
        ...openStatement(vault, documentId, accountIndex, factsSealed),
        documentId,
        accountIndex,
        asOf,
        uploadedAt,
      }),
    );
}

/**
 * Puts a person's word on an account's figures into the ledger. It outranks what documents of its day and before say; of terms that
 * change rarely also a later statement that only repeats what was found wrong. False when there is no such account.
 */
export async function placeTypedFigures(scope: Scope, typed: TypedFigures): Promise<boolean> {
  const { sql, personId } = scope;
  await lockLedger(sql, personId);
  const { entryId, at, day, accountId } = typed;
  const account = (await loadKnownAccounts(scope)).find(({ id }) => id === accountId);
  if (!account) return false;
  const others = await otherStatements(scope, accountId, entryId);
  const corrections = Object.keys(typed.facts).map((field) => {
    const state = newestFigure(others, field as FigureField); // only plain figures are typed
    const was = state.kind === "known" ? state.figure.value : null;
    return [field, { at: at.toISOString(), was }] as const;
  });
  const facts: AccountFacts = { ...typed.facts, kind: typed.facts.kind ?? account.kind };
  await saveStatement(
    scope,
    { entryId, accountId, asOf: day },
    typedContent(facts, { at: at.toISOString(), as: "word" }, Object.fromEntries(corrections)),
  );
  return true;
}

/** What the account is called that holds what was paid and received in cash. */
const CASH_ACCOUNT = "Cash";

/** The account of cash: made with the first transaction that is in no other. */
async function cashAccount(scope: Scope, known: readonly KnownAccount[], at: Date): Promise<string> {
  const present = known.find(
    ({ kind, institution, last4, statements }) =>
      kind === "checking" &&
      institution === CASH_ACCOUNT &&
      last4 === null &&
      statements.every(({ isTyped }) => isTyped === true),
  );
  if (present) return present.id;
  const facts: AccountFacts = { kind: "checking" };
  const found: FoundAccount = { facts, institution: CASH_ACCOUNT, currency: CURRENCY, asOf: "" };
  return (await insertFound(scope, found, known, at)).id;
}

/** A transaction as a person typed it. */
export type TypedTransaction = {
  readonly entryId: string;
  readonly at: Date;
  /** Or `CASH`. */
  readonly accountId: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly category: string | null;
};

/**
 * Puts a typed transaction into an account, and says into which. "alike" without any change when a row of that day and amount is there already, unless
 * the person is sure that this is another one.
 */
export async function placeTypedTransaction(
  scope: Scope,
  entry: TypedTransaction,
  isSure: boolean,
): Promise<{ readonly accountId: string } | "alike" | "no-account"> {
  const { sql, vault, personId } = scope;
  await lockLedger(sql, personId);
  const { entryId, date, description, amount, category } = entry;
  const known = await loadKnownAccounts(scope);
  const accountId = entry.accountId === CASH ? await cashAccount(scope, known, entry.at) : entry.accountId;
  if (accountId === entry.accountId && !known.some(({ id }) => id === accountId)) return "no-account";
  const facts = { account: 0, date, description, amount, ...(category === null ? {} : { category }) };
  const row = transactionRows([facts]).rows[0];
  if (!row) return "no-account";
  const matchMac = vault.mac("transaction", row.matchText);
  const others = (await loadTransactionOwners(sql, personId, [accountId])).filter(
    ({ documentId }) => documentId !== entryId,
  );
  const isAlike = others.some(
    ({ postedOn, amountCents }) => postedOn === row.postedOn && amountCents === row.amount,
  );
  if (isAlike && !isSure) return "alike";
  await deleteDocumentRows(sql, personId, entryId);
  const taken = new Set(others.filter((other) => other.matchMac.equals(matchMac)).map(({ twin }) => twin));
  let twin = isAlike ? OWN_ROW_TWIN : 0;
  while (taken.has(twin)) twin += 1;
  await addTransactions(scope, [{ documentId: entryId, rows: [{ ...row, accountId, matchMac, twin }] }]);
  await deleteEmptyAccounts(sql, personId);
  return { accountId };
}

/**
 * Takes what a person typed out of the ledger again. Rows of documents that were not added because of it are there afterwards, from
 * `loadExtraction`.
 */
export async function removeTyped(
  scope: Scope,
  entryId: string,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
): Promise<void> {
  const { sql, personId } = scope;
  await lockLedger(sql, personId);
  const touched = await accountsOfRows(sql, personId, entryId);
  await deleteDocumentRows(sql, personId, entryId);
  for (const documentId of await documentsOfAccounts(sql, personId, touched)) {
    const extraction = await loadExtraction(documentId);
    if (!extraction) continue;
    const places = await accountsOfDocument(sql, personId, documentId);
    const accountIds = new Map(places.map(({ accountIndex, accountId }) => [accountIndex, accountId]));
    await saveTransactions(scope, { id: documentId, extraction }, accountIds);
  }
  await deleteEmptyAccounts(sql, personId);
}
