import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createListMemory } from "./list-memory.ts";

type Row = { readonly name: number };
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, name) => ({ name }));

test("what was made of a row is offered for it the next time, whatever came or went", () => {
  const rows = rowsOf(300);
  const memory = createListMemory<Row, { readonly of: Row }>();
  memory.remake(rows, (of) => ({ of }));
  fc.assert(
    fc.property(
      fc.array(fc.nat(299), { maxLength: 20 }),
      fc.array(fc.nat(299), { maxLength: 20 }),
      (gone, added) => {
        const next = rows.flatMap((row, place) => [
          ...(added.includes(place) ? [{ name: -place - 1 }] : []),
          ...(gone.includes(place) ? [] : [row]),
        ]);
        const offered: Array<{ readonly of: Row } | undefined> = [];
        const made = memory.remake(next, (of, before) => {
          offered.push(before);
          return before ?? { of };
        });
        expect(made.map(({ of }) => of)).toEqual(next);
        expect(offered.every((before, index) => before === undefined || before.of === next[index])).toBe(
          true,
        );
      },
    ),
  );
});

test("rows that stay are not made again when a few are added and a few taken out", () => {
  const rows = rowsOf(1000);
  const memory = createListMemory<Row, Row>();
  const countMade = (list: readonly Row[]): number => {
    let count = 0;
    memory.remake(list, (row, before) => {
      if (before === undefined) count += 1;
      return row;
    });
    return count;
  };
  expect(countMade(rows)).toBe(1000);
  expect(countMade(rows)).toBe(0);
  expect(countMade([...rows.slice(0, 900), { name: -1 }, ...rows.slice(900)])).toBe(1);
  expect(countMade([...rows.slice(0, 100), ...rows.slice(130)])).toBe(0);
  memory.forget();
  expect(countMade(rows)).toBe(1000);
});

test("rows in another order are made of the right rows all the same", () => {
  const rows = rowsOf(500);
  const memory = createListMemory<Row, Row>();
  memory.remake(rows, (row) => row);
  const turned = rows.toReversed();
  expect(memory.remake(turned, (row, before) => before ?? row)).toEqual(turned);
});
