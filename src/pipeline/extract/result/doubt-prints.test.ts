import { expect, test } from "vitest";
import { doubtLonePrints } from "./doubt-prints.ts";
import type { Finding } from "./draft.ts";

function printed(value: string, text: string, given: { score?: number; confidence?: number } = {}): Finding {
  const { score = 0.9, confidence = 0.99 } = given;
  return {
    value,
    score,
    evidence: { page: 1, box: [0, 0, 1, 1], text, confidence },
    witnessed: false,
    rivals: [],
  };
}

function isDoubted(finding: Finding): boolean {
  doubtLonePrints([finding]);
  return finding.doubt !== undefined;
}

test("recognised figures in a row without comma or cents may have lost their point", () => {
  expect(isDoubted(printed("15787.00", "$15787"))).toBe(true);
  expect(isDoubted(printed("15787.00", "$15,787"))).toBe(false);
  expect(isDoubted(printed("1576.00", "$1576.00"))).toBe(false);
});

test("recognised cents without dollars may have lost them", () => {
  expect(isDoubted(printed("0.80", ".80"))).toBe(true);
  expect(isDoubted(printed("0.80", "$.80"))).toBe(true);
  expect(isDoubted(printed("0.80", "$0.80"))).toBe(false);
  expect(isDoubted(printed("1280.00", "1,280.00"))).toBe(false);
});

test("a recognised figure far from its words is a question unless a sum confirms it", () => {
  expect(isDoubted(printed("12.50", "$12.50", { score: 0.3 }))).toBe(true);
  expect(isDoubted({ ...printed("12.50", "$12.50", { score: 0.3 }), witnessed: true })).toBe(false);
});

test("digital text is never doubted for its form", () => {
  expect(isDoubted(printed("15787.00", "$15787", { score: 0.4, confidence: 1 }))).toBe(false);
});
