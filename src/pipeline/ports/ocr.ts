import type { Picture } from "../image/picture.ts";
import type { QuarterTurn, Word } from "../page.ts";

/** A corner as fractions of the picture's width and height; a page that runs off the picture has corners outside 0..1. */
export type Corner = readonly [x: number, y: number];

/** What a person would read on one picture of a page. */
export type OcrPage = {
  /** `box` is on the page as held upright and straight, so that one printed row has one y; `shown` on the upright picture. */
  readonly words: readonly Word[];
  /** Width divided by height of the upright page. */
  readonly aspect: number;
  /** Degrees by which the picture must be turned clockwise to be upright. */
  readonly rotation: QuarterTurn;
  /**
   * Where the upright page's top-left, top-right, bottom-right and bottom-left corners lie in the picture. Mapping the unit
   * square onto these four corners carries a word's box onto the picture.
   */
  readonly outline: readonly [Corner, Corner, Corner, Corner];
};

export type OcrOptions = {
  /** Longest side, in pixels, of the copy in which lines are looked for. Larger finds smaller print and costs memory. */
  readonly detectorSide?: number;
};

/** Reads printed text from pictures. One instance reads one picture at a time. */
export type Ocr = {
  readImage(picture: Picture, options?: OcrOptions): Promise<OcrPage>;
  close(): Promise<void>;
};
