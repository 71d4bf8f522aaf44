/**
 * What several people share, as one list of accounts: pure, and without any sum of its own. Sums, plan and history are those functions
 * that show a person's own figures, over this list.
 */
import type { Asset, Debt } from "#contract/debts.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { FamilyAccount, FamilyOverview, FamilyPlan } from "#contract/household.ts";
import { minimumDue } from "#contract/minimum-due.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import type { Profile } from "#contract/profile.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";

/** What the family's view needs of an account of the ledger. */
export type SharedAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  /** The day of its newest statement; "" without one. */
  readonly asOf: string;
  readonly statements: ReadonlyArray<{
    readonly asOf: string;
    readonly documentId: string;
    readonly facts: AccountFacts;
  }>;
};

export type MemberShare<Account extends SharedAccount = SharedAccount> = {
  readonly memberId: string;
  readonly isYou: boolean;
  readonly accounts: readonly Account[];
};

/** One account, and the members who share it. */
export type HeldAccount<Account extends SharedAccount = SharedAccount> = {
  readonly account: Account;
  readonly memberIds: readonly string[];
  readonly isYours: boolean;
};

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Every shared account once. Two members' accounts are one where kind, currency, last four digits and institution are the same: the one
 * with the newer statement stands for both. Without last four digits nothing shows that they are one.
 */
export function mergeHeldTogether<Account extends SharedAccount>(
  shares: readonly MemberShare<Account>[],
): HeldAccount<Account>[] {
  const held: HeldAccount<Account>[] = [];
  for (const { memberId, isYou, accounts } of shares) {
    for (const account of accounts) {
      const index = held.findIndex(
        (one) => !one.memberIds.includes(memberId) && isSameAccount(one.account, account),
      );
      const same = held[index];
      if (same === undefined) {
        held.push({ account, memberIds: [memberId], isYours: isYou });
        continue;
      }
      const memberIds = [...same.memberIds, memberId];
      const isNewer = account.asOf > same.account.asOf;
      held[index] = isNewer ? { account, memberIds, isYours: isYou } : { ...same, memberIds };
    }
  }
  return held;
}

function isSameAccount(one: SharedAccount, other: SharedAccount): boolean {
  return (
    mayBeSame(one, other) && one.currency === other.currency && plainName(one.name) === plainName(other.name)
  );
}

/** Kind and last four digits agree: enough to ask, not to join. */
function mayBeSame(one: SharedAccount, other: SharedAccount): boolean {
  return one.kind === other.kind && one.last4 !== null && one.last4 === other.last4;
}

/** A sentence for each pair that may be one account under two names. */
function doubtsOf(held: readonly HeldAccount[]): string[] {
  return held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter(
        (other) =>
          other.memberIds.every((id) => !one.memberIds.includes(id)) && mayBeSame(one.account, other.account),
      )
      .map(
        (other) =>
          `${one.account.name} and ${other.account.name}, both ending in ${one.account.last4}, may be one account. If they are, stop sharing one of them: now both count.`,
      ),
  );
}

function accountRow(
  { account, memberIds, isYours }: HeldAccount,
  debts: ReadonlyMap<string, Debt>,
  assets: ReadonlyMap<string, Asset>,
): FamilyAccount {
  const { id, name, last4, kind } = account;
  const debt = debts.get(id);
  const asset = assets.get(id);
  const source = debt === undefined ? asset?.sources["value"] : debt.sources["currentBalance"];
  const isTyped = source?.typedAt !== undefined;
  return {
    id,
    memberIds: [...memberIds],
    name,
    last4,
    kind,
    side: debt === undefined ? "asset" : "debt",
    debtType: debt?.debtType ?? null,
    amount: debt === undefined ? (asset?.value ?? null) : debt.currentBalance,
    asOf:
      (debt === undefined ? asset?.asOf : debt.statementDate) ?? (account.asOf === "" ? null : account.asOf),
    isTyped,
    apr: debt?.apr ?? null,
    minimumPayment: debt === undefined ? null : minimumDue(debt),
    paymentDueDate: debt?.paymentDueDate ?? null,
    documentId: isYours && !isTyped ? (source?.documentId ?? null) : null,
  };
}

/** The sum of what the members say they add, in dollars. */
export function extraOf(said: readonly (string | null)[]): string {
  return formatMoney(
    cents(said.reduce((sum, text) => sum + (text === null ? 0 : (parseMoney(text) ?? 0)), 0)),
  );
}

export function familyPlan(plan: PayoffPlan, extra: string): FamilyPlan {
  const minimums = cents((parseMoney(plan.monthlyPayment) ?? 0) - (parseMoney(extra) ?? 0));
  return {
    monthlyPayment: plan.monthlyPayment,
    minimums: formatMoney(minimums),
    extra,
    debtFreeDate: plan.debtFreeDate,
    totalMonths: plan.totalMonths,
    totalInterest: plan.totalInterest,
    interestSaved: plan.interestSaved,
    monthsSaved: plan.monthsSaved,
    debts: plan.debts.map(({ debtId, creditor, accountLast4, firstPayment, paidOffDate }) => ({
      accountId: debtId,
      creditor,
      accountLast4,
      firstPayment,
      paidOffMonth: paidOffDate,
    })),
    leftOut: plan.leftOut.map(({ debtId, creditor, reason }) => ({ accountId: debtId, creditor, reason })),
    sentence: `Together you pay ${dollarText(parseMoney(plan.monthlyPayment) ?? cents(0))} a month: ${dollarText(minimums)} of minimums and ${dollarText(parseMoney(extra) ?? cents(0))} that the members add.`,
  };
}

/** `profile` and `plan` are what the person's own functions say over the accounts of `held` in `currency`. */
export function familyOverview(known: {
  readonly held: readonly HeldAccount[];
  readonly currency: string;
  readonly debts: readonly Debt[];
  readonly assets: readonly Asset[];
  readonly profile: Profile;
  readonly plan: PayoffPlan | string;
  readonly extra: string;
}): FamilyOverview {
  const { held, currency, profile, plan, extra } = known;
  const debts = new Map(known.debts.map((debt) => [debt.id, debt]));
  const assets = new Map(known.assets.map((asset) => [asset.id, asset]));
  const inSums = held.filter(({ account }) => account.currency === currency);
  const foreign = held.filter(({ account }) => account.currency !== currency);
  const rows = inSums.map((one) => accountRow(one, debts, assets));
  return {
    currency,
    netWorth: profile.netWorth,
    totalAssets: profile.totalAssets,
    totalDebts: profile.totalLiabilities,
    accounts: rows,
    history: profile.history.map(({ month, netWorth, assets: owned, liabilities, missing }) => ({
      month,
      netWorth,
      assets: owned,
      debts: liabilities,
      missing,
    })),
    plan: typeof plan === "string" ? null : familyPlan(plan, extra),
    noPlan: typeof plan === "string" ? plan : null,
    warnings: [
      ...rows
        .filter(({ amount }) => amount === null)
        .map(({ name }) => `${name} is not in these sums: no document shows its balance for certain.`),
      ...foreign.map(
        ({ account }) =>
          `${account.name} is in ${account.currency}; these sums are in ${currency} and convert nothing.`,
      ),
      ...doubtsOf(inSums),
    ],
  };
}
