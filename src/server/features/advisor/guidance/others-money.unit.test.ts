import { expect, test } from "vitest";
import { plainWords } from "../understand/words.ts";
import { guard } from "./guardrails.ts";

const guardedBy = (question: string): string | undefined => guard(plainWords(question))?.name;

test.each([
  "How much debt does my neighbor have?",
  "how much does my husband owe on his cards, he wont tell me",
  "and my daughter, how much debt has she got",
  "whens my brother gonna be debt free",
  "What's my wife's credit score?",
])("money of somebody else is nothing it tells: %s", (question) => {
  expect(guardedBy(question)).toBe("other-person");
});

test.each([
  "How much do I owe my brother?",
  "My brother gave me $300, what if I put it on my card?",
  "Does my wife have to pay my cards?",
  "How much is left on my husband's truck loan?",
])("one's own money is asked about: %s", (question) => {
  expect(guardedBy(question)).not.toBe("other-person");
});

test.each([
  "after rent theres literally nothing left to pay any of my bills i need help",
  "There's no money for food this week",
])("hears that money is short: %s", (question) => {
  expect(guardedBy(question)).toBe("hardship");
});

test.each([
  "someone called saying theyre from my bank and need the code that was texted to me",
  "Got a text offering guaranteed student loan forgiveness for a $299 fee and my login. Legit?",
])("hears a scam: %s", (question) => {
  expect(guardedBy(question)).toBe("scam");
});
