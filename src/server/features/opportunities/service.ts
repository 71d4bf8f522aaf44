import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { AccountKind } from "#contract/extraction.ts";
import type { Opportunity } from "#contract/opportunities.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { opportunities, type TermsEffects } from "./opportunities-view.ts";

export type OpportunitiesService = {
  listOpportunities(personId: string, today: PlainDate): Promise<Opportunity[]>;
};

export function createOpportunitiesService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly loadAccounts: (
    personId: string,
  ) => Promise<ReadonlyArray<{ readonly id: string; readonly kind: AccountKind }>>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
  readonly getChoices: (personId: string) => Promise<PlanChoices>;
  readonly effects: TermsEffects;
}): OpportunitiesService {
  return {
    async listOpportunities(personId, today) {
      const [debts, accounts, analysis, choices] = await Promise.all([
        deps.listDebts(personId),
        deps.loadAccounts(personId),
        deps.analyseCashflow(personId),
        deps.getChoices(personId),
      ]);
      const personalLoans = new Set(
        accounts.flatMap(({ id, kind }) => (kind === "personal-loan" ? [id] : [])),
      );
      return opportunities({ debts, personalLoans, analysis, effects: deps.effects, choices, today });
    },
  };
}
