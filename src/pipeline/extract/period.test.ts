import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { findStatementDates } from "./period.ts";
import { readPages } from "./reading.ts";
import type { PrintedValue } from "./values/find-values.ts";

/** How often the period asks where a value of a register of so many pages stands. */
function looksAt(pages: number): number {
  const days = Array.from(
    { length: 28 },
    (_, day) => `10/${String(day + 1).padStart(2, "0")}/2026     Shop      5.00`,
  );
  const reading = readPages(
    Array.from({ length: pages }, (_, index) => typedPage(days.join("\n"), { number: index + 1 })),
  );
  let looks = 0;
  const counted = reading.allValues.map(
    (value): PrintedValue =>
      new Proxy(value, {
        get: (target, key) => {
          if (key === "span") looks += 1;
          return Reflect.get(target, key);
        },
      }),
  );
  findStatementDates(reading.sheet, counted, []);
  return looks;
}

test("the search for a period takes twice as long in a register twice as long", () => {
  expect(looksAt(8)).toBeLessThan(2.5 * looksAt(4));
});
