import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { labelsOfWords } from "../lexicon/loan-words.ts";
import { partOf, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** One row of a column: its name and what the column prints there. */
export type Cell = { readonly name: string; readonly values: readonly PrintedValue[] };
/** A part of a line of credit: its name over the column and the cells below, from top to bottom. */
export type Part = { readonly heading: string; readonly cells: readonly Cell[] };

const OPENS = /\b(?:opening|beginning|starting|previous|prior|last)\b.*\bbalance\b|\bbalance forward\b/i;
const CLOSES = /\b(?:closing|ending|new|current)\b.*\bbalance\b/i;
const PAID = /\b(?:payments?|credits?|paid|refunds?|returns?)\b/i;
const FEES = /\bfees?\b|\blate charges?\b/i;
const INTEREST = /\binterest\b|\bfinance charges?\b/i;
const MINIMUM = /^(?:total )?(?:minimum (?:payment )?(?:due|payment)|payment due|amount due|minimum)$/i;
const RATE = /\b(?:annual percentage rate|apr|interest rate)\b/i;
const NOT_THE_RATE = /\b(?:daily|periodic|index|margin|prime|maximum|cap)\b/i;
/** Blank lines within one table, in line heights. */
const ROW_GAP = 3.2;

/** Rows that go on under a table, however many values their cells hold. */
function rowsUnder({ rows: body, columns }: Table, { sheet, values }: Reading): Row[] {
  const rows = body.map(({ row }) => row);
  const left = columns[0]?.x0 ?? 0;
  for (const row of sheet.rows.slice((rows.at(-1)?.index ?? 0) + 1)) {
    const last = rows.at(-1);
    const [name, ...cells] = row.segments;
    if (!last || !name || row.page !== last.page || row.y0 - last.y1 > ROW_GAP * (last.y1 - last.y0)) break;
    const isFilled = cells.length > 0 && cells.every((cell) => (values.get(cell) ?? []).length > 0);
    if (name.x1 > left || !isFilled || cells.length > columns.length) break;
    rows.push(row);
  }
  return rows;
}

/** A table that describes parts of a line beside each other, as its columns. */
function partsOf(table: Table, reading: Reading): Part[] {
  const rows = rowsUnder(table, reading);
  return table.columns.map(({ heading, x0, x1 }) => ({
    heading,
    cells: rows.map(({ segments: [name, ...cells] }) => ({
      name: name?.text.trim() ?? "",
      values: cells
        .filter((cell) => Math.min(cell.x1, x1) > Math.max(cell.x0, x0))
        .flatMap((cell) => reading.values.get(cell) ?? []),
    })),
  }));
}

export const isMoney = (value: PrintedValue | undefined): value is MoneyValue => value?.kind === "money";
export const findingOf = (value: MoneyValue, amount: number): Finding => ({
  ...makeFinding(formatMoney(cents(amount)), value.span, 0.95),
  witnessed: true,
});

type Rolled = { readonly findings: Map<string, Finding>; readonly check: Check };

/** What a column adds up to, from its first balance to its last; undefined where it does not. */
export function rollOf({ cells }: Part): Rolled | undefined {
  const amounts = cells.flatMap(({ name, values: [value] }) =>
    isMoney(value) && !value.money.bare ? [{ name, value }] : [],
  );
  const from = amounts.findIndex(({ name }) => OPENS.test(name));
  const to = amounts.findIndex(({ name }, index) => index > from && CLOSES.test(name));
  const [first, last] = [amounts[from], amounts[to]];
  if (!first || !last || to - from < 3) return undefined;
  const moves = amounts.slice(from + 1, to).map(({ name, value }) => {
    const size = Math.abs(value.money.amount);
    return { name, value, amount: value.money.amount < 0 || PAID.test(name) ? -size : size };
  });
  const sum = moves.reduce<number>((total, { amount }) => total + amount, first.value.money.amount);
  if (sum !== last.value.money.amount) return undefined;
  const findings = new Map([
    ["previousBalance", findingOf(first.value, first.value.money.amount)],
    ["currentBalance", findingOf(last.value, sum)],
  ]);
  for (const [field, is] of [
    ["paymentsAndCredits", (move: (typeof moves)[number]) => PAID.test(move.name)],
    ["feesCharged", (move: (typeof moves)[number]) => FEES.test(move.name) && !PAID.test(move.name)],
    ["interestCharged", (move: (typeof moves)[number]) => INTEREST.test(move.name) && !PAID.test(move.name)],
  ] as const) {
    const [only, other] = moves.filter(is);
    if (only && !other) findings.set(field, findingOf(only.value, Math.abs(only.amount)));
  }
  const terms = moves.map(
    ({ amount }) => `${amount < 0 ? "-" : "+"} ${formatMoney(cents(Math.abs(amount)))}`,
  );
  const detail = `${formatMoney(first.value.money.amount)} ${terms.join(" ")} = ${formatMoney(cents(sum))}`;
  return { findings, check: { name: "line-part-roll-forward", passed: true, detail } };
}

const says = (label: string, field: string) => labelsOfWords(label).some((known) => known.field === field);

/** What else a column says of its part: rate, minimum, first amount and last day. */
export function describe({ cells }: Part, dayFirst: boolean): ReadonlyArray<readonly [string, Finding]> {
  return cells.flatMap(({ name, values }): ReadonlyArray<readonly [string, Finding]> => {
    const [value] = values;
    if (value?.kind === "percent" && RATE.test(name) && !NOT_THE_RATE.test(name))
      return [["apr", makeFinding(value.percent.percent, value.span, 0.95)]];
    if (isMoney(value) && MINIMUM.test(name))
      return [["minimumPayment", makeFinding(formatMoney(value.money.amount), value.span, 0.95)]];
    if (isMoney(value) && says(name, "originalBalance"))
      return [["originalBalance", makeFinding(formatMoney(value.money.amount), value.span, 0.9)]];
    // "Fixed on / ends on": as many days as names.
    const names = name.split(/\s*\/\s*/);
    return names.length === values.length
      ? values.flatMap((one, index) => {
          const day = one.kind === "date" ? resolveDate(one.date, { dayFirst }) : undefined;
          const isEnd = says(names[index] ?? "", "maturityDate");
          return day && isEnd ? [["maturityDate", makeFinding(day, one.span, 0.9)] as const] : [];
        })
      : [];
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** Rows of the register that speak of one part: by its name, or, where they name none, by an amount that its column alone prints. */
function rowsOfPart(reading: Reading, parts: readonly Part[], own: Part): Reading {
  const names = parts.map(({ heading }) => plain(heading));
  const prints = ({ cells }: Part, amount: number) =>
    cells.some(({ values }) =>
      values.some((value) => isMoney(value) && Math.abs(value.money.amount) === amount),
    );
  return partOf(reading, (row) => {
    const values = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const money = values.findLast((value): value is MoneyValue => isMoney(value) && !value.money.bare);
    if (!money || values[0]?.kind !== "date" || values[0].span.start > 0) return true;
    const text = plain(row.segments.map((segment) => segment.text).join(" "));
    const named = parts.filter((_, index) => names[index] !== "" && text.includes(names[index] ?? ""));
    const meant =
      named.length > 0 ? named : parts.filter((part) => prints(part, Math.abs(money.money.amount)));
    return meant.length === 1 && meant[0] === own;
  });
}

/** What the head of the paper says of the whole line, and so of each of its parts. */
export const OF_ALL = ["accountLast4", "statementDate", "periodStart", "periodEnd", "paymentDueDate"];
/** One limit stands over all parts: it is told of the first. */
export const OF_THE_FIRST = ["creditLimit", "availableCredit"];

/**
 * The parts of a line of credit that stand beside each other, such as what varies and what was fixed: columns that each lead from a first
 * balance to a last one. Empty where fewer than two of them add up by themselves, or one of them does not.
 */
export function lineParts(reading: Reading, whole: AccountReading): AccountReading[] {
  for (const table of findTables(reading)) {
    const columns = partsOf(table, reading);
    const rolled = columns.map((part) => ({ part, roll: rollOf(part) }));
    if (rolled.length < 2 || rolled.some(({ roll, part }) => !roll || part.heading === "")) continue;
    const last = rolled.at(-1);
    const owed = (entry: typeof last) => Number(entry?.roll?.findings.get("currentBalance")?.value ?? 0);
    const others = rolled.slice(0, -1).reduce((sum, entry) => sum + owed(entry), 0);
    // The last column may be the total of the others.
    const isTotal = rolled.length > 2 && Math.abs(others - owed(last)) < 0.005;
    const parts = isTotal ? rolled.slice(0, -1) : rolled;
    return parts.flatMap(({ part, roll }, index) => {
      if (!roll) return [];
      const findings = new Map<string, Finding>();
      for (const field of [...OF_ALL, ...(index === 0 ? OF_THE_FIRST : [])]) {
        const finding = whole.account.findings.get(field);
        if (finding) findings.set(field, finding);
      }
      for (const [field, finding] of [...roll.findings, ...describe(part, whole.dates.dayFirst)])
        findings.set(field, finding);
      return [
        {
          ...whole,
          account: { kind: whole.account.kind, findings },
          checks: [roll.check],
          reading: rowsOfPart(
            reading,
            parts.map((entry) => entry.part),
            part,
          ),
          hasOwnRows: true as const,
        },
      ];
    });
  }
  return [];
}
