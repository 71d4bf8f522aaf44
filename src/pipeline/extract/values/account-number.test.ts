import { describe, expect, test } from "vitest";
import { findAccountNumbers } from "./account-number.ts";
import { findPercents } from "./percent.ts";

describe("account numbers", () => {
  test.each<[string, string]>([
    ["XXXX XXXX XXXX 4821", "4821"],
    ["xxxx-4821", "4821"],
    ["****4821", "4821"],
    ["•••• 4821", "4821"],
    ["...4821", "4821"],
    ["Account: -------4821", "4821"],
    ["Account ..4821", "4821"],
    ["Account ending in x-4821", "4821"],
    ["Loan ID: E440 4821", "4821"],
    ["ending in 4821", "4821"],
    ["Account ending in: 4821", "4821"],
    ["4400 66XX XXXX 4821", "4821"],
    ["4417 1234 5678 4821", "4821"],
    ["000001234821", "4821"],
    ["Account Number: 6895 2744 5948 21", "4821"],
    ["4417 1234 5678 4821 12", "4821"],
    ["3782-822463-14821", "4821"],
    ["Account Ending 3-44821", "4821"],
    ["Joint Tenants MF2-524821", "4821"],
    ["Account number 78–7860–4821", "4821"],
    ["Contract number K820482-1", "4821"],
    ["Account number: 8W924821", "4821"],
    ["5WX-014821", "4821"],
    ["Roth IRA brokerage account-44514821", "4821"],
    ["Account Number: HV-AUTO-887654821", "4821"],
    ["HV-AUTO-887654821", "4821"],
    ["Here is your statement for loan HE3772-124821.", "4821"],
  ])("%s ends in the last four", (text, last4) => {
    expect(findAccountNumbers(text).map((found) => found.last4)).toEqual([last4]);
  });

  test("a plan may number its participants by their Social Security numbers", () => {
    expect(findAccountNumbers("Participant ID ***-**-6672").map((found) => found.last4)).toEqual(["6672"]);
  });

  test.each(["$1,234.56", "10/12/2026", "...", "XXX-XX-2225", "Soc. Sec. No. XXXXX2225"])(
    "%s is no account number",
    (text) => {
      expect(findAccountNumbers(text)).toEqual([]);
    },
  );
});

describe("percentages", () => {
  test.each<[string, string[]]>([
    ["24.99%", ["24.99"]],
    ["24.99 % (v)", ["24.99"]],
    ["24.990%", ["24.99"]],
    ["6.875%", ["6.875"]],
    ["18%", ["18.00"]],
    ["0.00%", ["0.00"]],
    ["24.99", []],
    ["1234.5%", []],
  ])("%s", (text, expected) => {
    expect(findPercents(text).map((found) => found.percent)).toEqual(expected);
  });
});

test("a check's line of stars and dots ends nowhere and is no number", () => {
  for (const sign of ["*", "x", "•", "."])
    expect(findAccountNumbers(`Pay ${sign.repeat(3000)} ONE HUNDRED DOLLARS`)).toEqual([]);
  expect(findAccountNumbers(`Account ${"*".repeat(300)}4821`)).toMatchObject([
    { last4: "4821", masked: true },
  ]);
});
