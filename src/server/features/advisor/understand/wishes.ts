/**
 * Several wishes in one question: "balance and APR of my card", "what do I owe and when is it due". The question is read clause by
 * clause as if it were a short conversation: a clause that names no debt means the one before, or the only one of the question.
 */
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall, ToolName } from "../tools/registry.ts";
import { type Asked, readQuestion } from "./asked.ts";
import { aloneCall, isSupposed } from "./call-for.ts";
import { debtFieldOf } from "./debt-rules.ts";
import { continued, debtsOf, meantDebts } from "./follow-up.ts";

/** Where one clause ends and the next begins; the comma of an amount is none. */
const BETWEEN = /[?!;\n]+|,(?!\d{3}\b)|\.(?=\s|$)|\s[+&]\s|\b(?:and|n)\b/iu;
/** More would be a report; the first ones are answered. */
const MOST_WISHES = 4;
/** What asks for a figure of its own, or is short enough to be a thing that is asked for. */
const ASKS =
  /^(?:(?:so|but|then|also|ok|okay|please|and|or|by|on|in|at|for) )*(?:(?:following|under|per|going by|according to|with) (?:the|my|our) plan )?(?:what\w*|whats|how|when|which|who|where|whether|same|have (?:i|we|they|any)|has (?:any|my|our)|is|are|am|do|does|did|can|could|will|would|tell|show|give|list|name|remind|add|sum)\b/;
/** After the name: "visa: how much is on it". */
const ASKS_OF_ONE =
  /\b(?:how (?:much|many|long)|what (?:is|day|date|month|percent\w*)|when (?:is|do|does|will)|which)\b/;
/** What the question is of, before it is asked. */
const OF_WHAT =
  /^(?:for )?all (?:of )?(?:my |our |the )?debts? (?:put|taken|added|lumped|combined|together|in all|in one)\b/;
const SHORT_CLAUSE = 5;
/** Longer ones only where they hold no verb of a story. */
const LONG_CLAUSE = 10;
const SAYS = /\b(?:i|they|he|she|we|you) (?!owe\b|pay\b|spend\b|have to pay\b)\w+/;
const TELLS =
  /\b(?:i|we|he|she|they(?! (?:ask|want|require|need|charge|take|accept)\b)|because|so|since|if|when|while)\b/;
/** "Any collections on my report", "all my minimums added up": a thing that is asked for by its name. */
const NAMES_A_THING =
  /^(?:(?:and|also|plus|then|or|both) )*(?:any|all|every|each|my|our|the|total|its|their|new|current|overall|full|number of|list of|amount of)\b/;
/** How a figure is to be said, not which. */
const IN_WHICH_FORM =
  /^(?:in|as)(?: an?)? (?:percent\w*|%|dollars|total numbers?)$|^percent\w* wise$|^like \w+|^not (?:including|counting|the)\b/;
const OF_ALL = /\b(?:total|all|altogether|overall|everything|together|whole)\b/;

/** Each answers one thing as it is now; a what-if or a lesson is a question of its own. */
const TOGETHER: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "next_pay",
  "average_apr",
  "debt_share",
  "spending_pace",
  "past_balance",
  "past_sum",
  "debt_figure",
  "debts_total",
  "debt_rank",
  "debt_progress",
  "plan_figure",
  "plan_balance",
  "minimums_only",
  "interest_now",
  "payments_due",
  "month_figure",
  "spending",
  "top_categories",
  "largest_transactions",
  "income_in",
  "recurring",
  "net_worth",
  "debt_to_income",
  "utilization",
  "credit",
  "documents",
]);
/** About all debts where no debt is named: of a named one they would answer another question. */
const OF_DEBTS: ReadonlySet<ToolName> = new Set([
  "debts_total",
  "plan_figure",
  "interest_now",
  "payments_due",
  "minimums_only",
  "utilization",
  "net_worth",
]);

const isWish = ({ text, has, debts }: Asked): boolean =>
  !has(IN_WHICH_FORM) &&
  !has(OF_WHAT) &&
  (has(ASKS) ||
    (debts.length > 0 && has(ASKS_OF_ONE)) ||
    (debts.length > 0 &&
      text.split(" ").length <= LONG_CLAUSE &&
      !has(TELLS) &&
      debtFieldOf({ text }) !== undefined) ||
    (text.split(" ").length <= SHORT_CLAUSE && !has(SAYS)) ||
    (text.split(" ").length <= LONG_CLAUSE && has(NAMES_A_THING) && !has(TELLS)));

/** The question as it was read, and what it was understood to ask for as a whole. */
type Whole = { readonly whole: Asked; readonly alone: ToolCall | undefined };

/** What one clause asks for, after the clause before it. */
function clauseCall(
  clause: Asked,
  before: ToolCall | null,
  { whole, alone: ofWhole }: Whole,
): ToolCall | undefined {
  const asked = meantDebts(clause, before ?? undefined, []);
  const own = aloneCall(asked);
  // "Gas and groceries last month, each": a bare category is spent on as the question says.
  const alone =
    own === undefined && ofWhole?.tool === "spending" && clause.categories.length > 0
      ? { ...ofWhole, args: { ...ofWhole.args, categories: [...clause.categories], merchant: null } }
      : own;
  if (asked.debts.length > 0) return alone ?? (before === null ? undefined : continued(clause, before));
  if (clause.has(OF_ALL) && alone !== undefined) return alone;
  const field = debtFieldOf(clause);
  const earlier = before === null ? [] : debtsOf(before);
  const subject = earlier.length > 0 ? earlier : whole.debts.map(({ id }) => id);
  if (field !== undefined && subject.length > 0 && (alone === undefined || OF_DEBTS.has(alone.tool)))
    return { tool: "debt_figure", args: { debts: subject.slice(0, 6), field } };
  return alone ?? (before === null ? undefined : continued(clause, before));
}

/** The period that is said once counts for each clause that looks at one. */
function inPeriodOf(whole: Asked, clause: Asked, call: ToolCall): ToolCall {
  if (clause.period !== undefined || whole.period === undefined || !("period" in call.args)) return call;
  return { ...call, args: { ...call.args, period: whole.period } };
}

const isSame = (one: ToolCall, other: ToolCall): boolean => JSON.stringify(one) === JSON.stringify(other);

const EACH = /\b(?:each|separately|apart|respectively)\b/;
const categoriesOf = ({ args }: ToolCall): readonly unknown[] =>
  Array.isArray(args["categories"]) ? args["categories"] : [];

/** The same figure of one more debt is one wish, and so is the sum of several categories unless each is asked for. */
function joined(one: ToolCall, other: ToolCall, whole: Asked): ToolCall | undefined {
  if (one.tool === "debt_figure" && other.tool === "debt_figure" && one.args["field"] === other.args["field"])
    return { ...one, args: { ...one.args, debts: [...new Set([...debtsOf(one), ...debtsOf(other)])] } };
  // "Total owed, cards only."
  const isNarrower =
    one.tool === "debts_total" && other.tool === one.tool && one.args["of"] === other.args["of"];
  if (isNarrower && one.args["group"] === "all" && whole.has(/\b(?:only|just)\b/)) return other;
  if (one.tool !== "spending" || other.tool !== "spending" || whole.has(EACH)) return undefined;
  const categories = [...new Set([...categoriesOf(one), ...categoriesOf(other)])];
  const sum = { ...one, args: { ...one.args, categories } };
  return isSame(sum, { ...other, args: { ...other.args, categories } }) ? sum : undefined;
}

/** What each clause asks for; a clause that asks for nothing is left out. `question` is as it was typed. */
function callsOf(question: string, of: Whole, before: ToolCall | null) {
  const { whole } = of;
  // "Split it for me: how much …": what only leads up to the question.
  const intro = /^[^:?.!;\n]{8,60}:\s+(?=\S)/u.exec(question)?.[0] ?? "";
  const led = readQuestion(intro, whole.facts);
  const isIntro =
    led.debts.length + led.categories.length + led.amounts.length === 0 && led.period === undefined;
  const clauses = (isIntro ? question.slice(intro.length) : question)
    .split(BETWEEN)
    .map((clause) => readQuestion(clause, whole.facts))
    .filter(({ text }) => text !== "");
  const calls: ToolCall[] = [];
  for (const clause of clauses) {
    if (!isWish(clause)) continue;
    const last = calls.at(-1);
    const found = clauseCall(clause, last ?? before, of);
    if (found === undefined) continue;
    // "Which is first, and what do I owe on it": of all debts is another answer.
    if (found.tool === "debts_total" && last !== undefined && clause.has(/\bon (?:it|that|that one)\b/))
      continue;
    const call = inPeriodOf(whole, clause, found);
    const both = last === undefined ? undefined : joined(last, call, whole);
    if (both !== undefined) calls[calls.length - 1] = both;
    else if (!calls.some((one) => isSame(one, call))) calls.push(call);
  }
  const named = new Set(clauses.flatMap(({ debts }) => debts.map(({ id }) => id)));
  return { calls, isNamedWhole: whole.debts.every(({ id }) => named.has(id)) };
}

const WAYS_TO_PAY: ReadonlySet<ToolName> = new Set(["what_if_extra", "what_if_once", "what_if_budget"]);

/** "75 more every month or 900 once": two ways to pay, each played through the plan. */
function alternatives(question: string, { whole, alone }: Whole): readonly ToolCall[] {
  if (alone === undefined || !WAYS_TO_PAY.has(alone.tool) || whole.amounts.length !== 2) return [];
  const calls = question
    .split(/\b(?:or|versus|vs\.?|compared (?:to|with))\b/iu)
    .map((part) => readQuestion(part, whole.facts))
    .filter(({ amounts }) => amounts.length > 0)
    .map((part) => aloneCall(part));
  const [one, other, ...more] = calls;
  return one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    [one, other].every(({ tool }) => WAYS_TO_PAY.has(tool)) &&
    !isSame(one, other)
    ? [one, other]
    : [];
}

/** "Adding 100 compared with adding 180": the same what-if with each of the amounts. */
function eachAmount({ whole, alone }: Whole): readonly ToolCall[] {
  const isCompared = whole.has(
    /\b(?:compar\w+|versus|vs|both|either|each|difference between|and what (?:about|if)|or)\b/,
  );
  const isOne =
    alone === undefined ||
    !WAYS_TO_PAY.has(alone.tool) ||
    whole.amounts.length < 2 ||
    whole.amounts.length > MOST_WISHES ||
    new Set(whole.amounts).size !== whole.amounts.length;
  if (isOne || !isCompared || whole.has(/\b(?:instead of|rather than|from|left|have|make|earn|owe)\b/))
    return [];
  return whole.amounts.map((amount) => ({ ...alone, args: { ...alone.args, amount: formatMoney(amount) } }));
}

/** "The highest rate and the lowest": both ends of one ranking. */
function bothEnds({ whole, alone }: Whole): readonly ToolCall[] {
  if (alone?.tool !== "debt_rank" || !whole.has(HIGH_END) || !whole.has(LOW_END)) return [];
  const [high, low] = [whole.text.search(HIGH_END), whole.text.search(LOW_END)];
  const ends = high < low ? ["highest", "lowest"] : ["lowest", "highest"];
  return ends.map((end) => ({ ...alone, args: { ...alone.args, end } }));
}
const HIGH_END = /\b(?:highest|largest|biggest|greatest|worst|dearest|priciest|most expensive)\b/;
const LOW_END = /\b(?:lowest|smallest|littlest|tiniest|cheapest|least expensive|best)\b/;

/** Where a what-if begins or ends beside another question. */
const BEFORE_SUPPOSED =
  /(?:[,.?!;\n]|\band\b|\bplus\b|\balso\b)\s*(?=(?:and |then |also |plus |ok |so )*(?:what if|if i\b|if we\b|what would|suppose|say i\b|how about if)\b)/iu;
const AFTER_SUPPOSED =
  /(?:[,.?!;\n]\s*(?:(?:and|also|plus)\s*)?|(?:\band\b|\bplus\b|\balso\b)\s*)(?=(?:what(?:['’]?s| is| are)?(?! (?:if|would|happens|changes|about|will|does that|difference))|how (?:much|many|high)|when is|whats|tell me|show me)\b)/iu;
/** Of what is, whatever is supposed. */
const AS_IT_IS: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "next_pay",
  "average_apr",
  "debt_share",
  "spending_pace",
  "past_balance",
  "past_sum",
  "debt_figure",
  "debts_total",
  "debt_rank",
  "month_figure",
  "spending",
  "top_categories",
  "largest_transactions",
  "income_in",
  "recurring",
  "net_worth",
  "debt_to_income",
  "utilization",
  "credit",
  "documents",
]);
const OF_THE_PLAN = new Set(["payoff", "payment", "interest", "interest-month", "extra", "left"]);
const isAsItIs = ({ tool, args }: ToolCall): boolean =>
  AS_IT_IS.has(tool) && !OF_THE_PLAN.has(typeof args["field"] === "string" ? args["field"] : "");

/** A what-if beside a figure as it is now: "what do I owe, and what if I pay 100 more". */
function besideSupposed(question: string, { whole, alone }: Whole): readonly ToolCall[] {
  if (alone === undefined || TOGETHER.has(alone.tool) || alone.tool === "lesson") return [];
  for (const where of [BEFORE_SUPPOSED, AFTER_SUPPOSED]) {
    const cut = where.exec(question);
    if (cut === null || cut.index === 0) continue;
    const parts = [question.slice(0, cut.index), question.slice(cut.index + cut[0].length)];
    const read = parts.map((part) => readQuestion(part, whole.facts));
    const asksFact = read[where === BEFORE_SUPPOSED ? 0 : 1];
    if (asksFact === undefined || !isWish(asksFact)) continue;
    const [one, other] = read.map((part) => aloneCall(part));
    if (one === undefined || other === undefined) continue;
    const [fact, supposed] = where === BEFORE_SUPPOSED ? [one, other] : [other, one];
    const isOfIt = asksFact.has(/\b(?:would|then|save|saved|faster|sooner|instead|new|still|change\w*)\b/);
    if (!isOfIt && isAsItIs(fact) && isSame(supposed, alone)) return [one, other];
  }
  return [];
}

/**
 * Two wishes or more, in the order of the question; one where only a clause of it was understood; none where the question is one wish
 * or cannot be taken apart. `alone` is what the question as a whole was understood to ask for.
 */
export function wishesOf(question: string, of: Whole, before: ToolCall | null): readonly ToolCall[] {
  const { whole, alone } = of;
  const ways = alternatives(question, of);
  if (ways.length > 0) return ways;
  const others = [eachAmount(of), bothEnds(of), besideSupposed(question, of)].find(
    ({ length }) => length > 1,
  );
  if (others !== undefined) return others;
  if ((alone !== undefined && !TOGETHER.has(alone.tool)) || isSupposed(whole)) return [];
  const { calls, isNamedWhole } = callsOf(question, of, before);
  if (calls.length === 1) return alone === undefined ? calls : [];
  // A name that "and" is a part of must not be torn.
  return isNamedWhole && calls.every(({ tool }) => TOGETHER.has(tool)) ? calls.slice(0, MOST_WISHES) : [];
}
