import type { ValueKind } from "../values/find-values.ts";
import { type Label, squash } from "./label-set.ts";

/** A wording is understood when each group lends it a word and no word is left over: issuers name one figure in any order. */
export type Meaning = {
  readonly field: string;
  readonly kind: ValueKind;
  readonly groups: readonly (readonly string[])[];
  /** Words that may stand beside those of the groups, besides the usual ones. */
  readonly beside?: readonly string[];
  /** Plain words that other papers use differently: they count where a sum confirms them (`UNUSUAL`). */
  readonly isUnusual?: boolean;
};

export const words = (list: string): readonly string[] => list.split(" ");

/** Words that add nothing. "Year", "next", "average", "projected", "only" and "cash" are none of them: they name another figure. */
const FILLERS = new Set(
  words(
    "your you the this a an of on for in as at to is are was were from with and or since during we us our that it its may have has had been be all so card visa mastercard account accounts statement statements billing bill cycle period month monthly amount amounts total totals now here today usd dollars us shown each what how much did do",
  ),
);

/** What small processors shorten. */
const SHORT: Readonly<Record<string, string>> = {
  stmt: "statement",
  stmnt: "statement",
  bal: "balance",
  pmt: "payment",
  pymt: "payment",
  pmts: "payments",
  pymts: "payments",
  min: "minimum",
  amt: "amount",
  acct: "account",
  cr: "credit",
  avail: "available",
  purch: "purchases",
  adv: "advance",
  advs: "advances",
  chg: "charge",
  chgs: "charges",
  chrg: "charge",
  fin: "finance",
  int: "interest",
  prev: "previous",
  dt: "date",
  lim: "limit",
  xfer: "transfer",
  xfers: "transfers",
  tot: "total",
  curr: "current",
  avg: "average",
  dly: "daily",
  subj: "subject",
};

const SHORT_WORD = new RegExp(`(?<![a-z'])(?:${Object.keys(SHORT).join("|")})(?![a-z'])`, "g");

/** A text in lower case with its shortened words in full: "MIN PMT DUE" is "minimum payment due". */
export const inFull = (text: string): string =>
  text.toLowerCase().replaceAll(SHORT_WORD, (word) => SHORT[word] ?? word);

/** Less than a listed wording: words in an order that nobody wrote down before. */
const WEIGHT = 0.9;
const MAX_WORDS = 9;
/** The weight of a plain word: below it no label is a fact without a sum. */
export const UNUSUAL = 0.62;

/**
 * What a whole label announces, from the words it is built of; nothing where a word of it is not understood, or where
 * two of its readings differ in kind only by what follows.
 */
export function understandWords(text: string, meanings: readonly Meaning[]): Label[] {
  const labels = understandOne(text, meanings);
  // "Current payment due (minimum payment)": the remark may name the figure that its words leave open.
  const remark = /\((?<words>[^)]+)\)?\s*$/.exec(text)?.groups?.["words"];
  if (remark === undefined || labels.some(({ kind }) => kind === "money")) return labels;
  const phrase = squash(text);
  const own = understandOne(remark, meanings).filter(({ kind }) => kind === "money");
  return [...own.map((label) => ({ ...label, phrase })), ...labels];
}

/** "By 5 p.m. ET", "before 5:00 PM (Eastern Time)": an hour of the day says nothing of the figure. */
const HOUR =
  /\b(?:[01]?\d(?::\d\d)?\s?[ap]\.?\s?m\b\.?|noon|midnight)(?:,?\s\(?(?:[ECMP][SD]?T|(?:eastern|central|mountain|pacific)(?:\s(?:standard\s|daylight\s)?time)?)\b\)?)?/gi;

function understandOne(print: string, meanings: readonly Meaning[]): Label[] {
  const text = print.replaceAll(HOUR, " ");
  // A number in a label names a year, a rate or a count: not this period's figure.
  if (/\d/.test(text)) return [];
  const said = inFull(text)
    .replaceAll("’", "'")
    .replaceAll("&", " and ")
    .replaceAll(/\([^)]*\)?/g, " ")
    .split(/[^a-z']+/)
    .filter((word) => word !== "" && word !== "'");
  if (said.length === 0 || said.length > MAX_WORDS) return [];
  const phrase = squash(text);
  const found = meanings.filter(
    (meaning) => (said.length > 1 || meaning.groups.length === 1) && fits(said, meaning),
  );
  const [money, date] = (["money", "date"] as const).map((kind) =>
    found.find((meaning) => meaning.kind === kind),
  );
  return [money, date].flatMap((meaning) =>
    meaning
      ? [{ field: meaning.field, kind: meaning.kind, weight: meaning.isUnusual ? UNUSUAL : WEIGHT, phrase }]
      : [],
  );
}

type Vocabulary = { readonly groups: readonly ReadonlySet<string>[]; readonly own: ReadonlySet<string> };

const vocabularies = new WeakMap<Meaning, Vocabulary>();

function vocabularyOf(meaning: Meaning): Vocabulary {
  const known = vocabularies.get(meaning);
  if (known) return known;
  const { groups, beside = [] } = meaning;
  const made = {
    groups: groups.map((group) => new Set(group)),
    own: new Set([...groups.flat(), ...beside]),
  };
  vocabularies.set(meaning, made);
  return made;
}

function fits(said: readonly string[], meaning: Meaning): boolean {
  const { groups, own } = vocabularyOf(meaning);
  return (
    said.every((word) => own.has(word) || FILLERS.has(word)) &&
    groups.every((group) => said.some((word) => group.has(word))) &&
    groups.every((group, index) =>
      // One word cannot stand for two groups.
      groups.every(
        (other, at) =>
          at <= index || new Set(said.filter((word) => group.has(word) || other.has(word))).size > 1,
      ),
    )
  );
}
