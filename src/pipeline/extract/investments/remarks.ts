import type { PrintedLabel } from "../candidates/find-labels.ts";

/** "(includes accrued interest)" behind "Total value" says what the amount counts, and announces no other. */
const INCLUDED = /\((?:incl(?:udes|uding|\.)?|with|excludes|excluding)\s[^()]*$/i;

export const withoutRemarks = (labels: readonly PrintedLabel[]): PrintedLabel[] =>
  labels.filter(({ span: { segment, start } }) => !INCLUDED.test(segment.text.slice(0, start)));
