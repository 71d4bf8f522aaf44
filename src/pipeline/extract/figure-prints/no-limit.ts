import type { Reading } from "../reading.ts";

const NO_LIMIT = /\bno (?:pre-?set|set|fixed) (?:spending|credit) limit\b/i;

/** A charge card has no limit, and says so: the points beside that sentence are none. */
export const saysNoLimit = ({ sheet }: Reading): boolean =>
  sheet.segments.some(({ text }) => NO_LIMIT.test(text));
