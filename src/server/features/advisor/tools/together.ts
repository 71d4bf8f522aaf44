/** Several answers to one question. */
import type { Answer } from "./say.ts";

/** How many questions are offered below an answer. */
const MOST_OFFERS = 4;

/** As one: each keeps its sentences and figures as they are. An answer where one of them is; undefined for none. */
export function together(answers: readonly Answer[]): Answer | undefined {
  const first = answers.find(({ kind }) => kind === "answer") ?? answers[0];
  if (first === undefined) return undefined;
  return {
    kind: first.kind,
    parts: answers.flatMap(({ parts }, index) => (index === 0 ? [...parts] : ["\n\n", ...parts])),
    offers: [...new Set(answers.flatMap(({ offers }) => offers))].slice(0, MOST_OFFERS),
    publications: answers
      .flatMap(({ publications }) => publications)
      .filter(({ url }, index, all) => all.findIndex((one) => one.url === url) === index),
  };
}
