import {
  noPlanChoices,
  type PlanChoices,
  type PlanChoicesChange,
  planChoicesSchema,
} from "#contract/plan-choices.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { loadChoices, saveChoices } from "./repository.ts";

export type PlanChoicesService = {
  readonly getChoices: (personId: string) => Promise<PlanChoices>;
  /** What `change` names replaces what was kept; two changes at once are made one after the other. */
  readonly change: (personId: string, change: PlanChoicesChange) => Promise<PlanChoices>;
};

const place = (personId: string) => ({ table: "plan_choices", rowId: personId, column: "content" });

async function load(sql: Sql, vault: PersonVault, personId: string): Promise<PlanChoices> {
  const sealed = await loadChoices(sql, personId);
  if (sealed === undefined) return noPlanChoices;
  return planChoicesSchema.parse({
    ...noPlanChoices,
    ...JSON.parse(vault.open(place(personId), sealed).toString()),
  });
}

export function createPlanChoicesService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  /** Whoever changes a person's choices does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
}): PlanChoicesService {
  return {
    getChoices: (personId) =>
      deps.database.forPerson(personId, async (sql) =>
        load(sql, await deps.vaults.openVault(sql, personId), personId),
      ),
    change: (personId, change) =>
      deps.database.forPerson(personId, async (sql) => {
        const vault = await deps.vaults.openVault(sql, personId);
        await deps.lockLedger(sql, personId);
        const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
        const next = planChoicesSchema.parse({ ...(await load(sql, vault, personId)), ...named });
        await saveChoices(sql, personId, vault.seal(place(personId), JSON.stringify(next)));
        return next;
      }),
  };
}
