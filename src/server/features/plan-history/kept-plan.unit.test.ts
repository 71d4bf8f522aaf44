import { describe, expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { cents } from "#engine/money/cents.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { factsText, type KeptPlan, keepPlan, requestOf } from "./kept-plan.ts";
import { debtReality, recordedPayments } from "./reality.ts";

const { debts } = household("sample");
const planFor = (own: readonly Debt[], budget = 200_000) => {
  const plan = planOf(own, cents(budget));
  if (plan === undefined) throw new Error("no plan");
  return plan;
};
const changed = (index: number, changes: Partial<Debt>) =>
  debts.map((debt, place) => (place === index ? { ...debt, ...changes } : debt));

describe("a kept plan", () => {
  const first = keepPlan(planFor(debts), undefined, "2026-11-20", debts);

  test("of the beginning explains nothing, and can be played again", () => {
    expect(first).toMatchObject({ madeOn: "2026-11-20", start: "2026-12", daysSooner: null, sentence: null });
    expect(requestOf(first)).toMatchObject({ start: "2026-12", budget: { amount: 200_000 } });
    expect(requestOf(first).debts).toHaveLength(first.debts.length);
  });

  test.each<[string, readonly Debt[], number, RegExp, number]>([
    ["more money", debts, 220_000, /sooner, because you can send \$200\.00 more a month\.$/, 1],
    ["less money", debts, 180_000, /later, because you can send \$200\.00 less a month\.$/, -1],
    [
      "a higher balance",
      changed(0, { currentBalance: "9482.15" }),
      200_000,
      /later, because Chase Sapphire owes \$3,000\.00 more than planned\.$/,
      -1,
    ],
    [
      "a higher APR",
      changed(2, { apr: "26.49" }),
      200_000,
      /because the APR of Toyota Financial changed\.$/,
      -1,
    ],
    [
      "a debt that is gone",
      debts.slice(1),
      200_000,
      /sooner, because Chase Sapphire is not among your debts any more\.$/,
      1,
    ],
  ])("after another says why: %s", (_, own, budget, sentence, direction) => {
    const next = keepPlan(planFor(own, budget), first, "2026-11-21", own);
    expect(next.sentence).toMatch(sentence);
    expect(Math.sign(next.daysSooner ?? 0)).toBe(direction);
  });

  test("that leaves out what old statements left says so", () => {
    const oldExtra = {
      amount: "200.00",
      shownUntil: "2026-09-30",
      reason: "old-statements" as const,
      isUsed: false,
      sentence: "",
    };
    const held = keepPlan({ ...planFor(debts, 180_000), oldExtra }, first, "2026-11-21", debts);
    expect(held.sentence).toMatch(
      /later, because your bank statements are too old to count on what they left\.$/,
    );
    const used = { ...oldExtra, isUsed: true };
    expect(
      keepPlan({ ...planFor(debts, 180_000), oldExtra: used }, first, "2026-11-21", debts).sentence,
    ).toMatch(/because you can send \$200\.00 less a month/);
  });

  test("in the person's own order is played again in that order, and is another plan", () => {
    const order = debts.map(({ id }) => id).toReversed();
    const own = planOf(debts, cents(200_000), "custom", undefined, order);
    if (own === undefined) throw new Error("no plan");
    const kept = keepPlan(own, first, "2026-11-21", debts);
    expect(requestOf(kept)).toMatchObject({
      strategy: "custom",
      order: own.debts.map(({ debtId }) => debtId),
    });
    expect(kept.daysSooner).toBeLessThan(0);
    expect(kept.sentence).toMatch(/later, because you chose an order of your own\.$/);
    expect(keepPlan(planFor(debts), kept, "2026-11-22", debts).sentence).toMatch(
      /sooner, because you chose the cheapest order\.$/,
    );
    expect(factsText(debts, own)).not.toBe(factsText(debts, planFor(debts)));
  });

  test("is known by its facts: what changes no plan is not among them", () => {
    const text = (own: readonly Debt[], budget?: number) => factsText(own, planFor(own, budget));
    expect(text(changed(0, { creditLimit: "1.00", statementDate: "2026-11-01" }))).toBe(text(debts));
    expect(text(changed(0, { currentBalance: "6482.16" }))).not.toBe(text(debts));
    expect(text(debts, 200_001)).not.toBe(text(debts));
  });
});

describe("plan and reality", () => {
  const months = (start: string, balance: string, statementDate?: string): KeptPlan => ({
    madeOn: `${start}-20`,
    start,
    debtFreeDate: "2027-12-07",
    monthlyPayment: "100.00",
    totalInterest: "0.00",
    debts: [
      {
        debtId: "a",
        creditor: "A",
        accountLast4: null,
        balance,
        apr: "0",
        minimumPayment: "50.00",
        ...(statementDate === undefined ? {} : { statementDate }),
      },
    ],
    daysSooner: null,
    sentence: null,
  });
  const [sample] = debts;
  if (!sample) throw new Error("no debt");
  const shown = (statementDate: string | null): Debt[] => [
    { ...sample, id: "a", currentBalance: "800.00", statementDate },
  ];

  test("stand side by side, against the first plan that held the debt", () => {
    const kept = [months("2026-10", "1000.00"), months("2026-12", "750.00")];
    expect(debtReality(kept, shown("2026-11-12"))).toEqual([
      {
        debtId: "a",
        creditor: "A",
        accountLast4: null,
        month: "2026-12",
        expected: "800.00",
        // $50 are due until December: what the statement shows and what is compared are two figures.
        statementBalance: "800.00",
        statementDate: "2026-11-12",
        actual: "750.00",
        ahead: "50.00",
        since: "2026-10-20",
      },
    ]);
    expect(debtReality([months("2026-10", "1000.00")], [])).toEqual([]);
    expect(debtReality([], [])).toEqual([]);
  });

  test.each([
    ["the same statement", "2026-09-12", "2026-09-12", null],
    ["a newer one, although the plan was made after it", "2026-09-12", "2026-10-12", "50.00"],
    ["an older one", "2026-09-12", "2026-08-12", null],
    ["none with a day", "2026-09-12", null, null],
    ["one before a plan that does not say what it stood on", undefined, "2026-10-12", null],
    ["one after such a plan", undefined, "2026-11-12", "50.00"],
  ])("are compared once a statement after that of the first plan tells: %s", (_, stoodOn, newest, ahead) => {
    const kept = [months("2026-10", "1000.00", stoodOn), months("2026-12", "750.00")];
    expect(debtReality(kept, shown(newest))).toMatchObject([{ ahead }]);
  });

  test("a kept plan says which statement each balance is from", () => {
    const dated = debts.map((debt) => ({ ...debt, statementDate: "2026-11-12" }));
    const kept = keepPlan(planFor(dated), undefined, "2026-11-20", dated);
    expect(new Set(kept.debts.map(({ statementDate }) => statementDate))).toEqual(new Set(["2026-11-12"]));
  });

  test("payments are told from statements, newest first, whatever sign the bank prints", () => {
    const [card, , loan] = debts;
    if (!card || !loan) throw new Error("no debts");
    const accounts = [
      {
        id: card.id,
        statements: [
          {
            asOf: "2026-10-12",
            documentId: "october",
            facts: { kind: "credit-card" as const, currentBalance: "900.00", minimumPayment: "40.00" },
          },
          {
            asOf: "2026-11-12",
            documentId: "november",
            facts: {
              kind: "credit-card" as const,
              currentBalance: "800.00",
              paymentsAndCredits: "-150.00",
              interestCharged: "20.00",
            },
          },
        ],
      },
    ];
    expect(recordedPayments([card, loan], accounts)).toEqual([
      {
        debtId: card.id,
        creditor: card.creditor,
        accountLast4: card.accountLast4,
        from: "2026-10-12",
        to: "2026-11-12",
        asked: "40.00",
        paid: "150.00",
        interest: "20.00",
        fees: null,
        purchases: null,
        // Something of $30 that is not printed: 900 + 20 - 150 is 770, and 800 is owed.
        other: "-30.00",
        principal: "100.00",
        basis: "printed",
        balances: [
          { amount: "900.00", documentId: "october" },
          { amount: "800.00", documentId: "november" },
        ],
      },
    ]);
  });
});
