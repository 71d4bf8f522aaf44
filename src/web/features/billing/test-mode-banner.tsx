import { FlaskConical } from "lucide-react";

/** Stands on every screen with money while nothing real can be charged. */
export function TestModeBanner() {
  return (
    <p className="flex items-center gap-3 rounded-2xl border border-attention/40 bg-attention-soft px-4 py-3 text-sm">
      <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-attention" />
      <strong className="font-semibold">Test mode: no card is charged</strong>
    </p>
  );
}
