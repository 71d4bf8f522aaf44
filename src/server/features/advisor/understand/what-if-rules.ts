/** Which what-if a question asks for. Each rule gives a call, or undefined where the question is none of its kind. */
import { addMonths, monthOf, monthsBetween, parsePlainMonth } from "#engine/calendar/months.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { isOwn } from "./own-money.ts";

const HYPOTHETICAL =
  /\b(?:what if|if i|if we|if my|if the|suppose|supposing|say i|lets say|imagine|assume|assuming|would|could|what happens|should i|is it worth|worth it|worthwhile|make sense|how about|with an? (?:extra|additional)|can i save|difference)\b/;
const MORE =
  /\b(?:more|extra|additional(?:ly)?|another|on top|increase[ds]?|raise[ds]?|add(?:ed|ing)?|bump(?:ed)?|up my payments?|free(?:d|ing)? up|spare)\b|\+ ?\$?\d/;
const LESS =
  /\b(?:less|fewer|lower my payments?|reduce[ds]? (?:my |the )?payments?|decrease[ds]?|cut (?:my |the )?payments?)\b/;
const MONTHLY = /\b(?:a month|per month|each month|every month|monthly|month|months)\b/;
const ONCE =
  /\b(?:once|one time|one off|(?:single|one|1|one time|one off|one extra|single extra) (?:\$?\d[\d.]*k? )?(?:dollars? |bucks )?(?:extra )?payment|lump(?: sum)?|bonus(?:es)?|windfall|tax refund|refund|inherit\w*|gift(?:ed)?|sold|sell(?:ing)?|one payment|single payment|all at once|right now|today|from (?:my )?savings|stimulus)\b|(?<!\b(?:starting|from|beginning|since|start|begin|of|than|as) )\bthis (?:month|week|paycheck|pay ?day)\b(?! (?:on|onward|and))/;
const TOWARD =
  /\b(?:put|putting|throw|throwing|drop|dump|apply|send|sending|use|go|goes|went|goes all|pay|paying|paid)\b.*\b(?:toward|towards|on|onto|to|at|against|into|down|off|in)\b/;

const dollarsOf = (asked: Asked, index = 0): string | undefined => {
  const amount = asked.amounts[index];
  return amount === undefined || amount <= 0 ? undefined : formatMoney(amount);
};

function penalty(asked: Asked): ToolCall | undefined {
  const debt = asked.debts[0];
  if (!asked.has(/\b(?:penalt(?:y|ies))\b/) || debt === undefined) return undefined;
  return {
    tool: "prepayment_penalty",
    args: { debt: debt.id, percent: asked.percents[0] ?? null, amount: dollarsOf(asked) ?? null },
  };
}

const NO_FEE =
  /\b(?:no|zero|without (?:a |any )?|free of|waived?|\$0|0) ?(?:(?:balance |transfer |closing |origination |upfront |extra )+)?(?:fees?|costs)\b|\bfees? (?:is |are )?(?:free|waived|zero|0)\b|\bfee free\b/;

const isTransfer = (asked: Asked): boolean =>
  asked.has(
    /\bbalance transfer|\btransfer(?:ring|red)?\b|\bfee to (?:move|shift)\b|\b(?:mov(?:e|ing|ed)|shift(?:ing)?)\b.*\b(?:to|onto|into|over|there|across)\b|\b(?:mov(?:e|ing|ed)|shift(?:ing)?|take)\b.*\bbalances?\b.*(?:%|\bpercent\b)/,
  ) && !asked.has(/\btransfer to savings\b/);

/** What the person does not name stands at the dearer end of usual offers, and is said. */
function transfer(asked: Asked): ToolCall | undefined {
  if (
    !isTransfer(asked) ||
    (asked.debts.length === 0 && asked.percents.length === 0 && !asked.has(/\bbalance transfer\b/)) ||
    // Of nothing of the person's it is no what-if.
    (asked.debts.length === 0 && asked.percents.length === 0 && !isOwn(asked))
  )
    return undefined;
  const cards = asked.facts.debts.filter(
    ({ debtType, notPlannable }) => debtType === "credit-card" && notPlannable === null,
  );
  const dearest = cards.toSorted((a, b) => Number(b.apr) - Number(a.apr))[0];
  const debts =
    asked.debts.length > 0
      ? asked.debts
      : asked.has(/\ball (?:my |the |of my )?(?:credit )?cards\b|\bmy (?:credit )?cards\b/)
        ? cards
        : dearest === undefined
          ? []
          : [dearest];
  if (debts.length === 0) return undefined;
  const feeText =
    /(\d{1,2}(?:\.\d+)?)\s*(?:%|percent) (?:(?:transfer |balance transfer |upfront |one time )?fee\b|(?:for|on) (?:the|each|every) (?:balance )?(?:transfer|move)\b|up ?front\b|to (?:move|transfer)\b)|\bfee (?:of |is |being )?(?:about )?(\d{1,2}(?:\.\d+)?)/.exec(
      asked.text,
    );
  const fee = feeText?.[1] ?? feeText?.[2];
  const rates = [...asked.percents];
  if (fee !== undefined) rates.splice(rates.lastIndexOf(fee), rates.includes(fee) ? 1 : 0);
  const isFree = asked.has(NO_FEE);
  const isZero = asked.has(/\b(?:zero|no|0) (?:percent|interest|apr)\b/);
  const months = asked.months[0];
  const assumed = [
    ...(rates[0] === undefined && !isZero ? ["a rate of 0\u00A0%"] : []),
    ...(months === undefined ? ["12 months"] : []),
    ...(fee === undefined && !isFree ? ["a fee of 5\u00A0%"] : []),
  ];
  return {
    tool: "balance_transfer",
    args: {
      debts: debts.map(({ id }) => id),
      apr: rates[0] ?? "0",
      months: months ?? 12,
      feePercent: isFree ? "0" : (fee ?? "5"),
      assumed,
    },
  };
}

function consolidation(asked: Asked): ToolCall | undefined {
  const isOne = asked.has(
    /\bconsolidat\w*|\b(?:one|single|1) (?:big |new |personal )?(?:loan|payment)\b|\b(?:cards?|debts?|balances?)\b.*\b(?:rolled|combined|merged|lumped|bundled|put) (?:\w+ )?(?:into|in|to|as) (?:one|1|a single)\b|\b(?:combin\w*|merg\w*|roll(?:ing|ed)?|lump(?:ing|ed)?|bundl\w+)\b.*\b(?:debts?|cards?|loans?|balances?)\b|\brefinanc\w* (?:all|my cards|everything|my debts)\b/,
  );
  const apr = asked.percents[0];
  if (!isOne || apr === undefined) return undefined;
  const feeText = /(\d{1,2}(?:\.\d+)?)\s*(?:%|percent) (?:origination |upfront )?fee\b/.exec(asked.text)?.[1];
  const group = asked.facts.debts.filter(
    ({ debtType, notPlannable }) =>
      notPlannable === null &&
      (asked.group === "cards" || !asked.has(/\ball (?:of )?my debts?\b|\beverything\b|\bdebts\b/)
        ? debtType === "credit-card"
        : debtType !== "mortgage"),
  );
  const debts = asked.debts.length > 1 ? asked.debts : group;
  if (debts.length === 0) return undefined;
  const rate = asked.percents.find((one) => one !== feeText) ?? apr;
  return {
    tool: "consolidate",
    args: { debts: debts.map(({ id }) => id), apr: rate, feePercent: feeText ?? "0" },
  };
}

function closing(asked: Asked): ToolCall | undefined {
  const isClosing = asked.has(
    /\b(?:clos(?:e|ing|ed)(?! to\b)|cancel(?:l?ing|l?ed)?|shut(?:ting)?(?! (?:us|me|off|it off))(?: down)?|get(?:ting)? rid of)\b/,
  );
  const card = asked.debts.find(({ debtType }) => debtType === "credit-card");
  // "When do I get rid of it" asks for a day.
  if (asked.has(/\bplan\b/) && asked.has(/\b(?:when|which|what) (?:month|day|date|year)\b/)) return undefined;
  if (asked.has(/\brid of\b/) && asked.has(/\b(?:when|how (?:long|soon|fast))\b/)) return undefined;
  return isClosing && card !== undefined ? { tool: "close_card", args: { debt: card.id } } : undefined;
}

function otherRate(asked: Asked): ToolCall | undefined {
  const debt = asked.debts[0];
  const apr = asked.percents.at(-1);
  const isRate = asked.has(/\b(?:apr|rate|rates|interest|percent|refinanc\w*)\b|%/);
  const isChange =
    asked.has(HYPOTHETICAL) ||
    asked.has(
      /\b(?:refinanc\w*|drop\w*|lower\w*|fell|falls?|reduc\w*|cut|negotiat\w*|rais\w*|bring\w*|brought|agree\w*|accept\w*|went|goes|rose|rises?|increas\w*|chang\w*|instead|offer(?:s|ed|ing)?)\b/,
    );
  // Of two percentages one is a fee or a promotion, and which is not said.
  if (asked.percents.length > 1 || (asked.has(/\bfees?\b/) && !asked.has(NO_FEE))) return undefined;
  if (debt === undefined || apr === undefined || !isRate || !isChange) return undefined;
  return { tool: "what_if_rate", args: { debt: debt.id, apr } };
}

function within(asked: Asked): ToolCall | undefined {
  const isGoal = asked.has(
    /\b(?:debt free|rid of|done|(?:be|is|are|all) over(?: with)?|paid off|wip(?:e|ed|ing)|kill(?:ed)?|(?:everything|it all|all of (?:it|this|them)|this all|them all) (?:is |be |gets? )?paid|pay(?:ing)? (?:it |them |this |everything |all |my debts? |off )+|pay off|out of debt|clear|finish\w*|be free|zero|no debts?|(?:it|everything|them) (?:all )?gone)\b/,
  );
  const isNeeded = asked.has(
    /\b(?:how much (?:\w+ )?(?:a|per|each|every) month|(?:could|can|would) (?:i|we) be|what (?:would|will) (?:that|it|this) (?:take|cost|need)|every month|need|have to|must|required?|would it take|what (?:would|does|will|is) it (?:take|need)|what it takes|how much (?:more )?(?:would|do|should|must)|what (?:would|do|should) i (?:need|have|pay)|how (?:can|do|could) i (?:be|get|become)|can i be|i want to be|want to be|monthly (?:amount|payment)|i want (?:it|everything|them) (?:all )?|get out)\b/,
  );
  const months = asked.months[0];
  const start =
    typeof asked.facts.plan === "string" ? undefined : parsePlainMonth(asked.facts.plan.startMonth);
  if (!isGoal || !isNeeded || asked.amounts.length + asked.percents.length > 0) return undefined;
  if (months !== undefined && months > 0) return { tool: "pay_within", args: { months } };
  if (asked.future === undefined || start === undefined) return undefined;
  const until =
    asked.has(/\bbefore\b/) && !asked.has(/\bend of\b/) ? addMonths(asked.future, -1) : asked.future;
  const left = monthsBetween(start, until) + 1;
  return left >= 1 ? { tool: "pay_within", args: { months: left } } : undefined;
}

function first(asked: Asked): ToolCall | undefined {
  const debt = asked.debts[0];
  if (debt === undefined || asked.amounts.length > 0) return undefined;
  // "How much can I put on it before it is maxed": of its limit.
  if (asked.has(/\bmaxed\b|\blimit\b|\bhow much can i\b/)) return undefined;
  const isFirst = asked.has(
    /\b(?:first|before|priorit\w*|focus\w*|attack\w*|start(?:ed)? with|begin with|instead)\b/,
  );
  return isFirst &&
    (asked.has(HYPOTHETICAL) || asked.has(/\bcan (?:i|we)\b/)) &&
    asked.has(
      /\b(?:can|could) (?:i|we) (?:do|take)\b|\bpay\w*|\bpaid\b|\battack\w*|\bfocus\w*|\bpriorit\w*|\bput\b|\bstart\w*|\bwent\b|\bbegin\b|\bgo(?:es)?\b|\bcame\b|\b(?:kill(?:ed)?|knock(?:ed)?|clear(?:ed)?|wiped?|tackled?|hit|target(?:ed)?|finish(?:ed)?|do|did|get|got)\b/,
    )
    ? { tool: "attack_first", args: { debt: debt.id } }
    : undefined;
}

/** "A $400 car payment" comes every month. */
const COMES_MONTHLY =
  /\b(?:a month|per month|each month|every month|monthly)\b|\d (?:dollar )?(?:a month )?(?:(?:car|truck|auto|house|mortgage|loan|lease|rent) )?(?:payments?|rent|mortgage|lease)\b(?! down)/;

function afford(asked: Asked): ToolCall | undefined {
  const amount = dollarsOf(asked);
  if (
    amount === undefined ||
    !asked.has(
      /\b(?:afford|can i (?:buy|spend|get|take on)|could i (?:buy|spend|take on)|room for|okay to (?:buy|spend)|ok to (?:buy|spend))\b/,
    )
  )
    return undefined;
  if (asked.has(/\bafford to pay\b.*\b(?:more|extra|debt)\b/)) return undefined;
  return {
    tool: "can_afford",
    args: { amount, isMonthly: asked.has(COMES_MONTHLY) },
  };
}

const CHARGED = /\b(?:i|we) (?:just |already |also )?charged?\b/;

/** Money once: when, and to which debt. */
function once(asked: Asked): ToolCall | undefined {
  const amount = dollarsOf(asked);
  if (amount === undefined) return undefined;
  const isMonthly = asked.has(/\b(?:a month|per month|each month|every month|monthly|more each)\b/);
  const isOnce =
    asked.has(ONCE) ||
    (asked.has(TOWARD) &&
      !asked.has(MORE) &&
      (asked.has(HYPOTHETICAL) || asked.has(/\bif (?:all|it|half|that|this)\b/)));
  // What was charged makes the debt larger.
  if (isMonthly || !isOnce || asked.has(CHARGED)) return undefined;
  return {
    tool: "what_if_once",
    args: { amount, debt: asked.debts[0]?.id ?? null, month: asked.future ?? null },
  };
}

const OWN_PAYMENT_TO =
  /\b(?:i|we|to|should|could) (?:\w+ )?(?:rais\w+|increas\w+|up|upped|bump(?:ed)?|chang\w+) (?:my|our|the) (?:total |monthly |whole |debt )*(?:payments?|budget|amount) (?:up )?to \$?\d/;

/** So much more, less, or in all every month. Cutting spending frees as much. */
function monthly(asked: Asked): ToolCall | undefined {
  const amount = dollarsOf(asked);
  if (amount === undefined) return undefined;
  if (asked.has(CHARGED)) return undefined;
  // What somebody earns and pays is told, not supposed.
  if (asked.amounts.length > 1 && asked.has(/\bi (?:make|earn|get paid|bring home) (?:about |around )?\$?\d/))
    return undefined;
  if (
    asked.has(/\b(?:a|per|each|every) month\b|\bmonthly\b/) &&
    asked.has(/\bwent to (?:my |the )?(?:debts?|cards?|loans?)\b/)
  )
    return { tool: "what_if_extra", args: { amount, direction: "more" } };
  // "Raise my payment to 3500": in all, where no debt is named.
  if (asked.debts.length === 0 && asked.has(OWN_PAYMENT_TO))
    return { tool: "what_if_budget", args: { amount } };
  const isCut =
    asked.has(
      /\b(?:spen[dt]\w*|cut\w*|(?<!\b(?:that|it|this|i|we) (?:would |will )?)(?<!\b(?:would|will|does|do|could) (?:that |it |this |i |we )?)save[ds]?|saving)\b/,
    ) &&
    asked.has(/\b(?:less|fewer|cut\w*|down|back|save[ds]?|saving|on)\b/) &&
    !asked.has(/\bpay\w* \S* ?less\b/);
  const isAsked =
    asked.has(HYPOTHETICAL) || asked.has(MORE) || asked.has(LESS) || asked.has(/\bpay(?:ing)?\b/);
  if (!isAsked || asked.has(/^(?:how much|what) (?:did|have|was|were)\b/)) return undefined;
  if (isCut && asked.has(HYPOTHETICAL) && !asked.has(/\bextra\b|\bmore\b/))
    return { tool: "what_if_extra", args: { amount, direction: "more" } };
  if (
    asked.amounts.length === 1 &&
    asked.has(
      /\$?\d[\d.]*k? (?:(?!(?:what|how|my|the|is|more|extra)\b)\w+ ){0,5}?(?:total|altogether|all together|in all|all told)\b(?! (?:interest|debts?|cost|balance))|\btotal of \$?\d/,
    ) &&
    asked.has(MONTHLY)
  )
    return { tool: "what_if_budget", args: { amount } };
  if (asked.has(LESS) && asked.has(/\bpay\w*|\bput\b|\bsend\b/))
    return { tool: "what_if_extra", args: { amount, direction: "less" } };
  if (asked.has(MORE) && (asked.has(MONTHLY) || asked.has(HYPOTHETICAL) || asked.has(/\bpay\w*/)))
    return { tool: "what_if_extra", args: { amount, direction: "more" } };
  if (
    !asked.has(
      /\bpay\w*|\bpaid\b|\bput\w*|\bsen[dt]\w*|\bset(?:ting)? aside\b|\bbudget\b|\bha(?:ve|d) (?:(?:just |only |about |around )*)\$?\d|\bthr[oe]w\w*|\bcommit\w*|\b(?:did|do|does) (?:a |like )?\$?\d|\bflat\b|\bmanaged?\b|\bruns?\b|\bapply\b|\baimed?\b|\bg(?:o|oing|ave|ive) (?:to |them )?\$/,
    ) ||
    !asked.has(/\b(?:a month|per month|each month|every month|monthly|in all|in total|total|instead)\b/)
  )
    return undefined;
  const { plan } = asked.facts;
  const least =
    typeof plan === "string"
      ? 0
      : plan.debts.reduce((sum, debt) => sum + (parseMoney(debt.minimumPayment) ?? 0), 0);
  const isWhole =
    asked.has(/\b(?:in all|in total|total|altogether|together|combined|flat|instead|only|just)\b/) ||
    (asked.amounts[0] ?? 0) >= least;
  return isWhole
    ? { tool: "what_if_budget", args: { amount } }
    : { tool: "what_if_extra", args: { amount, direction: "more" } };
}

function later(asked: Asked): ToolCall | undefined {
  if (
    asked.future === undefined ||
    // A month with its year that is still to come needs no "will".
    !(
      asked.has(/\b(?:will|would|going to)\b/) ||
      (asked.future > monthOf(asked.facts.today) &&
        asked.has(/\b(?:end of|in|by|after|come|once) \w+ 20\d\d\b/) &&
        asked.has(/\bplan\b|\bstill\b|\bleft\b|\bremain\w*\b/))
    ) ||
    !asked.has(/\b(?:owe|owed|owing|balance|left|remain\w*|debts?|in the hole)\b/) ||
    asked.amounts.length > 0
  )
    return undefined;
  if (asked.has(/\b(?:free|paid off|gone|done|finish\w*|due)\b/)) return undefined;
  return { tool: "plan_balance", args: { month: asked.future, debt: asked.debts[0]?.id ?? null } };
}

const rules = [
  penalty,
  transfer,
  consolidation,
  closing,
  afford,
  otherRate,
  within,
  first,
  once,
  monthly,
  later,
];

export function whatIfCall(asked: Asked): ToolCall | undefined {
  for (const rule of rules) {
    const call = rule(asked);
    if (call !== undefined) return call;
  }
  return undefined;
}
