/** Questions that go on from the one before: "and with 300?", "what about the car loan?", "and in september?". */
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { debtFieldOf } from "./debt-rules.ts";

const GOES_ON =
  /^(?:and|or|but|what about|how about|what if (?:it|its|that|i make it|we make it)|same|then|also|instead|ok|okay|now|make it|with|for|in|at)\b|\b(?:instead|as well)$/;
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

const debtsOf = ({ args }: ToolCall): string[] => {
  if (Array.isArray(args["debts"])) return args["debts"].filter((id): id is string => typeof id === "string");
  return typeof args["debt"] === "string" ? [args["debt"]] : [];
};

/** The call before with what the question names in place of what it had; undefined where it names nothing that fits. */
export function continued(asked: Asked, before: ToolCall): ToolCall | undefined {
  const { args } = before;
  const amount = asked.amounts[0] === undefined ? undefined : formatMoney(asked.amounts[0]);
  const apr = asked.percents[0];
  const months = asked.months[0];
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
    return { ...before, args: { ...args, period: asked.period, ...named } };
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
  const field = debtFieldOf(asked);
  const named = asked.debts.map(({ id }) => id);
  if (named.length > 0) {
    if ("debts" in args)
      return {
        ...before,
        args: {
          ...args,
          debts: named,
          ...(before.tool === "debt_figure" && field !== undefined && field !== "balance" ? { field } : {}),
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

/** The debts that the answer before was about, for a question that says "it". */
export function meantDebts(asked: Asked, before: ToolCall | undefined, mentioned: readonly string[]): Asked {
  if (asked.debts.length > 0 || !asked.has(POINTS_BACK)) return asked;
  const ids = before === undefined ? [] : debtsOf(before);
  const meant = asked.facts.debts.filter(({ id }) => (ids.length > 0 ? ids : mentioned).includes(id));
  return meant.length === 0 ? asked : { ...asked, debts: meant };
}
