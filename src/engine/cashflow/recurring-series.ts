/**
 * Payments of one payer that come in a rhythm, told by their days alone: amounts never decide it, so that a smaller pay or a
 * larger bill can never change what counts as certain. Days are whole numbers from any zero.
 */

/** A little longer than a year: what came once in it is no rhythm. */
const DAYS_LOOKED_AT = 400;
const DAYS_A_YEAR = 365.25;

/** Longest distance from the rhythm's line, in days, for weekends, holidays and months of different length. */
const RHYTHMS = [
  { step: 7, tolerance: 2, fewest: 4 },
  { step: 14, tolerance: 2, fewest: 3 },
  { step: DAYS_A_YEAR / 24, tolerance: 4, fewest: 4 },
  { step: DAYS_A_YEAR / 12, tolerance: 5, fewest: 3 },
  { step: DAYS_A_YEAR / 4, tolerance: 9, fewest: 3 },
] as const;
/** Of all payments, how many must lie on the line, and of all days on the line, how many must have one. */
const LEAST_ON_LINE = 0.85;
const LEAST_COVERED = 0.6;

export type Rhythm = {
  /** Days from one payment to the next. */
  readonly step: number;
  /** The line: payment k is due on day `phase + k * step`; the newest is k = 0. */
  readonly phase: number;
  /** How many days the payments were off the line, at most. */
  readonly slack: number;
};

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Finds the rhythm of payments on `days` (ascending, each once); undefined where they have none. */
export function findRhythm(days: readonly number[]): Rhythm | undefined {
  const last = days.at(-1);
  if (last === undefined) return undefined;
  const recent = days.filter((day) => day > last - DAYS_LOOKED_AT);
  let best: (Rhythm & { readonly off: number }) | undefined;
  for (const { step, tolerance, fewest } of RHYTHMS) {
    if (recent.length < fewest) continue;
    const indexes = recent.map((day) => Math.round((day - last) / step));
    const span = 1 - (indexes[0] ?? 0);
    const distinct = new Set(indexes).size;
    if (distinct < recent.length * LEAST_ON_LINE || distinct < span * LEAST_COVERED) continue;
    const offsets = recent.map((day, index) => day - (indexes[index] ?? 0) * step);
    const phase = median(offsets.toSorted((a, b) => a - b));
    const off = offsets.map((offset) => Math.abs(offset - phase));
    const onLine = off.filter((distance) => distance <= tolerance);
    if (onLine.length < recent.length * LEAST_ON_LINE) continue;
    const mean = off.reduce((sum, distance) => sum + distance, 0) / off.length;
    if (best === undefined || mean < best.off)
      best = { step, phase, slack: Math.ceil(Math.max(...onLine)), off: mean };
  }
  return best && { step: best.step, phase: best.phase, slack: best.slack };
}

/** Pay that is later than this share of its rhythm has stopped; a bill is only over after one and a half. */
const PAY_LATE = 0.5;
const BILL_LATE = 1.5;

/**
 * The days after `today` on which payments of the rhythm are due, until `until`, both days counted from the same zero: pay as
 * late and bills as early as they ever were. Empty where the payments have stopped.
 */
export function daysDue(rhythm: Rhythm, isPay: boolean, today: number, until: number): number[] | undefined {
  const { step, phase, slack } = rhythm;
  const firstDue = phase + step;
  if (today > firstDue + slack + step * (isPay ? PAY_LATE : BILL_LATE)) return undefined;
  const days: number[] = [];
  for (let due = firstDue; due - slack <= until; due += step) {
    const day = Math.max(today + 1, Math.round(due) + (isPay ? slack : -slack));
    if (day <= until) days.push(day);
  }
  return days;
}
