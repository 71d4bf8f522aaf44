import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const letter = (number: string, rest: string) => `
Harrow South Group                                   To: Sam Roe
P.O. Box 30418                                       118 Larch Street
Odell, OR 97044-3041                                 Ferry, OR 97051

Harrow South Group is a debt collector. We are       How can you dispute the debt?
trying to collect a debt that you owe to Bank
of Vale.                                             Call or write to us by August 28, 2026, to
                                                     dispute all or part of the debt.
You had a Cobbler Street Store credit card from      You may use the form below or write to us
Bank of Vale with account number ${number.padEnd(20)}without the form. You may also include
${rest.padEnd(53)}supporting documents.

As of January 2, 2026, you owed:               $     What else can you do?
                                        1,184.20     Write to ask for the name and address of
Between January 2, 2026 and today:                   the original creditor.
You were charged this amount in interest: + $41.10
You were charged this amount in fees:     + $15.00
You paid or were credited this amount     – $20.30
toward the debt:
Total amount of the debt now:                  $     Learn more about your rights.
                                        1,220.00     Contact us about your payment options.
`;

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).accounts[0];

test("a number that its line breaks is read to its end, beside another column", () => {
  expect(read(letter("418-552-", "9307."))?.accountLast4).toBe("9307");
  expect(read(letter("418-552-", "93."))?.accountLast4).toBe("5293");
});

test("a number whose end is not found is none", () => {
  expect(read(letter("418-552-", ""))?.accountLast4).toBeUndefined();
});

test("an amount under its currency in a narrow cell belongs to the line of the currency", () => {
  expect(read(letter("418-552-", "9307."))).toMatchObject({
    currentBalance: "1220.00",
    previousBalance: "1184.20",
    interestCharged: "41.10",
    feesCharged: "15.00",
    paymentsAndCredits: "20.30",
  });
});

test("fours of a number go on in the next line of running text", () => {
  const text = `
Vale Recovery, LLC
P.O. Box 30418
Odell, OR 97044

This is an attempt to collect a debt. Your balance with Bank of Vale on account number 4455 6677
8899, which was charged off, is unpaid.
Original creditor: Bank of Vale
Total amount due: $912.40
`;
  expect(read(text)?.accountLast4).toBe("8899");
});

test("a paper that is surely of a kind and of which nothing was read says so", () => {
  const text = `
Harrow South Group is a debt collector. We are trying to collect a debt that you owe to Bank of Vale.
How can you dispute the debt? Call or write to us by August 28, 2026, to dispute all or part of the debt.
If you do not, we will assume that our information is correct.
Write to ask for the name and address of the original creditor, if different from the current creditor.
`;
  const { documentType, accounts, warnings } = extractFacts([typedPage(text)], { source: "pdf-text" });
  expect(accounts).toEqual([]);
  expect(documentType).toBe("loans");
  expect(warnings.join(" ")).toContain("none of its figures");
});
