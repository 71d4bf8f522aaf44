import type { Segment } from "../layout/sheet.ts";

/** Sizes of one print differ by this share at most; a few recognised letters ("Corp", "ETF") show theirs less exactly. */
const SAME_SIZE = 0.12;
const SAME_SIZE_OF_FEW = 0.25;
const FEW_LETTERS = 6;
export const isRecognised = ({ words }: Segment): boolean => words.some(({ word }) => word.confidence < 1);

/** Print of one name has one size. */
export function isAsLarge(line: Segment, name: Segment): boolean {
  const isFew = [line, name].some((cell) => isRecognised(cell) && cell.text.length < FEW_LETTERS);
  const share = isFew ? SAME_SIZE_OF_FEW : SAME_SIZE;
  return Math.abs(line.y1 - line.y0 - (name.y1 - name.y0)) < share * (name.y1 - name.y0);
}

/** A line below a name on a picture seems larger now and then; what describes a name is printed smaller. */
const LARGER_BELOW = 0.18;
export const isAsLargeBelow = (line: Segment, name: Segment): boolean =>
  isAsLarge(line, name) ||
  (isRecognised(line) && unitOf(line) > unitOf(name) && unitOf(line) < (1 + LARGER_BELOW) * unitOf(name));

export const isSmaller = (line: Segment, name: Segment): boolean =>
  !isAsLarge(line, name) && line.y1 - line.y0 < name.y1 - name.y0;

export const unitOf = (name: Segment): number => name.y1 - name.y0;
export const isAligned = (line: Segment, name: Segment): boolean =>
  line.page === name.page && Math.abs(line.x0 - name.x0) < 0.3 * unitOf(name);
