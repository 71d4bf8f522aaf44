/** The status of a made-up household, as the product computes it. */
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { planExtraOf } from "#contract/plan-extra.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type KnownAboutPerson, statusView } from "#server/features/system-status/status-view.ts";
import { type Household, planOf } from "./sample-household.ts";

/** A payment of this month of which the statement shows less than the person meant to pay. */
export function paidInPart({ debts: [first] }: Household): Pick<KnownAboutPerson, "marks" | "recorded"> {
  if (first === undefined) return { marks: [], recorded: [] };
  const { id: debtId, creditor, accountLast4 } = first;
  const stated = (amount: string) => ({ amount, documentId: "doc_0" });
  return {
    marks: [{ debtId, month: "2026-11", status: "paid", amount: "500.00" }],
    recorded: [
      {
        debtId,
        creditor,
        accountLast4,
        from: "2026-10-18",
        to: "2026-11-17",
        asked: "195.00",
        paid: "250.00",
        interest: "130.10",
        fees: null,
        purchases: null,
        other: "0.00",
        principal: "119.90",
        balances: [stated("6602.05"), stated("6482.15")],
        basis: "printed",
      },
    ],
  };
}

export function systemStatusOf(
  { debts, documents, cashflow }: Household,
  kept: Partial<Pick<KnownAboutPerson, "marks" | "recorded" | "setUpOn">> = {},
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
    monthlyAmount: null,
    checking: undefined,
    ...kept,
    today,
  });
}
