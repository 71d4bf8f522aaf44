import { type IssuerCandidate, issuerCandidates } from "../issuer-names/name-prints.ts";
import { type Signs, signsOf } from "../issuer-names/name-signs.ts";
import { onceFor } from "../once-for.ts";
import type { Reading } from "../reading.ts";
import { type ChoiceNet, chancesOf } from "./choice-net.ts";
import learned from "./issuer-names.json" with { type: "json" };

export type IssuerModel = {
  readonly nets: readonly ChoiceNet[];
  /** On how many known papers a word stands; words of one paper alone are left out. */
  readonly words: Readonly<Record<string, number>>;
};

export type IssuerChance = { readonly candidate: IssuerCandidate; readonly chance: number };

/** Chances of all candidates together are 1; the likeliest first. */
export function rankIssuers(
  candidates: readonly IssuerCandidate[],
  signs: readonly Signs[],
  nets: readonly ChoiceNet[],
): IssuerChance[] {
  const chances = chancesOf(signs, nets);
  return candidates
    .map((candidate, at) => ({ candidate, chance: chances[at] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}

/** A map, because most words of names are unknown, and asking an object of so many words for one it lacks takes longer. */
const countsOf = onceFor((words: IssuerModel["words"]) => new Map(Object.entries(words)));

/**
 * Who sent the paper, by everything that is printed of each name on it: a softmax over the candidates with learned weights
 * (test/bench/train-issuer-names.ts, which says how often it is right on layouts of authors left out).
 */
export function issuerChances(reading: Reading, { nets, words }: IssuerModel = learned): IssuerChance[] {
  const candidates = issuerCandidates(reading);
  const counts = countsOf(words);
  const signs = signsOf(candidates, reading, (word) => counts.get(word) ?? 0);
  return rankIssuers(candidates, signs, nets);
}
