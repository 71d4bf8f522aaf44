import { type ChoiceNet, LEAK } from "#pipeline/extract/learned/choice-net.ts";
import { seededRandom } from "../samples/generator/random.ts";

const UNITS = 16;
const [MOMENTUM, SPREAD] = [0.9, 0.999];
const DECAY = 2e-4;
const STEP = 0.004;
const LAST_STEP = 0.0004;

/** One candidate of a choice: its signs by name, and whether it is a right one. */
export type Example = { readonly signs: ReadonlyMap<string, number>; readonly isRight: boolean };
type Laid = { readonly at: Int32Array; readonly values: Float64Array; readonly isRight: boolean };

/** Adam over one array of weights (Kingma and Ba 2015). */
function optimiser(weights: Float64Array) {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  return (slope: Float64Array, step: number, time: number) => {
    const [scale, spread] = [1 - MOMENTUM ** time, 1 - SPREAD ** time];
    for (let at = 0; at < weights.length; at++) {
      const full = (slope[at] ?? 0) + DECAY * (weights[at] ?? 0);
      mean[at] = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * full;
      square[at] = SPREAD * (square[at] ?? 0) + (1 - SPREAD) * full * full;
      weights[at] =
        (weights[at] ?? 0) -
        (step * ((mean[at] ?? 0) / scale)) / (Math.sqrt((square[at] ?? 0) / spread) + 1e-8);
    }
  };
}

/** A new list in an order of this chance. */
export function shuffled<T>(list: readonly T[], random: ReturnType<typeof seededRandom>): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random.whole(0, at);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

const without = (example: Laid, gone: readonly boolean[]): Laid => ({
  ...example,
  values: example.values.map((value, index) => (gone[example.at[index] ?? 0] ? 0 : value)),
});

/** All signs of the examples in the order of the alphabet. */
export const signsOfAll = (lists: readonly (readonly Example[])[]): string[] =>
  [...new Set(lists.flat().flatMap(({ signs }) => [...signs.keys()]))].toSorted();

/**
 * Trains a net with one hidden layer by a softmax over the candidates of each list; the same result on every run.
 * @param lists in each at least one example is right
 * @param missing the share of the signs that each list goes without each time, so that none is relied on alone
 */
export function trainNet(
  lists: readonly (readonly Example[])[],
  signs: readonly string[],
  seed: number,
  epochs: number,
  missing = 0,
): ChoiceNet {
  const random = seededRandom(seed);
  const size = signs.length;
  const places = new Map(signs.map((name, at) => [name, at] as const));
  const laid: Laid[][] = lists.map((list) =>
    list.map(({ signs: of, isRight }) => {
      const entries = [...of]
        .flatMap(([name, value]) => {
          const at = places.get(name);
          return at === undefined || value === 0 ? [] : [[at, value] as const];
        })
        .toSorted(([a], [b]) => a - b);
      return {
        at: Int32Array.from(entries, ([at]) => at),
        values: Float64Array.from(entries, ([, value]) => value),
        isRight,
      };
    }),
  );
  const start = (length: number, wide: number) =>
    Float64Array.from({ length }, () => (random.whole(0, 10_000) / 10_000 - 0.5) * wide);
  const weights = start(UNITS * size, 0.3);
  const out = start(UNITS, 0.6);
  const bias = new Float64Array(UNITS);
  const [learnWeights, learnOut, learnBias] = [optimiser(weights), optimiser(out), optimiser(bias)];
  let time = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = STEP * (1 - epoch / epochs) + LAST_STEP;
    for (const whole of shuffled(laid, random)) {
      const gone = missing > 0 ? signs.map(() => random.whole(0, 9_999) < missing * 10_000) : [];
      const list = missing > 0 ? whole.map((one) => without(one, gone)) : whole;
      const hidden = list.map(({ at, values }) =>
        Float64Array.from({ length: UNITS }, (_, unit) => {
          let sum = bias[unit] ?? 0;
          for (let index = 0; index < at.length; index++)
            sum += (weights[unit * size + (at[index] ?? 0)] ?? 0) * (values[index] ?? 0);
          return sum > 0 ? sum : LEAK * sum;
        }),
      );
      const scores = hidden.map((units) =>
        units.reduce((sum, value, unit) => sum + value * (out[unit] ?? 0), 0),
      );
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, at) => sum + (list[at]?.isRight ? power : 0), 0);
      const slopes = [
        new Float64Array(weights.length),
        new Float64Array(UNITS),
        new Float64Array(UNITS),
      ] as const;
      for (const [index, { at, values, isRight }] of list.entries()) {
        const power = powers[index] ?? 0;
        const error = power / total - (isRight ? power / Math.max(right, 1e-12) : 0);
        for (let unit = 0; unit < UNITS; unit++) {
          const value = hidden[index]?.[unit] ?? 0;
          slopes[1][unit] = (slopes[1][unit] ?? 0) + error * value;
          const inner = error * (out[unit] ?? 0) * (value > 0 ? 1 : LEAK);
          slopes[2][unit] = (slopes[2][unit] ?? 0) + inner;
          for (let place = 0; place < at.length; place++) {
            const from = unit * size + (at[place] ?? 0);
            slopes[0][from] = (slopes[0][from] ?? 0) + inner * (values[place] ?? 0);
          }
        }
      }
      time += 1;
      learnWeights(slopes[0], step, time);
      learnOut(slopes[1], step, time);
      learnBias(slopes[2], step, time);
    }
  }
  const short = (value: number) => Math.round(value * 1_000) / 1_000;
  return {
    signs,
    units: Array.from({ length: UNITS }, (_, unit) => ({
      bias: short(bias[unit] ?? 0),
      weights: Array.from(weights.subarray(unit * size, (unit + 1) * size), short),
    })),
    out: [...out].map(short),
  };
}
