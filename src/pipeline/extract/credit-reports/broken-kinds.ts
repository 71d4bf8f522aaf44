import type { Tradeline } from "./tradeline-words.ts";

/** The end of a kind that broke over two lines: "CONVENTIONAL REAL ESTATE" over "MTG". */
const END_OF_KIND = /^(?:mtge?|mortgage|loan|lease|card|line|acct|account)$/i;

/** The recognised accounts of a report without those that are called by the end of another one's kind: no creditor has such a name. */
export const withoutBrokenKinds = (lines: readonly Tradeline[]): readonly Tradeline[] =>
  lines.filter(
    ({ creditor: { value, evidence } }) => evidence.confidence === 1 || !END_OF_KIND.test(value.trim()),
  );
