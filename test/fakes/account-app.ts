/** The server with nothing but sign-in and one irrevocable action, over a database of the test's own. */
import { buildApp } from "#server/app.ts";
import { createAccessTokensService } from "#server/features/access-tokens/service.ts";
import { createAccount } from "#server/features/account/routes.ts";
import { lockLedger } from "#server/features/ledger/repository.ts";
import type { Clock } from "#server/platform/clock.ts";
import { createVaults, type Vaults } from "#server/platform/crypto/vaults.ts";
import type { Database } from "#server/platform/database/port.ts";
import type { App, RegisterRoutes } from "#server/platform/http/app-type.ts";
import type { SignIn } from "#server/platform/sign-in/sign-in.ts";

export async function buildAccountApp(options: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly publicUrl: URL;
  readonly signIn: SignIn;
}): Promise<App> {
  const { signIn, publicUrl, ...rest } = options;
  const tokens = createAccessTokensService({ ...rest, lockPerson: lockLedger });
  const account = createAccount({
    ...rest,
    admitToken: (token, call) => tokens.admit(token, call),
    publicUrl,
    relyingParty: signIn.relyingParty,
    subscriptionIdOf: async () => null,
    privacyOf: async () => ({ anonymousMode: false, allowAnalytics: false }),
  });
  const irrevocable: RegisterRoutes = (app) => {
    const onRequest = account.requireRecentSignIn;
    app.post("/test/irrevocable", { onRequest }, (request, reply) => reply.send({ by: request.person.id }));
  };
  return buildApp({
    publicUrl: publicUrl.origin,
    webRoot: "/nowhere",
    logger: false,
    trustProxy: false,
    readiness: {},
    originExempt: [],
    site: { facts: { contact: null, model: null }, isSignedIn: async () => false },
    features: [signIn.routes, account.routes, irrevocable],
  });
}

/** A clock that stands still until the test moves it. */
export function createTestClock(start: Date): Clock & { advance(ms: number): void } {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** Vaults under a fixed key: what is sealed in a test can be opened in that test. */
export function createTestVaults(): Vaults {
  return createVaults({ id: "test-key", bytes: Buffer.alloc(32, 7) });
}
