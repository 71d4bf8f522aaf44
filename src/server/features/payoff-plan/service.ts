import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { chosenBudget, noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { type PlanExtra, planExtraOf } from "#contract/plan-extra.ts";
import { dollarText, monthText } from "#contract/plan-sentences.ts";
import { addMonths, type PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PayoffPlan as EnginePlan, type PlanRequest } from "#engine/payoff/plan.ts";
import { computeMinimumsOnly } from "#engine/payoff/savings.ts";
import { AppError } from "../../platform/errors.ts";
import type { AutopayInput } from "./autopay-view.ts";
import { certainFlows, outsideMinimums, payAmount, payOfStatements } from "./pay-outlook.ts";
import {
  badRequest,
  keptAccount,
  type PlanQuestion,
  parseAccount,
  parseAmount,
  parsePaydays,
} from "./plan-question.ts";
import { preparePlan } from "./plan-request.ts";
import { dueAllTheSame, planView } from "./plan-view.ts";
import type { PlannedDebt } from "./planned-debt.ts";

export type PayoffPlanService = {
  /** @throws AppError with a sentence for every budget, order or set of debts that gives no plan. */
  computePlan(personId: string, question: PlanQuestion, today: PlainDate): Promise<PayoffPlan>;
  /**
   * The plan a person is shown without asking for anything else, or the sentence why there is none. `monthlyBudget`, in dollars,
   * counts instead of what is safe.
   */
  presentPlan(personId: string, today: PlainDate, monthlyBudget?: string): Promise<PayoffPlan | string>;
};

/** The kept monthly amount, else the extra and the minimums. */
function ownBudget(choices: PlanChoices, extra: PlanExtra | undefined, minimums: Cents): Cents {
  const budget = chosenBudget(choices, minimums, extra?.amount);
  if (budget !== undefined) return budget;
  throw new AppError("NO_CASHFLOW", {
    status: 409,
    userMessage:
      "It is not known yet what is safe to pay each month. Upload a bank statement first, or name a monthly budget.",
  });
}

/** Whether the plan stands on an amount of the person's own, whatever the statements show. */
const keepsAmount = (choices: PlanChoices, minimums: Cents): boolean =>
  chosenBudget(choices, minimums, undefined) !== undefined;

/** @throws AppError for a plan that does not end in zero: which month, what it needs and what there is. */
function assertPaid(
  plan: EnginePlan,
  start: PlainMonth,
  { isOwnBudget, heldBack }: { readonly isOwnBudget: boolean; readonly heldBack: readonly Debt[] },
): void {
  // A debt that gets its minimum only and never ends on it is not helped by more money.
  const [held] = heldBack;
  const isHeld =
    held !== undefined && (plan.kind === "never-pays-off" || plan.kind === "not-paid-within-horizon");
  if (isHeld) {
    throw new AppError(plan.kind === "never-pays-off" ? "NEVER_PAYS_OFF" : "NOT_PAID_WITHIN_HORIZON", {
      status: 422,
      userMessage: `${held.creditor} gets its minimum only, and that never pays it off. Take it into the plan again to see one.`,
      details: { path: "leaveOut" },
    });
  }
  const moreMoney = isOwnBudget
    ? "Raise the budget to see a plan."
    : "It needs more than your statements show as safe: spend less, or pay something from your savings.";
  const details = { path: "monthlyBudget" };
  switch (plan.kind) {
    case "paid":
      return;
    case "budget-below-minimums": {
      const { month, required, available } = plan.shortfall;
      const date = addMonths(start, month - 1);
      const when = month === 1 ? "" : `In ${monthText(date)} `;
      const missing = dollarText(cents(required - available));
      throw new AppError("BUDGET_BELOW_MINIMUMS", {
        status: 422,
        userMessage: `${when}${when === "" ? "The" : "the"} minimum payments come to ${dollarText(required)} a month, but the budget is ${dollarText(available)}. Raise the budget by ${missing} to see a plan.`,
        details: {
          ...details,
          shortfall: { month, date, required: formatMoney(required), available: formatMoney(available) },
        },
      });
    }
    case "never-pays-off":
      throw new AppError("NEVER_PAYS_OFF", {
        status: 422,
        userMessage: `At ${dollarText(plan.budget)} a month the interest grows as fast as you pay, so the debts would never end. ${moreMoney}`,
        details,
      });
    case "not-paid-within-horizon":
      throw new AppError("NOT_PAID_WITHIN_HORIZON", {
        status: 422,
        userMessage: `At ${dollarText(plan.budget)} a month the debts would last more than 100 years, so no end is shown. Raise the budget to see a plan.`,
        details,
      });
    default:
      plan satisfies never;
  }
}

/** The request with each card's own rule for its minimum, where that is known. */
function byOwnRules(request: PlanRequest, planned: readonly PlannedDebt[]): PlanRequest {
  const rules = new Map(planned.map(({ input, ownRule }) => [input.id, ownRule]));
  const debts = request.debts.map((debt) => ({ ...debt, minimum: rules.get(debt.id) ?? debt.minimum }));
  return { ...request, debts };
}

/** Whether the debt's own minimum never pays it off. */
function neverEnds({ input }: PlannedDebt, start: PlainMonth): boolean {
  const budget = { kind: "constant", amount: cents(0) } as const;
  return computeMinimumsOnly({ strategy: "minimum", budget, debts: [input], start }).kind !== "paid";
}

/** Amounts that outgrow whole cents are refused rather than rounded. */
function exactly<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) {
      throw badRequest("The amounts are too large to compute exactly to the cent.", "monthlyBudget");
    }
    throw error;
  }
}

function payOf(
  paydays: PlanQuestion["paydays"],
  analysis: CashflowAnalysis | null,
  today: PlainDate,
): AutopayInput["pay"] {
  const given = parsePaydays(paydays);
  if (given !== undefined) {
    const income = (analysis === null ? undefined : parseMoney(analysis.monthlyIncome)) ?? cents(0);
    return { pattern: given, least: payAmount(given, income), source: "given" };
  }
  const seen = payOfStatements(analysis, today);
  return seen === undefined ? undefined : { ...seen, source: "statements" };
}

/**
 * The answer to one question, from the debts and the cash flow of one person; no waiting, no storage.
 * @throws AppError as PayoffPlanService.computePlan.
 */
export function answerPlan(
  question: PlanQuestion,
  known: {
    readonly debts: readonly Debt[];
    readonly analysis: CashflowAnalysis | null;
    readonly today: PlainDate;
    readonly choices?: PlanChoices;
    /** What is paid above the minimums each month, where that was said; it counts instead of the safe extra. */
    readonly extra?: Cents | undefined;
  },
): PayoffPlan {
  const { debts, analysis, today, choices = noPlanChoices } = known;
  const asked =
    question.monthlyBudget === undefined
      ? undefined
      : parseAmount(question.monthlyBudget, "monthlyBudget", "monthly budget");
  const extra = analysis === null ? undefined : planExtraOf(analysis, choices);
  const prepared = exactly(() =>
    preparePlan(question, {
      debts,
      today,
      choices,
      baseOf: (minimums) =>
        asked ??
        (known.extra === undefined ? ownBudget(choices, extra, minimums) : cents(minimums + known.extra)),
    }),
  );
  const { strategy, request, planned, start, untilStart, minimums, money, scope, kept, getsNoExtra } =
    prepared;
  const plannedIds = planned.map(({ debt }) => debt.id);
  const account = parseAccount(question.payingAccount ?? keptAccount(choices, today));
  const pay = payOf(question.paydays ?? choices.paydays ?? undefined, analysis, today);
  const plan = exactly(() => computePayoffPlan(request));
  assertPaid(plan, start, {
    isOwnBudget: asked !== undefined,
    heldBack: planned
      .filter((one) => getsNoExtra(one) && plan.kind !== "paid" && neverEnds(one, start))
      .map(({ debt }) => debt),
  });
  const leftOut = debts.filter(({ id }) => !plannedIds.includes(id));
  const outside = leftOut.map((debt) => ({ ...debt, minimumPayment: dueAllTheSame(debt) }));
  return planView({
    strategy,
    plan,
    baseline: computeMinimumsOnly(byOwnRules(request, planned), { schedule: true }),
    planned,
    ...(kept === undefined ? {} : { ownOrder: kept.map(debtId) }),
    leftOut,
    start,
    untilStart,
    today,
    money,
    safeBudget: extra && cents(extra.amount + minimums),
    oldExtra: keepsAmount(choices, minimums) ? null : (extra?.old ?? null),
    scope,
    pay,
    account:
      account === undefined || analysis === null
        ? undefined
        : {
            ...account,
            flows: [
              ...certainFlows(analysis, pay, today),
              ...outsideMinimums(outside, today),
              ...untilStart.map(({ payOn, amount }) => ({ on: payOn, amount: cents(0 - amount) })),
            ],
          },
  });
}

export function createPayoffPlanService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
  readonly getChoices: (personId: string) => Promise<PlanChoices>;
}): PayoffPlanService {
  async function computePlan(
    personId: string,
    question: PlanQuestion,
    today: PlainDate,
  ): Promise<PayoffPlan> {
    const [debts, analysis, choices] = await Promise.all([
      deps.listDebts(personId),
      deps.analyseCashflow(personId),
      deps.getChoices(personId),
    ]);
    return answerPlan(question, { debts, analysis, today, choices });
  }

  return {
    computePlan,
    async presentPlan(personId, today, monthlyBudget) {
      try {
        const { strategy } = await deps.getChoices(personId);
        return await computePlan(personId, { strategy, monthlyBudget }, today);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return error.userMessage;
        throw error;
      }
    },
  };
}
