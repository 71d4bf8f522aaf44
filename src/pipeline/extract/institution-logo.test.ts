import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { withWholeName } from "./institution-logo.ts";
import { spanOf } from "./layout/sheet.ts";
import { readPages } from "./reading.ts";
import { makeFinding } from "./result/draft.ts";

/** The whole of a name of which `part` was found in the cell that holds it first. */
function wholeOf(part: string, print: string): string | undefined {
  const reading = readPages([typedPage(print)]);
  const cell = reading.sheet.segments.find(({ text }) => text.includes(part));
  if (!cell) return undefined;
  const start = cell.text.indexOf(part);
  return withWholeName(makeFinding(part, spanOf(cell, start, start + part.length), 1), reading).value;
}

test("a logo whose lines stand beside another column is one name", () => {
  const head = `
Snowfield Community          MEMBER NUMBER       XXX1408
Credit Union                 STATEMENT PERIOD    05/01/26
P.O. Box 97050`;
  expect(wholeOf("Snowfield Community", head)).toBe("Snowfield Community Credit Union");
});

test("a trade under a name belongs to it where the paper says both together", () => {
  const head = "CAPITOL               Quarterly statement\nFUNDS®\n\nMorgan Example\n\n";
  expect(wholeOf("CAPITOL", `${head}Capitol Funds are distributed by Capitol Client Group.`)).toBe(
    "CAPITOL FUNDS",
  );
  expect(wholeOf("CAPITOL", `${head}Capitol Group distributes them.`)).toBe("CAPITOL");
});

test.each([
  ["BARLOW BANK", "MEMBER FDIC", "Barlow Bank Member FDIC."],
  ["BARLOW BANK", "Equal Housing Lender", "Barlow Bank Equal Housing Lender"],
  ["Harlan Savings Bank", "Customer Service", "Write to Harlan Savings Bank Customer Service, PO Box 12"],
  ["Tri-County Bank", "Online Banking", "Tri-County Bank Online Banking is free."],
  ["Barlow Bank", "Trust", "Barlow Bank Trust is a department."],
  ["HARLAN", "TRUST", "The Harlan Trust Department"],
  ["HARLAN", "GROUP", "HARLAN GROUP"],
])("what a house is a member of, and its services, end no name: %s over %s", (name, under, foot) => {
  expect(wholeOf(name, `${name}\n${under}\n\nMorgan Example\n\n${foot}`)).toBe(name);
});

test("the first word of a logo in other print belongs to the name where the paper says both together", () => {
  const head = "calder BLAKE               Account Number 7785-8562\n\nMorgan Example\n\n";
  expect(wholeOf("BLAKE", `${head}Calder Blake, Member SIPC`)).toBe("calder BLAKE");
  expect(wholeOf("BLAKE", `${head}Blake, Member SIPC`)).toBe("BLAKE");
  expect(wholeOf("BLAKE", "Your BLAKE\n\nYour Blake account")).toBe("BLAKE");
});

test.each([
  ["Contact", "Barlow Bank"],
  ["Visit", "Barlow Bank"],
  ["contact", "BARLOW"],
])("whom a head tells the reader to turn to is named without that word: %s %s", (first, name) => {
  const foot = "Contact Barlow Bank at 1-800-555-0101\nVisit Barlow Bank\nContact Barlow at 1-800-555-0101";
  expect(wholeOf(name, `${first} ${name}\n\nMorgan Example\n\n${foot}`)).toBe(name);
});

test("a name that the end of a line broke is the one that another line prints whole", () => {
  const notes = "The card is issued by Barlow Bank\nDelaware (Barlow) under a licence.\n";
  expect(wholeOf("Barlow Bank", `${notes}\nWrite to Barlow Bank Delaware, PO Box 8802`)).toBe(
    "Barlow Bank Delaware",
  );
  expect(wholeOf("Barlow Bank", `${notes}\nWrite to Barlow Bank, PO Box 8802`)).toBe("Barlow Bank");
});

test.each(["Delaware, OH 43015", "Delaware OH 43015", "Delaware,      OH 43015", "Delaware, Ohio 43015"])(
  "a place in an address ends no name: %s",
  (place) => {
    const notes = `Overnight payments: Barlow Bank ${place}\n\n`;
    expect(wholeOf("Barlow Bank", `${notes}Barlow Bank\n${place}\n`)).toBe("Barlow Bank");
    expect(wholeOf("Barlow Bank", `${notes}Payments go to Barlow Bank\n${place}\n`)).toBe("Barlow Bank");
    expect(wholeOf("Barlow Bank", `${notes}It is issued by Barlow Bank\nDelaware (Barlow) in law.\n`)).toBe(
      "Barlow Bank",
    );
  },
);
