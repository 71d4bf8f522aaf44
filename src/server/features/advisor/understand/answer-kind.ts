/** Whether a tool tells what a question's first word asks for: a sum is no answer to "when", and no reason to "why". */
import type { ToolCall, ToolName } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const FIRST_ASKED =
  /\b(?:when|why|(?:what|which|exact|exactly what) (?:exact )?(?:day|date)|how (?:soon|many (?:more )?(?:months|years|days|weeks))|how much|how many|what|whats|which|where|who|how|is|are|do|does|did|can|could|should|would|will|if)\b/;
const TIME =
  /^(?:when|(?:what|which|exact|exactly what) (?:exact )?(?:day|date)|how (?:soon|many (?:more )?(?:months|years|days|weeks)))$/;

/** Sums and shares, without a day or a length of time in them. */
const WITHOUT_TIME: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "month_figure",
  "spending",
  "top_categories",
  "net_worth",
  "debt_to_income",
  "utilization",
  "credit",
  "interest_now",
  "debt_progress",
]);
const FIELDS_WITHOUT_TIME = new Set([
  "balance",
  "apr",
  "minimum",
  "limit",
  "available",
  "original",
  "utilisation",
  "interest",
  "interest-month",
  "saved",
  "monthly",
  "paid",
]);
const BARE_FIGURES: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "debt_figure",
  "month_figure",
  "spending",
  "net_worth",
]);

const OF_A_CREDITOR = /\b(?:ow(?:e[ds]?|ing)|charg\w+|debts?|cards?|loans?|lend\w*|balances?)\b/;

/** As they are; whether something may, should or is wise they do not say. */
const TELLS_WHAT_IS: ReadonlySet<ToolName> = new Set([
  ...BARE_FIGURES,
  "credit",
  "documents",
  "recurring",
  "top_categories",
  "largest_transactions",
]);
const ASKS_FOR_FIGURE = /\b(?:how (?:much|many|high|low|big|long)|what|which|when|tell|show|give|list)\b/;
/** "Should I put my savings in it", "can they call me at work", "is land a good thing to buy". */
const ASKS_WHETHER =
  /^(?:(?:so|and|but|ok|well|or|hey|also) )*(?:should\b|(?:can|could|will|would|may|must) (?!i\b|we\b|you\b|my\b|our\b)|(?:is|are) (?:it |that |this |there )?(?:an? |any )?(?!my\b|our\b|i\b|we\b)(?:\w+ ){1,6}?(?:good|smart|wise|bad|dumb|risky|legit|allowed|better)\b)/;

/** False where the call would tell a figure of another kind than the one that is asked for first. */
export function isOfKindAsked({ text, has }: Asked, { tool, args }: ToolCall): boolean {
  const first = FIRST_ASKED.exec(
    text.replace(/^what is (?=(?:the )?(?:exact )?(?:day|date)\b)/, "what "),
  )?.[0];
  if (first === undefined) return true;
  if (TELLS_WHAT_IS.has(tool) && has(ASKS_WHETHER) && !has(ASKS_FOR_FIGURE)) return false;
  // "Who" asks for a creditor, or for somebody no statement names.
  if (/^who\b/.test(text) && BARE_FIGURES.has(tool) && !has(OF_A_CREDITOR)) return false;
  const field = typeof args["field"] === "string" ? args["field"] : "";
  if (TIME.test(first)) {
    // "When I am done, how much will I have paid": the sum is asked for.
    if (has(/\bhow much\b|\bwhat (?:is|are|will|would|do|does)\b|\bowe\b/)) return true;
    return (
      !WITHOUT_TIME.has(tool) &&
      !(["debt_figure", "plan_figure"].includes(tool) && FIELDS_WITHOUT_TIME.has(field))
    );
  }
  return !(first === "why" && BARE_FIGURES.has(tool) && !has(/\bhow much\b|\bwhat is\b/));
}
