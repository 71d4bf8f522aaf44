/** A reader that was tricked: it tries every way out to the port that it is told, and says which ones are open. */
import process from "node:process";

if (process.argv[3] === "closed") await import("#pipeline/isolation/close-network.ts");

const port = Number(process.argv[2]);
const host = "127.0.0.1";
const net = await import("node:net");
const tls = await import("node:tls");
const http = await import("node:http");
const https = await import("node:https");
const http2 = await import("node:http2");
const dgram = await import("node:dgram");
const dns = await import("node:dns");
const inspector = await import("node:inspector");

type Emitter = { on(name: string, listener: (value: unknown) => void): unknown };

/** Resolves to whether one of `open` happens before an error. */
const hears = (emitter: Emitter, ...open: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    for (const name of open) emitter.on(name, () => resolve(true));
    emitter.on("error", () => resolve(false));
    emitter.on("close", () => resolve(false));
  });

const ways: Readonly<Record<string, () => unknown>> = {
  "net.connect": () => hears(net.connect(port, host), "connect"),
  "new net.Socket": () => hears(new net.Socket().connect(port, host), "connect"),
  "net.createServer": () => hears(net.createServer().listen(0, host), "listening"),
  "new net.Server": () => hears(new net.Server().listen(0, host), "listening"),
  "tls.connect": () =>
    hears(
      tls.connect(port, host).on("error", () => undefined),
      "secureConnect",
    ),
  "http.get": () => hears(http.get({ port, host }), "socket", "response"),
  "https.get": () => hears(https.get({ port, host }), "socket", "response"),
  "http.createServer": () => hears(http.createServer().listen(0, host), "listening"),
  "http2.connect": () => hears(http2.connect(`http://${host}:${port}`), "connect"),
  "dgram.createSocket": () => {
    const socket = dgram.createSocket("udp4");
    socket.bind(0, host);
    return hears(socket, "listening");
  },
  "dns.lookup": () => new Promise((resolve) => dns.lookup("localhost", () => resolve(true))),
  "dns.resolve": () => new Promise((resolve) => dns.resolve("localhost", () => resolve(true))),
  "dns.promises": () => dns.promises.lookup("localhost"),
  "new dns.Resolver": () =>
    new Promise((resolve) => new dns.Resolver().resolve("localhost", () => resolve(true))),
  fetch: () => fetch(`http://${host}:${port}`),
  WebSocket: () => hears(new WebSocket(`ws://${host}:${port}`) as unknown as Emitter, "open"),
  "process.binding": () =>
    Reflect.apply(Reflect.get(process, "binding") as () => unknown, process, ["tcp_wrap"]),
  "inspector.open": () => inspector.open(0, host),
};

const open: string[] = [];
for (const [name, way] of Object.entries(ways)) {
  try {
    // One after the other, so that what one way opens is not taken for another's.
    if ((await way()) !== false) open.push(name);
  } catch {
    // Refused.
  }
}
process.send?.(open, () => process.exit(0));
