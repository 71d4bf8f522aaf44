import type { Box } from "#contract/extraction.ts";

/** One printed word, from whatever medium. The text is as printed, with no spaces inside. */
export type Word = {
  readonly text: string;
  readonly box: Box;
  /** Probability that every character is right: 1 for a digital text layer, the recogniser's weakest character for OCR. */
  readonly confidence: number;
  /** Height of the glyphs as a fraction of the page's height: large print marks headings and totals. */
  readonly size: number;
  readonly bold?: boolean;
};

/** One page as words in no particular order; reading order, rows and columns are computed from the boxes. */
export type Page = {
  /** Counts from 1. */
  readonly number: number;
  /** Width divided by height, so that fractions of both axes can be compared. */
  readonly aspect: number;
  readonly source: "pdf-text" | "ocr";
  readonly words: readonly Word[];
};
