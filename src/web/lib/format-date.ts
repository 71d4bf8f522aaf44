const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export type DateStyle = "long" | "short" | "day-month" | "month-year" | "long-month-year";

/**
 * Writes "YYYY-MM-DD" or "YYYY-MM": long "14 March 2029", short "14 Mar 2029", day-month "14 Mar", month-year "Mar 2029",
 * long-month-year "March 2029". Works on the text, so no time zone can move the day. Anything else is returned as it is.
 */
export function dateText(date: string, style: DateStyle = "short"): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date);
  const [, year, monthNumber, dayText] = match ?? [];
  const month = MONTHS[Number(monthNumber) - 1];
  if (!year || !month) return date;
  const short = month.slice(0, 3);
  if (style === "long-month-year") return `${month} ${year}`;
  if (style === "month-year" || !dayText) return `${short} ${year}`;
  const day = Number(dayText);
  if (style === "long") return `${day} ${month} ${year}`;
  return style === "day-month" ? `${day} ${short}` : `${day} ${short} ${year}`;
}

/** The day of a date as it is said: "2026-08-02" gives "2nd". */
export function dayOfMonthText(date: string): string {
  const { day } = parts(date);
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : ["th", "st", "nd", "rd"][day % 10]) ?? "th"}`;
}

/** Today on the person's own calendar, as YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The month after `months` more months: "2026-11" and 3 give "2027-02". */
export function addMonths(month: string, months: number): string {
  const { year, month: number } = parts(month);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Months from one `YYYY-MM` to another; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [parts(from), parts(to)];
  return (end.year - start.year) * 12 + end.month - start.month;
}

function parts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month, day };
}
