export type CreditBand = "Excellent" | "Good" | "Fair" | "Poor";

const BANDS = [
  [750, "Excellent"],
  [700, "Good"],
  [650, "Fair"],
] as const satisfies readonly (readonly [number, CreditBand])[];

/** The label of a credit score from 300 to 850: from 750, 700 and 650 on; our own bands, lenders have theirs. */
export function creditBand(score: number): CreditBand {
  return BANDS.find(([from]) => score >= from)?.[1] ?? "Poor";
}
