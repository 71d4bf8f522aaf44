import type { Box } from "#contract/extraction.ts";

/** One printed word, from whatever medium. The text is as printed, with no spaces inside. */
export type Word = {
  readonly text: string;
  /** Where the word lies on the page as laid straight: rows are level and can be compared. Fractions of that page. */
  readonly box: Box;
  /**
   * Where the word lies on the picture as a person sees it: the file's own picture, turned by whole quarters until it is
   * upright, in fractions of it. Left out where that is `box` itself, as on every digital page.
   */
  readonly shown?: Box;
  /** Probability that every character is right: 1 for a digital text layer, the recogniser's weakest character for OCR. */
  readonly confidence: number;
  /** Height of the glyphs as a fraction of the page's height: large print marks headings and totals. */
  readonly size: number;
  readonly bold?: boolean;
  /** What else the print was read as, when looks at it disagreed; only a sum that works with no other reading makes one a fact. */
  readonly otherReadings?: readonly string[];
  /** Contract path of the figure that a second opinion takes this word for: one more candidate, nothing else (see `refine`). */
  readonly pointedAs?: string;
};

/** One page as words in no particular order; reading order, rows and columns are computed from the boxes. */
export type QuarterTurn = 0 | 90 | 180 | 270;

export type Page = {
  /** Counts from 1. */
  readonly number: number;
  /** Width divided by height, so that fractions of both axes can be compared. */
  readonly aspect: number;
  readonly source: "pdf-text" | "ocr";
  /** Degrees by which the page, as its file shows it, must be turned clockwise to be upright. 0 when left out. */
  readonly rotation?: QuarterTurn;
  readonly words: readonly Word[];
};
