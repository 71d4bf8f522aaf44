/** Cards, charges and refunds of the sandbox. */
import type { Desk } from "./desk.ts";
import { openDispute } from "./disputing.ts";
import {
  type Card,
  type CardBehaviour,
  type Failure,
  find,
  invalid,
  type Payment,
  SandboxRefusal,
  type Setup,
} from "./records.ts";
import { chargeView, paymentView, setupView } from "./views.ts";

/** The provider's names for its test cards, and how each behaves. */
const testCards: Readonly<Record<string, readonly [CardBehaviour, last4: string]>> = {
  pm_card_visa: ["pays", "4242"],
  pm_card_mastercard: ["pays", "4444"],
  pm_card_chargeDeclined: ["declines", "0002"],
  pm_card_visa_chargeDeclined: ["declines", "0002"],
  pm_card_chargeDeclinedInsufficientFunds: ["no-funds", "9995"],
  pm_card_visa_chargeDeclinedInsufficientFunds: ["no-funds", "9995"],
  pm_card_chargeDeclinedExpiredCard: ["expired", "0069"],
  pm_card_authenticationRequired: ["challenges", "3155"],
  pm_card_authenticationRequiredOnSetup: ["challenges", "3155"],
  pm_card_chargeCustomerFail: ["declines-later", "0341"],
  pm_card_createDispute: ["disputes", "0259"],
  pm_card_createDisputeInquiry: ["asks", "1976"],
  pm_card_refundFail: ["keeps-refunds-out", "5126"],
  pm_card_threeDSecure2Required: ["challenges", "3220"],
};

const declined: Failure = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};
const failures: Readonly<
  Record<Exclude<CardBehaviour, "pays" | "challenges" | "disputes" | "asks" | "keeps-refunds-out">, Failure>
> = {
  declines: declined,
  "declines-later": declined,
  "no-funds": {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired: { code: "expired_card", declineCode: "expired_card", message: "Your card has expired." },
};
const notAuthenticated: Failure = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** A card that exists, or a new one of a test card's name. */
export function takeCard(desk: Desk, name: string, customer: string | null): Card {
  const known = desk.records.cards[name];
  if (known !== undefined) {
    if (known.customer !== null && known.customer !== customer)
      throw invalid("This payment method belongs to another customer.");
    return known;
  }
  const test = testCards[name];
  if (test === undefined) throw invalid(`No such PaymentMethod: '${name}'`, "resource_missing");
  const made: Card = {
    id: desk.newId("pm"),
    created: desk.now(customer),
    customer: null,
    behaviour: test[0],
    last4: test[1],
  };
  desk.records.cards[made.id] = made;
  return made;
}

/** Ties a card to a customer, which some cards refuse. @throws SandboxRefusal 402 */
export function attachCard(card: Card, customer: string): void {
  if (card.behaviour === "declines" || card.behaviour === "no-funds" || card.behaviour === "expired")
    throw cardRefusal(failures[card.behaviour]);
  card.customer = customer;
}

export function cardRefusal(failure: Failure, more: Record<string, unknown> = {}): SandboxRefusal {
  return new SandboxRefusal(402, {
    type: "card_error",
    code: failure.code,
    ...(failure.declineCode === null ? {} : { decline_code: failure.declineCode }),
    message: failure.message,
    ...more,
  });
}

/** What is told when a payment is settled; set by whoever knows invoices. */
export type OnPaid = (payment: Payment) => void;

/** How a card is charged: typed into the form; kept, while the person is there to answer a challenge; or kept, with nobody there. */
type Charging = "typed" | "kept" | "nobody";

/**
 * Charges a card for a payment.
 * Returns the failure, or null when it succeeded or waits for the person.
 */
export function chargePayment(
  desk: Desk,
  payment: Payment,
  card: Card,
  how: Charging,
  onPaid: OnPaid,
): Failure | null {
  payment.card = card.id;
  if (card.behaviour === "challenges" && how !== "nobody") {
    payment.status = "requires_action";
    payment.failure = null;
    desk.emit("payment_intent.requires_action", payment.customer, paymentView(payment));
    return null;
  }
  if (
    card.behaviour === "pays" ||
    card.behaviour === "keeps-refunds-out" ||
    card.behaviour === "disputes" ||
    card.behaviour === "asks" ||
    (card.behaviour === "declines-later" && how === "typed")
  ) {
    succeed(desk, payment, card, onPaid);
    return null;
  }
  return fail(
    desk,
    payment,
    card,
    card.behaviour === "challenges" ? notAuthenticated : failures[card.behaviour],
  );
}

/** The person's answer to the bank's question. */
export function answerChallenge(
  desk: Desk,
  payment: Payment,
  isCompleted: boolean,
  onPaid: OnPaid,
): Failure | null {
  if (payment.status !== "requires_action") throw invalid("This payment does not wait for an answer.");
  const card = find(desk.records.cards, payment.card ?? "", "payment_method");
  if (isCompleted) {
    // Proved once, the card pays by itself from now on.
    card.behaviour = "pays";
    succeed(desk, payment, card, onPaid);
    return null;
  }
  return fail(desk, payment, card, notAuthenticated);
}

function makeCharge(desk: Desk, payment: Payment, card: Card, status: "succeeded" | "failed") {
  const charge = {
    id: desk.newId("ch"),
    created: desk.now(payment.customer),
    payment: payment.id,
    customer: payment.customer,
    amount: payment.amount,
    refunded: 0,
    status,
    card: card.id,
  };
  desk.records.charges[charge.id] = charge;
  payment.charge = charge.id;
  return charge;
}

function succeed(desk: Desk, payment: Payment, card: Card, onPaid: OnPaid): void {
  if (payment.customer !== null) card.customer = payment.customer;
  const charge = makeCharge(desk, payment, card, "succeeded");
  payment.status = "succeeded";
  payment.failure = null;
  desk.emit("charge.succeeded", payment.customer, chargeView(charge));
  desk.emit("payment_intent.succeeded", payment.customer, paymentView(payment));
  onPaid(payment);
  if (card.behaviour === "disputes") openDispute(desk, charge, "needs_response");
  if (card.behaviour === "asks") openDispute(desk, charge, "warning_needs_response");
}

function fail(desk: Desk, payment: Payment, card: Card, failure: Failure): Failure {
  const charge = makeCharge(desk, payment, card, "failed");
  payment.status = "requires_payment_method";
  payment.failure = failure;
  payment.card = null;
  desk.emit("charge.failed", payment.customer, chargeView(charge));
  desk.emit("payment_intent.payment_failed", payment.customer, paymentView(payment));
  return failure;
}

/** Confirms that a card may be charged later. */
export function confirmSetup(desk: Desk, setup: Setup, card: Card, present: boolean): Failure | null {
  setup.card = card.id;
  if (card.behaviour === "challenges" && present) {
    setup.status = "requires_action";
    setup.failure = null;
    desk.emit("setup_intent.requires_action", setup.customer, setupView(setup));
    return null;
  }
  if (card.behaviour === "declines" || card.behaviour === "no-funds" || card.behaviour === "expired")
    return failSetup(desk, setup, failures[card.behaviour]);
  succeedSetup(desk, setup, card);
  return null;
}

export function answerSetupChallenge(desk: Desk, setup: Setup, isCompleted: boolean): Failure | null {
  if (setup.status !== "requires_action") throw invalid("This setup does not wait for an answer.");
  const card = find(desk.records.cards, setup.card ?? "", "payment_method");
  if (!isCompleted)
    return failSetup(desk, setup, { ...notAuthenticated, code: "setup_intent_authentication_failure" });
  card.behaviour = "pays";
  succeedSetup(desk, setup, card);
  return null;
}

function succeedSetup(desk: Desk, setup: Setup, card: Card): void {
  if (setup.customer !== null) card.customer = setup.customer;
  setup.status = "succeeded";
  setup.failure = null;
  desk.emit("setup_intent.succeeded", setup.customer, setupView(setup));
}

function failSetup(desk: Desk, setup: Setup, failure: Failure): Failure {
  setup.status = "requires_payment_method";
  setup.card = null;
  setup.failure = failure;
  desk.emit("setup_intent.setup_failed", setup.customer, setupView(setup));
  return failure;
}
