import type { LineWord } from "./words-of-line.ts";

/** A repaired word is likely, never certain: below the 0.95 from which a figure is taken without a second look. */
const REPAIRED_CONFIDENCE = 0.9;

/**
 * Puts right what the recogniser confuses where the word's own form leaves one reading: "S40.00", "$O.00" and "$5.373.50" are
 * amounts, "0ctober" and "FO0DS" are words. Figures are never guessed; a 5 that may have been a $ stays a 5.
 */
export function repairWord(word: LineWord): LineWord {
  const text =
    repairRate(word.text) ??
    repairDay(word.text) ??
    repairAmount(word.text) ??
    repairFurnisher(word.text) ??
    repairLetters(word.text);
  if (text === undefined || text === word.text) return word;
  return { ...word, text, confidence: Math.min(word.confidence, REPAIRED_CONFIDENCE) };
}

/** A line that holds no more than this is nothing, in figures: "SO" is "$0", "o" is "0". */
export function repairLone(word: LineWord): LineWord {
  const [, sign, after] = /^([S$s]?)[Oo]([.,;:]?)$/.exec(word.text) ?? [];
  if (sign === undefined) return word;
  return {
    ...word,
    text: `${sign === "" ? "" : "$"}0${after ?? ""}`,
    confidence: Math.min(word.confidence, REPAIRED_CONFIDENCE),
  };
}

function repairAmount(text: string): string | undefined {
  const [, nothing, end] = /^([-+(]*\$)[Oo]([).,;]*)$/.exec(text) ?? [];
  if (nothing !== undefined) return `${nothing}0${end}`;
  const [, before, sign, figures, after] = /^([-+(]*)([S$]?)([\dOo.,]+)([)%-]?)$/.exec(text) ?? [];
  if (figures === undefined || (figures.match(/\d/g)?.length ?? 0) < 2) return undefined;
  const digits = figures.replace(/[Oo]/g, "0");
  if (/^\d{1,3}([.,]\d{3})*\.\d{2}$/.test(digits)) {
    const grouped = `${digits.slice(0, -3).replaceAll(".", ",")}${digits.slice(-3)}`;
    return `${before}${sign === "" ? "" : "$"}${grouped}${after}`;
  }
  return sign === "S" ? undefined : `${before}${sign}${digits}${after}`;
}

/** "29.9996" is 29.99%: no rate has four decimals that end so. */
function repairRate(text: string): string | undefined {
  const [, rate, after] = /^(\d{1,2}\.\d{2})96([.,;]?)$/.exec(text) ?? [];
  return rate === undefined ? undefined : `${rate}%${after}`;
}

/** "26.2026" is the end of "February 26, 2026". */
function repairDay(text: string): string | undefined {
  const [, day, year] = /^([0-3]?\d)[.,](20\d{2})$/.exec(text) ?? [];
  return day === undefined ? undefined : `${day},${year}`;
}

/** Credit reports join who holds a debt and who collects it with a slash: "SYNCB/HOME", "DEPT OF ED/NELNET". */
const FURNISHER = /^(SYNCB?|COMENITY(?:BANK|CB|CAPITAL)|CBNA|TBOM|MTG|FCU|ED)I(?=[A-Z]{3})/;
const WORD_IN_EDI = /^EDI(?:SON|T|B|C|F|NA$|NBUR)/;

function repairFurnisher(text: string): string | undefined {
  return FURNISHER.test(text) && !WORD_IN_EDI.test(text) ? text.replace(FURNISHER, "$1/") : undefined;
}

/** "EMcx" is a ticker: small letters that look like their capitals do not end a short word of capitals. A lone "s" is a plural. */
const HALF_CAPITALS = /^[^A-Za-z]*[A-Z]{2,5}(?!s[^A-Za-z]*$)[cikopsuvwxz]{1,3}[^A-Za-z]*$/;
/** "(VwO)" behind the name of a fund: no word in brackets is written so. */
const TICKER_IN_BRACKETS = /^\((?=[^)]*[a-z])[A-Z][A-Zcosuvwxz]{2,4}\)$/;
/** "MEllx", "MElIX": the symbol of a mutual fund has five capitals and ends in X; an l in one is an I. */
const FUND_SYMBOL = /^(?=.l|..l|...l)[A-Z][A-Zl]{3}[xX]$/;
/** "lronwood": no word begins with an l before such a letter. */
const CAPITAL_I = /^l(?=[bcdfghjkmnpqrstvwxz][a-z]{3})/;

function repairLetters(text: string): string | undefined {
  if (HALF_CAPITALS.test(text) || TICKER_IN_BRACKETS.test(text)) return text.toUpperCase();
  if (FUND_SYMBOL.test(text)) return text.replaceAll("l", "I").toUpperCase();
  if (CAPITAL_I.test(text)) return text.replace(CAPITAL_I, "I");
  if ((text.match(/\d/g) ?? []).some((digit) => digit !== "0")) return undefined;
  if ((text.match(/[A-Za-z]/g)?.length ?? 0) < 2) return undefined;
  const middle = text.replace(/(?<=[A-Za-z])0(?=[A-Za-z])/g, (_zero, at: number) =>
    /[a-z]/.test(text[at + 1] ?? "") ? "o" : "O",
  );
  return middle.replace(/^0(?=[a-z]{3})/, "O");
}
