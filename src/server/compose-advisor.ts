/** What the advisor may look at: what the pages of the same person show. */
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { AdvisorFacts } from "./features/advisor/facts.ts";

type Load<T> = (personId: string) => Promise<T>;
type LoadOn<T> = (personId: string, today: PlainDate) => Promise<T>;

/** The reading functions of the features, and nothing that writes. */
export type AdvisorSources = {
  readonly listDebts: Load<AdvisorFacts["debts"]>;
  readonly analyse: Load<AdvisorFacts["analysis"]>;
  readonly presentPlan: LoadOn<AdvisorFacts["plan"]>;
  readonly getProfile: LoadOn<AdvisorFacts["profile"]>;
  readonly getStatus: LoadOn<{ readonly upcoming: AdvisorFacts["upcoming"] }>;
  readonly listDocuments: Load<AdvisorFacts["documents"]>;
  readonly listTransactions: (personId: string, isAll: boolean) => Promise<AdvisorFacts["transactions"]>;
  readonly listRecurring: LoadOn<AdvisorFacts["recurring"]>;
  readonly listOpportunities: LoadOn<AdvisorFacts["opportunities"]>;
  /** Keeps a result until something of the person changes. */
  readonly keep: <T>(personId: string, name: string, compute: () => Promise<T>) => Promise<T>;
};

export function createFactsLoader(from: AdvisorSources): LoadOn<AdvisorFacts> {
  return (personId, today) =>
    from.keep(personId, `advisor ${today}`, async () => {
      const [debts, analysis, plan, profile, status, documents, transactions, recurring, opportunities] =
        await Promise.all([
          from.listDebts(personId),
          from.analyse(personId),
          from.presentPlan(personId, today),
          from.getProfile(personId, today),
          from.getStatus(personId, today),
          from.listDocuments(personId),
          from.listTransactions(personId, true),
          from.listRecurring(personId, today),
          from.listOpportunities(personId, today),
        ]);
      const { upcoming } = status;
      return {
        today,
        debts,
        analysis,
        plan,
        profile,
        upcoming,
        documents,
        transactions,
        recurring,
        opportunities,
      };
    });
}
