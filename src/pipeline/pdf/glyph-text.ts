const SPACES = /^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]*$/;
/** Zero-width characters and control codes: nothing that is printed. */
const UNPRINTED = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu;
/** Ligatures and full-width forms have an everyday spelling; other compatibility characters (a raised 2) mean something else. */
const COMPATIBILITY = /[\ufb00-\ufb06\uff01-\uff5e]/g;
/** Print that looks like a plain minus: soft hyphen (many fonts draw "-" under that name), hyphen, figure dash, minus sign. */
const MINUS = /[\u00ad\u2010\u2011\u2012\u2212]/g;
/** Private codes that Adobe's glyph list gives to old-style figures, the old-style dollar and small capitals. */
const ADOBE_VARIANTS = /[\uf724\uf730-\uf739\uf761-\uf77a]/g;
const ADOBE_OFFSET = 0xf700;
const PLAIN = /^[\x20-\x7e]*$/;
const UNKNOWN = /[\ue000-\uf8ff\ufffd]|[\udb80-\udbff][\udc00-\udfff]/;

export function isSpace(text: string): boolean {
  return SPACES.test(text);
}

/** A font that never says which letters its glyphs stand for leaves private codes behind. */
export function isUnknown(text: string): boolean {
  return UNKNOWN.test(text);
}

/** The glyph's text as one would type it. */
export function plainText(text: string): string {
  // Nearly every glyph: this runs for each of them.
  if (PLAIN.test(text)) return text;
  return text
    .replace(UNPRINTED, "")
    .replace(MINUS, "-")
    .replace(ADOBE_VARIANTS, (variant) =>
      String.fromCharCode(variant.charCodeAt(0) - ADOBE_OFFSET).toUpperCase(),
    )
    .replace(COMPATIBILITY, (character) => character.normalize("NFKC"));
}
