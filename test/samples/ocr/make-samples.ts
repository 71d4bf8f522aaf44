/**
 * Draws the sample pages and their truth with Chromium: `node test/samples/ocr/make-samples.ts <path of chromium>`.
 * The pages are made up; the pictures are committed, so that tests need neither the browser nor its fonts.
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";

const merchants = [
  "WHOLE FOODS MKT #10245 AUSTIN TX",
  "AMZN Mktp US*2K4RT81Q0",
  "SHELL OIL 57444398203",
  "SQ *BLUE BOTTLE COFFEE",
  "CITY WATER & POWER AUTOPAY",
  "TRADER JOE'S #452",
  "COSTCO WHSE #0671",
  "Payment Thank You - Web",
  "DELTA AIR 0062341987223",
];

/** Amounts that look unlike each other and stay the same at every run. */
function amount(index: number, max: number): string {
  const cents = Math.floor((((index * 7919 + 104_729) % 10_007) / 10_007) * max * 100) + 199;
  const dollars = Math.floor(cents / 100).toLocaleString("en-US");
  return `$${dollars}.${String(cents % 100).padStart(2, "0")}`;
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const transactions = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    row(
      `10/${String((index % 28) + 1).padStart(2, "0")}`,
      merchants[index % merchants.length] ?? "",
      `${index % 5 === 3 ? "-" : ""}${amount(index, 900)}`,
    ),
  ).join("");
const summary = [
  row("Previous balance", "$4,310.22"),
  row("Payments and credits", "-$350.00"),
  row("Purchases", "+$612.48"),
  row("Fees charged", "+$39.00"),
  row("Interest charged", "+$88.17"),
  row("<b>New balance</b>", "<b>$4,699.87</b>"),
  row("Minimum payment due", "$187.00"),
  row("Payment due date", "11/08/2026"),
  row("Credit limit", "$15,000.00"),
  row("Purchase APR", "24.99%"),
].join("");
const warning =
  "Late payment warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.";

const pages = {
  "card-statement": {
    height: 1056,
    html: `<body style="font:13px 'Liberation Sans'"><h1>Summit Rewards Card</h1><p>Account ending in 4417 Statement closing date 10/14/2026 Page 1 of 3</p><table style="width:50%">${summary}</table><p>${warning}</p><h3>Transactions</h3><table style="width:100%">${transactions(24)}</table>`,
  },
  "card-summary": {
    height: 430,
    html: `<body style="font:15px 'DejaVu Sans'"><h2>Harbor Bank Card</h2><table style="width:62%;background:#e8eef6">${summary}</table><p style="font-size:13px">Account ending in 8841. Pay at least $187.00 by 11/08/2026.</p>`,
  },
  "pay-stub": {
    height: 420,
    html: `<body style="font:15px 'Liberation Serif'"><h2>NORTHWIND LOGISTICS LLC</h2><p>Pay period 10/01/2026 to 10/15/2026</p><table border="1" style="width:90%;border-collapse:collapse">${[
      row("Earnings", "Hours", "Current", "Year to date"),
      row("Regular", "80.00", "$2,461.54", "$46,769.26"),
      row("Overtime", "6.50", "$300.00", "$1,153.85"),
      row("Federal income tax", "", "-$312.77", "-$5,629.86"),
      row("Social Security", "", "-$171.21", "-$2,971.23"),
      row("Medicare", "", "-$40.04", "-$694.88"),
    ].join("")}</table><h3>Net pay $2,237.52</h3>`,
  },
};

const WIDTH = 816;
const browser = await chromium.launch({
  executablePath: process.argv[2] ?? "chromium",
  chromiumSandbox: false,
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: 1056 }, deviceScaleFactor: 150 / 96 });
for (const [name, { html, height }] of Object.entries(pages)) {
  await page.setContent(
    `<style>body{margin:48px} td:last-child{text-align:right} td{padding:2px 6px}</style>${html}`,
  );
  const words = await page.evaluate(() => {
    const found: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        found.push({ text: match[0], left, top, right, bottom });
      }
    }
    return found;
  });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: WIDTH, height } });
  await sharp(picture)
    .greyscale()
    .png({ palette: true, colours: 12, effort: 10 })
    .toFile(new URL(`${name}.png`, import.meta.url).pathname);
  const lines = words.map(({ text, left, top, right, bottom }) => {
    const box = [left / WIDTH, top / height, right / WIDTH, bottom / height].map((edge) =>
      Number(edge.toFixed(4)),
    );
    return `  ${JSON.stringify({ text, box })}`;
  });
  await writeFile(new URL(`${name}.json`, import.meta.url), `[\n${lines.join(",\n")}\n]\n`);
}
await browser.close();
