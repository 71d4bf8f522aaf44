import type { Picture } from "./image/picture.ts";
import type { QuarterTurn } from "./page.ts";
import type { DecodeImage } from "./read-document.ts";
import { ReadFailure } from "./read-failure.ts";
import { type IdentifiedFile, identify } from "./stages/identify.ts";
import { identifyPicture, openBundle } from "./stages/open-bundle.ts";

/** Which page of a file a viewer wants to show, and how wide. */
export type PageView = {
  /** Counts from 1. */
  readonly page: number;
  /** Of the drawn picture, in pixels; kept between 64 and 2,400. */
  readonly width: number;
  /** How the page was found to lie (`pageRotations` of its facts): evidence boxes fit the page turned by this. */
  readonly rotation?: QuarterTurn | undefined;
};

export type PagePicture = {
  readonly mediaType: "image/jpeg";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

const MIN_WIDTH = 64;
const MAX_WIDTH = 2400;
const QUALITY = 85;

/**
 * Draws one page of a PDF or a picture as it is shown upright. The boxes of the file's evidence are fractions of this picture.
 * Only what is painted is drawn: hidden text stays hidden. Throws ReadFailure.
 */
export async function drawPage(
  bytes: Buffer,
  view: PageView & { readonly password?: string | undefined },
  loadDecodeImage: () => Promise<DecodeImage>,
): Promise<PagePicture> {
  const file = await identify(bytes);
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, view.width || MIN_WIDTH)));
  const picture =
    file.kind === "pdf"
      ? await drawPdf(bytes, view, width)
      : await drawPicture(bytes, file, view, loadDecodeImage);
  return encode(picture, view.rotation ?? 0, width);
}

async function drawPdf(
  bytes: Buffer,
  { page, password, rotation }: PageView & { readonly password?: string | undefined },
  width: number,
): Promise<Picture> {
  const { openPdf } = await import("./pdf/open-pdf.ts");
  const { renderPdfPage } = await import("./pdf/render-pdf-page.ts");
  const document = await openPdf(bytes, password);
  try {
    if (!(Number.isInteger(page) && page >= 1 && page <= document.numPages)) throw noSuchPage(page);
    const liesOnItsSide = rotation === 90 || rotation === 270;
    // The wanted width is that of the upright page; on its side it is the page's height that becomes it.
    const asStored = (await document.getPage(page)).getViewport({ scale: 1 });
    const wanted = liesOnItsSide ? (width * asStored.width) / asStored.height : width;
    return await renderPdfPage(document, page, wanted);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function drawPicture(
  bytes: Buffer,
  { kind, mediaType }: IdentifiedFile,
  { page }: PageView,
  loadDecodeImage: () => Promise<DecodeImage>,
): Promise<Picture> {
  const picture = kind === "pictures" ? openBundle(bytes)[page - 1] : page === 1 ? bytes : undefined;
  if (picture === undefined) throw noSuchPage(page);
  const type = kind === "pictures" ? (await identifyPicture(picture)).mediaType : mediaType;
  const decodeImage = await loadDecodeImage();
  return decodeImage(picture, type);
}

async function encode(picture: Picture, rotation: QuarterTurn, width: number): Promise<PagePicture> {
  const { default: sharp } = await import("sharp");
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const turned = await sharp(picture.rgb, { raw })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(turned.data, {
    raw: { width: turned.info.width, height: turned.info.height, channels: 3 },
  })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { mediaType: "image/jpeg", bytes: data, width: info.width, height: info.height };
}

function noSuchPage(page: number): ReadFailure {
  return new ReadFailure("UNREADABLE_FILE", `This file has no page ${page} that could be shown.`);
}
