import { Stripe } from "stripe";
import { replacedPayment, type SandboxOutcome } from "#contract/billing.ts";
import { AppError } from "../../platform/errors.ts";
import { SandboxRefusal } from "../../platform/payments/sandbox/records.ts";
import type { Sandbox } from "../../platform/payments/sandbox/sandbox.ts";
import { isUnexpectedState } from "./provider-errors.ts";
import type { CustomerRow } from "./repository.ts";

const notYours = (): AppError =>
  new AppError("NOT_FOUND", { status: 404, userMessage: "There is no such payment among yours." });

/** What is not there is nobody's; a provider that cannot be reached is another matter. */
function unlessAway(error: unknown): undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

function outcome(status: string, message: string | null): SandboxOutcome {
  if (status === "succeeded" || status === "requires_action") return { status, message: null };
  return { status: "failed", message: message ?? "Your card was declined." };
}

/**
 * What the provider's script does in a browser elsewhere: confirms the payment (or the setup of a card) with this client secret, or
 * hands in the person's answer to their bank.
 */
export async function confirmInSandbox(
  client: Stripe,
  sandbox: Sandbox,
  asked: {
    readonly clientSecret: string;
    readonly answer: { readonly testCard: string } | { readonly isCompleted: boolean };
    readonly customer: CustomerRow | undefined;
  },
): Promise<SandboxOutcome> {
  const { clientSecret, answer, customer } = asked;
  // Half of a pair of characters cannot stand in an address.
  const id = (clientSecret.split("_secret_", 1)[0] ?? "").toWellFormed();
  const kind = id.startsWith("seti_") ? client.setupIntents : client.paymentIntents;
  const known = await kind.retrieve(id).catch(unlessAway);
  if (
    known?.client_secret !== clientSecret ||
    customer === undefined ||
    known.customer !== customer.customerId
  )
    throw notYours();
  try {
    if ("isCompleted" in answer) {
      const { status, failure } = await sandbox.answerChallenge(clientSecret, answer.isCompleted);
      return outcome(status, failure);
    }
    const confirmed = await kind.confirm(id, { payment_method: answer.testCard });
    return outcome(confirmed.status, null);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return outcome("failed", error.message);
    // Pressed again after an answer that was lost: it is paid already.
    if (isUnexpectedState(error) && known.status === "succeeded") return outcome(known.status, null);
    if (isUnexpectedState(error)) return outcome("failed", replacedPayment);
    if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof SandboxRefusal)
      return outcome("failed", error.message);
    throw error;
  }
}
