/** Questions that set what is spent beside something: another thing, another time, the income. */
import { addMonths, monthOf } from "#engine/calendar/months.ts";
import type { Category } from "#engine/spending/category.ts";
import type { Asked } from "./asked.ts";
import { namedCategories, namedMerchant } from "./names.ts";
import { findPeriod, monthPeriod, monthsPeriod, type Period } from "./period.ts";
import type { Rule } from "./rule.ts";

const MORE_OR_LESS =
  /\b(?:more|less|higher|lower|bigger|smaller|larger|most|least|cheaper|compar\w+|versus|vs|difference between|which (?:one )?(?:is|was|costs?|took|takes|eats)|beat|exceed\w*|outspend)\b/;
const BETWEEN_SIDES = /\b(?:or|than|versus|vs|compared (?:to|with)|and|against|to what)\b/;
const IS_SPENT =
  /\b(?:spen[dt]\w*|costs?|pa(?:y|id|ying)|went|goes?|going|eats?|takes?|took|bills?|money|cash|budget)\b/;
const NOT_SPENDING = /\b(?:owe[ds]?|debts?|apr|interest|balances?|rates?|minimums?|limits?|extra)\b/;
/** "More than usual" and what would be saved ask for something else. */
const OTHER_THAN = /\b(?:what if|if i|should i|would|could|usual|average|afford|save)\b/;

type Part = {
  readonly categories: readonly Category[];
  readonly merchant: string | null;
  readonly period: Period | undefined;
};

const lastMonth = ({ facts }: Asked): Period => monthPeriod(addMonths(monthOf(facts.today), -1));
const year = ({ facts }: Asked): Period =>
  monthsPeriod(addMonths(monthOf(facts.today), -12), addMonths(monthOf(facts.today), -1));

function partOf(text: string, asked: Asked): Part {
  const categories = namedCategories(text);
  const merchant = categories.length > 0 ? undefined : namedMerchant(text, asked.facts);
  // "This month than last".
  const period = findPeriod(/\b(?:last|previous)$/.test(text) ? `${text} month` : text, asked.facts.today);
  return { categories, merchant: merchant ?? null, period };
}

const isThing = ({ categories, merchant }: Part): boolean => categories.length > 0 || merchant !== null;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const compareRule: Rule = (asked) => {
  const { text, has } = asked;
  const isCompared = has(MORE_OR_LESS) && has(BETWEEN_SIDES) && has(IS_SPENT);
  if (!isCompared || has(NOT_SPENDING) || has(OTHER_THAN) || asked.debts.length + asked.amounts.length > 0)
    return undefined;
  const parts = text.split(BETWEEN_SIDES).map((part) => partOf(part.trim(), asked));
  const things = parts.filter(isThing);
  const times = parts.filter(({ period }) => period !== undefined);
  const sides =
    things.length >= 2 && times.length <= 1
      ? things.map((part) => ({ ...part, period: asked.period ?? lastMonth(asked) }))
      : times.length >= 2 && things.length <= 1
        ? times.map(({ period }) => ({
            categories: things[0]?.categories ?? [],
            merchant: things[0]?.merchant ?? null,
            period: period ?? lastMonth(asked),
          }))
        : [];
  const isTwo = sides.length >= 2 && sides.length <= 4 && !isSame(sides[0], sides[1]);
  return isTwo ? { tool: "compare_spending", args: { sides } } : undefined;
};

const SHARE =
  /\b(?:percent(?:age)?|share|fraction|portion|proportion|part|how much|chunk|slice) of (?:my |our |the |what i )?(?:\w+ ){0,2}?(?:income|pay|paychecks?|salary|earn\w*|make|wages?|spending|expenses|budget)\b/;

export const shareRule: Rule = (asked) => {
  if (!asked.has(SHARE) || asked.debts.length > 0) return undefined;
  const { categories, merchant } = partOf(asked.text.replace(SHARE, "/"), asked);
  if (categories.length === 0 && merchant === null) return undefined;
  const of = asked.has(/\bof (?:my |our |the )?(?:\w+ )?(?:spending|expenses|budget)\b/)
    ? "spending"
    : "income";
  return { tool: "spending_share", args: { of, categories, merchant, period: asked.period ?? year(asked) } };
};
