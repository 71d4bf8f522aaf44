/** What a question holds besides the figure and the call does not take up: then the figure would answer another question. */
import { monthOf } from "#engine/calendar/months.ts";
import type { ToolCall, ToolName } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

/** As things are: none of them plays anything through. */
const AS_THINGS_ARE: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "next_pay",
  "average_apr",
  "debt_share",
  "past_balance",
  "past_sum",
  "debts_total",
  "debt_rank",
  "month_figure",
  "spending",
  "spending_share",
  "top_categories",
  "largest_transactions",
  "income_in",
  "recurring",
  "net_worth",
  "debt_to_income",
  "utilization",
  "credit",
  "documents",
]);
const FIELDS_AS_THEY_ARE = new Set([
  "balance",
  "apr",
  "minimum",
  "limit",
  "available",
  "original",
  "utilisation",
  "due",
]);
const isAsThingsAre = ({ tool, args }: ToolCall): boolean =>
  AS_THINGS_ARE.has(tool) || (tool === "debt_figure" && FIELDS_AS_THEY_ARE.has(String(args["field"])));

/** "If my rent goes up", "what if the minimum doubles". */
const SUPPOSES =
  /\bwhat if\b|\b(?:suppose|imagine)\b|(?:^|\blets )say (?:my|the|our|i|we)\b|\bif (?:i|we|my|our|the|they|he|she|it|interest|rates?|somebody|someone)\b/;
/** Said with "if", and supposing nothing. */
const SUPPOSES_NOTHING =
  /\bif (?:i|we) (?:\w+ )?(?:(?:sold|sell|liquidate\w*) (?:it all|everything|all)|add(?:ed)?(?: up| all| everything| them| it)|follow\w*|stick|stuck|keep|stay|even|have (?:any|one)|had to|want\w*|may|can ask|could ask|remember|recall|count\w*|total\w*|sum\w*|include\w*|put (?:them|it|all|everything|together)|look\w*|understand|read|am (?:reading|right|not)|dont mind|need\w*|ever|want|asked?|must|just (?:stick|follow|keep))\b|\bif (?:i|we) net worth\b|\bif (?:it is|it was|there)\b|\bif the (?:plan|answer|number)\b|\b(?:see|know|tell me|wonder\w*|check|sure|curious|asking|ask) if\b/;

/** A part or a multiple of a figure: nothing here divides. */
const OF_A_PART =
  /\b(?:half|a third|one third|two thirds|a quarter|twice|double|triple) (?:of )?(?:(?:my|the|our) (?:\w+ )?(?:debts?|balances?|minimums?|income|pay|paycheck|rent|limits?|total|cards?|loans?|savings|payments?|score)|what (?:i|we)|that)\b|\b(?:split|divid\w*)\b.*\b(?:between|among|by|with|into|ways)\b|\bper (?:kid|child|person|day|hour|week|head|paycheck)\b|\bin (?:euros?|pesos?|pounds|yen|canadian|bitcoin)\b/;

/** What became of a payment, and when it was made: statements say it of the past alone, and not to the day. */
const OF_A_PAYMENT =
  /\b(?:did|has|have|was|were) (?:my|the|our|that|i|we)\b.*\b(?:go(?:ne)? through|post(?:ed)?|clear(?:ed)?|arrive[d]?|late|on time|bounce[d]?|process(?:ed)?|received?)\b|\bwhen did (?:i|we) (?:last |first |\w+ly )?(?:pay|make|send)\b|\b(?:last|first) time (?:i|we)\b/;
/** Fees, rises and payouts are other figures than the one they stand beside. */
const OF_ANOTHER_FIGURE =
  /\b(?:late|annual|over ?limit|foreign|transaction|maintenance|overdraft|service|returned) fees?\b|\bpay ?outs?\b|\bcoverage\b|\bdeductibles?\b|\bpolicy (?:pay|worth|value)|\b(?:did|have|has|will|would) (?:they|he|she|it|the \w+|my \w+) (?:\w+ )?(?:rais(?:e|ed)|hik(?:e|ed)|increase[d]?|charge me (?:for|in))\b/;
/** How far a score will move: nobody knows. */
const OF_THE_SCORE = /\b(?:score|points)\b/;

/** A time that is named and was not read: "in summer 2022", "last christmas". */
const YEAR = /(?<![$\d.,/-])\b(?:19[5-9]\d|20\d\d)\b(?![%\d]|-\d| (?:a|per|each|every) month)/;
const DAY_OF_THE_YEAR =
  /\b(?:last|this past|that|the) (?:christmas|xmas|thanksgiving|easter|halloween|summer|winter|spring|fall|autumn|black friday|new years?|birthday|tax season|holidays?|holiday season|semester|school year|decade|century|quarter|weekend)\b/;

const isTimeUnread = ({ has, period, future, amounts }: Asked): boolean =>
  period === undefined &&
  future === undefined &&
  (has(DAY_OF_THE_YEAR) || (has(YEAR) && amounts.length === 0));

/** "How much will I owe in 2028": as it is now answers another question. */
const isYetToCome = ({ has, period, future, facts }: Asked): boolean =>
  has(/\b(?:will|would|going to|be owing|gonna)\b/) &&
  ((period !== undefined && period.first > facts.today) ||
    (future !== undefined && future > monthOf(facts.today) && !has(/\b(?:next month|due)\b/)));

/** "The biggest thing that wasn't rent": what is left out would be all that is told. */
const LEAVES_OUT =
  /\b(?:wasnt|werent|isnt|arent|not counting|not including|dont count|except(?: for)?|besides|other than|excluding|apart from|aside from|leaving out)\b/;
const OF_SPENDING: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "largest_transactions",
  "top_categories",
  "spending",
  "spending_pace",
  "recurring",
]);
const isLeftOut = ({ has, categories, merchant }: Asked, { tool }: ToolCall): boolean =>
  OF_SPENDING.has(tool) && has(LEAVES_OUT) && (categories.length > 0 || merchant !== undefined);

/** Whether the call would leave a condition, a part, a time or another figure of the question aside. */
export function isUnmet(asked: Asked, call: ToolCall): boolean {
  const { has } = asked;
  if (call.tool === "lesson") return false;
  if (isLeftOut(asked, call)) return true;
  if (call.tool === "debt_figure" && has(OF_THE_SCORE) && !has(/\brewards?\b/))
    return has(
      /\b(?:how|what|will|would|when)\b.*\b(?:score|points)\b.*\b(?:go|goes|be|rise|jump|drop|climb|improve|up|down|hit|reach|get)\b/,
    );
  if (call.tool === "debt_figure" && has(OF_A_PAYMENT)) return true;
  if (!isAsThingsAre(call)) return call.tool === "minimums_only" && has(OF_A_PART);
  return (
    isYetToCome(asked) ||
    (has(SUPPOSES) && !has(SUPPOSES_NOTHING) && call.args["of"] !== "minimum") ||
    has(OF_A_PART) ||
    (has(OF_ANOTHER_FIGURE) && call.args["field"] !== "due") ||
    isTimeUnread(asked)
  );
}
