import { describe, expect, test } from "vitest";
import { movePage, mustShrink, type PagePhoto, preparePages, turnFurther } from "./turn-photo.ts";

const photo = (id: string): PagePhoto => ({ id, file: new File([id], `${id}.jpg`), turn: 0 });

describe("photos of the pages of one document", () => {
  test("four turns are none", () => {
    expect([turnFurther(0), turnFurther(90), turnFurther(180), turnFurther(270)]).toEqual([90, 180, 270, 0]);
  });

  test("a page moves by one place and never past an end", () => {
    const pages = [photo("a"), photo("b"), photo("c")];
    const ids = (list: readonly PagePhoto[]) => list.map(({ id }) => id).join("");
    expect(ids(movePage(pages, 0, 1))).toBe("bac");
    expect(ids(movePage(pages, 2, -1))).toBe("acb");
    expect(ids(movePage(pages, 0, -1))).toBe("abc");
    expect(ids(movePage(pages, 2, 1))).toBe("abc");
  });

  test("photos are made smaller only when they are too large to go together", () => {
    const megabytes = (count: number) => ({ size: count * 1024 * 1024 });
    expect(mustShrink([megabytes(12), megabytes(12)])).toBe(false);
    expect(mustShrink([megabytes(13), megabytes(12)])).toBe(true);
  });

  test("what was not turned goes byte for byte, and so does what this machine cannot draw", async () => {
    const [plain, turned] = [photo("a"), { ...photo("b"), turn: 90 as const }];
    expect(await preparePages([plain, turned])).toEqual([plain.file, turned.file]);
  });
});
