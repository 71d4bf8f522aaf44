/** One question of the evaluation. */
export type Question = {
  /** `{dear}`: the household's card with the highest APR; `{loan}`: its largest loan; `{other}`: another card. */
  readonly text: string;
  /** What is asked for; expected-figures.ts says what that comes to in a household. */
  readonly expect: string;
  /** A second wish in the same question: right only where both are. */
  readonly also?: string;
  /** What was asked before, oldest first, in the same conversation. */
  readonly after?: readonly string[];
};
