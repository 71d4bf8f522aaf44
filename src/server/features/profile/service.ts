import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Asset, Debt } from "#contract/debts.ts";
import type { Profile } from "#contract/profile.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import { type CreditReportReading, creditSummary } from "./credit-summary.ts";
import { type AccountHistory, profileView } from "./profile-view.ts";

export type ProfileService = { getProfile(personId: string): Promise<Profile> };

export function createProfileService(deps: {
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly listAssets: (personId: string) => Promise<readonly Asset[]>;
  readonly loadAccounts: (personId: string) => Promise<readonly AccountHistory[]>;
  readonly loadCreditReports: (personId: string) => Promise<readonly CreditReportReading[]>;
  readonly analyseCashflow: (personId: string) => Promise<CashflowAnalysis | null>;
  readonly clock: Clock;
}): ProfileService {
  return {
    async getProfile(personId) {
      const [debts, assets, accounts, analysis, reports] = await Promise.all([
        deps.listDebts(personId),
        deps.listAssets(personId),
        deps.loadAccounts(personId),
        deps.analyseCashflow(personId),
        deps.loadCreditReports(personId),
      ]);
      const today = parsePlainDate(deps.clock.now().toISOString().slice(0, 10));
      if (today === undefined) throw new RangeError("The clock shows a year that cannot be written");
      return profileView({ debts, assets, accounts, analysis, credit: creditSummary(reports), today });
    },
  };
}
