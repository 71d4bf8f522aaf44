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

test("what hangs on its row and its mark alone is what making it anew would give, whatever came, went or was marked anew", () => {
  const rows = rowsOf(120);
  const step = fc.record({
    gone: fc.nat(119),
    added: fc.nat(119),
    marked: fc.nat(119),
    isMarked: fc.boolean(),
    isTurned: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      const memory = createListMemory<Row, { readonly of: Row; readonly mark: unknown }>();
      const marks = new Map<Row, object>();
      const markOf = (row: Row): object => {
        const mark = marks.get(row) ?? {};
        marks.set(row, mark);
        return mark;
      };
      let list = rows;
      let made = 0;
      for (const { gone, added, marked, isMarked, isTurned } of steps) {
        list = list.filter((_, place) => place !== gone).toSpliced(added, 0, { name: -1 });
        list = isTurned ? list.toReversed() : list;
        if (list[marked] !== undefined) marks.set(list[marked], {});
        const own = list.map(markOf);
        const make = (of: Row, _: unknown, index: number) => {
          made += 1;
          return { of, mark: isMarked ? own[index] : undefined };
        };
        const found = isMarked ? memory.extend(list, make, own) : memory.extend(list, make);
        expect(found).toEqual(list.map((of) => ({ of, mark: isMarked ? markOf(of) : undefined })));
        const before = made;
        const again = isMarked ? memory.extend(list, make, own) : memory.extend(list, make);
        expect(again).toEqual(found);
        expect(made).toBe(before);
      }
    }),
  );
});

test("rows in another order are made of the right rows all the same", () => {
  const rows = rowsOf(500);
  const memory = createListMemory<Row, Row>();
  memory.remake(rows, (row) => row);
  const turned = rows.toReversed();
  expect(memory.remake(turned, (row, before) => before ?? row)).toEqual(turned);
});
