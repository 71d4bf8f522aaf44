import { z } from "zod";
import type { ModelInUse } from "#contract/egress.ts";
import { defaultPrivacyChoices, type PrivacyChange, privacyChoicesSchema } from "#contract/privacy.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { loadSettings, saveSettings } from "./repository.ts";

/** What is kept of a person's decisions; sealed. */
const storedSchema = z.object({
  ...privacyChoicesSchema.omit({ allowModel: true, allowModelQuestions: true }).shape,
  /** What the person said of being helped by a model, and of which host; null: nothing yet. */
  modelSaid: z.object({ allows: z.boolean(), host: z.string().nullable() }).nullable(),
  /** The same of questions to the assistant. */
  questionsSaid: z.object({ allows: z.boolean(), host: z.string().nullable() }).nullable(),
  visits: z.record(z.string(), z.int()),
  /** The first day on which no debt owed anything, as far as is known; null while one does. */
  debtFreeSince: z.iso.date().nullable(),
  /** The days on which the person was told that everything will be erased. */
  toldOn: z.array(z.iso.date()),
});
export type StoredChoices = z.infer<typeof storedSchema>;

const { allowModel: _, allowModelQuestions: __, ...otherDefaults } = defaultPrivacyChoices;
const nothingStored: StoredChoices = {
  ...otherDefaults,
  modelSaid: null,
  questionsSaid: null,
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
  const stored = JSON.parse(vault.open(place(personId), sealed).toString()) as { allowModel?: boolean }; // written below
  // Kept by an earlier release, in which yes was where everybody began: only a no was somebody's word.
  const modelSaid = stored.allowModel === false ? { allows: false, host: null } : null;
  return storedSchema.parse({ ...nothingStored, modelSaid, ...stored });
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

/**
 * Whether the model may be asked. One on this machine may until the person forbids it: nothing leaves. Any other only after a yes
 * that was said of that very host; a no counts for all. What was said of one document outweighs what was said of all.
 */
export function mayAskModel(
  { modelSaid }: Pick<StoredChoices, "modelSaid">,
  model: ModelInUse | null,
  saidOfDocument: string | null = null,
): boolean {
  if (model === null || saidOfDocument === "never") return false;
  if (saidOfDocument === model.host) return true;
  if (modelSaid === null) return model.onThisMachine;
  return modelSaid.allows && (model.onThisMachine || modelSaid.host === model.host);
}

/**
 * Whether the model may hear questions to the assistant. A yes for documents is none for questions: elsewhere it takes one of its own,
 * said of that very host. On this machine nothing leaves, so there a no to either is enough to keep it out.
 */
export function mayHearQuestions(
  { modelSaid, questionsSaid }: Pick<StoredChoices, "modelSaid" | "questionsSaid">,
  model: ModelInUse | null,
): boolean {
  if (model?.onThisMachine === true)
    return mayAskModel({ modelSaid }, model) && questionsSaid?.allows !== false;
  return questionsSaid !== null && mayAskModel({ modelSaid: questionsSaid }, model);
}

/** A change without what it does not name; a word about the model is kept with the host that it is about. */
export function namedIn(
  { allowModel, allowModelQuestions, ...change }: PrivacyChange,
  model: ModelInUse | null,
): Partial<StoredChoices> {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const host = model?.host ?? null;
  return {
    ...named,
    ...(allowModel === undefined ? {} : { modelSaid: { allows: allowModel, host } }),
    ...(allowModelQuestions === undefined ? {} : { questionsSaid: { allows: allowModelQuestions, host } }),
  };
}
