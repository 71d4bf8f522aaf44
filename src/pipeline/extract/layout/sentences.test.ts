import { expect, test } from "vitest";
import { isSentence } from "./sentences.ts";

test.each([
  "Amortization schedule available at our website.",
  "Interest you paid may be tax deductible. Consult your tax adviser.",
  "IRA owners: your required minimum distribution may be due.",
  "Roll over an old 401(k): ask how it can be moved to us.",
  "The prime rate is 7.50% and your rate can change with it.",
  "Transfer a balance at 0% APR until 03/31/2027 with a fee of 3%.",
])("a sentence: %s", (text) => {
  expect(isSentence(text)).toBe(true);
});

test.each([
  "Statement of Your Account Ending in 4821",
  "Total Market Index Fund Institutional Shares",
  "Minimum payment due",
  "Deposits and other additions to your account",
  "Is Your Account Number Ending In 4821",
  "GROCERY OUTLET 123 SEE STORE FOR DETAILS",
])("a label, a title or a row: %s", (text) => {
  expect(isSentence(text)).toBe(false);
});
