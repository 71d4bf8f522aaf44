import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

test("the due day of another order, after the period, dates no statement", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
QUADPAY NOW                                       Account statement
                                                  29 May 2026 to 28 Jun 2026
Your orders
Store           Order no.    Order total   Paid      Owing     Next installment   Due date
Wayside Home    3357255342   $71.02        $17.77    $53.25    $17.75             Jul 5, 2026
Petalry         2899087834   $228.73       $114.37   $114.36   $57.18             Jul 6, 2026
Owing total                                          $167.61
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts.map(({ statementDate }) => statementDate)).toEqual(["2026-06-28", "2026-06-28"]);
  expect(accounts[0]).toMatchObject({ periodEnd: "2026-06-28", paymentDueDate: "2026-07-05" });
});

test("a part that is being processed gives its day to no other order", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
QUARTAPAY                                      Account overview
RILEY MUSTER
Order 300114522 - Sole House
Remaining balance  $119.64
Oct 14, 2026   1st payment   $39.88   Processing
Nov 14, 2026   2nd payment   $39.88   Upcoming
Dec 14, 2026   3rd payment   $39.88   Upcoming
Sep 14, 2026   Down payment  $39.88   Paid
Order 300114533 - Hearth Home
Remaining balance  $60.00
Oct 20, 2026   1st payment   $30.00   Refunded
Nov 20, 2026   2nd payment   $30.00   Upcoming
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts).toMatchObject([{ currentBalance: "119.64" }, { currentBalance: "60.00" }]);
  expect(accounts[1]?.paymentDueDate).not.toBe("2026-10-14");
});
