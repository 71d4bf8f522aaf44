import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (text: string) => extractFacts([typedPage(text)], { source: "pdf-text" });

test.each(["Creditor: Sunward Finance", "Owed to: Sunward Finance", "On behalf of: Brightwell Trust 2019-A"])(
  "a bill that says what may happen to a loan is no collector's letter: %s",
  (line) => {
    for (const said of [
      "If your loan is not paid it may be referred to a collection agency.",
      "Accounts past due are assigned to a collection agency.",
      "This loan was assigned to us. Unpaid accounts are referred to a collection agency.",
    ]) {
      const { institution, accounts } = read(`
Sunward Finance                                 Loan Statement
                                                Statement date: October 5, 2026
Account number: 5512-90881
${line}

Principal balance                               $6,420.55
Interest rate                                   17.900%
Monthly payment                                 $210.00
Payment due date                                October 27, 2026

${said}
`);
      expect(institution).toBe("Sunward Finance");
      expect(accounts[0]).toMatchObject({
        currentBalance: "6420.55",
        minimumPayment: "210.00",
        paymentDueDate: "2026-10-27",
      });
    }
  },
);

const letter = (...lines: readonly string[]) =>
  read(`
Harbor Recovery Group LLC
PO Box 1200, Dover, DE 19901                    October 5, 2026
${lines.join("\n")}
Account number: 5512-90881
Balance due: $640.55

This is an attempt to collect a debt by a debt collector. Unless you dispute the validity of this
debt within 30 days we will assume it is valid.
`).institution;

test("a client who is a person is no creditor, and who lent first goes before a client", () => {
  expect(letter("Client Name: Jane Sample", "Original creditor: Mercy Valley Hospital")).toBe(
    "Mercy Valley Hospital",
  );
  expect(letter("Client: Fallbrook Bank", "Original creditor: Mercy Valley Hospital")).toBe(
    "Mercy Valley Hospital",
  );
  expect(letter("Client Name: Jane Sample")).toBe("Harbor Recovery Group LLC");
  expect(letter("Client Name: Mercy Valley Hospital")).toBe("Mercy Valley Hospital");
});
