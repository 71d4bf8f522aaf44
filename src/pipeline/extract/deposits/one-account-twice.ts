import type { AccountReading } from "../account-reading.ts";
import { hasOwnSummary } from "./own-balances.ts";

const balancesOf = ({ account: { findings } }: AccountReading): readonly (string | undefined)[] => [
  (findings.get("beginningBalance") ?? findings.get("previousBalance"))?.value,
  (findings.get("endingBalance") ?? findings.get("currentBalance"))?.value,
];

/** Whether a part lists movements: lines that begin with their day and hold an amount. */
const isRegister = ({ reading: { sheet, values } }: AccountReading): boolean =>
  sheet.rows.some(({ segments: [first, ...rest] }) => {
    const begins = (first ? (values.get(first) ?? []) : []).some(
      ({ kind, span }) => kind === "date" && span.start === 0,
    );
    return begins && rest.some((cell) => (values.get(cell) ?? []).some(({ kind }) => kind === "money"));
  });

const numberOf = ({ account: { findings } }: AccountReading) => findings.get("accountLast4")?.value;

/**
 * Two numbers over a summary each: two accounts may well lead from the same balance to the same other one. A register without a summary
 * goes on from the one above it, whatever number stands between them.
 */
const areTwo = (entries: readonly AccountReading[]): boolean =>
  new Set(entries.map(numberOf)).size > 1 &&
  entries.every((entry) => numberOf(entry) !== undefined) &&
  entries.filter(isRegister).every(({ reading }) => hasOwnSummary(reading));

/**
 * Whether two parts are one account, whose summary and register the number of another parts: both lead from the same balance to the same
 * other one, and one of them alone lists movements.
 */
export function isOneTwice(entries: readonly AccountReading[]): boolean {
  const [one, other, more] = entries;
  if (!one || !other || more) return false;
  const [[first, last], [again, end]] = [balancesOf(one), balancesOf(other)];
  const isSame =
    first !== undefined && last !== undefined && first !== last && first === again && last === end;
  return isSame && isRegister(one) !== isRegister(other) && !areTwo(entries);
}
