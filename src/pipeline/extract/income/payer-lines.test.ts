import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const BODY = `
Employee: Jordan Ellis            Employee ID: 48213
Pay Period: 03/01/2026 - 03/14/2026      Pay Date: 03/20/2026

Earnings            Rate     Hours      Current         YTD
Regular            25.00     80.00     2,000.00   12,000.00
Gross Pay                              2,000.00   12,000.00

Taxes
Federal Income Tax                       210.00    1,260.00
Social Security                          124.00      744.00
Medicare                                  29.00      174.00

Net Pay                                1,637.00    9,822.00
`;

const payerUnder = (head: string) =>
  extractFacts([typedPage(`${head}\n${BODY}`)], { source: "pdf-text" }).income?.[0]?.payer;

test.each([
  ["St. Brendan Regional", "Medical Center"],
  ["Sisters of", "Charity Hospital"],
  ["Harbor Freight", "& Salvage"],
  ["Department of Parks", "and Recreation"],
])("the name behind a label goes on in the line over its address: %s / %s", (first, second) => {
  const lines = `Earnings Statement\nEmployer:  ${first}\n           ${second}\n           1200 Commerce Way, Dayton, OH 45402`;
  expect(payerUnder(lines)).toBe(`${first} ${second}`);
  const alone = `${first}\n${second}\n1200 Commerce Way, Dayton, OH 45402          Earnings Statement`;
  expect(payerUnder(alone)).toBe(`${first} ${second}`);
});

test.each([
  ["City of Dover", "Public Health"],
  ["Dover County", "Health Services"],
  ["Harlan Medical Center", "Family Services"],
])("a part of the firm, city or county under its whole name is none of it: %s / %s", (first, second) => {
  const lines = `Earnings Statement\nEmployer:  ${first}\n           ${second}\n           1200 Commerce Way, Dayton, OH 45402`;
  expect(payerUnder(lines)).toBe(first);
  const alone = `${first}\n${second}\n1200 Commerce Way, Dayton, OH 45402          Earnings Statement`;
  expect(payerUnder(alone)).toBe(first);
});

test.each([
  ["Clark County", "School District"],
  ["Harlan University", "Medical Center"],
])("a body of its own goes on with the name over it: %s / %s", (first, second) => {
  const lines = `Earnings Statement\nEmployer:  ${first}\n           ${second}\n           1200 Commerce Way, Dayton, OH 45402`;
  expect(payerUnder(lines)).toBe(`${first} ${second}`);
});

test("behind a label, a line that says what the firm does ends its name", () => {
  expect(
    payerUnder(
      "Earnings Statement\nEmployer:  J. B. Harlan\n           Trucking, Inc.\n           9 Main St, Dayton, OH 45402",
    ),
  ).toBe("J. B. Harlan Trucking, Inc.");
});

test("what stands between a firm's name and its address need be no part of it", () => {
  for (const other of ["Payroll Department", "Attn: Maria Lopez", "dba Corner Grill", "Suite 200"])
    expect(
      payerUnder(
        `Earnings Statement\nEmployer:  Ace Holdings LLC\n           ${other}\n           9 Main St, Dayton, OH 45402`,
      ),
    ).toBe("Ace Holdings LLC");
});

test("the headings of a firm's box are no payer", () => {
  const head =
    "Pay Stub\nCompany Name                      Company Address\nEarnings Research Group LLC       1200 Commerce Way, Dayton, OH 45402";
  expect(payerUnder(head)).not.toBe("Company");
});
