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
  ["AI_BASE_URL", "model.example"],
  ["AI_BASE_URL", "ftp://model.example/v1"],
  ["AI_BASE_URL", "http://model.example/v1"],
  ["AI_BASE_URL", "http://8.8.8.8/v1"],
  ["AI_BASE_URL", "https://anna:secret@model.example/v1"],
  ["AI_BASE_URL", "https://model.example/v1?key=secret"],
  ["AI_API_KEY", "two words"],
  ["AI_API", "gemini"],
  ["AI_TIMEOUT_SECONDS", "0"],
  ["AI_TIMEOUT_SECONDS", "121"],
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

it("has no model by default", () => {
  expect(readConfig({}).model).toBeUndefined();
});

it("takes a model from its address and name", () => {
  const given = { AI_BASE_URL: "https://model.example/v1/", AI_MODEL: "small", AI_API_KEY: "key" };
  expect(readConfig(given).model).toEqual({
    baseUrl: "https://model.example/v1",
    model: "small",
    apiKey: "key",
    api: "openai",
    timeoutMs: 20_000,
  });
  expect(readConfig({ ...given, AI_API: "anthropic", AI_TIMEOUT_SECONDS: "60" }).model).toMatchObject({
    api: "anthropic",
    timeoutMs: 60_000,
  });
  expect(readConfig({ ...given, AI_MODEL_FREE: "tiny", AI_MODEL_PRO: "large" }).model).toMatchObject({
    model: "small",
    modelFree: "tiny",
    modelPro: "large",
  });
  expect(readConfig({ ...given, AI_BASE_URL: "https://api.anthropic.com/v1" }).model?.api).toBe("anthropic");
});

it.each([
  "http://localhost:11434/v1",
  "http://127.0.0.1:8080/v1",
  "http://192.168.1.20:1234/v1",
  "http://172.20.0.3/v1",
  "http://ollama:11434/v1",
  "http://box.local/v1",
])("lets a model of the own network speak plainly: %s", (address) => {
  expect(readConfig({ AI_BASE_URL: address, AI_MODEL: "small" }).model?.baseUrl).toBe(address);
});

it.each([
  [{ AI_BASE_URL: "https://model.example/v1" }, "AI_MODEL"],
  [{ AI_MODEL: "small" }, "AI_BASE_URL"],
  [{ AI_MODEL_PRO: "large" }, "AI_BASE_URL"],
  [{ AI_API_KEY: "key" }, "AI_BASE_URL"],
  [{ AI_API: "openai" }, "AI_BASE_URL"],
])("refuses half a model: %j misses %s", (given, name) => {
  expect(() => readConfig(given)).toThrow(new RegExp(`^The environment variable ${name} is missing`));
});

it("never repeats a key in what it refuses", () => {
  expect(() => readConfig({ AI_BASE_URL: "nonsense", AI_API_KEY: "two secret words" })).toThrow(
    /^(?!.*secret)/,
  );
});
