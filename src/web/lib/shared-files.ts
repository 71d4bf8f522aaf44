/** The inbox of files that another app shared: public/service-worker.js puts them in, the same names stand there. */
const INBOX = "shared-files";
const STORE = "files";
/** Long enough to sign in; after that nobody waits for them any more. */
const keptForMs = 60 * 60 * 1000;

type Shared = { readonly file: File; readonly sharedAt: number };

/** Takes every file out of the inbox; those of the last hour are returned, older ones are dropped. `now` is in milliseconds. */
export async function takeSharedFiles(now: number): Promise<readonly File[]> {
  const database = await openInbox();
  try {
    const taking = database.transaction(STORE, "readwrite");
    const store = taking.objectStore(STORE);
    // Only the service worker writes here.
    const entries = (await finished(store.getAll())) as Shared[];
    await finished(store.clear());
    return entries.filter(({ sharedAt }) => now - sharedAt < keptForMs).map(({ file }) => file);
  } finally {
    database.close();
  }
}

/** Whoever signs out leaves no file behind for the next person. A browser without a database never had any. */
export function dropSharedFiles(): void {
  if (typeof indexedDB === "object") indexedDB.deleteDatabase(INBOX);
}

function openInbox(): Promise<IDBDatabase> {
  const opening = indexedDB.open(INBOX, 1);
  opening.addEventListener("upgradeneeded", () =>
    opening.result.createObjectStore(STORE, { autoIncrement: true }),
  );
  return finished(opening);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
