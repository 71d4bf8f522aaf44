/**
 * 12 CFR 1026.53: how a card issuer spends what is paid above the minimum. Highest APR first; in its last two billing cycles a
 * deferred-interest balance first of all; an amount in dispute last, since the issuer may not be paid for it before that is settled.
 */
import { type Cents, cents } from "../money/cents.ts";
import { compareRates, type Rate } from "../money/rate.ts";

export type AccountBalance = {
  readonly id: string;
  readonly balance: Cents;
  readonly apr: Rate;
  readonly disputed?: Cents;
  /** Billing cycles left, this one counted, of a deferred-interest or similar program. */
  readonly deferredCyclesLeft?: number;
};

export type ExcessAllocation = { readonly allocated: ReadonlyMap<string, Cents>; readonly left: Cents };

const LAST_CYCLES = 2;

/**
 * Allocates the excess over the minimum, in cents, among the balances of one account (12 CFR 1026.53(a) and (b)). Nothing is
 * rounded: shares and what is left add up to the excess. Ties: input order. Amounts are from 0; ids are all different.
 */
export function allocateExcessPayment(excess: Cents, balances: readonly AccountBalance[]): ExcessAllocation {
  const endsSoon = ({ deferredCyclesLeft = Number.POSITIVE_INFINITY }: AccountBalance) =>
    Number(deferredCyclesLeft <= LAST_CYCLES);
  const order = balances.toSorted((a, b) => endsSoon(b) - endsSoon(a) || compareRates(b.apr, a.apr));
  const allocated = new Map<string, number>(balances.map(({ id }) => [id, 0]));
  let left: number = excess;
  const pay = (id: string, owed: number) => {
    const share = Math.min(left, owed);
    allocated.set(id, (allocated.get(id) ?? 0) + share);
    left -= share;
  };
  const disputedOf = ({ disputed = cents(0), balance }: AccountBalance) => Math.min(disputed, balance);
  for (const account of order) pay(account.id, account.balance - disputedOf(account));
  for (const account of order) pay(account.id, disputedOf(account));
  return {
    allocated: new Map([...allocated].map(([id, amount]) => [id, cents(amount)])),
    left: cents(left),
  };
}
