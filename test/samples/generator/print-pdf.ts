import { chromium } from "playwright-core";

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Prints pages of HTML with the Chromium named by CHROMIUM_PATH. */
export async function printAll(pages: readonly string[]): Promise<Buffer[]> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: FLAGS,
  });
  try {
    const printed: Buffer[] = [];
    for (const html of pages) {
      const page = await browser.newPage();
      await page.setContent(html);
      printed.push(await page.pdf({ format: "Letter", preferCSSPageSize: true, printBackground: true }));
      await page.close();
    }
    return printed;
  } finally {
    await browser.close();
  }
}
