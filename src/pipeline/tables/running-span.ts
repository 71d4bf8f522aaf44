import type { RunningSpan } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { SignedRow } from "./sign-rows.ts";

type Step = { readonly day: string; readonly amount: number; readonly balance: number };

/** The rows oldest first without the newest ones that have no balance yet; undefined where another row lacks it or its direction, or is printed with another. */
function stepsOf(rows: readonly SignedRow[], newestFirst: boolean): readonly Step[] | undefined {
  const oldestFirst = newestFirst ? rows.toReversed() : rows;
  const settled = oldestFirst.slice(0, oldestFirst.findLastIndex(({ row }) => row.balance !== undefined) + 1);
  const steps = settled.flatMap(({ row, amount, isSignUnknown, isAgainstPrint }): Step[] =>
    row.balance === undefined || isSignUnknown || isAgainstPrint === true
      ? []
      : [{ day: row.date.value, amount, balance: row.balance.value }],
  );
  const waiting = oldestFirst.slice(settled.length);
  const isOnSettledDay = waiting.some(({ row }) => row.date.value <= (steps.at(-1)?.day ?? ""));
  return steps.length === settled.length && !isOnSettledDay ? steps : undefined;
}

/**
 * From where to where the running balances lead, where they prove that no line between the first and the last is missing or has another
 * amount: each balance is the one before plus its line's amount, and the lines are in the order of their days. Undefined otherwise, and for fewer than two lines.
 */
export function runningSpan(rows: readonly SignedRow[], newestFirst: boolean): RunningSpan | undefined {
  const steps = stepsOf(rows, newestFirst) ?? [];
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < 2) return undefined;
  const isBroken = steps.some(({ day, amount, balance }, index) => {
    const before = steps[index - 1];
    return before !== undefined && (day < before.day || before.balance + amount !== balance);
  });
  if (isBroken) return undefined;
  const beginning = first.balance - first.amount;
  const text = (balance: number | undefined): string => formatMoney(cents(balance ?? beginning));
  return {
    first: first.day,
    last: last.day,
    beginning: text(beginning),
    afterFirstDay: text(steps.findLast(({ day }) => day === first.day)?.balance),
    beforeLastDay: text(steps.findLast(({ day }) => day < last.day)?.balance),
    ending: text(last.balance),
  };
}
