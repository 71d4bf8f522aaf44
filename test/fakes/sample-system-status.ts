/** The status of a made-up household, as the product computes it. */
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type KnownAboutPerson, statusView } from "#server/features/system-status/status-view.ts";
import { type Household, planOf } from "./sample-household.ts";

export function systemStatusOf(
  { debts, documents, cashflow }: Household,
  kept: Partial<Pick<KnownAboutPerson, "marks" | "setUpOn">> = {},
  choices: Pick<PlanChoices, "oldExtra"> = noPlanChoices,
): SystemStatus {
  const today = parsePlainDate("2026-11-20");
  if (today === undefined) throw new Error("no such day");
  const minimums = debts.reduce(
    (sum, { minimumPayment }) => sum + (parseMoney(minimumPayment ?? "0") ?? 0),
    0,
  );
  const extra = cashflow === null ? undefined : planExtraOf(cashflow, choices).amount;
  const plan = extra === undefined ? undefined : planOf(debts, cents(minimums + extra));
  return statusView({
    debts,
    documents,
    analysis: cashflow,
    plan:
      plan ??
      (debts.length === 0
        ? "There is no debt to plan yet. Upload a statement of a card or a loan first."
        : "It is not known yet what is safe to pay each month. Upload a bank statement first."),
    pastDue: new Map(),
    modelHost: null,
    lastBackup: new Date("2026-11-20T08:00:00Z"),
    now: new Date("2026-11-20T12:00:00Z"),
    marks: [],
    recorded: [],
    setUpOn: null,
    checking: undefined,
    ...kept,
    today,
  });
}
