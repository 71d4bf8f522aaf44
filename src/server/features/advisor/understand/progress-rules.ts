/** Questions about how far the plan will have come: a share of the debts, or one debt in a month to come. */
import { monthOf } from "#engine/calendar/months.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const SHARES: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:three|3) quarters (?:of|through|way)\b|\b3\/4 of\b/, 75],
  [/\b(?:a|one|1|first) quarter (?:of|through|way)\b|\b1\/4 of\b/, 25],
  [/\bhalf (?:of|my|our|the|what|way)\b|\b(?:halfway|midpoint)\b/, 50],
];
const WHEN = /\b(?:when|how (?:long|soon|many months)|what (?:month|date)|which month)\b/;
const PAID = /\b(?:paid|pay|gone|done|through|way|halfway|cleared|finished|midpoint|behind|left)\b/;
const OF_DEBT = /\b(?:debts?|owe|owed|balances?|loans?|cards?|it all|everything|what i)\b/;

/** "When is half of my debt paid", "when am I halfway through". */
function shareCall(asked: Asked): ToolCall | undefined {
  const { has, amounts, percents, debts, months, future } = asked;
  if (!has(WHEN) || !has(PAID) || amounts.length > 0 || debts.length > 1 || percents.length > 1)
    return undefined;
  if (
    months.length > 0 ||
    future !== undefined ||
    has(/\b(?:if|interest|rate|limit|income|score|savings?|save[ds]?|drop\w*|lower\w*|agree\w*|a half)\b/)
  )
    return undefined;
  if (!has(OF_DEBT) && debts.length === 0) return undefined;
  // Cards or loans alone are no share that is counted here.
  if (asked.group !== "all" && debts.length === 0) return undefined;
  const named = SHARES.find(([form]) => has(form))?.[1];
  const [percent] = percents;
  const share =
    named ??
    (percent !== undefined && /^\d{1,2}$/.test(percent) && has(/\d ?(?:%|percent) of\b/)
      ? Number(percent)
      : undefined);
  if (share === undefined || (named !== undefined && percent !== undefined) || share === 0) return undefined;
  return { tool: "share_paid", args: { percent: share, debt: debts[0]?.id ?? null } };
}

const ASKS_OWED =
  /\b(?:(?:what|how much)\b.*\b(?:owe|owed|owing|left|balance|remain\w*|look like)|balance (?:of|on|at))\b/;

/** "What do I owe on the car loan in june 2027": of a month to come, in the plan. */
function laterCall(asked: Asked): ToolCall | undefined {
  const { has, amounts, percents, debts, future, facts, months } = asked;
  const [debt, ...others] = debts;
  if (debt === undefined || others.length > 0 || amounts.length + percents.length + months.length > 0)
    return undefined;
  if (future === undefined || future <= monthOf(facts.today) || !has(ASKS_OWED)) return undefined;
  // Without its year such a month may be the one that is past.
  if (!has(/\b20\d\d\b/) && !has(/\b(?:will|would|going to|next|be)\b/)) return undefined;
  return has(/\b(?:was|were|did|had|if|paid|gone|due|minimum|only|interest|limit|spen[dt])\b/)
    ? undefined
    : { tool: "plan_balance", args: { month: future, debt: debt.id } };
}

/** All that is paid with interest, or what the first target gets in the first month. */
function sumCall(asked: Asked): ToolCall | undefined {
  const { has, amounts, percents, debts, months, future, period } = asked;
  if (amounts.length + percents.length + debts.length + months.length > 0) return undefined;
  if (future !== undefined || period !== undefined || has(/\b(?:if|so far|already|did|minimums?|sav\w+)\b/))
    return undefined;
  const isAll =
    has(
      /\b(?:how much|what)\b.*\b(?:pay|paid|paying|spend|cost)\b.*\b(?:in all|in total|altogether|all told|total|all together)\b/,
    ) &&
    has(
      /\b(?:with|including|includes?|counting|and|plus) (?:(?:all|the|of|my) )*interest\b|\binterest included\b|\bwith interest\b/,
    );
  if (isAll && !has(/\bmonth(?:ly)?\b/)) return { tool: "plan_figure", args: { field: "paid" } };
  const isFirst =
    has(/\bfirst (?:month|payment)s?\b/) &&
    has(
      /\b(?:target|first (?:debt|card|loan|in line)|one i (?:attack|pay) first|top (?:debt|one)|first one)\b/,
    ) &&
    has(/\b(?:pay\w*|send|goes|go|put|get|amount)\b/);
  return isFirst ? { tool: "plan_figure", args: { field: "first" } } : undefined;
}

export const progressCall = (asked: Asked): ToolCall | undefined =>
  shareCall(asked) ?? laterCall(asked) ?? sumCall(asked);
