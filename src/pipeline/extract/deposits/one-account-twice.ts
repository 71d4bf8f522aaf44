import type { AccountReading } from "../account-reading.ts";

const balancesOf = ({ account: { findings } }: AccountReading): readonly (string | undefined)[] => [
  (findings.get("beginningBalance") ?? findings.get("previousBalance"))?.value,
  (findings.get("endingBalance") ?? findings.get("currentBalance"))?.value,
];

/**
 * Whether two parts are one account, whose summary and register the number of another parts: both lead from the same balance to the same
 * other one.
 */
export function isOneTwice(entries: readonly AccountReading[]): boolean {
  const [one, other, more] = entries;
  if (!one || !other || more) return false;
  const [[first, last], [again, end]] = [balancesOf(one), balancesOf(other)];
  return first !== undefined && last !== undefined && first !== last && first === again && last === end;
}
