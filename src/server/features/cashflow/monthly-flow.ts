import type { Cents } from "#engine/money/cents.ts";
import { type CategoryKind, categoryKind, isCategory, isRegularIncome } from "#engine/spending/category.ts";
import { isProved, type KnownDebt } from "./payment-proof.ts";

export type FlowTransaction = {
  readonly accountId: string;
  readonly documentId: string;
  readonly postedOn: string;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
  /** The account in which a transfer arrived; absent where no account shows it. */
  readonly arrivedIn?: string;
  /** The person said that they cancelled it, or that it does not come again, and it was not charged since. */
  readonly isEnded?: boolean;
  /** The person said that this payment does not come again (see counted-singles). */
  readonly isOnce?: boolean;
};

/** `excluded`: a bank account that the person leaves out. */
export type FlowAccount = "deposit" | "card" | "excluded" | "other";

/** What a transaction is to the month; `ignored` moves money without earning or spending it. */
export type FlowLine = "income" | "essential" | "discretionary" | "unrecognised-deposit" | "ignored";

function spendingLine(
  kind: CategoryKind,
  transaction: FlowTransaction,
  debts: readonly KnownDebt[],
): FlowLine {
  switch (kind) {
    case "essential":
    case "discretionary":
      return kind;
    case "debt-payment":
      // Paid with a known debt's minimum, which the waterfall takes off by itself.
      return isProved(transaction, debts) ? "ignored" : "essential";
    case "transfer": {
      const { category } = transaction;
      // Money sent to a person is spent, whatever it was for; between own accounts it is not.
      if (category === "p2p") return "discretionary";
      // Of investments the words say where it went, and what is put aside regularly counts (see regularSaving).
      if (category === "investing" || isProved(transaction, debts)) return "ignored";
      return category === "card-payment" ? "essential" : "discretionary";
    }
    case "income":
      return "ignored";
    default:
      return kind satisfies never;
  }
}

/** Whether the line of each transaction of such an account hangs on nothing but itself: of a bank account debts and savings decide too. */
export const hasFixedLines = (account: FlowAccount): boolean => account !== "deposit";

/**
 * The line of a transaction. Money that is put aside regularly (see regularSaving), or that goes to an account the person leaves out,
 * is not there for debt, so it is spent.
 */
export function lineOf(
  transaction: FlowTransaction,
  roles: ReadonlyMap<string, FlowAccount>,
  debts: readonly KnownDebt[],
  saving: ReadonlySet<FlowTransaction>,
): FlowLine {
  if (saving.size > 0 && saving.has(transaction)) return "discretionary";
  const account = roles.get(transaction.accountId) ?? "other";
  const { arrivedIn } = transaction;
  const isGone = arrivedIn !== undefined && roles.get(arrivedIn) === "excluded";
  return isGone && account === "deposit" ? "discretionary" : flowLine(transaction, account, debts);
}

/**
 * Deposit accounts: money in counts as income only as pay, a benefit or interest; money back under a spending category lowers that
 * spending; any other money in (from people, tax refunds, bare deposits) is not counted. Money out is left out only with proof of where it went
 * (see payment-proof). Cards: purchases are spending on the day they are made, payments to the card
 * and its interest are not. Other accounts neither earn nor spend.
 */
export function flowLine(
  transaction: FlowTransaction,
  account: FlowAccount,
  debts: readonly KnownDebt[],
): FlowLine {
  const { amount, category } = transaction;
  const kind = categoryKind(category);
  if (account === "other" || account === "excluded") return "ignored";
  if (account === "card") {
    if (kind === "essential" || kind === "discretionary") return kind;
    return amount < 0 && category === "p2p" ? "discretionary" : "ignored";
  }
  if (amount <= 0) return spendingLine(kind, transaction, debts);
  if (isRegularIncome(category)) return "income";
  const isRefund =
    (kind === "essential" || kind === "discretionary") && isCategory(category) && category !== "other";
  if (isRefund) return kind;
  const isOwnMoney = (kind === "transfer" && category !== "p2p") || kind === "debt-payment";
  return isOwnMoney ? "ignored" : "unrecognised-deposit";
}

/**
 * The listed money out that counts only because nothing proves where it went: payments to debts among the essentials, transfers among
 * the rest. What was put aside regularly, and what arrived where the person sees it, has its own sentence.
 */
export function unprovedOutflows(
  listed: ReadonlyMap<FlowLine, readonly FlowTransaction[]>,
  saving: ReadonlySet<FlowTransaction>,
): readonly FlowTransaction[] {
  const isUnproved = (one: FlowTransaction, kinds: readonly CategoryKind[]): boolean =>
    one.amount < 0 &&
    one.arrivedIn === undefined &&
    kinds.includes(categoryKind(one.category)) &&
    one.category !== "p2p" &&
    !saving.has(one);
  return [
    ...(listed.get("essential") ?? []).filter((one) => isUnproved(one, ["debt-payment", "transfer"])),
    ...(listed.get("discretionary") ?? []).filter((one) => isUnproved(one, ["transfer"])),
  ];
}
