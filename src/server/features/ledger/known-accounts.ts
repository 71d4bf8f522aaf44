import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import { accountFamily } from "./account-family.ts";
import { institutionWords } from "./institution.ts";
import { type FoundAccount, type KnownAccount, normalisedLast4 } from "./match-accounts.ts";
import { insertAccounts, loadAccounts, loadStatements, saveAccountName } from "./repository.ts";
import { openName, openStatement, sealName } from "./sealed-rows.ts";
import { withSpan } from "./statement.ts";

/** One person's ledger within one transaction. */
export type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/**
 * Every account of the ledger, as far as recognising it needs. `canBe` spares loading the statements of those that it is not true of:
 * who asks for them all the same is told, with an error.
 */
export async function loadKnownAccounts(
  { sql, vault, personId }: Scope,
  canBe: (last4: string | null) => boolean = () => true,
): Promise<KnownAccount[]> {
  const rows = (await loadAccounts(sql, personId)).map((row) => ({
    ...row,
    name: openName(vault, row.id, row.nameSealed),
  }));
  const looked = rows.filter(({ name }) => canBe(name.last4)).map(({ id }) => id);
  const loaded = await loadStatements(sql, personId, looked.length === rows.length ? undefined : looked);
  const statements = Map.groupBy(loaded, ({ accountId }) => accountId);
  return rows.map(({ id, kind, name, currency, joinedInto }) => {
    let opened: KnownAccount["statements"] | undefined;
    return {
      id,
      kind: kind as KnownAccount["kind"], // only insertFound writes it
      ...name,
      currency,
      isJoined: joinedInto !== null,
      /** Opened when they are asked for: an account that its number tells needs none of them. */
      get statements() {
        if (!looked.includes(id)) throw new Error("the statements of this account were not loaded");
        opened ??= (statements.get(id) ?? []).map(({ documentId, accountIndex, asOf, factsSealed }) => {
          const content = openStatement(vault, documentId, accountIndex, factsSealed);
          const { span, typed } = content;
          return { asOf, facts: withSpan(content), isTyped: typed !== undefined, isList: span !== undefined };
        });
        return opened;
      },
    };
  });
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

export async function insertFound(
  scope: Scope,
  found: FoundAccount,
  known: readonly KnownAccount[],
  since: Date,
  id = newId("account"),
): Promise<KnownAccount> {
  const { sql, vault, personId } = scope;
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

/** A later document may show the institution or the number that an earlier one did not. */
export async function completeName(
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
