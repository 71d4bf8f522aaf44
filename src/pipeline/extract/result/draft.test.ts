import { describe, expect, it } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { spanOf } from "../layout/sheet.ts";
import { readPages } from "../reading.ts";
import { makeFinding } from "./draft.ts";

/** The print as a recogniser would give it, or as digital text (1). */
function printed(text: string, confidence: number) {
  const page = typedPage(text);
  const words = page.words.map((word) => ({ ...word, confidence }));
  const [cell] = readPages([{ ...page, words }]).sheet.segments;
  if (!cell) throw new Error("Nothing is printed.");
  return spanOf(cell, 0, cell.text.length);
}

describe("the print quoted for a figure", () => {
  it("has the comma that was recognised as a point", () => {
    expect(makeFinding("9000.00", printed("$9.000", 0.98), 1).evidence.text).toBe("$9,000");
  });

  it("keeps the point of a rate and of what is printed digitally", () => {
    expect(makeFinding("9.000", printed("9.000", 0.98), 1).evidence.text).toBe("9.000");
    expect(makeFinding("9000.00", printed("9.000", 1), 1).evidence.text).toBe("9.000");
  });
});
