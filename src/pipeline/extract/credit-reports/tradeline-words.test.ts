import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { amountFinding, kindOf, tidy } from "./tradeline-words.ts";

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

test.each([
  [["Retail installment contract"], "loan"],
  [["Car note"], "auto-loan"],
  [["Autopay"], undefined],
  [["Noted"], undefined],
  [["CARDINAL CU"], undefined],
  [["Parent PLUS"], "student-loan"],
  [["Loan/account class", "Credit card"], "credit-card"],
  [["Installment", "Credit card"], "loan"],
  [["Installment", "Auto"], "auto-loan"],
])("the words %s tell the kind %s", (texts, kind) => {
  expect(kindOf(texts)).toBe(kind);
});
