import type { Page, Word } from "#pipeline/page.ts";

const COLUMNS = 100;
const LINES = 66;

/** A page as a typewriter would print it: each character has its place, so a test shows the layout that it means. */
export function typedPage(
  text: string,
  options: { readonly number?: number; readonly confidence?: number } = {},
): Page {
  const words: Word[] = [];
  for (const [line, content] of text.replace(/^\n/, "").split("\n").entries()) {
    for (const match of content.matchAll(/\S+/g)) {
      const [x0, y0] = [(5 + match.index) / COLUMNS, (2 + line) / LINES];
      words.push({
        text: match[0],
        box: [x0, y0, x0 + match[0].length / COLUMNS - 0.001, y0 + 0.75 / LINES],
        confidence: options.confidence ?? 1,
        size: 0.75 / LINES,
      });
    }
  }
  const source = options.confidence === undefined ? "pdf-text" : "ocr";
  return { number: options.number ?? 1, aspect: 0.7727, source, words };
}
