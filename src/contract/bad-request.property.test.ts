import * as fc from "fast-check";
import { describe, it } from "vitest";
import { claim, claimSame, expectForAll } from "#test/plan-arbitraries.ts";
import { runPlanJson } from "./run-plan.ts";

/** A request in which every field is there, so that each of them can be spoilt. */
const whole = () => ({
  op: "plan",
  strategy: "custom",
  budgetCents: [90_000, 95_000],
  schedule: true,
  debts: [
    {
      id: "a",
      balanceCents: 100_000,
      apr: "22.99",
      minimum: { type: "fixed", cents: 5000 },
      promo: { months: 3, apr: "0", deferred: true },
      monthlyFeeCents: 100,
      prepay: true,
      compounding: "daily",
    },
    {
      id: "b",
      balanceCents: 200_000,
      apr: "7",
      minimum: { type: "percent", percent: "2", basis: "after", floorCents: 2500, plusInterest: true },
    },
  ],
  order: ["b", "a"],
  aprBasis: "goto",
  resort: "once",
  rollover: true,
  extras: [{ month: 2, cents: 5000, id: "b" }],
  start: "2026-11",
  maxMonths: 240,
});

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Every field of the request as a path. */
function pathsOf(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

/** The request with another value at the path. */
function spoilt(value: Json, [key, ...rest]: readonly string[], by: Json): Json {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? spoilt(item, rest, by) : item));
  if (typeof value !== "object" || value === null) throw new Error("no such path");
  return { ...value, [key]: spoilt(value[key] ?? null, rest, by) };
}

const paths = pathsOf(whole());
const path = fc.constantFrom(...paths);
/** Right for no field: negative and broken numbers, words that name nothing, other shapes. */
const nonsense: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: -1_000_000, max: -1 }),
  fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  fc.string({ minLength: 1, maxLength: 8 }).map((text) => `no such thing: ${text}`),
  fc.constantFrom<Json>(null, {}, [null], "", 10 ** 17, "12%", "-1"),
);

type Refusal = { status?: string; path?: string; message?: string };
const answer = (request: unknown) => runPlanJson(JSON.stringify(request)) as Refusal; // the contract's own shape

describe("a request with one wrong field", () => {
  it("is refused by the name of that field, or of one inside or around it, in a sentence", () => {
    expectForAll(fc.tuple(path, nonsense), ([at, value]) => {
      const refusal = answer(spoilt(whole(), at, value));
      const name = at.join(".");
      claimSame(refusal.status, "BAD_REQUEST", `status with ${JSON.stringify(value)} at ${name}`);
      const named = refusal.path ?? "none";
      // An id or an order that no longer fits is found where it is used.
      const elsewhere = /^(debts\.\d\.id|order\.\d)$/.test(name) && /^(order|extras|debts)/.test(named);
      const around = named.startsWith(name) || name.startsWith(named);
      claim(
        named !== "" && (around || elsewhere),
        () => `${named} named for ${JSON.stringify(value)} at ${name}`,
      );
      claim(/^[A-Z].*[.}]$/s.test(refusal.message ?? ""), () => `not a sentence: ${refusal.message}`);
    });
  });

  it("that does not exist is refused by its name, wherever it stands", () => {
    const objects = fc.constantFrom(
      [],
      ["debts", "0"],
      ["debts", "0", "minimum"],
      ["debts", "0", "promo"],
      ["debts", "1", "minimum"],
      ["extras", "0"],
    );
    const key = fc.stringMatching(/^[a-z]{3,9}$/).map((word) => `${word}X`);
    expectForAll(fc.tuple(objects, key), ([at, extra]) => {
      const refusal = answer(spoilt(whole(), [...at, extra], 1));
      claimSame([refusal.status, refusal.path], ["BAD_REQUEST", [...at, extra].join(".")], "refusal");
    });
  });

  it("that is missing is refused by its name, where it is needed", () => {
    const needed = fc.constantFrom(
      ...(
        "debts debts.0.id debts.0.balanceCents debts.0.apr debts.0.minimum debts.0.minimum.cents debts.1.minimum.percent " +
        "debts.0.promo.months debts.0.promo.apr extras.0.month extras.0.cents budgetCents order start"
      ).split(" "),
    );
    expectForAll(fc.tuple(needed, fc.integer({ min: 1, max: 1000 })), ([name, balance]) => {
      const request = spoilt(whole(), ["debts", "1", "balanceCents"], balance);
      const parsed: unknown = JSON.parse(JSON.stringify(request));
      const keys = name.split(".");
      const last = keys.pop() ?? "";
      let inside = parsed as Record<string, unknown>; // read from the request above
      for (const key of keys) inside = inside[key] as Record<string, unknown>; // its own shape
      delete inside[last];
      const refusal = answer(parsed);
      claimSame([refusal.status, refusal.path], ["BAD_REQUEST", name], `without ${name}`);
    });
  });
});
