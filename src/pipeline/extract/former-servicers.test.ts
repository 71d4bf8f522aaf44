import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";
import { formerServicers } from "./former-servicers.ts";
import { readPages } from "./reading.ts";

const senderOf = (head: string, told: string) =>
  extractFacts(
    [
      typedPage(`
${head}
                                             Statement Date       11/17/2026
                                             Loan Number          0685178307
CASEY SPECIMEN                               Payment Due Date     12/01/2026
12 ELM ST                                    Amount Due            $1,344.47
TULSA, OK 74104

${told}

Outstanding Principal Balance  $206,275.58     Principal                       $455.37
Interest Rate                       3.250%     Interest                        $558.66
Maturity Date                   06/01/2051     Escrow                          $330.44
                                               Regular Monthly Payment       $1,344.47
                                               Total Amount Due              $1,344.47
`),
    ],
    { source: "pdf-text" },
  ).institution;

test("who served a mortgage before it was transferred did not send the paper", () => {
  for (const told of [
    "The servicing of your mortgage loan was transferred from Oakstone Home Lending (loan number 6438) to us.",
    "Your loan has been transferred to us from your previous servicer, Oakstone Home Lending, Inc.",
    "Prior Servicer: Oakstone Home Lending",
    "Your prior servicer was Oakstone Home Lending. A payment sent to Oakstone Home Lending is not late.",
  ])
    expect(
      senderOf("ms. whitlock                                 MORTGAGE LOAN STATEMENT", told) ?? "",
    ).not.toContain("Oakstone");
});

test("a transfer to come is told by who sends the paper, and the name at its head is the sender's", () => {
  const told = "The servicing of your loan was transferred from Oakstone Home Lending to a new division.";
  expect(senderOf("Oakstone Home Lending                        MORTGAGE LOAN STATEMENT", told)).toBe(
    "Oakstone Home Lending",
  );
});

test("a house whose name begins like the former servicer's keeps the paper with its name at the head", () => {
  const told = "Your prior servicer was Lakeline Mortgage Company of Ohio.";
  expect(senderOf("LAKELINE MORTGAGE                            MORTGAGE LOAN STATEMENT", told)).toBe(
    "LAKELINE MORTGAGE",
  );
  const merged =
    "Your loan was transferred from Lakeline Bank Mortgage, which is now part of Lakeline Bank. Make checks payable to Cedar Escrow Services.";
  expect(senderOf("LAKELINE BANK                                MORTGAGE LOAN STATEMENT", merged)).toBe(
    "LAKELINE BANK",
  );
});

test("a payment that came from an account transfers no loan", () => {
  const told = "Your loan payment was transferred on October 1 from Lakeline Bank Checking 4417.";
  expect(senderOf("LAKELINE BANK                                MORTGAGE LOAN STATEMENT", told)).toBe(
    "LAKELINE BANK",
  );
  const isFormer = (text: string, key: string) => formerServicers(readPages([typedPage(text)]))(key);
  expect(isFormer(`Statement\n\n\n\n\n\n\n\n\n\n\n${told}`, "lakelinebank")).toBe(false);
  expect(
    isFormer(
      `Statement\n\n\n\n\n\n\n\n\n\n\nYour loan was transferred on October 1 from Lakeline Bank. Cedar Homes serves it.`,
      "lakelinebank",
    ),
  ).toBe(true);
  expect(
    isFormer(
      `Statement\n\n\n\n\n\n\n\n\n\n\nYour loan was transferred on October 1 from Lakeline Bank. Cedar Homes serves it.`,
      "cedarhomes",
    ),
  ).toBe(false);
});
