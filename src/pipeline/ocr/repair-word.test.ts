import { expect, test } from "vitest";
import { repairLone, repairWord } from "./repair-word.ts";

const wordOf = (text: string, confidence = 0.99) => ({
  text,
  from: 0,
  to: 1,
  confidence,
  mayBePart: false,
  mayMissDigit: false,
  overhang: 0.5,
});
const repair = (text: string, confidence?: number) => repairWord(wordOf(text, confidence));

test.each([
  ["S40.00", "$40.00"],
  ["-S1,963.17", "-$1,963.17"],
  ["$O.00", "$0.00"],
  ["$O", "$0"],
  ["-$o,", "-$0,"],
  ["$5.373.50", "$5,373.50"],
  ["(S19.441.36)", "($19,441.36)"],
  ["1O.5O%", "10.50%"],
  ["c0m", "com"],
  ["Netflix.c0m", "Netflix.com"],
  ["0ctober", "October"],
  ["FO0DS", "FOODS"],
  ["29.9996", "29.99%"],
  ["31.4996.", "31.49%."],
  ["26.2026", "26,2026"],
  ["EMcx", "EMCX"],
  ["(TUEix)", "(TUEIX)"],
  ["(VwO)", "(VWO)"],
  ["(Vwo)", "(VWO)"],
  ["MEllx", "MEIIX"],
  ["MElIX", "MEIIX"],
  ["lronwood", "Ironwood"],
  ["SYNCBIHOME", "SYNCB/HOME"],
  ["EDINELNET", "ED/NELNET"],
  ["MTGICENLAR", "MTG/CENLAR"],
])("%s can only be %s, and is no longer certain", (printed, meant) => {
  expect(repair(printed)).toMatchObject({ text: meant, confidence: 0.9 });
});

test.each([
  "$40.00",
  "1,234.56",
  "24.99%",
  "51.208.885",
  "A0001",
  "#0671",
  "S100",
  "0",
  "00458821",
  "SOS",
  "11/08/2026",
  "401(k)",
  "Q0",
  "10/14",
  "IRAs",
  "(The)",
  "(Roth)",
  "ATMs",
  "McKay",
  "lender",
  "lbs",
  "EDITION",
  "EDISON",
  "EDINBURGH",
  "MTGIO",
])("%s stays as it was read", (text) => {
  expect(repair(text)).toMatchObject({ text, confidence: 0.99 });
});

test("a word that was unsure does not become surer", () => {
  expect(repair("S40.00", 0.4).confidence).toBe(0.4);
});

test.each([
  ["SO", "$0"],
  ["so", "$0"],
  ["$O", "$0"],
  ["o", "0"],
  ["O.", "0."],
])("%s alone in its cell is %s, and not certain", (printed, meant) => {
  expect(repairLone(wordOf(printed))).toMatchObject({ text: meant, confidence: 0.9 });
});

test.each(["0", "$0", "OR", "S", "5", "SOS"])("%s alone in its cell stays as it was read", (text) => {
  expect(repairLone(wordOf(text))).toMatchObject({ text, confidence: 0.99 });
});
