import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test("what an account said before a dispute is none of its figures; a title over the results is no creditor", () => {
  const report = read(`
EXPERIAN
Dispute results
Report number 3311-2090-77                          06/02/2026
DARIUS J OKONKWO
902 PINE ST
NAMPA ID 83651

Dear DARIUS J OKONKWO:
We've completed the processing of your dispute(s).

Here are your results
Credit items
HYUNDEL MOTOR FIN   2023118XXX        Outcome: Updated
CARVER FURNITURE    77120XXX          Outcome: Deleted

Before dispute
HYUNDEL MOTOR FIN
Account number      2023118XXX
Status              Open. 30 days past due as of Mar 2026.
Balance             $13,349
Monthly payment     $389

After dispute
HYUNDEL MOTOR FIN
Account number      2023118XXX
Recent balance      $12,960 as of May 2026
Status              Open/Never late.
Type                Auto Loan
Date opened         02/2023
Original amount     $23,400
Monthly payment     $389
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "HYUNDEL MOTOR FIN",
      kind: "auto-loan",
      balance: "12960.00",
      originalBalance: "23400.00",
      monthlyPayment: "389.00",
      status: "open",
    },
  ]);
});

test("columns before and after an investigation are one account, with its newer figures", () => {
  const account = (name: string, before: string, after: string, limit: string, kind: string) => `
${name}
                         Prior to Investigation       After Investigation
Balance                  ${before}                       ${after}
${limit}          $15,500                      $15,500
Account Type             ${kind}                    ${kind}
Pay Status               Past due 30 days             Current
Status                   Open                         Open
`;
  const report = read(`
TransUnion                                       File Number: 400118822
Investigation Results                            Date Issued: 06/09/2026
${account("ALLYSON AUTO  551200******", "$9,870", "$9,004", "Original Amount", "Auto Loan")}
${account("CAPSTONE ONE  220100******", "$1,720", "$1,482", "Credit Limit   ", "Credit Card")}
`);
  expect(report?.accounts).toEqual([
    {
      creditor: "ALLYSON AUTO",
      kind: "auto-loan",
      balance: "9004.00",
      originalBalance: "15500.00",
      status: "open",
    },
    {
      creditor: "CAPSTONE ONE",
      kind: "credit-card",
      balance: "1482.00",
      creditLimit: "15500.00",
      status: "open",
    },
  ]);
});

const SIDE_BY_SIDE = `
Experian CREDIT REPORT
Report date 10/01/2026
Before dispute              After dispute
EXAMPLE BANK                EXAMPLE BANK
Account type  Credit card   Account type  Credit card
Balance  $500               Balance  $300
Status  Open                Status  Open
`;
const LATER = `
EXAMPLE AUTO FINANCE
Account type  Auto loan
Balance  $9,000
Original amount $12,000
Status  Open
`;

test.each([
  ["a part", [`${SIDE_BY_SIDE}\nACCOUNTS${LATER}`]],
  ["a long heading", [`${SIDE_BY_SIDE}\nAccounts that were not in your dispute${LATER}`]],
  ["a page", [SIDE_BY_SIDE, LATER]],
])("columns before and after a dispute end at the next heading or page: %s", (_, pages) => {
  const report = extractFacts(
    pages.map((text, index) => typedPage(text, { number: index + 1 })),
    { source: "pdf-text" },
  ).creditReport;
  expect(report?.accounts).toEqual([
    { creditor: "EXAMPLE BANK", kind: "credit-card", balance: "300.00", status: "open" },
    {
      creditor: "EXAMPLE AUTO FINANCE",
      kind: "auto-loan",
      balance: "9000.00",
      originalBalance: "12000.00",
      status: "open",
    },
  ]);
});
