import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import type { Finding } from "../result/draft.ts";
import { checkCreditLine } from "./credit-line.ts";

function printed(value: string, confidence: number): Finding {
  return {
    value,
    score: 0.9,
    evidence: { page: 1, box: [0, 0, 1, 1], text: `$${value}`, confidence },
    witnessed: false,
    rivals: [],
  };
}

const card = (limit: string, available: string, balance: string, confidence: number) =>
  new Map([
    ["creditLimit", printed(limit, confidence)],
    ["availableCredit", printed(available, confidence)],
    ["currentBalance", printed(balance, confidence)],
  ]);

test("limit, available credit and balance that agree confirm each other however weak their print", () => {
  const findings = card("5000.00", "3345.66", "1654.34", 0.6);
  expect(checkCreditLine(findings)?.passed).toBe(true);
  expect([...findings.values()].every((finding) => finding.witnessed)).toBe(true);
});

test("on a picture a contradiction makes every unconfirmed figure a question", () => {
  const findings = card("5000.00", "345.66", "1654.34", 0.99);
  expect(checkCreditLine(findings)).toBeUndefined();
  expect([...findings.values()].every((finding) => finding.doubt !== undefined)).toBe(true);
});

test("a balance that another sum confirms is not put in doubt by the limits", () => {
  const findings = card("0.00", "3345.66", "1654.34", 0.99);
  const balance = findings.get("currentBalance");
  if (balance) balance.witnessed = true;
  checkCreditLine(findings);
  expect(balance?.doubt).toBeUndefined();
  expect(findings.get("creditLimit")?.doubt).toBeDefined();
});

test("in digital text pending charges may break the sum without a doubt", () => {
  const findings = card("5000.00", "3000.00", "1654.34", 1);
  checkCreditLine(findings);
  expect([...findings.values()].every((finding) => finding.doubt === undefined)).toBe(true);
});

test("a recognised limit below the balance is a question even where no available credit is printed", () => {
  const findings = card("500.00", "0.00", "1654.34", 0.99);
  findings.delete("availableCredit");
  checkCreditLine(findings);
  expect(findings.get("creditLimit")?.doubt).toBeDefined();
});

test.each([
  ["$4,100.00", "4100.00"],
  ["$450.00", undefined],
])("“Remaining %s” beside a limit of 5,000 and a balance of 900 leaves %s to spend", (left, available) => {
  const page = `
Oak Ridge Bank           Credit Card Statement
Account ending in 4821   Statement date   10/12/2026
New balance              $900.00
Minimum payment due      $57.00
Credit limit             $5,000.00
Remaining                ${left}
`;
  const [account] = extractFacts([typedPage(page)], { source: "pdf-text" }).accounts;
  expect(account).toMatchObject({ currentBalance: "900.00", creditLimit: "5000.00" });
  expect(account?.availableCredit).toBe(available);
});

test("clear prints that differ by charges to come are no contradiction on a picture", () => {
  const findings = card("5000.00", "3245.66", "1654.34", 0.999);
  expect(checkCreditLine(findings)).toBeUndefined();
  expect([...findings.values()].every((finding) => finding.doubt === undefined)).toBe(true);
});
