import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const ORDER = /\bto the order of\b/i;
const BANK =
  /\b(?:bank|bancorp|credit union|trust company|federal savings|savings (?:and|&) loan|N\.?\s?A)\b\.?/i;
/** In page heights: so far from the line of its payee a check prints the bank. */
const CHECK = 0.16;

/** Whether a name is that of the bank on which a check is drawn: it stands on the check, and it is a bank's. */
export function isDrawnOn(reading: Reading): (segment: Segment) => boolean {
  const orders = reading.sheet.segments.filter(({ text }) => ORDER.test(text));
  return ({ page, y0, text }) =>
    BANK.test(text) && orders.some((order) => order.page === page && Math.abs(order.y0 - y0) < CHECK);
}
