import type { Candidate } from "../candidates/pair-values.ts";

/** What a paper calls the number of the account itself ... */
const OWN =
  /^(?:your|mortgage|finance)*(?:loan|account|acct)(?:account|acct)?(?:id|no|nr|number|numberendingin|ending|endingin)?$/;
/** ... and numbers of the paper that was signed, of what was bought and of who bought it, and of who keeps a file about it. */
const OTHER = /agreement|contract|order|purchase|plan|member|borrower|guarantor|file|case/;
/** Below this the word may be one of a sentence. */
const CLEAR = 0.5;

const isOwn = ({ field, label, score }: Candidate) =>
  field === "accountNumber" && score >= CLEAR && OWN.test(label.label.phrase);

/** Candidates without the numbers of other things, where the account's own is named. */
export const ownNumbers = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.some(isOwn)
    ? candidates.filter(({ field, label }) => field !== "accountNumber" || !OTHER.test(label.label.phrase))
    : [...candidates];
