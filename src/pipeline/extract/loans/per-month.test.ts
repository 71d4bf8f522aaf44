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

test("what is sold or asked for beside a loan is none", () => {
  for (const row of [
    "GAP waiver (included)                           $12.50/mo",
    "Pay off sooner with an extra                    $50.00 per month",
    "Loan protection                                 $12.50/mo",
  ])
    expect(
      paymentOf(`
Sunward Credit Union                            Auto Loan Statement
                                                October 5, 2026
${row}
Loan ID 5512-90881
Principal balance                               $6,420.55
Interest rate                                   5.900%
${row}
`),
    ).toBeUndefined();
});

test("an amount a month beside the kind of a loan is its instalment", () => {
  expect(
    paymentOf(PLAN.replace("Northfold Mattress", "Personal loan     ").replace("Loan ID", "Ref no.")),
  ).toBe("80.37");
});
