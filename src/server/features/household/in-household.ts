/** The one way into a household's rows, and the one function that reads what members granted. */
import type { HouseholdEventKind } from "#contract/household.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { lookAs } from "../../platform/database/look-as.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import { noHousehold } from "./refusals.ts";
import {
  findHousehold,
  findMembership,
  type HouseholdRow,
  insertEvent,
  loadMembers,
  loadShares,
  lockHousehold,
  type MemberRow,
  type MembershipRow,
} from "./repository.ts";

export type HouseholdDatabase = {
  readonly database: Pick<Database, "forPerson">;
  readonly vaults: Pick<Vaults, "openVault">;
  readonly clock: Clock;
};

/** While `sql` looks as the household. */
export type HouseholdScope = {
  readonly sql: Sql;
  /** Who asks. */
  readonly personId: string;
  readonly household: HouseholdRow;
  readonly members: readonly MemberRow[];
  readonly you: MemberRow;
  readonly vault: PersonVault;
};

export type Membership = { readonly monthlyExtra: string | null };

const DAY_MS = 86_400_000;
const EVENTS_KEPT_DAYS = 180;

const membershipPlace = (personId: string) => ({
  table: "memberships",
  rowId: personId,
  column: "content",
});
export const sealMembership = (vault: PersonVault, personId: string, content: Membership): Buffer =>
  vault.seal(membershipPlace(personId), JSON.stringify(content));
// The vault proves that it is what was sealed above: no second validation.
const openMembership = (vault: PersonVault, { personId, contentSealed }: MembershipRow): Membership =>
  JSON.parse(vault.open(membershipPlace(personId), contentSealed).toString()) as Membership;

/**
 * Runs `work` as the person's household, in one transaction; `forChange` lets nobody else change who belongs to it meanwhile. Undefined
 * where the two sides do not agree that the person belongs to it.
 */
export async function findInHousehold<T>(
  { vaults }: Pick<HouseholdDatabase, "vaults">,
  sql: Sql,
  personId: string,
  work: (scope: HouseholdScope) => Promise<T>,
  forChange = false,
): Promise<T | undefined> {
  const membership = await findMembership(sql, personId);
  if (membership === undefined) return undefined;
  const { householdId } = membership;
  return lookAs(sql, { personId, ownerId: householdId }, async () => {
    const household = await (forChange ? lockHousehold : findHousehold)(sql, householdId);
    const members = await loadMembers(sql, householdId);
    const you = members.find(({ memberId }) => memberId === personId);
    if (household === undefined || you === undefined) return undefined;
    return work({ sql, personId, household, members, you, vault: await vaults.openVault(sql, householdId) });
  });
}

/** Like `findInHousehold`, alone with the household's rows. @throws AppError NOT_FOUND for who belongs to none */
export async function changeInHousehold<T>(
  deps: Pick<HouseholdDatabase, "vaults">,
  sql: Sql,
  personId: string,
  work: (scope: HouseholdScope) => Promise<T>,
): Promise<T> {
  const done = await findInHousehold(deps, sql, personId, async (scope) => ({ is: await work(scope) }), true);
  if (done === undefined) throw noHousehold();
  return done.is;
}

export type Grant = {
  readonly memberId: string;
  readonly personId: string;
  /** Accounts of this member that the household may see at this moment. */
  readonly accountIds: ReadonlySet<string>;
  readonly monthlyExtra: string | null;
};

/**
 * What each member of the person's household lets it see, now: the only place that says so. Of a member whose own rows do not say
 * that they belong to it, nothing. Undefined for who belongs to none.
 */
export async function loadGrants(
  deps: Pick<HouseholdDatabase, "vaults">,
  sql: Sql,
  personId: string,
): Promise<readonly Grant[] | undefined> {
  return findInHousehold(deps, sql, personId, async ({ household, members }) => {
    const householdId = household.personId;
    const grants: Grant[] = [];
    for (const { id, memberId } of members) {
      await lookAs(sql, { personId: householdId, ownerId: memberId }, async () => {
        const own = await findMembership(sql, memberId);
        if (own?.householdId !== householdId) return;
        const { monthlyExtra } = openMembership(await deps.vaults.openVault(sql, memberId), own);
        grants.push({
          memberId: id,
          personId: memberId,
          accountIds: await loadShares(sql, memberId),
          monthlyExtra,
        });
      });
    }
    return grants;
  });
}

/**
 * Runs `work` while `sql` looks as the owner of the household that the person belongs to; undefined for who belongs to none, and for the
 * owner. For what the owner's plan gives to all members.
 */
export async function asHouseholdOwner<T>(
  deps: Pick<HouseholdDatabase, "vaults">,
  sql: Sql,
  personId: string,
  work: (ownerId: string) => Promise<T>,
): Promise<T | undefined> {
  return findInHousehold(
    deps,
    sql,
    personId,
    async ({ household: { personId: householdId, ownerId }, members }) => {
      const isMember = members.some(({ memberId }) => memberId === ownerId);
      if (ownerId === personId || !isMember) return undefined;
      return lookAs(sql, { personId: householdId, ownerId }, async () => {
        const own = await findMembership(sql, ownerId);
        return own?.householdId === householdId ? work(ownerId) : undefined;
      });
    },
  );
}

const eventPlace = (id: string) => ({ table: "household_events", rowId: id, column: "content" });
export type HouseholdEvent = {
  readonly kind: HouseholdEventKind;
  /** Ids of members. */
  readonly by: string | null;
  readonly about: string | null;
};

export async function noteEvent(
  sql: Sql,
  {
    householdId,
    vault,
    at,
  }: { readonly householdId: string; readonly vault: PersonVault; readonly at: Date },
  event: HouseholdEvent,
): Promise<void> {
  const id = newId("event");
  const contentSealed = vault.seal(eventPlace(id), JSON.stringify(event));
  const keptSince = new Date(at.getTime() - EVENTS_KEPT_DAYS * DAY_MS);
  await insertEvent(sql, { personId: householdId, id, at, contentSealed }, keptSince);
}

// As above.
export const openEvent = (vault: PersonVault, id: string, contentSealed: Buffer): HouseholdEvent =>
  JSON.parse(vault.open(eventPlace(id), contentSealed).toString()) as HouseholdEvent;
