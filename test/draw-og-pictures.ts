/**
 * Draws the pictures that other sites show beside a link to a public page: src/web/public/og/NAME.png, 1200 x 630.
 *   node test/draw-og-pictures.ts
 * Run after a title changed; the pictures are committed, because a build has no browser.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "./e2e/chromium.ts";

const titles = {
  landing: "Set it once. Let it work.",
  pricing: "Free to start. Cancel anytime.",
  pitch: "From paper to plan.",
  privacy: "Your papers stay yours.",
  terms: "Plain terms.",
  security: "Sealed with a key of your own.",
} as const;

const root = join(import.meta.dirname, "..");
const font = await readFile(
  join(root, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  "base64",
);
const page = (title: string) => `<!doctype html><style>
@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
body{margin:0;width:1200px;height:630px;background:#0b1016;color:#e8eef4;font-family:Inter;display:flex;flex-direction:column;justify-content:space-between;padding:72px;box-sizing:border-box;position:relative;overflow:hidden}
b{font-weight:600;font-size:34px;display:flex;gap:18px;align-items:center}h1{font-weight:600;font-size:84px;letter-spacing:-.03em;margin:0;max-width:900px;line-height:1.05}
svg.curve{position:absolute;right:0;bottom:0;opacity:.9}</style>
<b><svg width="56" height="56" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="oklch(0.78 0.13 172 / .12)"/><path d="M6 9c5 0 7 14 20 14" fill="none" stroke-width="3" stroke-linecap="round" stroke="oklch(0.78 0.13 172)"/><circle cx="26" cy="23" r="2.6" fill="oklch(0.78 0.13 172)"/></svg>Debt Freedom</b>
<svg class="curve" width="1200" height="330" viewBox="0 0 1200 330"><path d="M380 20C620 60 700 300 1130 300" fill="none" stroke="oklch(0.78 0.13 172 / .35)" stroke-width="6" stroke-linecap="round"/><circle cx="1130" cy="300" r="12" fill="oklch(0.78 0.13 172)"/></svg>
<h1>${title}</h1>`;

const browser = await launchChromium();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const folder = join(root, "src/web/public/og");
await mkdir(folder, { recursive: true });
for (const [name, title] of Object.entries(titles)) {
  await tab.setContent(page(title));
  await tab.evaluate(() => document.fonts.ready);
  await writeFile(join(folder, `${name}.png`), await tab.screenshot());
}
await browser.close();
