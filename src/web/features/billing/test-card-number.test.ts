import { expect, test } from "vitest";
import { spaced, testCardOf } from "./test-card-number.ts";

test("the known test numbers are told by name, however they are spaced", () => {
  expect(testCardOf("4242 4242 4242 4242")).toBe("pm_card_visa");
  expect(testCardOf("4000-0000-0000-0002")).toBe("pm_card_chargeDeclined");
  expect(testCardOf("4000002500003155")).toBe("pm_card_authenticationRequired");
  expect(spaced("4000000000009995")).toBe("4000 0000 0000 9995");
});

test.each(["", "4111 1111 1111 1111", "42424242424242421", "5555555555554444", "pm_card_visa"])(
  "any other number has no name, so nothing of it is sent: %j",
  (typed) => {
    expect(testCardOf(typed)).toBeUndefined();
  },
);
