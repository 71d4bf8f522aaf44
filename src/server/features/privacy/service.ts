import type { ModelInUse } from "#contract/egress.ts";
import {
  type CountedPage,
  type PrivacyChange,
  type PrivacySettings,
  type PrivacySummary,
  privacyChoicesSchema,
} from "#contract/privacy.ts";
import type { Database } from "../../platform/database/port.ts";
import { type ChoicesKeeper, mayAskModel, mayHearQuestions, namedIn, type StoredChoices } from "./choices.ts";
import { loadUploads } from "./repository.ts";

export type PrivacyService = {
  readonly getSettings: (personId: string) => Promise<PrivacySettings>;
  /** What `change` names replaces what was kept. */
  readonly change: (personId: string, change: PrivacyChange) => Promise<PrivacySettings>;
  /** Counts that a page was opened, for who wants that; for everybody else nothing happens. */
  readonly countVisit: (personId: string, page: CountedPage) => Promise<void>;
  readonly getSummary: (personId: string) => Promise<PrivacySummary>;
};

const settingsOf = (stored: StoredChoices, model: ModelInUse | null): PrivacySettings => ({
  ...privacyChoicesSchema.parse({
    ...stored,
    allowModel: mayAskModel(stored, model),
    allowModelQuestions: mayHearQuestions(stored, model),
  }),
  model,
  encryptionEnabled: true,
  shareWithPartners: false,
  visits: stored.visits,
});

export function createPrivacyService(deps: {
  readonly database: Database;
  readonly choices: ChoicesKeeper;
  readonly model: ModelInUse | null;
  readonly countDebts: (personId: string) => Promise<number>;
  /** When the newest complete backup was made in which this person is; null where none is. */
  readonly lastBackupOf: (personId: string) => Promise<Date | null>;
}): PrivacyService {
  return {
    getSettings: async (personId) => settingsOf(await deps.choices.load(personId), deps.model),
    change: async (personId, change) =>
      settingsOf(
        await deps.choices.update(personId, () => ({
          ...namedIn(change, deps.model),
          ...(change.allowAnalytics === false ? { visits: {} } : {}),
        })),
        deps.model,
      ),
    async countVisit(personId, page) {
      if (!(await deps.choices.load(personId)).allowAnalytics) return;
      await deps.choices.update(personId, ({ allowAnalytics, visits }) =>
        allowAnalytics ? { visits: { ...visits, [page]: (visits[page] ?? 0) + 1 } } : {},
      );
    },
    async getSummary(personId) {
      const [uploads, debtsCount, lastBackup] = await Promise.all([
        deps.database.forPerson(personId, (sql) => loadUploads(sql, personId)),
        deps.countDebts(personId),
        deps.lastBackupOf(personId),
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
