import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
type Vector = { readonly id: string; readonly request: Record<string, unknown>; readonly expect: object };
const vectors = JSON.parse(readFileSync(join(root, "test/vectors/payoff-vectors.json"), "utf8")) as Vector[]; // our own file
/** Plans without rounding are a textbook's view; the program rounds as banks do and says so. */
const inWholeCents = vectors.filter(({ request }) => !("rounding" in request) || "op" in request);

/** The program as a person runs it: lines of JSON in, lines of JSON out, one process. */
function plan(input: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "src", "server", "cli.ts"), "plan", ...options],
    { input, encoding: "utf8", env: { PATH: process.env["PATH"] ?? "" } },
  );
  return { status, stderr, lines: stdout.split("\n").slice(0, -1) };
}
const parsed = (lines: readonly string[]) => lines.map((line): unknown => JSON.parse(line));

describe("plan on the command line", () => {
  it("answers every published, regulatory and hand-made vector in whole cents, a line each, in order", () => {
    const { status, stderr, lines } = plan(
      inWholeCents.map(({ request }) => `${JSON.stringify(request)}\n`).join(""),
    );
    expect({ status, stderr, lines: lines.length }).toEqual({
      status: 0,
      stderr: "",
      lines: inWholeCents.length,
    });
    const answers = parsed(lines).map((answer, index) => ({ id: inWholeCents[index]?.id, answer }));
    expect(answers).toMatchObject(inWholeCents.map(({ id, expect: answer }) => ({ id, answer })));
    expect(inWholeCents.length).toBeGreaterThanOrEqual(30);
  });

  it("answers a wrong line in its place, goes on with the next, and ends with 1", () => {
    const debts = [{ id: "a", balanceCents: 1000, apr: "0", minimum: { type: "fixed", cents: 100 } }];
    const good = JSON.stringify({ budgetCents: 500, debts });
    const { status, lines } = plan(
      `${good}\n{"debts": \n\n${JSON.stringify({ budgetCents: -1, debts })}\n${good}`,
    );
    expect(status).toBe(1);
    expect(parsed(lines)).toMatchObject([
      { status: "PAID", months: 2 },
      { status: "BAD_REQUEST", path: "" },
      { status: "BAD_REQUEST", path: "budgetCents" },
      { status: "PAID", months: 2 },
    ]);
  });

  it("takes one request over several lines, and does not mind a byte order mark", () => {
    const request = {
      budgetCents: 500,
      debts: [{ id: "a", balanceCents: 1000, apr: "0", minimum: { type: "fixed", cents: 100 } }],
    };
    for (const text of [JSON.stringify(request, null, 2), `\uFEFF${JSON.stringify(request)}\n`]) {
      const { status, lines } = plan(text);
      expect({ status, answers: parsed(lines) }).toMatchObject({
        status: 0,
        answers: [{ status: "PAID", months: 2 }],
      });
    }
  });

  it("a first line that is wrong does not spoil those after it", () => {
    const { status, lines } = plan('{"debts": [\n{"debts": []}\n\n{"debts": []}\n');
    expect(status).toBe(1);
    expect(parsed(lines)).toMatchObject([{ status: "BAD_REQUEST" }, { status: "PAID" }, { status: "PAID" }]);
  });

  it("keeps a thousand plans in the order of their lines", () => {
    const requests = Array.from({ length: 1000 }, (_, index) => ({
      budgetCents: 1000,
      debts: [
        {
          id: `d${index}`,
          balanceCents: 1000 * (index % 37),
          apr: "0",
          minimum: { type: "fixed", cents: 0 },
        },
      ],
    }));
    const { lines } = plan(requests.map((request) => JSON.stringify(request)).join("\n"));
    expect(parsed(lines)).toMatchObject(
      requests.map((_, index) => ({ months: index % 37, debts: [{ id: `d${index}` }] })),
    );
  });

  it("without a request has no answer, and indents one for reading", () => {
    expect(plan("")).toEqual({ status: 0, stderr: "", lines: [] });
    const { lines } = plan('{"debts": []}', "--pretty");
    expect(JSON.parse(lines.join("\n"))).toMatchObject({ status: "PAID", months: 0 });
    expect(lines.length).toBeGreaterThan(1);
  });
});
