import { describe, expect, it } from "vitest";
import { merchants, words } from "./lexicon/entry.ts";
import { compileLexicon, findWordings, runningText } from "./match-lexicon.ts";

describe("a text without gaps", () => {
  it.each([
    ["BLUE FINCH CAFE", "bluefinchcafe", [0, 4, 9, 13]],
    ["BARNES & NOBLE", "barnesandnoble", [0, 6, 9, 14]],
    ["TRADER JOE'S", "traderjoes", [0, 6, 10]],
    ["7-ELEVEN", "7eleven", [0, 1, 7]],
    ["SHELL24", "shell24", [0, 5, 7]],
    ["WALMART+ ONE", "walmart+one", [0, 7, 8, 11]],
    ["A.B.C", "abc", [0, 1, 2, 3]],
    ["  ", "", [0]],
    ["", "", [0]],
    ["***", "", [0]],
    ["CAFÉ", "caf", [0, 3]],
  ])("%j is %j and knows where words begin", (text, letters, begins) => {
    const running = runningText(text);
    expect(running.letters).toBe(letters);
    expect(Array.from(running.begins)).toEqual(begins);
  });

  it("counts as run together from fourteen letters without a gap on", () => {
    expect(runningText("WHOLEFOODSMAR").isRunTogether).toBe(false);
    expect(runningText("WHOLEFOODSMARK").isRunTogether).toBe(true);
    expect(runningText("WHOLE FOODS MARKET AUSTIN TX").isRunTogether).toBe(false);
    expect(runningText("SHOP 12345678901234").isRunTogether).toBe(true);
  });
});

const lexicon = compileLexicon([
  ...merchants("dining", "Bar One, Kettle, Kettle House"),
  ...merchants("groceries", "Blue Finch Market, Fig: fig tree grocer"),
  ...words("personal-care", 0.8, "barber shop"),
  ...words("dining", 0.6, "bar"),
  ...words("pets", 0.7, "kennel"),
]);
const found = (text: string) =>
  findWordings(runningText(text), lexicon).map(({ entry, start, end }) => [entry.phrase, start, end]);

describe("wordings in a text", () => {
  it.each([
    ["a name by itself", "KETTLE", [["kettle", 0, 6]]],
    ["a name among others", "THE KETTLE LLC", [["kettle", 3, 9]]],
    ["the longer of two names", "KETTLE HOUSE 12", [["kettlehouse", 0, 11]]],
    ["a plural", "KENNELS OF OHIO", [["kennel", 0, 7]]],
    ["a name before a number", "KETTLE442", [["kettle", 0, 6]]],
    [
      "several, in the order of the text",
      "BAR KENNEL",
      [
        ["bar", 0, 3],
        ["kennel", 3, 9],
      ],
    ],
    ["nothing inside another word", "BARGAIN KENNELLY", []],
    ["nothing that begins inside a word", "CROWBAR", []],
    ["a word across a gap", "KEN NEL", [["kennel", 0, 6]]],
    ["nothing in nothing", "", []],
  ])("are %s", (_name, text, hits) => {
    expect(found(text)).toEqual(hits);
  });

  it("inside a longer one say nothing of their own", () => {
    expect(found("BARBER SHOP")).toEqual([["barbershop", 0, 10]]);
    expect(found("BAR ONE")).toEqual([["barone", 0, 6]]);
  });

  it("of seven letters and more are found where the spaces are lost, shorter ones are not", () => {
    expect(found("XXBLUEFINCHMARKETYYZZ")).toEqual([["bluefinchmarket", 2, 17]]);
    expect(found("THEGREATKETTLEOFOHIO")).toEqual([]);
  });

  it("are known by their beginning where the text ends with it", () => {
    expect(found("BLUE FINCH MAR")).toEqual([["bluefinchmarket", 0, 12]]);
    // Too little to go by, not at the beginning, or going on in another way.
    expect(found("BLUE F")).toEqual([]);
    expect(found("BLUE FINCH MAT")).toEqual([]);
  });

  it("are cut off only where they are names, not general words", () => {
    expect(found("BARBER SH")).toEqual([]);
  });
});

describe("an index of wordings", () => {
  it("has the longest first, of equals the surest", () => {
    const index = compileLexicon([
      ...words("dining", 0.5, "bar"),
      ...words("dining", 0.9, "bar"),
      ...words("dining", 0.1, "barn"),
    ]);
    expect(index.get("ba")?.map(({ phrase, weight }) => [phrase, weight])).toEqual([
      ["barn", 0.1],
      ["bar", 0.9],
      ["bar", 0.5],
    ]);
  });

  it("is empty without wordings, and finds nothing then", () => {
    expect(findWordings(runningText("KETTLE"), compileLexicon([]))).toEqual([]);
  });
});
