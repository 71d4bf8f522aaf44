import { promisify } from "node:util";
import { gunzipSync, gzip } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { Reply, Request } from "./app-type.ts";

/** Sends the answer of this name to who asks: the one from before while nothing of the person was changed, else what `make` gives as JSON. */
export type SendKept = (
  request: Request,
  reply: Reply,
  name: string,
  make: () => Promise<string>,
) => Promise<void>;

export type KeptAnswers = {
  readonly send: SendKept;
  /** Lets go of everything that lies in memory of this person. */
  readonly forget: (personId: string) => void;
};

type Kept = { readonly revision: string; readonly day: string; readonly body: Buffer };
type Entry = { readonly answers: Map<string, Kept>; bytes: number; usedAt: number };

const MOST_BYTES = 64_000_000;
const LONGEST_IDLE_MS = 10 * 60_000;
const compress = promisify(gzip);

/**
 * Finished answers, compressed, so that asking again for what did not change costs one look at the person's revision. Kept for a day of
 * UTC at most, for ten minutes after they were last asked for, and up to 64 MB of all people together; whoever was away longest makes room.
 */
export function createKeptAnswers(
  revisionOf: (personId: string) => Promise<string>,
  clock: Clock,
  mostBytes = MOST_BYTES,
): KeptAnswers {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  let allBytes = 0;

  function forget(personId: string): void {
    allBytes -= entries.get(personId)?.bytes ?? 0;
    entries.delete(personId);
  }

  function touch(personId: string): Entry {
    const usedAt = clock.now().getTime();
    const entry = entries.get(personId) ?? { answers: new Map<string, Kept>(), bytes: 0, usedAt };
    entry.usedAt = usedAt;
    entries.delete(personId);
    entries.set(personId, entry);
    return entry;
  }

  function sweep(): void {
    const now = clock.now().getTime();
    for (const [personId, { usedAt }] of entries) {
      if (allBytes <= mostBytes && now - usedAt <= LONGEST_IDLE_MS) break;
      forget(personId);
    }
  }

  function keep(personId: string, name: string, kept: Kept): void {
    const entry = touch(personId);
    const more = kept.body.length - (entry.answers.get(name)?.body.length ?? 0);
    entry.answers.set(name, kept);
    entry.bytes += more;
    allBytes += more;
  }

  const timer = setInterval(sweep, LONGEST_IDLE_MS / 10);
  timer.unref();

  return {
    async send(request, reply, name, make) {
      const { id } = request.person;
      // Read before anything is computed: what is kept is never older than the revision it is kept under.
      const revision = await revisionOf(id);
      const day = clock.now().toISOString().slice(0, 10);
      const known = entries.get(id)?.answers.get(name);
      const isStill = known !== undefined && known.revision === revision && known.day === day;
      const body = isStill ? known.body : await compress(await make());
      if (isStill) touch(id);
      else keep(id, name, { revision, day, body });
      sweep();
      void reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
      const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
        request.headers["accept-encoding"] ?? "",
      );
      // Resolves once it is on its way.
      await (takesGzip ? reply.header("content-encoding", "gzip").send(body) : reply.send(gunzipSync(body)));
    },
    forget,
  };
}
