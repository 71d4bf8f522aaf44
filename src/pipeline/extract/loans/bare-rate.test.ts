import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";

const rateIn = (table: string) =>
  extractFacts(
    [
      typedPage(`
Cobalt Ridge Lending                               Loan statement
Loan number                                             850862854
Statement date                                     April 10, 2026
Unpaid principal                                        $8,000.00
Payment due                                               $348.00
Next payment due date                                  04/30/2026

${table}
`),
    ],
    { source: "pdf-text" },
  ).accounts[0]?.apr;

test("a rate without its sign is the loan's only beside a heading of what it is charged on", () => {
  expect(rateIn("Principal          Rate          Interest\n$8,000.00          7.49          $49.93")).toBe(
    "7.49",
  );
  expect(
    rateIn("Coverage           Rate          Premium\nHazard             1.25          $500.00"),
  ).toBeUndefined();
});

test("a rate without its sign is one behind every label that names the loan's rate", () => {
  for (const label of ["Note Rate", "Annual Interest Rate", "Interest Rate (Fixed)", "Contract Rate"])
    expect(rateIn(`${label.padEnd(50)}7.4900`)).toBe("7.49");
  expect(rateIn(`${"Prime Rate".padEnd(50)}7.4900`)).toBeUndefined();
});
