import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import { readPages } from "../reading.ts";

/** The least sure amount of a line that was recognised with 0.99 throughout. */
function surenessOf(line: string): number {
  const { values } = readPages([typedPage(line, { confidence: 0.99 })]);
  const amounts = Array.from(values.values())
    .flat()
    .filter(({ kind }) => kind === "money");
  return Math.min(...amounts.map(({ span }) => span.confidence));
}

test.each(["Balance 36 345.66", "Balance $345 66", "Balance $345 , 66"])(
  "%s may be one amount in two pieces: it is not certain",
  (line) => {
    expect(surenessOf(line)).toBe(0.9);
  },
);

test.each(["Limit $21,300. $380 monthly", "Pays $257 60 months", "Paid $257.00 36"])(
  "%s are amounts of their own",
  (line) => {
    expect(surenessOf(line)).toBe(0.99);
  },
);

const numbersOf = (text: string) =>
  readPages([typedPage(text)]).allValues.flatMap((value) =>
    value.kind === "account" ? [value.account.last4] : [],
  );

test.each(["Account Number:      8431", "XXXX XXXX XXXX\n          8431"])(
  "%j: four digits are the end of a number where its label or its mask stands beside them",
  (text) => {
    expect(numbersOf(text)).toEqual(["8431"]);
  },
);

test.each(["Points:      8431", "Account Number:      2026", "Checks\n8431", "Points\n----------\n8431"])(
  "%j: four digits alone are no account's",
  (text) => {
    expect(numbersOf(text)).toEqual([]);
  },
);
