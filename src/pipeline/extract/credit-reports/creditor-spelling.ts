import type { Reading } from "../reading.ts";
import type { Tradeline } from "./tradeline-words.ts";

/** Banks that lend for shops: a stroke and the shop follow their letters ("SYNCB/HOME DESIGN"). */
const LENDER_OF_SHOPS =
  /(?<![A-Za-z])(?:SYNCB?|CBNA|DSNB|JPMCB|WFBNA|FNBO|TDRCS|(?:COMENITY|CAPITALONE)(?:BK|BANK|CB)?|DEPT ?(?:OF )?EDU?)[Il1|](?=[A-Z]{3})/g;
/** Between capitals nothing else looks like these. */
const STROKE = /(?<=[A-Z]{3})[l1|](?=[A-Z]{3})/g;
/** A stroke, or an I. */
const MAYBE = /(?<=[A-Z]{2})I(?=[A-Z]{3})/g;
/** "IST HARBOR FCU" */
const FIRST = /^[Il]ST(?=\s[A-Z])/;

/**
 * A recognised creditor with the strokes between its names, which are read as an I as clearly as one: where the report prints it with a
 * stroke elsewhere, or a bank that lends for shops stands before it.
 */
export function spelledCreditor(name: string, prints: readonly string[]): string {
  const spelled = name
    .replace(FIRST, "1ST")
    .replaceAll(STROKE, "/")
    .replaceAll(LENDER_OF_SHOPS, (read) => `${read.slice(0, -1)}/`);
  for (const { index } of spelled.matchAll(MAYBE)) {
    const parted = `${spelled.slice(0, index)}/${spelled.slice(index + 1)}`;
    if (prints.some((print) => print.includes(parted))) return parted;
  }
  return spelled;
}

/** The end of a kind that broke over two lines: "CONVENTIONAL REAL ESTATE" over "MTG". */
const END_OF_KIND = /^(?:mtge?|mortgage|loan|lease|card|line|acct|account)$/i;

/** The recognised accounts of a report, their creditors spelled as they are printed. */
export function withSpelledCreditors(lines: readonly Tradeline[], { sheet }: Reading): readonly Tradeline[] {
  if (lines.every(({ creditor }) => creditor.evidence.confidence === 1)) return lines;
  const prints = sheet.segments.map(({ text }) => text);
  return lines
    .filter((line) => !END_OF_KIND.test(line.creditor.value))
    .map((line) => {
      const value = spelledCreditor(line.creditor.value, prints);
      return { ...line, creditor: { ...line.creditor, value } };
    });
}
