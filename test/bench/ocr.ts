/** Seconds a page, money recall and peak memory of the OCR: `node test/bench/ocr.ts`. Prints one line per kind of picture. */

import type { Picture } from "#pipeline/image/picture.ts";
import { createOcr } from "#pipeline/ocr/create-ocr.ts";
import { photograph, rotate, scanPoorly } from "#test/samples/ocr/degrade.ts";
import { isAmount, loadOcrSample, missingFrom, ocrSampleNames } from "#test/samples/ocr/sample.ts";

const photo = (picture: Picture) =>
  photograph(picture, {
    width: Math.round(picture.width * 1.5),
    height: Math.round(picture.height * 1.5),
    corners: [
      [0.06, 0.06],
      [0.92, 0.1],
      [0.97, 0.95],
      [0.03, 0.91],
    ],
    shade: 0.4,
    curl: 0.01,
  });
const variants = { clean: (p: Picture) => p, turned: (p: Picture) => rotate(p, 90), scan: scanPoorly, photo };

const ocr = await createOcr();
for (const [variant, make] of Object.entries(variants)) {
  for (const name of ocrSampleNames) {
    const sample = await loadOcrSample(name);
    const picture = await make(sample.picture);
    const before = process.cpuUsage();
    const page = await ocr.readImage(picture);
    const { user, system } = process.cpuUsage(before);
    const wanted = sample.words.map((word) => word.text);
    const found = page.words.map((word) => word.text);
    const recall = (texts: readonly string[]) =>
      (100 * (1 - missingFrom(texts, found).length / texts.length)).toFixed(1);
    console.log(
      `${variant.padEnd(7)} ${name.padEnd(15)} ${((user + system) / 1e6).toFixed(2)} s of processor time, ` +
        `amounts ${recall(wanted.filter(isAmount))} %, words ${recall(wanted)} %`,
    );
  }
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`);
await ocr.close();
