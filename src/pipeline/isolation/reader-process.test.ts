import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { openPdf } from "../pdf/open-pdf.ts";
import { renderPdfPage } from "../pdf/render-pdf-page.ts";
import { createReaderPool } from "./reader-pool.ts";

const pool = createReaderPool({ size: 1, entry: new URL("./reader-process.ts", import.meta.url) });
afterAll(() => pool.close());

const lines: readonly (readonly [label: string, value: string])[] = [
  ["Account number ending in 4417", ""],
  ["Statement closing date", "10/12/2026"],
  ["Previous balance", "$1,000.00"],
  ["Payments and credits", "-$200.00"],
  ["Purchases", "+$150.25"],
  ["Fees charged", "$0.00"],
  ["Interest charged", "+$18.10"],
  ["New balance", "$968.35"],
  ["Minimum payment due", "$35.00"],
  ["Payment due date", "11/07/2026"],
  ["Credit limit", "$5,000.00"],
  ["Purchase APR", "24.99%"],
];
const statement = tinyPdf([
  textAt(72, 740, "Example Bank Credit Card Statement", 16, "F2") +
    lines
      .map(
        ([label, value], index) =>
          textAt(72, 700 - index * 22, label, 11) + textAt(330, 700 - index * 22, value, 11),
      )
      .join(""),
]);

describe("the reader process of the product", { timeout: 120_000 }, () => {
  it("a digital card statement becomes facts with evidence", async () => {
    const facts = await pool.read({ bytes: statement });
    expect(facts).toMatchObject({ documentType: "credit-cards", source: "pdf-text", pages: 1 });
    expect(facts.accounts).toMatchObject([
      { kind: "credit-card", accountLast4: "4417", currentBalance: "968.35" },
    ]);
    expect(facts.evidence["accounts.0.currentBalance"]).toMatchObject({ page: 1, text: "$968.35" });
  });

  it("a picture of the same statement says the same", async () => {
    const document = await openPdf(statement);
    const { rgb, width, height } = await renderPdfPage(document, 1);
    await document.loadingTask.destroy();
    const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const facts = await pool.read({ bytes });
    expect(facts).toMatchObject({ documentType: "credit-cards", source: "ocr" });
    expect(facts.accounts).toMatchObject([
      { kind: "credit-card", accountLast4: "4417", currentBalance: "968.35" },
    ]);
  });
});
