import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import { isOutdated, recomputeChecks } from "./recompute-checks.ts";

const money = (amount: number): string => formatMoney(cents(amount));

/** A statement with one sum of this text, and what becomes of it when a figure is another one. */
function after(detail: string, passed: boolean, was: string, value: string | null, path = "accounts.0.x") {
  const read = { ...extractionOf({ accounts: [card({})] }), checks: [{ name: "a-sum", passed, detail }] };
  return recomputeChecks(read, read, new Map([[path, { was, value }]]))[0];
}

test("a corrected figure is put into its sum, which then does not add up, or does again", () => {
  const detail = "1000.00 - 200.00 + 50.00 = 850.00";
  expect(after(detail, true, "50.00", "60.00")).toEqual({
    name: "a-sum",
    passed: false,
    detail: "1000.00 - 200.00 + 60.00 is not 850.00",
  });
  expect(after("1000.00 - 200.00 + 60.00 is not 850.00", false, "60.00", "50.00")).toMatchObject({
    passed: true,
    detail,
  });
  expect(after("1000.00 - 200.00 + 50.00 is not 805.00", false, "805.00", "850.00")).toMatchObject({
    passed: true,
    detail,
  });
});

test("a payment that the paper prints with a minus is the one that the sum takes off", () => {
  expect(after("1000.00 - 200.00 = 800.00", true, "-200.00", "-300.00")?.detail).toBe(
    "1000.00 - 300.00 is not 800.00",
  );
});

test("a figure of another place, or one confirmed as it was read, changes no sum", () => {
  const detail = "1000.00 - 200.00 = 800.00";
  expect(after(detail, true, "77.00", "78.00")?.detail).toBe(detail);
  expect(after(detail, true, "200.00", "200.00")?.detail).toBe(detail);
  expect(after(detail, true, "200.00", "300.00", "income.0.netPay")?.detail).toBe(detail);
});

test("what cannot be worked out again says that it is as printed", () => {
  const gone = after("1000.00 - 200.00 = 800.00", true, "200.00", null);
  const odd = after("200.00 withheld is at most 800.00 paid", true, "200.00", "900.00");
  expect([gone, odd].map((check) => check !== undefined && isOutdated(check))).toEqual([true, true]);
});

test("the sum of all lines follows a corrected line and a corrected balance", () => {
  const line = (amount: string) => ({ account: 0, date: "2026-10-02", description: "x", amount });
  const facts = checking({ beginningBalance: "100.00", endingBalance: "70.00" });
  const read = {
    ...extractionOf({ accounts: [facts], transactions: [line("-20.00"), line("-15.00")] }),
    checks: [
      { name: "transactions-sum", passed: false, detail: "100.00 + -35.00 of 2 transactions is not 70.00" },
    ],
  };
  const rows = { ...read, transactions: [line("-20.00"), line("-10.00")] };
  const change = new Map([["transactions.1.amount", { was: "-15.00", value: "-10.00" }]]);
  expect(recomputeChecks(read, rows, change)).toEqual([
    { name: "transactions-sum", passed: true, detail: "100.00 + -30.00 of 2 transactions = 70.00" },
  ]);
  const balance = { ...read, accounts: [{ ...facts, endingBalance: "65.00" }] };
  expect(
    recomputeChecks(read, balance, new Map([["accounts.0.endingBalance", { was: "70.00", value: "65.00" }]])),
  ).toMatchObject([{ passed: true }]);
});

test("any sum, with any one of its figures corrected, is true exactly when it is written with an equals sign", () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 10_000_000 }), (all, pick, value) => {
      const [first = 0, ...others] = all;
      const total = others.reduce((sum, amount, index) => sum + (index % 2 === 0 ? amount : -amount), first);
      fc.pre(total > 0 && !all.includes(total));
      const text = others.map((amount, index) => ` ${index % 2 === 0 ? "+" : "-"} ${money(amount)}`).join("");
      const figures = [...all, total];
      const at = pick % figures.length;
      const check = after(
        `${money(first)}${text} = ${money(total)}`,
        true,
        money(figures[at] ?? 0),
        money(value),
      );
      expect(check?.passed).toBe(value === figures[at]);
      expect(check?.detail.includes(" = ")).toBe(check?.passed);
      expect(check?.detail).toContain(money(value));
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});
