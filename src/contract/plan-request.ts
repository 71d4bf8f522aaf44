/**
 * The requests of the command line's `plan`: cents as whole numbers, percentages as text. Each refusal names the field and says
 * in one sentence what belongs there.
 */
import { z } from "zod";
import { parsePlainMonth } from "#engine/calendar/months.ts";
import { cents } from "#engine/money/cents.ts";
import { parseRate } from "#engine/money/rate.ts";
import { dayCountBases } from "#engine/payoff/day-interest.ts";
import { debtId, type PlanRequest } from "#engine/payoff/plan.ts";

/** Ten billion dollars, so that a thousand such debts still add up exactly. */
const MAX_AMOUNT_CENTS = 1_000_000_000_000;
const MAX_DEBTS = 1000;
const MAX_MONTHS = 12_000;
const MAX_RATE_DIGITS = 1000;

const CENTS_MESSAGE = `This must be a whole number of cents from 0 to ${MAX_AMOUNT_CENTS}, for example 12345 for $123.45.`;
const RATE_MESSAGE = 'This must be a percentage from 0 written as text, for example "22.99".';

const wholeNumber = (from: number, to: number) => {
  const error = `This must be a whole number from ${from} to ${to}.`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, { error: `This must be one of: ${values.map((value) => `"${value}"`).join(", ")}.` });

const centsSchema = z
  .int({ error: CENTS_MESSAGE })
  .min(0, { error: CENTS_MESSAGE })
  .max(MAX_AMOUNT_CENTS, { error: CENTS_MESSAGE })
  .transform((value) => cents(value === 0 ? 0 : value)); // JSON can write -0

const rateSchema = z
  .string({ error: RATE_MESSAGE })
  .max(MAX_RATE_DIGITS, { error: `A percentage has at most ${MAX_RATE_DIGITS} digits.` })
  .transform((text, context) => {
    const parsed = parseRate(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: "custom", message: RATE_MESSAGE });
    return z.NEVER;
  });

const flagSchema = z.boolean({ error: "This must be true or false." });
const idError = "This must be the id of a debt: a text that is not empty.";
const idSchema = z.string({ error: idError }).min(1, { error: idError });
const debtIdSchema = idSchema.transform(debtId);

const monthError = 'This must be a month between the years 1900 and 2999, for example "2026-11".';
const plainMonthSchema = z.string({ error: monthError }).transform((text, context) => {
  const month = /^(19|2\d)/.test(text) ? parsePlainMonth(text) : undefined;
  if (month !== undefined) return month;
  context.addIssue({ code: "custom", message: monthError });
  return z.NEVER;
});

const minimumSchema = z
  .discriminatedUnion(
    "type",
    [
      z.strictObject({ type: z.literal("fixed"), cents: centsSchema }),
      z.strictObject({
        type: z.literal("percent"),
        percent: rateSchema,
        basis: oneOf("before", "after").default("before"),
        floorCents: centsSchema.default(cents(0)),
        plusInterest: flagSchema.default(false),
      }),
    ],
    { error: 'A minimum is {"type": "fixed", "cents": …} or {"type": "percent", "percent": "…", …}.' },
  )
  .transform((rule) =>
    rule.type === "fixed"
      ? { type: rule.type, amount: rule.cents }
      : {
          type: rule.type,
          percent: rule.percent,
          basis: rule.basis,
          floor: rule.floorCents,
          plusInterest: rule.plusInterest,
        },
  );

const promoSchema = z.strictObject({
  months: wholeNumber(0, MAX_MONTHS),
  apr: rateSchema,
  deferred: flagSchema.default(false),
});

const MAX_BUCKETS = 12;
const bucketsError = `This must be a list of 1 to ${MAX_BUCKETS} balances, each with balanceCents and apr.`;
const bucketsSchema = z
  .array(
    z
      .strictObject({ balanceCents: centsSchema, apr: rateSchema, promo: promoSchema.optional() })
      .transform(({ balanceCents, apr, promo }) => ({
        balance: balanceCents,
        apr,
        ...(promo === undefined ? {} : { promo }),
      })),
    { error: bucketsError },
  )
  .min(1, { error: bucketsError })
  .max(MAX_BUCKETS, { error: bucketsError });

const planDebtSchema = z
  .strictObject(
    {
      id: debtIdSchema,
      balanceCents: centsSchema,
      apr: rateSchema,
      minimum: minimumSchema,
      promo: promoSchema.optional(),
      buckets: bucketsSchema.optional(),
      monthlyFeeCents: centsSchema.default(cents(0)),
      prepay: flagSchema.default(true),
      compounding: oneOf("monthly", "daily", "dailySimple").default("monthly"),
    },
    { error: "Each debt is an object with id, balanceCents, apr and minimum." },
  )
  .transform(({ balanceCents, monthlyFeeCents, promo, buckets, ...debt }) => ({
    ...debt,
    balance: balanceCents,
    monthlyFee: monthlyFeeCents,
    ...(promo === undefined ? {} : { promo }),
    ...(buckets === undefined ? {} : { buckets }),
  }));

const budgetListError = `A budget by month holds 1 to ${MAX_MONTHS} amounts.`;
const budgetListSchema = z
  .array(centsSchema)
  .min(1, { error: budgetListError })
  .max(MAX_MONTHS, { error: budgetListError });

const planSchema = z.strictObject({
  op: z.literal("plan").optional(),
  strategy: oneOf("avalanche", "snowball", "custom", "minimum", "optimal").default("avalanche"),
  budgetCents: z
    .union([centsSchema, budgetListSchema], {
      error: `${CENTS_MESSAGE} A list of such numbers, one a month, is possible too.`,
    })
    .optional(),
  extraCents: centsSchema.optional(),
  schedule: flagSchema.default(false),
  debts: z
    .array(planDebtSchema, { error: "This must be a list of debts." })
    .max(MAX_DEBTS, { error: `A plan holds at most ${MAX_DEBTS} debts.` }),
  order: z.array(debtIdSchema, { error: "This must be a list of debt ids, first target first." }).optional(),
  aprBasis: oneOf("now", "goto").default("now"),
  resort: oneOf("monthly", "once").default("monthly"),
  rollover: flagSchema.default(true),
  extras: z
    .array(
      z.strictObject({
        month: wholeNumber(1, MAX_MONTHS),
        cents: centsSchema,
        id: debtIdSchema.optional(),
      }),
      { error: "This must be a list of extra payments." },
    )
    .max(1200, { error: "A plan holds at most 1200 extra payments." })
    .default([]),
  start: plainMonthSchema.optional(),
  maxMonths: wholeNumber(1, MAX_MONTHS).default(1200),
  rounding: z
    .literal("cent", {
      error: 'Plans are rounded to whole cents, as banks do; leave "rounding" out.',
    })
    .optional(),
});

type ParsedPlan = z.output<typeof planSchema>;

function budgetOf({
  strategy,
  budgetCents,
  extraCents,
  debts,
}: ParsedPlan): PlanRequest["budget"] | undefined {
  if (extraCents !== undefined) return { kind: "extra", amount: extraCents };
  if (Array.isArray(budgetCents)) return { kind: "by-month", amounts: budgetCents };
  if (budgetCents !== undefined) return { kind: "constant", amount: budgetCents };
  return strategy === "minimum" || debts.length === 0 ? { kind: "extra", amount: cents(0) } : undefined;
}

type Refuse = (path: (string | number)[], message: string) => void;

/** The rules that concern more than one field. */
function checkTogether(plan: ParsedPlan, refuse: Refuse): void {
  const ids = new Set<string>();
  for (const [index, { id, compounding, balance, promo, buckets }] of plan.debts.entries()) {
    if (buckets !== undefined) {
      const total = buckets.reduce((sum, bucket) => sum + bucket.balance, 0);
      if (total !== balance) {
        refuse(
          ["debts", index, "buckets"],
          `The balances add up to ${total} cents, not to balanceCents, ${balance}.`,
        );
      }
      if (promo !== undefined) {
        refuse(["debts", index, "promo"], "A debt with buckets has its promotions in the buckets.");
      }
    }
    if (ids.has(id)) refuse(["debts", index, "id"], `Two debts have the id "${id}"; each needs its own.`);
    ids.add(id);
    if (compounding !== "monthly" && plan.start === undefined) {
      refuse(
        ["start"],
        'Daily interest depends on the calendar: say when the plan starts, for example "2026-11".',
      );
    }
  }
  const ordered = new Set<string>();
  for (const [index, id] of (plan.order ?? []).entries()) {
    if (!ids.has(id)) refuse(["order", index], `No debt has the id "${id}".`);
    if (ordered.has(id)) refuse(["order", index], `The debt "${id}" is in the order twice.`);
    ordered.add(id);
  }
  if (plan.strategy === "custom" && plan.order === undefined) {
    refuse(["order"], "The custom strategy needs the order: a list of debt ids, first target first.");
  }
  for (const [index, { id }] of plan.extras.entries()) {
    if (id !== undefined && !ids.has(id)) refuse(["extras", index, "id"], `No debt has the id "${id}".`);
  }
  if (plan.budgetCents !== undefined && plan.extraCents !== undefined) {
    refuse(["extraCents"], "Give either budgetCents or extraCents, not both.");
  }
  if (budgetOf(plan) === undefined) {
    refuse(
      ["budgetCents"],
      "Say how much money there is a month: budgetCents, or extraCents above the minimums.",
    );
  }
}

export const planRequestSchema = planSchema
  .check((context) => {
    checkTogether(context.value, (path, message) => {
      context.issues.push({ code: "custom", message, path, input: context.value });
    });
  })
  .transform((plan): { request: PlanRequest; schedule: boolean } => ({
    schedule: plan.schedule,
    request: {
      strategy: plan.strategy,
      budget: budgetOf(plan) ?? { kind: "extra", amount: cents(0) },
      debts: plan.debts,
      aprBasis: plan.aprBasis,
      resort: plan.resort,
      rollover: plan.rollover,
      extras: plan.extras.map((extra) => ({
        month: extra.month,
        amount: extra.cents,
        ...(extra.id === undefined ? {} : { id: extra.id }),
      })),
      maxMonths: plan.maxMonths,
      ...(plan.order === undefined ? {} : { order: plan.order }),
      ...(plan.start === undefined ? {} : { start: plan.start }),
    },
  }));

const namedBalances = z
  .array(
    z.strictObject({
      id: idSchema,
      balanceCents: centsSchema,
      apr: rateSchema,
      disputedCents: centsSchema.optional(),
      deferredCyclesLeft: wholeNumber(1, MAX_MONTHS).optional(),
    }),
    { error: "This must be a list of balances." },
  )
  .check((context) => {
    const ids = context.value.map(({ id }) => id);
    const index = ids.findIndex((id, place) => ids.indexOf(id) < place);
    if (index === -1) return;
    const message = `Two balances have the id "${ids[index]}"; each needs its own.`;
    context.issues.push({ code: "custom", message, path: [index, "id"], input: context.value });
  });

const regzM1Fields = z.strictObject({
  op: z.literal("regzM1"),
  balances: z
    .array(z.strictObject({ balanceCents: centsSchema, apr: rateSchema }), {
      error: "This must be a list of balances.",
    })
    .min(1, { error: "There must be at least one balance." })
    .max(100, { error: "There are at most 100 balances." }),
  promoLastMonth: wholeNumber(1, MAX_MONTHS).optional(),
  regularApr: rateSchema.optional(),
  minimumPercent: rateSchema,
  minimumFloorCents: centsSchema,
});

/** A promotion needs both its end and the rate after it; with one of them it would count as no promotion, or as one for ever. */
export const regzM1Schema = regzM1Fields.check((context) => {
  const { promoLastMonth, regularApr } = context.value;
  if ((promoLastMonth === undefined) === (regularApr === undefined)) return;
  const path = [promoLastMonth === undefined ? "promoLastMonth" : "regularApr"];
  const message = "A promotion needs both promoLastMonth and regularApr.";
  context.issues.push({ code: "custom", message, path, input: context.value });
});

export const allocate53Schema = z.strictObject({
  op: z.literal("allocate53"),
  excessCents: centsSchema,
  balances: namedBalances,
});

const loanMonths = wholeNumber(1, 1200);
export const amortiseSchema = z.strictObject({
  op: z.literal("amortise"),
  balanceCents: centsSchema,
  apr: rateSchema,
  months: loanMonths,
  afterMonths: loanMonths.optional(),
  rounding: oneOf("cent", "none").default("cent"),
});

export const dayInterestSchema = z.strictObject({
  op: z.literal("dayInterest"),
  balanceCents: centsSchema,
  apr: rateSchema,
  days: wholeNumber(0, 36_600),
  basis: oneOf(...dayCountBases).default("365"),
});

const flowError = `This must be a whole number of cents from -${MAX_AMOUNT_CENTS} to ${MAX_AMOUNT_CENTS}; money out is negative.`;
const flowSchema = z
  .int({ error: flowError })
  .min(-MAX_AMOUNT_CENTS, { error: flowError })
  .max(MAX_AMOUNT_CENTS, { error: flowError })
  .transform((value) => cents(value === 0 ? 0 : value));

export const safeExtraSimpleSchema = z.strictObject({
  op: z.literal("safeExtra"),
  mode: z.literal("simple").optional(),
  incomeCents: centsSchema,
  essentialCents: centsSchema.default(cents(0)),
  minimumCents: centsSchema.default(cents(0)),
  discretionaryCents: centsSchema.default(cents(0)),
  bufferContributionCents: centsSchema.default(cents(0)),
});

const dayOfHorizon = wholeNumber(1, 366);
const extraDaysError = "This must be a list of 1 to 366 days of the horizon.";
export const safeExtraPathsSchema = z.strictObject({
  op: z.literal("safeExtra"),
  mode: z.literal("paths"),
  openingCents: flowSchema,
  bufferCents: centsSchema.default(cents(0)),
  scheduled: z
    .array(z.strictObject({ day: dayOfHorizon, cents: flowSchema }), {
      error: "This must be a list of flows with a day and an amount in cents.",
    })
    .default([]),
  residualsCents: z
    .array(flowSchema, { error: "This must be a list of daily flows in cents, oldest first." })
    .max(4000, { error: "The history holds at most 4000 days." }),
  horizonDays: dayOfHorizon.default(60),
  extraDays: z
    .array(dayOfHorizon, { error: extraDaysError })
    .min(1, { error: extraDaysError })
    .max(366, { error: extraDaysError })
    .default([1, 31]),
  holdPercent: wholeNumber(0, 100).default(95),
});
