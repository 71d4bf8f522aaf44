import type { Word } from "../page.ts";
import { isSpace, isUnknown, plainText } from "./glyph-text.ts";
import { joinLetterSpaced, joinSigns } from "./join-words.ts";
import type { Glyph } from "./paint-record.ts";
import { merge, type Piece } from "./pieces.ts";
import type { UprightPage } from "./upright-glyphs.ts";

/** Gaps below this share of the print size lie inside a word; the narrowest printed spaces measure 0.11. */
const JOIN = 0.1;
/** Kerning and rounding let neighbours overlap this much. */
const OVERLAP = 0.3;
/** A row of dots or underscores leads the eye, or leaves room to write; it is no word and belongs to none. */
const LEADER = /^([._\u00b7\u2026])\1{3,}$/u;
const LEADER_AT_END = /([._\u00b7\u2026])\1{3,}$/u;

const ASCENT = 0.75;
const DESCENT = 0.22;

/**
 * Puts glyphs together to words. First in painting order, where a word's letters follow each other and no watermark can come
 * between; then side by side along each line, because many files split a word into several runs.
 */
export function wordsFromGlyphs(page: UprightPage): Word[] {
  const words = linesOf(dropRepeated(piecesOf(page.glyphs)))
    .map(joinNeighbours)
    .map(joinLetterSpaced)
    .map((line) => line.filter((piece) => !LEADER.test(piece.text)))
    .map(joinSigns)
    .flat();
  return words.map((piece) => wordFrom(piece, page));
}

function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Piece | undefined;
  let lastStart: { x: number; y: number; text: string } | undefined;
  for (const glyph of glyphs) {
    if (glyph.text === "") continue;
    if (isSpace(glyph.text)) {
      if (current) current.spaceAfter = true;
      current = undefined;
      continue;
    }
    const plain = plainText(glyph.text);
    const text = isUnknown(plain) ? "" : plain;
    if (text === "") continue;
    if (
      lastStart?.text === text &&
      Math.abs(lastStart.x - glyph.x) < 0.3 * glyph.dx &&
      Math.abs(lastStart.y - glyph.y) < 0.1 * glyph.height
    ) {
      // The same letter struck twice, slightly moved: a printer's way to make bold.
      if (current) current.bold = true;
      continue;
    }
    lastStart = { x: glyph.x, y: glyph.y, text };
    const end = { x: glyph.x + glyph.dx, y: glyph.y + glyph.dy };
    if (current && LEADER.test(current.text) && !current.text.endsWith(text)) current = undefined;
    if (current && follows(current, glyph)) {
      current.text += text;
      current.x1 = Math.max(current.x1, end.x);
      current.y1 = end.y;
      current.bold &&= glyph.bold;
      const leader = LEADER_AT_END.exec(current.text)?.[0];
      if (leader !== undefined && leader !== current.text) {
        // The dots so far are of one width, so they tell where the word before them ends.
        const start = current.x1 - glyph.dx * leader.length;
        const word = current;
        current = { ...word, text: leader, x0: start };
        pieces.push(current);
        word.text = word.text.slice(0, -leader.length);
        word.x1 = start;
      }
      continue;
    }
    current = {
      text,
      x0: glyph.x,
      x1: end.x,
      y0: glyph.y,
      y1: end.y,
      height: glyph.height,
      bold: glyph.bold,
      spaceAfter: false,
    };
    pieces.push(current);
  }
  return pieces;
}

function follows(
  piece: Piece,
  next: { readonly x: number; readonly y: number; readonly height: number },
): boolean {
  const size = Math.min(piece.height, next.height);
  const gap = next.x - piece.x1;
  return (
    Math.max(piece.height, next.height) < size * 1.4 &&
    Math.abs(next.y - piece.y1) < size * 0.2 &&
    gap < size * JOIN &&
    gap > -size * OVERLAP
  );
}

/** Words painted twice on the same spot (bold by overprinting, shadows) count once, as bold. */
function dropRepeated(pieces: readonly Piece[]): Piece[] {
  const byText = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const known = byText.get(piece.text) ?? [];
    const twin = known.find(
      (other) =>
        Math.abs(other.x0 - piece.x0) < piece.height * 0.2 &&
        Math.abs(other.y0 - piece.y0) < piece.height * 0.2,
    );
    if (twin) {
      twin.bold = true;
      return false;
    }
    known.push(piece);
    byText.set(piece.text, known);
    return true;
  });
}

/** Pieces on one baseline, from left to right, lines from top to bottom. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const sorted = pieces.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const lines: { y: number; pieces: Piece[] }[] = [];
  for (const piece of sorted) {
    const line = lines.at(-1);
    if (line && Math.abs(piece.y0 - line.y) < piece.height * 0.25) line.pieces.push(piece);
    else lines.push({ y: piece.y0, pieces: [piece] });
  }
  return lines.map((line) => line.pieces.toSorted((a, b) => a.x0 - b.x0 || a.y0 - b.y0));
}

function joinNeighbours(line: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of line) {
    const last = joined.at(-1);
    const isLeader = LEADER.test(piece.text) || (last !== undefined && LEADER.test(last.text));
    if (
      last &&
      !isLeader &&
      !last.spaceAfter &&
      follows(last, { x: piece.x0, y: piece.y0, height: piece.height })
    ) {
      joined[joined.length - 1] = merge(last, piece);
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

function wordFrom(piece: Piece, page: UprightPage): Word {
  const top = Math.min(piece.y0, piece.y1) - piece.height * ASCENT;
  const bottom = Math.max(piece.y0, piece.y1) + piece.height * DESCENT;
  return {
    text: piece.text,
    box: [
      fraction(piece.x0 / page.width),
      fraction(top / page.height),
      fraction(piece.x1 / page.width),
      fraction(bottom / page.height),
    ],
    confidence: 1,
    size: fraction(piece.height / page.height),
    ...(piece.bold ? { bold: true } : {}),
  };
}

/** Five decimals are a hundredth of a point; more would only carry rounding noise of the machine. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
}
