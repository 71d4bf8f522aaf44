import { paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import type { Reading } from "../reading.ts";
import type { Candidate } from "./pair-values.ts";

/** What the words right before an amount, or those right after it, say of it. */
export type Said = { readonly field: string; readonly before?: RegExp; readonly after?: RegExp };

/** Sums of a year, and what only may come to be charged. */
const OF_ANOTHER_TIME =
  /\b(?:in|during|for)\s20\d\d\b|\b(?:this|last|per|a)\syear\b|year[\s-]to[\s-]date|\bso far\b|\bif\b|\bunless\b|\bcan get\b|\bwhen you\b|\bexample\b|\bbonus\b|\bavoid/i;
/** Sums prove what sentences say: enough for them to choose it, too little for a fact without them. */
const SCORE = 0.55;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^a-z0-9':]+/g, " ")
    .trim();

/** Amounts that sentences tell: candidates for the sums of an account, never facts by themselves. */
export function saidCandidates({ sheet, values }: Reading, table: readonly Said[]): Candidate[] {
  return paragraphsOf(sheet, values).flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(({ start, end }) => {
      if (OF_ANOTHER_TIME.test(paragraph.text.slice(start, end))) return [];
      const own = paragraph.values.filter((place) => place.start >= start && place.end <= end);
      const amounts = own.filter(({ value }) => value.kind === "money" && !value.money.bare);
      return amounts.flatMap(({ value, start: from, end: to }, index): Candidate[] => {
        const before = plain(paragraph.text.slice(amounts[index - 1]?.end ?? start, from));
        const after = plain(paragraph.text.slice(to, amounts[index + 1]?.start ?? end));
        const said = table.find((one) => one.before?.test(before) || one.after?.test(after));
        if (!said || (before === "" && after === "")) return [];
        const label = {
          field: said.field,
          kind: "money" as const,
          weight: UNUSUAL,
          phrase: `said${said.field}`,
        };
        return [
          {
            field: said.field,
            value,
            label: { label, span: value.span, coverage: 1, stacked: false },
            score: SCORE,
          },
        ];
      });
    }),
  );
}
