import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  billingConfigSchema,
  billingSummarySchema,
  cancelPlanRequestSchema,
  changeOutcomeSchema,
  changePlanOrderSchema,
  changePlanRequestSchema,
  changePreviewSchema,
  clientSecretSchema,
  createPaymentRequestSchema,
  createSubscriptionRequestSchema,
  invoiceListSchema,
  paymentOutcomeSchema,
  refundOutcomeSchema,
  sandboxAdvanceRequestSchema,
  sandboxChallengeRequestSchema,
  sandboxConfirmRequestSchema,
  sandboxOutcomeSchema,
} from "#contract/billing.ts";
import { AppError } from "../../platform/errors.ts";
import type { App, RegisterRoutes, Request } from "../../platform/http/app-type.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import { webhookPath } from "../../platform/payments/payment-provider.ts";
import { asGuard, type RequirePerson } from "../../platform/sign-in/person.ts";
import type { BillingService } from "./service.ts";

/** Each order may call the provider several times. */
const maxOrdersPerMinute = 30;
/** The provider's events are small. */
const maxEventBytes = 512 * 1024;

export type BillingRoutesDependencies = {
  readonly service: BillingService;
  readonly requirePerson: RequirePerson;
  /** For what ends or changes a plan: the person proved who they are within minutes. */
  readonly requireRecentSignIn: RequirePerson;
  /** Whether this request may use the sandbox; asked in the sandbox only. */
  readonly mayUseSandbox: (request: Request) => boolean;
};

export function billingRoutes({
  service,
  requirePerson,
  requireRecentSignIn,
  mayUseSandbox,
}: BillingRoutesDependencies): RegisterRoutes {
  const guardedBy = (proof: RequirePerson): RequirePerson =>
    asGuard(async function guardBilling(request, reply) {
      await proof.call(this, request, reply);
      if (service.config.mode === "sandbox" && !mayUseSandbox(request)) {
        throw new AppError("PAYMENTS_OFF", {
          status: 503,
          userMessage: "Payments are not set up here, so nothing can be bought and nothing was charged.",
        });
      }
    });
  const guard = guardedBy(requirePerson);
  return async (app) => {
    app.get(
      "/api/billing/config",
      { schema: { response: { 200: billingConfigSchema } } },
      () => service.config,
    );
    app.get(
      "/api/billing",
      { onRequest: requirePerson, schema: { response: { 200: billingSummarySchema } } },
      (request) => service.getSummary(request.person.ownId),
    );
    app.get(
      "/api/billing/invoices",
      { onRequest: requirePerson, schema: { response: { 200: invoiceListSchema } } },
      (request) => service.listInvoices(request.person.ownId),
    );
    await app.register(async (scope) => {
      const limited = scope.withTypeProvider<ZodTypeProvider>();
      await limitRequests(limited, { name: "orders", most: maxOrdersPerMinute, perMs: 60_000, by: "person" });
      orderRoutes(limited, service, guard);
      changeRoutes(limited, service, { guard, freshGuard: guardedBy(requireRecentSignIn) });
    });
    if (service.config.mode === "sandbox") sandboxRoutes(app, service, guard);
    if (service.config.mode !== "off") {
      await app.register(async (scope) => webhookRoute(scope.withTypeProvider<ZodTypeProvider>(), service));
    }
  };
}

const asSecret = (clientSecret: string) => ({ clientSecret });

function orderRoutes(app: App, service: BillingService, guard: RequirePerson): void {
  app.post(
    "/api/create-subscription",
    {
      onRequest: guard,
      schema: { body: createSubscriptionRequestSchema, response: { 200: clientSecretSchema } },
    },
    (request) => service.createSubscription(request.person.ownId, request.body).then(asSecret),
  );
  app.post(
    "/api/create-payment-intent",
    {
      onRequest: guard,
      schema: { body: createPaymentRequestSchema, response: { 200: clientSecretSchema } },
    },
    ({ person, body }) => service.createPayment(person.ownId, body.amount, body.currency).then(asSecret),
  );
  app.get(
    "/api/billing/payments/:id",
    {
      onRequest: guard,
      schema: { params: z.object({ id: z.string().max(100) }), response: { 200: paymentOutcomeSchema } },
    },
    (request) => service.getPayment(request.person.ownId, request.params.id),
  );
}

function changeRoutes(
  app: App,
  service: BillingService,
  { guard, freshGuard }: { readonly guard: RequirePerson; readonly freshGuard: RequirePerson },
): void {
  const summary = { schema: { response: { 200: billingSummarySchema } } };
  app.post(
    "/api/billing/cancel",
    {
      onRequest: freshGuard,
      schema: { body: cancelPlanRequestSchema, response: { 200: billingSummarySchema } },
    },
    ({ person, body }) => service.cancel(person.ownId, body),
  );
  app.post("/api/billing/resume", { ...summary, onRequest: guard }, ({ person }) =>
    service.resume(person.ownId),
  );
  app.post(
    "/api/billing/change/preview",
    { onRequest: guard, schema: { body: changePlanRequestSchema, response: { 200: changePreviewSchema } } },
    (request) => service.previewChange(request.person.ownId, request.body),
  );
  app.post(
    "/api/billing/change",
    {
      onRequest: freshGuard,
      schema: { body: changePlanOrderSchema, response: { 200: changeOutcomeSchema } },
    },
    (request) => service.change(request.person.ownId, request.body),
  );
  app.post(
    "/api/billing/payment-method",
    { onRequest: guard, schema: { response: { 200: clientSecretSchema } } },
    (request) => service.replaceCard(request.person.ownId).then(asSecret),
  );
  app.post(
    "/api/billing/refund",
    { onRequest: freshGuard, schema: { response: { 200: refundOutcomeSchema } } },
    (request) => service.refund(request.person.ownId).then((amount) => ({ amount })),
  );
}

function sandboxRoutes(app: App, service: BillingService, guard: RequirePerson): void {
  app.post(
    "/api/billing/sandbox/confirm",
    {
      onRequest: guard,
      schema: { body: sandboxConfirmRequestSchema, response: { 200: sandboxOutcomeSchema } },
    },
    ({ person, body }) => service.payInSandbox(person.ownId, body.clientSecret, body),
  );
  app.post(
    "/api/billing/sandbox/challenge",
    {
      onRequest: guard,
      schema: { body: sandboxChallengeRequestSchema, response: { 200: sandboxOutcomeSchema } },
    },
    ({ person, body }) => service.payInSandbox(person.ownId, body.clientSecret, body),
  );
  app.post(
    "/api/billing/sandbox/advance",
    {
      onRequest: guard,
      schema: { body: sandboxAdvanceRequestSchema, response: { 200: billingSummarySchema } },
    },
    ({ person, body }) => service.advanceClock(person.ownId, body.days),
  );
}

/** The signature is over the bytes as they came, so nothing may parse them first. */
function webhookRoute(app: App, service: BillingService): void {
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: maxEventBytes },
    (_request, body, done) => done(null, body),
  );
  app.post(webhookPath, async (request, reply) => {
    const signature = request.headers["stripe-signature"];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await service.receiveEvent(body, typeof signature === "string" ? signature : undefined);
    return reply.status(200).send({ received: true });
  });
}
