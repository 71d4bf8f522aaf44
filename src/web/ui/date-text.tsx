import { classNames } from "../lib/class-names.ts";
import { type DateStyle, dateText } from "../lib/format-date.ts";

type DateTextProps = {
  /** YYYY-MM-DD or YYYY-MM. */
  readonly date: string;
  readonly format?: DateStyle;
  readonly className?: string;
};

export function DateText({ date, format = "short", className }: DateTextProps) {
  return (
    <time data-told dateTime={date} className={classNames("figures whitespace-nowrap", className)}>
      {dateText(date, format)}
    </time>
  );
}
