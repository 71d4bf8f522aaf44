import { once } from "node:events";
import { createServer } from "node:net";
import { StartupError } from "./startup-error.ts";

/**
 * Makes sure that the port can be had before anything is started, and turns 0 into a free one.
 * @throws StartupError when it is taken, forbidden or the host is not one of this machine's.
 */
export async function findListeningPort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : port;
  } catch (cause) {
    throw toStartupError(cause, host, port);
  } finally {
    server.close();
  }
}

export function toStartupError(cause: unknown, host: string, port: number): StartupError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is already in use. Stop the program that uses it, or set PORT to another number.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine. Set HOST to localhost or to one that is.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine. Set HOST to localhost or to one that is.`,
  };
  return new StartupError(sentences[code] ?? `The server cannot listen on ${host}, port ${port} (${code}).`, {
    cause,
  });
}
