/** Questions about a time that no document shows: what only the newest statement says, and what is yet to come. */
import { monthOf } from "#engine/calendar/months.ts";
import type { ToolCall, ToolName } from "./tools/registry.ts";
import { type Answer, missing } from "./tools/say.ts";
import type { Asked } from "./understand/asked.ts";

/** Tools that look at a period themselves, or at what is to come. */
const KNOWS_PERIODS: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "spending_pace",
  "past_balance",
  "past_sum",
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
  "what_if_changes",
  "pay_alone",
  "share_paid",
  "alone_by",
  "recurring",
  "opportunities",
  "documents",
]);

/** What is kept of the newest statement alone: as it was once, nothing tells. */
const ONLY_AS_IT_IS: ReadonlySet<ToolName> = new Set([
  "average_apr",
  "debt_share",
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
export function pastOnly(asked: Asked, call: ToolCall): Answer | undefined {
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
  "find_rows",
  "spending_pace",
  "past_balance",
  "past_sum",
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
export function toCome({ has, amounts }: Asked, { tool, args }: ToolCall): Answer | undefined {
  const isOfTheMonth = tool === "month_figure" && args["field"] !== "extra" && has(NAMED_TIME_TO_COME);
  const isNeverSo = has(NEVER_SO) && amounts.length === 0;
  const isAhead =
    (has(TO_COME) || (has(NAMED_TIME_TO_COME) && has(/\b(?:will|going to)\b/))) &&
    (OF_THE_PAST.has(tool) || isOfTheMonth);
  if (!isAhead && !isNeverSo) return undefined;
  return missing(
    "I cannot tell what that will or would be: your documents say what was, and only your plan looks ahead, at your debts.",
    { offers: ["Where does most of my money go?", "When will I be debt-free?"] },
  );
}
