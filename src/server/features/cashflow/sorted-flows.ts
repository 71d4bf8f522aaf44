/** A person's transactions as the engine takes them, and by the line of the month to which they belong. */
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { DatedFlow, FlowKind } from "#engine/cashflow/history-paths.ts";
import { monthIndexOf } from "#engine/cashflow/month-sums.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import type { Cents } from "#engine/money/cents.ts";
import { isFixedBill } from "#engine/spending/category.ts";
import { createListMemory, type ListMemory } from "#engine/spending/list-memory.ts";
import type { MonthWindow } from "./month-windows.ts";
import { type FlowAccount, type FlowLine, type FlowTransaction, hasFixedLines } from "./monthly-flow.ts";

/** A transaction under its line, as the engine takes it; `flow` is undefined where the line is none, or the day. */
type SortedFlow = {
  readonly line: FlowLine;
  readonly flow: DatedFlow | undefined;
  /** Nothing but the transaction itself and the role of its account decides. */
  readonly isFixed: boolean;
};

/** What was made of one person's transactions, for the next time. */
export type FlowMemory = Pick<ListMemory<FlowTransaction, SortedFlow>, "remake"> & {
  /** What was made holds under these roles of the accounts only. */
  readonly under: (roles: ReadonlyMap<string, FlowAccount>) => void;
};

export function createFlowMemory(): FlowMemory {
  const memory = createListMemory<FlowTransaction, SortedFlow>();
  let known = "";
  return {
    remake: (transactions, make) => memory.remake(transactions, make),
    under(roles) {
      const asText = JSON.stringify([...roles]);
      if (asText !== known) memory.forget();
      known = asText;
    },
  };
}

const isFlow = (line: FlowLine): line is FlowKind =>
  line === "income" || line === "essential" || line === "discretionary";

function datedFlow(
  { postedOn, amount, description, accountId, category }: FlowTransaction,
  kind: FlowLine,
  payers: Map<string, string>,
): DatedFlow | undefined {
  const on = isFlow(kind) ? parsePlainDate(postedOn) : undefined;
  if (!isFlow(kind) || on === undefined) return undefined;
  const payer = payers.get(description) ?? payerOf(description);
  payers.set(description, payer);
  return { on, amount, kind, payer, accountId, ...(isFixedBill(category) ? { fixedBill: category } : {}) };
}

/** What decides the lines of transactions, and what came of it before. */
export type FlowSorting = {
  readonly roles: ReadonlyMap<string, FlowAccount>;
  readonly lineOfOne: (transaction: FlowTransaction) => FlowLine;
  readonly memory: FlowMemory;
};

/** Each transaction under its line, in their order; what is the same as before is the same object. */
export function flowsOf(
  transactions: readonly FlowTransaction[],
  { roles, lineOfOne, memory }: FlowSorting,
): readonly SortedFlow[] {
  const payers = new Map<string, string>();
  memory.under(roles);
  return memory.remake(transactions, (transaction, before) => {
    if (before?.isFixed === true) return before;
    const line = lineOfOne(transaction);
    if (before?.line === line) return before;
    const isFixed = hasFixedLines(roles.get(transaction.accountId) ?? "other");
    return { line, flow: datedFlow(transaction, line, payers), isFixed };
  });
}

/**
 * The transactions as flows, and those of the listed months by line. One walk over all of them: there are tens of thousands, and
 * each further one costs as much as the first.
 */
export function sortFlows(
  transactions: readonly FlowTransaction[],
  listedMonths: readonly MonthWindow[],
  sorting: FlowSorting,
  /** What still counts of some payments (see counted-singles). Their day stays, so that no rhythm is another one without them. */
  countedOf: ReadonlyMap<FlowTransaction, Cents> = new Map(),
): {
  readonly flows: readonly DatedFlow[];
  readonly listed: ReadonlyMap<FlowLine, readonly FlowTransaction[]>;
} {
  const flows: DatedFlow[] = [];
  const listed = new Map<FlowLine, FlowTransaction[]>();
  const [first = "", last = ""] = [listedMonths[0]?.first, listedMonths.at(-1)?.last];
  let [day, isListed] = ["", false];
  const sorted = flowsOf(transactions, sorting);
  for (let index = 0; index < sorted.length; index++) {
    const { line, flow } = sorted[index]!;
    let transaction = transactions[index]!;
    const isSpent = countedOf.size > 0 && flow !== undefined && flow.kind !== "income";
    const counted = isSpent ? countedOf.get(transaction) : undefined;
    if (flow !== undefined) flows.push(counted === undefined ? flow : { ...flow, amount: counted });
    if (counted === 0) continue;
    if (counted !== undefined) transaction = { ...transaction, amount: counted };
    if (transaction.postedOn !== day) {
      day = transaction.postedOn;
      isListed = day >= first && day <= last && monthIndexOf(listedMonths, day) >= 0;
    }
    if (!isListed) continue;
    const own = listed.get(line);
    if (own) own.push(transaction);
    else listed.set(line, [transaction]);
  }
  return { flows, listed };
}
