import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("needs no variable at all", () => {
  expect(readConfig({})).toMatchObject({
    environment: "development",
    port: 3000,
    host: "localhost",
    databaseUrl: undefined,
    oidc: undefined,
  });
});

it("takes an empty variable for an absent one", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", APP_MASTER_KEY: "" })).toMatchObject({ port: 3000 });
});

it("drops the slash at the end of the public address", () => {
  expect(readConfig({ PUBLIC_URL: "https://debts.example/" }).publicUrl).toBe("https://debts.example");
});

const broken: readonly (readonly [string, string])[] = [
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["PORT", "3e3"],
  ["APP_ENV", "staging"],
  ["PUBLIC_URL", "debts.example"],
  ["PUBLIC_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "localhost"],
  ["APP_MASTER_KEY", "secret"],
  ["APP_MASTER_KEY", "A".repeat(44)],
  ["OIDC_ISSUER", "ftp://id.example"],
  ["WORKERS", "0"],
  ["WORKERS", "100"],
  ["LOG_LEVEL", "loud"],
];

it.each(broken)("names %s when it is %j, in one sentence", (name, value) => {
  const attempt = () => readConfig({ [name]: value });
  expect(attempt).toThrow(new RegExp(`^The environment variable ${name} .*\\.$`));
});

it("asks for the client id when an issuer is configured", () => {
  expect(() => readConfig({ OIDC_ISSUER: "https://id.example" })).toThrow("OIDC_CLIENT_ID");
});

it("never repeats a key that it refuses", () => {
  expect(() => readConfig({ APP_MASTER_KEY: "hunter2hunter2" })).not.toThrow("hunter2");
});
