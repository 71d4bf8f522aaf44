import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const CLOSE_HEADINGS = `
Northgate Credit Data, LLC                             MERGED INFILE CREDIT REPORT
410 HAYES RD, LOVELAND, CO 80538
SEND TO  MERIDIAN HOME LENDING, INC.      DATE COMPLETED 05/12/2026   REPOSITORIES XP/TU/EF
SCORE MODELS
EQUIFAX/FICO CLASSIC V5 (FACTA)        659
TRANSUNION/FICO CLASSIC 04 (FACTA)     591

CREDIT HISTORY
ECOA CREDITOR / ACCOUNT    RPTD /    TYPE /          HIGH     CREDIT BALANCE   PAST   STATUS
     NUMBER                OPENED    TERMS         CREDIT      LIMIT           DUE
B    CITI BANK NA          09/26     REVOLVING     $5,275     $6,000  $4,519   $0     AS
     XXXX9478              01/18     REV X $113                                       AGREED
                                                                                      OPEN

B    NAVY FCU              09/26     REVOLVING       $190       $600      $0   $0     PAID
     XXXX7441              10/19     -                                                CLOSED

B    TAVARO MOTOR CREDIT   10/26     AUTO         $32,759          -  $9,000   $0     AS
     XXXX1921              07/24     60 X $666                                        AGREED
                                                                                      OPEN

DEROGATORY SUMMARY
CHARGE OFFS    COLLECTIONS     INQUIRIES     OPEN / CLOSED TRADES
0              0               4             2 / 1
`;

const { creditReport, institution } = extractFacts([typedPage(CLOSE_HEADINGS)], { source: "pdf-text" });

test("headings of neighbouring columns that stand as near as words are parted where the lines below are", () => {
  expect(
    creditReport?.accounts?.map(({ creditor, balance, creditLimit, originalBalance }) => [
      creditor,
      balance,
      creditLimit,
      originalBalance,
    ]),
  ).toEqual([
    ["CITI BANK NA", "4519.00", "6000.00", undefined],
    ["NAVY FCU", "0.00", "600.00", undefined],
    ["TAVARO MOTOR CREDIT", "9000.00", undefined, "32759.00"],
  ]);
});

test("who merged the files of several bureaus sent the report", () => {
  expect(institution).toBe("Northgate Credit Data, LLC");
});

test("two counts stand in one cell below what they count", () => {
  expect([creditReport?.accountsOpen, creditReport?.accountsClosed]).toEqual(["2", "1"]);
});

test("the lender that ordered a merged report did not make it", () => {
  const { institution: sender } = extractFacts(
    [typedPage(CLOSE_HEADINGS.replace("Northgate Credit Data, LLC", "PREPARED FOR   Hale Lending, LLC"))],
    { source: "pdf-text" },
  );
  expect(sender).toBe("EQUIFAX");
});

test("a firm without a legal form is the name beside the title; what was lent may be called high credit", () => {
  const { creditReport: report, institution: sender } = extractFacts(
    [
      typedPage(`
Prime Files                                         CREDIT REPORT - MERGED
5100 Hayes Dr, Loveland CO 80538
FILE # 5511902           REPOSITORIES: XP TU EF     DATE: 04/02/2026
EQUIFAX 733   EXPERIAN 741   TRANSUNION 728

W   CREDITOR NAME            DATE     DATE    HI CREDIT  BALANCE   TERMS    PAST   MR   RATING
    ACCOUNT NUMBER           RPTD     OPEN    LIMIT                         DUE
B   AMERICAN EXPRESS         05/26    02/14   4200       811       MIN40    0      99   REV-1
    37920XXXXX                                10000
B   US BANK HOME MTG         05/26    07/20   265000     229118    360X1502 0      70   MTG-1
    4800XXXXX
`),
    ],
    { source: "pdf-text" },
  );
  expect(sender).toBe("Prime Files");
  expect(report?.accounts).toMatchObject([
    { creditor: "AMERICAN EXPRESS", balance: "811.00", creditLimit: "10000.00" },
    { creditor: "US BANK HOME MTG", balance: "229118.00", originalBalance: "265000.00" },
  ]);
});

test("figures with their labels in one line are no headings of the columns below", () => {
  const { creditReport: report } = extractFacts(
    [
      typedPage(
        CLOSE_HEADINGS.replace(
          "CREDIT HISTORY\n",
          "TRADES: 3    OPEN TRADES: 2    CLOSED TRADES: 1    COLLECTIONS: 0    INQUIRIES: 4\n\nCREDIT HISTORY\n",
        ),
      ),
    ],
    { source: "pdf-text" },
  );
  expect([report?.accountsOpen, report?.accountsClosed]).toEqual(["2", "1"]);
});

const senderOf = (head: string) =>
  extractFacts([typedPage(CLOSE_HEADINGS.replace(/.*MERGED INFILE CREDIT REPORT/, head))], {
    source: "pdf-text",
  }).institution;

test("who prepared the report comes before the letterhead over it", () => {
  expect(
    senderOf(`MERGED CREDIT REPORT
Summit Mortgage Services LLC
Prepared By: Northgate Credit Data, LLC`),
  ).toBe("Northgate Credit Data, LLC");
});

test.each([
  ["the consumer", "Casey Specimen                    3-Bureau Credit Report"],
  ["a secret", "CONFIDENTIAL                      TRI-MERGE CREDIT REPORT"],
  ["the applicant", "Casey Specimen                    TRI-MERGE CREDIT REPORT\nAPPLICANT: CASEY SPECIMEN"],
  ["a word of a bureau", "Your Experian 3-Bureau Credit Report\nConsumer Services Company"],
])("the sender is not %s beside the title", (_, head) => {
  expect(senderOf(head)).toMatch(/^(?:experian|equifax)$/i);
});

test("bureaus named by their letters alone are several; whom the report was prepared for did not send it", () => {
  const paper = CLOSE_HEADINGS.replace(/(?:EQUIFAX|TRANSUNION)\/.*\n/g, "")
    .replace(/.*LOVELAND.*\n/, "")
    .replace(/SEND TO {2}MERIDIAN HOME LENDING, INC\./, "PREPARED FOR MERIDIAN MORTGAGE");
  const sender = (head: string) =>
    extractFacts([typedPage(paper.replace("Northgate Credit Data, LLC", head))], { source: "pdf-text" })
      .institution;
  expect(sender("CBCMERIT")).toBe("CBCMERIT");
  expect(sender("")).toBeUndefined();
});
