import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

const REPORT = (overview: string) => `
TransUnion consumer disclosure           File number 1075-72957 Date issued 03/04/2026
Your credit report
${overview}
Satisfactory accounts

OLD MILL BANK NA
Account type:   Credit Card          Balance:       $3,645      Pay status:     Pays as agreed
Date updated:   02/14/2026           Credit limit:  $7,000      State of account:  Open

HOMESTEAD SVCG CORP
Account type:   Mortgage             Balance:     $150,328      Pay status:     Pays as agreed
Date updated:   02/20/2026           Loan amount: $160,000      State of account:  Open
`;

test("the figures of one list that run into the words of the next keep their own words", () => {
  const { creditReport } = read(
    REPORT(`
Accounts on file          2 Collection accounts          1
Open                      2 Public records               0
Closed                    0 Regular inquiries            4
`),
  );
  expect(creditReport).toMatchObject({ accountsTotal: "2", collections: "1", inquiries: "4" });
});

test("a number right before its words still counts them where no figure follows", () => {
  const { creditReport } = read(
    REPORT(`
2 Open accounts          1 Collection account
`),
  );
  expect(creditReport).toMatchObject({ accountsOpen: "2", collections: "1" });
});

test("the day of a report stands behind its number, not among the days of its accounts", () => {
  expect(read(REPORT("Score   702")).creditReport?.reportDate).toBe("2026-03-04");
});
