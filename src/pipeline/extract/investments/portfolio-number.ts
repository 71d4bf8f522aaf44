import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NUMBER = String.raw`[A-Z]{0,3}\d[\dA-Z]*(?:[-\s][A-Z]{0,2}\d[\dA-Z]*){0,3}`;
type Label = { readonly inCell: RegExp; readonly alone: RegExp };

function labelOf(whose: string): Label {
  const words = String.raw`(?:${whose})\.?\s*(?:number|no\.?|num|#|id)?\s*[:#]?`;
  return {
    inCell: new RegExp(String.raw`${words}\s*(?<number>${NUMBER})(?!\S)`, "i"),
    alone: new RegExp(String.raw`^(?:your\s+)?${words}$`, "i"),
  };
}

/**
 * The kind of an account may announce its number: "Traditional IRA 943-371386-294". A plan's number is that of everybody in it: it stands
 * for the account only where nothing names the person's own.
 */
const LABELS = [
  labelOf("account|acct|participant|policy|contract|certificate"),
  labelOf(String.raw`\bIRA`),
  labelOf("plan"),
];
/** "1-800-555-0144", "800-555-0144" */
const PHONE = /^(?:1-)?[2-9]\d\d-\d{3}-\d{4}$/;
const NUMBER_ALONE = new RegExp(`^(?<number>${NUMBER})$`);

const plain = (number: string) => number.replaceAll(/[^A-Z\d]/gi, "");

function findingOf(segment: Segment, number: string, start: number): Finding | undefined {
  const digits = plain(number);
  if (digits.length < 6 || !/\d{3}/.test(digits) || PHONE.test(number)) return undefined;
  const finding = makeFinding(digits.slice(-4), spanOf(segment, start, start + number.length), 0.8);
  return { ...finding, evidence: { ...finding.evidence, text: `•••${digits.slice(-4)}` } };
}

function numberBy({ inCell, alone }: Label, { sheet }: Reading): Finding | undefined {
  for (const segment of sheet.segments) {
    const match = inCell.exec(segment.text);
    const number = match?.groups?.["number"] ?? "";
    const found = match && findingOf(segment, number, match.index + match[0].length - number.length);
    if (found) return found;
    if (!alone.test(segment.text.trim())) continue;
    const row = sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const digits = NUMBER_ALONE.exec(right?.text.trim() ?? "")?.groups?.["number"];
    const beside = right && digits ? findingOf(right, digits, right.text.indexOf(digits)) : undefined;
    if (beside) return beside;
  }
  return undefined;
}

/** Houses mix letters and groups into the numbers of accounts and contracts: "Z41-204821", in the cell of their label or right of it. */
export function lettersLast4(reading: Reading): Finding | undefined {
  for (const label of LABELS) {
    const found = numberBy(label, reading);
    if (found) return found;
  }
  return undefined;
}
