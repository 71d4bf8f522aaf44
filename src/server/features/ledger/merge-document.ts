import type { Extraction } from "#contract/extraction.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import { accountFamily } from "./account-family.ts";
import { institutionWords } from "./institution.ts";
import {
  type AccountMatch,
  type FoundAccount,
  type KnownAccount,
  matchAccounts,
  normalisedLast4,
} from "./match-accounts.ts";
import {
  accountsOfDocument,
  deleteDocumentRows,
  deleteEmptyAccounts,
  documentsOfAccounts,
  insertAccounts,
  insertStatements,
  insertTransactions,
  loadAccounts,
  loadRowKeys,
  loadRowKeysOf,
  loadStatements,
  lockLedger,
  saveAccountName,
} from "./repository.ts";
import { type DayAmount, newRows, rowsAgreement } from "./same-rows.ts";
import { openName, openStatement, sealDescription, sealName, sealStatement } from "./sealed-rows.ts";
import { type AsOf, type FigureCorrection, statementAsOf, statementContent } from "./statement.ts";
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

/** One person's ledger within one transaction. */
export type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

const DEFAULT_CURRENCY = "USD";

async function loadKnownAccounts({ sql, vault, personId }: Scope): Promise<KnownAccount[]> {
  const statements = Map.groupBy(await loadStatements(sql, personId), ({ accountId }) => accountId);
  return (await loadAccounts(sql, personId)).map((account) => {
    let opened: KnownAccount["statements"] | undefined;
    return {
      id: account.id,
      kind: account.kind as KnownAccount["kind"], // only insertFound writes it
      ...openName(vault, account.id, account.nameSealed),
      currency: account.currency,
      /** Opened when they are asked for: an account that its number tells needs none of them. */
      get statements() {
        opened ??= (statements.get(account.id) ?? []).map(
          ({ documentId, accountIndex, asOf, factsSealed }) => ({
            asOf,
            facts: openStatement(vault, documentId, accountIndex, factsSealed).facts,
          }),
        );
        return opened;
      },
    };
  });
}

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

/** A name that no other account of the person has: sub-accounts with one number differ by kind, then by their own id. */
export function identityText(
  found: Pick<FoundAccount, "facts" | "institution" | "currency">,
  accountId: string,
  known: ReadonlyArray<Pick<KnownAccount, "last4" | "kind">>,
): string {
  const { kind, accountLast4 } = found.facts;
  const last4 = normalisedLast4(accountLast4);
  const isUnique =
    last4 !== null &&
    found.institution !== null &&
    !known.some((account) => account.last4 === last4 && accountFamily(account.kind) === accountFamily(kind));
  const name = [
    accountFamily(kind),
    institutionWords(found.institution ?? "").join(" "),
    last4,
    found.currency,
  ];
  return JSON.stringify(isUnique ? name : [...name, accountId]);
}

async function insertFound(
  scope: Scope,
  found: FoundAccount,
  known: readonly KnownAccount[],
  since: Date,
): Promise<KnownAccount> {
  const { sql, vault, personId } = scope;
  const id = newId("account");
  const name = { institution: found.institution, last4: normalisedLast4(found.facts.accountLast4) };
  await insertAccounts(sql, [
    {
      personId,
      id,
      kind: found.facts.kind,
      identityMac: vault.mac("account-identity", identityText(found, id, known)),
      nameSealed: sealName(vault, id, name),
      currency: found.currency,
      createdAt: since,
    },
  ]);
  return { id, kind: found.facts.kind, ...name, currency: found.currency, statements: [] };
}

/** Accounts are listed oldest first; a millisecond apart, those of one document keep the order in which it prints them. */
export function createdAt(document: ReadDocument, index: number): Date {
  return new Date(document.uploadedAt.getTime() + index);
}

/** A later document may show the institution or the number that an earlier one did not. */
async function completeName(
  { sql, vault, personId }: Scope,
  known: KnownAccount,
  found: FoundAccount,
): Promise<void> {
  const name = {
    institution: known.institution ?? found.institution,
    last4: known.last4 ?? normalisedLast4(found.facts.accountLast4),
  };
  if (name.institution === known.institution && name.last4 === known.last4) return;
  await saveAccountName(sql, personId, known.id, sealName(vault, known.id, name));
}

/** The account that an earlier statement of the same file created. */
function laterOf(match: AccountMatch, accountIds: ReadonlyMap<number, string>): string | undefined {
  return match.kind === "later-statement-of" ? accountIds.get(match.index) : undefined;
}

const rowKey = (accountId: string, matchMac: Buffer, twin: number): string =>
  `${accountId} ${matchMac.toString("base64")} ${twin}`;

export async function saveTransactions(
  { sql, vault, personId }: Scope,
  document: Pick<ReadDocument, "id" | "extraction">,
  accountIds: ReadonlyMap<number, string>,
): Promise<number> {
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
  const fresh = [...Map.groupBy(keyed, ({ accountId }) => accountId)].flatMap(([accountId, own]) =>
    newRows(
      own,
      (existing.get(accountId) ?? []).map((row) => ({
        ...row,
        key: rowKey(accountId, row.matchMac, row.twin),
      })),
    ),
  );
  await insertTransactions(
    sql,
    fresh.map(({ accountId, matchMac, twin, postedOn, amount, description, category }) => ({
      personId,
      accountId,
      matchMac,
      twin,
      documentId: document.id,
      postedOn,
      amountCents: amount,
      descriptionSealed: sealDescription(vault, accountId, matchMac, twin, description),
      category,
    })),
  );
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
  const known = await loadKnownAccounts(scope);
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
      facts: statementContent(extraction, index, facts, document.fileName).facts,
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
