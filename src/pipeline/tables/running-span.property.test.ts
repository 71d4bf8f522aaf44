/** A list with running balances tells by itself when a line of it is missing or has another amount. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RunningSpan } from "#contract/extraction.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { readBytes } from "#test/samples/tables/read-bytes.ts";

const START = parsePlainDate("2026-03-02") as PlainDate; // a day that exists
/** In cents; `after` is the balance beside the line. */
type Line = { readonly day: PlainDate; readonly amount: number; readonly after: number };

const amounts = fc.integer({ min: -90_000, max: 90_000 }).filter((amount) => amount !== 0);
const list = fc
  .record({
    opening: fc.integer({ min: -50_000, max: 500_000 }),
    steps: fc.array(fc.record({ days: fc.nat(3), amount: amounts }), { minLength: 6, maxLength: 25 }),
    newestFirst: fc.boolean(),
  })
  .map(({ opening, steps, newestFirst }) => {
    let [day, balance] = [START, opening];
    const lines = steps.map(({ days, amount }): Line => {
      day = addDays(day, days);
      balance += amount;
      return { day, amount, after: balance };
    });
    return { lines, newestFirst };
  })
  // Days that all lie in one order say how the list is sorted.
  .filter(({ lines }) => lines[0]!.day < lines.at(-1)!.day)
  // Without a single minus nothing says whether the first line came in or went out: that is asked, and nothing is proved.
  .filter(({ lines }) => lines.some(({ amount }) => amount < 0));

const text = (amount: number): string => formatMoney(cents(amount));

async function spanOf(lines: readonly Line[], newestFirst: boolean): Promise<RunningSpan | undefined> {
  const rows = lines.map(({ day, amount, after }) => `${day},SOME WORDS,${text(amount)},${text(after)}`);
  const ordered = newestFirst ? rows.toReversed() : rows;
  const read = await readBytes(["Date,Description,Amount,Balance", ...ordered].join("\n"));
  return read.checks.find(({ span }) => span !== undefined)?.span;
}

const SOME = { numRuns: 60 };

test("a whole list leads from the balance before its first line to the one after its last", async () => {
  await fc.assert(
    fc.asyncProperty(list, async ({ lines, newestFirst }) => {
      const [first, last] = [lines[0]!, lines.at(-1)!];
      expect(await spanOf(lines, newestFirst)).toMatchObject({
        first: first.day,
        last: last.day,
        beginning: text(first.after - first.amount),
        ending: text(last.after),
      });
    }),
    SOME,
  );
});

test("one line less proves nothing, or leads from or to another balance where it was the first or the last", async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.nat(), async ({ lines, newestFirst }, at) => {
      const place = at % lines.length;
      const whole = await spanOf(lines, newestFirst);
      const left = await spanOf(lines.toSpliced(place, 1), newestFirst);
      const isInside = place > 0 && place < lines.length - 1;
      expect(isInside && left !== undefined).toBe(false);
      expect(left?.beginning === whole?.beginning && left?.ending === whole?.ending).toBe(false);
    }),
    SOME,
  );
});

test("a missing line of twice the next one, the other way, proves nothing: only the sign of that one hides it", async () => {
  const steps = [-1, -1, 1, -1, -4, 2];
  let balance = 0;
  const lines = steps.map((amount, index): Line => {
    balance += amount;
    return { day: index === 5 ? addDays(START, 1) : START, amount, after: balance };
  });
  expect(await spanOf(lines, false)).toMatchObject({ ending: text(-4) });
  expect(await spanOf(lines.toSpliced(4, 1), false)).toBeUndefined();
});

test("one amount that is another proves nothing; of the first line it leads from another balance", async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.nat(), amounts, async ({ lines, newestFirst }, at, amount) => {
      const place = at % lines.length;
      const line = lines[place]!;
      fc.pre(Math.abs(amount) !== Math.abs(line.amount));
      const whole = await spanOf(lines, newestFirst);
      const changed = await spanOf(lines.with(place, { ...line, amount }), newestFirst);
      expect(place > 0 && changed !== undefined).toBe(false);
      expect(changed?.beginning).not.toBe(whole?.beginning);
    }),
    SOME,
  );
});
