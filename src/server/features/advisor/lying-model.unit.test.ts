/** Every question of the evaluation, and those that only a model can hear, with models that lie. */
import { expect, test } from "vitest";
import { evaluateHeard } from "#test/bench/advisor/evaluate-heard.ts";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { lyingModels } from "#test/bench/advisor/lying-models.ts";
import { questions } from "#test/bench/advisor/questions.ts";
import { questionsAside } from "#test/bench/advisor/questions-aside.ts";
import { oddQuestions, offSubject } from "#test/bench/advisor/questions-odd.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { heardBy, needsModel } from "./model-ear.ts";

const households = householdFacts();
const sample = households.get("sample") as AdvisorFacts; // it is the first of them
const all = [...questions, ...questionsAside];
const named = (question: string): string => question.replaceAll(/\{\w+\}/g, "northline");

test("no answer of the evaluation becomes wrong, and none that was right worse, in any household", async () => {
  const heard = await evaluateHeard(all, households, lyingModels);
  const worse = [...heard].flatMap(([model, answers]) =>
    answers
      .filter(
        ({ alone, verdict, unasked }) =>
          verdict === "wrong" || (alone === "right" && verdict !== "right") || unasked.length > 0,
      )
      .map(({ question, answer }) => ({ model, question, answer })),
  );
  expect(worse).toEqual([]);
}, 120_000);

test("no question off the subject is answered with a figure, and none reaches a model", () => {
  const reached = [...households].flatMap(([household, facts]) =>
    offSubject.flatMap((question) => {
      const alone = advise(facts, question);
      const figures = alone.answer.parts.filter((part) => typeof part !== "string");
      return needsModel(alone, question, facts) || figures.length > 0 ? [{ household, question }] : [];
    }),
  );
  expect(reached).toEqual([]);
});

test("of what no rule understands most reaches a model; what it lies plays no what-if with a figure that nobody asked", async () => {
  const understood = oddQuestions.map(named).filter((question) => advise(sample, question).call === null);
  const asked = understood.filter((question) => needsModel(advise(sample, question), question, sample));
  expect(asked.length / understood.length).toBeGreaterThan(0.8);
  const heard = await evaluateHeard(
    asked.map((text) => ({ text, expect: "refuse odd" })),
    new Map([["sample", sample]]),
    lyingModels,
  );
  expect([...heard.values()].flat().filter(({ unasked }) => unasked.length > 0)).toEqual([]);
}, 60_000);

test("even where they are asked about every question, no what-if is played with a figure that nobody asked", async () => {
  const models = Object.fromEntries(Object.entries(lyingModels).filter(([name]) => name.includes("amounts")));
  const heard = await evaluateHeard(all, new Map([["sample", sample]]), models, "always");
  expect([...heard.values()].flat()).not.toHaveLength(0);
  expect([...heard.values()].flat().filter(({ unasked }) => unasked.length > 0)).toEqual([]);
}, 60_000);

test.each([
  ["all spending, where a place is asked for", "how much did i spend at whole foods last month", []],
  ["a category in place of a place", "how much did i spend at best gym last month", ["fitness"]],
])("%s is not heard", async (_, question, categories) => {
  const lie = { tool: "spending", args: { categories, isAverage: false } };
  expect(await heardBy(async () => [lie], question, sample)).toBeUndefined();
});
