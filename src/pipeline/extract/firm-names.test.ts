import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const BODY = `
Loan Statement
Statement date    10/02/2026        Loan number      55504821
Principal balance  $8,120.55        Due date       10/20/2026
Monthly payment      $264.18        Interest rate       7.25%
`;

test.each([
  "Pinnacle Hill Mortgage Services, LLC",
  "Northgate Recovery Associates, LLC",
  "Select Harbor Servicing, Inc.",
  "Guildford Mortgage Company",
  "Vantage Point Lending Group",
  "Resurge Capital Services L.P.",
  "First Plains Bank, FSB",
  "Marlow Finance, LLC",
])("a firm's name is read to its end: %s", (name) => {
  const text = `${name}\nPO Box 1200\nDayton, OH 45401\n${BODY}`;
  const { institution } = extractFacts([typedPage(text)], { source: "pdf-text" });
  expect(institution?.replaceAll(/[.,]/g, "")).toBe(name.replaceAll(/[.,]/g, ""));
});

test.each([
  "Bank of the Prairie",
  "The Bank of Elk River",
  "The Farmers State Bank of Alder Fork",
  "BANK OF THE OZARK HILLS",
  "Tri-County FCU",
  "Firefighters First CU",
  "Third Federal Savings & Loan",
  "Northfield Savings and Loan Association",
  "Tower Loan of Mississippi",
  "Blue Mesa Credit Co.",
])("places, charters and hyphens do not cut a name short: %s", (name) => {
  const { institution } = extractFacts([typedPage(`${name}\n\nJordan Sample\n${BODY}`)], {
    source: "pdf-text",
  });
  expect(institution?.replaceAll(".", "")).toBe(name.replaceAll(".", ""));
});

test("the first line over a post box is the sender, whatever it is called", () => {
  const text = `Bestwing\nPO Box 1200\nDayton, OH 45401\n${BODY}`;
  expect(extractFacts([typedPage(text)], { source: "pdf-text" }).institution).toBe("Bestwing");
});

test("the name before a licence number is read without the sentence before it", () => {
  const text = `${BODY}\nQuestions? Call 1-800-555-0111. Brightpath Education Services, NMLS ID 30301.`;
  expect(extractFacts([typedPage(text)], { source: "pdf-text" }).institution).toBe(
    "Brightpath Education Services",
  );
});

test.each([
  ["FARMERS & DROVERS BANK OF ODELL", "FARMERS & DROVERS BANK OF ODELL"],
  ["Old Wharf Co-operative Bank", "Old Wharf Co-operative Bank"],
  ["HARROW&FINCH BANK", "HARROW&FINCH BANK"],
  ["Cedar Hollow\nFederal Credit Union", "Cedar Hollow Federal Credit Union"],
])("places, joined names and second lines belong to the name: %s", (print, name) => {
  expect(extractFacts([typedPage(`${print}\n\n${BODY}`)], { source: "pdf-text" }).institution).toBe(name);
});

test.each(["MEDINA FAMILY TRUST U/A 05/01/2011", "Cash, Money Market funds & Insured Bank Deposit"])(
  "whose money it is and where it is kept name no sender: %s",
  (line) => {
    const text = `
STATEMENT FOR:
${line}

Brokerage account                       Account Number: 431-123456
Ending account value                    $10,000.00

Description            Quantity         Market Value
Birch Kettle Co         50.000          $10,000.00
`;
    expect(extractFacts([typedPage(text)], { source: "pdf-text" }).institution).toBeUndefined();
  },
);

test.each(["Everyday Checking", "Cash Rewards Visa"])(
  "what an account is called is nobody's name, at the head over a post box either: %s",
  (product) => {
    const text = `${product.padEnd(50)}First Fallbrook\nPO Box 100, Dover DE 19901\nStatement period 09/12/2026 - 10/11/2026\nAccount number 000123455512\nBeginning balance $1,000.00\nDeposits $2,000.00\nWithdrawals $1,750.00\nEnding balance $1,250.00`;
    const { institution } = extractFacts([typedPage(text)], { source: "pdf-text" });
    expect(institution).not.toBe(product);
  },
);

test("a trade alone is nobody's name; with the word over it it is one", () => {
  const under = (head: string) =>
    extractFacts([typedPage(`${head}\n${BODY}`)], { source: "pdf-text" }).institution;
  expect(under("HOME MORTGAGE")).toBeUndefined();
  expect(under("AUTO FINANCE")).toBeUndefined();
  expect(under("STANNARD\nHOME MORTGAGE")).toBe("STANNARD HOME MORTGAGE");
});

test("words behind an article are no name for a bank among them", () => {
  const text = `${BODY}\nThe Program Savings Bank is a third party.`;
  expect(extractFacts([typedPage(text)], { source: "pdf-text" }).institution).toBeUndefined();
});
