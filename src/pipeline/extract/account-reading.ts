import type { Check } from "#contract/extraction.ts";
import type { Candidate } from "./candidates/pair-values.ts";
import type { Segment } from "./layout/sheet.ts";
import type { StatementDates } from "./period.ts";
import type { Reading } from "./reading.ts";
import type { AccountDraft, Finding } from "./result/draft.ts";

/** One account as read from its part of the document. */
export type AccountReading = {
  readonly account: AccountDraft;
  readonly checks: readonly Check[];
  readonly dates: StatementDates;
  readonly reading: Reading;
  /** Where the paper names the creditor apart from its letterhead. */
  readonly institution?: Finding;
  /** Every value that a label of the lexicon owns, decoys among them, also where the rules withheld it. */
  readonly claims?: readonly Candidate[];
  /** Its reading holds its own rows alone, also where the paper is about several debts. */
  readonly hasOwnRows?: true;
  /** One of several loans of a paper: what it is called there, the shop of an order, and the rows of the table that describes it. */
  readonly loan?: {
    readonly name: string;
    readonly shop?: string;
    readonly rows?: readonly number[];
    /** The cells of its part, where the paper repeats the same labels for each loan. */
    readonly cells?: ReadonlySet<Segment>;
  };
};
