import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { compileLexicon, findLabels } from "./candidates/find-labels.ts";
import { commonLabels } from "./lexicon/common-labels.ts";
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

test("the last day of a period over a column headed 'This Statement' is no day of a statement", () => {
  const { sheet, values, allValues } = readPages([
    typedPage(
      "Your account         April 30, 2026 - May 31, 2026\nCASH FLOW                          This Statement",
    ),
  ]);
  const labels = findLabels(sheet, values, compileLexicon([...commonLabels], []));
  const candidates = labels.flatMap((label) =>
    allValues.slice(1).map((value) => ({ field: "statementDate", value, label, score: 1 })),
  );
  expect(candidates.length).toBeGreaterThan(0);
  const { end, statementDate } = findStatementDates(sheet, allValues, candidates.slice(-1));
  expect([end?.value, statementDate]).toEqual(["2026-05-31", undefined]);
});
