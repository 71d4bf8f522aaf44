import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NUMBER = String.raw`[A-Z]{0,3}\d[\dA-Z]*(?:[-\s][A-Z]{0,2}\d[\dA-Z]*){0,3}`;
const WHOSE = String.raw`(?:account|acct|participant|plan|policy|contract|certificate)\.?`;
const NUMBER_LABEL = new RegExp(
  String.raw`${WHOSE}\s*(?:number|no\.?|num|#|id)?\s*[:#]?\s*(?<number>${NUMBER})(?!\S)`,
  "i",
);
const LABEL_ALONE = new RegExp(String.raw`^(?:your\s+)?${WHOSE}\s*(?:number|no\.?|num|#|id)?\s*[:#]?$`, "i");
const NUMBER_ALONE = new RegExp(`^(?<number>${NUMBER})$`);

const plain = (number: string) => number.replaceAll(/[^A-Z\d]/gi, "");

function findingOf(segment: Segment, number: string, start: number): Finding | undefined {
  const digits = plain(number);
  if (digits.length < 6 || !/\d{3}/.test(digits)) return undefined;
  const finding = makeFinding(digits.slice(-4), spanOf(segment, start, start + number.length), 0.8);
  return { ...finding, evidence: { ...finding.evidence, text: `•••${digits.slice(-4)}` } };
}

/** Houses mix letters and groups into the numbers of accounts and contracts: "Z41-204821", in the cell of their label or right of it. */
export function lettersLast4({ sheet }: Reading): Finding | undefined {
  for (const segment of sheet.segments) {
    const match = NUMBER_LABEL.exec(segment.text);
    const number = match?.groups?.["number"] ?? "";
    const found = match && findingOf(segment, number, match.index + match[0].length - number.length);
    if (found) return found;
    if (!LABEL_ALONE.test(segment.text.trim())) continue;
    const row = sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const alone = NUMBER_ALONE.exec(right?.text.trim() ?? "")?.groups?.["number"];
    const beside = right && alone ? findingOf(right, alone, right.text.indexOf(alone)) : undefined;
    if (beside) return beside;
  }
  return undefined;
}
