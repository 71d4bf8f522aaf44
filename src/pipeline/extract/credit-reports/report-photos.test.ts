import { expect, test } from "vitest";
import type { Word } from "#pipeline/page.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { readPages } from "../reading.ts";
import { fromBlocks } from "./tradeline-blocks.ts";
import { fromForms } from "./tradeline-forms.ts";
import { isCollected, isCreditorName } from "./tradeline-words.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" }).creditReport;

test("small letters that mask a number leave a name in capitals; an empty day of closing has no day of the history below", () => {
  const account = (name: string, kind: string, lent: string, balance: string) => `
${name}
Date Reported: 09/21/2026         Balance: ${balance}
Loan/Account Type: ${kind}      ${lent}
Status: Pays as agreed            Scheduled Payment Amount: $38
Date Opened: 12/08/2015           High Credit: $10,552
Date Closed:                      Amount Past Due: $0
JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC 2025
`;
  const lines = fromForms(
    readPages([
      typedPage(`
EQUIFAX
Credit Report
ROBIN K ANYBODY
Report confirmation 4417 8820 91
Date of report: Sep 21, 2026
Your report lists 3 accounts, 0 inquiries and 1 collections.
${account("BRIDGEWAY PERSONAL LN xxXxxxxx9071", "Personal loan", "Original Loan Amount: $10,552", "$8,210")}
${account("CADENCE MOTOR ACCEPT xXXXXXXX3228", "Auto loan", "Original Loan Amount: $36,995", "$27,850")}
${account("COPPERLINE BK USA xxxxxxxx1496", "Credit card", "Credit Limit: $21,300", "$17,088")}
`),
    ]),
  );
  expect(lines.map(({ creditor, status }) => [creditor.value, status])).toEqual([
    ["BRIDGEWAY PERSONAL LN", "open"],
    ["CADENCE MOTOR ACCEPT", "open"],
    ["COPPERLINE BK USA", "open"],
  ]);
});

test("behind an amount that cannot be read stands the second one of its column", () => {
  const report = read(`
Harborline Bank - Credit Insight
TransUnion data as of Mar 21, 2026
Accounts 3     Inquiries 0     VantageScore 3.0   659

Lender                   Type            Status    Balance / borrowed    Paid off   Monthly
Bridgeway Personal LN    Personal loan   Open      $23,7571 $27,457      13%        $339
Cadence Motor Accept     Auto loan       Open      $18,415 / $31,871     42%        $263
Fenwick Auto Credit      Auto loan       Open      $14,974 / $22,065     32%        $214
`);
  expect(report?.accounts?.map(({ balance, originalBalance }) => [balance, originalBalance])).toEqual([
    [undefined, "27457.00"],
    ["18415.00", "31871.00"],
    ["14974.00", "22065.00"],
  ]);
});

test("of two names over the first account that with an account's number is the creditor's", () => {
  const account = (name: string, kind: string, lent: string, balance: string) => `
${name}
Date Opened             12/24/2018
Account Type            ${kind}
Balance                 ${balance}
Date Updated            06/11/2026
${lent}
Pay Status              >Current; Paid or Paying as Agreed<
Terms                   $141 per month
`;
  const lines = fromBlocks(
    readPages([
      typedPage(`
TransUnion                    Date Created: 06/20/2026



Personal Credit Report for:
ROBIN K ANYBODY
${account("HOLLOWAY HOME LENDING 73017333****", "Mortgage Account", "Original Loan Amount    $290,621", "$135,841")}
${account("BRIDGEWAY PERSONAL LN 79017942****", "Unsecured", "Original Loan Amount    $28,496", "$3,696")}
${account("COPPERLINE BK USA 80018053****", "Revolving Account", "Credit Limit            $8,400", "$1,074")}
`),
    ]),
  );
  expect(lines.map(({ creditor }) => creditor.value)).toEqual([
    "HOLLOWAY HOME LENDING",
    "BRIDGEWAY PERSONAL LN",
    "COPPERLINE BK USA",
  ]);
});

test("lines of a name that run into each other beside centred amounts are one name", () => {
  const page = typedPage(`
MERGED CREDIT REPORT                 Experian
Report date 05/18/2026

Creditor               Type          Status   Limit or loan   Balance
HOLLOWAY HOME
LENDING                Mortgage      Closed   $91,822         $0
TWIN RIVERS FCU        Credit card   Open     $14,700         $5,599
CADENCE MOTOR
ACCEPT                 Auto loan     Open     $15,290         $2,812
COPPERLINE BK USA      Credit card   Open     $15,200         $1,261
`);
  const upper = /^(?:HOLLOWAY|HOME|CADENCE|MOTOR)$/;
  const words = page.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    return upper.test(word.text) ? { ...word, box: [x0, y0 + 0.006, x1, y1 + 0.006] } : word;
  });
  const { creditReport } = extractFacts([{ ...page, words }], { source: "pdf-text" });
  expect(creditReport?.accounts?.map(({ creditor }) => creditor)).toEqual([
    "HOLLOWAY HOME LENDING",
    "TWIN RIVERS FCU",
    "CADENCE MOTOR ACCEPT",
    "COPPERLINE BK USA",
  ]);
});

test("letters that say whose the accounts are stand in no name", () => {
  const list = (code: string) => `
Meridian Credit Data                           CREDIT REPORT
DATE COMPLETED 05/12/2026

CREDITOR             TYPE          BALANCE     CREDIT LIMIT   PAYMENT   STATUS
CITI BANK NA${code}       Revolving      $4,519         $6,000      $113   Open
NAVY FCU${code}           Revolving      $1,204         $2,600       $40   Open
STAR BANK N A        Revolving      $2,250         $3,100       $65   Open
JPMCB CARD${code}         Revolving        $962         $9,000       $35   Open
`;
  const creditorsOf = (code: string) =>
    extractFacts([typedPage(list(code), { confidence: 0.99 })], {
      source: "ocr",
    }).creditReport?.accounts?.map(({ creditor }) => creditor);
  const names = ["CITI BANK NA", "NAVY FCU", "STAR BANK N A", "JPMCB CARD"];
  expect(creditorsOf(" B")).toEqual(names);
  expect(creditorsOf("")).toEqual(names);
});

test("a dot between two counts that was read as a dash parts them", () => {
  const { creditReport } = extractFacts(
    [
      typedPage(
        `
Finchley                                TransUnion Credit Report
VantageScore 3.0   824   Excellent

Accounts
2 open -1 closed

CREDITOR             TYPE          BALANCE     CREDIT LIMIT   STATUS
CITI BANK NA         Revolving      $4,519         $6,000     Open
NAVY FCU             Revolving      $1,204         $2,600     Open
JPMCB CARD           Revolving          $0         $9,000     Closed
`,
        { confidence: 0.99 },
      ),
    ],
    { source: "ocr" },
  );
  expect([creditReport?.accountsOpen, creditReport?.accountsClosed]).toEqual(["2", "1"]);
});

const readPicture = (text: string) =>
  extractFacts([typedPage(text, { confidence: 0.99 })], { source: "ocr" }).creditReport;

test("days late of which one figure is misread head a column still", () => {
  const report = readPicture(`
BRASSWELL                              MERGED INFILE CREDIT REPORT
DATE COMPLETED 07/14/25                REPOSITORIES XP/TU/EF

ECOA  ACCOUNT NUMBER    RPTD    OPND    HIGH CREDIT   LIMIT    BALANCE   PAST DUE   PAYMENT   TERMS   30 60 96   MOP
B     NORDVIK FSB       07/25   11/11   $4,390        $5,000   $2,603    $0         $65       REV     0          R1
      55922588*******   CREDIT CARD     OPEN
B     FST PRAIRIE NB    11/23   12/12   $12,120       $20,000  $0        $0         $0        REV     0          R1
      53712080*******   CREDIT CARD     CLOSED
`);
  expect(report?.accounts?.map(({ creditor, balance }) => [creditor, balance])).toEqual([
    ["NORDVIK FSB", "2603.00"],
    ["FST PRAIRIE NB", "0.00"],
  ]);
});

test("amounts that stand between two lines of a name belong to both", () => {
  const page = typedPage(`
MERGED CREDIT REPORT                 Experian
Report date 05/18/2026

Creditor               Type          Status   Limit or loan   Balance
HOLLOWAY HOME
LENDING                Mortgage      Closed   $91,822         $0
TWIN RIVERS FCU        Credit card   Open     $14,700         $5,599
COPPERLINE BK USA      Credit card   Open     $15,200         $1,261
`);
  const row = page.words.find(({ text }) => text === "$91,822")?.box[1];
  const words = page.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    return y0 === row && word.text !== "LENDING" ? { ...word, box: [x0, y0 - 0.005, x1, y1 - 0.005] } : word;
  });
  const { creditReport } = extractFacts([{ ...page, words }], { source: "pdf-text" });
  expect(creditReport?.accounts?.[0]?.creditor).toBe("HOLLOWAY HOME LENDING");
});

test("signs of amounts, zeros and letters of labels that were misread", () => {
  const report = readPicture(`
brightscore                        September 25, 2026
667 Experian FICO Score 8
2 open accounts   0 hard inquiries

Twin Rivers FCU           Open     Bridgeway Personal LN     Open
Credit card                        Personal loan
BALANCE        LMIT                BALANCE        ORIGINAL AMOUNT
S508           $8,700              $12,651        $27,712
PAYMENT        OPENED              PAYMENT        OPENED
$o/mo          Feb 02, 2017        $181/mo        Jan 26, 2020
`);
  expect(report?.accounts).toMatchObject([
    { creditor: "Twin Rivers FCU", balance: "508.00", creditLimit: "8700.00", monthlyPayment: "0.00" },
    { creditor: "Bridgeway Personal LN", balance: "12651.00", originalBalance: "27712.00" },
  ]);
});

test("what the columns and codes mean, told before the accounts, is no name and no claim of a collector", () => {
  expect(isCreditorName("The HighestAmount Permitted Mos Revd - The Number of Months")).toBe(false);
  expect(isCreditorName("HOLLOWAY HOME - Theodore")).toBe(true);
  expect(isCollected(["More Days Past Due G : Collection Account J : Voluntary Surrender"])).toBe(false);
  expect(isCollected(["Type: Collection Account"])).toBe(true);
});
