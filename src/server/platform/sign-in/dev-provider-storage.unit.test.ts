import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDevProviderStorage } from "./dev-provider-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was stored is found by its kind and id until it expires", async () => {
  const storage = createDevProviderStorage();
  await storage("Session").upsert("1", { uid: "u" }, 60);
  expect(await storage("Session").find("1")).toEqual({ uid: "u" });
  expect(await storage("Session").findByUid("u")).toEqual({ uid: "u" });
  expect(await storage("Grant").find("1")).toBeUndefined();
  expect(await storage("Grant").findByUid("u")).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(await storage("Session").find("1")).toBeUndefined();
  expect(await storage("Session").findByUid("u")).toBeUndefined();
});

test("a used code is marked as used, so that a replay can be told", async () => {
  const codes = createDevProviderStorage()("AuthorizationCode");
  await codes.upsert("code", { grantId: "g" }, 60);
  await codes.consume("code");
  expect(await codes.find("code")).toMatchObject({ grantId: "g", consumed: expect.any(Number) });
});

test("revoking a grant removes everything given out under it and nothing else", async () => {
  const storage = createDevProviderStorage();
  await storage("AccessToken").upsert("a", { grantId: "g" }, 60);
  await storage("AccessToken").upsert("b", { grantId: "h" }, 60);
  await storage("AuthorizationCode").revokeByGrantId("g");
  expect(await storage("AccessToken").find("a")).toBeUndefined();
  expect(await storage("AccessToken").find("b")).toBeDefined();
});

test("memory is bounded: the oldest records make room", async () => {
  const sessions = createDevProviderStorage()("Session");
  for (let id = 0; id <= 1000; id += 1) {
    // Their order is what is tested
    await sessions.upsert(String(id), {}, 60);
  }
  expect(await sessions.find("0")).toBeUndefined();
  expect(await sessions.find("1")).toBeDefined();
  expect(await sessions.find("1000")).toBeDefined();
});
