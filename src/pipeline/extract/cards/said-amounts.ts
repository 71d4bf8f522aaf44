import type { Candidate } from "../candidates/pair-values.ts";
import { paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import type { Reading } from "../reading.ts";

/** What the words right before an amount, or those right after it, say of it. */
type Said = { readonly field: string; readonly before?: RegExp; readonly after?: RegExp };

const SAID: readonly Said[] = [
  {
    field: "previousBalance",
    before:
      /\b(?:started|began|opened)\b(?:\s\w+){0,4}$|\b(?:last|previous|prior|old)\b(?:\s[\w']+){0,2}\sbalance\s(?:was|of)$|\b(?:you|was|had)\sowed?(?:\sus)?$/,
    after: /^(?:was\s)?(?:owed|carried over|brought forward)\b.*\b(?:last|before|previous)/,
  },
  {
    field: "currentBalance",
    before:
      /\byou\s(?:now\s|still\s)?owe(?:\sus)?$|\b(?:new|closing|statement)\sbalance\s(?:is|of)(?:\snow)?$|\bended\b(?:\s\w+){0,4}\s(?:with|at|owing)$/,
    after: /^(?:is\s)?owed\s(?:now|today)/,
  },
  {
    field: "payments",
    before:
      /\b(?:you|we)(?:'ve|\shave)?\s(?:paid|sent|received|repaid)(?:\sus|\sback|\sin)?$|\bpayments?\s(?:of|totall?ing)$/,
    after: /^(?:was\s|were\s)?(?:paid|received)\b|^(?:of|in)\spayments?\b/,
  },
  {
    field: "credits",
    before: /\b(?:refunded|credited)(?:\syou)?$|\b(?:credits?|refunds?|returns?)\s(?:of|totall?ing)$/,
    after:
      /^(?:(?:came|got|was|were)\s)?(?:back\b|refunded|credited|returned)|^(?:of|in)\s(?:refunds?|credits?|returns?)\b/,
  },
  {
    field: "purchases",
    before: /\b(?:spent|bought|purchased|charged)$|\bpurchases\s(?:of|totall?ing|came\sto|were)$/,
    after: /^(?:was\s|were\s)?spent\b|^(?:of|in|on)\s(?:new\s)?purchases\b/,
  },
  {
    field: "interestCharged",
    before: /\binterest\s(?:of|was|came\sto|charged\swas|charges?\sof)$/,
    after: /^(?:of|in)\s(?:\w+\s)?(?:interest|finance\scharges?)\b/,
  },
  {
    field: "feesCharged",
    before: /\bfees\s(?:of|were|came\sto)$/,
    after: /^(?:of|in)\s(?:\w+\s)?fees?\b/,
  },
  {
    field: "creditLimit",
    before:
      /\b(?:can|may)\s(?:spend|borrow|charge|use|owe)\sup\sto$|\b(?:credit|spending)\s(?:line|limit)(?:\sis|\sof|:)?$|^out\sof(?:\syour)?$/,
  },
  {
    field: "availableCredit",
    before: /\b(?:still\s(?:open|available|left|unused)|available\scredit(?:\sis|\sof)?)$/,
    after:
      /^(?:of\s(?:that|it|this|your\s\w+)\s)?(?:is\s|are\s)?(?:still\s)?(?:left|available|unused|open|remains?|remaining)\b/,
  },
];

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

/** Amounts that sentences tell: candidates for the card's sums, never facts by themselves. */
export function saidAmounts({ sheet, values }: Reading): Candidate[] {
  return paragraphsOf(sheet, values).flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(({ start, end }) => {
      if (OF_ANOTHER_TIME.test(paragraph.text.slice(start, end))) return [];
      const own = paragraph.values.filter((place) => place.start >= start && place.end <= end);
      const amounts = own.filter(({ value }) => value.kind === "money" && !value.money.bare);
      return amounts.flatMap(({ value, start: from, end: to }, index): Candidate[] => {
        const before = plain(paragraph.text.slice(amounts[index - 1]?.end ?? start, from));
        const after = plain(paragraph.text.slice(to, amounts[index + 1]?.start ?? end));
        const said = SAID.find((one) => one.before?.test(before) || one.after?.test(after));
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
