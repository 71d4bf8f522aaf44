/** Amounts, periods, accounts and targets that stand in a question and that the call would leave aside. */
import type { ToolCall, ToolName } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const PAYMENTS: ReadonlySet<ToolName> = new Set(["what_if_extra", "what_if_budget", "what_if_once"]);

export const NAMED_COST =
  "(?:rent|groceries|grocery|food|gas|fuel|insurance|premiums?|utilit\\w+|electric\\w*|heating|water|internet|phone|cell|cable|tuition|day ?care|child ?care|child support|alimony|nanny|school|property tax(?:es)?|taxes|hoa|medic\\w+|prescriptions?|doctors?|dentist|braces|gym|subscriptions?|expenses|bills?|cost of living|living costs|commute|parking|tolls?|pet|vet|lunch\\w*)";
const RISES =
  "(?:go(?:es|ing)? up|went up|gone up|ris(?:es?|ing)|rose|increase[sd]?|increasing|jump(?:s|ed)?|climb(?:s|ed)?|cost(?:s|ing)?|is|are|was|becomes?|double[sd]?|hike[sd]?|(?:get|gets|got|was|were|is|are) raised|gets?)";
/** "Rent goes up to 1600", "they raise my rent by 100", "I have to pay 200 more for daycare": no payment to a debt. */
const A_COST = new RegExp(
  `\\b${NAMED_COST} (?:(?!(?:and|so|if|but|less|lower|down|instead|payments?)\\b)\\w+ ){0,4}?${RISES} (?:(?!(?:less|lower|down)\\b)\\S+ ){0,4}?\\$?\\d` +
    `|\\b(?:rais\\w+|increas\\w+|hik\\w+|bump\\w*|jack\\w*|up|ups) (?:(?:my|our|the|up) ){0,2}(?:\\w+ )?${NAMED_COST} (?:\\w+ ){0,3}?\\$?\\d` +
    `|\\d \\S* ?(?:more |extra |additional )?(?:(?:a|per|each|every) month |monthly )?(?:more |extra )?(?:for|on|in) (?:(?:my|our|the) )?${NAMED_COST}\\b(?! (?:card|loan|money))` +
    `|\\$?\\d\\S* (?:more |extra )?(?:rent|grocery|insurance|tax|medical|utility) (?:increase|hike|bill|rise)\\b`,
);
const IS_SAVED =
  /\b(?:sav(?:e|es|ed|ing)|cut\w*|less|lower|drop\w*|cancel\w*|stop\w*|quit|instead of|skip\w*|trim\w*|reduc\w*|without|spend)\b/;
/** Less comes in. */
const EARNS_LESS =
  /\b(?:income|pay|paycheck|wages?|salary|hours|earnings?|tips) (?:\w+ ){0,3}?(?:drop\w*|fall\w*|fell|shr\w+|cut|reduced|go(?:es)? down|went down|decrease[sd]?)\b|\b(?:earn|make|bring home|take home)\w* (?:\w+ )?\$?\d\S* (?:a month )?less\b/;
/** Where the amount stands at the end of a rise, it is no difference. */
const UP_TO =
  /\b(?:rais\w+|increas\w+|bump\w*|up|ups|upped|hik\w+|go(?:es)?|went|jump\w*|chang\w*) (?:(?!(?:more|extra|another|on|onto)\b)\w+ ){0,6}?to \$?\d/;
/** What a creditor asks is not what somebody pays on their own will. */
const THEY_ASK_MORE =
  /\bminimums? (?:\w+ ){0,4}?(?:go(?:es)?|went|rises?|rose|jump\w*|increase[sd]?|raised?|becomes?|changes?)\b|\b(?:raise[sd]?|increase[sd]?|hike[sd]?) (?:my|the|our) (?:minimum|payment)\b.*\bwhat then\b/;
/** A debt that is only made up: "if I had a 10000 balance at 22%". */
const MADE_UP =
  /\b(?:an?|some|another|someone with an?) \$?\d[\d.]*k? (?:dollars? )?(?:\w+ )?(?:balance|debt|loan|mortgage|card)\b|\b(?:balance|debt|loan|card) of \$?\d/;
/** An amount per time that the plan does not count in. */
const OTHER_PERIOD =
  /\$?\d\S* (?:dollars? |bucks )?(?:more |extra |less )?(?:(?:a|an|per|each|every) (?:other |second |\d )?(?:day|week|weekday|weekend|fortnight|paychecks?|pay ?day|pay period|quarter|year|hour|shift|few)|yearly|annually|quarterly|hourly|biweekly)\b|\b(?:every (?:other |second |\d )?(?:day|weekday|paycheck|payday|quarter|year|shift)|each (?:paycheck|payday|quarter|year|shift)|(?:once|twice|(?:two|three|2|3|4) times) (?:a|per|each) (?:week|month|year))\b/;
/** When it holds, and nobody knows how often that is. */
const CONDITION = /\b(?:unless|except (?:when|if)|whenever|only when|every time|as long as)\b/;
const OF_SCORE = /\b(?:score|points|utili[sz]ation)\b/;
/** When this one debt ends, or what is left of it: the whole plan's end is another day. */
const END_OF_ONE =
  /\b(?:how (?:long|soon|fast|many (?:months|years|payments))|when)\b.*\b(?:(?:its|it is|it be|thats|that is|is it|be|will it be) (?:gone|paid off|done|over|cleared|finished)|pay (?:it|that|this) off|paid off)\b|\b(?:till?|until|before|when) (?!(?:i|we|it all|am)\b)(?:\w+ ){1,4}?(?:is|are|be|gets?) (?:gone|paid off|cleared|finished)\b|\bhow much (?:will|would|do|am) i (?:still )?(?:owe|be owing|have left)\b|\b(?:balance|left on)\b/;
const WHOLE_PLAN = /\b(?:debt free|out of debt|everything|all (?:my|of|the)|debts)\b/;
const OF_A_LIMIT =
  /\b(?:before|until|till|without|and stay|to (?:get|reach|hit|stay|keep)|keep\w*|stay\w*) .*\d ?(?:%|percent\b)/;

/** "A 1 time thing", "one of them": no money. */
const SURELY_MONEY = 200;
const distinct = (amounts: Asked["amounts"]): number =>
  new Set(amounts.filter((amount) => amount >= SURELY_MONEY)).size;
/** What is spent in a week or a day: only months are counted. */
const BY_THE_WEEK = /\b(?:a|per|each|every) (?:week|day|weekend|hour)\b|\b(?:weekly|daily)\b/;
const BY_THE_YEAR = /\b(?:a|per|each|every) year\b|\b(?:yearly|annually|per annum)\b/;

const isPaymentUnmet = (asked: Asked, { tool }: ToolCall): boolean => {
  const { has, debts, amounts, percents } = asked;
  if (has(A_COST) && !has(IS_SAVED)) return true;
  if (has(CONDITION)) return true;
  if (has(EARNS_LESS) || has(MADE_UP) || has(OTHER_PERIOD) || has(OF_SCORE)) return true;
  if (distinct(amounts) > 1 || percents.length > 0) return true;
  if ((tool === "what_if_extra" && has(UP_TO)) || has(THEY_ASK_MORE)) return true;
  if (tool === "what_if_once") return debts.length > 1;
  return debts.length > 0 && has(END_OF_ONE) && !has(WHOLE_PLAN);
};

/** Money put away in one kind of account. */
const ONE_ACCOUNT =
  /\b(?:401k?|403b|457b?|ira|roth|hsa|529|tsp|pension|brokerage|annuity|crypto|cds?|money market)\b/;
const ALL_ACCOUNTS = /\b(?:all|total|everything|altogether|overall|and|plus|assets)\b/;
/** What was paid up to now, or what became of one payment. */
const PAID_SO_FAR =
  /\b(?:how much|what)\b.*\b(?:(?:did|have) (?:i|we) (?:\w+ )?(?:pa(?:y|id)|put|sen[dt])|(?:i|we) (?:have |already |have already )paid)\b|\bprincipal (?:have|did|has)\b|\b(?:has|have|did) (?:\w+ ){0,3}?(?:gone|went|go) (?:to|toward|towards) (?:the )?(?:principal|interest)\b|\b(?:of|from|in) (?:my|the|our|that) (?:last|latest|previous|most recent|newest) (?:\w+ ){0,3}?payments?\b/;
const FIGURES_NOW: ReadonlySet<unknown> = new Set(["balance", "interest", "interest-month", "payment"]);
const SET_OFF =
  /\b(?:minus|less|subtract\w*|take away|deduct\w*|after (?:taking|using))\b.*\b(?:in (?:my )?(?:checking|savings|bank|cash)|(?:my|the|our) (?:checking|savings|cash))\b/;

/** A bare number up to here is a rate, "down to 14", and no money. */
const MOST_RATE = 4000;

/** What a tool would leave aside, by tool; the others take up what they are asked. */
const LEAVES_ASIDE: Partial<Readonly<Record<ToolName, (asked: Asked, args: ToolCall["args"]) => boolean>>> = {
  close_card: ({ debts }) => debts.filter(({ debtType }) => debtType === "credit-card").length > 1,
  what_if_rate: ({ has, debts, amounts }) =>
    debts.length > 1 || amounts.some((amount) => amount > MOST_RATE) || has(OF_A_LIMIT) || has(OF_SCORE),
  minimums_only: ({ has, debts, group }) => debts.length > 0 && group === "all" && !has(WHOLE_PLAN),
  net_worth: ({ has }, args) => args["field"] === "assets" && has(ONE_ACCOUNT) && !has(ALL_ACCOUNTS),
  spending: ({ has }) => has(BY_THE_WEEK),
  recurring: ({ has }) => has(BY_THE_WEEK) || has(BY_THE_YEAR),
  debts_total: ({ has, percents }, args) =>
    has(/\b(?:average|mean|weighted)\b/) ||
    (args["of"] !== "minimum" && (percents.length > 0 || has(/\b(?:zero|0|no) (?:percent|interest|apr)\b/))),
  plan_figure: ({ has }) =>
    has(/\b(?:half|a third|two thirds|a quarter|three quarters) of (?:my|the|our|it|all|what)\b/),
  debt_figure: ({ has }, args) =>
    (FIGURES_NOW.has(args["field"]) && (has(PAID_SO_FAR) || has(SET_OFF))) ||
    has(/\baverage\b.*\b(?:apr|rate|interest)\b/),
};

/** Whether an amount, a period, an account or a target of the question would be left aside. */
export const isQuantityUnmet = (asked: Asked, call: ToolCall): boolean =>
  PAYMENTS.has(call.tool)
    ? isPaymentUnmet(asked, call)
    : (LEAVES_ASIDE[call.tool]?.(asked, call.args) ?? false);

/** A rise of a cost beside another wish: the other figure would be taken as the answer to it. */
export const isCostRisen = ({ has, amounts }: Asked): boolean =>
  amounts.length > 0 &&
  has(A_COST) &&
  !has(IS_SAVED) &&
  has(/\b(?:went|goes|go|going|gone) up\b|\brais\w+|\bincreas\w+|\bhik\w+|\bmore\b/);
