/** Letters that belong together, with the line they stand on; lengths in points. */
export type Piece = {
  text: string;
  x0: number;
  x1: number;
  /** The baseline where the piece starts and where it ends: crooked text climbs. */
  y0: number;
  y1: number;
  readonly height: number;
  bold: boolean;
  /** A printed space follows, so nothing further to the right belongs to it. */
  spaceAfter: boolean;
};

export function merge(left: Piece, right: Piece): Piece {
  return {
    text: left.text + right.text,
    x0: left.x0,
    x1: Math.max(left.x1, right.x1),
    y0: left.y0,
    y1: right.y1,
    height: Math.max(left.height, right.height),
    bold: left.bold && right.bold,
    spaceAfter: right.spaceAfter,
  };
}
