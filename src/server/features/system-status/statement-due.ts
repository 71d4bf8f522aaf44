/** Bank statements that a plan soon stops counting on. */
import { type CashflowAnalysis, OLD_HISTORY_DAYS } from "#contract/cashflow.ts";
import { uncertaintyOf } from "#contract/extra-certainty.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { dayText } from "#contract/plan-sentences.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { addDays } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";

/** How long before it is said: long enough to wait for a statement, short enough to be about now. */
const AHEAD_DAYS = 7;

/**
 * The statements whose extra the plan counts on for a few days more (see plan-extra). Null where it counts on none of theirs: no extra, an
 * uncertain one, no plan, or a monthly amount that the person chose, which does not change with the statements.
 */
export function statementDueOf(
  analysis: CashflowAnalysis | null,
  plan: PayoffPlan | string,
  { monthlyAmount }: Pick<PlanChoices, "monthlyAmount">,
): SystemStatus["statementDue"] {
  const shownUntil = parsePlainDate(analysis?.periodEnd ?? "");
  if (analysis === null || shownUntil === undefined || typeof plan === "string") return null;
  const { daysOld, endsWith } = analysis.evidence;
  if (analysis.decidedBy === "typed-month" || monthlyAmount !== null) return null;
  if (daysOld < OLD_HISTORY_DAYS - AHEAD_DAYS || uncertaintyOf(analysis) !== null) return null;
  if (Number(analysis.safeMonthlyExtra) === 0) return null;
  const countsUntil = addDays(shownUntil, OLD_HISTORY_DAYS);
  const whose = endsWith.length === 0 ? "Your bank statements" : `The statements of ${endsWith.join(", ")}`;
  return {
    accounts: endsWith,
    shownUntil,
    countsUntil,
    sentence: `${whose} show your money until ${dayText(shownUntil)}. The plan counts on what they leave until ${dayText(countsUntil)}; after that it pays the minimums alone until a newer statement is uploaded.`,
  };
}
