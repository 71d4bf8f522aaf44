import { chromium } from "playwright-core";

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Prints pages of HTML with the Chromium named by CHROMIUM_PATH: one browser, one tab, one file a page of HTML. */
export async function printAll(pages: readonly string[]): Promise<Buffer[]> {
  if (pages.length === 0) return [];
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: FLAGS,
  });
  try {
    const page = await browser.newPage();
    const printed: Buffer[] = [];
    for (const html of pages) {
      await page.setContent(html);
      printed.push(await page.pdf({ format: "Letter", preferCSSPageSize: true, printBackground: true }));
    }
    return printed;
  } finally {
    await browser.close();
  }
}
