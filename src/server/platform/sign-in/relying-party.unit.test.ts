import { describe, expect, test } from "vitest";
import {
  createHostileProvider,
  type HostileProvider,
  hostileClientId,
  hostileClientSecret,
  hostileIssuer,
  type Lie,
} from "#test/fakes/hostile-provider.ts";
import { identityHash } from "./identity.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";

const relyingPartyFor = (provider: HostileProvider): RelyingParty =>
  createRelyingParty({
    issuer: hostileIssuer,
    clientId: hostileClientId,
    clientSecret: hostileClientSecret,
    publicUrl: new URL("https://money.example.test"),
    developmentSignIn: false,
    fetch: provider.fetch,
  });

async function signIn(lie: Lie) {
  const provider = createHostileProvider(lie);
  const relyingParty = relyingPartyFor(provider);
  const { url, ...secrets } = await relyingParty.start({ again: false });
  return relyingParty.finish(provider.answer(url), secrets);
}

const hash = (issuer: string, subject: string) => identityHash({ issuer, subject }).toString("hex");

const anHourAgo = Math.floor(Date.now() / 1000) - 3600;

describe("a provider that lies is refused", () => {
  test.each<[string, Lie]>([
    ["state is another one", { answer: { state: "another" } }],
    ["state is missing", { answer: { state: undefined } }],
    ["the answer names another issuer", { answer: { iss: "https://evil.test" } }],
    ["the answer names no issuer although it announced one", { answer: { iss: undefined } }],
    ["nonce is another one", { claims: { nonce: "another" } }],
    ["nonce is missing", { claims: { nonce: undefined } }],
    ["the ID token is for another client", { claims: { aud: "another-client" } }],
    ["the ID token is for several clients and says not whose", { claims: { aud: [hostileClientId, "b"] } }],
    ["the ID token was issued to another client", { claims: { aud: [hostileClientId, "b"], azp: "b" } }],
    ["the ID token has another issuer", { claims: { iss: "https://evil.test" } }],
    ["the ID token has expired", { claims: { exp: anHourAgo } }],
    ["the ID token never expires", { claims: { exp: undefined } }],
    ["the ID token names nobody", { claims: { sub: undefined } }],
    ["the ID token is missing", { signature: "missing ID token" }],
    ["the ID token is signed by a stranger", { signature: "another key" }],
    ["the ID token is not signed", { signature: "none" }],
    ["the ID token is signed with the client secret", { signature: "HS256 with the client secret" }],
    ["the ID token's algorithm is not the pinned one", { signature: "ES256 by its own key" }],
    ["the user information is somebody else's", { userInfo: { sub: "subject-2" } }],
    ["the code is refused", { answer: { code: "never-issued" } }],
  ])("when %s", async (_rule, lie) => {
    await expect(signIn(lie)).rejects.toMatchObject({ code: "SIGN_IN_FAILED", status: 400 });
  });

  test("when discovery names another issuer", async () => {
    await expect(signIn({ discovery: { issuer: "https://evil.test" } })).rejects.toMatchObject({
      code: "UNAVAILABLE",
    });
  });
});

test("an honest sign-in gives issuer, subject, name and the verified e-mail", async () => {
  await expect(signIn({})).resolves.toMatchObject({
    issuer: hostileIssuer,
    subject: "subject-1",
    name: "Test Person",
    email: "person@example.test",
    developmentSignIn: false,
  });
});

test.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email_verified: "true" }]])(
  "an e-mail the provider does not vouch for is dropped, and sign-in goes on (%j)",
  async (userInfo) => {
    await expect(signIn({ userInfo })).resolves.toMatchObject({ subject: "subject-1", email: null });
  },
);

test("a second sign-in's secrets do not open the first one's answer", async () => {
  const provider = createHostileProvider();
  const relyingParty = relyingPartyFor(provider);
  const first = await relyingParty.start({ again: false });
  const second = await relyingParty.start({ again: false });
  await expect(relyingParty.finish(provider.answer(first.url), second)).rejects.toMatchObject({
    code: "SIGN_IN_FAILED",
  });
});

test("asking again makes the provider ask the person anew", async () => {
  const { url } = await relyingPartyFor(createHostileProvider()).start({ again: true });
  expect(new URL(url).searchParams.get("prompt")).toBe("login");
  expect(new URL(url).searchParams.get("max_age")).toBe("0");
});

test("the authorization request carries PKCE by S256 and never the verifier", async () => {
  const { url, codeVerifier } = await relyingPartyFor(createHostileProvider()).start({ again: false });
  expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
  expect(url).not.toContain(codeVerifier);
});

test("a cancelled sign-in says so", async () => {
  await expect(signIn({ answer: { code: undefined, error: "access_denied" } })).rejects.toMatchObject({
    userMessage: expect.stringContaining("cancelled"),
  });
});

test("an outage of the provider is named as one, and heals without a restart", async () => {
  const provider = createHostileProvider();
  const relyingParty = relyingPartyFor(provider);
  provider.setReachable(false);
  await expect(relyingParty.start({ again: false })).rejects.toMatchObject({
    code: "UNAVAILABLE",
    status: 503,
  });
  await expect(relyingParty.endSessionUrl(null)).resolves.toBe("https://money.example.test/");
  provider.setReachable(true);
  const { url, ...secrets } = await relyingParty.start({ again: false });
  provider.setReachable(false);
  await expect(relyingParty.finish(provider.answer(url), secrets)).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});

test("a provider that breaks down half-way is named as an outage", async () => {
  await expect(signIn({ tokenStatus: 502 })).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("sign-out goes through the provider and comes back", async () => {
  const url = new URL(await relyingPartyFor(createHostileProvider()).endSessionUrl("the-id-token"));
  expect(url.origin + url.pathname).toBe(`${hostileIssuer}/logout`);
  expect(url.searchParams.get("id_token_hint")).toBe("the-id-token");
  expect(url.searchParams.get("post_logout_redirect_uri")).toBe("https://money.example.test/");
});

test("an issuer given as a discovery address is refused at start", () => {
  expect(() =>
    createRelyingParty({
      issuer: `${hostileIssuer}/.well-known/openid-configuration`,
      clientId: "x",
      clientSecret: null,
      publicUrl: new URL("https://money.example.test"),
      developmentSignIn: false,
    }),
  ).toThrow("bare issuer");
});

test("a provider on plain http is refused unless it is on this machine", async () => {
  const relyingParty = createRelyingParty({
    issuer: "http://id.example.test",
    clientId: "x",
    clientSecret: null,
    publicUrl: new URL("https://money.example.test"),
    developmentSignIn: false,
    fetch: createHostileProvider({ discovery: { issuer: "http://id.example.test" } }).fetch,
  });
  await expect(relyingParty.start({ again: false })).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("the same subject at two issuers is two people, and so are shifted borders", () => {
  expect(hash("https://a", "x")).not.toBe(hash("https://b", "x"));
  expect(hash("https://a", "bx")).not.toBe(hash("https://ab", "x"));
});
