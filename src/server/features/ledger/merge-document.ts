import type { Extraction } from "#contract/extraction.ts";
import { completeName, insertFound, loadKnownAccounts, type Scope } from "./known-accounts.ts";
import {
  type AccountMatch,
  type FoundAccount,
  isItsList,
  type KnownAccount,
  matchAccounts,
  normalisedLast4,
} from "./match-accounts.ts";
import {
  accountsOfDocument,
  deleteDocumentRows,
  deleteEmptyAccounts,
  documentsOfAccounts,
  insertStatements,
  loadKeptRows,
  loadRowKeys,
  loadRowKeysOf,
  loadTransactionOwners,
  lockLedger,
  OWN_ROW_TWIN,
  saveJoin,
} from "./repository.ts";
import { type DayAmount, newRows, rowsAgreement } from "./same-rows.ts";
import { sealStatement } from "./sealed-rows.ts";
import { type AsOf, type FigureCorrection, statementAsOf, statementContent, withSpan } from "./statement.ts";
import { addTransactions } from "./transaction-batch.ts";
import { transactionRows } from "./transaction-rows.ts";

export type ReadDocument = {
  readonly id: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  /** With the person's corrections applied. */
  readonly extraction: Extraction;
  /** Which figures those are, by path. */
  readonly corrections?: ReadonlyMap<string, FigureCorrection>;
};

const DEFAULT_CURRENCY = "USD";

/** Rows tell accounts apart only where a number is missing; otherwise none are loaded. */
async function loadTellingRows(
  { sql, personId }: Scope,
  extraction: Extraction,
  known: readonly KnownAccount[],
) {
  const isNumbered =
    known.every(({ last4 }) => last4 !== null) &&
    extraction.accounts.every(({ accountLast4 }) => normalisedLast4(accountLast4) !== null);
  return Map.groupBy(isNumbered ? [] : await loadRowKeys(sql, personId), ({ accountId }) => accountId);
}

/**
 * Whether an account of the ledger with this number can be one of these: where both print their last four, only the same ones, and then
 * nothing else of it is looked at.
 */
function nobodyElsesNumber(found: Extraction["accounts"]): (last4: string | null) => boolean {
  const numbers = found.map(({ accountLast4 }) => normalisedLast4(accountLast4));
  return (last4) => last4 === null || numbers.some((own) => own === null || own === last4);
}

/** Accounts are listed oldest first; a millisecond apart, those of one document keep the order in which it prints them. */
export function createdAt(document: ReadDocument, index: number): Date {
  return new Date(document.uploadedAt.getTime() + index);
}

/** The account that an earlier statement of the same file created. */
function laterOf(match: AccountMatch, accountIds: ReadonlyMap<number, string>): string | undefined {
  return match.kind === "later-statement-of" ? accountIds.get(match.index) : undefined;
}

const rowKey = (accountId: string, matchMac: Buffer, twin: number): string =>
  `${accountId} ${matchMac.toString("base64")} ${twin}`;

/** Rows that a person said are rows of their own, although another document seems to show them too. */
async function keptRows<Row extends { readonly key: string; readonly twin: number }>(
  { sql, personId }: Pick<Scope, "sql" | "personId">,
  documentId: string,
  all: readonly Row[],
  added: readonly Row[],
): Promise<Row[]> {
  const said = await loadKeptRows(sql, personId);
  if (said.length === 0) return [];
  const kept = new Set(said.map((row) => rowKey(row.accountId, row.matchMac, row.twin)));
  const owners = await loadTransactionOwners(sql, personId, [
    ...new Set(said.map(({ accountId }) => accountId)),
  ]);
  // What the document itself brought needs nobody's word.
  const own = owners.filter((row) => row.documentId === documentId);
  const there = new Set([
    ...added.map(({ key }) => key),
    ...own.map((row) => rowKey(row.accountId, row.matchMac, row.twin)),
  ]);
  return all
    .filter(({ key }) => kept.has(key) && !there.has(key))
    .map((row) => ({ ...row, twin: OWN_ROW_TWIN + row.twin }));
}

/** Adds the rows that are not there yet. Returns how many could not be read exactly. */
export async function saveTransactions(
  scope: Scope,
  document: { readonly id: string; readonly extraction: Pick<Extraction, "transactions"> },
  accountIds: ReadonlyMap<number, string>,
): Promise<number> {
  const { sql, vault, personId } = scope;
  const placed = document.extraction.transactions.filter(({ account }) => accountIds.has(account));
  const { rows, leftOut } = transactionRows(placed);
  const keyed = rows.flatMap((row) => {
    const accountId = accountIds.get(row.accountIndex);
    if (accountId === undefined) return [];
    const matchMac = vault.mac("transaction", row.matchText);
    return [{ ...row, accountId, matchMac, key: rowKey(accountId, matchMac, row.twin) }];
  });
  if (keyed.length === 0) return leftOut + document.extraction.transactions.length - placed.length;
  const days = keyed.map(({ postedOn }) => postedOn).toSorted();
  const existing = Map.groupBy(
    await loadRowKeysOf(sql, personId, [...new Set(accountIds.values())], days[0] ?? "", days.at(-1) ?? ""),
    ({ accountId }) => accountId,
  );
  const added = [...Map.groupBy(keyed, ({ accountId }) => accountId)].flatMap(([accountId, own]) =>
    newRows(
      own,
      (existing.get(accountId) ?? []).map((row) => ({
        ...row,
        key: rowKey(accountId, row.matchMac, row.twin),
      })),
    ),
  );
  const fresh = [...added, ...(await keptRows({ sql, personId }, document.id, keyed, added))];
  await addTransactions(scope, [{ documentId: document.id, rows: fresh }]);
  return leftOut + document.extraction.transactions.length - placed.length;
}

/** What a document's rows say about each account of the ledger. */
function compareRows(
  rows: readonly DayAmount[],
  ledger: ReadonlyMap<string, readonly DayAmount[]>,
): ReadonlyMap<string, "same" | "different"> {
  return new Map(
    [...ledger].flatMap(([accountId, known]) => {
      const agreement = rowsAgreement(rows, known);
      return agreement === "unknown" ? [] : [[accountId, agreement] as const];
    }),
  );
}

/**
 * Merges what a document says into the person's ledger: each account is recognised or created, the document's statement of it
 * is added (the newest statement is the account's state, an older one only history) and the transactions that are not there
 * yet are added. Run again for the same document it leaves the same rows. Returns sentences for the person.
 */
export async function mergeDocument(scope: Scope, document: ReadDocument): Promise<readonly string[]> {
  const { sql, vault, personId } = scope;
  const { extraction } = document;
  await lockLedger(sql, personId);
  // Known before its own rows go: read again, a document without an account number still finds the account it made.
  const known = await loadKnownAccounts(scope, nobodyElsesNumber(extraction.accounts));
  await deleteDocumentRows(sql, personId, document.id);
  const rowsOfAccount = (index: number) =>
    transactionRows(extraction.transactions.filter(({ account }) => account === index)).rows;
  const isPrinted = extraction.source === "pdf-text" || extraction.source === "ocr";
  const days: AsOf[] = extraction.accounts.map((facts, index) =>
    statementAsOf(
      facts,
      document.uploadedAt,
      isPrinted
        ? undefined
        : rowsOfAccount(index)
            .map(({ postedOn }) => postedOn)
            .toSorted()
            .at(-1),
    ),
  );
  const ledgerRows = await loadTellingRows(scope, extraction, known);
  const found = extraction.accounts.map(
    (facts, index): FoundAccount => ({
      facts: withSpan(statementContent(extraction, index, facts, document.fileName)),
      institution: facts.institution ?? extraction.institution ?? null,
      currency: extraction.currency ?? DEFAULT_CURRENCY,
      asOf: days[index]?.day ?? "",
      rows: compareRows(rowsOfAccount(index), ledgerRows),
    }),
  );
  const warnings = days.flatMap(({ warning }) => warning ?? []);
  const accountIds = new Map<number, string>();
  for (const [index, match] of matchAccounts(known, found).entries()) {
    const account = found[index];
    const facts = extraction.accounts[index];
    if (!account || !facts) continue;
    if (match.kind === "same-as") {
      const twin = accountIds.get(match.index);
      if (twin !== undefined) accountIds.set(index, twin);
      continue;
    }
    const id = match.kind === "known" ? match.id : laterOf(match, accountIds);
    const existing = known.find((candidate) => candidate.id === id);
    const target = existing ?? (await insertFound(scope, account, known, createdAt(document, index)));
    if (existing) await completeName(scope, existing, account);
    else known.push(target);
    if (match.kind === "new" && match.warning !== undefined) warnings.push(match.warning);
    accountIds.set(index, target.id);
    for (const list of known.filter((other) => isItsList(other, target, account))) {
      await saveJoin(sql, personId, list.id, target.id);
    }
    await insertStatements(sql, [
      {
        personId,
        accountId: target.id,
        documentId: document.id,
        accountIndex: index,
        asOf: account.asOf,
        factsSealed: sealStatement(
          vault,
          document.id,
          index,
          statementContent(extraction, index, facts, document.fileName, document.corrections),
        ),
      },
    ]);
  }
  const leftOut = await saveTransactions(scope, document, accountIds);
  if (leftOut > 0) warnings.push(`${leftOut} transactions could not be read exactly and were left out.`);
  await deleteEmptyAccounts(sql, personId);
  return warnings;
}

/**
 * Takes everything a document brought out of the ledger again. Transactions that another document shows too stay: they are
 * written once more from `loadExtraction` of the documents that speak of the same accounts.
 */
export async function unmergeDocument(
  scope: Scope,
  documentId: string,
  loadExtraction: (documentId: string) => Promise<Extraction | undefined>,
): Promise<void> {
  const { sql, personId } = scope;
  await lockLedger(sql, personId);
  const touched = (await accountsOfDocument(sql, personId, documentId)).map(({ accountId }) => accountId);
  await deleteDocumentRows(sql, personId, documentId);
  for (const otherId of await documentsOfAccounts(sql, personId, touched)) {
    const extraction = await loadExtraction(otherId);
    const places = await accountsOfDocument(sql, personId, otherId);
    if (!extraction) continue;
    const accountIds = new Map(places.map(({ accountIndex, accountId }) => [accountIndex, accountId]));
    await saveTransactions(scope, { id: otherId, extraction }, accountIds);
  }
  await deleteEmptyAccounts(sql, personId);
}
