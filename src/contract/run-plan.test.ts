import { describe, expect, it } from "vitest";
import vectorsText from "#test/vectors/payoff-vectors.json?raw";
import { runPlanJson } from "./run-plan.ts";

type Vector = { id: string; request: Record<string, unknown>; expect: Record<string, unknown> };
const vectors: Vector[] = JSON.parse(vectorsText);

const run = (request: unknown) => runPlanJson(JSON.stringify(request));

/** Plans without rounding are a textbook's view, not a bank's; the independent reference in test/ covers them. */
const inWholeCents = vectors.filter(({ request }) => !("rounding" in request) || "op" in request);

describe("published, regulatory and hand-made vectors", () => {
  it.each(inWholeCents.map((vector) => [vector.id, vector] as const))(
    "%s",
    (_id, { request, expect: answer }) => {
      expect(run(request)).toMatchObject(answer);
    },
  );

  it("a plan without rounding is refused in words, not rounded in silence", () => {
    const unrounded = vectors.filter((vector) => !inWholeCents.includes(vector));
    expect(unrounded).toHaveLength(4);
    for (const { request } of unrounded) {
      expect(run(request)).toMatchObject({ status: "BAD_REQUEST", path: "rounding" });
    }
  });
});
