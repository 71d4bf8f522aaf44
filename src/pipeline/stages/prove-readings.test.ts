import { describe, expect, it } from "vitest";
import { extractFacts } from "../extract/extract-facts.ts";
import type { Page, Word } from "../page.ts";
import { proveReadings } from "./prove-readings.ts";

type Print = {
  readonly text: string;
  readonly confidence?: number;
  readonly otherReadings?: readonly string[];
};
const line = (label: string, value: Print | string): readonly [string, Print] => [
  label,
  typeof value === "string" ? { text: value } : value,
];

/** A recognised card statement: labels at the left, figures at the right. */
function statement(lines: readonly (readonly [string, Print])[]): Page {
  const words: Word[] = lines.flatMap(([label, value], row) => {
    const y = 0.05 + row * 0.03;
    const labels = label.split(" ").map((text, index): Word => {
      const x = 0.08 + label.split(" ").slice(0, index).join(" ").length * 0.009 + (index > 0 ? 0.009 : 0);
      return { text, box: [x, y, x + text.length * 0.009, y + 0.014], confidence: 0.9999, size: 0.014 };
    });
    const figure: Word = {
      box: [0.6, y, 0.6 + value.text.length * 0.009, y + 0.014],
      size: 0.014,
      confidence: 0.9999,
      ...value,
    };
    return [...labels, figure];
  });
  return { number: 1, aspect: 0.77, source: "ocr", words };
}

const card = (changes: Record<string, Print>) =>
  statement(
    Object.entries({
      "Example Bank Credit Card Statement closing date": "10/12/2026",
      "Account number ending in": "4417",
      "Previous balance": "$1,000.00",
      "Payments and credits": "-$200.00",
      Purchases: "$150.25",
      "Fees charged": "$0.00",
      "Interest charged": "$18.10",
      "New balance": "$968.35",
      "Minimum payment due": "$35.00",
      "Payment due date": "11/07/2026",
      "Purchase APR": "24.99%",
      ...changes,
    }).map(([label, value]) => line(label, value)),
  );
const read = (page: Page) => proveReadings([page], (pages) => extractFacts(pages, { source: "ocr" }));
const accountOf = (page: Page) => read(page).accounts[0];
const weak = (text: string, otherReadings?: readonly string[]): Print => ({
  text,
  confidence: 0.8,
  ...(otherReadings ? { otherReadings } : {}),
});

describe("a weak print is read differently only where a sum proves it", () => {
  it("what another look saw is taken when the balances then roll forward", () => {
    const facts = read(card({ Purchases: weak("$156.25", ["$150.25"]) }));
    expect(facts.accounts[0]).toMatchObject({ purchases: "150.25", currentBalance: "968.35" });
    expect(facts.checks).toContainEqual(expect.objectContaining({ passed: true }));
    expect(facts.warnings).toContainEqual(expect.stringContaining('"$156.25" was taken for "$150.25"'));
    expect(facts.evidence["accounts.0.purchases"]?.text).toBe("$150.25");
  });

  it.each<[string, string, string]>([
    ["$ read as 5", "New balance", "5968.35"],
    ["0 read as 8", "Previous balance", "$1,000.80"],
    ["8 read as 0", "Interest charged", "$10.10"],
  ])("%s is put right", (_, label, text) => {
    expect(accountOf(card({ [label]: weak(text) }))).toMatchObject({
      previousBalance: "1000.00",
      interestCharged: "18.10",
      currentBalance: "968.35",
    });
  });

  it("a clear print is never changed: the contradiction is asked", () => {
    const facts = read(card({ Purchases: { text: "$156.25", otherReadings: ["$150.25"] } }));
    expect(facts.accounts[0]?.purchases).toBeUndefined();
    expect(facts.checks).toContainEqual(expect.objectContaining({ passed: false }));
  });

  it("where two readings would each make the sum hold, none is taken", () => {
    const facts = read(
      card({
        Purchases: weak("$150.26", ["$150.25"]),
        "Previous balance": weak("$1,000.00", ["$999.99"]),
      }),
    );
    expect(facts.checks).toContainEqual(expect.objectContaining({ passed: false }));
    expect(facts.accounts[0]?.purchases).toBeUndefined();
  });

  it("a statement whose sums hold is left as it was read", () => {
    const page = card({ Purchases: weak("$150.25", ["$156.25"]) });
    expect(read(page)).toEqual(extractFacts([page], { source: "ocr" }));
  });

  it("digital text is never read differently", () => {
    const page: Page = { ...card({ Purchases: weak("$156.25", ["$150.25"]) }), source: "pdf-text" };
    expect(read(page)).toEqual(extractFacts([page], { source: "ocr" }));
  });
});
