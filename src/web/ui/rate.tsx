import { classNames } from "../lib/class-names.ts";
import { rateText } from "../lib/format-rate.ts";

/** A yearly rate as printed, for example "24.99 %". */
export function Rate({ percent, className }: { readonly percent: string; readonly className?: string }) {
  return (
    <span data-told className={classNames("figures whitespace-nowrap", className)}>
      {rateText(percent)}
    </span>
  );
}
