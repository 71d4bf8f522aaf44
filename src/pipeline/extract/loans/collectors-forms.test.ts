import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

describe("letters of collectors", () => {
  test("who bought a debt from a seller is its creditor", () => {
    const { institution, accounts } = read(`
Portage Recovery Group, LLC                              120 Corporate Blvd, Norfolk, VA
Account Number: 5440XXXXXXXX0021   Reference: 61-220991
Seller: SYNCHRO BANK   Original Creditor: SYNCHRO BANK / STORE     Charge-off date 02/11/2025
Account Balance:  $942.17
Single payment option
  Pay $706.63 by 06/30/2026 and save $235.54
We are required by law to tell you: this is an attempt to collect a debt.
`);
    expect(institution).toBe("Portage Recovery Group, LLC");
    expect(accounts[0]?.currentBalance).toBe("942.17");
  });

  test.each([
    "Charge-off date: 05/24/2025",
    "Account number: 4417",
    "Reference #: 7614234",
    "Date of last payment: 01/02/2025",
    "Balance: $4,742.36",
  ])("the name of a creditor ends before the label that follows it closely: %s", (label) => {
    const { institution } = read(`
Northmoor Funding, LLC                                   Reference: 7614234745
P.O. Box 939069                                          October 10, 2025
San Diego, CA 92193
Northmoor Funding, LLC is a debt collector. We are trying to collect a debt that you owe.
Original Creditor: Comenza Capital Bank Current Creditor: Northmoor Funding, LLC ${label}
Total amount of the debt now:                $4,742.36
`);
    expect(institution).toBe("Northmoor Funding, LLC");
  });

  test("who wrote stands for the current owner of a debt, not the bank that lent the money", () => {
    const { institution, accounts } = read(`
HOLMRIDGE CREDIT MANAGEMENT
350 Camino De La Reina, Suite 100
San Diego, CA 92108
05-12-2026
Original Creditor                 PLAINS BANK, N.A.
Original Account Number           ************2291
HCM Account Number                308115577
Current Owner                     HOLMRIDGE FUNDING LLC
Current Balance                   $2,816.07
RE: PLAINS BANK, N.A.
Dear Jordan Sample,
This is an attempt to collect a debt.
`);
    expect(institution).toBe("HOLMRIDGE CREDIT MANAGEMENT");
    expect(accounts[0]).toMatchObject({ accountLast4: "2291", currentBalance: "2816.07" });
  });

  test("the principal of a debt that was bought is no balance of a running loan", () => {
    const { accounts } = read(`
Tidewater Capital Services L.P.
PO Box 10497, Greenville, SC 29603
Date: 04/18/2026                 Client ID: 09912
Account Number: 7719403382
Original Creditor: Plains Bank, N.A.
LNV Funding LLC has purchased the above referenced account.
This letter is from a debt collector.
Principal balance due:         $742.33
Interest due:                  $146.79
Total due:                     $889.12
`);
    expect(accounts).toMatchObject([{ statementDate: "2026-04-18", currentBalance: "889.12" }]);
  });

  test("the principal of a debt that was placed with a collector has no instalment", () => {
    const { accounts } = read(`
RECEIVABLES MANAGEMENT GROUP
20818 44th Ave W, Lynnwood WA 98036
Notice date: 10/01/2026
Current Creditor:            COMBINED CABLE
Original Creditor:           COMBINED CABLE
Account Number:              8498330012230098
Principal Balance:           $224.15
Interest:                    $0.00
Fees:                        $0.00
Credits:                     $0.00
Total Amount Due:            $224.15
Your account has been referred to our office for collection. This is an attempt to collect a debt.
`);
    expect(accounts).toMatchObject([{ accountLast4: "0098", currentBalance: "224.15" }]);
    expect(accounts[0]).not.toHaveProperty("minimumPayment");
  });

  test("principal and interest of a debt at an agency come to what is owed", () => {
    const { institution, accounts } = read(`
Convergence Outsourcing, Inc.
800 SW 39th Street, Renton, WA 98057
Date: 09/15/2026
Creditor: LNV Funding LLC
Original Creditor: Plains Bank, N.A.
Principal Balance:      $612.44
Interest Balance:       $88.07
Total Balance:          $700.51
Dear Jordan Sample:
This notice is being sent to you by a collection agency.
`);
    expect(institution).toBe("LNV Funding LLC");
    expect(accounts).toMatchObject([{ currentBalance: "700.51" }]);
  });

  test("monthly payments that a collector offers are no instalment", () => {
    const { accounts, questions } = read(`
Cordell Portfolio Services, LLC
500 Summit Lake Drive, Suite 400, Valhalla, NY 10595
August 19, 2026
RE: Original Institution: Plains Bank, N.A.
Original Account No. ending: 7781
Outstanding Balance: $3,412.88
Cordell Portfolio Services, LLC is a debt collector. Your account was purchased by Cordell SPV I, LLC.
Option 1: pay $1,706.44 by 09/18/2026
Option 2: 12 monthly payments of $184.86
`);
    expect(accounts).toMatchObject([{ currentBalance: "3412.88" }]);
    expect(questions.map(({ path }) => path)).not.toContain("accounts.0.minimumPayment");
  });

  test("a law firm's letter has no instalment, and its file is no account", () => {
    const { accounts } = read(`
LAW OFFICES OF HARGROVE & PELL, P.C.
Attorneys at Law
May 2, 2026
Re:  Creditor: Quartz Capital Assets LLC
     Original creditor: Community Bank
     Account ending: 3304
     Our file: 26-01992
     Principal             $2,210.00
     Interest                $188.40
     Court costs             $125.00
     Attorney fees             $0.00
     Payments                  $0.00
     Balance due           $2,523.40
This firm represents the creditor named above. The amount due as of the date of this letter is $2,523.40.
`);
    expect(accounts[0]).toMatchObject({ accountLast4: "3304", currentBalance: "2523.40" });
    expect(accounts[0]).not.toHaveProperty("minimumPayment");
  });

  test("what is collected for treatment is a debt, the bill itself is none", () => {
    const letter = (last: string) => `
REGIONAL MEDICAL RECOVERY SERVICES
Date: 01/22/2026      Account #: 77213      Amount due: $683.12
Creditor                     Patient        Date of service   Account no.    Balance
Mercy Valley Hospital        J SPECIMEN     03/04/2025        H00218821      $512.00
Emergency Phys Group         J SPECIMEN     03/04/2025        E5520019       $171.12
                                                         Total               $683.12
${last}
`;
    const { documentType, accounts } = read(letter("This communication is from a debt collector."));
    expect(documentType).toBe("loans");
    expect(accounts.map(({ currentBalance }) => currentBalance)).toEqual(["512.00", "171.12"]);
    expect(read(letter("Thank you for choosing us.")).accounts).toEqual([]);
  });

  test("a discount on a debt that was sold is no offer of credit, and its terms are none of the debt's", () => {
    const { accounts } = read(`
Merrivale Credit Management
P.O. Box 939069, San Diego, CA 92193                          05-21-2026
JORDAN A SAMPLE
Original Creditor: CAPSTONE BANK
Original Account Number: ************4821
Merrivale Account Number: 3034481122
Current Owner: Merrivale Funding LLC
Current Balance: $1,204.11
You are pre-approved for a discount!
Option 1: 40% off  One payment of $722.47  due 06-20-2026
Option 2: 20% off  6 monthly payments of $160.55
`);
    expect(accounts).toMatchObject([{ accountLast4: "4821", currentBalance: "1204.11" }]);
    expect(accounts[0]).not.toHaveProperty("paymentDueDate");
    expect(accounts[0]).not.toHaveProperty("minimumPayment");
  });

  test.each([
    ["This is an attempt to collect a debt.", "Current balance", "student-loan"],
    ["This communication is from a debt collector.", "Unpaid principal", "student-loan"],
    ["Original creditor: Lattice Bank. This is an attempt to collect a debt.", "Principal balance", "loan"],
  ])("a servicer that names the current owner of a loan bills it: %s", (last, label, kind) => {
    expect(
      read(`
WAYSTONE STUDENT LOANS                             Statement Date: 06/15/2026
Account Number: 44 1020 3344
Current Owner: U.S. Bridgeway Education Trust

Monthly payment                                        $210.40
Current amount due                                     $210.40
Payment due date                                    07/05/2026
${label.padEnd(51)} $14,250.77
Interest rate                                            5.50%

${last}
`).accounts,
    ).toMatchObject([
      {
        kind,
        currentBalance: "14250.77",
        minimumPayment: "210.40",
        paymentDueDate: "2026-07-05",
      },
    ]);
  });

  test("a collector asks for the total of what it lists, not for its principal", () => {
    expect(
      read(`
MERIDIAN RECOVERY LLC                                June 15, 2026
Meridian Recovery LLC is a debt collector. Original creditor: Lattice Bank
Account number ending 4410

Principal balance                                                 $2,000.00
Interest                                                            $234.56
Fees                                                                 $25.00
Total balance due                                                 $2,259.56
`).accounts,
    ).toMatchObject([{ accountLast4: "4410", currentBalance: "2259.56" }]);
  });

  test("the principal of which lawyers write is a part of what they ask for", () => {
    const { accounts } = read(`
HALDEN BRACKETT LAW, LLC
ATTORNEYS AND COUNSELORS
                                                      July 1, 2026
RE: Creditor: Plains Credit Co.        Account: ****4417        File: 22-01187

Principal Balance:                $6,410.22
Interest:                           $118.40
Court Costs:                        $212.00
Attorney Fees:                        $0.00
Less Payments:                     ($400.00)
Total Balance Due:                $6,340.62

This communication is from a debt collector and is an attempt to collect a debt.
`);
    expect(accounts).toMatchObject([{ accountLast4: "4417", currentBalance: "6340.62" }]);
    expect(accounts[0]).not.toHaveProperty("minimumPayment");
  });

  test.each([
    [
      "RIDGE AUTO FINANCE",
      "If you are represented by an attorney or law firm, tell us.",
      "Current payment             $320.55\nTotal due                $641.10",
    ],
    [
      "RIDGE STUDENT LENDING",
      "We are a debt collector. If a law firm helps you, tell us.",
      "Payment due    $320.55",
    ],
    ["LAKELINE LAW FIRM CREDIT UNION", "Member of the attorneys at law federation", "Payment due    $320.55"],
    ["HARGROVE LAW FIRM, P.C.", "We bill the loans of our staff.", "Current payment         $320.55"],
  ])("a lender's bill that speaks of lawyers is a bill: %s", (lender, last, asked) => {
    expect(
      read(`
${lender.padEnd(48)} Billing statement
Statement date 10/12/2026     Account ....7719
Principal balance        $14,310.20
${asked}
Payment due date        11/15/2026
Interest rate 7.25%
This is an attempt to collect a debt. ${last}
`).accounts,
    ).toMatchObject([
      { currentBalance: "14310.20", minimumPayment: "320.55", paymentDueDate: "2026-11-15", apr: "7.25" },
    ]);
  });

  test("a lender's own words of lawyers under its name make no letter of lawyers", () => {
    expect(
      read(`
LAKELINE LAW FIRM CREDIT UNION                   Loan statement
Member of the attorneys at law federation
Ask your law firm, or one near you
Statement date 10/12/2026     Account ....7719
Principal balance        $14,310.20
Regular instalment          $320.55
This is an attempt to collect a debt.
`).accounts,
    ).toMatchObject([{ currentBalance: "14310.20", minimumPayment: "320.55" }]);
  });
});

test("payments in parts that a collector offers of another's debt make no running loan of it", () => {
  const { institution, accounts, questions } = read(`
WEXFORD RECOVERY SERVICES, INC.                                            August 23, 2026
P.O. Box 50250, Knoxville, TN 37950

Re:   Creditor: Lowell Valley Imaging
      Creditor's Account No.: 822206906
      Amount Due: $1,169.59

Need time? You may pay in six monthly payments of $194.94, the first by
September 27, 2026. We are not obligated to renew this offer.

This communication is from a debt collector. This is an attempt to collect a debt.
`);
  expect(institution).toBe("Lowell Valley Imaging");
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({ accountLast4: "6906", currentBalance: "1169.59" });
  expect(accounts[0]?.minimumPayment).toBeUndefined();
  expect(questions).toEqual([]);
});

test.each([
  "Minimum monthly payment: $97.47",
  "Payment plan: 12 monthly payments of $97.47 beginning 09/22/2026",
  "Your next payment of $97.47 is due September 22, 2026.",
])("a debt whose creditor placed it with another is asked for as a whole: %s", (line) => {
  const { institution, accounts } = read(`
WEXFORD RECOVERY SERVICES, INC.                                            August 23, 2026
P.O. Box 50250, Knoxville, TN 37950

Creditor: Lowell Valley Imaging
Account Number: 822206906
Amount Due: $1,169.59

Your account was placed with this office. As of the date of this letter it remains unpaid.
${line}

This communication is from a debt collector. This is an attempt to collect a debt.
`);
  expect(institution).toBe("Lowell Valley Imaging");
  expect(accounts[0]).toMatchObject({ accountLast4: "6906", currentBalance: "1169.59" });
  expect(accounts[0]?.minimumPayment).toBeUndefined();
  expect(accounts[0]?.paymentDueDate).toBeUndefined();
});
