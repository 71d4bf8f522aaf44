/** Questions that go on from the one before: "and with 300?", "what about the car loan?", "and in september?", "only 24". */
import { addMonths, monthOf, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AdvisorFacts } from "../facts.ts";
import { foremost, isRanking } from "../tools/debt-tools.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { debtFieldOf } from "./debt-rules.ts";
import { balanceContinued } from "./past-balance-rules.ts";
import { pastContinued } from "./past-rules.ts";
import { monthsPeriod, type Period } from "./period.ts";

const GOES_ON =
  /^(?:and|or|but|what about|how about|what if (?:it|its|that|they|he|she|i make it|we make it)|so (?:that|thats|it|its)|same|then|also|instead|ok|okay|now|make it|with|for|in|at|suppose|say|rerun|run (?:it|that)|redo|do (?:it|that)|try|(?:no |actually |sorry )*(?:i )?(?:meant?|mean)|no (?:the|my|not)|not (?:the|my|that)|actually|sorry|rather|say|maybe|try|let us say|lets say|scratch that)\b|\b(?:instead|as well|then|too|rather)$/;
const POINTS_BACK =
  /\b(?:it|its|it is|that one|that card|that loan|that debt|this one|this card|this debt|them|their|they|the same|that|the other one)\b/;

/** Whether the question leans on the one before. */
export function goesOn(asked: Asked): boolean {
  return (
    asked.has(GOES_ON) ||
    (asked.has(POINTS_BACK) && asked.debts.length === 0) ||
    asked.text.split(" ").length <= 4
  );
}

/** What was supposed is now known better: "it turned out to be only 640", "the bank can do 9.5". */
const ANOTHER_FIGURE =
  /\b(?:turn(?:s|ed) out|actually|only|instead|came (?:back|down|out)|come down|(?:can|could|will|would) do|went (?:up|down) to|offer(?:s|ed|ing)?|quote[ds]?|what then|what about|different|doable|might be|could be|hinted|then what|what if (?:i|we|they|it) (?:took|take|had|did|stretch\w*|went|gave|was|were)|make (?:it|that)|rather|more like|closer to)\b/;
const SUPPOSED: ReadonlySet<string> = new Set([
  "what_if_extra",
  "what_if_once",
  "what_if_budget",
  "what_if_rate",
  "balance_transfer",
  "consolidate",
  "pay_within",
]);

/** Whether the question gives the what-if before it another figure. */
export const correctsSupposed = (asked: Asked, { tool }: ToolCall): boolean =>
  SUPPOSED.has(tool) &&
  asked.amounts.length + asked.percents.length + asked.months.length > 0 &&
  asked.has(ANOTHER_FIGURE) &&
  !asked.has(/\b(?:spen[dt]|bought|cost)\b/);

/** The debts a call is about. */
export const debtsOf = ({ args }: ToolCall): string[] => {
  if (Array.isArray(args["debts"])) return args["debts"].filter((id): id is string => typeof id === "string");
  return typeof args["debt"] === "string" ? [args["debt"]] : [];
};

/** A rate above this is none that people ask about; a promotion is hardly longer. */
const MOST_RATE = 40;
const MOST_MONTHS = 600;
const MONTHS_A_YEAR = 12;

/**
 * "How about at 13", "only 24", "and if the fee is 3": a number without a sign or a unit is what the call before takes. Undefined
 * where that takes an amount of money, or could take the number in two places and neither is named.
 */
function withBareNumber(asked: Asked, { tool, args }: ToolCall): ToolCall["args"] | undefined {
  const [number, ...others] = [...asked.text.matchAll(/(?<![\d.$/-])\d{1,3}(?:\.\d{1,3})?(?![\d.%$/])/g)];
  if (number === undefined || others.length > 0 || asked.months.length > 0 || "amount" in args)
    return undefined;
  const [text] = number;
  const isRate = Number(text) <= MOST_RATE;
  if (asked.has(/\bfees?\b/))
    return "feePercent" in args && isRate ? { ...args, feePercent: text } : undefined;
  if (asked.percents.length > 0 || asked.has(/\$/)) return undefined;
  const isLength = "months" in args && /^\d+$/.test(text) && Number(text) <= MOST_MONTHS;
  if (tool === "pay_within") {
    if (!isLength || Number(text) === 0) return undefined;
    // After "2 years" a 3 is 3 years.
    const isYears = Number(args["months"]) % MONTHS_A_YEAR === 0 && Number(text) < MONTHS_A_YEAR;
    return { ...args, months: Number(text) * (isYears ? MONTHS_A_YEAR : 1) };
  }
  if (!("apr" in args) || !isRate) return undefined;
  return "months" in args && !asked.has(/\b(?:at|rate|apr|interest)\b/) ? undefined : { ...args, apr: text };
}

/** "Twice that", "half of it". */
function withMultiple(asked: Asked, args: ToolCall["args"]): ToolCall["args"] | undefined {
  const amount = typeof args["amount"] === "string" ? parseMoney(args["amount"]) : undefined;
  if (amount === undefined || asked.amounts.length > 0) return undefined;
  const share = asked.has(/\b(?:twice|double)\b/)
    ? 2
    : asked.has(/\bhalf (?:of )?(?:that|it|as much)\b/)
      ? 0.5
      : 0;
  return share === 0 ? undefined : { ...args, amount: formatMoney(cents(Math.round(amount * share))) };
}

const WHOLE = /\b(?:in all|in total|total|altogether|overall|together|all of (?:them|it)|until the end)\b/;
const A_MONTH = /\b(?:a month|per month|each month|every month|monthly|this month|right now)\b/;

/** The same of all, of a month, of a later month, or the other end of a ranking. */
function inAnotherScope(asked: Asked, before: ToolCall): ToolCall | undefined {
  const { tool, args } = before;
  if (tool === "interest_now" && asked.has(WHOLE))
    return { tool: "plan_figure", args: { field: "interest" } };
  if (tool === "plan_figure" && args["field"] === "interest" && asked.has(A_MONTH))
    return { tool: "interest_now", args: {} };
  const isNamed = asked.debts.some(({ id }) => !debtsOf(before).includes(id));
  if (tool === "debt_figure" && asked.has(WHOLE) && !isNamed) {
    const field = args["field"];
    if (field === "utilisation") return { tool: "utilization", args: {} };
    if (field === "balance" || field === "minimum")
      return { tool: "debts_total", args: { group: asked.group, of: field } };
  }
  // "And everything, loans and all?" after a part of it.
  if (
    tool === "debts_total" &&
    args["group"] !== "all" &&
    !isNamed &&
    asked.group === "all" &&
    (asked.has(WHOLE) || asked.has(/\b(?:everything|all (?:the |my )?debts?|add(?:ing|ed)? in)\b/))
  )
    return { ...before, args: { ...args, group: "all" } };
  if (tool === "minimums_only" && asked.has(/\b(?:interest|how long|cost|time)\b/)) return before;
  if (tool === "debt_rank" && asked.debts.length === 0) {
    const isLow = asked.has(/\b(?:lowest|smallest|littlest|least|cheapest|tiniest|shortest)\b/);
    const isHigh = asked.has(/\b(?:highest|largest|biggest|most|greatest|dearest|worst|longest)\b/);
    if (isLow !== isHigh) return { ...before, args: { ...args, end: isLow ? "lowest" : "highest" } };
  }
  if (tool !== "plan_balance" || asked.debts.length > 0) return undefined;
  const month = asked.future ?? yearLater(asked, args["month"]);
  return month === undefined ? undefined : { ...before, args: { ...args, month } };
}

function yearLater(asked: Asked, month: unknown): PlainMonth | undefined {
  const from = typeof month === "string" ? parsePlainMonth(month) : undefined;
  return from !== undefined && asked.has(/\b(?:next year|(?:a|1|one) year (?:later|after|on))\b/)
    ? addMonths(from, 12)
    : undefined;
}

/** "And the month before that": one month earlier than the answer before. */
function monthEarlier(asked: Asked, period: unknown): Period | undefined {
  if (typeof period !== "object" || period === null || !("first" in period) || !("last" in period))
    return undefined;
  const { first, last } = period;
  if (typeof first !== "string" || typeof last !== "string") return undefined;
  const month = parsePlainMonth(first.slice(0, 7));
  const isBefore = asked.has(
    /\b(?:the )?(?:month|one) before(?: that| it| then)?$|\b(?:a|one|1) month earlier\b|\bthe (?:previous|prior) one\b/,
  );
  return isBefore && month !== undefined && first.slice(0, 7) === last.slice(0, 7)
    ? monthsPeriod(addMonths(month, -1), addMonths(month, -1))
    : undefined;
}

const ON_AVERAGE = /\b(?:average|typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|per month|a month|monthly)\b/;

const OF_BALANCE = /\b(?:left|balance|owe[ds]?|owing|remain\w*)\b/;

/** Another figure of the plan: "so how long is that", "and the date?". */
function ofThePlan(asked: Asked, { tool, args }: ToolCall): ToolCall | undefined {
  if (tool !== "plan_figure" || asked.debts.length > 0) return undefined;
  const field = asked.has(/\bhow (?:long|many (?:months|years))\b|\byears and months\b/)
    ? "months"
    : asked.has(/\b(?:what|which) (?:day|date)\b|\bwhen\b/)
      ? "date"
      : asked.has(/\binterest\b/) &&
          asked.has(/\bhow much\b|\bwhat\b|\btotal\b/) &&
          !asked.has(/\bsav\w+|\brate\b/)
        ? "interest"
        : undefined;
  return field === undefined || field === args["field"] ? undefined : { tool, args: { field } };
}

/** "What if they knocked it down to 16", after its rate. */
function atAnotherRate(asked: Asked, before: ToolCall): ToolCall | undefined {
  if (before.tool !== "debt_figure" || before.args["field"] !== "apr") return undefined;
  const [debt, ...others] = asked.debts.length > 0 ? asked.debts.map(({ id }) => id) : debtsOf(before);
  const apr =
    /\b(?:knock\w*|drop\w*|lower\w*|cut|brought|bring|got|get|talk\w*|reduc\w*|went|go|came|come|fell|were|was|put)\b.*\b(?:to|at) (\d{1,2}(?:\.\d{1,3})?)(?: ?%| ?percent)?(?= |$)/.exec(
      asked.text,
    )?.[1];
  return debt === undefined || others.length > 0 || apr === undefined || Number(apr) > MOST_RATE
    ? undefined
    : { tool: "what_if_rate", args: { debt, apr } };
}

/** The call before with what the question names in place of what it had; undefined where it names nothing that fits. */
export function continued(asked: Asked, before: ToolCall): ToolCall | undefined {
  const { args } = before;
  const amount = asked.amounts[0] === undefined ? undefined : formatMoney(asked.amounts[0]);
  const past = pastContinued(asked, before) ?? balanceContinued(asked, before);
  if (past !== undefined) return past;
  const earlier = monthEarlier(asked, args["period"]);
  if (earlier !== undefined) return { ...before, args: { ...args, period: earlier } };
  const apr = asked.percents[0];
  const months = asked.months[0];
  const rated = atAnotherRate(asked, before);
  if (rated !== undefined) return rated;
  const changed = withBareNumber(asked, before) ?? withMultiple(asked, args);
  if (changed !== undefined) return { ...before, args: changed };
  if (amount !== undefined && "amount" in args && before.tool !== "prepayment_penalty") {
    const direction = asked.has(/\bless\b/)
      ? "less"
      : asked.has(/\bmore|extra\b/)
        ? "more"
        : args["direction"];
    const isOnce = asked.has(/\bonce|one time|lump\b/);
    if (isOnce && before.tool !== "what_if_once")
      return { tool: "what_if_once", args: { amount, debt: null, month: null } };
    return { ...before, args: { ...args, amount, ...("direction" in args ? { direction } : {}) } };
  }
  if (apr !== undefined && asked.has(/\b(?<!\b(?:same|that|equal) )fees?\b/) && asked.percents.length === 1) {
    const length = months !== undefined && "months" in args ? { months } : {};
    return "feePercent" in args ? { ...before, args: { ...args, feePercent: apr, ...length } } : undefined;
  }
  if (apr !== undefined && "apr" in args)
    return {
      ...before,
      args: { ...args, apr, ...(months !== undefined && "months" in args ? { months } : {}) },
    };
  if (months !== undefined && "months" in args) return { ...before, args: { ...args, months } };
  if (asked.period !== undefined && "period" in args) {
    const named =
      asked.categories.length > 0 && before.tool === "spending"
        ? { categories: [...asked.categories], merchant: null }
        : {};
    const average =
      before.tool === "spending" && asked.has(ON_AVERAGE) && asked.period.months > 1
        ? { isAverage: true }
        : {};
    return { ...before, args: { ...args, period: asked.period, ...named, ...average } };
  }
  if (before.tool === "spending" && (asked.merchant !== undefined || asked.categories.length > 0)) {
    const isCategory = asked.categories.length > 0;
    return {
      ...before,
      args: {
        ...args,
        categories: [...asked.categories],
        merchant: isCategory ? null : (asked.merchant ?? null),
      },
    };
  }
  if (before.tool === "spending" && asked.has(ON_AVERAGE)) {
    const now = monthOf(asked.facts.today);
    return {
      ...before,
      args: { ...args, period: monthsPeriod(addMonths(now, -12), addMonths(now, -1)), isAverage: true },
    };
  }
  const scoped = inAnotherScope(asked, before) ?? ofThePlan(asked, before);
  if (scoped !== undefined) return scoped;
  const field = debtFieldOf(asked);
  const named = asked.debts.map(({ id }) => id);
  if (named.length > 0) {
    if ("debts" in args)
      return {
        ...before,
        args: {
          ...args,
          debts: named,
          ...(before.tool === "debt_figure" &&
          field !== undefined &&
          (field !== "balance" || asked.has(OF_BALANCE))
            ? { field }
            : {}),
        },
      };
    if ("debt" in args) return { ...before, args: { ...args, debt: named[0] } };
    return { tool: "debt_figure", args: { debts: named, field: field ?? "balance" } };
  }
  const ids = debtsOf(before);
  if (field !== undefined && ids.length > 0) return { tool: "debt_figure", args: { debts: ids, field } };
  if (before.tool === "debts_total" && asked.group !== "all")
    return { ...before, args: { ...args, group: asked.group } };
  return undefined;
}

/** "That one", "on it": one of the debts, not the sum of them. */
const ONE_OF_THEM =
  /\b(?:that|this) (?:one|card|loan|debt|account)s?\b|\b(?:on|of|for|to|at|with|off|is|does|will|do|when|kill|clear) it\b/;

/** The one debt that the answer before came to, where it ranked them or named the first. */
function singledOut({ tool, args }: ToolCall, facts: AdvisorFacts): readonly string[] {
  const { debts, plan, upcoming } = facts;
  if (tool === "debt_rank") {
    return isRanking(args) ? foremost(facts, args).equals.map(({ id }) => id) : [];
  }
  if (tool === "plan_figure" && args["field"] === "first" && typeof plan !== "string")
    return plan.debts
      .filter(({ attack }) => attack === "included")
      .slice(0, 1)
      .map(({ debtId }) => debtId);
  if (tool !== "payments_due" || args["days"] !== null) return [];
  const next = upcoming.filter(({ date }) => date === upcoming[0]?.date);
  return debts.filter(({ creditor }) => next.some((one) => one.creditor === creditor)).map(({ id }) => id);
}

/** The debts that the answer before was about, for a question that says "it". */
export function meantDebts(asked: Asked, before: ToolCall | undefined, mentioned: readonly string[]): Asked {
  if (asked.debts.length > 0 || !asked.has(POINTS_BACK)) return asked;
  const ids = before === undefined ? [] : debtsOf(before);
  const single =
    ids.length === 0 && before !== undefined && asked.has(ONE_OF_THEM) ? singledOut(before, asked.facts) : [];
  const named = ids.length > 0 ? ids : single.length === 1 ? single : mentioned;
  const meant = asked.facts.debts.filter(({ id }) => named.includes(id));
  return meant.length === 0 ? asked : { ...asked, debts: meant };
}
