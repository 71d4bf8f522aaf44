import {
  defaultPrivacyChoices,
  type PrivacyChange,
  type PrivacyChoices,
  type PrivacySettings,
  type PrivacySummary,
  privacyChoicesSchema,
} from "#contract/privacy.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { loadSettings, loadUploads, saveSettings } from "./repository.ts";

export type PrivacyService = {
  readonly getChoices: (personId: string) => Promise<PrivacyChoices>;
  readonly getSettings: (personId: string) => Promise<PrivacySettings>;
  /** What `change` names replaces what was kept; two changes at once are made one after the other. */
  readonly change: (personId: string, change: PrivacyChange) => Promise<PrivacySettings>;
  readonly getSummary: (personId: string) => Promise<PrivacySummary>;
};

const place = (personId: string) => ({ table: "privacy_settings", rowId: personId, column: "content" });

async function load(sql: Sql, vault: PersonVault, personId: string): Promise<PrivacyChoices> {
  const sealed = await loadSettings(sql, personId);
  if (sealed === undefined) return defaultPrivacyChoices;
  return privacyChoicesSchema.parse({
    ...defaultPrivacyChoices,
    ...JSON.parse(vault.open(place(personId), sealed).toString()),
  });
}

const settingsOf = (choices: PrivacyChoices): PrivacySettings => ({
  ...choices,
  encryptionEnabled: true,
  shareWithPartners: false,
});

export function createPrivacyService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  /** Whoever changes a person's rows does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
  readonly countDebts: (personId: string) => Promise<number>;
  /** When the newest complete backup was made; null before the first. */
  readonly lastBackup: () => Promise<Date | null>;
}): PrivacyService {
  const getChoices = (personId: string): Promise<PrivacyChoices> =>
    deps.database.forPerson(personId, async (sql) =>
      load(sql, await deps.vaults.openVault(sql, personId), personId),
    );
  return {
    getChoices,
    getSettings: async (personId) => settingsOf(await getChoices(personId)),
    change: (personId, change) =>
      deps.database.forPerson(personId, async (sql) => {
        const vault = await deps.vaults.openVault(sql, personId);
        await deps.lockLedger(sql, personId);
        const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
        const next = privacyChoicesSchema.parse({ ...(await load(sql, vault, personId)), ...named });
        await saveSettings(sql, personId, vault.seal(place(personId), JSON.stringify(next)));
        return settingsOf(next);
      }),
    async getSummary(personId) {
      const [uploads, debtsCount, lastBackup] = await Promise.all([
        deps.database.forPerson(personId, (sql) => loadUploads(sql, personId)),
        deps.countDebts(personId),
        deps.lastBackup(),
      ]);
      const originals = uploads.filter(({ storageKey }) => storageKey !== null);
      const oldest = uploads.map(({ uploadedAt }) => uploadedAt.toISOString().slice(0, 10)).toSorted()[0];
      return {
        documentsCount: uploads.length,
        debtsCount,
        originalsCount: originals.length,
        sizeBytes: originals.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        oldestData: oldest ?? null,
        lastBackup: lastBackup?.toISOString() ?? null,
      };
    },
  };
}
