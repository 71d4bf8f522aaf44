/**
 * A complete OpenID provider inside this process, so that the product runs before a real one is configured. It goes through
 * the same relying party as any other provider. See dev-provider-guard.ts for when it answers at all; whenever it may not,
 * every address below /dev-idp is 404 and the library is not even loaded.
 */
import { generateKeyPair, type JsonWebKey, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context, Provider } from "oidc-provider";
import type { CustomFetch } from "openid-client";
import { AppError } from "../errors.ts";
import type { App, RegisterRoutes } from "../http/app-type.ts";
import { findDemoPerson, renderDemoPeoplePage, renderDevProviderFailure } from "./demo-people.ts";
import { type DevProviderSetting, mayUseDevProvider, whyNoDevProvider } from "./dev-provider-guard.ts";
import { createDevProviderStorage } from "./dev-provider-storage.ts";

const prefix = "/dev-idp";
const scope = "openid profile email";
const maxFormBytes = 1024;

type DevProviderClient = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Reaches the provider without the network. */
  readonly fetch: CustomFetch;
};

export type DevProvider = {
  /** Undefined when the provider may not run; the routes are then 404. */
  readonly client: DevProviderClient | undefined;
  readonly routes: RegisterRoutes;
};

export async function createDevProvider(setting: DevProviderSetting): Promise<DevProvider> {
  if (whyNoDevProvider(setting) !== undefined) return { client: undefined, routes: refuseAll };

  let server: App | undefined;
  const client: DevProviderClient = {
    issuer: setting.publicUrl.origin + prefix,
    clientId: "debt-freedom-development",
    clientSecret: randomBytes(32).toString("base64url"),
    fetch: (address, options) => {
      if (server === undefined) throw new Error("the development provider's routes are not registered");
      return fetchInside(server, address, options);
    },
  };
  const provider = await createProvider(client, setting.publicUrl, (error) => {
    server?.log.error({ err: error }, "development provider failed");
  });
  return {
    client,
    async routes(app) {
      server = app;
      await app.register(
        async (devIdp) => {
          devIdp.addHook("onRequest", async ({ headers, raw }) => {
            if (!mayUseDevProvider(setting, { peerAddress: raw.socket.remoteAddress, headers })) {
              throw notFound();
            }
          });
          mountPages(devIdp, provider);
        },
        { prefix },
      );
    },
  };
}

function refuseAll(app: App): void {
  // In onRequest, before any body is read: whatever is sent here, there is nothing.
  app.all(`${prefix}/*`, { onRequest: refuse }, refuse);
}

async function refuse(): Promise<never> {
  throw notFound();
}

function mountPages(devIdp: FastifyInstance, provider: Provider): void {
  devIdp.removeAllContentTypeParsers();
  // Nothing reads a body before the library does.
  devIdp.addContentTypeParser("*", (_request, _payload, done) => {
    done(null);
  });
  const answer = provider.callback();
  devIdp.all("/*", async (request, reply) => {
    reply.hijack();
    // What the server puts on every answer (its security headers) belongs on these too.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    if (request.raw.url?.startsWith(`${prefix}/auth?`)) forgetWhoWasHere(request.raw);
    // The library learns its mount point from the difference between the two addresses.
    const url = request.raw.url ?? "";
    Object.assign(request.raw, { originalUrl: url, url: url.slice(prefix.length) });
    await answer(request.raw, reply.raw);
  });

  devIdp.register(async (pages) => {
    pages.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => {
        done(null, new URLSearchParams(String(body)));
      },
    );
    pages.get("/interaction/:uid", async (request, reply) => {
      const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
      const [status, html] =
        details === undefined ? [400, renderDevProviderFailure()] : [200, renderDemoPeoplePage()];
      return sendPage(reply, status, html);
    });
    pages.post("/interaction/:uid", async (request, reply) => {
      const chosen = request.body instanceof URLSearchParams ? request.body.get("person") : null;
      const person = findDemoPerson(chosen);
      const result =
        person === undefined
          ? { error: "access_denied", error_description: "The person cancelled" }
          : { login: { accountId: person.id, remember: false } };
      const next = await provider
        .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
        .catch(() => undefined);
      if (next === undefined) return sendPage(reply, 400, renderDevProviderFailure());
      return reply.redirect(next, 303);
    });
  });
}

/**
 * Every sign-in begins with nobody: the provider's own session outlives our sign-out, and choosing another person over it would
 * end in its sign-out page instead of ours.
 */
function forgetWhoWasHere(request: IncomingMessage): void {
  const cookies = (request.headers.cookie ?? "").split(/; */);
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith("dev-idp-session")).join("; ");
}

async function createProvider(
  client: DevProviderClient,
  publicUrl: URL,
  onFailure: (error: Error) => void,
): Promise<Provider> {
  const library = await import("oidc-provider");
  const { interactionPolicy } = library;
  const policy = interactionPolicy.base();
  // Always ask who it is: otherwise signing out and in again would silently be the same demo person.
  policy
    .get("login")
    .checks.add(
      new interactionPolicy.Check(
        "always_ask",
        "choose a person",
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    );

  const provider = new library.Provider(client.issuer, {
    adapter: createDevProviderStorage(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [new URL("/api/callback", publicUrl).href],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_basic",
        id_token_signed_response_alg: "RS256",
        require_auth_time: true,
      },
    ],
    jwks: { keys: [await newSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: {
        session: "dev-idp-session",
        interaction: "dev-idp-interaction",
        resume: "dev-idp-resume",
      },
      long: { httpOnly: true, sameSite: "lax", path: prefix },
      short: { httpOnly: true, sameSite: "lax" },
    },
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: scope.split(" "),
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 300, Interaction: 600, Session: 600, Grant: 600 },
    interactions: {
      policy,
      url: (_ctx: Context, { uid }: { uid: string }) => `${prefix}/interaction/${uid}`,
    },
    findAccount: (_ctx: Context, id: string) => accountOf(id),
    loadExistingGrant: grantEverything,
    renderError(ctx: Context) {
      ctx.type = "html";
      ctx.body = renderDevProviderFailure();
    },
  });
  // The library lets every origin read its public documents; nothing outside this origin has any use for them.
  provider.use(async (ctx, next) => {
    await next();
    ctx.remove("Access-Control-Allow-Origin");
    ctx.remove("Access-Control-Expose-Headers");
  });
  provider.on("server_error", (_ctx, error) => {
    onFailure(error);
  });
  return provider;
}

function accountOf(id: string): { accountId: string; claims(): object } | undefined {
  const person = findDemoPerson(id);
  if (person === undefined) return undefined;
  const claims = { sub: person.id, name: person.name, email: person.email, email_verified: true };
  return { accountId: person.id, claims: () => claims };
}

/** There is one client, ours: asking a demo person for consent would only be a page in the way. */
async function grantEverything({ oidc }: Context): Promise<object> {
  const owner = { clientId: oidc.client.clientId, accountId: oidc.session.accountId };
  const grant = new oidc.provider.Grant(owner);
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

async function newSigningKey(): Promise<JsonWebKey> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
}

/** The relying party's requests, as a same-origin call to this very server. */
async function fetchInside(
  server: App,
  address: string,
  { method, headers, body }: Parameters<CustomFetch>[1],
): Promise<Response> {
  const url = new URL(address);
  const answer = await server.inject({
    method: method === "POST" ? "POST" : "GET",
    url: url.pathname + url.search,
    headers: { ...headers, host: url.host, "sec-fetch-site": "same-origin" },
    ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
  });
  const replied = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) replied.set(name, String(value));
  }
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: replied });
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", { status: 404, userMessage: "There is nothing at this address." });
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
}
