import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { Page } from "../page.ts";
import { extractFacts } from "./extract-facts.ts";

const read = (page: Page) => extractFacts([page], { source: "pdf-text" });

const MEDICAL = `
Dept 6188                     IF PAYING BY CREDIT CARD, FILL OUT BELOW [ ] VISA [ ] MASTERCARD [ ] DISCOVER
PO Box 4115                   CARD NUMBER                                  EXP. DATE
Concord, CA 94524             SIGNATURE                 CVV                AMOUNT PAID $
                              FILE NUMBER      LETTER DATE      AMOUNT DUE
                              22575128         04/20/2026       $1,720.49

CASEY R SPECIMEN                         R.T. HALVERSON & ASSOCIATES, INC.
77 Harbor View Ln                        PO BOX 64378
FRESNO, CA 93721                         SAINT PAUL, MN 55164-0378

R.T. Halverson & Associates, Inc.                                        April 20, 2026
444 Highway 96 East, St. Paul, MN 55127                        File Number: 22575128

Dear CASEY R SPECIMEN:
The accounts listed below have been placed with our office for collection.

Creditor                     Creditor's Acct #   Date of Service   Principal   Interest   Balance
TRI-CITY AMBULANCE SVC       V520119152          04/01/25             857.17      25.72    882.89
ST BRENDAN MEDICAL CTR       V891220139          11/15/24             813.21      24.39    837.60
                                                                            Total Due  $1,720.49

This is an attempt to collect a debt by a debt collector.
Sincerely,
R.T. Halverson & Associates, Inc.
`;

test("a brand among the cards that are accepted sent no letter; a firm over its street is no person", () => {
  expect(read(typedPage(MEDICAL)).institution?.toLowerCase()).toBe("r.t. halverson & associates, inc.");
});

const larger = (page: Page, word: string, size: number): Page => ({
  ...page,
  words: page.words.map((own) => {
    const [x0, y0, x1] = own.box;
    const grown = size * 0.0114;
    return own.text === word && own.box[1] < 0.05
      ? { ...own, box: [x0, y0, x0 + (x1 - x0) * size, y0 + grown], size: grown }
      : own;
  }),
});

const OFFERS = `
CALDWIN                                  Caldwin Account Number:          374938515
                                         Original Creditor:        SYNCHRONOUS BANK
Credit Management, Inc.                  Original Account Number:  ************9469
P.O. Box 939069, San Diego, CA 92193     Current Owner:        CALDWIN FUNDING, LLC

08/17/2026                               Charge-Off Date:                12/23/2023
                                         Balance at Charge-Off:           $1,829.91
Avery Placeholder                        Post Charge-Off Interest:            $0.00
1209 N 14TH ST APT 3B
Albany, NY 12207                         Current Balance:                 $1,829.91

RE: Synchronous Bank
Dear Avery Placeholder,
Pay online today at CaldwinCredit.example.
This is an attempt to collect a debt. Any information obtained will be used for that purpose.

PAYMENT CERTIFICATE                      Make check payable to:
Caldwin Account #: 374938515             Caldwin Credit Management, Inc.
Current Balance: $1,829.91               P.O. Box 2121, Warren, MI 48090
`;

test("a firm's name is not cut after the first line of its logo; its letter is of the day left of a box of labels", () => {
  const { institution, accounts } = read(larger(typedPage(OFFERS), "CALDWIN", 2.2));
  expect(institution?.toLowerCase()).toBe("caldwin credit management, inc.");
  expect(accounts[0]?.statementDate).toBe("2026-08-17");
});

test("the last word of a logo in a cell of its own belongs to the name that another line prints whole", () => {
  const { institution } = read(
    typedPage(`
TAVIRO
FINANCIAL      SERVICES                  Customer Service 1-800-555-0187
                                         www.tavirofinancial.example
RETAIL ACCOUNT BILLING STATEMENT
STATEMENT DATE   03/10/2025              ACCOUNT NUMBER  91-4564-9268
Current Payment Due   $475.01            Original Amount Financed      $26,441.86
Payment Due Date   03/26/2025            Outstanding Principal Balance $13,272.83

                                         TAVIRO FINANCIAL SERVICES
                                         PO BOX 60114
                                         CITY OF INDUSTRY, CA 91716-0114
`),
  );
  expect(institution).toBe("TAVIRO FINANCIAL SERVICES");
});
