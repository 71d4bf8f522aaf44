/**
 * The changes that a question supposes, part by part: every word of it must be taken up by a part or hold nothing, otherwise there is
 * no call. So a question is played as it stands or not at all.
 */
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { NamedChange } from "../tools/supposed-registry.ts";
import { findAmounts, findPercents } from "./amounts.ts";
import type { Asked } from "./asked.ts";
import { namedDebts } from "./names.ts";
import { NAMED_COST } from "./quantities.ts";
import { type Time, timeOf } from "./times-said.ts";

const BETWEEN =
  / (?:and|plus|then|also|&|\+|along with|together with|as well as|but|while|on top of (?:that|it|this)) /;
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What people say around it and in asking what it would do; none of them changes what is meant. */
const HOLDS_NOTHING = words(`
  what if i we you my our the a an to of for on in at it its that this these those is are was were am be been being would will could can
  should do does did doing how when why which happens happen happened change changes changed changing effect affect affects impact
  difference look looks like say suppose supposing imagine assume assuming lets let us me so ok okay well just about around roughly maybe
  have has had get gets getting got give gives giving going go goes come comes coming make makes made put puts putting threw throw
  throwing send sending sent pay pays paying paid use using used add adding added apply applying toward towards against into onto with
  by debt debts card cards loan loans free done finished finish out off over plan payoff date sooner faster earlier later quicker long
  much many save saves interest money everything all there here now today please tell show know see figure still able want need manage
  swing afford found find decide decided plan payment payments dollars bucks or as them they each really actually new my own able
  total monthly less once more extra additional another top up take home even any
`);
const OF_A_PAUSE = words(`
  skip skipped skipping pause paused pausing stop stopped stopping halt suspend hold holding no quit forgo forego without break not only
  nothing minimum minimums dont wont cant take taking took from anything until
`);
const OF_INCOME = words(`
  raise raises promotion promoted income pay paycheck paychecks salary wages wage earnings earn earns earning make making makes bring
  brings home side job gig hustle second overtime tips hours boss employer work works cut cuts drop drops dropped fall falls fell lose
  loses losing lost reduced reduce shrinks shrink shrank down decrease decreases decreased lower increase increases increased rise rises
  rose went gain gains goes higher bigger smaller fewer cost living wife wifes husband husbands spouse partner partners he she his her
  safe amount take part time short working gives giving started start starts starting begin begins
`);
const OF_COSTS = words(`
  rent groceries grocery food gas fuel insurance premium premiums utilities utility electric electricity heating water internet phone cell
  cable tuition day care daycare childcare child nanny school property tax taxes hoa medical medicine prescriptions gym membership
  subscription subscriptions expenses expense bill bills cost costs costing parking tolls pet vet car auto home health commute streaming
  netflix hulu spotify went gone rise rises rising rose raise raises raised raising increase increases increased increasing hike hikes
  hiked jump jumps jumped climb climbs climbed down cancel cancels canceled cancelled canceling cancelling cut cuts cutting drop drops
  dropped dropping quit stop stopped stopping lower lowers lowered cheaper reduce reduces reduced trim trimmed decrease decreases
  decreased fall falls fell spend spends spending landlord safe amount rid higher saved saving saves eating living run runs plan service
`);
const OF_ONCE = words(`
  once one time off lump sum bonus bonuses refund windfall inheritance inherit gift gifted stimulus settlement tax taxes return back
  work single receive received expect expecting due from savings my spare
`);
const OF_RATES = words(`
  apr rate rates interest percent drop drops dropped fall falls fell lower lowers lowered reduce reduced reduces cut cuts down refinance
  refinanced negotiate negotiated goes went gets
`);

const MONTHLY = /\b(?:(?:a|per|each|every) month|monthly)\b/g;
const YEARLY = /\b(?:(?:a|per|each|every) year|yearly|annually|per annum)\b/g;
const MONEY = /\$ ?\d+(?:\.\d+)?k?\b|(?<![\d.])\d+(?:\.\d+)?k?\b(?! ?(?:%|percent))/g;
const PERCENT = /\d+(?:\.\d+)? ?(?:%|percent\b|pct\b)/g;

const PAUSES =
  /\b(?:skip\w*|paus\w+|stop\w*|halt|suspend|hold(?:ing)? off|break|no|quit|forgo|forego|without|dont|wont|cant|not)\b.*\b(?:extra|additional|more than the minimums?|above the minimums?|anything but the minimums?)\b|\b(?:only|just|nothing but) (?:(?:pay(?:ing)?|the|my|do|make) )*minimums?\b/;
const EARNS =
  /\b(?:raises?(?! (?:my|our|the) )|promotion|income|paychecks?|salary|wages?|earnings?|earn(?:s|ing)?|bring(?:s|ing)? home|take home|side (?:job|gig|hustle)|second job|part time job|overtime|tips|hours|(?:my|our|her|his|husbands|wifes|partners) pay|make(?:s)? \$?\d\S* (?:more|less|extra)|making \$?\d\S* (?:more|less|extra))\b/;
const FEWER =
  /\b(?:less|cuts?|drops?|dropped|falls?|fell|los(?:e|es|ing|t)|reduced?|shr[ia]nks?|down|decreased?s?|lower|smaller|fewer)\b/;
const MORE_COMES =
  /\b(?:more|raises?|extra|up|increase[sd]?|rises?|rose|gains?|promotion|additional|higher|bigger|side|second|part time|overtime)\b/;
const COSTS = new RegExp(`\\b(?:${NAMED_COST}|membership|costs?|streaming|netflix|hulu|spotify|bill)\\b`);
const COST_FALLS =
  /\b(?:down|less|cancel\w*|drop\w*|quit|stop\w*|cuts?|cutting|lower\w*|cheaper|reduce[sd]?|trim\w*|decrease[sd]?|falls?|fell|rid|save[sd]?|saving)\b/;
const COST_RISES =
  /\b(?:up|rises?|rising|rose|increas\w+|more|raise[sd]?|raising|hike[sd]?|jump\w*|climb\w*|new|another|additional|extra|higher)\b/;
/** Costs that come every month by their nature. */
const EVERY_MONTH =
  /\b(?:rent|day ?care|child ?care|gym|internet|phone|cell|cable|subscriptions?|streaming|netflix|hulu|spotify)\b/;
/** Where the amount is the end of a change, or its beginning, it is no difference. */
const ENDPOINT = /\b(?:to|from) \$?\d/;
const ONCE =
  /\b(?:once|one time|one off|lump|bonus(?:es)?|refund|windfall|inherit\w*|gift(?:ed)?|stimulus|settlement|tax return)\b/;
const RATE_CHANGES =
  /\b(?:apr|rates?|interest|refinanced?)\b.*\b(?:to|at) \d|\b(?:to|at) \d\S*(?: ?%| percent) (?:apr|rate|interest)\b|\b(?:goes|went|drops?|dropped|falls?|fell|lower(?:s|ed)?|cuts?|reduced?) (?:\w+ )?(?:down )?to \d\S* ?(?:%|percent\b)/;

/** One part of the question, read as far as its kind does not matter. */
type Clause = {
  readonly text: string;
  /** Without its amount, its time and its names. */
  readonly rest: string;
  readonly time: Time;
  readonly amount: string | undefined;
  readonly percent: string | undefined;
  readonly debt: string | null;
  readonly isMonthly: boolean;
  readonly isYearly: boolean;
  readonly has: (form: RegExp) => boolean;
};

const squeezed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function clauseOf(text: string, asked: Asked): Clause | undefined {
  const time = timeOf(text, asked.facts, PAUSES.test(text));
  if (time === undefined) return undefined;
  const [amounts, percents] = [findAmounts(time.rest), findPercents(time.rest)];
  const debts = namedDebts(text, asked.facts.debts);
  const numbers = time.rest.replaceAll(PERCENT, " ").match(MONEY) ?? [];
  // A number that is no amount, as a year, is left aside by none.
  if (amounts.length !== numbers.length || amounts.length + percents.length > 1 || debts.length > 1)
    return undefined;
  const [debt] = debts;
  const names = new Set((debt?.creditor ?? "").toLowerCase().split(/[^a-z0-9]+/));
  const kinds = debt === undefined ? "" : "visa mastercard card loan auto car truck student personal store";
  const own = new Set([...names, ...kinds.split(" ")]);
  const isMonthly = MONTHLY.test(time.rest);
  MONTHLY.lastIndex = 0;
  const isYearly = YEARLY.test(time.rest);
  YEARLY.lastIndex = 0;
  const rest = time.rest
    .replaceAll(PERCENT, " ")
    .replaceAll(MONEY, " ")
    .replaceAll(MONTHLY, " ")
    .replaceAll(YEARLY, " ");
  return {
    text,
    time,
    rest: squeezed(
      rest
        .split(" ")
        .filter((word) => !own.has(word))
        .join(" "),
    ),
    amount: amounts[0] === undefined || amounts[0] <= 0 ? undefined : formatMoney(amounts[0]),
    percent: percents[0],
    debt: debt?.id ?? null,
    isMonthly,
    isYearly,
    has: (form) => form.test(text),
  };
}

/** Whether every word that is left holds nothing, or belongs to such a part. */
const isTakenUp = ({ rest }: Clause, own: ReadonlySet<string>): boolean =>
  rest === "" || rest.split(" ").every((word) => HOLDS_NOTHING.has(word) || own.has(word));

const NOTHING_MORE: ReadonlySet<string> = new Set();
const spanOf = ({ time: { from, until, only } }: Clause) => ({ from: from ?? only, until: until ?? only });

function pause(clause: Clause): NamedChange | undefined {
  const span = spanOf(clause);
  const isOne =
    clause.has(PAUSES) && span.until !== null && clause.amount === undefined && clause.percent === undefined;
  return isOne && clause.debt === null && isTakenUp(clause, OF_A_PAUSE)
    ? { kind: "pause", ...span }
    : undefined;
}

function income(clause: Clause): NamedChange | undefined {
  const [isLess, isMore] = [clause.has(FEWER), clause.has(MORE_COMES)];
  if (!clause.has(EARNS) || isLess === (isMore && !clause.has(/\bhours\b/)) || clause.has(ENDPOINT))
    return undefined;
  // From the month in which it begins it stays.
  const { from, until, only } = clause.time;
  if (clause.debt !== null || !isTakenUp(clause, OF_INCOME)) return undefined;
  const change = { direction: isLess ? ("less" as const) : ("more" as const), from: from ?? only, until };
  if (clause.percent !== undefined) return { kind: "pay-share", percent: clause.percent, ...change };
  if (clause.amount === undefined || clause.isMonthly === clause.isYearly) return undefined;
  return {
    kind: "monthly",
    amount: clause.amount,
    per: clause.isYearly ? "year" : "month",
    source: "income",
    ...change,
  };
}

function cost(clause: Clause): NamedChange | undefined {
  const { amount, isMonthly, isYearly, debt } = clause;
  const [isDown, isUp] = [clause.has(COST_FALLS), clause.has(COST_RISES)];
  if (!clause.has(COSTS) || isDown === isUp || clause.has(ENDPOINT) || amount === undefined) return undefined;
  if (debt !== null || clause.percent !== undefined || !isTakenUp(clause, OF_COSTS)) return undefined;
  if (isMonthly === isYearly && (isMonthly || !clause.has(EVERY_MONTH))) return undefined;
  const { from, until, only } = clause.time;
  return {
    kind: "monthly",
    amount,
    per: isYearly ? "year" : "month",
    direction: isUp ? "more" : "less",
    source: "cost",
    from: from ?? only,
    until,
  };
}

function rate(clause: Clause): NamedChange | undefined {
  const { percent, debt, time } = clause;
  const isNow = time.from === null && time.until === null && time.only === null;
  return percent !== undefined &&
    debt !== null &&
    isNow &&
    clause.has(RATE_CHANGES) &&
    isTakenUp(clause, OF_RATES)
    ? { kind: "rate", debt, apr: percent }
    : undefined;
}

/** Money once: named so, or in one month, or to one debt with no "a month". */
function once(clause: Clause, before: NamedChange | undefined): NamedChange | undefined {
  const { amount, debt, time, isMonthly, isYearly } = clause;
  const isSpan = time.from !== null || time.until !== null;
  const isOnce =
    clause.has(ONCE) ||
    time.only !== null ||
    debt !== null ||
    (before?.kind === "once" && !clause.has(/\b(?:more|less)\b/));
  if (!isOnce || amount === undefined || isMonthly || isYearly || isSpan || clause.percent !== undefined)
    return undefined;
  if (clause.has(/\bless\b/) || !isTakenUp(clause, OF_ONCE)) return undefined;
  return { kind: "once", amount, debt, month: time.only };
}

function payment(clause: Clause, before: NamedChange | undefined): NamedChange | undefined {
  const { amount, isMonthly, time, debt } = clause;
  const isChange =
    clause.has(/\b(?:more|extra|additional|another|less|add(?:ing)?|on top)\b/) ||
    (before?.kind === "monthly" && before.source === "payment");
  const isEach = isMonthly || time.from !== null || time.until !== null;
  if (!isChange || !isEach || amount === undefined || clause.isYearly || debt !== null) return undefined;
  if (clause.percent !== undefined || time.only !== null || clause.has(ENDPOINT)) return undefined;
  if (clause.has(/\bless\b/) && clause.has(/\b(?:more|extra)\b/)) return undefined;
  return isTakenUp(clause, NOTHING_MORE)
    ? {
        kind: "monthly",
        amount,
        per: "month",
        direction: clause.has(/\bless\b/) ? "less" : "more",
        source: "payment",
        from: time.from,
        until: time.until,
      }
    : undefined;
}

const SUPPOSES_NOTHING = /^(?:how much|what) (?:did|have|has|was|were)\b/;

/** Money to several debts in one breath goes in the month that stands at the end. */
function inOneMonth(changes: readonly NamedChange[]): readonly NamedChange[] {
  const month = changes.findLast((one) => one.kind === "once" && one.debt !== null && one.month !== null);
  if (month?.kind !== "once") return changes;
  return changes.map((one) =>
    one.kind === "once" && one.debt !== null && one.month === null ? { ...one, month: month.month } : one,
  );
}

/** What the rules for one change alone play just as well. */
function isPlain(changes: readonly NamedChange[]): boolean {
  const [only] = changes;
  if (changes.length !== 1 || only === undefined) return changes.length === 0;
  if (only.kind === "monthly") return only.source === "payment" && only.from === null && only.until === null;
  return only.kind === "once" || only.kind === "rate";
}

/** The call for what a question supposes; undefined where any of it would be left aside, or one change alone is asked for. */
export function changesCall(asked: Asked): ToolCall | undefined {
  if (asked.has(SUPPOSES_NOTHING)) return undefined;
  const changes: NamedChange[] = [];
  for (const text of ` ${asked.text} `.split(BETWEEN)) {
    const clause = clauseOf(squeezed(text), asked);
    if (clause === undefined) return undefined;
    const before = changes.at(-1);
    const change =
      pause(clause) ??
      income(clause) ??
      cost(clause) ??
      rate(clause) ??
      once(clause, before) ??
      payment(clause, before);
    if (change !== undefined) changes.push(change);
    else if (!holdsNothing(clause)) return undefined;
  }
  if (isPlain(changes) || changes.length > MOST_CHANGES) return undefined;
  return { tool: "what_if_changes", args: { changes: [...inOneMonth(changes)] } };
}
const MOST_CHANGES = 6;

/** A clause that only leads up to a change or asks what it does: "my hours get cut", "when would I be done". */
function holdsNothing(clause: Clause): boolean {
  const { time, amount, percent, debt } = clause;
  return (
    amount === undefined &&
    percent === undefined &&
    debt === null &&
    time.from === null &&
    time.until === null &&
    time.only === null &&
    !/\d/.test(clause.rest) &&
    (isTakenUp(clause, NOTHING_MORE) || (clause.has(EARNS) && isTakenUp(clause, OF_INCOME)))
  );
}
