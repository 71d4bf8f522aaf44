import { expect, test } from "vitest";
import { understandDepositWords } from "./deposit-words.ts";
import { UNUSUAL } from "./word-meanings.ts";

test.each([
  ["Where you began", "beginningBalance"],
  ["Carried in", "beginningBalance"],
  ["Left in the account", "endingBalance"],
  ["Money that came in", "deposits"],
  ["What you took out", "withdrawals"],
  ["What we paid you", "interestPaid"],
])("%s is %s, for a sum to confirm", (print, field) => {
  expect(understandDepositWords(print)).toMatchObject([{ field, kind: "money", weight: UNUSUAL }]);
});

test.each(["Average you had in the account", "Overdraft you spent", "Minimum to avoid the fee"])(
  "%s is none of the account's sum",
  (print) => {
    expect(understandDepositWords(print)).toEqual([]);
  },
);
