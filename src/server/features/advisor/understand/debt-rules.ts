/** Questions about what is owed. */
import type { DebtField } from "../tools/debt-tools.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { SMALLEST_FIRST } from "./plan-rules.ts";
import type { Rule } from "./rule.ts";

/** What of a debt is asked; undefined where no field is named. */
export function debtFieldOf({ text }: Pick<Asked, "text">): DebtField | undefined {
  // "Not the bare minimum": what is not asked for.
  const asked = text.replaceAll(/\bnot (?:just |only )?(?:the |my )?(?:bare )?minimums?\b/g, "/");
  const has = (form: RegExp): boolean => form.test(asked);
  if (
    has(/\b(?:not|havent|never|still) (?:yet )?(?:touched|used|spent|open)\b|\buntouched\b/) &&
    has(/\b(?:limit|credit)\b/)
  )
    return "available";
  if (
    has(
      /\b(?:can|could) i (?:still |safely )?(?:charge|spend|swipe|put)\b.*\bon\b|\b(?:before|until) (?:it is|its|it|i|i am) (?:maxed|max|full|at the limit)\b/,
    )
  )
    return "available";
  if (
    has(
      /\bhow much longer\b|\bhow many (?:more )?(?:payments|months|years)\b.*\b(?:left|remain\w*|to go|more|until|till?)\b|\bhow many more (?:payments|months|years)\b/,
    ) &&
    !has(/\b(?:promo\w*|zero|0|intro\w*|late|missed)\b/)
  )
    return "payoff";
  if (has(/\b(?:left|room) to (?:spend|charge|use|put)\b/)) return "available";
  if (
    has(
      /\bmaxed\b|\bpercent(?:age)?\b.*\b(?:is|am i|have i) (?:used|using|taken|full|gone)\b|\bpercent(?:age)?\b.*\blimits?\b|\bused?\b.*\blimits?\b.*\bpercent(?:age)?\b|\bused up\b|\bhow full\b|\b(?:utili[sz]ation|percent(?:age)? of (?:the |its |my )?limit)\b|\bmuch of (?:the |its |my )?limit\b|\b(?:share|part|fraction|portion|much) of (?:it|that|its limit) (?:is|am i|have i|i am|i have)(?: been| already)? (?:used|using|taken|gone|full)\b|\bhow much of .*\blimit\b.*\bused?\b/,
    )
  )
    return "utilisation";
  if (
    has(
      /\b(?:available|unused|remaining|spare) (?:credit|limit)\b|\b(?:amount|part|rest|portion|credit)\b.*\b(?:unused|not used|untouched|still open)\b|\bhow much\b.*\b(?:unused|untouched)\b|\bhow much of (?:it|that|(?:the|my|its) (?:limit|line))\b.*\b(?:open|left|free|available|remain\w*)\b|\broom\b|\b(?:credit|limit) (?:is |do i have )?(?:left|available)\b|\bcan i still (?:charge|spend|use|put)\b|\bis it full\b|\b(?:is|still) free$/,
    )
  )
    return "available";
  if (
    has(
      /\blimit\b|\bcredit line\b|\bhow (?:high|big|large|much) is (?:the |my |its )?(?:(?:whole|full|total|entire) )?(?:credit )?line\b|\bhow high\b.*\bgo\b|\b(?:declin\w+|refus\w+) me\b/,
    )
  )
    return "limit";
  if (
    has(
      /\bminimums?\b|\b(?:least|lowest|smallest) (?:amount |payment |thing )?(?:that )?(?:i|we) (?:can|could|have to|must|need to|get to|may) (?:\w+ ){0,3}?(?:pay|send|put|give)\b|\bleast (?:i |that i )?(?:must|have to|need to|can) pay\b|\bhave to pay at least\b|\b(?:least|smallest (?:amount|payment)|lowest (?:amount|payment)) (?:\w+ ){0,5}?(?:accepts?|takes?|lets?|allows?|requires?|get away with|send)\b|\b(?:how much|what) (?:\w+ ){0,3}at least\b|\bwhat (?:do|does|would) (?:they|it|\w+) (?:want|ask|require|expect)\b/,
    )
  )
    return "minimum";
  if (
    has(/\binterest\b/) &&
    has(
      /\b(?:a month|per month|each month|every month|monthly|this month|next month|(?:first|1st) month|month (?:one|1)|right now|currently|at the moment)\b/,
    ) &&
    has(/\b(?:how much|what|whats|charg\w+|cost\w*|pay\w*|eat\w*|add\w*|rack\w*)\b/) &&
    !has(/\brates?\b|\bpercent/)
  )
    return "interest-month";
  if (
    has(/\binterest\b/) &&
    has(/\bhow much\b/) &&
    has(/\b(?:until|till?|from now|by the end)\b/) &&
    !has(/\brates?\b/)
  )
    return "interest";
  if (has(/\bhow much interest\b(?!.*\brates?\b)/) && !has(/\bwhen\b/)) return "interest";
  if (
    has(
      /\bhow much\b.*\b(?:is|be|to|in|as|toward|towards|for) (?:pure |just |only |all |straight |plain )?interest\b/,
    ) &&
    !has(/\brates?\b|\bpercent/)
  )
    return "interest";
  if (
    has(
      /\b(?:paid off|pay off|be gone|gone|done with|finish\w*|rid of|cleared?|zero|last until|free of|end of|done|over with|plan (?:will )?clos\w+|(?<!\b(?:was|did|were) .*)(?:last|final) payment)\b/,
    ) &&
    has(/\b(?:when|how (?:long|soon|many months)|(?:what|which) (?:month|date|day)|date|until|end of)\b/)
  )
    return "payoff";
  if (
    has(
      /\bhow much interest\b|\bhow much\b.*\bin interest\b|\binterest (?:cost|in all|in total|will|do i pay|am i paying|over)\b|\btotal interest\b|\binterest\b.*\bcosts?\b/,
    )
  )
    return "interest";
  if (has(/\b(?:apr|interest rate|rate|interest|percent(?:age)?)\b/)) return "apr";
  if (
    has(
      /\b(?:what|which) (?:day|date) (?:i|we|do|does|did|is|must|should|will|they|it)\b(?!.*\b(?:open\w*|start\w*)\b)|\bbe there(?: by)?$|\bwhen (?:do|does|is|are) (?:\w+ ){1,4}(?:wants?|expect(?:s|ing)?|looking for|waiting for)\b|\b(?:due|deadline|by when|by what (?:date|day)|what (?:date|day) (?:do|must|should)|when (?:do|must|should|is|does|are|have|will) .*\bpa(?:y|yment)\b|when .*\bpay\b|when must .*\bpaid\b(?! off))\b/,
    )
  )
    return "due";
  if (
    has(
      /\boriginal(?:ly)?\b|\bstart(?:ed)? (?:with|at|out|off)\b|\bwhen (?:it|the loan) (?:was new|began|started)\b|\bborrow(?:ed)?\b|\bbegan\b|\b(?:first )?(?:took|taken) (?:it |that |this )?out\b/,
    )
  )
    return "original";
  if (
    has(/\b(?:left|remain\w*|still|yet) (?:\w+ ){0,3}?to (?:be )?(?:pay|paid)\b/) &&
    !has(/\b(?:this|next|each|every|per|a) month\b/)
  )
    return "balance";
  if (
    has(
      /\b(?:how much (?:\w+ ){0,7}?(?:goes|gets sent|gets paid) (?:to|toward|towards|at)\b|how much (?:do|should|will|does|is|to|would|am) .*\b(?:pay|paying|send|sending|put|putting|give|giving|throw|throwing|get|go|goes|going to go|toward|towards)|plan (?:\w+ ){0,3}(?:puts?|sends?|pays?|gives?|throws?)|payment (?:to|for|on|amount)|monthly payment|what (?:do|should|must) i (?:send|pay)|pay (?:to|on) .*\b(?:month|monthly))\b/,
    ) &&
    !has(/\bowe\b/)
  )
    return "payment";
  if (
    has(
      /\b(?:balance|owe[ds]?|owing|debt|outstanding|left|remain\w*|still (?:have|to pay)|how much|amount|standing|(?:is|are) (?:it|they|that) (?:at|down to)|where (?:does|do|is) (?:\w+ ){1,4}stand|status|how bad|hanging over|still owe)\b/,
    )
  )
    return "balance";
  return undefined;
}

export const oneDebt: Rule = (asked) => {
  if (asked.debts.length === 0) return undefined;
  const field =
    debtFieldOf(asked) ?? (asked.has(/\b(?:how is|hows|about|show|tell me)\b/) ? "balance" : undefined);
  return field === undefined
    ? undefined
    : { tool: "debt_figure", args: { debts: asked.debts.slice(0, 6).map(({ id }) => id), field } };
};

export const ranking: Rule = ({ has, group, debts }) => {
  if (has(SMALLEST_FIRST) || has(/\bfirst\b.*\bnext\b/) || has(/\bminimums\b/)) return undefined;
  // The least that a creditor takes is a minimum, of no ranking.
  if (debts.length > 0 && has(/\bleast\b.*\b(?:accept|take|pay|send|let)\b/)) return undefined;
  const high =
    /\b(?:highest|largest|biggest|most|greatest|nastiest|ugliest|worst|max(?:imum)?|top|dearest|priciest)\b/;
  const low = /\b(?:lowest|smallest|littlest|least|cheapest|best|tiniest|shortest)\b/;
  const isWhich = has(
    /^(?:the )?(?:smallest|largest|biggest|highest|lowest|cheapest|most|worst)\b|\b(?:which|what|whats|who|where)\b|\bmy (?:smallest|largest|biggest|highest|lowest|cheapest|most|worst)\b|\bname\b|\bshow\b/,
  );
  if (
    !isWhich ||
    !has(
      /\b(?:debts?|cards?|loans?|accounts?|creditors?|balances?|one|rates?|apr|interest|minimum|owe|costs?|charges?)\b/,
    )
  )
    return undefined;
  if (
    has(
      /\b(?:spen[dt]\w*|expenses?|transactions?|purchases?|categor\w+|merchants?|deposits?|bills?|subscriptions?|(?:things?|items?|stuff) (?:that )?(?:i|we) (?:\w+ )?(?:paid|bought|got))\b/,
    )
  )
    return undefined;
  const rank = (by: string, end: string): ToolCall => ({ tool: "debt_rank", args: { by, end, group } });
  if (has(/\b(?:paid off|pay off|gone|done|finish\w*|cleared?)\b/)) {
    if (
      has(/\b(?:first|soonest|earliest|next|quickest|fastest)\b/) &&
      has(/\bwhich\b.*\b(?:is|are|be|gets?|will)\b.*\b(?:paid off|gone|done|finish\w*|cleared?)\b/)
    )
      return rank("payoff", "lowest");
    if (has(/\b(?:last|latest|longest)\b/)) return rank("payoff", "highest");
  }
  if (has(/\bdue (?:next|first|soonest)\b|\bnext due\b|\b(?:soonest|earliest|next) due\b/))
    return rank("due", "lowest");
  const isRate = has(
    /\b(?:apr|rates?|interest|expensive|costly|costliest|priciest|dearest|cheapest|charges?|costs?)\b/,
  );
  const isMinimum = has(/\bminimum\b/) && has(/\b(?:highest|largest|biggest|lowest|smallest)\b/);
  if (isMinimum)
    return rank("minimum", has(low) && !has(/\bhighest|largest|biggest\b/) ? "lowest" : "highest");
  if (isRate && (has(high) || has(/\bexpensive|costly|costliest\b/)) && !has(/\bleast expensive\b/))
    return rank("apr", "highest");
  if (isRate && has(low)) return rank("apr", "lowest");
  if (
    has(
      /\b(?:smallest|littlest|lowest|least|tiniest)\b|\b(?:closest|nearest|near) to (?:zero|gone|done|being (?:done|gone|paid off))\b/,
    )
  )
    return rank("balance", "lowest");
  return has(/\b(?:largest|biggest|highest|most|greatest)\b/) ? rank("balance", "highest") : undefined;
};

export const totals: Rule = ({ has, group }) => {
  const total = (of: string): ToolCall => ({ tool: "debts_total", args: { group, of } });
  if (
    has(/\bminimums?\b|\bminimum payments?\b/) &&
    has(/\b(?:all|total|together|sum|every|add up|how much|what|come to|altogether|my)\b/)
  )
    return total("minimum");
  if (
    has(
      /\b(?:how many(?! (?:years|months|weeks|days))|number of|count)\b.*\b(?:debts?|cards?|loans?|creditors?|accounts?)\b|\b(?:break ?down|itemi[sz]e|walk me through) (?:of )?(?:all )?(?:of )?(?:my|our|the) debts?\b|\bdebts?\b.*\b(?:one by one|one at a time|individually)\b|\b(?:list|show|which|what are|name)\b.*\b(?:debts|cards|loans|creditors|every debt|each debt)\b|\bowe\b.*\beach\b|\bwho(?:m)? (?:all )?do i owe\b|\bwhat debts\b|\bdo i have (?:any )?(?:debts|cards|loans)\b/,
    )
  )
    return total("count");
  if (
    !has(
      /\bpa(?:y|id) for\b|\bpa(?:y|id) (?:\w+ ){0,3}?back\b|\bpa(?:y|id) (?:my|our|the) (?:brother|sister|mom|mother|dad|father|friend|cousin|aunt|uncle|son|daughter|wife|husband|partner|landlord|neighbor|boss)\b/,
    ) &&
    has(/\b(?:already|so far)\b.*\b(?:paid|pay)\b|\bprogress\b|\bhow much (?:have i|did i) (?:paid|pay)\b/)
  )
    return { tool: "debt_progress", args: {} };
  if (
    has(/\b(?:owe|owed|owing|debts?|balances?|in the hole|outstanding)\b/) &&
    has(
      /\b(?:how much|what|total|sum|all|every|altogether|overall|whole|everything|together|amount|how deep|how big|current|my)\b/,
    )
  )
    return total("balance");
  if (group !== "all" && has(/\bhow much (?:is|have i got|do i have|am i in for) (?:\w+ ){0,3}?(?:on|in)?\b/))
    return total("balance");
  if (has(/\b(?:in the red|in the hole)\b/)) return total("balance");
  // A kind of debt and a sum need no verb: "loans only, what does that come to".
  if (
    (group !== "all" || has(/\bliabilit(?:y|ies)\b/)) &&
    has(
      /\bcomes? to\b|\badd(?:ed)? (?:up|together)\b|\bput together\b|\bcombined\b|\ball together\b|\baltogether\b|\btotal\b|\bsum\b/,
    ) &&
    !has(/\b(?:spen[dt]\w*|pa(?:y|id|ying)|limits?|interest|income|payments?)\b/)
  )
    return total("balance");
  return undefined;
};
