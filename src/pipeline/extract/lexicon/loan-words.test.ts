import { expect, test } from "vitest";
import { labelsOfWords } from "./loan-words.ts";

const fieldsOf = (text: string) => labelsOfWords(text).map(({ field }) => field);

test.each([
  ["Overdue from earlier months", "pastDueSaid"],
  ["Past Unpaid Amount", "pastDueSaid"],
  ["What remains of your principal", "currentBalance"],
  ["Sum originally lent", "originalBalance"],
  ["Your upcoming installment", "minimumPayment"],
])("words that no list knows announce their figure: %s", (text, field) => {
  expect(fieldsOf(text)).toContain(field);
});

test.each([
  "Unpaid accrued interest",
  "Outstanding late fees",
  "Principal paid to date",
  "Payoff amount good through Friday",
  "Original creditor",
  "Previous principal balance",
  "Escrow balance",
  "Deferred principal balance",
  "Your available credit now",
  "If you pay your balance in full by the due date we charge no interest",
])("words of something else announce nothing: %s", (text) => {
  expect(fieldsOf(text)).toEqual([]);
});
