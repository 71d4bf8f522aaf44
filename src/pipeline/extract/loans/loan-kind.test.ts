import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const kindOf = (page: string) => extractFacts([typedPage(page)], { source: "pdf-text" }).accounts[0]?.kind;

const figures = `
Account number                                        4485990166
Statement date                                    March 10, 2026
Outstanding principal                                  $1,158.50
Interest rate                                             19.00%
Scheduled payment                                         $73.51
Next due date                                     March 30, 2026
`;

test("money lent with nothing bought by it is a person's loan, whatever the small print says of collecting", () => {
  expect(kindOf(`North Pass Loans\n${figures}\nThis is an attempt to collect a debt.`)).toBe("personal-loan");
  expect(kindOf(`Parcelo Loans\n${figures}\nYour purchase at Halden Electronics, order 4471.`)).toBe("loan");
});

test("an authority for education, a home's equity and a ship say of which kind a loan is", () => {
  expect(
    kindOf(
      `Aidpoint Loan Services\n${figures}\nA name of the Blue Ridge Higher Education Assistance Authority`,
    ),
  ).toBe("student-loan");
  expect(kindOf(`Preferred Ship Mortgage\n${figures}\nVessel: Second Wind\nOfficial No. 1110315`)).toBe(
    "loan",
  );
  expect(
    kindOf(
      `Clearmark Home Equity Servicing\n${figures}\nCredit limit $70,000.00\nAvailable credit $42,777.31`,
    ),
  ).toBe("heloc");
});
