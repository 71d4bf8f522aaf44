/** Another program that asks over the Model Context Protocol: the official client, on a server without a port. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { programPath } from "#contract/programs.ts";
import type { App } from "#server/platform/http/app-type.ts";

export const publicUrl = "http://localhost:3000";

/** One HTTP request to the server itself, in the shape of the platform's `fetch`. */
export async function fetchFrom(app: App, input: string | URL, init: RequestInit = {}): Promise<Response> {
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

/** Connects as a program does that speaks the version of 2026 ("modern") or one of 2025. */
export async function connectProgram(app: App, token: string, era: "modern" | "2025"): Promise<Client> {
  const client = new Client(
    { name: "example-assistant", version: "2.1.0" },
    { versionNegotiation: { mode: era === "modern" ? { pin: "2026-07-28" } : "legacy" } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(publicUrl + programPath), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: (input, init) => fetchFrom(app, input, init),
  });
  await client.connect(transport);
  return client;
}
