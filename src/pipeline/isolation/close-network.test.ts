import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readerLaunch, sandboxArguments } from "./sandbox.ts";

const program = fileURLToPath(new URL("../../../test/fakes/calling-reader.ts", import.meta.url));

let server: Server;
let reached = 0;
beforeAll(async () => {
  server = createServer((_request, response) => response.end("you reached me"));
  server.on("connection", () => {
    reached += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The ways out that a reader finds open, and how often it reached the server. */
async function waysOut(how: "closed" | "open", launch: { execPath?: string; execArgv: string[] }) {
  reached = 0;
  const { port } = server.address() as AddressInfo; // it listens on a port
  const child = fork(program, [String(port), how], { ...launch, env: {} });
  const gone = once(child, "exit");
  const [open] = (await once(child, "message")) as [string[]];
  await gone;
  return { open, reached };
}
const permissions = () => ({ execArgv: sandboxArguments(program) });

test("a reader that was tricked finds every way into the network closed", async () => {
  expect(await waysOut("closed", permissions())).toEqual({ open: [], reached: 0 });
});

test("the same ways are open to who did not close them", async () => {
  const { open, reached: count } = await waysOut("open", permissions());
  expect(open).toEqual(
    expect.arrayContaining(["net.connect", "http.get", "fetch", "net.createServer", "dgram.createSocket"]),
  );
  expect(count).toBeGreaterThan(0);
});

test("where the system has network namespaces, they are closed from outside as well", async () => {
  const launch = readerLaunch(program);
  const hasNamespace = launch.execPath !== process.execPath;
  const { open } = await waysOut("open", launch);
  expect(open.includes("net.connect")).toBe(!hasNamespace);
  expect(open.includes("fetch")).toBe(!hasNamespace);
});
