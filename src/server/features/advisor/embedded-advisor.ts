/** The advisor that needs no model: finds the tool that a question asks for, or says that it does not know. */
import { monthOf } from "#engine/calendar/months.ts";
import type { AdvisorFacts } from "./facts.ts";
import { guard } from "./guidance/guardrails.ts";
import { runTool, type ToolCall, type ToolName } from "./tools/registry.ts";
import { type Answer, missing, unclear } from "./tools/say.ts";
import { together } from "./tools/together.ts";
import { type Asked, readQuestion, standsAsName } from "./understand/asked.ts";
import { aloneCall, callFor } from "./understand/call-for.ts";
import { sentencesOf, withoutChatter } from "./understand/chatter.ts";
import { everydayWords } from "./understand/everyday-words.ts";
import { correctsSupposed, meantDebts } from "./understand/follow-up.ts";
import { lenderNotThere } from "./understand/known-lenders.ts";
import { knownWords } from "./understand/lexicon.ts";
import { missingKind, namesOwned, ownNames, unknownPlace } from "./understand/names.ts";
import { isOwn } from "./understand/own-money.ts";
import { smallTalk } from "./understand/small-talk.ts";
import { fromSpanish, IN_SPANISH, NOT_UNDERSTOOD_IN_SPANISH } from "./understand/spanish.ts";
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

/** Tools that look at a period themselves, or at what is to come. */
const KNOWS_PERIODS: ReadonlySet<ToolName> = new Set([
  "spending",
  "compare_spending",
  "spending_share",
  "top_categories",
  "largest_transactions",
  "income_in",
  "lesson",
  "plan_balance",
  "pay_within",
  "what_if_once",
  "recurring",
  "opportunities",
  "documents",
]);

/** What is kept of the newest statement alone: as it was once, nothing tells. */
const ONLY_AS_IT_IS: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "debt_figure",
  "debt_rank",
  "month_figure",
  "credit",
  "net_worth",
  "utilization",
  "debt_to_income",
  "interest_now",
]);
const LONG_AGO =
  /\b(?:years?|months?|weeks?|decades?|while) (?:ago|back)\b|\bback (?:then|when|in the day)\b|\bwhen (?:i|we) (?:was|were|(?:first )?(?:opened|started|got|signed|bought|turned|graduated|moved|married|took|met|had))\b|\bthe (?:day|week|month|year|time) (?:i|we) (?:first )?(?:opened|started|got|signed|bought|took)\b|\b(?:start(?:ed)?|beg[iau]n) (?:me |us |you )?(?:out|off) (?:at|with|on)\b|\bused to (?:be|have|owe|charge|cost|pay)\b|\boriginal (?:apr|rate|interest|limit|minimum)\b|\bbefore (?:the )?(?:pandemic|covid|crash|recession)\b/;
const WAS = /\b(?:was|were|did|had|used|original)\b/;

const isLongAgo = ({ has }: Asked, { tool, args }: ToolCall): boolean =>
  ONLY_AS_IT_IS.has(tool) &&
  args["field"] !== "original" &&
  args["field"] !== "history" &&
  has(LONG_AGO) &&
  has(WAS) &&
  !has(/\b(?:now|today|right now|currently|left|since then|compared|change[ds]?)\b/);

/** A past period that the tool knows nothing of: the present figure would answer another question. */
function pastOnly(asked: Asked, call: ToolCall): Answer | undefined {
  const { period, future, facts, has } = asked;
  const { tool, args } = call;
  if (isLongAgo(asked, call)) return asItWas();
  if (period === undefined || KNOWS_PERIODS.has(tool) || period.last >= `${monthOf(facts.today)}-01`)
    return undefined;
  if (tool === "net_worth" && args["field"] === "history") return undefined;
  if (
    future !== undefined &&
    has(/\b(?:by|until|before|in|will|would)\b/) &&
    !has(/\b(?:was|were|did|had|last|past|ago)\b/)
  )
    return undefined;
  return asItWas();
}

const asItWas = (): Answer =>
  missing(
    "I know this figure only as it is now, not as it was then. Your statements of that time are on the Documents page.",
    { offers: ["How has my net worth changed?", "How much do I owe in all?"] },
  );

/** What was paid, earned or scored: of what is to come there is nothing in any document. */
const OF_THE_PAST: ReadonlySet<ToolName> = new Set([
  "spending",
  "compare_spending",
  "spending_share",
  "top_categories",
  "largest_transactions",
  "income_in",
  "net_worth",
  "credit",
]);
const TO_COME =
  /\bgoing to (?:be|cost|spend|run|pay|come|earn|make|get|hit|look|go|rise|jump|climb|drop|double|increase|put|raise|hike|lower|change|charge|bring|receive)\b|\bwill (?:(?:i|we|it|they|the|my|our|this|that|next) )*(?:\w+ ){0,3}?(?:be|cost|spend|run|pay|come|earn|make|get|hit|look|go|rise|need|put|raise|hike|change|bring|receive)\b|\b(?:predict|forecast|foresee|project(?:ed)?|expect(?:ed)? to (?:spend|pay|earn|cost))\b/;
const NAMED_TIME_TO_COME =
  /\b(?:next|coming|upcoming) (?:week|month|year|quarter|winter|summer|spring|fall|january|february|march|april|may|june|july|august|september|october|november|december)\b|\btomorrow\b|\b(?:over|this|at|for|around|by) (?:the )?(?:christmas|xmas|holidays?|thanksgiving|easter|winter|summer|spring|new years?)\b|\bin \d+ (?:weeks|months|years)\b/;

/** "If I had finished school, what would I be making": of a life that was not. */
const NEVER_SO =
  /\bif i (?:would|had|hadnt|have)\b.*\bwould i (?:be|have)\b|\bwould i (?:be|have) (?:\w+ )*if i (?:had|hadnt)\b/;

/** Bills, pay and scores to come: only the plan looks ahead. */
function toCome({ has, amounts }: Asked, { tool, args }: ToolCall): Answer | undefined {
  const isOfTheMonth = tool === "month_figure" && args["field"] !== "extra" && has(NAMED_TIME_TO_COME);
  const isNeverSo = has(NEVER_SO) && amounts.length === 0;
  const isAhead = has(TO_COME) && (OF_THE_PAST.has(tool) || isOfTheMonth);
  if (!isAhead && !isNeverSo) return undefined;
  return missing(
    "I cannot tell what that will or would be: your documents say what was, and only your plan looks ahead, at your debts.",
    { offers: ["Where does most of my money go?", "When will I be debt-free?"] },
  );
}

const NAMING = /\b(?:at|to|with|on|for|from|my|the|of|is|about|owe|owed)\s+((?:[a-z][a-z&.-]+ ?){1,5})/g;
const NAMED_THING =
  /\b(?:cards?|loans?|accounts?|visa|mastercard|mortgages?|balances?|credit union|bills?|ow(?:e|ed|ing)|spen[dt]|paid|apr)\b/;
const ABOUT_ACCOUNTS: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "debt_rank",
  "month_figure",
  "spending",
  "what_if_extra",
  "what_if_once",
  "plan_figure",
  "interest_now",
  "payments_due",
  "top_categories",
  "recurring",
  "net_worth",
  "utilization",
  "minimums_only",
  "debt_figure",
  "summary",
]);

const named = ({ text }: Asked): string[] =>
  [...text.matchAll(NAMING)].flatMap(([, words = ""]) => words.trim().split(" "));

const TOWARD = /\b(?:on|onto|to|toward|towards|at|into|against|my) (?:my |the )?([a-z][a-z&-]+)/g;
const AN_ACCOUNT =
  /\b([a-z][a-z&-]+)(?= (?:\w+ )?(?:cards?|loans?|accounts?|visa|mastercard|mortgage|debts?|balance)\b)/g;

/** "my Flexfit card": a shop of the person's that is no creditor of theirs. */
function shopsAccount(asked: Asked, call: ToolCall | undefined): string | undefined {
  if (call === undefined || !ABOUT_DEBTS.has(call.tool) || asked.debts.length > 0) return undefined;
  const owned = namesOwned(asked.facts);
  const shops = ownNames(asked.facts);
  return [...asked.text.matchAll(AN_ACCOUNT)]
    .map(([, word = ""]) => word)
    .find((word) => shops.has(word) && !owned.has(word) && !knownWords.has(word) && !everydayWords.has(word));
}

const ABOUT_DEBTS: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "debt_rank",
  "plan_figure",
  "interest_now",
  "payments_due",
  "minimums_only",
  "utilization",
]);

/** Beside a debt that is named: one more name, or a word of the story around it. */
const isOneMore = (word: string, text: string): boolean =>
  standsAsName(word, text) ||
  new RegExp(
    `\\b(?:and|or|than|versus|vs|plus|to|from|my|on|at) (?:the |my )?${word}\\b(?! (?:was|were|is|are|had|has|cost|broke|took|came|got|will)\\b)`,
  ).test(text);

/** A name in the question that nothing of the person's answers to. */
function unknownName(asked: Asked, call: ToolCall | undefined): string | undefined {
  if (asked.names.length === 0) return undefined;
  // What no rule understands is said to be missing only where something that has a name is asked for.
  if (call === undefined && !asked.has(NAMED_THING)) return undefined;
  if (call !== undefined && !ABOUT_ACCOUNTS.has(call.tool)) return undefined;
  const isOfMoney = call?.tool === "what_if_once" || call?.tool === "what_if_extra";
  // Whom money comes from, and what was sold for it, is no account.
  if (asked.debts.length > 0 && !isOfMoney) return asked.names.find((word) => isOneMore(word, asked.text));
  const places = isOfMoney ? [...asked.text.matchAll(TOWARD)].map(([, word = ""]) => word) : named(asked);
  const found = places.find((word) => asked.names.includes(word));
  if (found !== undefined) return found;
  if (isOfMoney) return undefined;
  return asked.debts.length === 0 && asked.names.length > 1 ? asked.names[0] : undefined;
}

/** Said of one's own without "my": the plan, all debts, what went out. */
const SPOKEN_OF_AS_OWN =
  /\b(?:the|per|this)(?: current| present| whole)? plan\b|\b(?:the|these|those|all|every|each) (?:of (?:the|these) )?(?:debts?|cards|loans)\b|\b(?:went|gone|spent|paid)\b.*\b(?:last|this) (?:week|month|year)\b/;

/** `whole` is the message with all that was told around the question. */
const isAnybodys = (asked: Asked, whole: Asked): boolean =>
  asked.strange.length > 0 &&
  asked.debts.length === 0 &&
  asked.merchant === undefined &&
  !isOwn(whole) &&
  (asked.names.length > 0 || !asked.has(SPOKEN_OF_AS_OWN));

/** "My Navy Federal loan": a lender of whom nothing was read, where the only loan of that kind would answer instead. */
const lenderElsewhere = (asked: Asked, call: ToolCall | undefined): string | undefined =>
  call === undefined || ABOUT_LENDERS.has(call.tool)
    ? lenderNotThere(asked.text, asked.facts.debts, ownNames(asked.facts))
    : undefined;
const ABOUT_LENDERS: ReadonlySet<ToolName> = new Set([
  ...ABOUT_DEBTS,
  "debt_figure",
  "plan_balance",
  "attack_first",
  "what_if_once",
  "what_if_rate",
  "close_card",
]);

const nothingNamed = (name: string, facts: AdvisorFacts): Answer =>
  missing(
    `I find nothing called “${name}” in your documents. ${
      facts.debts.length === 0
        ? "I see no debt yet."
        : `Your debts are: ${facts.debts
            .slice(0, 8)
            .map(({ creditor }) => creditor)
            .join(", ")}.`
    }`,
    { offers: ["Which debts do I have?", "How many documents did you read?"] },
  );

const nothingPaid = (place: string): Answer =>
  missing(`I find no payment to “${place}” in your transactions.`, {
    offers: ["Where does most of my money go?", "What was my largest expense last month?"],
  });

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

function adviseInEnglish(
  facts: AdvisorFacts,
  typed: string,
  before: ToolCall | null,
  mentioned: readonly string[],
  isHeard = false,
): Advice {
  const whole = readQuestion(typed, facts);
  const guarded = guard(whole.text, plainWords(typed), sentencesOf(typed).map(plainWords));
  const isMood = guarded?.name === "hardship" && guard(whole.text.replaceAll(MOOD, "/")) === undefined;
  if (isMood && guarded !== undefined && !isHeard) {
    const advice = adviseInEnglish(facts, typed.replaceAll(MOOD_TYPED, ""), before, mentioned, true);
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
  if (asksUnread(asked)) return { answer: neverRead(), call: null };
  if (isOnlyTold(asked, typed)) return { answer: told(), call: null };
  const alone = callFor(asked, before);
  const wishes = wishesOf(question, { whole: read, alone }, before);
  const call = alone ?? wishes[0];
  const name = unknownName(asked, call) ?? shopsAccount(asked, call) ?? lenderElsewhere(asked, call);
  if (name !== undefined)
    return {
      answer: call?.tool === "spending" ? nothingPaid(name) : nothingNamed(name, facts),
      call: null,
    };
  if (call?.tool === "spending" && asked.merchant === undefined) {
    const place = unknownPlace(asked.text, asked.names);
    if (place !== undefined) return { answer: nothingPaid(place), call: null };
  }
  const kind = missingKind(asked.text, facts.debts);
  if (kind !== undefined && call?.tool !== "lesson")
    return {
      answer: missing(`I see no ${kind.replace(/^an? /, "")} in your documents.`, {
        offers: ["Which debts do I have?"],
      }),
      call: null,
    };
  const isCorrection = before !== null && correctsSupposed(asked, before);
  // A word that is not known, in a question that says nobody's: it may be about anybody.
  if (call === undefined || (isAnybodys(asked, whole) && !isCorrection && ABOUT_ACCOUNTS.has(call.tool)))
    return { answer: notUnderstood(), call: null };
  const several = wishes.length > 1 ? wishes : [call];
  const answers = several.flatMap((one) => run(facts, asked, one) ?? []);
  const answer = together(answers);
  if (answer === undefined) return { answer: notUnderstood(), call: null };
  return {
    answer: several.length > 1 ? withoutAnswered(answer, several, facts) : answer,
    call: several[0] ?? call,
  };
}

/** Answers one question. Never throws for a question of any kind; `before` is the call of the answer before in the conversation. */
export function advise(
  facts: AdvisorFacts,
  question: string,
  before: ToolCall | null = null,
  mentioned: readonly string[] = [],
): Advice {
  const english = fromSpanish(
    question,
    facts.debts.map(({ creditor }) => creditor),
  );
  if (english === undefined) return adviseInEnglish(facts, question, before, mentioned);
  const guarded = guard(readQuestion(question, facts).text, plainWords(question));
  if (guarded !== undefined) return { answer: guarded.answer, call: null, guardedBy: guarded.name };
  const advice = adviseInEnglish(facts, english, before, mentioned);
  const { answer } = advice;
  return {
    ...advice,
    answer:
      answer.kind === "unclear"
        ? { ...answer, parts: [NOT_UNDERSTOOD_IN_SPANISH] }
        : after(IN_SPANISH, answer),
  };
}
