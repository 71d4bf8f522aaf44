import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyChoice } from "../candidates/choose.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { BalanceEquation } from "./balance-equation.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const FEWEST = 4;
const MOST = 7;

/** The amounts of a row that prints nothing else: figures side by side, their words above or below them. */
function figuresOf(row: Row, reading: Reading): MoneyValue[] {
  const money = row.segments.flatMap((segment) => {
    const [value, other] = (reading.values.get(segment) ?? []).filter(({ kind }) => kind !== "number");
    const isAlone =
      value?.kind === "money" && !other && segment.text.replace(value.span.text, "").trim().length <= 1;
    return isAlone && !value.money.bare ? [value] : [];
  });
  return money.length === row.segments.length ? money : [];
}

/** The only way to take the figures between the first and the last one as money in (1) and out (-1), by their signs where they print any. */
function signsOf(figures: readonly MoneyValue[]): readonly number[] | undefined {
  const [first, ...rest] = figures.map(({ money }) => money.amount);
  const last = rest.pop();
  if (first === undefined || last === undefined) return undefined;
  if (rest.some((amount) => amount < 0)) {
    const sum = rest.reduce<number>((all, amount) => all + amount, first);
    return sum === last ? rest.map((amount) => (amount < 0 ? -1 : 1)) : undefined;
  }
  const ways: number[][] = [];
  for (let mask = 0; mask < 1 << rest.length; mask++) {
    if (rest.some((amount, index) => amount === 0 && mask & (1 << index))) continue;
    const signs = rest.map((_, index) => (mask & (1 << index) ? -1 : 1));
    const sum = rest.reduce<number>((all, amount, index) => all + (signs[index] ?? 0) * amount, first);
    if (sum === last) ways.push(signs);
  }
  return ways.length === 1 ? ways[0] : undefined;
}

const choice = (value: MoneyValue): MoneyChoice => ({
  amount: cents(value.money.amount),
  candidate: {
    field: "",
    value,
    label: {
      label: { field: "", kind: "money", weight: 1, phrase: "" },
      span: value.span,
      coverage: 1,
      stacked: false,
    },
    score: 0.8,
  },
});

/**
 * An account told by its shape alone: one row of figures of which the first, with those between added or taken away, makes the last. Their
 * words may be any; that they add up in one way only is the proof. Nothing where no row, or more than one, is such a sum.
 */
export function rowEquation(reading: Reading): BalanceEquation | undefined {
  const found = reading.sheet.rows.flatMap((row) => {
    const figures = figuresOf(row, reading);
    if (figures.length < FEWEST || figures.length > MOST) return [];
    const moved = figures.slice(1, -1).filter(({ money }) => money.amount !== 0);
    const signs = moved.length >= 2 ? signsOf(figures) : undefined;
    return signs ? [{ figures, signs }] : [];
  });
  const [only, other] = found;
  const [first, last] = [only?.figures[0], only?.figures.at(-1)];
  if (!only || other || !first || !last) return undefined;
  const between = only.figures.slice(1, -1);
  const side = (sign: number) => between.filter((_, index) => only.signs[index] === sign).map(choice);
  const [moneyIn, moneyOut] = [side(1), side(-1)];
  if (moneyIn.length === 0 || moneyOut.length === 0) return undefined;
  const terms = between
    .map(
      ({ money }, index) =>
        `${only.signs[index] === 1 ? " + " : " - "}${formatMoney(cents(Math.abs(money.amount)))}`,
    )
    .join("");
  return {
    beginning: choice(first),
    ending: choice(last),
    moneyIn,
    moneyOut,
    check: {
      name: "deposit-balance",
      passed: true,
      detail: `${formatMoney(first.money.amount)}${terms} = ${formatMoney(last.money.amount)}`,
    },
  };
}
