import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { drawPage, type PagePicture, type PageView } from "./draw-page.ts";
import { decodeImage } from "./image/decode-image.ts";

const draw = (bytes: Buffer, view: PageView) => drawPage(bytes, view, async () => decodeImage);

/** Where the drawn picture is darkest, as fractions of its width and height. */
async function darkestSpot(picture: PagePicture): Promise<readonly [number, number]> {
  const { data, info } = await sharp(picture.bytes)
    .greyscale()
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = data.reduce((best, value, index) => (value < data[best]! ? index : best), 0);
  return [(at % info.width) / info.width, Math.floor(at / info.width) / info.height];
}

const letter = tinyPdf([textAt(72, 720, "MMMM", 24, "F2")]);

/** A picture of 400 x 200 pixels, black in its top-left corner. */
const cornered = sharp({ create: { width: 400, height: 200, channels: 3, background: "#fff" } })
  .composite([
    {
      input: { create: { width: 40, height: 20, channels: 3, background: "#000" } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

describe("a page drawn for a viewer", () => {
  it("a PDF page has the width that was asked for and shows what is painted where it is painted", async () => {
    const picture = await draw(letter, { page: 1, width: 612 });
    expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 612, height: 792 });
    const [x, y] = await darkestSpot(picture);
    expect(x).toBeGreaterThan(0.1);
    expect(x).toBeLessThan(0.3);
    expect(y).toBeLessThan(0.1);
  });

  it.each([
    [0, 0, 0],
    [90, 1, 0],
    [180, 1, 1],
    [270, 0, 1],
  ] as const)(
    "a picture turned by %i degrees has its first corner where it belongs",
    async (rotation, right, low) => {
      const picture = await draw(await cornered, { page: 1, width: 200, rotation });
      const [x, y] = await darkestSpot(picture);
      expect([Math.round(x), Math.round(y)]).toEqual([right, low]);
      expect(picture.width / picture.height).toBeCloseTo(rotation % 180 === 0 ? 2 : 0.5, 1);
    },
  );

  it("a PDF page that lies on its side is as wide as asked once it is upright", async () => {
    expect(await draw(letter, { page: 1, width: 792, rotation: 90 })).toMatchObject({
      width: 792,
      height: 612,
    });
  });

  it("an absurd width is brought within reason, and no picture is blown up", async () => {
    expect((await draw(letter, { page: 1, width: 1e9 })).width).toBe(2400);
    expect((await draw(letter, { page: 1, width: -5 })).width).toBe(64);
    expect((await draw(await cornered, { page: 1, width: 4000 })).width).toBe(400);
  });

  it.each([0, 2, 1.5, Number.NaN])("page %d of one is refused in a sentence", async (page) => {
    const refusal = { name: "ReadFailure", code: "UNREADABLE_FILE" };
    await expect(draw(letter, { page, width: 200 })).rejects.toMatchObject(refusal);
    await expect(draw(await cornered, { page, width: 200 })).rejects.toMatchObject(refusal);
  });
});
