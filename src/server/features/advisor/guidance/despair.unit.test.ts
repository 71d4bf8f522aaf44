import { describe, expect, test } from "vitest";
import { plainWords } from "../understand/words.ts";
import { isDespair } from "./despair.ts";
import { guard } from "./guardrails.ts";

const SAID = [
  "I'd be worth more dead than alive",
  "honestly im worth more to my kids dead",
  "i am worth 250k dead and nothing alive",
  "Cheaper for everyone to bury me... I'd be worth way more in the ground",
  "have life insurance thru my job. if i was dead it would cover what i owe",
  "My life insurance would pay off everything I owe, so at least there is that",
  "would the life insurance be enough for all my debts if I died tomorrow",
  "if something happened to me the insurance money would clear the cards",
  "If I weren't here anymore my wife would be fine and debt free",
  "if I was gone they'd get the payout and be ok",
  "When I'm gone my family will be better off",
  "my family would be better off without me",
  "they would all be happier without me around",
  "I'm nothing but a burden to them",
  "I keep thinking the kids would be happier with the insurance than with me",
  "nobody would miss me",
  "no one would notice if I disappeared",
  "I wish I had never been born",
  "wish i could fall asleep and not wake up",
  "I just want to disappear",
  "i dont see the point of living with these debts",
  "there is no point in going on",
  "tired of living",
  "the only way out I see is dying",
  "i see no way out anymore",
  "I've been thinking about ending it all",
  "i might just end it tonight",
  "thinking about driving my car into a tree, at least the policy pays",
  "gonna jump off a bridge",
  "my policy at work pays 300k, that would fix everything if i just wasnt here",
  "so tired of it all, whats the point of even trying",
  "i should just die",
  "Nothing left to live for. How much do I owe?",
  "death would be a relief",
  "cant keep going like this",
  "I don't deserve to live after what I did to our savings",
  "estarían mejor sin mí",
  "valgo más muerto que vivo",
  "si me muero el seguro de vida paga todas mis deudas",
];

const ORDINARY = [
  "What is the drop dead date for my Visa payment?",
  "I'm dead tired, which card is due first",
  "im dead broke until friday, what is my minimum",
  "How much do I spend on my life insurance premium?",
  "how much is life insurance a month in my spending",
  "Should I drop my life insurance to pay my debt off?",
  "what does my life insurance cost per month",
  "Grandma died and left me 5,000 of life insurance, does that pay off the card?",
  "my husband died last year, the life insurance money is 20000. what if i put it on my debts",
  "I'm dead set on paying off the car loan first",
  "My car died. How much room is left on the Visa?",
  "this dead end job pays 2,400 a month, is that what you see",
  "I want my debt to disappear, when will it be gone?",
  "I want this loan to be gone in 2 years",
  "when will everything be over",
  "in the end everything I pay, how much is that",
  "what happens at the end of the promotional rate",
  "the interest is killing me, what is my APR",
  "my feet are killing me, which debt first",
  "My rate jumped from a low one to 29 %",
  "I had an accident and the insurance did not cover it, what if I pay 900 once",
  "I got hit with a late fee, is it paid off",
  "will anyone notice if i pay a day late",
  "what is the point of paying more than the minimum",
  "cut myself some slack and spent too much, how much on dining",
  "is there no way out of this loan contract",
  "The burden of my debts feels big, how much is it",
  "when is my deadline",
  "cost of living is up, what do I spend a month",
  "I can't keep going out to eat, how much was it last month",
  "I shot myself in the foot with this card, what is its balance",
  "i am done with my existing loan when?",
];

describe("despair", () => {
  test.each(SAID)("is heard in: %s", (text) => {
    expect(isDespair(plainWords(text))).toBe(true);
  });
  test.each(ORDINARY)("is not read into: %s", (text) => {
    expect(isDespair(plainWords(text))).toBe(false);
  });
});

describe("one's own death", () => {
  test.each(["What happens to my debt when I die?", "If I died would my husband owe my cards?"])(
    "is answered with the estate and the lifeline, never with a sum: %s",
    (text) => {
      const answered = guard(plainWords(text));
      expect(answered?.name).toBe("estate");
      expect(answered?.answer.publications.map(({ url }) => url)).toContain("https://988lifeline.org/");
    },
  );
  test("is not meant where somebody wants to be free of debt before it", () => {
    expect(guard(plainWords("Will I be debt free before I die, when is that?"))?.name).toBeUndefined();
  });
});
