/** What the learned ear adds to the rules: subjects without a figure, doubt, and a figure that only it hears. */
import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { heardTopic } from "./guidance/heard-topics.ts";
import { plainText } from "./tools/say.ts";
import { chancesOf, heardFeatures, placesOf } from "./understand/heard.ts";
import weights from "./understand/learned/heard-words.json" with { type: "json" };
import { deafEar } from "./understand/learned-ear.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is one of the five
const said = (question: string) => {
  const { answer, guardedBy } = advise(sample, question);
  return { text: plainText(answer.parts), kind: answer.kind, guardedBy };
};

test("each subject that the ear knows has an answer, and no figure has one", () => {
  const [subjects, figures] = [/^(?:topic|lesson|guard):/, /^(?!topic|lesson|guard)/].map((form) =>
    weights.classes.filter((name) => form.test(name)),
  );
  expect(subjects?.filter((name) => heardTopic(name) === undefined)).toEqual([]);
  expect(figures?.filter((name) => heardTopic(name) !== undefined)).toEqual([]);
  expect(subjects?.length).toBeGreaterThan(80);
});

test.each([
  ["is it bad to pay the card twice a month instead of once", /more than once a month does no harm/],
  ["are my loans federal or private, can you tell", /studentaid\.gov/],
  ["Is this real person typing or a computer? I just want to know who I'm telling this to", /I am a program/],
  ["does the app pay the bills for me or do I have to do it", /I never move money/],
  ["Do you see my bank password", /^No\. I never ask for the login/],
  ["is it safer to keep money in cash at home right now? bank stuff in the news", /insured by the FDIC/],
])("%s is answered in general", (question, form) => {
  const { text, kind } = said(question);
  expect(text).toMatch(form);
  expect(kind).toBe("general");
});

test.each([
  [
    "i already gave him my bank routing number before i hung up. what do i do tonight",
    "scam",
    /Call your bank/,
  ],
  [
    'Someone from "Debt Freedom support" emailed me asking for my card number. Is that you guys?',
    "scam",
    /not us/,
  ],
  ["A collector is calling my mother in law about my debt. Can they do that?", "legal", /You have rights/],
  ["I don't want a plan tonight. I want somebody to tell me it's gonna be ok", "strain", /988/],
])("%s gets help before any figure", (question, guardedBy, form) => {
  const answer = said(question);
  expect(answer.guardedBy).toBe(guardedBy);
  expect(answer.text).toMatch(form);
});

describe("doubt", () => {
  const question = "did the landlord's handyman say anything about my interest in the chess club";

  test("a figure that is probably not what was asked for is told as the nearest", () => {
    const asked = "How much goes to debt out of every dollar we make";
    expect(plainText(advise(sample, asked, null, [], deafEar).answer.parts)).toMatch(/^You owe/);
    expect(said(asked).text).toMatch(
      /^I am not sure that I understood all of this\. What I know nearest to it: /,
    );
  });

  test("a what-if that is probably another is not played", () => {
    const asked = "what if I pay the personal loan off first just to get the 310 free each month";
    expect(advise(sample, asked, null, [], deafEar).call?.tool).toMatch(/^what_if/);
    expect(advise(sample, asked).call).toBeNull();
  });

  test("how things are is no answer to what is only supposed", () => {
    const asked = "What happens to my payoff if the rates on all my debts creep up a point every year?";
    expect(advise(sample, asked, null, [], deafEar).answer.kind).toBe("answer");
    expect(said(asked).text).not.toMatch(/\d{4}/);
  });

  test("plain questions are answered as by the rules alone", () => {
    for (const plain of [
      "How much do I owe in all?",
      "What if I pay $200 more a month?",
      "gas last 3 months",
    ])
      expect(advise(sample, plain)).toEqual(advise(sample, plain, null, [], deafEar));
    expect(said(question).kind).not.toBe("answer");
  });
});

test("words that were never learned leave each class as frequent as it was, and chances are whole", () => {
  const learned = { ...weights, weights: new Int8Array(Buffer.from(weights.weights, "base64")) };
  const places = placesOf(learned);
  const unknown = chancesOf(heardFeatures("zzyzx qwrtl", new Set()), learned, places);
  const known = chancesOf(heardFeatures("how much do i owe on @", new Set()), learned, places);
  for (const chances of [unknown, known])
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  expect(Math.max(...unknown.values())).toBeLessThan(0.2);
});

test("numbers, months and own names stand for their kind", () => {
  expect(heardFeatures("pay 300 at 12% to northline in may", new Set(["northline"]))).toEqual(
    expect.arrayContaining(["#", "#%", "@", "~", "^ pay", "pay #", "~ $"]),
  );
});
