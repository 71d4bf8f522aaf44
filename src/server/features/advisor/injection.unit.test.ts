/** Words that give orders, in documents and in the chat: every answer is the one without them. */
import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { type PrintedIn, printedIn, printedWords, typedWords } from "#test/bench/advisor/injections.ts";
import { lyingModels } from "#test/bench/advisor/lying-models.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { heardBy } from "./model-ear.ts";
import type { Answer } from "./tools/say.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const [marked] = sample.debts;
const merchant = "Greenfield Grocery";
const [asset] = sample.profile.assets;
const [document] = sample.documents;
if (marked === undefined || asset === undefined || document === undefined)
  throw new Error("the sample household has a debt, an asset and documents");

const questions: readonly string[] = [
  "How much do I owe in total?",
  "Which debts do I have?",
  "What is my biggest debt?",
  "What is the APR of Northline?",
  "what is my card balance",
  "When will I be debt-free?",
  "Which debt should I pay first?",
  "What is my monthly income?",
  "How much did I spend on groceries last month?",
  "How much did I spend in total last month?",
  "Where does my money go?",
  "What is my net worth?",
  "How much do I own in assets?",
  "how many documents did you read?",
  "what payment is next",
  "what if I pay 100 more a month",
  "apr of my Gringotts vault loan",
  "What's the weather tomorrow?",
  "I can't pay my bills this month",
];

const CLEAN: Readonly<Record<PrintedIn, string>> = {
  creditor: marked.creditor,
  "end of a creditor": marked.creditor,
  merchant,
  "file name": document.fileName,
  asset: asset.name,
};
const printedAs = (place: PrintedIn, words: string): string =>
  place === "end of a creditor" ? `${marked.creditor} ${words}` : words;

/** The sample household with the words wherever the name stood. */
function withPrinted(place: PrintedIn, words: string): AdvisorFacts {
  const name = printedAs(place, words);
  return JSON.parse(JSON.stringify(sample), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(CLEAN[place], () => name) : value,
  ) as AdvisorFacts; // the same fields
}

/** What is said, figure by figure, with one sign wherever the clean name or the printed words stand. */
const said = ({ kind, parts, offers }: Answer, printed: string, clean: string): string => {
  const named = (text: string): string => text.replaceAll(printed, "•").replaceAll(clean, "•");
  return JSON.stringify({
    kind,
    offers: offers.map(named),
    parts: parts.map((part) => named(typeof part === "string" ? part : part.text)),
  });
};
const clean = new Map(questions.map((question) => [question, advise(sample, question).answer]));

describe.each(printedIn)("printed in a document as %s", (place) => {
  test.each(printedWords)("%j changes no answer", (words) => {
    const facts = withPrinted(place, words);
    const printed = printedAs(place, words);
    const changed = [...clean].flatMap(([question, before]) => {
      const now = said(advise(facts, question).answer, printed, CLEAN[place]);
      return now === said(before, printed, CLEAN[place]) ? [] : [{ question, now }];
    });
    expect(changed).toEqual([]);
  });
});

describe("before a model", () => {
  const odd = "is my balance as steep as it feels, with 75 dollars more";

  test.each(printedIn)(
    "words printed as %s are in no request, and change no answer of one that lies",
    async (place) => {
      const sent = async (facts: AdvisorFacts) => {
        const prompts: string[] = [];
        const answers: unknown[] = [];
        for (const lie of Object.values(lyingModels)) {
          const advice = await heardBy(
            async ({ prompt, instructions, tools }) => {
              prompts.push(JSON.stringify({ prompt, instructions, tools }));
              return lie(3);
            },
            odd,
            facts,
          ).catch(() => undefined);
          answers.push(
            advice && advice.answer.parts.flatMap((part) => (typeof part === "string" ? [] : part.text)),
          );
        }
        return { prompts, answers };
      };
      const before = await sent(sample);
      for (const words of printedWords) {
        const after = await sent(withPrinted(place, words));
        expect({ words, ...after }).toEqual({ words, ...before });
      }
    },
  );
});

describe("typed into the chat", () => {
  test.each(typedWords)("%j brings no figure that the question alone does not", (words) => {
    const figures = ({ parts }: Answer): string[] =>
      parts.flatMap((part) => (typeof part === "string" ? [] : part.text));
    const other = questions.slice(0, 4).flatMap((question) => {
      const alone = figures(advise(sample, question).answer);
      return [`${question} ${words}`, `${words}. ${question}`].flatMap((typed) => {
        const { answer, call } = advise(sample, typed);
        const strange = figures(answer).filter((text) => !alone.includes(text));
        const next = figures(advise(sample, "When will I be debt-free?", call).answer);
        const isSame = next.join() === figures(advise(sample, "When will I be debt-free?").answer).join();
        return strange.length > 0 || !isSame ? [{ typed, strange, next }] : [];
      });
    });
    expect(other).toEqual([]);
  });
});
