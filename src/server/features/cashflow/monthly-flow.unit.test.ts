import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cents } from "#engine/money/cents.ts";
import { categories, isRegularIncome } from "#engine/spending/category.ts";
import { type FlowTransaction, flowLine, type KnownDebts } from "./monthly-flow.ts";

const transaction = (amount: number, category: string, postedOn = "2026-10-05"): FlowTransaction => ({
  accountId: "a",
  documentId: "d",
  postedOn,
  amount: cents(amount),
  description: category,
  category,
});
const nobodyOwes: KnownDebts = { any: false, mortgage: false, loan: false, creditors: [] };
const cardKnown: KnownDebts = { any: true, mortgage: false, loan: false, creditors: [] };

describe("what a transaction is to the month", () => {
  test.each([
    ["pay into a deposit account", "deposit", 100, "income", cardKnown, "income"],
    ["rent out of it", "deposit", -100, "rent", cardKnown, "essential"],
    ["dining out of it", "deposit", -100, "dining", cardKnown, "discretionary"],
    ["an unknown category out of it", "deposit", -100, "mystery", cardKnown, "discretionary"],
    ["an unknown category into it", "deposit", 100, "mystery", cardKnown, "unrecognised-deposit"],
    ["money of no category into it", "deposit", 100, "other", cardKnown, "unrecognised-deposit"],
    ["a refund of groceries", "deposit", 100, "groceries", cardKnown, "essential"],
    ["a transfer in", "deposit", 100, "transfer", cardKnown, "ignored"],
    ["a transfer out", "deposit", -100, "transfer", cardKnown, "ignored"],
    ["a payment to a known card", "deposit", -100, "debt-payment", cardKnown, "ignored"],
    ["a payment to a debt nobody knows", "deposit", -100, "debt-payment", nobodyOwes, "essential"],
    ["a mortgage nobody knows", "deposit", -100, "mortgage", cardKnown, "essential"],
    [
      "a known mortgage",
      "deposit",
      -100,
      "mortgage",
      { any: true, mortgage: true, loan: false, creditors: [] },
      "ignored",
    ],
    ["income taken back", "deposit", -100, "income", cardKnown, "ignored"],
    ["a purchase on a card", "card", -100, "dining", cardKnown, "discretionary"],
    ["a payment to the card, seen from the card", "card", 100, "debt-payment", cardKnown, "ignored"],
    ["interest on the card", "card", -100, "interest", cardKnown, "ignored"],
    ["cash back on a card filed as income", "card", 100, "income", cardKnown, "ignored"],
    ["a payment to a card nobody knows", "deposit", -100, "card-payment", nobodyOwes, "essential"],
    ["a payment to a known card by its own name", "deposit", -100, "card-payment", cardKnown, "ignored"],
    ["a car loan nobody knows", "deposit", -100, "auto-loan", cardKnown, "essential"],
    [
      "a known car loan",
      "deposit",
      -100,
      "auto-loan",
      { any: true, mortgage: false, loan: true, creditors: [] },
      "ignored",
    ],
    ["money sent to a person", "deposit", -100, "p2p", cardKnown, "discretionary"],
    ["money sent to a person from a card", "card", -100, "p2p", cardKnown, "discretionary"],
    ["money from a person", "deposit", 100, "p2p", cardKnown, "unrecognised-deposit"],
    ["a benefit", "deposit", 100, "benefits", cardKnown, "income"],
    ["interest earned", "deposit", 100, "interest-earned", cardKnown, "income"],
    ["a tax refund", "deposit", 100, "tax-refund", cardKnown, "unrecognised-deposit"],
    ["a deposit of nobody knows what", "deposit", 100, "deposit", cardKnown, "unrecognised-deposit"],
    ["money put aside", "deposit", -100, "investing", cardKnown, "ignored"],
    ["a trade in a brokerage account", "other", -100, "shopping", cardKnown, "ignored"],
  ] as const)("%s", (_, account, amount, category, debts, line) => {
    expect(flowLine(transaction(amount, category), account, debts)).toBe(line);
  });

  test.each([
    ["CAPITAL ONE MOBILE PMT", ["Summit One", "Harbor Bank"], "essential"],
    ["CAPITAL ONE MOBILE PMT", ["Capital One Quicksilver"], "ignored"],
    ["AMEX EPAYMENT ACH PMT", ["American Express"], "ignored"],
    ["CHASE CREDIT CRD AUTOPAY", ["Citi"], "essential"],
    ["CREDIT CARD PAYMENT", ["Citi"], "ignored"],
  ])("a card payment %s beside debts of %j is %s", (description, creditors, line) => {
    const payment = { ...transaction(-100, "card-payment"), description };
    expect(flowLine(payment, "deposit", { ...cardKnown, creditors })).toBe(line);
  });

  test("is never income unless its category says so", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.constantFrom(...categories.filter((category) => !isRegularIncome(category))),
        fc.boolean(),
        (amount, category, any) => {
          const line = flowLine(transaction(amount, category), "deposit", {
            any,
            mortgage: any,
            loan: any,
            creditors: [],
          });
          expect(line).not.toBe("income");
        },
      ),
    );
  });
});

test("a payment to a loan that nobody knows is a bill, whatever cards are known", () => {
  const payment = { ...transaction(-68_035, "debt-payment"), description: "NELNET STUDENT LN PYMT" };
  expect(flowLine(payment, "deposit", cardKnown)).toBe("essential");
  expect(flowLine(payment, "deposit", { ...cardKnown, loan: true, creditors: [] })).toBe("ignored");
});
