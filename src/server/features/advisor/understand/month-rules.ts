/** Questions about income, spending and savings. */
import { addMonths, monthOf } from "#engine/calendar/months.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { monthPeriod, monthsPeriod, type Period } from "./period.ts";
import type { Rule } from "./rule.ts";

const SPENT = /\b(?:spen[dt]\w*|went|cost(?:s|ing)?|pa(?:y|id|ying)|goes?|going|expenses?|charges?)\b/;

/** The last twelve whole months, or the last one: where a question names no period. */
const year = ({ facts }: Asked): Period =>
  monthsPeriod(addMonths(monthOf(facts.today), -12), addMonths(monthOf(facts.today), -1));
const lastMonth = ({ facts }: Asked): Period => monthPeriod(addMonths(monthOf(facts.today), -1));

const A_YEAR = /\b(?:a|per|each|every) year\b|\b(?:yearly|annually)\b/;

export const spendingRule: Rule = (asked) => {
  const { has, categories, merchant, period } = asked;
  const isSpending =
    has(SPENT) || has(/\bhow much\b|\baverage\b|\btypical\b|\btab\b|\bbills?\b|\btotal\b|\bwhat about\b/);
  const isLargest =
    has(/\b(?:largest|biggest|most expensive|highest|top)\b/) &&
    has(
      /\b(?:expenses?|transactions?|purchases?|payments?|single|charges?|(?:thing|item|stuff)(?: that)? (?:i|we) (?:\w+ )?(?:bought|paid|spent|purchased|got)|withdrawals?|deposits?)\b/,
    ) &&
    !has(/\bcategor/);
  if (isLargest) {
    const direction = has(/\bdeposits?|income|came in\b/) ? "in" : "out";
    return { tool: "largest_transactions", args: { period: period ?? lastMonth(asked), direction } };
  }
  if (
    has(/\b(?:subscriptions?|subscribed|streaming|memberships?)\b/) &&
    !has(/\bpremium|pro plan|this app|upgrade\b/) &&
    period === undefined
  )
    return { tool: "recurring", args: { kind: "subscriptions" } };
  if (
    has(
      /\b(?:recurring|regular bills|repeat\w*|fixed (?:costs|bills|expenses)|bills (?:do i have|come|every|each)|my bills|all bills)\b/,
    )
  )
    return { tool: "recurring", args: { kind: "bills" } };
  if (
    has(
      /\b(?:top|biggest|largest|main|heaviest|priciest) (?:\d+ |three |two |four |five )?(?:spending |expense |cost )?categor\w+|\bcategor\w+\b.*\b(?:most|biggest|largest|highest)\b|\bwhere\b.*\b(?:money|pay|paycheck|income|spending|cash)\b.*\b(?:go|goes|going|went|gone)\b|\b(?:what|things?|stuff|top)\b.*\b(?:my|our|the|all) (?:\w+ )?(?:money|cash|pay|income) (?:\w+ )?(?:went|goes|go|going|gone|gets spent|was spent)\b|\btop (?:spending )?categor|\bspend(?:ing)? (?:the )?most\b|\b(?:biggest|largest|top|main) (?:spending|expenses?|categor\w+|costs?)\b|\bspending (?:breakdown|by category|categories)\b|\bbreak ?down\b.*\bspending\b|\bspend\b.*\bmost (?:of|on)\b|\bmost of my money\b|\bwhat do i spend (?:my )?money on\b/,
    )
  ) {
    return { tool: "top_categories", args: { period: period ?? year(asked) } };
  }
  if (isCreditorToo(asked)) return undefined;
  // What others gave is not spent.
  if (has(/\b(?:hand(?:ed)?|gave|give|given|paid|pay|owes?|sent|tipped) (?:me|us)\b/)) return undefined;
  // "Stuff I don't need, like fun stuff": an example of it, not the category.
  if (has(/\bdiscretionary things\b/) && period === undefined) return undefined;
  if ((!isSpending && period === undefined) || (categories.length === 0 && merchant === undefined))
    return undefined;
  if (has(/\bin the bank\b|\bcash (?:do i have|on hand)\b/)) return undefined;
  if (has(/\bhow much (?:extra|more)\b.*\b(?:debts?|toward|towards)\b/) && has(/\b(?:safe|safely)\b/))
    return undefined;
  if (has(/\bpercent(?:age)? of (?:my |our |the )?(?:income|pay|paycheck|salary)\b/)) return undefined;
  // "interest", "debt" and what is due are no spending.
  if (has(/\b(?:owe|interest|apr|minimum|due|limit)\b/)) return undefined;
  const isAverage =
    has(
      /\b(?:average|on average|typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|a month|per month|each month|every month|monthly)\b/,
    ) &&
    (period === undefined || period.months > 1);
  return {
    tool: "spending",
    args: {
      categories: merchant !== undefined && !isPlainCategory(asked) ? [] : [...categories],
      merchant: merchant !== undefined && !isPlainCategory(asked) ? merchant : null,
      period: period ?? (isAverage || has(A_YEAR) ? year(asked) : lastMonth(asked)),
      isAverage,
    },
  };
};

/** "Maple" is the card as well as the shop: where nothing was bought, it is not the shop. */
const isCreditorToo = ({ debts, merchant, has }: Asked): boolean => {
  const [first = ""] = (merchant ?? "").toLowerCase().split(" ");
  return (
    first !== "" &&
    debts.some(({ creditor }) => creditor.toLowerCase().split(" ").includes(first)) &&
    !has(/\b(?:spen[dt]\w*|bought|buy|purchase[ds]?|shop\w*|charged|store|cost)\b/)
  );
};

/** "groceries" is the category even where a merchant is called "Greenfield Grocery". */
function isPlainCategory({ categories, merchant, text }: Asked): boolean {
  if (categories.length === 0 || merchant === undefined) return categories.length > 0;
  const first = merchant.toLowerCase().split(" ")[0] ?? "";
  return !text.includes(first);
}

const of = (field: string): ToolCall => ({ tool: "month_figure", args: { field } });

export const monthRule: Rule = (asked) => {
  const { has, period } = asked;
  if (
    has(
      /\bsafe (?:monthly )?(?:extra|amount)\b|\bextra (?:is safe|money (?:do|can)|can i)\b|\bsafely (?:pay|send|put|afford)\b|\bsafe to (?:pay|send|put)\b|\bhow much (?:extra|more) (?:can|could|should|am)\b|\bhow much (?:extra|more)\b.*\bsafe(?:ly)?\b|\bcan i afford to pay\b|\bafford to (?:pay|put|send)\b|\bmy extra\b|\b(?:how much|what (?:is the most|can|could|should))\b.*\bwithout (?:\w+ )?(?:getting|leaving|hurting|running|going|overdraw\w*|risking|stretching|touching|breaking|pinching|falling|being|coming|ending|landing|winding|putting|trouble|worr\w+)\b|\b(?:over and above|beyond|on top of|past|besides|more than|above) (?:all )?(?:of )?(?:the |my |our )?minimums?\b.*\b(?:how much|what) (?:\w+ )?(?:can|could|should) (?:i|we)\b|\b(?:how much|what) (?:\w+ )?(?:can|could|should) (?:i|we)\b.*\b(?:over and above|beyond|on top of|past|besides|more than|above) (?:all )?(?:of )?(?:the |my |our )?minimums?\b|\bspare (?:money|cash)\b|\b(?:wiggle|breathing) room\b|\bextra (?:per|a|each) month (?:can|do)\b|\bmonthly extra\b/,
    )
  )
    return of("extra");
  if (
    has(/\bspen[dt]\w*\b.*\b(?:more|less) than (?:\w+ ){0,3}?(?:earn|make|bring|take|get|income|comes|pay)/)
  )
    return of("left");
  if (has(/\bbuffer\b|\bemergency fund\b|\bemergency savings\b|\bcushion\b|\brainy day\b/))
    return of("buffer");
  if (
    has(/\bleft (?:over )?(?:of|from|after)\b.*\b(?:paychecks?|income|salary|bills)\b/) &&
    !has(/\bow(?:e|ed)\b|\bdebts?\b/)
  )
    return of("left");
  if (
    has(
      /\b(?:income|earn(?:ed|ing|ings)?|salary|bring (?:in|home)|take home|make (?:a|per|each|every|in)|make\b.*\b(?:month|monthly)|paychecks?|comes? in|came in|coming in|get paid)\b/,
    ) &&
    !has(/\b(?:debt|ratio|interest)\b.*\bincome\b|\binterest\b/) &&
    !has(/\bpercent(?:age)? of (?:my |our |the )?(?:income|pay|paycheck|salary)\b/)
  ) {
    if (has(/\bwhen\b/)) return undefined;
    // Of one source among others no figure is known.
    if (
      has(
        /\b(?:in|from|off|on|through|with) (?:my |our |the )?(?:\w+ )?(?:tips|overtime|commissions?|side (?:hustle|gig|job)|gigs?|second job|freelanc\w+|deliver\w+|child support|alimony|bonus(?:es)?|dividends?|rentals?|tutoring|cash)\b/,
      )
    )
      return undefined;
    return period === undefined || has(/\b(?:usual|average|typical|normal)\b/)
      ? of("income")
      : { tool: "income_in", args: { period } };
  }
  if (
    has(
      /\b(?:savings|saved up|cash (?:do i have|on hand|in)|in the bank|in my (?:bank )?accounts?|checking (?:account )?balance|bank balance|money do i have|deposit accounts?|put away|put aside|my checking|checking(?! (?:my|your|the|on|out|if|whether|in)\b))\b/,
    ) &&
    !has(/\b(?:interest|plan) sav|\bsavings plan\b|\b(?:increase|grow|build)\b/)
  )
    return of("savings");
  if (
    has(
      /\bdiscretionary\b|\bnon ?essentials?\b|\b(?:not|arent|isnt|never|hardly) (?:really |strictly )?(?:essentials?|necessary)\b|\bwants\b(?=.*\b(?:spen|needs\b))|\bfun money\b|\bnot necessary\b/,
    )
  )
    return of("discretionary");
  if (
    has(
      /\bessentials?\b|\bneeds\b(?=.*\bspen)|\bmust ?haves?\b|\bnecessit\w+|\bnecessary (?:costs|expenses)\b/,
    )
  )
    return of("essentials");
  if (
    has(
      /\b(?:left over|leftover|left at the end|remain\w* (?:at|after)|surplus|left (?:after|each|every|a month|a week|per|of)|cash ?flow|over at the end|money left)\b/,
    ) &&
    !has(/\bowe|debt\b/)
  )
    return of("left");
  if (
    has(/\b(?:how (?:sure|confident|certain|safe)|confidence)\b/) &&
    has(/\b(?:extra|you|score|amount|that|figure)\b/)
  )
    return of("confidence");
  if (
    has(/\b(?:spen[dt]\w*|expenses?|outgo\w*|costs? me|money goes out|go(?:es)? out)\b/) &&
    !has(
      /\b(?:on|at|for)\b (?!average|a |the |all|everything|in|me|my (?:expenses|spending)|this|last|each|every|per)/,
    )
  ) {
    if (
      period === undefined ||
      has(/\b(?:usual|average|typical|normal|per month|a month|each month|every month|monthly)\b/)
    )
      return of("spending");
    return { tool: "spending", args: { categories: [], merchant: null, period, isAverage: false } };
  }
  return undefined;
};
