import { classNames } from "../lib/class-names.ts";

/** The shape of what comes. Hidden from screen readers: the region around it carries the words. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-pulse base:rounded-lg bg-raised motion-reduce:animate-none", className)}
    />
  );
}

/** A waiting region: announced once, drawn as its children. */
export function Waiting({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <output aria-busy="true" className="block">
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}
