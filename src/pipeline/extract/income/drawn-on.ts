import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

const ORDER = /\bto the order of\b/i;
const BANK =
  /\b(?:bank|bancorp|credit union|trust company|federal savings|savings (?:and|&) loan|N\.?\s?A)\b\.?/i;
/** In page heights: so far from the line of its payee a check prints the bank. */
const CHECK = 0.16;

const PAID = /\bgross\b|\bnet\s(?:pay|check|amount|wages)\b|\btake[\s-]?home\b/i;

/**
 * Whether a name is that of the bank on which a check is drawn: it stands on the check, and it is a bank's. Over the pay of a stub it is the
 * employer's, however close under the stub its check is.
 */
export function isDrawnOn(reading: Reading): (segment: Segment) => boolean {
  const { segments } = reading.sheet;
  const orders = segments.filter(({ text }) => ORDER.test(text));
  const pay = segments.filter(({ text }) => PAID.test(text));
  const isOver = (name: Segment, order: Segment) =>
    pay.some(({ page, y0 }) => page === order.page && name.y0 < y0 && y0 < order.y0);
  return (name) =>
    BANK.test(name.text) &&
    orders.some(
      (order) => order.page === name.page && Math.abs(order.y0 - name.y0) < CHECK && !isOver(name, order),
    );
}
