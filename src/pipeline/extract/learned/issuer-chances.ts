import { type IssuerCandidate, issuerCandidates } from "../issuer-names/name-prints.ts";
import { type Signs, signsOf } from "../issuer-names/name-signs.ts";
import type { Reading } from "../reading.ts";
import learned from "./issuer-names.json" with { type: "json" };

/** A net with one hidden layer for each start of its training; their chances are averaged. */
export type IssuerNet = {
  /** Signs in the order of the weights. */
  readonly signs: readonly string[];
  /** For each hidden unit: a bias, and a weight for each sign. */
  readonly units: readonly { readonly bias: number; readonly weights: readonly number[] }[];
  readonly out: readonly number[];
};

export type IssuerModel = {
  readonly nets: readonly IssuerNet[];
  /** On how many known papers a word stands; words of one paper alone are left out. */
  readonly words: Readonly<Record<string, number>>;
};

/** What a hidden unit gives back of a negative sum. */
export const LEAK = 0.1;

/** The weights of a net in one row: of each sign the weights of all units. */
type LaidOut = {
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float64Array;
  readonly bias: Float64Array;
  readonly out: Float64Array;
};

const laidOut = new WeakMap<IssuerNet, LaidOut>();

function layOut(net: IssuerNet): LaidOut {
  const known = laidOut.get(net);
  if (known) return known;
  const made = {
    places: new Map(net.signs.map((name, at) => [name, at * net.units.length] as const)),
    weights: Float64Array.from(
      net.signs.flatMap((_, at) => net.units.map(({ weights }) => weights[at] ?? 0)),
    ),
    bias: Float64Array.from(net.units, ({ bias }) => bias),
    out: Float64Array.from(net.out),
  };
  laidOut.set(net, made);
  return made;
}

/** Only the few signs that hold are counted: this runs for every name of every paper. */
function netScore({ places, weights, bias, out }: LaidOut, of: Signs): number {
  const sums = Float64Array.from(bias);
  for (const [name, value] of of) {
    const from = places.get(name);
    if (from === undefined) continue;
    for (let unit = 0; unit < sums.length; unit++)
      sums[unit] = (sums[unit] ?? 0) + value * (weights[from + unit] ?? 0);
  }
  let score = 0;
  for (let unit = 0; unit < sums.length; unit++) {
    const sum = sums[unit] ?? 0;
    score += (sum > 0 ? sum : LEAK * sum) * (out[unit] ?? 0);
  }
  return score;
}

export type IssuerChance = { readonly candidate: IssuerCandidate; readonly chance: number };

/** Chances of all candidates together are 1; the likeliest first. */
export function rankIssuers(
  candidates: readonly IssuerCandidate[],
  signs: readonly Signs[],
  nets: readonly IssuerNet[],
): IssuerChance[] {
  const chances = candidates.map(() => 0);
  for (const net of nets) {
    const weights = layOut(net);
    const scores = signs.map((of) => netScore(weights, of));
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((sum, power) => sum + power, 0);
    for (const [at, power] of powers.entries())
      chances[at] = (chances[at] ?? 0) + power / total / nets.length;
  }
  return candidates
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}

/**
 * Who sent the paper, by everything that is printed of each name on it: a softmax over the candidates with learned weights
 * (test/bench/train-issuer-names.ts, which says how often it is right on layouts of authors left out).
 */
export function issuerChances(reading: Reading, { nets, words }: IssuerModel = learned): IssuerChance[] {
  const candidates = issuerCandidates(reading);
  const signs = signsOf(candidates, reading, (word) => (Object.hasOwn(words, word) ? (words[word] ?? 0) : 0));
  return rankIssuers(candidates, signs, nets);
}
