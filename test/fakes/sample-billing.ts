/** Plans as the pages see them, in the sandbox. */
import type { BillingConfig, BillingSummary, ChangePreview } from "#contract/billing.ts";

export const sampleBillingConfig: BillingConfig = {
  mode: "sandbox",
  publishableKey: null,
  hasLimits: true,
  contact: null,
};

export const sampleFreePlan: BillingSummary = {
  mode: "sandbox",
  hasLimits: true,
  tier: "free",
  reason: "free",
  subscription: null,
  formerPlan: null,
  payments: [],
  dispute: null,
  usage: { month: "2026-11", documents: 3, limit: 5, resetsAt: "2026-12-01T00:00:00.000Z" },
  now: "2026-11-20T10:00:00.000Z",
};

export const sampleProPlan: BillingSummary = {
  ...sampleFreePlan,
  tier: "pro",
  reason: "paid",
  subscription: {
    id: "sub_sbx_sample",
    tier: "pro",
    interval: "monthly",
    price: "19.00",
    periodEnd: "2026-12-18T10:00:00.000Z",
    isCancelled: false,
    isPeriodPaid: true,
    isLastKnown: false,
    graceUntil: null,
    next: null,
    card: { brand: "visa", last4: "4242" },
    refundableUntil: "2026-12-18T10:00:00.000Z",
    refundableAmount: "19.00",
  },
  usage: { month: "2026-11", documents: 12, limit: null, resetsAt: "2026-12-01T00:00:00.000Z" },
};

export const sampleChangePreview: ChangePreview = {
  kind: "now",
  dueToday: "18.71",
  prorationDate: 1_763_632_800,
};

export const sampleInvoices = [
  {
    id: "in_sbx_1",
    number: "TEST-0007",
    createdAt: "2026-11-18T10:00:00.000Z",
    amount: "19.00",
    status: "paid",
    description: "1 × Debt Freedom Pro",
    url: null,
  },
] as const;
