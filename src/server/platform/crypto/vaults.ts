import { createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Sql } from "../database/port.ts";
import { personKeys } from "../database/schema.ts";
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
};

export function createVaults(masterKey: MasterKey): Vaults {
  return {
    async openVault(sql, personId) {
      const stored = await loadWrappedKey(sql, personId);
      const wrapped = stored ?? (await createWrappedKey(sql, masterKey, personId));
      const dataKey = unsealOrRefuse(masterKey.bytes, wrapPlace(personId), wrapped);
      return createVault(dataKey, personId);
    },
  };
}

function wrapPlace(personId: string): readonly string[] {
  return [personId, "person_keys", personId, "wrapped_key"];
}

async function loadWrappedKey(sql: Sql, personId: string): Promise<Buffer | undefined> {
  const rows = await sql
    .select({ wrappedKey: personKeys.wrappedKey })
    .from(personKeys)
    .where(eq(personKeys.personId, personId));
  return rows[0]?.wrappedKey;
}

async function createWrappedKey(sql: Sql, masterKey: MasterKey, personId: string): Promise<Buffer> {
  const wrappedKey = sealBytes(masterKey.bytes, wrapPlace(personId), randomBytes(32));
  await sql
    .insert(personKeys)
    .values({ personId, masterKeyId: masterKey.id, wrappedKey })
    .onConflictDoNothing();
  // Another request may have been first: only the stored key counts.
  return (await loadWrappedKey(sql, personId)) ?? wrappedKey;
}

function createVault(dataKey: Buffer, personId: string): PersonVault {
  const sealingKey = createSecretKey(dataKey);
  const macKey = createSecretKey(Buffer.from(hkdfSync("sha256", dataKey, "", "mac", 32)));
  return {
    seal: (place, plain) => sealBytes(sealingKey, [personId, place.table, place.rowId, place.column], plain),
    open: (place, sealed) =>
      unsealOrRefuse(sealingKey, [personId, place.table, place.rowId, place.column], sealed),
    // The zero byte ends the purpose, so that no purpose and value can pass for another pair.
    mac: (purpose, value) => createHmac("sha256", macKey).update(`${purpose}\0`).update(value).digest(),
    deriveKey: (purpose) => Buffer.from(hkdfSync("sha256", dataKey, "", `key for ${purpose}`, 32)),
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
