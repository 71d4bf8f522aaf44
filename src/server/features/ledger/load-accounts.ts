/** A person's accounts with their statements opened; what was opened the last time and is still the same is not opened again. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { accountView, type LedgerAccount } from "./account-view.ts";
import { joinTargets } from "./joined-accounts.ts";
import { type Statement, settleEstimates } from "./newest-figures.ts";
import { loadAccounts } from "./repository.ts";
import { openName, openStatement } from "./sealed-rows.ts";
import type { StatementContent } from "./statement.ts";
import { loadSealedFacts, loadStatementVersions, type StatementVersion } from "./statement-versions.ts";

/** The statements of one person that were opened, and the accounts made of them. */
export type OpenedAccounts = {
  /** By place and version: what was sealed anew has another. */
  readonly contents: ReadonlyMap<string, StatementContent>;
  /** By id, with everything they are made of as one text. */
  readonly accounts: ReadonlyMap<string, { readonly madeOf: string; readonly account: LedgerAccount }>;
  readonly ordered: readonly LedgerAccount[];
};

const contentKey = ({ documentId, accountIndex, version }: StatementVersion): string =>
  `${documentId}/${accountIndex} ${version}`;

/** Opens the statements that are not known yet. */
async function openContents(
  sql: Sql,
  vault: PersonVault,
  personId: string,
  found: readonly StatementVersion[],
  known: ReadonlyMap<string, StatementContent>,
): Promise<Map<string, StatementContent>> {
  const fresh = new Set(
    found.filter((one) => !known.has(contentKey(one))).map(({ documentId }) => documentId),
  );
  const sealed = new Map(
    (fresh.size === 0 ? [] : await loadSealedFacts(sql, personId, [...fresh])).map((row) => [
      `${row.documentId}/${row.accountIndex}`,
      row.factsSealed,
    ]),
  );
  return new Map(
    found.flatMap((one) => {
      const key = contentKey(one);
      const { documentId, accountIndex } = one;
      const before = known.get(key);
      if (before !== undefined) return [[key, before] as const];
      const bytes = sealed.get(`${documentId}/${accountIndex}`);
      return bytes === undefined
        ? []
        : [[key, openStatement(vault, documentId, accountIndex, bytes)] as const];
    }),
  );
}

/** Every account of the person, oldest first, and what to pass as `last` the next time. An account that is the same is the same object. */
export async function loadOpenedAccounts(
  sql: Sql,
  vault: PersonVault,
  personId: string,
  last: OpenedAccounts | undefined,
): Promise<OpenedAccounts> {
  const rows = await loadAccounts(sql, personId);
  const found = await loadStatementVersions(sql, personId);
  const contents = await openContents(sql, vault, personId, found, last?.contents ?? new Map());
  const targets = joinTargets(rows);
  const byAccount = Map.groupBy(found, ({ accountId }) => targets.get(accountId) ?? accountId);
  const accounts = new Map<string, { madeOf: string; account: LedgerAccount }>();
  for (const row of rows) {
    if (targets.has(row.id)) continue;
    const own = byAccount.get(row.id) ?? [];
    const joined = rows.filter(({ id }) => targets.get(id) === row.id);
    const madeOf = JSON.stringify([
      row.kind,
      row.currency,
      ...[row, ...joined].map(({ id, nameSealed }) => [id, nameSealed.toString("base64")]),
      // The documents come in no order of their own.
      own.map((one) => `${contentKey(one)} ${one.asOf} ${one.uploadedAt.getTime()}`).toSorted(),
    ]);
    const before = last?.accounts.get(row.id);
    if (before?.madeOf === madeOf) {
      accounts.set(row.id, before);
      continue;
    }
    const statements = own.flatMap((one): Statement[] => {
      const content = contents.get(contentKey(one));
      const { documentId, accountIndex, asOf, uploadedAt } = one;
      return content === undefined ? [] : [{ ...content, documentId, accountIndex, asOf, uploadedAt }];
    });
    const account = accountView(
      row,
      openName(vault, row.id, row.nameSealed),
      settleEstimates(statements),
      joined.map(({ id, nameSealed }) => ({ id, ...openName(vault, id, nameSealed) })),
    );
    accounts.set(row.id, { madeOf, account });
  }
  return { contents, accounts, ordered: [...accounts.values()].map(({ account }) => account) };
}
