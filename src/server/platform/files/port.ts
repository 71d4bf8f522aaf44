import type { Readable } from "node:stream";

export type SavedFile = { readonly storageKey: string; readonly sizeBytes: number; readonly sha256: Buffer };

/** Encrypted storage of a person's files. Its names are its own: nothing a person typed ever becomes a path. */
export type FileStore = {
  /** @throws AppError FILE_TOO_LARGE beyond the limit; whatever goes wrong, nothing stays behind. */
  save(personId: string, content: Readable, limitBytes: number): Promise<SavedFile>;
  /** @throws AppError NOT_FOUND when the file is gone; the stream fails when the file was changed or cut short. */
  open(personId: string, storageKey: string): Promise<Readable>;
  /** A file that is gone already is fine. */
  remove(personId: string, storageKey: string): Promise<void>;
  removeAll(personId: string): Promise<void>;
  /** Every file of the person, and when it was saved. What a process left half-written when it died is among them. */
  list(personId: string): Promise<ReadonlyArray<{ readonly storageKey: string; readonly savedAt: Date }>>;
  /** Copies a file to `path` as it lies there, sealed; false when it is gone. For backups. */
  copyOut(personId: string, storageKey: string, path: string): Promise<boolean>;
  /** The person's files are these from now on: copies by `copyOut` that lie in the folder `from` under their names. */
  replaceAll(personId: string, storageKeys: readonly string[], from: string): Promise<void>;
};
