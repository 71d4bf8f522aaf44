/** Which of the recogniser's classes may be read, and as which character. */
export type Alphabet = {
  /** Class 0: nothing new at this step. */
  readonly blank: 0;
  readonly space: number;
  /** Character per class, "" for the classes that an English page never holds. */
  readonly characters: readonly string[];
  /** The classes with a character, the blank excluded, the space included. */
  readonly readable: readonly number[];
};

/** Signs that the model tells from their ASCII twins by width alone; a statement means the ASCII one. */
const FOLDED: Readonly<Record<string, string>> = {
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  "—": "-",
  "·": ".",
  "。": ".",
  "、": ",",
  "￥": "¥",
};
const KEPT_BEYOND_ASCII = new Set(["•", "¥", "°"]);

/** @param dictionary one character per line, in class order from class 1; the space follows the last line. */
export function makeAlphabet(dictionary: string): Alphabet {
  const lines = dictionary.replace(/\r?\n$/, "").split(/\r?\n/);
  const characters = ["", ...lines.map(readAs), " "];
  const readable = characters.flatMap((character, index) => (character === "" ? [] : [index]));
  return { blank: 0, space: characters.length - 1, characters, readable };
}

/** The blank and the readable classes of an alphabet, in its order, and the alphabet of an answer that holds just these. */
export function onlyReadable(alphabet: Alphabet): { classes: readonly number[]; alphabet: Alphabet } {
  const classes = [alphabet.blank, ...alphabet.readable];
  return {
    classes,
    alphabet: {
      blank: 0,
      space: classes.indexOf(alphabet.space),
      characters: classes.map((index) => alphabet.characters[index]!),
      readable: alphabet.readable.map((_, index) => index + 1),
    },
  };
}

function readAs(printed: string): string {
  const folded = FOLDED[printed] ?? printed;
  const code = folded.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0); // full-width twins of ! to ~
  if (code > 0x20 && code < 0x7f) return folded;
  return KEPT_BEYOND_ASCII.has(folded) ? folded : "";
}
