/** Lines that must not compile: the compiler is the test. An @ts-expect-error without an error fails the build. */
import { type DebtId, debtId } from "../payoff/plan.ts";
import { type Cents, cents } from "./cents.ts";
import { mulDivHalfUp } from "./mul-div.ts";
import { compareRates, type Rate, rate } from "./rate.ts";

const amount: Cents = cents(100);
const apr: Rate = rate("22.99");
const id: DebtId = debtId("card");

// @ts-expect-error a plain number is not yet cents
export const fromNumber: Cents = 100;
// @ts-expect-error a sum of cents is a plain number until it is branded again
export const unbrandedSum: Cents = amount + amount;
// @ts-expect-error a rate is not an amount
export const rateAsCents: Cents = apr;
// @ts-expect-error an amount is not a rate
export const centsAsRate: Rate = amount;
// @ts-expect-error a number is not a rate: 22.99 cannot be held by a double
export const numberAsRate: Rate = 22.99;
// @ts-expect-error a text is not a rate before it is read
export const textAsRate: Rate = "22.99";
// @ts-expect-error a look-alike without the brand is not a rate
export const lookAlike: Rate = { units: 2299n, decimals: 2 };
// @ts-expect-error any text is not the id of a debt
export const textAsId: DebtId = "card";
// @ts-expect-error an amount is not an id
export const centsAsId: DebtId = amount;
// @ts-expect-error rates are compared with rates
export const compared = compareRates(apr, amount);
// @ts-expect-error dollars as a plain number cannot be scaled as cents
export const scaled = mulDivHalfUp(12.5, 1, 2);

/** What must compile: brands read as what they are made of. */
export const readable: [number, bigint, string] = [amount, apr.units, id];
