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
});
