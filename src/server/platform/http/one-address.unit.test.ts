import { expect, it } from "vitest";
import { addressToUse } from "./one-address.ts";

const home = "http://localhost:3000";

it.each([
  ["127.0.0.1:3000", "/settings?a=1", "http://localhost:3000/settings?a=1"],
  ["127.9.9.9:3000", "/", "http://localhost:3000/"],
  ["[::1]:3000", "/documents", "http://localhost:3000/documents"],
])("another name of this machine leads to the public one: %s%s", (host, path, address) => {
  expect(addressToUse(home, host, path)).toBe(address);
});

it("works the other way round, and with the port that the protocol implies", () => {
  expect(addressToUse("http://127.0.0.1:3000", "localhost:3000", "/")).toBe("http://127.0.0.1:3000/");
  expect(addressToUse("http://localhost", "127.0.0.1", "/")).toBe("http://localhost/");
});

it.each<[publicUrl: string, host: string | undefined, why: string]>([
  [home, "localhost:3000", "the address itself"],
  [home, "127.0.0.1:8080", "another port: something stands in front"],
  [home, "192.168.1.5:3000", "a name of the network"],
  [home, "127.0.0.1.evil.example:3000", "a stranger's name"],
  [home, "evil.example@127.0.0.1:8080", "a name with a user before it"],
  ["https://debts.example", "127.0.0.1", "a public address on the network"],
  ["https://localhost", "127.0.0.1", "TLS in front"],
  [home, "///", "no name at all"],
  [home, undefined, "no host"],
])("is left alone: %s asked as %s (%s)", (publicUrl, host, _why) => {
  expect(addressToUse(publicUrl, host, "/")).toBeNull();
});

it("the address never leaves the public origin, whatever the path holds", () => {
  for (const path of ["//evil.example/", "/\\evil.example", "/@evil.example", "/%0d%0aset-cookie:a=b"]) {
    expect(new URL(addressToUse(home, "127.0.0.1:3000", path) ?? "").origin).toBe(home);
  }
});
