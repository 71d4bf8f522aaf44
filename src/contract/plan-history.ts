import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";
import { markedPaymentSchema } from "./payments.ts";
import { plainMonthSchema } from "./payoff-plan.ts";

/** A plan as it was kept on a day: the first one, and one more each time the facts changed. */
export const planRevisionSchema = z.object({
  madeOn: plainDateSchema,
  debtFreeDate: plainDateSchema,
  monthlyPayment: decimalSchema,
  totalInterest: decimalSchema,
  /** Against the plan before it; negative when later, null for the first. */
  daysSooner: z.int().nullable(),
  /** "11 days sooner, because you can send $50.00 more a month."; null for the first. */
  sentence: z.string().nullable(),
});
export type PlanRevision = z.infer<typeof planRevisionSchema>;

/** A debt beside what the first plan that held it expects for the beginning of the month in which the present plan begins. */
export const debtRealitySchema = z.object({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  /** The month in which the present plan begins: `expected` and `actual` are of its beginning. */
  month: plainMonthSchema,
  expected: decimalSchema,
  /** What the newest statement says is owed, and its day; null where it shows none. */
  statementBalance: decimalSchema,
  statementDate: plainDateSchema.nullable(),
  /** `statementBalance` with interest until `month`, and what is due until then taken off as paid. */
  actual: decimalSchema,
  /** expected - actual: what is owed less than planned; null while nothing newer than what the first plan stood on tells the balance. */
  ahead: decimalSchema.nullable(),
  /** The first plan that held it. */
  since: plainDateSchema,
});

const statedBalanceSchema = z.object({ amount: decimalSchema, documentId: z.string() });

/** What two neighbouring statements tell about a payment; null where they do not. */
export const recordedPaymentSchema = z.object({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  from: plainDateSchema,
  to: plainDateSchema,
  /** The minimum that the older statement asks for. */
  asked: decimalSchema.nullable(),
  paid: decimalSchema.nullable(),
  interest: decimalSchema.nullable(),
  /** Printed for the period; null where the statement does not show them. */
  fees: decimalSchema.nullable(),
  purchases: decimalSchema.nullable(),
  /** What these leave of the change of the balance: principal = paid - interest - fees - purchases + other; null without a payment. */
  other: decimalSchema.nullable(),
  /** By how much the balance fell; negative where it rose. */
  principal: decimalSchema,
  /** The two balances, the older one first, and the documents that show them. */
  balances: z.tuple([statedBalanceSchema, statedBalanceSchema]),
  basis: z.enum(["printed", "inferred", "unknown"]),
});

/** GET /api/plan-history. Keeps the present plan when the facts behind it changed since the last one; so does the hourly background work. */
export const planHistorySchema = z.object({
  /** Oldest first. */
  revisions: z.array(planRevisionSchema),
  /** Why there is no plan now, in one sentence; null when there is one. */
  blocked: z.string().nullable(),
  debts: z.array(debtRealitySchema),
  /**
   * What the debts of the present plan owed in all at the end of past months, oldest first. A month is left out that not every one of
   * them has a statement recent enough for.
   */
  owed: z.array(z.object({ month: plainMonthSchema, amount: decimalSchema })),
  /** Newest first. */
  payments: z.array(recordedPaymentSchema),
  /** What the person marked, and what statements say to it; newest month first. */
  marks: z.array(markedPaymentSchema),
  /** Months since the first plan that nothing tells about, one sentence for each debt. */
  gaps: z.array(z.string()),
});
export type PlanHistory = z.infer<typeof planHistorySchema>;
