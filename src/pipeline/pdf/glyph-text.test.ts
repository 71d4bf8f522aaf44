import { describe, expect, it } from "vitest";
import { isSpace, isUnknown, plainText } from "./glyph-text.ts";

describe("the text of a glyph", () => {
  it.each([
    ["\ufb01", "fi"],
    ["\uff11\uff0c", "1,"],
    ["\u2212", "-"],
    ["\u00ad", "-"],
    ["\uf731\uf739", "19"],
    ["\uf724", "$"],
    ["\uf761", "A"],
    ["\u0000A\u200b", "A"],
    ["\u00b2", "\u00b2"],
    ["\u2013", "\u2013"],
    ["\u00e9", "\u00e9"],
  ])("%j is typed %j", (printed, typed) => {
    expect(plainText(printed)).toBe(typed);
  });

  it.each([" ", "\u00a0", "\u2009", "\u202f", "\u3000", ""])("%j is a space", (text) => {
    expect(isSpace(text)).toBe(true);
  });

  it.each(["\ue000", "\uf8ff", "\ufffd", "\u{f0000}"])("%j says nothing", (text) => {
    expect(isUnknown(text)).toBe(true);
  });

  it.each(["A", "7", "\u{1d465}", "\u20ac"])("%j says what it is", (text) => {
    expect(isUnknown(text)).toBe(false);
  });
});
