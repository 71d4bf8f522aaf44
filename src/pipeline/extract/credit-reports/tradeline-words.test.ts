import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { amountFinding, tidy } from "./tradeline-words.ts";

const highCredit = () => {
  const value = readPages([typedPage("High Credit  $47,626.00")]).allValues.find(
    ({ kind }) => kind === "money",
  );
  const finding = value && amountFinding(value);
  return new Map(finding ? [["originalBalance", finding]] : []);
};

test("the most that was ever owed on a card or an equity line is not what was borrowed at first; on a loan it is", () => {
  expect([...tidy("credit-card", highCredit()).keys()]).toEqual([]);
  expect([...tidy("heloc", highCredit()).keys()]).toEqual([]);
  expect([...tidy("auto-loan", highCredit()).keys()]).toEqual(["originalBalance"]);
});
