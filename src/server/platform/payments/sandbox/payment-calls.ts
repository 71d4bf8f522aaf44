import { newestFirst, page, required, type SandboxCall, type SandboxRoute } from "./call.ts";
import { cardRefusal, chargePayment, confirmSetup, takeCard } from "./charging.ts";
import { disputeOf, refundDisputed } from "./disputing.ts";
import { type FormValue, kindsOf, numberOf, textOf, textsOf } from "./form-body.ts";
import { find, invalid, type Payment, type Setup } from "./records.ts";
import { onPaid } from "./subscribing.ts";
import * as view from "./views.ts";

/** The provider's smallest charge in US dollars, and its largest, in cents. */
const LEAST_AMOUNT = 50;
const LARGEST_AMOUNT = 99_999_999;

function amountOf(value: FormValue | undefined, least = LEAST_AMOUNT): number {
  const amount = numberOf(value);
  if (amount === undefined) throw invalid("Invalid integer: amount", "parameter_invalid_integer");
  if (amount < least) throw invalid("Amount must be at least $0.50 usd", "amount_too_small");
  if (amount > LARGEST_AMOUNT) throw invalid("Amount must be no more than $999,999.99", "amount_too_large");
  return amount;
}

function newPayment(call: SandboxCall): Payment {
  const { desk, body } = call;
  const customer = textOf(body["customer"]) ?? null;
  if (textOf(body["currency"])?.toLowerCase() !== "usd")
    throw invalid("Invalid currency", "currency_invalid");
  const id = desk.newId("pi");
  const payment: Payment = {
    id,
    created: desk.now(customer),
    secret: desk.newSecret(id),
    customer,
    amount: amountOf(body["amount"]),
    status: "requires_payment_method",
    card: null,
    failure: null,
    invoice: null,
    charge: null,
    allowed: kindsOf(body["allowed_payment_method_types"]),
    metadata: textsOf(body["metadata"]),
  };
  desk.records.payments[id] = payment;
  desk.emit("payment_intent.created", customer, view.paymentView(payment));
  return payment;
}

function confirmPayment(call: SandboxCall, payment: Payment): unknown {
  const { desk, body } = call;
  if (payment.status === "succeeded" || payment.status === "canceled")
    throw invalid(
      `This PaymentIntent's status is ${payment.status}; it cannot be confirmed.`,
      "payment_intent_unexpected_state",
    );
  const name = textOf(body["payment_method"]) ?? payment.card;
  if (name == null)
    throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.");
  const card = takeCard(desk, name, payment.customer);
  const failure = chargePayment(desk, payment, card, "typed", (paid) => onPaid(desk, paid));
  if (failure !== null) throw cardRefusal(failure, { payment_intent: view.paymentView(payment) });
  return view.paymentView(payment);
}

function confirmNewCard({ desk, body }: SandboxCall, setup: Setup): unknown {
  const card = takeCard(desk, required(body, "payment_method"), setup.customer);
  const failure = confirmSetup(desk, setup, card, true);
  if (failure !== null) throw cardRefusal(failure, { setup_intent: view.setupView(setup) });
  return view.setupView(setup);
}

function paymentOf({ desk, ids }: SandboxCall) {
  return find(desk.records.payments, ids[0] ?? "", "payment_intent");
}

function refund({ desk, body }: SandboxCall): unknown {
  const paymentId = textOf(body["payment_intent"]);
  const chargeId =
    textOf(body["charge"]) ?? find(desk.records.payments, paymentId ?? "", "payment_intent").charge ?? "";
  const charge = find(desk.records.charges, chargeId, "charge");
  const left = charge.status === "succeeded" ? charge.amount - charge.refunded : 0;
  const amount = numberOf(body["amount"]) ?? left;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  if (amount > left) throw invalid("Refund amount is greater than unrefunded amount on charge");
  refundDisputed(desk, charge);
  const made = {
    id: desk.newId("re"),
    created: desk.now(charge.customer),
    charge: charge.id,
    payment: charge.payment,
    amount,
    status: "succeeded" as "succeeded" | "failed",
  };
  desk.records.refunds[made.id] = made;
  charge.refunded += amount;
  desk.emit("charge.refunded", charge.customer, view.chargeView(charge));
  const answer = view.refundView(made);
  // Some banks give a refund back after it was taken: it was answered as made, and fails later.
  if (find(desk.records.cards, charge.card, "payment_method").behaviour === "keeps-refunds-out") {
    made.status = "failed";
    charge.refunded -= amount;
    desk.emit("refund.failed", charge.customer, view.refundView(made));
  }
  return answer;
}

/** Payments, setups of cards, charges and refunds. */
export const paymentRoutes: readonly SandboxRoute[] = [
  [
    "POST",
    /^\/v1\/payment_intents$/,
    (call) => {
      const payment = newPayment(call);
      return textOf(call.body["confirm"]) === "true"
        ? confirmPayment(call, payment)
        : view.paymentView(payment);
    },
  ],
  [
    "GET",
    /^\/v1\/payment_intents\/([^/]+)$/,
    (call) => {
      const payment = paymentOf(call);
      const charge = payment.charge === null ? undefined : call.desk.records.charges[payment.charge];
      const isExpanded = charge !== undefined && call.expand.has("latest_charge");
      return {
        ...view.paymentView(payment),
        ...(isExpanded ? { latest_charge: view.chargeView(charge, disputeOf(call.desk, charge.id)) } : {}),
      };
    },
  ],
  [
    "POST",
    /^\/v1\/payment_intents\/([^/]+)$/,
    (call) => {
      const payment = paymentOf(call);
      const amount = call.body["amount"];
      if (amount !== undefined) {
        if (payment.status !== "requires_payment_method" && payment.status !== "requires_confirmation")
          throw invalid(
            "This PaymentIntent's amount could not be updated.",
            "payment_intent_unexpected_state",
          );
        payment.amount = amountOf(amount);
      }
      return view.paymentView(payment);
    },
  ],
  ["POST", /^\/v1\/payment_intents\/([^/]+)\/confirm$/, (call) => confirmPayment(call, paymentOf(call))],
  [
    "POST",
    /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
    (call) => {
      const payment = paymentOf(call);
      if (payment.status === "succeeded")
        throw invalid(
          "You cannot cancel this PaymentIntent because it has a status of succeeded.",
          "payment_intent_unexpected_state",
        );
      payment.status = "canceled";
      call.desk.emit("payment_intent.canceled", payment.customer, view.paymentView(payment));
      return view.paymentView(payment);
    },
  ],
  [
    "POST",
    /^\/v1\/setup_intents$/,
    (call) => {
      const { desk, body } = call;
      const customer = textOf(body["customer"]) ?? null;
      const id = desk.newId("seti");
      const setup: Setup = {
        id,
        created: desk.now(customer),
        secret: desk.newSecret(id),
        customer,
        status: "requires_payment_method",
        card: null,
        failure: null,
        allowed: kindsOf(body["allowed_payment_method_types"]),
        metadata: textsOf(body["metadata"]),
      };
      desk.records.setups[id] = setup;
      desk.emit("setup_intent.created", customer, view.setupView(setup));
      return textOf(body["confirm"]) === "true" ? confirmNewCard(call, setup) : view.setupView(setup);
    },
  ],
  [
    "GET",
    /^\/v1\/setup_intents\/([^/]+)$/,
    ({ desk, ids }) => view.setupView(find(desk.records.setups, ids[0] ?? "", "setup_intent")),
  ],
  [
    "POST",
    /^\/v1\/setup_intents\/([^/]+)\/confirm$/,
    (call) => confirmNewCard(call, find(call.desk.records.setups, call.ids[0] ?? "", "setup_intent")),
  ],
  ["POST", /^\/v1\/refunds$/, refund],
  [
    "GET",
    /^\/v1\/refunds$/,
    (call) => {
      const { refunds } = call.desk.records;
      const payment = textOf(call.body["payment_intent"]);
      const found = newestFirst(refunds).filter((one) => payment === undefined || one.payment === payment);
      return page(call, found, (id) => view.refundView(find(refunds, id, "refund")), "/v1/refunds");
    },
  ],
  [
    "GET",
    /^\/v1\/refunds\/([^/]+)$/,
    ({ desk, ids }) => view.refundView(find(desk.records.refunds, ids[0] ?? "", "refund")),
  ],
  [
    "GET",
    /^\/v1\/charges$/,
    (call) => {
      const { charges } = call.desk.records;
      const customer = textOf(call.body["customer"]);
      const found = newestFirst(charges).filter((one) => customer === undefined || one.customer === customer);
      return page(call, found, (id) => view.chargeView(find(charges, id, "charge")), "/v1/charges");
    },
  ],
  [
    "GET",
    /^\/v1\/charges\/([^/]+)$/,
    ({ desk, ids }) => {
      const charge = find(desk.records.charges, ids[0] ?? "", "charge");
      return view.chargeView(charge, disputeOf(desk, charge.id));
    },
  ],
];
