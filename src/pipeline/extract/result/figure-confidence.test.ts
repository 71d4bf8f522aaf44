import { expect, test } from "vitest";
import type { Finding } from "./draft.ts";
import { figureConfidence } from "./figure-confidence.ts";

const found = (given: { score?: number; witnessed?: boolean; legible?: number } = {}): Finding => ({
  value: "12.50",
  score: given.score ?? 0.9,
  evidence: { page: 1, box: [0, 0, 1, 1], text: "$12.50", confidence: given.legible ?? 1 },
  witnessed: given.witnessed ?? false,
  rivals: [],
});

test("a figure is never certain, not even on a digital page", () => {
  expect(figureConfidence(found({ witnessed: true }))).toBeLessThan(1);
});

test("a label that names it plainly, a witness and clear print each make a figure surer", () => {
  const usual = figureConfidence(found());
  expect(figureConfidence(found({ score: 0.5 }))).toBeLessThan(usual);
  expect(figureConfidence(found({ witnessed: true }))).toBeGreaterThan(usual);
  expect(figureConfidence(found({ legible: 0.98 }))).toBeCloseTo(0.98 * usual, 3);
});
