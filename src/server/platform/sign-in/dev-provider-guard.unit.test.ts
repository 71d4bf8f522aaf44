import { expect, test } from "vitest";
import { mayUseDevProvider, whyNoDevProvider } from "./dev-provider-guard.ts";

const setting = {
  issuer: null,
  appEnv: "development",
  listenHost: "127.0.0.1",
  publicUrl: new URL("http://localhost:5000"),
};
const request = { peerAddress: "127.0.0.1", headers: { host: "localhost:5000" } };

test("the development provider answers on this machine when no issuer is set", () => {
  expect(whyNoDevProvider(setting)).toBeUndefined();
  expect(mayUseDevProvider(setting, request)).toBe(true);
});

test.each([
  ["an issuer is set", { issuer: "https://id.example.com" }, "OIDC_ISSUER is set"],
  ["it is production", { appEnv: "production" }, "APP_ENV is production"],
  ["all interfaces are listened on", { listenHost: "0.0.0.0" }, "the server listens beyond this machine"],
  ["all IPv6 interfaces are listened on", { listenHost: "::" }, "the server listens beyond this machine"],
  ["a network address is listened on", { listenHost: "10.0.0.7" }, "the server listens beyond this machine"],
  [
    "the public address is elsewhere",
    { publicUrl: new URL("https://money.example.com") },
    "PUBLIC_URL is not an address of this machine",
  ],
  [
    "the public host only starts like this machine",
    { publicUrl: new URL("http://127.0.0.1.evil.test") },
    "PUBLIC_URL is not an address of this machine",
  ],
])("the development provider never runs when %s", (_rule, change, reason) => {
  expect(whyNoDevProvider({ ...setting, ...change })).toBe(reason);
  expect(mayUseDevProvider({ ...setting, ...change }, request)).toBe(false);
});

test.each(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])("a peer at %s is this machine", (peer) => {
  expect(mayUseDevProvider(setting, { ...request, peerAddress: peer })).toBe(true);
});

test.each([
  ["a peer elsewhere", { peerAddress: "10.0.0.9" }],
  ["a peer elsewhere, mapped", { peerAddress: "::ffff:10.0.0.9" }],
  ["an unknown peer", { peerAddress: undefined }],
  ["a foreign host", { headers: { host: "evil.test" } }],
  ["the right host on another port", { headers: { host: "localhost:80" } }],
  ["no host", { headers: {} }],
  ["X-Forwarded-For", { headers: { host: "localhost:5000", "x-forwarded-for": "127.0.0.1" } }],
  ["X-Forwarded-Host", { headers: { host: "localhost:5000", "x-forwarded-host": "localhost:5000" } }],
  ["Forwarded", { headers: { host: "localhost:5000", forwarded: "for=127.0.0.1" } }],
  ["Via", { headers: { host: "localhost:5000", via: "1.1 proxy" } }],
])("a request with %s is refused", (_rule, change) => {
  expect(mayUseDevProvider(setting, { ...request, ...change })).toBe(false);
});
