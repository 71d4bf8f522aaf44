import { describe, expect, test } from "vitest";
import type { ChatFigure } from "#contract/advisor.ts";
import { evaluate } from "#test/bench/advisor/evaluate.ts";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { questionsSupposed } from "#test/bench/advisor/questions-supposed.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { plainText } from "./tools/say.ts";

const households = householdFacts();
const sample = households.get("sample") as AdvisorFacts; // it is one of the five
const of = (message: string, household = "sample") =>
  advise(households.get(household) as AdvisorFacts, message); // it is one of the five
const figuresOf = (message: string, household?: string): readonly ChatFigure[] =>
  of(message, household).answer.parts.flatMap((part) => (typeof part === "string" ? [] : [part]));
const textsOf = (message: string, household?: string): readonly string[] =>
  figuresOf(message, household).map(({ text }) => text);

test("every household gets the right figures, and none where a part cannot be played", () => {
  const wrong = evaluate(questionsSupposed, households).filter(({ verdict }) => verdict !== "right");
  expect(wrong).toEqual([]);
});

test("each figure says where it comes from, and none stands beside the chips", () => {
  const asked = questionsSupposed.map(({ text }) => text.replaceAll(/\{\w+\}/g, "Northline Visa"));
  const without = asked.flatMap((question) =>
    figuresOf(question).filter(
      ({ source, sentence, terms, link }) => (source ?? sentence ?? terms ?? link) === undefined,
    ),
  );
  const bare = asked.flatMap((question) => {
    const said = of(question)
      .answer.parts.filter((part) => typeof part === "string")
      .join(" ");
    // What was asked for stands as it was asked; 25 a week is 108.33 a month.
    return (said.match(/\$\d[\d,.]*\d/g) ?? []).filter(
      (amount) => !question.includes(amount.replaceAll(/[$,]|\.00$/g, "")) && amount !== "$108.33",
    );
  });
  expect([without, bare]).toEqual([[], []]);
});

describe("one debt alone", () => {
  test("what is below its minimum says by how much", () => {
    expect(textsOf("how long until Northline is gone if I pay 250 a month on it")).toEqual([
      "$262.00",
      "$12.00",
    ]);
  });

  test("a rate without interest is divided by hand: 30 payments of 100, and what is left", () => {
    const [first] = sample.debts.filter(({ creditor }) => creditor === "Northline Visa");
    if (first === undefined || typeof sample.outline === "string") throw new Error("the sample has it");
    const debts = sample.outline.debts.map((debt) =>
      debt.debtId === first.id ? { ...debt, apr: "0", balance: "2950.00", minimumPayment: "50.00" } : debt,
    );
    const facts = { ...sample, outline: { ...sample.outline, debts } };
    const { answer } = advise(facts, "if I pay 100 a month on Northline when is it gone");
    expect(plainText(answer.parts)).toContain(
      "paid off in May 2029, after 2 years 6 months. That costs $0.00",
    );
    expect(plainText(answer.parts)).toContain("the last payment is $50.00");
  });

  test("above the minimum is said so", () => {
    expect(
      plainText(of("how long till Northline is paid off with 100 extra a month on it").answer.parts),
    ).toContain("$100.00 a month above its minimum, $362.00 in all");
  });

  test("a household without a bank statement has its debts all the same", () => {
    expect(of("how long until Discover is gone if I pay 900 a month on it", "debts-only").answer.kind).toBe(
      "answer",
    );
  });

  test.each([
    "what must I pay a month to have Northline and Maple gone by march",
    "how long until Northline is gone if I pay 600 a month at 12%",
    "if I pay 600 a month on Northline when am I debt free with everything",
    "how long till Northline is gone if I pay 300 a month on it for a year",
  ])("what says more than that is no such question: %s", (question) => {
    expect(["pay_alone", "alone_by"]).not.toContain(of(question).call?.tool);
  });
});

describe("several changes are played together or not at all", () => {
  const partsOf = (question: string) => of(question).call?.args["changes"];

  test("from and until when", () => {
    expect(partsOf("what if I pay 300 more a month from march to august 2027")).toMatchObject([
      { kind: "monthly", amount: "300.00", from: "2027-03", until: "2027-08" },
    ]);
    expect(partsOf("what if I pay 300 more a month until the end of june")).toMatchObject([
      { until: "2027-06" },
    ]);
    expect(partsOf("what if I stop the extra until june")).toEqual([
      { kind: "pause", from: null, until: "2027-05" },
    ]);
    expect(partsOf("what if I skip the extra in january")).toEqual([
      { kind: "pause", from: "2027-01", until: "2027-01" },
    ]);
    expect(partsOf("what if I pay 300 more starting next year for 4 months")).toMatchObject([
      { from: "2027-01", until: "2027-04" },
    ]);
  });

  test("what each month then pays is said", () => {
    expect(textsOf("what if I pay 100 extra from january")).toEqual(expect.arrayContaining(["$3,025.00"]));
    expect(textsOf("what if I skip the extra for two months")).toEqual(expect.arrayContaining(["$1,620.00"]));
  });

  test.each([
    "what if I pay 200 more and 100 into my 401k",
    "what if I pay 200 more a month and half of my bonus",
    "what if I pay 200 more a month until I feel better and 500 in may",
    "200 more a month and buy a 3000 couch in april",
    "what if I pay 100 more in january, or 200 in march, and never again",
    "my rent goes up 100 a month and my pay by some amount",
    "what if I skip two payments",
    "what if my pay goes from 4000 to 4500 a month",
    "what if my rent goes up to 1600 and I pay 100 more a month",
  ])("%s", (question) => {
    expect(of(question).call?.tool).not.toBe("what_if_changes");
  });

  test("a month that is over, or after the plan", () => {
    expect(of("what if I pay 100 more a month from june 2045").answer.kind).toBe("missing");
    expect(of("what if I pay 100 to Northline and 50 to Maple in june 2045").answer.kind).toBe("missing");
  });
});

describe("income and costs", () => {
  test("change the safe extra by the same cents, and say what is assumed", () => {
    expect(textsOf("what if I get a raise of 300 a month")).toEqual(
      expect.arrayContaining(["$1,605.00", "$3,225.00"]),
    );
    expect(plainText(of("what if I get a raise of 300 a month").answer.parts)).toContain("This assumes");
    expect(textsOf("my rent goes up 150 a month, what happens to my plan")).toEqual(
      expect.arrayContaining(["$1,155.00", "$2,775.00"]),
    );
  });

  test("a year is twelve months, half a cent up; a share is of the usual income", () => {
    expect(textsOf("what if I get a raise of 5000 a year")).toContain("$416.67");
    expect(textsOf("what if I get a 3% raise")).toContain("$195.00");
  });

  test("where the extra cannot bear it, by how much", () => {
    expect(textsOf("what if I make 1400 less a month")).toEqual(
      expect.arrayContaining(["$1,620.00", "$95.00"]),
    );
  });
});

test("a budget that is named needs no statement of what is safe", () => {
  expect(textsOf("I can do 2500 a month total", "debts-only")).toEqual(
    expect.arrayContaining(["$3,099.07", "$599.07"]),
  );
  expect(of("I can do 4000 a month total", "debts-only").answer.kind).toBe("answer");
});
