/** What a guide is made of: plain words, and beside every rule or amount where it comes from. */
export type GuideSource = {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
};

/**
 * How a section's rules and amounts were gone through, and when. "source": in the words of its first source. "descriptions": in
 * several published descriptions of the rule that agree, where the office's own page was not at hand.
 */
export type GuideCheck = {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly against: "source" | "descriptions";
};

export type GuideSection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly steps?: readonly string[];
  /** Public offices whose pages have the rules in force. */
  readonly sources: readonly GuideSource[];
  /** Null where nobody went through it. */
  readonly check: GuideCheck | null;
};

export type Guide = {
  /** The last segment of its address. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly GuideSection[];
};

const irs = "Internal Revenue Service";
const studentAid = "U.S. Department of Education, Federal Student Aid";

/** Pages that several guides name. */
export const sharedSources = {
  lawOf2025: {
    publisher: irs,
    title: "One Big Beautiful Bill provisions",
    url: "https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions",
  },
  studentLoanChanges: {
    publisher: studentAid,
    title: "One Big Beautiful Bill Act updates",
    url: "https://studentaid.gov/announcements-events/big-updates",
  },
} as const satisfies Record<string, GuideSource>;

export const publishers = { irs, studentAid } as const;
