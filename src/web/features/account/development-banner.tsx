import { KeyRound } from "lucide-react";

/** Shown while the built-in development sign-in is in use, so that nobody mistakes it for a protected account. */
export function DevelopmentBanner() {
  return (
    <aside
      aria-label="Development sign-in"
      className="flex items-center justify-center gap-2 border-b border-attention/30 bg-attention-soft px-4 py-1.5 text-center text-xs text-attention"
    >
      <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0" />
      <span>Development sign-in: this account is not protected.</span>
    </aside>
  );
}
