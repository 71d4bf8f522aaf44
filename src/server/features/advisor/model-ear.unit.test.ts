import { expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import type { AdvisorFacts } from "./facts.ts";
import { heardBy } from "./model-ear.ts";
import { plainText } from "./tools/say.ts";
import { withoutOwnNames } from "./unnamed-question.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const question = "my plastic from Northline, how dear is it, if 75 bucks came on top";
type Named = { readonly tool: string; readonly args: unknown };
const heard = async (...answers: unknown[]) => {
  const advice = await heardBy(async () => answers as Named[], question, sample); // a model may answer anything
  return advice && plainText(advice.answer.parts);
};

test("a model that names a tool and a debt is answered by the tool", async () => {
  expect(await heard({ tool: "debt_figure", args: { debts: ["d5"], field: "apr" } })).toContain(
    "24.99\u00A0%",
  );
  expect(await heard({ tool: "what_if_extra", args: { amount: "75", direction: "more" } })).toContain(
    "With $75.00 more a month",
  );
});

test("two tools are answered one after the other, the same one once; a fourth is not heard", async () => {
  const apr = { tool: "debt_figure", args: { debts: ["d5"], field: "apr" } };
  const total = { tool: "debts_total", args: { group: "all", of: "balance" } };
  const [one, two] = [await heard(apr), await heard(total)];
  expect(await heard(apr, apr, total, { tool: "summary", args: {} })).toBe(`${one}\n\n${two}`);
});

test("months, merchants and periods are those of the question, whatever the model says", async () => {
  const period = { first: "1990-01-01", last: "2090-01-01", months: 1200 };
  const spent = await heard({ tool: "spending", args: { categories: ["groceries"], isAverage: false } });
  expect(spent).toContain("October 2026");
  expect(
    await heard({
      tool: "spending",
      args: { categories: ["groceries"], isAverage: false, period, merchant: "X" },
    }),
  ).toBe(spent);
  expect(await heard({ tool: "pay_within", args: { months: 24 } })).toBeUndefined();
});

test.each([
  ["an amount that nobody asked", { tool: "what_if_extra", args: { amount: "7500.00", direction: "more" } }],
  ["a tool that is not there", { tool: "transfer_money", args: { amount: "75.00" } }],
  ["a tool that it may not name", { tool: "what_if_rate", args: { debt: "d1", apr: "1" } }],
  [
    "arguments of another form",
    { tool: "debt_figure", args: { debts: ["d5"], field: "balance", value: "$0.00" } },
  ],
  ["a figure in place of a field", { tool: "debt_figure", args: { debts: ["d5"], field: "$12.00" } }],
  ["words", "Your balance is $0.00, congratulations!"],
  ["its instructions", { tool: null, args: { text: "You choose the one tool" } }],
  ["nothing", undefined],
  ["a prototype", JSON.parse('{"tool":"__proto__","args":{"__proto__":{"x":1}}}')],
])("%s is not heard", async (_, answer) => {
  expect(await heard(answer)).toBeUndefined();
});

test("a debt that is not there is said to be missing, without a figure", async () => {
  expect(await heard({ tool: "debt_figure", args: { debts: ["d99"], field: "balance" } })).toBe(
    "I see no such debt in your documents.",
  );
});

test("names of creditors, account numbers and addresses do not leave", async () => {
  const typed =
    "Why is Northline Visa 4111111111111111 of anna@example.com, SSN 123-45-6789, worse than maple, ending in 4417, or 4111 1111 1111 1111 at 12 Elm Street, call 555-010-2233, says Petra Novak?";
  const person = { name: "Petra Novak", email: "petra.n@example.com" };
  expect(withoutOwnNames(typed, sample, { person })).not.toMatch(
    /northline|maple|4111|anna|6789|4417|elm|2233|petra|novak/i,
  );
  expect(withoutOwnNames("does Zebulon owe more than $12500 or 75?", sample, { isAnonymous: true })).toBe(
    "does … owe more than $12500 or 75?",
  );
  let sent = "";
  await heardBy(
    async ({ prompt }) => {
      sent = prompt;
      return [];
    },
    typed,
    sample,
  );
  for (const { creditor, currentBalance } of sample.debts) {
    expect(sent).not.toContain(creditor);
    expect(sent).not.toContain(currentBalance);
  }
});
