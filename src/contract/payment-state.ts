import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type PaymentProof, provePayment } from "#engine/payoff/payment-proof.ts";
import type { PaymentMarkRequest, PaymentState } from "./payments.ts";
import type { PlanHistory } from "./plan-history.ts";
import { dayText, dollarText, monthText } from "./plan-sentences.ts";

type Recorded = PlanHistory["payments"];

const centsOf = (text: string | null): Cents | undefined => (text === null ? undefined : parseMoney(text));

function proofOf(debtId: string, due: PlainDate, usual: Cents, recorded: Recorded) {
  const own = recorded.flatMap((payment) => {
    // First: every debt looks at all payments of three years.
    if (payment.debtId !== debtId) return [];
    const [from, to] = [parsePlainDate(payment.from), parsePlainDate(payment.to)];
    if (from === undefined || to === undefined) return [];
    return [{ from, to, paid: centsOf(payment.paid), asked: centsOf(payment.asked) }];
  });
  return provePayment(due, usual, own);
}

type Shown = { readonly state: PaymentState["state"]; readonly shows: string };

function shownBy(
  proof: Exclude<PaymentProof, { kind: "unknown" }>,
  planned: Cents | undefined,
  statement: string,
): Shown {
  if (proof.kind === "missed") return { state: "unpaid", shows: `${statement} shows no payment` };
  if (proof.kind === "short") {
    const shows = `${statement} shows only ${dollarText(proof.paid)} of ${dollarText(proof.asked)}`;
    return { state: "unpaid", shows };
  }
  const paid = proof.kind === "paid" ? proof.paid : cents(0);
  if (planned !== undefined && paid < planned) {
    return { state: "part", shows: `${statement} shows ${dollarText(paid)} of ${dollarText(planned)} paid` };
  }
  return proof.kind === "paid"
    ? { state: "paid", shows: `${statement} shows ${dollarText(paid)} paid` }
    : { state: "paid", shows: `${statement} shows that nothing was asked for` };
}

/** What the statement before the due day asked for, where one after it shows what came; undefined where they do not tell. */
export function askedFor(debtId: string, due: PlainDate, recorded: Recorded): Cents | undefined {
  const covering = recorded.find((one) => one.debtId === debtId && one.from < due && due <= one.to);
  return centsOf(covering?.asked ?? null);
}

/**
 * Whether the payment of a debt that is due on `due` was made: what a statement proves, else the person's mark. Where the two differ,
 * the statement counts and the sentence says so. `usual` is the minimum known today, in cents: it counts only where the statement that
 * asked for the payment shows none. `planned` is what was to be paid, where a plan or a mark says it: less than that is a part, unless it is no more than the minimum.
 */
export function paymentState(
  {
    debtId,
    due,
    usual,
    planned,
  }: {
    readonly debtId: string;
    readonly due: PlainDate;
    readonly usual: Cents;
    readonly planned?: Cents | undefined;
  },
  mark: PaymentMarkRequest | undefined,
  recorded: Recorded,
): PaymentState {
  const proof = proofOf(debtId, due, usual, recorded);
  if (proof.kind === "unknown") {
    if (mark === undefined) return { state: "open", knownBy: null, sentence: null };
    return { state: mark.status, knownBy: "person", sentence: null };
  }
  const statement = `the statement of ${dayText(proof.shownOn)}`;
  const more = planned !== undefined && planned > usual ? planned : undefined;
  const { state, shows } = shownBy(proof, more, statement);
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
