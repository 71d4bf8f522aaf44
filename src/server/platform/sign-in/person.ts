import type { onRequestAsyncHookHandler } from "fastify";

/** Who a request comes from, once `requirePerson` let it pass. */
export type SignedInPerson = {
  /** Whose rows the request sees: the person's own, or those of their sample household while they explore it. */
  readonly id: string;
  /** Who signed in, whatever they look at: for sessions, the account and everything that is not a figure. */
  readonly ownId: string;
  readonly exploresSample: boolean;
  /** Of the session, or of the access token that a program came with: no session has that one. */
  readonly sessionId: string;
  /** When the person last proved who they are; see `requireRecentSignIn`. */
  readonly authenticatedAt: Date;
};

/** The first thing on every route with a person's data (`onRequest`): everyone else hears 401 before anything they sent is read. */
export type RequirePerson = onRequestAsyncHookHandler;

const guards = new WeakSet<object>();

/** Makes it known that this hook lets nobody pass who is not signed in. */
export function asGuard(hook: RequirePerson): RequirePerson {
  guards.add(hook);
  return hook;
}

/** Whether one of a route's `onRequest` hooks is such a guard. */
export const isGuarded = (onRequest: unknown): boolean =>
  [onRequest].flat().some((hook) => typeof hook === "function" && guards.has(hook));

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Fastify's own
  interface FastifyRequest {
    /** Set by `requirePerson`, and only readable behind it. */
    person: SignedInPerson;
  }
}
