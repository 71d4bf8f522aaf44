import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { cueName } from "./learned/type-chances.ts";
import weights from "./learned/type-words.json" with { type: "json" };
import { documentCues } from "./lexicon/document-cues.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

/** Papers with balances, rates and days on them that say nothing about an account. */
const FOREIGN: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    "a form about student-loan interest",
    "Form 1098-E  2025  Student Loan Interest Statement\nRECIPIENT'S/LENDER'S name  Prairie Student Loan Servicing\nAccount number  88114420\n1 Student loan interest received by lender  $812.44",
  ],
  [
    "a form about mortgage interest",
    "Form 1098  Mortgage Interest Statement  2025\nGranite Home Mortgage\n1 Mortgage interest received from payer(s)/borrower(s)  $9,812.44\n2 Outstanding mortgage principal  $254,310.22\n3 Mortgage origination date 05/01/2019\nAccount number 000123",
  ],
  [
    "an electric bill",
    "Valley Electric Service\nAccount number 5512 7781    Statement date 10/02/2026\nPrevious balance $88.10   Payments -$88.10   Current electric charges $94.22\nUsage history 812 kWh   Meter reading 44121\nTotal amount due $94.22   Due date 10/22/2026",
  ],
  [
    "a phone bill",
    "Veritel Wireless\nAccount number 5512 7781   Bill date 10/02/2026\nMonthly plan charges $70.00  Device installment 14 of 36 $22.22\nData plan  Talk and text\nTotal amount due $92.22  Due date 10/22/2026  AutoPay discount $5.00",
  ],
  [
    "an explanation of benefits",
    "Explanation of Benefits    THIS IS NOT A BILL\nPatient name Jordan Sample  Date of service 09/02/2026\nAmount billed $1,200.00  Plan paid $900.00  Patient responsibility $300.00",
  ],
  [
    "an insurance bill",
    "Homestead Insurance\nPolicy period 10/01/2026 - 10/01/2027\nPremium due $412.00  Minimum payment due $103.00  Deductible amount $1,000.00\nPayment due date 10/22/2026",
  ],
  [
    "a lease",
    "Residential Lease Agreement\nLandlord: Elm Street LLC   Tenant name: Jordan Sample\nMonthly rent $1,650.00 due on the first. Late fee $75.00. Security deposit $1,650.00",
  ],
  [
    "a letter of an owners' association",
    "Larch Ridge Village Community Association\nAccount Number: 98104476\nClosing Date: 07/12/2026\nProperty Address: 118 Larch Street\nThis is in reference to your request for HOA assessments due for the property. Assessments are due on the 1st, delinquent if received after the 15th.\n$212.40 due as of 7/1/2026 (includes previous balance)\n$65.00 one-time HOA transfer fees.\nTotal due $277.40\nMake check payable to:\nLarch Ridge Village Community Association",
  ],
  [
    "a statement of an owners' association",
    "Odell Falls Condominium Owners Association\nStatement of account  Account Number: 3317-0204\nBilling date 06/20/2026  Payment due date 07/01/2026\nPrevious balance $412.50\nPayments received -$412.50\nMonthly assessment $412.50\nAmount due $412.50",
  ],
  [
    "an invoice",
    "INVOICE\nInvoice number 8812  Invoice date 10/02/2026\nBill to Jordan Sample\nSubtotal $400.00  Sales tax $29.00  Balance due $429.00  Due date 11/01/2026",
  ],
  [
    "an amortization schedule",
    "Amortization Schedule\nLoan calculator results\nLoan amount $25,000.00  Interest rate 6.5%  Monthly payment $489.15\nMonth Payment Principal Interest Remaining balance\n1 $489.15 $353.73 $135.42 $24,646.27\n2 $489.15 $355.65 $133.50 $24,290.62",
  ],
  [
    "a promissory note",
    "Promissory Note\nThe borrower promises to pay $12,000.00 with an interest rate of 8.25%.\nMonthly payment $376.00, maturity date 06/01/2029. Security agreement attached.",
  ],
  [
    "a privacy notice",
    "Privacy Notice\nWhat does Harbor Bank do with your personal information?\nWe share account balances and payment history, credit card and checking account numbers.",
  ],
  ["a letter", "Dear Jordan,\nthe spring sale brought in $1,400.00. The next meeting is on April 18, 2026."],
  [
    "a water bill",
    "City of Dover Water Department\nAccount number 4410-22       Service address 12 Elm Street\nBilling period 09/01/2026 - 09/30/2026\nPrevious balance $84.10  Payments $84.10  Current charges $91.22\nTotal amount due $91.22     Due date 10/20/2026\nUsage 6,200 gallons",
  ],
  [
    "a quote for a vehicle",
    "Prairie Auto\nVehicle purchase quote   2026 Sedan\nPrice $28,400   Down payment $3,000   Amount financed $25,400   APR 6.9%   60 months   Monthly payment $501.76\nThis is not an offer of credit.",
  ],
  [
    "a plan of savings",
    "Retirement planner\nIf you save $500.00 a month at 6% for 30 years you will have $502,257.52.\nStarting balance $0   Ending balance $502,257.52   Total contributions $180,000",
  ],
];

const NO_ACCOUNT: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    "a pre-approved loan",
    "Larkspur Lending\nYou are pre-approved for a personal loan of up to $20,000\nRespond by 11/02/2026\nEstimated APR 9.99%  Estimated monthly payment $424.00",
  ],
  [
    "a pre-selected card",
    "Summit One\nYou have been preselected for the Summit Visa credit card\nApply now with your invitation number 88120.\nPurchase APR 24.99%   Credit limit up to $5,000   Annual fee $0",
  ],
  [
    "a closing disclosure",
    "Closing Disclosure\nClosing date 10/02/2026  Loan amount $240,000  Interest rate 6.125%\nMonthly principal & interest $1,458.27\nCash to close $22,100.00  Estimated escrow $310.00",
  ],
  [
    "an application",
    "Uniform Residential Loan Application\nBorrower Jordan Sample\nLoan amount requested $240,000\nAssets: checking account $4,000.00. Debts: credit card balance $2,300.00, monthly payment $57.00",
  ],
];

describe("papers that look like statements", () => {
  test.each(FOREIGN)("%s is unknown, and a sentence says so", (_, text) => {
    const result = read(text);
    expect(result).toMatchObject({ documentType: "unknown", accounts: [], transactions: [], evidence: {} });
    expect(result.warnings).toHaveLength(1);
  });

  test.each(NO_ACCOUNT)("%s is no account", (_, text) => {
    const result = read(text);
    expect(result).toMatchObject({ accounts: [], transactions: [], evidence: {} });
    expect(result.warnings.join(" ")).toContain("nothing is owed on it");
  });

  test("the name of the paper is in the sentence", () => {
    expect(read(FOREIGN[2]?.[1] ?? "").warnings[0]).toContain("a utility bill");
  });

  test("an advertisement on a real statement does not make it an offer", () => {
    const result = read(
      "Example Bank Credit Card Statement\nAccount ending in 4821  Statement date 10/12/2026\nPrevious balance $2,100.00  Purchases +$512.34  Payments and credits -$300.00\nFees charged $0.00  Interest charged $33.33  New balance $2,345.67\nMinimum payment due $57.00  Payment due date 11/07/2026\nYou are pre-approved for a loan. Apply now.",
    );
    expect(result.documentType).toBe("credit-cards");
    expect(result.accounts).toHaveLength(1);
  });
});

describe("what the words leave no doubt about", () => {
  const report =
    "Personal credit report\nPrepared for Jordan Sample\nYour accounts\nHarbor Bank  Revolving account  Date opened 03/2019  Payment status: paid as agreed\nPrairie Auto  Installment account  Date opened 05/2021  Pays as agreed\nCredit score 712  Payment history  Credit utilization 24%\nTotal accounts 2  Open accounts 2  Closed accounts 0\nHard inquiries 1  Public records 0  Collections 0\nYou may opt out of prescreened offers of credit by calling the bureaus.";

  test("a report that tells how to opt out of prescreened offers is no offer", () => {
    expect(read(report).documentType).toBe("credit-reports");
  });

  test("the words of an offer still make an offer", () => {
    const offer =
      "You are preapproved for a personal loan\nApply now with reservation number 4417\nLoan amount up to $20,000.00   APR from 8.99%   Estimated monthly payment $402.11";
    expect(read(offer).accounts).toEqual([]);
  });
});

describe("where the words leave the type open", () => {
  test("a card's own sum tells a paper without a word of cards", () => {
    const result = read(
      "Corvane\nYour month to 10/12/2026\nAccount ending in 4821\nOwed last month $2,100.00\nPayments and credits -$300.00\nPurchases +$512.34\nFees charged $0.00\nInterest charged $33.33\nNew balance $2,345.67\nSpending limit $6,000.00\nPay at least $57.00 by 11/07/2026",
    );
    expect(result.documentType).toBe("credit-cards");
  });

  test("no written cue has been changed since the words were learned", () => {
    const present = new Set(documentCues.map(([, , pattern]) => cueName(pattern)));
    const learned = Object.keys(weights.words).filter((word) => word.startsWith("#"));
    expect(learned.length).toBeGreaterThan(50);
    expect(learned.filter((cue) => !present.has(cue))).toEqual([]);
  });
});

test("a bill of dues with a balance that rolls forward is nobody's debt statement", () => {
  const result = read(
    "Willow Bend Homeowners Association\nStatement of dues   Unit 14\nPrevious balance $310.00\nPayments received -$310.00\nMonthly assessment $310.00\nLate charge $0.00\nBalance due $310.00   Due date 11/05/2026\nAutomatic payment can be set up on the resident portal.",
  );
  expect(result.documentType).toBe("unknown");
  expect(result.accounts).toEqual([]);
});

test("a maker's lender calls the bill for an instalment an invoice, which no shop with a balance of principal does", () => {
  const bill = "Heartland Equipment Credit\nINVOICE\nInvoice Date: 10/01/2026   Account Number: 0103-55812";
  const lent =
    "Due Date 11/01/2026\nInterest rate 3.90%\nPrincipal balance $31,204.18\nInstallment due $1,044.72";
  expect(read(`${bill}\n${lent}`).documentType).toBe("loans");
  expect(read(`${bill}\nSubtotal $31,204.18\nSales tax $1,044.72`).documentType).toBe("unknown");
});

test.each([
  ["Interest paid on this loan may be tax deductible."],
  ["Send payments by cashier's check. The insurance premium due on 11/20/2026 is paid from escrow."],
  ["Please payments to P.O. Box 100.   Certificate of title: held by us   License plate 8KLM221"],
  ["Past Due   Current Due   Late Charges   Total Due"],
])("a bill of a loan stays one whatever else it speaks of: %s", (words) => {
  const bill = `CASCADE MOTOR FINANCE\nAccount Number 30024 55187\nPrincipal Balance $14,220.18\nInterest Rate 5.490%\nRegular Payment Amount $412.33\nPayment Due Date 11/05/2026\n${words}`;
  expect(read(bill).documentType).toBe("loans");
});

test("a bill with a new balance and a minimum due but no word of credit is no card's", () => {
  const bill =
    "Gulf Coast Supply\nAccount 4410-22\nPrevious balance $84.10  Payments $84.10  New charges $91.22\nNew balance $91.22     Payment due 10/20/2026     Minimum amount due $91.22";
  expect(read(bill)).toMatchObject({ documentType: "unknown", accounts: [] });
  expect(read(`${bill}\nPurchase APR 21.99%   Account ending in 4410`).documentType).toBe("credit-cards");
});

test.each([
  "FIRST CEDAR BANK    Home   Accounts   Transfers   Savings Calculator\nSavings account ...4417\nCurrent balance $1,370.00   Available balance $1,370.00\nDate   Description   Amount\n10/02/2026  INTEREST PAID  0.45\n10/03/2026  TRANSFER FROM CHECKING  185.00",
  "Barrow Bank   Accounts   Payoff Calculator   Help\nAuto loan account number 30024551\nPrincipal balance $14,220.18   Interest rate 5.490%\nPayment due date 11/05/2026   Regular payment $412.33",
])("a page printed from a bank's site may have calculators in its menu: %s", (page) => {
  expect(read(page).documentType).not.toBe("unknown");
});

test("an association that employs somebody is no bill of its dues", () => {
  const letter =
    "EMPLOYMENT VERIFICATION\nLarch Bend Homeowners Association\nMay 4, 2026\nTo whom it may concern:\nRiley Muster is employed by Larch Bend Homeowners Association as a gardener. The annual salary is $48,000.00.\nThe association dues are not part of this salary.";
  expect(read(letter)).toMatchObject({ documentType: "income", income: [{ grossPay: "48000.00" }] });
});

test.each([
  "Amount due                   $1,402.33",
  "Principal     $402.10\nInterest      $610.23\nEscrow        $390.00\nTotal amount due             $1,402.33",
])("a mortgage without its rate speaks of the dues of the house: %s", (due) => {
  const bill = `PINEHURST MORTGAGE                                     Mortgage Statement\nRILEY MUSTER                                           Loan number 4410028837\nStatement date 05/12/2026         Homeowners association dues are paid by you.\n${due}\nPayment due date             06/01/2026\nAnnual assessment             $0.00`;
  expect(read(bill)).toMatchObject({ documentType: "loans", accounts: [{ minimumPayment: "1402.33" }] });
});

test("dues among the movements of an account do not name the paper", () => {
  const list =
    "FIRST PINEHURST BANK\nChecking ...2291\nAvailable balance $1,370.00\nDate        Description                              Amount\n05/02/2026  LARCH BEND HOMEOWNERS ASSOCIATION        -185.00\n05/05/2026  PAYROLL HARLAND INC                      2,000.00\n05/06/2026  HOA FEES                                 -20.00";
  expect(read(list).warnings.join(" ")).not.toContain("association");
});
