import { expect, test } from "vitest";
import { parseMoney } from "#engine/money/parse-money.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { creditorInstructions } from "./creditor-instructions.ts";

type Debts = Parameters<typeof planOf>[0];
function planFor(debts: Debts) {
  const plan = planOf(debts, parseMoney("2612.25")!);
  const first = plan?.autopay.creditors[0];
  if (!plan || !first) throw new Error("the sample plan pays somebody");
  return { plan, first };
}
const { plan, first } = planFor(household("sample").debts);

test("the instructions of the plan name its own amount and day, and every later change", () => {
  for (const creditor of plan.autopay.creditors) {
    const shown = creditorInstructions(plan, creditor.debtId, "plan");
    expect(shown.amount).toBe(parseMoney(creditor.steps[0]?.amount ?? ""));
    expect(shown.steps[0]).toContain(creditor.creditor);
    expect(shown.changes).toEqual(
      plan.autopay.changes
        .filter(({ debtId }) => debtId === creditor.debtId)
        .map(({ on, sentence }) => ({ on, text: sentence })),
    );
  }
});

test("the even split asks for the even amount everywhere and promises no later change", () => {
  const even = plan.evenSplit.amounts.find(({ debtId }) => debtId === first.debtId);
  const shown = creditorInstructions(plan, first.debtId, "even");
  expect(shown.amount).toBe(parseMoney(even?.amount ?? ""));
  expect(shown.changes).toEqual([]);
  const planned = first.steps[0]?.amount ?? "";
  expect(even?.amount).not.toBe(planned);
  expect(shown.steps.join(" ").replaceAll(",", "")).not.toContain(`$${planned}`);
  expect(shown.steps.join(" ").replaceAll(",", "")).toContain(`$${even?.amount}`);
});

test("no instruction holds an address: none is known for sure", () => {
  for (const { debtId } of [...plan.debts, ...plan.leftOut]) {
    for (const split of ["plan", "even"] as const) {
      expect(JSON.stringify(creditorInstructions(plan, debtId, split))).not.toMatch(/https?:|www\.|\.com/);
    }
  }
});

test("a debt outside the plan is told its minimum, and no day that nobody knows", () => {
  const debts = household("sample").debts.map((debt) =>
    debt.notPlannable ? { ...debt, minimumPayment: "35.00" } : debt,
  );
  const { plan: outside } = planFor(debts);
  const debtId = outside.leftOut[0]?.debtId ?? "";
  const shown = creditorInstructions(outside, debtId, "even");
  expect([shown.amount, shown.day, shown.dayReason]).toEqual([3500, null, null]);
  expect(shown.steps).toHaveLength(1);
});
