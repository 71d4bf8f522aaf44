/** Words that the same institution's papers print or leave out at will. */
const NOISE = new Set(
  "the bank banking na n a national association inc llc corp corporation company co plc fsb ltd usa of and card cards services service financial federal credit union".split(
    " ",
  ),
);

const words = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words that tell one institution from another, in printed order; all words when every one is noise ("US Bank"). */
export function institutionWords(printed: string): readonly string[] {
  const all = words(printed);
  const telling = all.filter((word) => !NOISE.has(word));
  return telling.length > 0 ? telling : all;
}

/** Number of single-character edits between two short texts, given up (as `limit + 1`) beyond `limit`. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? limit + 1;
}

/**
 * Whether two printed names can be one institution: the same telling words, one name's words within the other's ("Chase",
 * "JPMorgan Chase"), or a misreading of up to one character in six. Only ever asked of accounts that agree on more than this.
 */
export function isSameInstitution(left: string, right: string): boolean {
  const [a, b] = [institutionWords(left), institutionWords(right)];
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (shorter.every((word) => longer.includes(word))) return true;
  const [joinedA, joinedB] = [a.join(""), b.join("")];
  const limit = Math.floor(Math.min(joinedA.length, joinedB.length) / 6);
  return limit > 0 && editDistance(joinedA, joinedB, limit) <= limit;
}
