/** What the advisor may look at: what the pages of the same person show. */
import type { AccountFacts, AccountKind, Evidence } from "#contract/extraction.ts";
import { figureSource } from "#contract/figure-source.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import {
  type AdvisorFacts,
  type PastField,
  type PastStatement,
  pastFields,
} from "./features/advisor/facts.ts";
import { debtType } from "./features/debts/debt-view.ts";

type Load<T> = (personId: string) => Promise<T>;
type LoadOn<T> = (personId: string, today: PlainDate) => Promise<T>;

/** What the past is told from: an account with what each of its statements printed, newest first. */
export type StatedAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly fileName: string;
    readonly accountIndex: number;
    readonly asOf: string;
    readonly facts: AccountFacts;
    readonly evidence: Readonly<Record<string, Evidence>>;
    readonly corrections?: Readonly<Record<string, { readonly at: string }>> | undefined;
    readonly typed?: { readonly at: string } | undefined;
  }>;
};

/** As they are called on the papers of a debt, and of a bank account. */
const OF_DEBT = {
  balance: "currentBalance",
  before: "previousBalance",
  paid: "paymentsAndCredits",
  interest: "interestCharged",
  fees: "feesCharged",
} as const satisfies Record<PastField, keyof AccountFacts>;
const OF_BANK = { balance: "endingBalance", before: "beginningBalance" } as const;

/** Every statement of the debts and bank accounts; what is in question is not told. */
export function pastStatements(accounts: readonly StatedAccount[]): readonly PastStatement[] {
  return accounts.flatMap(({ id, kind, statements }) => {
    const isBank = kind === "checking" || kind === "savings";
    if (!isBank && debtType(kind) === undefined) return [];
    const names: Partial<Record<PastField, keyof AccountFacts>> = isBank ? OF_BANK : OF_DEBT;
    return statements.flatMap((statement): PastStatement[] => {
      const { documentId, fileName, accountIndex, asOf, facts, evidence, corrections, typed } = statement;
      const day = parsePlainDate(asOf);
      if (day === undefined) return [];
      const told = pastFields.map((field) => {
        const name = names[field];
        const value = name === undefined ? undefined : facts[name];
        const source =
          name === undefined || value === undefined
            ? undefined
            : figureSource({
                documentId,
                fileName,
                evidence: evidence[name],
                path: `accounts.${accountIndex}.${name}`,
                correction: corrections?.[name],
                typedAt: typed?.at,
              });
        return { field, value: typeof value === "string" ? value : null, source };
      });
      const of = (field: PastField): string | null => told.find((one) => one.field === field)?.value ?? null;
      return [
        {
          accountId: id,
          documentId,
          asOf: day,
          first: parsePlainDate(facts.periodStart ?? "") ?? null,
          isTyped: typed !== undefined,
          figures: {
            balance: of("balance"),
            before: of("before"),
            paid: of("paid"),
            interest: of("interest"),
            fees: of("fees"),
          },
          sources: Object.fromEntries(
            told.flatMap(({ field, source }) => (source === undefined ? [] : [[field, source]])),
          ),
        },
      ];
    });
  });
}

/** The reading functions of the features, and nothing that writes. */
export type AdvisorSources = {
  readonly listDebts: Load<AdvisorFacts["debts"]>;
  readonly analyse: Load<AdvisorFacts["analysis"]>;
  /** With a monthly budget in dollars it stands on that, whether or not the statements show what is safe. */
  readonly presentPlan: (
    personId: string,
    today: PlainDate,
    monthlyBudget?: string,
  ) => Promise<AdvisorFacts["plan"]>;
  readonly getProfile: LoadOn<AdvisorFacts["profile"]>;
  readonly getStatus: LoadOn<{ readonly upcoming: AdvisorFacts["upcoming"] }>;
  readonly listDocuments: Load<AdvisorFacts["documents"]>;
  readonly listTransactions: (personId: string, isAll: boolean) => Promise<AdvisorFacts["transactions"]>;
  readonly loadAccounts: Load<readonly StatedAccount[]>;
  readonly listRecurring: LoadOn<AdvisorFacts["recurring"]>;
  readonly listOpportunities: LoadOn<AdvisorFacts["opportunities"]>;
  /** Keeps a result until something of the person changes. */
  readonly keep: <T>(personId: string, name: string, compute: () => Promise<T>) => Promise<T>;
};

/** In dollars: everything owed and every minimum, with which any debts that can be planned are paid off at once. */
export function amountOfAll(debts: AdvisorFacts["debts"]): string {
  const amounts = debts.flatMap(({ currentBalance, minimumPayment }) => [currentBalance, minimumPayment]);
  return formatMoney(cents(amounts.reduce((sum, text) => sum + Math.max(0, parseMoney(text ?? "") ?? 0), 0)));
}

export function createFactsLoader(from: AdvisorSources): LoadOn<AdvisorFacts> {
  return (personId, today) =>
    from.keep(personId, `advisor ${today}`, async () => {
      const [
        debts,
        analysis,
        plan,
        profile,
        status,
        documents,
        transactions,
        accounts,
        recurring,
        opportunities,
      ] = await Promise.all([
        from.listDebts(personId),
        from.analyse(personId),
        from.presentPlan(personId, today),
        from.getProfile(personId, today),
        from.getStatus(personId, today),
        from.listDocuments(personId),
        from.listTransactions(personId, true),
        from.loadAccounts(personId),
        from.listRecurring(personId, today),
        from.listOpportunities(personId, today),
      ]);
      const { upcoming } = status;
      const outline =
        typeof plan === "string" ? await from.presentPlan(personId, today, amountOfAll(debts)) : plan;
      return {
        today,
        debts,
        analysis,
        plan,
        outline,
        profile,
        upcoming,
        documents,
        transactions,
        statements: pastStatements(accounts),
        recurring,
        opportunities,
      };
    });
}
