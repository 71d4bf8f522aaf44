import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RunningSpan } from "#contract/extraction.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { checking } from "#test/samples/extractions.ts";
import { reconciledMoney, unexplainedMoney } from "./reconciliation.ts";
import { type AccountStatement, withRunningLists } from "./running-lists.ts";

const START = parsePlainDate("2026-11-01") as PlainDate; // a day that exists
type Row = { readonly documentId: string; readonly postedOn: string; readonly amount: number };
const row = (documentId: string, day: number, amount: number): Row => ({
  documentId,
  postedOn: addDays(START, day - 1),
  amount,
});
const text = (amount: number): string => formatMoney(cents(amount));

/** The list of these rows, with the balances that a bank would print beside them. */
function listOf(documentId: string, opening: number, rows: readonly Row[]): AccountStatement {
  const [first, last] = [rows[0]!.postedOn, rows.at(-1)!.postedOn];
  const upTo = (isIn: (day: string) => boolean): string =>
    text(rows.reduce((sum, { postedOn, amount }) => (isIn(postedOn) ? sum + amount : sum), opening));
  const span: RunningSpan = {
    first,
    last,
    beginning: text(opening),
    afterFirstDay: upTo((day) => day <= first),
    beforeLastDay: upTo((day) => day < last),
    ending: upTo(() => true),
  };
  return { documentId, facts: { kind: "checking", endingBalance: span.ending }, span };
}
const shown = (...statements: AccountStatement[]) => withRunningLists({ statements }).statements;

const october = {
  documentId: "october",
  facts: checking({ beginningBalance: "100.00", endingBalance: "150.00" }),
};
const inOctober = [{ documentId: "october", postedOn: "2026-10-09", amount: 5000 }];
const november = [row("list", 4, -2000), row("list", 9, 7000), row("list", 15, -1000)];

test("a list is proved from its second day on, its first day by what it goes on from", () => {
  const alone = shown(listOf("list", 15_000, november));
  expect(reconciledMoney(alone, november)).toEqual({ amount: 9000, untold: 0, of: 10_000 });
  const after = shown(october, listOf("list", 15_000, november));
  const rows = [...inOctober, ...november];
  expect(reconciledMoney(after, rows)).toEqual({ amount: 15_000, untold: 0, of: 15_000 });
  expect(unexplainedMoney(after, rows)).toEqual([]);
});

test("balances that join show the days between as well", () => {
  const [, list] = shown(october, listOf("list", 15_000, november));
  expect(list?.facts).toMatchObject({ periodStart: "2026-11-01", periodEnd: "2026-11-15" });
  const [, apart] = shown(october, listOf("list", 14_000, november));
  expect(apart?.facts).toMatchObject({ periodStart: "2026-11-04" });
});

test("what is gone between a list and the one before is money that no line shows; over more days it is days that lack", () => {
  const gone = shown(october, listOf("list", 14_000, november));
  expect(unexplainedMoney(gone, [...inOctober, ...november])).toEqual([
    { documentId: "list", periodEnd: "2026-11-04", amount: -1000 },
  ]);
  const later = november.map(({ amount }, index) => row("list", 5 + index, amount));
  expect(unexplainedMoney(shown(october, listOf("list", 14_000, later)), [...inOctober, ...later])).toEqual(
    [],
  );
});

test("lists that share a day, the rows of it in the one that was read first, leave nothing unexplained", () => {
  const morning = [row("a", 1, 4000), row("a", 5, -500), row("a", 9, -700)];
  const evening = [row("b", 9, -900), row("b", 12, 100), row("b", 20, -300)];
  const both = shown(listOf("a", 10_000, morning), listOf("b", 12_800, evening));
  const rows = [...morning, ...evening];
  expect(unexplainedMoney(both, rows)).toEqual([]);
  // Proved are the days within each; the first and the last of both count half.
  expect(reconciledMoney(both, rows)).toEqual({
    amount: 500 + 100 + (4000 + 700 + 900 + 300) / 2,
    untold: 0,
    of: 6500,
  });
});

test("a line that the ledger lacks, or has with another amount, is noticed on every day but the first and the last", () => {
  const amounts = fc.integer({ min: -90_000, max: 90_000 }).filter((amount) => amount !== 0);
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 4, maxLength: 20 }),
      fc.nat(),
      fc.option(amounts),
      (all, at, instead) => {
        const rows = all.map((amount, index) => row("list", index + 1, amount));
        const place = 1 + (at % (rows.length - 2));
        fc.pre(instead !== rows[place]?.amount);
        const read =
          instead === null ? rows.toSpliced(place, 1) : rows.with(place, row("list", place + 1, instead));
        const list = shown(listOf("list", 5000, rows));
        expect(unexplainedMoney(list, rows)).toEqual([]);
        expect(unexplainedMoney(list, read)).toHaveLength(1);
        expect(reconciledMoney(list, read).amount).toBe(0);
      },
    ),
  );
});
