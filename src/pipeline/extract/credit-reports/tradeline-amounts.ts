/** The words before an amount that say what it is. */
const BEFORE: ReadonlyArray<readonly [field: string, pattern: RegExp]> = [
  ["creditLimit", /limit(?:\s+of)?\s*:?\s*$/i],
  [
    "originalBalance",
    /(?:original(?:ly)?|borrowed|loan)(?:\s*(?:loan\s*)?(?:amount|balance))?(?:\s+of)?\s*:?\s*$/i,
  ],
  ["monthlyPayment", /(?:payment|monthly)(?:\s+of)?\s*:?\s*$/i],
];
/** The same words may follow: "of $5,000 limit". */
const AFTER: ReadonlyArray<readonly [field: string, pattern: RegExp]> = [
  ["creditLimit", /^\s*(?:credit )?(?:limit|line)\b/i],
  ["originalBalance", /^\s*(?:borrowed|original(?:ly)?\b|loan amount)/i],
];

/** What the words right around an amount between two places of a text say it is. */
export const detailOf = (text: string, start: number, end: number): string | undefined =>
  BEFORE.find(([, pattern]) => pattern.test(text.slice(0, start)))?.[0] ??
  AFTER.find(([, pattern]) => pattern.test(text.slice(end)))?.[0];

/** "$40 monthly", "$40/mo", "$40 a month". */
export const isMonthly = (after: string): boolean =>
  /^\s*(?:monthly\b|\/\s*mo\b|(?:a|per|each|every)\s+month)/i.test(after);
