import type { AccountKind } from "#contract/extraction.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { overviewRows } from "./kind-overview.ts";
import { kindOf, type Tradeline } from "./tradeline-words.ts";

/** As many amounts of one account, none of them nothing, are hardly those of another by chance. */
const FEWEST = 2;

const countsOne = ({ segments }: Row): boolean => segments.slice(1).some(({ text }) => text.trim() === "1");

/** The amounts of the only account of a kind, as an overview by kinds prints them; the number of accounts has no sign. */
function amountsOf({ segments }: Row, { values }: Reading): number[] {
  return segments
    .slice(1)
    .flatMap((cell) => values.get(cell) ?? [])
    .flatMap((value) =>
      value.kind === "money" && !value.money.bare && value.money.amount !== 0 ? [value.money.amount] : [],
    );
}

function isOf(line: Tradeline, amounts: readonly number[]): boolean {
  const own: Array<number | undefined> = [...line.figures.values()].map(({ value }) => parseMoney(value));
  return amounts.length >= FEWEST && amounts.every((amount) => own.includes(amount));
}

/**
 * Loans whose own words leave their kind open ("INST") with the kind under which the overview counts a single account with just their
 * amounts: "AUTO  1  $26,234  $29,811  $489".
 */
export function withSummedKinds(lines: readonly Tradeline[], reading: Reading): readonly Tradeline[] {
  const kinds = new Map<Tradeline, AccountKind>();
  for (const row of overviewRows(reading)) {
    const kind = kindOf([row.segments[0]?.text ?? ""]);
    if (kind === undefined || kind === "loan" || kind === "credit-card" || !countsOne(row)) continue;
    const amounts = amountsOf(row, reading);
    const [line, another] = lines.filter((one) => isOf(one, amounts));
    if (line?.kind === "loan" && !another) kinds.set(line, kind);
  }
  return kinds.size === 0
    ? lines
    : lines.map((line) => {
        const kind = kinds.get(line);
        return kind ? { ...line, kind } : line;
      });
}
