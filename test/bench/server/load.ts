/**
 * A process of its own that asks one route again and again over connections that stay open, each time as another person. It speaks HTTP
 * over bare sockets, so that it takes as little as possible of the processors that the server is measured on.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

export type LoadOrder = {
  /** Of servers beside each other; the connections are dealt out to them in turns. */
  readonly ports: readonly number[];
  readonly path: string;
  /** A file with one cookie a line. */
  readonly cookies: string;
  readonly connections: number;
  /** How long, or until everybody was served once. */
  readonly seconds: number | "one round";
};
export type LoadResult = {
  readonly requests: number;
  readonly errors: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  readonly bytes: number;
};

const END_OF_HEAD = Buffer.from("\r\n\r\n");

/** Bytes of one answer, head included, once all of it is there; undefined before. Every answer says how long it is. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString("latin1", 0, end))?.[1];
  if (length === undefined) throw new Error("an answer without a length");
  const total = end + END_OF_HEAD.length + Number(length);
  return received.length >= total ? total : undefined;
}

function receive(socket: Socket): Promise<{ readonly ok: boolean; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOf(received);
      if (length === undefined) return;
      socket.off("data", onData).off("close", onClose);
      resolve({ ok: received.toString("latin1", 0, 12) === "HTTP/1.1 200", bytes: length });
    };
    const onClose = () => reject(new Error("the connection was closed"));
    socket.on("data", onData).once("close", onClose);
  });
}

async function run({ ports, path, cookies, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const people = readFileSync(cookies, "utf8").trim().split("\n");
  const requestsTo = (port: number) =>
    people.map(
      (cookie) =>
        `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip, deflate, br\r\ncookie: ${cookie}\r\n\r\n`,
    );
  const took: number[] = [];
  let errors = 0;
  let bytes = 0;
  let next = 0;
  const start = performance.now();
  const end = seconds === "one round" ? Infinity : start + seconds * 1000;
  let left = seconds === "one round" ? people.length : Infinity;
  const lane = async ({ port, requests }: { port: number; requests: readonly string[] }) => {
    let socket: Socket | undefined;
    while (performance.now() < end && left > 0) {
      left -= 1;
      try {
        if (socket === undefined) {
          socket = connect({ port, host: "127.0.0.1", noDelay: true });
          await once(socket, "connect");
        }
        const sent = performance.now();
        next = (next + 1) % people.length;
        const answer = receive(socket);
        socket.write(requests[next] ?? "");
        const got = await answer;
        took.push(performance.now() - sent);
        bytes += got.bytes;
        if (!got.ok) errors += 1;
      } catch {
        errors += 1;
        socket?.destroy();
        socket = undefined;
      }
    }
    socket?.destroy();
  };
  const servers = ports.map((port) => ({ port, requests: requestsTo(port) }));
  const dealt = Array.from({ length: connections }, (_, index) => servers[index % servers.length]).filter(
    (server) => server !== undefined,
  );
  await Promise.all(dealt.map(lane));
  const ordered = took.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return {
    requests: took.length,
    errors,
    seconds: (performance.now() - start) / 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    longestMs: at(1),
    bytes,
  };
}

process.once("message", (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result, () => process.exit(0)));
});
