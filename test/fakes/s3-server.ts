/** The part of S3 that the program uses, in memory: put, get, delete, list by pages, and the answers for what is not there. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export type S3Server = {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** From now on so many requests are answered with 503 before it works again. */
  failNext(requests: number): void;
  stop(): Promise<void>;
};

/** Small, so that a person with a few files has several pages. */
const PAGE = 2;
const NO_SUCH_KEY =
  "<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>";
const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>${text}`;

export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let failing = 0;

  function list(url: URL): string {
    const prefix = url.searchParams.get("prefix") ?? "";
    const from = url.searchParams.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).toSorted();
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      (Key) => `<Contents><Key>${Key}</Key><LastModified>2026-11-20T08:00:00.000Z</LastModified></Contents>`,
    );
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return xml(`<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    const body = await buffer(request);
    const send = (status: number, content: string | Buffer = "") => reply.writeHead(status).end(content);
    if (failing > 0) {
      failing -= 1;
      return void send(503, xml("<Error><Code>SlowDown</Code></Error>"));
    }
    if (request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") !== true) {
      return void send(403, xml("<Error><Code>AccessDenied</Code></Error>"));
    }
    const [, inBucket = "", key = ""] = /^\/([^/]*)\/?(.*)$/.exec(url.pathname) ?? [];
    if (inBucket !== bucket) return void send(404, xml("<Error><Code>NoSuchBucket</Code></Error>"));
    const found = objects.get(key);
    if (request.method === "PUT") {
      objects.set(key, body);
      return void send(200);
    }
    if (request.method === "POST" && url.searchParams.has("delete")) {
      for (const [, name = ""] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name);
      return void send(200, xml("<DeleteResult></DeleteResult>"));
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void send(204);
    }
    if (key === "") return void send(200, request.method === "HEAD" ? "" : list(url));
    return void (found === undefined ? send(404, xml(NO_SUCH_KEY)) : send(200, found));
  }

  const server = createServer((request, reply) => void answer(request, reply));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failNext: (requests) => (failing = requests),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
