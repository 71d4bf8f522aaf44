import { figuresIn, isSymbol, LETTERS, middleOf } from "../investments/name-print.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { onceFor } from "../once-for.ts";
import type { Reading } from "../reading.ts";
import {
  type Block,
  kindOfToken,
  leftOf,
  lineBelow,
  type NameCandidate,
  type Piece,
  unitOf,
} from "./name-candidates.ts";

/** What may be said of a candidate: a number from -1 to 1.5, 0 where it does not hold. */
export type Signs = ReadonlyMap<string, number>;

/** How words of other papers stand to names: chances and odds, 0 where nothing is known. */
export type NameWord = {
  /** Log-odds that it is part of a name rather than beside one. */
  readonly inside: number;
  /** Of the names with it, how many it begins and ends: 0 to 1. */
  readonly begins: number;
  readonly ends: number;
};
export type NameWords = (word: string) => NameWord | undefined;

/** The blocks of one list: their values stand under each other. */
export type List = {
  readonly reading: Reading;
  readonly blocks: readonly Block[];
  /** How often the words of a cell stand on the paper. */
  readonly prints: ReadonlyMap<string, number>;
};

type Sign = (name: string, value?: number) => void;

const tokensOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const keyOf = onceFor((segment: Segment) => squash(segment.text));
const tokensIn = onceFor((segment: Segment) => tokensOf(segment.text));
const kindsIn = onceFor((segment: Segment) => {
  const tokens = tokensIn(segment);
  return { first: kindOfToken(tokens[0]), last: kindOfToken(tokens.at(-1)) };
});
const wordKeys = (text: string): string[] =>
  tokensOf(text)
    .map((token) => squash(token))
    .filter(Boolean);

const offsetOf = (segment: Segment, { value }: Block): number =>
  (middleOf(segment) - middleOf(value.span)) / unitOf(value.span);

const SAME_OFFSET = 0.4;
const SAME_LEFT = 0.5;

/** What another line of the list prints at the same place of its block. */
function lineAt(block: Block, left: number, offset: number): Segment | undefined {
  return block.cells.find(
    (cell) =>
      Math.abs(cell.x0 - left) < SAME_LEFT * unitOf(cell) &&
      Math.abs(offsetOf(cell, block) - offset) < SAME_OFFSET,
  );
}

const likes = onceFor((_block: Block) => new Map<Segment, readonly Segment[]>());

/** What the other lines of the list print where a block has a cell. */
function linesLike({ blocks }: List, block: Block, cell: Segment): readonly Segment[] {
  const own = likes(block);
  const known = own.get(cell);
  if (known) return known;
  const offset = offsetOf(cell, block);
  const found = blocks.flatMap((other) => (other === block ? [] : (lineAt(other, cell.x0, offset) ?? [])));
  own.set(cell, found);
  return found;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0.5 : part / whole);

/** The right edge of a column in the whole list. */
function edgeOf({ blocks }: List, left: number): number {
  let edge = 0;
  for (const { cells } of blocks)
    for (const cell of cells)
      if (Math.abs(cell.x0 - left) < 2 * unitOf(cell) && cell.x1 > edge) edge = cell.x1;
  return edge;
}

type Fit = "had room" | "had no room" | "may have had room";

/** Whether the first word of a line had room behind the line above it. */
function fitOf(above: Segment, line: Segment, edge: number): Fit {
  if (above.x1 >= edge) return "may have had room";
  const [word] = line.words;
  if (!word) return "may have had room";
  return above.x1 + (word.x1 - word.x0) + 0.2 * unitOf(above) > edge ? "had no room" : "had room";
}

const isAnothers = (list: List, block: Block, segment: Segment): boolean => {
  const own = Math.abs(offsetOf(segment, block));
  return list.blocks.some(
    (other) =>
      other !== block &&
      other.value.span.segment.page === segment.page &&
      Math.abs(offsetOf(segment, other)) < own - 0.2,
  );
};

type Where = "below" | "above" | "inside";

const joints = onceFor((_block: Block) => new Map<string, readonly (readonly [string, number])[]>());

/** Says of a line above, below or inside a name how it stands to the line it would be joined to: the same for all names with it. */
function signsOfJoint(
  list: List,
  block: Block,
  lines: readonly [Segment, Segment],
  where: Where,
  sign: Sign,
): void {
  const own = joints(block);
  const key = `${where} ${lines.map((line) => block.cells.indexOf(line)).join(" ")}`;
  let said = own.get(key);
  if (!said) {
    const found: [string, number][] = [];
    jointSigns(list, block, lines, where, (name, value = 1) => found.push([name, value]));
    said = found;
    own.set(key, said);
  }
  for (const [name, value] of said) sign(name, value);
}

function jointSigns(
  list: List,
  block: Block,
  [upper, lower]: readonly [Segment, Segment],
  where: Where,
  sign: Sign,
): void {
  const line = where === "above" ? upper : lower;
  const near = where === "above" ? lower : upper;
  sign(where);
  sign(`${where}: ${fitOf(upper, lower, edgeOf(list, upper.x0))}`);
  const alike = linesLike(list, block, line);
  const others = share(alike.length, list.blocks.length - 1);
  sign(`${where}: others have it`, others);
  if (others === 0) sign(`${where}: no other has it`);
  const key = keyOf(line);
  sign(
    `${where}: others say the same`,
    share(alike.filter((other) => keyOf(other) === key).length, list.blocks.length - 1),
  );
  sign(`${where}: gap`, Math.max(-0.5, Math.min(1.5, (lower.y0 - upper.y1) / unitOf(upper))));
  const size = unitOf(line) / unitOf(near);
  if (size < 0.88) sign(`${where}: smaller`);
  if (size > 1.13) sign(`${where}: larger`);
  if (isAnothers(list, block, line)) sign(`${where}: nearer to another`);
  if (Math.abs(line.x0 - near.x0) > 0.4 * unitOf(near)) sign(`${where}: indented`);
  if (/[a-z]/.test(line.text) !== /[a-z]/.test(near.text)) sign(`${where}: another case`);
  if (isSymbol(line.text)) sign(`${where}: symbol alone`);
  if (/\d{3}/.test(line.text)) sign(`${where}: digits`);
  if (/:/.test(line.text)) sign(`${where}: colon`);
  if (figuresIn(list.reading, line).length > 0) sign(`${where}: figures`);
  const { first, last } = kindsIn(line);
  sign(`${where}: first ${first}`);
  sign(`${where}: last ${last}`);
}

/** Cells above a piece, nearest first. */
function lineAbove(block: Block, piece: Piece): Segment | undefined {
  const { segment } = piece;
  const left = leftOf(piece);
  return block.cells.findLast(
    (other) =>
      other.row < segment.row &&
      other.row >= segment.row - 2 &&
      Math.abs(other.x0 - left) < 2 * unitOf(segment) &&
      segment.y0 - other.y1 < unitOf(segment),
  );
}

const letters = (cell: Segment): number => cell.text.replaceAll(/[^A-Za-z]/g, "").length;

function signsOfPlace(list: List, block: Block, { pieces }: NameCandidate, sign: Sign): void {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return;
  const { value, cells } = block;
  const row = value.span.segment.row;
  sign(pieces.length > 2 ? "many lines" : pieces.length === 2 ? "two lines" : "one line");
  if (pieces.some(({ segment }) => segment.row === row)) sign("on the row");
  else sign(first.segment.row > row ? "below the row" : "above the row");
  if (first.segment.row === row) sign("begins on the row");
  if (last.segment.row === row) sign("ends on the row");
  const middle = (offsetOf(first.segment, block) + offsetOf(last.segment, block)) / 2;
  sign("off the middle", Math.min(1.5, Math.abs(middle)) / 1.5);
  if (Math.abs(middle) < 0.3) sign("in the middle");
  const left = leftOf(first);
  const others = list.blocks.length - 1;
  const firsts = linesLike(list, block, first.segment);
  sign("others begin there", share(firsts.length, others));
  sign("others end there", share(linesLike(list, block, last.segment).length, others));
  const texts = firsts.map((cell) => keyOf(cell));
  const key = keyOf(first.segment);
  sign("first line is said of others", share(texts.filter((text) => text === key).length, others));
  sign("first lines differ", share(new Set(texts).size, texts.length));
  const beside = cells.filter(({ row: other }) => other === first.segment.row);
  if (!beside.some((cell) => cell.x1 <= left && LETTERS.test(cell.text))) sign("leftmost");
  if (first.segment.x1 > value.span.x0 && left > value.span.x1) sign("right of the value");
  const own = letters(first.segment);
  if (beside.some((cell) => cell !== first.segment && letters(cell) > own)) sign("a longer cell beside");
  if (beside.length > 1) sign("cells beside");
  const usual =
    texts.reduce((sum, text) => sum + text.replaceAll(/\d/g, "").length, 0) / Math.max(1, texts.length);
  sign("usual length of the column", Math.min(1, usual / 30));
  const tallest = Math.max(...cells.map(unitOf));
  if (unitOf(first.segment) < 0.88 * tallest) sign("smaller print");
  const below = lineBelow(block, last);
  if (below) signsOfJoint(list, block, [last.segment, below], "below", sign);
  else sign("nothing below");
  const above = lineAbove(block, first);
  if (above) signsOfJoint(list, block, [above, first.segment], "above", sign);
  else sign("nothing above");
  if (
    above &&
    below &&
    first.segment.y0 - above.y1 < below.y0 - last.segment.y1 - 0.1 * unitOf(first.segment)
  )
    sign("nearer to above");
  for (const [at, { segment }] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before) signsOfJoint(list, block, [before.segment, segment], "inside", sign);
  }
  for (const heading of headingsOver(list, first)) sign(`under ${heading}`);
}

const HEADINGS: Readonly<Record<string, RegExp>> = {
  names: /desc|securit|invest|holding|fundname|^funds?$|name|position|^assets?$|option|issue|what/,
  others:
    /symbol|ticker|cusip|type|class|manager|categor|quantity|shares|units|account|acquired|rating|source|date|price|sector/,
};
const HEADING_ROWS = 12;

/** What the heading over a cell says of its column. */
function headingsOver({ reading, blocks }: List, { segment }: Piece): string[] {
  const top =
    blocks.find(({ value }) => value.span.segment.page === segment.page)?.rows[0]?.index ?? segment.row;
  for (let step = 1; step <= HEADING_ROWS; step++) {
    const row: Row | undefined = reading.sheet.rows[top - step];
    if (row?.page !== segment.page) return ["no heading"];
    if (row.segments.length < 3 || row.segments.some((cell) => figuresIn(reading, cell).length > 0)) continue;
    const over = row.segments.find(({ x0, x1 }) => Math.min(x1, segment.x1) > Math.max(x0, segment.x0));
    const text = squash(over?.text ?? "");
    const found = Object.keys(HEADINGS).filter((name) => HEADINGS[name]?.test(text));
    return found.length > 0 ? found : ["no heading"];
  }
  return ["no heading"];
}

/** What stands right before and behind a name in its own cells. */
function signsOfBorders(list: List, block: Block, candidate: NameCandidate, sign: Sign): void {
  const { pieces, name } = candidate;
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return;
  const before = tokensOf(first.segment.text.slice(0, first.start)).at(-1);
  const behind = tokensOf(last.segment.text.slice(last.end))[0];
  sign(`before ${kindOfToken(before)}`);
  sign(`behind ${kindOfToken(behind)}`);
  const tokens = tokensOf(name);
  sign(`first ${kindOfToken(tokens[0])}`);
  sign(`last ${kindOfToken(tokens.at(-1))}`);
  const firsts = linesLike(list, block, first.segment);
  const lasts = linesLike(list, block, last.segment);
  const others = list.blocks.length - 1;
  const sameFirst = (token: string | undefined) =>
    share(firsts.filter((cell) => tokensIn(cell)[0] === token).length, others);
  const sameLast = (token: string | undefined) =>
    share(lasts.filter((cell) => tokensIn(cell).at(-1) === token).length, others);
  const opens = kindsIn(first.segment).first;
  const closes = kindsIn(last.segment).last;
  sign("others open alike", share(firsts.filter((cell) => kindsIn(cell).first === opens).length, others));
  sign("others close alike", share(lasts.filter((cell) => kindsIn(cell).last === closes).length, others));
  if (before) sign("left out before, as others have", sameFirst(before));
  else sign("first token of others too", sameFirst(tokens[0]));
  if (behind) sign("left out behind, as others have", sameLast(tokensIn(last.segment).at(-1)));
  else sign("last token of others too", sameLast(tokens.at(-1)));
  const isCut = pieces.slice(0, -1).find(({ segment, end }) => tokensOf(segment.text.slice(end)).length > 0);
  if (isCut) sign(`cut inside before ${kindOfToken(tokensOf(isCut.segment.text.slice(isCut.end))[0])}`);
  if (/\s[-–—|·•/]\s/.test(name)) sign("holds a dash");
  if (/^\s*[-–—|·•/:;,]/.test(last.segment.text.slice(last.end))) sign("ends at a dash");
  if (/\(/.test(name)) sign("holds a bracket");
  if (/\d/.test(name)) sign("holds digits");
  if (/\d{5}|\d\.\d\d\b/.test(name)) sign("holds many digits");
  if (/:/.test(name)) sign("holds a colon");
  if (/[$]/.test(name)) sign("holds an amount");
  sign("length", Math.min(1.5, name.length / 40));
  sign("words", Math.min(1.5, tokens.length / 6));
  if (tokens.length === 1) sign("one word");
  if (!/[a-z]/.test(name)) sign("all capitals");
  const prints = list.prints.get(name) ?? 0;
  const own = pieces.length === 1 && first.segment.text === name ? 1 : 0;
  if (prints > own) sign("printed elsewhere");
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

function signsOfWords(block: Block, { pieces, name }: NameCandidate, words: NameWords, sign: Sign): void {
  const keys = wordKeys(name);
  const inside = keys.map((key) => words(key)?.inside ?? 0);
  const known = inside.filter((value) => value !== 0);
  sign("words of names", mean(inside));
  sign("least a word of names", Math.min(0, ...inside));
  sign("known words", known.length / Math.max(1, keys.length));
  sign("begins as names", (words(keys[0] ?? "")?.begins ?? 0.5) - 0.5);
  sign("ends as names", (words(keys.at(-1) ?? "")?.ends ?? 0.3) - 0.3);
  sign("an end inside", Math.max(0, ...keys.slice(0, -1).map((key) => words(key)?.ends ?? 0)));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return;
  const leftOut = (label: string, list: readonly string[]) => {
    if (list.length === 0) return;
    const odds = list.map((key) => words(key)?.inside ?? 0);
    sign(`${label}: words of names`, mean(odds));
    sign(`${label}: next a word of names`, odds[0] ?? 0);
    sign(`${label}: most a word of names`, Math.max(0, ...odds));
  };
  leftOut("before", wordKeys(first.segment.text.slice(0, first.start)).toReversed());
  leftOut("behind", wordKeys(last.segment.text.slice(last.end)));
  const below = lineBelow(block, last);
  if (below) leftOut("below", wordKeys(below.text));
  const above = lineAbove(block, first);
  if (above) leftOut("above", wordKeys(above.text).toReversed());
}

/** What speaks for and against each candidate of one holding. */
export function signsOf(
  candidates: readonly NameCandidate[],
  block: Block,
  list: List,
  words: NameWords,
  symbol?: string,
): Signs[] {
  return candidates.map((candidate) => {
    const signs = new Map<string, number>();
    const sign: Sign = (name, value = 1) => {
      if (value !== 0 && Math.abs(value) > Math.abs(signs.get(name) ?? 0)) signs.set(name, value);
    };
    signsOfPlace(list, block, candidate, sign);
    signsOfBorders(list, block, candidate, sign);
    signsOfWords(block, candidate, words, sign);
    if (symbol) {
      if (candidate.key === squash(symbol)) sign("is the symbol");
      if (tokensOf(candidate.name).includes(symbol)) sign("holds the symbol");
    }
    if (list.blocks.length === 1) sign("alone");
    return signs;
  });
}
