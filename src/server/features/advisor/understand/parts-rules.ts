/** Questions about averages and shares: the average APR, the part of the debts on cards, what goes out in a week or a day. */
import { addMonths, monthOf } from "#engine/calendar/months.ts";
import type { Asked } from "./asked.ts";
import { monthsPeriod, type Period } from "./period.ts";
import { shopOf } from "./row-rules.ts";
import type { Rule } from "./rule.ts";

const OWN = /\b(?:i|we|me|us|my|our)\b/;
const year = ({ facts }: Asked): Period =>
  monthsPeriod(addMonths(monthOf(facts.today), -12), addMonths(monthOf(facts.today), -1));

export const averageRate: Rule = ({ has, group, debts, percents, amounts }) =>
  has(/\b(?:average|mean|weighted|blended)\b/) &&
  has(/\b(?:apr|interest(?: rates?)?|rates?)\b/) &&
  (has(OWN) || has(/\b(?:these|all|the) (?:\w+ )?(?:debts|cards|loans)\b/)) &&
  debts.length + percents.length + amounts.length === 0 &&
  !has(
    /\b(?:national|americans?|people|typical|good|normal|country|market|usual|compared|should|would|if|savings|month|monthly|daily|pay)\b/,
  )
    ? { tool: "average_apr", args: { group } }
    : undefined;

const SHARE_OF_DEBT =
  /\b(?:share|percent(?:age)?|portion|part|fraction|proportion|slice|how much) of (?:all )?(?:of )?(?:my |our |the |what )?(?:\w+ )?(?:debts?|i owe)\b|\bdebts?\b.*\b(?:percent(?:age)?|share)\b/;

export const shareOfDebt: Rule = ({ has, group, debts, amounts, percents }) =>
  has(SHARE_OF_DEBT) &&
  (group !== "all" || debts.length > 0) &&
  has(/\b(?:is|are|on|from|comes?|in|makes?|does)\b/) &&
  amounts.length + percents.length === 0 &&
  !has(
    /\b(?:paid|pay|gone|left|income|earn|limits?|utili[sz]ation|interest|apr|rates?|used|will|would|if|month|score|plan|minimums?|cost)\b/,
  )
    ? { tool: "debt_share", args: { debts: debts.map(({ id }) => id).slice(0, 10), group } }
    : undefined;

const SPENT = /\b(?:spen[dt]\w*|went|goes?|cost\w*|pa(?:y|id|ying)|burn\w*|blow\w*)\b/;
const A_WEEK = /\b(?:a|per|each|every) week\b|\bweekly\b/;
const A_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b/;

export const pace: Rule = (asked) => {
  const { has, categories, period } = asked;
  const merchant = shopOf(asked);
  const isWeek = has(A_WEEK);
  if ((!isWeek && !has(A_DAY)) || !has(SPENT) || !has(/\b(?:how much|what|average|total)\b/))
    return undefined;
  if (asked.debts.length + asked.amounts.length + asked.percents.length > 0) return undefined;
  if (
    has(
      /\b(?:debts?|cards?|loans?|interest|owe|minimums?|plan|will|would|should|could|can|if|budget|save|saving|extra|afford|subscriptions?|bills?|earn|income|next|due)\b/,
    )
  )
    return undefined;
  return {
    tool: "spending_pace",
    args: {
      categories: merchant === undefined ? [...categories] : [],
      merchant: merchant ?? null,
      period: period ?? year(asked),
      per: isWeek ? "week" : "day",
    },
  };
};
