/** Signing in without the provider's pages, for tests that are about something else. */
import { createAccountService } from "#server/features/account/service.ts";
import { type Clock, systemClock } from "#server/platform/clock.ts";
import type { Vaults } from "#server/platform/crypto/vaults.ts";
import type { Database } from "#server/platform/database/port.ts";
import type { Identity } from "#server/platform/sign-in/identity.ts";
import type { RelyingParty } from "#server/platform/sign-in/relying-party.ts";

export type TestPerson = {
  readonly id: string;
  /** What the person's browser sends with every request. */
  readonly headers: { readonly cookie: string; readonly "sec-fetch-site": "same-origin" };
};

/** Opens a session for the person of this name; the same name is the same person, with another session. */
export async function signInAs(
  server: { readonly database: Database; readonly vaults: Vaults; readonly clock?: Clock },
  name: string,
  /** When the provider says that the person proved who they are; without it they count as not having done so lately. */
  authenticatedAt: Date | null = null,
): Promise<TestPerson> {
  const service = createAccountService({
    database: server.database,
    vaults: server.vaults,
    clock: server.clock ?? systemClock,
    privacyOf: async () => ({ anonymousMode: false, allowAnalytics: false }),
    relyingParty: trustingRelyingParty(name, authenticatedAt),
    subscriptionIdOf: async () => null,
  });
  const { token: loginToken, url } = await service.startSignIn({ returnTo: "/", again: false });
  const attempt = { loginToken, callback: new URL(url), oldToken: undefined, userAgent: "test browser" };
  const { token } = await service.finishSignIn(attempt);
  const person = await service.findSignedIn(token);
  if (person === undefined) throw new Error("the session just opened is not there");
  return {
    id: person.id,
    headers: { cookie: `__Host-session=${token}`, "sec-fetch-site": "same-origin" },
  };
}

function trustingRelyingParty(name: string, authenticatedAt: Date | null): RelyingParty {
  const identity: Identity = {
    issuer: "https://id.example.test",
    subject: name,
    email: `${encodeURIComponent(name)}@example.test`,
    name,
    authenticatedAt,
    idToken: "an ID token that no provider reads",
    developmentSignIn: false,
  };
  return {
    start: async () => ({ codeVerifier: "v", state: "s", nonce: "n", url: "https://id.example.test/" }),
    finish: async () => identity,
    endSessionUrl: async () => "/",
  };
}
