/** The advisor that needs no model: finds the tool that a question asks for, or says that it does not know. */
import type { AdvisorFacts } from "./facts.ts";
import { guard } from "./guidance/guardrails.ts";
import { mayBeAnybodys, notHeld } from "./names-not-held.ts";
import { pastOnly, toCome } from "./other-times.ts";
import { runTool, type ToolCall } from "./tools/registry.ts";
import { type Answer, missing, unclear } from "./tools/say.ts";
import { together } from "./tools/together.ts";
import { type Asked, readQuestion } from "./understand/asked.ts";
import { aloneCall, callFor } from "./understand/call-for.ts";
import { sentencesOf, withoutChatter } from "./understand/chatter.ts";
import { correctsSupposed, meantDebts } from "./understand/follow-up.ts";
import {
  callHeard,
  deafEar,
  type Ear,
  isDoubted,
  isSupposedHeard,
  isSupposing,
  learnedEar,
  subjectHeard,
} from "./understand/learned-ear.ts";
import { isCostRisen, isQuantityUnmet } from "./understand/quantities.ts";
import { smallTalk } from "./understand/small-talk.ts";
import { fromSpanish, IN_SPANISH, NOT_UNDERSTOOD_IN_SPANISH } from "./understand/spanish.ts";
import { isUnmet } from "./understand/unmet.ts";
import { asksUnread, isOnlyTold } from "./understand/unread.ts";
import { wishesOf } from "./understand/wishes.ts";
import { plainWords } from "./understand/words.ts";

/** An answer, and the call it came of: the next question may go on from it. */
export type Advice = {
  readonly answer: Answer;
  readonly call: ToolCall | null;
  /** Which guard answered instead of a tool. */
  readonly guardedBy?: string;
};

const CAN_DO = [
  "How much do I owe in all?",
  "Which debt should I pay first?",
  "What if I pay $200 more a month?",
  "Where does most of my money go?",
];

const capabilities = (): Answer => ({
  ...unclear(
    "I answer questions about your own debts, plan, cash flow, spending, net worth and credit, and play what-ifs through your plan. Each figure opens where it comes from. For example:",
    { offers: CAN_DO },
  ),
  kind: "general",
});

const thanked = (): Answer => ({
  ...unclear("You are welcome. Ask on whenever you want; these work:", { offers: CAN_DO }),
  kind: "general",
});

const neverRead = (): Answer =>
  missing(
    "That is nothing I read out of your documents, so I do not know it. Your lender's own page or the back of your card says it.",
    { offers: ["Which debts do I have?", "What is due in the next 30 days?"] },
  );

const told = (): Answer =>
  missing(
    "I count what your documents show. Upload the newest statement, or change the debt on the Debts tab, and the plan follows it.",
    { offers: ["How much do I owe in all?", "What is due in the next 30 days?"] },
  );

const notUnderstood = (): Answer =>
  unclear(
    "I did not understand that well enough to give you a figure. I can tell about your debts, plan, cash flow, spending, net worth and credit; these work:",
    { offers: CAN_DO },
  );

const notPlayed = (): Answer =>
  unclear(
    "I cannot take up everything that this says, so I give no figure: it would answer something else. I can play one payment or one monthly change through your plan; these work:",
    {
      offers: [
        "What if I pay $200 more a month?",
        "What if I pay $200 less a month?",
        "What if I pay $1,000 once?",
      ],
    },
  );

/** Whether any of them looks ahead. */
const isPlanned = (calls: readonly ToolCall[]): boolean =>
  calls.some(({ tool }) => tool.startsWith("what_if") || tool === "plan_figure");

/** Answers in one call, or the sentence why not. */
function run(facts: AdvisorFacts, asked: Asked, call: ToolCall): Answer | undefined {
  return toCome(asked, call) ?? pastOnly(asked, call) ?? runTool(facts, call);
}

/** The answer with a sentence before it. */
const after = (sentence: string, answer: Answer): Answer => ({
  ...answer,
  parts: [`${sentence} `, ...answer.parts],
});

/** What one wish offers next may be another that is answered already. */
function withoutAnswered(answer: Answer, calls: readonly ToolCall[], facts: AdvisorFacts): Answer {
  const answered = new Set(calls.map((call) => JSON.stringify(call)));
  const offers = answer.offers.filter(
    (offer) => !answered.has(JSON.stringify(aloneCall(readQuestion(offer, facts)))),
  );
  return { ...answer, offers };
}

/** How it feels, where nothing else says that money is short: the figure that is asked for comes with a hand. */
const MOOD = /\b(?:cant sleep|so stressed|overwhelmed)\b/g;
const MOOD_TYPED = /\b(?:can['’]?t sleep|so stressed|overwhelmed)\b/gi;
const HEARD =
  "That is a lot to carry; a nonprofit credit counsellor (NFCC, 1-800-388-2227) goes through it with you for little or nothing.";

/** What was said before in the conversation, and who hears beside the rules. */
type Setting = { readonly before: ToolCall | null; readonly mentioned: readonly string[]; readonly ear: Ear };

/** So few words after an answer say only what is other than before; alone they say nothing. */
const FRAGMENT = 6;

/** How things are is no answer to what is only supposed. */
const SUPPOSED =
  /\bwhat if\b|\bif (?:i|we|my|our|the|they|he|she|rates?)\b|(?:^|\blets )(?:say|suppose) (?:i|we|my|our)\b|\bwhat happens (?:to|if|when)\b/;

const NEAREST = "I am not sure that I understood all of this. What I know nearest to it:";

function adviseInEnglish(facts: AdvisorFacts, typed: string, setting: Setting, isHeard = false): Advice {
  const { before, mentioned } = setting;
  const whole = readQuestion(typed, facts);
  const guarded = guard(whole.text, plainWords(typed), sentencesOf(typed).map(plainWords));
  const isMood = guarded?.name === "hardship" && guard(whole.text.replaceAll(MOOD, "/")) === undefined;
  if (isMood && guarded !== undefined && !isHeard) {
    const advice = adviseInEnglish(facts, typed.replaceAll(MOOD_TYPED, ""), setting, true);
    return advice.call !== null && (advice.answer.kind === "answer" || advice.answer.kind === "missing")
      ? { ...advice, answer: after(HEARD, advice.answer) }
      : { answer: guarded.answer, call: null, guardedBy: guarded.name };
  }
  if (guarded !== undefined && !(isMood && isHeard))
    return { answer: guarded.answer, call: null, guardedBy: guarded.name };
  const talk = smallTalk(plainWords(typed));
  if (talk !== undefined) return { answer: talk === "thanks" ? thanked() : capabilities(), call: before };
  const question = withoutChatter(typed, facts);
  const read = question === typed ? whole : readQuestion(question, facts);
  if (
    read.has(
      /\bwhat can you (?:do|tell|answer)\b|\bwho are you\b|\bhow do you work\b|\bwhat do you (?:know|do)\b|\bhelp me$/,
    )
  ) {
    return { answer: capabilities(), call: null };
  }
  const asked = meantDebts(read, before ?? undefined, mentioned);
  const ear = before !== null && read.text.split(" ").length <= FRAGMENT ? deafEar : setting.ear;
  const heard = ear(whole);
  const alone = callFor(asked, before);
  const wishes = wishesOf(question, { whole: read, alone }, before);
  const call = alone ?? wishes[0] ?? callHeard(heard, asked);
  const several = wishes.length > 1 ? wishes : call === undefined ? [] : [call];
  const subject = subjectHeard(heard, several);
  if (subject !== undefined) return { call: null, ...subject };
  if (asksUnread(asked)) return { answer: neverRead(), call: null };
  if (isOnlyTold(asked, typed)) return { answer: told(), call: null };
  const absent = notHeld(asked, call);
  if (absent !== undefined) return { answer: absent, call: null };
  const isCorrection = before !== null && correctsSupposed(asked, before);
  if (call === undefined || (!isCorrection && mayBeAnybodys(asked, whole, call)))
    return { answer: notUnderstood(), call: null };
  if (wishes.length < 2 && isUnmet(asked, call))
    return { answer: toCome(asked, call) ?? pastOnly(asked, call) ?? notUnderstood(), call: null };
  if (several.length === 1 && isQuantityUnmet(asked, call))
    return { answer: isPlanned([call]) ? notPlayed() : notUnderstood(), call: null };
  if (isCostRisen(asked) && isPlanned(several) && call.tool !== "what_if_changes")
    return { answer: notPlayed(), call: null };
  const answers = several.flatMap((one) => run(facts, asked, one) ?? []);
  const answer = together(answers);
  if (answer === undefined) return { answer: notUnderstood(), call: null };
  const isNearest = answer.kind === "answer" && isDoubted(heard, several);
  if (isNearest && (isSupposedHeard(heard) || asked.has(SUPPOSED)))
    return { answer: notPlayed(), call: null };
  if (isNearest && several.some(isSupposing)) return { answer: notUnderstood(), call: null };
  const said = several.length > 1 ? withoutAnswered(answer, several, facts) : answer;
  return {
    answer: isNearest ? after(NEAREST, said) : said,
    call: several[0] ?? call,
  };
}

/** Answers one question. Never throws for a question of any kind; `before` is the call of the answer before in the conversation. */
export function advise(
  facts: AdvisorFacts,
  question: string,
  before: ToolCall | null = null,
  mentioned: readonly string[] = [],
  ear: Ear = learnedEar,
): Advice {
  const setting = { before, mentioned, ear };
  const english = fromSpanish(
    question,
    facts.debts.map(({ creditor }) => creditor),
  );
  if (english === undefined) return adviseInEnglish(facts, question, setting);
  const guarded = guard(readQuestion(question, facts).text, plainWords(question));
  if (guarded !== undefined) return { answer: guarded.answer, call: null, guardedBy: guarded.name };
  const advice = adviseInEnglish(facts, english, setting);
  const { answer } = advice;
  return {
    ...advice,
    answer:
      answer.kind === "unclear"
        ? { ...answer, parts: [NOT_UNDERSTOOD_IN_SPANISH] }
        : after(IN_SPANISH, answer),
  };
}
