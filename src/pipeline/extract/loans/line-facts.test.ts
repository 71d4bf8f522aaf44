import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const lineOf = (before: string, drawn: string) =>
  extractFacts(
    [
      typedPage(`
Larkmoor Bank                                 Home Equity Line of Credit Statement
PO Box 7740, Dover DE 19901                   Account Number          4410 8823 7719
JANE Q SAMPLE                                 Statement date          10/17/2026

Account summary                               Payment information
${before.padEnd(30)}$20,112.33      Minimum Payment Due     $342.10
Payments and Credits            -$400.00      Payment Due Date        11/12/2026
${drawn.padEnd(30)}   $600.00      Past Due Amount         $0.00
Interest Charged                 $142.10
Fees Charged                      $15.00
New Balance                   $20,469.43
Credit Limit                  $50,000.00
Available Credit              $29,530.57
`),
    ],
    { source: "pdf-text" },
  ).accounts[0];

test("a part of the sum of a line's month is not what was lent at first", () => {
  const line = lineOf("Starting Balance", "Advances");
  expect(line).toMatchObject({ previousBalance: "20112.33", currentBalance: "20469.43" });
  expect(line?.originalBalance).toBeUndefined();
});
