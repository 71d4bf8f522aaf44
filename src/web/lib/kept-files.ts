import { browserMemoryDays } from "#contract/kept-for.ts";

/**
 * Files that wait to go up, kept in the browser (IndexedDB) so that a reload does not lose them. Each is erased as soon as the server
 * has it or it is taken off the list, all of them at sign-out, and those of another person, or older than a day, when they are met.
 * Where the browser keeps nothing (a private window, a full disk) every call says so instead of failing.
 */
export type KeptFile = {
  readonly id: string;
  readonly documentType: string;
  /** The pages of one document in their order; one file otherwise. */
  readonly files: readonly File[];
};

type Row = KeptFile & { readonly personId: string; readonly keptAt: number };

const DATABASE = "waiting-uploads";
const STORE = "files";
const LONGEST_MS = browserMemoryDays.waitingFile * 86_400_000;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("Nothing could be kept")));
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore(STORE, { keyPath: "id" });
    });
    const database = await settled(opening);
    try {
      const transaction = database.transaction(STORE, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("Not kept")));
      });
      const [result] = await Promise.all([work(transaction.objectStore(STORE)), done]);
      return result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Resolves to whether the file would survive a reload. */
export async function keepFile(personId: string, file: KeptFile): Promise<boolean> {
  const row: Row = { ...file, personId, keptAt: Date.now() };
  const key = await withStore("readwrite", (store) => settled(store.put(row)));
  return key !== undefined;
}

export async function forgetFile(id: string): Promise<void> {
  await withStore("readwrite", (store) => settled(store.delete(id)));
}

/** What this person's list still held, in the order in which it was added; everything else is erased. */
export async function loadKeptFiles(personId: string): Promise<KeptFile[]> {
  const rows = await withStore("readwrite", async (store) => {
    const all: Row[] = await settled(store.getAll());
    const own = all.filter((row) => row.personId === personId && Date.now() - row.keptAt < LONGEST_MS);
    await Promise.all(all.filter((row) => !own.includes(row)).map(({ id }) => settled(store.delete(id))));
    return own;
  });
  return (rows ?? []).toSorted((left, right) => left.keptAt - right.keptAt);
}

/** Nothing of anybody stays in this browser. */
export async function eraseKeptFiles(): Promise<void> {
  await withStore("readwrite", (store) => settled(store.clear()));
}
