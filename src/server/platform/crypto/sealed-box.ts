import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

/** version byte | 12-byte iv | ciphertext | 16-byte tag */
const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** A key object where many things are sealed under one key: a buffer is made one each time, which costs more than the cipher. */
export type SealingKey = Buffer | KeyObject;

/** AES-256-GCM. `place` is authenticated, not stored: opening elsewhere fails. */
export function sealBytes(key: SealingKey, place: readonly string[], plain: Uint8Array | string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(placeBytes(place));
  const head = Buffer.from([version]);
  const body = typeof plain === "string" ? cipher.update(plain, "utf8") : cipher.update(plain);
  return Buffer.concat([head, iv, body, cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the bytes, the key or the place is not the one they were sealed with. */
export function openBytes(key: SealingKey, place: readonly string[], sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < 1 + ivBytes + tagBytes || bytes[0] !== version) {
    throw new Error("Not something this version sealed");
  }
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, 1 + ivBytes));
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes, -tagBytes)), decipher.final()]);
}

/** JSON, because a plain join could not tell ["a|b", "c"] from ["a", "b|c"]. */
function placeBytes(place: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(place), "utf8");
}
