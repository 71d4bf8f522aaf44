import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const interestIn = (paper: string) => {
  const { accounts, questions } = extractFacts([typedPage(paper)], { source: "pdf-text" });
  return [
    accounts[0]?.interestCharged,
    questions.filter(({ path }) => path.endsWith("interestCharged")).length,
  ];
};

const HEAD = `
Meridian Valley Bank                         Credit card statement
Account ending in 4471      Statement closing date 06/12/2026
`;
const DUE = "Minimum payment due $40.00   Payment due date 07/07/2026  Credit limit $5,000.00";

test("without a sum, interest on purchases and on cash are parts of the interest that both make", () => {
  expect(
    interestIn(`${HEAD}
New balance                  $1,411.48
${DUE}

Interest charged
Interest charge on purchases      $29.11
Interest charge on cash advances   $2.37
Total interest for this period   $31.48

Type of balance    APR        Balance subject to rate   Interest charge
Purchases          24.99%     $1,398.11                 $29.11
Cash advances      29.99%     $95.60                     $2.37
`),
  ).toEqual(["31.48", 0]);
});

test("the interest on cash advances is no cash advance, though both ways the sum holds", () => {
  expect(
    interestIn(`${HEAD}
Previous balance             $1,200.00
Payments and credits           -$300.00
Purchases                      +$470.00
Fees charged                    +$10.00
New balance                  $1,411.48
${DUE}

Interest charged
Purchases                  $29.11
Cash advances               $2.37
Total interest charged     $31.48

Type of balance    APR        Balance subject to rate   Interest charge
Purchases          24.99%     $1,398.11                 $29.11
Cash advances      29.99%     $95.60                     $2.37
`),
  ).toEqual(["31.48", 0]);
});

test("interest to date is no whole of which the period's is a part", () => {
  expect(
    interestIn(`${HEAD}
New balance                  $1,411.48
${DUE}

Interest charged this period       $20.00
Interest charged last period       $20.00
Total interest charged to date     $40.00
`),
  ).toEqual(["20.00", 0]);
});
