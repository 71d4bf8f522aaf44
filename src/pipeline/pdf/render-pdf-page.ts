import { type Picture, pictureFromRgba } from "../image/picture.ts";
import { type PdfDocument, unreadablePdf } from "./open-pdf.ts";

const POINTS_PER_INCH = 72;
const RESOLUTION = 200;
/** A letter page at 200 dpi has 3.7 million pixels; a page many times larger is painted at a lower resolution instead. */
const MAX_PIXELS = 12_000_000;
const MAX_SIDE = 8_000;

/**
 * How many pixels a point becomes, and the picture's size: 200 dpi or the wanted width, less where the page is so large that memory
 * would suffer.
 */
export function picturePlan(
  width: number,
  height: number,
  wantedWidth?: number,
): { scale: number; width: number; height: number } {
  const scale = Math.min(
    wantedWidth === undefined ? RESOLUTION / POINTS_PER_INCH : wantedWidth / width,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  );
  return {
    scale,
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/**
 * Paints a page (counting from 1) as it is shown, on white paper.
 * @param wantedWidth in pixels; 200 dpi when left out
 * @throws ReadFailure UNREADABLE_FILE
 */
export async function renderPdfPage(
  document: PdfDocument,
  number: number,
  wantedWidth?: number,
): Promise<Picture> {
  const { createCanvas } = await import("@napi-rs/canvas");
  try {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const plan = picturePlan(natural.width, natural.height, wantedWidth);
    const canvas = createCanvas(plan.width, plan.height);
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, plan.width, plan.height);
    await page.render({
      // The engine draws with the part of the browser's canvas that this library offers; only their type names differ.
      canvas: canvas as never,
      canvasContext: context as never,
      viewport: page.getViewport({ scale: plan.scale }),
    }).promise;
    const pixels = context.getImageData(0, 0, plan.width, plan.height).data;
    page.cleanup();
    return pictureFromRgba(plan.width, plan.height, pixels);
  } catch (error) {
    throw unreadablePdf(error);
  }
}
