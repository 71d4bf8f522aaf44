/** Photos of pages as they go up: turned as the person turned them, and small enough to go together. */
import { uploadLimits } from "#contract/documents.ts";

export type Turn = 0 | 90 | 180 | 270;
export type PagePhoto = { readonly id: string; readonly file: File; readonly turn: Turn };

export const turnFurther = (turn: Turn): Turn => ((turn + 90) % 360) as Turn; // one of the four again

/** Sharp enough for small print of a whole page, at about a megabyte. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.88;
/** Room for the form around the photos. */
const TOGETHER_BYTES = uploadLimits.fileBytes - 64 * 1024;

/** Where the page at `index` goes; the order stays as it is at either end. */
export function movePage(pages: readonly PagePhoto[], index: number, by: 1 | -1): readonly PagePhoto[] {
  const target = index + by;
  const page = pages[index];
  if (page === undefined || target < 0 || target >= pages.length) return pages;
  return pages.toSpliced(index, 1).toSpliced(target, 0, page);
}

/** Whether the photos are too large to go up together as they are. */
export function mustShrink(files: ReadonlyArray<Pick<File, "size">>): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > TOGETHER_BYTES;
}

/**
 * The photos in their order, drawn anew only where they were turned or are too large together. One that this browser cannot draw
 * (HEIC outside Safari) goes as it is: the server reads it, and turns pages upright itself.
 */
export async function preparePages(pages: readonly PagePhoto[]): Promise<File[]> {
  const shrink = mustShrink(pages.map(({ file }) => file));
  const files: File[] = [];
  // One after the other: a phone's memory holds one large photo, not twenty.
  for (const { file, turn } of pages) {
    files.push(turn === 0 && !shrink ? file : await redraw(file, turn, shrink));
  }
  return files;
}

async function redraw(file: File, turn: Turn, shrink: boolean): Promise<File> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  const scale = shrink ? Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height)) : 1;
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const isSideways = turn === 90 || turn === 270;
  const canvas = document.createElement("canvas");
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (!blob) return file;
  return new File([blob], file.name.replace(/(?:\.[^.]{1,5})?$/, ".jpg"), {
    type: "image/jpeg",
    lastModified: file.lastModified,
  });
}
