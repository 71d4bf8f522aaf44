import { type Segment, spanOf } from "./layout/sheet.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "./result/draft.ts";

/** One letter in so many may differ between two prints of one name: large and drawn letters are recognised worst. */
const LETTERS_PER_ERROR = 6;
const FEWEST_LETTERS = 6;
/** Another print must be this much clearer. */
const CLEARER = 0.02;
/** Below this a name may be another one. */
const LEGIBLE = 0.75;

/** How many letters have to be changed, added or left out; more than `most` counts as one more. */
function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 0; i < left.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < right.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (left[i] === right[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Shorter words have one misread letter at most: "Visa" is no print of "HSA". */
const LONG_WORD = 6;

function areSameWords(left: string, right: string): boolean {
  const [own, others] = [left.split(/\s+/), right.split(/\s+/)].map((words) =>
    words.map(squash).filter((word) => word !== ""),
  );
  if (!own || !others || own.length !== others.length) return true;
  return own.every((word, index) => word.length >= LONG_WORD || distance(word, others[index] ?? "", 1) <= 1);
}

/** The stretches of a cell that are words enough to be the name. */
function* stretches(segment: Segment, length: number) {
  for (const [from, start] of segment.starts.entries()) {
    for (let to = from + 1; to <= segment.words.length; to++) {
      const end = segment.starts[to] ?? segment.text.length;
      const text = segment.text.slice(start, end).trim();
      const letters = squash(text).length;
      if (letters > length + 2) break;
      if (letters >= length - 2) yield { text, start, end: start + text.length };
    }
  }
}

/** "rline Home": a name whose beginning was not seen begins with a small letter; shorter ends are those of any word. */
const CUT = /^(?<end>[a-z]{4,})(?<rest>(?:\s[A-Z][\w&'’]*)*)$/;
const FEWEST_BEFORE_HOST = 5;

/**
 * The whole of a name of which only the end was recognised, where the paper prints it elsewhere: before the same words, or as a web address.
 */
function wholeName(name: Finding, { sheet }: Reading): Finding | undefined {
  const { end, rest = "" } = CUT.exec(name.value)?.groups ?? {};
  if (end === undefined) return undefined;
  const after =
    rest !== "" ? `${rest}\\b` : end.length >= FEWEST_BEFORE_HOST ? String.raw`\.[a-z]{2,}` : "$^";
  const print = new RegExp(String.raw`(?<![A-Za-z])(?<whole>[a-z]{2,10}${end})${after}`, "i");
  for (const segment of sheet.segments) {
    const whole = print.exec(segment.text)?.groups?.["whole"];
    if (whole === undefined) continue;
    const value = `${whole[0]?.toUpperCase() ?? ""}${whole.slice(1).toLowerCase()}${rest}`;
    const start = segment.text.indexOf(whole);
    return makeFinding(value, spanOf(segment, start, start + whole.length + rest.length), name.score);
  }
  return undefined;
}

/**
 * The name as the paper prints it most clearly: recognised from a picture, a logo is the least legible of its prints. A second
 * print of the same letters is a witness.
 */
export function clearestPrint(name: Finding, reading: Reading): Finding {
  if (name.evidence.confidence === 1) return name;
  const { sheet } = reading;
  const whole = wholeName(name, reading);
  if (whole) return whole;
  const letters = squash(name.value);
  if (letters.length < FEWEST_LETTERS) return name;
  const most = Math.floor(letters.length / LETTERS_PER_ERROR);
  let best: Finding | undefined;
  let again = false;
  for (const segment of sheet.segments)
    for (const { text, start, end } of stretches(segment, letters.length)) {
      const other = squash(text);
      const span = spanOf(segment, start, end);
      if (other === letters) {
        again ||= Math.abs(span.box[1] - name.evidence.box[1]) > 0.01 || segment.page !== name.evidence.page;
        continue;
      }
      // A part of the name ("Northgate Bank," of "Northgate Bank, N.A.") is no clearer print of it, nor is what holds more.
      if (letters.includes(other) || other.includes(letters)) continue;
      // A plural or a broken word beside it is another print, not a clearer one.
      if (!/^[A-Za-z]/.test(text) || distance(letters, other, most) > most) continue;
      if (!areSameWords(name.value, text)) continue;
      if (span.confidence < name.evidence.confidence + CLEARER) continue;
      if (best && span.confidence <= best.evidence.confidence) continue;
      const isLoud = name.value === name.value.toUpperCase();
      best = makeFinding(isLoud ? text.toUpperCase() : text, span, name.score);
    }
  if (again) return { ...name, witnessed: true };
  return best ?? name;
}

/** Words of a charter, which a logo prints apart from the name: smaller, or at the ends of a rule. */
const CHARTER_WORDS = String.raw`(?:\s+(?:state|national|federal|savings|community|trust|commercial))`;

/**
 * A name put together from the lines of a logo that the paper prints nowhere in one: where a line prints it with the words of its charter
 * between ("Ostrander Valley" over "STATE --- BANK", and "Ostrander Valley State Bank, 14 Depot Square"), that is the name.
 */
export function withCharter(name: Finding, { sheet }: Reading): Finding {
  const words = name.value.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const last = words.pop();
  const letters = squash(name.value);
  if (last === undefined || words.length === 0) return name;
  if (sheet.segments.some(({ text }) => squash(text).includes(letters))) return name;
  const print = new RegExp(
    String.raw`(?<![A-Za-z])${words.join(String.raw`\s+`)}${CHARTER_WORDS}{1,2}\s+${last}(?![A-Za-z])`,
    "i",
  );
  for (const segment of sheet.segments) {
    const found = print.exec(segment.text);
    if (found)
      return {
        ...name,
        ...makeFinding(found[0], spanOf(segment, found.index, found.index + found[0].length), name.score),
        witnessed: name.witnessed,
      };
  }
  return name;
}

/** What a logo may set in a cell of its own behind the rest of a name. */
const LAST_WORD =
  /^(?:services|company|group|management|partners|associates|corporation|solutions|(?:inc|llc|corp)\.?)$/i;

/**
 * "FINANCIAL   SERVICES" with wide letters in a logo: the last word stands in a cell of its own, and another line of the paper prints the
 * whole name alone.
 */
export function withLastWord(name: Finding, { sheet }: Reading): Finding {
  const letters = squash(name.value);
  const whole = sheet.segments.find(({ text, page, row }) => {
    const rest = squash(text).startsWith(letters) ? squash(text).slice(letters.length) : "";
    if (!LAST_WORD.test(rest)) return false;
    return sheet.segments.some((last) => {
      const cells = sheet.rows[last.row]?.segments ?? [];
      const before = cells[cells.indexOf(last) - 1];
      const isOther = last.page !== page || last.row !== row;
      return (
        isOther && before !== undefined && squash(last.text) === rest && letters.endsWith(squash(before.text))
      );
    });
  });
  if (!whole) return name;
  const text = whole.text.trimEnd();
  return {
    ...name,
    ...makeFinding(text, spanOf(whole, 0, text.length), name.score),
    witnessed: name.witnessed,
  };
}

/** "UNION" alone in the line under a name that ends with "CREDIT": no firm is called "Federal Credit". */
export function withUnion(name: Finding, { sheet }: Reading): Finding {
  if (!/\bcredit$/i.test(name.value)) return name;
  const letters = squash(name.value);
  for (const line of sheet.segments) {
    if (squash(line.text) !== letters) continue;
    const height = line.y1 - line.y0;
    const union = sheet.segments.find(
      (other) =>
        other.page === line.page &&
        /^union$/i.test(other.text.trim()) &&
        other.y0 > line.y0 &&
        other.y0 - line.y1 < height &&
        other.x0 >= line.x0 - height &&
        other.x1 <= line.x1 + height,
    );
    if (union)
      return {
        ...name,
        value: `${name.value} ${union.text.trim()}`,
        evidence: evidenceOfCells([line, union]),
      };
  }
  return name;
}

/** What was learned of names does not weigh how one was read: a weak one leaves that of the rules, if it is clearer. */
export const moreLegible = (name: Finding, byRules: Finding): Finding =>
  name.evidence.confidence < LEGIBLE && byRules.evidence.confidence >= LEGIBLE ? byRules : name;

/** The head of a page, in page heights: logos and letterheads stand there. */
const HEAD = 0.25;

/**
 * A portfolio names its custodian, its clearing firm and the makers of its funds: a recognised name that stands only once, below the head, may
 * be theirs where the logo was not recognised (of ten such on photos four were).
 */
export function doubtInFoot(name: Finding, { sheet }: Reading): Finding {
  const { confidence, page, box } = name.evidence;
  if (confidence === 1 || (page === 1 && box[1] < HEAD)) return name;
  const letters = squash(name.value);
  const prints = sheet.segments.filter(({ text }) => squash(text).includes(letters));
  return prints.length > 1
    ? name
    : { ...name, doubt: "The name stands only once, below the head of the paper." };
}
