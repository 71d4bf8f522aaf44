import { describe, expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { contradicts } from "./figures-together.ts";

const [print] = readPages([typedPage("Amount  $1.00")]).allValues;

function account(figures: Readonly<Record<string, string>>) {
  if (!print) throw new Error("the page prints an amount");
  return new Map(
    Object.entries(figures).map(([path, value]) => [path, makeFinding(value, print.span, 0.9)] as const),
  );
}

describe("a figure contradicts an account", () => {
  const CARD = {
    previousBalance: "2100.00",
    paymentsAndCredits: "300.00",
    purchases: "512.34",
    feesCharged: "0.00",
    currentBalance: "2345.67",
  };
  test.each([
    ["whose sum it breaks", "interestCharged", "33.34", CARD],
    ["whose balance is less than what it asks for", "minimumPayment", "3000.00", CARD],
    ["whose limit it exceeds", "availableCredit", "9000.00", { creditLimit: "8000.00" }],
    ["that is due before", "statementDate", "2026-11-08", { paymentDueDate: "2026-11-07" }],
    ["whose period ends before", "periodStart", "2026-10-13", { periodEnd: "2026-10-12" }],
    ["whose period it makes longer than a year", "periodStart", "1979-04-11", { periodEnd: "2026-10-12" }],
    ["that was closed later", "statementDate", "2026-09-01", { periodEnd: "2026-10-12" }],
    ["that was paid less before deductions", "netPay", "900.00", { grossPay: "800.00" }],
    ["that earned more in one payment than in the year", "ytdGross", "700.00", { grossPay: "800.00" }],
  ])("%s", (_, path, figure, figures) => {
    expect(contradicts(path, figure, account(figures))).toBe(true);
  });

  test("but not where the sum holds, days are in order and amounts within reach", () => {
    expect(contradicts("interestCharged", "33.33", account(CARD))).toBe(false);
    expect(contradicts("minimumPayment", "57.00", account(CARD))).toBe(false);
    expect(contradicts("statementDate", "2026-10-12", account({ paymentDueDate: "2026-11-07" }))).toBe(false);
  });

  test("a credit in the holder's favour makes more available than the limit", () => {
    const figures = account({ creditLimit: "8000.00", currentBalance: "-50.00" });
    expect(contradicts("availableCredit", "8050.00", figures)).toBe(false);
  });
});
