/**
 * What the sandbox keeps in the payment provider's place. Times are whole seconds since 1970, amounts whole cents of US dollars.
 * Nothing here names a person: no e-mail, no name, no card number.
 */
import { z } from "zod";

const metadata = z.record(z.string(), z.string());
const seconds = z.number().int();

/** How a test card behaves when it is charged. */
const cardBehaviours = [
  "pays",
  "declines",
  "no-funds",
  "challenges",
  "declines-later",
  "expired",
  "disputes",
  "asks",
  "keeps-refunds-out",
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

const customer = z.object({
  id: z.string(),
  created: seconds,
  metadata,
  defaultCard: z.string().nullable(),
  /** How far this customer's test clock is ahead. */
  offset: seconds,
  /** When something of this customer's happens by itself, on the real clock; null for never. */
  due: seconds.nullable().default(0),
});
const card = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string().nullable(),
  behaviour: z.enum(cardBehaviours),
  last4: z.string(),
});
const product = z.object({ id: z.string(), created: seconds, name: z.string() });
const price = z.object({
  id: z.string(),
  created: seconds,
  product: z.string(),
  lookupKey: z.string().nullable(),
  amount: z.number().int(),
  interval: z.enum(["month", "year"]).nullable(),
  metadata,
});
const failure = z.object({ code: z.string(), declineCode: z.string().nullable(), message: z.string() });
const payment = z.object({
  id: z.string(),
  created: seconds,
  secret: z.string(),
  customer: z.string().nullable(),
  amount: z.number().int(),
  status: z.enum([
    "requires_payment_method",
    "requires_confirmation",
    "requires_action",
    "succeeded",
    "canceled",
  ]),
  card: z.string().nullable(),
  failure: failure.nullable(),
  invoice: z.string().nullable(),
  charge: z.string().nullable(),
  /** The kinds of payment methods that may pay it; null for every kind. */
  allowed: z.array(z.string()).nullable().default(null),
  metadata,
});
const setup = z.object({
  id: z.string(),
  created: seconds,
  secret: z.string(),
  customer: z.string().nullable(),
  status: z.enum(["requires_payment_method", "requires_action", "succeeded", "canceled"]),
  card: z.string().nullable(),
  failure: failure.nullable(),
  /** As of a payment. */
  allowed: z.array(z.string()).nullable().default(null),
  metadata,
});
const charge = z.object({
  id: z.string(),
  created: seconds,
  payment: z.string(),
  customer: z.string().nullable(),
  amount: z.number().int(),
  refunded: z.number().int(),
  status: z.enum(["succeeded", "failed"]),
  card: z.string(),
});
const refund = z.object({
  id: z.string(),
  created: seconds,
  charge: z.string(),
  payment: z.string(),
  amount: z.number().int(),
  /** A bank may refuse to take money back for an account that is closed. */
  status: z.enum(["succeeded", "failed"]).default("succeeded"),
});
/** A payment whose bank asks for it back. */
const dispute = z.object({
  id: z.string(),
  created: seconds,
  charge: z.string(),
  payment: z.string(),
  customer: z.string().nullable(),
  amount: z.number().int(),
  /** warning: the bank only asks, and has taken nothing yet. */
  status: z.enum([
    "warning_needs_response",
    "warning_under_review",
    "warning_closed",
    "needs_response",
    "under_review",
    "won",
    "lost",
  ]),
  /** Without an answer by then it is lost. */
  dueBy: seconds,
});
const line = z.object({
  description: z.string(),
  amount: z.number().int(),
  price: z.string().nullable(),
  start: seconds,
  end: seconds,
  /** For a part of a period that began before. */
  isProration: z.boolean().default(false),
});
const invoice = z.object({
  id: z.string(),
  created: seconds,
  number: z.string(),
  customer: z.string(),
  subscription: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  reason: z.string(),
  lines: z.array(line),
  payment: z.string().nullable(),
  paidAt: seconds.nullable(),
  attempts: z.number().int(),
  nextAttempt: seconds.nullable(),
  /** When a draft is opened and collected by itself; null for one that waits to be told. */
  finalizesAt: seconds.nullable().default(null),
});
const subscription = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  item: z.string(),
  price: z.string(),
  status: z.enum(["incomplete", "incomplete_expired", "active", "past_due", "canceled", "unpaid"]),
  /** The periods are counted from here. */
  anchor: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  defaultCard: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  schedule: z.string().nullable(),
  /** A change that waits for its invoice to be paid. */
  pendingPrice: z.string().nullable(),
  /** The kinds of payment methods that may pay its invoices; null for every kind. */
  allowed: z.array(z.string()).nullable().default(null),
  metadata,
});
/** What follows a subscription's running period. */
const schedule = z.object({
  id: z.string(),
  created: seconds,
  subscription: z.string(),
  customer: z.string(),
  nextPrice: z.string().nullable(),
  /** The phase before the running one, once that is the last: the schedule goes on until its end. */
  over: z.object({ price: z.string(), start: seconds, end: seconds }).nullable().default(null),
  status: z.enum(["active", "released"]),
});
const invoiceItem = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  amount: z.number().int(),
  description: z.string(),
  invoice: z.string().nullable(),
});
const event = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  /** The object as it was, in the provider's form. */
  object: z.record(z.string(), z.unknown()),
});
const answer = z.object({
  fingerprint: z.string(),
  at: seconds.default(0),
  status: z.number().int(),
  body: z.unknown(),
});

/** So long an answer is kept for its key, as the provider does. */
export const ANSWERS_KEPT_SECONDS = 24 * 3600;

const kept = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema);

export const sandboxRecordsSchema = z.object({
  sequence: z.number().int(),
  customers: kept(customer),
  cards: kept(card),
  products: kept(product),
  prices: kept(price),
  payments: kept(payment),
  setups: kept(setup),
  charges: kept(charge),
  refunds: kept(refund),
  // Records of before there were disputes have none.
  disputes: kept(dispute).default({}),
  invoices: kept(invoice),
  invoiceItems: kept(invoiceItem),
  subscriptions: kept(subscription),
  schedules: kept(schedule),
  /** What was not taken yet, in its order. */
  events: z.array(event),
  /** The first answer to each idempotency key. */
  answers: kept(answer),
});

/** What a transaction of the store asked for; changed in place within it. */
export type SandboxRecords = z.infer<typeof sandboxRecordsSchema>;
export type Customer = z.infer<typeof customer>;
export type Card = z.infer<typeof card>;
export type Product = z.infer<typeof product>;
export type Price = z.infer<typeof price>;
export type Failure = z.infer<typeof failure>;
export type Payment = z.infer<typeof payment>;
export type Setup = z.infer<typeof setup>;
export type Charge = z.infer<typeof charge>;
export type Refund = z.infer<typeof refund>;
export type Dispute = z.infer<typeof dispute>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceItem = z.infer<typeof invoiceItem>;
export type Subscription = z.infer<typeof subscription>;
export type Schedule = z.infer<typeof schedule>;
export type SandboxEvent = z.infer<typeof event>;

export function emptyRecords(): SandboxRecords {
  return {
    sequence: 0,
    customers: {},
    cards: {},
    products: {},
    prices: {},
    payments: {},
    setups: {},
    charges: {},
    refunds: {},
    disputes: {},
    invoices: {},
    invoiceItems: {},
    subscriptions: {},
    schedules: {},
    events: [],
    answers: {},
  };
}

/** A refusal in the provider's form. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly error: {
    readonly type: "invalid_request_error" | "card_error" | "idempotency_error";
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
    readonly [field: string]: unknown;
  };

  constructor(status: number, error: SandboxRefusal["error"]) {
    super(error.message);
    this.name = "SandboxRefusal";
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, code?: string): SandboxRefusal =>
  new SandboxRefusal(400, {
    type: "invalid_request_error",
    ...(code === undefined ? {} : { code }),
    message,
  });

/** @throws SandboxRefusal 404 resource_missing */
export function find<T>(records: Readonly<Record<string, T>>, id: string, what: string): T {
  // Own entries alone: an id may be any text, such as "__proto__".
  const found = Object.hasOwn(records, id) ? records[id] : undefined;
  if (found === undefined)
    throw new SandboxRefusal(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: `No such ${what}: '${id}'`,
    });
  return found;
}
