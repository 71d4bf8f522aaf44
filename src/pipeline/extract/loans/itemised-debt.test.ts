import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const NOTICE = `
Harrow Bay Associates, LLC                         To: Jordan Sample
120 Corporate Blvd                                     4418 Maple Hollow Dr
Norfolk, VA 23502                                      Albany, NY 12207
                                                   Reference: 4421-77003918
                                                   Date: March 9, 2026

Harrow Bay Associates, LLC is a debt collector. We are trying to collect a debt that you
owe to Harrow Bay Associates, LLC.

Our information shows:                             How can you dispute the debt?
You had a Sample Bank account with                 - Call or write to us by April 20, 2026, to dispute all or part
account number ending in 4417.                       of the debt. If you do not, we will assume that our
As of December 12, 2024, you owed:     $1,204.55     information is correct.
Between December 12, 2024 and today:               - If you write to us by April 20, 2026, we must stop
You were charged this amount in                      collection on any amount you dispute.
interest:                             + $0.00
You were charged this amount in                    What else can you do?
fees:                                 + $0.00
You paid or were credited this amount              - Write to ask for the name and address of the original
toward the debt:                      - $50.00       creditor, if different from the current creditor.
Total amount of the debt now:          $1,154.55
`;

describe("the itemisation of a debt", () => {
  test("the four lines of the regulator's model are what was owed, and what came and went since", () => {
    expect(read(NOTICE).accounts).toMatchObject([
      {
        currentBalance: "1154.55",
        previousBalance: "1204.55",
        interestCharged: "0.00",
        feesCharged: "0.00",
        paymentsAndCredits: "50.00",
      },
    ]);
  });

  test("a debt to which nothing came since is proved by its zeros where the words say what they are", () => {
    const [account] = read(NOTICE.replace("- $50.00", "-  $0.00").replace("$1,154.55", "$1,204.55")).accounts;
    expect(account).toMatchObject({ currentBalance: "1204.55", paymentsAndCredits: "0.00" });
  });

  test("lines that do not add up name nothing", () => {
    const [account] = read(NOTICE.replace("$1,154.55", "$1,145.55")).accounts;
    expect(account).not.toHaveProperty("previousBalance");
    expect(account).not.toHaveProperty("paymentsAndCredits");
  });

  test("fees before interest are another sum than the model's", () => {
    const swapped = NOTICE.replaceAll(/interest:|fees: {4}/g, (word) =>
      word === "interest:" ? "fees:    " : "interest:",
    );
    const [account] = read(swapped).accounts;
    expect(account).not.toHaveProperty("interestCharged");
  });

  const LAWYERS = `
HALDEN & ROARK, P.C.
Attorneys at Law
Current Creditor: Calder Funding LLC
Original Creditor: Plains Bank, N.A.
Account Number: XXXXXXXXXXXX5539

This law firm represents Calder Funding LLC in connection with the account.
  Total amount of the debt due as of charge-off:                                $8,312.54
  Total amount of interest accrued since charge-off:                                $0.00
  Total amount of non-interest charges or fees accrued since charge-off:            $0.00
  Total amount of payments and credits made since charge-off:                       $0.00
  Current balance:                                                              $8,312.54
This communication is from a debt collector.
`;

  test("non-interest charges or fees are fees", () => {
    const nothing = { interestCharged: "0.00", feesCharged: "0.00", paymentsAndCredits: "0.00" };
    expect(read(LAWYERS).accounts).toMatchObject([{ previousBalance: "8312.54", ...nothing }]);
    const due = LAWYERS.replace("Total amount of the debt due as of", "Total due as of");
    expect(read(due).accounts).toMatchObject([{ previousBalance: "8312.54", ...nothing }]);
  });

  test("lines that are set in, with their signs in a column of their own", () => {
    const { accounts } = read(`
HALDEN & ROARK, P.C.
RE:  Creditor: HARBOR BANK, N.A.     Account No. ending in: 4417
As of September 30, 2025, you owed:                                     $1,972.08
Between September 30, 2025 and today:
   You were charged this amount in interest:                      +         $0.00
   You were charged this amount in fees:                          +         $0.00
   You paid or were credited this amount toward the debt:         -        $50.00
Total amount of the debt now:                                           $1,922.08
Halden & Roark, P.C. is a debt collector. We are trying to collect a debt that you owe.
`);
    expect(accounts).toMatchObject([
      { currentBalance: "1922.08", previousBalance: "1972.08", paymentsAndCredits: "50.00" },
    ]);
  });

  const ROW = `
HALDEN RECOVERY, LLC
Creditor: Plains Bank, N.A.        Account: XXXX4417
Itemization of the debt

Balance as of        Interest     Fees        Payments     Current
Charge-off Date                               & Credits    Balance
$2,410.00            $0.00        $15.00      $75.00       $2,350.00

This is an attempt to collect a debt by a debt collector.
`;

  test("an itemisation in one row under headings", () => {
    expect(read(ROW).accounts).toMatchObject([
      {
        currentBalance: "2350.00",
        previousBalance: "2410.00",
        interestCharged: "0.00",
        feesCharged: "15.00",
        paymentsAndCredits: "75.00",
      },
    ]);
    const [account] = read(ROW.replace("$75.00", "$57.00")).accounts;
    expect(account).not.toHaveProperty("paymentsAndCredits");
  });

  test("a line of interest and fees at once is neither of them", () => {
    const letter = (more: string) => `
CALDER RECOVERY SERVICES
October 12, 2026
This is an attempt to collect a debt.  Account number ending 4417    Creditor Lakeline Bank

You owed on 03/01/2026                     $1,200.00
  Interest and fees added since              $150.00
${more}  Payments since                              $50.00
Total amount of the debt now               $1,300.00
`;
    for (const more of ["", "  Other sums added since                       $0.00\n"]) {
      const [account] = read(letter(more)).accounts;
      expect(account).toMatchObject({ currentBalance: "1300.00" });
      expect(account).not.toHaveProperty("feesCharged");
      expect(account).not.toHaveProperty("interestCharged");
    }
  });

  test("a mere total of principal, interest and fees is what a collector asks for, of whomever it calls its client", () => {
    const letter = (label: string, fees: string) => `
HALDEN RECOVERY GROUP                             October 5, 2026
Reference Number: 55120091
This is an attempt to collect a debt. Unless you notify this office within 30 days that you
dispute the validity of this debt, we will assume it is valid.
${label.padEnd(32)}Fallbrook Bank
Account Number:                 XXXXXXXXXXXX4417
Principal Balance:              $1,800.00
Interest:                         $120.50
Fees:                              ${fees}
Total:                          $1,945.50
`;
    for (const label of ["Client:", "Owed to:", "On behalf of:", "Current Creditor:"])
      expect(read(letter(label, "$25.00")).accounts).toMatchObject([
        { currentBalance: "1945.50", institution: "Fallbrook Bank" },
      ]);
  });
});
