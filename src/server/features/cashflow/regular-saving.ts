/** Money that leaves the deposit accounts again and again for investments, retirement or savings elsewhere: it cannot go to debt. */
import { daysBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import type { FlowAccount, FlowTransaction } from "./monthly-flow.ts";

/** Words of savings that a bank's own description of a transfer carries. */
const SAVINGS_WORDS = /\b(sav|savings?|hysa|marcus|wealthfront|betterment|acorns|qapital|emergency fund)\b/i;

/** A contribution that did not come for so long has stopped: a month and a half. */
const STOPPED_DAYS = 45;
/** In a shorter history a single contribution is taken for one that comes again. */
const SHORT_DAYS = 62;

function isCandidate({ amount, category, description }: FlowTransaction): boolean {
  return (
    amount < 0 && (category === "investing" || (category === "transfer" && SAVINGS_WORDS.test(description)))
  );
}

const apart = (from: string, to: string): number => {
  const [first, last] = [parsePlainDate(from), parsePlainDate(to)];
  return first === undefined || last === undefined ? 0 : daysBetween(first, last);
};

/**
 * The transactions that put money aside regularly where no deposit account of the person receives it: to investments, and to savings
 * of which no statement is there. What came once in two months or more, or came no more for 45 days, is none.
 */
export function regularSaving<T extends FlowTransaction>(
  transactions: readonly T[],
  roles: ReadonlyMap<string, FlowAccount>,
): ReadonlySet<T> {
  let [first, last] = ["", ""];
  const candidates: T[] = [];
  for (const transaction of transactions) {
    if (roles.get(transaction.accountId) !== "deposit") continue;
    const { postedOn } = transaction;
    if (first === "" || postedOn < first) first = postedOn;
    if (postedOn > last) last = postedOn;
    if (isCandidate(transaction)) candidates.push(transaction);
  }
  if (first === "") return new Set();
  const isShort = apart(first, last) < SHORT_DAYS;
  const groups = Map.groupBy(candidates, ({ description }) => payerOf(description));
  const counted = [...groups.values()].filter((group) => {
    const own = group.map(({ postedOn }) => postedOn).toSorted();
    // One that arrived in an account of the person tells where the others went.
    if (group.some(({ arrivedIn }) => arrivedIn !== undefined && roles.get(arrivedIn) === "deposit")) {
      return false;
    }
    return (new Set(own).size > 1 || isShort) && apart(own.at(-1) ?? last, last) <= STOPPED_DAYS;
  });
  return new Set(counted.flat());
}
