/** Turns generated PDFs into pictures of their first page: node_modules/.bin/node test/samples/generator/rasterise.ts FROM TO [NAME PART] */
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openPdfReader } from "#pipeline/pdf/read-pdf-text.ts";
import { renderPdfPage } from "#pipeline/pdf/render-pdf-page.ts";
import { photograph, scan } from "./degrade.ts";

const [from = ".cache/samples", to = ".cache/pictures", part = ""] = process.argv.slice(2);
const names = (await readdir(from)).filter((name) => name.endsWith(".pdf") && name.includes(part));
for (const name of names.toSorted()) {
  const reader = await openPdfReader(await readFile(join(from, name)));
  const picture = await renderPdfPage(await reader.drawable(), 1);
  await reader.close();
  const png = await sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .png()
    .toBuffer();
  const base = name.replace(/\.pdf$/, "");
  const seed = Number(/\d+$/.exec(base)?.[0] ?? "1");
  await writeFile(join(to, `${base}.scan.jpg`), await scan(png, seed));
  await writeFile(join(to, `${base}.photo.jpg`), await photograph(png, seed));
  await copyFile(join(from, `${base}.truth.json`), join(to, `${base}.truth.json`));
}
