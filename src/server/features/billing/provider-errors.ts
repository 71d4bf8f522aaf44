import { Stripe } from "stripe";
import { AppError } from "../../platform/errors.ts";

/** Whether what was asked may have been done though it failed: then nobody can say that nothing changed. */
type Asked = "charges nothing" | "changes something";

const unanswered: Readonly<Record<Asked, string>> = {
  "charges nothing":
    "The payment provider did not answer as expected. Nothing was charged; please try again in a moment.",
  "changes something":
    "The payment provider did not answer as expected, so what came of this is not known yet. Please look at your plan again in a moment.",
};

/** What a failed call to the payment provider means to a person. Their card is named as the provider words it, nothing else is. */
function asRefusal(error: unknown, asked: Asked): unknown {
  if (error instanceof AppError || !(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError("CARD_DECLINED", {
      status: 402,
      userMessage: error.message,
      message: `card: ${error.code}`,
    });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return new AppError("CONFLICT", {
      status: 409,
      userMessage:
        "Another order of yours is being made at this moment. Nothing was charged; please try again.",
    });
  }
  return new AppError("UNAVAILABLE", {
    status: 503,
    // The provider's own text may quote what was sent to it.
    message: `payment provider: ${error.type} ${error.code ?? ""} ${error.requestId ?? ""}`,
    userMessage: unanswered[asked],
  });
}

/** Runs calls to the provider that read, or order what somebody must still pay; @throws AppError in their place when they fail. */
export async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw asRefusal(error, "charges nothing");
  });
}

/** Runs calls to the provider that may have been done though their answer was lost; @throws AppError in their place when they fail. */
export async function tellProvider<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    throw asRefusal(error, "changes something");
  });
}

/** A page does not wait longer for what it can show without. */
const READ_MS = 4_000;

/** What the provider says, or undefined where it does not say so soon; what it says later is left. @throws whatever is not of it */
export async function askSoon<T>(work: () => Promise<T>, waitMs = READ_MS): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs);
  });
  try {
    return await Promise.race([work().catch(unlessRefused), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The provider keeps the first answer to a key for a day, its own failures too. */
const TRIES = 3;

/**
 * Orders under a key, so that the same order at the same moment is made once. Where the provider failed and goes on repeating that
 * failure, the order is made under a further key: everybody who meets that failure takes the same one.
 */
export async function orderOnce<T>(key: string, order: (idempotencyKey: string) => Promise<T>): Promise<T> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    try {
      return await order(tried === 1 ? key : `${key}:${tried}`);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    }
  }
  return order(`${key}:${TRIES}`);
}

/** For what can wait: a call that failed changes nothing now. @throws whatever did not come from the provider */
export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
}

/** Refused because the payment has gone on meanwhile: it was paid, or given up. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === "payment_intent_unexpected_state";

/** The provider does not know what was asked for: it was removed before. */
export const isMissingThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
