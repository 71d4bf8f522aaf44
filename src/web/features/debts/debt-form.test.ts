import { describe, expect, test } from "vitest";
import type { Debt, Source } from "#contract/debts.ts";
import type { Entry } from "#contract/entries.ts";
import { problemsOf } from "../../lib/entries.ts";
import {
  debtContent,
  emptyFields,
  fieldsOf,
  figuresContent,
  minimumProblem,
  ownEntry,
  questionOf,
  wordsOf,
} from "./debt-form.ts";

const source: Source = {
  documentId: "document_1",
  fileName: "october.pdf",
  page: 1,
  box: [0, 0, 1, 1],
  text: "$2,345.67",
  confidence: 1,
};
const debt: Debt = {
  id: "account_1",
  creditor: "Example Bank",
  accountLast4: "4821",
  debtType: "credit-card",
  currentBalance: "2345.67",
  originalBalance: null,
  apr: "24.99",
  minimumPayment: "57.00",
  buckets: [],
  paymentDueDate: "2026-11-07",
  creditLimit: null,
  statementDate: "2026-10-12",
  notPlannable: null,
  openQuestions: [],
  sources: { currentBalance: source },
};
const at = "2026-11-20T10:00:00.000Z";
const entry: Entry = {
  id: "entry_1",
  version: 1,
  typedAt: at,
  changedAt: at,
  accountId: "account_1",
  content: {
    kind: "debt",
    creditor: "Example Bank",
    debtKind: "credit-card",
    currentBalance: "2345.67",
    apr: "24.99",
    minimumPayment: "57.00",
    dueDay: 31,
    accountLast4: null,
    creditLimit: null,
    originalBalance: null,
  },
};
const word: Entry = {
  ...entry,
  id: "figures_1",
  content: { kind: "figures", accountId: "account_1", figures: { apr: "19.99" } },
};

describe("the form of a debt", () => {
  test("reads amounts as people type them", () => {
    const typed = { ...emptyFields, creditor: " Chase ", currentBalance: "$2,400.50", apr: "24.99 %" };
    const content = debtContent(typed);
    expect(content).toMatchObject({
      creditor: "Chase",
      currentBalance: "2400.50",
      apr: "24.99",
      minimumPayment: null,
      dueDay: null,
    });
    expect(problemsOf(content)).toEqual({});
  });

  test("says what is wrong at its field, and guesses nothing", () => {
    const typed = { ...emptyFields, creditor: "", currentBalance: "12,5", apr: "999", dueDay: "40" };
    expect(Object.keys(problemsOf(debtContent(typed))).toSorted()).toEqual([
      "apr",
      "creditor",
      "currentBalance",
      "dueDay",
    ]);
  });

  test("does not take a minimum above what is owed, of a typed debt as of one that documents show", () => {
    const typed = { ...emptyFields, creditor: "Chase", currentBalance: "1,234.50", apr: "24.99" };
    const card = { ...typed, debtKind: "credit-card", minimumPayment: "9,999" } as const;
    expect(minimumProblem(emptyFields, card, null)).toEqual({
      minimumPayment: "The minimum payment is more than what is owed: $1,260.21 with a month's interest.",
    });
    // A loan's payment may hold escrow, unpaid interest and fees.
    for (const debtKind of ["mortgage", "student-loan"] as const)
      expect(minimumProblem(emptyFields, { ...card, debtKind }, null)).toEqual({});
    const before = fieldsOf(debt, undefined);
    const raised = { ...before, minimumPayment: "9999" };
    expect(minimumProblem(before, raised, debt)).toHaveProperty("minimumPayment");
    expect(minimumProblem(before, raised, { ...debt, debtType: "mortgage" })).toEqual({});
    // A balance that fell below the printed minimum is no slip.
    expect(minimumProblem(before, { ...before, currentBalance: "20" }, debt)).toEqual({});
  });

  test("asks about a rate that nearly no debt has, and not about one that was there before", () => {
    const before = fieldsOf(debt, undefined);
    expect(questionOf(before, { ...before, apr: "0.2499 %" }, debt)?.meant).toBe("24.99");
    expect(questionOf(before, { ...before, apr: "111" }, debt)?.sentence).toContain("Is that right?");
    expect(questionOf(before, { ...before, apr: "19.99" }, debt)).toBeUndefined();
    expect(questionOf({ ...before, apr: "111" }, { ...before, apr: "111" }, debt)).toBeUndefined();
  });

  test("asks about a loan's minimum above all that it owes, together with an odd rate", () => {
    const loan = { ...emptyFields, debtKind: "auto-loan", currentBalance: "1,234.50", apr: "7" } as const;
    const asked = (fields: object) => questionOf(emptyFields, { ...loan, ...fields }, null);
    expect(asked({ minimumPayment: "350" })).toBeUndefined();
    expect(asked({ minimumPayment: "9,999" })?.sentence).toBe(
      "A minimum of $9,999.00 is more than the whole balance of $1,234.50. Is that right?",
    );
    expect(asked({ minimumPayment: "9,999", apr: "0.07" })).toEqual({
      sentence: expect.stringMatching(/or is it 7 %\? A minimum of/),
      meant: "7",
    });
    expect(
      questionOf({ ...loan, minimumPayment: "9999" }, { ...loan, minimumPayment: "9999" }, null),
    ).toBeUndefined();
  });

  test("of a debt that documents show sends only what was changed", () => {
    const before = fieldsOf(debt, undefined);
    expect(before.dueDay).toBe("7");
    const changed = { ...before, apr: "19.99", minimumPayment: "", dueDay: "9" };
    expect(figuresContent(debt, before, changed)).toEqual({
      kind: "figures",
      accountId: "account_1",
      figures: { apr: "19.99", dueDay: 9 },
    });
    expect(figuresContent(debt, before, before)).toBeUndefined();
  });

  test("is that of the person's own entry for as long as nothing else speaks of the debt", () => {
    expect(ownEntry(debt, [entry, word])).toBeUndefined();
    const typed = { ...debt, sources: { currentBalance: { ...source, typedAt: at } } };
    expect(ownEntry(typed, [entry, word])).toBe(entry);
    expect(fieldsOf(typed, entry).dueDay).toBe("31");
    expect(wordsOf(debt, [entry, word])).toEqual([word]);
  });
});
