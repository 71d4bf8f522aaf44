import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { readPages } from "../reading.ts";
import { isRunningText } from "./running-text.ts";
import { amountFinding, isCreditorName, kindOf, tidy } from "./tradeline-words.ts";

const highCredit = () => {
  const value = readPages([typedPage("High Credit  $47,626.00")]).allValues.find(
    ({ kind }) => kind === "money",
  );
  const finding = value && amountFinding(value);
  return new Map(finding ? [["originalBalance", finding]] : []);
};

test("the most that was ever owed on a card or an equity line is not what was borrowed at first; on a loan it is", () => {
  expect([...tidy("credit-card", highCredit()).keys()]).toEqual([]);
  expect([...tidy("heloc", highCredit()).keys()]).toEqual([]);
  expect([...tidy("auto-loan", highCredit()).keys()]).toEqual(["originalBalance"]);
});

test.each([
  [["Retail installment contract"], "loan"],
  [["Car note"], "auto-loan"],
  [["Autopay"], undefined],
  [["Noted"], undefined],
  [["CARDINAL CU"], undefined],
  [["Parent PLUS"], "student-loan"],
  [["Loan/account class", "Credit card"], "credit-card"],
  [["Installment", "Credit card"], "loan"],
  [["Installment", "Auto"], "auto-loan"],
])("the words %s tell the kind %s", (texts, kind) => {
  expect(kindOf(texts)).toBe(kind);
});

test.each([
  ["ACCOUNT CLOSED BY CONSUMER", "closed"],
  ["CLOSED BY CREDIT GRANTOR", "closed"],
  ["Account closed at consumer's request", "closed"],
  ["ACCOUNT IN GOOD STANDING", "open"],
  ["REOPENED AFTER BEING CLOSED BY CREDIT GRANTOR", "open"],
  ["DISPUTE OF ACCOUNT CLOSED BY CREDIT GRANTOR", "open"],
])("an account paid as agreed with the remark %s is %s", (remark, status) => {
  const { creditReport } = extractFacts(
    [
      typedPage(`
TransUnion Personal Credit Report                 Date: 05/12/2026
JORDAN A SAMPLE
Accounts with no adverse information

CAPSTONE BANK #44881234****
Date Opened:        03/04/2018      Balance:       $0            Pay Status:  Current; Paid or Paying as Agreed
Responsibility:     Individual      Date Updated:  04/28/2026    Terms:       $0 per month
Account Type:       Revolving       High Balance:  $1,204
Loan Type:          CREDIT CARD     Credit Limit:  $5,000
Remarks: ${remark}

LAKELAND AUTO #5512****
Date Opened:        03/04/2022      Balance:       $14,204       Pay Status:  Current; Paid or Paying as Agreed
Responsibility:     Individual      Date Updated:  04/28/2026    Terms:       $412 per month for 60 months
Account Type:       Installment     High Balance:  $24,204
Loan Type:          AUTOMOBILE
`),
    ],
    { source: "pdf-text" },
  );
  expect(creditReport?.accounts?.map((account) => account.status)).toEqual([status, "open"]);
});

test.each(["Mos Revd", "Mos Rev'd", "Months Reviewed", "Subject: ROBIN K ANYBODY"])(
  "%s is no creditor",
  (label) => {
    expect(isCreditorName(label)).toBe(false);
  },
);

test("the number of a line may be recognised close to the name", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(
        `
Experian
Annual credit report                  Report date: 05/12/2026

1.FIGWORTH HELOC LLC        Account type Credit card       Status Open
Balance $1,204     Credit limit $5,000    Monthly payment $35

2.COMENARA BK/LOFTY         Account type Credit card       Status Open
Balance $204     Credit limit $2,000    Monthly payment $25
`,
        { confidence: 0.99 },
      ),
    ],
    { source: "ocr" },
  );
  expect(creditReport?.accounts?.map(({ creditor }) => creditor)).toEqual([
    "FIGWORTH HELOC LLC",
    "COMENARA BK/LOFTY",
  ]);
});

test.each([
  ["You could save $120 a month with a loan of $15,000.", true],
  ["Refinance and pay less than $450 a month.", true],
  ["Balance $1,200 was last reported in May 2026", false],
  ["ODELL BANK N.A.", false],
])("running text ends as a sentence does: %s", (text, isIt) => {
  expect(isRunningText(text)).toBe(isIt);
});
