import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ReadFailure } from "../read-failure.ts";
import { decodeImage } from "./decode-image.ts";
import { MAX_PICTURE_SIDE } from "./picture.ts";

/** Left half red, right half white, 40 x 20. */
const redAndWhite = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#ffffff" } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);
const pixel = (picture: { width: number; rgb: Uint8Array }, x: number, y: number) => [
  ...picture.rgb.subarray((y * picture.width + x) * 3, (y * picture.width + x) * 3 + 3),
];

async function failureOf(bytes: Uint8Array, mediaType: string): Promise<ReadFailure> {
  const error: unknown = await decodeImage(bytes, mediaType).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ReadFailure)) throw new Error(`Not a ReadFailure: ${String(error)}`);
  return error;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that states a size and holds a few bytes. */
function pngStating(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(64));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test.each([
  ["image/jpeg", () => redAndWhite().jpeg({ quality: 95 }).toBuffer()],
  ["image/png", () => redAndWhite().png().toBuffer()],
  ["image/webp", () => redAndWhite().webp({ lossless: true }).toBuffer()],
  ["image/tiff", () => redAndWhite().tiff().toBuffer()],
  ["image/avif", () => redAndWhite().avif({ quality: 90 }).toBuffer()],
])("%s becomes RGB pixels", async (mediaType, encode) => {
  const picture = await decodeImage(await encode(), mediaType);
  expect([picture.width, picture.height, picture.rgb.length]).toEqual([40, 20, 40 * 20 * 3]);
  const [red, green] = pixel(picture, 5, 10);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect(pixel(picture, 35, 10).every((value) => value > 240)).toBe(true);
});

test("a photo is turned as its EXIF data says", async () => {
  const turned = await redAndWhite().png().withMetadata({ orientation: 6 }).toBuffer();
  const picture = await decodeImage(turned, "image/png");
  expect([picture.width, picture.height]).toEqual([20, 40]);
  expect(pixel(picture, 10, 5)).toEqual([255, 0, 0]);
  expect(pixel(picture, 10, 35)).toEqual([255, 255, 255]);
});

test("transparent and grey pictures become white-backed RGB", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const glass = await sharp({ create: { width: 4, height: 4, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expect(pixel(await decodeImage(glass, "image/png"), 1, 1)).toEqual([255, 255, 255]);
  const grey = await redAndWhite().greyscale().png().toBuffer();
  expect((await decodeImage(grey, "image/png")).rgb).toHaveLength(40 * 20 * 3);
});

test("a picture larger than the cap is shrunk in proportion", async () => {
  const wide = await sharp({ create: { width: 6800, height: 100, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const picture = await decodeImage(wide, "image/png");
  expect([picture.width, picture.height]).toEqual([MAX_PICTURE_SIDE, 50]);
});

test("a single pixel is a picture", async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  expect(await decodeImage(dot, "image/png")).toMatchObject({ width: 1, height: 1 });
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);

test.each([
  ["no bytes", "EMPTY_FILE", "image/jpeg", () => new Uint8Array(0)],
  ["an SVG", "UNSUPPORTED_TYPE", "image/svg+xml", () => svg],
  ["an SVG that calls itself a PNG", "UNREADABLE_FILE", "image/png", () => svg],
  ["a GIF that calls itself a JPEG", "UNREADABLE_FILE", "image/jpeg", () => redAndWhite().gif().toBuffer()],
  ["random bytes", "UNREADABLE_FILE", "image/jpeg", () => Buffer.alloc(5000, 0x5a)],
  ["random bytes called HEIC", "UNREADABLE_FILE", "image/heic", () => Buffer.alloc(5000, 0x5a)],
  [
    "half a JPEG",
    "UNREADABLE_FILE",
    "image/jpeg",
    async () => {
      const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
      const whole = await sharp({
        create: { width: 300, height: 300, channels: 3, noise, background: "#fff" },
      })
        .jpeg()
        .toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  ["a PNG of 30,000 x 30,000", "TOO_COMPLEX", "image/png", () => pngStating(30_000, 30_000)],
  [
    "a PNG of the largest size that can be stated",
    "UNREADABLE_FILE",
    "image/png",
    () => pngStating(2 ** 31 - 1, 2 ** 31 - 1),
  ],
] as const)("%s is refused as %s", async (_name, code, mediaType, make) => {
  const failure = await failureOf(await make(), mediaType);
  expect(failure.code).toBe(code);
  expect(failure.userMessage).toMatch(/^[A-Z].*\.$/);
});

test("a HEIC file that states an absurd size is refused before it is decoded", async () => {
  const bytes = Buffer.alloc(64);
  bytes.write("ftypheic", 4, "latin1");
  bytes.write("ispe", 24, "latin1");
  bytes.writeUInt32BE(60_000, 32);
  bytes.writeUInt32BE(60_000, 36);
  expect((await failureOf(bytes, "image/heic")).code).toBe("TOO_COMPLEX");
});
