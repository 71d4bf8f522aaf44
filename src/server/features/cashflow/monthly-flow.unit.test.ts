import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cents } from "#engine/money/cents.ts";
import { categories, isRegularIncome } from "#engine/spending/category.ts";
import { type FlowTransaction, flowLine } from "./monthly-flow.ts";
import type { KnownDebt } from "./payment-proof.ts";

const transaction = (amount: number, category: string, postedOn = "2026-10-05"): FlowTransaction => ({
  accountId: "a",
  documentId: "d",
  postedOn,
  amount: cents(amount),
  description: category,
  category,
});
const known = (creditor: string, changes: Partial<KnownDebt> = {}): KnownDebt => ({
  id: creditor,
  creditor,
  last4: null,
  type: "credit-card",
  minimum: cents(2500),
  isOwed: true,
  endedOn: null,
  shown: [],
  openedOn: null,
  ...changes,
});
const nobodyOwes: readonly KnownDebt[] = [];
const cardKnown = [known("Example Bank")];

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
    ["a transfer out to nobody knows where", "deposit", -100, "transfer", cardKnown, "discretionary"],
    ["a payment that names no known card", "deposit", -100, "debt-payment", cardKnown, "essential"],
    ["a payment to a debt nobody knows", "deposit", -100, "debt-payment", nobodyOwes, "essential"],
    ["a mortgage nobody knows", "deposit", -100, "mortgage", cardKnown, "essential"],
    ["income taken back", "deposit", -100, "income", cardKnown, "ignored"],
    ["a purchase on a card", "card", -100, "dining", cardKnown, "discretionary"],
    ["a payment to the card, seen from the card", "card", 100, "debt-payment", cardKnown, "ignored"],
    ["interest on the card", "card", -100, "interest", cardKnown, "ignored"],
    ["cash back on a card filed as income", "card", 100, "income", cardKnown, "ignored"],
    ["a payment to a card nobody knows", "deposit", -100, "card-payment", nobodyOwes, "essential"],
    ["a car loan nobody knows", "deposit", -100, "auto-loan", cardKnown, "essential"],
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
    ["CREDIT CARD PAYMENT", ["Citi"], "essential"],
  ])("a card payment %s beside debts of %j is %s", (description, creditors, line) => {
    const payment = { ...transaction(-100, "card-payment"), description };
    expect(
      flowLine(
        payment,
        "deposit",
        creditors.map((one) => known(one)),
      ),
    ).toBe(line);
  });

  test("is never income unless its category says so", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.constantFrom(...categories.filter((category) => !isRegularIncome(category))),
        fc.boolean(),
        (amount, category, any) => {
          const line = flowLine(transaction(amount, category), "deposit", any ? cardKnown : nobodyOwes);
          expect(line).not.toBe("income");
        },
      ),
    );
  });
});

test("a payment to a loan that nobody knows is a bill, whatever cards and loans are known", () => {
  const payment = { ...transaction(-68_035, "debt-payment"), description: "NELNET STUDENT LN PYMT" };
  const others = [...cardKnown, known("Lakeside Auto Finance", { type: "loan" })];
  expect(flowLine(payment, "deposit", others)).toBe("essential");
  expect(
    flowLine(payment, "deposit", [...others, known("Dept of Education / Nelnet", { type: "loan" })]),
  ).toBe("ignored");
});

describe("the proof of where money went", () => {
  const pay = (category: string, description: string, changes: Partial<FlowTransaction> = {}) => ({
    ...transaction(-20_000, category),
    description,
    ...changes,
  });
  const loan = known("Beacon Student Loans", { type: "loan", last4: "6142" });

  test.each([
    ["the creditor's name", pay("student-loan", "BEACON STUDENT LOAN PAYMENT"), [loan], "ignored"],
    ["another creditor's", pay("auto-loan", "LAKESIDE AUTO LOAN PAYMENT"), [loan], "essential"],
    ["the last four", pay("transfer", "ONLINE TRANSFER TO LN ...6142"), [loan], "ignored"],
    [
      "the name beside another last four",
      pay("student-loan", "BEACON STUDENT LOAN XX9911"),
      [loan],
      "essential",
    ],
    [
      "a card of an issuer whose loan is known",
      pay("card-payment", "BEACON CARD PAYMENT"),
      [loan],
      "essential",
    ],
    [
      "a debt that is paid off",
      pay("student-loan", "BEACON LOAN"),
      [{ ...loan, isOwed: false }],
      "essential",
    ],
    [
      "a debt whose minimum is in question",
      pay("student-loan", "BEACON LOAN"),
      [{ ...loan, minimum: null }],
      "essential",
    ],
    [
      "the account of a debt whose minimum is in question",
      pay("student-loan", "BEACON LOAN", { arrivedIn: loan.id }),
      [{ ...loan, minimum: null }],
      "essential",
    ],
    ["an account that is there", pay("transfer", "TO CHK ...2222", { arrivedIn: "b" }), [loan], "ignored"],
    ["an account nobody has seen", pay("transfer", "TO CHK ...2222"), [loan], "discretionary"],
    [
      "a card whose own lines show no such payment",
      pay("card-payment", "EXAMPLE BANK PAYMENT"),
      [known("Example Bank", { shown: [{ first: "2026-09-20", last: "2026-10-19" }] })],
      "essential",
    ],
    [
      "a card whose own lines end before",
      pay("card-payment", "EXAMPLE BANK PAYMENT"),
      [known("Example Bank", { shown: [{ first: "2026-09-01", last: "2026-10-04" }] })],
      "ignored",
    ],
  ] as const)("by %s", (_, payment, debts, line) => {
    expect(flowLine(payment, "deposit", debts)).toBe(line);
  });
});
