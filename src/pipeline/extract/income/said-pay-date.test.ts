import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const LETTER = `
Public School & Teacher Retirement System of Ozarka
PO BOX 268, JEFFERSON, OK 65102

February 12, 2026

Riley Q Muster
4418 MAPLE HOLLOW DR
TULSA, OK 74104

RE: Verification of Retirement Benefit

This letter is furnished at the request of Riley Q Muster, a retiree of the system since July 1, 2020.
#

       Gross monthly benefit                             $1,210.58
       Federal income tax withheld                         $121.06
       Retired teachers association dues                     $3.50
       Net monthly benefit                               $1,086.02

If you have questions about this letter, please contact our Member Services.
Sincerely,
Alma Trent
`;

const payDateOf = (sentence: string) =>
  extractFacts([typedPage(LETTER.replace("#", sentence))], { source: "pdf-text" }).income[0]?.payDate;

describe("the day of the payment that a letter is about", () => {
  test.each([
    "For the payment of January 31, 2026, the following amounts applied:",
    "This letter shows the monthly benefit for January, which is payable on January 31, 2026.",
    "The monthly benefit shown below for the month of January 2026 was deposited to the account that you\nchose on January 31, 2026.",
    "This statement confirms that your monthly benefit was paid on January 31, 2026.",
    "Your benefit will be paid by direct deposit on or about January 31, 2026.",
  ])("%s", (sentence) => {
    expect(payDateOf(sentence)).toBe("2026-01-31");
  });

  test.each([
    "The first benefit was paid on January 31, 2026.",
    "Your benefit has been paid since July 1, 2020.",
    "Your Medicare premium was paid on January 30, 2026.",
    "This overpayment of benefits is payable on March 1, 2026.",
    "The death benefit is payable on January 31, 2026.",
    "A confirmation of your pension was mailed on February 5, 2026.",
    "Your letter asking about the benefit amount of your spouse was sent on February 5, 2026.",
    "The statement of your monthly benefit was issued on February 5, 2026.",
    "A notice about the deposit of your pension will be sent to you on March 2, 2026.",
  ])("is not told by: %s", (sentence) => {
    expect(payDateOf(sentence)).toBeUndefined();
  });
});
