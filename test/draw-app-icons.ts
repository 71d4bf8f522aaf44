/**
 * Draws the icons of the installed app: src/web/public/icons/NAME.png. The mark is the one of the favicon; a maskable icon has it
 * smaller on a full square, because the system cuts its own shape out of the middle four fifths.
 *   node test/draw-app-icons.ts
 * Run after the mark changed; the pictures are committed, because a build has no browser.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "./e2e/chromium.ts";

const page = (size: number, isMaskable: boolean) => `<!doctype html><style>
body{margin:0;width:${size}px;height:${size}px}svg{display:block}</style>
<svg width="${size}" height="${size}" viewBox="0 0 32 32">
<rect width="32" height="32" rx="${isMaskable ? 0 : 8}" fill="#0b1016"/>
<g transform="translate(16 16) scale(${isMaskable ? 0.72 : 0.92}) translate(-16 -16)">
<path d="M6 9c5 0 7 14 20 14" fill="none" stroke-width="3" stroke-linecap="round" stroke="oklch(0.78 0.13 172)"/>
<circle cx="26" cy="23" r="2.6" fill="oklch(0.78 0.13 172)"/></g></svg>`;

const browser = await launchChromium();
const folder = join(import.meta.dirname, "..", "src/web/public/icons");
await mkdir(folder, { recursive: true });
for (const size of [192, 512]) {
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  for (const kind of ["icon", "maskable"] as const) {
    await tab.setContent(page(size, kind === "maskable"));
    await writeFile(join(folder, `${kind}-${size}.png`), await tab.screenshot({ omitBackground: true }));
  }
  await tab.close();
}
await browser.close();
