/**
 * An OpenID provider that can lie in one chosen way. It answers through `fetch`, so no port is opened; tests follow the
 * browser's part with `answer`.
 */
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import type { CustomFetch } from "openid-client";

export const hostileIssuer = "https://id.example.test";
export const hostileClientId = "debt-freedom-test";
export const hostileClientSecret = "a secret that only the test and the fake provider share";

/** Each lie changes one thing about an otherwise correct sign-in. */
export type Lie = {
  /** Replaces claims of the ID token; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userInfo?: Readonly<Record<string, unknown>>;
  /** Replaces parameters of the answer in the browser; undefined removes one. */
  readonly answer?: Readonly<Record<string, string | undefined>>;
  readonly discovery?: Readonly<Record<string, unknown>>;
  readonly signature?:
    | "another key"
    | "none"
    | "HS256 with the client secret"
    | "ES256 by its own key"
    | "missing ID token";
  /** The token address answers with this status instead. */
  readonly tokenStatus?: number;
};

export type HostileProvider = {
  readonly fetch: CustomFetch;
  /** What the browser brings back from the provider's page: the callback address with its parameters. */
  answer(authorizationUrl: string): URL;
  /** Makes every address unreachable, and reachable again. */
  setReachable(reachable: boolean): void;
  /** Changes the lie between two sign-ins. */
  lie(next: Lie): void;
};

const keys = await generateKeyPair("RS256", { extractable: true });
const strangerKeys = await generateKeyPair("RS256");
const ellipticKeys = await generateKeyPair("ES256", { extractable: true });
const ellipticJwk = {
  ...(await exportJWK(ellipticKeys.publicKey)),
  kid: "elliptic",
  alg: "ES256",
  use: "sig",
};
const publicJwk = { ...(await exportJWK(keys.publicKey)), kid: "current", alg: "RS256", use: "sig" };

export function createHostileProvider(firstLie: Lie = {}): HostileProvider {
  let lie = firstLie;
  let reachable = true;
  const nonces = new Map<string, string>();

  const idToken = async (nonce: string | undefined): Promise<string | undefined> => {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: hostileIssuer,
      sub: "subject-1",
      aud: hostileClientId,
      iat: now,
      exp: now + 300,
      nonce,
    };
    const claims = withoutUndefined({ ...honest, ...lie.claims }) as JWTPayload;
    switch (lie.signature) {
      case "missing ID token":
        return undefined;
      case "none":
        return new UnsecuredJWT(claims).encode();
      case "HS256 with the client secret":
        return new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode(hostileClientSecret));
      case "ES256 by its own key":
        return new SignJWT(claims)
          .setProtectedHeader({ alg: "ES256", kid: "elliptic" })
          .sign(ellipticKeys.privateKey);
      case "another key":
        return new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: "current" })
          .sign(strangerKeys.privateKey);
      case undefined:
        break;
    }
    return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "current" }).sign(keys.privateKey);
  };

  const token = async (body: unknown): Promise<Response> => {
    if (lie.tokenStatus !== undefined) return Response.json({}, { status: lie.tokenStatus });
    const code = body instanceof URLSearchParams ? (body.get("code") ?? "") : "";
    const nonce = nonces.get(code);
    if (nonce === undefined) return Response.json({ error: "invalid_grant" }, { status: 400 });
    nonces.delete(code);
    return Response.json(
      withoutUndefined({ access_token: "access", token_type: "Bearer", id_token: await idToken(nonce) }),
    );
  };

  return {
    async fetch(address, init) {
      if (!reachable) throw new TypeError("fetch failed");
      const { pathname } = new URL(address);
      if (pathname === "/.well-known/openid-configuration") {
        return Response.json({ ...discoveryDocument, ...lie.discovery });
      }
      if (pathname === "/jwks") return Response.json({ keys: [publicJwk, ellipticJwk] });
      if (pathname === "/token") return token(init.body);
      if (pathname === "/userinfo") return Response.json({ ...honestUserInfo, ...lie.userInfo });
      return new Response("", { status: 404 });
    },
    answer(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = crypto.randomUUID();
      nonces.set(code, asked.get("nonce") ?? "");
      const callback = new URL(asked.get("redirect_uri") ?? "");
      const honest = { code, state: asked.get("state") ?? "", iss: hostileIssuer };
      for (const [name, value] of Object.entries({ ...honest, ...lie.answer })) {
        if (value !== undefined) callback.searchParams.set(name, value);
      }
      return callback;
    },
    setReachable(next) {
      reachable = next;
    },
    lie(next) {
      lie = next;
    },
  };
}

const honestUserInfo = {
  sub: "subject-1",
  name: "Test Person",
  email: "person@example.test",
  email_verified: true,
};

/** Announces every algorithm it lies with: a relying party that trusts the announcement must still refuse. */
const discoveryDocument = {
  issuer: hostileIssuer,
  authorization_endpoint: `${hostileIssuer}/authorize`,
  token_endpoint: `${hostileIssuer}/token`,
  userinfo_endpoint: `${hostileIssuer}/userinfo`,
  jwks_uri: `${hostileIssuer}/jwks`,
  end_session_endpoint: `${hostileIssuer}/logout`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256", "ES256", "HS256", "none"],
  authorization_response_iss_parameter_supported: true,
};

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
