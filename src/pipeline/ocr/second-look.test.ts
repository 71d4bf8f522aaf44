import { describe, expect, it } from "vitest";
import { deservesSecondLook, judgeReadings, partOfLine, trustMonth } from "./second-look.ts";
import type { LineWord } from "./words-of-line.ts";

const read = (text: string, confidence: number): LineWord => ({
  text,
  from: 0,
  to: 1,
  confidence,
  mayBePart: false,
  mayMissDigit: false,
  overhang: 0.5,
});

describe("what is looked at twice", () => {
  it.each(["$1,234.56", "24.99%", "10/12", "4417", "$", "Jun", "July", "Sept."])("weak %s is", (text) => {
    expect(deservesSecondLook(read(text, 0.9))).toBe(true);
    expect(deservesSecondLook(read(text, 0.99))).toBe(false);
  });

  it.each(["Balance", "STORE", "Insurance"])("weak %s is not, because no sum hangs on it", (text) => {
    expect(deservesSecondLook(read(text, 0.5))).toBe(false);
  });
});

it("a weak print that reads as a month is hardly another one", () => {
  expect(trustMonth(read("Jul", 0.5)).confidence).toBeCloseTo(0.975, 6);
  expect(trustMonth(read("Julian", 0.5)).confidence).toBe(0.5);
});

describe("two readings of one print", () => {
  it("agreement is surer than either look", () => {
    const judged = judgeReadings([read("$40.00", 0.8), read("$40.00", 0.9)]);
    expect(judged.text).toBe("$40.00");
    expect(judged.confidence).toBeCloseTo(0.98, 6);
    expect(judged.otherReadings).toBeUndefined();
  });

  it("two looks at a hidden number agree when its end does", () => {
    const judged = judgeReadings([read("XXXXXX8666", 0.9), read("XXXXX8666", 0.9)]);
    expect(judged.confidence).toBeCloseTo(0.99, 6);
  });

  it("a neighbour's edge read as punctuation is no disagreement", () => {
    expect(judgeReadings([read("4400", 0.9), read(":4400", 0.8)])).toMatchObject({ text: "4400" });
    expect(judgeReadings([read("4400", 0.9), read(":4400", 0.8)]).confidence).toBeGreaterThan(0.9);
  });

  it("a sign is no punctuation: with and without it are two readings", () => {
    const judged = judgeReadings([read("$40.00", 0.96), read("-$40.00", 0.95)]);
    expect(judged).toMatchObject({ text: "$40.00", otherReadings: ["-$40.00"] });
    expect(judged.confidence).toBeLessThan(0.6);
  });

  it("a whole figure outranks a broken one", () => {
    expect(judgeReadings([read("$40.0O0", 0.9), read("$40.00", 0.7)])).toMatchObject({
      text: "$40.00",
      otherReadings: ["$40.0O0"],
    });
  });
});

describe("three readings of one print", () => {
  it("two of three win, but the third is remembered and keeps the figure from being certain", () => {
    const judged = judgeReadings([read("$48.00", 0.9), read("$40.00", 0.8), read("$40.00", 0.8)]);
    expect(judged).toMatchObject({ text: "$40.00", otherReadings: ["$48.00"] });
    expect(judged.confidence).toBeLessThan(0.95);
  });

  it("three ways to read leave the best of them in doubt, and the others beside it", () => {
    const judged = judgeReadings([read("$48.00", 0.9), read("$40.00", 0.8), read("$46.00", 0.7)]);
    expect(judged).toMatchObject({ text: "$48.00", otherReadings: ["$40.00", "$46.00"] });
    expect(judged.confidence).toBeCloseTo(0.54, 6);
  });
});

describe("a part of a line", () => {
  const line = { x: 500, y: 100, width: 1000, height: 30, angle: 0, sag: 0 };

  it("lies where its words lie", () => {
    expect(partOfLine(line, 0.25, 0.75)).toMatchObject({
      x: 500,
      y: 100,
      width: 500,
      height: 30,
      angle: 0,
      sag: 0,
    });
  });

  it("of a sagging line follows the bend", () => {
    const part = partOfLine({ ...line, sag: 20 }, 0.4, 0.6);
    expect(part.y + part.sag).toBeCloseTo(120, 6);
    expect(part.sag).toBeCloseTo(0.8, 6);
    expect(partOfLine({ ...line, sag: 20 }, 0, 0.2).angle).toBeGreaterThan(0);
    expect(partOfLine({ ...line, sag: 20 }, 0.8, 1).angle).toBeLessThan(0);
  });
});
