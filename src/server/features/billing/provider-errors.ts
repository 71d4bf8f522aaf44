import { Stripe } from "stripe";
import { AppError } from "../../platform/errors.ts";

/** What a failed call to the payment provider means to a person. Their card is named as the provider words it, nothing else is. */
export function asRefusal(error: unknown): unknown {
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
    userMessage:
      "The payment provider did not answer as expected. Nothing was charged; please try again in a moment.",
  });
}

/** Runs calls to the provider; @throws AppError in their place when they fail. */
export async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
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
