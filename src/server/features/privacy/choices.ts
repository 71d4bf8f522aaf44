import { z } from "zod";
import {
  defaultPrivacyChoices,
  type PrivacyChange,
  type PrivacyChoices,
  privacyChoicesSchema,
} from "#contract/privacy.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { loadSettings, saveSettings } from "./repository.ts";

/** What is kept of a person's decisions; sealed. */
const storedSchema = z.object({
  ...privacyChoicesSchema.shape,
  visits: z.record(z.string(), z.int()),
  /** The first day on which no debt owed anything, as far as is known; null while one does. */
  debtFreeSince: z.iso.date().nullable(),
  /** The days on which the person was told that everything will be erased. */
  toldOn: z.array(z.iso.date()),
});
export type StoredChoices = z.infer<typeof storedSchema>;

const nothingStored: StoredChoices = {
  ...defaultPrivacyChoices,
  visits: {},
  debtFreeSince: null,
  toldOn: [],
};

export type ChoicesKeeper = {
  readonly load: (personId: string) => Promise<StoredChoices>;
  /** What `next` returns replaces what was kept; two changes at once are made one after the other. */
  readonly update: (
    personId: string,
    next: (stored: StoredChoices) => Partial<StoredChoices>,
  ) => Promise<StoredChoices>;
};

const place = (personId: string) => ({ table: "privacy_settings", rowId: personId, column: "content" });

async function open(sql: Sql, vault: PersonVault, personId: string): Promise<StoredChoices> {
  const sealed = await loadSettings(sql, personId);
  if (sealed === undefined) return nothingStored;
  const stored: unknown = JSON.parse(vault.open(place(personId), sealed).toString());
  return storedSchema.parse({ ...nothingStored, ...(stored as object) }); // what is sealed here was written below
}

export function createChoicesKeeper(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  /** Whoever changes a person's rows does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
}): ChoicesKeeper {
  return {
    load: (personId) =>
      deps.database.forPerson(personId, async (sql) =>
        open(sql, await deps.vaults.openVault(sql, personId), personId),
      ),
    update: (personId, next) =>
      deps.database.forPerson(personId, async (sql) => {
        const vault = await deps.vaults.openVault(sql, personId);
        await deps.lockLedger(sql, personId);
        const before = await open(sql, vault, personId);
        const after = storedSchema.parse({ ...before, ...next(before) });
        await saveSettings(sql, personId, vault.seal(place(personId), JSON.stringify(after)));
        return after;
      }),
  };
}

/** A change without what it does not name. */
export const namedIn = (change: PrivacyChange): Partial<PrivacyChoices> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
