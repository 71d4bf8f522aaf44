import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type BillingSummary,
  billingConfigSchema,
  billingSummarySchema,
  type CancelPlanRequest,
  type ChangePlanOrder,
  type ChangePlanRequest,
  changeOutcomeSchema,
  changePreviewSchema,
  clientSecretSchema,
  invoiceListSchema,
  paymentOutcomeSchema,
  refundOutcomeSchema,
  type SandboxOutcome,
  sandboxOutcomeSchema,
} from "#contract/billing.ts";
import type { BillingInterval, PlanTier } from "#contract/plan-catalogue.ts";
import { ApiError, jsonBody, request, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

export const billingConfigQuery = readQuery(queryKeys.billingConfig, billingConfigSchema);
export const billingQuery = readQuery(queryKeys.billing, billingSummarySchema);
export const invoicesQuery = readQuery(queryKeys.invoices, invoiceListSchema);

/** Asked once for each visit: the server answers a repeated question with the same order. */
export function subscriptionOrderQuery(plan: PlanTier, interval: BillingInterval) {
  return queryOptions({
    queryKey: ["/api/create-subscription", plan, interval],
    queryFn: () =>
      request("/api/create-subscription", clientSecretSchema, jsonBody("POST", { plan, interval })),
    gcTime: 0,
  });
}

/** `amount` in dollars. */
export const createPayment = (amount: number) =>
  request("/api/create-payment-intent", clientSecretSchema, jsonBody("POST", { amount, currency: "usd" }));

export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/billing/payments", id],
    queryFn: ({ signal }) =>
      request(`/api/billing/payments/${encodeURIComponent(id)}`, paymentOutcomeSchema, { signal }),
    gcTime: 0,
  });
}

/** Pays in the sandbox; only the card's name is sent. */
export const payInSandbox = (clientSecret: string, testCard: string): Promise<SandboxOutcome> =>
  request("/api/billing/sandbox/confirm", sandboxOutcomeSchema, jsonBody("POST", { clientSecret, testCard }));

export const answerChallenge = (clientSecret: string, isCompleted: boolean): Promise<SandboxOutcome> =>
  request(
    "/api/billing/sandbox/challenge",
    sandboxOutcomeSchema,
    jsonBody("POST", { clientSecret, isCompleted }),
  );

/** Everything that shows which plan a person has. */
export function useForgetPlan() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [queryKeys.billing, queryKeys.invoices, queryKeys.currentUser].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** The provider tells the server a moment after it told the page: how often is asked, and how long is waited in between. */
const ASKED_AT_MOST = 12;
const ASK_AGAIN_MS = 1000;

/** After a payment: asks until the plan is as `isThere` expects it, and shows each answer. */
export function useAwaitPlan() {
  const client = useQueryClient();
  const forgetPlan = useForgetPlan();
  return async (isThere: (summary: BillingSummary) => boolean) => {
    for (let asked = 0; asked < ASKED_AT_MOST; asked += 1) {
      const summary = await client.fetchQuery({ ...billingQuery, staleTime: 0 }).catch(() => undefined);
      if (summary !== undefined && isThere(summary)) break;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
    await forgetPlan();
  };
}

/**
 * A change of the plan; `told` says what came of it, or undefined where nothing is done yet. Who signed in long ago is sent to do so
 * again, and comes back to `resumeAt`, where they find what they were about to do.
 */
export function useChangePlan<Input, Output>(
  change: (input: Input) => Promise<Output>,
  told: (output: Output) => { readonly title: string; readonly description: string } | undefined,
  resumeAt: (input: Input) => string = () => "/settings#plan",
) {
  const forgetPlan = useForgetPlan();
  return useMutation({
    mutationFn: change,
    onSuccess: async (output) => {
      await forgetPlan();
      const notice = told(output);
      if (notice) showToast(notice);
    },
    onError: (error, input) => {
      if (error instanceof ApiError && error.status === 403 && error.loginUrl !== undefined) {
        window.location.assign(`${error.loginUrl}&returnTo=${encodeURIComponent(resumeAt(input))}`);
        return;
      }
      // Where the answer was lost, nobody knows what was done; refused, the plan was not as it was shown: it is looked at again.
      const isUnknown = error instanceof ApiError && error.status >= 500;
      if (isUnknown || (error instanceof ApiError && error.status === 409)) void forgetPlan();
      const title = isUnknown ? "This may not have worked" : "Nothing was changed";
      showToast({ title, description: sentenceOf(error), tone: "destructive" });
    },
  });
}

const post = (path: string, body?: object) =>
  request(path, billingSummarySchema, body === undefined ? { method: "POST" } : jsonBody("POST", body));

export const cancelPlan = (shown: CancelPlanRequest) => post("/api/billing/cancel", shown);
export const resumePlan = () => post("/api/billing/resume");
export const advanceClock = (days: number) => post("/api/billing/sandbox/advance", { days });
export const refundPlan = () => request("/api/billing/refund", refundOutcomeSchema, { method: "POST" });
export const replaceCard = () =>
  request("/api/billing/payment-method", clientSecretSchema, { method: "POST" });
export const changePlan = (to: ChangePlanOrder) =>
  request("/api/billing/change", changeOutcomeSchema, jsonBody("POST", to));
export function changePreviewQuery(to: ChangePlanRequest) {
  return queryOptions({
    queryKey: ["/api/billing/change/preview", to.plan, to.interval],
    queryFn: () => request("/api/billing/change/preview", changePreviewSchema, jsonBody("POST", to)),
    gcTime: 0,
    staleTime: 0,
  });
}
