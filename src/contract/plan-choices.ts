/** What a person decides about the plan beyond the statements; kept, and part of every plan from then on. */
import { z } from "zod";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

const plainMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const MOST_EXTRAS = 60;

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
  setUpOn: null,
};

/**
 * The monthly amount of the plan: the kept one while it covers the minimums, otherwise the safe extra and the minimums. Undefined
 * without either.
 */
export function chosenBudget(
  choices: Pick<PlanChoices, "monthlyAmount">,
  minimums: Cents,
  safeExtra: Cents | undefined,
): Cents | undefined {
  const kept = choices.monthlyAmount === null ? undefined : parseMoney(choices.monthlyAmount);
  if (kept !== undefined && kept >= minimums) return kept;
  return safeExtra === undefined ? undefined : cents(safeExtra + minimums);
}
