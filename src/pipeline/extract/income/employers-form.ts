import { spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { IncomeReading } from "./pay-stub-facts.ts";
import { cellBelow, isNameOfFirm } from "./payer.ts";

/** Boxes that a lender asks an employer to fill in; recognised print breaks some of them. */
const BOXES: readonly RegExp[] = [
  /\bname and address of employer\b/i,
  /\bcurrent gross base pay\b/i,
  /\bdate of employment\b/i,
  /\bpresent position\b/i,
  /\bprobability of continued employment\b/i,
  /\bsignature of employer\b/i,
];
const FEWEST_BOXES = 4;

/** Whether a paper is the form by which a lender has an employer verify what somebody earns. */
export function isEmployersForm({ sheet }: Reading): boolean {
  const printed = BOXES.filter((box) => sheet.segments.some(({ text }) => box.test(text)));
  return printed.length >= FEWEST_BOXES;
}

/**
 * Reads the employer's name off such a form and nothing else: its pay counts for the period that is ticked, which no words tell, its
 * days are those of signatures, and the monthly amounts are those of soldiers.
 */
export function readEmployersForm(reading: Reading): IncomeReading {
  const findings = new Map<string, Finding>();
  const box = reading.sheet.segments.find(({ text }) => BOXES[0]?.test(text));
  const name = box && cellBelow(reading, box, box.row);
  if (name && isNameOfFirm(name.text.trim()))
    findings.set("payer", makeFinding(name.text.trim(), spanOf(name, 0, name.text.length), 0.9));
  return { income: { kind: "other", findings }, checks: [] };
}
