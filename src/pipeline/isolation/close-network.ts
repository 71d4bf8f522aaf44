/**
 * Takes the network from this process: whoever imports this can neither open nor take a connection afterwards, nor ask for a name.
 * Reading a document needs none of it, so a parser that is tricked has nowhere to send what it saw. To be imported before everything
 * else. The runtime's permissions keep the bindings below these modules closed (`process.binding`), and no other native code can be
 * brought in, because no file outside the product can be read. Where the system has network namespaces they close the same once more,
 * from outside: see sandbox.ts.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";

function refuse(): never {
  throw Object.assign(new Error("A reader has no network"), { code: "ERR_NO_NETWORK" });
}

/** Replaces every function of a module or prototype that `names` chooses; for good. */
function close(target: object, names: (name: string) => boolean): void {
  for (const name of Object.getOwnPropertyNames(target)) {
    const property = Object.getOwnPropertyDescriptor(target, name);
    if (!names(name) || typeof property?.value !== "function" || property.configurable !== true) continue;
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
  }
}

const all = () => true;
close(net.Socket.prototype, (name) => name === "connect");
close(net.Server.prototype, (name) => name === "listen" || name === "_listen2");
close(net, (name) => /^(connect|createConnection|createServer|_createServerHandle|Server)$/.test(name));
close(tls, (name) => /^(connect|createServer|Server|TLSSocket)$/.test(name));
close(http, (name) => /^(get|request|createServer|Server|ClientRequest)$/.test(name));
close(https, (name) => /^(get|request|createServer|Server)$/.test(name));
close(http2, (name) => /^(connect|createServer|createSecureServer)$/.test(name));
close(dgram, all);
close(dns.Resolver.prototype, all);
close(dns.promises.Resolver.prototype, all);
close(dns.promises, all);
close(dns, all);
syncBuiltinESMExports();

for (const name of ["fetch", "WebSocket", "EventSource"]) {
  Object.defineProperty(globalThis, name, { value: refuse, writable: false, configurable: false });
}
