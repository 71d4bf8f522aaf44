import { expect, test } from "vitest";
import {
  isSessionAlive,
  isTouchDue,
  sessionAbsoluteMs,
  sessionIdleMs,
  sessionTouchMs,
} from "./session-rules.ts";

const start = new Date("2026-03-01T00:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const session = { lastSeenAt: start, expiresAt: after(sessionAbsoluteMs) };

test("a session lives until its idle limit and not a moment longer", () => {
  expect(isSessionAlive(session, after(sessionIdleMs - 1))).toBe(true);
  expect(isSessionAlive(session, after(sessionIdleMs))).toBe(false);
});

test("a session in steady use still ends at its absolute limit", () => {
  const used = { ...session, lastSeenAt: after(sessionAbsoluteMs - 1) };
  expect(isSessionAlive(used, after(sessionAbsoluteMs - 1))).toBe(true);
  expect(isSessionAlive(used, after(sessionAbsoluteMs))).toBe(false);
});

test("last seen is due once a minute has passed", () => {
  expect(isTouchDue(session, after(sessionTouchMs - 1))).toBe(false);
  expect(isTouchDue(session, after(sessionTouchMs))).toBe(true);
});
