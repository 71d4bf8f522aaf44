/** A person's transactions as the engine takes them, and by the line of the month to which they belong. */
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { DatedFlow, FlowKind } from "#engine/cashflow/history-paths.ts";
import { monthIndexOf } from "#engine/cashflow/month-sums.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import { isFixedBill } from "#engine/spending/category.ts";
import { createListMemory, type ListMemory } from "#engine/spending/list-memory.ts";
import type { MonthWindow } from "./month-windows.ts";
import type { FlowLine, FlowTransaction } from "./monthly-flow.ts";

/** What was made of one person's transactions, for the next time. */
export type FlowMemory = ListMemory<FlowTransaction, DatedFlow | undefined>;

export const createFlowMemory = (): FlowMemory => createListMemory();

const isFlow = (line: FlowLine): line is FlowKind =>
  line === "income" || line === "essential" || line === "discretionary";

/** A transaction as the engine takes it; undefined where its day is none. */
function datedFlow(
  { postedOn, amount, description, accountId, category }: FlowTransaction,
  kind: FlowKind,
  payers: Map<string, string>,
): DatedFlow | undefined {
  const on = parsePlainDate(postedOn);
  if (on === undefined) return undefined;
  const payer = payers.get(description) ?? payerOf(description);
  payers.set(description, payer);
  return { on, amount, kind, payer, accountId, ...(isFixedBill(category) ? { fixedBill: category } : {}) };
}

/** As datedFlow, or what was made of the same transaction before, where it is still that; undefined where its line is no flow. */
export function flowAgain(
  transaction: FlowTransaction,
  line: FlowLine,
  before: DatedFlow | undefined,
  payers: Map<string, string>,
): DatedFlow | undefined {
  if (!isFlow(line)) return undefined;
  return before?.kind === line ? before : datedFlow(transaction, line, payers);
}

/**
 * The transactions as flows, and those of the listed months by line. One walk over all of them: there are tens of thousands, and
 * each further one costs as much as the first.
 */
export function sortFlows(
  transactions: readonly FlowTransaction[],
  lineOfOne: (transaction: FlowTransaction) => FlowLine,
  listedMonths: readonly MonthWindow[],
  memory: FlowMemory = createFlowMemory(),
): {
  readonly flows: readonly DatedFlow[];
  readonly listed: ReadonlyMap<FlowLine, readonly FlowTransaction[]>;
} {
  const listed = new Map<FlowLine, FlowTransaction[]>();
  const payers = new Map<string, string>();
  const [first = "", last = ""] = [listedMonths[0]?.first, listedMonths.at(-1)?.last];
  let [day, isListed] = ["", false];
  const made = memory.remake(transactions, (transaction, before) => {
    const line = lineOfOne(transaction);
    if (transaction.postedOn !== day) {
      day = transaction.postedOn;
      isListed = day >= first && day <= last && monthIndexOf(listedMonths, day) >= 0;
    }
    if (isListed) {
      const own = listed.get(line);
      if (own) own.push(transaction);
      else listed.set(line, [transaction]);
    }
    return flowAgain(transaction, line, before, payers);
  });
  return { flows: made.filter((flow) => flow !== undefined), listed };
}
