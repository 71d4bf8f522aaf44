/** "What does that mean", "does looking at it make it go down": a lesson about what the answer before was. */
import type { LessonTopic } from "../guidance/education.ts";
import type { ToolCall, ToolName } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const OF_TOOL: Partial<Record<ToolName, LessonTopic>> = {
  utilization: "utilisation",
  close_card: "closing-cards",
  debt_to_income: "debt-to-income",
  net_worth: "liquid-assets",
  balance_transfer: "balance-transfer",
  consolidate: "consolidation",
  compare_orders: "avalanche-snowball",
  minimums_only: "minimum-payment",
  interest_now: "apr",
  what_if_rate: "apr",
};
const OF_FIELD: Readonly<Record<string, LessonTopic>> = {
  apr: "apr",
  minimum: "minimum-payment",
  utilisation: "utilisation",
  score: "score-factors",
  factors: "score-factors",
  improve: "score-factors",
  collections: "collections",
  inquiries: "inquiries",
  buffer: "emergency-fund",
};

function topicOf({ tool, args }: ToolCall): LessonTopic | undefined {
  const field = args["field"] ?? args["of"] ?? args["by"];
  return OF_TOOL[tool] ?? (typeof field === "string" ? OF_FIELD[field] : undefined);
}

const POINTS = "(?:that|it|this|those|they)";
const LEADS = "(?:(?:and|so|ok|wait|but|um|well|then|also|sorry|lol|hm+) )*";
/** All of the question: more in it would be a question of its own. */
const ASKS_WHAT = new RegExp(
  `^${LEADS}(?:what (?:is|does|do|are) (?:even )?${POINTS}(?: (?:even|actually|really|exactly|anyway|again))*(?: (?:mean|stand for|based on|made of|made up of))?(?: (?:even|exactly|anyway|again|for me))?|what do you mean(?: by ${POINTS})?|(?:can you )?explain ${POINTS}(?: to me)?|how (?:is|does|do|are) ${POINTS} (?:work|calculated|figured(?: out)?|computed|worked out|determined|decided)|(?:is|are) ${POINTS} (?:\\w+ )?(?:good|bad|high|low|normal|ok|okay|healthy|terrible|decent|a lot|too (?:high|low|much))(?: or (?:bad|not|what|low|high))?|why (?:is|does) ${POINTS} (?:matter|important))$`,
);
const OF_CREDIT: ReadonlySet<LessonTopic> = new Set([
  "score-factors",
  "utilisation",
  "inquiries",
  "collections",
]);
/** What moves it, of a score. */
const MOVES = new RegExp(
  `\\b(?:does|do|will|would|can|could|what|how|is|did)\\b.*\\b(?:(?:make|makes|made|let|cause|bring|brings|push|drag|pull)\\w* ${POINTS} (?:\\w+ )?(?:up|down|higher|lower|worse|better)|${POINTS} (?:\\w+ )?(?:go|goes|drop|drops|rise|rises|improve|improves|change|changes) ?(?:up|down)?|(?:hurt|help|affect|lower|raise|drop|improve|damage|ruin|change)s? ${POINTS})\\b`,
);
const LOOKED_AT = /\b(?:check\w*|look\w*|pull\w*|inquir\w*|seeing|viewing|apply\w*)\b/;

export function pointedLesson(asked: Asked, before: ToolCall): ToolCall | undefined {
  const topic = topicOf(before);
  if (topic === undefined || asked.amounts.length + asked.percents.length + asked.categories.length > 0)
    return undefined;
  const isAskedWhat = asked.has(ASKS_WHAT);
  const isMoved = OF_CREDIT.has(topic) && asked.has(MOVES) && !asked.has(/\b(?:how much|by how)\b/);
  if (!isAskedWhat && !isMoved) return undefined;
  return { tool: "lesson", args: { topic: isMoved && asked.has(LOOKED_AT) ? "inquiries" : topic } };
}
