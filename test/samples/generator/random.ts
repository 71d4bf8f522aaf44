/** A small repeatable generator: the same seed prints the same statement on every machine. */
export type Random = {
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
};

export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
  for (let round = 0; round < 8; round++) next();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick: <T>(list: readonly T[]) => {
      const item = list[whole(0, list.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from.");
      return item;
    },
    chance: (share) => next() < share,
  };
}
