import { expect, test } from "vitest";
import type { Picture } from "../image/picture.ts";
import { fitArc } from "./arc.ts";
import { applyHomography } from "./homography.ts";
import { findInkGaps } from "./ink-gaps.ts";
import { fitPageFrame, isWholePicture, rectangleInFrame } from "./page-frame.ts";
import type { Rectangle } from "./rectangle.ts";
import { findRowLevels } from "./row-levels.ts";
import { samplePicture } from "./sample-picture.ts";
import { splitAtGaps } from "./split-line.ts";
import { straightenSag } from "./straighten-sag.ts";
import type { TextLine } from "./text-lines.ts";

/** A picture from a rule for its grey values. */
function draw(width: number, height: number, grey: (x: number, y: number) => number): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.fill(grey(i % width, Math.floor(i / width)), i * 3, i * 3 + 3);
  return { width, height, rgb };
}

test("a parabola through a patch gives its ends, its sag and its height", () => {
  const columns: number[] = [];
  for (let x = 0; x <= 200; x++) {
    const t = x / 200;
    const y = 50 + 10 * t + 6 * 4 * t * (1 - t);
    columns.push(x, y - 7, y + 7);
  }
  const arc = fitArc(columns)!;
  expect(arc.y0).toBeCloseTo(50, 6);
  expect(arc.y1).toBeCloseTo(60, 6);
  expect(arc.sag).toBeCloseTo(6, 6);
  expect(arc.thickness).toBeCloseTo(14, 6);
});

test("a patch of a few columns has no arc", () => {
  expect(fitArc([0, 1, 2, 1, 1, 2])).toBeUndefined();
});

test("print along a parabola comes to lie level", () => {
  const sag = 6;
  const bent = draw(200, 60, (x, y) => {
    const t = (x + 0.5) / 200;
    return Math.abs(y - (30 + sag * 4 * t * (1 - t))) < 2 ? 0 : 255;
  });
  const { rgb } = straightenSag(bent, sag, 48, 200);
  for (const x of [2, 50, 100, 150, 197]) {
    expect(rgb[(24 * 200 + x) * 3]).toBeLessThan(80);
    expect(rgb[(14 * 200 + x) * 3]).toBe(255);
    expect(rgb[(34 * 200 + x) * 3]).toBe(255);
  }
});

const isPrint = (x: number, y: number) => y > 15 && y < 35 && ((x > 20 && x < 80) || (x >= 120 && x < 300));

test("columns without print are found on paper that darkens along the line", () => {
  const line = draw(320, 48, (x, y) => (isPrint(x, y) ? 40 - x / 10 : 230 - x / 3));
  const gaps = findInkGaps(line).map((gap) => [Math.round(gap.from * 320), Math.round(gap.to * 320)]);
  expect(gaps).toEqual([
    [0, 21],
    [80, 120],
    [300, 320],
  ]);
});

test("light print on a dark band has the same gaps as dark print", () => {
  const line = draw(100, 48, (x, y) => (y > 15 && y < 35 && (x < 40 || x >= 60) ? 240 : 30));
  expect(findInkGaps(line).map((gap) => [gap.from, gap.to])).toEqual([[0.4, 0.6]]);
});

test("blank paper has no gaps, because there is no print to part", () => {
  expect(findInkGaps(draw(100, 48, () => 200))).toEqual([]);
});

const gap = (at: number, width: number) => ({ from: (at - width / 2) / 200, to: (at + width / 2) / 200 });

test("a long line is cut at gaps between words only, and nothing is lost", () => {
  const letters = Array.from({ length: 60 }, (_, index) => gap(index * 3 + 1, 0.3));
  const pieces = splitAtGaps(200, [...letters, gap(50, 2), gap(70, 3), gap(130, 2)], 80);
  expect(pieces).toEqual([
    { from: 0, to: 70 },
    { from: 70, to: 130 },
    { from: 130, to: 200 },
  ]);
});

test("a line without gaps stays whole however long it is", () => {
  expect(splitAtGaps(300, [], 80)).toEqual([{ from: 0, to: 300 }]);
});

test("a shrunken copy averages all of the original and keeps its place", () => {
  const stripes = draw(400, 40, (x) => (x % 4 < 2 ? 0 : 255));
  const small = samplePicture(stripes, [4, 0, 0, 0, 4, 0, 0, 0, 1], 100, 10);
  for (const value of small.rgb) expect(Math.abs(value - 127)).toBeLessThan(3);
  const half = samplePicture(
    draw(100, 100, (x) => (x < 50 ? 0 : 200)),
    [2, 0, 0, 0, 2, 0, 0, 0, 1],
    50,
    50,
  );
  expect([half.rgb[24 * 3], half.rgb[25 * 3]]).toEqual([0, 200]);
});

const line = (x: number, y: number, width: number, angle: number): Rectangle => ({
  x,
  y,
  width,
  height: 20,
  angle,
});

test("a straight page is the picture itself", () => {
  const lines = Array.from({ length: 20 }, (_, row) =>
    line(400, 60 + row * 50, 500, row % 2 === 0 ? 0.001 : -0.001),
  );
  expect(isWholePicture(fitPageFrame(lines, 0, 800, 1100), 800, 1100)).toBe(true);
});

test("lines that run towards one far point come to lie level", () => {
  const far = { x: 6000, y: 300 };
  const lines = Array.from({ length: 20 }, (_, row) => {
    const y = 60 + row * 50;
    return line(400, y, 500, Math.atan2(far.y - y, far.x - 400));
  });
  const frame = fitPageFrame(lines, 0, 800, 1100);
  for (const one of lines) expect(Math.abs(rectangleInFrame(frame, one).angle)).toBeLessThan(0.002);
});

test.each([1, 2, 3, -1])("a picture turned by %i quarters is turned back", (quarters) => {
  const direction = (quarters * Math.PI) / 2;
  const lines = [line(400, 400, 300, direction), line(500, 500, 300, direction)];
  const frame = fitPageFrame(lines, direction, 800, 1000);
  const isSideways = quarters % 2 !== 0;
  expect(frame.width).toBeCloseTo(isSideways ? 1000 : 800, 6);
  const [x0, y0] = applyHomography(frame.toPicture, [0, 0]);
  const [x1, y1] = applyHomography(frame.toPicture, [100, 0]);
  expect(Math.cos(Math.atan2(y1 - y0, x1 - x0) - direction)).toBeCloseTo(1, 9);
});

const rowLine = (x: number, y: number, width: number, angle = 0, sag = 0): TextLine => ({
  ...line(x, y, width, angle),
  sag,
});

test("on a level page every row keeps its height", () => {
  const levels = findRowLevels([rowLine(300, 100, 400), rowLine(300, 200, 400, 0.0005)], 1000, 1000);
  expect(levels(10, 345)).toBe(345);
});

const curl = (x: number) => 40 * Math.sin((Math.PI * x) / 1000);

test("words of one row of a curled page get one level, even in columns of short figures", () => {
  const lines: TextLine[] = [];
  for (let row = 0; row < 20; row++) {
    const y = 100 + row * 45;
    // One description of 400 pixels, then short figures far to the right.
    const ends = [curl(100), curl(300), curl(500)] as const;
    const angle = Math.atan2(ends[2] - ends[0], 400);
    lines.push(rowLine(300, y + (ends[0] + ends[2]) / 2, 400, angle, ends[1] - (ends[0] + ends[2]) / 2));
    for (const x of [600, 750, 900]) lines.push(rowLine(x, y + curl(x), 70));
  }
  const levelAt = findRowLevels(lines, 1000, 1100);
  for (const y of [100, 505, 955]) {
    const levels = [300, 600, 750, 900].map((x) => levelAt(x, y + curl(x)));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(8);
  }
});
