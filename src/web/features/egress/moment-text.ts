import { dateText, today } from "../../lib/format-date.ts";

/** On the person's own clock: "12 Oct 2026, 14:05". */
export function momentText(instant: string): string {
  const moment = new Date(instant);
  return `${dateText(today(moment))}, ${moment.toTimeString().slice(0, 5)}`;
}
