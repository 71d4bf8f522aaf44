/** One line of JSON in, one answer out: all that `plan` on the command line does. */
import type { z } from "zod";
import { computePathsSafeExtra, computeSimpleSafeExtra } from "#engine/cashflow/safe-extra.ts";
import { computeAmortisation, computeExactAmortisation } from "#engine/payoff/amortise.ts";
import { computeDayInterest } from "#engine/payoff/day-interest.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import type { PayoffPlan } from "#engine/payoff/plan.ts";
import { scheduleRows } from "#engine/payoff/schedule.ts";
import { allocateExcessPayment } from "#engine/regulation/excess-payment.ts";
import { computeMinimumPaymentDisclosure } from "#engine/regulation/minimum-payment-disclosure.ts";
import {
  allocate53Schema,
  amortiseSchema,
  dayInterestSchema,
  planRequestSchema,
  regzM1Schema,
  safeExtraPathsSchema,
  safeExtraSimpleSchema,
} from "./plan-request.ts";

const STATUS = {
  paid: "PAID",
  "budget-below-minimums": "BUDGET_BELOW_MINIMUMS",
  "never-pays-off": "NEVER_PAYS_OFF",
  "not-paid-within-horizon": "NOT_PAID_WITHIN_HORIZON",
} as const satisfies Record<PayoffPlan["kind"], string>;

function badRequest(message: string, path: string): object {
  return { status: "BAD_REQUEST", message, path };
}

function firstIssue(error: z.ZodError): object {
  const issue = error.issues[0];
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === "unrecognized_keys") {
    const key = issue.keys[0] ?? "";
    return badRequest(`There is no field "${key}" here; check its spelling.`, [...path, key].join("."));
  }
  if (issue?.message.startsWith("Invalid input") === true) {
    return badRequest("This field is missing or is not what belongs here.", path.join("."));
  }
  return badRequest(issue?.message ?? "This request cannot be read.", path.join("."));
}

/** Reads a request with its schema and answers it, or says which field is wrong. */
function answerWith<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  answer: (request: z.output<Schema>) => object,
): object {
  const parsed = schema.safeParse(input);
  return parsed.success ? answer(parsed.data) : firstIssue(parsed.error);
}

/** More rows would be more text than one answer can hold. */
const MOST_ROWS = 1_000_000;

function planAnswer(plan: PayoffPlan, withSchedule: boolean): object {
  const rows = plan.columns.balances.length;
  if (withSchedule && rows > MOST_ROWS) {
    return badRequest(
      `This schedule has ${rows} rows; at most ${MOST_ROWS} are written. Leave the schedule out, or lower maxMonths.`,
      "schedule",
    );
  }
  return {
    status: STATUS[plan.kind],
    months: plan.months,
    totalInterestCents: plan.totalInterest,
    totalFeesCents: plan.totalFees,
    totalPaidCents: plan.totalPaid,
    remainingCents: plan.remaining,
    budgetCents: plan.budget,
    ...(plan.kind === "budget-below-minimums"
      ? {
          shortfall: {
            month: plan.shortfall.month,
            requiredCents: plan.shortfall.required,
            availableCents: plan.shortfall.available,
          },
        }
      : {}),
    debts: plan.debts.map(({ id, paidOffMonth, interest, balance }) => ({
      id,
      paidOffMonth,
      interestCents: interest,
      balanceCents: balance,
    })),
    ...(plan.departure === undefined
      ? {}
      : {
          departure: {
            reason: plan.departure.reason,
            ...(plan.departure.id === undefined ? {} : { id: plan.departure.id }),
            savedCents: plan.departure.saved,
          },
        }),
    ...(withSchedule
      ? {
          schedule: scheduleRows(plan).map((row) => ({
            month: row.month,
            id: row.id,
            paymentCents: row.payment,
            interestCents: row.interest,
            feeCents: row.fee,
            principalCents: row.principal,
            balanceCents: row.balance,
          })),
        }
      : {}),
  };
}

function regzM1Answer(request: z.output<typeof regzM1Schema>): object {
  const disclosure = computeMinimumPaymentDisclosure({
    balances: request.balances.map(({ balanceCents, apr }) => ({ balance: balanceCents, apr })),
    minimumPercent: request.minimumPercent,
    minimumFloor: request.minimumFloorCents,
    ...(request.promoLastMonth === undefined ? {} : { promoLastMonth: request.promoLastMonth }),
    ...(request.regularApr === undefined ? {} : { regularApr: request.regularApr }),
  });
  const in36 = { payment36Cents: disclosure.payment36, total36Cents: disclosure.total36 };
  if (disclosure.kind === "never") return { status: "NEVER_PAYS_OFF", ...in36 };
  return {
    status: "PAID",
    months: disclosure.months,
    disclosed: disclosure.disclosed,
    totalPaidCents: disclosure.totalPaid,
    ...in36,
    savingsDollars: disclosure.savingsDollars,
  };
}

function allocate53Answer({ excessCents, balances }: z.output<typeof allocate53Schema>): object {
  const { allocated, left } = allocateExcessPayment(
    excessCents,
    balances.map(({ id, balanceCents, apr, disputedCents, deferredCyclesLeft }) => ({
      id,
      balance: balanceCents,
      apr,
      ...(disputedCents === undefined ? {} : { disputed: disputedCents }),
      ...(deferredCyclesLeft === undefined ? {} : { deferredCyclesLeft }),
    })),
  );
  return { allocatedCents: Object.fromEntries(allocated), leftCents: left };
}

function amortiseAnswer(request: z.output<typeof amortiseSchema>): object {
  const { balanceCents: balance, apr, months, afterMonths, rounding } = request;
  const compute = rounding === "none" ? computeExactAmortisation : computeAmortisation;
  const result = compute({ balance, apr, months }, Math.min(afterMonths ?? months, months));
  return {
    paymentCents: result.payment,
    months: result.months,
    lastPaymentCents: result.lastPayment,
    interestCents: result.interest,
    principalCents: result.principal,
    balanceCents: result.balance,
  };
}

function safeExtraPathsAnswer(request: z.output<typeof safeExtraPathsSchema>): object {
  const result = computePathsSafeExtra({
    opening: request.openingCents,
    buffer: request.bufferCents,
    scheduled: request.scheduled.map((item) => ({ day: item.day, amount: item.cents })),
    residuals: request.residualsCents,
    horizonDays: request.horizonDays,
    extraDays: request.extraDays,
    holdPercent: request.holdPercent,
  });
  if (result === undefined) {
    return badRequest(
      "The history must be at least as long as the horizon, with an extra inside it.",
      "residualsCents",
    );
  }
  return {
    safeMonthlyExtraCents: result.safeExtra,
    paths: result.pathCount,
    holdingPercent: result.holdingPercent,
  };
}

function answerSafeExtra(input: object): object {
  if ("mode" in input && input.mode === "paths") {
    return answerWith(safeExtraPathsSchema, input, safeExtraPathsAnswer);
  }
  return answerWith(safeExtraSimpleSchema, input, (request) => ({
    safeMonthlyExtraCents: computeSimpleSafeExtra({
      income: request.incomeCents,
      essentials: request.essentialCents,
      minimums: request.minimumCents,
      discretionary: request.discretionaryCents,
      bufferContribution: request.bufferContributionCents,
    }),
  }));
}

function answerTo(input: object): object {
  const op = "op" in input ? input.op : "plan";
  switch (op) {
    case "plan":
      return answerWith(planRequestSchema, input, ({ request, schedule }) =>
        planAnswer(computePayoffPlan(request, { schedule }), schedule),
      );
    case "regzM1":
      return answerWith(regzM1Schema, input, regzM1Answer);
    case "allocate53":
      return answerWith(allocate53Schema, input, allocate53Answer);
    case "amortise":
      return answerWith(amortiseSchema, input, amortiseAnswer);
    case "dayInterest":
      return answerWith(dayInterestSchema, input, ({ balanceCents, apr, days, basis }) => ({
        interestCents: computeDayInterest(balanceCents, apr, days, basis),
      }));
    case "safeExtra":
      return answerSafeExtra(input);
    default:
      return badRequest(
        'This must be one of: "plan", "regzM1", "allocate53", "amortise", "dayInterest", "safeExtra".',
        "op",
      );
  }
}

/**
 * Answers one request, given as the text of a JSON object. Never throws: whatever is wrong with the request comes back as
 * `{status: "BAD_REQUEST", message, path}`.
 */
export function runPlanJson(text: string): object {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return badRequest("This line is not JSON. Each line must hold one request as a JSON object.", "");
  }
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return badRequest("A request is a JSON object: {…}.", "");
  }
  try {
    return answerTo(input);
  } catch {
    // Amounts that outgrow whole cents; the engine refuses to compute with them rather than round.
    return badRequest("The amounts in this request are too large to compute exactly to the cent.", "");
  }
}
