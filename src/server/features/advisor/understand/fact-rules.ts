/** Which of the person's own figures a question asks for. The first rule that fits decides. */
import { addMonths, monthOf } from "#engine/calendar/months.ts";
import type { DebtField } from "../tools/debt-tools.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { monthPeriod, monthsPeriod, type Period } from "./period.ts";

type Rule = (asked: Asked) => ToolCall | undefined;

const SPENT = /\b(?:spen[dt]\w*|went|cost(?:s|ing)?|pa(?:y|id|ying) for|goes?|going|expenses?|charges?)\b/;

/** The last twelve whole months, or the last one: where a question names no period. */
const year = ({ facts }: Asked): Period =>
  monthsPeriod(addMonths(monthOf(facts.today), -12), addMonths(monthOf(facts.today), -1));
const lastMonth = ({ facts }: Asked): Period => monthPeriod(addMonths(monthOf(facts.today), -1));

/** What of a debt is asked; undefined where no field is named. */
export function debtFieldOf({ has }: Pick<Asked, "has">): DebtField | undefined {
  if (
    has(
      /\b(?:utili[sz]ation|percent(?:age)? of (?:the |its |my )?limit)\b|\bmuch of (?:the |its |my )?limit\b/,
    )
  )
    return "utilisation";
  if (
    has(/\b(?:available|unused|left on|room on|room left|remaining credit|spare) ?(?:credit|limit)?\b/) &&
    has(/\b(?:credit|limit|room|left on)\b/)
  )
    return "available";
  if (has(/\blimit\b/)) return "limit";
  if (has(/\bminimums?\b|\bleast (?:i |that i )?(?:must|have to|need to|can) pay\b|\bhave to pay at least\b/))
    return "minimum";
  if (
    has(
      /\b(?:paid off|pay off|be gone|gone|done with|finish\w*|rid of|cleared?|zero|last until|free of|end of)\b/,
    ) &&
    has(/\b(?:when|how (?:long|soon|many months)|what (?:month|date|day)|date|until|end of)\b/)
  )
    return "payoff";
  if (
    has(
      /\bhow much interest\b|\binterest (?:cost|in all|in total|will|do i pay|am i paying|over)\b|\btotal interest\b/,
    )
  )
    return "interest";
  if (has(/\b(?:apr|interest rate|rate|interest|percent(?:age)?)\b/)) return "apr";
  if (
    has(
      /\b(?:due|deadline|by when|by what (?:date|day)|what (?:date|day) (?:do|must|should)|when (?:do|must|should|is|does|are|have|will) .*\bpa(?:y|yment)\b|when .*\bpay\b)\b/,
    )
  )
    return "due";
  if (has(/\boriginal(?:ly)?\b|\bstarted (?:with|at|out)\b|\bborrow(?:ed)?\b|\bbegan\b/)) return "original";
  if (
    has(
      /\b(?:how much (?:do|should|will|does|to) .*\b(?:pay|send)|payment (?:to|for|on|amount)|monthly payment|pay (?:to|on) .*\b(?:month|monthly))\b/,
    ) &&
    !has(/\bowe\b/)
  )
    return "payment";
  if (
    has(
      /\b(?:balance|owe[ds]?|owing|debt|outstanding|left|remain\w*|still (?:have|to pay)|how much|amount|standing|status)\b/,
    )
  )
    return "balance";
  return undefined;
}

const oneDebt: Rule = (asked) => {
  if (asked.debts.length === 0) return undefined;
  const field =
    debtFieldOf(asked) ?? (asked.has(/\b(?:how is|hows|about|show|tell me)\b/) ? "balance" : undefined);
  return field === undefined
    ? undefined
    : { tool: "debt_figure", args: { debts: asked.debts.slice(0, 6).map(({ id }) => id), field } };
};

const ranking: Rule = ({ has, group }) => {
  const high =
    /\b(?:highest|largest|biggest|most|greatest|worst|max(?:imum)?|top|dearest|priciest|last|longest)\b/;
  const low = /\b(?:lowest|smallest|least|cheapest|best|tiniest|shortest)\b/;
  const isWhich = has(
    /\b(?:which|what|whats|who|where)\b|\bmy (?:smallest|largest|biggest|highest|lowest|cheapest|most|worst)\b|\bname\b|\bshow\b/,
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
      /\b(?:spen[dt]\w*|expenses?|transactions?|purchases?|categor\w+|merchants?|deposits?|bills?|subscriptions?)\b/,
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
  if (has(/\b(?:smallest|lowest|least|tiniest)\b/)) return rank("balance", "lowest");
  return has(/\b(?:largest|biggest|highest|most|greatest)\b/) ? rank("balance", "highest") : undefined;
};

const plan: Rule = ({ has }) => {
  const of = (field: string): ToolCall => ({ tool: "plan_figure", args: { field } });
  if (
    has(
      /\b(?:only|just|nothing but)\b.*\bminimums?\b|\bminimums? (?:only|alone|payments? only)\b|\bnever pay (?:any )?(?:more|extra)\b|\bstick (?:to|with) the minimums?\b|\bminimum only\b/,
    )
  )
    return { tool: "minimums_only", args: {} };
  if (has(/\b(?:snowball|avalanche)\b/)) return { tool: "compare_orders", args: {} };
  if (has(/\b(?:compare|other|different|best|which) (?:strateg(?:y|ies)|orders?|methods?|ways? to pay)\b/))
    return { tool: "compare_orders", args: {} };
  if (has(/\b(?:order|sequence)\b/) && has(/\b(?:debts?|pay|paid|attack|cards?|plan)\b/)) return of("order");
  if (
    has(
      /\b(?:first|start(?:ing)? with|begin with|focus(?: on)?|priorit\w*|target|attack(?:ed)?|tackle|next target)\b/,
    ) &&
    has(/\b(?:which|what|where|who|whats)\b/) &&
    has(/\b(?:debt|debts|card|cards|loan|pay|attack\w*|target|tackle|focus|start\w*|begin|one)\b/)
  )
    return of("first");
  if (
    has(/\bsav(?:e|es|ed|ing|ings)\b/) &&
    has(/\b(?:interest|plan|avalanche|strategy|against|compared|versus|vs)\b/) &&
    !has(/\bhow (?:can|could|do|should)\b|\bsavings account\b|\bput in\b/)
  )
    return of("saved");
  if (
    has(
      /\bpaid in (?:all|total)\b|\bpay (?:in all|in total|altogether|overall)\b|\btotal (?:amount )?paid\b|\bpay back in (?:all|total)\b/,
    )
  )
    return of("paid");
  if (
    has(/\binterest\b/) &&
    has(
      /\b(?:per month|a month|each month|monthly|every month|right now|currently|this month|a day|per day|daily|am i (?:being )?(?:charged|paying))\b/,
    ) &&
    !has(/\bplan\b|\btotal\b|\bin all\b|\brate\b/)
  )
    return { tool: "interest_now", args: {} };
  if (
    has(/\binterest\b/) &&
    has(
      /\b(?:plan|total|all|altogether|overall|whole|until|over|come to|end up|going to pay|will i pay|will cost|pay in)\b/,
    ) &&
    has(/\bhow much\b|\bwhat\b|\btotal\b|\bsum\b/) &&
    !has(/\brate\b/)
  )
    return of("interest");
  if (has(/\bhow much\b.*\binterest\b.*\b(?:pay|paying|charged|cost)\b/))
    return { tool: "interest_now", args: {} };
  const isFree = has(
    /\b(?:debt free|free of (?:all )?(?:my )?debts?|out of debt|done with (?:all )?(?:my |the )?debts?|no more debts?|rid of (?:all )?(?:my )?debts?|everything (?:is )?paid|all (?:be )?paid off|finish(?:ed)? (?:paying|with)|paid off (?:everything|all)|pay (?:it |them |this |everything )?(?:all )?off|zero debt|owe nothing|end of (?:my )?debts?|be done|done paying|debts? (?:be )?(?:gone|paid off|over|done|end)|plan (?:end|finish|done|over|last)|(?:be|get) free|finally done|see the end)\b/,
  );
  if (isFree && has(/\b(?:how (?:many|long)|months?|years?|time)\b/) && !has(/\bwhat (?:month|year)\b/))
    return of("months");
  if (isFree) return of("date");
  if (has(/\bhow long\b.*\bplan\b|\bplan\b.*\bhow long\b|\blength of (?:my|the) plan\b/)) return of("months");
  if (
    has(/\b(?:my|the|monthly|each month|every month|a month|per month)\b/) &&
    has(/\b(?:plan|autopay|should i pay|do i pay|am i paying|payment)\b/) &&
    has(/\b(?:monthly|a month|each month|every month|per month)\b/) &&
    has(/\b(?:how much|what|whats|pay|payment|amount)\b/) &&
    !has(/\bminimum|\binterest|\bsubscription|\bbills?\b|\brent\b|\bnext payment\b/)
  )
    return of("monthly");
  return undefined;
};

const due: Rule = (asked) => {
  const { has, days } = asked;
  if (has(/\b(?:minimum|interest|subscriptions?)\b/) && !has(/\bdue\b/)) return undefined;
  if (
    has(
      /\bwhat(?: is| are|s)? due\b|\bdue (?:this|next|in|soon|today|tomorrow|now)\b|\bpayments?\b.*\b(?:due|coming|upcoming|next|ahead|this week|this month)\b|\b(?:next|upcoming|coming)\b.*\b(?:payments?|due dates?)\b|\bnext due date\b|\bhave to pay (?:next|this week|soon|this month)\b|\bpay next\b|\bany(?:thing)? due\b|\bdue dates?\b|\bnext payment\b/,
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

const spendingRule: Rule = (asked) => {
  const { has, categories, merchant, period } = asked;
  const isSpending = has(SPENT) || has(/\bhow much\b|\baverage\b|\bbill\b|\btotal\b|\bwhat about\b/);
  const isLargest =
    has(/\b(?:largest|biggest|most expensive|highest|top)\b/) &&
    has(
      /\b(?:expenses?|transactions?|purchases?|payments?|single|charges?|thing i bought|withdrawals?|deposits?)\b/,
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
      /\bwhere\b.*\b(?:money|pay|paycheck|income|spending|cash)\b.*\b(?:go|goes|going|went|gone)\b|\btop (?:spending )?categor|\bspend(?:ing)? (?:the )?most\b|\b(?:biggest|largest|top|main) (?:spending|expenses?|categor\w+|costs?)\b|\bspending (?:breakdown|by category|categories)\b|\bbreak ?down\b.*\bspending\b|\bspend\b.*\bmost (?:of|on)\b|\bmost of my money\b|\bwhat do i spend (?:my )?money on\b/,
    )
  ) {
    return { tool: "top_categories", args: { period: period ?? year(asked) } };
  }
  if (!isSpending || (categories.length === 0 && merchant === undefined)) return undefined;
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
      period: period ?? (isAverage ? year(asked) : lastMonth(asked)),
      isAverage,
    },
  };
};

/** "groceries" is the category even where a merchant is called "Greenfield Grocery". */
function isPlainCategory({ categories, merchant, text }: Asked): boolean {
  if (categories.length === 0 || merchant === undefined) return categories.length > 0;
  const first = merchant.toLowerCase().split(" ")[0] ?? "";
  return !text.includes(first);
}

const monthRule: Rule = (asked) => {
  const { has, period } = asked;
  const of = (field: string): ToolCall => ({ tool: "month_figure", args: { field } });
  if (
    has(
      /\bsafe (?:monthly )?(?:extra|amount)\b|\bextra (?:is safe|money (?:do|can)|can i)\b|\bsafely (?:pay|send|put|afford)\b|\bsafe to (?:pay|send|put)\b|\bhow much (?:extra|more) (?:can|could|should|am)\b|\bcan i afford to pay\b|\bafford to (?:pay|put|send)\b|\bmy extra\b|\bspare (?:money|cash)\b|\bextra (?:per|a|each) month (?:can|do)\b|\bmonthly extra\b/,
    )
  )
    return of("extra");
  if (has(/\bbuffer\b|\bemergency fund\b|\bemergency savings\b|\bcushion\b|\brainy day\b/))
    return of("buffer");
  if (
    has(
      /\b(?:income|earn(?:ed|ing|ings)?|salary|bring (?:in|home)|take home|make (?:a|per|each|every|in)|make\b.*\b(?:month|monthly)|paychecks?|come in|came in|coming in|get paid)\b/,
    ) &&
    !has(/\b(?:debt|ratio|interest)\b.*\bincome\b|\binterest\b/)
  ) {
    if (has(/\bwhen\b/)) return undefined;
    return period === undefined || has(/\b(?:usual|average|typical|normal)\b/)
      ? of("income")
      : { tool: "income_in", args: { period } };
  }
  if (
    has(
      /\b(?:savings|saved up|cash (?:do i have|on hand|in)|in the bank|in my (?:bank )?accounts?|checking (?:account )?balance|bank balance|money do i have|deposit accounts?|put away|put aside|my checking|checking)\b/,
    ) &&
    !has(/\b(?:interest|plan) sav|\bsavings plan\b|\b(?:increase|grow|build)\b/)
  )
    return of("savings");
  if (
    has(
      /\bessentials?\b|\bneeds\b(?=.*\bspen)|\bmust ?haves?\b|\bnecessit\w+|\bnecessary (?:costs|expenses)\b/,
    )
  )
    return of("essentials");
  if (
    has(
      /\bdiscretionary\b|\bnon ?essentials?\b|\bnot essential\b|\bwants\b(?=.*\bspen)|\bfun money\b|\bnot necessary\b/,
    )
  )
    return of("discretionary");
  if (
    has(
      /\b(?:left over|leftover|left at the end|remain\w* (?:at|after)|surplus|left (?:after|each|every|a|per|of)|cash ?flow|over at the end|money left)\b/,
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

const profileRule: Rule = ({ has }) => {
  const creditOf = (field: string): ToolCall => ({ tool: "credit", args: { field } });
  if (
    has(
      /\bdebt (?:to|-to-|vs|versus|and|over) ?income\b|\bincome (?:to debt|goes to debt|that goes to debt)\b|\bshare of (?:my )?income\b.*\bdebts?\b|\bpercent(?:age)? of (?:my )?(?:income|pay)\b.*\b(?:debts?|payments?)\b|\bdebt ratio\b/,
    )
  )
    return { tool: "debt_to_income", args: {} };
  if (
    has(
      /\bnet worth\b|\bam i worth\b|\bworth (?:overall|in all|in total|altogether)\b|\bwealth\b|\bown minus owe\b/,
    )
  ) {
    return {
      tool: "net_worth",
      args: {
        field: has(
          /\b(?:chang\w*|grow\w*|grew|trend|history|over time|gone up|gone down|rose|fell|increase\w*|develop\w*)\b/,
        )
          ? "history"
          : "net",
      },
    };
  }
  if (has(/\b(?:assets?|what do i own|total investments|retirement|401k?|ira|brokerage|investments?)\b/))
    return { tool: "net_worth", args: { field: "assets" } };
  if (
    has(
      /\butili[sz]ation\b|\bcredit limits?\b|\bcard limits?\b|\bmuch of my (?:available )?(?:credit|limits?)\b|\bcredit (?:usage|use|used)\b|\bmaxed out\b/,
    )
  )
    return { tool: "utilization", args: {} };
  if (has(/\bcollect(?:ions?|ors?)\b/)) return creditOf("collections");
  if (has(/\binquir\w+\b|\bhard pulls?\b/)) return creditOf("inquiries");
  if (
    has(/\b(?:score|credit|fico)\b/) &&
    has(/\b(?:improve|raise|increase|boost|better|fix|build|higher|help|repair|grow|up)\b/)
  )
    return creditOf("improve");
  if (
    has(/\bscore\b|\bfico\b/) &&
    has(/\b(?:factors?|affects?|affecting|hurting|hurts?|why|drag\w*|holding)\b/)
  )
    return creditOf("factors");
  if (has(/\bcredit factors?\b|\bfactors?\b.*\bcredit\b/)) return creditOf("factors");
  if (has(/\bscore\b|\bfico\b|\bhow (?:good|bad|is) (?:is )?my credit\b|\bcredit rating\b/))
    return creditOf("score");
  if (
    has(
      /\b(?:open|closed|credit)\b.*\baccounts?\b.*\b(?:report|credit|open|have)\b|\baccounts? (?:are )?(?:open|on my (?:credit )?report)\b/,
    )
  )
    return creditOf("accounts");
  return undefined;
};

const documentRule: Rule = ({ has }) => {
  const isDocument = has(/\b(?:documents?|files?|statements?|uploads?|uploaded|papers?|pdfs?|photos?)\b/);
  if (
    has(
      /\b(?:open questions?|questions? (?:are |do i have )?(?:open|waiting|left)|need(?:s)? (?:my )?(?:answer|review|confirm\w*)|unsure figures?|waiting for me|need from me)\b/,
    )
  )
    return { tool: "documents", args: { field: "questions" } };
  if (!isDocument) return undefined;
  if (has(/\b(?:newest|latest|last|most recent|recent)\b/))
    return { tool: "documents", args: { field: "newest" } };
  return has(
    /\b(?:how many|which|what|status|read|have you|did you|analy[sz]ed|processed|number|count|all|list|failed|see)\b/,
  )
    ? { tool: "documents", args: { field: "count" } }
    : undefined;
};

const totals: Rule = ({ has, group }) => {
  const total = (of: string): ToolCall => ({ tool: "debts_total", args: { group, of } });
  if (
    has(/\bminimums?\b|\bminimum payments?\b/) &&
    has(/\b(?:all|total|together|sum|how much|what|come to|altogether|my)\b/)
  )
    return total("minimum");
  if (
    has(
      /\b(?:how many|number of|count)\b.*\b(?:debts?|cards?|loans?|creditors?|accounts?)\b|\b(?:list|show|which|what are|name)\b.*\b(?:debts|cards|loans|creditors)\b|\bwho(?:m)? do i owe\b|\bwhat debts\b|\bdo i have (?:any )?(?:debts|cards|loans)\b/,
    )
  )
    return total("count");
  if (has(/\b(?:already|so far)\b.*\b(?:paid|pay)\b|\bprogress\b|\bhow much (?:have i|did i) (?:paid|pay)\b/))
    return { tool: "debt_progress", args: {} };
  if (
    has(/\b(?:owe|owed|owing|debts?|balances?|in the hole|outstanding)\b/) &&
    has(
      /\b(?:how much|what|total|sum|all|altogether|overall|whole|everything|together|amount|how deep|how big|current|my)\b/,
    )
  )
    return total("balance");
  if (has(/\b(?:in the red|in the hole)\b/)) return total("balance");
  return undefined;
};

const overview: Rule = ({ has }) => {
  if (
    has(
      /\b(?:how can|how could|how do|how to|where can|ways? to|help me|tips? (?:to|for)|what can i do to|ideas?)\b.*\b(?:save|saving|cut|reduce|lower|spend less|pay less|faster|sooner|quicker)\b|\bopportunit\w+|\bsuggestions?\b|\bsave money\b|\bwhat should i do\b|\badvice\b/,
    )
  )
    return { tool: "opportunities", args: {} };
  if (
    has(
      /\b(?:overview|summar\w+|how am i doing|where do i stand|big picture|snapshot|my situation|how are my finances|status of my finances|financial (?:health|situation|picture)|how do i look|at a glance)\b/,
    )
  )
    return { tool: "summary", args: {} };
  return undefined;
};

const rules: readonly Rule[] = [
  ranking,
  due,
  oneDebt,
  profileRule,
  plan,
  spendingRule,
  monthRule,
  documentRule,
  overview,
  totals,
];

export function factCall(asked: Asked): ToolCall | undefined {
  for (const rule of rules) {
    const call = rule(asked);
    if (call !== undefined) return call;
  }
  return undefined;
}
