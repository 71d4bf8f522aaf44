import { expect, test } from "vitest";
import { keptFor } from "./kept-for.ts";

test("what was made for an object is given again, and made anew for another of the same content", () => {
  let made = 0;
  const lengthOf = keptFor((list: readonly string[]) => {
    made += 1;
    return list.length;
  });
  const list = ["a", "b"];
  expect([lengthOf(list), lengthOf(list), lengthOf([...list])]).toEqual([2, 2, 2]);
  expect(made).toBe(2);
});

test("that nothing came of it is kept as well", () => {
  let made = 0;
  const none = keptFor<object, undefined>(() => {
    made += 1;
    return undefined;
  });
  const one = {};
  expect([none(one), none(one)]).toEqual([undefined, undefined]);
  expect(made).toBe(1);
});
