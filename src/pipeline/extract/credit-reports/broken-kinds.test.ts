import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { spanOf } from "../layout/sheet.ts";
import { readPages } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { withoutBrokenKinds } from "./broken-kinds.ts";

const kept = (print: string, confidence: number) => {
  const { sheet } = readPages([{ ...typedPage(print, { confidence }), source: "ocr" }]);
  const lines = sheet.segments.map((cell) => ({
    creditor: makeFinding(cell.text, spanOf(cell, 0, cell.text.length), 1),
    figures: new Map(),
  }));
  return withoutBrokenKinds(lines).map(({ creditor }) => creditor.value);
};

test("the end of a recognised kind on a line of its own is no account", () => {
  expect(kept("MTG\nALDER MTG", 0.95)).toEqual(["ALDER MTG"]);
  expect(kept("MTG\nALDER MTG", 1)).toEqual(["MTG", "ALDER MTG"]);
});

test.each(["ILLlNOIS CREDIT UNION", "MICHlGAN FIRST CU", "FNBOINTERNATIONAL", "JPMCBINTL CARD"])(
  "the recognised creditor %s stays as it was read",
  (creditor) => {
    const page = `
Corvane Credit Report                    September 25, 2026

Creditor               Type          Status   Limit or loan   Balance
${creditor.padEnd(22)} Credit card   Open     $14,700         $5,599
COPPERLINE BK USA      Credit card   Open     $15,200         $1,261
`;
    const { creditReport } = extractFacts([typedPage(page, { confidence: 0.95 })], { source: "ocr" });
    expect(creditReport?.accounts?.map((account) => account.creditor)).toEqual([
      creditor,
      "COPPERLINE BK USA",
    ]);
  },
);
