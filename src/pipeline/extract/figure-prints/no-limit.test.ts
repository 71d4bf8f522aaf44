import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { saysNoLimit } from "./no-limit.ts";

test.each([
  ["Points   113,268    No preset spending limit means the spending limit is flexible.", true],
  ["This Card has no pre-set spending limit", true],
  ["Your card has no pre-set\nspending limit.   8,000", true],
  ["Spending limit   $5,000.00", false],
])("whether a card has a limit: %s", (text, isSaid) => {
  expect(saysNoLimit(readPages([typedPage(text)]))).toBe(isSaid);
});
