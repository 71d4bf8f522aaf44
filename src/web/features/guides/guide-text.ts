/** What a guide is made of: plain words, and for every rule or amount where it comes from. */
export type GuideSource = {
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
};

export type GuideSection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly steps?: readonly string[];
};

export type Guide = {
  /** The last segment of its address. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** The day on which its facts were last gone through, YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly sections: readonly GuideSection[];
  readonly sources: readonly GuideSource[];
};
