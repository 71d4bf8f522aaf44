import { expect, test } from "vitest";
import { typedPage } from "#test/samples/typed-page.ts";
import type { FigureField } from "../figure-prints/figure-fields.ts";
import { figurePrints } from "../figure-prints/print-signs.ts";
import { readPages } from "../reading.ts";
import { type FigureModel, figureChances, placesOf } from "./figure-chances.ts";

const FIELDS: readonly FigureField[] = [{ path: "minimumPayment", kind: "money" }];
/** One unit that is moved by one word: a byte of 100 at a scale of 0.05 is 5. */
const model = (none: number): FigureModel => ({
  signs: ["left:minimum"],
  nets: [
    { weights: Buffer.from([100]).toString("base64"), scale: 0.05, bias: [0], out: [[1]], none: [none] },
  ],
});
const chancesOf = (page: string, none: number) =>
  figureChances(figurePrints(readPages([typedPage(page)])), FIELDS, model(none), false);

const PAGE = `
Minimum payment due        $57.00
New balance                $2,345.67
Credit limit               $8,000.00
`;

test("the print whose words the net knows is the likeliest: a softmax over the prints and none of them", () => {
  const [found] = chancesOf(PAGE, 0);
  expect(found?.figure).toBe("57.00");
  expect(found?.print.span.text).toBe("$57.00");
  // The other two prints and "not printed" have a score of 0.
  expect(found?.chance).toBeCloseTo(Math.exp(5) / (Math.exp(5) + 3), 6);
});

test("where it is likelier that the paper does not print it, no print has much of a chance", () => {
  expect(chancesOf(PAGE, 9)[0]?.chance).toBeLessThan(0.05);
});

test("prints of one amount count together", () => {
  const [found] = chancesOf(`${PAGE}Minimum due again          $57.00\n`, 0);
  expect(found?.chance).toBeCloseTo((2 * Math.exp(5)) / (2 * Math.exp(5) + 3), 6);
});

test("a print of another kind is never the figure", () => {
  expect(chancesOf("Minimum interest rate    12.00%", 0)).toEqual([]);
});

test("words that the training met too seldom are a sign of their own", () => {
  const places = new Map([
    ["left:minimum", 0],
    ["strange:left", 1],
    ["strange:2", 2],
  ]);
  expect(placesOf(["left:minimum", "left:minimum_due"], places)).toEqual([0]);
  expect(placesOf(["left:minimum", "left:forborne"], places)).toEqual([0, 1]);
  expect(placesOf(["left:forborne", "left:hardship"], places)).toEqual([1, 2]);
});
