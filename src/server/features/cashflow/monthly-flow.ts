import type { Cents } from "#engine/money/cents.ts";
import { type CategoryKind, categoryKind, isCategory, isRegularIncome } from "#engine/spending/category.ts";
import { cardIssuer } from "./card-issuer.ts";

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
};

/** `excluded`: a bank account that the person leaves out. */
export type FlowAccount = "deposit" | "card" | "excluded" | "other";

/** What a transaction is to the month; `ignored` moves money without earning or spending it. */
export type FlowLine = "income" | "essential" | "discretionary" | "unrecognised-deposit" | "ignored";

/** Whose debts are known: a payment towards a debt nobody knows is a bill like any other. */
export type KnownDebts = {
  readonly any: boolean;
  readonly mortgage: boolean;
  readonly loan: boolean;
  /** Creditors of the known debts, as their statements name them. */
  readonly creditors: readonly string[];
};

/** Words of loan servicers and loans; a payment with none of them is to a card. */
const LOAN_WORDS =
  /\b(loans?|ln|student|auto|nelnet|navient|mohela|aidvantage|edfinancial|sallie|ally|santander|finance|lending|sofi|upstart)\b/i;

const LOANS: ReadonlySet<string> = new Set(["auto-loan", "student-loan", "personal-loan", "pay-later"]);

/** A payment that names an issuer nobody knows a debt of; one that names none is taken for one to a known card. */
export function isToUnknownIssuer({ description }: FlowTransaction, { creditors }: KnownDebts): boolean {
  const issuer = cardIssuer(description);
  return issuer !== undefined && !creditors.some((creditor) => cardIssuer(creditor) === issuer);
}

function isPaymentToKnownDebt(transaction: FlowTransaction, debts: KnownDebts): boolean {
  const { category, description } = transaction;
  if (category === "mortgage") return debts.mortgage;
  if (category === "card-payment") return debts.any && !isToUnknownIssuer(transaction, debts);
  if (category === "interest") return debts.any;
  if (LOANS.has(category)) return debts.loan;
  return LOAN_WORDS.test(description) ? debts.loan : debts.any;
}

function spendingLine(kind: CategoryKind, transaction: FlowTransaction, debts: KnownDebts): FlowLine {
  switch (kind) {
    case "essential":
    case "discretionary":
      return kind;
    case "debt-payment": {
      // Paid with a known debt's minimum, which the waterfall takes off by itself.
      return isPaymentToKnownDebt(transaction, debts) ? "ignored" : "essential";
    }
    case "transfer": {
      // Money sent to a person is spent, whatever it was for; between own accounts it is not.
      if (transaction.category === "p2p") return "discretionary";
      const isUnknownCard =
        transaction.category === "card-payment" && !isPaymentToKnownDebt(transaction, debts);
      return isUnknownCard ? "essential" : "ignored";
    }
    case "income":
      return "ignored";
    default:
      return kind satisfies never;
  }
}

/**
 * The line of a transaction. Money that is put aside regularly (see regularSaving), or that goes to an account the person leaves out,
 * is not there for debt, so it is spent.
 */
export function lineOf(
  transaction: FlowTransaction,
  roles: ReadonlyMap<string, FlowAccount>,
  debts: KnownDebts,
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
 * spending; any other money in (from people, tax refunds, bare deposits) is not counted. Cards: purchases are spending on the day they are made, payments to the card
 * and its interest are not. Other accounts neither earn nor spend.
 */
export function flowLine(transaction: FlowTransaction, account: FlowAccount, debts: KnownDebts): FlowLine {
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
