import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const PLAN = `
meadowpay                                                       Account statement
                                                                Aug 24, 2026
Northfold Mattress                                              $80.37/mo
Loan ID QF7M-4238                                               Next payment Sep 24, 2026
Loan amount                                                     $914.17
APR                                                             10.00%
Payments made                                                   5 of 12
Principal remaining                                             $544.29
Past due                                                        $0.00
`;
const paymentOf = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0]?.minimumPayment;

test("an amount a month beside a loan's name is its instalment", () => {
  expect(paymentOf(PLAN)).toBe("80.37");
  expect(paymentOf(PLAN.replace("$80.37/mo", "$80.37 per month"))).toBe("80.37");
});

test("what could be paid a month for more is none", () => {
  expect(paymentOf(PLAN.replace("Northfold Mattress      ", "New loans as low as     "))).toBeUndefined();
});
