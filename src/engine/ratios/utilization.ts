import { type Cents, cents } from "../money/cents.ts";

/** The advice: keep below this many percent of the credit limits. */
const ADVISED_BELOW_PERCENT = 30;

export type Utilization = {
  /** Card balances in percent of card limits, to one decimal, half up. */
  readonly percent: number;
  readonly withinAdvice: boolean;
  /** What has to be paid to get below the advised share; 0 when it already is. */
  readonly toPay: Cents;
};

/** Computes how much of the credit limits is used; undefined without a limit. A credit balance counts as 0. */
export function computeUtilization(balance: Cents, limit: Cents): Utilization | undefined {
  if (limit <= 0) return undefined;
  const used = BigInt(Math.max(0, balance));
  const whole = BigInt(limit);
  const advised = BigInt(ADVISED_BELOW_PERCENT);
  const withinAdvice = used * 100n < whole * advised;
  // The largest whole number of cents that is below the advised share.
  const highest = (whole * advised - 1n) / 100n;
  return {
    percent: Number((used * 2000n + whole) / (2n * whole)) / 10,
    withinAdvice,
    toPay: cents(Number(withinAdvice ? 0n : used - highest)),
  };
}
