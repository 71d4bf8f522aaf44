import type { Block, NameCandidate } from "../holding-names/name-candidates.ts";
import { type List, type NameWord, signsOf } from "../holding-names/name-signs.ts";
import { type ChoiceNet, chancesOf } from "./choice-net.ts";
import learned from "./holding-names.json" with { type: "json" };

export type HoldingModel = {
  readonly nets: readonly ChoiceNet[];
  /** For words of several known layouts: log-odds to be of a name, how often they begin one, how often they end one. */
  readonly words: Readonly<Record<string, readonly number[]>>;
};

function wordOf(words: HoldingModel["words"], word: string): NameWord | undefined {
  if (!Object.hasOwn(words, word)) return undefined;
  const [inside = 0, begins = 0, ends = 0] = words[word] ?? [];
  return { inside, begins, ends };
}

/**
 * The chance of each candidate to be what the holding is called, in their order: a softmax with learned weights
 * (test/bench/train-holding-names.ts, which says how often it is right on layouts of authors left out).
 */
export function holdingChances(
  candidates: readonly NameCandidate[],
  block: Block,
  list: List,
  symbol: string | undefined,
  { nets, words }: HoldingModel = learned,
): number[] {
  const signs = signsOf(candidates, block, list, (word) => wordOf(words, word), symbol);
  return chancesOf(signs, nets);
}
