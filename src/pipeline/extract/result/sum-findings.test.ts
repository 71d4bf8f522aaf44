import { describe, expect, it } from "vitest";
import type { Finding } from "./draft.ts";
import { sumFindings } from "./sum-findings.ts";

const printed = (value: string, page: number, top: number): Finding => ({
  value,
  score: 1,
  evidence: { page, box: [0.6, top, 0.7, top + 0.25], text: `$${value}`, confidence: 1 },
  witnessed: true,
  rivals: [],
});

describe("a figure that is printed in parts", () => {
  it("is proved by a box around all of them", () => {
    const sum = sumFindings([printed("10.00", 1, 0.25), printed("2.50", 1, 0.5)]);
    expect(sum?.value).toBe("12.50");
    expect(sum?.evidence).toMatchObject({ page: 1, box: [0.6, 0.25, 0.7, 0.75], text: "$10.00 + $2.50" });
  });

  it("is quoted without the marks of a side, which stand apart from their amounts", () => {
    const credit = printed("10.00", 1, 0.25);
    const marked = { ...credit, evidence: { ...credit.evidence, text: "$10.00CR" } };
    expect(sumFindings([marked, printed("0.00", 1, 0.5)])?.evidence.text).toBe("$10.00 + $0.00");
    expect(sumFindings([marked])?.evidence.text).toBe("$10.00CR");
  });

  it("is not returned where no page shows all of them", () => {
    expect(sumFindings([printed("10.00", 1, 0.25), printed("2.50", 2, 0.5)])).toBeUndefined();
  });

  it("is what one part says where the others are nothing, on whatever page", () => {
    const sum = sumFindings([printed("10.00", 1, 0.25), printed("0.00", 2, 0.5)]);
    expect(sum).toMatchObject({ value: "10.00", evidence: { page: 1, text: "$10.00" } });
    const nothing = sumFindings([printed("0.00", 1, 0.25), printed("0.00", 2, 0.5)]);
    expect(nothing).toMatchObject({ value: "0.00", evidence: { page: 1 } });
  });
});
