import type { FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  currentUserSchema,
  logoutResponseSchema,
  personHeader,
  revokedSessionsSchema,
  sessionListSchema,
} from "#contract/account.ts";
import { DatabaseAway } from "../../platform/database/database-away.ts";
import { AppError } from "../../platform/errors.ts";
import type { App, RegisterRoutes, Request } from "../../platform/http/app-type.ts";
import { bearerOf } from "../../platform/http/bearer.ts";
import { addressToUse } from "../../platform/http/one-address.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import { renderPage, stylesheet, stylesheetPath } from "../../platform/sign-in/page.ts";
import { asGuard, type RequirePerson, type SignedInPerson } from "../../platform/sign-in/person.ts";
import { type AccountCookies, createAccountCookies } from "./cookies.ts";
import { parseReturnTo } from "./return-to.ts";
import {
  type AccountDependencies,
  type AccountService,
  createAccountService,
  otherPerson,
  signedOut,
  signInAgain,
} from "./service.ts";
import { isSignInRecent } from "./session-rules.ts";

const personInQuery = z.object({ person: z.string() });

const maxSignInsPerMinute = 100;

export type Account = {
  /** The guard every other feature puts before its routes. */
  readonly requirePerson: RequirePerson;
  /** Lets in an access token alone: a session opens nothing, so no browser can be made to ask. */
  readonly requireToken: RequirePerson;
  /** Like `requirePerson`, and the person must have proved who they are within ten minutes: for what cannot be undone. */
  readonly requireRecentSignIn: RequirePerson;
  /** Whether anybody is signed in; for pages that look different then, not for data. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
  /** Sign-in, sign-out, the current user and the list of sessions. */
  readonly routes: RegisterRoutes;
  /** Whether a session shows the person's own rows or their sample household's. */
  readonly exploring: Pick<AccountService, "exploreSample" | "leaveSample">;
};

export function createAccount(
  deps: AccountDependencies & {
    readonly publicUrl: URL;
    /** Whose access token it is, where it opens this call; throws where it does not. */
    readonly admitToken: (
      token: string,
      call: { readonly method: string; readonly route: string },
    ) => Promise<SignedInPerson>;
  },
): Account {
  const service = createAccountService(deps);
  const cookies = createAccountCookies(deps.publicUrl);
  const bySession = async (request: Request): Promise<SignedInPerson> => {
    const token = cookies.readSession(request);
    const person = token === undefined ? undefined : await service.findSignedIn(token);
    if (person === undefined) throw signedOut();
    return person;
  };
  const requirePerson = asGuard(async (request) => {
    const bearer = bearerOf(request);
    const call = { method: request.method, route: request.routeOptions.url ?? "" };
    const person = bearer === undefined ? await bySession(request) : await deps.admitToken(bearer, call);
    const believed = request.headers[personHeader] ?? personInQuery.safeParse(request.query).data?.person;
    if (believed !== undefined && believed !== person.id) throw otherPerson();
    request.person = person;
  });
  const requireToken = asGuard(async (request, reply) => {
    // Said with the refusal only: taken back where the token is good.
    void reply.header("www-authenticate", "Bearer");
    const bearer = bearerOf(request);
    if (bearer === undefined) throw noToken();
    const call = { method: request.method, route: request.routeOptions.url ?? "" };
    request.person = await deps.admitToken(bearer, call);
    void reply.removeHeader("www-authenticate");
  });
  const requireRecentSignIn = asGuard(async function guard(request, reply) {
    await requirePerson.call(this, request, reply);
    if (!isSignInRecent(request.person.authenticatedAt, deps.clock.now())) throw signInAgain();
  });
  return {
    requirePerson,
    requireToken,
    requireRecentSignIn,
    exploring: service,
    async isSignedIn(request) {
      const token = cookies.readSession(request);
      return token !== undefined && (await service.findSignedIn(token)) !== undefined;
    },
    async routes(app) {
      await app.register(async (scope) => {
        // Per address: each start of a sign-in stores a row and may call the provider.
        const limited = scope.withTypeProvider<ZodTypeProvider>();
        await limitRequests(limited, {
          name: "sign-in",
          most: maxSignInsPerMinute,
          perMs: 60_000,
          by: "address",
        });
        signInRoutes(limited, service, cookies, deps.publicUrl);
      });
      personRoutes(app, service, cookies, requirePerson);
    },
  };
}

function signInRoutes(app: App, service: AccountService, cookies: AccountCookies, publicUrl: URL): void {
  const errorHandler = showSignInFailure(cookies);

  app.get("/api/login", { errorHandler }, async (request, reply) => {
    // Whoever asked, a browser or not: the cookie set here has to come back to the callback.
    const own = addressToUse(publicUrl.href, request.headers.host, request.url);
    if (own !== null) return reply.redirect(own);
    const query = z.record(z.string(), z.unknown()).parse(request.query);
    const returnTo = parseReturnTo(query["returnTo"]);
    const { token, url } = await service.startSignIn({ returnTo, again: query["again"] === "true" });
    cookies.setLogin(reply, token);
    return reply.header("cache-control", "no-store").redirect(url);
  });

  app.get("/api/callback", { errorHandler }, async (request, reply) => {
    // The address the provider was given, whatever Host this request names.
    const callback = new URL("/api/callback", publicUrl);
    callback.search = new URL(request.url, publicUrl).search;
    const { token, returnTo } = await service.finishSignIn({
      loginToken: cookies.readLogin(request),
      callback,
      oldToken: cookies.readSession(request),
      userAgent: request.headers["user-agent"] ?? "",
    });
    cookies.setSession(request, reply, token);
    return reply.header("cache-control", "no-store").redirect(returnTo);
  });

  app.post("/api/logout", { schema: { response: { 200: logoutResponseSchema } } }, async (request, reply) => {
    const ended = await service.signOut(cookies.readSession(request));
    cookies.clearSession(reply);
    return reply.header("clear-site-data", '"cache"').send(ended);
  });

  app.get(stylesheetPath, (_request, reply) => {
    void reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(stylesheet);
  });
}

function personRoutes(
  app: App,
  service: AccountService,
  cookies: AccountCookies,
  requirePerson: RequirePerson,
): void {
  app.get(
    "/api/auth/user",
    { onRequest: requirePerson, schema: { response: { 200: currentUserSchema } } },
    (request) => service.currentUser(request.person),
  );

  app.get(
    "/api/sessions",
    { onRequest: requirePerson, schema: { response: { 200: sessionListSchema } } },
    (request) => service.listSessions(request.person),
  );

  app.delete(
    "/api/sessions/:id",
    { onRequest: requirePerson, schema: { params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      await service.revokeSession(request.person, request.params.id);
      if (request.params.id === request.person.sessionId) cookies.clearSession(reply);
      return reply.code(204).send();
    },
  );

  app.post(
    "/api/sessions/revoke-others",
    { onRequest: requirePerson, schema: { response: { 200: revokedSessionsSchema } } },
    (request) => service.revokeOtherSessions(request.person),
  );
}

/** A person looks at these answers in the address bar: a page with one sentence and two ways on, never JSON. */
function showSignInFailure(cookies: AccountCookies) {
  return (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const shown = error instanceof AppError ? error : undefined;
    const status = error instanceof DatabaseAway ? 503 : (shown?.status ?? error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "sign-in failed");
    else request.log.info({ code: shown?.code, reason: reasonOf(error) }, "sign-in refused");
    cookies.clearLogin(reply);
    void reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        renderPage({
          title: "Sign-in did not finish",
          paragraphs: [shown?.userMessage ?? sentences[status] ?? unexpected],
          html: `<div class="actions"><a class="action first" href="/api/login">Sign in again</a>
<a class="action second" href="/">Go to the start page</a></div>`,
        }),
      );
  };
}

/** For the operator. Only messages: the library's errors carry the provider's answer beside them. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** By status, for what has no sentence of its own. */
const sentences: Readonly<Record<number, string>> = {
  429: "There were too many sign-ins in a short time. Your data is safe; please wait a minute.",
  503: "Your data cannot be reached at this moment. Nothing of it is lost; please sign in again in a moment.",
};
const unexpected =
  "Something went wrong on our side. Your data is safe and nothing was changed; please try again.";

const noToken = () =>
  new AppError("SIGNED_OUT", {
    status: 401,
    userMessage:
      "Programs ask here with an access token of their person, and none came along. Nothing was answered; please make one in Settings.",
    details: { requiresAuth: true },
  });
