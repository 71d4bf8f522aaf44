/**
 * Sign-in with an OpenID Connect provider: authorization code, PKCE, state, nonce.
 *
 * Two safety switches the library leaves off: ID tokens are verified against the provider's keys although they come over TLS
 * (`enableNonRepudiationChecks`), and their algorithm is pinned to RS256. Without both, a wrong signature, `alg: none` and
 * HS256 would pass. Discovery is always given the bare issuer: with a full address the library skips the issuer comparison.
 */
import * as oidc from "openid-client";
import { AppError } from "../errors.ts";
import { StartupError } from "../startup-error.ts";
import type { Identity } from "./identity.ts";
import { isLoopbackHost } from "./loopback.ts";

export type SignInSecrets = { readonly codeVerifier: string; readonly state: string; readonly nonce: string };

export type RelyingParty = {
  /** Where to send the browser, and the three secrets to keep until it comes back. `again` asks for a fresh proof. */
  start(options: { readonly again: boolean }): Promise<SignInSecrets & { readonly url: string }>;
  /**
   * Checks the provider's answer and fetches who signed in.
   * @throws AppError SIGN_IN_FAILED when any check fails, UNAVAILABLE when the provider cannot be reached.
   */
  finish(callback: URL, expected: SignInSecrets): Promise<Identity>;
  /** Where to end the provider's own session; our start page when it has none or is unreachable. Never throws. */
  endSessionUrl(idToken: string | null): Promise<string>;
};

export type RelyingPartyOptions = {
  /** Exactly the provider's issuer, without `/.well-known/…`. Plain http is taken from a loopback host only. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  /** Where browsers find this application; `/api/callback` below it is the redirect address. */
  readonly publicUrl: URL;
  readonly developmentSignIn: boolean;
  /** Replaces the network: the development provider is reached inside the process. */
  readonly fetch?: oidc.CustomFetch;
};

const providerTimeoutSeconds = 10;
const askedAgainMark = "again.";
const wellKnown = "/.well-known/";

/** True when this sign-in asked the provider for a fresh proof. The state stays on our side, so nobody can claim it. */
export function wasAskedAgain(expected: Pick<SignInSecrets, "state">): boolean {
  return expected.state.startsWith(askedAgainMark);
}

export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  const redirectUri = new URL("/api/callback", options.publicUrl).href;
  const configuration = discoverOnce(options);
  return {
    async start({ again }) {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = again ? askedAgainMark + oidc.randomState() : oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid profile email",
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        state,
        nonce,
        ...(again ? { prompt: "login", max_age: "0" } : {}),
      });
      return { codeVerifier, state, nonce, url: url.href };
    },
    async finish(callback, expected) {
      const config = await configuration();
      try {
        return await identify(config, callback, expected, options.developmentSignIn);
      } catch (error) {
        throw signInFailure(error);
      }
    },
    async endSessionUrl(idToken) {
      const home = new URL("/", options.publicUrl).href;
      const config = await configuration().catch(() => undefined);
      if (config?.serverMetadata().end_session_endpoint === undefined) return home;
      const hint = idToken === null ? {} : { id_token_hint: idToken };
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: home, ...hint }).href;
    },
  };
}

/** Remembers a successful discovery and forgets a failed one, so that an outage of the provider heals by itself. */
function discoverOnce(options: RelyingPartyOptions): () => Promise<oidc.Configuration> {
  if (options.issuer.includes(wellKnown)) {
    throw new StartupError(`OIDC_ISSUER must be the bare issuer, without ${wellKnown}…`);
  }
  let known: Promise<oidc.Configuration> | undefined;
  return () => {
    known ??= discover(options).catch((cause: unknown) => {
      known = undefined;
      throw unavailable("provider discovery failed", cause);
    });
    return known;
  };
}

async function discover(options: RelyingPartyOptions): Promise<oidc.Configuration> {
  const issuer = new URL(options.issuer);
  const overPlainHttp = issuer.protocol === "http:" && isLoopbackHost(issuer.hostname);
  return oidc.discovery(
    issuer,
    options.clientId,
    { id_token_signed_response_alg: "RS256" },
    options.clientSecret === null ? oidc.None() : authenticateAsAsked(options.clientSecret),
    {
      timeout: providerTimeoutSeconds,
      execute: overPlainHttp
        ? [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests]
        : [oidc.enableNonRepudiationChecks],
      ...(options.fetch === undefined ? {} : { [oidc.customFetch]: options.fetch }),
    },
  );
}

/** The method the provider announces; Basic when it announces none, as OpenID Connect Discovery says. */
function authenticateAsAsked(secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret);
  const post = oidc.ClientSecretPost(secret);
  return (server, client, body, headers) => {
    const announced = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    (announced.includes("client_secret_basic") ? basic : post)(server, client, body, headers);
  };
}

async function identify(
  config: oidc.Configuration,
  callback: URL,
  expected: SignInSecrets,
  developmentSignIn: boolean,
): Promise<Identity> {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: expected.codeVerifier,
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error("no ID token");
  const info =
    config.serverMetadata().userinfo_endpoint === undefined
      ? claims
      : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  const profile: Record<string, unknown> = { ...claims, ...info };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: profile["email_verified"] === true ? shortText(profile["email"]) : null,
    name: shortText(profile["name"]),
    authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
    idToken: tokens.id_token,
    developmentSignIn,
  };
}

/** A provider's text that is fit to show: not empty, not endless. */
function shortText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim().slice(0, 200);
  return text === "" ? null : text;
}

function signInFailure(error: unknown): AppError {
  if (error instanceof oidc.AuthorizationResponseError && error.error === "access_denied") {
    return new AppError("SIGN_IN_FAILED", {
      status: 400,
      message: "the person or the provider declined",
      userMessage: "Sign-in was cancelled. Nothing was changed; you can try again whenever you like.",
    });
  }
  if (isUnreachable(error)) return unavailable("provider did not answer", error);
  return new AppError("SIGN_IN_FAILED", {
    status: 400,
    message: "the provider's answer failed a check",
    userMessage:
      "The answer of the sign-in service could not be verified. Nothing was changed; please try again.",
    cause: error,
  });
}

/** fetch reports a network failure as a bare TypeError; the library names a timeout and keeps a refused response as the cause. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return !("code" in error);
  if (!(error instanceof oidc.ClientError)) return false;
  return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError("UNAVAILABLE", {
    status: 503,
    message,
    userMessage:
      "The sign-in service cannot be reached right now. Your data is safe; please try again in a few minutes.",
    cause,
  });
}
