import { testCards } from "#contract/billing.ts";

/** The name of the test card of this number, however it is spaced; undefined for every other number, which is sent nowhere. */
export function testCardOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits)?.name;
}

/** "4242 4242 4242 4242" */
export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");
