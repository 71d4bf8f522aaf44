import type { preHandlerAsyncHookHandler } from "fastify";

/** Who a request comes from, once `requirePerson` let it pass. */
export type SignedInPerson = {
  readonly id: string;
  readonly sessionId: string;
  /** When the person last proved who they are; see `requireRecentSignIn`. */
  readonly authenticatedAt: Date;
};

/** Put before every route with a person's data; answers 401 to everyone else. */
export type RequirePerson = preHandlerAsyncHookHandler;

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Fastify's own
  interface FastifyRequest {
    /** Set by `requirePerson`, and only readable behind it. */
    person: SignedInPerson;
  }
}
