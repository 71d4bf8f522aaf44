import fastify from "fastify";
import { StartupError } from "../startup-error.ts";

/** @throws StartupError when these are no addresses of proxies: the web server itself is asked, since it will read them. */
export function requireProxies(trustProxy: string | false): void {
  try {
    fastify({ trustProxy });
  } catch (cause) {
    throw new StartupError(
      `The environment variable TRUST_PROXY must list addresses of proxies, such as "loopback, 10.0.0.0/8", not "${String(trustProxy)}". Nothing was started; correct or remove it.`,
      { cause },
    );
  }
}
