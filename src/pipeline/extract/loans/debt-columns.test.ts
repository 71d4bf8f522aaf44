import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const read = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" });

const VISITS = `
Medora, Inc.
Dear Jordan Sample:
The account(s) listed below have been placed with this office for collection.

Creditor             Account Number   Service Date   Original Balance   Payments/Adj.   Current Balance
LAKES HOSPITAL       E183451687       12/5/2025           $423.42            $0.00          $423.42
LAKES HOSPITAL       V342425269       11/22/2025        $1,943.99         -$194.40        $1,749.59
                                                              Total Balance Due:        $2,173.01

This is an attempt to collect a debt by a debt collector.
`;

describe("a collector's table of visits", () => {
  test("each row tells what was owed at first and what was paid since", () => {
    expect(read(VISITS).accounts).toMatchObject([
      { currentBalance: "423.42", originalBalance: "423.42", paymentsAndCredits: "0.00" },
      { currentBalance: "1749.59", originalBalance: "1943.99", paymentsAndCredits: "194.40" },
    ]);
  });

  test("rows that do not add up tell what is owed only", () => {
    const { accounts } = read(VISITS.replace("-$194.40", "-$149.40"));
    expect(accounts.map(({ currentBalance }) => currentBalance)).toEqual(["423.42", "1749.59"]);
    for (const account of accounts) {
      expect(account).not.toHaveProperty("originalBalance");
      expect(account).not.toHaveProperty("paymentsAndCredits");
    }
  });

  test("what a visit cost is no balance, and what insurance paid is not all that was paid", () => {
    const { accounts } = read(`
COMPUTED CREDIT, INC.
Wake Clinic has placed the following accounts with us for collection.

Patient Name       Account Number   Date of Service   Charges     Insurance    Adjustments   Patient Balance
JORDAN SAMPLE      W00148822        09/02/2025        $2,400.00   $1,800.00    $350.00       $250.00
JORDAN SAMPLE      W00149007        10/14/2025        $600.00     $0.00        $0.00         $600.00
                                                                  Total Amount Due:  $850.00

This communication is from a debt collector. This is an attempt to collect a debt.
`);
    expect(accounts).toMatchObject([
      { accountLast4: "8822", currentBalance: "250.00" },
      { accountLast4: "9007", currentBalance: "600.00" },
    ]);
    expect(accounts[0]).not.toHaveProperty("originalBalance");
    expect(accounts[0]).not.toHaveProperty("paymentsAndCredits");
  });

  test("a total whose words push it out of its column", () => {
    const { accounts } = read(`
COMPUTED CREDIT, INC.
The accounts below were placed with us for collection:

Client           Acct#       Date of Service   Principal    Interest    Payments    Balance
LAKES CLINIC     9981204     07/01/2025        $210.00      $0.00       $10.00      $200.00
LAKES CLINIC     9981377     07/22/2025        $415.25      $2.00       $0.00       $417.25
                                                                 Total Due: $617.25

This is an attempt to collect a debt. This communication is from a debt collector.
`);
    expect(accounts).toMatchObject([
      { currentBalance: "200.00", originalBalance: "210.00", paymentsAndCredits: "10.00" },
      { currentBalance: "417.25", interestCharged: "2.00" },
    ]);
  });

  test("a title over the headings, and the total over the letter", () => {
    const { accounts } = read(`
CENTRAL FINANCE COMPANY, INC.                        Date: 06/18/2026
Jordan Sample                                        CFC Account #: 8812044
Amount Due: $1,203.55

Account(s) placed for collection:
Client                     Client Acct #   Date of Service  Balance on DOS   Interest  Fees    Payments/Credits  Balance
LAKES HEALTH               B10044871       01/04/2026       $1,000.00        $0.00     $0.00   $0.00             $1,000.00
LAKES IMAGING              B10044992       01/05/2026       $253.55          $0.00     $0.00   $50.00            $203.55

This is an attempt to collect a debt by a debt collector.
`);
    expect(accounts).toMatchObject([
      { accountLast4: "4871", currentBalance: "1000.00", previousBalance: "1000.00" },
      { accountLast4: "4992", currentBalance: "203.55", paymentsAndCredits: "50.00" },
    ]);
  });
});

const COLLECTOR = `
CALDER RECOVERY SERVICES
October 12, 2026
This is an attempt to collect a debt.  Account number ending 4417    Creditor Lakeline Bank
`;

test.each(["Interest and costs", "Interest & fees", "Fees/interest", "Interest & charges"])(
  "a column of both is a part of the sum, and neither interest nor fees: %s",
  (heading) => {
    const { accounts } = read(`
CALDER RECOVERY SERVICES
October 12, 2026
This is an attempt to collect a debt. This communication is from a debt collector.

Creditor            Account number    Charge-off balance   ${heading.padEnd(21)}Payments   Balance
Lakeline Bank        ....4417          $1,200.00            $150.00              $50.00     $1,300.00
Ridge Bank           ....2218            $800.00             $20.00               $0.00       $820.00
Total                                                                                       $2,120.00
`);
    expect(accounts).toMatchObject([
      { currentBalance: "1300.00", previousBalance: "1200.00", paymentsAndCredits: "50.00" },
      { currentBalance: "820.00", previousBalance: "800.00", paymentsAndCredits: "0.00" },
    ]);
    for (const account of accounts) {
      expect(account).not.toHaveProperty("feesCharged");
      expect(account).not.toHaveProperty("interestCharged");
    }
  },
);

test("rows of one number are instalments of one debt", () => {
  const { accounts } = read(`${COLLECTOR}
Account number     Date          Balance due
....4417           10/01/2026    $780.00
....4417           11/01/2026    $780.00
Total              $1,560.00
`);
  expect(accounts).toHaveLength(1);
});

test.each([
  ["", "Settlement", "Plan A"],
  ["", "Plan", "Option A"],
  ["Our offer", "Plan", "A"],
])("what an offer takes off was never paid: %s %s %s", (title, heading, name) => {
  const [account] = read(`${COLLECTOR}
${title}
${heading.padEnd(16)} Principal      Interest      Fees      Payments    Amount due
${name.padEnd(16)} $1,200.00      $0.00         $0.00     $420.00     $780.00
`).accounts;
  expect(account).not.toHaveProperty("paymentsAndCredits");
  expect(account).not.toHaveProperty("originalBalance");
});

test("a row of another sum does not replace a debt that is proved", () => {
  const [account] = read(`${COLLECTOR}
Principal                $1,200.00
Court costs                 $60.00
Amount due               $1,260.00

If paid by 11/15/2026
Principal      Interest      Fees      Payments    Amount due
$1,200.00      $0.00         $0.00     $420.00     $780.00
`).accounts;
  expect(account).toMatchObject({ currentBalance: "1260.00" });
  expect(account).not.toHaveProperty("paymentsAndCredits");
});
