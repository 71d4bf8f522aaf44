/** Chance from a seed, the same everywhere. */
export type Chance = {
  /** At least 0, below 1. */
  unit(): number;
  /** A whole number at least 0 and below `count`. */
  below(count: number): number;
  between(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
  weighted<Value>(values: ReadonlyArray<readonly [Value, number]>): Value;
  normal(mean: number, deviation: number): number;
  /** exp of a normal number; its mean is 1, or its median is 1 when told so. */
  logNormal(deviation: number, isMeanOne?: boolean): number;
};

/** mulberry32. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (mean: number, deviation: number): number =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  const below = (count: number): number => Math.floor(unit() * count);
  return {
    unit,
    below,
    between: (low, high) => low + unit() * (high - low),
    pick: (values) => values[below(values.length)]!,
    weighted(values) {
      let rest = unit() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return values.at(-1)![0];
    },
    normal,
    logNormal: (deviation, isMeanOne = true) =>
      Math.exp(normal(isMeanOne ? -(deviation ** 2) / 2 : 0, deviation)),
  };
}
