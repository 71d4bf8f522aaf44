import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("a lender's form for the employer tells who pays, no payday and no rhythm of the boxes beside", () => {
  const { documentType, income, questions } = extractFacts(
    [
      typedPage(`
Request for Verification of Employment

Part I - Request
1. To (Name and address of employer)             2. From (Name and address of lender)
   Brackwater Tool Company                          Summit Valley Mortgage LLC
   40 Canal Street, Dayton, OH 45402                12 Main Street, Dayton, OH 45402

3. Signature of Lender        4. Title           5. Date          6. Lender's Number
                              Loan Officer       05/12/2026       5550-11

Part II - Verification of Present Employment
9. Applicant's Date of Employment   10. Present Position   11. Probability of Continued Employment
   06/06/2019                           Machinist              Good

12A. Current Gross Base Pay (Enter Amount and Check Period)    13. For Military Personnel Only
       [X] Annual     [ ] Hourly                                Pay Grade
       [ ] Monthly    [ ] Other                                 Type          Monthly Amount
$ 56,000.00   [ ] Weekly                                        Base Pay      $ 520.00

12B. Gross Earnings
Type          Year To Date     Past Year     Past Year
Base Pay      $ 21,538.40      $ 54,000.00   $ 52,000.00
Total         $ 21,538.40      $ 54,000.00   $ 52,000.00

Part IV - Authorized Signature
26. Signature of Employer       27. Title              28. Date
                                Payroll Manager        05/20/2026
`),
    ],
    { source: "pdf-text" },
  );
  expect(documentType).toBe("income");
  expect(income).toEqual([{ kind: "other", payer: "Brackwater Tool Company" }]);
  expect(questions).toEqual([]);
});
