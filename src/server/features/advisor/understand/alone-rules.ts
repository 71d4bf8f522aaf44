/** Questions about one debt with an amount of its own: when it is gone, what is left of it, what it takes. */
import { addMonths, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { firstMonth } from "./times-said.ts";

const WHOLE_PLAN =
  /\b(?:debt free|out of debt|free of (?:all )?debt|everything|all (?:my|of|the|our)|debts|rest|others?|first|before the)\b/;
/** When it ends, or how long that takes. */
const ASKS_END =
  /\b(?:how (?:long|soon|fast|quick(?:ly)?|many (?:months|years|payments))|when|what (?:month|date|day|year)|which (?:month|year)|how much (?:time|longer))\b/;
const ENDS =
  /\b(?:gone|paid(?: it| that| this)? off|pay(?:ing)? (?:\S+ ){0,5}?off|done|over|cleared?|clear|finish(?:ed)?|zero|kill(?:ed)?|wipe(?:d)? out|rid of|free of|end|ends|take|takes|be free)\b/;
/** What is still owed on it. */
const ASKS_LEFT = /\b(?:how much|what)\b.*\b(?:(?:owe|owing|left|remain\w*|balance)\b)/;
const PAYS =
  /\b(?:pay(?:ing|s)?|paid|put(?:ting|s)?|send(?:ing|s)?|sent|throw(?:ing)?|threw|give|giving|gave|gets?|got|payments? of|do|did|with|at)\b/;
const MONTHLY = /\b(?:(?:a|per|each|every) month|monthly|months?|payments? of)\b/;
const ABOVE =
  /\b(?:extra|more|additional|on top|above (?:the|its) minimum|over (?:the|its) minimum|beyond)\b/;
const ONLY_MINIMUM =
  /\b(?:only|just|nothing but|no more than|ever)\b.*\bminimums?(?: payments?)?\b|\bminimums? (?:payments? )?(?:only|alone)\b|\bon (?:the |its )?minimums?\b|\bkeep (?:paying|making) (?:the |its )?minimums?\b/;
/** What must be sent. */
const ASKS_AMOUNT =
  /\b(?:what|how much) (?:\w+ ){0,3}?(?:must|do|would|should|could|will|does|have)\b.*\b(?:pay|send|put|need|take|give|throw|cost|to)\b|\bhow much (?:a|per|each|every) month\b|\bwhat (?:would|will|does|do) (?:it|that|i|we) (?:take|need)\b|\bwhat it takes\b|\b(?:i|we) (?:want|need|would like|have) (?:to )?.*\b(?:gone|paid off|done|cleared|finished|zero)\b|\bhow (?:can|do|could|would) (?:i|we)\b|\bhow much to\b|\bwhat to pay\b/;
const CHANGES_MORE =
  /\b(?:refinanc\w*|transfer\w*|consolidat\w*|rate|apr|if (?:it|i|we) (?:close|closed|cancel\w*)|penalt\w*|once|lump|bonus|refund|one time|today|right now|this month|next month)\b/;
const LENGTH_OF_PAYING = /\bfor (?:(?:the|next|about|only|just|first) )*\d+ (?:months?|years?)\b/;

const dollarsOf = (asked: Asked): string | undefined => {
  const [amount] = asked.amounts;
  return amount === undefined || amount <= 0 ? undefined : formatMoney(amount);
};

/** The last month in question: so many payments from the plan's first month, or the month that is named. */
function goal(asked: Asked): PlainMonth | undefined {
  const [months, ...others] = asked.months;
  if (others.length > 0 || (months !== undefined && asked.future !== undefined)) return undefined;
  if (months !== undefined) return months > 0 ? addMonths(firstMonth(asked.facts), months - 1) : undefined;
  if (asked.future === undefined) return undefined;
  return asked.has(/\bbefore\b/) && !asked.has(/\bend of\b/) ? addMonths(asked.future, -1) : asked.future;
}

/** The month whose end is asked about: months from now are counted from today. */
function momentOf(asked: Asked): PlainMonth | undefined {
  const [months, ...others] = asked.months;
  const today = monthOf(asked.facts.today);
  // "In a year" is read both as twelve months and as the month they end in.
  const isSame = months !== undefined && asked.future === addMonths(today, months);
  if (others.length > 0 || (months !== undefined && asked.future !== undefined && !isSame)) return undefined;
  if (months === undefined) return asked.future;
  if (asked.has(LENGTH_OF_PAYING) || asked.has(/\bafter \d+ (?:months?|payments?)\b/))
    return addMonths(firstMonth(asked.facts), months - 1);
  return addMonths(today, months);
}

/** The call for one debt alone; undefined where anything else stands in the question. */
export function aloneDebtCall(asked: Asked): ToolCall | undefined {
  const [debt, ...others] = asked.debts;
  const { amounts, percents, has } = asked;
  if (debt === undefined || others.length > 0 || percents.length > 0 || amounts.length > 1) return undefined;
  if (has(WHOLE_PLAN) || has(CHANGES_MORE) || has(/\b(?:plan|safe)\b/)) return undefined;
  if (amounts.length === 0 && has(ONLY_MINIMUM) && has(ASKS_END) && has(ENDS))
    return { tool: "pay_alone", args: { debt: debt.id, amount: null, isAbove: false, until: null } };
  const amount = dollarsOf(asked);
  if (amount === undefined) {
    const until = goal(asked);
    return until !== undefined &&
      has(ENDS) &&
      has(ASKS_AMOUNT) &&
      !has(/\bwill\b.*\b(?:be|is) (?:gone|paid off|done)\b/)
      ? { tool: "alone_by", args: { debt: debt.id, until } }
      : undefined;
  }
  if (!has(PAYS) || !has(MONTHLY)) return undefined;
  const isAbove = has(ABOVE);
  const of = { debt: debt.id, amount, isAbove };
  if (has(ASKS_LEFT) && !has(ENDS)) {
    const until = momentOf(asked);
    return until === undefined ? undefined : { tool: "pay_alone", args: { ...of, until } };
  }
  if (!has(ASKS_END) || !has(ENDS) || has(LENGTH_OF_PAYING) || asked.future !== undefined) return undefined;
  return { tool: "pay_alone", args: { ...of, until: null } };
}
