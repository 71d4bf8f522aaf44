/** What members share, and what it comes to together. Figures are read anew each time, under the grants of that moment. */
import type { Asset, Debt } from "#contract/debts.ts";
import type { FamilyOverview, Goal, GoalRequest } from "#contract/household.ts";
import { mostGoals } from "#contract/household.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { Profile } from "#contract/profile.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { newId } from "../../platform/ids.ts";
import {
  extraOf,
  familyOverview,
  type HeldAccount,
  type MemberShare,
  mergeHeldTogether,
  type SharedAccount,
} from "./family-view.ts";
import { type GoalAccount, goalProgress } from "./goal-progress.ts";
import {
  changeInHousehold,
  findInHousehold,
  type HouseholdDatabase,
  loadGrants,
  noteEvent,
} from "./in-household.ts";
import { conflict, noHousehold, notThere } from "./refusals.ts";
import {
  deleteGoal,
  deleteShare,
  insertGoal,
  insertShare,
  loadGoals,
  loadShares,
  saveGoal,
} from "./repository.ts";

/** `Account` is the ledger's; what is made of it comes from the features that show a person's own figures. */
export type SharingDependencies<Account extends SharedAccount> = HouseholdDatabase & {
  readonly loadAccounts: (personId: string) => Promise<readonly Account[]>;
  readonly currencyOf: (accounts: readonly Account[]) => string;
  readonly debtsOf: (accounts: readonly Account[]) => readonly Debt[];
  readonly assetsOf: (accounts: readonly Account[]) => readonly Asset[];
  readonly profileOf: (
    figures: {
      readonly accounts: readonly Account[];
      readonly debts: readonly Debt[];
      readonly assets: readonly Asset[];
    },
    today: PlainDate,
  ) => Profile;
  /** The plan for these debts with so many dollars a month above the minimums, or the sentence why there is none. */
  readonly planOf: (debts: readonly Debt[], extra: string, today: PlainDate) => PayoffPlan | string;
};

/** What is sealed of a goal. */
type StoredGoal = GoalRequest & { readonly since: PlainDate };

const goalPlace = (id: string) => ({ table: "household_goals", rowId: id, column: "content" });
// The vault proves that it is what was sealed below: no second validation.
export const openGoal = (vault: Pick<PersonVault, "open">, id: string, contentSealed: Buffer): StoredGoal =>
  JSON.parse(vault.open(goalPlace(id), contentSealed).toString()) as StoredGoal;

export function createSharing<Account extends SharedAccount>(deps: SharingDependencies<Account>) {
  const { database, clock } = deps;

  /** Everything that the household of this person sees now. @throws AppError NOT_FOUND for who belongs to none */
  async function loadShared(personId: string) {
    const grants = await database.forPerson(personId, (sql) => loadGrants(deps, sql, personId));
    if (grants === undefined) throw noHousehold();
    const shares: MemberShare<Account>[] = await Promise.all(
      grants.map(async ({ memberId, personId: owner, accountIds }) => ({
        memberId,
        isYou: owner === personId,
        accounts:
          accountIds.size === 0
            ? []
            : (await deps.loadAccounts(owner)).filter(({ id }) => accountIds.has(id)),
      })),
    );
    // Unshared, left or removed while the figures were read: what was granted then counts no more.
    const still = await database.forPerson(personId, (sql) => loadGrants(deps, sql, personId));
    if (still === undefined) throw noHousehold();
    const allowed = new Map(still.map(({ memberId, accountIds }) => [memberId, accountIds]));
    const now = shares.map(({ accounts, ...share }) => ({
      ...share,
      accounts: accounts.filter(({ id }) => allowed.get(share.memberId)?.has(id) === true),
    }));
    return { held: mergeHeldTogether(now), extra: extraOf(still.map(({ monthlyExtra }) => monthlyExtra)) };
  }

  function figuresOf(held: readonly HeldAccount<Account>[]) {
    const currency = deps.currencyOf(held.map(({ account }) => account));
    const accounts = held.map(({ account }) => account).filter((account) => account.currency === currency);
    return { currency, accounts, debts: deps.debtsOf(accounts), assets: deps.assetsOf(accounts) };
  }

  function goalAccounts(held: readonly HeldAccount<Account>[]): GoalAccount[] {
    const { accounts, debts, assets } = figuresOf(held);
    return accounts.map(({ id, statements }): GoalAccount => {
      const debt = debts.find((one) => one.id === id);
      const values = statements.flatMap(({ asOf, facts }) => {
        const amount = facts.currentBalance === undefined ? undefined : parseMoney(facts.currentBalance);
        return amount === undefined ? [] : [{ asOf, amount }];
      });
      return debt === undefined
        ? { id, side: "asset", amount: assets.find((one) => one.id === id)?.value ?? null, values }
        : { id, side: "debt", amount: debt.currentBalance, values };
    });
  }

  async function listGoals(personId: string): Promise<Goal[]> {
    const { held } = await loadShared(personId);
    const stored = await database.forPerson(personId, (sql) =>
      findInHousehold(deps, sql, personId, async ({ household, vault }) =>
        (await loadGoals(sql, household.personId)).map(({ id, contentSealed }) => ({
          id,
          // The vault proves that it is what was sealed below.
          ...openGoal(vault, id, contentSealed),
        })),
      ),
    );
    const accounts = goalAccounts(held);
    return (stored ?? []).map((goal) => ({ ...goal, ...goalProgress(goal, accounts) }));
  }

  /** @throws AppError NOT_FOUND for an account that is not shared, or is of the other side */
  async function checkAccounts(personId: string, { accountIds, kind }: GoalRequest): Promise<void> {
    const shared = goalAccounts((await loadShared(personId)).held);
    const side = kind === "save" ? "asset" : "debt";
    const isMissing = accountIds.some((id) => !shared.some((one) => one.id === id && one.side === side));
    if (isMissing) throw notThere("account");
  }

  return {
    /** The person's own accounts, and which of them the household sees. @throws AppError NOT_FOUND */
    async listOwn(personId: string) {
      const accounts = await deps.loadAccounts(personId);
      const shared = await database.forPerson(personId, async (sql) => {
        const is = await findInHousehold(deps, sql, personId, async () => true);
        if (is === undefined) throw noHousehold();
        return loadShares(sql, personId);
      });
      return accounts.map(({ id, name, last4, kind }) => ({
        id,
        name,
        last4,
        kind,
        isShared: shared.has(id),
      }));
    },

    /** Holds with the next read of anybody. @throws AppError NOT_FOUND for no household, and for no account of one's own */
    async setShared(personId: string, accountId: string, isShared: boolean): Promise<void> {
      const isOwn = (await deps.loadAccounts(personId)).some(({ id }) => id === accountId);
      await database.forPerson(personId, async (sql) => {
        await changeInHousehold(deps, sql, personId, async () => undefined);
        const hasChanged = isShared
          ? isOwn && (await insertShare(sql, { personId, accountId, sharedAt: clock.now() }))
          : await deleteShare(sql, personId, accountId);
        if (!isOwn && !hasChanged) throw notThere("account");
        if (hasChanged) await noteSharing(sql, personId, isShared);
      });
    },

    async getOverview(personId: string, today: PlainDate): Promise<FamilyOverview> {
      const { held, extra } = await loadShared(personId);
      const { currency, accounts, debts, assets } = figuresOf(held);
      const plan = debts.length === 0 ? NO_DEBTS : deps.planOf(debts, extra, today);
      const profile = deps.profileOf({ accounts, debts, assets }, today);
      return familyOverview({ held, currency, debts, assets, profile, plan, extra });
    },

    listGoals,

    /** @throws AppError NOT_FOUND, CONFLICT when there are too many */
    async addGoal(personId: string, goal: GoalRequest, today: PlainDate): Promise<Goal[]> {
      await checkAccounts(personId, goal);
      await database.forPerson(personId, (sql) =>
        changeInHousehold(deps, sql, personId, async ({ household, vault }) => {
          const householdId = household.personId;
          if ((await loadGoals(sql, householdId)).length >= mostGoals) {
            throw conflict(`A household has ${mostGoals} goals at most. Nothing was added.`);
          }
          const id = newId("goal");
          const stored: StoredGoal = { ...goal, since: today };
          const contentSealed = vault.seal(goalPlace(id), JSON.stringify(stored));
          await insertGoal(sql, { personId: householdId, id, madeAt: clock.now(), contentSealed });
        }),
      );
      return listGoals(personId);
    },

    /** The day it counts from stays. @throws AppError NOT_FOUND */
    async changeGoal(personId: string, id: string, goal: GoalRequest): Promise<Goal[]> {
      await checkAccounts(personId, goal);
      await database.forPerson(personId, (sql) =>
        changeInHousehold(deps, sql, personId, async ({ household, vault }) => {
          const row = (await loadGoals(sql, household.personId)).find((one) => one.id === id);
          if (row === undefined) throw notThere("goal");
          const { since } = openGoal(vault, id, row.contentSealed);
          const stored: StoredGoal = { ...goal, since };
          await saveGoal(sql, household.personId, id, vault.seal(goalPlace(id), JSON.stringify(stored)));
        }),
      );
      return listGoals(personId);
    },

    /** @throws AppError NOT_FOUND */
    async removeGoal(personId: string, id: string): Promise<void> {
      await database.forPerson(personId, (sql) =>
        changeInHousehold(deps, sql, personId, async ({ household }) => {
          if (!(await deleteGoal(sql, household.personId, id))) throw notThere("goal");
        }),
      );
    },
  };

  async function noteSharing(sql: Sql, personId: string, isShared: boolean): Promise<void> {
    await findInHousehold(deps, sql, personId, ({ household, vault, you }) =>
      noteEvent(
        sql,
        { householdId: household.personId, vault, at: clock.now() },
        { kind: isShared ? "shared" : "unshared", by: you.id, about: null },
      ),
    );
  }
}

const NO_DEBTS = "No debt is shared yet, so there is nothing to plan together.";

export type Sharing = ReturnType<typeof createSharing>;
