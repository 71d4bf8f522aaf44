/** Another program that asks over the Model Context Protocol: the official client. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { programPath } from "#contract/programs.ts";
import type { App } from "#server/platform/http/app-type.ts";

const publicUrl = "http://localhost:3000";

/** One HTTP request to the server itself, in the shape of the platform's `fetch`. */
async function fetchFrom(app: App, input: string | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search, host } = new URL(input);
  const answer = await app.inject({
    method: (init.method ?? "GET") as "GET",
    url: pathname + search,
    headers: { host, ...Object.fromEntries(new Headers(init.headers)) },
    ...(typeof init.body === "string" ? { payload: init.body } : {}),
  });
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const hasBody = ![202, 204].includes(answer.statusCode);
  return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
}

type Era = "modern" | "2025";
type Options = ConstructorParameters<typeof StreamableHTTPClientTransport>[1];

/** Connects as a program does that speaks the version of 2026 ("modern") or one of 2025. */
async function connect(address: string, era: Era, options: Options): Promise<Client> {
  const client = new Client(
    { name: "example-assistant", version: "2.1.0" },
    { versionNegotiation: { mode: era === "modern" ? { pin: "2026-07-28" } : "legacy" } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(address), options));
  return client;
}

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Over the network, to a server that listens. */
export const connectProgramAt = (address: string, token: string, era: Era): Promise<Client> =>
  connect(address, era, { requestInit: bearing(token) });

/** To a server without a port. */
export const connectProgram = (app: App, token: string, era: Era): Promise<Client> =>
  connect(publicUrl + programPath, era, {
    requestInit: bearing(token),
    fetch: (input, init) => fetchFrom(app, input, init),
  });
