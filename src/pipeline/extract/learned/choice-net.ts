type Signs = ReadonlyMap<string, number>;

/** A net with one hidden layer for each start of its training; their chances are averaged. */
export type ChoiceNet = {
  /** Signs in the order of the weights. */
  readonly signs: readonly string[];
  /** For each hidden unit: a bias, and a weight for each sign. */
  readonly units: readonly { readonly bias: number; readonly weights: readonly number[] }[];
  readonly out: readonly number[];
};

/** What a hidden unit gives back of a negative sum. */
export const LEAK = 0.1;

/** The weights of several nets in one row: of each sign the weights of all units of all of them. */
type LaidOut = {
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
  /** For each net, where its units end. */
  readonly ends: readonly number[];
};

const laidOut = new WeakMap<readonly ChoiceNet[], LaidOut>();

function layOut(nets: readonly ChoiceNet[]): LaidOut {
  const known = laidOut.get(nets);
  if (known) return known;
  const units = nets.flatMap((net) => net.units.map(({ weights }) => ({ weights, net })));
  const names = [...new Set(nets.flatMap(({ signs }) => signs))];
  const at = new Map(
    nets.map((net) => [net, new Map(net.signs.map((name, place) => [name, place]))] as const),
  );
  let end = 0;
  const made = {
    places: new Map(names.map((name, place) => [name, place * units.length] as const)),
    weights: Float64Array.from(
      names.flatMap((name) => units.map(({ weights, net }) => weights[at.get(net)?.get(name) ?? -1] ?? 0)),
    ),
    bias: Float64Array.from(nets.flatMap((net) => net.units.map(({ bias }) => bias))),
    out: Float64Array.from(nets.flatMap(({ out }) => out)),
    ends: nets.map((net) => (end += net.units.length)),
  };
  laidOut.set(nets, made);
  return made;
}

/** The score of a candidate by each net. Only the few signs that hold are counted: this runs for every candidate of every paper. */
function scoresOf({ places, weights, bias, out, ends }: LaidOut, of: Signs): number[] {
  const sums = bias.slice();
  for (const [name, value] of of) {
    const from = places.get(name);
    if (from === undefined) continue;
    for (let unit = 0; unit < sums.length; unit++)
      sums[unit] = (sums[unit] ?? 0) + value * (weights[from + unit] ?? 0);
  }
  let unit = 0;
  return ends.map((end) => {
    let score = 0;
    for (; unit < end; unit++) {
      const sum = sums[unit] ?? 0;
      score += (sum > 0 ? sum : LEAK * sum) * (out[unit] ?? 0);
    }
    return score;
  });
}

/** The chance of each candidate by its signs, in their order: together 1. The chances by several nets are averaged. */
export function chancesOf(signs: readonly Signs[], nets: readonly ChoiceNet[]): number[] {
  const chances = signs.map(() => 0);
  const weights = layOut(nets);
  const all = signs.map((of) => scoresOf(weights, of));
  for (const net of nets.keys()) {
    const scores = all.map((of) => of[net] ?? 0);
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    for (const [at, power] of powers.entries())
      chances[at] = (chances[at] ?? 0) + power / total / nets.length;
  }
  return chances;
}
