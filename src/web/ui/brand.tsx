import { classNames } from "../lib/class-names.ts";

/** The mark: a balance falling to a dot. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("size-7 shrink-0", className)}>
      <rect width="32" height="32" rx="9" className="fill-accent-soft" />
      <path
        d="M6 9c5 0 7 14 20 14"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <circle cx="26" cy="23" r="2.6" className="fill-accent" />
    </svg>
  );
}

export const productName = "Debt Freedom";
export const tagline = "Set it once. Let it work.";
