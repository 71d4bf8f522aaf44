/** The words of a question: in one form, with their spelling put right against the words that are known. */

const CONTRACTIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bwhat even\b/g, "what"],
  [/\b(?:gonna)\b/g, "going to"],
  [/\boutta\b/g, "out of"],
  [/\b(?:wanna)\b(?= (?:know|see|pay|put|be|get|throw|send))/g, "want to"],
  [/\b(?:'em|em)\b/g, "them"],
  [/\bw\/?(?= |$)/g, "with"],
  [/\b(?:rn)\b/g, "right now"],
  [/\b(?:gotta)\b/g, "have to"],
  [/\bhow (?:bout|bt)\b/g, "how about"],
  [/\b(?:'til|till?)\b/g, "until"],
  [/\brefi\b/g, "refinance"],
  [/\bb4\b/g, "before"],
  [/\bgimme\b/g, "give me"],
  [/\blemme\b/g, "let me"],
  [/\bhafta\b/g, "have to"],
  [/\btryna\b/g, "trying to"],
  [/\bw\/o\b/g, "without"],
  [/\bthru\b/g, "through"],
  [/\bxtra\b/g, "extra"],
  [/\babt\b/g, "about"],
  [/\b(?:cuz|bc|cos)\b/g, "because"],
  [/\bamt(s?)\b/g, "amount$1"],
  [/\bbal(s?)\b(?!\.)/g, "balance$1"],
  [/\b(?:stmt|stmnt)(s?)\b/g, "statement$1"],
  [/\bpymt(s?)\b/g, "payment$1"],
  [/\bwk(s?)\b/g, "week$1"],
  [/\bmnth(s|ly)?\b/g, "month$1"],
  [/\b(?:tmrw|tmw|2moro)\b/g, "tomorrow"],
  [/\butil\b/g, "utilization"],
  [/\bwhat'?s\b/g, "what is"],
  [/\bwhen'?s\b/g, "when is"],
  [/\bwhere'?s\b/g, "where is"],
  [/\bhow'?s\b/g, "how is"],
  [/\bwho'?s\b/g, "who is"],
  [/\b(?:i'm|im)\b/g, "i am"],
  [/\bi'?ve\b/g, "i have"],
  [/\bi'd\b/g, "i would"],
  [/\bi'll\b/g, "i will"],
  [/\b(?:u|ya)\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b/g, "are"],
  [/\bpls|plz\b/g, "please"],
  [/\b(?:cc|ccs)\b/g, "credit card"],
  [/\bdti\b/g, "debt to income"],
  [/\bmin\b/g, "minimum"],
  [/\bmins\b/g, "minimums"],
  [/\bavg\b/g, "average"],
  [/\bacct\b/g, "account"],
  [/\bmo\b/g, "month"],
  [/\bmth(s?)\b/g, "month$1"],
  [/\bmos\b/g, "months"],
  [/\byr(s?)\b/g, "year$1"],
  [/\bpmt(s?)\b/g, "payment$1"],
  [/\bsubs\b/g, "subscriptions"],
  [/\bdebtfree\b/g, "debt free"],
  [/\bnetworth\b/g, "net worth"],
  [/\baprr?s?\b/g, "apr"],
  [/\bw(?:h?[au]|o)ts\b/g, "what is"],
  [/\b(?:wht|wat|wut|wot|waht|whta)\b/g, "what"],
  [/\bpayed\b/g, "paid"],
  [/\b(?:mor|mroe)\b/g, "more"],
  [/\b(?:ow|oew)\b/g, "owe"],
  [/\b(?:hw|hwo|hoe)(?= (?:much|many|long))\b/g, "how"],
  [/\b(?:teh|hte)\b/g, "the"],
  [/\bpayoff\b/g, "pay off"],
  [/\bpaid-off\b/g, "paid off"],
  [/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?(?= |$|,|\?)/g, "$1."],
];
const MONTHS: Readonly<Record<string, string>> = {
  "jan.": "january",
  "feb.": "february",
  "mar.": "march",
  "jun.": "june",
  "jul.": "july",
  "aug.": "august",
  "sep.": "september",
  "sept.": "september",
  "oct.": "october",
  "nov.": "november",
  "dec.": "december",
};

/** Lower case, plain quotes, contractions written out, punctuation apart from amounts gone. "apr" stays the rate. */
export function plainWords(question: string): string {
  let text = question
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[–—−]/g, "-");
  for (const [form, plain] of CONTRACTIONS) text = text.replaceAll(form, plain);
  return (
    text
      .replaceAll(/\b(20\d\d)'s\b/g, "$1")
      .replaceAll(/\bapr\./g, "apr")
      .replaceAll(/\b[a-z]{3,4}\.(?= |$|,|\?)/g, (word) => MONTHS[word] ?? word)
      // "2,000" is no year.
      .replaceAll(/(?<![\d$.,/-])(?=[12],\d{3}(?![\d,%]))/g, "$$")
      .replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
      .replaceAll(
        /(\d{1,2})\/(\d{1,2})\/(20\d\d)/g,
        (_, month: string, day: string, year: string) =>
          `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
      )
      .replaceAll(/s's?(?= |$|[?!.,;:])/g, "s")
      .replaceAll("'s", "s")
      // "What % of the limit": a sign without its number is the word.
      .replaceAll(/(^|[^\d. ]) *%/g, "$1 percent ")
      .replaceAll("'", "")
      .replaceAll(/[^a-z0-9$%.\-/&+ ]/g, " ")
      .replaceAll(/(?<!\d)[./](?!\d)|\.(?!\d)|(?<!\d)-(?!\d)|-(?=[a-z])/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}

/** One slip of the fingers or two neighbours swapped is a distance of 1. Stops counting above `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** Whether the word, or the word that it is a form of, is known. */
export function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const stem = word.replace(/(?:ies|es|s|ed|d|ing|ly|er|r)$/, "");
  if (stem.length <= 2) return false;
  // "Utilites" is no form of "utility", it is a slip.
  return known.has(stem) || known.has(`${stem}e`) || (known.has(`${stem}y`) && !/[^i](?:es|s)$/.test(word));
}

/** Shorter words are too near to each other to be put right. */
const SHORTEST = 4;
const LONG = 7;

/**
 * The known word that is meant; the word itself where it is known, or nothing is near. Of two that are as near, the first letter
 * decides, as it is seldom wrong.
 */
export function spelledRight(word: string, known: ReadonlySet<string>): string {
  if (isKnown(word, known) || word.length < SHORTEST || /\d/.test(word)) return word;
  const most = word.length >= LONG ? 2 : 1;
  let best: { readonly word: string; readonly far: number } | undefined;
  for (const candidate of known) {
    if (candidate.length < SHORTEST) continue;
    const far = distance(word, candidate, most) + (candidate[0] === word[0] ? 0 : 0.5);
    if (far <= most && far < (best?.far ?? most + 1)) best = { word: candidate, far };
  }
  return best?.word ?? word;
}
