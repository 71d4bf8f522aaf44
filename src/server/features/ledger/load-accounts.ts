/** A person's accounts with their statements opened; what was opened the last time and is still the same is not opened again. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { accountView, type LedgerAccount } from "./account-view.ts";
import { joinTargets } from "./joined-accounts.ts";
import { type Statement, settleEstimates } from "./newest-figures.ts";
import { type AccountRow, loadAccounts } from "./repository.ts";
import { openName, openStatement } from "./sealed-rows.ts";
import type { StatementContent } from "./statement.ts";
import {
  loadSealedFacts,
  loadVersionTexts,
  type StatementVersion,
  statementVersions,
} from "./statement-versions.ts";

type OpenedAccount = {
  /** Everything the account is made of, as one text. */
  readonly madeOf: string;
  readonly account: LedgerAccount;
  /** Its statements by place and version: what was sealed anew has another. */
  readonly contents: ReadonlyMap<string, StatementContent>;
};

/** The accounts of one person that were made, with the statements that were opened for them. */
export type OpenedAccounts = {
  readonly accounts: ReadonlyMap<string, OpenedAccount>;
  readonly ordered: readonly LedgerAccount[];
};

const contentKey = ({ documentId, accountIndex, version }: StatementVersion): string =>
  `${documentId}/${accountIndex} ${version}`;

/** An account whose statements are not the ones of the last time. */
type ChangedAccount = {
  readonly row: AccountRow;
  readonly joined: readonly AccountRow[];
  readonly madeOf: string;
  readonly listed: readonly StatementVersion[];
  readonly known: ReadonlyMap<string, StatementContent>;
};

/** What the documents say that have a statement which is not known yet, sealed, by place. */
async function loadFresh(
  sql: Sql,
  personId: string,
  changed: readonly ChangedAccount[],
): Promise<ReadonlyMap<string, Buffer>> {
  const fresh = new Set(
    changed.flatMap(({ listed, known }) =>
      listed.filter((one) => !known.has(contentKey(one))).map(({ documentId }) => documentId),
    ),
  );
  if (fresh.size === 0) return new Map();
  const rows = await loadSealedFacts(sql, personId, [...fresh]);
  return new Map(rows.map((row) => [`${row.documentId}/${row.accountIndex}`, row.factsSealed]));
}

function openAccount(
  vault: PersonVault,
  { row, joined, madeOf, listed, known }: ChangedAccount,
  sealed: ReadonlyMap<string, Buffer>,
): OpenedAccount {
  const contents = new Map<string, StatementContent>();
  const statements = listed.flatMap((one): Statement[] => {
    const { documentId, accountIndex, asOf, uploadedAt } = one;
    const key = contentKey(one);
    const bytes = sealed.get(`${documentId}/${accountIndex}`);
    const content = known.get(key) ?? (bytes && openStatement(vault, documentId, accountIndex, bytes));
    if (content === undefined) return [];
    contents.set(key, content);
    return [{ ...content, documentId, accountIndex, asOf, uploadedAt }];
  });
  const account = accountView(
    row,
    openName(vault, row.id, row.nameSealed),
    settleEstimates(statements),
    joined.map(({ id, nameSealed }) => ({ id, ...openName(vault, id, nameSealed) })),
  );
  return { madeOf, account, contents };
}

const noContents: ReadonlyMap<string, StatementContent> = new Map();

/** Every account of the person, oldest first, and what to pass as `last` the next time. An account that is the same is the same object. */
export async function loadOpenedAccounts(
  sql: Sql,
  vault: PersonVault,
  personId: string,
  last: OpenedAccounts | undefined,
): Promise<OpenedAccounts> {
  const rows = await loadAccounts(sql, personId);
  const versions = await loadVersionTexts(sql, personId);
  const targets = joinTargets(rows);
  const standing = rows.filter(({ id }) => !targets.has(id));
  const changed = new Map<string, ChangedAccount>();
  for (const row of standing) {
    const joined = rows.filter(({ id }) => targets.get(id) === row.id);
    const own = [row, ...joined];
    const madeOf = JSON.stringify([
      row.kind,
      row.currency,
      ...own.map(({ id, nameSealed }) => [id, nameSealed.toString("base64"), versions.get(id)]),
    ]);
    const before = last?.accounts.get(row.id);
    if (before?.madeOf === madeOf) continue;
    const listed = own.flatMap(({ id }) => statementVersions(versions.get(id) ?? "[]"));
    changed.set(row.id, { row, joined, madeOf, listed, known: before?.contents ?? noContents });
  }
  const sealed = await loadFresh(sql, personId, [...changed.values()]);
  const accounts = new Map<string, OpenedAccount>();
  for (const { id } of standing) {
    const one = changed.get(id);
    const opened = one === undefined ? last?.accounts.get(id) : openAccount(vault, one, sealed);
    if (opened !== undefined) accounts.set(id, opened);
  }
  return { accounts, ordered: [...accounts.values()].map(({ account }) => account) };
}
