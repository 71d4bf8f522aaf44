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

  test("a year from now is twelve months on, said either way", () => {
    const until = "2027-11";
    for (const when of ["in a year", "in 12 months", "a year from now"])
      expect(of(`what is left on Lakeside ${when} if I send it 800 a month`).call?.args).toMatchObject({
        until,
      });
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

describe("card limits", () => {
  test("a payment, a purchase and a raised limit, of the card and of all", () => {
    // 16,900 of 35,000, and 8,450 of 14,000.
    expect(textsOf("what would my utilization be if I paid 3000 on Northline")).toEqual([
      "48.3\u00A0%",
      "39.7\u00A0%",
      "60.4\u00A0%",
      "38.9\u00A0%",
    ]);
    expect(textsOf("if I charge 7000 to Northline what is my utilization")).toEqual(
      expect.arrayContaining(["68.3\u00A0%", "110.4\u00A0%", "$1,450.00"]),
    );
    expect(textsOf("if they raise my northline limit to 20000 what is my utilization")).toEqual(
      expect.arrayContaining(["$20,000.00", "41.2\u00A0%", "42.3\u00A0%"]),
    );
  });

  test("what a share takes is below it by a cent, or at it to the cent", () => {
    // 30 % of 35,000 is 10,500.
    expect(textsOf("what do I have to pay to get under 30% utilization")).toContain("$6,400.01");
    expect(textsOf("how much must I pay to get my utilization down to 30%")).toContain("$6,400.00");
    // 6,300 of 18,500: 9,250 is half.
    expect(textsOf("how much could I put on Summit before hitting 50%")).toContain("$2,949.99");
  });

  test("a loan has no limit, and a card whose limit no paper shows is not guessed", () => {
    expect(of("if I pay 500 on Lakeside what is my utilization").call?.tool).not.toBe("use_after");
    const debts = sample.debts.map((debt) =>
      debt.creditor === "Northline Visa" ? { ...debt, creditLimit: null } : debt,
    );
    const { answer } = advise({ ...sample, debts }, "if I pay 500 on Northline what is my utilization");
    expect(answer.kind).toBe("missing");
  });
});

describe("how far the plan will have come", () => {
  test("half of it, and half of one debt", () => {
    const { plan } = sample;
    if (typeof plan === "string") throw new Error("the sample has a plan");
    expect(of("when is half of my debt paid").call?.args).toEqual({ percent: 50, debt: null });
    expect(textsOf("when is half of Lakeside paid off")).toContain("$18,400.00");
  });

  test("one debt in a month to come, and as it is now where no year is said", () => {
    expect(of("what do I owe on Lakeside in june 2027").call).toMatchObject({
      tool: "plan_balance",
      args: { month: "2027-06" },
    });
    expect(of("how much do I owe on Lakeside").call?.tool).toBe("debt_figure");
  });

  test("all that is paid, with interest", () => {
    expect(of("how much will I pay out in total with interest").call?.args["field"]).toBe("paid");
  });
});
