/** What the development provider remembers: in memory, bounded, gone with the process. */
type Entry = { payload: Payload; readonly expiresAt: number };
type Payload = Record<string, unknown> & { readonly uid?: string; readonly grantId?: string };

const maxEntries = 1000;

/** What the library asks of its storage. */
type DevProviderStorage = {
  upsert(id: string, payload: Payload, expiresInSeconds: number): Promise<void>;
  find(id: string): Promise<Payload | undefined>;
  findByUid(uid: string): Promise<Payload | undefined>;
  consume(id: string): Promise<void>;
  destroy(id: string): Promise<void>;
  revokeByGrantId(grantId: string): Promise<void>;
};

/** Makes the library's storage adapters, one per kind of record, over one shared map. */
export function createDevProviderStorage(): (kind: string) => DevProviderStorage {
  const entries = new Map<string, Entry>();

  const find = (key: string): Payload | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      const isSurplus = entries.size >= maxEntries;
      if (isSurplus || entry.expiresAt <= Date.now()) entries.delete(key);
    }
  };

  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id: string, payload: Payload, expiresInSeconds: number): Promise<void> {
        makeRoom();
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
      },
      async find(id: string): Promise<Payload | undefined> {
        return find(keyOf(id));
      },
      async findByUid(uid: string): Promise<Payload | undefined> {
        for (const [key, entry] of entries) {
          if (key.startsWith(keyOf("")) && entry.payload.uid === uid) return find(key);
        }
        return undefined;
      },
      async consume(id: string): Promise<void> {
        const entry = entries.get(keyOf(id));
        if (entry !== undefined)
          entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
      },
      async destroy(id: string): Promise<void> {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId: string): Promise<void> {
        for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
