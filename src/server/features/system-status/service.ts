import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { OutlookAccount } from "#engine/cashflow/balance-outlook.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PastDue, PaymentMark } from "./month-payments.ts";
import { type StatedDocument, statusView } from "./status-view.ts";

/** What the status needs of the ledger. */
export type StatedDebt = {
  readonly id: string;
  readonly figure: (field: "pastDue") =>
    | {
        readonly kind: "known";
        readonly figure: { readonly value: string; readonly asOf: string; readonly documentId: string };
      }
    | { readonly kind: "in-question" | "not-shown" };
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly facts: { readonly statementDate?: string | undefined; readonly periodEnd?: string | undefined };
  }>;
};

export type SystemStatusService = { getStatus(personId: string, today: PlainDate): Promise<SystemStatus> };

function pastDueOf(accounts: readonly StatedDebt[]): ReadonlyMap<string, PastDue> {
  return new Map(
    accounts.flatMap((account) => {
      const state = account.figure("pastDue");
      if (state.kind !== "known") return [];
      const amount = parseMoney(state.figure.value);
      if (amount === undefined) return [];
      const { asOf, documentId } = state.figure;
      // A paper without a day of its own counts from its upload, which is no day of a statement.
      const isPrinted = account.statements.some(
        ({ documentId: id, facts }) =>
          id === documentId && (facts.statementDate === asOf || facts.periodEnd === asOf),
      );
      return [[account.id, { amount, ...(isPrinted ? { day: asOf } : {}) }] as const];
    }),
  );
}

export function createSystemStatusService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly listDocuments: (personId: string) => Promise<readonly StatedDocument[]>;
  readonly loadAccounts: (personId: string) => Promise<readonly StatedDebt[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
  readonly loadOutlook: (personId: string) => Promise<readonly OutlookAccount[] | undefined>;
  /** The plan a person is shown without asking for anything else, or the sentence why there is none. */
  readonly presentPlan: (personId: string, today: PlainDate) => Promise<PayoffPlan | string>;
  readonly listMarks: (personId: string) => Promise<readonly PaymentMark[]>;
  readonly listRecorded: (personId: string) => Promise<PlanHistory["payments"]>;
  readonly getChoices: (personId: string) => Promise<Pick<PlanChoices, "setUpOn" | "monthlyAmount">>;
  readonly modelHost: string | null;
  readonly lastBackup: () => Promise<Date | null>;
  readonly clock: Clock;
}): SystemStatusService {
  return {
    async getStatus(personId, today) {
      const [
        debts,
        documents,
        accounts,
        analysis,
        plan,
        marks,
        recorded,
        { setUpOn, monthlyAmount },
        checking,
      ] = await Promise.all([
        deps.listDebts(personId),
        deps.listDocuments(personId),
        deps.loadAccounts(personId),
        deps.analyseCashflow(personId),
        deps.presentPlan(personId, today),
        deps.listMarks(personId),
        deps.listRecorded(personId),
        deps.getChoices(personId),
        deps.loadOutlook(personId),
      ]);
      const lastBackup = await deps.lastBackup();
      const { modelHost } = deps;
      const pastDue = pastDueOf(accounts);
      return statusView({
        debts,
        documents,
        analysis,
        plan,
        pastDue,
        modelHost,
        lastBackup,
        now: deps.clock.now(),
        marks,
        recorded,
        setUpOn,
        monthlyAmount,
        checking,
        today,
      });
    },
  };
}
