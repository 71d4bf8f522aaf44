import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "../extract-facts.ts";
import { spelledCreditor } from "./creditor-spelling.ts";

test.each([
  ["SYNCBIHARDWARE BARN", "SYNCB/HARDWARE BARN"],
  ["DEPT OF EDINELWICK", "DEPT OF ED/NELWICK"],
  ["ARDENlFALLMERE", "ARDEN/FALLMERE"],
  ["IST HARBOR FCU", "1ST HARBOR FCU"],
  // The report prints it with a stroke elsewhere.
  ["HOLMIFALLMERE", "HOLM/FALLMERE"],
  // An I, as far as the print tells.
  ["FIDELITY BK", "FIDELITY BK"],
  ["ARDENIFALLMERE", "ARDENIFALLMERE"],
  ["SYNCB/IVORY HOME", "SYNCB/IVORY HOME"],
  ["Ist Harbor", "Ist Harbor"],
])("%s is the creditor %s", (read, printed) => {
  expect(spelledCreditor(read, ["Inquiry HOLM/FALLMERE 03/21/2026"])).toBe(printed);
});

test("recognised creditors of a report have their strokes, printed ones are as they are", () => {
  const page = `
Corvane Credit Report                    September 25, 2026

Creditor               Type          Status   Limit or loan   Balance
CBNAIOUTFITTERS        Credit card   Open     $14,700         $5,599
COPPERLINE BK USA      Credit card   Open     $15,200         $1,261
`;
  const creditors = (confidence: number, source: "ocr" | "pdf-text") =>
    extractFacts([typedPage(page, { confidence })], { source }).creditReport?.accounts?.map(
      ({ creditor }) => creditor,
    );
  expect(creditors(0.99, "ocr")).toEqual(["CBNA/OUTFITTERS", "COPPERLINE BK USA"]);
  expect(creditors(1, "pdf-text")).toEqual(["CBNAIOUTFITTERS", "COPPERLINE BK USA"]);
});
