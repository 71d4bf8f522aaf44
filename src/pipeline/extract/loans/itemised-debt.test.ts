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
});
