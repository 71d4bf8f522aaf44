/** Where the written rules and the learned ear differ: who of the two is believed. */

import { type HeardTopic, heardTopic, isHelp } from "../guidance/heard-topics.ts";
import type { ToolCall, ToolName } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { type Heard, hear } from "./heard.ts";
import { keyOfCall } from "./heard-key.ts";
import { plainWords } from "./words.ts";

/** Hears one question; the training puts another in its place. */
export type Ear = (asked: Asked) => Heard;

/** The words of what the question names: a creditor called "My income" that is not meant changes nothing that is heard. */
export const nameWords = ({ debts, merchant }: Asked): ReadonlySet<string> =>
  new Set(
    [...debts.map(({ creditor }) => creditor), merchant ?? ""].flatMap((name) => plainWords(name).split(" ")),
  );

export const learnedEar: Ear = (asked) => hear(asked.text, nameWords(asked));

/** Agrees with the rules in everything. */
export const deafEar: Ear = () => ({ chance: () => 1, best: { name: "none", chance: 0 } });

/** So sure of a subject that has no figure, and so little of the rule's figure, that the subject is answered. */
const SUBJECT = { sure: 0.5, rule: 0.12 };
/** Who may need help is not given a figure instead. */
const HELP = { sure: 0.5, rule: 0.25 };
/** Below it the figure is probably not what was asked for. */
const DOUBT = 0.05;
/** So sure of another figure that the nearest one would mislead. */
const ANOTHER = 0.5;
/** So sure of a figure that it is given where the rules are silent. */
const ALONE = 0.8;

/** Their rules take up every word that is said, and few questions of theirs were learned: never doubted. */
const STRICT: ReadonlySet<ToolName> = new Set([
  "what_if_changes",
  "past_sum",
  "past_balance",
  "find_rows",
  "next_pay",
  "pay_alone",
  "alone_by",
  "use_after",
  "use_target",
  "limit_raised",
  "share_paid",
  "spending_pace",
  "average_apr",
  "debt_share",
  "prepayment_penalty",
]);

/** What is said much alike: where somebody has money once, a figure of the own plan says more than a general word on it. */
const NEAR: Partial<Readonly<Record<ToolName, readonly string[]>>> = {
  what_if_once: ["topic:windfall", "what_if_extra:", "plan_figure:first", "guard:action"],
};

const chanceOfCall = (heard: Heard, call: ToolCall): number =>
  [keyOfCall(call), ...(NEAR[call.tool] ?? [])].reduce((sum, name) => sum + heard.chance(name), 0);

const chanceOfCalls = (heard: Heard, calls: readonly ToolCall[]): number =>
  Math.max(0, ...calls.map((call) => chanceOfCall(heard, call)));

/** The answer about something that has no figure; undefined where a figure is asked for, or it is not clear. */
export function subjectHeard(heard: Heard, calls: readonly ToolCall[]): HeardTopic | undefined {
  const { name, chance } = heard.best;
  const least = isHelp(name) ? HELP : SUBJECT;
  return chance >= least.sure && chanceOfCalls(heard, calls) <= least.rule ? heardTopic(name) : undefined;
}

/** Whether what the rules chose is probably another thing than what is asked. */
export const isDoubted = (heard: Heard, calls: readonly ToolCall[]): boolean =>
  !calls.some(({ tool }) => STRICT.has(tool)) && chanceOfCalls(heard, calls) < DOUBT;

const SUPPOSED =
  /^(?:what_if_\w+|if_changes|pay_(?:within|alone)|alone_by|attack_first|balance_transfer|consolidate|close_card|can_afford|use_after|use_target|limit_raised|prepayment_penalty):/;

/** Whether the call plays something that is not so. */
export const isSupposing = (call: ToolCall): boolean => SUPPOSED.test(keyOfCall(call));

/** Whether something is supposed that the rules did not hear: how things are is no answer to it. */
export const isSupposedHeard = ({ best }: Heard): boolean =>
  best.chance >= ANOTHER && SUPPOSED.test(best.name);

/** Figures that need nothing else than to be asked for. */
const PLAIN: Partial<Readonly<Record<ToolName, ToolCall["args"]>>> = {
  minimums_only: {},
  compare_orders: {},
  interest_now: {},
  debt_to_income: {},
  utilization: {},
  payments_due: { days: null },
};
const BY_FIELD: ReadonlySet<string> = new Set([
  "plan_figure",
  "month_figure",
  "net_worth",
  "credit",
  "documents",
]);

/**
 * The figure that the ear alone is sure of; undefined for whatever needs more than the words say. Amounts, rates, periods and categories
 * that stand in the question are for the rules, so with them nothing is proposed.
 */
export function callHeard({ best }: Heard, asked: Asked): ToolCall | undefined {
  const { debts, amounts, percents, months, period, future, categories, merchant, names } = asked;
  const isMore =
    amounts.length + percents.length + months.length + categories.length + names.length > 0 ||
    period !== undefined ||
    future !== undefined ||
    merchant !== undefined;
  if (best.chance < ALONE || isMore) return undefined;
  const [tool = "", which = ""] = best.name.split(":");
  if (tool === "debt_figure")
    return debts.length === 1 && debts[0] !== undefined
      ? { tool, args: { debts: [debts[0].id], field: which } }
      : undefined;
  if (debts.length > 0) return undefined;
  if (tool === "debts_total") return { tool, args: { group: asked.group, of: which } };
  if (BY_FIELD.has(tool)) return { tool: tool as ToolName, args: { field: which } }; // one of the names above
  const args = PLAIN[tool as ToolName]; // undefined for every other name
  return args && { tool: tool as ToolName, args };
}
