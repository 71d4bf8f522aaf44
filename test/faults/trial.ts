/**
 * Web servers, workers and the database are killed while people write and read. Afterwards: every answer that said "done" is true, every
 * document came to its end once, nobody was refused for longer than what was killed was away, nothing ended by itself and nothing is left.
 */
import { setTimeout as wait } from "node:timers/promises";
import { queues } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { openRuntime } from "#server/runtime.ts";
import { type Chance, chance } from "../bench/chance.ts";
import { signInAs } from "../fakes/sign-in.ts";
import type { ThrowawayCluster } from "../throwaway-postgres.ts";
import { type Client, createClient, type Failure, type Found, rowsOf, type Seen } from "./client.ts";
import { type Installation, type Outage, type Part, parts, startInstallation } from "./installation.ts";
import { breaches } from "./kept.ts";

/** From the moment at which what was killed answers again: what connections need to notice. */
export const RECONNECT_MS = 500;
/** Far above what a server of this product holds at rest, far below what a leak of one process would come to. */
const MOST_MEMORY_MB = 900;
/** A job whose process died is noticed within seconds; all of what waits is read by then, also on a busy machine. */
const LAST_DOCUMENT_MS = 240_000;

export type Result = {
  /** Sentences about what does not hold; none of them when everything does. */
  readonly breaches: readonly string[];
  readonly kills: ReadonlyMap<Part, number>;
  /** Milliseconds from a kill to the first answer, by part. */
  readonly away: ReadonlyMap<Part, readonly number[]>;
  /** Broken calls by what was said: a status or the network's word. */
  readonly failures: ReadonlyMap<string, number>;
  /** The broken call that began latest after the end of its outage. */
  readonly reconnect: { readonly ms: number; readonly what: string };
  readonly memory: ReadonlyMap<Part, number>;
  readonly seen: Pick<Seen, "answered" | "written" | "longestMs">;
  readonly documents: number;
};

const concerns = (part: Part, web: number): boolean => part === "database" || part === `web ${web}`;

/** The outage that explains a failure: the call was under way, or began, while it lasted or just after. */
const explains = (outage: Outage, { web, from, until }: Failure): boolean =>
  concerns(outage.part, web) && until >= outage.from && from <= outage.until + RECONNECT_MS;

/** How long after the end of the nearest outage before it a broken call began; 0 while it lasted. */
function lateness(failure: Failure, outages: readonly Outage[]): number {
  const own = outages.filter((outage) => explains(outage, failure));
  return own.length === 0 ? 0 : Math.max(0, Math.min(...own.map(({ until }) => failure.from - until)));
}

function latest(failures: readonly Failure[], outages: readonly Outage[]) {
  let found = { ms: 0, what: "" };
  for (const failure of failures) {
    const ms = lateness(failure, outages);
    if (ms > found.ms) found = { ms, what: `${failure.what} on web ${failure.web}` };
  }
  return found;
}

function judgeFound({ name, kept, uploads }: Client, found: Found): readonly string[] {
  const wrong = breaches(kept, found.values).map((sentence) => `${name}: ${sentence}`);
  for (const [file, state] of uploads) {
    const status = found.documents.get(file);
    if (status === undefined && state === "kept") wrong.push(`${file} was kept and is gone`);
    if (status !== undefined && status !== "completed") wrong.push(`${file} is ${status}`);
    for (const row of rowsOf(file)) {
      const times = found.rows.get(row) ?? 0;
      if (times !== (status === undefined ? 0 : 1)) wrong.push(`"${row}" is there ${times} times`);
    }
  }
  const strange = [...found.documents.keys()].filter((file) => !uploads.has(file));
  return [...wrong, ...strange.map((file) => `${file} is there and was never sent`)];
}

const hasEnded = ({ documents }: Found): boolean =>
  [...documents.values()].every((status) => !["queued", "reading"].includes(status));

/** Asks until every document of the person has ended, or time is up; the last answer. */
async function settled(client: Client): Promise<Found | undefined> {
  const deadline = performance.now() + LAST_DOCUMENT_MS;
  for (;;) {
    const found = await client.find();
    if ((found !== undefined && hasEnded(found)) || performance.now() > deadline) return found;
    await wait(250);
  }
}

/** People who are signed in, put there beside the product. */
async function signIn(installation: Installation, names: readonly string[]): Promise<readonly string[]> {
  const runtime = await openRuntime(readConfig(installation.environment), queues);
  try {
    const { storage, vaults } = runtime;
    return await Promise.all(
      names.map(
        async (name) => (await signInAs({ database: storage.database, vaults }, name)).headers.cookie,
      ),
    );
  } finally {
    await runtime.close();
  }
}

/** Which parts are killed together, mostly one: a machine that goes takes several. */
export function drawKill(random: Chance): readonly Part[] {
  const first = random.pick(parts);
  return random.unit() < 0.2 ? [...new Set([first, random.pick(parts)])] : [first];
}

async function drive(
  installation: Installation,
  clients: readonly Client[],
  seen: Seen,
  options: {
    readonly kills: ReadonlyArray<readonly Part[]>;
    readonly betweenAnswers: (kill: number) => number;
  },
  tell: (text: string) => void,
): Promise<void> {
  const over = new AbortController();
  let onAnswers: { readonly from: number; readonly go: () => void } | undefined;
  const lanes = clients.map(async (client) => {
    while (!over.signal.aborted) {
      await client.step();
      if (onAnswers !== undefined && seen.answered >= onAnswers.from) onAnswers.go();
    }
  });
  /** Until so many more calls were answered: however fast the machine is, there is something to kill in the middle of. */
  const answers = (count: number) =>
    new Promise<void>((go) => {
      onAnswers = { from: seen.answered + count, go };
    });
  try {
    for (const [index, together] of options.kills.entries()) {
      await Promise.race([answers(options.betweenAnswers(index)), ...lanes]);
      installation.look();
      await Promise.all(together.map((part) => installation.kill(part)));
      if ((index + 1) % 20 === 0)
        tell(`${index + 1} kills, ${seen.written} writes, ${seen.failures.length} broken calls`);
    }
    await Promise.race([answers(50), ...lanes]);
    installation.look();
  } finally {
    over.abort();
    await Promise.all(lanes);
  }
}

const tally = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

export async function tryFaults(options: {
  readonly cluster: ThrowawayCluster;
  /** The product's program, its bundle or its source. */
  readonly program: string;
  /** A version before it, with which every part begins. */
  readonly older?: string;
  readonly seed: number;
  readonly people: number;
  readonly kills: ReadonlyArray<readonly Part[]>;
  /** So many more answers before each kill; some dozens when nothing is said. */
  readonly answersBetween?: number;
  readonly tell?: (text: string) => void;
}): Promise<Result> {
  const random = chance(options.seed);
  const installation = await startInstallation(options.cluster, options.program, options.older);
  const seen: Seen = { failures: [], wrong: [], answered: 0, written: 0, longestMs: 0 };
  const wrong: string[] = [];
  let documents = 0;
  let left: readonly string[];
  try {
    const names = Array.from({ length: options.people }, (_, index) => `p${index}`);
    const cookies = await signIn(installation, names);
    const clients = names.map((name, index) =>
      createClient({
        name,
        cookie: cookies[index] ?? "",
        addresses: installation.addresses,
        random: chance(options.seed + 1000 + index),
        seen,
      }),
    );
    const betweenAnswers = () => options.answersBetween ?? 5 + random.below(40);
    const { kills, tell = () => undefined } = options;
    await drive(installation, clients, seen, { kills, betweenAnswers }, tell);
    for (const client of clients) {
      const found = await settled(client);
      if (found === undefined) wrong.push(`${client.name} has no answer after everything is back`);
      else wrong.push(...judgeFound(client, found));
      documents += found?.documents.size ?? 0;
    }
  } finally {
    left = await installation.stop();
  }
  const { outages, memory } = installation;
  for (const failure of seen.failures) {
    if (outages.some((outage) => explains(outage, failure))) continue;
    const nearest = outages.findLast(({ part, from }) => concerns(part, failure.web) && from <= failure.from);
    const after =
      nearest === undefined
        ? "before any kill"
        : `${Math.round(failure.from - nearest.until)} ms after ${nearest.part}`;
    wrong.push(`${failure.call} on web ${failure.web}: ${failure.what} ${after}`);
  }
  for (const [part, most] of memory)
    if (most > MOST_MEMORY_MB) wrong.push(`${part} held ${Math.round(most)} MB`);
  const isAnswer = ({ what }: Failure) => /^5\d\d$/.test(what) && what !== "503";
  for (const [what, count] of tally(seen.failures.filter(isAnswer).map((one) => `${one.what} ${one.call}`)))
    wrong.push(`answered with ${what} (${count} times) instead of 503`);
  wrong.push(...seen.wrong, ...installation.ended, ...left.map((one) => `still there: ${one}`));
  const away = new Map(
    parts.map((part) => [
      part,
      outages.filter((one) => one.part === part).map(({ from, until }) => until - from),
    ]),
  );
  return {
    breaches: wrong,
    kills: tally(outages.map(({ part }) => part)),
    away,
    failures: tally(seen.failures.map(({ what }) => what)),
    reconnect: latest(seen.failures, outages),
    memory,
    seen,
    documents,
  };
}
