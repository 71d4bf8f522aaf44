import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (...pages: readonly string[]) =>
  extractFacts(
    pages.map((page, index) => ({ ...typedPage(page), number: index + 1 })),
    { source: "pdf-text" },
  );
const loansOf = (...pages: readonly string[]) => read(...pages).accounts;

const LOAN = `
Larkfield Auto Finance
Auto loan statement              Statement date: March 10, 2026
Account number ending in 4471
Payment due date                 April 2, 2026
Monthly payment                  $412.00
`;

describe("a loan's figures under words that no list has", () => {
  test("what came off the balance is not the balance", () => {
    expect(
      loansOf(`${LOAN}
Date              Taken off what you owe     Interest
02/02/2026        $300.00                    $112.00
Still left to pay on the car                                      $9,500.00
`)[0]?.currentBalance,
    ).toBe("9500.00");
  });

  test("what remains of the amount financed is the balance, what it was at the start the first amount", () => {
    expect(
      loansOf(`${LOAN}
Amount financed on the day you bought     $18,000.00
Amount financed that still remains         $9,500.00
`)[0],
    ).toMatchObject({ originalBalance: "18000.00", currentBalance: "9500.00" });
  });

  test("how much is paid of the first amount proves it", () => {
    const page = (share: string) => `${LOAN}
Principal balance                $9,500.00
You are on your way: ${share} of $19,000.00 repaid since the start
`;
    expect(loansOf(page("50%"))[0]?.originalBalance).toBe("19000.00");
    expect(loansOf(page("30%"))[0]?.originalBalance).toBeUndefined();
  });

  test("the day until which a payoff amount holds is not the day a payment is due", () => {
    expect(
      loansOf(`
Larkfield Auto Finance
Auto loan statement              Statement date: March 10, 2026
Account number ending in 4471
Principal balance                $9,500.00
Monthly payment                  $412.00
Interest runs every day. Should you want to pay the whole loan in full
by March 24, 2026 the amount to send us is $9,561.20, and nothing after.
`)[0]?.paymentDueDate,
    ).toBeUndefined();
  });

  test("the rate of a day and a rate that a court may set are not the loan's", () => {
    expect(
      loansOf(`${LOAN}
Principal balance                $9,500.00
Daily rate of interest           0.01918%
Should we go to court we ask for interest at 9.00% a year from judgment.
`)[0]?.apr,
    ).toBeUndefined();
  });

  test("an amount that only a sentence tells is asked", () => {
    const { accounts, questions } = read(`${LOAN}
Principal balance                $9,500.00
Your first payment was due May 2, 2023 on $19,000.00 borrowed at that time from us.
`);
    expect(accounts[0]?.originalBalance).toBeUndefined();
    expect(questions.map(({ path }) => path)).toContain("accounts.0.originalBalance");
  });
});

test("a line with a draw period is a line of credit, whatever it is called", () => {
  expect(
    loansOf(`
Quarry Bank                            Home Value Line statement
Account ending in 7310                 Statement period 03/01/26 - 03/31/26
New balance                $10,150.00
Minimum payment due           $150.00
Payment due date             04/25/26
Credit limit               $25,000.00
Available credit           $14,850.00
Previous balance           $10,000.00
Payments                     -$100.00
Advances                      $200.00
Interest charged               $50.00
Draw period ends             06/01/33
`)[0],
  ).toMatchObject({
    kind: "heloc",
    currentBalance: "10150.00",
    creditLimit: "25000.00",
    previousBalance: "10000.00",
  });
});

test("loans as blocks behind a summary that prints one of their labels once more", () => {
  const block = (name: string, rate: string, original: string, payment: string, principal: string) => `
${name}
Interest rate              ${rate}
Original loan balance      ${original}
Regular monthly payment    ${payment}
Unpaid principal           ${principal}

`;
  expect(
    loansOf(
      `
Alder Loan Servicing                       Student loan statement
Account number: 88XXXX1234                 Statement date: 03/10/2026
Due date          04/02/2026
Total amount due  $150.00

             Unpaid principal      Unpaid interest
All loans    $9,000.00             $12.00
`,
      `
Your student loans
${block("Loan A", "4.05%", "$5,000.00", "$60.00", "$4,000.00")}${block("Loan B", "5.05%", "$6,000.00", "$90.00", "$5,000.00")}
`,
    ).map(({ currentBalance, originalBalance, minimumPayment, apr }) => [
      currentBalance,
      originalBalance,
      minimumPayment,
      apr,
    ]),
  ).toEqual([
    ["4000.00", "5000.00", "60.00", "4.05"],
    ["5000.00", "6000.00", "90.00", "5.05"],
  ]);
});

test("plans on cards: price, next part, rate; the offer under the last card is none of it", () => {
  const plan = (shop: string, left: string, price: string, part: string, end: string) => `
${shop}                                         Left to pay ${left}
Purchased Mar 2, 2026 for ${price}, plan ${end}
Next: ${part} on Mar 30, 2026                      1 of 4 paid, 0% APR

`;
  expect(
    loansOf(`
chipin pay later plans, March 12, 2026
${plan("Fern Books", "$75.00", "$100.00", "$25.00", "#1182")}${plan("Moss Tools", "$150.00", "$200.00", "$50.00", "#2291")}

Plans of twelve months are here. For example $800.00 at 15.00% APR is 12 payments of $72.21.
`).map(({ currentBalance, originalBalance, minimumPayment, paymentDueDate }) => [
      currentBalance,
      originalBalance,
      minimumPayment,
      paymentDueDate,
    ]),
  ).toEqual([
    ["75.00", "100.00", "25.00", "2026-03-30"],
    ["150.00", "200.00", "50.00", "2026-03-30"],
  ]);
});

test("a collector's sum in one column beside another with amounts; what was owed once is not what is owed", () => {
  expect(
    loansOf(`
Tarn Recovery Services is a debt collector trying to collect a debt
March 10, 2026                                                   Reference: 88214
Your account was with Birchwood Dental, and our records say that its number ends
in 6650.
You owed on June 1, 2025                       $800.00           You may dispute the debt
Interest added since then                       $40.00           Some people pay $20.00 a month
Fees added since then                           $20.00
Paid or credited since then                     $50.00           by April 12, 2026
Amount of the debt today                       $810.00
`)[0],
  ).toMatchObject({ currentBalance: "810.00", accountLast4: "6650" });
});

test("a servicer to a department is not the department", () => {
  expect(
    read(`
Juniper Ed Servicing
a servicer to Federal Student Aid
Student loan statement                 Statement date: 03/10/2026
Account number ending in 1234
Unpaid principal                       $9,000.00
Regular monthly payment                $150.00
Due date                               04/02/2026
`).institution,
  ).toBe("Juniper Ed Servicing");
});
