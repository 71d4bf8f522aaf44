import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test("a portfolio or a class is a kind; what is said to be monthly is the payment, whatever stands beside it", () => {
  const { creditReport, questions } = read(`
Equifax Credit Report
Report date: September 21, 2026

HOLLOWAY HOME LEND
Portfolio: Mortgage                   Balance: $55,767
Pays: $1,500 monthly                  Original: $90,000
Closed date: -                        Condition: Current

CADENCE ACCEPT
Portfolio: Installment (auto)         Balance: $8,980
Pays: $312 monthly                    Original: $20,000
Closed date: -                        Condition: Current
`);
  expect(questions).toEqual([]);
  expect(creditReport?.accounts).toEqual([
    {
      creditor: "HOLLOWAY HOME LEND",
      kind: "mortgage",
      balance: "55767.00",
      originalBalance: "90000.00",
      monthlyPayment: "1500.00",
      status: "open",
    },
    {
      creditor: "CADENCE ACCEPT",
      kind: "auto-loan",
      balance: "8980.00",
      originalBalance: "20000.00",
      monthlyPayment: "312.00",
      status: "open",
    },
  ]);
});

test("the years of a payment history below an empty label are no day on which an account was closed", () => {
  const { creditReport } = read(`
Equifax Credit Report
Report date: September 21, 2026

HOLLOWAY HOME LEND xxxxxxxx4411
Account class: Mortgage               Balance: $55,767
Day closed:                           Past due: $0
JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC 2025 ok ok ok ok ok ok ok ok

CADENCE ACCEPT xxxxxxxx3228
Account class: Auto                   Balance: $8,980
Day closed:                           Past due: $0
JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC 2025 ok ok ok ok ok ok ok ok
`);
  expect(creditReport?.accounts).toEqual([
    { creditor: "HOLLOWAY HOME LEND", kind: "mortgage", balance: "55767.00" },
    { creditor: "CADENCE ACCEPT", kind: "auto-loan", balance: "8980.00" },
  ]);
});
