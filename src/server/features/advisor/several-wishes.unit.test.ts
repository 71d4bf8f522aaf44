/** Several wishes in one question, follow-ups of a few words, and questions in Spanish. */
import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { type Answer, plainText } from "./tools/say.ts";
import { fromSpanish } from "./understand/spanish.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const textOf = ({ parts }: Answer): string => plainText(parts).replaceAll("\u00A0", " ");
const said = (question: string): string => textOf(advise(sample, question).answer);
/** The answer to the last of several questions of one conversation. */
function afterwards(...questions: readonly string[]): string {
  let advice = advise(sample, questions[0] ?? "");
  for (const question of questions.slice(1)) advice = advise(sample, question, advice.call);
  return textOf(advice.answer);
}

describe("two wishes", () => {
  test.each([
    ["balance and APR of my Northline Visa", ["$8,450.00", "24.99 %"]],
    ["what do I owe Northline and when is it due", ["$8,450.00", "asks for payment by"]],
    ["how much interest this month and in all", ["your debts charge", "your plan costs"]],
    ["when am I debt free, and what do I owe in total?", ["debt-free on", "$72,700.00"]],
    ["balance of Northline and its limit, and my credit score", ["$8,450.00", "$14,000.00", "728"]],
    ["groceries in september and in august", ["September 2026", "August 2026"]],
    ["what do I owe on cards and on loans", ["$16,900.00", "$55,800.00"]],
  ])("%s", (question, texts) => {
    const answer = said(question);
    for (const text of texts) expect(answer).toContain(text);
  });

  test("the same figure of two debts stays one answer", () => {
    expect(said("balance of Northline and of Cedar Lending")).toBe(
      said("balance of Northline and Cedar Lending"),
    );
  });

  test("what is asked twice is said once", () => {
    expect(said("what is my total debt and how much do I owe in total")).toBe(said("what is my total debt"));
  });

  test("what is answered is not offered as the next question", () => {
    const { offers } = advise(sample, "balance and APR of my Northline Visa").answer;
    expect(offers).toContain("When will Northline Visa be paid off?");
    expect(offers).not.toContain("What is the APR of Northline Visa?");
  });

  test("a name that nothing answers to is said, not the other half", () => {
    const { answer } = advise(sample, "balance of Northline and of my Quuxbank card");
    expect(answer.kind).toBe("missing");
    expect(textOf(answer)).toContain("quuxbank");
  });

  test("what one of them lacks is said beside the other", () => {
    const facts = {
      ...sample,
      debts: sample.debts.map((debt) => ({ ...debt, paymentDueDate: null })),
    };
    const answer = textOf(advise(facts, "what do I owe Northline and when is it due").answer);
    expect(answer).toContain("$8,450.00");
    expect(answer).not.toBe(textOf(advise(facts, "what do I owe Northline").answer));
  });

  test.each([
    "what if I pay a hundred and fifty more a month",
    "what if I pay $200 more a month and get a bonus",
    "how much do I spend on rent and utilities",
    "what is a grace period and how does it work",
  ])("%s is one question", (question) => {
    expect(said(question)).not.toContain("\n\n");
  });
});

describe("a few words that go on", () => {
  test.each([
    [
      "a rate",
      ["what if I consolidate my cards at 10%", "how about at 13"],
      "what if I consolidate my cards at 13%",
    ],
    [
      "a length",
      ["what do I have to pay a month to be debt free in 20 months", "only 18"],
      "what do I have to pay a month to be debt free in 18 months",
    ],
    ["an amount", ["what if I pay $200 more a month", "and 300?"], "what if I pay $300 more a month"],
    ["a multiple", ["what if I pay $200 more a month", "twice that"], "what if I pay $400 more a month"],
    [
      "a later month",
      ["what will I owe at the end of june 2027", "and in june 2028?"],
      "what will I owe at the end of june 2028",
    ],
    [
      "a year later",
      ["what will I owe at the end of june 2027", "and next year?"],
      "what will I owe at the end of june 2028",
    ],
    ["the other end", ["what is my largest debt", "and the smallest?"], "what is my smallest debt"],
    ["the whole", ["what do I owe on Northline", "and in all?"], "what do I owe in all"],
    [
      "a debt",
      ["what is the apr of Northline", "what about the car loan"],
      "what is the apr of the car loan",
    ],
    [
      "a fee",
      ["what if I transfer Northline to a 0% card for 12 months with a 5% fee", "and if the fee is 3"],
      "what if I transfer Northline to a 0% card for 12 months with a 3% fee",
    ],
  ])("%s", (_, conversation, whole) => {
    expect(afterwards(...conversation)).toBe(said(whole));
  });

  test("a number that could be two things is none of them", () => {
    const first = "what if I transfer Northline to a 0% card for 12 months with a 5% fee";
    expect(advise(sample, "and 9", advise(sample, first).call).answer.kind).toBe("unclear");
  });
});

describe("Spanish", () => {
  test.each([
    ["¿Cuánto debo en total?", "how much do I owe in total"],
    ["¿Cuál es la tasa de interés de Northline Visa?", "what is the interest rate of Northline Visa"],
    ["cual es el pago minimo de northline", "what is the minimum payment of northline"],
  ])("%s is answered in English, which a sentence says first", (spanish, english) => {
    expect(said(spanish)).toBe(`Por ahora contesto en inglés. ${said(english)}`);
  });

  test("what is not understood is said in Spanish, with what can be asked", () => {
    const { answer } = advise(sample, "¿Me puede ayudar con mi perro que está enfermo?");
    expect(answer.kind).toBe("unclear");
    expect(textOf(answer)).toMatch(/^Por ahora contesto en inglés, y no entendí/);
    expect(answer.offers.length).toBeGreaterThan(0);
  });

  test("the name of a creditor makes no question Spanish", () => {
    const name = "Cooperativa de Ahorro y Crédito";
    expect(fromSpanish(`what do I owe ${name}`, [name])).toBeUndefined();
    expect(fromSpanish(`cuanto debo a ${name}`, [name])).toContain("cooperativa de ahorro y credito");
  });

  test.each(["how much do I owe on La Tienda", "what is my total", "Is El Paso Electric a bill of mine?"])(
    "%s is English",
    (question) => {
      expect(fromSpanish(question, [])).toBeUndefined();
    },
  );
});

test("the number of inquiries stands beside the day of the report", () => {
  expect(said("how many inquiries are on my report")).toMatch(/on \d+ \w+ 2026 shows \d+ inquir(?:y|ies)\./);
});
