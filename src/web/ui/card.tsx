import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      className={classNames(
        "min-w-0 rounded-2xl border base:border-hairline bg-surface p-4 sm:p-6",
        className,
      )}
      {...props}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 className={classNames("text-base font-semibold", className)} {...props}>
      {children}
    </h2>
  );
}
