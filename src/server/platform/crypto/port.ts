/** What features see of encryption. Sealing binds the ciphertext to its place, so that a row cannot be moved to another. */
export type Place = {
  readonly personId: string;
  /** Table or file prefix, e.g. "documents". */
  readonly table: string;
  readonly rowId: string;
  readonly column: string;
};

/** One person's data key, opened. Hold it for a request or a job, no longer. */
export type PersonVault = {
  seal(place: Omit<Place, "personId">, plain: Uint8Array | string): Buffer;
  /** @throws AppError INTERNAL when the ciphertext, the key or the place is not the one it was sealed with. */
  open(place: Omit<Place, "personId">, sealed: Uint8Array): Buffer;
  /** HMAC-SHA-256 under a key derived from the data key: equality without revealing the value. */
  mac(purpose: string, value: Uint8Array | string): Buffer;
  /** A 32-byte key of its own for `purpose`, derived from the data key and gone with it: for files. */
  deriveKey(purpose: string): Buffer;
  /** The key of `mac`, 32 bytes: taken out with a person's data, so that equal things are found equal where it is brought back. */
  equalityKey(): Buffer;
};
