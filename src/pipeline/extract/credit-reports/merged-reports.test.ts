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
  expect(sender).not.toBe("Hale Lending, LLC");
});
