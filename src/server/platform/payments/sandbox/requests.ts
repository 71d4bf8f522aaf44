/** The provider's calls that the sandbox answers. Whatever it does not know is refused, never silently accepted. */
import type { SandboxRoute } from "./call.ts";
import { customerRoutes } from "./customer-calls.ts";
import type { Desk } from "./desk.ts";
import { disputeRoutes } from "./disputing.ts";
import { type FormParameters, listOf, textOf } from "./form-body.ts";
import { invoiceRoutes } from "./invoice-calls.ts";
import { paymentRoutes } from "./payment-calls.ts";
import { SandboxRefusal } from "./records.ts";
import { subscriptionRoutes } from "./subscription-calls.ts";

const routes: readonly SandboxRoute[] = [
  ...customerRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...disputeRoutes,
];

/** Answers one call. @throws SandboxRefusal */
export function answerRequest(
  desk: Desk,
  request: { readonly method: string; readonly path: string; readonly body: FormParameters },
): unknown {
  for (const [method, pattern, handler] of routes) {
    const match = method === request.method ? pattern.exec(request.path) : null;
    if (match === null) continue;
    const ids = match.slice(1).map(decodeURIComponent);
    const expand = new Set(listOf(request.body["expand"]).flatMap((name) => textOf(name) ?? []));
    return handler({ desk, ids, body: request.body, expand });
  }
  throw new SandboxRefusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${request.method}: ${request.path}).`,
  });
}
