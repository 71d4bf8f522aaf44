import { FlaskConical } from "lucide-react";
import type { BillingMode } from "#contract/billing.ts";

export const testModeWords = "Test mode: no card is charged";

/** Neither the sandbox nor the provider's test keys charge anybody. */
export function isTestMode(mode: BillingMode | undefined): boolean {
  return mode === "sandbox" || mode === "test";
}

/** Stands on every screen with money while nothing real can be charged. */
export function TestModeBanner() {
  return (
    <p className="flex items-center gap-3 rounded-2xl border border-attention/40 bg-attention-soft px-4 py-3 text-sm">
      <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-attention" />
      <strong className="font-semibold">{testModeWords}</strong>
    </p>
  );
}
