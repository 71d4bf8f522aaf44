import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyChoice } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { BalanceEquation } from "./balance-equation.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
type Movement = { readonly value: MoneyValue; readonly side: 1 | -1 | undefined };

/** A summary longer than this is the register itself. */
const MAX_ROWS = 16;
/** More rows of unknown side than this would let chance find a sum. */
const MAX_OPEN = 4;

const INTO = /deposit|addition|credit|moneyin|interest|dividend|transfersin|received|refund|earned/;
const OUT =
  /withdraw|subtraction|deduction|debit|purchase|check|fee|charge|moneyout|payment|transfersout|paid|atm|spent|tips/;

function sideOf(label: string): Movement["side"] {
  const text = squash(label);
  const [into, out] = [INTO.test(text), OUT.test(text)];
  return into === out ? undefined : into ? 1 : -1;
}

/** The rows between the first and the last balance that print a figure in the balances' own column. */
function movementsBetween(first: MoneyValue, last: MoneyValue, reading: Reading): Movement[] | undefined {
  const movements: Movement[] = [];
  const height = first.span.y1 - first.span.y0;
  for (let index = first.span.segment.row + 1; index < last.span.segment.row; index++) {
    const row = reading.sheet.rows[index]?.segments ?? [];
    const own = row
      .flatMap((segment) => reading.values.get(segment) ?? [])
      .find(
        (value): value is MoneyValue =>
          value.kind === "money" &&
          !value.money.bare &&
          Math.abs(value.span.x1 - first.span.x1) < 1.2 * height,
      );
    if (!own) continue;
    const before = row
      .filter((segment) => segment.x0 < own.span.x0)
      .map((segment) =>
        segment === own.span.segment ? segment.text.slice(0, own.span.start) : segment.text,
      );
    const label = before.join(" ");
    if (!/[A-Za-z]{3}/.test(label) || /^\s*\d{1,2}[-/ ]/.test(label)) return undefined;
    movements.push({ value: own, side: sideOf(label) });
  }
  return movements;
}

/** Which movements are money in: by their printed signs, by their words, or the only way in which the sum holds. */
function solve(movements: readonly Movement[], difference: number): readonly number[] | undefined {
  const sizes = movements.map(({ value }) => Math.abs(value.money.amount));
  const sum = (signs: readonly number[]) =>
    signs.reduce((all, sign, index) => all + sign * (sizes[index] ?? 0), 0);
  if (movements.some(({ value }) => value.money.amount < 0)) {
    const printed = movements.map(({ value }) => (value.money.amount < 0 ? -1 : 1));
    return sum(printed) === difference ? printed : undefined;
  }
  const open = movements.flatMap(({ side }, index) => (side === undefined && sizes[index] ? [index] : []));
  if (open.length > MAX_OPEN) return undefined;
  const ways: number[][] = [];
  for (let mask = 0; mask < 1 << open.length; mask++) {
    const signs = movements.map(({ side }, index) => {
      const place = open.indexOf(index);
      return place < 0 ? (side ?? 1) : mask & (1 << place) ? -1 : 1;
    });
    if (sum(signs) === difference) ways.push(signs);
  }
  return ways.length === 1 ? ways[0] : undefined;
}

/**
 * Reads a summary by its shape: beginning balance, one figure a row, ending balance, all in one column. Its rows need no known wording;
 * that they add up is the proof.
 */
export function summaryBlock(
  reading: Reading,
  candidates: readonly Candidate[],
): BalanceEquation | undefined {
  const of = (field: string) =>
    candidates.flatMap((candidate) =>
      candidate.field === field && candidate.value.kind === "money" && !candidate.value.money.bare
        ? [{ candidate, value: candidate.value }]
        : [],
    );
  for (const first of of("beginningBalance")) {
    for (const last of of("endingBalance")) {
      const rows = last.value.span.segment.row - first.value.span.segment.row;
      const isColumn =
        Math.abs(last.value.span.x1 - first.value.span.x1) <
        1.2 * (first.value.span.y1 - first.value.span.y0);
      if (rows < 2 || rows > MAX_ROWS || last.value.span.segment.page !== first.value.span.segment.page)
        continue;
      if (!isColumn) continue;
      const movements = movementsBetween(first.value, last.value, reading);
      const signs = movements && solve(movements, last.value.money.amount - first.value.money.amount);
      if (!movements || movements.length === 0 || !signs) continue;
      const choice = (value: MoneyValue, amount: number): MoneyChoice => ({
        amount: cents(amount),
        candidate: { ...first.candidate, value },
      });
      const side = (sign: number) => {
        const all = movements.flatMap(({ value }, index) =>
          signs[index] === sign ? [choice(value, Math.abs(value.money.amount))] : [],
        );
        const moved = all.filter(({ amount }) => amount !== 0);
        return moved.length > 0 ? moved : all.slice(0, 1);
      };
      const [moneyIn, moneyOut] = [side(1), side(-1)];
      return {
        beginning: { amount: first.value.money.amount, candidate: first.candidate },
        ending: { amount: last.value.money.amount, candidate: last.candidate },
        moneyIn,
        moneyOut,
        check: {
          name: "deposit-balance",
          passed: true,
          detail: `${formatMoney(first.value.money.amount)}${terms(" + ", moneyIn)}${terms(" - ", moneyOut)} = ${formatMoney(last.value.money.amount)}`,
        },
      };
    }
  }
  return undefined;
}

const terms = (sign: string, choices: readonly { readonly amount: Cents }[]) =>
  choices.map(({ amount }) => `${sign}${formatMoney(amount)}`).join("");
