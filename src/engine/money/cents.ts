/**
 * Money is a whole number of cents. The brand keeps dollars, rates and plain numbers from being passed by mistake;
 * `cents()` is the only way to make one.
 */
declare const centsBrand: unique symbol;

/** A whole number of US cents (or of the smallest unit of another currency). May be negative. */
export type Cents = number & { readonly [centsBrand]: "Cents" };

/** The largest amount the engine accepts: 90 trillion dollars, so that every sum stays an exact integer. */
const MAX_CENTS = Number.MAX_SAFE_INTEGER;

/**
 * Brands a whole number as cents.
 * @throws RangeError when the value is not a whole number that a double holds exactly: a programmer's mistake, never user input.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || Math.abs(value) > MAX_CENTS) {
    throw new RangeError(`Not a whole number of cents: ${value}`);
  }
  return value as Cents; // the one place that makes the brand
}
