import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { Cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { provePayment } from "#engine/payoff/payment-proof.ts";
import type { PaymentMarkRequest, PaymentState } from "./payments.ts";
import type { PlanHistory } from "./plan-history.ts";
import { dayText, dollarText, monthText } from "./plan-sentences.ts";

type Recorded = PlanHistory["payments"];

function proofOf(debtId: string, due: PlainDate, least: Cents, recorded: Recorded) {
  const own = recorded.flatMap((payment) => {
    // First: every debt looks at all payments of three years.
    if (payment.debtId !== debtId) return [];
    const [from, to] = [parsePlainDate(payment.from), parsePlainDate(payment.to)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, paid: payment.paid === null ? undefined : parseMoney(payment.paid) }];
  });
  return provePayment(due, least, own);
}

/**
 * Whether the payment of a debt that is due on `due` was made: what a statement proves, else the person's mark. Where the two differ,
 * the statement counts and the sentence says so. `least` is what was asked for, in cents.
 */
export function paymentState(
  { debtId, due, least }: { readonly debtId: string; readonly due: PlainDate; readonly least: Cents },
  mark: PaymentMarkRequest | undefined,
  recorded: Recorded,
): PaymentState {
  const proof = proofOf(debtId, due, least, recorded);
  if (proof.kind === "unknown") {
    if (mark === undefined) return { state: "open", knownBy: null, sentence: null };
    return { state: mark.status, knownBy: "person", sentence: null };
  }
  const statement = `the statement of ${dayText(proof.shownOn)}`;
  const shows =
    proof.kind === "missed"
      ? `${statement} shows no payment`
      : proof.kind === "short"
        ? `${statement} shows only ${dollarText(proof.paid)} of ${dollarText(least)}`
        : `${statement} shows ${dollarText(proof.paid)} paid`;
  const state = proof.kind === "paid" ? "paid" : "unpaid";
  const contradicted = mark !== undefined && mark.status !== state;
  const said = mark?.status === "paid" ? "You marked it as paid, but" : "You marked it as not paid, but";
  const sentence = contradicted ? `${said} ${shows}.` : `${shows.charAt(0).toUpperCase()}${shows.slice(1)}.`;
  return { state, knownBy: "statement", sentence };
}

/** "September 2026", "September and October 2026": months as YYYY-MM, in order. */
export function monthsText(months: readonly string[]): string {
  const names = months.map((month, index) => {
    const next = months[index + 1];
    const [name = "", year = ""] = monthText(month).split(" ");
    return next !== undefined && next.slice(0, 4) === month.slice(0, 4) ? name : `${name} ${year}`;
  });
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
