import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** What the provider appends to the address on the way back; of it only the payment's id is needed. */
const appended = [
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "redirect_status",
];

/** Takes a payment's secret out of the address: it stands in no history then, and in nothing that is passed on. */
export function useCleanAddress(): void {
  const [search, setSearch] = useSearchParams();
  const isClean = appended.every((name) => !search.has(name));
  useEffect(() => {
    if (isClean) return;
    setSearch(
      (before) => {
        const kept = new URLSearchParams(before);
        for (const name of appended) kept.delete(name);
        return kept;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isClean, setSearch]);
}
