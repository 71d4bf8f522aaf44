import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Asset, Debt } from "#contract/debts.ts";
import type { Profile } from "#contract/profile.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type CreditReportReading, creditSummary } from "./credit-summary.ts";
import { type AccountHistory, profileView } from "./profile-view.ts";

export type ProfileService = { getProfile(personId: string, today: PlainDate): Promise<Profile> };

export function createProfileService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly listAssets: (personId: string) => Promise<readonly Asset[]>;
  readonly loadAccounts: (personId: string) => Promise<readonly AccountHistory[]>;
  readonly loadCreditReports: (personId: string) => Promise<readonly CreditReportReading[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
}): ProfileService {
  return {
    async getProfile(personId, today) {
      const [debts, assets, accounts, analysis, reports] = await Promise.all([
        deps.listDebts(personId),
        deps.listAssets(personId),
        deps.loadAccounts(personId),
        deps.analyseCashflow(personId),
        deps.loadCreditReports(personId),
      ]);
      return profileView({ debts, assets, accounts, analysis, credit: creditSummary(reports), today });
    },
  };
}
