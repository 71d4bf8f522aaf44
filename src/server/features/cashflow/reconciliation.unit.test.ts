import { expect, test } from "vitest";
import { checking } from "#test/samples/extractions.ts";
import { reconciledMoney, unexplainedMoney } from "./reconciliation.ts";

const october = { documentId: "a", facts: checking({ beginningBalance: "100.00", endingBalance: "150.00" }) };
const inOctober = [
  { documentId: "a", postedOn: "2026-10-01", amount: 8000 },
  { documentId: "a", postedOn: "2026-10-31", amount: -3000 },
];

test("all money of a statement that adds up is proved", () => {
  expect(reconciledMoney([october], inOctober)).toEqual({ amount: 11_000, untold: 0, of: 11_000 });
});

test("one cent off proves nothing", () => {
  const wrong = { documentId: "a", facts: checking({ beginningBalance: "100.00", endingBalance: "150.01" }) };
  expect(reconciledMoney([wrong], inOctober)).toEqual({ amount: 0, untold: 0, of: 11_000 });
});

test("money outside of every statement's period is not proved, but counted", () => {
  const november = { documentId: "a", postedOn: "2026-11-01", amount: -500 };
  expect(reconciledMoney([october], [...inOctober, november])).toEqual({
    amount: 11_000,
    untold: 0,
    of: 11_500,
  });
});

test.each([
  ["no beginning balance", { periodStart: "2026-10-01", periodEnd: "2026-10-31", endingBalance: "50.00" }],
  ["no period", { beginningBalance: "100.00", endingBalance: "150.00" }],
])("a statement with %s proves nothing", (_, facts) => {
  const statement = { documentId: "a", facts: { kind: "checking" as const, ...facts } };
  expect(reconciledMoney([statement], inOctober).amount).toBe(0);
});

test("what a document without a beginning balance brings is neither proved nor contradicted", () => {
  const download = { documentId: "download", facts: { kind: "checking" as const, endingBalance: "900.00" } };
  const lines = [{ documentId: "download", postedOn: "2026-11-04", amount: -700 }];
  expect(reconciledMoney([october, download], [...inOctober, ...lines])).toEqual({
    amount: 11_000,
    untold: 700,
    of: 11_700,
  });
});

test("two statements of the same days prove their money once", () => {
  expect(reconciledMoney([october, october], inOctober)).toEqual({ amount: 11_000, untold: 0, of: 11_000 });
});

const fromDocument = (documentId: string) => inOctober.map((row) => ({ ...row, documentId }));
const short = checking({ beginningBalance: "100.00", endingBalance: "140.00" });

test("the difference between balances and lines is unexplained, once a period, with its sign", () => {
  const twice = [
    { documentId: "a", facts: short },
    { documentId: "b", facts: short },
  ];
  expect(unexplainedMoney(twice, fromDocument("a"))).toEqual([
    { documentId: "b", periodEnd: "2026-10-31", amount: -1000 },
  ]);
});

test("nothing is unexplained where a statement adds up, also with a line dated before its period", () => {
  const late = { postedOn: "2026-09-30", amount: -1000, documentId: "a" };
  expect(unexplainedMoney([{ documentId: "a", facts: short }], [...fromDocument("a"), late])).toEqual([]);
});
