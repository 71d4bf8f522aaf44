/** Pages of a made-up statement: what is printed where, and which print shows which figure. */
import type { Evidence } from "../extraction.ts";

/** US Letter, in points. */
export const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;

/** One text on a page: `x` from the left and `y` from the top, in points, of the start of its base line. */
export type PrintedText = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
};

/** A text, and the path of the figure in the extraction that it shows. */
export type Cell = string | { readonly text: string; readonly path: string };

export type Printer = {
  /** The name over the statement. */
  title(cell: Cell): void;
  heading(text: string): void;
  /** A label with its figure at the right. */
  pair(label: string, text: string, path?: string): void;
  /** Date, description and amount. */
  row(date: Cell, description: Cell, amount: Cell): void;
  finish(): {
    readonly pages: readonly (readonly PrintedText[])[];
    readonly evidence: Record<string, Evidence>;
  };
};

const [LEFT, DESCRIPTION, RIGHT] = [54, 130, 558];
const [TOP, BOTTOM, LINE] = [64, 740, 14];
const [PLAIN_SIZE, HEADING_SIZE, TITLE_SIZE] = [10, 11, 18];

/** Widths of Helvetica from space on, in thousandths of its size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const WIDEST = 1015;
/** The bold face is a little wider; at its widest this much. */
const BOLD = 1.08;
const SPACE = 32;

function widthOf(text: string, size: number): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + (WIDTHS[(character.codePointAt(0) ?? 0) - SPACE] ?? WIDEST),
    0,
  );
  return (units * size) / 1000;
}

const textOf = (cell: Cell): string => (typeof cell === "string" ? cell : cell.text);

export function createPrinter(): Printer {
  const pages: PrintedText[][] = [[]];
  const evidence: Record<string, Evidence> = {};
  let y = TOP;

  function place(cell: Cell, at: { x: number; size: number; bold: boolean; toLeft?: boolean }): void {
    const text = textOf(cell);
    const width = widthOf(text, at.size) * (at.bold ? BOLD : 1);
    const x = at.toLeft ? at.x - width : at.x;
    pages.at(-1)?.push({ x, y, size: at.size, bold: at.bold, text });
    if (typeof cell === "string") return;
    evidence[cell.path] = {
      page: pages.length,
      box: [
        (x - 1) / PAGE_WIDTH,
        (y - at.size * 0.8) / PAGE_HEIGHT,
        (x + width + 1) / PAGE_WIDTH,
        (y + at.size * 0.25) / PAGE_HEIGHT,
      ],
      text,
      confidence: 1,
    };
  }
  function advance(by: number): void {
    y += by;
    if (y <= BOTTOM) return;
    pages.push([]);
    y = TOP;
  }

  const plain = { size: PLAIN_SIZE, bold: false };
  return {
    title(cell) {
      place(cell, { x: LEFT, size: TITLE_SIZE, bold: true });
      advance(2 * LINE);
    },
    heading(text) {
      advance(LINE);
      place(text, { x: LEFT, size: HEADING_SIZE, bold: true });
      advance(LINE + 4);
    },
    pair(label, text, path) {
      place(label, { x: LEFT, ...plain });
      place(path === undefined ? text : { text, path }, { x: RIGHT, ...plain, toLeft: true });
      advance(LINE);
    },
    row(date, description, amount) {
      place(date, { x: LEFT, ...plain });
      place(description, { x: DESCRIPTION, ...plain });
      place(amount, { x: RIGHT, ...plain, toLeft: true });
      advance(LINE);
    },
    finish: () => ({ pages, evidence }),
  };
}
