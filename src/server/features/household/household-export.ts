import type { HouseholdExport } from "#contract/data-export.ts";
import type { Sql } from "../../platform/database/port.ts";
import { findInHousehold, type HouseholdDatabase, openEvent } from "./in-household.ts";
import { loadEvents, loadGoals } from "./repository.ts";
import { openGoal } from "./sharing.ts";

/** More than half a year holds. */
const MOST_EVENTS = 10_000;

/**
 * The goals and the history of the household that a person belongs to, for their own export: what they see there, without names, ids
 * or accounts of the other members. Only reads. Null for who belongs to none.
 */
export async function loadHouseholdExport(
  deps: Pick<HouseholdDatabase, "vaults">,
  sql: Sql,
  personId: string,
): Promise<HouseholdExport | null> {
  const found = await findInHousehold(deps, sql, personId, async ({ household, members, you, vault }) => {
    const who = (id: string | null): HouseholdExport["history"][number]["by"] => {
      if (id === null) return null;
      return id === you.id ? "you" : "a member";
    };
    const events = await loadEvents(sql, household.personId, MOST_EVENTS);
    return {
      isOwner: household.ownerId === personId,
      members: members.length,
      goals: (await loadGoals(sql, household.personId)).map(({ id, madeAt, contentSealed }) => {
        const { title, kind, target, by, since } = openGoal(vault, id, contentSealed);
        return { title, kind, target, by, since, madeAt: madeAt.toISOString() };
      }),
      history: events.map(({ id, at, contentSealed }) => {
        const { kind, by, about } = openEvent(vault, id, contentSealed);
        return { at: at.toISOString(), kind, by: who(by), about: who(about) };
      }),
    };
  });
  return found ?? null;
}
