import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** Says what is missing and offers the one thing to do. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-14 text-center sm:py-20">
      <span className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-7" />
      </span>
      <h2 className="text-lg font-semibold text-balance">{title}</h2>
      {children ? <div className="text-dim text-balance">{children}</div> : null}
      {action ? (
        <div className="mt-2 flex w-full max-w-xs flex-col gap-2 sm:w-auto sm:max-w-none sm:flex-row sm:flex-wrap sm:justify-center sm:gap-3">
          {action}
        </div>
      ) : null}
    </div>
  );
}
