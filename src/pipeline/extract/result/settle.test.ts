import { expect, test } from "vitest";
import type { Finding } from "./draft.ts";
import { settle } from "./settle.ts";

const found = (value: string, confidence = 1): Finding => ({
  value,
  score: 0.9,
  evidence: { page: 1, box: [0, 0, 1, 1], text: value, confidence },
  witnessed: false,
  rivals: [],
});
const blurred = (value: string): Finding => found(value, 0.6);

test("a row in doubt is asked after the certain ones, with what is certain of it", () => {
  const settled = settle(
    [{ kind: "checking", findings: new Map() }],
    [
      { account: 0, date: found("2026-10-05"), amount: blurred("-4.50"), description: "COFFEE" },
      { account: 0, date: found("2026-10-01"), amount: found("-900.00"), description: "RENT" },
    ],
  );
  expect(settled.transactions.map(({ description }) => description)).toEqual(["RENT"]);
  expect(settled.questions).toMatchObject([
    {
      path: "transactions.1.amount",
      candidates: [{ value: "-4.50" }],
      row: { account: 0, date: "2026-10-05", description: "COFFEE" },
    },
  ]);
  expect(settled.questions[0]?.row).not.toHaveProperty("amount");
});

test("a row with two parts in doubt asks for both", () => {
  const { questions } = settle(
    [{ kind: "checking", findings: new Map() }],
    [{ account: 0, date: blurred("2026-10-05"), amount: blurred("-4.50"), description: "COFFEE" }],
  );
  expect(questions.map(({ path }) => path)).toEqual(["transactions.0.amount", "transactions.0.date"]);
  expect(questions.map(({ row }) => Object.keys(row ?? {}).toSorted())).toEqual([
    ["account", "category", "description"],
    ["account", "category", "description"],
  ]);
});

test("a rate in doubt never shares its number with a certain one", () => {
  const { accounts, questions, evidence } = settle(
    [
      {
        kind: "credit-card",
        findings: new Map([
          ["aprs.0.kind:purchase", blurred("24.99")],
          ["aprs.0.balance", found("2000.00")],
          ["aprs.1.kind:cash-advance", found("29.99")],
        ]),
      },
    ],
    [],
  );
  expect(accounts[0]?.aprs).toEqual([{ kind: "cash-advance", apr: "29.99" }]);
  expect(Object.keys(evidence)).toEqual(["accounts.0.aprs.0.apr"]);
  expect(questions).toMatchObject([
    {
      path: "accounts.0.aprs.1.apr",
      candidates: [{ value: "24.99" }],
      row: { kind: "purchase", balance: "2000.00" },
    },
  ]);
});

test("what whole words say stands in print that leaves a letter unsure, and is asked where it is illegible", () => {
  const termsAt = (confidence: number) =>
    settle(
      [
        {
          kind: "credit-card",
          findings: new Map([
            ["aprs.0.kind:promotional", found("0.00")],
            ["aprs.0.interest", found("deferred", confidence)],
          ]),
        },
      ],
      [],
    ).accounts[0]?.aprs?.[0]?.interest;
  expect(termsAt(0.94)).toBe("deferred");
  expect(termsAt(0.6)).toBeUndefined();
});
