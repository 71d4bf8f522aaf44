/** Questions about the plan and the next payments. */
import type { ToolCall } from "../tools/registry.ts";
import type { Rule } from "./rule.ts";

const of = (field: string): ToolCall => ({ tool: "plan_figure", args: { field } });

/** The snowball by what it does. */
export const SMALLEST_FIRST =
  /\b(?:smallest|littlest|tiniest|lowest|smaller|small|little|tiny) (?:(?:debts?|balances?|ones?|cards?|loans?|accounts?) )?(?:\w+ )?first\b|\b(?:smallest|lowest) to (?:largest|biggest|highest)\b/;

export const plan: Rule = ({ has, debts }) => {
  if (
    has(
      /\b(?:less|fewer|cheaper|saved?|saves|saving|difference)\b.*\b(?:than|over|against|versus|vs|compared (?:to|with)|relative to|rather than|instead of|next to)\b.*\bminimums?\b/,
    ) &&
    has(/\binterest\b/)
  )
    return of("saved");
  if (has(/\bcover\w*\b (?:\w+ ){0,3}?minimums?\b/) && !has(/\bhow long\b|\bonly\b/))
    return { tool: "debts_total", args: { group: "all", of: "minimum" } };
  // The sum of a month is another question than how long the minimums take.
  if (
    has(/\bminimums?\b/) &&
    has(
      /\b(?:add up|adds up|comes? to|sum|total|how much (?:is|would|are) (?:that|it|those|they))\b.*\bmonth\b|\bhow much (?:would|will|do|should) (?:i|we) need\b|^(?:add|sum|total) /,
    ) &&
    !has(/\bhow long\b/) &&
    !has(/\binterest\b/)
  )
    return { tool: "debts_total", args: { group: "all", of: "minimum" } };
  if (
    has(
      /\b(?:only|just|nothing but)\b.*\bminimums?\b|\bminimums? (?:only|alone|payments? only)\b|\ball (?:i|we) (?:ever )?(?:do|pay|did|send)\b.*\bminimums?\b|\bnever pay (?:any )?(?:more|extra)\b|\b(?:never|dont|not|no) (?:\w+ ){0,2}?(?:pay|paid|send|sent|put) (?:\w+ ){0,5}?(?:above|over|beyond|more than|past|on top of) (?:the |my |our )?minimums?\b|\bstick (?:to|with) the minimums?\b|\bminimum only\b/,
    )
  )
    return { tool: "minimums_only", args: {} };
  if (
    has(/\bsav(?:e|es|ed|ing|ings)\b/) &&
    has(/\b(?:interest|plan|avalanche|strategy|against|compared|versus|vs)\b/) &&
    !has(/\bhow (?:can|could|do|should)\b|\bsavings account\b|\bput in\b/)
  )
    return of("saved");
  if (has(/\b(?:snowball|avalanche)\b/) || has(SMALLEST_FIRST)) return { tool: "compare_orders", args: {} };
  if (
    has(/\b(?:in )?(?:what|which) (?:order|sequence)\b/) &&
    has(/\b(?:debts?|cards?|loans?|these|them|those|they|things)\b/) &&
    has(
      /\b(?:disappear\w*|vanish\w*|knock\w*|kill\w*|tackl\w*|gone|go|paid|die|fall|end|finish\w*|cleared?|month|when|dates?)\b/,
    )
  )
    return of("order");
  if (has(/\b(?:compare|other|different|best|which) (?:strateg(?:y|ies)|orders?|methods?|ways? to pay)\b/))
    return { tool: "compare_orders", args: {} };
  if (has(/^(?:the |my )?pay off order\b/)) return of("order");
  if (has(/\b(?:order|sequence)\b/) && has(/\b(?:debts?|pay|paid|attack|cards?|plan|knocked out|gone|off)\b/))
    return of("order");
  if (
    has(
      /\b(?:first|start(?:ing)? with|begin with|focus(?: on)?|priorit\w*|(?<!\b(?:at|from) )target|attack(?:ed)?|tackle|next target)\b/,
    ) &&
    has(/\b(?:which|what|where|who|whats)\b/) &&
    !has(/\b(?:off|out|away|gone) when\b|\bfirst (?:one )?to last\b/) &&
    has(
      /\b(?:debt|debts|card|cards|loan|pay|attack\w*|target|tackle|focus|start\w*|begin|one|knock|kill|clear|hit|work on)\b/,
    )
  )
    return of("first");
  // "Which one should my extra go to"; a sum is asked for otherwise.
  if (
    has(/\b(?:which|where)\b/) &&
    !has(/\bhow much\b/) &&
    has(
      /\b(?:extra|spare|left ?over|additional)\b.*\b(?:go|goes|at|toward|towards|on|to)\b|\b(?:throw|put|send|aim|point)\w*\b.*\b(?:extra|spare|left ?over|additional)\b/,
    )
  )
    return of("first");
  if (
    has(
      /\b(?:what|which) (?:month|date) (?:does|do|is|are|will) (?:each|every)\b|\bwhich (?:debt|card|loan|one)s? (?:goes?|drops? (?:off|out)|falls? (?:off|away)|(?:is|gets?|are) (?:paid(?: off)?|gone|cleared)|ends?|dies?|finish\w*) when\b|\bwhen (?:each|every) (?:debt|card|loan|one|of (?:them|my debts))\b/,
    )
  )
    return of("order");
  if (
    has(
      /\bshell(?:ed)? out\b|\b(?:left|leaves?|out of) my pocket\b|\b(?:hand(?:ed|ing)?|fork(?:ed|ing)?|turn(?:ed)?) (?:it )?over\b|\bparted with\b|\bprincipal interest\b|\binterest and what (?:i|we) borrowed\b|\bwhole amount (?:that )?(?:i|we) will have\b|\bpaid in (?:by|at) the end\b|\bpaid\b.*\bcounting everything\b|\b(?:add\w*|sum\w*|total\w*)\b.*\b(?:every|all)(?: of)?(?: the| my| our)? payments?\b.*\b(?:until|end|done|total)\b|\b(?:total|in all) (?:that )?(?:i|we) will have paid\b|\bleave my pocket\b|\bpaid out\b|\bprincipal (?:and|plus|n) interest\b|\bdebt plus interest\b|\bpaid (?:in (?:all|total)|altogether|overall)\b|\bpay(?:ing)? (?:in all|in total|altogether|overall)\b|\btotal (?:amount )?paid\b|\bpay back in (?:all|total)\b/,
    ) &&
    !has(/\b(?:a|per|each|every) month\b|\bmonthly\b/) &&
    !has(/\b(?<!\b(?:plus|and|n|with|counting|including) )interest\b(?! (?:and|n) (?:all|everything|what)\b)/)
  )
    return of("paid");
  if (
    has(/\binterest\b/) &&
    has(/\b(?:(?:first|1st|opening|next) month|month (?:one|1)|next bills?)\b/) &&
    !has(/\bsav\w+\b|\brate\b/)
  )
    return { tool: "interest_now", args: {} };
  if (
    has(/\binterest\b/) &&
    has(
      /\b(?:per month|a month|each month|monthly|every month|right now|currently|this month|(?:coming|upcoming) month|a day|per day|daily|am i (?:being )?(?:charged|paying))\b/,
    ) &&
    !has(/\bplan\b|\btotal\b|\bin all\b|\brate\b/)
  )
    return { tool: "interest_now", args: {} };
  if (
    has(/\binterest\b/) &&
    has(
      /\b(?:plan|total|all|altogether|overall|whole|until|over|by then|debt free|from here|will (?:i|we) have|come to|end up|going to pay|will i pay|will cost|pay in)\b/,
    ) &&
    has(/\bhow much\b|\bwhat\b|\btotal\b|\bsum\b|^(?:the |and |all )*interest\b/) &&
    !has(/\brate\b/)
  )
    return of("interest");
  if (has(/\bhow much\b.*\binterest\b.*\b(?:pay|paying|charged|cost)\b/))
    return { tool: "interest_now", args: {} };
  const isFree = has(
    /\b(?:debt free|free (?:of|from) (?:all )?(?:my |the )?debts?|no (?:more )?debts? (?:anymore|any more|left)|without (?:any )?debts?|(?:when am i|i am) (?:(?:finally|all|completely|totally|fully|actually|truly|really) )?done$|(?:am|are) (?:i|we) (?:(?:finally|all|completely|totally|fully|actually|truly|really) )?(?:done|finished|through)\b|when (?:does|will|is) (?:it|this|everything) (?:all )?(?:be )?(?:over|end|done|finished)|out of debt|(?:owe|owing) (?:nobody|no one|noone|nothing)|(?:dont|do not|not|no longer|never) (?:\w+ )?owe (?:anybody|anyone|anything|a (?:dime|cent|penny|thing))|done (?:with|w) (?:it all|everything|everyone|everybody|them all)|in the clear|(?:at|hit|hits|to|reach) (?:zero|\$?0)|wipe\w* (?:it all|everything|them all|all of it|out)|done with (?:all )?(?:of )?(?:my |the |this |these |our )?debts?|no more debts?|rid of (?:all )?(?:my )?debts?|everythings? (?:is )?paid|(?:all of (?:this|it|them)|it all|this all|them all|everything) (?:is |be |gets? |will be )?paid\b|all (?:be )?paid off|finish(?:ed)? (?:paying|with)|paid off (?:everything|all)|pay (?:it |them |this |everything )?(?:all )?off|zero debt|owe nothing|end of (?:my )?debts?|be done|done paying|debts? (?:be |is |are )?(?:all )?(?:gone|paid off|over|done|end)|plan (?:end|finish|done|over|last)|(?:be|get|am|are) free|(?:i|we) (?:am|are|will be) (?:finally )?free|last of (?:all )?(?:my|our|the) debts?|(?:be|am i|keep) paying on (?:all )?(?:of )?(?:this|these|it)|keep (?:this up|doing this|at (?:this|it))|finally done|see the end)\b/,
  );
  const [named] = debts;
  if (isFree && named !== undefined && !has(/\b(?:debt free|out of debt|all|everything|total|debts)\b/))
    return { tool: "debt_figure", args: { debts: [named.id], field: "payoff" } };
  if (
    isFree &&
    has(/\b(?:how (?:many|long|much longer)|months?|years?|time)\b/) &&
    !has(/\bwhat (?:month|year)\b/)
  )
    return of("months");
  if (isFree) return of("date");
  if (
    has(
      /\bhow (?:long|many (?:months|years))\b.*\bplan\b|\bplan\b.*\bhow long\b|\blength of (?:my|the) plan\b/,
    )
  )
    return of("months");
  if (
    has(/\b(?:my|the|monthly|each month|every month|a month|per month)\b/) &&
    has(
      /\b(?:plan|autopay|(?:should|do|must|will) (?:i|we) (?:pay|send|put|hand|give|set aside)|am i paying|payment)\b/,
    ) &&
    !has(/\bnot the plan\b/) &&
    has(/\b(?:monthly|a month|each month|every month|per month)\b/) &&
    has(/\b(?:how much|what|whats|pay|payment|amount|number)\b/) &&
    !has(/\bminimum|\binterest|\bsubscription|\bbills?\b|\brent\b|\bnext payment\b/)
  )
    return of("monthly");
  return undefined;
};

export const due: Rule = (asked) => {
  const { has, days } = asked;
  if (asked.debts.length > 0) return undefined;
  if (has(/\b(?:minimum|interest|subscriptions?)\b/) && !has(/\bdue\b/)) return undefined;
  if (
    has(
      /\bwhat(?: is| are|s)? due\b|\bdue (?:this|next|in|soon|today|tomorrow|now)\b|\bpayments?\b.*\b(?:due|coming|upcoming|next|ahead|this week|this month)\b|\b(?:next|upcoming|coming)\b.*\b(?:payments?|due dates?)\b|\b(?:next|upcoming) bills?\b.*\b(?:for|of|on|from) (?:\w+ ){0,2}(?:debts?|cards?|loans?|creditors?)\b|\b(?:next|upcoming) (?:debt|card|loan) bills?\b|\bnext due date\b|\bnext bills? (?:that )?(?:i|we) (?:owe|have|need|must|pay)\b|\bhave to pay (?:next|this week|soon|this month)\b|\bpay next\b|\b(?:coming up|comes up|up) next\b.*\b(?:pay|payments?|bills?|debts?|owe)\b|\b(?:next|first) thing (?:i|we) (?:owe|have to pay|need to pay|must pay)\b|\bany(?:thing)? due\b|\bdue dates?\b|\bnext payment\b/,
    )
  ) {
    return {
      tool: "payments_due",
      args: {
        days:
          days ??
          (has(/\bdue dates\b|\bupcoming\b|\bcoming up\b(?!.*\bnext\b)|\bdue soon\b/) && !has(/\bnext\b/)
            ? 30
            : has(/\btoday|tomorrow\b/)
              ? 2
              : null),
      },
    };
  }
  return undefined;
};
