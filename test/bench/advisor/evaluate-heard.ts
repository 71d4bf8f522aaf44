/** The same questions with a model beside the rules: what it is asked, and what comes of what it says. */
import { advise } from "#server/features/advisor/embedded-advisor.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { type AskModel, heardBy, needsModel } from "#server/features/advisor/model-ear.ts";
import { type Answer, plainText } from "#server/features/advisor/tools/say.ts";
import { filled, type Judged, judge, spoken } from "./evaluate.ts";
import { expectedFigures } from "./expected-figures.ts";
import type { Question } from "./question.ts";

export type Heard = Pick<Judged, "household" | "question" | "verdict" | "answer"> & {
  /** What the embedded advisor alone is judged to be. */
  readonly alone: Judged["verdict"];
  readonly wasAsked: boolean;
  /** What a what-if of the answer begins from ("With $75.00 more a month") although the question does not hold it. */
  readonly unasked: readonly string[];
};
/** One answer of a model, chosen by the number of the question so that a run is the same each time. */
export type Model = (index: number) => ReturnType<AskModel>;

/** The amounts, rates and months that an answer takes from elsewhere than the question. */
function unaskedFigures({ parts }: Answer, question: string): readonly string[] {
  const begun = /(?:With|Paying|At) (\$[\d,.]+\d|\d+(?:\.\d+)?\u00A0%)/g;
  const held = new Set(
    [...question.replaceAll(",", "").matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text)),
  );
  return [...plainText(parts).matchAll(begun)].flatMap(([, figure = ""]) =>
    held.has(Number(figure.replaceAll(/[^\d.]/g, ""))) ? [] : [figure],
  );
}

/**
 * Every question of every household with each of the models. "unclear" asks them where the product would, which is seldom; "always"
 * about every question that no guard answers.
 */
export async function evaluateHeard(
  questions: readonly Question[],
  households: ReadonlyMap<string, AdvisorFacts>,
  models: Readonly<Record<string, Model>>,
  when: "unclear" | "always" = "unclear",
): Promise<ReadonlyMap<string, readonly Heard[]>> {
  const heard = new Map<string, Heard[]>(Object.keys(models).map((name) => [name, []]));
  for (const [household, facts] of households) {
    for (const [index, question] of questions.entries()) {
      const write = spoken(index);
      let before: ReturnType<typeof advise>["call"] = null;
      for (const earlier of question.after ?? [])
        before = advise(facts, filled(earlier, facts, write), before).call;
      const text = filled(question.text, facts, write);
      const alone = advise(facts, text, before);
      const wasAsked = when === "always" ? alone.guardedBy === undefined : needsModel(alone, text, facts);
      if (!wasAsked) continue;
      const expected = expectedFigures(
        facts,
        filled(question.expect, facts, ({ id }) => id),
      );
      for (const [name, model] of Object.entries(models)) {
        const advice = await heardBy(async () => model(index), text, facts).catch(() => undefined);
        const { answer } = advice ?? alone;
        heard.get(name)?.push({
          household,
          question: text,
          alone: judge(expected, alone.answer, alone.guardedBy),
          verdict: judge(expected, answer, advice === undefined ? alone.guardedBy : undefined),
          answer: `[${answer.kind}] ${plainText(answer.parts)}`,
          wasAsked,
          unasked: advice === undefined ? [] : unaskedFigures(answer, text),
        });
      }
    }
  }
  return heard;
}
