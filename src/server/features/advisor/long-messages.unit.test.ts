/** Messages of several sentences, ordinary words around the question, corrections of a what-if, and what is to come. */
import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { plainText } from "./tools/say.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const said = (question: string): string =>
  plainText(advise(sample, question).answer.parts).replaceAll("\u00A0", " ");

describe("the sentence that asks is answered", () => {
  test.each([
    [
      "We had a long day at the lake and towing was 240 bucks. What do I still owe on Northline?",
      "$8,450.00",
    ],
    ["My dad passed away in march and left a mess. what is the balance on northline", "$8,450.00"],
    ["i am 45 and broke. how long til im done", "20 March 2029"],
    ["The dog ate my statement! When is the Northline payment due?", "25 November 2026"],
  ])("%s", (question, figure) => {
    expect(said(question)).toContain(figure);
  });

  test("how it feels brings a hand, and the figure", () => {
    expect(said("can't sleep. how much do i owe")).toMatch(/counsellor .*\$72,700\.00/);
    expect(said("I feel overwhelmed and don't know where to start")).not.toContain("$");
  });
});

test("an ordinary word names an account only where a name stands", () => {
  expect(said("what do I owe on my boat")).toContain("nothing called “boat”");
  expect(said("the boat trip was lovely. what do I owe on Northline")).toContain("$8,450.00");
});

test("two ways to pay are both played", () => {
  const answer = said("What if I paid 50 more a month or 600 once?");
  expect(answer).toContain("$50.00 more a month");
  expect(answer).toContain("$600.00 once");
});

test("a what-if is played again with the figure that it turned out to be, and not with what was spent", () => {
  const before = advise(sample, "What if I put $500 on the debt right now?").call;
  expect(plainText(advise(sample, "turned out to be only 640", before).answer.parts)).toContain(
    "$640.00 once",
  );
  expect(advise(sample, "i spent 640 on shoes instead lol", before).call).toBeNull();
});

test.each([
  "whats the heating bill gonna be this february",
  "whats my paycheck gonna look like next month",
  "If I'd never opened the maple card how much interest would I have saved?",
])("what no document can know is no figure: %s", (question) => {
  expect(advise(sample, question).answer.kind).toBe("missing");
});

// Patterns that can part such a message in endless ways would hold up everybody's server; the test would never end.
test.each(["go ahead and ", "will go ahead and ", "so just do it then just ", ", and ", "\n "])(
  "a thousand characters of “%s” are answered like any other nonsense",
  (words) => {
    expect(said(`${words.repeat(100).slice(0, 990)} hum`)).not.toContain("$");
  },
);
