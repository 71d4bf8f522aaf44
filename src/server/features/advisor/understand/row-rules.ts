/** Questions about single transactions: the last, how many, above an amount, one of a size; and when pay comes. */

import type { Transaction } from "#contract/transactions.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { categoryKind } from "#engine/spending/category.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { namedMerchant } from "./names.ts";
import { untilToday } from "./past-rules.ts";
import type { Rule } from "./rule.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const MOST = 8;
const SEVERAL = 5;

/** Plans, wishes and rules of thumb are about no row. */
const NOT_A_ROW =
  /\b(?:will|would|should|could|what if|if i|if we|suppose|plan|afford|minimums?|owe[ds]?|limits?|apr|rates?|score|net worth|utili[sz]ation|balances?|principal|interest|percent(?:age)?|on time|late|go through|clear(?:ed)?|post(?:ed)?|arrive[ds]?|bounce[ds]?|statements?|documents?|uploads?|extra|average|categor\w+|raise|save)\b/;
const OF_DEBTS = /\b(?:debts?|loans?|cards?|mortgages?|creditors?)\b/;
const BOUGHT =
  /\b(?:purchases?|transactions?|charges?|expenses?|payments?|things?|stuff|anything|everything|buys?|bought|spen[dt]|debits?|withdrawals?)\b/;
const LAST = /\b(?:last|latest|most recent(?:ly)?|newest|recently)\b/;

type Wanted = Partial<Record<"merchant" | "debt" | "above" | "below" | "near", string>> & {
  readonly pick: "newest" | "largest" | "smallest" | "all" | "count";
  readonly direction?: "in";
  readonly limit?: number;
  readonly isAnyTime?: boolean;
};

function rows(asked: Asked, { isAnyTime = false, ...wanted }: Wanted): ToolCall {
  const isOfShop = wanted.merchant !== undefined;
  return {
    tool: "find_rows",
    args: {
      categories: isOfShop || wanted.debt !== undefined ? [] : [...asked.categories],
      merchant: wanted.merchant ?? null,
      debt: wanted.debt ?? null,
      direction: wanted.direction ?? "out",
      period: isAnyTime ? null : (untilToday(asked) ?? null),
      above: wanted.above ?? null,
      below: wanted.below ?? null,
      near: wanted.near ?? null,
      pick: wanted.pick,
      limit: wanted.limit ?? 1,
    },
  };
}

const isBought = ({ amount, category }: Transaction): boolean =>
  amount.startsWith("-") && ["essential", "discretionary"].includes(categoryKind(category));

/** A merchant of any row: with cards alone nothing counts as spent, and the rows are there all the same. */
export function shopOf({ merchant, text, categories, debts, facts }: Asked): string | undefined {
  const found = merchant ?? (debts.length > 0 ? undefined : namedMerchant(text, facts, isBought));
  // "Groceries" is the category even where a merchant is called "Greenfield Grocery".
  const first = found?.toLowerCase().split(" ")[0] ?? "";
  return found !== undefined && (categories.length === 0 || text.includes(first)) ? found : undefined;
}

const PAY =
  /\bpay ?(?:check|day|stub)s?\b|\b(?:salary|wages?|direct deposit)\b|\b(?:get|got|getting|be) paid\b|\bam i paid\b|\b(?:did|have) (?:i|we) (?:last )?(?:get|gotten|been) paid\b/;

/** "When do I get paid", "my last paycheck". */
export const payRule: Rule = (asked) => {
  const { has, debts, amounts } = asked;
  if (
    !has(PAY) ||
    debts.length + amounts.length > 0 ||
    has(
      /\bpaid (?:off|back)\b|\b(?:debts?|loans?|cards?|plan|left|bills?|goes?|extra|raise|afford|spen[dt]|more|less|if)\b/,
    )
  )
    return undefined;
  if (has(LAST) || has(/\bwhen (?:was|did)\b/))
    return has(/\b(?:when|what|how much|which|show|day|date)\b/) &&
      !has(/\b(?:per|each|every|from my last|of my last)\b/)
      ? rows(asked, { pick: "newest", direction: "in", isAnyTime: asked.period === undefined })
      : undefined;
  return has(/\bwhen\b|\bwhat (?:day|date)\b/) || has(/\bnext pay ?(?:check|day)\b/)
    ? { tool: "next_pay", args: {} }
    : undefined;
};

const LAST_TO_DEBT =
  /\bwhen did (?:i|we) (?:last|most recently|(?:\w+ ){1,6}last)\b|\bwhen did (?:i|we) (?:\w+ ){0,3}?(?:pay|send|make)\b.*\blast\b|\blast time (?:that )?(?:i|we) (?:\w+ )?(?:paid|sent|made)\b|\b(?:last|latest|most recent) (?:\w+ ){0,3}?payments?\b/;
const OVER_NOW = /\b(?:did|was|were|made|paid|sent|when did|have i|how much was|went)\b/;

const lastToDebt: Rule = (asked) => {
  const [debt, ...others] = asked.debts;
  if (debt === undefined || others.length > 0 || asked.amounts.length > 0) return undefined;
  return asked.has(LAST_TO_DEBT) &&
    asked.has(/\b(?:pay|paid|payments?|send|sent|put)\b/) &&
    asked.has(OVER_NOW) &&
    !asked.has(/\b(?:final|left|until|bought|purchase|before|first)\b/)
    ? rows(asked, { pick: "newest", debt: debt.id })
    : undefined;
};

const WHEN_LAST =
  /\b(?:when|what (?:day|date))\b.*\blast\b|\blast time\b|\b(?:when|how long) (?:was|ago|since)\b.*\b(?:last|most recent|latest)\b|\bwhen (?:was|is) (?:my|the|our) (?:last|latest|most recent)\b/;
const HOW_OFTEN = /\bhow (?:many times|often)\b/;
const BY_SIZE = /\b(largest|biggest|highest|most expensive|priciest|smallest|cheapest|lowest|littlest)\b/;
const ONE_OF_THEM =
  /\b(?:purchases?|charges?|payments?|visits?|runs?|trips?|bills?|orders?|transactions?|expenses?|meals?|thing|single|tabs?)\b/;
const EACH =
  /\bwhat (?:all |exactly )?(?:did|have) (?:i|we) (?:\w+ )?(?:buy|get|purchase|order|bought|gotten|purchased|ordered)\b|\beach (?:one|purchase|transaction|time|charge|visit)\b|\b(?:list|show)\b.*\b(?:transactions|purchases|charges|visits|payments)\b|\bwhat (?:transactions|purchases|charges)\b/;

/** "Pay netflix", "at zanzibar grill": a name that no row of the person's may answer to. */
const PLACE = /\b(?:at|to|from|pa(?:y|id)(?: for)?) (?:(?:the|my) )?([a-z][a-z&.-]{3,})/;
const SHOPS_OF_MANY = new Set(["target", "amazon", "apple"]);

function placeOf({ text, names, categories, debts }: Asked): string | undefined {
  const place = PLACE.exec(text)?.[1];
  return place !== undefined &&
    categories.length + debts.length === 0 &&
    (names.includes(place) || SHOPS_OF_MANY.has(place))
    ? place
    : undefined;
}

const ofAShop: Rule = (asked) => {
  const { has, categories } = asked;
  if (!has(/\b(?:i|we|my|our)\b/) && !has(BY_SIZE)) return undefined;
  const merchant = shopOf(asked) ?? placeOf(asked);
  if ((merchant === undefined && categories.length === 0) || asked.amounts.length > 0) return undefined;
  const of = merchant === undefined ? {} : { merchant };
  if (has(HOW_OFTEN) && has(/\b(?:did|have) (?:i|we)\b/)) return rows(asked, { ...of, pick: "count" });
  if (has(BY_SIZE) && has(ONE_OF_THEM) && !has(/\bcategor/))
    return rows(asked, {
      ...of,
      pick: has(/\b(?:smallest|cheapest|lowest|littlest)\b/) ? "smallest" : "largest",
    });
  if (has(WHEN_LAST) && !has(/\blast (?:week|month|year)\b/)) return rows(asked, { ...of, pick: "newest" });
  if (merchant !== undefined && has(EACH)) return rows(asked, { ...of, pick: "all" });
  return undefined;
};

const ABOVE =
  /\b(?:over|above|more than|bigger than|larger than|greater than|higher than|exceed\w*|north of)\b(?: \w+)? \$?\d/;
const BELOW = /\b(?:under|below|less than|smaller than|lower than)\b(?: \w+)? \$?\d/;
const A_CHARGE =
  /\b(?:that|the|this|a) \$?\d[\d.]*(?: dollars?| bucks?)? (?:charge|transaction|payment|purchase|debit|withdrawal|expense|thing)\b|\b(?:charge|transaction|payment|purchase|debit|withdrawal|expense) (?:of|for) \$?\d/;

const ofASize: Rule = (asked) => {
  const { has, amounts, debts } = asked;
  const [amount, ...others] = amounts;
  if (amount === undefined || others.length > 0 || debts.length > 0 || has(OF_DEBTS)) return undefined;
  if (has(A_CHARGE) && has(/\b(?:what|where|when|which|who|find|show)\b/))
    return rows(asked, { pick: "newest", near: formatMoney(amount), limit: SEVERAL });
  if (!has(BOUGHT) || has(/\b(?:a month|per month|each month|every month|monthly|a week|a year)\b/))
    return undefined;
  const isAbout = asked.period !== undefined || has(/\b(?:list|show|any|anything|all|every|which|find)\b/);
  if (!isAbout) return undefined;
  if (has(ABOVE)) return rows(asked, { pick: "all", above: formatMoney(amount) });
  return has(BELOW) ? rows(asked, { pick: "all", below: formatMoney(amount) }) : undefined;
};

const NEWEST =
  /\b(?:last|latest|most recent|newest|recent) (?:(\d{1,2}|two|couple(?: of)?|three|few|four|five|six|seven|eight) )?(?:\w+ )?(purchase|transaction|charge|expense|thing)(s)?\b/;

const newestOfAll: Rule = (asked) => {
  const found = NEWEST.exec(asked.text);
  // "My last 5": a number of them, read as dollars where nothing else stands beside it.
  const isNumberRead = found?.[1] !== undefined && asked.amounts.length === 1 && !asked.has(/\$/);
  if (found === null || asked.debts.length + asked.categories.length > 0) return undefined;
  if (asked.amounts.length > 0 && !isNumberRead) return undefined;
  if (asked.has(OF_DEBTS) || asked.has(/\b(?:largest|biggest|highest|smallest|month|week|year)\b/))
    return undefined;
  const [, number, , several] = found;
  const limit =
    number === undefined
      ? several === undefined
        ? 1
        : SEVERAL
      : (NUMBERS[number.split(" ")[0] ?? ""] ?? Number(number));
  return rows(asked, { pick: "newest", limit: Math.min(MOST, Math.max(1, limit)) });
};

const RULES: readonly Rule[] = [lastToDebt, ofASize, ofAShop, newestOfAll];

export const rowRule: Rule = (asked) => {
  if (asked.has(NOT_A_ROW) || asked.percents.length > 0) return undefined;
  for (const rule of RULES) {
    const call = rule(asked);
    if (call !== undefined) return call;
  }
  return undefined;
};
