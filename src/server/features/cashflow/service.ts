import { type CashflowAnalysis, safetySchema } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import type { SingleExpense } from "#contract/single-expenses.ts";
import type { TransactionList } from "#contract/transactions.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { OutlookAccount } from "#engine/cashflow/balance-outlook.ts";
import type { Safety } from "#engine/cashflow/extra-advice.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import type { EffectsOf } from "./advice.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import { outlookAccounts } from "./outlook-accounts.ts";
import { loadSafety, saveSafety } from "./repository.ts";
import { type NamedTransaction, singleExpenses } from "./single-expenses.ts";
import { createFlowMemory, type FlowMemory } from "./sorted-flows.ts";
import { type ListedAccount, type ListedTransaction, transactionList } from "./transaction-list.ts";
import type { TypedMonth } from "./typed-analysis.ts";

export type CashflowService = {
  /** Null until a statement of a deposit account was read or an income typed. */
  analyse(personId: string): Promise<CashflowAnalysis | null>;
  /** The checking accounts as the balance outlook takes them; undefined where their statements tell too little. */
  loadOutlook(personId: string): Promise<readonly OutlookAccount[] | undefined>;
  /** Every transaction with its category and line, newest first; see transactionList. */
  listTransactions(personId: string, isAll: boolean): Promise<TransactionList>;
  /** Large money out that stands alone, with the month without it; see singleExpenses. */
  listSingleExpenses(personId: string): Promise<SingleExpense[]>;
  /** Keeps how sure the extra should be; every figure that stands on it follows. */
  chooseSafety(personId: string, safety: Safety): Promise<void>;
};

const DEFAULT_SAFETY: Safety = "safe";

export function createCashflowService(deps: {
  readonly database: Pick<Database, "forPerson">;
  readonly clock: Clock;
  readonly loadAccounts: (personId: string) => Promise<ReadonlyArray<CashflowAccount & ListedAccount>>;
  readonly explainTransactions: (personId: string) => Promise<readonly ListedTransaction[]>;
  readonly loadTransactions: (personId: string) => Promise<readonly NamedTransaction[]>;
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly loadTypedMonth: (personId: string) => Promise<TypedMonth>;
  readonly getChoices: (personId: string) => Promise<PlanChoices>;
  /** Makes something of a person with what `make` made the last time, if that is still kept. */
  readonly renew?: <M>(
    personId: string,
    name: string,
    make: (last: M | undefined) => Promise<M>,
  ) => Promise<M>;
  /** As EffectsOf, in the plan that the person chose. */
  readonly effectsOf: (...asked: [...Parameters<EffectsOf>, choices: PlanChoices]) => ReturnType<EffectsOf>;
}): CashflowService {
  const { renew = (_, _name, make) => make(undefined) } = deps;
  const memoryOf = (personId: string, name: string): Promise<FlowMemory> =>
    renew<FlowMemory>(personId, name, async (last) => last ?? createFlowMemory());
  async function loadInput(personId: string) {
    const [chosen, choices, accounts, transactions, debts, typedMonth] = await Promise.all([
      deps.database.forPerson(personId, (sql) => loadSafety(sql, personId)),
      deps.getChoices(personId),
      deps.loadAccounts(personId),
      deps.loadTransactions(personId),
      deps.listDebts(personId),
      deps.loadTypedMonth(personId),
    ]);
    const input = {
      safety: safetySchema.safeParse(chosen).data ?? DEFAULT_SAFETY,
      today: parsePlainDate(deps.clock.now().toISOString().slice(0, 10)),
      leastBuffer: parseMoney(choices.leastBuffer ?? ""),
      oldExtra: choices.oldExtra,
      excluded: choices.excludedAccounts,
      accounts,
      transactions,
      debts,
      typedMonth,
    };
    return { choices, input };
  }

  return {
    async analyse(personId) {
      const { choices, input } = await loadInput(personId);
      const memory = await memoryOf(personId, "cash flow");
      const effectsOf: EffectsOf = (...asked) => deps.effectsOf(...asked, choices);
      return cashflowAnalysis({ ...input, memory, effectsOf });
    },
    async listSingleExpenses(personId) {
      return singleExpenses((await loadInput(personId)).input);
    },
    async loadOutlook(personId) {
      const [{ excludedAccounts: excluded }, accounts, transactions, debts] = await Promise.all([
        deps.getChoices(personId),
        deps.loadAccounts(personId),
        deps.loadTransactions(personId),
        deps.listDebts(personId),
      ]);
      return outlookAccounts(accounts, transactions, debts, excluded, await memoryOf(personId, "outlook"));
    },
    async listTransactions(personId, isAll) {
      const [{ excludedAccounts: excluded }, accounts, transactions, debts] = await Promise.all([
        deps.getChoices(personId),
        deps.loadAccounts(personId),
        deps.explainTransactions(personId),
        deps.listDebts(personId),
      ]);
      return transactionList({ accounts, transactions, debts, excluded, isAll });
    },
    async chooseSafety(personId, safety) {
      await deps.database.forPerson(personId, (sql) => saveSafety(sql, personId, safety));
    },
  };
}
