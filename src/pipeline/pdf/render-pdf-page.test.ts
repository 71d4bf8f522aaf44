import { describe, expect, it, vi } from "vitest";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import type { Picture } from "../image/picture.ts";
import { openPdf } from "./open-pdf.ts";
import { picturePlan, renderPdfPage } from "./render-pdf-page.ts";

// Loading the PDF engine on a busy machine takes its time; the limit only catches what never ends.
vi.setConfig({ testTimeout: 60_000 });

async function pictureOf(bytes: Buffer): Promise<Picture> {
  const document = await openPdf(bytes);
  try {
    return await renderPdfPage(document, 1);
  } finally {
    await document.loadingTask.destroy();
  }
}

/** How much of a part of the picture is dark, 0..1; the part in fractions of the picture. */
function inkIn(picture: Picture, x0: number, y0: number, x1: number, y1: number): number {
  let dark = 0;
  let all = 0;
  for (let y = Math.floor(y0 * picture.height); y < y1 * picture.height; y++) {
    for (let x = Math.floor(x0 * picture.width); x < x1 * picture.width; x++) {
      all += 1;
      if (picture.rgb[(y * picture.width + x) * 3]! < 128) dark += 1;
    }
  }
  return dark / all;
}

describe("painting a page", () => {
  it("a letter page is painted at 200 dpi on white paper", async () => {
    const picture = await pictureOf(tinyPdf([{ content: "0 g 0 396 306 396 re f" }]));
    expect([picture.width, picture.height]).toEqual([1700, 2200]);
    expect(inkIn(picture, 0.02, 0.02, 0.48, 0.48)).toBe(1);
    expect(inkIn(picture, 0.52, 0.52, 0.98, 0.98)).toBe(0);
  });

  it("a rotated page is painted as it is shown", async () => {
    const picture = await pictureOf(tinyPdf([{ content: "0 g 0 0 306 396 re f", rotate: 90 }]));
    expect(picture.width).toBeGreaterThan(picture.height);
    expect(inkIn(picture, 0.02, 0.02, 0.48, 0.48)).toBe(1);
  });

  it("fonts that the file does not bring are painted all the same", async () => {
    const picture = await pictureOf(tinyPdf([textAt(72, 396, "Example Bank", 40, "F2")]));
    expect(inkIn(picture, 0.11, 0.44, 0.5, 0.51)).toBeGreaterThan(0.15);
  });

  it("a page of two million points is painted in a picture of ordinary size", async () => {
    const picture = await pictureOf(
      tinyPdf([{ content: "0 g 0 0 1000000 2000000 re f", mediaBox: [0, 0, 2_000_000, 2_000_000] }]),
    );
    expect(picture.width * picture.height).toBeLessThanOrEqual(12_000_000);
    expect(inkIn(picture, 0.02, 0.02, 0.48, 0.98)).toBe(1);
  });
});

describe("the size of a picture", () => {
  it.each([
    [612, 792],
    [842, 1191],
    [14_400, 14_400],
    [2_000_000, 2_000_000],
    [10, 200_000],
    [0.5, 0.5],
  ])(
    "a page of %s by %s points never needs more than 12 million pixels, nor less than one",
    (width, height) => {
      const plan = picturePlan(width, height);
      expect(plan.width * plan.height).toBeLessThanOrEqual(12_000_000);
      expect(Math.max(plan.width, plan.height)).toBeLessThanOrEqual(8000);
      expect(Math.min(plan.width, plan.height)).toBeGreaterThanOrEqual(1);
      expect(plan.scale).toBeLessThanOrEqual(200 / 72);
    },
  );
});
