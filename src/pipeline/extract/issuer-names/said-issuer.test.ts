import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { isSaidAsAnother } from "../institution.ts";
import { readPages } from "../reading.ts";

const nameOn = (text: string) =>
  extractFacts([typedPage(text)], { source: "pdf-text" }).institution?.replaceAll("’", "'");

const LOAN = `
Borrower: Robin Q. Sample
Loan Number: 000450718
Statement Date: 07/01/2026
Payment Due Date: 08/01/2026
Amount Due: 1,204.18
Outstanding Principal Balance: 188,210.44
Interest Rate: 4.125%
EXPLANATION OF AMOUNT DUE
Principal: 401.20
Interest: 646.98
Escrow (Taxes and Insurance): 156.00
Total Payment Amount: 1,204.18
`;

test("what a label calls the servicer sent the paper, not the words of its title", () => {
  const text = `
MONTHLY MORTGAGE STATEMENT (SPECIMEN)
Servicer: Harrow Vale Loan Servicing Company
${LOAN}`;
  expect(nameOn(text)).toBe("Harrow Vale Loan Servicing Company");
});

test("a title of a mortgage paper names nobody", () => {
  expect(nameOn(`MONTHLY MORTGAGE STATEMENT (SPECIMEN)\n${LOAN}`)).toBeUndefined();
});

test("the name under 'make check payable to' is taken where nothing else names the sender", () => {
  const text = `
Make Check Payable To:
The Larch 9 Credit Union

MORTGAGE STATEMENT
${LOAN}`;
  expect(nameOn(text)).toBe("The Larch 9 Credit Union");
});

test("mail that nobody took goes back to an office, which is not the sender", () => {
  const text = `Return Mail Operations
PO Box 12045
Odell, OR 97044-2045

MORTGAGE STATEMENT
${LOAN}`;
  expect(nameOn(text)).toBeUndefined();
});

const ACCOUNT = `
Account number: 0000 1234 7788
Statement Period: September 1, 2026 - September 30, 2026

Account summary
Beginning balance on September 1, 2026    $1,425.34
Deposits and other additions               2,341.69
Withdrawals and other subtractions        -1,658.82
Ending balance on September 30, 2026      $2,108.21
`;

test("a bank's name is labelled above its customer's", () => {
  expect(
    nameOn(`
     Sample Bank Statement

Bank Name: Drover's Trust Bank
Customer Name: Alex P. Roe
${ACCOUNT}`),
  ).toBe("Drover's Trust Bank");
});

test.each([
  ["Bank of Odell Advantage Plus Banking", "Bank of Odell"],
  ["Ferry Bank Everyday Checking", "Ferry Bank"],
  ["Old Wharf Credit Union Platinum Rewards Checking", "Old Wharf Credit Union"],
  ["Bank of the Prairie", "Bank of the Prairie"],
])("words of a product follow the name of the firm: %s", (title, name) => {
  expect(nameOn(`${title}\n\nYour checking account\n${ACCOUNT}`)).toBe(name);
});

test("a row of a form without days names no bank", () => {
  expect(
    nameOn(`
Your Account Statement
Account number  111-234-567-890
Date           Payment Type    Detail             Paid In    Paid Out     Balance
                               Balance Brought Forward                   8,313.30
mm/dd/yyyy     Fast Payment    Odell Stores                   132.30     8,181.00
mm/dd/yyyy     Int. Bank       Interest Paid         9.33                8,190.33
mm/dd/yyyy     DD              Ferry Energy                   270.00     7,920.33
`),
  ).toBeUndefined();
});

test("the name before the number of an account is its holder's", () => {
  expect(
    nameOn(`
Bank of Odell Preferred Rewards Visa Signature
SAM ROE  ! Account # 4400 6611 2255 9910 ! May 24 - June 23, 2026

Account Summary                                 Payment Information
Previous Balance                    $200.00     New Balance Total              $350.00
Payments and Other Credits         -$200.00     Total Minimum Payment Due       $25.00
Purchases and Adjustments           $350.00     Payment Due Date            07/20/2026
Fees Charged                          $0.00
Interest Charged                      $0.00
New Balance Total                   $350.00     Total Credit Line           $12,000.00
`),
  ).toBe("Bank of Odell");
});

test("another bank's name behind a label is not the lender's", () => {
  expect(nameOn(`Harrow Federal Credit Union\nBank: Odell National Bank (autopay)\n${LOAN}`)).toBe(
    "Harrow Federal Credit Union",
  );
});

test("a known brand begins the title of its card", () => {
  const text = `
Citi Larch Harbor Card
Account number ending in: 8820
Billing Period: 05/15/26-06/14/26
Minimum payment due:  $41.00
New balance as of 06/14/26:  $1,220.87
Payment due date: 07/11/26
Previous balance        $1,000.00
Payments                 -$500.00
Purchases                +$700.87
Interest                  +$20.00
New balance             $1,220.87
Credit limit           $10,000
`;
  expect(nameOn(text)).toBe("Citi");
});

test.each([
  ["the school of a student", "Institution: Odell State University"],
  [
    "the bank that payments come from",
    "Automatic payment: on     Bank Name: Ferry National Bank     ending 4431",
  ],
  ["the bank under a heading", "Autopay\nBank Name: Ferry National Bank"],
  ["the bank of another payment", "Direct deposit from\nFinancial Institution: Ferry National Bank"],
])("a label about somebody else's firm leaves the lender's name: %s", (_, lines) => {
  expect(nameOn(`                 Larch Harbor Lending\n${lines}\n${LOAN}`)).toBe("Larch Harbor Lending");
});

test("the reader's own bank fills in for no lender", () => {
  expect(
    nameOn(`MORTGAGE STATEMENT\nAutopay: on     Bank Name: Ferry National Bank\n${LOAN}`),
  ).toBeUndefined();
});

test.each([
  [
    "Community Bank, N.A.",
    "Investments are offered through Odell Financial Group, a separate firm.",
    "Community Bank, N.A.",
  ],
  ["Community Bank", "Mastercard debit cards are issued by Ferry Bank. Member FDIC", undefined],
  ["State Bank", "Your mortgage is serviced by Harrow Mortgage Company, call us today.", undefined],
  ["Your statement", "This account is held by Ferry Bank, Member FDIC.", "Ferry Bank"],
])("a firm that only a sentence names did not send the paper of %s: %s", (title, foot, name) => {
  expect(nameOn(`                    ${title}\n${ACCOUNT}\n${foot}`)).toBe(name);
});

test("a bank that issues a card comes before the trade to which its payments go", () => {
  expect(
    nameOn(`
Larch Airways Card
Account number ending in: 8820
Minimum payment due:  $41.00
New balance as of 06/14/26:  $1,220.87
Payment due date: 07/11/26
Previous balance        $1,000.00
Purchases                +$220.87
New balance             $1,220.87
Remit to: Card Services, PO Box 8801. This card is issued by Barrow Bank Delaware
`),
  ).toBe("Barrow Bank Delaware");
});

test.each([
  ["Larch Harbor Loans", " Servicer for U.S. Department of Education", false],
  ["Odell Student Aid", " servicer", true],
])("who is called a servicer for another is not the one served: %s%s", (name, rest, isAnother) => {
  const [segment] = readPages([typedPage(`${name}${rest}`)]).sheet.segments;
  expect(segment && isSaidAsAnother(segment, 0, name.length)).toBe(isAnother);
});
