import {
  type AlertPreferences,
  type AlertPreferencesChange,
  alertPreferencesSchema,
  defaultAlertPreferences,
} from "#contract/notifications.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { isKnown, loadPreferences, savePreferences } from "./preferences-repository.ts";

export type NoticePreferences = {
  readonly getPreferences: (personId: string) => Promise<AlertPreferences>;
  /** What `change` names replaces what was kept. */
  readonly change: (personId: string, change: AlertPreferencesChange) => Promise<AlertPreferences>;
  /** The same for who may be gone by now: nothing is written of somebody who has no account. */
  readonly changeIfKnown: (personId: string, change: AlertPreferencesChange) => Promise<void>;
};

const place = (personId: string) => ({
  table: "notification_preferences",
  rowId: personId,
  column: "content",
});

async function load(sql: Sql, vault: PersonVault, personId: string): Promise<AlertPreferences> {
  const sealed = await loadPreferences(sql, personId);
  if (sealed === undefined) return defaultAlertPreferences;
  return alertPreferencesSchema.parse({
    ...defaultAlertPreferences,
    ...JSON.parse(vault.open(place(personId), sealed).toString()),
  });
}

export function createNoticePreferences(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  /** Whoever changes a person's rows does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
}): NoticePreferences {
  const change: NoticePreferences["change"] = (personId, named) =>
    deps.database.forPerson(personId, async (sql) => {
      const vault = await deps.vaults.openVault(sql, personId);
      await deps.lockLedger(sql, personId);
      const changes = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
      const next = alertPreferencesSchema.parse({ ...(await load(sql, vault, personId)), ...changes });
      await savePreferences(sql, personId, vault.seal(place(personId), JSON.stringify(next)));
      return next;
    });
  return {
    change,
    async changeIfKnown(personId, named) {
      if (await deps.database.forPerson(personId, (sql) => isKnown(sql, personId))) {
        await change(personId, named);
      }
    },
    getPreferences: (personId) =>
      deps.database.forPerson(personId, async (sql) =>
        load(sql, await deps.vaults.openVault(sql, personId), personId),
      ),
  };
}
