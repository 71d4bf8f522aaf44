import type { Debt } from "#contract/debts.ts";
import { isTyped } from "#contract/entries.ts";
import type { OutlookAccount } from "#engine/cashflow/balance-outlook.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { rowsByAccount } from "./account-rows.ts";
import type { CashflowAccount } from "./analysis.ts";
import { countedOfSingle } from "./counted-singles.ts";
import { excludedAccounts, flowContext } from "./flow-context.ts";
import { monthWindows } from "./month-windows.ts";
import { type FlowTransaction, lineOf } from "./monthly-flow.ts";
import { withRunningLists } from "./running-lists.ts";
import { createFlowMemory, type FlowMemory, flowsOf } from "./sorted-flows.ts";

const noSaving: ReadonlySet<FlowTransaction> = new Set();

/** What the account holds, as a statement says, and the days covered until then; undefined where no statement shows both. */
function shownBalance(account: CashflowAccount): Pick<OutlookAccount, "balance" | "runs"> | undefined {
  const ending = account.figure("endingBalance");
  const state = ending.kind === "known" ? ending : account.figure("currentBalance");
  if (state.kind !== "known") return undefined;
  const periods = account.statements
    .filter(({ documentId }) => !isTyped(documentId))
    .flatMap(({ documentId, facts: { periodStart, periodEnd } }) =>
      periodStart === undefined || periodEnd === undefined
        ? []
        : { documentId, first: periodStart, last: periodEnd },
    );
  const runs = monthWindows(periods)?.runs;
  const balance = parseMoney(state.figure.value);
  const isNewest = periods.some(
    ({ documentId, last }) => documentId === state.figure.documentId && last === runs?.at(-1)?.last,
  );
  return runs === undefined || balance === undefined || !isNewest ? undefined : { balance, runs };
}

/**
 * The checking accounts as the balance outlook takes them. Undefined where there is none, or where the balance of one is not known
 * from a statement with its days: money that nobody knows of would make false alarms.
 */
export function outlookAccounts(
  all: readonly CashflowAccount[],
  transactions: readonly FlowTransaction[],
  debts: readonly Debt[],
  /** What the person leaves out. */
  excluded: readonly string[],
  /** What was made of the person's transactions the last time. */
  memory: FlowMemory = createFlowMemory(),
): readonly OutlookAccount[] | undefined {
  const { counted, roles, known } = flowContext(all, debts, excludedAccounts(all, excluded), transactions);
  const checking = counted.filter(({ kind }) => kind === "checking").map(withRunningLists);
  const rows = rowsByAccount(transactions);
  const own = checking.map(({ id }) => rows.get(id) ?? []);
  const lineOfOne = (one: FlowTransaction) => lineOf(one, roles, known, noSaving);
  const listed = own.flat();
  // As in the month: what the person said comes once is no usual spending.
  const singles = countedOfSingle(transactions);
  const flows = flowsOf(listed, { roles, lineOfOne, memory }).map(({ flow }, index) => {
    const left = singles.get(listed[index]!);
    return flow === undefined || left === undefined ? flow : { ...flow, amount: left };
  });
  let taken = 0;
  const accounts = checking.flatMap((account, index): OutlookAccount[] => {
    const from = taken;
    taken += own[index]?.length ?? 0;
    const shown = shownBalance(account);
    if (shown === undefined) return [];
    return [{ ...shown, flows: flows.slice(from, taken).flatMap((flow) => flow ?? []) }];
  });
  return accounts.length === 0 || accounts.length < checking.length ? undefined : accounts;
}
