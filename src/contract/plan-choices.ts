/** What a person decides about the plan beyond the statements; kept, and part of every plan from then on. */
import { z } from "zod";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";
import { payPatternSchema, strategySchema } from "./payoff-plan.ts";

const plainMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const MOST_EXTRAS = 60;
/** How many days a balance that was typed in is taken as that of today. */
export const ACCOUNT_DAYS = 7;

export const planChoicesSchema = z.strictObject({
  /** What to pay a month in all; null: the safe extra and the minimums. */
  monthlyAmount: decimalSchema.nullable(),
  /** Money beside the monthly amount in one month; without a debt it goes where the strategy says. */
  oneOffs: z
    .array(z.strictObject({ month: plainMonth, amount: decimalSchema, debtId: z.string().nullable() }))
    .max(MOST_EXTRAS),
  /** So much more every month, from a month on. */
  monthlyExtras: z.array(z.strictObject({ from: plainMonth, amount: decimalSchema })).max(MOST_EXTRAS),
  /** Debts that get their minimum only, by id. */
  leaveOut: z.array(z.string()).max(1000),
  strategy: strategySchema,
  /** Debt ids, first target first, for the custom strategy; kept while another one is chosen. Debts it does not name come last. */
  order: z.array(z.string().max(100)).max(1000),
  /** Percent a year: a debt with a lower APR gets its minimum only; null for none. */
  extraFromApr: decimalSchema.nullable(),
  /** When pay arrives; null: as the statements show it. */
  paydays: payPatternSchema.nullable(),
  /** The account that the payments leave, as it was on a day: it counts for `ACCOUNT_DAYS` days, then it says nothing of today. */
  payingAccount: z
    .strictObject({ balance: decimalSchema, buffer: decimalSchema, asOf: plainDateSchema })
    .nullable(),
  /** What must stay in the accounts at least; where a heavy week of the statements needs more, that counts. Null: that alone. */
  leastBuffer: decimalSchema.nullable(),
  /** Bank accounts by id that the cash flow leaves out: neither their money nor their lines count. */
  excludedAccounts: z.array(z.string().max(100)).max(1000),
  /** The monthly extra of old bank statements that the plan may count on, and the day they end; see plan-extra. Null: none. */
  oldExtra: z.strictObject({ amount: decimalSchema, shownUntil: plainDateSchema }).nullable(),
  /** The day the person said that the automatic payments are set up; null before. */
  setUpOn: plainDateSchema.nullable(),
});
/** GET /api/plan-choices. */
export type PlanChoices = z.infer<typeof planChoicesSchema>;

/** PATCH /api/plan-choices: what is named replaces what was kept; the answer is all of it. */
export const planChoicesChangeSchema = planChoicesSchema.partial();
export type PlanChoicesChange = z.infer<typeof planChoicesChangeSchema>;

export const noPlanChoices: PlanChoices = {
  monthlyAmount: null,
  oneOffs: [],
  monthlyExtras: [],
  leaveOut: [],
  strategy: "avalanche",
  order: [],
  extraFromApr: null,
  paydays: null,
  payingAccount: null,
  leastBuffer: null,
  excludedAccounts: [],
  oldExtra: null,
  setUpOn: null,
};

/**
 * The monthly amount of the plan: the kept one while it covers the minimums, otherwise the plan's extra (see plan-extra) and the
 * minimums. Undefined without either.
 */
export function chosenBudget(
  choices: Pick<PlanChoices, "monthlyAmount">,
  minimums: Cents,
  extra: Cents | undefined,
): Cents | undefined {
  const kept = choices.monthlyAmount === null ? undefined : parseMoney(choices.monthlyAmount);
  if (kept !== undefined && kept >= minimums) return kept;
  return extra === undefined ? undefined : cents(extra + minimums);
}
