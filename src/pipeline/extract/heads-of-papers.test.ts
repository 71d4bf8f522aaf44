import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

/** The first line in print of three times the height. */
function readLogo(text: string) {
  const page = typedPage(text);
  const [top, bottom] = [page.words[0]?.box[1] ?? 0, page.words[0]?.box[3] ?? 0];
  const words = page.words.map((word) =>
    word.box[1] === top
      ? { ...word, box: [word.box[0], top - 2 * (bottom - top), word.box[2], bottom] as typeof word.box }
      : word,
  );
  return extractFacts([{ ...page, words }], { source: "pdf-text" });
}

const servicer = (below: string) => `
Brightwell
${below}
                                     Phone: 888.555.0122   Online: brightwellservicing.example
MORGAN T EXAMPLE
4418 MAPLE HOLLOW DR
Albany, NY 12207

Your Student Loan Account Details
Account                                   E942043903
Statement Date                             11/3/2026
Current Balance                           $19,055.34
Regular Monthly Payment Amount               $231.05
Past Due Amount                               +$0.00
Current Amount Due                           $231.05
Due Date                                  11/24/2026

Brightwell                                            Account     E942043903
P.O. Box 82505, Lincoln, NE 68501-2505                Due Date    11/24/2026
`;

test.each([
  "Servicing for the U.S. Department of Education",
  "Servicing on behalf of the U.S. Department of Education",
  "Servicing federal student loans for the U.S. Department of Education",
  "Servicer for the U.S. Department of Education",
  "a Federal Student Aid servicer",
])("what a brand does for another is no name: %s", (below) => {
  expect(readLogo(servicer(below)).institution).toBe("Brightwell");
});

const BUYER = `
TCM                                              TCM Account Number            318191460
Tamarack Credit Management, Inc.
P.O. Box 2121, Warren, MI 48090                  Original Creditor             Lakemont Bank, N.A.
                                                 Original Account Number       XXXXXXXXXXXX1364
12/21/2025                                       Current Owner                 Tamarack Funding LLC
Riley Q Muster                                   Current Balance               $5,956.38
1209 N 14TH ST APT 3B
Albany, NY 12207

RE: Lakemont Bank, N.A.

Dear Riley Q Muster,

We understand that life can get in the way, and we would like to help. Here are three options.
Balance at charge-off                  $5,956.38
Interest since charge-off                  $0.00
Fees since charge-off                      $0.00
Payments and credits since charge-off      $0.00

This is an attempt to collect a debt and any information obtained will be used for that purpose.
This communication is from a debt collector.
`;

test("large letters over a name that they are the initials of are no part of it", () => {
  expect(readLogo(BUYER).institution).toBe("Tamarack Credit Management, Inc.");
});

test("the only day at the edge of a letter's head is the letter's, whatever box stands beside it", () => {
  expect(readLogo(BUYER).accounts[0]).toMatchObject({
    statementDate: "2025-12-21",
    currentBalance: "5956.38",
  });
  const listed = BUYER.replace("P.O. Box 2121, Warren, MI 48090 ", "11/21/2025                      ");
  expect(readLogo(listed).accounts[0]?.statementDate).toBeUndefined();
});
