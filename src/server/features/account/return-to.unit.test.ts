import { expect, test } from "vitest";
import { parseReturnTo } from "./return-to.ts";

test.each([
  ["/", "/"],
  ["/upload", "/upload"],
  ["/subscribe?plan=pro&interval=yearly#pay", "/subscribe?plan=pro&interval=yearly#pay"],
  ["/a/../settings", "/settings"],
  ["/documents?next=https://evil.test", "/documents?next=https://evil.test"],
])("returnTo %j leads to %j", (asked, expected) => {
  expect(parseReturnTo(asked)).toBe(expected);
});

test.each([
  undefined,
  "",
  "upload",
  "https://evil.test/",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/.//evil.test",
  "/x/..//evil.test",
  "/%2e//evil.test",
  "//evil.test@localhost/",
  "javascript:alert(1)",
  " /upload",
  "/api/logout",
  "/API/login",
  "/dev-idp/auth",
  `/${"a".repeat(3000)}`,
  ["/upload", "//evil.test"],
])("returnTo %j falls back to the start page", (asked) => {
  expect(parseReturnTo(asked)).toBe("/");
});
