/** Which lesson a question asks for: something that is true for everybody. */
import type { LessonTopic } from "../guidance/education.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const SUBJECTS: ReadonlyArray<readonly [RegExp, LessonTopic]> = [
  [/\bdeferred interest\b/, "deferred-interest"],
  [/\bgrace period\b/, "grace-period"],
  [/\b(?:un)?secured\b|\bcollateral\b|\bliens?\b/, "secured-debt"],
  [
    /\b(?:fixed|variable|adjustable|floating)(?: and (?:fixed|variable|adjustable|floating)| or a \w+)? (?:rates?|apr|interest|one)\b|\b(?:rates?|apr|interest)\b.*\bvariable\b/,
    "fixed-variable",
  ],
  [
    /\b(?:fixed|variable) (?:and|or|vs|versus|from) (?:\w+ )?(?:fixed|variable)?\b.*\b(?:expenses?|costs?|bills?)\b|\b(?:fixed|variable) (?:expenses?|costs?|bills?)\b|\bdiscretionary (?:spending|expenses?)\b.*\b(?:mean|difference)/,
    "fixed-expenses",
  ],
  [
    /\bprepay\w* (?:penalt\w+|fees?)\b|\bpenalt\w+\b.*\b(?:prepay\w*|pay\w* (?:\w+ ){0,3}early)\b/,
    "prepayment-penalty",
  ],
  [/\bpenalty (?:apr|rate|interest)\b/, "penalty-apr"],
  [/\bamorti[sz]\w+\b|\bprincipal\b/, "amortization"],
  [/\bcosign\w*\b/, "cosigning"],
  [/\bauthori[sz]ed users?\b/, "authorized-user"],
  [/\bstatement balance\b|\bcurrent balance\b|\bclosing date\b|\bbilling cycle\b/, "statement-balance"],
  [/\bhome equity\b|\bheloc\b/, "home-equity"],
  [/\bcash advances?\b(?! (?:loan|app)s?\b)/, "cash-advance"],
  [/\bbuy now pay later\b|\bbnpl\b|\bpay in (?:4|four)\b/, "buy-now-pay-later"],
  [/\boverdraft\w*\b/, "overdraft"],
  [/\bescrow\b/, "escrow"],
  [/\bforbearance\b|\bdeferment\b|\bhardship (?:plan|program)s?\b/, "forbearance"],
  [/\b(?:intro|introductory|promo|promotional|teaser) (?:rates?|apr|period|offer)\b/, "introductory-rate"],
  [/\bapy\b/, "apy"],
  [/\bcharge[- ]?d?[- ]?offs?\b|\bcharged off\b/, "charge-off"],
  [
    /\bclos\w+\b.*\b(?:cards?|accounts?)\b|\b(?:cards?|accounts?)\b.*\bclos\w+\b|\bcancel\w*\b.*\bcards?\b/,
    "closing-cards",
  ],
  [/\bcollect(?:ions?|ors?)\b/, "collections"],
  [/\bcheck\w* (?:on )?(?:my|your|ones) (?:own )?(?:credit|score|report)\b/, "inquiries"],
  [
    /\b(?:hard|soft)(?: (?:an?|and|or|vs|versus|hard|soft|credit|kind|of)){0,5} (?:inquir\w+|pulls?|checks?)\b|\binquir\w+\b|\bapply\w* for (?:a )?(?:new )?(?:card|credit|loan)\b/,
    "inquiries",
  ],
  [/\butili[sz]ation\b|\bcredit limits?\b.*\b(?:use|using)\b|\b30 ?(?:%|percent)\b/, "utilisation"],
  [/\bbalance transfers?\b/, "balance-transfer"],
  [/\bsettle(?:ment|ments|d)?\b|\bdebt relief\b|\bnegotiat\w+ (?:a )?(?:lower balance|debt)\b/, "settlement"],
  [/\bconsolidat\w+\b/, "consolidation"],
  [/\bdebt (?:to|-to-) ?income\b/, "debt-to-income"],
  [/\b(?:emergency|rainy day) (?:fund|savings|cushion)\b/, "emergency-fund"],
  [/\b(?:pay ?day|title) loans?\b|\bcash advance (?:loan|app)s?\b/, "payday-loans"],
  [/\bsnowball\b|\bavalanche\b/, "avalanche-snowball"],
  [/\bstudent loans?\b/, "student-loans"],
  [/\bcredit freeze\b|\bfreez\w+ (?:my )?credit\b/, "credit-freeze"],
  [/\bcredit reports?\b/, "credit-reports"],
  [
    /\blate (?:payments?|fees?)\b|\bpa(?:y|id|ying) (?:\w+ ){0,3}late\b|\bmiss\w* (?:a |one )?payments?\b/,
    "late-payments",
  ],
  [/\bminimum payments?\b|\bpay(?:ing)? (?:only |just )?(?:the )?minimums?\b/, "minimum-payment"],
  [/\bcompound(?:s|ing|ed)?\b|\bdaily interest\b/, "compound-interest"],
  [/\bcredit counsel\w+\b|\bdebt management plans?\b/, "credit-counseling"],
  [/\binterest\b.*\b(?:computed|calculated|worked out|charged)\b/, "apr"],
  [/\bapr\b|\bannual percentage rate\b|\binterest rates?\b/, "apr"],
  [/\brefinanc\w+\b/, "refinancing"],
  [/\bnet worth\b|\bliquid\w*\b/, "liquid-assets"],
  [/\bcredit scores?\b|\bfico\b|\bvantage ?score\b|\bscore\b/, "score-factors"],
];

/** Asked for an explanation, or in general, not for an own figure. */
const GENERAL =
  /^why (?:do|does|is|are) (?!(?:my|i|our|we|it|they|this|that)\b)(?:an? |the )?[a-z ]+ (?:have|charge|cost|need|matter|exist|rise|fall|so)\b|\bexplain (?:to me )?(?:what|how|why|the difference)\b|\bwhat [a-z ]*\b(?:even |actually |really )?means\b|^(?:please )?(?:explain|define|describe|tell me about|teach me|help me understand)\b|\bwhat (?:is|are|does) (?:an? |the (?:meaning|definition|difference)|[a-z ]*(?:mean\w*|stand for))|\bhow (?:does|do|is|are) (?:an? |the )?[a-z ]*(?:work|calculated|computed|determined|affect\w*|hurt)\b|\bmeaning of\b|\bhow much of (?:my|your|the|a|ones) (?:\w+ )?(?:limit|credit|card) should\b|\bhow (?:do|can|would|should) (?:i|you|one|we) (?:dispute|freeze|read|correct|remove|delete)\b|\bwhat (?:counts|qualifies) as\b|\bwhy (?:is|are|does|do|would)\b.*\bdiffer\w*\b|\bwhat (?:does|do) (?:it|that|this|they) (?:really |actually )?mean\b|\bdifference between\b|\bwhat is (?:deferred|good|considered|apr|compound|credit utili[sz]ation$|debt settlement|debt consolidation|balance transfer)|\bin general\b|\bgood (?:credit )?(?:score|utili[sz]ation|debt to income)\b|\bwhat (?:affects|makes up|goes into|hurts|lowers|raises)\b|\b(?:does|do|will|would|can|could|is it|should (?:you|i|one|people))\b.*\b(?:hurt|harm|affect|damage|lower|ruin|help|improve|bad|good|matter|count)\b|\bwhat (?:should|can|do) (?:i|you|one) (?:know|do) (?:about|with|when)\b|\bhow (?:big|large|much) should (?:an? |my )?(?:emergency|rainy)|\bhow long do(?:es)?\b.*\b(?:stay|remain|last)\b|\bpros and cons\b|\bworth (?:it|doing)\b|\bgood idea\b|\bshould i (?:close|consolidate|settle|freeze|take)\b|\bdeal with\b|\bwhat happens (?:if|when) (?:i|you|one) (?:pay (?:\w+ ){0,3}late|miss)|\bwhat is the (?:avalanche|snowball)\b|\bwhat happens when (?:a|an|you|somebody)\b|\bhow do (?:card companies|banks|lenders|people|creditors|you)\b|\bwhat (?:do|does) (?:lenders|banks|people|they|it) mean\b|\b(?:are|is)\b.*\b(?:legit|trustworthy|safe|real|any good)\b|\bsame (?:thing )?as\b|\b(?:vs|versus)\b.*\b(?:pulls?|inquir\w+|checks?)\b/;

/** Ideas that nobody has a figure of: without "my" the word itself is asked about. */
const IDEAS: ReadonlySet<LessonTopic> = new Set([
  "deferred-interest",
  "grace-period",
  "settlement",
  "avalanche-snowball",
  "credit-freeze",
  "credit-counseling",
  "payday-loans",
  "compound-interest",
  "consolidation",
  "balance-transfer",
  "secured-debt",
  "fixed-variable",
  "amortization",
  "cosigning",
  "authorized-user",
  "cash-advance",
  "buy-now-pay-later",
  "escrow",
  "forbearance",
  "penalty-apr",
  "apy",
  "charge-off",
  "fixed-expenses",
]);
const ABOUT_THE_IDEA =
  /\b(?:what (?:is|are|exactly is|does)|how (?:does|do|is|are)|why|explain|define|describe|mean(?:s|ing)?|difference|teach me|tell me about|understand)\b/;
const OWN = /\b(?:i|me|my|mine|our|we|us)\b/;

const call = (topic: LessonTopic): ToolCall => ({ tool: "lesson", args: { topic } });

export function lessonCall(asked: Asked): ToolCall | undefined {
  const isOfTheIdea = asked.has(ABOUT_THE_IDEA) && !asked.has(OWN) && asked.debts.length === 0;
  if (!(asked.has(GENERAL) || isOfTheIdea) || asked.amounts.length > 0) return undefined;
  // With a rate of its own it is a what-if.
  if (asked.percents.some((percent) => percent !== "30")) return undefined;
  const subject = SUBJECTS.find(([form]) => asked.has(form));
  if (subject === undefined || !(asked.has(GENERAL) || IDEAS.has(subject[1]))) return undefined;
  // "Is snowball better, what is the interest that way": a figure of the person's.
  if (
    subject[1] === "avalanche-snowball" &&
    asked.has(/\bthat way\b|\bhow much\b|\bwhat is the (?:total )?(?:interest|cost)\b/)
  )
    return undefined;
  const isOwn =
    asked.has(/\b(?:what is|what are|whats|tell me|how (?:high|good|bad) is) my\b/) ||
    asked.has(/\bhow much (?:is|are|do i|does my)\b|\b(?:do|have) i (?:have|got)\b/);
  return isOwn ? undefined : call(subject[1]);
}
