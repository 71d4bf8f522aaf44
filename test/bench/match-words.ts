import type { Page, Word } from "#pipeline/page.ts";

/** A word as printed and what recognition made of it; undefined when nothing was read in its place. */
export type WordMatch = { readonly printed: string; readonly read: Word | undefined };

/** Leads from the printed page to the recognised one, both in fractions: u = a x + b y + c, v = d x + e y + f, over 1 + g x + h y. */
type Map8 = readonly number[];

const middle = (word: Word): readonly [number, number] => [
  (word.box[0] + word.box[2]) / 2,
  (word.box[1] + word.box[3]) / 2,
];

/**
 * Sets the words of a recognised page against those of the digital page it shows. The two are brought over each other by the
 * words that are printed once and were read once; then each printed word belongs to the recognised word at its place.
 */
export function matchWords(printed: Page, recognised: Page): WordMatch[] {
  const anchors = anchorsOf(printed.words, recognised.words);
  if (anchors.length < 8) return printed.words.map(({ text }) => ({ printed: text, read: undefined }));
  let fit = solve(anchors);
  for (let round = 0; round < 3; round++) {
    const near = anchors.filter(({ from, to }) => distance(apply(fit, from), to) < 0.02 / (round + 1));
    if (near.length >= 8) fit = solve(near);
  }
  return printed.words.map((word) => {
    const at = apply(fit, middle(word));
    const read = recognised.words.find(
      ({ box }) => at[0] >= box[0] && at[0] <= box[2] && at[1] >= box[1] && at[1] <= box[3],
    );
    return { printed: word.text, read };
  });
}

type Anchor = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

function anchorsOf(printed: readonly Word[], recognised: readonly Word[]): Anchor[] {
  const [left, right] = [onlyOnes(printed), onlyOnes(recognised)];
  return [...left].flatMap(([text, word]) => {
    const twin = right.get(text);
    return twin ? [{ from: middle(word), to: middle(twin) }] : [];
  });
}

function onlyOnes(words: readonly Word[]): Map<string, Word> {
  const groups = Map.groupBy(words, (word) => word.text);
  return new Map(
    [...groups].flatMap(([text, group]) => (group.length === 1 && group[0] ? [[text, group[0]]] : [])),
  );
}

const distance = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

function apply(m: Map8, [x, y]: readonly [number, number]): [number, number] {
  const w = 1 + m[6]! * x + m[7]! * y;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
}

/** Least squares over all anchors by the normal equations. */
function solve(anchors: readonly Anchor[]): Map8 {
  const size = 8;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_unused, j) => (i === j ? 1e-9 : 0)),
  );
  const add = (row: readonly number[], value: number) => {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![size]! += row[i]! * value;
    }
  };
  for (const {
    from: [x, y],
    to: [u, v],
  } of anchors) {
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let j = column; j <= size; j++) matrix[row]![j]! -= factor * matrix[column]![j]!;
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!);
}
