import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { clean, withoutSeenNotes } from "./name-print.ts";

test("letters behind a company or a trust are a part of its name", () => {
  const { accounts } = extractFacts(
    [
      typedPage(`
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $8,000.00
Holding                     Quantity    Price      Market Value
Liberty Media Corp A,B      100.000     $40.00     $4,000.00
ETF SERIES TRUST A,B        100.000     $40.00     $4,000.00
`),
    ],
    { source: "pdf-text" },
  );
  expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual([
    "Liberty Media Corp A,B",
    "ETF SERIES TRUST A,B",
  ]);
});

const BANKS = ["DEUTSCHE BANK A.G", "TORONTO BANK S.A", "NORDIC BANK A.B", "LOW COUNTRY BANK N.V"];

test.each([undefined, 0.99])(
  "the form of a company is a part of a bank's name (read with %s)",
  (confidence) => {
    const lines = BANKS.map((name) => `${name.padEnd(27)} 100.000     $40.00     $4,000.00`).join("\n");
    const { accounts } = extractFacts(
      [
        typedPage(
          `
HARBOR BROKERAGE                                       June 1 - June 30, 2026
Account 1234-5678
Total account value $16,000.00
Holding                     Quantity    Price      Market Value
${lines}
`,
          confidence === undefined ? {} : { confidence },
        ),
      ],
      { source: confidence === undefined ? "pdf-text" : "ocr" },
    );
    expect(accounts[0]?.holdings?.map(({ name }) => name)).toEqual(BANKS);
  },
);

test("a full stop between letters of notes is read of pictures alone", () => {
  expect(clean("EXAMPLE BANK, SSB X,Z")).toBe("EXAMPLE BANK, SSB");
  expect(clean("EXAMPLE BANK P.K")).toBe("EXAMPLE BANK P.K");
  expect(withoutSeenNotes("EXAMPLE BANK, SSB X.Z")).toBe("EXAMPLE BANK, SSB");
});

test.each(["Harbor Money Market+", "Stable Value+", "Growth~", "Income Plus+ Fund"])(
  "a sign close to the last word is a part of the name: %s",
  (name) => {
    expect(clean(name)).toBe(name);
    expect(clean(`${name} +`)).toBe(name);
    expect(clean(`${name} ~`)).toBe(name);
  },
);

test.each(["Apex Tools*", "Apex Tools †", "Apex Tools +", "Apex Tools ~", "Apex Tools +1", "Apex Tools#"])(
  "other signs, and those apart from it, are notes: %s",
  (print) => {
    expect(clean(print)).toBe("Apex Tools");
  },
);
