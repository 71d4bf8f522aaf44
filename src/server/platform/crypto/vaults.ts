import { createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "../database/port.ts";
import { keyCanary, personKeys } from "../database/schema.ts";
import { AppError } from "../errors.ts";
import type { MasterKey } from "./master-key.ts";
import type { PersonVault } from "./port.ts";
import { openBytes, type SealingKey, sealBytes } from "./sealed-box.ts";

export type Vaults = {
  /**
   * The person's vault; makes the data key the first time. Call it inside `forPerson(personId)`.
   * @throws AppError INTERNAL when the stored key was not wrapped by this master key.
   */
  openVault(sql: Sql, personId: string): Promise<PersonVault>;
  /** Puts a new data key in the place of the person's: what was sealed under the old one opens nevermore. */
  renewKey(sql: Sql, personId: string): Promise<PersonVault>;
  /** From now on the person's `mac` is computed with this key. Only while nothing depends on the one before. */
  adoptEqualityKey(sql: Sql, personId: string, equalityKey: Buffer): Promise<PersonVault>;
  /** HMAC-SHA-256 under a key of the installation, for links that it must recognise as its own. */
  serverMac(purpose: string, value: string): Buffer;
};

/** `findKey` finds the other key by its id while keys are being exchanged. */
export function createVaults(
  masterKey: MasterKey,
  findKey: (id: string) => Promise<MasterKey | undefined> = async () => undefined,
): Vaults {
  const keyOf = async (id: string): Promise<MasterKey> =>
    id === masterKey.id ? masterKey : ((await findKey(id)) ?? masterKey);
  const openDataKey = async (stored: StoredKey, personId: string): Promise<Buffer> =>
    unsealOrRefuse((await keyOf(stored.masterKeyId)).bytes, wrapPlace(personId), stored.wrappedKey);
  const loadOrCreate = async (sql: Sql, personId: string): Promise<StoredKey> => {
    const stored = await loadKey(sql, personId);
    if (stored !== undefined) return stored;
    return createKey(sql, await keyOf(await presentKeyId(sql, masterKey)), personId);
  };
  const openVault = async (sql: Sql, personId: string): Promise<PersonVault> => {
    const stored = await loadOrCreate(sql, personId);
    const dataKey = await openDataKey(stored, personId);
    const equalityKey =
      stored.macKeySealed === null
        ? undefined
        : unsealOrRefuse(dataKey, equalityPlace(personId), stored.macKeySealed);
    return createVault(dataKey, personId, equalityKey);
  };
  return {
    openVault,
    async renewKey(sql, personId) {
      await sql.delete(personKeys).where(eq(personKeys.personId, personId));
      return openVault(sql, personId);
    },
    async adoptEqualityKey(sql, personId, equalityKey) {
      const dataKey = await openDataKey(await loadOrCreate(sql, personId), personId);
      const macKeySealed = sealBytes(dataKey, equalityPlace(personId), equalityKey);
      await sql.update(personKeys).set({ macKeySealed }).where(eq(personKeys.personId, personId));
      return createVault(dataKey, personId, equalityKey);
    },
    serverMac: (purpose, value) =>
      createHmac("sha256", Buffer.from(hkdfSync("sha256", masterKey.bytes, "", `mac ${purpose}`, 32)))
        .update(value)
        .digest(),
  };
}

/** The key that new keys are wrapped with. Shared until the transaction ends, so that an exchange of keys waits for it. */
async function presentKeyId(sql: Sql, masterKey: MasterKey): Promise<string> {
  const rows = await sql.select({ id: keyCanary.masterKeyId }).from(keyCanary).for("share");
  return rows[0]?.id ?? masterKey.id;
}

/** Wraps a stored data key with another master key; undefined where it is wrapped with that one already. */
export function rewrap(
  stored: Pick<typeof personKeys.$inferSelect, "personId" | "masterKeyId" | "wrappedKey">,
  from: MasterKey,
  to: MasterKey,
): Buffer | undefined {
  if (stored.masterKeyId === to.id) return undefined;
  const place = wrapPlace(stored.personId);
  return sealBytes(to.bytes, place, openBytes(from.bytes, place, stored.wrappedKey));
}

type StoredKey = Pick<typeof personKeys.$inferSelect, "masterKeyId" | "wrappedKey" | "macKeySealed">;

function wrapPlace(personId: string): readonly string[] {
  return [personId, "person_keys", personId, "wrapped_key"];
}

function equalityPlace(personId: string): readonly string[] {
  return [personId, "person_keys", personId, "mac_key"];
}

async function loadKey(sql: Sql, personId: string): Promise<StoredKey | undefined> {
  const rows = await sql
    .select({
      masterKeyId: personKeys.masterKeyId,
      wrappedKey: personKeys.wrappedKey,
      macKeySealed: personKeys.macKeySealed,
    })
    .from(personKeys)
    .where(eq(personKeys.personId, personId));
  return rows[0];
}

async function createKey(sql: Sql, masterKey: MasterKey, personId: string): Promise<StoredKey> {
  const wrappedKey = sealBytes(masterKey.bytes, wrapPlace(personId), randomBytes(32));
  await sql
    .insert(personKeys)
    .values({ personId, masterKeyId: masterKey.id, wrappedKey })
    .onConflictDoNothing();
  // Another request may have been first: only the stored key counts.
  return (await loadKey(sql, personId)) ?? { masterKeyId: masterKey.id, wrappedKey, macKeySealed: null };
}

function createVault(dataKey: Buffer, personId: string, adopted: Buffer | undefined): PersonVault {
  const sealingKey = createSecretKey(dataKey);
  const equalityKey = adopted ?? Buffer.from(hkdfSync("sha256", dataKey, "", "mac", 32));
  const macKey = createSecretKey(equalityKey);
  return {
    seal: (place, plain) => sealBytes(sealingKey, [personId, place.table, place.rowId, place.column], plain),
    open: (place, sealed) =>
      unsealOrRefuse(sealingKey, [personId, place.table, place.rowId, place.column], sealed),
    // The zero byte ends the purpose, so that no purpose and value can pass for another pair.
    mac: (purpose, value) => createHmac("sha256", macKey).update(`${purpose}\0`).update(value).digest(),
    deriveKey: (purpose) => Buffer.from(hkdfSync("sha256", dataKey, "", `key for ${purpose}`, 32)),
    equalityKey: () => equalityKey,
  };
}

function unsealOrRefuse(key: SealingKey, place: readonly string[], sealed: Uint8Array): Buffer {
  try {
    return openBytes(key, place, sealed);
  } catch (cause) {
    throw new AppError("INTERNAL", {
      status: 500,
      userMessage:
        "Something stored could not be decrypted. Nothing was changed; the server's log has the details.",
      message: `Cannot open what is sealed at ${place.slice(1).join("/")}: wrong key, wrong place or damaged`,
      cause,
    });
  }
}
