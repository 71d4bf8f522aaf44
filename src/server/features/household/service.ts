/** Who belongs to a household: inviting, joining, leaving, removing, handing over. Always about who signed in. */
import { type HouseholdView, type InvitationMade, invitationDays } from "#contract/household.ts";
import { familyMembers } from "#contract/plan-catalogue.ts";
import { eraseRowsOf } from "../../platform/database/erase-person.ts";
import { lookAs } from "../../platform/database/look-as.ts";
import type { Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import {
  changeInHousehold,
  findInHousehold,
  type Grant,
  type HouseholdDatabase,
  type HouseholdScope,
  loadGrants,
  noteEvent,
  openEvent,
  sealMembership,
} from "./in-household.ts";
import {
  createInvitationOutbox,
  type InvitationOutboxDependencies,
  invitationUrl,
  openInvitation,
  sealInvitation,
} from "./invitation-outbox.ts";
import { type InvitationToken, newInvitationToken, parseInvitationToken } from "./invitation-token.ts";
import {
  belongsAlready,
  conflict,
  full,
  invitationOver,
  notThere,
  onlyOwner,
  ownerNeedsPlan,
  planNeeded,
} from "./refusals.ts";
import {
  deleteExpiredInvitations,
  deleteInvitation,
  deleteMember,
  deleteMembership,
  deleteShares,
  findHousehold,
  findInvitation,
  findMembership,
  insertHousehold,
  insertInvitation,
  insertMember,
  insertMembership,
  loadEvents,
  loadInvitations,
  loadMembers,
  lockHousehold,
  saveMembership,
  saveOwner,
  takeInvitation,
} from "./repository.ts";

export type HouseholdDependencies = HouseholdDatabase & {
  /** What other members call a person; null where nothing may be said. */
  readonly nameOf: (personId: string) => Promise<string | null>;
  /** Whether this person may invite now: by their own plan, or because nothing is limited here. */
  readonly mayInvite: (personId: string) => Promise<boolean>;
  readonly mailInvitation: InvitationOutboxDependencies["mailInvitation"];
  /** Where pages of this installation begin, without a slash at the end. */
  readonly publicUrl: string;
  /** Lets go of what opens a household's rows in backups. */
  readonly forgetBackedUp: (householdId: string) => Promise<void>;
};

const DAY_MS = 86_400_000;
const SHOWN_EVENTS = 30;
export const namelessMember = "A member";

/** Names for everybody; who gives none gets a number by the order of joining. */
export async function namesOf(
  people: readonly { readonly id: string; readonly personId: string }[],
  nameOf: HouseholdDependencies["nameOf"],
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      people.map(
        async ({ id, personId }, index) =>
          [id, (await nameOf(personId)) ?? `${namelessMember} (${index + 1})`] as const,
      ),
    ),
  );
}

const mustOwn = ({ household, personId }: HouseholdScope): void => {
  if (household.ownerId !== personId) throw onlyOwner();
};

/** Ends one person's side while `sql` looks as the household. */
const endMembership = (sql: Sql, householdId: string, memberId: string): Promise<void> =>
  lookAs(sql, { personId: householdId, ownerId: memberId }, async () => {
    const own = await findMembership(sql, memberId);
    if (own?.householdId === householdId) await deleteMembership(sql, memberId, householdId);
  });

function parse(token: string): InvitationToken {
  const parsed = parseInvitationToken(token);
  if (parsed === undefined) throw invitationOver();
  return parsed;
}

export function createHouseholdService(deps: HouseholdDependencies) {
  const { database, vaults, clock } = deps;
  const outbox = createInvitationOutbox({
    ...deps,
    nameOf: async (personId) => (await deps.nameOf(personId)) ?? namelessMember,
  });
  const vaultOf = (sql: Sql, id: string) => vaults.openVault(sql, id);

  const change = <T>(personId: string, work: (scope: HouseholdScope) => Promise<T>): Promise<T> =>
    database.forPerson(personId, (sql) => changeInHousehold(deps, sql, personId, work));

  const note = (
    { sql, household, vault }: Pick<HouseholdScope, "sql" | "household" | "vault">,
    event: Parameters<typeof noteEvent>[2],
  ) => noteEvent(sql, { householdId: household.personId, vault, at: clock.now() }, event);

  /** Where there is none yet: of this one person. */
  async function found(sql: Sql, personId: string): Promise<void> {
    const householdId = newId("household");
    const now = clock.now();
    const contentSealed = sealMembership(await vaultOf(sql, personId), personId, { monthlyExtra: null });
    const isFirst = await insertMembership(sql, { personId, householdId, joinedAt: now, contentSealed });
    // Another request of the same person was first.
    if (!isFirst) return;
    await lookAs(sql, { personId, ownerId: householdId }, async () => {
      const id = newId("member");
      await insertHousehold(sql, { personId: householdId, ownerId: personId, createdAt: now });
      await insertMember(sql, { personId: householdId, id, memberId: personId, joinedAt: now });
      const vault = await vaultOf(sql, householdId);
      await noteEvent(sql, { householdId, vault, at: now }, { kind: "founded", by: id, about: null });
    });
  }

  /** Whether both sides say that the person belongs to a household; what one side alone says is taken away. */
  async function belongs(sql: Sql, personId: string): Promise<boolean> {
    const said = await findMembership(sql, personId);
    const does = (await findInHousehold(deps, sql, personId, async () => true)) ?? false;
    // Only what was seen: another request of the same person may have founded or joined one meanwhile.
    if (!does && said !== undefined) await deleteMembership(sql, personId, said.householdId);
    return does;
  }

  async function lookInto({ householdId, tokenHash }: InvitationToken) {
    return database.forPerson(householdId, async (sql) => {
      const household = await findHousehold(sql, householdId);
      const invitation = await findInvitation(sql, householdId, tokenHash, clock.now());
      if (household === undefined || invitation === undefined) throw invitationOver();
      const members = await loadMembers(sql, householdId);
      return { ownerId: household.ownerId, expiresAt: invitation.expiresAt, members: members.length };
    });
  }

  /** Takes one out; the last one takes the household along. While `sql` looks as the household. */
  async function takeOut(scope: HouseholdScope, isErased: boolean): Promise<{ readonly ended?: string }> {
    const { sql, personId, household, members, you } = scope;
    const householdId = household.personId;
    const others = members.filter(({ id }) => id !== you.id);
    const [next] = others;
    if (next === undefined) {
      await eraseRowsOf(sql, householdId);
      await endMembership(sql, householdId, personId);
      return { ended: householdId };
    }
    if (household.ownerId === personId) {
      if (!isErased) {
        throw conflict("Hand the household over to another member first, then you can leave it.");
      }
      await saveOwner(sql, householdId, next.memberId);
      await note(scope, { kind: "handed-over", by: null, about: next.id });
    }
    await deleteMember(sql, householdId, you.id);
    await note(scope, { kind: "left", by: null, about: null });
    await endMembership(sql, householdId, personId);
    return {};
  }

  const letGo = async ({ ended }: { readonly ended?: string }): Promise<void> => {
    if (ended !== undefined) await deps.forgetBackedUp(ended);
  };

  async function getView(personId: string): Promise<HouseholdView> {
    const known = await database.forPerson(personId, async (sql) => {
      const grants = await loadGrants(deps, sql, personId);
      const kept = await findInHousehold(deps, sql, personId, async (scope) => ({
        household: scope.household,
        members: scope.members,
        youId: scope.you.id,
        invitations: (await loadInvitations(sql, scope.household.personId, clock.now())).map((row) => ({
          ...row,
          ...openInvitation(scope.vault, row.id, row.contentSealed),
        })),
        events: (await loadEvents(sql, scope.household.personId, SHOWN_EVENTS)).map((row) => ({
          at: row.at,
          ...openEvent(scope.vault, row.id, row.contentSealed),
        })),
      }));
      return kept === undefined || grants === undefined ? undefined : { ...kept, grants };
    });
    const mayInvite = await deps.mayInvite(personId);
    if (known === undefined) return { mayInvite, household: null };
    const { household, members, youId, grants } = known;
    const names = await namesOf(
      members.map(({ id, memberId }) => ({ id, personId: memberId })),
      deps.nameOf,
    );
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    const isOwner = household.ownerId === personId;
    const grantOf = new Map<string, Grant>(grants.map((grant) => [grant.memberId, grant]));
    return {
      mayInvite,
      household: {
        isOwner,
        isCovered: isOwner ? mayInvite : await deps.mayInvite(household.ownerId),
        memberLimit: familyMembers,
        members: members
          .map((row) => ({
            id: row.id,
            name: names.get(row.id) ?? namelessMember,
            isYou: row.id === youId,
            isOwner: row.memberId === household.ownerId,
            joinedAt: row.joinedAt.toISOString(),
            sharedAccounts: grantOf.get(row.id)?.accountIds.size ?? 0,
            monthlyExtra: grantOf.get(row.id)?.monthlyExtra ?? null,
          }))
          .toSorted((a, b) => Number(b.isOwner) - Number(a.isOwner)),
        invitations: isOwner
          ? known.invitations.map(({ id, email, madeAt, expiresAt }) => ({
              id,
              email,
              madeAt: madeAt.toISOString(),
              expiresAt: expiresAt.toISOString(),
            }))
          : [],
        events: known.events.map(({ at, kind, by, about }) => ({
          at: at.toISOString(),
          kind,
          by: nameOf(by),
          about: nameOf(about),
        })),
      },
    };
  }

  return {
    getView,

    /** Everybody who belongs to the person's household, with the person; nobody for who belongs to none. */
    membersOf: async (personId: string): Promise<readonly string[]> =>
      (await database.forPerson(personId, (sql) =>
        findInHousehold(deps, sql, personId, async ({ members }) => members.map(({ memberId }) => memberId)),
      )) ?? [],

    /** Sends invitations again whose mail could not be handed in. */
    mailDueInvitations: (personId: string) => outbox.mailDue(personId),

    /** Founds the household where there is none. @throws AppError FAMILY_PLAN_NEEDED, FAMILY_FULL, FORBIDDEN */
    async invite(personId: string, email: string | null): Promise<InvitationMade> {
      if (!(await deps.mayInvite(personId))) throw planNeeded();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + invitationDays * DAY_MS);
      const id = newId("invitation");
      const made = await database.forPerson(personId, async (sql) => {
        if (!(await belongs(sql, personId))) await found(sql, personId);
        return changeInHousehold(deps, sql, personId, async (scope) => {
          mustOwn(scope);
          const householdId = scope.household.personId;
          await deleteExpiredInvitations(sql, householdId, now);
          const open = await loadInvitations(sql, householdId, now);
          const used = scope.members.length + open.length;
          if (used >= familyMembers) throw full(used);
          const { token, tokenHash } = newInvitationToken(householdId);
          const isMailed = email !== null && outbox.sends;
          const content = isMailed ? { email, token } : { email };
          await insertInvitation(sql, {
            personId: householdId,
            id,
            tokenHash,
            madeAt: now,
            expiresAt,
            mailAgainAt: isMailed ? now : null,
            mailTries: 0,
            contentSealed: sealInvitation(scope.vault, id, content),
          });
          await note(scope, { kind: "invited", by: scope.you.id, about: null });
          return token;
        });
      });
      const isTried = email !== null && outbox.sends;
      const mail = !isTried ? "none" : (await outbox.tryMail(personId, id)) ? "sent" : "later";
      return { id, url: invitationUrl(deps.publicUrl, made), expiresAt: expiresAt.toISOString(), mail };
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN */
    async withdraw(personId: string, id: string): Promise<void> {
      await change(personId, async (scope) => {
        mustOwn(scope);
        if (!(await deleteInvitation(scope.sql, scope.household.personId, id))) throw notThere("invitation");
        await note(scope, { kind: "invitation-withdrawn", by: scope.you.id, about: null });
      });
    },

    /** Who invites, for who was given the link. @throws AppError INVITATION_OVER */
    async lookAt(token: string) {
      const { ownerId, expiresAt, members } = await lookInto(parse(token));
      const invitedBy = (await deps.nameOf(ownerId)) ?? namelessMember;
      return { invitedBy, expiresAt: expiresAt.toISOString(), members };
    },

    /** @throws AppError INVITATION_OVER, CONFLICT for who belongs to one already, FAMILY_FULL, FAMILY_PLAN_NEEDED */
    async join(personId: string, token: string): Promise<HouseholdView> {
      const { householdId, tokenHash } = parse(token);
      const { ownerId } = await lookInto({ householdId, tokenHash });
      if (!(await deps.mayInvite(ownerId))) throw ownerNeedsPlan();
      await database.forPerson(personId, async (sql) => {
        if (await belongs(sql, personId)) throw belongsAlready();
        const now = clock.now();
        const contentSealed = sealMembership(await vaultOf(sql, personId), personId, { monthlyExtra: null });
        const row = { personId, householdId, joinedAt: now, contentSealed };
        if (!(await insertMembership(sql, row))) throw belongsAlready();
        // What an older membership might have left behind is not shared with these people.
        await deleteShares(sql, personId);
        await lookAs(sql, { personId, ownerId: householdId }, async () => {
          const household = await lockHousehold(sql, householdId);
          if (household === undefined) throw invitationOver();
          if ((await takeInvitation(sql, householdId, tokenHash, now)) === undefined) throw invitationOver();
          const members = await loadMembers(sql, householdId);
          if (members.length >= familyMembers) throw full(members.length);
          const id = newId("member");
          await insertMember(sql, { personId: householdId, id, memberId: personId, joinedAt: now });
          const vault = await vaultOf(sql, householdId);
          await note({ sql, household, vault }, { kind: "joined", by: id, about: null });
        });
      });
      return getView(personId);
    },

    /** @throws AppError NOT_FOUND, CONFLICT for an owner with others: they hand over first */
    async leave(personId: string): Promise<void> {
      await letGo(await change(personId, (scope) => takeOut(scope, false)));
    },

    /** Before an account is erased. Nothing happens for who belongs to none. */
    async forgetPerson(personId: string): Promise<void> {
      const out = await database.forPerson(personId, (sql) =>
        findInHousehold(deps, sql, personId, (scope) => takeOut(scope, true), true),
      );
      if (out !== undefined) await letGo(out);
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT for the owner themselves */
    async remove(personId: string, id: string): Promise<void> {
      await change(personId, async (scope) => {
        mustOwn(scope);
        const { sql, household, members, you } = scope;
        const member = members.find((row) => row.id === id);
        if (member === undefined) throw notThere("member");
        if (member.id === you.id) throw conflict("To go yourself, leave the household instead.");
        await deleteMember(sql, household.personId, member.id);
        await note(scope, { kind: "removed", by: you.id, about: null });
        await endMembership(sql, household.personId, member.memberId);
      });
    },

    /** @throws AppError NOT_FOUND, FORBIDDEN */
    async handOver(personId: string, id: string): Promise<void> {
      await change(personId, async (scope) => {
        mustOwn(scope);
        const member = scope.members.find((row) => row.id === id);
        if (member === undefined) throw notThere("member");
        await saveOwner(scope.sql, scope.household.personId, member.memberId);
        await note(scope, { kind: "handed-over", by: scope.you.id, about: member.id });
      });
    },

    /** @throws AppError NOT_FOUND */
    async contribute(personId: string, monthlyExtra: string | null): Promise<void> {
      await database.forPerson(personId, async (sql) => {
        await changeInHousehold(deps, sql, personId, async () => undefined);
        const vault = await vaultOf(sql, personId);
        await saveMembership(sql, personId, sealMembership(vault, personId, { monthlyExtra }));
      });
    },
  };
}
export type HouseholdService = ReturnType<typeof createHouseholdService>;
