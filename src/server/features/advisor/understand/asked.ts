/** What a question holds besides its words: debts, amounts, rates, months, periods, categories. */
import type { Debt } from "#contract/debts.ts";
import type { PlainMonth } from "#engine/calendar/months.ts";
import type { Cents } from "#engine/money/cents.ts";
import type { Category } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { guardWords, offSubjectWords } from "../guidance/guardrails.ts";
import type { DebtGroup } from "../tools/debt-tools.ts";
import { byTheMonth, digitsOf, findAmounts, findDays, findMonths, findPercents } from "./amounts.ts";
import { everydayWords } from "./everyday-words.ts";
import { lenderWords } from "./known-lenders.ts";
import { knownWords } from "./lexicon.ts";
import { namedCategories, namedDebts, namedMerchant, ownNames } from "./names.ts";
import { findFutureMonth, findPeriod, type Period } from "./period.ts";
import { plainEnglish } from "./plain-english.ts";
import { saidPlainly } from "./said-plainly.ts";
import { withoutOpening } from "./small-talk.ts";
import { isKnown, plainWords, spelledRight } from "./words.ts";

export type Asked = {
  readonly facts: AdvisorFacts;
  /** In one form, spelling put right, numbers as digits. */
  readonly text: string;
  readonly debts: readonly Debt[];
  readonly group: DebtGroup;
  readonly amounts: readonly Cents[];
  /** As written, without the sign. */
  readonly percents: readonly string[];
  readonly months: readonly number[];
  readonly days: number | undefined;
  /** Of the past. */
  readonly period: Period | undefined;
  readonly future: PlainMonth | undefined;
  readonly categories: readonly Category[];
  readonly merchant: string | undefined;
  /** Words that are neither known nor the person's own: perhaps a name of something that is not there. */
  readonly strange: readonly string[];
  /** Of these the ones that are no ordinary word either, or that stand where a name stands. */
  readonly names: readonly string[];
  readonly has: (form: RegExp) => boolean;
};

const LEFT_OUT =
  /\b(?:no|not|without|except(?: for)?|excluding|excl|leaving(?: out)?|leave(?: out)?|ignor(?:e|ing)|skip(?:ping)?|besides|apart from|aside from|other than|minus|not (?:counting|including)|dont count|outside(?: of)?|forget(?:ting)?(?: about)?) (?:(?:the|my|our|any|all) )?(?:credit |store )?(cards?|plastic|loans?)\b/;

function groupOf(text: string): DebtGroup {
  // "Not counting the cards": the others.
  const out = LEFT_OUT.exec(text);
  if (out !== null) {
    const rest = kindOf(text.replace(LEFT_OUT, "/"));
    const others = out[1]?.startsWith("loan") === true ? "cards" : "loans";
    return rest === "all" ? others : rest;
  }
  return kindOf(
    text.replaceAll(
      /\b(?:no|not|without|except|excluding) (?:(?:the|my|any) )?(?:credit )?(?:cards?|loans?|mortgages?)\b/g,
      "",
    ),
  );
}

/** "Done with everything": of the end, not of the debts that are meant. */
const DONE_WITH_ALL =
  /\b(?:done|through|finished|free|over|rid|out)\b (?:with|of|from) (?:it all|everything|all of it|the whole \w+)\b/g;
/** "Everything, loans and all". */
const ALL_OF_IT =
  /\b(?:everything|all of it|the (?:whole|entire) (?:thing|lot|mess|pile)|all in)\b.*\b(?:cards?|loans?) (?:and all|too|included|as well|and everything)\b|\b(?:add(?:ing|ed)?|with|plus|including|counting) (?:in )?(?:my |the |our )?(?:loans?|cards?) (?:too|included|as well|in|on top)\b|\badd(?:ing)? in (?:my |the |our )?(?:loans?|cards?)\b/;

function kindOf(typed: string): DebtGroup {
  if (ALL_OF_IT.test(typed)) return "all";
  const text = typed.replaceAll(DONE_WITH_ALL, "done");
  if (/\b(?:every|all|each)\b.*\bcards?\b.*\b(?:every|all|each)\b.*\bloans?\b/.test(text)) return "all";
  // "Cards, car, the whole mess".
  if (
    /\bcards?\b.*\b(?:everything|whole (?:mess|lot|thing|pile|works|shebang)|the works|the lot|all of it|you name it)\b/.test(
      text,
    ) &&
    !/\bon (?:my |the |our )?(?:credit )?cards?\b/.test(text)
  )
    return "all";
  // "Cards, loans, everything": told off one by one.
  if (
    /\bcards?(?: and| plus| &| n)? (?:\w+ )?loans?\b|\bloans?(?: and| plus| &| n)? (?:\w+ )?cards?\b/.test(
      text,
    )
  )
    return "all";
  if (/\b(?:credit )?cards?\b|\bplastic\b|\brevolving\b/.test(text)) return "cards";
  if (/\bmortgages?\b/.test(text)) return "mortgages";
  return /\bloans?\b/.test(text) ? "loans" : "all";
}

/** Whether a word stays as it is typed. */
const isLeft = (word: string): boolean =>
  isKnown(word, everydayWords) ||
  isKnown(word, plainEnglish) ||
  offSubjectWords.has(word) ||
  lenderWords.has(word);

const OF_ACCOUNTS =
  "(?:(?:credit|store|gas) )?(?:cards?|loans?|accounts?|visa|mastercard|mortgages?|debts?|financing|finance|note|lines?|store|credit union|bank)";

/** "My boat loan", "owe on the boat", "the piano store account". */
export const standsAsName = (word: string, text: string): boolean =>
  new RegExp(
    `\\b${word} (?:(?!(?:my|our|the|all|these|those|this|that|your|each|every|any|some|of|in|on|for|i|a|an|is|do|does|and|or|if|when|to)\\b)\\w+ )?${OF_ACCOUNTS}\\b|\\b(?:ow(?:e|ed|ing)|balance|left|apr|rate|minimum|payments?|paid|pay|due|interest) (?:\\w+ )?(?:on|for|to|at|of|with) (?:(?:my|the|our|that|this|a) )?${word}\\b`,
  ).test(text);

/** What English makes words with, and hardly anybody a name: "sequence", "exactly", "disappearance". */
const ORDINARY_ENDING =
  /..(?:ly|ness|ments?|[st]ions?|ences?|ances?|ables?|ibles?|ful|less|ous|ish|i[sz]ed?|i[sz]ing|ity|ities|wards?|wise|hood|ships?|ings?|ology|ically|iest|ier)$/;

/** Reads a question as far as that needs no rule. */
export function readQuestion(question: string, facts: AdvisorFacts): Asked {
  const own = ownNames(facts);
  const known = new Set([...knownWords, ...guardWords, ...own]);
  const text = byTheMonth(
    saidPlainly(
      digitsOf(
        withoutOpening(plainWords(question))
          .split(" ")
          .map((word) => (isLeft(word) ? word : spelledRight(word, known)))
          .join(" "),
      ),
    ),
  );
  const future = findFutureMonth(text, facts.today);
  const strange = text
    .split(" ")
    .filter((word) => /^[a-z]{4,}/.test(word) && !isKnown(word, everydayWords) && !isKnown(word, known));
  return {
    facts,
    text,
    debts: namedDebts(text, facts.debts),
    group: groupOf(text),
    amounts: findAmounts(text),
    percents: findPercents(text),
    months: findMonths(text),
    days: findDays(text),
    period: findPeriod(text, facts.today),
    future,
    categories: namedCategories(text),
    merchant: namedMerchant(text, facts),
    strange,
    names: strange.filter(
      (word) => !(isKnown(word, plainEnglish) || ORDINARY_ENDING.test(word)) || standsAsName(word, text),
    ),
    has: (form) => form.test(text),
  };
}
