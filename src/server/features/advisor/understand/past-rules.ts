/** Questions about what was paid and charged up to now. */

import { monthOf, monthsBetween } from "#engine/calendar/months.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { boughtBeside } from "./names.ts";
import type { Period } from "./period.ts";
import type { Rule } from "./rule.ts";

/** What somebody did with their money, as over. */
const PAID =
  /\b(?:did|have|has) (?:i|we) (?:(?:\w+ ){0,3}?)(?:pa(?:y|id)|sen[dt]|put|throw[n]?|g[ia]ven?|chip(?:ped)?)\b|\b(?:i|we) (?:(?:have|already|ever|actually|really|just) )*(?:paid|sent|put|threw|gave)\b|\b(?:has|have) (?:been|gotten|already been) (?:paid|sent)\b|\b(?:went|gone) (?:to|toward|towards|into|on)\b|\bpayments?\b.*\b(?:i|we) (?:have )?(?:made|sent|paid)\b|\bpayments? (?:\w+ ){0,3}?(?:came|add(?:ed)? up|been|totaled|totalled|did)\b|\b(?:all|my|our|total) (?:\w+ ){0,3}?payments?\b.*\b(?:come to|came to|add(?:ed|s)? up|total|sum|in all|altogether)\b/;
const ASKS_SUM =
  /^(?:the )?interest\b|\b(?:how much|what|total|sum|add(?:ed)? up|altogether|in all|amount)\b/;
/** Plans, wishes and what is asked each month are no past; neither is what is left. */
const NOT_PAST =
  /\b(?:will|would|should|could|can|if|plan|planned|until|till|by the time|going to|need to|have to|must|minimums?|next|due|owe[ds]?|owing|left|remain\w*|afford|extra|per month|a month|each month|every month|monthly|usual(?:ly)?|average|typical(?:ly)?|score|original(?:ly)?|borrow(?:ed)?|limit|paid off|pay off|when|why|late|on time|paid down|pay down|percent(?:age)?|apr|rates?)\b/;
/** Something was bought, or somebody else got it, or the debts are what is left aside. */
const NOT_TO_A_DEBT =
  /\b(?:for|brother|sister|mom|dad|friend|back to|rent|taxes|bought|spen[dt]\w*|bills?|single|largest|biggest|highest|smallest|lowest|most|not (?:counting|including)|leaving out|exclud\w+|except|besides|apart from|other than)\b/;
const SO_FAR =
  /\b(?:so far|to date|until now|up to now|already|ever|all time|in total|altogether|total|since)\b/;
const DEBTS = /\b(?:debts?|(?:credit )?cards?|loans?|creditors?|lenders?|mortgages?)\b/;
/** One payment is another figure than all of them. */
const OF_ONE_PAYMENT =
  /\b(?:last|latest|previous|most recent|newest|next|each|every|one|single|average) (?:\w+ ){0,2}?payments?\b/;
const CHARGED = /\b(?:charged?|paid|pay|cost|add(?:ed)?|been|went|gone|rack(?:ed)?|racked up|owed)\b/;
const WAS = /\b(?:did|have|has|had|was|were|been|paid|charged|went|cost me|so far|to date|ytd)\b/;

/** "Has my neighbor paid": of somebody else nothing is known. */
const SOMEBODY_ELSE =
  /\b(?:has|did|does) (?:my|our|the|her|his|their) (?!(?:\w+ ){0,2}?(?:debts?|cards?|loans?|mortgages?|visa|mastercard|lenders?|banks?|creditors?)\b)\w+ (?:\w+ )?(?:pa(?:y|id)|sen[dt]|put)\b/;
const OWN = /\b(?:i|we|me|us|my|our)\b/;

const isOver = ({ period, facts, has }: Asked): boolean =>
  period === undefined
    ? has(SO_FAR) || has(/\b(?:have|has) (?:i|we|it|they|my|the|all)\b/)
    : period.first <= facts.today && period.first < `${facts.today.slice(0, 7)}-01`;

/** "Since january" goes on until today; a month that is only named is over. */
const SINCE_A_MONTH =
  /\bsince (?:the )?(?:(?:start|beginning|first|end) of )?(?:last )?(?:january|february|march|april|may|june|july|august|september|october|november|december|month)\b/;

export function untilToday({
  period,
  facts,
  has,
}: Pick<Asked, "period" | "facts" | "has">): Period | undefined {
  if (period === undefined || !has(SINCE_A_MONTH) || period.first > facts.today) return period;
  const months = monthsBetween(monthOf(period.first), monthOf(facts.today)) + 1;
  return { first: period.first, last: facts.today, months };
}

/** "My cards", "all loans": the debts of the kind, all where none is said. */
function subjects({ facts, debts, group, has }: Asked): readonly string[] | undefined {
  if (debts.length > 0) return debts.map(({ id }) => id);
  if (!has(DEBTS)) return undefined;
  const type = group === "cards" ? "credit-card" : group === "loans" ? "loan" : "mortgage";
  return group === "all" ? [] : facts.debts.filter(({ debtType }) => debtType === type).map(({ id }) => id);
}

/** Which sum of the past is asked for; undefined where none is. */
function sumAsked(asked: Asked): string | undefined {
  const { has } = asked;
  if (
    has(/\bprincipal\b/) ||
    (has(/\binterest\b/) && has(/\bof (?:what|that|my|the|all)\b.*\b(?:paid|payments?|sent)\b/))
  )
    return has(PAID) || has(/\b(?:went|gone|go|goes)\b/) ? "split" : undefined;
  if (has(/\binterest\b/)) return has(CHARGED) ? "interest" : undefined;
  if (has(/\bfees?\b/)) return has(CHARGED) && asked.debts.length > 0 ? "fees" : undefined;
  return has(PAID) ? "paid" : undefined;
}

export const pastPayments: Rule = (asked) => {
  const { has, period } = asked;
  const of = sumAsked(asked);
  if (
    of === undefined ||
    !has(ASKS_SUM) ||
    has(NOT_PAST) ||
    has(NOT_TO_A_DEBT) ||
    has(OF_ONE_PAYMENT) ||
    has(SOMEBODY_ELSE)
  )
    return undefined;
  const bought = boughtBeside(asked).filter((category) => category !== "fees" || of !== "fees");
  if (asked.amounts.length + asked.percents.length + bought.length > 0) return undefined;
  const named = subjects(asked);
  const isAll = named === undefined && (of === "interest" || of === "split") && has(OWN);
  if ((named === undefined && !isAll) || (!has(WAS) && !(of === "paid" && period !== undefined)))
    return undefined;
  // A named debt and a payment that is over need no time; the sum of all does.
  if (!isOver(asked) && !(asked.debts.length > 0 && period === undefined && of === "paid")) return undefined;
  return {
    tool: "past_sum",
    args: { debts: [...(named ?? [])].slice(0, 30), period: untilToday(asked) ?? null, of },
  };
};

/** "And the interest?", after what was paid. */
export function pastContinued({ has, debts }: Asked, before: ToolCall): ToolCall | undefined {
  if (before.tool !== "past_sum") return undefined;
  const of = has(/\bprincipal\b/)
    ? "split"
    : has(/\binterest\b/) && !has(/\b(?:rate|apr|percent)\b/)
      ? "interest"
      : has(/\bfees?\b/)
        ? "fees"
        : undefined;
  if (of === undefined || has(/\b(?:will|plan|month)\b/)) return undefined;
  const ids = debts.length > 0 ? { debts: debts.map(({ id }) => id) } : {};
  return { ...before, args: { ...before.args, ...ids, of } };
}
