/** What was paid on a debt between two statements of it. */
import { daysBetween } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";

/** Two statements further apart are not consecutive: what the newer one prints is only its own period. */
const CONSECUTIVE_DAYS = 45;

export type DebtStatement = {
  readonly asOf: PlainDate;
  readonly balance: Cents;
  /** The minimum that it asks for by its due day; undefined where it does not show it. */
  readonly asked?: Cents;
  /** As printed for the period, none of them negative; undefined where the statement does not show it. */
  readonly payments?: Cents;
  readonly interest?: Cents;
  readonly fees?: Cents;
  readonly purchases?: Cents;
};

export type StatementPayment = {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** By how much the balance fell; negative where it rose. */
  readonly principal: Cents;
  /** What the older statement asks for, due before the newer one; undefined where it does not show it. */
  readonly asked: Cents | undefined;
  /** Undefined where the statements do not tell. */
  readonly paid: Cents | undefined;
  readonly interest: Cents | undefined;
  /** As printed for the period; undefined where the statement does not show them. */
  readonly fees: Cents | undefined;
  readonly purchases: Cents | undefined;
  /**
   * What paid − interest − fees − purchases leaves of the fall of the balance, with what is not shown counted as nothing: credits,
   * purchases that are not printed, corrections of the lender. Undefined where the payment is.
   */
  readonly other: Cents | undefined;
  /** printed: as the newer statement says; inferred: from the balances and what it says about interest, fees and purchases. */
  readonly basis: "printed" | "inferred" | "unknown";
};

/**
 * One entry for each pair of neighbouring statements, oldest first. A loan, which takes no purchases (`isLoan`), tells its payment
 * from two balances and the interest; a card only when it prints its payments, or its purchases, fees and interest. Between
 * statements that are more than 45 days apart only the change of the balance is known: nothing is made up for the months between.
 */
export function paymentsBetween(statements: readonly DebtStatement[], isLoan: boolean): StatementPayment[] {
  const ordered = statements.toSorted((a, b) => (a.asOf < b.asOf ? -1 : a.asOf > b.asOf ? 1 : 0));
  return ordered.slice(1).flatMap((newer, index): StatementPayment[] => {
    const older = ordered[index];
    if (older === undefined || older.asOf === newer.asOf) return [];
    const principal = cents(older.balance - newer.balance);
    const span = { from: older.asOf, to: newer.asOf, asked: older.asked, principal };
    const nothing = { paid: undefined, fees: undefined, purchases: undefined, other: undefined };
    if (daysBetween(older.asOf, newer.asOf) > CONSECUTIVE_DAYS) {
      return [{ ...span, ...nothing, interest: undefined, basis: "unknown" }];
    }
    const { payments, interest, fees, purchases } = newer;
    const explained = (paid: Cents) => {
      const other = cents(principal - paid + (interest ?? 0) + (fees ?? 0) + (purchases ?? 0));
      return { ...span, paid, interest, fees, purchases, other };
    };
    if (payments !== undefined) return [{ ...explained(payments), basis: "printed" }];
    const charged = isLoan ? (fees ?? 0) : addKnown(fees, purchases);
    if (interest === undefined || charged === undefined) {
      return [{ ...span, ...nothing, interest, basis: "unknown" }];
    }
    const paid = cents(principal + interest + charged);
    // A balance that rose by more than what was charged is something else than a payment.
    return paid < 0
      ? [{ ...span, ...nothing, interest, basis: "unknown" }]
      : [{ ...explained(paid), basis: "inferred" }];
  });
}

const addKnown = (left: Cents | undefined, right: Cents | undefined): number | undefined =>
  left === undefined || right === undefined ? undefined : left + right;
