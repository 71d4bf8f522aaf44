import { expect, test } from "vitest";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { mustBeOffered, parsePlanChoice } from "./orders.ts";

const withoutFamily = { ...planCatalogue, family: { ...planCatalogue.family, isOffered: false } };
const refused = expect.objectContaining({ code: "INVALID_TIER", userMessage: "Invalid tier" });

test("a plan that is not offered cannot be ordered, whatever a page shows", () => {
  const order = { plan: "family", interval: "yearly" };
  expect(parsePlanChoice(order)).toEqual({ tier: "family", interval: "yearly" });
  expect(() => parsePlanChoice(order, withoutFamily)).toThrow(refused);
  expect(parsePlanChoice({ plan: "pro" }, withoutFamily)).toEqual({ tier: "pro", interval: "monthly" });
});

test("who has a plan that is not offered any more may change its interval, and nobody else changes to it", () => {
  expect(() => mustBeOffered("family", "pro", withoutFamily)).toThrow(refused);
  expect(() => mustBeOffered("family", "family", withoutFamily)).not.toThrow();
  expect(() => mustBeOffered("pro", "family", withoutFamily)).not.toThrow();
});
