import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const letter = (interest: string) => `
LANTERN FINANCE
July 21, 2026

Re: Your account number 137-56903-05

Dear Customer:
Your next regular payment of $345.25 is due August 12, 2026. The payment we received on July 11, 2026
was $345.25, of which ${interest} went to interest.

The principal balance of your loan is $4,421.06 as of the date of this letter. You borrowed $6,008.18 on
November 12, 2025, to be repaid over 24 months at 32.99% simple interest. The contract runs until
November 12, 2027.

Regular payment                                   $345.25
Past due                                            $0.00
`;

test("a balance that only a sentence tells is a fact where its interest at the told rate is printed", () => {
  const { accounts, questions } = read(letter("$127.53"));
  expect(accounts[0]).toMatchObject({
    kind: "loan",
    currentBalance: "4421.06",
    apr: "32.99",
    maturityDate: "2027-11-12",
  });
  expect(questions).toEqual([]);
  const other = read(letter("$127.35"));
  expect(other.accounts[0]).not.toHaveProperty("currentBalance");
  expect(other.questions.map(({ path }) => path)).toContain("accounts.0.currentBalance");
});

test("what is past due from earlier months, and a note without a subject of what was lent", () => {
  expect(
    read(`
Pier & Plain Savings Bank
Loan number 5737337609
Statement date April 12, 2026
Loan type: SIGNATURE. Opened 9 Apr 2024 for 11,550.31.

Principal balance                               $9,119.34
Regular payment                                   $231.39
Unpaid payments of February and March             $462.78
Due date                                      May 1, 2026

In addition $462.78 from earlier months is past due.
`).accounts[0],
  ).toMatchObject({ pastDue: "462.78", originalBalance: "11550.31" });
});

test("this month, what is from before and what both come to", () => {
  expect(
    read(`
Wide Open Road Lending
Bill prepared 8 Apr 2026
Loan ID 3612134692

THIS MONTH      FROM BEFORE      LATE FEES      PAY THIS MUCH      BY
$425.94         $100.00          $0.00          $525.94            27 Apr 2026

What is left of your loan         $10,318.12
Simple annual rate                     9.50%
`).accounts[0],
  ).toMatchObject({ minimumPayment: "425.94", pastDue: "100.00", currentBalance: "10318.12" });
});

test("labels and figures in one line, a rate beside that of a day, what was lent under its time", () => {
  expect(
    read(`
PrairieSky, a credit union                    Statement of Loan Accounts
Statement period                          03/11/2026 through 04/10/2026

LOAN 2932179236 New Auto 9.99% APR, daily periodic rate 0.02737%
Previous balance                                              25,292.70
New balance                                                   25,292.70
Payment of $610.68 due 04/26/2026 | Past due $610.68 | Original loan $33,964.46

LOAN 7445384533 Used Auto 7.49% APR, daily periodic rate 0.02052%
Previous balance                                               4,913.06
New balance                                                    4,913.06
Payment of $114.70 due 04/19/2026 | Past due $0.00 | Original loan $7,480.21
`).accounts,
  ).toMatchObject([
    { accountLast4: "9236", minimumPayment: "610.68", apr: "9.99", periodEnd: "2026-04-10" },
    { accountLast4: "4533", minimumPayment: "114.70", apr: "7.49", originalBalance: "7480.21" },
  ]);
  expect(
    read(`
Commonplace Lending
Loan number                                           3935180
Ending principal balance                           $10,049.23
Monthly payment                                       $625.05

               At origination        Since origination
Principal      $20,273.27            $10,224.04 repaid
Fees           $200.00               $7,902.41 paid
`).accounts[0]?.originalBalance,
  ).toBe("20273.27");
});

const told = (sentences: string) =>
  read(`
Pier & Plain Savings Bank
Loan number 5737337609
Statement date April 12, 2026

${sentences}

Principal balance                               $9,119.34
Regular payment                                   $231.39
Due date                                      May 1, 2026
`);

test("the end of a loan and what was lent, in other words for the same", () => {
  for (const words of ["This agreement lasts until", "It finishes with your final payment on"])
    expect(told(`Thank you for being our customer. ${words} May 1, 2029.`).accounts[0]?.maturityDate).toBe(
      "2029-05-01",
    );
  const { accounts, questions } = told(
    "Thank you for being our customer for so long. Your loan was taken out in April 2024 for $11,550.31 here.",
  );
  expect(accounts[0]?.originalBalance).toBeUndefined();
  expect(questions.map(({ path }) => path)).toEqual(["accounts.0.originalBalance"]);
});

test("a note without a subject behind other words is asked about, however it begins", () => {
  const { questions } = told(
    "Loan type: SIGNATURE, fixed rate, paid by draft each month. Opened 9 Apr 2024 for 11,550.31.",
  );
  expect(questions.map(({ path }) => path)).toEqual(["accounts.0.originalBalance"]);
});
