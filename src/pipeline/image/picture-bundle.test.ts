import { describe, expect, it } from "vitest";
import { bundlePictures, isPictureBundle, MAX_PICTURES, picturesOf } from "./picture-bundle.ts";

async function bundle(...pictures: readonly string[]): Promise<Buffer> {
  async function* each() {
    for (const text of pictures) yield { bytes: Buffer.from(text), ending: "jpg" };
  }
  const pieces: Buffer[] = [];
  for await (const piece of bundlePictures(each())) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("pictures of one document in one file", () => {
  it("come back whole and in order", async () => {
    const file = await bundle("first", "second", "third");
    expect(isPictureBundle(file)).toBe(true);
    expect(isPictureBundle(file.subarray(0, 64))).toBe(true);
    expect(picturesOf(file)?.map(String)).toEqual(["first", "second", "third"]);
  });

  it("the same pictures give the same bytes, another order gives others", async () => {
    expect(await bundle("a", "b")).toEqual(await bundle("a", "b"));
    expect(await bundle("a", "b")).not.toEqual(await bundle("b", "a"));
  });

  it("a file that was cut short, changed or filled with more is no bundle", async () => {
    const file = await bundle("first", "second");
    expect(picturesOf(file.subarray(0, 60))).toBeUndefined();
    const packed = Buffer.from(file);
    packed.writeUInt16LE(8, 8);
    expect(picturesOf(packed)).toBeUndefined();
    const lying = Buffer.from(file);
    lying.writeUInt32LE(0x7fffffff, 18);
    expect(picturesOf(lying)).toBeUndefined();
    const renamed = Buffer.from(file.toString("latin1").replace("page-002.jpg", "../../02.jpg"), "latin1");
    expect(picturesOf(renamed)).toBeUndefined();
    expect(
      picturesOf(await bundle(...Array.from({ length: MAX_PICTURES + 1 }, () => "page"))),
    ).toBeUndefined();
    expect(isPictureBundle(Buffer.from("PK"))).toBe(false);
  });
});
