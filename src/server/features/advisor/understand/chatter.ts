/** What people tell around their question: sentences that ask for nothing and hold nothing that the question could mean. */
import type { AdvisorFacts } from "../facts.ts";
import { type Asked, readQuestion } from "./asked.ts";
import { aloneCall } from "./call-for.ts";
import { SMALLEST_FIRST } from "./plan-rules.ts";

/** Where one sentence ends and the next begins; the point of a number is none. */
const BETWEEN = /(?<=[.?!…;])\s+|\n+/u;

const WISHES =
  /^(?:(?:so|and|but|then|also|ok|okay|please|now|just|oh|well|or) )*(?:what\w*|how|when|which|who|where|is|are|am|do|does|did|can|could|will|would|tell|show|give|list|name|remind|add|sum|explain|write|compare|make|same|new|total|trying to (?:find|see|figure))\b|\b(?:how (?:much|many|long|soon|far|high|big|low|bad|full|do|does|is|are)|what (?:is|are|do|does|did|will|would|date|day|month|year|percent\w*|rate|else|number|amount)|which|when (?:do|does|is|are|will|am|would|can)|need (?:the|my|to know)|want (?:to know|the|my|all|every))\b/;
const SUPPOSES =
  /\b(?:snowball|avalanche|plan|minimums?|ratio|what if|if i|if we|suppose|supposing|say i|say we|lets say|imagine|assume|assuming|instead|according to|going by|following|per the)\b/;
/** "And rent that month": one more thing that the question before asks. */
const ADDS = /^(?:and|also|plus|same|or|what about)\b/;
/** Said again of what was named before: then the sentence before counts. */
const POINTS_BACK = /\b(?:it|its|that|them|those|this|there)\b/;

/** "Want it gone by then", "I need zero debt": what the figure is to bring about. */
const GOAL =
  /\b(?:want|wanna|need|have to|must|hope|hoping|would like|plan(?:ning)? to|trying|aim\w*)\b.*\b(?:zero|no debts?|debt free|out of debt|paid off|gone|done|finished|cleared|over with)\b/;

const ASKS_FOR_SOME_FIGURE =
  /\b(?:what|which) (?:percent\w*|number|figure|amount|ratio|score|is the difference)\b|\bhow (?:much|high|many)\b/;

const isChatter = (sentence: string, asked: Asked, isPointedBack: boolean): boolean => {
  const holds =
    asked.amounts.length +
      asked.percents.length +
      asked.months.length +
      asked.debts.length +
      (isPointedBack ? asked.categories.length : 0) >
      0 ||
    asked.future !== undefined ||
    asked.period !== undefined ||
    asked.group !== "all" ||
    (isPointedBack && asked.merchant !== undefined);
  const isAddition = asked.has(ADDS) && asked.categories.length + (asked.merchant === undefined ? 0 : 1) > 0;
  // "Not what is left of it": what is not asked for.
  if (asked.has(/^(?:and )?not (?:what|how|when)\b/)) return true;
  return (
    !isAddition &&
    !sentence.trimEnd().endsWith("?") &&
    !asked.has(WISHES) &&
    !asked.has(SUPPOSES) &&
    !asked.has(SMALLEST_FIRST) &&
    !asked.has(GOAL) &&
    !holds
  );
};

export const sentencesOf = (question: string): readonly string[] =>
  question.split(BETWEEN).filter((sentence) => /\p{L}|\d/u.test(sentence));

/** The question without such sentences; as it was typed where nothing would be left, or nothing of it asks. */
export function withoutChatter(question: string, facts: AdvisorFacts): string {
  const sentences = sentencesOf(question);
  if (sentences.length < 2) return question;
  const read = sentences.map((sentence) => ({ sentence, asked: readQuestion(sentence, facts) }));
  const asking = read.filter(({ sentence, asked }) => sentence.includes("?") || asked.has(WISHES));
  if (asking.length === 0) return question;
  const isPointedBack = asking.some(
    ({ asked }) => asked.has(POINTS_BACK) && asked.categories.length === 0 && asked.merchant === undefined,
  );
  // "They ask for my debt to income. Do you have that number": what is pointed at is the question itself.
  const isNamedBefore =
    asking.every(({ asked }) => aloneCall(asked) === undefined) &&
    (isPointedBack || asking.some(({ asked }) => asked.has(ASKS_FOR_SOME_FIGURE)));
  if (isNamedBefore && aloneCall(readQuestion(question, facts))?.tool === "lesson") return question;
  const kept = read.filter(
    ({ sentence, asked }) =>
      !isChatter(sentence, asked, isPointedBack) || (isNamedBefore && aloneCall(asked) !== undefined),
  );
  return kept.length === 0 ? question : kept.map(({ sentence }) => sentence).join(" ");
}
