import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const lines = (page: string) =>
  extractFacts([typedPage(page)], { source: "pdf-text" }).creditReport?.accounts;

const MERGED = `
CREDIT WORKS                                                INSTANT MERGE CREDIT REPORT
Credit Works Services, LLC                                                  PAGE 1 OF 1

PREPARED FOR                 REFERENCE #       DATE ORDERED       DATE COMPLETED
TALLGRASS HOME LENDING       859521791         06/05/26           06/05/26
REPOSITORIES   TU XP EF

EXPERIAN MODEL V2 SCORE: 715   EQUIFAX BEACON 5.0 SCORE: 736   TRANSUNION CLASSIC 04 SCORE: 722

CREDIT HISTORY
CREDITOR NAME            DATE     HIGH       DATE                      PAST   ACCT   ACCOUNT
ACCOUNT NUMBER           RPTD     CREDIT     OPND   BALANCE   PMT      DUE    TYPE   STATUS
HARBOR BANK CARD         05/26    $1,498     02/24  $1,498    $37      $0     REV    AS AGREED
517805551234             CREDIT LIMIT: $6,000      SOURCE: TU/XP/EF    DLA 05/26
PLAINS BK/STORE          05/26    $7,205     02/23  $7,205    $180     $0     REV    AS AGREED
086674645105             CREDIT LIMIT: $19,200     SOURCE: TU/XP/EF    DLA 05/26
MOTOVIA FINANCIAL        05/26    $29,811    07/24  $26,234   $489     $0     INST   AS AGREED
975774043899             TERMS: 72 MONTHS          SOURCE: TU/XP/EF    DLA 05/26
PROSPERA FUNDING         05/26    $9,100     07/24  $4,400    $290     $0     INST   AS AGREED
975774043722             TERMS: 36 MONTHS          SOURCE: TU/XP/EF    DLA 05/26

TRADE SUMMARY
                       #     BALANCE      HIGH CREDIT   PAYMENTS   PAST DUE
MORTGAGE               0     $0           $0            $0         $0
AUTO                   1     $26,234      $29,811       $489       $0
EDUCATION              0     $0           $0            $0         $0
OTHER INSTALLMENT      1     $4,400       $9,100        $290       $0
REVOLVING              2     $8,703       $8,703        $217       $0
TOTAL                  4     $39,337      $47,614       $996       $0
`;

describe("the accounts of a lender's merged report", () => {
  test("the line below the columns names the limit of a card", () => {
    expect(lines(MERGED)).toMatchObject([
      { creditor: "HARBOR BANK CARD", balance: "1498.00", creditLimit: "6000.00" },
      { creditor: "PLAINS BK/STORE", balance: "7205.00", creditLimit: "19200.00" },
      { creditor: "MOTOVIA FINANCIAL", originalBalance: "29811.00" },
      { creditor: "PROSPERA FUNDING", originalBalance: "9100.00" },
    ]);
  });

  test("the limit of all cards below the list is none of its last account's", () => {
    const list = (last: string) =>
      lines(`
LENDERS MERGED CREDIT REPORT                Prepared by: Northstar Credit Data
Date 10/01/2026                    REPOSITORIES XP/TU/EF

CREDITOR             TYPE      OPENED    TERMS    HIGH CREDIT    BALANCE     PAYMENT   PAST DUE
LAKELINE BANK        REV       01/19     REV       $5,000        $2,345       $57        $0
 ....4417            CREDIT LIMIT: $8,000
ELM STORE            REV       05/20     REV       $900          $0           $0         $0
 ....1188
${last}
`)?.map(({ creditLimit }) => creditLimit);
    expect(list("REVOLVING LIMIT: $8,000")).toEqual(["8000.00", undefined]);
    expect(list("ALL CREDIT LINES: $8,000")).toEqual(["8000.00", undefined]);
    expect(list("3 ACCOUNTS\nCREDIT LIMIT: $8,000")).toEqual(["8000.00", undefined]);
    expect(list("                     SUM      CREDIT LIMIT: $8,000")).toEqual(["8000.00", undefined]);
    expect(list("CREDIT LIMIT: $1,000")).toEqual(["8000.00", "1000.00"]);
  });

  test("a single account of a kind is the loan with its amounts", () => {
    expect(lines(MERGED)?.map(({ kind }) => kind)).toEqual([
      "credit-card",
      "credit-card",
      "auto-loan",
      "loan",
    ]);
    const others = lines(MERGED.replace("AUTO                   1", "AUTO                   2"));
    expect(others?.[2]?.kind).toBe("loan");
  });

  test("what is paid back in months is a loan", () => {
    expect(
      lines(`
UNITED CREDIT DATA                                MERGED INFILE CREDIT REPORT
REPORT #: 1187420       DATE: 08/12/26       ORDERED BY: J. OKAFOR
APPLICANT: SAMPLE, JORDAN A
EXPERIAN (FICO II) 744     TRANSUNION (FICO 04) 751     EQUIFAX (FICO 5.0) 739

CREDITOR             DATE OPENED   HIGH CREDIT    BALANCE     MONTHLY      PAST DUE   ACCOUNT
ACCOUNT #            REPORTED      LIMIT          TERMS       PAYMENT                 STATUS
DISCOVERY CARD       04/15         $5,820         $1,204      $35          $0         OPEN
6011002233           08/26         $12,000        REV                                 CURRENT
LAKESIDE MTR CR      01/24         $31,400        $22,118     $601         $0         OPEN
704000112233         08/26                        60M                                 CURRENT
`),
    ).toMatchObject([
      { kind: "credit-card", creditLimit: "12000.00" },
      { kind: "loan", balance: "22118.00", originalBalance: "31400.00" },
    ]);
  });
});
