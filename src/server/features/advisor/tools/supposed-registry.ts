/** The tools for what is supposed of one debt alone, of several things at once, and of a card's limit. */
import { z } from "zod";
import { plainMonthSchema } from "#contract/payoff-plan.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { aloneBy, payAlone } from "./alone-tools.ts";
import { playChanges, type SaidChange } from "./change-tools.ts";
import { sourcesOfChange } from "./changes.ts";
import { limitRaised, usedAfter, usedTarget } from "./limit-tools.ts";
import { sharePaid } from "./progress-tools.ts";
import { dollars, id, percentage, tool } from "./tool.ts";

const centsOf = (text: string): Cents => parseMoney(text) ?? cents(0);

const span = { from: plainMonthSchema.nullable(), until: plainMonthSchema.nullable() };
const direction = z.enum(["more", "less"]);
const change = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("monthly"),
    amount: dollars,
    per: z.enum(["month", "year"]),
    direction,
    source: z.enum(sourcesOfChange),
    ...span,
  }),
  z.strictObject({ kind: z.literal("pay-share"), percent: percentage, direction, ...span }),
  z.strictObject({ kind: z.literal("pause"), ...span }),
  z.strictObject({
    kind: z.literal("once"),
    amount: dollars,
    debt: id.nullable(),
    month: plainMonthSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal("rate"), debt: id, apr: percentage }),
]);
/** One part of a what-if as a call names it. */
export type NamedChange = z.infer<typeof change>;

const saidOf = (named: NamedChange): SaidChange =>
  named.kind === "monthly" || named.kind === "once" ? { ...named, amount: centsOf(named.amount) } : named;

export const supposedTools = {
  pay_alone: tool(
    "When one debt is paid off with so much a month of its own (null: its minimum), or what is left of it then.",
    z.strictObject({
      debt: id,
      amount: dollars.nullable(),
      isAbove: z.boolean(),
      until: plainMonthSchema.nullable(),
    }),
    (facts, { amount, ...args }) =>
      payAlone(facts, { ...args, amount: amount === null ? null : centsOf(amount) }),
  ),
  alone_by: tool(
    "What must be paid a month to have one debt paid off by the end of a month.",
    z.strictObject({ debt: id, until: plainMonthSchema }),
    aloneBy,
  ),
  what_if_changes: tool(
    "What several changes at once would change: more or less a month from and until a month, no extra for a time, payments once, other rates, other income or costs.",
    z.strictObject({ changes: z.array(change).min(1).max(6) }),
    (facts, { changes }) => playChanges(facts, { changes: changes.map(saidOf) }),
  ),
  use_after: tool(
    "The share of the card limits that is used after a payment or a purchase.",
    z.strictObject({ debt: id.nullable(), amount: dollars, direction: z.enum(["pay", "charge"]) }),
    (facts, { amount, ...args }) => usedAfter(facts, { ...args, amount: centsOf(amount) }),
  ),
  limit_raised: tool(
    "The share of the card limits that is used once a card's limit is raised by an amount, or to it.",
    z.strictObject({ debt: id, amount: dollars, isTo: z.boolean() }),
    (facts, { amount, ...args }) => limitRaised(facts, { ...args, amount: centsOf(amount) }),
  ),
  use_target: tool(
    "What must be paid to use less than a share of one card's limit or of all, or what may still be charged.",
    z.strictObject({ debt: id.nullable(), percent: percentage, isBelow: z.boolean() }),
    usedTarget,
  ),
  share_paid: tool(
    "When a share of the debts, or of one, will be paid in the plan.",
    z.strictObject({ percent: z.int().min(1).max(99), debt: id.nullable() }),
    sharePaid,
  ),
} as const;
